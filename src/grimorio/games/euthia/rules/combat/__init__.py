"""Combat: from the Monster's player to the last blow, and what comes of it."""

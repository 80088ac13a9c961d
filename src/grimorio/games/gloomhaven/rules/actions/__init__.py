"""The turn of a character: two actions, the lines of their cards, and what these lines do."""

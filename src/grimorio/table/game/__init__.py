"""A game as a table keeps it: played, opened from what is stored, seen by a seat."""

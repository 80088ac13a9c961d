"""Bots put to the test: many games, who is stronger, how strong each level is, how fast it is."""

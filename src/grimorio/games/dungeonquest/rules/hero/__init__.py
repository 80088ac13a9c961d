"""A Hero: its attributes and tests, its Life and its death, its dice."""

"""The map: its hexes and ways, areas of effect, the figures on it, and whom a line is for."""

"""Gloomhaven: its scenarios. Begun: the ground, and what monsters decide; not yet a title."""

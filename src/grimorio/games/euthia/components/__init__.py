"""Euthia: what is in the box, as typed facts and as numbers."""

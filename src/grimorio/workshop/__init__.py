"""Tools for those who write a title."""

"""The titles, one folder each; a folder that is left out is a game that is left out."""

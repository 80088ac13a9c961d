"""The rules of a scenario."""

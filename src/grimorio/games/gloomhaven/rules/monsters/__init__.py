"""Monsters and summons: what they decide, and what their cards tell them to do."""

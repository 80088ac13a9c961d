"""Gloomhaven: what cards, items and perks say."""

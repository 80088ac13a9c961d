"""The kit: a shelf of small parts a game may take, each module on its own.

Nothing here knows a game or another shelf's part unless it says so, and nothing
is imported for you: a title takes ``grimorio.kit.hexes`` and leaves the rest.
"""

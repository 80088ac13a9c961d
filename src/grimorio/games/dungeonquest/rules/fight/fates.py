"""Fates: how a fight ended for the Hero in it."""

from typing import Final

SLAIN: Final = 0
"""The Monster is dead, or the other Hero is defeated: what follows in the room follows now."""
ESCAPED: Final = 1
"""The Hero is out of the encounter, and its turn with it."""
DIED: Final = 2
"""The Hero is dead, or lies unconscious (DQ-WAIT-1); its turn has ended."""

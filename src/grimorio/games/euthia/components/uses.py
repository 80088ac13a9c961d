"""What can be done with the pieces of the box, one use at a time, and their attacks.

A use goes by its piece, and by its time too if the piece has several. A shield is a use that
consumes nothing (EU-SHIELD-3).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from grimorio.games.euthia.components.effects import (
    Act,
    CardEffect,
    Falter,
    Foot,
    Powers,
    Use,
    Ward,
)
from grimorio.games.euthia.components.numbers import PIECES
from grimorio.kit.effects import verb


def _shield(piece: Powers) -> Iterator[Use]:
    shield = piece.shield
    if shield is not None:
        effects: list[CardEffect] = []
        if shield.foot:
            effects.append(Foot(by=shield.foot))
        if shield.ward:
            effects.append(Ward(count=shield.ward))
        if shield.falter:
            effects.append(Falter(by=shield.falter))
        yield Use("after-monster", tuple(effects))


def _label(use: Use) -> str:
    """What tells a use from others of its piece at the same time: the Armour Set it needs, its
    condition, or its first verb."""
    first = use.effects[0]
    word = first.action if isinstance(first, Act) else verb(first)
    return str(use.set) if use.set else use.when or word


def _list_uses() -> Iterator[tuple[str, int, Use, bool]]:
    for number, piece in enumerate(PIECES):
        shields = [*_shield(piece)]
        uses = [*piece.uses, *shields]
        times = [use.at for use in uses]
        for use in uses:
            name = piece.id if len(uses) == 1 else f"{piece.id}/{use.at}"
            if times.count(use.at) > 1:
                name = f"{piece.id}/{_label(use)}"
            yield name, number, use, use in shields


_ALL: Final = tuple(_list_uses())
USE_IDS: Final = tuple([name for name, _, _, _ in _ALL])
USE_PIECES: Final = tuple([piece for _, piece, _, _ in _ALL])
"""The piece of each use."""
USES: Final = tuple([use for _, _, use, _ in _ALL])
IS_SHIELD: Final = tuple([shield for _, _, _, shield in _ALL])
USES_OF: Final = tuple(
    [tuple([n for n, one in enumerate(USE_PIECES) if one == piece]) for piece in range(len(PIECES))]
)
"""The uses of each piece."""
BETTER: Final = tuple(
    [
        tuple(
            [
                other
                for other in USES_OF[USE_PIECES[use]]
                if USES[other].at == USES[use].at
                and (USES[other].set > USES[use].set or (USES[other].when and not USES[use].when))
            ]
        )
        for use in range(len(USES))
    ]
)
"""The uses of the same piece and time that say more: with a larger Armour Set, or a condition."""

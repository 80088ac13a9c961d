"""The box in numbers, as state and rules hold it.

Beings come first in the numbering of cards, then legends, then flares.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from grimorio.games.tashkalar.components.box import Being, Content, Flare
from grimorio.games.tashkalar.components.effects import Special, list_effects
from grimorio.games.tashkalar.components.vocabulary import RANKS
from grimorio.kit.content import Index, digest, load

SOURCE: Final = files("grimorio.games.tashkalar") / "content"
CONTENT: Final = load(SOURCE, Content)
DIGEST: Final = digest(CONTENT)

BEINGS: Final[tuple[Being, ...]] = (*CONTENT.beings, *CONTENT.legends)
"""Beings and legends, in the order of their numbers."""
FIRST_LEGEND: Final = len(CONTENT.beings)
FIRST_FLARE: Final = len(BEINGS)
CARD: Final = Index([*[being.id for being in BEINGS], *[flare.id for flare in CONTENT.flares]])
"""Cards by id: beings, legends, flares."""
TASK: Final = Index(task.id for task in CONTENT.tasks)
SCHOOL: Final = Index(school.id for school in CONTENT.schools)

CARD_RANKS: Final = tuple(RANKS.index(being.rank) for being in BEINGS)
SCHOOL_CARDS: Final = tuple(
    tuple(number for number, being in enumerate(CONTENT.beings) if being.deck == school.deck)
    for school in CONTENT.schools
)
LEGEND_CARDS: Final = tuple(range(FIRST_LEGEND, FIRST_FLARE))
FLARE_CARDS: Final = tuple(range(FIRST_FLARE, len(CARD)))


def flare_of(card: int) -> Flare:
    """The flare of a card number."""
    return CONTENT.flares[card - FIRST_FLARE]


SPECIAL: Final = frozenset(
    being.id
    for being in BEINGS
    if any(isinstance(effect, Special) for effect in list_effects(being.effects))
)
"""The cards that need a coroutine of their own, no more and no less."""

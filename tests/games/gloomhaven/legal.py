"""What makes a build illegal: a judge of the ready-made ones, and of what players choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from grimorio.games.gloomhaven.components.builds import Build, ItemFault, fault_of_items, pool_of
from grimorio.games.gloomhaven.components.cards import cards
from grimorio.games.gloomhaven.components.classes import classes
from grimorio.games.gloomhaven.components.items import items

LEVELS: Final = range(1, 10)

Fault: TypeAlias = (
    Literal[
        "level", "gained-count", "gained-class", "gained-twice", "gained-level", "perks-count",
        "perks-unknown", "perks-boxes", "hand-size", "hand-twice", "hand-pool",
    ]
    | ItemFault
)  # fmt: skip
"""Why a build is not legal."""
PartyFault: TypeAlias = Literal["class-twice", "copies"]
"""Why builds do not go together."""


def fault_of_build(build: Build) -> Fault | None:
    """What is wrong with a build, or None (GH-CREATE-11..13, GH-SETUP-19..25, GH-RUL-130)."""
    if build.level not in LEVELS:
        return "level"
    return (
        _fault_of_gained(build)
        or _fault_of_perks(build)
        or _fault_of_hand(build)
        or fault_of_items(build.level, build.items)
    )


def fault_of_party(builds: Sequence[Build]) -> PartyFault | None:
    """What is wrong with these builds in one party, or None: a class that is there twice, or an
    item with too few copies (GH-CAMP-12, GH-SHOP-6)."""
    if len({build.of for build in builds}) < len(builds):
        return "class-twice"
    taken = [number for build in builds for number in build.items]
    for number in taken:
        if taken.count(number) > items()[number].copies:
            return "copies"
    return None


def _fault_of_gained(build: Build) -> Fault | None:
    """One card for each level gained, none of them above that level (GH-CREATE-12, GH-LEVEL-3)."""
    if len(build.gained) != build.level - 1:
        return "gained-count"
    levels: list[int] = []
    for place in build.gained:
        if not 0 <= place < len(cards()) or cards()[place].of != build.of:
            return "gained-class"
        levels.append(cards()[place].level)
    if len(set(build.gained)) < len(build.gained):
        return "gained-twice"
    for reached, level in enumerate(sorted(levels), 2):
        if not 2 <= level <= reached:
            return "gained-level"
    return None


def _fault_of_perks(build: Build) -> Fault | None:
    """One perk for each level gained, while it has boxes (GH-CREATE-12, GH-LEVEL-4)."""
    perks = classes()[build.of].perks
    if len(build.perks) != build.level - 1:
        return "perks-count"
    for place in build.perks:
        if not 0 <= place < len(perks):
            return "perks-unknown"
        if build.perks.count(place) > perks[place].boxes:
            return "perks-boxes"
    return None


def _fault_of_hand(build: Build) -> Fault | None:
    """As many cards of the pool as the hand size (GH-SETUP-25)."""
    if len(build.hand) != classes()[build.of].hand:
        return "hand-size"
    if len(set(build.hand)) < len(build.hand):
        return "hand-twice"
    pool = set(pool_of(build.of, build.gained))
    return None if pool.issuperset(build.hand) else "hand-pool"

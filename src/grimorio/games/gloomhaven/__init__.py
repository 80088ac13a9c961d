"""Gloomhaven: mercenaries in a dungeon, two cards a round, and monsters that act by rules."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from grimorio.core import Options, Rulebook, Seat, Title
from grimorio.games.gloomhaven import bot, setup, variants, view
from grimorio.games.gloomhaven.components.box import DIGEST
from grimorio.games.gloomhaven.kinds import KINDS
from grimorio.games.gloomhaven.rules import (
    actions,
    bosses,
    elements,
    ending,
    escorts,
    lasting,
    locks,
    monsters,
    orders,
    secrets,
    spawning,
    step,
    treasures,
    turn,
    verbs,
)
from grimorio.games.gloomhaven.state import Scenario
from grimorio.kit.numbers import NONE

CHAPTERS: Final = (
    actions, bosses, elements, escorts, lasting, locks, monsters, orders, spawning, treasures,
    verbs,
)  # fmt: skip
"""The chapters whose steps the others find by their names."""


class Gloomhaven(Rulebook[Scenario]):
    """The contract of a title, each part where it belongs."""

    setup = staticmethod(setup.set_up)
    turn = staticmethod(turn.turn_number)
    outcome = staticmethod(ending.outcome)
    hide = staticmethod(secrets.hide)
    conserved = staticmethod(secrets.conserved)
    secrets = staticmethod(secrets.secrets)
    show = staticmethod(view.show)
    say = staticmethod(view.say)
    view = staticmethod(view.view)


def shares(options: Options, seats: Sequence[Seat], of: int) -> bool:
    """One person who plays several characters sees all their hands (GH-RUL-263)."""
    return True


def is_out(s: Scenario, seat: Seat) -> bool:
    """Whether the character of a seat is exhausted (GH-EXH-3)."""
    return s.round > 0 and s.characters[seat].figure == NONE


title: Title[Scenario] = Title(
    name="gloomhaven",
    rules=Gloomhaven(),
    load=Scenario.load,
    folder=files(__package__),
    seats=(2, 4),
    settings=variants.SETTINGS,
    check=variants.check,
    steps=step,
    kinds=KINDS,
    content=DIGEST,
    catalogue=view.catalogue,
    nouns=view.NOUNS,
    adds=view.ADDS,
    minutes=90,
    icon="wolf-howl",
    out=is_out,
    feats=ending.feats,
    lore=bot.lore,
    shares=shares,
    ruler=view.ruler,
    outlook=view.outlook,
    signs=view.may_sign,
    about=view.about,
)

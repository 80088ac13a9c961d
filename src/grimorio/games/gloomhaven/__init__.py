"""Gloomhaven: mercenaries in a dungeon, two cards a round, and monsters that act by rules."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

from grimorio.core import (
    History,
    Listing,
    Looks,
    Options,
    Rulebook,
    Seat,
    Seating,
    Settings,
    Title,
    Words,
)
from grimorio.games.gloomhaven import bot, migration, rules, setup, variants, view
from grimorio.games.gloomhaven.components.box import DIGEST
from grimorio.games.gloomhaven.kinds import KINDS
from grimorio.games.gloomhaven.rules import ending, secrets, step, turn
from grimorio.games.gloomhaven.rules.actions import bonuses
from grimorio.games.gloomhaven.state import Scenario
from grimorio.kit.chapters import read_all
from grimorio.kit.numbers import NONE

read_all(rules)


class Gloomhaven(Rulebook[Scenario]):
    """The contract of a title, each part where it belongs."""

    setup = staticmethod(setup.set_up)
    turn = staticmethod(turn.turn_number)
    standing = staticmethod(bonuses.standing)
    outcome = staticmethod(ending.outcome)
    hide = staticmethod(secrets.hide)
    conserved = staticmethod(secrets.conserved)
    secrets = staticmethod(secrets.secrets)
    migrate = staticmethod(migration.migrate)
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
    folder=files(__package__),
    rules=Gloomhaven(),
    load=Scenario.load,
    steps=step,
    kinds=KINDS,
    seating=Seating(
        seats=(2, 4),
        out=is_out,
        feats=ending.feats,
        shares=shares,
        signs=view.may_sign,
    ),
    history=History(ruleset=2, versions={1: "0.0"}, layout=3, content=DIGEST),
    settings=Settings(choices=variants.SETTINGS, about=view.about),
    words=Words(nouns=view.NOUNS, adds=view.STORY.adds),
    looks=Looks(catalogue=view.catalogue, ruler=view.ruler, outlook=view.outlook, offer=view.offer),
    listing=Listing(minutes=90, icon="wolf-howl"),
    lore=bot.lore,
)

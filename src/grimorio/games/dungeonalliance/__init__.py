"""Dungeon Alliance: alliances of four heroes in a dungeon that grows door by door."""

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
from grimorio.games.dungeonalliance import bot, fame, migration, setup, variants, view
from grimorio.games.dungeonalliance.components.numbers import DIGEST, SPECIAL
from grimorio.games.dungeonalliance.kinds import KINDS
from grimorio.games.dungeonalliance.rules import ending, secrets, step, turn
from grimorio.games.dungeonalliance.rules.specials import RULES
from grimorio.games.dungeonalliance.state import Dungeon
from grimorio.kit.effects import compare


class DungeonAlliance(Rulebook[Dungeon]):
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
    migrate = staticmethod(migration.migrate)


compare("special cards", SPECIAL, RULES)


def shares(options: Options, seats: Sequence[Seat], of: int) -> bool:
    """One person who plays several Alliances together sees all their hands (DA-RUL-142)."""
    return variants.is_common(options)


title: Title[Dungeon] = Title(
    name="dungeonalliance",
    folder=files(__package__),
    rules=DungeonAlliance(),
    load=Dungeon.load,
    steps=step,
    kinds=KINDS,
    seating=Seating(seats=(1, 4), feats=fame.feats, shares=shares),
    history=History(ruleset=4, layout=2, versions={1: "0.0"}, content=DIGEST),
    settings=Settings(choices=variants.SETTINGS, check=variants.check),
    words=Words(nouns=view.NOUNS, adds=view.STORY.adds),
    looks=Looks(catalogue=view.catalogue, ruler=view.ruler, outlook=view.outlook),
    listing=Listing(minutes=90, icon="dungeon-gate", finished=True),
    lore=bot.lore,
)

"""Dungeon Alliance: alliances of four heroes in a dungeon that grows door by door."""

from __future__ import annotations

from importlib.resources import files

from grimorio.core import Rulebook, Title
from grimorio.games.dungeonalliance import bot, fame, setup, variants, view
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


compare("special cards", SPECIAL, RULES)

title: Title[Dungeon] = Title(
    name="dungeonalliance",
    rules=DungeonAlliance(),
    load=Dungeon.load,
    folder=files(__package__),
    seats=(1, 4),
    settings=variants.SETTINGS,
    check=variants.check,
    steps=step,
    kinds=KINDS,
    content=DIGEST,
    lore=bot.lore,
    catalogue=view.catalogue,
    nouns=view.NOUNS,
    feats=fame.feats,
    ruler=view.ruler,
    outlook=view.outlook,
    minutes=90,
    icon="dungeon-gate",
)

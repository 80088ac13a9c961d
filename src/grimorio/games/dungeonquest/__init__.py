"""DungeonQuest: a race through the dungeon of the dragon lord Kalladra before the sun sets."""

from __future__ import annotations

from importlib.resources import files

from grimorio.core import Data, Offer, Seat, Title
from grimorio.games.dungeonquest import bot, fame, setup, variants, view
from grimorio.games.dungeonquest.components.numbers import DIGEST
from grimorio.games.dungeonquest.rules import (
    ending,
    secrets,
    told,
    told_combat,
    turn,
)
from grimorio.games.dungeonquest.rules.sides import MONSTER_DUTY
from grimorio.games.dungeonquest.state import Quest


def standing(s: Quest, seat: Seat) -> list[Offer]:
    """Nothing may be done outside a question."""
    return []


def migrate(data: Data, ruleset: int) -> Data:
    """There is no older ruleset."""
    return data


class DungeonQuest:
    """The contract of a title, each part where it belongs."""

    setup = staticmethod(setup.set_up)
    advance = staticmethod(turn.play_turn)
    standing = staticmethod(standing)
    outcome = staticmethod(ending.outcome)
    hide = staticmethod(secrets.hide)
    migrate = staticmethod(migrate)
    conserved = staticmethod(secrets.conserved)
    secrets = staticmethod(secrets.secrets)
    show = staticmethod(view.show)
    say = staticmethod(view.say)
    view = staticmethod(view.view)


title: Title[Quest] = Title(
    name="dungeonquest",
    rules=DungeonQuest(),
    load=Quest.load,
    folder=files(__package__),
    seats=(1, 4),
    settings=variants.SETTINGS,
    check=variants.check,
    reveals=told.REVEALS | told_combat.REVEALS,
    content=DIGEST,
    catalogue=view.catalogue,
    finished=True,
    minutes=60,
    icon="dragon-head",
    duties=(MONSTER_DUTY,),
    out=ending.is_out,
    feats=fame.feats,
    lore=bot,
)

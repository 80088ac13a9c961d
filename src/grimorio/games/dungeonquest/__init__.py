"""DungeonQuest: a race through the dungeon of the dragon lord Kalladra before the sun sets."""

from __future__ import annotations

from importlib.resources import files

from grimorio.core import Rulebook, Title
from grimorio.games.dungeonquest import bot, fame, migration, setup, variants, view
from grimorio.games.dungeonquest.components.numbers import DIGEST
from grimorio.games.dungeonquest.kinds import KINDS
from grimorio.games.dungeonquest.rules import ending, secrets, step, surrender, turn
from grimorio.games.dungeonquest.state import Quest


class DungeonQuest(Rulebook[Quest]):
    """The contract of a title, each part where it belongs."""

    setup = staticmethod(setup.set_up)
    turn = staticmethod(turn.count_turns)
    outcome = staticmethod(ending.outcome)
    standing = staticmethod(surrender.standing)
    migrate = staticmethod(migration.migrate)
    hide = staticmethod(secrets.hide)
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
    steps=step,
    kinds=KINDS,
    ruleset=2,
    content=DIGEST,
    content_before=("91ea8ab1121ef1b06d72278c4e340d0a",),
    catalogue=view.catalogue,
    nouns=view.NOUNS,
    adds=view.ADDS,
    finished=True,
    minutes=60,
    icon="dragon-head",
    lone_duties=False,
    out=ending.is_out,
    feats=fame.feats,
    lore=bot.lore,
)

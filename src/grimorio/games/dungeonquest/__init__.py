"""DungeonQuest: a race through the dungeon of the dragon lord Kalladra before the sun sets."""

from __future__ import annotations

from importlib.resources import files

from grimorio.core import History, Listing, Looks, Rulebook, Seating, Settings, Title, Words
from grimorio.games.dungeonquest import bot, fame, migration, setup, variants, view
from grimorio.games.dungeonquest.components.numbers import DIGEST
from grimorio.games.dungeonquest.kinds import KINDS
from grimorio.games.dungeonquest.rules import ending, secrets, step, surrender, turn
from grimorio.games.dungeonquest.rules.cards import effects
from grimorio.games.dungeonquest.rules.dungeon import facing
from grimorio.games.dungeonquest.state import Quest

effects.check_cards()
facing.check_rooms()


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
    folder=files(__package__),
    rules=DungeonQuest(),
    load=Quest.load,
    steps=step,
    kinds=KINDS,
    seating=Seating(seats=(1, 4), lone_duties=False, out=ending.is_out, feats=fame.feats),
    history=History(
        ruleset=3,
        layout=migration.LAYOUT,
        content=DIGEST,
        content_before=("91ea8ab1121ef1b06d72278c4e340d0a",),
    ),
    settings=Settings(choices=variants.SETTINGS, check=variants.check),
    words=Words(nouns=view.NOUNS, adds=view.STORY.adds),
    looks=Looks(catalogue=view.catalogue),
    listing=Listing(minutes=60, icon="dragon-head", finished=True),
    lore=bot.lore,
)

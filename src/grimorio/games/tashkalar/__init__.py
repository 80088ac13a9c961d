"""Tash-Kalar: an arena in which patterns of pieces summon beings."""

from __future__ import annotations

from importlib.resources import files

from grimorio.core import History, Listing, Looks, Rulebook, Seating, Settings, Title, Words
from grimorio.games.tashkalar import migration, puzzles, variants, view
from grimorio.games.tashkalar.bot import lore
from grimorio.games.tashkalar.components.numbers import DIGEST
from grimorio.games.tashkalar.kinds import KINDS
from grimorio.games.tashkalar.rules import ending, secrets, step, turn
from grimorio.games.tashkalar.state import Arena


class TashKalar(Rulebook[Arena]):
    """The contract of a title, each part where it belongs."""

    setup = staticmethod(puzzles.set_up)
    turn = staticmethod(turn.turn_number)
    standing = staticmethod(ending.standing)
    outcome = staticmethod(ending.outcome)
    migrate = staticmethod(migration.migrate)
    hide = staticmethod(secrets.hide)
    conserved = staticmethod(secrets.conserved)
    secrets = staticmethod(secrets.secrets)
    show = staticmethod(view.show)
    say = staticmethod(view.say)
    view = staticmethod(view.view)


title: Title[Arena] = Title(
    name="tashkalar",
    folder=files(__package__),
    rules=TashKalar(),
    load=Arena.load,
    steps=step,
    kinds=KINDS,
    seating=Seating(seats=(2, 4)),
    history=History(ruleset=2, versions={1: "0.0"}, layout=1, content=DIGEST),
    settings=Settings(choices=variants.SETTINGS, check=variants.check),
    words=Words(
        nouns={
            "card": ("*", "name", "number"),
            "piece": ("square", "piece"),
            "direction": ("n", "sign"),
        },
        adds=view.STORY.adds,
    ),
    looks=Looks(catalogue=view.catalogue),
    listing=Listing(minutes=60, icon="crossed-swords", finished=True),
    lore=lore,
)

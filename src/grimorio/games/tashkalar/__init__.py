"""Tash-Kalar: an arena in which patterns of pieces summon beings."""

from __future__ import annotations

from importlib.resources import files

from grimorio.core import Rulebook, Title
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
    rules=TashKalar(),
    load=Arena.load,
    folder=files(__package__),
    seats=(2, 4),
    ruleset=2,
    versions={1: "0.0"},
    settings=variants.SETTINGS,
    check=variants.check,
    steps=step,
    kinds=KINDS,
    content=DIGEST,
    catalogue=view.catalogue,
    nouns={"card": ("*", "name", "number")},
    finished=True,
    minutes=60,
    icon="crossed-swords",
    lore=lore,
)

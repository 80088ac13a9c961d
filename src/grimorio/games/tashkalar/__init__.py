"""Tash-Kalar: an arena in which patterns of pieces summon beings."""

from __future__ import annotations

from importlib.resources import files

from grimorio.core import Data, Title
from grimorio.games.tashkalar import bot, puzzles, variants, view
from grimorio.games.tashkalar.components.numbers import DIGEST
from grimorio.games.tashkalar.rules import ending, play, secrets, told
from grimorio.games.tashkalar.state import Arena


def migrate(data: Data, ruleset: int) -> Data:
    """There is no older ruleset."""
    return data


class TashKalar:
    """The contract of a title, each part where it belongs."""

    setup = staticmethod(puzzles.set_up)
    advance = staticmethod(play.advance)
    standing = staticmethod(ending.standing)
    outcome = staticmethod(ending.outcome)
    hide = staticmethod(secrets.hide)
    migrate = staticmethod(migrate)
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
    settings=variants.SETTINGS,
    check=variants.check,
    reveals=told.REVEALS,
    content=DIGEST,
    catalogue=view.catalogue,
    finished=True,
    minutes=60,
    icon="crossed-swords",
    lore=bot,
)

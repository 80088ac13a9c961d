"""Bazaar: the second title of the suite. All seats act at the same time, in secret and in the
open, and decide as a party."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from grimorio.core import Listing, Looks, Seating, Setting, Settings, Title, Words
from grimorio.core.contract import Rulebook
from grimorio.core.together import FIRST, PARTY
from tests.bazaar import rules, view
from tests.bazaar.kinds import KINDS
from tests.bazaar.state import Bazaar
from tests.published import publish_titles


class Fair(Rulebook[Bazaar]):
    """The contract of a title, each part where it belongs."""

    setup = staticmethod(rules.set_up)
    turn = staticmethod(rules.turn)
    outcome = staticmethod(rules.outcome)
    hide = staticmethod(rules.hide)
    conserved = staticmethod(rules.conserved)
    secrets = staticmethod(rules.secrets)
    show = staticmethod(view.STORY.choice)
    say = staticmethod(view.STORY.line)
    view = staticmethod(view.view)


title: Title[Bazaar] = Title(
    name="bazaar",
    folder=files(__package__),
    rules=Fair(),
    load=Bazaar.load,
    steps=rules.step,
    kinds=KINDS,
    seating=Seating(seats=(2, 4), shares=rules.shares),
    settings=Settings(
        choices=[
            Setting("party", FIRST, PARTY, ("BZ-ROAD-1",)),
            Setting("days", 3, [2, 3, 4], ("BZ-END-1",)),
        ]
    ),
    looks=Looks(catalogue=view.catalogue, ruler=view.ruler),
    words=Words(adds=view.STORY.adds),
    listing=Listing(minutes=5),
)


def install(folder: Path) -> str:
    """Publish the game as another package would, for the server and its child processes; the path
    to be searched for it."""
    return str(publish_titles(folder, "bazaar", {"bazaar": "tests.bazaar:title"}))

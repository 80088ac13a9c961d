"""Dash: a race with a die and a hand of boosts."""

from __future__ import annotations

from importlib.resources import files

from grimorio.core import Listing, Looks, Rulebook, Seating, Title
from grimorio.workshop.dash import setup, view
from grimorio.workshop.dash.kinds import KINDS
from grimorio.workshop.dash.rules import ending, secrets, step, turn
from grimorio.workshop.dash.state import Race
from grimorio.workshop.dash.view import story


class Dash(Rulebook[Race]):
    """The contract of a title, each part where it belongs."""

    setup = staticmethod(setup.set_up)
    turn = staticmethod(turn.number)
    outcome = staticmethod(ending.outcome)
    hide = staticmethod(secrets.hide)
    conserved = staticmethod(secrets.conserved)
    secrets = staticmethod(secrets.secrets)
    show = staticmethod(view.show)
    say = staticmethod(story.say)
    view = staticmethod(view.view)


title: Title[Race] = Title(
    name="dash",
    folder=files(__package__),
    rules=Dash(),
    load=Race.load,
    steps=step,
    kinds=KINDS,
    seating=Seating(seats=(2, 4)),
    looks=Looks(catalogue=view.catalogue),
    listing=Listing(minutes=5, icon="footsteps"),
)

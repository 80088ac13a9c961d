"""Euthia: Torment of Resurrection: heroes on a map that grows, and a rival plays the monster."""

from __future__ import annotations

from importlib.resources import files

from grimorio.core import History, Listing, Looks, Rulebook, Seating, Settings, Title, Words
from grimorio.games.euthia import bot, setup, variants, view
from grimorio.games.euthia.components.numbers import DIGEST
from grimorio.games.euthia.kinds import KINDS
from grimorio.games.euthia.rules import ending, secrets, step, turn
from grimorio.games.euthia.state import Realm


class Euthia(Rulebook[Realm]):
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


title: Title[Realm] = Title(
    name="euthia",
    folder=files(__package__),
    rules=Euthia(),
    load=Realm.load,
    steps=step,
    kinds=KINDS,
    seating=Seating(seats=(2, 4)),
    history=History(content=DIGEST),
    settings=Settings(choices=variants.SETTINGS),
    words=Words(nouns=view.NOUNS, adds=view.STORY.adds),
    looks=Looks(catalogue=view.catalogue),
    listing=Listing(minutes=120, icon="dragon-head"),
    lore=bot.lore,
)

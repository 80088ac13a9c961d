"""The engine: asking, driving, chance, records, undo, clone. It knows no game."""

from grimorio.core.agenda import Agenda, Owner, Planned, Steps, cut, plan, within
from grimorio.core.asking import (
    WATCHER,
    Ask,
    Offer,
    Seat,
    Value,
    ask,
    ask_all,
    ask_any,
    gather,
    key_of,
)
from grimorio.core.chance import Chance
from grimorio.core.contract import Dumped, Feat, Lore, Options, Outcome, Rulebook, Rules, State
from grimorio.core.data import Data
from grimorio.core.drive import Game
from grimorio.core.errors import Refusal
from grimorio.core.events import Event, Journal, reveal, tell, tell_only
from grimorio.core.kinds import NUMBER, SEAT, WORD, Arg, EventKind, Kinds, Question
from grimorio.core.states import Stored
from grimorio.core.title import History, Listing, Looks, Seating, Setting, Settings, Title, Words

__all__ = [
    "NUMBER",
    "SEAT",
    "WATCHER",
    "WORD",
    "Agenda",
    "Arg",
    "Ask",
    "Chance",
    "Data",
    "Dumped",
    "Event",
    "EventKind",
    "Feat",
    "Game",
    "History",
    "Journal",
    "Kinds",
    "Listing",
    "Looks",
    "Lore",
    "Offer",
    "Options",
    "Outcome",
    "Owner",
    "Planned",
    "Question",
    "Refusal",
    "Rulebook",
    "Rules",
    "Seat",
    "Seating",
    "Setting",
    "Settings",
    "State",
    "Steps",
    "Stored",
    "Title",
    "Value",
    "Words",
    "ask",
    "ask_all",
    "ask_any",
    "cut",
    "gather",
    "key_of",
    "plan",
    "reveal",
    "tell",
    "tell_only",
    "within",
]

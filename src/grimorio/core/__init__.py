"""The engine: asking, driving, chance, records, undo, clone. It knows no game."""

from grimorio.core.asking import WATCHER, Ask, Offer, Seat, Value, ask, ask_all, key_of, pause
from grimorio.core.chance import Chance
from grimorio.core.contract import Feat, Lore, Options, Outcome, Rules, Setting, State, Title
from grimorio.core.data import Data
from grimorio.core.drive import Game
from grimorio.core.errors import Refusal
from grimorio.core.events import Event, Journal, reveal, tell, tell_only
from grimorio.core.states import Stored

__all__ = [
    "WATCHER",
    "Ask",
    "Chance",
    "Data",
    "Event",
    "Feat",
    "Game",
    "Journal",
    "Lore",
    "Offer",
    "Options",
    "Outcome",
    "Refusal",
    "Rules",
    "Seat",
    "Setting",
    "State",
    "Stored",
    "Title",
    "Value",
    "ask",
    "ask_all",
    "key_of",
    "pause",
    "reveal",
    "tell",
    "tell_only",
]

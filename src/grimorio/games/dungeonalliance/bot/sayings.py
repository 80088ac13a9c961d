"""Why a player would do what is advised, in one line, and what the activation goes on with."""

from __future__ import annotations

from typing import Final

from grimorio.core import Ask, Value
from grimorio.core.scene import Text
from grimorio.games.dungeonalliance import kinds
from grimorio.games.dungeonalliance.bot.blows import health_left
from grimorio.games.dungeonalliance.rules.combat import defence_of, power_of
from grimorio.games.dungeonalliance.rules.figures import active, health_of, hero_of, named
from grimorio.games.dungeonalliance.state import Dungeon
from grimorio.games.dungeonalliance.view.deeds import Walks, with_card
from grimorio.games.dungeonalliance.view.names import figure_text

SAID: Final = {
    "take": "reason-chest",
    "chest": "reason-chest",
    "crack": "reason-chest",
    "open": "reason-opens",
    "go-open": "reason-opens",
    "pick": "reason-tries",
    "peek": "reason-peeks",
    "disarm": "reason-disarms",
    "leave": "reason-leaves",
    "again": "reason-again",
}
"""What is said of each thing to do, whatever it is done to."""
WEAK: Final = 2
"""With so much Health left a hero is about to fall."""


def reason(s: Dungeon, ask: Ask[Value], option: Value) -> Text | None:
    """Why the active hero would do that: for its owner's eyes."""
    if ask.kind is not kinds.ACT:
        return None
    word = option[0] if isinstance(option, tuple) and option else option
    if word == "rest":
        figure = active(s)
        left = health_of(s, figure) - hero_of(s, figure).damage
        return Text("reason-rests-weak" if left <= WEAK else "reason-rests")
    if isinstance(option, tuple) and word in ("attack", "go-attack", "pet"):
        numbers = [part for part in option if isinstance(part, int)]
        return attack_reason(prepared(s, word, numbers), numbers[0], numbers[1])
    known = SAID.get(word) if isinstance(word, str) else None
    return None if known is None else Text(known)


def prepared(s: Dungeon, word: Value, numbers: list[int]) -> Dungeon:
    """The dungeon when an attack is made: after the walk, with the card that is played for it."""
    if word == "go-attack":
        walks = Walks(s)
        s = walks.there(s, walks.to_attack(s, numbers[0], numbers[1]))
    for card in numbers[2:]:
        s = with_card(s, card)
    return s


def attack_reason(s: Dungeon, source: int, target: int) -> Text | None:
    """Whether somebody would fall, as far as can be seen before dice and Reactions."""
    figure = active(s)
    damage = power_of(s, figure, source, target) - defence_of(s, figure, source, target)
    if damage <= 0:
        return None
    name = "reason-slays" if damage >= health_left(s, target) else "reason-wounds"
    return Text(name, {"figure": figure_text(named(s, target), "start")})


def then(said: Text | None, after: Text) -> Text:
    """The reason, and what the hero does next."""
    if said is None:
        return Text("reason-first", {"next": after})
    return Text("reason-then", {"why": said, "next": after})

"""Why a player would do what is advised, in one line, and what the activation goes on with."""

from __future__ import annotations

from typing import Final

from grimorio.core import Ask, Value
from grimorio.core.kinds import Kind
from grimorio.core.scene import Text
from grimorio.games.dungeonalliance import kinds
from grimorio.games.dungeonalliance.bot.blows import health_left
from grimorio.games.dungeonalliance.rules.combat import defence_of, power_of
from grimorio.games.dungeonalliance.rules.figures import active, health_of, hero_of, named
from grimorio.games.dungeonalliance.state import Dungeon
from grimorio.games.dungeonalliance.view.deeds import Walks, with_card
from grimorio.games.dungeonalliance.view.names import figure_text
from grimorio.kit.numbers import NONE

SAID: Final[dict[Kind, str]] = {
    kinds.TAKE: "reason-chest",
    kinds.UNLID: "reason-chest",
    kinds.CRACK: "reason-chest",
    kinds.OPEN: "reason-opens",
    kinds.GO_OPEN: "reason-opens",
    kinds.PICK_LOCK: "reason-tries",
    kinds.LOOK_FOR: "reason-tries",
    kinds.PEEK: "reason-peeks",
    kinds.DEFUSE: "reason-disarms",
    kinds.LEAVE: "reason-leaves",
    kinds.SECOND_MOVE: "reason-again",
}
"""What is said of each thing to do, whatever it is done to."""
WEAK: Final = 2
"""With so much Health left a hero is about to fall."""


def reason(s: Dungeon, ask: Ask[Value], option: Value) -> Text | None:
    """Why the active hero would do that: for its owner's eyes."""
    if ask.kind is not kinds.ACT:
        return None
    if kinds.REST.matches(option):
        figure = active(s)
        left = health_of(s, figure) - hero_of(s, figure).damage
        return Text("reason-rests-weak" if left <= WEAK else "reason-rests")
    if kinds.PET.matches(option):
        return attack_reason(s, *kinds.PET.parts(option))
    if kinds.ATTACK.matches(option):
        target, source, played = kinds.ATTACK.parts(option)
        return attack_reason(prepared(s, played), source, target)
    if kinds.GO_ATTACK.matches(option):
        target, source, played = kinds.GO_ATTACK.parts(option)
        walks = Walks(s)
        there = walks.there(s, walks.to_attack(s, source, target))
        return attack_reason(prepared(there, played), source, target)
    known = SAID.get(kinds.ACT.of(option))
    return None if known is None else Text(known)


def prepared(s: Dungeon, played: int) -> Dungeon:
    """The dungeon when an attack is made, with the card that is played for it."""
    return s if played == NONE else with_card(s, played)


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

"""The start of a round, when all cards are shown: room for a rest, and other initiatives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grimorio.core import Seat, Value, ask, plan
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.items import items as box
from grimorio.games.gloomhaven.rules import step
from grimorio.games.gloomhaven.rules.actions import bonuses
from grimorio.games.gloomhaven.rules.gear import items
from grimorio.games.gloomhaven.rules.map.figures import players
from grimorio.games.gloomhaven.state import Scenario

EARLIEST: Final = 1
LATEST: Final = 99
FOR_REST: Final = 2
"""Discarded cards that a long rest needs."""


@step
async def open_round(s: Scenario) -> None:
    """After all cards are shown, who rests makes room for it, and initiatives can be changed."""
    steps = []
    for seat in players(s):
        if s.characters[seat].rests:
            steps.append(bring_back(seat))
        else:
            steps.append(hurry(seat))
    plan(s, *steps)


@step
async def hurry(s: Scenario, seat: Seat) -> None:
    """An item makes a character act earlier or later in this round, within 1 and 99
    (GH-RUL-148)."""
    character = s.characters[seat]

    def options() -> Sequence[Value]:
        found: list[Value] = [None]
        for number in items.usable(s, seat, "round_start"):
            change = box()[number].initiative
            for new in (character.initiative - change, character.initiative + change):
                found.append(kinds.HURRY_ITEM(number, min(max(new, EARLIEST), LATEST)))
        return found

    while len(options()) > 1:
        answer = await ask(seat, kinds.HURRY, options, character.initiative)
        if answer is None:
            return
        number, new = kinds.HURRY_ITEM.parts(answer)
        items.use(s, seat, number)
        character.initiative = new


@step
async def bring_back(s: Scenario, seat: Seat) -> None:
    """Active cards go to the discards, as many as a long rest needs; the player chooses which
    (GH-DECL-4, GH-RUL-27, GH-RUL-151)."""
    character = s.characters[seat]

    def due() -> list[int]:
        short = character.rests and len(character.discard) < FOR_REST
        return bonuses.countable(character) if short else []

    while due():
        card = await ask(seat, kinds.END_ACTIVE, lambda: due() or [None])
        if card is not None:
            bonuses.end(s, seat, card)

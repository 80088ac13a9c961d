"""Advice for a person at a seat: the best moves a searching bot sees there, and why.

It thinks by the same Thinker as a bot at that seat would, and so it knows no more than the person.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from grimorio.bots import Thinker
from grimorio.bots.levels import Searcher
from grimorio.bots.playing_on import World, asked
from grimorio.bots.turns import Reply
from grimorio.core.asking import Seat, Value

if TYPE_CHECKING:
    from grimorio.core.scene import Text

ADVISER: Final = "dragon"


class Advice:
    """A move worth thinking of."""

    __slots__ = ("key", "value", "visits", "why")

    def __init__(self, key: str, value: float | None, visits: int, why: Text | None) -> None:
        self.key = key
        self.value = value
        """About the chance to win after it, 0 to 1, never more than that of a better move; None if
        it is the only move worth a thought."""
        self.visits = visits
        """How many continuations were looked at; few mean that it was soon left for better ones."""
        self.why = why
        """What the title says of it in one line, if it says anything: for this seat's eyes."""


def advise(
    thinker: Thinker, count: int = 3, *, budget: int = 0, seed: int | str = "advice"
) -> list[Advice]:
    """The best moves, best first: the first is what a dragon of that seed plays, a budget of 0 is
    its own. The same knowledge, seed and budget give the same advice, as long as there is time."""
    dragon = Searcher(seed, budget, ADVISER)
    found = dragon.ranked(thinker, dragon.next_seed())[:count]
    advice = []
    most = 1.0
    for option, arm in found:
        # Left aside for those before it, though the few looks it had may flatter it.
        most = min(most, arm.mean) if arm.visits else most
        value = most if arm.visits else None
        why = reason(thinker, option, dragon.turns.get(option, ()), f"{seed}")
        advice.append(Advice(thinker.ask.key(option), value, arm.visits, why))
    return advice


def reason(thinker: Thinker, option: Value, turn: Sequence[Reply], key: str) -> Text | None:
    """Why one would choose that: what lore says to the seat itself, else what it says aloud; and
    how the turn goes on from there, if lore has a word for it."""
    lore = thinker.lore
    if lore is None:
        return None
    world = thinker.sample(key, once=True)
    said = lore.reason(world.state, asked(world, thinker.seat), option)
    after = next_action(thinker, turn, key)
    return said if after is None else lore.then(said, after)


def next_action(thinker: Thinker, turn: Sequence[Reply], key: str) -> Text | None:
    """What comes after the first action of the turn, as the seat would read it there. Only what
    goes in another world as it was thought is told: the rest hangs on what the seat cannot know."""
    world = thinker.sample(key)
    lore = thinker.lore
    for number, reply in enumerate(turn):
        ask = world.asked(thinker.seat)
        if ask is None or (ask.kind, ask.options) != (reply.kind, reply.options):
            return None
        if number and lore is not None and ask.kind in lore.acts:
            return text_of(world, thinker.seat, reply.answer)
        world.answer(thinker.seat, reply.answer)
    return None


def text_of(world: World, seat: Seat, option: Value) -> Text:
    """An answer to what the seat is asked, in its own words."""
    key = asked(world, seat).key(option)
    (found,) = [
        one.text for choice in world.choices(seat) for one in choice.options if one.key == key
    ]
    return found

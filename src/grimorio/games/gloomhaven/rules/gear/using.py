"""Items that do something by themselves, and what no fact can say of them (GH-ITEM-1, GH-ITEM-4,
GH-ITEM-8)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from grimorio.core import Seat, Value, ask, plan, reveal, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.items import items as box
from grimorio.games.gloomhaven.components.numbers import (
    CARDS,
    ELEMENTS,
    ITEM_SUMMONS,
    STRENGTHEN,
    conditions_of,
)
from grimorio.games.gloomhaven.nouns import ItemId
from grimorio.games.gloomhaven.rules import SEAT, step
from grimorio.games.gloomhaven.rules.actions import recovering
from grimorio.games.gloomhaven.rules.actions.summoning import add_summon
from grimorio.games.gloomhaven.rules.ahead import CHOOSE_ACTION
from grimorio.games.gloomhaven.rules.attack.conditions import give, heal
from grimorio.games.gloomhaven.rules.gear import items
from grimorio.games.gloomhaven.rules.map.figures import (
    empty,
    ground,
    named,
    own,
)
from grimorio.games.gloomhaven.rules.map.ground import cells_of
from grimorio.games.gloomhaven.state import PARTY, Scenario
from grimorio.kit.effects import compare
from grimorio.kit.zones import EVERYBODY

TOP_DONE: Final = 1
BOTTOM_DONE: Final = 2


@SEAT.owns
@step
async def use_item(s: Scenario, seat: Seat, number: ItemId) -> None:
    """An item is used for what it does by itself."""
    await use_by_itself(s, seat, number)


async def use_by_itself(s: Scenario, seat: Seat, number: int) -> None:
    """An item of the own turn: it refreshes, heals, gives conditions, takes cards back, makes
    elements, and does what only it does. Healing is a Heal in all respects (GH-ITEM-8)."""
    character = s.characters[seat]
    item = items.use(s, seat, number)
    if item.refresh_spent:
        items.refresh_spent(s, seat)
    if item.heal:
        heal(s, character.figure, item.heal)
    if item.gains:
        give(s, character.figure, conditions_of(item.gains))
    if item.recover:
        await recover(s, seat, number, item.recover)
    for _ in range(item.refresh_consumed):
        await refresh_small(s, seat)
    for _ in range(item.makes):
        await make_element(s, seat)
    if item.special:
        await SPECIALS[item.special](s, seat)


async def recover(s: Scenario, seat: Seat, number: int, count: int) -> None:
    """Discarded cards come back to hand, up to a number (GH-RECOV-1..3, GH-RUL-70)."""

    def options() -> list[int | None]:
        return [None, *recovering.recoverable(s, seat, "discard")]

    for _ in range(count):
        card = await ask(seat, kinds.RECOVER_BY, options, number)
        if card is None:
            return
        recovering.bring_back(s, seat, card, seat)


async def refresh_small(s: Scenario, seat: Seat) -> None:
    """One consumed small item can be used again (GH-REFRESH-1, GH-ITEM-13)."""
    if recovering.refreshable(s, seat):
        number = await ask(seat, kinds.REFRESH, lambda: recovering.refreshable(s, seat))
        recovering.make_ready(s, seat, number)


async def make_element(s: Scenario, seat: Seat) -> None:
    """An element of one's choice is there at the end of the turn (GH-ELEM-2, GH-ELEM-3)."""

    def options() -> Sequence[int]:
        return [number for number in range(len(ELEMENTS)) if number not in s.infused]

    if options():
        s.infused.append(await ask(seat, kinds.CHOOSE_ELEMENT, options))


# -- special ones ----------------------------------------------------------------------------------


async def falcon(s: Scenario, seat: Seat) -> None:
    """A summon beside oneself; its item is consumed as long as it lives and after (GH-SUMMON-1,
    GH-SUMMON-5)."""
    figure = s.figures[s.characters[seat].figure]
    number = next(one for one in ITEM_SUMMONS if box()[one].special == "falcon-figurine")
    line_number = ITEM_SUMMONS[number]

    def options() -> Sequence[int]:
        return cells_of(ground(s).beside[figure.at] & empty(s))

    at = await ask(seat, kinds.CHOOSE_CELL, options, line_number)
    add_summon(s, s.characters[seat].figure, seat, line_number, at)


async def lucky_eye(s: Scenario, seat: Seat) -> None:
    """Oneself and all adjacent allies are strengthened."""
    number = s.characters[seat].figure
    beside = ground(s).beside[s.figures[number].at]
    give(s, number, STRENGTHEN)
    for other in [key for key, one in own(s, PARTY) if beside >> one.at & 1]:
        give(s, other, STRENGTHEN)


async def haste(s: Scenario, seat: Seat) -> None:
    """A card of the hand is played, and its bottom performed at once."""
    await play_more(s, seat, "ring-of-haste", TOP_DONE)


async def brutality(s: Scenario, seat: Seat) -> None:
    """A card of the hand is played, and its top performed at once."""
    await play_more(s, seat, "ring-of-brutality", BOTTOM_DONE)


async def play_more(s: Scenario, seat: Seat, special: str, done: int) -> None:
    """One more card, of which one half counts as done already."""
    character = s.characters[seat]
    number = _number(special)
    card = await ask(
        seat, kinds.PLAY_MORE, lambda: sorted(character.hand.cards), number, hides=True
    )
    show(s, seat, [card])
    character.played = done
    plan(s, CHOOSE_ACTION(seat))


async def second_chance(s: Scenario, seat: Seat) -> None:
    """Two cards of the hand are played for one more turn in this round, at an initiative later
    than the present one."""
    character = s.characters[seat]
    number = _number("second-chance-ring")

    def options() -> list[Value]:
        return [kinds.TWO_MORE(*pair) for pair in items.later_pairs(character)]

    answer = await ask(seat, kinds.PLAY_MORE, options, number, hides=True)
    cards = kinds.TWO_MORE.parts(answer)
    show(s, seat, cards)
    character.played = 0
    character.initiative = CARDS[cards[0]].initiative
    character.second = CARDS[cards[1]].initiative
    s.figures[character.figure].acted = False


def show(s: Scenario, seat: Seat, cards: Sequence[int]) -> None:
    """Cards of the hand become cards of this round that all see; who did not know them knows them
    now (GH-RUL-108)."""
    character = s.characters[seat]
    for card in cards:
        if character.hand.take(card) != EVERYBODY:
            reveal(s)
        character.chosen.add(card, EVERYBODY)
    tell(s, kinds.SHOWED_CARDS, named(s, character.figure), tuple(cards))


def _number(special: str) -> int:
    return next(number for number, item in box().items() if item.special == special)


SPECIALS: Final[dict[str, Callable[[Scenario, Seat], Awaitable[None]]]] = {
    "falcon-figurine": falcon,
    "lucky-eye": lucky_eye,
    "ring-of-haste": haste,
    "ring-of-brutality": brutality,
    "second-chance-ring": second_chance,
}
"""What items do in the own turn that no fact can say."""
ELSEWHERE: Final = (
    "iron-helmet", "heavy-greaves", "steel-sabatons", "cloak-of-phasing",
    items.BLAST, items.MASK, items.HALBERD,
)  # fmt: skip
"""Special items that do it elsewhere: those worn (worn.py), and those of attacks (items.py)."""
compare(
    "special items",
    [item.special for item in box().values() if item.special],
    [*SPECIALS, *ELSEWHERE],
)

"""The legal answers of a question, as far as their declarations (kinds.py) do not say it all: what
may come of them, other words, other places to tap."""

from __future__ import annotations

from grimorio.core import Seat, Value
from grimorio.core.scene import Option, Text, with_changes
from grimorio.games.gloomhaven import kinds as k
from grimorio.games.gloomhaven.components.builds import gold_of
from grimorio.games.gloomhaven.components.goals import goals
from grimorio.games.gloomhaven.components.items import items
from grimorio.games.gloomhaven.components.numbers import (
    BASIC,
    CLASSES,
    FIRST_BOOST,
    HALVES,
    LIFT,
    LINES,
)
from grimorio.games.gloomhaven.rules.actions.boosting import boost_numbered
from grimorio.games.gloomhaven.rules.attack.standing import LIFTED
from grimorio.games.gloomhaven.state import Scenario
from grimorio.games.gloomhaven.view.boosts import boost_text
from grimorio.games.gloomhaven.view.gear import item_texts
from grimorio.games.gloomhaven.view.lines import half_texts
from grimorio.games.gloomhaven.view.names import (
    card_text,
    cell_id,
    element_id,
    figure_id,
    half_text,
)
from grimorio.games.gloomhaven.view.parts import plus
from grimorio.games.gloomhaven.view.prospects import area_cells, attack_preview, way_option
from grimorio.games.gloomhaven.view.story import STORY
from grimorio.kit.numbers import NONE
from grimorio.kit.story import Shown, said

# -- set-up ----------------------------------------------------------------------------------------


@STORY.special(k.TAKE_CLASS)
def a_class(s: Scenario, shown: Shown, number: int) -> Option:
    """What a class is good at is read before it is taken."""
    return with_changes(shown.option, preview=(Text(f"class-{CLASSES[number].id}-text"),))


@STORY.special(k.TAKE_LEVEL, adds=("hp", "gold"))
def a_level(s: Scenario, shown: Shown, level: int) -> Option:
    """What a character of a level has."""
    of = CLASSES[s.characters[shown.ask.seat].type]
    text = said(shown, hp=of.hp[level - 1], gold=gold_of(level))
    return with_changes(shown.option, text=text)


@STORY.special(k.KEEP_GOAL, adds=("text",))
def a_goal(s: Scenario, shown: Shown, goal: int) -> Option:
    """What a battle goal wants is read before it is kept."""
    wants = Text(f"goal-{goals()[goal].id}-text")
    return with_changes(shown.option, text=said(shown, text=wants))


@STORY.special(k.PURCHASE, adds=("cost",))
def a_purchase(s: Scenario, shown: Shown, number: int) -> Option:
    """An item of the shops, which lies nowhere yet."""
    item = items()[number]
    text = said(shown, cost=item.cost)
    return with_changes(shown.option, text=text, at=(), preview=item_texts(item))


# -- actions ---------------------------------------------------------------------------------------


@STORY.special(k.PLAY)
def play(s: Scenario, shown: Shown, half: int) -> Option:
    """A half as it is printed; it wants a second tap if the card is lost by it."""
    lost = HALVES[half].lost
    return with_changes(
        shown.option, preview=half_texts(HALVES[half]), confirm=lost, tone="danger" if lost else ""
    )


@STORY.special(k.PLAY_BASIC, adds=("card", "action"))
def basic(s: Scenario, shown: Shown, half: int) -> Option:
    """A half as the basic action (GH-ACT-3): its place on the card is for what is printed there."""
    text = said(shown, card=card_text(half // 2), action=half_text(BASIC + half % 2))
    return with_changes(shown.option, text=text, at=())


@STORY.special(k.ACT_ITEM)
@STORY.special(k.MOVE_ITEM)
@STORY.special(k.SUFFER_ITEM)
@STORY.special(k.STRIKE_ITEM)
@STORY.special(k.PARRY_ITEM)
def use_item(s: Scenario, shown: Shown, number: int) -> Option:
    """What an item does; it wants a second tap if it is consumed."""
    item = items()[number]
    consumed = item.use == "consume"
    return with_changes(
        shown.option,
        rules=("GH-ITEM-6",) if consumed else ("GH-ITEM-5",),
        preview=item_texts(item),
        confirm=consumed,
    )


@STORY.special(k.ACT_END_CARD, adds=("pile",))
@STORY.special(k.REST_END_CARD, adds=("pile",))
def end_card(s: Scenario, shown: Shown, card: int) -> Option:
    """Where an active card goes that is ended."""
    text = said(shown, pile=pile_of(s, shown.ask.seat, card))
    return with_changes(shown.option, text=text)


def pile_of(s: Scenario, seat: Seat, card: int) -> str:
    """The pile that an active card counts as (GH-ACTIVE-2)."""
    active = next(one for one in s.characters[seat].active if one.half // 2 == card)
    return "lost" if HALVES[active.half].lost else "discard"


STORY.add_words(k.END_ANY_TIME, "pile")


def offer(s: Scenario, value: Value) -> Text:
    """What a standing offer says: which card may be ended, and where it goes."""
    (card,) = k.END_ANY_TIME.parts(value)
    seat = next(
        seat
        for seat, character in enumerate(s.characters)
        if any(one.half // 2 == card for one in character.active)
    )
    words = STORY.words(s, k.END_ANY_TIME, (card,))
    return Text(f"offer-{k.END_ANY_TIME.word}", {**words, "pile": pile_of(s, seat, card)})


@STORY.special(k.HURRY_ITEM)
def hurry(s: Scenario, shown: Shown, number: int, initiative: int) -> Option:
    return use_item(s, shown, number)


@STORY.special(k.AIM_ITEM)
def item_for_attack(s: Scenario, shown: Shown, number: int, element: int) -> Option:
    """An item for an attack; one that an element is paid for is tapped by the element."""
    option = use_item(s, shown, number)
    if element == NONE:
        return option
    return with_changes(option, text=said(shown, 1), at=(element_id(element),), taps=())


@STORY.special(k.REFRESH_ITEM)
def refresh(s: Scenario, shown: Shown, number: int) -> Option:
    return with_changes(shown.option, preview=item_texts(items()[number]))


@STORY.special(k.AIM_BOOST, adds=("does",))
@STORY.special(k.MAY_BOOST, adds=("does",))
@STORY.special(k.FIGURE_BOOST, adds=("does",))
def use_boost(s: Scenario, shown: Shown, number: int, paid: tuple[int, ...]) -> Option:
    """What a boost adds (GH-ELEM-6). Any of its elements may be tapped."""
    at = tuple([element_id(element) for element in paid])
    text = said(shown, does=boost_says(s.deeds[-1].line, number))
    return with_changes(shown.option, text=text, at=at, taps=())


def boost_says(line: int, number: int) -> Text:
    """What a boost adds to a line, and what it replaces."""
    if number == LIFT:
        return plus("range", LIFTED)
    boost = boost_numbered(line, number)
    if boost.instead and number > FIRST_BOOST[line]:
        return boost_text(boost, LINES[line], boost_numbered(line, number - 1))
    return boost_text(boost, LINES[line], LINES[line])


@STORY.special(k.PAY)
def pay(s: Scenario, shown: Shown, paid: tuple[int, ...]) -> Option:
    """Any of the elements may be tapped."""
    return with_changes(shown.option, at=tuple([element_id(one) for one in paid]), taps=())


# -- moves and attacks -----------------------------------------------------------------------------


@STORY.special(k.MOVE_TO, adds=("cost",))
def move_to(s: Scenario, shown: Shown, cell: int) -> Option:
    return way_option(s, shown, cell)


@STORY.special(k.OVER)
def fly_over(s: Scenario, shown: Shown, cell: int) -> Option:
    """The next hex of a leap: who stands there is not meant."""
    return with_changes(shown.option, at=(cell_id(s, cell),), path=(cell_id(s, cell),))


@STORY.special(k.AT)
def attack(s: Scenario, shown: Shown, number: int) -> Option:
    """One target, with what the attack is likely to do to it."""
    preview, chance = attack_preview(s, [number])
    return with_changes(
        shown.option,
        odds=chance,
        preview=preview,
        path=(cell_id(s, s.figures[number].at),),
        draws=is_last_target(s),
    )


def is_last_target(s: Scenario) -> bool:
    """Whether the attack is made as soon as the target is named."""
    blow = s.deeds[-1].blow
    return blow is None or blow.count <= 1


@STORY.special(k.AREA)
def attack_area(s: Scenario, shown: Shown, numbers: tuple[int, ...]) -> Option:
    """All figures that are hit together (GH-AREA-3)."""
    preview, chance = attack_preview(s, numbers)
    return with_changes(
        together(shown, numbers), odds=chance, preview=preview, path=area_cells(s, numbers)
    )


def together(shown: Shown, numbers: tuple[int, ...]) -> Option:
    """Figures that are meant together are tapped one after the other, also if it is one alone."""
    return with_changes(shown.option, at=(), taps=tuple([figure_id(number) for number in numbers]))


@STORY.special(k.TAKE)
def take_damage(s: Scenario, shown: Shown) -> Option:
    """How many hit points are left; a second tap if none are."""
    figure = s.figures[s.characters[shown.ask.seat].figure]
    left = figure.hp - k.SUFFER.about(shown.ask)[1]
    message = "preview-exhausts" if left <= 0 else "preview-left"
    return with_changes(
        shown.option,
        preview=(Text(message, {"left": max(0, left)}),),
        confirm=left <= 0,
        tone="danger" if left <= 0 else "",
    )


@STORY.special(k.THREE_CELLS)
def three_cells(s: Scenario, shown: Shown, cells: tuple[int, ...]) -> Option:
    """The hexes of one large tile."""
    return with_changes(shown.option, path=tuple([cell_id(s, cell) for cell in cells]))


# -- monsters --------------------------------------------------------------------------------------


@STORY.special(k.MONSTER_WAY, adds=("count",))
def monster_way(
    s: Scenario, shown: Shown, focus: int, end: int, targets: tuple[int, ...]
) -> Option:
    """Where a monster ends is tapped, whomever it attacks from there (GH-MATT-11)."""
    at = cell_id(s, end)
    path = (at, *[cell_id(s, s.figures[number].at) for number in targets])
    text = said(shown, count=len(targets))
    return with_changes(shown.option, text=text, at=(at,), taps=(), path=path)


@STORY.special(k.MONSTER_TARGETS)
def monster_targets(s: Scenario, shown: Shown, numbers: tuple[int, ...]) -> Option:
    """Whom a monster attacks together."""
    path = tuple([cell_id(s, s.figures[number].at) for number in numbers])
    return with_changes(together(shown, numbers), path=path)

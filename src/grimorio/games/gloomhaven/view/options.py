"""The legal answers of a question: what they say, where to tap, what may come of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grimorio.core import Ask, Value, key_of
from grimorio.core.scene import Option, Text, Tone, half_id
from grimorio.games.gloomhaven import kinds as k
from grimorio.games.gloomhaven.components.builds import gold_of
from grimorio.games.gloomhaven.components.goals import goals
from grimorio.games.gloomhaven.components.items import items
from grimorio.games.gloomhaven.components.numbers import (
    BASIC,
    CARDS,
    CLASSES,
    ELEMENTS,
    HALVES,
    LINES,
)
from grimorio.games.gloomhaven.rules.boosting import boosts_of
from grimorio.games.gloomhaven.rules.figures import figure_at
from grimorio.games.gloomhaven.state import Scenario
from grimorio.games.gloomhaven.view.boosts import boost_text
from grimorio.games.gloomhaven.view.gear import item_texts
from grimorio.games.gloomhaven.view.lines import half_texts
from grimorio.games.gloomhaven.view.modifiers import perk_text
from grimorio.games.gloomhaven.view.names import (
    HALF_NAMES,
    card_id,
    card_text,
    cell_id,
    cell_text,
    class_text,
    element_text,
    figure_id,
    figure_of,
    goal_text,
    half_text,
    item_id,
    item_text,
)
from grimorio.games.gloomhaven.view.parts import listed
from grimorio.games.gloomhaven.view.prospects import area_cells, attack_preview, way_option
from grimorio.kit.numbers import NONE
from grimorio.kit.story import Words

Asked = Ask[Value]
Thing = Callable[[Scenario, Asked, str, int], Option]
Things = Callable[[Scenario, Asked, str, list[int]], Option]


def option(s: Scenario, ask: Asked, value: Value) -> Option:
    """An answer, by what it is: to pass, a word, a thing, a verb with its things, or several
    things."""
    key = key_of(value)
    if value is None:
        return Option(key, Text(PASSES.get(ask.kind.name, "option-pass")), tone="quiet")
    if isinstance(value, str):
        return word(s, ask, value)
    if isinstance(value, int):
        return THINGS[ask.kind.name](s, ask, key, value)
    assert isinstance(value, tuple)
    numbers = [part for part in value if isinstance(part, int)]
    first = value[0]
    if isinstance(first, str):
        return VERBS[first](s, ask, key, numbers)
    return SEVERAL[ask.kind.name](s, ask, key, numbers)


# -- words -----------------------------------------------------------------------------------------


def word(s: Scenario, ask: Asked, said: str) -> Option:
    """A choice of one word."""
    text = Text(f"option-{ask.kind.name}-{said}")
    if said == "rest":
        rules = ("GH-SREST-1",) if ask.kind is k.SHORT_REST else ("GH-DECL-1", "GH-LREST-3")
        return Option(said, text, rules=rules, draws=ask.kind is k.SHORT_REST)
    if said == "exchange":
        return Option(said, text, rules=("GH-SREST-4",), draws=True, tone="danger")
    if said == "take":
        return suffering(s, ask, said, text)
    if said == "done":
        return Option(said, text, draws=ask.kind is k.AIM)
    return Option(said, text)


def suffering(s: Scenario, ask: Asked, key: str, text: Text) -> Option:
    """To take the damage: how many hit points are left; a second tap if none are."""
    told, amount = ask.about[0], ask.about[1]
    assert isinstance(told, tuple)
    assert isinstance(amount, int)
    number = told[0]
    assert isinstance(number, int)
    left = s.figures[number].hp - amount
    message = "preview-exhausts" if left <= 0 else "preview-left"
    tone: Tone = "danger" if left <= 0 else ""
    preview = (Text(message, {"left": max(0, left)}),)
    return Option(key, text, preview=preview, confirm=left <= 0, tone=tone)


# -- a thing ---------------------------------------------------------------------------------------


def a_class(s: Scenario, ask: Asked, key: str, number: int) -> Option:
    """A class; what it is good at is read before it is taken."""
    preview = (Text(f"class-{CLASSES[number].id}-text"),)
    at = (f"class{number}",)
    return Option(key, class_text(number), at, preview=preview, confirm=True, tone="good")


def a_level(s: Scenario, ask: Asked, key: str, level: int) -> Option:
    """A level, and what a character of it has."""
    of = CLASSES[s.characters[ask.seat].type]
    words: Words = {"level": level, "hp": of.hp[level - 1], "gold": gold_of(level)}
    return Option(key, Text("option-level", words))


def a_goal(s: Scenario, ask: Asked, key: str, goal: int) -> Option:
    """A battle goal and what it wants, to be read before it is kept."""
    cards = s.characters[ask.seat].goals.cards
    at = tuple([f"goals{ask.seat}-{place}" for place, one in enumerate(cards) if one == goal])
    words: Words = {"goal": goal_text(goal), "text": Text(f"goal-{goals()[goal].id}-text")}
    return Option(key, Text("option-goal", words), at)


def a_cell(s: Scenario, ask: Asked, key: str, cell: int) -> Option:
    """A hex; a figure that stands there can be tapped too."""
    there = figure_at(s, cell)
    at = (cell_id(s, cell),) if there == NONE else (cell_id(s, cell), figure_id(there))
    return Option(key, Text("option-cell", {"at": cell_text(s, cell)}), at)


def a_figure(s: Scenario, ask: Asked, key: str, number: int) -> Option:
    return Option(key, figure_of(s, number), figure_places(s, number))


def figure_places(s: Scenario, number: int) -> tuple[str, ...]:
    """Where a figure is tapped: itself, its hex, its row in the panel."""
    return (figure_id(number), cell_id(s, s.figures[number].at), f"m{number}")


def a_card(s: Scenario, ask: Asked, key: str, card: int) -> Option:
    words: Words = {
        "card": card_text(card),
        "initiative": CARDS[card].initiative,
    }
    losing = ask.kind.name in ("rest_lose", "lose_card")
    text = Text("option-lose-card" if losing else "option-card", words)
    return Option(key, text, (card_id(card),), confirm=losing, tone="danger" if losing else "")


def a_perk(s: Scenario, ask: Asked, key: str, number: int) -> Option:
    perk = CLASSES[s.characters[ask.seat].type].perks[number]
    return Option(key, perk_text(perk), rules=("GH-LEVEL-4",))


def a_purchase(s: Scenario, ask: Asked, key: str, number: int) -> Option:
    item = items()[number]
    words: Words = {"item": item_text(number), "cost": item.cost}
    return Option(key, Text("option-purchase", words), preview=item_texts(item))


def an_item(s: Scenario, ask: Asked, key: str, number: int) -> Option:
    at = tuple([item_id(seat, number) for seat in range(len(s.characters))])
    return Option(key, item_text(number), at, preview=item_texts(items()[number]))


def an_element(s: Scenario, ask: Asked, key: str, element: int) -> Option:
    return Option(key, element_text(element), (f"element-{ELEMENTS[element]}",), tone="magic")


def an_order(s: Scenario, ask: Asked, key: str, order: int) -> Option:
    """Doublings last or first (GH-MOD-7)."""
    return Option(key, Text("option-order", {"order": "first" if order else "last"}))


# -- a verb and its things -------------------------------------------------------------------------


def end_active(s: Scenario, ask: Asked, key: str, numbers: list[int]) -> Option:
    card = numbers[0]
    text = Text("option-end-active", {"card": card_text(card)})
    return Option(key, text, (card_id(card),), ("GH-ACTIVE-1",), tone="quiet")


def play(s: Scenario, ask: Asked, key: str, numbers: list[int]) -> Option:
    """A half as it is printed."""
    half = numbers[0]
    at = (half_id(card_id(half // 2), HALF_NAMES[half % 2]),)
    lost: Tone = "danger" if HALVES[half].lost else ""
    text = Text("option-play", {"half": half_text(half)})
    return Option(
        key, text, at, ("GH-ACT-2",), preview=half_texts(HALVES[half]), confirm=HALVES[half].lost,
        tone=lost,
    )  # fmt: skip


def basic(s: Scenario, ask: Asked, key: str, numbers: list[int]) -> Option:
    """A half as the basic action (GH-ACT-3)."""
    half = numbers[0]
    words: Words = {
        "card": card_text(half // 2),
        "action": half_text(BASIC + half % 2),
    }
    return Option(key, Text("option-basic", words), (), ("GH-ACT-3",), tone="quiet")


def use_item(s: Scenario, ask: Asked, key: str, numbers: list[int]) -> Option:
    number, *more = numbers
    item = items()[number]
    text = Text("option-item", {"item": item_text(number)})
    rules = ("GH-ITEM-6",) if item.use == "consume" else ("GH-ITEM-5",)
    at = (item_id(ask.seat, number),)
    if more and ask.kind.name == "hurry":
        text = Text("option-hurry", {"item": item_text(number), "initiative": more[0]})
    elif more:
        paid = element_text(more[0])
        text = Text("option-item-element", {"item": item_text(number), "element": paid})
        at = (f"element-{ELEMENTS[more[0]]}",)
    return Option(
        key, text, at, rules, preview=item_texts(item), confirm=item.use == "consume", tone="magic"
    )


def use_slot(s: Scenario, ask: Asked, key: str, numbers: list[int]) -> Option:
    """A use of an active card (GH-ACTIVE-4)."""
    card = numbers[0]
    text = Text("option-slot", {"card": card_text(card)})
    return Option(key, text, (card_id(card),), ("GH-ACTIVE-4",), tone="magic")


def fly_over(s: Scenario, ask: Asked, key: str, numbers: list[int]) -> Option:
    """The next hex of a leap, where its way counts."""
    cell = numbers[0]
    text = Text("option-over", {"at": cell_text(s, cell)})
    return Option(key, text, (cell_id(s, cell),), ("GH-MOVE-5",), path=(cell_id(s, cell),))


def use_boost(s: Scenario, ask: Asked, key: str, numbers: list[int]) -> Option:
    """Elements used up for more (GH-ELEM-6)."""
    place, *paid = numbers
    line = s.deeds[-1].line
    boosts = boosts_of(line)
    boost = boosts[place]
    before = boosts[place - 1] if boost.instead and place else LINES[line]
    words: Words = {
        "elements": listed([element_text(element) for element in paid]),
        "does": boost_text(boost, LINES[line], before),
    }
    at = tuple([f"element-{ELEMENTS[element]}" for element in paid])
    return Option(key, Text("option-boost", words), at, ("GH-ELEM-6", "GH-ELEM-7"), tone="magic")


def attack(s: Scenario, ask: Asked, key: str, numbers: list[int]) -> Option:
    """One target, with what the attack is likely to do to it."""
    number = numbers[0]
    preview, chance = attack_preview(s, numbers)
    text = Text("option-attack", {"figure": figure_of(s, number)})
    at = figure_places(s, number)
    return Option(
        key, text, at, ("GH-ATT-12",), chance, preview, (cell_id(s, s.figures[number].at),),
        draws=is_last_target(s),
    )  # fmt: skip


def is_last_target(s: Scenario) -> bool:
    """Whether the attack is made as soon as the target is named."""
    blow = s.deeds[-1].blow
    return blow is None or blow.count <= 1


def attack_area(s: Scenario, ask: Asked, key: str, numbers: list[int]) -> Option:
    """All figures that are hit together (GH-AREA-3)."""
    preview, chance = attack_preview(s, numbers)
    text = Text("option-area", {"figures": listed([figure_of(s, number) for number in numbers])})
    return Option(
        key, text, rules=("GH-AREA-3",), odds=chance, preview=preview,
        path=area_cells(s, numbers), draws=True,
        taps=tuple([figure_id(number) for number in numbers]),
    )  # fmt: skip


def lose(s: Scenario, ask: Asked, key: str, numbers: list[int]) -> Option:
    """A card of the hand is lost against the damage (GH-DMG-3)."""
    card = numbers[0]
    text = Text("option-lose", {"card": card_text(card)})
    return Option(key, text, (card_id(card),), ("GH-DMG-3",), confirm=True, tone="danger")


def lose_two(s: Scenario, ask: Asked, key: str, numbers: list[int]) -> Option:
    """Two discarded cards are lost against the damage (GH-DMG-4)."""
    one, other = numbers[:2]
    text = Text("option-lose-two", {"one": card_text(one), "other": card_text(other)})
    taps = (card_id(one), card_id(other))
    return Option(key, text, rules=("GH-DMG-4",), confirm=True, tone="danger", taps=taps)


# -- several things --------------------------------------------------------------------------------


def two_cards(s: Scenario, ask: Asked, key: str, numbers: list[int]) -> Option:
    """The leading card, then the other (GH-DECL-6, GH-DECL-7)."""
    first, second = numbers
    words: Words = {
        "first": card_text(first),
        "second": card_text(second),
        "initiative": CARDS[first].initiative,
    }
    taps = (card_id(first), card_id(second))
    return Option(key, Text("option-cards", words), rules=("GH-DECL-6", "GH-DECL-7"), taps=taps)


def several_cells(s: Scenario, ask: Asked, key: str, numbers: list[int]) -> Option:
    """The hexes of one large tile."""
    cells = tuple([cell_id(s, cell) for cell in numbers])
    text = Text("option-cells", {"at": listed([cell_text(s, cell) for cell in numbers])})
    return Option(key, text, path=cells, taps=cells)


def monster_way(s: Scenario, ask: Asked, key: str, numbers: list[int]) -> Option:
    """Whom a monster goes for, where it ends, whom it attacks from there (GH-MATT-11)."""
    focus, end, *targets = numbers
    words: Words = {
        "focus": figure_of(s, focus),
        "at": cell_text(s, end),
        "count": len(targets),
        "targets": Text("nobody"),
    }
    if targets:
        words["targets"] = listed([figure_of(s, number) for number in targets])
    path = tuple([cell_id(s, s.figures[number].at) for number in targets])
    return Option(
        key, Text("option-monster-way", words), (cell_id(s, end),), path=(cell_id(s, end), *path)
    )


def monster_targets(s: Scenario, ask: Asked, key: str, numbers: list[int]) -> Option:
    """Whom a monster attacks together."""
    text = Text("option-area", {"figures": listed([figure_of(s, number) for number in numbers])})
    path = tuple([cell_id(s, s.figures[number].at) for number in numbers])
    taps = tuple([figure_id(number) for number in numbers])
    return Option(key, text, path=path, taps=taps)


PASSES: Final = {
    "move": "option-pass-move",
    "aim": "option-pass-aim",
    "force": "option-pass-force",
    "short_rest": "option-pass-rest",
    "may": "option-pass-may",
    "use_modifier": "option-pass-may",
}
"""What it is called to pass, by the name of the question."""
THINGS: Final[dict[str, Thing]] = {
    "choose_class": a_class,
    "choose_level": a_level,
    "choose_goal": a_goal,
    "move": way_option,
    **dict.fromkeys(("start_at", "force", "choose_cell", "fall_to"), a_cell),
    **dict.fromkeys(("monster_places", "spawn_at", "escort_goes"), a_cell),
    **dict.fromkeys(("go_first", "choose_figure", "next_target"), a_figure),
    **dict.fromkeys(("monster_aims", "monster_focuses"), a_figure),
    **dict.fromkeys(("rest_lose", "lose_card", "recover", "recover_by", "play_more"), a_card),
    **dict.fromkeys(("end_active", "bring_back", "gain_card", "leave_card"), a_card),
    "gain_perk": a_perk,
    "refresh": an_item,
    "take_item": a_purchase,
    "choose_element": an_element,
    "order_cards": an_order,
}
"""An answer that is one thing, by the name of the question."""
VERBS: Final[dict[str, Things]] = {
    "end": end_active,
    "play": play,
    "basic": basic,
    "item": use_item,
    "slot": use_slot,
    "boost": use_boost,
    "at": attack,
    "area": attack_area,
    "lose": lose,
    "discard": lose_two,
    "over": fly_over,
}
SEVERAL: Final[dict[str, Things]] = {
    "declare": two_cards,
    "play_more": two_cards,
    "choose_cell": several_cells,
    "monster_acts": monster_way,
    "monster_aims": monster_targets,
}
"""An answer that is several things, by the name of the question."""

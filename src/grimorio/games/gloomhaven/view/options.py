"""The legal answers of a question, as far as their declarations (kinds.py) do not say it all: what
may come of them, other words, other places to tap."""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.core import Seat, Value
from grimorio.core.scene import Text
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
from grimorio.games.gloomhaven.rules import in_progress
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
from grimorio.kit.story import Shown, Special

# -- set-up ----------------------------------------------------------------------------------------


# What is chosen at the start of a campaign is read before it is taken.
STORY.shows(
    k.TAKE_CLASS, preview=lambda s, ask, number: (Text(f"class-{CLASSES[number].id}-text"),)
)
STORY.shows(
    k.TAKE_LEVEL,
    words={
        "hp": lambda s, ask, level: CLASSES[s.characters[ask.seat].type].hp[level - 1],
        "gold": lambda s, ask, level: gold_of(level),
    },
)
STORY.shows(k.KEEP_GOAL, words={"text": lambda s, ask, goal: Text(f"goal-{goals()[goal].id}-text")})
# An item of the shops lies nowhere yet.
STORY.shows(
    k.PURCHASE,
    words={"cost": lambda s, ask, number: items()[number].cost},
    at=lambda s, ask, number: (),
    preview=lambda s, ask, number: item_texts(items()[number]),
)

# -- actions ---------------------------------------------------------------------------------------


@STORY.special(k.PLAY)
def play(s: Scenario, shown: Shown, half: int) -> Special:
    """A half as it is printed; it wants a second tap if the card is lost by it."""
    lost = HALVES[half].lost
    preview = half_texts(HALVES[half])
    return {"preview": preview, "confirm": lost, "tone": "danger" if lost else ""}


# A half as the basic action (GH-ACT-3): its place on the card is for what is printed there.
STORY.shows(
    k.PLAY_BASIC,
    words={
        "card": lambda s, ask, half: card_text(half // 2),
        "action": lambda s, ask, half: half_text(BASIC + half % 2),
    },
    at=lambda s, ask, half: (),
)


@STORY.special(k.ACT_ITEM, k.MOVE_ITEM, k.SUFFER_ITEM, k.STRIKE_ITEM, k.PARRY_ITEM)
def use_item(s: Scenario, shown: Shown, number: int) -> Special:
    """What an item does; it wants a second tap if it is consumed."""
    item = items()[number]
    consumed = item.use == "consume"
    return {
        "rules": ("GH-ITEM-6",) if consumed else ("GH-ITEM-5",),
        "preview": item_texts(item),
        "confirm": consumed,
    }


# Where an active card goes that is ended.
STORY.shows(
    k.ACT_END_CARD,
    k.REST_END_CARD,
    words={"pile": lambda s, ask, card: pile_of(s, ask.seat, card)},
)


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
def hurry(s: Scenario, shown: Shown, number: int, initiative: int) -> Special:
    return use_item(s, shown, number)


@STORY.special(k.AIM_ITEM)
def item_for_attack(s: Scenario, shown: Shown, number: int, element: int) -> Special:
    """An item for an attack; one that an element is paid for is tapped by the element."""
    use = use_item(s, shown, number)
    return use if element == NONE else {**use, "which": 1, "at": (element_id(element),)}


STORY.shows(k.REFRESH_ITEM, preview=lambda s, ask, number: item_texts(items()[number]))
# Any of the elements that are paid may be tapped.
STORY.shows(k.PAY, at=lambda s, ask, paid: element_ids(paid))
# What a boost adds (GH-ELEM-6).
STORY.shows(
    k.AIM_BOOST,
    k.MAY_BOOST,
    k.FIGURE_BOOST,
    words={"does": lambda s, ask, number, paid: boost_says(in_progress(s).played.line, number)},
    at=lambda s, ask, number, paid: element_ids(paid),
)


def element_ids(paid: Sequence[int]) -> tuple[str, ...]:
    return tuple([element_id(element) for element in paid])


def boost_says(line: int, number: int) -> Text:
    """What a boost adds to a line, and what it replaces."""
    if number == LIFT:
        return plus("range", LIFTED)
    boost = boost_numbered(line, number)
    if boost.instead and number > FIRST_BOOST[line]:
        return boost_text(boost, LINES[line], boost_numbered(line, number - 1))
    return boost_text(boost, LINES[line], LINES[line])


# -- moves and attacks -----------------------------------------------------------------------------


STORY.special(k.MOVE_TO, adds=("cost",))(way_option)
# The next hex of a leap: who stands there is not meant.
STORY.shows(
    k.OVER,
    at=lambda s, ask, cell: (cell_id(s, cell),),
    path=lambda s, ask, cell: (cell_id(s, cell),),
)


@STORY.special(k.AT)
def attack(s: Scenario, shown: Shown, number: int) -> Special:
    """One target, with what the attack is likely to do to it."""
    preview, chance = attack_preview(s, [number])
    blow = in_progress(s).blow
    return {
        "odds": chance,
        "preview": preview,
        "path": where(s, [number]),
        # The attack is made as soon as its last target is named.
        "draws": blow is None or blow.count <= 1,
    }


@STORY.special(k.AREA)
def attack_area(s: Scenario, shown: Shown, numbers: tuple[int, ...]) -> Special:
    """All figures that are hit together (GH-AREA-3)."""
    preview, chance = attack_preview(s, numbers)
    taps = together(numbers)
    return {"odds": chance, "preview": preview, "taps": taps, "path": area_cells(s, numbers)}


def together(numbers: Sequence[int]) -> tuple[str, ...]:
    """Figures that are meant together are tapped one after the other, also if it is one alone."""
    return tuple([figure_id(number) for number in numbers])


def where(s: Scenario, numbers: Sequence[int]) -> tuple[str, ...]:
    """The hexes of some figures."""
    return tuple([cell_id(s, s.figures[number].at) for number in numbers])


@STORY.special(k.TAKE)
def take_damage(s: Scenario, shown: Shown) -> Special:
    """How many hit points are left; a second tap if none are."""
    figure = s.figures[s.characters[shown.ask.seat].figure]
    left = figure.hp - k.SUFFER.about(shown.ask)[1]
    if left <= 0:
        preview = Text("preview-exhausts", {"left": 0})
        return {"preview": (preview,), "confirm": True, "tone": "danger"}
    return {"preview": (Text("preview-left", {"left": left}),)}


# The hexes of one large tile.
STORY.shows(k.THREE_CELLS, path=lambda s, ask, cells: tuple([cell_id(s, cell) for cell in cells]))

# -- monsters --------------------------------------------------------------------------------------


@STORY.special(k.MONSTER_WAY, adds=("count",))
def monster_way(
    s: Scenario, shown: Shown, focus: int, end: int, targets: tuple[int, ...]
) -> Special:
    """Where a monster ends is tapped, whomever it attacks from there (GH-MATT-11)."""
    at = cell_id(s, end)
    return {"words": {"count": len(targets)}, "at": (at,), "path": (at, *where(s, targets))}


@STORY.special(k.MONSTER_TARGETS)
def monster_targets(s: Scenario, shown: Shown, numbers: tuple[int, ...]) -> Special:
    """Whom a monster attacks together."""
    return {"taps": together(numbers), "path": where(s, numbers)}

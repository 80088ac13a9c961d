"""The questions of a scenario as they are asked: where to tap, what is lit, what may come of it."""

from __future__ import annotations

import pytest

import grimorio
from grimorio.core.scene import Choice, Option, Text
from grimorio.games.gloomhaven import kinds, title, view
from grimorio.games.gloomhaven.components.effects import Attack, CardLine
from grimorio.games.gloomhaven.components.items import items
from grimorio.games.gloomhaven.components.numbers import (
    ABILITIES,
    CARD,
    CARDS,
    DECK_ABILITIES,
    ELEMENT,
    HALVES,
    TYPE,
    TYPE_DECK,
)
from grimorio.games.gloomhaven.components.orders import AttackOrder, MoveOrder
from grimorio.games.gloomhaven.rules.attack.harm import harm
from grimorio.games.gloomhaven.rules.scenario.building import pick_items
from grimorio.games.gloomhaven.state import STRONG, TRAP
from grimorio.games.gloomhaven.view.names import hex_id
from grimorio.kit.numbers import NONE
from grimorio.texts import LANGUAGES, texts_of
from tests.games.gloomhaven.table import Table, lay, spoken

GUARD = "bandit-guard"
ARCHER = "bandit-archer"


def question(t: Table, seat: int = 0) -> Choice:
    assert t.game is not None
    ask = next(one for one in t.game.pending if one.seat == seat)
    choice = view.show(t.s, ask, seat)
    for lang in LANGUAGES:
        texts = texts_of(title, lang)
        said = [texts.say(choice.prompt), *[texts.say(one.text) for one in choice.options]]
        assert len(set(said)) == len(said), "two answers read the same"
        assert not texts.missing
    return choice


def option(t: Table, *value: int | str, seat: int = 0) -> Option:
    wanted = spoken(value[0] if len(value) == 1 else tuple(value))
    place = [spoken(one) for one in t.pending(seat).options].index(wanted)
    return question(t, seat).options[place]


def cards_chosen(t: Table, *names: str) -> None:
    character = t.character(0)
    for name in names:
        character.hand.take(CARD[name])
        character.chosen.add(CARD[name], -1)


def test_every_question_declares_its_answers() -> None:
    assert [kind.name for kind in kinds.KINDS.questions() if not kind.declares()] == []


# -- before the game -------------------------------------------------------------------------------


def test_classes_and_battle_goals_are_read_before_they_are_taken() -> None:
    """GH-CAMP-12, GH-SETUP-16: no word of them is only to be found on the back of a card."""
    game = grimorio.new("gloomhaven", seats=2, seed=1)
    for option_ in game.choices(0)[0].options:
        assert option_.confirm
        assert [text.id for text in option_.preview] == [f"{option_.text.id}-text"]
    for seat in (0, 1):
        game.answer(seat, seat)
    goals = game.choices(0)[0]
    assert goals.ask == "choose_goal"
    for option_ in goals.options:
        name, text = option_.text.args["goal"], option_.text.args["text"]
        assert isinstance(name, Text)
        assert isinstance(text, Text)
        assert text.id == f"{name.id}-text"


# -- a round ---------------------------------------------------------------------------------------


def test_two_cards_are_tapped_the_leading_one_first() -> None:
    """GH-DECL-6, GH-DECL-7."""
    t = lay("brute", "tinkerer")
    t.do()
    first, second = t.character(0).hand.cards[:2]
    found = option(t, first, second)
    assert found.taps == (f"card{first}", f"card{second}")
    assert found.text.args["first_initiative"] == CARDS[first].initiative
    assert not question(t).any_order


def test_a_rest_without_discards_is_refused_with_a_reason() -> None:
    """GH-DECL-3."""
    t = lay("brute", "tinkerer")
    t.do()
    assert [one.reason.id for one in question(t).refused] == ["refused-rest"]
    t = lay("brute", "tinkerer")
    character = t.character(0)
    for _ in range(2):
        card = character.hand.cards[0]
        character.hand.take(card)
        character.discard.append(card)
    t.do()
    assert not question(t).refused
    assert option(t, "rest").rules == ("GH-DECL-1", "GH-LREST-3")


def in_the_shops(*bought: int, others: tuple[int, ...] = ()) -> dict[int, str]:
    """Why a Brute of level 1 who has bought these cannot take an item, where it cannot."""
    t = lay("brute", "tinkerer")
    t.equip(1, *others)
    t.do(pick_items(0))
    for number in bought:
        t.answer(number)
    reasons = {one.text.id: one.reason.id for one in question(t).refused}
    return {number: reasons.get(f"item-{one.id}", "") for number, one in items().items()}


def test_items_beyond_the_gold_are_refused_with_a_reason() -> None:
    """GH-SHOP-1, GH-SHOP-3, GH-SETUP-20."""
    first = in_the_shops()
    assert not any(first.values()), "all of them cost 30 or less"
    boots, hide, helmet, potion, goggles = 1, 3, 7, 12, 6
    then = in_the_shops(boots)
    assert [then[number] for number in (hide, helmet, potion)] == ["", "", ""], "10 gold are left"
    assert then[goggles] == "refused-gold"
    assert then[boots] == "", "it is there to be seen"


def test_items_that_cannot_be_equipped_are_refused_with_a_reason() -> None:
    """GH-SETUP-20, GH-SETUP-22."""
    potion, other = 12, 13
    assert in_the_shops(potion)[other] == "refused-slot", "one small item at level 1"


def test_an_item_without_copies_left_is_refused_with_a_reason() -> None:
    """GH-SHOP-6."""
    hide = 3
    others = (hide,) * items()[hide].copies
    assert in_the_shops(others=others)[hide] == "refused-copies"


def test_halves_are_chosen_by_tapping_them() -> None:
    """GH-ACT-2, GH-ACT-3."""
    t = lay("brute", "tinkerer")
    cards_chosen(t, "trample", "skewer")
    t.act(0)
    half = 2 * CARD["trample"] + 1
    found = option(t, "play", half)
    assert found.at == (f"card{CARD['trample']}/bottom",)
    assert found.confirm == HALVES[half].lost
    assert option(t, "basic", half).at == ()
    assert question(t).prompt.args["left"] == 2


# -- moves -----------------------------------------------------------------------------------------


def test_a_move_shows_its_way_and_what_is_left() -> None:
    """GH-RUL-45."""
    t = lay("brute", "tinkerer")
    t.place(0, (2, 2))
    t.place(1, (2, 4))
    t.play("trample", "bottom")
    while t.asked[0][1] != "move":
        t.answer()
    points = question(t).prompt.args["points"]
    assert isinstance(points, int)
    found = option(t, t.cell((0, 2)))
    assert found.at == (hex_id((0, 2)),)
    assert found.path == tuple(hex_id(place) for place in ((2, 2), (1, 2), (0, 2)))
    assert found.preview[0].args == {"cost": 2, "left": points - 2}
    assert not found.draws
    assert not found.confirm


def test_a_move_into_a_trap_wants_a_second_tap() -> None:
    """GH-TERR-1."""
    t = lay("brute", "tinkerer")
    t.place(0, (2, 2))
    t.place(1, (2, 4))
    t.s.overlays.append((TRAP, 2, 0, (t.cell((1, 2)),)))
    t.play("grab-and-go", "bottom")
    while t.asked[0][1] != "move":
        t.answer()
    found = option(t, t.cell((1, 2)))
    assert (found.confirm, found.tone) == (True, "danger")
    around = option(t, t.cell((2, 1)))
    assert not around.confirm


def test_a_closed_door_is_entered_and_reveals() -> None:
    """GH-DOOR-2."""
    t = lay("brute", "tinkerer")
    t.place(0, (-1, 3))
    t.play("trample", "bottom")
    while t.asked[0][1] != "move":
        t.answer()
    found = option(t, t.cell((-2, 3)))
    assert found.draws
    assert found.path == (hex_id((-1, 3)), hex_id((-2, 3)))
    assert found.rules == ("GH-DOOR-2",)


def test_a_locked_door_says_so() -> None:
    """GH-DOOR-1."""
    t = lay("brute", "tinkerer")
    t.place(0, (-1, 3))
    t.s.locked = 1
    t.play("trample", "bottom")
    while t.asked[0][1] != "move":
        t.answer()
    assert [one.at for one in question(t).refused] == [(hex_id((-2, 3)),)]


# -- attacks ---------------------------------------------------------------------------------------


def test_an_attack_tells_the_damage_that_is_likely_and_the_chance_to_kill() -> None:
    """Over the cards left in the deck, shields taken off (GH-MOD-2, GH-SHIELD-1)."""
    t = lay("brute", "tinkerer")
    t.place(0, (1, 2))
    guard = t.monster(GUARD, (0, 2), hp=3)
    t.modifiers(0, "+1", "+0", "-1", "x2")
    t.play("trample")
    found = option(t, "at", guard)
    assert found.at[:2] == (f"f{guard}", hex_id((0, 2)))
    value = found.preview[0].args["value"]
    assert value == 3
    # 4, 3, 2 and 6 damage: 3.75 on average, and three of four kill
    whole, tenth = found.preview[0].args["whole"], found.preview[0].args["tenth"]
    assert (whole, tenth) == (3, 8)
    assert found.odds == pytest.approx(0.75)
    assert found.draws


def test_an_area_is_tapped_figure_by_figure_and_lit_as_a_whole() -> None:
    """GH-AREA-3."""
    t = lay("brute", "tinkerer")
    t.place(0, (1, 3))
    one = t.monster(GUARD, (0, 3))
    other = t.monster(GUARD, (0, 4))
    t.play("sweeping-blow")
    choice = question(t)
    assert choice.any_order
    found = option(t, "area", one, other)
    assert found.taps == (f"f{one}", f"f{other}")
    assert {hex_id((0, 3)), hex_id((0, 4))} <= set(found.path)
    assert len(found.path) == 3
    assert found.odds is None
    assert len(found.preview) == 2


def test_an_element_is_used_up_for_a_boost() -> None:
    """GH-ELEM-6."""
    card = next(one for one in CARDS if one.of == "spellweaver" and boosted(one.top.lines))
    t = lay("spellweaver", "tinkerer")
    t.place(0, (1, 2))
    t.monster(GUARD, (0, 2))
    for element in range(6):
        t.s.elements[element] = STRONG
    t.play(card.id)
    boosts = [one for one in question(t).options if one.key.startswith("boost ")]
    assert boosts
    assert boosts[0].at[0].startswith("element-")
    assert ELEMENT[boosts[0].at[0].removeprefix("element-")] >= 0


def boosted(lines: tuple[CardLine, ...]) -> bool:
    first = lines[0]
    return isinstance(first, Attack) and any(boost.use for boost in first.boosts[:1])


# -- damage ----------------------------------------------------------------------------------------


def test_damage_may_be_taken_or_cards_lost_for_it() -> None:
    """GH-DMG-1, GH-DMG-3, GH-DMG-4."""
    t = lay("brute", "tinkerer")
    character = t.character(0)
    gone = sorted(character.hand.cards[:2])
    for card in gone:
        character.hand.take(card)
        character.discard.append(card)
    held = character.hand.cards[0]
    t.do(harm(character.figure, 3, "trap", NONE))
    assert option(t, "take").preview[0].args == {"left": 7}
    assert not option(t, "take").confirm
    assert option(t, "lose", held).at == (f"card{held}",)
    assert option(t, "discard", *gone).taps == tuple(f"card{card}" for card in gone)
    assert question(t).any_order
    why = question(t).why
    assert why == Text("why-suffer", {"hp": 10, "left": 7, "instead": "both"})


def test_damage_that_exhausts_wants_a_second_tap() -> None:
    """GH-EXH-1."""
    t = lay("brute", "tinkerer")
    t.do(harm(t.character(0).figure, 30, "trap", NONE))
    found = option(t, "take")
    assert (found.confirm, found.tone) == (True, "danger")
    assert found.preview[0].id == "preview-exhausts"


def test_an_item_is_an_answer_at_its_moment() -> None:
    """GH-ITEM-1: it says what it does, and one that is consumed wants a second tap."""
    t = lay("brute", "tinkerer")
    number = next(n for n, one in items().items() if one.id == "minor-healing-potion")
    t.character(0).items = [number]
    t.hero(0).hp = 3
    cards_chosen(t, "trample", "skewer")
    t.act(0)
    found = option(t, "item", number)
    assert found.at == (f"item0-{number}",)
    assert found.confirm
    assert found.preview


# -- monsters --------------------------------------------------------------------------------------


def test_what_the_rules_leave_open_is_shown_hex_by_hex() -> None:
    """GH-MATT-11."""
    t = lay("brute", "tinkerer", ties="ask")
    t.place(0, (0, 4))
    t.place(1, (3, 1))
    guard = t.monster(GUARD, (-1, 2))
    plain = (MoveOrder(plus=0), AttackOrder(plus=0))
    deck = DECK_ABILITIES[TYPE_DECK[TYPE[GUARD]]]
    t.monster_acts(guard, next(one for one in deck if ABILITIES[one].lines == plain))
    assert t.asked[0][1] == "monster_acts"
    choice = question(t)
    assert len(choice.options) > 1
    ends = {one.at for one in choice.options}
    assert len(ends) == len(choice.options)
    assert choice.why is not None

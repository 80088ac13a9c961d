"""What a seat sees of a scenario: the map, the figures, the cards, and nothing that is hidden."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grimorio.core import WATCHER
from grimorio.core.scene import Board, Cell, Group, Piece, Row, Scene, Zone
from grimorio.games.gloomhaven import shares, title, view
from grimorio.games.gloomhaven.components.goals import goals
from grimorio.games.gloomhaven.components.items import finds, items
from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.components.numbers import (
    ABILITIES,
    BOSS,
    CARD,
    CARDS,
    CLASSES,
    DECK_ABILITIES,
    ELEMENT,
    ELITE,
    MODIFIERS,
    TYPE,
    TYPE_DECK,
    TYPES,
)
from grimorio.games.gloomhaven.rules.actions import bonuses
from grimorio.games.gloomhaven.rules.scenario.objects import place_objects
from grimorio.games.gloomhaven.rules.scenario.revealing import lay_out, unlatch
from grimorio.games.gloomhaven.rules.turn import begin_round
from grimorio.games.gloomhaven.state import STRONG, TRAP, WANING, Scenario
from grimorio.games.gloomhaven.view import icons
from grimorio.games.gloomhaven.view.board import ruler
from grimorio.games.gloomhaven.view.groups import type_facts
from grimorio.games.gloomhaven.view.knowing import rounds_left
from grimorio.games.gloomhaven.view.names import hex_id
from grimorio.kit.hexes import Hex
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import EVERYBODY
from grimorio.kit.zones import Zone as Cards
from grimorio.words import faults
from tests.games.gloomhaven.table import Table, lay, new_game

GUARD = "bandit-guard"
ARCHER = "bandit-archer"


def look(t: Table, seat: int = 0) -> Scene:
    return view.view(t.s, seat)


def board(t: Table, seat: int = 0) -> Board:
    return look(t, seat).boards[0]


def cell(t: Table, place: Hex) -> Cell | None:
    return next((one for one in board(t).cells if one.id == hex_id(place)), None)


def known_cell(t: Table, place: Hex) -> Cell:
    found = cell(t, place)
    assert found is not None
    return found


def piece(t: Table, number: int) -> Piece:
    return next(one for one in board(t).pieces if one.id == f"f{number}")


def zone(scene: Scene, name: str) -> Zone | None:
    return next((one for one in scene.zones if one.id == name), None)


def faces(t: Table, seat: int, name: str) -> list[str]:
    found = zone(look(t, seat), name)
    return [] if found is None else [card.face for card in found.cards]


def group(t: Table, name: str) -> Group:
    return next(one for one in look(t).groups if one.id == name)


def row(t: Table, name: str) -> Row | None:
    return next((one for one in look(t).rows if one.id == name), None)


def seen(s: Scenario, seat: int) -> bytes:
    return msgspec.json.encode(view.view(s, seat))


# -- hidden information ----------------------------------------------------------------------------


def choosing(**options: Any) -> Table:
    """Two characters that are asked for their cards."""
    t = lay("brute", "tinkerer", **options)
    t.do()
    assert t.asked == [(0, "declare"), (1, "declare")]
    return t


def other_hand(s: Scenario) -> None:
    character = s.characters[1]
    character.hand.cards[0], character.pool[0] = character.pool[0], character.hand.cards[0]


def other_order(s: Scenario) -> None:
    s.characters[1].hand.cards.reverse()


def other_choice(s: Scenario) -> None:
    character = s.characters[1]
    for _ in range(2):
        card = character.hand.cards[0]
        character.chosen.add(card, character.hand.take(card))


def known_choice(s: Scenario) -> None:
    """A card that all have seen is chosen in secret."""
    character = s.characters[1]
    card = character.hand.cards[0]
    character.hand.seen[0] = EVERYBODY
    character.chosen.add(card, character.hand.take(card))


def card_seen(s: Scenario) -> None:
    s.characters[1].hand.seen[0] = EVERYBODY


def other_rest(s: Scenario) -> None:
    s.characters[1].rests = True


def other_goal(s: Scenario) -> None:
    s.characters[1].goals.cards[0] = s.goal_deck[0]


def nothing(s: Scenario) -> None:
    pass


Change = Callable[[Scenario], None]


@pytest.mark.parametrize("seat", [WATCHER, 0, 2])
@pytest.mark.parametrize(
    ("one", "other"),
    [
        (nothing, other_hand),
        (nothing, other_order),
        (nothing, other_choice),
        (card_seen, known_choice),
        (nothing, other_rest),
        (nothing, other_goal),
    ],
)
def test_what_others_hold_choose_and_want_is_in_no_view(
    seat: int, one: Change, other: Change
) -> None:
    """Hands, cards chosen, rests and battle goals of others (GH-RUL-108, GH-DECL-6, GH-DECL-9,
    GH-SETUP-18)."""
    t = lay("brute", "tinkerer", "scoundrel")
    t.do()
    first, second = t.s.copy(), t.s.copy()
    one(first)
    other(second)
    assert seen(first, seat) == seen(second, seat)


@pytest.mark.parametrize(
    ("one", "other"), [(nothing, other_choice), (nothing, other_rest), (nothing, other_goal)]
)
@pytest.mark.parametrize("seat", [WATCHER, 0])
def test_open_information_shows_hands_and_no_goals_and_no_choice_before_its_time(
    seat: int, one: Change, other: Change
) -> None:
    """With open information hands are no secret (GH-RUL-108); what was chosen is shown by all at
    once (GH-DECL-14), and battle goals stay secret (GH-SETUP-18)."""
    t = choosing(open_information=True)
    first, second = t.s.copy(), t.s.copy()
    one(first)
    other(second)
    assert seen(first, seat) == seen(second, seat)
    hand = t.character(1).hand.cards
    assert sorted(faces(t, seat, "hand1")) == sorted([f"card-{CARDS[card].id}" for card in hand])


def test_the_own_hand_choice_and_goal_are_seen() -> None:
    t = choosing()
    hand = t.character(0).hand.cards[:]
    assert sorted(faces(t, 0, "hand0")) == sorted([f"card-{CARDS[card].id}" for card in hand])
    assert faces(t, 1, "hand0") == [""] * len(hand)
    assert faces(t, 0, "goals0") == [f"goal-{goals()[t.character(0).goals.cards[0]].id}"]
    assert zone(look(t, 1), "goals0") is None
    first, second = hand[:2]
    t.answer(first, second)
    assert faces(t, 0, "chosen0") == [f"card-{CARDS[card].id}" for card in (first, second)]
    assert zone(look(t, 1), "chosen0") is None
    assert len(faces(t, 1, "hand0")) == len(hand)


def test_a_rest_is_known_to_others_once_cards_are_shown() -> None:
    """GH-DECL-14: nobody knows before that somebody rests."""
    t = lay("brute", "tinkerer")
    character = t.character(1)
    for _ in range(3):
        card = character.hand.cards[0]
        character.hand.take(card)
        character.discard.append(card)
    t.do()
    t.answer("rest", seat=1)
    notes = [[note.id for note in look(t, seat).panels[1].notes] for seat in (0, 1)]
    assert notes == [[], ["note-rests"]]
    t.answer(*t.character(0).hand.cards[:2])
    assert "note-rests" in [note.id for note in look(t, 0).panels[1].notes]


@pytest.mark.parametrize("scenario", range(1, 21))
def test_nothing_of_a_room_that_is_not_revealed_is_in_a_view(scenario: int) -> None:
    """GH-DOOR-1: what lies behind a door is not known."""
    t = lay("brute", "tinkerer", scenario=scenario)
    on = maps()[scenario]
    for area in on.open:
        lay_out(t.s, area, NONE)
    open_hexes = {place for area in on.open for place in on.hexes(area)}
    hidden = {
        place for area in range(len(on.areas)) if area not in on.open for place in on.hexes(area)
    }
    for one in board(t).cells:
        if (one.x, one.y) in hidden - open_hexes:
            assert one.fog
            assert one.terrain == "unknown"
            assert not one.features
            assert not one.note
    there = {monster.type for monster in on.monsters if monster.area in on.open}
    shown = {group.id for group in look(t).groups if group.id.startswith("type")}
    assert shown <= {f"type{TYPE[name]}" for name in there}
    assert len(board(t).pieces) == len(t.s.figures) + len(t.s.coins)


def test_the_mist_behind_a_door_depends_on_the_door_alone() -> None:
    """Across from the hexes before the door, whatever the room behind it is like."""
    t = lay("brute", "tinkerer")
    fog = [(one.x, one.y) for one in board(t).cells if one.fog]
    assert fog == [(-3, 3), (-3, 4), (-2, 2)]


def test_an_opened_door_lifts_the_mist_and_hexes_keep_their_ids() -> None:
    """GH-DOOR-5."""
    t = lay("brute", "tinkerer")
    before = {one.id for one in board(t).cells if not one.fog}
    unlatch(t.s, 0, NONE)
    after = {one.id for one in board(t).cells if not one.fog}
    assert before < after
    assert known_cell(t, (-6, 4)).features == (icons.OVERLAYS["spike"],)
    assert ARCHER in [
        TYPES[int(group.id[4:])].id for group in look(t).groups if group.id.startswith("type")
    ]


# -- the map ---------------------------------------------------------------------------------------


def test_doors_are_closed_locked_or_open() -> None:
    """GH-DOOR-1, GH-DOOR-2."""
    t = lay("brute", "tinkerer")
    assert known_cell(t, (-2, 3)).features == (icons.DOORS["stone"],)
    t.s.locked = 1
    assert known_cell(t, (-2, 3)).features == (icons.DOORS["stone"], icons.LOCK)
    unlatch(t.s, 0, NONE)
    assert known_cell(t, (-2, 3)).features == (icons.OPEN_DOOR,)


def test_doors_have_the_marks_by_which_the_rules_of_the_scenario_call_them() -> None:
    t = lay("brute", "tinkerer", scenario=3)
    fog = next(door for door in maps()[3].doors if door.look == "dark-fog")
    assert known_cell(t, fog.at[0]).note == "1"


def test_walls_stand_between_hexes_of_two_rooms_that_touch() -> None:
    """GH-MOVE-1."""
    t = lay("brute", "tinkerer")
    assert not board(t).edges
    unlatch(t.s, 0, NONE)
    walls = {(edge.cell, edge.side, edge.kind) for edge in board(t).edges}
    assert (hex_id((-2, 2)), 0, "wall") in walls
    assert (hex_id((-3, 4)), 0, "wall") in walls


def test_overlays_show_what_they_are() -> None:
    """Obstacles, traps and treasures, of the map or made by somebody; money."""
    t = lay("brute", "tinkerer")
    unlatch(t.s, 0, NONE)
    unlatch(t.s, 1, NONE)
    table = known_cell(t, (-9, 7))
    assert table.features == (icons.OVERLAYS["table"],)
    assert table.terrain == "stone"
    chest = known_cell(t, (-7, 10))
    assert (chest.note, chest.terrain) == ("7", "treasure")
    t.s.overlays.append((TRAP, 2, 0, (t.cell((1, 1)),)))
    assert known_cell(t, (1, 1)).features == (icons.MADE["trap"],)
    t.s.coins[t.cell((-11, 8))] = 2
    coins = next(one for one in board(t).pieces if one.at == hex_id((-11, 8)))
    assert (coins.shape, coins.badges[0].value) == ("marker", 2)


def test_figures_have_number_rank_health_and_conditions() -> None:
    t = lay("brute", "tinkerer")
    guard = t.monster(GUARD, (0, 1), number=3, hp=2)
    elite = t.monster(GUARD, (0, 2), rank=ELITE, number=1)
    t.give(guard, "poison", "strengthen")
    shown = piece(t, guard)
    assert (shown.number, shown.tone, shown.at) == (3, "", hex_id((0, 1)))
    assert shown.health is not None
    assert (shown.health.value, shown.health.tone) == (2, "danger")
    assert [(badge.label.id, badge.tone) for badge in shown.badges] == [
        ("condition-poison", "danger"),
        ("condition-strengthen", "good"),
    ]
    assert piece(t, elite).tone == "gold"
    hero = piece(t, t.character(0).figure)
    assert (hero.seat, hero.shape, hero.number) == (0, "figure", None)


def test_starting_hexes_are_marked_until_the_first_round() -> None:
    """GH-SETUP-28."""
    t = lay("brute", "tinkerer")
    assert not board(t).areas
    t.s.round = 0
    assert board(t).areas[0].cells == tuple(hex_id(place) for place in maps()[1].starts)


@pytest.mark.rule("GH-INIT-1")
def test_the_hex_of_a_figure_that_acts_by_the_rules_is_marked() -> None:
    """A monster as a danger, a summon as something good; a character is told by its panel."""
    t = lay("brute", "tinkerer")
    guard = t.monster("bandit-guard", (0, 1))
    decoy = t.summon(1, "decoy", (1, 1))
    for number, tone in ((guard, "danger"), (decoy, "good")):
        t.s.acting = number
        (area,) = board(t).areas
        assert (area.cells, area.tone) == ((piece(t, number).at,), tone)
    t.s.acting = t.character(0).figure
    assert not board(t).areas
    t.s.acting = guard
    del t.s.figures[guard]
    assert not board(t).areas, "it has died in its turn"


@pytest.mark.rule("GH-INIT-7", "GH-INIT-8", "GH-RUL-109")
def test_the_row_of_the_round_has_who_acts_now_and_who_has_acted() -> None:
    """At one initiative characters come first, then monsters, then those who are led; characters
    by their second card. Who is exhausted is not there."""
    t = lay("brute", "tinkerer", "cragheart", scenario=19)
    place_objects(t.s, 0)
    hail = t.s.made - 1
    guard = t.monster("cultist", (0, -4))
    deck = TYPE_DECK[TYPE["cultist"]]
    t.s.abilities[deck] = DECK_ABILITIES[deck][0]
    first = ABILITIES[t.s.abilities[deck]].initiative
    for seat, second in enumerate((30, 20, 10)):
        t.character(seat).initiative, t.character(seat).second = first, second
    t.s.figures.pop(t.character(2).figure)
    t.character(2).figure = NONE
    t.s.acting = guard
    t.figure(guard).acted = t.hero(1).acted = True
    found = row(t, "initiative")
    assert found is not None
    type_ = TYPE["cultist"]
    wanted = ["turn-seat1", "turn-seat0", f"turn-type{type_}", f"turn-object{hail}"]
    assert [chip.id for chip in found.chips] == wanted
    assert [chip.note for chip in found.chips] == [str(first)] * 3 + ["99"]
    assert [chip.now for chip in found.chips] == [False, False, True, False]
    assert [chip.dim for chip in found.chips] == [True, False, False, False]
    t.s.acting = hail
    found = row(t, "initiative")
    assert found is not None
    assert [chip.now for chip in found.chips] == [False, False, False, True]
    assert [chip.dim for chip in found.chips] == [True, False, True, False]


def test_the_ruler_measures_range_and_sight_over_what_is_revealed() -> None:
    """GH-TARGET-4, GH-TARGET-6."""
    t = lay("brute", "tinkerer")
    found = ruler(t.s, 0, "map", hex_id((2, 2)))
    assert found is not None
    cells = board(t).cells
    assert len(found.ranges) == len(found.sight) == len(cells)
    by_id = {one.id: place for place, one in enumerate(cells)}
    assert found.ranges[by_id[hex_id((2, 2))]] == 0
    assert found.ranges[by_id[hex_id((0, 2))]] == 2
    assert found.sight[by_id[hex_id((0, 2))]]
    assert found.ranges[by_id[hex_id((-3, 3))]] == -1
    assert ruler(t.s, 0, "map", hex_id((-6, 4))) is None
    assert ruler(t.s, 0, "other", hex_id((2, 2))) is None


# -- panels, rows and groups -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "discard", "rounds"), [(10, 0, 25), (2, 0, 1), (1, 3, 2), (1, 1, 0), (0, 4, 2)]
)
def test_stamina_is_the_rounds_that_the_cards_last(hand: int, discard: int, rounds: int) -> None:
    """Two cards a round, a short rest whenever the hand is out (GH-SREST-1)."""
    t = lay("brute", "tinkerer")
    character = t.character(0)
    cards = character.hand.cards[:]
    character.hand.cards = cards[:hand]
    character.hand.seen = [1] * hand
    character.discard = cards[hand : hand + discard]
    assert rounds_left(character) == rounds
    panel = look(t).panels[0]
    assert next(stat for stat in panel.stats if stat.id == "stamina").value == rounds


def test_stamina_stays_while_the_cards_of_a_round_are_played() -> None:
    t = lay("brute", "tinkerer")
    character = t.character(0)
    hand = character.hand.cards[:]
    character.hand.cards, character.hand.seen = hand[2:], [1] * len(hand[2:])
    chosen = Cards(hand[:2], [1, 1])
    counts = []
    for played in range(3):
        character.chosen = Cards(chosen.cards[played:], chosen.seen[played:])
        character.discard = hand[:played]
        counts.append(rounds_left(character, under_way=True))
    assert len(set(counts)) == 1


def test_a_panel_tells_of_health_and_conditions_and_who_is_out() -> None:
    t = lay("brute", "tinkerer")
    t.hero(0).hp = 4
    t.give(t.character(0).figure, "wound")
    panel = look(t).panels[0]
    assert (panel.stats[0].id, panel.stats[0].value, panel.stats[0].limit) == ("hp", 4, 10)
    assert [badge.label.id for badge in panel.badges] == ["condition-wound"]
    t.s.figures.pop(t.character(1).figure)
    t.character(1).figure = NONE
    gone = look(t).panels[1]
    assert gone.out
    assert (gone.stats[0].id, gone.stats[0].value, gone.stats[0].limit) == ("hp", 0, 8)


def test_items_show_whether_they_are_spent_or_consumed() -> None:
    """GH-ITEM-5, GH-ITEM-6."""
    t = lay("brute", "tinkerer")
    first, second = t.character(0).items[:2]
    t.character(0).spent = [first]
    t.character(0).consumed = [second]
    found = zone(look(t, 1), "items0")
    assert found is not None
    marks = {card.face: [badge.label.id for badge in card.badges] for card in found.cards}
    assert marks[f"item-{items()[first].id}"] == ["badge-spent"]
    assert marks[f"item-{items()[second].id}"] == ["badge-consumed"]


def test_who_acts_when_is_shown_once_the_cards_are() -> None:
    """The order of the round, players before monsters (GH-INIT-1, GH-INIT-7)."""
    t = lay("brute", "tinkerer")
    t.monster(GUARD, (0, 1))
    deck = TYPE_DECK[TYPE[GUARD]]
    ability = DECK_ABILITIES[deck][0]
    t.s.decks[deck] = [ability]
    guards = ABILITIES[ability].initiative
    t.do()
    assert row(t, "initiative") is None
    assert not [one.id for one in look(t).zones if one.id == f"ability{TYPE[GUARD]}"]
    for seat in range(2):
        t.answer(*t.character(seat).hand.cards[:2], seat=seat)
    found = row(t, "initiative")
    assert found is not None
    first, other = (t.character(seat).initiative for seat in range(2))
    notes = [int(chip.note) for chip in found.chips]
    assert notes == sorted([first, other, guards])
    assert [chip.now for chip in found.chips].count(True) == 1
    assert faces(t, 0, f"ability{TYPE[GUARD]}") == [f"ability-{ability}"]


def test_elements_have_three_states() -> None:
    """GH-ELEM-1."""
    t = lay("brute", "tinkerer")
    t.s.elements[ELEMENT["fire"]] = STRONG
    t.s.elements[ELEMENT["ice"]] = WANING
    found = row(t, "elements")
    assert found is not None
    states = [(chip.level, chip.state.id if chip.state else "") for chip in found.chips]
    assert states[:3] == [(2, "element-strong"), (1, "element-waning"), (0, "element-inert")]


@pytest.mark.parametrize("scouts", [1, 3])
def test_the_attack_of_a_boss_that_counts_others_is_shown_as_it_is_now(scouts: int) -> None:
    t = lay("brute", "tinkerer", scenario=9)
    t.open_all()
    t.monster("merciless-overseer", (2, -7), rank=BOSS)
    for number in range(scouts):
        t.monster("vermling-scout", (-3 + number, -6))
    t.do()
    shown = {one.id: one.value for one in group(t, f"type{TYPE['merciless-overseer']}").stats}
    assert shown["attack"] == scouts


def test_monsters_of_a_type_are_one_group_with_its_numbers() -> None:
    """Elites first (GH-INIT-2); what both ranks have, or both numbers."""
    t = lay("brute", "tinkerer")
    normal = t.monster(GUARD, (0, 1), number=1)
    elite = t.monster(GUARD, (0, 2), rank=ELITE, number=5)
    found = group(t, f"type{TYPE[GUARD]}")
    assert [member.id for member in found.members] == [f"m{elite}", f"m{normal}"]
    stats = {stat.id: stat.value for stat in found.stats}
    assert msgspec.to_builtins(stats["attack"])["args"] == {"normal": 2, "elite": 3}
    assert found.members[0].lights == (f"f{elite}",)


def test_what_a_stat_card_says_besides_is_a_note() -> None:
    types = [number for number, one in enumerate(TYPES) if one.flies]
    _, notes = type_facts(types[0], (0, 1), 1, 2, 0)
    assert "note-flies" in [note.id for note in notes]


def test_the_scenario_tells_its_goal() -> None:
    t = lay("brute", "tinkerer")
    assert "goal-kill_all" in [note.id for note in group(t, "scenario").notes]


# -- cards -----------------------------------------------------------------------------------------


def test_the_card_that_leads_comes_first_and_played_halves_are_spent() -> None:
    """GH-DECL-7, GH-ACT-2."""
    t = lay("brute", "tinkerer")
    character = t.character(0)
    for name in ("trample", "skewer"):
        character.hand.take(CARD[name])
        character.chosen.add(CARD[name], EVERYBODY)
    character.played = 1
    found = zone(look(t, 1), "chosen0")
    assert found is not None
    assert [card.face for card in found.cards] == ["card-trample", "card-skewer"]
    assert found.cards[1].spent == ("top",)


def test_the_cards_of_the_class_lie_there_while_a_character_is_put_together() -> None:
    """GH-LEVEL-3: none above the level."""
    game = new_game(2, "built", builds="own", classes="random", level=2)
    scene = view.view(game.state, 0)
    found = zone(scene, "class-cards0")
    assert found is not None
    levels = {CARDS[CARD[card.face.removeprefix("card-")]].level for card in found.cards}
    assert levels == {0, 1, 2}
    assert zone(view.view(game.state, 1), "class-cards0") is None


def test_an_active_card_shows_its_uses_left() -> None:
    """GH-ACTIVE-4."""
    t = lay("brute", "tinkerer")
    half = next(2 * number for number, one in enumerate(CARDS) if len(one.top.slots) > 2)
    bonuses.activate(t.s, 0, half, [])
    t.character(0).active[0].slot = 1
    found = zone(look(t, 1), "active0")
    assert found is not None
    assert found.cards[0].badges[0].value == len(CARDS[half // 2].top.slots) - 1


def test_modifier_decks_tell_what_is_left_in_them() -> None:
    t = lay("brute", "tinkerer")
    pile = t.character(0).modifiers
    card = pile.bag.pop()
    pile.discards.append(card)
    found = zone(look(t, 1), "modifiers0")
    assert found is not None
    assert found.count == len(pile.bag)
    assert sum(one.badges[0].value or 0 for one in found.cards) == len(pile.bag)
    assert faces(t, 1, "modifiers0-drawn") == [f"modifier-{card}"]


def test_the_catalogue_has_every_face_once() -> None:
    found = view.catalogue()
    ids = [face.id for face in found]
    assert len(set(ids)) == len(ids)
    halved = [face for face in found if face.id.startswith("card-")]
    assert len(halved) == 174
    assert all([half.id for half in face.halves] == ["top", "bottom"] for face in halved)
    for prefix, count in (
        ("mat-", len(CLASSES)),
        ("ability-", len(ABILITIES)),
        ("item-", len(items()) + len(finds())),
        ("modifier-", len(MODIFIERS)),
        ("goal-", len(goals())),
        ("stats-", len(TYPES)),
    ):
        assert len([one for one in ids if one.startswith(prefix)]) == count


def test_every_icon_is_in_the_list_for_the_sprite() -> None:
    listed = (title.folder / "icons.txt").read_text("utf-8").split()
    used: set[str] = set()
    for name, value in vars(icons).items():
        if name.isupper():
            used |= {value} if isinstance(value, str) else set(value.values())
    used |= {one.icon for one in CLASSES} | {one.icon for one in TYPES}
    assert sorted(used) == listed
    assert title.listing.icon in used


# -- the title -------------------------------------------------------------------------------------


def test_words_and_declarations_agree() -> None:
    assert faults(title) == []


@pytest.mark.rule("GH-RUL-263")
@pytest.mark.parametrize("is_open", [False, True])
def test_seats_of_one_person_share_a_screen(is_open: bool) -> None:
    """With open information and without, of all seats and of some."""
    options = title.options({"open_information": is_open}, 3)
    assert shares(options, (0, 1, 2), 3)
    assert shares(options, (0, 2), 3)


def test_an_exhausted_character_is_out_of_the_game() -> None:
    """GH-EXH-3."""
    t = lay("brute", "tinkerer")
    t.character(1).figure = NONE
    assert [title.seating.out(t.s, seat) for seat in range(2)] == [False, True]


def test_a_scenario_that_begins_is_headed_by_its_name() -> None:
    t = lay("brute", "tinkerer")
    t.s.round = 0
    assert [text.id for text in (look(t).headline,) if text] == ["headline-setup"]
    t.do(begin_round())
    assert [text.id for text in (look(t).headline,) if text] == ["headline"]


def test_the_title_brings_every_step_of_its_rules() -> None:
    """Steps are found by their names: a chapter that nobody imports would be missed in play."""
    rules = Path(str(title.folder)) / "rules"
    sources = [one.read_text("utf-8") for one in rules.rglob("*.py")]
    names = [name for source in sources for name in re.findall(r"@step\nasync def (\w+)", source)]
    assert len(names) > 30
    alone = "from grimorio.games.gloomhaven import title; [title.steps.find(n) for n in {}]"
    subprocess.run([sys.executable, "-c", alone.format(names)], check=True)

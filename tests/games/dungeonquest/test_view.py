"""DungeonQuest on the table: what each seat sees, and what its questions offer."""

from __future__ import annotations

import re
from itertools import product
from random import Random

import msgspec
import pytest

from grimorio.conformance import check_all_laws, choose, start
from grimorio.core import WATCHER, Event, Seat
from grimorio.core.scene import Board, Choice, Option, Piece, Refused, Scene, Text, Zone
from grimorio.games.dungeonquest import kinds, title, view
from grimorio.games.dungeonquest.components.numbers import ATTACKS, BOARD, CARD, CONTENT, DECK, HERO
from grimorio.games.dungeonquest.rules.dungeon.board import TREASURE_CELLS
from grimorio.games.dungeonquest.rules.fight.monsters import ESCAPES
from grimorio.games.dungeonquest.rules.hero.attributes import room_encounter
from grimorio.games.dungeonquest.state import CATACOMBS, DEAD, LEFT, Quest
from grimorio.games.dungeonquest.view import odds
from grimorio.kit.zones import EVERYBODY, only
from grimorio.texts import texts_of
from tests.games.dungeonquest.builders import Table, cell, hero, table

DIE = range(1, 7)


def look(at: Table | Quest, seat: Seat = 0) -> Scene:
    return view.view(at.s if isinstance(at, Table) else at, seat)


def board(at: Table, seat: Seat = 0) -> Board:
    return look(at, seat).boards[0]


def question(at: Table) -> Choice:
    ask = at.game.pending[0]
    return view.show(at.s, ask, ask.seat)


def choice(at: Table, key: str) -> Option:
    return next(option for option in question(at).options if option.key == key)


def move(at: Table, to: str) -> Option:
    return choice(at, f"move {to}")


def zone(scene: Scene, name: str) -> Zone:
    return next(zone for zone in scene.zones if zone.id == name)


def faces(scene: Scene, name: str) -> list[str]:
    return [card.face for card in zone(scene, name).cards]


def piece(at: Table, name: str, seat: Seat = 0) -> Piece:
    return next(piece for piece in board(at, seat).pieces if piece.id == name)


def edge(at: Table, place: str, side: int) -> str:
    return next(
        edge.kind for edge in board(at).edges if (edge.cell, edge.side) == (f"c{cell(place)}", side)
    )


def notes(at: Table, of: Seat = 0) -> list[str]:
    return [note.id for note in look(at).panels[of].notes]


def no(at: Table, reason: str) -> Refused:
    return next(no for no in question(at).refused if no.reason.id == f"rule-refused-{reason}")


def named(refused: Refused, who: str) -> str:
    """Who is named in the reason."""
    found = refused.reason.args[who]
    assert isinstance(found, Text)
    return found.id


# -- whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_every_seat_sees_a_table_that_can_be_sent_and_asks_only_what_is_legal(seed: int) -> None:
    game = start(title, seed)
    dice = Random(seed)
    while game.outcome is None:
        assert_whole(game.view(dice.randrange(WATCHER, game.seats)))
        for ask in game.pending:
            shown = view.show(game.state, ask, ask.seat)
            assert [option.key for option in shown.options] == ask.keys()
            assert_clickable(game.view(ask.seat), shown)
        choose(game, dice).do(game)


def assert_whole(scene: Scene) -> None:
    """It can be sent and read again, no id stands twice, and every face is in the catalogue."""
    assert msgspec.json.decode(msgspec.json.encode(scene), type=Scene) == scene
    dungeon = scene.boards[0]
    assert len(dungeon.cells) == 13 * 10
    cells = {cell.id for cell in dungeon.cells}
    assert {piece.at for piece in dungeon.pieces} <= cells
    assert {edge.cell for edge in dungeon.edges} <= cells
    assert {cell for area in dungeon.areas for cell in area.cells} <= cells
    assert len(ids_of(scene)) == len(set(ids_of(scene)))
    known = {face.id for face in view.catalogue()}
    assert {card.face for zone in scene.zones for card in zone.cards} <= known | {""}
    assert all(len(zone.cards) in (0, zone.count) for zone in scene.zones)


def assert_clickable(scene: Scene, shown: Choice) -> None:
    """What an answer or a refusal points at is on the table."""
    known = set(ids_of(scene))
    for no in shown.refused:
        assert set(no.at) <= known, (shown.ask, no.at)
    for option in shown.options:
        assert set(option.at) <= known, (shown.ask, option.at)
        assert set(option.path) <= known
        assert option.odds is None or 0 <= option.odds <= 1


def ids_of(scene: Scene) -> list[str]:
    dungeon = scene.boards[0]
    return [
        *[cell.id for cell in dungeon.cells],
        *[piece.id for piece in dungeon.pieces],
        *[area.id for area in dungeon.areas],
        *[zone.id for zone in scene.zones],
        *[card.id for zone in scene.zones for card in zone.cards],
        *[track.id for track in scene.tracks],
    ]


@pytest.mark.parametrize("seed", [5])
def test_a_view_holds_nothing_that_its_seat_cannot_know(seed: int) -> None:
    check_all_laws(title, seed)


def test_every_card_has_its_face() -> None:
    catalogue = {face.id: face for face in view.catalogue()}
    assert len(catalogue) == len(HERO) + len(CONTENT.cards) + len(ATTACKS)
    assert catalogue["card-treasure-ebony-ring"].numbers[0].value == 80
    arrow = catalogue["attack-poisoned-arrow"]
    assert [stat.value for stat in arrow.numbers if stat.id != "counter"] == [2, 2, 1]
    assert arrow.back == "power"
    assert catalogue["attack-elven-eyes"].original
    assert [stat.value for stat in catalogue["hero-challara"].numbers] == [12, 5, 6, 5, 7]
    rules = {rule for face in catalogue.values() for rule in face.rules}
    rulebook = (title.folder / "rulebook.en.md").read_text("utf-8")
    assert all(rule in rulebook for rule in rules)


# -- the board ------------------------------------------------------------------------------------


def test_rooms_are_drawn_by_their_kind_and_the_rest_is_unknown() -> None:
    at = table(hero("lindel", "e5"), rooms={"e5": "chamber-cross", "e4": "pit-straight"})
    cells = {cell.id: cell for cell in board(at).cells}
    assert cells[f"c{cell('e5')}"].terrain == "floor"
    assert cells[f"c{cell('e4')}"].features == ("hole",)
    assert cells[f"c{cell('a1')}"].terrain == "tower"
    assert [cells[f"c{half}"].terrain for half in TREASURE_CELLS] == ["treasure", "treasure"]
    assert cells[f"c{cell('f5')}"].terrain == "unknown"


def test_the_stronger_of_two_sides_is_drawn_for_both_rooms() -> None:
    at = table(
        hero("lindel", "e5"),
        rooms={
            "e5": "chamber-cross",
            "e4": "door-three-doors north",
            "f5": "chamber-dead-end east",
            "e6": "portcullis-cross north",
        },
    )
    assert (edge(at, "e5", 0), edge(at, "e4", 2)) == ("door", "door")
    assert (edge(at, "e5", 1), edge(at, "f5", 3)) == ("wall", "wall")
    assert (edge(at, "e5", 2), edge(at, "e6", 0)) == ("portcullis", "portcullis")
    assert edge(at, "e5", 3) == "open"
    assert (edge(at, "a1", 0), edge(at, "a1", 1)) == ("wall", "open")


def test_the_way_back_goes_round_a_chasm_that_is_in_the_way() -> None:
    at = table(
        hero("lindel", "a4", came_from="a3"),
        rooms={"a2": "chamber-cross", "a3": "chasm-left-bank", "a4": "chamber-cross"},
    )
    assert way(at) == []
    at = table(
        hero("lindel", "a4", came_from="a3"),
        rooms={"a2": "chamber-cross", "a3": "chamber-straight", "a4": "chamber-cross"},
    )
    assert way(at) == ["c26", "c13", "c0"]


def way(at: Table, seat: Seat = 0) -> list[str]:
    return [cell for area in board(at, seat).areas if area.id == "way-back" for cell in area.cells]


def test_only_the_own_way_back_is_shown() -> None:
    at = table(
        hero("lindel", "a2"), hero("hugo", "m2"),
        rooms={"a2": "chamber-cross", "m2": "chamber-straight"},
    )  # fmt: skip
    assert way(at, 0) == ["c0"]
    assert way(at, 1) == ["c12"]
    assert way(at, WATCHER) == []


def test_exits_are_where_a_passage_leads_into_the_unknown() -> None:
    at = table(hero("lindel", "a2"), rooms={"a2": "chamber-straight"})
    exits = next(area.cells for area in board(at).areas if area.id == "exits")
    assert f"c{cell('a3')}" in exits
    assert f"c{cell('b2')}" not in exits
    assert f"c{cell('b1')}" in exits  # beside the tower
    at.s.supply.clear()
    assert not [area for area in board(at).areas if area.id == "exits"]


def test_the_life_of_a_monster_is_shown_to_those_who_have_seen_it() -> None:
    at = table(
        hero("lindel", "e5"), hero("hugo", "a1"),
        rooms={"e5": "chamber-cross", "e4": "chamber-dead-end"}, tokens={"e4": "demon 3"},
    )  # fmt: skip
    at.s.monsters.seen[0] = only(1)
    name = f"monster{cell('e4')}"
    assert piece(at, name, 0).label.id == "monster-demon"
    assert piece(at, name, 0).badges == piece(at, name, WATCHER).badges == ()
    assert [badge.value for badge in piece(at, name, 1).badges] == [8]


def test_a_hero_below_leaves_its_marker_with_its_direction() -> None:
    below = hero("tatianna", "e5", where=CATACOMBS, heading=1, travelled=2)
    at = table(hero("hugo", "a1"), below, rooms={"e5": "entrance-dead-end"})
    marker = piece(at, "travel1")
    assert (marker.facing, marker.shape, marker.at) == (1, "marker", f"c{cell('e5')}")
    assert "hero1" not in [piece.id for piece in board(at).pieces]
    assert notes(at, 1) == ["note-catacombs"]


def test_on_a_bridge_the_figure_shows_its_side() -> None:
    waits = hero("lindel", "e5", came_from="e6")
    at = table(hero("hugo", "a1"), waits, rooms={"e5": "bridge-straight"})
    assert piece(at, "hero1").facing == 2
    assert piece(at, "hero0").facing is None


# -- panels, tracks, zones ------------------------------------------------------------------------


def test_a_panel_counts_life_gold_and_loot() -> None:
    at = table(
        hero("lindel", "a1", wounds=4, loot=["treasure-ebony-ring", "corpse-rope"]),
        hero("hugo", "m1", must_face=True, lost_turns=2),
    )
    stats = {stat.id: (stat.value, stat.limit) for stat in look(at).panels[0].stats}
    assert stats["life"] == (11, 15)
    assert stats["gold"] == (80, None)
    assert stats["loot"] == (2, None)
    assert stats["luck"] == (5, None)
    assert notes(at, 1) == ["note-must-face", "note-lost-turns"]


@pytest.mark.parametrize(("where", "note"), [(DEAD, "note-dead"), (LEFT, "note-out")])
def test_who_is_dead_or_gone_is_out(where: int, note: str) -> None:
    at = table(hero("lindel", "a1"), hero("hugo", "m1"))
    at.s.heroes[1].where = where
    panel = look(at).panels[1]
    assert panel.out
    assert note in notes(at, 1)
    life = next(stat for stat in panel.stats if stat.id == "life")
    assert (life.value == 0) == (where == DEAD)


def test_secret_loot_shows_its_back_to_others_and_its_face_to_its_owner() -> None:
    at = table(
        hero("lindel", "a1", loot=["treasure-ebony-ring"]), hero("hugo", "m1"),
        options={"secrets": True},
    )  # fmt: skip
    assert faces(look(at, 0), "loot0") == ["card-treasure-ebony-ring"]
    for other in (1, WATCHER):
        assert faces(look(at, other), "loot0") == [""]
        assert zone(look(at, other), "loot0").cards[0].back == "treasure"
        gold = next(stat.value for stat in look(at, other).panels[0].stats if stat.id == "gold")
        assert not isinstance(gold, int)


def test_the_sun_track_warns_of_its_last_spaces() -> None:
    at = table(hero("lindel", "a1"), hero("hugo", "m1"))
    at.s.sun = 26
    sun = look(at).tracks[0]
    assert (sun.at, sun.length) == (26, 30)
    assert [step.note for step in sun.steps] == ["≤1", "≤2", "≤3", "≤4", "≤5"]
    assert sun.label.args["turns"] == 0  # a die decides from now on
    at.s.sun = 20
    assert look(at).tracks[0].label.args["turns"] == 5  # until the first die


def fight() -> Table:
    """Lindel meets a Troll that Hugo's player plays; it is time to choose a card."""
    power = ATTACKS.index(next(card for card in CONTENT.power if card.hero == "lindel"))
    club = ATTACKS.index(next(card for card in CONTENT.power if card.monster == "troll"))
    at = table(
        hero("lindel", "e5"),
        hero("hugo", "m1"),
        rooms={"e5": "chamber-cross", "e4": "chamber-cross"},
        tokens={"e4": "troll 1"},
        draws=[power, *range(4), club, *range(4)],
    )
    at.move("e4")
    assert at.kind == "meet_monster"
    return at.answer("attack")


def test_in_combat_hands_are_for_their_players() -> None:
    at = fight()
    own, other, watcher = look(at, 0), look(at, 1), look(at, WATCHER)
    assert all(faces(own, "hand-hero"))
    assert faces(own, "hand-foe") == faces(watcher, "hand-foe") == [""] * 5
    assert all(faces(other, "hand-foe"))
    assert faces(other, "hand-hero") == [""] * 5
    assert [card.back for card in zone(other, "hand-hero").cards] == ["power"] + ["combat"] * 4
    assert zone(own, "hand-hero").owner == 0
    assert zone(own, "hand-foe").owner == 1


def test_only_the_monster_player_sees_its_life() -> None:
    at = fight()
    assert [badge.value for badge in piece(at, "foe", 1).badges] == [4]
    assert zone(look(at, 1), "damage-foe").label.args["life"] == 4
    for other in (0, WATCHER):
        assert piece(at, "foe", other).badges == ()
        assert zone(look(at, other), "damage-foe").label.args["life"] == ""


def test_damage_piles_and_the_combat_pile_lie_open() -> None:
    at = fight()
    combat = at.s.combat
    assert combat is not None
    combat.hero.damage = [0, 1]
    combat.pile = [2]
    assert zone(look(at, WATCHER), "damage-hero").count == 2
    assert faces(look(at, WATCHER), "combat-pile") == [f"attack-{ATTACKS[2].id}"]
    left = next(stat for stat in look(at, 1).panels[0].stats if stat.id == "life")
    assert left.limit is not None
    assert left.value == left.limit - 2


def test_a_fight_has_two_sides_and_only_who_saw_the_monster_knows_how_much_it_bears() -> None:
    at = fight()
    combat = at.s.combat
    assert combat is not None
    combat.hero.damage, combat.foe.damage = [0, 1], [2]
    for seat, life in ((0, None), (1, 4), (WATCHER, None)):
        contest = look(at, seat).contest
        assert contest is not None
        hero, foe = contest.sides
        assert (hero.seat, foe.seat) == (0, None)
        assert [(stat.value, stat.limit) for stat in hero.stats] == [(13, 15)]
        assert [(stat.value, stat.limit) for stat in foe.stats] == [(1, life)]
        named = {*hero.zones, *foe.zones, *contest.zones}
        assert named <= {zone.id for zone in look(at, seat).zones}
        assert {"hand-hero", "damage-foe", "combat-pile"} <= named


def test_without_a_fight_there_is_no_contest() -> None:
    assert look(table(hero("lindel", "a1"), hero("hugo", "m1"))).contest is None


# -- the chance of success ------------------------------------------------------------------------


@pytest.mark.parametrize("target", range(0, 15))
def test_two_dice_are_counted_one_by_one(target: int) -> None:
    rolls = list(product(DIE, DIE))
    assert odds.dice_at_most(target) == sum(a + b <= target for a, b in rolls) / 36
    best = 0.0
    for a, b in rolls:
        again = max(
            sum(keep + c <= target for c in DIE) / 6 for keep in (a, b)
        )  # fmt: skip
        best += 1.0 if a + b <= target else again
    assert odds.dice_with_reroll(target) == pytest.approx(best / 36)


def test_a_portcullis_has_the_odds_of_strength_with_determination() -> None:
    rooms = {"e5": "portcullis-cross", "e6": "chamber-cross"}
    at = table(hero("hugo", "e5"), rooms=rooms)
    assert move(at, "e6").odds == odds.dice_at_most(7)
    assert "DQ-PORT-1" in move(at, "e6").rules
    at.s.options["concentrated_determination"] = 1
    at.hero().determination = [1, 1]
    assert move(at, "e6").odds == odds.dice_at_most(9)
    assert move(at, "e4").odds is None


def test_a_door_has_the_odds_of_its_deck() -> None:
    at = table(hero("hugo", "e5"), rooms={"e5": "door-three-doors"})
    assert move(at, "e4").odds == pytest.approx((8 + 1 * 8 / 14) / 15)
    deck = DECK["door"]
    at.s.decks[deck] = [CARD["door-stuck"], CARD["door-opens"]]
    at.s.discards[deck] = [CARD["door-spear-trap"]]
    assert move(at, "e4").odds == 0.5
    at.s.decks[deck] = [CARD["door-shuffle"]]
    at.s.discards[deck] = [CARD["door-opens"], CARD["door-stuck"]]
    assert move(at, "e4").odds == 0.5


def test_a_known_pit_wants_a_second_tap_and_says_how_lucky_one_must_be() -> None:
    at = table(hero("hugo", "e5"), rooms={"e5": "chamber-cross", "e4": "pit-straight"})
    leap = move(at, "e4")
    assert leap.confirm
    assert leap.tone == "danger"
    assert leap.odds == odds.dice_at_most(3)
    assert leap.path == (f"c{cell('e5')}", f"c{cell('e4')}")


def test_loot_weighs_on_a_bridge() -> None:
    loot = ["treasure-ebony-ring", "corpse-rope"]
    at = table(
        hero("tatianna", "e5", loot=loot), rooms={"e5": "chamber-cross"}, draws=["bridge-straight"]
    )
    at.move("e4")
    assert at.kind == "bridge"
    assert choice(at, "cross").odds == odds.dice_at_most(9 - 2)
    assert choice(at, "cross").confirm
    at.answer("cross")
    assert choice(at, "pass").odds == odds.dice_at_most(7)
    assert choice(at, "drop corpse-rope").odds == odds.dice_at_most(8)


def test_a_test_is_asked_with_its_numbers_and_what_prayer_would_do() -> None:
    at = table(
        hero("gherinn", "e5", kept=["trap-trapdoor"], loot=["corpse-rope"]),
        rooms={"e5": "chamber-cross"},
    )
    asked = question(at)
    assert asked.prompt.args["value"] == 4
    assert choice(at, "pass").odds == odds.dice_at_most(4)
    assert choice(at, "pray").odds == odds.dice_at_most(7)
    assert choice(at, "use corpse-rope").odds == 1


def test_the_dragon_sleeps_lighter_with_every_card() -> None:
    at = table(hero("hugo", "g5"), hero("lindel", "a1"), dragons=[])
    stay = choice(at, "stay")
    assert stay.odds == pytest.approx(7 / 8)
    assert stay.confirm
    deck = DECK["dragon"]
    at.s.decks[deck].remove(CARD["dragon-sleeping"])
    at.s.dragons.append(CARD["dragon-sleeping"])
    assert choice(at, "stay").odds == pytest.approx(6 / 7)


def test_the_odds_of_an_escape_are_those_of_all_pairs_of_power_cards() -> None:
    at = table(
        hero("lindel", "e5"), hero("hugo", "m1"),
        rooms={"e5": "chamber-cross", "e4": "chamber-cross"}, tokens={"e4": "troll 1"},
    )  # fmt: skip
    at.move("e4")
    mine = [ATTACKS.index(card) for card in CONTENT.power if card.hero == "lindel"]
    theirs = [ATTACKS.index(card) for card in CONTENT.power if card.monster == "troll"]
    pairs = list(product(mine, theirs))
    brute = sum(ESCAPES[a] >= ESCAPES[b] for a, b in pairs) / len(pairs)
    assert choice(at, "escape").odds == pytest.approx(brute)
    assert choice(at, "escape").at == (f"c{cell('e5')}",)


def test_a_reroll_shows_what_each_answer_makes_of_the_test() -> None:
    """Lindel has rolled 5 and 4 at a Cave-in with Agility 6 and one Determination token."""
    at = table(
        hero("lindel", "e5", came_from="e6", determination=[room_encounter(cell("e5"))]),
        rooms={"e5": "cave-in-straight", "e6": "chamber-cross"},
        rolls=[5, 4],
    ).answer("cross")
    assert at.kind == "reroll"
    assert [choice(at, key).odds for key in ("pass", "reroll first", "reroll second")] == [
        0.0,
        3 / 6,
        2 / 6,
    ]
    assert question(at).prompt.args["need"] == 7
    assert [choice(at, key).text.args["need"] for key in ("reroll first", "reroll second")] == [
        3,
        2,
    ]


def test_a_reroll_of_dragon_fire_shows_who_would_outlive_it() -> None:
    """Gherinn with 7 Life left has rolled 4 and 3: a die rolled again must bring less."""
    at = table(hero("gherinn", "g5", wounds=6), draws=["dragon-fury"], rolls=[4, 3])
    at.answer("stay")
    assert at.kind == "reroll_fury"
    assert question(at).prompt.args["life"] == 7
    keys = ("reroll none", "reroll first", "reroll second", "reroll first,second")
    assert [choice(at, key).odds for key in keys] == [0.0, 3 / 6, 2 / 6, 15 / 36]


def test_no_card_names_its_deck_twice() -> None:
    """A Trap of the Trap deck is a Trap."""
    for lang in ("en", "es"):
        words = texts_of(title, lang)
        for face in view.catalogue():
            said = words.say(face.type) if face.type else ""
            assert len(set(said.split(", "))) == len(said.split(", ")), (lang, face.id, said)


def test_a_fight_tells_what_counters_what_and_what_is_played_is_worth() -> None:
    kinds_of = {card.type: card.counter for card in CONTENT.combat if card.counter}
    assert kinds_of == {"ranged": "melee", "melee": "magic", "magic": "ranged"}
    at = table(
        hero("lindel", "e5"), hero("hugo", "m1"),
        rooms={"e5": "chamber-cross", "e4": "chamber-cross"}, tokens={"e4": "troll 1"},
    )  # fmt: skip
    at.move("e4")
    contest = look(at).contest
    assert contest is not None
    assert [note.id for note in contest.notes] == ["note-counters"]
    assert [stat.id for side in contest.sides for stat in side.stats] == ["life", "damage"]
    fight = at.s.combat
    assert fight is not None
    fight.hero.played = [0, 1]
    contest = look(at).contest
    assert contest is not None
    attack = contest.sides[0].stats[-1]
    assert (attack.id, attack.value) == ("attack", ATTACKS[0].value + ATTACKS[1].value)


@pytest.mark.parametrize(("gold", "chance"), [(0, 0.0), (80, 0.0), (150, 1 / 6), (700, 1.0)])
def test_a_bribe_must_be_more_than_the_die_asks(gold: int, chance: float) -> None:
    assert odds.bribe_odds(gold) == pytest.approx(chance)


def test_a_treasure_needs_less_than_the_monsters_life() -> None:
    assert [odds.treasure_odds(life) for life in (1, 2, 8)] == [0, 1 / 6, 1]


# -- leaving, and what is refused -----------------------------------------------------------------


def test_leaving_wants_a_second_tap() -> None:
    at = table(hero("lindel", "a1", loot=["corpse-rope"]), hero("hugo", "m1"))
    assert choice(at, "leave").confirm
    assert not [no for no in question(at).refused if no.text.id == "option-tower-leave"]


@pytest.mark.parametrize(
    ("loot", "options", "reason", "rule"),
    [
        ([], {}, "no-loot", "DQ-EXIT-3"),
        (["corpse-rope"], {"no_glory": True}, "no-treasure", "DQ-VALOUR-1"),
    ],
)
def test_nobody_leaves_without_loot(
    loot: list[str], options: dict[str, object], reason: str, rule: str
) -> None:
    at = table(hero("lindel", "a1", loot=loot), hero("hugo", "m1"), options=options)
    assert no(at, reason).rules == (rule,)


def test_a_room_without_icon_cannot_be_searched() -> None:
    at = table(hero("lindel", "e5"), rooms={"e5": "trap-cross"})
    assert no(at, "search-icon").rules == ("DQ-SEARCH-2",)


def test_a_room_is_not_searched_a_third_time() -> None:
    at = table(hero("lindel", "e5", searches=2), rooms={"e5": "chamber-cross"})
    assert no(at, "search-twice").rules == ("DQ-SEARCH-5",)


def test_a_room_with_a_monster_is_not_searched() -> None:
    at = table(hero("lindel", "e5"), rooms={"e5": "chamber-cross"}, tokens={"e5": "golem"})
    assert named(no(at, "search-monster"), "monster") == "monster-golem"


def test_a_wall_and_another_hero_are_in_the_way() -> None:
    at = table(
        hero("lindel", "e5"), hero("hugo", "e4"),
        rooms={"e5": "chamber-straight", "e4": "chamber-cross"},
    )  # fmt: skip
    assert no(at, "occupied").at == (f"c{cell('e4')}",)
    assert named(no(at, "occupied"), "hero") == "called-hugo"
    walls = [no for no in question(at).refused if no.reason.id == "rule-refused-wall"]
    assert {no.at[0] for no in walls} == {f"c{cell('d5')}", f"c{cell('f5')}"}


def test_the_far_bank_of_a_chasm_is_out_of_reach() -> None:
    at = table(hero("lindel", "e5", came_from="e6"), rooms={"e5": "chasm-left-bank"})
    assert no(at, "chasm").rules == ("DQ-ROOM-12",)


def test_no_option_is_refused_and_nothing_refused_is_an_option() -> None:
    at = table(hero("lindel", "e5"), hero("hugo", "a1"), rooms={"e5": "chamber-left"})
    shown = question(at)
    moves = {option.at[0] for option in shown.options if option.key.startswith("move")}
    refused = {no.at[0] for no in shown.refused if no.text.id == "option-move"}
    around = {f"c{there}" for there in BOARD.neighbours[cell("e5")]}
    assert moves | refused == around
    assert not moves & refused


@pytest.mark.parametrize(
    ("who", "tile", "reason"),
    [
        ("krutzbeck", "chamber-cross", "never_runs"),
        ("lindel", "portcullis-straight south", "portcullis"),
    ],
)
def test_who_cannot_run_is_told_why(who: str, tile: str, reason: str) -> None:
    mine = ATTACKS.index(next(card for card in CONTENT.power if card.hero == who))
    club = ATTACKS.index(next(card for card in CONTENT.power if card.monster == "troll"))
    size = 5 if who == "krutzbeck" else 4
    at = table(
        hero(who, "e3"), hero("hugo", "m1"),
        rooms={"e3": "chamber-cross", "e2": tile},
        tokens={"e2": "troll 1"},
        draws=[mine, *range(size), club, *range(4)], rolls=[1, 1],
    )  # fmt: skip
    at.move("e2")
    while at.kind != "attack":
        at.answer(at.options[0])
    refused = no(at, "escape")
    assert refused.text.id == "option-meet_monster-escape"
    assert refused.reason.args == {"why": reason}


def test_every_card_of_the_hand_can_be_clicked() -> None:
    at = fight()
    asked = view.show(at.s, at.game.pending[0], 0)
    assert {key for option in asked.options for key in option.at} == {
        f"hand-hero-{place}" for place in range(5)
    }


def test_the_story_says_what_it_turns_on() -> None:
    s = fight().s
    assert view.say(s, Event(kinds.DIED, (0, "pit"), EVERYBODY, 1)).args["turning"] == 3
    assert "turning" not in view.say(s, Event(kinds.SEARCHED, (0,), EVERYBODY, 1)).args


def beats(at: Table) -> list[tuple[str, str]]:
    """The lines that say whose beat they begin."""
    assert at.game.journal is not None
    said = [(event.kind.name, view.say(at.s, event).beat) for event in at.game.journal.events]
    return [(kind, beat) for kind, beat in said if beat]


def test_a_turn_says_whose_piece_acts_above_and_below() -> None:
    at = table(hero("hugo", "a1"), hero("lindel", "c5", where=CATACOMBS))
    s = at.s
    turns = [Event(kinds.TURN, (seat, 3), EVERYBODY, 1) for seat in (0, 1)]
    assert [view.say(s, turn).beat for turn in turns] == ["hero0", "travel1"]
    assert {"hero0", "travel1"} <= {one.id for one in board(at).pieces}
    assert beats(at)[-1] == ("turn", "hero0")
    assert view.say(s, Event(kinds.SEARCHED, (0,), EVERYBODY, 1)).beat == ""


def test_a_monster_that_marches_or_is_met_has_a_beat_of_its_own() -> None:
    at = table(
        hero("lindel", "a1", where=DEAD),
        hero("hugo", "m10"),
        hero("tatianna", "e5", came_from="e6"),
        rooms={"e4": "chamber-cross", "e5": "chamber-cross", "e6": "chamber-cross"},
        tokens={"e4": "skeleton"},
        options={"servants": True},
    )
    at.answer(("march", cell("e4")))
    assert beats(at)[-2:] == [("marched", f"monster{cell('e5')}"), ("monster_met", "foe")]
    assert piece(at, "foe").at == f"c{cell('e5')}"


def test_the_dragon_that_wakes_has_a_beat_of_its_own() -> None:
    at = table(hero("hugo", "a1"))
    assert view.say(at.s, Event(kinds.DRAGON_WOKE, (0,), EVERYBODY, 1)).beat == "dragon"
    assert "dragon" in {one.id for one in board(at).pieces}
    added = Event(kinds.MONSTER_ADDED, (0, 1, cell("b1")), EVERYBODY, 1)
    assert view.say(at.s, added).beat == f"monster{cell('b1')}"


# -- what it all rests on -------------------------------------------------------------------------


def test_every_rule_a_view_names_is_in_the_rulebook() -> None:
    rulebook = (title.folder / "rulebook.en.md").read_text("utf-8")
    for module in (title.folder / "view").iterdir():
        if module.name.endswith(".py"):
            for rule in re.findall(r'"(DQ-[A-Z]+-[0-9]+)"', module.read_text("utf-8")):
                assert f"{rule}:" in rulebook or f"{rule} " in rulebook, (module.name, rule)


def test_every_icon_is_in_the_sprite() -> None:
    listed = set((title.folder / "icons.txt").read_text("utf-8").split())
    at = fight()
    at.s.entrances[cell("e5")] = True
    scene = look(at, 1)
    dungeon = scene.boards[0]
    used = {icon for room in dungeon.cells for icon in room.features}
    used |= {piece.icon for piece in dungeon.pieces} | {panel.icon for panel in scene.panels}
    used |= {badge.icon for piece in dungeon.pieces for badge in piece.badges if badge.icon}
    used |= {stat.icon for panel in scene.panels for stat in panel.stats}
    used |= {track.icon for track in scene.tracks}
    for face in view.catalogue():
        used |= {face.icon, *[stat.icon for stat in face.numbers]}
    assert used <= listed


def test_the_names_of_places_in_texts_stand_along_the_edges_of_the_board() -> None:
    at = table(hero("lindel", "a1"), hero("gherinn", "m10"))
    for seat in (0, 1, WATCHER):
        board = title.rules.view(at.s, seat).boards[0]
        for square in board.cells:
            assert square.label is not None
            assert square.label.args["at"] == board.columns[square.x] + board.rows[square.y]

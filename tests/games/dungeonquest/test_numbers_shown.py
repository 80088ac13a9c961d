"""DungeonQuest: the numbers that a question shows before the dice are rolled, and set-up."""

from __future__ import annotations

import pytest

from grimorio.core.scene import Text
from grimorio.games.dungeonquest import title, view
from grimorio.games.dungeonquest.components.numbers import BOARD, CARD, CARD_GOLD, DECK
from grimorio.games.dungeonquest.rules.dungeon import catacombs
from grimorio.games.dungeonquest.rules.dungeon.board import is_walled, same_bank, way_between
from grimorio.games.dungeonquest.rules.fight import duel
from grimorio.games.dungeonquest.rules.fight.fates import SLAIN
from grimorio.games.dungeonquest.rules.fight.sides import face_off
from grimorio.games.dungeonquest.rules.hero.attributes import passage_encounter, room_encounter
from grimorio.games.dungeonquest.setup import set_up
from grimorio.games.dungeonquest.state import CATACOMBS, DUNGEON
from grimorio.games.dungeonquest.view import odds
from grimorio.games.dungeonquest.view.board import pending_wounds, way_back
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import EVERYBODY, only
from tests.games.dungeonquest.builders import Table, cell, hero, new_table, table
from tests.games.dungeonquest.fights import HERE, Fight, clash, meeting, quest, token
from tests.games.dungeonquest.fights import hero as fighter
from tests.scripted import ScriptedChance

OPEN_ROOM = "chamber-cross"
CAVE_IN = CARD["trap-cave-in"]


def odds_of(at: Table, key: str) -> float | None:
    ask = at.game.pending[0]
    options = view.show(at.s, ask, ask.seat).options
    return next(option.odds for option in options if option.key == key)


@pytest.mark.rule("DQ-ROOM-18", "DQ-TEST-4")
def test_on_a_bridge_loot_weighs_and_the_tokens_of_the_bridge_count() -> None:
    at = table(
        hero(
            "gherinn", "e4", loot=["search-gold-150", "corpse-rope"],
            determination=[room_encounter(cell("e5"))],
        ),
        rooms={"e4": OPEN_ROOM, "e5": "bridge-straight"},
        options={"concentrated_determination": True},
    )  # fmt: skip
    at.move("e5").answer("cross").answer(None)
    assert at.kind == "before_test"
    assert odds_of(at, "pass") == odds.dice_at_most(4 + 1 - 2)
    assert odds_of(at, "pray") == odds.dice_at_most(4 + 4 - 2)


@pytest.mark.rule("DQ-ROOM-18", "DQ-TEST-4")
@pytest.mark.parametrize("room", ["bridge-straight", OPEN_ROOM])
def test_loot_weighs_in_no_other_test_also_on_a_bridge(room: str) -> None:
    at = table(
        hero(
            "gherinn", "e5", came_from="e6", kept=["trap-cave-in"], determination=[CAVE_IN],
            loot=["search-gold-150", "corpse-rope"],
        ),
        rooms={"e5": room, "e6": "corridor-straight"},
    )  # fmt: skip
    assert at.kind == "before_test"
    assert odds_of(at, "pass") == odds.dice_at_most(4 + 1)


def needed(at: Table) -> object:
    ask = at.game.pending[0]
    assert ask.kind.name == "reroll"
    return view.show(at.s, ask, ask.seat).prompt.args["need"]


@pytest.mark.rule("DQ-HERO-2")
def test_what_a_reroll_would_need_is_said_for_a_kept_card() -> None:
    at = table(hero("lindel", "e5", kept=["trap-cave-in"]), rooms={"e5": OPEN_ROOM}, rolls=[6, 6])
    assert needed(at) == 6


@pytest.mark.rule("DQ-HERO-2")
def test_what_a_reroll_would_need_is_said_for_the_card_on_top() -> None:
    """Armour for the trap that was drawn, whatever else is kept or lies under it."""
    at = table(
        hero("lindel", "e4", determination=[CARD["trap-projectile"]]),
        rooms={"e4": OPEN_ROOM, "e5": "trap-cross"},
        draws=["trap-projectile"],
        rolls=[6, 6],
    ).move("e5")
    assert needed(at) == 7
    at.s.facing.cards.insert(0, CARD["catacombs-horde-of-rats"])  # Armour too, without a token
    at.s.facing.seen.insert(0, -1)
    at.s.heroes[0].kept.append(CAVE_IN)
    assert needed(at) == 7


@pytest.mark.rule("DQ-HERO-2", "DQ-ROOM-18")
def test_what_a_reroll_would_need_is_said_on_a_bridge_and_in_a_web() -> None:
    at = table(
        hero("lindel", "e4", loot=["search-gold-150", "corpse-rope"]),
        rooms={"e4": OPEN_ROOM, "e5": "bridge-straight"},
        rolls=[6, 6],
    )
    at.move("e5").answer("cross").answer(None)
    assert needed(at) == 6 - 2
    at = table(
        hero("lindel", "e4", loot=["search-gold-150", "corpse-rope"]),
        rooms={"e4": OPEN_ROOM, "e5": "web-cross"},
        rolls=[6, 6],
    )
    at.move("e5").answer("cross")
    assert needed(at) == 6


@pytest.mark.rule("DQ-HERO-2", "DQ-PORT-1")
def test_what_a_reroll_would_need_is_said_at_a_portcullis() -> None:
    way = way_between(cell("e5"), cell("e4"))
    at = table(
        hero("lindel", "e5", determination=[passage_encounter(way)]),
        rooms={"e5": OPEN_ROOM, "e4": "portcullis-cross"},
        rolls=[6, 6],
    )
    at.move("e4")
    assert needed(at) == 7


@pytest.mark.rule("DQ-HERO-2")
def test_a_card_on_the_table_comes_before_what_the_room_asks() -> None:
    """The rubble asks for Agility as well, and only the card has a token."""
    at = table(
        hero("lindel", "e5", kept=["trap-cave-in"], determination=[CAVE_IN]),
        rooms={"e5": "cave-in-straight"},
        rolls=[6, 6],
    )
    assert needed(at) == -1  # it may be either
    at.s.facing.add(CAVE_IN, -1)
    assert needed(at) == 7


@pytest.mark.rule("DQ-SETUP-1", "DQ-SETUP-12")
def test_before_the_first_step_nobody_has_had_a_turn() -> None:
    s = set_up(title.options({}, 3), 3, ScriptedChance())
    assert (s.turn, s.first, s.round, s.turn_over) == (0, 0, 0, False)


@pytest.mark.rule("DQ-SETUP-14", "DQ-SETUP-16", "DQ-MAGIC-1")
def test_each_rune_and_each_place_at_the_start_is_told() -> None:
    runes = ["rune-flame", "rune-will", "rune-ascent", "rune-healing"]
    at = new_table(2, heroes="chosen", runes=2, draws=runes, rolls=[1, 6])
    while at.kind in ("choose_hero", "choose_tower"):
        at.answer(at.options[0])
    dealt = [(0, runes[0]), (0, runes[1]), (1, runes[2]), (1, runes[3])]
    assert at.told("rune_dealt") == [(seat, CARD[rune]) for seat, rune in dealt]
    assert at.told("placed") == [(seat, at.hero(seat).at) for seat in (1, 0)]


# -- the board ------------------------------------------------------------------------------------


@pytest.mark.rule("DQ-COMBAT-35")
def test_a_damage_pile_is_pending_wounds_of_its_own_hero_alone() -> None:
    a = clash(hand=["ray"], foe=["ray", "slash"], damage=["slash"], foe_damage=["ray", "ray"])
    assert [pending_wounds(a.s, seat) for seat in (0, 1)] == [1, 0]
    a = clash(
        fighter(), fighter("hugo", at=HERE), fighter("gherinn"), monster=None,
        hero_versus_hero=True, hand=["ray"], foe=["ray", "slash"], damage=["slash"],
        foe_damage=["ray", "ray"],
    )  # fmt: skip
    assert [pending_wounds(a.s, seat) for seat in (0, 1, 2)] == [1, 2, 0]


@pytest.mark.rule("DQ-ROOM-12")
@pytest.mark.parametrize("turned", range(4))
@pytest.mark.parametrize("room", [OPEN_ROOM, "chasm-left-bank", "chasm-right-bank"])
def test_the_way_back_crosses_no_rift(room: str, turned: int) -> None:
    """From b2 through a2 to the tower in a1: in by the east, out by the north."""
    rooms = {"a2": room, "b2": OPEN_ROOM}
    here = cell("a2")
    for hero_at, came_from in (("a2", "b2"), ("b2", "")):
        at = table(hero("lindel", hero_at, came_from=came_from), rooms=rooms)
        at.s.turned[here] = turned
        open_ways = not any(is_walled(at.s, way_between(here, cell(to))) for to in ("a1", "b2"))
        joined = room == OPEN_ROOM or same_bank(at.s, here, 0, 1)
        assert bool(way_back(at.s, 0)) == (open_ways and joined)


@pytest.mark.rule("DQ-COMBAT-40")
@pytest.mark.parametrize(("damage", "tone"), [((), ""), (("ray",), "danger")])
def test_damage_is_shown_as_such_once_there_is_some(damage: tuple[str, ...], tone: str) -> None:
    a = clash(hand=["ray", "ray"], foe=["ray", "slash"], foe_damage=damage)
    fight = view.view(a.s, 0).contest
    assert fight is not None
    assert fight.sides[1].stats[0].tone == tone


@pytest.mark.rule("DQ-ESC-9", "DQ-RUL-58")
@pytest.mark.parametrize(("where", "below"), [(DUNGEON, "no"), (CATACOMBS, "yes")])
def test_where_an_escape_would_lead_is_said_before(where: int, below: str) -> None:
    chance = ScriptedChance(draws=[token("skeleton", 2)])
    a = meeting(fighter("lindel", where=where), fighter("hugo"), chance=chance)
    options = view.show(a.s, a.game.pending[0], 0).options
    (escape,) = [option for option in options if option.key == "escape"]
    assert escape.preview[0].args == {"below": below}


# -- chances --------------------------------------------------------------------------------------


@pytest.mark.rule("DQ-CARD-26")
@pytest.mark.parametrize(("gold", "sixths"), [(0, 0), (300, 2), (301, 3), (700, 6)])
def test_a_bribe_must_be_more_than_what_is_demanded(gold: int, sixths: int) -> None:
    assert odds.bribe_odds(gold) == sixths / 6


@pytest.mark.rule("DQ-DOOR-2", "DQ-RUL-23", "DQ-RUL-25")
def test_a_shuffle_card_among_door_cards_counts_as_another_draw() -> None:
    opens, stuck, mixed = CARD["door-opens"], CARD["door-stuck"], CARD["door-shuffle"]
    at = table(hero("lindel", "e5"), rooms={"e5": OPEN_ROOM})
    at.s.decks[DECK["door"]], at.s.discards[DECK["door"]] = [opens, mixed], [stuck, stuck]
    assert odds.door_odds(at.s) == pytest.approx((1 + 1 / 3) / 2)
    at.s.decks[DECK["door"]] = [mixed]
    assert odds.door_odds(at.s) == 0


@pytest.mark.rule("DQ-CATA-16", "DQ-CATA-19")
@pytest.mark.parametrize("heading", range(4))
def test_left_and_right_are_seen_from_the_heading(heading: int) -> None:
    s = quest(fighter("lindel", where=CATACOMBS, at=cell("g7")), chance=ScriptedChance())
    s.heroes[0].heading = heading
    a = Fight(s, catacombs.leave(0, True))
    shown = view.show(a.s, a.game.pending[0], 0).options
    left, right = (heading - 1) % 4, (heading + 1) % 4
    for option, side, direction in zip(shown, ("left", "right"), (left, right), strict=True):
        assert option.text.args["side"] == side
        cells = tuple(f"c{there}" for there in BOARD.ray(s.heroes[0].at, direction)[:6])
        assert (option.path, option.at) == (cells, cells[:1])


@pytest.mark.rule("DQ-HVH-3", "DQ-SECRET-1")
def test_spoils_are_named_by_their_face_or_by_their_back_and_place() -> None:
    ring, ruby = CARD["treasure-ebony-ring"], CARD["search-gold-150"]
    s = quest(fighter(), fighter("hugo"), chance=ScriptedChance(), secrets=True)
    s.combat = face_off(s, 0, 1, NONE, HERE, may_escape=False)
    s.heroes[1].loot.add(ring, EVERYBODY)
    s.heroes[1].loot.add(ruby, only(1))
    a = Fight(s, duel.end_duel(SLAIN))
    _, seen, unseen = view.show(a.s, a.game.pending[0], 0).options
    assert (seen.text.id, seen.text.args["gold"]) == ("option-take_spoils", CARD_GOLD[ring])
    assert (unseen.text.id, unseen.text.args["n"]) == ("option-take_spoils-unseen", 2)
    assert unseen.text.args["deck"] == Text("deck-search")
    assert (seen.at, unseen.at) == (("loot1-0",), ("loot1-1",))

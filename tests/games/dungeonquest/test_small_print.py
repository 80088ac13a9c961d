"""DungeonQuest: the small print, what rules leave behind and whom they pass by."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from grimorio.core.events import Journal
from grimorio.games.dungeonquest.components.numbers import (
    ATTACK,
    ATTACK_COUNTERS,
    ATTACK_KINDS,
    CARD,
    CONTENT,
    DECK,
    TILE,
)
from grimorio.games.dungeonquest.rules import duel, encounters, ending, sides
from grimorio.games.dungeonquest.rules.attributes import PLACES, move_away, room_encounter
from grimorio.games.dungeonquest.rules.decks import drop_kept
from grimorio.games.dungeonquest.rules.effects import rotate
from grimorio.games.dungeonquest.rules.fates import SLAIN
from grimorio.games.dungeonquest.rules.life import bury
from grimorio.games.dungeonquest.rules.sides import face_off
from grimorio.games.dungeonquest.state import DEAD, LEFT, Quest
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import only
from tests.games.dungeonquest.builders import hero, table
from tests.games.dungeonquest.fights import BACK, FAR, HERE, NEXT, Fight, clash, quest
from tests.games.dungeonquest.fights import hero as fighter
from tests.scripted import ScriptedChance

OPEN_ROOM = "chamber-cross"
TRAPDOOR, CAVE_IN = CARD["trap-trapdoor"], CARD["trap-cave-in"]


def alone(*draws: str, rolls: tuple[int, ...] = (), **options: bool | int) -> Quest:
    """Lindel and nobody else."""
    chance = ScriptedChance(rolls=rolls, draws=[CARD[card] for card in draws])
    s = quest(fighter("lindel"), chance=chance, tiles=None, **options)
    s.journal = Journal()
    return s


# -- what the box holds ---------------------------------------------------------------------------


@pytest.mark.rule("DQ-ROOM-7", "DQ-ROOM-12")
def test_only_darkness_has_a_die_table_and_only_a_chasm_has_banks() -> None:
    dark = CONTENT.tiles[TILE["darkness-left-right"]]
    chasm = CONTENT.tiles[TILE["chasm-left-bank"]]
    plain = CONTENT.tiles[TILE[OPEN_ROOM]]
    assert (replace(dark), replace(chasm), replace(plain)) == (dark, chasm, plain)
    for tile, wrong in (
        (dark, {"darkness": None}),
        (plain, {"darkness": dark.darkness}),
        (chasm, {"near": ()}),
        (plain, {"near": chasm.near}),
    ):
        with pytest.raises(ValueError, match="belongs to the"):
            replace(tile, **wrong)


# -- Determination --------------------------------------------------------------------------------


@pytest.mark.rule("DQ-CONC-1")
def test_a_test_that_needed_no_token_costs_none() -> None:
    game = table(
        hero("hugo", "e5", kept=["trap-cave-in"], determination=[TRAPDOOR] * 3),
        rooms={"e5": OPEN_ROOM},
        rolls=[1, 1],
        options={"concentrated_determination": True},
    )
    assert game.told("test_passed") == [(0, 1, 2, 7)]
    assert game.hero().determination == [TRAPDOOR] * 3


@pytest.mark.rule("DQ-TEST-4", "DQ-CARD-6", "DQ-RUL-47")
def test_tokens_make_a_miss_smaller() -> None:
    """Armour 9 and two tokens against 12: missed by 1."""
    arrow = CARD["trap-projectile"]
    game = table(
        hero("hugo", "e5", determination=[arrow] * 2),
        rooms={"e5": OPEN_ROOM, "e4": "trap-cross"},
        draws=["trap-projectile"],
        rolls=[6, 6],
    ).move("e4")
    assert game.told("wounded") == [(0, 1, 1)]


@pytest.mark.rule("DQ-RUL-49")
def test_a_prayer_that_kills_neither_passes_nor_fails_the_test() -> None:
    game = table(
        hero("gherinn", "e4", wounds=12),
        hero("hugo", "m1"),
        rooms={"e4": OPEN_ROOM, "e5": "pit-straight"},
    ).move("e5")
    game.answer("pray")
    assert game.told("died") == [(0, "wounds")]
    assert game.told("passed_by_card") == []


@pytest.mark.rule("DQ-TEST-5")
def test_who_walks_away_gives_up_what_any_room_asked_also_the_first() -> None:
    s = alone()
    one = s.heroes[0]
    one.determination = [room_encounter(0), PLACES + 7, TRAPDOOR]
    move_away(s, one)
    assert one.determination == [TRAPDOOR]


@pytest.mark.rule("DQ-TEST-5")
def test_a_dropped_card_takes_its_tokens_along_unless_there_is_another_of_it() -> None:
    s = alone()
    one = s.heroes[0]
    one.kept, one.determination = [CAVE_IN, CAVE_IN], [CAVE_IN, TRAPDOOR]
    drop_kept(s, 0, CAVE_IN)
    assert (one.kept, one.determination) == ([CAVE_IN], [CAVE_IN, TRAPDOOR])
    drop_kept(s, 0, CAVE_IN)
    assert (one.kept, one.determination) == ([], [TRAPDOOR])
    assert s.discards[DECK["trap"]] == [CAVE_IN, CAVE_IN]
    drop_kept(s, 0, CAVE_IN)
    assert s.discards[DECK["trap"]] == [CAVE_IN, CAVE_IN]


# -- cards that lie on the table ------------------------------------------------------------------


@pytest.mark.rule("DQ-ENC-3")
def test_the_dead_draw_nothing() -> None:
    s = alone()
    s.heroes[0].where = DEAD
    a = Fight(s, encounters.draw_and_face(0, DECK["search"]))
    assert a.told("drew") == []


@pytest.mark.rule("DQ-HERO-8", "DQ-RUL-50")
def test_challara_replaces_the_card_she_drew_last_not_the_one_under_it() -> None:
    chance = ScriptedChance(draws=[CARD["dungeon-empty"], CARD["dungeon-torch-goes-out"]])
    s = quest(fighter("challara"), chance=chance)
    s.facing.add(CARD["search-empty"], -1)
    a = Fight(s, encounters.draw_and_face(0, DECK["dungeon"]))
    assert a.game.pending[0].about == (CARD["dungeon-empty"],)
    a.answer("replace", "replace")
    assert a.told("replaced") == [(0, CARD["dungeon-empty"])]
    assert a.s.discards[DECK["dungeon"]][0] == CARD["dungeon-empty"]
    assert a.s.facing.cards[0] == CARD["search-empty"]


@pytest.mark.rule("DQ-HERO-8", "DQ-SECRET-1")
def test_secret_loot_that_challara_replaces_is_seen_by_all_and_ends_free_undo() -> None:
    chance = ScriptedChance(draws=[CARD["dungeon-gold-30"], CARD["dungeon-empty"]])
    s = quest(fighter("challara"), fighter("hugo"), chance=chance, secrets=True)
    s.facing.add(CARD["search-empty"], -1)
    a = Fight(s, encounters.draw_and_face(0, DECK["dungeon"]))
    assert a.game.pending[0].about == (NONE,)
    journal = a.game.journal
    assert journal is not None
    before = journal.reveals
    a.answer("replace", "replace")
    assert journal.reveals > before


@pytest.mark.rule("DQ-ENC-5", "DQ-RUNE-1")
@pytest.mark.parametrize("averted", [True, False])
def test_a_trap_that_is_averted_or_kept_leaves_the_card_under_it_alone(averted: bool) -> None:
    chance = ScriptedChance(draws=[CARD["trap-gas" if averted else "trap-cave-in"]])
    s = quest(fighter("lindel", runes=["rune-warning"]), chance=chance)
    s.facing.add(CARD["search-empty"], -1)
    a = Fight(s, encounters.draw_and_face(0, DECK["trap"]))
    if averted:
        a.answer("avert", ("use", CARD["rune-warning"]))
    assert a.s.facing.cards == [CARD["search-empty"]]


# -- the end --------------------------------------------------------------------------------------


@pytest.mark.rule("DQ-WIN-2", "DQ-WIN-4")
def test_loot_is_shown_from_the_start_player_on() -> None:
    s = quest(fighter(), fighter("hugo"), fighter("gherinn"), chance=ScriptedChance(), secrets=True)
    s.journal = Journal()
    s.first = 1
    for seat, card in enumerate(("search-gold-150", "corpse-rope", "search-gold-150")):
        s.heroes[seat].where = LEFT
        s.heroes[seat].loot.add(CARD[card], only(seat))
    ending.end_game(s)
    assert [event.args[0] for event in s.journal.events if event.kind.name == "showed"] == [1, 2, 0]


@pytest.mark.rule("DQ-WIN-5", "DQ-WIN-6", "DQ-RUL-80")
def test_who_lost_all_its_loot_stands_below_any_other() -> None:
    s = alone()
    assert ending.standing_of(s.heroes[0]) == (0, 0, 0)


@pytest.mark.rule("DQ-DEATH-2")
def test_secret_loot_of_the_dead_ends_free_undo() -> None:
    s = quest(fighter(), fighter("hugo"), chance=ScriptedChance(), secrets=True)
    s.journal = Journal()
    s.heroes[0].loot.add(CARD["search-gold-150"], only(0))
    bury(s, 0, "pit")
    assert s.journal.reveals == 1


# -- treasure and loot ----------------------------------------------------------------------------


@pytest.mark.rule("DQ-CARD-24")
def test_each_chest_is_opened_for_itself() -> None:
    """Two Treasure chests behind other Loot: a roll of 2 and 3, then one of 1 and 1."""
    s = alone(rolls=(2, 3, 1, 1))
    chest = CARD["catacombs-treasure-chest"]
    s.heroes[0].where = LEFT
    for card in (CARD["search-gold-150"], chest, chest):
        s.heroes[0].loot.add(card, -1)
    a = Fight(s, ending.open_loot(0))
    a.answer("may", "yes")
    assert a.told("opened") == [(0, chest, 500)]
    assert a.s.heroes[0].worth == [NONE, 500, NONE]
    a.answer("may", "yes")
    assert a.told("opened") == [(0, chest, 500), (0, chest, 200)]
    assert a.s.heroes[0].worth == [150, 500, 200]


@pytest.mark.rule("DQ-WIN-4", "DQ-RUL-115")
def test_a_tome_that_turns_on_its_reader_takes_the_best_of_the_other_loot() -> None:
    tome = CARD["treasure-forbidden-tome"]
    s = alone(rolls=(1,))
    s.heroes[0].where = LEFT
    for card in (CARD["dungeon-gold-30"], CARD["search-gold-150"], tome, CARD["dungeon-gold-40"]):
        s.heroes[0].loot.add(card, -1)
    a = Fight(s, ending.open_loot(0))
    a.answer("may", "yes")
    assert a.told("discarded") == [(0, CARD["search-gold-150"])]
    assert a.s.heroes[0].worth == [30, 0, 40]


@pytest.mark.rule("DQ-RUL-115")
def test_loot_is_resolved_in_the_order_gained_and_what_is_gone_is_passed_by() -> None:
    """The imp takes the chest before it is opened; the tome after it still has its say."""
    imp, chest = CARD["dungeon-bottle-imp"], CARD["catacombs-treasure-chest"]
    tome = CARD["treasure-forbidden-tome"]
    chance = ScriptedChance(rolls=[1], picks=[chest])
    s = quest(fighter("lindel"), chance=chance)
    s.heroes[0].where = LEFT
    for card in (imp, chest, tome):
        s.heroes[0].loot.add(card, -1)
    a = Fight(s, ending.open_loot(0))
    assert a.told("discarded") == [(0, chest)]
    assert a.game.pending[0].about == (tome,)


# -- moving ---------------------------------------------------------------------------------------


@pytest.mark.rule("DQ-PORT-2", "DQ-PORT-5")
def test_a_portcullis_that_holds_ends_the_turn_with_all_its_moves() -> None:
    game = table(
        hero("lindel", "e5", runes=["rune-stasis"]),
        hero("hugo", "m1"),
        rooms={"e5": OPEN_ROOM, "e4": "portcullis-cross"},
        rolls=[6, 6],
    )
    game.use("rune-stasis").move("e4").answer(None)
    assert game.told("at_portcullis") == [(0,)]
    assert (game.at(), game.asked) == ("e5", (1, "act"))


@pytest.mark.rule("DQ-DOOR-4", "DQ-RUL-132")
def test_a_trap_averted_at_a_door_ends_the_turn_with_all_its_moves() -> None:
    game = table(
        hero("hugo", "e5", runes=["rune-stasis", "rune-warning"]),
        hero("lindel", "m1"),
        rooms={"e5": "door-left-door-right", "e4": OPEN_ROOM},
        draws=["door-spear-trap"],
    )
    game.use("rune-stasis").move("e4").use("rune-warning")
    assert game.told("at_door") == [(0,)]
    assert (game.at(), game.asked) == ("e5", (1, "act"))


@pytest.mark.rule("DQ-RUL-111")
def test_who_stands_on_a_turning_tile_is_carried_all_the_way_round() -> None:
    s = alone()
    s.heroes[0].side = 3
    rotate(s, HERE, 2)
    assert s.heroes[0].side == 1


@pytest.mark.rule("DQ-HVH-4", "DQ-RUL-137")
def test_a_defeated_hero_gives_way_to_no_room_where_another_stands() -> None:
    s = quest(
        fighter("lindel"), fighter("hugo", at=NEXT), fighter("gherinn"), chance=ScriptedChance()
    )
    s.heroes[0].side = NONE
    free = set(duel.refuges(s, 0))
    assert NEXT not in free
    assert {BACK, FAR} <= free


# -- fights ---------------------------------------------------------------------------------------


@pytest.mark.rule("DQ-COMBAT-15", "DQ-RUL-61")
def test_if_both_could_strike_back_and_the_hero_has_no_card_the_monster_may(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    icons = list(ATTACK_COUNTERS)
    icons[ATTACK["ray"]] = ATTACK_KINDS[ATTACK["slash"]]
    monkeypatch.setattr(sides, "ATTACK_COUNTERS", tuple(icons))
    a = clash(hand=["shield-bash"], foe=["ray", "glancing-arrow", "slash"])
    a.attack("ray")
    assert a.asked == [(1, "counterattack")]


@pytest.mark.rule("DQ-HVH-1", "DQ-HVH-2")
def test_in_a_duel_both_may_strike_first() -> None:
    flame = ("use", CARD["rune-flame"])
    s = quest(
        fighter("lindel"), fighter("hugo", at=HERE, runes=["rune-flame"]), chance=ScriptedChance(),
        hero_versus_hero=True,
    )  # fmt: skip
    a = Fight(s, duel.attack_hero(0, 1))
    assert a.asked == [(1, "combat_start")]
    assert flame in a.options(1)


@pytest.mark.rule("DQ-HVH-3", "DQ-SECRET-1")
def test_a_victor_sees_the_secret_card_it_takes_and_nobody_sees_more() -> None:
    ruby, ring = CARD["treasure-giant-ruby"], CARD["treasure-ebony-ring"]
    s = quest(fighter(), fighter("hugo"), chance=ScriptedChance(), secrets=True)
    s.combat = face_off(s, 0, 1, NONE, HERE, may_escape=False)
    s.heroes[0].loot.add(ring, only(0))
    s.heroes[1].loot.add(ruby, only(1))
    a = Fight(s, duel.end_duel(SLAIN))
    a.answer("take_spoils", 0)
    assert a.s.heroes[0].loot.cards == [ring, ruby]
    assert a.s.heroes[0].loot.seen == [only(0), only(0) | only(1)]

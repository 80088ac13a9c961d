"""DungeonQuest: what happens is told, with the numbers that players need to follow it."""

from __future__ import annotations

import pytest

from grimorio.core import WATCHER, Value
from grimorio.core.events import Journal
from grimorio.games.dungeonquest.components.numbers import CARD, DECK, MONSTER, THEN
from grimorio.games.dungeonquest.rules.cards import effects, encounters
from grimorio.games.dungeonquest.rules.cards.decks import draw
from grimorio.games.dungeonquest.rules.cards.effects import passage_down
from grimorio.games.dungeonquest.rules.dungeon import catacombs, dragon, leaving
from grimorio.games.dungeonquest.rules.dungeon.board import TREASURE, WAYS
from grimorio.games.dungeonquest.rules.hero.life import heal, suffer
from grimorio.games.dungeonquest.state import CATACOMBS, Quest
from tests.games.dungeonquest.builders import cell, hero, table
from tests.games.dungeonquest.fights import HERE, Fight, clash, meeting, quest, token
from tests.games.dungeonquest.fights import hero as fighter
from tests.scripted import ScriptedChance

OPEN_ROOM = "chamber-cross"
TRAPDOOR, CAVE_IN = CARD["trap-trapdoor"], CARD["trap-cave-in"]
AGILITY = 1
SKELETON = MONSTER["skeleton"]


def told(s: Quest) -> list[tuple[str, tuple[Value, ...]]]:
    assert s.journal is not None
    return [(event.kind.name, event.args) for event in s.journal.events]


def alone(who: str = "lindel", *rolls: int, draws: tuple[str, ...] = (), **rest: object) -> Quest:
    """One Hero and nobody else, and all that happens is told."""
    chance = ScriptedChance(rolls=rolls, draws=[CARD[card] for card in draws])
    s = quest(fighter(who), chance=chance)
    s.journal = Journal()
    for field, value in rest.items():
        setattr(s.heroes[0], field, value)
    return s


def follow(s: Quest, card: str, seat: int = 0) -> Fight:
    """A seat does what a card says."""
    return Fight(s, *[effects.follow(seat, deed, CARD[card], 0) for deed in THEN[CARD[card]]])


# -- tests, wounds, healing -----------------------------------------------------------------------


@pytest.mark.rule("DQ-TEST-5", "DQ-CARD-14")
def test_a_test_passed_by_a_card_is_told_and_its_determination_goes_back() -> None:
    game = table(
        hero(
            "hugo", "e5", kept=["trap-trapdoor"], loot=["corpse-rope"],
            determination=[TRAPDOOR, CAVE_IN],
        ),
        rooms={"e5": OPEN_ROOM},
    )  # fmt: skip
    game.use("corpse-rope")
    assert game.told("passed_by_card") == [(0, AGILITY)]
    assert game.hero().determination == [CAVE_IN]
    assert game.told("discarded")[-1] == (0, TRAPDOOR)


@pytest.mark.rule("DQ-HERO-1", "DQ-RUL-47")
@pytest.mark.parametrize(
    ("roll", "events"),
    [(6, [("unhurt", (0,))]), (5, [("unhurt", (0,))]), (4, [("unhurt", (0,))])],
)
def test_that_nobody_is_hurt_is_told(roll: int, events: list[tuple[str, tuple[int, ...]]]) -> None:
    """The spears of a crypt: a die less Armour, which is 6 for Lindel."""
    s = alone("lindel", roll)
    a = follow(s, "crypt-spear-trap")
    assert told(a.s)[1:] == events


@pytest.mark.rule("DQ-HERO-1", "DQ-CARD-11")
def test_wounds_are_told_with_what_they_come_to() -> None:
    s = alone("gherinn", 6, wounds=3)  # Armour 4
    a = follow(s, "crypt-spear-trap")
    assert told(a.s) == [("rolled", (0, 6, 0)), ("wounded", (0, 2, 5))]


@pytest.mark.rule("DQ-HERO-1")
def test_no_wound_is_not_told_as_one() -> None:
    s = alone()
    with pytest.raises(StopIteration) as done:
        suffer(s, 0, 0).send(None)
    assert done.value.value
    assert told(s) == []


@pytest.mark.rule("DQ-DEATH-5", "DQ-RUL-53")
def test_healing_is_told_with_what_is_left() -> None:
    s = alone(wounds=3)
    heal(s, 0, 2)
    assert told(s) == [("healed", (0, 2, 1))]


@pytest.mark.rule("DQ-WAIT-1", "DQ-WAIT-2", "DQ-WAIT-3", "DQ-RUL-95")
def test_who_falls_unconscious_rolls_for_its_loot_and_comes_to() -> None:
    """Seat 1 falls: the die is its own, and half of its Wounds go."""
    game = table(
        hero("lindel", "a1"),
        hero("gherinn", "e5", wounds=12, kept=["trap-cave-in"], stuck=True),
        rooms={"e5": OPEN_ROOM},
        turn=1,
        rolls=[4],
        options={"death_can_wait": True},
    )
    game.answer("pray")
    assert game.told("fell") == [(1, "wounds")]
    assert game.told("rolled") == [(1, 4, 0)]
    assert game.told("healed") == [(1, 7, 6)]
    assert not game.hero(1).stuck


# -- cards ----------------------------------------------------------------------------------------


@pytest.mark.rule("DQ-ENC-2", "DQ-SECRET-1")
def test_what_is_drawn_is_told_and_secret_loot_to_its_hero_alone() -> None:
    chance = ScriptedChance(draws=[CARD["search-gold-150"], CARD["search-empty"]])
    s = quest(fighter(), fighter("hugo"), chance=chance, secrets=True)
    s.journal = Journal()
    draw(s, 0, DECK["search"])
    draw(s, 0, DECK["search"])
    heard = [
        (event.kind.name, event.args, [who for who in (0, 1, WATCHER) if event.seen_by(who)])
        for event in s.journal.events
    ]
    assert heard == [
        ("found_loot", (0, DECK["search"]), [0, 1, WATCHER]),
        ("drew", (0, CARD["search-gold-150"]), [0]),
        ("drew", (0, CARD["search-empty"]), [0, 1, WATCHER]),
    ]


@pytest.mark.rule("DQ-ENC-5")
def test_that_a_card_is_kept_is_told() -> None:
    s = alone(draws=("trap-cave-in",))
    a = Fight(s, encounters.draw_and_face(0, DECK["trap"]))
    assert a.told("kept") == [(0, CAVE_IN)]


@pytest.mark.rule("DQ-CARD-4", "DQ-CATA-2")
def test_the_way_down_and_its_marker_are_told() -> None:
    s = alone()
    passage_down(s, 0)
    assert told(s) == [("found_way_down", (0,)), ("entrance_marked", (0, HERE))]


@pytest.mark.rule("DQ-CARD-26", "DQ-RUL-68")
def test_what_a_deep_elf_demands_is_told_and_the_dice_are_the_heros() -> None:
    s = quest(
        fighter("hugo"), fighter("lindel"), fighter("gherinn"), dice_combat=True,
        chance=ScriptedChance(rolls=[2, 3, *[1] * 12], draws=[token("sorcerer", 2)]),
    )  # fmt: skip
    s.turn = 2
    s.heroes[2].where = CATACOMBS
    a = follow(s, "catacombs-deep-elf", 2)
    assert a.told("rolled")[0][0] == 2
    ((seat, demand, gold),) = a.told("demanded")
    assert (seat, gold) == (2, 0)
    assert demand


@pytest.mark.rule("DQ-MTREAS-1")
def test_a_roll_for_a_treasure_is_the_heros_and_a_miss_is_told() -> None:
    s = quest(fighter(), fighter("hugo"), chance=ScriptedChance(rolls=[5]), monstrous_treasure=True)
    a = Fight(s, encounters.claim_treasure(0, 3))
    a.answer("roll_for_treasure", "roll")
    assert a.told("rolled") == [(0, 5, 0)]
    assert a.told("no_treasure") == [(0,)]


# -- the dragon, the catacombs, the towers --------------------------------------------------------


@pytest.mark.rule("DQ-DRAGON-2")
def test_who_reaches_for_the_hoard_is_told() -> None:
    s = alone()
    dragon.plunder(s, 0)
    assert told(s) == [("plundered", (0,))]


@pytest.mark.rule("DQ-DRAGON-15", "DQ-RUL-70")
def test_the_fury_burns_the_drawer_first_then_clockwise() -> None:
    names = ("lindel", "hugo", "krutzbeck")
    burnt = [fighter(who, at=TREASURE, wounds=12) for who in names]
    s = quest(*burnt, chance=ScriptedChance(rolls=[6] * 6))
    s.turn = 1
    a = follow(s, "dragon-fury", 1)
    assert [args[0] for args in a.told("fire_rolled")] == [1, 2, 0]


@pytest.mark.rule("DQ-HERO-4")
def test_the_fire_that_was_rolled_again_is_told() -> None:
    s = quest(fighter("gherinn", at=TREASURE), chance=ScriptedChance(rolls=[5, 6, 1]))
    a = Fight(s, dragon.burn(0, 2))
    who = a.asked[0][0]
    a.answer("reroll_fury", (1,))
    assert (who, a.told("fire_rerolled")) == (0, [(0, 5, 1)])


@pytest.mark.rule("DQ-DRAGON-10", "DQ-DRAGON-4")
def test_a_fury_ends_the_turn_of_who_flees() -> None:
    to = WAYS[TREASURE][0][2]
    s = quest(fighter(at=TREASURE), chance=ScriptedChance(rolls=[1, 1]), tiles={to: OPEN_ROOM})
    a = Fight(s, dragon.burn(0, 2))
    a.answer("flee", to)
    assert a.s.turn_over


@pytest.mark.rule("DQ-DRAGON-12", "DQ-RUL-69")
def test_who_cannot_flee_from_the_dragon_is_told() -> None:
    s = quest(fighter(at=TREASURE), chance=ScriptedChance(rolls=[1, 1]))
    s.supply = []  # nothing around the Treasure Room is explored
    a = Fight(s, dragon.burn(0, 2))
    assert a.told("halted") == [(0,)]
    assert a.s.heroes[0].at == TREASURE


@pytest.mark.rule("DQ-RUL-26", "DQ-RUL-110")
def test_who_finds_no_way_up_is_told_and_has_had_its_turn() -> None:
    s = alone("lindel", 1, where=CATACOMBS, heading=1)
    s.supply = []
    a = Fight(s, catacombs.leave(0, True))
    a.answer("deviation", a.options(0)[0])
    assert a.told("halted") == [(0,)]
    assert a.s.turn_over


@pytest.mark.rule("DQ-CATA-20", "DQ-CATA-25")
def test_who_comes_up_is_told_and_has_had_its_turn() -> None:
    s = alone("lindel", where=CATACOMBS, heading=1)
    a = Fight(s, catacombs.leave(0, False))
    ((seat, at, _, new),) = a.told("came_up")
    assert (seat, at, new) == (0, HERE, 0)
    assert a.s.turn_over
    assert a.s.heroes[0].must_face


@pytest.mark.rule("DQ-WAIT-4", "DQ-RUL-131")
def test_who_crawls_out_of_a_dead_end_leaves_all_of_it_behind() -> None:
    """What held in the room does not hold in the next: searches, the way it came in."""
    game = table(
        hero("lindel", "e5", came_from="e6", searches=2),
        hero("hugo", "m1"),
        rooms={"e5": "chamber-dead-end", "e6": "corridor-straight east", "d5": OPEN_ROOM},
        rolls=[1],
        options={"death_can_wait": True},
    )
    assert game.kind == "crawl_out"
    game.answer(cell("d5"))
    one = game.hero()
    assert (game.at(), one.searches, one.came_from, one.side) == ("d5", 0, -1, -1)


@pytest.mark.rule("DQ-EXIT-2", "DQ-RUL-34")
def test_who_can_neither_leave_a_tower_nor_go_on_is_told_and_stays() -> None:
    tower = cell("a1")
    s = quest(fighter(at=tower), fighter("hugo"), chance=ScriptedChance())
    s.supply = []
    a = Fight(s, leaving.reach_tower(0))
    assert a.done
    assert a.told("halted") == [(0,)]
    assert a.s.turn_over


@pytest.mark.rule("DQ-EXIT-5", "DQ-CARD-19")
def test_a_rune_may_lead_on_from_a_tower() -> None:
    tower = cell("a1")
    s = quest(
        fighter(at=tower, runes=["rune-teleportation"]), fighter("hugo"), chance=ScriptedChance(),
        tiles={cell("a2"): "corridor-straight"},
    )  # fmt: skip
    a = Fight(s, leaving.reach_tower(0))
    a.answer("tower", ("use", CARD["rune-teleportation"]))
    a.answer("special_move", cell("a2"))
    assert a.told("used") == [(0, CARD["rune-teleportation"])]
    assert a.s.heroes[0].at == cell("a2")


# -- fights ---------------------------------------------------------------------------------------


@pytest.mark.rule("DQ-COMBAT-12", "DQ-COMBAT-13")
def test_who_may_strike_back_is_told_both_values() -> None:
    a = clash(hand=["ray", "volley"], foe=["slash", "slash"])
    a.attack("ray", "slash")  # magic 2 against melee 1, which counters magic
    assert a.asked == [(1, "counterattack")]
    assert a.game.pending[0].about == (1, 2)


@pytest.mark.rule("DQ-LIVE-1", "DQ-LIVE-3")
def test_that_a_hero_means_to_run_is_told() -> None:
    a = clash(hand=["volley", "ray"], foe=["slash", "slash"], live_to_fight=True)
    a.attack("volley", "slash")
    if a.asked[0][1] == "counterattack":
        a.counter(None)
    a.answer("announce_escape", "escape")
    assert a.told("escape_announced") == [(0, SKELETON)]


@pytest.mark.rule("DQ-DICE-2", "DQ-DICE-3")
def test_the_dice_of_a_fight_are_told() -> None:
    chance = ScriptedChance(draws=[token("skeleton", 2)], rolls=[1, 2, 1, 1])
    a = meeting(fighter("gherinn"), fighter("hugo"), chance=chance, dice_combat=True)
    a.answer("meet_monster", "attack")
    ((seat, _, one, two), *_) = a.told("test_rolled")
    assert (seat, one, two) == (0, 1, 2)


@pytest.mark.rule("DQ-RUL-6", "DQ-DICE-6")
def test_a_shield_against_dice_wards_off_one_wound_and_no_more() -> None:
    chance = ScriptedChance(draws=[token("skeleton", 2)], rolls=[6, 6, 1, 1, 1, 1])
    a = meeting(fighter("hugo"), fighter("lindel"), chance=chance, dice_combat=True)
    a.answer("meet_monster", "attack")
    assert a.game.pending[0].about == (1,)
    a.answer("shield", "shield")
    assert a.told("shielded") == [(0, 1)]

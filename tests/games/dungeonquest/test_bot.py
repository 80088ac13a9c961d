"""What a bot knows of DungeonQuest: every answer is weighed, and Heroes come home."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

import grimorio
from bench.dungeonquest.games import Mind, play
from bench.dungeonquest.shares import share
from grimorio.bots.playing_on import candidates
from grimorio.core import Ask, Value
from grimorio.games.dungeonquest import bot, kinds, title
from grimorio.games.dungeonquest.bot import aims
from grimorio.games.dungeonquest.bot.prospects import (
    breath,
    home_chance,
    plans,
    stamina,
    treasure_chance,
)
from grimorio.games.dungeonquest.bot.routes import FAR, way_home, way_to_treasure
from grimorio.games.dungeonquest.components.numbers import ATTACK, BOARD, CARD, TILE
from grimorio.games.dungeonquest.rules.dungeon.board import (
    CHASM,
    TOWERS,
    TREASURE,
    WAYS,
    is_walled,
    room_at,
    same_bank,
    space_of,
)
from grimorio.games.dungeonquest.rules.fight.fates import SLAIN
from grimorio.games.dungeonquest.state import DEAD, DUNGEON, LEFT, Hero, Quest
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import EVERYBODY
from grimorio.texts import LANGUAGES, texts_of
from tests.games.dungeonquest.builders import cell, hero, table
from tests.games.dungeonquest.fights import clash, meeting, token
from tests.games.dungeonquest.fights import hero as fighter
from tests.games.dungeonquest.test_monsters import ARROWS, dealt

QUESTIONS = {kind.name: kind for kind in kinds.KINDS.questions()}


def by_going_home(s: Quest, seat: int) -> float:
    return plans(s, seat)[0]


def by_treasure(s: Quest, seat: int) -> float:
    return plans(s, seat)[1]


def gleans(s: Quest, seat: int) -> bool:
    return aims.aim_of(s, seat) == aims.GLEAN


VARIANTS: list[dict[str, bool | int]] = [
    {},
    {"hero_versus_hero": True, "servants": True, "secrets": True, "runes": 3},
    {"death_can_wait": True, "tower_power": True, "monstrous_treasure": True, "runes": 3},
    {"live_to_fight": True, "concentrated_determination": True, "no_glory": True},
    {"dice_combat": True, "late_start": True},
]


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_every_answer_is_weighed_and_every_position_is_worth_something(variant: int) -> None:
    texts = [texts_of(title, lang) for lang in LANGUAGES]
    chance = Random(variant)
    game = grimorio.new("dungeonquest", seats=3, seed=variant, options=VARIANTS[variant])
    while game.outcome is None:
        ask = game.pending[0]
        weights = bot.lore.lean(game.state, ask)
        if weights is not None:
            assert len(weights) == len(ask.options)
            assert min(weights) >= 0
            assert any(weights), ask.kind
        for option in ask.options:
            why = bot.lore.why(game.state, ask, option)
            assert why is None or all(said.say(why) for said in texts)
        assert all(0 <= bot.lore.worth(game.state, seat) <= 1 for seat in range(3))
        game.answer(ask.seat, chance.choice(ask.options))
    assert all(0 <= bot.lore.worth(game.state, seat) <= 1 for seat in range(3))
    assert not any(said.missing for said in texts)


def test_everything_asked_of_a_hero_on_its_way_is_known() -> None:
    for kind in ("act", "move", "tower", "meet_monster", "attack", "counterattack", "may", "flee"):
        assert QUESTIONS[kind] in bot.LEANS or QUESTIONS[kind] in bot.ROADS


def test_it_is_further_from_the_treasure_than_from_where_one_stands() -> None:
    s = grimorio.new("dungeonquest", seats=1, seed=1).state
    s.heroes[0].kind = 0
    home, treasure = way_home(s, s.heroes[0]), way_to_treasure(s, s.heroes[0])
    assert all(home.at(tower) == 0 for tower in TOWERS)
    assert treasure.at(TREASURE) == 0
    assert 100 < treasure.at(TOWERS[0]) < FAR
    assert home.at(TREASURE) == pytest.approx(treasure.at(TOWERS[0]), abs=20)


def position(
    *heroes: Hero, rooms: Mapping[str, str] | None = None, sun: int = 5, **options: bool
) -> Quest:
    """A moment of a quest to be judged, whatever is asked there."""
    waiting = [hero("lindel", tower) for tower in ("m10", "m1", "a10", "a1")[: len(heroes)]]
    s = table(*waiting, rooms=rooms, options=options).s
    s.heroes, s.sun = list(heroes), sun
    return s


# -- how far ---------------------------------------------------------------------------------------


def explored(seed: int) -> Quest:
    """A board on which a Hero has walked about for a while."""
    chance = Random(seed)
    game = grimorio.new("dungeonquest", seats=4, seed=seed, options={"death_can_wait": True})
    for _ in range(400):
        if game.outcome is not None:
            break
        ask = game.pending[0]
        game.answer(ask.seat, chance.choice(ask.options))
    state: Quest = game.state
    return state


@pytest.mark.parametrize("seed", range(4))
def test_a_place_is_as_far_as_the_best_way_out_of_it(seed: int) -> None:
    s = explored(seed)
    assert sum(tile != NONE for tile in s.tiles) > 20
    for routes in (way_home(s, s.heroes[0]), way_to_treasure(s, s.heroes[0])):
        for space in {space_of(number) for number in range(BOARD.size)}:
            ways = [way for way in WAYS[space] if not is_walled(s, way)]
            assert all(routes.by(way) == FAR for way in WAYS[space] if way not in ways)
            if room_at(s, space) != CHASM and routes.at(space) > 0:
                assert routes.at(space) == min([routes.by(way) for way in ways], default=FAR)


def test_who_stands_in_a_chasm_has_the_ways_of_its_bank() -> None:
    s = position(hero("lindel", "c2"), rooms={"c2": "chasm-left-bank south"})
    routes = way_home(s, s.heroes[0])
    for side in range(4):
        bank = [way for way in WAYS[cell("c2")] if same_bank(s, cell("c2"), way[1], side)]
        assert routes.at(cell("c2"), side) == min(routes.by(way) for way in bank)


def test_an_unseen_room_with_two_sides_that_lead_nearer_is_the_better_one() -> None:
    s = position(hero("lindel", "a1"))
    treasure = way_to_treasure(s, s.heroes[0])
    assert treasure.at(cell("a5")) > treasure.at(cell("b4"))


def test_walls_make_it_further_and_corridors_nearer() -> None:
    def far(**rooms: str) -> int:
        s = position(hero("lindel", "a3"), rooms=rooms)
        return way_home(s, s.heroes[0]).at(cell("a3"))

    assert far(a2="corridor-straight south") < far() < far(a2="corridor-straight east")


# -- what one may come to --------------------------------------------------------------------------


def test_time_health_and_a_short_way_make_it_likelier_to_come_home() -> None:
    def chance(at: str = "c3", sun: int = 15, **rest: Any) -> float:
        s = position(hero("lindel", at, **rest), sun=sun)
        return home_chance(s, s.heroes[0])

    assert chance() > chance(sun=20) > chance(sun=27)
    assert chance() > chance(wounds=6) > chance(wounds=14)
    assert chance(wounds=12) - chance(wounds=14) > 2 * (chance(wounds=4) - chance(wounds=6))
    assert chance("b2") > chance() > chance("f5")
    assert chance() > chance(kept=["dungeon-lost-soul"])
    assert chance() > chance(must_face=True)


def test_who_waits_before_a_bridge_is_further_from_what_lies_beyond() -> None:
    def chance(**rest: Any) -> float:
        bridge = hero("lindel", "e4", side=3, **rest)
        s = position(bridge, rooms={"e4": "bridge-straight east"})
        return treasure_chance(s, s.heroes[0])

    assert chance(crossed=True) > chance()


def test_the_treasure_is_for_who_has_time_and_health_for_both_ways() -> None:
    def chance(at: str = "c3", sun: int = 5, **rest: Any) -> float:
        s = position(hero("lindel", at, **rest), sun=sun)
        return treasure_chance(s, s.heroes[0])

    assert chance() > chance(sun=12) > chance(sun=20)
    assert chance() > chance(wounds=13)
    assert chance("e4") > chance() > chance("a10", sun=9)
    assert chance() > chance(kept=["dungeon-lost-soul"])
    assert chance(loot=["treasure-giant-ruby"]) > chance()


# -- the plan --------------------------------------------------------------------------------------


def test_alone_one_goes_home_with_a_treasure_and_not_with_gold() -> None:
    def goes(*loot: str, at: str = "c3", sun: int = 5) -> bool:
        return aims.aim_of(position(hero("lindel", at, loot=loot), sun=sun), 0) == aims.HOME

    assert not goes()
    assert not goes("crypt-gold-250")
    assert goes("treasure-giant-ruby")
    assert goes("crypt-gold-250", sun=26)  # there is nothing else to be had any more
    assert not goes(sun=26)  # nobody is let out with nothing


def test_alone_the_imp_in_the_bottle_is_as_good_as_a_treasure_every_other_time() -> None:
    def chance(card: str) -> float:
        return by_going_home(position(hero("lindel", "b3", loot=[card])), 0)

    assert chance("dungeon-bottle-imp") == chance("treasure-giant-ruby") / 2
    assert chance("crypt-gold-250") == 0
    assert aims.aim_of(position(hero("lindel", "b3", loot=["dungeon-bottle-imp"])), 0) == aims.HOME


def test_among_others_a_little_gold_may_do_unless_somebody_has_brought_out_more() -> None:
    mine = hero("lindel", "b2", loot=["crypt-gold-250"])
    assert aims.aim_of(position(mine, hero("gherinn", "m1", where=DEAD)), 0) == aims.HOME
    rich = hero("gherinn", "m1", where=LEFT, loot=["treasure-giant-ruby"])
    assert aims.aim_of(position(mine, rich), 0) != aims.HOME


def test_the_more_others_may_bring_the_less_one_wins() -> None:
    mine = hero("lindel", "e4", loot=["crypt-gold-250"])
    gone = hero("hugo", "m10", where=DEAD)
    poor, rich = (
        hero("gherinn", "m1", where=LEFT, loot=[card])
        for card in ("crypt-gold-20", "treasure-giant-ruby")
    )
    alive = hero("gherinn", "i3", loot=["crypt-gold-20"])
    for chance in (by_going_home, by_treasure):
        free, beaten = chance(position(mine, gone), 0), chance(position(mine, rich), 0)
        assert free == chance(position(mine, poor), 0) > beaten
        assert free > chance(position(mine, alive), 0) > beaten
    # Who has plundered does not plunder again.
    staff = hero("lindel", "e4", loot=["treasure-staff-of-light"])
    vestments = hero("gherinn", "m1", where=LEFT, loot=["treasure-vestments-of-kellos"])
    assert by_going_home(position(staff, vestments), 0) == by_going_home(position(staff, gone), 0)


def test_without_glory_nobody_goes_home_with_a_little_gold() -> None:
    mine = hero("lindel", "b2", loot=["crypt-gold-250"])
    dead = hero("gherinn", "m1", where=DEAD)
    assert aims.aim_of(position(mine, dead, no_glory=True), 0) != aims.HOME


def test_among_others_who_has_nothing_looks_for_a_little_gold_near_a_tower() -> None:
    mine, other = hero("lindel", "b2"), hero("gherinn", "m1")
    rooms = {"b2": "chamber-cross south", "b3": "corridor-straight south"}
    s = position(mine, other, rooms=rooms)
    assert gleans(s, 0)
    near, far = ("move", cell("b1")), ("move", cell("c2"))
    assert likes(s, "act", near, far, "search") == "search"
    assert likes(s, "act", ("move", cell("b3")), near, far) == near
    assert not gleans(position(mine, rooms=rooms), 0)  # alone a Treasure is what counts
    assert not gleans(position(mine, other, rooms=rooms, no_glory=True), 0)
    some = hero("lindel", "b2", loot=["crypt-gold-20"])
    many = (other, hero("hugo", "m10"), hero("krutzbeck", "a10"))
    assert gleans(position(some, *many, rooms=rooms), 0)  # one of them will bring more
    assert not gleans(position(some, *many, rooms=rooms, sun=24), 0)  # it is late
    enough = hero("lindel", "b2", loot=["crypt-gold-250"])
    assert not gleans(position(enough, other, rooms=rooms), 0)


def test_who_is_still_inside_may_bring_a_little_gold() -> None:
    mine = hero("lindel", "b2", loot=["crypt-gold-20"])
    rich = hero("lindel", "b2", loot=["crypt-gold-250"])
    gone, inside = hero("hugo", "m10", where=DEAD), hero("hugo", "l10")

    def left(own: Hero) -> float:
        return by_going_home(position(own, inside), 0) / by_going_home(position(own, gone), 0)

    assert left(mine) < left(rich) < 1


def test_alone_one_treasure_is_enough_and_among_others_it_may_not_be() -> None:
    mine = hero("lindel", "g5", loot=["treasure-vestments-of-kellos"])
    assert not aims.stays(position(mine), 0)
    assert aims.stays(position(hero("lindel", "g5")), 0)
    poor = hero("gherinn", "m1", where=LEFT, loot=["crypt-gold-20"])
    assert not aims.stays(position(mine, poor), 0)
    rich = hero("gherinn", "m1", where=LEFT, loot=["treasure-bag-of-gems"])
    assert aims.stays(position(mine, rich), 0)


# -- a plain player -------------------------------------------------------------------------------


def considered(s: Quest, kind: str, *options: Value, about: tuple[Value, ...] = ()) -> list[Value]:
    """What a squire thinks of."""
    weights = bot.lore.plain(s, Ask(0, QUESTIONS[kind], lambda: options, about, hides=False))
    return candidates(weights, options)


def test_a_plain_player_goes_for_the_treasure_while_there_is_a_fair_chance() -> None:
    others = (hero("gherinn", "m1"), hero("hugo", "m10"), hero("krutzbeck", "a10"))

    def aim(sun: int = 5, wounds: int = 0, at: str = "c3", loot: Sequence[str] = ()) -> int:
        mine = hero("lindel", at, loot=loot, wounds=wounds)
        return aims.plain_aim(position(mine, *others, sun=sun), 0)

    assert aim() == aim(loot=["crypt-gold-250"]) == aims.PLUNDER
    assert aim(sun=20) == aims.GLEAN, "too late for that; but nobody is let out with nothing"
    assert aim(sun=20, loot=["crypt-gold-20"]) == aims.HOME
    assert aim(wounds=13, loot=["crypt-gold-20"]) == aims.HOME, "anything will do"
    assert aim(loot=["treasure-giant-ruby"]) == aims.HOME


def test_a_plain_player_does_not_leave_early_with_a_little() -> None:
    poor = hero("gherinn", "b2", loot=["crypt-gold-20"], wounds=3)
    rich = hero("gherinn", "b2", loot=["crypt-gold-250"], wounds=3)
    other = hero("hugo", "m10")
    assert aims.plain_aim(position(poor, other, sun=13), 0) == aims.GLEAN
    assert aims.plain_aim(position(rich, other, sun=13), 0) == aims.HOME
    assert aims.plain_aim(position(poor, other, sun=15), 0) == aims.HOME


def test_a_plain_player_stays_with_the_dragon_only_while_it_has_little_and_time() -> None:
    other = hero("gherinn", "m1")
    some, much = ["treasure-vestments-of-kellos"], ["treasure-giant-ruby"] * 2

    def aim(loot: Sequence[str], sun: int = 5) -> int:
        return aims.plain_aim(position(hero("lindel", "g5", loot=loot), other, sun=sun), 0)

    assert aim([]) == aims.STAY
    assert aim(some) == aims.STAY
    assert aim(some, sun=15) == aim(much) == aims.HOME


def test_a_squire_heals_only_who_is_hurt_and_never_drinks_what_may_kill() -> None:
    move, heal = ("move", cell("d3")), ("use", CARD["rune-healing"])
    potion = ("use", CARD["dungeon-unstable-potion"])
    for wounds, heals in ((0, False), (5, False), (6, True)):
        mine = hero("lindel", "c3", runes=["rune-healing"], wounds=wounds)
        s = position(mine, hero("gherinn", "m1"), rooms={"c3": "chamber-cross south"})
        assert (heal in considered(s, "act", move, heal, potion)) is heals
        assert (heal in considered(s, "start_turn", None, heal, potion)) is heals
        assert potion not in considered(s, "act", move, heal, potion)
        assert potion not in considered(s, "start_turn", None, heal, potion)


# -- single answers --------------------------------------------------------------------------------


def likes(s: Quest, kind: str, *options: Value, about: tuple[Value, ...] = ()) -> Value:
    """The answer the bot leans to most."""
    weights = bot.lore.lean(s, Ask(0, QUESTIONS[kind], lambda: options, about, hides=False))
    assert weights is not None
    return options[weights.index(max(weights))]


def attacks_with(*hand: str, pile: Sequence[str] = ()) -> str:
    a = clash(fighter("lindel"), hand=hand, pile=pile)
    return ATTACK.ids[int(str(likes(a.s, "attack", *a.game.pending[0].options)))]


def test_one_attacks_with_what_deals_most_and_brings_least() -> None:
    assert attacks_with("slash", "ray", "volley") == "volley"
    # What lies in the pile comes down with the blow.
    assert attacks_with("volley", "sweeping-blow") == "volley"
    assert attacks_with("volley", "sweeping-blow", pile=["slash"] * 3) == "sweeping-blow"
    # With cards behind it a weak one may strike back.
    assert attacks_with("bolt-of-agony", "slash", "mind-spike", "frost-grip") != "slash"


def test_one_runs_only_from_what_is_likely_to_kill() -> None:
    for wounds, answer in ((0, "attack"), (12, "escape")):
        chance = dealt(token("demon", 6))
        a = meeting(fighter("tatianna", wounds=wounds), chance=chance, monster="demon")
        assert likes(a.s, "meet_monster", "attack", "escape") == answer


def test_a_rune_turns_a_pit_or_a_dead_end_away() -> None:
    s = position(hero("lindel", "c3"))
    use = ("use", CARD["rune-foresight"])
    for tile, answer in (
        ("chamber-dead-end", use),
        ("pit-straight", use),
        ("chamber-cross", None),
    ):
        assert likes(s, "redraw_tile", None, use, about=(cell("d3"), TILE[tile])) == answer


def test_who_comes_up_turns_towards_the_goal() -> None:
    s = position(hero("lindel", "c5", heading=2))
    north, east, south, west = range(4)
    assert (
        likes(s, "arrow", north, east, south, west, about=(cell("c5"), TILE["chamber-cross"]))
        == east
    )
    left, right = 3, 1
    assert likes(s, "deviation", left, right, about=(cell("c5"),)) == left
    s.heroes[0].heading = 0
    assert likes(s, "deviation", left, right, about=(cell("c5"),)) == right


def test_nothing_is_said_of_dice_that_are_left_alone() -> None:
    s = position(hero("gherinn", "g5"))
    fury = Ask(0, kinds.REROLL_FURY, lambda: ((), (0,), (1,), (0, 1)), (1, 2), hides=False)
    assert bot.lore.why(s, fury, ()) is None


def test_a_lost_soul_is_shaken_off_below() -> None:
    for kept, answer in (([], ("move", cell("d3"))), (["dungeon-lost-soul"], "descend")):
        s = position(hero("lindel", "c3", kept=kept), rooms={"c3": "chamber-cross north"})
        assert likes(s, "act", ("move", cell("d3")), "descend") == answer


def test_a_fight_costs_what_it_has_cost_and_may_yet_cost() -> None:
    def health(taken: int, dealt: int) -> float:
        a = clash(fighter("lindel"), hand=["slash", "ray"], monster="troll")
        c = a.s.combat
        assert c is not None
        c.hero.damage, c.foe.damage = [0] * taken, [0] * dealt
        return stamina(a.s, a.s.heroes[0])

    free = fighter("lindel")
    assert breath(free) > health(0, 3) > health(0, 0) > health(3, 0)
    assert health(0, 0) - health(3, 0) == 3
    assert breath(free) - 1 <= health(0, 9) < breath(free)


# -- answers and games -----------------------------------------------------------------------------


def test_gold_brought_out_is_worth_more_than_gold_in_the_dungeon_and_death_nothing() -> None:
    s = grimorio.new("dungeonquest", seats=1, seed=1).state
    one = s.heroes[0]
    one.kind, one.where, one.at = 0, DUNGEON, TREASURE
    empty = bot.lore.worth(s, 0)
    one.loot.add(CARD["treasure-giant-ruby"], EVERYBODY)
    rich = bot.lore.worth(s, 0)
    one.where = LEFT
    out = bot.lore.worth(s, 0)
    one.where = DEAD
    assert 0 == bot.lore.worth(s, 0) < empty < rich < out


def reached(mind: Mind) -> int:
    fates = [fate for i in range(30) for fate in play(mind, 1, {}, f"bot {i}")]
    return sum(fate.treasure for fate in fates)


def test_heroes_that_know_find_the_treasure() -> None:
    assert reached("steady") >= 4 * max(1, reached("random"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_are_played_by_what_the_bot_knows(seats: int) -> None:
    fates = play("steady", seats, VARIANTS[1], f"whole {seats}")
    assert len(fates) == seats
    assert all(fate.gold >= 0 or fate.cause for fate in fates)


def test_intervals_hold_the_share_and_shrink_with_numbers() -> None:
    few, many = share(3, 20), share(300, 2000)
    assert few.low < few.part == many.part < few.high
    assert few.high - few.low > 3 * (many.high - many.low)
    assert (share(0, 10).low, share(10, 10).high) == (0.0, 1.0)


@pytest.mark.rule("DQ-RUL-51")
def test_what_arrows_have_killed_is_not_burnt_as_well() -> None:
    tatianna = fighter("tatianna", runes=["rune-flame"])
    a = meeting(tatianna, fighter("hugo"), chance=dealt(token("skeleton", 2), *ARROWS))
    a.answer("meet_monster", "attack")
    a.answer("shoot_arrows", "shoot")
    a.answer("count_arrows", 2)
    assert a.fate == SLAIN
    assert a.s.heroes[0].runes == [CARD["rune-flame"]]

"""Bots for Alliances: small positions with a clear right answer."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.bots import Thinker, bot
from grimorio.core import Value
from grimorio.core.kinds import Kind
from grimorio.core.scene import Text
from grimorio.games.dungeonalliance import kinds, title
from grimorio.games.dungeonalliance.bot.cards import HERO_WORTH, team_worth
from grimorio.games.dungeonalliance.bot.grounds import Grounds
from grimorio.games.dungeonalliance.bot.strength import danger, worth
from grimorio.games.dungeonalliance.components.numbers import CARD, CARDS, CONTENT, HERO, VALID
from grimorio.games.dungeonalliance.kinds import (
    ATTACK,
    BUY,
    END,
    GO_ATTACK,
    LOOK_FOR,
    OPEN,
    PLAY,
    REST,
    STRIKE,
    SURGE,
    TAKE,
)
from grimorio.games.dungeonalliance.nouns import HEROES
from grimorio.games.dungeonalliance.rules.turn import activate
from grimorio.games.dungeonalliance.rules.upgrades import upgrade
from grimorio.games.dungeonalliance.state import COMPETITIVE, SURGE_ATTACK
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import Table, at, lay, new_game, room


def leant(t: Table) -> Value:
    """What a bot leans to most."""
    assert title.lore is not None
    ask = t.ask()
    weights = title.lore.lean(t.s, ask)
    assert weights is not None
    assert len(weights) == len(ask.options)
    found: Value = ask.options[list(weights).index(max(weights))]
    return found


def lead(t: Table) -> Value:
    """Answer as a bot leans, and tell the answer."""
    found = leant(t)
    t.answer(found)
    return found


def next_deeds(t: Table, count: int) -> list[Kind]:
    """What a bot does next with its hero."""
    found: list[Kind] = []
    while len(found) < count and t.ask().kind is kinds.ACT:
        found.append(kinds.ACT.of(lead(t)))
    return found


# -- attacks ---------------------------------------------------------------------------------------


def test_a_monster_beside_the_hero_that_can_be_slain_is_attacked() -> None:
    t = room()
    t.put("petra", (4, 4))
    goblin = t.monster("goblin", (5, 4), damage=2)
    t.activate("petra")
    assert leant(t) == ATTACK(goblin, NONE, NONE)


def test_a_hero_goes_to_where_it_can_slay_somebody() -> None:
    t = room()
    t.put("petra", (3, 3))
    goblin = t.monster("goblin", (5, 5), damage=2)
    t.activate("petra")
    assert lead(t) == GO_ATTACK(goblin, NONE, NONE)
    assert t.player(0).fresh == 1


def test_cards_are_played_where_they_make_the_kill() -> None:
    t = room()
    t.put("petra", (4, 4))
    goblin = t.monster("goblin", (5, 4))
    t.hand(0, "petra-strike")
    t.activate("petra")
    assert lead(t) == ATTACK(goblin, NONE, CARD["petra-strike"])
    assert goblin not in t.s.monsters


def test_a_power_surge_makes_up_for_the_last_point() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.monster("goblin", (5, 4), damage=1)
    t.hand(0, "lorna-shot", "krom-strike")
    t.activate("petra")
    assert leant(t) == SURGE(SURGE_ATTACK, NONE)


def test_of_two_monsters_the_one_that_falls_is_attacked() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.monster("ogre", (3, 4))
    weak = t.monster("goblin", (5, 4), damage=2)
    t.activate("petra")
    assert leant(t) == ATTACK(weak, NONE, NONE)


# -- other deeds -----------------------------------------------------------------------------------


def test_a_chest_at_hand_is_taken() -> None:
    t = room()
    t.put("petra", (3, 3))
    t.token("treasure-chest", (5, 5))
    t.activate("petra")
    assert leant(t) == TAKE(at((5, 5)))


def test_with_nobody_about_a_door_is_opened() -> None:
    t = lay()
    t.row("crossroads", "web-hall")
    t.activate("petra")
    found = lead(t)
    assert kinds.GO_OPEN.matches(found)
    _, laid = kinds.GO_OPEN.parts(found)
    assert len(t.s.tile_row) == 1 or t.s.tile_row[-1] != laid // 4


def test_a_hero_about_to_fall_rests() -> None:
    t = room()
    t.hurt("petra", 4)
    t.activate("petra")
    assert leant(t) == REST(NONE)


def test_cards_are_drawn_before_anything_else() -> None:
    t = room()
    t.hand(0, "mysterios-insight")
    t.activate("mysterios")
    assert leant(t) == PLAY(CARD["mysterios-insight"], 3, NONE)


def test_whoever_can_slay_somebody_is_activated() -> None:
    t = room()
    t.put("krom", (4, 4))
    t.monster("goblin", (5, 4), damage=1)
    t.put("petra", (0, 3))
    t.play(activate(0))
    assert leant(t) == 2


def test_without_a_door_a_wall_is_tried() -> None:
    t = lay()
    t.tile("nest", (1, 1), 3)
    t.corridor((1, 1), "w")
    t.row("crossroads", "web-hall")
    t.put("petra", (5, 4))
    t.activate("petra")
    wanted = leant(t)
    assert LOOK_FOR.matches(wanted)
    assert LOOK_FOR.parts(wanted)[0] in [t.edge((1, 1), side) for side in "nes"]


def test_a_key_is_played_before_a_wall_is_tried() -> None:
    t = lay()
    t.tile("nest", (1, 1), 3)
    t.corridor((1, 1), "w")
    t.row("crossroads", "web-hall")
    t.put("petra", (5, 4))
    t.hand(0, "skeleton-key")
    t.activate("petra")
    assert leant(t) == PLAY(CARD["skeleton-key"], t.figure("petra"), NONE)


def test_whoever_has_struck_already_is_laid_open_to_the_others() -> None:
    t = room()
    t.put("petra", (3, 3))
    t.monster("gargoyle", (5, 5), ready=False)
    t.hand(0, "word-of-awe")
    t.activate("petra")
    assert leant(t) == PLAY(CARD["word-of-awe"], t.figure("petra"), NONE)


def test_a_wanderer_does_not_end_beside_something_to_do() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.monster("goblin", (5, 4), damage=2)
    t.activate("petra")
    weights = title.lore.lean(t.s, t.ask()) if title.lore is not None else None
    assert weights is not None
    assert weights[t.ask().options.index(END())] == 0


def test_a_locked_chest_in_reach_is_opened() -> None:
    t = room()
    t.put("petra", (3, 3))
    t.token("locked-chest", (5, 5))
    t.activate("petra")
    assert next_deeds(t, 2) == [kinds.GO, kinds.CRACK]


def test_a_hero_that_is_hurt_a_little_still_slays_what_it_can() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hurt("petra", 3)
    goblin = t.monster("goblin", (5, 4), damage=2)
    t.activate("petra")
    assert leant(t) == ATTACK(goblin, NONE, NONE)


def test_a_hero_with_nobody_to_attack_rests_before_it_walks() -> None:
    t = room()
    t.put("petra", (0, 3))
    t.hurt("petra", 2)
    t.token("treasure-chest", (2, 4))
    t.activate("petra")
    assert leant(t) == REST(NONE)
    lead(t)
    assert leant(t) == TAKE(at((2, 4)))


def test_a_hero_that_is_whole_does_not_rest() -> None:
    t = room()
    t.activate("petra")
    weights = title.lore.lean(t.s, t.ask()) if title.lore is not None else None
    assert weights is not None
    assert weights[t.ask().options.index(REST(NONE))] == 0


def test_of_two_doors_alike_the_nearer_one_is_opened() -> None:
    t = room()
    t.row("crossroads", "web-hall")
    t.put("petra", (5, 4))
    t.activate("petra")
    found = leant(t)
    assert OPEN.matches(found)
    assert OPEN.parts(found)[0] == t.edge((1, 1), "e")


# -- cards -----------------------------------------------------------------------------------------


def test_a_card_is_worth_something_to_those_who_can_use_it_only() -> None:
    for number in range(len(CARDS)):
        for kind in range(len(CONTENT.heroes)):
            assert (HERO_WORTH[number][kind] > 0) == bool(VALID[number] >> kind & 1)


def test_more_melee_power_is_worth_little_to_an_archer() -> None:
    blade = HERO_WORTH[CARD["long-blade"]]
    assert blade[HERO["petra"]] > 5 * blade[HERO["lorna"]]


def test_a_second_treasure_is_worth_less() -> None:
    t = lay()
    alone = team_worth(t.s, 0, CARD["traveller-boots"])
    t.player(0).discard.append(CARD["grappling-rope"])
    assert team_worth(t.s, 0, CARD["traveller-boots"]) < alone


def test_a_card_worth_its_price_is_bought_and_for_others_the_xp_is_kept() -> None:
    t = lay()
    t.player(0).fresh = 3
    t.upgrades("boar-spear", "trip-wire")
    t.play(upgrade(0))
    assert leant(t) == BUY(CARD["boar-spear"], NONE)
    t = lay()
    t.player(0).fresh = 3
    t.upgrades("trip-wire")
    t.play(upgrade(0))
    assert leant(t) == kinds.THROW(())


def test_cards_of_heroes_that_are_done_are_discarded() -> None:
    t = room()
    t.hand(0, "lorna-shot", "petra-strike")
    for name in ("petra", "krom", "mysterios"):
        t.hero(name).ready = name == "petra"
    t.hero("lorna").ready = True
    t.play(activate(0))
    t.answer(1)
    t.do(END)
    while t.ask().kind is not kinds.DISCARD:
        t.answer(None)
    assert leant(t) == kinds.THROW((CARD["lorna-shot"],))


# -- monsters and reactions ------------------------------------------------------------------------


def test_a_monster_strikes_the_rival() -> None:
    t = room()
    t.put("petra", (3, 3))
    t.put("holgar", (5, 5))
    goblin = t.monster("goblin", (4, 4))
    t.move(goblin)
    found = leant(t)
    assert STRIKE.matches(found)
    assert STRIKE.parts(found)[0] % HEROES == t.figure("holgar")


def test_a_reaction_is_kept_where_the_attack_does_nothing() -> None:
    t = room()
    t.hand(1, "jypzy-dodge")
    t.put("jypzy", (5, 5))
    bat = t.monster("cave-bat", (4, 4))
    t.move(bat)
    t.answer(next(STRIKE(*one) for one in t.parts(STRIKE) if one[0] % HEROES == t.figure("jypzy")))
    assert t.ask().kind is kinds.REACT
    assert leant(t) is None


# -- advice ----------------------------------------------------------------------------------------


def reason_of(t: Table, option: Value) -> Text | None:
    assert title.lore is not None
    assert option in t.ask().options
    return title.lore.reason(t.s, t.ask(), option)


def test_advice_says_whether_an_attack_slays() -> None:
    t = room()
    t.put("petra", (4, 4))
    weak = t.monster("goblin", (5, 4), damage=2)
    whole = t.monster("giant-spider", (3, 4))
    t.activate("petra")
    said = reason_of(t, ATTACK(weak, NONE, NONE))
    assert said is not None
    assert said.id == "reason-slays"
    said = reason_of(t, ATTACK(whole, NONE, NONE))
    assert said is not None
    assert said.id == "reason-wounds"


@pytest.mark.parametrize(("damage", "said"), [(1, "reason-rests"), (4, "reason-rests-weak")])
def test_advice_says_why_to_rest(damage: int, said: str) -> None:
    t = room()
    t.hurt("petra", damage)
    t.activate("petra")
    assert reason_of(t, REST(NONE)) == Text(said)
    assert reason_of(t, END()) is None


def test_advice_tells_what_the_activation_goes_on_with() -> None:
    assert title.lore is not None
    after = Text("option-end")
    assert title.lore.then(None, after) == Text("reason-first", {"next": after})
    why = Text("reason-opens")
    assert title.lore.then(why, after) == Text("reason-then", {"why": why, "next": after})


# -- positions -------------------------------------------------------------------------------------


def test_a_room_with_a_monster_promises_more_than_the_one_before_it() -> None:
    t = room()
    t.monster("giant-spider", (4, 4))
    grounds = Grounds(t.s)
    here, there = grounds.at(at((2, 4))), grounds.at(at((3, 4)))
    assert 0 < here < there


def test_danger_grows_with_wounds_and_goes_with_the_monster() -> None:
    t = room()
    t.put("petra", (4, 4))
    figure = t.figure("petra")
    assert danger(t.s, figure) == 0
    ogre = t.monster("ogre", (5, 4))
    whole = danger(t.s, figure)
    t.hurt("petra", 3)
    assert danger(t.s, figure) > whole > 0
    t.s.monsters[ogre].ready = False
    assert danger(t.s, figure) == 0


def test_prey_for_a_hero_that_is_still_ready_counts() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.monster("goblin", (5, 4), damage=2, ready=False)
    ready = worth(t.s, 0)
    for name in ("petra", "krom", "lorna", "mysterios"):
        t.hero(name).ready = False
    assert ready > worth(t.s, 0)


@pytest.mark.parametrize("field", ["fresh", "spent"])
def test_xp_counts_spent_or_not(field: str) -> None:
    t = room()
    before = worth(t.s, 0)
    setattr(t.player(0), field, 3)
    assert worth(t.s, 0) > before > 0
    assert t.s.mode == COMPETITIVE


# -- whole games -----------------------------------------------------------------------------------


def few_answers(level: str, seats: int, count: int, **options: Any) -> None:
    """The first answers of a game by one level: each is legal, whatever is asked."""
    game = new_game(seats, f"bots {level}", **options)
    players = [bot(level, seat) for seat in range(seats)]
    for _ in range(count):
        ask = game.pending[0]
        game.answer_key(ask.seat, players[ask.seat].choose(Thinker(game, ask.seat)))


@pytest.mark.parametrize("level", ["wanderer", "squire", "knight"])
def test_every_level_begins_a_game(level: str) -> None:
    few_answers(level, 2, 45 if level != "knight" else 25)


def test_alone_and_against_each_other() -> None:
    few_answers("squire", 1, 40)
    few_answers("squire", 2, 40, versus=True, basic=True, heroes="ready")

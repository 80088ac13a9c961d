"""Few questions: what belongs together is one answer.

An errand is a walk and a deed in one; a card goes with the attack it is for, or with whom it is
about; an attempt says its tile or its effort, what heals says what goes; an activation may end with
an upgrade, or with all cards kept.
"""

from __future__ import annotations

import pytest

from grimorio.core.scene import Choice, Option
from grimorio.games.dungeonalliance import title
from grimorio.games.dungeonalliance.components.numbers import CARD, CONTENT, TILE
from grimorio.games.dungeonalliance.rules.figures import health_of, named
from grimorio.games.dungeonalliance.rules.harm import hurt
from grimorio.games.dungeonalliance.rules.monsters import activate_monster
from grimorio.games.dungeonalliance.rules.solo import third_section
from grimorio.games.dungeonalliance.rules.speed import points_left
from grimorio.games.dungeonalliance.rules.upgrades import upgrade
from grimorio.games.dungeonalliance.state import RESTING, STRUCK, SURGE_HEAL, SURGE_SPEED
from grimorio.games.dungeonalliance.view.names import cell_id, piece_id
from grimorio.kit.numbers import NONE
from grimorio.texts import texts_of
from tests.games.dungeonalliance.table import FIRST, SECOND, Place, Table, at, lay, room


def choice(t: Table) -> Choice:
    return title.rules.show(t.s, t.ask(), t.ask().seat)


def option(t: Table, *value: str | int) -> Option:
    place = t.options().index(value)
    return choice(t).options[place]


def says(found: Option) -> str:
    return texts_of(title, "en").say(found.text)


# -- doors from afar -------------------------------------------------------------------------------


@pytest.mark.rule("DA-DOOR-1", "DA-DOOR-4", "DA-DOOR-6", "DA-MOVE-1")
def test_a_hero_walks_up_to_a_door_and_opens_it_in_one_answer() -> None:
    t = lay()
    t.row("nest")
    t.chance(draws=[TILE["cells"]])
    t.activate("petra")
    east = t.edge((0, 1), "e")
    assert t.options("open") == []
    assert ("go-open", east, TILE["nest"], 3) in t.options()
    t.do("go-open", east, TILE["nest"], 3)
    assert t.hero("petra").at == at((2, 4)), "of three squares alike the middle one"
    assert t.s.used == 2
    assert t.s.corridors == 1 << east
    assert t.s.laid[6] == 4 * TILE["nest"] + 3
    assert [one[1] for one in t.told("walked")] == [at((2, 4))]


@pytest.mark.rule("DA-MOVE-1", "DA-RUL-103")
def test_an_errand_to_a_door_leads_into_a_pit_only_where_no_other_square_is_as_cheap() -> None:
    t = room()
    t.row("nest")
    t.put("petra", (3, 3))
    t.pit((4, 5))
    t.activate("petra")
    t.do("go-open", t.edge((1, 1), "s"), TILE["nest"], 0)
    assert t.hero("petra").at == at((3, 5)), "not the middle one, which is a pit"


@pytest.mark.rule("DA-MOVE-1", "DA-RUL-103")
@pytest.mark.parametrize(
    ("name", "start", "ogre", "pit", "other", "damage"),
    [("petra", (3, 3), (5, 3), (4, 3), (4, 4), 1), ("lorna", (4, 4), (5, 4), (3, 3), (3, 4), 1)],
)
def test_an_attack_from_afar_is_not_made_out_of_a_pit_where_another_square_is_as_cheap(
    name: str, start: Place, ogre: Place, pit: Place, other: Place, damage: int
) -> None:
    for fallen in (False, True):
        t = room()
        t.put(name, start)
        target = t.monster("ogre", ogre)
        if fallen:
            t.pit(pit)
        t.activate(name)
        t.do("go-attack", NONE, target)
        assert t.hero(name).at == at(other if fallen else pit)
        assert t.damage(target) == damage, "it loses no power to the pit"


@pytest.mark.rule("DA-DOOR-1", "DA-MOVE-1")
def test_the_cheapest_square_beside_a_door_is_taken_and_one_point_is_left_for_it() -> None:
    t = room()
    t.row("nest")
    t.put("petra", (3, 3))
    south = t.edge((1, 1), "s")
    t.activate("petra")
    assert t.s.used == 0
    t.do("go-open", south, TILE["nest"], 0)
    assert (t.hero("petra").at, t.s.used) == (at((4, 5)), 3), "two steps, to the middle"
    t = room()
    t.row("nest")
    t.put("petra", (3, 3))
    t.put("krom", (4, 5))
    t.activate("petra")
    t.do("go-open", south, TILE["nest"], 0)
    assert (t.hero("petra").at, t.s.used) == (at((3, 5)), 3), "somebody stands there"
    t = room()
    t.row("nest")
    t.put("petra", (3, 3))
    t.hero("petra").hindered = (2, 0, 0, 0)
    t.activate("petra")
    doors = {one[1] for one in t.options("go-open") if isinstance(one, tuple)}
    assert south not in doors, "two points take her there and no further"


@pytest.mark.rule("DA-THREAT-1", "DA-RUL-33")
def test_no_errand_leads_through_a_room_with_something_face_down() -> None:
    t = lay()
    t.tile("crossroads", (1, 1))
    t.corridor((0, 1), "e")
    t.row("nest")
    t.dark((4, 3))
    goblin = t.monster("goblin", (5, 5))
    t.put("petra", (2, 4))
    t.activate("petra")
    assert ("go", at((3, 4))) in t.options()
    beyond = {t.edge((1, 1), side) for side in "nes"}
    assert not beyond & {one[1] for one in t.options("go-open") if isinstance(one, tuple)}
    assert t.options("go-attack") == []
    t.s.unknown.clear()
    t.activate("petra")
    assert ("go-attack", NONE, goblin) in t.options()
    assert beyond & {one[1] for one in t.options("go-open") if isinstance(one, tuple)}


@pytest.mark.rule("DA-DOOR-1", "DA-DOOR-4")
def test_what_an_errand_to_a_door_says() -> None:
    t = lay()
    t.row("nest")
    t.activate("petra")
    found = option(t, "go-open", t.edge((0, 1), "e"), TILE["nest"], 3)
    assert says(found) == "lay the nest (doors: west) behind the east door, from C5, 2 Speed"
    assert (found.at, found.path) == ((cell_id(at((3, 4))),), (cell_id(at((2, 4))),))
    assert found.draws
    assert found.diagram is not None
    t = lay()
    t.tile("crossroads", (1, 1))
    t.activate("petra")
    found = option(t, "go-open", t.edge((0, 1), "e"))
    assert says(found) == "go to C5 and open the door to the east, 2 Speed"
    assert not found.draws


# -- attacks from afar -----------------------------------------------------------------------------


@pytest.mark.rule("DA-ATK-1", "DA-MOVE-1", "DA-RANGE-1", "DA-ACT-8")
def test_a_hero_walks_up_to_an_enemy_and_attacks_in_one_answer() -> None:
    t = room()
    t.put("petra", (3, 3))
    t.hand(0, "lorna-shot", "krom-strike")
    goblin = t.monster("goblin", (5, 5))
    t.activate("petra")
    assert t.options("attack") == []
    t.do("go-attack", NONE, goblin)
    assert t.hero("petra").at == at((4, 4))
    assert (t.s.used, t.s.moved, t.s.stage) == (1, True, STRUCK)
    assert [one[1] for one in t.told("attacked")] == [named(t.s, goblin)]
    assert t.options("go-attack") == []


@pytest.mark.rule("DA-RANGE-2", "DA-DMG-5")
def test_of_squares_that_cost_the_same_the_one_with_a_free_line_is_taken() -> None:
    t = room()
    t.put("lorna", (4, 4))
    t.put("krom", (4, 3))
    ogre = t.monster("ogre", (5, 3))
    t.activate("lorna")
    assert t.options("attack") == [], "she stands too near"
    found = option(t, "go-attack", NONE, ogre)
    assert found.path != (cell_id(at((3, 3))),), "Krom would be in the way"
    assert says(found).endswith(", 2 Speed: 2 against 1")


@pytest.mark.rule("DA-ACT-10", "DA-REST-4", "DA-ATK-11")
def test_who_cannot_attack_is_not_sent_to() -> None:
    t = room()
    t.put("petra", (3, 3))
    t.monster("goblin", (5, 5))
    t.activate("petra")
    t.go((3, 4))
    t.do("again")
    assert t.options("go-attack") == []
    t = room()
    t.put("petra", (3, 3))
    t.monster("goblin", (5, 5))
    t.activate("petra")
    t.do("rest")
    assert t.options("go-attack") == []


@pytest.mark.rule("DA-DMG-1", "DA-POWER-1")
def test_what_an_attack_from_afar_says_is_what_it_comes_to() -> None:
    t = room()
    t.put("petra", (3, 3))
    t.hand(0, "petra-strike")
    goblin = t.monster("goblin", (5, 5))
    t.activate("petra")
    plain = option(t, "go-attack", NONE, goblin)
    assert says(plain) == "attack the goblin on F6 from E5, 1 Speed: 2 against 1"
    assert (plain.at, plain.path) == ((piece_id(goblin),), (cell_id(at((4, 4))),))
    better = option(t, "go-attack", NONE, goblin, CARD["petra-strike"])
    assert says(better).startswith("play ")
    assert says(better).endswith(" on F6 from E5, 1 Speed: 4 against 1")
    t.do("go-attack", NONE, goblin, CARD["petra-strike"])
    assert t.told("attacked")[0][2:4] == (4, 1)


# -- a card with the attack it is for --------------------------------------------------------------


@pytest.mark.rule("DA-RUL-39", "DA-RUL-40", "DA-POWER-1", "DA-CARD-3")
def test_a_bonus_card_is_played_with_the_attack() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hand(0, "petra-strike", "lorna-shot")
    ogre = t.monster("ogre", (5, 4))
    t.activate("petra")
    strike = CARD["petra-strike"]
    assert t.options("attack") == [("attack", NONE, ogre), ("attack", NONE, ogre, strike)]
    t.do("attack", NONE, ogre, strike)
    assert t.hero("petra").column == (strike,)
    assert t.player(0).hand == [CARD["lorna-shot"]]
    assert t.told("attacked")[0][2] == 4
    assert [one[1] for one in t.told("played")] == [strike]


@pytest.mark.rule("DA-CARD-4", "DA-ATK-4")
def test_only_a_card_that_helps_the_attack_and_has_room_goes_with_it() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hand(0, "petra-strike", "traveller-boots", "oak-bow")
    t.under("petra", "long-blade")
    ogre = t.monster("ogre", (5, 4))
    t.activate("petra")
    assert t.options("attack") == [("attack", NONE, ogre)], "a weapon lies under her already"


@pytest.mark.rule("DA-CARD-4", "DA-POWER-1", "DA-RUL-43")
def test_the_card_of_an_attack_leaves_no_room_for_another_of_its_type() -> None:
    t = room(["bull", "lorna", "krom", "melinda"])
    t.put("bull", (4, 4))
    t.hand(0, "bull-strike", "great-sword", "precision-attack")
    strike, sword, precision = CARD["bull-strike"], CARD["great-sword"], CARD["precision-attack"]
    ogre = t.monster("ogre", (5, 4))
    t.activate("bull")
    assert set(t.options("attack")) == {
        ("attack", NONE, ogre),
        ("attack", NONE, ogre, sword),
        ("attack", NONE, ogre, precision),
        ("attack", strike, ogre),
        ("attack", strike, ogre, precision),
    }


@pytest.mark.rule("DA-POWER-1")
def test_no_card_goes_with_an_attack_that_takes_no_bonuses_and_none_with_itself() -> None:
    t = room(["bull", "lorna", "krom", "melinda"])
    t.put("bull", (4, 4))
    t.hand(0, "boar-spear", "hooked-axe", "precision-attack")
    spear, axe, precision = CARD["boar-spear"], CARD["hooked-axe"], CARD["precision-attack"]
    ogre = t.monster("ogre", (5, 4))
    t.activate("bull")
    assert set(t.options("attack")) == {
        ("attack", NONE, ogre),
        ("attack", NONE, ogre, axe),
        ("attack", NONE, ogre, precision),
        ("attack", spear, ogre),
        ("attack", axe, ogre),
        ("attack", axe, ogre, precision),
    }


# -- a card and whom it is about -------------------------------------------------------------------


@pytest.mark.rule("DA-CARD-1")
def test_a_card_says_whom_it_is_about_only_where_there_is_a_choice() -> None:
    t = room(["mysterios", "lorna", "krom", "melinda"])
    t.put("mysterios", (4, 4))
    t.hand(0, "mind-chain")
    chain = CARD["mind-chain"]
    first = t.monster("goblin", (5, 5))
    t.activate("mysterios")
    assert t.options("play") == [("play", chain, 0)]
    second = t.monster("ogre", (3, 5))
    t.activate("mysterios")
    assert t.options("play") == [("play", chain, 0, one) for one in (first, second)]
    found = option(t, "play", chain, 0, second)
    assert found.taps == ("hand0-0", piece_id(second))
    assert says(found).endswith("the ogre on D6")
    t.play_card("mind-chain", whom=second)
    assert t.asked == [(0, "act")]
    assert (t.s.monsters[first].ready, t.s.monsters[second].ready) == (True, False)


# -- monsters --------------------------------------------------------------------------------------


@pytest.mark.rule("DA-MON-1", "DA-MON-5", "DA-MON-6")
def test_which_monster_and_what_it_does_are_one_answer() -> None:
    t = room()
    t.put("petra", (3, 4))
    near, far = t.monster("goblin", (4, 4)), t.monster("goblin", (5, 5))
    t.play(activate_monster(0))
    assert t.asked == [(0, "choose_monster")]
    assert choice(t).any_order
    petra = t.figure("petra")
    stays = option(t, near, "strike", at((4, 4)), petra)
    assert stays.taps == (piece_id(near), piece_id(petra)), "where it stands needs no tap"
    walks = option(t, far, "strike", at((4, 5)), petra)
    assert walks.taps == (piece_id(far), piece_id(petra), cell_id(at((4, 5))))
    assert says(walks) == "The goblin on F6: attack Petra from E6, 4 against 2"
    t.answer((far, "strike", at((4, 5)), petra))
    assert t.s.monsters[far].at == at((4, 5))
    assert (t.s.monsters[near].ready, t.s.monsters[far].ready) == (True, False)


@pytest.mark.rule("DA-MON-1", "DA-MON-6")
def test_a_single_monster_is_asked_about_by_its_name() -> None:
    t = room()
    t.put("petra", (3, 4))
    goblin = t.monster("goblin", (5, 4))
    t.play(activate_monster(0))
    assert t.asked == [(0, "monster_act")]
    assert t.ask().about[0] == named(t.s, goblin)


# -- upgrade and discard ---------------------------------------------------------------------------


@pytest.mark.rule("DA-UPG-1", "DA-DRAW-2", "DA-DRAW-3")
def test_who_takes_no_upgrade_says_at_once_what_to_discard() -> None:
    t = room()
    t.hand(0, "petra-strike", "lorna-shot")
    t.upgrades("long-blade")
    t.player(0).fresh = 3
    t.play(upgrade(0))
    blade, strike, shot = CARD["long-blade"], CARD["petra-strike"], CARD["lorna-shot"]
    cards = sorted([strike, shot])
    assert t.options() == [
        ("buy", blade), ("swap", blade), (), (cards[0],), (cards[1],), tuple(cards),
    ]  # fmt: skip
    texts = [says(one) for one in choice(t).options]
    assert "take nothing, discard nothing" in texts
    assert any(one.startswith("discard ") for one in texts)
    t.player(0).deck.clear()
    t.answer((strike,))
    assert t.asked == []
    assert t.told("discarded") == [(0, (strike,))]
    assert t.player(0).fresh == 3


@pytest.mark.rule("DA-UPG-1", "DA-UPG-2", "DA-DRAW-1")
def test_without_anything_to_buy_only_the_discard_is_asked() -> None:
    t = room()
    t.hand(0, "petra-strike")
    t.upgrades("long-blade")
    t.player(0).fresh = 1
    t.play(upgrade(0))
    assert t.asked == [(0, "discard")]


@pytest.mark.rule("DA-ACT-1", "DA-UPG-1", "DA-UPG-4", "DA-RUL-48")
def test_an_activation_may_end_with_an_upgrade() -> None:
    t = room()
    t.put("petra", (0, 4))
    t.hand(0, "lorna-shot")
    t.upgrades("long-blade", "great-sword")
    t.player(0).fresh = 3
    t.activate("petra")
    assert t.options("buy") == [], "while the hero can move, the area waits"
    t.go((4, 4))
    blade = CARD["long-blade"]
    assert t.options("buy") == [("buy", blade)], "what can be paid"
    assert t.options("swap") == [("swap", blade)], "or exchanged"
    assert option(t, "buy", blade).draws
    assert says(option(t, "buy", blade)).startswith("end the turn and take ")
    t.chance(draws=[CARD["oak-bow"]])
    t.do("buy", blade)
    assert t.s.hero == NONE
    assert (t.player(0).fresh, t.player(0).shown) == (0, [blade])
    assert t.asked == [(0, "discard")], "and no second upgrade"


@pytest.mark.rule("DA-UPG-1", "DA-UPG-4")
def test_who_has_ended_with_an_upgrade_may_take_one_again_next_time() -> None:
    t = room()
    t.put("petra", (0, 4))
    t.hand(0, "lorna-shot")
    t.upgrades("long-blade", "great-sword")
    t.player(0).fresh = 20
    t.activate("petra")
    t.go((4, 4))
    t.chance(draws=[CARD["oak-bow"]])
    t.do("buy", CARD["long-blade"])
    t.player(0).deck.clear()
    t.answer(())
    t.activate("lorna")
    t.do("end")
    assert t.asked == [(0, "upgrade")]


def rested(*alliances: tuple[str, ...]) -> Table:
    """Petra, too slow to move, has rested: nothing is left to do but a Power Surge."""
    t = lay(*alliances)
    t.hand(0, "lorna-shot", "mysterios-bolt")
    t.upgrades("long-blade")
    t.player(0).fresh = 3
    t.hero("petra").hindered = (4, 0, 0, 0)
    t.activate("petra")
    t.do("rest")
    return t


@pytest.mark.rule("DA-ACT-1", "DA-UPG-1", "DA-UPG-12", "DA-DRAW-2")
def test_alone_the_last_question_of_an_activation_is_what_follows_it() -> None:
    shot, bolt = sorted([CARD["lorna-shot"], CARD["mysterios-bolt"]])
    blade = CARD["long-blade"]
    t = rested(FIRST)
    surge = ("surge", SURGE_SPEED)
    sets = [(), (shot,), (bolt,), (shot, bolt)]
    assert t.options() == [surge, ("buy", blade), ("swap", blade), *sets]
    assert choice(t).any_order
    texts = [says(one) for one in choice(t).options]
    assert "end the turn, take nothing, discard nothing" in texts
    t.player(0).deck.clear()
    t.answer((shot,))
    assert t.told("discarded") == [(0, (shot,))]
    assert t.asked == []
    assert (t.s.hero, t.s.stage) == (NONE, RESTING)
    t = rested(FIRST)
    t.chance(draws=[CARD["oak-bow"]])
    t.answer(("swap", blade))
    assert t.asked == [(0, "take_new")]
    t.answer(None)
    assert t.asked == [(0, "discard")], "no second upgrade"
    t = rested(FIRST)
    t.answer(surge)
    assert t.asked[0][1] != "upgrade", "one point more: the turn goes on"


@pytest.mark.rule("DA-ACT-1")
def test_alone_nothing_is_asked_where_nothing_can_be_done() -> None:
    t = lay(FIRST)
    t.player(0).deck.clear()
    t.hero("petra").hindered = (4, 0, 0, 0)
    t.activate("petra")
    t.do("rest")
    assert t.asked == []


@pytest.mark.rule("DA-ACT-1")
@pytest.mark.parametrize("card", ["lorna-shot", "surge-forward"])
def test_who_watches_a_player_alone_learns_nothing_of_the_hand(card: str) -> None:
    """With one Speed point Petra cannot leave the goblin, and who rests does not attack: only the
    hand says whether anything is left to do."""
    t = lay(FIRST)
    t.put("petra", (2, 2))
    t.monster("goblin", (2, 1))
    t.hand(0, card)
    t.hero("petra").hindered = (3, 0, 0, 0)
    t.activate("petra")
    t.do("rest")
    assert points_left(t.s) == 1
    assert t.asked == [(0, "act")]
    assert bool(t.options("play")) == (card == "surge-forward")
    assert t.squares() == set()


@pytest.mark.rule("DA-ACT-1", "DA-UPG-1")
def test_with_others_the_number_of_questions_tells_nothing_of_the_hand() -> None:
    t = rested(FIRST, SECOND)
    blade = CARD["long-blade"]
    assert t.options() == ["end", (), ("surge", SURGE_SPEED), ("buy", blade), ("swap", blade)]
    t.do("end")
    assert t.asked == [(0, "upgrade")]


@pytest.mark.rule("DA-ACT-1", "DA-UPG-1", "DA-DRAW-2", "DA-DRAW-4")
@pytest.mark.parametrize("alliances", [(FIRST,), (FIRST, SECOND)])
def test_an_activation_may_end_with_all_cards_kept_and_no_upgrade(
    alliances: tuple[tuple[str, ...], ...],
) -> None:
    t = lay(*alliances)
    t.hand(0, "lorna-shot", "mysterios-bolt")
    t.upgrades("long-blade")
    t.activate("petra")
    assert t.options()[:2] == ["end", ()]
    assert says(choice(t).options[1]) == "end the turn, discard nothing"
    t.player(0).fresh = 3
    kept = choice(t).options[1]
    assert says(kept) == "end the turn, take nothing, discard nothing"
    assert kept.draws, "a mis-tap would hurt while there is something to do"
    assert not choice(t).any_order
    t.player(0).deck.clear()
    t.answer(())
    assert t.s.hero == NONE
    assert t.asked == []
    assert (t.player(0).fresh, len(t.player(0).hand)) == (3, 2)
    assert t.told("discarded") == []


@pytest.mark.rule("DA-ACT-1", "DA-DRAW-1")
def test_without_cards_there_is_one_way_to_end() -> None:
    t = lay()
    t.hand(0)
    t.activate("petra")
    assert () not in t.options()


@pytest.mark.rule("DA-UPG-12", "DA-UPG-18", "DA-RUL-50")
def test_an_activation_may_end_with_an_exchange_or_an_old_card() -> None:
    t = room()
    t.put("petra", (0, 4))
    t.hand(0, "lorna-shot")
    t.upgrades("long-blade", "great-sword")
    t.s.upgrade_discard.append(CARD["traveller-boots"])
    t.player(0).fresh = 20
    t.activate("petra")
    t.go((4, 4))
    boots, sword = CARD["traveller-boots"], CARD["great-sword"]
    assert says(option(t, "old", boots)).startswith("end the turn and take ")
    assert says(option(t, "swap", sword)).startswith("end the turn and exchange ")
    t.do("old", boots)
    assert t.player(0).shown == [boots]
    assert t.asked == [(0, "discard")]


# -- attempts --------------------------------------------------------------------------------------


@pytest.mark.rule("DA-LOCK-5", "DA-LOCK-6", "DA-LOCK-7")
def test_an_attempt_says_its_effort_and_how_likely_it_succeeds() -> None:
    t = lay()
    t.tile("ogre-den", (1, 1))
    t.put("lorna", (2, 3))
    t.chance(rolls=[5])
    t.activate("lorna")
    edge = t.edge((0, 1), "e")
    plain, sure = option(t, "pick", edge, 0), option(t, "pick", edge, 2)
    assert says(plain) == "try the locked or secret door to the east, only the die"
    assert says(sure) == "try the locked or secret door to the east, 2 more Speed"
    assert plain.odds is not None
    assert 0 < plain.odds < 1
    assert (plain.draws, sure.odds, sure.draws) == (True, 1.0, False)
    t.do("pick", edge, 0)
    assert t.asked == [(0, "act")]
    assert (t.s.used, t.s.corridors >> edge & 1) == (1, 1)


@pytest.mark.rule("DA-LOCK-6", "DA-LCHEST-3")
def test_who_has_no_speed_to_spare_only_rolls() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.token("locked-chest", (4, 4), level=2)
    t.hero("petra").hindered = (3, 0, 0, 0)
    t.chance(rolls=[6])
    t.activate("petra")
    assert t.options("crack") == [("crack", at((4, 4)))]
    t.do("crack", at((4, 4)))
    assert t.asked[0][1] != "effort"
    assert t.s.tokens == {}


@pytest.mark.rule("DA-LOCK-10", "DA-SECRET-6")
def test_a_new_room_is_looked_for_with_its_tile_in_one_answer() -> None:
    t = lay()
    t.row("guard-post")
    t.put("lorna", (2, 4))
    t.activate("lorna")
    found = option(t, "pick", t.edge((0, 1), "e"), TILE["guard-post"], 0)
    words = (
        "look for a locked or secret door to the east: the guard post (doors: north, south, west)"
    )
    assert says(found) == words, "the way in is the one to the west"
    assert found.at == (cell_id(at((3, 4))),)
    assert found.diagram is not None
    assert found.preview


# -- healing ---------------------------------------------------------------------------------------


@pytest.mark.rule("DA-REST-2", "DA-SURGE-1", "DA-RUL-56")
def test_a_rest_and_a_power_surge_say_what_goes_where_there_is_a_choice() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hurt("petra", 4, poison=2)
    t.hand(0, "petra-strike", "lorna-shot", "krom-strike")
    t.activate("petra")
    assert says(option(t, "rest", 2)) == "rest: heal 3 damage, 2 of it Poison, no attack"
    assert says(option(t, "surge", SURGE_HEAL, 0)) == "Power Surge: heal, no Poison"
    t.do("surge", SURGE_HEAL, 1)
    assert t.asked == [(0, "surge_cards")]
    t.answer(tuple(sorted([CARD["petra-strike"], CARD["lorna-shot"]])))
    assert t.asked == [(0, "act")]
    assert (t.damage("petra"), t.hero("petra").poison) == (3, 1)
    t = room()
    t.hurt("petra", 2, poison=1)
    t.activate("petra")
    assert "rest" in t.options(), "all of it goes"


@pytest.mark.rule("DA-SURGE-1")
def test_the_last_two_cards_of_a_hand_are_not_asked_for() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hand(0, "petra-strike", "lorna-shot")
    t.activate("petra")
    t.do("surge", SURGE_SPEED)
    assert t.asked == [(0, "act")]
    assert len(t.hero("petra").down) == 2
    t = room()
    t.put("petra", (4, 4))
    t.hand(0, "petra-strike", "petra-strike", "petra-strike")
    t.activate("petra")
    t.do("surge", SURGE_SPEED)
    assert t.asked == [(0, "surge_cards")], "or others would know that they are alike"


# -- Solo cards ------------------------------------------------------------------------------------


@pytest.mark.rule("DA-SCARD-14", "DA-RUL-76")
def test_all_tokens_of_a_solo_card_are_placed_in_one_answer() -> None:
    t = lay(FIRST)
    cards = [(card.damage, card.poison) for card in CONTENT.solo]
    t.s.solo_card = cards.index((1, 1))
    t.play(third_section())
    petra, lorna = t.figure("petra"), t.figure("lorna")
    assert len(t.options()) == 16
    assert choice(t).any_order
    both = option(t, petra, petra)
    assert both.at == (piece_id(petra),), "a second tap takes it"
    assert says(both) == "Petra on E8: 1 damage, 1 poison"
    each = option(t, petra, lorna)
    assert each.taps == (piece_id(petra), piece_id(lorna))
    assert says(each).startswith("Petra on E8: 1 damage, Lorna on ")
    assert says(each).endswith(": 1 poison")
    t.answer((petra, lorna))
    assert [(t.damage(one), t.hero(one).poison) for one in ("petra", "lorna")] == [(1, 0), (1, 1)]
    assert t.asked == []


@pytest.mark.rule("DA-SCARD-14", "DA-DEF-1")
def test_no_more_tokens_are_placed_than_heroes_can_take() -> None:
    t = lay(FIRST)
    for name in ("lorna", "krom"):
        hurt(t.s, t.figure(name), 99, False)
    t.hurt("petra", health_of(t.s, t.figure("petra")) - 1)
    last = next(name for name in FIRST if name not in ("petra", "lorna", "krom"))
    hurt(t.s, t.figure(last), 99, False)
    t.s.solo_card = next(n for n, card in enumerate(CONTENT.solo) if card.damage == 2)
    t.play(third_section())
    assert t.asked == [], "only Petra is left, and one token defeats her"
    assert t.hero("petra").defeated

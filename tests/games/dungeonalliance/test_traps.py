"""What each trap does."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import CARD, CONTENT, THREAT
from grimorio.games.dungeonalliance.kinds import ATTACK, GO, SECOND_MOVE
from grimorio.games.dungeonalliance.rules.figures import speed_of
from grimorio.games.dungeonalliance.rules.speed import points_left
from grimorio.games.dungeonalliance.rules.threats import spring
from tests.games.dungeonalliance.table import NET, SECOND, Table, at, room, who


def sprung(name: str, level: int) -> Table:
    """Petra on (3, 4), with Lorna in the room and Krom beside it, walks into a trap."""
    t = room()
    t.put("petra", (3, 4))
    t.put("lorna", (5, 5))
    t.put("krom", (2, 4))
    t.hand(0, "petra-strike", "lorna-shot", "krom-strike")
    token = 3 * THREAT[name] + level - 1
    t.s.threat_bags[level - 1].remove(token)
    t.play(spring(t.figure("petra"), token))
    return t


@pytest.mark.rule("DA-THREAT-3", "DA-THREAT-4", "DA-RUL-80")
def test_darts_poison_for_their_level() -> None:
    t = sprung("dart-trap", 1)
    assert (t.damage("petra"), t.hero("petra").poison) == (1, 1)
    assert (t.damage("lorna"), t.s.pits) == (0, {})
    assert t.s.tokens_gone == [3 * THREAT["dart-trap"]]


@pytest.mark.rule("DA-THREAT-5", "DA-RUL-80")
def test_a_pit_hurts_for_its_level_and_stays_where_it_was_sprung() -> None:
    t = sprung("pit-trap", 2)
    assert (t.damage("petra"), t.hero("petra").poison) == (2, 0)
    assert t.s.pits == {at((3, 4)): 3 * THREAT["pit-trap"] + 1}


@pytest.mark.rule("DA-RUL-34", "DA-RUL-80")
def test_a_net_takes_all_speed_of_the_movement() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.put("krom", (0, 3))
    t.dark((5, 5))
    t.chance(draws=[3 * THREAT["net-trap"]])
    t.hand(0, "petra-strike", "lorna-shot")
    t.monster("goblin", (4, 4))
    t.activate("petra")
    t.go((3, 4))
    assert t.damage("petra") == 1
    assert points_left(t.s) == 0
    assert t.options(ATTACK), "it may still attack"


@pytest.mark.rule("DA-RUL-173", "DA-RUL-30", "DA-ACT-9")
@pytest.mark.parametrize(("card", "points"), [("surge-forward", 2), ("", 4)])
def test_after_a_net_new_speed_can_be_spent_and_a_second_movement_is_whole(
    card: str, points: int
) -> None:
    t = room()
    t.put("petra", (2, 4))
    t.put("krom", (0, 3))
    t.dark((5, 5))
    t.chance(draws=[3 * THREAT["net-trap"]])
    t.hand(0, "surge-forward")
    t.activate("petra")
    t.go((3, 4))
    assert t.options(GO) == []
    if card:
        t.play_card(card)
    else:
        t.do(SECOND_MOVE)
    assert points_left(t.s) == points


@pytest.mark.rule("DA-RUL-80", "DA-RUL-34")
def test_a_net_over_somebody_else_does_not_hold_the_active_hero() -> None:
    t = room(["emanon", "lorna", "krom", "mysterios"], SECOND, versus=True)
    t.tile("forge", (2, 1))
    t.corridor((1, 1), "e")
    t.put("emanon", (4, 4))
    t.put("holgar", (5, 4))
    t.dark((7, 4))
    t.chance(draws=[NET])
    t.hand(0, "emanon-wind")
    t.activate("emanon")
    points = t.ask().about[1]
    t.play_card("emanon-wind")
    while t.asked[0][1] == "push_to":
        t.answer(at((6, 4)) if at((6, 4)) in t.options() else t.options()[0])
    assert t.told("trapped") == [(who(t, "holgar"), NET)]
    assert t.ask().about[1] == points


@pytest.mark.rule("DA-THREAT-3")
def test_a_bell_wakes_all_monsters_of_the_room_and_of_rooms_connected_with_it() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.tile("cells", (2, 1))
    t.corridor((1, 1), "e")
    here, joined = t.monster("goblin", (5, 5), ready=False), t.monster("ogre", (7, 4), ready=False)
    apart = t.monster("ogre", (4, 1), ready=False)
    token = 3 * THREAT["alarm-bell"]
    t.s.threat_bags[0].remove(token)
    t.play(spring(t.figure("petra"), token))
    assert [t.s.monsters[one].ready for one in (here, joined, apart)] == [True, True, False]
    assert t.damage("petra") == 0


@pytest.mark.rule("DA-THREAT-3", "DA-DMG-11")
def test_a_vent_poisons_every_hero_of_the_room_whatever_its_level() -> None:
    t = sprung("spore-vent", 3)
    assert [t.damage(name) for name in ("petra", "lorna", "krom")] == [1, 1, 0]
    assert [t.hero(name).poison for name in ("petra", "lorna")] == [1, 1]


@pytest.mark.rule("DA-THREAT-3")
def test_a_mist_of_the_mind_costs_two_cards_and_speed() -> None:
    t = sprung("mind-mist", 2)
    assert t.asked == [(0, "lose_cards")]
    lost = tuple(sorted([CARD["krom-strike"], CARD["lorna-shot"]]))
    t.answer(lost)
    assert t.player(0).hand == [CARD["petra-strike"]]
    assert t.player(0).discard == [*lost]
    assert speed_of(t.s, t.figure("petra")) == 3


@pytest.mark.rule("DA-RUL-80")
def test_mist_slows_and_hinders_nothing_else() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.play(spring(t.figure("petra"), 3 * THREAT["mind-mist"] + 1))
    assert t.hero("petra").hindered == (1, 0, 0, 0)


@pytest.mark.rule("DA-THREAT-3", "DA-RUL-80")
def test_the_last_card_is_asked_for_too_so_that_nobody_learns_of_the_hand() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.hand(0, "krom-strike")
    t.play(spring(t.figure("petra"), 3 * THREAT["mind-mist"] + 1))
    assert t.asked == [(0, "lose_cards")]
    t.answer((CARD["krom-strike"],))
    assert t.asked == []
    assert t.told("hindered")[0][1:] == (0, 1)


@pytest.mark.rule("DA-RUL-191", "DA-THREAT-5", "DA-TRAP-9")
def test_a_second_pit_on_a_square_hurts_and_is_discarded() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.pit((3, 4))
    first, second = 3 * THREAT["pit-trap"], 3 * THREAT["pit-trap"] + 1
    t.s.threat_bags[1].remove(second)
    t.play(spring(t.figure("petra"), second))
    assert t.damage("petra") == 2
    assert t.s.pits == {at((3, 4)): first}
    assert t.s.tokens_gone == [second]


@pytest.mark.rule("DA-RUL-33", "DA-DEF-7")
def test_a_trap_does_not_hurt_who_already_lies_there() -> None:
    t = room()
    t.put("petra", (4, 4))
    health = CONTENT.heroes[t.hero("petra").kind].health
    t.hurt("petra", health)
    t.hero("petra").defeated = True
    t.play(spring(t.figure("petra"), t.s.threat_bags[0][-1]))
    assert t.damage("petra") == health
    assert t.player(0).defeats == 0
    assert CARD["petra-strike"] in t.player(0).deck

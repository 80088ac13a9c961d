"""What the table is told of cards, threats and monsters, with whose they are."""

from __future__ import annotations

import pytest

from grimorio.core import WATCHER
from grimorio.games.dungeonalliance.components.numbers import CARD, CONTENT, MONSTER, THREAT, TILE
from grimorio.games.dungeonalliance.rules.combat import strike
from grimorio.games.dungeonalliance.rules.end_phase import end_round
from grimorio.games.dungeonalliance.rules.hands import draw
from grimorio.games.dungeonalliance.rules.harm import wound
from grimorio.games.dungeonalliance.rules.solo import follow_card
from grimorio.games.dungeonalliance.rules.upgrades import upgrade
from grimorio.games.dungeonalliance.rules.verbs import shove, strike_without_attack
from grimorio.games.dungeonalliance.rules.walking import is_dark
from grimorio.games.dungeonalliance.state import KNOWN, SURGE_SPEED
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import FIRST, SECOND, Table, at, lay, room

PIT = 3 * THREAT["pit-trap"]
DARTS = 3 * THREAT["dart-trap"]
CHEST = 3 * THREAT["treasure-chest"]


def who(t: Table, name: str) -> tuple[int, int]:
    return t.figure(name), t.hero(name).kind


# -- cards -----------------------------------------------------------------------------------------


@pytest.mark.rule("DA-DRAW-5", "DA-DRAW-4")
def test_the_cards_drawn_are_told_to_their_owner_and_a_new_deck_to_all() -> None:
    t = room()
    t.hand(1, "bull-strike")
    t.player(1).deck = []
    t.player(1).discard = [CARD["bull-wall"], CARD["bull-charge"]]
    t.activate("petra")
    draw(t.s, 1, 5)
    assert t.told("shuffled") == [(1,)]
    ((seat, cards),) = t.told("drew_cards")
    assert isinstance(cards, tuple)
    assert (seat, {*cards}, len(cards)) == (1, {CARD["bull-wall"], CARD["bull-charge"]}, 2)
    watched = [one.kind.name for one in t.game.events(WATCHER)] if t.game else []
    assert "drew" in watched
    assert "drew_cards" not in watched
    assert t.told("drew")[-1] == (1, 2)


@pytest.mark.rule("DA-SURGE-5", "DA-SURGE-1")
def test_the_cards_of_a_surge_are_told_to_their_owner() -> None:
    t = room()
    t.hand(0, "petra-strike", "lorna-shot", "krom-hide")
    t.activate("petra")
    assert t.game is not None
    assert t.game.journal is not None
    before = t.game.journal.reveals
    t.do("surge", SURGE_SPEED)
    pair = tuple(sorted([CARD["petra-strike"], CARD["krom-hide"]]))
    t.answer(pair)
    assert t.told("surge_card") == [(0, card) for card in pair]
    assert t.game.journal.reveals == before + 1, "others forget what they knew of the hand"


@pytest.mark.rule("DA-SPELL-3", "DA-ATK-5", "DA-REACT-1")
def test_every_card_that_is_played_is_told_with_its_hero() -> None:
    t = room(["melinda", "lorna", "krom", "mysterios"], SECOND)
    t.put("melinda", (3, 4))
    t.hand(0, "melinda-blessing", "melinda-bolt")
    ogre = t.monster("ogre", (5, 4))
    t.activate("melinda")
    t.play_card("melinda-blessing", under="krom")
    assert t.told("played_on") == [(who(t, "melinda"), CARD["melinda-blessing"], who(t, "krom"))]
    t.attack(ogre, "melinda-bolt")
    assert t.told("played") == [(who(t, "melinda"), CARD["melinda-bolt"])]
    t = room()
    t.put("jypzy", (4, 3))
    t.hand(1, "jypzy-dodge")
    t.play(strike(t.monster("ogre", (4, 4)), t.figure("jypzy"), NONE, 0))
    t.answer(CARD["jypzy-dodge"])
    assert t.told("played") == [(who(t, "jypzy"), CARD["jypzy-dodge"])]


@pytest.mark.rule("DA-END-8")
def test_that_krom_stays_hidden_is_told() -> None:
    t = room()
    t.under("krom", "krom-hide")
    t.hero("krom").hidden = True
    t.play(end_round())
    t.answer("keep")
    assert t.told("kept") == [(who(t, "krom"), CARD["krom-hide"])]


@pytest.mark.rule("DA-UPG-10", "DA-UPG-11")
def test_new_cards_of_the_area_and_useless_ones_are_told() -> None:
    t = room(["petra", "lorna", "krom", "mysterios"], ["bull", "graltar", "krolt", "jypzy"])
    t.upgrades("long-blade")
    t.player(0).fresh = 3
    t.chance(draws=[CARD["lesser-light"], CARD["oak-bow"]])
    t.play(upgrade(0))
    t.answer(("buy", CARD["long-blade"]))
    assert t.told("unusable") == [(CARD["lesser-light"],)]
    assert t.told("next_upgrade") == [(CARD["oak-bow"],)]


@pytest.mark.rule("DA-RUL-108")
def test_the_tile_that_goes_back_is_told() -> None:
    t = room()
    t.row("nest", "library")
    t.hand(0, "surveyors-chalk")
    t.activate("petra")
    t.play_card("surveyors-chalk")
    t.answer(TILE["nest"])
    assert t.told("tile_back") == [(TILE["nest"],)]


@pytest.mark.rule("DA-SURGE-3")
def test_a_second_surge_is_told() -> None:
    t = room()
    t.hurt("petra", 2)
    t.hand(0, "second-breath", "petra-strike", "lorna-shot")
    t.hero("petra").surged = True
    t.activate("petra")
    assert t.options("surge") == []
    t.play_card("second-breath")
    assert t.told("refreshed") == [(who(t, "petra"),)]
    assert t.options("surge") != []


# -- monsters --------------------------------------------------------------------------------------


@pytest.mark.rule("DA-DEF-8", "DA-XP-2", "DA-RUL-104")
def test_who_is_slain_defeated_or_roused_is_told() -> None:
    t = room()
    lookout = t.monster("kobold-lookout", (4, 4))
    goblin = t.monster("goblin", (5, 5), ready=False)
    t.put("krom", (3, 4))
    t.activate("petra")
    wound(t.s, lookout, 0, 1)
    assert t.told("alarmed") == [((goblin, MONSTER["goblin"]),)]
    wound(t.s, lookout, 0, 9)
    assert t.told("slain") == [((lookout, MONSTER["kobold-lookout"]),)]
    t.play(strike(goblin, t.figure("krom"), NONE, 9))
    assert t.told("defeated") == [(0, who(t, "krom"))]


@pytest.mark.rule("DA-MMOVE-1", "DA-MON-7")
def test_where_a_monster_goes_is_told() -> None:
    t = room()
    t.s.corridors = 0
    goblin = t.monster("goblin", (5, 5))
    t.move(goblin)
    t.answer(("go", at((3, 3))))
    assert t.told("walked") == [((goblin, MONSTER["goblin"]), at((3, 3)))]


@pytest.mark.rule("DA-RUL-110")
def test_a_push_of_three_squares_is_three_steps_each_of_them_told() -> None:
    t = room(["emanon", "lorna", "krom", "mysterios"], SECOND)
    t.tile("forge", (2, 1))
    t.corridor((1, 1), "e")
    t.put("emanon", (3, 4))
    ogre = t.monster("ogre", (4, 4))
    t.play(shove(NONE, t.figure("emanon"), ogre, 3))
    squares = []
    while t.asked:
        options = [one for one in t.options() if isinstance(one, int)]
        straight = next(at((x, 4)) for x in (5, 6, 7, 8) if at((x, 4)) in options)
        squares.append(straight)
        t.answer(straight)
    pushed = [args[1] for args in t.told("moved")]
    assert pushed[-1] == t.s.monsters[ogre].at == at((7, 4))
    assert len(pushed) == 3


@pytest.mark.rule("DA-RUL-121")
def test_of_two_who_change_places_the_one_who_plays_the_card_is_told_first() -> None:
    t = room(["belzamin", "lorna", "krom", "mysterios"], ["holgar", "bull", "petra", "jypzy"])
    t.put("belzamin", (4, 4))
    t.put("lorna", (2, 4))
    t.hand(0, "belzamin-switch")
    t.activate("belzamin")
    t.play_card("belzamin-switch", whom=t.figure("lorna"))
    assert t.told("moved") == [
        (who(t, "belzamin"), at((2, 4))),
        (who(t, "lorna"), at((4, 4))),
    ]


@pytest.mark.rule("DA-RUL-53", "DA-NOPVP-3")
def test_the_order_of_the_slain_is_asked_of_whose_card_it_is_and_heroes_are_hurt_first() -> None:
    t = room(FIRST, ["root", "bull", "holgar", "jypzy"])
    t.put("root", (3, 3))
    t.put("petra", (4, 3))
    t.hand(1, "earthquake")
    target = t.monster("ogre", (5, 3))
    one = t.monster("goblin", (5, 5), damage=2)
    other = t.monster("giant-spider", (4, 5), damage=2)
    lives = t.monster("ogre", (3, 5))
    t.activate("root")
    t.attack(target, "earthquake")
    assert t.asked == [(1, "next_slain")]
    t.answer(other)
    assert one not in t.s.monsters
    hurt = [args[0] for args in t.told("hurt")]
    assert hurt.index(who(t, "petra")) < hurt.index((lives, MONSTER["ogre"]))


@pytest.mark.rule("DA-RUL-66", "DA-PVP-4")
def test_damage_of_who_lies_defeated_by_now_is_worth_xp_all_the_same() -> None:
    t = room(FIRST, SECOND, versus=True)
    t.hero("petra").defeated = True
    strike_without_attack(t.s, t.figure("petra"), t.figure("holgar"), 2, False)
    assert t.player(0).fresh == 1


# -- threats ---------------------------------------------------------------------------------------


@pytest.mark.rule("DA-THREAT-1", "DA-THREAT-3", "DA-CHEST-4", "DA-TRAP-4")
def test_what_is_found_sprung_covered_and_opened_is_told() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.dark((5, 5))
    t.chance(draws=[PIT])
    t.activate("petra")
    t.do("peek", at((5, 5)))
    t.answer("cover")
    assert t.told("found") == [(who(t, "petra"), PIT, at((5, 5)))]
    assert t.told("covered") == [(who(t, "petra"), PIT)]
    t.go((3, 4))
    assert t.told("found")[1:] == [(who(t, "petra"), PIT, at((5, 5)))]
    assert t.told("trapped") == [(who(t, "petra"), PIT)]
    t = room()
    t.put("petra", (4, 4))
    t.token("treasure-chest", (5, 5), level=2)
    t.activate("petra")
    t.do("chest", at((5, 5)))
    assert t.told("chest") == [(who(t, "petra"), CHEST + 1)]
    assert t.told("gained") == [(0, 2)]


@pytest.mark.rule("DA-LOCK-4", "DA-SECRET-5")
def test_the_room_behind_a_lock_is_told() -> None:
    for turns in range(4):
        t = lay()
        t.tile("ogre-den", (1, 1), turns)
        t.put("lorna", (2, 4))
        t.activate("lorna")
        if not t.options("pick"):
            continue
        t.do("pick", t.edge((0, 1), "e"), 2)
        assert t.told("opened") == [(who(t, "lorna"), TILE["ogre-den"])]


@pytest.mark.rule("DA-LEAVE-2")
def test_who_leaves_and_stands_up_is_told() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hurt("petra", 5)
    t.hero("petra").defeated = True
    t.activate("petra")
    t.do("leave", at((1, 4)))
    assert t.told("left") == [(who(t, "petra"),)]
    assert t.told("stood_up") == [(who(t, "petra"),)]


@pytest.mark.rule("DA-THREAT-1", "DA-TRAP-6", "DA-TERM-1")
def test_a_room_is_dark_for_its_own_nine_squares_only() -> None:
    middle = 6
    t = room()
    for square in range(9 * middle, 9 * middle + 9):
        t.s.unknown = {square: 0}
        assert [cell for cell in range(25) if is_dark(t.s, cell)] == [middle]
        t.s.unknown = {}
        for token in range(3 * len(CONTENT.threats)):
            t.s.tokens = {square: 2 * token + KNOWN}
            assert [cell for cell in range(25) if is_dark(t.s, cell)] == [middle]
            t.s.tokens = {square: 2 * token + 1}
            assert not is_dark(t.s, middle), "what lies face up is not dark"
        t.s.tokens = {}


@pytest.mark.rule("DA-THREAT-1", "DA-RUL-121")
def test_who_is_moved_into_a_room_by_a_card_turns_up_what_lies_there() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.hand(0, "grappling-rope")
    t.dark((5, 5))
    t.chance(draws=[DARTS])
    t.activate("petra")
    t.play_card("grappling-rope")
    t.answer(at((3, 4)))
    assert t.told("trapped") == [(who(t, "petra"), DARTS)]
    assert t.s.used == 0


# -- solo ------------------------------------------------------------------------------------------


def alone(**wanted: object) -> Table:
    t = lay(FIRST)
    t.tile("crossroads", (1, 1))
    t.corridor((1, 1), "s")
    t.upgrades("long-blade", "oak-bow", "hooked-axe", "traveller-boots", "ring-shirt")
    t.row("nest", "cells")
    t.s.solo_card = next(
        n
        for n, card in enumerate(CONTENT.solo)
        if all(getattr(card, name) == value for name, value in wanted.items())
    )
    t.s.solo_bag.remove(t.s.solo_card)
    return t


@pytest.mark.rule("DA-SCARD-1..3", "DA-SCARD-11")
def test_what_a_solo_card_does_is_told() -> None:
    t = alone(first="upgrades")
    card = CONTENT.solo[t.s.solo_card]
    row = t.s.row[:]
    t.play(follow_card(0))
    assert t.told("removed") == [(row[card.cross],)]
    assert t.told("cast_off") == [(row[card.arrow],)]
    t = alone(first="tiles")
    row = t.s.tile_row[:]
    cross = CONTENT.solo[t.s.solo_card].cross
    t.play(follow_card(0))
    assert t.told("tile_removed") == [(row[cross],)]
    t = alone(first="ready")
    goblin = t.monster("goblin", (4, 4), ready=False)
    t.play(follow_card(0))
    assert t.told("readied") == [((goblin, MONSTER["goblin"]),)]
    t = alone(spend=True)
    t.player(0).fresh = 1
    t.play(follow_card(0))
    assert t.told("xp_spent") == [(0,)]
    t = alone(discard=True)
    t.hand(0, "petra-strike", "petra-brace", "lorna-shot")
    t.play(follow_card(0))
    while t.asked:
        t.answer(t.options()[0])
    ((seat, cards),) = t.told("discarded")
    assert isinstance(cards, tuple)
    assert (seat, sorted(cards)) == (0, sorted(t.player(0).discard))  # type: ignore[type-var]
    assert len(t.player(0).discard) == 3

"""What the table is told while the game is played, and what bars taking back."""

from __future__ import annotations

import pytest

from grimorio.core import WATCHER, Planned
from grimorio.games.dungeonalliance.components.numbers import CARD, CONTENT, COSTS, TILE
from grimorio.games.dungeonalliance.kinds import (
    BUY,
    COVER,
    KEEP_IT,
    LEAVE,
    MARCH,
    OLD,
    OPEN,
    PEEK,
    PET,
    PICK_LOCK,
    REST,
    SECOND_MOVE,
    SURGE,
    SWAP,
    THROW,
    UNLID,
)
from grimorio.games.dungeonalliance.nouns import ATTEMPT, ORDER, TEAM
from grimorio.games.dungeonalliance.rules.combat import strike
from grimorio.games.dungeonalliance.rules.end_phase import end_round
from grimorio.games.dungeonalliance.rules.figures import named
from grimorio.games.dungeonalliance.rules.hands import cards_of, discard_and_draw, draw
from grimorio.games.dungeonalliance.rules.harm import wound
from grimorio.games.dungeonalliance.rules.solo import follow_card, put_card_away
from grimorio.games.dungeonalliance.rules.threats import turn_up
from grimorio.games.dungeonalliance.rules.turn import activate, turn_number
from grimorio.games.dungeonalliance.rules.upgrades import upgrade
from grimorio.games.dungeonalliance.setup import deal, draft_of_two, lay_out, line_up, offer_heroes
from grimorio.games.dungeonalliance.state import SURGE_HEAL, SURGE_SPEED
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import (
    CHEST,
    FIRST,
    PIT,
    SECOND,
    Table,
    at,
    beast,
    lay,
    room,
    who,
)

# -- an activation ---------------------------------------------------------------------------------


@pytest.mark.rule("DA-ACT-1", "DA-MOVE-1", "DA-ACT-9")
def test_an_activation_is_told_step_by_step() -> None:
    t = room()
    t.hand(0, "petra-strike", "petra-brace", "lorna-shot", "krom-hide")
    t.put("petra", (3, 4))
    t.activate("petra")
    assert t.told("activated") == [(0, who(t, "petra"))]
    assert turn_number(t.s) == 1
    t.go((4, 4))
    assert t.told("walked") == [(who(t, "petra"), at((4, 4)))]
    t.play_card("petra-strike")
    assert t.told("played") == [(who(t, "petra"), CARD["petra-strike"])]
    t.do(SURGE, SURGE_SPEED, NONE)
    t.answer(tuple(sorted([CARD["lorna-shot"], CARD["krom-hide"]])))
    assert t.told("surged") == [(who(t, "petra"), SURGE_SPEED)]
    t.do(SECOND_MOVE)
    assert t.told("again") == [(who(t, "petra"),)]


@pytest.mark.rule("DA-REST-2", "DA-SURGE-2")
def test_healing_is_told_and_nothing_where_there_is_none() -> None:
    t = room()
    t.hurt("petra", 2)
    t.activate("petra")
    t.do(REST, NONE)
    assert t.told("rested") == [(who(t, "petra"),)]
    assert t.told("healed") == [(who(t, "petra"), 2, 0)]
    t = room()
    t.hand(0, "petra-strike", "petra-brace")
    t.hurt("petra", CONTENT.heroes[t.hero("petra").kind].health)
    t.hero("petra").defeated = True
    t.activate("petra")
    t.do(SURGE, SURGE_HEAL, NONE)
    assert t.told("healed") == [(who(t, "petra"), 1, 0)]
    assert t.told("stood_up") == [(who(t, "petra"),)]
    t = room()
    t.activate("petra")
    t.do(REST, NONE)
    assert t.told("healed") == []


@pytest.mark.rule("DA-LEAVE-2")
def test_who_leaves_and_stands_up_is_told() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hurt("petra", 5)
    t.hero("petra").defeated = True
    t.activate("petra")
    t.do(LEAVE, at((1, 4)))
    assert t.told("left") == [(who(t, "petra"),)]
    assert t.told("stood_up") == [(who(t, "petra"),)]


# -- cards and upgrades ----------------------------------------------------------------------------


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


@pytest.mark.rule("DA-UPG-2", "DA-UPG-12", "DA-UPG-18", "DA-DRAW-4")
def test_what_is_bought_exchanged_thrown_away_and_drawn_is_told() -> None:
    t = room()
    t.upgrades("long-blade", "oak-bow")
    t.player(0).fresh = 20
    deck, t.player(0).deck = t.player(0).deck, []
    t.play(upgrade(0), upgrade(0), upgrade(0))
    t.answer(SWAP(CARD["oak-bow"], NONE))
    t.answer(None)
    assert t.told("swapped") == [(0, CARD["oak-bow"])]
    t.answer(OLD(CARD["oak-bow"]))
    assert CARD["oak-bow"] not in t.s.upgrade_discard
    t.answer(THROW(()))
    t.answer(BUY(CARD["long-blade"], NONE))
    oak, blade = COSTS[CARD["oak-bow"]], COSTS[CARD["long-blade"]]
    assert t.told("bought") == [(0, CARD["oak-bow"], oak + 1), (0, CARD["long-blade"], blade)]
    t.player(0).deck = deck
    t.answer(THROW((CARD["long-blade"],)))
    assert t.told("discarded") == [(0, (CARD["long-blade"],))]
    assert t.told("drew") == [(0, 5)], "the bow makes six"
    (mine,) = t.told("drew_cards")
    assert sorted([*mine[1], CARD["oak-bow"]]) == cards_of(t.s, 0)  # type: ignore[misc]


@pytest.mark.rule("DA-UPG-10", "DA-UPG-11")
def test_new_cards_of_the_area_and_useless_ones_are_told() -> None:
    t = room(["petra", "lorna", "krom", "mysterios"], ["bull", "graltar", "krolt", "jypzy"])
    t.upgrades("long-blade")
    t.player(0).fresh = 3
    t.chance(draws=[CARD["lesser-light"], CARD["oak-bow"]])
    t.play(upgrade(0))
    t.answer(BUY(CARD["long-blade"], NONE))
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


@pytest.mark.rule("DA-END-8")
def test_that_krom_stays_hidden_is_told() -> None:
    t = room()
    t.under("krom", "krom-hide")
    t.hero("krom").hidden = True
    t.play(end_round())
    t.answer(KEEP_IT())
    assert t.told("kept") == [(who(t, "krom"), CARD["krom-hide"])]


# -- doors and threats -----------------------------------------------------------------------------


@pytest.mark.rule("DA-DOOR-2", "DA-DOOR-4", "DA-TILE-2", "DA-TILE-3")
def test_doors_tiles_and_monsters_are_told() -> None:
    t = lay()
    t.tile("crossroads", (0, 0))
    t.put("petra", (1, 3))
    t.activate("petra")
    t.do(OPEN, t.edge((0, 1), "n"), NONE)
    assert t.told("opened") == [(who(t, "petra"), TILE["crossroads"])]
    t = lay()
    t.row("nest", "library")
    t.put("lorna", (2, 4))
    t.chance(draws=[TILE["cells"]])
    t.activate("lorna")
    t.do(OPEN, t.edge((0, 1), "e"), 4 * TILE["nest"] + 3)
    assert t.told("laid") == [(who(t, "lorna"), TILE["nest"])]
    assert t.told("next_tile") == [(TILE["cells"],)]
    assert {one[0] for one in t.told("appeared")} == {named(t.s, one) for one in t.s.monsters}


@pytest.mark.rule("DA-LOCK-4", "DA-LOCK-7")
@pytest.mark.parametrize(("extra", "rolls", "told"), [(0, [1], (1, 0, 0)), (0, [3], (1, 1, 1)),
                                                      (1, [], (1, 1, 1))])  # fmt: skip
def test_an_attempt_tells_what_was_needed_and_what_came(
    extra: int, rolls: list[int], told: tuple[int, int, int]
) -> None:
    t = lay()
    t.tile("nest", (1, 1))
    t.put("lorna", (2, 4))
    t.chance(rolls=rolls)
    t.activate("lorna")
    t.do(PICK_LOCK, t.edge((0, 1), "e"), extra)
    assert t.told("tried") == [(who(t, "lorna"), *told, ATTEMPT.number("locked"), NONE)]


@pytest.mark.rule("DA-LOCK-4", "DA-SECRET-5")
def test_the_room_behind_a_lock_is_told() -> None:
    for turns in range(4):
        t = lay()
        t.tile("ogre-den", (1, 1), turns)
        t.put("lorna", (2, 4))
        t.activate("lorna")
        if not t.options(PICK_LOCK):
            continue
        t.do(PICK_LOCK, t.edge((0, 1), "e"), 2)
        assert t.told("opened") == [(who(t, "lorna"), TILE["ogre-den"])]


@pytest.mark.rule("DA-THREAT-1", "DA-THREAT-3", "DA-CHEST-4", "DA-TRAP-4")
def test_what_is_found_sprung_covered_and_opened_is_told() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.dark((5, 5))
    t.chance(draws=[PIT])
    t.activate("petra")
    t.do(PEEK, at((5, 5)))
    t.answer(COVER())
    assert t.told("found") == [(who(t, "petra"), PIT, at((5, 5)))]
    assert t.told("covered") == [(who(t, "petra"), PIT)]
    t.go((3, 4))
    assert t.told("found")[1:] == [(who(t, "petra"), PIT, at((5, 5)))]
    assert t.told("trapped") == [(who(t, "petra"), PIT)]
    t = room()
    t.put("petra", (4, 4))
    t.token("treasure-chest", (5, 5), level=2)
    t.activate("petra")
    t.do(UNLID, at((5, 5)))
    assert t.told("chest") == [(who(t, "petra"), CHEST + 1)]
    assert t.told("gained") == [(0, 2)]


# -- figures ---------------------------------------------------------------------------------------


@pytest.mark.rule("DA-MMOVE-1", "DA-MON-7")
def test_where_a_monster_goes_is_told() -> None:
    t = room()
    t.s.corridors = 0
    goblin = t.monster("goblin", (5, 5))
    t.move(goblin)
    t.answer(MARCH(at((3, 3))))
    assert t.told("walked") == [(beast("goblin", goblin, (5, 5)), at((3, 3)))]


@pytest.mark.rule("DA-DEF-8", "DA-XP-2", "DA-RUL-104")
def test_who_is_slain_defeated_or_roused_is_told() -> None:
    t = room()
    lookout = t.monster("kobold-lookout", (4, 4))
    goblin = t.monster("goblin", (5, 5), ready=False)
    t.put("krom", (3, 4))
    t.activate("petra")
    wound(t.s, lookout, 0, 1)
    assert t.told("alarmed") == [(beast("goblin", goblin, (5, 5)),)]
    wound(t.s, lookout, 0, 9)
    assert t.told("slain") == [(beast("kobold-lookout", lookout, (4, 4)),)]
    t.play(strike(goblin, t.figure("krom"), NONE, 9))
    assert t.told("defeated") == [(0, who(t, "krom"))]


@pytest.mark.rule("DA-PET-1", "DA-RUL-121")
def test_a_pet_and_who_is_moved_by_a_card_are_told() -> None:
    t = room()
    t.put("lorna", (4, 5))
    t.hand(0, "lorna-falcon", "grappling-rope")
    ogre = t.monster("ogre", (3, 3))
    t.activate("lorna")
    t.do(PET, CARD["lorna-falcon"], ogre)
    assert t.told("played") == [(who(t, "lorna"), CARD["lorna-falcon"])]
    assert t.told("attacked")[0][:2] == (who(t, "lorna"), beast("ogre", ogre, (3, 3)))
    t.play_card("grappling-rope")
    t.answer(at((5, 5)))
    assert t.told("moved") == [(who(t, "lorna"), at((5, 5)))]


# -- set-up, the End Phase, solo -------------------------------------------------------------------


@pytest.mark.rule("DA-SETUP-17", "DA-SOLO-9", "DA-SOLO-4")
def test_the_line_up_and_the_solo_cards_are_told() -> None:
    t = lay()
    t.play(line_up(1))
    t.answer((TEAM + 2, TEAM, TEAM + 1, TEAM + 3))
    assert t.told("lined_up") == [(1, (TEAM + 2, t.player(1).heroes[2].kind, NONE))]
    t = lay(FIRST)
    t.tile("crossroads", (1, 1))
    t.corridor((1, 1), "s")
    t.s.solo_card = 0
    t.s.solo_bag = [4]
    goblin = t.monster("goblin", (4, 4))
    t.upgrades("long-blade", "oak-bow", "hooked-axe", "traveller-boots", "ring-shirt")
    t.play(follow_card(0))
    turns = t.s.turns
    while t.asked:
        t.answer(t.options()[0])
    assert t.told("solo_acts") == [(0, 1)]
    card = CONTENT.solo[0]
    row = [CARD[one] for one in ("long-blade", "oak-bow", "hooked-axe")]
    assert t.told("removed") == [(row[card.cross],)]
    assert t.told("cast_off") == [(row[card.arrow],)]
    assert t.told("swapped") == [], "nobody exchanged it"
    assert t.told("monster_activated") == [
        (0, beast("goblin", goblin, (4, 4)), ORDER.number("icon"), 1, 0)
    ]
    assert t.s.turns == turns + (t.told("next_solo") == [(5,)])
    assert t.s.solo_gone == [0]


@pytest.mark.rule("DA-END-5", "DA-SURGE-5", "DA-END-7")
def test_the_end_phase_tells_of_poison_and_of_the_cards_of_a_surge() -> None:
    t = room()
    t.hurt("petra", 1, 1)
    t.player(0).deck.remove(CARD["lorna-shot"])
    t.hero("petra").down = (CARD["lorna-shot"],)
    t.play(end_round())
    assert t.told("end_phase") == [(1,)]
    assert t.told("poisoned") == [(who(t, "petra"),)]
    assert t.told("surge_shown") == [(0, (CARD["lorna-shot"],))]


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
    assert t.told("readied") == [(beast("goblin", goblin, (4, 4)),)]
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


# -- what bars taking back -------------------------------------------------------------------------


def reveals(t: Table, *steps: Planned) -> int:
    """How often something became known while these steps were taken, up to the first question."""
    t.play(*steps)
    assert t.game is not None
    assert t.game.journal is not None
    return t.game.journal.reveals


@pytest.mark.rule("DA-SETUP-7", "DA-SOLO-1", "DA-SETUP-16", "DA-SETUP-20", "DA-SETUP-30")
def test_what_becomes_known_in_the_set_up_bars_taking_back() -> None:
    assert reveals(lay(), offer_heroes()) == 1
    assert reveals(lay(FIRST), draft_of_two()) == 1
    assert reveals(lay(FIRST), deal()) == 1, "a hand"
    assert reveals(lay(FIRST), lay_out()) == 5 + 2 + 1, "the row, two tiles, a Solo card"


@pytest.mark.rule("DA-THREAT-1", "DA-DRAW-4", "DA-SURGE-5", "DA-SOLO-9", "DA-CARD-3")
def test_what_becomes_known_in_play_bars_taking_back() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.dark((5, 5))
    t.chance(draws=[CHEST])
    assert reveals(t, turn_up(t.figure("petra"))) == 1
    t = room()
    t.hand(0)
    assert reveals(t, discard_and_draw(0)) == 1
    t = room()
    t.player(0).deck.remove(CARD["lorna-shot"])
    t.hero("petra").down = (CARD["lorna-shot"],)
    assert reveals(t, end_round()) == 1 + 2, "the card, and two hands"
    t = lay(FIRST)
    t.s.solo_bag = [4]
    assert reveals(t, put_card_away()) == 1
    t = room()
    t.hand(0, "petra-strike")
    for hero in t.player(0).heroes[1:]:
        hero.ready = False
    before = reveals(t, activate(0))
    t.play_card("petra-strike")
    assert t.game is not None
    assert t.game.journal is not None
    assert t.game.journal.reveals == before + 1

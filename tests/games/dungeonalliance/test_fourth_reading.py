"""What a fourth reading of the rulebook found: rules that meet in one turn."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.box import SoloCard
from grimorio.games.dungeonalliance.components.numbers import CARD, CONTENT, THREAT, TILE
from grimorio.games.dungeonalliance.rules.combat import defence_of, power_of
from grimorio.games.dungeonalliance.rules.figures import armour_of
from grimorio.games.dungeonalliance.rules.harm import hurt
from grimorio.games.dungeonalliance.rules.solo import follow_card, remove_tile
from grimorio.games.dungeonalliance.rules.upgrades import upgrade
from grimorio.games.dungeonalliance.rules.verbs import hinder
from grimorio.games.dungeonalliance.state import SURGE_SPEED, WEAKENED
from grimorio.games.dungeonalliance.view.prospects import forecast, monster_attack
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import FIRST, Table, at, lay, place, room

OTHERS = ["holgar", "bull", "root", "jypzy"]


def alone(first: str, cross: int = NONE, surge: bool | None = None) -> Table:
    """A solo table with a Solo card whose first section is such a one."""

    def fits(card: SoloCard) -> bool:
        if card.first != first or cross not in (NONE, card.cross):
            return False
        return surge is None or card.surge == surge

    t = lay(FIRST)
    t.tile("crossroads", (1, 1))
    t.corridor((1, 1), "s")
    t.s.solo_card = next(number for number, card in enumerate(CONTENT.solo) if fits(card))
    t.s.solo_bag.remove(t.s.solo_card)
    return t


def no_reactions(t: Table) -> None:
    while t.asked and t.asked[0][1] == "react":
        t.answer(None)


# -- Player versus Player --------------------------------------------------------------------------


@pytest.mark.rule("DA-PVP-7")
def test_nobody_walks_home_to_attack_a_hero_from_there() -> None:
    t = room(versus=True)
    t.put("lorna", (3, 4))
    t.put("bull", (4, 4))
    t.activate("lorna")
    # Too near for her bow, and all squares two away are on her own Starting tile.
    assert t.options("attack") == []
    assert {(2, 3), (2, 4), (2, 5)} & t.squares()
    assert t.options("go-attack") == []


@pytest.mark.rule("DA-PVP-7", "DA-PVP-8")
def test_from_home_a_hero_walks_out_to_attack_a_hero_in_one_answer() -> None:
    t = room(list(FIRST), OTHERS, versus=True)
    t.put("petra", (2, 4))
    t.put("holgar", (4, 4))
    t.put("bull", (3, 5))
    t.activate("petra")
    holgar, bull = t.figure("holgar"), t.figure("bull")
    assert t.options("attack") == []
    assert ("go-attack", NONE, holgar) in t.options()
    # Beside her already, but not from where she stands.
    assert ("go-attack", NONE, bull) in t.options()
    t.do("go-attack", NONE, bull)
    assert place(t.hero("petra").at)[0] > 2
    assert len(t.told("attacked")) == 1


# -- power and defence -----------------------------------------------------------------------------


@pytest.mark.rule("DA-RUL-103", "DA-PET-7")
def test_what_allows_no_bonus_is_weaker_out_of_a_pit_all_the_same() -> None:
    t = room(list(FIRST), OTHERS)
    t.put("petra", (4, 4))
    ogre = t.monster("ogre", (4, 3))
    spear, hound, wolf = CARD["boar-spear"], CARD["hunting-hound"], CARD["ridge-wolf"]
    petra = t.figure("petra")
    dry = [power_of(t.s, petra, card, ogre) for card in (spear, hound, wolf)]
    t.pit((4, 4))
    assert [power_of(t.s, petra, card, ogre) for card in (spear, hound, wolf)] == [
        dry[0] - 1,
        dry[1],
        dry[2],
    ]
    sums = forecast(t.s, petra, spear, ogre)[0].sum
    assert sums is not None
    assert [(term.value, term.label.id) for term in sums.terms][:2] == [
        (5, "term-card"),
        (-1, "term-pit"),
    ]


@pytest.mark.rule("DA-POWER-1", "DA-PET-7", "DA-PET-2")
def test_who_is_weakened_is_so_with_any_attack_of_its_own_but_not_its_pet() -> None:
    t = room(list(FIRST), OTHERS, versus=True)
    t.put("petra", (4, 4))
    t.put("holgar", (4, 3))
    petra, holgar = t.figure("petra"), t.figure("holgar")
    cards = (CARD["boar-spear"], CARD["hunting-hound"])
    before = [power_of(t.s, petra, card, holgar) for card in cards]
    hinder(t.s, petra, WEAKENED, 2)
    after = [power_of(t.s, petra, card, holgar) for card in cards]
    assert after == [before[0] - 2, before[1]]


@pytest.mark.rule("DA-POWER-1", "DA-SCARD-10")
def test_what_a_solo_card_adds_first_makes_up_for_what_hinders_a_monster() -> None:
    t = alone("upgrades", surge=True)
    t.put("petra", (4, 5))
    bat = t.monster("cave-bat", (4, 4), ready=False)
    hinder(t.s, bat, WEAKENED, 3)
    petra = t.figure("petra")
    assert monster_attack(t.s, bat, at((4, 4)), petra, 3)[0] == 2 - 3 + 3
    assert monster_attack(t.s, bat, at((4, 4)), petra)[0] == 0
    t.play(follow_card(0))
    t.answer(("strike", at((4, 4)), petra))
    no_reactions(t)
    assert t.told("attacked")[0][2] == 2 - 3 + 3


@pytest.mark.rule("DA-DMG-4", "DA-MON-14")
def test_the_shell_of_a_gargoyle_is_armour_that_can_be_ignored() -> None:
    t = room(["krolt", "petra", "krom", "mysterios"], OTHERS)
    t.put("krolt", (4, 4))
    gargoyle = t.monster("gargoyle", (4, 3))
    krolt = t.figure("krolt")
    assert defence_of(t.s, krolt, NONE, gargoyle) == 4
    t.under("krolt", "krolt-strike")
    assert defence_of(t.s, krolt, NONE, gargoyle) == 4 - 2
    t.player(0).artifacts.append(CARD["needle-of-truth"])
    assert defence_of(t.s, krolt, NONE, gargoyle) == 4 - 3


@pytest.mark.rule("DA-CARD-9", "DA-RUL-163")
def test_what_a_defeated_hero_shares_in_its_room_goes_on() -> None:
    t = room(["holgar", "petra", "krom", "mysterios"], ["lorna", "bull", "root", "jypzy"])
    t.put("holgar", (4, 4))
    t.put("petra", (4, 3))
    t.under("holgar", "holgar-ward")
    petra = t.figure("petra")
    assert armour_of(t.s, petra) == 3
    hurt(t.s, t.figure("holgar"), 99, False)
    assert t.hero("holgar").defeated
    assert armour_of(t.s, petra) == 3


# -- cards -----------------------------------------------------------------------------------------


@pytest.mark.rule("DA-PET-1", "DA-CARD-9", "DA-RUL-39")
def test_a_pet_that_was_played_for_its_bonus_attacks_once_too() -> None:
    t = room(list(FIRST), OTHERS)
    t.put("petra", (4, 4))
    t.hand(0, "trained-ferret")
    ogre = t.monster("ogre", (4, 3))
    t.activate("petra")
    t.play_card("trained-ferret")
    ferret = CARD["trained-ferret"]
    assert t.hero("petra").column == (ferret,)
    assert t.options("pet") == [("pet", ferret, ogre)]
    t.do("pet", ferret, ogre)
    assert t.hero("petra").column == (ferret,)
    assert len(t.told("played")) == 1
    assert len(t.told("attacked")) == 1
    assert t.options("pet") == []


def sparks() -> tuple[Table, int, int]:
    """Root between two ogres, with an attack that needs no sight."""
    t = room(["root", "lorna", "krom", "melinda"], ["holgar", "bull", "petra", "jypzy"])
    t.put("root", (4, 4))
    t.hand(0, "wandering-spark")
    ahead, behind = t.monster("ogre", (5, 3)), t.monster("ogre", (3, 5))
    t.activate("root")
    return t, ahead, behind


@pytest.mark.rule("DA-SPELL-6", "DA-RUL-79", "DA-LOS-1")
def test_an_attack_that_needs_no_sight_goes_backwards_too() -> None:
    t, ahead, behind = sparks()
    t.attack(ahead)
    assert t.options("attack") == [("attack", CARD["wandering-spark"], behind)]
    looks = t.hero("root").facing
    t.attack(behind, "wandering-spark")
    assert t.hero("root").facing == looks


@pytest.mark.rule("DA-SPELL-6", "DA-RUL-79")
def test_an_attack_that_needs_no_sight_turns_nobody() -> None:
    t, ahead, behind = sparks()
    looks = t.hero("root").facing
    t.attack(ahead, "wandering-spark")
    assert t.hero("root").facing == looks
    assert t.options("attack") == [("attack", NONE, behind)]


@pytest.mark.rule("DA-SURGE-3")
def test_a_second_breath_before_any_surge_brings_none_and_tells_so() -> None:
    t = room(list(FIRST), OTHERS)
    t.hand(0, "second-breath", "petra-strike", "petra-brace", "lorna-shot", "lorna-aim")
    t.activate("petra")
    t.play_card("second-breath")
    assert t.told("refreshed") == []
    t.do("surge", SURGE_SPEED)
    t.answer(tuple(sorted([CARD["petra-strike"], CARD["petra-brace"]])))
    assert t.options("surge") == []


@pytest.mark.rule("DA-RUL-32")
def test_who_falls_by_thorns_loses_what_the_card_of_its_attack_would_do() -> None:
    t = room(["krom", "lorna", "petra", "mysterios"], OTHERS)
    t.put("krom", (4, 4))
    giant = t.monster("bramble-giant", (4, 3))
    t.hurt("krom", 4)
    t.hand(0, "widows-kiss")
    t.activate("krom")
    t.attack(giant, "widows-kiss")
    assert t.hero("krom").defeated
    assert t.told("attacked")[0][4] == 1
    assert t.damage(giant) == 1


# -- monsters and walls ----------------------------------------------------------------------------


@pytest.mark.rule("DA-MON-11")
def test_a_monster_whose_push_rings_an_alarm_is_exhausted_by_its_attack() -> None:
    t = room(list(FIRST), OTHERS)
    t.tile("cells", (2, 1))
    t.corridor((1, 1), "e")
    t.put("petra", (5, 4))
    t.dark((8, 5))
    t.chance(draws=[3 * THREAT["alarm-bell"]])
    ogre = t.monster("ogre", (4, 4))
    goblin = t.monster("goblin", (7, 4), ready=False)
    t.move(ogre)
    t.answer(("strike", at((4, 4)), t.figure("petra")))
    no_reactions(t)
    t.answer(at((6, 4)))
    while t.asked:
        t.answer(t.options()[0])
    assert len(t.told("alarmed")) == 2
    assert t.s.monsters[goblin].ready
    assert not t.s.monsters[ogre].ready


@pytest.mark.rule("DA-THREAT-1", "DA-RUL-33", "DA-MOVE-6")
def test_who_may_pass_enemies_stops_on_the_first_empty_square_of_a_dark_room() -> None:
    found = []
    for dark in (False, True):
        t = room(["krolt", "lorna", "krom", "mysterios"], OTHERS)
        t.put("krolt", (2, 4))
        t.under("krolt", "krolt-tunnel")
        for row in (3, 4, 5):
            t.monster("goblin", (3, row))
        if dark:
            t.dark((5, 5))
        t.hand(0, "traveller-boots")
        t.activate("krolt")
        t.play_card("traveller-boots")
        found.append({one for one in t.squares() if one[0] > 2})
    assert found[0] >= found[1] >= {(4, 3), (4, 4), (4, 5)}
    assert all(one[0] == 4 for one in found[1])


@pytest.mark.rule("DA-LEAVE-2")
def test_who_lies_on_the_own_starting_tile_may_stand_up_right_there() -> None:
    t = room(list(FIRST), OTHERS)
    t.put("petra", (1, 4))
    hurt(t.s, t.figure("petra"), 99, False)
    t.activate("petra")
    assert ("leave", at((1, 4))) in t.options("leave")
    t.do("leave", at((1, 4)))
    assert place(t.hero("petra").at) == (1, 4)
    assert t.s.occupant[at((1, 4))] == t.figure("petra")
    assert not t.hero("petra").defeated


# -- the places of a row ---------------------------------------------------------------------------


@pytest.mark.rule("DA-RUL-78", "DA-SCARD-2")
def test_the_last_tile_moves_up_to_the_first_place() -> None:
    t = alone("tiles")
    t.row("nest", "cells")
    t.s.tiles_left = [0, 0, 0]
    t.s.tile_row.remove(TILE["nest"])
    remove_tile(t.s, 1)
    assert t.s.tile_row == [TILE["cells"]]
    remove_tile(t.s, 0)
    assert t.s.tile_row == []
    assert TILE["cells"] in t.s.tiles_gone


@pytest.mark.rule("DA-RUL-78", "DA-UPG-1", "DA-UPG-12")
@pytest.mark.parametrize(("word", "taken"), [("buy", 1), ("buy", 3), ("swap", 3)])
def test_of_two_cards_alike_the_player_takes_the_one_in_the_place_it_says(
    word: str, taken: int
) -> None:
    t = alone("upgrades", cross=3)
    t.upgrades("oak-bow", "long-blade", "ring-shirt", "long-blade", "hooked-axe")
    t.player(0).fresh = 3
    t.play(upgrade(0))
    blade = CARD["long-blade"]
    assert {(word, blade, 1), (word, blade, 3), (word, CARD["oak-bow"])} <= {*t.options(word)}
    assert (word, blade) not in t.options(word)
    t.answer((word, blade, taken))
    kept = 3 if taken == 1 else 1
    assert t.s.row[kept] == blade
    assert t.s.row[taken] != NONE


@pytest.mark.rule("DA-UPG-1")
def test_against_others_two_cards_alike_are_one_answer() -> None:
    t = room(list(FIRST), OTHERS)
    t.upgrades("oak-bow", "long-blade", "ring-shirt", "long-blade", "hooked-axe")
    t.player(0).fresh = 3
    t.play(upgrade(0))
    blade = CARD["long-blade"]
    assert ("buy", blade) in t.options("buy")
    assert not {("buy", blade, 1), ("buy", blade, 3)} & {*t.options("buy")}

"""Pets: their attacks, how far they go, and what makes them stronger."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import CARD, CARDS
from grimorio.games.dungeonalliance.kinds import (
    ATTACK,
    GO,
    GO_ATTACK,
    GO_OPEN,
    OPEN,
    PET,
    PLAY,
    REST,
    SECOND_MOVE,
)
from grimorio.games.dungeonalliance.rules.combat import defence_of, power_of
from grimorio.games.dungeonalliance.rules.figures import speed_of
from grimorio.games.dungeonalliance.rules.pets import prey
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import FIRST, OTHERS, SECOND, Table, party, room

# -- attacks of pets -------------------------------------------------------------------------------


@pytest.mark.rule("DA-PET-1", "DA-PET-2", "DA-PET-4", "DA-PET-5", "DA-PET-6", "DA-RUL-29")
def test_a_pet_attacks_besides_the_hero_along_an_open_way() -> None:
    t = room(["root", "lorna", "krom", "mysterios"], OTHERS)
    t.put("root", (2, 3))
    t.hand(0, "hunting-hound")
    t.put("lorna", (3, 4))
    goblin = t.monster("goblin", (4, 4), damage=1)
    behind = t.monster("ogre", (4, 2))
    t.activate("root")
    assert t.options(PET) == [PET(CARD["hunting-hound"], goblin)], "a wall hides the ogre"
    t.do(PET, CARD["hunting-hound"], goblin)
    assert goblin not in t.s.monsters, "3 against 1, nobody in the way counts"
    assert t.damage(behind) == 0
    assert t.s.struck == ()


@pytest.mark.rule("DA-PET-3", "DA-REST-4")
def test_a_pet_does_not_attack_where_its_hero_could_not() -> None:
    t = room(["root", "lorna", "krom", "mysterios"], OTHERS)
    t.put("root", (3, 4))
    t.hand(0, "hunting-hound", "traveller-boots")
    t.monster("goblin", (4, 4))
    t.activate("root")
    t.play_card("traveller-boots")
    t.do(SECOND_MOVE)
    assert t.options(PET) == []


@pytest.mark.rule("DA-REST-4", "DA-PET-3")
def test_in_a_rest_no_pet_attacks() -> None:
    t = room(["root", "lorna", "krom", "mysterios"], ["holgar", "bull", "petra", "jypzy"])
    t.put("root", (3, 4))
    t.hand(0, "hunting-hound")
    t.monster("goblin", (4, 4))
    t.activate("root")
    assert len(t.options(PET)) == 1
    t.do(REST, NONE)
    assert t.options(PET) == []


@pytest.mark.rule("DA-PET-4", "DA-ACT-8", "DA-ACT-9")
@pytest.mark.parametrize("walks", [False, True])
def test_after_the_attack_of_its_pet_a_hero_moves_no_more(walks: bool) -> None:
    t = party("root", "lorna", "krom", "mysterios")
    t.hand(0, "root-beast")
    ogre = t.monster("ogre", (5, 4))
    t.activate("root")
    if walks:
        t.go((4, 3))
        assert t.options(SECOND_MOVE)
    t.do(PET, CARD["root-beast"], ogre)
    for way in (GO, GO_ATTACK, GO_OPEN, OPEN, REST, SECOND_MOVE):
        assert t.options(way) == [], way.name
    assert t.options(ATTACK) == ([ATTACK(ogre, NONE, NONE)] if walks else []), "still to come"


@pytest.mark.rule("DA-PET-1", "DA-CARD-9", "DA-RUL-39")
def test_a_pet_that_was_played_for_its_bonus_attacks_once_too() -> None:
    t = room(list(FIRST), SECOND)
    t.put("petra", (4, 4))
    t.hand(0, "trained-ferret")
    ogre = t.monster("ogre", (4, 3))
    t.activate("petra")
    t.play_card("trained-ferret")
    ferret = CARD["trained-ferret"]
    assert t.hero("petra").column == (ferret,)
    assert t.options(PET) == [PET(ferret, ogre)]
    t.do(PET, ferret, ogre)
    assert t.hero("petra").column == (ferret,)
    assert len(t.told("played")) == 1
    assert len(t.told("attacked")) == 1
    assert t.options(PET) == []


@pytest.mark.rule("DA-PET-1")
def test_burrs_slow_whom_the_pet_damages() -> None:
    t = party("root", "petra", "krom", "mysterios")
    t.hand(0, "root-beast", "petra-strike")
    ogre = t.monster("ogre", (4, 4))
    t.activate("root")
    t.do(PET, CARD["root-beast"], ogre)
    assert t.damage(ogre) == 2
    assert speed_of(t.s, ogre) == 2


@pytest.mark.rule("DA-RUL-177", "DA-PET-1", "DA-XP-1")
@pytest.mark.parametrize(("pet", "xp"), [(True, 1), (False, 2)])
def test_spoils_are_for_the_attack_of_a_hero_and_not_of_its_pet(pet: bool, xp: int) -> None:
    t = room(["krolt", "lorna", "krom", "mysterios"], OTHERS)
    t.put("krolt", (3, 4))
    t.player(0).artifacts = [CARD["ledger-of-conquest"]]
    goblin = t.monster("goblin", (4, 4), damage=2)
    t.hand(0, "krolt-bear")
    t.activate("krolt")
    if pet:
        t.do(PET, CARD["krolt-bear"], goblin)
    else:
        t.attack(goblin)
    assert goblin not in t.s.monsters
    assert t.player(0).fresh == xp


@pytest.mark.rule("DA-RUL-177", "DA-PET-2", "DA-RUL-111")
@pytest.mark.parametrize(("falcon", "damage"), [(True, 0), (False, 1)])
def test_a_riposte_finds_nobody_where_a_pet_attacked(falcon: bool, damage: int) -> None:
    t = room(["lorna", "krolt", "krom", "mysterios"], OTHERS, versus=True)
    t.put("lorna", (3, 3))
    t.put("petra", (5, 5))
    t.hand(0, "lorna-falcon")
    t.hand(1, "riposte")
    t.activate("lorna")
    if falcon:
        t.do(PET, CARD["lorna-falcon"], t.figure("petra"))
    else:
        t.attack(t.figure("petra"))
    t.answer(CARD["riposte"])
    assert t.hero("petra").column == (CARD["riposte"],)
    assert t.damage("lorna") == damage


# -- how far, and at whom --------------------------------------------------------------------------


@pytest.mark.rule("DA-RUL-29", "DA-PET-5")
def test_the_way_of_a_pet_goes_round_walls_and_through_characters() -> None:
    pet = CARDS[CARD["hunting-hound"]].pet
    assert pet is not None
    assert pet.reach == 4
    t = room(["root", "lorna", "krom", "mysterios"], OTHERS)
    t.put("root", (3, 3))
    near = t.monster("ogre", (3, 2))
    assert prey(t.s, t.figure("root"), CARD["hunting-hound"]) == [], "wall: one square away"
    t.corridor((1, 1), "n")
    assert prey(t.s, t.figure("root"), CARD["hunting-hound"]) == [near], "round the corner: two"
    t.monster("goblin", (4, 3))
    t.put("krom", (4, 2))
    assert near in prey(t.s, t.figure("root"), CARD["hunting-hound"]), "characters do not block"


@pytest.mark.rule("DA-RUL-29", "DA-PET-5")
def test_the_way_of_a_pet_is_no_longer_than_its_card_says() -> None:
    pet = CARDS[CARD["hunting-hound"]].pet
    assert pet is not None
    t = room(["root", "lorna", "krom", "mysterios"], OTHERS)
    for name, spot in (("lorna", (0, 3)), ("krom", (0, 4)), ("mysterios", (0, 5))):
        t.put(name, spot)
    t.tile("forge", (2, 1))
    t.corridor((1, 1), "e")
    t.put("root", (1, 4))
    for away in range(1, 8):
        ogre = t.monster("ogre", (1 + away, 4))
        found = prey(t.s, t.figure("root"), CARD["hunting-hound"])
        assert (found == [ogre]) == (away <= pet.reach), away
        t.s.occupant[t.s.monsters.pop(ogre).at] = NONE


@pytest.mark.rule("DA-PET-5")
def test_a_falcon_needs_its_prey_in_sight() -> None:
    t = party("lorna", "petra", "krom", "mysterios")
    t.put("lorna", (3, 3))
    t.hand(0, "lorna-falcon", "petra-strike")
    seen = t.monster("ogre", (5, 5))
    t.monster("ogre", (3, 1))
    t.activate("lorna")
    assert t.options(PET) == [PET(CARD["lorna-falcon"], seen)]


@pytest.mark.rule("DA-PET-5", "DA-RUL-123")
def test_a_pet_that_needs_sight_reaches_exactly_as_far_as_its_card_says() -> None:
    pet = CARDS[CARD["lorna-falcon"]].pet
    assert pet is not None
    assert not pet.blind
    t = room()
    t.tile("forge", (2, 1))
    t.corridor((1, 1), "e")
    t.put("lorna", (2, 4))
    for away in range(1, 7):
        t.s.monsters.clear()
        ogre = t.monster("ogre", (2 + away, 4))
        seen = prey(t.s, t.figure("lorna"), CARD["lorna-falcon"])
        assert (seen == [ogre]) == (away <= pet.reach)
        t.s.occupant[t.s.monsters[ogre].at] = NONE
        t.s.supply[t.s.monsters[ogre].kind] += 1


@pytest.mark.rule("DA-RUL-123", "DA-PET-5", "DA-FACE-3")
def test_a_pet_that_needs_sight_goes_where_its_hero_looks_after_an_attack() -> None:
    t = room()
    t.put("lorna", (4, 5))
    t.tile("forge", (1, 2))
    t.corridor((1, 1), "s")
    t.hand(0, "lorna-falcon")
    falcon = CARD["lorna-falcon"]
    one, other = t.monster("ogre", (3, 3)), t.monster("ogre", (5, 6))
    t.activate("lorna")
    assert t.options(PET) == [PET(falcon, one), PET(falcon, other)]
    t.attack(one)
    assert t.options(PET) == [PET(falcon, one)], "north-west: the south-east is behind her"


@pytest.mark.rule("DA-RUL-177", "DA-PET-1")
def test_a_pet_flies_as_far_as_its_card_says_whatever_its_hero_shoots() -> None:
    t = room(["lorna", "krolt", "krom", "mysterios"], OTHERS)
    t.put("lorna", (1, 4))
    t.monster("ogre", (6, 4))
    t.tile("cells", (2, 1))
    t.corridor((1, 1), "e")
    t.player(0).artifacts = [CARD["comet-string"], CARD["eye-of-the-roc"]]
    t.hand(0, "lorna-falcon")
    t.activate("lorna")
    assert t.options(ATTACK) != []
    assert t.options(PET) == []


@pytest.mark.rule("DA-NOPVP-1", "DA-PVP-2", "DA-PVP-6", "DA-PVP-7", "DA-RUL-126")
def test_a_pet_attacks_heroes_of_others_only_with_pvp_and_none_of_its_own() -> None:
    def beside(versus: bool) -> Table:
        t = room(["root", "lorna", "krom", "mysterios"], OTHERS, versus=versus)
        t.put("root", (4, 4))
        t.put("krom", (4, 3))
        t.put("jypzy", (5, 4))
        return t

    hound = CARD["hunting-hound"]
    t = beside(versus=False)
    assert prey(t.s, t.figure("root"), hound) == []
    t = beside(versus=True)
    assert prey(t.s, t.figure("root"), hound) == [t.figure("jypzy")]
    t.hero("root").hidden = True
    assert prey(t.s, t.figure("root"), hound) == [t.figure("jypzy")]
    t.hero("jypzy").hidden = True
    assert prey(t.s, t.figure("root"), hound) == []


# -- bonuses ---------------------------------------------------------------------------------------


@pytest.mark.rule("DA-PET-7", "DA-PET-8")
def test_no_bonus_and_no_surge_makes_a_plain_pet_stronger() -> None:
    t = room(["root", "lorna", "krom", "mysterios"], OTHERS)
    goblin = t.monster("goblin", (4, 4))
    t.hero("root").surge_attack = 1
    t.player(0).artifacts = [CARD["dragon-tooth"]]
    assert power_of(t.s, t.figure("root"), CARD["hunting-hound"], goblin) == 3


@pytest.mark.rule("DA-PET-7")
def test_a_bonus_for_pets_helps_a_plain_pet_and_nobody_else() -> None:
    t = party("root", "lorna", "krom", "mysterios")
    goblin = t.monster("goblin", (4, 4))
    root = t.figure("root")
    t.under("lorna", "pack-leader")
    assert power_of(t.s, root, CARD["hunting-hound"], goblin) == 5, "all heroes of the Alliance"
    assert power_of(t.s, root, NONE, goblin) == 2


@pytest.mark.rule("DA-PET-7")
def test_a_pet_that_takes_bonuses_is_as_strong_as_they_make_it() -> None:
    t = party("root", "lorna", "krom", "mysterios")
    goblin = t.monster("goblin", (4, 4))
    root = t.figure("root")
    t.under("root", "long-blade")
    assert power_of(t.s, root, CARD["ridge-wolf"], goblin) == 6
    assert power_of(t.s, root, CARD["hunting-hound"], goblin) == 3


@pytest.mark.rule("DA-RUL-177", "DA-PET-1", "DA-DMG-4")
def test_a_pet_does_not_ignore_the_armour_that_the_attacks_of_its_hero_do() -> None:
    t = room(["krolt", "lorna", "krom", "mysterios"], OTHERS)
    t.put("krolt", (3, 4))
    t.player(0).artifacts = [CARD["needle-of-truth"]]
    t.under("krolt", "krolt-strike")
    ogre, witch = t.monster("ogre", (4, 4)), t.monster("hex-witch", (4, 3))
    krolt = t.figure("krolt")
    assert [defence_of(t.s, krolt, NONE, one) for one in (ogre, witch)] == [0, 1]
    assert [defence_of(t.s, krolt, CARD["krolt-bear"], one) for one in (ogre, witch)] == [1, 2]
    assert [defence_of(t.s, krolt, CARD["ridge-wolf"], one) for one in (ogre, witch)] == [1, 2]


ARCHERS = ["lorna", "petra", "krom", "mysterios"]


@pytest.mark.rule("DA-RUL-43", "DA-PET-7", "DA-POWER-3")
def test_a_blade_serves_who_shoots_if_its_wolf_takes_bonuses() -> None:
    t = room(ARCHERS, list(SECOND))
    t.put("lorna", (4, 4))
    ogre = t.monster("ogre", (4, 3))
    t.hand(0, "ridge-wolf", "long-blade")
    t.activate("lorna")
    t.play_card("long-blade")
    t.do(PET, CARD["ridge-wolf"], ogre)
    assert t.damage(ogre) == 5, "3 + 3 against 1"


@pytest.mark.rule("DA-RUL-43", "DA-PET-7", "DA-CARD-9")
def test_a_wolf_that_lies_there_is_served_until_it_has_attacked() -> None:
    for attacked in (False, True):
        t = room(ARCHERS, list(SECOND))
        t.put("lorna", (4, 4))
        t.monster("ogre", (4, 3))
        t.hand(0, "long-blade")
        t.under("lorna", "ridge-wolf")
        if attacked:
            t.hero("lorna").based = (CARD["ridge-wolf"],)
        t.activate("lorna")
        assert (PLAY(CARD["long-blade"], 0, NONE) in t.options(PLAY)) != attacked


@pytest.mark.rule("DA-RUL-43", "DA-PET-7")
def test_a_hound_without_bonuses_is_no_reason_to_draw_a_blade() -> None:
    t = room(ARCHERS, list(SECOND))
    t.put("lorna", (4, 4))
    t.monster("ogre", (4, 3))
    t.hand(0, "hunting-hound", "long-blade")
    t.activate("lorna")
    assert PLAY(CARD["long-blade"], 0, NONE) not in t.options(PLAY)

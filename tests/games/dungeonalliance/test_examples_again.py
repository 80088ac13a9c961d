"""Worked examples once more: positions and numbers as the rulebook prints them, played through."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import CARD, CARDS, CONTENT, HERO_TYPES
from grimorio.games.dungeonalliance.components.vocabulary import MELEE, RANGED
from grimorio.games.dungeonalliance.rules.board import facings_towards
from grimorio.games.dungeonalliance.rules.combat import power_of
from grimorio.games.dungeonalliance.rules.playing import has_room
from grimorio.games.dungeonalliance.rules.solo import follow_card
from grimorio.games.dungeonalliance.rules.turn import begin_round
from grimorio.games.dungeonalliance.rules.walking import ways
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import FIRST, SECOND, Table, at, lay, new_game, room

EAST = 1
THIRD = ("graltar", "belzamin", "krolt", "mirabell")

# -- order of play ---------------------------------------------------------------------------------


@pytest.mark.rule("DA-EX-1", "DA-EX-2", "DA-EX-3", "DA-SETUP-7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_heroes_for_each_player_and_one_more_lie_open(seats: int) -> None:
    game = new_game(seats, "offered")
    while game.pending[0].kind.name != "draft":
        game.answer(game.pending[0].seat, game.pending[0].options[0])
    assert len(game.pending[0].options) == {2: 9, 3: 13, 4: 17}[seats]


def order_of_play(t: Table) -> list[list[int]]:
    """The seats whose heroes act, then those that activate monsters, cycle by cycle."""
    found: list[list[int]] = []
    assert t.game is not None
    assert t.game.journal is not None
    for event in t.game.journal.events:
        if event.kind.name == "cycle":
            found += [[], []]
        elif event.kind.name == "activated":
            found[-2].append(event.args[0])  # type: ignore[arg-type]
        elif event.kind.name == "monster_activated":
            found[-1].append(event.args[0])  # type: ignore[arg-type]
    return found


@pytest.mark.rule("DA-EX-4", "DA-ROUND-4", "DA-ROUND-5", "DA-END-10")
def test_three_players_act_in_turn_monsters_the_other_way_and_the_next_round_starts_left() -> None:
    t = lay(FIRST, SECOND, THIRD)
    t.s.round, t.s.first = 0, 0
    t.s.tiles_left = [1, 0, 0]
    t.tile("crossroads", (2, 1))
    # Twelve monsters nobody can reach: three for each of the four cycles.
    for number in range(9):
        t.monster("ogre", (6 + number % 3, 3 + number // 3))
    t.tile("nest", (1, 2))
    for number in range(3):
        t.monster("goblin", (3 + number, 6))
    t.play(begin_round())
    while t.s.round < 3:
        options = t.options()
        t.answer("end" if "end" in options else options[0])
    played = order_of_play(t)
    assert played[:8] == [[0, 1, 2], [2, 1, 0]] * 4, "A, B, C, then C, B, A, in every cycle"
    assert played[8:16] == [[1, 2, 0], [0, 2, 1]] * 4, "B, C, A, then A, C, B"


# -- cards and numbers -----------------------------------------------------------------------------


@pytest.mark.rule("DA-EX-6", "DA-ACT-5", "DA-ACT-9")
def test_a_card_of_one_more_speed_played_on_a_hero_counts_in_both_movements() -> None:
    card = CARDS[CARD["mcfarlin-tools"]]
    assert [one.by for one in card.modifiers if one.trait == "speed"] == [1]
    t = room(["mcfarlin", "lorna", "krom", "mysterios"], SECOND)
    t.put("mcfarlin", (4, 4))
    t.hand(0, "mcfarlin-tools")
    t.activate("mcfarlin")
    assert t.ask().about[1] == 4
    t.play_card("mcfarlin-tools")
    assert t.ask().about[1] == 5
    t.go((5, 4))
    assert t.ask().about[1] == 4
    t.do("again")
    assert t.ask().about[1] == 5


@pytest.mark.rule("DA-EX-7", "DA-EX-8", "DA-ATK-3")
def test_two_more_melee_make_four_of_two_and_are_no_use_to_who_shoots() -> None:
    blade = CARDS[CARD["petra-strike"]]
    assert [(one.trait, one.by) for one in blade.modifiers] == [("melee", 2)]
    for with_blade, power in ((False, 2), (True, 4)):
        t = room()
        t.put("petra", (3, 4))
        t.hand(0, "petra-strike")
        ogre = t.monster("ogre", (4, 4))
        t.activate("petra")
        if with_blade:
            t.play_card("petra-strike")
        t.attack(ogre)
        assert t.told("attacked")[0][2] == power
    t = room()
    t.put("lorna", (3, 4))
    t.hand(0, "long-blade")
    t.activate("lorna")
    assert t.options("play") == [], "she has the icon, but not the attack"


@pytest.mark.rule("DA-EX-9", "DA-ATK-3", "DA-ATK-4")
def test_one_more_ranged_makes_three_of_two_and_is_no_use_in_melee() -> None:
    t = room(["jypzy", "lorna", "krom", "mysterios"], ["holgar", "bull", "root", "petra"])
    t.put("jypzy", (3, 4))
    t.hand(0, "twin-daggers")
    ogre = t.monster("ogre", (5, 4))
    t.activate("jypzy")
    t.play_card("twin-daggers")
    t.attack(ogre)
    assert t.told("attacked")[0][2] == 3
    t = room()
    t.put("petra", (3, 4))
    t.under("petra", "oak-bow")
    ogre = t.monster("ogre", (4, 4))
    assert power_of(t.s, t.figure("petra"), NONE, ogre) == 2, "a bow adds nothing to her sword"


BOTH_WAYS = [
    card
    for card in CARDS
    if card.attack is not None and any(one.trait == card.attack.type for one in card.modifiers)
]


@pytest.mark.rule("DA-EX-11", "DA-ATK-5", "DA-ATK-6")
@pytest.mark.parametrize("card", BOTH_WAYS, ids=[card.id for card in BOTH_WAYS])
def test_a_card_gives_its_base_or_its_bonus_never_both(card: object) -> None:
    one = next(other for other in BOTH_WAYS if other is card)
    assert one.attack is not None
    more = sum(part.by for part in one.modifiers if part.trait == one.attack.type)
    for as_base in (True, False):
        t = room(["holgar", "lorna", "krom", "mysterios"], ["petra", "bull", "root", "jypzy"])
        t.put("holgar", (3, 4))
        t.hand(0, one.id)
        ogre = t.monster("ogre", (4, 4))
        t.activate("holgar")
        if as_base:
            t.attack(ogre, one.id)
        else:
            t.play_card(one.id)
            t.attack(ogre)
        assert t.told("attacked")[0][2] == (one.attack.power if as_base else 2 + more)


@pytest.mark.rule("DA-EX-11", "DA-ATK-6")
def test_the_base_serves_who_has_no_such_attack_and_the_bonus_does_not() -> None:
    """All heroes who fight from afar, and any card of both kinds that they could play."""
    for card in BOTH_WAYS:
        assert card.attack is not None
        assert card.attack.type == "melee"
    t = room(["lorna", "petra", "krom", "mysterios"], ["holgar", "bull", "root", "jypzy"])
    assert HERO_TYPES[t.hero("lorna").kind] == RANGED
    assert HERO_TYPES[t.hero("petra").kind] == MELEE
    ogre = t.monster("ogre", (4, 4))
    t.put("lorna", (2, 4))
    t.under("lorna", "hooked-axe")
    assert power_of(t.s, t.figure("lorna"), NONE, ogre) == 2


@pytest.mark.rule("DA-EX-30", "DA-CARD-6", "DA-CARD-7", "DA-RUL-41")
def test_a_card_of_two_types_needs_both_and_takes_both() -> None:
    t = room(["root", "krom", "lorna", "mysterios"], ["holgar", "bull", "petra", "jypzy"])
    root = t.figure("root")
    gust = CARD["gust"]
    assert CARDS[gust].types == ("control-spell", "tactic")
    for card, other in (("root-grasp", "battle-plan"), ("battle-plan", "root-grasp")):
        assert has_room(t.s, root, gust)
        t.under("root", card)
        assert not has_room(t.s, root, gust), "one of its two types is there"
        assert has_room(t.s, root, CARD[other]), "the other type is free for a card of its own"
        t.hero("root").column = ()
    t.under("root", "gust")
    assert not has_room(t.s, root, CARD["root-grasp"])
    assert not has_room(t.s, root, CARD["battle-plan"])
    assert has_room(t.s, root, CARD["thorn-staff"])


@pytest.mark.rule("DA-EX-32", "DA-DMG-1", "DA-DMG-2")
@pytest.mark.parametrize(("defence", "damage"), [(5, 0), (3, 2), (6, 0), (4, 1)])
def test_an_attack_of_five_misses_a_defence_of_five_and_does_two_to_one_of_three(
    defence: int, damage: int
) -> None:
    t = room()
    t.put("petra", (3, 4))
    ogre = t.monster("ogre", (4, 4))
    t.hero("petra").surge_attack = 5 - power_of(t.s, t.figure("petra"), NONE, ogre)
    # Less armour than nothing taken away is more of it.
    t.s.monsters[ogre].hindered = (0, 0, 1 - defence, 0)
    t.activate("petra")
    t.attack(ogre)
    assert t.told("attacked")[0][2:] == (5, defence, damage)
    assert t.damage(ogre) == damage


# -- positions -------------------------------------------------------------------------------------


@pytest.mark.rule("DA-EX-13..15", "DA-MOVE-8", "DA-MOVE-9")
def test_petra_comes_into_the_next_room_with_a_goblin_on_her_left() -> None:
    t = room()
    for name, spot in (("krom", (0, 3)), ("lorna", (1, 3)), ("petra", (0, 4))):
        t.put(name, spot)
    left = t.monster("goblin", (3, 4))
    t.monster("goblin", (3, 3))
    t.activate("petra")
    t.go((1, 4))
    t.go((2, 4))
    assert t.s.used == 2, "to come near them costs nothing more"
    t.go((3, 5))
    assert t.s.used == 4, "diagonally through the corridor, past two goblins"
    petra = t.figure("petra")
    assert t.s.monsters[left].at == at((3, 4)), "north of her who walks east: on her left"
    assert set(ways(t.s, petra, 3).values()) == {2}, "the next step would cost 2"


@pytest.mark.rule("DA-EX-19", "DA-SECRET-2", "DA-SECRET-5", "DA-RUL-21")
@pytest.mark.parametrize("row", [3, 4, 5])
def test_a_secret_door_found_from_any_square_beside_it_opens_the_middle(row: int) -> None:
    t = room()
    t.tile("nest", (1, 1))
    t.tile("drake-lair", (2, 1))
    t.put("mysterios", (5, row))
    edge = t.edge((1, 1), "e")
    t.chance(rolls=[6])
    t.activate("mysterios")
    assert edge in t.tried()
    t.do("pick", edge, 0)
    assert t.s.corridors >> edge & 1
    mysterios = t.figure("mysterios")
    t.put("mysterios", (5, 4))
    assert {spot for spot in ((6, 3), (6, 4), (6, 5)) if at(spot) in ways(t.s, mysterios, 1)} == {
        (6, 3), (6, 4), (6, 5),
    }, "from its middle square to the three behind it"  # fmt: skip
    t.put("mysterios", (5, 3))
    assert at((6, 4)) in ways(t.s, mysterios, 1)
    assert at((6, 3)) not in ways(t.s, mysterios, 1), "wall"


AROUND = [(column, row) for row in (3, 4, 5) for column in (3, 4, 5) if (column, row) != (4, 4)]


@pytest.mark.rule("DA-EX-24", "DA-LOS-1", "DA-FACE-3", "DA-RUL-79")
@pytest.mark.parametrize("first", AROUND)
def test_of_all_around_her_petra_attacks_two_unless_they_are_at_opposite_corners(
    first: tuple[int, int],
) -> None:
    """Facing east she has (5, 3) to (5, 5) in front, (4, 3) and (4, 5) beside her, and the west
    behind her. Only what lies at opposite corners is never in front or beside together."""
    here = at((4, 4))
    behind = {spot for spot in AROUND if not facings_towards(here, at(spot)) >> EAST & 1}
    assert behind == {(3, 3), (3, 4), (3, 5)}
    t = room()
    t.put("petra", (4, 4))
    ogres = {spot: t.monster("ogre", spot) for spot in AROUND}
    t.activate("petra")
    t.attack(ogres[first])
    left = {one[2] for one in t.options("attack") if isinstance(one, tuple)}
    opposite = (8 - first[0], 8 - first[1])
    hidden = {first, opposite} if 4 not in first else {first}
    assert left == {ogre for spot, ogre in ogres.items() if spot not in hidden}


# -- Player versus Player --------------------------------------------------------------------------


def targets_of(t: Table, name: str) -> set[int]:
    t.activate(name)
    return {one[2] for one in t.options("attack") if isinstance(one, tuple)}  # type: ignore[misc]


def three() -> Table:
    """Red's Starting tile is in the east corner of three players; blue and yellow are on it."""
    t = lay(FIRST, SECOND, THIRD, versus=True)
    t.put("petra", (13, 1))
    return t


@pytest.mark.rule("DA-EX-35", "DA-PVP-6", "DA-PVP-7", "DA-PVP-9")
def test_blue_and_yellow_fight_on_the_tile_of_red_and_red_there_fights_nobody() -> None:
    t = three()
    t.put("graltar", (13, 0))
    t.put("holgar", (12, 1))
    assert targets_of(t, "petra") == {t.figure("graltar")}, "Holgar is red and at home"
    t = three()
    t.put("graltar", (13, 0))
    assert targets_of(t, "graltar") == {t.figure("petra")}
    t = three()
    t.put("graltar", (13, 0))
    t.put("holgar", (12, 1))
    t.activate("holgar")
    assert t.options("attack") == [], "Petra is beside him"


@pytest.mark.rule("DA-EX-36", "DA-PVP-9")
def test_blue_on_the_tile_of_red_and_red_beside_it_attack_each_other() -> None:
    for attacker, other in (("petra", "holgar"), ("holgar", "petra")):
        t = lay(FIRST, SECOND, THIRD, versus=True)
        t.tile("crossroads", (3, 0))
        t.corridor((3, 0), "e")
        t.put("petra", (12, 1))
        t.put("holgar", (11, 1))
        assert targets_of(t, attacker) == {t.figure(other)}


# -- solo ------------------------------------------------------------------------------------------


@pytest.mark.rule("DA-EX-38", "DA-SOLO-8", "DA-SCARD-4")
def test_a_monster_that_must_attack_an_elf_attacks_either_of_two() -> None:
    t = lay(["petra", "lorna", "mirabell", "bull"])
    t.tile("crossroads", (1, 1))
    t.corridor((1, 1), "s")
    t.s.solo_card = next(n for n, card in enumerate(CONTENT.solo) if card.races == ("elf",))
    t.s.solo_bag.remove(t.s.solo_card)
    t.upgrades("long-blade", "oak-bow", "hooked-axe", "traveller-boots", "ring-shirt")
    t.put("petra", (3, 5))
    t.put("lorna", (4, 5))
    t.put("mirabell", (5, 5))
    t.put("bull", (5, 3))
    goblin = t.monster("goblin", (4, 4))
    t.play(follow_card(0))
    elves = {t.figure("lorna"), t.figure("mirabell")}
    first = {one[-1] for one in t.options() if isinstance(one, tuple) and one[0] == 0}
    if first == {goblin}:
        t.answer((0, goblin))
        first = {one[2] for one in t.options() if isinstance(one, tuple)}
    assert first == elves

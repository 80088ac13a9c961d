"""Fine points: small numbers and small words of rules that nothing else would notice."""

from __future__ import annotations

import msgspec
import pytest

from grimorio.games.dungeonalliance.components.box import Card, Monster, Threat, Tile, Upgrade
from grimorio.games.dungeonalliance.components.effects import Modifier, Stop
from grimorio.games.dungeonalliance.components.numbers import (
    CARD,
    CONTENT,
    MONSTER,
    THREAT,
    THREAT_PILES,
    TILE,
    TILE_THREATS,
)
from grimorio.games.dungeonalliance.rules.board import (
    ACROSS,
    EDGES,
    INSIDE,
    NEVER,
    _across,
    _between,
    _inside,
    _needed,
    between,
    needed_for,
)
from grimorio.games.dungeonalliance.rules.combat import defence_of, power_of, strike
from grimorio.games.dungeonalliance.rules.doors import DOOR, inhabit
from grimorio.games.dungeonalliance.rules.end_phase import end_round
from grimorio.games.dungeonalliance.rules.ending import outcome
from grimorio.games.dungeonalliance.rules.figures import speed_of
from grimorio.games.dungeonalliance.rules.harm import defeat
from grimorio.games.dungeonalliance.rules.locks import unlaid
from grimorio.games.dungeonalliance.rules.solo import follow_card, victims
from grimorio.games.dungeonalliance.rules.threats import spring
from grimorio.games.dungeonalliance.rules.turn import begin_monsters
from grimorio.games.dungeonalliance.rules.verbs import strike_without_attack
from grimorio.games.dungeonalliance.rules.walking import ways
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import FIRST, at, lay, new_game, place, room
from tests.games.shelf import told

# -- figures ---------------------------------------------------------------------------------------


@pytest.mark.rule("DA-DEF-4", "DA-MMOVE-3", "DA-DEF-6")
def test_a_monster_goes_through_a_defeated_hero_and_does_not_stop_there() -> None:
    t = room()
    goblin = t.monster("goblin", (4, 4))
    for name, spot in (("petra", (3, 4)), ("lorna", (3, 3)), ("krom", (3, 5))):
        t.put(name, spot)
    assert at((2, 4)) not in ways(t.s, goblin, 9), "they close the corridor"
    t.hero("petra").defeated = True
    assert ways(t.s, goblin, 9)[at((2, 4))] == 4, "1 more out of each square beside the others"
    assert at((3, 4)) not in ways(t.s, goblin, 9)


@pytest.mark.rule("DA-POWER-1", "DA-ACT-5")
def test_power_and_speed_never_fall_below_nothing() -> None:
    t = room()
    t.put("petra", (4, 4))
    goblin = t.monster("goblin", (5, 4))
    t.hero("petra").hindered = (9, 9, 9, 9)
    t.s.monsters[goblin].hindered = (9, 9, 9, 9)
    petra = t.figure("petra")
    assert [speed_of(t.s, petra), speed_of(t.s, goblin)] == [0, 0]
    assert [power_of(t.s, petra, NONE, goblin), power_of(t.s, goblin, NONE, petra)] == [0, 0]
    assert [defence_of(t.s, petra, NONE, goblin), defence_of(t.s, goblin, NONE, petra)] == [0, 0]


@pytest.mark.rule("DA-RUL-32")
def test_who_is_defeated_in_the_activation_of_another_does_not_end_it() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.activate("petra")
    t.hurt("lorna", CONTENT.heroes[t.hero("lorna").kind].health)
    defeat(t.s, t.figure("lorna"))
    t.go((5, 4))
    assert t.asked == [(0, "act")]


@pytest.mark.rule("DA-MON-14")
def test_the_breath_of_a_drake_splashes_heroes_beside_its_target_only() -> None:
    t = room()
    t.put("petra", (3, 3))
    t.put("lorna", (4, 3))
    t.put("krom", (5, 3))
    drake = t.monster("ember-drake", (3, 5))
    by = CONTENT.monsters[MONSTER["ember-drake"]].by
    t.play(strike(drake, t.figure("petra"), NONE, 9))
    while t.asked:
        t.answer(None)
    assert (t.damage("lorna"), t.damage("krom")) == (by, 0)


@pytest.mark.rule("DA-RUL-110")
def test_two_squares_are_two_squares() -> None:
    t = room(["root", "lorna", "krom", "mysterios"])
    t.put("root", (3, 3))
    ogre = t.monster("ogre", (4, 4))
    t.hand(0, "gust")
    t.tile("forge", (2, 1))
    t.corridor((1, 1), "e")
    t.activate("root")
    t.play_card("gust")
    pushes = 0
    while t.asked[0][1] == "push_to":
        t.answer(max(t.options(), key=lambda one: place(one)[0]))  # type: ignore[arg-type]
        pushes += 1
    assert place(t.s.monsters[ogre].at)[0] == 6
    assert pushes <= 2


@pytest.mark.rule("DA-FACE-1", "DA-RUL-24")
def test_a_monster_that_only_walks_looks_where_it_went() -> None:
    t = room()
    goblin = t.monster("goblin", (3, 3))
    for name, spot in (("petra", (0, 3)), ("lorna", (0, 4)), ("krom", (0, 5))):
        t.put(name, spot)
    t.put("mysterios", (1, 5))
    t.s.corridors = 0
    t.move(goblin)
    t.answer(("go", at((5, 3))))
    assert t.s.monsters[goblin].facing == 1, "east"


@pytest.mark.rule("DA-RUL-80")
def test_mist_slows_and_hinders_nothing_else() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.play(spring(t.figure("petra"), 3 * THREAT["mind-mist"] + 1))
    assert t.hero("petra").hindered == (1, 0, 0, 0)


@pytest.mark.rule("DA-END-8", "DA-RUL-80")
@pytest.mark.parametrize("kept", ["keep", None])
def test_krom_stays_hidden_only_if_his_card_is_kept(kept: str | None) -> None:
    t = room()
    t.under("krom", "krom-hide")
    t.hero("krom").hidden = True
    t.play(end_round())
    t.answer(kept)
    assert t.hero("krom").hidden == (kept == "keep")
    assert t.hero("krom").column == ((CARD["krom-hide"],) if kept else ())


@pytest.mark.rule("DA-RUL-55", "DA-DMG-8")
def test_damage_without_an_attack_has_the_colour_of_its_alliance() -> None:
    t = room()
    ogre = t.monster("ogre", (4, 4))
    strike_without_attack(t.s, t.figure("root"), ogre, 1, False)
    assert t.s.monsters[ogre].damage == (0, 1, 0)
    assert t.s.monsters[ogre].order == (1,)


@pytest.mark.rule("DA-RUL-66", "DA-RUL-127")
def test_with_pvp_damage_without_an_attack_is_worth_xp_to_who_does_it() -> None:
    t = room(versus=True)
    strike_without_attack(t.s, t.figure("root"), t.figure("petra"), 2, False)
    assert [player.fresh for player in t.s.players] == [0, 1]


# -- tiles -----------------------------------------------------------------------------------------


@pytest.mark.rule("DA-WIN-1", "DA-RUL-62")
def test_a_last_tile_without_monsters_empties_the_dungeon() -> None:
    t = lay()
    t.row("crossroads", "nest")
    t.s.tiles_left = [0, 0, 0]
    t.s.supply = [0] * len(t.s.supply)
    t.activate("petra")
    t.end()
    t.put("lorna", (2, 4))
    t.activate("lorna")
    t.do("open", t.edge((0, 1), "e"), TILE["crossroads"], 0)
    assert t.s.early
    assert t.told("cleared") == [()]


@pytest.mark.rule("DA-LOCK-8", "DA-LOCK-9", "DA-SECRET-6")
@pytest.mark.parametrize("side", range(4))
def test_the_side_that_meets_is_the_opposite_one(side: int) -> None:
    t = lay()
    t.row("nest")
    assert CONTENT.tiles[TILE["nest"]].sides == "DWWW"
    walls = [turns for turns in range(4) if turns != (side + 2) % 4]
    assert unlaid(t.s, 12, side, DOOR) == [(TILE["nest"], turns) for turns in walls]


@pytest.mark.rule("DA-RUL-8", "DA-TILE-4")
def test_only_tokens_of_the_same_level_are_counted_where_a_pile_runs_out() -> None:
    t = lay()
    first = TILE["nest"]
    assert len(TILE_THREATS[4 * first]) == 1
    for spot in range(len(THREAT_PILES[0])):
        t.dark((12 + spot % 3, spot // 3), level=2)
    t.tile("nest", (1, 1))
    inhabit(t.s, 6, 0)
    assert [level for level in t.s.unknown.values() if level == 0] == [0]
    t = lay()
    for spot in range(len(THREAT_PILES[0])):
        t.dark((12 + spot % 3, spot // 3), level=1)
    before = len(t.s.unknown)
    t.tile("nest", (1, 1))
    inhabit(t.s, 6, 0)
    assert len(t.s.unknown) == before


@pytest.mark.rule("DA-RUL-20", "DA-RUL-26", "DA-RUL-27")
def test_the_tables_of_squares_and_lines_are_what_the_rules_say() -> None:
    assert tuple(_inside(square) for square in range(225)) == INSIDE
    assert tuple(_across(square) for square in range(225)) == ACROSS
    middle, corner, centre = at((4, 3)), at((3, 3)), at((4, 4))
    north, west = 1 << EDGES[6][0], 1 << EDGES[6][3]
    assert _across(centre) == ()
    assert dict(_across(middle)) == {north: (at((3, 2)), at((4, 2)), at((5, 2)))}
    assert dict(_across(corner)) == {north: (at((4, 2)),), west: (at((2, 4)),)}
    for start, end, needed in (
        ((4, 4), (4, 1), north), ((4, 4), (1, 4), west), ((4, 3), (3, 2), north),
        ((3, 3), (3, 2), NEVER), ((3, 3), (2, 2), NEVER), ((4, 4), (3, 1), north),
        ((5, 4), (3, 2), north), ((3, 4), (3, 5), 0), ((5, 3), (3, 2), north),
    ):  # fmt: skip
        for one, other in ((start, end), (end, start)):
            assert _needed(at(one), at(other)) == needed
            assert needed_for(at(one), at(other)) == needed
    assert _between(at((3, 3)), at((5, 5))) == between(at((3, 3)), at((5, 5))) == (centre,)
    assert set(_between(at((3, 3)), at((5, 4)))) == {at((4, 3)), centre}


# -- modes -----------------------------------------------------------------------------------------


@pytest.mark.rule("DA-RUL-1")
def test_ready_alliances_are_those_of_the_basic_game() -> None:
    game = new_game(4, "ready", heroes="ready")
    while game.pending[0].kind.name != "line_up":
        game.answer(game.pending[0].seat, game.pending[0].options[0])
    names = [
        tuple(CONTENT.heroes[hero.kind].id for hero in player.heroes)
        for player in game.state.players
    ]
    assert sorted(names) == sorted(preset.heroes for preset in CONTENT.presets)


@pytest.mark.rule("DA-SETUP-8")
def test_who_starts_is_told() -> None:
    game = new_game(3, "start")
    assert told(game, "starts") == [(game.state.first,)]


@pytest.mark.rule("DA-WIN-4", "DA-WIN-7")
def test_one_winner_wins_by_score_and_several_tie() -> None:
    t = lay()
    t.s.over = True
    over = outcome(t.s)
    assert over is not None
    assert (over.reason, over.winners) == ("tie", (0, 1))
    t.player(1).fresh = 1
    over = outcome(t.s)
    assert over is not None
    assert (over.reason, over.winners) == ("score", (1,))


@pytest.mark.rule("DA-SOLO-4", "DA-RUL-69")
def test_alone_no_monster_acts_but_by_the_card() -> None:
    t = lay(FIRST)
    t.tile("crossroads", (1, 1))
    t.tile("nest", (1, 0))
    t.s.solo_card = next(n for n, card in enumerate(CONTENT.solo) if card.first == "tiles")
    t.s.solo_bag.remove(t.s.solo_card)
    goblin = t.monster("goblin", (4, 0))
    t.s.cycle = 1
    t.play(begin_monsters())
    while t.asked and t.asked[0][1] != "activate":
        t.answer(t.options()[0])
    assert t.s.monsters[goblin].ready, "it reaches nobody, and nobody moves it"
    assert t.s.cycle == 2


@pytest.mark.rule("DA-SCARD-5", "DA-SCARD-4")
def test_the_second_action_is_about_any_hero() -> None:
    t = lay(["holgar", "krom", "lorna", "bull"])
    t.s.solo_card = next(n for n, card in enumerate(CONTENT.solo) if card.races == ("elf",))
    assert victims(t.s, 0) == [t.figure("lorna")]
    assert victims(t.s, 1) == [t.figure(name) for name in ("holgar", "krom", "lorna", "bull")]


@pytest.mark.rule("DA-SCARD-14")
def test_green_tokens_of_the_third_section_are_poison() -> None:
    t = lay(FIRST)
    t.s.solo_card = next(
        n for n, card in enumerate(CONTENT.solo) if card.poison == 1 and card.first == "ready"
    )
    t.play(follow_card(0))
    while t.asked:
        petra = t.figure("petra")
        t.answer(next(one for one in ((petra,), (petra, petra)) if one in t.options()))
    assert t.hero("petra").poison == CONTENT.solo[t.s.solo_gone[0]].poison


# -- what content must hold to ---------------------------------------------------------------------


@pytest.mark.rule("DA-CARD-6", "DA-ART-1", "DA-XP-4")
def test_components_that_cannot_be_do_not_load() -> None:
    bonus = (Modifier("speed"),)
    Card(id="a", types=("weapon", "armour"), modifiers=bonus)
    for types in ((), ("weapon", "armour", "skill"), ("weapon", "weapon")):
        with pytest.raises(ValueError, match="one or two types"):
            Card(id="a", types=types, modifiers=bonus)
    with pytest.raises(ValueError, match="Level III"):
        Upgrade(id="a", types=("weapon",), level=3, cost=1, modifiers=bonus)
    with pytest.raises(ValueError, match="Level III"):
        Upgrade(id="a", types=("artifact",), level=2, cost=1, modifiers=bonus)
    with pytest.raises(ValueError, match="one or two types"):
        Upgrade(id="a", types=(), level=1, cost=1, modifiers=bonus)
    goblin = msgspec.structs.asdict(CONTENT.monsters[MONSTER["goblin"]])
    Monster(**{**goblin, "first": 2, "second": 2})
    with pytest.raises(ValueError, match="larger"):
        Monster(**{**goblin, "first": 1, "second": 2})
    with pytest.raises(ValueError, match="a trap has effects"):
        Threat(id="a", kind="chest", tokens=(1, 0, 0), effects=(Stop(),))
    with pytest.raises(ValueError, match="a trap has effects"):
        Threat(id="a", kind="trap", tokens=(1, 0, 0))
    with pytest.raises(ValueError, match="without a door"):
        Tile(id="a", sides="WWWW")


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

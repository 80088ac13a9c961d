"""What is said of an attack before it is made is what comes of it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from grimorio.games.dungeonalliance import title
from grimorio.games.dungeonalliance.components.numbers import CARD, TABLE
from grimorio.games.dungeonalliance.kinds import PET, STRIKE
from grimorio.games.dungeonalliance.nouns import HEROES
from grimorio.games.dungeonalliance.rules.harm import wound
from grimorio.games.dungeonalliance.rules.monsters import raids
from grimorio.games.dungeonalliance.view.deeds import chance_of
from grimorio.games.dungeonalliance.view.names import cell_id
from grimorio.games.dungeonalliance.view.prospects import forecast, monster_attack
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import FIRST, SECOND, THIRD, Table, at, lay, room

GUARD = {"term-armour", "term-evasive", "term-obstacles", "term-changes"}


class Said(msgspec.Struct):
    """What a forecast says: the parts of the power, those of the defence, and what comes of it."""

    power: dict[str, int]
    defence: dict[str, int]
    outcome: str
    args: dict[str, object]

    @property
    def totals(self) -> tuple[int, int]:
        return sum(self.power.values()), sum(self.defence.values())


def said_of(t: Table, name: str, source: int, target: int) -> Said:
    whole, outcome = forecast(t.s, t.figure(name), source, target)
    assert whole.sum is not None
    found = {term.label.id: term.value for term in whole.sum.terms}
    assert sum(found.values()) == whole.sum.total, "the parts are the sum"
    return Said(
        {label: value for label, value in found.items() if label not in GUARD},
        {label: -value for label, value in found.items() if label in GUARD},
        outcome.id,
        dict(outcome.args),
    )


# -- heroes ----------------------------------------------------------------------------------------


@pytest.mark.rule("DA-POWER-1", "DA-DMG-2", "DA-DMG-5", "DA-SURGE-1", "DA-RUL-103")
@pytest.mark.parametrize(
    ("pit", "surge", "clear", "hindered"),
    [(False, 0, False, 0), (True, 0, False, 0), (False, 1, False, 1), (True, 1, True, 0)],
)
def test_the_sums_of_an_attack_are_those_it_is_made_with(
    pit: bool, surge: int, clear: bool, hindered: int
) -> None:
    t = room()
    t.put("lorna", (2, 4))
    t.put("petra", (3, 4))
    t.under("lorna", "lorna-shot")
    t.hero("lorna").surge_attack = surge
    if pit:
        t.pit((2, 4))
    if clear:
        t.player(0).artifacts = [CARD["eye-of-the-roc"]]
    ogre = t.monster("ogre", (5, 4))
    t.s.monsters[ogre].hindered = (0, 0, hindered, 0)
    said = said_of(t, "lorna", NONE, ogre)
    t.activate("lorna")
    t.attack(ogre)
    assert t.told("attacked")[0][2:4] == said.totals
    wanted = {"term-own": 2, "term-bonus": 2}
    if surge:
        wanted["term-surge"] = surge
    if pit:
        wanted["term-pit"] = -TABLE.pit_attack
    assert said.power == wanted
    guard = {"term-armour": 1}
    if not clear:
        guard["term-obstacles"] = 1
    if hindered:
        guard["term-changes"] = -hindered
    assert said.defence == guard


@pytest.mark.rule("DA-PET-6", "DA-PET-7", "DA-PET-8", "DA-DMG-5")
def test_a_pet_has_neither_surge_nor_obstacles_in_its_sums() -> None:
    t = room(["root", "lorna", "krom", "mysterios"], ["holgar", "bull", "petra", "jypzy"])
    t.put("root", (3, 4))
    t.put("krom", (4, 4))
    t.pit((3, 4))
    t.hero("root").surge_attack = 1
    ogre = t.monster("ogre", (5, 4))
    hound = CARD["hunting-hound"]
    said = said_of(t, "root", hound, ogre)
    assert list(said.power) == ["term-card"]
    assert said.defence == {"term-armour": 1}
    t.hand(0, "hunting-hound")
    t.activate("root")
    t.do(PET, hound, ogre)
    assert t.told("attacked")[0][2:4] == said.totals


@pytest.mark.rule("DA-PVP-2", "DA-DMG-3")
def test_a_hero_that_is_attacked_shows_its_own_defence() -> None:
    t = room(FIRST, SECOND, versus=True)
    t.put("petra", (4, 4))
    t.put("holgar", (4, 3))
    t.put("jypzy", (5, 4))
    assert said_of(t, "petra", NONE, t.figure("holgar")).defence == {"term-armour": 2}
    assert said_of(t, "petra", NONE, t.figure("jypzy")).defence == {"term-evasive": 2}
    t.hero("holgar").hindered = (0, 0, 9, 9)
    assert said_of(t, "petra", NONE, t.figure("holgar")).defence == {}


@pytest.mark.rule("DA-DMG-5")
def test_who_stands_between_is_no_obstacle_to_a_spear() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.put("krom", (4, 4))
    ogre = t.monster("ogre", (5, 4))
    spear = CARD["boar-spear"]
    said = said_of(t, "petra", spear, ogre)
    assert said.defence == {"term-armour": 1}
    t.hand(0, "boar-spear")
    t.activate("petra")
    t.attack(ogre, "boar-spear")
    assert t.told("attacked")[0][2:4] == said.totals


@pytest.mark.rule("DA-DMG-1", "DA-DMG-2", "DA-DMG-9", "DA-RUL-112")
@pytest.mark.parametrize(
    ("monster", "more", "damage", "outcome", "left", "hurt"),
    [
        ("ogre", 0, 0, "result", 5, 1),
        ("ogre", -1, 0, "result-miss", 6, 0),
        ("ogre", -2, 0, "result-miss", 6, 0),
        ("ogre", 5, 0, "result-falls", 0, 6),
        ("ogre", 9, 0, "result-falls", 0, 10),
        ("ogre", 1, 4, "result-falls", 0, 2),
    ],
)
def test_what_comes_of_an_attack_is_said_before(
    monster: str, more: int, damage: int, outcome: str, left: int, hurt: int
) -> None:
    t = room()
    t.put("petra", (3, 4))
    ogre = t.monster(monster, (4, 4), damage=damage)
    t.hero("petra").surge_attack = more
    said = said_of(t, "petra", NONE, ogre)
    assert said.outcome == outcome
    assert [said.args[word] for word in ("damage", "left", "die")] == [hurt, left, "no"]


@pytest.mark.rule("DA-XP-3", "DA-XP-4", "DA-XP-5", "DA-XP-6")
@pytest.mark.parametrize(
    ("before", "xp"),
    [
        ((), 3),
        (((0, 4),), 3),
        (((1, 1),), 2),
        (((1, 4),), 1),
        (((1, 3), (0, 2)), 1),
        (((0, 2), (1, 3)), 2),
        (((1, 3), (2, 2)), 0),
    ],
)
@pytest.mark.parametrize("spoils", [0, 1])
def test_the_xp_said_of_a_monster_that_would_fall_is_what_its_attacker_has_of_it(
    before: tuple[tuple[int, int], ...], xp: int, spoils: int
) -> None:
    t = lay(FIRST, SECOND, THIRD)
    t.tile("crossroads", (1, 0))
    t.put("petra", (3, 1))
    ogre = t.monster("ogre", (4, 1))
    for seat, count in before:
        wound(t.s, ogre, seat, count)
    t.player(0).artifacts = [CARD["ledger-of-conquest"]] * spoils
    # Petra's 2 against an armour of 1: this makes it fall, and no more than that.
    t.hero("petra").surge_attack = 5 - t.damage(ogre)
    said = said_of(t, "petra", NONE, ogre)
    assert said.outcome == "result-falls"
    t.activate("petra")
    t.attack(ogre)
    assert ogre not in t.s.monsters
    assert t.player(0).fresh == said.args["xp"] == xp + spoils


@pytest.mark.rule("DA-RUL-177", "DA-XP-3")
def test_no_spoils_are_promised_for_what_a_pet_defeats() -> None:
    t = room(["krolt", "lorna", "krom", "mysterios"], SECOND)
    t.put("krolt", (3, 4))
    t.player(0).artifacts = [CARD["ledger-of-conquest"]]
    goblin = t.monster("goblin", (4, 4), damage=2)
    xp = [said_of(t, "krolt", one, goblin).args["xp"] for one in (NONE, CARD["krolt-bear"])]
    assert xp == [2, 1]


@pytest.mark.rule("DA-RUL-112", "DA-MON-14")
def test_what_rolls_the_die_is_said_to_be_uncertain() -> None:
    t = room()
    t.put("petra", (3, 4))
    dancer, eye = t.monster("shade-dancer", (4, 4)), t.monster("storm-eye", (4, 3))
    assert said_of(t, "petra", NONE, dancer).args["die"] == "yes", "the die is added to its defence"
    assert said_of(t, "petra", NONE, eye).args["die"] == "no", "the die is added to its attack only"


@pytest.mark.rule("DA-LOCK-4", "DA-LOCK-5", "DA-LOCK-7")
def test_the_odds_of_a_roll_are_those_of_the_die() -> None:
    """Level I four in six, Level II two, Level III one, as the table of the rules has it."""
    assert [round(6 * chance_of(needed)) for needed in (0, 1, 2, 3, 4)] == [6, 4, 2, 1, 0]


# -- monsters --------------------------------------------------------------------------------------


def plain() -> Table:
    t = room()
    t.put("petra", (3, 4))
    t.put("lorna", (3, 3))
    return t


def crowded() -> Table:
    t = plain()
    t.monster("cave-bat", (4, 4))
    t.put("krom", (4, 3))
    return t


def with_pits() -> Table:
    t = plain()
    t.pit((5, 4))
    t.pit((4, 4), level=2)
    return t


@pytest.mark.rule("DA-MON-10", "DA-MON-14", "DA-DMG-5", "DA-RUL-7")
@pytest.mark.parametrize("name", ["goblin", "bone-archer", "iron-boar", "hex-witch", "minotaur"])
@pytest.mark.parametrize("laid", [plain, with_pits, crowded])
def test_what_a_monster_is_said_to_do_is_what_it_does(name: str, laid: Callable[[], Table]) -> None:
    t = laid()
    found = raids(t.s, t.monster(name, (5, 4)))
    assert found
    for raid in found[:: max(1, len(found) // 12)]:
        to, target = divmod(raid, HEROES)
        t = laid()
        monster = t.monster(name, (5, 4))
        said = monster_attack(t.s, monster, to, target)
        t.move(monster)
        t.answer(STRIKE(raid))
        assert t.told("attacked")[0][2:4] == said, (to, target)


@pytest.mark.rule("DA-MOVE-1", "DA-THREAT-1", "DA-CHEST-3")
def test_a_way_says_its_cost_and_warns_of_a_dark_room_only() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.tile("forge", (0, 0))
    t.corridor((0, 1), "n")
    t.put("lorna", (1, 3))
    t.dark((1, 1))
    t.token("treasure-chest", (4, 4))
    t.activate("petra")
    choice = title.rules.show(t.s, t.ask(), 0)
    found = {(one.text.id, one.at[0]): one for one in choice.options if one.at}
    near = found["option-go", cell_id(at((3, 4)))]
    assert (near.text.args["cost"], near.draws, near.preview, near.tone) == (1, False, (), "")
    take = found["option-take", cell_id(at((4, 4)))]
    assert (take.text.args["cost"], take.draws, take.tone) == (2, False, "gold")
    dark = [one for (word, _), one in found.items() if word == "option-go" and one.draws]
    assert {one.at[0] for one in dark} == {cell_id(at(spot)) for spot in ((0, 2), (1, 2), (2, 2))}
    assert all(one.preview for one in dark)


@pytest.mark.rule("DA-POWER-1", "DA-RUL-103")
def test_a_monster_without_strength_has_none_in_a_pit_either() -> None:
    t = with_pits()
    goblin = t.monster("goblin", (5, 5))
    t.s.monsters[goblin].hindered = (0, 9, 0, 0)
    assert monster_attack(t.s, goblin, at((4, 4)), t.figure("petra"))[0] == 0

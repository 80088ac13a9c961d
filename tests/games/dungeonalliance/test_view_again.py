"""What the lists beside the board say: who acts, whose damage, which deck, which icons, and why an
upgrade cannot be had."""

from __future__ import annotations

from pathlib import Path

import pytest

from grimorio.core.scene import Chip, Group, Member
from grimorio.games.dungeonalliance import title
from grimorio.games.dungeonalliance.components.box import Card
from grimorio.games.dungeonalliance.components.effects import Modifier
from grimorio.games.dungeonalliance.components.numbers import CARD, CARDS, CONTENT
from grimorio.games.dungeonalliance.components.vocabulary import Class, Race
from grimorio.games.dungeonalliance.rules.figures import speed_of
from grimorio.games.dungeonalliance.rules.harm import wound
from grimorio.games.dungeonalliance.rules.upgrades import upgrade
from grimorio.games.dungeonalliance.state import KNOWN
from grimorio.games.dungeonalliance.view.lines import (
    modifier_lines,
    needs_lines,
    solo_lines,
    threat_lines,
)
from grimorio.games.dungeonalliance.view.names import piece_id
from grimorio.kit.numbers import NONE
from grimorio.rulebook import mentions, rules_of
from grimorio.texts import texts_of
from tests.games.dungeonalliance.table import FIRST, SECOND, Table, lay, room


def group(t: Table, id_: str) -> Group:
    return next(one for one in title.rules.view(t.s, 0).groups if one.id == id_)


def heroes(t: Table, seat: int) -> tuple[Member, ...]:
    return group(t, f"alliance{seat}").members


@pytest.mark.rule("DA-TERM-7", "DA-CARD-3")
def test_the_active_hero_and_its_alliance_are_marked_and_nobody_else() -> None:
    t = room()
    marks = [
        (group(t, f"alliance{seat}").now, [one.tone for one in heroes(t, seat)]) for seat in (0, 1)
    ]
    assert marks == [(False, [""] * 4)] * 2, "nobody acts"
    t.activate("lorna")
    assert [group(t, f"alliance{seat}").now for seat in (0, 1)] == [True, False]
    assert [one.tone for one in heroes(t, 0)] == ["", "gold", "", ""]
    assert [one.tone for one in heroes(t, 1)] == [""] * 4
    t = room()
    t.activate("bull")
    assert [group(t, f"alliance{seat}").now for seat in (0, 1)] == [False, True]
    assert [one.tone for one in heroes(t, 1)] == ["", "gold", "", ""]


@pytest.mark.rule("DA-POWER-1", "DA-SURGE-1")
def test_the_attack_of_a_hero_counts_a_surge_and_what_hinders_it_and_is_never_below_nothing() -> (
    None
):
    for surge, hindered, power in ((1, 0, 3), (0, 1, 1), (2, 1, 3), (0, 2, 0), (0, 5, 0)):
        t = room()
        t.hero("petra").surge_attack = surge
        t.hero("petra").hindered = (0, hindered, 0, 0)
        stats = {one.id: one.value for one in heroes(t, 0)[0].stats}
        assert stats["melee"] == power
        assert stats["speed"] == speed_of(t.s, t.figure("petra"))


@pytest.mark.rule("DA-XP-4", "DA-DMG-8")
def test_whose_damage_a_monster_has_is_shown_where_it_decides_something() -> None:
    t = room()
    ogre = t.monster("ogre", (4, 4), damage=1)
    wound(t.s, ogre, 1, 2)
    found = [one for part in title.rules.view(t.s, 0).groups for one in part.members]
    badges = next(one.badges for one in found if one.id == f"member{ogre}")
    assert [(one.value, one.label.id) for one in badges] == [(2, "badge-damage")], "red's, no other"
    t = lay(FIRST)
    ogre = t.monster("ogre", (4, 4))
    wound(t.s, ogre, 0, 2)
    found = [one for part in title.rules.view(t.s, 0).groups for one in part.members]
    assert next(one.badges for one in found if one.id == f"member{ogre}") == ()


@pytest.mark.rule("DA-POOL-1", "DA-POOL-3")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_the_area_says_of_which_level_its_deck_is(level: int) -> None:
    t = room()
    t.upgrades("long-blade")
    t.s.upgrade_level = level
    assert group(t, "upgrades").notes[0].args["level"] == level + 1


@pytest.mark.rule("DA-UPG-2", "DA-VALID-9")
def test_an_upgrade_is_refused_for_its_price_or_its_icons() -> None:
    t = room()
    t.upgrades("long-blade", "lesser-light", "plate-coat")
    t.s.row[4] = NONE
    t.player(0).fresh = 3
    t.play(upgrade(0))
    choice = title.rules.show(t.s, t.ask(), 0)
    assert {one.text.id: one.reason.id for one in choice.refused} == {
        "card-plate-coat": "refused-xp",
        "card-lesser-light": "refused-nobody",
    }


@pytest.mark.rule("DA-REACT-1", "DA-CARD-1", "DA-ATK-4")
def test_a_reaction_waits_and_a_useless_card_says_so() -> None:
    t = room(["lorna", "petra", "krom", "mysterios"], SECOND)
    t.under("lorna", "quick-parry")
    t.hand(0, "riposte", "long-blade")
    t.activate("lorna")
    choice = title.rules.show(t.s, t.ask(), 0)
    texts = {one.text.id: one.reason.id for one in choice.refused}
    assert texts == {"card-riposte": "refused-reaction", "card-long-blade": "refused-useless"}
    assert CARD["riposte"] not in [one[1] for one in t.options("play") if isinstance(one, tuple)]


def card(races: tuple[Race, ...], classes: tuple[Class, ...], bar: bool = False) -> Card:
    return Card(
        id="a", types=("weapon",), races=races, classes=classes, bar=bar,
        modifiers=(Modifier("speed"),),
    )  # fmt: skip


@pytest.mark.rule("DA-VALID-1..7")
def test_the_icons_of_a_card_are_said_as_the_rules_read_them() -> None:
    texts = texts_of(title, "en")

    def said(*args: object) -> str:
        (line,) = needs_lines(card(*args))  # type: ignore[arg-type]
        return texts.say(line).lower()

    both = said((), ("martial", "stealth"))
    assert "martial" in both
    assert "stealth" in both
    twice = said((), ("martial", "martial"))
    assert "stealth" not in twice
    assert twice == twice.replace("stealth", "")
    other = said((), ("stealth", "stealth"))
    assert other == twice.replace("martial", "stealth")
    bar = said((), ("martial", "stealth"), True)
    one = said((), ("martial",))
    assert len({both, twice, bar, one}) == 4
    assert said((), ("stealth", "martial")) != said((), ("stealth", "stealth"))
    races = said(("elf", "gnome"), ())
    assert "elf" in races
    assert "gnome" in races


@pytest.mark.rule("DA-ATK-6", "DA-CARD-9")
@pytest.mark.parametrize(
    ("name", "instead", "lines"),
    [
        ("hooked-axe", ["yes"], 1),
        ("long-blade", ["no"], 1),
        ("emanon-mist", ["no"], 1),
        ("runyon-zay-flow", ["no"] * 3, 3),
        ("krolt-strike", ["no"] * 2, 2),
    ],
)
def test_bonuses_that_are_sums_stand_in_one_line_and_others_in_their_own(
    name: str, instead: list[str], lines: int
) -> None:
    found = modifier_lines(CARDS[CARD[name]])
    assert len(found) == lines
    assert [one.args["instead"] for one in found] == instead


@pytest.mark.rule("DA-RUL-80", "DA-CHEST-4")
def test_a_threat_says_all_that_it_does_and_all_that_it_is_worth() -> None:
    for threat in CONTENT.threats:
        ids = [line.id for line in threat_lines(threat)]
        assert ids[0] == "threat-kind"
        assert [one.startswith("trap-") for one in ids].count(True) == len(threat.effects)
        assert ids.count("threat-reward") == 1
        assert ("do-draw" in ids) == bool(threat.reward.draw), threat.id
        heals = [line.args["count"] for line in threat_lines(threat) if line.id == "reward-heal"]
        assert heals == ([threat.reward.heal] if threat.reward.heal else []), threat.id


@pytest.mark.rule("DA-SCARD-1..14")
def test_a_solo_card_says_its_three_sections() -> None:
    texts = texts_of(title, "en")
    for one in CONTENT.solo:
        first, second, third = solo_lines(one)
        assert first.args == {"first": one.first, "cross": one.cross + 1, "arrow": one.arrow + 1}
        assert (second.args["form"], second.args["type"]) == (one.form, one.type)
        shown = texts.say(second).lower()
        for icon in (*one.races, *one.classes):
            assert icon.replace("-", " ") in shown.replace("-", " "), one.id
        words = texts.say(third)
        assert ("oison" in words) == bool(one.poison), one.id
        for count in (one.damage, one.poison):
            assert not count or str(count) in words, one.id
        parts = [one.surge, one.spend, one.discard, one.damage, one.poison]
        assert words.count(".") == sum(bool(part) for part in parts), words


@pytest.mark.rule("DA-LEAVE-1")
def test_every_rule_that_is_cited_stands_in_the_rulebook() -> None:
    """What an answer or a question cites can be looked up."""
    known = {*rules_of(title.folder, "en")}
    assert {"DA-LEAVE-1", "DA-RUL-164"} <= known
    for file in sorted(Path(str(title.folder)).rglob("*.py")):
        cited = {*mentions(file.read_text(encoding="utf-8"))}
        assert cited <= known, (file.name, cited - known)


# -- the rows --------------------------------------------------------------------------------------


def chips(t: Table, row: str) -> dict[str, Chip]:
    found = next(one for one in title.rules.view(t.s, 0).rows if one.id == row)
    return {one.id: one for one in found.chips}


@pytest.mark.rule("DA-ROUND-4", "DA-ROUND-5")
def test_the_row_of_turns_shows_who_has_acted_who_acts_and_who_is_to_come() -> None:
    third = ["graltar", "belzamin", "krolt", "mirabell"]
    t = lay(FIRST, SECOND, third)
    t.s.first = 1
    t.s.cycle = 2
    ready = t.monster("goblin", (4, 4))
    t.monster("goblin", (5, 4), ready=False)
    for player in t.s.players:
        player.heroes[0].ready = False
    t.player(1).heroes[2].ready = False
    row = chips(t, "order")
    assert list(row) == ["turn1", "turn2", "turn0", "turn-monsters"]
    assert [one.dim for one in row.values()] == [True, False, False, False]
    assert [one.now for one in row.values()] == [False] * 4
    assert row["turn1"].lights == (piece_id(5), piece_id(7))
    assert row["turn2"].lights == (piece_id(9), piece_id(10), piece_id(11))
    assert row["turn-monsters"].lights == (piece_id(ready),)
    t.s.seat, t.s.hero = 2, 1
    t.player(2).heroes[1].ready = False
    row = chips(t, "order")
    assert [one.now for one in row.values()] == [False, True, False, False]
    assert [one.dim for one in row.values()] == [True, False, False, False]
    t.s.hero = NONE
    t.player(0).heroes[1].ready = False
    row = chips(t, "order")
    assert [one.now for one in row.values()] == [False, False, False, True]
    assert [one.dim for one in row.values()] == [True, True, True, False]


@pytest.mark.rule("DA-POOL-1", "DA-TILE-2")
def test_the_row_of_the_stock_shows_the_pools_and_the_tiles_by_level() -> None:
    t = room()
    t.s.pools, t.s.tiles_left, t.s.upgrade_level = [0, 7], [1, 2, 3], 1
    row = chips(t, "stock")
    assert [(one.note, one.dim, one.now) for one in row.values()] == [
        ("0", True, False), ("7", False, True), ("6", False, False),
    ]  # fmt: skip
    assert [row[f"pool{number}"].label.args["level"] for number in (0, 1)] == [1, 2]
    args = row["tiles-left"].label.args
    assert [args[word] for word in ("count", "one", "two", "three")] == [6, 1, 2, 3]


@pytest.mark.rule("DA-SOLO-11", "DA-SOLO-12", "DA-WIN-3")
def test_the_score_of_a_solo_game_is_taken_apart() -> None:
    t = lay(FIRST)
    t.s.over = True
    t.player(0).fresh, t.player(0).spent, t.player(0).defeats = 20, 10, 1
    t.s.tiles_left = [0, 1, 1]
    t.row("nest", "cells")
    t.tile("crossroads", (1, 1))
    for place in ((3, 3), (4, 3), (5, 3)):
        t.monster("goblin", place)
    t.token("pit-trap", (5, 5), face=KNOWN)
    t.token("dart-trap", (4, 5), face=KNOWN)
    for level, spot in ((1, (5, 4)), (2, (4, 4)), (3, (3, 4))):
        t.token("treasure-chest", spot, level)
    t.dark((3, 5))
    *notes, rank = title.rules.view(t.s, 0).panels[0].notes
    assert rank.id == "score-rank"
    assert {one.id: one.args["count"] for one in notes} == {
        "score-xp": 30, "score-defeats": 1, "score-tiles": 16, "score-monsters": 3,
        "score-threats": 3,
    }  # fmt: skip

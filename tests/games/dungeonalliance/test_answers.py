"""What questions and their answers show and say, to the letter."""

from __future__ import annotations

import pytest

from grimorio.core.scene import Option
from grimorio.games.dungeonalliance import title
from grimorio.games.dungeonalliance.components.numbers import CARD, CONTENT, TILE
from grimorio.games.dungeonalliance.kinds import (
    ACT,
    BUY,
    END,
    GO,
    LOOK_FOR,
    OLD,
    OPEN,
    STRIKE,
    SWAP,
)
from grimorio.games.dungeonalliance.rules.upgrades import upgrade
from grimorio.games.dungeonalliance.view.deeds import what_waits
from grimorio.games.dungeonalliance.view.groups import article_id
from grimorio.games.dungeonalliance.view.names import cell_id
from grimorio.kit.numbers import NONE
from grimorio.texts import texts_of
from tests.games.dungeonalliance.shown import choice, option, say
from tests.games.dungeonalliance.solo_table import with_first
from tests.games.dungeonalliance.table import FIRST, SECOND, Table, at, lay, new_game, raid, room

# -- on the board ----------------------------------------------------------------------------------


def sides_of(tile: Option) -> dict[str, str]:
    """What the drawing of a tile has in its sides, other than walls."""
    assert tile.diagram is not None
    around = {(1, -1): "n", (3, 1): "e", (1, 3): "s", (-1, 1): "w"}
    return {
        around[one.x, one.y]: one.kind for one in tile.diagram.marks if (one.x, one.y) in around
    }


@pytest.mark.rule("DA-DOOR-1", "DA-DOOR-4", "DA-MOVE-1")
def test_squares_and_doors_are_tapped_on_the_board_and_a_tile_is_drawn_as_it_would_lie() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.row("guard-post", "kennel")
    t.dark((1, 4))
    t.activate("petra")
    go = option(t, GO(at((4, 4))))
    assert (go.at, say(go.text), go.draws) == ((cell_id(at((4, 4))),), "Go to E5, 1 Speed", False)
    # Who enters a room with something face down is warned.
    dark = option(t, GO(at((2, 4))))
    assert dark.draws
    assert [one.id for one in dark.preview] == ["preview-dark"]
    t.go((4, 5))
    south = t.edge((1, 1), "s")
    post = option(t, OPEN(south, 4 * t.s.tile_row[0]))
    words = "Lay the guard post (doors: north) behind the south door"
    assert say(post.text) == words
    assert post.at == (cell_id(at((4, 6))),)
    assert post.draws
    assert post.diagram is not None
    # As it would lie: the way in is open, and its other door would face the frame.
    assert sides_of(post) == {"n": "open"}
    assert [one.id for one in post.preview] == ["preview-waits", "tile-threats"]


@pytest.mark.rule("DA-DOOR-4", "DA-LOCK-1", "DA-RUL-22")
def test_a_tile_is_shown_on_the_board_as_it_would_lie() -> None:
    """On the cell behind the door, with what would become of its doors: a new one, one locked by
    the wall of another room, none at the frame."""
    t = lay()
    t.tile("crossroads", (1, 1))
    t.put("petra", (4, 3))
    t.row("crossroads")
    t.activate("petra")
    before = list(t.s.laid), t.s.corridors
    value = OPEN(t.edge((1, 1), "n"), 4 * t.s.tile_row[0])
    found = option(t, value)
    assert found.ghost == cell_id(at((3, 0)))
    assert sides_of(found) == {"e": "door", "s": "open", "w": "door"}
    words = "Lay the crossroads (doors: east, south, west) behind the north door"
    assert say(found.text) == words
    assert (list(t.s.laid), t.s.corridors) == before, "nothing is laid by showing it"
    t.s.laid[2] = 4 * TILE["nest"]
    assert sides_of(option(t, value))["e"] == "locked"


@pytest.mark.rule("DA-LOCK-10", "DA-SECRET-6")
def test_a_tile_that_is_looked_for_is_shown_behind_the_wall() -> None:
    """The first tap shows it, the second looks for it. In a corner each of two walls has its
    own."""
    t = lay()
    t.s.laid[6] = 4 * TILE["nest"] + 3
    t.put("lorna", (5, 3))
    t.row("crossroads")
    t.activate("lorna")
    crossroads = t.s.tile_row[0]
    for side, cell, way_in in (("e", (6, 3), "w"), ("n", (3, 0), "s")):
        found = option(t, LOOK_FOR(t.edge((1, 1), side), 4 * crossroads))
        assert found.ghost == cell_id(at(cell))
        assert sides_of(found)[way_in] == "open"
        assert found.confirm


@pytest.mark.rule("DA-TILE-3", "DA-TILE-4", "DA-DOOR-4")
def test_who_waits_on_a_tile_is_told_in_one_line_and_its_threats_are_counted() -> None:
    line = what_waits(4 * TILE["guard-post"])[0]
    said = texts_of(title, "es").say(line)
    assert said.startswith("Allí hay: ")
    assert said.count(":") == 1
    for number, one in enumerate(CONTENT.tiles):
        told = {line.id: line.args for line in what_waits(4 * number)}
        assert ("preview-waits" in told) == bool(one.monsters)
        count = len(one.threats)
        assert told.get("tile-threats", {"count": 0})["count"] == count


# -- attacks and cards -----------------------------------------------------------------------------


@pytest.mark.rule("DA-DMG-1")
def test_an_attack_is_shown_before_it_is_made() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.monster("goblin", (4, 4))
    t.monster("goblin", (5, 5))
    t.activate("petra")
    ask = t.ask()
    assert ask.kind is ACT
    shown = title.rules.show(t.s, ask, 0).options
    attacks = [one for one in shown if "attack" in one.text.id]
    assert {one.text.id for one in attacks} == {"option-attack", "option-go-attack"}
    assert all(one.confirm and one.preview for one in attacks)


@pytest.mark.rule("DA-SETUP-17", "DA-DRAW-2", "DA-SURGE-1")
def test_several_cards_are_chosen_tap_by_tap() -> None:
    game = new_game(1, "taps", heroes="ready")
    ask = game.pending[0]
    while ask.kind.name != "discard":
        if ask.kind.name == "line_up":
            lined = title.rules.show(game.state, ask, 0)
            assert all(len(one.taps) == 3 for one in lined.options)
            assert not lined.any_order
        game.answer(0, END() if ask.kind is ACT else ask.options[0])
        ask = game.pending[0]
    shown = title.rules.show(game.state, ask, 0)
    assert shown.any_order
    assert [one.text.id for one in shown.options if not one.at and not one.taps] == ["option-none"]
    ids = {card.id for zone in title.rules.view(game.state, 0).zones for card in zone.cards}
    for one in shown.options:
        assert set(one.at) | set(one.taps) <= ids
        assert len(set(one.taps)) == len(one.taps)


@pytest.mark.rule("DA-REACT-1", "DA-DMG-3")
def test_who_is_asked_to_react_reads_the_sum_and_what_the_card_does() -> None:
    t = room(("petra", "krom", "lorna", "sable"), ("jypzy", "holgar", "bull", "root"))
    t.put("sable", (4, 4))
    t.hand(0, "sable-dodge")
    ogre = t.monster("ogre", (5, 5))
    t.move(ogre)
    t.answer(STRIKE(raid(t.figure("sable"), at((5, 5)))))
    assert t.asked == [(0, "react")]
    asked = choice(t)
    assert say(asked.prompt).startswith("The ogre attacks Sable: 5 against ")
    dodge = next(one for one in asked.options if one.text.id == "card-sable-dodge")
    assert [say(line) for line in dodge.preview][-2:] == [
        "+1 evasion.",
        "While no other hero of the Alliance is in its room: +2 more evasion.",
    ]


@pytest.mark.rule("DA-DMG-3", "DA-DMG-5", "DA-REACT-1")
def test_who_may_react_reads_power_against_defence_with_who_stands_in_the_way() -> None:
    t = room(list(FIRST), SECOND)
    t.put("petra", (5, 4))
    t.put("lorna", (4, 4))
    t.hand(0, "quick-parry")
    archer = t.monster("bone-archer", (3, 4))
    t.move(archer)
    t.answer(STRIKE(raid(t.figure("petra"), at((3, 4)))))
    ask = t.ask()
    assert ask.kind.name == "react"
    words = texts_of(title, "en").say(title.rules.show(t.s, ask, ask.seat).prompt)
    armour, in_the_way = 2, 1
    assert f"3 against {armour + in_the_way}. Do you react?" in words


# -- upgrades --------------------------------------------------------------------------------------


BLADE = CARD["long-blade"]


def said(t: Table) -> dict[object, tuple[str, tuple[str, ...], tuple[str, ...]]]:
    """Each answer: what it says, where it lies, which rules it names."""
    ask = t.ask()
    shown = title.rules.show(t.s, ask, ask.seat)
    texts = texts_of(title, "en")
    told = [(texts.say(one.text), one.at, one.rules) for one in shown.options]
    return dict(zip(ask.options, told, strict=True))


@pytest.mark.rule("DA-UPG-2", "DA-UPG-13", "DA-UPG-18")
def test_what_taking_and_exchanging_an_upgrade_say() -> None:
    t = room(list(FIRST), SECOND)
    t.upgrades("oak-bow", "long-blade", "ring-shirt")
    t.s.upgrade_discard += [CARD["war-cry"], CARD["hooked-axe"]]
    t.s.upgrade_bags[0].remove(CARD["war-cry"])
    t.s.upgrade_bags[0].remove(CARD["hooked-axe"])
    t.player(0).fresh = 4
    t.play(upgrade(0))
    found = said(t)
    place = (article_id(1),)
    assert found[BUY(BLADE, NONE)] == ("Take Long Blade for 3 XP", place, ("DA-UPG-2",))
    exchange = ("Exchange Long Blade for the next one", place, ("DA-UPG-13", "DA-UPG-15"))
    assert found[SWAP(BLADE, NONE)] == exchange
    old = ("Take Hooked Axe from the discards for 4 XP", ("upgrade-discard-1",), ("DA-UPG-18",))
    assert found[OLD(CARD["hooked-axe"])] == old


@pytest.mark.rule("DA-RUL-78")
def test_of_two_alike_the_places_are_counted_from_one() -> None:
    t = with_first("upgrades", cross=3)
    t.upgrades("oak-bow", "long-blade", "ring-shirt", "long-blade", "hooked-axe")
    t.player(0).fresh = 3
    t.play(upgrade(0))
    found = said(t)
    assert found[BUY(BLADE, 1)][:2] == ("Take Long Blade (place 2) for 3 XP", (article_id(1),))
    assert found[BUY(BLADE, 3)][:2] == ("Take Long Blade (place 4) for 3 XP", (article_id(3),))


@pytest.mark.rule("DA-UPG-1")
def test_while_a_hero_acts_an_upgrade_says_that_it_ends_the_turn() -> None:
    t = room(list(FIRST), SECOND)
    t.put("petra", (0, 4))
    t.hand(0, "lorna-shot")
    t.upgrades("long-blade")
    t.player(0).fresh = 3
    t.activate("petra")
    t.go((4, 4))
    assert said(t)[BUY(BLADE, NONE)][0] == "End the turn and take Long Blade for 3 XP"

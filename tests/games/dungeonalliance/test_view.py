"""What is on the screen: the frame and its doors, figures and threats, an attack, the own hand."""

from __future__ import annotations

import random

import pytest

from grimorio.core import WATCHER, Ask, Value
from grimorio.games.dungeonalliance import title
from grimorio.games.dungeonalliance.components.numbers import CONTENT, TILE
from grimorio.games.dungeonalliance.kinds import (
    ACT,
    ATTACK,
    CHOOSE_MONSTER,
    MONSTER_ACT,
    OPEN,
    PET,
    SEND_STRIKE,
    SOLO_ACTION,
    SOLO_STRIKE,
    STRIKE,
)
from grimorio.games.dungeonalliance.rules.board import sees
from grimorio.games.dungeonalliance.state import KNOWN, Dungeon
from grimorio.games.dungeonalliance.view.board import is_entrance
from grimorio.games.dungeonalliance.view.names import cell_id, piece_id
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.shown import board, option, piece, say, scene, side
from tests.games.dungeonalliance.table import at, lay, new_game, room

# -- the dungeon -----------------------------------------------------------------------------------


@pytest.mark.rule("DA-SETUP-1", "DA-RUL-4")
@pytest.mark.parametrize(("seats", "rooms"), [(1, 9), (2, 15), (3, 20), (4, 25)])
def test_the_whole_frame_is_on_the_screen(seats: int, rooms: int) -> None:
    """Free entrances have their numbers, and where no tile lies nothing is told but that."""
    s = new_game(seats, "frame").state
    cells = title.rules.view(s, 0).boards[0].cells
    assert len(cells) == 9 * rooms
    laid = sum(tile != NONE for tile in s.laid)
    assert sum(cell.terrain == "unknown" for cell in cells) == 9 * (rooms - laid)
    free = len(CONTENT.frames[seats - 1].entrances) - laid
    assert sorted(cell.note for cell in cells if cell.note) == [
        str(n + 1) for n in range(seats) if n not in [one.entrance for one in s.players]
    ]
    assert free == len([cell for cell in cells if cell.note])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_names_along_the_edges_are_those_that_texts_give_the_squares(seats: int) -> None:
    """For every seat and for who watches."""
    s = new_game(seats, "frame").state
    for seat in (*range(seats), WATCHER):
        board = title.rules.view(s, seat).boards[0]
        for cell in board.cells:
            assert cell.label is not None
            assert cell.label.args["at"] == board.columns[cell.x] + board.rows[cell.y]
        assert len(board.columns) == 1 + max(cell.x for cell in board.cells)
        assert len(board.rows) == 1 + max(cell.y for cell in board.cells)


@pytest.mark.rule("DA-DOOR-2", "DA-LOCK-1", "DA-SECRET-1", "DA-RUL-22")
def test_doors_locked_doors_walls_corridors_and_the_entrance() -> None:
    t = room()
    # The Starting tile is entered from the west; a corridor leads east.
    assert side(t, (0, 4), 3) == "gate"
    assert side(t, (2, 4), 1) == "open"
    assert side(t, (2, 3), 1) == "wall"
    # A door with nothing behind it, and one to a room that is laid.
    assert side(t, (1, 3), 0) == "door"
    assert side(t, (4, 3), 0) == "door"
    # The guard post has doors north and south only: beside the crossroads its wall locks the door.
    t.tile("guard-post", (2, 1))
    assert side(t, (5, 4), 1) == "locked"
    # Two walls: a secret door looks like any wall.
    t.tile("guard-post", (2, 0))
    t.tile("guard-post", (3, 0))
    assert side(t, (8, 1), 1) == "wall"


@pytest.mark.rule("DA-TERM-7", "DA-TERM-8", "DA-FACE-1", "DA-THREAT-1")
def test_figures_say_how_they_stand_and_face_down_threats_only_their_level() -> None:
    t = room()
    t.put("petra", (3, 3))
    t.hurt("krom", 2, 1)
    t.hero("lorna").ready = False
    t.dark((5, 5), 2)
    t.token("treasure-chest", (4, 3), 1)
    t.token("dart-trap", (4, 4), 1, KNOWN)
    t.pit((3, 5))
    ogre = t.monster("ogre", (5, 3), damage=1, ready=False)
    t.activate("petra")
    petra = piece(t, piece_id(t.figure("petra")))
    assert (petra.at, petra.tone, petra.dim) == (cell_id(at((3, 3))), "gold", False)
    assert petra.facing == t.hero("petra").facing
    krom = piece(t, piece_id(t.figure("krom")))
    assert [(one.icon, one.value) for one in krom.badges] == [("poison-bottle", 1)]
    assert krom.health is not None
    assert (krom.health.value, krom.health.limit) == (3, 5)
    assert piece(t, piece_id(t.figure("lorna"))).dim
    monster = piece(t, piece_id(ogre))
    assert (monster.dim, monster.tone, monster.acts) == (True, "gold", True)
    dark = piece(t, f"threat{at((5, 5))}")
    assert (say(dark.label), dark.number) == ("face-down threat of level II", 2)
    assert piece(t, f"threat{at((4, 3))}").tone == "gold"
    assert piece(t, f"threat{at((4, 4))}").tone == "danger"
    assert piece(t, f"pit{at((3, 5))}").shape == "marker"


@pytest.mark.rule("DA-RUL-25", "DA-LOS-2")
def test_the_ruler_counts_diagonals_once_and_walls_block_it() -> None:
    t = room()
    cells = [cell.id for cell in board(t).cells]
    assert title.looks.ruler is not None
    found = title.looks.ruler(t.s, 0, "dungeon", cell_id(at((3, 4))))
    assert found is not None
    for place, far, seen in (((5, 5), 2, True), ((2, 4), 1, True), ((4, 2), 2, False)):
        number = cells.index(cell_id(at(place)))
        assert (found.ranges[number], found.sight[number]) == (far, seen), place
    assert found.ranges[cells.index(cell_id(at((14, 0))))] == -1
    assert title.looks.ruler(t.s, 0, "dungeon", cell_id(at((14, 0)))) is None


@pytest.mark.rule("DA-RUL-22", "DA-SETUP-3")
def test_the_coloured_door_is_on_starting_tiles_only() -> None:
    t = lay()
    gates = [(cell, side) for cell in (5, 9) for side in range(4) if is_entrance(t.s, cell, side)]
    assert gates == [(5, 3), (9, 1)]
    four = ["petra", "lorna", "krom", "bull"], ["holgar", "root", "jypzy", "sable"]
    more = (
        ["graltar", "belzamin", "krolt", "mirabell"],
        ["emanon", "melinda", "mcfarlin", "mysterios"],
    )
    whole = lay(*four, *more)
    cells = [cell for cell, laid in enumerate(whole.s.laid) if laid != NONE]
    assert len(cells) == 4
    for cell in cells:
        assert sum(is_entrance(whole.s, cell, side) for side in range(4)) == 1
    for tile in range(len(TILE)):
        if tile in (t.s.laid[5] // 4, t.s.laid[9] // 4):
            continue
        for turns in range(4):
            t.s.laid[0] = 4 * tile + turns
            start = any(TILE[f"start-{colour}"] == tile for colour in ("yellow", "green"))
            seen = any(is_entrance(t.s, 0, side) for side in range(4))
            assert start or not seen, tile


@pytest.mark.rule("DA-RUL-25", "DA-LOS-2")
def test_the_ruler_covers_every_square_of_every_room_laid_and_no_other() -> None:
    t = room()
    assert title.looks.ruler is not None
    cells = [cell.id for cell in title.rules.view(t.s, 0).boards[0].cells]
    rooms = [cell for cell, laid in enumerate(t.s.laid) if laid != NONE]
    for cell in range(15):
        for square in range(9 * cell, 9 * cell + 9):
            found = title.looks.ruler(t.s, 0, "dungeon", cell_id(square))
            assert (found is not None) == (cell in rooms)
    start = at((5, 5))
    found = title.looks.ruler(t.s, 0, "dungeon", cell_id(start))
    assert found is not None
    for cell in range(15):
        for square in range(9 * cell, 9 * cell + 9):
            number = cells.index(cell_id(square))
            assert (found.ranges[number] >= 0) == (cell in rooms)
            if cell in rooms and square != start:
                assert found.sight[number] == sees(start, square, t.s.corridors)


# -- an attack -------------------------------------------------------------------------------------


@pytest.mark.rule("DA-POWER-1", "DA-DMG-3", "DA-DMG-5")
def test_an_attack_shows_power_and_defence_with_all_their_parts() -> None:
    t = room()
    t.put("lorna", (3, 3))
    t.put("petra", (4, 4))
    archer = t.monster("bone-archer", (5, 5))
    t.under("lorna", "lorna-shot")
    t.activate("lorna")
    shot = option(t, ATTACK(archer, NONE, NONE))
    assert shot.at[0] == piece_id(archer)
    damage, result = shot.preview
    assert damage.sum is not None
    assert [(one.value, say(one.label)) for one in damage.sum.terms] == [
        (2, "own"), (2, "bonus"), (-1, "armour"), (-1, "in the way"),
    ]  # fmt: skip
    assert damage.sum.total == 2
    assert say(result) == "2 damage, 1 health left."
    assert say(result, "es") == "2 de daño, le queda 1 de salud."


FIGHTS = (ACT, CHOOSE_MONSTER, MONSTER_ACT, SOLO_ACTION)


def lively(ask: Ask[Value], dice: random.Random) -> Value:
    """Attacks where there are some, then doors, then anything."""
    for kinds in ((ATTACK,), (PET,), (STRIKE, SEND_STRIKE, SOLO_STRIKE), (OPEN,)):
        found = [one for one in ask.options if ask.kind.of(one) in kinds]
        if found:
            return dice.choice(found)
    return dice.choice(ask.options)


def rolls(s: Dungeon, args: tuple[Value, ...]) -> bool:
    """Whether a power rolls the Dungeon die for an attack."""
    for named in args[:2]:
        assert isinstance(named, tuple)
        number, kind, _ = named
        assert isinstance(number, int)
        assert isinstance(kind, int)
        if number >= 16 and CONTENT.monsters[kind].power in ("roll", "blur"):
            return True
    return False


@pytest.mark.rule("DA-DMG-1", "DA-MON-10", "DA-RUL-112")
@pytest.mark.parametrize("seats", [1, 2])
def test_what_is_said_of_an_attack_is_what_it_comes_to(seats: int) -> None:
    """Through a game: no option promises what the attack does not hold, of heroes or monsters.
    Reactions and dice come after it."""
    game = new_game(seats, "forecast", heroes="ready")
    dice = random.Random(3)
    said = 0
    while game.pending:
        ask = game.pending[0]
        value = lively(ask, dice)
        promised: tuple[int, int] | None = None
        if ask.kind in FIGHTS and isinstance(value, tuple) and len(value) >= 3:
            shown = title.rules.show(game.state, ask, ask.seat)
            text = next(one for one in shown.options if one.key == ask.key(value)).text
            if "power" in text.args:
                power, defence = text.args["power"], text.args["defence"]
                assert isinstance(power, int)
                assert isinstance(defence, int)
                promised = power, defence
        before = len(game.events(WATCHER))
        game.answer(ask.seat, value)
        if promised is None or (game.pending and game.pending[0].kind.name == "react"):
            continue
        told = [one for one in game.events(WATCHER)[before:] if one.kind.name == "attacked"]
        if told and not rolls(game.state, told[0].args):
            said += 1
            assert told[0].args[2:4] == promised
    assert said > 10


# -- cards -----------------------------------------------------------------------------------------


@pytest.mark.rule("DA-CARD-2")
def test_the_own_hand_says_which_heroes_a_card_fits() -> None:
    t = room()
    t.hand(0, "petra-strike", "long-blade", "healing-draught")
    own = next(one for one in scene(t).zones if one.id == "hand0")
    fits = {one.face: [say(badge.label) for badge in one.badges] for one in own.cards}
    assert fits == {
        "card-petra-strike": ["Petra"],
        "card-long-blade": ["Petra", "Lorna", "Krom"],
        "card-healing-draught": [],
    }
    seen = next(one for one in scene(t, 1).zones if one.id == "hand0")
    assert not any(card.badges for card in seen.cards)

"""What a player is told who may not attack, play or rest; what the ruler and the walls show."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance import title
from grimorio.games.dungeonalliance.components.numbers import TILE
from grimorio.games.dungeonalliance.rules.board import sees
from grimorio.games.dungeonalliance.view.board import is_entrance
from grimorio.games.dungeonalliance.view.names import cell_id, piece_id
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import Table, at, lay, new_game, room
from tests.games.shelf import told


def refused(t: Table) -> dict[str, tuple[str, tuple[str, ...]]]:
    """For what is touched: the message of the reason, and the rule."""
    ask = t.ask()
    choice = title.rules.show(t.s, ask, ask.seat)
    return {
        one.at[0] if one.at else one.text.id: (one.reason.id, one.rules) for one in choice.refused
    }


@pytest.mark.rule("DA-RANGE-2", "DA-LOS-2")
def test_who_shoots_is_told_what_is_too_near_too_far_or_behind_a_wall() -> None:
    t = room()
    t.tile("forge", (2, 1))
    t.corridor((1, 1), "e")
    t.put("lorna", (3, 4))
    two, three = t.monster("ogre", (5, 3)), t.monster("goblin", (6, 4))
    near, far = t.monster("goblin", (4, 4)), t.monster("goblin", (7, 4))
    walled = t.monster("goblin", (4, 2))
    t.hero("lorna").hindered = (5, 0, 0, 0)  # or she would walk to where she can shoot
    t.activate("lorna")
    found = refused(t)
    assert found[piece_id(near)] == ("refused-far", ("DA-RANGE-2",))
    assert found[piece_id(far)] == ("refused-far", ("DA-RANGE-2",))
    assert found[piece_id(walled)] == ("refused-sight", ("DA-LOS-2",))
    assert piece_id(two) not in found
    assert piece_id(three) not in found


@pytest.mark.rule("DA-RANGE-1", "DA-ATK-10", "DA-FACE-3")
def test_who_has_attacked_is_told_who_is_behind_and_who_was_attacked_already() -> None:
    t = room()
    t.put("petra", (4, 4))
    one, behind = t.monster("ogre", (3, 3)), t.monster("ogre", (5, 5))
    beside, walled = t.monster("ogre", (3, 4)), t.monster("ogre", (4, 2))
    t.activate("petra")
    assert refused(t) == {piece_id(walled): ("refused-melee", ("DA-RANGE-1",))}
    t.attack(one)
    found = refused(t)
    assert found[piece_id(one)] == ("refused-struck", ("DA-ATK-10",))
    assert found[piece_id(behind)] == ("refused-facing", ("DA-FACE-3",))
    assert piece_id(beside) not in found


@pytest.mark.rule("DA-FACE-3", "DA-RANGE-2")
def test_who_shoots_is_told_who_is_behind_after_the_first_shot() -> None:
    t = room()
    t.tile("forge", (2, 1))
    t.corridor((1, 1), "e")
    t.put("lorna", (4, 4))
    t.hand(0, "traveller-boots")
    one, behind = t.monster("ogre", (7, 5)), t.monster("ogre", (1, 3))
    t.activate("lorna")
    assert refused(t) == {}
    t.attack(one)
    assert refused(t)[piece_id(behind)] == ("refused-facing", ("DA-FACE-3",))


@pytest.mark.rule("DA-ATK-7", "DA-ATK-10", "DA-ATK-11", "DA-REST-4", "DA-ACT-10")
def test_who_cannot_attack_at_all_is_told_why() -> None:
    for way, reason in (
        ("rest", ("refused-rests", ("DA-REST-4",))),
        ("again", ("refused-again", ("DA-ACT-10",))),
        ("moved", ("refused-moved", ("DA-ATK-11",))),
        ("twice", ("refused-twice", ("DA-ATK-10",))),
    ):
        t = room()
        t.put("petra", (4, 4))
        t.hand(0, "traveller-boots")
        one, other, third = [t.monster("ogre", spot) for spot in ((5, 3), (5, 4), (5, 5))]
        t.activate("petra")
        if way in {"moved", "again"}:
            t.go((4, 3))
        if way in {"rest", "again"}:
            t.do(way)
        else:
            t.attack(one)
        if way == "twice":
            t.attack(other)
        found = refused(t)
        assert found[piece_id(third if way == "twice" else other)] == reason


@pytest.mark.rule("DA-CARD-2", "DA-CARD-4", "DA-REACT-1")
def test_only_cards_that_cannot_be_played_are_refused() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.under("petra", "petra-strike")
    t.hand(0, "traveller-boots", "hurling-axe", "lorna-shot", "petra-charge", "frost-dart")
    t.monster("ogre", (4, 2))
    t.activate("petra")
    choice = title.rules.show(t.s, t.ask(), 0)
    texts = {one.text.id: one.reason.id for one in choice.refused}
    assert texts.get("card-traveller-boots") is None
    assert texts.get("card-petra-charge") is None
    assert texts["card-hurling-axe"] == "refused-type"
    assert texts["card-lorna-shot"] == "refused-other", "it is Lorna's own"
    assert texts["card-frost-dart"] == "refused-icons"


# -- the board -------------------------------------------------------------------------------------


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
    assert title.ruler is not None
    cells = [cell.id for cell in title.rules.view(t.s, 0).boards[0].cells]
    rooms = [cell for cell, laid in enumerate(t.s.laid) if laid != NONE]
    for cell in range(15):
        for square in range(9 * cell, 9 * cell + 9):
            found = title.ruler(t.s, 0, "dungeon", cell_id(square))
            assert (found is not None) == (cell in rooms)
    start = at((5, 5))
    found = title.ruler(t.s, 0, "dungeon", cell_id(start))
    assert found is not None
    for cell in range(15):
        for square in range(9 * cell, 9 * cell + 9):
            number = cells.index(cell_id(square))
            assert (found.ranges[number] >= 0) == (cell in rooms)
            if cell in rooms and square != start:
                assert found.sight[number] == sees(start, square, t.s.corridors)


# -- set-up ----------------------------------------------------------------------------------------


@pytest.mark.rule("DA-SETUP-3", "DA-DRAFT-1", "DA-SOLO-1")
@pytest.mark.parametrize(
    ("seats", "heroes"), [(1, "draft"), (2, "draft"), (3, "ready"), (4, "random")]
)
def test_entrances_and_heroes_are_told_as_they_are_taken(seats: int, heroes: str) -> None:
    game = new_game(seats, "told", heroes=heroes)
    while game.pending[0].kind.name != "line_up":
        game.answer(game.pending[0].seat, game.pending[0].options[-1])
    s = game.state
    taken = told(game, "entrance")
    assert sorted(taken) == [(seat, player.entrance) for seat, player in enumerate(s.players)]
    drafted = told(game, "drafted")
    for seat, player in enumerate(s.players):
        assert [kind for who, kind in drafted if who == seat] == [
            hero.kind for hero in player.heroes
        ]
    assert len(drafted) == 4 * seats

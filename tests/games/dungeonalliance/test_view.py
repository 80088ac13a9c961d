"""What is on the screen: the frame and its doors, figures and threats, heroes with their cards, the
market, sums of an attack, what a monster would do, and what is refused and why."""

from __future__ import annotations

import random

import pytest

from grimorio.core import WATCHER, Ask, Value, key_of
from grimorio.core.scene import Board, Choice, Group, Option, Piece, Scene, Text
from grimorio.games.dungeonalliance import title
from grimorio.games.dungeonalliance.components.numbers import CARD, CARDS, CONTENT, COSTS, TILE
from grimorio.games.dungeonalliance.kinds import ACT, CHOOSE_MONSTER, MONSTER_ACT, SOLO_ACTION
from grimorio.games.dungeonalliance.rules.ending import score_of
from grimorio.games.dungeonalliance.rules.solo import follow_card
from grimorio.games.dungeonalliance.rules.upgrades import upgrade
from grimorio.games.dungeonalliance.state import KNOWN, Dungeon
from grimorio.games.dungeonalliance.view.names import cell_id, piece_id
from grimorio.kit.numbers import NONE
from grimorio.texts import LANGUAGES, texts_of
from tests.games.dungeonalliance.table import Place, Table, at, lay, new_game, room

SOLO = ("petra", "lorna", "krom", "mysterios")


def scene(t: Table, seat: int = 0) -> Scene:
    return title.rules.view(t.s, seat)


def board(t: Table) -> Board:
    return scene(t).boards[0]


def side(t: Table, place: Place, number: int) -> str:
    """How a side of a square is drawn."""
    found = [
        one.kind for one in board(t).edges if one.cell == cell_id(at(place)) and one.side == number
    ]
    assert len(found) == 1
    return found[0]


def piece(t: Table, id_: str) -> Piece:
    return next(one for one in board(t).pieces if one.id == id_)


def group(t: Table, id_: str, seat: int = 0) -> Group:
    return next(one for one in scene(t, seat).groups if one.id == id_)


def choice(t: Table) -> Choice:
    ask = t.ask()
    return title.rules.show(t.s, ask, ask.seat)


def option(t: Table, *value: str | int) -> Option:
    return next(one for one in choice(t).options if one.key == key_of(value))


def say(text: Text, lang: str = "en") -> str:
    return texts_of(title, lang).say(text)


def reasons(t: Table) -> dict[str, str]:
    """What is refused, by what one would touch for it."""
    return {one.at[0] if one.at else one.text.id: say(one.reason) for one in choice(t).refused}


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
    assert title.ruler is not None
    found = title.ruler(t.s, 0, "dungeon", cell_id(at((3, 4))))
    assert found is not None
    for place, far, seen in (((5, 5), 2, True), ((2, 4), 1, True), ((4, 2), 2, False)):
        number = cells.index(cell_id(at(place)))
        assert (found.ranges[number], found.sight[number]) == (far, seen), place
    assert found.ranges[cells.index(cell_id(at((14, 0))))] == -1
    assert title.ruler(t.s, 0, "dungeon", cell_id(at((14, 0)))) is None


# -- heroes, cards, the market ---------------------------------------------------------------------


@pytest.mark.rule("DA-CARD-3", "DA-POWER-1", "DA-SURGE-4")
def test_heroes_show_what_they_can_do_now_and_the_cards_under_them() -> None:
    t = room()
    t.under("petra", "petra-strike")
    t.hero("petra").down = (CARD["lorna-shot"],)
    petra = group(t, "alliance0").members[0]
    card = CONTENT.heroes[t.hero("petra").kind]
    more = CARDS[CARD["petra-strike"]].modifiers[0].by
    assert {one.id: one.value for one in petra.stats} == {
        "health": card.health, "melee": card.power + more, "armour": card.guard,
        "speed": card.speed,
    }  # fmt: skip
    zone = next(one for one in scene(t).zones if one.id in petra.zones)
    assert [card.face for card in zone.cards] == ["card-petra-strike", "card-lorna-shot"]
    # Others see that a card lies there, not which.
    for seat in (1, WATCHER):
        theirs = next(one for one in scene(t, seat).zones if one.id in petra.zones)
        assert [card.face for card in theirs.cards] == ["card-petra-strike", ""]
    assert group(t, "alliance0").members[1].zones == ()


@pytest.mark.rule("DA-UPG-2", "DA-VALID-9", "DA-UPG-13")
def test_the_market_says_what_fits_whom_and_what_is_out_of_reach() -> None:
    t = room()
    t.upgrades("long-blade", "bark-skin", "healing-draught", "great-sword")
    cost, dear = COSTS[CARD["long-blade"]], COSTS[CARD["great-sword"]]
    t.player(0).fresh = cost
    t.play(upgrade(0))
    market = {one.label.id: one for one in group(t, "upgrades").members}
    blade, draught = market["card-long-blade"], market["card-healing-draught"]
    assert blade.stats[0].value == cost
    assert isinstance(blade.stats[1].value, Text)
    assert say(blade.stats[1].value) == "Petra, Lorna, Krom"
    assert isinstance(draught.stats[1].value, Text)
    assert say(draught.stats[1].value) == "all of yours"
    assert not blade.dim
    assert market["card-great-sword"].dim
    assert reasons(t)["upgrade3"] == f"it costs {dear}, you have {cost}"
    buy = option(t, "buy", CARD["long-blade"])
    assert (say(buy.text), buy.at) == (f"take Long Blade for {cost} XP", ("upgrade0",))
    assert option(t, "swap", CARD["long-blade"]).at == ("upgrade0",)


# -- an attack -------------------------------------------------------------------------------------


@pytest.mark.rule("DA-POWER-1", "DA-DMG-3", "DA-DMG-5")
def test_an_attack_shows_power_and_defence_with_all_their_parts() -> None:
    t = room()
    t.put("lorna", (3, 3))
    t.put("petra", (4, 4))
    archer = t.monster("bone-archer", (5, 5))
    t.under("lorna", "lorna-shot")
    t.activate("lorna")
    shot = option(t, "attack", NONE, archer)
    assert shot.at[0] == piece_id(archer)
    damage, result = shot.preview
    assert damage.sum is not None
    assert [(one.value, say(one.label)) for one in damage.sum.terms] == [
        (2, "own"), (2, "bonus"), (-1, "armour"), (-1, "in the way"),
    ]  # fmt: skip
    assert damage.sum.total == 2
    assert say(result) == "2 damage, 1 health left."
    assert say(result, "es") == "2 de daño, le queda 1 de salud."


def lively(ask: Ask[Value], dice: random.Random) -> Value:
    """Attacks where there are some, then doors, then anything."""
    for word in ("attack", "pet", "strike", "open"):
        found = [one for one in ask.options if isinstance(one, tuple) and one and one[0] == word]
        if found:
            return dice.choice(found)
    return dice.choice(ask.options)


FIGHTS = (ACT, CHOOSE_MONSTER, MONSTER_ACT, SOLO_ACTION)


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
            text = next(one for one in shown.options if one.key == key_of(value)).text
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


def rolls(s: Dungeon, args: tuple[Value, ...]) -> bool:
    """Whether a power rolls the Dungeon die for an attack."""
    for named in args[:2]:
        assert isinstance(named, tuple)
        number, kind = named
        assert isinstance(number, int)
        assert isinstance(kind, int)
        if number >= 16 and CONTENT.monsters[kind].power in ("roll", "blur"):
            return True
    return False


@pytest.mark.rule("DA-RANGE-1", "DA-LOS-2", "DA-CARD-2", "DA-CARD-4", "DA-RUL-13")
def test_what_cannot_be_done_is_refused_with_its_reason() -> None:
    t = room()
    t.put("petra", (3, 3))
    near, far = t.monster("goblin", (4, 4)), t.monster("goblin", (5, 1))
    t.under("petra", "petra-strike")
    t.hand(0, "long-blade", "lorna-shot", "twin-daggers")
    t.activate("petra")
    t.go((3, 4))
    found = reasons(t)
    assert piece_id(near) not in found
    assert found[piece_id(far)] == "it is not beside the hero"
    names = {say(one.text): say(one.reason) for one in choice(t).refused}
    assert names["Long Blade"] == "a card of its type lies under Petra already"
    assert names["rest: heal 3 damage, no attack"] == "a rest is chosen at the start of the turn"
    assert names["Twin Daggers"] == "Petra does not have its icons"
    assert names["Long Yew"] == "only Lorna can play it"
    t.attack(near)
    said = "only a hero that has spent no Speed attacks a second time"
    assert reasons(t)[piece_id(far)] == said


# -- questions -------------------------------------------------------------------------------------


@pytest.mark.rule("DA-DOOR-1", "DA-DOOR-4", "DA-MOVE-1")
def test_squares_and_doors_are_tapped_on_the_board_and_a_tile_is_drawn_as_it_would_lie() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.row("guard-post", "kennel")
    t.dark((1, 4))
    t.activate("petra")
    go = option(t, "go", at((4, 4)))
    assert (go.at, say(go.text), go.draws) == ((cell_id(at((4, 4))),), "go to E5, 1 Speed", False)
    # Who enters a room with something face down is warned.
    dark = option(t, "go", at((2, 4)))
    assert dark.draws
    assert [one.id for one in dark.preview] == ["preview-dark"]
    t.go((4, 5))
    south = t.edge((1, 1), "s")
    post = option(t, "open", south, t.s.tile_row[0], 0)
    words = "lay the guard post (doors: north) behind the south door"
    assert say(post.text) == words
    assert post.at == (cell_id(at((4, 6))),)
    assert post.draws
    assert post.diagram is not None
    # As it would lie: the way in is open, and its other door would face the frame.
    assert sides_of(post) == {"n": "open"}
    assert [one.id for one in post.preview] == ["preview-waits", "tile-threats"]


def sides_of(tile: Option) -> dict[str, str]:
    """What the drawing of a tile has in its sides, other than walls."""
    assert tile.diagram is not None
    around = {(1, -1): "n", (3, 1): "e", (1, 3): "s", (-1, 1): "w"}
    return {
        around[one.x, one.y]: one.kind for one in tile.diagram.marks if (one.x, one.y) in around
    }


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
    value = ("open", t.edge((1, 1), "n"), t.s.tile_row[0], 0)
    found = option(t, *value)
    assert found.ghost == cell_id(at((3, 0)))
    assert sides_of(found) == {"e": "door", "s": "open", "w": "door"}
    words = "lay the crossroads (doors: east, south, west) behind the north door"
    assert say(found.text) == words
    assert (list(t.s.laid), t.s.corridors) == before, "nothing is laid by showing it"
    t.s.laid[2] = 4 * TILE["nest"]
    assert sides_of(option(t, *value))["e"] == "locked"


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
        found = option(t, "pick", t.edge((1, 1), side), crossroads, 0)
        assert found.ghost == cell_id(at(cell))
        assert sides_of(found)[way_in] == "open"
        assert found.confirm


@pytest.mark.rule("DA-SETUP-17", "DA-DRAW-2", "DA-SURGE-1")
def test_several_cards_are_chosen_tap_by_tap() -> None:
    game = new_game(1, "taps", heroes="ready")
    ask = game.pending[0]
    while ask.kind.name != "discard":
        if ask.kind.name == "line_up":
            lined = title.rules.show(game.state, ask, 0)
            assert all(len(one.taps) == 3 for one in lined.options)
            assert not lined.any_order
        game.answer(0, "end" if ask.kind is ACT else ask.options[0])
        ask = game.pending[0]
    shown = title.rules.show(game.state, ask, 0)
    assert shown.any_order
    assert [one.text.id for one in shown.options if not one.at and not one.taps] == ["option-none"]
    ids = {card.id for zone in title.rules.view(game.state, 0).zones for card in zone.cards}
    for one in shown.options:
        assert set(one.at) | set(one.taps) <= ids
        assert len(set(one.taps)) == len(one.taps)


# -- monsters --------------------------------------------------------------------------------------


@pytest.mark.rule("DA-MON-7", "DA-MON-9")
def test_of_a_monster_that_reaches_nobody_it_is_asked_only_where_it_goes() -> None:
    t = lay()
    t.tile("nest", (1, 1))
    ogre = t.monster("ogre", (5, 4))
    t.move(ogre)
    assert say(choice(t).prompt) == "The ogre reaches nobody. Where does it go?"
    assert say(choice(t).prompt, "es") == "El ogro no alcanza a nadie. ¿Adónde va?"
    t = room()
    t.put("petra", (3, 4))
    t.move(t.monster("ogre", (4, 4)))
    assert say(choice(t).prompt, "es") == "¿A quién ataca el ogro, y desde dónde?"


@pytest.mark.rule("DA-MON-2", "DA-MON-4", "DA-MON-6")
def test_a_monster_tells_who_may_choose_it_and_whom_it_can_attack() -> None:
    t = room()
    t.put("petra", (3, 3))
    goblin = t.monster("goblin", (5, 5))
    assert title.outlook is not None
    found = title.outlook(t.s, 0, piece_id(goblin))
    assert found is not None
    said = [say(line) for line in found.lines]
    assert said[0] == "It is ready: it can be activated."
    assert said[1].startswith("Blue may choose it, because")
    assert said[2] == "Red may choose it: it is far from all of their heroes."
    assert any(line.startswith("It can attack Petra from") for line in said)
    assert found.areas[0].cells
    assert "DA-MON-6" in found.rules
    t.s.monsters[goblin].ready = False
    tired = title.outlook(t.s, 0, piece_id(goblin))
    assert tired is not None
    assert tired.lines[0].id == "foresee-exhausted"
    assert title.outlook(t.s, 0, piece_id(t.figure("petra"))) is None


@pytest.mark.rule("DA-SOLO-3", "DA-SOLO-6", "DA-SOLO-7", "DA-RUL-72")
def test_in_solo_the_next_card_says_what_it_would_do_now() -> None:
    t = lay(SOLO)
    form_a = next(n for n, one in enumerate(CONTENT.solo) if one.form == "a" and one.damage)
    t.s.solo_card = form_a
    t.s.solo_bag.remove(form_a)
    card = CONTENT.solo[form_a]
    row = ["long-blade", "oak-bow", "hooked-axe", "traveller-boots", "ring-shirt"]
    t.upgrades(*row)
    first, nobody = [say(note) for note in group(t, "solo").notes]
    assert card.first == "upgrades"
    names = [say(Text(f"card-{row[place]}")) for place in (card.cross, card.arrow)]
    assert first == f"Of the upgrades, {names[0]} leaves the game and {names[1]} is discarded."
    assert nobody.startswith("The monster worth most cannot attack, so:")
    t.tile("crossroads", (1, 1))
    t.corridor((1, 2), "n")
    goblin, ogre = t.monster("goblin", (3, 4)), t.monster("ogre", (4, 4))
    notes = [say(note) for note in group(t, "solo").notes]
    assert notes[-1].startswith("The ogre on E5 attacks")
    assert notes[-1].endswith("at +2.")
    assert title.outlook is not None
    for figure, line in ((goblin, "foresee-poorer"), (ogre, "foresee-solo")):
        found = title.outlook(t.s, 0, piece_id(figure))
        assert found is not None
        assert line in [one.id for one in found.lines]


@pytest.mark.rule("DA-SCARD-3", "DA-SOLO-3", "DA-SOLO-8")
def test_the_next_card_reckons_with_the_monster_it_makes_ready() -> None:
    t = lay(SOLO)
    wakes = next(n for n, one in enumerate(CONTENT.solo) if one.first == "ready")
    t.s.solo_card = wakes
    t.s.solo_bag.remove(wakes)
    t.tile("crossroads", (1, 1))
    t.corridor((1, 2), "n")
    goblin = t.monster("goblin", (3, 4))
    ogre = t.monster("ogre", (4, 4), ready=False)
    notes = [say(note) for note in group(t, "solo").notes]
    assert notes[0] == "The ogre on E5 becomes ready."
    assert notes[-1].startswith("The ogre on E5 attacks")
    assert not t.s.monsters[ogre].ready, "nothing has happened yet"
    assert title.outlook is not None
    for figure, line in ((goblin, "foresee-poorer"), (ogre, "foresee-solo")):
        found = title.outlook(t.s, 0, piece_id(figure))
        assert found is not None
        assert line in [one.id for one in found.lines]
    t.monster("ogre", (5, 4), ready=False)
    notes = [say(note) for note in group(t, "solo").notes]
    assert notes[0] == "One of 2 exhausted monsters becomes ready."
    assert notes[-1].startswith("One of 2 monsters attacks")


@pytest.mark.rule("DA-SOLO-4", "DA-SOLO-6", "DA-SOLO-7")
def test_while_a_solo_card_is_carried_out_it_says_what_is_left_of_it() -> None:
    t = lay(SOLO)
    t.tile("crossroads", (1, 1))
    t.corridor((1, 2), "n")
    t.monster("goblin", (3, 4))
    t.monster("goblin", (4, 4))
    t.s.solo_card = next(n for n, one in enumerate(CONTENT.solo) if one.first == "tiles")
    t.play(follow_card(0))
    assert t.asked == [(0, "solo_action")]
    solo = group(t, "solo")
    assert (solo.label.id, solo.now) == ("solo-now", True)
    second, third = [say(note) for note in solo.notes]
    assert second.startswith("The ready monster worth most XP attacks")
    assert third.startswith("If neither can be done: ")


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


@pytest.mark.rule("DA-REACT-1", "DA-DMG-3")
def test_who_is_asked_to_react_reads_the_sum_and_what_the_card_does() -> None:
    t = room(("petra", "krom", "lorna", "sable"), ("jypzy", "holgar", "bull", "root"))
    t.put("sable", (4, 4))
    t.hand(0, "sable-dodge")
    ogre = t.monster("ogre", (5, 5))
    t.move(ogre)
    t.answer(("strike", at((5, 5)), t.figure("sable")))
    assert t.asked == [(0, "react")]
    asked = choice(t)
    assert say(asked.prompt).startswith("The ogre attacks Sable: 5 against ")
    dodge = next(one for one in asked.options if one.text.id == "card-sable-dodge")
    assert [say(line) for line in dodge.preview][-1] == "+2 evasion."


# -- the end ---------------------------------------------------------------------------------------


@pytest.mark.rule("DA-WIN-3", "DA-SOLO-11", "DA-SOLO-12")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_at_the_end_the_score_is_broken_down(lang: str) -> None:
    t = lay(SOLO)
    player = t.player(0)
    player.fresh, player.spent, player.defeats = 3, 8, 2
    t.s.tiles_left = [1, 0, 0]
    t.row("kennel")
    t.tile("crossroads", (1, 1))
    t.dark((3, 3))
    t.monster("goblin", (4, 4))
    t.s.over = True
    *notes, rank = scene(t).panels[0].notes
    assert rank.id == "score-rank"
    signs = [1 if one.id == "score-xp" else -1 for one in notes]
    counts = [one.args["count"] for one in notes]
    assert counts == [11, 2, 8, 1, 1]
    numbers = [count for count in counts if isinstance(count, int)]
    total = sum(sign * count for sign, count in zip(signs, numbers, strict=True))
    assert total == score_of(t.s, 0) == -1
    assert all(say(one, lang) for one in notes)
    # Nobody is proud of that; of a better score the hall of fame tells, and with whom.
    assert title.feats(t.s) == []
    player.spent = 20
    feat = title.feats(t.s)[0]
    assert (feat.seat, feat.score) == (0, 11)
    assert say(feat.text).endswith(", with Petra, Lorna, Krom, Mysterios")

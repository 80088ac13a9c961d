"""What a seat sees of Tash-Kalar, and what its questions look like."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from grimorio.core import WATCHER, Event, Seat
from grimorio.core.kinds import Kind
from grimorio.core.scene import Card, Choice, Diagram, Option, Panel, Scene, Text, Zone
from grimorio.games.tashkalar import title
from grimorio.games.tashkalar.components.numbers import FIRST_LEGEND
from grimorio.games.tashkalar.components.vocabulary import HEROIC
from grimorio.games.tashkalar.kinds import CLAIMED, DREW, LEAPT, MOVED, SCORED, SUMMONED
from grimorio.games.tashkalar.nouns import CARD
from grimorio.games.tashkalar.positions import name_of
from grimorio.games.tashkalar.rules import pieces
from grimorio.games.tashkalar.rules.board import SQUARES, squares_of
from grimorio.games.tashkalar.state import ELITE, MELEE, Arena
from grimorio.games.tashkalar.view import story
from grimorio.games.tashkalar.view.cards import catalogue
from grimorio.games.tashkalar.view.hints import fits, nearly_fits
from grimorio.kit.zones import EVERYBODY
from grimorio.rulebook import mentions, rules_of
from grimorio.texts import Texts, texts_of
from tests.games.tashkalar.boards import square_named
from tests.games.tashkalar.builders import Table, arena, pattern

SYLVAN = ("sylvan", "highland", "north", "south")
HIGHLAND = ("highland", "sylvan", "north", "south")


@cache
def speaker() -> Texts:
    return texts_of(title, "en", {0: "Ada", 1: "Bruno", 2: "Carla", 3: "Dario"})


def say(text: Text | None) -> str:
    assert text is not None
    return speaker().say(text)


def seen(table: Table, seat: Seat) -> Scene:
    return table.game.view(seat)


def zone(table: Table, seat: Seat, name: str) -> Zone:
    (found,) = [one for one in seen(table, seat).zones if one.id == name]
    return found


def panel(table: Table, seat: Seat, other: Seat) -> Panel:
    return seen(table, seat).panels[other]


def notes(table: Table, seat: Seat, other: Seat) -> list[str]:
    return [say(note) for note in panel(table, seat, other).notes]


def stats(table: Table, seat: Seat, other: Seat) -> dict[str, int | Text]:
    return {stat.id: stat.value for stat in panel(table, seat, other).stats}


def choice(table: Table) -> Choice:
    (found,) = table.game.choices(table.asked[0])
    return found


def options(table: Table, word: str) -> list[Option]:
    """The options whose key begins with a word."""
    return [one for one in choice(table).options if one.key.startswith(f"{word} ")]


def area(card: Card, name: str) -> str:
    """The squares a card shows, by name."""
    cells = [cell for one in card.shows if one.id.startswith(name) for cell in one.cells]
    return " ".join(name_of(int(cell[1:])) for cell in cells)


# -- the board ------------------------------------------------------------------------------------


def test_the_board_has_69_squares_that_differ_by_their_drawing_too() -> None:
    duel, elite = arena(), arena(form=ELITE, options={"form": "elite"})
    for table, centre in ((duel, "sand"), (elite, "stone")):
        (board,) = seen(table, WATCHER).boards
        ground = {name_of(int(cell.id[1:])): cell.terrain for cell in board.cells}
        assert len(ground) == 69
        assert {ground[name] for name in ("d2", "e5", "h6", "c8")} == {"lava"}
        assert {ground[name] for name in ("c3", "g3", "i4", "a5", "f8")} == {"forest"}
        assert {ground[name] for name in ("d4", "e4", "f4", "d5", "f6")} == {centre}
        assert list(ground.values()).count("lava") == 4
        assert list(ground.values()).count("forest") == 5


def test_letters_stand_along_the_upper_rim_and_numbers_along_the_left_one() -> None:
    (board,) = seen(arena(), WATCHER).boards
    marks = {cell.id: cell.note for cell in board.cells if cell.note}
    letters = sorted(sign for note in marks.values() for sign in note if sign.isalpha())
    numbers = sorted(sign for note in marks.values() for sign in note if sign.isdigit())
    assert (letters, numbers) == (list("abcdefghi"), list("123456789"))


def test_pieces_are_told_apart_by_seat_and_rank() -> None:
    (board,) = seen(arena("1e5 1e6h 2d4l"), WATCHER).boards
    found = {piece.at: piece for piece in board.pieces}
    common, heroic, legend = (found[f"c{square_named(at)}"] for at in ("e5", "e6", "d4"))
    assert [piece.seat for piece in (common, heroic, legend)] == [0, 0, 1]
    assert [piece.shape for piece in (common, heroic, legend)] == ["token", "figure", "large"]
    assert len({piece.icon for piece in (common, heroic, legend)}) == 3
    assert say(legend.label) == "Bruno: legendary piece"


def test_a_pair_wears_the_colour_of_its_first_seat() -> None:
    table = arena("1e5 2e6", seats=4, teams=True)
    (board,) = seen(table, WATCHER).boards
    assert sorted(piece.seat or 0 for piece in board.pieces) == [0, 1]
    assert say(board.pieces[0].label) == "Ada and Carla: common piece"
    assert [one.partner for one in seen(table, 0).panels] == [2, 3, 0, 1]


# -- patterns -------------------------------------------------------------------------------------


def drawn(card: str) -> Diagram:
    (found,) = [face.diagram for face in catalogue() if face.id == f"card-{card}"]
    assert found is not None
    return found


def test_a_pattern_is_drawn_with_pieces_target_marks_and_arrows() -> None:
    knight = {(mark.x, mark.y): mark for mark in drawn("knight").marks}
    assert set(knight) == {(0, 0), (-1, 1), (0, 1), (1, 1), (-1, 2)}
    assert (knight[0, 0].kind, knight[0, 0].icon) == ("target", "")
    assert {mark.icon for at, mark in knight.items() if at != (0, 0)} == {"pawn"}
    assert say(drawn("knight").label) == (
        "Pattern: ·□· / ●●● / ●·· (● a common piece, □ here comes a heroic piece)"
    )
    angel = {(mark.x, mark.y): mark for mark in drawn("angel-of-death").marks}
    assert (angel[0, 0].kind, angel[0, 0].icon) == ("target", "black-knight-helm")
    tower = {(mark.x, mark.y): mark for mark in drawn("gun-tower").marks}
    assert (tower[-1, 0].kind, tower[-1, 0].note) == ("marked", "←")
    assert (tower[1, 0].kind, tower[1, 0].note) == ("marked", "→")
    mage = {(mark.x, mark.y): mark for mark in drawn("time-mage").marks}
    assert (mage[-1, 1].kind, mage[-1, 1].icon, mage[-1, 1].note) == ("marked", "", "")


# -- hands ----------------------------------------------------------------------------------------


@pytest.mark.rule("TK-RUL-32")
def test_a_hand_is_seen_by_its_player_alone() -> None:
    table = arena("", "knight herald bomb titan hell-bull flare-1")
    mine, theirs = zone(table, 0, "hand0"), zone(table, 1, "hand0")
    assert [card.face for card in mine.cards][:2] == ["card-knight", "card-herald"]
    assert {card.face for card in theirs.cards} == {""}
    assert [card.back for card in theirs.cards] == 3 * ["being"] + 2 * ["legend"] + ["flare"]
    assert not any(card.shows for card in theirs.cards)
    assert mine.count == theirs.count == 6


@pytest.mark.rule("TK-RUL-52")
def test_a_card_the_others_have_seen_is_open_to_them_but_shows_them_nothing() -> None:
    table = arena(pattern("knight", "e6", 2), "knight", turn=1)
    table.s.players[0].hand.seen[0] = EVERYBODY
    (card,) = zone(table, 1, "hand0").cards
    assert (card.face, card.shows) == ("card-knight", ())


def test_a_card_shows_where_it_can_be_summoned_and_where_a_piece_is_missing() -> None:
    table = arena("1d5 1d7 1g2 1g3", "naiad sapling", schools=SYLVAN)
    naiad, sapling = zone(table, 0, "hand0").cards
    assert area(sapling, "fits").split() == table.summons("sapling") == ["g1", "g4"]
    assert "d4" in area(sapling, "nearly").split()
    assert (area(naiad, "fits"), table.summons("naiad")) == ("", [])
    assert "f1" in area(naiad, "nearly").split()


def random_position(dice: Random) -> Arena:
    s = arena().s
    for at in dice.sample(SQUARES, 24):
        pieces.put(s, dice.randrange(2), dice.choice((0, 0, 0, 1, 1, 2)), at)
    return s


@pytest.mark.parametrize("seed", range(12))
def test_a_square_is_one_piece_short_if_and_only_if_one_more_piece_completes_the_pattern(
    seed: int,
) -> None:
    dice = Random(seed)
    s = random_position(dice)
    for card in dice.sample(range(66), 10):
        before = fits(s, 0, card)
        after = 0
        for at in squares_of(pieces.empty(s)):
            more = s.copy()
            pieces.put(more, 0, 2, at)
            # The new piece may outrank what would be summoned on it: that square is still empty.
            after |= fits(more, 0, card) & ~(1 << at)
        own_square = nearly_fits(s, 0, card) & pieces.empty(s)
        assert nearly_fits(s, 0, card) & ~own_square == after & ~before & ~pieces.empty(s)
        assert own_square & after == after & ~before & pieces.empty(s)


# -- acting ---------------------------------------------------------------------------------------


def test_a_summoning_is_shown_before_it_is_done() -> None:
    table = arena(f"{pattern('knight', 'e6')} 2e6h", "knight")
    (summon,) = options(table, "summon")
    assert say(summon.text) == "Summon the Knight on e6"
    assert summon.confirm
    assert summon.at == ("being0-0", f"c{square_named('e6')}")
    lit = {name_of(int(cell[1:])) for cell in summon.path}
    assert lit == {"e6", "d7", "e7", "f7", "d8"}
    said = [say(text) for text in summon.preview]
    assert said == [
        "Destroys on e6: Bruno: heroic piece.",
        "Make up to 3 combat moves with the Knight, never onto a common piece.",
    ]


def test_the_last_piece_of_the_reserve_is_missed_before_a_summoning() -> None:
    table = arena(pattern("sapling", "e6"), "sapling", supply=2, schools=SYLVAN)
    for summon in options(table, "summon"):
        assert "Your reserve has no such piece" in say(summon.preview[0])


def test_an_improvised_summoning_names_the_piece_it_uses() -> None:
    table = arena("1e7 3e8", "sapling", form=MELEE, seats=3, schools=SYLVAN)
    texts = [say(text) for one in options(table, "summon") for text in one.preview]
    assert "Improvised, once a game with that colour: Carla: common piece, on e8." in texts


@pytest.mark.rule("TK-SUMMON-3", "TK-FLARE-3")
def test_what_cannot_be_done_says_why() -> None:
    table = arena("1e7 2a5 2a6 2b5h", "sapling titan flare-1", schools=SYLVAN)
    reasons = {say(one.text): say(one.reason) for one in choice(table).refused}
    assert reasons["Sapling"].startswith("One piece short on")
    assert reasons["Titan"] == "Its pattern is more than one piece short."
    assert reasons["Answered Call"] == (
        "A rival must be 3 upgraded pieces ahead of you, or 6 pieces; now it is 1 and 2."
    )


def test_a_flare_shows_what_it_would_do_and_what_it_costs() -> None:
    table = arena("2b2h 2b3h 2b4h", "flare-1")
    (flare,) = options(table, "flare")
    assert flare.at == ("flare0-0",)
    assert [say(text) for text in flare.preview] == [
        "Place a common piece of yours on any empty square.",
        "A point for Bruno.",
    ]


def test_an_effect_is_asked_for_in_the_words_of_its_card() -> None:
    table = arena(pattern("unicorn", "e5"), "unicorn", schools=SYLVAN)
    table.summon("unicorn", "e5")
    asked = choice(table)
    assert say(asked.prompt) == "Unicorn: which of the two?"
    assert say(asked.why) == "You may make a combat move with the Unicorn or gain an action."
    assert [say(one.text) for one in asked.options] == [
        "No, leave it", "Make a combat move with the Unicorn", "Gain an action",
    ]  # fmt: skip


def test_a_move_shows_its_way_and_warns_of_an_own_piece() -> None:
    table = arena(f"{pattern('wolf-rider', 'd4')} 2c4 1d3", "wolf-rider", schools=HIGHLAND)
    table.summon("wolf-rider", "d4")
    moves = {one.key: one for one in choice(table).options if one.key != "pass"}
    assert [name_of(int(cell[1:])) for cell in moves["c4"].path] == ["d4", "c4"]
    assert [say(text) for text in moves["c4"].preview] == ["Destroys on c4: Bruno: common piece."]
    assert (moves["c4"].tone, moves["d3"].tone, moves["c3"].tone) == ("", "danger", "")


def test_an_arrow_lights_its_line() -> None:
    table = arena(f"{pattern('cannon', 'f6')} 2f4 2h6", "cannon")
    table.summon("cannon", "f6")
    up = next(one for one in choice(table).options if one.key == "up")
    assert say(up.text) == "↑ up"
    assert [name_of(int(cell[1:])) for cell in up.path] == ["f5", "f4", "f3", "f2", "f1"]


# -- decks ----------------------------------------------------------------------------------------


@pytest.mark.rule("TK-RUL-31")
def test_every_deck_can_be_looked_through_and_what_was_played_is_grey() -> None:
    table = arena(pattern("sapling", "b6", 2), "", "sapling naiad", turn=1, schools=HIGHLAND)
    table.summon("sapling", "b6")
    table.discard("naiad")
    for seat, grey in ((1, {"card-sapling", "card-naiad"}), (0, {"card-sapling"})):
        deck = zone(table, seat, "deck1")
        assert len(deck.cards) == 18
        drawn = {card for card in table.hand(1) if seat == 1}
        gone = {card.face for card in deck.cards if card.dim}
        assert gone == grey | {f"card-{card}" for card in drawn if CARD.number(card) < 54}
    assert zone(table, 0, "deck1").count == 18 - 2 - 3
    assert [card.face for card in zone(table, 0, "discard1").cards] == ["", "card-sapling"]
    own = [card.face for card in zone(table, 1, "discard1").cards]
    assert sorted(own) == ["card-naiad", "card-sapling"]
    assert len(zone(table, 0, "legends").cards) == len(zone(table, 0, "flares").cards) == 12


def test_the_card_at_work_lies_on_the_table() -> None:
    table = arena(f"{pattern('swordmaster', 'e6')} 2d5", "swordmaster")
    table.summon("swordmaster", "e6")
    assert [card.face for card in zone(table, 1, "now").cards] == ["card-swordmaster"]


# -- how everyone stands --------------------------------------------------------------------------


def test_a_panel_tells_points_pieces_reserve_and_cards() -> None:
    table = arena("1e5 1e6h 1e7l 2a5", "knight")
    found = stats(table, 1, 0)
    assert (found["points"], found["pieces"], found["upgraded"]) == (0, 3, 2)
    assert (found["reserve"], found["legendary"], found["deck"]) == (14, 2, 17)


@pytest.mark.rule("TK-FLARE-4", "TK-FLARE-5")
def test_a_rival_who_is_ahead_is_marked_as_flares_count_it() -> None:
    table = arena("1e5 2a5 2a6h 2b5h 2b6")
    assert "3 pieces ahead of you, 2 upgraded" in notes(table, 0, 1)
    assert not any("ahead" in note for note in notes(table, 1, 0))
    assert not any("ahead" in note for note in notes(table, WATCHER, 1))
    assert notes(arena("1e5h 2a5 2a6 2b5"), 0, 1) == ["2 pieces ahead of you"]
    assert notes(arena("1e5 1e6 2a5h"), 0, 1) == ["1 upgraded ahead of you"]


@pytest.mark.rule("TK-DSCORE-1")
def test_destroyed_pieces_lie_in_a_tray_until_the_turn_ends() -> None:
    table = arena(f"{pattern('hill-giant', 'e5')} 2e4h 2d5", "hill-giant", schools=HIGHLAND)
    table.summon("hill-giant", "e5")
    assert "has destroyed pieces of Bruno: 1 common, 1 heroic" in notes(table, 1, 0)
    table.place("a5")
    assert not any("destroyed" in note for note in notes(table, 1, 0) + notes(table, 1, 1))


def test_a_melee_tells_points_colour_by_colour_and_who_may_improvise() -> None:
    table = arena("1e5", form=MELEE, seats=3)
    table.s.sides[0].points[2] = 4
    table.s.sides[0].spent = 1 << 1
    assert stats(table, 1, 0)["points"] == 0, "the weakest colour is the score"
    assert notes(table, 1, 0)[0] == "points: Bruno 0, Carla 4"
    assert "may improvise with Carla" in notes(table, 1, 0)
    assert "may improvise with Ada, Carla" in notes(table, 1, 1)
    table.s.sides[1].spent = 1 << 0 | 1 << 2
    assert not any("improvise" in note for note in notes(table, 1, 1))


@pytest.mark.rule("TK-TASK-1", "TK-TASK-3")
def test_tasks_lie_open_with_who_meets_them() -> None:
    table = arena(
        "1d2h 1e5h 1h6", form=ELITE, tasks="red-conquest destruction side-chain",
        next_task="isolation", options={"form": "elite"},
    )  # fmt: skip
    own, rival = (
        {card.face: [(b.tone, say(b.label)) for b in card.badges] for card in row.cards}
        for row in (zone(table, 0, "tasks"), zone(table, 1, "tasks"))
    )
    said = "Ada could claim it if the turn ended now"
    assert own == {
        "task-red-conquest": [("good", said)], "task-destruction": [], "task-side-chain": [],
    }  # fmt: skip
    assert rival["task-red-conquest"] == [("danger", said)]
    assert [card.face for card in zone(table, 0, "next-task").cards] == ["task-isolation"]
    table.place("a5", "a6")
    assert [say(one.text) for one in choice(table).options] == [
        "Claim nothing", "Red Conquest, 2 points",
    ]  # fmt: skip
    assert "Isolation" in [say(one.text) for one in choice(table).refused]


def test_tasks_lie_beside_the_board_and_nothing_else_does() -> None:
    table = arena(form=ELITE, tasks="destruction", next_task="isolation", options={"form": "elite"})
    assert {one.id for one in seen(table, 0).zones if one.beside} == {"tasks", "next-task"}


# -- the log --------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [MOVED, LEAPT])
def test_the_log_tells_what_a_piece_was_called_and_what_it_became(kind: Kind) -> None:
    before, after = (
        {piece.at: piece.id for piece in seen(arena(board), 0).boards[0].pieces}
        for board in ("1d2h 2e5", "1d4h 2e5")
    )
    old, new = square_named("d2"), square_named("d4")
    told = story.say(arena().s, Event(kind, (0, HEROIC, old, new), EVERYBODY, 0)).args
    assert (told["piece"], told["became"]) == (before[f"c{old}"], after[f"c{new}"])


def test_a_game_turns_on_points_and_legends() -> None:
    def weight(kind: Kind, *numbers: int) -> object:
        return story.say(arena().s, Event(kind, numbers, EVERYBODY, 0)).args.get("turning")

    assert [weight(SCORED, 0, 1, points) for points in (1, 2, 3, 7)] == [1, 2, 3, 3]
    assert weight(CLAIMED, 0, 0, 2) == 2
    assert weight(SUMMONED, 0, FIRST_LEGEND, 4) == 2
    assert weight(SUMMONED, 0, FIRST_LEGEND - 1, 4) is None
    assert weight(DREW, 0, 0, 2) is None


def test_the_headline_tells_form_turn_and_end() -> None:
    table = arena()
    assert say(seen(table, 0).headline) == "Duel, turn 3. Played to 18 points."
    table.s.last_turns = 1
    assert say(seen(table, 0).headline) == "Last turns: 1 more after this one."


def test_every_rule_a_view_names_is_in_the_rulebook() -> None:
    book = rules_of(title.folder, "en")
    modules = [title.folder / "kinds.py", *(title.folder / "view").iterdir()]
    named = {
        rule
        for module in modules
        if module.name.endswith(".py")
        for rule in mentions(module.read_text(encoding="utf-8"))
    }
    assert len(named) > 40
    assert named - book.keys() == set()


# -- how near the end is ---------------------------------------------------------------------------


@pytest.mark.rule("TK-END-2", "TK-TSETUP-3")
@pytest.mark.parametrize(
    ("cards", "left", "note"),
    [
        (12, 6, ""),
        (9, 3, "3 straight cards left in the deck: drawing the last one brings the last turns"),
        (7, 1, "1 straight card left in the deck: drawing it brings the last turns"),
    ],
)
def test_in_team_play_the_straight_cards_left_are_shown_to_all(
    cards: int, left: int, note: str
) -> None:
    table = arena("", seats=4, teams=True)
    del table.s.players[2].deck[cards:]
    for seat in (WATCHER, 0, 1, 2, 3):
        (deck,) = [one for one in panel(table, seat, 2).stats if one.id == "deck"]
        assert (deck.value, say(deck.label)) == (left, "straight cards left in the deck")
        assert deck.tone == ("danger" if note else "")
        said = [one for one in notes(table, seat, 2) if "straight" in one]
        assert said == ([note] if note else [])
        pile = zone(table, seat, "deck2")
        assert pile.count == cards
        assert say(pile.label) == "Highland deck, 6 of its cards sideways"


@pytest.mark.rule("TK-END-1")
def test_without_teams_the_cards_of_the_deck_are_what_brings_the_end() -> None:
    table = arena("", deck="knight herald")
    (deck,) = [one for one in panel(table, 1, 0).stats if one.id == "deck"]
    assert (deck.value, say(deck.label), deck.tone) == (2, "cards left in the deck", "danger")
    note = "2 cards left in the deck: drawing the last one brings the last turns"
    assert note in notes(table, 1, 0)
    assert say(zone(table, 1, "deck0").label) == "Northern Imperial deck"
    table.s.last_turns = 1
    assert note not in notes(table, 1, 0), "it is there already"


@pytest.mark.rule("TK-RUL-32", "TK-TSETUP-4")
def test_partners_see_each_others_legends_and_nothing_else_of_a_hand() -> None:
    table = arena("", "knight titan hell-bull flare-1", seats=4, teams=True)
    for seat, faces in (
        (2, ["", "card-titan", "card-hell-bull", ""]),
        (1, [""] * 4),
        (WATCHER, [""] * 4),
    ):
        assert [card.face for card in zone(table, seat, "hand0").cards] == faces

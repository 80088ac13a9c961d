"""Set-up: the table before the first turn, in every form (TK-SETUP, TK-ESETUP, TK-DSETUP,
TK-MSETUP, TK-TSETUP)."""

from __future__ import annotations

from itertools import permutations

from grimorio.core import Chance, Options, Planned, Seat, ask, plan, tell
from grimorio.games.tashkalar.components.box import Supplies
from grimorio.games.tashkalar.components.numbers import (
    CONTENT,
    FLARE_CARDS,
    LEGEND_CARDS,
    SCHOOL_CARDS,
)
from grimorio.games.tashkalar.components.vocabulary import COMMON
from grimorio.games.tashkalar.kinds import (
    CHOOSE_SCHOOL,
    SCHOOL_TAKEN,
    START_LAID,
    START_PIECE,
    STARTS,
)
from grimorio.games.tashkalar.nouns import Square
from grimorio.games.tashkalar.rules import pieces, step
from grimorio.games.tashkalar.rules.board import DUEL_SQUARES, MELEE_SQUARES
from grimorio.games.tashkalar.rules.drawing import BEINGS, FLARES, LEGENDS, draw_up
from grimorio.games.tashkalar.rules.tasks import lay_out_tasks
from grimorio.games.tashkalar.rules.teams import partner_of, side_of
from grimorio.games.tashkalar.rules.turn import begin_turn
from grimorio.games.tashkalar.state import DUEL, ELITE, LAYING_OUT, MELEE, Arena, Player, Side
from grimorio.games.tashkalar.variants import (
    SCHOOLS,
    TEAMS,
    default_goal,
    form_of,
    goal_of,
    starter_of,
)
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import Zone


def set_up(options: Options, seats: int, chance: Chance) -> Arena:
    """Decks in their bags and nothing on the board (TK-SETUP-3, TK-SETUP-5, TK-ESETUP-8); then
    schools, starting player, tasks, hands and starting pieces, in this order (TK-RUL-12)."""
    s = new_arena(form_of(options, seats), seats, chance, bool(options[TEAMS]))
    s.chosen = options[SCHOOLS] == "chosen"
    s.goal = goal_of(options, seats)
    plan(
        s,
        *[take_school(seat) for seat in range(seats)],
        deal(starter_of(options)),
        *lay_out(s.form),
    )
    return s


def lay_out(form: int) -> list[Planned]:
    """When all is dealt: the starting pieces, and the first turn."""
    return [*[lay_starting_piece(squares) for squares in starting_places(form)], open_game()]


def new_arena(form: int, seats: int, chance: Chance, teams: bool = False) -> Arena:
    """A table before anybody has chosen anything."""
    count = 2 if teams else seats
    return Arena(
        chance=chance,
        journal=None,
        agenda=[],
        form=form,
        teams=teams,
        chosen=False,
        goal=default_goal(form, seats),
        aim=NONE,
        sides=[new_side(form, count) for _ in range(count)],
        players=[new_player() for _ in range(seats)],
        legend_deck=list(LEGEND_CARDS),
        legend_bottom=Zone([], []),
        legend_discard=[],
        flare_deck=list(FLARE_CARDS),
        flare_bottom=Zone([], []),
        flare_discard=[],
        task_deck=list(range(len(CONTENT.tasks))) if form == ELITE else [],
        task_bottom=[],
        tasks=[],
        next_task=NONE,
        first=0,
        turn=0,
        turns=0,
        control=0,
        stage=LAYING_OUT,
        actions=0,
        discarded=False,
        borrows=False,
        extra_beings=0,
        extra_legends=0,
        again=False,
        kills=[0] * (3 * count),
        summoned=[],
        summoned_legends=0,
        card=NONE,
        at=NONE,
        last_turns=NONE,
        surrendered=NONE,
        over=False,
    )


def new_side(form: int, count: int, supplies: Supplies = CONTENT.supplies) -> Side:
    """Pieces of a colour; if the box takes the markers of the scores from them, those are out of
    play: one in a duel, one for each rival in a melee (TK-DSETUP-1, TK-MSETUP-1..3, TK-RUL-7,
    TK-RUL-11)."""
    markers = {ELITE: 0, DUEL: 1, MELEE: count - 1}[form] if supplies.markers else 0
    supply = supplies.two_sided - markers
    return Side(
        supply=supply, pieces=0, upgraded=0, legends=0, points=[0] * count, tasks=[], spent=0
    )


def new_player() -> Player:
    """A player who has no deck yet."""
    return Player(
        school=NONE,
        hand=Zone([], []),
        legends=Zone([], []),
        flares=Zone([], []),
        deck=[],
        top=Zone([], []),
        bottom=Zone([], []),
        discard=Zone([], []),
    )


# -- schools ------------------------------------------------------------------------------------


@step
async def take_school(s: Arena, seat: Seat) -> None:
    """At random or as the players choose, one after another (TK-SETUP-4, TK-RUL-13); the pieces'
    colour is that of the seat (TK-RUL-60)."""
    player = s.players[seat]
    if s.chosen:
        player.school = await ask(seat, CHOOSE_SCHOOL, lambda: schools_left(s))
    else:
        player.school = s.chance.pick(schools_left(s))
    player.deck = sorted(SCHOOL_CARDS[player.school])
    tell(s, SCHOOL_TAKEN, seat, player.school)


def schools_left(s: Arena) -> list[int]:
    """The decks the next player can take so that all others still find one."""
    taken = [player.school for player in s.players if player.school != NONE]
    left = [school for school in range(len(CONTENT.schools)) if school not in taken]
    if not s.teams:
        return left
    count = len(s.players) - len(taken)
    return sorted({rest[0] for rest in permutations(left, count) if fits([*taken, *rest])})


def fits(schools: list[int]) -> bool:
    """Partners use different decks: not the two that hold the same cards (TK-TSETUP-2,
    TK-RUL-57)."""
    decks = [CONTENT.schools[school].deck for school in schools]
    return all(decks[seat] != decks[partner_of(seat)] for seat in range(4))


# -- hands --------------------------------------------------------------------------------------


@step
async def deal(s: Arena, starter: Seat) -> None:
    """The starting player, drawn at random unless the table has agreed on one, then tasks and
    hands (TK-SETUP-6, TK-RUL-12)."""
    s.first = s.chance.below(len(s.players)) if starter == NONE else starter
    tell(s, STARTS, s.first)
    if s.form == ELITE:
        lay_out_tasks(s)
    deal_hands(s)


def deal_hands(s: Arena) -> None:
    """Three beings, two legends, one flare; of a pair only the one who plays first draws legends
    (TK-SETUP-7, TK-TSETUP-3..6, TK-RUL-2)."""
    for seat in in_turn(s):
        draw_up(s, seat, BEINGS)
        draw_up(s, seat, FLARES)
        if not s.teams or not s.players[partner_of(seat)].legends.cards:
            draw_up(s, seat, LEGENDS)


def in_turn(s: Arena) -> list[Seat]:
    """The seats in the order of play."""
    count = len(s.players)
    return [(s.first + number) % count for number in range(count)]


# -- starting pieces ----------------------------------------------------------------------------


def starting_places(form: int) -> tuple[tuple[int, ...], ...]:
    """The set-up squares; where there are two in one place, one of them is used."""
    if form == ELITE:
        return ()
    return DUEL_SQUARES if form == DUEL else MELEE_SQUARES


@step
async def lay_starting_piece(s: Arena, squares: tuple[Square, ...]) -> None:
    """The last in turn order lays a common of each colour that starts on the board, each on a
    set-up square of its own (TK-DSETUP-2..4, TK-MSETUP-4..7, TK-RUL-10, TK-EX-30)."""
    layer = in_turn(s)[-1]
    options = [(side, at) for side in starting_sides(s) for at in squares]
    chosen = await ask(layer, START_PIECE, lambda: options, squares)
    side, at = chosen[0], chosen[1]
    pieces.put(s, side, COMMON, at)
    tell(s, START_LAID, layer, side, at)


def starting_sides(s: Arena) -> list[int]:
    """The colours that start on the board and are not there yet; of four in a melee the second
    has none (TK-MSETUP-4..7)."""
    sides = [side_of(s, seat) for seat in in_turn(s)]
    if s.form == DUEL:
        sides = sorted({*sides})
    elif len(sides) == 4:
        sides = [sides[0], sides[2], sides[3]]
    return [side for side in sides if not s.sides[side].pieces]


@step
async def open_game(s: Arena) -> None:
    """All is laid out: the first turn."""
    begin_turn(s, s.first)

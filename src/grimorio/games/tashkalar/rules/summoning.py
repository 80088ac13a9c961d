"""Summoning: which beings can come where, and bringing them (TK-SUMMON, TK-SHORT, TK-IMPRO)."""

from __future__ import annotations

from grimorio.core import Value, ask, plan, reveal, tell
from grimorio.games.tashkalar.components.numbers import (
    BEING_EFFECTS,
    CARD_RANKS,
    FIRST_FLARE,
    FIRST_LEGEND,
)
from grimorio.games.tashkalar.kinds import (
    BORROWED,
    IMPROVISED,
    LEGEND_POINT,
    LIFTED,
    SUMMON,
    SUMMONED,
    TAKE,
)
from grimorio.games.tashkalar.nouns import Card, Square, Way
from grimorio.games.tashkalar.rules import pieces, step
from grimorio.games.tashkalar.rules.board import squares_of
from grimorio.games.tashkalar.rules.cast import of_summoning
from grimorio.games.tashkalar.rules.patterns import (
    NEEDS,
    ORIENTATIONS,
    find,
    find_short,
    find_two_short,
    missing,
    raised,
)
from grimorio.games.tashkalar.rules.scoring import score_legend
from grimorio.games.tashkalar.rules.teams import side_to_move
from grimorio.games.tashkalar.rules.verbs import resolve
from grimorio.games.tashkalar.state import DUEL, MELEE, RESOLVING, Arena
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import EVERYBODY

# -- what can be summoned -----------------------------------------------------------------------


def summons(s: Arena, cards: list[int]) -> list[Value]:
    """Every way to summon one of the cards now; one that would be cancelled is not offered, so that
    no action is ever lost by it (TK-SUMMON-1..14, TK-SHORT-1..5, TK-RUL-23..26)."""
    mine = side_to_move(s)
    ranks = pieces.ranks_of(s.sides[mine])
    free = pieces.free_by_rank(s)
    found: list[Value] = []
    for card, way, squares in find(cards, ranks, free):
        spare = pieces.reserve(s, mine, CARD_RANKS[card])
        for at in squares_of(squares):
            if spare or usable(s, mine, card, way, at):
                found.append(SUMMON(card, at, way, NONE, NONE))
    if s.borrows or (s.form == MELEE and lenders(s, mine)):
        found += foreign_summons(s, mine, cards)
    return found


def usable(s: Arena, mine: int, card: int, way: int, at: int) -> int:
    """In a shortage the own pieces of the needed kind that can become the being: the one on the
    square of the summoning, else all outside the pattern (TK-SHORT-3, TK-SHORT-4, TK-RUL-25,
    TK-EX-24..25)."""
    own = pieces.of_kind(s.sides[mine], CARD_RANKS[card])
    if own >> at & 1:
        return 1 << at
    return own & ~ORIENTATIONS[card][way].used(at)


def lenders(s: Arena, mine: int) -> list[int]:
    """The rivals whose colour can still be improvised with (TK-IMPRO-1..3)."""
    spent = s.sides[mine].spent
    return [side for side in range(len(s.sides)) if side != mine and not spent >> side & 1]


def foreign_summons(s: Arena, mine: int, cards: list[int]) -> list[Value]:
    """Summonings that use a rival's piece: one by improvising in a melee, one lent by the War
    Summoner, or one of each (TK-IMPRO-4, TK-IMPRO-5, TK-RUL-62). The being itself is an own piece,
    as ever (TK-SHORT-1..5)."""
    ranks = pieces.ranks_of(s.sides[mine])
    free = pieces.free_by_rank(s)
    rivals = [side for side in range(len(s.sides)) if side != mine]
    improvised = lenders(s, mine) if s.form == MELEE else []
    own, lent = raised(ranks), raised(joint(s, rivals if s.borrows else improvised))
    gaps = 2 if s.borrows and improvised else 1
    count, upgraded = ranks[0].bit_count() + gaps, ranks[1].bit_count() + gaps
    found: list[Value] = []
    for card in cards:
        if count < NEEDS[card][0] or upgraded < NEEDS[card][1]:
            continue
        spare = pieces.reserve(s, mine, CARD_RANKS[card])
        for way, orientation in enumerate(ORIENTATIONS[card]):
            for at in squares_of(find_short(card, way, own, lent, free)):
                if spare or usable(s, mine, card, way, at):
                    (gap,) = missing(at, orientation, ranks)
                    pair = (gap, NONE) if s.borrows else (NONE, gap)
                    found.append(SUMMON(card, at, way, pair[0], pair[1]))
            if gaps == 1:
                continue
            for at in squares_of(find_two_short(card, way, own, lent, free)):
                if not spare and not usable(s, mine, card, way, at):
                    continue
                one, two = missing(at, orientation, ranks)
                for gap, other in ((one, two), (two, one)):
                    if pieces.side_at(s, other) in improvised:
                        found.append(SUMMON(card, at, way, gap, other))
    return found


def joint(s: Arena, sides: list[int]) -> tuple[int, int, int]:
    """The pieces of several sides by rank or higher."""
    common = heroic = legendary = 0
    for number in sides:
        side = s.sides[number]
        common |= side.pieces
        heroic |= side.upgraded
        legendary |= side.legends
    return common, heroic, legendary


# -- summoning ----------------------------------------------------------------------------------


def summon(s: Arena, card: int, at: int, way: int, borrowed: int, improvised: int) -> None:
    """The card is laid open, its piece comes, its effects follow (TK-SUMMON-1, TK-SUMMON-2,
    TK-SUMMON-8, TK-SUMMON-9)."""
    mine = side_to_move(s)
    s.actions -= 1
    lay_open(s, card, at)
    spend_foreign(s, mine, borrowed, improvised)
    if pieces.reserve(s, mine, CARD_RANKS[card]) or usable(s, mine, card, way, at) >> at & 1:
        bring(s, card, at, way)
    else:
        plan(s, take_piece(card, at, way))


def lay_open(s: Arena, card: int, at: int) -> None:
    player = s.players[s.turn]
    (player.legends if card >= FIRST_LEGEND else player.hand).take(card)
    s.card, s.at = card, at
    reveal(s)
    tell(s, SUMMONED, s.turn, card, at)


def spend_foreign(s: Arena, mine: int, borrowed: int, improvised: int) -> None:
    """A loan covers this summoning only, used or not (TK-IMPRO-6); an improvised one turns the
    marker of that colour (TK-IMPRO-2). The piece keeps its colour (TK-IMPRO-7..9, TK-EX-31)."""
    s.borrows = False
    if borrowed != NONE:
        tell(s, BORROWED, s.turn, pieces.side_at(s, borrowed), borrowed)
    if improvised != NONE:
        rival = pieces.side_at(s, improvised)
        s.sides[mine].spent |= 1 << rival
        tell(s, IMPROVISED, s.turn, rival, improvised)


@step
async def take_piece(s: Arena, card: Card, at: Square, way: Way) -> None:
    """In a shortage a piece is taken from the board first, which is not destroying it
    (TK-SHORT-3..4, TK-RUL-25)."""
    squares = usable(s, side_to_move(s), card, way, at)
    taken = await ask(lambda: s.control, TAKE, lambda: squares_of(squares), card)
    tell(s, LIFTED, s.turn, pieces.rank_at(s, taken), taken)
    pieces.lift(s, taken)
    bring(s, card, at, way)


def bring(s: Arena, card: int, at: int, way: int) -> None:
    """What stands there is destroyed, whoever owns it (TK-SUMMON-12, TK-RUL-27)."""
    mine = side_to_move(s)
    if pieces.occupied(s) >> at & 1:
        pieces.destroy(s, at)
    pieces.put(s, mine, CARD_RANKS[card], at)
    s.summoned.append(at)
    if card >= FIRST_LEGEND:
        s.summoned_legends += 1
        if s.form == MELEE:
            plan(s, choose_colour(card, at, way))
            return
        if s.form == DUEL:
            score_legend(s, 1 - mine)
    follow(s, card, at, way)


@step
async def choose_colour(s: Arena, card: Card, at: Square, way: Way) -> None:
    """In a melee the point of a legend is of a colour of choice (TK-MSCORE-8)."""
    mine = side_to_move(s)
    rivals = [rival for rival in range(len(s.sides)) if rival != mine]
    score_legend(s, await ask(lambda: s.control, LEGEND_POINT, lambda: rivals, card))
    follow(s, card, at, way)


def follow(s: Arena, card: int, at: int, way: int) -> None:
    """The effects of a being that has come (TK-SUMMON-15)."""
    s.stage = RESOLVING
    plan(s, resolve(BEING_EFFECTS[card], of_summoning(card, at, way)))


def put_away(s: Arena) -> None:
    """The card that was used is discarded: a being on the own pile, a legend or a flare on the
    shared one, all of them seen (TK-SUMMON-16, TK-FLARE-8, TK-RUL-31)."""
    card = s.card
    if card >= FIRST_FLARE:
        s.flare_discard.append(card)
    elif card >= FIRST_LEGEND:
        s.legend_discard.append(card)
    else:
        s.players[s.turn].discard.add(card, EVERYBODY)
    s.card = s.at = NONE

"""The end: when it comes, the score, ties, what a score is worth alone and together (DA-WIN)."""

from __future__ import annotations

from grimorio.core import Outcome, Seat, tell
from grimorio.games.dungeonalliance.components.numbers import CONTENT, TABLE
from grimorio.games.dungeonalliance.kinds import (
    CLEARED,
    COUNTED,
    LEFT_OVER,
    RANKED,
    SCORED,
    WON,
)
from grimorio.games.dungeonalliance.nouns import DECIDED
from grimorio.games.dungeonalliance.state import COMPETITIVE, KNOWN, SOLO, TOGETHER, Dungeon
from grimorio.kit.numbers import NONE


def check_cleared(s: Dungeon) -> None:
    """The Dungeon deck is empty and no monster is left: the game ends with this round, whatever
    comes to the map later (DA-WIN-1, DA-RUL-62); not in solo or together (DA-RUL-70,
    DA-RUL-148)."""
    if s.early or s.mode != COMPETITIVE or s.monsters or sum(s.tiles_left):
        return
    s.early = True
    tell(s, CLEARED)


def score_of(s: Dungeon, seat: Seat) -> int:
    """All XP, spent and unspent, less the Defeat tokens (DA-WIN-3, DA-UPG-3)."""
    player = s.players[seat]
    found = player.fresh + player.spent - player.defeats
    return found - dungeon_loss(s) if s.mode == SOLO and s.over else found


def common_score(s: Dungeon) -> int:
    """Together: all scores, less what is left of the dungeon (DA-RUL-146)."""
    return sum([score_of(s, seat) for seat in range(len(s.players))]) - dungeon_loss(s)


def dungeon_loss(s: Dungeon) -> int:
    """Alone and together: 4 for each tile not laid, 1 for each monster and each face-down threat on
    the map (DA-SOLO-11, DA-SOLO-12, DA-EX-39, DA-RUL-146)."""
    tiles, monsters, dark = left_over(s)
    return TABLE.tile_loss * tiles + monsters + dark


def left_over(s: Dungeon) -> tuple[int, int, int]:
    """Tiles not laid, monsters on the map, threats that lie there face down."""
    tiles = sum(s.tiles_left) + len(s.tile_row)
    dark = len(s.unknown) + sum([token % 2 == KNOWN for token in s.tokens.values()])
    return tiles, len(s.monsters), dark


def solo_rank(score: int) -> int:
    """The highest rank that a score in solo is enough for; NONE if it is for none (DA-RUL-107)."""
    found = NONE
    for number, rank in enumerate(CONTENT.ranks):
        if score >= rank.least:
            found = number
    return found


def next_rank(rank: int) -> int:
    """The rank above; NONE above the highest."""
    return NONE if rank == len(CONTENT.ranks) - 1 else rank + 1


def tell_score(s: Dungeon) -> None:
    """At the end: what every Alliance has brought, then who has won and by what; alone and together
    what is left of the dungeon, the score and what it is worth (DA-WIN-3..7, DA-RUL-107,
    DA-RUL-146)."""
    seats = sorted(range(len(s.players)), key=lambda seat: rank_of(s, seat), reverse=True)
    for seat in seats:
        player = s.players[seat]
        xp = player.fresh + player.spent
        tell(s, SCORED, seat, xp - player.defeats, xp, player.defeats)
    if s.mode == COMPETITIVE:
        best = rank_of(s, seats[0])
        decided = DECIDED.number(decided_by([rank_of(s, seat) for seat in seats]))
        for seat in sorted(seats):
            if rank_of(s, seat) == best:
                tell(s, WON, seat, best[0], decided)
        return
    tell(s, LEFT_OVER, dungeon_loss(s), *left_over(s))
    if s.mode == SOLO:
        score = score_of(s, 0)
        rank = solo_rank(score)
        above = next_rank(rank)
        tell(s, RANKED, score, rank, above, 0 if above == NONE else CONTENT.ranks[above].least)
    else:
        score = common_score(s)
        tell(s, COUNTED, score, s.goal, int(score >= s.goal))


def decided_by(ranks: list[tuple[int, int, int]]) -> str:
    """What the best is ahead by, of ranks with the best first (DA-WIN-4..7)."""
    for place in range(3):
        if ranks[0][place] > ranks[1][place]:
            return DECIDED.ids[place]
    return "tie"


def rank_of(s: Dungeon, seat: Seat) -> tuple[int, int, int]:
    """The score, then the cards acquired, then the lower damage (DA-WIN-4..6)."""
    player = s.players[seat]
    return (score_of(s, seat), player.cards, -sum([hero.damage for hero in player.heroes]))


def outcome(s: Dungeon) -> Outcome | None:
    """How it ended, or None while it goes on; those still tied win together; alone any rank is a
    victory, together the goal (DA-WIN-7, DA-RUL-18, DA-RUL-69, DA-RUL-107, DA-RUL-146)."""
    if not s.over:
        return None
    if s.mode == SOLO:
        score = score_of(s, 0)
        ranked = solo_rank(score) != NONE
        return Outcome([float(score)], [0] if ranked else [], "solo" if ranked else "solo-lost")
    if s.mode == TOGETHER:
        return common_outcome(s)
    ranks = [rank_of(s, seat) for seat in range(len(s.players))]
    winners = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
    scores = [float(score_of(s, seat)) for seat in range(len(s.players))]
    return Outcome(scores, winners, "score" if len(winners) == 1 else "tie")


def common_outcome(s: Dungeon) -> Outcome:
    """All win or lose together; the scores are what each has brought (DA-RUL-146, DA-RUL-147)."""
    seats = range(len(s.players))
    scores = [float(score_of(s, seat)) for seat in seats]
    if common_score(s) >= s.goal:
        return Outcome(scores, list(seats), "together")
    return Outcome(scores, [], "together-lost")

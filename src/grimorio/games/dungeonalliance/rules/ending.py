"""The end: when it comes, the score, ties (DA-WIN)."""

from __future__ import annotations

from grimorio.core import Outcome, Seat, tell
from grimorio.games.dungeonalliance.kinds import CLEARED
from grimorio.games.dungeonalliance.state import KNOWN, SOLO, Dungeon

TILE_LOSS = 4
"""XP for each tile that was not laid in solo."""


def check_cleared(s: Dungeon) -> None:
    """The Dungeon deck is empty and no monster is left: the game ends with this round, whatever
    comes to the map later (DA-WIN-1, DA-RUL-62); not in solo (DA-RUL-70)."""
    if s.early or s.mode == SOLO or s.monsters or sum(s.tiles_left):
        return
    s.early = True
    tell(s, CLEARED)


def score_of(s: Dungeon, seat: Seat) -> int:
    """All XP, spent and unspent, less the Defeat tokens (DA-WIN-3, DA-UPG-3)."""
    player = s.players[seat]
    found = player.fresh + player.spent - player.defeats
    return found - solo_loss(s) if s.mode == SOLO and s.over else found


def solo_loss(s: Dungeon) -> int:
    """Solo: 4 for each tile not laid, 1 for each monster and each face-down threat on the map
    (DA-SOLO-11, DA-SOLO-12, DA-EX-39)."""
    tiles = sum(s.tiles_left) + len(s.tile_row)
    dark = len(s.unknown) + sum([token % 2 == KNOWN for token in s.tokens.values()])
    return TILE_LOSS * tiles + len(s.monsters) + dark


def rank_of(s: Dungeon, seat: Seat) -> tuple[int, int, int]:
    """The score, then the cards acquired, then the lower damage (DA-WIN-4..6)."""
    player = s.players[seat]
    return (score_of(s, seat), player.cards, -sum([hero.damage for hero in player.heroes]))


def outcome(s: Dungeon) -> Outcome | None:
    """How it ended, or None while it goes on; those still tied win together; solo has
    only a score (DA-WIN-7, DA-RUL-18, DA-RUL-69, DA-RUL-107)."""
    if not s.over:
        return None
    if s.mode == SOLO:
        return Outcome([float(score_of(s, 0))], [0], "solo")
    ranks = [rank_of(s, seat) for seat in range(len(s.players))]
    winners = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
    scores = [float(score_of(s, seat)) for seat in range(len(s.players))]
    return Outcome(scores, winners, "score" if len(winners) == 1 else "tie")

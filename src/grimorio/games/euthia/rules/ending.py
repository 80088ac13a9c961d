"""Final scoring: belongings become Gold, Gold becomes Reputation, tokens count (EU-SCORE)."""

from __future__ import annotations

from typing import Final

from grimorio.core import Outcome, Seat, tell
from grimorio.games.euthia.components.numbers import (
    CONTENT,
    FIRST_FIND,
    FIRST_ORE,
    HEROES,
    MONSTERS,
    SCENARIOS,
    TABLE,
)
from grimorio.games.euthia.kinds import SCORED, WON
from grimorio.games.euthia.nouns import FIRST_TROPHY, GAAR
from grimorio.games.euthia.rules import step
from grimorio.games.euthia.rules.board import (
    BAGS,
    KINDS,
    PRICES,
    locked_place,
    monster_of,
)
from grimorio.games.euthia.rules.gains import GOLDEN
from grimorio.games.euthia.state import Hero, Realm
from grimorio.kit.numbers import NONE

GEM_WORTH: Final = 2
"""Gold for a Gem or an Essence (EU-SCORE-3)."""
PER_POINT: Final = 5
"""Gold for a point of Reputation (EU-SCORE-10)."""
DEATH: Final = 2
"""Reputation lost for each death in combat (EU-SCORE-18)."""
GOLD_CARD: Final = 4
"""What a Gold card is worth in a tie, a Silver card 1 (EU-SCORE-20)."""


class Score:
    """What a seat has at the end, part by part."""

    __slots__ = ("deaths", "fame", "ore", "rows", "trophies", "wealth")

    def __init__(
        self, fame: int, ore: int, trophies: int, wealth: int, rows: int, deaths: int
    ) -> None:
        self.fame = fame
        """Reputation in play."""
        self.ore = ore
        """Of Natural Resources."""
        self.trophies = trophies
        self.wealth = wealth
        """Of Gold and what became Gold."""
        self.rows = rows
        self.deaths = deaths

    @property
    def total(self) -> int:
        """All of it; it may be below 0 (EU-RUL-74)."""
        return self.fame + self.ore + self.trophies + self.wealth + self.rows - self.deaths


def score(s: Realm, seat: Seat) -> Score:
    """Final scoring, as if the game ended now (EU-SCORE-1..15, EU-SCORE-18)."""
    hero = s.heroes[seat]
    gold, fame = ore_worth(hero)
    gold += hero.gold + belongings(hero) + unlocked(hero)
    return Score(
        hero.reputation,
        fame,
        trophy_worth(s, hero),
        gold // PER_POINT,
        sum(rows(s, seat)),
        DEATH * hero.deaths,
    )


def belongings(hero: Hero) -> int:
    """Gold for Hero tiles, Gems, Essences and Objects on the board: what they cost; Gems on
    Equipment count too, Essences and Gems 2 each (EU-SCORE-1, EU-SCORE-3, EU-SCORE-4, EU-SCORE-6,
    EU-RUL-88, EU-RUL-89)."""
    found = 0
    for place, piece in enumerate(hero.board):
        if piece == NONE or piece >= GAAR:
            continue
        if KINDS[piece] in ("gem", "essence"):
            found += GEM_WORTH
        elif not FIRST_ORE <= piece < FIRST_FIND:
            found += PRICES[piece]
        found += GEM_WORTH * len(hero.sockets.get(place, ()))
    return found


def unlocked(hero: Hero) -> int:
    """Gold that was paid to unlock places (EU-SCORE-2, EU-SCORE-7, EU-RUL-87)."""
    return sum(
        [
            lock.gold
            for lock in HEROES[hero.kind].locks
            if hero.open >> locked_place(lock.slot, lock.number) & 1
        ]
    )


def ore_worth(hero: Hero) -> tuple[int, int]:
    """Gold and Reputation of Natural Resources: the best side with Reputation and the Gold of that
    side; else the most Gold (EU-SCORE-8, EU-SCORE-9, EU-RUL-90, EU-EX-17)."""
    gold = fame = 0
    for piece in hero.board:
        if FIRST_ORE <= piece < FIRST_FIND:
            best = max(
                CONTENT.ores[piece - FIRST_ORE].sides, key=lambda side: (side.fame, side.gold)
            )
            gold += best.gold
            fame += best.fame
    return gold, fame


def trophy_worth(s: Realm, hero: Hero) -> int:
    """Trophies in Bags count by their level, three unlike ones more (EU-RUL-202)."""
    scenario = SCENARIOS[s.scenario]
    levels = [
        MONSTERS[monster_of(hero.board[place])].level
        for place in BAGS
        if hero.board[place] >= FIRST_TROPHY
    ]
    found = sum([scenario.trophies[level - 1] for level in levels])
    return found + (scenario.trio if len(set(levels)) == len(scenario.trophies) else 0)


def rows(s: Realm, seat: Seat) -> tuple[int, int, int, int]:
    """The columns of the scoring table: Hero tokens, Interaction tokens, Trade tokens, tokens of
    other Heroes (EU-SCORE-11..15, EU-RUL-85, EU-RUL-86)."""
    marks = sum([one == seat for one in s.marks.values()])
    claims = sum([counts[seat] for counts in s.claims.values()])
    stalls = sum([one == seat for one in s.stalls.values()])
    return (
        row_of(TABLE.hero_tokens, marks),
        row_of(TABLE.interactions, claims),
        row_of(TABLE.trades, stalls),
        row_of(TABLE.kills, s.heroes[seat].kills),
    )


def row_of(starts: tuple[int, int, int, int], count: int) -> int:
    """What a count is worth; 0 below the first row (EU-SCORE-11)."""
    reached = sum([count >= start for start in starts])
    return TABLE.rows[reached - 1] if reached else 0


def hand_worth(s: Realm, seat: Seat) -> int:
    """What a hand is worth in a tie (EU-SCORE-20)."""
    return sum([GOLD_CARD if GOLDEN[card] else 1 for card in s.heroes[seat].hand])


@step
async def end_game(s: Realm) -> None:
    """All rounds are played (EU-ROUND-7)."""
    s.over = True
    for seat in range(len(s.heroes)):
        found = score(s, seat)
        tell(s, SCORED, seat, found.total, found.fame, found.wealth, found.rows, found.deaths)
    result = outcome(s)
    assert result is not None
    for seat in result.winners:
        tell(s, WON, seat, score(s, seat).total)


def outcome(s: Realm) -> Outcome | None:
    """The most Reputation wins; of equals the better hand; then they share it (EU-SCORE-19..21,
    EU-RUL-91)."""
    if not s.over:
        return None
    totals = [score(s, seat).total for seat in range(len(s.heroes))]
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    hands = [hand_worth(s, seat) for seat in best]
    winners = [seat for seat, worth in zip(best, hands, strict=True) if worth == max(hands)]
    hand = "cards" if len(winners) == 1 else "tie"
    reason = "reputation" if len(best) == 1 else hand
    return Outcome([float(total) for total in totals], winners, reason)

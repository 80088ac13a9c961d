"""Ending: when the quest is over, what the Loot is worth, and whose is worth most (DQ-WIN)."""

from __future__ import annotations

from grimorio.core import Outcome, Seat, plan, reveal, tell
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.components.numbers import AT_END, CARD_GOLD
from grimorio.games.dungeonquest.nouns import Card
from grimorio.games.dungeonquest.rules import step
from grimorio.games.dungeonquest.rules.cards import effects
from grimorio.games.dungeonquest.state import DEAD, LEFT, Hero, Quest
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import EVERYBODY


def is_over(s: Quest) -> bool:
    """Every Hero has left or died (DQ-WIN-1)."""
    return all(is_out(s, seat) for seat in range(len(s.heroes)))


def is_out(s: Quest, seat: Seat) -> bool:
    """The seat's Hero has left or died; what it still does is for the others (DQ-MON-2)."""
    return s.heroes[seat].where in (LEFT, DEAD)


def pass_on(s: Quest) -> None:
    """The turn goes to the left."""
    s.turn = (s.turn + 1) % len(s.heroes)
    if s.turn == s.first:
        s.round += 1


def end_game(s: Quest) -> None:
    """Loot is shown, its end-of-game effects resolved from the start player on, and counted
    (DQ-WIN-2, DQ-WIN-4)."""
    count = len(s.heroes)
    order = [(s.first + i) % count for i in range(count)]
    out = [seat for seat in order if s.heroes[seat].where == LEFT]
    for seat in out:
        show_loot(s, seat)
    plan(s, *[open_loot(seat) for seat in out], count_gold())


def show_loot(s: Quest, seat: int) -> None:
    """Secret Loot is turned up when totals are counted."""
    loot = s.heroes[seat].loot
    for place, mask in enumerate(loot.seen):
        if mask != EVERYBODY:
            loot.seen[place] = EVERYBODY
            reveal(s)
            tell(s, kinds.SHOWED, seat, loot.cards[place])


@step
async def open_loot(s: Quest, seat: Seat) -> None:
    """What one Hero's Loot comes to: its end-of-game effects, and then its gold."""
    hero = s.heroes[seat]
    hero.worth = [NONE] * len(hero.loot)
    plan(s, resolve_loot(seat, tuple(hero.loot.cards), len(hero.loot)))


@step
async def resolve_loot(s: Quest, seat: Seat, waiting: tuple[Card, ...], known: int) -> None:
    """The end-of-game effects of one Hero's Loot in the order gained, and last of what they bring
    (DQ-RUL-115): what lies there beyond the first `known` cards is new."""
    hero = s.heroes[seat]
    left = [*waiting, *hero.loot.cards[known:]]
    while left and left[0] not in hero.loot:
        left.pop(0)
    if left:
        card = left.pop(0)
        plan(s, resolve_loot(seat, tuple(left), len(hero.loot)))
        effects.carry_out(s, seat, AT_END[card], card)
        return
    hero.worth = [
        CARD_GOLD[card] if worth == NONE else worth
        for card, worth in zip(hero.loot.cards, hero.worth, strict=True)
    ]


@step
async def count_gold(s: Quest) -> None:
    """Who has how much, and who wins."""
    for seat, hero in enumerate(s.heroes):
        if hero.where == LEFT:
            tell(s, kinds.COUNTED, seat, sum(hero.worth), len(hero.loot))
    s.over = True
    result = outcome(s)
    assert result is not None
    for seat in result.winners:
        tell(s, kinds.WON, seat)
    if not result.winners:
        tell(s, kinds.KALLADRA_WON, sum(hero.where == LEFT for hero in s.heroes))
    pass_on(s)


def outcome(s: Quest) -> Outcome | None:
    """The highest total of those who left; then the best single Loot, then the most Loot, then
    all of them (DQ-WIN-3, DQ-WIN-5..8). If nobody left, Kalladra (DQ-WIN-9). A Hero alone wins if
    it left with a Treasure (DQ-SOLO-7, DQ-RUL-83). Scores are there for whoever keeps a record
    (DQ-WIN-10, DQ-SOLO-8)."""
    if not s.over:
        return None
    scores = [sum(hero.worth) if hero.where == LEFT else -1 for hero in s.heroes]
    out = [seat for seat, hero in enumerate(s.heroes) if hero.where == LEFT]
    if len(s.heroes) == 1:
        out = [seat for seat in out if s.heroes[seat].with_treasure]
    if not out:
        return Outcome(scores, [], "sunset" if s.sunset else "kalladra")
    best = max(standing_of(s.heroes[seat]) for seat in out)
    winners = [seat for seat in out if standing_of(s.heroes[seat]) == best]
    return Outcome(scores, winners, "gold" if len(out) > 1 else "alone")


def standing_of(hero: Hero) -> tuple[int, int, int]:
    """Total, best single Loot, number of Loot cards (DQ-WIN-5, DQ-WIN-6, DQ-RUL-80)."""
    return sum(hero.worth), max(hero.worth, default=0), len(hero.loot)

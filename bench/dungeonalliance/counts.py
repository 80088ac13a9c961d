"""What many games come to: shares of wins by seat, by hero and by upgrade, and how long it took."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt

import msgspec

from bench.dungeonalliance.games import Account
from grimorio.games.dungeonalliance.components.numbers import CARDS, CONTENT, FIRST_UPGRADE

Z = 1.96
ARTIFACTS = {card.id for card in CONTENT.upgrades if card.level == 3}


class Line(msgspec.Struct, frozen=True):
    """A share with Wilson's interval at 95%. Victories that are shared count as their share."""

    name: str
    count: float
    of: int
    part: float
    low: float
    high: float
    lead: float = 0.0
    """By how much its owners were above the mean score of their games."""


def line_of(name: str, count: float, of: int, lead: float = 0.0) -> Line:
    if of == 0:
        return Line(name, 0.0, 0, 0.0, 0.0, 1.0)
    part = count / of
    middle = (part + Z * Z / (2 * of)) / (1 + Z * Z / of)
    half = Z * sqrt(max(0.0, part * (1 - part)) / of + Z * Z / (4 * of * of)) / (1 + Z * Z / of)
    return Line(name, count, of, part, max(0.0, middle - half), min(1.0, middle + half), lead)


def shares(
    games: Sequence[Account], names: Sequence[str], owners: Callable[[Account, str], list[int]]
) -> list[Line]:
    """How often those who had something won."""
    found = []
    for name in names:
        won = lead = 0.0
        count = 0
        for game in games:
            mean = sum(game.scores) / game.seats
            for seat in owners(game, name):
                won += game.won[seat]
                lead += game.scores[seat] - mean
                count += 1
        found.append(line_of(name, won, count, lead / max(1, count)))
    return found


def by_seat(games: Sequence[Account]) -> list[Line]:
    """Seats of the table, 1 to 4."""
    names = [str(seat + 1) for seat in range(games[0].seats)]
    return shares(games, names, lambda game, name: [int(name) - 1])


def by_place(games: Sequence[Account]) -> list[Line]:
    """Places after the start player of the first round, who is 1."""
    names = [str(place + 1) for place in range(games[0].seats)]
    return shares(games, names, lambda game, name: [(game.first + int(name) - 1) % game.seats])


def by_hero(games: Sequence[Account]) -> list[Line]:
    return shares(
        games,
        [hero.id for hero in CONTENT.heroes],
        lambda game, name: [seat for seat, team in enumerate(game.heroes) if name in team],
    )


def by_upgrade(games: Sequence[Account]) -> list[Line]:
    """How often those who acquired a card won."""
    return shares(
        games,
        [card.id for card in CARDS[FIRST_UPGRADE:]],
        lambda game, name: [seat for seat, cards in enumerate(game.bought) if name in cards],
    )


def rates(games: Sequence[Account]) -> list[Line]:
    """How often a card was taken from the area when it could have been."""
    return [
        line_of(
            card.id,
            sum(game.taken.get(card.id, 0) for game in games),
            sum(game.offered.get(card.id, 0) for game in games),
        )
        for card in CARDS[FIRST_UPGRADE:]
    ]


class Deck(msgspec.Struct, frozen=True):
    """When an Upgrade deck became active, if it did."""

    part: float
    """In how many of the games."""
    round: float
    tiles: float
    """How many tiles were laid by then."""


def deck(games: Sequence[Account], number: int) -> Deck:
    """Of the games in which it happened."""
    found = [game.decks[number] for game in games if len(game.decks) > number]
    return Deck(
        len(found) / len(games),
        mean([when for when, _ in found]),
        mean([tiles for _, tiles in found]),
    )


class Length(msgspec.Struct, frozen=True):
    """Means over games."""

    games: int
    rounds: float
    early: float
    questions: float
    """For each activation of a hero, all in: set-up and monsters too."""
    score: float
    winner: float
    defeats: float
    cards: float
    tiles_left: float
    monsters_left: float
    curve: list[float]
    """The mean XP of an Alliance after each round."""
    own_questions: float = 0.0
    """For each activation of a hero those about the own heroes alone."""
    gained: float = 0.0
    """XP taken out of the dungeon by all Alliances, before Defeat tokens."""
    artifacts: float = 0.0
    """For each Alliance."""
    decks: list[Deck] = []
    """The Upgrade decks after the first."""


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def length(games: Sequence[Account]) -> Length:
    curve = []
    for number in range(4):
        curve.append(
            mean([xp for game in games for xp in game.curve[min(number, game.rounds - 1)]])
        )
    return Length(
        len(games),
        mean([game.rounds for game in games]),
        mean([float(game.early) for game in games]),
        mean([game.questions / max(1, game.activations) for game in games]),
        mean([mean(game.scores) for game in games]),
        mean([max(game.scores) for game in games]),
        mean([mean([float(n) for n in game.defeats]) for game in games]),
        mean([mean([float(len(cards)) for cards in game.bought]) for game in games]),
        mean([game.tiles_left for game in games]),
        mean([game.monsters_left for game in games]),
        curve,
        mean([game.own_questions / max(1, game.activations) for game in games]),
        mean([sum(game.scores) + sum(game.defeats) for game in games]),
        mean([mean([float(artifacts(cards)) for cards in game.bought]) for game in games]),
        [deck(games, number) for number in range(2)],
    )


def artifacts(cards: Sequence[str]) -> int:
    """How many of those cards are Artifacts."""
    return sum(card in ARTIFACTS for card in cards)


def played_each(games: Sequence[Account]) -> dict[str, float]:
    """How often each card was played, for each game with it (a starter is with its hero)."""
    found: dict[str, float] = {}
    for card in CARDS:
        times = sum(game.played.get(card.id, 0) for game in games)
        hero = getattr(card, "hero", None)
        if hero is not None:
            owners = sum(hero in team for game in games for team in game.heroes)
        else:
            owners = sum(cards.count(card.id) for game in games for cards in game.bought)
        found[card.id] = times / owners if owners else 0.0
    return found


class Tally(msgspec.Struct):
    """All that is told of the games with one number of players."""

    seats: int
    length: Length
    seat: list[Line]
    place: list[Line]
    hero: list[Line]
    upgrade: list[Line]
    rate: list[Line]
    played: dict[str, float]


def tally(games: Sequence[Account]) -> Tally:
    return Tally(
        games[0].seats,
        length(games),
        by_seat(games),
        by_place(games),
        by_hero(games),
        by_upgrade(games),
        rates(games),
        played_each(games),
    )

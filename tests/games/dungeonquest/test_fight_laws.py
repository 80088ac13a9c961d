"""DungeonQuest: the conformance suite on nothing but fights, which whole games have few of."""

from __future__ import annotations

from copy import copy
from random import Random
from typing import Any

import pytest

from grimorio import conformance
from grimorio.conformance import games
from grimorio.core import WATCHER, Chance, Game, Outcome, Planned, Title
from grimorio.core.chance import seed_key
from grimorio.core.play import USUAL
from grimorio.games.dungeonquest import title
from grimorio.games.dungeonquest.components.numbers import CARD, CARD_DECKS, HERO, MONSTER
from grimorio.games.dungeonquest.rules.dungeon import movement
from grimorio.games.dungeonquest.rules.fight import monsters
from grimorio.games.dungeonquest.state import CATACOMBS, Quest
from grimorio.kit.numbers import NONE
from tests.games.dungeonquest.fights import (
    BACK,
    FAR,
    HERE,
    NEXT,
    hero,
    quest,
)

VARIANTS = (
    "hero_versus_hero", "live_to_fight", "dice_combat", "monstrous_treasure", "death_can_wait",
)  # fmt: skip


class OneFight:
    """The title's own rules for a game that is over when nothing is planned any more."""

    def outcome(self, s: Quest) -> Outcome | None:
        return None if s.agenda else Outcome([0.0] * len(s.heroes), [], "gold")

    def __getattr__(self, name: str) -> Any:
        return getattr(title.rules, name)


TITLE: Title[Quest] = copy(title)
TITLE.rules = OneFight()


def start(_: object, seed: int, cadence: int = USUAL) -> Game[Quest]:
    """Heroes, wounds, Runes, tokens and variants at random."""
    dice = Random(f"fights {seed}")
    seats = dice.choice([1, 2, 2, 3, 4])
    heroes = [hero(name, wounds=dice.randint(0, 9)) for name in dice.sample(HERO.ids, seats)]
    chosen = {name: dice.random() < 0.3 for name in VARIANTS}
    chosen["hero_versus_hero"] = chosen["hero_versus_hero"] and seats > 1
    chosen["live_to_fight"] = chosen["live_to_fight"] and not chosen["dice_combat"]
    s = quest(*heroes, chance=Chance(seed_key(seed)), tiles=None, **chosen)
    s.round = dice.randint(1, 5)
    if dice.random() < 0.3:
        s.heroes[0].where, s.heroes[0].came_from = CATACOMBS, NONE
    if dice.random() < 0.4:
        kin = [token for token in s.reserve if token // 4 == s.round % len(MONSTER)]
        for token in dice.sample(kin, dice.choice([1, 4])):
            s.reserve.remove(token)
            s.monsters.add(token, dice.choice([0, 0, 1, 2]) & (1 << seats) - 1)
            s.dens.append(dice.choice([NEXT, FAR, BACK]) if s.dens else HERE)
    if dice.random() < 0.5:
        rune = CARD[dice.choice(["rune-touch-of-death", "rune-flame"])]
        s.decks[CARD_DECKS[rune]].remove(rune)
        s.heroes[0].runes.append(rune)
    s.agenda = [first_fight(s)]
    game: Game[Quest] = Game(TITLE, {}, seats, b"fights")
    game.begin(s, cadence)
    return game


def first_fight(s: Quest) -> Planned:
    """A duel, where Heroes fight each other, or a Monster."""
    if s.options["hero_versus_hero"]:
        s.heroes[1].at = s.heroes[0].at
        return movement.attack_hero(0, 1)
    kind = s.round % len(MONSTER)
    met = bool(s.dens) and s.monsters.cards[0] // 4 == kind
    return monsters.meet_monster(0, kind, 0 if met else NONE, True, NONE, False)


@pytest.fixture(autouse=True)
def fights(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "start", start)


@pytest.mark.parametrize("seed", range(20))
def test_fights_end_lose_nothing_and_can_be_copied(seed: int) -> None:
    conformance.check_play(TITLE, seed)
    if seed % 4 == 0:
        conformance.check_copies(TITLE, seed)


@pytest.mark.parametrize("seed", range(20))
def test_fights_keep_their_secrets(seed: int) -> None:
    conformance.check_variety(TITLE, seed)
    for seat in range(WATCHER, 4):
        conformance.check_laws(TITLE, seed, seat)

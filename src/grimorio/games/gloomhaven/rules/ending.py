"""The end of a scenario: won with the round in which its goal is reached, or lost; and what each
character takes home (GH-ROUND-4, GH-EXH-4, GH-ESCEN)."""

from __future__ import annotations

from grimorio.core import Feat, Outcome, Seat, reveal, tell
from grimorio.core.scene import Text
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.classes import deck_with
from grimorio.games.gloomhaven.components.goals import End, fulfilled
from grimorio.games.gloomhaven.components.goals import goals as battle_goals
from grimorio.games.gloomhaven.components.levels import bonus_xp, gold_each
from grimorio.games.gloomhaven.components.numbers import (
    BASE_DECK,
    CLASSES,
    HALVES,
    MODIFIERS,
    PERKS,
)
from grimorio.games.gloomhaven.rules.actions.deeds import card_of
from grimorio.games.gloomhaven.rules.attack.moments import EXHAUSTED
from grimorio.games.gloomhaven.rules.map.figures import players
from grimorio.games.gloomhaven.rules.scenario import goals
from grimorio.games.gloomhaven.state import Character, Pile, Scenario
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import EVERYBODY, put_in_bag


def check_end(s: Scenario) -> None:
    """Whether the goal is reached by now. Once it is, it stays so (GH-ROUND-4)."""
    if not s.won and not s.over and goals.reached(s):
        s.won = True
        tell(s, kinds.GOAL_REACHED)


@EXHAUSTED.at(90)
def lose_with_the_last(s: Scenario, _seat: Seat) -> None:
    """When all characters are exhausted, the scenario is lost (GH-EXH-4)."""
    if not players(s):
        lose(s)


def lose(s: Scenario) -> None:
    """The scenario is lost at once, also if its goal was reached in this round (GH-EXH-4,
    GH-RUL-32..34)."""
    s.lost = True
    settle(s)


def settle(s: Scenario) -> None:
    """The scenario is over: each character takes home what it has, exhausted or not (GH-ESCEN-6..8,
    GH-ESCEN-11, GH-ESCEN-14, GH-RUL-118), and everything is put away. Goal treasures are not kept
    (GH-ESCEN-9). A success has closing words, and no
    reward of the scenario: that is for a campaign (GH-RUL-241, GH-RUL-106)."""
    if not s.lost:
        tell(s, kinds.CONCLUDED, s.number)
    for seat, character in enumerate(s.characters):
        goal = character.goals.cards[0]
        if not s.lost:
            character.bonus = bonus_xp(s.level)
            if fulfilled(battle_goals()[goal], character.tallies, end_of(s, character)):
                character.checkmarks = battle_goals()[goal].checkmarks
        tell(s, kinds.BATTLE_GOAL, seat, goal, character.checkmarks)
        gold = gold_of(s, character)
        earned, found = character.checkmarks, tuple(character.found)
        tell(s, kinds.TAKES_HOME, seat, character.xp, character.bonus, gold, earned, found)
    for character in s.characters:
        put_away(s, character)
    s.monsters = Pile(list(BASE_DECK), [], False)
    s.over = True
    reveal(s)


def gold_of(s: Scenario, character: Character) -> int:
    """The gold for the money tokens it has looted, by the level of the scenario (GH-ESCEN-7), and
    what it found in treasure chests."""
    return character.coins * gold_each(s.level) + character.gold


def end_of(s: Scenario, character: Character) -> End:
    """How a character stands at the end, for its battle goal (GH-EXH-5, GH-RUL-122). Active cards
    without the Lost symbol count as discarded (GH-ACTIVE-2)."""
    figure = s.figures.get(character.figure)
    active = [one for one in character.active if not HALVES[one.half].lost]
    return End(
        character.level,
        len(character.hand) + len(character.discard) + len(active),
        character.hp if figure is None else figure.hp,
        CLASSES[character.type].hp[character.level - 1],
        character.xp,
        character.coins,
    )


def put_away(s: Scenario, character: Character) -> None:
    """The character is as before the scenario: hit points, cards and items (GH-ESCEN-3..5), a
    modifier deck with its perks alone (GH-ESCEN-1, GH-ESCEN-2). The battle goals go back to their
    deck (GH-ESCEN-21)."""
    figure = s.figures.get(character.figure)
    if figure is not None:
        figure.hp = figure.most
    cards = [*character.chosen.cards, *character.discard, *character.lost]
    cards += [one.half // 2 for one in character.active]
    for deed in s.deeds:
        if card_of(deed) != NONE and s.characters[deed.seat] is character:
            cards.append(card_of(deed))
            deed.played.half = deed.played.card = NONE
    for card in sorted(cards):
        character.hand.add(card, EVERYBODY)
    character.chosen.cards.clear()
    character.chosen.seen.clear()
    for pile in (character.discard, character.lost, character.spent, character.consumed):
        pile.clear()
    character.active.clear()
    character.uses.clear()
    character.modifiers = perked(character)
    put_in_bag(s.goal_deck, character.goals.cards)
    character.goals.cards.clear()
    character.goals.seen.clear()


def perked(character: Character) -> Pile:
    """The modifier deck of a character with its perks (GH-SETUP-24)."""
    perks = [PERKS[perk] for perk in character.perks]
    return Pile(sorted([MODIFIERS.index(card) for card in deck_with(perks)]), [], False)


def outcome(s: Scenario) -> Outcome | None:
    """All win or lose together (GH-ESCEN-10); the score is the experience gained."""
    if not s.over:
        return None
    seats = range(len(s.characters))
    scores = [float(one.xp + one.bonus) for one in s.characters]
    return Outcome(scores, [] if s.lost else list(seats), "lost" if s.lost else "won")


def feats(s: Scenario) -> list[Feat]:
    """What each takes home from a scenario that was won."""
    if not s.over or s.lost:
        return []
    found = []
    for seat, one in enumerate(s.characters):
        xp = one.xp + one.bonus
        words = Text("feat-takes-home", {"gold": gold_of(s, one), "checkmarks": one.checkmarks})
        found.append(Feat(seat, float(xp), words))
    return found

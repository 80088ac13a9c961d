"""Reactions: a card played outside the own activation, when its hero is attacked (DA-REACT,
DA-RUL-40, DA-RUL-45)."""

from __future__ import annotations

from grimorio.core import ask, plan, tell
from grimorio.games.dungeonalliance.components.numbers import CARD_EFFECTS, CARDS
from grimorio.games.dungeonalliance.kinds import PLAYED, REACT
from grimorio.games.dungeonalliance.nouns import TEAM
from grimorio.games.dungeonalliance.rules.figures import named, place_of
from grimorio.games.dungeonalliance.rules.hands import cards_of, hand_count
from grimorio.games.dungeonalliance.rules.playing import lay, may_play
from grimorio.games.dungeonalliance.rules.verbs import do_effect
from grimorio.games.dungeonalliance.state import Dungeon


async def reactions(s: Dungeon, figure: int, target: int, power: int, attacker: int) -> None:
    """The owner of an attacked hero is asked, if a Reaction for it may be in the hand as far as
    the others know: so the asking tells nothing. Its bonuses stay for the round; what it does
    besides comes after the attack, to who attacks: NONE if that is a pet, which is not on the map.
    No other card can be played now: what defends was played before (DA-REACT-1..3, DA-CARD-10,
    DA-RUL-40, DA-RUL-45, DA-RUL-111, DA-RUL-177)."""
    seat = target // TEAM
    while may_react(s, target):
        card = await ask(
            seat,
            REACT,
            lambda: [None, *answers(s, target)],
            target,
            figure,
            power,
            hides=True,
        )
        if card is None:
            return
        lay(s, seat, card, target)
        tell(s, PLAYED, named(s, target), card)
        at = place_of(s, figure)
        plan(s, *[do_effect(number, target, attacker, at) for number in CARD_EFFECTS[card]])


def may_react(s: Dungeon, target: int) -> bool:
    """Whether a Reaction that the hero can play is in no public place."""
    player = s.players[target // TEAM]
    if not hand_count(s, target // TEAM):
        return False
    if any(fits(s, target, card) for card in player.shown):
        return True
    if not player.hand:
        return False
    down = [card for hero in player.heroes for card in hero.down]
    return any(fits(s, target, card) for card in [*player.hand, *player.deck, *down])


def answers(s: Dungeon, target: int) -> list[int]:
    """The Reactions in hand that the hero can play."""
    return sorted({card for card in cards_of(s, target // TEAM) if fits(s, target, card)})


def fits(s: Dungeon, target: int, card: int) -> bool:
    return CARDS[card].moment == "attacked" and may_play(s, target, card)

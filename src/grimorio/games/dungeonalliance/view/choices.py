"""The open questions of a seat: what is asked, the legal answers, and what is refused and why."""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat
from grimorio.core.scene import Choice, Refused, Text
from grimorio.games.dungeonalliance import kinds
from grimorio.games.dungeonalliance.components.box import Starter
from grimorio.games.dungeonalliance.components.numbers import CARDS, COSTS, TABLE, VALID
from grimorio.games.dungeonalliance.nouns import FIRST_MONSTER, TEAM
from grimorio.games.dungeonalliance.rules.attacking import may_attack
from grimorio.games.dungeonalliance.rules.combat import defence_of, in_range, range_of
from grimorio.games.dungeonalliance.rules.figures import active, hero_of, place_of
from grimorio.games.dungeonalliance.rules.hands import cards_of
from grimorio.games.dungeonalliance.rules.harm import healed
from grimorio.games.dungeonalliance.rules.playing import has_room, is_valid_for
from grimorio.games.dungeonalliance.rules.upgrades import heroes_mask, offers
from grimorio.games.dungeonalliance.state import AGAIN, STARTING, Dungeon
from grimorio.games.dungeonalliance.view import deeds
from grimorio.games.dungeonalliance.view.board import name_of, place_name
from grimorio.games.dungeonalliance.view.groups import article_id
from grimorio.games.dungeonalliance.view.lines import card_lines
from grimorio.games.dungeonalliance.view.names import card_text, piece_id
from grimorio.games.dungeonalliance.view.prospects import die_of
from grimorio.games.dungeonalliance.view.story import STORY, cards_text, hand_places
from grimorio.games.dungeonalliance.view.zones import CHOSEN, DISCARD
from grimorio.kit.numbers import NONE
from grimorio.kit.story import Asked, Shown, Special, Words, listed, option_text

IN_ANY_ORDER: Final = frozenset(
    [
        kinds.DISCARD,
        kinds.UPGRADE,
        kinds.SURGE_CARDS,
        kinds.SOLO_DISCARD,
        kinds.SOLO_HURT,
        kinds.LOSE_CARDS,
        kinds.CHOOSE_MONSTER,
        kinds.MONSTER_ACT,
        kinds.SOLO_ACTION,
    ]
)
"""Questions whose options name several things side by side."""


def show(s: Dungeon, ask: Asked, seat: Seat) -> Choice:
    """A question as its seat sees it."""
    return STORY.choice(s, ask, seat, ask.kind in IN_ANY_ORDER or is_last(ask))


def is_last(ask: Asked) -> bool:
    """Whether it is about the end of an activation alone: cards that are tapped are discarded."""
    return kinds.THROW(()) in ask.options and kinds.END() not in ask.options


# -- prompts ---------------------------------------------------------------------------------------


def fight_of(ask: Asked) -> tuple[int, int]:
    """Who attacks whom, while the player may react."""
    figure, attacker, _ = kinds.REACT.about(ask)
    return attacker, figure


def guard(s: Dungeon, attacker: int, figure: int) -> int:
    """The defence of a hero that a monster attacks, before it reacts; -1 if a hero attacks, whose
    weapon the question does not tell (DA-DMG-3..6)."""
    return defence_of(s, attacker, NONE, figure) if attacker >= FIRST_MONSTER else -1


STORY.asks(
    kinds.REACT,
    defence=lambda s, ask: guard(s, *fight_of(ask)),
    die=lambda s, ask: die_of(s, *fight_of(ask)),
)
STORY.asks(
    kinds.SURGE_CARDS,
    cards=lambda s, ask: TABLE.surge,
    by=lambda s, ask: TABLE.surge_by,
    count=lambda s, ask: healed(s, kinds.SURGE_CARDS.about(ask)[0], TABLE.surge_by),
)
# A monster that reaches nobody only moves (DA-MON-7).
STORY.asks(
    kinds.MONSTER_ACT,
    attacks=lambda s, ask: "yes" if kinds.STRIKE.matches(ask.options[0]) else "no",
)

# -- what is special about answers -----------------------------------------------------------------


@STORY.special(kinds.LINED, adds=("first", "rest"))
def line_up(s: Dungeon, shown: Shown, heroes: tuple[int, ...]) -> Special:
    """Who stands in front, who behind; the last place is for whoever is left."""
    seat = shown.ask.seat
    first, *rest = [name_of(s, figure) for figure in heroes]
    taps = tuple([CHOSEN.place(figure % TEAM, seat) for figure in heroes[:-1]])
    return {"words": {"first": first, "rest": listed(rest)}, "taps": taps}


STORY.shows(kinds.ACTIVATE_HERO, at=lambda s, ask, figure: deeds.hero_places(figure))


@STORY.special(kinds.THROW)
def throw(s: Dungeon, shown: Shown, cards: tuple[int, ...]) -> Special:
    """Cards to discard, or none; what is left out by it is said too."""
    kind = shown.ask.kind
    acts = kind is kinds.ACT
    if cards:
        return {"text": cards_text(cards)} if kind is kinds.DISCARD else {"which": int(acts)}
    which = 4 + bool(offers(s, shown.ask.seat)) if acts else 3 if kind is kinds.UPGRADE else 2
    # While there is something else to do, a mis-tap would hurt.
    return {"which": which, "draws": kinds.END() in shown.ask.options}


@STORY.special(kinds.SPEND)
def effort(s: Dungeon, shown: Shown, points: int) -> Special:
    """Speed points that are spent on an attempt, and how likely it succeeds (DA-LOCK-5..7)."""
    _, level, skill = kinds.EFFORT.about(shown.ask)
    odds = deeds.chance_of(level - skill - points)
    return {"odds": odds, "draws": odds < 1}


STORY.shows(kinds.REACT_WITH, preview=lambda s, ask, card: card_lines(CARDS[card])[1:])
STORY.shows(
    kinds.RECOVER_CARD,
    at=lambda s, ask, card: DISCARD.places(s.players[ask.seat].discard, card, of=ask.seat),
)


@STORY.special(kinds.BURDEN, adds=("figure", "figure_at", "damage", "poison"))
def burden(s: Dungeon, shown: Shown, figures: tuple[int, ...]) -> Special:
    """Who takes the tokens of a Solo card: each is tapped, and a second time if it takes all."""
    damage, _ = kinds.SOLO_HURT.about(shown.ask)
    each = tuple(dict.fromkeys(figures))
    parts: list[Text] = []
    for figure in each:
        words: Words = {"figure": name_of(s, figure), "figure_at": place_name(s, figure)}
        if len(figures) > 1:
            words["damage"] = figures[:damage].count(figure)
            words["poison"] = figures[damage:].count(figure)
        parts.append(option_text(kinds.BURDEN, words, int(len(figures) == 1)))
    taps = tuple([piece_id(figure) for figure in each])
    if len(taps) == 1:
        return {"text": parts[0], "at": taps}
    return {"text": listed(parts), "taps": taps}


# -- what is refused -------------------------------------------------------------------------------


def no_rest(s: Dungeon) -> list[Refused]:
    if s.stage == STARTING or s.rests:
        return []
    rest = option_text(kinds.REST, {"count": healed(s, active(s), TABLE.rest)})
    return [Refused(rest, Text("refused-rest"), rules=("DA-RUL-13",))]


def no_attacks(s: Dungeon, ask: Asked) -> list[Refused]:
    """Monsters that cannot be attacked now: for a reason of the hero's, for their distance, or for
    a wall between (DA-ATK-7, DA-ATK-10, DA-RANGE-1..2, DA-LOS-2)."""
    figure = active(s)
    targets = {kinds.PET.parts(one)[1] for one in ask.options if kinds.PET.matches(one)}
    targets |= {target for target, _, _ in assaults(ask)}
    free = may_attack(s)
    low, high = range_of(s, figure, NONE)
    at = place_of(s, figure)
    found = []
    for other in s.monsters:
        if other in targets:
            continue
        if not free:
            why, rule = tired(s)
        elif other in s.struck:
            why, rule = "refused-struck", "DA-ATK-10"
        elif not in_range(s, at, place_of(s, other), low, high, True):
            why, rule = (
                ("refused-melee", "DA-RANGE-1") if high == 1 else ("refused-far", "DA-RANGE-2")
            )
        elif not in_range(s, at, place_of(s, other), low, high, False):
            why, rule = "refused-sight", "DA-LOS-2"
        else:
            why, rule = "refused-facing", "DA-FACE-3"
        text = Text("attack-whom", {"target": name_of(s, other, "to")})
        reason = Text(why, {"low": low, "high": high})
        found.append(Refused(text, reason, (piece_id(other),), (rule,)))
    return found


def assaults(ask: Asked) -> list[tuple[int, int, int]]:
    """The attacks among the answers, after a walk or without: whom, with what, and what is played
    for it."""
    return [
        kind.parts(one)
        for kind in (kinds.ATTACK, kinds.GO_ATTACK)
        for one in ask.options
        if kind.matches(one)
    ]


def tired(s: Dungeon) -> tuple[str, str]:
    """Why the hero cannot attack at all."""
    if s.rests:
        return "refused-rests", "DA-REST-4"
    if s.stage == AGAIN:
        return "refused-again", "DA-ACT-10"
    return ("refused-moved", "DA-ATK-11") if len(s.struck) == 1 else ("refused-twice", "DA-ATK-10")


def no_plays(s: Dungeon, ask: Asked) -> list[Refused]:
    """Cards of the hand that the active hero cannot play: not its icons, or a card of the type
    lies under it already (DA-CARD-2, DA-CARD-4). A Reaction waits for an attack."""
    figure = active(s)
    free = {kinds.PET.parts(one)[0] for one in ask.options if kinds.PET.matches(one)}
    free |= {kinds.PLAY.parts(one)[0] for one in ask.options if kinds.PLAY.matches(one)}
    free |= {source for _, source, _ in assaults(ask)}
    found = []
    for card in sorted({*cards_of(s, ask.seat)}):
        if card in free:
            continue
        one = CARDS[card]
        words: Words = {"hero": name_of(s, figure)}
        if not is_valid_for(s, figure, card):
            why, rule = "refused-icons", "DA-CARD-2"
            if isinstance(one, Starter):
                why, words = "refused-other", {"owner": Text(f"hero-{one.hero}")}
        elif one.moment:
            why, rule = "refused-reaction", "DA-REACT-1"
        elif not has_room(s, figure, card):
            why, rule = "refused-type", "DA-CARD-4"
        else:
            why, rule = "refused-useless", "DA-CARD-1"
        reason = Text(why, words)
        found.append(Refused(card_text(card), reason, hand_places(s, ask.seat, card), (rule,)))
    return found


def no_upgrades(s: Dungeon, seat: Seat) -> list[Refused]:
    """Upgrades of the area that cannot be taken: for want of experience, or because none of the
    heroes has the icons (DA-UPG-2, DA-VALID-9)."""
    xp = s.players[seat].fresh
    own = heroes_mask(s, seat)
    found = []
    for place, card in enumerate(s.row):
        if card == NONE:
            continue
        if COSTS[card] > xp:
            reason, rule = Text("refused-xp", {"cost": COSTS[card], "xp": xp}), "DA-UPG-2"
        elif not VALID[card] & own:
            reason, rule = Text("refused-nobody"), "DA-VALID-9"
        else:
            continue
        found.append(Refused(card_text(card), reason, (article_id(place),), (rule,)))
    return found


def no_deeds(s: Dungeon, ask: Asked) -> list[Refused]:
    """What a hero that still stands cannot do now."""
    if hero_of(s, active(s)).defeated:
        return []
    return [*no_attacks(s, ask), *no_plays(s, ask), *no_rest(s)]


STORY.refuses(no_deeds, kinds.ACT)
STORY.refuses(lambda s, ask: no_upgrades(s, ask.seat), kinds.UPGRADE)

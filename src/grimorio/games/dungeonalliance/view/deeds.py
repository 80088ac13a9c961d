"""The answers that are something to do: walks, doors, attacks, cards, upgrades; monsters too. What
their declarations do not say of them."""

from __future__ import annotations

from typing import Final

from grimorio.core.scene import Text, Tone
from grimorio.games.dungeonalliance import kinds
from grimorio.games.dungeonalliance.components.numbers import (
    CARDS,
    COSTS,
    INHABITANTS,
    TABLE,
    TILE_LEVELS,
    TILE_THREATS,
)
from grimorio.games.dungeonalliance.nouns import HEROES
from grimorio.games.dungeonalliance.rules.combat import defence_of, power_of
from grimorio.games.dungeonalliance.rules.doors import side_of
from grimorio.games.dungeonalliance.rules.errands import doors_afar, foes_afar, open_ways
from grimorio.games.dungeonalliance.rules.figures import (
    active,
    bonus,
    hero_of,
    place_of,
    put,
    room_of,
)
from grimorio.games.dungeonalliance.rules.harm import healed
from grimorio.games.dungeonalliance.rules.locks import DIE, DISARMING, PICK
from grimorio.games.dungeonalliance.rules.solo import bonus_of
from grimorio.games.dungeonalliance.rules.speed import points_left
from grimorio.games.dungeonalliance.rules.threats import level_of
from grimorio.games.dungeonalliance.rules.upgrades import place_in_row
from grimorio.games.dungeonalliance.rules.walking import is_dark, ways
from grimorio.games.dungeonalliance.state import Dungeon
from grimorio.games.dungeonalliance.view.board import beyond, sides_then
from grimorio.games.dungeonalliance.view.cards import tile_diagram
from grimorio.games.dungeonalliance.view.groups import article_id
from grimorio.games.dungeonalliance.view.lines import card_lines
from grimorio.games.dungeonalliance.view.names import (
    card_text,
    cell_id,
    monster_text,
    piece_id,
    square_name,
)
from grimorio.games.dungeonalliance.view.prospects import die_of, forecast, monster_attack
from grimorio.games.dungeonalliance.view.story import (
    SIDES,
    STORY,
    hand_places,
    share_of,
    tile_words,
)
from grimorio.games.dungeonalliance.view.zones import DISCARDED
from grimorio.kit.numbers import NONE
from grimorio.kit.story import Shown, Special, Words, listed, said

BLOW: Final = ("power", "defence", "die")
"""What an attack comes to."""


class Walks:
    """Where the active hero can go, what it costs, and where errands lead (rules/errands.py)."""

    def __init__(self, s: Dungeon) -> None:
        points = points_left(s)
        self.costs = ways(s, active(s), points) if points else {}
        self._open = open_ways(s, self.costs)
        self.doors = doors_afar(s, self._open, points)
        self._foes: dict[int, dict[int, int]] = {}
        self._there: dict[int, Dungeon] = {}
        self._later: Dungeon | None = None

    def later(self, s: Dungeon) -> Dungeon:
        """A copy to try out where tiles would lie."""
        if self._later is None:
            self._later = s.copy()
            self._later.journal = None
        return self._later

    def to_attack(self, s: Dungeon, source: int, target: int) -> int:
        """The square that an enemy is attacked from."""
        if source not in self._foes:
            self._foes[source] = foes_afar(s, source, self._open)
        return self._foes[source][target]

    def there(self, s: Dungeon, square: int) -> Dungeon:
        """The dungeon with the hero on a square that it walked to."""
        if square not in self._there:
            walked = s.copy()
            walked.journal = None
            walked.moved = True
            put(walked, active(walked), square)
            self._there[square] = walked
        return self._there[square]


def walks_of(s: Dungeon, shown: Shown) -> Walks:
    """Worked out once for a question."""
    walks: Walks | None = shown.once.get("walks")
    if walks is None:
        walks = shown.once["walks"] = Walks(s)
    return walks


# -- walks and tokens ------------------------------------------------------------------------------


@STORY.special(kinds.GO, kinds.TAKE, adds=("cost",))
def step(s: Dungeon, shown: Shown, square: int) -> Special:
    """A way to a square, with what it costs; a room with something face down is entered at one's
    own risk (DA-MOVE-1, DA-THREAT-1)."""
    words: Words = {"cost": walks_of(s, shown).costs.get(square, 0)}
    if room_of(square) == room_of(place_of(s, active(s))) or not is_dark(s, room_of(square)):
        return {"words": words}
    return {"words": words, "preview": (Text("preview-dark"),), "draws": True}


def token_places(square: int) -> tuple[str, ...]:
    """What lies on a square can be tapped as well as the square."""
    return (cell_id(square), f"threat{square}")


STORY.shows(kinds.UNLID, kinds.LEAVE, kinds.PEEK, at=lambda s, ask, square: token_places(square))


@STORY.special(kinds.CRACK, kinds.DEFUSE)
def tamper(s: Dungeon, shown: Shown, square: int, effort: int) -> Special:
    """An attempt at a chest or a trap."""
    trait = PICK if shown.answer is kinds.CRACK else DISARMING
    level = level_of(s.tokens[square] // 2)
    return {"at": token_places(square), **tried(s, said(shown), level, trait, effort)}


def tried(s: Dungeon, text: Text, level: int, trait: int, effort: int) -> Special:
    """An attempt with the Speed points that are spent on it besides, and how likely it succeeds
    (DA-LOCK-5..7)."""
    odds = chance_of(level - bonus(s, active(s), trait) - max(0, effort))
    if effort != NONE:
        text = Text("deed-with-effort", {"deed": text, "n": effort})
    return {"text": text, "odds": odds, "draws": odds < 1}


def chance_of(needed: int) -> float:
    """How often the Dungeon die reaches a number (DA-LOCK-5)."""
    return sum([face >= needed for face in DIE]) / len(DIE)


# -- doors -----------------------------------------------------------------------------------------


@STORY.special(kinds.OPEN, kinds.GO_OPEN, adds=("side", "at", "cost"))
def door(s: Dungeon, shown: Shown, edge: int, laid: int) -> Special:
    """A door, tapped on the square behind it; the tile that is to lie there, and the walk to the
    door where there is one."""
    walks = walks_of(s, shown)
    here = place_of(s, active(s))
    square = walks.doors.get(edge, here)
    made = passage(s, shown, edge, laid, room_of(square))
    if square != here:
        made["words"] |= {"at": square_name(square), "cost": walks.costs[square] + 1}
        made["path"] = (cell_id(square),)
    if laid == NONE:
        return made
    return {**made, "rules": ("DA-DOOR-1", "DA-DOOR-4"), "draws": True}


@STORY.special(kinds.LOOK_FOR, adds=("side",))
def wall(s: Dungeon, shown: Shown, edge: int, laid: int) -> Special:
    """A locked or secret door that is looked for, and the tile behind it: the first tap shows it,
    the second looks for it."""
    return passage(s, shown, edge, laid, room_of(place_of(s, active(s))))


@STORY.special(kinds.PICK_LOCK, adds=("side",))
def lock(s: Dungeon, shown: Shown, edge: int, effort: int) -> Special:
    """A locked or secret door, tapped on the square behind it."""
    cell = room_of(place_of(s, active(s)))
    made = passage(s, shown, edge, NONE, cell)
    level = TILE_LEVELS[s.laid[room_of(beyond(edge, cell))] // 4]
    return {**made, **tried(s, said(shown, **made["words"]), level, PICK, effort)}


def passage(s: Dungeon, shown: Shown, edge: int, laid: int, cell: int) -> Special:
    """A side of a room, and the tile that would lie behind it."""
    behind = beyond(edge, cell)
    words: Words = {"side": SIDES[side_of(edge, cell)]}
    if laid == NONE:
        return {"words": words, "at": (cell_id(behind),)}
    other = room_of(behind)
    sides = sides_then(walks_of(s, shown).later(s), other, laid, edge)
    return {
        "which": -1,
        "words": words | tile_words(laid, sides),
        "at": (cell_id(behind),),
        "preview": what_waits(laid),
        "diagram": tile_diagram(laid, sides),
        "ghost": cell_id(9 * other),
    }


def what_waits(laid: int) -> tuple[Text, ...]:
    """The monsters on a tile, in one line, and how many threats it has."""
    names = [monster_text(kind) for kind, _ in INHABITANTS[laid]]
    monsters = (Text("preview-waits", {"monsters": listed(names)}),) if names else ()
    count = len(TILE_THREATS[laid])
    threats = (Text("tile-threats", {"count": count}),) if count else ()
    return (*monsters, *threats)


# -- attacks ---------------------------------------------------------------------------------------


@STORY.special(kinds.ATTACK, adds=BLOW)
def attack(s: Dungeon, shown: Shown, target: int, source: int, played: int) -> Special:
    """An attack with what it comes to: power against defence, and the parts of both. The first tap
    shows it, the second attacks."""
    tone: Tone = "magic" if played == NONE else ""
    return {**assault(s, s, shown, target, source, played), "tone": tone}


@STORY.special(kinds.GO_ATTACK, adds=(*BLOW, "from", "cost"))
def go_attack(s: Dungeon, shown: Shown, target: int, source: int, played: int) -> Special:
    """The same after a walk."""
    walks = walks_of(s, shown)
    square = walks.to_attack(s, source, target)
    made = assault(s, walks.there(s, square), shown, target, source, played)
    made["words"] |= {"from": square_name(square), "cost": walks.costs[square]}
    return {**made, "path": (cell_id(square),)}


@STORY.special(kinds.PET, adds=BLOW)
def pet(s: Dungeon, shown: Shown, card: int, target: int) -> Special:
    return {**assault(s, s, shown, target, card, NONE), "which": 0}


def assault(
    s: Dungeon, then: Dungeon, shown: Shown, target: int, source: int, played: int
) -> Special:
    """What an attack comes to in the dungeon as it will be then, with a card that is played for it.
    Where no other card is played, the one that the attack is made with can be tapped too."""
    figure = active(s)
    at: tuple[str, ...] = (piece_id(target),)
    if played != NONE:
        then = with_card(then, played)
    elif source != NONE:
        at += hand_places(s, shown.ask.seat, source)
    power = power_of(then, figure, source, target)
    defence = defence_of(then, figure, source, target)
    return {
        "which": (source != NONE) + 2 * (played != NONE),
        "words": {"power": power, "defence": defence, "die": die_of(then, figure, target)},
        "at": at,
        "preview": forecast(then, figure, source, target),
    }


def with_card(s: Dungeon, card: int) -> Dungeon:
    """The dungeon with a card more under the active hero."""
    found = s.copy()
    hero = hero_of(found, active(found))
    hero.column = (*hero.column, card)
    return found


# -- monsters --------------------------------------------------------------------------------------


def blow_words(s: Dungeon, figure: int, raid: int, extra: int) -> Words:
    """What a monster's attack comes to, with what a Solo card adds."""
    at, target = divmod(raid, HEROES)
    power, defence = monster_attack(s, figure, at, target, extra)
    return {"power": power, "defence": defence, "die": die_of(s, figure, target)}


@STORY.special(kinds.STRIKE, adds=BLOW)
def strike(s: Dungeon, shown: Shown, raid: int) -> Special:
    """A monster's attack: whom, then from where."""
    figure, extra = kinds.MONSTER_ACT.about(shown.ask)
    at, target = divmod(raid, HEROES)
    taps = (piece_id(target), cell_id(at))
    return {"words": blow_words(s, figure, raid, extra), "taps": taps, "path": taps[1:]}


@STORY.special(kinds.SEND)
def send(s: Dungeon, shown: Shown, figure: int, to: int) -> Special:
    """One of several monsters, and the square it goes to, which is left out if it stays."""
    taps = (piece_id(figure), cell_id(to))
    return {"taps": taps[: 1 if to == s.monsters[figure].at else 2], "path": taps[1:]}


@STORY.special(kinds.SEND_STRIKE, adds=(*BLOW, "bonus"))
def send_strike(s: Dungeon, shown: Shown, figure: int, raid: int) -> Special:
    return order(s, figure, raid, 0)


@STORY.special(kinds.SOLO_STRIKE, adds=(*BLOW, "bonus"))
def solo_strike(s: Dungeon, shown: Shown, action: int, figure: int, raid: int) -> Special:
    return order(s, figure, raid, bonus_of(s, action, figure))


def order(s: Dungeon, figure: int, raid: int, extra: int) -> Special:
    """One of several monsters, whom it attacks, and the square it goes to for it."""
    at, target = divmod(raid, HEROES)
    taps = (piece_id(figure), piece_id(target), cell_id(at))
    return {
        "words": {**blow_words(s, figure, raid, extra), "bonus": extra},
        "taps": taps[: 2 if at == s.monsters[figure].at else 3],
        "path": taps[2:],
    }


# -- cards -----------------------------------------------------------------------------------------


@STORY.special(kinds.PLAY)
def play(s: Dungeon, shown: Shown, card: int, under: int, whom: int) -> Special:
    """A card that is played, under whom, and what it says; and whom it is about."""
    at = hand_places(s, shown.ask.seat, card)
    says = card_lines(CARDS[card])[1:]
    if whom != NONE:
        return {"which": 2, "preview": says, "taps": (at[0], piece_id(whom))}
    return {"which": int(under != active(s)), "preview": says, "at": at}


@STORY.special(kinds.REST, adds=("count", "share", "by"))
def rest(s: Dungeon, shown: Shown, poison: int) -> Special:
    """A rest, with how much it heals; of which tokens if there are both."""
    count = healed(s, active(s), TABLE.rest)
    choice = poison != NONE
    return {
        "which": int(choice),
        "words": {"count": count, "share": share_of(poison, count)},
        "preview": (Text("preview-rest", {"count": count}),),
        "rules": (*shown.answer.rules, *["DA-RUL-56"] * choice),
    }


STORY.shows(kinds.SECOND_MOVE, preview=lambda s, ask: (Text("preview-again"),))


@STORY.special(kinds.SURGE, adds=("count", "share", "by"))
def surge(s: Dungeon, shown: Shown, use: int, poison: int) -> Special:
    """A Power Surge, tapped on the hero; where it heals, how much, and of which tokens if there are
    both."""
    figure = active(s)
    count = healed(s, figure, TABLE.surge_by)
    words: Words = {"count": count, "share": share_of(poison, count), "by": TABLE.surge_by}
    return {"which": int(poison != NONE), "words": words, "at": hero_places(figure)}


def hero_places(figure: int) -> tuple[str, ...]:
    """A hero on the map, and in its panel."""
    return (piece_id(figure), f"hero{figure}")


# -- upgrades --------------------------------------------------------------------------------------


@STORY.special(kinds.BUY, kinds.SWAP, adds=("xp",))
def bargain(s: Dungeon, shown: Shown, card: int, place: int) -> Special:
    """Buying or exchanging an Upgrade. Of two that are alike the place is told where it matters
    (DA-RUL-78)."""
    name = card_text(card)
    if place != NONE:
        name = Text("card-in-place", {"card": name, "place": place + 1})
    made = offer(shown, card, COSTS[card], article_id(place_in_row(s, card, place)))
    made["words"]["card"] = name
    gold = shown.answer is kinds.BUY and shown.ask.kind is kinds.UPGRADE
    return {**made, "tone": "gold" if gold else ""}


@STORY.special(kinds.OLD, adds=("xp",))
def old(s: Dungeon, shown: Shown, card: int) -> Special:
    """A card of the discard pile."""
    place = DISCARDED.place(s.upgrade_discard.index(card))
    return offer(shown, card, COSTS[card] + TABLE.old_price, place)


def offer(shown: Shown, card: int, price: int, place: str) -> Special:
    """An Upgrade for its price; while a hero acts it ends the activation."""
    ends = shown.ask.kind is kinds.ACT
    return {
        "which": int(ends),
        "words": {"xp": price},
        "at": (place,),
        "preview": card_lines(CARDS[card]),
        "draws": shown.answer.draws or ends,
    }

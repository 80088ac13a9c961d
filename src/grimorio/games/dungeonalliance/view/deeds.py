"""The answers that are something to do: walks, doors, attacks, cards, upgrades; monsters too. What
their declarations do not say of them."""

from __future__ import annotations

from grimorio.core.scene import Option, Text, with_changes
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
from grimorio.kit.numbers import NONE
from grimorio.kit.story import Shown, Words, listed, option_text, said


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


@STORY.special(kinds.GO, adds=("cost",))
@STORY.special(kinds.TAKE, adds=("cost",))
def step(s: Dungeon, shown: Shown, square: int) -> Option:
    """A way to a square, with what it costs; a room with something face down is entered at one's
    own risk (DA-MOVE-1, DA-THREAT-1)."""
    text = said(shown, cost=walks_of(s, shown).costs.get(square, 0))
    if room_of(square) == room_of(place_of(s, active(s))) or not is_dark(s, room_of(square)):
        return with_changes(shown.option, text=text)
    return with_changes(shown.option, text=text, preview=(Text("preview-dark"),), draws=True)


@STORY.special(kinds.UNLID)
@STORY.special(kinds.LEAVE)
@STORY.special(kinds.PEEK)
def token(s: Dungeon, shown: Shown, square: int) -> Option:
    """What lies on a square can be tapped as well as the square."""
    return with_changes(shown.option, at=(cell_id(square), f"threat{square}"))


@STORY.special(kinds.CRACK)
def crack(s: Dungeon, shown: Shown, square: int, effort: int) -> Option:
    level = level_of(s.tokens[square] // 2)
    return tried(s, token(s, shown, square), level, PICK, effort)


@STORY.special(kinds.DEFUSE)
def defuse(s: Dungeon, shown: Shown, square: int, effort: int) -> Option:
    level = level_of(s.tokens[square] // 2)
    return tried(s, token(s, shown, square), level, DISARMING, effort)


def tried(s: Dungeon, made: Option, level: int, trait: int, effort: int) -> Option:
    """An attempt with the Speed points that are spent on it besides, and how likely it succeeds
    (DA-LOCK-5..7)."""
    odds = chance_of(level - bonus(s, active(s), trait) - max(0, effort))
    text = made.text
    if effort != NONE:
        words: Words = {"deed": text, "effort": option_text(kinds.SPEND, {"n": effort})}
        text = Text("deed-with-effort", words)
    return with_changes(made, text=text, odds=odds, draws=odds < 1)


def chance_of(needed: int) -> float:
    """How often the Dungeon die reaches a number (DA-LOCK-5)."""
    return sum([face >= needed for face in DIE]) / len(DIE)


# -- doors -----------------------------------------------------------------------------------------


@STORY.special(kinds.OPEN, adds=("side",))
@STORY.special(kinds.GO_OPEN, adds=("side", "at", "cost"))
def door(s: Dungeon, shown: Shown, edge: int, laid: int) -> Option:
    """A door, tapped on the square behind it; the tile that is to lie there, and the walk to the
    door where there is one."""
    walks = walks_of(s, shown)
    here = place_of(s, active(s))
    square = walks.doors.get(edge, here)
    words: Words = {}
    path: tuple[str, ...] = ()
    if square != here:
        words = {"at": square_name(square), "cost": walks.costs[square] + 1}
        path = (cell_id(square),)
    made = with_changes(passage(s, shown, edge, laid, room_of(square), words), path=path)
    if laid == NONE:
        return made
    return with_changes(made, rules=("DA-DOOR-1", "DA-DOOR-4"), draws=True)


@STORY.special(kinds.LOOK_FOR, adds=("side",))
def wall(s: Dungeon, shown: Shown, edge: int, laid: int) -> Option:
    """A locked or secret door that is looked for, and the tile behind it: the first tap shows it,
    the second looks for it."""
    return passage(s, shown, edge, laid, room_of(place_of(s, active(s))), {})


@STORY.special(kinds.PICK_LOCK, adds=("side",))
def lock(s: Dungeon, shown: Shown, edge: int, effort: int) -> Option:
    """A locked or secret door, tapped on the square behind it."""
    cell = room_of(place_of(s, active(s)))
    made = passage(s, shown, edge, NONE, cell, {})
    level = TILE_LEVELS[s.laid[room_of(beyond(edge, cell))] // 4]
    return tried(s, made, level, PICK, effort)


def passage(s: Dungeon, shown: Shown, edge: int, laid: int, cell: int, words: Words) -> Option:
    """A side of a room, and the tile that would lie behind it."""
    behind = beyond(edge, cell)
    side = SIDES[side_of(edge, cell)]
    made = with_changes(shown.option, at=(cell_id(behind),))
    if laid == NONE:
        return with_changes(made, text=said(shown, side=side, **words))
    other = room_of(behind)
    sides = sides_then(walks_of(s, shown).later(s), other, laid, edge)
    return with_changes(
        made,
        text=said(shown, -1, side=side, **words, **tile_words(laid, sides)),
        preview=what_waits(laid),
        diagram=tile_diagram(laid, sides),
        ghost=cell_id(9 * other),
    )


def what_waits(laid: int) -> tuple[Text, ...]:
    """The monsters on a tile, in one line, and how many threats it has."""
    names = [monster_text(kind) for kind, _ in INHABITANTS[laid]]
    monsters = (Text("preview-waits", {"monsters": listed(names)}),) if names else ()
    count = len(TILE_THREATS[laid])
    threats = (Text("tile-threats", {"count": count}),) if count else ()
    return (*monsters, *threats)


# -- attacks ---------------------------------------------------------------------------------------


@STORY.special(kinds.ATTACK, adds=("power", "defence", "die"))
def attack(s: Dungeon, shown: Shown, target: int, source: int, played: int) -> Option:
    """An attack with what it comes to: power against defence, and the parts of both. The first tap
    shows it, the second attacks."""
    made = assault(s, s, shown, target, source, played, {})
    return with_changes(made, tone="magic") if played == NONE else made


@STORY.special(kinds.GO_ATTACK, adds=("power", "defence", "die", "from", "cost"))
def go_attack(s: Dungeon, shown: Shown, target: int, source: int, played: int) -> Option:
    """The same after a walk."""
    walks = walks_of(s, shown)
    square = walks.to_attack(s, source, target)
    words: Words = {"from": square_name(square), "cost": walks.costs[square]}
    made = assault(s, walks.there(s, square), shown, target, source, played, words)
    return with_changes(made, path=(cell_id(square),))


@STORY.special(kinds.PET, adds=("power", "defence", "die"))
def pet(s: Dungeon, shown: Shown, card: int, target: int) -> Option:
    return assault(s, s, shown, target, card, NONE, {})


def assault(
    s: Dungeon,
    then: Dungeon,
    shown: Shown,
    target: int,
    source: int,
    played: int,
    words: Words,
) -> Option:
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
    which = 0 if shown.answer is kinds.PET else (source != NONE) + 2 * (played != NONE)
    return with_changes(
        shown.option,
        text=said(
            shown, which, power=power, defence=defence, die=die_of(then, figure, target), **words
        ),
        at=at,
        taps=(),
        preview=forecast(then, figure, source, target),
    )


def with_card(s: Dungeon, card: int) -> Dungeon:
    """The dungeon with a card more under the active hero."""
    found = s.copy()
    hero = hero_of(found, active(found))
    hero.column = (*hero.column, card)
    return found


# -- monsters --------------------------------------------------------------------------------------


@STORY.special(kinds.STRIKE, adds=("power", "defence", "die"))
def strike(s: Dungeon, shown: Shown, raid: int) -> Option:
    """A monster's attack: whom, then from where; with what a Solo card adds."""
    figure, extra = kinds.MONSTER_ACT.about(shown.ask)
    at, target = divmod(raid, HEROES)
    power, defence = monster_attack(s, figure, at, target, extra)
    text = said(shown, power=power, defence=defence, die=die_of(s, figure, target))
    taps = (piece_id(target), cell_id(at))
    return with_changes(shown.option, text=text, taps=taps, path=(cell_id(at),))


@STORY.special(kinds.SEND)
def send(s: Dungeon, shown: Shown, figure: int, to: int) -> Option:
    """One of several monsters, and the square it goes to, which is left out if it stays."""
    taps = shown.option.taps[: 1 if to == s.monsters[figure].at else 2]
    return with_changes(shown.option, taps=taps, path=(cell_id(to),))


@STORY.special(kinds.SEND_STRIKE, adds=("power", "defence", "die", "bonus"))
def send_strike(s: Dungeon, shown: Shown, figure: int, raid: int) -> Option:
    return order(s, shown, figure, raid, 0)


@STORY.special(kinds.SOLO_STRIKE, adds=("power", "defence", "die", "bonus"))
def solo_strike(s: Dungeon, shown: Shown, action: int, figure: int, raid: int) -> Option:
    return order(s, shown, figure, raid, bonus_of(s, action, figure))


def order(s: Dungeon, shown: Shown, figure: int, raid: int, extra: int) -> Option:
    """One of several monsters, whom it attacks, and the square it goes to for it."""
    at, target = divmod(raid, HEROES)
    power, defence = monster_attack(s, figure, at, target, extra)
    die = die_of(s, figure, target)
    text = said(shown, power=power, defence=defence, die=die, bonus=extra)
    taps: tuple[str, ...] = (piece_id(figure), piece_id(target))
    if at != s.monsters[figure].at:
        taps += (cell_id(at),)
    return with_changes(shown.option, text=text, at=(), taps=taps, path=(cell_id(at),))


# -- cards -----------------------------------------------------------------------------------------


@STORY.special(kinds.PLAY)
def play(s: Dungeon, shown: Shown, card: int, under: int, whom: int) -> Option:
    """A card that is played, under whom, and what it says; and whom it is about."""
    at = hand_places(s, shown.ask.seat, card)
    which = 2 if whom != NONE else 0 if under == active(s) else 1
    says = card_lines(CARDS[card])[1:]
    made = with_changes(shown.option, text=said(shown, which), preview=says)
    if whom != NONE:
        return with_changes(made, taps=(at[0], piece_id(whom)))
    return with_changes(made, at=at, taps=())


@STORY.special(kinds.REST, adds=("count", "share", "by"))
def rest(s: Dungeon, shown: Shown, poison: int) -> Option:
    """A rest, with how much it heals; of which tokens if there are both."""
    count = healed(s, active(s), TABLE.rest)
    text = said(shown, int(poison != NONE), count=count, share=share_of(poison, count))
    made = with_changes(shown.option, text=text, preview=(Text("preview-rest", {"count": count}),))
    if poison == NONE:
        return made
    return with_changes(made, rules=(*made.rules, "DA-RUL-56"))


@STORY.special(kinds.SECOND_MOVE)
def second_move(s: Dungeon, shown: Shown) -> Option:
    return with_changes(shown.option, preview=(Text("preview-again"),))


@STORY.special(kinds.SURGE, adds=("count", "share", "by"))
def surge(s: Dungeon, shown: Shown, use: int, poison: int) -> Option:
    """A Power Surge, tapped on the hero; where it heals, how much, and of which tokens if there are
    both."""
    figure = active(s)
    count = healed(s, figure, TABLE.surge_by)
    words: Words = {"count": count, "share": share_of(poison, count), "by": TABLE.surge_by}
    text = said(shown, int(poison != NONE), **words)
    return with_changes(shown.option, text=text, at=(piece_id(figure), f"hero{figure}"))


# -- upgrades --------------------------------------------------------------------------------------


@STORY.special(kinds.BUY, adds=("xp",))
@STORY.special(kinds.SWAP, adds=("xp",))
def bargain(s: Dungeon, shown: Shown, card: int, place: int) -> Option:
    """Buying or exchanging an Upgrade. Of two that are alike the place is told where it matters
    (DA-RUL-78)."""
    name = card_text(card)
    if place != NONE:
        name = Text("card-in-place", {"card": name, "place": place + 1})
    made = offer(shown, card, name, COSTS[card], article_id(place_in_row(s, card, place)))
    gold = shown.answer is kinds.BUY and shown.ask.kind is kinds.UPGRADE
    return with_changes(made, tone="gold") if gold else made


@STORY.special(kinds.OLD, adds=("xp",))
def old(s: Dungeon, shown: Shown, card: int) -> Option:
    """A card of the discard pile."""
    place = f"upgrade-discard-{s.upgrade_discard.index(card)}"
    return offer(shown, card, card_text(card), COSTS[card] + TABLE.old_price, place)


def offer(shown: Shown, card: int, name: Text, price: int, place: str) -> Option:
    """An Upgrade for its price; while a hero acts it ends the activation."""
    ends = shown.ask.kind is kinds.ACT
    return with_changes(
        shown.option,
        text=said(shown, int(ends), card=name, xp=price),
        at=(place,),
        preview=card_lines(CARDS[card]),
        draws=shown.option.draws or ends,
    )

"""The answers that are something to do: walks, doors, attacks, cards, upgrades; monsters too."""

from __future__ import annotations

from typing import Final, TypeAlias

from grimorio.core import Ask, Value
from grimorio.core.scene import Option, Text, Tone, with_changes
from grimorio.games.dungeonalliance import kinds
from grimorio.games.dungeonalliance.components.numbers import (
    CARDS,
    COSTS,
    DOORS,
    INHABITANTS,
    TILE_LEVELS,
    TILE_THREATS,
)
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
from grimorio.games.dungeonalliance.rules.locks import DIE, DISARMING, PICK
from grimorio.games.dungeonalliance.rules.speed import points_left
from grimorio.games.dungeonalliance.rules.threats import level_of
from grimorio.games.dungeonalliance.rules.upgrades import OLD_PRICE
from grimorio.games.dungeonalliance.rules.walking import is_dark, ways
from grimorio.games.dungeonalliance.state import TEAM, Dungeon
from grimorio.games.dungeonalliance.view.board import beyond, name_of, place_name, sides_then
from grimorio.games.dungeonalliance.view.cards import tile_diagram
from grimorio.games.dungeonalliance.view.groups import article_id
from grimorio.games.dungeonalliance.view.lines import card_lines
from grimorio.games.dungeonalliance.view.names import (
    card_text,
    cell_id,
    monster_text,
    piece_id,
    square_name,
    tile_text,
)
from grimorio.games.dungeonalliance.view.prospects import forecast, monster_attack
from grimorio.games.dungeonalliance.view.story import USES
from grimorio.games.dungeonalliance.view.zones import (
    DISCARDS,
    hand_id,
)
from grimorio.kit.numbers import NONE
from grimorio.kit.story import Words, listed

Asked: TypeAlias = Ask[Value]
SIDES: Final = ("north", "east", "south", "west")


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


# -- things to do ----------------------------------------------------------------------------------


def deed(
    s: Dungeon, ask: Asked, key: str, word: str, numbers: list[int], walks: Walks | None
) -> Option:
    """Something to do: what it says, what to click, what comes of it."""
    if word in ("go", "take"):
        if ask.kind is kinds.MONSTER_ACT:
            words: Words = {"at": square_name(numbers[0])}
            return Option(key, Text("option-monster-go", words), (cell_id(numbers[0]),))
        assert walks is not None
        return step(s, key, word, numbers[0], walks.costs)
    if word in ("chest", "leave", "crack", "peek", "disarm"):
        name = "disarm-at" if word == "disarm" else word
        text = Text(f"option-{name}", {"at": square_name(numbers[0])})
        at = (cell_id(numbers[0]), f"threat{numbers[0]}")
        rules = DEED_RULES.get(word, ())
        made = Option(key, text, at, rules, draws=word == "peek", tone=TONES.get(word, ""))
        if word not in ("crack", "disarm"):
            return made
        trait = PICK if word == "crack" else DISARMING
        return tried(s, made, level_of(s.tokens[numbers[0]] // 2), trait, numbers[1:])
    if word in ("open", "go-open", "pick"):
        assert walks is not None
        return (lock if word == "pick" else door)(s, key, numbers, walks)
    if word == "pet":
        return attack(s, ask.seat, key, word, numbers)
    if word in ("attack", "go-attack"):
        assert walks is not None
        return assault(s, ask.seat, key, numbers, walks if word == "go-attack" else None)
    if word == "strike":
        return strike(s, ask, key, numbers[0], numbers[1])
    if word == "play":
        return play(s, ask.seat, key, numbers)
    if word == "rest":
        text = Text("option-rest-poison", {"poison": numbers[0]})
        preview = (Text("preview-rest"),)
        return Option(key, text, rules=("DA-REST-1", "DA-REST-4", "DA-RUL-56"), preview=preview)
    if word == "surge":
        return energy(s, key, numbers)
    return bargain(s, key, word, numbers, ask.kind is kinds.ACT)


DEED_RULES: Final = {
    "chest": ("DA-CHEST-1",),
    "leave": ("DA-LEAVE-1",),
    "crack": ("DA-LCHEST-1",),
    "peek": ("DA-TRAP-1",),
    "disarm": ("DA-TRAP-5",),
}
TONES: Final[dict[str, Tone]] = {"chest": "gold", "crack": "gold", "peek": "magic"}


def step(s: Dungeon, key: str, word: str, square: int, costs: dict[int, int]) -> Option:
    """A way to a square, with what it costs; a room with something face down is entered at one's
    own risk (DA-MOVE-1, DA-THREAT-1)."""
    cost = costs.get(square, 0)
    words: Words = {"at": square_name(square), "cost": cost}
    dark = room_of(square) != room_of(place_of(s, active(s))) and is_dark(s, room_of(square))
    preview = (Text("preview-dark"),) if dark else ()
    tone: Tone = "gold" if word == "take" else ""
    at = (cell_id(square),)
    text = Text(f"option-{word}", words)
    return Option(key, text, at, ("DA-MOVE-1",), preview=preview, tone=tone, draws=dark)


def door(s: Dungeon, key: str, numbers: list[int], walks: Walks) -> Option:
    """A door, tapped on the square behind it; the tile that is to lie there, and the walk to the
    door where there is one."""
    edge = numbers[0]
    here = place_of(s, active(s))
    square = walks.doors.get(edge, here)
    cell = room_of(square)
    words: Words = {"side": SIDES[side_of(edge, cell)]}
    name = "option-open"
    if square != here:
        name = "option-go-open"
        words |= {"at": square_name(square), "cost": walks.costs[square] + 1}
    at = (cell_id(beyond(edge, cell)),)
    path = (cell_id(square),) if square != here else ()
    if len(numbers) == 1:
        return Option(key, Text(name, words), at, ("DA-DOOR-1",), path=path)
    laid = 4 * numbers[1] + numbers[2]
    other = room_of(beyond(edge, cell))
    sides = sides_then(walks.later(s), other, laid, edge)
    words |= tile_words(laid, sides)
    return Option(
        key, Text(f"{name}-tile", words), at, ("DA-DOOR-1", "DA-DOOR-4"), preview=what_waits(laid),
        path=path, draws=True, diagram=tile_diagram(laid, sides), ghost=cell_id(9 * other),
    )  # fmt: skip


def lock(s: Dungeon, key: str, numbers: list[int], walks: Walks) -> Option:
    """A locked or secret door, tapped on the square behind it; and the tile that is looked for: the
    first tap shows it, the second looks for it."""
    edge = numbers[0]
    cell = room_of(place_of(s, active(s)))
    at = (cell_id(beyond(edge, cell)),)
    words: Words = {"side": SIDES[side_of(edge, cell)]}
    if len(numbers) < 3:
        made = Option(key, Text("option-pick", words), at, ("DA-LOCK-2", "DA-SECRET-3"))
        level = TILE_LEVELS[s.laid[room_of(beyond(edge, cell))] // 4]
        return tried(s, made, level, PICK, numbers[1:])
    laid = 4 * numbers[1] + numbers[2]
    other = room_of(beyond(edge, cell))
    sides = sides_then(walks.later(s), other, laid, edge)
    words |= tile_words(laid, sides)
    return Option(
        key, Text("option-pick-tile", words), at, ("DA-LOCK-10", "DA-SECRET-6"),
        preview=what_waits(laid), diagram=tile_diagram(laid, sides), ghost=cell_id(9 * other),
        confirm=True,
    )  # fmt: skip


def tried(s: Dungeon, made: Option, level: int, trait: int, efforts: list[int]) -> Option:
    """An attempt with the Speed points that are spent on it besides, and how likely it succeeds
    (DA-LOCK-5..7)."""
    odds = chance_of(level - bonus(s, active(s), trait) - sum(efforts))
    text = made.text
    for extra in efforts:
        words: Words = {"deed": text, "effort": Text("option-effort", {"n": extra})}
        text = Text("option-tried", words)
    return with_changes(made, text=text, odds=odds, draws=odds < 1)


def chance_of(needed: int) -> float:
    """How often the Dungeon die reaches a number (DA-LOCK-5)."""
    return sum([face >= needed for face in DIE]) / len(DIE)


def attack(s: Dungeon, seat: int, key: str, word: str, numbers: list[int]) -> Option:
    """An attack with what it comes to: power against defence, and the parts of both. The first tap
    shows it, the second attacks."""
    source, target = numbers[0], numbers[1]
    figure = active(s)
    words: Words = {
        "target": name_of(s, target, "to"),
        "at": place_name(s, target),
        "power": power_of(s, figure, source, target),
        "defence": defence_of(s, figure, source, target),
    }
    at: tuple[str, ...] = (piece_id(target),)
    name = "option-attack"
    if source != NONE:
        words["card"] = card_text(source)
        at += hand_places(s, seat, source)
        name = f"option-{word}-card"
    return Option(
        key, Text(name, words), at, ATTACK_RULES, preview=forecast(s, figure, source, target),
        confirm=True, tone="magic",
    )  # fmt: skip


def assault(s: Dungeon, seat: int, key: str, numbers: list[int], walks: Walks | None) -> Option:
    """An attack, with what it comes to after a walk and with a card that is played for it."""
    source, target = numbers[0], numbers[1]
    then, name = s, "option-attack"
    words: Words = {}
    path: tuple[str, ...] = ()
    if walks is not None:
        name = "option-go-attack"
        square = walks.to_attack(s, source, target)
        then = walks.there(s, square)
        words |= {"from": square_name(square), "cost": walks.costs[square]}
        path = (cell_id(square),)
    for card in numbers[2:]:
        name += "-bonus"
        then = with_card(then, card)
        words["bonus"] = card_text(card)
    made = attack(then, seat, key, "attack", numbers)
    if source != NONE:
        name += "-card"
    text = Text(name, {**made.text.args, **words})
    if name in PLAIN_ATTACKS:
        return with_changes(made, text=text)
    # What is more than an attack is found on the board, and has no button beside it.
    at = made.at if len(numbers) == 2 else (piece_id(target),)
    return with_changes(made, text=text, at=at, path=path, tone="")


PLAIN_ATTACKS: Final = ("option-attack", "option-attack-card")


def with_card(s: Dungeon, card: int) -> Dungeon:
    """The dungeon with a card more under the active hero."""
    found = s.copy()
    hero = hero_of(found, active(found))
    hero.column = (*hero.column, card)
    return found


ATTACK_RULES: Final = ("DA-POWER-1", "DA-DMG-1", "DA-DMG-5")


def strike(s: Dungeon, ask: Asked, key: str, at: int, target: int) -> Option:
    """A monster's attack: whom, then from where; with what a Solo card adds."""
    named, extra = ask.about
    assert isinstance(named, tuple)
    assert isinstance(extra, int)
    figure = named[0]
    assert isinstance(figure, int)
    words = strike_words(s, figure, at, target, extra)
    taps = (piece_id(target), cell_id(at))
    return Option(key, Text("option-strike", words), taps=taps, path=(cell_id(at),))


def strike_words(s: Dungeon, figure: int, at: int, target: int, extra: int) -> Words:
    power, defence = monster_attack(s, figure, at, target, extra)
    return {
        "at": square_name(at),
        "target": name_of(s, target, "to"),
        "power": power,
        "defence": defence,
    }


def order(s: Dungeon, key: str, numbers: list[int], extra: int) -> Option:
    """One of several monsters, and what it does: the monster, whom it attacks, and the square it
    goes to, which is left out if it stays."""
    figure, at = numbers[0], numbers[1]
    words: Words = {"figure": name_of(s, figure, "start"), "on": place_name(s, figure)}
    stays = at == s.monsters[figure].at
    taps = (piece_id(figure), *[piece_id(one) for one in numbers[2:]])
    if not stays:
        taps += (cell_id(at),)
    if len(numbers) == 2:
        text = Text("option-order-go", {**words, "at": square_name(at)})
    else:
        words |= {**strike_words(s, figure, at, numbers[2], extra), "bonus": extra}
        text = Text("option-order-strike", words)
    return Option(key, text, taps=taps, path=(cell_id(at),))


def play(s: Dungeon, seat: int, key: str, numbers: list[int]) -> Option:
    """A card that is played, under whom, and what it says; and whom it is about."""
    card, under = numbers[0], TEAM * s.seat + numbers[1]
    words: Words = {"card": card_text(card), "hero": name_of(s, under)}
    at = hand_places(s, seat, card)
    preview = card_lines(CARDS[card])[1:]
    if len(numbers) == 3:
        figure = numbers[2]
        words |= {"target": name_of(s, figure), "at": place_name(s, figure)}
        taps = (at[0], piece_id(figure))
        text = Text("option-play-whom", words)
        return Option(key, text, rules=("DA-CARD-1",), preview=preview, taps=taps)
    text = Text("option-play" if under == active(s) else "option-play-on", words)
    return Option(key, text, at, ("DA-CARD-1",), preview=preview)


def energy(s: Dungeon, key: str, numbers: list[int]) -> Option:
    """A Power Surge, tapped on the hero; where it heals, of which tokens if there are both."""
    figure = active(s)
    text = Text("option-surge", {"use": USES[numbers[0]]})
    if len(numbers) > 1:
        text = Text("option-surge-poison", {"poison": numbers[1]})
    return Option(key, text, (piece_id(figure), f"hero{figure}"), ("DA-SURGE-1",))


def bargain(s: Dungeon, key: str, word: str, numbers: list[int], ends: bool) -> Option:
    """Buying or exchanging an Upgrade; while a hero acts it ends the activation. Of two that are
    alike the place is told where it matters (DA-RUL-78)."""
    card = numbers[0]
    price = COSTS[card] + (OLD_PRICE if word == "old" else 0)
    words: Words = {"card": card_text(card), "xp": price}
    if len(numbers) > 1:
        words["card"] = Text("card-in-place", {"card": card_text(card), "place": numbers[1] + 1})
    preview = card_lines(CARDS[card])
    if word == "old":
        at = (f"{DISCARDS}-{s.upgrade_discard.index(card)}",)
        rules: tuple[str, ...] = ("DA-UPG-18",)
    else:
        at = (article_id(numbers[1] if len(numbers) > 1 else s.row.index(card)),)
        rules = ("DA-UPG-2",) if word == "buy" else ("DA-UPG-13", "DA-UPG-15")
    if ends:
        text = Text(f"option-end-{word}", words)
        return Option(key, text, at, rules, preview=preview, draws=True)
    return Option(
        key, Text(f"option-{word}-card", words), at, rules, preview=preview,
        tone="gold" if word == "buy" else "", draws=word == "swap",
    )  # fmt: skip


def tile_words(laid: int, sides: tuple[str, ...] = ()) -> Words:
    """A tile and where its doors would be; one that would face a wall is locked, and one that
    would face the frame is none (DA-LOCK-1, DA-RUL-22)."""
    own = tuple(["door" if DOORS[laid] >> side & 1 else "wall" for side in range(4)])
    kinds = zip(sides or own, SIDES, strict=True)
    doors = [Text("side", {"side": side}) for kind, side in kinds if kind != "wall"]
    return {"tile": tile_text(laid // 4), "doors": listed(doors)}


def what_waits(laid: int) -> tuple[Text, ...]:
    """The monsters on a tile, in one line, and how many threats it has."""
    names = [monster_text(kind) for kind, _ in INHABITANTS[laid]]
    monsters = (Text("preview-waits", {"monsters": listed(names)}),) if names else ()
    count = len(TILE_THREATS[laid])
    threats = (Text("tile-threats", {"count": count}),) if count else ()
    return (*monsters, *threats)


def hand_places(s: Dungeon, seat: int, card: int) -> tuple[str, ...]:
    """Where a card lies in its owner's hand."""
    player = s.players[seat]
    hand = [*player.hand, *player.shown]
    return tuple([f"{hand_id(seat)}-{n}" for n, one in enumerate(hand) if one == card])

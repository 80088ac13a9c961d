"""A table of Gloomhaven for tests: positions as somebody would lay them out, and what is done.

    t = lay("brute", "tinkerer")            # scenario 1 at level 1, its first room without monsters
    guard = t.monster("bandit-guard", (0, 1))
    t.place(0, (1, 1))
    t.modifiers(0, "+1")                    # the cards that the deck of seat 0 deals next
    t.play("trample", "top")                # seat 0 plays that half at once
    t.answer("at", guard)
    assert t.hp(guard) == 2

Before `do` or `play` the state is laid out by hand; after it the game is under way, as players play
it. When all that was planned is done, a new round begins and everybody is asked for cards.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from grimorio.core import Ask, Chance, Game, Options, Planned, Value, plan
from grimorio.core.chance import seed_key
from grimorio.games.gloomhaven import kinds, setup, title
from grimorio.games.gloomhaven.components import effects
from grimorio.games.gloomhaven.components.builds import ready
from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.components.numbers import (
    ABILITIES,
    BY_LINE,
    CARD,
    CARDS,
    CLASS,
    CLASSES,
    CONDITION,
    HALF_LINES,
    LINES,
    MODIFIERS,
    TYPE,
    TYPE_DECK,
    conditions_of,
)
from grimorio.games.gloomhaven.rules import step, turn
from grimorio.games.gloomhaven.rules.actions import playing
from grimorio.games.gloomhaven.rules.actions.bonuses import GIVING
from grimorio.games.gloomhaven.rules.actions.deeds import begin_deed, end_deed
from grimorio.games.gloomhaven.rules.actions.lines import do_line
from grimorio.games.gloomhaven.rules.attack.blows import new_blow, strike
from grimorio.games.gloomhaven.rules.map.figures import cell_at, cells_taken, ground
from grimorio.games.gloomhaven.rules.map.ground import whole
from grimorio.games.gloomhaven.rules.moves import moving
from grimorio.games.gloomhaven.rules.scenario import building
from grimorio.games.gloomhaven.rules.scenario.revealing import lay_overlay
from grimorio.games.gloomhaven.rules.scenario.standees import add_monster
from grimorio.games.gloomhaven.rules.turn import begin_round
from grimorio.games.gloomhaven.state import (
    CHARACTER,
    MONSTERS,
    PARTY,
    SUMMON,
    Active,
    Character,
    Figure,
    Pile,
    Scenario,
)
from grimorio.kit.hexes import Hex
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import EVERYBODY


def spoken(value: Value) -> Value:
    """An answer as somebody would say it: its word and its things one after another, without what
    is nothing at the end; a boost by its place in its line. A thing alone is that thing, and to
    pass is None."""
    if not isinstance(value, tuple):
        return value
    parts = [part for one in value for part in (one if isinstance(one, tuple) else (one,))]
    while len(parts) > 1 and parts[-1] == NONE:
        parts.pop()
    if parts[:1] == ["boost"] and isinstance(value[-1], tuple) and isinstance(parts[1], int):
        parts[1] = kinds.boost_place(parts[1])
    return tuple(parts) if parts else None


class Table:
    """A position, and then a game under way."""

    def __init__(self, s: Scenario, options: Options) -> None:
        self._s = s
        self._options = options
        self.game: Game[Scenario] | None = None
        self.after: Planned = begin_round()
        """What comes when all is done."""

    @property
    def s(self) -> Scenario:
        return self._s if self.game is None else self.game.state

    # -- laying out ------------------------------------------------------------------------------

    def cell(self, place: Hex) -> int:
        return cell_at(self.s, place)

    def figure(self, number: int) -> Figure:
        return self.s.figures[number]

    def character(self, seat: int) -> Character:
        return self.s.characters[seat]

    def hero(self, seat: int) -> Figure:
        """The figure of a seat's character."""
        return self.s.figures[self.character(seat).figure]

    def place(self, seat: int, place: Hex) -> None:
        self.hero(seat).at = self.cell(place)

    def monster(self, type_: str, place: Hex, rank: int = 0, number: int = 0, hp: int = 0) -> int:
        """A monster with a standee number of one's choice; by default the lowest that is free."""
        known = add_monster(self.s, TYPE[type_], rank, self.cell(place), 0)
        bag = self.s.standees[TYPE[type_]]
        figure = self.figure(known)
        bag.append(figure.number)
        figure.number = number or min(bag)
        bag.remove(figure.number)
        bag.sort()
        if hp:
            figure.hp = hp
        return known

    def give(self, number: int, *conditions: str) -> None:
        """The figure has conditions since before its turn."""
        for name in conditions:
            self.figure(number).conditions |= 1 << CONDITION[name]

    def hand(self, seat: int, *cards: str) -> None:
        """The cards in hand; the others of the class are in the pool."""
        character = self.character(seat)
        every = sorted([*character.hand.cards, *character.pool])
        wanted = [CARD[name] for name in cards]
        character.hand.cards = wanted
        character.hand.seen = [1 << seat] * len(wanted)
        character.pool = [card for card in every if card not in wanted]

    def modifiers(self, deck: int, *cards: str) -> None:
        """The cards that a deck deals next, in this order: "+1", "x2", "null", "bless", "curse", or
        the place of one in MODIFIERS as "#12". It has no others. For one deck in a test only: the
        next draws of the whole game are made to come out like this."""
        wanted = [modifier_named(name) for name in cards]
        pile = Pile(sorted(wanted), [], False)
        if deck == MONSTERS:
            self.s.monsters = pile
        else:
            self.character(deck).modifiers = pile
        for seed in range(100_000):
            chance = Chance(seed_key(f"draws {seed}"))
            bag = pile.bag[:]
            if [chance.draw(bag) for _ in wanted] == wanted:
                self.s.chance = Chance(seed_key(f"draws {seed}"))
                return
        raise AssertionError("no deal found")

    def equip(self, seat: int, *items: int) -> None:
        """The items of a character, by their numbers, all ready."""
        self.character(seat).items = list(items)

    def activate(self, card: str, side: str = "top", seat: int = 0, ally: int = NONE) -> int:
        """A card lies in the active area, as if it was played for its owner and an ally."""
        number = CARD[card]
        half = 2 * number + (side == "bottom")
        character = self.character(seat)
        self.take(seat, number)
        active = Active(half, 0, [], [], NONE)
        for line in HALF_LINES[half]:
            if isinstance(LINES[line], GIVING):
                value = getattr(LINES[line], "value", getattr(LINES[line], "attack", 0))
                active.gifts.append((character.figure, line, value))
                if ally != NONE:
                    active.gifts.append((ally, line, value))
        character.active.append(active)
        return number

    def take(self, seat: int, card: int) -> None:
        """A card is no longer in hand or among those left at home."""
        character = self.character(seat)
        if card in character.hand:
            character.hand.take(card)
        elif card in character.pool:
            character.pool.remove(card)

    def discard(self, seat: int, *cards: str) -> None:
        """Cards lie in the discard pile."""
        for name in cards:
            self.take(seat, CARD[name])
            self.character(seat).discard.append(CARD[name])

    def choose(self, seat: int, leading: str, other: str) -> None:
        """The two cards of the round."""
        for name in (leading, other):
            self.take(seat, CARD[name])
            self.character(seat).chosen.add(CARD[name], EVERYBODY)
        self.character(seat).initiative = CARDS[CARD[leading]].initiative
        self.character(seat).second = CARDS[CARD[other]].initiative

    # -- doing -----------------------------------------------------------------------------------

    def strike(
        self,
        by: int,
        target: int,
        value: int,
        range_: int = 0,
        pierce: int = 0,
        conditions: str = "",
        pull: int = 0,
    ) -> None:
        """A figure attacks another at once."""
        figure = self.figure(by)
        own = figure.owner if figure.kind == CHARACTER else MONSTERS
        deed = begin_deed(self.s, by, own, figure.side, own, NONE)
        deed.blow = new_blow(value, range_)
        deed.blow.count = 0
        deed.blow.pierce = pierce
        deed.blow.pull = pull
        deed.blow.conditions = conditions_of(tuple(conditions.split()))
        deed.blow.targets = [target]
        plan(self.s, end_deed())
        self.s.agenda[-1].scope = "deed"
        plan(self.s, strike())
        self.s.agenda.insert(0, begin_round())
        self.game = Game(title, self._options, len(self.s.characters), b"scripted")
        self.game.begin(self._s)

    def turn(self, seat: int = 0) -> None:
        """A character takes its turn, from its start to its end."""
        self.do(turn.take_turn(self.character(seat).figure))

    def do(self, *steps: Planned) -> None:
        """Take these steps; what they ask is asked."""
        assert self.game is None, "the game is under way"
        plan(self.s, *steps, self.after)
        self.game = Game(title, self._options, len(self.s.characters), b"scripted")
        self.game.begin(self._s)

    def act(self, seat: int) -> None:
        """It is this seat's turn, and the character begins to act by its chosen cards."""
        character = self.character(seat)
        self.s.acting = character.figure
        self.hero(seat).acted = True
        self.do(step.find("act_by_cards")(character.figure), turn.end_turn(character.figure))

    def play(self, card: str, side: str = "top", seat: int = 0) -> None:
        """A character plays a half of a card at once, whatever is in its hand."""
        half = 2 * CARD[card] + (side == "bottom")
        character = self.character(seat)
        for pile in (character.hand.cards, character.pool):
            if CARD[card] in pile:
                if pile is character.hand.cards:
                    character.hand.take(CARD[card])
                else:
                    pile.remove(CARD[card])
                break
        self.s.acting = character.figure
        begin_deed(self.s, character.figure, seat, PARTY, seat, half)
        plan(self.s, playing.end_action(seat, half))
        agenda = self.s.agenda
        agenda[-1].scope = "deed"
        assert self.game is None, "the game is under way"
        rest = [turn.end_turn(character.figure), self.after]
        agenda[:0] = rest[::-1]
        plan(self.s, *[do_line(line) for line in HALF_LINES[half]])
        self.game = Game(title, self._options, len(self.s.characters), b"scripted")
        self.game.begin(self._s)

    def monster_acts(self, number: int, ability: int | None = None) -> None:
        """A monster takes its turn, with an ability of its deck by its number in ABILITIES."""
        if ability is not None:
            self.s.abilities[TYPE_DECK[self.figure(number).type]] = ability
        self.do(turn.take_turn(number))

    def last_turn(self, *others: int) -> None:
        """What is done next is done in the last turn of the round: of all others only these figures
        still act, and then the round ends."""
        for number, figure in self.s.figures.items():
            figure.acted = number not in others
        self.after = turn.next_turn()

    def open_all(self) -> None:
        """All areas are revealed and all doors open; nothing lies or stands in them."""
        on = maps()[self.s.number]
        self.s.areas = (1 << len(on.areas)) - 1
        self.s.doors = (1 << len(on.doors)) - 1
        self.s.locked = 0

    def furnish(self, *areas: int) -> None:
        """The overlays of these areas, or of all, lie where the map has them."""
        for overlay in maps()[self.s.number].overlays:
            if not areas or overlay.area in areas:
                lay_overlay(self.s, overlay)

    def beside(self, number: int) -> Hex:
        """A free hex next to a figure."""
        land = ground(self.s)
        taken = cells_taken(self.s)
        near = [cell for cell in land.near[self.figure(number).at] if not taken >> cell & 1]
        return land.board.places[near[0]]

    def overlay(self, kind: int, *places: Hex, first: int = 0, second: int = 0) -> None:
        """An overlay tile: its kind, two numbers that depend on it, and its hexes."""
        cells = [self.cell(place) for place in places]
        self.s.overlays.append((kind, first, second, tuple(cells)))

    def ability(self, type_: str, number: int) -> None:
        """The next ability card of a type, by the number printed on it; its deck has no other."""
        deck = TYPE_DECK[TYPE[type_]]
        self.s.decks[deck] = [ability_numbered(number)]
        self.s.ability_discards[deck] = []

    def move(self, number: int, points: int, jump: bool = False) -> None:
        """A figure of a seat has a Move of that many points, and nothing else."""
        figure = self.figure(number)
        self.s.acting = number
        begin_deed(self.s, number, figure.owner, figure.side, figure.owner, -1)
        self.do(moving.move_on(points, jump), step.find("end_deed")())

    def attack(self, by: int, *targets: int, value: int = 2, range_: int = 0, **more: Any) -> None:
        """A figure attacks these, and nothing else; `more` is what a Blow has besides."""
        figure = self.figure(by)
        seat = figure.owner if figure.kind == CHARACTER else MONSTERS
        self.s.acting = by
        deed = begin_deed(self.s, by, seat, figure.side, figure.owner, -1)
        deed.blow = new_blow(value, range_)
        deed.blow.targets = list(targets)
        for name, given in more.items():
            setattr(deed.blow, name, conditions_of(given) if name == "conditions" else given)
        plan(self.s, scope="deed", close=step.find("end_deed")())
        self.s.agenda[:0] = [begin_round()]
        plan(self.s, strike())
        self.game = Game(title, self._options, len(self.s.characters), b"scripted")
        self.game.begin(self._s)

    # -- asking ----------------------------------------------------------------------------------

    @property
    def asked(self) -> list[tuple[int, str]]:
        """Who is asked what now."""
        assert self.game is not None
        return [(ask.seat, ask.kind.name) for ask in self.game.pending]

    def pending(self, seat: int = 0) -> Ask[Any]:
        """What a seat is asked."""
        assert self.game is not None
        return next(ask for ask in self.game.pending if ask.seat == seat)

    def options(self, seat: int = 0) -> list[Value]:
        """The answers that a seat may give, as somebody would say them: see `spoken`."""
        assert self.game is not None
        for ask in self.game.pending:
            if ask.seat == seat:
                return [spoken(option) for option in ask.options]
        raise AssertionError(f"seat {seat} is not asked, but {self.asked}")

    def answer(self, *value: Value, seat: int = 0) -> None:
        """Give an answer, as somebody would say it; nothing is to pass."""
        assert self.game is not None
        options = self.options(seat)
        found = spoken(value[0] if len(value) == 1 else tuple(value))
        if found not in options and value in options:
            found = value
        assert found in options, f"{found!r} is none of {options}"
        self.game.answer(seat, self.pending(seat).options[options.index(found)])

    def idle(self, until: str = "declare", answers: int = 200) -> None:
        """All do as little as they can, until somebody is asked this: actions are basic ones that
        come to nothing, damage is suffered, nobody takes a short rest."""
        assert self.game is not None
        for _ in range(answers):
            if not self.asked or self.asked[0][1] == until:
                return
            ask = self.game.pending[0]
            options = list(ask.options)
            idle = [one for one in (None, "done", "take", "keep") if one in options]
            basic = [one for one in options if isinstance(one, tuple) and one[0] == "basic"]
            self.game.answer(ask.seat, [*idle, *basic, *options][0])
        raise AssertionError(f"{until} is never asked, but {self.asked}")

    # -- reading ---------------------------------------------------------------------------------

    def hp(self, number: int) -> int:
        return self.figure(number).hp

    def has(self, number: int, condition: str) -> bool:
        return bool(self.figure(number).conditions >> CONDITION[condition] & 1)

    def at(self, number: int) -> Hex:
        """The hex of a figure."""
        return whole(self.s.number).board.places[self.figure(number).at]

    def ends(self, seat: int = 0) -> set[Hex]:
        """The hexes among the options."""
        places = whole(self.s.number).board.places
        return {places[cell] for cell in self.options(seat) if isinstance(cell, int)}

    def hit(self, *figures: int, seat: int = 0) -> None:
        """Attack all of these together, the lowest number first."""
        self.answer("area", *figures, seat=seat)
        self.strike_on()

    def strike_on(self) -> None:
        """Attack those chosen in the order of their numbers."""
        while self.asked and self.asked[0][1] == "next_target":
            seat = self.asked[0][0]
            self.answer(min(numbers(self.options(seat))), seat=seat)

    def go(self, place: Hex, seat: int = 0) -> None:
        """Answer with a hex."""
        self.answer(self.cell(place), seat=seat)

    def declare(self, seat: int, leading: str, other: str) -> None:
        """Choose the two cards of the round."""
        self.answer(CARD[leading], CARD[other], seat=seat)

    def order(self) -> list[int]:
        """The figures in the order of their turns, as far as they have begun."""
        return [event.args[0][0] for event in self.told("turn")]

    def told(self, kind: str) -> list[Any]:
        """The events of a kind so far."""
        assert self.game is not None
        assert self.game.journal is not None
        return [event for event in self.game.journal.events if event.kind.name == kind]

    def whom(self, kind: str, place: int = 0) -> list[int]:
        """The figures that the events of a kind so far are about: their arguments in one place."""
        found = []
        for event in self.told(kind):
            named = event.args[place]
            assert isinstance(named, tuple)
            assert isinstance(named[0], int)
            found.append(named[0])
        return found

    # -- for monsters and summons ----------------------------------------------------------------

    def summon(self, seat: int, name: str, place: Hex) -> int:
        """A summon of a character that has been there since an earlier round."""
        line, card = next(
            (number, one)
            for number, one in enumerate(LINES)
            if isinstance(one, effects.Summon) and one.id == name
        )
        count = sum(one.kind == SUMMON and one.owner == seat for one in self.s.figures.values())
        known = self.s.made
        self.s.made += 1
        self.s.figures[known] = Figure(
            kind=SUMMON, side=PARTY, owner=seat, type=BY_LINE[line], rank=0, number=count + 1,
            at=self.cell(place), hp=card.hp, most=card.hp, conditions=0, had=0, bonuses=[],
            dooms=(), acted=False, came=0,
        )  # fmt: skip
        return known

    def take_all(self) -> None:
        """Everybody suffers what there is to suffer, and uses nothing against it, until something
        else is asked."""
        while self.asked and self.asked[0][1] in ("suffer", "parry"):
            seat, kind = self.asked[0]
            if kind == "suffer":
                self.answer("take", seat=seat)
            else:
                self.answer(seat=seat)


def ability_numbered(number: int, deck: str = "") -> int:
    """A monster ability by the number printed on its card; some decks share numbers."""
    return next(
        place
        for place, one in enumerate(ABILITIES)
        if one.number == number and deck in ("", one.deck)
    )


def modifier_named(name: str) -> int:
    """A plain modifier card by what is printed on it."""
    if name.startswith("#"):
        return int(name[1:])
    for number, modifier in enumerate(MODIFIERS):
        plain = not (modifier.rolling or modifier.conditions or modifier.makes)
        worth = modifier.value if isinstance(modifier.value, str) else f"{modifier.value:+d}"
        if name in ("bless", "curse"):
            if modifier.kind == name:
                return number
        elif plain and modifier.kind == "base" and worth == {"x2": "2x"}.get(name, name):
            return number
    raise AssertionError(f"no modifier card {name}")


def lay(*classes: str, scenario: int = 1, level: int = 1, **options: Any) -> Table:
    """Characters of these classes in the starting hexes of a scenario, and nobody else."""
    seats = len(classes)
    given = title.options({"scenario": scenario, "level": level, **options}, seats)
    s = setup.new_scenario(given, seats, Chance(seed_key("laid")))
    starts = setup.start_hexes(s)
    for seat, name in enumerate(classes):
        s.characters[seat].type = CLASS[name]
        s.characters[seat].level = level
        building.take_build(s, seat, ready(CLASSES[CLASS[name]].id, level))
        s.characters[seat].goals.add(s.goal_deck.pop(), 1 << seat)
        setup.place_character(s, seat, starts[seat])
    s.round = 1
    return Table(s, given)


def room(*classes: str, **options: Any) -> Table:
    """Characters with different initiatives, the first two in opposite corners of the room of
    scenario 1."""
    t = lay(*(classes or ("brute", "tinkerer")), **options)
    t.place(0, (0, 0))
    t.place(1, (1, 6))
    return by_seats(t)


def hall(*classes: str, **options: Any) -> Table:
    """The same in the first room of scenario 3, which is ten hexes wide: q from -6 to 3 in the row
    r = -6, from -9 to 0 in the row r = 0. Nobody has items."""
    t = lay(*(classes or ("brute", "tinkerer")), scenario=3, **options)
    for character in t.s.characters:
        character.items.clear()
    t.place(0, (-9, 0))
    t.place(1, (3, -6))
    return by_seats(t)


def at_once(t: Table) -> None:
    """All characters have the same initiatives."""
    for character in t.s.characters:
        character.initiative = 20


def by_seats(t: Table) -> Table:
    """Characters act in the order of their seats."""
    for seat, character in enumerate(t.s.characters):
        character.initiative = 20 + seat
    return t


def begun(scenario: int, *classes: str, **options: Any) -> Table:
    """A scenario set up by its own rules, up to the first question of the first round."""
    seats = len(classes)
    game = new_game(seats, f"scenario {scenario}", scenario=scenario, **options)
    while game.pending[0].kind is not kinds.DECLARE:
        question = game.pending[0]
        answer: Value = question.options[0]
        if question.kind is kinds.CHOOSE_CLASS:
            answer = CLASS[classes[question.seat]]
        game.answer(question.seat, answer)
    table = Table(game.state, {})
    table.game = game
    return table


def new_game(seats: int, key: str, **options: Any) -> Game[Scenario]:
    """A game from its first question."""
    given = title.options(options, seats)
    game = Game(title, given, seats, key.encode())
    game.begin(setup.set_up(given, seats, Chance(seed_key(key))))
    return game


def play_on(game: Game[Scenario], dice: random.Random, answers: int = 2000) -> None:
    """Random answers until the game is over, at most that many."""
    for _ in range(answers):
        if not game.pending:
            return
        ask = dice.choice(game.pending)
        game.answer(ask.seat, dice.choice(ask.options))


def numbers(values: Sequence[Value]) -> list[int]:
    """The plain numbers among options."""
    return [value for value in values if isinstance(value, int)]

"""DungeonQuest: everything that can change, and nothing else.

Cards, tiles, heroes and monsters are numbers into the content (components). Cells are those of
the 13 x 10 board; the two cells of the Treasure Room are one space, named by the first of them
(DQ-DRAGON-1). Directions are north, east, south, west = 0..3. A Monster token is a number: its
Monster is token // 4, its Life MONSTER_LIVES[token // 4][token % 4].
"""

from __future__ import annotations

from typing import Final

from grimorio.core import Agenda, Chance, Data, Journal
from grimorio.core.data import as_bool, as_dict, as_int, as_list
from grimorio.kit.zones import Zone

# Where a Hero is
WAITING: Final = 0  # not yet placed
DUNGEON: Final = 1
CATACOMBS: Final = 2
LEFT: Final = 3
DEAD: Final = 4


class Hero:
    """A Hero: where it is, how it stands, what it carries."""

    kind: int
    where: int
    at: int
    """Its space; in the catacombs the space of its Travel marker."""
    came_from: int
    """The room it entered from, NONE after a special move or a catacombs exit."""
    side: int
    """The direction of the passage it entered by or stands at, NONE if it came by none."""
    wounds: int
    determination: list[int]
    """For each Determination token the encounter it was gained in (see attributes.py)."""
    loot: Zone
    runes: list[int]
    kept: list[int]
    """Cards it must keep that are not Loot: Trapdoor, Cave-in ..."""
    searches: int
    """On how many turns running it has searched this room."""
    must_face: bool
    """Next turn it faces its room as if it had just entered (escape, retreat, catacombs exit)."""
    no_escape: bool
    """Whatever it meets in the encounter it must face cannot be escaped (DQ-CATA-28)."""
    may_descend: bool
    """There is a way down to the catacombs here that it has found."""
    crossed: bool
    """It has got past the obstacle of its room: Cave-in, Bridge or Web."""
    stuck: bool
    """Caught in the Web."""
    lost_turns: int
    heading: int
    """The direction of its Travel marker."""
    below: list[int]
    """The Catacombs cards collected on this visit, besides Loot and kept cards."""
    travelled: int
    """How many Catacombs cards it has drawn on this visit: the spaces its marker advances."""
    used: list[int]
    """What it has used this turn that can be used once a turn."""
    worth: list[int]
    """When it is over, the gold of each Loot card in the order of the loot."""

    # written by `grimorio states`: do not edit
    # fmt: off
    __slots__ = ("at", "below", "came_from", "crossed", "determination", "heading", "kept", "kind",
        "loot", "lost_turns", "may_descend", "must_face", "no_escape", "runes", "searches", "side",
        "stuck", "travelled", "used", "where", "worth", "wounds",)

    def __init__(
        self, kind: int, where: int, at: int, came_from: int, side: int, wounds: int,
        determination: list[int], loot: Zone, runes: list[int], kept: list[int], searches: int,
        must_face: bool, no_escape: bool, may_descend: bool, crossed: bool, stuck: bool,
        lost_turns: int, heading: int, below: list[int], travelled: int, used: list[int],
        worth: list[int],
    ) -> None:
        self.kind = kind
        self.where = where
        self.at = at
        self.came_from = came_from
        self.side = side
        self.wounds = wounds
        self.determination = determination
        self.loot = loot
        self.runes = runes
        self.kept = kept
        self.searches = searches
        self.must_face = must_face
        self.no_escape = no_escape
        self.may_descend = may_descend
        self.crossed = crossed
        self.stuck = stuck
        self.lost_turns = lost_turns
        self.heading = heading
        self.below = below
        self.travelled = travelled
        self.used = used
        self.worth = worth

    def copy(self) -> Hero:
        return Hero(self.kind, self.where, self.at, self.came_from, self.side, self.wounds,
            self.determination[:], self.loot.copy(), self.runes[:], self.kept[:], self.searches,
            self.must_face, self.no_escape, self.may_descend, self.crossed, self.stuck,
            self.lost_turns, self.heading, self.below[:], self.travelled, self.used[:],
            self.worth[:])

    def dump(self) -> Data:
        return {"kind": self.kind, "where": self.where, "at": self.at, "came_from": self.came_from,
            "side": self.side, "wounds": self.wounds,
            "determination": list[Data](self.determination), "loot": self.loot.dump(),
            "runes": list[Data](self.runes), "kept": list[Data](self.kept),
            "searches": self.searches, "must_face": self.must_face, "no_escape": self.no_escape,
            "may_descend": self.may_descend, "crossed": self.crossed, "stuck": self.stuck,
            "lost_turns": self.lost_turns, "heading": self.heading, "below": list[Data](self.below),
            "travelled": self.travelled, "used": list[Data](self.used),
            "worth": list[Data](self.worth)}

    @staticmethod
    def load(data: Data) -> Hero:
        row = as_dict(data, "kind", "where", "at", "came_from", "side", "wounds", "determination",
            "loot", "runes", "kept", "searches", "must_face", "no_escape", "may_descend", "crossed",
            "stuck", "lost_turns", "heading", "below", "travelled", "used", "worth")
        return Hero(as_int(row["kind"]), as_int(row["where"]), as_int(row["at"]),
            as_int(row["came_from"]), as_int(row["side"]), as_int(row["wounds"]),
            [as_int(x0) for x0 in as_list(row["determination"])], Zone.load(row["loot"]),
            [as_int(x0) for x0 in as_list(row["runes"])],
            [as_int(x0) for x0 in as_list(row["kept"])], as_int(row["searches"]),
            as_bool(row["must_face"]), as_bool(row["no_escape"]), as_bool(row["may_descend"]),
            as_bool(row["crossed"]), as_bool(row["stuck"]), as_int(row["lost_turns"]),
            as_int(row["heading"]), [as_int(x0) for x0 in as_list(row["below"])],
            as_int(row["travelled"]), [as_int(x0) for x0 in as_list(row["used"])],
            [as_int(x0) for x0 in as_list(row["worth"])])
    # fmt: on
    # end of what `grimorio states` wrote


class CombatSide:
    """One side of a combat: hand, damage pile and what its Power cards have set up."""

    power: list[int]
    """Its Power cards that have not been drawn in this encounter, a bag."""
    hand: Zone
    """A Power card drawn for the combat lies first; what everybody has seen stays known."""
    size: int
    """How many cards it fills its hand to."""
    played: list[int]
    """What it has on the table this round, the revealed card first."""
    cancelled: bool
    """Its revealed card is cancelled."""
    damage: list[int]
    hits: int
    """What it has lost in dice combat, where there are no cards."""
    bonus: int
    """What its Power cards add to its attack value this round."""
    marks: list[tuple[int, ...]]
    """What its Power cards do this round (see sides.py)."""
    next_marks: list[tuple[int, ...]]
    """What they will do next round."""
    shielded: bool
    """Hugo's shield has been used in this combat."""

    # written by `grimorio states`: do not edit
    # fmt: off
    __slots__ = ("bonus", "cancelled", "damage", "hand", "hits", "marks", "next_marks", "played",
        "power", "shielded", "size",)

    def __init__(
        self, power: list[int], hand: Zone, size: int, played: list[int], cancelled: bool,
        damage: list[int], hits: int, bonus: int, marks: list[tuple[int, ...]],
        next_marks: list[tuple[int, ...]], shielded: bool,
    ) -> None:
        self.power = power
        self.hand = hand
        self.size = size
        self.played = played
        self.cancelled = cancelled
        self.damage = damage
        self.hits = hits
        self.bonus = bonus
        self.marks = marks
        self.next_marks = next_marks
        self.shielded = shielded

    def copy(self) -> CombatSide:
        return CombatSide(self.power[:], self.hand.copy(), self.size, self.played[:],
            self.cancelled, self.damage[:], self.hits, self.bonus, self.marks[:],
            self.next_marks[:], self.shielded)

    def dump(self) -> Data:
        return {"power": list[Data](self.power), "hand": self.hand.dump(), "size": self.size,
            "played": list[Data](self.played), "cancelled": self.cancelled,
            "damage": list[Data](self.damage), "hits": self.hits, "bonus": self.bonus,
            "marks": [list[Data](x0) for x0 in self.marks],
            "next_marks": [list[Data](x0) for x0 in self.next_marks], "shielded": self.shielded}

    @staticmethod
    def load(data: Data) -> CombatSide:
        row = as_dict(data, "power", "hand", "size", "played", "cancelled", "damage", "hits",
            "bonus", "marks", "next_marks", "shielded")
        return CombatSide([as_int(x0) for x0 in as_list(row["power"])], Zone.load(row["hand"]),
            as_int(row["size"]), [as_int(x0) for x0 in as_list(row["played"])],
            as_bool(row["cancelled"]), [as_int(x0) for x0 in as_list(row["damage"])],
            as_int(row["hits"]), as_int(row["bonus"]),
            [tuple([as_int(x1) for x1 in as_list(x0)]) for x0 in as_list(row["marks"])],
            [tuple([as_int(x1) for x1 in as_list(x0)]) for x0 in as_list(row["next_marks"])],
            as_bool(row["shielded"]))
    # fmt: on
    # end of what `grimorio states` wrote


class Combat:
    """An encounter with a Monster, or a fight between two Heroes, that is going on."""

    seat: int
    """The Hero that met the Monster, or that attacked."""
    rival: int
    """The seat that plays the other side: the Monster player, or the other Hero's; NONE in a
    solo game, where nobody does."""
    monster: int
    """Its kind; NONE when Heroes fight each other."""
    token: Zone
    """The Monster's token, one number, with who has seen it; empty when Heroes fight."""
    cell: int
    """The room of the encounter, NONE in the catacombs."""
    may_escape: bool
    """Whether the Hero could get away from here."""
    round: int
    hero: CombatSide
    foe: CombatSide
    pile: list[int]
    """The combat pile."""
    discards: list[int]
    """Cards out of this combat; its Combat cards make a new deck when the deck is empty."""
    fleeing: bool
    """The Hero has announced an escape: if it wins this round, it gets away (DQ-LIVE-3)."""
    away: bool
    """It has got away."""

    # written by `grimorio states`: do not edit
    # fmt: off
    __slots__ = ("away", "cell", "discards", "fleeing", "foe", "hero", "may_escape", "monster",
        "pile", "rival", "round", "seat", "token",)

    def __init__(
        self, seat: int, rival: int, monster: int, token: Zone, cell: int, may_escape: bool,
        round: int, hero: CombatSide, foe: CombatSide, pile: list[int], discards: list[int],
        fleeing: bool, away: bool,
    ) -> None:
        self.seat = seat
        self.rival = rival
        self.monster = monster
        self.token = token
        self.cell = cell
        self.may_escape = may_escape
        self.round = round
        self.hero = hero
        self.foe = foe
        self.pile = pile
        self.discards = discards
        self.fleeing = fleeing
        self.away = away

    def copy(self) -> Combat:
        return Combat(self.seat, self.rival, self.monster, self.token.copy(), self.cell,
            self.may_escape, self.round, self.hero.copy(), self.foe.copy(), self.pile[:],
            self.discards[:], self.fleeing, self.away)

    def dump(self) -> Data:
        return {"seat": self.seat, "rival": self.rival, "monster": self.monster,
            "token": self.token.dump(), "cell": self.cell, "may_escape": self.may_escape,
            "round": self.round, "hero": self.hero.dump(), "foe": self.foe.dump(),
            "pile": list[Data](self.pile), "discards": list[Data](self.discards),
            "fleeing": self.fleeing, "away": self.away}

    @staticmethod
    def load(data: Data) -> Combat:
        row = as_dict(data, "seat", "rival", "monster", "token", "cell", "may_escape", "round",
            "hero", "foe", "pile", "discards", "fleeing", "away")
        return Combat(as_int(row["seat"]), as_int(row["rival"]), as_int(row["monster"]),
            Zone.load(row["token"]), as_int(row["cell"]), as_bool(row["may_escape"]),
            as_int(row["round"]), CombatSide.load(row["hero"]), CombatSide.load(row["foe"]),
            [as_int(x0) for x0 in as_list(row["pile"])],
            [as_int(x0) for x0 in as_list(row["discards"])], as_bool(row["fleeing"]),
            as_bool(row["away"]))
    # fmt: on
    # end of what `grimorio states` wrote


class Quest:
    """A game of DungeonQuest."""

    chance: Chance
    journal: Journal | None
    agenda: Agenda
    options: dict[str, int]
    """The table's options as numbers: a flag is 0 or 1 (see variants.py)."""
    heroes: list[Hero]
    turn: int
    first: int
    round: int
    """0 while the table is being laid out."""
    turn_over: bool
    """The turn in play ends as soon as what is under way is resolved."""
    trodden: list[int]
    """The Corridors entered this turn."""
    sun: int
    tiles: list[int]
    """The tile on each cell, NONE if there is none."""
    turned: list[int]
    """The direction the entry arrow of each tile faces."""
    entrances: list[bool]
    """Where the Catacombs Entrance markers lie."""
    monsters: Zone
    """The Monster tokens on the board, and who has seen their Life."""
    dens: list[int]
    """The cell of each token on the board, in the order of `monsters`."""
    last_moved: int
    """The cell of the token moved last by a servant of Kalladra (DQ-SERV-5)."""
    reserve: list[int]
    """The other tokens, a bag."""
    supply: list[int]
    """The tiles not yet drawn, a bag."""
    decks: list[list[int]]
    """The decks as bags of card numbers, in the order of the content."""
    discards: list[list[int]]
    facing: Zone
    """The cards being faced now, the latest at the end: drawn, and not yet anywhere else."""
    dragons: list[int]
    """The Dragon cards drawn while the Treasure Room is being plundered."""
    gone: list[int]
    """Cards out of the game: Runes used or never dealt."""
    combat_deck: list[int]
    combat: Combat | None
    sunset: bool
    over: bool

    # written by `grimorio states`: do not edit
    # fmt: off
    __slots__ = ("agenda", "chance", "combat", "combat_deck", "decks", "dens", "discards",
        "dragons", "entrances", "facing", "first", "gone", "heroes", "journal", "last_moved",
        "monsters", "options", "over", "reserve", "round", "sun", "sunset", "supply", "tiles",
        "trodden", "turn", "turn_over", "turned",)

    def __init__(
        self, chance: Chance, journal: Journal | None, agenda: Agenda, options: dict[str, int],
        heroes: list[Hero], turn: int, first: int, round: int, turn_over: bool, trodden: list[int],
        sun: int, tiles: list[int], turned: list[int], entrances: list[bool], monsters: Zone,
        dens: list[int], last_moved: int, reserve: list[int], supply: list[int],
        decks: list[list[int]], discards: list[list[int]], facing: Zone, dragons: list[int],
        gone: list[int], combat_deck: list[int], combat: Combat | None, sunset: bool, over: bool,
    ) -> None:
        self.chance = chance
        self.journal = journal
        self.agenda = agenda
        self.options = options
        self.heroes = heroes
        self.turn = turn
        self.first = first
        self.round = round
        self.turn_over = turn_over
        self.trodden = trodden
        self.sun = sun
        self.tiles = tiles
        self.turned = turned
        self.entrances = entrances
        self.monsters = monsters
        self.dens = dens
        self.last_moved = last_moved
        self.reserve = reserve
        self.supply = supply
        self.decks = decks
        self.discards = discards
        self.facing = facing
        self.dragons = dragons
        self.gone = gone
        self.combat_deck = combat_deck
        self.combat = combat
        self.sunset = sunset
        self.over = over

    def copy(self) -> Quest:
        return Quest(self.chance.copy(), None, self.agenda[:], self.options.copy(),
            [x0.copy() for x0 in self.heroes], self.turn, self.first, self.round, self.turn_over,
            self.trodden[:], self.sun, self.tiles[:], self.turned[:], self.entrances[:],
            self.monsters.copy(), self.dens[:], self.last_moved, self.reserve[:], self.supply[:],
            [x0[:] for x0 in self.decks], [x0[:] for x0 in self.discards], self.facing.copy(),
            self.dragons[:], self.gone[:], self.combat_deck[:],
            None if self.combat is None else self.combat.copy(), self.sunset, self.over)

    def dump(self) -> Data:
        return {"options": {str(k): x0 for k, x0 in self.options.items()},
            "heroes": [x0.dump() for x0 in self.heroes], "turn": self.turn, "first": self.first,
            "round": self.round, "turn_over": self.turn_over, "trodden": list[Data](self.trodden),
            "sun": self.sun, "tiles": list[Data](self.tiles), "turned": list[Data](self.turned),
            "entrances": list[Data](self.entrances), "monsters": self.monsters.dump(),
            "dens": list[Data](self.dens), "last_moved": self.last_moved,
            "reserve": list[Data](self.reserve), "supply": list[Data](self.supply),
            "decks": [list[Data](x0) for x0 in self.decks],
            "discards": [list[Data](x0) for x0 in self.discards], "facing": self.facing.dump(),
            "dragons": list[Data](self.dragons), "gone": list[Data](self.gone),
            "combat_deck": list[Data](self.combat_deck),
            "combat": None if self.combat is None else self.combat.dump(), "sunset": self.sunset,
            "over": self.over}

    @staticmethod
    def load(data: Data) -> Quest:
        row = as_dict(data, "options", "heroes", "turn", "first", "round", "turn_over", "trodden",
            "sun", "tiles", "turned", "entrances", "monsters", "dens", "last_moved", "reserve",
            "supply", "decks", "discards", "facing", "dragons", "gone", "combat_deck", "combat",
            "sunset", "over")
        return Quest(Chance(b""), None, [],
            {k: as_int(x0) for k, x0 in as_dict(row["options"]).items()},
            [Hero.load(x0) for x0 in as_list(row["heroes"])], as_int(row["turn"]),
            as_int(row["first"]), as_int(row["round"]), as_bool(row["turn_over"]),
            [as_int(x0) for x0 in as_list(row["trodden"])], as_int(row["sun"]),
            [as_int(x0) for x0 in as_list(row["tiles"])],
            [as_int(x0) for x0 in as_list(row["turned"])],
            [as_bool(x0) for x0 in as_list(row["entrances"])], Zone.load(row["monsters"]),
            [as_int(x0) for x0 in as_list(row["dens"])], as_int(row["last_moved"]),
            [as_int(x0) for x0 in as_list(row["reserve"])],
            [as_int(x0) for x0 in as_list(row["supply"])],
            [[as_int(x1) for x1 in as_list(x0)] for x0 in as_list(row["decks"])],
            [[as_int(x1) for x1 in as_list(x0)] for x0 in as_list(row["discards"])],
            Zone.load(row["facing"]), [as_int(x0) for x0 in as_list(row["dragons"])],
            [as_int(x0) for x0 in as_list(row["gone"])],
            [as_int(x0) for x0 in as_list(row["combat_deck"])],
            None if row["combat"] is None else Combat.load(row["combat"]), as_bool(row["sunset"]),
            as_bool(row["over"]))
    # fmt: on
    # end of what `grimorio states` wrote

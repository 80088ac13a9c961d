"""The players in numbers, the rows beside the board, and the headline."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from grimorio.core import Seat
from grimorio.core.scene import Badge, Chip, Panel, Row, Text
from grimorio.games.dungeonalliance.components.numbers import TABLE
from grimorio.games.dungeonalliance.nouns import TEAM
from grimorio.games.dungeonalliance.rules.ending import left_over, score_of
from grimorio.games.dungeonalliance.rules.hands import hand_count, hand_size
from grimorio.games.dungeonalliance.state import SOLO, TOGETHER, Dungeon
from grimorio.games.dungeonalliance.view import icons
from grimorio.games.dungeonalliance.view.names import piece_id
from grimorio.games.dungeonalliance.view.together import common_row, ending, rank_words
from grimorio.kit.numbers import NONE
from grimorio.kit.pieces import Numbers, stats
from grimorio.kit.story import Words, seat_text

FIRST: Final = Badge(Text("badge-first"), icons.FIRST, tone="gold")
NUMBERS: Final[Numbers[[Dungeon, Seat]]] = (
    ("score", icons.XP, "gold", score_of),
    ("fresh", icons.FRESH, "", lambda s, seat: s.players[seat].fresh),
    ("cards", icons.UPGRADES, "", lambda s, seat: s.players[seat].cards),
    ("defeats", icons.DEFEATED, "danger", lambda s, seat: s.players[seat].defeats or None),
    ("hand", icons.HAND, "", lambda s, seat: hand_of(s, seat) if s.round else None),
)


def panel(s: Dungeon, seat: Seat) -> Panel:
    """An Alliance in numbers; at the end what its score is made of."""
    return Panel(
        seat,
        seat_text(seat),
        stats=stats(NUMBERS, s, seat),
        notes=score_notes(s, seat) if s.over else (),
        badges=(FIRST,) if s.first == seat and len(s.players) > 1 else (),
    )


def hand_of(s: Dungeon, seat: Seat) -> Text:
    return Text("hand-of", {"count": hand_count(s, seat), "most": hand_size(s, seat)})


def score_notes(s: Dungeon, seat: Seat) -> tuple[Text, ...]:
    """What a score is made of, and alone its rank (DA-WIN-3, DA-SOLO-11, DA-SOLO-12,
    DA-RUL-107)."""
    player = s.players[seat]
    found = [Text("score-xp", {"count": player.fresh + player.spent})]
    if player.defeats:
        found.append(Text("score-defeats", {"count": player.defeats}))
    if s.mode == SOLO:
        tiles, monsters, dark = left_over(s)
        parts = (("tiles", tiles * TABLE.tile_loss), ("monsters", monsters), ("threats", dark))
        found += [Text(f"score-{name}", {"count": count}) for name, count in parts if count]
        found.append(Text("score-rank", rank_words(score_of(s, seat))))
    return tuple(found)


def headline(s: Dungeon) -> Text:
    """Where the game stands: round and cycle; alone and together how it ended."""
    ended = ending(s)
    if ended is not None:
        return ended
    words: Words = {"round": s.round, "cycle": s.cycle, "first": seat_text(s.first)}
    words |= {"rounds": TABLE.rounds, "cycles": TABLE.cycles}
    return Text("headline", words)


def turn_of(s: Dungeon) -> Seat | None:
    """Whose hero is active."""
    return s.seat if s.hero != NONE else None


# -- rows ------------------------------------------------------------------------------------------


def rows(s: Dungeon) -> tuple[Row, ...]:
    """Who acts when in a cycle, and what is left of the pools and of the dungeon."""
    if not s.round:
        return ()
    left = stock(tuple(s.pools), tuple(s.tiles_left), s.upgrade_level)
    if s.mode == TOGETHER:
        return (order(s), common_row(s), left)
    return (order(s), left) if len(s.players) > 1 else (left,)


def order(s: Dungeon) -> Row:
    """The players of a cycle in their order, then the monsters (DA-ROUND-4, DA-ROUND-5)."""
    count = len(s.players)
    seats = [(s.first + step) % count for step in range(count)]
    chips = []
    for seat in seats:
        ready = [place for place, one in enumerate(s.players[seat].heroes) if one.ready]
        acts = s.hero != NONE and s.seat == seat
        done = len(ready) <= TEAM - s.cycle and not acts
        own = tuple([piece_id(TEAM * seat + place) for place in ready])
        name, icon = seat_text(seat), icons.ALLIANCE
        chips.append(Chip(f"turn{seat}", name, icon, seat, now=acts, dim=done, lights=own))
    now = all(chip.dim for chip in chips)
    lights = tuple([piece_id(one) for one, monster in s.monsters.items() if monster.ready])
    name, icon = Text("monsters"), icons.MONSTERS_TURN
    chips.append(Chip("turn-monsters", name, icon, now=now, lights=lights, tone="danger"))
    return Row("order", Text("row-order"), tuple(chips), rules=("DA-ROUND-4", "DA-ROUND-5"))


@lru_cache(maxsize=4096)
def stock(pools: tuple[int, ...], tiles: tuple[int, ...], level: int) -> Row:
    """Experience left in the two pools, and tiles left in the deck (DA-POOL-1, DA-TILE-2)."""
    chips = [
        Chip(
            f"pool{number}",
            Text("pool", {"level": number + 1, "count": left}),
            icons.XP,
            note=str(left),
            tone="gold" if number == level else "quiet",
        )
        for number, left in enumerate(pools)
    ]
    left = sum(tiles)
    label = Text("tiles-left", {"count": left, "one": tiles[0], "two": tiles[1], "three": tiles[2]})
    name, note = "tiles-left", str(left)
    chips.append(Chip(name, label, icons.TILE, note=note, tone="quiet"))
    return Row("stock", Text("row-stock"), tuple(chips), rules=("DA-POOL-1", "DA-TILE-2"))

"""The players: what they have won, spent and lost; and the headline."""

from __future__ import annotations

from grimorio.core import Seat
from grimorio.core.scene import Panel, Stat, Text
from grimorio.games.dungeonalliance.rules.ending import score_of
from grimorio.games.dungeonalliance.rules.hands import hand_count, hand_size
from grimorio.games.dungeonalliance.state import Dungeon
from grimorio.games.dungeonalliance.view.names import hero_text
from grimorio.kit.story import seat_text


def panel(s: Dungeon, seat: Seat) -> Panel:
    """An Alliance in numbers."""
    player = s.players[seat]
    stats = (
        Stat("score", Text("stat-score"), score_of(s, seat), tone="gold"),
        Stat("fresh", Text("stat-fresh"), player.fresh),
        Stat("defeats", Text("stat-defeats"), player.defeats),
        Stat("cards", Text("stat-cards"), player.cards),
        Stat("hand", Text("stat-hand"), hand_count(s, seat), hand_size(s, seat)),
    )
    return Panel(
        seat, seat_text(seat), "", stats, tuple([hero_text(h.kind) for h in player.heroes])
    )


def headline(s: Dungeon) -> Text:
    """Round and cycle, what is left of the dungeon and of the pools."""
    words: dict[str, int | str | Text] = {
        "round": s.round,
        "cycle": s.cycle,
        "tiles": sum(s.tiles_left),
        "first": seat_text(s.first),
    }
    return Text("headline", words)

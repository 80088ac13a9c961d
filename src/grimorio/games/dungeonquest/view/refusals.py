"""What a player may try here but cannot, and why."""

from __future__ import annotations

from typing import Final

from grimorio.core.kinds import Answer, Kind
from grimorio.core.scene import Refused, Text
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.rules.dungeon.board import (
    BRIDGE,
    CAVE_IN,
    CHASM,
    TOWER,
    TREASURE_ROOM,
    WAYS,
    WEB,
    Way,
    has_search_icon,
    heroes_at,
    is_walled,
    room_at,
    token_at,
)
from grimorio.games.dungeonquest.rules.dungeon.leaving import may_leave
from grimorio.games.dungeonquest.rules.dungeon.ways import is_taken, may_enter
from grimorio.games.dungeonquest.rules.fight.monsters import why_no_escape
from grimorio.games.dungeonquest.rules.turn import SEARCHES
from grimorio.games.dungeonquest.state import Quest
from grimorio.games.dungeonquest.view.asked import Asked
from grimorio.games.dungeonquest.view.names import (
    cell_ids,
    hero_of,
    monster_text,
    move_words,
    room_text,
)
from grimorio.games.dungeonquest.view.zones import STACK
from grimorio.kit.numbers import NONE
from grimorio.kit.story import option_text

MOVING: Final[dict[Kind, Answer[int]]] = {
    kinds.ACT: kinds.ACT_GO,
    kinds.MOVE: kinds.MOVE_GO,
    kinds.TOWER: kinds.TOWER_GO,
}


def refused_moves(s: Quest, ask: Asked) -> list[Refused]:
    """Neighbouring spaces that cannot be entered now."""
    hero = s.heroes[ask.seat]
    go = MOVING[ask.kind]
    found = []
    for way in WAYS[hero.at]:
        if go(way[2]) in ask.options:
            continue
        reason, rules = why_not(s, ask.seat, way)
        text = option_text(kinds.ACT_GO, move_words(way[1], room_at(s, way[2])))
        found.append(Refused(text, reason, cell_ids(way[2]), rules))
    return found


def why_not(s: Quest, seat: int, way: Way) -> tuple[Text, tuple[str, ...]]:
    """Why a Hero cannot go a way: a wall, an occupied room, or what its own room demands."""
    hero = s.heroes[seat]
    to = way[2]
    if is_walled(s, way):
        if room_at(s, to) == NONE and not s.supply:
            return Text("rule-refused-no-tiles"), ("DQ-RUL-26",)
        return Text("rule-refused-wall"), ("DQ-TILE-1",)
    if is_taken(s, seat, to) and not may_enter(s, seat, to):
        other = next(other for other in heroes_at(s, to) if other != seat)
        return Text("rule-refused-occupied", {"hero": hero_of(s, other)}), ("DQ-MOVE-3",)
    room = room_at(s, hero.at)
    if room == CHASM:
        return Text("rule-refused-chasm"), ("DQ-ROOM-12",)
    if room == BRIDGE:
        return Text("rule-refused-bridge"), ("DQ-ROOM-17",)
    if room in (WEB, CAVE_IN):
        rules = ("DQ-ROOM-29",) if room == WEB else ("DQ-ROOM-13",)
        past = "yes" if hero.crossed else "no"
        return Text("rule-refused-obstacle", {"room": room_text(room), "past": past}), rules
    return Text("rule-refused-way"), ("DQ-MOVE-9",)


def refused_search(s: Quest, ask: Asked) -> list[Refused]:
    """Searching, where there is something to say about why not."""
    if kinds.SEARCH() in ask.options:
        return []
    hero = s.heroes[ask.seat]
    token = token_at(s, hero.at)
    if room_at(s, hero.at) in (TOWER, TREASURE_ROOM):
        reason, rule = Text("rule-refused-search-room"), "DQ-SEARCH-2"
    elif hero.searches >= SEARCHES:
        reason, rule = Text("rule-refused-search-twice"), "DQ-SEARCH-5"
    elif token != NONE:
        monster = monster_text(s.monsters.cards[token] // 4)
        reason, rule = Text("rule-refused-search-monster", {"monster": monster}), "DQ-SEARCH-3"
    elif not has_search_icon(s, hero.at):
        reason, rule = Text("rule-refused-search-icon"), "DQ-SEARCH-2"
    else:
        reason, rule = Text("rule-refused-search-bridge"), "DQ-ROOM-17"
    return [Refused(option_text(kinds.SEARCH), reason, (STACK.id("search"),), (rule,))]


def refused_leaving(s: Quest, ask: Asked) -> list[Refused]:
    """The tower is here, the gold is not."""
    hero = s.heroes[ask.seat]
    if room_at(s, hero.at) != TOWER or may_leave(s, ask.seat):
        return []
    if s.options["no_glory"]:
        reason, rules = Text("rule-refused-no-treasure"), ("DQ-VALOUR-1",)
    else:
        reason, rules = Text("rule-refused-no-loot"), ("DQ-EXIT-3",)
    return [Refused(option_text(kinds.TOWER_LEAVE), reason, cell_ids(hero.at), rules)]


def refused_escape(s: Quest, ask: Asked) -> list[Refused]:
    """Asked for the first card of a fight nobody could run from, or before it."""
    c = s.combat
    if c is None or ask.seat != c.seat or c.monster == NONE or c.may_escape or c.round > 1:
        return []
    why = why_no_escape(s)
    reason = Text("rule-refused-escape", {"why": why})
    return [Refused(option_text(kinds.RUN), reason, (), (kinds.NO_ESCAPES[why],))]

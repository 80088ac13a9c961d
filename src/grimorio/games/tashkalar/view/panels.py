"""How each player stands, and the headline."""

from __future__ import annotations

from collections.abc import Iterator

from grimorio.core import Seat
from grimorio.core.scene import Panel, Stat, Text, Tone
from grimorio.games.tashkalar.components.vocabulary import COMMON, LEGENDARY, RANKS
from grimorio.games.tashkalar.rules.drawing import straight
from grimorio.games.tashkalar.rules.flares import margins
from grimorio.games.tashkalar.rules.pieces import reserve
from grimorio.games.tashkalar.rules.scoring import total
from grimorio.games.tashkalar.rules.summoning import lenders
from grimorio.games.tashkalar.rules.teams import partner_of, side_of, side_to_move
from grimorio.games.tashkalar.state import LAYING_OUT, MELEE, Arena
from grimorio.games.tashkalar.view.names import RANK_ICONS, school_text, side_text
from grimorio.kit.numbers import NONE
from grimorio.kit.story import listed

NEARLY_OUT = 3
"""With this many cards left to be drawn, or fewer, the end is worth a warning."""


def panel(s: Arena, seat: Seat, other: Seat) -> Panel:
    """A player as the seat sees it."""
    player = s.players[other]
    label = Text("no-school") if player.school == NONE else school_text(player.school)
    return Panel(
        other,
        label,
        "",
        tuple(stats(s, other)),
        tuple(notes(s, seat, other)),
        partner=partner_of(other) if s.teams else None,
    )


def stats(s: Arena, other: Seat) -> Iterator[Stat]:
    """Points, pieces on the board and in the reserve, cards left."""
    side = side_of(s, other)
    mine = s.sides[side]
    yield from points(s, side)
    common, heroic, legendary = RANK_ICONS
    yield Stat("pieces", Text("stat-pieces"), mine.pieces.bit_count(), icon=common)
    yield Stat("upgraded", Text("stat-upgraded"), mine.upgraded.bit_count(), icon=heroic)
    yield Stat("reserve", Text("stat-reserve"), reserve(s, side, COMMON), icon="swap-bag")
    yield Stat("legendary", Text("stat-legendary"), reserve(s, side, LEGENDARY), icon=legendary)
    tone: Tone = "danger" if is_nearly_out(s, other) else ""
    deck = Text("stat-straight" if s.teams else "stat-deck")
    yield Stat("deck", deck, straight(s, other), icon="card-pick", tone=tone)


def is_nearly_out(s: Arena, other: Seat) -> bool:
    """Whether the cards that bring the end are few: in team play the straight ones (TK-END-1,
    TK-END-2)."""
    dealt = s.players[other].school != NONE and s.stage != LAYING_OUT
    return dealt and straight(s, other) <= NEARLY_OUT


def points(s: Arena, side: int) -> Iterator[Stat]:
    """The score; in a melee that of the weakest colour (TK-WIN-4), and then the notes tell all."""
    if s.form == MELEE:
        yield Stat("points", Text("stat-weakest"), total(s, side), icon="laurel-crown", tone="gold")
    else:
        yield Stat("points", Text("stat-points"), total(s, side), s.goal, "laurel-crown", "gold")


def colour_points(s: Arena, side: int) -> Text:
    """In a melee the points of each rival's colour (TK-FORM-8)."""
    points = [
        Text("colour-points", {"rival": side_text(s, rival), "points": points})
        for rival, points in enumerate(s.sides[side].points)
        if rival != side
    ]
    return Text("note-points", {"points": listed(points)})


def improvised(s: Arena, side: int) -> Iterator[Text]:
    """Whose pieces a side may still improvise with, if anybody's (TK-IMPRO-2)."""
    if rivals := [side_text(s, rival) for rival in lenders(s, side)]:
        yield Text("note-may-improvise", {"rivals": listed(rivals)})


def ahead(s: Arena, seat: Seat, side: int) -> Iterator[Text]:
    """By how much a rival is ahead of the seat, as flares count it (TK-FLARE-4, TK-FLARE-5)."""
    if seat < 0 or side_of(s, seat) == side:
        return
    upgraded, pieces = margins(s, side_of(s, seat), side)
    if upgraded > 0 or pieces > 0:
        yield Text("note-ahead", {"upgraded": max(upgraded, 0), "pieces": max(pieces, 0)})


def notes(s: Arena, seat: Seat, other: Seat) -> Iterator[Text]:
    """What is worth a word: what was destroyed, who is far ahead, who may still improvise."""
    side = side_of(s, other)
    if s.form == MELEE:
        yield colour_points(s, side)
    if other == s.turn and s.stage != LAYING_OUT and not s.over:
        yield Text("note-actions", {"actions": s.actions})
        yield from destroyed(s)
        if s.again:
            yield Text("note-again")
        if s.borrows:
            yield Text("note-borrows")
    if is_nearly_out(s, other) and s.last_turns == NONE and s.aim == NONE:
        kind = "straight" if s.teams else "deck"
        yield Text(f"note-last-{kind}", {"n": straight(s, other)})
    yield from ahead(s, seat, side)
    if s.control == other and s.control != s.turn:
        yield Text("note-control")
    if s.form == MELEE:
        yield from improvised(s, side)


def destroyed(s: Arena) -> Iterator[Text]:
    """The tray beside the board: enemy pieces destroyed this turn (TK-DSCORE-1, TK-MSCORE-1)."""
    for side in range(len(s.sides)):
        counts = zip(RANKS, s.kills[3 * side : 3 * side + 3], strict=True)
        parts = [Text("destroyed-pieces", {"rank": rank, "n": n}) for rank, n in counts if n]
        if parts and side != side_to_move(s):
            yield Text("note-destroyed", {"side": side_text(s, side), "what": listed(parts)})


def headline(s: Arena) -> Text:
    """Which game it is and how near its end."""
    form = ("elite", "duel", "melee")[s.form]
    if s.over:
        return Text("headline-over")
    if s.stage == LAYING_OUT:
        return Text("headline-setup", {"form": form})
    if s.aim != NONE:
        return Text("headline-puzzle", {"aim": s.aim, "points": total(s, side_to_move(s))})
    if s.last_turns >= 0:
        return Text("headline-last", {"form": form, "turns": s.last_turns})
    return Text("headline", {"form": form, "goal": s.goal, "turn": s.turns})


def turn_of(s: Arena) -> Seat | None:
    return None if s.over or s.stage == LAYING_OUT else s.turn

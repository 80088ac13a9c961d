"""What bots say of their moves: aloud what all can see anyway, and to a player who asks for advice
also what serves the cards in that player's hand."""

from __future__ import annotations

from typing import Final

from grimorio.core import Ask, Value
from grimorio.core.kinds import Kind
from grimorio.core.scene import Text
from grimorio.games.tashkalar.bot.gaps import open_squares, served, task_squares
from grimorio.games.tashkalar.components.numbers import BEINGS, CARD_RANKS, FIRST_LEGEND, TASK
from grimorio.games.tashkalar.components.vocabulary import HEROIC, RANKS
from grimorio.games.tashkalar.kinds import (
    ACT,
    CLAIM,
    CONVERT,
    DESTROY,
    DOWNGRADE,
    LEAP,
    MOVE,
    PLACE,
    PUT,
    RIDE,
    SLIDE,
    UPGRADE,
)
from grimorio.games.tashkalar.rules import pieces
from grimorio.games.tashkalar.rules.summoning import summons
from grimorio.games.tashkalar.rules.teams import side_to_move
from grimorio.games.tashkalar.state import ELITE, Arena
from grimorio.kit.numbers import NONE

HITS: Final[dict[Kind, str]] = {
    DESTROY: "hits",
    MOVE: "hits",
    RIDE: "hits",
    LEAP: "hits",
    SLIDE: "hits",
    CONVERT: "converts",
    DOWNGRADE: "weakens",
}
"""Questions for a square, and what becomes of an enemy piece that stands there."""
MOVES: Final = (MOVE, RIDE, LEAP, SLIDE)
"""Those by which a piece goes there; from where is the last thing they are about."""


def why(s: Arena, ask: Ask[Value], option: Value) -> Text | None:
    """Said aloud: it rests on the board and on the move alone, never on what a hand holds."""
    if ask.kind is ACT:
        return _action_aloud(s, option)
    if not isinstance(option, int):
        return None
    if ask.kind is CLAIM:
        return Text("why-bot-claim", {"task": _task(option)})
    if ask.kind in HITS and _is_enemy(s, option) and pieces.rank_at(s, option) >= HEROIC:
        return Text(f"why-bot-{HITS[ask.kind]}", {"rank": RANKS[pieces.rank_at(s, option)]})
    return None


def _action_aloud(s: Arena, option: Value) -> Text | None:
    if not isinstance(option, tuple):
        return None
    number = option[1]
    assert isinstance(number, int)
    if option[0] == "summon":
        legend = number >= FIRST_LEGEND
        return Text("why-bot-legend" if legend else "why-bot-summon", {"card": _card(number)})
    if option[0] in ("flare", "discard"):
        return Text(f"why-bot-{option[0]}")
    task = task_squares(s).get(number) if option[0] == "place" and s.form == ELITE else None
    return None if task is None else Text("why-bot-task", {"task": _task(task)})


def reason(s: Arena, ask: Ask[Value], option: Value) -> Text | None:
    """Why a player who holds these cards would do that: for that player's eyes."""
    if ask.kind is ACT and isinstance(option, tuple) and option[0] != "place":
        return _action_reason(s, option)
    at = option[1] if isinstance(option, tuple) else option
    if not isinstance(at, int):
        return None
    if ask.kind in (ACT, PLACE, PUT):
        return _placing_reason(s, at)
    if ask.kind in HITS and _is_enemy(s, at):
        return Text(f"reason-{HITS[ask.kind]}", {"rank": RANKS[pieces.rank_at(s, at)]})
    if ask.kind in MOVES:
        origin = ask.about[-1]
        assert isinstance(origin, int)
        return _moving_reason(s, origin, at)
    if ask.kind is UPGRADE and pieces.side_at(s, at) == side_to_move(s):
        return Text("reason-upgrades")
    return None


def _action_reason(s: Arena, option: tuple[Value, ...]) -> Text | None:
    number = option[1]
    assert isinstance(number, int)
    if option[0] == "flare":
        return Text("reason-flare" if s.form == ELITE else "reason-flare-point")
    if option[0] == "discard":
        return Text("reason-discard")
    if option[0] != "summon":
        return None
    at = option[2]
    assert isinstance(at, int)
    if _is_enemy(s, at):
        return Text("reason-lands", {"rank": RANKS[pieces.rank_at(s, at)]})
    if number >= FIRST_LEGEND:
        return Text("reason-legend-stays" if s.form == ELITE else "reason-legend")
    return Text("reason-summons", {"rank": RANKS[CARD_RANKS[number]]})


def _placing_reason(s: Arena, at: int) -> Text | None:
    tasks = task_squares(s) if s.form == ELITE else {}
    if at in tasks:
        return Text("reason-task", {"task": _task(tasks[at])})
    completed, nearer = served(s)
    if at in completed:
        return Text("reason-completes", {"card": _card(completed[at])})
    if at in nearer:
        return Text("reason-approaches", {"card": _card(nearer[at])})
    opens = not completed and not nearer and open_squares(s) >> at & 1
    return Text("reason-opens") if opens else None


def _moving_reason(s: Arena, origin: int, to: int) -> Text | None:
    """Whether a pattern stands when the piece has gone there."""
    mine = side_to_move(s)
    if pieces.side_at(s, origin) != mine or pieces.side_at(s, to) != NONE:
        return None
    after = s.copy()
    pieces.lift(after, origin)
    pieces.put(after, mine, pieces.rank_at(s, origin), to)
    player = s.players[s.turn]
    cards = sorted([*player.hand.cards, *player.legends.cards])
    new = {summon[1] for summon in summons(after, cards)}
    new -= {summon[1] for summon in summons(s, cards)}
    return Text("reason-completes", {"card": _card(max(new))}) if new else None


def then(said: Text | None, after: Text) -> Text:
    """The reason, and what the same turn then goes on with."""
    return (
        Text("reason-first", {"next": after})
        if said is None
        else Text("reason-then", {"why": said, "next": after})
    )


def _is_enemy(s: Arena, at: int) -> bool:
    return pieces.side_at(s, at) not in (NONE, side_to_move(s))


def _card(card: int) -> Text:
    return Text(f"card-{BEINGS[card].id}")


def _task(task: int) -> Text:
    return Text(f"task-{TASK.ids[task]}")

"""What bots say of their moves: aloud what all can see anyway, and to a player who asks for advice
also what serves the cards in that player's hand."""

from __future__ import annotations

from typing import Final

from grimorio.core import Ask, Value
from grimorio.core.answers import Cases, Kind
from grimorio.core.scene import Text
from grimorio.games.tashkalar import kinds as k
from grimorio.games.tashkalar.bot.gaps import open_squares, served, task_squares
from grimorio.games.tashkalar.components.numbers import BEINGS, CARD_RANKS, FIRST_LEGEND
from grimorio.games.tashkalar.components.vocabulary import HEROIC, RANKS
from grimorio.games.tashkalar.nouns import TASK
from grimorio.games.tashkalar.rules import pieces
from grimorio.games.tashkalar.rules.summoning import summons
from grimorio.games.tashkalar.rules.teams import side_to_move
from grimorio.games.tashkalar.state import ELITE, Arena
from grimorio.kit.numbers import NONE

MOVES: Final[tuple[Kind, ...]] = (k.MOVE_TO, k.RIDE_TO, k.LEAP_TO, k.SLIDE_TO)
"""Answers by which a piece goes somewhere; from where is the last thing the question is about."""
HITS: Final[dict[Kind, str]] = {
    **dict.fromkeys((k.DESTROY_PIECE, *MOVES), "hits"),
    k.CONVERT_PIECE: "converts",
    k.DOWNGRADE_PIECE: "weakens",
}
"""Answers that are a square, and what becomes of an enemy piece that stands there."""
ALOUD: Final[Cases[Arena, Ask[Value], Text | None]] = Cases()
REASON: Final[Cases[Arena, Ask[Value], Text | None]] = Cases()


# -- aloud ----------------------------------------------------------------------------------------


def why(s: Arena, ask: Ask[Value], option: Value) -> Text | None:
    """Said aloud: it rests on the board and on the move alone, never on what a hand holds."""
    answer = ask.kind.of(option)
    if answer not in HITS:
        return ALOUD.make(s, ask, answer, option)
    (at,) = answer.parts(option)
    if not _is_enemy(s, at) or pieces.rank_at(s, at) < HEROIC:
        return None
    return Text(f"why-bot-{HITS[answer]}", {"rank": RANKS[pieces.rank_at(s, at)]})


@ALOUD(k.SUMMON)
def aloud_summon(
    s: Arena, ask: Ask[Value], card: int, at: int, way: int, borrowed: int, improvised: int
) -> Text:
    legend = card >= FIRST_LEGEND
    return Text("why-bot-legend" if legend else "why-bot-summon", {"card": _card(card)})


@ALOUD(k.INVOKE)
def aloud_flare(s: Arena, ask: Ask[Value], card: int, rival: int) -> Text:
    return Text("why-bot-flare")


@ALOUD(k.DISCARD)
def aloud_discard(s: Arena, ask: Ask[Value], card: int) -> Text:
    return Text("why-bot-discard")


@ALOUD(k.PLACE_PIECE)
def aloud_place(s: Arena, ask: Ask[Value], at: int) -> Text | None:
    task = task_squares(s).get(at) if s.form == ELITE else None
    return None if task is None else Text("why-bot-task", {"task": _task(task)})


@ALOUD(k.CLAIM_TASK)
def aloud_claim(s: Arena, ask: Ask[Value], task: int) -> Text:
    return Text("why-bot-claim", {"task": _task(task)})


# -- for the player's own eyes --------------------------------------------------------------------


def reason(s: Arena, ask: Ask[Value], option: Value) -> Text | None:
    """Why a player who holds these cards would do that: for that player's eyes."""
    answer = ask.kind.of(option)
    if answer not in HITS:
        return REASON.make(s, ask, answer, option)
    (at,) = answer.parts(option)
    if _is_enemy(s, at):
        return Text(f"reason-{HITS[answer]}", {"rank": RANKS[pieces.rank_at(s, at)]})
    origin = ask.about[-1]
    if answer in MOVES and isinstance(origin, int):
        return _moving_reason(s, origin, at)
    return None


@REASON(k.SUMMON)
def reason_to_summon(
    s: Arena, ask: Ask[Value], card: int, at: int, way: int, borrowed: int, improvised: int
) -> Text:
    if _is_enemy(s, at):
        return Text("reason-lands", {"rank": RANKS[pieces.rank_at(s, at)]})
    if card >= FIRST_LEGEND:
        return Text("reason-legend-stays" if s.form == ELITE else "reason-legend")
    return Text("reason-summons", {"rank": RANKS[CARD_RANKS[card]]})


@REASON(k.INVOKE)
def reason_to_flare(s: Arena, ask: Ask[Value], card: int, rival: int) -> Text:
    return Text("reason-flare" if s.form == ELITE else "reason-flare-point")


@REASON(k.DISCARD)
def reason_to_discard(s: Arena, ask: Ask[Value], card: int) -> Text:
    return Text("reason-discard")


@REASON(k.UPGRADE_PIECE)
def reason_to_upgrade(s: Arena, ask: Ask[Value], at: int) -> Text | None:
    return Text("reason-upgrades") if pieces.side_at(s, at) == side_to_move(s) else None


@REASON(k.PLACE_PIECE)
@REASON(k.PLACE_ON)
@REASON(k.PUT_ON)
def reason_to_place(s: Arena, ask: Ask[Value], at: int) -> Text | None:
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
    new = _summoned(after, cards) - _summoned(s, cards)
    return Text("reason-completes", {"card": _card(max(new))}) if new else None


def _summoned(s: Arena, cards: list[int]) -> set[int]:
    return {k.SUMMON.parts(summon)[0] for summon in summons(s, cards)}


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

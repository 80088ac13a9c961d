"""What a score is worth, alone and together, and the cards that all players face (DA-RUL-107,
DA-RUL-140..148)."""

from __future__ import annotations

from grimorio.core.scene import Card, Chip, Group, Row, Text, Zone
from grimorio.games.dungeonalliance.components.numbers import CONTENT
from grimorio.games.dungeonalliance.rules.ending import (
    common_score,
    dungeon_loss,
    next_rank,
    score_of,
    solo_rank,
)
from grimorio.games.dungeonalliance.rules.figures import seats_from
from grimorio.games.dungeonalliance.rules.solo import card_of, is_under_way
from grimorio.games.dungeonalliance.state import SOLO, TOGETHER, Dungeon
from grimorio.games.dungeonalliance.view import icons
from grimorio.games.dungeonalliance.view.lines import solo_lines
from grimorio.games.dungeonalliance.view.names import rank_text
from grimorio.games.dungeonalliance.view.prospects import solo_notes
from grimorio.kit.numbers import NONE
from grimorio.kit.story import Words, seat_text

BACK = "alliance"
SOLO_CARD = "solo-card"

# -- the cards that lie face up --------------------------------------------------------------------


def card_zone(s: Dungeon) -> Zone:
    """The Solo cards that lie face up, the next one first (DA-SOLO-3, DA-RUL-143)."""
    numbers = [s.solo_card, *s.solo_row]
    cards = tuple([Card(f"solo-{card}", f"solo-{card + 1}", BACK) for card in numbers])
    rule = "DA-RUL-143" if s.mode == TOGETHER else "DA-SOLO-3"
    return Zone(SOLO_CARD, card_title(s), "row", len(cards), cards, rules=(rule,))


def card_group(s: Dungeon) -> Group:
    """The card that is followed next and what it would do now, or the one that is being carried
    out; together who follows which card
    (DA-SOLO-3, DA-RUL-143, DA-RUL-144)."""
    rules: tuple[str, ...] = ("DA-SOLO-3", "DA-SOLO-5", "DA-SOLO-6", "DA-SOLO-7")
    if s.mode == TOGETHER:
        rules = ("DA-RUL-143", "DA-RUL-144", "DA-RUL-145")
    acts = is_under_way(s)
    return Group(
        "solo",
        card_title(s),
        icon=icons.SOLO,
        notes=(*followers(s), *(sections_left(s) if acts else solo_notes(s))),
        now=acts,
        zones=(SOLO_CARD,),
        rules=rules,
    )


def sections_left(s: Dungeon) -> tuple[Text, ...]:
    """What a card that is being carried out says after its first section (DA-SOLO-6, DA-SOLO-7)."""
    _, second, third = solo_lines(card_of(s))
    return second, Text("solo-otherwise", {"does": third})


def card_title(s: Dungeon) -> Text:
    if s.mode == TOGETHER:
        return Text("solo-next-all")
    return Text("solo-now" if is_under_way(s) else "solo-next")


def followers(s: Dungeon) -> tuple[Text, ...]:
    """Who follows the next card, and who those after it."""
    if s.mode != TOGETHER:
        return ()
    numbers = [s.solo_card, *s.solo_row]
    seats = seats_from(s, s.first)[::-1][-len(numbers) :]
    whole = len(numbers) == len(s.players)
    return tuple(
        [
            Text(
                "solo-follower",
                {
                    "seat": seat_text(seat),
                    "number": card + 1,
                    "whole": "yes" if whole and not place else "no",
                },
            )
            for place, (seat, card) in enumerate(zip(seats, numbers, strict=True))
        ]
    )


# -- scores ----------------------------------------------------------------------------------------


def common_row(s: Dungeon) -> Row:
    """The common score if the game ended now, the goal, and what the dungeon takes off it
    (DA-RUL-146)."""
    score, loss = common_score(s), dungeon_loss(s)
    words: Words = {"score": score, "goal": s.goal}
    chips = (
        Chip(
            "common",
            Text("common-score", words),
            icons.COMMON,
            note=f"{signed(score)}/{s.goal}",
            now=score >= s.goal,
            tone="gold",
        ),
        Chip(
            "loss",
            Text("common-loss", {"count": loss}),
            icons.TILE,
            note=signed(-loss),
            dim=not loss,
            tone="danger",
        ),
    )
    return Row("common", Text("row-common"), chips, rules=("DA-RUL-146",))


def signed(number: int) -> str:
    """A number as it is printed, with a true minus."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def ending(s: Dungeon) -> Text | None:
    """How a game ended in which there is no rival: the score and what it is worth (DA-RUL-107,
    DA-RUL-146)."""
    if not s.over:
        return None
    if s.mode == TOGETHER:
        score = common_score(s)
        won = "yes" if score >= s.goal else "no"
        return Text("headline-together", {"score": score, "goal": s.goal, "won": won})
    return Text("headline-solo", rank_words(score_of(s, 0))) if s.mode == SOLO else None


def rank_words(score: int) -> Words:
    """A score in solo, its rank, the next one and what it takes."""
    rank = solo_rank(score)
    above = next_rank(rank)
    least = 0 if above == NONE else CONTENT.ranks[above].least
    return {"score": score, "rank": rank_text(rank), "next": rank_text(above), "least": least}

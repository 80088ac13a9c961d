"""How the characters stand, and where the scenario does."""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat
from grimorio.core.scene import Panel, Text
from grimorio.games.gloomhaven.components.numbers import CLASSES
from grimorio.games.gloomhaven.state import Scenario
from grimorio.games.gloomhaven.view import icons
from grimorio.games.gloomhaven.view.board import figure_badges, life
from grimorio.games.gloomhaven.view.knowing import is_choosing, is_under_way, rounds_left
from grimorio.games.gloomhaven.view.names import class_icon, class_text
from grimorio.kit.numbers import NONE
from grimorio.kit.said import stat
from grimorio.kit.story import seat_text

FEW_ROUNDS: Final = 3
"""With so few rounds left the stamina is worth a warning."""


# -- characters ------------------------------------------------------------------------------------


def panel(s: Scenario, seat: Seat, other: Seat) -> Panel:
    """A character as the seat sees it."""
    character = s.characters[other]
    if character.type == NONE:
        return Panel(other, Text("no-class"))
    figure = s.figures.get(character.figure)
    out = figure is None and s.round > 0
    stats = []
    if figure is not None:
        stats.append(life(figure.hp, figure.most))
    elif out:
        stats.append(life(0, CLASSES[character.type].hp[character.level - 1]))
    if not out:
        left = rounds_left(character, under_way=is_under_way(s))
        stats.append(stat("stamina", left, icons.STAMINA, "danger" if left <= FEW_ROUNDS else ""))
    stats.append(stat("xp", character.xp, icons.EXPERIENCE))
    stats.append(stat("coins", character.coins, icons.COINS))
    rests = character.rests and (seat == other or is_under_way(s))
    return Panel(
        other,
        Text("panel-class", {"class": class_text(character.type), "level": character.level}),
        class_icon(character.type),
        tuple(stats),
        (Text("note-exhausted"),) if out else (Text("note-rests"),) if rests else (),
        out,
        badges=() if figure is None else figure_badges(figure),
    )


# -- the whole -------------------------------------------------------------------------------------


def headline(s: Scenario) -> Text:
    """Which scenario it is and how far it has come."""
    name = Text(f"scenario-{s.number}")
    if s.over:
        return Text("headline-over", {"name": name, "won": "no" if s.lost else "yes"})
    if s.round == 0:
        return Text("headline-setup", {"name": name, "number": s.number})
    if s.won:
        return Text("headline-won", {"name": name, "round": s.round})
    return Text("headline", {"name": name, "round": s.round})


def turn_of(s: Scenario) -> Seat | None:
    """The seat whose character or summon has its turn."""
    acting = s.figures.get(s.acting)
    return None if s.over or acting is None or acting.owner < 0 else acting.owner


def awaited(s: Scenario) -> Text | None:
    """What others do while a seat waits."""
    if s.over:
        return None
    if s.round == 0:
        return Text("awaited-setup")
    if is_choosing(s):
        return Text("awaited-cards")
    seat = turn_of(s)
    return None if seat is None else Text("awaited-turn", {"seat": seat_text(seat)})

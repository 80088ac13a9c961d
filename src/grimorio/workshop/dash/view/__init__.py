"""What a seat may see."""

from __future__ import annotations

from grimorio.core import Seat, scene
from grimorio.core.scene import Scene, Text
from grimorio.kit.story import seat_text
from grimorio.workshop.dash.rules.ending import GOAL
from grimorio.workshop.dash.setup import BOOSTS
from grimorio.workshop.dash.state import Race
from grimorio.workshop.dash.view.choices import show
from grimorio.workshop.dash.view.story import card_text

__all__ = ["catalogue", "show", "view"]


def view(s: Race, seat: Seat) -> Scene:
    panels = tuple(panel(i, runner.at) for i, runner in enumerate(s.runners))
    hands = tuple(hand(s, i, seat) for i in range(len(s.runners)))
    return Scene(zones=hands, panels=panels, headline=Text("headline", {"goal": GOAL}))


def panel(seat: Seat, at: int) -> scene.Panel:
    stat = scene.Stat("at", Text("stat-at"), at, GOAL, "footsteps", "gold")
    return scene.Panel(seat, seat_text(seat), "footsteps", (stat,))


def hand(s: Race, owner: Seat, seat: Seat) -> scene.Zone:
    known = s.runners[owner].hand.known(seat)
    cards = tuple(
        scene.Card(f"hand{owner}-{n}", "" if card is None else f"card{card}", "card")
        for n, card in enumerate(known)
    )
    label = Text("hand", {"seat": seat_text(owner)})
    return scene.Zone(f"hand{owner}", label, "hand", len(cards), cards, owner=owner)


def catalogue() -> tuple[scene.Face, ...]:
    return tuple(
        scene.Face(f"card{card}", card_text(card), Text("card-type"), "footsteps")
        for card in sorted(set(BOOSTS))
    )

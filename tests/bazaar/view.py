"""Bazaar: what a seat may see, and what its questions look like."""

from __future__ import annotations

from grimorio.core import Seat, scene
from grimorio.core.scene import Scene, Text
from grimorio.kit.hexes import HexBoard, hexagon
from grimorio.kit.story import Shown, Special, Story, noun, seat_noun, seat_text
from tests.bazaar.kinds import BUY_GOOD
from tests.bazaar.rules import BAG, PRICES, ROADS, WARES
from tests.bazaar.state import Bazaar


def ware_text(ware: int) -> Text:
    return Text("ware", {"n": ware})


def good_text(good: int) -> Text:
    return Text("good", {"n": good})


def road_text(road: int) -> Text:
    return Text("road", {"n": road})


def places(zone: str, cards: list[int], wanted: int) -> tuple[str, ...]:
    """Where cards of a kind lie in a zone."""
    return tuple([f"{zone}-{n}" for n, card in enumerate(cards) if card == wanted])


STORY: Story[Bazaar] = Story(
    {
        "seat": seat_noun,
        "ware": noun(ware_text),
        "good": noun(good_text),
        "road": noun(road_text),
    },
    {
        "ware": lambda s, seat, ware: places(f"hand{seat}", s.traders[seat].hand.cards, ware),
        "good": lambda s, seat, good: places("counter", s.counter, good),
    },
)


LAND = HexBoard(hexagon(3))
TOWNS = {(3, -3): 1, (-3, 0): 2, (0, 3): 3}
"""The towns at the ends of the roads; the camp lies between them."""


def cell_of(cell: int) -> scene.Cell:
    town = TOWNS.get(LAND.place(cell))
    label = Text("land-cell", {"n": cell}) if town is None else road_text(town)
    return scene.Cell(f"l{cell}", *LAND.place(cell), "" if town is None else "marsh", label=label)


CELLS = tuple(cell_of(cell) for cell in range(LAND.size))
MAP = scene.Board(
    "land",
    "hex",
    Text("land"),
    CELLS,
    pieces=(scene.Piece("camp", f"l{LAND.cell(0, 0)}", Text("camp"), ""),),
    measured=True,
)


def ruler(s: Bazaar, seat: Seat, board: str, cell: str) -> scene.Ruler | None:
    """Days of travel; what is two days away is in sight."""
    ids = [one.id for one in CELLS]
    if board != MAP.id or cell not in ids:
        return None
    q, r = LAND.place(ids.index(cell))
    ranges = tuple(
        max(abs(q - at_q), abs(r - at_r), abs(q + r - at_q - at_r)) for at_q, at_r in LAND.places
    )
    return scene.Ruler(board, cell, ranges, tuple(far <= 2 for far in ranges))


def view(s: Bazaar, seat: Seat) -> Scene:
    """Of what others have set aside nothing is seen, not even how many (BZ-HIDE-1)."""
    return Scene(
        boards=(MAP,),
        zones=(*wares(s, seat), *goods(s)),
        tracks=(scene.Track("days", Text("days"), s.days, s.days + len(s.roads)),),
        panels=tuple(panel(s, i) for i in range(len(s.traders))),
        headline=Text("headline", {"days": s.days}),
    )


def wares(s: Bazaar, seat: Seat) -> list[scene.Zone]:
    found = []
    for i, trader in enumerate(s.traders):
        label = Text("hand", {"seat": seat_text(i)})
        count = len(trader.hand) + len(trader.aside)
        if i != seat:
            backs = tuple(scene.Card(f"hand{i}-{n}", "", "ware") for n in range(count))
            found.append(scene.Zone(f"hand{i}", label, "hand", count, backs, owner=i))
            continue
        held = faces(f"hand{i}", "ware", trader.hand.cards)
        found.append(scene.Zone(f"hand{i}", label, "hand", len(held), held, owner=i))
        aside = faces("aside", "ware", trader.aside.cards)
        found.append(scene.Zone("aside", Text("aside"), "row", len(aside), aside, owner=i))
    discards = faces("discard", "ware", s.discard)
    found.append(scene.Zone("deck", Text("deck"), "deck", len(s.deck)))
    found.append(scene.Zone("discard", Text("discard"), "pile", len(discards), discards))
    return found


def goods(s: Bazaar) -> list[scene.Zone]:
    counter = faces("counter", "good", s.counter)
    found = [
        scene.Zone("counter", Text("counter"), "row", len(counter), counter, beside=True),
        scene.Zone("store", Text("store"), "deck", len(s.store)),
    ]
    for i, trader in enumerate(s.traders):
        bought = faces(f"goods{i}", "good", trader.goods)
        label = Text("goods", {"seat": seat_text(i)})
        found.append(scene.Zone(f"goods{i}", label, "row", len(bought), bought, owner=i))
    return found


def faces(zone: str, what: str, cards: list[int]) -> tuple[scene.Card, ...]:
    return tuple(scene.Card(f"{zone}-{n}", f"{what}{c}", what) for n, c in enumerate(cards))


def panel(s: Bazaar, seat: Seat) -> scene.Panel:
    trader = s.traders[seat]
    stats = (
        scene.Stat("coins", Text("stat-coins"), trader.coins),
        scene.Stat("points", Text("stat-points"), trader.points, tone="gold"),
    )
    return scene.Panel(seat, seat_text(seat), stats=stats)


@STORY.special(BUY_GOOD, adds=("price",))
def buy(s: Bazaar, shown: Shown, good: int) -> Special:
    return {"words": {"price": PRICES[good]}, "confirm": good == BAG}


def catalogue() -> tuple[scene.Face, ...]:
    found = [
        scene.Face(
            f"ware{ware}",
            ware_text(ware),
            Text("ware-type"),
            numbers=(scene.Stat("worth", Text("stat-worth"), ware),),
            rules=("BZ-WARE-3",),
            back="ware",
        )
        for ware in WARES
    ]
    for good in (BAG, *ROADS):
        text = Text("good-bag") if good == BAG else Text("good-sells", {"road": road_text(good)})
        price = scene.Stat("price", Text("stat-price"), PRICES[good])
        rules = ("BZ-BUY-3",) if good == BAG else ("BZ-ROAD-2",)
        found.append(
            scene.Face(
                f"good{good}", good_text(good), Text("good-type"), "", (price,), (text,), rules
            )
        )
    return tuple(found)

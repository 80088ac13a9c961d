"""The catalogue: every card face of the game with its pattern, sent once."""

from __future__ import annotations

from grimorio.core.scene import Diagram, DiagramMark, Face, Stat, Text
from grimorio.games.tashkalar.components import effects as k
from grimorio.games.tashkalar.components.box import Being, Flare, Task
from grimorio.games.tashkalar.components.effects import CardEffect, list_effects
from grimorio.games.tashkalar.components.numbers import CONTENT
from grimorio.games.tashkalar.components.vocabulary import COMMON, HEROIC, RANKS
from grimorio.games.tashkalar.rules.patterns import read_pattern
from grimorio.games.tashkalar.view.effects import clauses, paragraphs
from grimorio.games.tashkalar.view.names import DIRECTION_SIGNS, RANK_ICONS
from grimorio.kit.said import stat, yes
from grimorio.kit.story import Words, listed

SIGNS = {"common": "●", "heroic": "★", "target": "□", "target-common": "◉", "target-heroic": "✪"}
MARKED = "×"
ANY = "·"
"""A pattern for those who read it."""
COMPASS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""The eight directions, right and down, in the order of their signs."""
TASK_ICONS = {
    "destruction": "skull-crossed-bones",
    "coloured": "palette",
    "summoning": "magic-swirl",
    "pattern": "perspective-dice-five",
    "enemy": "encirclement",
}


def catalogue() -> tuple[Face, ...]:
    return (
        *[being_face(being) for being in CONTENT.beings],
        *[being_face(legend) for legend in CONTENT.legends],
        *[flare_face(flare) for flare in CONTENT.flares],
        *[task_face(task) for task in CONTENT.tasks],
    )


def being_face(being: Being) -> Face:
    """A being or a legend: rank, pattern, and what it does."""
    legend = being.rank == "legendary"
    deck = Text(f"deck-{being.deck}")
    kind = Text("type-legend") if legend else Text("type-being", {"rank": being.rank, "deck": deck})
    return Face(
        f"card-{being.id}",
        Text(f"card-{being.id}"),
        kind,
        RANK_ICONS[RANKS.index(being.rank)],
        text=paragraphs(being.effects, being.id),
        rules=("TK-SUMMON-3", "TK-EFF-2"),
        back="legend" if legend else "being",
        diagram=diagram(being),
    )


def flare_face(flare: Flare) -> Face:
    """A flare: two requirements, each with its effect."""
    upper: Words = {"n": flare.more_upgraded, "do": clauses(flare.upper, "", "inside")}
    lower: Words = {"n": flare.more_pieces, "do": clauses(flare.lower, "", "inside")}
    return Face(
        f"card-{flare.id}",
        Text(f"card-{flare.id}"),
        Text("type-flare"),
        "fire-ring",
        (
            need("upgraded", flare.more_upgraded, HEROIC),
            need("pieces", flare.more_pieces, COMMON),
        ),
        (Text("flare-upper", upper), Text("flare-lower", lower)),
        ("TK-FLARE-3", "TK-FLARE-7"),
        "flare",
    )


def need(name: str, more: int, rank: int) -> Stat:
    """By how many pieces a rival must be ahead."""
    return Stat(name, Text(f"stat-more-{name}"), more, icon=RANK_ICONS[rank])


def task_face(task: Task) -> Face:
    """A task: what it asks for and what it is worth."""
    return Face(
        f"task-{task.id}",
        Text(f"task-{task.id}"),
        Text("type-task", {"type": Text(f"task-type-{task.type}"), "advanced": yes(task.advanced)}),
        TASK_ICONS[task.type],
        (stat("points", task.points, "laurel-crown", "gold"),),
        (Text(f"task-{task.id}-text"),),
        ("TK-TASK-1",),
        "task",
    )


# -- patterns --------------------------------------------------------------------------------------


def diagram(being: Being) -> Diagram:
    """The pattern as it is printed: pieces, the square of the summoning, marks and arrows."""
    filled = {(x, y): RANK_ICONS[rank] for x, y, rank in read_pattern(being.pattern)}
    pointed = {} if not being.arrows else dict(zip(COMPASS, DIRECTION_SIGNS, strict=True))
    marks = [
        DiagramMark(x, y, kind_of(being, x, y), pointed.get((x, y), ""), filled.get((x, y), ""))
        for x, y in sorted({(0, 0), *filled, *being.marks}, key=lambda place: (place[1], place[0]))
    ]
    return Diagram("square", tuple(marks), in_words(being))


def in_words(being: Being) -> Text:
    """The pattern row by row, and what its signs mean: the ranks of the pieces it needs, the rank
    of the piece that comes and what must stand there, marks and arrows (TK-SUMMON-6)."""
    needs = {(x, y): RANKS[rank] for x, y, rank in read_pattern(being.pattern)}
    target = f"target-{needs.pop((0, 0))}" if (0, 0) in needs else "target"
    kinds = {**needs, (0, 0): target}
    pointed = {} if not being.arrows else dict(zip(COMPASS, DIRECTION_SIGNS, strict=True))
    marked = being.marks if being.arrows or speaks_of_marks(being) else ()
    signs = {place: pointed.get(place, MARKED) for place in marked}
    signs |= {place: SIGNS[kind] for place, kind in kinds.items()}
    columns, lines = ([place[axis] for place in signs] for axis in (0, 1))
    rows = [
        "".join(signs.get((x, y), ANY) for x in range(min(columns), max(columns) + 1))
        for y in range(min(lines), max(lines) + 1)
    ]
    used = [kind for kind in SIGNS if kind in kinds.values()]
    key = [Text(f"sign-{kind}", {"sign": SIGNS[kind], "rank": being.rank}) for kind in used]
    if MARKED in signs.values():
        key.append(Text("sign-marked", {"sign": MARKED}))
    return Text("pattern", {"rows": " / ".join(rows), "key": listed(key)})


def speaks_of_marks(being: Being) -> bool:
    """Whether its marked squares are more than an illustration (TK-TERM-6)."""
    return any(is_about_marks(effect) for effect in list_effects(being.effects))


def is_about_marks(effect: CardEffect) -> bool:
    match effect:
        case k.Special() | k.Place(where="marked") | k.Destroy(what=k.Pieces(where="marked")):
            return True
        case _:
            return False


def kind_of(being: Being, x: int, y: int) -> str:
    if (x, y) == (0, 0):
        return "target"
    return "marked" if (x, y) in being.marks else "piece"

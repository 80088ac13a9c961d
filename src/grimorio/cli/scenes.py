"""A Scene in lines of text, one thing a line: it reads well on paper and to a screen reader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from grimorio.core.contract import Outcome, Title
from grimorio.core.scene import (
    Badge,
    Board,
    Card,
    Cell,
    Choice,
    Face,
    Option,
    Panel,
    Piece,
    Scene,
    Stat,
    Track,
    Zone,
)
from grimorio.texts import Texts


class Reader:
    """Reads scenes of a title aloud, in the words of one language."""

    def __init__(self, title: Title[Any], texts: Texts) -> None:
        self.texts = texts
        self.faces: Mapping[str, Face] = {face.id: face for face in title.catalogue()}

    # -- scenes ---------------------------------------------------------------------------------

    def scene(self, scene: Scene, you: int | None = None) -> list[str]:
        """All that is to be seen; `you` is the seat of whoever listens."""
        lines = [] if scene.headline is None else [self.texts.say(scene.headline)]
        for board in scene.boards:
            lines += self.board(board)
        lines += [self.track(track) for track in scene.tracks]
        lines += [self.zone(zone) for zone in scene.zones]
        lines += [self.panel(panel, you, scene.turn) for panel in scene.panels]
        return lines

    def board(self, board: Board) -> Iterator[str]:
        """What stands where; equal things together."""
        cells = {cell.id: self.cell(cell) for cell in board.cells}
        places: dict[str, list[str]] = {}
        for piece in board.pieces:
            places.setdefault(self.piece(piece), []).append(cells.get(piece.at, piece.at))
        for cell in board.cells:
            for feature in self.features(cell):
                places.setdefault(feature, []).append(cells[cell.id])
        for edge in board.edges:
            if edge.kind not in ("wall", "open"):
                side = self.texts.tell("cli-side", shape=board.shape, side=edge.side)
                kind = self.texts.tell("cli-edge", kind=edge.kind)
                places.setdefault(kind, []).append(f"{cells[edge.cell]} {side}")
        for area in board.areas:
            places.setdefault(self.texts.say(area.label), []).extend(
                cells[cell] for cell in area.cells
            )
        label = self.texts.say(board.label)
        for what, where in places.items():
            yield self.texts.tell("cli-place", board=label, what=what, where=", ".join(where))

    def cell(self, cell: Cell) -> str:
        if cell.label is not None:
            return self.texts.say(cell.label)
        return cell.note or cell.id

    def features(self, cell: Cell) -> list[str]:
        """What is drawn there: where a place has a name, the name says it."""
        if cell.features and cell.label is not None:
            return [self.texts.tell("cli-marked")]
        return [feature.replace("-", " ") for feature in cell.features]

    def piece(self, piece: Piece) -> str:
        return self._badged(self.texts.say(piece.label), piece.badges)

    def _badged(self, name: str, badges: Iterable[Badge]) -> str:
        marks = [
            self.texts.say(badge.label) + ("" if badge.value is None else f" {badge.value}")
            for badge in badges
        ]
        return f"{name} ({', '.join(marks)})" if marks else name

    def track(self, track: Track) -> str:
        label = self.texts.say(track.label)
        said = self.texts.tell("cli-track", label=label, at=track.at, length=track.length)
        steps = ", ".join(f"{step.at}: {step.note}" for step in track.steps)
        return f"{said} ({steps})" if steps else said

    def zone(self, zone: Zone) -> str:
        names = [self.card(card) for card in open_cards(zone)]
        known = [name if n == 1 else f"{n} × {name}" for name, n in Counter(names).items()]
        hidden = zone.count - len(names)
        if hidden or not known:
            known.append(self.texts.tell("cli-cards", count=hidden, known=len(known)))
        return f"{self.texts.say(zone.label)}: {', '.join(known)}"

    def card(self, card: Card) -> str:
        face = self.faces.get(card.face)
        return self._badged(card.face if face is None else self.texts.say(face.name), card.badges)

    def panel(self, panel: Panel, you: int | None, turn: int | None) -> str:
        name = self.texts.say(panel.label)
        if panel.seat == you:
            name = self.texts.tell("cli-you", name=name)
        told = [self.stat(stat) for stat in panel.stats]
        told += [self.texts.say(note) for note in panel.notes]
        if panel.seat == turn:
            told.append(self.texts.tell("cli-turn"))
        return f"{name}: {', '.join(told)}" if told else name

    def stat(self, stat: Stat) -> str:
        value = stat.value if isinstance(stat.value, int) else self.texts.say(stat.value)
        limit = "" if stat.limit is None else f"/{stat.limit}"
        return f"{self.texts.say(stat.label)} {value}{limit}"

    # -- cards ----------------------------------------------------------------------------------

    def faces_in(self, scene: Scene) -> list[str]:
        """The cards that lie open to this seat, each with its text."""
        seen = {card.face for zone in scene.zones for card in open_cards(zone)}
        return [self.face(face) for face in self.faces.values() if face.id in seen]

    def face(self, face: Face) -> str:
        about = [] if face.type is None else [self.texts.say(face.type)]
        about += [self.stat(number) for number in face.numbers]
        if face.diagram is not None:
            about.append(self.texts.say(face.diagram.label))
        head = self.texts.say(face.name) + (f" ({', '.join(about)})" if about else "")
        return f"{head}: {' '.join(self.texts.say(text) for text in face.text)}"

    # -- questions ------------------------------------------------------------------------------

    def prompt(self, choice: Choice) -> str:
        why = "" if choice.why is None else " " + self.texts.say(choice.why)
        return self.texts.say(choice.prompt) + why

    def option(self, option: Option) -> str:
        said = self.texts.say(option.text)
        if option.odds is not None:
            said += " " + self.texts.tell("cli-odds", percent=round(100 * option.odds))
        if option.preview:
            said += ": " + " ".join(self.texts.say(text) for text in option.preview)
        return said

    def refused(self, choice: Choice) -> list[str]:
        """What one might try here, and why it cannot be."""
        return [
            self.texts.tell("cli-refused", what=refused.text, reason=refused.reason)
            for refused in choice.refused
        ]

    # -- the end --------------------------------------------------------------------------------

    def outcome(self, outcome: Outcome) -> list[str]:
        """How it ended: why, who won, the scores."""
        winners = [self.texts.tell("seat", n=seat) for seat in outcome.winners]
        scores = [
            f"{self.texts.tell('seat', n=seat)} {score:g}"
            for seat, score in enumerate(outcome.scores)
        ]
        who = ", ".join(winners)
        return [
            self.texts.tell(f"outcome-{outcome.reason}"),
            self.texts.tell("cli-winners", count=len(winners), names=who),
            self.texts.tell("cli-scores", scores=", ".join(scores)),
        ]


def open_cards(zone: Zone) -> list[Card]:
    """The cards that lie open; a deck lies face down, whatever it is made of."""
    return [] if zone.look == "deck" else [card for card in zone.cards if card.face]

"""A Scene in lines of text, one thing a line: it reads well on paper and to a screen reader."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from grimorio.core.contract import Outcome
from grimorio.core.scene import (
    Badge,
    Board,
    Card,
    Cell,
    Chip,
    Choice,
    Face,
    Group,
    Half,
    Mat,
    Member,
    Option,
    Panel,
    Piece,
    Row,
    Scene,
    Slot,
    Stat,
    Track,
    Zone,
)
from grimorio.core.title import Title
from grimorio.texts import Texts

ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")


class Reader:
    """Reads scenes of a title aloud, in the words of one language."""

    def __init__(self, title: Title[Any], texts: Texts) -> None:
        self.texts = texts
        self.faces: Mapping[str, Face] = {face.id: face for face in title.looks.catalogue()}

    # -- scenes ---------------------------------------------------------------------------------

    def scene(self, scene: Scene, you: int | None = None) -> list[str]:
        """All that is to be seen; `you` is the seat of whoever listens."""
        lines = [self.texts.say(text) for text in (scene.headline, scene.awaited) if text]
        for board in scene.boards:
            lines += self.board(board)
        lines += [self.track(track) for track in scene.tracks]
        lines += [self.row(row) for row in scene.rows]
        for group in scene.groups:
            lines += self.group(group)
        lines += [self.zone(zone) for zone in scene.zones]
        for mat in scene.mats:
            lines += self.mat(mat)
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
        hidden = [cells[cell.id] for cell in board.cells if cell.fog]
        if hidden:
            places[self.texts.tell("cli-fog")] = hidden
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
        name = self._numbered(self.texts.say(piece.label), piece.number)
        return self._badged(name, piece.badges, () if piece.health is None else (piece.health,))

    def _numbered(self, name: str, number: int | None) -> str:
        return name if number is None or kind_of(name, number) != name else f"{name} {number}"

    def _badged(self, name: str, badges: Iterable[Badge], stats: Iterable[Stat] = ()) -> str:
        marks = [self.stat(stat) for stat in stats]
        marks += [
            self.texts.say(badge.label) + ("" if badge.value is None else f" {badge.value}")
            for badge in badges
        ]
        return f"{name} ({', '.join(marks)})" if marks else name

    def track(self, track: Track) -> str:
        label = self.texts.say(track.label)
        if track.at is None:
            last = track.first + track.length - 1
            said = self.texts.tell("cli-track-bare", label=label, first=track.first, last=last)
        else:
            said = self.texts.tell("cli-track", label=label, at=track.at, length=track.length)
        marks = [f"{self.texts.say(marker.label)} {marker.at}" for marker in track.markers]
        marks += [f"{step.at}: {step.note}" for step in track.steps]
        return f"{said} ({', '.join(marks)})" if marks else said

    def row(self, row: Row) -> str:
        return f"{self.texts.say(row.label)}: {', '.join(self.chip(chip) for chip in row.chips)}"

    def chip(self, chip: Chip) -> str:
        said = [self.texts.say(chip.label)]
        said += [chip.note] if chip.note else []
        said += [] if chip.state is None else [self.texts.say(chip.state)]
        if chip.now or chip.dim:
            said.append(self.texts.tell("cli-acting" if chip.now else "cli-done"))
        return said[0] if len(said) == 1 else f"{said[0]} ({', '.join(said[1:])})"

    def group(self, group: Group) -> Iterator[str]:
        """A line for what all of them share, and one for each member."""
        told = [self.stat(stat) for stat in group.stats]
        told += [self.texts.say(note) for note in group.notes]
        told += [self.texts.tell("cli-acting")] if group.now else []
        name = self.texts.say(group.label)
        yield f"{name}: {', '.join(told)}" if told else name
        for member in group.members:
            yield self.texts.tell("cli-member", group=name, member=self.member(member))

    def member(self, member: Member) -> str:
        name = self._numbered(self.texts.say(member.label), member.number)
        return self._badged(name, member.badges, member.stats)

    def mat(self, mat: Mat) -> Iterator[str]:
        """A line for each of its places."""
        name = self.texts.say(mat.label)
        if mat.stats:
            yield f"{name}: {', '.join(self.stat(stat) for stat in mat.stats)}"
        for slot in mat.slots:
            yield self.texts.tell("cli-slot", mat=name, slot=slot.label, held=self.slot(slot))

    def slot(self, slot: Slot) -> str:
        held = [self.card(card) for card in slot.cards if card.face]
        if hidden := len(slot.cards) - len(held):
            held.append(self.texts.tell("cli-cards", count=hidden, known=len(held)))
        if slot.locked or not held:
            held.append(self.texts.tell("cli-locked" if slot.locked else "cli-empty"))
        note = "" if slot.note is None else f" ({self.texts.say(slot.note)})"
        return ", ".join(held) + note

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
        seen |= {card.face for mat in scene.mats for slot in mat.slots for card in slot.cards}
        seen |= {member.face for group in scene.groups for member in group.members}
        return [self.face(face) for face in self.faces.values() if face.id in seen]

    def face(self, face: Face) -> str:
        about = [] if face.type is None else [self.texts.say(face.type)]
        about += [self.stat(number) for number in face.numbers]
        if face.diagram is not None:
            about.append(self.texts.say(face.diagram.label))
        head = self.texts.say(face.name) + (f" ({', '.join(about)})" if about else "")
        texts = [self.texts.say(text) for text in face.text]
        texts += [self.half(half) for half in face.halves]
        return f"{head}: {' '.join(texts)}"

    def half(self, half: Half) -> str:
        about = [self.stat(number) for number in half.numbers]
        if half.diagram is not None:
            about.append(self.texts.say(half.diagram.label))
        name = half.id if half.name is None else self.texts.say(half.name)
        head = self._badged(name, half.badges) + (f" ({', '.join(about)})" if about else "")
        return f"{head}: {' '.join(self.texts.say(text) for text in half.text)}"

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
        """How it ended: why, who won (in words of the title, where it has any), the scores."""
        winners = [self.texts.tell("seat", n=seat) for seat in outcome.winners]
        scores = [
            f"{self.texts.tell('seat', n=seat)} {self.score(score)}"
            for seat, score in enumerate(outcome.scores)
        ]
        own = f"ending-{outcome.reason}"
        won = self.texts.tell("cli-winners", count=len(winners), names=", ".join(winners))
        return [
            self.texts.tell(f"outcome-{outcome.reason}"),
            self.texts.tell(own) + "." if own in self.texts else won,
            self.texts.tell("cli-scores", scores=", ".join(scores)),
        ]

    def score(self, score: float) -> str:
        """What a score means, where the title has words for it."""
        return self.texts.tell("score", score=score) if "score" in self.texts else f"{score:g}"


def kind_of(name: str, number: int | None) -> str:
    """A name without the number that tells it from others of its kind, where it holds it, in
    figures or as people number levels."""
    if number is None:
        return name
    written = f"{number}|{ROMAN[number]}" if 0 < number < len(ROMAN) else str(number)
    return re.sub(rf"\s*\b({written})\b", "", name)


def open_cards(zone: Zone) -> list[Card]:
    """The cards that lie open; a deck lies face down, whatever it is made of."""
    return [] if zone.look == "deck" else [card for card in zone.cards if card.face]

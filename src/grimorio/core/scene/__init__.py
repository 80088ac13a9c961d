"""What one seat may see, as data any renderer can draw: browser, terminal, picture, screen reader.

A Scene is built by a title from a whitelist. It holds ids and numbers, never sentences: every
text is a Fluent message id with arguments, turned into words at the edge in the reader's language.
Everything that can be clicked, moved or changed has an `id` that stays the same from view to view.

Nothing here can lead back to itself, so the garbage collector is told to pass it by (`gc=False`): a
server that holds a thousand views would stop for them again and again.
"""

from grimorio.core.scene.boards import Area, Board, Cell, Edge, Outlook, Piece, Ruler
from grimorio.core.scene.cards import Card, Diagram, DiagramMark, Face, Half, Zone, half_id
from grimorio.core.scene.choices import Aim, Choice, Option, Refused, Template
from grimorio.core.scene.labels import Badge, Stat, Sum, Term, Text, Tone
from grimorio.core.scene.panels import Contest, ContestSide, Group, Mat, Member, Panel, Slot
from grimorio.core.scene.tracks import Chip, Marker, Row, Track, TrackStep
from grimorio.core.scene.view import Scene

__all__ = [
    "Aim",
    "Area",
    "Badge",
    "Board",
    "Card",
    "Cell",
    "Chip",
    "Choice",
    "Contest",
    "ContestSide",
    "Diagram",
    "DiagramMark",
    "Edge",
    "Face",
    "Group",
    "Half",
    "Marker",
    "Mat",
    "Member",
    "Option",
    "Outlook",
    "Panel",
    "Piece",
    "Refused",
    "Row",
    "Ruler",
    "Scene",
    "Slot",
    "Stat",
    "Sum",
    "Template",
    "Term",
    "Text",
    "Tone",
    "Track",
    "TrackStep",
    "Zone",
    "half_id",
]

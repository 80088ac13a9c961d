"""Names that people give."""

from __future__ import annotations

import msgspec

from grimorio.plain import plain


class Named(msgspec.Struct, frozen=True):
    """Something with a name, which is read as it is seen: without control characters, and without
    what has no width or turns the line around."""

    def __post_init__(self) -> None:
        name: str = self.name  # type: ignore[attr-defined]
        msgspec.structs.force_setattr(self, "name", plain(name))

"""What a question, an answer or an event is called stands in its declaration alone."""

from __future__ import annotations

import re
from pathlib import Path

import grimorio

SOURCE = Path(grimorio.__file__).parent
BY_HAND = re.compile(r"""["'](?:option|ask|event)-""")


def test_no_title_writes_the_message_of_a_declaration_by_hand() -> None:
    """A text that is renamed in one place only would be missing where it is shown."""
    found = [
        f"{file.relative_to(SOURCE)}:{number}: {line.strip()}"
        for folder in (SOURCE / "games", SOURCE / "workshop" / "dash")
        for file in sorted(folder.rglob("*.py"))
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if BY_HAND.search(line)
    ]
    assert found == []

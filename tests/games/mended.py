"""Content that is mended under running tables: a copy of the project with other content opens what
the project stored, in a process of its own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import grimorio

SOURCE = Path(grimorio.__file__).parent
PROBE = """
import json, sys
from random import Random
from grimorio.core.errors import Refusal
from grimorio.core.record import resume, save

data = sys.stdin.buffer.read()
try:
    game, _ = resume(data)
except Refusal as refusal:
    print(json.dumps({"refused": refusal.reason}))
    sys.exit()
again = json.loads(save(game)[0])
told = {"state": again["state"], "agenda": again["agenda"], "keys": game.pending[0].keys()}
for seat in range(-1, game.seats):
    game.view(seat)
    game.choices(seat) if seat >= 0 else None
dice, answers = Random(1), 0
while game.outcome is None and answers < int(sys.argv[1]):
    ask = game.pending[0]
    game.answer(ask.seat, dice.choice(ask.options))
    answers += 1
print(json.dumps({**told, "answers": answers, "over": game.outcome is not None}))
"""


def open_mended(
    folder: Path, title: str, mend: Callable[[Path], None], data: bytes, answers: int = 400
) -> dict[str, Any]:
    """What becomes of a stored checkpoint where the content of its title was mended. `mend` is
    given the folder of the title in a copy of the project. The answer tells the state and agenda
    as they are stored there, the keys of the first question, and how far random play went; or why
    the game was refused."""
    package = folder / "grimorio"
    if not package.exists():
        shutil.copytree(
            SOURCE, package, ignore=shutil.ignore_patterns("__pycache__", "static", "*.so")
        )
    mend(package / "games" / title)
    done = subprocess.run(
        [sys.executable, "-c", PROBE, str(answers)],
        input=data,
        capture_output=True,
        env={**os.environ, "PYTHONPATH": str(folder)},
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()[-2000:]
    found: dict[str, Any] = json.loads(done.stdout)
    return found

"""The browser's types are those of the Python structs."""

from __future__ import annotations

import subprocess
import sys

from tests.table.house import ROOT


def test_the_types_of_the_browser_are_up_to_date() -> None:
    script = ROOT / "web" / "scripts" / "wire_types.py"
    said = subprocess.run(
        [sys.executable, str(script), "--check"], capture_output=True, text=True, check=False
    )
    assert said.returncode == 0, f"run python {script.relative_to(ROOT)}: {said.stdout}"

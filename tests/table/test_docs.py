"""What the documents say of the table is so."""

from __future__ import annotations

import re

import msgspec

from grimorio.table import refusals
from grimorio.table.settings import Settings
from tests.table.house import ROOT, Server


def test_every_setting_stands_in_the_hosting_page_with_its_default() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    rows = dict(re.findall(r"^\| `(\w+)` \| ?(\S*) +\|", text, re.MULTILINE))
    for field in msgspec.structs.fields(Settings):
        several = isinstance(field.default, tuple)
        default = ",".join(field.default) if several else f"{field.default}"
        assert rows.pop(field.name) in (default, default.removesuffix(".0"), "")
    assert rows == {}


def test_every_refusal_stands_in_the_api_page_under_its_status() -> None:
    text = (ROOT / "docs" / "api.md").read_text("utf-8")
    rows = dict(re.findall(r"^\| (\d{3}) \| (.*) \|$", text, re.MULTILINE))
    for found in refusals.TableRefusal.__subclasses__():
        if found.__module__ == refusals.__name__:
            assert f"`{found.code}`" in rows[str(found.status)], found


def test_the_example_in_python_plays_a_whole_game(server: Server) -> None:
    text = (ROOT / "docs" / "api.md").read_text("utf-8")
    block = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert block is not None
    names: dict[str, object] = {}
    exec(block[1].replace("http://127.0.0.1:8000", server.address), names)
    assert names["record"]


def test_the_examples_for_the_shell_do_what_they_say(server: Server) -> None:
    text = (ROOT / "docs" / "api.md").read_text("utf-8")
    bodies = re.findall(r"-d '(.*?)'", text, re.DOTALL)
    made = server.post("/api/tables", msgspec.json.decode(bodies[0]))
    claim = msgspec.json.decode(bodies[1])
    claim["invitation"] = made["seats"][1]["invitation"]
    assert server.post(f"/api/tables/{made['table']}/claim", claim)["seat"] == 2
    assert set(msgspec.json.decode(bodies[2])) == {"number", "id", "key"}

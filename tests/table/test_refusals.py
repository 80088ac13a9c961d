"""What the table refuses, each with its code and its reason."""

from __future__ import annotations

import contextlib
import json
import socket
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

import grimorio
from grimorio.core.record import record
from tests.table.house import (
    PATIENCE,
    QUICK,
    Server,
    all_choose,
    new_id,
    options,
    single_at_first,
)

HUMAN = {"kind": "human", "mine": True}
MIDDLE = "lantern-oak"
"""The cell in the middle of the marsh."""


@pytest.mark.parametrize(
    ("wish", "refusal"),
    [
        ({"game": "chess", "seats": [HUMAN] * 2}, (404, "unknown-game")),
        ({"game": "wisps", "seats": [HUMAN]}, (422, "bad-seats")),
        ({"game": "wisps", "seats": [HUMAN] * 5}, (422, "bad-seats")),
        ({"game": "wisps", "seats": [HUMAN] * 40}, (400, "bad-request")),
        ({"game": "wisps", "seats": []}, (400, "bad-request")),
        ({"game": "wisps", "seats": [HUMAN] * 2, "options": {"rounds": 5}}, (422, "bad-setting")),
        ({"game": "wisps", "seats": [HUMAN] * 2, "options": {"x": 1}}, (422, "bad-setting")),
        ({"game": "wisps", "seats": [HUMAN, {"kind": "bot", "bot": "hal"}]}, (422, "unknown-bot")),
        ({"game": "wisps", "seats": [HUMAN] * 2, "seed": 7}, (422, "practice-only")),
        ({"game": "wisps", "seats": [{"kind": "cat"}] * 2}, (400, "bad-request")),
        ({"game": "wisps", "seats": [{**HUMAN, "name": "x" * 41}, HUMAN]}, (400, "bad-request")),
        ([], (400, "bad-request")),
    ],
)
def test_a_table_that_makes_no_sense_is_not_made(
    server: Server, wish: Any, refusal: tuple[int, str]
) -> None:
    assert server.refusal("POST", "/api/tables", wish) == refusal


@pytest.mark.parametrize(
    "number",
    [10**10, 2**63, -(2**63) - 1, 10**30, -(10**30), 10**4000],
    ids=lambda number: f"{len(str(number))} digits",
)
def test_a_record_with_a_number_beyond_all_bounds_is_refused(server: Server, number: int) -> None:
    known = json.loads(record(grimorio.new("wisps", seats=2, seed=1)).json())
    for wrong in ({"seats": number}, {"ruleset": number}, {"entries": [[number, "1"]]}):
        body = json.dumps({**known, **wrong}).encode()
        answer = httpx.post(f"{server.address}/api/tables/import", content=body, trust_env=False)
        assert answer.status_code == 422, answer.text[:300]
        assert answer.json()["code"] == "bad-record"
        assert "Expected `int`" in answer.json()["reason"]


@pytest.mark.parametrize(
    ("method", "path", "english", "spanish"),
    [
        ("GET", "/api/nothing", "there is no such address", "esa dirección no existe"),
        ("GET", "/api/games/wisps/texts/xx", "there is no language xx; there are en, es",
         "no hay ningún idioma xx; hay en, es"),
        ("GET", "/api/games/wisps/rulebook/xx", "there is no language xx; there are en, es",
         "no hay ningún idioma xx; hay en, es"),
        ("GET", "/api/games/tashkalar/solutions/xx", "there is no puzzle xx with a solution",
         "no hay ningún problema xx con solución"),
        ("GET", "{table}/outlook?piece=xx", "nothing is known of that piece",
         "de esa pieza no se sabe nada"),
        ("GET", "{table}/ruler?board=xx&cell=xx", "nothing is measured there",
         "ahí no se mide nada"),
        ("DELETE", "/api/games", "this address takes no DELETE", "esta dirección no admite DELETE"),
        ("POST", "/api/tables", "the request is too large", "la petición es demasiado grande"),
    ],
)  # fmt: skip
def test_what_is_not_there_is_refused_in_the_readers_language(
    server: Server, method: str, path: str, english: str, spanish: str
) -> None:
    path = path.format(table=server.table("hh").path)
    body = "x" * 100_000 if method == "POST" else None
    for lang, reason in (("en", english), ("es", spanish)):
        answer = server.request(method, path, body, headers={"Accept-Language": lang})
        assert answer.json()["reason"] == reason
        assert answer.status_code in (404, 405, 413)


def test_what_is_not_there_is_not_found(server: Server) -> None:
    for path in ("/api/tables/none", "/api/tables/none/view", "/api/tables/none/story"):
        assert server.refusal("GET", path) == (404, "no-such-table")
    assert server.refusal("GET", "/api/games/chess/catalogue") == (404, "unknown-game")
    assert server.refusal("GET", "/api/games/wisps/texts/xx") == (404, "not-found")
    assert server.refusal("GET", "/api/games/wisps/rulebook/xx") == (404, "not-found")
    assert server.refusal("DELETE", "/api/games") == (405, "bad-method")
    assert server.request("GET", "/../../etc/passwd").status_code == 404
    assert server.request("GET", "/%2e%2e/%2e%2e/pyproject.toml").status_code == 404


def test_only_who_sits_at_the_table_may_act(server: Server) -> None:
    table, other = server.table(), server.table()
    answer = {"number": 0, "id": new_id(), "key": "1"}
    path = f"{table.path}/answers"
    assert server.refusal("POST", path, answer) == (401, "seat-needed")
    assert server.refusal("POST", path, answer, table.watch) == (401, "seat-needed")
    assert server.refusal("POST", path, answer, "x") == (401, "bad-token")
    assert server.refusal("POST", path, answer, other.tokens[0]) == (401, "bad-token")
    assert server.refusal("GET", f"{table.path}/view", None, other.tokens[0]) == (401, "bad-token")
    assert server.refusal("POST", f"{table.path}/rematch", {}) == (401, "seat-needed")
    assert server.refusal("POST", f"{table.path}/fork", {"at": 0}) == (401, "seat-needed")


def test_an_answer_must_be_one_of_the_options(server: Server) -> None:
    table = server.table()
    seat = table.asked()[0]
    number = table.view(seat)["number"]
    wrong = {"number": number, "id": new_id(), "key": "nonsense"}
    answer = server.request("POST", f"{table.path}/answers", wrong, table.tokens[seat])
    assert (answer.status_code, answer.json()["code"]) == (422, "not-offered")
    assert "the options" in answer.json()["reason"]
    assert table.refusal("standing", wrong, seat) == (422, "not-offered")
    for body in ({}, {"number": -1, "id": "a", "key": ""}, {"number": 1, "id": "", "key": ""}):
        assert table.refusal("answers", body, seat) == (400, "bad-request")


def test_a_late_answer_comes_back_with_what_was_missed(server: Server) -> None:
    table = server.table("hh", **all_choose(2))
    seat = table.asked()[0]
    view = table.view(seat)
    table.answer(seat)
    late = {"number": view["number"], "id": new_id(), "key": options(view)[0]}
    answer = server.request("POST", f"{table.path}/answers", late, table.tokens[seat])
    assert (answer.status_code, answer.json()["code"]) == (409, "stale")
    assert answer.json()["view"] == table.view(seat)
    assert answer.json()["number"] == table.view(seat)["number"]


def test_who_clicks_what_the_table_has_just_answered_is_not_late(server: Server) -> None:
    seed = next(seed for seed in range(1000) if single_at_first(seed))
    only = grimorio.new("wisps", seats=2, seed=seed).pending[1].keys()[0]
    table = server.table("hh", practice=True, seed=seed)
    table.until(lambda view: view["number"] > 0, 1)
    wish = {"number": 0, "id": new_id(), "key": only}
    assert table.post("answers", wish, 1) == {"number": 1}
    assert table.refusal("answers", {**wish, "key": "other"}, 1) == (409, "stale")
    assert table.view(1)["number"] == 1, "and nothing was added"


def test_an_answer_is_not_late_because_somebody_else_answered(server: Server) -> None:
    table = server.table("hhh", **all_choose(3))
    assert table.asked() == [0, 1, 2]
    views = [table.view(seat) for seat in (0, 1, 2)]
    for seat in (2, 1, 0):
        table.answer(seat, view=views[seat])
    assert table.info()["number"] >= 3


def test_who_has_answered_and_who_is_not_asked_is_told_so(server: Server) -> None:
    table = server.table("hhh", **all_choose(3))
    table.answer(0)
    now = {"number": table.view(0)["number"], "id": new_id(), "key": "1"}
    assert table.refusal("answers", now, 0) == (422, "not-asked")


def test_a_finished_game_takes_no_answers(server: Server) -> None:
    table = server.table("hh", options={"rounds": 4})
    table.play(300)
    number = table.info()["number"]
    body = {"number": number, "id": new_id(), "key": "1"}
    assert table.refusal("answers", body, 0) == (422, "game-over")
    assert table.refusal("standing", {**body, "key": "leave"}, 0) == (422, "game-over")
    assert table.refusal("undo", {"number": number, "id": new_id()}, 0) == (422, "game-over")


@pytest.mark.by_hand
def test_a_rule_that_raises_leaves_the_table_as_it_was(db: Path) -> None:
    with Server(db, launch=("--broken-wisps",)) as server:
        table = server.table("hh", practice=True, seed=5)
        middle = None
        for _ in range(60):
            seat = table.asked()[0]
            view = table.view(seat)
            if view["choices"][0]["ask"] == "walk" and MIDDLE in options(view):
                middle = seat
                break
            table.answer(seat, options(view)[-1], view)
        assert middle is not None
        table.settle()
        before = [table.view(seat) for seat in (0, 1)]
        body = {"number": before[0]["number"], "id": new_id(), "key": MIDDLE}
        answer = server.request("POST", f"{table.path}/answers", body, table.tokens[middle])
        assert (answer.status_code, answer.json()["code"]) == (500, "rule-failed")
        assert "SECRET" not in answer.text
        assert [table.view(seat) for seat in (0, 1)] == before
        stay = next(key for key in options(before[middle]) if key != MIDDLE)
        table.answer(middle, stay)
        assert "SECRET" not in "".join(server.said)
        assert "grimorio_reports_total 1" in server.request("GET", "/metrics").text


def test_requests_from_foreign_pages_are_refused(server: Server) -> None:
    wish = {"game": "wisps", "seats": [HUMAN] * 2}
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "http://[bad"):
        answer = server.request("POST", "/api/tables", wish, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin")
    own = server.request("POST", "/api/tables", wish, headers={"Origin": server.address})
    assert own.status_code == 201


def test_headers_without_end_are_not_read(server: Server) -> None:
    place = urlsplit(server.address)
    with socket.create_connection((str(place.hostname), int(place.port or 0)), PATIENCE) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        said = b""
        with contextlib.suppress(ConnectionError):
            for n in range(100):
                line.sendall(b"X-%d: %s\r\n" % (n, b"a" * 30_000))
            said = line.recv(1000)
    assert said == b"" or b" 400 " in said
    assert server.request("GET", "/healthz").text == "ok\n"


def test_limits_are_kept_and_say_so(db: Path) -> None:
    limits = ("tables_per_hour=3", "body_bytes=2000", "import_bytes=3000")
    settings = (*(s for s in QUICK if not s.startswith("tables_per_hour")), *limits)
    with Server(db, settings=settings) as server:
        wish = {"game": "wisps", "seats": [HUMAN] * 2}
        for _ in range(3):
            server.post("/api/tables", wish)
        assert server.refusal("POST", "/api/tables", wish) == (429, "too-many")
        large = {**wish, "options": {"x": "y" * 3000}}
        assert server.refusal("POST", "/api/tables", large) == (413, "too-large")
        assert server.refusal("POST", "/api/tables/import", "x" * 4000) == (413, "too-large")


def test_a_flood_of_requests_from_one_address_is_slowed(db: Path) -> None:
    settings = (*(s for s in QUICK if not s.startswith("requests")), "requests_per_second=0.25")
    with Server(db, settings=settings) as server:
        answers = [server.request("POST", "/api/tables/x/claim", {}) for _ in range(12)]
        assert {answer.status_code for answer in answers} == {400, 429}
        assert server.request("GET", "/api/games").status_code == 200


@pytest.mark.parametrize(
    ("header", "reason"),
    [
        ("es-MX,es;q=0.9", "a wisps juegan de 2 a 4, no 1"),
        ("en", "wisps is played by 2 to 4, not by 1"),
        ("de", "wisps is played by 2 to 4, not by 1"),
    ],
)
def test_a_refusal_is_given_in_the_readers_language(
    server: Server, header: str, reason: str
) -> None:
    wish = {"game": "wisps", "seats": [HUMAN]}
    answer = server.request("POST", "/api/tables", wish, headers={"Accept-Language": header})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-seats")
    assert answer.json()["reason"] == reason


def test_what_a_title_refuses_is_given_in_the_readers_language(server: Server) -> None:
    wish = {"game": "dungeonquest", "seats": [HUMAN], "options": {"secrets": True}}
    answer = server.request("POST", "/api/tables", wish, headers={"Accept-Language": "es"})
    assert answer.json()["reason"].startswith("Secretos con un solo jugador: ")
    assert answer.json()["rules"] == ["DQ-SOLO-1"]


def test_a_request_that_is_none_is_refused_in_the_readers_language(server: Server) -> None:
    answer = server.request("POST", "/api/tables", [], headers={"Accept-Language": "es"})
    assert answer.json()["reason"].startswith("la mesa no ha entendido la petición: ")
    record = server.request(
        "POST", "/api/tables/import", {"grimorio": 9}, headers={"Accept-Language": "es"}
    )
    assert record.json()["code"] == "other-version"
    assert record.json()["reason"].endswith("el formato 9; esta versión lee el 2")

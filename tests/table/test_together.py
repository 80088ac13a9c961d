"""Several at once at a table: in secret nothing is seen but who is done; in the open all is; a
party decides as the table has chosen. Played with the second title of the suite."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import quote

import pytest

from tests.bazaar import install
from tests.bazaar.fairs import all_choose
from tests.table.house import Follower, Json, Server, Table, new_id, options

WATCHER = None
SEED = all_choose(3)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("bazaar")
    with Server(folder / "tables.db", path=install(folder / "games")) as found:
        yield found


def bazaar(server: Server, seats: str = "hoo", **more: Json) -> Table:
    """Every seat in a browser of its own."""
    table = server.table(seats, game="bazaar", **{**SEED, **more})
    for seat, kind in enumerate(seats):
        if kind == "o":
            table.claim(seat)
    return table


def undo(table: Table, seat: int) -> int:
    body = {"number": table.view(seat)["number"], "id": new_id()}
    return int(table.post("undo", body, seat)["number"])


def story(table: Table, seat: int | None) -> Json:
    return table.server.get(f"{table.path}/story", table.token(seat))


def choose_wares(table: Table, seat: int) -> None:
    """Both secret answers of a seat."""
    table.answer(seat)
    table.answer(seat)


def kind(table: Table, seat: int) -> str:
    """What the seat is asked."""
    return str(table.view(seat)["choices"][0]["ask"])


# -- a whole game ---------------------------------------------------------------------------------


@pytest.mark.parametrize("party", ["first", "leader", "all", "majority"])
def test_a_whole_game_is_played_over_http_and_followed_on_sockets(
    house: Server, party: str
) -> None:
    table = bazaar(house, options={"party": party, "days": 2})
    with ExitStack() as lines:
        eyes = [lines.enter_context(table.follow(seat)) for seat in range(3)]
        watcher = lines.enter_context(table.follow())
        table.play(400, seed=3)
        assert table.info()["status"] == "over"
        for seat, who in enumerate(eyes):
            assert who.caught_up()[seat] == table.view(seat)
        assert watcher.caught_up()[WATCHER] == table.view()
    record = house.get(f"{table.path}/record")
    assert record["options"]["party"] == party
    assert len(record["entries"]) == table.info()["number"]


def test_all_seats_of_one_person_are_played_on_one_line(house: Server) -> None:
    table = house.table("hhh", game="bazaar", **SEED)
    with table.follow(0, 1, 2) as line:
        while not line.views[0]["outcome"]:
            # The last that is asked goes first; a single option the table takes by itself.
            asked = [seat for seat in (2, 1, 0) if len(options(line.views[seat])) > 1]
            if not asked:
                line.hear()
                continue
            view = line.views[asked[0]]
            wish = {"seat": asked[0], "number": view["number"], "id": new_id(), "type": "answer"}
            line.socket.send(json.dumps({**wish, "key": options(view)[-1]}))
            while line.views[asked[0]] == view:
                line.hear()
            line.catch_up()
        assert not [text for text in line.heard if '"type":"refused"' in text]


# -- in secret ------------------------------------------------------------------------------------

Deed = Callable[[Table], None]


def nothing(table: Table) -> None:
    """The seat does not answer."""


def once(table: Table) -> None:
    table.answer(0)


def once_and_back(table: Table) -> None:
    table.answer(0)
    undo(table, 0)


def to_and_fro(table: Table) -> None:
    for _ in range(3):
        once_and_back(table)
    once(table)


def done_and_not(table: Table) -> None:
    """Of all this others see no more than that the seat is done, and is not done again."""
    for _ in range(2):
        choose_wares(table, 0)
        undo(table, 0)
        undo(table, 0)


DEEDS: list[Deed] = [once, once_and_back, to_and_fro, done_and_not]


def all_received(table: Table, seat: int | None, deed: Deed) -> list[str]:
    """Every byte the seat receives: on its line, and when it asks for all that can be asked."""
    with Follower(table, [] if seat is None else [table.tokens[seat]]) as eyes:
        before = len(eyes.heard)
        deed(table)
        eyes.catch_up()
        line = [text for text in eyes.heard[before:] if not is_done_or_not(json.loads(text))]
        eyes.socket.send(json.dumps({"type": "resync", "seat": seat}))
        whole = eyes.hear()["view"]
    asked = [
        table.server.request("GET", f"{table.path}{what}", token=table.token(seat)).text
        for what in ("", "/view", "/story", "/view?at=0", "/view?at=1", "/view?at=3")
    ]
    tries = [
        table.server.request("POST", f"{table.path}/{what}", body, table.token(seat)).text
        for what, body in (
            ("undo", {"number": 0, "id": "u"}),
            ("answers", {"number": 70, "id": "a", "key": "none"}),
            ("fork", {"at": 2}),
        )
    ]
    return [*line, json.dumps(whole), *asked, *tries]


def is_done_or_not(message: Json) -> bool:
    """Whether a message tells that a seat is done, or is not any more, and nothing else."""
    if message["type"] != "patch" or message["number"] != message["from"]:
        return False
    return {tuple(op[0]) for op in message["ops"]} == {("answered",), ("waiting",)}


def cleaned(received: list[str], table: Table) -> list[str]:
    """The same for two tables: without what tells one table from another."""
    info = table.info()
    own = (table.id, info["key_hash"], str(info["created"]))
    for word in own:
        received = [text.replace(word, "-") for text in received]
    return received


@pytest.mark.parametrize("deed", DEEDS, ids=lambda deed: deed.__name__)
@pytest.mark.parametrize("seat", [1, WATCHER], ids=["another seat", "a spectator"])
def test_in_secret_others_receive_the_same_whatever_a_seat_does(
    house: Server, seat: int | None, deed: Deed
) -> None:
    still, busy = (bazaar(house) for _ in range(2))
    wanted = cleaned(all_received(still, seat, nothing), still)
    received = cleaned(all_received(busy, seat, deed), busy)
    assert received == wanted


@pytest.mark.parametrize("seat", [1, WATCHER], ids=["another seat", "a spectator"])
def test_in_secret_only_that_a_seat_is_done_is_seen(house: Server, seat: int | None) -> None:
    still, busy = (bazaar(house) for _ in range(2))
    with Follower(busy, [] if seat is None else [busy.tokens[seat]]) as eyes:
        before = len(eyes.heard)
        choose_wares(busy, 0)
        eyes.catch_up()
        heard = [json.loads(text) for text in eyes.heard[before:]]
    assert [message["type"] for message in heard] == ["patch", "pong"]
    patch = heard[0]
    assert (patch["from"], patch["number"]) == (0, 0)
    assert sorted(op[0][0] for op in patch["ops"]) == ["answered", "waiting"]
    assert busy.view(seat) == {**still.view(seat), "answered": [0], "waiting": [1, 2]}


def test_in_secret_a_seat_that_answers_does_not_learn_how_far_others_are(house: Server) -> None:
    """Not by the number of its answers, of what it takes back, nor by its own log and story."""
    alone, among = (bazaar(house) for _ in range(2))
    choose_wares(among, 2)
    undo(among, 2)
    seen = []
    for table in (alone, among):
        numbers = [table.answer(0), table.answer(0), undo(table, 0), table.answer(0)]
        told = story(table, 0)["entries"]
        seen.append((numbers, table.view(0), [(e["number"], e["lines"]) for e in told]))
    assert seen[0] == seen[1]
    assert seen[0][0] == [1, 2, 3, 4]
    assert [line["kind"] for line in seen[0][1]["log"][-2:]] == ["aside", "aside"]


def moments(house: Server, table: Table) -> list[float]:
    """When each entry was made, as it is stored."""
    connection = sqlite3.connect(house.db, timeout=10)
    question = 'SELECT "when" FROM log WHERE tbl = ? ORDER BY number'
    found = [float(row[0]) for row in connection.execute(question, (table.id,))]
    connection.close()
    return found


def test_the_moments_of_single_answers_are_told_to_nobody(house: Server) -> None:
    table = bazaar(house)
    for seat in range(3):
        choose_wares(table, seat)
    began, *kept = moments(house, table)
    assert [when == began for when in kept] == [True] * 5 + [False]
    assert all(entry["when"] % 60 == 0 for entry in story(table, WATCHER)["entries"])
    assert [line["at"] for line in table.view(0)["log"] if line["kind"] == "aside"] == [0, 0]


def test_after_all_are_done_everybody_sees_the_same_number(house: Server) -> None:
    table = bazaar(house)
    done_and_not(table)
    for seat in range(3):
        choose_wares(table, seat)
    numbers = {table.view(seat)["number"] for seat in (0, 1, 2, WATCHER)}
    assert numbers == {table.info()["number"]} == {8 + 6}
    assert kind(table, 1) == "buy"
    for at in range(14):
        assert table.view(1, at=at)["number"] == at


def test_a_vote_stays_open_while_others_answer_in_secret(house: Server) -> None:
    table = bazaar(house, options={"days": 2})
    in_secret = kind(table, 0)
    table.play(7)
    while not all(asks(table, seat) == in_secret for seat in range(3)):
        table.play(1)
    assert table.view(1)["can_undo"] == "consent"
    wish = {"number": table.view(1)["number"], "id": new_id()}
    asked = table.post("undo", wish, 1)
    table.answer(0)
    assert table.view()["consent"]["id"] == asked["consent"]


def asks(table: Table, seat: int) -> str:
    """What the seat is asked, if anything."""
    return "".join(choice["ask"] for choice in table.view(seat)["choices"])


def test_a_bot_is_seen_thinking_until_it_is_done(house: Server, tmp_path: Path) -> None:
    patient = ("bot_pause=60", "single_pause=60", "tables_per_hour=0", "requests_per_second=0")
    path = install(tmp_path / "games")
    with Server(tmp_path / "tables.db", settings=patient, path=path) as server:
        table = bazaar(server, "hob")
        with table.follow(0) as eyes:
            eyes.hear_until(lambda: eyes.views[0]["thinking"] == [2])
            choose_wares(table, 1)
            assert eyes.caught_up()[0]["thinking"] == [2]


# -- taking back ----------------------------------------------------------------------------------


def test_a_seat_takes_back_its_own_answer_while_others_have_gone_on(house: Server) -> None:
    table = bazaar(house)
    first = table.view(0)["choices"]
    table.answer(0)
    choose_wares(table, 1)
    theirs = table.view(1)
    assert table.view(0)["can_undo"] == theirs["can_undo"] == "free"
    undo(table, 0)
    assert table.view(0)["choices"] == first
    assert table.view(1) == theirs
    assert [line["kind"] for line in theirs["log"][-2:]] == ["aside", "aside"]
    assert "aside" not in [line["kind"] for line in table.view(0)["log"]]


def test_in_the_open_others_see_what_is_taken_back(house: Server) -> None:
    table = bazaar(house)
    for seat in range(3):
        choose_wares(table, seat)
    lamp = next(key for key in options(table.view(0)) if key not in ("0", "pass"))
    table.answer(0, lamp)
    table.answer(1, "pass")
    assert "bought" in [line["kind"] for line in table.view(2)["log"]]
    undo(table, 0)
    assert "bought" not in [line["kind"] for line in table.view(2)["log"]]
    assert table.view(2)["answered"] == [1]


def test_taking_back_survives_a_restart(tmp_path: Path) -> None:
    path = install(tmp_path / "games")
    server = Server(tmp_path / "tables.db", path=path).start()
    table = bazaar(server)
    table.answer(0)
    choose_wares(table, 1)
    undo(table, 0)
    table.answer(0)
    before = [table.view(seat) for seat in (0, 1, 2, WATCHER)]
    told = [story(table, seat) for seat in (0, 1, 2, WATCHER)]
    server.kill()
    with Server(tmp_path / "tables.db", path=path) as again:
        table.server = again
        assert [table.view(seat) for seat in (0, 1, 2, WATCHER)] == before
        assert [story(table, seat) for seat in (0, 1, 2, WATCHER)] == told
        assert undo(table, 0) == before[0]["number"] + 1
        for seat in (0, 2):
            choose_wares(table, seat)
        table.play(400, seed=5)
        assert table.info()["status"] == "over"


# -- the decision of a party ----------------------------------------------------------------------


def to_the_road(house: Server, party: str) -> Table:
    """The first road of a game: all have shown their wares and bought nothing."""
    table = bazaar(house, options={"party": party})
    for seat in range(3):
        choose_wares(table, seat)
    for seat in range(3):
        table.answer(seat, "pass")
    return table


def took(table: Table) -> bool:
    """Whether the party has taken a road."""
    return "came" in [line["kind"] for line in table.view()["log"]]


def test_the_first_answer_counts(house: Server) -> None:
    table = to_the_road(house, "first")
    assert table.view()["waiting"] == [0, 1, 2]
    table.answer(2, "3")
    assert took(table)


def test_the_leader_decides(house: Server) -> None:
    table = to_the_road(house, "leader")
    assert table.view()["waiting"] == [0]
    table.answer(0, "2")
    assert took(table)


def test_all_must_agree(house: Server) -> None:
    table = to_the_road(house, "all")
    for seat, road in enumerate("112"):
        table.answer(seat, road)
    assert table.view()["waiting"] == [0, 1, 2], "they vote again"
    for seat in range(3):
        table.answer(seat, "2")
    assert took(table)


def test_the_majority_decides(house: Server) -> None:
    table = to_the_road(house, "majority")
    table.answer(1, "3")
    assert (table.view()["waiting"], table.view()["answered"]) == ([0, 2], [1])
    table.answer(2, "3")
    assert took(table)


def test_a_vote_is_taken_back_while_the_party_decides(house: Server) -> None:
    table = to_the_road(house, "majority")
    table.answer(1, "3")
    undo(table, 1)
    assert table.view()["waiting"] == [0, 1, 2]


def test_how_a_party_decides_is_a_setting_of_the_table(house: Server) -> None:
    game = next(game for game in house.get("/api/games") if game["name"] == "bazaar")
    party = next(setting for setting in game["settings"] if setting["name"] == "party")
    assert party["values"] == ["first", "leader", "all", "majority"]
    wish = {"game": "bazaar", "seats": [{"kind": "human", "mine": True}] * 2}
    refused = house.refusal("POST", "/api/tables", {**wish, "options": {"party": "dice"}})
    assert refused == (422, "bad-setting")


# -- one person, several seats --------------------------------------------------------------------


def test_one_person_who_holds_all_seats_may_look_at_all_of_them(house: Server) -> None:
    seats = house.table("hhh", game="bazaar").info()["seats"]
    assert [seat["shares"] for seat in seats] == [True] * 3


@pytest.mark.parametrize("seats", ["hho", "hhb", "hoo"])
def test_one_person_among_others_looks_at_one_seat_at_a_time(house: Server, seats: str) -> None:
    table = house.table(seats, game="bazaar")
    assert [seat["shares"] for seat in table.info()["seats"]] == [False] * 3


def test_one_person_who_takes_seat_after_seat_by_invitation_holds_them_all(house: Server) -> None:
    """The token of the seat they have says who comes; a stranger would be somebody else."""
    table = house.table("ooo", game="bazaar")
    table.claim(0)
    for seat in (1, 2):
        claim = {"invitation": table.invitations[seat], "name": ""}
        table.tokens[seat] = table.post("claim", claim, 0)["token"]
    assert [seat["shares"] for seat in table.info()["seats"]] == [True] * 3
    strangers = house.table("ooo", game="bazaar")
    for seat in (0, 1, 2):
        strangers.claim(seat)
    assert [seat["shares"] for seat in strangers.info()["seats"]] == [False] * 3


def test_seats_are_shared_only_where_the_title_says_so(house: Server) -> None:
    assert [seat["shares"] for seat in house.table("hh").info()["seats"]] == [False] * 2


# -- the ruler ------------------------------------------------------------------------------------


def test_the_rules_measure_from_any_cell(house: Server) -> None:
    table = house.table("hh", game="bazaar")
    board = table.view()["scene"]["boards"][0]
    assert board["measured"]
    place = f"{table.path}/ruler?board={board['id']}&cell="
    camp = board["pieces"][0]["at"]
    found = house.get(place + camp, table.tokens[0])
    assert (found["board"], found["cell"]) == (board["id"], camp)
    ids = [cell["id"] for cell in board["cells"]]
    assert found["ranges"][ids.index(camp)] == 0
    assert sorted(set(found["ranges"])) == [0, 1, 2, 3]
    assert [far <= 2 for far in found["ranges"]] == found["sight"]
    assert house.get(place + camp) == found, "a spectator measures too"


def test_what_is_not_measured_is_not_found(house: Server) -> None:
    table = house.table("hh", game="bazaar")
    for asked in ("board=land&cell=none", "board=none&cell=l0"):
        refused = house.refusal("GET", f"{table.path}/ruler?{asked}", token=table.tokens[0])
        assert refused == (404, "not-found")
    quiet = house.table("hh")
    refused = house.refusal("GET", f"{quiet.path}/ruler?board=marsh&cell=c0")
    assert refused == (404, "not-found")


# -- whether an answer was taken ------------------------------------------------------------------


def taken(table: Table, seat: int, client: str) -> Json:
    return table.server.get(f"{table.path}/answers?id={client}", table.token(seat))


def test_a_client_asks_by_the_id_of_an_answer_whether_it_was_taken(house: Server) -> None:
    """Of two seats it cannot tell by the numbers: while both decide in secret, each counts its own
    entries only."""
    table = bazaar(house, "hho")
    views = [table.view(seat) for seat in (0, 1)]
    wishes = [
        {"number": view["number"], "id": f"{new_id()} & co", "key": options(view)[0]}
        for view in views
    ]
    ids = [quote(str(wish["id"])) for wish in wishes]
    assert [taken(table, seat, ids[seat]) for seat in (0, 1)] == [{"taken": False}] * 2
    number = table.post("answers", wishes[0], 0)["number"]
    assert table.view(0)["number"] == number
    assert table.view(1)["number"] < number, "the other seat is shown nothing of it"
    assert taken(table, 0, ids[0]) == {"taken": True, "number": number}
    assert taken(table, 1, ids[0]) == {"taken": False}, "the answers of others tell nothing"
    assert taken(table, 1, ids[1]) == {"taken": False}
    assert table.post("answers", wishes[1], 1)["number"] == number, "the same number means another"
    assert taken(table, 1, ids[1]) == {"taken": True, "number": number}
    for seat, more in ((0, 1), (1, 1), (2, 2)):
        for _ in range(more):
            table.answer(seat)
    for seat in (0, 1):
        assert taken(table, seat, ids[seat])["taken"]


def test_an_answer_that_was_taken_back_was_taken(house: Server) -> None:
    table = bazaar(house)
    view = table.view(0)
    wish = {"number": view["number"], "id": new_id(), "key": options(view)[0]}
    table.post("answers", wish, 0)
    undo(table, 0)
    assert taken(table, 0, str(wish["id"]))["taken"]


def test_only_who_sits_there_asks_for_answers(house: Server) -> None:
    table = bazaar(house)
    assert house.refusal("GET", f"{table.path}/answers?id=x") == (401, "seat-needed")
    assert house.refusal("GET", f"{table.path}/answers?id=x", token="wrong") == (401, "bad-token")
    for wrong in ("", "?id=", f"?id={'x' * 65}"):
        refusal = house.refusal("GET", f"{table.path}/answers{wrong}", token=table.token(0))
        assert refusal == (400, "bad-request")

"""What happened between two questions is seen as it was then, step by step."""

from __future__ import annotations

from collections.abc import Iterator

from tests.table.house import Follower, Json, Server, Table, options

ENOUGH = 8
"""So many blows of monsters, and turns, were seen."""
GAMES = 5
"""In no more games than that."""
AT_A_GLANCE = 4


def opened(server: Server, seed: str) -> Table:
    people = [{"kind": "human", "mine": True}] * 2
    wish = {"game": "gloomhaven", "seats": people, "practice": True, "seed": seed, "options": {}}
    return Table(server, server.post("/api/tables", wish))


def answer_first(table: Table) -> None:
    for seat in table.tokens:
        view = table.view(seat)
        if len(options(view)) > 1:
            table.try_answer(seat, options(view)[0], view)
            return


def steps(line: Follower, seat: int) -> Iterator[tuple[Json, list[Json]]]:
    """Each view that was sent since, with the lines of the log that are new in it."""
    line.socket.send('{"type": "ping"}')
    while (message := line.hear()) is not None and message["type"] != "pong":
        if message["type"] == "patch" and message["seat"] == seat:
            view = line.views[seat]
            yield view, [line for path, *op in message["ops"] if path == ["log"] for line in op[1]]


def health(view: Json) -> dict[str, int]:
    """By the name that the log has for it."""
    pieces = view["scene"]["boards"][0].get("pieces", ())
    return {str(one["label"]): one["health"]["value"] for one in pieces if one.get("health")}


def acting(view: Json) -> list[str]:
    chips = [chip for row in view["scene"]["rows"] for chip in row["chips"]]
    return [light for chip in chips if chip.get("now") for light in chip["lights"]]


def games(server: Server) -> Iterator[tuple[Table, Follower]]:
    """Games on the same seeds every time, each with somebody who watches; the next when one is
    over."""
    for number in range(GAMES):
        table = opened(server, f"way {number}")
        with table.follow(0) as ana:
            while table.view(0)["outcome"] is None:
                yield table, ana


def test_each_turn_is_seen_as_it_was_while_it_is_told(server: Server) -> None:
    blows = turns = 0
    for table, ana in games(server):
        answer_first(table)
        for view, lines in steps(ana, 0):
            left = {str(one["text"]["args"]["figure"]): one["text"]["args"]["left"]
                    for one in lines if one["kind"] == "damage"}  # fmt: skip
            known = health(view)
            for figure in left.keys() & known:
                assert known[figure] == left[figure]
                blows += 1
            begun = [one["text"]["beat"] for one in lines if one["kind"] == "turn"]
            assert len(begun) <= 1, "the next turn is seen after this one"
            if view["midway"]:
                assert len(lines) <= AT_A_GLANCE
                if begun:
                    assert begun[0] in acting(view)
                    turns += 1
        if blows >= ENOUGH and turns >= ENOUGH:
            return
    raise AssertionError(f"only {blows} blows and {turns} turns")


def test_on_the_way_the_question_is_already_that_of_the_end(server: Server) -> None:
    """A client that takes the first patch of a number for the whole may answer."""
    for table, ana in games(server):
        answer_first(table)
        found = [view for view, _ in steps(ana, 0)]
        if not (found and found[0]["midway"] and options(found[-1])):
            continue
        assert not found[-1]["midway"]
        assert {view["number"] for view in found} == {found[-1]["number"]}
        assert [options(view) for view in found] == [options(found[-1])] * len(found)
        assert found[-1] == table.view(0)
        return
    raise AssertionError("nothing happened on the way to a question")

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from bench.ladder.page import chart, page
from grimorio.core import Ask, Seat, Value
from grimorio.core.errors import BadSetting
from grimorio.core.registry import find
from grimorio.trials import ladder
from grimorio.trials.contest import Contested, Sat, Standing
from grimorio.trials.ladder import (
    Played,
    Rung,
    climb,
    done,
    read_lines,
    read_plan,
    stand,
)
from tests.drawn import words_of

ROOT = Path(__file__).parents[2]
PLAN = """
[[rung]]
name = "duel"
game = "wisps"
bots = ["wanderer", "random"]
games = 3
seed = "s"
options = {rounds = 4}
"""


class Hunch:
    """Lore that tells nothing, in its seventh version."""

    version = 7
    ahead = 1

    def worth(self, s: Any, seat: Seat) -> float:
        return 0.5

    def lean(self, s: Any, ask: Ask[Value]) -> None:
        return None

    def why(self, s: Any, ask: Ask[Value], option: Value) -> None:
        return None


@pytest.fixture
def rung(tmp_path: Path) -> Rung:
    file = tmp_path / "plan.toml"
    file.write_text(PLAN, "utf-8")
    (found,) = read_plan(file)
    return found


def test_a_rung_is_so_many_games_for_each_line_up(rung: Rung) -> None:
    assert rung.games == 6
    assert rung.contest.options == {"rounds": 4}


def test_a_ladder_goes_on_where_it_was_stopped(rung: Rung, tmp_path: Path) -> None:
    whole, file = tmp_path / "whole.jsonl", tmp_path / "games.jsonl"
    assert len(list(climb(rung, whole, 1))) == 6
    going = climb(rung, file, 1)
    for _ in range(2):
        next(going)
    going.close()
    with file.open("ab") as out:
        out.write(b'{"rung":"duel","gri')  # the power went out
    assert len(read_lines(file)) == 2
    assert len(list(climb(rung, file, 1))) == 4
    assert list(climb(rung, file, 1)) == []
    found = [stand([rung], read_lines(f))["duel"] for f in (whole, file)]
    facts = [[(s.bot, s.games, s.wins, s.score) for s in standing] for standing in found]
    assert facts[0] == facts[1]
    assert sum(s.games for s in found[0]) == 12


def test_two_ladders_can_grow_one_file(rung: Rung, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    other = msgspec.structs.replace(rung, name="other")
    for pair in zip(climb(rung, file, 1), climb(other, file, 1), strict=True):
        assert pair[0].number == pair[1].number
    lines = read_lines(file)
    assert [line.rung for line in lines] == ["duel", "other"] * 6
    assert len(done(rung, lines)) == len(done(other, lines)) == 6


def test_games_of_other_budgets_rules_or_bots_are_not_counted(
    rung: Rung, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.jsonl"
    list(climb(rung, file, 1))
    lines = read_lines(file)
    assert len(done(rung, lines)) == 6
    line = lines[0]
    for change in ({"rung": "other"}, {"ruleset": 1}, {"bots": 0}, {"lore": 1}):
        assert not rung.counts(msgspec.structs.replace(line, **change))
    other = msgspec.structs.replace(rung.contest, bots=("squire@5", "random"))
    assert done(msgspec.structs.replace(rung, contest=other), lines) == {}
    seed = msgspec.structs.replace(rung.contest, seed="t")
    assert done(msgspec.structs.replace(rung, contest=seed), lines) == {}
    monkeypatch.setattr(ladder, "VERSION", 99)
    assert done(rung, lines) == {}


def test_a_rung_may_count_games_of_older_rules_and_the_page_says_so(
    rung: Rung, tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    list(climb(rung, file, 1))
    today = rung.versions[1]
    old = [msgspec.structs.replace(line, ruleset=today - 1) for line in read_lines(file)]
    assert done(rung, old) == {}
    lasting = msgspec.structs.replace(rung, also=(today - 1,))
    assert len(done(lasting, old)) == 6
    assert not lasting.counts(msgspec.structs.replace(old[0], ruleset=today - 2))
    said = f"Games of ruleset {today - 1} count too; today's is {today}."
    assert said in page([lasting], stand([lasting], old))
    assert "count too" not in page([rung], stand([rung], old))


def test_new_lore_of_one_title_leaves_the_games_of_the_others(
    rung: Rung, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.jsonl"
    list(climb(rung, file, 1))
    monkeypatch.setattr(find("tashkalar").lore, "version", 99, raising=False)
    assert len(done(rung, read_lines(file))) == 6
    monkeypatch.setattr(find("wisps"), "lore", Hunch())
    assert done(rung, read_lines(file)) == {}
    list(climb(rung, file, 1))
    assert [line.lore for line in read_lines(file)] == [0] * 6 + [7] * 6
    assert len(done(rung, read_lines(file))) == 6


def test_a_line_tells_seed_versions_and_budgets(rung: Rung, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    next(climb(rung, file, 1))
    line = msgspec.json.decode(file.read_bytes().splitlines()[0])
    assert set(line) == {"rung", "grimorio", "bots", "ruleset", "lore", "game"}
    assert line["game"]["seed"] == "s-0"
    assert [seat["bot"] for seat in line["game"]["seats"]] == ["wanderer", "random"]


def test_a_plan_is_checked(tmp_path: Path) -> None:
    file = tmp_path / "plan.toml"
    file.write_text(PLAN.replace("rounds = 4", "rounds = 5"), "utf-8")
    with pytest.raises(BadSetting):
        read_plan(file)
    file.write_text(PLAN.replace("seed", "sead"), "utf-8")
    with pytest.raises(msgspec.ValidationError):
        read_plan(file)


PARTIES = """
[[rung]]
name = "first"
game = "gloomhaven"
seats = 2
bots = ["squire", "wanderer"]
games = 3
seed = "s"
parties = true
group = "both"
options = {scenario = 1}

[[rung]]
name = "second"
game = "gloomhaven"
seats = 2
bots = ["squire", "wanderer"]
games = 2
seed = "s"
parties = true
group = "both"
options = {scenario = 2}
"""


def test_rungs_of_a_group_are_also_counted_together(tmp_path: Path) -> None:
    file = tmp_path / "plan.toml"
    file.write_text(PARTIES, "utf-8")
    rungs = read_plan(file)
    assert [rung.games for rung in rungs] == [6, 4]

    def line(rung: Rung, number: int, won: float) -> Played:
        bots, ruleset, lore = rung.versions
        seed, names = rung.contest.deal(number)
        seats = tuple([Sat(name, won, 1, 4, 0.1) for name in names])
        return Played(rung.name, "1", bots, ruleset, Contested(number, seed, seats), lore)

    first, second = rungs
    lines = [line(first, 0, 0.5), line(first, 1, 0.0), line(second, 0, 0.0), line(second, 2, 0.5)]
    found = stand(rungs, lines)
    assert list(found) == ["first", "second", "both"]
    squire, wanderer = found["both"]
    assert (squire.games, squire.wins, wanderer.games, wanderer.wins) == (3, 2, 1, 0)
    told = page(rungs, found)
    assert "parties of 2" in told
    assert "first, second together. Played: 4 of 10 games." in told


def test_the_page_and_its_chart_say_what_was_found(rung: Rung) -> None:
    found = {"duel": [Standing("wanderer", 6, 5, 0.83, 0.43, 0.97, 1.5, 12, 0.3)]}
    assert "| wanderer | 6 | 83.0% | 43.0% to 97.0% | 1.50 | 0.3 |" in page([rung], found)
    assert "Played: 3 of 6 games." in page([rung], found)
    drawn = words_of(chart({**found, "empty": [Standing("random", 0, 0, 0, 0, 1, 0, 0, 0)]}))
    assert {"duel", "wanderer", "83.0%"} <= set(drawn)
    assert not {"empty", "random"} & set(drawn)


def test_the_page_in_docs_is_what_the_committed_games_say() -> None:
    home = ROOT / "bench" / "ladder"
    rungs = read_plan(home / "ladder.toml")
    lines: list[Played] = read_lines(home / "games.jsonl")
    found = stand(rungs, lines)
    assert (ROOT / "docs" / "ladder.md").read_text("utf-8") == page(rungs, found)
    assert (ROOT / "docs" / "ladder.svg").read_text("utf-8") == chart(found)

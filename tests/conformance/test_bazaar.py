"""Seats that act at the same time, through every check: bazaar, and faults planted in it."""

from __future__ import annotations

import pytest

from grimorio.conformance import CHECKS, Breach, start, walk
from grimorio.core import Setting, Settings, registry
from grimorio.core.together import PARTY
from tests.bazaar import title
from tests.conformance.faults_together import FAULTS, planted

SEEDS = 3


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The title is in the registry for this test only."""
    monkeypatch.setattr(registry, "_titles", {**registry._titles, title.name: title})


@pytest.fixture(params=PARTY)
def party(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Every game of the suite is played with this way to decide."""
    how: str = request.param
    settings = [
        Setting(s.name, s.default, s.values) for s in title.settings.choices if s.name != "party"
    ]
    choices = (Setting("party", how, (how,)), *settings)
    monkeypatch.setattr(title, "settings", Settings(choices=choices))
    return how


@pytest.mark.parametrize("check", CHECKS)
def test_bazaar_keeps_the_contract(check: str, party: str) -> None:
    for seed in range(SEEDS):
        assert start(title, seed).options["party"] == party
        CHECKS[check](title, seed)


def test_every_way_of_acting_together_is_met_in_the_middle() -> None:
    """Some seat is done, or has answered once, while others have not: in secret, in the open, and
    in a vote."""
    met = set()
    for seed in range(8):
        for game, _ in walk(title, seed):
            if game.answered:
                met.add((game.pending[0].kind.name, game.in_secret))
            elif game.takes_back(-1):
                met.add(("begun", True))
    assert met >= {("lead", True), ("second", True), ("begun", True), ("buy", False)}
    assert ("road", False) in met


@pytest.mark.parametrize("fault", [name for name, (_, check, _) in FAULTS.items() if check])
def test_a_planted_fault_is_caught(fault: str) -> None:
    _, check, says = FAULTS[fault]
    with planted(fault), pytest.raises(Breach, match=says):
        check_many(check, 20)


def check_many(check: str, games: int) -> None:
    for seed in range(games):
        CHECKS[check](title, seed)


@pytest.mark.parametrize("check", CHECKS)
def test_the_same_rule_rightly_written_passes(check: str) -> None:
    with planted("none"):
        check_many(check, 2)

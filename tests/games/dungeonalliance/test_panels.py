"""The rows of turns and of the stock, and the score taken apart."""

from __future__ import annotations

import pytest

from grimorio.core.scene import Chip
from grimorio.games.dungeonalliance import title
from grimorio.games.dungeonalliance.rules.ending import score_of
from grimorio.games.dungeonalliance.state import KNOWN
from grimorio.games.dungeonalliance.view.names import piece_id
from grimorio.kit.numbers import NONE
from grimorio.texts import LANGUAGES
from tests.games.dungeonalliance.shown import say, scene
from tests.games.dungeonalliance.table import FIRST, SECOND, Table, lay, room

# -- the rows --------------------------------------------------------------------------------------


def chips(t: Table, row: str) -> dict[str, Chip]:
    found = next(one for one in title.rules.view(t.s, 0).rows if one.id == row)
    return {one.id: one for one in found.chips}


@pytest.mark.rule("DA-ROUND-4", "DA-ROUND-5")
def test_the_row_of_turns_shows_who_has_acted_who_acts_and_who_is_to_come() -> None:
    third = ["graltar", "belzamin", "krolt", "mirabell"]
    t = lay(FIRST, SECOND, third)
    t.s.first = 1
    t.s.cycle = 2
    ready = t.monster("goblin", (4, 4))
    t.monster("goblin", (5, 4), ready=False)
    for player in t.s.players:
        player.heroes[0].ready = False
    t.player(1).heroes[2].ready = False
    row = chips(t, "order")
    assert list(row) == ["turn1", "turn2", "turn0", "turn-monsters"]
    assert [one.dim for one in row.values()] == [True, False, False, False]
    assert [one.now for one in row.values()] == [False] * 4
    assert row["turn1"].lights == (piece_id(5), piece_id(7))
    assert row["turn2"].lights == (piece_id(9), piece_id(10), piece_id(11))
    assert row["turn-monsters"].lights == (piece_id(ready),)
    t.s.seat, t.s.hero = 2, 1
    t.player(2).heroes[1].ready = False
    row = chips(t, "order")
    assert [one.now for one in row.values()] == [False, True, False, False]
    assert [one.dim for one in row.values()] == [True, False, False, False]
    t.s.hero = NONE
    t.player(0).heroes[1].ready = False
    row = chips(t, "order")
    assert [one.now for one in row.values()] == [False, False, False, True]
    assert [one.dim for one in row.values()] == [True, True, True, False]


@pytest.mark.rule("DA-POOL-1", "DA-TILE-2")
def test_the_row_of_the_stock_shows_the_pools_and_the_tiles_by_level() -> None:
    t = room()
    t.s.pools, t.s.tiles_left, t.s.upgrade_level = [0, 7], [1, 2, 3], 1
    row = chips(t, "stock")
    assert [(one.note, one.tone) for one in row.values()] == [
        ("0", "quiet"), ("7", "gold"), ("6", "quiet"),
    ]  # fmt: skip
    assert not any(one.now or one.dim for one in row.values()), "nothing in it acts or has acted"
    assert [row[f"pool{number}"].label.args["level"] for number in (0, 1)] == [1, 2]
    args = row["tiles-left"].label.args
    assert [args[word] for word in ("count", "one", "two", "three")] == [6, 1, 2, 3]


# -- the end ---------------------------------------------------------------------------------------


@pytest.mark.rule("DA-WIN-3", "DA-SOLO-11", "DA-SOLO-12")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_at_the_end_the_score_is_broken_down(lang: str) -> None:
    t = lay(FIRST)
    player = t.player(0)
    player.fresh, player.spent, player.defeats = 3, 8, 2
    t.s.tiles_left = [1, 0, 0]
    t.row("kennel")
    t.tile("crossroads", (1, 1))
    t.dark((3, 3))
    t.monster("goblin", (4, 4))
    t.s.over = True
    *notes, rank = scene(t).panels[0].notes
    assert rank.id == "score-rank"
    signs = [1 if one.id == "score-xp" else -1 for one in notes]
    counts = [one.args["count"] for one in notes]
    assert counts == [11, 2, 8, 1, 1]
    numbers = [count for count in counts if isinstance(count, int)]
    total = sum(sign * count for sign, count in zip(signs, numbers, strict=True))
    assert total == score_of(t.s, 0) == -1
    assert all(say(one, lang) for one in notes)
    # Nobody is proud of that; of a better score the hall of fame tells, and with whom.
    assert title.seating.feats(t.s) == []
    player.spent = 20
    feat = title.seating.feats(t.s)[0]
    assert (feat.seat, feat.score) == (0, 11)
    assert say(feat.text).endswith(", with Petra, Lorna, Krom, Mysterios")


@pytest.mark.rule("DA-SOLO-11", "DA-SOLO-12", "DA-WIN-3")
def test_the_score_of_a_solo_game_is_taken_apart() -> None:
    t = lay(FIRST)
    t.s.over = True
    t.player(0).fresh, t.player(0).spent, t.player(0).defeats = 20, 10, 1
    t.s.tiles_left = [0, 1, 1]
    t.row("nest", "cells")
    t.tile("crossroads", (1, 1))
    for place in ((3, 3), (4, 3), (5, 3)):
        t.monster("goblin", place)
    t.token("pit-trap", (5, 5), face=KNOWN)
    t.token("dart-trap", (4, 5), face=KNOWN)
    for level, spot in ((1, (5, 4)), (2, (4, 4)), (3, (3, 4))):
        t.token("treasure-chest", spot, level)
    t.dark((3, 5))
    *notes, rank = title.rules.view(t.s, 0).panels[0].notes
    assert rank.id == "score-rank"
    assert {one.id: one.args["count"] for one in notes} == {
        "score-xp": 30, "score-defeats": 1, "score-tiles": 16, "score-monsters": 3,
        "score-threats": 3,
    }  # fmt: skip

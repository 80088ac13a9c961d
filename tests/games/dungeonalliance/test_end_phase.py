"""The End Phase: what ends, what stays, poison, new hands."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import CARD
from grimorio.games.dungeonalliance.kinds import KEEP_IT
from grimorio.games.dungeonalliance.rules.end_phase import end_round
from grimorio.games.dungeonalliance.rules.hands import cards_of
from grimorio.games.dungeonalliance.rules.verbs import hinder
from grimorio.games.dungeonalliance.state import SLOWED
from tests.games.dungeonalliance.table import room


@pytest.mark.rule("DA-END-1", "DA-END-2", "DA-END-4", "DA-END-7", "DA-END-9", "DA-END-10")
def test_at_the_end_of_a_round_all_are_ready_cards_come_back_and_the_token_passes() -> None:
    t = room()
    goblin = t.monster("goblin", (4, 4), ready=False)
    t.under("petra", "petra-strike")
    t.hero("petra").ready = False
    t.hero("petra").down = (CARD["lorna-shot"],)
    t.player(0).deck.remove(CARD["lorna-shot"])
    t.play(end_round())
    assert t.hero("petra").ready
    assert t.s.monsters[goblin].ready
    assert (t.hero("petra").column, t.hero("petra").down) == ((), ())
    assert sorted(t.player(0).discard) == sorted([CARD["petra-strike"], CARD["lorna-shot"]])
    assert len(t.player(0).hand) == 6
    assert t.s.first == 1


@pytest.mark.rule("DA-ACT-3", "DA-END-3")
def test_what_lasts_on_an_enemy_or_a_hero_ends_in_the_end_phase() -> None:
    t = room()
    goblin = t.monster("goblin", (4, 4))
    hinder(t.s, goblin, SLOWED, 2)
    hinder(t.s, t.figure("petra"), SLOWED, 1)
    t.hero("petra").surge_speed = 1
    t.play(end_round())
    assert t.s.monsters[goblin].hindered == ()
    assert t.hero("petra").hindered == ()
    assert t.hero("petra").surge_speed == 0


@pytest.mark.rule("DA-RUL-163", "DA-END-3", "DA-END-5")
def test_what_a_card_under_a_hero_does_holds_until_it_is_discarded() -> None:
    t = room()
    t.hurt("petra", 1, poison=1)
    t.hurt("lorna", 1, poison=1)
    t.under("petra", "bull-wall")
    t.play(end_round())
    assert (t.hero("petra").poison, t.hero("lorna").poison) == (1, 2)
    assert t.hero("petra").column == ()


@pytest.mark.rule("DA-RUL-102", "DA-END-9")
def test_nobody_is_asked_whether_to_draw_in_the_end_phase() -> None:
    t = room()
    t.hand(0, "petra-strike")
    t.play(end_round())
    assert t.asked == []
    assert [len(cards_of(t.s, seat)) for seat in range(2)] == [6, 6]


# -- poison ----------------------------------------------------------------------------------------


@pytest.mark.rule("DA-END-5", "DA-END-6", "DA-RUL-19")
def test_poison_spreads_by_one_and_can_defeat() -> None:
    t = room()
    t.hurt("petra", 3, poison=2)
    t.hurt("lorna", 5, poison=1)
    t.hurt("krom", 2)
    t.play(end_round())
    assert (t.damage("petra"), t.hero("petra").poison) == (4, 3)
    assert t.hero("lorna").defeated
    assert t.damage("krom") == 2
    assert t.player(0).defeats == 1


@pytest.mark.rule("DA-RUL-12", "DA-END-1")
def test_poison_spreads_before_hands_are_drawn_and_after_heroes_are_ready() -> None:
    t = room()
    t.hurt("petra", 1, poison=1)
    t.hero("petra").ready = False
    t.play(end_round())
    assert t.game is not None
    assert t.game.journal is not None
    kinds = [event.kind.name for event in t.game.journal.events]
    assert kinds.index("end_phase") < kinds.index("poisoned") < kinds.index("drew")
    assert t.hero("petra").ready


@pytest.mark.rule("DA-END-5", "DA-DEF-7")
def test_poison_does_not_spread_on_who_is_defeated_or_has_none() -> None:
    t = room()
    t.hurt("petra", 5, poison=3)
    t.hero("petra").defeated = True
    t.hurt("krom", 1)
    t.play(end_round())
    assert (t.damage("petra"), t.hero("petra").poison) == (5, 3)
    assert t.player(0).defeats == 0
    assert t.hero("krom").poison == 0
    assert t.told("poisoned") == []


# -- who stays hidden ------------------------------------------------------------------------------


@pytest.mark.rule("DA-END-8", "DA-RUL-80")
def test_krom_may_stay_hidden_over_the_end_of_a_round() -> None:
    t = room()
    t.put("krom", (4, 4))
    t.hand(0, "krom-hide")
    t.monster("goblin", (4, 3))
    t.activate("krom")
    t.play_card("krom-hide")
    assert t.hero("krom").hidden
    t.end()
    t.play(end_round())
    assert t.asked == [(0, "keep")]
    t.answer(KEEP_IT())
    assert t.hero("krom").hidden
    assert t.hero("krom").column == (CARD["krom-hide"],)


@pytest.mark.rule("DA-END-8", "DA-RUL-80")
@pytest.mark.parametrize("kept", [KEEP_IT(), None])
def test_krom_stays_hidden_only_if_his_card_is_kept(kept: str | None) -> None:
    t = room()
    t.under("krom", "krom-hide")
    t.hero("krom").hidden = True
    t.play(end_round())
    t.answer(kept)
    assert t.hero("krom").hidden == (kept is not None)
    assert t.hero("krom").column == ((CARD["krom-hide"],) if kept else ())

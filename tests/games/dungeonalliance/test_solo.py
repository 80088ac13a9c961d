"""Solo: the heroes of pairs, the three sections of a card, the score."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from grimorio.games.dungeonalliance.components.box import SoloCard
from grimorio.games.dungeonalliance.components.numbers import CARD, CONTENT, MONSTER, TILE
from grimorio.games.dungeonalliance.rules.ending import score_of
from grimorio.games.dungeonalliance.rules.figures import named
from grimorio.games.dungeonalliance.rules.solo import bonus_of, follow_card, strikes, victims
from grimorio.games.dungeonalliance.state import KNOWN
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import FIRST, Table, lay, new_game


def alone(wanted: Callable[[SoloCard], bool]) -> Table:
    """Petra, Lorna, Krom and Mysterios alone, with a crossroads north of them and a Solo card."""
    t = lay(FIRST)
    t.tile("crossroads", (1, 1))
    t.corridor((1, 1), "s")
    t.s.solo_card = next(n for n, card in enumerate(CONTENT.solo) if wanted(card))
    t.s.solo_bag.remove(t.s.solo_card)
    t.s.solo_bag = t.s.solo_bag[:1]
    return t


@pytest.mark.rule("DA-RUL-4", "DA-SOLO-3")
def test_there_are_sixteen_cards_and_four_of_them_remove_a_tile() -> None:
    assert len(CONTENT.solo) == 16
    assert sum(card.first == "tiles" for card in CONTENT.solo) == 4


@pytest.mark.rule("DA-SOLO-1")
def test_each_hero_is_one_of_two() -> None:
    game = new_game(1, "solo")
    pairs = []
    while game.pending[0].kind.name == "draft":
        pairs.append(game.pending[0].options)
        game.answer(0, game.pending[0].options[0])
    assert [len(pair) for pair in pairs] == [2, 2, 2, 2]
    assert len({kind for pair in pairs for kind in pair}) == 8
    while game.pending[0].kind.name != "activate":
        game.answer(0, game.pending[0].options[0])
    assert game.state.solo_card != NONE


@pytest.mark.rule("DA-SOLO-4", "DA-SOLO-5", "DA-SCARD-1", "DA-RUL-78")
def test_the_first_section_changes_the_row_of_upgrades() -> None:
    t = alone(lambda card: card.first == "upgrades" and not card.discard)
    t.upgrades("long-blade", "oak-bow", "hooked-axe", "traveller-boots", "ring-shirt")
    card = CONTENT.solo[t.s.solo_card]
    removed, discarded = t.s.row[card.cross], t.s.row[card.arrow]
    t.play(follow_card(0))
    assert t.s.removed == [removed]
    assert discarded in t.s.upgrade_discard
    assert NONE not in t.s.row


@pytest.mark.rule("DA-SCARD-2", "DA-SOLO-9")
def test_the_first_section_removes_a_tile_and_the_next_card_is_turned_up() -> None:
    t = alone(lambda card: card.first == "tiles" and card.cross == 1)
    t.row("nest", "cells")
    goblin = t.monster("goblin", (4, 4))
    following = t.s.solo_bag[0]
    t.play(follow_card(0))
    assert t.s.tiles_gone == [TILE["cells"]]
    assert len(t.s.tile_row) == 2
    while t.asked:
        t.answer(t.options()[0])
    assert t.s.solo_card == following
    assert not t.s.monsters[goblin].ready, "DA-RUL-71"


@pytest.mark.rule("DA-SCARD-3", "DA-SOLO-8", "DA-EX-37", "DA-RUL-72")
def test_of_the_richest_exhausted_monsters_the_player_readies_one() -> None:
    t = alone(lambda card: card.first == "ready")
    boar = t.monster("iron-boar", (3, 3), ready=False)
    witch = t.monster("hex-witch", (5, 3), ready=False)
    t.monster("goblin", (4, 4), ready=False)
    t.play(follow_card(0))
    assert t.asked == [(0, "solo_ready")]
    assert t.options() == [boar, witch]


@pytest.mark.rule("DA-SCARD-4", "DA-SCARD-5", "DA-SCARD-7", "DA-SCARD-9", "DA-RUL-73")
def test_the_bonus_depends_on_the_form_the_action_and_the_type() -> None:
    for form, bonuses in (("a", (1, 2)), ("b", (1, 3)), ("c", (0, 2))):
        t = alone(lambda card, form=form: card.form == form and card.type == "melee")  # type: ignore[misc]
        goblin = t.monster("goblin", (4, 4))
        assert (bonus_of(t.s, 0, goblin), bonus_of(t.s, 1, goblin)) == bonuses
    t = alone(lambda card: card.form == "b" and card.type == "ranged")
    assert bonus_of(t.s, 1, t.monster("goblin", (4, 4))) == 0


@pytest.mark.rule("DA-SCARD-8", "DA-RUL-74")
def test_form_c_means_the_hero_with_the_lowest_defence() -> None:
    t = alone(lambda card: card.form == "c")
    assert victims(t.s, 0) == [t.figure("lorna"), t.figure("krom")]
    t.under("lorna", "lucky-cloak")
    assert victims(t.s, 0) == [t.figure("krom")]


@pytest.mark.rule("DA-SCARD-4", "DA-EX-38")
def test_a_shown_icon_means_all_heroes_that_have_it() -> None:
    t = alone(lambda card: card.form == "a" and "martial" in card.classes)
    assert set(victims(t.s, 0)) >= {t.figure("petra"), t.figure("lorna"), t.figure("krom")}
    assert t.figure("mysterios") in victims(t.s, 1)


@pytest.mark.rule("DA-SOLO-6")
def test_the_player_chooses_between_two_possible_actions() -> None:
    t = alone(lambda card: card.form == "c" and card.first == "ready")
    goblin = t.monster("goblin", (4, 5))
    t.play(follow_card(0))
    options = [one for one in t.options() if isinstance(one, tuple)]
    for action in (0, 1):
        wanted = [one[1:] for one in strikes(t.s, action, goblin) if isinstance(one, tuple)]
        assert wanted
        assert [one[2:] for one in options if one[:2] == (action, goblin)] == wanted
    chosen = next(one for one in options if one[0] == 1)
    t.answer(chosen)
    assert t.s.monsters[goblin].at == chosen[2]
    assert not t.s.monsters[goblin].ready
    target = chosen[3]
    assert isinstance(target, int)
    assert t.told("attacked")[0][1] == named(t.s, target)


@pytest.mark.rule("DA-SOLO-7", "DA-SCARD-14", "DA-RUL-76")
def test_where_no_monster_can_attack_the_third_section_hurts() -> None:
    t = alone(lambda card: card.damage == 2 and card.first != "tiles")
    t.play(follow_card(0))
    assert t.asked == [(0, "solo_hurt")]
    assert t.ask().about == (2, 0)
    t.answer((t.figure("petra"), t.figure("lorna")))
    assert (t.damage("petra"), t.damage("lorna")) == (1, 1)
    assert t.asked == []


@pytest.mark.rule("DA-SCARD-12", "DA-RUL-75")
def test_three_cards_are_lost_and_the_hand_is_smaller() -> None:
    t = alone(lambda card: card.discard)
    t.hand(0, "petra-strike", "petra-brace", "lorna-shot", "krom-hide")
    t.play(follow_card(0))
    cards = tuple(sorted(CARD[name] for name in ("petra-strike", "petra-brace", "lorna-shot")))
    t.answer(cards)
    assert t.player(0).hand == [CARD["krom-hide"]]
    assert t.player(0).shortage == 3


@pytest.mark.rule("DA-SCARD-11", "DA-RUL-77")
def test_one_experience_is_turned_face_down() -> None:
    t = alone(lambda card: card.spend)
    t.player(0).fresh = 2
    t.play(follow_card(0))
    assert (t.player(0).fresh, t.player(0).spent) == (1, 1)


@pytest.mark.rule("DA-SCARD-10")
def test_a_monster_surge_readies_and_attacks_with_three_more() -> None:
    t = alone(lambda card: card.surge and card.first == "upgrades")
    goblin = t.monster("goblin", (4, 5), ready=False)
    t.play(follow_card(0))
    assert t.asked == [(0, "monster_act")]
    t.answer(t.options()[0])
    assert t.told("attacked")[0][2] == 6
    assert not t.s.monsters[goblin].ready
    assert t.told("monster_activated") == [(0, (goblin, MONSTER["goblin"]))], "a beat of its own"


@pytest.mark.rule("DA-SOLO-10", "DA-SOLO-11", "DA-SOLO-12", "DA-EX-39", "DA-RUL-69")
def test_what_is_left_of_the_dungeon_costs_points() -> None:
    t = alone(lambda card: True)
    t.player(0).fresh, t.player(0).spent, t.player(0).defeats = 20, 10, 1
    t.s.tiles_left = [0, 1, 1]
    t.row("nest", "cells")
    for place in ((3, 3), (4, 3), (5, 3)):
        t.monster("goblin", place)
    t.token("pit-trap", (5, 5), face=KNOWN)
    assert score_of(t.s, 0) == 29, "while it is played"
    t.s.over = True
    assert score_of(t.s, 0) == 9

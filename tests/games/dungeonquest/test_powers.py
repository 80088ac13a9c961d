"""DungeonQuest: what Power cards do."""

from __future__ import annotations

import pytest

from grimorio.core import WATCHER
from grimorio.games.dungeonquest.components.box import PowerCard
from grimorio.games.dungeonquest.components.numbers import (
    ATTACK,
    ATTACKS,
    CONTENT,
    HERO_POWERS,
    MONSTER,
    MONSTER_POWERS,
    POWER_VERBS,
)
from grimorio.games.dungeonquest.rules.fight.powers import POWERS
from grimorio.games.dungeonquest.rules.fight.sides import BONUS, CANCEL, PLAY_OPEN, attack_value
from grimorio.games.dungeonquest.state import Combat, Quest
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import EVERYBODY, only
from tests.games.dungeonquest.fights import attacks, clash, hero
from tests.scripted import ScriptedChance

SKELETON = -1


# -- the cards ----------------------------------------------------------------------------------


@pytest.mark.rule("DQ-RUL-7")
def test_heroes_and_monsters_have_four_power_cards_each_and_34_of_44_are_ours() -> None:
    assert [len(cards) for cards in (*HERO_POWERS, *MONSTER_POWERS)] == [4] * 11
    known = {card.id for card in CONTENT.power if not card.original}
    assert known == {
        "poisoned-arrow", "deadly-shot", "agony-of-memory", "natural-armour", "hammer-blow",
        "aura-of-terror", "shared-destinies", "guided-shot", "unleashed-wrath", "firestorm",
    }  # fmt: skip
    arrow = ATTACKS[ATTACK["poisoned-arrow"]]
    assert isinstance(arrow, PowerCard)
    assert (arrow.type, arrow.value, arrow.escape, arrow.damage) == ("ranged", 2, 2, 1)
    destinies = ATTACKS[ATTACK["shared-destinies"]]
    assert isinstance(destinies, PowerCard)
    assert (destinies.value, destinies.escape) == (2, 3)


def test_every_word_of_the_content_has_its_coroutine_and_the_other_way_round() -> None:
    assert set(POWERS) == POWER_VERBS


# -- named in the rulebook ----------------------------------------------------------------------


@pytest.mark.rule("DQ-POWER-1")
@pytest.mark.parametrize(
    ("theirs", "won"),
    [("ray", (SKELETON, 0, 5, 2)), ("shield-bash", (0, SKELETON, 2, 1))],
)
def test_poisoned_arrow_adds_4_next_round_if_the_opponent_plays_the_type_named(
    theirs: str, won: tuple[int, ...]
) -> None:
    a = clash(
        hand=["volley", theirs, "volley"],
        foe=["poisoned-arrow", "glancing-arrow", "slash"],
        rounds=2,
    )
    a.attack("volley", "poisoned-arrow")
    assert a.options(1) == ["ranged", "melee", "magic"]
    a.answer("name_type", "magic")
    assert a.told("type_named") == [(SKELETON, ATTACK["poisoned-arrow"], "magic")]
    a.attack(theirs, "glancing-arrow")
    a.counter(None)  # who is behind could counter
    assert a.told("round_won")[-1] == won


@pytest.mark.rule("DQ-POWER-2")
@pytest.mark.parametrize(("mine", "value"), [("bolt-of-agony", 3), ("glancing-arrow", 1)])
def test_deadly_shot_adds_2_next_round_if_you_play_the_type_named(mine: str, value: int) -> None:
    a = clash(hand=["volley", "riposte", "ray"], foe=["deadly-shot", mine, "slash"], rounds=2)
    a.attack("volley", "deadly-shot")
    a.answer("name_type", "magic")
    a.attack("riposte", mine)
    if mine == "glancing-arrow":
        a.counter(None)  # ranged counters melee
    assert a.told("round_won")[-1] == (0, SKELETON, 4, value)


@pytest.mark.rule("DQ-POWER-3", "DQ-COMBAT-30")
@pytest.mark.parametrize(("card", "cancelled"), [("fireball", True), ("ray", False)])
def test_agony_of_memory_cancels_a_card_of_3_or_more_next_round(card: str, cancelled: bool) -> None:
    a = clash(
        hand=["volley", card, "slash"], foe=["agony-of-memory", "glancing-arrow", "slash"],
        monster="sorcerer", rounds=2,
    )  # fmt: skip
    a.attack("volley", "agony-of-memory")
    a.counter(None)
    assert a.told("attack_cancelled") == []  # not in the round it is played
    a.attack(card, "glancing-arrow")
    assert bool(a.told("attack_cancelled")) is cancelled


@pytest.mark.rule("DQ-POWER-4")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_natural_armour_discards_up_to_2_cards_of_the_own_damage_pile(count: int) -> None:
    a = clash(
        hand=["volley", "slash"], foe=["natural-armour", "slash"], monster="golem", life=5,
        foe_damage=["ray", "ricochet", "bolt-of-agony"],
    )  # fmt: skip
    a.attack("volley", "natural-armour")
    assert a.options(1) == [2, 1, 0]
    a.answer("heal_pile", count)
    assert len(a.damage("foe")) == 3 - count + 1  # and the card that won the round
    assert len(a.discards) == count


@pytest.mark.rule("DQ-POWER-4")
def test_with_an_empty_pile_there_is_nothing_to_ask() -> None:
    a = clash(hand=["volley", "slash"], foe=["natural-armour", "slash"], monster="golem", life=5)
    a.attack("volley", "natural-armour")
    assert a.damage("foe") == ["volley"]


@pytest.mark.rule("DQ-POWER-5")
def test_hammer_blow_adds_1_next_round_only() -> None:
    a = clash(
        hand=["slash", "ray", "ray"], foe=["hammer-blow", "slash", "slash"], monster="troll",
        rounds=3,
    )  # fmt: skip
    a.attack("slash", "hammer-blow")
    assert a.told("round_won") == [(-3, 0, 4, 1)]
    a.attack("ray", "slash")
    a.counter(None)
    assert a.told("stalemate") == [(2,)]
    # One card each is left, and plays itself.
    assert a.told("round_won")[-1] == (0, -3, 2, 1)


@pytest.mark.rule("DQ-POWER-6", "DQ-RUL-123")
@pytest.mark.parametrize("moved", ["bolt-of-agony", None])
def test_aura_of_terror_may_move_any_card_of_the_pile_if_it_wins(moved: str | None) -> None:
    a = clash(
        hand=["slash", "slash"], foe=["aura-of-terror", "slash"], monster="demon", life=5,
        pile=["ricochet", "bolt-of-agony", "riposte"],
    )  # fmt: skip
    a.attack("slash", "aura-of-terror")
    a.counter(None)
    # Magic itself: the Bolt goes with the deadly blow, and the other two may be moved.
    assert a.cards(1) == [None, "ricochet", "riposte"]
    a.answer("move_pile_card", ATTACK["riposte"] if moved else None)
    hurt = ["aura-of-terror", "bolt-of-agony", *(["riposte"] if moved else [])]
    assert a.damage("hero") == hurt
    assert a.pile == (["ricochet", "slash"] if moved else ["ricochet", "riposte", "slash"])
    assert a.told("pile_card_moved") == (
        [(-1 - MONSTER["demon"], ATTACK["riposte"])] if moved else []
    )


@pytest.mark.rule("DQ-POWER-6")
def test_aura_of_terror_does_nothing_if_it_loses() -> None:
    a = clash(
        hand=["crushing-blow", "slash"], foe=["aura-of-terror", "slash"], monster="demon", life=5,
        pile=["ricochet"],
    )  # fmt: skip
    a.attack("crushing-blow", "aura-of-terror")
    assert a.damage("foe") == ["crushing-blow"]


@pytest.mark.rule("DQ-POWER-7", "DQ-RUL-121")
def test_shared_destinies_shows_the_opponents_hand_and_takes_a_card_of_it() -> None:
    a = clash(hand=["shared-destinies", "slash"], foe=["slash", "ricochet", "rain-of-bones"])
    a.attack("shared-destinies", "slash")
    assert a.told("hand_shown") == [(SKELETON, tuple(attacks("ricochet", "rain-of-bones")))]
    assert [a.side("foe").hand.known(seat) for seat in (0, WATCHER)] == [
        attacks("ricochet", "rain-of-bones")
    ] * 2
    assert a.cards(0) == [None, "ricochet", "rain-of-bones"]
    a.answer("take_card", ATTACK["rain-of-bones"])
    assert a.hand("hero") == ["slash", "rain-of-bones"]
    assert a.side("hero").hand.seen == [only(0), EVERYBODY]
    assert a.hand("foe") == ["ricochet"]


@pytest.mark.rule("DQ-POWER-7")
def test_shared_destinies_need_not_take_anything() -> None:
    a = clash(hand=["shared-destinies", "slash"], foe=["slash", "ricochet", "ray"])
    a.attack("shared-destinies", "slash")
    a.answer("take_card", None)
    assert a.hand("foe") == ["ricochet", "ray"]


@pytest.mark.rule("DQ-POWER-8")
def test_guided_shot_may_be_replaced_by_another_card_of_the_hand() -> None:
    a = clash(hand=["guided-shot", "crushing-blow", "slash"], foe=["volley", "slash"])
    a.attack("guided-shot", "volley")
    assert a.cards(0) == [None, "slash", "crushing-blow"]
    a.answer("replace_card", ATTACK["crushing-blow"])
    assert a.told("round_won") == [(0, SKELETON, 5, 4)]
    assert a.damage("foe") == ["crushing-blow"]
    assert a.discards == ["guided-shot"]


@pytest.mark.rule("DQ-POWER-8")
def test_guided_shot_may_stay() -> None:
    a = clash(hand=["guided-shot", "crushing-blow"], foe=["ray", "ray"])
    a.attack("guided-shot", "ray")
    a.answer("replace_card", None)
    a.counter(None)  # magic counters ranged
    assert a.told("round_won") == [(0, SKELETON, 3, 2)]


@pytest.mark.rule("DQ-POWER-8")
def test_a_card_in_place_of_a_guided_shot_has_its_own_effect() -> None:
    a = clash(hand=["guided-shot", "elven-eyes", "slash"], foe=["volley", "slash"])
    a.attack("guided-shot", "volley")
    a.answer("replace_card", ATTACK["elven-eyes"])
    assert len(a.side("hero").next_marks) == 1


@pytest.mark.rule("DQ-POWER-8", "DQ-COMBAT-14", "DQ-RUL-126")
def test_in_a_counterattack_only_a_fitting_card_replaces_a_guided_shot() -> None:
    a = clash(
        hand=["glancing-arrow", "guided-shot", "ricochet", "ray", "thrown-spear"],
        foe=["heart-strike", "slash"],
    )
    a.attack("glancing-arrow", "heart-strike")
    a.counter("guided-shot")
    assert a.cards(0) == [None, "ricochet"]
    a.answer("replace_card", ATTACK["ricochet"])
    assert a.told("round_won") == [(0, SKELETON, 5, 4)]


@pytest.mark.rule("DQ-POWER-9")
def test_unleashed_wrath_discards_ones_of_any_type_for_1_each() -> None:
    a = clash(
        hand=["unleashed-wrath", "slash", "bolt-of-agony", "ray"], foe=["crushing-blow", "slash"]
    )
    a.attack("unleashed-wrath", "crushing-blow")
    assert a.cards(0) == [None, "slash", "bolt-of-agony"]
    a.answer("discard_for_bonus", ATTACK["slash"])
    a.answer("discard_for_bonus", ATTACK["bolt-of-agony"])
    assert a.options(0) == [None]  # whether it has another is its secret
    a.answer("discard_for_bonus", None)
    assert a.told("stalemate") == [(5,)]
    assert a.discards == ["slash", "bolt-of-agony"]


@pytest.mark.rule("DQ-POWER-9")
def test_unleashed_wrath_may_discard_nothing() -> None:
    a = clash(hand=["unleashed-wrath", "slash"], foe=["volley", "slash"])
    a.attack("unleashed-wrath", "volley")
    a.answer("discard_for_bonus", None)
    assert a.told("round_won") == [(SKELETON, 0, 4, 3)]


# -- ours ---------------------------------------------------------------------------------------


@pytest.mark.rule("DQ-RUL-7")
def test_penance_discards_two_cards_at_most() -> None:
    a = clash(hand=["penance", "ray", "ray", "ray"], foe=["volley", "slash"])
    a.attack("penance", "volley")
    a.answer("discard_for_bonus", ATTACK["ray"])
    a.answer("discard_for_bonus", ATTACK["ray"])
    assert a.told("stalemate") == [(4,)]
    assert a.hand("hero") == ["ray"]


@pytest.mark.rule("DQ-RUL-7")
@pytest.mark.parametrize(
    ("card", "hurt", "value"),
    [
        ("grief-of-ages", 1, 3),
        ("grief-of-ages", 5, 5),
        ("grief-of-ages", 9, 6),
        ("blood-fury", 3, 5),
        ("blood-fury", 6, 6),
    ],
)
def test_some_cards_grow_with_the_own_damage_pile(card: str, hurt: int, value: int) -> None:
    pile = ["glancing-arrow"] * 5 + ["accurate-shot"] * 5
    a = clash(hand=[card, "ray"], foe=["bolt-of-agony", "slash"], damage=pile[:hurt])
    a.attack(card, "bolt-of-agony")
    assert a.told("round_won") == [(0, SKELETON, value, 1)]


@pytest.mark.rule("DQ-RUL-7")
def test_knights_charge_costs_1_next_round_but_never_below_0() -> None:
    a = clash(hand=["knights-charge", "slash", "ray"], foe=["slash", "volley", "ray"], rounds=2)
    a.attack("knights-charge", "slash")
    a.attack("slash", "volley")
    assert a.told("round_won") == [(0, SKELETON, 5, 1), (SKELETON, 0, 4, 0)]


@pytest.mark.rule("DQ-RUL-7", "DQ-RUL-66")
def test_no_attack_value_falls_below_0() -> None:
    def spent(s: Quest, c: Combat) -> None:
        c.hero.next_marks = [(BONUS, NONE, -2)]
        c.foe.next_marks = [(BONUS, NONE, -4)]

    a = clash(hand=["slash", "ray"], foe=["slash", "ray"], setup=spent)
    a.attack("slash", "slash")
    assert a.told("stalemate") == [(0,)]


@pytest.mark.rule("DQ-RUL-7")
@pytest.mark.parametrize(("card", "value"), [("heart-strike", 3), ("chain-lightning", 1)])
def test_challenge_adds_2_next_round_against_melee(card: str, value: int) -> None:
    a = clash(hand=["challenge", "volley", "bolt-of-agony"], foe=["slash", card, "ray"], rounds=2)
    a.attack("challenge", "slash")
    a.attack("bolt-of-agony", card)
    assert a.told("round_won")[-1] == (SKELETON, 0, 4, value)


@pytest.mark.rule("DQ-RUL-7")
def test_whip_of_flame_forbids_a_type_while_there_is_another() -> None:
    a = clash(
        hand=["slash", "slash", "ray"], foe=["whip-of-flame", "volley", "slash"], monster="demon",
        life=5, rounds=3,
    )  # fmt: skip
    a.attack("slash", "whip-of-flame")
    a.answer("name_type", "melee")
    a.counter(None)
    assert a.cards(0) == ["ray"]
    assert a.asked == [(0, "attack"), (1, "attack")]  # nobody is told that it has no choice


@pytest.mark.rule("DQ-RUL-7")
def test_a_hand_of_nothing_but_the_forbidden_type_may_play_it() -> None:
    a = clash(
        hand=["slash", "slash", "riposte"], foe=["net-of-shadows", "volley", "slash"],
        monster="sorcerer", rounds=2,
    )  # fmt: skip
    a.attack("slash", "net-of-shadows")
    a.answer("name_type", "melee")
    a.counter(None)
    assert a.cards(0) == ["slash", "riposte"]


@pytest.mark.rule("DQ-RUL-7")
def test_elven_eyes_make_the_opponent_choose_first_and_show() -> None:
    a = clash(hand=["elven-eyes", "slash", "ray"], foe=["volley", "slash", "ray"], rounds=2)
    a.attack("elven-eyes", "volley")
    assert a.asked == [(1, "attack")]
    a.game.answer(1, ATTACK["slash"])
    assert a.told("attack_played")[-1] == (SKELETON, ATTACK["slash"], 1)
    assert a.asked == [(0, "attack")]


@pytest.mark.rule("DQ-RUL-7", "DQ-RUL-122")
def test_two_sides_that_must_both_show_choose_in_secret_after_all() -> None:
    a = clash(hand=["elven-eyes", "slash", "ray"], foe=["accusing-light", "slash", "ray"], rounds=2)
    a.attack("elven-eyes", "accusing-light")
    a.counter(None)
    assert a.asked == [(0, "attack"), (1, "attack")]
    a.attack("ray", "ray")
    assert a.told("stalemate")[-1] == (2,)
    assert (a.hand("hero"), a.hand("foe")) == (["slash"], ["slash"])


@pytest.mark.rule("DQ-RUL-7")
def test_headbutt_makes_the_opponent_discard_two_cards_at_random() -> None:
    a = clash(
        hand=["headbutt", "slash"], foe=["slash", "ray", "volley", "ricochet"],
        chance=ScriptedChance(picks=[1, 0]),
    )  # fmt: skip
    a.attack("headbutt", "slash")
    assert a.told("attack_discarded") == [(SKELETON, ATTACK["volley"]), (SKELETON, ATTACK["ray"])]
    assert a.hand("foe") == ["ricochet"]
    assert a.discards == ["volley", "ray"]


@pytest.mark.rule("DQ-RUL-7")
def test_rain_of_bones_draws_beyond_the_hand_size() -> None:
    a = clash(
        hand=["slash", "slash"], foe=["rain-of-bones", "slash"],
        chance=ScriptedChance(draws=attacks("ray", "volley")),
    )  # fmt: skip
    a.attack("slash", "rain-of-bones")
    assert a.hand("foe") == ["slash", "ray", "volley"]
    assert a.side("foe").hand.seen == [only(1)] * 3


@pytest.mark.rule("DQ-RUL-7")
def test_dance_of_steel_allows_no_counterattack() -> None:
    a = clash(hand=["dance-of-steel", "slash"], foe=["glancing-arrow", "accurate-shot"])
    a.attack("dance-of-steel", "glancing-arrow")
    assert a.told("round_won") == [(0, SKELETON, 3, 1)]


@pytest.mark.rule("DQ-RUL-7", "DQ-COMBAT-25")
def test_wall_of_steel_wins_a_stalemate() -> None:
    a = clash(hand=["wall-of-steel", "slash"], foe=["shield-bash", "slash"])
    a.attack("wall-of-steel", "shield-bash")
    assert a.told("round_won") == [(0, SKELETON, 2, 2)]
    assert a.damage("foe") == ["wall-of-steel"]


@pytest.mark.rule("DQ-RUL-7", "DQ-RUL-122")
def test_two_sides_that_win_ties_have_a_stalemate() -> None:
    def blessed(s: Quest, c: Combat) -> None:
        c.hero.next_marks = [(BONUS, NONE, 2)]

    a = clash(
        hand=["wall-of-steel", "slash"], foe=["iron-fist", "slash"], monster="golem", life=5,
        setup=blessed,
    )  # fmt: skip
    a.attack("wall-of-steel", "iron-fist")
    assert a.told("stalemate") == [(4,)]


@pytest.mark.rule("DQ-RUL-7")
def test_brutal_cleave_adds_the_top_card_of_the_deck() -> None:
    a = clash(
        hand=["brutal-cleave", "slash"], foe=["slash", "ray"],
        chance=ScriptedChance(draws=attacks("ricochet")),
    )  # fmt: skip
    a.attack("brutal-cleave", "slash")
    assert a.damage("foe") == ["brutal-cleave", "ricochet"]
    assert a.told("extra_damage") == [(0, tuple(attacks("ricochet")))]


@pytest.mark.rule("DQ-RUL-7")
def test_brutal_cleave_adds_nothing_when_it_loses() -> None:
    a = clash(hand=["brutal-cleave", "slash"], foe=["crushing-blow", "ray"])
    a.attack("brutal-cleave", "crushing-blow")
    assert a.damage("hero") == ["crushing-blow"]


@pytest.mark.rule("DQ-RUL-7")
def test_among_the_leaves_evades_a_lost_round() -> None:
    a = clash(hand=["among-the-leaves", "slash"], foe=["volley", "ray"], pile=["ricochet"])
    a.attack("among-the-leaves", "volley")
    assert a.damage("hero") == []
    assert a.discards == ["volley", "ricochet"]
    assert a.pile == ["among-the-leaves"]
    assert a.told("evaded") == [(0, 2)]


@pytest.mark.rule("DQ-RUL-7")
def test_firestorm_has_no_effect_beyond_its_five() -> None:
    a = clash(hand=["firestorm", "slash"], foe=["volley", "ray"])
    a.attack("firestorm", "volley")
    assert a.told("round_won") == [(0, SKELETON, 5, 4)]


# -- cancelled in a counterattack


@pytest.mark.rule("DQ-POWER-3", "DQ-RUL-135", "DQ-COMBAT-29", "DQ-COMBAT-30")
@pytest.mark.parametrize(
    ("power", "monster", "life"),
    [("agony-of-memory", "sorcerer", 3), ("blunted-edges", "golem", 6)],
)
def test_a_card_a_hero_strikes_back_with_is_cancelled_like_a_revealed_one(
    power: str, monster: str, life: int
) -> None:
    a = clash(
        hand=["volley", "glancing-arrow", "ricochet", "accurate-shot"],
        foe=[power, "heart-strike", "ray"], monster=monster, life=life, rounds=2,
    )  # fmt: skip
    a.attack("volley", power)
    if a.asked == [(1, "counterattack")]:
        a.counter(None)
    a.attack("glancing-arrow", "heart-strike")
    assert a.told("attack_cancelled") == []
    a.counter("ricochet")  # 4: cancelled, and worth nothing
    assert [args[1] for args in a.told("attack_cancelled")] == attacks("ricochet")
    assert attack_value(a.c, 0) == 1
    a.counter("accurate-shot")  # it goes on with another card
    assert a.told("round_won")[-1][-2:] == (4, 3)


@pytest.mark.rule("DQ-RUL-135")
def test_cleansing_fire_cancels_what_a_monster_strikes_back_with() -> None:
    a = clash(
        hero("gherinn"), hero("hugo"), hand=["cleansing-fire", "heart-strike", "ray"],
        foe=["thrown-spear", "glancing-arrow", "ricochet", "slash"], rounds=2,
    )  # fmt: skip
    a.attack("cleansing-fire", "thrown-spear")
    a.attack("heart-strike", "glancing-arrow")
    a.counter("ricochet")
    assert [args[1] for args in a.told("attack_cancelled")] == attacks("ricochet")
    assert attack_value(a.c, 1) == 1


@pytest.mark.rule("DQ-RUL-135", "DQ-COMBAT-14", "DQ-COMBAT-31")
@pytest.mark.parametrize(("at_least", "follows"), [(2, False), (3, True)])
def test_the_text_of_a_power_card_cancelled_in_a_counterattack_is_not_followed(
    at_least: int, follows: bool
) -> None:
    a = clash(
        hand=["glancing-arrow", "elven-eyes", "ray"],
        foe=["heart-strike", "slash"],
        monster="sorcerer",
        setup=lambda s, c: c.foe.next_marks.append((CANCEL, NONE, at_least)),
    )
    a.attack("glancing-arrow", "heart-strike")
    a.counter("elven-eyes")
    assert bool(a.told("attack_cancelled")) is not follows
    assert a.c.hero.next_marks == ([(PLAY_OPEN, NONE, 0)] if follows else [])

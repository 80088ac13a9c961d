"""DungeonQuest: the rounds of a combat."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from grimorio.core import WATCHER
from grimorio.games.dungeonquest.components.numbers import (
    ATTACK,
    ATTACK_COUNTERS,
    ATTACK_KINDS,
    ATTACK_VALUES,
    CONTENT,
    HERO_POWERS,
    MONSTER_POWERS,
    fill_combat_deck,
)
from grimorio.games.dungeonquest.components.vocabulary import ATTACK_TYPES
from grimorio.games.dungeonquest.rules.fight import sides
from grimorio.games.dungeonquest.rules.fight.fates import DIED, ESCAPED, SLAIN
from grimorio.games.dungeonquest.state import DEAD, Combat, Quest
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import EVERYBODY, only
from tests.games.dungeonquest.fights import (
    BACK,
    HERE,
    Fight,
    attacks,
    clash,
    hero,
    meeting,
    names,
    token,
)
from tests.scripted import ScriptedChance

RANGED, MELEE, MAGIC = range(3)
SKELETON = -1  # as events name the first Monster


# -- the worked combat of the rulebook ----------------------------------------------------------


def lindel_and_the_skeleton() -> Fight:
    """Their hands, by chance, so that the five examples can be played out."""
    chance = ScriptedChance(
        draws=[
            token("skeleton", 3),
            *attacks("grief-of-ages", "fireball", "slash", "deep-strike", "heart-strike"),
            *attacks("poisoned-arrow", "ray", "bolt-of-agony", "glancing-arrow", "accurate-shot"),
            *attacks("volley", "ray"),
            *attacks("volley", "ray"),
            *attacks("ricochet", "slash", "slash", "slash"),
        ]
    )
    a = meeting(hero("lindel"), hero("hugo"), chance=chance)
    a.answer("meet_monster", "attack")
    return a


def play_example(a: Fight, number: int) -> None:
    if number == 1:
        a.attack("fireball", "ray")
    elif number == 2:
        a.attack("slash", "bolt-of-agony")
        a.counter(None)
    elif number == 3:
        a.attack("deep-strike", "glancing-arrow")
        a.counter("accurate-shot")
        a.counter("poisoned-arrow")
        a.answer("name_type", "magic")
    else:
        a.attack("heart-strike", "ray")


def after_example(number: int) -> Fight:
    a = lindel_and_the_skeleton()
    for earlier in range(1, number + 1):
        play_example(a, earlier)
    return a


@pytest.mark.rule("DQ-EX-10", "DQ-COMBAT-16", "DQ-COMBAT-17", "DQ-COMBAT-19")
def test_combat_1_magic_3_beats_magic_2() -> None:
    a = after_example(1)
    assert a.told("round_won") == [(0, SKELETON, 3, 2)]
    assert a.damage("foe") == ["fireball"]
    assert a.damage("hero") == []
    assert a.pile == ["ray"]


@pytest.mark.rule("DQ-EX-11", "DQ-COMBAT-13", "DQ-COMBAT-28", "DQ-RUL-13")
def test_combat_2_a_counterattack_declined_is_a_stalemate() -> None:
    a = after_example(1)
    a.attack("slash", "bolt-of-agony")
    assert a.asked == [(0, "counterattack")]
    a.counter(None)
    assert a.told("stalemate") == [(1,)]
    assert sorted(a.pile) == ["bolt-of-agony", "ray", "slash"]
    assert a.damage("hero") == []


@pytest.mark.rule("DQ-EX-12", "DQ-COMBAT-11", "DQ-COMBAT-12", "DQ-COMBAT-14", "DQ-POWER-1")
def test_combat_3_the_skeleton_counters_with_two_cards_and_names_magic() -> None:
    a = after_example(2)
    a.attack("deep-strike", "glancing-arrow")
    assert a.asked == [(1, "counterattack")]
    a.counter("accurate-shot")
    assert a.asked == [(1, "counterattack")]  # 3 against 3: it may stop, or go on
    assert None in a.options(1)
    a.counter("poisoned-arrow")
    assert a.asked == [(1, "name_type")]  # 5 against 3: no further card may be played
    a.answer("name_type", "magic")
    assert a.told("round_won")[-1] == (SKELETON, 0, 5, 3)
    assert sorted(a.damage("hero")) == ["accurate-shot", "glancing-arrow", "poisoned-arrow"]
    assert a.pile[-1] == "deep-strike"


@pytest.mark.rule("DQ-EX-12")
def test_combat_3_the_skeleton_might_have_stopped_at_a_stalemate() -> None:
    a = after_example(2)
    a.attack("deep-strike", "glancing-arrow")
    a.counter("accurate-shot")
    a.counter(None)
    assert a.told("stalemate")[-1] == (3,)


@pytest.mark.rule("DQ-EX-13", "DQ-COMBAT-22", "DQ-COMBAT-24", "DQ-EX-14")
def test_combat_4_a_deadly_blow_takes_both_melee_cards() -> None:
    a = after_example(3)
    a.attack("heart-strike", "ray")
    # Lindel plays melee: no bonus of the arrow named magic, and the ranged icon does not match.
    assert a.told("round_won")[-1] == (0, SKELETON, 4, 2)
    assert a.told("deadly_blow") == [(0, tuple(attacks("slash", "deep-strike")))]
    assert a.told("damage_dealt")[-1] == (SKELETON, 3, 4)


@pytest.mark.rule("DQ-EX-14", "DQ-EX-15", "DQ-COMBAT-32", "DQ-COMBAT-33", "DQ-COMBAT-39")
def test_combat_5_four_cards_kill_a_skeleton_of_life_3_and_lindel_takes_3_wounds() -> None:
    a = after_example(4)
    assert a.fate == SLAIN
    assert a.told("monster_slain") == [(0, 0, 3)]
    assert a.s.heroes[0].wounds == 3
    assert a.s.combat is None
    assert a.s.combat_deck == sorted(fill_combat_deck())
    assert len(a.s.reserve) == 20


@pytest.mark.rule("DQ-EX-9", "DQ-COMBAT-25")
def test_value_3_against_value_3_without_a_counterattack_is_a_stalemate() -> None:
    a = clash(hand=["deep-strike", "slash"], foe=["thrown-spear", "slash"])
    a.attack("deep-strike", "thrown-spear")
    assert a.told("stalemate") == [(3,)]
    assert (a.damage("hero"), a.damage("foe")) == ([], [])
    assert sorted(a.pile) == ["deep-strike", "thrown-spear"]


# -- the deck -----------------------------------------------------------------------------------


@pytest.mark.rule("DQ-RUL-8")
def test_the_combat_deck_has_eighteen_cards_of_each_type_and_icons_in_the_cycle() -> None:
    deck = fill_combat_deck()
    assert len(deck) == 54
    assert Counter(ATTACK_KINDS[card] for card in deck) == {RANGED: 18, MELEE: 18, MAGIC: 18}
    pairs = {(ATTACK_KINDS[card], ATTACK_COUNTERS[card]) for card in deck}
    assert pairs == {
        (RANGED, MELEE), (MELEE, MAGIC), (MAGIC, RANGED),
        (RANGED, -1), (MELEE, -1), (MAGIC, -1),
    }  # fmt: skip


@pytest.mark.rule("DQ-RUL-24")
def test_an_empty_combat_deck_is_made_anew_of_the_discarded_combat_cards() -> None:
    def few(s: Quest, c: Combat) -> None:
        s.combat_deck = attacks("ray")
        c.discards = attacks("slash", "elven-eyes", "volley")

    a = clash(
        hand=["slash", "ray", "ray", "ray"], foe=["slash", "ray", "ray", "ray"], size=5,
        setup=few, chance=ScriptedChance(draws=attacks("ray", "volley")),
    )  # fmt: skip
    assert a.told("combat_mixed") == [()]
    assert (a.hand("hero")[-1], a.hand("foe")[-1]) == ("ray", "volley")
    assert names(a.s.combat_deck) == ["slash"]
    assert a.discards == ["elven-eyes"]


@pytest.mark.rule("DQ-RUL-24")
def test_with_nothing_to_draw_hands_stay_as_they_are() -> None:
    def none(s: Quest, c: Combat) -> None:
        s.combat_deck = []

    a = clash(hand=["slash", "ray"], foe=["ray", "volley"], size=5, setup=none)
    assert (a.hand("hero"), a.hand("foe")) == (["slash", "ray"], ["ray", "volley"])


@pytest.mark.rule("DQ-RUL-24", "DQ-RUL-119")
def test_a_side_without_cards_is_beaten_by_any_attack() -> None:
    a = clash(hand=[], foe=["glancing-arrow", "ray"])
    assert a.asked == [(1, "attack")]
    a.attack("glancing-arrow")
    assert a.told("round_won") == [(SKELETON, 0, 1, 0)]


@pytest.mark.rule("DQ-RUL-24", "DQ-RUL-118")
def test_when_nobody_holds_a_card_the_combat_pile_makes_a_new_deck() -> None:
    def bare(s: Quest, c: Combat) -> None:
        s.combat_deck = []

    a = clash(
        pile=["slash", "ray"], size=1, setup=bare,
        chance=ScriptedChance(draws=attacks("ray", "slash")),
    )  # fmt: skip
    # One card each and everybody knows it is the only one: nobody has to be asked.
    assert a.told("combat_mixed") == [()]
    assert a.told("attack_played") == [(0, ATTACK["ray"], 1), (SKELETON, ATTACK["slash"], 1)]


# -- step 1: draw -------------------------------------------------------------------------------


def first_hands(*heroes: str, wounds: int = 0, **more: Any) -> Fight:
    """The first round of a fight with a Skeleton, hands drawn."""
    kinds = [hero(heroes[0], wounds=wounds), *[hero(name) for name in heroes[1:]]]
    return meeting(*kinds, **more)


@pytest.mark.rule("DQ-COMBAT-4", "DQ-COMBAT-5", "DQ-MON-3")
def test_each_side_takes_a_random_power_card_and_fills_its_hand_to_five() -> None:
    chance = ScriptedChance(
        draws=[
            token("skeleton", 2),
            *attacks("elven-eyes", "slash", "ray", "ray", "volley"),
            *attacks("rain-of-bones", "slash", "slash", "ray", "volley"),
        ]
    )
    a = first_hands("lindel", "hugo", chance=chance)
    a.answer("meet_monster", "attack")
    assert a.hand("hero") == ["elven-eyes", "slash", "ray", "ray", "volley"]
    assert a.hand("foe") == ["rain-of-bones", "slash", "slash", "ray", "volley"]
    lindel, skeleton = list(HERO_POWERS[0]), list(MONSTER_POWERS[0])
    assert (chance.offered[1], chance.offered[6]) == (sorted(lindel), sorted(skeleton))
    assert chance.offered[2] == fill_combat_deck()
    assert len(chance.offered[7]) == 50  # one deck for both


@pytest.mark.rule("DQ-COMBAT-4")
def test_nobody_sees_the_hand_of_another() -> None:
    a = clash(hand=["slash", "ray"], foe=["ray", "volley"])
    assert a.side("hero").hand.seen == [only(0)] * 2
    assert a.side("foe").hand.seen == [only(1)] * 2


@pytest.mark.rule("DQ-COMBAT-4", "DQ-RUL-64", "DQ-COMBAT-21")
def test_cards_not_played_stay_in_hand_and_the_hand_is_filled_again() -> None:
    a = clash(
        hand=["slash", "ray", "ray", "ray", "volley"],
        foe=["slash", "slash", "ray", "ray", "volley"],
        size=5,
        rounds=2,
        chance=ScriptedChance(draws=attacks("fireball", "ricochet")),
    )
    a.attack("volley", "slash")
    assert a.hand("hero") == ["slash", "ray", "ray", "ray", "fireball"]
    assert a.hand("foe") == ["slash", "ray", "ray", "volley", "ricochet"]
    assert a.told("combat_round") == [(2,), (3,)]


@pytest.mark.rule("DQ-COMBAT-6", "DQ-ESC-4")
def test_the_power_card_of_an_escape_attempt_cannot_be_drawn_into_the_hand() -> None:
    chance = ScriptedChance(
        draws=[
            token("skeleton", 2),
            *attacks("grief-of-ages", "nothing-to-bleed"),
            *attacks("elven-eyes", "slash", "ray", "ray", "volley"),
            *attacks("rain-of-bones", "slash", "slash", "ray", "volley"),
        ]
    )
    a = first_hands("lindel", "hugo", chance=chance)
    a.answer("meet_monster", "escape")
    assert ATTACK["grief-of-ages"] not in chance.offered[3]
    assert len(chance.offered[3]) == 3
    assert ATTACK["nothing-to-bleed"] not in chance.offered[8]


@pytest.mark.rule("DQ-HERO-6", "DQ-RUL-120")
@pytest.mark.parametrize("size", [5, 6])
def test_krutzbeck_may_hold_six_cards(size: int) -> None:
    hand = attacks("headbutt", "slash", "ray", "ray", "volley", "volley")[:size]
    chance = ScriptedChance(
        draws=[token("skeleton", 2), *hand, *attacks("rain-of-bones", *["slash"] * 4)]
    )
    a = first_hands("krutzbeck", "hugo", chance=chance)
    a.answer("hand_size", size)
    assert len(a.hand("hero")) == size
    assert len(a.hand("foe")) == 5


@pytest.mark.rule("DQ-HERO-9")
@pytest.mark.parametrize("wounds", [7, 8])
def test_challara_with_8_wounds_draws_no_power_card(wounds: int) -> None:
    power = attacks("firestorm") if wounds < 8 else attacks("ray")
    chance = ScriptedChance(
        draws=[
            token("skeleton", 2), *power, *attacks("slash", "ray", "ray", "volley"),
            *attacks("rain-of-bones", *["slash"] * 4),
        ]
    )  # fmt: skip
    a = first_hands("challara", "hugo", wounds=wounds, chance=chance)
    a.answer("meet_monster", "attack")
    assert len(a.hand("hero")) == 5
    assert ("firestorm" in a.hand("hero")) == (wounds < 8)


# -- step 2: reveal -----------------------------------------------------------------------------


@pytest.mark.rule("DQ-COMBAT-7")
def test_both_choose_in_secret_and_both_cards_are_revealed_at_once() -> None:
    a = clash(hand=["slash", "ray", "ray"], foe=["volley", "bolt-of-agony"])
    assert a.asked == [(0, "attack"), (1, "attack")]
    assert a.cards(0) == ["slash", "ray"]
    before = [(a.game.view(seat), a.game.events(seat)) for seat in (1, WATCHER)]
    a.game.answer(0, ATTACK["slash"])
    assert [(a.game.view(seat), a.game.events(seat)) for seat in (1, WATCHER)] == before
    assert a.hand("hero") == ["slash", "ray", "ray"]
    a.game.answer(1, ATTACK["volley"])
    assert a.told("attack_played") == [(0, ATTACK["slash"], 1), (SKELETON, ATTACK["volley"], 1)]


@pytest.mark.rule("DQ-COMBAT-7")
def test_a_hand_of_one_kind_is_asked_for_all_the_same() -> None:
    a = clash(hand=["ray", "ray"], foe=["volley", "slash"])
    assert a.asked == [(0, "attack"), (1, "attack")]
    assert a.cards(0) == ["ray"]


@pytest.mark.rule("DQ-COMBAT-3", "DQ-COMBAT-7")
def test_a_power_card_is_played_like_a_combat_card() -> None:
    a = clash(hand=["grief-of-ages", "slash"], foe=["glancing-arrow", "ray"])
    assert a.cards(0) == ["slash", "grief-of-ages"]
    a.attack("grief-of-ages", "glancing-arrow")
    assert a.told("round_won") == [(0, SKELETON, 3, 1)]
    assert a.damage("foe") == ["grief-of-ages"]


@pytest.mark.rule("DQ-COMBAT-8")
def test_the_heros_effect_comes_before_the_monsters() -> None:
    a = clash(
        hero("gherinn"), hero("hugo"), monster="golem", life=4,
        hand=["prayer-to-kellos", "ray"], foe=["natural-armour", "ray"],
        damage=["slash", "slash"], foe_damage=["ray", "ray"],
    )  # fmt: skip
    a.attack("prayer-to-kellos", "natural-armour")
    assert a.asked == [(0, "heal_pile")]
    a.answer("heal_pile", 2)
    assert a.asked == [(1, "heal_pile")]


# -- step 3: counterattack ----------------------------------------------------------------------


@pytest.mark.rule("DQ-COMBAT-9", "DQ-COMBAT-26")
@pytest.mark.parametrize(
    ("mine", "theirs", "may"),
    [
        ("slash", "ray", True),  # melee 1 against magic 2: the icon matches
        ("shield-bash", "ray", True),  # 2 against 2
        ("deep-strike", "ray", False),  # 3 against 2: it wins already
        ("slash", "volley", False),  # the icon is magic, the attack ranged
        ("accurate-shot", "deep-strike", True),
        ("bolt-of-agony", "volley", True),
        ("bolt-of-agony", "heart-strike", False),
    ],
)
def test_a_counterattack_needs_no_higher_value_and_the_matching_icon(
    mine: str, theirs: str, may: bool
) -> None:
    spare = ["slash", "accurate-shot", "ray"]
    a = clash(hand=[mine, *spare], foe=[theirs, "riposte"])
    a.attack(mine, theirs)
    assert (a.asked == [(0, "counterattack")]) is may


@pytest.mark.rule("DQ-COMBAT-10")
def test_a_card_without_an_icon_allows_no_counterattack() -> None:
    a = clash(hand=["sweeping-blow", "slash"], foe=["chain-lightning", "ray"])
    a.attack("sweeping-blow", "chain-lightning")  # melee 3 without icon against magic 4
    assert a.told("round_won") == [(SKELETON, 0, 4, 3)]


@pytest.mark.rule("DQ-COMBAT-11")
def test_only_cards_with_the_matching_icon_may_be_added() -> None:
    a = clash(
        hand=["slash", "shield-bash", "sweeping-blow", "ray", "volley"], foe=["fireball", "ray"]
    )
    a.attack("slash", "fireball")
    assert a.cards(0) == [None, "shield-bash"]
    a.counter("shield-bash")
    assert a.told("stalemate") == []  # 3 against 3 goes on: it may still add a card


@pytest.mark.rule("DQ-COMBAT-11")
def test_whether_a_side_can_counterattack_is_its_secret() -> None:
    a = clash(hand=["slash", "ray"], foe=["fireball", "ray"])
    a.attack("slash", "fireball")
    assert a.asked == [(0, "counterattack")]
    assert a.options(0) == [None]


@pytest.mark.rule("DQ-COMBAT-11")
def test_who_has_no_cards_left_is_not_asked() -> None:
    a = clash(hand=["slash"], foe=["fireball", "ray"])
    a.attack("fireball")
    assert a.told("round_won") == [(SKELETON, 0, 3, 1)]


@pytest.mark.rule("DQ-COMBAT-12")
def test_a_counterattack_stops_as_soon_as_it_is_ahead() -> None:
    a = clash(hand=["slash", "deep-strike", "slash"], foe=["fireball", "ray"])
    a.attack("slash", "fireball")
    a.counter("deep-strike")
    assert a.told("round_won") == [(0, SKELETON, 4, 3)]
    assert a.hand("hero") == ["slash"]


@pytest.mark.rule("DQ-COMBAT-13", "DQ-RUL-14")
def test_a_counterattack_may_stop_while_losing_and_all_its_cards_go_to_the_pile() -> None:
    a = clash(hand=["slash", "slash", "deep-strike"], foe=["chain-lightning", "ray"])
    a.attack("slash", "chain-lightning")
    a.counter("slash")
    a.counter(None)
    assert a.told("round_won") == [(SKELETON, 0, 4, 2)]
    assert a.damage("hero") == ["chain-lightning"]
    assert a.pile == ["slash", "slash"]


@pytest.mark.rule("DQ-COMBAT-15")
def test_a_counterattack_is_not_countered(monkeypatch: pytest.MonkeyPatch) -> None:
    icons = list(ATTACK_COUNTERS)
    icons[ATTACK["ray"]] = MELEE
    monkeypatch.setattr(sides, "ATTACK_COUNTERS", tuple(icons))
    a = clash(hand=["shield-bash", "slash", "slash"], foe=["ray", "bolt-of-agony"])
    a.attack("shield-bash", "ray")
    a.counter("slash")
    assert a.told("round_won") == [(0, SKELETON, 3, 2)]


@pytest.mark.rule("DQ-RUL-61")
def test_if_both_could_counterattack_the_hero_decides_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # The icons of the deck go round in a circle, so that it takes another icon for this.
    icons = list(ATTACK_COUNTERS)
    icons[ATTACK["ray"]] = MELEE
    monkeypatch.setattr(sides, "ATTACK_COUNTERS", tuple(icons))
    a = clash(hand=["shield-bash", "slash", "slash"], foe=["ray", "glancing-arrow", "slash"])
    a.attack("shield-bash", "ray")
    assert a.asked == [(0, "counterattack")]
    a.counter(None)
    assert a.asked == [(1, "counterattack")]
    a.counter("glancing-arrow")
    assert a.told("round_won") == [(SKELETON, 0, 3, 2)]


@pytest.mark.rule("DQ-COMBAT-27")
def test_same_type_and_same_value_is_a_stalemate_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    icons = list(ATTACK_COUNTERS)
    icons[ATTACK["ray"]] = MAGIC
    monkeypatch.setattr(sides, "ATTACK_COUNTERS", tuple(icons))
    a = clash(hand=["ray", "slash"], foe=["ray", "slash"])
    a.attack("ray", "ray")
    assert a.told("stalemate") == [(2,)]


@pytest.mark.rule("DQ-RUL-62")
def test_a_bonus_counts_once_for_the_total_of_a_counterattack() -> None:
    def blessed(s: Quest, c: Combat) -> None:
        c.hero.next_marks = [(sides.BONUS, NONE, 1)]

    a = clash(hand=["slash", "slash", "slash"], foe=["chain-lightning", "ray"], setup=blessed)
    a.attack("slash", "chain-lightning")  # 1 + 1 against 4
    ask = a.game.asked(0)
    assert ask is not None
    assert ask.about == (2, 4)
    a.counter("slash")
    ask = a.game.asked(0)
    assert ask is not None
    assert ask.about == (3, 4)


@pytest.mark.rule("DQ-RUL-62")
def test_a_bonus_may_put_a_card_beyond_countering() -> None:
    def blessed(s: Quest, c: Combat) -> None:
        c.hero.next_marks = [(sides.BONUS, NONE, 2)]

    a = clash(hand=["slash", "slash"], foe=["ray", "ray"], setup=blessed)
    a.attack("slash", "ray")  # 3 against 2
    assert a.told("round_won") == [(0, SKELETON, 3, 2)]


@pytest.mark.rule("DQ-COMBAT-15", "DQ-RUL-61")
def test_if_both_could_strike_back_and_the_hero_has_no_card_the_monster_may(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    icons = list(ATTACK_COUNTERS)
    icons[ATTACK["ray"]] = ATTACK_KINDS[ATTACK["slash"]]
    monkeypatch.setattr(sides, "ATTACK_COUNTERS", tuple(icons))
    a = clash(hand=["shield-bash"], foe=["ray", "glancing-arrow", "slash"])
    a.attack("ray")
    assert a.asked == [(1, "counterattack")]


# -- step 4: assign damage ----------------------------------------------------------------------


@pytest.mark.rule("DQ-COMBAT-17", "DQ-COMBAT-18", "DQ-COMBAT-23", "DQ-RUL-63")
def test_all_cards_of_a_won_counterattack_hurt_and_their_types_deal_deadly_blows() -> None:
    a = clash(
        hand=["slash", "deep-strike", "ray"],
        foe=["fireball", "ray"],
        pile=["riposte", "volley", "bolt-of-agony"],
    )
    a.attack("slash", "fireball")
    a.counter("deep-strike")
    assert a.damage("foe") == ["slash", "deep-strike", "riposte"]
    assert a.pile == ["volley", "bolt-of-agony", "fireball"]
    assert a.told("damage_dealt") == [(SKELETON, 3, 3)]


@pytest.mark.rule("DQ-COMBAT-24")
def test_the_losers_own_card_is_not_part_of_the_deadly_blow() -> None:
    a = clash(hand=["volley", "ray"], foe=["glancing-arrow", "ray"], pile=["accurate-shot"])
    a.attack("volley", "glancing-arrow")
    assert a.damage("foe") == ["volley", "accurate-shot"]
    assert a.pile == ["glancing-arrow"]


@pytest.mark.rule("DQ-COMBAT-22", "DQ-COMBAT-18")
def test_the_monster_deals_deadly_blows_too() -> None:
    a = clash(hand=["slash", "ray"], foe=["volley", "ray"], pile=["ricochet", "ray", "volley"])
    a.attack("slash", "volley")
    assert a.damage("hero") == ["volley", "ricochet", "volley"]
    assert a.pile == ["ray", "slash"]


@pytest.mark.rule("DQ-COMBAT-20")
def test_everybody_sees_the_combat_pile() -> None:
    a = clash(hand=["slash", "ray"], foe=["ray", "ray"], pile=["ricochet"])
    for seat in (0, 1, WATCHER):
        pile = next(zone for zone in a.game.view(seat).zones if zone.id == "combat-pile")
        assert [card.face for card in pile.cards] == ["attack-ricochet"]


@pytest.mark.rule("DQ-COMBAT-29", "DQ-COMBAT-30", "DQ-RUL-66")
def test_a_cancelled_card_is_worth_nothing_whatever_is_added() -> None:
    def cursed(s: Quest, c: Combat) -> None:
        c.foe.next_marks = [(sides.CANCEL, NONE, 3)]
        c.hero.next_marks = [(sides.BONUS, NONE, 4)]

    a = clash(hand=["deep-strike", "slash"], foe=["bolt-of-agony", "ray"], setup=cursed)
    a.attack("deep-strike", "bolt-of-agony")  # its magic icon would match, were it not cancelled
    assert a.told("attack_cancelled") == [(0, ATTACK["deep-strike"])]
    assert a.told("round_won") == [(SKELETON, 0, 1, 0)]


@pytest.mark.rule("DQ-COMBAT-29", "DQ-COMBAT-31")
def test_a_cancelled_card_has_no_text_not_even_for_the_next_round() -> None:
    def cursed(s: Quest, c: Combat) -> None:
        c.foe.next_marks = [(sides.CANCEL, NONE, 3)]

    a = clash(
        hero("hugo"), hero("lindel"),
        hand=["challenge", "slash"], foe=["slash", "slash"], setup=cursed, rounds=2,
    )  # fmt: skip
    a.attack("challenge", "slash")
    assert a.told("attack_cancelled") == [(0, ATTACK["challenge"])]
    assert a.side("hero").marks == []


@pytest.mark.rule("DQ-RUL-66")
def test_two_cancelled_cards_are_a_stalemate() -> None:
    def cursed(s: Quest, c: Combat) -> None:
        c.foe.next_marks = [(sides.CANCEL, NONE, 3)]
        c.hero.next_marks = [(sides.CANCEL, NONE, 3)]

    a = clash(hand=["deep-strike", "slash"], foe=["chain-lightning", "ray"], setup=cursed)
    a.attack("deep-strike", "chain-lightning")
    assert a.told("stalemate") == [(0,)]
    assert sorted(a.pile) == ["chain-lightning", "deep-strike"]


# -- who falls ----------------------------------------------------------------------------------


@pytest.mark.rule("DQ-COMBAT-1", "DQ-COMBAT-2", "DQ-COMBAT-21", "DQ-COMBAT-32")
@pytest.mark.parametrize(("before", "dead"), [(1, False), (2, True)])
def test_a_monster_dies_when_its_pile_has_as_many_cards_as_its_life(
    before: int, dead: bool
) -> None:
    a = clash(
        hand=["volley", "ray", "ray"], foe=["slash", "slash", "slash"],
        foe_damage=["ray"] * before, life=3, rounds=None,
    )  # fmt: skip
    a.attack("volley", "slash")
    assert (a.done) is dead
    if dead:
        assert a.fate == SLAIN
    else:
        assert a.asked == [(0, "attack"), (1, "attack")]


@pytest.mark.rule("DQ-COMBAT-35", "DQ-COMBAT-36", "DQ-RUL-65")
@pytest.mark.parametrize(("wounds", "dead"), [(12, False), (13, True)])
def test_a_hero_dies_when_wounds_and_pile_reach_its_life(wounds: int, dead: bool) -> None:
    a = clash(
        hero("lindel", wounds=wounds), hero("hugo"),
        hand=["slash", "ray", "ray"], foe=["volley", "slash", "slash"],
        damage=["ray"], life=3, rounds=None,
    )  # fmt: skip
    a.attack("slash", "volley")
    assert (a.done) is dead
    if dead:
        assert a.fate == DIED
        assert a.s.heroes[0].where == DEAD
        assert a.told("died") == [(0, "skeleton")]
        assert (a.s.monsters.cards, a.s.dens) == ([token("skeleton", 3)], [HERE])


@pytest.mark.rule("DQ-RUL-65")
def test_if_both_fall_together_both_are_dead_and_the_token_goes_to_the_reserve() -> None:
    def doomed(s: Quest, c: Combat) -> None:
        s.heroes[0].wounds = 14

    a = clash(
        hand=["ray"], foe=["ray"], damage=["slash"], foe_damage=["slash"] * 3, life=3,
        setup=doomed, rounds=None,
    )  # fmt: skip
    assert a.fate == DIED
    assert a.s.heroes[0].where == DEAD
    assert a.told("monster_slain") == [(0, 0, 3)]
    assert len(a.s.reserve) == 20
    assert a.s.dens == []


@pytest.mark.rule("DQ-COMBAT-33", "DQ-EX-15")
def test_three_cards_in_the_pile_of_a_hero_that_lives_are_three_wounds() -> None:
    a = clash(
        hand=["volley", "ray"], foe=["slash", "slash"],
        damage=["ray"] * 3, foe_damage=["ray"] * 2, rounds=None,
    )  # fmt: skip
    a.attack("volley", "slash")
    assert a.fate == SLAIN
    assert a.s.heroes[0].wounds == 3


@pytest.mark.rule("DQ-COMBAT-39")
def test_after_a_combat_every_card_is_back_in_the_combat_deck() -> None:
    a = clash(
        hand=["volley", "ray"], foe=["slash", "slash"], pile=["ricochet", "mind-spike"],
        damage=["ray"] * 2, foe_damage=["ray"] * 2, rounds=None,
    )  # fmt: skip
    a.attack("volley", "slash")
    assert a.s.combat_deck == sorted(fill_combat_deck())
    assert a.s.combat is None


@pytest.mark.rule("DQ-COMBAT-40")
def test_only_the_monster_player_knows_the_monsters_life() -> None:
    a = clash(hero(), hero("hugo"), hero("gherinn"), hand=["slash", "ray"], foe=["ray", "ray"])
    assert [a.c.token.known(seat) for seat in (0, 1, 2, WATCHER)] == [
        [None], [token("skeleton", 3)], [None], [None],
    ]  # fmt: skip


# -- Hugo's shield ------------------------------------------------------------------------------


@pytest.mark.rule("DQ-RUL-6")
def test_hugo_may_ward_off_a_lost_round_once_in_a_combat() -> None:
    a = clash(
        hero("hugo"), hero("lindel"),
        hand=["slash", "slash", "ray"], foe=["volley", "ricochet", "slash"], pile=["volley"],
        rounds=2,
    )  # fmt: skip
    a.attack("slash", "volley")
    assert a.asked == [(0, "shield")]
    a.answer("shield", "shield")
    assert a.told("shielded") == [(0, 2)]
    assert a.damage("hero") == []
    assert a.discards == ["volley", "volley"]
    a.attack("slash", "ricochet")
    assert a.damage("hero") == ["ricochet"]


@pytest.mark.rule("DQ-RUL-6")
def test_hugo_may_keep_his_shield_for_later() -> None:
    a = clash(
        hero("hugo"), hero("lindel"),
        hand=["slash", "slash", "ray"], foe=["volley", "ricochet", "slash"], rounds=2,
    )  # fmt: skip
    a.attack("slash", "volley")
    a.answer("shield", None)
    assert a.damage("hero") == ["volley"]
    a.attack("slash", "ricochet")
    assert a.asked == [(0, "shield")]


@pytest.mark.rule("DQ-RUL-6")
def test_the_monster_of_hugos_player_has_no_shield() -> None:
    a = clash(hero("lindel"), hero("hugo"), hand=["volley", "ray"], foe=["slash", "slash"])
    a.attack("volley", "slash")
    assert a.damage("foe") == ["volley"]


# -- live to fight another day ------------------------------------------------------------------


def brave(**more: Any) -> Fight:
    hand: dict[str, Any] = {
        "hand": ["volley", "ricochet", "slash"],
        "foe": ["slash", "slash", "slash", "riposte"],
    }
    return clash(pile=["volley"], rounds=None, live_to_fight=True, **hand, **more)


@pytest.mark.rule("DQ-LIVE-1", "DQ-LIVE-2", "DQ-RUL-99")
def test_a_hero_that_won_may_announce_an_escape_and_its_cards_are_discarded() -> None:
    a = brave()
    a.attack("volley", "slash")
    assert a.asked == [(0, "announce_escape")]
    a.answer("announce_escape", "escape")
    assert a.damage("foe") == []
    assert a.discards == ["volley", "volley"]  # the deadly blow with it
    assert a.pile == ["slash"]
    assert a.c.fleeing


@pytest.mark.rule("DQ-LIVE-1")
def test_a_hero_need_not_announce_anything() -> None:
    a = brave()
    a.attack("volley", "slash")
    a.answer("announce_escape", None)
    assert a.damage("foe") == ["volley", "volley"]
    assert not a.c.fleeing


@pytest.mark.rule("DQ-LIVE-3", "DQ-LIVE-4")
def test_winning_again_it_escapes_and_takes_its_damage_pile_as_wounds() -> None:
    a = brave(damage=["ray", "ray"])
    a.attack("volley", "slash")
    a.answer("announce_escape", "escape")
    a.attack("ricochet", "slash")
    assert a.fate == ESCAPED
    assert a.s.heroes[0].wounds == 2
    assert (a.s.heroes[0].at, a.s.heroes[0].must_face) == (BACK, True)
    assert a.s.dens == [HERE]
    assert a.s.combat_deck == sorted(fill_combat_deck())
    assert a.told("damage_dealt") == []


@pytest.mark.rule("DQ-LIVE-5")
def test_not_winning_again_it_stays_and_may_announce_later() -> None:
    a = brave()
    a.attack("volley", "slash")
    a.answer("announce_escape", "escape")
    a.attack("slash", "riposte")
    assert a.told("damage_dealt") == [(0, 2, 2)]
    assert not a.c.fleeing
    a.attack("slash")  # the Hero has only its Ricochet left
    assert a.asked == [(0, "announce_escape")]


@pytest.mark.rule("DQ-RUL-99")
def test_where_nobody_may_escape_no_escape_is_announced() -> None:
    a = brave(may_escape=False)
    a.attack("volley", "slash")
    assert a.damage("foe") == ["volley", "volley"]


@pytest.mark.rule("DQ-LIVE-1")
def test_without_the_option_nobody_is_asked() -> None:
    a = clash(hand=["volley", "ray"], foe=["slash", "slash"])
    a.attack("volley", "slash")
    assert a.damage("foe") == ["volley"]


# -- what one may know --------------------------------------------------------------------------


def test_a_card_that_all_have_seen_in_a_hand_is_the_one_that_is_played() -> None:
    def shown(s: Quest, c: Combat) -> None:
        c.hero.hand.seen[1] = EVERYBODY

    a = clash(hand=["slash", "slash", "ray"], foe=["ray", "volley"], setup=shown)
    a.attack("slash", "volley")
    assert a.side("hero").hand.seen == [only(0), only(0)]


def test_the_effects_of_a_round_end_with_it() -> None:
    a = clash(hand=["challenge", "slash", "ray"], foe=["slash", "slash", "ray"], rounds=3)
    a.attack("challenge", "slash")
    assert len(a.side("hero").marks) == 1
    a.attack("slash", "ray")
    a.counter(None)
    assert a.side("hero").marks == []


def test_types_and_values_of_the_named_cards_are_those_of_the_rulebook() -> None:
    known = {
        "bolt-of-agony": 1, "deep-strike": 3, "volley": 4, "accurate-shot": 2, "heart-strike": 4,
        "ray": 2, "poisoned-arrow": 2,
    }  # fmt: skip
    assert {name: ATTACK_VALUES[ATTACK[name]] for name in known} == known
    assert ATTACK_TYPES == ("ranged", "melee", "magic")
    assert len(CONTENT.power) == 44

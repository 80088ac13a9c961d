"""What the verbs of ability cards do: duties, kills, heals, loot, cards and items that come back
(GH-ACT, GH-HEAL, GH-LOOT, GH-RECOV, GH-REFRESH)."""

from __future__ import annotations

import pytest

from grimorio.games.gloomhaven.components.numbers import BASIC, CARD, ELEMENT, HALVES, MODIFIERS
from grimorio.games.gloomhaven.rules.actions.recovering import recoverable
from grimorio.games.gloomhaven.state import (
    STRONG,
    TREASURE,
)
from tests.games.gloomhaven.stage import is_over, middle, offered
from tests.games.gloomhaven.table import Table

ME, ALLY = 0, 1


# -- actions ---------------------------------------------------------------------------------------


@pytest.mark.rule("GH-ACT-1")
def test_a_stunned_character_discards_its_cards() -> None:
    t = middle("brute", (1, 3))
    t.choose(0, "trample", "grab-and-go")
    t.give(ME, "stun")
    t.act(0)
    assert is_over(t)
    assert set(t.character(0).discard) == {CARD["trample"], CARD["grab-and-go"]}
    assert t.told("played") == []


@pytest.mark.rule("GH-ACT-2", "GH-ACT-4")
def test_the_top_of_one_card_and_the_bottom_of_the_other() -> None:
    """In either order, one card to its end before the other."""
    t = middle("brute", (1, 3))
    t.choose(0, "trample", "grab-and-go")
    t.act(0)
    top, bottom = 2 * CARD["trample"], 2 * CARD["grab-and-go"] + 1
    assert {("play", top), ("play", top + 1), ("play", bottom), ("play", bottom - 1)} <= set(
        t.options()
    )
    t.answer("play", bottom)
    assert t.asked == [(0, "move")]
    t.answer()
    assert set(t.options()) == {("play", top), ("basic", top)}
    t.answer("play", top)
    t.answer("at", 2)
    assert is_over(t)


@pytest.mark.rule("GH-ACT-3", "GH-RUL-39")
def test_any_half_may_be_the_basic_action() -> None:
    """A top as Attack 2, whatever it says; the card is discarded, and there is no experience."""
    t = middle("brute", (1, 3))
    t.choose(0, "overwhelming-assault", "grab-and-go")
    t.act(0)
    t.answer("basic", 2 * CARD["overwhelming-assault"])
    t.answer("at", 2)
    assert t.hp(2) == 18
    assert t.character(0).discard == [CARD["overwhelming-assault"]]
    assert t.character(0).xp == 0


@pytest.mark.rule("GH-ACT-5")
def test_lines_are_done_in_their_order() -> None:
    """First the move, then the attack."""
    t = middle("brute", (2, 3))
    t.play("juggernaut")
    assert t.asked == [(0, "move")]
    t.answer(t.cell((1, 3)))
    t.answer()
    assert t.asked == [(0, "aim")]
    assert offered(t) == [2]


@pytest.mark.rule("GH-ACT-6")
def test_every_line_may_be_left_out() -> None:
    """The attack is made without the move."""
    t = middle("brute", (1, 3))
    t.play("juggernaut")
    t.answer()
    t.answer("at", 2)
    assert t.hp(2) == 18


@pytest.mark.rule("GH-ACT-8", "GH-DEF-8")
def test_a_duty_cannot_be_left_out() -> None:
    """The ally is hurt, though the move was left out; nobody is asked."""
    t = middle("cragheart", (1, 3), ally=(1, 2))
    t.play("rumbling-advance", "bottom")
    t.answer()
    assert t.asked == [(1, "suffer")]
    t.take_all()
    assert t.hp(2) == 19
    assert t.hero(1).hp == t.hero(1).most - 1


@pytest.mark.rule("GH-ACT-9", "GH-RUL-40", "GH-RUL-222")
def test_harm_to_ones_own_is_worth_nothing() -> None:
    """No experience for damage to oneself, though it was a part of the action."""
    t = middle("tinkerer", level=9)
    t.play("harsh-stimulants")
    t.answer("take")
    assert t.character(0).xp == 0
    assert CARD["harsh-stimulants"] in t.character(0).lost


@pytest.mark.rule("GH-ACT-8")
def test_a_negative_condition_on_oneself_must_be_taken() -> None:
    """Also when the lines before it are left out."""
    t = middle("mindthief")
    t.hero(0).hp -= 1
    t.play("psychic-projection")
    t.answer()
    assert is_over(t)
    assert t.has(ME, "stun")


@pytest.mark.rule("GH-ACT-9", "GH-XP-3")
def test_nothing_done_is_no_experience() -> None:
    t = middle("brute", (2, 3))
    t.play("spare-dagger")
    t.answer()
    assert t.character(0).xp == 0
    assert CARD["spare-dagger"] in t.character(0).discard


@pytest.mark.rule("GH-RUL-40")
def test_a_heal_without_effect_is_worth_nothing() -> None:
    """An ability counts that had some effect. All are well, and nobody is asked."""
    t = middle("tinkerer")
    t.play("energizing-tonic")
    assert is_over(t)
    assert t.character(0).xp == 0
    t = middle("tinkerer", ally=(1, 3))
    t.hero(1).hp -= 1
    t.play("energizing-tonic")
    t.answer(ME)
    assert t.character(0).xp == 0
    assert t.hero(1).hp == t.hero(1).most - 1


@pytest.mark.rule("GH-RUL-39", "GH-ACT-3")
def test_basic_actions_are_bare() -> None:
    """Melee, and neither experience nor elements."""
    for half, verb in ((BASIC, "attack"), (BASIC + 1, "move")):
        assert verb in type(HALVES[half].lines[0]).__name__.lower()
        assert (HALVES[half].xp, HALVES[half].makes, HALVES[half].lost) == (0, (), False)


@pytest.mark.rule("GH-ACT-10", "GH-DEF-3")
@pytest.mark.parametrize(("rank", "dies"), [(0, True), (1, False), (2, False)])
def test_only_the_rank_named_can_be_killed(rank: int, dies: bool) -> None:
    """Of Normal, Elite and boss only the Normal one."""
    t = middle("brute")
    kind = "bandit-guard" if rank < 2 else "bandit-commander"
    enemy = t.monster(kind, (1, 3), rank=rank)
    t.play("fatal-advance")
    if dies:
        assert t.options() == [None, enemy]
        t.answer(enemy)
        assert enemy not in t.s.figures
        assert t.character(0).xp == 2
        assert t.told("damage") == []
    else:
        assert is_over(t)


@pytest.mark.rule("GH-ACT-10")
@pytest.mark.parametrize(("rank", "dies"), [(0, True), (1, True), (2, False)])
def test_kills_of_normal_and_elite_spare_bosses(rank: int, dies: bool) -> None:
    """A boss is neither."""
    t = middle("brute", level=9)
    kind = "bandit-guard" if rank < 2 else "bandit-commander"
    enemy = t.monster(kind, (1, 3), rank=rank)
    t.play("face-your-end", "bottom")
    assert is_over(t) != dies
    assert enemy in t.s.figures


@pytest.mark.parametrize(("hp", "dies"), [(3, True), (4, False)])
def test_pains_end_kills_whoever_is_weak(hp: int, dies: bool) -> None:
    """Its rank is not limited."""
    t = middle("scoundrel", level=9)
    boss = t.monster("bandit-commander", (1, 3), rank=2, hp=hp)
    t.play("pains-end", "bottom")
    t.answer()
    if dies:
        t.answer(boss)
        assert boss not in t.s.figures
    else:
        assert is_over(t)


@pytest.mark.rule("GH-ACT-10")
def test_a_kill_may_ask_for_a_state() -> None:
    """Only a stunned one, and one beside an ally but beside none of its own."""
    t = middle("brute", (1, 3), (-1, 3), level=9)
    t.give(3, "stun")
    t.play("quietus")
    assert t.options() == [None, 3]
    t = middle("scoundrel", (1, 3), (2, 3), (-1, 3), level=9, ally=(1, 2))
    t.play("visage-of-the-inevitable")
    assert is_over(t)
    t = middle("scoundrel", (1, 3), (-1, 3), level=9, ally=(1, 2))
    t.play("visage-of-the-inevitable")
    assert t.options() == [None, 2]


# -- heal, loot, recover, refresh ------------------------------------------------------------------


@pytest.mark.rule("GH-HEAL-1", "GH-HEAL-2", "GH-RUL-69")
def test_a_heal_is_for_oneself_or_an_ally_in_range() -> None:
    """As many as the card says."""
    t = middle("tinkerer", (1, 3), ally=(2, 2), level=9)
    for seat in range(2):
        t.hero(seat).hp = 1
    t.play("curative-aerosol", "bottom")
    assert set(t.options()) == {None, ME, ALLY}
    t.answer(ALLY)
    t.answer(ME)
    assert [t.hero(0).hp, t.hero(1).hp] == [5, 5]


@pytest.mark.rule("GH-HEAL-2")
def test_a_heal_out_of_range_is_for_oneself_only() -> None:
    t = middle("brute")
    t.hero(0).hp -= 1
    t.play("eye-for-an-eye", "bottom")
    assert t.options() == [None, ME]


@pytest.mark.rule("GH-HEAL-3..5")
@pytest.mark.parametrize(
    ("ill", "gain"), [((), 3), (("wound",), 3), (("poison",), 0), (("poison", "wound"), 0)]
)
def test_heal_and_ailments(ill: tuple[str, ...], gain: int) -> None:
    t = middle("scoundrel")
    t.hero(0).hp = 1
    t.give(ME, *ill)
    t.play("special-mixture")
    t.answer("yes")
    assert t.hero(0).hp == 1 + gain
    assert t.hero(0).conditions == 0


@pytest.mark.rule("GH-HEAL-6")
def test_of_several_heals_on_modifier_cards_one_is_done() -> None:
    """The greater."""
    healing = next(n for n, card in enumerate(MODIFIERS) if card.heal)
    t = middle("tinkerer", (1, 3))
    t.hero(0).hp = 1
    t.modifiers(0, f"#{healing}")
    t.play("enhancement-field")
    t.answer("at", 2)
    assert t.hero(0).hp == 1 + MODIFIERS[healing].heal


@pytest.mark.rule("GH-LOOT-1", "GH-LOOT-2", "GH-LOOT-5")
def test_loot_takes_all_in_range() -> None:
    """Money and treasure, for the looter alone."""
    t = middle("brute")
    t.s.coins = {t.cell((0, 4)): 2, t.cell((2, 3)): 1}
    t.overlay(TREASURE, (1, 3), first=7)
    t.play("grab-and-go")
    t.answer("yes")
    assert t.character(0).coins == 2
    assert t.character(1).coins == 0
    assert t.s.coins == {t.cell((2, 3)): 1}
    assert t.character(0).tallies["treasures"] == 1


@pytest.mark.rule("GH-LOOT-3")
def test_a_looted_item_is_not_in_play() -> None:
    """The items of the scenario stay as they are."""
    t = middle("brute")
    t.overlay(TREASURE, (1, 3), first=7)
    before = t.character(0).items[:]
    t.play("grab-and-go")
    t.answer("yes")
    assert t.character(0).items == before


def cards_of(t: Table, seat: int, count: int) -> list[int]:
    character = t.character(seat)
    return [character.pool.pop() for _ in range(count)]


@pytest.mark.rule("GH-RECOV-1")
def test_an_ally_recovers_what_it_likes() -> None:
    """Its own choice, of the pile that is named."""
    t = middle("tinkerer", ally=(1, 3))
    discarded = sorted(cards_of(t, 1, 2))
    t.character(1).discard = discarded[:]
    t.character(1).lost = cards_of(t, 1, 1)
    t.play("volatile-concoction", "bottom")
    t.answer(ALLY)
    assert t.asked == [(1, "recover")]
    assert t.options(1) == [None, *discarded]
    t.answer(discarded[1], seat=1)
    assert t.character(1).discard == discarded[:1]
    assert discarded[1] in t.character(1).hand.cards


def test_an_element_recovers_one_more() -> None:
    t = middle("tinkerer", ally=(1, 3))
    t.s.elements[ELEMENT["ice"]] = STRONG
    discarded = sorted(cards_of(t, 1, 2))
    t.character(1).discard = discarded[:]
    t.play("volatile-concoction", "bottom")
    t.answer(ALLY)
    t.answer("boost", 0, ELEMENT["ice"])
    t.answer(discarded[0], seat=1)
    t.answer(discarded[1], seat=1)
    assert t.character(1).discard == []


@pytest.mark.rule("GH-RECOV-1", "GH-XP-3", "GH-RUL-222")
@pytest.mark.parametrize("takes", [True, False])
def test_an_ally_that_takes_no_card_back_leaves_the_action_undone(takes: bool) -> None:
    """Nothing is gained for it, and the card is not lost."""
    t = middle("tinkerer", ally=(1, 3), level=2)
    lost = cards_of(t, 1, 1)
    t.character(1).lost = lost[:]
    t.play("stamina-booster", "bottom")
    t.answer(ALLY)
    t.answer(*lost[:takes], seat=1)
    assert t.character(0).xp == 2 * takes
    assert (CARD["stamina-booster"] in t.character(0).lost) == takes
    assert (CARD["stamina-booster"] in t.character(0).discard) == (not takes)


@pytest.mark.rule("GH-RECOV-3")
def test_some_cards_cannot_be_recovered() -> None:
    """Reviving ether brings back all lost cards but such."""
    t = middle("spellweaver", level=9)
    ether, twin = CARD["reviving-ether"], CARD["twin-restoration"]
    t.take(0, twin)
    lost = cards_of(t, 0, 2)
    t.character(0).lost = [*lost, twin]
    assert recoverable(t.s, 0, "lost") == sorted(lost)
    t.play("reviving-ether")
    t.answer("yes")
    assert t.character(0).lost == [twin, ether]
    assert set(lost) <= set(t.character(0).hand.cards)


@pytest.mark.rule("GH-RECOV-2", "GH-RUL-70")
def test_active_cards_can_be_recovered() -> None:
    """An augment counts as discarded, and ends."""
    t = middle("mindthief", ally=(1, 3))
    mind = t.activate("the-minds-weakness")
    assert recoverable(t.s, 0, "discard") == [mind]
    assert recoverable(t.s, 0, "lost") == []


@pytest.mark.rule("GH-RECOV-2", "GH-RUL-320")
def test_who_recovers_all_says_which_active_cards_come_along() -> None:
    """The lost cards of the spellweaver come back; its living summon may stay."""
    t = middle("spellweaver")
    mystic = t.activate("aid-from-the-ether", "bottom")
    ally = t.summon(0, "mystic-ally", (1, 2))
    t.character(0).active[0].figures = [ally]
    lost = cards_of(t, 0, 2)
    t.character(0).lost = lost[:]
    t.play("reviving-ether")
    t.answer("yes")
    assert set(lost) <= set(t.character(0).hand.cards)
    assert t.asked == [(0, "recover_active")]
    assert t.options() == [None, mystic]
    t.answer()
    assert ally in t.s.figures
    assert [one.half // 2 for one in t.character(0).active] == [mystic]


@pytest.mark.rule("GH-ACT-6", "GH-RUL-320")
def test_who_does_not_recover_leaves_all_where_it_lies() -> None:
    """The active cards are not asked about either."""
    t = middle("spellweaver")
    mystic = t.activate("aid-from-the-ether", "bottom")
    lost = cards_of(t, 0, 2)
    t.character(0).lost = lost[:]
    t.play("reviving-ether")
    t.answer()
    assert is_over(t)
    assert set(lost) <= set(t.character(0).lost)
    assert [one.half // 2 for one in t.character(0).active] == [mystic]


@pytest.mark.rule("GH-RECOV-2", "GH-RUL-70", "GH-RUL-320", "GH-SUMMON-12")
def test_an_active_card_that_comes_along_ends() -> None:
    """Nothing else is lost: so nothing else is asked."""
    t = middle("spellweaver")
    mystic = t.activate("aid-from-the-ether", "bottom")
    ally = t.summon(0, "mystic-ally", (1, 2))
    t.character(0).active[0].figures = [ally]
    t.play("reviving-ether")
    assert t.asked == [(0, "recover_active")]
    t.answer(mystic)
    assert ally not in t.s.figures
    assert mystic in t.character(0).hand.cards
    assert t.character(0).lost == [CARD["reviving-ether"]]


@pytest.mark.rule("GH-RECOV-2", "GH-RUL-320")
def test_an_ally_that_recovers_all_says_which_of_its_active_cards_come_along() -> None:
    t = middle("tinkerer", ally=(1, 3))
    bash = t.activate("shield-bash", "bottom", seat=1)
    discarded = cards_of(t, 1, 2)
    t.character(1).discard = discarded[:]
    t.play("reinvigorating-elixir", "bottom")
    t.answer(ALLY)
    t.answer("yes", seat=1)
    assert set(discarded) <= set(t.character(1).hand.cards)
    assert t.options(1) == [None, bash]
    t.answer(bash, seat=1)
    assert t.character(1).active == []
    assert bash in t.character(1).hand.cards


@pytest.mark.rule("GH-REFRESH-1..3")
def test_refresh_is_for_consumed_small_items() -> None:
    """Not for spent ones, nor for larger ones."""
    t = middle("tinkerer", ally=(1, 3), level=9)
    character = t.character(1)
    character.items = [12, 7, 14]
    character.consumed = [12, 7]
    character.spent = [14]
    t.play("noxious-vials")
    t.answer(ALLY)
    small = [number for number in t.options(1) if number is not None]
    t.answer(small[0], seat=1)
    assert small[0] not in t.character(1).consumed
    assert t.character(1).spent == [14]

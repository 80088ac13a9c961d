"""Bots for characters: small positions with a clear right answer."""

from __future__ import annotations

import pytest

from grimorio.bots import Thinker, bot
from grimorio.core import Value
from grimorio.games.gloomhaven import kinds, title
from grimorio.games.gloomhaven.bot.dangers import Doing, Foe, doing_usual, pain
from grimorio.games.gloomhaven.bot.outlook import Outlook
from grimorio.games.gloomhaven.bot.prospects import worth
from grimorio.games.gloomhaven.bot.stamina import price_of_cards, rounds_with
from grimorio.games.gloomhaven.components.effects import Attack
from grimorio.games.gloomhaven.components.numbers import CARD, CARDS, HALF_LINES, LINES
from grimorio.games.gloomhaven.rules.actions.resting import short_rest
from grimorio.games.gloomhaven.rules.attack.harm import harm
from grimorio.games.gloomhaven.rules.map.figures import ground
from grimorio.games.gloomhaven.rules.moves.moving import closed_doors, neighbours_of_door
from grimorio.games.gloomhaven.rules.turn import begin_round
from grimorio.games.gloomhaven.state import PARTY
from grimorio.kit.numbers import NONE
from tests.games.gloomhaven.positions import BRUTE, SCOUNDREL, hero, two
from tests.games.gloomhaven.table import Table, lay, new_game


def leant(t: Table, seat: int = 0) -> Value:
    """What a bot leans to most."""
    assert title.lore is not None
    ask = t.pending(seat)
    weights = title.lore.lean(t.s, ask)
    assert weights is not None
    assert len(weights) == len(ask.options)
    found: Value = ask.options[list(weights).index(max(weights))]
    return found


def lead(t: Table, seat: int = 0) -> Value:
    """Answer as a bot leans, and tell the answer."""
    found = leant(t, seat)
    assert t.game is not None
    t.game.answer(seat, found)
    return found


def in_the_room(*names: str) -> Table:
    """Two characters without items in the first room, the second out of the way."""
    t = lay(*(names or ("brute", "scoundrel")))
    t.place(0, (1, 1))
    t.place(1, (3, 2))
    for seat in (0, 1):
        t.equip(seat)
    return t


# -- attacks ---------------------------------------------------------------------------------------


def test_a_kill_in_reach_is_taken() -> None:
    t = in_the_room()
    t.monster("bandit-guard", (0, 1), hp=6)
    weak = t.monster("bandit-guard", (0, 2), hp=2)
    t.play("trample")
    assert leant(t) == ("at", weak)


def test_of_two_that_would_die_the_more_dangerous_is_attacked() -> None:
    t = in_the_room()
    t.monster("bandit-guard", (0, 1), hp=1)
    elite = t.monster("bandit-guard", (0, 2), rank=1, hp=1)
    t.play("trample")
    assert leant(t) == ("at", elite)


def test_an_attack_is_made_from_where_it_reaches_somebody() -> None:
    """A move is made before the attack if nobody is beside, and ends beside the enemy."""
    t = in_the_room()
    guard = t.monster("bandit-guard", (-1, 3), hp=3)
    t.choose(0, "trample", "grab-and-go")
    t.act(0)
    assert lead(t) == ("play", 2 * CARD["grab-and-go"] + 1)
    to = lead(t)
    assert isinstance(to, int)
    assert ground(t.s).beside[t.figure(guard).at] >> to & 1
    while t.asked[0][1] == "move":
        assert lead(t) is None
    assert lead(t) == ("play", 2 * CARD["trample"])
    assert leant(t) == ("at", guard)


def test_a_pair_with_an_attack_is_chosen_when_an_enemy_can_be_killed() -> None:
    t = in_the_room()
    t.hand(0, *BRUTE)
    t.hand(1, *SCOUNDREL)
    t.monster("bandit-guard", (0, 1), hp=2)
    t.do(begin_round())
    chosen = leant(t)
    assert isinstance(chosen, tuple)
    tops = {CARD["trample"], CARD["sweeping-blow"], CARD["leaping-cleave"]}
    assert tops & set(chosen)


def test_who_is_disarmed_plans_no_attack() -> None:
    t = in_the_room()
    t.monster("bandit-guard", (0, 1), hp=2)
    line = HALF_LINES[2 * CARD["trample"]][0]
    attack = LINES[line]
    assert isinstance(attack, Attack)

    def found() -> float:
        return Outlook(t.s, 0, hero(t), False, False, True).strike(t.hero(0).at, line, attack)

    assert found() > 0
    t.give(hero(t), "disarm")
    assert found() == 0


def test_one_that_brings_others_is_struck_before_one_that_is_as_strong() -> None:
    t = in_the_room()
    cultist = t.monster("cultist", (0, 1), hp=2)
    figure = t.figure(cultist)
    doing = doing_usual(t.s, figure)
    assert doing.brings > 0
    alone = Doing(doing.move, doing.attack, doing.reach)
    assert (
        Foe(t.s, cultist, figure, doing, 1.0).menace > Foe(t.s, cultist, figure, alone, 1.0).menace
    )


# -- where a turn ends -----------------------------------------------------------------------------


def test_a_turn_does_not_end_in_reach_when_that_can_be_helped() -> None:
    """A wounded character that has attacked goes where the guard cannot come: a guard with a card
    that moves 1 and strikes at 2 hexes reaches 3 hexes far at most."""
    t = in_the_room()
    t.hero(0).hp = 3
    t.place(1, (-2, 5))
    guard = t.monster("bandit-guard", (0, 1), hp=6)
    t.choose(0, "trample", "grab-and-go")
    t.character(0).chosen.take(CARD["trample"])
    t.character(0).played = 1
    t.act(0)
    assert lead(t) == ("play", 2 * CARD["grab-and-go"] + 1)
    before = ground(t.s).far(t.figure(guard).at)[t.hero(0).at]
    to = lead(t)
    assert isinstance(to, int)
    assert ground(t.s).far(t.figure(guard).at)[to] > before + 1


def test_money_is_taken_when_no_enemy_is_there() -> None:
    t = in_the_room()
    t.s.coins = {t.cell((2, 2)): 2}
    t.s.doors = 0b11
    t.play("grab-and-go", "bottom")
    assert leant(t) == t.cell((2, 2))


# -- doors -----------------------------------------------------------------------------------------


def at_the_door() -> Table:
    """The room is clear, and the brute three hexes from its door, with all cards in hand."""
    t = in_the_room()
    t.place(0, (1, 3))
    t.place(1, (1, 2))
    return t


def test_a_door_is_opened_first_in_a_turn_with_full_hands() -> None:
    t = at_the_door()
    t.choose(0, "trample", "grab-and-go")
    t.act(0)
    assert lead(t) == ("play", 2 * CARD["grab-and-go"] + 1)
    assert leant(t) == t.cell((-2, 3))


def test_a_door_stays_shut_with_empty_hands() -> None:
    t = at_the_door()
    for seat, cards in ((0, BRUTE), (1, SCOUNDREL)):
        t.discard(seat, *cards)
        t.character(seat).discard += t.character(seat).hand.cards[2:]
        del t.character(seat).hand.cards[2:]
        del t.character(seat).hand.seen[2:]
    t.play("grab-and-go", "bottom")
    assert leant(t) != t.cell((-2, 3))


def test_nobody_thinks_of_what_is_behind_a_door() -> None:
    """A room that was opened in thought counts as an average one, whatever is in it."""
    assert title.lore is not None
    t = at_the_door()
    before = title.lore.sight(t.s)
    found = worth(t.s, before)
    t.s.areas |= 0b10
    t.s.doors |= 0b01
    t.monster("bandit-guard", (-4, 3), rank=1)
    assert title.lore.sight(t.s) != before
    assert title.lore.guess(t.s, 0, before) == found
    assert title.lore.worth(t.s, 0) != found


def test_all_go_for_the_same_door() -> None:
    """Each of them stands nearer to a door of its own."""
    t = lay("brute", "scoundrel", scenario=5)
    t.s.figures = {n: one for n, one in t.s.figures.items() if one.side == PARTY}
    doors = closed_doors(t.s)
    assert len(doors) == 2
    for seat, door in enumerate(doors):
        t.hero(seat).at = neighbours_of_door(t.s, door)[0]
    looks = [Outlook(t.s, seat, hero(t, seat), True, False, True) for seat in (0, 1)]
    assert looks[0].door == looks[1].door
    for look in looks:
        assert (look.onward[look.at] == 0) == (look.door == doors[look.seat])


def test_one_opens_a_door_early_and_the_others_come_after_with_an_attack() -> None:
    t = at_the_door()
    t.hand(0, "trample", "sweeping-blow", "grab-and-go", "leaping-cleave")
    t.hand(1, "single-out", "flanking-strike", "quick-hands", "smoke-bomb")
    opener, follower = (Outlook(t.s, seat, hero(t, seat), False, False, True) for seat in (0, 1))
    assert (opener.follows, follower.follows) == (False, True)
    t.do(begin_round())
    first, second = (initiative_of(leant(t, seat)) for seat in (0, 1))
    assert first < second


def initiative_of(pair: object) -> int:
    """The initiative of the card that leads a pair."""
    assert isinstance(pair, tuple)
    return CARDS[pair[0]].initiative


def test_a_door_stays_shut_while_somebody_rests() -> None:
    t = at_the_door()
    t.choose(0, "trample", "grab-and-go")
    assert Outlook(t.s, 0, hero(t), True, False, True).ready
    t.character(1).rests = True
    assert not Outlook(t.s, 0, hero(t), True, False, True).ready
    assert Outlook(t.s, 0, hero(t), False, False, True).ready


# -- damage and cards ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "damage", "takes"),
    [(10, 1, True), (10, 2, True), (10, 3, True), (3, 2, True), (2, 2, False), (1, 3, False)],
)
def test_a_card_is_lost_only_against_a_lethal_hit_or_a_grave_one(
    points: int, damage: int, takes: bool
) -> None:
    t = in_the_room()
    t.hero(0).hp = points
    t.do(harm(hero(t), damage, "trap", NONE))
    assert (leant(t) == "take") == takes


def test_the_card_that_is_lost_is_no_good_one() -> None:
    t = in_the_room()
    t.hand(0, "trample", "grab-and-go", "leaping-cleave")
    t.hero(0).hp = 1
    t.do(harm(hero(t), 3, "trap", NONE))
    assert leant(t) == ("lose", CARD["grab-and-go"])


def test_a_lost_card_is_the_dearer_the_more_rounds_are_needed() -> None:
    t = two()
    character = t.character(0)
    assert price_of_cards(character, 1, 0, 1.0) < price_of_cards(character, 1, 0, 6.0)
    assert price_of_cards(character, 0, 0, 6.0) == 0.0
    assert rounds_with(4, 0) == 2 + 1 + 1
    assert rounds_with(1, 0) == 0


def test_every_blow_counts_for_one_who_is_nearly_dead() -> None:
    assert pain(1, 3) < pain(1, 6)
    assert pain(10, 3) < pain(5, 3)


# -- rests -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("held", "rests"), [(1, True), (0, True), (4, False)])
def test_a_character_rests_when_it_has_nothing_left_to_play(held: int, rests: bool) -> None:
    t = in_the_room()
    t.monster("bandit-guard", (0, 1))
    cards = t.character(0).hand.cards[:]
    t.character(0).hand.cards = cards[:held]
    t.character(0).hand.seen = [1] * held
    t.character(0).discard = cards[held:]
    t.do(short_rest(0))
    assert (leant(t) == "rest") == rests


def test_a_worn_character_takes_a_long_rest_where_nobody_is_near() -> None:
    t = in_the_room()
    cards = t.character(0).hand.cards[:]
    t.character(0).hand.cards = cards[:2]
    t.character(0).hand.seen = [1] * 2
    t.character(0).discard = cards[2:]
    t.hero(0).hp = 3
    t.do(begin_round())
    assert leant(t) == "rest"


def test_nobody_takes_a_long_rest_beside_an_enemy_with_a_full_hand() -> None:
    t = in_the_room()
    t.monster("bandit-guard", (0, 1), hp=2)
    t.discard(0, "grab-and-go", "spare-dagger")
    t.do(begin_round())
    assert leant(t) != "rest"


# -- levels ----------------------------------------------------------------------------------------


def test_a_dragon_does_what_players_lean_to_most_and_a_squire_what_a_plain_one_does() -> None:
    t = in_the_room()
    t.monster("bandit-guard", (0, 1), hp=2)
    t.do(begin_round())
    assert t.game is not None
    assert title.lore is not None
    ask = t.pending(0)
    plain = title.lore.plain(t.s, ask)
    assert plain is not None
    assert bot("squire", 1).choose(Thinker(t.game, 0)) == ask.key(ask.options[plain.index(1.0)])
    assert bot("dragon", 1).choose(Thinker(t.game, 0)) == ask.key(leant(t))


def test_a_plain_player_does_not_think_of_what_enemies_will_do() -> None:
    t = in_the_room()
    t.monster("bandit-guard", (0, 1))
    wary, plain = (
        Outlook(t.s, 0, hero(t), chosen=False, came=False, wary=wary) for wary in (True, False)
    )
    assert wary.threat(wary.at) > 0
    assert wary.end(wary.at) < plain.end(plain.at) == 0


def test_a_dragon_plays_the_same_from_the_same_seed() -> None:
    t = in_the_room()
    t.hand(0, *BRUTE)
    t.hand(1, *SCOUNDREL)
    t.monster("bandit-guard", (0, 1), hp=2)
    t.do(begin_round())
    assert t.game is not None
    chosen = {bot("dragon@8", 3).choose(Thinker(t.game, 0)) for _ in range(2)}
    assert len(chosen) == 1


def test_a_dragon_thinks_about_cards_and_follows_its_leanings_in_small_questions() -> None:
    t = in_the_room()
    t.monster("bandit-guard", (0, 1), hp=6)
    weak = t.monster("bandit-guard", (0, 2), hp=2)
    t.play("trample")
    assert t.game is not None
    assert bot("dragon@8", 1).choose(Thinker(t.game, 0)) == t.pending(0).key(kinds.AT(weak))


def test_where_levels_are_chosen_a_bot_takes_that_of_the_table() -> None:
    game = new_game(2, "levels", classes="random", own_levels=True, level=6)
    assert title.lore is not None
    weights = title.lore.lean(game.state, game.pending[0])
    assert weights is not None
    assert [level for level, weight in zip(range(1, 10), weights, strict=True) if weight] == [6]

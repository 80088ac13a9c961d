"""What bots say of their moves: it is true of the answer, and there are words for it."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import grimorio
from grimorio.bots import Thinker, bot
from grimorio.core import Value
from grimorio.core.scene import Text
from grimorio.games.gloomhaven import kinds, title
from grimorio.games.gloomhaven.components.numbers import (
    ABILITIES,
    BOTTOM,
    CARD,
    CARDS,
    TOP,
    TYPE,
    TYPE_DECK,
)
from grimorio.games.gloomhaven.rules.actions.resting import short_rest
from grimorio.games.gloomhaven.rules.attack.harm import harm
from grimorio.games.gloomhaven.rules.map.figures import ground
from grimorio.games.gloomhaven.rules.moves.moving import closed_doors, neighbours_of_door
from grimorio.games.gloomhaven.rules.turn import begin_round
from grimorio.games.gloomhaven.state import PARTY, SHIELDED
from grimorio.games.gloomhaven.view.names import figure_of
from grimorio.kit.numbers import NONE
from grimorio.kit.story import Words
from grimorio.texts import LANGUAGES, texts_of
from tests.games.gloomhaven.positions import hero
from tests.games.gloomhaven.table import Table, lay

GUARDS = TYPE_DECK[TYPE["bandit-guard"]]


def said(t: Table, option: Value, seat: int = 0) -> Text | None:
    """What is said aloud of an answer."""
    assert title.lore is not None
    ask = t.pending(seat)
    assert option in ask.options
    return title.lore.why(t.s, ask, option)


def told(t: Table, option: Value, seat: int = 0) -> Text | None:
    """What its owner reads of an answer."""
    assert title.lore is not None
    ask = t.pending(seat)
    assert option in ask.options
    return title.lore.reason(t.s, ask, option)


def of(t: Table, name: str, number: int, **words: int | str) -> Text:
    """What is said of a figure."""
    return Text(name, {**words, "figure": figure_of(t.s, number)})


def room(first: str = "brute", second: str = "scoundrel") -> Table:
    """One character in the first room, another in its corner, nobody with an item."""
    t = lay(first, second)
    t.place(0, (1, 1))
    t.place(1, (3, 2))
    for seat in (0, 1):
        t.equip(seat)
    return t


# -- attacks ---------------------------------------------------------------------------------------


def test_an_attack_that_probably_kills_is_said_to() -> None:
    t = room()
    weak = t.monster("bandit-guard", (0, 2), hp=2)
    strong = t.monster("bandit-guard", (0, 1), hp=9)
    t.play("trample")
    assert said(t, kinds.AT(weak)) == of(t, "why-bot-kills", weak)
    assert said(t, kinds.AT(strong)) == of(t, "why-bot-wounds", strong, damage=3, hp=9)


def test_nobody_is_said_to_die_behind_a_shield_that_stops_the_blow() -> None:
    t = room()
    guard = t.monster("bandit-guard", (0, 2), hp=3)
    t.figure(guard).bonuses.append((SHIELDED, 2))
    t.play("trample")
    blow = t.s.deeds[-1].blow
    assert blow is not None
    blow.pierce = 0
    assert said(t, kinds.AT(guard)) != of(t, "why-bot-kills", guard)
    blow.pierce = 2
    assert said(t, kinds.AT(guard)) == of(t, "why-bot-kills", guard)


def test_whoever_has_less_shield_than_all_others_is_said_to() -> None:
    t = room()
    hard = t.monster("bandit-guard", (0, 1), hp=20)
    soft = t.monster("bandit-guard", (0, 2), hp=20)
    t.figure(hard).bonuses.append((SHIELDED, 5))
    t.play("trample")
    assert said(t, kinds.AT(soft)) == of(t, "why-bot-softest", soft)
    assert said(t, kinds.AT(hard)) != of(t, "why-bot-softest", hard)


def test_whoever_attacks_harder_than_all_others_is_said_to() -> None:
    t = room()
    t.monster("bandit-guard", (0, 1), hp=20)
    elite = t.monster("bandit-guard", (0, 2), rank=1, hp=20)
    t.play("trample")
    assert said(t, kinds.AT(elite)) == of(t, "why-bot-strongest", elite)
    t.give(elite, "disarm")
    assert said(t, kinds.AT(elite)) != of(t, "why-bot-strongest", elite)


def test_whoever_is_nearer_than_all_others_is_said_to() -> None:
    t = room("tinkerer", "brute")
    near = t.monster("bandit-guard", (0, 2), hp=20)
    far = t.monster("bandit-guard", (0, 3), hp=20)
    t.play("hook-gun")
    assert said(t, kinds.AT(near)) == of(t, "why-bot-nearest", near)
    assert said(t, kinds.AT(far)) == of(t, "why-bot-wounds", far, damage=2, hp=20)


def test_an_area_says_how_many_it_strikes() -> None:
    t = room()
    one = t.monster("bandit-guard", (0, 1), hp=20)
    other = t.monster("bandit-guard", (0, 2), hp=20)
    t.play("sweeping-blow")
    both = kinds.AREA(tuple(sorted((one, other))))
    assert said(t, both) == Text("why-bot-several", {"count": 2})
    assert said(t, kinds.AREA((one,))) == of(t, "why-bot-wounds", one, damage=2, hp=20)
    assert said(t, None) is None


# -- turns -----------------------------------------------------------------------------------------


def test_an_attack_comes_first_where_somebody_is_in_reach() -> None:
    t = room()
    guard = t.monster("bandit-guard", (0, 2), hp=5)
    t.monster("bandit-guard", (0, 5), hp=5)
    t.choose(0, "trample", "grab-and-go")
    t.act(0)
    assert said(t, kinds.PLAY(2 * CARD["trample"] + TOP)) == of(t, "why-bot-near", guard)
    assert said(t, kinds.PLAY_BASIC(2 * CARD["trample"] + TOP)) == of(t, "why-bot-near", guard)
    assert said(t, kinds.PLAY(2 * CARD["grab-and-go"] + BOTTOM)) is None


def test_the_move_comes_first_where_nobody_is_in_reach() -> None:
    t = room()
    t.monster("bandit-guard", (-1, 3), hp=5)
    t.choose(0, "trample", "grab-and-go")
    t.act(0)
    assert said(t, kinds.PLAY(2 * CARD["trample"] + TOP)) is None
    move = kinds.PLAY(2 * CARD["grab-and-go"] + BOTTOM)
    assert said(t, move) == Text("why-bot-first-move")
    t.give(hero(t), "disarm")
    assert said(t, move) is None


def test_a_move_says_whom_it_brings_into_reach() -> None:
    t = room()
    guard = t.monster("bandit-guard", (-1, 3), hp=5)
    t.choose(0, "trample", "grab-and-go")
    t.act(0)
    t.answer("play", 2 * CARD["grab-and-go"] + BOTTOM)
    beside = ground(t.s).beside[t.figure(guard).at]
    for option in t.pending().options:
        if option is not None and kinds.MOVE_TO.matches(option):
            reaches = said(t, option) == of(t, "why-bot-reaches", guard)
            assert reaches == bool(beside >> kinds.MOVE_TO.parts(option)[0] & 1)


def test_a_move_to_money_tells_how_much_lies_there() -> None:
    t = room()
    t.s.coins[t.cell((1, 2))] = 2
    t.move(hero(t), 2)
    assert said(t, t.cell((1, 2))) == Text("why-bot-coins", {"coins": 2})
    assert said(t, t.cell((1, 3))) != Text("why-bot-coins", {"coins": 2})


def test_a_move_away_from_blows_is_said_to_be_safer() -> None:
    t = room()
    guard = t.monster("bandit-guard", (0, 1), hp=5)
    t.give(guard, "immobilize")
    t.move(hero(t), 4)
    away = t.cell((1, 3))
    assert said(t, away) is None
    plain = [one for one in t.s.decks[GUARDS] if ABILITIES[one].initiative == 50]
    t.s.abilities[GUARDS] = plain[0]
    assert said(t, away) == Text("why-bot-safer")
    t.figure(guard).acted = True
    assert said(t, away) is None


def test_a_move_says_to_whom_it_leads() -> None:
    t = room()
    t.place(0, (0, 0))
    guard = t.monster("bandit-guard", (0, 5), hp=5)
    t.move(hero(t), 1)
    assert said(t, t.cell((0, 1))) == of(t, "why-bot-closer", guard)


def test_a_move_without_enemies_leads_to_the_door_and_through_it() -> None:
    t = room()
    t.move(hero(t), 9)
    doors = closed_doors(t.s)
    near = neighbours_of_door(t.s, doors[0])[0]
    assert said(t, near) == Text("why-bot-onward")
    assert said(t, doors[0]) == Text("why-bot-door")


def test_nobody_is_said_to_be_ready_for_a_door_with_empty_hands() -> None:
    t = room()
    for seat in (0, 1):
        t.discard(seat, *[CARDS[card].id for card in t.character(seat).hand.cards[2:]])
    t.move(hero(t), 9)
    assert said(t, closed_doors(t.s)[0]) is None


def test_a_loot_says_what_is_in_reach() -> None:
    t = room("tinkerer", "brute")
    t.s.coins[t.cell((1, 2))] = 1
    t.s.coins[t.cell((1, 3))] = 2
    t.s.coins[t.cell((1, 6))] = 4
    t.choose(0, "stun-shot", "hook-gun")
    t.act(0)
    half = kinds.PLAY(2 * CARD["hook-gun"] + BOTTOM)
    assert said(t, half) == Text("why-bot-loots", {"coins": 3})


# -- heals -----------------------------------------------------------------------------------------


def test_a_heal_says_what_its_patient_has_lost() -> None:
    t = room("tinkerer", "brute")
    t.place(1, (1, 3))
    t.figure(hero(t, 1)).hp -= 4
    t.play("restorative-mist")
    assert said(t, hero(t, 1)) == of(t, "why-bot-heals", hero(t, 1), lost=4)
    assert said(t, hero(t)) is None


@pytest.mark.parametrize(
    ("ails", "ail"), [(["poison"], "poison"), (["wound"], "wound"), (["poison", "wound"], "both")]
)
def test_a_heal_says_what_it_cures(ails: list[str], ail: str) -> None:
    t = room("tinkerer", "brute")
    t.place(1, (1, 3))
    t.figure(hero(t, 1)).hp -= 4
    t.give(hero(t, 1), *ails)
    t.play("restorative-mist")
    assert said(t, hero(t, 1)) == of(t, "why-bot-cures", hero(t, 1), ail=ail)


# -- damage and rests ------------------------------------------------------------------------------


@pytest.mark.parametrize("hp", [2, 3, 9])
def test_what_damage_would_leave_is_said(hp: int) -> None:
    t = room()
    figure = t.hero(0)
    figure.hp = hp
    t.do(harm(hero(t), 3, "effect", NONE))
    lose = next(option for option in t.pending().options if kinds.LOSE.matches(option))
    words: Words = {"left": hp - 3, "most": figure.most}
    if hp <= 3:
        assert said(t, lose) == Text("why-bot-saves", {"damage": 3, "hp": hp})
        assert said(t, kinds.TAKE()) is None
    else:
        assert said(t, lose) == Text("why-bot-costs", words)
        assert said(t, kinds.TAKE()) == Text("why-bot-bears", words)


@pytest.mark.parametrize(
    ("held", "foe", "name"),
    [(1, True, "why-bot-spent"), (1, False, "why-bot-spent"), (2, False, "why-bot-calm"),
     (2, True, "")],
)  # fmt: skip
def test_a_short_rest_says_why(held: int, foe: bool, name: str) -> None:
    t = room()
    if foe:
        t.monster("bandit-guard", (0, 1))
    cards = t.character(0).hand.cards[:]
    t.character(0).hand.cards = cards[:held]
    t.character(0).hand.seen = [1] * held
    t.character(0).discard = cards[held:]
    t.do(short_rest(0))
    assert said(t, kinds.REST_SHORT()) == (Text(name) if name else None)
    assert said(t, None) is None


# -- cards -----------------------------------------------------------------------------------------


def declaring(*places: tuple[int, int]) -> Table:
    """A brute chooses cards, with guards whose next card has initiative 50."""
    t = room()
    t.hand(0, "trample", "grab-and-go", "spare-dagger", "overwhelming-assault")
    for place in places:
        t.monster("bandit-guard", place)
    t.do(begin_round())
    return t


def test_cards_that_are_chosen_say_when_they_act_and_whom_they_reach() -> None:
    t = declaring((0, 2))
    guard = max(number for number, one in t.s.figures.items() if one.side != PARTY)
    coming = [ABILITIES[one].initiative for one in t.s.decks[GUARDS]]
    ids = set()
    for option in t.pending().options:
        if not kinds.TWO_CARDS.matches(option):
            continue
        lead, _ = kinds.TWO_CARDS.parts(option)
        mine = CARDS[lead].initiative
        earlier = sum(one < mine for one in coming) / len(coming)
        found = told(t, option)
        assert found is not None
        ids.add(found.id)
        if found.id == "reason-late":
            assert earlier > 0.5
        elif found.id == "reason-early-attack":
            assert earlier < 0.5
            assert found.args["figure"] == figure_of(t.s, guard)
        else:
            assert found.id == "reason-attack"
            assert earlier == 0.5
    assert {"reason-late", "reason-early-attack"} <= ids


def test_no_cards_reach_an_enemy_too_far_away() -> None:
    t = declaring((0, 2))
    near = {option: told(t, option) for option in t.pending().options}
    assert any(one is not None and "figure" in one.args for one in near.values())
    t.give(hero(t), "disarm")
    for option in t.pending().options:
        found = told(t, option)
        assert found is None or "figure" not in found.args


def test_where_no_enemy_is_cards_say_how_far_they_move() -> None:
    t = declaring()
    pair = (CARD["trample"], CARD["grab-and-go"])
    assert told(t, pair) == Text("reason-onward", {"points": 4})


def test_nothing_is_said_aloud_of_cards() -> None:
    t = declaring((0, 2))
    assert all(said(t, option) is None for option in t.pending().options)


@pytest.mark.parametrize(("held", "name"), [(2, "reason-rests"), (1, "why-bot-spent")])
def test_a_long_rest_says_why(held: int, name: str) -> None:
    t = room()
    cards = t.character(0).hand.cards[:]
    t.character(0).hand.cards = cards[:held]
    t.character(0).hand.seen = [1] * held
    t.character(0).discard = cards[held:]
    t.do(begin_round())
    found = told(t, kinds.LONG_REST())
    words: Words = {"cards": len(cards) - held} if name == "reason-rests" else {}
    assert found == Text(name, words)


# -- all of it -------------------------------------------------------------------------------------


def test_what_bots_say_of_their_games_has_words() -> None:
    game = grimorio.new("gloomhaven", seats=2, seed="said aloud")
    texts = [texts_of(game.title, lang) for lang in LANGUAGES]
    players = [bot("squire", seat) for seat in range(2)]
    heard: set[str] = set()
    for _ in range(120):
        if game.outcome is not None:
            break
        ask = game.pending[-1]
        thinker = Thinker(game, ask.seat)
        key = players[ask.seat].choose(thinker)
        if thinker.said is not None:
            heard.add(thinker.said.id)
            assert all(len(one.say(thinker.said)) > 10 for one in texts)
        game.answer_key(ask.seat, key)
    assert len(heard) > 5
    assert all(one.missing == set() for one in texts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_bots_may_say_is_said_in_every_language(lang: str) -> None:
    texts = texts_of(title, lang)
    written = (files("grimorio.games.gloomhaven") / "bot" / "sayings.py").read_text("utf-8")
    names = set(re.findall(r'"((?:why-bot|reason)-[a-z-]+)"', written))
    assert len(names) == 28
    for name in names:
        for count in (1, 2):
            for ail in ("poison", "wound", "both"):
                words = dict.fromkeys(
                    ("cards", "coins", "count", "damage", "hp", "initiative", "left", "lost",
                     "most", "points"),
                    count,
                )  # fmt: skip
                sentence = texts.tell(name, figure="Ann", ail=ail, **words)
                assert sentence[-1] == "."
                assert "{" not in sentence
    assert texts.missing == set()

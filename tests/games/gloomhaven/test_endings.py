"""The end of a scenario, and what each takes home."""

from __future__ import annotations

import pytest

from grimorio.core import Journal
from grimorio.core.scene import Text
from grimorio.games.gloomhaven import title, view
from grimorio.games.gloomhaven.components.goals import goals
from grimorio.games.gloomhaven.components.levels import gold_each
from grimorio.games.gloomhaven.components.numbers import (
    BASE_DECK,
    BLESS_CARD,
    CARD,
    CURSE_CARD,
    MINUS_CARD,
)
from grimorio.games.gloomhaven.rules.attack.harm import exhaust
from grimorio.games.gloomhaven.rules.ending import (
    check_end,
    end_of,
    gold_of,
    lose,
    outcome,
    settle,
)
from grimorio.games.gloomhaven.rules.scenario.special import GOAL
from grimorio.games.gloomhaven.rules.turn import end_turn, finish_round
from grimorio.games.gloomhaven.state import TREASURE, Active
from grimorio.kit.numbers import NONE
from grimorio.texts import texts_of
from tests.games.gloomhaven.table import Table, lay


def table(level: int = 1) -> Table:
    return lay("brute", "tinkerer", level=level)


def goal(t: Table, seat: int, id_: str) -> None:
    """The battle goal of a seat."""
    number = next(number for number, one in enumerate(goals()) if one.id == id_)
    character = t.character(seat)
    t.s.goal_deck += character.goals.cards
    t.s.goal_deck.remove(number)
    t.s.goal_deck.sort()
    character.goals.cards = [number]


def needing(of: str) -> str:
    """A battle goal that needs at least so much of something, and nothing else."""
    return next(
        one.id
        for one in goals()
        if len(one.needs) == 1 and one.needs[0].of == of and one.needs[0].at_least is not None
    )


def is_won(t: Table) -> bool:
    """Whether the goal was reached, by what stands in the state now."""
    check_end(t.s)
    return t.s.won


@pytest.mark.rule("GH-ESCEN-10", "GH-ROUND-4")
def test_the_goal_is_reached_when_everything_is_revealed_and_no_enemy_is_left() -> None:
    t = table()
    assert not is_won(t), "there are rooms left"
    heard = t.s.journal = Journal()
    t.s.areas = 7
    guard = t.monster("bandit-guard", (0, 0))
    assert not is_won(t)
    del t.s.figures[guard]
    assert is_won(t)
    assert heard.events[-1].kind.name == "goal_reached"
    assert outcome(t.s) is None, "the round is played to its end"
    t.do(finish_round())
    assert t.game is not None
    assert t.game.outcome is not None
    assert t.game.outcome.reason == "won"
    assert t.game.outcome.winners == (0, 1)


@pytest.mark.rule("GH-ESCEN-6", "GH-ESCEN-14", "GH-EX-13")
@pytest.mark.parametrize(("level", "bonus"), [(1, 6), (6, 10)])
def test_who_wins_gets_experience_for_it(level: int, bonus: int) -> None:
    t = table(level)
    t.character(0).xp = 5
    settle(t.s)
    result = outcome(t.s)
    assert result is not None
    assert (t.character(0).xp, t.character(0).bonus) == (5, bonus)
    assert result.scores == (5 + bonus, bonus)


@pytest.mark.rule("GH-RUL-106")
def test_a_success_in_casual_mode_brings_no_reward_of_the_scenario() -> None:
    """Experience, gold and battle goals as usual; no item, no design, no scenario comes of it."""
    t = table()
    t.character(0).xp, t.character(0).coins = 5, 3
    before = t.character(0).items[:]
    settle(t.s)
    character = t.character(0)
    assert (character.xp, character.bonus, gold_of(t.s, character)) == (5, 6, 3 * gold_each(1))
    assert (character.items, character.found) == (before, [])
    assert (t.s.designs, t.s.side_scenarios) == ([], [])


@pytest.mark.rule("GH-ESCEN-6", "GH-ESCEN-7", "GH-ESCEN-14")
def test_who_loses_keeps_experience_and_money_and_gets_nothing_more() -> None:
    t = table()
    t.character(0).xp, t.character(0).coins = 5, 3
    goal(t, 0, needing("coins"))
    t.character(0).coins = 99
    lose(t.s)
    character = t.character(0)
    assert (character.xp, character.bonus, character.checkmarks) == (5, 0, 0)
    result = outcome(t.s)
    assert result is not None
    assert (result.reason, result.scores[0], result.winners) == ("lost", 5, ())
    assert title.seating.feats(t.s) == []


@pytest.mark.rule("GH-ESCEN-7", "GH-ESCEN-8", "GH-RUL-22")
@pytest.mark.parametrize(("level", "bonus", "gold"), [(4, 8, 9), (6, 10, 9), (8, 12, 12)])
def test_looted_money_is_gold_by_the_level_of_the_scenario_and_the_rest_is_not_gained(
    level: int, bonus: int, gold: int
) -> None:
    """Monsters are one level higher: at 4 a token would be worth 4."""
    t = lay("brute", "tinkerer", level=level, open_information=True)
    t.character(0).coins = 3
    t.s.coins = {t.cell((0, 0)): 7}
    t.s.won = True
    t.do(finish_round())
    told = {event.args[0]: event.args for event in t.told("takes_home")}
    assert told[0][:4] == (0, 0, bonus, gold)
    assert told[1][:4] == (1, 0, bonus, 0)


@pytest.mark.rule("GH-ESCEN-11")
def test_a_battle_goal_that_was_met_gives_its_checkmarks() -> None:
    t = table()
    goal(t, 0, needing("kills"))
    goal(t, 1, needing("traps"))
    t.character(0).tallies["kills"] = 20
    t.s.won = True
    t.do(finish_round())
    (met,) = [one for one in goals() if one.id == needing("kills")]
    assert [one.checkmarks for one in t.s.characters] == [met.checkmarks, 0]
    assert [event.args[2] for event in t.told("battle_goal")] == [met.checkmarks, 0]


@pytest.mark.rule("GH-ESCEN-11", "GH-EXH-5", "GH-RUL-122")
def test_battle_goals_look_at_how_a_character_stands_at_the_end() -> None:
    t = table()
    t.hand(0, "trample", "skewer")
    t.discard(0, "grab-and-go")
    t.hero(0).hp = 4
    end = end_of(t.s, t.character(0))
    assert (end.cards, end.hp, end.max_hp, end.level) == (3, 4, 10, 1)
    exhaust(t.s, 0, "cards")
    end = end_of(t.s, t.character(0))
    assert (end.cards, end.hp) == (0, 4)


@pytest.mark.rule("GH-RUL-118", "GH-ESCEN-14")
def test_an_exhausted_character_gets_what_the_others_get() -> None:
    t = table()
    goal(t, 0, needing("kills"))
    t.character(0).tallies["kills"] = 20
    t.character(0).xp = 4
    t.character(0).coins = 2
    exhaust(t.s, 0, "cards")
    settle(t.s)
    assert t.character(0).bonus == 6
    assert t.character(0).checkmarks > 0
    assert (t.character(0).xp, t.character(0).coins) == (4, 2)


@pytest.mark.rule("GH-ESCEN-1", "GH-ESCEN-2")
def test_modifier_decks_lose_what_came_into_them() -> None:
    t = table()
    for pile in (t.character(0).modifiers, t.s.monsters):
        pile.bag += [BLESS_CARD, CURSE_CARD, MINUS_CARD]
        pile.discards.append(pile.bag.pop(0))
    settle(t.s)
    assert t.character(0).modifiers.bag == t.s.monsters.bag == sorted(BASE_DECK)
    assert t.character(0).modifiers.discards == t.s.monsters.discards == []


@pytest.mark.rule("GH-ESCEN-1", "GH-SETUP-24")
def test_perks_stay_in_the_modifier_deck() -> None:
    t = table(3)
    before = sorted(t.character(0).modifiers.bag)
    t.character(0).modifiers.bag.append(CURSE_CARD)
    settle(t.s)
    assert t.character(0).modifiers.bag == before


@pytest.mark.rule("GH-ESCEN-3", "GH-ESCEN-4", "GH-ESCEN-5")
def test_hit_points_cards_and_items_are_restored() -> None:
    t = table()
    character = t.character(0)
    every = sorted(character.hand.cards)
    t.hero(0).hp = 1
    t.choose(0, "trample", "skewer")
    t.discard(0, "grab-and-go")
    for name in ("shield-bash", "spare-dagger"):
        character.hand.take(CARD[name])
    character.lost.append(CARD["shield-bash"])
    character.active.append(Active(2 * CARD["spare-dagger"], 0, [], [], NONE))
    character.spent, character.consumed = [1], [12]
    character.uses = {3: 1}
    settle(t.s)
    assert t.hero(0).hp == t.hero(0).most
    assert sorted(character.hand.cards) == every
    assert character.discard == character.lost == []
    assert character.active == []
    assert len(character.chosen) == 0
    assert character.spent == character.consumed == []
    assert character.uses == {}


@pytest.mark.rule("GH-ESCEN-21")
def test_all_battle_goals_go_back_to_their_deck() -> None:
    t = table()
    settle(t.s)
    assert t.s.goal_deck == list(range(len(goals())))
    assert all(len(one.goals) == 0 for one in t.s.characters)


@pytest.mark.rule("GH-ESCEN-6", "GH-ESCEN-7", "GH-ESCEN-11")
def test_what_each_takes_home_is_a_feat() -> None:
    t = table()
    t.character(1).xp, t.character(1).coins = 9, 2
    assert not title.seating.feats(t.s), "not before its end"
    settle(t.s)
    found = title.seating.feats(t.s)
    assert [(feat.seat, feat.score) for feat in found] == [(0, 6.0), (1, 15.0)]
    assert found[1].text.args == {"gold": 4, "checkmarks": t.character(1).checkmarks}


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["brought home 4 gold", "brought home 4 gold and 1 checkmark", "15 experience"]),
        ("es", ["trajo a casa 4 de oro", "trajo a casa 4 de oro y 1 marca", "15 de experiencia"]),
    ],
)
def test_what_each_takes_home_has_words(lang: str, words: list[str]) -> None:
    texts = texts_of(title, lang)
    said = [texts.say(Text("feat-takes-home", {"gold": 4, "checkmarks": n})) for n in (0, 1)]
    assert [*said, texts.say(Text("score", {"score": 15}))] == words


@pytest.mark.rule("GH-ESCEN-8", "GH-ESCEN-9")
def test_goal_treasures_and_what_still_lies_about_are_not_taken_home() -> None:
    t = table()
    t.overlay(TREASURE, (1, 1), first=GOAL)
    t.overlay(TREASURE, (0, 1), first=7)
    t.place(0, (1, 1))
    t.do(end_turn(t.character(0).figure), finish_round())
    assert t.character(0).tallies["treasures"] == 1
    settle(t.s)
    character = t.character(0)
    assert (gold_of(t.s, character), character.found, character.items) == (0, [], [1, 12])


@pytest.mark.rule("GH-ACTIVE-2", "GH-ESCEN-11")
def test_active_cards_count_for_a_battle_goal_as_the_pile_they_count_as() -> None:
    """An augment counts as discarded, a summon with the Lost symbol does not."""
    t = lay("mindthief", "brute")
    t.hand(0, "scurry", "fearsome-blade")
    before = end_of(t.s, t.character(0)).cards
    t.activate("the-minds-weakness")
    assert end_of(t.s, t.character(0)).cards == before + 1
    t.activate("gnawing-horde")
    assert end_of(t.s, t.character(0)).cards == before + 1


def accounts(t: Table, lang: str) -> list[str]:
    """What the end says of each seat, under its name."""
    texts = texts_of(title, lang)
    assert t.s.journal is not None
    said = []
    for kind in ("battle_goal", "takes_home"):
        for event in [one for one in t.s.journal.events if one.kind.name == kind]:
            line = view.say(t.s, event)
            assert line.args["account"] == event.args[0]
            assert texts.say(line).endswith(".")
            said.append(texts.say(Text(f"account-{kind}", line.args)))
    assert texts.missing == set()
    return said


@pytest.mark.rule("GH-ESCEN-6", "GH-ESCEN-7", "GH-ESCEN-11", "GH-LOOT-3")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            [
                "Battle goal met: Reaper, 1 checkmark",
                "Battle goal not met: Trap Handler",
                "9 experience, 6 more for winning, 4 gold; items found: Second Skin and Chainmail",
                "0 experience, 6 more for winning, 0 gold",
            ],
        ),
        (
            "es",
            [
                "Objetivo de batalla cumplido: La guadaña, 1 marca",
                "Objetivo de batalla sin cumplir: Mano para las trampas",
                "9 de experiencia, 6 más por la victoria, 4 de oro; objetos encontrados: "
                "Segunda piel y Cota de malla",
                "0 de experiencia, 6 más por la victoria, 0 de oro",
            ],
        ),
    ],
)
def test_the_end_tells_what_each_takes_home_and_its_battle_goal(lang: str, said: list[str]) -> None:
    t = table()
    goal(t, 0, "reaper")
    goal(t, 1, "trap-handler")
    character = t.character(0)
    character.xp, character.coins, character.found = 9, 2, [101, 23]
    character.tallies["kills"] = 5
    t.s.won = True
    t.do(finish_round())
    assert accounts(t, lang) == said


@pytest.mark.rule("GH-ESCEN-14")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Battle goal, worth nothing in a lost scenario: Reaper"),
        ("es", "Objetivo de batalla, sin valor en un escenario perdido: La guadaña"),
    ],
)
def test_the_end_of_a_lost_scenario_does_not_say_that_a_battle_goal_was_not_met(
    lang: str, said: str
) -> None:
    t = table()
    goal(t, 0, "reaper")
    t.character(0).tallies["kills"] = 5
    t.s.journal = Journal()
    lose(t.s)
    assert accounts(t, lang)[0] == said


@pytest.mark.rule("GH-ESCEN-10")
@pytest.mark.parametrize(
    ("lang", "reason", "said"),
    [
        ("en", "won", "The party wins"),
        ("en", "lost", "The party loses"),
        ("es", "won", "El grupo gana"),
        ("es", "lost", "El grupo pierde"),
    ],
)
def test_a_party_wins_or_loses_as_one(lang: str, reason: str, said: str) -> None:
    assert texts_of(title, lang).tell(f"ending-{reason}") == said

"""What an answer foretells is what comes of it: every number that an answer says, through whole
games in which cards raise what is healed and rolled."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import pytest

from grimorio.core import Ask, Chance, Event, Game, Value
from grimorio.core.chance import seed_key
from grimorio.core.scene import Option, Text
from grimorio.games.dungeonalliance import kinds, setup, title
from grimorio.games.dungeonalliance.components.numbers import CARD, TABLE
from grimorio.games.dungeonalliance.nouns import HEROES
from grimorio.games.dungeonalliance.rules.figures import active, hero_of
from grimorio.games.dungeonalliance.state import SURGE_ATTACK, SURGE_HEAL, SURGE_SPEED, Dungeon
from grimorio.games.dungeonalliance.view.names import piece_id
from grimorio.games.dungeonalliance.view.prospects import outlook
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.shown import choice, option, say, says
from tests.games.dungeonalliance.table import Table, party, room

# -- healing ---------------------------------------------------------------------------------------


def hurt(damage: int, poison: int, *artifacts: str, under: str = "") -> Table:
    """Lorna, hurt, about to act, with two cards in hand."""
    t = party("lorna", "petra", "melinda", "krom")
    t.player(0).artifacts = [CARD[one] for one in artifacts]
    if under:
        t.under("lorna", under)
    t.hurt("lorna", damage, poison)
    t.hand(0, "petra-strike", "krom-hide")
    t.activate("lorna")
    return t


def healed(t: Table) -> int:
    """How much the log says that was healed."""
    (told,) = t.told("healed") or [(None, 0)]
    count = told[1]
    assert isinstance(count, int)
    return count


@pytest.mark.rule("DA-REST-2", "DA-RUL-56")
@pytest.mark.parametrize("damage", range(6))
@pytest.mark.parametrize(("artifacts", "under"), [((), ""), (("unicorn-cup",), ""),
                                                  ((), "dawn-censer"),
                                                  (("unicorn-cup",), "dawn-censer")])  # fmt: skip
def test_a_rest_heals_what_it_says(damage: int, artifacts: tuple[str, ...], under: str) -> None:
    t = hurt(damage, 0, *artifacts, under=under)
    rest = kinds.REST(NONE)
    found = option(t, rest)
    more = 2 * len(artifacts) + bool(under)
    count = min(damage, TABLE.rest + more)
    assert says(found) == (
        f"Rest: heal {count} damage, no attack" if damage else "Rest: no damage to heal, no attack"
    )
    assert found.preview[0].args["count"] == count
    t.answer(rest)
    assert healed(t) == count


def test_a_rest_with_the_cup_of_the_unicorn_says_five() -> None:
    t = hurt(5, 0, "unicorn-cup")
    found = option(t, kinds.REST(NONE))
    assert say(found.text) == "Rest: heal 5 damage, no attack"
    assert say(found.text, "es") == "Descansar: curarse 5 de daño, sin atacar"
    assert say(found.preview[0]) == (
        "The hero heals 5 damage, then it may move. It does not attack."
    )
    t.go((2, 5))
    assert choice(t).refused[-1].text.id == "option-rest"
    assert "5" in say(choice(t).refused[-1].text), "also where it is too late for it"


@pytest.mark.rule("DA-RUL-56", "DA-SURGE-1")
@pytest.mark.parametrize(
    ("artifacts", "damage", "poison"),
    [((), 4, 2), (("unicorn-cup",), 4, 2), (("unicorn-cup",), 5, 5)],
)
def test_how_much_of_it_is_poison_is_said_with_how_much_it_is(
    artifacts: tuple[str, ...], damage: int, poison: int
) -> None:
    for kind in (kinds.REST, kinds.SURGE):
        t = hurt(damage, poison, *artifacts)
        answers = [
            one for one in t.options() if kind.matches(one) and one not in (
                kinds.SURGE(SURGE_SPEED, NONE), kinds.SURGE(SURGE_ATTACK, NONE)
            )
        ]  # fmt: skip
        assert answers
        for answer in answers:
            t = hurt(damage, poison, *artifacts)
            words = option(t, answer).text.args
            t.answer(answer)
            gone = damage - t.damage("lorna")
            assert (words["count"], gone) == (healed(t), healed(t))
            if "poison" in words and words["poison"] != NONE:
                assert words["poison"] == poison - t.hero("lorna").poison


def test_a_surge_says_how_much_it_heals_of_which_kind() -> None:
    t = hurt(5, 4, "unicorn-cup")
    said = [says(option(t, one)) for one in t.options(kinds.SURGE)]
    assert said == [
        "Power Surge: +1 Speed",
        "Power Surge: +1 attack",
        "Power Surge: heal 3 damage, all of it Poison",
        "Power Surge: heal 3 damage, 2 of it Poison",
    ]
    spanish = [say(option(t, one).text, "es") for one in t.options(kinds.SURGE)]
    assert spanish[-1] == "Descarga de Fuerza: curarse 3 de daño, 2 de veneno"
    t = hurt(4, 0, "unicorn-cup")
    assert says(option(t, kinds.SURGE(SURGE_HEAL, NONE))) == "Power Surge: heal 3 damage"


@pytest.mark.rule("DA-SURGE-1", "DA-RUL-56")
def test_the_cards_of_a_surge_are_asked_for_with_what_it_gives() -> None:
    t = hurt(4, 0, "unicorn-cup")
    t.player(0).hand = sorted([*t.player(0).hand, CARD["lorna-aim"]])
    t.player(0).deck.remove(CARD["lorna-aim"])
    t.do(kinds.SURGE, SURGE_HEAL, NONE)
    assert say(choice(t).prompt) == (
        "Power Surge of Lorna: which 2 cards do you lay face down to heal 3 damage?"
    )
    assert say(choice(t).prompt, "es") == (
        "Descarga de Fuerza de Lorna: ¿qué 2 cartas pones boca abajo para curarse 3 de daño?"
    )


# -- dice ------------------------------------------------------------------------------------------


@pytest.mark.rule("DA-RUL-112", "DA-MON-14")
def test_where_a_die_is_added_the_answer_says_so() -> None:
    t = party("petra", "lorna", "krom", "melinda")
    t.hand(0, "petra-strike")
    dancer = t.monster("shade-dancer", (4, 4))
    eye = t.monster("storm-eye", (5, 4))
    t.activate("petra")
    words = say(option(t, kinds.ATTACK(dancer, NONE, NONE)).text)
    assert words.endswith("2 against 1 and the die")
    assert say(option(t, kinds.ATTACK(dancer, NONE, NONE)).text, "es").endswith(
        "contra 1 y el dado"
    )
    t.move(eye)
    target = t.figure("lorna")
    strike = next(
        one for one in t.options(kinds.STRIKE) if kinds.STRIKE.parts(one)[0] % HEROES == target
    )
    assert "4 and the die against" in says(option(t, strike))
    found = outlook(t.s, 0, piece_id(eye))
    assert found is not None
    lines = [line for line in found.lines if line.id == "foresee-attack"]
    assert lines
    for line in lines:
        assert "4 and the die against" in say(line)
        assert "4 y el dado contra" in say(line, "es")
        assert "damage" not in say(line)


@pytest.mark.rule("DA-RUL-112", "DA-REACT-1")
def test_who_may_react_is_told_that_a_die_comes() -> None:
    t = room(("petra", "krom", "lorna", "sable"), ("jypzy", "holgar", "bull", "root"))
    t.put("sable", (3, 4))
    t.hand(0, "sable-dodge")
    eye = t.monster("storm-eye", (5, 4))
    t.move(eye)
    figure = t.figure("sable")
    t.answer(
        next(
            one for one in t.options(kinds.STRIKE) if kinds.STRIKE.parts(one)[0] % HEROES == figure
        )
    )
    assert "4 and the die against 1. Do you react?" in say(choice(t).prompt)


# -- whole games -----------------------------------------------------------------------------------

EAGER: Final = (
    (kinds.PICK_LOCK, kinds.CRACK, kinds.DEFUSE),
    (kinds.ATTACK, kinds.GO_ATTACK, kinds.PET),
    (kinds.STRIKE, kinds.SEND_STRIKE, kinds.SOLO_STRIKE),
    (kinds.BUY, kinds.OLD),
    (kinds.OPEN, kinds.GO_OPEN),
    (kinds.REST, kinds.SURGE),
)
"""What these players like best is what foretells something."""


def eager(ask: Ask[Value], dice: random.Random) -> Value:
    for wanted in EAGER:
        found = [one for one in ask.options if ask.kind.of(one) in wanted]
        if found and dice.random() < 0.7:
            return dice.choice(found)
    return dice.choice(ask.options)


def begun(seats: int, key: str, **options: Any) -> Game[Dungeon]:
    """A game in which everybody has Artifacts that change what is foretold."""
    given = title.options({"heroes": "random", **options}, seats)
    s = setup.set_up(given, seats, Chance(seed_key(key)))
    for player, names in zip(
        s.players,
        (("unicorn-cup", "raven-crown"), ("ring-of-the-thief-queen",), ("dragon-tooth",), ()),
        strict=False,
    ):
        player.artifacts = [CARD[name] for name in names]
    game = Game(title, given, seats, key.encode())
    game.begin(s)
    return game


class Watch:
    """What was foretold with an answer, and what came of it."""

    def __init__(self, game: Game[Dungeon], ask: Ask[Value], value: Value, shown: Option) -> None:
        s = game.state
        assert game.journal is not None
        self.game = game
        self.kind = ask.kind.of(value)
        self.value = value
        self.words = dict(shown.text.args)
        deed = self.words.get("deed")
        self.effort = 0
        if isinstance(deed, Text):
            effort = self.words["effort"]
            assert isinstance(effort, Text)
            points = effort.args["n"]
            assert isinstance(points, int)
            self.effort = points
            self.words["tried"] = 1
        self.odds = shown.odds
        self.xp = next((one.args["xp"] for one in shown.preview if "xp" in one.args), None)
        self.seat = ask.seat
        self.figure = active(s) if s.hero != NONE else NONE
        self.used, self.stage = s.used, s.stage
        self.damage, self.poison = self.tokens()
        self.before = len(game.journal.events)

    def tokens(self) -> tuple[int, int]:
        if self.figure == NONE:
            return 0, 0
        hero = hero_of(self.game.state, self.figure)
        return hero.damage, hero.poison

    def told(self, name: str) -> list[Event]:
        assert self.game.journal is not None
        return [one for one in self.game.journal.events[self.before :] if one.kind.name == name]

    def check(self) -> str:
        """Compare; what was compared."""
        waits = [ask.kind for ask in self.game.pending]
        if self.kind in (kinds.REST, kinds.SURGE) and "count" in self.words:
            return self.check_healing(waits)
        if "power" in self.words:
            return self.check_attack(waits)
        if self.kind in (kinds.BUY, kinds.OLD) and "xp" in self.words:
            assert [one.args[2] for one in self.told("bought")] == [self.words["xp"]]
            return "price"
        if self.kind in (kinds.PICK_LOCK, kinds.CRACK, kinds.DEFUSE):
            return self.check_attempt()
        walks = self.kind in (kinds.GO, kinds.TAKE, kinds.GO_OPEN) and not self.told("trapped")
        if not walks or self.game.state.stage != self.stage:
            return ""
        assert self.game.state.used - self.used == self.words["cost"]
        return "way"

    def check_healing(self, waits: Sequence[object]) -> str:
        if self.kind is kinds.SURGE and self.value[1] != SURGE_HEAL:  # type: ignore[index]
            return ""
        if kinds.MEND in waits or kinds.SURGE_CARDS in waits:
            return ""
        damage, poison = self.tokens()
        assert self.damage - damage == self.words["count"]
        assert [one.args[1] for one in self.told("healed")] == [self.words["count"]] * bool(
            self.words["count"]
        )
        if self.words.get("poison", NONE) != NONE:
            assert self.poison - poison == self.words["poison"]
        return "healing"

    def check_attack(self, waits: Sequence[object]) -> str:
        told = self.told("attacked")
        if not told or kinds.REACT in waits:
            return ""
        power, defence = told[0].args[2:4]
        assert isinstance(power, int)
        assert isinstance(defence, int)
        die = self.words["die"]
        assert (power == self.words["power"]) or die == "power"
        assert (defence == self.words["defence"]) or die == "defence"
        if die == "power":
            assert power - self.words["power"] in TABLE.die  # type: ignore[operator]
        if die == "defence":
            assert defence - self.words["defence"] in TABLE.die  # type: ignore[operator]
        if self.xp is None or die != "no" or len(self.told("slain")) != 1:
            return "attack"
        gained = [one.args[1] for one in self.told("gained") if one.args[0] == self.seat]
        assert sum(one for one in gained if isinstance(one, int)) >= self.xp  # type: ignore[operator]
        assert bool(gained) == bool(self.xp)
        return "prize"

    def check_attempt(self) -> str:
        (tried,) = self.told("tried")
        success = tried.args[3]
        if self.odds == 1:
            assert success
        if "tried" in self.words and not self.told("trapped"):
            assert self.game.state.used - self.used == 1 + self.effort
        return "attempt"


def played(game: Game[Dungeon], seed: int) -> Counter[str]:
    """How often what was compared, through a game."""
    dice = random.Random(seed)
    found: Counter[str] = Counter()
    while game.pending:
        ask = game.pending[0]
        value = eager(ask, dice)
        shown = title.rules.show(game.state, ask, ask.seat)
        key = ask.key(value)
        watch = Watch(game, ask, value, next(one for one in shown.options if one.key == key))
        game.answer(ask.seat, value)
        found[watch.check()] += 1
    return found


@pytest.mark.rule("DA-REST-2", "DA-SURGE-1", "DA-DMG-1", "DA-UPG-2", "DA-LOCK-6", "DA-MOVE-1")
@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {}), (2, {"versus": True}),
                                                (3, {"together": "usual"})])  # fmt: skip
def test_through_a_game_no_answer_says_a_number_that_is_not_so(
    seats: int, options: dict[str, Any]
) -> None:
    found = played(begun(seats, f"foretold {seats}", **options), seats)
    assert {"healing", "attack", "way"} <= set(found), "the same game every time"

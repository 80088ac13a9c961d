"""Active cards are ended at any time, in whatever turn: a standing offer (GH-ACTIVE-1)."""

from __future__ import annotations

from importlib.resources import files

import pytest

from grimorio.core import Value
from grimorio.core.chance import seed_key
from grimorio.core.errors import NotOffered
from grimorio.core.record import begin, load, record
from grimorio.games.gloomhaven import kinds, title
from grimorio.games.gloomhaven.components.numbers import CARD, CLASS, ELEMENT
from grimorio.games.gloomhaven.rules.actions.bonuses import active_cards
from grimorio.games.gloomhaven.rules.turn import next_turn
from grimorio.games.gloomhaven.state import MONSTERS, OBSTACLE, STRONG
from grimorio.texts import LANGUAGES, Texts, read_ftl
from tests.games.gloomhaven.positions import melee, two
from tests.games.gloomhaven.stage import middle
from tests.games.gloomhaven.table import Table, begun, lay

LOCALE = files("grimorio.games.gloomhaven") / "locale"
BOT = "dangerous-contraption"


def offered(t: Table, seat: int = 0) -> list[str]:
    """The keys of what a seat may do at any time."""
    assert t.game is not None
    return [t.game.offer_key(offer) for offer in t.game.standing(seat)]


def end(t: Table, card: str, seat: int = 0) -> None:
    assert t.game is not None
    t.game.take(seat, f"end_card {card}")


def active(t: Table, seat: int = 0) -> list[int]:
    return [one.half // 2 for one in t.character(seat).active]


def with_bot() -> tuple[Table, int]:
    """A tinkerer with a summon, and its card in the active area."""
    t = lay("tinkerer", "brute")
    for character in t.s.characters:
        character.items = []
    t.place(0, (0, 3))
    t.place(1, (3, 0))
    t.activate(BOT)
    bot = t.summon(0, "battle-bot", (1, 2))
    t.character(0).active[0].figures = [bot]
    return t, bot


@pytest.mark.rule("GH-ACTIVE-1", "GH-ACTIVE-2")
def test_a_card_is_ended_in_the_turn_of_another() -> None:
    """Each goes to the pile it counts as; nobody else may end it, and the question stands."""
    t = middle("brute")
    t.activate("shield-bash", "bottom")
    t.activate("warding-strength", "bottom")
    t.choose(1, "stun-shot", "ink-bomb")
    t.act(1)
    assert set(offered(t)) == {"end_card shield-bash", "end_card warding-strength"}
    assert offered(t, 1) == []
    assert t.asked == [(1, "act")]
    options = t.options(1)
    end(t, "shield-bash")
    end(t, "warding-strength")
    assert t.character(0).discard == [CARD["shield-bash"]]
    assert t.character(0).lost == [CARD["warding-strength"]]
    assert active(t) == []
    assert offered(t) == []
    assert (t.asked, t.options(1)) == ([(1, "act")], options)


@pytest.mark.rule("GH-ACTIVE-1")
def test_only_its_owner_ends_a_card() -> None:
    t = middle("brute")
    t.activate("shield-bash", "bottom")
    t.choose(1, "stun-shot", "ink-bomb")
    t.act(1)
    with pytest.raises(NotOffered):
        end(t, "shield-bash", seat=1)
    assert active(t) == [CARD["shield-bash"]]


@pytest.mark.rule("GH-ACTIVE-1", "GH-ACTIVE-6")
def test_a_slot_of_a_card_that_was_ended_need_not_be_used() -> None:
    """While damage is to be suffered, in the turn of a monster."""
    t, guard = melee()
    t.activate("juggernaut", "bottom")
    t.activate("warding-strength", "bottom")
    t.modifiers(MONSTERS, "+0")
    t.strike(guard, t.character(0).figure, 3)
    assert t.asked == [(0, "suffer")]
    assert set(t.options()) == {
        ("slot", CARD["juggernaut"]), ("slot", CARD["warding-strength"]),
    }  # fmt: skip
    end(t, "juggernaut")
    assert t.options() == [("slot", CARD["warding-strength"])]
    end(t, "warding-strength")
    assert "take" in t.options()
    assert t.character(0).xp == 0


@pytest.mark.rule("GH-ACTIVE-1")
def test_a_card_is_ended_while_cards_are_chosen_in_secret() -> None:
    """Also by who has chosen already. The others see the card go, and nothing more."""
    t = begun(1, "brute", "tinkerer")
    t.activate("shield-bash", "bottom")
    first = next(option for option in t.options() if isinstance(option, tuple))
    t.answer(first)
    assert offered(t) == ["end_card shield-bash"]
    end(t, "shield-bash")
    assert CARD["shield-bash"] in t.character(0).discard
    assert t.asked == [(1, "declare")]


@pytest.mark.rule("GH-ACTIVE-1", "GH-SUMMON-13", "GH-RUL-321")
def test_a_summon_goes_with_its_card_between_actions() -> None:
    t, bot = with_bot()
    t.choose(1, "trample", "grab-and-go")
    t.act(1)
    end(t, BOT)
    assert bot not in t.s.figures
    assert CARD[BOT] in t.character(0).lost


@pytest.mark.rule("GH-RUL-321")
def test_a_summon_is_not_taken_out_of_an_action_under_way() -> None:
    """Of whomever; a card that summoned nobody can be ended all the same."""
    t, bot = with_bot()
    t.activate("hook-gun")
    t.choose(1, "trample", "grab-and-go")
    t.act(1)
    t.answer("basic", 2 * CARD["grab-and-go"] + 1, seat=1)
    assert t.asked == [(1, "move")]
    assert offered(t) == ["end_card hook-gun"]
    t.answer(seat=1)
    assert set(offered(t)) == {"end_card hook-gun", f"end_card {BOT}"}
    assert bot in t.s.figures


@pytest.mark.rule("GH-RUL-321", "GH-SUMMON-11")
def test_a_card_whose_summon_is_gone_is_no_longer_there() -> None:
    t, bot = with_bot()
    guard = t.monster("bandit-guard", (1, 3))
    t.strike(guard, bot, 9)
    assert offered(t) == []


@pytest.mark.rule("GH-ACTIVE-1", "GH-INIT-6")
def test_who_goes_first_is_asked_of_those_who_are_still_there() -> None:
    """The summon that would go before its tied summoner is ended: now it is the summoner."""
    t, bot = with_bot()
    for seat in (0, 1):
        t.character(seat).rests = True
        t.character(seat).initiative = t.character(seat).second = 99
        t.hero(seat).acted = False
    t.do(next_turn())
    assert t.asked == [(0, "go_first"), (1, "go_first")]
    assert t.options() == [bot, t.character(1).figure]
    end(t, BOT)
    assert t.options() == [t.character(0).figure, t.character(1).figure]
    t.answer(t.character(0).figure)
    assert t.order()[0] == t.character(0).figure


# -- questions that the card is about --------------------------------------------------------------


@pytest.mark.rule("GH-ACTIVE-1", "GH-DECL-4")
def test_a_card_ended_meanwhile_makes_room_for_a_rest() -> None:
    """No other has to go."""
    t = two()
    t.hand(0, "trample")
    t.discard(0, "grab-and-go")
    t.activate("eye-for-an-eye")
    t.activate("wall-of-doom", "bottom")
    t.do()
    t.answer("rest")
    t.declare(1, "single-out", "venom-shiv")
    assert t.asked == [(0, "end_active")]
    end(t, "wall-of-doom")
    assert t.options() == [None]
    t.answer()
    assert active(t) == [CARD["eye-for-an-eye"]]


@pytest.mark.rule("GH-ACTIVE-1", "GH-ACTIVE-8")
def test_an_augment_ended_meanwhile_makes_room_for_another() -> None:
    t, guard = melee("mindthief", "brute")
    t.activate("mass-hysteria", "bottom")
    t.activate("the-minds-weakness")
    t.activate("withering-claw")
    t.modifiers(0, "+0")
    t.play("parasitic-influence")
    t.answer("yes")
    assert t.asked == [(0, "end_active")]
    end(t, "withering-claw")
    assert t.options() == [None]
    t.answer()
    t.answer("at", guard)
    assert set(active(t)) == {
        CARD[name] for name in ("mass-hysteria", "the-minds-weakness", "parasitic-influence")
    }


@pytest.mark.rule("GH-ACTIVE-1", "GH-RUL-321")
def test_an_augment_ended_meanwhile_is_not_paid_for() -> None:
    """Frozen Mind would stun for ice."""
    t, guard = melee("mindthief", "brute")
    t.activate("frozen-mind")
    t.s.elements[ELEMENT["ice"]] = STRONG
    t.modifiers(0, "+0")
    t.strike(t.character(0).figure, guard, 2)
    assert (t.asked, t.options()) == ([(0, "may")], [None, "yes"])
    end(t, "frozen-mind")
    assert t.options() == [None]
    t.answer()
    assert not t.has(guard, "stun")
    assert t.s.elements[ELEMENT["ice"]] == STRONG


@pytest.mark.rule("GH-ACTIVE-1", "GH-RUL-321")
def test_a_pummel_ended_meanwhile_breaks_nothing() -> None:
    t = middle("cragheart", (1, 3))
    t.activate("stone-pummel", "bottom")
    t.overlay(OBSTACLE, (0, 4))
    t.overlay(OBSTACLE, (-1, 4))
    t.play("crushing-grasp")
    t.answer("at", 2)
    assert t.asked == [(0, "choose_cell")]
    end(t, "stone-pummel")
    assert t.options() == [None]
    t.answer()
    assert t.hp(2) == 20 - 3
    assert len(t.s.overlays) == 2


@pytest.mark.rule("GH-ACTIVE-1", "GH-RUL-204")
def test_a_move_is_no_attack_once_the_phalanx_has_ended() -> None:
    t = middle("brute", (1, 3))
    t.activate("immovable-phalanx", "bottom")
    t.play("grab-and-go", "bottom")
    assert t.options() == [None, "attack"]
    end(t, "immovable-phalanx")
    assert t.options() == [None]
    t.answer()
    assert t.asked == [(0, "move")]


# -- at the table ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["End Shield Bash: it goes to the discards", "End Warding Strength: it is lost"]),
        (
            "es",
            [
                "Terminar Golpe de escudo: va a los descartes",
                "Terminar Fuerza protectora: se pierde",
            ],
        ),
    ],
)
def test_each_offer_names_its_card_and_where_it_goes(lang: str, lines: list[str]) -> None:
    t = middle("brute")
    t.activate("shield-bash", "bottom")
    t.activate("warding-strength", "bottom")
    t.choose(1, "stun-shot", "ink-bomb")
    t.act(1)
    assert t.game is not None
    texts = Texts(lang, [read_ftl(LOCALE, lang)])
    said = [texts.say(title.looks.offer(t.s, one.value)) for one in t.game.standing(0)]
    assert not texts.missing
    assert sorted(said) == sorted(lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_ends_in_the_own_turn_says_where_it_goes_too(lang: str) -> None:
    t = middle("brute")
    t.activate("warding-strength", "bottom")
    t.choose(0, "trample", "grab-and-go")
    t.act(0)
    assert t.game is not None
    texts = Texts(lang, [read_ftl(LOCALE, lang)])
    (choice,) = t.game.choices(0)
    said = [texts.say(one.text) for one in choice.options if one.key.startswith("end ")]
    assert len(said) == 1
    assert {"en": "lost", "es": "perdidas"}[lang] in said[0]


@pytest.mark.rule("GH-ACTIVE-1")
def test_a_card_that_was_ended_stands_in_the_record_by_its_id() -> None:
    """And the game comes out the same when it is played again."""
    options = title.options({"scenario": 1, "difficulty": "easy"}, 2)
    game = begin("gloomhaven", options, 2, seed_key("ended"), practice=True)
    bash = CARD["shield-bash"]
    while not active_cards(game.state.characters[0]):
        ask = game.pending[0]
        wanted: list[Value] = [CLASS["brute"]] if ask.kind is kinds.CHOOSE_CLASS else []
        wanted += [kinds.PLAY(2 * bash + 1), kinds.TAKE(), kinds.YES()]
        if ask.kind is kinds.DECLARE:
            wanted += [one for one in ask.options if isinstance(one, tuple) and one[0] == bash]
        found = [one for one in wanted if one in ask.options] or list(ask.options)
        game.answer(ask.seat, found[0])
    game.take(0, "end_card shield-bash")
    assert record(game).entries[-1] == (0, "end_card shield-bash", "offer")
    assert load(record(game)).digest() == game.digest()

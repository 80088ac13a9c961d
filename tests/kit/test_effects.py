"""Effects: tagged by their verb in the content, and what carries them out."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from grimorio.kit.content import Fact, digest, load
from grimorio.kit.effects import Effect, compare, names_of, unfold, unnamed, verb


class LoseTurns(Effect, frozen=True):
    count: int


class May(Effect, frozen=True):
    then: tuple[LoseTurns | May, ...]


class Content(Fact, frozen=True):
    then: tuple[LoseTurns | May, ...]


def inside(effect: Effect) -> Sequence[Sequence[Effect]]:
    return (effect.then,) if isinstance(effect, May) else ()


def test_an_effect_is_known_by_its_verb(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(
        'then = [{ do = "may", then = [{ do = "lose_turns", count = 2 }] },'
        ' { do = "lose_turns", count = 1 }]'
    )
    content = load(file, Content)
    assert content.then == (May((LoseTurns(2),)), LoseTurns(1))
    assert [verb(effect) for effect in content.then] == ["may", "lose_turns"]


def test_effects_are_called_by_their_verbs_or_as_the_content_says() -> None:
    effects = [LoseTurns(1), May(()), LoseTurns(2, called="lose-turns-2")]
    assert names_of(effects, "bog") == ["lose-turns", "may", "lose-turns-2"]


def test_two_effects_of_one_verb_cannot_both_be_called_by_it() -> None:
    """Whoever puts an effect before another of its verb cannot forget to say which is which."""
    with pytest.raises(LookupError, match="bog: two effects are called 'lose-turns'"):
        names_of([LoseTurns(9), LoseTurns(1)], "bog")
    with pytest.raises(LookupError, match="bog: two effects are called 'slow'"):
        names_of([LoseTurns(9, called="slow"), LoseTurns(1, called="slow")], "bog")


def test_an_effect_is_called_what_the_content_says_and_takes_nobody_s_name() -> None:
    """One is put before two others, and of two the first is taken out."""
    second = LoseTurns(2, called="lose-turns-2")
    before = [LoseTurns(9, called="at-once"), LoseTurns(1), second]
    assert names_of(before, "bog") == ["at-once", "lose-turns", "lose-turns-2"]
    assert names_of([second], "bog") == ["lose-turns-2"]


def test_what_an_effect_is_called_decides_no_play() -> None:
    assert digest(Content((LoseTurns(1, called="slow"),))) == digest(Content((LoseTurns(1),)))


def test_what_an_effect_does_does_not_hang_on_its_name() -> None:
    one, other = [LoseTurns(1)], [LoseTurns(1, called="slow")]
    assert one != other
    assert unnamed(one) == unnamed(other)


def test_effects_are_unfolded_with_those_inside_them() -> None:
    effects: list[Effect] = [May((May((LoseTurns(1),)), LoseTurns(2))), LoseTurns(3)]
    names = [verb(effect) for effect in unfold(effects, inside)]
    assert names == ["may", "may", "lose_turns", "lose_turns", "lose_turns"]


def test_cards_and_coroutines_must_name_the_same() -> None:
    compare("powers", ["fly", "hide", "fly"], {"hide", "fly"})
    with pytest.raises(LookupError, match="powers and their coroutines disagree about fly, sing"):
        compare("powers", ["fly", "hide"], ["hide", "sing"])

"""Kinds and words agree: each way in which they may not is found, and named."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from grimorio.conformance import Breach, check_plan, check_words_agree
from grimorio.conformance.plan import plan_faults, unused_kinds
from grimorio.core import NUMBER, SEAT, Kinds, Seating, Title, Words
from grimorio.core.kinds import Kind
from grimorio.core.registry import find
from grimorio.games.wisps.kinds import PICK
from grimorio.texts import texts_of
from grimorio.words import BadWords, cut_out, faults

WISPS = find("wisps")
Change = Callable[[Path], None]


def copied(
    folder: Path,
    kinds: Kinds | None = None,
    nouns: Mapping[str, Sequence[str]] | None = None,
    adds: Mapping[Kind | str, Sequence[str]] | None = None,
) -> Title[Any]:
    """Wisps in a folder of its own, with other declarations."""
    if not folder.exists():
        shutil.copytree(str(WISPS.folder), folder)
    return Title(
        name="wisps",
        folder=folder,
        rules=WISPS.rules,
        load=WISPS.load,
        steps=WISPS.steps,
        kinds=kinds or WISPS.kinds,
        seating=Seating(seats=(2, 4)),
        words=Words(nouns=nouns or {}, adds=adds or {}),
    )


def rewrite(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


def test_the_words_of_wisps_agree(tmp_path: Path) -> None:
    assert faults(WISPS) == []
    assert faults(copied(tmp_path / "wisps")) == []


@pytest.mark.parametrize(
    ("kinds", "missing"),
    [
        (Kinds(offers=("sing",)), ["offer-sing"]),
        (Kinds(outcomes=("storm",)), ["outcome-storm"]),
        (Kinds(duties=("rain",)), ["duty-rain", "duty-rain-once"]),
    ],
)
def test_a_missing_message_is_named_in_both_languages(
    tmp_path: Path, kinds: Kinds, missing: list[str]
) -> None:
    wanted = [f"{lang}: {message} is missing" for lang in ("en", "es") for message in missing]
    assert faults(copied(tmp_path / "wisps", kinds)) == wanted


def test_a_question_or_an_event_without_words_is_named(tmp_path: Path) -> None:
    kinds = Kinds()
    kinds.question("sing")
    kinds.event("sang")
    found = faults(copied(tmp_path / "wisps", kinds))
    assert "es: ask-sing is missing" in found
    assert "en: event-sang is missing" in found


def test_a_sentence_that_wants_more_than_it_is_given_is_named(tmp_path: Path) -> None:
    title = copied(tmp_path / "wisps")
    rewrite(tmp_path / "wisps/locale/es.ftl", "ask-pick = ", "ask-pick = { $moon } ")
    assert faults(title) == ["es: ask-pick uses $moon, which is not given"]
    assert faults(copied(tmp_path / "wisps", adds={"ask": ("moon",)})) == []
    assert faults(copied(tmp_path / "wisps", adds={PICK: ("moon",)})) == []
    assert faults(copied(tmp_path / "wisps", adds={"event": ("moon",)})) != []


def test_an_answer_without_words_is_named(tmp_path: Path) -> None:
    kinds = Kinds()
    kinds.question("walk").answer("dive", NUMBER("depth"))
    copied(tmp_path / "wisps")
    found = faults(copied(tmp_path / "wisps", kinds))
    assert "es: option-dive is missing" in found
    kinds = Kinds()
    gust = kinds.question("pick").passes(text="gust")
    assert faults(copied(tmp_path / "wisps", kinds)) == []
    rewrite(tmp_path / "wisps/locale/es.ftl", "option-gust = ", "option-gust = { $moon } ")
    assert faults(copied(tmp_path / "wisps", kinds)) == [
        "es: option-gust uses $moon, which is not given"
    ]
    assert faults(copied(tmp_path / "wisps", kinds, adds={gust: ("moon",)})) == []


def test_a_missing_text_of_one_option_is_found_when_the_title_is_loaded(tmp_path: Path) -> None:
    title = copied(tmp_path / "wisps")
    rewrite(tmp_path / "wisps/locale/es.ftl", "option-stay = ", "option-go-nowhere = ")
    with pytest.raises(BadWords, match="es: option-stay is missing"):
        texts_of(title, "en")


def test_a_noun_may_give_several_words(tmp_path: Path) -> None:
    copied(tmp_path / "wisps")
    rewrite(tmp_path / "wisps/locale/en.ftl", "event-left = ", "event-left = { $seat_kind } ")
    assert faults(copied(tmp_path / "wisps")) == [
        "en: event-left uses $seat_kind, which is not given"
    ]
    assert faults(copied(tmp_path / "wisps", nouns={"seat": ("*", "*_kind")})) == []


def test_an_argument_inside_another_message_counts(tmp_path: Path) -> None:
    copied(tmp_path / "wisps")
    rewrite(tmp_path / "wisps/locale/en.ftl", "ask-pick = ", "ask-pick = { card-step } ")
    assert faults(copied(tmp_path / "wisps")) == ["en: ask-pick uses $n, which is not given"]


def test_an_argument_that_no_language_says_is_named_unless_it_is_unsaid(tmp_path: Path) -> None:
    kinds = Kinds()
    kinds.event("left", SEAT, NUMBER("boots"))
    assert faults(copied(tmp_path / "wisps", kinds)) == [
        "event-left never says boots; mark it unsaid, or drop it"
    ]
    kinds = Kinds()
    kinds.event("left", SEAT, NUMBER("boots", unsaid=True))
    assert faults(copied(tmp_path / "wisps", kinds)) == []


def test_a_title_whose_words_do_not_agree_is_not_loaded(tmp_path: Path) -> None:
    title = copied(tmp_path / "wisps")
    rewrite(tmp_path / "wisps/locale/es.ftl", "event-mixed = ", "event-stirred = ")
    with pytest.raises(BadWords, match="es: event-mixed is missing"):
        texts_of(title, "en")
    with pytest.raises(Breach, match="event-mixed"):
        check_words_agree(title, 0)


def test_a_kind_that_no_rule_asks_or_tells_is_named(tmp_path: Path) -> None:
    title = copied(tmp_path / "wisps")
    with (tmp_path / "wisps/kinds.py").open("a", encoding="utf-8") as file:
        file.write('SANG: Final = KINDS.event("sang", SEAT)\n')
    (tmp_path / "wisps/view.py").write_text("from kinds import SANG\nprint(SANG)\n", "utf-8")
    assert unused_kinds(tmp_path / "wisps") == [
        "'sang' (SANG) is declared, but no rule asks, tells or takes it"
    ]
    with pytest.raises(Breach, match="SANG"):
        check_words_agree(title, 0)


def remove(name: str) -> Change:
    return lambda folder: (folder / name).unlink()


def bare_package(folder: Path) -> None:
    (folder / "rules.py").unlink()
    (folder / "rules").mkdir()
    for name in ("__init__", "turn", "secrets"):
        (folder / "rules" / f"{name}.py").write_text("", "utf-8")


def loose_content(folder: Path) -> None:
    (folder / "content").mkdir()
    (folder / "content/cards.json").write_text("{}", "utf-8")


def one_language_in_parts(folder: Path) -> None:
    (folder / "locale/es").mkdir()
    (folder / "locale/es.ftl").rename(folder / "locale/es/story.ftl")


def words_without_a_story(folder: Path) -> None:
    for lang in ("en", "es"):
        (folder / "locale" / lang).mkdir()
        (folder / f"locale/{lang}.ftl").rename(folder / f"locale/{lang}/table.ftl")
        for name in ("cards", "questions", "settings"):
            (folder / f"locale/{lang}/{name}.ftl").write_text("", "utf-8")


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        (remove("icons.txt"), "there is no icons.txt"),
        (remove("rulebook.es.md"), "there is no rulebook.es.md"),
        (remove("state.py"), "there is no state.py and no state/"),
        (remove("locale/en.ftl"), "there is no locale/en"),
        (bare_package, "there is no rules/ending.py"),
        (loose_content, "content/cards.json is no .toml"),
        (words_without_a_story, "there is no locale/en/story.ftl"),
        (one_language_in_parts, "locale/es has other files than locale/en"),
    ],
)
def test_what_is_not_on_the_floor_plan_is_named(tmp_path: Path, change: Change, wrong: str) -> None:
    title = copied(tmp_path / "wisps")
    assert plan_faults(tmp_path / "wisps") == []
    change(tmp_path / "wisps")
    assert plan_faults(tmp_path / "wisps") == [wrong]
    with pytest.raises(Breach, match="floor plan"):
        check_plan(title, 0)


def test_some_messages_are_cut_out_of_a_source() -> None:
    """With all their lines, and without those whose names only begin alike."""
    blurb = "title-blurb =\n    One line.\n\n    Another."
    source = f"title = A\n{blurb}\ntitle-more = B\n# C\nask = D\n"
    assert cut_out(source, ["title"]) == "title = A"
    assert cut_out(source, ["ask", "title-blurb"]) == f"{blurb}\nask = D"

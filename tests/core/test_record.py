"""Records: whole games as JSON; what is damaged, old, edited or hostile is refused, and why."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import grimorio
from grimorio.conformance import choose
from grimorio.core import Game
from grimorio.core.chance import commitment, seed_key
from grimorio.core.errors import BadRecord, OtherVersion, UnknownGame
from grimorio.core.record import MAX_BYTES, MAX_ENTRIES, Line, Record, kind_of, parse, record

Json = dict[str, Any]


def played(steps: int, seed: int = 5, seats: int = 3) -> Game[Any]:
    """A game of Wisps after N random answers, with undos among them."""
    game = grimorio.new("wisps", seats=seats, seed=seed, options={"rounds": 12})
    dice = Random(seed)
    while game.pending and game.number < steps:
        step = choose(game, dice)
        step.do(game)
        if game.pending and dice.random() < 0.15:
            game.undo(step.seat, consent=True)
    return game


def plain(game: Game[Any]) -> Json:
    """The record of a game as somebody would find it in a file."""
    data: Json = msgspec.json.decode(game.record().json())
    return data


def load(data: Json) -> Game[Any]:
    return grimorio.load(msgspec.json.encode(data))


def refused(data: Json | bytes | str, reason: str, error: type[BadRecord] = BadRecord) -> BadRecord:
    text = msgspec.json.encode(data) if isinstance(data, dict) else data
    with pytest.raises(error, match=reason) as found:
        grimorio.load(text)
    assert type(found.value) is error
    assert len(found.value.reason) < 300
    return found.value


# -- there and back -----------------------------------------------------------------------------


@pytest.mark.parametrize("steps", [0, 1, 7, 30, 1000])
def test_a_record_loads_to_the_same_game(steps: int) -> None:
    game = played(steps)
    for data in (game.record(), game.record().json(), game.record().json().decode()):
        again = grimorio.load(data)
        assert again.digest() == game.digest()
        assert again.number == game.number
        assert again.practice
        assert [e.args for e in again.events(0)] == [e.args for e in game.events(0)]
        assert again.record() == game.record()


def test_a_loaded_game_goes_on_as_the_first_would_have() -> None:
    game = played(20)
    again = grimorio.load(game.record())
    for seed in range(10):
        for one in (game, again):
            if one.outcome is None:
                choose(one, Random(seed)).do(one)
    assert again.digest() == game.digest()


def test_a_record_can_be_read_up_to_any_entry() -> None:
    game = grimorio.new("wisps", seed=1)
    digests = [game.digest()]
    dice = Random(1)
    for _ in range(15):
        choose(game, dice).do(game)
        digests.append(game.digest())
    whole = game.record()
    assert [grimorio.load(whole, at=n).digest() for n in range(16)] == digests


def test_a_person_can_read_a_record() -> None:
    game = grimorio.new("wisps", seats=2, seed=1)
    game.answer(0, game.pending[0].options[0])
    game.undo(0)
    game.take(1, "leave")
    data = plain(game)
    assert data["game"] == "wisps"
    assert data["options"] == {"rounds": 8}
    assert data["entries"][1:] == [[0, "1", "undo"], [1, "leave", "offer"]]
    assert set(data) == {
        "grimorio", "game", "ruleset", "content", "seats", "options", "key_hash", "entries",
        "digests", "key", "practice", "layout",
    }  # fmt: skip


def test_a_game_nobody_seeded_is_no_practice_game() -> None:
    game = grimorio.new("wisps")
    assert not game.practice
    assert "practice" not in plain(game)
    assert game.key != grimorio.new("wisps").key


def test_the_record_of_a_running_game_can_be_published_without_its_key() -> None:
    game = played(10)
    public = record(game, key=False)
    assert public.key == ""
    assert game.key.hex() not in public.json().decode()
    assert public.key_hash == commitment(game.key)
    refused(public.json(), "still running")


def test_long_records_carry_a_fingerprint_every_hundred_entries() -> None:
    game = grimorio.new("wisps", seats=4, seed=2, options={"rounds": 12})
    dice = Random(2)
    while game.outcome is None:
        choose(game, dice).do(game)
    assert game.number > 100
    assert set(plain(game)["digests"]) == {"100", str(game.number)}


# -- damaged ------------------------------------------------------------------------------------


def test_a_truncated_record_is_none() -> None:
    data = played(30).record().json()
    for length in (0, 1, 20, len(data) // 2, len(data) - 1):
        refused(data[:length], "not a record")


@pytest.mark.parametrize("data", [b"[]", b"3", b"null", b"\xff\xfe", "ñ", '{"grimorio": 1}'])
def test_what_is_no_record_is_refused(data: bytes | str) -> None:
    refused(data, "not a record")


@pytest.mark.parametrize(
    ("field", "value"),
    [("seats", "two"), ("entries", {}), ("entries", [[0, None]]), ("options", []), ("ruleset", [])],
)
def test_a_field_of_another_kind_is_named(field: str, value: object) -> None:
    assert field in refused({**plain(played(3)), field: value}, "not a record").reason


def test_a_field_nobody_knows_is_refused() -> None:
    refused({**plain(played(3)), "extra": 1}, "unknown field `extra`")


# -- of another version -------------------------------------------------------------------------


@pytest.mark.parametrize("version", [0, 3, "one", None, [1]])
def test_another_format_is_named(version: object) -> None:
    reason = r"format .*; this version reads format 2"
    refused({**plain(played(3)), "grimorio": version}, reason, OtherVersion)


def test_another_ruleset_says_which_version_plays_it() -> None:
    data = {**plain(played(3)), "ruleset": 1}
    refused(data, "wisps ruleset 1; here is ruleset 2; Grimorio 0.0 plays it", OtherVersion)


def test_a_ruleset_nobody_knows_says_so() -> None:
    refused({**plain(played(3)), "ruleset": 9}, "no version known here plays it", OtherVersion)


def test_other_content_is_named() -> None:
    refused({**plain(played(3)), "content": "abc"}, "other content of wisps", OtherVersion)


def test_a_title_that_is_not_installed_is_named() -> None:
    with pytest.raises(UnknownGame, match="no game 'chess'"):
        load({**plain(played(3)), "game": "chess"})


# -- edited by hand -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ([1, "99"], "99' is no answer to"),
        ([0, "1"], "seat 0 has already answered"),
        ([7, "1"], "there is no seat 7"),
        ([1, "sail", "offer"], "no standing offer 'sail'"),
        ([2, "1", "undo"], "nothing to take back|somebody else"),
        ([0, "1", "dance"], "not an entry"),
        ([0], "not an entry"),
        (["0", "1"], "not an entry"),
        ([0, 1], "not an entry"),
    ],
)
def test_an_entry_that_cannot_be_is_named(line: list[object], reason: str) -> None:
    data = plain(grimorio.new("wisps", seats=3, seed=1))
    game = grimorio.new("wisps", seats=3, seed=1)
    first = [0, str(game.pending[0].options[0])]
    error = refused({**data, "entries": [first, line], "digests": {}}, f"entry 2: .*({reason})")
    assert error.entry == 2


def test_another_answer_is_found_out_and_said_where() -> None:
    game = grimorio.new("wisps", seats=2, seed=3)
    dice = Random(3)
    while len(game.pending[0].options) < 2 or game.number < 5:
        choose(game, dice).do(game)
    question = game.pending[0]
    game.answer(question.seat, question.options[0])
    data = plain(game)
    other = str(question.options[1])
    error = refused({**data, "entries": [*data["entries"][:-1], [question.seat, other]]}, "differs")
    assert error.entry == game.number


def test_fingerprints_of_another_layout_are_not_compared() -> None:
    game = played(20)
    data = plain(game)
    assert data["layout"] == game.title.history.layout
    changed = dict.fromkeys(data["digests"], "0" * 32)
    other = {**data, "digests": changed, "layout": data["layout"] + 7}
    assert grimorio.load(msgspec.json.encode(other)).digest() == game.digest()


def test_a_fingerprint_that_does_not_fit_is_found_out_and_said_where() -> None:
    data = plain(played(20))
    error = refused({**data, "digests": {**data["digests"], "7": "0" * 32}}, "differs")
    assert error.entry == 7


def test_other_options_or_seats_lead_to_another_game_and_are_found_out() -> None:
    data = plain(played(20))
    refused({**data, "seats": 4}, "entry ")
    refused({**data, "seats": 9}, "played by 2 to 4, not by 9")
    refused({**data, "options": {"rounds": 5}}, "cannot be '5'")
    refused({**data, "options": {"length": 5}}, "no option 'length'")


def test_a_chance_key_other_than_announced_is_found_out() -> None:
    data = plain(played(20))
    refused({**data, "key": seed_key(6).hex()}, "not the one its hash announced")
    refused({**data, "key_hash": commitment(seed_key(6))}, "not the one its hash announced")
    refused({**data, "key": "no key"}, "not a key")
    key = seed_key(6)
    chosen = {**data, "key": key.hex(), "key_hash": commitment(key)}
    refused(chosen, "entry ")


def test_entries_cut_off_at_the_end_are_found_out() -> None:
    data = plain(played(20))
    error = refused({**data, "entries": data["entries"][:-3]}, "missing")
    assert error.entry == len(data["entries"]) - 3


# -- hostile ------------------------------------------------------------------------------------


def test_a_huge_record_is_not_even_read() -> None:
    refused(b'{"game": "' + b"x" * MAX_BYTES + b'"}', "larger than 16 MB")


def test_a_huge_text_inside_a_record_is_refused_with_a_short_reason() -> None:
    data = plain(played(3))
    big = "x" * 1_000_000
    refused({**data, "entries": [[0, big]]}, "entry 1: ")
    refused({**data, "options": {"rounds": big}}, "cannot be 'x")
    refused({**data, "content": big}, "other content", OtherVersion)
    refused({**data, "key": big}, "not a key")
    with pytest.raises(UnknownGame) as unknown:
        load({**data, "game": big})
    assert len(unknown.value.reason) < 300


@pytest.mark.parametrize(
    "hole", ["{}", '{{"grimorio": {}}}', '{{"grimorio": 1, "options": {{"rounds": {}}}}}']
)
def test_deep_nesting_is_refused(hole: str) -> None:
    deep = "[" * 500_000 + "]" * 500_000
    refused(hole.format(deep), "not a record")
    refused(hole.format('{"a":' * 200_000), "not a record")


@pytest.mark.parametrize("field", ["grimorio", "seats", "ruleset"])
def test_a_number_with_too_many_digits_is_refused(field: str) -> None:
    data = msgspec.json.encode({**plain(played(3)), field: 12345}).decode()
    with pytest.raises(BadRecord):
        grimorio.load(data.replace("12345", "9" * 10_000))


def test_more_entries_than_any_game_has_are_refused_before_they_are_played() -> None:
    data = {**plain(played(3)), "entries": [[0, "1"]] * 1_000_000}
    refused(data, f"more than {MAX_ENTRIES} entries")


def test_entries_beyond_the_end_of_the_game_are_refused() -> None:
    game = played(1000)
    data = plain(game)
    error = refused({**data, "entries": [*data["entries"], [0, "1"]]}, "the game is over")
    assert error.entry == game.number + 1


@pytest.mark.parametrize("number", ["²", "9" * 5000])
def test_a_fingerprint_of_no_entry_is_refused(number: str) -> None:
    refused({**plain(played(3)), "digests": {number: ""}}, "entr")


def test_a_chance_key_of_another_length_is_refused() -> None:
    key = bytes(100)
    data = {**plain(played(3)), "key": key.hex(), "key_hash": commitment(key)}
    refused(data, "key")


def test_a_text_that_is_no_unicode_is_refused() -> None:
    refused('{"grimorio": "\ud800"}', "not a record")


def test_parsing_a_record_twice_changes_nothing() -> None:
    read = parse(played(10).record().json())
    assert isinstance(read, Record)
    assert parse(read) is read


def test_what_an_entry_does_has_one_name_in_the_game_and_in_its_record() -> None:
    game = grimorio.new("wisps", seats=2, seed=3)
    asked = game.pending[0]
    for consent in (False, True):
        game.answer(asked.seat, asked.options[0])
        game.undo(asked.seat, consent=consent)
    lines = game.record().entries
    assert [kind_of(line) for line in lines] == [entry.kind for entry in game.entries()]
    assert [line[2:] for line in lines] == [(), ("undo",), (), ("rewind",)]


@pytest.mark.parametrize("line", [(), (0,), (0, "a", "answer"), (0, "a", "rules"), ("0", "a")])
def test_what_is_no_line_of_a_record_has_no_kind(line: Line) -> None:
    with pytest.raises(BadRecord, match="not an entry"):
        kind_of(line)

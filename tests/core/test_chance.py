"""Chance: the same on every machine, fair, and open to be checked by anyone."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grimorio.core.chance import KEY_BYTES, Chance, commitment, derive_key, new_key, seed_key

KEY = bytes(range(16))


def test_the_stream_of_a_key_never_changes() -> None:
    # Records of old games depend on these numbers.
    chance = Chance(KEY)
    assert [chance.below(1 << 32) for _ in range(18)] == [
        724519020,
        1576110046,
        2913835831,
        3751677976,
        239291535,
        4164263378,
        2413884699,
        1015621279,
        1290833928,
        190974575,
        2633382392,
        3868827954,
        2094789199,
        2459741785,
        2311800303,
        2633730522,
        2027163000,
        3154480404,
    ]
    assert chance.drawn == 18


def test_a_word_is_a_function_of_key_and_number_that_anyone_can_compute() -> None:
    for number in (0, 5, 15, 16, 1000):
        block = blake2b((number // 16).to_bytes(8, "big"), key=KEY).digest()
        word = int.from_bytes(block[number % 16 * 4 :][:4], "big")
        assert Chance(KEY, number).below(1 << 32) == word


def test_keys_of_seeds_and_purposes_and_what_is_published_of_them_never_change() -> None:
    assert seed_key(7).hex() == "17b4f2c7deef9390652633c9eac1b1cb"
    assert seed_key("7") == seed_key(7)
    assert derive_key(KEY, "hide").hex() == "95bb85b470d9fb6eebc6c7284e80e601"
    assert commitment(KEY) == "75c7b6377b7f48d34869a4e09d678a3c17999d76e73aebd1302ee03d520229de"


def test_different_purposes_seeds_and_keys_have_nothing_in_common() -> None:
    keys = [KEY, seed_key(1), seed_key(2), derive_key(KEY, "a"), derive_key(KEY, "b"), new_key()]
    assert len({*keys, *(bytes.fromhex(commitment(key))[:KEY_BYTES] for key in keys)}) == 12
    assert {len(key) for key in keys} == {KEY_BYTES}


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 20])
def test_every_number_is_as_likely_as_the_others(sides: int) -> None:
    chance = Chance(seed_key(f"uniform {sides}"))
    many = 3000 * sides
    counts = Counter(chance.below(sides) for _ in range(many))
    # Chi-square: with these degrees of freedom it passes this bound once in a billion streams.
    spread = sum((counts[n] - 3000) ** 2 / 3000 for n in range(sides))
    assert set(counts) == set(range(sides))
    assert spread < sides - 1 + 6 * (2 * (sides - 1)) ** 0.5 + 18


def test_a_word_that_would_favour_low_numbers_is_drawn_again() -> None:
    # Of 2**32 words, three do not divide evenly below the number: a biased stream would take them.
    n = (1 << 31) + 1
    skipped = 0
    for start in range(40):
        word = Chance(KEY, start).below(1 << 32)
        chance = Chance(KEY, start)
        found = chance.below(n)
        if word < n:
            assert (found, chance.drawn) == (word, start + 1)
        else:
            skipped += 1
            assert chance.drawn > start + 1
    assert 10 < skipped < 30


@pytest.mark.parametrize("n", [0, -1, (1 << 32) + 1])
def test_nothing_can_be_chosen_from_nothing(n: int) -> None:
    with pytest.raises(ValueError, match="nothing to choose"):
        Chance(KEY).below(n)


def test_a_die_shows_one_to_its_sides() -> None:
    chance = Chance(KEY)
    assert {chance.roll() for _ in range(200)} == {1, 2, 3, 4, 5, 6}
    assert {chance.roll(2) for _ in range(50)} == {1, 2}


@given(st.lists(st.integers(), min_size=1), st.integers())
def test_a_draw_takes_out_what_a_pick_leaves(items: list[int], seed: int) -> None:
    bag = items[:]
    drawn = Chance(seed_key(seed)).draw(bag)
    assert sorted([*bag, drawn]) == sorted(items)
    kept = items[:]
    assert Chance(seed_key(seed)).pick(kept) == drawn
    assert kept == items


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    chance = Chance(seed_key("shuffle"))
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [1, 2, 3]
        chance.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations([1, 2, 3]))
    assert all(850 < count < 1150 for count in counts.values())


def test_a_copy_goes_on_from_the_same_place_and_goes_its_own_way() -> None:
    chance = Chance(KEY)
    for _ in range(13):
        chance.roll()
    copy = chance.copy()
    assert (copy.key, copy.drawn) == (chance.key, chance.drawn)
    ahead = [copy.roll() for _ in range(40)]
    assert chance.drawn == 13
    assert [chance.roll() for _ in range(40)] == ahead
    assert [Chance(KEY, 13).roll() for _ in range(1)] == ahead[:1]

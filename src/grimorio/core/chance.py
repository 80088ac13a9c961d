"""Chance: a keyed hash counter. Small, cheap to copy, the same on every machine, unpredictable.

Word n of the stream is a function of the key and n alone, so the hash of the key can be published
when a game starts and the key when it ends, and anyone can verify every die and every draw.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from struct import Struct
from typing import TypeAlias, TypeVar

T = TypeVar("T")

KEY_BYTES = 16
_WORDS = 16  # 32-bit words in a 64-byte block
_BLOCK = Struct(f">{_WORDS}I")


def new_key() -> bytes:
    """A key nobody can guess."""
    return secrets.token_bytes(KEY_BYTES)


def derive_key(key: bytes, purpose: str) -> bytes:
    """Another key, as unpredictable as the first, for one purpose."""
    return blake2b(purpose.encode(), key=key, digest_size=KEY_BYTES).digest()


def seed_key(seed: int | str) -> bytes:
    """The key of a seed somebody chose: for practice games, tests and simulations."""
    return blake2b(str(seed).encode(), person=b"grimorio-seed", digest_size=KEY_BYTES).digest()


def commitment(key: bytes) -> str:
    """What may be published of a key while its game runs."""
    return blake2b(key, person=b"grimorio-commit", digest_size=32).hexdigest()


Heard: TypeAlias = "dict[tuple[bytes, int], tuple[int, int]]"
"""Choices by key and by the first word they used: among how many, and which it was."""


class Chance:
    """A stream of fair choices; `drawn` counts the words used and is the whole position in it."""

    __slots__ = ("_number", "_words", "drawn", "heard", "key")

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.key = key
        self.drawn = drawn
        self.heard: Heard | None = None
        """Where every choice is written down, by this stream and those that come of it; for
        whoever verifies a game."""
        self._number = -1
        self._words: tuple[int, ...] = ()

    def copy(self) -> Chance:
        new = Chance(self.key, self.drawn)
        new._number = self._number
        new._words = self._words
        new.heard = self.heard
        return new

    def under(self, key: bytes) -> Chance:
        """The stream of another key, from its start, heard by the same."""
        new = Chance(key)
        new.heard = self.heard
        return new

    def _word(self) -> int:
        n = self.drawn
        self.drawn = n + 1
        number = n // _WORDS
        if number != self._number:
            self._number = number
            block = blake2b(number.to_bytes(8, "big"), key=self.key).digest()
            self._words = _BLOCK.unpack(block)
        return self._words[n % _WORDS]

    def below(self, n: int) -> int:
        """One of 0..n-1, each as likely as the others."""
        if not 0 < n <= 1 << 32:
            raise ValueError(f"nothing to choose from below {n}")
        limit = (1 << 32) - (1 << 32) % n
        at = self.drawn
        while True:
            word = self._word()
            if word < limit:
                if self.heard is not None:
                    self.heard[self.key, at] = (n, word % n)
                return word % n

    def roll(self, sides: int = 6) -> int:
        """One die."""
        return 1 + self.below(sides)

    def pick(self, items: list[T]) -> T:
        """One of the items, left where it is."""
        return items[self.below(len(items))]

    def draw(self, bag: list[T]) -> T:
        """One of the items, taken out of the bag."""
        return bag.pop(self.below(len(bag)))

    def shuffle(self, items: list[T]) -> None:
        """Mix in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

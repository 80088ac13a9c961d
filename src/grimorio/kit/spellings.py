"""How states store what stands in memory by its place: the options of a table, a row with a number
for each thing, and numbers whose first says what the others are.

Each reads the numbers of older checkpoints, too, by the ids as they stood (`kept.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar

from grimorio.core.contract import Options
from grimorio.core.data import BadData, Data, as_dict, as_int, as_list
from grimorio.core.nouns import Gone, Noun, Spelling
from grimorio.core.title import Setting

R = TypeVar("R", list[int], tuple[int, ...])


class Chosen(Spelling[dict[str, int]]):
    """The options of a table as numbers: a flag is 0 or 1, a word its place among the values of
    its setting. On disk they are what the table was opened with."""

    __slots__ = ("_settings", "_words")

    def __init__(self, settings: Sequence[Setting], kept: Mapping[str, Sequence[str]]) -> None:
        self._settings: Final = {setting.name: setting for setting in settings}
        self._words: Final = {
            setting.name: Noun(
                f"value of {setting.name}",
                [str(value) for value in setting.values],
                kept=kept.get(f"setting/{setting.name}", ()),
            )
            for setting in settings
            if isinstance(setting.default, str)
        }

    def numbers(self, options: Options) -> dict[str, int]:
        """The options of a new table."""
        return {name: self._number(name, options[name]) for name in self._settings}

    def dump(self, value: dict[str, int]) -> Data:
        """Words as words, flags as flags."""
        found: dict[str, Data] = {}
        for name, number in value.items():
            if name in self._words:
                found[name] = self._words[name].dump(number)
            elif isinstance(self._settings[name].default, bool):
                found[name] = bool(number)
            else:
                found[name] = number
        return found

    def load(self, data: Data) -> dict[str, int]:
        """The numbers of today."""
        return {name: self._number(name, value) for name, value in as_dict(data).items()}

    def _number(self, name: str, value: Data) -> int:
        if name not in self._settings:
            raise Gone("setting", name)
        if name in self._words:
            return self._words[name].load(value)
        if not isinstance(value, int):
            raise BadData(f"setting {name} cannot be {str(value)[:40]}")
        return int(value)


class Row(Spelling[R]):
    """A number for each thing of a noun. On disk it stands by the id, and 0 is left out. `make`
    makes of the numbers what they are in memory."""

    __slots__ = ("_make", "_numbers", "_of")

    def __init__(
        self, of: Noun, make: Callable[[list[int]], R], numbers: Noun | None = None
    ) -> None:
        self._of: Final = of
        self._make: Final[Callable[[list[int]], R]] = make
        self._numbers: Final = numbers or Noun("number")

    def dump(self, value: R) -> Data:
        """Id and number."""
        return {self._of.dump_key(n): self._numbers.dump(one) for n, one in enumerate(value) if one}

    def load(self, data: Data) -> R:
        """A list is of the time when numbers stood by their places."""
        row = [0] * len(self._of.ids)
        if isinstance(data, list):
            data = {str(n): one for n, one in enumerate(data) if one}
        for key, one in as_dict(data).items():
            row[self._of.load_key(key)] = self._numbers.load(one)
        return self._make(row)


class Tagged(Spelling[tuple[int, ...]]):
    """Numbers whose first is a thing of a noun and says what the others are: plain numbers, unless
    `parts` has nouns for them, by the id of the first."""

    __slots__ = ("_parts", "_tag")

    def __init__(self, tag: Noun, parts: Mapping[str, Noun]) -> None:
        self._tag: Final = tag
        self._parts: Final = {tag.number(id_): noun for id_, noun in parts.items()}

    def dump(self, value: tuple[int, ...]) -> Data:
        """The id, then the others."""
        noun = self._parts.get(value[0])
        rest = list[Data](value[1:]) if noun is None else noun.dump_all(value[1:])
        return [self._tag.dump(value[0]), *rest]

    def load(self, data: Data) -> tuple[int, ...]:
        """The numbers of today."""
        stored = as_list(data)
        if not stored:
            raise BadData(f"a {self._tag.noun} was expected")
        tag = self._tag.load(stored[0])
        noun = self._parts.get(tag)
        return (tag, *[as_int(one) if noun is None else noun.load(one) for one in stored[1:]])

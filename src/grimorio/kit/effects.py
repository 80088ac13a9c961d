"""Effects: what cards order, as the content says it.

An effect is a struct whose tag, the ``do`` of the TOML, is the name of what carries it out; its
fields are what that needs to know::

    class LoseTurns(Effect, frozen=True):
        count: int

    then = [{ do = "lose_turns", count = 2 }]

Plain effects are data; what no verb can say is a coroutine with a name, and `compare` sees that
the cards and the coroutines name the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Annotated, TypeVar

import msgspec

from grimorio.kit.content import SHOWN, Fact


def snake(name: str) -> str:
    """LoseTurns -> lose_turns."""
    return "".join("_" + sign.lower() if sign.isupper() else sign for sign in name).lstrip("_")


class Effect(Fact, frozen=True, kw_only=True, tag_field="do", tag=snake):
    """What a card orders."""

    called: Annotated[str, SHOWN] = ""
    """What stored games call it, where its verb does not say it: see `names_of`."""


E = TypeVar("E", bound=Effect)


def verb(effect: Fact) -> str:
    """The name of what carries out an effect, or of another kind of fact that has a tag."""
    return str(effect.__struct_config__.tag)


def names_of(effects: Sequence[Effect], where: str) -> list[str]:
    """What stored games call the effects of a list: by their verbs, or as the content says.

    Two effects of one verb would trade names if one were put before the other or taken out. So only
    one of them goes by its verb, and the content names every other: `called = "move-2"`. If the
    first of two moves is taken out, the other keeps the name it has; if a third is put before both,
    it is given a name of its own. A list with one name twice raises LookupError, and says `where`.
    """
    names = [effect.called or verb(effect).replace("_", "-") for effect in effects]
    for name in names:
        if names.count(name) > 1:
            raise LookupError(
                f"{where}: two effects are called {name!r}; the one that no stored game knows by"
                f' that name needs another, such as called = "{name}-2"'
            )
    return names


def unnamed(effects: Sequence[E]) -> list[E]:
    """What effects do, whatever stored games call them."""
    return [msgspec.structs.replace(effect, called="") for effect in effects]


def unfold(effects: Iterable[E], inside: Callable[[E], Sequence[Sequence[E]]]) -> Iterator[E]:
    """Effects with all that they lead to; `inside` gives the lists of effects inside one."""
    for effect in effects:
        yield effect
        for part in inside(effect):
            yield from unfold(part, inside)


def compare(what: str, cards: Iterable[str], coroutines: Iterable[str]) -> None:
    """Raise LookupError unless every name on a card has its coroutine, and no coroutine is without
    a card."""
    if faults := sorted(frozenset(cards) ^ frozenset(coroutines)):
        raise LookupError(f"{what} and their coroutines disagree about {', '.join(faults)}")

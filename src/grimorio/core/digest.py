"""Fingerprints: two games with the same one go on in the same way."""

from __future__ import annotations

from hashlib import blake2b
from json import dumps
from typing import Any

from grimorio.core.asking import Ask, Value, key_of
from grimorio.core.play import Play


def digest(play: Play[Any]) -> str:
    """A fingerprint of all that decides how the game goes on."""
    chance = play.state.chance
    asks: list[object] = []
    given: list[object] = []
    more: list[object] = []
    if play.together is None:
        asks = [_fingerprint(ask) for ask in play.open]
        given = [None] * len(asks)
    else:
        for branch in play.together.branches:
            over = branch.ask is None or (branch.done and branch.flow is not None)
            asks.append(None if over or branch.ask is None else _fingerprint(branch.ask))
            given.append(key_of(branch.given[-1]) if branch.done and branch.given else None)
            if len(branch.given) > 1 or (branch.given and not branch.done):
                more.append([branch.seat, [key_of(value) for value in branch.given]])
    parts = [play.state.dump(), chance.key.hex(), chance.drawn, asks, given]
    if more:
        parts.append(more)
    return blake2b(dumps(parts).encode(), digest_size=16).hexdigest()


def _fingerprint(ask: Ask[Value]) -> list[object]:
    kind = ask.kind
    about = [arg.key(None, value) for arg, value in zip(kind.args, ask.about, strict=True)]
    return [ask.seat, kind.name, about, [kind.key(None, option) for option in ask.options]]

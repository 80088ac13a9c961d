"""What a game is remembered for: the gold that was carried out, and by whom."""

from __future__ import annotations

from grimorio.core import Feat
from grimorio.core.scene import Text
from grimorio.games.dungeonquest.components.numbers import HERO
from grimorio.games.dungeonquest.state import LEFT, Quest


def feats(s: Quest) -> list[Feat]:
    """The gold of every Hero that came out with some."""
    return [
        Feat(seat, gold, Text("feat-gold", {"hero": Text(f"hero-{HERO.ids[hero.kind]}")}))
        for seat, hero in enumerate(s.heroes)
        if hero.where == LEFT and (gold := sum(hero.worth)) > 0
    ]

"""What a finished game leaves for the hall of fame: the scores of those who won, and with whom."""

from __future__ import annotations

from grimorio.core import Feat, Seat
from grimorio.core.scene import Text
from grimorio.games.dungeonalliance.rules.ending import common_score, outcome, score_of
from grimorio.games.dungeonalliance.state import SOLO, TOGETHER, Dungeon
from grimorio.games.dungeonalliance.view.names import hero_text
from grimorio.games.dungeonalliance.view.together import rank_words
from grimorio.kit.story import Words, listed


def feats(s: Dungeon) -> list[Feat]:
    """The winners, if there is anything to be proud of; alone with their rank, together with the
    common score (DA-RUL-107, DA-RUL-147)."""
    found = outcome(s)
    if found is None:
        return []
    return [
        Feat(
            seat,
            float(common_score(s)) if s.mode == TOGETHER else found.scores[seat],
            feat_text(s, seat),
        )
        for seat in found.winners
        if found.scores[seat] > 0
    ]


def feat_text(s: Dungeon, seat: Seat) -> Text:
    """With whom it was done."""
    words: Words = {"heroes": listed([hero_text(hero.kind) for hero in s.players[seat].heroes])}
    if s.mode == SOLO:
        return Text("feat-rank", {**words, **rank_words(score_of(s, seat))})
    if s.mode == TOGETHER:
        return Text("feat-together", {**words, "goal": s.goal})
    return Text("feat-heroes", words)

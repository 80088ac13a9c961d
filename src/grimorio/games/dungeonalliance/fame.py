"""What a finished game leaves for the hall of fame: the scores of those who won, and with whom."""

from __future__ import annotations

from grimorio.core import Feat
from grimorio.core.scene import Text
from grimorio.games.dungeonalliance.rules.ending import outcome
from grimorio.games.dungeonalliance.state import Dungeon
from grimorio.games.dungeonalliance.view.names import hero_text
from grimorio.kit.story import listed


def feats(s: Dungeon) -> list[Feat]:
    """The winners, or who played alone, if there is anything to be proud of."""
    found = outcome(s)
    if found is None:
        return []
    return [
        Feat(
            seat,
            found.scores[seat],
            Text(
                "feat-heroes",
                {"heroes": listed([hero_text(h.kind) for h in s.players[seat].heroes])},
            ),
        )
        for seat in found.winners
        if found.scores[seat] > 0
    ]

"""The end of the game: when it comes, and who wins."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import CARD, TILE
from grimorio.games.dungeonalliance.kinds import BUY, OPEN
from grimorio.games.dungeonalliance.rules.ending import outcome
from grimorio.games.dungeonalliance.rules.turn import begin_monsters, end_cycle, next_round
from grimorio.games.dungeonalliance.rules.upgrades import upgrade
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import FIRST, SECOND, THIRD, lay, room

# -- when it comes ---------------------------------------------------------------------------------


@pytest.mark.rule("DA-WIN-2", "DA-ROUND-1")
def test_the_game_ends_after_the_fourth_round() -> None:
    t = room()
    t.s.round = 4
    t.play(next_round())
    assert t.game is not None
    assert t.game.outcome is not None


@pytest.mark.rule("DA-WIN-1", "DA-RUL-62")
def test_an_empty_dungeon_ends_the_game_with_this_round() -> None:
    t = room()
    t.s.tiles_left = [0, 0, 0]
    t.put("petra", (4, 4))
    goblin = t.monster("goblin", (4, 3), damage=2)
    t.activate("petra")
    t.attack(goblin)
    assert t.s.early
    t.play(begin_monsters())
    assert t.game is not None
    assert t.game.outcome is not None


@pytest.mark.rule("DA-WIN-1", "DA-RUL-62")
def test_a_last_tile_without_monsters_empties_the_dungeon() -> None:
    t = lay()
    t.row("crossroads", "nest")
    t.s.tiles_left = [0, 0, 0]
    t.s.supply = dict.fromkeys(t.s.supply, 0)
    t.activate("petra")
    t.end()
    t.put("lorna", (2, 4))
    t.activate("lorna")
    t.do(OPEN, t.edge((0, 1), "e"), 4 * TILE["crossroads"])
    assert t.s.early
    assert t.told("cleared") == [()]


@pytest.mark.rule("DA-RUL-62", "DA-WIN-1")
def test_a_dungeon_emptied_by_a_monsters_own_turn_goes_to_the_end_phase_at_once() -> None:
    t = room()
    t.s.tiles_left = [0, 0, 0]
    t.s.early = True
    t.monster("goblin", (4, 4))
    t.play(begin_monsters())
    assert t.told("monster_activated") == [], "placed later: it holds all the same"
    assert t.game is not None
    assert t.game.outcome is not None


@pytest.mark.rule("DA-RUL-62", "DA-ROUND-9", "DA-WIN-1")
def test_a_dungeon_emptied_in_a_monster_phase_ends_the_game_without_another_cycle() -> None:
    t = room()
    t.s.cycle = 1
    t.s.early = True
    t.play(end_cycle())
    assert t.told("cycle") == []
    assert t.game is not None
    assert t.game.outcome is not None


@pytest.mark.rule("DA-WIN-1", "DA-END-5", "DA-WIN-3")
def test_the_end_phase_of_an_empty_dungeon_is_carried_out_with_its_poison() -> None:
    t = room()
    t.s.early = True
    t.hurt("lorna", 5, poison=1)
    t.player(0).fresh, t.player(1).fresh = 3, 2
    t.play(begin_monsters())
    assert t.hero("lorna").defeated
    assert t.game is not None
    assert t.game.outcome is not None
    assert t.game.outcome.scores == (2, 2), "3 XP and a Defeat token"


# -- who wins --------------------------------------------------------------------------------------


@pytest.mark.rule("DA-WIN-3..7", "DA-RUL-18", "DA-UPG-3")
def test_score_then_cards_then_damage_decide() -> None:
    def winners(*rows: tuple[int, int, int, int, int]) -> tuple[int, ...]:
        t = room()
        for seat, (fresh, spent, defeats, cards, damage) in enumerate(rows):
            player = t.player(seat)
            player.fresh, player.spent, player.defeats = fresh, spent, defeats
            player.cards = cards
            player.heroes[0].damage = damage
        t.s.round = 4
        t.play(next_round())
        assert t.game is not None
        assert t.game.outcome is not None
        return t.game.outcome.winners

    assert winners((1, 4, 0, 0, 0), (3, 3, 2, 5, 0)) == (0,)
    assert winners((2, 2, 0, 1, 0), (4, 0, 0, 2, 3)) == (1,)
    assert winners((2, 2, 0, 1, 3), (4, 0, 0, 1, 2)) == (1,)
    assert winners((2, 2, 0, 1, 2), (4, 0, 0, 1, 2)) == (0, 1)


@pytest.mark.rule("DA-WIN-4", "DA-WIN-7")
def test_one_winner_wins_by_score_and_several_tie() -> None:
    t = lay()
    t.s.over = True
    over = outcome(t.s)
    assert over is not None
    assert (over.reason, over.winners) == ("tie", (0, 1))
    t.player(1).fresh = 1
    over = outcome(t.s)
    assert over is not None
    assert (over.reason, over.winners) == ("score", (1,))


@pytest.mark.rule("DA-RUL-18", "DA-WIN-7")
def test_three_may_win_together() -> None:
    t = lay(FIRST, SECOND, THIRD)
    t.s.over = True
    for player in t.s.players:
        player.fresh = 4
    found = outcome(t.s)
    assert found is not None
    assert found.winners == (0, 1, 2)
    t.player(1).heroes[2].damage = 1
    found = outcome(t.s)
    assert found is not None
    assert (found.winners, found.reason) == ((0, 2), "tie")


@pytest.mark.rule("DA-WIN-5", "DA-RUL-50")
@pytest.mark.parametrize("card", ["aegis-stone", "long-blade"])
def test_in_a_tie_an_artifact_counts_as_a_card_acquired(card: str) -> None:
    t = lay()
    t.upgrades(card)
    t.player(0).fresh = t.player(1).fresh = 6
    t.play(upgrade(0))
    t.answer(BUY(CARD[card], NONE))
    assert t.player(0).cards == 1
    t.s.round = 4
    t.play(next_round())
    assert t.game is not None
    assert t.game.outcome is not None
    assert list(t.game.outcome.winners) == [0]

"""The catacombs: going down, wandering below, coming out somewhere else (DQ-CATA)."""

from __future__ import annotations

from grimorio.core import ask, plan, tell
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.components.numbers import CONTENT, THEN
from grimorio.games.dungeonquest.rules import effects, encounters, movement, step
from grimorio.games.dungeonquest.rules.attributes import attribute_test
from grimorio.games.dungeonquest.rules.board import BOARD, WAYS, room_at, space_of
from grimorio.games.dungeonquest.rules.decks import draw, drop_kept
from grimorio.games.dungeonquest.rules.dice import roll_dice
from grimorio.games.dungeonquest.rules.life import CATACOMBS_DECK, end_turn, goes_on
from grimorio.games.dungeonquest.rules.uses import usable
from grimorio.games.dungeonquest.state import CATACOMBS, DUNGEON, Quest
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import put_in_bag

LEFT_HAND, RIGHT_HAND = 3, 1
"""A quarter turn to the left or to the right of the heading."""


@step
async def descend(s: Quest, seat: int) -> None:
    """Go or fall into the catacombs: the Travel marker stays on the board and points where the
    Hero chooses; the turn ends (DQ-CATA-1, DQ-CATA-7..10, DQ-RUL-72, DQ-RUL-73)."""
    hero = s.heroes[seat]
    hero.heading = await ask(seat, kinds.HEADING, lambda: range(4))
    movement.leave_room(s, seat)
    hero.where = CATACOMBS
    hero.came_from = hero.side = NONE
    tell(s, kinds.DESCENDED, seat, hero.at, hero.heading)
    for card in hero.kept[:]:
        if CONTENT.cards[card].until == "enter_catacombs":
            drop_kept(s, seat, card)
    end_turn(s, seat)


@step
async def wander(s: Quest, seat: int) -> None:
    """A turn below: draw a Catacombs card, or use what was found instead (DQ-CATA-11)."""
    holes = [card for card in s.heroes[seat].kept if is_hole(card)]

    def options() -> list[tuple[str, int] | str]:
        climbs = [("climb", card) for card in sorted(set(holes))]
        return ["draw", *climbs, *[("use", card) for card in usable(s, seat, "catacombs_turn")]]

    choice = await ask(seat, kinds.WANDER, options)
    if isinstance(choice, str):
        plan(s, draw_below(seat))
    elif choice[0] == "use":
        effects.use(s, seat, choice[1])
    else:
        effects.carry_out(s, seat, THEN[choice[1]], choice[1])


@step
async def draw_below(s: Quest, seat: int) -> None:
    """On through the dark: a card, and a space further (DQ-CATA-11)."""
    if draw(s, seat, CATACOMBS_DECK):
        s.heroes[seat].travelled += 1
        plan(s, encounters.face_card(seat))


def is_hole(card: int) -> bool:
    """Whether a kept card is a Hole in the ceiling, to be tried again."""
    return not CONTENT.cards[card].keep


async def climb_out(s: Quest, seat: int, attribute: int, card: int) -> None:
    """Hole in the ceiling: a test for the way out; failed, the card is kept and can be tried again
    instead of drawing."""
    hero = s.heroes[seat]
    if card not in hero.kept:
        s.facing.take_at(len(s.facing) - 1)
        hero.kept.append(card)
    missed = await attribute_test(s, seat, attribute, encounter=card, again=True)
    if missed or not goes_on(s, seat):
        return
    drop_kept(s, seat, card)
    await may_leave(s, seat)


async def may_leave(s: Quest, seat: int) -> None:
    if await ask(seat, kinds.LEAVE_CATACOMBS, lambda: ("yes", None)) is not None:
        plan(s, leave(seat, True))


# -- coming out -----------------------------------------------------------------------------------


@step
async def leave(s: Quest, seat: int, sideways: bool) -> None:
    """Forward one space a card, a die to one side, and up (DQ-CATA-15..24, DQ-RUL-76)."""
    hero = s.heroes[seat]
    cell = await find_exit(s, seat, sideways)
    if room_at(s, cell) == NONE and not s.supply:
        # No tile is left for the space: there is no way up here (DQ-RUL-26, DQ-RUL-110).
        tell(s, kinds.HALTED, seat)
        end_turn(s, seat)
        return
    for card in hero.kept[:]:
        if CONTENT.cards[card].until == "leave_catacombs" or is_hole(card):
            drop_kept(s, seat, card)
    return_cards(s, seat)
    await come_up(s, seat, cell)


async def find_exit(s: Quest, seat: int, sideways: bool) -> int:
    """The cell the way leads to; the outer wall stops it in both directions (DQ-CATA-15..19,
    DQ-EX-16, DQ-EX-17). Each half of the Treasure Room is a space of its own here (DQ-RUL-71)."""
    hero = s.heroes[seat]
    ahead = BOARD.ray(hero.at, hero.heading)[: hero.travelled]
    cell = ahead[-1] if ahead else hero.at
    if sideways:
        turn = await ask(seat, kinds.DEVIATION, lambda: (LEFT_HAND, RIGHT_HAND), cell)
        shift = roll_dice(s, seat, 1)
        aside = BOARD.ray(cell, (hero.heading + turn) % 4)[:shift]
        cell = aside[-1] if aside else cell
    return cell


def return_cards(s: Quest, seat: int) -> None:
    """All collected cards but Loot and kept ones go back to their deck (DQ-CATA-21, DQ-RUL-19);
    they count for this journey only (DQ-CATA-22)."""
    hero = s.heroes[seat]
    put_in_bag(s.decks[CATACOMBS_DECK], hero.below)
    hero.below = []
    hero.travelled = 0


async def come_up(s: Quest, seat: int, cell: int) -> None:
    """Set the Hero on a space by the rules of catacombs exits: an unexplored one gets a tile,
    turned as the Hero likes; it is faced next turn, and nothing there can be escaped
    (DQ-CATA-20, DQ-CATA-23..28)."""
    hero = s.heroes[seat]
    space = space_of(cell)
    is_new = room_at(s, space) == NONE
    if is_new:
        await lay_exit(s, seat, space)
    movement.leave_room(s, seat)
    hero.where, hero.at = DUNGEON, space
    hero.came_from = hero.side = NONE
    hero.must_face = hero.no_escape = True
    tell(s, kinds.CAME_UP, seat, space, room_at(s, space), int(is_new))
    if is_new:
        movement.turn_about(s, seat, space)
    await movement.choose_bank(s, seat)
    end_turn(s, seat)


async def lay_exit(s: Quest, seat: int, space: int) -> None:
    """The tile is drawn and lies there for all to see; then the Hero turns it (DQ-CATA-24)."""
    await movement.explore(s, seat, space, 0)
    tile = s.tiles[space]
    tell(s, kinds.TILE_FOUND, seat, space, tile)
    s.turned[space] = await ask(seat, kinds.ARROW, lambda: range(4), space, tile)


async def drag(s: Quest, seat: int) -> None:
    """Giant naga: the marker goes where the Hero would come out and turns about."""
    hero = s.heroes[seat]
    hero.at = await find_exit(s, seat, sideways=True)
    hero.heading = (hero.heading + 2) % 4
    return_cards(s, seat)
    tell(s, kinds.DRAGGED, seat, hero.at, hero.heading)


def refuges(s: Quest, seat: int) -> list[int]:
    """The spaces beside a dead end."""
    return [to for _, _, to in WAYS[s.heroes[seat].at] if room_at(s, to) != NONE or s.supply]


async def crawl_out(s: Quest, seat: int) -> None:
    """Death can wait, out of a dead end: beside it, as from the catacombs, or nowhere (DQ-WAIT-4,
    DQ-RUL-131)."""
    if not refuges(s, seat):
        return
    to = await ask(seat, kinds.CRAWL_OUT, lambda: refuges(s, seat))
    await come_up(s, seat, to)

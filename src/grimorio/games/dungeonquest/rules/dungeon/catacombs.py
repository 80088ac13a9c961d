"""The catacombs: going down, wandering below, coming out somewhere else (DQ-CATA)."""

from __future__ import annotations

from grimorio.core import Value, ask, plan, tell
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.components import effects as order
from grimorio.games.dungeonquest.components.numbers import BOARD, CARD_GOLD, CONTENT, MONSTER, THEN
from grimorio.games.dungeonquest.components.vocabulary import ATTRIBUTES
from grimorio.games.dungeonquest.rules import step
from grimorio.games.dungeonquest.rules.cards import encounters
from grimorio.games.dungeonquest.rules.cards.decks import draw, drop_kept
from grimorio.games.dungeonquest.rules.cards.effects import Cause, carry_out, follows, use
from grimorio.games.dungeonquest.rules.cards.uses import usable
from grimorio.games.dungeonquest.rules.dungeon.board import WAYS, room_at, space_of
from grimorio.games.dungeonquest.rules.dungeon.ways import (
    choose_bank,
    explore,
    leave_room,
    turn_about,
)
from grimorio.games.dungeonquest.rules.fight import monsters
from grimorio.games.dungeonquest.rules.hero.attributes import attribute_test
from grimorio.games.dungeonquest.rules.hero.dice import roll_dice
from grimorio.games.dungeonquest.rules.hero.life import (
    CATACOMBS_DECK,
    discard_loot,
    end_turn,
    goes_on,
    held_loot,
)
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
    leave_room(s, seat)
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

    def options() -> list[Value]:
        uses = kinds.WANDER_USE.each(usable(s, seat, "catacombs_turn"))
        return [kinds.DRAW_BELOW(), *kinds.CLIMB.each(sorted(set(holes))), *uses]

    choice = await ask(seat, kinds.WANDER, options)
    if kinds.DRAW_BELOW.matches(choice):
        plan(s, draw_below(seat))
    elif kinds.CLIMB.matches(choice):
        (card,) = kinds.CLIMB.parts(choice)
        carry_out(s, seat, THEN[card], card)
    else:
        use(s, seat, *kinds.WANDER_USE.parts(choice))


@step
async def draw_below(s: Quest, seat: int) -> None:
    """On through the dark: a card, and a space further (DQ-CATA-11)."""
    if draw(s, seat, CATACOMBS_DECK):
        s.heroes[seat].travelled += 1
        plan(s, encounters.face_card(seat))


def is_hole(card: int) -> bool:
    """Whether a kept card is a Hole in the ceiling, to be tried again."""
    return not CONTENT.cards[card].keep


@follows(order.ClimbOut)
async def climb_out(s: Quest, seat: int, effect: order.ClimbOut, cause: Cause) -> None:
    """Hole in the ceiling: a test for the way out; failed, the card is kept and can be tried again
    instead of drawing."""
    hero, card = s.heroes[seat], cause.card
    if card not in hero.kept:
        s.facing.take_at(len(s.facing) - 1)
        hero.kept.append(card)
    attribute = ATTRIBUTES.index(effect.attribute)
    missed = await attribute_test(s, seat, attribute, encounter=card, again=True)
    if missed or not goes_on(s, seat):
        return
    drop_kept(s, seat, card)
    await may_leave(s, seat)


@follows(order.Bribe)
async def bribe(s: Quest, seat: int, effect: order.Bribe, cause: Cause) -> None:
    """Deep elf: Loot against dice, the way out or a fight (DQ-CARD-26, DQ-RUL-68)."""
    hero = s.heroes[seat]
    gold = 0
    while hero.loot.cards:
        card = await ask(seat, kinds.BRIBE, lambda: [None, *held_loot(hero)], gold)
        if card is None:
            break
        gold += CARD_GOLD[card]
        discard_loot(s, seat, card)
    demand = roll_dice(s, seat, effect.dice) * effect.times
    tell(s, kinds.DEMANDED, seat, demand, gold)
    if demand > gold:
        monsters.fight(s, seat, MONSTER[effect.monster], escape=False)
    elif demand < gold and hero.where == CATACOMBS:
        await may_leave(s, seat)


async def may_leave(s: Quest, seat: int) -> None:
    if await ask(seat, kinds.LEAVE_CATACOMBS, lambda: (kinds.CLIMB_UP(), None)) is not None:
        plan(s, leave(seat, True))


# -- coming out -----------------------------------------------------------------------------------


@follows(order.LeaveCatacombs)
async def find_way_out(s: Quest, seat: int, effect: order.LeaveCatacombs, cause: Cause) -> None:
    """A card leads out of the catacombs."""
    plan(s, leave(seat, True))


@follows(order.Ascend)
async def ascend(s: Quest, seat: int, effect: order.Ascend, cause: Cause) -> None:
    """A Rune leads straight up."""
    plan(s, leave(seat, False))


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
    leave_room(s, seat)
    hero.where, hero.at = DUNGEON, space
    hero.came_from = hero.side = NONE
    hero.must_face = hero.no_escape = True
    tell(s, kinds.CAME_UP, seat, space, room_at(s, space), int(is_new))
    if is_new:
        turn_about(s, seat, space)
    await choose_bank(s, seat)
    end_turn(s, seat)


async def lay_exit(s: Quest, seat: int, space: int) -> None:
    """The tile is drawn and lies there for all to see; then the Hero turns it (DQ-CATA-24)."""
    await explore(s, seat, space, 0)
    tile = s.tiles[space]
    tell(s, kinds.TILE_FOUND, seat, space, tile)
    s.turned[space] = await ask(seat, kinds.ARROW, lambda: range(4), space, tile)


@follows(order.NagaDrag)
async def drag(s: Quest, seat: int, effect: order.NagaDrag, cause: Cause) -> None:
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

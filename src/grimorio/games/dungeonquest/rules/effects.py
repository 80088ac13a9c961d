"""Effects: what cards order, one coroutine for each word of the content (DQ-CARD).

An effect is named by its number, a deed (numbers.py). `card` is the card whose effect it is: its
encounter, and what it discards. `margin` is by how much the test before it was missed.
"""

from __future__ import annotations

from typing import assert_never

from grimorio.core import ask, plan, tell
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.components import effects as order
from grimorio.games.dungeonquest.components.numbers import (
    CARD,
    CARD_DECKS,
    CARD_GOLD,
    CONTENT,
    DECK,
    DEEDS,
    INSIDE,
    MONSTER,
    TILE_ROOMS,
    USE,
)
from grimorio.games.dungeonquest.components.vocabulary import ATTRIBUTES
from grimorio.games.dungeonquest.rules import (
    catacombs,
    dragon,
    encounters,
    monsters,
    movement,
    step,
)
from grimorio.games.dungeonquest.rules.attributes import attribute_of, attribute_test, forget
from grimorio.games.dungeonquest.rules.board import CAVE_IN, CORRIDOR, heroes_at, room_at
from grimorio.games.dungeonquest.rules.decks import CARD_TYPES, drop_kept
from grimorio.games.dungeonquest.rules.dice import roll_dice
from grimorio.games.dungeonquest.rules.life import (
    die,
    discard_loot,
    end_turn,
    goes_on,
    heal,
    held_loot,
    life_of,
    suffer,
)
from grimorio.games.dungeonquest.rules.uses import spend
from grimorio.games.dungeonquest.state import CATACOMBS, DUNGEON, LEFT, Quest
from grimorio.kit.numbers import NONE


def carry_out(s: Quest, seat: int, deeds: tuple[int, ...], card: int, margin: int = 0) -> None:
    """Follow the effects of a card next, in order."""
    plan(s, *[follow(seat, deed, card, margin) for deed in deeds])


def use(s: Quest, seat: int, card: int) -> None:
    """Discard a card for its effects."""
    spend(s, seat, card)
    carry_out(s, seat, USE[card], card)


@step
async def follow(s: Quest, seat: int, deed: int, card: int, margin: int) -> None:
    """One effect, as long as the Hero's turn goes on, or after it has left."""
    if s.heroes[seat].where != LEFT and not goes_on(s, seat):
        return
    effect = DEEDS[deed]
    match effect:
        case order.Wounds():
            await wounds(s, seat, effect, margin)
        case order.HalveLife():
            hero = s.heroes[seat]
            await suffer(s, seat, (life_of(hero) - hero.wounds + 1) // 2)
        case order.Heal():
            heal(s, seat, effect.flat)
        case order.Die():
            await die(s, seat, CARD.ids[card])
        case order.AttributeTest():
            await test(s, seat, effect, deed, card)
        case order.Roll():
            roll(s, seat, effect, deed, card)
        case order.May():
            await may(s, seat, deed, card)
        case order.Draw():
            draw = [encounters.draw_and_face(seat, DECK[effect.deck])] * effect.count
            plan(s, *draw)
        case order.Fight():
            drawn = CARD_TYPES[card] == "monster"
            fight(s, seat, MONSTER[effect.monster], effect.escape, drawn)
        case order.EndTurn():
            end_turn(s, seat)
        case order.LoseTurns():
            lose_turns(s, seat, effect)
        case order.DiscardThis():
            drop_kept(s, seat, card)
        case order.LoseLoot():
            await lose_loot(s, seat, effect, card)
        case order.Worth():
            worth(s, seat, effect, card)
        case order.SpecialMove():
            plan(s, movement.special_move(seat))
        case order.PassageDown():
            passage_down(s, seat)
        case order.RotateRoom():
            rotate(s, s.heroes[seat].at, effect.quarters)
        case order.RotateCorridors():
            rotate_corridors(s, effect.quarters)
        case order.LeaveCatacombs():
            plan(s, catacombs.leave(seat, True))
        case order.Ascend():
            plan(s, catacombs.leave(seat, False))
        case order.ClimbOut():
            await catacombs.climb_out(s, seat, ATTRIBUTES.index(effect.attribute), card)
        case order.NagaDrag():
            await catacombs.drag(s, seat)
        case order.Bribe():
            await bribe(s, seat, effect)
        case order.Scuffle():
            attribute = ATTRIBUTES.index(effect.attribute)
            plan(s, scuffle(seat, attribute, card, roll_dice(s, seat, effect.dice)))
        case order.DragonFury():
            dragon.rage(s, seat, effect.dice)
        case order.ExtraMoves():
            plan(s, movement.extra_moves(seat, effect.count))
        case order.SearchChoice():
            encounters.search_room(s, seat, effect.count)
        case (
            order.Shuffle()
            | order.PassDoor()
            | order.PassTest()
            | order.Slay()
            | order.Avert()
            | order.ForceWay()
            | order.RedrawTile()
            | order.RerollTest()
            | order.Determination()
            | order.FirstStrike()
        ):
            raise AssertionError(f"{effect} is followed where its moment is")
        case _:
            assert_never(effect)


async def wounds(s: Quest, seat: int, effect: order.Wounds, margin: int) -> None:
    """DQ-CARD-6, DQ-CARD-10, DQ-CARD-11, DQ-CARD-15, DQ-CARD-16; never below 0 (DQ-RUL-47)."""
    total = effect.flat + (margin if effect.margin else 0)
    if effect.dice:
        total += roll_dice(s, seat, effect.dice)
    if effect.minus is not None:
        total -= attribute_of(s.heroes[seat], ATTRIBUTES.index(effect.minus))
    if total > 0:
        await suffer(s, seat, total)
    else:
        tell(s, kinds.UNHURT, seat)


async def test(s: Quest, seat: int, effect: order.AttributeTest, deed: int, card: int) -> None:
    """A test of a card; one that is kept repeats it (DQ-TEST-3, DQ-CARD-5)."""
    again = card in s.heroes[seat].kept
    missed = await attribute_test(
        s, seat, ATTRIBUTES.index(effect.attribute), encounter=card, again=again
    )
    passed, failed = INSIDE[deed]
    carry_out(s, seat, failed if missed else passed, card, missed)


def roll(s: Quest, seat: int, effect: order.Roll, deed: int, card: int) -> None:
    """DQ-CARD-1, DQ-CARD-12, DQ-CARD-13."""
    total = roll_dice(s, seat, effect.dice)
    for row, then in zip(effect.table, INSIDE[deed], strict=True):
        if total <= row.upto:
            carry_out(s, seat, then, card)
            return


async def may(s: Quest, seat: int, deed: int, card: int) -> None:
    """DQ-CARD-2, DQ-CARD-3, DQ-CARD-17, DQ-CARD-23, DQ-CARD-24."""
    if await ask(seat, kinds.MAY, lambda: ("yes", None), card) is not None:
        carry_out(s, seat, INSIDE[deed][0], card)


def fight(s: Quest, seat: int, monster: int, escape: bool, drawn: bool = False) -> None:
    """A Monster encounter (DQ-ENC-8, DQ-ENC-11, DQ-CARD-13, DQ-CARD-21)."""
    may_escape = escape and not s.heroes[seat].no_escape
    plan(s, monsters.meet_monster(seat, monster, NONE, may_escape, NONE, drawn))


def lose_turns(s: Quest, seat: int, effect: order.LoseTurns) -> None:
    turns = effect.flat + (roll_dice(s, seat, effect.dice) if effect.dice else 0)
    if turns > 0:
        s.heroes[seat].lost_turns += turns
        tell(s, kinds.LOSES_TURNS, seat, turns)


async def lose_loot(s: Quest, seat: int, effect: order.LoseLoot, card: int) -> None:
    """Loot other than the card itself, by the Hero's choice, by chance or the best."""
    hero = s.heroes[seat]
    deck = NONE if effect.deck is None else DECK[effect.deck]

    def others() -> list[int]:
        held = hero.loot.cards[:]
        if card in held:
            held.remove(card)
        return [other for other in held if deck in (NONE, CARD_DECKS[other])]

    for _ in range(effect.count):
        if not others():
            return
        if effect.choice == "own":
            # Not asking would tell that all of it is alike (DQ-SECRET-1).
            hides = bool(s.options["secrets"])
            lost = await ask(seat, kinds.LOSE_LOOT, lambda: sorted(set(others())), hides=hides)
        elif effect.choice == "random":
            lost = s.chance.pick(others())
        else:
            lost = max(sorted(others()), key=CARD_GOLD.__getitem__)
        discard_loot(s, seat, lost)


def worth(s: Quest, seat: int, effect: order.Worth, card: int) -> None:
    """A Treasure chest is opened (DQ-CARD-24)."""
    hero = s.heroes[seat]
    gold = roll_dice(s, seat, effect.dice) * effect.times
    for place, other in enumerate(hero.loot.cards):
        if other == card and hero.worth[place] == NONE:
            hero.worth[place] = gold
            tell(s, kinds.OPENED, seat, card, gold)
            return


def passage_down(s: Quest, seat: int) -> None:
    """Descending passage: the way is found; a marker too, while there are any, but not in a
    Cave-in Room (DQ-CARD-4, DQ-CATA-2..4, DQ-CATA-6, DQ-RUL-28, DQ-EX-21)."""
    hero = s.heroes[seat]
    if hero.where != DUNGEON:
        return
    hero.may_descend = True
    tell(s, kinds.FOUND_WAY_DOWN, seat)
    left = CONTENT.supplies.entrances - s.entrances.count(True)
    if left and not s.entrances[hero.at] and room_at(s, hero.at) != CAVE_IN:
        s.entrances[hero.at] = True
        tell(s, kinds.ENTRANCE_MARKED, seat, hero.at)


def rotate(s: Quest, cell: int, quarters: int) -> None:
    """Turn the tile on a cell clockwise; who stands on it is carried along (DQ-RUL-111)."""
    if s.tiles[cell] == NONE:
        return
    s.turned[cell] = (s.turned[cell] + quarters) % 4
    for seat in heroes_at(s, cell):
        if s.heroes[seat].side != NONE:
            s.heroes[seat].side = (s.heroes[seat].side + quarters) % 4
    tell(s, kinds.ROTATED, cell, quarters)


def rotate_corridors(s: Quest, quarters: int) -> None:
    """Wizard's curse (DQ-CARD-1, DQ-RUL-39)."""
    for cell, tile in enumerate(s.tiles):
        if tile != NONE and TILE_ROOMS[tile] == CORRIDOR:
            rotate(s, cell, quarters)


async def bribe(s: Quest, seat: int, effect: order.Bribe) -> None:
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
        fight(s, seat, MONSTER[effect.monster], escape=False)
    elif demand < gold and hero.where == CATACOMBS:
        await catacombs.may_leave(s, seat)


@step
async def scuffle(s: Quest, seat: int, attribute: int, card: int, life: int) -> None:
    """A beast that is no Monster, with that much Life left: test after test until one of the two
    is down."""
    if life and goes_on(s, seat):
        if await attribute_test(s, seat, attribute, encounter=card, again=True, resolves=False):
            await suffer(s, seat, 1)
        elif goes_on(s, seat):
            life -= 1
            tell(s, kinds.BEAST_HURT, seat, card, life)
        plan(s, scuffle(seat, attribute, card, life))
    elif not s.options["concentrated_determination"]:
        forget(s.heroes[seat], card)

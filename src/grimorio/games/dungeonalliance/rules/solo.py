"""Solo: a card decides what the monsters do (DA-SOLO, DA-SCARD)."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

from grimorio.core import Seat, Value, ask, plan, reveal, tell
from grimorio.games.dungeonalliance.components.box import SoloCard
from grimorio.games.dungeonalliance.components.numbers import (
    ATTACK_TYPES,
    CONTENT,
    MONSTER_FIRST,
    MONSTER_SECOND,
    MONSTER_TYPES,
    TABLE,
)
from grimorio.games.dungeonalliance.kinds import (
    CAST_OFF,
    MONSTER_ACT,
    MONSTER_ACTIVATED,
    NEXT_SOLO,
    NO_SURGE,
    READIED,
    REMOVED,
    SOLO_ACTION,
    SOLO_ACTS,
    SOLO_DISCARD,
    SOLO_HURT,
    SOLO_INSTEAD,
    SOLO_READY,
    SOLO_STRIKE,
    STRIKE,
    TILE_REMOVED,
    XP_SPENT,
)
from grimorio.games.dungeonalliance.nouns import HEROES, ORDER, TEAM, Action, Figure
from grimorio.games.dungeonalliance.rules import step
from grimorio.games.dungeonalliance.rules.doors import refill_tiles
from grimorio.games.dungeonalliance.rules.figures import (
    armour_of,
    evasive_of,
    health_of,
    hero_of,
    heroes_standing,
    named,
)
from grimorio.games.dungeonalliance.rules.hands import cards_of, hand_count, throw
from grimorio.games.dungeonalliance.rules.harm import BY_SOLO, harm
from grimorio.games.dungeonalliance.rules.monsters import DUTY, carry_out, let_act, raids
from grimorio.games.dungeonalliance.rules.upgrades import fill
from grimorio.games.dungeonalliance.state import SOLO, Dungeon
from grimorio.kit.numbers import NONE


def turn_card(s: Dungeon) -> None:
    """The next Solo card is turned up, so that the player knows what will come; together it lies
    there already (DA-SOLO-3, DA-SOLO-9, DA-RUL-68, DA-RUL-143, DA-SETUP-38)."""
    if s.solo_card != NONE:
        s.solo_gone.append(s.solo_card)
    s.solo_card = s.solo_row.pop(0) if s.solo_row else NONE
    if s.solo_bag and s.mode == SOLO:
        s.solo_card = s.chance.draw(s.solo_bag)
        reveal(s)
        tell(s, NEXT_SOLO, s.solo_card + 1)


def is_under_way(s: Dungeon) -> bool:
    """Whether the Solo card is being carried out: it is put away after it (DA-SOLO-4)."""
    return any(planned.step.name == "put_card_away" for planned in s.agenda)


def is_first_due(s: Dungeon) -> bool:
    """Whether the first section of the Solo card is still to be carried out: it is the first card
    of a cycle, and the second section is not reached yet (DA-SOLO-4, DA-RUL-144)."""
    if len(s.solo_row) < len(s.players) - 1:
        return False
    return not is_under_way(s) or any(one.step.name == "second_section" for one in s.agenda)


def card_of(s: Dungeon) -> SoloCard:
    return CONTENT.solo[s.solo_card]


@step
async def follow_card(s: Dungeon, seat: Seat) -> None:
    """The sections from top to bottom; the first one only of the first card of a cycle
    (DA-SOLO-4, DA-SOLO-5, DA-RUL-144)."""
    s.seat = seat
    tell(s, SOLO_ACTS, seat, s.solo_card + 1)
    plan(s, second_section(), put_card_away())
    card = card_of(s)
    if len(s.solo_row) < len(s.players) - 1:
        return
    if card.first == "upgrades":
        change_row(s, card)
    elif card.first == "tiles":
        remove_tile(s, card.cross)
    else:
        await make_ready(s)


@step
async def put_card_away(s: Dungeon) -> None:
    """The card is done: the next one lies on top of it (DA-SOLO-9)."""
    turn_card(s)


# -- Section I -------------------------------------------------------------------------------------


def change_row(s: Dungeon, card: SoloCard) -> None:
    """One Upgrade card leaves the game, another is discarded, both are replaced (DA-SCARD-1,
    DA-RUL-78)."""
    removed, discarded = s.row[card.cross], s.row[card.arrow]
    if removed != NONE:
        s.removed.append(removed)
        tell(s, REMOVED, removed)
    if discarded != NONE:
        s.upgrade_discard.append(discarded)
        tell(s, CAST_OFF, discarded)
    for place in (card.cross, card.arrow):
        fill(s, place)


def remove_tile(s: Dungeon, place: int) -> None:
    """A tile leaves the game and is replaced (DA-SCARD-2, DA-RUL-78)."""
    if place < len(s.tile_row):
        tile = s.tile_row.pop(place)
        s.tiles_gone.append(tile)
        tell(s, TILE_REMOVED, tile)
        refill_tiles(s, place)


async def make_ready(s: Dungeon, attacks: bool = False) -> int:
    """The exhausted monster with the highest XP value becomes ready; of equals the player chooses
    (DA-SCARD-3, DA-SOLO-8, DA-EX-37). NONE if there is none."""
    if not sleepers(s, attacks):
        return NONE
    figure = await ask(s.seat, SOLO_READY, lambda: sleepers(s, attacks))
    s.monsters[figure].ready = True
    tell(s, READIED, named(s, figure))
    return figure


def sleepers(s: Dungeon, attacks: bool) -> list[int]:
    """The richest exhausted monsters; if it is to attack, those that can, if any can
    (DA-RUL-72)."""
    found = richest(s, False)
    able = [figure for figure in found if strikes(s, 1, figure)] if attacks else []
    return able or found


def richest(s: Dungeon, ready: bool) -> list[int]:
    """The ready, or the exhausted, monsters with the highest XP value (DA-RUL-72)."""
    found: list[int] = []
    best = 0
    for figure, monster in s.monsters.items():
        if monster.ready != ready:
            continue
        value = MONSTER_FIRST[monster.kind] + MONSTER_SECOND[monster.kind]
        if value > best:
            best, found = value, []
        if value == best:
            found.append(figure)
    return found


# -- Section II ------------------------------------------------------------------------------------


@step
async def second_section(s: Dungeon) -> None:
    """One of two actions, if one is possible; else the third section (DA-SOLO-6, DA-SOLO-7)."""
    possible = actions(s)
    if len(possible) == 1:
        action, figure = possible[0]
        extra = bonus_of(s, action, figure)
        begin_action(s, figure, order_of(card_of(s), action), extra)
        plan(s, solo_attack(action, figure, extra))
    else:
        plan(s, choose_action() if possible else third_section())


def begin_action(s: Dungeon, figure: int, order: str, extra: int) -> None:
    """A monster acts because the card says so, which may make its attack stronger."""
    number = ORDER.number(order)
    tell(s, MONSTER_ACTIVATED, s.seat, named(s, figure), number, extra, s.solo_card)
    s.turns += 1


def order_of(card: SoloCard, action: int) -> str:
    """Whom an action of a card is against: heroes with an icon, the weakest, or anybody
    (DA-SCARD-4..9)."""
    if action == 0:
        return "weakest" if card.form == "c" else "icon"
    return "type" if card.form == "b" else "choice"


@step
async def choose_action(s: Dungeon) -> None:
    """The player chooses an action, a monster, and what it does, all at once; a step of its own,
    so that a copy of the game need not look for all attacks again (DA-SOLO-6, DA-SOLO-8,
    DA-RUL-71)."""
    chosen = await ask(s.seat, SOLO_ACTION, lambda: orders(s), duty=DUTY)
    SOLO_ACTION.do(s, chosen)


@SOLO_STRIKE.does
def strike_by_card(s: Dungeon, action: int, figure: int, raid: int) -> None:
    """A monster attacks with the bonus of an action (DA-SOLO-6, DA-RUL-71)."""
    extra = bonus_of(s, action, figure)
    begin_action(s, figure, order_of(card_of(s), action), extra)
    carry_out(s, figure, raid // HEROES, raid % HEROES, extra)


def orders(s: Dungeon) -> list[Value]:
    """Each action that is possible, with each monster, where it goes and whom it attacks there."""
    return [
        SOLO_STRIKE(action, figure, raid)
        for action, figure in actions(s)
        for raid in strikes(s, action, figure)
    ]


def actions(s: Dungeon) -> list[tuple[int, int]]:
    """The actions that are possible, and the monsters that can do them: the richest ready ones
    only (DA-SCARD-4..9, DA-RUL-72)."""
    return [
        (action, figure)
        for action in (0, 1)
        for figure in richest(s, True)
        if strikes(s, action, figure)
    ]


def strikes(s: Dungeon, action: int, figure: int) -> list[int]:
    """Where a monster can go and whom it attacks there, of those an action allows."""
    allowed = victims(s, action)
    return [raid for raid in raids(s, figure) if raid % HEROES in allowed]


def victims(s: Dungeon, action: int) -> list[int]:
    """The heroes an action allows: with a shown icon or with the lowest defence for the first, any
    for the second (DA-SCARD-4..9, DA-RUL-74, DA-EX-38)."""
    standing = heroes_standing(s)
    if action == 1:
        return standing
    card = card_of(s)
    if card.form == "c":
        defences = [armour_of(s, one) + evasive_of(s, one) for one in standing]
        return [
            one for one, guard in zip(standing, defences, strict=True) if guard == min(defences)
        ]
    found = []
    for one in standing:
        hero = CONTENT.heroes[hero_of(s, one).kind]
        if hero.race in card.races or any(kind in card.classes for kind in hero.classes):
            found.append(one)
    return found


def bonus_of(s: Dungeon, action: int, figure: int) -> int:
    """The bonus of an action (DA-SCARD-4..9, DA-RUL-73)."""
    card = card_of(s)
    if action == 0:
        return 0 if card.form == "c" else TABLE.icon_bonus
    if card.form != "b":
        return TABLE.choice_bonus
    return (
        TABLE.type_bonus if MONSTER_TYPES[s.monsters[figure].kind] == ATTACK_TYPES[card.type] else 0
    )


@step
async def solo_attack(s: Dungeon, action: Action, figure: Figure, extra: int) -> None:
    """The monster moves, attacks with the bonus, and is exhausted (DA-RUL-71)."""
    chosen = await ask(
        s.seat,
        MONSTER_ACT,
        lambda: STRIKE.each(strikes(s, action, figure)),
        figure,
        extra,
        duty=DUTY,
    )
    let_act(s, figure, chosen, extra)


# -- Section III -----------------------------------------------------------------------------------


@step
async def third_section(s: Dungeon) -> None:
    """All its actions, as far as possible, for the player whose card it is; 1 XP is spent if there
    is one (DA-SOLO-7, DA-SCARD-11, DA-RUL-77, DA-RUL-145)."""
    tell(s, SOLO_INSTEAD)
    card = card_of(s)
    if card.surge:
        plan(s, monster_surge())
    player = s.players[s.seat]
    if card.spend and player.fresh:
        player.fresh -= 1
        player.spent += 1
        tell(s, XP_SPENT, s.seat)
    if card.discard:
        await lose_cards(s)
    await place_tokens(s, card.damage, card.poison)


@step
async def monster_surge(s: Dungeon) -> None:
    """The richest exhausted monster becomes ready, moves and attacks whom the player chooses
    (DA-SCARD-10, DA-RUL-72)."""
    figure = await make_ready(s, attacks=True)
    if figure == NONE:
        tell(s, NO_SURGE)
    elif strikes(s, 1, figure):
        begin_action(s, figure, "surge", TABLE.surge_bonus)
        plan(s, solo_attack(1, figure, TABLE.surge_bonus))


async def lose_cards(s: Dungeon) -> None:
    """Three cards are discarded, and the hand is smaller by three until the next hero acts
    (DA-SCARD-12, DA-SCARD-13, DA-RUL-75)."""
    seat = s.seat
    count = min(TABLE.lost_cards, hand_count(s, seat))
    s.players[seat].shortage = TABLE.lost_cards
    cards = await ask(
        seat, SOLO_DISCARD, lambda: sorted({*combinations(cards_of(s, seat), count)}), count
    )
    throw(s, seat, cards)


async def place_tokens(s: Dungeon, damage: int, poison: int) -> None:
    """Each Damage token on a hero of choice that is not defeated, of the player whose card it is;
    who takes them all is one answer (DA-SCARD-14, DA-RUL-76, DA-RUL-145)."""
    if not burdens(s, damage, poison):
        return
    chosen = await ask(s.seat, SOLO_HURT, lambda: burdens(s, damage, poison), damage, poison)
    for place, figure in enumerate(chosen):
        harm(s, figure, NONE, 1, BY_SOLO, place >= damage)


def burdens(s: Dungeon, damage: int, poison: int) -> list[tuple[int, ...]]:
    """The ways to put so many Damage tokens, then so many Poison Damage tokens, on heroes, none
    above its Health; as many as there is room for."""
    rooms = {
        figure: health_of(s, figure) - hero_of(s, figure).damage
        for figure in heroes_standing(s)
        if figure // TEAM == s.seat
    }
    room = sum(rooms.values())
    plain = min(damage, room)
    found = [
        (*first, *then)
        for first in combinations_with_replacement(rooms, plain)
        for then in combinations_with_replacement(rooms, min(poison, room - plain))
    ]
    return [
        one for one in found if one and all(one.count(figure) <= rooms[figure] for figure in one)
    ]

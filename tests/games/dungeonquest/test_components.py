"""The box of DungeonQuest: every count, every number the rulebook gives, every text twice."""

import re
from collections import Counter
from importlib.resources import files
from itertools import chain
from typing import get_args

import pytest
from msgspec.structs import replace

from grimorio.games import dungeonquest
from grimorio.games.dungeonquest.components.box import (
    Card,
    Component,
    Hero,
    Monster,
    PowerCard,
    Room,
    Use,
)
from grimorio.games.dungeonquest.components.effects import (
    AttributeTest,
    Bribe,
    CardEffect,
    Die,
    DiscardThis,
    DragonFury,
    Draw,
    EndTurn,
    ExtraMoves,
    Fight,
    Heal,
    LeaveCatacombs,
    May,
    PassageDown,
    PassDoor,
    PassTest,
    Roll,
    RotateCorridors,
    Row,
    Shuffle,
    Slay,
    SpecialMove,
    Worth,
    Wounds,
    list_effects,
)
from grimorio.games.dungeonquest.components.numbers import (
    ATTACK,
    ATTACK_COUNTERS,
    ATTACK_KINDS,
    ATTACK_VALUES,
    ATTACKS,
    CARD,
    CARD_GOLD,
    CONTENT,
    DEEDS,
    HERO_POWERS,
    MONSTER,
    MONSTER_LIVES,
    MONSTER_POWERS,
    POWER_VERBS,
    ROOM,
    TILE,
    TILE_ROOMS,
    TILE_SIDES,
    fill_combat_deck,
    fill_deck,
    fill_tiles,
)
from grimorio.games.dungeonquest.components.powers import (
    BonusIfPlayed,
    CancelNext,
    DiscardForBonus,
    HealPile,
    MovePileCard,
    NextRoundBonus,
    PowerEffect,
    ReplaceThis,
    TakeFromHand,
)
from grimorio.games.dungeonquest.components.vocabulary import (
    ATTACK_TYPES,
    ATTRIBUTES,
    DOOR,
    PORTCULLIS,
    SIDES,
    WALL,
    Attribute,
)
from grimorio.kit.effects import Effect, verb
from grimorio.texts import LANGUAGES, Texts, texts_of

FOLDER = files(dungeonquest)
OPEN_ROOM = "chamber-cross"
CARDS = {card.id: card for card in CONTENT.cards}
COMBAT = {card.id: card for card in CONTENT.combat}
POWER = {card.id: card for card in CONTENT.power}
COMPONENTS: tuple[Component, ...] = (
    *CONTENT.heroes,
    *CONTENT.monsters,
    *CONTENT.rooms,
    *CONTENT.cards,
    *CONTENT.combat,
    *CONTENT.power,
)
KINDS: dict[type[Component], str] = {Hero: "hero", Monster: "monster", Room: "room", Card: "card"}
SPANISH, ENGLISH = texts_of(dungeonquest.title, "es"), texts_of(dungeonquest.title, "en")
PROPER_NAMES = {"lindel", "krutzbeck", "tatianna", "troll", "dungeon-troll"}


def read_rulebook(language: str) -> dict[str, str]:
    text = (FOLDER / f"rulebook.{language}.md").read_text("utf-8")
    rules = re.findall(r"^- (DQ-[A-Z]+-[0-9]+): (.+)$", text, re.MULTILINE)
    assert len(rules) == len(dict(rules)), "a rule comes twice"
    return dict(rules)


def name_of(component: Component, texts: Texts) -> str:
    """What a component is called."""
    return texts.tell(f"{KINDS.get(type(component), 'attack')}-{component.id}")


def text_of(component: Component, texts: Texts) -> str:
    """What is printed on a component."""
    return texts.tell(f"{KINDS.get(type(component), 'attack')}-{component.id}-text")


def composition(deck: str) -> dict[str, int]:
    return {
        card.id.removeprefix(f"{deck}-"): card.count for card in CONTENT.cards if card.deck == deck
    }


def deeds(effects: tuple[Effect, ...]) -> str:
    """Effects in short: `roll(dice=1, table=...)` without what is left out."""
    return ", ".join(str(effect) for effect in effects)


# Counts


def test_the_box_has_336_cards() -> None:
    explored = {deck.id: len(fill_deck(deck.id)) for deck in CONTENT.decks}
    sizes = explored | {"combat": len(fill_combat_deck()), "power": len(CONTENT.power)}
    assert sizes == {
        "dungeon": 50,
        "dragon": 8,
        "treasure": 32,
        "trap": 15,
        "door": 15,
        "crypt": 15,
        "corpse": 15,
        "search": 30,
        "rune": 12,
        "catacombs": 40,
        "combat": 54,
        "power": 44,
    }
    assert sizes == {deck.id: deck.size for deck in CONTENT.decks}
    assert sum(sizes.values()) + len(CONTENT.heroes) == 336


def test_the_supplies_are_those_of_the_box() -> None:
    supplies = CONTENT.supplies
    assert (supplies.wounds_of_five, supplies.wounds_of_one) == (12, 29)
    assert supplies.determination == 24
    assert (supplies.entrances, supplies.travel_markers, supplies.dice) == (6, 6, 4)


@pytest.mark.rule("DQ-RUL-9")
def test_the_board_is_13_by_10_with_towers_in_the_corners_and_the_treasure_in_the_middle() -> None:
    board = CONTENT.board
    assert (board.columns, board.rows) == (13, 10)
    assert set(board.towers) == {(0, 0), (12, 0), (0, 9), (12, 9)}
    assert board.treasure == ((6, 4), (6, 5))


@pytest.mark.rule("DQ-RUL-10")
def test_the_sun_sets_on_the_last_five_of_30_spaces() -> None:
    assert CONTENT.sun.spaces == (0,) * 25 + (1, 2, 3, 4, 5)


# Heroes and Monsters


@pytest.mark.rule("DQ-RUL-5")
def test_the_heroes_have_the_values_of_2010() -> None:
    values = {
        hero.id: (hero.life, hero.strength, hero.agility, hero.armour, hero.luck)
        for hero in CONTENT.heroes
    }
    assert values == {
        "lindel": (15, 6, 6, 6, 5),
        "gherinn": (13, 3, 4, 4, 9),
        "krutzbeck": (20, 9, 5, 5, 3),
        "tatianna": (14, 4, 9, 4, 6),
        "challara": (12, 5, 6, 5, 7),
        "hugo": (16, 7, 4, 9, 3),
    }


@pytest.mark.rule("DQ-RUL-6")
def test_every_hero_has_an_ability_and_only_hugos_is_ours() -> None:
    assert all(hero.abilities for hero in CONTENT.heroes)
    ours = [ability.id for hero in CONTENT.heroes for ability in hero.abilities if ability.original]
    assert ours == ["glorious_shield"]
    known = {
        rule
        for hero in CONTENT.heroes
        for ability in hero.abilities
        for rule in ability.rules
        if rule.startswith("DQ-HERO")
    }
    assert known == {f"DQ-HERO-{number}" for number in range(2, 10)}


def test_each_monster_has_four_tokens() -> None:
    assert {monster.id: monster.lives for monster in CONTENT.monsters} == {
        "skeleton": (2, 2, 3, 3),
        "sorcerer": (2, 2, 3, 3),
        "troll": (3, 4, 4, 5),
        "golem": (4, 5, 5, 6),
        "demon": (5, 6, 6, 8),
    }
    assert sum(map(len, MONSTER_LIVES)) == 20


def test_every_monster_can_be_fought_with_dice() -> None:
    assert [foe.monster for foe in CONTENT.dice_combat] == list(MONSTER.ids)
    assert all(foe.original for foe in CONTENT.dice_combat)


# Tiles


@pytest.mark.rule("DQ-RUL-11")
def test_the_117_tiles_are_split_as_in_the_facts() -> None:
    assert len(fill_tiles()) == 117
    rooms = Counter(CONTENT.tiles[number].room for number in fill_tiles())
    assert rooms == {
        "dungeon": 46 + 9,
        "portcullis": 13,
        "corridor": 16,
        "trap": 5,
        "rotating": 5,
        "darkness": 4,
        "cave-in": 4,
        "pit": 2,
        "chasm": 2,
        "bridge": 4,
        "entrance": 6,
        "web": 1,
    }
    doors = [tile for tile in CONTENT.tiles if "door" in tile.sides and tile.room == "dungeon"]
    assert sum(tile.count for tile in doors) == 9
    assert set(ROOM.ids) - set(rooms) == {"tower", "treasure"}


def test_every_tile_is_entered_by_its_arrow() -> None:
    for tile in CONTENT.tiles:
        assert tile.sides[0] == ("portcullis" if tile.room == "portcullis" else "open"), tile.id
        assert "portcullis" not in tile.sides[1:], tile.id


def test_no_two_tiles_are_alike() -> None:
    shapes = Counter((tile.room, tile.sides, tile.near) for tile in CONTENT.tiles)
    assert set(shapes.values()) == {1}


@pytest.mark.parametrize(
    ("room", "shapes"),
    [
        ("rotating", {("wall", "wall", "wall")}),
        ("pit", {("wall", "open", "wall")}),
        ("bridge", {("wall", "open", "wall")}),
        ("web", {("open", "open", "open")}),
        ("chasm", {("open", "open", "open")}),
        ("cave-in", {("wall", "open", "wall"), ("open", "open", "open")}),
    ],
)
def test_special_rooms_have_their_shape(room: str, shapes: set[tuple[str, str, str]]) -> None:
    assert {tile.sides[1:] for tile in CONTENT.tiles if tile.room == room} == shapes


@pytest.mark.rule("DQ-RUL-11")
def test_only_quiet_rooms_can_be_searched() -> None:
    searched = {tile.room for tile in CONTENT.tiles if tile.search}
    assert searched == {"dungeon", "portcullis", "chasm", "bridge", "entrance"}
    assert not searched & {tile.room for tile in CONTENT.tiles if not tile.search}


def test_the_die_of_a_darkness_room_gives_each_passage_an_equal_share() -> None:
    for tile in CONTENT.tiles:
        if tile.darkness is not None:
            shares = Counter(tile.darkness)
            passages = [
                side
                for side, edge in zip(SIDES, tile.sides, strict=True)
                if edge != "wall"
            ]  # fmt: skip
            assert set(shares) == set(passages)
            assert set(shares.values()) == {6 // len(passages)}


def test_the_two_chasms_mirror_each_other() -> None:
    banks = [tile.near for tile in CONTENT.tiles if tile.room == "chasm"]
    assert banks == [("entry", "left"), ("entry", "right")]


def test_tile_sides_are_numbered_clockwise_from_the_entry() -> None:
    number = TILE["portcullis-one-door"]
    assert TILE_SIDES[number] == (PORTCULLIS, WALL, DOOR, WALL)
    assert ROOM.ids[TILE_ROOMS[number]] == "portcullis"


# Decks


@pytest.mark.rule("DQ-RUL-1")
@pytest.mark.parametrize(
    ("deck", "cards"),
    [
        (
            "dungeon",
            "dead-adventurer 8, crypt 8, empty 7, skeleton 2, sorcerer 2, troll 2, golem 2,"
            " demon 2, hidden-trap 3, descending-passage 2, ceiling-collapses 2, torch-goes-out 1,"
            " secret-door 1, razorwing 1, wizards-curse 1, unstable-potion 1, bottle-imp 1,"
            " lost-soul 1, gold-30 1, gold-40 1, shuffle 1",
        ),
        ("dragon", "sleeping 7, fury 1"),
        (
            "trap",
            "trapdoor 3, projectile 3, cave-in 2, snakes 2, gas 2, explosion 1, swinging-blade 1,"
            " shuffle 1",
        ),
        ("door", "opens 8, stuck 3, spear-trap 3, shuffle 1"),
        (
            "crypt",
            "gold-20 1, gold-90 1, gold-120 1, gold-250 1, unstable-potion 3, empty 3,"
            " ancient-bones 2, spectral-storm 1, spear-trap 1, shuffle 1",
        ),
        (
            "corpse",
            "gold-50 1, gold-100 1, gold-200 1, unstable-potion 1, empty 3, rope 3,"
            " ancient-bones 1, scorpion 1, young-scorpion 1, pale-scorpion 1, shuffle 1",
        ),
        (
            "search",
            "secret-door 8, empty 6, descending-passage 4, gold-10 1, gold-60 1, gold-70 1,"
            " gold-150 1, giant-centipede 1, ferrox 2, unstable-potion 2, hidden-trap 2, shuffle 1",
        ),
        (
            "catacombs",
            "exit 6, empty 8, hole-in-the-ceiling 2, hidden-trap 4, treasure-chest 2,"
            " gigantic-diamond 1, torch-goes-out 2, horde-of-rats 2, venom-spider 2, razorwings 2,"
            " surprise-attack 1, skeleton-volley 1, golem-grab 1, troll-smash 1, sorcerers-bolt 1,"
            " vampire-bite 1, deep-elf 1, giant-naga 1, shuffle 1",
        ),
    ],
)
def test_a_deck_is_composed_as_the_facts_say(deck: str, cards: str) -> None:
    expected = dict(re.findall(r"([a-z0-9-]+) ([0-9]+)", cards))
    assert composition(deck) == {name: int(count) for name, count in expected.items()}


@pytest.mark.rule("DQ-RUL-3")
def test_the_dragon_wakes_once_in_eight() -> None:
    assert composition("dragon") == {"sleeping": 7, "fury": 1}


@pytest.mark.rule("DQ-RUL-4")
def test_the_treasures_are_worth_what_they_are_worth() -> None:
    gold = sorted(CARD_GOLD[number] for number in fill_deck("treasure"))
    assert gold == [
        *(0, 0, 1, 1, 80, 110, 130, 140, 160, 190, 210, 230, 240, 260, 270, 290, 300, 320, 350),
        *(400, 420, 500, 550, 600, 700, 800, 900, 1100, 1200, 1500, 2000, 3000),
    ]
    assert CARDS["treasure-lodestone"].gold == 1
    assert CARDS["treasure-ebony-ring"].gold == 80
    assert CARDS["treasure-genies-lamp"].gold == 270


@pytest.mark.rule("DQ-RUL-12")
def test_treasures_are_loot_and_runes_are_not() -> None:
    assert {card.type for card in CONTENT.cards if card.deck == "treasure"} == {"loot"}
    assert {card.type for card in CONTENT.cards if card.deck in ("rune", "dragon")} == {None}


@pytest.mark.parametrize(
    ("deck", "gold"),
    [
        ("dungeon", 30 + 40),
        ("search", 10 + 60 + 70 + 150),
        ("crypt", 20 + 90 + 120 + 250),
        ("corpse", 50 + 100 + 200),
        ("treasure", 16952),
        ("catacombs", 4000),
    ],
)
def test_the_gold_of_a_deck(deck: str, gold: int) -> None:
    assert sum(CARD_GOLD[number] for number in fill_deck(deck)) == gold


@pytest.mark.parametrize(
    ("name", "es", "en", "kind"),
    [
        ("dungeon-wizards-curse", "Maldición del mago", "Wizard's curse", "event"),
        ("dungeon-crypt", "Cripta", "Crypt", "event"),
        ("dungeon-dead-adventurer", "Aventurero muerto", "Dead adventurer", "event"),
        ("dungeon-descending-passage", "Pasadizo descendente", "Descending passage", "event"),
        ("dungeon-shuffle", "Barajar", "Shuffle", None),
        ("dragon-sleeping", "Durmiendo", "Sleeping", None),
        ("dragon-fury", "Furia del dragón", "Dragon's Fury", None),
        ("treasure-genies-lamp", "Lámpara de genio", "Genie's lamp", "loot"),
        ("treasure-ebony-ring", "Anillo de ébano", "Ebony ring", "loot"),
        ("treasure-lodestone", "Piedra imán", "Lodestone", "loot"),
        ("trap-trapdoor", "Trampilla", "Trapdoor", "trap"),
        ("trap-projectile", "Trampa de proyectiles", "Projectile trap", "trap"),
        ("trap-cave-in", "Derrumbe", "Cave-in", "event"),
        ("door-opens", "La puerta se abre", "The door opens", None),
        ("door-stuck", "Puerta atascada", "Stuck door", None),
        ("door-spear-trap", "Trampa de lanzas", "Spear trap", "trap"),
        ("crypt-unstable-potion", "Poción inestable", "Unstable potion", "loot"),
        ("crypt-spear-trap", "Trampa de lanzas", "Spear trap", "trap"),
        ("crypt-ancient-bones", "Huesos antiguos", "Ancient bones", "threat"),
        ("corpse-rope", "Cuerda", "Rope", "loot"),
        ("corpse-gold-50", "Monedas de oro", "Gold coins", "loot"),
        ("corpse-scorpion", "Escorpión", "Scorpion", "threat"),
        ("search-giant-centipede", "Ciempiés gigante", "Giant centipede", "threat"),
        ("search-descending-passage", "Pasadizo descendente", "Descending passage", "event"),
        ("search-secret-door", "Puerta secreta", "Secret door", "event"),
        ("rune-touch-of-death", "Toque de la muerte", "Touch of death", None),
        ("rune-teleportation", "Runa de teletransporte", "Rune of teleportation", None),
        ("rune-healing", "Runa de curación", "Rune of healing", None),
        ("catacombs-surprise-attack", "Ataque sorpresa", "Surprise attack", "monster"),
        ("catacombs-horde-of-rats", "Horda de ratas", "Horde of rats", "threat"),
        ("catacombs-exit", "Salida", "Exit", "event"),
        ("catacombs-treasure-chest", "Cofre del tesoro", "Treasure chest", "loot"),
        ("catacombs-razorwings", "Alacortantes", "Razorwings", "threat"),
        ("catacombs-deep-elf", "Elfo del abismo", "Deep elf", "threat"),
        ("catacombs-torch-goes-out", "La antorcha se apaga", "The torch goes out", "event"),
        ("catacombs-hole-in-the-ceiling", "Agujero en el techo", "Hole in the ceiling", "event"),
    ],
)
def test_a_card_of_the_rulebook_is_in_its_deck(
    name: str, es: str, en: str, kind: str | None
) -> None:
    card = CARDS[name]
    assert (name_of(card, SPANISH), name_of(card, ENGLISH)) == (es, en)
    assert card.type == kind
    assert name.startswith(f"{card.deck}-")
    assert not card.original


POTION = (
    Roll(
        2,
        (
            Row(2, (Die(),)),
            Row(4, (Wounds(flat=6),)),
            Row(6, (Wounds(flat=3),)),
            Row(7),
            Row(10, (Heal(3),)),
            Row(12, (Heal(6),)),
        ),
    ),
)
BONES = (Roll(1, (Row(3), Row(6, (Fight("skeleton", escape=False),)))),)
BY_MARGIN = (Wounds(margin=True),)


@pytest.mark.parametrize(
    ("name", "effects"),
    [
        (
            "dungeon-wizards-curse",
            (
                Roll(
                    1,
                    (
                        Row(2, (RotateCorridors(3),)),
                        Row(4, (RotateCorridors(2),)),
                        Row(6, (RotateCorridors(1),)),
                    ),
                ),
            ),
        ),
        ("dungeon-crypt", (May((Draw("crypt"),)),)),
        ("dungeon-dead-adventurer", (May((Draw("corpse"),)),)),
        ("dungeon-descending-passage", (PassageDown(),)),
        ("search-descending-passage", (PassageDown(),)),
        ("dragon-sleeping", (Draw("treasure", 2),)),
        ("dragon-fury", (DragonFury(2),)),
        ("trap-projectile", (AttributeTest("armour", failed=BY_MARGIN),)),
        ("door-opens", (PassDoor(),)),
        ("door-stuck", (EndTurn(),)),
        ("door-spear-trap", (Wounds(dice=1, minus="luck"), EndTurn())),
        ("crypt-spear-trap", (Wounds(dice=1, minus="armour"),)),
        ("crypt-ancient-bones", BONES),
        ("corpse-scorpion", (Wounds(dice=1),)),
        ("search-giant-centipede", (Wounds(dice=2),)),
        ("search-secret-door", (May((SpecialMove(),)),)),
        (
            "catacombs-surprise-attack",
            (AttributeTest("luck", failed=BY_MARGIN), Fight("demon", escape=False)),
        ),
        ("catacombs-horde-of-rats", (AttributeTest("armour", failed=BY_MARGIN),)),
        ("catacombs-exit", (May((LeaveCatacombs(),)),)),
        ("catacombs-razorwings", (Wounds(dice=1),)),
        ("catacombs-deep-elf", (Bribe(1, 100, "sorcerer"),)),
    ],
)
def test_a_card_does_what_the_rulebook_says(name: str, effects: tuple[Effect, ...]) -> None:
    assert deeds(CARDS[name].then) == deeds(effects)


@pytest.mark.parametrize(
    ("name", "attribute", "failed"),
    [
        ("trap-trapdoor", "agility", (Wounds(flat=1), EndTurn())),
        ("trap-cave-in", "agility", (EndTurn(),)),
        ("catacombs-torch-goes-out", "luck", (EndTurn(),)),
    ],
)
def test_a_card_that_holds_a_hero_is_tested_each_turn(
    name: str, attribute: Attribute, failed: tuple[CardEffect, ...]
) -> None:
    card = CARDS[name]
    assert card.keep
    assert not card.then
    test = AttributeTest(attribute, passed=(DiscardThis(),), failed=failed)
    assert card.each_turn == (test,)


def test_every_unstable_potion_has_the_same_table() -> None:
    potions = [card for card in CONTENT.cards if card.id.endswith("unstable-potion")]
    assert sum(card.count for card in potions) == 7
    for card in potions:
        assert (card.type, card.gold) == ("loot", None)
        assert card.use == Use("turn_start", POTION)


def test_a_rope_helps_at_trapdoor_and_hole() -> None:
    rope = CARDS["corpse-rope"].use
    assert rope is not None
    assert (rope.when, rope.then) == ("before_test", (PassTest(),))
    assert set(rope.against) == {"trap-trapdoor", "catacombs-hole-in-the-ceiling"}


def test_a_treasure_chest_is_worth_two_dice_times_100_at_the_end() -> None:
    chest = CARDS["catacombs-treasure-chest"]
    assert (chest.gold, chest.at_end) == (None, (May((Worth(2, 100),)),))


def test_every_shuffle_card_shuffles() -> None:
    shuffles = [card for card in CONTENT.cards if card.then == (Shuffle(),)]
    decks = ["catacombs", "corpse", "crypt", "door", "dungeon", "search", "trap"]
    assert sorted(card.deck for card in shuffles) == decks


def test_runes_say_when_they_are_used_and_seven_are_ours() -> None:
    runes = [card for card in CONTENT.cards if card.deck == "rune"]
    assert all(card.use for card in runes)
    assert {card.id for card in runes if not card.original} == {
        "rune-touch-of-death",
        "rune-teleportation",
        "rune-healing",
        "rune-stasis",
        "rune-warning",
    }


@pytest.mark.parametrize("rune", ["touch-of-death", "teleportation", "healing"])
def test_a_rune_of_the_rulebook_does_what_it_says(rune: str) -> None:
    uses = {
        "touch-of-death": Use("monster_met", (Slay(),)),
        "teleportation": Use("before_move", (SpecialMove(),)),
        "healing": Use("turn_start", (Heal(6),)),
    }
    assert CARDS[f"rune-{rune}"].use == uses[rune]


@pytest.mark.rule("DQ-RUL-1")
def test_all_five_monsters_lurk_in_the_dungeon_deck() -> None:
    monsters = [card for card in CONTENT.cards if card.deck == "dungeon" and card.type == "monster"]
    assert [card.then for card in monsters] == [(Fight(id),) for id in MONSTER.ids]


# Combat and Power cards

CYCLE = {"ranged": "melee", "melee": "magic", "magic": "ranged"}


@pytest.mark.rule("DQ-RUL-8")
def test_the_combat_deck_has_18_cards_of_each_type_and_counters_in_a_cycle() -> None:
    types = Counter(ATTACK_KINDS[number] for number in fill_combat_deck())
    assert types == {0: 18, 1: 18, 2: 18}
    for card in chain(CONTENT.combat, CONTENT.power):
        assert card.counter in (None, CYCLE[card.type]), card.id
    assert {card.counter is None for card in CONTENT.combat} == {True, False}


def test_low_attacks_counter_and_the_highest_do_not() -> None:
    for kind in ATTACK_TYPES:
        values = Counter(
            card.value for card in CONTENT.combat for _ in range(card.count) if card.type == kind
        )
        assert values == {1: 5, 2: 5, 3: 4, 4: 3, 5: 1}
    assert all(card.counter for card in CONTENT.combat if card.value <= 2)
    assert not any(card.counter for card in CONTENT.combat if card.value == 5)


@pytest.mark.parametrize(
    ("name", "es", "kind", "value"),
    [
        ("bolt-of-agony", "Relámpago de agonía", "magic", 1),
        ("deep-strike", "Golpe profundo", "melee", 3),
        ("volley", "Salva", "ranged", 4),
        ("accurate-shot", "Disparo certero", "ranged", 2),
        ("slash", "Tajo", "melee", 1),
        ("heart-strike", "Ataque al corazón", "melee", 4),
        ("ray", "Rayo", "magic", 2),
    ],
)
def test_a_combat_card_of_the_rulebook(name: str, es: str, kind: str, value: int) -> None:
    card = COMBAT[name]
    assert (name_of(card, SPANISH), card.type, card.value) == (es, kind, value)
    assert not card.original


def test_the_combat_examples_can_be_played() -> None:
    hands = {(card.type, card.value, card.counter) for card in CONTENT.combat}
    assert {
        ("magic", 2, "ranged"),
        ("melee", 1, "magic"),
        ("ranged", 1, "melee"),
        ("ranged", 2, "melee"),
    } <= hands
    assert {("magic", 3), ("magic", 1), ("melee", 3), ("melee", 4)} <= {hand[:2] for hand in hands}


def test_four_power_cards_for_each_of_six_heroes_and_five_monsters() -> None:
    assert [len(cards) for cards in HERO_POWERS] == [4] * 6
    assert [len(cards) for cards in MONSTER_POWERS] == [4] * 5
    assert sorted(chain(*HERO_POWERS, *MONSTER_POWERS)) == list(
        range(len(CONTENT.combat), len(ATTACKS))
    )


@pytest.mark.rule("DQ-RUL-7")
def test_34_power_cards_are_ours() -> None:
    assert sum(card.original for card in CONTENT.power) == 34


@pytest.mark.rule("DQ-RUL-7")
@pytest.mark.parametrize(
    ("name", "es", "owner", "numbers", "effects"),
    [
        (
            "poisoned-arrow",
            "Flecha envenenada",
            "skeleton",
            (2, 2, 1),
            (BonusIfPlayed("opponent", 4),),
        ),
        ("deadly-shot", "Disparo mortal", "skeleton", (2, 1, 3), (BonusIfPlayed("you", 2),)),
        ("agony-of-memory", "Agonía del recuerdo", "sorcerer", (2, 1, 4), (CancelNext(3),)),
        ("natural-armour", "Armadura natural", "golem", (2, 3, 4), (HealPile(2),)),
        ("hammer-blow", "Martillazo", "troll", (4, 3, 4), (NextRoundBonus(1),)),
        ("aura-of-terror", "Aura de terror", "demon", (4, 4, 4), (MovePileCard(1),)),
        (
            "shared-destinies",
            "Destinos compartidos",
            "challara",
            (2, 3, None),
            (TakeFromHand(1),),
        ),
        ("guided-shot", "Disparo guiado", "tatianna", (3, 2, None), (ReplaceThis(),)),
        (
            "unleashed-wrath",
            "Ira desatada",
            "krutzbeck",
            (3, 0, None),
            (DiscardForBonus(1, value=1),),
        ),
        ("firestorm", "Tormenta ígnea", "challara", (5, 1, None), ()),
    ],
)
def test_a_power_card_of_the_rulebook(
    name: str,
    es: str,
    owner: str,
    numbers: tuple[int, int, int | None],
    effects: tuple[PowerEffect, ...],
) -> None:
    card = POWER[name]
    assert (name_of(card, SPANISH), card.hero or card.monster) == (es, owner)
    assert (card.value, card.escape, card.damage) == numbers
    assert card.then == effects
    assert not card.original


def test_poisoned_arrow_is_ranged_and_counters_melee_as_in_the_example() -> None:
    arrow = POWER["poisoned-arrow"]
    assert (arrow.type, arrow.counter) == ("ranged", "melee")


def test_krutzbeck_never_escapes() -> None:
    assert {card.escape for card in CONTENT.power if card.hero == "krutzbeck"} == {0}


def test_attack_numbers_say_what_the_cards_say() -> None:
    for number, card in enumerate(ATTACKS):
        assert ATTACK[card.id] == number
        assert ATTACK_VALUES[number] == card.value
        assert ATTACK_TYPES[ATTACK_KINDS[number]] == card.type
        counter = ATTACK_COUNTERS[number]
        assert (None if counter < 0 else ATTACK_TYPES[counter]) == card.counter


# Effects


def test_every_effect_that_is_declared_is_on_a_card() -> None:
    declared = {str(effect.__struct_config__.tag) for effect in get_args(CardEffect)}
    assert declared == set(map(verb, DEEDS))
    declared = {str(effect.__struct_config__.tag) for effect in get_args(PowerEffect)}
    assert declared == POWER_VERBS


def test_power_toml_explains_its_vocabulary() -> None:
    text = (FOLDER / "content" / "power.toml").read_text("utf-8")
    assert set(re.findall(r"^#   ([a-z]+(?:_[a-z]+)*) ", text, re.MULTILINE)) - {"do"} == (
        POWER_VERBS
    )


@pytest.mark.parametrize("card", CONTENT.cards, ids=lambda card: card.id)
def test_a_card_that_says_something_does_something(card: Card) -> None:
    """Only Loot with gold, and the cards on which nothing happens, have no effect."""
    plain = card.gold is not None or card.id.endswith("-empty")
    acts = bool(card.then or card.each_turn or card.use or card.at_end)
    assert acts != plain or card.gold == 0


@pytest.mark.parametrize("card", [*CONTENT.cards, *CONTENT.power], ids=lambda card: card.id)
def test_a_text_names_every_number_of_its_effect(card: Card | PowerCard) -> None:
    effects: list[Effect] = list(card.then)
    if isinstance(card, Card):
        effects += [*card.each_turn, *(card.use.then if card.use else ()), *card.at_end]
    for effect in list_effects(effects):
        for name in ("dice", "flat", "count", "bonus", "times", "at_least", "each", "most"):
            number = abs(getattr(effect, name, None) or 0)
            if number > 1 and not isinstance(effect, ExtraMoves):
                for text in (text_of(card, SPANISH), text_of(card, ENGLISH)):
                    assert re.search(rf"(?<!\d){number}(?!\d)", text), (number, text)


# Texts, icons, rules


@pytest.mark.parametrize("component", COMPONENTS, ids=lambda component: component.id)
def test_every_component_speaks_both_languages(component: Component) -> None:
    spanish, english = name_of(component, SPANISH), name_of(component, ENGLISH)
    assert (spanish == english) == (component.id in PROPER_NAMES)
    texts = text_of(component, SPANISH), text_of(component, ENGLISH)
    assert texts[0] != texts[1]
    for text in texts:
        assert len(text) <= 200, len(text)
        assert not re.search(r"[{}]|^\s|\s$|  ", text)
    assert not SPANISH.missing | ENGLISH.missing


def test_abilities_decks_and_terms_speak_both_languages() -> None:
    abilities = [f"ability-{ability.id}" for hero in CONTENT.heroes for ability in hero.abilities]
    decks = [f"deck-{deck.id}" for deck in CONTENT.decks]
    terms = [f"term-{term.id}" for term in CONTENT.terms]
    assert all(len(SPANISH.tell(ability)) <= 200 for ability in abilities)
    words = [*abilities, *decks, *terms]
    assert [word for word in words if SPANISH.tell(word) == ENGLISH.tell(word)] == ["term-escape"]
    assert not SPANISH.missing | ENGLISH.missing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_words_are_left_of_a_component_that_is_gone(lang: str) -> None:
    written = (FOLDER / "locale" / lang / "cards.ftl").read_text("utf-8")
    messages = re.findall(r"^([a-z0-9_-]+) =", written, re.MULTILINE)
    known = {f"{KINDS.get(type(part), 'attack')}-{part.id}" for part in COMPONENTS}
    known |= {f"{name}-text" for name in known}
    known |= {f"ability-{ability.id}" for hero in CONTENT.heroes for ability in hero.abilities}
    assert set(messages) == known


def test_the_words_of_the_game_are_the_rulebooks() -> None:
    attributes = [SPANISH.tell(f"term-{name}") for name in ATTRIBUTES]
    assert attributes == ["Fuerza", "Agilidad", "Armadura", "Suerte"]
    types = [SPANISH.tell(f"term-{name}") for name in ATTACK_TYPES]
    assert types == ["A distancia", "Cuerpo a cuerpo", "Mágico"]
    assert SPANISH.tell("term-loot") == "Botín"
    assert SPANISH.tell("term-threat") == "Amenaza"


def test_the_icons_are_listed() -> None:
    """icons.txt was checked against the game-icons set; it holds what we use and nothing else."""
    listed = (FOLDER / "icons.txt").read_text("utf-8").split()
    used = {component.icon for component in COMPONENTS}
    used |= {deck.icon for deck in CONTENT.decks} | {term.icon for term in CONTENT.terms}
    assert listed == sorted(used)


def test_both_rulebooks_have_the_same_516_rules_in_the_same_order() -> None:
    english, spanish = read_rulebook("en"), read_rulebook("es")
    assert list(english) == list(spanish)
    assert len(english) == 516
    assert not [rule for rule in english if english[rule] == spanish[rule]]
    chapters = Counter(rule.split("-")[1] for rule in english)
    assert (chapters["RUL"], chapters["COMBAT"], chapters["EX"]) == (138, 40, 22)
    for chapter, count in chapters.items():
        numbers = [int(rule.split("-")[2]) for rule in english if rule.split("-")[1] == chapter]
        assert numbers == list(range(1, count + 1)), chapter


@pytest.mark.rule("DQ-RUL-16")
@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_kind_of_room_is_described_in_one_chapter(lang: str) -> None:
    chapters = (FOLDER / f"rulebook.{lang}.md").read_text("utf-8").split("\n## ")
    (rooms,) = [chapter for chapter in chapters if "\n- DQ-ROOM-" in chapter]
    assert rooms.count("\n- ") == rooms.count("\n- DQ-ROOM-") == 31
    for room in CONTENT.rooms:
        assert any(f"- {rule}:" in rooms for rule in room.rules), room.id


def test_both_rulebooks_say_the_same_numbers() -> None:
    english, spanish = read_rulebook("en"), read_rulebook("es")
    for rule, text in english.items():
        assert sorted(re.findall(r"\d+", text)) == sorted(re.findall(r"\d+", spanish[rule])), rule


@pytest.mark.parametrize("component", COMPONENTS, ids=lambda component: component.id)
def test_every_component_rests_on_rules_that_exist(component: Component) -> None:
    assert component.rules
    assert set(component.rules) <= set(read_rulebook("en"))


def test_every_card_rule_is_named_by_a_card() -> None:
    named = {rule for component in COMPONENTS for rule in component.rules}
    rules = [rule for rule in read_rulebook("en") if re.match(r"DQ-(CARD|POWER)-", rule)]
    assert set(rules) <= named


def test_what_is_ours_is_a_field_of_the_component_or_its_name() -> None:
    for component in COMPONENTS:
        assert set(component.ours) <= {"name", *component.__struct_fields__}, component.id
        assert not (component.ours and component.original), component.id


@pytest.mark.rule("DQ-RUL-1")
def test_what_the_facts_do_not_give_is_marked_as_ours() -> None:
    """That a golem grabs at random, and what two of the three scorpions are called."""
    ours = {card.id: card.ours for card in CONTENT.cards if card.ours and card.ours != ("count",)}
    assert ours == {
        "catacombs-golem-grab": ("then",),
        "catacombs-vampire-bite": ("until",),
        "catacombs-venom-spider": ("each_turn",),
        "corpse-pale-scorpion": ("name",),
        "corpse-young-scorpion": ("name",),
    }


@pytest.mark.rule("DQ-RUL-2")
def test_only_loot_is_worth_gold_and_only_kept_cards_act_each_turn() -> None:
    coins, trap = CONTENT.cards[CARD["search-gold-150"]], CONTENT.cards[CARD["trap-cave-in"]]
    assert (coins.type, coins.gold, trap.gold, trap.keep) == ("loot", 150, None, True)
    with pytest.raises(ValueError, match="only Loot is worth gold"):
        replace(coins, type=None)
    with pytest.raises(ValueError, match="a kept card says what it does each turn"):
        replace(trap, each_turn=())
    with pytest.raises(ValueError, match="a kept card says what it does each turn"):
        replace(trap, keep=False)


@pytest.mark.rule("DQ-ROOM-7", "DQ-ROOM-12")
def test_only_darkness_has_a_die_table_and_only_a_chasm_has_banks() -> None:
    dark = CONTENT.tiles[TILE["darkness-left-right"]]
    chasm = CONTENT.tiles[TILE["chasm-left-bank"]]
    plain = CONTENT.tiles[TILE[OPEN_ROOM]]
    assert (replace(dark), replace(chasm), replace(plain)) == (dark, chasm, plain)
    for tile, wrong in (
        (dark, {"darkness": None}),
        (plain, {"darkness": dark.darkness}),
        (chasm, {"near": ()}),
        (plain, {"near": chasm.near}),
    ):
        with pytest.raises(ValueError, match="belongs to the"):
            replace(tile, **wrong)

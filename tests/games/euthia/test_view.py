"""What a seat sees of a game of Euthia, and what its questions say."""

from __future__ import annotations

import pytest

from grimorio.core.scene import Choice, Group, Option, Scene, Text
from grimorio.games.euthia import title
from grimorio.games.euthia.nouns import SPOT
from grimorio.games.euthia.view.cards import catalogue
from grimorio.games.euthia.view.lines import kinds_text
from grimorio.texts import texts_of
from tests.games.euthia.fights import Bout
from tests.games.euthia.treks import AROUND, Trek

EN, ES = texts_of(title, "en"), texts_of(title, "es")


def scene(trek: Trek | Bout, seat: int = 0) -> Scene:
    return trek.game.view(seat)


def choice(trek: Trek | Bout) -> Choice:
    return trek.game.choices(trek.question.seat)[0]


def option(trek: Trek | Bout, key: str) -> Option:
    return next(one for one in choice(trek).options if one.key == key)


def said(text: Text) -> str:
    return EN.say(text)


def shop(trek: Trek, name: str) -> Group:
    return next(group for group in scene(trek).groups if group.id == f"shop-{name}")


def test_the_map_shows_hexes_by_type_and_place_and_the_monsters_on_them() -> None:
    trek = Trek(tiles={"+1+1": "i-fixed-1"})
    board = scene(trek).boards[0]
    labels = [said(cell.label) for cell in board.cells if cell.label is not None]
    assert "Merchants, 1 east and 1 south-east of the Church" in labels
    monsters = [piece for piece in board.pieces if piece.id.startswith("monster")]
    assert [said(piece.label) for piece in monsters] == ["Monster of level I. Loot: 3 Gold, 1 Gaar"]


def test_spaces_for_the_next_tile_lie_under_mist_beside_the_hero_whose_turn_it_is() -> None:
    trek = Trek(at="+0+0", pile=["i-other-1"])
    fog = [cell for cell in scene(trek).boards[0].cells if cell.fog]
    assert len(fog) == 3 * 3


def test_a_hero_in_the_church_bears_a_badge() -> None:
    board = scene(Trek()).boards[0]
    hero = next(piece for piece in board.pieces if piece.id == "hero0")
    assert [said(badge.label) for badge in hero.badges] == ["in the centre of the tile"]


def test_a_step_says_where_it_leads_and_lights_up_the_way() -> None:
    trek = Trek(at="+0+0", moves=2, tiles=dict.fromkeys(AROUND, "i-other-1"))
    cell = SPOT.number("+1+0")
    go = option(trek, "go +1+0")
    assert said(go.text).startswith("To ")
    assert go.at == (f"h{cell}",)
    assert go.path[-1] == f"h{cell}"


def test_a_fight_is_called_a_fight() -> None:
    tiles = {**dict.fromkeys(AROUND, "i-other-3"), "+1+1": "i-fixed-1"}
    trek = Trek(at="+1+0", moves=1, tiles=tiles)
    assert said(option(trek, "go +1+1").text) == (
        "Fight at Merchants, 1 east and 1 south-east of the Church"
    )


def test_hands_show_their_cards_to_their_owner_only() -> None:
    trek = Trek(hand=["curse", "mighty-blow"])
    own = next(zone for zone in scene(trek, 0).zones if zone.id == "hand0")
    seen = next(zone for zone in scene(trek, 1).zones if zone.id == "hand0")
    assert [card.face for card in own.cards] == ["card-curse", "card-mighty-blow"]
    assert [card.face for card in seen.cards] == ["", ""]
    assert [card.back for card in seen.cards] == ["silver", "gold"]


@pytest.mark.rule("EU-RUL-66")
def test_a_panel_counts_silver_and_gold_cards_apart() -> None:
    trek = Trek(hand=["curse", "curse", "mighty-blow"])
    stats = {stat.id: stat.value for stat in scene(trek, 1).panels[0].stats}
    assert (stats["silver"], stats["golden"]) == (2, 1)


def test_a_shop_shows_its_offer_with_prices() -> None:
    trek = Trek(offers={0: ["short-sword", "buckler", "herbs", "trap"]})
    members = shop(trek, "merchants").members
    assert [(said(one.label), one.stats[0].value) for one in members] == [
        ("Short Sword", 4), ("Buckler", 3), ("Herbs", 2), ("Trap", 3),
    ]  # fmt: skip


def test_the_board_says_what_unlocks_a_place_and_what_is_set_in_a_tile() -> None:
    trek = Trek(board={"greaves": "leather-greaves"}, sockets={"greaves": ("ruby/active",)})
    slots = {slot.id: slot for slot in scene(trek).mats[0].slots}
    assert slots["place0-2"].note is not None
    assert said(slots["place0-2"].note) == "5 Gold"
    greaves = slots["place0-12"].cards[0]
    assert [said(badge.label) for badge in greaves.badges] == ["Ruby"]


def test_a_combat_lies_on_the_table_with_both_sides() -> None:
    bout = Bout("cyclops", tile="ii-fixed-1", draws=["curse"])
    contest = scene(bout).contest
    assert contest is not None
    hero, monster = contest.sides
    assert (said(hero.label), said(monster.label)) == ("Maeldur", "Cyclops")
    assert {stat.id: stat.value for stat in monster.stats}["chaos"] == 2
    assert [said(note) for note in contest.notes] == ["Wounds: 2 from 5, 4 from 9."]


def test_every_face_is_said_in_both_languages() -> None:
    for face in catalogue():
        for texts in (EN, ES):
            lines = [face.name, *face.text, *([face.type] if face.type else [])]
            assert all(texts.say(line) for line in lines)
            assert not texts.missing


def test_a_face_says_what_the_tile_does() -> None:
    faces = {face.id: face for face in catalogue()}
    assert [said(line) for line in faces["piece-feint"].text] == [
        "After the Monster's roll, with an Armour Set of 3: the Monster's Combat Value -3.",
        "After your roll, with an Armour Set of 3: your Combat Value 2.",
    ]
    assert [said(line) for line in faces["piece-leather-breastplate"].text] == [
        "Red set.", "Health +2.", "Bags -1.",
    ]  # fmt: skip
    assert [said(line) for line in faces["piece-rough-diamond"].text] == [
        "Diamond, 1 Gold / 2 Gold, 3 Reputation"
    ]
    assert said(faces["monster-dragonfly"].text[0]) == "Wounds: 1 from 4, 2 from 8, 3 from 12."


def test_kinds_are_named_by_what_they_leave_out() -> None:
    assert said(kinds_text(("opal",))) == "Opal"
    assert said(kinds_text(("diamond", "demon-stone"))) == "Diamond or Demon Stone"
    assert said(kinds_text(("fire", "water", "air", "earth"))) == "any Essence"
    assert title.name == "euthia"


@pytest.mark.rule("EU-MON-2")
def test_before_a_fight_level_loot_and_reward_are_known() -> None:
    tiles = {**dict.fromkeys(AROUND, "i-other-3"), "+1+1": "i-fixed-1"}
    trek = Trek(at="+1+0", moves=1, tiles=tiles)
    loot, reward = (said(text) for text in option(trek, "go +1+1").preview)
    assert loot == "Monster of level I. Loot: 3 Gold, 1 Gaar"
    assert reward.startswith("Reward up to Reputation 1")


def test_used_cards_and_the_map_pile_can_be_looked_through() -> None:
    trek = Trek(
        hand=["curse"] * 4, pile=["i-other-1", "ii-other-1", "ii-other-2"], draws=["mighty-blow"]
    )
    trek.say(trek.can("exchange")[0])
    zones = {zone.id: zone.count for zone in scene(trek, 1).zones}
    assert zones["discard-silver"] == 4
    decks = next(group for group in scene(trek).groups if group.id == "monsters")
    notes = [said(note) for note in decks.notes]
    assert notes[-2:] == ["Map tiles of Chapter I: 1", "Map tiles of Chapter II: 2"]


@pytest.mark.rule("EU-SETUP-14")
def test_the_elemental_cards_lie_open() -> None:
    zone = next(zone for zone in scene(Trek()).zones if zone.id == "elementals")
    faces = {face.id: face for face in catalogue()}
    assert [said(line) for line in faces[zone.cards[0].face].text] == [
        "Up to 5: suffer 3 Wounds.", "8 to 10: Fire Essence.", "11 or more: Fire Essence, Ruby.",
    ]  # fmt: skip


def test_a_hero_roll_outside_combat_says_what_its_dice_show() -> None:
    tiles = {**dict.fromkeys(AROUND, "i-other-3"), "-2+1": "i-other-6"}
    trek = Trek(at="-2+1", tiles=tiles, rolls=[2, 5, 6])
    trek.say("confront")
    assert said(option(trek, "gaar left").text) == "Gaar: reroll the left die, which shows 2"
    assert said(option(trek, "gaar right").text) == "Gaar: reroll the right die, which shows 5"
    trek.say("gaar left")
    assert said(option(trek, "gaar left").text) == "Gaar: reroll the left die, which shows 6"
    log = [said(title.rules.say(trek.s, event)) for event in trek.game.events(0)]
    assert "Blue spends Gaar: 2 becomes 6, and 2 more." in log

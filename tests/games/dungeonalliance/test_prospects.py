"""What monsters and Solo cards would do next."""

from __future__ import annotations

import pytest

from grimorio.core.scene import Text
from grimorio.games.dungeonalliance import title
from grimorio.games.dungeonalliance.components.numbers import CONTENT, MONSTER
from grimorio.games.dungeonalliance.rules.solo import actions, bonus_of, follow_card
from grimorio.games.dungeonalliance.view.lines import solo_lines
from grimorio.games.dungeonalliance.view.names import piece_id
from grimorio.games.dungeonalliance.view.prospects import outlook, solo_notes
from grimorio.kit.numbers import NONE
from grimorio.texts import texts_of
from tests.games.dungeonalliance.shown import choice, group, say
from tests.games.dungeonalliance.table import FIRST, lay, room

# -- monsters --------------------------------------------------------------------------------------


@pytest.mark.rule("DA-MON-7", "DA-MON-9")
def test_of_a_monster_that_reaches_nobody_it_is_asked_only_where_it_goes() -> None:
    t = lay()
    t.tile("nest", (1, 1))
    ogre = t.monster("ogre", (5, 4))
    t.move(ogre)
    assert say(choice(t).prompt) == "The ogre reaches nobody. Where does it go?"
    assert say(choice(t).prompt, "es") == "El ogro no alcanza a nadie. ¿Adónde va?"
    t = room()
    t.put("petra", (3, 4))
    t.move(t.monster("ogre", (4, 4)))
    assert say(choice(t).prompt, "es") == "¿A quién ataca el ogro, y desde dónde?"


@pytest.mark.rule("DA-MON-7", "DA-MON-6")
def test_a_monster_that_reaches_nobody_is_said_to() -> None:
    t = room()
    t.s.corridors = 0
    goblin = t.monster("goblin", (4, 4))
    found = outlook(t.s, 0, piece_id(goblin))
    assert found is not None
    assert "foresee-nobody" in [line.id for line in found.lines]
    t.put("petra", (5, 5))
    found = outlook(t.s, 0, piece_id(goblin))
    assert found is not None
    assert "foresee-nobody" not in [line.id for line in found.lines]


@pytest.mark.rule("DA-MON-2", "DA-MON-4", "DA-MON-6")
def test_a_monster_tells_who_may_choose_it_and_whom_it_can_attack() -> None:
    t = room()
    t.put("petra", (3, 3))
    goblin = t.monster("goblin", (5, 5))
    assert title.looks.outlook is not None
    found = title.looks.outlook(t.s, 0, piece_id(goblin))
    assert found is not None
    said = [say(line) for line in found.lines]
    assert said[0] == "It is ready: it can be activated."
    assert said[1].startswith("Blue may choose it, because")
    assert said[2] == "Red may choose it: it is far from all of their heroes."
    assert any(line.startswith("It can attack Petra from") for line in said)
    assert found.areas[0].cells
    assert "DA-MON-6" in found.rules
    t.s.monsters[goblin].ready = False
    tired = title.looks.outlook(t.s, 0, piece_id(goblin))
    assert tired is not None
    assert tired.lines[0].id == "foresee-exhausted"
    assert title.looks.outlook(t.s, 0, piece_id(t.figure("petra"))) is None


# -- Solo cards ------------------------------------------------------------------------------------


@pytest.mark.rule("DA-SOLO-3", "DA-SOLO-6", "DA-SOLO-7", "DA-RUL-72")
def test_in_solo_the_next_card_says_what_it_would_do_now() -> None:
    t = lay(FIRST)
    form_a = next(n for n, one in enumerate(CONTENT.solo) if one.form == "a" and one.damage)
    t.s.solo_card = form_a
    t.s.solo_bag.remove(form_a)
    card = CONTENT.solo[form_a]
    row = ["long-blade", "oak-bow", "hooked-axe", "traveller-boots", "ring-shirt"]
    t.upgrades(*row)
    first, nobody = [say(note) for note in group(t, "solo").notes]
    assert card.first == "upgrades"
    names = [say(Text(f"card-{row[place]}")) for place in (card.cross, card.arrow)]
    assert first == f"Of the upgrades, {names[0]} leaves the game and {names[1]} is discarded."
    assert nobody.startswith("The monster worth most cannot attack, so:")
    t.tile("crossroads", (1, 1))
    t.corridor((1, 2), "n")
    goblin, ogre = t.monster("goblin", (3, 4)), t.monster("ogre", (4, 4))
    notes = [say(note) for note in group(t, "solo").notes]
    assert notes[-1].startswith("The ogre on E5 attacks")
    assert notes[-1].endswith("at +2.")
    assert title.looks.outlook is not None
    for figure, line in ((goblin, "foresee-poorer"), (ogre, "foresee-solo")):
        found = title.looks.outlook(t.s, 0, piece_id(figure))
        assert found is not None
        assert line in [one.id for one in found.lines]


@pytest.mark.rule("DA-SCARD-3", "DA-SOLO-3", "DA-SOLO-8")
def test_the_next_card_reckons_with_the_monster_it_makes_ready() -> None:
    t = lay(FIRST)
    wakes = next(n for n, one in enumerate(CONTENT.solo) if one.first == "ready")
    t.s.solo_card = wakes
    t.s.solo_bag.remove(wakes)
    t.tile("crossroads", (1, 1))
    t.corridor((1, 2), "n")
    goblin = t.monster("goblin", (3, 4))
    ogre = t.monster("ogre", (4, 4), ready=False)
    notes = [say(note) for note in group(t, "solo").notes]
    assert notes[0] == "The ogre on E5 becomes ready."
    assert notes[-1].startswith("The ogre on E5 attacks")
    assert not t.s.monsters[ogre].ready, "nothing has happened yet"
    assert title.looks.outlook is not None
    for figure, line in ((goblin, "foresee-poorer"), (ogre, "foresee-solo")):
        found = title.looks.outlook(t.s, 0, piece_id(figure))
        assert found is not None
        assert line in [one.id for one in found.lines]
    t.monster("ogre", (5, 4), ready=False)
    notes = [say(note) for note in group(t, "solo").notes]
    assert notes[0] == "One of 2 exhausted monsters becomes ready."
    assert notes[-1].startswith("One of 2 monsters attacks")


@pytest.mark.rule("DA-SOLO-4", "DA-SOLO-6", "DA-SOLO-7")
def test_while_a_solo_card_is_carried_out_it_says_what_is_left_of_it() -> None:
    t = lay(FIRST)
    t.tile("crossroads", (1, 1))
    t.corridor((1, 2), "n")
    t.monster("goblin", (3, 4))
    t.monster("goblin", (4, 4))
    t.s.solo_card = next(n for n, one in enumerate(CONTENT.solo) if one.first == "tiles")
    t.play(follow_card(0))
    assert t.asked == [(0, "solo_action")]
    solo = group(t, "solo")
    assert (solo.label.id, solo.now) == ("solo-now", True)
    second, third = [say(note) for note in solo.notes]
    assert second.startswith("The ready monster worth most XP attacks")
    assert third.startswith("If neither can be done: ")


@pytest.mark.rule("DA-SOLO-4..7", "DA-SCARD-4..9")
@pytest.mark.parametrize("number", range(16))
def test_the_next_solo_card_says_what_would_come_of_its_sections(number: int) -> None:
    t = lay(FIRST)
    t.tile("crossroads", (1, 1))
    t.corridor((1, 1), "s")
    t.upgrades("long-blade", "oak-bow", "hooked-axe", "traveller-boots", "ring-shirt")
    t.row("nest", "cells")
    t.s.solo_card = number
    texts = texts_of(title, "en")
    words = texts.say(solo_lines(CONTENT.solo[number])[2])
    said = " ".join(texts.say(line) for line in solo_notes(t.s))
    assert words[1:] in said, "without a monster the third section comes"
    goblin = t.monster("goblin", (4, 5))
    notes = solo_notes(t.s)
    ways = len({(action, bonus_of(t.s, action, one)) for action, one in actions(t.s)})
    assert [note.id for note in notes[2:]] == ["solo-or"] * (ways - 1), "each way is said once"
    said = " ".join(texts.say(line) for line in notes)
    assert words[1:] not in said
    bonuses = {bonus_of(t.s, action, goblin) for action, _ in actions(t.s)}
    assert {more for more in (1, 2, 3) if f"+{more}" in said} == bonuses - {0}


@pytest.mark.rule("DA-SOLO-4", "DA-SCARD-3", "DA-RUL-72")
def test_a_card_that_has_made_its_monster_ready_is_not_said_to_wake_another() -> None:
    t = lay(FIRST)
    t.tile("crossroads", (1, 1))
    t.corridor((1, 1), "s")
    t.s.solo_card = next(n for n, card in enumerate(CONTENT.solo) if card.first == "ready")
    t.s.solo_bag.remove(t.s.solo_card)
    boar = t.monster("iron-boar", (3, 3), ready=False)
    witch = t.monster("hex-witch", (5, 3), ready=False)

    def foreseen(figure: int) -> list[str]:
        found = outlook(t.s, 0, piece_id(figure))
        assert found is not None
        return [line.id for line in found.lines]

    assert foreseen(boar)[:2] == foreseen(witch)[:2] == ["foresee-exhausted", "foresee-solo"]
    t.play(follow_card(0))
    assert t.asked == [(0, "solo_ready")]
    assert "foresee-solo" in foreseen(witch), "either may be the one"
    t.answer(boar)
    assert t.asked == [(0, "solo_action")]
    assert foreseen(boar)[:2] == ["foresee-ready", "foresee-solo"]
    assert "foresee-solo" not in foreseen(witch), "the first section is done"


@pytest.mark.rule("DA-RUL-144", "DA-SCARD-3")
def test_a_card_that_is_not_the_first_of_its_cycle_is_not_said_to_wake_anybody() -> None:
    t = room(together="usual")
    ready = next(n for n, card in enumerate(CONTENT.solo) if card.first == "ready")
    t.s.solo_card = ready
    t.s.solo_bag.remove(ready)
    ogre = t.monster("ogre", (4, 4), ready=False)
    for row, told in (([t.s.solo_bag[0]], True), ([], False)):
        t.s.solo_row = row
        found = outlook(t.s, 0, piece_id(ogre))
        assert found is not None
        assert ("foresee-solo" in [line.id for line in found.lines]) == told


OGRE = CONTENT.monsters[MONSTER["ogre"]].strength


@pytest.mark.rule("DA-SCARD-4..9", "DA-RUL-73", "DA-SOLO-6")
def test_the_forecast_of_a_monster_has_the_bonus_of_the_next_solo_card() -> None:
    t = lay(FIRST)
    t.tile("crossroads", (1, 1))
    t.corridor((1, 2), "n")
    t.put("petra", (4, 5))
    ogre = t.monster("ogre", (4, 4))
    form_a = next(n for n, one in enumerate(CONTENT.solo) if one.form == "a")
    for card, power in ((NONE, OGRE), (form_a, OGRE + 2)):
        t.s.solo_card = card
        found = outlook(t.s, 0, piece_id(ogre))
        assert found is not None
        lines = [line for line in found.lines if line.id == "foresee-attack"]
        assert {line.args["power"] for line in lines} == {power}

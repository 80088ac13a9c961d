"""What an answer or a question says to the letter: prices, places, defences."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance import title
from grimorio.games.dungeonalliance.components.numbers import CARD
from grimorio.games.dungeonalliance.rules.upgrades import upgrade
from grimorio.games.dungeonalliance.view.groups import article_id
from grimorio.texts import texts_of
from tests.games.dungeonalliance.table import FIRST, Table, at, room
from tests.games.dungeonalliance.test_fourth_reading import OTHERS, alone

BLADE = CARD["long-blade"]


def said(t: Table) -> dict[object, tuple[str, tuple[str, ...], tuple[str, ...]]]:
    """Each answer: what it says, where it lies, which rules it names."""
    ask = t.ask()
    shown = title.rules.show(t.s, ask, ask.seat)
    texts = texts_of(title, "en")
    told = [(texts.say(one.text), one.at, one.rules) for one in shown.options]
    return dict(zip(ask.options, told, strict=True))


@pytest.mark.rule("DA-UPG-2", "DA-UPG-13", "DA-UPG-18")
def test_what_taking_and_exchanging_an_upgrade_say() -> None:
    t = room(list(FIRST), OTHERS)
    t.upgrades("oak-bow", "long-blade", "ring-shirt")
    t.s.upgrade_discard += [CARD["war-cry"], CARD["hooked-axe"]]
    t.s.upgrade_bags[0].remove(CARD["war-cry"])
    t.s.upgrade_bags[0].remove(CARD["hooked-axe"])
    t.player(0).fresh = 4
    t.play(upgrade(0))
    found = said(t)
    place = (article_id(1),)
    assert found["buy", BLADE] == ("take Long Blade for 3 XP", place, ("DA-UPG-2",))
    exchange = ("exchange Long Blade for the next one", place, ("DA-UPG-13", "DA-UPG-15"))
    assert found["swap", BLADE] == exchange
    old = ("take Hooked Axe from the discards for 4 XP", ("upgrade-discard-1",), ("DA-UPG-18",))
    assert found["old", CARD["hooked-axe"]] == old


@pytest.mark.rule("DA-RUL-78")
def test_of_two_alike_the_places_are_counted_from_one() -> None:
    t = alone("upgrades", cross=3)
    t.upgrades("oak-bow", "long-blade", "ring-shirt", "long-blade", "hooked-axe")
    t.player(0).fresh = 3
    t.play(upgrade(0))
    found = said(t)
    assert found["buy", BLADE, 1][:2] == ("take Long Blade (place 2) for 3 XP", (article_id(1),))
    assert found["buy", BLADE, 3][:2] == ("take Long Blade (place 4) for 3 XP", (article_id(3),))


@pytest.mark.rule("DA-UPG-1")
def test_while_a_hero_acts_an_upgrade_says_that_it_ends_the_turn() -> None:
    t = room(list(FIRST), OTHERS)
    t.put("petra", (0, 4))
    t.hand(0, "lorna-shot")
    t.upgrades("long-blade")
    t.player(0).fresh = 3
    t.activate("petra")
    t.go((4, 4))
    assert said(t)["buy", BLADE][0] == "end the turn and take Long Blade for 3 XP"


@pytest.mark.rule("DA-DMG-3", "DA-DMG-5", "DA-REACT-1")
def test_who_may_react_reads_power_against_defence_with_who_stands_in_the_way() -> None:
    t = room(list(FIRST), OTHERS)
    t.put("petra", (5, 4))
    t.put("lorna", (4, 4))
    t.hand(0, "quick-parry")
    archer = t.monster("bone-archer", (3, 4))
    t.move(archer)
    t.answer(("strike", at((3, 4)), t.figure("petra")))
    ask = t.ask()
    assert ask.kind.name == "react"
    words = texts_of(title, "en").say(title.rules.show(t.s, ask, ask.seat).prompt)
    armour, in_the_way = 2, 1
    assert f"3 against {armour + in_the_way}. Do you react?" in words


@pytest.mark.rule("DA-THREAT-1", "DA-RUL-33")
def test_nobody_passes_through_a_dark_room_over_the_squares_of_enemies() -> None:
    """Krolt passes enemies; but who enters a dark room stops there."""
    found = []
    for dark in (False, True):
        t = room(["krolt", "lorna", "krom", "mysterios"], OTHERS)
        t.corridor((1, 1), "n")
        t.put("krolt", (2, 4))
        t.under("krolt", "krolt-tunnel", "traveller-boots", "quicksilver")
        for square in ((3, 4), (3, 5), (4, 3), (3, 3), (4, 4)):
            t.monster("goblin", square)
        if dark:
            t.dark((5, 5))
        t.activate("krolt")
        found.append((4, 2) in t.squares())
    assert found == [True, False]


@pytest.mark.rule("DA-RUL-165")
def test_only_monsters_are_exhausted_by_a_card_also_with_player_versus_player() -> None:
    t = room(["mysterios", "lorna", "krom", "melinda"], OTHERS, versus=True)
    t.put("mysterios", (3, 4))
    t.put("bull", (5, 4))
    goblin = t.monster("goblin", (5, 5))
    t.hand(0, "mind-chain")
    t.activate("mysterios")
    assert t.options("play") == [("play", CARD["mind-chain"], 0)], "nobody else to choose"
    t.play_card("mind-chain")
    assert len(t.told("exhausted")) == 1
    assert not t.s.monsters[goblin].ready
    assert t.hero("bull").ready

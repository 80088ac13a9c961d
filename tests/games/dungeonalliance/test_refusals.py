"""What a player is told who may not attack, play, rest or take an upgrade."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance import title
from grimorio.games.dungeonalliance.components.numbers import CARD
from grimorio.games.dungeonalliance.kinds import REST, SECOND_MOVE
from grimorio.games.dungeonalliance.rules.upgrades import upgrade
from grimorio.games.dungeonalliance.view.names import piece_id
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.shown import choice, reasons, say
from tests.games.dungeonalliance.table import SECOND, Table, playable, room


def refused(t: Table) -> dict[str, tuple[str, tuple[str, ...]]]:
    """For what is touched: the message of the reason, and the rule."""
    ask = t.ask()
    choice = title.rules.show(t.s, ask, ask.seat)
    return {
        one.at[0] if one.at else one.text.id: (one.reason.id, one.rules) for one in choice.refused
    }


@pytest.mark.rule("DA-RANGE-2", "DA-LOS-2")
def test_who_shoots_is_told_what_is_too_near_too_far_or_behind_a_wall() -> None:
    t = room()
    t.tile("forge", (2, 1))
    t.corridor((1, 1), "e")
    t.put("lorna", (3, 4))
    two, three = t.monster("ogre", (5, 3)), t.monster("goblin", (6, 4))
    near, far = t.monster("goblin", (4, 4)), t.monster("goblin", (7, 4))
    walled = t.monster("goblin", (4, 2))
    t.hero("lorna").hindered = (5, 0, 0, 0)  # or she would walk to where she can shoot
    t.activate("lorna")
    found = refused(t)
    assert found[piece_id(near)] == ("refused-far", ("DA-RANGE-2",))
    assert found[piece_id(far)] == ("refused-far", ("DA-RANGE-2",))
    assert found[piece_id(walled)] == ("refused-sight", ("DA-LOS-2",))
    assert piece_id(two) not in found
    assert piece_id(three) not in found


@pytest.mark.rule("DA-RANGE-1", "DA-ATK-10", "DA-FACE-3")
def test_who_has_attacked_is_told_who_is_behind_and_who_was_attacked_already() -> None:
    t = room()
    t.put("petra", (4, 4))
    one, behind = t.monster("ogre", (3, 3)), t.monster("ogre", (5, 5))
    beside, walled = t.monster("ogre", (3, 4)), t.monster("ogre", (4, 2))
    t.activate("petra")
    assert refused(t) == {piece_id(walled): ("refused-melee", ("DA-RANGE-1",))}
    t.attack(one)
    found = refused(t)
    assert found[piece_id(one)] == ("refused-struck", ("DA-ATK-10",))
    assert found[piece_id(behind)] == ("refused-facing", ("DA-FACE-3",))
    assert piece_id(beside) not in found


@pytest.mark.rule("DA-FACE-3", "DA-RANGE-2")
def test_who_shoots_is_told_who_is_behind_after_the_first_shot() -> None:
    t = room()
    t.tile("forge", (2, 1))
    t.corridor((1, 1), "e")
    t.put("lorna", (4, 4))
    t.hand(0, "traveller-boots")
    one, behind = t.monster("ogre", (7, 5)), t.monster("ogre", (1, 3))
    t.activate("lorna")
    assert refused(t) == {}
    t.attack(one)
    assert refused(t)[piece_id(behind)] == ("refused-facing", ("DA-FACE-3",))


@pytest.mark.rule("DA-ATK-7", "DA-ATK-10", "DA-ATK-11", "DA-REST-4", "DA-ACT-10")
def test_who_cannot_attack_at_all_is_told_why() -> None:
    for way, reason in (
        ("rest", ("refused-rests", ("DA-REST-4",))),
        ("again", ("refused-again", ("DA-ACT-10",))),
        ("moved", ("refused-moved", ("DA-ATK-11",))),
        ("twice", ("refused-twice", ("DA-ATK-10",))),
    ):
        t = room()
        t.put("petra", (4, 4))
        t.hand(0, "traveller-boots")
        one, other, third = [t.monster("ogre", spot) for spot in ((5, 3), (5, 4), (5, 5))]
        t.activate("petra")
        if way in {"moved", "again"}:
            t.go((4, 3))
        if way in {"rest", "again"}:
            t.answer(REST(NONE) if way == "rest" else SECOND_MOVE())
        else:
            t.attack(one)
        if way == "twice":
            t.attack(other)
        found = refused(t)
        assert found[piece_id(third if way == "twice" else other)] == reason


@pytest.mark.rule("DA-CARD-2", "DA-CARD-4", "DA-REACT-1")
def test_only_cards_that_cannot_be_played_are_refused() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.under("petra", "petra-strike")
    t.hand(0, "traveller-boots", "hurling-axe", "lorna-shot", "petra-charge", "frost-dart")
    t.monster("ogre", (4, 2))
    t.activate("petra")
    choice = title.rules.show(t.s, t.ask(), 0)
    texts = {one.text.id: one.reason.id for one in choice.refused}
    assert texts.get("card-traveller-boots") is None
    assert texts.get("card-petra-charge") is None
    assert texts["card-hurling-axe"] == "refused-type"
    assert texts["card-lorna-shot"] == "refused-other", "it is Lorna's own"
    assert texts["card-frost-dart"] == "refused-icons"


@pytest.mark.rule("DA-RANGE-1", "DA-LOS-2", "DA-CARD-2", "DA-CARD-4", "DA-RUL-13")
def test_what_cannot_be_done_is_refused_with_its_reason() -> None:
    t = room()
    t.put("petra", (3, 3))
    near, far = t.monster("goblin", (4, 4)), t.monster("goblin", (5, 1))
    t.under("petra", "petra-strike")
    t.hand(0, "long-blade", "lorna-shot", "twin-daggers")
    t.activate("petra")
    t.go((3, 4))
    found = reasons(t)
    assert piece_id(near) not in found
    assert found[piece_id(far)] == "it is not beside the hero"
    names = {say(one.text): say(one.reason) for one in choice(t).refused}
    assert names["Long Blade"] == "a card of its type lies under Petra already"
    rest = "Rest: no damage to heal, no attack"
    assert names[rest] == "a rest is chosen at the start of the turn"
    assert names["Twin Daggers"] == "Petra does not have its icons"
    assert names["Long Yew"] == "only Lorna can play it"
    t.attack(near)
    said = "only a hero that has spent no Speed attacks a second time"
    assert reasons(t)[piece_id(far)] == said


@pytest.mark.rule("DA-REACT-1", "DA-CARD-1", "DA-ATK-4")
def test_a_reaction_waits_and_a_useless_card_says_so() -> None:
    t = room(["lorna", "petra", "krom", "mysterios"], SECOND)
    t.under("lorna", "quick-parry")
    t.hand(0, "riposte", "long-blade")
    t.activate("lorna")
    choice = title.rules.show(t.s, t.ask(), 0)
    texts = {one.text.id: one.reason.id for one in choice.refused}
    assert texts == {"card-riposte": "refused-reaction", "card-long-blade": "refused-useless"}
    assert CARD["riposte"] not in playable(t)


@pytest.mark.rule("DA-UPG-2", "DA-VALID-9")
def test_an_upgrade_is_refused_for_its_price_or_its_icons() -> None:
    t = room()
    t.upgrades("long-blade", "lesser-light", "plate-coat")
    t.s.row[4] = NONE
    t.player(0).fresh = 3
    t.play(upgrade(0))
    choice = title.rules.show(t.s, t.ask(), 0)
    assert {one.text.id: one.reason.id for one in choice.refused} == {
        "card-plate-coat": "refused-xp",
        "card-lesser-light": "refused-nobody",
    }

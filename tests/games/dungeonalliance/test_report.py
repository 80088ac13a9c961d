"""The log is a report: who did what to whom and why, so that a reader needs no board beside it."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance import title
from grimorio.games.dungeonalliance.components.effects import Pull
from grimorio.games.dungeonalliance.components.numbers import CARD, CONTENT, EFFECTS, TILE
from grimorio.games.dungeonalliance.kinds import (
    CRACK,
    DEFUSE,
    LOOK_FOR,
    PET,
    PICK_LOCK,
    REST,
    STRIKE,
)
from grimorio.games.dungeonalliance.nouns import HEROES
from grimorio.games.dungeonalliance.rules.end_phase import end_round
from grimorio.games.dungeonalliance.rules.solo import follow_card
from grimorio.games.dungeonalliance.rules.threats import spring
from grimorio.games.dungeonalliance.rules.turn import next_round
from grimorio.games.dungeonalliance.rules.verbs import shove
from grimorio.games.dungeonalliance.state import KNOWN
from grimorio.games.dungeonalliance.view.names import square_name
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.shown import say
from tests.games.dungeonalliance.solo_table import with_card
from tests.games.dungeonalliance.table import (
    DARTS,
    FIRST,
    SECOND,
    Table,
    at,
    lay,
    new_game,
    no_reactions,
    party,
    room,
)


def log(t: Table, *names: str, lang: str = "en") -> list[str]:
    """The lines that tell events of these names."""
    assert t.game is not None
    assert t.game.journal is not None
    return [
        say(title.rules.say(t.s, event), lang)
        for event in t.game.journal.events
        if event.kind.name in names
    ]


def struck(t: Table, monster: int, name: str) -> Table:
    """A monster attacks a hero from where it stands; nobody reacts."""
    t.move(monster)
    here = HEROES * t.s.monsters[monster].at + t.figure(name)
    t.answer(STRIKE(here))
    no_reactions(t)
    return t


# -- who -------------------------------------------------------------------------------------------


@pytest.mark.rule("DA-MON-5", "DA-MMOVE-1")
def test_monsters_of_one_name_are_told_apart_by_where_they_stand() -> None:
    t = party("petra", "lorna", "krom", "melinda")
    t.monster("goblin", (5, 3))
    goblin = t.monster("goblin", (5, 5))
    t.move(goblin)
    t.answer(STRIKE(HEROES * at((4, 5)) + t.figure("petra")))
    assert log(t, "walked", "attacked") == [
        "The goblin on F6 goes to E6.",
        "The goblin on E6 attacks Petra: 3 against 2, 1 damage.",
    ]
    assert log(t, "walked", "attacked", lang="es") == [
        "El goblin de F6 va a E6.",
        "El goblin de E6 ataca a Petra: 3 contra 2, 1 de daño.",
    ]


@pytest.mark.rule("DA-PET-1")
def test_the_attack_of_a_pet_is_told_as_that_of_the_pet() -> None:
    t = room()
    t.put("lorna", (4, 5))
    t.hand(0, "lorna-falcon")
    ogre = t.monster("ogre", (3, 3))
    t.activate("lorna")
    t.do(PET, CARD["lorna-falcon"], ogre)
    assert log(t, "attacked") == [
        "Lorna’s pet, Grey Falcon, attacks the ogre on D4: 4 against 1, 3 damage."
    ]
    assert log(t, "attacked", lang="es") == [
        "La mascota de Lorna, «Halcón gris», ataca al ogro de D4: 4 contra 1, 3 de daño."
    ]


@pytest.mark.rule("DA-ATK-5")
def test_an_attack_with_a_card_names_the_card() -> None:
    t = party("mysterios", "petra", "lorna", "krom")
    t.hand(0, "mysterios-bolt")
    ogre = t.monster("ogre", (5, 4))
    t.activate("mysterios")
    t.attack(ogre, "mysterios-bolt")
    assert log(t, "attacked") == [
        "Mysterios attacks the ogre on F5 with Violet Bolt: 5 against 1, 4 damage."
    ]


# -- damage and healing ----------------------------------------------------------------------------


@pytest.mark.rule("DA-MON-14", "DA-DMG-11")
def test_poison_is_told_as_poison() -> None:
    t = party("petra", "lorna", "krom", "melinda")
    struck(t, t.monster("giant-spider", (4, 4)), "petra")
    assert log(t, "attacked") == [
        "The giant spider on E5 attacks Petra: 3 against 2, 1 poison damage."
    ]
    assert log(t, "attacked", lang="es")[0].endswith("3 contra 2, 1 de daño por veneno.")


@pytest.mark.rule("DA-REST-2", "DA-RUL-56")
@pytest.mark.parametrize(
    ("poison", "said", "spanish"),
    [
        (0, "Petra heals 3 damage.", "Petra se cura 3 de daño."),
        (1, "Petra heals 3 damage, 1 of it Poison.", "Petra se cura 3 de daño, 1 de veneno."),
        (3, "Petra heals 3 damage, all of it Poison.", "Petra se cura 3 de daño, todo de veneno."),
    ],
)
def test_healing_tells_how_much_was_poison(poison: int, said: str, spanish: str) -> None:
    t = room()
    t.hurt("petra", 4, poison)
    t.activate("petra")
    t.do(REST, poison or NONE)
    assert log(t, "healed") == [said]
    assert log(t, "healed", lang="es") == [spanish]


@pytest.mark.rule("DA-MON-14", "DA-RUL-105")
def test_a_monster_that_drains_or_regrows_tells_what_it_recovers() -> None:
    t = party("petra", "lorna", "krom", "melinda")
    struck(t, t.monster("pale-countess", (4, 4), damage=3), "petra")
    assert log(t, "regrown") == ["The pale countess on E5 recovers 2 health."]
    assert log(t, "regrown", lang="es") == ["La condesa pálida de E5 recupera 2 de salud."]
    t = room()
    t.monster("grave-knight", (4, 4), damage=1)
    t.monster("grave-knight", (5, 5))
    t.play(end_round())
    assert log(t, "regrown") == ["The grave knight on E5 recovers 1 health."], "the other is hale"


@pytest.mark.rule("DA-MON-14", "DA-RUL-104")
def test_a_burst_and_thorns_and_a_blow_to_others_name_whose_they_are() -> None:
    t = party("petra", "lorna", "krom", "melinda")
    toad = t.monster("bloat-toad", (4, 4), damage=3)
    t.activate("petra")
    t.attack(toad)
    assert log(t, "slain", "hurt")[:2] == [
        "The bloat toad on E5 is defeated.",
        "The bloat toad on E5 bursts: 1 damage to Lorna.",
    ]
    assert log(t, "hurt", lang="es")[0] == "El sapo hinchado de E5 revienta: 1 de daño a Lorna."
    t = party("krom", "lorna", "petra", "melinda")
    giant = t.monster("bramble-giant", (4, 4))
    t.under("krom", "krom-strike")
    t.activate("krom")
    t.attack(giant)
    assert log(t, "hurt") == ["The thorns of the bramble giant on E5 do 1 damage to Krom."]
    assert log(t, "hurt", lang="es") == [
        "Las espinas del gigante de zarzas de E5 hacen 1 de daño a Krom."
    ]
    t = party("petra", "lorna", "krom", "melinda")
    t.under("petra", "petra-brace")
    struck(t, t.monster("ogre", (4, 4)), "petra")
    assert log(t, "hurt") == ["The thorns of Petra do 1 damage to the ogre on E5."]
    assert log(t, "hurt", lang="es") == ["Las espinas de Petra hacen 1 de daño al ogro de E5."]
    t = party("petra", "lorna", "krom", "melinda")
    struck(t, t.monster("ember-drake", (5, 4)), "petra")
    assert log(t, "hurt") == [
        "The ember drake on F5 also hits Lorna: 1 damage.",
        "The ember drake on F5 also hits Krom: 1 damage.",
        "The ember drake on F5 also hits Melinda: 1 damage.",
    ]
    assert (
        log(t, "hurt", lang="es")[0]
        == "El draco de ascuas de F5 alcanza también a Lorna: 1 de daño."
    )


@pytest.mark.rule("DA-REACT-1", "DA-RUL-111", "DA-NOPVP-3")
def test_what_a_card_does_without_an_attack_names_the_card() -> None:
    t = party("petra", "lorna", "krom", "mysterios")
    t.hand(0, "riposte")
    minotaur = t.monster("minotaur", (4, 4))
    t.move(minotaur)
    t.answer(STRIKE(HEROES * at((4, 4)) + t.figure("petra")))
    t.answer(CARD["riposte"])
    assert log(t, "hurt") == ["Riposte does 1 damage to the minotaur on E5."]
    assert log(t, "hurt", lang="es") == ["«Contragolpe» hace 1 de daño al minotauro de E5."]
    t = party("root", "lorna", "krom", "mysterios")
    t.hand(0, "earthquake")
    ogre = t.monster("ogre", (5, 4))
    t.monster("gargoyle", (5, 5))
    t.activate("root")
    t.attack(ogre, "earthquake")
    assert "Earthquake does 1 damage to the gargoyle on F6." in log(t, "hurt")
    assert "Earthquake does 1 damage to Root." in log(t, "hurt")


@pytest.mark.rule("DA-THREAT-3")
def test_the_damage_of_a_trap_names_the_trap() -> None:
    t = room()
    t.play(spring(t.figure("petra"), DARTS))
    assert log(t, "trapped", "hurt") == [
        "Petra sets off the dart trap!",
        "The trap does 1 poison damage to Petra.",
    ]
    assert log(t, "hurt", lang="es") == ["La trampa hace 1 de daño por veneno a Petra."]


@pytest.mark.rule("DA-RUL-112")
def test_the_die_of_a_power_is_told() -> None:
    t = party("petra", "lorna", "krom", "melinda")
    t.chance(rolls=[5])
    struck(t, t.monster("storm-eye", (5, 4)), "petra")
    assert log(t, "rolled", "attacked") == [
        "The Dungeon die adds 2 to the attack of the storm eye on F5.",
        "The storm eye on F5 attacks Petra: 6 against 2, 4 damage.",
    ]
    assert log(t, "rolled", lang="es") == [
        "El Dado de Mazmorra suma 2 al ataque del ojo de la tormenta de F5."
    ]


@pytest.mark.rule("DA-RUL-112")
@pytest.mark.parametrize(
    ("roll", "said", "spanish"),
    [
        (1, "adds nothing to", "no suma nada a"),
        (3, "adds 1 to", "suma 1 a"),
    ],
)
def test_the_die_of_who_is_attacked_goes_to_its_defence(roll: int, said: str, spanish: str) -> None:
    t = party("petra", "lorna", "krom", "melinda")
    t.put("petra", (4, 4))
    dancer = t.monster("shade-dancer", (4, 5))
    t.chance(rolls=[roll])
    t.hand(0, "petra-brace")
    t.activate("petra")
    t.attack(dancer)
    assert log(t, "rolled") == [f"The Dungeon die {said} the defence of the shade dancer on E6."]
    assert log(t, "rolled", lang="es") == [
        f"El Dado de Mazmorra {spanish} la defensa de la danzarina de sombra de E6."
    ]


@pytest.mark.rule("DA-RUL-110", "DA-RUL-170")
def test_who_pushes_or_pulls_whom_is_told() -> None:
    t = room()
    t.put("petra", (4, 4))
    ogre = t.monster("ogre", (3, 4))
    t.play(shove(NONE, ogre, t.figure("petra"), 1))
    t.answer(t.options()[0])
    where = square_name(t.hero("petra").at)
    assert log(t, "pushed") == [f"The ogre on D5 pushes Petra to {where}."]
    assert log(t, "pushed", lang="es") == [f"El ogro de D5 empuja a Petra a {where}."]
    pulls = next(n for n, effect in enumerate(EFFECTS) if isinstance(effect, Pull))
    t = room()
    ogre = t.monster("ogre", (3, 3))
    t.put("petra", (5, 5))
    t.play(shove(pulls, t.figure("petra"), ogre, 1))
    assert log(t, "pushed") == ["Petra pulls the ogre on D4 to E5."]
    assert log(t, "pushed", lang="es") == ["Petra atrae al ogro de D4 a E5."]


@pytest.mark.rule("DA-RUL-201")
def test_a_card_more_for_beginning_late_says_so() -> None:
    game = new_game(2, "late")
    while game.pending[0].kind.name != "line_up":
        game.answer(game.pending[0].seat, game.pending[0].options[0])
    assert game.journal is not None
    for lang, line in (
        ("en", "Red begins late: one card more."),
        ("es", "Rojo empieza tarde: una carta más."),
    ):
        lines = [
            say(title.rules.say(game.state, event), lang)
            for event in game.journal.events
            if event.kind.name == "late"
        ]
        assert [one.replace("Blue", "Red").replace("Azul", "Rojo") for one in lines] == [line]


@pytest.mark.rule("DA-RUL-80")
def test_an_alarm_that_nobody_hears_says_so() -> None:
    bell = next(n for n, threat in enumerate(CONTENT.threats) if threat.id == "alarm-bell")
    t = room()
    t.play(spring(t.figure("petra"), 3 * bell))
    assert log(t, "unheard") == ["No monster that has had its turn hears it."]
    assert log(t, "unheard", lang="es") == ["No la oye ningún monstruo que ya haya actuado."]
    t = room()
    t.monster("goblin", (4, 4), ready=False)
    t.put("petra", (5, 5))
    t.play(spring(t.figure("petra"), 3 * bell))
    assert log(t, "unheard") == []
    assert log(t, "alarmed") == ["The goblin on E5 hears it and is ready."]


# -- attempts --------------------------------------------------------------------------------------


@pytest.mark.rule("DA-LOCK-4", "DA-LOCK-5", "DA-SECRET-5")
@pytest.mark.parametrize(("roll", "locked", "secret"), [
    (1, "Lorna tries a locked door and fails: 0, needed 1.",
     "Lorna looks for a secret door and finds none: 0, needed 1."),
    (3, "Lorna tries a locked door and opens it: 1, needed 1.",
     "Lorna looks for a secret door and finds it: 1, needed 1."),
])  # fmt: skip
def test_an_attempt_at_a_door_tells_which_kind_it_is(roll: int, locked: str, secret: str) -> None:
    said = set()
    for turns in range(4):
        t = lay()
        t.tile("guard-post", (1, 1), turns)
        t.put("lorna", (2, 4))
        t.chance(rolls=[roll])
        t.activate("lorna")
        edge = t.edge((0, 1), "e")
        if (edge, 0) in t.parts(PICK_LOCK):
            t.do(PICK_LOCK, edge, 0)
            said |= {*log(t, "tried")}
    assert said == {locked}, "the Starting tile has a door there"
    kinds = {}
    for turns in range(4):
        t = lay()
        t.put("lorna", (1, 3))
        t.row("guard-post")
        t.chance(rolls=[roll], draws=[TILE["nest"]] * (roll == 3))
        t.activate("lorna")
        edge = t.edge((0, 1), "n")
        laid = 4 * TILE["guard-post"] + turns
        if (edge, laid) in t.parts(LOOK_FOR):
            t.do(LOOK_FOR, edge, laid)
            t.answer(0)
            kinds[turns] = log(t, "tried")[0]
    assert {*kinds.values()} <= {locked, secret}
    assert kinds


@pytest.mark.rule("DA-LCHEST-4", "DA-TRAP-7")
def test_an_attempt_at_a_chest_or_a_trap_tells_where_it_lies() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.token("locked-chest", (5, 5))
    t.chance(rolls=[1])
    t.activate("petra")
    t.do(CRACK, at((5, 5)), 0)
    assert log(t, "tried") == ["Petra tries the locked chest on F6 and fails: 0, needed 1."]
    assert log(t, "tried", lang="es") == [
        "Petra intenta abrir el cofre cerrado de F6 y falla: 0, necesitaba 1."
    ]
    t = room()
    t.put("petra", (2, 4))
    t.token("dart-trap", (5, 5), face=KNOWN)
    t.chance(rolls=[6])
    t.activate("petra")
    t.do(DEFUSE, at((5, 5)), 0)
    assert log(t, "tried") == ["Petra tries to disarm the trap on F6 and succeeds: 3, needed 1."]


# -- Solo cards ------------------------------------------------------------------------------------


def carried_out(number: int, monster: str, ready: bool = True) -> Table:
    t = with_card(number)
    t.put("krom", (4, 5))
    t.monster(monster, (4, 4), ready=ready)
    t.play(follow_card(0))
    return t


@pytest.mark.rule("DA-SCARD-4..10", "DA-RUL-73")
def test_a_solo_card_tells_why_its_monster_strikes_harder() -> None:
    numbers = {card.form: n for n, card in enumerate(CONTENT.solo) if card.first != "ready"}
    for form, number in sorted(numbers.items()):
        card = CONTENT.solo[number]
        t = carried_out(number, "ogre")
        assert log(t, "solo_acts") == [f"Blue carries out Solo card {number + 1}."]
        said, spanish = set(), set()
        for option in t.options():
            one = carried_out(number, "ogre")
            one.answer(option)
            said |= {*log(one, "monster_activated")}
            spanish |= {*log(one, "monster_activated", lang="es")}
        if form == "a":
            assert "The ogre on E5 goes for any hero, at +2." in said
            assert "El ogro de E5 va a por cualquier héroe, con +2." in spanish
        elif form == "b":
            goes = "The ogre on E5 goes for any hero"
            why = {
                "melee": ", at +3 for its melee attack.",
                "ranged": ". The card makes only ranged attacks stronger.",
            }
            assert goes + why[card.type] in said
        else:
            assert "The ogre on E5 goes for the hero with the lowest defence." in said
        if form != "c":
            line = next((one for one in said if "icon" in one), "at +1.")
            assert line.endswith("at +1.")


@pytest.mark.rule("DA-SOLO-7", "DA-SCARD-10")
def test_a_solo_card_tells_that_no_monster_can_do_it_and_that_one_surges() -> None:
    number = next(n for n, card in enumerate(CONTENT.solo) if card.surge and card.first != "ready")
    t = carried_out(number, "ogre", ready=False)
    assert log(t, "solo_instead") == [
        "No monster can make any of the card’s attacks. So it does what it says in their place."
    ]
    assert log(t, "solo_instead", lang="es") == [
        "Ningún monstruo puede hacer ninguno de los ataques de la carta. Se aplica lo que dice"
        " para ese caso."
    ]
    assert log(t, "monster_activated") == [
        "The ogre on E5 goes for any hero, at +3 by a Power Surge."
    ]
    t = with_card(number)
    t.play(follow_card(0))
    assert log(t, "no_surge") == ["There is no monster for a Power Surge."]
    assert log(t, "no_surge", lang="es") == ["No hay monstruo para una Descarga de Fuerza."]
    hits = next(n for n, card in enumerate(CONTENT.solo) if card.damage and card.first != "ready")
    t = with_card(hits)
    t.play(follow_card(0))
    t.answer(t.options()[0])
    assert log(t, "hurt")[0].startswith("The Solo card does 1 damage to ")


@pytest.mark.rule("DA-SOLO-4")
def test_a_card_with_an_attack_that_can_be_made_tells_no_failure() -> None:
    number = next(n for n, card in enumerate(CONTENT.solo) if card.first == "tiles")
    assert log(carried_out(number, "ogre"), "solo_instead") == []


# -- the end ---------------------------------------------------------------------------------------


def ended(t: Table) -> Table:
    t.s.round = 4
    t.play(next_round())
    return t


@pytest.mark.rule("DA-WIN-3..7")
@pytest.mark.parametrize(("xp", "cards", "damage", "last"), [
    ((9, 5), (0, 0), (0, 0), ["Blue wins with a score of 8."]),
    ((6, 5), (2, 3), (0, 0), ["Red wins: level at 5, but with more cards acquired."]),
    ((6, 5), (3, 3), (1, 0), ["Red wins: level at 5 and in cards, but with less damage."]),
    ((6, 5), (3, 3), (1, 1), ["Blue shares the victory at 5.", "Red shares the victory at 5."]),
])  # fmt: skip
def test_the_log_ends_with_who_has_won_and_by_what(
    xp: tuple[int, int], cards: tuple[int, int], damage: tuple[int, int], last: list[str]
) -> None:
    t = lay()
    t.player(0).defeats = 1
    for seat in range(2):
        t.player(seat).fresh = xp[seat]
        t.player(seat).cards = cards[seat]
        t.player(seat).heroes[0].damage = damage[seat]
    ended(t)
    assert log(t, "won") == last
    blue = f"Blue scores {xp[0] - 1}: {xp[0]} XP, less 1 for a defeat."
    assert sorted(log(t, "scored")) == sorted([blue, "Red scores 5."])
    winners = [line.split()[0] for line in last]
    assert log(t, "scored")[0].split()[0] in winners, "the best first"
    assert t.game is not None
    assert t.game.journal is not None
    assert t.game.journal.events[-1].kind.name == "won"
    assert t.game.outcome is not None
    assert len(t.game.outcome.winners) == len(last)


@pytest.mark.rule("DA-SOLO-11", "DA-SOLO-12", "DA-RUL-107")
def test_alone_the_log_ends_with_what_the_score_is_made_of() -> None:
    t = lay(FIRST)
    t.player(0).fresh, t.player(0).spent, t.player(0).defeats = 10, 10, 2
    t.s.tiles_left = [0, 0, 1]
    t.s.tile_row = []
    t.monster("goblin", (4, 4))
    t.dark((4, 5))
    ended(t)
    assert log(t, "scored", "left_over", "ranked") == [
        "Blue scores 18: 20 XP, less 2 for defeats.",
        "What is left of the dungeon costs 6: 1 tile not laid, 1 monster, 1 face-down threat.",
        "The score is 12: novice alliance. From 14 on: proven alliance.",
    ]
    assert log(t, "left_over", lang="es") == [
        "Lo que queda de la mazmorra resta 6: 1 losa sin colocar, 1 monstruo y 1 amenaza boca"
        " abajo."
    ]
    assert log(t, "won") == []


@pytest.mark.rule("DA-RUL-146", "DA-RUL-147")
def test_together_the_log_ends_with_what_each_brought_and_the_goal() -> None:
    t = lay(FIRST, SECOND, together="usual")
    t.player(1).fresh = 40
    t.s.tiles_left = [0, 0, 0]
    t.s.tile_row = []
    ended(t)
    assert log(t, "scored", "left_over", "counted", "won") == [
        "Red scores 40.",
        "Blue scores 0.",
        "Nothing is left of the dungeon.",
        "The common score is 40, the goal was 32: all win together.",
    ]

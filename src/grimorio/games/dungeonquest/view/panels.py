"""How each Hero stands, where the sun is, and the headline."""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat
from grimorio.core.scene import Panel, Stat, Text, Tone, Track, TrackStep
from grimorio.games.dungeonquest.components.numbers import CARD_GOLD, CONTENT
from grimorio.games.dungeonquest.components.vocabulary import ATTRIBUTES
from grimorio.games.dungeonquest.rules.fight.sides import FOE, HERO, fighter, seat_of
from grimorio.games.dungeonquest.rules.hero.attributes import attribute_of
from grimorio.games.dungeonquest.rules.hero.life import life_of
from grimorio.games.dungeonquest.rules.sun import SPACES, turns_of_light
from grimorio.games.dungeonquest.state import CATACOMBS, DEAD, DUNGEON, LEFT, Combat, Hero, Quest
from grimorio.games.dungeonquest.view.board import LOW, pending_wounds
from grimorio.games.dungeonquest.view.marks import marks_of
from grimorio.games.dungeonquest.view.names import ICONS, fighter_text, gender_of, hero_of, term
from grimorio.kit import pieces
from grimorio.kit.numbers import NONE
from grimorio.kit.pieces import Notes
from grimorio.kit.story import Words


def panel(s: Quest, seat: Seat, other: Seat) -> Panel:
    """The Hero of another seat, or one's own, as the seat sees it."""
    hero = s.heroes[other]
    if hero.kind == NONE:
        return Panel(other, Text("no-hero"))
    return Panel(
        other,
        Text(f"hero-{CONTENT.heroes[hero.kind].id}"),
        CONTENT.heroes[hero.kind].icon,
        tuple(stats(s, seat, other)),
        tuple(notes(s, other)),
        hero.where in (LEFT, DEAD),
    )


def stats(s: Quest, seat: Seat, other: Seat) -> list[Stat]:
    hero = s.heroes[other]
    life = life_of(hero)
    wounds = life if hero.where == DEAD else hero.wounds + pending_wounds(s, other)
    found = [life_stat(life, wounds)]
    found += [number(name, attribute_of(hero, n)) for n, name in enumerate(ATTRIBUTES)]
    found += [number("gold", gold_of(hero, seat), "gold"), number("loot", len(hero.loot))]
    if hero.determination:
        found.append(number("determination", len(hero.determination), "magic"))
    return found


def number(name: str, value: int | Text, tone: Tone = "") -> Stat:
    return Stat(name, term(name), value, icon=ICONS[name], tone=tone)


def life_stat(life: int, wounds: int) -> Stat:
    """The Life that is left, of all there is."""
    left = max(0, life - wounds)
    return Stat("life", term("life"), left, life, ICONS["life"], "danger" if left <= LOW else "")


def gold_of(hero: Hero, seat: Seat) -> int | Text:
    """The gold of its Loot as far as the seat knows it, at the end what it turned out to be."""
    if hero.worth and NONE not in hero.worth:
        return sum(hero.worth)
    known = [card for card in hero.loot.known(seat) if card is not None]
    gold = sum(CARD_GOLD[card] for card in known)
    return gold if len(known) == len(hero.loot) else Text("gold-at-least", {"gold": gold})


def gender(hero: Hero) -> Words:
    return {"gender": gender_of(hero.kind)}


NOTES: Final[dict[int, Notes[[Hero]]]] = {
    CATACOMBS: (("catacombs", lambda hero: {"cards": hero.travelled}),),
    LEFT: (("out", gender),),
    DEAD: (("dead", gender),),
    DUNGEON: (
        ("stuck", lambda hero: hero.stuck and gender(hero)),
        ("must-face", lambda hero: hero.must_face),
        ("way-down", lambda hero: hero.may_descend),
        ("searched", lambda hero: hero.searches and {"times": hero.searches}),
    ),
}
"""States worth a word, by where the Hero is."""


def notes(s: Quest, seat: Seat) -> list[Text]:
    hero = s.heroes[seat]
    found = [Text("note-first")] if seat == s.first and s.round and len(s.heroes) > 1 else []
    found += pieces.notes(NOTES.get(hero.where, ()), hero)
    if hero.lost_turns and hero.where in (DUNGEON, CATACOMBS):
        found.append(Text("note-lost-turns", {"turns": hero.lost_turns}))
    return found + combat_notes(s, seat)


def combat_notes(s: Quest, seat: Seat) -> list[Text]:
    """What Power cards have set up; those of a Monster stand with the Hero it fights."""
    c = s.combat
    if c is None or seat not in (c.seat, c.rival):
        return []
    found = [Text("note-fleeing")] if c.fleeing and seat == c.seat else []
    for who in (HERO, FOE):
        owner = c.seat if who == FOE and c.monster != NONE else seat_of(c, who)
        if owner == seat:
            name = fighter_text(s, fighter(c, who))
            found += [Text("note-mark", {"who": name, "mark": mark}) for mark in marks_of(c, who)]
    return found


# -- the sun ---------------------------------------------------------------------------------------


def sun(s: Quest) -> Track:
    """How many turns of daylight are sure, and what ends the day on the last spaces."""
    steps = tuple(
        TrackStep(space, f"≤{number}", "danger") for space, number in enumerate(SPACES) if number
    )
    label = Text("sun", {"turns": turns_of_light(s.sun)})
    rules = ("DQ-SUN-1", "DQ-SUN-3")
    return Track("sun", label, s.sun, len(SPACES), steps, ICONS["sun"], rules=rules)


# -- the headline ---------------------------------------------------------------------------------


def headline(s: Quest) -> Text:
    if s.over:
        return Text("headline-over", {"sunset": "yes" if s.sunset else "no"})
    if s.round == 0:
        return Text("headline-setup")
    if s.combat is not None:
        return combat_headline(s, s.combat)
    words: Words = {"hero": hero_of(s, s.turn), "round": s.round}
    words |= {"turns": turns_of_light(s.sun), "danger": SPACES[s.sun]}
    return Text("headline", words)


def combat_headline(s: Quest, c: Combat) -> Text:
    foe = fighter_text(s, fighter(c, FOE))
    words: Words = {"hero": hero_of(s, c.seat), "foe": foe, "round": c.round}
    return Text("headline-duel" if c.monster == NONE else "headline-combat", words)


def turn_of(s: Quest) -> Seat | None:
    return None if s.over or s.round == 0 else s.turn

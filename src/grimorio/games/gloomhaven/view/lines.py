"""What ability cards of the classes say, made from what they do.

A line is a clause and what follows it: what X is, experience, boosts (`boosts.py`). Words are in
locale/; here is only what belongs together. So a card cannot say what it does not do.
"""

from __future__ import annotations

from grimorio.core.scene import Text
from grimorio.games.gloomhaven.components import effects as k
from grimorio.games.gloomhaven.components.cards import Card, Half
from grimorio.games.gloomhaven.components.effects import CardLine
from grimorio.games.gloomhaven.components.vocabulary import PlainRank
from grimorio.games.gloomhaven.view.boosts import boost_texts
from grimorio.games.gloomhaven.view.parts import (
    FORCES,
    Form,
    conditions,
    elements,
    ended,
    gains,
    joined,
    listed,
)
from grimorio.kit.said import Said, sentences


def card_texts(card: Card) -> tuple[Text, ...]:
    """What is said of a card besides its halves."""
    return tuple(SAID.parts(card, "line-unrecoverable"))


def half_texts(half: Half) -> tuple[Text, ...]:
    """What a half says: its lines, and what using it means."""
    return (*[text_of(line) for line in half.lines], *remarks(half))


def text_of(line: CardLine) -> Text:
    """What a line says, in one or more sentences."""
    if isinstance(line, k.Special):
        return Text(f"special-{line.name}")
    return sentences([ended(clause(line, "start")), *after(line), *boost_texts(line)])


# -- halves ----------------------------------------------------------------------------------------


def remarks(half: Half) -> list[Text]:
    """What using a half means: experience, elements, how long it lasts, whether it is lost."""
    said = SAID.parts(half, "line-xp", "line-makes")
    if half.slots:
        said.append(uses(half.slots))
    elif half.lasts != "instant":
        augment = any(isinstance(line, k.Augment) for line in half.lines)
        said.append(Text("line-lasts", {"lasts": "augment" if augment else half.lasts}))
    if half.lost:
        said.append(Text("line-lost", {"at": "once" if half.lasts == "instant" else "later"}))
    return said


def uses(slots: tuple[int, ...]) -> Text:
    """How often it can be used, and the experience of each use (GH-ACTIVE-4, GH-ACTIVE-5)."""
    order = "none" if len(set(slots)) == 1 else ", ".join([str(value) for value in slots])
    return Text("line-uses", {"count": len(slots), "value": slots[0], "order": order})


# -- lines -----------------------------------------------------------------------------------------


def after(line: CardLine) -> list[Text]:
    """The sentences behind the clause, before the boosts: what X is, and experience."""
    said = []
    if isinstance(line, k.Attack | k.Move) and isinstance(line.value, str):
        said.append(Text("line-x", {"by": line.value}))
    if isinstance(line, k.Attack):
        said += SAID.parts(line, "line-xp_each")
    elif isinstance(line, k.MakeTrap):
        said += SAID.parts(line, "sprung-xp")
    return said


def clause(line: CardLine, form: Form) -> Text:
    """A line as a clause, after the price of it if there is one."""
    if isinstance(line, k.Afflict | k.Shield | k.Retaliate) and line.use:
        return Text("line-priced", {"use": elements(line.use), "does": plain(line, "inside")})
    return plain(line, form)


def plain(line: CardLine, form: Form) -> Text:
    """A line by the message of its verb and its own fields."""
    if isinstance(line, k.Afflict) and line.whom == "self":
        return gains("line-gain", form, line.conditions, duty=line.duty)
    what = parts(line)
    if isinstance(line, k.Attack):
        return joined([SAID.text("line", line), *what])
    together = joined if isinstance(line, k.Augment) and line.range else listed
    return SAID.text("line", line, form=form, what=together(what) if what else "none")


def parts(line: CardLine) -> list[Text]:
    """What a line gives, where that may be several things."""
    match line:
        case k.Attack():
            return [*SAID.parts(line, *FORCES), *conditions(line.conditions)]
        case k.Afflict():
            return [*conditions(line.conditions), *SAID.parts(line, "number-push", "number-pull")]
        case k.Bonus():
            return [*SAID.parts(line, "plus-attack"), *conditions(line.conditions)]
        case k.MakeTrap():
            return [*SAID.parts(line, "number-damage"), *conditions(line.conditions)]
        case k.Summon():
            return [joined(conditions(line.conditions))] if line.conditions else []
        case k.Trigger():
            return trigger(line)
        case k.Augment():
            return augment(line)
        case _:
            return []


def trigger(line: k.Trigger) -> list[Text]:
    """What happens; a slot must be used whenever it can be (GH-ACTIVE-6)."""
    said = SAID.parts(line, "plus-attack", "line-double")
    against = SAID.parts(line, "number-shield")
    if line.retaliate:
        words = SAID.words(line, "range")
        against.append(Text("line-retaliate", {**words, "value": line.retaliate, "whom": "self"}))
    if against:
        said.append(Text("line-against", {"what": listed(against)}))
    said += SAID.parts(line, "line-no_damage", "plus-heal", "plus-target", "gain-xp")
    return said + [clause(then, "inside") for then in line.then]


def augment(line: k.Augment) -> list[Text]:
    """What every melee attack has; a heal without a range is for oneself."""
    said = [*SAID.parts(line, "plus-attack"), *conditions(line.conditions)]
    said += SAID.parts(line, "round-shield", "round-retaliate")
    if line.heal and line.range:
        heal = k.Heal(value=line.heal, range=line.range)
        said.append(SAID.text("line", heal, form="inside"))
    else:
        said += SAID.parts(line, "inside-heal")
    if line.kill:
        said.append(Text("line-kill-instead", {"ranks": ranks(line.kill)}))
    return said


def ranks(names: tuple[PlainRank, ...]) -> str:
    """Which ranks, for a selector."""
    return names[0] if len(names) == 1 else "any"


SAID = Said(
    {
        "value": lambda value: value if isinstance(value, int) else "X",
        "area": len,
        "use": elements,
        "makes": elements,
        "ranks": ranks,
        "id": lambda summon: Text(f"summon-{summon}"),
        "line": lambda line: clause(line, "inside"),
    }
)
"""What is more than a number or a word of its own."""

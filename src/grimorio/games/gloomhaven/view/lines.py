"""What ability cards of the classes say, made from what they do.

A line is a clause and what follows it: what X is, experience, boosts (`boosts.py`). Words are in
locale/; here is only what belongs together. So a card cannot say what it does not do.
"""

from __future__ import annotations

from grimorio.core.scene import Text
from grimorio.games.gloomhaven.components import effects as k
from grimorio.games.gloomhaven.components.cards import Card, Half
from grimorio.games.gloomhaven.components.effects import CardLine
from grimorio.games.gloomhaven.components.vocabulary import Value, Whom
from grimorio.games.gloomhaven.view.boosts import boost_texts
from grimorio.games.gloomhaven.view.parts import (
    Form,
    conditions,
    elements,
    ended,
    experience,
    gains,
    joined,
    listed,
    number,
    plus,
    priced,
    ranks,
    sentences,
    within,
    yes,
)
from grimorio.kit.story import Words


def card_texts(card: Card) -> tuple[Text, ...]:
    """What is said of a card besides its halves."""
    return (Text("line-unrecoverable"),) if card.unrecoverable else ()


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
    said = []
    if half.xp:
        said.append(Text("line-xp", {"xp": experience(half.xp)}))
    if half.makes:
        said.append(Text("line-makes", {"what": elements(half.makes)}))
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
    often = Text("line-uses", {"count": len(slots)})
    if len(set(slots)) == 1:
        each = Text("line-uses-each", {"count": len(slots), "xp": experience(slots[0])})
        return sentences([often, each])
    order = joined([Text("line-use-worth", {"value": value}) for value in slots])
    return sentences([often, Text("line-uses-order", {"order": order})])


# -- what follows a line ---------------------------------------------------------------------------


def after(line: CardLine) -> list[Text]:
    """The sentences behind the clause, before the boosts."""
    match line:
        case k.Attack():
            said = meaning(line.value)
            if line.xp_each:
                said.append(Text("line-xp-each", {"xp": experience(line.xp_each)}))
            return said
        case k.Move():
            return meaning(line.value)
        case k.MakeTrap() if line.xp:
            return [Text("line-xp-sprung", {"xp": experience(line.xp)})]
        case k.SwapTurn():
            return [Text("line-swap-choices", {"mine": yes(line.mine)})]
        case _:
            return []


def meaning(value: Value) -> list[Text]:
    """What X is."""
    return [] if isinstance(value, int) else [Text("line-x", {"by": value})]


def worth(value: Value) -> int | str:
    """A number, or X."""
    return value if isinstance(value, int) else "X"


# -- clauses ---------------------------------------------------------------------------------------


def clause(line: CardLine, form: Form) -> Text:
    """A line as a clause, after the price of it if there is one."""
    match line:
        case k.Afflict() | k.Shield() | k.Retaliate() if line.use:
            return priced(line.use, plain(line, "inside"))
        case _:
            return plain(line, form)


def plain(line: CardLine, form: Form) -> Text:
    match line:
        case k.Attack():
            return attack(line)
        case k.Move():
            return move(line)
        case k.Heal():
            return heal(line, form)
        case k.Loot():
            return number("loot", line.range)
        case k.Damage():
            whom = Text("line-whom", {"whom": line.whom})
            harm = number("damage", line.value)
            args: Words = {"form": form, "harm": harm, "duty": yes(line.duty)}
            if line.whom == "self":
                return Text("line-damage-self", args)
            return Text("line-damage", {**args, "whom": whom})
        case k.Afflict():
            return afflict(line, form)
        case k.Shield():
            given = meant(number("shield", line.value), line.whom)
            return listed([given, experience(line.xp)]) if line.xp else given
        case k.Retaliate():
            return meant(within(number("retaliate", line.value), line.range), line.whom)
        case k.Bonus():
            return bonus(line)
        case k.Kill():
            return Text("line-kill", {
                "near": yes(line.range <= 1), "range": line.range, "rank": ranks(line.ranks),
                "when": line.when or "any", "hp": line.hp,
            })  # fmt: skip
        case k.Recover():
            return recover(line, form)
        case k.Refresh():
            return Text("line-refresh", {"form": form, "count": line.count, **near(line.range)})
        case k.Summon():
            return summon(line)
        case k.MakeTrap():
            return Text("line-make-trap", {"effect": trap(line)})
        case k.DisarmTrap():
            return Text("line-disarm-trap")
        case k.MakeObstacle():
            args = {"count": line.count, "size": line.size, **near(line.range)}
            return Text("line-make-obstacle", args)
        case k.DestroyObstacle():
            every = yes(line.count == 0)
            args = {"every": every, "count": line.count, **near(line.range)}
            return Text("line-destroy-obstacle", args)
        case k.ShiftObstacle():
            return Text("line-shift-obstacle", {"range": line.range})
        case k.Trigger():
            return trigger(line)
        case k.Augment():
            return augment(line)
        case k.Grant():
            does = clause(line.line, "inside")
            return Text("line-grant", {"form": form, "does": does, **near(line.range)})
        case k.Control():
            does = clause(line.line, "inside")
            return Text("line-control", {"form": form, "does": does, **near(line.range)})
        case k.SwapTurn():
            args = {"form": form, "rank": ranks(line.ranks), **near(line.range)}
            return Text("line-swap", args)
        case k.Special():
            raise ValueError(f"a special line is a sentence, not a part of one: {line.name}")


def near(range_: int) -> Words:
    """How far away, for a message that says "adjacent" where it is 1."""
    return {"near": yes(range_ <= 1), "range": range_}


def attack(line: k.Attack) -> Text:
    value = worth(line.value)
    if line.area:
        said = [Text("line-attack-area", {"value": value, "hexes": len(line.area)})]
    elif line.whom == "one":
        said = [Text("line-attack", {"value": value})]
    else:
        whom = Text("line-whom", {"whom": line.whom})
        said = [Text("line-attack-whom", {"value": value, "whom": whom})]
    if line.range:
        said.append(number("range", line.range))
    elif line.area:
        said.append(Text("line-melee"))
    if line.target > 1:
        said.append(Text("line-targets", {"count": line.target}))
    numbers = (("pierce", line.pierce), ("push", line.push), ("pull", line.pull))
    said += [number(what, count) for what, count in numbers if count]
    return joined(said + conditions(line.conditions))


def move(line: k.Move) -> Text:
    said = [Text("line-move", {"value": worth(line.value)})]
    if line.jump:
        said.append(Text("line-jump"))
    if line.straight:
        said.append(Text("line-straight"))
    return joined(said)


def heal(line: k.Heal, form: Form) -> Text:
    """In range oneself or allies (GH-HEAL-2); otherwise those it says."""
    if line.whom == "one":
        said = Text("line-heal", {"value": line.value, "count": line.target})
        return joined([said, number("range", line.range)])
    if line.whom == "self":
        return Text("line-heal-self", {"form": form, "value": line.value})
    whom = Text("line-whom", {"whom": "allies_in_area" if line.whom == "in_area" else line.whom})
    return Text("line-heal-whom", {"value": line.value, "whom": whom})


def afflict(line: k.Afflict, form: Form) -> Text:
    if line.whom == "self":
        return gains("line-gain", form, line.conditions, duty=line.duty)
    given = conditions(line.conditions)
    given += [number(what, n) for what, n in (("push", line.push), ("pull", line.pull)) if n]
    args: Words = {"form": form, "what": listed(given), "duty": yes(line.duty)}
    if line.whom == "one":
        whom = Text("line-whom-one", {"count": line.target, **near(line.range)})
    else:
        whom = Text("line-whom", {"whom": line.whom})
    return Text("line-afflict", {**args, "whom": whom})


def meant(what: Text, whom: Whom) -> Text:
    """What lasts, and for whom if it is not only for oneself."""
    if whom == "self":
        return what
    return Text("line-for", {"what": what, "whom": Text("line-whom", {"whom": whom})})


def bonus(line: k.Bonus) -> Text:
    attacks = Text("line-attacks", {"whom": line.whom, "when": line.when or "any"})
    said = []
    if line.attack:
        said.append(plus("attack", line.attack))
    said += conditions(line.conditions)
    if line.advantage:
        return Text("line-bonus-advantage", {"attacks": attacks})
    return Text("line-bonus", {"what": listed(said), "attacks": attacks})


def recover(line: k.Recover, form: Form) -> Text:
    every = yes(line.count == 0)
    args: Words = {"form": form, "every": every, "count": line.count, "pile": line.pile}
    if line.whom == "self":
        return Text("line-recover", args)
    return Text("line-recover-ally", {**args, **near(line.range)})


def summon(line: k.Summon) -> Text:
    said = [Text("line-hp", {"value": line.hp}), Text("line-move", {"value": line.move})]
    if line.attack is None:
        said.append(Text("line-no-attack"))
    else:
        said.append(Text("line-attack", {"value": line.attack}))
        said.append(number("range", line.range) if line.range else Text("line-melee"))
    said += conditions(line.conditions)
    return Text("line-summon", {"name": Text(f"summon-{line.id}"), "with": joined(said)})


def trap(line: k.MakeTrap) -> Text:
    said = [number("damage", line.damage)] if line.damage else []
    return listed(said + conditions(line.conditions))


def trigger(line: k.Trigger) -> Text:
    """What happens, and when; a slot must be used whenever it can be (GH-ACTIVE-6)."""
    said = []
    if line.attack:
        said.append(plus("attack", line.attack))
    if line.double:
        said.append(Text("line-double"))
    against = [number("shield", line.shield)] if line.shield else []
    if line.retaliate:
        against.append(within(number("retaliate", line.retaliate), line.range))
    if against:
        said.append(Text("line-against", {"what": listed(against)}))
    if line.no_damage:
        said.append(Text("line-no-damage"))
    if line.heal:
        said.append(plus("heal", line.heal))
    if line.target:
        said.append(plus("target", line.target))
    if line.xp:
        said.append(Text("line-gain-xp", {"xp": experience(line.xp)}))
    said += [clause(then, "inside") for then in line.then]
    on = Text("line-on", {"on": line.on, "when": line.when or "any", "once": yes(line.once)})
    return Text("line-trigger", {"on": on, "does": listed(said)})


def augment(line: k.Augment) -> Text:
    said = []
    if line.attack:
        said.append(plus("attack", line.attack))
    said += conditions(line.conditions)
    for what, value in (("shield", line.shield), ("retaliate", line.retaliate)):
        if value:
            said.append(Text("line-this-round", {"what": number(what, value)}))
    if line.heal and line.range:
        said.append(Text("line-heal", {"value": line.heal, "count": 1}))
        said.append(number("range", line.range))
    elif line.heal:
        said.append(Text("line-heal-self", {"form": "inside", "value": line.heal}))
    if line.kill:
        said.append(Text("line-kill-instead", {"rank": ranks(line.kill)}))
    does = listed(said) if not line.range else joined(said)
    if line.use:
        return Text("line-augment-use", {"use": elements(line.use), "does": does})
    return Text("line-augment", {"does": does})

### Goals and special rules of scenarios, made from their facts (`content/scenarios`).

## Who is no monster

object-hail = Hail

## Goals

goal-kill-all = Reveal every room and kill all enemies.
goal-kill-revealed = Kill all revealed enemies.
goal-kill-any = { $count ->
    [one] Kill 1 enemy.
   *[other] Kill { $count } enemies.
  }
goal-kill = { $count ->
    [one] Enemy to kill: { $type }.
   *[other] Enemies to kill: { $count } { $types }.
  }
goal-loot-goals = { $count ->
    [one] Loot the goal treasure.
   *[other] Loot all { $count } goal treasures.
  }
goal-reveal = Reveal the room of map tile { $tile }.
goal-end-turn-beside = { $who } must end one of its own turns adjacent to this: { $what }.

## How the scenario begins, and what loses it

rule-dies = If { $who } dies, the scenario is lost.
rule-begin-curses = { $count ->
    [one] Each character starts with 1 Curse card in its modifier deck.
   *[other] Each character starts with { $count } Curse cards in its modifier deck.
  }
rule-begin-minus = { $count ->
    [one] Each character starts with 1 extra “−1” card in its modifier deck.
   *[other] Each character starts with { $count } extra “−1” cards in its modifier deck.
  }
rule-begin-condition = Each character starts with { $condition }.
rule-begin-negative = Characters with a perk that ignores negative scenario effects are not affected.

## Who else is there

rule-ally = { $types } are allies of the characters and enemies of every other monster type; they act by their own ability cards.
rule-escort = { $who } has { $hp } hit points, acts at initiative { $initiative } and is an enemy of all monsters. { $ally ->
    [yes] The characters count it as an ally.
   *[no] It is nobody's ally and cannot be healed.
  } On its turn it performs Move { $move } towards this: { $what }. { $doors ->
    [yes] It opens the doors on its path, and enters traps when there is no other path.
   *[no] It enters traps when there is no other path.
  }
rule-obstacle = { $what }: can be attacked and has { $hp } hit points; only damage destroys it.

## Doors

rule-door = { $look } { $mark }
rule-lock-monster = Locked doors on the map: { $doors }. Only this enemy opens them: { $type }.
rule-lock-plate = Locked doors on the map: { $doors }. They open when a character ends its turn on their pressure plate.
rule-lock-held = Doors on the map: { $doors }. They are open only while a character stands on one of their pressure plates, and close at the end of a turn when none does. Anyone standing in a door that closes suffers trap damage and goes to the nearest empty hex.
rule-lock-plates = Locked doors on the map: { $doors }. They open at the end of any turn when every character stands on one of the { $count } pressure plates in play and each of these plates is held. Exhausted characters do not lower this number.

## Who appears, and when

rule-spawn = { $when }, this appears at { $place } or as near to it as possible: { $figures }.
rule-figures = { $count } { $rank ->
    [elite] Elite
   *[normal] Normal
  } { $count ->
    [one] { $type }
   *[other] { $types }
  }
rule-when-round-start = { $which ->
    [odd] At the start of each odd round
    [even] At the start of each even round
   *[all] At the start of every round
  }
rule-when-round-end = { $which ->
    [odd] At the end of each odd round
    [even] At the end of each even round
   *[all] At the end of every round
  }
rule-when-door = When this door is opened ({ $door })
rule-while-closed = { $when }, while this door is closed ({ $door })

## Bosses

rule-counts = { $boss }: its Attack is the number of { $types } on the map.
rule-special = { $boss }, special { $number }: { $does }.
rule-then = { $first }; then { $next }
rule-and = { $first } and { $next }
rule-or = { $first } or { $next }
rule-does-move = Move { $plus }
rule-does-attack = { $whom ->
    [adjacent] Attack { $plus } against all adjacent enemies
    [area] Attack { $plus } on an area
   *[focus] Attack { $plus }
  }
rule-does-retaliate = Retaliate { $value } until the end of the round
rule-does-heal-all = Heal { $value } on itself and all its allies
rule-does-bonus-all = +{ $value } to all attacks of all its allies this round
rule-does-summon = summons { $figures }
rule-does-jump = jumps to the next of these doors, at any distance, and opens it: { $doors }, then starts over
rule-does-more-turns = all { $types } take another turn at once, with the card of this round

## Traps and treasures

rule-trap = { $what }: { $does }.
rule-trap-damage = trap damage
rule-only-loot = The goal treasures can be taken only with a Loot ability, not by the looting at the end of a turn.

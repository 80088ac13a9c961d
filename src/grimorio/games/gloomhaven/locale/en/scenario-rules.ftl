### Goals and special rules of scenarios, made from their facts (`content/scenarios`).

## Who is no monster

object-hail = Hail

## Goals

goal-kill_all = Reveal every room and kill all enemies.
goal-kill_revealed = Kill all revealed enemies.
goal-kill = { $types ->
    [none] { $count ->
        [one] Kill 1 enemy.
       *[other] Kill { $count } enemies.
      }
   *[other] { $count ->
        [one] Enemy to kill: { $type }.
       *[other] Enemies to kill: { $count } { $types }.
      }
  }
goal-loot_goals = { $count ->
    [one] Loot the goal treasure.
   *[other] Loot all { $count } goal treasures.
  }
goal-reveal = Reveal the room of map tile { $tile }.
goal-end_turn_beside = { $who } must end one of its own turns adjacent to this: { $what }.

## How the scenario begins, and what loses it

rule-dies = If { $who } dies, the scenario is lost.
rule-begin-curses = { $value ->
    [one] Each character starts with 1 Curse card in its modifier deck.
   *[other] Each character starts with { $value } Curse cards in its modifier deck.
  }
rule-begin-minus = { $value ->
    [one] Each character starts with 1 extra “−1” card in its modifier deck.
   *[other] Each character starts with { $value } extra “−1” cards in its modifier deck.
  }
rule-begin-condition = Each character starts with { $condition }.
rule-begin-negative = Characters with a perk that ignores negative scenario effects are not affected.

## Who else is there

rule-ally = { $types } are allies of the characters and enemies of every other monster type; they act by their own ability cards.
rule-escort = { $who } has { $hp } hit points, acts at initiative { $initiative } and is an enemy of all monsters. { $ally ->
    [yes] The characters count it as an ally.
   *[no] It is nobody's ally and cannot be healed.
  } On its turn it performs Move { $move } towards this: { $what }. { $opens_doors ->
    [yes] It opens the doors on its path, and enters traps when there is no other path.
   *[no] It enters traps when there is no other path.
  }
rule-obstacle = { $what }: can be attacked and has { $hp } hit points; only damage destroys it.

## Doors

rule-door = { $look } { $mark }
rule-lock-monster = Locked doors on the map: { $doors }. Only this enemy opens them: { $type }.
rule-lock-plate = Locked doors on the map: { $doors }. They open when a character ends its turn on their pressure plate.
rule-lock-held = Doors on the map: { $doors }. They are open only while a character stands on one of their pressure plates, and close at the end of a turn when none does. Anyone standing in a door that closes suffers trap damage and goes to the nearest empty hex.
rule-lock-plates = Locked doors on the map: { $doors }. They open at the end of any turn when every character stands on one of the { $play } pressure plates in play and each of these plates is held. Exhausted characters do not lower this number.

## Who appears, and when

rule-spawn =
    { $when }{ $while_closed ->
        [none] {""}
       *[other] , while this door is closed ({ $while_closed })
    }, this appears where the scenario says or as near to it as possible: { $figures }.
rule-figures = { $count } { $rank ->
    [elite] Elite
   *[normal] Normal
  } { $count ->
    [one] { $type }
   *[other] { $types }
  }
rule-when-round_start = { $every ->
    [2] { $rest ->
        [1] At the start of each odd round
       *[0] At the start of each even round
      }
   *[1] At the start of every round
  }
rule-when-round_end = { $every ->
    [2] { $rest ->
        [1] At the end of each odd round
       *[0] At the end of each even round
      }
   *[1] At the end of every round
  }
rule-when-door_opens = When this door is opened ({ $door })

## Bosses

rule-counts = { $boss }: its Attack is the number of { $types } on the map.
rule-special = { $boss }, special { $number }: { $does }.
rule-then = { $a }; then { $b }
rule-and = { $a } and { $b }
rule-or = { $a } or { $b }
rule-does-move = Move { $plus }
rule-does-attack = { $area ->
    [none] { $whom ->
        [adjacent] Attack { $plus } against all adjacent enemies
       *[focus] Attack { $plus }
      }
   *[other] Attack { $plus } on an area
  }
rule-does-retaliate = Retaliate { $value } until the end of the round
rule-does-heal = Heal { $value } on itself and all its allies
rule-does-bonus = +{ $attack } to all attacks of all its allies this round
rule-does-summon_several = summons { $figures }
rule-does-jump_to_door = jumps to the next of these doors, at any distance, and opens it: { $doors }, then starts over
rule-does-more_turns = all { $types } take another turn at once, with the card of this round

## Traps and treasures

rule-trap = { $what }: { $does }.
rule-trap-damage = trap damage
rule-only-loot = The goal treasures can be taken only with a Loot ability, not by the looting at the end of a turn.

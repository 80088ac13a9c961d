### What bots say of their moves, and why a move is advised.

## Cards

reason-early = With initiative { $initiative }, all enemies will probably act later.
reason-early-attack = With initiative { $initiative }, all enemies will probably act later, and { $figure } can be attacked this turn.
reason-late = With initiative { $initiative }, all enemies will probably act first.
reason-attack = { $figure } is in reach of these cards where it stands now.
reason-onward = There is no enemy on the map, and these cards have Move { $points }.
reason-rests = Of the { $cards } cards in the discard pile, all but one come back to hand.
why-bot-spent = With fewer than two cards in hand, there is no turn to play.
why-bot-calm = There is no enemy on the map: a good moment to take the discards back.

## Turns

why-bot-near = { $figure } is in reach already.
why-bot-first-move = Nobody can be attacked from here: the move comes first.
why-bot-loots = { $coins ->
    [one] There is a money token in reach.
   *[other] There are { $coins } money tokens in reach.
  }
why-bot-door = The party is ready for what is behind this door.
why-bot-reaches = From there, { $figure } can be attacked.
why-bot-coins = { $coins ->
    [one] There is a money token there.
   *[other] There are { $coins } money tokens there.
  }
why-bot-safer = Fewer enemies can strike there.
why-bot-closer = That is closer to { $figure }.
why-bot-onward = That is closer to the next door.

## Attacks and heals

why-bot-kills = { $figure } will probably die.
why-bot-softest = Nobody else in reach has as little Shield as { $figure }.
why-bot-strongest = Nobody else in reach has as strong an Attack as { $figure }.
why-bot-nearest = { $figure } is the nearest.
why-bot-wounds = About { $damage } damage, and { $figure } has { $hp ->
    [one] 1 hit point
   *[other] { $hp } hit points
  } left.
why-bot-several = This attack strikes { $count } enemies at once.
why-bot-heals = { $figure } has lost { $lost ->
    [one] 1 hit point.
   *[other] { $lost } hit points.
  }
why-bot-cures = { $ail ->
    [poison] Healing { $figure } removes Poison.
    [wound] Healing { $figure } removes Wound.
   *[both] Healing { $figure } removes Poison and Wound.
  }

## Damage

why-bot-saves = { $damage } damage would mean exhaustion: { $hp ->
    [one] only 1 hit point is left.
   *[other] only { $hp } hit points are left.
  }
why-bot-costs = { $left } of { $most } hit points would be left.
why-bot-bears = { $left } of { $most } hit points are left, and no card is lost.

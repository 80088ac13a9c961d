### Questions, and what may be answered.

## Questions of a round

ask-choose_class = Which class do you play?
ask-choose_goal = { $who }: which battle goal do you keep?
ask-start_at = { $who }: where do you start?
ask-declare = { $who }: tap two cards, the leading one first, or take a long rest.
ask-go_first = Equal initiative: who acts first?
ask-act = { $left ->
    [0] { $who }: use an item, or end the turn?
    [1] { $who }: play a half of the other card.
   *[other] { $who }: play the top of one card or the bottom of the other.
  }
ask-rest_lose = { $who }: which discarded card is lost?
ask-short_rest = { $who }: take a short rest?
ask-rest_exchange = { $who }: { $card } would be lost. Keep to that?

## Questions of abilities

ask-move = { $figure } moves: where to? { $points ->
    [one] 1 point
   *[other] { $points } points
  }
ask-aim = { $figure } attacks with { $value }: whom?
ask-suffer = { $cause ->
    [attack] { $figure } is about to suffer { $damage } damage from an attack.
    [trap] { $figure } is about to suffer { $damage } damage from a trap.
    [hazard] { $figure } is about to suffer { $damage } damage from the ground.
    [wound] { $figure } is about to suffer { $damage } damage from a wound.
    [retaliate] { $figure } is about to suffer { $damage } damage from retaliation.
   *[other] { $figure } is about to suffer { $damage } damage.
  }
ask-force = { $way ->
    [push] Push { $figure }: to which hex? { $steps } left
   *[pull] Pull { $figure }: to which hex? { $steps } left
  }
ask-order_cards = Attack { $value }: double first or last?
ask-choose_element = Which element?
ask-may = { $who }: { $line } Do it?
ask-choose_figure = { $verb ->
    [heal] { $who }: heal whom? { $line }
   *[other] { $who }: for whom? { $line }
  }
ask-choose_cell = { $verb ->
    [summon] { $who }: where does it appear? { $line }
   *[other] { $who }: in which hex? { $line }
  }
ask-recover = { $who }: which card comes back? { $line }
ask-refresh = { $who }: which item is refreshed?
ask-fall_to = { $figure } cannot stay here: to which hex?

## Questions for monsters

ask-monster_acts = { $figure }: where does it go, and whom does it attack?
ask-monster_aims = { $figure }: whom?
ask-monster_places = { $figure }: in which hex?
ask-spawn_at = { $type } appears: in which hex?

## Answers

option-pass = No
option-pass-move = Stop here
option-pass-aim = Do not attack
option-pass-force = Leave it there
option-pass-rest = No short rest
option-pass-may = Do not
option-cards = { $first } ({ $initiative }), then { $second }
option-declare-rest = Long rest (initiative 99)
option-end-active = { $card }: end it, to the discards
option-short_rest-rest = Short rest: lose a random discarded card
option-rest_exchange-keep = Lose this card
option-rest_exchange-exchange = Suffer 1 damage and lose another one
option-rest_lose = Lose { $card }
option-recover = { $card } (initiative { $initiative })
option-act-end = End the turn
option-play = Play { $half }
option-basic = { $action } with { $card }
option-item = Use { $item }
option-boost = Consume { $elements }: { $does }
option-cell = { $at }
option-move = To { $at }: { $cost ->
    [one] 1 point
   *[other] { $cost } points
  }
option-attack = Attack { $figure }
option-area = Attack { $figures }
option-aim-done = Make the attack
option-suffer-take = Suffer the damage
option-lose = Lose { $card } from the hand instead
option-lose-two = Lose { $one } and { $other } from the discards instead
option-may-yes = Yes
option-order = { $order ->
    [first] Double first, then add
   *[last] Add first, then double
  }
option-monster-way = { $count ->
    [0] Towards { $focus }, to { $at }
   *[other] To { $at }; attack { $targets }
  }

## Before it is done

why-card = From { $half }: { $line }
why-line = { $line }
preview-points = { $cost ->
    [one] 1 point, { $left } left
   *[other] { $cost } points, { $left } left
  }
preview-danger = { $count ->
    [one] Enters a trap or hazardous terrain.
   *[other] Enters { $count } traps or hazardous hexes.
  }
preview-door = Opens the door and reveals what is behind it.
preview-attack = { $shield ->
    [0] Attack { $value }: about { $whole }.{ $tenth } damage on { $hp } hit points
   *[other] Attack { $value }, Shield { $shield }: about { $whole }.{ $tenth } damage on { $hp } hit points
  }
preview-left = { $left ->
    [one] 1 hit point left
   *[other] { $left } hit points left
  }
preview-exhausts = No hit point left: the character is exhausted.
refused-rest = A long rest needs two discarded cards.
refused-locked = This door is locked.

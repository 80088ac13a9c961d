### Questions, and what may be answered.

## Questions of a round

ask-choose_class = Which class do you play?
ask-choose_level = Which level does your character have?
ask-choose_goal = { $who }: which battle goal do you keep?
ask-start_at = { $who }: where do you start?
ask-declare = { $who }: choose two cards, the leading one first, or rest.
ask-go_first = Equal initiative: who acts first?
ask-act = { $left ->
    [0] { $who }: use an item, or end the turn?
    [1] { $who }: play a half of the other card.
   *[other] { $who }: play the top of one card or the bottom of the other.
  }
ask-rest_lose = { $who }: which discarded card is lost?
ask-short_rest = { $who }: take a short rest?
ask-rest_exchange = { $who }: { $card } would be lost. Lose that one?

## Questions of abilities

ask-move = { $figure } moves: where to? { $points ->
    [0] No points are left.
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
ask-recover_active = { $who }: which active card comes back too? Its effect ends.
ask-refresh = { $who }: which item is refreshed?
ask-fall_to = { $figure } cannot stay here: to which hex?

## Questions for monsters

ask-monster_acts = { $figure }: where does it go, and whom does it attack?
ask-monster_aims = { $figure }: whom?
ask-monster_places = { $figure }: in which hex?
ask-spawn_at = { $type } appears: in which hex?

## Questions of a character that is put together, of items and of active cards

ask-choose_build = { $who }: a ready-made hand with its perks and items, or your own?
ask-gain_card = { $who }: which card for level { $level }?
ask-gain_perk = { $who }: which perk for level { $level }?
ask-leave_card = { $left ->
    [one] { $who }: which card stays behind?
   *[other] { $who }: which card stays behind? { $left } must.
  }
ask-take_item = { $who }: which item? { $gold } gold left
ask-bring_back = { $who }: which active card goes to the discards for the rest?
ask-end_active = { $who }: which active card goes?
ask-hurry = { $who }: your initiative is { $initiative }. Change it with an item?
ask-strike_with = { $who }: use an item for Attack { $value } on { $figure }?
ask-parry = { $who }: use an item against the attack of { $figure }?
ask-recover_by = { $who }: which card comes back with { $item }?
ask-play_more = { $who }: what do you play with { $item }?
ask-use_modifier = { $who }: use “{ $modifier }”?
ask-next_target = { $figure } attacks: whom next?
ask-lose_card = { $who }: which card is lost? { $line }
ask-monster_focuses = { $figure }: whom does it focus on?
ask-escort_goes = { $figure }: to which hex?

## Answers

option-pass = No
option-pass-move = Stop here
option-pass-aim = Do not attack
option-pass-force = Leave it there
option-pass-rest = No short rest
option-pass-none = None
option-pass-may = Do not
option-cards = { $first } ({ $first_initiative }), then { $then }
option-declare-rest = Long rest (initiative 99)
option-end-active = { $pile ->
    [lost] { $card }: end it, to the lost cards
   *[discard] { $card }: end it, to the discards
  }
option-short_rest-rest = Short rest: lose a random discarded card
option-rest_exchange-keep = Lose this card
option-rest_exchange-exchange = Suffer 1 damage and lose another one
option-act-end = End the turn
option-play = Play { $half }
option-basic = { $action } with { $card }
option-item = Use { $item }
option-boost = Consume { $elements }: { $does }
option-pay = Consume { $elements }
option-figure = { $figure }
option-cell = { $at }
option-move = { $at }: { $cost ->
    [one] 1 point
   *[other] { $cost } points
  }
option-attack = Attack { $figure }
option-area = Attack { $figures }
option-aim-done = Make the attack
option-suffer-take = Suffer the damage
option-lose = Lose { $card } from the hand instead
option-lose-two = Lose { $card } and { $and } from the discards instead
option-lose-card = Lose { $card }
option-card = { $card } (initiative { $card_initiative })
option-goal = { $goal }: { $text }
option-purchase = { $item }: { $cost } gold
option-slot = Use { $card }
option-over = Continue over this hex: { $at }
option-hurry = { $item }: initiative { $initiative }
option-item-element = Use { $item } with { $with }
option-cells = { $at }
option-level = Level { $level }: { $hp } hit points, { $gold } gold for items
option-choose_build-ready = Ready-made
option-choose_build-own = My own
option-take_item-done = No more items
option-act-rest = Rest now
option-force-blocked = Against what is in the way
option-may-attack = As an attack
option-use_modifier-use = Use it
option-may-yes = Yes
option-order-last = Add first, then double
option-order-first = Double first, then add
option-monster-way = { $count ->
    [0] Towards { $focus }: { $at }
   *[other] { $at }; attack { $targets }
  }

## Before it is done

why-card = From { $half }: { $line }
why-line = { $line }
why-suffer = Hit points: { $hp } → { $left }. { $instead ->
    [both] Or lose a card of your hand, or two discards, and suffer none.
    [hand] Or lose a card of your hand and suffer none.
    [discards] Or lose two discards and suffer none.
   *[none] There is no card to lose instead.
  }
preview-points = { $cost ->
    [one] 1 point, { $left } left
   *[other] { $cost } points, { $left } left
  }
preview-danger = Enters a trap or hazardous terrain.
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
refused-gold = It costs { $cost } gold, and { $gold } are left.
refused-copies = The others have all copies of it.
refused-slot = Nothing more of its kind can be equipped.

## At any time

offer-end_card = { $pile ->
    [lost] End { $card }: it is lost
   *[discard] End { $card }: it goes to the discards
  }

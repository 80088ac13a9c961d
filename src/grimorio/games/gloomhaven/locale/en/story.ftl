### The log: every event as a line.

event-class_chosen = { $seat } plays the { $class }.
event-level_chosen = { $seat } begins at level { $level }.
event-level_found = The scenario is level { $level }, and the monsters are level { $monsters }.
event-placed = { $figure } takes a starting hex.

## The round

event-round = Round { $round } begins.
event-ability_drawn = { $ability }, initiative { $initiative }: { $does }
event-showed_cards = { $figure } shows { $cards }.
event-declared_rest = { $figure } will take a long rest this round.
event-turn = { $figure_kind ->
    [character] { $figure } takes a turn.
   *[other] { $figure } acts.
  }
event-played = { $figure } plays { $half }.
event-stunned = { $figure } is stunned and does nothing.
event-rested_long = { $any ->
    [yes] { $figure } takes a long rest: { $card } is lost, the other cards come back.
   *[no] { $figure } takes a long rest and loses no card.
  }
event-rested_short = { $figure } takes a short rest: { $card } is lost, the other cards come back.
event-round_over = Round { $round } is over.
event-shuffled = The modifier deck of { $figure } is shuffled.
event-monsters_shuffled = The modifier deck of the monsters is shuffled.
event-abilities_shuffled = The ability deck is shuffled: { $deck }.

## Movement

event-moved = { $mood ->
    [0] { $figure } moves.
    [1] { $figure } changes position.
   *[2] { $figure } moves on.
  }
event-forced = { $by } forces { $figure } to move.
event-sprung = { $figure } springs a trap.
event-door_opened = { $figure } opens a door.
event-revealed = { $figure } comes into view.
event-appeared = { $figure } appears.
event-summoned = { $by } summons { $figure }.

## Attacks and harm

event-attacked = { $mood ->
    [0] { $by } attacks { $figure }: Attack { $value }{ $sum }.
    [1] { $by } strikes at { $figure }: Attack { $value }{ $sum }.
   *[2] { $by } goes for { $figure }: Attack { $value }{ $sum }.
  }
event-manner =
    { $advantage ->
        [0] { $figure } has disadvantage.
       *[other] { $figure } has advantage.
    }
event-modifier_drawn = { $figure } draws “{ $modifier }”.
event-blunted = The { $item } of { $figure } makes it a +0.
event-came_to = The attack of { $figure } comes to { $damage }.
event-left =
    { $left ->
        [one] { $left } hit point left
       *[other] { $left } hit points left
    }
event-damage = { $cause ->
    [trap] The trap deals { $damage } damage to { $figure }: { event-left }.
    [hazard] The ground deals { $damage } damage to { $figure }: { event-left }.
    [wound] The wound deals { $damage } damage to { $figure }: { event-left }.
    [retaliate] Retaliation deals { $damage } damage to { $figure }: { event-left }.
    [rest] { $figure } suffers { $damage } damage to lose another card: { event-left }.
    [fall] The fall deals { $damage } damage to { $figure }: { event-left }.
   *[other] { $figure } suffers { $damage } damage: { event-left }.
  }
event-shielded = The shield of { $figure } absorbs { $shield }.
event-prevented = { $count ->
    [one] { $figure } loses { $cards } and suffers no damage.
   *[other] { $figure } suffers no damage and loses these cards: { $cards }.
  }
event-died = { $figure_kind ->
    [summon] { $figure } is gone.
    [object] { $figure } is destroyed.
   *[other] { $mood ->
        [0] { $figure } dies.
        [1] { $figure } falls.
       *[2] { $figure } is killed.
      }
  }
event-exhausted = { $cause ->
    [cards] { $figure } has too few cards left and is exhausted.
   *[other] { $figure } has no hit points left and is exhausted.
  }
event-vanished = { $figure } leaves the map.
event-healed = { $left ->
    [one] { $figure } heals { $heal } and has { $left } hit point.
   *[other] { $figure } heals { $heal } and has { $left } hit points.
  }
event-gained = { $figure } gains { $condition }.
event-ended = { $condition_id ->
    [invisible] { $figure } is visible again.
   *[other] { $figure } no longer has { $condition }.
  }
event-immune = { $figure } is immune to { $condition }.
event-bonus = { $bonus ->
    [shield] { $figure } has Shield { $value } this round.
    [retaliate] { $figure } has Retaliate { $value } this round.
    [attack] { $figure } has +{ $value } on attacks this round.
    [elude] { $figure } is hard to hit this round.
    [doomed] { $figure } will act once more when it dies.
    [swap] { $figure } will treat its enemies as allies on its turn.
   *[other] { $figure } has a bonus this round: { $value }.
  }

## Gains

event-experience = { $figure } gains { $xp } experience.
event-coins = { $coins ->
    [one] { $figure } picks up a money token.
   *[other] { $figure } picks up { $coins } money tokens.
  }
event-treasure = { $number ->
    [-1] { $figure } takes a goal treasure.
   *[other] { $figure } opens treasure { $number }.
  }
event-item_used = { $figure } uses { $item }.
event-item_refreshed = { $figure } refreshes { $item }.
event-recovered = { $figure } takes { $card } back into hand.
event-activated = { $card } of { $figure } becomes active.
event-deactivated = { $card } of { $figure } is no longer active.

## Elements

event-infused = { $element } is strong now.
event-consumed = { $figure } consumes { $element }.

## Monsters, and why

event-focused = { $figure } focuses on { $focus }.
event-passed_over = { $rule ->
    [GH-FOCUS-2] Not { $other }: { $figure } has no hex to attack it from.
    [GH-FOCUS-5] Not { $other }: the path of { $figure } there crosses more traps.
    [GH-FOCUS-7] Not { $other }: { $figure } would have to move farther.
    [GH-FOCUS-9] Not { $other }: it is farther from { $figure }.
    [GH-FOCUS-10] Not { $other }: { $figure } prefers whoever acts earlier.
   *[other] Not { $other }, for { $figure }.
  }
event-no_focus = { $figure } finds nobody to focus on.
event-monster_looted = { $coins ->
    [one] { $figure } takes a money token away.
   *[other] { $figure } takes { $coins } money tokens away.
  }

## Cards and ground

event-lost_card = { $figure } loses { $card }.
event-made = { $what ->
    [trap] { $figure } sets a trap.
   *[other] { $figure } creates an obstacle.
  }
event-cleared = { $what ->
    [trap] { $figure } removes a trap.
   *[other] { $figure } destroys an obstacle.
  }

## Treasures and rules of the scenario

event-gold_found = { $seat } finds { $gold } gold.
event-item_found = { $seat } finds an item: { $item }.
event-design_found = { $seat } finds the design of an item: { $item }.
event-scenario_found = { $seat } learns of scenario { $scenario }.
event-minus_added = { $cards ->
    [one] A “−1” card is added to the modifier deck of { $figure }.
   *[other] { $cards } “−1” cards are added to the modifier deck of { $figure }.
  }
event-introduced = { $text } The goal: { $goal }
event-section = { $text }
event-concluded = { $text }
event-unlocked = { $door ->
   *[other] A locked door opens.
  }
event-door_closed = A door closes.
event-goal_lost = The scenario cannot be won any more.
event-battle_goal = { $checkmarks ->
    [0] { $won ->
        [yes] Battle goal of { $seat }: { $goal }. Not met.
       *[no] Battle goal of { $seat }: { $goal }. It is worth nothing in a lost scenario.
      }
    [one] Battle goal of { $seat }: { $goal }. Met: 1 checkmark.
   *[other] Battle goal of { $seat }: { $goal }. Met: { $checkmarks } checkmarks.
  }
takes-home-bonus = { $bonus ->
    [0] {""}
   *[other] , { $bonus } more for winning
  }
takes-home-checkmarks = { $checkmarks ->
    [0] {""}
    [one] , 1 checkmark
   *[other] , { $checkmarks } checkmarks
  }
takes-home-items = { $items_count ->
    [0] {""}
    [one] ; item found: { $items }
   *[other] ; items found: { $items }
  }
event-takes_home = { $seat } takes home { $xp } experience{ takes-home-bonus }, { $gold } gold{ takes-home-checkmarks }{ takes-home-items }.
# The same under the name of its player, where the end of a game is shown.
account-battle_goal = { $checkmarks ->
    [0] { $won ->
        [yes] Battle goal not met: { $goal }
       *[no] Battle goal, worth nothing in a lost scenario: { $goal }
      }
    [one] Battle goal met: { $goal }, 1 checkmark
   *[other] Battle goal met: { $goal }, { $checkmarks } checkmarks
  }
account-takes_home = { $xp } experience{ takes-home-bonus }, { $gold } gold{ takes-home-items }
event-hexes =
    { $cells ->
        [one] { $cells } hex
       *[other] { $cells } hexes
    }
event-ruled_out = { $rule ->
    [GH-MMOVE-3] { $figure } rules out { event-hexes }: disadvantage against the focus.
    [GH-MMOVE-4] { $figure } rules out { event-hexes }: fewer targets.
    [GH-MMOVE-5] { $figure } rules out { event-hexes }: disadvantage against others.
    [GH-MMOVE-6] { $figure } rules out { event-hexes }: a longer path.
    [GH-MMOVE-7] { $figure } rules out { event-hexes }: traps on the path.
   *[other] { $figure } rules out { event-hexes }.
  }

## The end

event-goal_reached = The goal is reached: the scenario ends with this round.

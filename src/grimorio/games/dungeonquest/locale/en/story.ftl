### The log, and the end. `who` is the one a sentence is about, with `kind` (hero, monster) and
### `gender`; `mood` (0 to 2) picks one of several ways to say what happens often.

## What happened: set-up, turns, the sun

event-hero_dealt = { $player } plays { $hero }.
event-heroes_disputed = Not everybody agrees, and so the Heroes are drawn by lot.
event-starts = { $who } goes first.
event-rune_dealt = { $who } carries “{ $rune }”.
event-placed = { $who } enters the dungeon at the tower { $cell }.
event-turn = — { $who }, turn { $round } —
event-turn_lost =
    { $mood ->
        [0] { $who } loses the turn.
        [1] { $who } cannot do anything this turn.
       *[other] A turn goes by without { $who }.
    }
event-faced_again = { $who } still has to deal with “{ $card }”.
event-blocked = Somebody stands in the only way out. { $who } waits.
event-sun_moved =
    { $danger ->
        [0] { $turns ->
            [one] The sun moves on. In 1 turn it may set.
           *[other] The sun moves on. In { $turns } turns it may set.
        }
        [one] The sun touches the hills. A roll of 1, and the towers close.
       *[other] The light is going. A roll of { $danger } or less, and the towers close.
    }
event-sun_set = The sun is down. The towers close, and whoever is still inside will not be seen again.

## Dice and tests

event-rolled =
    { $second ->
        [0] { $who } rolls { $die }.
       *[other] { $who } rolls { $die } and { $second }.
    }
event-test_rolled = { $attribute }: { $who } rolls { $die } and { $second }.
event-test_rerolled = { $who } rolls again, and now it is { $die } and { $second }.
event-test_passed =
    { $mood ->
        [0] { $total } against { $value }: passed.
        [1] { $total } against { $value }: well done.
       *[other] { $total } against { $value }: that is enough.
    }
event-test_failed =
    { $mood ->
        [0] { $total } against { $value }: failed.
        [1] { $total } against { $value }: not enough.
       *[other] { $total } against { $value }: it goes wrong.
    }
event-passed_by_card = { $who } need not even roll.
event-prayed = { $who } prays until it hurts.
event-determined =
    { $count ->
        [one] { $gender ->
            [f] { $who } grits her teeth: 1 Determination more ({ $tokens }).
           *[m] { $who } grits his teeth: 1 Determination more ({ $tokens }).
        }
       *[other] { $who } gathers { $count } Determination ({ $tokens }).
    }

## On the way

event-at_door =
    { $mood ->
        [0] { $who } tries the door.
        [1] { $who } listens at a door and tries the handle.
       *[other] A door. { $who } puts a shoulder to it.
    }
event-at_portcullis =
    { $mood ->
        [0] { $who } takes hold of the portcullis.
        [1] A portcullis bars the way. { $who } gets both hands under it.
       *[other] { $who } heaves at the bars.
    }
event-drew_tile = { $who } sees what lies ahead, Rune in hand: { $tile }.
event-tile_found = { $who } finds a new room at { $cell }: { $tile }.
event-rotated =
    { $quarters ->
        [2] The room at { $cell } turns right round.
       *[other] The stones at { $cell } grind and turn.
    }
event-entered =
    { $new ->
        [1] { $room ->
            [pit] { $who } enters { $cell }, a room with a bottomless pit. A stone dropped in makes no sound.
            [entrance] { $who } finds a room with stairs that go down into the catacombs, { $cell }.
            [trap] { $who } steps into { $cell }, and something clicks underfoot: a trap.
            [darkness] { $who } walks into a darkness that no torch can lift, { $cell }.
            [corridor] { $who } comes into a corridor that leads on, { $cell }.
            [chasm] { $who } stops short in { $cell }: a chasm splits the room in two.
            [cave-in] { $who } finds a room half buried under fallen rock, { $cell }.
            [bridge] { $who } comes to a rope bridge over a black gulf, { $cell }.
            [rotating] { $who } enters a round room, { $cell }. Somewhere, gears begin to grind.
            [portcullis] { $who } enters { $cell }, and a portcullis crashes down behind.
            [web] { $who } lifts the torch: a web fills the whole room, { $cell }.
           *[other] { $mood ->
                [0] { $who } discovers a new room, { $cell }.
                [1] { $who } pushes on into a chamber nobody has seen for years, { $cell }.
               *[other] The torch of { $who } shows another room of cold stone, { $cell }.
            }
        }
       *[other] { $room ->
            [tower] { $who } reaches the tower at { $cell }.
            [treasure] { $who } steps into the Treasure Room. The dragon breathes slowly.
            [pit] { $who } comes to the bottomless pit at { $cell }.
            [darkness] { $who } walks into the dark of { $cell }.
            [corridor] { $who } hurries along the corridor at { $cell }.
            [chasm] { $who } comes to the chasm at { $cell }.
            [cave-in] { $who } climbs over the first rubble of { $cell }.
            [bridge] { $who } comes to the rope bridge at { $cell }.
            [web] { $who } comes to the great web at { $cell }.
            [trap] { $who } treads softly into { $cell }, where there was a trap.
           *[other] { $mood ->
                [0] { $who } goes to { $cell }.
                [1] { $who } walks on to { $cell }.
               *[other] { $who } comes to { $cell }, a room already known.
            }
        }
    }
event-slipped = { $who } slips through where there was no way.
event-halted = There is no way on. { $who } stops.
event-groped =
    { $mood ->
        [0] { $who } gropes along the walls and finds no way out.
        [1] { $who } walks into a wall in the dark.
       *[other] The dark keeps { $who } another turn.
    }
event-waits = { $who } looks at it and thinks better of it.
event-crossed =
    { $mood ->
        [0] { $who } makes it to the other side.
        [1] { $who } is across.
       *[other] One last step, and { $who } is through.
    }
event-stuck =
    { $mood ->
        [0] { $who } is stuck.
        [1] { $who } struggles in vain.
       *[other] { $who } gets no further.
    }
event-fell_from_bridge = A rope snaps. { $who } falls into the dark below.
event-searched =
    { $mood ->
        [0] { $who } searches the room.
        [1] { $who } knocks on walls and lifts flagstones.
       *[other] { $who } looks into every corner.
    }

## Cards

event-drew =
    { $from ->
        [door] The door: “{ $card }”.
        [treasure] { $who } drags “{ $card }” out of the hoard: { $gold } gold.
        [corpse] On the dead adventurer { $who } finds “{ $card }”.
        [crypt] In the crypt { $who } finds “{ $card }”.
        [trap] A trap for { $who }: “{ $card }”!
        [dragon] The dragon: “{ $card }”.
        [dungeon-empty] { $mood ->
            [0] { $who } looks round: an empty room.
            [1] What is in here? Nothing.
           *[other] The room of { $who } is empty.
        }
        [crypt-empty] In the crypt { $who } finds nothing.
        [corpse-empty] The dead adventurer has been picked clean. { $who } finds nothing.
        [search-empty] { $mood ->
            [0] { $who } finds nothing.
            [1] The search turns up nothing.
           *[other] Behind a loose stone: nothing.
        }
        [catacombs-empty] { $mood ->
            [0] In the dark { $who } comes upon nothing.
            [1] { $who } feels along an empty tunnel.
           *[other] Below ground, an empty gallery for { $who }.
        }
        [search] { $mood ->
            [0] { $who } finds “{ $card }”.
            [1] The search turns up “{ $card }”.
           *[other] Behind a loose stone: “{ $card }”.
        }
        [catacombs] { $mood ->
            [0] In the dark { $who } comes upon “{ $card }”.
            [1] { $who } feels along the tunnel: “{ $card }”.
           *[other] Below ground, for { $who }: “{ $card }”.
        }
       *[other] { $mood ->
            [0] { $who } looks round: “{ $card }”.
            [1] What is in here? “{ $card }”.
           *[other] { $who } draws “{ $card }”.
        }
    }
event-found_loot = { $who } pockets something ({ $deck }) and says nothing.
event-replaced = Brightflame hisses, and { $who } lets “{ $card }” be.
event-kept = { $who } must keep “{ $card }”.
event-used = { $who } uses “{ $card }”.
event-discarded = { $who } discards “{ $card }”.
event-shuffle_drawn = The Shuffle card of the { $deck } deck comes up.
event-shuffled = The { $deck } deck is shuffled.
event-deck_empty = There is nothing left in the { $deck } deck.
event-unhurt = { $who } comes away unhurt.
event-loses_turns =
    { $turns ->
        [one] { $who } will lose a turn.
       *[other] { $who } will lose { $turns } turns.
    }
event-found_way_down = { $who } finds a way down into the catacombs.
event-entrance_marked = An entrance to the catacombs is marked at { $cell }.
event-demanded = The deep elf wants { $demand } gold; { $who } has offered { $gold }.
event-beast_hurt =
    { $life ->
        [0] { $who } strikes the last blow: “{ $card }” is over.
       *[other] { $who } lands a blow on “{ $card }”: { $life } Life to go.
    }
event-no_treasure = { $who } finds nothing of worth in the lair.

## Life and death

event-wounded =
    { $wounds ->
        [one] { $mood ->
            [0] { $who } suffers 1 Wound ({ $total } in all).
            [1] A scratch for { $who }: 1 Wound ({ $total } in all).
           *[other] { $who } bleeds a little: 1 Wound ({ $total } in all).
        }
       *[other] { $mood ->
            [0] { $who } suffers { $wounds } Wounds ({ $total } in all).
            [1] That hurts: { $wounds } Wounds for { $who } ({ $total } in all).
           *[other] { $who } staggers: { $wounds } Wounds ({ $total } in all).
        }
    }
event-healed =
    { $wounds ->
        [0] { $who } has nothing to heal.
        [one] { $who } feels better: 1 Wound less ({ $total } left).
       *[other] { $who } feels better: { $wounds } Wounds less ({ $total } left).
    }
event-gave_up = { $who } gives up.
event-died =
    { $cause ->
        [pit] { $who } misses the edge and falls, and falls. Nobody hears the end of it.
        [trapped] { $who } knocks on the last wall. There is no way out of this room, and never was.
        [sunset] Night finds { $who } still in the dungeon.
        [doom] { $who } is dead before the flask hits the floor.
        [card] “{ $killer }” is the end of { $who }.
        [gave_up] { $who } stays in the dungeon for good.
        [monster] The { $killer } stands over { $who }, who does not get up again.
        [hero] { $who } dies by the hand of { $killer }.
       *[wounds] { $who } sinks to the stones and dies.
    }
event-fell =
    { $cause ->
        [pit] { $who } falls, catches a ledge, and knows no more.
        [trapped] { $who } collapses in the dead end.
        [card] “{ $killer }” leaves { $who } for dead.
        [monster] The { $killer } leaves { $who } for dead.
        [hero] { $killer } leaves { $who } for dead.
       *[other] { $who } falls unconscious.
    }

## The dragon and the catacombs

event-plundered =
    { $mood ->
        [0] { $who } tiptoes over the gold.
        [1] { $who } reaches under a claw for something that shines.
       *[other] { $gender ->
            [f] { $who } holds her breath and takes what is nearest.
           *[m] { $who } holds his breath and takes what is nearest.
        }
    }
event-dragon_woke = One coin too many. Kalladra opens an eye, and then the jaws. { $who } has woken the dragon!
event-fire_rolled = Fire on { $who }: { $die } and { $second }.
event-fire_rerolled = The fire on { $who } is rolled again: now it is { $die } and { $second }.
event-descended = { $who } goes down into the catacombs at { $cell }, heading { $direction }.
event-came_up =
    { $place ->
        [tower] { $who } climbs out of the catacombs in the tower at { $cell }.
        [treasure] { $who } climbs out of the catacombs beside the dragon.
       *[room] { $new ->
            [1] { $who } climbs out of the catacombs into a part of the dungeon that nobody knows, { $cell }: { $tile }.
           *[other] { $who } climbs out of the catacombs at { $cell }.
        }
    }
event-dragged = The naga drags { $who } through the dark to { $cell }; now the way leads { $direction }.

## The servants of Kalladra

event-marched = The ghost of { $who } drives the { $monster } from { $cell } to { $to }.
event-monster_added = The ghost of { $who } calls a { $monster } to { $cell }.

## Monsters

event-monster_met =
    { $mood ->
        [0] A { $monster } comes at { $who }.
        [1] { $who } is not alone: a { $monster }.
       *[other] Out of the shadows, a { $monster }. { $who } stops.
    }
event-monster_banished = { $who } speaks a word, and the { $monster } is gone.
event-token_taken = It is the { $monster } from { $cell }.
event-life_seen = You look at the token of the { $monster }: Life { $life }.
event-escape_drawn = { $who } runs: { $attack } ({ $value }) against { $other } ({ $against }).
event-escape_failed =
    { $wounds ->
        [0] The { $monster } is faster, but only tears the cloak. { $who } must fight.
        [one] The { $monster } is faster: 1 Wound, and { $who } must fight.
       *[other] The { $monster } is faster: { $wounds } Wounds, and { $who } must fight.
    }
event-escaped =
    { $below ->
        [yes] { $who } shakes off the { $monster } in the tunnels.
       *[no] { $who } escapes the { $monster }, back to { $cell }.
    }
event-monster_stays = The { $monster } stays at { $cell }.
event-no_escape =
    { $why ->
        [never_runs] { $who } never runs from a fight.
        [portcullis] { $who } must fight: the portcullis has closed the room.
        [nowhere] { $who } must fight: there is no room to run back to.
        [walled] { $who } must fight: there is no way back any more.
        [catacombs] { $who } must fight: fresh out of the catacombs there is no escape.
       *[card] { $who } must fight: this one lets nobody go.
    }
event-monster_attacked =
    { $mood ->
        [0] { $who } fights the { $monster }.
        [1] Steel out: { $who } against the { $monster }.
       *[other] { $who } goes for the { $monster }.
    }
event-monster_slain =
    { $mood ->
        [0] The { $monster } falls. It had { $life } Life.
        [1] { $who } has slain the { $monster } (Life { $life }).
       *[other] One last blow, and the { $monster } is no more (Life { $life }).
    }

## Combat

event-struck_first =
    { $kind ->
        [monster] The { $who } strikes first: { $attacks }.
       *[hero] { $who } strikes first: { $attacks }.
    }
event-arrows_shot = { $who } lets fly: { $attacks }.
event-combat_round = Round { $round }.
event-combat_mixed = The Combat deck is shuffled anew.
event-drew_attacks = You draw { $attacks }.
event-only_attack =
    { $why ->
        [last] { $kind ->
            [monster] The { $who } has no choice: “{ $attack }” is its last card.
           *[hero] { $who } has no choice: “{ $attack }” is the last card.
        }
        [alike] { $kind ->
            [monster] The { $who } has no choice: it holds nothing but “{ $attack }”.
           *[hero] { $who } has no choice: the hand holds nothing but “{ $attack }”.
        }
       *[forbidden] { $kind ->
            [monster] The { $who } has no choice: its other cards are of a forbidden type.
           *[hero] { $who } has no choice: the other cards are of a forbidden type.
        }
    }
event-no_counter =
    { $kind ->
        [monster] The { $who } has no choice: no card in its hand counters { $type }.
       *[hero] { $who } has no choice: no card in hand counters { $type }.
    }
event-attack_played =
    { $kind ->
        [monster] { $count ->
            [one] The { $who } plays “{ $attack }” ({ $style } { $strength }).
           *[other] The { $who } strikes back with “{ $attack }” ({ $style } { $strength }).
        }
       *[hero] { $count ->
            [one] { $who } plays “{ $attack }” ({ $style } { $strength }).
           *[other] { $who } strikes back with “{ $attack }” ({ $style } { $strength }).
        }
    }
event-attack_cancelled = “{ $attack }” comes to nothing: cancelled.
event-counter_revealed = The { $who } looks for an answer: { $attacks }.
event-stalemate = { $value } against { $value }: a stalemate.
event-round_won =
    { $kind ->
        [monster] The { $who } wins the round, { $value } to { $against }.
       *[hero] { $who } wins the round, { $value } to { $against }.
    }
event-deadly_blow =
    { $number ->
        [one] A deadly blow! From the combat pile: { $attacks }.
       *[other] A deadly blow! From the combat pile, { $number } cards: { $attacks }.
    }
event-extra_damage = And more damage: { $attacks }.
event-pile_card_moved = And from the combat pile: “{ $attack }”.
event-escape_announced = { $who } spares the { $monster } the blow and looks for the door.
event-evaded =
    { $kind ->
        [monster] The { $who } is not where the blow lands.
       *[hero] { $who } is not where the blow lands.
    }
event-shielded = The shield of { $who } takes it all.
event-damage_dealt =
    { $kind ->
        [monster] { $count ->
            [one] The { $who } takes 1 damage ({ $total } in all).
           *[other] The { $who } takes { $count } damage ({ $total } in all).
        }
       *[hero] { $count ->
            [one] { $who } takes 1 damage ({ $total } in this fight).
           *[other] { $who } takes { $count } damage ({ $total } in this fight).
        }
    }
event-attack_raised =
    { $kind ->
        [monster] The { $who } strikes harder: { $bonus } more.
       *[hero] { $who } strikes harder: { $bonus } more.
    }
event-type_named =
    { $kind ->
        [monster] The { $who } names a type for “{ $attack }”: { $type }.
       *[hero] { $who } names a type for “{ $attack }”: { $type }.
    }
event-attack_discarded =
    { $kind ->
        [monster] The { $who } discards “{ $attack }”.
       *[hero] { $who } discards “{ $attack }”.
    }
event-hand_shown =
    { $kind ->
        [monster] The { $who } must show the hand: { $attacks }.
       *[hero] { $who } must show the hand: { $attacks }.
    }
event-card_taken =
    { $kind ->
        [monster] The { $who } takes “{ $attack }”.
       *[hero] { $who } takes “{ $attack }”.
    }
event-pile_healed =
    { $kind ->
        [monster] The { $who } shrugs off { $count } damage ({ $total } left).
       *[hero] { $who } shrugs off { $count } damage ({ $total } left).
    }
event-monster_hit =
    { $hits ->
        [one] { $who } hits the { $monster }: 1 hit so far.
       *[other] { $who } hits the { $monster }: { $hits } hits so far.
    }
event-monster_hits = The { $monster } hits { $who }.

## Hero against Hero

event-duel_begun = Gold makes enemies: { $who } attacks { $rival }.
event-duel_won = { $who } beats { $rival }.
event-spoils_taken = { $who } takes something from { $rival } ({ $deck }).
event-spoils = It is “{ $card }”, and now it belongs to { $who }.
event-gave_way = { $who } gives way, to { $cell }.

## The end

event-left =
    { $mood ->
        [0] { $who } climbs the tower and walks out into the daylight.
        [1] { $who } leaves the dungeon, alive.
       *[other] Fresh air. { $who } is out.
    }
event-showed = { $who } turns over “{ $card }”.
event-opened = { $who } opens “{ $card }”: { $gold } gold!
event-counted =
    { $loot ->
        [one] { $who } counts { $gold } gold, in one piece of Loot.
       *[other] { $who } counts { $gold } gold, in { $loot } pieces of Loot.
    }
event-won = { $who } wins. The minstrels will hear of it.
event-kalladra_won =
    { $alive ->
        [0] Nobody will tell this story. Kalladra turns over and sleeps on.
       *[other] Out alive, but without one piece of the hoard. Kalladra never noticed.
    }

score = { $score ->
    [-1] did not come out
   *[other] { $score } gold
}
outcome-gold = The gold is counted: the richest of those who came out wins.
outcome-alone = Only one came out of the dungeon alive, and that is enough.
outcome-sunset = The sun went down on the dungeon. Kalladra keeps the gold, and the Heroes.
outcome-kalladra = Nobody wins against Kalladra this time.

## What a seat does for the others, and what is remembered

duty-monster = play the monsters
duty-monster-once = A bot, in this fight
feat-gold = { $hero } carried it out

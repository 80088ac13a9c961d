### DungeonQuest, in English. The ids are those of view/ and of docs/wire.md, "Texts"; names and texts
### of cards, rooms, Heroes and Monsters come from the content (words.py). Arguments: `who` is the one a
### sentence is about, with `kind` (hero, monster) and `gender`; `mood` (0 to 2) picks one of several
### ways to say what happens often.

title = DungeonQuest
title-blurb = Into the dragon's dungeon, out with its gold, before the sun sets. Most do not come back.

## Options of a table

setting-heroes = Heroes
setting-heroes-help = Dealt at random; chosen by each player in turn; or agreed: chosen, and dealt at random after all if anybody objects.
setting-heroes-random = at random
setting-heroes-chosen = chosen
setting-heroes-agreed = by agreement
setting-runes = Magic power: Runes for each Hero
setting-runes-help = One Rune each is the normal game; more make the dungeon kinder. There are twelve in all.
setting-hero_versus_hero = Hero versus Hero
setting-hero_versus_hero-help = A Hero may move into another's room to fight it; the winner takes a Loot card.
setting-servants = Servants of Kalladra
setting-servants-help = Players whose Hero is dead move the Monsters on the board.
setting-concentrated_determination = Concentrated determination
setting-concentrated_determination-help = Determination left over after a test is kept, and counts for any later test.
setting-death_can_wait = Death can wait
setting-death_can_wait-help = A Hero that would die loses Loot and half its Wounds instead, and its turn. Good for a first game.
setting-tower_power = Tower power
setting-tower_power-help = A Hero that enters a Tower Room may pass on to another tower, and must move on from there.
setting-secrets = Secrets
setting-secrets-help = Loot is kept face down: the others see only which deck it came from.
setting-live_to_fight = Live to fight another day
setting-live_to_fight-help = After winning a round of combat a Hero may give up the blow to slip away if it wins the next.
setting-no_glory = No glory without valour
setting-no_glory-help = Nobody leaves the dungeon without a Treasure from under the dragon.
setting-monstrous_treasure = Monstrous treasure
setting-monstrous_treasure-help = Who kills a Monster may roll a die; below the Monster's Life, it finds a Treasure.
setting-late_start = Late start
setting-late_start-help = The sun is already one die of spaces on its way.
setting-dice_combat = Dice combat
setting-dice_combat-help = Monsters are fought with dice against one attribute, without cards: quick, and good for tables over days.

## Who

# The name of a seat where no player has given one.
seat =
    { $n ->
        [0] First player
        [1] Second player
        [2] Third player
       *[3] Fourth player
    }
seat-name = { seat }
# What Heroes are called in a sentence.
called-lindel = Lindel
called-gherinn = Gherinn
called-krutzbeck = Krutzbeck
called-tatianna = Tatianna
called-challara = Challara
called-hugo = Hugo
no-hero = No Hero yet

## Small words

comma = { $a }, { $b }
nothing = nothing
style-ranged = ranged
style-melee = melee
style-magic = magic
direction-0 = north
direction-1 = east
direction-2 = south
direction-3 = west
secret-card = a secret card

## The board

board = Dragonfire Dungeon
cell =
    { $search ->
        [yes] { $room }, { $at } (can be searched)
       *[no] { $room }, { $at }
    }
cell-unexplored = { $at }
cell-darkness = { $room }, { $at } (die: { $table })
darkness-row = { $die } { $direction }
dragon = Kalladra
dragon-cards = Dragon cards drawn
life-left = Life left
travel-marker = Travel marker of { $hero }
travelled = Catacombs cards drawn
way-back =
    { $moves ->
        [one] The way back: 1 move to a tower
       *[other] The way back: { $moves } moves to a tower
    }
exits = Exits still unexplored

## How Heroes stand

gold-at-least = { $gold } + ?
note-first = start player
note-catacombs =
    { $cards ->
        [0] in the catacombs
        [one] in the catacombs, 1 card
       *[other] in the catacombs, { $cards } cards
    }
note-out = out of the dungeon
note-dead = dead
note-stuck = stuck in the web
note-must-face = must face this room
note-way-down = knows a way down
note-searched =
    { $times ->
        [one] has searched once
       *[other] has searched twice
    }
note-lost-turns =
    { $turns ->
        [one] loses a turn
       *[other] loses { $turns } turns
    }
note-fleeing = ready to slip away
note-mark = { $who }: { $mark }

mark-bonus =
    { $when ->
        [next] { $bonus } to the attack next round
       *[now] { $bonus } to the attack this round
    }
mark-bonus-if-mine =
    { $when ->
        [next] +{ $n } next round with { $type }
       *[now] +{ $n } this round with { $type }
    }
mark-bonus-if-theirs =
    { $when ->
        [next] +{ $n } next round if the other side plays { $type }
       *[now] +{ $n } this round if the other side plays { $type }
    }
mark-cancel =
    { $when ->
        [next] cancels a card of { $n } or more next round
       *[now] cancels a card of { $n } or more
    }
mark-forbid =
    { $when ->
        [next] forbids { $type } next round
       *[now] forbids { $type }
    }
mark-play-open =
    { $when ->
        [next] sees the other side's card first next round
       *[now] sees the other side's card first
    }
mark-no-counter = cannot be counterattacked
mark-win-ties = wins a stalemate
mark-extra =
    { $n ->
        [one] 1 more card of damage on a win
       *[other] { $n } more cards of damage on a win
    }
mark-move =
    { $n ->
        [one] moves a card of the combat pile on a win
       *[other] moves { $n } cards of the combat pile on a win
    }
mark-evade = evades the blow on a loss
mark-mine = you: { $mark }
mark-theirs = against you: { $mark }

## Tracks and the headline

sun =
    { $turns ->
        [0] The last light
        [one] 1 turn of daylight
       *[other] { $turns } turns of daylight
    }
headline-setup = The Heroes gather at the towers.
headline =
    { $danger ->
        [0] { $turns ->
            [one] It is { $hero }'s turn. The sun is low: 1 turn is left.
           *[other] It is { $hero }'s turn. { $turns } turns until the sun is down.
        }
       *[other] It is { $hero }'s turn. The towers may close any moment: a roll of { $danger } or less ends it.
    }
headline-combat =
    { $round ->
        [0] { $hero } faces the { $foe }.
       *[other] { $hero } fights the { $foe }, round { $round }.
    }
headline-duel =
    { $round ->
        [0] { $hero } attacks { $foe }.
       *[other] { $hero } fights { $foe }, round { $round }.
    }
headline-over =
    { $sunset ->
        [yes] The sun is down. The towers are shut.
       *[no] The quest is over.
    }

## Cards on the table

zone-facing = On the table
zone-dragons = Dragon cards drawn
zone-heroes = Heroes
zone-sheet = Hero card of { $hero }
zone-loot = Loot of { $hero }
zone-runes = Runes of { $hero }
zone-kept = What { $hero } must keep
zone-below = Catacombs cards of { $hero }
zone-tiles = Room tiles
zone-deck = { $deck }
zone-discards = { $deck }, discards
zone-reserve = Monsters in reserve
zone-hand =
    { $kind ->
        [monster] Hand of the { $who }
       *[hero] Hand of { $who }
    }
zone-played =
    { $kind ->
        [monster] Played by the { $who }
       *[hero] Played by { $who }
    }
zone-damage =
    { $kind ->
        [monster] Damage of the { $who }
       *[hero] Damage of { $who }
    }
zone-damage-life = Damage of the { $who }, Life { $life }
zone-combat-discards = Out of this combat
cancelled = cancelled

type-hero = Hero
type-card = { $type }, { $deck }
type-combat = Combat, { $type }
type-power = { $owner }, { $type }
counters = Counters { $type }
counter-sign = ↺
attack-card = { $attack } ({ $type } { $value })
preview-counters = It counters { $type }.

## Questions

ask-choose_hero = Which Hero will you be?
ask-agree_heroes = Do you agree to who plays whom? If anybody objects, the Heroes are dealt at random.
ask-choose_tower = { $hero }: at which tower do you enter the dungeon?
ask-start_turn = { $hero }: your turn begins. What comes first?
ask-act =
    { $kind ->
        [treasure] { $hero }: you stand on the dragon's gold. Take more, or leave while it sleeps?
        [tower] { $hero }: you are in a tower. What do you do?
       *[other] { $hero }: what do you do? You are here: { $room }.
    }
ask-move =
    { $kind ->
        [corridor] { $hero }: the corridor leads on at once. Which way?
        [bridge] { $hero }: you are over the bridge and must go on. Which way?
        [web] { $hero }: you are through the web and must go on. Which way?
        [tower] { $hero }: you must move on from the tower. Which way?
       *[other] { $hero }: you move on at once. Which way?
    }
ask-attack_whom = { $hero }: whom do you attack?
ask-special_move = { $hero }: no wall will stop you now. Where do you go?
ask-choose_bank = { $hero }: on which side do you stand? ({ $room })
ask-force_way =
    { $what ->
        [portcullis] { $hero }: a portcullis bars the way. Open it with a Rune?
       *[door] { $hero }: a door bars the way. Open it with a Rune?
    }
ask-redraw_tile = { $hero }: the tile is { $tile }. Take it back for another?
ask-before_test =
    { $what ->
        [portcullis] { $hero }: the portcullis is down. Lift it? { $attribute } { $value }{ $tokens ->
            [0] {""}
           *[other] {" "}+ { $tokens }
        }, two dice.
       *[other] { $hero }: “{ $encounter }”. { $attribute } test: { $value }{ $tokens ->
            [0] {""}
           *[other] {" "}+ { $tokens }
        }, two dice.
    }
ask-reroll = { $hero }: { $attribute }, you rolled { $die } and { $second }. Roll again?
ask-bridge = { $hero }: a rope bridge sways over the deep. Cross it, or stay on this side?
ask-drop_loot = { $hero }: every Loot card weighs on the bridge. Drop something before you cross?
ask-web = { $hero }: a web fills the room from wall to wall. Cut through, or go back?
ask-tower = { $hero }: daylight falls through the tower. What do you do?
ask-may =
    { $deed ->
        [corpse] { $hero }: somebody got this far and no further. Go through the dead adventurer's things?
        [crypt] { $hero }: a crypt. Push the slab aside?
        [special_move] { $hero }: a secret door! Slip through?
        [leave_catacombs] { $hero }: daylight above. Leave the catacombs?
        [worth] { $hero }: break open “{ $card }”?
       *[other] { $hero }: “{ $card }”. Do you try it?
    }
ask-replace = { $hero }: you drew { $card }. Face it, or draw another?
ask-avert = { $hero }: a trap, { $card }! Ward it off?
ask-choose_card = { $hero }: which of these do you face?
ask-lose_loot = { $hero }: which Loot do you give up?
ask-bribe =
    { $gold ->
        [0] { $hero }: the deep elf holds out his hand. A bribe?
       *[other] { $hero }: the deep elf weighs { $gold } gold. More?
    }
ask-flee = { $hero }: the dragon is awake! Where do you run?
ask-reroll_fury = { $hero }: dragon fire, { $die } and { $second } Wounds. Roll again?
ask-heading = { $hero }: you go down into the dark. Which way do you set out?
ask-wander = { $hero }: you are in the catacombs. What do you do?
ask-leave_catacombs = { $hero }: there is a way up here. Take it?
ask-deviation = { $hero }: the tunnel forks under { $cell }. Left or right? A die says how far.
ask-arrow = { $hero }: you come up in unknown rooms at { $cell }. Which way does the tile's arrow point?
ask-crawl_out = { $hero }: you wake up outside the dead end. Where?
ask-roll_for_treasure = { $hero }: the Monster had { $life } Life. Roll under it for a Treasure?
ask-take_treasure = { $hero }: something glitters in its lair. Take a Treasure?
ask-serve = You serve Kalladra now. Which Monster moves?
ask-march = Where does the Monster at { $cell } go?
ask-set_upon = Whom does the Monster attack?
ask-lair = Where does the { $monster } appear?
ask-take_token = All tokens of the { $monster } are on the board. Which one is it?
ask-monster_met = { $hero }: a { $monster }! Is this the moment for a Rune?
ask-meet_monster = { $hero }: a { $monster } bars the way. Fight, or run for it?
ask-combat_start = { $hero }: the fight begins. Use something first?
ask-shoot_arrows = { $hero }: let fly before it reaches you? Five cards are revealed; the ranged ones hit.
ask-count_arrows = { $hero }: how many arrows hit?
ask-hand_size = { $hero }: how many cards do you fight with?
ask-attack =
    { $kind ->
        [monster] You play the { $who } against { $foe }, round { $round }: choose a card in secret.
       *[hero] { $foe_kind ->
            [monster] { $who } against the { $foe }, round { $round }: choose a card in secret.
           *[hero] { $who } against { $foe }, round { $round }: choose a card in secret.
        }
    }
ask-first_effect = { $hero }: whose card takes effect first?
ask-counterattack =
    { $kind ->
        [monster] You play the { $who }, { $value } against { $against }: counterattack?
       *[hero] { $who }, { $value } against { $against }: counterattack?
    }
ask-move_pile_card = { $who }: a card of the combat pile may hit { $foe } as well. Which one?
ask-announce_escape =
    { $count ->
        [one] { $hero }: you have won the round. Deal 1 damage, or get ready to slip away?
       *[other] { $hero }: you have won the round. Deal { $count } damage, or get ready to slip away?
    }
ask-shield =
    { $count ->
        [one] { $hero }: 1 damage is coming. Raise your shield? Once in a combat.
       *[other] { $hero }: { $count } damage is coming. Raise your shield? Once in a combat.
    }
ask-name_type = { $who }: { $attack }. Name an attack type.
ask-discard_for_bonus = { $who }: discard a card to strike harder? { $count } so far.
ask-take_card = { $who }: { $foe } shows the hand. Which card do you take?
ask-replace_card = { $who }: play another card instead of { $attack }?
ask-heal_pile = { $who }: how many cards of your damage pile do you discard?
ask-take_spoils = { $hero }: { $who } is beaten. Which Loot do you take?
ask-give_way = { $hero }: you are beaten and must give way. Where to?

why-sun =
    { $turns ->
        [0] The sun touches the hills.
        [one] 1 turn of daylight is left.
       *[other] { $turns } turns of daylight are left.
    }
why-dragon = The dragon wakes with { $percent } in 100.
why-dice-combat = It is fought with dice: { $attribute } { $value } or less hits.
why-marks = In force: { $marks }.

## Answers

option-move =
    { $kind ->
        [unexplored] Go { $direction }, into the unknown
       *[other] Go { $direction }: { $room }
    }
option-space =
    { $kind ->
        [unexplored] { $at }, unexplored
       *[other] { $at }: { $room }
    }
option-use = Use { $card }
option-face = Face { $card }
option-climb = Try the { $card } again
option-tower = Pass to the tower at { $at }
option-cross =
    { $room ->
        [web] Cut through the web
        [bridge] Cross the bridge
       *[other] Climb over the rubble
    }
option-roll = Roll the dice
option-act-search = Search the room
option-act-descend = Go down into the catacombs
option-act-stay = Stay and draw a Dragon card
option-act-leave = Leave the dungeon
option-agree_heroes-agree = I agree
option-agree_heroes-refuse = I object
option-act-grope = Feel your way: a die picks the passage
option-move-grope = Feel your way: a die picks the passage
option-tower-leave = Leave the dungeon
option-bridge-stay = Stay on this side
option-web-retreat = Go back next turn
option-may-yes = Yes
option-before_test-pray = Suffer 1 Wound for 3 Determination
option-replace-keep = Face it
option-replace-replace = Discard it and draw another
option-wander-draw = Go on: draw a Catacombs card
option-leave_catacombs-yes = Climb up
option-roll_for_treasure-roll = Roll a die
option-take_treasure-take = Take it
option-serve-add = Call a new Monster
option-serve-march = Move the { $monster } at { $at }
option-meet_monster-attack = Fight
option-meet_monster-escape = Run for it
option-shoot_arrows-shoot = Shoot
option-announce_escape-escape = Get ready to slip away
option-shield-shield = Raise the shield
option-choose_bank = The { $direction } side
option-heading = Set out { $direction }
option-arrow = Arrow to the { $direction }
option-deviation =
    { $side ->
        [left] Left, to the { $direction }
       *[right] Right, to the { $direction }
    }
option-reroll = Roll the { $die } again
option-reroll_fury =
    { $which ->
        [none] Let it be
        [first] Roll the first die again
        [second] Roll the second die again
       *[both] Roll both dice again
    }
option-drop_loot = Drop { $card } ({ $gold } gold)
option-lose_loot = { $card } ({ $gold } gold)
option-bribe = Offer { $card } ({ $gold } gold)
option-take_spoils = { $card } ({ $gold } gold)
option-take_spoils-unseen = Card { $n }, face down ({ $deck })
option-count_arrows =
    { $count ->
        [0] None
       *[other] { $count }
    }
option-hand_size = { $count } cards
option-heal_pile =
    { $count ->
        [0] None
       *[other] { $count }
    }

option-pass-start_turn = Begin the turn
option-pass-force_way = No, keep it
option-pass-redraw_tile = Place this tile
option-pass-reroll = Let it stand
option-pass-drop_loot = Keep the rest and cross
option-pass-may = No
option-pass-avert = Take what comes
option-pass-bribe = That is my offer
option-pass-leave_catacombs = Stay below
option-pass-roll_for_treasure = Do not look
option-pass-take_treasure = Leave it
option-pass-serve = Bide your time
option-pass-monster_met = Not now
option-pass-combat_start = Fight
option-pass-shoot_arrows = Do not shoot
option-pass-counterattack = Leave it at that
option-pass-move_pile_card = None
option-pass-announce_escape = Deal the damage
option-pass-shield = Take the blow
option-pass-discard_for_bonus = No more
option-pass-take_card = None
option-pass-replace_card = Keep it
option-pass-take_spoils = Nothing

preview-obstacle =
    { $obstacle ->
        [door] A door: draw a Door card.
       *[portcullis] A portcullis: Strength test.
    }
preview-monster = A { $monster } lurks there and must be met first.
preview-hero =
    { $room ->
        [treasure] { $hero } is plundering there.
       *[other] { $hero } stands there: you would have to fight.
    }
preview-unexplored = A new room is drawn and placed.
preview-leave = The quest ends here for you, with what you carry.
preview-dragon =
    { $cards ->
        [one] 1 Dragon card is left, and it is the Fury.
       *[other] { $cards } Dragon cards are left; one of them is the Fury.
    }
preview-cross =
    { $room ->
        [web] Fail, and you are stuck until you pass.
        [bridge] Each Loot card adds 1 to the dice ({ $loot }). Fail, and you fall into the catacombs with a die of Wounds.
       *[other] Fail, and you stay here until next turn.
    }
preview-escape =
    { $below ->
        [yes] You lose it in the tunnels. Fail, and it strikes first.
       *[no] Back to the room you came from, to be faced next turn. Fail, and it strikes first.
    }

## What cannot be done

rule-refused-wall = There is a wall.
rule-refused-no-tiles = No room tiles are left: the unknown stays unknown.
rule-refused-occupied = { $hero } stands there.
rule-refused-chasm = The rift lies between: only the passages on your side can be used.
rule-refused-bridge = You can only leave by the end of the bridge you stand at.
rule-refused-obstacle =
    { $past ->
        [yes] You have just got past it: do not go back ({ $room }).
       *[no] You are not past it: only the way back is open ({ $room }).
    }
rule-refused-way = The room does not let you.
rule-refused-search-room = There is nothing to search here.
rule-refused-search-twice = You have searched here twice running: move on first.
rule-refused-search-monster = Not with a { $monster } in the room.
rule-refused-search-icon = This room has no search icon.
rule-refused-search-bridge = You wait at the end of the bridge and must go back.
rule-refused-no-loot = Nobody leaves without at least one Loot card.
rule-refused-no-treasure = No glory without valour: you need a Treasure.
rule-refused-escape-krutzbeck = Krutzbeck never runs.
rule-refused-escape-portcullis = The portcullis has closed the room: there is no way out.
rule-refused-escape-nowhere = There is no room you came from to run back to.
rule-refused-escape-card = This one lets nobody go.
rule-refused-forbidden = A Power card forbids this type this round.
rule-refused-icon = Its icon does not counter { $type }.

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
            [one] The sun moves on. 1 turn until nightfall.
           *[other] The sun moves on. { $turns } turns until nightfall.
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
event-rotated =
    { $quarters ->
        [2] The room at { $cell } turns right round.
       *[other] The stones at { $cell } grind and turn.
    }
event-entered =
    { $new ->
        [1] { $room ->
            [pit] { $who } enters a room with a bottomless pit. A stone dropped in makes no sound.
            [entrance] { $who } finds a room with stairs that go down into the catacombs.
            [trap] { $who } steps into a room that clicks underfoot: a trap.
            [darkness] { $who } walks into a darkness that no torch can lift.
            [corridor] { $who } comes into a corridor that leads on.
            [chasm] { $who } stops short: a chasm splits the room in two.
            [cave-in] { $who } finds a room half buried under fallen rock.
            [bridge] { $who } comes to a rope bridge over a black gulf.
            [rotating] { $who } enters a round room. Somewhere, gears begin to grind.
            [portcullis] { $who } enters, and a portcullis crashes down behind.
            [web] { $who } lifts the torch: a web fills the whole room.
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
event-died =
    { $cause ->
        [pit] { $who } misses the edge and falls, and falls. Nobody hears the end of it.
        [trapped] { $who } knocks on the last wall. There is no way out of this room, and never was.
        [sunset] Night finds { $who } still in the dungeon.
        [doom] { $who } is dead before the flask hits the floor.
        [monster] The { $killer } stands over { $who }, who does not get up again.
        [hero] { $who } dies by the hand of { $killer }.
       *[wounds] { $who } sinks to the stones and dies.
    }
event-fell =
    { $cause ->
        [pit] { $who } falls, catches a ledge, and knows no more.
        [trapped] { $who } collapses in the dead end.
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

# What a seat does for the others, and what is remembered
duty-monster = play the monsters
duty-monster-once = A bot, in this fight
feat-gold = { $hero } carried it out
why-bot-stay = One more look under the dragon's wing.
why-bot-home = Enough. Now out of here.
why-bot-escape = That one is too strong for me.
why-bot-attack = I can take that one.
why-bot-search = There may be something in here.
why-bot-descend = There may be a way below.
why-bot-cross = It will hold.
why-bot-through = I will get through.
why-bot-late = The sun is low. Faster!
why-bot-doubt = I do not trust that one step further.
why-bot-leave = Daylight! I am out of here.
why-bot-climb = Up, towards the light.
why-bot-pray = A prayer can do no harm.
why-bot-shoot = One arrow before it comes too near.
why-bot-shield = The shield up!
why-bot-use = Now is the moment for this.

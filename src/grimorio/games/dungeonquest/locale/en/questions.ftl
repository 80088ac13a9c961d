### Questions, their answers, what answers lead to, and what cannot be done.

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
ask-reroll =
    { $need ->
        [-1] { $hero }: { $attribute }, you rolled { $die } and { $second }. Roll again?
       *[other] { $hero }: { $attribute }, you rolled { $die } and { $second }; { $need } or less passes. Roll again?
    }
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
ask-reroll_fury = { $hero }: dragon fire, { $die } and { $second } Wounds; you have { $life } Life left. Roll again?
ask-heading = { $hero }: you go down into the dark. Which way do you set out?
ask-wander = { $hero }: you are in the catacombs. What do you do?
ask-leave_catacombs = { $hero }: there is a way up here. Take it?
ask-deviation = { $hero }: the tunnel forks under { $cell }. Left or right? A die says how far.
ask-arrow = { $hero }: you come out at { $cell }: { $tile }. Which way does the tile's arrow point?
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
        [one] 1 turn of daylight is sure.
       *[other] { $turns } turns of daylight are sure.
    }
why-dragon = The dragon wakes { $percent } times in 100.
why-dice-combat = It is fought with dice: { $attribute } { $value } or less hits.
why-marks = Power cards at work: { $marks }.

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
preview-arrow = Passages: { $sides }.
option-deviation =
    { $side ->
        [left] Left, to the { $direction }
       *[right] Right, to the { $direction }
    }
option-reroll =
    { $need ->
        [-1] Roll the { $die } again
        [0] Roll the { $die } again: no number passes
        [1] Roll the { $die } again: a 1 passes
        [6] Roll the { $die } again: any number passes
       *[other] Roll the { $die } again: { $need } or less passes
    }
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

preview-counters = It counters { $type }.
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
        [yes] You have just got past it: there is no going back ({ $room }).
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
rule-refused-escape =
    { $why ->
        [never_runs] Krutzbeck never runs.
        [portcullis] The portcullis has closed the room: there is no way out.
        [nowhere] There is no room you came from to run back to.
        [walled] There is no way back from here any more.
        [catacombs] On the turn after the catacombs nothing can be escaped.
       *[card] This one lets nobody go.
    }
rule-refused-forbidden = A Power card forbids this type this round.
rule-refused-icon = Its icon does not counter { $type }.

## At any time

offer-give_up = Give up

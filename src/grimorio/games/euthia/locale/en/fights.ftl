### What is asked and told in a combat.

## The Monster's player

ask-claim = { $against } is about to fight. Do you use a Control card to play the Monster?
option-claim = I play the Monster
option-pass-claim = No, keep the card
ask-swap = You play the Monster against { $against }. Do four Silver cards become a Gold card?
option-no-swap = Keep the Silver cards

## Before the first round

ask-set_up = { $monster } stands before you. Do you use anything before the combat?
option-use = { $use }: { $does }
option-no-more = No more
ask-first_attack = Do you make a First Attack on { $monster }?
option-attack-with = { $piece }
option-no-first = No First Attack

## A Combat Round

ask-healing =
    { $phase ->
        [1] Do you heal before the Monster attacks?
       *[2] Do you heal before your attack?
    }
ask-before_monster = { $monster } is about to attack. Do you use anything before its roll?
ask-play_cards =
    { $chaos ->
        [one] { $monster } is about to roll and has one Chaos token. Do you play a card?
       *[other] { $monster } is about to roll and has { $chaos } Chaos tokens. Do you play a card?
    }
option-play =
    { $copies ->
        [one] { $card }: { $does }
       *[other] { $card } ×{ $copies }: { $does }
    }
option-no-card = No card
ask-monster_turn =
    { $wounds ->
        [0] The Monster's value is { $value }: no Wounds. What does the Monster do?
        [one] The Monster's value is { $value }: one Wound. What does the Monster do?
       *[other] The Monster's value is { $value }: { $wounds } Wounds. What does the Monster do?
    }
option-gaar =
    { $die ->
        [left] Gaar: reroll the left die, which shows { $pips }
       *[right] Gaar: reroll the right die, which shows { $pips }
    }
option-pass-turn = Pass
ask-hero_turn =
    { $wounds ->
        [0] The Monster's value is { $value }: no Wounds. Do you answer?
        [one] The Monster's value is { $value }: one Wound. Do you answer?
       *[other] The Monster's value is { $value }: { $wounds } Wounds. Do you answer?
    }
option-hope-gaar = 2 Hope for a Gaar token
ask-after_monster =
    { $wounds ->
        [0] The Monster stays at { $value }: no Wounds. Do you use anything?
        [one] The Monster stays at { $value }: one Wound. Do you use anything?
       *[other] The Monster stays at { $value }: { $wounds } Wounds. Do you use anything?
    }
ask-curse =
    { $chaos ->
        [one] The Hero is about to roll, and { $monster } has one Chaos token. Do you curse?
       *[other] The Hero is about to roll, and { $monster } has { $chaos } Chaos tokens. Do you curse?
    }
ask-before_hero = You are about to attack { $monster }. Do you use anything before your roll?
ask-attack = What do you attack { $monster } with?
ask-after_hero =
    { $damage ->
        [0] Your value is { $value }: no Damage. Do you change it?
       *[other] Your value is { $value }: { $damage } Damage. Do you change it?
    }
option-hope-value = 1 Hope: +1
option-hope-harm = 3 Hope: +1 and 1 Damage
ask-choose_die = The dice show { $value } in all. Which one?
option-die =
    { $die ->
        [left] The left die, which shows { $pips }
       *[right] The right die, which shows { $pips }
    }
ask-choose_piece = Which one do you take?
ask-trophy = { $monster } is defeated. Do you keep the card as a Trophy in a Bag?
option-keep-trophy = Keep it
option-leave-trophy = Discard it

## What is told

event-fights =
    { $level ->
        [1] { $seat } fights a level I Monster: { $hex }.
        [2] { $seat } fights a level II Monster: { $hex }.
       *[3] { $seat } fights a level III Monster: { $hex }.
    }
event-claimed = { $seat } uses a Control card and plays the Monster.
event-controls = The Control deck names { $seat } to play the Monster.
event-kept_control = { $seat } takes the own Control card into hand.
event-met = { $seat } meets { $monster }.
event-buried = { $monster } slinks away.
event-combat_round = Combat Round { $round }.
event-used = { $seat } uses { $use }.
event-played =
    { $copies ->
        [one] { $seat } plays { $card }.
       *[other] { $seat } plays { $copies } { $card } together.
    }
event-monster_rolled =
    { $right ->
        [0] The Monster rolls { $left }.
       *[other] The Monster rolls { $left } and { $right }.
    }
event-hero_rolled = { $seat } rolls { $left } and { $right }.
event-turned = A die is turned: { $was } becomes { $pips }.
event-earth_helps = Earth adds { $by }.
event-spent_gaar =
    { $value ->
        [2] { $seat } spends Gaar: { $was } becomes { $pips }, and 2 more.
       *[other] { $seat } spends Gaar: { $was } becomes { $pips }, and 2 less.
    }
event-rerolled = { $seat } rolls a die again: { $was } becomes { $pips }.
event-hope_rose = Shii watches over { $seat }: the Hope Die shows { $hope }.
event-hope_spent =
    { $points ->
        [one] { $seat } spends a Hope point.
       *[other] { $seat } spends { $points } Hope points.
    }
event-struck =
    { $wounds ->
        [0] { $monster } reaches { $value }: { $seat } is not hurt.
        [one] { $monster } reaches { $value }: a Wound for { $seat }.
       *[other] { $monster } reaches { $value }: { $wounds } Wounds for { $seat }.
    }
event-attacked =
    { $damage ->
        [0] { $seat } reaches { $value } with { $piece }: no Damage.
       *[other] { $seat } reaches { $value } with { $piece }: { $damage } Damage.
    }
event-mended = { $monster } heals { $count } Damage.
event-drained =
    { $chaos ->
        [0] { $monster } loses { $gaar } Gaar.
       *[other] { $monster } loses { $chaos } Chaos.
    }
event-slew =
    { $rounds ->
        [0] { $seat } defeats { $monster } before it can strike!
        [one] { $seat } defeats { $monster } in the first round!
       *[other] { $seat } defeats { $monster } in round { $rounds }!
    }
event-fell = { $seat } falls to { $monster }, played by { $rival }.
event-lost_gaar =
    { $count ->
        [0] { $seat } has no Gaar to lose.
       *[other] { $seat } loses { $count } Gaar.
    }

### What is asked, and the answers.

ask-choose_entrance = Where does your alliance enter?
ask-draft = Choose a hero.
ask-line_up = Who goes in front? Then who stands behind, from the left?
ask-activate = Which hero do you activate?
ask-act =
    { $points ->
        [0] { $figure_start } has no Speed left. What now?
       *[other] { $figure_start } has { $points } Speed. What now?
    }
ask-next_threat = Which threat does { $figure } meet first?
ask-effort =
    { $bonus ->
        [0] { $figure_start } needs { $level }: the die, and 1 for each further Speed spent.
       *[other] { $figure_start } needs { $level }: the die, { $bonus } for skill, and 1 for each further Speed spent.
    }
ask-disarm = { $figure_start } has found { $token }. Disarm the trap, or leave it?
ask-surge_cards =
    Power Surge of { $figure }: which { $cards } cards do you lay face down { $use ->
        [speed] for { $by } more Speed
        [attack] for { $by } more attack
       *[heal] to heal { $count } damage
    }?
ask-mend = { $figure_start } heals { $count } damage. How much of it is Poison?
ask-lose_cards =
    { $count ->
        [one] The trap that caught { $figure_to } costs you a card. Which one?
       *[other] The trap that caught { $figure_to } costs you { $count } cards. Which ones?
    }
ask-react =
    { $defence ->
        [-1] { $attacker_start } attacks { $figure_to } with a power of { $power }. Do you react?
       *[other] { $attacker_start } attacks { $figure_to }: { against }. Do you react?
    }
ask-whom = { $card }: whom do you choose?
ask-next_slain = { $card } defeats several. Who falls first?
ask-push_to = { $card }: where does { $figure } go?
ask-shove_to = Where is { $figure_to } pushed to?
ask-shift_to = { $card }: where does { $figure } move?
ask-chalk = Which tile goes back to the deck?
ask-way = { $card }: what do you choose?
ask-recover = { $card }: which card comes back?
ask-upgrade =
    { $limit ->
        [one] You have { $xp } XP to spend. Take an upgrade, or discard a card and draw?
       *[other] You have { $xp } XP to spend. Take an upgrade, or discard up to { $limit } cards and draw?
    }
ask-take_new = Take { $card }?
ask-discard =
    { $limit ->
        [one] Discard a card before you draw?
       *[other] Discard up to { $limit } cards before you draw?
    }
ask-keep = Does { $figure } keep { $card }?
ask-choose_monster = Which monster do you activate, and what does it do?
ask-monster_act =
    { $attacks ->
        [no] { $figure_start } reaches nobody. Where does it go?
       *[yes] { $bonus ->
            [0] Whom does { $figure } attack, and from where?
           *[other] Whom does { $figure } attack at +{ $bonus }, and from where?
        }
    }
ask-solo_ready = Which monster becomes ready?
ask-solo_action = Which attack of the card? Tap the monster, then the hero.
ask-solo_hurt =
    { $poison ->
        [0] { $damage ->
            [one] Who takes a damage token?
           *[other] Who takes { $damage } damage tokens? Tap a hero twice for all of them.
        }
       *[other] { $damage ->
            [0] { $poison ->
                [one] Who takes a poison token?
               *[other] Who takes { $poison } poison tokens? Tap a hero twice for all of them.
            }
           *[other] Who takes { $damage } damage and { $poison } poison? Tap a hero twice for all of it.
        }
    }
ask-solo_discard = Which { $count } cards do you discard?

## Answers

against =
    { $die ->
        [power] { $power } and the die against { $defence }
        [defence] { $power } against { $defence } and the die
       *[no] { $power } against { $defence }
    }

option-pass = No
option-none = Discard nothing
option-none-upgrade = Take nothing, discard nothing
option-none-end = End the turn, discard nothing
option-none-end-upgrade = End the turn, take nothing, discard nothing
option-discard-upgrade = Discard { $cards }
option-discard-end = End the turn and discard { $cards }
option-end = End the turn
option-rest =
    { $count ->
        [0] Rest: no damage to heal, no attack
       *[other] Rest: heal { $count } damage, no attack
    }
option-rest-poison = Rest: heal { $count } damage, { of-it-poison }, no attack
of-it-poison =
    { $share ->
        [none] none of it Poison
        [all] all of it Poison
       *[some] { $poison } of it Poison
    }
option-again = Second movement, no attack
option-buy = Take it
option-keep = Keep it
option-disarm = Disarm it
option-cover = Turn it face down again
option-number = { $n }
option-square = { $square }
option-figure = { $figure } on { $figure_at }
option-get-ready = Ready { $figure } on { $figure_at }
option-burden =
    { $poison ->
        [0] { $figure } on { $figure_at }: { $damage } damage
       *[other] { $damage ->
            [0] { $figure } on { $figure_at }: { $poison } poison
           *[other] { $figure } on { $figure_at }: { $damage } damage, { $poison } poison
        }
    }
option-line-up = { $first } in front; behind: { $rest }
option-go = Go to { $square }, { $cost } Speed
option-take = Go to { $square } and open the chest, { $cost } Speed
option-chest = Open the chest on { $square }
option-leave = Leave the dungeon and come back on { $square }
option-open = Open the door to the { side }
option-open-tile = Lay { $tile } (doors: { $doors }) behind the { side } door
option-go-open = Go to { $at } and open the door to the { side }, { $cost } Speed
option-go-open-tile = Lay { $tile } (doors: { $doors }) behind the { side } door, from { $at }, { $cost } Speed
option-pick = Try the locked or secret door to the { side }
option-pick-tile = Look for a locked or secret door to the { side }: { $tile } (doors: { $doors })
option-crack = Pick the locked chest on { $square }
option-peek = Reveal the threat on { $square }
option-disarm-at = Disarm the trap on { $square }
deed-with-effort =
    { $deed }, { $n ->
        [0] only the die
       *[other] { $n } more Speed
    }
option-attack = Attack { $figure_to } on { $figure_at }: { against }
option-attack-card = Attack { $figure_to } on { $figure_at } with { $with }: { against }
option-go-attack = Attack { $figure_to } on { $figure_at } from { $from }, { $cost } Speed: { against }
option-go-attack-card = Attack { $figure_to } on { $figure_at } from { $from } with { $with }, { $cost } Speed: { against }
option-attack-bonus = Play { $played } and attack { $figure_to } on { $figure_at }: { against }
option-attack-bonus-card = Play { $played } and attack { $figure_to } on { $figure_at } with { $with }: { against }
option-go-attack-bonus = Play { $played } and attack { $figure_to } on { $figure_at } from { $from }, { $cost } Speed: { against }
option-go-attack-bonus-card = Play { $played } and attack { $figure_to } on { $figure_at } from { $from } with { $with }, { $cost } Speed: { against }
option-pet-card = { $card } attacks { $figure_to } on { $figure_at }: { against }
option-order-strike =
    { $bonus ->
        [0] { $figure_start } on { $figure_at }: attack { $target_to } from { $from }, { against }
       *[other] { $figure_start } on { $figure_at }, +{ $bonus }: attack { $target_to } from { $from }, { against }
    }
option-order-go = { $figure_start } on { $figure_at }: go to { $square }
option-strike = Attack { $target_to } from { $from }: { against }
option-play = Play { $card }
option-play-whom = Play { $card }: { $whom } on { $whom_at }
option-surge =
    { $use ->
        [speed] Power Surge: +{ $by } Speed
        [attack] Power Surge: +{ $by } attack
       *[heal] Power Surge: heal { $count } damage
    }
option-surge-poison = Power Surge: heal { $count } damage, { of-it-poison }
card-in-place = { $card } (place { $place })
option-end-buy = End the turn and take { $card } for { $xp } XP
option-end-swap = End the turn and exchange { $card } for the next one
option-end-old = End the turn and take { $card } from the discards for { $xp } XP
option-buy-card = Take { $card } for { $xp } XP
option-swap-card = Exchange { $card } for the next one
option-old-card = Take { $card } from the discards for { $xp } XP
option-pass-react = No reaction
option-pass-take_new = Leave it
option-pass-chalk = Leave them as they are
option-pass-keep = Discard it
option-effort =
    { $n ->
        [0] Only the die
       *[other] { $n } more Speed
    }
side =
    { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
option-entrance = Entrance { $entrance }, in the { side }
preview-waits = Waiting there: { $monsters }.
preview-dark = A threat lies there face down: it is turned up when you enter.
option-monster-go = Go to { $square }
attack-whom = attack { $target }
option-play-on = Play { $card } for { $figure }
preview-rest =
    { $count ->
        [0] The hero has no damage to heal. It may move; it does not attack.
       *[other] The hero heals { $count } damage, then it may move. It does not attack.
    }
preview-again = The hero has all its Speed once more. It does not attack.

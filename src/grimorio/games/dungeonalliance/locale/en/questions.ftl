### What is asked, and the answers.

ask-choose_entrance = Where does your alliance enter?
ask-draft = Choose a hero.
ask-line_up = Who goes first, and who stands behind?
ask-activate = Which hero acts?
ask-act =
    { $points ->
        [0] { $figure_start } has no Speed points left. What now?
        [one] { $figure_start } has 1 Speed point. What now?
       *[other] { $figure_start } has { $points } Speed points. What now?
    }
ask-lay_tile = Which tile lies behind the door, and how?
ask-next_threat = Which threat does { $figure } meet first?
ask-pick_tile = Which tile does { $figure } look for, and which side of it?
ask-effort = The lock or trap that { $figure } tries needs { $level }, of which { $bonus } are sure. How many more Speed points?
ask-disarm = { $figure_start } has found { $token }. Disarm it, or leave it?
ask-surge_cards =
    Which two cards give { $figure_to } { $use ->
        [speed] one more Speed point
        [attack] one more Attack
       *[heal] new strength
    }?
ask-mend = { $figure_start } heals { $count }. How many of them are Poison?
ask-lose_card = { $figure_start } costs you a card. Which?
ask-react = { $attacker_start } attacks { $figure_to } with a power of { $power }. Do you react?
ask-whom = { $card }: who?
ask-next_slain = { $card } defeats several. Who falls first?
ask-push_to = { $card }: where does { $figure } go?
ask-shove_to = Where is { $figure } pushed to?
ask-shift_to = { $card }: where does { $figure } move?
ask-chalk = Which tile do you wipe out and replace?
ask-way = { $card }: what do you choose?
ask-recover = { $card }: which card comes back?
ask-upgrade = You have { $xp } experience to spend. Take an upgrade?
ask-take_new = Take { $card }?
ask-discard =
    { $limit ->
        [one] Discard a card before you draw?
       *[other] Discard up to { $limit } cards before you draw?
    }
ask-keep = Does { $figure } keep { $card }?
ask-choose_monster = Which monster acts?
ask-monster_act = What does { $figure } do?
ask-solo_ready = Which monster becomes ready?
ask-solo_action = What does the card make the monsters do?
ask-solo_hurt =
    { $poison ->
        [0] Who takes a damage token? { $left } to place.
       *[other] Who takes a poison token? { $left } to place.
    }
ask-solo_discard = Which { $count } cards do you discard?

## Answers

option-pass = no
option-none = nothing
option-end = end the turn
option-rest = rest: heal 3, then move
option-again = do not attack, move once more
option-buy = take it
option-keep = keep it
option-disarm = disarm it
option-cover = turn it face down again
option-number = { $n }
option-solo-first = the first action, with { $figure } on { $at }
option-solo-second = the second action, with { $figure } on { $at }
option-square = { $at }
option-figure = { $figure } on { $at }
option-tile =
    { $turns ->
        [0] { $tile } as it is
        [1] { $tile }, turned right
        [2] { $tile }, upside down
       *[3] { $tile }, turned left
    }
option-line-up = { $first } in front; behind: { $rest }
option-go = go to { $at }
option-take = go to { $at } and open the chest
option-chest = open the chest on { $at }
option-leave = leave the dungeon, to { $at }
option-open = open the door
option-pick = try the locked or secret door
option-crack = try the locked chest on { $at }
option-peek = reveal the threat on { $at }
option-disarm-at = disarm the trap on { $at }
option-attack = attack { $target }: { $power } against { $defence }
option-attack-card = attack { $target } with { $card }: { $power } against { $defence }
option-pet-card = { $card } attacks { $target }: { $power } against { $defence }
option-strike = from { $at } attack { $target }
option-play = play { $card } for { $hero }
option-surge =
    { $use ->
        [speed] Power Surge: 1 Speed
        [attack] Power Surge: 1 Attack
       *[heal] Power Surge: heal 1
    }
option-buy-card = take { $card } for { $xp }
option-swap-card = exchange { $card }
option-old-card = take { $card } from the discards for { $xp }

### What is asked, and the answers.

ask-choose_entrance = Where does your alliance enter?
ask-draft = Choose a hero.
ask-line_up = Who goes in front? Then who stands behind, from the left?
ask-activate = Which hero acts?
ask-act =
    { $points ->
        [0] { $figure_start } has no Speed left. What now?
       *[other] { $figure_start } has { $points } Speed. What now?
    }
ask-lay_tile = Which tile lies behind the door, and how?
ask-next_threat = Which threat does { $figure } meet first?
ask-pick_tile = Which tile does { $figure } look for, and which side of it?
ask-effort =
    { $bonus ->
        [0] { $figure_start } needs { $level }: the die, and 1 for each more Speed spent.
       *[other] { $figure_start } needs { $level }: the die, { $bonus } for skill, and 1 for each more Speed spent.
    }
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
ask-upgrade =
    { $xp ->
        [0] You have no experience to spend.
       *[other] You have { $xp } experience to spend. Take an upgrade?
    }
ask-take_new = Take { $card }?
ask-discard =
    { $limit ->
        [one] Discard a card before you draw?
       *[other] Discard up to { $limit } cards before you draw?
    }
ask-keep = Does { $figure } keep { $card }?
ask-choose_monster = Which monster acts?
ask-monster_act =
    { $bonus ->
        [0] Whom does { $figure } attack, and from where?
       *[other] Whom does { $figure } attack at +{ $bonus }, and from where?
    }
ask-solo_ready = Which monster becomes ready?
ask-solo_action = What does the card make a monster do?
ask-solo_hurt =
    { $poison ->
        [0] Who takes a damage token? { $left } to place.
       *[other] Who takes a poison token? { $left } to place.
    }
ask-solo_discard = Which { $count } cards do you discard?

## Answers

option-pass = no
option-none = discard nothing
option-end = end the turn
option-rest = rest: heal 3, then move
option-again = do not attack, move once more
option-buy = take it
option-keep = keep it
option-disarm = disarm it
option-cover = turn it face down again
option-number = { $n }
option-square = { $at }
option-figure = { $figure } on { $at }
option-tile = { $tile }, doors: { $doors }
option-line-up = { $first } in front; behind: { $rest }
option-go = go to { $at }, { $cost } Speed
option-take = go to { $at } and open the chest, { $cost } Speed
option-chest = open the chest on { $at }
option-leave = leave the dungeon, to { $at }
option-open =
    { $new ->
        [yes] open the door to the { side }: a new room
       *[no] open the door to the { side }
    }
option-pick =
    { $new ->
        [yes] search or pick the wall to the { side }: a new room
       *[no] try the locked or hidden way to the { side }
    }
option-crack = try the locked chest on { $at }
option-peek = reveal the threat on { $at }
option-disarm-at = disarm the trap on { $at }
option-attack = attack { $target } on { $at }: { $power } against { $defence }
option-attack-card = attack { $target } on { $at } with { $card }: { $power } against { $defence }
option-pet-card = { $card } attacks { $target } on { $at }: { $power } against { $defence }
option-strike = attack { $target } from { $at }: { $power } against { $defence }
option-play = play { $card }
option-surge =
    { $use ->
        [speed] Power Surge: 1 Speed
        [attack] Power Surge: 1 Attack
       *[heal] Power Surge: heal 1
    }
option-buy-card = take { $card } for { $xp }
option-swap-card = exchange { $card } for the next one
option-old-card = take { $card } from the discards for { $xp }
option-pass-upgrade = take nothing
option-pass-react = no reaction
option-pass-take_new = leave it
option-pass-chalk = leave them as they are
option-pass-keep = let it go
option-effort =
    { $n ->
        [0] only the die
       *[other] { $n } more Speed
    }
side =
    { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
option-entrance = entrance { $n }, in the { side }
preview-waits = { $monster } waits there.
preview-dark = A threat lies there face down: it is turned up when you enter.
option-monster-go = go to { $at }
option-figure-attack = attack { $target }
option-play-on = play { $card } for { $hero }

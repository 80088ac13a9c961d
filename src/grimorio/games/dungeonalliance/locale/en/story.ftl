### What happened, line by line.

event-starts = { $seat } begins.
event-entrance = { $seat } takes entrance { $entrance }.
event-drafted = { $hero } joins { $seat }.
event-lined_up = { $figure_start } leads the way for { $seat }.
event-round = Round { $round }. { $seat } begins.
event-cycle = Cycle { $cycle }.
event-activated = { $seat }: { $figure } acts.
event-monster_activated = { $seat } moves { $figure_to }.
event-walked = { $figure_start } goes to { $square }.
event-again = { $figure_start } gives up the attack and moves on.
event-played = { $figure_start } plays { $card }.
event-played_on = { $figure_start } plays { $card } for { $ally }.
event-surged =
    { $use ->
        [speed] A Power Surge makes { $figure_to } faster.
        [attack] A Power Surge makes { $figure_to } stronger.
       *[heal] A Power Surge gives { $figure_to } new strength.
    }
event-surge_card = You lay { $card } face down.
event-rested = { $figure_start } rests.
event-left = { $figure_start } leaves the dungeon and comes back to the start.
event-healed = { $figure_start } heals { $count }.
event-stood_up = { $figure_start } stands up again.
event-opened = { $figure_start } opens the way to { $tile }.
event-laid = { $figure_start } opens a door. Behind it: { $tile }.
event-appeared = { $figure_start } waits on { $square }.
event-next_tile = A tile that can be laid now: { $tile }.
event-tile_back = A tile goes back to the deck: { $tile }.
event-found = { $figure_start } finds { $token } on { $square }.
event-chest =
    { $xp ->
        [0] { $figure_start } opens { $token }.
       *[other] { $figure_start } opens { $token }: { $xp } experience.
    }
event-trapped = { $figure_start } walks into { $token }!
event-alarmed = { $figure_start } is roused.
event-tried =
    { $success ->
        [0] { $figure_start } fails: { $roll } where { $level } were needed.
       *[other] { $figure_start } succeeds: { $roll } where { $level } were needed.
    }
event-disarmed = { $figure_start } disarms { $token }: { $xp } experience.
event-covered = { $figure_start } leaves { $token } where it is.
event-attacked =
    { $damage ->
        [0] { $figure_start } attacks { $target_to }: { $power } against { $defence }, a miss.
       *[other] { $figure_start } attacks { $target_to }: { $power } against { $defence }, { $damage } damage.
    }
event-hurt =
    { $poison ->
        [0] { $figure_start } takes { $damage } damage.
       *[other] { $figure_start } takes { $damage } poison damage.
    }
event-moved = { $figure_start } is moved to { $square }.
event-hindered =
    { $hindrance ->
        [speed] { $figure_start } has { $by } less Speed.
        [attack] { $figure_start } has { $by } less Attack.
        [armour] { $figure_start } has { $by } less armour.
       *[evasive] { $figure_start } evades { $by } less.
    }
event-exhausted = { $figure_start } is exhausted.
event-recovered = { $seat } takes back { $card }.
event-refreshed = { $figure_start } may surge again.
event-slain = { $figure_start } is defeated.
event-defeated = { $figure_start } falls, a defeat for { $seat }.
event-gained = { $seat } gains { $xp } experience.
event-next_deck = The upgrades of level { $level } are brought out.
event-cleared = The dungeon is empty. The game ends with this round.
event-bought = { $seat } takes { $card } for { $xp }.
event-swapped = { $seat } puts { $card } aside.
event-next_upgrade = { $card } can be had now.
event-unusable = { $card } is of use to nobody and goes.
event-discarded = { $seat } discards { $card }.
event-drew =
    { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
event-drew_card = You draw { $card }.
event-shuffled = { $seat } shuffles the discards into a new deck.
event-next_solo = Solo card { $number } will move the monsters.
event-removed = { $card } leaves the game.
event-tile_removed = A tile leaves the game: { $tile }.
event-readied = { $figure_start } is ready again.
event-xp_spent = { $seat } turns one experience face down.
event-end_phase = The end of round { $round }.
event-poisoned = The poison in { $figure } spreads.
event-kept = { $figure_start } keeps { $card }.
event-surge_shown = { $seat } had laid { $card } face down.

### What happened, line by line.

event-starts = { $seat } begins.
event-entrance = { $seat } takes entrance { $entrance }.
event-drafted = { $hero } joins { $seat }.
event-lined_up = { $figure_start } leads the way for { $seat }.
event-round = Round { $round }. { $seat } begins.
event-cycle = Cycle { $cycle }.
event-activated = { $seat }: { $figure } acts.
event-monster_activated = { $seat } makes { $figure_to } act.
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
event-next_tile = New tile on offer: { $tile }.
event-tile_back = A tile goes back to the deck: { $tile }.
event-found = { $figure_start } finds { $token } on { $square }.
event-chest = { $figure_start } opens { $token }.
event-trapped = { $figure_start } sets off { $token }!
event-alarmed = { $figure_start } hears it and is ready.
event-tried =
    { $success ->
        [0] { $figure_start } fails: { $roll }, needed { $level }.
       *[other] { $figure_start } succeeds: { $roll }, needed { $level }.
    }
event-disarmed = { $figure_start } disarms { $token }.
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
event-exhausted = { $figure_start } is exhausted: it does not act any more this round.
event-recovered = { $seat } takes back { $card }.
event-refreshed = { $figure_start } may surge again.
event-slain = { $figure_start } is defeated.
event-defeated = { $figure_start } falls, a defeat for { $seat }.
event-gained = { $seat } gains { $xp } XP.
event-next_deck = The upgrades of level { $level } are brought out.
event-cleared = The dungeon is empty. The game ends with this round.
event-bought = { $seat } takes { $card } for { $xp } XP.
event-swapped = { $seat } exchanges { $card }.
event-next_upgrade = New upgrade: { $card }.
event-unusable = { $card } fits no hero and is discarded.
event-discarded = { $seat } discards { $cards }.
event-drew =
    { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
event-shuffled = { $seat } shuffles the discards into a new deck.
event-next_solo = The next Solo card is number { $number }.
event-removed = { $card } leaves the game.
event-tile_removed = A tile leaves the game: { $tile }.
event-readied = { $figure_start } is ready again.
event-xp_spent = { $seat } turns 1 XP face down.
event-end_phase = The end of round { $round }.
event-poisoned = The poison in { $figure } spreads.
event-kept = { $figure_start } keeps { $card }.
event-surge_shown = { $seat } turns up the cards of a Power Surge: { $cards }.
event-cast_off = { $card } is discarded.
event-drew_cards = Drawn: { $cards }.
event-solo_acts = Solo card { $number } is carried out.
event-ranked =
    { $least ->
        [0] The score is { $score }: { $rank }, and there is no higher rank.
       *[other] The score is { $score }: { $rank }. From { $least } on: { $next }.
    }
event-counted =
    { $won ->
        [0] The common score is { $score }, the goal was { $goal }: the dungeon wins.
       *[other] The common score is { $score }, the goal was { $goal }: all win together.
    }

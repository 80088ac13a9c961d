### What happened, line by line.

event-starts = { $seat } begins.
event-entrance = { $seat } takes entrance { $entrance }.
event-drafted = { $hero } joins { $seat }.
event-lined_up = { $figure_start } leads the way for { $seat }.
event-round = Round { $round }. { $seat } begins.
event-cycle = Cycle { $cycle }.
event-activated = { $seat } activates { $figure_to }.
event-monster_activated = { $seat } activates { $figure_to }.
event-walked = { $figure_start } goes to { $square }.
event-again = { $figure_start } gives up the attack and moves on.
event-played = { $figure_start } plays { $card }.
event-played_on = { $figure_start } plays { $card } for { $ally }.
event-surged =
    { $use ->
        [speed] A Power Surge gives { $figure_to } { $by } more Speed.
        [attack] A Power Surge gives { $figure_to } { $by } more attack.
       *[heal] A Power Surge heals { $figure_to }.
    }
event-surge_card = You lay { $card } face down.
event-rested = { $figure_start } rests.
event-left = { $figure_start } leaves the dungeon and comes back on the starting tile.
event-healed = { $figure_start } heals { $count } damage.
event-stood_up = { $figure_start } stands up again.
event-opened = { $figure_start } opens the way to { $tile }.
event-laid = { $figure_start } opens a door. Behind it: { $tile }.
event-appeared = { $figure_start } waits on { $square }.
event-next_tile = New tile on offer: { $tile }.
event-tile_back = A tile goes back to the deck: { $tile }.
event-found = { $figure_start } finds { $token } on { $square }.
event-chest = { $figure_start } opens { $token_the }.
event-trapped = { $figure_start } sets off { $token_the }!
event-alarmed = { $figure_start } hears it and is ready.
event-tried =
    { $success ->
        [0] { $figure_start } tries and fails: { $roll }, needed { $level }.
       *[other] { $figure_start } tries and succeeds: { $roll }, needed { $level }.
    }
event-disarmed = { $figure_start } disarms { $token_the }.
event-covered = { $figure_start } leaves { $token_the } where it is, face down.
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
        [speed] { $figure_start } has { $by } less Speed until the End Phase.
        [attack] { $figure_start } has { $by } less attack until the End Phase.
        [armour] { $figure_start } has { $by } less armour until the End Phase.
       *[evasive] { $figure_start } has { $by } less evasion until the End Phase.
    }
event-exhausted = { $figure_start } is exhausted for this round.
event-recovered = { $seat } takes back { $card }.
event-refreshed = { $figure_start } may receive another Power Surge.
event-slain = { $figure_start } is defeated.
event-defeated = { $figure_start } falls, a defeat for { $seat }.
event-gained = { $seat } gains { $xp } XP.
event-next_deck = The deck of upgrades is now that of level { roman }.
event-cleared = The dungeon is empty. The game ends with this round.
event-bought = { $seat } takes { $card } for { $xp } XP.
event-swapped = { $seat } exchanges { $card } for the next upgrade.
event-next_upgrade = New upgrade: { $card }.
event-unusable = No hero in the game can use { $card }: it is discarded.
event-discarded = { $seat } discards { $cards }.
event-drew =
    { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
event-shuffled = { $seat } shuffles the discards into a new deck.
event-next_solo = Solo card { $number } is turned up.
event-removed = { $card } leaves the game.
event-tile_removed = A tile leaves the game: { $tile }.
event-readied = { $figure_start } is ready again.
event-xp_spent = { $seat } turns 1 XP face down.
event-end_phase = The end of round { $round }.
event-poisoned = The poison in { $figure } spreads: 1 more damage.
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

### What happened, line by line.

event-starts = { $seat } begins.
event-entrance = { $seat } takes entrance { $entrance }.
event-drafted = { $hero } joins { $seat }.
event-lined_up = { $figure_start } leads the way for { $seat }.
event-round = Round { $round }. { $seat } begins.
event-cycle = Cycle { $cycle }.
event-activated = { $seat } activates { $figure_to }.
event-monster_activated =
    { $order ->
        [icon] { $figure_start } goes for a hero with the icon { $icons }, at +{ $bonus }.
        [weakest] { $figure_start } goes for the hero with the lowest defence.
        [choice] { $figure_start } goes for any hero, at +{ $bonus }.
        [type] { $bonus ->
            [0] { $figure_start } goes for any hero. The card makes only { attack-type } attacks stronger.
           *[other] { $figure_start } goes for any hero, at +{ $bonus } for its { attack-type } attack.
        }
        [surge] { $figure_start } goes for any hero, at +{ $bonus } by a Power Surge.
       *[own] { $seat } activates { $figure }.
    }
attack-type =
    { $type ->
        [melee] melee
       *[ranged] ranged
    }
event-walked = { $figure_start } goes to { $square }.
event-again = { $figure_start } gives up the attack and moves again.
event-played = { $figure_start } plays { $card }.
event-played_on = { $figure_start } plays { $card } for { $ally }.
event-surged =
    { $use ->
        [speed] { $figure_start } receives a Power Surge: +{ $by } Speed.
        [attack] { $figure_start } receives a Power Surge: +{ $by } attack.
       *[heal] { $figure_start } receives a Power Surge to heal.
    }
event-surge_card = You lay { $card } face down.
event-rested = { $figure_start } rests.
event-left = { $figure_start } leaves the dungeon and comes back on the starting tile.
event-healed =
    { $share ->
        [none] { $figure_start } heals { $count } damage.
       *[other] { $figure_start } heals { $count } damage, { of-it-poison }.
    }
event-regrown = { $figure_start } recovers { $count } health.
event-stood_up = { $figure_start } stands up again.
event-opened = { $figure_start } opens the way to { $tile }.
event-laid = { $figure_start } opens a door. Behind it: { $tile }.
event-appeared = { $figure_bare } waits on { $square }.
event-next_tile = New tile on offer: { $tile }.
event-tile_back = A tile goes back to the deck: { $tile }.
event-found = { $figure_start } finds { $token } on { $square }.
event-chest = { $figure_start } opens { $token_the }.
event-trapped = { $figure_start } sets off { $token_the }!
event-alarmed = { $figure_start } hears it and is ready.
event-unheard = No monster that has had its turn hears it.
event-tried =
    { $attempt ->
        [locked] { $figure_start } tries a locked door and { $success ->
            [0] fails
           *[other] opens it
        }: { $roll }, needed { $level }.
        [secret] { $figure_start } looks for a secret door and { $success ->
            [0] finds none
           *[other] finds it
        }: { $roll }, needed { $level }.
        [chest] { $figure_start } tries the locked chest on { $square } and { $success ->
            [0] fails
           *[other] opens it
        }: { $roll }, needed { $level }.
       *[trap] { $figure_start } tries to disarm the trap on { $square } and { $success ->
            [0] fails
           *[other] succeeds
        }: { $roll }, needed { $level }.
    }
event-disarmed = { $figure_start } disarms { $token_the }.
event-covered = { $figure_start } leaves { $token_the } where it is, face down.
event-rolled =
    { $die ->
        [0] The Dungeon die adds nothing to the { die-goes-to } of { $figure }.
       *[other] The Dungeon die adds { $die } to the { die-goes-to } of { $figure }.
    }
die-goes-to =
    { $to ->
        [attack] attack
       *[defence] defence
    }
event-attacked =
    { $damage ->
        [0] { who-attacks }: { $power } against { $defence }, a miss.
       *[other] { who-attacks }: { $power } against { $defence }, { $venom ->
            [yes] { $damage } poison damage.
           *[no] { $damage } damage.
        }
    }
who-attacks =
    { $arm ->
        [pet] { $figure_start }’s pet, { $with }, attacks { $target }
        [card] { $figure_start } attacks { $target } with { $with }
       *[own] { $figure_start } attacks { $target }
    }
event-hurt =
    { $cause ->
        [card] { $with } does { harm } to { $figure }.
        [thorns] The thorns { $by_of } do { harm } to { $figure }.
        [burst] { $by_start } bursts: { harm } to { $figure }.
        [splash] { $by_start } also hits { $figure }: { harm }.
        [trap] The trap does { harm } to { $figure }.
       *[solo] The Solo card does { harm } to { $figure }.
    }
harm =
    { $poison ->
        [0] { $damage } damage
       *[other] { $damage } poison damage
    }
event-moved = { $figure_start } is moved to { $square }.
event-pushed =
    { $nearer ->
        [0] { $by_start } pushes { $figure } to { $square }.
       *[other] { $by_start } pulls { $figure } to { $square }.
    }
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
event-late =
    { $count ->
        [one] { $seat } begins late: one card more.
       *[other] { $seat } begins late: { $count } cards more.
    }
event-shuffled = { $seat } shuffles the discards into a new deck.
event-no_surge = There is no monster for a Power Surge.
event-next_solo = Solo card { $number } is turned up.
event-removed = An upgrade leaves the game: { $card }.
event-tile_removed = A tile leaves the game: { $tile }.
event-readied = { $figure_start } is ready again.
event-xp_spent = { $seat } turns 1 XP face down.
event-end_phase = The end of round { $round }.
event-poisoned = The poison in { $figure } spreads: 1 more damage.
event-kept = { $figure_start } keeps { $card }.
event-surge_shown = { $seat } turns up the cards of a Power Surge: { $cards }.
event-scored =
    { $defeats ->
        [0] { $seat } scores { $score }.
        [one] { $seat } scores { $score }: { $xp } XP, less 1 for a defeat.
       *[other] { $seat } scores { $score }: { $xp } XP, less { $defeats } for defeats.
    }
event-left_over =
    { $points ->
        [0] Nothing is left of the dungeon.
       *[other] What is left of the dungeon costs { $points }: { $tiles ->
            [one] 1 tile
           *[other] { $tiles } tiles
        } not laid, { $monsters ->
            [one] 1 monster
           *[other] { $monsters } monsters
        }, { $threats ->
            [one] 1 face-down threat
           *[other] { $threats } face-down threats
        }.
    }
event-won =
    { $decided ->
        [score] { $seat } wins with a score of { $score }.
        [cards] { $seat } wins: level at { $score }, but with more cards acquired.
        [damage] { $seat } wins: level at { $score } and in cards, but with less damage.
       *[tie] { $seat } shares the victory at { $score }.
    }
event-cast_off = An upgrade is discarded: { $card }.
event-drew_cards = Drawn: { $cards }.
event-solo_acts = { $seat } carries out Solo card { $number }.
event-solo_instead = No monster can make any of the card’s attacks. So it does what it says in their place.
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

### What lies on the table and how everyone stands.

## Who

seat =
    { $n ->
        [0] Blue
        [1] Red
        [2] Purple
       *[3] Green
    }
seat-name = { seat }
comma = { $a }, { $b }
nothing = nothing
roman =
    { $level ->
        [1] I
        [2] II
       *[3] III
    }

## The dungeon

dungeon = The dungeon
square = { $at }, { $tile }
threat-unknown = face-down threat of level { roman }
badge-poison = poison tokens

## Cards

upgrades = Upgrades
zone-tiles = Tiles on offer
zone-upgrade-discard = Discarded upgrades
zone-hand = Hand of { $seat }
zone-column = Under { $hero }
zone-artifacts = Artifacts of { $seat }
zone-discard = Discards of { $seat }
zone-deck = Deck of { $seat }

## How everyone stands

stat-health = health
stat-score = score
stat-fresh = XP to spend
stat-defeats = defeats
stat-cards = upgrades
stat-hand = hand
headline =
    { $round ->
        [0] The alliances gather. { $first } begins.
       *[other] Round { $round } of { $rounds }, cycle { $cycle } of { $cycles }.
    }
outcome-score = The most experience wins; at a tie, more cards acquired, then less damage.
ending-solo = You have earned a rank
ending-solo-lost = No rank this time
ending-together = All win together
ending-together-lost = The dungeon wins
outcome-solo = The dungeon lies behind you. The ranks are ours: the rulebook names no score to reach.
outcome-solo-lost = The dungeon was too much. The ranks are ours: the rulebook names no score to reach.
outcome-together = The alliances have reached the common goal.
outcome-together-lost = The alliances have not reached the common goal.
headline-solo = Score { $score }: { $rank }.
headline-together =
    { $won ->
        [yes] Common score { $score }, goal { $goal }: won together.
       *[no] Common score { $score }, goal { $goal }: lost together.
    }
rank-none = no rank
rank-novice = novice alliance
rank-proven = proven alliance
rank-seasoned = seasoned alliance
rank-feared = feared alliance
rank-legendary = legendary alliance
outcome-tie = The best alliances are level and win together.
duty-monsters = decide for the monsters
duty-monsters-once = A bot, this time
square-empty = { $at }, no tile yet
badge-defeated = defeated
badge-hidden = hidden: cannot be attacked
badge-hindered =
    { $what ->
        [speed] less Speed
        [attack] less attack
        [armour] less armour
       *[evasive] less evasion
    }
badge-surged = Power Surge used this round
badge-first = begins the round
badge-damage = damage by { $seat }
alliance = Heroes of { $seat }
monsters = Monsters
monster-at = on { $at }
upgrades-note =
    { $level ->
        [3] The deck of level III is in use: artifacts.
       *[other] The deck of level { roman } is in use.
    }
stat-fits = for
fits-all = all of yours
fits-nobody = none of yours
zone-offered = Heroes to choose from
zone-heroes = Your heroes
brief-hand = Hand
brief-column = Face down
brief-artifacts = Artifacts
brief-discard = Discards
brief-deck = Deck
solo-next = Next card
solo-next-all = Next cards
solo-follower =
    { $whole ->
        [yes] { $seat } follows card { $number }, all of it.
       *[no] { $seat } follows card { $number }, from section II on.
    }
solo-instead = The monster worth most cannot attack, so: { $does }
solo-would =
    { $count ->
        [one] { $figure } on { $at } attacks { $targets }{ $bonus ->
            [0] .
           *[other] {" "}at +{ $bonus }.
        }
       *[other] One of { $count } monsters attacks { $targets }{ $bonus ->
            [0] .
           *[other] {" "}at +{ $bonus }.
        }
    }
score-xp = { $count } XP
score-defeats =
    { $count ->
        [one] −1: one defeat
       *[other] −{ $count }: { $count } defeats
    }
score-tiles = −{ $count } for tiles not laid
score-monsters = −{ $count } for monsters left
score-threats = −{ $count } for threats left
row-order = This cycle
score-rank =
    { $least ->
        [0] { $rank }
       *[other] { $rank }; from { $least } on: { $next }
    }
row-common = Together
common-score = Common score if the game ended now: { $score }. The goal is { $goal }.
common-loss =
    { $count ->
        [one] 1 point is lost for tiles not laid, monsters and face-down threats.
       *[other] { $count } points are lost for tiles not laid, monsters and face-down threats.
    }
row-stock = Left
pool =
    { $count ->
        [0] XP pool { roman } is empty
       *[other] XP pool { roman }: { $count } left
    }
tiles-left =
    { $count ->
        [0] No tile is left in the deck
        [one] One tile is left in the deck
       *[other] { $count } tiles are left in the deck: { $one } of level I, { $two } of II, { $three } of III
    }
term-own = own
term-card = card
term-bonus = bonus
term-surge = surge
term-pit = pit
term-armour = armour
term-evasive = evasion
term-obstacles = in the way
term-changes = powers and cards
result =
    { $die ->
        [yes] { $damage } damage, { $left } health left; but a die is rolled too.
       *[no] { $damage } damage, { $left } health left.
    }
result-falls =
    { $die ->
        [yes] { $target } falls, unless the die says otherwise{ $xp ->
            [0] .
           *[other] {" "}({ $xp } XP).
        }
       *[no] { $target } falls{ $xp ->
            [0] .
           *[other] {" "}({ $xp } XP).
        }
    }
result-miss =
    { $die ->
        [yes] A miss; but a die is rolled too.
       *[no] A miss.
    }
foresee-ready = It is ready: it can be activated.
foresee-exhausted = It is exhausted until the next round, unless something makes it ready.
foresee-chosen =
    { $may ->
        [yes] { $near ->
            [far] { $seat } may choose it: it is far from all of their heroes.
            [next] { $seat } may choose it: none is farther away than the next room.
           *[here] { $seat } may choose it, because all others are with their heroes or exhausted too.
        }
       *[no] { $near ->
            [next] { $seat } must choose one that is farther away.
           *[here] { $seat } must choose one that is not in a room with their heroes.
        }
    }
foresee-nobody = It can reach nobody now: whoever moves it may move it anywhere.
foresee-attack =
    { $die ->
        [no] { $damage ->
            [0] It can attack { $target } from { $at }: { against }, a miss.
           *[other] It can attack { $target } from { $at }: { against }, { $damage } damage.
        }
       *[other] It can attack { $target } from { $at }: { against }.
    }
foresee-solo = It is worth most of those that are ready: the next card moves it.
foresee-no-solo = It is worth most of those that are ready, but reaches nobody the next card names.
foresee-poorer = A monster worth more is ready: the next card moves that one.
area-attacked = whom it can attack
refused-rest = a rest is chosen at the start of the turn
refused-rests = a hero that rests does not attack
refused-again = the attack was given up for a second movement
refused-moved = only a hero that has spent no Speed attacks a second time
refused-twice = it has attacked twice
refused-struck = it was attacked already in this turn
refused-melee = it is not beside the hero
refused-far = ranged attacks reach { $low } to { $high } squares
refused-sight = a wall is in the way
refused-facing = it lies behind, after the first attack
refused-icons = { $hero } does not have its icons
refused-reaction = it is played when its hero is attacked
refused-type = a card of its type lies under { $hero } already
refused-useless = it would do nothing now
refused-xp = it costs { $cost }, you have { $xp }
refused-nobody = none of your heroes has its icons
score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
hand-of = { $count }/{ $most }
feat-heroes = with { $heroes }
solo-row = Of the upgrades, { $removed } leaves the game and { $discarded } is discarded.
solo-tile = A tile leaves the game: { $tile }.
solo-wakes = { $figure } on { $at } becomes ready.
solo-wakes-one =
    { $count ->
        [0] No monster is exhausted, so none becomes ready.
       *[other] One of { $count } exhausted monsters becomes ready.
    }
solo-anyone = any hero
solo-now = Card in play
sum-attack = Damage:
refused-other = only { $owner } can play it
solo-or = Or: { $what }
solo-otherwise = If neither can be done: { $does }
feat-rank = { $rank }, with { $heroes }
feat-together = together, goal { $goal }, with { $heroes }

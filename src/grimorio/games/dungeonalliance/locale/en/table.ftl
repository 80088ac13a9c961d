### What lies on the table and how everyone stands.

## Who

seat =
    { $n ->
        [0] Blue
        [1] Red
        [2] Yellow
       *[3] Green
    }
seat-name = { seat }
comma = { $a }, { $b }
nothing = nothing

## The dungeon

dungeon = The dungeon
square = { $at }, { $tile }
threat-unknown = face-down threat of level { $level }
badge-poison = poison tokens

## Cards

upgrades = Upgrades
tiles = Tiles to be laid
upgrade-discard = Discarded upgrades
hand = Hand of { $seat }
column = Under { $hero }
artifacts = Artifacts of { $seat }
discard = Discards of { $seat }
deck = Deck of { $seat }

## How everyone stands

stat-health = health
stat-score = score
stat-fresh = to spend
stat-defeats = defeats
stat-cards = upgrades
stat-hand = hand
headline =
    { $round ->
        [0] The alliances gather. { $first } begins.
       *[other] Round { $round } of 4, cycle { $cycle } of 4.
    }
outcome-score = The most experience wins.
outcome-solo = The dungeon lies behind you.
outcome-tie = The best alliances are level and win together.
duty-monsters = decide for the monsters
duty-monsters-once = A bot, this time
square-empty = { $at }, no tile yet
badge-defeated = defeated
badge-hidden = hidden: cannot be attacked
badge-hindered =
    { $what ->
        [speed] less Speed
        [attack] less Attack
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
        [1] The deck of level I is in use.
        [2] The deck of level II is in use.
       *[3] The deck of level III is in use: artifacts.
    }
stat-fits = for
fits-all = any of yours
fits-nobody = none of yours
offered = Heroes to choose from
own-heroes = Your heroes
brief-hand = Hand
brief-down = Face down
brief-artifacts = Artifacts
brief-discard = Discards
brief-deck = Deck
solo-next = Next card
solo-instead = No monster can attack, so: { $does }
solo-would =
    { $bonus ->
        [0] { $figure } on { $at } attacks { $targets }.
       *[other] { $figure } on { $at } attacks { $targets } at +{ $bonus }.
    }
score-xp =
    { $count ->
        [one] 1 experience
       *[other] { $count } experience
    }
score-defeats = −{ $count } defeats
score-tiles = −{ $count } tiles not laid
score-monsters = −{ $count } monsters left
score-threats = −{ $count } threats left
row-order = This cycle
row-stock = Left
pool =
    { $count ->
        [0] Pool { $level } is empty
       *[other] Pool { $level }: { $count } experience left
    }
tiles-left =
    { $count ->
        [0] No tile is left in the deck
        [one] One tile is left in the deck
       *[other] { $count } tiles are left in the deck: { $one } of level I, { $two } of II, { $three } of III
    }
sum-power = Power:
sum-defence = Defence:
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
        [yes] A die is rolled too. Without it: { $damage } damage, { $target } has { $left } left.
       *[no] { $damage } damage. { $target } has { $left } left.
    }
result-falls =
    { $xp ->
        [0] { $damage } damage. { $target } falls.
       *[other] { $damage } damage. { $target } falls, worth { $xp } experience.
    }
result-miss =
    { $die ->
        [yes] A die is rolled too. Without it this is a miss.
       *[no] A miss.
    }
foresee-ready = It is ready: it can be made to act.
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
foresee-attack = It can attack { $target } from { $at }: { $power } against { $defence }.
foresee-solo = It is worth most of those that are ready: the next card moves it.
foresee-no-solo = It is worth most of those that are ready, but reaches nobody the next card names.
foresee-poorer = A monster worth more is ready: the next card moves that one.
area-attacked = whom it can attack
refused-rest = a rest is chosen at the start of the turn
refused-rests = a hero that rests does not attack
refused-again = the attack was given up for a second movement
refused-moved = a second attack needs a hero that spent no Speed
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
        [one] 1 experience
       *[other] { $score } experience
    }
hand-of = { $count }/{ $most }
feat-heroes = with { $heroes }

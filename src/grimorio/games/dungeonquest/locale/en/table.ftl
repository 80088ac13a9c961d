### What lies on the table: names of seats and Heroes, the board, panels, tracks, zones, decks, terms.

## Who

# The name of a seat where no player has given one.
seat =
    { $n ->
        [0] First player
        [1] Second player
        [2] Third player
       *[3] Fourth player
    }
seat-name = { seat }
# What Heroes are called in a sentence.
called-lindel = Lindel
called-gherinn = Gherinn
called-krutzbeck = Krutzbeck
called-tatianna = Tatianna
called-challara = Challara
called-hugo = Hugo
no-hero = No Hero yet

## Small words

comma = { $a }, { $b }
nothing = nothing
style-ranged = ranged
style-melee = melee
style-magic = magic
direction-north = north
direction-east = east
direction-south = south
direction-west = west
secret-card = a secret card

## The board

board = Dragonfire Dungeon
cell =
    { $search ->
        [yes] { $room }, { $at } (can be searched)
       *[no] { $room }, { $at }
    }
cell-unexplored = { $at }
cell-darkness = { $room }, { $at } (die: { $table })
darkness-row = { $die } { $direction }
dragon = Kalladra
dragon-cards = Dragon cards drawn
life-left = Life left
travel-marker = Travel marker of { $hero }
travelled = Catacombs cards drawn
way-back =
    { $moves ->
        [one] The way back: 1 move to a tower
       *[other] The way back: { $moves } moves to a tower
    }
exits = Exits still unexplored

## How Heroes stand

gold-at-least = { $gold } + ?
note-first = start player
note-catacombs =
    { $cards ->
        [0] in the catacombs
        [one] in the catacombs, 1 card
       *[other] in the catacombs, { $cards } cards
    }
note-out = out of the dungeon
note-dead = dead
note-stuck = stuck in the web
note-must-face = must face this room
note-way-down = knows a way down
note-searched =
    { $times ->
        [one] has searched once
       *[other] has searched twice
    }
note-lost-turns =
    { $turns ->
        [one] loses a turn
       *[other] loses { $turns } turns
    }
note-fleeing = ready to slip away
note-mark = { $who }: { $mark }

mark-bonus =
    { $when ->
        [next] { $bonus } to the attack next round
       *[now] { $bonus } to the attack this round
    }
mark-bonus-if-mine =
    { $when ->
        [next] +{ $n } next round with { $type }
       *[now] +{ $n } this round with { $type }
    }
mark-bonus-if-theirs =
    { $when ->
        [next] +{ $n } next round if the other side plays { $type }
       *[now] +{ $n } this round if the other side plays { $type }
    }
mark-cancel =
    { $when ->
        [next] cancels a card of { $n } or more next round
       *[now] cancels a card of { $n } or more
    }
mark-forbid =
    { $when ->
        [next] forbids { $type } next round
       *[now] forbids { $type }
    }
mark-play-open =
    { $when ->
        [next] sees the other side's card first next round
       *[now] sees the other side's card first
    }
mark-no-counter = cannot be counterattacked
mark-win-ties = wins a stalemate
mark-extra =
    { $n ->
        [one] 1 more card of damage on a win
       *[other] { $n } more cards of damage on a win
    }
mark-move =
    { $n ->
        [one] moves a card of the combat pile on a win
       *[other] moves { $n } cards of the combat pile on a win
    }
mark-evade = evades the blow on a loss
note-counters = What counters what (↺): ranged → melee → magic → ranged
mark-mine = { $mark } (for you)
mark-theirs = { $mark } (against you)

## Tracks and the headline

sun =
    { $turns ->
        [0] The last light
        [one] 1 turn of daylight
       *[other] { $turns } turns of daylight
    }
headline-setup = The Heroes gather at the towers.
headline =
    { $danger ->
        [0] { $turns ->
            [one] { $hero }'s turn. The sun may set in 1 turn.
           *[other] { $hero }'s turn. The sun may set in { $turns } turns.
        }
       *[other] { $hero }'s turn. A roll of { $danger } or less ends it.
    }
headline-combat =
    { $round ->
        [0] { $hero } faces the { $foe }.
       *[other] { $hero } fights the { $foe }, round { $round }.
    }
headline-duel =
    { $round ->
        [0] { $hero } attacks { $foe }.
       *[other] { $hero } fights { $foe }, round { $round }.
    }
headline-over =
    { $sunset ->
        [yes] The sun is down. The towers are shut.
       *[no] The quest is over.
    }

## Cards on the table

zone-facing = On the table
zone-dragons = Dragon cards drawn
zone-heroes = Heroes
zone-sheet = Hero card of { $hero }
zone-loot = Loot of { $hero }
zone-runes = Runes of { $hero }
zone-kept = What { $hero } must keep
zone-below = Catacombs cards of { $hero }
brief-sheet = Hero card
brief-loot = Loot
brief-runes = Runes
brief-kept = Must keep
brief-below = Catacombs
zone-tiles = Room tiles
zone-deck = { $deck }
zone-discards = { $deck }, discards
zone-reserve = Monsters in reserve
zone-hand =
    { $kind ->
        [hero] Hand of { $who }
       *[monster] Hand of the { $who }
    }
zone-played =
    { $kind ->
        [hero] Played by { $who }
       *[monster] Played by the { $who }
    }
zone-damage =
    { $kind ->
        [hero] Damage of { $who }
        [seen] Damage of the { $who }, Life { $life }
       *[monster] Damage of the { $who }
    }
zone-combat-pile = Combat pile
zone-combat-discards = Out of this combat
cancelled = cancelled

type-hero = Hero
type-card = { $type }, { $deck }
type-combat = Combat, { $type }
type-power = { $owner }, { $type }
counters = Counters { $type }
counter-sign = ↺
attack-card = { $attack } ({ $type } { $value })

## Decks

deck-dungeon = Dungeon
deck-dragon = Dragon
deck-treasure = Treasure
deck-trap = Trap
deck-door = Door
deck-crypt = Crypt
deck-corpse = Corpse
deck-search = Search
deck-rune = Rune
deck-catacombs = Catacombs
deck-combat = Combat
deck-power = Power

## Words of the game

term-life = Life
term-wounds = Wounds
term-determination = Determination
term-gold = Gold
term-strength = Strength
term-agility = Agility
term-armour = Armour
term-luck = Luck
term-ranged = Ranged
term-melee = Melee
term-magic = Magic
term-attack = Attack
term-counter = Counterattack
term-escape = Escape
term-damage = Damage
term-event = Event
term-loot = Loot
term-monster = Monster
term-threat = Threat
term-trap = Trap
term-wall = Wall
term-open = Passage
term-door = Door
term-portcullis = Portcullis
term-search = Search
term-sun = Sun track
term-entrance = Catacombs Entrance
term-travel = Travel marker
term-unexplored = Unexplored
term-damage-pile = Damage pile
term-combat-pile = Combat pile

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
or = { $a } or { $b }
slash = { $a } / { $b }
nothing = nothing

## The map

map = The map of Euthia
hex = { $type }, { $at }
way-none = beside the Church
way-straight = { $steps } { $way } of the Church
way-bent = { $steps } { $way } and { $more } { $then } of the Church
compass-east = east
compass-southeast = south-east
compass-southwest = south-west
compass-west = west
compass-northwest = north-west
compass-northeast = north-east
hex-under = { $hex }, under the power of { $powers }
hex-unknown = nobody has been here
hex-plain = plain
hex-mountain = mountain
hex-lake = lake
hex-cave = cave
hex-treasure-1 = treasure I
hex-treasure-2 = treasure II
hex-treasure-3 = treasure III
hex-fire = Fire Elemental
hex-water = Water Elemental
hex-air = Air Elemental
hex-earth = Earth Elemental
hex-portal = portal
hex-merchants = Merchants
hex-alchemists = Alchemists
element-fire = Fire
element-water = Water
element-air = Air
element-earth = Earth
centre-church =
    Church { $priest ->
        [yes] with Priest
       *[no] without Priest
    }
centre-towers = Dragonslayer Towers
centre-church-name = the Church
centre-towers-name = the Dragonslayer Towers
in-centre = in the centre of the tile
monster-on-hex =
    Monster of level { $level ->
        [1] I
        [2] II
       *[3] III
    }. Loot: { $loot }
token-mark = Hero token of { $seat }
token-stall = Trade token of { $seat }
token-claim =
    { $count ->
        [one] Interaction token of { $seat }
       *[other] { $count } Interaction tokens of { $seat }
    }

## Hero Boards

mat = Board of { $hero }
place-sword = sword place
place-ability = Ability
place-first-attack = First Attack
place-helmet = helmet
place-breastplate = breastplate
place-gauntlets = gauntlets
place-greaves = greaves
place-boots = boots
place-jewel = jewel
place-gem = Gem or Essence
place-bag = Bag
place-reserve = unveiled
place-excess = no room
bag-covered = covered
consumed = consumed
gem-set =
    { $spent ->
        [yes] { $gem }, flipped
       *[no] { $gem }
    }
gaar-token = Gaar token
gaar-token-text = It rerolls a die and adds 2 to your roll, or takes 2 from the Monster's.
trophy = Trophy: { $monster }

## How everyone stands

action-combat = Combat
action-trade = Trade
action-mining = Mining
saved-token = { $action }, kept for the next turn
stat-health = Health
stat-reputation = Reputation
stat-purse = Gold
stat-gaar = Gaar
stat-moves = Movement Points
stat-silver = Silver cards
stat-golden = Gold cards
stat-bags = Bags
stat-stack = tiles to unveil
stat-price = price
stat-penalty = Hero Roll penalty
stat-chaos = Chaos
stat-hope = Hope
stat-healing = Health for 1 Gold
stat-score = Reputation
note-kills =
    { $count ->
        [one] { $count } rival felled
       *[other] { $count } rivals felled
    }
note-deaths =
    { $count ->
        [one] fell once in combat
       *[other] fell { $count } times in combat
    }
note-controls =
    { $count ->
        [one] a Control card
       *[other] { $count } Control cards
    }
headline =
    { $round ->
        [0] The heroes are chosen.
       *[other] Round { $round } of { $rounds }. { $first } begins each round.
    }
shop-merchants = Merchants
shop-alchemists = Alchemists
shop-towers = Dragonslayer Towers
monster-decks = Decks and map
deck-top =
    { $level ->
        [1] I. { $reward }
        [2] II. { $reward }
       *[3] III. { $reward }
    }
deck-quarry = Quarry: { $monster }
map-pile =
    { $chapter ->
        [1] Map tiles of Chapter I: { $count }
        [2] Map tiles of Chapter II: { $count }
        [3] Map tiles of Chapter III: { $count }
       *[4] Map tiles of Chapter IV: { $count }
    }
zone-discard-silver = Discarded Silver cards
zone-discard-gold = Discarded Gold cards
zone-elementals = Elemental cards
zone-heroes = Heroes to choose from
zone-hand = Hand of { $seat }
brief-hand = Hand
zone-monster = { $monster } and the cards beside it

## A combat

contest =
    { $round ->
        [0] { $monster }: before the first round
       *[other] { $monster }: round { $round } of combat
    }
note-roll =
    { $change ->
        [0] The dice show { $dice }.
       *[other] The dice show { $dice }; with modifiers { $sum }.
    }

## The end and the duties

outcome-reputation = The greatest Reputation wins.
outcome-cards = The Reputation is tied: the better hand of cards wins.
outcome-tie = Nobody is ahead: the victory is shared.
duty-monster = play the Monsters against the others
duty-monster-once = a bot plays the Monster this time

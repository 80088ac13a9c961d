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
badge-poison = Poison tokens

## Cards

upgrades = Upgrades to be had
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
stat-fresh = experience to spend
stat-defeats = defeats
stat-cards = upgrades acquired
stat-hand = cards in hand
headline =
    { $round ->
        [0] The alliances gather. { $first } begins.
       *[other] Round { $round } of 4, cycle { $cycle } of 4. { $tiles ->
            [0] No tile is left in the deck.
            [one] One tile is left in the deck.
           *[other] { $tiles } tiles are left in the deck.
        } { $first } begins.
    }
outcome-score = { $winners } has won the most experience.
outcome-solo = The dungeon is behind you. This is your score.
outcome-tie = The best alliances are level and win together.
duty-monsters = decide for the monsters
duty-monsters-once = decide for this monster

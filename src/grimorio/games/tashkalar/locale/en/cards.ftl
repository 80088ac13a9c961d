### What is on the cards: the parts of their texts, and the names.

## What is on a card (view/effects.py puts the parts together from the content)

noun =
    { $rank ->
        [common] common piece
        [heroic] heroic piece
        [legendary] legendary piece
        [upgraded] upgraded piece
        [nonlegendary] non-legendary piece
       *[any] piece
    }
nouns =
    { $rank ->
        [common] common pieces
        [heroic] heroic pieces
        [legendary] legendary pieces
        [upgraded] upgraded pieces
        [nonlegendary] non-legendary pieces
       *[any] pieces
    }
enemy = enemy { noun }
enemies = enemy { nouns }
# `mode`: one piece, several (up to `count`), all of them, or as many as one likes.
any-pieces =
    { $owner ->
        [own] { $mode ->
            [one] one of your { nouns }
            [several] up to { $count } of your { nouns }
            [all] all your { nouns }
           *[any] your { nouns }
        }
        [enemy] { $mode ->
            [one] an { enemy }
            [several] up to { $count } { enemies }
            [all] all { enemies }
           *[any] { enemies }
        }
       *[any] { $mode ->
            [one] a { noun }
            [several] up to { $count } { nouns }
            [all] all { nouns }
           *[any] { nouns }
        }
    }
at =
    { $where ->
        [others] other than { $being }
        [adjacent] { $mode ->
            [one] on an adjacent square
           *[other] on adjacent squares
        }
        [orthogonal] { $mode ->
            [one] on an orthogonally adjacent square
           *[other] on orthogonally adjacent squares
        }
        [diagonal] { $mode ->
            [one] on a diagonally adjacent square
           *[other] on diagonally adjacent squares
        }
        [within_2] at distance 2 or less
        [near] next to where this being stands now
        [marked] { $mode ->
            [one] on the marked square
           *[other] on marked squares
        }
        [used] used in the summoning
        [around] next to that piece
        [by_red] on or next to a red square
        [by_green] on or next to a green square
        [beside_green] next to a green square
       *[beside_own] next to another piece of yours
    }
pieces =
    { $where ->
        [self] this being
        [that] that piece
        [anywhere] { any-pieces }
       *[other] { any-pieces } { at }
    }

# Where a piece is placed.
squares =
    { $where ->
        [anywhere] { $up_to ->
            [one] any empty square
           *[other] empty squares
        }
        [marked] { $up_to ->
            [one] an empty marked square
           *[other] empty marked squares
        }
       *[other] { $up_to ->
            [one] an empty square { at }
           *[other] empty squares { at }
        }
    }

# A verb at the start of a sentence, inside one, or after "you may".
do-destroy =
    { $form ->
        [start] Destroy { $what }
       *[inside] destroy { $what }
    }
do-destroy_all = { do-destroy }
do-upgrade =
    { $form ->
        [start] Upgrade { $what }
       *[inside] upgrade { $what }
    }
do-downgrade =
    { $form ->
        [start] Downgrade { $what }
       *[inside] downgrade { $what }
    }
turned =
    { $to ->
        [common] common piece of yours
        [heroic] heroic piece of yours
        [legendary] legendary piece of yours
       *[none] piece of yours of the same rank
    }
do-convert =
    { $form ->
        [start] Convert { $what } into a { turned }
       *[inside] convert { $what } into a { turned }
    }
do-place =
    { $form ->
        [start] Place { placed } on { squares }
       *[inside] place { placed } on { squares }
    }
placed =
    { $up_to ->
        [one] a { noun } of yours
       *[other] { $may ->
            [yes] up to { $up_to } { nouns } of yours
           *[no] { $up_to } { nouns } of yours
        }
    }
moves =
    { $kind ->
        [combat] { $up_to ->
            [one] a combat move
           *[other] { $may ->
                [yes] up to { $up_to } combat moves
               *[no] { $up_to } combat moves
            }
        }
       *[standard] { $up_to ->
            [one] a standard move
           *[other] { $may ->
                [yes] up to { $up_to } standard moves
               *[no] { $up_to } standard moves
            }
        }
    }
moving =
    { $form ->
        [start] Make { moves } with { $what }
       *[inside] make { moves } with { $what }
    }
do-move =
    { moving }{ $apart ->
        [yes] , each with a different piece
       *[no] { $onto ->
            [empty] , only onto empty squares
            [not_common] , never onto a common piece
            [coloured] , onto a red or green square
            [beside_own] , each ending next to another piece of yours
           *[any] {""}
        }
    }
leaps =
    { $kind ->
        [combat] { $up_to ->
            [one] a combat leap
           *[other] up to { $up_to } combat leaps
        }
       *[standard] { $up_to ->
            [one] a standard leap
           *[other] up to { $up_to } standard leaps
        }
    }
leaping =
    { $form ->
        [start] Make { leaps } with { $what }
       *[inside] make { leaps } with { $what }
    }
do-leap =
    { leaping }{ $distance ->
        [0] {""}
       *[other] { $up_to ->
            [one] , to a square at a distance of exactly { $distance }
           *[other] , each to a square at a distance of exactly { $distance }
        }
    }
do-slide =
    { $form ->
        [start] Move { $what } any number of squares in one direction, with { $kind ->
            [combat] combat
           *[standard] standard
        } moves
       *[inside] move { $what } any number of squares in one direction, with { $kind ->
            [combat] combat
           *[standard] standard
        } moves
    }
do-gain_action =
    { $form ->
        [start] { $count ->
            [one] Gain an action
           *[other] Gain { $count } actions
        }
       *[inside] { $count ->
            [one] gain an action
           *[other] gain { $count } actions
        }
    }
do-draw_extra =
    { $deck ->
        [legends] { $form ->
            [start] Draw an extra legend at the end of this turn (in a team, your partner draws it)
           *[inside] draw an extra legend at the end of this turn (in a team, your partner draws it)
        }
       *[beings] { $form ->
            [start] Draw an extra being at the end of this turn
           *[inside] draw an extra being at the end of this turn
        }
    }
do-extra_turn =
    { $form ->
        [start] Take another turn right after this one, even if it was your last
       *[inside] take another turn right after this one, even if it was your last
    }
do-borrow =
    { $form ->
        [start] Your next summoning this turn may use one enemy piece as if it were yours
       *[inside] your next summoning this turn may use one enemy piece as if it were yours
    }

# How parts become sentences.
sentence = { $do }.
sentence-uncounted = { $do }; they do not count as destroyed by you.
sentences = { $a } { $b }
may =
    { $form ->
        [start] You may { $do }
       *[inside] you may { $do }
    }
both = { $a } and { $b }
either =
    { $form ->
        [start] Either { $a } or { $b }
       *[inside] either { $a } or { $b }
    }
may-either =
    { $form ->
        [start] You may { $a } or { $b }
       *[inside] you may { $a } or { $b }
    }
in-any-order = { $a } and { $b }, in either order, or only one of the two
if-done = If you do, { $do }.
if-enough = If this destroys { $least } or more enemy pieces, { $do }.
if-actions-left = If you have another action left this turn, { $do }.
on-red = Summoned on a red square: { $do }.
on-green = Summoned on a green square: { $do }.
on-coloured = Summoned on a red or green square: { $do }.
on-coloured-not-centre = Summoned on a red or green square other than the centre: { $do }.
on-other = Otherwise: { $do }.

## Schools and types of cards

school-north = Northern Imperial
school-south = Southern Imperial
school-highland = Highland
school-sylvan = Sylvan
deck-imperial = Imperial
deck-highland = Highland
deck-sylvan = Sylvan
type-being =
    { $rank ->
        [common] Common being · { $deck }
       *[heroic] Heroic being · { $deck }
    }
type-legend = Legend
type-flare = Flare
type-task =
    { $advanced ->
        [yes] { $type } · advanced
       *[no] { $type }
    }
task-type-destruction = Destruction
task-type-coloured = Coloured squares
task-type-summoning = Summoning
task-type-pattern = Pattern
task-type-enemy = Enemy
stat-points = points
stat-more-upgraded = upgraded pieces by which a rival must be ahead
stat-more-pieces = pieces by which a rival must be ahead
flare-upper = If a rival has at least { $n } more upgraded pieces than you: { $do }.
flare-lower = If a rival has at least { $n } more pieces than you: { $do }.
pattern = Pattern: { $rows } ({ $key })
sign-common = { $sign } a common piece
sign-heroic = { $sign } a heroic piece
sign-target = { $sign } here comes a { noun }
sign-target-common = { $sign } here comes a { noun } where your common piece stands
sign-target-heroic = { $sign } here comes a { noun } where your heroic piece stands
sign-marked = { $sign } marked

## Beings

card-swordmaster = Swordmaster
the-swordmaster = the Swordmaster
card-messenger = Messenger
the-messenger = the Messenger
card-herald = Herald
the-herald = the Herald
card-bomb = Bomb
the-bomb = the Bomb
card-chronicler = Chronicler
the-chronicler = the Chronicler
card-assassin = Assassin
the-assassin = the Assassin
card-assassin-text = Destroy the piece on the marked square, no matter whose it is. If the square was empty, you may move the Assassin there.
card-time-mage = Time Mage
the-time-mage = the Time Mage
card-summoner = Summoner
the-summoner = the Summoner
card-hypnotist = Hypnotist
the-hypnotist = the Hypnotist
card-hypnotist-text = Choose an enemy colour. Steer up to 3 different common pieces of it, or up to 2 different heroic ones: each makes a combat move of your choice.
card-cannon = Cannon
the-cannon = the Cannon
card-cannon-text = You may choose an arrow: destroy all common pieces along it to the edge of the board, yours too. Pieces of higher rank are not destroyed and do not stop the shot.
card-champion = Champion
the-champion = the Champion
card-champion-text = You may destroy an enemy piece on an adjacent square. If it was legendary, destroy the Champion too and gain an action.
card-infantry-captain = Infantry Captain
the-infantry-captain = the Infantry Captain
card-cavalry-captain = Cavalry Captain
the-cavalry-captain = the Cavalry Captain
card-cavalry-captain-text = You may choose one of your pieces other than the Cavalry Captain: it makes up to 1 combat move and up to 2 standard moves, in any order.
card-gryphon-rider = Gryphon Rider
the-gryphon-rider = the Gryphon Rider
card-knight = Knight
the-knight = the Knight
card-high-priestess = High Priestess
the-high-priestess = the High Priestess
card-master-of-intrigue = Master of Intrigue
the-master-of-intrigue = the Master of Intrigue
card-master-of-intrigue-text = Make up to 3 moves in all: standard moves with the Master of Intrigue, combat moves with non-legendary pieces used in the summoning.
card-gun-tower = Gun Tower
the-gun-tower = the Gun Tower
card-gun-tower-text = You may choose an arrow: destroy the first 2 pieces along it, no matter whose they are. A legendary piece is not destroyed, and stops the shot.

card-wild-eagle = Wild Eagle
the-wild-eagle = the Wild Eagle
card-clan-axeman = Clan Axeman
the-clan-axeman = the Clan Axeman
card-clan-healer = Clan Healer
the-clan-healer = the Clan Healer
card-dire-wolf = Dire Wolf
the-dire-wolf = the Dire Wolf
card-ritual-keeper = Ritual Keeper
the-ritual-keeper = the Ritual Keeper
card-eagle-lord = Eagle Lord
the-eagle-lord = the Eagle Lord
card-wolf-rider = Wolf Rider
the-wolf-rider = the Wolf Rider
card-blood-shaman = Blood Shaman
the-blood-shaman = the Blood Shaman
card-blood-shaman-text = Destroy a non-legendary piece anywhere, no matter whose it is. If it stood on a red square, destroy all common pieces next to that square too.
card-war-drummer = War Drummer
the-war-drummer = the War Drummer
card-hill-giant = Hill Giant
the-hill-giant = the Hill Giant
card-warlord = Warlord
the-warlord = the Warlord
card-warlord-text = Make up to 3 combat moves with your pieces. If you make all three, the Warlord must make at least one of them.
card-war-summoner = War Summoner
the-war-summoner = the War Summoner
card-ritual-master = Ritual Master
the-ritual-master = the Ritual Master
card-legend-slayer = Legend Slayer
the-legend-slayer = the Legend Slayer
card-mountain-troll = Mountain Troll
the-mountain-troll = the Mountain Troll
card-hungry-bear = Hungry Bear
the-hungry-bear = the Hungry Bear
card-hungry-bear-text = Make up to 2 standard moves with the Hungry Bear. It stops as soon as it enters an empty square.
card-werewolf = Werewolf
the-werewolf = the Werewolf
card-clan-guardian = Clan Guardian
the-clan-guardian = the Clan Guardian

card-sapling = Sapling
the-sapling = the Sapling
card-kiskin-farseeders = Kiskin Farseeders
the-kiskin-farseeders = the Kiskin Farseeders
card-charging-buck = Charging Buck
the-charging-buck = the Charging Buck
card-forest-wardens = Forest Wardens
the-forest-wardens = the Forest Wardens
card-forest-wardens-text = Destroy a common piece of a rival who has more common pieces than you. Then destroy a heroic piece of a rival who has more upgraded pieces than you.
card-naiad = Naiad
the-naiad = the Naiad
card-kiskin-spirit = Kiskin Spirit
the-kiskin-spirit = the Kiskin Spirit
card-kiskin-spirit-text = You may put a being from your discards on top of your deck. If you do, or if you have no discards, draw an extra being at the end of this turn.
card-dryad = Dryad
the-dryad = the Dryad
card-centaur-spearman = Centaur Spearman
the-centaur-spearman = the Centaur Spearman
card-centaur-spearman-text = You may make a combat move with the Centaur Spearman. If you do, destroy the first piece further along that direction, unless it is legendary.
card-centaur-chieftain = Centaur Chieftain
the-centaur-chieftain = the Centaur Chieftain
card-centaur-chieftain-text = You may make a combat move with the Centaur Chieftain. If you do, make up to 3 combat moves in the same direction with your other pieces.
card-unicorn = Unicorn
the-unicorn = the Unicorn
card-sylvan-queen = Sylvan Queen
the-sylvan-queen = the Sylvan Queen
card-sylvan-princess = Sylvan Princess
the-sylvan-princess = the Sylvan Princess
card-woodland-druid = Woodland Druid
the-woodland-druid = the Woodland Druid
card-woodland-druid-text = Upgrade one common piece of each colour in play, your own colour too.
card-forest-ancient = Forest Ancient
the-forest-ancient = the Forest Ancient
card-forest-ancient-text = Place 2 enemy common pieces on empty squares at distance 2 or less. Then, for each of them, destroy a common piece of its colour at distance 3 or less.
card-forest-mystic = Forest Mystic
the-forest-mystic = the Forest Mystic
card-kiskin-leafsplitter = Kiskin Leafsplitter
the-kiskin-leafsplitter = the Kiskin Leafsplitter
card-kiskin-leafsplitter-text = Choose an arrow, up to twice: destroy the first piece along it, no matter what its rank is and whose it is.
card-kiskin-boughrunner = Kiskin Boughrunner
the-kiskin-boughrunner = the Kiskin Boughrunner
card-tree-shepherd = Tree Shepherd
the-tree-shepherd = the Tree Shepherd
card-tree-shepherd-text = Choose one of your pieces. A common one: upgrade it. A heroic one: you may make a combat move with it. A legendary one: you may make a standard move with it.

## Legends

card-fire-dragon = Fire Dragon
the-fire-dragon = the Fire Dragon
card-fire-dragon-text = Choose an arrow: destroy all non-legendary pieces at distance 2 or less along it and along the two lines at 45 degrees to it, yours too.
card-hell-bull = Hell Bull
the-hell-bull = the Hell Bull
card-hell-bull-text = Choose a direction: move the Hell Bull any number of squares in it, with combat moves. It stops after entering the square of a legendary piece.
card-angel-of-death = Angel of Death
the-angel-of-death = the Angel of Death
card-angel-of-death-text = You may choose any other piece: upgrade it, then make a combat leap with the Angel of Death onto it.
card-eldest-tree = The Eldest Tree
the-eldest-tree = the Eldest Tree
card-eldest-tree-text = Choose up to 3 different adjacent squares. An enemy non-legendary piece there: destroy it. A common piece of yours: upgrade it. Empty: place a common piece of yours.
card-bone-catapult = Bone Catapult
the-bone-catapult = the Bone Catapult
card-bone-catapult-text = You may choose a piece anywhere along one of the arrows: destroy it and all common pieces next to it. Pieces in between do not stop the shot.
card-fire-elemental = Fire Elemental
the-fire-elemental = the Fire Elemental
card-leviathan = Leviathan
the-leviathan = the Leviathan
card-leviathan-text = Choose: downgrade a connected group of up to 3 upgraded pieces, or destroy a connected group of up to 4 common pieces. Colours may be mixed.
card-two-headed-dragon = Two-Headed Dragon
the-two-headed-dragon = the Two-Headed Dragon
card-earth-elemental = Earth Elemental
the-earth-elemental = the Earth Elemental
card-time-elemental = Time Elemental
the-time-elemental = the Time Elemental
card-storm-elemental = Storm Elemental
the-storm-elemental = the Storm Elemental
card-storm-elemental-text = You may place a piece of yours on an empty square at distance 3 or less. In one direction it makes up to 5 combat moves if it is common, up to 3 if it is heroic, up to 1 if it is legendary; then destroy it.
card-titan = Titan
the-titan = the Titan

## Flares

card-flare-1 = Answered Call
card-flare-2 = Twin Sparks
card-flare-3 = Quick Feet
card-flare-4 = Turncoat
card-flare-5 = Second Wind
card-flare-6 = Bold Leap
card-flare-7 = Rising Star
card-flare-8 = Burst of Will
card-flare-9 = Desperate Charge
card-flare-10 = Swarm
card-flare-11 = Rally
card-flare-12 = Vanishing Step

## Tasks

task-destruction = Destruction
task-destruction-text = Destroy at least 3 enemy pieces this turn.
task-devastation = Devastation
task-devastation-text = Destroy at least 4 enemy pieces this turn.
task-heroic-destruction = Heroic Destruction
task-heroic-destruction-text = Destroy at least 3 enemy pieces this turn, at least 1 of them upgraded.
task-heroic-devastation = Heroic Devastation
task-heroic-devastation-text = Destroy at least 4 enemy pieces this turn, at least 2 of them upgraded.
task-end-of-legends = End of Legends
task-end-of-legends-text = Destroy at least 1 enemy legendary piece or 2 enemy heroic pieces this turn.
task-red-conquest = Red Conquest
task-red-conquest-text = Have at least 3 pieces on red squares, at least 2 of them upgraded.
task-green-conquest = Green Conquest
task-green-conquest-text = Have at least 3 pieces on green squares, at least 2 of them upgraded.
task-colour-conquest = Colour Conquest
task-colour-conquest-text = Have at least 5 pieces on red and green squares, at least 3 of them upgraded.
task-red-legends = Red Legends
task-red-legends-text = Have at least 2 upgraded pieces on red squares, at least 1 of them legendary.
task-green-legends = Green Legends
task-green-legends-text = Have at least 2 upgraded pieces on green squares, at least 1 of them legendary.
task-rainbow-dominance = Rainbow Dominance
task-rainbow-dominance-text = Have more upgraded pieces than the rival on red squares, and more on green squares too.
task-red-summoning = Red Summoning
task-red-summoning-text = Summon at least 2 beings this turn, at least 1 of them on a red square.
task-green-summoning = Green Summoning
task-green-summoning-text = Summon at least 2 beings this turn, at least 1 of them on a green square.
task-coloured-summoning = Coloured Summoning
task-coloured-summoning-text = Summon at least 2 beings on red or green squares this turn; it may be the same square twice.
task-legendary-summoning = Legendary Summoning
task-legendary-summoning-text = Summon at least 2 beings this turn, at least 1 of them a legend.
task-central-dominance = Central Dominance
task-central-dominance-text = Have at least 5 pieces on the nine central squares, at least 2 of them upgraded.
task-centre-cross = Centre Cross
task-centre-cross-text = Have pieces on all 5 squares of a cross in the nine central squares, upright or diagonal.
task-line-dominance = Line Dominance
task-line-dominance-text = On one of the three middle rows or columns, have at least 6 pieces more than the rival.
task-diagonals = Diagonals
task-diagonals-text = Have at least 4 pieces on each of the two long diagonals, with at least 1 upgraded piece on each.
task-side-chain = Side Chain
task-side-chain-text = Join two opposite sides of the board by a chain of adjacent pieces of yours.
task-corner-chain = Corner Chain
task-corner-chain-text = Join two opposite corners of the board by a chain of adjacent pieces of yours.
task-imprisonment = Imprisonment
task-imprisonment-text = Have at least 6 pieces next to one enemy piece.
task-envelopment = Envelopment
task-envelopment-text = Have at least 7 pieces next to one enemy piece.
task-isolation = Isolation
task-isolation-text = Cut off an enemy piece: another enemy piece is at distance 2, but in 3 moves over empty squares it cannot get next to any of them.

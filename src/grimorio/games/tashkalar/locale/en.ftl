### Tash-Kalar, in English. The ids are those of view/ and of docs/wire.md, "Texts". `mood` (0 to 2) picks
### one of several ways to say what happens often; `rank` is common, heroic or legendary.

title = Tash-Kalar
title-blurb = Set stones in the sand until they make a figure, and something steps out of it. Two to four magicians, one arena.

## Options of a table

setting-form = Form
setting-form-help = Deathmatch is a duel for two sides and a melee for three or four players; in Elite two sides race for tasks and legends.
setting-form-deathmatch = deathmatch
setting-form-elite = elite
setting-teams = Teams
setting-teams-help = Four players in two pairs; partners sit opposite each other and share their pieces and their legends.
setting-schools = Schools
setting-schools-help = Dealt at random, or chosen one after another.
setting-schools-random = at random
setting-schools-chosen = chosen
setting-melee_end = End of a melee
setting-melee_end-help = How many points of one colour end it. The sheet we follow and the publisher's English sheet have the two numbers the other way round.
setting-melee_end-12_with_4 = 12 with four players, 10 with three
setting-melee_end-12_with_3 = 12 with three players, 10 with four
setting-puzzle = Puzzle
setting-puzzle-help = Start from a position and find the best turn.
setting-puzzle-none = none
setting-puzzle-1 = First puzzle
setting-puzzle-2 = Second puzzle
setting-puzzle-3 = Third puzzle
setting-puzzle-4 = Fourth puzzle
setting-puzzle-5 = Fifth puzzle

## Options that do not go together

refusal-puzzle-seats = a puzzle is laid out for 2 players, not { $seats }
refusal-puzzle-setting = a puzzle brings its own setting: { $setting }
refusal-teams-seats = teams are two pairs: 4 players, not { $seats }
refusal-elite-seats = elite is played by two sides: 2 players or teams, not { $seats } players

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
pair = { $a } and { $b }
offer-hand_over = Hand the turn over to your partner
offer-surrender = Surrender

## The arena

arena = The arena
cell =
    { $kind ->
        [red] { $at }, a red square
        [green] { $at }, a green square
        [centre] { $at }, in the shaded centre
       *[plain] { $at }
    }
piece = { $side }: { noun }
no-piece = no piece
area-start = A starting piece goes here
area-fits = It can be summoned here
area-nearly = One piece short here

## What lies on the table

zone-hand = Hand of { $seat }
zone-now = At work
zone-deck = { $school } deck
zone-discard = Discards of { $seat }
zone-legends = Legends
zone-flares = Flares
zone-tasks = Tasks
zone-next-task = Next task
zone-task-deck = Task deck
zone-claimed = Claimed by { $side }
task-met = { $side } could claim it if the turn ended now

## How everyone stands

no-school = no school yet
stat-weakest = points of the weakest colour, which are the score
stat-pieces = pieces on the board
stat-upgraded = upgraded pieces on the board
stat-reserve = pieces in reserve
stat-legendary = legendary pieces in reserve
stat-deck = cards left in the deck
comma = { $a }, { $b }
colour-points = { $rival } { $points }
note-points = points by colour: { $points }
note-ahead =
    { $pieces ->
        [one] 1 piece ahead of you, { $upgraded } upgraded
       *[other] { $pieces } pieces ahead of you, { $upgraded } upgraded
    }
note-actions =
    { $actions ->
        [0] no action left
        [one] 1 action left
       *[other] { $actions } actions left
    }
destroyed-pieces =
    { $rank ->
        [common] { $n } common
        [heroic] { $n } heroic
       *[legendary] { $n } legendary
    }
note-destroyed = destroyed, of { $side }: { $what }
note-again = takes another turn
note-borrows = may use an enemy piece in the next summoning
note-control = finishes the partner's turn
note-may-improvise = may still improvise with { $rivals }
headline-setup =
    { $form ->
        [elite] Elite. The arena is made ready.
        [duel] Duel. The arena is made ready.
       *[melee] Melee. The arena is made ready.
    }
headline =
    { $form ->
        [elite] Elite, turn { $turn }. { $goal } points bring the end.
        [duel] Duel, turn { $turn }. { $goal } points bring the end.
       *[melee] Melee, turn { $turn }. { $goal } points of one colour bring the end.
    }
headline-last =
    { $turns ->
        [0] This is the very last turn.
        [one] Last turns: after this one, 1 is left.
       *[other] Last turns: after this one, { $turns } are left.
    }
headline-puzzle = A puzzle: reach { $aim } points this turn. You have { $points }.
headline-over = The crowd goes home.

## Questions

ask-choose_school = Which school do you lead into the arena?
ask-start_piece = Lay a starting piece: whose, and where?
ask-act =
    { $actions ->
        [0] Your actions are done. A flare, or the end of your turn?
        [one] Your last action: place a piece, summon, or discard.
       *[other] { $actions } actions: place a piece, summon, or discard.
    }
ask-place = Where do you put the piece down?
ask-take = No piece is left in your reserve. Which one on the board becomes the being?
ask-return = Return other cards to the bottom of their decks?
ask-legend_point = A legend comes: a point of whose colour?
ask-destroy = { $name }: which piece do you destroy?
ask-upgrade = { $name }: which piece do you upgrade?
ask-downgrade = { $name }: which piece do you downgrade?
ask-convert = { $name }: which piece do you convert?
ask-put =
    { $rank ->
        [common] { $name }: where do you place a common piece?
        [heroic] { $name }: where do you place a heroic piece?
       *[legendary] { $name }: where do you place a legendary piece?
    }
ask-put_enemy = { $name }: which enemy piece do you place, and where?
ask-put_rank = { $name }: which of your pieces do you place?
ask-mover =
    { $kind ->
        [combat] { $name }: which piece makes a combat move?
       *[standard] { $name }: which piece makes a standard move?
    }
ask-move =
    { $kind ->
        [combat] { $name }: a combat move from { $square }. Where to?
       *[standard] { $name }: a standard move from { $square }. Where to?
    }
ask-leap =
    { $kind ->
        [combat] { $name }: a combat leap from { $square }. Where to?
       *[standard] { $name }: a standard leap from { $square }. Where to?
    }
ask-slide = { $name }: how far from { $square }, and in which direction?
ask-arrow = { $name }: along which arrow?
ask-way = { $name }: which of the two?
ask-may = { $name }: do you want to?
ask-touch = { $name }: which square?
ask-top_card = { $name }: which card goes on top of your deck?
ask-claim = Claim a task?
ask-leftover = Unpaired common pieces of several colours: a point of which?

## Answers

option-pass = No, leave it
option-stay = Stay here
option-enough = Enough moves
option-end = End the turn
option-forfeit = Let the remaining actions go
option-place = Place a piece on { $square }
option-lift =
    { $rank ->
        [common] Pick up your common piece on { $square }
       *[heroic] Pick up your heroic piece on { $square }
    }
option-summon = Summon { $card } on { $square }
option-discard = Discard { $card }
option-flare = Flare: { $card }, against { $rival }
option-start = A piece of { $side } on { $square }
option-take = { $piece }, on { $square }
option-return = Return { $card }
option-return-done = Return no more
option-point = A point of { $rival }'s colour
option-destroy = Destroy on { $square } ({ $piece })
option-upgrade = Upgrade on { $square } ({ $piece })
option-downgrade = Downgrade on { $square } ({ $piece })
option-convert = Convert on { $square } ({ $piece })
option-put = Place it on { $square }
option-put-enemy = A common piece of { $side } on { $square }
option-put-rank =
    { $rank ->
        [common] A common piece: up to 5 moves
        [heroic] A heroic piece: up to 3 moves
       *[legendary] A legendary piece: 1 move
    }
option-mover = The piece on { $square } ({ $piece })
option-go = To { $square }
option-arrow =
    { $n ->
        [0] { $sign } up
        [1] { $sign } up and right
        [2] { $sign } right
        [3] { $sign } down and right
        [4] { $sign } down
        [5] { $sign } down and left
        [6] { $sign } left
       *[7] { $sign } up and left
    }
way-leviathan-0 = Downgrade upgraded pieces
way-leviathan-1 = Destroy common pieces
option-yes = Yes
option-touch = { $square } ({ $piece })
option-touch-empty = { $square }, empty
option-top_card = { $card }
option-claim =
    { $points ->
        [one] { $task }, 1 point
       *[other] { $task }, { $points } points
    }
option-claim-none = Claim nothing
option-leftover-none = No point
preview-destroys = Destroys on { $square }: { $piece }.
preview-borrowed = Uses as yours, by the War Summoner: { $piece }, on { $square }.
preview-improvised = Improvised, once a game for that colour: { $piece }, on { $square }.
preview-shortage = Your reserve has no such piece: one on the board becomes the being.
preview-flare-point = A point for { $rival }.

## What cannot be done

refused-handed-over = The turn was handed over: only pieces are placed now.
refused-no-actions = No action is left.
refused-shortage = Its figure is there, but no piece is left that could become the being.
refused-nearly =
    { $count ->
        [one] One piece short: it could come on { $square }.
       *[other] One piece short on { $count } squares, { $square } among them.
    }
refused-pattern = Its figure is nowhere near.
refused-flare = A rival must be { $need_upgraded } upgraded pieces ahead of you, or { $need_pieces } pieces; now it is { $upgraded } and { $pieces }.
refused-task = Not done yet.
refused-next-task = The next task cannot be claimed.

## The story

event-school = { $seat } leads a school into the arena: { $school }.
event-starts = { $seat } begins.
event-start_piece = { $seat } lays a piece of { $side } on { $square }.
event-first_task = On the board of tasks: { $task }.
event-next_task = The next task: { $task }.
event-task_skipped = { $task } goes to the bottom of the deck: there are enough of its kind.
event-turn =
    { $actions ->
        [one] The turn of { $seat }, one action.
       *[other] The turn of { $seat }, { $actions } actions.
    }
event-handed_over =
    { $legends ->
        [0] { $seat } hands the turn over to { $partner }.
        [one] { $seat } hands the turn over to { $partner }, and a legend with it.
       *[other] { $seat } hands the turn over to { $partner }, and { $legends } legends with it.
    }
event-forfeited = There is nothing { $seat } can do. The turn goes by.
event-placed =
    { $mood ->
        [0] { $seat } sets a stone on { $square }.
        [1] A stone of { $seat } on { $square }.
       *[2] { $seat } places a piece on { $square }.
    }
event-lifted =
    { $rank ->
        [common] { $seat } picks a common piece up from { $square }.
        [heroic] { $seat } picks a heroic piece up from { $square }.
       *[legendary] { $seat } picks a legendary piece up from { $square }.
    }
event-discarded = { $seat } discards a being.
event-discarded_card = You discard { $card }.
event-returned =
    { $deck ->
        [beings] { $seat } puts a being back under the deck.
        [legends] { $seat } puts a legend back under the deck.
       *[flares] { $seat } puts a flare back under the deck.
    }
event-returned_card = You put { $card } back.
event-improvised = { $seat } improvises: the piece of { $side } on { $square } is part of the figure.
event-borrowed = { $seat } makes the piece of { $side } on { $square } serve the figure.
event-summoned =
    { $mood ->
        [0] The figure is whole: { $seat } summons { $card } on { $square }.
        [1] { $seat } calls, and on { $square } stands { $card }.
       *[2] The sand of { $square } stirs: { $seat } summons { $card }.
    }
event-legend_point = The crowd roars: a point for { $seat }, against { $rival }.
event-flared = A flare! { $seat }, far behind { $rival }, burns { $card }.
event-flare_part =
    { $lower ->
        [0] The upper part of { $card }.
       *[other] The lower part of { $card }.
    }
event-flare_point = A point for { $side } by the flare of { $rival }.
event-put =
    { $rank ->
        [common] A common piece of { $side } appears on { $square }.
        [heroic] A heroic piece of { $side } appears on { $square }.
       *[legendary] A legendary piece of { $side } appears on { $square }.
    }
event-moved =
    { $rank ->
        [common] A common piece of { $side } moves from { $square } to { $to }.
        [heroic] A heroic piece of { $side } moves from { $square } to { $to }.
       *[legendary] A legendary piece of { $side } moves from { $square } to { $to }.
    }
event-leapt =
    { $rank ->
        [common] A common piece of { $side } leaps from { $square } to { $to }.
        [heroic] A heroic piece of { $side } leaps from { $square } to { $to }.
       *[legendary] A legendary piece of { $side } leaps from { $square } to { $to }.
    }
event-destroyed =
    { $rank ->
        [common] A common piece of { $side } on { $square } is dust.
        [heroic] A heroic piece of { $side } falls on { $square }.
       *[legendary] A legend of { $side } falls on { $square }!
    }
event-upgraded =
    { $rank ->
        [heroic] On { $square } a piece of { $side } rises: it is heroic now.
       *[legendary] On { $square } a piece of { $side } becomes a legend.
    }
event-downgraded =
    { $rank ->
        [common] On { $square } a piece of { $side } is common again.
       *[heroic] On { $square } a legend of { $side } shrinks to a hero.
    }
event-converted =
    { $rank ->
        [common] On { $square } a piece of { $rival } turns its coat: a common piece of { $side } now.
        [heroic] On { $square } a piece of { $rival } turns its coat: a heroic piece of { $side } now.
       *[legendary] On { $square } a piece of { $rival } turns its coat: a legendary piece of { $side } now.
    }
event-gained_actions =
    { $count ->
        [one] { $seat } gains an action.
       *[other] { $seat } gains { $count } actions.
    }
event-will_draw =
    { $deck ->
        [beings] { $seat } will draw one more being.
       *[legends] { $seat } will draw one more legend.
    }
event-will_borrow = The next summoning of { $seat } may use an enemy piece.
event-will_play_again = Time bends: { $seat } will have another turn.
event-topped = { $seat } puts { $card } back on top of the deck.
event-claimed =
    { $points ->
        [one] { $seat } claims { $task }: 1 point.
       *[other] { $seat } claims { $task }: { $points } points.
    }
event-scored =
    { $points ->
        [one] 1 point for { $side }, for pieces of { $rival }.
       *[other] { $points } points for { $side }, for pieces of { $rival }.
    }
event-drew =
    { $deck ->
        [beings] { $count ->
            [one] { $seat } draws a being.
           *[other] { $seat } draws { $count } beings.
        }
        [legends] { $count ->
            [one] { $seat } draws a legend.
           *[other] { $seat } draws { $count } legends.
        }
       *[flares] { $count ->
            [one] { $seat } draws a flare.
           *[other] { $seat } draws { $count } flares.
        }
    }
event-drew_card = You draw { $card }.
event-passed_legends =
    { $count ->
        [one] { $seat } passes a legend to { $partner }.
       *[other] { $seat } passes { $count } legends to { $partner }.
    }
event-shuffled =
    { $deck ->
        [legends] The legends are shuffled anew.
       *[flares] The flares are shuffled anew.
    }
event-end_triggered = The end is near: after this turn of { $seat } everybody has one last turn.
event-last_turn = The last turn of { $seat }.
event-surrendered = { $seat } bows to the other side and leaves the arena.

outcome-points = The highest score wins; a tie goes by the other colours in a melee, then by the pieces on the board.
outcome-tie = All square, down to the last piece: the victory is shared.
outcome-surrender = The other side has surrendered.
outcome-solved = Solved!
outcome-unsolved = Not this time.

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
pieces =
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
pieces-at = { pieces } { $place }
that-piece = that piece
this-being = this being
at-others =
    { $mode ->
        [one] other than { $self }
       *[other] except { $self }
    }
at-adjacent =
    { $mode ->
        [one] on an adjacent square
       *[other] on adjacent squares
    }
at-orthogonal =
    { $mode ->
        [one] on an orthogonally adjacent square
       *[other] on orthogonally adjacent squares
    }
at-diagonal =
    { $mode ->
        [one] on a diagonally adjacent square
       *[other] on diagonally adjacent squares
    }
at-within_2 = at distance 2 or less
at-near = next to where it stands now
at-marked =
    { $mode ->
        [one] on a marked square
       *[other] on marked squares
    }
at-used = used in the summoning
at-around = next to that piece
at-by_red = on or next to a red square
at-by_green = on or next to a green square
at-beside_green = next to a green square
at-beside_own = next to a piece of yours

# Where a piece is placed.
square-anywhere =
    { $count ->
        [one] any empty square
       *[other] empty squares
    }
square-marked =
    { $count ->
        [one] an empty marked square
       *[other] empty marked squares
    }
square-at =
    { $count ->
        [one] an empty square { $place }
       *[other] empty squares { $place }
    }

# A verb at the start of a sentence, inside one, or after "you may".
do-destroy =
    { $form ->
        [start] Destroy { $what }
       *[inside] destroy { $what }
    }
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
do-convert =
    { $form ->
        [start] Convert { $what }
       *[inside] convert { $what }
    }
do-convert-to =
    { $form ->
        [start] Convert { $what } into a { noun } of yours
       *[inside] convert { $what } into a { noun } of yours
    }
do-place =
    { $form ->
        [start] Place { placed } on { $where }
       *[inside] place { placed } on { $where }
    }
placed =
    { $count ->
        [one] a { noun }
       *[other] { $upto ->
            [yes] up to { $count } { nouns }
           *[no] { $count } { nouns }
        }
    }
moves =
    { $kind ->
        [combat] { $count ->
            [one] a combat move
           *[other] { $upto ->
                [yes] up to { $count } combat moves
               *[no] { $count } combat moves
            }
        }
       *[standard] { $count ->
            [one] a standard move
           *[other] { $upto ->
                [yes] up to { $count } standard moves
               *[no] { $count } standard moves
            }
        }
    }
do-move =
    { $form ->
        [start] Make { moves } with { $what }
       *[inside] make { moves } with { $what }
    }
do-move-empty = { do-move }, onto empty squares only
do-move-not_common = { do-move }, never onto a common piece
do-move-coloured = { do-move }, to a red or green square
do-move-beside_own = { do-move }, each ending next to another piece of yours
do-move-apart = { do-move }, each with a different piece
leaps =
    { $kind ->
        [combat] { $count ->
            [one] a combat leap
           *[other] up to { $count } combat leaps
        }
       *[standard] { $count ->
            [one] a standard leap
           *[other] up to { $count } standard leaps
        }
    }
do-leap =
    { $form ->
        [start] Make { leaps } with { $what }
       *[inside] make { leaps } with { $what }
    }
do-leap-distance =
    { $count ->
        [one] { do-leap }, at distance { $distance } exactly
       *[other] { do-leap }, each at distance { $distance } exactly
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
            [start] Draw an extra legend at the end of this turn
           *[inside] draw an extra legend at the end of this turn
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
in-any-order = { $a } and { $b }, in either order
if-done = If you do, { $do }.
if-enough = If { $least } or more enemy pieces go, { $do }.
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
stat-more-upgraded = upgraded pieces the rival must be ahead
stat-more-pieces = pieces the rival must be ahead
flare-upper = A rival with { $n } upgraded pieces more than you: { $do }.
flare-lower = A rival with { $n } pieces more than you: { $do }.
pattern = Pattern: { $rows }

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
card-assassin-text = Destroy the piece on the marked square, whoever's it is. If the square was empty, you may move the Assassin there.
card-time-mage = Time Mage
the-time-mage = the Time Mage
card-summoner = Summoner
the-summoner = the Summoner
card-hypnotist = Hypnotist
the-hypnotist = the Hypnotist
card-hypnotist-text = Choose an enemy colour. Steer up to 3 different common pieces of it, or up to 2 different heroic ones: each makes a combat move of your choice.
card-cannon = Cannon
the-cannon = the Cannon
card-cannon-text = You may choose an arrow: destroy all common pieces along it to the edge of the board, yours too. Pieces of higher rank neither fall nor stop the shot.
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
card-gun-tower-text = You may choose an arrow: destroy the first 2 pieces along it, whoever's they are. A legendary piece is not destroyed, and stops the shot.

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
card-blood-shaman-text = Destroy a non-legendary piece anywhere, whoever's it is. If it stood on a red square, destroy all common pieces next to that square too.
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
card-forest-ancient-text = Place 2 enemy common pieces on empty squares at distance 2 or less. Then destroy 2 common pieces of those same colours at distance 3 or less.
card-forest-mystic = Forest Mystic
the-forest-mystic = the Forest Mystic
card-kiskin-leafsplitter = Kiskin Leafsplitter
the-kiskin-leafsplitter = the Kiskin Leafsplitter
card-kiskin-leafsplitter-text = Choose an arrow, up to twice: destroy the first piece along it, whatever its rank and whoever's it is.
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
card-hell-bull-text = Choose a direction: move the Hell Bull any number of squares in it, with combat moves. It stops on the square of a legendary piece.
card-angel-of-death = Angel of Death
the-angel-of-death = the Angel of Death
card-angel-of-death-text = You may choose any other piece: upgrade it, then make a combat leap with the Angel of Death onto it.
card-eldest-tree = The Eldest Tree
the-eldest-tree = the Eldest Tree
card-eldest-tree-text = Choose up to 3 different adjacent squares. An enemy non-legendary piece there: destroy it. A common piece of yours: upgrade it. Empty: place a common piece of yours.
card-bone-catapult = Bone Catapult
the-bone-catapult = the Bone Catapult
card-bone-catapult-text = You may choose a piece anywhere along one of the arrows: destroy it and all common pieces next to it. Pieces between do not stop the shot.
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
card-storm-elemental-text = You may place a piece of yours on an empty square at distance 3 or less. In one direction it makes up to 5 combat moves if it is common, up to 3 if it is heroic, or 1 if it is legendary; then destroy it.
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
task-diagonals-text = Have at least 4 pieces on each of the two long diagonals, at least 1 of them upgraded on each.
task-side-chain = Side Chain
task-side-chain-text = Join two opposite sides of the board by a chain of adjacent pieces of yours.
task-corner-chain = Corner Chain
task-corner-chain-text = Join two opposite corners of the board by a chain of adjacent pieces of yours.
task-imprisonment = Imprisonment
task-imprisonment-text = Have at least 6 pieces next to one enemy piece.
task-envelopment = Envelopment
task-envelopment-text = Have at least 7 pieces next to one enemy piece.
task-isolation = Isolation
task-isolation-text = Cut an enemy piece off: another enemy piece is at distance 2, but it cannot come next to any in 3 moves over empty squares.

## What bots say
why-bot-legend = A legend answers my call: { $card }!
why-bot-summon = The pattern stands: come forth, { $card }!
why-bot-flare = You have grown too strong for me. A flare!
why-bot-discard = Another card may serve me better.
why-bot-task = That is all this task asks for: { $task }.
why-bot-claim = My task is done: { $task }.
why-bot-hits =
    { $rank ->
        [legendary] Even legends fall.
       *[heroic] One hero less against me.
    }
why-bot-converts =
    { $rank ->
        [legendary] That legend is mine now.
       *[heroic] That hero fights for me now.
    }
why-bot-weakens =
    { $rank ->
        [legendary] That legend has shone long enough.
       *[heroic] That hero has shone long enough.
    }
reason-task = Meets a task: { $task }.
reason-completes = Completes a pattern: { $card }.
reason-approaches = Brings a pattern nearer: { $card }.
reason-opens = A beginning: patterns need pieces close together.
reason-summons =
    { $rank ->
        [legendary] Brings you a legend.
        [heroic] Brings you a heroic piece, and its effect.
       *[common] Brings you a piece, and its effect.
    }
reason-legend = A legend is a point at once.
reason-legend-stays = A legend is a point as long as it stands on the board.
reason-lands =
    { $rank ->
        [legendary] It comes down on an enemy legend and destroys it.
        [heroic] It comes down on an enemy heroic piece and destroys it.
       *[common] It comes down on an enemy piece and destroys it.
    }
reason-hits =
    { $rank ->
        [legendary] Destroys an enemy legend.
        [heroic] Destroys an enemy heroic piece.
       *[common] Destroys an enemy piece.
    }
reason-converts =
    { $rank ->
        [legendary] An enemy legend becomes yours.
        [heroic] An enemy heroic piece becomes yours.
       *[common] An enemy piece becomes yours.
    }
reason-weakens =
    { $rank ->
        [legendary] Makes an enemy legend a hero.
       *[heroic] Makes an enemy heroic piece a common one.
    }
reason-upgrades = Makes your piece stronger.
reason-flare = You are behind in pieces, and a flare takes no action.
reason-flare-point = You are behind in pieces, and a flare takes no action; but it gives your rival a point.
reason-discard = Makes room for another card when your turn ends.
reason-then = { $why } Then: { $next }.
reason-first = Then: { $next }.

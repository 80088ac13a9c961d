### The lines of the log and how a game ends. `mood` (0 to 2) picks one of several ways to say what
### happens often; `rank` is common, heroic or legendary.

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
event-lifted = { $seat } picks a { noun } up from { $square }.
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
event-put = A { noun } of { $side } appears on { $square }.
event-moved = A { noun } of { $side } moves from { $square } to { $to }.
event-leapt = A { noun } of { $side } leaps from { $square } to { $to }.
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
event-converted = On { $square } a piece of { $rival } turns its coat: a { noun } of { $side } now.
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

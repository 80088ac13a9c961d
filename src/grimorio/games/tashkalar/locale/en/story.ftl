### The lines of the log and how a game ends. `mood` (0 to 2) picks one of several ways to say what
### happens often; `rank` is common, heroic or legendary.

event-school = { $seat } leads a school into the arena: { $school }.
event-starts = { $seat } begins.
event-start_piece = { $seat } places a piece of { $side } on { $square }.
event-first_task = On the task board: { $task }.
event-next_task = The next task: { $task }.
event-task_skipped = Enough tasks of one type. To the bottom of the deck: { $task }.
event-turn =
    { $actions ->
        [one] { $seat }'s turn: one action.
       *[other] { $seat }'s turn: { $actions } actions.
    }
event-handed_over =
    { $legends ->
        [0] { $seat } hands the turn over to { $partner }.
        [one] { $seat } hands the turn and a legend over to { $partner }.
       *[other] { $seat } hands the turn and { $legends } legends over to { $partner }.
    }
event-forfeited = There is nothing { $seat } can do: the remaining actions are lost.
event-placed =
    { $mood ->
        [0] { $seat } sets a piece on { $square }.
        [1] A new piece of { $seat }, on { $square }.
       *[2] { $seat } places a piece on { $square }.
    }
event-lifted = { $seat } picks up a { noun } from { $square }.
event-discarded = { $seat } discards a being.
event-discarded_card = You discard { $card }.
event-returned =
    { $deck ->
        [beings] { $seat } returns a being to the bottom of the deck.
        [legends] { $seat } returns a legend to the bottom of the deck.
       *[flares] { $seat } returns a flare to the bottom of the deck.
    }
event-returned_card = You return { $card }.
event-partner_returned = What { $seat } returned is { $card }.
event-improvised = { $seat } improvises: the piece of { $side } on { $square } is part of the pattern.
event-borrowed = { $seat } borrows the piece of { $side } on { $square } for the pattern.
event-summoned =
    { $mood ->
        [0] The pattern is complete: { $seat } summons { $card } on { $square }.
        [1] { $number ->
            [many] { $seat } calls, and on { $square } stand { $card }.
           *[one] { $seat } calls, and on { $square } stands { $card }.
        }
       *[2] The sand of { $square } stirs: { $seat } summons { $card }.
    }
event-legend_point = The crowd roars for the legend: 1 point for { $seat }, against { $rival }.
event-flared = A flare! { $seat }, far behind { $rival }, invokes { $card }.
event-flare_part =
    { $lower ->
        [0] The upper effect of { $card }:
       *[other] The lower effect of { $card }:
    }
event-flare_point = The flare of { $rival } gives { $side } 1 point.
event-put = A { noun } of { $side } appears on { $square }.
event-moved = A { noun } of { $side } moves from { $square } to { $to }.
event-leapt = A { noun } of { $side } leaps from { $square } to { $to }.
event-destroyed =
    { $rank ->
        [common] A common piece of { $side } falls on { $square }.
        [heroic] A heroic piece of { $side } falls on { $square }.
       *[legendary] A legendary piece of { $side } falls on { $square }!
    }
event-uncounted = That does not count as destroyed by { $side }: no points, and no help with a task.
event-upgraded =
    { $rank ->
        [heroic] On { $square } a piece of { $side } rises: it is heroic now.
       *[legendary] On { $square } a piece of { $side } rises: it is legendary now.
    }
event-downgraded =
    { $rank ->
        [common] On { $square } a piece of { $side } sinks: it is only common now.
       *[heroic] On { $square } a piece of { $side } sinks: it is only heroic now.
    }
event-converted = On { $square } a piece of { $rival } changes sides: it is a { noun } of { $side } now.
event-gained_actions =
    { $count ->
        [one] { $seat } gains an action.
       *[other] { $seat } gains { $count } actions.
    }
event-will_draw =
    { $deck ->
        [beings] { $seat } will draw one more being at the end of this turn.
       *[legends] { $seat } will draw one more legend at the end of this turn.
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
        [one] 1 point for { $side }, for destroyed pieces of { $rival }.
       *[other] { $points } points for { $side }, for destroyed pieces of { $rival }.
    }
event-unpaired = No point for { $side } for a single common piece of { $rival }: it takes two of one colour.
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
event-partner_drew = { $seat } draws { $card }, for you both.
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
event-end_triggered =
    { $cause ->
        [cards] { $seat } has drawn the last card of the deck. After this turn everybody has one last turn.
        [straight] { $seat } has drawn the last straight card of the deck. After this turn everybody has one last turn.
       *[points] The points that end the game are reached. After this turn of { $seat } everybody has one last turn.
    }
event-last_turn = The last turn of { $seat }.
event-decided =
    { $by ->
        [second] The scores are level. The second-lowest colour decides:
        [third] The scores are level. The third colour decides:
        [upgraded] The scores are level. The upgraded pieces on the board decide:
       *[pieces] The scores are level, and the upgraded pieces too. All pieces on the board decide:
    } { $side } { $more }, { $rival } { $less }.
event-surrendered = { $seat } bows to the other side and leaves the arena.

outcome-points = The highest score wins; a tie is decided by the other colours in a melee, then by upgraded pieces on the board, then by all pieces.
outcome-tie = Level, down to the last piece: the victory is shared.
outcome-surrender = The other side has surrendered.
outcome-solved = Solved!
outcome-unsolved = Not this time.

### What is asked, what may be answered, and what is refused here.

## Questions

ask-choose_school = Which school do you lead into the arena?
ask-start_piece = Place a starting piece: whose, and where?
ask-act =
    { $actions ->
        [0] No action left. Do you invoke a flare, or end your turn?
        [one] One action left: place a piece, summon, or discard.
       *[other] { $actions } actions left: place a piece, summon, or discard.
    }
ask-place = Where do you put the piece down?
ask-take = Your reserve has no such piece. Which piece on the board becomes the being?
ask-return = Return other cards to the bottom of their decks?
ask-legend_point = Your legend scores a point: of whose colour?
ask-destroy = { $name }: which piece do you destroy?
ask-upgrade = { $name }: which piece do you upgrade?
ask-downgrade = { $name }: which piece do you downgrade?
ask-convert = { $name }: which piece do you convert?
ask-put = { $name }: where do you place a { noun } of yours?
ask-put_enemy = { $name }: which enemy piece do you place, and where?
ask-put_rank = { $name }: which piece of yours do you place?
ask-mover =
    { $kind ->
        [combat] { $name }: which piece makes a combat move?
       *[standard] { $name }: which piece makes a standard move?
    }
ask-leaper =
    { $kind ->
        [combat] { $name }: which piece makes a combat leap?
       *[standard] { $name }: which piece makes a standard leap?
    }
ask-slider =
    { $kind ->
        [combat] { $name }: which piece makes combat moves in one direction?
       *[standard] { $name }: which piece makes standard moves in one direction?
    }
ask-rider = { $name }: which piece makes up to 1 combat move and up to 2 standard moves?
ask-ride =
    { $combat ->
        [0] { $standard ->
            [one] { $name }: 1 standard move left.
           *[other] { $name }: { $standard } standard moves left.
        }
       *[one] { $standard ->
            [0] { $name }: 1 combat move left.
            [one] { $name }: 1 combat move and 1 standard move left.
           *[other] { $name }: 1 combat move and { $standard } standard moves left.
        }
    } Where to from { $square }?
ask-plotter =
    { $left ->
        [one] { $name }: 1 move left. Which piece makes it, by which kind of move?
       *[other] { $name }: { $left } moves left. Which piece makes the next one, by which kind of move?
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
ask-slide = { $name }: how far does the piece on { $square } move, and in which direction?
ask-arrow = { $name }: along which arrow?
ask-way = { $name }: which of the two?
ask-may = { $name }: do you want to do this?
ask-touch = { $name }: which square?
ask-top_card = { $name }: which card goes on top of your deck?
ask-claim = Claim a task?
ask-leftover = You have destroyed unpaired common pieces of several colours: which colour scores a point?

## Answers

option-pass = No, leave it
option-stay = Stay here
option-enough = Make no more moves
option-end = End the turn
option-forfeit = Give up the remaining actions
option-place = Place a piece on { $square }
option-lift = Pick up your { noun } on { $square }
option-summon = Summon { $card } on { $square }
option-discard = Discard { $card }
option-flare = Flare: { $card }, against { $rival }
option-start = A piece of { $side } on { $square }
option-take = { $piece }, on { $square }
option-return = Return { $name }
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
       *[legendary] A legendary piece: up to 1 move
    }
option-mover = The piece on { $square } ({ $piece })
option-leaper = { option-mover }
option-slider = { option-mover }
option-rider = { option-mover }
option-go = To { $square }
option-ride =
    { $kind ->
        [combat] To { $square }, by the combat move
       *[standard] To { $square }, by a standard move
    }
option-plotter =
    { $kind ->
        [combat] The piece on { $square } ({ $piece }), a combat move
       *[standard] The piece on { $square } ({ $piece }), a standard move
    }
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
option-top_card = { $name }
option-claim =
    { $points ->
        [one] { $task }, 1 point
       *[other] { $task }, { $points } points
    }
option-claim-none = Claim nothing
option-leftover-none = No point
preview-destroys = Destroys on { $square }: { $piece }.
preview-borrowed = Used as yours, thanks to the War Summoner: { $piece }, on { $square }.
preview-improvised = Improvised, once a game with that colour: { $piece }, on { $square }.
preview-shortage = Your reserve has no such piece: one on the board becomes the being.
preview-flare-point = A point for { $rival }.
offer-hand_over = Hand the turn over to your partner
offer-surrender = Surrender

## What cannot be done

refused-handed-over = The turn was handed over: only pieces are placed now.
refused-no-actions = No action is left.
refused-shortage = Its pattern is there, but no piece is left that could become the being.
refused-nearly =
    { $count ->
        [one] One piece short: it could be summoned on { $square }.
       *[other] One piece short on { $count } squares, { $square } among them.
    }
refused-pattern = Its pattern is more than one piece short.
refused-flare = A rival must be { $need_upgraded } upgraded pieces ahead of you, or { $need_pieces } pieces; now it is { $upgraded } and { $pieces }.
refused-task = Not done yet.
refused-next-task = The next task cannot be claimed.

### What is asked, what may be answered, and what is refused here.

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
ask-put = { $name }: where do you place a { noun }?
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
option-lift = Pick up your { noun } on { $square }
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
offer-hand_over = Hand the turn over to your partner
offer-surrender = Surrender

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

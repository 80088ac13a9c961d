### What lies on the table and how everyone stands.

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
zone-now = Card in play
zone-deck =
    { $sideways ->
        [0] { $school } deck
       *[other] { $school } deck, { $sideways } of its cards sideways
    }
zone-discard = Discards of { $seat }
brief-hand = Hand
brief-deck =
    { $sideways ->
        [0] Deck
       *[other] Deck, { $sideways } sideways
    }
brief-discard = Discards
zone-legends = Legends
zone-flares = Flares
zone-tasks = Tasks
zone-next-task = Next task
zone-task-deck = Task deck
zone-claimed = Claimed by { $side }
task-met = { $side } could claim it if the turn ended now

## How everyone stands

no-school = no school yet
stat-weakest = score: points of the weakest colour
stat-pieces = pieces on the board
stat-upgraded = upgraded pieces on the board
stat-reserve = pieces in reserve
stat-legendary = legendary pieces in reserve
stat-deck = cards left in the deck
stat-straight = straight cards left in the deck
comma = { $a }, { $b }
colour-points = { $rival } { $points }
note-points = points: { $points }
note-ahead =
    { $pieces ->
        [0] { $upgraded } upgraded ahead of you
        [one] 1 piece ahead of you{ $upgraded ->
            [0] { "" }
           *[other] , { $upgraded } upgraded
        }
       *[other] { $pieces } pieces ahead of you{ $upgraded ->
            [0] { "" }
           *[other] , { $upgraded } upgraded
        }
    }
note-last-deck =
    { $n ->
        [one] 1 card left in the deck: drawing it brings the last turns
       *[other] { $n } cards left in the deck: drawing the last one brings the last turns
    }
note-last-straight =
    { $n ->
        [one] 1 straight card left in the deck: drawing it brings the last turns
       *[other] { $n } straight cards left in the deck: drawing the last one brings the last turns
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
note-destroyed = has destroyed pieces of { $side }: { $what }
note-again = takes another turn
note-borrows = may use an enemy piece in the next summoning
note-control = finishes the partner's turn
note-may-improvise = may improvise with { $rivals }
headline-setup =
    { $form ->
        [elite] Elite. The arena is made ready.
        [duel] Duel. The arena is made ready.
       *[melee] Melee. The arena is made ready.
    }
headline =
    { $form ->
        [elite] Elite, turn { $turn }. Played to { $goal } points.
        [duel] Duel, turn { $turn }. Played to { $goal } points.
       *[melee] Melee, turn { $turn }. Played to { $goal } points of one colour.
    }
headline-last =
    { $turns ->
        [0] This is the very last turn.
        [one] Last turns: 1 more after this one.
       *[other] Last turns: { $turns } more after this one.
    }
headline-puzzle = A puzzle: reach { $aim } points this turn. You have { $points }.
headline-over = The crowd goes home.

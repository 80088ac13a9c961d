## Lobby

status-frozen = On hold
try-again = Try again
lobby = To the lobby

## New table

me = Me
bot = Bot
name = Name
seat-number = Seat { $n }
practice-tag = Practice
start = Start the game
yes = Yes
no = No

## Taking a seat

table-missing = This table cannot be opened

## The table

board = Board
boards = Boards
board-can = You can: { $what }
place = { $x }, { $y }
seats = Seats
you = you
partner = Partner of { $name }
spectator = Watching
you-watch = You are watching.
menu = Menu
close = Close
zoom = Zoom
zoom-in = Closer
zoom-out = Farther
camera-fit = Show the whole board
camera-follow = Follow what happens
camera-back = You moved the board. Let it follow what happens again
ruler = Measure range and sight
ruler-help = Tap a place to measure from it.
ruler-laid = Numbers are the range. What is dark is out of sight.
ruler-reading = Range { $range }, { $sight ->
    [yes] in sight
   *[other] not in sight
}
ruler-none = No range is counted there.
ruler-failed = The range cannot be asked for now.
tap-back = Take the last tap back
tap-order = Tapped: { $n }
turn-it = Turn the area
turn-left = Turn it to the left
turn-right = Turn it to the right
what-is-here = What is here
plan = Plan:
plan-about = What the others may know: when you will act, roughly, and a place. It binds you to nothing.
plan-mark = Mark
plan-marking = Tap a place
plan-mark-about = Mark a place or a figure on the board for the others
plan-unmark = Take the mark away
marked-by = Marked by { $name }
would-do = What it would do now
its-card = Its card
which = Which of these?
action-line = What to do
your-turn = { $name }, it is your turn.
title-turn = Your turn
game-over = The game is over.
sending = Sending
thinking = { $count ->
    [one] { $name } is thinking
   *[other] { $name } are thinking
}
waiting = Waiting for the table
waiting-for = Waiting for { $name }
waiting-open = Waiting for { $name } to sit down
again = { $what }: again
only-one = Nothing else is possible: the table goes on by itself.
second-tap = Cannot be taken back: choose it again.
draws-first = It draws or reveals, so it cannot be taken back: choose it again.
look-at = Look at: { $what }
shown-first = Shown on the board: choose it again to do it.
read-first = Choose it again to take it.
ready = Ready: { $what }
again-tag = again
draws-sign = It draws or reveals: tap it twice
grave-sign = Tap it twice
leave-it = Leave it
enough = Done
more-below = { $count } more
more-above = To the top
read-on = Read on
more-cards = { $count ->
    [one] 1 more card
   *[other] { $count } more cards
}
more-cards-back = Back to the first card
sheet-down = Down
tab-answers = Answers
piles-asked = Piles you are asked about
tab-hand = Hand
not-now = { $count ->
    [one] 1 thing not possible now
   *[other] { $count } things not possible now
}
on-the-board = { $count } on the board
on-the-cards = { $count } on the cards
fold-list = List them
odds-of = { $chance } to succeed
odds-help = Chance of success
can-choose = Can be chosen
undo = Undo
undo-free = Take back your last step
undo-consent = Ask the others to take back your last step. The game is marked if they agree
undo-marks = Take back your last step. The game is marked and has no place in the hall of fame
undo-warning = Something has been drawn, shown or answered since. If you take this back, the game is marked and has no place in the hall of fame. Choose it again to do it.
undo-asked = The others are asked whether they agree.
undo-refused = The others did not agree: nothing was taken back.
consent-undo = { $name } asks to take back a step. Agreed?
consent-step = To be taken back: { $line }
consent-steps = To be taken back: { $line } And { $more ->
    [one] one thing
   *[other] { $more } things
} since.
consent-person = { $name } has been away for a long time. { $who } asks for the seat and would see its cards. Agreed?
consent-bot = { $name } has been away for a long time. { $who } asks that a bot play there meanwhile. Agreed?
consent-going = The step of { $name } is being taken back. The game is played again up to there; this takes a moment.
somebody = Somebody
takeover-asked = The others are asked for the seat of { $name }.
takeover-refused = You did not get the seat of { $name }.
seat-turn = Turn
seat-asked = deciding
seat-answered = ready
own-seats = Your seats
own-seat = Your seat { $name }
seat-thinking = thinking
seat-open = Open seat
seat-away = away
seat-away-long = away for a long time
seat-stand-in = a bot stands in
seat-won = Winner
seat-to-bot = Let a bot play for me
seat-back = Take my seat back
bot-for-me = A bot plays for you.
card = Card
card-hidden = A card face down
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
none = None
nothing-to-see = Nothing to see here.
hand-and-zones = Hand and cards
original = our own
original-help = Written for this project
spaces-bare = Nothing to tell of: { $places }.
spaces = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
track-at = { $at } of { $length }
track-from = from { $first } to { $last }
tracks = Tracks
acting = acting now
acted = done
slot-locked = locked
slot-empty = empty
fog = not yet revealed
rule-open = Rule { $rule }

## What happened

told-skip = To the end of the story
told-next = Next
told-hold = Hold the story
told-on = Go on with the story
told-again = Tell it again
story = What happened
pace-telling = How fast the story is told
pace-calm = Calm
pace-brisk = Brisk
pace-once = At once
piles = Piles and decks
turning-points = Turning points

## Drawer

tab-log = Log
tab-rules = Rules
tab-text = In words
tab-piles = Piles
tab-seats = Seats

## Hot-seat

curtain-title = Over to { $name }
curtain-text = Nobody else should look now.
curtain-ready = I am { $name }

## The end, replay

won = { $count ->
    [one] { $name } wins
   *[other] { $name } win
}
you-won = You win
nobody-won = Nobody wins
replay = Replay
last-turn = Last turn
last-turn-text = See step by step what the others did last
turn-none = Nobody else has done anything yet.
fork = Continue from here
forks-made = { $count ->
    [one] tried the game at another table once
   *[other] tried the game at another table { $count } times
}
mark-rewinds = { $count ->
    [one] 1 step taken back
   *[other] { $count } steps taken back
}
mark-rewinds-text = A step was taken back after something had been drawn, shown or answered: this game has no place in the hall of fame.

## Settings and keys

settings = Settings
switch-language = Cambiar a español

## The line and its troubles

line-connecting = Connecting to the table
line-lost = Connection lost. Trying again; nothing is lost.
error-offline = The table cannot be reached. Trying again.
error-load = A part of the page could not be loaded. Reload to try again.
error-other = Something went wrong: { $reason }
error-stale = The table has moved on. Look again before you choose.
error-no-such-table = There is no such table.
error-bad-token = That is not your seat any more.
error-seat-lost = Somebody else has your seat now, as the others agreed. You can take it back.
error-seat-returned = The player whose seat it was is back.
error-bad-invitation = This invitation is wrong or has been used already.
error-not-asked = Nothing is asked of you now.
error-not-offered = That is not possible now.
error-rule-failed = Something broke in the rules. The table is as it was before.
error-broken-rules = Something broke in the rules. The table is as it was before.
error-no-such-seat = There is no such seat.
error-failed = Something broke in the rules. The table is as it was before.
error-storage = Your answer could not be kept, so it was not taken. Try again.
error-bad-origin = This page may not speak for you at that table.
error-bad-request = The table did not understand that.
error-bad-message = The table did not understand that.
error-bad-method = That cannot be done there.
error-http-404 = There is no such table.
error-http-429 = Too much at once. Wait a moment.
error-http-500 = Something broke at the table. Your game is kept.

## The board in words

terrain-floor = floor
terrain-unknown = unexplored
terrain-grass = grass
terrain-marsh = marsh
terrain-water = water
terrain-stone = stone
terrain-forest = forest
terrain-mountain = mountain
terrain-tower = tower
terrain-treasure = treasure
terrain-void = nothing
edge-open = open
edge-door = door
edge-locked = locked door
edge-portcullis = portcullis
edge-gate = gate
side-square-0 = north
side-square-1 = east
side-square-2 = south
side-square-3 = west
side-hex-0 = east
side-hex-1 = south-east
side-hex-2 = south-west
side-hex-3 = west
side-hex-4 = north-west
side-hex-5 = north-east

## Duties

duty-who = Who is to { $duty }?
duty-me = I do
duty-bot = A bot, always
duty-bot-does = A bot does it for you.
table-duty-bot = A bot will { $duty } for { $seat }.
table-duty-me = { $seat } will { $duty } again.
table-takeover = { $name } takes the seat of { $old }, who was away for a long time.
table-returned = { $seat } is back and has the seat again.
table-wanted-person = { $name } asks for the seat of { $seat }, who has been away for a long time.
table-wanted-bot = { $name } asks that a bot play for { $seat }, who has been away for a long time.
table-wanted-back = { $seat } is back and keeps the seat that was asked for.
table-wanted-refused = The seat of { $seat } is kept: somebody said no.
table-wanted-late = The seat of { $seat } is kept: too much time has passed.
table-stand-in = A bot plays for { $seat }, who is away.
table-stand-in-ends = No bot plays for { $seat } any more.
table-rewind = { $seat } took back a step, after something had been drawn, shown or answered. The game is marked.
table-forked = { $seat } tries the game from step { $at } at another table.
table-somebody = Somebody
table-seat = seat { $n }
table-bot-says = { $seat }: “{ $why }”
table-bots-tired = The bots have used up their time to think: for now they play as wanderers.
table-bots-rested = The bots have time to think again.
table-rules = The rules have changed, from version { $old } to { $new }. { $asked ->
    [0] Everything decided still stands.
   *[other] Some questions are asked again.
}
table-rollback = The host took the table back to step { $to }.
table-fork = This game goes on from step { $at } of another.

## The hall of fame

fame = Hall of fame

## Hints

hint = Hint
hint-help = Ask the dragon what it would do (H)
hint-ask = Ask the dragon
hint-cost = The dragon thinks with what you know. All at the table see that you took a hint, and you will have no place in the hall of fame with this game.
hint-thinking = The dragon is thinking.
hint-list = What the dragon would do
hint-only = Nothing else is worth a thought.
hint-same = The dragon sees no difference between these.
hint-looked = { $count ->
    [one] Thought through once.
   *[other] Thought through { $count } times.
}
hint-value = Chance of winning, roughly:
hints-taken = { $count ->
    [one] 1 hint taken
   *[other] { $count } hints taken
}
table-hint = { $seat } took a hint.
error-no-hint = The dragon has nothing to say. Try again.

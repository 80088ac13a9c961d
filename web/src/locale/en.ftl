## Lobby

tagline = an open table for fantasy adventures
hello = Pull up a chair.
hello-text = Fantasy adventure board games, alone, with friends or against bots. The table knows the rules. No account needed.
puzzles = Puzzles
puzzles-of = Puzzles: { $title }
puzzle-solved = Solved
puzzle-unsolved = Not solved yet
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-solution = Show the solution
puzzle-shown = This is the solution, step by step.
titles = Games
my-tables = My tables
my-tables-none = Nothing yet. The tables you open or join are kept here, in this browser.
my-turn = Your turn
status-running = Running
status-over = Finished
status-frozen = On hold
forget-table = Take this table off the list
join = Somebody sent you a link?
join-here = Paste the link here
join-go = Join
join-bad = That is not a link to a table.
import = Or open a saved game
import-bad = That file is not a saved game.
not-affiliated = The names and facts of published games belong to their owners. Grimorio is not affiliated with, endorsed by or sponsored by their authors or publishers.
credits = Icons by the artists of
try-again = Try again
lobby = To the lobby
players = { $low } to { $high } players
players-exact = { $n ->
    [one] 1 player
   *[other] { $n } players
}
minutes = { $n } min
solo = Also alone
unfinished = In the making
read-rules = Read the rules

## New table

new-table = A new table
step-title = The game
step-seats = Who sits where
step-options = Options
no-options = This game has no options.
me = Me
player = Player
friend = Friend
bot = Bot
name = Name
your-name = Your name
friend-name = Name (they may change it)
friend-help = Friends get a link, which you find at the table
hot-seat = Several players share this screen
seat-add = Add a seat
seat-remove = Remove this seat
seat-number = Seat { $n }
bot-kind = Kind of bot
bot-random = Careless
bot-wanderer = Wanderer: plays at random, but nothing foolish
bot-squire = Squire: takes what looks best now
bot-knight = Knight: thinks ahead
bot-dragon = Dragon: thinks hard
bot-greedy = Greedy
bot-tree = Thoughtful
practice = Practice
practice-use = A practice game
practice-text = A practice game starts from a seed you choose, so that it can be played again with the same dice. It says so at the table.
practice-tag = Practice
seed = Seed
start = Start the game
yes = Yes
no = No

## Taking a seat

claim-title = You are invited to { $game }
claim-sit = Sit down
claim-mine = Go to my seat
claim-watch = Watch instead
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
again = Really? { $what }
only-one = Nothing else is possible: the table goes on by itself.
second-tap = Cannot be taken back: choose it again.
draws-first = It draws or reveals, so it cannot be taken back: choose it again.
look-at = Look at: { $what }
shown-first = Shown on the board: choose it again to do it.
read-first = Choose it again to take it.
again-soft = Once more: { $what }
ready = Ready: { $what }
not-now = { $count ->
    [one] 1 thing not possible now
   *[other] { $count } things not possible now
}
on-the-board = { $count } on the board
on-the-cards = { $count } on the cards
fold-list = List them
odds = Chance:
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
consent-person = { $name } has been away for a long time. { $who } asks for the seat and would see its cards. Agreed?
consent-bot = { $name } has been away for a long time. { $who } asks that a bot play there meanwhile. Agreed?
consent-going = The step of { $name } is being taken back. The game is played again up to there; this takes a moment.
somebody = Somebody
takeover-person = Ask for the seat of { $name }
takeover-bot = Let a bot play for { $name }
takeover-short-person = Ask for the seat
takeover-short-bot = Let a bot play
takeover-text-person = { $name } has been away for a long time. If all the others agree, you go on in that seat. { $name } can come back at any time and have it again.
takeover-text-bot = { $name } has been away for a long time. A bot can play there until { $name } is back. Nobody sees its cards.
takeover-ask-person = Ask the others
takeover-ask-bot = Ask for a bot
takeover-asked = The others are asked for the seat of { $name }.
takeover-refused = You did not get the seat of { $name }.
wanted-person = { $who } asks for this seat. Notice until { $when }: if { $name } is back by then, it stays as it is.
wanted-bot = A bot is to play here. Notice until { $when }: if { $name } is back by then, it stays as it is.
wanted-stop = No, wait for { $name }
wanted-halt = Stop the bot, wait for { $name }
lost-short = Somebody else has your seat
lost-title-lost = { $who } has your seat now
lost-text-lost = You were away for a long time, and the others let { $who } go on in your place. The seat is still yours: take it back whenever you like.
lost-title-returned = { $who } is back
lost-text-returned = The seat you played in is theirs, and they have taken it again. Thank you for standing in.
lost-title-none = This is not your seat any more
lost-text-none = What this browser kept of it opens nothing here now. You may still watch.
lost-take-back = Take my seat back
never-mind = Never mind
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
invite-title = Invite your friends
invite-text = Each link seats one person. Send it to them alone.
invite-alone = This table can only be reached from this computer. For others, start the server with --host 0.0.0.0.
copy-link = Copy link
copied = Copied
watch-link = Copy a link to watch
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

left-title = Since you left
left-more = { $count ->
    [one] One thing more, and then:
   *[other] { $count } things more, and then:
}
left-on = Go on
left-watch = Watch it
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
log-all = Show all { $count } lines
log-empty = Nothing has happened yet.
moment = See this moment
rules-search = Search the rules
rules-none = No rule says “{ $query }”.
rules-missing = The rulebook could not be loaded.

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
end-board = See the board
rematch = Rematch
rematch-join = To the rematch
replay = Replay
record = Save the game
chance = Were the dice honest?
chance-text = Before the game the table announced the fingerprint of its secret chance key. Now the key is open, and three things can be checked. The key must have that fingerprint. Every die and every draw of the game must come from the key, in order, with none left out: this browser works them out. And the game, played again with them, must tell the same story: the table does that; to do it without the table, save the game and run grimorio replay --verify.
chance-hash = Announced fingerprint
chance-key = Key
verify = Verify
verifying = Playing the game again …
verified-yes = All of it is right. The key has the announced fingerprint. { $draws ->
        [one] The one die or draw comes
       *[other] All { $draws } dice and draws come
    } from it, in order. The game was played again with { $entries ->
        [one] its one entry
       *[other] its { $entries } entries
    }, and { $told ->
        [one] the one line of its story is
       *[other] all { $told } lines of its story are
    } the same.
verified-no-key = The key does not have the announced fingerprint.
verified-no-draw = At entry { $entry } something was drawn that does not come from the key.
verified-no-story = The draws come from the key, but played again with them the game tells another story from entry { $entry } on.
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-moment = Moment
replay-eyes = Seen by
replay-public = Everybody
replay-leave = Back to the table
replay-problem = This moment could not be loaded.
last-turn = Last turn
last-turn-text = See step by step what the others did last
turn-none = Nobody else has done anything yet.
turn-before = This is how the table was before. Go on step by step.
turn-now = Back to now
moment-link = Link to this moment
fork = Continue from here
fork-warning = The game is still running. All at the table will read that you try it elsewhere, and you will have no place in the hall of fame with it.
forks-made = { $count ->
    [one] tried the game at another table once
   *[other] tried the game at another table { $count } times
}
mark-rewinds = { $count ->
    [one] 1 step taken back
   *[other] { $count } steps taken back
}
mark-rewinds-text = A step was taken back after something had been drawn, shown or answered: this game has no place in the hall of fame.
mark-by-bot = A bot played most of the game for { $name }: no place in the hall of fame.
mark-forks = { $name } tried the game at another table while it ran: no place in the hall of fame.
mark-hints = { $name } took hints: no place in the hall of fame.
export = Save
bug-report = Save a bug report

## Settings and keys

switch-language = Cambiar a español
switch-theme = Light or dark
sound = Sound
sound-on = Sound is on
sound-off = Sound is off
keys = Keys
keys-touch = With a finger: tap to choose, hold a card to see it large, two fingers to zoom.
key-options = Choose an option
key-tab = From one thing to the next
key-board = To the board
key-arrows = On the board: from place to place
key-enter = Choose what is marked
key-pan = Move the board
key-zoom = Closer, farther, whole board
key-turn-it = Turn what is shown on the board
key-ruler = Measure range and sight, where the game does
key-hand = To the hand
key-undo = Undo
key-turn = The last turn of the others, step by step
key-steps = In a replay: a step back, a step on
key-log = Log
key-rules = Rules
key-text = The table in words
key-escape = Close, never mind
key-help = This list

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
fame-text = The best of this house, and your own.
fame-host = At this house
fame-mine = In this browser
fame-none = Nobody yet. The first place is free.
fame-mine-none = No game of yours stands here yet.
fame-players = { $count ->
    [one] alone
   *[other] { $count } players
}
fame-practice = practice
fame-marked = marked
beat-this = Beat this
same-dice = The same dice and cards again
same-dice-text = A practice game: everything lies where it lay then.

## Pace

pace = Pace
pace-sitting = In one sitting
pace-sitting-text = Everybody is here.
pace-days = Over days
pace-days-text = Everybody plays when there is time. Options that ask fewer questions are suggested.

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
hints-on = Players may ask for hints here.
hints-off = There are no hints here.
hints-use = Hints
hints-text = A player may ask the dragon for its three best moves. All see that a hint was taken.
table-hint = { $seat } took a hint.
key-hint = A hint
error-no-hint = The dragon has nothing to say. Try again.

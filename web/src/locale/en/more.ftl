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
my-tables-all = Show all { $count }
my-tables-few = Show only the first
continue = Continue
table-is-fork = continued from another game
my-turn = Your turn
status-running = Running
status-over = Finished
forget-table = Take this table off the list
join = Somebody sent you a link?
join-here = Paste the link here
join-go = Join
join-bad = That is not a link to a table.
import = Or open a saved game
import-bad = That file is not a saved game.
not-affiliated = The names and facts of published games belong to their owners. Grimorio is not affiliated with, endorsed by or sponsored by their authors or publishers.
credits = Icons by the artists of
players = { $low } to { $high } players
players-exact = { $n ->
    [one] 1 player
   *[other] { $n } players
}
minutes = { $n } min
solo = Also alone
solo-several = Also alone, with { $n } heroes
unfinished = In the making
read-rules = Read the rules

## New table

new-table = A new table
step-title = The game
step-seats = Who sits where
step-options = Options
no-options = This game has no options.
player = Player
friend = Friend
your-name = Your name
friend-name = Name (they may change it)
friend-help = Friends get a link, which you find at the table
hot-seat = Several players share this screen
seat-add = Add a seat
seat-remove = Remove this seat
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
seed = Seed

## Taking a seat

claim-title = You are invited to { $game }
claim-sit = Sit down
claim-mine = Go to my seat
claim-watch = Watch instead
claim-used = This invitation has been used: no seat is free any more.

## The table

takeover-person = Ask for the seat of { $name }
takeover-bot = Let a bot play for { $name }
takeover-short-person = Ask for the seat
takeover-short-bot = Let a bot play
takeover-text-person = { $name } has been away for a long time. If all the others agree, you go on in that seat. { $name } can come back at any time and have it again.
takeover-text-bot = { $name } has been away for a long time. A bot can play there until { $name } is back. Nobody sees its cards.
takeover-ask-person = Ask the others
takeover-ask-bot = Ask for a bot
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
invite-title = Invite your friends
invite-text = Each link seats one person. Send it to them alone.
invite-alone = This table can only be reached from this computer. For others, start the server with --host 0.0.0.0.
copy-link = Copy link
copied = Copied
watch-link = Copy a link to watch

## What happened

left-title = Since you left
left-more = { $count ->
    [one] One thing more, and then:
   *[other] { $count } things more, and then:
}
left-on = Go on
left-watch = Watch it

## Drawer

log-all = Show all { $count } lines
log-empty = Nothing has happened yet.
moment = See this moment
rules-search = Search the rules
rules-none = No rule says “{ $query }”.
rules-missing = The rulebook could not be loaded.

## The end, replay

end-board = See the board
rematch = Rematch
rematch-join = To the rematch
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
turn-before = This is how the table was before. Go on step by step.
turn-now = Back to now
moment-link = Link to this moment
fork-warning = The game is still running. All at the table will read that you try it elsewhere, and you will have no place in the hall of fame with it.
mark-by-bot = A bot played most of the game for { $name }: no place in the hall of fame.
mark-forks = { $name } tried the game at another table while it ran: no place in the hall of fame.
mark-hints = { $name } took hints: no place in the hall of fame.
export = Save
bug-report = Save a bug report

## Settings and keys

sound = Sound
language = Language
brightness = Light
theme-light = By day
theme-dark = By night
sound-text = A soft bell when it is your turn and you are looking elsewhere.
settings-still = This device asks for less motion, so the story is told at once.
sound-on = With sound
sound-off = Without sound
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

## The hall of fame

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

hints-on = Players may ask for hints here.
hints-off = There are no hints here.
hints-use = Hints
hints-text = A player may ask the dragon for its three best moves. All see that a hint was taken.
key-hint = A hint

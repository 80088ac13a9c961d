# The words of the command line. Ids begin with cli-. Refusals stand in grimorio/locale.

## Help
cli-about = Grimorio: a table for fantasy adventure board games.
cli-usage = usage:
cli-help-arguments = what to name
cli-help-options = options
cli-help-commands = commands
cli-help-help = show this help
cli-help-lang = language: en or es (else the system's)
cli-help-version = show the version
cli-help-json = print JSON, for programs
cli-help-game = the game's name, as "grimorio games" says it
cli-help-seats = how many play (else as few as the game allows)
cli-help-bots = who plays the seats: one name for all, or one for each, with commas
cli-help-set = an option of the game; "grimorio games" lists them

cli-games-about = list the games that can be played here
cli-play-about = play a game in the terminal
cli-tables-about = look after the tables of a host: list, show, roll back, freeze, export, delete, back up
cli-serve-about = open tables to browsers on this machine or network
cli-simulate-about = let bots play many games and count
cli-match-about = let bots play against each other and say who is stronger, and how sure that is
cli-ladder-about = measure how strong the levels are; goes on where it was stopped
cli-replay-about = tell the story of a recorded game, or verify it
cli-rules-about = read the rules of a game
cli-bench-about = measure the engine, the games, and a well-known simulator beside them

cli-play-game = the game's name; without it you are asked
cli-play-seed = any word or number: a practice game with the same dice each time
cli-play-seat = which player you are, from 1
cli-play-hotseat = every player is a person at this keyboard
cli-play-record = keep the game in this file, also if it is interrupted
cli-play-load = play on the game kept in this file
cli-play-map = draw the board with letters (else only if a person watches)
cli-simulate-games = how many games (100)
cli-simulate-seed = any word or number; the same seed plays the same games (0)
cli-simulate-jobs = how many processes (else one for each core); the results are the same
cli-ladder-plan = the rungs to be played (bench/ladder/ladder.toml)
cli-ladder-file = the games played so far, one a line (bench/ladder/games.jsonl)
cli-ladder-rung = play only this rung (may be repeated)
cli-ladder-show = play nothing, only say how the bots stand
cli-replay-file = a record, as "grimorio play --record" keeps it
cli-replay-verify = only check dice, draws and every step
cli-replay-at = stop after so many entries
cli-replay-seat = see it with the eyes of this player, from 1 (else as a spectator)
cli-rules-id = one rule, or the beginning of several ids
cli-new-title-about = make a folder with a tiny game of your own, ready to be played and changed
cli-new-title-name = what the game and its folder are called: small letters, digits and _
cli-new-title-made = The folder { $folder } holds a tiny game. To play it:
cli-rules-coverage = where each rule is implemented and tested (in a source checkout)
cli-bench-quick = a rough measure in a few seconds
cli-bench-game = measure only this game (can be said several times)

## Wrong usage
cli-usage-unknown = this means nothing here: { $what }.
cli-usage-missing = something is missing: { $what }.
cli-usage-value = { $what } needs a value.
cli-usage-choice = { $what } cannot be { $value }.
cli-usage-both = { $what } and { $value } exclude each other.
cli-usage-ambiguous = { $what } could mean several options.
cli-usage-argument = { $what }: { $value }
cli-usage-number = { $value } is no whole number of { $low } or more.
cli-usage-number-between = { $value } is no whole number from { $low } to { NUMBER($high, useGrouping: 0) }.
cli-usage-set = { $value } is not of the form option=value.
cli-usage-more = See "{ $command } --help".

## Refusals
cli-interrupted = interrupted
cli-cannot-read = cannot read { $file }: { $reason }
cli-cannot-write = cannot write { $file }: { $reason }
cli-cannot-load = the game { $game } does not load: { $reason }
cli-cannot-import = something needed is not installed here: { $reason }
cli-no-games = no games are installed

## Games
cli-games-facts = { "  " }{ $low } to { $high } players, about { $minutes } minutes
cli-games-unfinished = { "  " }not finished yet

## Scenes
# How players are called where the game does not say.
seat = Player { $number }
cli-you = { $name } (you)
cli-turn = to move
cli-place = { $board }, { $what }: { $where }
cli-marked = marked places
cli-edge =
    { $kind ->
        [door] door
        [locked] locked door
        [portcullis] portcullis
        [gate] gate
       *[other] { $kind }
    }
cli-side =
    { $shape ->
        [hex] { $side ->
            [0] east
            [1] south-east
            [2] south-west
            [3] west
            [4] north-west
           *[5] north-east
        }
       *[square] { $side ->
            [0] north
            [1] east
            [2] south
           *[3] west
        }
    }
cli-track = { $label }: { $at } of { $length }
cli-track-bare = { $label }: from { $first } to { $last }
cli-acting = acting now
cli-done = done
cli-member = { $group }: { $member }
cli-slot = { $mat }, { $slot }: { $held }
cli-locked = locked
cli-empty = empty
cli-fog = not yet revealed
cli-cards =
    { $known ->
        [0] { $count ->
            [0] none
            [one] { $count } card
           *[other] { $count } cards
        }
       *[other] { $count } more
    }
cli-odds = ({ $percent }% chance)
cli-refused = Not possible: { $what }. { $reason }
cli-map-part = Map, part { $n } of { $count }, from left to right:
cli-map-player = P{ $n }
cli-winners =
    { $count ->
        [0] Nobody wins.
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
cli-scores = Scores: { $scores }.

## Play
cli-which = Which game?
cli-which-again = Please type the number or the name of a game.
cli-which-none = no game was chosen
cli-prompt = Your choice (1-{ $count }, ? for help):
cli-play-welcome =
    { $seats ->
        [one] { $title }, 1 player. Type a number to choose, ? for help.
       *[other] { $title }, { $seats } players. Type a number to choose, ? for help.
    }
cli-play-practice = This is a practice game: its dice were chosen by a seed.
cli-play-help =
    A number: choose that option.
    u: undo your last choice. o: standing offers, what you may do at any time.
    b: show the whole board again. c: read the cards you see. r: read the rules behind this question.
    d: duties, what you decide for the game and not for yourself: leave them to a bot or take them back.
    q: quit. ?: this help.
cli-play-again = Please type a number from 1 to { $count }, or ? for help.
cli-play-quit = Until next time.
cli-play-kept = The game is kept in { $file }.
cli-play-exists = { $file } is there already; play it on with --load { $file }
cli-play-loaded = seats, options and seed of a kept game cannot be changed
cli-play-other = { $file } holds a game of { $game }
cli-curtain = Pass the keyboard to { $name }, who presses Enter:
cli-sure = { $what }. Are you sure? (y/n)
cli-sure-draws = { $what }. This cannot be taken back. Are you sure? (y/n)
cli-duty-mine = It is for { $name } to { $duty }.
cli-duty-bot = It is for a bot to { $duty }, in place of { $name }.
cli-duties-none = There are no duties in this game: nothing that a player decides for the game alone.
cli-duties-prompt = The number of what is to change hands, or Enter for none:
cli-offers = You may at any time:
cli-offers-none = There is nothing you may do now besides answering.
cli-offers-prompt = The number of an offer, or Enter to take none:
cli-undo-consent = Do all agree to go back to your last choice? Dice and cards will fall anew. (y/n)
cli-undone = Taken back.

## Simulate
cli-seat = seat
cli-bot = bot
cli-wins = wins
cli-score = score, mean
cli-decisions = decisions a game, mean
cli-low = lowest
cli-median = median
cli-p95 = 95th percentile
cli-high = highest
cli-ends = how it ended
cli-games = games
cli-simulate-shared = Shared victories: { $shared }. Games nobody won: { $nobody }.
cli-simulate-speed = { $games } games in { $seconds } s: { $speed } games a second with { $jobs ->
        [one] one process
       *[other] { $jobs } processes
    }.
cli-simulate-failed = the game of seed { $seed } failed at entry { $entry }: { $reason }

## Match and ladder
cli-rate = won
cli-interval = 95% sure
cli-pace = ms an answer
cli-match-failed = the game of seed { $seed } failed: { $reason }
cli-ladder-no-plan = there is no plan { $file }; say where it is with --plan
cli-ladder-no-rung = there is no rung { $name }; the rungs are: { $rungs }

## Replay
cli-replaying = replaying
cli-replay-short = there is no entry { $at }; the record has { $count }
cli-replay-board = After entry { $number }:
cli-replay-asked = { $name } is asked: { $kind }.
cli-took-back = { $name } takes back a choice.
cli-verified = True: { $game }, { $entries } entries. The chance key and { $digests ->
        [one] one fingerprint
       *[other] { $digests } fingerprints
    } agree.
cli-verified-running = The game is not over in this record.
cli-verified-practice = It is a practice game: its chance key was chosen.

## Rules
cli-rules-none = { $game } has no rulebook here
cli-rules-language = { $game } has no English rulebook
cli-rules-unknown = there is no rule { $rule }; near: { $near }
cli-rules-checkout = coverage is read from the tests, which are in a source checkout only
cli-rules-code = code
cli-rules-tests = tests
cli-rules-stray = { $rule } is not in the rulebook, but named in { $where }
cli-rules-covered = { $tested } of { $count } rules have a test.

## Bench
cli-bench-head = Python { $python }, one core, its working time. Copies in microseconds: mean / 95th percentile / maximum over the decisions of whole random games; each copy is made { $looks } times in a row, and the middle time counts. Decisions a second are taken in turns with catanatron, half a second each, and the middle ones count.
cli-bench-compiled = compiled
cli-bench-interpreted = interpreted
cli-bench-core = engine alone
cli-bench-core-table = a decision at a table, µs
cli-bench-core-once = a decision in a copy played once, µs
cli-bench-title = { $name }, { $seats } seats
cli-bench-state = state copy, µs
cli-bench-clone = clone, µs
cli-bench-hidden = copy as a seat may know it, µs
cli-bench-again = clone of such a copy, µs
cli-bench-tape = answers a clone plays again
cli-bench-decisions = decisions a second
cli-bench-once = decisions a second, played once
cli-bench-times = times catanatron's, played in turns
cli-bench-once-times = played once, times catanatron's
cli-bench-games = games a second
cli-bench-replay = replay of { NUMBER($answers) } answers
cli-bench-size = record, raw / compressed
cli-bench-joined =
    { $games ->
        [one] The record of { NUMBER($answers) } answers is one game.
       *[other] The record of { NUMBER($answers) } answers is joined from { $games } games; a decision has two options or more.
    }
cli-bench-goal = { $measured } (goal: { $goal })
cli-bench-alone = catanatron is not installed, so there is nothing beside it; "make bench" installs it.
cli-bench-stale = build/compiled is left out: it is older than the source ({ $count } files, such as { $file }); "make compiled" renews it
cli-bench-failed = measuring failed: { $reason }

## Serve
cli-help-db = database file (else in the user's data folder)
cli-serve-port = the port ({ $port }, or the next free one)
cli-serve-host = the address to listen on (127.0.0.1: this machine only)
cli-serve-no-browser = do not open a browser
cli-serve-settings = settings in a TOML file
cli-serve-set = one setting; may be given several times
cli-serve-access-log = log every request
cli-serve-at = Grimorio is at { $address }  (Ctrl+C ends it)
cli-serve-others = Others on this network find it at { $address }
cli-serve-in-use = port { $port } is in use
cli-serve-cannot-listen = cannot listen at { $address }: { $reason }
cli-serve-bad-settings = these settings make no sense: { $reason }
cli-storage = the tables cannot be reached: { $reason }
cli-no-database = there is no database { $file }

## Tables
cli-help-actions = what to do
cli-usage-time = { $value } is no time: write 90d, 12w or 36h.
cli-tables-list = list the tables played last
cli-tables-status = only those that are running, over or frozen
cli-tables-limit = how many (50)
cli-tables-show = all about one table, with what went wrong at it
cli-tables-rollback = go back to an earlier entry; what came after stays in the log
cli-tables-freeze = let nobody play until it is thawed
cli-tables-thaw = let a frozen table run again
cli-tables-export = its record, with the chance key
cli-tables-delete = forget tables not played for long
cli-tables-fame = list the hall of fame
cli-tables-strike = take a name off the hall of fame
cli-tables-name = the name, as it stands there
cli-tables-of-game = only in this game
cli-tables-at-table = only what it did at this table
cli-tables-backup = a copy of everything, while tables run
cli-tables-table = the table's id, as "grimorio tables list" says it
cli-tables-to = the number of the entry
cli-tables-reason = why, for the host
cli-tables-output = write it to this file
cli-tables-older = not played for so long: 90d, 12w or 36h
cli-tables-frozen-too = frozen ones too
cli-tables-file = the file to write
cli-tables-head-table = table
cli-tables-head-name = name
cli-tables-head-score = score
cli-tables-head-game = game
cli-tables-head-status = status
cli-tables-head-entries = entries
cli-tables-head-played = last played
cli-tables-is-running = running
cli-tables-is-over = over
cli-tables-is-frozen = frozen
cli-tables-game = { $table }: { $game }, ruleset { $ruleset }, options: { $options }
cli-tables-stands = { $status } at entry { $number } { $reason }
cli-tables-played = made { $made }, last played { $played }
cli-tables-seat-bot = seat { $seat }: the bot { $bot }, { $name }
cli-tables-seat-claimed = seat { $seat }: a person, { $name }
cli-tables-seat-open = seat { $seat }: open, { $name }
cli-tables-entry = entry { $number }, seat { $seat }, { $kind }:
cli-tables-report = At entry { $number }, { $when }: { $what }
cli-tables-by-host = frozen by the host
cli-tables-rolled-back = { $table } is where it was at entry { $to }; its log is at { $number }
cli-tables-frozen = { $table } is frozen
cli-tables-thawed = { $table } runs again
cli-tables-exported = written to { $file }; it holds the chance key
cli-tables-deleted =
    { $count ->
        [one] 1 table deleted
       *[other] { $count } tables deleted
    }
cli-tables-struck =
    { $count ->
        [one] { $name } is off the hall of fame: 1 line
       *[other] { $name } is off the hall of fame: { $count } lines
    }
cli-tables-not-there = { $name } does not stand in the hall of fame
cli-tables-backed-up = everything is in { $file }

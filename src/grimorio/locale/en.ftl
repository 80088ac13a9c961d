# Why something was refused: engine, bots, trials, command line and table. What a title refuses
# stands in the title's own locale. A numeral that may be long is written without grouping.

## Games and their options
refusal-unknown-game = no game '{ $game }'; installed: { $games }
refusal-no-games = no game '{ $game }'; installed: none
refusal-unloadable-game = { $game } is installed but cannot be loaded; on its machine, "grimorio games" says why
refusal-bad-words = the words of { $game } do not agree: { $faults }
refusal-bad-seats = { $game } is played by { $low } to { $high }, not by { NUMBER($seats, useGrouping: 0) }
refusal-bad-value = option '{ $option }' cannot be '{ $value }'; it takes: { $values }
refusal-no-such-option = { $game } has no option '{ $option }'; it has: { $options }
refusal-no-options = { $game } has no option '{ $option }'; it has: none

## New titles
refusal-folder-there = no title was made: { $folder } is there already; nothing was changed
refusal-no-name = no title was made: '{ $name }' is no name for a title: 2 to 30 small letters, digits and _, a letter first, two letters at least
refusal-python-word = no title was made: '{ $name }' is a word of Python
refusal-title-there = no title was made: a title called '{ $name }' is installed already
refusal-module-there = no title was made: Python has a module called '{ $name }' already

## Playing
refusal-game-over = the game is over
refusal-over-for-good = the game is over; its chance key may be known
refusal-no-such-seat = there is no seat { NUMBER($seat, useGrouping: 0) }; seats are 0 to { $last }
refusal-no-such-player = there is no player { NUMBER($player, useGrouping: 0) }; players are 1 to { $last }
refusal-not-asked = seat { NUMBER($seat, useGrouping: 0) } is not asked anything now
refusal-already-answered = seat { $seat } has already answered
refusal-not-offered =
    { $more ->
        [0] { $answer } is no answer to '{ $kind }'; the options: { $options }
       *[other] { $answer } is no answer to '{ $kind }'; the options: { $options } and { NUMBER($more, useGrouping: 0) } more
    }
refusal-no-offer = seat { $seat } has no standing offer '{ $offer }' now
refusal-no-sign = seat { $seat } can show no such sign now
refusal-rule-failed = the answer was not taken: a rule failed on '{ $answer }': { $detail }
refusal-broken-rules = the rules of this game are broken: { $detail }
refusal-played-once = a copy to be played once cannot be copied
refusal-dealt-anew = a copy with hidden things dealt anew is no game to be recorded

## Taking back
refusal-undo-nothing = there is nothing to take back
refusal-undo-silent = a silent copy does not keep what undo needs
refusal-undo-others-depend = this cannot be taken back freely: what others did since would no longer fit
refusal-undo-nothing-else = this cannot be taken back freely: after what others did since there is nothing else to answer
refusal-undo-consent-since = this cannot be taken back freely: steps were taken back by consent since
refusal-undo-others-since = this cannot be taken back freely: somebody else has answered since
refusal-undo-chance-since = this cannot be taken back freely: dice were rolled or cards drawn since
refusal-undo-revealed-since = this cannot be taken back freely: something hidden became known since

## Records and checkpoints
refusal-bad-record = this record is not valid: { $why }
refusal-bad-entry = this record is not valid: entry { NUMBER($entry, useGrouping: 0) }: { $why }
refusal-other-version = this record is of another version: { $why }
refusal-not-a-record = not a record: { $detail }
refusal-not-text = not a record: not text
refusal-not-an-entry = not an entry: { $line }
refusal-no-such-entry = there is no entry { NUMBER($at, useGrouping: 0) }
refusal-record-too-large = larger than { $megabytes } MB: no record of a game is that large
refusal-record-too-long = more than { NUMBER($entries, useGrouping: 0) } entries: no game is that long
refusal-stray-digest = a fingerprint of no entry
refusal-differs = the game differs from here on from the one recorded
refusal-entries-missing = entries are missing after this one
refusal-cut-off = cut off: it once had { NUMBER($entries, useGrouping: 0) } entries
refusal-past-elsewhere = this game was resumed from a checkpoint; its past is with the table
refusal-key-missing = the chance key is not in it: its game was still running
refusal-key-none = the chance key is not a key
refusal-key-other = the chance key is not the one its hash announced
refusal-other-format = format { $theirs }; this version reads format { $ours }
refusal-other-ruleset = { $game } ruleset { NUMBER($theirs, useGrouping: 0) }; here is ruleset { $ours }; Grimorio { $release } plays it
refusal-lost-ruleset = { $game } ruleset { NUMBER($theirs, useGrouping: 0) }; here is ruleset { $ours }; no version known here plays it
refusal-other-content = other content of { $game } than here ({ $ours })
refusal-not-a-checkpoint = not a checkpoint: { $detail }
refusal-content-gone = this game needs the { $noun } “{ $id }”, which this release does not have any more
refusal-checkpoint-shut = the checkpoint does not open: { $detail }

## Bots and trials
refusal-unknown-bot = no bot '{ $bot }'; installed: { $bots }
refusal-bots-for-seats = { $bots } bots for { $seats } seats; name one for all or one for each
refusal-bots-one-each = { $bots } bots for { $seats } seats; name one for each
refusal-no-games-wanted = at least one game is to be played

## The table: seats
refusal-bad-invitation = the invitation is wrong, or it was used
refusal-used-invitation = the invitation was used
refusal-bad-token = the token holds no seat at this table
refusal-seat-needed = only somebody who sits at the table may do this
refusal-seat-lost = somebody else plays in this seat now; it can be taken back
refusal-seat-returned = the player whose seat it was is back
refusal-seat-unknown = there is no such seat
refusal-seat-not-held = this line does not hold that seat
refusal-seat-not-seen = this line does not see that seat
refusal-seat-of-bot = no person has that seat
refusal-seat-unclaimed = nobody has taken the seat yet: its invitation is still open
refusal-player-present = its player is at the table
refusal-away-too-short = its player has not been away for long enough
refusal-bot-plays = a bot plays there already
refusal-seat-for-bot = only one person is left who could agree: a bot may play there if that person asks for it, nobody else
refusal-refused-lately = somebody at the table said no not long ago
refusal-holds-a-seat = whoever has a seat at this table cannot take a second one
refusal-not-free-yet = the seat is not free
refusal-unknown-duty = no duty '{ $duty }'; there are: { $duties }
refusal-own-eyes = while the game runs, you see only what your own seat sees

## The table: playing
refusal-question-closed = the question this seat saw is closed
refusal-happened-since = something has happened since
refusal-changed-by-host = the table was changed by its host
refusal-frozen = the table is frozen: its host has to look at it
refusal-frozen-by-host = the table was frozen by its host
refusal-failed-rule = a rule failed; the table is as it was, its host can see why
refusal-going-back-failed = going back failed; the table is as it was, its host can see why
refusal-not-drawn = the table cannot be drawn; its host can see why
refusal-nobody-to-agree = nobody else sits at the table who could agree
refusal-consent-open = the others are being asked something already
refusal-no-consent = that is no longer asked
refusal-not-asked-to-agree = this seat is not asked to agree
refusal-hints-off = there are no hints at this table
refusal-no-hint = the dragon failed; its host can see why
refusal-no-time-for-hints = the dragon has no time left for hints here; try again later

## The table: its past
refusal-not-so-far = the table has come to { NUMBER($number, useGrouping: 0) } only
refusal-rules-gone = the rules of that time are gone
refusal-over-there = there the game was over
refusal-fork-running = while the game runs, only its players may fork it
refusal-rematch-players = only a player may ask for a rematch
refusal-rematch-running = first this game must end
refusal-record-running = the record holds the chance key: it is given once the game is over
refusal-record-broken = there is no record: its rules changed while it was played, or its host rolled it back
refusal-check-failed = the game could not be played again; its host can see why
refusal-record-of-fork = there is no record: it did not start at the beginning, it was forked
refusal-ruleset-gone = the rules of that time (ruleset { $ruleset }) are gone
refusal-log-ends = the log ends at { NUMBER($log, useGrouping: 0) }, the table at { NUMBER($table, useGrouping: 0) }
refusal-told-otherwise = told otherwise than before
refusal-told-otherwise-since = told otherwise than before, since entry { NUMBER($since, useGrouping: 0) }
refusal-checkpoints-missing = its checkpoints are missing

## The table: its host
refusal-no-such-table = there is no table '{ $table }'
refusal-table-deleted = the table was deleted by its host
refusal-rollback-over = the game is over and its chance key is known; fork it instead
refusal-rollback-where = the table is at { NUMBER($number, useGrouping: 0) }; it can go back to 0 and more
refusal-not-frozen =
    { $status ->
        [over] the table is not frozen: its game is over
       *[running] the table is not frozen: it is running
    }
refusal-practice-only = only a practice game may have a seed, or the dice of another game
refusal-dice-unknown = its dice are known once its game is over
refusal-table-unread = the table cannot be read now
refusal-table-damaged = what is stored of this table is damaged; it waits for its host
refusal-table-unkept = the table could not be put on disk
refusal-answer-unkept = the answer could not be put on disk; it was not taken
refusal-open-again = the table must be opened again
refusal-storage-down = the storage cannot do this now

## The table: requests
refusal-misread = { $detail }
refusal-no-such-address = there is no such address
refusal-no-language = there is no language { $lang }; there are { $languages }
refusal-no-rulebook = { $game } has no rulebook in the language { $lang }
refusal-no-solution = there is no puzzle { $puzzle } with a solution
refusal-not-measured = nothing is measured there
refusal-piece-unknown = nothing is known of that piece
refusal-bad-method = this address takes no { $method }
refusal-request-too-large = the request is too large
refusal-setting-below-0 = { $name }: { $number } is not 0 or more
refusal-setting-without-value = a setting is NAME=VALUE, not “{ $text }”
refusal-setting-unknown = there is no setting { $name }
refusal-setting-misread = a value cannot be read: { $detail }
refusal-settings-no-toml = { $file } is not a TOML file: { $detail }
refusal-proxies-too-many = trusted_proxies: { $proxies } would believe far too many
refusal-proxies-everybody = trusted_proxies: “*” would believe everybody; name the proxy
refusal-proxy-unknown = trusted_proxies: “{ $proxy }” is neither an address nor a network
refusal-too-deep = the request is nested too deep
refusal-failed-here = something failed here; its host can see what
refusal-bad-origin = the page is not this table's
refusal-bad-host = this server does not go by the name { $host }; whoever runs it can allow it with the setting hosts
refusal-address-too-long = an address here has at most { NUMBER($length, useGrouping: 0) } characters
refusal-no-hello = the first message did not come in time
refusal-bad-hello = not a first message: { $detail }
refusal-bad-message = not a message this line takes
refusal-too-much-nonsense = too many messages on this line make no sense
refusal-message-too-large = a message may have { NUMBER($bytes, useGrouping: 0) } bytes
refusal-upload-too-large = a record may have { NUMBER($bytes, useGrouping: 0) } bytes
refusal-too-many-messages = too many messages on this line
refusal-too-many-lines = too many live lines are open
refusal-too-many-tables = too many new tables from this address; try again later
refusal-log-full = the log of this table is full: it has { NUMBER($number, useGrouping: 0) } entries
refusal-log-half-full = the log of this table is so long that nothing can be taken back any more
refusal-log-too-long = a record may have { NUMBER($number, useGrouping: 0) } entries
refusal-too-many-imports = too many records are being brought at this moment; try again soon
refusal-too-many-requests = too many requests from this address; try again in a moment
refusal-too-much-unread = too many answers to this address are still to be read; try again in a moment
refusal-job-late = not done in { $seconds } s
refusal-job-process = its process ended: { $detail }
refusal-job-memory = too large for the memory given to it
refusal-job-raised = it failed: { $detail }

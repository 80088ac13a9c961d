### The name of the game, and the options of a table.

title = Tash-Kalar
title-blurb = Set pieces on the sand until they form a pattern, and something steps out of it. Two to four magicians, one arena.

## Options of a table

setting-form = Form
setting-form-help = Deathmatch is a duel for two sides and a melee for three or four players; in Elite two sides race for tasks and legendary pieces.
setting-form-deathmatch = deathmatch
setting-form-elite = elite
setting-teams = Teams
setting-teams-help = Four players in two pairs; partners sit opposite each other and share their pieces and their legends, which both of them see. Beings and flares they keep to themselves.
setting-schools = Schools
setting-schools-help = Dealt at random, or chosen one after another.
setting-schools-random = at random
setting-schools-chosen = chosen
setting-starter = Who begins
setting-starter-help = Drawn at random, or agreed: any seat may begin.
setting-starter-random = drawn at random
setting-starter-first_seat = the first seat
setting-starter-second_seat = the second seat
setting-starter-third_seat = the third seat
setting-starter-fourth_seat = the fourth seat
setting-melee_end = End of a melee
setting-melee_end-help = At how many points of one colour it ends. The sheet we follow and the publisher's English sheet have the two numbers the other way round.
setting-melee_end-12_with_4 = 12 with four players, 10 with three
setting-melee_end-12_with_3 = 12 with three players, 10 with four
setting-puzzle = Puzzle
setting-puzzle-help = Start from a position and find the best turn.
setting-puzzle-none = none
setting-puzzle-1 = First puzzle: reach 3 points with one action
setting-puzzle-2 = Second puzzle: reach 11 points, from 6
setting-puzzle-3 = Third puzzle: reach 3 points
setting-puzzle-4 = Fourth puzzle: reach 4 points
setting-puzzle-5 = Fifth puzzle: reach 8 points, from 3

## Options that do not go together

refusal-puzzle-seats = a puzzle is laid out for 2 players, not { $seats }
refusal-puzzle-setting = a puzzle brings its own setting: { $setting }
refusal-teams-seats = teams are two pairs: 4 players, not { $seats }
refusal-starter-seats = { $seats } play, so nobody has { $seat } to begin
refusal-elite-seats = elite is played by two sides: 2 players or teams, not { $seats } players

### The name of the game, and the options of a table.

title = Dungeon Alliance
title-blurb = Lead four heroes into a dungeon that grows door by door, fight with the cards of one deck, and spend what you learn on better ones. One to four alliances, four rounds.

## Options of a table

setting-heroes = Heroes
setting-heroes-help = Drafted one by one, dealt at random, or one of the ready alliances each.
setting-heroes-draft = drafted
setting-heroes-random = at random
setting-heroes-ready = ready alliances
setting-versus = Player versus Player
setting-versus-help = Alliances may attack each other: two points of damage are worth one of experience. On the starting tile of its own colour a hero neither attacks heroes nor is attacked by them.
setting-basic = Basic Game
setting-basic-help = A gentle first game: of its own cards each hero keeps one, and eight plain cards for everybody join the deck.
setting-together = Together
setting-together-help = All alliances against the dungeon, with one common score and a goal: a variant of our own. The solo cards move the monsters, one card for each player in every cycle.
setting-together-no = no
setting-together-usual = yes
setting-together-hard = yes, a hard goal

## Options that do not go together

refusal-versus-alone = Player versus Player needs two alliances at least, not { $seats }
refusal-together-alone = playing together needs two alliances at least, not { $seats }; one alone plays solo
refusal-together-versus = whoever plays together against the dungeon does not fight the other alliances

### The name of the game, and the options of a table.

title = Euthia: Torment of Resurrection
title-blurb = Two to four heroes walk a map that grows under their feet, fight monsters that a rival plays, trade, mine and train. Six or eight rounds, and the greatest Reputation wins.

setting-scenario = Scenario
setting-scenario-help = The Short Hunt: six rounds on Chapters I to III, and a good start. The Hunt: eight rounds on Chapters I to IV, and hardly anything to begin with. Trophies kept in Bags count at the end of both; the rules are ours.
setting-scenario-short-hunt = The Short Hunt
setting-scenario-hunt = The Hunt

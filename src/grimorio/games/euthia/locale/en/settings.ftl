### The name of the game, and the options of a table.

title = Euthia: Torment of Resurrection
title-blurb = Two to four heroes walk a map that grows under their feet, fight monsters that a rival plays, trade, mine and train. Six rounds, and the greatest Reputation wins.

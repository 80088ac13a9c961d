title = Dash
title-blurb = A short race: roll, add a boost if you like, and be the first at the goal.
seat =
    { $n ->
        [0] Hare
        [1] Fox
        [2] Deer
       *[other] Wolf
    }
seat-name = { seat }
headline = The goal is at { $goal }.
hand = Hand of { $seat }
stat-at = Distance

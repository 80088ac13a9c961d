### Wisps, in English. The ids are those of view.py and of docs/wire.md, "Texts".

title = Wisps
title-blurb = Lure three will-o'-the-wisps into your lantern before the others do, or before dawn.

setting-rounds = Length of the night
setting-rounds-help = How many rounds are played before dawn ends the game.

## Who

# The name of a seat where no player has given one.
seat =
    { $n ->
        [0] Lark
        [1] Moth
        [2] Heron
        [3] Otter
       *[other] Bearer { $n }
    }
seat-name = { seat }
gone = gone home

## The marsh

marsh = The marsh
wisp = Wisp
cell =
    { $n ->
        [0] Lark's Landing
        [1] Crooked Jetty
        [2] Heron's Rest
        [3] Widow's Pool
        [4] Old Mill
        [5] Eel Run
        [6] Grey Stones
        [7] Drowned Bell
        [8] Toad Hollow
        [9] Lantern Oak
        [10] Peat Cut
        [11] Blackwater
        [12] Frogs' Choir
        [13] Mist Ford
        [14] Lost Boot
        [15] Sunken Chapel
        [16] Otter's Holt
        [17] Bittern Reeds
        [18] Moth Meadow
       *[other] Cell { $n }
    }

## Cards

card-type = Night card
card-gust = Gust
card-gust-text =
    Play it when somebody else reaches for a wisp: their roll counts 2 less. You may set out with it
    only if you hold no steps at all, and then you stay where you are.
card-step =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
card-step-text =
    { $n ->
        [one] Walk 1 cell, or stay. Short steps go first.
       *[other] Walk up to { $n } cells, or stay. Short steps go first.
    }
stat-steps = Steps

## On the table

hand = Hand of { $seat }
deck = Deck
discard = Discards
stat-caught = Wisps caught
headline =
    { $rounds ->
        [0] Dawn breaks.
        [one] The last round before dawn. { $first } carries the lead lantern.
       *[other] { $rounds } rounds until dawn. { $first } carries the lead lantern.
    }

## Questions

ask-pick = Pick a card in secret: how far will you go?
ask-walk =
    { $steps ->
        [one] Walk 1 cell, or stay where you are.
       *[other] Walk up to { $steps } cells, or stay where you are.
    }
ask-gust = { $against } reaches for a wisp. Will you send a gust?
option-pass = Hold your breath
option-gust = Send a gust
option-stay = Stay at { $cell }
option-walk = Walk to { $cell }
offer-leave = Go home

## What happened

event-round =
    { $rounds ->
        [one] The sky turns grey: this is the last round before dawn.
       *[other] Lights dance over the marsh. { $rounds } rounds until dawn.
    }
event-picked = { $seat } turns over “{ $card }”.
event-walked = { $seat } wades to { $cell }.
event-caught =
    { $gusts ->
        [0] { $seat } reaches for the wisp, rolls { $roll } and has it!
        [one] { $seat } shields the flame, rolls { $roll } against the gust and has the wisp all the same!
       *[other] { $seat } shields the flame, rolls { $roll } against { $gusts } gusts and has the wisp all the same!
    }
event-missed =
    { $gusts ->
        [0] { $seat } reaches for the wisp but rolls { $roll }: it slips away into the dark.
        [one] { $seat } reaches for the wisp and rolls { $roll }, but the gust carries it off.
       *[other] { $seat } reaches for the wisp and rolls { $roll }, but { $gusts } gusts carry it off.
    }
event-gusted = { $seat } sends a gust across the water at { $against }.
event-drew = { $seat } draws “{ $card }”.
event-mixed = The deck is spent; the discards are mixed into a new one.
event-dropped = { $seat } drops “{ $card }” in the reeds.
event-left = { $seat } has had enough of wet boots and goes home.

## How it ended

score =
    { $score ->
        [-1] went home
       *[other] { $score }
    }
outcome-goal = Three wisps glow in one lantern: the hunt is over.
outcome-alone = Only one light is left in the marsh.
outcome-dawn = The sun comes up, and the catch is counted.

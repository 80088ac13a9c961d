### Bazaar, in English. The ids are those of view.py and of docs/wire.md, "Texts".

title = Bazaar
title-blurb = Show wares in secret, shop all at once, and choose the road of the caravan together.

setting-party = The caravan's road
setting-party-help = How the traders decide together which road the caravan takes.
setting-party-first = the first answer counts
setting-party-leader = the leader decides
setting-party-all = all must agree
setting-party-majority = most decide
setting-days = Days
setting-days-help = How many days the caravan travels.

## Who

seat =
    { $n ->
        [0] Amber
        [1] Basil
        [2] Cumin
        [3] Dahlia
       *[other] Trader { $n }
    }
seat-name = { seat }

## Wares, goods and roads

ware-type = Ware
ware =
    { $n ->
        [1] Salt
        [2] Copper
        [3] Silk
        [4] Pearls
       *[other] Ware { $n }
    }
good-type = Good
good =
    { $n ->
        [0] Lucky bag
        [1] Lamp
        [2] Carpet
        [3] Spice
       *[other] Good { $n }
    }
good-bag = Holds a good of the store at random.
good-sells = Sells at the end of this road: { $road }.
road =
    { $n ->
        [1] Desert road
        [2] Mountain road
        [3] River road
       *[other] Road { $n }
    }

## On the table

land = The land
land-cell = Place { $n }
camp = Camp
hand = Wares of { $seat }
aside = Set aside
deck = Wares to draw
discard = Wares shown
counter = Counter
store = Store
goods = Goods of { $seat }
days = Days left
stat-coins = Coins
stat-points = Points
stat-worth = Worth
stat-price = Price
headline =
    { $days ->
        [0] The caravan is home.
        [one] The last day.
       *[other] { $days } days until the caravan is home.
    }

## Questions

ask-lead = Set a ware aside in secret: the one that leads.
ask-second = { $lead } leads. Set a second ware aside in secret.
ask-buy =
    { $coins ->
        [one] The market is open. You have 1 coin.
       *[other] The market is open. You have { $coins } coins.
    }
ask-road =
    { $days ->
        [one] Which road does the caravan take on its last day?
       *[other] Which road does the caravan take? { $days } days are left.
    }
option-done = Buy nothing more
option-buy =
    { $price ->
        [one] Buy { $good } for 1 coin
       *[other] Buy { $good } for { $price } coins
    }
option-road = Take the { $road }

## What happened

event-day =
    { $days ->
        [one] The last day begins.
       *[other] A new day begins. { $days } days are left.
    }
event-aside = { $seat } sets { $ware } aside.
event-showed = { $seat } shows { $lead } and { $second }.
event-earned =
    { $coins ->
        [one] { $seat } earns 1 coin.
       *[other] { $seat } earns { $coins } coins.
    }
event-bought = { $seat } buys { $good }.
event-opened = { $seat } opens the lucky bag and finds { $good }.
event-closed =
    { $sold ->
        [0] The market closes. Nothing was sold.
        [one] The market closes. One good was sold.
       *[other] The market closes. { $sold } goods were sold.
    }
event-came = The caravan takes the { $road }. The die shows { $roll }.
event-sold =
    { $points ->
        [one] { $seat } sells goods for 1 point.
       *[other] { $seat } sells goods for { $points } points.
    }
event-drew = { $seat } draws { $ware }.
event-mixed = The wares are used up; those shown are mixed again.

## How it ended

outcome-home = The caravan is home, and the points are counted.

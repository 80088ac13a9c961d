### What is asked, and the answers.

## The table

ask-choose_hero = Which hero do you play?
ask-act =
    { $moves ->
        [0] Your turn. What do you do?
        [one] { $moves } Movement Point left. What do you do?
       *[other] { $moves } Movement Points left. What do you do?
    }
ask-lay =
    { $chapter ->
        [1] A tile of Chapter I: where does it go?
        [2] A tile of Chapter II: where does it go?
        [3] A tile of Chapter III: where does it go?
       *[4] A tile of Chapter IV: where does it go?
    }
ask-give_up = There is no room for everything. What do you give up?
ask-discard =
    { $over ->
        [one] { $over } card too many. What do you discard?
       *[other] { $over } cards too many. What do you discard?
    }
ask-keep_one = Which one do you keep?
ask-trade = { $shop }: you have { $gold } Gold. What do you do?
ask-sell_first = { $to } wants 1 Gold, and you have none. What do you sell first?
## A turn

option-march =
    { $moves ->
        [one] { $action } token: { $moves } Movement Point
       *[other] { $action } token: { $moves } Movement Points
    }
option-go = To { $spot }
option-go-fight = Fight at { $spot }
option-exchange = Four Silver cards for a Gold card
option-end = End the turn
option-end-save = End the turn, keep { $action }
option-lay = Lay it { $space }
option-throw = Give up { $piece }
option-throw-new = Give up { $piece }
option-discard = Discard { $card }
option-mine = Mine here
option-mine-cart = Mine here with { $with }
option-trade = Trade here
option-church-heal = Church: heal { $heals } for 1 Gold
option-church-potion = Church: a Healing Potion for 1 Gold
option-treasure = Take the Treasure
option-portal = Through the portal to { $hex }
option-use-here = { $use }: { $does }
option-put =
    { $empty ->
        [yes] Put { $piece } in { $to }
       *[no] Exchange { $piece } and { $other }
    }
option-set = Set { $piece } in { $other }

ask-teleport =
    { $reach ->
        [-1] You teleport. Where to?
       *[other] You teleport up to { $reach } hexes away. Where to?
    }
ask-roll = Your roll comes to { $value }. Do you change it?
option-confront = Confront the Elemental

## Trade

option-buy = Buy { $piece } for { $price }
option-new-offer = A new Offer
option-new-offer-paid = A new Offer for 1 Gold
option-sell = Sell { $piece } for { $brings }
option-sell-new = Sell { $piece } for { $brings }
option-heal = Heal { $heals } for 1 Gold
option-buy-gaar = A Gaar token for 1 Gold
option-unveil =
    { $tiles ->
        [one] Unveil { $tiles } tile for 1 Gold
       *[other] Unveil { $tiles } tiles for 1 Gold
    }
option-train = Train { $piece } for { $price }
option-buy-own = Buy { $piece } for { $price }
option-forget = Take { $piece } off the board
option-unlock = Unlock { $place } for { $price }
option-done = Done

### What happened: the log.

event-chosen = { $seat } plays { $hero }.
event-starts = { $seat } begins every round.
event-round = Round { $round } of { $of } begins.
event-turn = { $seat } takes a turn.
event-placed = { $seat } starts at { $spot }.
event-marched =
    { $moves ->
        [one] { $seat } spends the { $action } token to move: { $moves } Movement Point.
       *[other] { $seat } spends the { $action } token to move: { $moves } Movement Points.
    }
event-went = { $seat } goes to { $spot }.
event-laid = { $seat } finds new land, { $space }: { $tile }.
event-saved = { $seat } keeps the { $action } token for the next turn.
event-gained =
    { $gold ->
        [0] { $seat } gains { $gaar } Gaar.
       *[other]
            { $gaar ->
                [0] { $seat } gains { $gold } Gold.
               *[other] { $seat } gains { $gold } Gold and { $gaar } Gaar.
            }
    }
event-paid = { $seat } pays { $to } 1 Gold.
event-famed = { $seat }: Reputation { $by }, now { $reputation }.
event-stored = { $seat } gains { $piece }.
event-drew =
    { $golden ->
        [0] { $seat } draws a Silver card.
       *[other] { $seat } draws a Gold card.
    }
event-drew_card = { $seat } draws { $card }.
event-threw = { $seat } gives up { $piece }.
event-discarded = { $seat } discards { $card }.
event-exchanged = { $seat } exchanges four Silver cards for a Gold card.
event-mined = { $seat } mines at { $hex }.
event-dug = { $seat } digs up { $pieces }.
event-found = { $seat } opens the Treasure at { $hex }.
event-went_far = { $seat } teleports.
event-moved = { $seat } moves { $piece } to { $place }.
event-set_in = { $seat } sets { $gem } in { $tile }.
event-trades = { $seat } trades: { $shop }.
event-bought = { $seat } buys { $piece } for { $gold } Gold.
event-sold = { $seat } sells { $piece } for { $gold } Gold.
event-offered = { $shop } now offer { $pieces }.
event-unveiled = { $seat } unveils { $pieces }.
event-put_back = { $seat } puts { $piece } back in the box.
event-trained = { $seat } trains { $piece } for { $gold } Gold.
event-forgot = { $seat } takes { $piece } off the board.
event-unlocked = { $seat } unlocks a place: { $place }.

## A combat

event-got_gaar = { $seat } gains { $count } Gaar.
event-got_trophy = { $seat } keeps { $monster } as a Trophy.

event-confronted = { $seat } confronts the Elemental at { $hex }.
event-result = { $seat } comes to { $value }.
event-quarry = The Quarry of this round is turned up: { $monster }.
event-quarry_slain = { $seat } has slain the Quarry: { $monster }.

## Health

event-wounded =
    { $wounds ->
        [one] { $seat } suffers { $wounds } Wound: Health { $health }.
       *[other] { $seat } suffers { $wounds } Wounds: Health { $health }.
    }
event-healed = { $seat } heals { $wounds }: Health { $health }.
event-scorched =
    { $element ->
        [fire] { $seat } is under the power of Fire.
        [water] { $seat } is under the power of Water.
        [air] { $seat } is under the power of Air.
       *[earth] { $seat } is under the power of Earth.
    }
event-died =
    { $lost ->
        [0] { $seat } dies and rises again in the Church.
       *[other] { $seat } dies, rises again in the Church and loses { $lost } Reputation.
    }

## The end

event-scored = { $seat }: { $score } Reputation. In play { $fame }, wealth { $wealth }, tokens { $rows }, deaths −{ $deaths }.
event-won = { $seat } wins with { $score } Reputation.

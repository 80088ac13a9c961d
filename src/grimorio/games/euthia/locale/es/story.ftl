### Lo que ha pasado: el registro.

event-chosen = { $seat } juega con { $hero }.
event-starts = { $seat } empieza todas las rondas.
event-round = Empieza la ronda { $round } de { $of }.
event-turn = Turno de { $seat }.
event-placed = { $seat } empieza en { $spot }.
event-marched =
    { $moves ->
        [one] { $seat } gasta la ficha de { $action } para moverse: { $moves } Punto de Movimiento.
       *[other] { $seat } gasta la ficha de { $action } para moverse: { $moves } Puntos de Movimiento.
    }
event-went = { $seat } va a { $spot }.
event-laid = { $seat } descubre tierras, { $space }: { $tile }.
event-saved = { $seat } guarda la ficha de { $action } para el próximo turno.
event-gained =
    { $gold ->
        [0] { $seat } gana { $gaar } de Gaar.
       *[other]
            { $gaar ->
                [0] { $seat } gana { $gold } de oro.
               *[other] { $seat } gana { $gold } de oro y { $gaar } de Gaar.
            }
    }
event-paid = { $seat } paga 1 de oro a { $to }.
event-famed = { $seat }: Reputación { $by }, en total { $reputation }.
event-stored = { $seat } consigue { $piece }.
event-drew =
    { $golden ->
        [0] { $seat } roba una carta de plata.
       *[other] { $seat } roba una carta de oro.
    }
event-drew_card = { $seat } roba { $card }.
event-threw = { $seat } renuncia a { $piece }.
event-discarded = { $seat } descarta { $card }.
event-exchanged = { $seat } cambia cuatro cartas de plata por una de oro.
event-mined = { $seat } extrae recursos en { $hex }.
event-dug = { $seat } saca { $pieces }.
event-found = { $seat } abre el Tesoro de { $hex }.
event-went_far = { $seat } se teletransporta.
event-moved = { $seat } pasa { $piece } a { $place }.
event-set_in = { $seat } engasta { $gem } en { $tile }.
event-trades = { $seat } comercia: { $shop }.
event-bought = { $seat } compra { $piece } por { $gold } de oro.
event-sold = { $seat } vende { $piece } por { $gold } de oro.
event-offered = Nueva Oferta ({ $shop }): { $pieces }.
event-unveiled = { $seat } desvela { $pieces }.
event-put_back = { $seat } devuelve { $piece } a la caja.
event-trained = { $seat } entrena { $piece } por { $gold } de oro.
event-forgot = { $seat } quita { $piece } del tablero.
event-unlocked = { $seat } desbloquea un sitio: { $place }.

## Un combate

event-got_gaar = { $seat } gana { $count } de Gaar.
event-got_trophy = { $seat } guarda { $monster } como Trofeo.

event-confronted = { $seat } se enfrenta al Elemental en { $hex }.
event-result = { $seat } llega a { $value }.
event-quarry = Se descubre la Presa de esta ronda: { $monster }.
event-quarry_slain = { $seat } ha abatido a la Presa: { $monster }.

## Salud

event-wounded =
    { $wounds ->
        [one] { $seat } sufre { $wounds } Herida: Salud { $health }.
       *[other] { $seat } sufre { $wounds } Heridas: Salud { $health }.
    }
event-healed = { $seat } se cura { $wounds }: Salud { $health }.
event-scorched =
    { $element ->
        [fire] { $seat } está bajo el poder del Fuego.
        [water] { $seat } está bajo el poder del Agua.
        [air] { $seat } está bajo el poder del Aire.
       *[earth] { $seat } está bajo el poder de la Tierra.
    }
event-died =
    { $lost ->
        [0] { $seat } muere y resucita en la Iglesia.
       *[other] { $seat } muere, resucita en la Iglesia y pierde { $lost } de Reputación.
    }

## El final

event-scored = { $seat }: { $score } de Reputación. En juego { $fame }, riqueza { $wealth }, fichas { $rows }, muertes −{ $deaths }.
event-won = { $seat } gana con { $score } de Reputación.

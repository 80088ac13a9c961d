### Lo que ha pasado, línea a línea.

event-starts = Empieza { $seat }.
event-entrance = { $seat } toma la entrada { $entrance }.
event-drafted = { $hero } se une a { $seat }.
event-lined_up = { $figure_start } abre la marcha de { $seat }.
event-round = Ronda { $round }. Empieza { $seat }.
event-cycle = Ciclo { $cycle }.
event-activated = { $seat }: actúa { $figure }.
event-monster_activated = { $seat } mueve { $figure_to }.
event-walked = { $figure_start } va a { $square }.
event-again = { $figure_start } renuncia a atacar y sigue adelante.
event-played = { $figure_start } juega { $card }.
event-played_on = { $figure_start } juega { $card } para { $ally }.
event-surged =
    { $use ->
        [speed] Una descarga de fuerza da velocidad { $figure_to }.
        [attack] Una descarga de fuerza da potencia { $figure_to }.
       *[heal] Una descarga de fuerza reanima { $figure_to }.
    }
event-surge_card = Pones { $card } boca abajo.
event-rested = { $figure_start } descansa.
event-left = { $figure_start } abandona la mazmorra y vuelve al principio.
event-healed = { $figure_start } se cura { $count }.
event-stood_up = { $figure_start } vuelve a ponerse en pie.
event-opened = { $figure_start } abre el paso hacia { $tile }.
event-laid = { $figure_start } abre una puerta. Detrás: { $tile }.
event-appeared = { $figure_start } espera en { $square }.
event-next_tile = Una losa que ya puede colocarse: { $tile }.
event-tile_back = Una losa vuelve al mazo: { $tile }.
event-found = { $figure_start } encuentra { $token } en { $square }.
event-chest =
    { $xp ->
        [0] { $figure_start } abre { $token }.
       *[other] { $figure_start } abre { $token }: { $xp } de experiencia.
    }
event-trapped = ¡{ $figure_start } cae en { $token }!
event-alarmed = { $figure_start } despierta.
event-tried =
    { $success ->
        [0] { $figure_start } no lo consigue: { $roll } cuando hacían falta { $level }.
       *[other] { $figure_start } lo consigue: { $roll } cuando hacían falta { $level }.
    }
event-disarmed = { $figure_start } desactiva { $token }: { $xp } de experiencia.
event-covered = { $figure_start } deja { $token } donde está.
event-attacked =
    { $damage ->
        [0] { $figure_start } ataca { $target_to }: { $power } contra { $defence }, falla.
       *[other] { $figure_start } ataca { $target_to }: { $power } contra { $defence }, { $damage } de daño.
    }
event-hurt =
    { $poison ->
        [0] { $figure_start } sufre { $damage } de daño.
       *[other] { $figure_start } sufre { $damage } de daño por veneno.
    }
event-moved = { $figure_start } acaba en { $square }.
event-hindered =
    { $hindrance ->
        [speed] { $figure_start } pierde { $by } de velocidad.
        [attack] { $figure_start } pierde { $by } de ataque.
        [armour] { $figure_start } pierde { $by } de armadura.
       *[evasive] { $figure_start } pierde { $by } de evasión.
    }
event-exhausted = { $figure_start } no puede más.
event-recovered = { $seat } recupera { $card }.
event-refreshed = { $figure_start } puede recibir otra descarga de fuerza.
event-slain = { $figure_start } cae.
event-defeated = { $figure_start } cae: una derrota para { $seat }.
event-gained = { $seat } gana { $xp } de experiencia.
event-next_deck = Salen las mejoras de nivel { $level }.
event-cleared = La mazmorra está vacía. La partida acaba con esta ronda.
event-bought = { $seat } toma { $card } por { $xp }.
event-swapped = { $seat } aparta { $card }.
event-next_upgrade = { $card } está disponible.
event-unusable = { $card } no le sirve a nadie y se descarta.
event-discarded = { $seat } descarta { $card }.
event-drew =
    { $count ->
        [one] { $seat } roba una carta.
       *[other] { $seat } roba { $count } cartas.
    }
event-drew_card = Robas { $card }.
event-shuffled = { $seat } baraja sus descartes en un mazo nuevo.
event-next_solo = La carta de solitario { $number } moverá a los monstruos.
event-removed = { $card } sale del juego.
event-tile_removed = Una losa sale del juego: { $tile }.
event-readied = { $figure_start } vuelve a estar a punto.
event-xp_spent = { $seat } pone boca abajo un punto de experiencia.
event-end_phase = Fin de la ronda { $round }.
event-poisoned = El veneno avanza en { $figure }.
event-kept = { $figure_start } conserva { $card }.
event-surge_shown = { $seat } había puesto { $card } boca abajo.

### Lo que ha pasado, línea a línea.

event-starts = Empieza { $seat }.
event-entrance = { $seat } toma la entrada { $entrance }.
event-drafted = { $hero } se une a { $seat }.
event-lined_up = { $figure_start } abre la marcha de { $seat }.
event-round = Ronda { $round }. Empieza { $seat }.
event-cycle = Ciclo { $cycle }.
event-activated = { $seat }: actúa { $figure }.
event-monster_activated = { $seat } hace actuar { $figure_to }.
event-walked = { $figure_start } va a { $square }.
event-again = { $figure_start } renuncia a atacar y sigue adelante.
event-played = { $figure_start } juega «{ $card }».
event-played_on = { $figure_start } juega «{ $card }» para { $ally }.
event-surged =
    { $use ->
        [speed] Una Descarga de Fuerza da Velocidad { $figure_to }.
        [attack] Una Descarga de Fuerza da potencia { $figure_to }.
       *[heal] Una Descarga de Fuerza cura { $figure_to }.
    }
event-surge_card = Pones «{ $card }» boca abajo.
event-rested = { $figure_start } descansa.
event-left = { $figure_start } abandona la mazmorra y vuelve al principio.
event-healed = { $figure_start } se cura { $count }.
event-stood_up = { $figure_start } vuelve a ponerse en pie.
event-opened = { $figure_start } abre el paso hacia { $tile }.
event-laid = { $figure_start } abre una puerta. Detrás: { $tile }.
event-appeared = { $figure_start } espera en { $square }.
event-next_tile = Nueva losa a la vista: { $tile }.
event-tile_back = Una losa vuelve al mazo: { $tile }.
event-found = { $figure_start } encuentra { $token } en { $square }.
event-chest = { $figure_start } abre { $token }.
event-trapped = ¡{ $figure_start } hace saltar { $token }!
event-alarmed = { $figure_start } lo oye y se prepara.
event-tried =
    { $success ->
        [0] { $figure_start } no lo consigue: { $roll }, necesitaba { $level }.
       *[other] { $figure_start } lo consigue: { $roll }, necesitaba { $level }.
    }
event-disarmed = { $figure_start } desactiva { $token }.
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
        [speed] { $figure_start } pierde { $by } de Velocidad.
        [attack] { $figure_start } pierde { $by } de ataque.
        [armour] { $figure_start } pierde { $by } de armadura.
       *[evasive] { $figure_start } pierde { $by } de evasión.
    }
event-exhausted = { $figure_start } ya no actúa en esta ronda.
event-recovered = { $seat } recupera «{ $card }».
event-refreshed = { $figure_start } puede recibir otra Descarga de Fuerza.
event-slain = { $figure_start } cae.
event-defeated = { $figure_start } cae: una derrota para { $seat }.
event-gained = { $seat } gana { $xp } XP.
event-next_deck = Salen las mejoras de nivel { $level }.
event-cleared = La mazmorra está vacía. La partida acaba con esta ronda.
event-bought = { $seat } toma «{ $card }» por { $xp } XP.
event-swapped = { $seat } cambia «{ $card }» por otra.
event-next_upgrade = Nueva mejora: { $card }.
event-unusable = «{ $card }» no le sirve a ningún héroe y se descarta.
event-discarded = { $seat } descarta: { $cards }.
event-drew =
    { $count ->
        [one] { $seat } roba una carta.
       *[other] { $seat } roba { $count } cartas.
    }
event-shuffled = { $seat } baraja sus descartes en un mazo nuevo.
event-next_solo = La próxima carta de solitario es la { $number }.
event-removed = «{ $card }» sale del juego.
event-tile_removed = Una losa sale del juego: { $tile }.
event-readied = { $figure_start } se prepara de nuevo.
event-xp_spent = { $seat } pone boca abajo 1 XP.
event-end_phase = Fin de la ronda { $round }.
event-poisoned = El veneno de { $figure } se extiende.
event-kept = { $figure_start } conserva «{ $card }».
event-surge_shown = { $seat } descubre las cartas de una Descarga de Fuerza: { $cards }.
event-cast_off = «{ $card }» se descarta.
event-drew_cards = Cartas robadas: { $cards }.
event-solo_acts = Se cumple la carta de solitario { $number }.
event-ranked =
    { $least ->
        [0] La puntuación es { $score }: { $rank }, y no hay rango más alto.
       *[other] La puntuación es { $score }: { $rank }. Desde { $least }: { $next }.
    }
event-counted =
    { $won ->
        [0] La puntuación común es { $score } y la meta era { $goal }: gana la mazmorra.
       *[other] La puntuación común es { $score } y la meta era { $goal }: ganan todos juntos.
    }

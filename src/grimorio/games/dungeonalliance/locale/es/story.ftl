### Lo que ha pasado, línea a línea.

event-starts = Empieza { $seat }.
event-entrance = { $seat } toma la entrada { $entrance }.
event-drafted = { $hero } se une a { $seat }.
event-lined_up = { $figure_start } abre la marcha de { $seat }.
event-round = Ronda { $round }. Empieza { $seat }.
event-cycle = Ciclo { $cycle }.
event-activated = { $seat } activa { $figure_to }.
event-monster_activated = { $seat } activa { $figure_to }.
event-walked = { $figure_start } va a { $square }.
event-again = { $figure_start } renuncia a atacar y sigue adelante.
event-played = { $figure_start } juega «{ $card }».
event-played_on = { $figure_start } juega «{ $card }» para { $ally }.
event-surged =
    { $use ->
        [speed] Una Descarga de Fuerza da { $figure_to } +{ $by } a la Velocidad.
        [attack] Una Descarga de Fuerza da { $figure_to } +{ $by } al ataque.
       *[heal] Una Descarga de Fuerza cura { $figure_to }.
    }
event-surge_card = Pones «{ $card }» boca abajo.
event-rested = { $figure_start } descansa.
event-left = { $figure_start } abandona la mazmorra y vuelve en la Losa Inicial.
event-healed = { $figure_start } se cura { $count } de daño.
event-stood_up = { $figure_start } vuelve a ponerse en pie.
event-opened = { $figure_start } abre el paso hacia { $tile }.
event-laid = { $figure_start } abre una puerta. Detrás: { $tile }.
event-appeared = { $figure_start } espera en { $square }.
event-next_tile = Nueva losa a la vista: { $tile }.
event-tile_back = Una losa vuelve al mazo: { $tile }.
event-found = { $figure_start } encuentra { $token } en { $square }.
event-chest = { $figure_start } abre { $token_the }.
event-trapped = ¡{ $figure_start } activa { $token_the }!
event-alarmed = { $figure_start } lo oye y se prepara.
event-tried =
    { $success ->
        [0] { $figure_start } lo intenta y falla: { $roll }, necesitaba { $level }.
       *[other] { $figure_start } lo intenta y lo consigue: { $roll }, necesitaba { $level }.
    }
event-disarmed = { $figure_start } desactiva { $token_the }.
event-covered = { $figure_start } deja { $token_the } donde está, boca abajo.
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
        [speed] { $figure_start } tiene { $by } menos de Velocidad hasta la Fase Final.
        [attack] { $figure_start } tiene { $by } menos de ataque hasta la Fase Final.
        [armour] { $figure_start } tiene { $by } menos de armadura hasta la Fase Final.
       *[evasive] { $figure_start } tiene { $by } menos de evasión hasta la Fase Final.
    }
event-exhausted = { $figure_start } no se activa más en esta ronda.
event-recovered = { $seat } recupera «{ $card }».
event-refreshed = { $figure_start } puede recibir otra Descarga de Fuerza.
event-slain = { $figure_start } cae.
event-defeated = { $figure_start } cae: una derrota para { $seat }.
event-gained = { $seat } gana { $xp } XP.
event-next_deck = El mazo de mejoras es ahora el de nivel { roman }.
event-cleared = La mazmorra está vacía. La partida acaba con esta ronda.
event-bought = { $seat } toma «{ $card }» por { $xp } XP.
event-swapped = { $seat } cambia «{ $card }» por la mejora siguiente.
event-next_upgrade = Nueva mejora: { $card }.
event-unusable = Ningún héroe de la partida puede usar «{ $card }»: se descarta.
event-discarded = { $seat } descarta: { $cards }.
event-drew =
    { $count ->
        [one] { $seat } roba una carta.
       *[other] { $seat } roba { $count } cartas.
    }
event-shuffled = { $seat } baraja sus descartes en un mazo nuevo.
event-next_solo = Se descubre la carta de solitario { $number }.
event-removed = «{ $card }» sale del juego.
event-tile_removed = Una losa sale del juego: { $tile }.
event-readied = { $figure_start } se prepara de nuevo.
event-xp_spent = { $seat } pone boca abajo 1 XP.
event-end_phase = Fin de la ronda { $round }.
event-poisoned = El veneno de { $figure } se extiende: 1 más de daño.
event-kept = { $figure_start } conserva «{ $card }».
event-surge_shown = { $seat } descubre las cartas de una Descarga de Fuerza: { $cards }.
event-cast_off = «{ $card }» se descarta.
event-drew_cards = Cartas robadas: { $cards }.
event-solo_acts = Se aplica la carta de solitario { $number }.
event-ranked =
    { $least ->
        [0] La puntuación es { $score }: { $rank }, y no hay rango más alto.
       *[other] La puntuación es { $score }: { $rank }. A partir de { $least }: { $next }.
    }
event-counted =
    { $won ->
        [0] La puntuación común es { $score } y la meta era { $goal }: gana la mazmorra.
       *[other] La puntuación común es { $score } y la meta era { $goal }: ganan todos juntos.
    }

### Lo que ha pasado, línea a línea.

event-starts = Empieza { $seat }.
event-entrance = { $seat } toma la entrada { $entrance }.
event-drafted = { $hero } se une a { $seat }.
event-lined_up = { $figure_start } abre la marcha de { $seat }.
event-round = Ronda { $round }. Empieza { $seat }.
event-cycle = Ciclo { $cycle }.
event-activated = { $seat } activa { $figure_to }.
event-monster_activated =
    { $order ->
        [icon] { $figure_start } va a por un héroe con el icono { $icons }, con +{ $bonus }.
        [weakest] { $figure_start } va a por el héroe con menos defensa.
        [choice] { $figure_start } va a por cualquier héroe, con +{ $bonus }.
        [type] { $bonus ->
            [0] { $figure_start } va a por cualquier héroe. La carta solo refuerza los ataques { attack-type }.
           *[other] { $figure_start } va a por cualquier héroe, con +{ $bonus } por su ataque { attack-type }.
        }
        [surge] { $figure_start } va a por cualquier héroe, con +{ $bonus } por una Descarga de Fuerza.
       *[own] { $seat } activa { $figure_to }.
    }
attack-type =
    { $type ->
        [melee] cuerpo a cuerpo
       *[ranged] a distancia
    }
event-walked = { $figure_start } va a { $square }.
event-again = { $figure_start } renuncia a atacar y se mueve otra vez.
event-played = { $figure_start } juega «{ $card }».
event-played_on = { $figure_start } juega «{ $card }» para { $ally }.
event-surged =
    { $use ->
        [speed] { $figure_start } recibe una Descarga de Fuerza: +{ $by } a la Velocidad.
        [attack] { $figure_start } recibe una Descarga de Fuerza: +{ $by } al ataque.
       *[heal] { $figure_start } recibe una Descarga de Fuerza para curarse.
    }
event-surge_card = Pones «{ $card }» boca abajo.
event-rested = { $figure_start } descansa.
event-left = { $figure_start } abandona la mazmorra y vuelve a la Losa Inicial.
event-healed =
    { $share ->
        [none] { $figure_start } se cura { $count } de daño.
       *[other] { $figure_start } se cura { $count } de daño, { of-it-poison }.
    }
event-regrown = { $figure_start } recupera { $count } de salud.
event-stood_up = { $figure_start } vuelve a ponerse en pie.
event-opened = { $figure_start } abre el paso hacia { $tile }.
event-laid = { $figure_start } abre una puerta. Detrás: { $tile }.
event-appeared = { $figure_bare } espera en { $square }.
event-next_tile = Nueva losa a la vista: { $tile }.
event-tile_back = Una losa vuelve al mazo: { $tile }.
event-found = { $figure_start } encuentra { $token } en { $square }.
event-chest = { $figure_start } abre { $token_the }.
event-trapped = ¡{ $figure_start } activa { $token_the }!
event-alarmed = { $figure_start } lo oye y se prepara.
event-unheard = No la oye ningún monstruo que ya haya actuado.
event-tried =
    { $attempt ->
        [locked] { $figure_start } intenta abrir una puerta cerrada y { $success ->
            [0] falla
           *[other] lo consigue
        }: { $roll }, necesitaba { $level }.
        [secret] { $figure_start } busca una puerta secreta y { $success ->
            [0] no la encuentra
           *[other] la encuentra
        }: { $roll }, necesitaba { $level }.
        [chest] { $figure_start } intenta abrir el cofre cerrado de { $square } y { $success ->
            [0] falla
           *[other] lo consigue
        }: { $roll }, necesitaba { $level }.
       *[trap] { $figure_start } intenta desactivar la trampa de { $square } y { $success ->
            [0] falla
           *[other] lo consigue
        }: { $roll }, necesitaba { $level }.
    }
event-disarmed = { $figure_start } desactiva { $token_the }.
event-covered = { $figure_start } deja { $token_the } donde está, boca abajo.
event-rolled =
    { $die ->
        [0] El Dado de Mazmorra no suma nada { die-goes-to } { $figure_of }.
       *[other] El Dado de Mazmorra suma { $die } { die-goes-to } { $figure_of }.
    }
die-goes-to =
    { $to ->
        [attack] al ataque
       *[defence] a la defensa
    }
event-attacked =
    { $damage ->
        [0] { who-attacks }: { $power } contra { $defence }, falla.
       *[other] { who-attacks }: { $power } contra { $defence }, { $venom ->
            [yes] { $damage } de daño por veneno.
           *[no] { $damage } de daño.
        }
    }
who-attacks =
    { $arm ->
        [pet] La mascota { $figure_of }, «{ $with }», ataca { $target_to }
        [card] { $figure_start } ataca { $target_to } con «{ $with }»
       *[own] { $figure_start } ataca { $target_to }
    }
event-hurt =
    { $cause ->
        [card] «{ $with }» hace { harm } { $figure_to }.
        [thorns] Las espinas { $by_of } hacen { harm } { $figure_to }.
        [burst] { $by_start } revienta: { harm } { $figure_to }.
        [splash] { $by_start } alcanza también { $figure_to }: { harm }.
        [trap] La trampa hace { harm } { $figure_to }.
       *[solo] La carta de solitario hace { harm } { $figure_to }.
    }
harm =
    { $poison ->
        [0] { $damage } de daño
       *[other] { $damage } de daño por veneno
    }
event-moved = { $figure_start } acaba en { $square }.
event-pushed =
    { $nearer ->
        [0] { $by_start } empuja { $figure_to } a { $square }.
       *[other] { $by_start } atrae { $figure_to } a { $square }.
    }
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
event-late =
    { $count ->
        [one] { $seat } empieza tarde: una carta más.
       *[other] { $seat } empieza tarde: { $count } cartas más.
    }
event-shuffled = { $seat } baraja sus descartes en un mazo nuevo.
event-no_surge = No hay monstruo para una Descarga de Fuerza.
event-next_solo = Se descubre la carta de solitario { $number }.
event-removed = Una mejora sale del juego: «{ $card }».
event-tile_removed = Una losa sale del juego: { $tile }.
event-readied = { $figure_start } se prepara de nuevo.
event-xp_spent = { $seat } pone boca abajo 1 XP.
event-end_phase = Fin de la ronda { $round }.
event-poisoned = El veneno { $figure_of } se extiende: 1 de daño más.
event-kept = { $figure_start } conserva «{ $card }».
event-surge_shown = { $seat } descubre las cartas de una Descarga de Fuerza: { $cards }.
event-scored =
    { $defeats ->
        [0] { $seat } suma { $score }.
        [one] { $seat } suma { $score }: { $xp } XP menos 1 por una derrota.
       *[other] { $seat } suma { $score }: { $xp } XP menos { $defeats } por derrotas.
    }
event-left_over =
    { $points ->
        [0] De la mazmorra no queda nada.
       *[other] Lo que queda de la mazmorra resta { $points }: { $tiles ->
            [one] 1 losa
           *[other] { $tiles } losas
        } sin colocar, { $monsters ->
            [one] 1 monstruo
           *[other] { $monsters } monstruos
        } y { $threats ->
            [one] 1 amenaza
           *[other] { $threats } amenazas
        } boca abajo.
    }
event-won =
    { $decided ->
        [score] { $seat } gana con { $score }.
        [cards] { $seat } gana: empata a { $score }, pero ha adquirido más cartas.
        [damage] { $seat } gana: empata a { $score } y en cartas, pero tiene menos daño.
       *[tie] { $seat } comparte la victoria con { $score }.
    }
event-cast_off = Una mejora se descarta: «{ $card }».
event-drew_cards = Cartas robadas: { $cards }.
event-solo_acts = { $seat } aplica la carta de solitario { $number }.
event-solo_instead = Ningún monstruo puede hacer ninguno de los ataques de la carta. Se aplica lo que dice para ese caso.
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

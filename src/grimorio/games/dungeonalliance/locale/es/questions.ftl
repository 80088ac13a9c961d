### Qué se pregunta y las respuestas.

ask-choose_entrance = ¿Por dónde entra tu alianza?
ask-draft = Elige un héroe.
ask-line_up = ¿Quién va delante y quién espera detrás?
ask-activate = ¿Qué héroe actúa?
ask-act =
    { $points ->
        [0] { $figure_start } no tiene puntos de velocidad. ¿Qué hace?
        [one] { $figure_start } tiene 1 punto de velocidad. ¿Qué hace?
       *[other] { $figure_start } tiene { $points } puntos de velocidad. ¿Qué hace?
    }
ask-lay_tile = ¿Qué losa hay tras la puerta, y cómo?
ask-next_threat = ¿Con qué amenaza se topa primero { $figure }?
ask-pick_tile = ¿Qué losa busca { $figure }, y por qué lado?
ask-effort = La cerradura o trampa que intenta { $figure } necesita { $level }; { $bonus } ya son seguros. ¿Cuántos puntos de velocidad más?
ask-disarm = { $figure_start } ha encontrado { $token }. ¿La desactivas o la dejas?
ask-surge_cards =
    ¿Qué dos cartas le dan { $figure_to } { $use ->
        [speed] un punto de velocidad más
        [attack] un punto de ataque más
       *[heal] nuevas fuerzas
    }?
ask-mend = { $figure_start } se cura { $count }. ¿Cuántas son de veneno?
ask-lose_card = { $figure_start } te cuesta una carta. ¿Cuál?
ask-react = { $attacker_start } ataca { $figure_to } con una potencia de { $power }. ¿Reaccionas?
ask-whom = { $card }: ¿quién?
ask-next_slain = { $card } derrota a varios. ¿Quién cae primero?
ask-push_to = { $card }: ¿adónde va { $figure }?
ask-shove_to = ¿Adónde va a parar { $figure }?
ask-shift_to = { $card }: ¿adónde se mueve { $figure }?
ask-chalk = ¿Qué losa borras y cambias por otra?
ask-way = { $card }: ¿qué eliges?
ask-recover = { $card }: ¿qué carta vuelve?
ask-upgrade = Tienes { $xp } de experiencia sin gastar. ¿Tomas una mejora?
ask-take_new = ¿Tomas { $card }?
ask-discard =
    { $limit ->
        [one] ¿Descartas una carta antes de robar?
       *[other] ¿Descartas hasta { $limit } cartas antes de robar?
    }
ask-keep = ¿Conserva { $figure } { $card }?
ask-choose_monster = ¿Qué monstruo actúa?
ask-monster_act = ¿Qué hace { $figure }?
ask-solo_ready = ¿Qué monstruo vuelve a estar preparado?
ask-solo_action = ¿Qué obliga la carta a hacer a los monstruos?
ask-solo_hurt =
    { $poison ->
        [0] ¿Quién recibe una ficha de daño? Quedan { $left }.
       *[other] ¿Quién recibe una ficha de veneno? Quedan { $left }.
    }
ask-solo_discard = ¿Qué { $count } cartas descartas?

## Respuestas

option-pass = no
option-none = nada
option-end = terminar el turno
option-rest = descansar: curarse 3 y luego moverse
option-again = no atacar y moverse otra vez
option-buy = tomarla
option-keep = conservarla
option-disarm = desactivarla
option-cover = volver a ponerla boca abajo
option-number = { $n }
option-solo-first = la primera acción, con { $figure } en { $at }
option-solo-second = la segunda acción, con { $figure } en { $at }
option-square = { $at }
option-figure = { $figure } en { $at }
option-tile =
    { $turns ->
        [0] { $tile } tal cual
        [1] { $tile }, girada a la derecha
        [2] { $tile }, del revés
       *[3] { $tile }, girada a la izquierda
    }
option-line-up = { $first } delante; detrás: { $rest }
option-go = ir a { $at }
option-take = ir a { $at } y abrir el cofre
option-chest = abrir el cofre de { $at }
option-leave = abandonar la mazmorra, a { $at }
option-open = abrir la puerta
option-pick = probar la puerta cerrada o secreta
option-crack = probar el cofre cerrado de { $at }
option-peek = revelar la amenaza de { $at }
option-disarm-at = desactivar la trampa de { $at }
option-attack = atacar { $target }: { $power } contra { $defence }
option-attack-card = atacar { $target } con { $card }: { $power } contra { $defence }
option-pet-card = { $card } ataca { $target }: { $power } contra { $defence }
option-strike = atacar desde { $at } { $target }
option-play = jugar { $card } para { $hero }
option-surge =
    { $use ->
        [speed] descarga de fuerza: 1 de velocidad
        [attack] descarga de fuerza: 1 de ataque
       *[heal] descarga de fuerza: curarse 1
    }
option-buy-card = tomar { $card } por { $xp }
option-swap-card = cambiar { $card }
option-old-card = tomar { $card } de los descartes por { $xp }

### Qué se pregunta y las respuestas.

ask-choose_entrance = ¿Por dónde entra tu alianza?
ask-draft = Elige un héroe.
ask-line_up = ¿Quién va delante? Después, ¿quién espera detrás, desde la izquierda?
ask-activate = ¿Qué héroe actúa?
ask-act =
    { $points ->
        [0] { $figure_start } no tiene velocidad. ¿Qué hace?
       *[other] { $figure_start } tiene { $points } de velocidad. ¿Qué hace?
    }
ask-lay_tile = ¿Qué losa hay tras la puerta, y cómo?
ask-next_threat = ¿Con qué amenaza se topa primero { $figure }?
ask-pick_tile = ¿Qué losa busca { $figure }, y por qué lado?
ask-effort =
    { $bonus ->
        [0] { $figure_start } necesita { $level }: el dado y 1 por cada punto de velocidad que gastes de más.
       *[other] { $figure_start } necesita { $level }: el dado, { $bonus } de destreza y 1 por cada punto de velocidad que gastes de más.
    }
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
ask-upgrade =
    { $xp ->
        [0] No tienes experiencia sin gastar.
       *[other] Tienes { $xp } de experiencia sin gastar. ¿Tomas una mejora?
    }
ask-take_new = ¿Tomas { $card }?
ask-discard =
    { $limit ->
        [one] ¿Descartas una carta antes de robar?
       *[other] ¿Descartas hasta { $limit } cartas antes de robar?
    }
ask-keep = ¿Conserva { $figure } { $card }?
ask-choose_monster = ¿Qué monstruo actúa?
ask-monster_act =
    { $bonus ->
        [0] ¿A quién ataca { $figure }, y desde dónde?
       *[other] ¿A quién ataca { $figure } con +{ $bonus }, y desde dónde?
    }
ask-solo_ready = ¿Qué monstruo vuelve a estar preparado?
ask-solo_action = ¿Qué obliga la carta a hacer a un monstruo?
ask-solo_hurt =
    { $poison ->
        [0] ¿Quién recibe una ficha de daño? Quedan { $left }.
       *[other] ¿Quién recibe una ficha de veneno? Quedan { $left }.
    }
ask-solo_discard = ¿Qué { $count } cartas descartas?

## Respuestas

option-pass = no
option-none = no descartar nada
option-end = terminar el turno
option-rest = descansar: curarse 3 y luego moverse
option-again = no atacar y moverse otra vez
option-buy = tomarla
option-keep = conservarla
option-disarm = desactivarla
option-cover = volver a ponerla boca abajo
option-number = { $n }
option-square = { $at }
option-figure = { $figure } en { $at }
option-tile = { $tile }, puertas: { $doors }
option-line-up = { $first } delante; detrás: { $rest }
option-go = ir a { $at }, { $cost } de velocidad
option-take = ir a { $at } y abrir el cofre, { $cost } de velocidad
option-chest = abrir el cofre de { $at }
option-leave = abandonar la mazmorra, a { $at }
option-open =
    { $new ->
        [yes] abrir la puerta del { side }: una sala nueva
       *[no] abrir la puerta del { side }
    }
option-pick =
    { $new ->
        [yes] probar la pared del { side }: una sala nueva
       *[no] probar el paso cerrado u oculto del { side }
    }
option-crack = probar el cofre cerrado de { $at }
option-peek = revelar la amenaza de { $at }
option-disarm-at = desactivar la trampa de { $at }
option-attack = atacar { $target } en { $at }: { $power } contra { $defence }
option-attack-card = atacar { $target } en { $at } con { $card }: { $power } contra { $defence }
option-pet-card = { $card } ataca { $target } en { $at }: { $power } contra { $defence }
option-strike = atacar { $target } desde { $at }: { $power } contra { $defence }
option-play = jugar { $card }
option-surge =
    { $use ->
        [speed] descarga de fuerza: 1 de velocidad
        [attack] descarga de fuerza: 1 de ataque
       *[heal] descarga de fuerza: curarse 1
    }
option-buy-card = tomar { $card } por { $xp }
option-swap-card = cambiar { $card } por la siguiente
option-old-card = tomar { $card } de los descartes por { $xp }
option-pass-upgrade = no tomar nada
option-pass-react = no reaccionar
option-pass-take_new = dejarla
option-pass-chalk = dejarlas como están
option-pass-keep = dejarla ir
option-effort =
    { $n ->
        [0] solo el dado
        [one] 1 punto de velocidad más
       *[other] { $n } puntos de velocidad más
    }
side =
    { $side ->
        [north] norte
        [east] este
        [south] sur
       *[west] oeste
    }
option-entrance = entrada { $n }, al { side }
preview-waits = Allí espera: { $monster }.
preview-dark = Allí hay una amenaza boca abajo: se revela al entrar.
option-monster-go = ir a { $at }
option-figure-attack = atacar { $target }
option-play-on = jugar { $card } para { $hero }

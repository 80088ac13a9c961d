### Qué se pregunta y las respuestas.

ask-choose_entrance = ¿Por dónde entra tu alianza?
ask-draft = Elige un héroe.
ask-line_up = ¿Quién va delante? Después, ¿quién espera detrás, desde la izquierda?
ask-activate = ¿Qué héroe activas?
ask-act =
    { $points ->
        [0] { $figure_start } ya no tiene Velocidad. ¿Qué hace?
       *[other] { $figure_start } tiene { $points } de Velocidad. ¿Qué hace?
    }
ask-next_threat = ¿Con qué amenaza se topa primero { $figure }?
ask-effort =
    { $bonus ->
        [0] { $figure_start } necesita { $level }: el dado y 1 por cada punto más de Velocidad que gastes.
       *[other] { $figure_start } necesita { $level }: el dado, { $bonus } de destreza y 1 por cada punto más de Velocidad que gastes.
    }
ask-disarm = { $figure_start } ha encontrado { $token }. ¿Desactivas la trampa o la dejas?
ask-surge_cards =
    Descarga de Fuerza de { $figure }: ¿qué { $cards } cartas pones boca abajo { $use ->
        [speed] por +{ $by } a la Velocidad
        [attack] por +{ $by } al ataque
       *[heal] para curarse { $count } de daño
    }?
ask-mend = { $figure_start } se cura { $count } de daño. ¿Cuánto es de veneno?
ask-lose_cards =
    { $count ->
        [one] La trampa que ha alcanzado { $figure_to } te cuesta una carta. ¿Cuál?
       *[other] La trampa que ha alcanzado { $figure_to } te cuesta { $count } cartas. ¿Cuáles?
    }
ask-react =
    { $defence ->
        [-1] { $attacker_start } ataca { $figure_to } con una potencia de { $power }. ¿Reaccionas?
       *[other] { $attacker_start } ataca { $figure_to }: { against }. ¿Reaccionas?
    }
ask-whom = { $card }: ¿a quién eliges?
ask-next_slain = { $card } derrota a varios. ¿Quién cae primero?
ask-push_to = { $card }: ¿adónde va { $figure }?
ask-shove_to = ¿Adónde empujan { $figure_to }?
ask-shift_to = { $card }: ¿adónde se mueve { $figure }?
ask-chalk = ¿Qué losa vuelve al mazo?
ask-way = { $card }: ¿qué eliges?
ask-recover = { $card }: ¿qué carta vuelve?
ask-upgrade =
    { $limit ->
        [one] Tienes { $xp } XP sin gastar. ¿Tomas una mejora, o descartas una carta y robas?
       *[other] Tienes { $xp } XP sin gastar. ¿Tomas una mejora, o descartas hasta { $limit } cartas y robas?
    }
ask-take_new = ¿Tomas «{ $card }»?
ask-discard =
    { $limit ->
        [one] ¿Descartas una carta antes de robar?
       *[other] ¿Descartas hasta { $limit } cartas antes de robar?
    }
ask-keep = ¿Conserva { $figure } la carta «{ $card }»?
ask-choose_monster = ¿Qué monstruo activas, y qué hace?
ask-monster_act =
    { $attacks ->
        [no] { $figure_start } no alcanza a nadie. ¿Adónde va?
       *[yes] { $bonus ->
            [0] ¿A quién ataca { $figure }, y desde dónde?
           *[other] ¿A quién ataca { $figure } con +{ $bonus }, y desde dónde?
        }
    }
ask-solo_ready = ¿Qué monstruo pasa a estar preparado?
ask-solo_action = ¿Qué ataque de la carta? Toca el monstruo y luego el héroe.
ask-solo_hurt =
    { $poison ->
        [0] { $damage ->
            [one] ¿Quién recibe una ficha de daño?
           *[other] ¿Quién recibe { $damage } fichas de daño? Toca dos veces a un héroe para dárselas todas.
        }
       *[other] { $damage ->
            [0] { $poison ->
                [one] ¿Quién recibe una ficha de veneno?
               *[other] ¿Quién recibe { $poison } fichas de veneno? Toca dos veces a un héroe para dárselas todas.
            }
           *[other] ¿Quién recibe { $damage } de daño y { $poison } de veneno? Toca dos veces a un héroe para dárselo todo.
        }
    }
ask-solo_discard = ¿Qué { $count } cartas descartas?

## Respuestas

against =
    { $die ->
        [power] { $power } y el dado contra { $defence }
        [defence] { $power } contra { $defence } y el dado
       *[no] { $power } contra { $defence }
    }

option-pass = No
option-none = No descartar nada
option-none-upgrade = No tomar ni descartar nada
option-none-end = Terminar el turno sin descartar
option-none-end-upgrade = Terminar el turno sin tomar ni descartar nada
option-discard-upgrade = Descartar { $cards }
option-discard-end = Terminar el turno y descartar { $cards }
option-end = Terminar el turno
option-rest =
    { $count ->
        [0] Descansar: sin daño que curar, sin atacar
       *[other] Descansar: curarse { $count } de daño, sin atacar
    }
option-rest-poison = Descansar: curarse { $count } de daño, { of-it-poison }, sin atacar
of-it-poison =
    { $share ->
        [none] nada de veneno
        [all] todo de veneno
       *[some] { $poison } de veneno
    }
option-again = Segundo movimiento, sin atacar
option-buy = Tomarla
option-keep = Conservarla
option-disarm = Desactivarla
option-cover = Volver a ponerla boca abajo
option-number = { $n }
option-square = { $square }
option-figure = { $figure } en { $figure_at }
option-get-ready = Preparar: { $figure } en { $figure_at }
option-burden =
    { $poison ->
        [0] { $figure } en { $figure_at }: { $damage } de daño
       *[other] { $damage ->
            [0] { $figure } en { $figure_at }: { $poison } de veneno
           *[other] { $figure } en { $figure_at }: { $damage } de daño y { $poison } de veneno
        }
    }
option-line-up = { $first } delante; detrás: { $rest }
option-go = Ir a { $square }, { $cost } de Velocidad
option-take = Ir a { $square } y abrir el cofre, { $cost } de Velocidad
option-chest = Abrir el cofre de { $square }
option-leave = Abandonar la mazmorra y volver a { $square }
option-open = Abrir la puerta del { side }
option-open-tile = Colocar { $tile } (puertas: { $doors }) tras la puerta del { side }
option-go-open = Ir a { $at } y abrir la puerta del { side }, { $cost } de Velocidad
option-go-open-tile = Colocar { $tile } (puertas: { $doors }) tras la puerta del { side }, desde { $at }, { $cost } de Velocidad
option-pick = Probar la puerta cerrada o secreta del { side }
option-pick-tile = Buscar una puerta cerrada o secreta al { side }: { $tile } (puertas: { $doors })
option-crack = Forzar el cofre cerrado de { $square }
option-peek = Revelar la amenaza de { $square }
option-disarm-at = Desactivar la trampa de { $square }
deed-with-effort =
    { $deed }, { $n ->
        [0] solo el dado
       *[other] { $n } de Velocidad más
    }
option-attack = Atacar { $figure_to } en { $figure_at }: { against }
option-attack-card = Atacar { $figure_to } en { $figure_at } con «{ $with }»: { against }
option-go-attack = Atacar { $figure_to } en { $figure_at } desde { $from }, { $cost } de Velocidad: { against }
option-go-attack-card = Atacar { $figure_to } en { $figure_at } desde { $from } con «{ $with }», { $cost } de Velocidad: { against }
option-attack-bonus = Jugar «{ $played }» y atacar { $figure_to } en { $figure_at }: { against }
option-attack-bonus-card = Jugar «{ $played }» y atacar { $figure_to } en { $figure_at } con «{ $with }»: { against }
option-go-attack-bonus = Jugar «{ $played }» y atacar { $figure_to } en { $figure_at } desde { $from }, { $cost } de Velocidad: { against }
option-go-attack-bonus-card = Jugar «{ $played }» y atacar { $figure_to } en { $figure_at } desde { $from } con «{ $with }», { $cost } de Velocidad: { against }
option-pet-card = «{ $card }» ataca { $figure_to } en { $figure_at }: { against }
option-order-strike =
    { $bonus ->
        [0] { $figure_start } en { $figure_at }: atacar { $target_to } desde { $from }, { against }
       *[other] { $figure_start } en { $figure_at }, +{ $bonus }: atacar { $target_to } desde { $from }, { against }
    }
option-order-go = { $figure_start } en { $figure_at }: ir a { $square }
option-strike = Atacar { $target_to } desde { $from }: { against }
option-play = Jugar «{ $card }»
option-play-whom = Jugar «{ $card }»: { $whom } en { $whom_at }
option-surge =
    { $use ->
        [speed] Descarga de Fuerza: +{ $by } a la Velocidad
        [attack] Descarga de Fuerza: +{ $by } al ataque
       *[heal] Descarga de Fuerza: curarse { $count } de daño
    }
option-surge-poison = Descarga de Fuerza: curarse { $count } de daño, { of-it-poison }
card-in-place = { $card } (puesto { $place })
option-end-buy = Terminar el turno y tomar «{ $card }» por { $xp } XP
option-end-swap = Terminar el turno y cambiar «{ $card }» por la siguiente
option-end-old = Terminar el turno y tomar «{ $card }» de los descartes por { $xp } XP
option-buy-card = Tomar «{ $card }» por { $xp } XP
option-swap-card = Cambiar «{ $card }» por la siguiente
option-old-card = Tomar «{ $card }» de los descartes por { $xp } XP
option-pass-react = No reaccionar
option-pass-take_new = Dejarla
option-pass-chalk = Dejarlas como están
option-pass-keep = Descartarla
option-effort =
    { $n ->
        [0] Solo el dado
       *[other] { $n } de Velocidad más
    }
side =
    { $side ->
        [north] norte
        [east] este
        [south] sur
       *[west] oeste
    }
option-entrance = Entrada { $entrance }, al { side }
preview-waits = Allí hay: { $monsters }.
preview-dark = Allí hay una amenaza boca abajo: se revela al entrar.
option-monster-go = Ir a { $square }
attack-whom = atacar { $target }
option-play-on = Jugar «{ $card }» para { $figure }
preview-rest =
    { $count ->
        [0] El héroe no tiene daño que curar. Puede moverse; no ataca.
       *[other] El héroe se cura { $count } de daño y luego puede moverse. No ataca.
    }
preview-again = El héroe vuelve a tener toda su Velocidad. No ataca.

### Lo que se pregunta, lo que se puede responder y lo que aquí no se puede.

## Preguntas

ask-choose_school = ¿Qué escuela llevas a la arena?
ask-start_piece = Coloca una ficha inicial: ¿de quién y dónde?
ask-act =
    { $actions ->
        [0] No te quedan acciones. ¿Provocas un estallido o terminas el turno?
        [one] Te queda una acción: coloca una ficha, invoca o descarta.
       *[other] Te quedan { $actions } acciones: coloca una ficha, invoca o descarta.
    }
ask-place = ¿Dónde colocas la ficha?
ask-take = En tu reserva no queda esa ficha. ¿Qué ficha del tablero se convierte en la criatura?
ask-return = ¿Devuelves otras cartas al fondo de sus mazos?
ask-legend_point = Tu leyenda vale un punto: ¿del color de quién?
ask-destroy = { $name }: ¿qué ficha destruyes?
ask-upgrade = { $name }: ¿qué ficha mejoras?
ask-downgrade = { $name }: ¿qué ficha degradas?
ask-convert = { $name }: ¿qué ficha transformas?
ask-put = { $name }: ¿dónde colocas una { noun } tuya?
ask-put_enemy = { $name }: ¿qué ficha enemiga colocas y dónde?
ask-put_rank = { $name }: ¿qué ficha tuya colocas?
ask-mover =
    { $kind ->
        [combat] { $name }: ¿qué ficha hace un movimiento de combate?
       *[standard] { $name }: ¿qué ficha hace un movimiento normal?
    }
ask-leaper =
    { $kind ->
        [combat] { $name }: ¿qué ficha hace un salto de combate?
       *[standard] { $name }: ¿qué ficha hace un salto normal?
    }
ask-slider =
    { $kind ->
        [combat] { $name }: ¿qué ficha hace movimientos de combate en una dirección?
       *[standard] { $name }: ¿qué ficha hace movimientos normales en una dirección?
    }
ask-rider = { $name }: ¿qué ficha hace hasta 1 movimiento de combate y hasta 2 movimientos normales?
ask-ride =
    { $combat ->
        [0] { $standard ->
            [one] { $name }: queda 1 movimiento normal.
           *[other] { $name }: quedan { $standard } movimientos normales.
        }
       *[one] { $standard ->
            [0] { $name }: queda 1 movimiento de combate.
            [one] { $name }: quedan 1 movimiento de combate y 1 normal.
           *[other] { $name }: quedan 1 movimiento de combate y { $standard } normales.
        }
    } ¿Adónde desde { $square }?
ask-plotter =
    { $left ->
        [one] { $name }: queda 1 movimiento. ¿Qué ficha lo hace y de qué clase?
       *[other] { $name }: quedan { $left } movimientos. ¿Qué ficha hace el siguiente y de qué clase?
    }
ask-move =
    { $kind ->
        [combat] { $name }: un movimiento de combate desde { $square }. ¿Adónde?
       *[standard] { $name }: un movimiento normal desde { $square }. ¿Adónde?
    }
ask-leap =
    { $kind ->
        [combat] { $name }: un salto de combate desde { $square }. ¿Adónde?
       *[standard] { $name }: un salto normal desde { $square }. ¿Adónde?
    }
ask-slide = { $name }: ¿hasta dónde se mueve la ficha de { $square } y en qué dirección?
ask-arrow = { $name }: ¿qué flecha eliges?
ask-way = { $name }: ¿cuál de las dos cosas?
ask-may = { $name }: ¿quieres hacerlo?
ask-touch = { $name }: ¿qué casilla?
ask-top_card = { $name }: ¿qué carta va encima de tu mazo?
ask-claim = ¿Reclamas una misión?
ask-leftover = Has destruido fichas básicas desparejadas de varios colores: ¿de qué color ganas un punto?

## Respuestas

option-pass = No, dejarlo
option-stay = Quedarse aquí
option-enough = No hacer más movimientos
option-end = Terminar el turno
option-forfeit = Renunciar a las acciones que quedan
option-place = Colocar una ficha en { $square }
option-lift = Coger tu { noun } de { $square }
option-summon = Invocar en { $square }: { $card }
option-discard = Descartar { $card }
option-flare = Estallido: { $card }, contra { $rival }
option-start = Una ficha de { $side } en { $square }
option-take = { $piece }, en { $square }
option-return = Devolver { $name }
option-return-done = No devolver más
option-point = Un punto del color de { $rival }
option-destroy = Destruir en { $square } ({ $piece })
option-upgrade = Mejorar en { $square } ({ $piece })
option-downgrade = Degradar en { $square } ({ $piece })
option-convert = Transformar en { $square } ({ $piece })
option-put = Colocarla en { $square }
option-put-enemy = Una ficha básica de { $side } en { $square }
option-put-rank =
    { $rank ->
        [common] Una ficha básica: hasta 5 movimientos
        [heroic] Una ficha heroica: hasta 3 movimientos
       *[legendary] Una ficha legendaria: hasta 1 movimiento
    }
option-mover = La ficha de { $square } ({ $piece })
option-leaper = { option-mover }
option-slider = { option-mover }
option-rider = { option-mover }
option-go = A { $square }
option-ride =
    { $kind ->
        [combat] A { $square }, con el movimiento de combate
       *[standard] A { $square }, con un movimiento normal
    }
option-plotter =
    { $kind ->
        [combat] La ficha de { $square } ({ $piece }), un movimiento de combate
       *[standard] La ficha de { $square } ({ $piece }), un movimiento normal
    }
option-arrow =
    { $n ->
        [0] { $sign } arriba
        [1] { $sign } arriba a la derecha
        [2] { $sign } a la derecha
        [3] { $sign } abajo a la derecha
        [4] { $sign } abajo
        [5] { $sign } abajo a la izquierda
        [6] { $sign } a la izquierda
       *[7] { $sign } arriba a la izquierda
    }
way-leviathan-0 = Degradar fichas mejoradas
way-leviathan-1 = Destruir fichas básicas
option-yes = Sí
option-touch = { $square } ({ $piece })
option-touch-empty = { $square }, vacía
option-top_card = { $name }
option-claim =
    { $points ->
        [one] { $task }, 1 punto
       *[other] { $task }, { $points } puntos
    }
option-claim-none = No reclamar nada
option-leftover-none = Ningún punto
preview-destroys = Destruye en { $square }: { $piece }.
preview-borrowed = Usa como tuya, gracias al Invocador de guerra: { $piece }, en { $square }.
preview-improvised = Improvisada, una vez por partida con ese color: { $piece }, en { $square }.
preview-shortage = En tu reserva no queda esa ficha: una del tablero se convierte en la criatura.
preview-flare-point = Un punto para { $rival }.
offer-hand_over = Ceder el turno a tu compañero
offer-surrender = Rendirse

## Lo que no se puede

refused-handed-over = Se ha cedido el turno: ya solo se colocan fichas.
refused-no-actions = No queda ninguna acción.
refused-shortage = Su patrón está, pero no queda ninguna ficha que pueda ser la criatura.
refused-nearly =
    { $count ->
        [one] Le falta una ficha para invocarse en { $square }.
       *[other] Le falta una ficha para invocarse en { $count } casillas, entre ellas { $square }.
    }
refused-pattern = A su patrón le falta más de una ficha.
refused-flare = Un rival tiene que llevarte { $need_upgraded } fichas mejoradas de ventaja, o { $need_pieces } fichas; ahora son { $upgraded } y { $pieces }.
refused-task = Aún no está cumplida.
refused-next-task = La siguiente misión no puede reclamarse.

### Lo que se pregunta, lo que se puede responder y lo que aquí no se puede.

## Preguntas

ask-choose_school = ¿Qué escuela llevas a la arena?
ask-start_piece = Coloca una ficha inicial: ¿de quién y dónde?
ask-act =
    { $actions ->
        [0] Has usado tus acciones. ¿Un estallido, o el final del turno?
        [one] Tu última acción: coloca una ficha, invoca o descarta.
       *[other] { $actions } acciones: coloca una ficha, invoca o descarta.
    }
ask-place = ¿Dónde pones la ficha?
ask-take = No te queda ninguna en la reserva. ¿Qué ficha del tablero se convierte en la criatura?
ask-return = ¿Devuelves otras cartas al fondo de sus mazos?
ask-legend_point = Llega una leyenda: ¿un punto del color de quién?
ask-destroy = { $name }: ¿qué ficha destruyes?
ask-upgrade = { $name }: ¿qué ficha mejoras?
ask-downgrade = { $name }: ¿qué ficha degradas?
ask-convert = { $name }: ¿qué ficha transformas?
ask-put = { $name }: ¿dónde colocas una { noun }?
ask-put_enemy = { $name }: ¿qué ficha enemiga colocas y dónde?
ask-put_rank = { $name }: ¿cuál de tus fichas colocas?
ask-mover =
    { $kind ->
        [combat] { $name }: ¿qué ficha hace un movimiento de combate?
       *[standard] { $name }: ¿qué ficha hace un movimiento normal?
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
ask-slide = { $name }: ¿hasta dónde desde { $square }, y en qué dirección?
ask-arrow = { $name }: ¿por qué flecha?
ask-way = { $name }: ¿cuál de las dos cosas?
ask-may = { $name }: ¿quieres hacerlo?
ask-touch = { $name }: ¿qué casilla?
ask-top_card = { $name }: ¿qué carta va encima de tu mazo?
ask-claim = ¿Reclamas una misión?
ask-leftover = Fichas básicas desparejadas de varios colores: ¿un punto de cuál?

## Respuestas

option-pass = No, dejarlo
option-stay = Quedarse aquí
option-enough = Ya basta de movimientos
option-end = Terminar el turno
option-forfeit = Dejar pasar las acciones que quedan
option-place = Colocar una ficha en { $square }
option-lift = Coger tu { noun } de { $square }
option-summon = Invocar en { $square }: { $card }
option-discard = Descartar { $card }
option-flare = Estallido: { $card }, contra { $rival }
option-start = Una ficha de { $side } en { $square }
option-take = { $piece }, en { $square }
option-return = Devolver { $card }
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
       *[legendary] Una ficha legendaria: 1 movimiento
    }
option-mover = La ficha de { $square } ({ $piece })
option-go = A { $square }
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
option-top_card = Subir: { $card }
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
refused-shortage = Su figura está, pero no queda ninguna ficha que pueda ser la criatura.
refused-nearly =
    { $count ->
        [one] Le falta una ficha: podría aparecer en { $square }.
       *[other] Le falta una ficha en { $count } casillas, entre ellas { $square }.
    }
refused-pattern = Su figura está aún lejos.
refused-flare = Un rival tiene que llevarte { $need_upgraded } fichas mejoradas de ventaja, o { $need_pieces } fichas; ahora son { $upgraded } y { $pieces }.
refused-task = Aún no está cumplida.
refused-next-task = La siguiente misión no puede reclamarse.

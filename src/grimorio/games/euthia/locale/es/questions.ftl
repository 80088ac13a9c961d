### Qué se pregunta y las respuestas.

## La mesa

ask-choose_hero = ¿Con qué héroe juegas?
ask-act =
    { $moves ->
        [0] Es tu turno. ¿Qué haces?
        [one] Te queda { $moves } Punto de Movimiento. ¿Qué haces?
       *[other] Te quedan { $moves } Puntos de Movimiento. ¿Qué haces?
    }
ask-lay =
    { $chapter ->
        [1] Una loseta del Capítulo I: ¿dónde va?
        [2] Una loseta del Capítulo II: ¿dónde va?
        [3] Una loseta del Capítulo III: ¿dónde va?
       *[4] Una loseta del Capítulo IV: ¿dónde va?
    }
ask-give_up = No hay sitio para todo. ¿A qué renuncias?
ask-discard =
    { $over ->
        [one] Te sobra { $over } carta. ¿Cuál descartas?
       *[other] Te sobran { $over } cartas. ¿Cuál descartas?
    }
ask-keep_one = ¿Con cuál te quedas?
ask-trade = { $shop }: tienes { $gold } de oro. ¿Qué haces?
ask-sell_first = { $to } te pide 1 de oro y no tienes. ¿Qué vendes antes?
## Un turno

option-march =
    { $moves ->
        [one] Ficha de { $action }: { $moves } Punto de Movimiento
       *[other] Ficha de { $action }: { $moves } Puntos de Movimiento
    }
option-go = Ir a { $spot }
option-go-fight = Luchar en { $spot }
option-exchange = Cuatro cartas de plata por una de oro
option-end = Terminar el turno
option-end-save = Terminar el turno y guardar { $action }
option-lay = Colocarla { $space }
option-throw = Renunciar a { $piece }
option-throw-new = Renunciar a { $piece }
option-discard = Descartar { $card }
option-mine = Extraer aquí
option-mine-cart = Extraer aquí con { $with }
option-trade = Comerciar aquí
option-church-heal = Iglesia: curar { $heals } por 1 de oro
option-church-potion = Iglesia: una Poción de Sanación por 1 de oro
option-treasure = Tomar el Tesoro
option-portal = Por el portal a { $hex }
option-use-here = { $use }: { $does }
option-put =
    { $empty ->
        [yes] Poner { $piece } en { $to }
       *[no] Cambiar { $piece } por { $other }
    }
option-set = Engastar { $piece } en { $other }

ask-teleport =
    { $reach ->
        [-1] Te teletransportas. ¿Adónde?
       *[other] Te teletransportas hasta { $reach } hexágonos. ¿Adónde?
    }
ask-roll = Tu tirada llega a { $value }. ¿La cambias?
option-confront = Enfrentarte al Elemental

## Comercio

option-buy = Comprar { $piece } por { $price }
option-new-offer = Una Oferta nueva
option-new-offer-paid = Una Oferta nueva por 1 de oro
option-sell = Vender { $piece } por { $brings }
option-sell-new = Vender { $piece } por { $brings }
option-heal = Curar { $heals } por 1 de oro
option-buy-gaar = Una ficha de Gaar por 1 de oro
option-unveil =
    { $tiles ->
        [one] Desvelar { $tiles } loseta por 1 de oro
       *[other] Desvelar { $tiles } losetas por 1 de oro
    }
option-train = Entrenar { $piece } por { $price }
option-buy-own = Comprar { $piece } por { $price }
option-forget = Quitar { $piece } del tablero
option-unlock = Desbloquear { $place } por { $price }
option-done = Listo

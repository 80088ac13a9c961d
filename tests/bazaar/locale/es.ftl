### Bazar, en español. Los identificadores son los de view.py y docs/wire.md, «Texts».

title = Bazar
title-blurb = Muestra mercancías en secreto, compra a la vez que los demás y elige con ellos la ruta de la caravana.

setting-party = La ruta de la caravana
setting-party-help = Cómo deciden juntos los mercaderes qué ruta toma la caravana.
setting-party-first = vale la primera respuesta
setting-party-leader = decide el líder
setting-party-all = todos tienen que estar de acuerdo
setting-party-majority = decide la mayoría
setting-days = Días
setting-days-help = Cuántos días viaja la caravana.

## Quién

seat =
    { $n ->
        [0] Ámbar
        [1] Albahaca
        [2] Comino
        [3] Dalia
       *[other] Mercader { $n }
    }
seat-name = { seat }

## Mercancías, artículos y rutas

ware-type = Mercancía
ware =
    { $n ->
        [1] Sal
        [2] Cobre
        [3] Seda
        [4] Perlas
       *[other] Mercancía { $n }
    }
good-type = Artículo
good =
    { $n ->
        [0] Bolsa sorpresa
        [1] Lámpara
        [2] Alfombra
        [3] Especias
       *[other] Artículo { $n }
    }
good-bag = Contiene un artículo del almacén al azar.
good-sells = Se vende al final de esta ruta: { $road }.
road =
    { $n ->
        [1] Ruta del desierto
        [2] Ruta de la montaña
        [3] Ruta del río
       *[other] Ruta { $n }
    }

## Sobre la mesa

land = La comarca
land-cell = Lugar { $n }
camp = Campamento
hand = Mercancías de { $seat }
aside = Apartadas
deck = Mercancías por robar
discard = Mercancías mostradas
counter = Mostrador
store = Almacén
goods = Artículos de { $seat }
days = Días que quedan
stat-coins = Monedas
stat-points = Puntos
stat-worth = Valor
stat-price = Precio
headline =
    { $days ->
        [0] La caravana ha vuelto a casa.
        [one] El último día.
       *[other] Faltan { $days } días para que la caravana vuelva a casa.
    }

## Preguntas

ask-lead = Aparta una mercancía en secreto: la principal.
ask-second = La principal: { $lead }. Aparta en secreto una segunda mercancía.
ask-buy =
    { $coins ->
        [one] El mercado está abierto. Tienes 1 moneda.
       *[other] El mercado está abierto. Tienes { $coins } monedas.
    }
ask-road =
    { $days ->
        [one] ¿Qué ruta toma la caravana en su último día?
       *[other] ¿Qué ruta toma la caravana? Quedan { $days } días.
    }
option-done = No comprar nada más
option-buy =
    { $price ->
        [one] Comprar por 1 moneda: { $good }
       *[other] Comprar por { $price } monedas: { $good }
    }
option-road = Tomar la { $road }

## Qué ha pasado

event-day =
    { $days ->
        [one] Empieza el último día.
       *[other] Empieza un nuevo día. Quedan { $days } días.
    }
event-aside = { $seat } aparta una mercancía: { $ware }.
event-showed = { $seat } muestra sus mercancías: { $lead } y { $second }.
event-earned =
    { $coins ->
        [one] { $seat } gana 1 moneda.
       *[other] { $seat } gana { $coins } monedas.
    }
event-bought = { $seat } compra un artículo: { $good }.
event-opened = { $seat } abre la bolsa sorpresa y encuentra dentro: { $good }.
event-closed =
    { $sold ->
        [0] El mercado cierra. No se ha vendido nada.
        [one] El mercado cierra. Se ha vendido un artículo.
       *[other] El mercado cierra. Se han vendido { $sold } artículos.
    }
event-came = La caravana toma la { $road }. El dado muestra un { $roll }.
event-sold =
    { $points ->
        [one] { $seat } vende artículos por 1 punto.
       *[other] { $seat } vende artículos por { $points } puntos.
    }
event-drew = { $seat } roba una mercancía: { $ware }.
event-mixed = Las mercancías se han acabado; se mezclan de nuevo las mostradas.

## Cómo acabó

outcome-home = La caravana ha vuelto a casa y se cuentan los puntos.

### Lo que hay en la mesa y cómo va cada uno.

## Quién

seat =
    { $n ->
        [0] Azul
        [1] Rojo
        [2] Amarillo
       *[3] Verde
    }
seat-name = { seat }
comma = { $a }, { $b }
nothing = nada

## La mazmorra

dungeon = La mazmorra
square = { $at }, { $tile }
threat-unknown = amenaza boca abajo de nivel { $level }
badge-poison = Fichas de veneno

## Cartas

upgrades = Mejoras disponibles
tiles = Losas por colocar
upgrade-discard = Mejoras descartadas
hand = Mano de { $seat }
column = Bajo { $hero }
artifacts = Artefactos de { $seat }
discard = Descartes de { $seat }
deck = Mazo de { $seat }

## Cómo va cada uno

stat-health = salud
stat-score = puntuación
stat-fresh = experiencia sin gastar
stat-defeats = derrotas
stat-cards = mejoras adquiridas
stat-hand = cartas en la mano
headline =
    { $round ->
        [0] Las alianzas se reúnen. Empieza { $first }.
       *[other] Ronda { $round } de 4, ciclo { $cycle } de 4. { $tiles ->
            [0] No quedan losas en el mazo.
            [one] Queda una losa en el mazo.
           *[other] Quedan { $tiles } losas en el mazo.
        } Empieza { $first }.
    }
outcome-score = { $winners } ha reunido más experiencia que nadie.
outcome-solo = La mazmorra queda atrás. Esta es tu puntuación.
outcome-tie = Las mejores alianzas empatan y ganan juntas.
duty-monsters = decidir por los monstruos
duty-monsters-once = decidir por este monstruo

### Lo que hay en la mesa y cómo están todos.

## Quién

# El nombre de un asiento cuando nadie ha dado otro.
seat =
    { $n ->
        [0] Primer jugador
        [1] Segundo jugador
        [2] Tercer jugador
       *[3] Cuarto jugador
    }
seat-name = { seat }
pair = { $a } y { $b }

## La arena

arena = La arena
cell =
    { $kind ->
        [red] { $at }, casilla roja
        [green] { $at }, casilla verde
        [centre] { $at }, en el centro sombreado
       *[plain] { $at }
    }
piece = { $side }: { noun }
no-piece = sin ficha
area-start = Aquí va una ficha inicial
area-fits = Puede invocarse aquí
area-nearly = Aquí le falta una ficha

## Lo que hay en la mesa

zone-hand = Mano de { $seat }
zone-now = Carta en juego
zone-deck =
    { $sideways ->
        [0] Mazo: { $school }
        [one] Mazo: { $school }, 1 carta tumbada
       *[other] Mazo: { $school }, { $sideways } cartas tumbadas
    }
zone-discard = Descartes de { $seat }
brief-hand = Mano
brief-deck =
    { $sideways ->
        [0] Mazo
        [one] Mazo, 1 tumbada
       *[other] Mazo, { $sideways } tumbadas
    }
brief-discard = Descartes
zone-legends = Leyendas
zone-flares = Estallidos
zone-tasks = Misiones
zone-next-task = Siguiente misión
zone-task-deck = Mazo de misiones
zone-claimed = Reclamadas por { $side }
task-met = Al alcance de { $side } si el turno acabara ahora

## Cómo están todos

no-school = aún sin escuela
stat-weakest = puntuación: puntos del color más bajo
stat-pieces = fichas en el tablero
stat-upgraded = fichas mejoradas en el tablero
stat-reserve = fichas en la reserva
stat-legendary = fichas legendarias en la reserva
stat-deck = cartas que quedan en el mazo
stat-straight = cartas enderezadas que quedan en el mazo
comma = { $a }, { $b }
colour-points = { $rival } { $points }
note-points = puntos: { $points }
note-ahead =
    { $pieces ->
        [0] { $upgraded ->
            [one] te lleva 1 ficha mejorada
           *[other] te lleva { $upgraded } fichas mejoradas
        }
        [one] te lleva 1 ficha{ $upgraded ->
            [0] { "" }
            [one] , 1 mejorada
           *[other] , { $upgraded } mejoradas
        }
       *[other] te lleva { $pieces } fichas{ $upgraded ->
            [0] { "" }
            [one] , 1 mejorada
           *[other] , { $upgraded } mejoradas
        }
    }
note-last-deck =
    { $n ->
        [one] queda 1 carta en su mazo: al robarla empiezan los últimos turnos
       *[other] quedan { $n } cartas en su mazo: al robar la última empiezan los últimos turnos
    }
note-last-straight =
    { $n ->
        [one] queda 1 carta enderezada en su mazo: al robarla empiezan los últimos turnos
       *[other] quedan { $n } cartas enderezadas en su mazo: al robar la última empiezan los últimos turnos
    }
note-actions =
    { $actions ->
        [0] no le quedan acciones
        [one] le queda 1 acción
       *[other] le quedan { $actions } acciones
    }
destroyed-pieces =
    { $rank ->
        [common] { $n ->
            [one] 1 básica
           *[other] { $n } básicas
        }
        [heroic] { $n ->
            [one] 1 heroica
           *[other] { $n } heroicas
        }
       *[legendary] { $n ->
            [one] 1 legendaria
           *[other] { $n } legendarias
        }
    }
note-destroyed = ha destruido fichas de { $side }: { $what }
note-again = jugará otro turno
note-borrows = puede usar una ficha enemiga en su próxima invocación
note-control = termina el turno de su compañero
note-may-improvise = puede improvisar con { $rivals }
headline-setup =
    { $form ->
        [elite] Élite. Se prepara la arena.
        [duel] Duelo. Se prepara la arena.
       *[melee] Melé. Se prepara la arena.
    }
headline =
    { $form ->
        [elite] Élite, turno { $turn }. Se juega a { $goal } puntos.
        [duel] Duelo, turno { $turn }. Se juega a { $goal } puntos.
       *[melee] Melé, turno { $turn }. Se juega a { $goal } puntos de un color.
    }
headline-last =
    { $turns ->
        [0] Este es el último turno de todos.
        [one] Últimos turnos: después de este, 1 más.
       *[other] Últimos turnos: después de este, { $turns } más.
    }
headline-puzzle = Un problema: llega a { $aim } puntos en este turno. Tienes { $points }.
headline-over = El público se va a casa.

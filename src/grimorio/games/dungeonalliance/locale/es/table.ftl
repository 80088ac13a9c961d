### Lo que hay en la mesa y cómo va cada uno.

## Quién

seat =
    { $n ->
        [0] Azul
        [1] Rojo
        [2] Morado
       *[3] Verde
    }
seat-name = { seat }
comma = { $a }, { $b }
nothing = nada
roman =
    { $level ->
        [1] I
        [2] II
       *[3] III
    }

## La mazmorra

dungeon = La mazmorra
square = { $at }, { $tile }
threat-unknown = amenaza boca abajo de nivel { roman }
badge-poison = fichas de veneno

## Cartas

upgrades = Mejoras
zone-tiles = Losas a la vista
zone-upgrade-discard = Mejoras descartadas
zone-hand = Mano de { $seat }
zone-column = Bajo { $hero }
zone-artifacts = Artefactos de { $seat }
zone-discard = Descartes de { $seat }
zone-deck = Mazo de { $seat }

## Cómo va cada uno

stat-health = salud
stat-score = puntos
stat-fresh = XP sin gastar
stat-defeats = derrotas
stat-cards = mejoras
stat-hand = mano
headline =
    { $round ->
        [0] Las alianzas se reúnen. Empieza { $first }.
       *[other] Ronda { $round } de { $rounds }, ciclo { $cycle } de { $cycles }.
    }
outcome-score = Gana quien reúne más experiencia; en un empate, más cartas adquiridas y luego menos daño.
ending-solo = Has ganado un rango
ending-solo-lost = Esta vez, sin rango
ending-together = Ganan todos juntos
ending-together-lost = Gana la mazmorra
outcome-solo = La mazmorra queda atrás. Los rangos son nuestros: el reglamento no da una puntuación que alcanzar.
outcome-solo-lost = La mazmorra ha sido demasiado. Los rangos son nuestros: el reglamento no da una puntuación que alcanzar.
outcome-together = Las alianzas han alcanzado la meta común.
outcome-together-lost = Las alianzas no han alcanzado la meta común.
headline-solo = Puntuación { $score }: { $rank }.
headline-together =
    { $won ->
        [yes] Puntuación común { $score }, meta { $goal }: victoria de todos.
       *[no] Puntuación común { $score }, meta { $goal }: derrota de todos.
    }
rank-none = sin rango
rank-novice = alianza novata
rank-proven = alianza probada
rank-seasoned = alianza curtida
rank-feared = alianza temida
rank-legendary = alianza legendaria
outcome-tie = Las mejores alianzas empatan y ganan juntas.
duty-monsters = decidir por los monstruos
duty-monsters-once = Un autómata, esta vez
square-empty = { $at }, aún sin losa
badge-defeated = fuera de combate
badge-hidden = se esconde: no se le puede atacar
badge-hindered =
    { $what ->
        [speed] menos Velocidad
        [attack] menos ataque
        [armour] menos armadura
       *[evasive] menos evasión
    }
badge-surged = Descarga de Fuerza usada esta ronda
badge-first = empieza la ronda
badge-damage = daño de { $seat }
alliance = Héroes de { $seat }
monsters = Monstruos
monster-at = en { $at }
upgrades-note =
    { $level ->
        [3] Se usa el mazo de nivel III: artefactos.
       *[other] Se usa el mazo de nivel { roman }.
    }
stat-fits = para
fits-all = todos los tuyos
fits-nobody = ninguno de los tuyos
zone-offered = Héroes para elegir
zone-heroes = Tus héroes
brief-hand = Mano
brief-column = Boca abajo
brief-artifacts = Artefactos
brief-discard = Descartes
brief-deck = Mazo
solo-next = Próxima carta
solo-next-all = Próximas cartas
solo-follower =
    { $whole ->
        [yes] { $seat } sigue la carta { $number } entera.
       *[no] { $seat } sigue la carta { $number } desde la sección II.
    }
solo-instead = El monstruo que más vale no puede atacar, así que: { $does }
solo-would =
    { $count ->
        [one] { $figure }, en { $at }, ataca { $targets }{ $bonus ->
            [0] .
           *[other] {" "}con +{ $bonus }.
        }
       *[other] Uno de { $count } monstruos ataca { $targets }{ $bonus ->
            [0] .
           *[other] {" "}con +{ $bonus }.
        }
    }
score-xp = { $count } XP
score-defeats =
    { $count ->
        [one] −1: una derrota
       *[other] −{ $count }: { $count } derrotas
    }
score-tiles = −{ $count } por losas sin colocar
score-monsters = −{ $count } por monstruos que quedan
score-threats = −{ $count } por amenazas que quedan
row-order = Este ciclo
score-rank =
    { $least ->
        [0] { $rank }
       *[other] { $rank }; a partir de { $least }: { $next }
    }
row-common = Juntos
common-score = Puntuación común si la partida acabara ahora: { $score }. La meta es { $goal }.
common-loss =
    { $count ->
        [one] Se pierde 1 punto por losas sin colocar, monstruos y amenazas boca abajo.
       *[other] Se pierden { $count } puntos por losas sin colocar, monstruos y amenazas boca abajo.
    }
row-stock = Quedan
pool =
    { $count ->
        [0] La reserva de XP { roman } está vacía
        [one] Reserva de XP { roman }: queda 1
       *[other] Reserva de XP { roman }: quedan { $count }
    }
tiles-left =
    { $count ->
        [0] No quedan losas en el mazo
        [one] Queda una losa en el mazo
       *[other] Quedan { $count } losas en el mazo: { $one } de nivel I, { $two } de II, { $three } de III
    }
term-own = ataque
term-card = carta
term-bonus = extra
term-surge = descarga
term-pit = foso
term-armour = armadura
term-evasive = evasión
term-obstacles = en medio
term-changes = poderes y cartas
result =
    { $die ->
        [yes] { $damage } de daño, { $left ->
            [one] le queda 1
           *[other] le quedan { $left }
        } de salud; pero además se tira un dado.
       *[no] { $damage } de daño, { $left ->
            [one] le queda 1
           *[other] le quedan { $left }
        } de salud.
    }
result-falls =
    { $die ->
        [yes] { $target } cae, si el dado no dice otra cosa{ $xp ->
            [0] .
           *[other] {" "}({ $xp } XP).
        }
       *[no] { $target } cae{ $xp ->
            [0] .
           *[other] {" "}({ $xp } XP).
        }
    }
result-miss =
    { $die ->
        [yes] Un fallo; pero además se tira un dado.
       *[no] Un fallo.
    }
foresee-ready = Está preparado: se puede activar.
foresee-exhausted = Está exhausto hasta la próxima ronda, si nada lo prepara antes.
foresee-chosen =
    { $may ->
        [yes] { $near ->
            [far] { $seat } puede elegirlo: está lejos de todos sus héroes.
            [next] { $seat } puede elegirlo: ninguno está más lejos que en la sala contigua.
           *[here] { $seat } puede elegirlo, porque los demás también están con sus héroes o exhaustos.
        }
       *[no] { $near ->
            [next] { $seat } debe elegir uno que esté más lejos.
           *[here] { $seat } debe elegir uno que no esté en una sala con sus héroes.
        }
    }
foresee-nobody = Ahora no alcanza a nadie: quien lo mueva puede llevarlo adonde quiera.
foresee-attack =
    { $die ->
        [no] { $damage ->
            [0] Puede atacar { $target } desde { $at }: { against }, un fallo.
           *[other] Puede atacar { $target } desde { $at }: { against }, { $damage } de daño.
        }
       *[other] Puede atacar { $target } desde { $at }: { against }.
    }
foresee-solo = Es el que más vale de los preparados: la próxima carta lo mueve.
foresee-no-solo = Es el que más vale de los preparados, pero no alcanza a nadie que nombre la próxima carta.
foresee-poorer = Hay preparado otro monstruo que vale más: la próxima carta mueve a ese.
area-attacked = a quién puede atacar
refused-rest = el descanso se elige al empezar el turno
refused-rests = un héroe que descansa no ataca
refused-again = renunció al ataque para moverse otra vez
refused-moved = solo ataca por segunda vez un héroe que no ha gastado Velocidad
refused-twice = ya ha atacado dos veces
refused-struck = ya ha sido atacado en este turno
refused-melee = no está al lado del héroe
refused-far = los ataques a distancia alcanzan de { $low } a { $high } casillas
refused-sight = hay una pared en medio
refused-facing = queda detrás, después del primer ataque
refused-icons = { $hero } no tiene sus iconos
refused-reaction = se juega cuando atacan a su héroe
refused-type = bajo { $hero } ya hay una carta de ese tipo
refused-useless = ahora no haría nada
refused-xp = cuesta { $cost } y tienes { $xp }
refused-nobody = ninguno de tus héroes tiene sus iconos
score =
    { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }
hand-of = { $count }/{ $most }
feat-heroes = con { $heroes }
solo-row = De las mejoras, «{ $removed }» sale del juego y «{ $discarded }» se descarta.
solo-tile = Una losa sale del juego: { $tile }.
solo-wakes = { $figure }, en { $at }, se prepara.
solo-wakes-one =
    { $count ->
        [0] No hay monstruos exhaustos que se preparen.
       *[other] Uno de { $count } monstruos exhaustos se prepara.
    }
solo-anyone = a cualquier héroe
solo-now = Carta en juego
sum-attack = Daño:
refused-other = solo { $owner } puede jugarla
solo-or = O bien: { $what }
solo-otherwise = Si no se puede ninguna de las dos cosas: { $does }
feat-rank = { $rank }, con { $heroes }
feat-together = todos juntos, meta { $goal }, con { $heroes }

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
badge-poison = fichas de veneno

## Cartas

upgrades = Mejoras
tiles = Losas por colocar
upgrade-discard = Mejoras descartadas
hand = Mano de { $seat }
column = Bajo { $hero }
artifacts = Artefactos de { $seat }
discard = Descartes de { $seat }
deck = Mazo de { $seat }

## Cómo va cada uno

stat-health = salud
stat-score = puntos
stat-fresh = sin gastar
stat-defeats = derrotas
stat-cards = mejoras
stat-hand = mano
headline =
    { $round ->
        [0] Las alianzas se reúnen. Empieza { $first }.
       *[other] Ronda { $round } de 4, ciclo { $cycle } de 4.
    }
outcome-score = Gana quien reúne más experiencia.
outcome-solo = La mazmorra queda atrás.
outcome-tie = Las mejores alianzas empatan y ganan juntas.
duty-monsters = decidir por los monstruos
duty-monsters-once = Un autómata, esta vez
square-empty = { $at }, aún sin losa
badge-defeated = fuera de combate
badge-hidden = escondido: no se le puede atacar
badge-hindered =
    { $what ->
        [speed] menos velocidad
        [attack] menos ataque
        [armour] menos armadura
       *[evasive] menos evasión
    }
badge-surged = descarga de fuerza usada esta ronda
badge-first = empieza la ronda
badge-damage = daño de { $seat }
alliance = Héroes de { $seat }
monsters = Monstruos
monster-at = en { $at }
upgrades-note =
    { $level ->
        [1] Se usa el mazo de nivel I.
        [2] Se usa el mazo de nivel II.
       *[3] Se usa el mazo de nivel III: artefactos.
    }
stat-fits = para
fits-all = cualquiera de los tuyos
fits-nobody = ninguno de los tuyos
offered = Héroes para elegir
own-heroes = Tus héroes
brief-hand = Mano
brief-down = Boca abajo
brief-artifacts = Artefactos
brief-discard = Descartes
brief-deck = Mazo
solo-next = Próxima carta
solo-instead = Ningún monstruo puede atacar, así que: { $does }
solo-would =
    { $bonus ->
        [0] { $figure }, en { $at }, ataca a { $targets }.
       *[other] { $figure }, en { $at }, ataca a { $targets } con +{ $bonus }.
    }
score-xp = { $count } de experiencia
score-defeats = −{ $count } por derrotas
score-tiles = −{ $count } por losas sin colocar
score-monsters = −{ $count } por monstruos
score-threats = −{ $count } por amenazas
row-order = Este ciclo
row-stock = Quedan
pool =
    { $count ->
        [0] La reserva { $level } está vacía
       *[other] Reserva { $level }: quedan { $count } de experiencia
    }
tiles-left =
    { $count ->
        [0] No quedan losas en el mazo
        [one] Queda una losa en el mazo
       *[other] Quedan { $count } losas en el mazo: { $one } de nivel I, { $two } de II, { $three } de III
    }
sum-power = Potencia:
sum-defence = Defensa:
term-own = propia
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
        [yes] Además se tira un dado. Sin él: { $damage } de daño. { $target } se queda con { $left }.
       *[no] { $damage } de daño. { $target } se queda con { $left }.
    }
result-falls =
    { $xp ->
        [0] { $damage } de daño. { $target } cae.
       *[other] { $damage } de daño. { $target } cae y vale { $xp } de experiencia.
    }
result-miss =
    { $die ->
        [yes] Además se tira un dado. Sin él, es un fallo.
       *[no] Un fallo.
    }
foresee-ready = Está preparado: pueden hacer que actúe.
foresee-exhausted = Está agotado hasta la próxima ronda, si nada lo prepara antes.
foresee-chosen =
    { $may ->
        [yes] { $near ->
            [far] { $seat } puede elegirlo: está lejos de todos sus héroes.
            [next] { $seat } puede elegirlo: ninguno está más lejos que en la sala contigua.
           *[here] { $seat } puede elegirlo, porque los demás también están con sus héroes o agotados.
        }
       *[no] { $near ->
            [next] { $seat } debe elegir uno que esté más lejos.
           *[here] { $seat } debe elegir uno que no esté en una sala con sus héroes.
        }
    }
foresee-nobody = Ahora no alcanza a nadie: quien lo mueva puede llevarlo adonde quiera.
foresee-attack = Puede atacar { $target } desde { $at }: { $power } contra { $defence }.
foresee-solo = Es el que más vale de los preparados: la próxima carta lo mueve.
foresee-no-solo = Es el que más vale de los preparados, pero no alcanza a nadie que nombre la próxima carta.
foresee-poorer = Hay preparado otro monstruo que vale más: la próxima carta mueve a ese.
area-attacked = a quién puede atacar
refused-rest = el descanso se elige al empezar el turno
refused-rests = un héroe que descansa no ataca
refused-again = renunció al ataque para moverse otra vez
refused-moved = para un segundo ataque no debe haber gastado velocidad
refused-twice = ya ha atacado dos veces
refused-struck = ya ha sido atacado en este turno
refused-melee = no está al lado del héroe
refused-far = los ataques a distancia llegan de { $low } a { $high } casillas
refused-sight = hay una pared en medio
refused-facing = queda detrás, después del primer ataque
refused-icons = { $hero } no tiene sus iconos
refused-reaction = se juega cuando atacan a su héroe
refused-type = bajo { $hero } ya hay una carta de ese tipo
refused-useless = ahora no haría nada
refused-xp = cuesta { $cost } y tienes { $xp }
refused-nobody = ninguno de tus héroes tiene sus iconos
score = { $score } de experiencia
hand-of = { $count }/{ $most }
feat-heroes = con { $heroes }

### Lo que dicen cartas, monstruos, amenazas y losas, compuesto de lo que hacen.

sentences = { $a } { $b }
either = { $a } o { $b }
both = { $a } y { $b }

## Clases de caras

type-hero = { $race }, { $classes }
type-two = { $a } / { $b }
type-weapon = Arma
type-armour = Armadura
type-attack-spell = Conjuro de Ataque
type-control-spell = Conjuro de Control
type-enhancement-spell = Conjuro de Mejora
type-healing-spell = Conjuro de Curación
type-reaction = Reacción
type-pet = Mascota
type-treasure = Tesoro
type-artifact = Artefacto
type-skill = Destreza
type-tactic = Táctica
type-monster = Monstruo de nivel { roman }
type-threat = Amenaza
type-tile = Losa de nivel { roman }
type-start = Losa Inicial
type-solo = Carta de solitario

## Números

stat-melee = ataque cuerpo a cuerpo
stat-ranged = ataque a distancia
stat-armour = armadura
stat-evasive = evasión
stat-speed = Velocidad
stat-cost = precio en XP
stat-xp = XP
stat-gain = XP
rewards =
    { $second ->
        [0] { $first }
       *[other] { $first } + { $second }
    }

## Quién puede jugar una carta

race =
    { $race ->
        [human] Humano
        [dwarf] Enano
        [elf] Elfo
        [gnome] Gnomo
       *[half-orc] Semiorco
    }
class =
    { $class ->
        [martial] Marcial
        [stealth] Sigilo
        [mystery] Misterio
        [celestial] Celestial
       *[primordial] Primordial
    }
class-twice = { $class } dos veces
needs = Para: { $icons }.
needs-hero = Para { $hero }.
needs-nothing = Para cualquier héroe.

## Lo que dura

more =
    { $more ->
        [yes] {" "}más
       *[no] {""}
    }
trait =
    { $trait ->
        [speed] +{ $by }{ more } a la Velocidad
        [melee] +{ $by }{ more } al ataque cuerpo a cuerpo
        [ranged] +{ $by }{ more } al ataque a distancia
        [armour] +{ $by }{ more } a la armadura
        [evasive] +{ $by }{ more } a la evasión
        [pet] +{ $by } a los ataques de mascotas, también de las que no admiten bonificaciones
        [pierce] Los ataques ignoran { $by } de armadura
        [seek] Los ataques ignoran { $by } de evasión
        [reach] Los ataques a distancia llegan { $by ->
            [one] 1 casilla
           *[other] { $by } casillas
        } más lejos
        [close] Los ataques a distancia también valen contra enemigos adyacentes
        [clear] Quien está en medio no estorba los ataques a distancia
        [slip] Apartarse de un enemigo no cuesta nada de más
        [pass] Puede moverse a través de los enemigos
        [swift] Puede atacar dos veces, a enemigos distintos, aunque haya usado Velocidad
        [pick] +{ $by }{ more } a las tiradas de puertas cerradas o secretas y cofres cerrados
        [disarm] +{ $by }{ more } a las tiradas de trampas
        [quiet] Puede probar puertas cerradas o secretas y cofres cerrados, revelar amenazas y desactivar trampas con enemigos en la sala
        [hardy] El veneno no se extiende
        [thorns] { $by } de daño a un enemigo que acierte cuerpo a cuerpo
        [hidden] No puede ser atacado ni elegido por otros hasta que ataque o reciba daño
        [mend] Se cura { $by } de daño más cada vez que lo curan, descansa o se cura con una Descarga de Fuerza
        [hand] +{ $by }{ more } al tamaño de la mano
       *[spoils] { $by } XP más por cada monstruo que derrote el ataque de un héroe, no de una mascota
    }
line-modifier =
    { $instead ->
        [yes] O, en lugar de ese ataque:{" "}
       *[no] {""}
    }{ $share ->
        [room] Este héroe y los de la Alianza en su sala:{" "}
        [alliance] Todos los héroes de la Alianza:{" "}
       *[self] {""}
    }{ $when ->
        [still] Si no ha usado Velocidad en este turno:{" "}
        [moved] Si ha usado Velocidad en este turno:{" "}
        [hurt] Mientras tiene daño:{" "}
        [alone] Mientras no hay otro héroe de la Alianza en su sala:{" "}
        [flanking] Si otro héroe en pie de la Alianza está junto a su objetivo:{" "}
        [wounded] Si su objetivo tiene daño:{" "}
        [unhurt] Si su objetivo no tiene daño:{" "}
        [large] Contra un monstruo de nivel III:{" "}
       *[always] {""}
    }{ $what }.

## Ataques

line-attack =
    { $type ->
        [melee] Un ataque cuerpo a cuerpo de potencia { $power }
       *[ranged] Un ataque a distancia de potencia { $power }
    }{ $high ->
        [0] .
       *[other] , de { $low } a { $high } casillas.
    }
line-pet =
    { $type ->
        [melee] Un ataque más, cuerpo a cuerpo, de potencia { $power }
       *[ranged] Un ataque más, a distancia, de potencia { $power }
    }{ $reach ->
        [1] , a un enemigo adyacente.
       *[other] , a { $reach } casillas como mucho.
    }
line-blind = No requiere línea de visión.
line-plain = No admite bonificaciones.
line-then = Si hace daño: { $value }
line-after = Después: { $value }
line-moment = También fuera de su turno, cuando este héroe es atacado.
line-late = Ante un ataque, el resto viene después, y solo si el héroe sigue en pie.
line-ally = Sobre este héroe u otro de la Alianza; no requiere línea de visión.
line-free = Puede jugarse aunque haya una carta de su tipo bajo el héroe.
line-stays = Puede quedarse en juego al final de la ronda.

## Lo que se hace

whom =
    { $whom ->
        [self] este héroe
        [ally] otro héroe en pie de la Alianza, a la vista o no
        [hero] un héroe de la Alianza, a la vista o no
        [beside] este héroe o a uno adyacente de la Alianza, a la vista o no
        [allies] cada héroe de la Alianza en la sala
        [enemy] { $reach ->
            [1] un enemigo adyacente
           *[other] un enemigo a la vista (a { $reach } casillas como mucho)
        }
        [anybody] un enemigo o un héroe de otra Alianza a la vista (a { $reach } casillas como mucho)
        [enemies] cada enemigo de la sala
        [around] cada enemigo adyacente
        [room] todos los demás de la sala
        [target] su objetivo
        [near-target] cada enemigo adyacente a su objetivo
        [target-room] todos los demás en la sala de su objetivo, también a este héroe si está en ella
       *[attacker] quien ataca
    }
do-damage =
    { $poison ->
        [yes] Haz { $count } de daño por veneno a { whom }.
       *[no] Haz { $count } de daño a { whom }.
    }
do-heal =
    { $poison ->
        [yes] Cura { $count } de daño por veneno a { whom }.
       *[no] Cura { $count } de daño a { whom }.
    }
do-draw =
    { $count ->
        [one] Roba una carta.
       *[other] Roba { $count } cartas.
    }
do-recover =
    { $count ->
        [one] Toma en tu mano una carta de tus descartes, a tu elección.
       *[other] Toma en tu mano { $count } cartas de tus descartes, a tu elección.
    }
do-push =
    { $squares ->
        [one] Empuja 1 casilla a { whom }.
       *[other] Empuja { $squares } casillas a { whom }.
    }
do-pull =
    { $squares ->
        [one] Acerca 1 casilla a { whom }.
       *[other] Acerca { $squares } casillas a { whom }.
    }
do-shift =
    { $squares ->
        [one] Mueve 1 casilla a { whom } sin gastar Velocidad. Apartarse de un enemigo no cuesta nada de más.
       *[other] Mueve hasta { $squares } casillas a { whom } sin gastar Velocidad. Apartarse de un enemigo no cuesta nada de más.
    }
do-swap = Este héroe cambia de casilla con { whom }.
do-hinder =
    { $what ->
        [speed] Hasta la Fase Final, { whom } tiene { $by } menos de Velocidad.
        [attack] Hasta la Fase Final, { whom } tiene { $by } menos de ataque.
        [armour] Hasta la Fase Final, { whom } tiene { $by } menos de armadura.
       *[evasive] Hasta la Fase Final, { whom } tiene { $by } menos de evasión.
    }
do-exhaust = Deja exhausto a { whom }. Solo a monstruos.
do-gain = Gana { $count } XP.
do-refresh = Si este héroe ya ha recibido una Descarga de Fuerza en esta ronda, puede recibir otra.
do-either = { $a } O bien: { $b }
special-surveyors-chalk = Puedes devolver al mazo una de las losas a la vista, si la siguiente es de su nivel, y descubrir otra.

## Poderes de los monstruos

power =
    { $power ->
        [venom] Su daño es daño por veneno.
        [pierce] Ignora { $by } de armadura.
        [reach] Dispara { $by ->
            [one] 1 casilla
           *[other] { $by } casillas
        } más lejos.
        [shove] Empuja { $by ->
            [one] 1 casilla
           *[other] { $by } casillas
        } al héroe al que acierta.
        [roll] El Dado de Mazmorra se suma a su ataque.
        [rage] +{ $by } al ataque mientras tiene daño.
        [pack] +{ $by } al ataque mientras hay otro monstruo junto a su objetivo.
        [splash] Si acierta, { $by } de daño a cada uno de los demás héroes junto a su objetivo.
        [snare] Un héroe al que acierta tiene { $by } menos de Velocidad hasta la Fase Final.
        [drain] Cuando acierta, pierde { $by } de sus fichas de Daño.
        [shell] +{ $by } a la armadura hasta que recibe daño.
        [blur] El Dado de Mazmorra se suma a su defensa.
        [thorns] { $by } de daño a un héroe que le acierte cuerpo a cuerpo.
        [flight] Pasa por encima de los héroes, y apartarse de ellos no le cuesta nada de más.
        [charge] +{ $by } al ataque si usó { $points } de Velocidad o más para moverse.
        [regrow] En la Fase Final pierde { $by } de sus fichas de Daño.
        [burst] Cuando es derrotado, { $by } de daño a todos los adyacentes.
       *[alarm] Cuando recibe daño y no es derrotado, otro monstruo exhausto de su sala pasa a estar preparado.
    }

## Amenazas

threat-kind =
    { $kind ->
        [chest] Se abre por 1 de Velocidad, o gratis al pisar su casilla.
        [locked-chest] Se abre con 1 de Velocidad y una tirada de al menos su nivel, sin enemigos en la sala.
       *[trap] Se activa cuando un héroe entra en la sala o falla al desactivar la trampa.
    }
threat-reward =
    { $kind ->
        [trap] Recompensa por desactivar: { $xp } XP.
       *[other] { $level ->
            [yes] Recompensa por abrir: { $xp ->
                [0] tanta XP como su nivel.
               *[other] tanta XP como su nivel + { $xp }.
            }
           *[no] Recompensa por abrir: { $xp } XP.
        }
    }
trap-harm =
    { $room ->
        [yes] Todos los héroes de la sala sufren{" "}
       *[no] El héroe sufre{" "}
    }{ $level ->
        [yes] { $count ->
            [0] tanto daño como su nivel
           *[other] tanto daño como su nivel + { $count }
        }
       *[no] { $count } de daño
    }{ $poison ->
        [yes] , por veneno.
       *[no] .
    }
reward-heal = El héroe se cura { $value } de daño.
trap-slow = El héroe tiene { $by } menos de Velocidad hasta la Fase Final.
trap-lose =
    { $cards ->
        [one] Su jugador descarta una carta.
       *[other] Su jugador descarta { $cards } cartas.
    }
trap-stop = El héroe se queda sin Velocidad en este movimiento.
trap-alarm = Todos los monstruos de la sala y de las salas conectadas pasan a estar preparados.
trap-pit = Queda como foso: salir de él cuesta { $leave } de Velocidad más, y desde él se ataca con { $attack } menos.

## Losas

tile-monster =
    { $count ->
        [one] { $monster }
       *[other] { $monster } ×{ $count }
    }
tile-monsters = Monstruos: { $monsters }.
tile-threats =
    { $count ->
        [one] 1 amenaza.
       *[other] { $count } amenazas.
    }
tile-doors =
    { $count ->
        [one] 1 puerta.
       *[other] { $count } puertas.
    }
tile-diagram = La losa como está impresa: quién está dónde, las amenazas con ? y las puertas.

## Cartas de solitario

solo-card = Carta de solitario { $number }
solo-section-1 = I
solo-section-2 = II: y después una de estas
solo-section-3 = III: si no pudo hacerse ninguna
solo-first =
    { $first ->
        [upgrades] La mejora { $cross } de la fila sale del juego, la { $arrow } se descarta y llegan otras.
        [tiles] La losa { $cross } de la fila sale del juego y llega otra.
       *[ready] El monstruo exhausto con más XP pasa a estar preparado.
    }
solo-second =
    { $form ->
        [a] El monstruo preparado con más XP ataca con +{ $icon_bonus } a un héroe con el icono { $icons }. O ataca con +{ $choice_bonus } a un héroe a tu elección.
        [b] El monstruo preparado con más XP ataca con +{ $icon_bonus } a un héroe con el icono { $icons }. O ataca a un héroe a tu elección, con +{ $type_bonus } si su ataque es { $type ->
            [melee] cuerpo a cuerpo.
           *[ranged] a distancia.
        }
       *[c] El monstruo preparado con más XP ataca al héroe con menos defensa. O ataca con +{ $choice_bonus } a un héroe a tu elección.
    }
solo-surge = El monstruo exhausto con más XP pasa a estar preparado y ataca con +{ $value } a un héroe a tu elección.
solo-spend = Pon boca abajo 1 XP.
solo-discard = Descarta { $value } cartas; hasta que se active el siguiente héroe, el tamaño de tu mano es { $value } menor.
solo-damage =
    { $value ->
        [one] Pon 1 ficha de Daño en un héroe a tu elección.
       *[other] Pon { $value } fichas de Daño en héroes a tu elección.
    }
solo-poison =
    { $value ->
        [one] Pon 1 ficha de Daño por Veneno en un héroe a tu elección.
       *[other] Pon { $value } fichas de Daño por Veneno en héroes a tu elección.
    }
needs-artifact = Hace falta un héroe con: { $icons }.
line-artifact = Para todos los héroes de la Alianza, hasta el final de la partida.
own-card = { $card } ({ $type }): { $does }
plus = +{ $by }
plus-sometimes = (+{ $by })
stat-heal = curación
stat-draw = cartas que se roban
stat-damage = daño
type-upgrade = { $type }, nivel { roman }, { $cost } XP

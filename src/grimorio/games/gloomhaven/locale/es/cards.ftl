### Lo que dicen cartas, objetos y beneficios adicionales: las partes de sus textos (view/ las junta a partir del contenido).

## Partes de una frase

line-end = { $does }.
sentences = { $a } { $b }
# `sound`: "e" ante el sonido "i".
both =
    { $sound ->
        [i] { $a } e { $b }
       *[other] { $a } y { $b }
    }
signed =
    { $sign ->
        [minus] −{ $value }
       *[plus] +{ $value }
    }
line-element =
    { $element ->
        [fire] fuego
        [ice] hielo
        [air] aire
        [earth] tierra
        [light] luz
        [dark] oscuridad
       *[any] un elemento cualquiera
    }
line-priced = Consume { $use }: { $does }
number-xp =
    { $value ->
        [one] { $value } punto de experiencia
       *[other] { $value } puntos de experiencia
    }
# Un número con su nombre, y lo que se suma a uno.
number-pierce = Perforante { $value }
number-push = Empujar { $value }
number-pull = Tirar { $value }
number-shield = Escudo { $value }
number-retaliate = Represalia { $value }
number-damage =
    { $value ->
        [one] { $value } punto de daño
       *[other] { $value } puntos de daño
    }
number-target =
    { $value ->
        [one] { $value } objetivo
       *[other] { $value } objetivos
    }
plus-attack = +{ $value } al Ataque
plus-move = +{ $value } a Mover
plus-heal = +{ $value } a Curar
plus-range = +{ $value } al Alcance
plus-push = +{ $value } a Empujar
plus-shield = +{ $value } al Escudo
plus-retaliate = +{ $value } a la Represalia
plus-loot = +{ $value } a Saquear
plus-recover =
    { $value ->
        [one] +{ $value } carta
       *[other] +{ $value } cartas
    }
plus-target =
    { $value ->
        [one] +{ $value } objetivo
       *[other] +{ $value } objetivos
    }
signed-attack = { $value } al Ataque
signed-reach = { $value } al Alcance
line-instead = { $now } en vez de { $was }
line-jump = Salto
line-advantage = ventaja
line-no_damage = no sufres ese daño
round-shield = { number-shield } hasta el final de la ronda
round-retaliate = { number-retaliate } hasta el final de la ronda
line-against = { $what } contra ese ataque
line-harm = { $what } a { $whom }
within =
    { $range ->
        [1] {""}
       *[other] {" "}con Alcance { $range }
    }

## Para quién es una línea de una carta de habilidad

line-whom-one =
    { $range ->
        [0] { $target ->
            [one] un enemigo adyacente
           *[other] un máximo de { $target } enemigos adyacentes
        }
       *[other] { $target ->
            [one] un enemigo a alcance { $range }
           *[other] un máximo de { $target } enemigos a alcance { $range }
        }
    }
line-whom =
    { $whom ->
        [one] un enemigo
        [self] ti
        [adjacent] todos los enemigos adyacentes
        [passed] todos los enemigos por cuyo hexágono hayas pasado en ese movimiento
        [room] todos los enemigos de tu sala
        [within_two] todos los enemigos a 2 hexágonos o menos
        [beside_target] todos los enemigos adyacentes al objetivo
        [beside_made] todos los enemigos adyacentes a ese obstáculo
        [beside_destroyed] todos los enemigos adyacentes a un hexágono del obstáculo destruido
        [beside_killed] todos los enemigos adyacentes al enemigo muerto
        [in_area] todos los enemigos del área
        [self_and_adjacent_allies] ti y para todos tus aliados adyacentes
        [adjacent_allies] todos tus aliados adyacentes
        [ally] uno de tus aliados, en cualquier lugar del mapa
        [all_allies] todos tus aliados del mapa
        [self_and_all_allies] ti y para todos tus aliados
        [both_adjacent] todos los enemigos y a todos tus aliados adyacentes a ti
        [both_beside_target] todos los enemigos y a todos tus aliados adyacentes al objetivo
        [both_beside_made] todos los enemigos y a todos tus aliados adyacentes a cualquiera de esos obstáculos
        [both_in_area] todos los enemigos y a todos tus aliados del área
        [both_beside_way] todos los enemigos y a todos tus aliados adyacentes a cualquier hexágono en el que hayas entrado en ese movimiento
       *[allies_in_room] todos tus aliados de tu sala
    }
line-whom-instead =
    { $verb ->
        [attack] el ataque pasa a ser contra { $whom }
        [heal] pasa a curar a { $whom }
       *[other] pasa a ser para { $whom }
    }
# Lo que se dice de un enemigo.
line-enemy-when =
    { $when ->
        [flanked] adyacente a uno de tus aliados
        [isolated] que no sea adyacente a ninguno de sus aliados
        [flanked_and_isolated] adyacente a uno de tus aliados y a ninguno de los suyos
        [hindered] desarmado, inmovilizado o aturdido
        [poisoned] envenenado
       *[stunned] aturdido
    }

## Líneas de las cartas de habilidad

line-attack =
    Ataque { $value }{ $area ->
        [none] { $whom ->
            [one] {""}
           *[other] {" "}contra { line-whom }
        }
       *[other] {" "}sobre un área de { $area } hexágonos
    }{ $range ->
        [0] { $area ->
            [none] {""}
           *[other] , cuerpo a cuerpo
        }
       *[other] , Alcance { $range }
    }{ $target ->
        [1] {""}
       *[other] , hasta { $target } objetivos
    }
line-move =
    Mover { $value }{ $jump ->
        [yes] , Salto
       *[no] {""}
    }{ $straight ->
        [yes] , todos los pasos en la misma dirección
       *[no] {""}
    }
line-x =
    { $by ->
        [moved_this_turn] X es el número de hexágonos que te has movido este turno.
        [dealt_this_turn] X es el daño que has hecho este turno.
        [moved] X es el número de hexágonos que te has movido con esta acción.
       *[twice_destroyed] X es el doble del número de hexágonos de los obstáculos que acabas de destruir.
    }
line-heal =
    { $whom ->
        [one] { $target ->
            [one] Curar { $value } a ti o a un aliado, Alcance { $range }
           *[other] Curar { $value } a un máximo de { $target } figuras (tú y tus aliados), Alcance { $range }
        }
        [self] { line-heal-self }
        [in_area] Curar { $value } a todos tus aliados del área
       *[other] Curar { $value } a { line-whom }
    }
line-heal-self =
    { $form ->
        [start] Cúrate { $value }
       *[inside] { inside-heal }
    }
inside-heal = cúrate { $value }
line-loot = Saquear { $range }
line-damage =
    { $whom ->
        [self] { $duty ->
            [yes] { $form ->
                [start] Debes sufrir { number-damage }
               *[inside] debes sufrir { number-damage }
            }
           *[no] { $form ->
                [start] Sufre { number-damage }
               *[inside] sufre { number-damage }
            }
        }
       *[other] { $duty ->
            [yes] { $form ->
                [start] Debes hacer { number-damage } a { line-whom }
               *[inside] debes hacer { number-damage } a { line-whom }
            }
           *[no] { $form ->
                [start] Haz { number-damage } a { line-whom }
               *[inside] haz { number-damage } a { line-whom }
            }
        }
    }
line-afflicted =
    { $whom ->
        [one] { line-whom-one }
       *[other] { line-whom }
    }
line-afflict =
    { $duty ->
        [yes] { $form ->
            [start] Debes aplicar { $what } a { line-afflicted }
           *[inside] debes aplicar { $what } a { line-afflicted }
        }
       *[no] { $form ->
            [start] Aplica { $what } a { line-afflicted }
           *[inside] aplica { $what } a { line-afflicted }
        }
    }
line-owner =
    { $whom ->
        [self] {""}
       *[other] {" "}para { line-whom }
    }
line-shield =
    Escudo { $value }{ line-owner }{ $xp ->
        [0] {""}
        [one] {" "}y { $xp } punto de experiencia
       *[other] {" "}y { $xp } puntos de experiencia
    }
line-retaliate = Represalia { $value }{ within }{ line-owner }
line-gain =
    { $duty ->
        [yes] { $form ->
            [start] Debes sufrir la condición { $what }
           *[inside] debes sufrir la condición { $what }
        }
       *[no] { $form ->
            [start] { $verb ->
                [invisible] Vuélvete invisible
                [strengthen] Fortalécete
                [bless] Recibe una { $what }
                [curse] Recibe una { $what }
               *[other] Recibe la condición { $what }
            }
           *[inside] { $verb ->
                [invisible] vuélvete invisible
                [strengthen] fortalécete
                [bless] recibe una { $what }
                [curse] recibe una { $what }
               *[other] recibe la condición { $what }
            }
        }
    }
line-bonus =
    { $advantage ->
        [yes] Ventaja en { line-attacks }
       *[no] { $what } en { line-attacks }
    }
line-attacks-all =
    { $whom ->
        [self_and_adjacent_allies] todos tus ataques y en los de tus aliados adyacentes
        [adjacent_allies] todos los ataques de tus aliados adyacentes
       *[self] { $when ->
            [melee] todos tus ataques cuerpo a cuerpo
            [ranged] todos tus ataques a distancia
           *[none] todos tus ataques
        }
    }
line-attacks =
    { $when ->
        [none] { line-attacks-all }
        [melee] { line-attacks-all }
        [ranged] { line-attacks-all }
        [invisible] { line-attacks-all } mientras seas invisible
       *[other] { line-attacks-all } contra un enemigo { line-enemy-when }
    }
line-rank =
    { $ranks ->
        [normal] Normal
        [elite] Élite
       *[any] Normal o Élite
    }
line-kill-one =
    { $ranks ->
        [none] { $range ->
            [0] Mata a un enemigo adyacente
           *[other] Mata a un enemigo a alcance { $range }
        }
       *[other] { $range ->
            [0] Mata a un enemigo { line-rank } adyacente
           *[other] Mata a un enemigo { line-rank } a alcance { $range }
        }
    }
line-kill =
    { $hp ->
        [0] { $when ->
            [none] { line-kill-one }
            [flanked] { line-kill-one } que sea { line-enemy-when }
            [isolated] { line-kill-one } { line-enemy-when }
            [flanked_and_isolated] { line-kill-one } que sea { line-enemy-when }
           *[other] { line-kill-one } que esté { line-enemy-when }
        }
       *[other] { line-kill-one } al que le queden { $hp } puntos de golpe o menos
    }
line-kill-instead = mata al objetivo en vez de atacarlo, si es { line-rank }
line-cards =
    { $pile ->
        [lost] cartas perdidas
       *[discard] cartas descartadas
    }
line-recover-all =
    { $form ->
        [start] Recupera
       *[inside] recupera
    }
line-recover =
    { $whom ->
        [ally] { line-recover-ally }
       *[self] { $count ->
            [0] { line-recover-all } todas tus { line-cards }
            [one] { line-recover-all } una de tus { line-cards }
           *[other] { line-recover-all } hasta { $count } de tus { line-cards }
        }
    }
line-one-ally =
    { $range ->
        [1] { $form ->
            [start] Un aliado adyacente
           *[inside] un aliado adyacente
        }
       *[other] { $form ->
            [start] Un aliado a alcance { $range }
           *[inside] un aliado a alcance { $range }
        }
    }
line-recover-ally =
    { $count ->
        [0] { line-one-ally } puede recuperar todas sus { line-cards }
        [one] { line-one-ally } puede recuperar { $count } de sus { line-cards }
       *[other] { line-one-ally } puede recuperar hasta { $count } de sus { line-cards }
    }
line-refresh =
    { $count ->
        [one] { line-one-ally } puede actualizar { $count } de sus objetos pequeños consumidos
       *[other] { line-one-ally } puede actualizar hasta { $count } de sus objetos pequeños consumidos
    }
line-summon =
    Invoca: { $id } ({ $hp ->
        [one] { $hp } punto de golpe
       *[other] { $hp } puntos de golpe
    }, Mover { $move }, { $attack ->
        [none] sin ataque
       *[other] Ataque { $attack }, { $range ->
            [0] cuerpo a cuerpo
           *[other] Alcance { $range }
        }
    }{ $what ->
        [none] {""}
       *[other] , { $what }
    })
line-make_trap = Crea una trampa en un hexágono vacío adyacente: { $what }
line-disarm_trap = Desarma una trampa adyacente
line-make_obstacle =
    { $size ->
        [1] { $range ->
            [1] { $count ->
                [one] Crea un obstáculo de un hexágono en un hexágono vacío adyacente
               *[other] Crea { $count } obstáculos de un hexágono en hexágonos vacíos adyacentes
            }
           *[other] { $count ->
                [one] Crea un obstáculo de un hexágono en un hexágono vacío a alcance { $range }
               *[other] Crea { $count } obstáculos de un hexágono en hexágonos vacíos a alcance { $range }
            }
        }
       *[other] { $count ->
            [one] Crea un obstáculo de { $size } hexágonos, en triángulo, en hexágonos vacíos a alcance { $range }
           *[other] Crea { $count } obstáculos de { $size } hexágonos, en triángulo, en hexágonos vacíos a alcance { $range }
        }
    }
line-destroy_obstacle =
    { $count ->
        [0] { $range ->
            [1] Destruye todos los obstáculos adyacentes
           *[other] Destruye todos los obstáculos a alcance { $range }
        }
        [one] { $range ->
            [1] Destruye un obstáculo adyacente
           *[other] Destruye un obstáculo a alcance { $range }
        }
       *[other] { $range ->
            [1] Destruye hasta { $count } obstáculos adyacentes
           *[other] Destruye hasta { $count } obstáculos a alcance { $range }
        }
    }
line-shift_obstacle = Mueve un obstáculo adyacente de un hexágono a un hexágono vacío a alcance { $range }
line-on =
    { $on ->
        [attack] { $when ->
            [none] Cada vez que atacas
            [melee] Cada vez que atacas cuerpo a cuerpo
            [ranged] Cada vez que atacas a distancia
            [invisible] Cada vez que atacas mientras eres invisible
           *[other] Cada vez que atacas a un enemigo { line-enemy-when }
        }
        [attacked_in_melee] Cada vez que eres objetivo de un ataque cuerpo a cuerpo
        [harmed_by_attack] Cada vez que un ataque vaya a hacerte daño
        [harmed] { $once ->
            [yes] La primera vez que vayas a sufrir daño, venga de donde venga
           *[no] Cada vez que vayas a sufrir daño, venga de donde venga
        }
        [heal] Cada vez que haces una acción de Curar
        [ranged_attack] Cada vez que haces una acción de ataque a distancia
        [turn_start] Al comienzo de cada uno de tus turnos
        [turn_end] Al final de cada uno de tus turnos
       *[retaliates] Cada vez que haces Represalia
    }
line-trigger = { line-on }: { $what }
line-double = se dobla el valor de ese ataque
line-augment =
    { $use ->
        [none] Aumento, en cada uno de tus ataques cuerpo a cuerpo: { $what }
       *[other] Aumento, en cada uno de tus ataques cuerpo a cuerpo, si consumes { $use }: { $what }
    }
line-grant = { line-one-ally } puede hacer { $line }
line-one-enemy =
    { $range ->
        [1] { $form ->
            [start] Un enemigo adyacente
           *[inside] un enemigo adyacente
        }
       *[other] { $form ->
            [start] Un enemigo a alcance { $range }
           *[inside] un enemigo a alcance { $range }
        }
    }
line-control = { line-one-enemy } hace { $line } bajo tu control
line-swap_turn =
    { line-one-enemy }, { line-rank }, juega su turno de esta ronda con los bandos cambiados: sus aliados son sus enemigos y sus enemigos son sus aliados. { $mine ->
        [yes] Tú tomas sus decisiones
       *[no] Sus decisiones las toman las reglas de los monstruos, no tú
    }

## Mejoras de las líneas

line-boost-when =
    { $when ->
        [invisible] Mientras seas invisible
        [melee] Cuerpo a cuerpo
        [ranged] A distancia
       *[other] Contra un enemigo { line-enemy-when }
    }
line-per =
    { $per ->
        [negative_condition] por cada condición negativa del objetivo
        [ally_beside_target] por cada aliado tuyo adyacente al objetivo
       *[target_shield] por cada punto de Escudo del objetivo
    }
line-counted = { $what } { line-per }
line-boost-per =
    { $per ->
        [negative_condition] Por cada condición negativa del objetivo
        [ally_beside_target] Por cada aliado tuyo adyacente al objetivo
       *[target_shield] Por cada punto de Escudo del objetivo
    }
line-boost =
    { $use ->
        [none] { $per ->
            [none] { line-boost-when }
           *[other] { line-boost-per }
        }
       *[other] { $when ->
            [none] Consume { $use }
           *[other] { line-boost-when }, consume { $use }
        }
    }: { $does }.

## Qué supone usar una mitad

line-xp = Gana { number-xp }.
line-xp_each = Gana { number-xp } por cada enemigo objetivo.
sprung-xp = Gana { number-xp } cuando un enemigo la active.
gain-xp = gana { number-xp }
line-makes = Infunde { $value }.
line-lasts =
    { $lasts ->
        [round] Activa hasta el final de la ronda.
        [augment] Activa hasta que juegues otro aumento.
       *[persistent] Queda activa.
    }
line-uses =
    { $count ->
        [one] Activa hasta que se use una vez.
       *[other] Activa hasta que se use { $count } veces.
    } { $order ->
        [none] { $count ->
            [one] Ese uso da { number-xp }.
           *[other] Cada uso da { number-xp }.
        }
       *[other] Experiencia de cada uso, por orden: { $order }.
    }
line-lost =
    { $at ->
        [once] Esta carta se pierde.
       *[later] Cuando termine, esta carta se pierde.
    }
line-unrecoverable = Esta carta no se puede recuperar.

## Cartas de habilidad de los monstruos

ability-shuffle = Baraja este mazo al final de la ronda.
ability-in-range =
    { $range ->
        [none] a su alcance
       *[other] a alcance { $range }
    }
ability-whom =
    { $whom ->
        [focus] su foco
        [self] sí mismo
        [adjacent] todos los enemigos adyacentes a él
        [adjacent_one] un enemigo adyacente a él
        [in_range] todos los enemigos { ability-in-range }
        [all] todos los enemigos del mapa
        [one_with_all] un solo enemigo, con tantos ataques como objetivos tenga su carta de estadísticas
        [adjacent_allies] todos sus aliados adyacentes a él
        [allies_in_range] todos sus aliados { ability-in-range }
        [self_and_allies_in_range] sí mismo y todos sus aliados { ability-in-range }
        [all_allies] todos sus aliados en el mapa
        [self_and_all_allies] sí mismo y todos sus aliados en el mapa
        [both_adjacent] todos los enemigos y a todos sus aliados adyacentes a él
       *[both_beside_target] todos los enemigos y a todos sus aliados adyacentes al objetivo
    }
ability-move =
    Mover { $plus }{ $jump ->
        [yes] , Salto
       *[no] {""}
    }
ability-attack =
    Ataque { $plus }{ $area ->
        [none] { $whom ->
            [focus] {""}
           *[other] {" "}contra { ability-whom }
        }
       *[other] {" "}sobre un área de { $area } hexágonos
    }{ $about ->
        [yes] , cuerpo a cuerpo
       *[no] {""}
    }{ $range ->
        [none] {""}
       *[other] { $whom ->
            [in_range] {""}
           *[other] , Alcance { $range }
        }
    }{ $reach ->
        [none] {""}
       *[other] , Alcance { $reach }
    }{ $target ->
        [none] {""}
        [one] , { $target } objetivo
       *[other] , { $target } objetivos
    }
ability-heal =
    { $whom ->
        [self] Curarse { $value }
        [none] Curar { $value } a sí mismo o a uno de sus aliados{ $range ->
            [none] {""}
           *[other] , Alcance { $range }
        }
       *[other] Curar { $value } a { ability-whom }
    }
ability-shield =
    { $whom ->
        [self] { round-shield }
       *[other] { number-shield } para { ability-whom } hasta el final de la ronda
    }
ability-retaliate = { number-retaliate }{ within } hasta el final de la ronda
ability-loot = Saquear { $range }
ability-heal_each = Curarse { $value } por cada objetivo al que haya hecho daño
ability-gain =
    { $form ->
        [start] { $verb ->
            [invisible] Se vuelve invisible
            [strengthen] Se fortalece
            [bless] Recibe una { $what }
            [curse] Recibe una { $what }
           *[other] Recibe la condición { $what }
        }
       *[inside] { $verb ->
            [invisible] se vuelve invisible
            [strengthen] se fortalece
            [bless] recibe una { $what }
            [curse] recibe una { $what }
           *[other] recibe la condición { $what }
        }
    }
ability-afflict =
    { $form ->
        [start] Aplica { $what } a { ability-whom }
       *[inside] aplica { $what } a { ability-whom }
    }
ability-damage = { number-damage } a { ability-whom }
ability-suffer =
    { $form ->
        [start] Sufre { number-damage }
       *[inside] sufre { number-damage }
    }
ability-summon-rank =
    { $rank ->
        [elite] Élite
       *[normal] Normal
    }
ability-summon-where =
    { $beside ->
        [target] junto al objetivo
       *[self] junto a él
    }
ability-summon =
    { $hp ->
        [own] Invoca: { $type } ({ ability-summon-rank }) { ability-summon-where }, con tantos puntos de golpe como tenga ahora su invocador, sin superar su propio máximo
       *[none] Invoca: { $type } ({ ability-summon-rank }) { ability-summon-where }
    }
ability-make_trap =
    Crea una trampa en el hexágono vacío adyacente a él más cercano a un enemigo: { $damage ->
        [one] { $damage } punto de daño
       *[other] { $damage } puntos de daño
    }
ability-elude = Los ataques contra él tienen desventaja hasta el final de la ronda
ability-infuse =
    { $form ->
        [start] Infunde { line-element }
       *[inside] infunde { line-element }
    }
ability-consume = Consume { $use }: { $then }
ability-on_death = Si muere esta ronda después de su turno: { $then }
ability-boss = Habilidad especial { $special } del jefe
ability-boost =
    { $when ->
        [beside_ally] Contra un objetivo adyacente a uno de sus aliados: { $does }.
       *[none] Consume { $use }: { $does }.
    }
ability-area = un área de { $hexes } hexágonos
ability-area-in-range = el ataque cubre un área de { $hexes } hexágonos, al menos uno de ellos a su alcance

## Objetos

gear-does = { gear-when }: { $does }.
gear-moment =
    { $when ->
        [move] Durante una de tus habilidades de Mover
        [attack] Durante tu acción de ataque
        [melee] Durante tu acción de ataque cuerpo a cuerpo
        [ranged] Durante tu acción de ataque a distancia
        [single_melee] Durante tu ataque cuerpo a cuerpo contra un solo objetivo
        [single_ranged] Durante tu ataque a distancia contra un solo objetivo
        [attacked] Cuando eres objetivo de un ataque, antes de que se robe su modificador
        [harmed] { $duty ->
            [yes] Cada vez que un ataque vaya a hacerte daño, debes usar una ranura
           *[no] Cuando un ataque vaya a hacerte daño
        }
        [turn] Durante tu turno
        [turn_end] Al final de tu turno
        [round_start] Una vez descubiertas las cartas de la ronda, antes del primer turno
       *[always] Siempre
    }
gear-when =
    { $uses_element ->
        [yes] { gear-moment }, consume un elemento cualquiera
       *[no] { gear-moment }
    }
gear-on =
    { $every_attack ->
        [yes] { $what } en todos sus ataques
       *[no] { $what } en uno de sus ataques
    }
gear-ignores_shields =
    { $every_attack ->
        [yes] todos sus ataques ignoran cualquier Escudo
       *[no] uno de sus ataques ignora cualquier Escudo
    }
gear-area =
    { $when ->
        [single_melee] se convierte en un ataque sobre un área de { $area } hexágonos, cuerpo a cuerpo, con el mismo valor y los mismos efectos
       *[other] se convierte en un ataque sobre un área de { $area } hexágonos, al menos uno de ellos a su alcance, con el mismo valor y los mismos efectos
    }
gear-disadvantage = desventaja para el atacante
gear-refresh_spent = actualiza todos tus objetos gastados
gear-refresh_consumed =
    { $value ->
        [one] actualiza { $value } de tus objetos pequeños consumidos
       *[other] actualiza hasta { $value } de tus objetos pequeños consumidos
    }
gear-recover =
    { $value ->
        [one] recupera una de tus cartas descartadas
       *[other] recupera hasta { $value } de tus cartas descartadas
    }
gear-gains = { $value }
gear-makes =
    { $value ->
        [one] infunde { $value } elemento de tu elección
       *[other] infunde { $value } elementos de tu elección
    }
gear-initiative = sube o baja en { $value } tu iniciativa para esa ronda
gear-small =
    { $value ->
        [one] Puedes equipar { $value } objeto pequeño más.
       *[other] Puedes equipar { $value } objetos pequeños más.
    }
gear-immune = Tienes inmunidad a { $value }.
gear-basic_move = Tu acción básica de Mover es Mover { $value }.
gear-basic_attack = Tu acción básica de Ataque es Ataque { $value }.
gear-flies = Tienes Vuelo.
gear-minus =
    { $value ->
        [one] Añade { $value } carta «−1» a tu mazo de modificadores.
       *[other] Añade { $value } cartas «−1» a tu mazo de modificadores.
    }
gear-use =
    { $use ->
        [consume] { $slots ->
            [one] Se consume al usarse.
           *[other] Se consume al usar sus { $slots } ranuras.
        }
       *[spend] { $slots ->
            [one] Se gasta al usarse.
           *[other] Se gasta al usar sus { $slots } ranuras.
        }
    }

## Cartas de modificador y beneficios adicionales

modifier-worth =
    { $worth ->
        [twice] 2x
       *[null] Nula
    }
modifier-named = { $name }: { $what }
modifier-makes = infunde { $value }
modifier-rolling = De tirada: { $what }
perk-cards =
    { $count ->
        [one] { $count } carta «{ $card }»
       *[other] { $count } cartas «{ $card }»
    }
perk-add = Añade { $value }.
perk-remove = Quita { $value }.
perk-replace = Cambia { $remove } por { $add }.
perk-ignores =
    { $value ->
        [items] Ignora los efectos negativos de los objetos.
       *[scenario] Ignora los efectos negativos de los escenarios.
    }

## Líneas especiales: Bruto

special-provoking-roar-bottom = En esta ronda, todo ataque enemigo que fuera a dirigirse contra un aliado adyacente a ti se dirige contra ti, sea cual sea su alcance.
special-hook-and-chain-bottom = Si todos los pasos de ese movimiento fueron en la misma dirección: Ataque X, donde X es el número de hexágonos que te has movido con esta acción.
special-immovable-phalanx-bottom = Puedes convertir cualquiera de tus habilidades de Mover en un Ataque del mismo valor.

## Líneas especiales: Manitas

special-disintegration-beam-top = Mata a todos los enemigos del área a los que les queden 5 puntos de golpe o menos y gana 1 punto de experiencia por cada uno.
special-jet-propulsion-top = Cada aliado invocado que esté a alcance 3 puede hacer su propio Mover con +2, por el camino que tú elijas.
special-chimeric-formula-top = Un aliado adyacente puede recuperar hasta 2 de sus cartas perdidas; si lo hace, después debe perder 2 cartas.
special-chimeric-formula-bottom = Un aliado que esté a alcance 3 puede poner en su propia mano 1 carta de la pila de perdidas de un aliado adyacente a él, que puedes ser tú.

## Líneas especiales: Tejehechizos

special-impaling-eruption-top = Ataque 3, Alcance 4, contra un enemigo y todos los que estén en un camino que tú elijas desde ti hasta él, de 4 hexágonos como mucho; gana 1 punto de experiencia por cada enemigo objetivo.
special-spirit-of-doom-top = Consume oscuridad: en vez de esa Maldición, mata al objetivo si es Normal y gana 1 punto de experiencia.
special-spirit-of-doom-bottom = Curar X a un aliado en cualquier lugar del mapa, donde X es la mitad de sus puntos de golpe máximos, redondeada hacia abajo, o todos ellos si consumes luz.
special-living-torch-bottom = Invoca al Avatar ardiente (2 puntos de golpe, Mover 3, Ataque 2, Alcance 3): infunde fuego cuando ataca y, al morir, hace Ataque 3 contra todos los enemigos adyacentes a él.
special-frozen-night-bottom = Consume oscuridad: +2 a Mover; después vuélvete invisible y gana 1 punto de experiencia.
special-stone-fists-bottom = Consume tierra: +1 a Mover, +1 al Escudo y 1 punto de experiencia.
special-zephyr-wings-top = Consume aire: Saquear 3 en vez de Saquear 2, y 1 punto de experiencia; en cualquier caso, esta acción se lleva como mucho 4 fichas de dinero y losetas de tesoro en total.
special-black-hole-top = Consume oscuridad: mata a todos los enemigos Normales del área.
special-black-hole-bottom = Elige un hexágono a alcance 4: tira 2 hexágonos hacia él de todos los enemigos que estén a distancia 4 o menos, acercándolos con cada paso.

## Líneas especiales: Granuja

special-sinister-opportunity-bottom = Un enemigo adyacente hace Mover 1 por el camino que tú elijas y debe terminarlo adyacente a ti.
special-swift-bow-bottom = Durante ese movimiento, saquea cada hexágono en el que entres, y solo ese.
special-spring-the-trap-top = Después, un enemigo a alcance 3 sufre todos los efectos de esa trampa.

## Líneas especiales: Corazón de roca

special-heaving-swing-top = Ese empujón puede entrar en hexágonos con obstáculos: cada obstáculo en el que entre se destruye, y por cada uno el objetivo sufre 2 puntos de daño y tú ganas 1 punto de experiencia.
special-natures-lift-bottom = Cuando haces una acción de ataque a distancia con el aire Fuerte o Menguante, consume aire: +2 al Alcance.
special-clear-the-way-bottom = Destruye todos los obstáculos y desarma todas las trampas por cuyo hexágono hayas pasado en ese movimiento.
special-petrify-top = Crea un obstáculo de un hexágono en el hexágono del enemigo muerto.
special-stone-pummel-bottom = Cuando haces un ataque cuerpo a cuerpo con un obstáculo adyacente a ti, debes destruir uno de esos obstáculos: +3 al Ataque.
special-brutal-momentum-top = Por cada paso de ese empujón que impida un muro o un obstáculo, el objetivo sufre 2 puntos de daño y tú ganas 1 punto de experiencia.
special-rocky-end-bottom = Mover 6; el último hexágono debe ser adyacente a un obstáculo.
special-blind-destruction-top = Todos los enemigos y todos tus aliados adyacentes al objetivo deben sufrir tanto daño como le haya hecho el ataque.
special-pulverize-top = Esos empujones pueden entrar en hexágonos con obstáculos: cada obstáculo en el que entren se destruye, y por cada uno el enemigo empujado sufre 2 puntos de daño y tú ganas 1 punto de experiencia.

## Líneas especiales: Robamentes

special-submissive-affliction-bottom = Un enemigo a alcance 5 hace Ataque 2, con su propio alcance, contra otro enemigo de tu elección.
special-feedback-loop-bottom = Si ese movimiento termina en el hexágono en que empezó: Confundir a todos los enemigos por cuyo hexágono hayas pasado en él.
special-pilfer-top = Toma del suministro 1 ficha de dinero más por cada enemigo adyacente.
special-mass-hysteria-bottom = Puedes tener 2 aumentos activos a la vez; cuando juegues un tercero, descarta uno de los otros 2, a tu elección.
special-psychic-projection-bottom = Hasta el final de la ronda, todos tus ataques a distancia tienen los efectos de tus aumentos activos.
special-domination-top = Un aliado adyacente puede hacer Ataque 4, cuerpo a cuerpo, con los efectos de tus aumentos activos.
special-many-as-one-top = Invoca al Rey de las ratas (9 puntos de golpe, Mover 2, Ataque X, cuerpo a cuerpo), donde X es la mitad de sus puntos de golpe actuales, redondeada hacia arriba.
special-many-as-one-bottom = Hasta el final de la ronda, todos tus aliados a alcance 2 suman +X a todos sus ataques, donde X es el número de aliados tuyos a alcance 2.

## Qué hacen los objetos que ningún dato puede decir

item-iron-helmet-text = Cuando te atacan, toda carta de modificador 2x que robe el atacante cuenta como +0.
item-heavy-greaves-text = Ni los enemigos ni el escenario pueden obligarte a moverte.
item-falcon-figurine-text = Durante tu turno, invoca al Halcón de jade: 2 puntos de golpe, Mover 3, Ataque 2, cuerpo a cuerpo, Vuelo.
item-ring-of-haste-text = Al final de tu turno, juega 1 carta de tu mano y haz en el acto su acción inferior.
item-steel-sabatons-text = Al final de tu turno, si en él te has movido 1 hexágono o ninguno, gana Escudo 1 hasta el final de la ronda.
item-ring-of-brutality-text = Al final de tu turno, juega 1 carta de tu mano y haz en el acto su acción superior.
item-cloak-of-phasing-text = Mientras estás en un hexágono con un obstáculo, cuentas como invisible y no puedes atacar.
item-unstable-explosives-text = Cada aliado tuyo que esté en el área sufre 3 puntos de daño.
item-lucky-eye-text = Durante tu turno, fortalécete y aplica Fortalecer a todos tus aliados adyacentes.
item-mask-of-terror-text = Tus ataques cuerpo a cuerpo pueden añadir Empujar 1, cuantas veces quieras.
item-halberd-text = Tu ataque cuerpo a cuerpo contra un solo objetivo puede dirigirse a cualquier enemigo a 2 hexágonos como mucho. Sigue siendo cuerpo a cuerpo.
item-second-chance-ring-text = Al final de tu turno, juega 2 cartas de tu mano y haz otro turno en esta ronda, con la iniciativa de la principal, que debe ser posterior a la que tienes ahora.

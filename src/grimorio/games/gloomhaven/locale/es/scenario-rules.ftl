### Objetivos y reglas especiales de los escenarios, a partir de sus datos (`content/scenarios`).

## Quién no es un monstruo

object-hail = Hail

## Objetivos

goal-kill_all = Revelar todas las salas y matar a todos los enemigos.
goal-kill_revealed = Matar a todos los enemigos revelados.
goal-kill = { $types ->
    [none] { $count ->
        [one] Matar a 1 enemigo.
       *[other] Matar a { $count } enemigos.
      }
   *[other] { $count ->
        [one] Enemigo que hay que matar: { $type }.
       *[other] Enemigos que hay que matar: { $count } { $types }.
      }
  }
goal-loot_goals = { $count ->
    [one] Saquear el tesoro Objetivo.
   *[other] Saquear los { $count } tesoros Objetivo.
  }
goal-reveal = Revelar la sala de la loseta de mapa { $tile }.
goal-end_turn_beside = { $who } debe terminar un turno suyo en un hexágono adyacente a esto: { $what }.

## Cómo empieza el escenario y con qué se pierde

rule-dies = Si { $who } muere, el escenario se pierde.
rule-begin-curses = { $value ->
    [one] Cada personaje empieza con 1 carta de Maldición en su mazo de modificadores.
   *[other] Cada personaje empieza con { $value } cartas de Maldición en su mazo de modificadores.
  }
rule-begin-minus = { $value ->
    [one] Cada personaje empieza con 1 carta «−1» más en su mazo de modificadores.
   *[other] Cada personaje empieza con { $value } cartas «−1» más en su mazo de modificadores.
  }
rule-begin-condition = Cada personaje empieza con la condición { $condition }.
rule-begin-negative = No afecta a los personajes con un beneficio adicional que ignora los efectos negativos del escenario.

## Quién más está allí

rule-ally = { $types }: son aliados de los personajes y enemigos de todos los demás tipos de monstruo; actúan con sus propias cartas de habilidad.
rule-escort = { $who } tiene { $hp } puntos de golpe, actúa con iniciativa { $initiative } y es enemigo de todos los monstruos. { $ally ->
    [yes] Cuenta como aliado de los personajes.
   *[no] No es aliado de nadie y no se le puede curar.
  } En su turno hace Mover { $move } hacia esto: { $what }. { $opens_doors ->
    [yes] Abre las puertas de su camino y entra en trampas cuando no hay otro.
   *[no] Entra en trampas cuando no hay otro camino.
  }
rule-obstacle = { $what }: puede ser atacado y tiene { $hp } puntos de golpe; solo el daño lo destruye.

## Puertas

rule-door = { $look } { $mark }
rule-lock-monster = Puertas bloqueadas del mapa: { $doors }. Solo las abre este enemigo: { $type }.
rule-lock-plate = Puertas bloqueadas del mapa: { $doors }. Se abren cuando un personaje termina su turno en su placa de presión.
rule-lock-held = Puertas del mapa: { $doors }. Solo están abiertas mientras un personaje está en una de sus placas de presión, y se cierran al final de un turno si no hay ninguno. Quien está en una puerta que se cierra sufre el daño de una trampa y va al hexágono vacío más cercano.
rule-lock-plates = Puertas bloqueadas del mapa: { $doors }. Se abren al final de cualquier turno en que todos los personajes estén en alguna de las { $play } placas de presión en juego y cada una de ellas esté ocupada. Los personajes agotados no reducen ese número.

## Quién aparece y cuándo

rule-spawn =
    { $when }{ $while_closed ->
        [none] {""}
       *[other] , mientras esta puerta siga cerrada ({ $while_closed })
    }, aparece donde indica el escenario o lo más cerca posible: { $figures }.
rule-figures = { $count } { $count ->
    [one] { $type }
   *[other] { $types }
  } { $rank ->
    [elite] Élite
   *[normal] { $count ->
        [one] Normal
       *[other] Normales
      }
  }
rule-when-round_start = { $every ->
    [2] { $rest ->
        [1] Al comienzo de cada ronda impar
       *[0] Al comienzo de cada ronda par
      }
   *[1] Al comienzo de cada ronda
  }
rule-when-round_end = { $every ->
    [2] { $rest ->
        [1] Al final de cada ronda impar
       *[0] Al final de cada ronda par
      }
   *[1] Al final de cada ronda
  }
rule-when-door_opens = Cuando se abre esta puerta ({ $door })

## Jefes

rule-counts = { $boss }: su Ataque es el número de { $types } que hay en el mapa.
rule-special = { $boss }, especial { $number }: { $does }.
rule-then = { $a }; después, { $b }
rule-and = { $a } y { $b }
rule-or = { $a } o { $b }
rule-does-move = Mover { $plus }
rule-does-attack = { $area ->
    [none] { $whom ->
        [adjacent] Ataque { $plus } contra todos los enemigos adyacentes
       *[focus] Ataque { $plus }
      }
   *[other] Ataque { $plus } sobre un área
  }
rule-does-retaliate = Represalia { $value } hasta el final de la ronda
rule-does-heal = Curar { $value } a sí mismo y a cada uno de sus aliados
rule-does-bonus = +{ $attack } a todos los ataques de todos sus aliados en esta ronda
rule-does-summon_several = invoca { $figures }
rule-does-jump_to_door = salta a la siguiente de estas puertas, a cualquier distancia, y la abre: { $doors }, y vuelta a empezar
rule-does-more_turns = otro turno en el acto para todos los { $types }, con la carta de esta ronda

## Trampas y tesoros

rule-trap = { $what }: { $does }.
rule-trap-damage = daño de trampa
rule-only-loot = Los tesoros Objetivo solo pueden tomarse con una habilidad de Saquear, no con el saqueo del final del turno.

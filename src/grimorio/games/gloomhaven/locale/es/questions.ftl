### Las preguntas y lo que se puede responder.

## Preguntas de la ronda

ask-choose_class = ¿Con qué clase juegas?
ask-choose_level = ¿Qué nivel tiene tu personaje?
ask-choose_goal = { $who }: ¿con qué objetivo de batalla te quedas?
ask-start_at = { $who }: ¿dónde empiezas?
ask-declare = { $who }: elige dos cartas, la principal primero, o descansa.
ask-go_first = Misma iniciativa: ¿quién actúa antes?
ask-act = { $left ->
    [0] { $who }: ¿usas un objeto o terminas el turno?
    [1] { $who }: juega una mitad de la otra carta.
   *[other] { $who }: juega la mitad superior de una carta o la inferior de la otra.
  }
ask-rest_lose = { $who }: ¿qué carta descartada se pierde?
ask-short_rest = { $who }: ¿haces un descanso corto?
ask-rest_exchange = { $who }: se perdería { $card }. ¿La pierdes?

## Preguntas de las habilidades

ask-move = { $figure } se mueve: ¿adónde? { $points ->
    [0] No quedan puntos.
    [one] 1 punto
   *[other] { $points } puntos
  }
ask-aim = { $figure } ataca con { $value }: ¿a quién?
ask-suffer = { $cause ->
    [attack] { $figure } va a sufrir { $damage } de daño por un ataque.
    [trap] { $figure } va a sufrir { $damage } de daño por una trampa.
    [hazard] { $figure } va a sufrir { $damage } de daño por el terreno.
    [wound] { $figure } va a sufrir { $damage } de daño por la herida.
    [retaliate] { $figure } va a sufrir { $damage } de daño por represalia.
   *[other] { $figure } va a sufrir { $damage } de daño.
  }
ask-force = { $way ->
    [push] Empujón a { $figure }: ¿a qué hexágono? Quedan { $steps }
   *[pull] Tirón a { $figure }: ¿a qué hexágono? Quedan { $steps }
  }
ask-order_cards = Ataque { $value }: ¿se duplica antes o después?
ask-choose_element = ¿Qué elemento?
ask-may = { $who }: { $line } ¿Lo haces?
ask-choose_figure = { $verb ->
    [heal] { $who }: ¿a quién curas? { $line }
   *[other] { $who }: ¿a quién? { $line }
  }
ask-choose_cell = { $verb ->
    [summon] { $who }: ¿dónde aparece? { $line }
   *[other] { $who }: ¿en qué hexágono? { $line }
  }
ask-recover = { $who }: ¿qué carta vuelve? { $line }
ask-recover_active = { $who }: ¿qué carta activa vuelve también? Su efecto termina.
ask-refresh = { $who }: ¿qué objeto se actualiza?
ask-fall_to = { $figure } no puede quedarse aquí: ¿a qué hexágono?

## Preguntas por los monstruos

ask-monster_acts = { $figure }: ¿adónde va y a quién ataca?
ask-monster_aims = { $figure }: ¿a quién?
ask-monster_places = { $figure }: ¿en qué hexágono?
ask-spawn_at = Aparece { $type }: ¿en qué hexágono?

## Preguntas al componer un personaje, de objetos y de cartas activas

ask-choose_build = { $who }: ¿una mano ya preparada, con sus beneficios adicionales y objetos, o la tuya?
ask-gain_card = { $who }: ¿qué carta por el nivel { $level }?
ask-gain_perk = { $who }: ¿qué beneficio adicional por el nivel { $level }?
ask-leave_card = { $left ->
    [one] { $who }: ¿qué carta se queda fuera?
   *[other] { $who }: ¿qué carta se queda fuera? Sobran { $left }.
  }
ask-take_item = { $who }: ¿qué objeto? Quedan { $gold } de oro
ask-bring_back = { $who }: ¿qué carta activa va a los descartes para el descanso?
ask-end_active = { $who }: ¿qué carta activa se retira?
ask-hurry = { $who }: tu iniciativa es { $initiative }. ¿La cambias con un objeto?
ask-strike_with = { $who }: ¿usas un objeto para el Ataque { $value } contra { $figure }?
ask-parry = { $who }: ¿usas un objeto contra el ataque de { $figure }?
ask-recover_by = { $who }: ¿qué carta vuelve con { $item }?
ask-play_more = { $who }: ¿qué juegas con { $item }?
ask-use_modifier = { $who }: ¿usas «{ $modifier }»?
ask-next_target = { $figure } ataca: ¿a quién ahora?
ask-lose_card = { $who }: ¿qué carta se pierde? { $line }
ask-monster_focuses = { $figure }: ¿quién es su foco?
ask-escort_goes = { $figure }: ¿a qué hexágono?

## Respuestas

option-pass = No
option-pass-move = Parar aquí
option-pass-aim = No atacar
option-pass-force = Dejarlo ahí
option-pass-rest = Sin descanso corto
option-pass-none = Ninguna
option-pass-may = No
option-cards = { $first } ({ $first_initiative }) y luego { $then }
option-declare-rest = Descanso largo (iniciativa 99)
option-end-active = { $pile ->
    [lost] { $card }: terminarla, a las cartas perdidas
   *[discard] { $card }: terminarla, a los descartes
  }
option-short_rest-rest = Descanso corto: perder una carta descartada al azar
option-rest_exchange-keep = Perder esta carta
option-rest_exchange-exchange = Sufrir 1 de daño y perder otra
option-act-end = Terminar el turno
option-play = Jugar { $half }
option-basic = { $action } con { $card }
option-item = Usar { $item }
option-boost = Consumir { $elements }: { $does }
option-pay = Consumir { $elements }
option-figure = { $figure }
option-cell = { $at }
option-move = { $at }: { $cost ->
    [one] 1 punto
   *[other] { $cost } puntos
  }
option-attack = Atacar a { $figure }
option-area = Atacar a { $figures }
option-aim-done = Hacer el ataque
option-suffer-take = Sufrir el daño
option-lose = Perder { $card } de la mano
option-lose-two = Perder de los descartes: { $card }, { $and }
option-lose-card = Perder { $card }
option-card = { $card } (iniciativa { $card_initiative })
option-goal = { $goal }: { $text }
option-purchase = { $item }: { $cost } de oro
option-slot = Usar { $card }
option-over = Seguir por encima de este hexágono: { $at }
option-hurry = { $item }: iniciativa { $initiative }
option-item-element = Usar { $item } con { $with }
option-cells = { $at }
option-level = Nivel { $level }: { $hp } puntos de golpe y { $gold } de oro para objetos
option-choose_build-ready = Ya preparado
option-choose_build-own = El mío
option-take_item-done = Ningún objeto más
option-act-rest = Descansar ahora
option-force-blocked = Contra lo que estorba
option-may-attack = Como ataque
option-use_modifier-use = Usarla
option-may-yes = Sí
option-order-last = Sumar y después duplicar
option-order-first = Duplicar y después sumar
option-monster-way = { $count ->
    [0] Hacia { $focus }: { $at }
   *[other] { $at }; atacar a { $targets }
  }

## Antes de hacerlo

why-card = De { $half }: { $line }
why-line = { $line }
why-suffer = Puntos de golpe: { $hp } → { $left }. { $instead ->
    [both] O pierde una carta de la mano, o dos descartadas, y no sufras nada.
    [hand] O pierde una carta de la mano y no sufras nada.
    [discards] O pierde dos descartadas y no sufras nada.
   *[none] No hay ninguna carta que perder a cambio.
  }
preview-points = { $cost ->
    [one] 1 punto, quedan { $left }
   *[other] { $cost } puntos, quedan { $left }
  }
preview-danger = Entra en una trampa o en terreno peligroso.
preview-door = Abre la puerta y revela lo que hay detrás.
preview-attack = { $shield ->
    [0] Ataque { $value }: unos { $whole },{ $tenth } de daño sobre { $hp } puntos de golpe
   *[other] Ataque { $value }, Escudo { $shield }: unos { $whole },{ $tenth } de daño sobre { $hp } puntos de golpe
  }
preview-left = { $left ->
    [one] Queda 1 punto de golpe
   *[other] Quedan { $left } puntos de golpe
  }
preview-exhausts = No queda ningún punto de golpe: agotamiento.
refused-rest = Un descanso largo necesita dos cartas descartadas.
refused-locked = Esta puerta está bloqueada.
refused-gold = Cuesta { $cost } de oro y quedan { $gold }.
refused-copies = Los demás tienen todos los ejemplares.
refused-slot = No puedes equipar más objetos de su tipo.

## En cualquier momento

offer-end_card = { $pile ->
    [lost] Terminar { $card }: se pierde
   *[discard] Terminar { $card }: va a los descartes
  }

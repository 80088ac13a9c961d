### Preguntas, sus respuestas, a qué lleva cada una y lo que no se puede hacer.

## Preguntas

ask-choose_hero = ¿Qué Héroe serás?
ask-agree_heroes = ¿Te parece bien el reparto? Si alguien se opone, los Héroes se reparten al azar.
ask-choose_tower = { $hero }: ¿por qué torre entras en la mazmorra?
ask-start_turn = { $hero }: empieza tu turno. ¿Qué va primero?
ask-act =
    { $kind ->
        [treasure] { $hero }: pisas el oro del dragón. ¿Coges más o te vas mientras duerme?
        [tower] { $hero }: estás en una torre. ¿Qué haces?
       *[other] { $hero }: ¿qué haces? Estás aquí: { $room }.
    }
ask-move =
    { $kind ->
        [corridor] { $hero }: el corredor sigue sin descanso. ¿Hacia dónde?
        [bridge] { $hero }: has cruzado el puente y debes seguir. ¿Hacia dónde?
        [web] { $hero }: has atravesado la telaraña y debes seguir. ¿Hacia dónde?
        [tower] { $hero }: debes seguir desde la torre. ¿Hacia dónde?
       *[other] { $hero }: sigues adelante sin detenerte. ¿Hacia dónde?
    }
ask-attack_whom = { $hero }: ¿a quién atacas?
ask-special_move = { $hero }: ahora no hay muro que te pare. ¿Adónde vas?
ask-choose_bank = { $hero }: ¿en qué lado te quedas? ({ $room })
ask-force_way =
    { $what ->
        [portcullis] { $hero }: un rastrillo cierra el paso. ¿Lo abres con una Runa?
       *[door] { $hero }: una puerta cierra el paso. ¿La abres con una Runa?
    }
ask-redraw_tile = { $hero }: la loseta es { $tile }. ¿La cambias por otra?
ask-before_test =
    { $what ->
        [portcullis] { $hero }: el rastrillo está echado. ¿Lo levantas? { $attribute } { $value }{ $tokens ->
            [0] {""}
           *[other] {" "}+ { $tokens }
        }, dos dados.
       *[other] { $hero }: «{ $encounter }». Tirada de { $attribute }: { $value }{ $tokens ->
            [0] {""}
           *[other] {" "}+ { $tokens }
        }, dos dados.
    }
ask-reroll =
    { $need ->
        [-1] { $hero }: { $attribute }, has sacado { $die } y { $second }. ¿Vuelves a tirar?
       *[other] { $hero }: { $attribute }, has sacado { $die } y { $second }; se supera con { $need } o menos. ¿Vuelves a tirar?
    }
ask-bridge = { $hero }: un puente de cuerda se mece sobre el vacío. ¿Cruzas o te quedas en este lado?
ask-drop_loot = { $hero }: cada carta de Botín pesa sobre el puente. ¿Sueltas algo antes de cruzar?
ask-web = { $hero }: una telaraña llena la sala de pared a pared. ¿Te abres paso o te retiras?
ask-tower = { $hero }: la luz del día entra en la torre. ¿Qué haces?
ask-may =
    { $deed ->
        [corpse] { $hero }: alguien llegó hasta aquí y de aquí no pasó. ¿Registras al aventurero muerto?
        [crypt] { $hero }: una cripta. ¿Apartas la losa?
        [special_move] { $hero }: ¡una puerta secreta! ¿Te cuelas por ella?
        [leave_catacombs] { $hero }: luz ahí arriba. ¿Sales de las catacumbas?
        [worth] { $hero }: ¿fuerzas «{ $card }»?
       *[other] { $hero }: «{ $card }». ¿Lo intentas?
    }
ask-replace = { $hero }: has robado { $card }. ¿La afrontas o robas otra?
ask-avert = { $hero }: ¡una trampa, { $card }! ¿La evitas?
ask-choose_card = { $hero }: ¿cuál de estas afrontas?
ask-lose_loot = { $hero }: ¿a qué Botín renuncias?
ask-bribe =
    { $gold ->
        [0] { $hero }: el elfo del abismo tiende la mano. ¿Un soborno?
       *[other] { $hero }: el elfo del abismo sopesa { $gold } de oro. ¿Más?
    }
ask-flee = { $hero }: ¡el dragón está despierto! ¿Adónde huyes?
ask-reroll_fury = { $hero }: fuego de dragón, { $die } y { $second } Heridas; te queda { $life } de Vida. ¿Vuelves a tirar?
ask-heading = { $hero }: bajas a la oscuridad. ¿En qué dirección echas a andar?
ask-wander = { $hero }: estás en las catacumbas. ¿Qué haces?
ask-leave_catacombs = { $hero }: aquí hay una subida. ¿La tomas?
ask-deviation = { $hero }: el túnel se bifurca bajo { $cell }. ¿Izquierda o derecha? Un dado dirá cuánto.
ask-arrow = { $hero }: sales en { $cell }: { $tile }. ¿Hacia dónde apunta la flecha de la loseta?
ask-crawl_out = { $hero }: despiertas fuera del callejón. ¿Dónde?
ask-roll_for_treasure = { $hero }: el Monstruo tenía { $life } de Vida. ¿Tiras por un Tesoro? Hay que sacar menos.
ask-take_treasure = { $hero }: algo brilla en su guarida. ¿Coges un Tesoro?
ask-serve = Ahora sirves a Kalladra. ¿Qué Monstruo se mueve?
ask-march = ¿Adónde va el Monstruo de { $cell }?
ask-set_upon = ¿A quién ataca el Monstruo?
ask-lair = ¿Dónde aparece el { $monster }?
ask-take_token = Todas las fichas de { $monster } están en el tablero. ¿Cuál es?
ask-monster_met = { $hero }: ¡un { $monster }! ¿Es el momento de usar una Runa?
ask-meet_monster = { $hero }: un { $monster } te corta el paso. ¿Luchas o huyes?
ask-combat_start = { $hero }: empieza el combate. ¿Usas algo antes?
ask-shoot_arrows = { $hero }: ¿disparas antes de que llegue? Se muestran cinco cartas; las de a distancia aciertan.
ask-count_arrows = { $hero }: ¿cuántas flechas aciertan?
ask-hand_size = { $hero }: ¿con cuántas cartas luchas?
ask-attack =
    { $kind ->
        [monster] Juegas con el { $who } contra { $foe }, ronda { $round }: elige una carta en secreto.
       *[hero] { $foe_kind ->
            [monster] { $who } contra el { $foe }, ronda { $round }: elige una carta en secreto.
           *[hero] { $who } contra { $foe }, ronda { $round }: elige una carta en secreto.
        }
    }
ask-first_effect = { $hero }: ¿qué carta surte efecto primero?
ask-counterattack =
    { $kind ->
        [monster] Juegas con el { $who }, { $value } contra { $against }: ¿contraatacas?
       *[hero] { $who }, { $value } contra { $against }: ¿contraatacas?
    }
ask-move_pile_card = { $who }: una carta del montón de combate puede golpear también a tu rival, { $foe }. ¿Cuál?
ask-announce_escape =
    { $count ->
        [one] { $hero }: has ganado la ronda. ¿Haces 1 de daño o te preparas para escabullirte?
       *[other] { $hero }: has ganado la ronda. ¿Haces { $count } de daño o te preparas para escabullirte?
    }
ask-shield =
    { $count ->
        [one] { $hero }: te llega 1 de daño. ¿Levantas el escudo? Una vez por combate.
       *[other] { $hero }: te llegan { $count } de daño. ¿Levantas el escudo? Una vez por combate.
    }
ask-name_type = { $who }: { $attack }. Nombra un tipo de ataque.
ask-discard_for_bonus = { $who }: ¿descartas una carta para golpear más fuerte? Llevas { $count }.
ask-take_card = { $who }: tu rival, { $foe }, enseña la mano. ¿Qué carta tomas?
ask-replace_card = { $who }: ¿juegas otra carta en lugar de { $attack }?
ask-heal_pile = { $who }: ¿cuántas cartas de tu montón de daño descartas?
ask-take_spoils = { $hero }: has vencido a { $who }. ¿Qué Botín te llevas?
ask-give_way = { $hero }: has perdido y debes retirarte. ¿Adónde?

why-sun =
    { $turns ->
        [0] El sol toca las colinas.
        [one] Queda 1 turno de luz segura.
       *[other] Quedan { $turns } turnos de luz segura.
    }
why-dragon = El dragón despierta { $percent } veces de cada 100.
why-dice-combat = Se lucha con dados: { $attribute } { $value } o menos acierta.
why-marks = Cartas de Poder activas: { $marks }.

## Respuestas

option-move =
    { $kind ->
        [unexplored] Ir al { $direction }, a lo desconocido
       *[other] Ir al { $direction }: { $room }
    }
option-space =
    { $kind ->
        [unexplored] { $at }, sin explorar
       *[other] { $at }: { $room }
    }
option-use = Usar { $card }
option-face = Afrontar { $card }
option-climb = Probar otra vez: { $card }
option-tower = Pasar a la torre de { $at }
option-cross =
    { $room ->
        [web] Abrirse paso por la telaraña
        [bridge] Cruzar el puente
       *[other] Trepar por los escombros
    }
option-roll = Tirar los dados
option-act-search = Buscar en la sala
option-act-descend = Bajar a las catacumbas
option-act-stay = Quedarse y robar una carta de Dragón
option-act-leave = Salir de la mazmorra
option-agree_heroes-agree = De acuerdo
option-agree_heroes-refuse = Me opongo
option-act-grope = Avanzar a tientas: un dado elige el paso
option-move-grope = Avanzar a tientas: un dado elige el paso
option-tower-leave = Salir de la mazmorra
option-bridge-stay = Quedarse en este lado
option-web-retreat = Volver atrás el próximo turno
option-may-yes = Sí
option-before_test-pray = Sufrir 1 Herida por 3 de Determinación
option-replace-keep = Afrontarla
option-replace-replace = Descartarla y robar otra
option-wander-draw = Seguir: robar una carta de Catacumbas
option-leave_catacombs-yes = Subir
option-roll_for_treasure-roll = Tirar un dado
option-take_treasure-take = Cogerlo
option-serve-add = Llamar a otro Monstruo
option-serve-march = Mover el { $monster } de { $at }
option-meet_monster-attack = Luchar
option-meet_monster-escape = Huir
option-shoot_arrows-shoot = Disparar
option-announce_escape-escape = Prepararse para escabullirse
option-shield-shield = Levantar el escudo
option-choose_bank = El lado { $direction }
option-heading = Hacia el { $direction }
option-arrow = Flecha hacia el { $direction }
preview-arrow = Pasadizos: { $sides }.
option-deviation =
    { $side ->
        [left] Izquierda, hacia el { $direction }
       *[right] Derecha, hacia el { $direction }
    }
option-reroll =
    { $need ->
        [-1] Volver a tirar el { $die }
        [0] Volver a tirar el { $die }: no hay número que valga
        [1] Volver a tirar el { $die }: vale con un 1
        [6] Volver a tirar el { $die }: vale cualquier número
       *[other] Volver a tirar el { $die }: vale con { $need } o menos
    }
option-reroll_fury =
    { $which ->
        [none] Dejarlo así
        [first] Volver a tirar el primer dado
        [second] Volver a tirar el segundo dado
       *[both] Volver a tirar los dos dados
    }
option-drop_loot = Soltar { $card } ({ $gold } de oro)
option-lose_loot = { $card } ({ $gold } de oro)
option-bribe = Ofrecer { $card } ({ $gold } de oro)
option-take_spoils = { $card } ({ $gold } de oro)
option-take_spoils-unseen = Carta { $n }, boca abajo ({ $deck })
option-count_arrows =
    { $count ->
        [0] Ninguna
       *[other] { $count }
    }
option-hand_size = { $count } cartas
option-heal_pile =
    { $count ->
        [0] Ninguna
       *[other] { $count }
    }

option-pass-start_turn = Empezar el turno
option-pass-force_way = No, guardarla
option-pass-redraw_tile = Colocar esta loseta
option-pass-reroll = Dejarlo así
option-pass-drop_loot = Conservar el resto y cruzar
option-pass-may = No
option-pass-avert = Que sea lo que sea
option-pass-bribe = Es mi oferta
option-pass-leave_catacombs = Seguir abajo
option-pass-roll_for_treasure = No mirar
option-pass-take_treasure = Dejarlo
option-pass-serve = Aguardar
option-pass-monster_met = Ahora no
option-pass-combat_start = Luchar
option-pass-shoot_arrows = No disparar
option-pass-counterattack = Dejarlo así
option-pass-move_pile_card = Ninguna
option-pass-announce_escape = Hacer el daño
option-pass-shield = Encajar el golpe
option-pass-discard_for_bonus = Ninguna más
option-pass-take_card = Ninguna
option-pass-replace_card = Dejarla
option-pass-take_spoils = Nada

preview-counters = Sirve para contraatacar: { $type }.
preview-obstacle =
    { $obstacle ->
        [door] Una puerta: roba una carta de Puerta.
       *[portcullis] Un rastrillo: tirada de Fuerza.
    }
preview-monster = Allí acecha un { $monster }, que hay que afrontar primero.
preview-hero =
    { $room ->
        [treasure] { $hero } está saqueando allí.
       *[other] Allí está { $hero }: habría que luchar.
    }
preview-unexplored = Se roba y se coloca una sala nueva.
preview-leave = Tu aventura termina aquí, con lo que llevas encima.
preview-dragon =
    { $cards ->
        [one] Queda 1 carta de Dragón, y es la Furia.
       *[other] Quedan { $cards } cartas de Dragón; una de ellas es la Furia.
    }
preview-cross =
    { $room ->
        [web] Si fracasas, quedas en la red hasta superarla.
        [bridge] Cada carta de Botín suma 1 a los dados ({ $loot }). Si fracasas, caes a las catacumbas con un dado de Heridas.
       *[other] Si fracasas, te quedas aquí hasta el próximo turno.
    }
preview-escape =
    { $below ->
        [yes] Lo despistas en los túneles. Si fallas, golpea primero.
       *[no] De vuelta a la sala de la que vienes, que afrontarás el próximo turno. Si fallas, golpea primero.
    }

## Lo que no se puede hacer

rule-refused-wall = Hay un muro.
rule-refused-no-tiles = No quedan losetas: lo desconocido seguirá siéndolo.
rule-refused-occupied = Allí está { $hero }.
rule-refused-chasm = La grieta está en medio: solo valen los pasadizos de tu lado.
rule-refused-bridge = Solo puedes salir por el extremo del puente en el que estás.
rule-refused-obstacle =
    { $past ->
        [yes] Acabas de dejarlo atrás: no se vuelve ({ $room }).
       *[no] Aún no has pasado: solo puedes volver por donde viniste ({ $room }).
    }
rule-refused-way = La sala no te lo permite.
rule-refused-search-room = Aquí no hay nada que buscar.
rule-refused-search-twice = Ya has buscado aquí dos turnos seguidos: antes debes moverte.
rule-refused-search-monster = No con un { $monster } en la sala.
rule-refused-search-icon = Esta sala no tiene el icono de búsqueda.
rule-refused-search-bridge = Esperas en un extremo del puente y debes volver atrás.
rule-refused-no-loot = Nadie sale sin al menos una carta de Botín.
rule-refused-no-treasure = No hay gloria sin valor: necesitas un Tesoro.
rule-refused-escape =
    { $why ->
        [never_runs] Krutzbeck nunca huye.
        [portcullis] El rastrillo ha cerrado la sala: no hay por dónde huir.
        [nowhere] No hay sala de la que vengas a la que volver.
        [walled] Desde aquí ya no hay camino de vuelta.
        [catacombs] En el turno que sigue a las catacumbas no se escapa de nada.
       *[card] De este no se escapa nadie.
    }
rule-refused-forbidden = Una carta de Poder prohíbe este tipo en esta ronda.
rule-refused-icon = Su icono no contraataca este tipo: { $type }.

## En cualquier momento

offer-give_up = Rendirse

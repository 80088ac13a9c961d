### DungeonQuest, en español. Los identificadores son los de view/ y docs/wire.md, «Texts»; los nombres y
### textos de cartas, salas, Héroes y Monstruos vienen del contenido (words.py). Argumentos: `who` es de
### quien habla la frase, con `kind` (hero, monster) y `gender`; `mood` (de 0 a 2) elige entre varias
### maneras de contar lo que ocurre a menudo.

title = DungeonQuest
title-blurb = Entra en la mazmorra del dragón y sal con su oro antes de que se ponga el sol. Casi nadie vuelve.

## Opciones de la mesa

setting-heroes = Héroes
setting-heroes-help = Repartidos al azar; elegidos por cada jugador, por turno; o de común acuerdo: elegidos, pero al azar si alguien se opone.
setting-heroes-random = al azar
setting-heroes-chosen = a elegir
setting-heroes-agreed = de común acuerdo
setting-runes = Poder mágico: Runas por Héroe
setting-runes-help = Con una Runa cada uno se juega la partida normal; con más, la mazmorra es más amable. Hay doce en total.
setting-hero_versus_hero = Héroe contra Héroe
setting-hero_versus_hero-help = Un Héroe puede entrar en la sala de otro para luchar; quien gana se lleva una carta de Botín.
setting-servants = Sirvientes de Kalladra
setting-servants-help = Quien pierde a su Héroe mueve los Monstruos del tablero.
setting-concentrated_determination = Determinación concentrada
setting-concentrated_determination-help = La Determinación que sobra tras una tirada se guarda y vale para cualquier otra.
setting-death_can_wait = La muerte puede esperar
setting-death_can_wait-help = Un Héroe que moriría pierde Botín y la mitad de sus Heridas, y el turno. Buena para la primera partida.
setting-tower_power = Poder de la Torre
setting-tower_power-help = Quien entra en una torre puede pasar a otra, y desde allí debe seguir su camino.
setting-secrets = Secretos
setting-secrets-help = El Botín se guarda boca abajo: los demás solo ven de qué mazo viene.
setting-live_to_fight = Vivir para luchar otro día
setting-live_to_fight-help = Quien gana una ronda puede renunciar al golpe para escabullirse si gana la siguiente.
setting-no_glory = No hay gloria sin valor
setting-no_glory-help = Nadie sale de la mazmorra sin un Tesoro de debajo del dragón.
setting-monstrous_treasure = Tesoros monstruosos
setting-monstrous_treasure-help = Quien mata a un Monstruo puede tirar un dado; si saca menos que su Vida, encuentra un Tesoro.
setting-late_start = Comienzo tardío
setting-late_start-help = El sol ya ha recorrido un dado de casillas.
setting-dice_combat = Combate con dados
setting-dice_combat-help = Se lucha con dados contra un atributo, sin cartas: rápido, y bueno para partidas de varios días.

## Quién

# El nombre de un asiento cuando nadie ha dado el suyo.
seat =
    { $n ->
        [0] Primer jugador
        [1] Segundo jugador
        [2] Tercer jugador
       *[3] Cuarto jugador
    }
seat-name = { seat }
# Cómo se llama a los Héroes dentro de una frase.
called-lindel = Lindel
called-gherinn = Gherinn
called-krutzbeck = Krutzbeck
called-tatianna = Tatianna
called-challara = Challara
called-hugo = Hugo
no-hero = Aún sin Héroe

## Palabras sueltas

comma = { $a }, { $b }
nothing = nada
style-ranged = a distancia
style-melee = cuerpo a cuerpo
style-magic = mágico
direction-0 = norte
direction-1 = este
direction-2 = sur
direction-3 = oeste
secret-card = una carta secreta

## El tablero

board = Mazmorra de Fuego de Dragón
cell =
    { $search ->
        [yes] { $room }, { $at } (se puede buscar)
       *[no] { $room }, { $at }
    }
cell-unexplored = { $at }
cell-darkness = { $room }, { $at } (dado: { $table })
darkness-row = { $die } { $direction }
dragon = Kalladra
dragon-cards = Cartas de Dragón robadas
life-left = Vida restante
travel-marker = Indicador de Viaje de { $hero }
travelled = Cartas de Catacumbas robadas
way-back =
    { $moves ->
        [one] El camino de vuelta: 1 paso hasta una torre
       *[other] El camino de vuelta: { $moves } pasos hasta una torre
    }
exits = Salidas sin explorar

## Cómo está cada Héroe

gold-at-least = { $gold } + ?
note-first = jugador inicial
note-catacombs =
    { $cards ->
        [0] en las catacumbas
        [one] en las catacumbas, 1 carta
       *[other] en las catacumbas, { $cards } cartas
    }
note-out = fuera de la mazmorra
note-dead =
    { $gender ->
        [f] muerta
       *[m] muerto
    }
note-stuck =
    { $gender ->
        [f] atrapada en la telaraña
       *[m] atrapado en la telaraña
    }
note-must-face = debe afrontar esta sala
note-way-down = conoce una bajada
note-searched =
    { $times ->
        [one] ha buscado una vez
       *[other] ha buscado dos veces
    }
note-lost-turns =
    { $turns ->
        [one] pierde un turno
       *[other] pierde { $turns } turnos
    }
note-fleeing = a punto de escabullirse
note-mark = { $who }: { $mark }

mark-bonus =
    { $when ->
        [next] { $bonus } al ataque en la próxima ronda
       *[now] { $bonus } al ataque en esta ronda
    }
mark-bonus-if-mine =
    { $when ->
        [next] +{ $n } en la próxima ronda si juega { $type }
       *[now] +{ $n } en esta ronda si juega { $type }
    }
mark-bonus-if-theirs =
    { $when ->
        [next] +{ $n } en la próxima ronda si el rival juega { $type }
       *[now] +{ $n } en esta ronda si el rival juega { $type }
    }
mark-cancel =
    { $when ->
        [next] cancela una carta de { $n } o más en la próxima ronda
       *[now] cancela una carta de { $n } o más
    }
mark-forbid =
    { $when ->
        [next] prohíbe { $type } en la próxima ronda
       *[now] prohíbe { $type }
    }
mark-play-open =
    { $when ->
        [next] verá antes la carta del rival en la próxima ronda
       *[now] ve antes la carta del rival
    }
mark-no-counter = no admite contraataque
mark-win-ties = gana los empates
mark-extra =
    { $n ->
        [one] 1 carta más de daño si gana
       *[other] { $n } cartas más de daño si gana
    }
mark-move =
    { $n ->
        [one] mueve una carta del montón de combate si gana
       *[other] mueve { $n } cartas del montón de combate si gana
    }
mark-evade = esquiva el golpe si pierde
mark-mine = a tu favor: { $mark }
mark-theirs = en tu contra: { $mark }

## Medidores y titular

sun =
    { $turns ->
        [0] La última luz
        [one] 1 turno de luz
       *[other] { $turns } turnos de luz
    }
headline-setup = Los Héroes se reúnen ante las torres.
headline =
    { $danger ->
        [0] { $turns ->
            [one] Es el turno de { $hero }. El sol está bajo: queda 1 turno.
           *[other] Es el turno de { $hero }. Quedan { $turns } turnos de sol.
        }
       *[other] Es el turno de { $hero }. Las torres pueden cerrarse: un { $danger } o menos lo termina todo.
    }
headline-combat =
    { $round ->
        [0] { $hero } frente al { $foe }.
       *[other] { $hero } lucha contra el { $foe }, ronda { $round }.
    }
headline-duel =
    { $round ->
        [0] { $hero } ataca a { $foe }.
       *[other] { $hero } lucha contra { $foe }, ronda { $round }.
    }
headline-over =
    { $sunset ->
        [yes] El sol se ha puesto. Las torres están cerradas.
       *[no] La aventura ha terminado.
    }

## Cartas sobre la mesa

zone-facing = Sobre la mesa
zone-dragons = Cartas de Dragón robadas
zone-heroes = Héroes
zone-sheet = Carta de Héroe de { $hero }
zone-loot = Botín de { $hero }
zone-runes = Runas de { $hero }
zone-kept = Lo que { $hero } debe conservar
zone-below = Cartas de Catacumbas de { $hero }
zone-tiles = Losetas de sala
zone-deck = { $deck }
zone-discards = { $deck }, descartes
zone-reserve = Monstruos en reserva
zone-hand =
    { $kind ->
        [monster] Mano del { $who }
       *[hero] Mano de { $who }
    }
zone-played =
    { $kind ->
        [monster] Jugadas por el { $who }
       *[hero] Jugadas por { $who }
    }
zone-damage =
    { $kind ->
        [monster] Daño del { $who }
       *[hero] Daño de { $who }
    }
zone-damage-life = Daño del { $who }, Vida { $life }
zone-combat-discards = Fuera de este combate
cancelled = cancelada

type-hero = Héroe
type-card = { $type }, { $deck }
type-combat = Combate, { $type }
type-power = { $owner }, { $type }
counters = Contraataca: { $type }
counter-sign = ↺
attack-card = { $attack } ({ $type } { $value })
preview-counters = Contraataca: { $type }.

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
ask-reroll = { $hero }: { $attribute }, has sacado { $die } y { $second }. ¿Vuelves a tirar?
ask-bridge = { $hero }: un puente de cuerda se mece sobre el vacío. ¿Cruzas o te quedas en este lado?
ask-drop_loot = { $hero }: cada carta de Botín pesa sobre el puente. ¿Sueltas algo antes de cruzar?
ask-web = { $hero }: una telaraña llena la sala de pared a pared. ¿Te abres paso o te retiras?
ask-tower = { $hero }: la luz del día entra en la torre. ¿Qué haces?
ask-may =
    { $deed ->
        [corpse] { $hero }: alguien llegó hasta aquí y no pasó. ¿Registras al aventurero muerto?
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
ask-reroll_fury = { $hero }: fuego de dragón, { $die } y { $second } Heridas. ¿Vuelves a tirar?
ask-heading = { $hero }: bajas a la oscuridad. ¿En qué dirección echas a andar?
ask-wander = { $hero }: estás en las catacumbas. ¿Qué haces?
ask-leave_catacombs = { $hero }: aquí hay una subida. ¿La tomas?
ask-deviation = { $hero }: el túnel se bifurca bajo { $cell }. ¿Izquierda o derecha? Un dado dirá cuánto.
ask-arrow = { $hero }: sales a lo desconocido en { $cell }. ¿Hacia dónde apunta la flecha de la loseta?
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
        [one] Queda 1 turno de luz.
       *[other] Quedan { $turns } turnos de luz.
    }
why-dragon = El dragón despierta con { $percent } de cada 100.
why-dice-combat = Se lucha con dados: { $attribute } { $value } o menos acierta.
why-marks = En vigor: { $marks }.

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
option-deviation =
    { $side ->
        [left] Izquierda, hacia el { $direction }
       *[right] Derecha, hacia el { $direction }
    }
option-reroll = Volver a tirar el { $die }
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
rule-refused-escape-krutzbeck = Krutzbeck nunca huye.
rule-refused-escape-portcullis = El rastrillo ha cerrado la sala: no hay por dónde huir.
rule-refused-escape-nowhere = No hay sala de la que vengas a la que volver.
rule-refused-escape-card = De este no se escapa nadie.
rule-refused-forbidden = Una carta de Poder prohíbe este tipo en esta ronda.
rule-refused-icon = Su icono no contraataca este tipo: { $type }.

## Qué ha pasado: preparación, turnos, el sol

event-hero_dealt = { $player } juega con { $hero }.
event-heroes_disputed = No hay acuerdo, así que los Héroes se echan a suertes.
event-starts = Empieza { $who }.
event-rune_dealt = { $who } lleva «{ $rune }».
event-placed = { $who } entra en la mazmorra por la torre { $cell }.
event-turn = — { $who }, turno { $round } —
event-turn_lost =
    { $mood ->
        [0] { $who } pierde el turno.
        [1] { $who } no puede hacer nada este turno.
       *[other] Pasa un turno sin { $who }.
    }
event-faced_again = { $who } aún tiene que vérselas con «{ $card }».
event-blocked = Alguien ocupa la única salida. { $who } espera.
event-sun_moved =
    { $danger ->
        [0] { $turns ->
            [one] El sol avanza. Queda 1 turno hasta la noche.
           *[other] El sol avanza. Quedan { $turns } turnos hasta la noche.
        }
        [one] El sol toca las colinas. Con un 1, las torres se cierran.
       *[other] La luz se va. Con un { $danger } o menos, las torres se cierran.
    }
event-sun_set = Se ha puesto el sol. Las torres se cierran, y de quien siga dentro no volverá a saberse.

## Dados y tiradas

event-rolled =
    { $second ->
        [0] { $who } saca un { $die }.
       *[other] { $who } saca { $die } y { $second }.
    }
event-test_rolled = { $attribute }: { $who } saca { $die } y { $second }.
event-test_passed =
    { $mood ->
        [0] { $total } contra { $value }: superada.
        [1] { $total } contra { $value }: bien hecho.
       *[other] { $total } contra { $value }: basta.
    }
event-test_failed =
    { $mood ->
        [0] { $total } contra { $value }: fracaso.
        [1] { $total } contra { $value }: no basta.
       *[other] { $total } contra { $value }: sale mal.
    }
event-passed_by_card = { $who } ni siquiera tiene que tirar.
event-prayed = { $who } reza hasta que duele.
event-determined =
    { $count ->
        [one] { $who } aprieta los dientes: 1 de Determinación más ({ $tokens }).
       *[other] { $who } reúne { $count } de Determinación ({ $tokens }).
    }

## De camino

event-at_door =
    { $mood ->
        [0] { $who } prueba la puerta.
        [1] { $who } pega la oreja a una puerta y gira el pomo.
       *[other] Una puerta. { $who } arrima el hombro.
    }
event-at_portcullis =
    { $mood ->
        [0] { $who } agarra el rastrillo.
        [1] Un rastrillo cierra el paso. { $who } mete las dos manos por debajo.
       *[other] { $who } tira de los barrotes hacia arriba.
    }
event-drew_tile = { $who }, con la Runa en la mano, ve lo que hay delante: { $tile }.
event-rotated =
    { $quarters ->
        [2] La sala de { $cell } da media vuelta.
       *[other] Las piedras de { $cell } crujen y giran.
    }
event-entered =
    { $new ->
        [1] { $room ->
            [pit] { $who } entra en una sala con un pozo sin fondo. La piedra que deja caer no suena.
            [entrance] { $who } encuentra una sala con una escalera que baja a las catacumbas.
            [trap] { $who } pisa una losa que cruje: una trampa.
            [darkness] { $who } se adentra en una oscuridad que ninguna antorcha levanta.
            [corridor] { $who } sale a un corredor que sigue adelante.
            [chasm] { $who } se detiene en seco: un abismo parte la sala en dos.
            [cave-in] { $who } encuentra una sala medio sepultada por un derrumbe.
            [bridge] { $who } llega a un puente de cuerda sobre un vacío negro.
            [rotating] { $who } entra en una sala redonda. En algún sitio, unos engranajes echan a andar.
            [portcullis] { $who } entra, y un rastrillo cae a su espalda.
            [web] { $who } alza la antorcha: una telaraña llena toda la sala.
           *[other] { $mood ->
                [0] { $who } descubre una sala nueva, { $cell }.
                [1] { $who } se adentra en una cámara que nadie ha visto en años, { $cell }.
               *[other] La antorcha de { $who } alumbra otra sala de piedra fría, { $cell }.
            }
        }
       *[other] { $room ->
            [tower] { $who } llega a la torre de { $cell }.
            [treasure] { $who } entra en la Sala del Tesoro. El dragón respira despacio.
            [pit] { $who } llega al pozo sin fondo de { $cell }.
            [darkness] { $who } entra en la oscuridad de { $cell }.
            [corridor] { $who } corre por el corredor de { $cell }.
            [chasm] { $who } llega al abismo de { $cell }.
            [cave-in] { $who } trepa por los primeros cascotes de { $cell }.
            [bridge] { $who } llega al puente de cuerda de { $cell }.
            [web] { $who } llega a la gran telaraña de { $cell }.
            [trap] { $who } entra de puntillas en { $cell }, donde había una trampa.
           *[other] { $mood ->
                [0] { $who } va a { $cell }.
                [1] { $who } sigue hasta { $cell }.
               *[other] { $who } llega a { $cell }, una sala ya conocida.
            }
        }
    }
event-slipped = { $who } se cuela por donde no había paso.
event-halted = No hay por dónde seguir. { $who } se detiene.
event-groped =
    { $mood ->
        [0] { $who } tantea las paredes y no encuentra la salida.
        [1] { $who } se da contra un muro a oscuras.
       *[other] La oscuridad retiene a { $who } un turno más.
    }
event-waits = { $who } lo mira y se lo piensa mejor.
event-crossed =
    { $mood ->
        [0] { $who } llega al otro lado.
        [1] { $who } ha pasado.
       *[other] Un último paso y { $who } está al otro lado.
    }
event-stuck =
    { $mood ->
        [0] { $gender ->
            [f] { $who } queda atrapada.
           *[m] { $who } queda atrapado.
        }
        [1] { $who } forcejea en vano.
       *[other] { $who } no consigue pasar.
    }
event-fell_from_bridge = Se rompe una cuerda. { $who } cae a la oscuridad de abajo.
event-searched =
    { $mood ->
        [0] { $who } busca en la sala.
        [1] { $who } golpea paredes y levanta losas.
       *[other] { $who } mira en todos los rincones.
    }

## Cartas

event-drew =
    { $from ->
        [door] La puerta: «{ $card }».
        [treasure] { $who } saca «{ $card }» de entre el oro: { $gold } de oro.
        [corpse] En el aventurero muerto { $who } encuentra «{ $card }».
        [crypt] En la cripta { $who } encuentra «{ $card }».
        [trap] Una trampa para { $who }: ¡«{ $card }»!
        [dragon] El dragón: «{ $card }».
        [search] { $mood ->
            [0] { $who } encuentra «{ $card }».
            [1] Lo que sale a la luz: «{ $card }».
           *[other] Tras una piedra suelta: «{ $card }».
        }
        [catacombs] { $mood ->
            [0] En la oscuridad { $who } topa con «{ $card }».
            [1] { $who } avanza a tientas por el túnel: «{ $card }».
           *[other] Bajo tierra, para { $who }: «{ $card }».
        }
       *[other] { $mood ->
            [0] { $who } mira a su alrededor: «{ $card }».
            [1] ¿Qué hay aquí? «{ $card }».
           *[other] { $who } roba «{ $card }».
        }
    }
event-found_loot = { $who } se guarda algo ({ $deck }) y no dice nada.
event-replaced = Llamabrillante bufa, y { $who } deja correr «{ $card }».
event-kept = { $who } debe conservar «{ $card }».
event-used = { $who } usa «{ $card }».
event-discarded = { $who } descarta «{ $card }».
event-shuffled = Se baraja el mazo de { $deck }.
event-deck_empty = No queda nada en el mazo de { $deck }.
event-unhurt =
    { $gender ->
        [f] { $who } sale ilesa.
       *[m] { $who } sale ileso.
    }
event-loses_turns =
    { $turns ->
        [one] { $who } perderá un turno.
       *[other] { $who } perderá { $turns } turnos.
    }
event-found_way_down = { $who } encuentra una bajada a las catacumbas.
event-entrance_marked = Queda marcada una entrada a las catacumbas en { $cell }.
event-demanded = El elfo del abismo quiere { $demand } de oro; { $who } le ha ofrecido { $gold }.
event-beast_hurt =
    { $life ->
        [0] { $who } da el último golpe: se acabó «{ $card }».
       *[other] { $who } acierta a «{ $card }»: { $life } de Vida por quitar.
    }
event-no_treasure = { $who } no encuentra nada de valor en la guarida.

## Vida y muerte

event-wounded =
    { $wounds ->
        [one] { $mood ->
            [0] { $who } sufre 1 Herida ({ $total } en total).
            [1] Un rasguño para { $who }: 1 Herida ({ $total } en total).
           *[other] { $who } sangra un poco: 1 Herida ({ $total } en total).
        }
       *[other] { $mood ->
            [0] { $who } sufre { $wounds } Heridas ({ $total } en total).
            [1] Eso duele: { $wounds } Heridas para { $who } ({ $total } en total).
           *[other] { $who } se tambalea: { $wounds } Heridas ({ $total } en total).
        }
    }
event-healed =
    { $wounds ->
        [0] { $who } no tiene nada que curar.
        [one] { $who } se siente mejor: 1 Herida menos (le quedan { $total }).
       *[other] { $who } se siente mejor: { $wounds } Heridas menos (le quedan { $total }).
    }
event-died =
    { $cause ->
        [pit] { $who } no alcanza el borde y cae, y cae. Nadie oye el final.
        [trapped] { $gender ->
            [f] { $who } queda emparedada: de esta sala no hay salida, y nunca la hubo.
           *[m] { $who } queda emparedado: de esta sala no hay salida, y nunca la hubo.
        }
        [sunset] La noche encuentra a { $who } todavía en la mazmorra.
        [doom] { $gender ->
            [f] { $who } cae muerta antes de que el frasco toque el suelo.
           *[m] { $who } cae muerto antes de que el frasco toque el suelo.
        }
        [monster] { $who } no vuelve a levantarse. El { $killer } se queda mirando.
        [hero] { $who } muere a manos de { $killer }.
       *[wounds] { $who } se desploma sobre las losas y muere.
    }
event-fell =
    { $cause ->
        [pit] { $who } cae, se agarra a un saliente y ya no recuerda más.
        [trapped] { $who } se derrumba en el callejón sin salida.
        [monster] { $gender ->
            [f] El { $killer } deja a { $who } por muerta.
           *[m] El { $killer } deja a { $who } por muerto.
        }
        [hero] { $gender ->
            [f] { $killer } deja a { $who } por muerta.
           *[m] { $killer } deja a { $who } por muerto.
        }
       *[other] { $who } pierde el conocimiento.
    }

## El dragón y las catacumbas

event-plundered =
    { $mood ->
        [0] { $who } anda de puntillas sobre el oro.
        [1] { $who } mete la mano bajo una garra, donde algo brilla.
       *[other] { $who } contiene el aliento y coge lo que tiene más cerca.
    }
event-dragon_woke = Una moneda de más. Kalladra abre un ojo, y luego las fauces. ¡{ $who } ha despertado al dragón!
event-fire_rolled = Fuego sobre { $who }: { $die } y { $second }.
event-descended = { $who } baja a las catacumbas en { $cell }, rumbo al { $direction }.
event-came_up =
    { $place ->
        [tower] { $who } sale de las catacumbas en la torre de { $cell }.
        [treasure] { $who } sale de las catacumbas al lado del dragón.
       *[room] { $new ->
            [1] { $who } sale de las catacumbas a una parte de la mazmorra que nadie conoce, { $cell }: { $tile }.
           *[other] { $who } sale de las catacumbas en { $cell }.
        }
    }
event-dragged = La naga arrastra a { $who } por la oscuridad hasta { $cell }; ahora el camino va al { $direction }.

## Los sirvientes de Kalladra

event-marched = El espectro de { $who } empuja al { $monster } de { $cell } a { $to }.
event-monster_added = El espectro de { $who } llama a un { $monster } a { $cell }.

## Monstruos

event-monster_met =
    { $mood ->
        [0] Un { $monster } se echa sobre { $who }.
        [1] { $who } tiene compañía: un { $monster }.
       *[other] De las sombras sale un { $monster }. { $who } se detiene.
    }
event-monster_banished = { $who } pronuncia una palabra y el { $monster } ya no está.
event-token_taken = Es el { $monster } de { $cell }.
event-life_seen = Miras la ficha del { $monster }: Vida { $life }.
event-escape_drawn = { $who } echa a correr: { $attack } ({ $value }) contra { $other } ({ $against }).
event-escape_failed =
    { $wounds ->
        [0] El { $monster } es más rápido, pero solo le rasga la capa. { $who } debe luchar.
        [one] El { $monster } es más rápido: 1 Herida, y { $who } debe luchar.
       *[other] El { $monster } es más rápido: { $wounds } Heridas, y { $who } debe luchar.
    }
event-escaped =
    { $below ->
        [yes] { $who } despista al { $monster } en los túneles.
       *[no] { $who } escapa del { $monster } y vuelve a { $cell }.
    }
event-monster_stays = El { $monster } se queda en { $cell }.
event-monster_attacked =
    { $mood ->
        [0] { $who } lucha contra el { $monster }.
        [1] Acero en mano: { $who } contra el { $monster }.
       *[other] { $who } se lanza contra el { $monster }.
    }
event-monster_slain =
    { $mood ->
        [0] El { $monster } cae. Tenía { $life } de Vida.
        [1] { $who } ha matado al { $monster } (Vida { $life }).
       *[other] Un último golpe, y se acabó el { $monster } (Vida { $life }).
    }

## Combate

event-struck_first =
    { $kind ->
        [monster] El { $who } golpea primero: { $attacks }.
       *[hero] { $who } golpea primero: { $attacks }.
    }
event-arrows_shot = { $who } dispara: { $attacks }.
event-combat_round = Ronda { $round }.
event-combat_mixed = Se baraja de nuevo el mazo de Combate.
event-drew_attacks = Robas { $attacks }.
event-attack_played =
    { $kind ->
        [monster] { $count ->
            [one] El { $who } juega «{ $attack }» ({ $style } { $strength }).
           *[other] El { $who } contraataca con «{ $attack }» ({ $style } { $strength }).
        }
       *[hero] { $count ->
            [one] { $who } juega «{ $attack }» ({ $style } { $strength }).
           *[other] { $who } contraataca con «{ $attack }» ({ $style } { $strength }).
        }
    }
event-attack_cancelled = «{ $attack }» queda en nada: cancelada.
event-counter_revealed = El { $who } busca una respuesta: { $attacks }.
event-stalemate = { $value } contra { $value }: punto muerto.
event-round_won =
    { $kind ->
        [monster] El { $who } gana la ronda, { $value } a { $against }.
       *[hero] { $who } gana la ronda, { $value } a { $against }.
    }
event-deadly_blow =
    { $number ->
        [one] ¡Golpe mortal! Del montón de combate: { $attacks }.
       *[other] ¡Golpe mortal! Del montón de combate, { $number } cartas: { $attacks }.
    }
event-extra_damage = Y más daño: { $attacks }.
event-pile_card_moved = Y del montón de combate: «{ $attack }».
event-escape_announced = { $who } le perdona el golpe al { $monster } y busca la puerta.
event-evaded =
    { $kind ->
        [monster] El { $who } no está donde cae el golpe.
       *[hero] { $who } no está donde cae el golpe.
    }
event-shielded = El escudo de { $who } lo para todo.
event-damage_dealt =
    { $kind ->
        [monster] El { $who } recibe { $count } de daño ({ $total } en total).
       *[hero] { $who } recibe { $count } de daño ({ $total } en este combate).
    }
event-attack_raised =
    { $kind ->
        [monster] El { $who } golpea más fuerte: { $bonus } más.
       *[hero] { $who } golpea más fuerte: { $bonus } más.
    }
event-type_named =
    { $kind ->
        [monster] El { $who } nombra un tipo para «{ $attack }»: { $type }.
       *[hero] { $who } nombra un tipo para «{ $attack }»: { $type }.
    }
event-attack_discarded =
    { $kind ->
        [monster] El { $who } descarta «{ $attack }».
       *[hero] { $who } descarta «{ $attack }».
    }
event-hand_shown =
    { $kind ->
        [monster] El { $who } debe enseñar la mano: { $attacks }.
       *[hero] { $who } debe enseñar la mano: { $attacks }.
    }
event-card_taken =
    { $kind ->
        [monster] El { $who } se lleva «{ $attack }».
       *[hero] { $who } se lleva «{ $attack }».
    }
event-pile_healed =
    { $kind ->
        [monster] El { $who } se sacude { $count } de daño (le quedan { $total }).
       *[hero] { $who } se sacude { $count } de daño (le quedan { $total }).
    }
event-monster_hit =
    { $hits ->
        [one] { $who } acierta al { $monster }: 1 golpe hasta ahora.
       *[other] { $who } acierta al { $monster }: { $hits } golpes hasta ahora.
    }
event-monster_hits = El { $monster } golpea a { $who }.

## Héroe contra Héroe

event-duel_begun = El oro hace enemigos: { $who } ataca a { $rival }.
event-duel_won = { $who } vence a { $rival }.
event-spoils_taken = { $who } le quita algo a { $rival } ({ $deck }).
event-spoils = Es «{ $card }», y ahora es de { $who }.
event-gave_way = { $who } cede el paso y va a { $cell }.

## El final

event-left =
    { $mood ->
        [0] { $who } sube por la torre y sale a la luz del día.
        [1] { $gender ->
            [f] { $who } sale de la mazmorra, viva.
           *[m] { $who } sale de la mazmorra, vivo.
        }
       *[other] Aire fresco. { $who } está fuera.
    }
event-showed = { $who } descubre «{ $card }».
event-opened = { $who } abre «{ $card }»: ¡{ $gold } de oro!
event-counted =
    { $loot ->
        [one] { $who } cuenta { $gold } de oro, en una sola pieza de Botín.
       *[other] { $who } cuenta { $gold } de oro, en { $loot } piezas de Botín.
    }
event-won = Gana { $who }. Los juglares tomarán nota.
event-kalladra_won =
    { $alive ->
        [0] Nadie contará esta historia. Kalladra se da la vuelta y sigue durmiendo.
       *[other] Con vida, pero sin una sola pieza del tesoro. Kalladra ni se ha enterado.
    }

score = { $score ->
    [-1] no salió
   *[other] { $score } de oro
}
outcome-gold = Se cuenta el oro: gana quien más ha sacado de la mazmorra.
outcome-alone = Solo uno salió vivo de la mazmorra, y con eso basta.
outcome-sunset = El sol se puso sobre la mazmorra. Kalladra se queda con el oro, y con los Héroes.
outcome-kalladra = Esta vez nadie vence a Kalladra.

# Lo que un asiento hace por los demás, y lo que se recuerda
duty-monster = llevar los monstruos
duty-monster-once = A un autómata, en este combate
feat-gold = { $hero } lo sacó de la mazmorra
why-bot-stay = Un vistazo más bajo el ala del dragón.
why-bot-home = Basta. Ahora, fuera de aquí.
why-bot-escape = Ese puede más que yo.
why-bot-attack = Con ese puedo yo.
why-bot-search = Aquí puede haber algo.
why-bot-descend = Por abajo puede haber un camino.
why-bot-cross = Aguantará.
why-bot-through = Por aquí paso yo.
why-bot-late = El sol está bajo. ¡Más deprisa!
why-bot-doubt = De eso no me fío ni un paso más.
why-bot-leave = ¡La luz del día! Yo me voy.
why-bot-climb = Arriba, hacia la luz.
why-bot-pray = Un rezo no hace daño.
why-bot-shoot = Una flecha antes de que se acerque demasiado.
why-bot-shield = ¡El escudo en alto!
why-bot-use = Este es el momento de usarlo.

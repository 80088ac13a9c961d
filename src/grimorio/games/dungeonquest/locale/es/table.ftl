### Lo que hay en la mesa: asientos, Héroes, tablero, paneles, medidores, zonas, mazos, términos.

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
direction-north = norte
direction-east = este
direction-south = sur
direction-west = oeste
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
note-counters = Qué contraataca a qué (↺): a distancia → cuerpo a cuerpo → mágico → a distancia
mark-mine = { $mark } (a tu favor)
mark-theirs = { $mark } (en tu contra)

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
            [one] Turno de { $hero }. El sol puede ponerse en 1 turno.
           *[other] Turno de { $hero }. El sol puede ponerse en { $turns } turnos.
        }
       *[other] Turno de { $hero }. Un { $danger } o menos lo termina todo.
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
brief-sheet = Héroe
brief-loot = Botín
brief-runes = Runas
brief-kept = Debe conservar
brief-below = Catacumbas
zone-tiles = Losetas de sala
zone-deck = { $deck }
zone-discards = { $deck }, descartes
zone-reserve = Monstruos en reserva
zone-hand =
    { $kind ->
        [hero] Mano de { $who }
       *[monster] Mano del { $who }
    }
zone-played =
    { $kind ->
        [hero] Jugadas por { $who }
       *[monster] Jugadas por el { $who }
    }
zone-damage =
    { $kind ->
        [hero] Daño de { $who }
        [seen] Daño del { $who }, Vida { $life }
       *[monster] Daño del { $who }
    }
zone-combat-pile = Montón de combate
zone-combat-discards = Fuera de este combate
cancelled = cancelada

type-hero = Héroe
type-card = { $type }, { $deck }
type-combat = Combate, { $type }
type-power = { $owner }, { $type }
counters = Contraataca: { $type }
counter-sign = ↺
attack-card = { $attack } ({ $type } { $value })

## Mazos

deck-dungeon = Mazmorra
deck-dragon = Dragón
deck-treasure = Tesoro
deck-trap = Trampa
deck-door = Puerta
deck-crypt = Cripta
deck-corpse = Cadáver
deck-search = Búsqueda
deck-rune = Runa
deck-catacombs = Catacumbas
deck-combat = Combate
deck-power = Poder

## Palabras del juego

term-life = Vida
term-wounds = Heridas
term-determination = Determinación
term-gold = Oro
term-strength = Fuerza
term-agility = Agilidad
term-armour = Armadura
term-luck = Suerte
term-ranged = A distancia
term-melee = Cuerpo a cuerpo
term-magic = Mágico
term-attack = Ataque
term-counter = Contraataque
term-escape = Escape
term-damage = Daño
term-event = Evento
term-loot = Botín
term-monster = Monstruo
term-threat = Amenaza
term-trap = Trampa
term-wall = Muro
term-open = Pasadizo
term-door = Puerta
term-portcullis = Rastrillo
term-search = Búsqueda
term-sun = Medidor de sol
term-entrance = Entrada a las catacumbas
term-travel = Indicador de Viaje
term-unexplored = Sin explorar
term-damage-pile = Montón de daño
term-combat-pile = Montón de combate

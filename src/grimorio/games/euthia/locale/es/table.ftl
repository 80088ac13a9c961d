### Qué hay en la mesa y cómo va cada cual.

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
or = { $a } o { $b }
slash = { $a } / { $b }
nothing = nada

## El mapa

map = El mapa de Euthia
hex = { $type }, { $at }
way-none = junto a la Iglesia
way-straight = { $steps } { $way } de la Iglesia
way-bent = { $steps } { $way } y { $more } { $then } de la Iglesia
compass-east = al este
compass-southeast = al sudeste
compass-southwest = al sudoeste
compass-west = al oeste
compass-northwest = al noroeste
compass-northeast = al nordeste
hex-under = { $hex }, bajo el poder de { $powers }
hex-unknown = nadie ha estado aquí
hex-plain = llano
hex-mountain = montaña
hex-lake = lago
hex-cave = cueva
hex-treasure-1 = tesoro I
hex-treasure-2 = tesoro II
hex-treasure-3 = tesoro III
hex-fire = Elemental de Fuego
hex-water = Elemental de Agua
hex-air = Elemental de Aire
hex-earth = Elemental de Tierra
hex-portal = portal
hex-merchants = Mercaderes
hex-alchemists = Alquimistas
element-fire = Fuego
element-water = Agua
element-air = Aire
element-earth = Tierra
centre-church =
    Iglesia { $priest ->
        [yes] con Sacerdote
       *[no] sin Sacerdote
    }
centre-towers = Torres Matadragones
centre-church-name = la Iglesia
centre-towers-name = las Torres Matadragones
in-centre = en el centro de la loseta
monster-on-hex =
    Monstruo de nivel { $level ->
        [1] I
        [2] II
       *[3] III
    }. Botín: { $loot }
token-mark = ficha de Héroe de { $seat }
token-stall = ficha de Comercio de { $seat }
token-claim =
    { $count ->
        [one] ficha de Interacción de { $seat }
       *[other] { $count } fichas de Interacción de { $seat }
    }

## Tableros de Héroe

mat = Tablero de { $hero }
place-sword = espada
place-ability = Capacidad
place-first-attack = Primer Ataque
place-helmet = casco
place-breastplate = peto
place-gauntlets = guanteletes
place-greaves = grebas
place-boots = botas
place-jewel = joya
place-gem = gema o Esencia
place-bag = Bolsa
place-reserve = desvelada
place-excess = sin sitio
bag-covered = tapada
consumed = consumida
gem-set =
    { $spent ->
        [yes] { $gem }, volteada
       *[no] { $gem }
    }
gaar-token = ficha de Gaar
gaar-token-text = Repite un dado y suma 2 a tu tirada, o resta 2 a la del Monstruo.
trophy = Trofeo: { $monster }

## Cómo va cada cual

action-combat = Combate
action-trade = Comercio
action-mining = Minería
saved-token = { $action }, guardada para el próximo turno
stat-health = Salud
stat-reputation = Reputación
stat-purse = oro
stat-gaar = Gaar
stat-moves = Puntos de Movimiento
stat-silver = cartas de plata
stat-golden = cartas de oro
stat-bags = Bolsas
stat-stack = losetas sin desvelar
stat-price = precio
stat-penalty = penalización a tu tirada
stat-chaos = Caos
stat-hope = Esperanza
stat-healing = Salud por 1 de oro
stat-score = Reputación
note-kills =
    { $count ->
        [one] { $count } rival abatido
       *[other] { $count } rivales abatidos
    }
note-deaths =
    { $count ->
        [one] cayó una vez en combate
       *[other] cayó { $count } veces en combate
    }
note-controls =
    { $count ->
        [one] una carta de Control
       *[other] { $count } cartas de Control
    }
headline =
    { $round ->
        [0] Se eligen los héroes.
       *[other] Ronda { $round } de { $rounds }. { $first } empieza cada ronda.
    }
shop-merchants = Mercaderes
shop-alchemists = Alquimistas
shop-towers = Torres Matadragones
monster-decks = Mazos y mapa
deck-top =
    { $level ->
        [1] I. { $reward }
        [2] II. { $reward }
       *[3] III. { $reward }
    }
deck-quarry = Presa: { $monster }
map-pile =
    { $chapter ->
        [1] Losetas de Mapa del Capítulo I: { $count }
        [2] Losetas de Mapa del Capítulo II: { $count }
        [3] Losetas de Mapa del Capítulo III: { $count }
       *[4] Losetas de Mapa del Capítulo IV: { $count }
    }
zone-discard-silver = Cartas de plata descartadas
zone-discard-gold = Cartas de oro descartadas
zone-elementals = Cartas de Elemental
zone-heroes = Héroes para elegir
zone-hand = Mano de { $seat }
brief-hand = Mano
zone-monster = { $monster } y las cartas que tiene al lado

## Un combate

contest =
    { $round ->
        [0] { $monster }: antes de la primera ronda
       *[other] { $monster }: ronda de combate { $round }
    }
note-roll =
    { $change ->
        [0] Los dados suman { $dice }.
       *[other] Los dados suman { $dice }; con los modificadores, { $sum }.
    }

## El final y los deberes

outcome-reputation = Gana quien tiene más Reputación.
outcome-cards = Hay empate de Reputación: gana la mejor mano de cartas.
outcome-tie = Nadie va por delante: la victoria se comparte.
duty-monster = mover a los Monstruos contra los demás
duty-monster-once = un bot mueve al Monstruo esta vez

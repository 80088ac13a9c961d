### Lo que dicen losetas, cartas y Monstruos, sacado de lo que hacen.

## Clases

kind =
    { $kind ->
        [weapon] Arma
        [shield] Escudo
        [helmet] Casco
        [breastplate] Peto
        [gauntlets] Guanteletes
        [greaves] Grebas
        [boots] Botas
        [jewel] Joya
        [ability] Capacidad
        [first] Capacidad de Primer Ataque
        [goods] Objeto de un solo uso
        [resource] Recurso Natural
        [gem] Gema
       *[essence] Esencia
    }
type-hero-tile = { $kind } de { $hero }
type-card =
    { $deck ->
        [silver] Carta de plata
       *[gold] Carta de oro
    }
type-monster =
    { $level ->
        [1] Monstruo de nivel I
        [2] Monstruo de nivel II
       *[3] Monstruo de nivel III
    }
hero-maeldur-type = Mago de fuego
hero-maeldur-text = Quema su propia sangre para dar el mayor golpe. Dos buenos golpes lo matan.
hero-ael-type = Sacerdotisa de la luz
hero-ael-text = Aguanta más que nadie con curas y Esperanza. Hace poco Daño hasta muy tarde.
hero-dral-type = Guerrero
hero-dral-text = Dos hojas y un escudo, lo mismo en cada ronda y cada vez más fuerte. Es lento.
hero-keleia-type = Luchadora salvaje
hero-keleia-text = Golpea primero, esquiva, viste conjuntos y llega a todas partes. Sus mejores losetas piden tres piezas de un color.
line-starts = Empieza con { $piece }.
line-lock =
    { $number ->
        [1] { $place }: { $price }.
       *[other] { $place } { $number }: { $price }.
    }

## Qué hace una pieza

line-colour =
    { $colour ->
        [green] Conjunto verde.
        [blue] Conjunto azul.
        [red] Conjunto rojo.
       *[any] Vale para cualquier conjunto.
    }
line-health = Salud +{ $by }.
line-bags = Bolsas { $by }.
line-gems =
    { $count ->
        [one] Hueco para { $count } gema.
       *[other] Huecos para { $count } gemas.
    }
line-safe = El poder de { $element } no te afecta.
line-boost-heal = Lo que te cura te cura { $by } más.
line-boost-shield = Tus Escudos son más fuertes en { $by }.
line-attack =
    { $first ->
        [yes] Primer Ataque, Daño según el Valor de Combate: { $ranges }.
       *[no] Ataque, Daño según el Valor de Combate: { $ranges }.
    }
range = { $count } desde { $low }
line-also =
    { $kind ->
        [always] Con este ataque: { $does }.
        [low] Desde { $low }: { $does }.
       *[high] Hasta { $high }: { $does }.
    }
line-shield = En cada Ronda de Combate, tras la tirada del Monstruo: { $does }.
line-use = { $time }{ needs }: { cost }{ $does }.
time =
    { $permanent ->
        [yes]
            { $time ->
                [win] Al derrotar a un Monstruo
                [after-hero] Con cada ataque
               *[other] Contra cada ataque del Monstruo
            }
       *[no]
            { $time ->
                [any] En la fase de Sanación o fuera de combate
                [set-up] Antes de la primera Ronda de Combate
                [before-monster] Antes de la tirada del Monstruo
                [around-monster] Antes o después de la tirada del Monstruo
                [after-monster] Tras la tirada del Monstruo
                [before-hero] Antes de tu tirada de ataque
                [after-hero] Tras tu tirada
                [mine] Al extraer recursos
                [win] Al derrotar a un Monstruo
               *[outside] Fuera de combate
            }
    }
needs =
    { $set ->
        [0]
            { $when ->
                [none] { "" }
                [hurt] , con la mitad de tu Salud o menos
                [late] , desde la tercera Ronda de Combate
                [wounded] , si el Monstruo acaba de herirte
                [damaged] , si el Monstruo ya tiene Daño
                [other-weapon] , con otra Arma equipada
                [no-gaar] , si no te queda Gaar
               *[rest] , en una Iglesia
            }
       *[other] , con un Conjunto de Armadura de { $set }
    }
cost =
    { $what ->
        [none] { "" }
        [wounds]
            { $count ->
                [one] por 1 Herida,{ " " }
               *[other] por { $count } Heridas,{ " " }
            }
        [gaar] por { $count } Gaar,{ " " }
        [resource] por un Recurso Natural,{ " " }
       *[hope] por { $count } de Esperanza,{ " " }
    }
any-kind =
    { $count ->
        [4] una Esencia cualquiera
        [6] una gema que no sea Piedra Demoniaca ni Diamante
       *[other] una gema cualquiera
    }

## Verbos

do-harm =
    { $plus ->
        [yes] Daño +{ $count }
       *[no] { $count } de Daño
    }
do-clover = tu Valor de Combate { $by }
do-foot = el Valor de Combate del Monstruo { $by }
do-ward =
    { $count ->
        [one] { $count } Herida menos
       *[other] { $count } Heridas menos
    }
do-suffer =
    { $count ->
        [one] sufres { $count } Herida
       *[other] sufres { $count } Heridas
    }
do-falter = tu próximo Valor de Combate { $by }
do-reroll =
    { $count ->
        [one] repite un dado
       *[other] repite { $count } dados
    }
do-one_die = el Monstruo tira un solo dado
do-drain =
    { $what ->
        [chaos] el Monstruo pierde { $count } de Caos
       *[gaar] el Monstruo pierde { $count } de Gaar
    }
do-unnerve =
    { $count ->
        [one] su jugador descarta una carta al azar
       *[other] su jugador descarta { $count } cartas al azar
    }
do-pierce = su penalización a tu tirada baja en { $count }
do-quell = las Maldiciones no hacen nada
do-hope = Esperanza +{ $count }
do-bury = el Monstruo va al fondo de su mazo y sale otro
do-ready_attack = la Capacidad con la que has atacado queda preparada
do-rend =
    { $count ->
        [one] { $count } Herida más, si hiere
       *[other] { $count } Heridas más, si hiere
    }
do-weaken = { $count } de Daño menos
do-mend = el Monstruo se cura { $count }
do-hush =
    { $span ->
        [attack] el Héroe no usa Gaar en este ataque
       *[round] el Héroe no usa Gaar en esta Ronda de Combate
    }
do-steal = el Héroe pierde { $count } de Gaar
do-heal = te curas { $count }
do-gaar = { $count } de Gaar
do-gold = { $count } de oro
do-reputation = { $count } de Reputación
do-cards =
    { $deck ->
        [silver]
            { $count ->
                [one] una carta de plata
               *[other] { $count } cartas de plata
            }
       *[gold]
            { $count ->
                [one] una carta de oro
               *[other] { $count } cartas de oro
            }
    }
do-gem =
    { $count ->
        [one] { $kinds }
       *[other] { $count } veces { $kinds }
    }
do-essence =
    { $count ->
        [one] { $kinds }
       *[other] { $count } veces { $kinds }
    }
do-resource =
    { $terrain ->
        [mountain] { $count } Recurso Natural de montaña
        [lake] { $count } Recurso Natural de lago
       *[cave] { $count } Recurso Natural de cueva
    }
do-treasure =
    { $level ->
        [1] un Tesoro I
        [2] un Tesoro II
       *[3] un Tesoro III
    }
do-potion =
    { $count ->
        [one] una Poción de Sanación
       *[other] { $count } Pociones de Sanación
    }
do-scroll = un Pergamino de Teletransporte
do-move =
    { $points ->
        [one] { $points } Punto de Movimiento
       *[other] { $points } Puntos de Movimiento
    }
do-teleport =
    { $church ->
        [yes] teletransporte a la Iglesia
       *[no] teletransporte hasta { $reach } hexágonos
    }
do-cart = saca tres Recursos Naturales y quédate uno
do-act =
    { $action ->
        [combat] una Acción de Combate
        [trade] una Acción de Comercio
       *[mining] una Acción de Minería
    }

## Cartas de oro y de plata

card-time =
    { $time ->
        [before-monster] Se juega antes de la tirada del Monstruo.
        [around-monster] Se juega antes o después de la tirada del Monstruo.
        [after-monster] Se juega tras la tirada del Monstruo.
       *[before-hero] Se juega antes de la tirada del Héroe.
    }
line-ongoing = Hasta el final del combate, el Monstruo se cura { $by } al acabar cada Ronda de Combate.
line-box =
    { $copies ->
        [one] { $copies } copia: { $does }.
       *[other] { $copies } copias: { $does }.
    }

## Elementales

type-elemental = Elemental
line-band =
    { $kind ->
        [low] Hasta { $high }: { $does }.
        [both] De { $low } a { $high }: { $does }.
       *[high] { $low } o más: { $does }.
    }

## Monstruos

wounds = { $count } desde { $low }
line-wounds = Heridas: { $ranges }.
brings-silver =
    { $count ->
        [one] { $count } carta de plata
       *[other] { $count } cartas de plata
    }
brings-gold =
    { $count ->
        [one] { $count } carta de oro
       *[other] { $count } cartas de oro
    }
brings-chaos = { $count } de Caos
brings-gaar = { $count } de Gaar
line-brings = Trae { $what }.
reward =
    { $capped ->
        [yes] Recompensa hasta Reputación { $cap }: { $does }
       *[no] Recompensa: { $does }
    }
line-reward = { reward }.

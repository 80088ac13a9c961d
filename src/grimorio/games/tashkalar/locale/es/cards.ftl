### Lo que hay en las cartas: las partes de sus textos y los nombres.

## Lo que hay en una carta (view/effects.py une las partes a partir del contenido)

noun =
    { $rank ->
        [common] ficha básica
        [heroic] ficha heroica
        [legendary] ficha legendaria
        [upgraded] ficha mejorada
        [nonlegendary] ficha no legendaria
       *[any] ficha
    }
nouns =
    { $rank ->
        [common] fichas básicas
        [heroic] fichas heroicas
        [legendary] fichas legendarias
        [upgraded] fichas mejoradas
        [nonlegendary] fichas no legendarias
       *[any] fichas
    }
enemy =
    { $rank ->
        [nonlegendary] ficha enemiga no legendaria
       *[other] { noun } enemiga
    }
enemies =
    { $rank ->
        [nonlegendary] fichas enemigas no legendarias
       *[other] { nouns } enemigas
    }
# `mode`: una ficha, varias (hasta `count`), todas, o las que se quiera.
any-pieces =
    { $owner ->
        [own] { $mode ->
            [one] una de tus { nouns }
            [several] hasta { $count } de tus { nouns }
            [all] todas tus { nouns }
           *[any] tus { nouns }
        }
        [enemy] { $mode ->
            [one] una { enemy }
            [several] hasta { $count } { enemies }
            [all] todas las { enemies }
           *[any] { enemies }
        }
       *[any] { $mode ->
            [one] una { noun }
            [several] hasta { $count } { nouns }
            [all] todas las { nouns }
           *[any] { nouns }
        }
    }
at =
    { $where ->
        [others] { $mode ->
            [one] que no sea { $being }
           *[other] salvo { $being }
        }
        [adjacent] { $mode ->
            [one] en una casilla adyacente
           *[other] en casillas adyacentes
        }
        [orthogonal] { $mode ->
            [one] en una casilla ortogonalmente adyacente
           *[other] en casillas ortogonalmente adyacentes
        }
        [diagonal] { $mode ->
            [one] en una casilla diagonalmente adyacente
           *[other] en casillas diagonalmente adyacentes
        }
        [within_2] a distancia 2 o menos
        [near] junto a donde está ahora esta criatura
        [marked] { $mode ->
            [one] en la casilla señalada
           *[other] en casillas señaladas
        }
        [used] usada en la invocación
        [around] junto a esa ficha
        [by_red] en una casilla roja o junto a una
        [by_green] en una casilla verde o junto a una
        [beside_green] junto a una casilla verde
       *[beside_own] junto a otra ficha tuya
    }
pieces =
    { $where ->
        [self] esta criatura
        [that] esa ficha
        [anywhere] { any-pieces }
       *[other] { any-pieces } { at }
    }

# Dónde se coloca una ficha.
squares =
    { $where ->
        [anywhere] { $up_to ->
            [one] cualquier casilla vacía
           *[other] casillas vacías
        }
        [marked] { $up_to ->
            [one] una casilla señalada vacía
           *[other] casillas señaladas vacías
        }
       *[other] { $up_to ->
            [one] una casilla vacía { at }
           *[other] casillas vacías { at }
        }
    }

# Un verbo al principio de una frase, dentro de ella, o detrás de «puedes».
do-destroy =
    { $form ->
        [start] Destruye { $what }
        [after] destruir { $what }
       *[inside] destruye { $what }
    }
do-destroy_all = { do-destroy }
do-upgrade =
    { $form ->
        [start] Mejora { $what }
        [after] mejorar { $what }
       *[inside] mejora { $what }
    }
do-downgrade =
    { $form ->
        [start] Degrada { $what }
        [after] degradar { $what }
       *[inside] degrada { $what }
    }
turned =
    { $to ->
        [common] ficha básica tuya
        [heroic] ficha heroica tuya
        [legendary] ficha legendaria tuya
       *[none] ficha tuya del mismo rango
    }
do-convert =
    { $form ->
        [start] Transforma en { turned } { $what }
        [after] transformar en { turned } { $what }
       *[inside] transforma en { turned } { $what }
    }
do-place =
    { $form ->
        [start] Coloca { placed } en { squares }
        [after] colocar { placed } en { squares }
       *[inside] coloca { placed } en { squares }
    }
placed =
    { $up_to ->
        [one] una { noun } tuya
       *[other] { $may ->
            [yes] hasta { $up_to } { nouns } tuyas
           *[no] { $up_to } { nouns } tuyas
        }
    }
moves =
    { $kind ->
        [combat] { $up_to ->
            [one] un movimiento de combate
           *[other] { $may ->
                [yes] hasta { $up_to } movimientos de combate
               *[no] { $up_to } movimientos de combate
            }
        }
       *[standard] { $up_to ->
            [one] un movimiento normal
           *[other] { $may ->
                [yes] hasta { $up_to } movimientos normales
               *[no] { $up_to } movimientos normales
            }
        }
    }
moving =
    { $form ->
        [start] Haz { moves } con { $what }
        [after] hacer { moves } con { $what }
       *[inside] haz { moves } con { $what }
    }
do-move =
    { moving }{ $apart ->
        [yes] , cada uno con una ficha distinta
       *[no] { $onto ->
            [empty] , solo a casillas vacías
            [not_common] , nunca sobre una ficha básica
            [coloured] , a una casilla roja o verde
            [beside_own] ; cada uno debe acabar junto a otra ficha tuya
           *[any] {""}
        }
    }
leaps =
    { $kind ->
        [combat] { $up_to ->
            [one] un salto de combate
           *[other] hasta { $up_to } saltos de combate
        }
       *[standard] { $up_to ->
            [one] un salto normal
           *[other] hasta { $up_to } saltos normales
        }
    }
leaping =
    { $form ->
        [start] Haz { leaps } con { $what }
        [after] hacer { leaps } con { $what }
       *[inside] haz { leaps } con { $what }
    }
do-leap =
    { leaping }{ $distance ->
        [0] {""}
       *[other] { $up_to ->
            [one] , a una casilla que esté exactamente a distancia { $distance }
           *[other] , cada uno a una casilla que esté exactamente a distancia { $distance }
        }
    }
do-slide =
    { $form ->
        [start] Mueve { $what } cuantas casillas quieras en una dirección, con movimientos { $kind ->
            [combat] de combate
           *[standard] normales
        }
        [after] mover { $what } cuantas casillas quieras en una dirección, con movimientos { $kind ->
            [combat] de combate
           *[standard] normales
        }
       *[inside] mueve { $what } cuantas casillas quieras en una dirección, con movimientos { $kind ->
            [combat] de combate
           *[standard] normales
        }
    }
do-gain_action =
    { $form ->
        [start] { $count ->
            [one] Obtienes una acción
           *[other] Obtienes { $count } acciones
        }
        [after] { $count ->
            [one] obtener una acción
           *[other] obtener { $count } acciones
        }
       *[inside] { $count ->
            [one] obtienes una acción
           *[other] obtienes { $count } acciones
        }
    }
do-draw_extra =
    { $deck ->
        [legends] { $form ->
            [start] Roba una leyenda adicional al final de este turno (en un equipo la roba tu compañero)
            [after] robar una leyenda adicional al final de este turno (en un equipo la roba tu compañero)
           *[inside] roba una leyenda adicional al final de este turno (en un equipo la roba tu compañero)
        }
       *[beings] { $form ->
            [start] Roba una criatura adicional al final de este turno
            [after] robar una criatura adicional al final de este turno
           *[inside] roba una criatura adicional al final de este turno
        }
    }
do-extra_turn =
    { $form ->
        [start] Juega otro turno justo después de este, aunque este fuera el último
        [after] jugar otro turno justo después de este, aunque este fuera el último
       *[inside] juega otro turno justo después de este, aunque este fuera el último
    }
do-borrow =
    { $form ->
        [start] Tu próxima invocación de este turno puede usar una ficha enemiga como si fuera tuya
       *[inside] tu próxima invocación de este turno puede usar una ficha enemiga como si fuera tuya
    }

# Cómo las partes forman frases.
sentence = { $do }.
sentence-uncounted = { $do }; no cuentan como destruidas por ti.
sentences = { $a } { $b }
may =
    { $form ->
        [start] Puedes { $do }
       *[inside] puedes { $do }
    }
both = { $a } y { $b }
either =
    { $form ->
        [start] O bien { $a }, o bien { $b }
       *[inside] o bien { $a }, o bien { $b }
    }
may-either =
    { $form ->
        [start] Puedes { $a }, o bien { $b }
       *[inside] puedes { $a }, o bien { $b }
    }
in-any-order = { $a } y { $b }, en el orden que quieras, o solo uno de los dos
if-done = Si lo haces, { $do }.
if-enough = Si así destruyes { $least } o más fichas enemigas, { $do }.
if-actions-left = Si te queda otra acción en este turno, { $do }.
on-red = Si aparece en una casilla roja: { $do }.
on-green = Si aparece en una casilla verde: { $do }.
on-coloured = Si aparece en una casilla roja o verde: { $do }.
on-coloured-not-centre = Si aparece en una casilla roja o verde que no sea la central: { $do }.
on-other = Si no: { $do }.

## Escuelas y clases de cartas

school-north = Imperial del norte
school-south = Imperial del sur
school-highland = Tierras Altas
school-sylvan = Silvana
deck-imperial = Imperial
deck-highland = Tierras Altas
deck-sylvan = Silvana
type-being =
    { $rank ->
        [common] Criatura básica · { $deck }
       *[heroic] Criatura heroica · { $deck }
    }
type-legend = Leyenda
type-flare = Estallido
type-task =
    { $advanced ->
        [yes] { $type } · avanzada
       *[no] { $type }
    }
task-type-destruction = Destrucción
task-type-coloured = Casillas de color
task-type-summoning = Invocación
task-type-pattern = Patrón
task-type-enemy = Enemigo
stat-points = puntos
stat-more-upgraded = fichas mejoradas que un rival debe llevarte de ventaja
stat-more-pieces = fichas que un rival debe llevarte de ventaja
flare-upper = Si un rival tiene al menos { $n } fichas mejoradas más que tú: { $do }.
flare-lower = Si un rival tiene al menos { $n } fichas más que tú: { $do }.
pattern = Patrón: { $rows } ({ $key })
sign-common = { $sign } una ficha básica
sign-heroic = { $sign } una ficha heroica
sign-target = { $sign } aquí aparece una { noun }
sign-target-common = { $sign } aquí aparece una { noun }, donde está tu ficha básica
sign-target-heroic = { $sign } aquí aparece una { noun }, donde está tu ficha heroica
sign-marked = { $sign } señalada

## Criaturas

card-swordmaster = Maestro de la espada
the-swordmaster = el Maestro de la espada
card-messenger = Mensajero
the-messenger = el Mensajero
card-herald = Heraldo
the-herald = el Heraldo
card-bomb = Bomba
the-bomb = la Bomba
card-chronicler = Cronista
the-chronicler = la Cronista
card-assassin = Asesina
the-assassin = la Asesina
card-assassin-text = Destruye la ficha de la casilla señalada, sea de quien sea. Si la casilla estaba vacía, puedes mover allí a la Asesina.
card-time-mage = Maga del tiempo
the-time-mage = la Maga del tiempo
card-summoner = Invocadora
the-summoner = la Invocadora
card-hypnotist = Hipnotizador
the-hypnotist = el Hipnotizador
card-hypnotist-text = Elige un color enemigo. Guía hasta 3 fichas básicas distintas de ese color, o hasta 2 heroicas distintas: cada una hace un movimiento de combate a tu elección.
card-cannon = Cañón
the-cannon = el Cañón
card-cannon-text = Puedes elegir una flecha: destruye todas las fichas básicas que haya en su línea hasta el borde del tablero, también las tuyas. Las de rango superior no se destruyen ni detienen el disparo.
card-champion = Campeón
the-champion = el Campeón
card-champion-text = Puedes destruir una ficha enemiga en una casilla adyacente. Si era legendaria, destruye también al Campeón y obtienes una acción.
card-infantry-captain = Capitán de infantería
the-infantry-captain = el Capitán de infantería
card-cavalry-captain = Capitana de caballería
the-cavalry-captain = la Capitana de caballería
card-cavalry-captain-text = Puedes elegir una de tus fichas que no sea la Capitana de caballería: hace hasta 1 movimiento de combate y hasta 2 movimientos normales, en cualquier orden.
card-gryphon-rider = Jinete de grifo
the-gryphon-rider = el Jinete de grifo
card-knight = Caballero
the-knight = el Caballero
card-high-priestess = Suma sacerdotisa
the-high-priestess = la Suma sacerdotisa
card-master-of-intrigue = Maestro de intrigas
the-master-of-intrigue = el Maestro de intrigas
card-master-of-intrigue-text = Haz hasta 3 movimientos en total: normales con el Maestro de intrigas, de combate con fichas no legendarias usadas en la invocación.
card-gun-tower = Torre artillera
the-gun-tower = la Torre artillera
card-gun-tower-text = Puedes elegir una flecha: destruye las 2 primeras fichas que haya en su línea, sean de quien sean. Una ficha legendaria no se destruye y detiene el disparo.

card-wild-eagle = Águila salvaje
the-wild-eagle = el Águila salvaje
card-clan-axeman = Hachero del clan
the-clan-axeman = el Hachero del clan
card-clan-healer = Sanadora del clan
the-clan-healer = la Sanadora del clan
card-dire-wolf = Lobo terrible
the-dire-wolf = el Lobo terrible
card-ritual-keeper = Guardiana del ritual
the-ritual-keeper = la Guardiana del ritual
card-eagle-lord = Señor de las águilas
the-eagle-lord = el Señor de las águilas
card-wolf-rider = Jinete de lobos
the-wolf-rider = el Jinete de lobos
card-blood-shaman = Chamana de sangre
the-blood-shaman = la Chamana de sangre
card-blood-shaman-text = Destruye una ficha no legendaria de cualquier lugar, sea de quien sea. Si estaba en una casilla roja, destruye también todas las fichas básicas que haya junto a esa casilla.
card-war-drummer = Tambor de guerra
the-war-drummer = el Tambor de guerra
card-hill-giant = Gigante de las colinas
the-hill-giant = el Gigante de las colinas
card-warlord = Caudillo
the-warlord = el Caudillo
card-warlord-text = Haz hasta 3 movimientos de combate con tus fichas. Si haces los tres, al menos uno debe hacerlo el Caudillo.
card-war-summoner = Invocador de guerra
the-war-summoner = el Invocador de guerra
card-ritual-master = Maestra del ritual
the-ritual-master = la Maestra del ritual
card-legend-slayer = Matador de leyendas
the-legend-slayer = el Matador de leyendas
card-mountain-troll = Trol de la montaña
the-mountain-troll = el Trol de la montaña
card-hungry-bear = Oso hambriento
the-hungry-bear = el Oso hambriento
card-hungry-bear-text = Haz hasta 2 movimientos normales con el Oso hambriento. Se detiene en cuanto entra en una casilla vacía.
card-werewolf = Hombre lobo
the-werewolf = el Hombre lobo
card-clan-guardian = Guardián del clan
the-clan-guardian = el Guardián del clan

card-sapling = Retoño
the-sapling = el Retoño
card-kiskin-farseeders = Sembradores kiskin
the-kiskin-farseeders = los Sembradores kiskin
card-charging-buck = Ciervo a la carga
the-charging-buck = el Ciervo a la carga
card-forest-wardens = Guardas del bosque
the-forest-wardens = los Guardas del bosque
card-forest-wardens-text = Destruye una ficha básica de un rival que tenga más fichas básicas que tú. Después destruye una ficha heroica de un rival que tenga más fichas mejoradas que tú.
card-naiad = Náyade
the-naiad = la Náyade
card-kiskin-spirit = Espíritu kiskin
the-kiskin-spirit = el Espíritu kiskin
card-kiskin-spirit-text = Puedes poner una criatura de tus descartes encima de tu mazo. Si lo haces, o si no tienes descartes, roba una criatura adicional al final de este turno.
card-dryad = Dríade
the-dryad = la Dríade
card-centaur-spearman = Lancero centauro
the-centaur-spearman = el Lancero centauro
card-centaur-spearman-text = Puedes hacer un movimiento de combate con el Lancero centauro. Si lo haces, destruye la primera ficha que haya más allá en esa dirección, salvo que sea legendaria.
card-centaur-chieftain = Jefe centauro
the-centaur-chieftain = el Jefe centauro
card-centaur-chieftain-text = Puedes hacer un movimiento de combate con el Jefe centauro. Si lo haces, haz hasta 3 movimientos de combate en la misma dirección con tus otras fichas.
card-unicorn = Unicornio
the-unicorn = el Unicornio
card-sylvan-queen = Reina silvana
the-sylvan-queen = la Reina silvana
card-sylvan-princess = Princesa silvana
the-sylvan-princess = la Princesa silvana
card-woodland-druid = Druida de la floresta
the-woodland-druid = la Druida de la floresta
card-woodland-druid-text = Mejora una ficha básica de cada color en juego, también del tuyo.
card-forest-ancient = Anciano del bosque
the-forest-ancient = el Anciano del bosque
card-forest-ancient-text = Coloca 2 fichas básicas enemigas en casillas vacías a distancia 2 o menos. Después, por cada una de ellas, destruye una ficha básica de su color a distancia 3 o menos.
card-forest-mystic = Mística del bosque
the-forest-mystic = la Mística del bosque
card-kiskin-leafsplitter = Partehojas kiskin
the-kiskin-leafsplitter = el Partehojas kiskin
card-kiskin-leafsplitter-text = Elige una flecha, hasta dos veces: destruye la primera ficha que haya en su línea, sea cual sea su rango y de quien sea.
card-kiskin-boughrunner = Correrramas kiskin
the-kiskin-boughrunner = el Correrramas kiskin
card-tree-shepherd = Pastora de árboles
the-tree-shepherd = la Pastora de árboles
card-tree-shepherd-text = Elige una de tus fichas. Si es básica: mejórala. Si es heroica: puedes hacer con ella un movimiento de combate. Si es legendaria: puedes hacer con ella un movimiento normal.

## Leyendas

card-fire-dragon = Dragón de fuego
the-fire-dragon = el Dragón de fuego
card-fire-dragon-text = Elige una flecha: destruye todas las fichas no legendarias a distancia 2 o menos en su línea y en las dos líneas a 45 grados de ella, también las tuyas.
card-hell-bull = Toro infernal
the-hell-bull = el Toro infernal
card-hell-bull-text = Elige una dirección: mueve al Toro infernal en ella cuantas casillas quieras, con movimientos de combate. Se detiene tras entrar en la casilla de una ficha legendaria.
card-angel-of-death = Ángel de la muerte
the-angel-of-death = el Ángel de la muerte
card-angel-of-death-text = Puedes elegir cualquier otra ficha: mejórala y después haz un salto de combate sobre ella con el Ángel de la muerte.
card-eldest-tree = El Árbol más antiguo
the-eldest-tree = el Árbol más antiguo
card-eldest-tree-text = Elige hasta 3 casillas adyacentes distintas. Si hay una ficha enemiga no legendaria: destrúyela. Si hay una ficha básica tuya: mejórala. Si está vacía: coloca una ficha básica tuya.
card-bone-catapult = Catapulta de huesos
the-bone-catapult = la Catapulta de huesos
card-bone-catapult-text = Puedes elegir una ficha en cualquier punto de la línea de una de las flechas: destrúyela, y con ella todas las fichas básicas que tenga al lado. Las fichas que haya en medio no detienen el disparo.
card-fire-elemental = Elemental de fuego
the-fire-elemental = el Elemental de fuego
card-leviathan = Leviatán
the-leviathan = el Leviatán
card-leviathan-text = Elige: degrada un grupo unido de hasta 3 fichas mejoradas, o destruye un grupo unido de hasta 4 fichas básicas. Pueden ser de varios colores.
card-two-headed-dragon = Dragón bicéfalo
the-two-headed-dragon = el Dragón bicéfalo
card-earth-elemental = Elemental de tierra
the-earth-elemental = el Elemental de tierra
card-time-elemental = Elemental del tiempo
the-time-elemental = el Elemental del tiempo
card-storm-elemental = Elemental de la tormenta
the-storm-elemental = el Elemental de la tormenta
card-storm-elemental-text = Puedes colocar una ficha tuya en una casilla vacía a distancia 3 o menos. En una dirección hace hasta 5 movimientos de combate si es básica, hasta 3 si es heroica, hasta 1 si es legendaria; después destrúyela.
card-titan = Titán
the-titan = el Titán

## Estallidos

card-flare-1 = Llamada respondida
card-flare-2 = Chispas gemelas
card-flare-3 = Pies ligeros
card-flare-4 = Cambio de bando
card-flare-5 = Segundo aliento
card-flare-6 = Salto audaz
card-flare-7 = Estrella en ascenso
card-flare-8 = Arrebato
card-flare-9 = Carga desesperada
card-flare-10 = Enjambre
card-flare-11 = Reagrupamiento
card-flare-12 = Paso evanescente

## Misiones

task-destruction = Destrucción
task-destruction-text = Destruye al menos 3 fichas enemigas en este turno.
task-devastation = Devastación
task-devastation-text = Destruye al menos 4 fichas enemigas en este turno.
task-heroic-destruction = Destrucción heroica
task-heroic-destruction-text = Destruye al menos 3 fichas enemigas en este turno, al menos 1 de ellas mejorada.
task-heroic-devastation = Devastación heroica
task-heroic-devastation-text = Destruye al menos 4 fichas enemigas en este turno, al menos 2 de ellas mejoradas.
task-end-of-legends = Fin de las leyendas
task-end-of-legends-text = Destruye al menos 1 ficha legendaria enemiga o 2 fichas heroicas enemigas en este turno.
task-red-conquest = Conquista roja
task-red-conquest-text = Ten al menos 3 fichas en casillas rojas, al menos 2 de ellas mejoradas.
task-green-conquest = Conquista verde
task-green-conquest-text = Ten al menos 3 fichas en casillas verdes, al menos 2 de ellas mejoradas.
task-colour-conquest = Conquista del color
task-colour-conquest-text = Ten al menos 5 fichas en casillas rojas y verdes, al menos 3 de ellas mejoradas.
task-red-legends = Leyendas rojas
task-red-legends-text = Ten al menos 2 fichas mejoradas en casillas rojas, al menos 1 de ellas legendaria.
task-green-legends = Leyendas verdes
task-green-legends-text = Ten al menos 2 fichas mejoradas en casillas verdes, al menos 1 de ellas legendaria.
task-rainbow-dominance = Dominio del arcoíris
task-rainbow-dominance-text = Ten más fichas mejoradas que el rival en las casillas rojas, y también en las verdes.
task-red-summoning = Invocación roja
task-red-summoning-text = Invoca al menos a 2 criaturas en este turno, al menos 1 de ellas en una casilla roja.
task-green-summoning = Invocación verde
task-green-summoning-text = Invoca al menos a 2 criaturas en este turno, al menos 1 de ellas en una casilla verde.
task-coloured-summoning = Invocación de color
task-coloured-summoning-text = Invoca al menos a 2 criaturas en casillas rojas o verdes en este turno; puede ser dos veces la misma casilla.
task-legendary-summoning = Invocación legendaria
task-legendary-summoning-text = Invoca al menos a 2 criaturas en este turno; al menos 1 de ellas debe ser una leyenda.
task-central-dominance = Dominio del centro
task-central-dominance-text = Ten al menos 5 fichas en las nueve casillas centrales, al menos 2 de ellas mejoradas.
task-centre-cross = Cruz central
task-centre-cross-text = Ten fichas en las 5 casillas de una cruz dentro de las nueve centrales, recta o en aspa.
task-line-dominance = Dominio de una línea
task-line-dominance-text = En una de las tres filas o columnas centrales, ten al menos 6 fichas más que el rival.
task-diagonals = Diagonales
task-diagonals-text = Ten al menos 4 fichas en cada una de las dos diagonales largas, con al menos 1 mejorada en cada una.
task-side-chain = Cadena de lado a lado
task-side-chain-text = Une dos lados opuestos del tablero con una cadena de fichas tuyas adyacentes.
task-corner-chain = Cadena de esquina a esquina
task-corner-chain-text = Une dos esquinas opuestas del tablero con una cadena de fichas tuyas adyacentes.
task-imprisonment = Encierro
task-imprisonment-text = Ten al menos 6 fichas junto a una misma ficha enemiga.
task-envelopment = Cerco
task-envelopment-text = Ten al menos 7 fichas junto a una misma ficha enemiga.
task-isolation = Aislamiento
task-isolation-text = Aísla una ficha enemiga: hay otra ficha enemiga a distancia 2, pero en 3 movimientos por casillas vacías no puede llegar junto a ninguna.

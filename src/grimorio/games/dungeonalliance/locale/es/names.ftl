### Nombres de héroes, cartas, monstruos, amenazas y losas.

## Cómo nombra una frase a alguien

the-m =
    { $form ->
        [start] El
        [to] al
        [of] del
       *[inside] el
    }
the-f =
    { $form ->
        [start] La
        [to] a la
        [of] de la
       *[inside] la
    }
the-many =
    { $form ->
        [start] Las
        [to] a las
        [of] de las
       *[inside] las
    }
hero-to = a { $name }
hero-of = de { $name }
monster-on = { $monster } de { $at }

## Héroes

hero-holgar = Holgar
hero-krom = Krom
hero-lorna = Lorna
hero-mysterios = Mysterios
hero-belzamin = Belzamin
hero-graltar = Graltar
hero-jypzy = Jypzy
hero-petra = Petra
hero-krolt = Krolt
hero-mirabell = Mirabell
hero-root = Root
hero-runyon-zay = Runyon Zay
hero-bull = Bull
hero-emanon = Emanon
hero-mcfarlin = McFarlin
hero-melinda = Melinda
hero-sable = Sable

## Cartas de mazo inicial

card-holgar-strike = Martillo del juramento
card-holgar-mercy = Mano en el hombro
card-holgar-ward = A mi lado
card-krom-strike = Hacha mellada
card-krom-hide = Esconderse
card-krom-ambush = Desde la oscuridad
card-lorna-shot = Arco de tejo
card-lorna-falcon = Halcón gris
card-lorna-aim = Aliento contenido
card-mysterios-bolt = Rayo violeta
card-mysterios-veil = Velo de cristal
card-mysterios-insight = Libro abierto
card-belzamin-bolt = Chispas cegadoras
card-belzamin-dodge = Nunca está ahí
card-belzamin-switch = Cambiazo
card-graltar-strike = Tajo de carnicero
card-graltar-scars = Viejas cicatrices
card-graltar-roar = Rugido de Graltar
card-jypzy-shot = Abanico de cuchillos
card-jypzy-dodge = Voltereta
card-jypzy-fingers = Dedos ágiles
card-petra-strike = Espada y voto
card-petra-brace = Escudo de púas
card-petra-charge = Codo con codo
card-krolt-strike = Rompepiedras
card-krolt-bear = Oso de la bodega
card-krolt-tunnel = Olfato para los túneles
card-mirabell-bolt = Rayo de primavera
card-mirabell-mercy = Rocío del alba
card-mirabell-wind = Viento a favor
card-root-strike = Rama pesada
card-root-beast = Cardos y tejones
card-root-grasp = Raíces que atrapan
card-runyon-zay-strike = Dos palmas
card-runyon-zay-dodge = Como la hierba
card-runyon-zay-flow = Entre la multitud
card-bull-strike = Cuernos de hierro
card-bull-wall = Enano como un muro
card-bull-charge = Cabeza gacha
card-emanon-bolt = Rayo bífido
card-emanon-mist = Piel de niebla
card-emanon-wind = Viento sin nombre
card-mcfarlin-strike = Lanza de trinquete
card-mcfarlin-dodge = Bote de humo
card-mcfarlin-tools = Cinturón de herramientas
card-melinda-bolt = Resplandor puro
card-melinda-mercy = Manos suaves
card-melinda-blessing = Bendición de Melinda
card-sable-shot = Flecha negra
card-sable-dodge = Ya no está
card-sable-prowl = Caza en solitario
card-precision-attack = Ataque de precisión
card-reflex = Reflejos
card-minor-potion-of-healing = Poción menor de curación
card-surge-forward = Impulso

## Mejoras

card-long-blade = Hoja larga
card-oak-bow = Arco de roble
card-hooked-axe = Hacha de gancho
card-hurling-axe = Hacha arrojadiza
card-boar-spear = Venablo de caza
card-twin-daggers = Dagas gemelas
card-traveller-boots = Botas de viaje
card-skeleton-key = Llave maestra
card-healing-draught = Trago reparador
card-grappling-rope = Cuerda con garfio
card-surveyors-chalk = Tiza de agrimensor
card-ring-shirt = Cota de anillas
card-lucky-cloak = Capa de la suerte
card-bark-skin = Piel de corteza
card-frost-dart = Dardo de escarcha
card-ember-hands = Manos de brasa
card-altar-spark = Chispa del altar
card-lesser-light = Luz menor
card-bitter-herbs = Hierbas amargas
card-hunting-hound = Sabueso de caza
card-trained-ferret = Hurón amaestrado
card-quick-parry = Parada rápida
card-side-step = Paso a un lado
card-shared-shield = Escudo compartido
card-battle-plan = Plan de batalla
card-second-breath = Segundo aliento
card-war-cry = Grito de guerra
card-trip-wire = Cuerda tendida
card-great-sword = Mandoble
card-storm-bow = Arco de tormenta
card-giants-bane = Azote de gigantes
card-shadow-blade = Filo de sombra
card-heavy-arbalest = Ballesta pesada
card-thorn-staff = Bastón de espinas
card-dawn-censer = Incensario del alba
card-earthquake = Terremoto
card-falling-star = Estrella fugaz
card-wandering-spark = Centella errante
card-sun-spear = Lanza de sol
card-widows-kiss = Beso de viuda
card-mind-chain = Cadena mental
card-gust = Ráfaga
card-mirror-step = Paso del espejo
card-word-of-awe = Palabra de temor
card-plate-coat = Coraza de placas
card-dusk-mantle = Manto del ocaso
card-war-chant = Canto de guerra
card-quicksilver = Azogue
card-greater-light = Luz mayor
card-second-spring = Segunda primavera
card-ridge-wolf = Lobo de las cumbres
card-pack-leader = Jefe de la manada
card-riposte = Contragolpe
card-thunder-flask = Frasco de trueno
card-bounty-letter = Carta de recompensa
card-wheel-of-steel = Rueda de acero
card-banner-of-dawn = Estandarte del alba
card-seven-league-map = Mapa de siete leguas
card-aegis-stone = Piedra égida
card-raven-crown = Corona de cuervo
card-moon-cloak = Capa de luna
card-horn-of-the-wild = Cuerno de la espesura
card-dragon-tooth = Diente de dragón
card-comet-string = Cuerda del cometa
card-ghost-lantern = Farol fantasma
card-ring-of-the-thief-queen = Anillo de la reina ladrona
card-unicorn-cup = Copa del unicornio
card-briar-crown = Corona de zarza
card-needle-of-truth = Aguja de la verdad
card-eye-of-the-roc = Ojo del ave roc
card-bronze-hourglass = Reloj de arena de bronce
card-ledger-of-conquest = Libro de conquistas

## Monstruos: por su nombre y dentro de una frase

monster-goblin = Goblin
monster-goblin-the = { the-m } goblin
monster-cave-bat = Murciélago de cueva
monster-cave-bat-the = { the-m } murciélago de cueva
monster-bone-archer = Arquero de hueso
monster-bone-archer-the = { the-m } arquero de hueso
monster-giant-spider = Araña gigante
monster-giant-spider-the = { the-f } araña gigante
monster-bloat-toad = Sapo hinchado
monster-bloat-toad-the = { the-m } sapo hinchado
monster-kobold-lookout = Kobold vigía
monster-kobold-lookout-the = { the-m } kobold vigía
monster-ogre = Ogro
monster-ogre-the = { the-m } ogro
monster-hex-witch = Bruja agorera
monster-hex-witch-the = { the-f } bruja agorera
monster-gargoyle = Gárgola
monster-gargoyle-the = { the-f } gárgola
monster-rust-slime = Limo corrosivo
monster-rust-slime-the = { the-m } limo corrosivo
monster-iron-boar = Jabalí de hierro
monster-iron-boar-the = { the-m } jabalí de hierro
monster-shade-dancer = Danzarina de sombra
monster-shade-dancer-the = { the-f } danzarina de sombra
monster-ember-drake = Draco de ascuas
monster-ember-drake-the = { the-m } draco de ascuas
monster-grave-knight = Caballero de la tumba
monster-grave-knight-the = { the-m } caballero de la tumba
monster-pale-countess = Condesa pálida
monster-pale-countess-the = { the-f } condesa pálida
monster-minotaur = Minotauro
monster-minotaur-the = { the-m } minotauro
monster-bramble-giant = Gigante de zarzas
monster-bramble-giant-the = { the-m } gigante de zarzas
monster-storm-eye = Ojo de la tormenta
monster-storm-eye-the = { the-m } ojo de la tormenta

## Amenazas: por su nombre y dentro de una frase

threat-treasure-chest = Cofre del tesoro
threat-treasure-chest-a = un cofre del tesoro de nivel { roman }
threat-treasure-chest-the = { the-m } cofre del tesoro
threat-locked-chest = Cofre cerrado
threat-locked-chest-a = un cofre cerrado de nivel { roman }
threat-locked-chest-the = { the-m } cofre cerrado
threat-lost-pack = Mochila perdida
threat-lost-pack-a = una mochila perdida de nivel { roman }
threat-lost-pack-the = { the-f } mochila perdida
threat-pit-trap = Trampa de foso
threat-pit-trap-a = una trampa de foso de nivel { roman }
threat-pit-trap-the = { the-f } trampa de foso
threat-dart-trap = Trampa de dardos
threat-dart-trap-a = una trampa de dardos de nivel { roman }
threat-dart-trap-the = { the-f } trampa de dardos
threat-net-trap = Trampa de red
threat-net-trap-a = una trampa de red de nivel { roman }
threat-net-trap-the = { the-f } trampa de red
threat-alarm-bell = Campana de alarma
threat-alarm-bell-a = una campana de alarma de nivel { roman }
threat-alarm-bell-the = { the-f } campana de alarma
threat-spore-vent = Respiradero de esporas
threat-spore-vent-a = un respiradero de esporas de nivel { roman }
threat-spore-vent-the = { the-m } respiradero de esporas
threat-mind-mist = Niebla mental
threat-mind-mist-a = una niebla mental de nivel { roman }
threat-mind-mist-the = { the-f } niebla mental

## Losas

tile-start-blue = { the-f } entrada azul
tile-start-red = { the-f } entrada roja
tile-start-yellow = { the-f } entrada morada
tile-start-green = { the-f } entrada verde
tile-guard-post = { the-m } puesto de guardia
tile-kennel = { the-f } perrera
tile-well-room = { the-f } sala del pozo
tile-rookery = { the-m } palomar
tile-archers-gallery = { the-f } galería de los arqueros
tile-larder = { the-f } despensa
tile-web-hall = { the-f } sala de las telarañas
tile-nest = { the-m } nido
tile-crossroads = { the-f } encrucijada
tile-cells = { the-many } celdas
tile-ogre-den = { the-f } guarida del ogro
tile-brew-room = { the-f } sala de las pócimas
tile-statue-hall = { the-f } sala de las estatuas
tile-chapel = { the-f } capilla
tile-bone-yard = { the-m } osario
tile-library = { the-f } biblioteca
tile-treasury = { the-f } cámara del tesoro
tile-drake-lair = { the-m } cubil del draco
tile-throne-room = { the-f } sala del trono
tile-crypt = { the-f } cripta
tile-forge = { the-f } forja

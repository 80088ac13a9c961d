### Nombres y textos de los componentes, por su id en content/: `-text` es lo que llevan impreso.

## Héroes

hero-lindel = Lindel
hero-lindel-text = He enterrado a demasiados amigos que bajaron a por este oro.
ability-reroll_test_die = Después de lanzar una tirada de atributo puedes repetir uno de los dados; vale el segundo resultado.
hero-gherinn = Hermano Gherinn
hero-gherinn-text = El fuego ya me juzgó una vez. Que vuelva a intentarlo.
ability-wound_for_determination = Una vez por turno, antes de una tirada de atributo, puedes sufrir 1 Herida para recibir 3 fichas de Determinación.
ability-reroll_dragon_fury = Después de lanzar los dados de la Furia del dragón puedes repetir uno o los dos, una sola vez; vale el segundo resultado.
hero-krutzbeck = Krutzbeck
hero-krutzbeck-text = ¿Oro? Bueno, también. Pero primero, ¿a quién le pego?
ability-must_attack = Ante un Monstruo siempre atacas: nunca puedes escapar.
ability-hand_of_six = Al robar en combate puedes llenar tu mano hasta 6 cartas en vez de 5.
hero-tatianna = Tatianna
hero-tatianna-text = Mis hermanas cuentan conmigo. Y mis flechas, contigo.
ability-ranged_opening = Si eliges atacar en vez de escapar, puedes mostrar las 5 primeras cartas de Combate y poner las que quieras de tipo a distancia en el montón de daño rival; descarta el resto.
hero-challara = Challara y Llamabrillante
hero-challara-text = Ese dragón duerme sobre las joyas de mi abuela. El mío no duerme.
ability-replace_dungeon_card = Cuando robas una carta de Mazmorra puedes descartarla y robar otra, que debes afrontar.
ability-no_power_when_hurt = Con 8 Heridas o más no añades ninguna carta de Poder a tu mano al empezar un combate.
hero-hugo = Hugo el Glorioso
hero-hugo-text = Tomad nota, juglares: aquí es donde el dragón empieza a temblar.
ability-glorious_shield = Una vez por combate, cuando pierdes una ronda, puedes descartar todas las cartas que irían a tu montón de daño.

## Monstruos

monster-skeleton = Esqueleto
monster-skeleton-text = Un arquero al que no le queda nada que perder, salvo las costillas.
monster-sorcerer = Hechicero
monster-sorcerer-text = Vendió su sombra hace mucho. La tuya también le sirve.
monster-troll = Troll
monster-troll-text = Más fuerte que listo, y por mucho. Conviene no estar donde cae el golpe.
monster-golem = Gólem
monster-golem-text = Piedra y hierro con una sola orden grabada: que nadie pase.
monster-demon = Demonio
monster-demon-text = Primero llega el calor, luego el miedo y, si sigues ahí, el Demonio.

## Salas

room-dungeon = Sala de la Mazmorra
room-dungeon-text = Roba una carta de Mazmorra.
room-pit = Pozo sin fondo
room-pit-text = Tirada de Suerte. Si la superas, cruzas el pozo. Si fracasas, caes para siempre.
room-entrance = Entrada a las catacumbas
room-entrance-text = Roba una carta de Mazmorra. En tu próximo turno podrás bajar a las catacumbas en vez de moverte o buscar.
room-trap = Sala con Trampa
room-trap-text = Roba una carta de Trampa.
room-darkness = Sala de Oscuridad
room-darkness-text = Muévete otra vez, a ciegas: un dado decide el pasadizo. Si da a un muro, tu turno termina y volverás a tirar.
room-corridor = Corredor
room-corridor-text = Muévete otra vez de inmediato. Si pisas el mismo Corredor por segunda vez este turno, te quedas en él.
room-chasm = Abismo
room-chasm-text = Roba una carta de Mazmorra. Solo podrás salir por los pasadizos de tu lado de la grieta.
room-cave-in = Derrumbe
room-cave-in-text = Roba una carta de Mazmorra. En tu próximo turno, vuelve por donde viniste o trepa con una tirada de Agilidad.
room-bridge = Puente
room-bridge-text = Quédate en tu lado o cruza: tirada de Agilidad con +1 por carta de Botín (puedes soltar Botín). Si fallas: 1 dado de Heridas y a las catacumbas.
room-rotating = Sala Rotatoria
room-rotating-text = Al descubrirla gira 180 grados contigo dentro y tu turno termina. No vuelve a girar.
room-portcullis = Rastrillo
room-portcullis-text = El rastrillo cae a tu espalda. Roba una carta de Mazmorra; aquí no puedes escapar de los Monstruos.
room-web = Tela de araña
room-web-text = Retírate, o cruza con una tirada de Fuerza: si la superas te mueves otra vez; si fracasas quedas atrapado y lo intentas cada turno.
room-tower = Sala de la Torre
room-tower-text = Con al menos una carta de Botín puedes salir de la mazmorra. Si no sales, muévete otra vez de inmediato.
room-treasure = Sala del Tesoro
room-treasure-text = Roba una carta de Dragón. Cada turno: vete o tienta de nuevo a la suerte.

## El mazo de Mazmorra

card-dungeon-dead-adventurer = Aventurero muerto
card-dungeon-dead-adventurer-text = Alguien llegó antes que tú y no pasó de aquí. Si registras el cuerpo, roba 1 carta de Cadáver.
card-dungeon-crypt = Cripta
card-dungeon-crypt-text = Una losa con un nombre borrado a zarpazos. Si la apartas, roba 1 carta de Cripta.
card-dungeon-empty = Sala vacía
card-dungeon-empty-text = Polvo, goteras y tus propios pasos. Aquí no ocurre nada.
card-dungeon-skeleton = Esqueleto
card-dungeon-skeleton-text = Una cuerda se tensa en la penumbra. Afronta un encuentro con un Esqueleto.
card-dungeon-sorcerer = Hechicero
card-dungeon-sorcerer-text = Las antorchas se vuelven verdes y alguien pronuncia tu nombre. Afronta un encuentro con un Hechicero.
card-dungeon-troll = Troll
card-dungeon-troll-text = Lo hueles antes de verlo, y lo ves demasiado cerca. Afronta un encuentro con un Troll.
card-dungeon-golem = Gólem
card-dungeon-golem-text = Una de las estatuas da un paso al frente. Afronta un encuentro con un Gólem.
card-dungeon-demon = Demonio
card-dungeon-demon-text = El suelo humea y las sombras tienen cuernos. Afronta un encuentro con un Demonio.
card-dungeon-hidden-trap = Trampa oculta
card-dungeon-hidden-trap-text = Una baldosa cede con un chasquido. Roba 1 carta de Trampa.
card-dungeon-descending-passage = Pasadizo descendente
card-dungeon-descending-passage-text = Unos peldaños se hunden en lo negro. Coloca aquí una Entrada a las catacumbas; en tu próximo turno puedes bajar.
card-dungeon-ceiling-collapses = El techo se hunde
card-dungeon-ceiling-collapses-text = Cuando se posa el polvo, nada está donde estaba. Gira tu sala 90 grados a la derecha.
card-dungeon-torch-goes-out = La antorcha se apaga
card-dungeon-torch-goes-out-text = Conserva esta carta. Al empezar cada turno, tirada de Suerte: si la superas, la descartas y juegas; si fracasas, tu turno termina.
card-dungeon-secret-door = Puerta secreta
card-dungeon-secret-door-text = Un sillar gira sin ruido. Puedes moverte ya a cualquier espacio adyacente; si allí hay un Monstruo, no podrás escapar.
card-dungeon-razorwing = Alacortante
card-dungeon-razorwing-text = Un susurro de cuero sobre tu cabeza, y ya estás sangrando. Sufres 1 dado de Heridas.
card-dungeon-wizards-curse = Maldición del mago
card-dungeon-wizards-curse-text = La mazmorra cruje como un barco. Lanza 1 dado y gira todos los Corredores: 1–2, 90° a la izquierda; 3–4, 180°; 5–6, 90° a la derecha.
card-dungeon-unstable-potion = Poción inestable
card-dungeon-unstable-potion-text = Al empezar tu turno puedes beberla y lanzar 2 dados: 2, mueres; 3–4, 6 Heridas; 5–6, 3 Heridas; 7, nada; 8–10, curas 3; 11–12, curas 6.
card-dungeon-bottle-imp = Diablillo embotellado
card-dungeon-bottle-imp-text = Si sales con él, al final de la partida lanza 1 dado: 1–2, pierdes otro Botín al azar; 3, nada; 4–6, roba 1 carta de Tesoro.
card-dungeon-lost-soul = Alma en pena
card-dungeon-lost-soul-text = Conserva esta carta. Al empezar cada turno lanza 2 dados: con 2–3 te apaga para siempre. Te deja si entras en las catacumbas o sales de la mazmorra.
card-dungeon-gold-30 = Monedas de oro
card-dungeon-gold-30-text = Un puñado de monedas que rodó hasta un rincón. Nadie volvió a por ellas.
card-dungeon-gold-40 = Monedas de oro
card-dungeon-gold-40-text = Una bolsa cortada por la correa, todavía casi llena.
card-dungeon-shuffle = Barajar
card-dungeon-shuffle-text = La mazmorra olvida lo que has visto. Baraja el mazo de Mazmorra con sus descartes y esta carta, y roba otra.

## El mazo de Dragón

card-dragon-sleeping = Durmiendo
card-dragon-sleeping-text = Kalladra ronca y el oro tiembla. Roba 2 cartas de Tesoro. En tu próximo turno, vete o roba otra carta de Dragón.
card-dragon-fury = Furia del dragón
card-dragon-fury-text = ¡Despierta! Descarta todos tus Tesoros, sufre 2 dados de Heridas y, si vives, retírate. Igual todo Héroe de la sala, por orden de turno.

## El mazo de Tesoro

card-treasure-lodestone = Piedra imán
card-treasure-lodestone-text = Pesa como una culpa y vale como una promesa.
card-treasure-ebony-ring = Anillo de ébano
card-treasure-ebony-ring-text = Negro por fuera, y por dentro un nombre de mujer.
card-treasure-obsidian-ring = Anillo de obsidiana
card-treasure-obsidian-ring-text = Cristal de volcán, aún tibio al tacto.
card-treasure-pearl-ring = Anillo de perla
card-treasure-pearl-ring-text = El mar en una gota, muy lejos del mar.
card-treasure-ruby-ring = Anillo de rubí
card-treasure-ruby-ring-text = Brilla como una brasa que no se rinde.
card-treasure-silver-ring = Anillo de plata
card-treasure-silver-ring-text = Los muertos vivientes apartan la mirada de él.
card-treasure-gold-ring = Anillo de oro
card-treasure-gold-ring-text = Un rey lo dio por perdido; un dragón, por suyo.
card-treasure-arcane-ring = Anillo arcano
card-treasure-arcane-ring-text = Zumba un poco cuando le llevas la contraria.
card-treasure-charmers-flute = Flauta del encantador
card-treasure-charmers-flute-text = No la toques aquí abajo. Nunca se sabe quién baila.
card-treasure-crystal-of-tival = Cristal de Tival
card-treasure-crystal-of-tival-text = En cada cara se ve un mañana distinto.
card-treasure-belt-of-strength = Cinturón de fuerza
card-treasure-belt-of-strength-text = Hecho para un gigante de buen comer.
card-treasure-genies-lamp = Lámpara de genio
card-treasure-genies-lamp-text = Frotada por mil codiciosos; el genio ya no contesta.
card-treasure-golden-claws = Garras de oro
card-treasure-golden-claws-text = Un guante de gala para quien no piensa saludar.
card-treasure-ebony-amulet = Amuleto de ébano
card-treasure-ebony-amulet-text = Late despacio, como si recordara un pecho.
card-treasure-crystal-of-orris = Cristal de Orris
card-treasure-crystal-of-orris-text = Guarda dentro una tormenta en miniatura.
card-treasure-jeweled-chakra = Chakra enjoyado
card-treasure-jeweled-chakra-text = Corta el aire, la carne y las deudas.
card-treasure-rune-scarab = Escarabajo rúnico
card-treasure-rune-scarab-text = Si lo dejas en la mesa, por la mañana apunta al norte.
card-treasure-eyes-of-avra = Ojos de Avra
card-treasure-eyes-of-avra-text = Dos zafiros que parpadean cuando mientes.
card-treasure-flying-carpet = Alfombra voladora
card-treasure-flying-carpet-text = Aquí el techo es bajo. Llévatela enrollada.
card-treasure-mirror-of-shael = Espejo de Shael
card-treasure-mirror-of-shael-text = Tu reflejo llega un instante tarde.
card-treasure-vestments-of-kellos = Vestiduras de Kellos
card-treasure-vestments-of-kellos-text = Ni una quemadura, y han pasado siglos bajo un dragón.
card-treasure-staff-of-light = Báculo de luz
card-treasure-staff-of-light-text = Da calor sin fuego y sombra sin miedo.
card-treasure-star-of-kellos = Estrella de Kellos
card-treasure-star-of-kellos-text = Cayó del cielo una sola vez, y fue a parar aquí.
card-treasure-chalice-of-tamalir = Cáliz de Tamalir
card-treasure-chalice-of-tamalir-text = Nadie recuerda qué se bebía en él. Mejor así.
card-treasure-sun-spear = Lanza solar
card-treasure-sun-spear-text = A medianoche su punta señala dónde está el día.
card-treasure-bag-of-gems = Bolsa de gemas
card-treasure-bag-of-gems-text = Un tintineo que haría volver a cualquiera sobre sus pasos.
card-treasure-quicksilver-potion = Poción de azogue
card-treasure-quicksilver-potion-text = Un solo frasco, y dos reinos pujando por él.
card-treasure-harp-of-tranquility = Arpa de la tranquilidad
card-treasure-harp-of-tranquility-text = Con ella durmieron a Kalladra, dicen. No la rasgues al huir.
card-treasure-giant-ruby = Rubí gigante
card-treasure-giant-ruby-text = Grande como un corazón de dragón, y del mismo color.
card-treasure-artifact-eater = Devorador de artefactos
card-treasure-artifact-eater-text = El cofre tiene dientes. Descarta otra de tus cartas de Tesoro, a tu elección; luego, ahíto, se deja llevar.
card-treasure-forbidden-tome = Tomo prohibido
card-treasure-forbidden-tome-text = Si sales, al final puedes leerlo y lanzar 1 dado: 1–2, pierdes tu otro Botín más valioso; 3–6, el tomo vale 2 dados por 100 de oro.

## El mazo de Trampa

card-trap-trapdoor = Trampilla
card-trap-trapdoor-text = Conserva esta carta. Al empezar cada turno, tirada de Agilidad: si la superas, la descartas y juegas; si fracasas, 1 Herida y tu turno termina.
card-trap-projectile = Trampa de proyectiles
card-trap-projectile-text = Las paredes escupen dardos. Tirada de Armadura: si fracasas, sufres tantas Heridas como puntos te falten.
card-trap-cave-in = Derrumbe
card-trap-cave-in-text = Conserva esta carta. Al empezar cada turno, tirada de Agilidad: si la superas, la descartas y juegas; si fracasas, tu turno termina.
card-trap-snakes = Serpientes venenosas
card-trap-snakes-text = El suelo se abre sobre un nido que no duerme. Sufres 1 dado de Heridas.
card-trap-gas = Gas venenoso
card-trap-gas-text = Una niebla dulzona te dobla las rodillas. Sufres Heridas: 1 dado menos 3. Pierdes turnos: 1 dado menos 3.
card-trap-explosion = Explosión
card-trap-explosion-text = Una chispa, un instante de silencio y luego ninguno. Sufres 4 Heridas y pierdes tu próximo turno.
card-trap-swinging-blade = Cuchilla oscilante
card-trap-swinging-blade-text = Baja del techo sin hacer ruido. Tirada de Armadura: si fracasas, mueres.
card-trap-shuffle = Barajar
card-trap-shuffle-text = Se oye cómo alguien vuelve a tensar los resortes. Baraja el mazo de Trampa con sus descartes y esta carta, y roba otra.

## El mazo de Puerta

card-door-opens = La puerta se abre
card-door-opens-text = Un empujón, un chirrido y el paso libre. Cruza la puerta al espacio adyacente.
card-door-stuck = Puerta atascada
card-door-stuck-text = Ni a hombro ni a patada. Tu turno termina; en el próximo, insiste o sal por otro pasadizo.
card-door-spear-trap = Trampa de lanzas
card-door-spear-trap-text = La cerradura muerde. Sufres 1 dado menos tu Suerte en Heridas y tu turno termina; en el próximo, insiste o sal por otro pasadizo.
card-door-shuffle = Barajar
card-door-shuffle-text = Las llaves cambian de cerradura. Baraja el mazo de Puerta con sus descartes y esta carta, y roba otra.

## El mazo de Cripta

card-crypt-gold-20 = Monedas de oro
card-crypt-gold-20-text = Dos monedas sobre los párpados y unas pocas más en la mortaja.
card-crypt-gold-90 = Monedas de oro
card-crypt-gold-90-text = El peaje del barquero, y el difunto nunca llegó a pagarlo.
card-crypt-gold-120 = Monedas de oro
card-crypt-gold-120-text = Una urna que pesa demasiado para ser solo ceniza.
card-crypt-gold-250 = Monedas de oro
card-crypt-gold-250-text = El caballero yace sobre su soldada, y la soldada era buena.
card-crypt-unstable-potion = Poción inestable
card-crypt-unstable-potion-text = Al empezar tu turno puedes beberla y lanzar 2 dados: 2, mueres; 3–4, 6 Heridas; 5–6, 3 Heridas; 7, nada; 8–10, curas 3; 11–12, curas 6.
card-crypt-empty = Cripta vacía
card-crypt-empty-text = Ni oro ni huesos: alguien se fue de aquí por su propio pie.
card-crypt-ancient-bones = Huesos antiguos
card-crypt-ancient-bones-text = Lanza 1 dado: 1–3, siguen quietos; 4–6, se levantan: combate con un Esqueleto, sin escape posible.
card-crypt-spectral-storm = Tormenta espectral
card-crypt-spectral-storm-text = Un coro de muertos tira de tu aliento. Tirada de Fuerza: si fracasas, pierdes la mitad de la Vida que te queda, redondeando hacia arriba.
card-crypt-spear-trap = Trampa de lanzas
card-crypt-spear-trap-text = El sarcófago estaba esperando visita. Sufres 1 dado menos tu Armadura en Heridas.
card-crypt-shuffle = Barajar
card-crypt-shuffle-text = Las losas se mueven cuando no miras. Baraja el mazo de Cripta con sus descartes y esta carta, y roba otra.

## El mazo de Cadáver

card-corpse-gold-50 = Monedas de oro
card-corpse-gold-50-text = A él ya no le harán falta. Hay que abrirle los dedos uno a uno.
card-corpse-gold-100 = Monedas de oro
card-corpse-gold-100-text = Cosidas en el forro de la capa: un hombre prudente, aunque no lo bastante.
card-corpse-gold-200 = Monedas de oro
card-corpse-gold-200-text = Ya se iba con el botín. Solo le faltaron treinta pasos.
card-corpse-unstable-potion = Poción inestable
card-corpse-unstable-potion-text = Al empezar tu turno puedes beberla y lanzar 2 dados: 2, mueres; 3–4, 6 Heridas; 5–6, 3 Heridas; 7, nada; 8–10, curas 3; 11–12, curas 6.
card-corpse-empty = Ya saqueado
card-corpse-empty-text = Bolsillos vueltos del revés. Otro fue más rápido.
card-corpse-rope = Cuerda
card-corpse-rope-text = Ante una Trampilla o un Agujero en el techo puedes descartarla para superar la tirada sin lanzar los dados.
card-corpse-ancient-bones = Huesos antiguos
card-corpse-ancient-bones-text = Lanza 1 dado: 1–3, siguen quietos; 4–6, se levantan: combate con un Esqueleto, sin escape posible.
card-corpse-scorpion = Escorpión
card-corpse-scorpion-text = Dormía en la bota, y tú metiste la mano. Sufres 1 dado de Heridas.
card-corpse-young-scorpion = Escorpión joven
card-corpse-young-scorpion-text = Pequeño, pero con ganas de crecer. Sufres Heridas: 1 dado menos 1.
card-corpse-pale-scorpion = Escorpión pálido
card-corpse-pale-scorpion-text = Lleva años aquí abajo y casi no le queda veneno. Sufres Heridas: 1 dado menos 2.
card-corpse-shuffle = Barajar
card-corpse-shuffle-text = La mazmorra siempre tiene más muertos. Baraja el mazo de Cadáver con sus descartes y esta carta, y roba otra.

## El mazo de Búsqueda

card-search-secret-door = Puerta secreta
card-search-secret-door-text = Tus dedos dan con la junta. Puedes moverte ya a cualquier espacio adyacente; si allí hay un Monstruo, no podrás escapar.
card-search-empty = Nada
card-search-empty-text = Piedra, polvo y el tiempo que se va. No encuentras nada.
card-search-descending-passage = Pasadizo descendente
card-search-descending-passage-text = Bajo la alfombra podrida, una trampilla. Coloca aquí una Entrada a las catacumbas; en tu próximo turno puedes bajar.
card-search-gold-10 = Monedas de oro
card-search-gold-10-text = Una moneda entre dos losas. Algo es algo.
card-search-gold-60 = Monedas de oro
card-search-gold-60-text = Alguien las guardó para el camino de vuelta.
card-search-gold-70 = Monedas de oro
card-search-gold-70-text = Detrás del ladrillo suelto, una bolsita de cuero.
card-search-gold-150 = Monedas de oro
card-search-gold-150-text = El escondrijo de un contrabandista, con el contrabandista dentro.
card-search-giant-centipede = Ciempiés gigante
card-search-giant-centipede-text = Lo que parecía una cadena tiene patas, y muchas. Sufres 2 dados de Heridas.
card-search-ferrox = Férrox
card-search-ferrox-text = Tiene 1 dado de Vida. Cada ronda, tirada de Fuerza: si la superas pierde 1; si fracasas sufres 1 Herida. Hasta que uno muera.
card-search-unstable-potion = Poción inestable
card-search-unstable-potion-text = Al empezar tu turno puedes beberla y lanzar 2 dados: 2, mueres; 3–4, 6 Heridas; 5–6, 3 Heridas; 7, nada; 8–10, curas 3; 11–12, curas 6.
card-search-hidden-trap = Trampa oculta
card-search-hidden-trap-text = Tocaste justo lo que no había que tocar. Roba 1 carta de Trampa.
card-search-shuffle = Barajar
card-search-shuffle-text = ¿No habías mirado ya ahí? Baraja el mazo de Búsqueda con sus descartes y esta carta, y roba otra.

## El mazo de Runa

card-rune-touch-of-death = Toque de la muerte
card-rune-touch-of-death-text = Tras robar o encontrar un Monstruo, descártala: el Monstruo se descarta sin combate.
card-rune-teleportation = Runa de teletransporte
card-rune-teleportation-text = Cuando vayas a moverte, descártala: pasa a un espacio adyacente, haya muro o no; de un Monstruo de allí no podrás escapar.
card-rune-healing = Runa de curación
card-rune-healing-text = Al empezar tu turno, descártala: te curas de hasta 6 Heridas.
card-rune-stasis = Runa de estasis
card-rune-stasis-text = Cuando vayas a moverte, descártala: el mundo se para y haces tres movimientos este turno, cada uno con su encuentro, mientras tu turno no termine.
card-rune-warning = Runa de advertencia
card-rune-warning-text = Cuando encuentres una Trampa, descártala: la Trampa se descarta sin efecto.
card-rune-opening = Runa de apertura
card-rune-opening-text = Ante una puerta o un rastrillo, descártala: pasas sin robar carta ni hacer la tirada.
card-rune-foresight = Runa de presagio
card-rune-foresight-text = Tras robar una Sala de la Mazmorra, descártala: la sala vuelve al montón y robas otra, que debes colocar.
card-rune-fortune = Runa de la fortuna
card-rune-fortune-text = Tras lanzar una tirada de atributo, descártala: lanza otra vez los dos dados; vale el segundo resultado.
card-rune-will = Runa de la voluntad
card-rune-will-text = Antes de una tirada de atributo, descártala: recibes 4 fichas de Determinación.
card-rune-seeking = Runa de rastreo
card-rune-seeking-text = Cuando vayas a buscar, descártala: roba 4 cartas de Búsqueda, afronta la que elijas y descarta las demás.
card-rune-ascent = Runa de ascenso
card-rune-ascent-text = En las catacumbas, en vez de robar una carta, descártala: sales hacia arriba, avanzando como siempre pero sin desviarte a los lados.
card-rune-flame = Runa de la llama
card-rune-flame-text = Al empezar un combate, descártala: pon las 2 primeras cartas del mazo de Combate en el montón de daño rival.

## El mazo de Catacumbas

card-catacombs-exit = Salida
card-catacombs-exit-text = Aire que no huele a muerto. Si quieres, sal de las catacumbas.
card-catacombs-empty = Galería vacía
card-catacombs-empty-text = Cuentas tus pasos para no contar las calaveras. No ocurre nada.
card-catacombs-hole-in-the-ceiling = Agujero en el techo
card-catacombs-hole-in-the-ceiling-text = Tirada de Agilidad: si la superas puedes salir de las catacumbas; si fracasas, en tus turnos puedes repetirla en vez de robar carta.
card-catacombs-hidden-trap = Trampa oculta
card-catacombs-hidden-trap-text = Ni aquí abajo se fía Kalladra de nadie. Roba 1 carta de Trampa.
card-catacombs-treasure-chest = Cofre del tesoro
card-catacombs-treasure-chest-text = Cerrado a cal y canto. Si sales de la mazmorra, al final de la partida vale 2 dados por 100 de oro.
card-catacombs-gigantic-diamond = Diamante gigantesco
card-catacombs-gigantic-diamond-text = El tesoro de las leyendas no estaba bajo el dragón, sino bajo sus pies.
card-catacombs-torch-goes-out = La antorcha se apaga
card-catacombs-torch-goes-out-text = Conserva esta carta. Al empezar cada turno, tirada de Suerte: si la superas, la descartas y juegas; si fracasas, tu turno termina.
card-catacombs-horde-of-rats = Horda de ratas
card-catacombs-horde-of-rats-text = El suelo se mueve, y tiene hambre. Tirada de Armadura: si fracasas, sufres tantas Heridas como puntos te falten.
card-catacombs-venom-spider = Araña ponzoñosa
card-catacombs-venom-spider-text = Conserva esta carta. Al empezar cada turno lanza 1 dado: 1–2, sufres 1 Herida; 6, el veneno se agota y la descartas.
card-catacombs-razorwings = Alacortantes
card-catacombs-razorwings-text = Mil alas en un túnel para dos. Sufres 1 dado de Heridas.
card-catacombs-surprise-attack = Ataque sorpresa
card-catacombs-surprise-attack-text = Un Demonio salta de la sombra. Tirada de Suerte: si fracasas, sufres los puntos que te falten en Heridas. Después combates con él, sin escape posible.
card-catacombs-skeleton-volley = Andanada de huesos
card-catacombs-skeleton-volley-text = Silban astillas desde los nichos. Tirada de Agilidad: si fracasas, sufres tantas Heridas como puntos te falten.
card-catacombs-golem-grab = Zarpa de gólem
card-catacombs-golem-grab-text = Una mano de piedra sale del muro. Sufres 2 Heridas y descartas un Botín al azar.
card-catacombs-troll-smash = Mazazo de troll
card-catacombs-troll-smash-text = Dobla la esquina a la vez que tú, y con un garrote. Sufres 10 menos tu Armadura en Heridas.
card-catacombs-sorcerers-bolt = Rayo del hechicero
card-catacombs-sorcerers-bolt-text = Una risa lejana y un relámpago que dobla las esquinas. Tirada de Suerte: si fracasas, sufres tantas Heridas como puntos te falten.
card-catacombs-vampire-bite = Mordisco de vampiro
card-catacombs-vampire-bite-text = Conserva esta carta. Al empezar cada turno sufres 1 Herida. El vampiro te pierde el rastro cuando sales de las catacumbas.
card-catacombs-deep-elf = Elfo del abismo
card-catacombs-deep-elf-text = Puedes sobornarlo con Botín. Lanza 1 dado por 100: si es menos que su oro, puedes salir; si es más, combates con un Hechicero sin escape posible.
card-catacombs-giant-naga = Naga gigante
card-catacombs-giant-naga-text = Te arrastra hasta donde saldrías ahora: lleva allí tu indicador de Viaje, dale media vuelta y devuelve tus cartas de Catacumbas al mazo.
card-catacombs-shuffle = Barajar
card-catacombs-shuffle-text = Este cruce ya lo has pasado. ¿O era otro? Baraja el mazo de Catacumbas con sus descartes y esta carta, y roba otra.

## Cartas de combate

attack-glancing-arrow = Flecha rasante
attack-glancing-arrow-text = Pasa silbando y deja una línea roja.
attack-accurate-shot = Disparo certero
attack-accurate-shot-text = Sin prisa, conteniendo el aliento.
attack-crossbow-bolt = Virote
attack-crossbow-bolt-text = Atraviesa el escudo y pregunta después.
attack-thrown-spear = Lanza arrojada
attack-thrown-spear-text = Todo el cuerpo detrás, y ya no hay vuelta atrás.
attack-ricochet = Rebote
attack-ricochet-text = En la pared, en el yelmo y en ti.
attack-volley = Salva
attack-volley-text = Una llega. Es que han salido cinco.
attack-arrow-to-the-eye = Flecha al ojo
attack-arrow-to-the-eye-text = El tiro que se cuenta en las tabernas.
attack-slash = Tajo
attack-slash-text = Corto, sucio y casi sin querer.
attack-shield-bash = Golpe de escudo
attack-shield-bash-text = También se pega con lo que protege.
attack-deep-strike = Golpe profundo
attack-deep-strike-text = Entra hasta la cruz de la empuñadura.
attack-sweeping-blow = Barrido
attack-sweeping-blow-text = De lado a lado, que alguno caerá.
attack-riposte = Respuesta
attack-riposte-text = Parar y herir en un solo gesto.
attack-heart-strike = Ataque al corazón
attack-heart-strike-text = Si tienen corazón, ahí; si no, ahí también.
attack-crushing-blow = Golpe demoledor
attack-crushing-blow-text = El suelo también se queja.
attack-bolt-of-agony = Relámpago de agonía
attack-bolt-of-agony-text = Poca luz y mucho grito.
attack-ray = Rayo
attack-ray-text = Recto como una mala noticia.
attack-frost-grip = Garra de escarcha
attack-frost-grip-text = Cruje la piel como un charco en enero.
attack-fireball = Bola de fuego
attack-fireball-text = En un pasillo estrecho, peor.
attack-mind-spike = Púa mental
attack-mind-spike-text = Un pensamiento que no es tuyo, y pincha.
attack-chain-lightning = Cadena de relámpagos
attack-chain-lightning-text = Salta de hierro en hierro hasta dar con carne.
attack-word-of-ruin = Palabra de ruina
attack-word-of-ruin-text = Una sílaba, y el techo escucha.

## Cartas de Poder: Lindel

attack-elven-eyes = Ojos de elfo
attack-elven-eyes-text = En la siguiente ronda, tu oponente elige primero y te enseña su carta.
attack-dance-of-steel = Danza de acero
attack-dance-of-steel-text = Tu oponente no puede contraatacar esta ronda.
attack-among-the-leaves = Entre las hojas
attack-among-the-leaves-text = Si pierdes esta ronda, se descartan las cartas que irían a tu montón de daño.
attack-grief-of-ages = Duelo de siglos
attack-grief-of-ages-text = +1 a tu valor de ataque por cada 2 cartas de tu montón de daño, hasta +3.

## Cartas de Poder: Hermano Gherinn

attack-cleansing-fire = Fuego purificador
attack-cleansing-fire-text = En la siguiente ronda, si la carta de tu oponente tiene un valor de ataque de 4 o más, queda cancelada.
attack-prayer-to-kellos = Plegaria a Kellos
attack-prayer-to-kellos-text = Descarta hasta 2 cartas de tu montón de daño.
attack-penance = Penitencia
attack-penance-text = Puedes descartar hasta 2 cartas de tu mano: +1 a tu valor de ataque por cada una.
attack-accusing-light = Luz acusadora
attack-accusing-light-text = En la siguiente ronda, tu oponente elige primero y te enseña su carta.

## Cartas de Poder: Krutzbeck

attack-unleashed-wrath = Ira desatada
attack-unleashed-wrath-text = Puedes descartar de tu mano cuantas cartas quieras de valor de ataque 1, del tipo que sean: +1 a tu valor de ataque por cada una.
attack-headbutt = Cabezazo
attack-headbutt-text = Tu oponente descarta 2 cartas de su mano al azar.
attack-blood-fury = Furia de sangre
attack-blood-fury-text = +1 a tu valor de ataque por cada carta de tu montón de daño, hasta +4.
attack-brutal-cleave = Hachazo brutal
attack-brutal-cleave-text = Si ganas esta ronda, añade también la primera carta del mazo de Combate al montón de daño de tu oponente.

## Cartas de Poder: Tatianna

attack-guided-shot = Disparo guiado
attack-guided-shot-text = Puedes descartar esta carta y poner en su lugar otra carta de Combate de tu mano.
attack-ambush = Emboscada
attack-ambush-text = Tu oponente no puede contraatacar esta ronda.
attack-call-of-the-sisters = Llamada de las hermanas
attack-call-of-the-sisters-text = En la siguiente ronda, si juegas un ataque a distancia, +2 a tu valor de ataque.
attack-panthers-leap = Salto de pantera
attack-panthers-leap-text = Si pierdes esta ronda, se descartan las cartas que irían a tu montón de daño.

## Cartas de Poder: Challara y Llamabrillante

attack-shared-destinies = Destinos compartidos
attack-shared-destinies-text = Tu oponente te muestra su mano; puedes quedarte una de sus cartas y añadirla a la tuya.
attack-firestorm = Tormenta ígnea
attack-firestorm-text = Sin más efecto que el fuego, que no es poco.
attack-brightflames-bite = Mordisco de Llamabrillante
attack-brightflames-bite-text = Si ganas esta ronda, añade también la primera carta del mazo de Combate al montón de daño de tu oponente.
attack-veil-of-ash = Velo de ceniza
attack-veil-of-ash-text = Tu oponente descarta 2 cartas de su mano al azar.

## Cartas de Poder: Hugo el Glorioso

attack-knights-charge = Carga del caballero
attack-knights-charge-text = En la siguiente ronda, −1 a tu valor de ataque: hay que recobrar la postura.
attack-challenge = Desafío
attack-challenge-text = En la siguiente ronda, si tu oponente juega un ataque cuerpo a cuerpo, +2 a tu valor de ataque.
attack-wall-of-steel = Muro de acero
attack-wall-of-steel-text = Si esta ronda acaba en punto muerto, la ganas tú.
attack-feat-for-the-ballads = Gesta de cantar
attack-feat-for-the-ballads-text = Si ganas esta ronda, puedes mover una carta del montón de combate al montón de daño de tu oponente.

## Cartas de Poder: Esqueleto

attack-poisoned-arrow = Flecha envenenada
attack-poisoned-arrow-text = Nombra un tipo de ataque. En la siguiente ronda, si tu oponente lo juega, +4 a tu valor de ataque.
attack-deadly-shot = Disparo mortal
attack-deadly-shot-text = Nombra un tipo de ataque. En la siguiente ronda, si lo juegas tú, +2 a tu valor de ataque.
attack-rain-of-bones = Lluvia de huesos
attack-rain-of-bones-text = Roba 2 cartas de Combate, aunque pases del límite de tu mano.
attack-nothing-to-bleed = Nada que sangrar
attack-nothing-to-bleed-text = Puedes descartar 1 carta de tu montón de daño.

## Cartas de Poder: Hechicero

attack-agony-of-memory = Agonía del recuerdo
attack-agony-of-memory-text = En la siguiente ronda, si la carta de tu oponente tiene un valor de ataque de 3 o más, queda cancelada.
attack-infernal-pact = Pacto infernal
attack-infernal-pact-text = En la siguiente ronda, +2 a tu valor de ataque.
attack-mirage = Espejismo
attack-mirage-text = Si pierdes esta ronda, se descartan las cartas que irían a tu montón de daño.
attack-net-of-shadows = Red de sombras
attack-net-of-shadows-text = Nombra un tipo de ataque: en la siguiente ronda tu oponente no puede elegirlo, salvo que no tenga otro.

## Cartas de Poder: Troll

attack-hammer-blow = Martillazo
attack-hammer-blow-text = En la siguiente ronda, +1 a tu valor de ataque.
attack-backhand = Revés
attack-backhand-text = Tu oponente descarta 1 carta de su mano al azar.
attack-clumsy-smash = Mazazo torpe
attack-clumsy-smash-text = En la siguiente ronda, −2 a tu valor de ataque: el garrote se ha quedado clavado.
attack-hurled-boulder = Peñasco arrojado
attack-hurled-boulder-text = Tu oponente no puede contraatacar esta ronda.

## Cartas de Poder: Gólem

attack-natural-armour = Armadura natural
attack-natural-armour-text = Descarta hasta 2 cartas de tu montón de daño.
attack-iron-fist = Puño de hierro
attack-iron-fist-text = Si esta ronda acaba en punto muerto, la ganas tú.
attack-blunted-edges = Filos mellados
attack-blunted-edges-text = En la siguiente ronda, si la carta de tu oponente tiene un valor de ataque de 4 o más, queda cancelada.
attack-relentless-tread = Paso implacable
attack-relentless-tread-text = Si ganas esta ronda, añade también la primera carta del mazo de Combate al montón de daño de tu oponente.

## Cartas de Poder: Demonio

attack-aura-of-terror = Aura de terror
attack-aura-of-terror-text = Si ganas esta ronda, puedes mover una carta cualquiera del montón de combate al montón de daño de tu oponente.
attack-whip-of-flame = Látigo de llamas
attack-whip-of-flame-text = Nombra un tipo de ataque: en la siguiente ronda tu oponente no puede elegirlo, salvo que no tenga otro.
attack-burning-claws = Garras ardientes
attack-burning-claws-text = Si ganas esta ronda, añade también la primera carta del mazo de Combate al montón de daño de tu oponente.
attack-infernal-roar = Rugido infernal
attack-infernal-roar-text = Tu oponente descarta 2 cartas de su mano al azar.

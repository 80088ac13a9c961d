### Qué hacen los objetos y cuándo, por su id en content/items.toml. Si uno se gasta o se consume lo dicen sus datos.

## Prosperidad 1

item-boots-of-striding-text = Durante una de tus habilidades de Mover, suma +2 a Mover.
item-winged-shoes-text = Durante una de tus habilidades de Mover, añádele Salto.
item-hide-armor-text = Cada vez que un ataque vaya a hacerte daño, debes usar una de las 2 ranuras para ganar Escudo 1 contra ese ataque. Añade 2 cartas de -1 a tu mazo de modificadores.
item-leather-armor-text = Cuando eres objetivo de un ataque, antes de que se robe el modificador: el atacante tiene desventaja en ese ataque.
item-cloak-of-invisibility-text = Durante tu turno, recibe Invisible.
item-eagle-eye-goggles-text = Durante tu acción de ataque, ten ventaja en todos sus ataques.
item-iron-helmet-text = Cuando te atacan, toda carta de modificador 2x que robe el atacante cuenta como +0.
item-heater-shield-text = Cuando un ataque vaya a hacerte daño, gana Escudo 1 contra ese ataque.
item-piercing-bow-text = Durante tu acción de ataque a distancia, todos sus ataques ignoran cualquier Escudo.
item-war-hammer-text = Durante tu acción de ataque cuerpo a cuerpo, añade Aturdir a todos sus ataques.
item-poison-dagger-text = Durante tu acción de ataque cuerpo a cuerpo, añade Veneno a uno de sus ataques.
item-minor-healing-potion-text = Durante tu turno, aplícate Curar 3.
item-minor-stamina-potion-text = Durante tu turno, recupera hasta 2 de tus cartas descartadas.
item-minor-power-potion-text = Durante tu acción de ataque, suma +1 al Ataque de todos sus ataques.

## Prosperidad 2

item-boots-of-speed-text = Cuando se han descubierto las cartas de la ronda y antes del primer turno, sube o baja en 10 tu iniciativa para esa ronda.
item-cloak-of-pockets-text = Puedes equipar 2 objetos pequeños más.
item-empowering-talisman-text = Durante tu turno, actualiza 1 de tus objetos pequeños consumidos.
item-battle-axe-text = Durante tu ataque cuerpo a cuerpo contra un solo objetivo, conviértelo en un ataque de área sobre 2 hexágonos adyacentes a ti y entre sí. Su valor y sus efectos no cambian.
item-weighted-net-text = Durante tu acción de ataque a distancia, añade Inmovilizar a uno de sus ataques.
item-minor-mana-potion-text = Durante tu turno, infunde 1 elemento de tu elección.
item-stun-powder-text = Durante tu acción de ataque, añade Aturdir a uno de sus ataques.

## Prosperidad 3

item-heavy-greaves-text = Ni los enemigos ni el escenario pueden obligarte a moverte. Añade 1 carta de -1 a tu mazo de modificadores.
item-chainmail-text = Cada vez que un ataque vaya a hacerte daño, debes usar una de las 3 ranuras para ganar Escudo 1 contra ese ataque. Añade 3 cartas de -1 a tu mazo de modificadores.
item-amulet-of-life-text = Durante tu turno, aplícate Curar 1.
item-jagged-sword-text = Durante tu acción de ataque cuerpo a cuerpo, añade Herido a uno de sus ataques.
item-long-spear-text = Durante tu ataque cuerpo a cuerpo contra un solo objetivo, conviértelo en un ataque de área sobre 2 hexágonos en línea recta, el primero de ellos adyacente a ti. Su valor y sus efectos no cambian.
item-major-healing-potion-text = Durante tu turno, aplícate Curar 5.
item-moon-earring-text = Durante tu turno, actualiza todos tus objetos gastados.

## Prosperidad 4

item-comfortable-shoes-text = Una carta que juegas por su movimiento básico es Mover 3 en vez de Mover 2.
item-studded-leather-text = Cuando eres objetivo de un ataque, antes de que se robe el modificador: el atacante tiene desventaja en ese ataque y tú ganas Escudo 1 contra él.
item-hawk-helm-text = Durante tu acción de ataque a distancia, suma +1 al Alcance de todos sus ataques.
item-tower-shield-text = Cuando un ataque vaya a hacerte daño, gana Escudo 2 contra ese ataque.
item-volatile-bomb-text = Durante tu ataque a distancia contra un solo objetivo, conviértelo en un ataque de área sobre 3 hexágonos adyacentes entre sí, al menos uno de ellos al alcance. Su valor y sus efectos no cambian.
item-major-stamina-potion-text = Durante tu turno, recupera hasta 3 de tus cartas descartadas.
item-falcon-figurine-text = Durante tu turno, invoca al Halcón de jade: 2 puntos de golpe, Mover 3, Ataque 2, cuerpo a cuerpo, Vuelo.

## Prosperidad 5

item-boots-of-dashing-text = Durante una de tus habilidades de Mover, suma +3 a Mover.
item-robes-of-evocation-text = Durante tu acción de ataque, consume 1 elemento cualquiera para sumar +1 al Ataque de todos sus ataques.
item-heavy-basinet-text = Tienes inmunidad a Aturdir y a Confundir. Añade 2 cartas de -1 a tu mazo de modificadores.
item-hooked-chain-text = Durante tu acción de ataque a distancia, añade Tirar 2 a todos sus ataques.
item-versatile-dagger-text = Una carta que juegas por su ataque básico es Ataque 3 en vez de Ataque 2.
item-major-power-potion-text = Durante tu acción de ataque, suma +2 al Ataque de todos sus ataques.
item-ring-of-haste-text = Al final de tu turno, juega 1 carta de tu mano y haz en el acto su acción inferior.

## Prosperidad 6

item-boots-of-quickness-text = Cuando se han descubierto las cartas de la ronda y antes del primer turno, sube o baja en 20 tu iniciativa para esa ronda.
item-splintmail-text = Cada vez que un ataque vaya a hacerte daño, debes usar una de las 4 ranuras para ganar Escudo 1 contra ese ataque. Añade 4 cartas de -1 a tu mazo de modificadores.
item-pendant-of-dark-pacts-text = Durante tu turno, actualiza 2 de tus objetos pequeños consumidos y recibe Maldición.
item-spiked-shield-text = Cuando un ataque vaya a hacerte daño, gana Escudo 1 y Represalia 2 contra ese ataque.
item-reaping-scythe-text = Durante tu ataque cuerpo a cuerpo contra un solo objetivo, conviértelo en un ataque de área sobre 3 hexágonos adyacentes a ti, uno al lado de otro. Su valor y sus efectos no cambian.
item-major-mana-potion-text = Durante tu turno, infunde 2 elementos de tu elección.
item-sun-earring-text = Durante tu turno, actualiza todos tus objetos gastados y aplícate Curar 3.

## Prosperidad 7

item-steel-sabatons-text = Al final de tu turno, si en él te has movido 1 hexágono o ninguno, gana Escudo 1 hasta el final de la ronda. Añade 2 cartas de -1 a tu mazo de modificadores.
item-shadow-armor-text = Cuando un ataque vaya a hacerte daño, no te hace ninguno. Sus demás efectos se aplican igualmente.
item-protective-charm-text = Tienes inmunidad a Veneno y a Herido.
item-black-knife-text = Durante tu acción de ataque cuerpo a cuerpo, añade Maldición a uno de sus ataques.
item-staff-of-eminence-text = Durante tu acción de ataque a distancia, consume 1 elemento cualquiera para sumar +1 al Ataque de todos sus ataques.
item-super-healing-potion-text = Durante tu turno, aplícate Curar 7.
item-ring-of-brutality-text = Al final de tu turno, juega 1 carta de tu mano y haz en el acto su acción superior.

## Prosperidad 8

item-serene-sandals-text = Una carta que juegas por su movimiento básico es Mover 4 en vez de Mover 2.
item-cloak-of-phasing-text = Tienes Vuelo. Mientras estás en un hexágono con un obstáculo, cuentas como Invisible y no puedes atacar.
item-telescopic-lens-text = Durante tu acción de ataque a distancia, suma +2 al Alcance de todos sus ataques.
item-unstable-explosives-text = Durante tu ataque a distancia contra un solo objetivo, conviértelo en un ataque de área sobre 4 hexágonos en rombo, al menos uno de ellos al alcance, con el mismo valor y los mismos efectos. Cada aliado tuyo que esté en el área sufre 3 puntos de daño.
item-wall-shield-text = Cuando un ataque vaya a hacerte daño, gana Escudo 4 contra ese ataque.
item-doom-powder-text = Durante tu acción de ataque, añade Aturdir, Veneno y Maldición a uno de sus ataques.
item-lucky-eye-text = Durante tu turno, recibe Fortalecer; también lo reciben todos los aliados adyacentes.

## Prosperidad 9

item-boots-of-sprinting-text = Durante una de tus habilidades de Mover, suma +4 a Mover.
item-platemail-text = Cada vez que un ataque vaya a hacerte daño, debes usar una de las 5 ranuras para ganar Escudo 1 contra ese ataque. Añade 5 cartas de -1 a tu mazo de modificadores.
item-mask-of-terror-text = Tus ataques cuerpo a cuerpo pueden añadir Empujar 1, cuantas veces quieras.
item-balanced-blade-text = Una carta que juegas por su ataque básico es Ataque 4 en vez de Ataque 2.
item-halberd-text = Tu ataque cuerpo a cuerpo contra un solo objetivo puede dirigirse a cualquier enemigo a 2 hexágonos como mucho. Sigue siendo cuerpo a cuerpo.
item-star-earring-text = Durante tu turno, actualiza todos tus objetos gastados, aplícate Curar 3 y recupera hasta 2 de tus cartas descartadas.
item-second-chance-ring-text = Al final de tu turno, juega 2 cartas de tu mano y haz otro turno en esta ronda, con la iniciativa de la principal, que debe ser posterior a la que tienes ahora.

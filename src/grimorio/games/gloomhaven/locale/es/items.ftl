### Qué hacen los objetos que ningún dato puede decir, por su id en content/items.toml. Lo demás se hace a partir del contenido (lines.ftl).

item-iron-helmet-text = Cuando te atacan, toda carta de modificador 2x que robe el atacante cuenta como +0.
item-heavy-greaves-text = Ni los enemigos ni el escenario pueden obligarte a moverte.
item-falcon-figurine-text = Durante tu turno, invoca al Halcón de jade: 2 puntos de golpe, Mover 3, Ataque 2, cuerpo a cuerpo, Vuelo.
item-ring-of-haste-text = Al final de tu turno, juega 1 carta de tu mano y haz en el acto su acción inferior.
item-steel-sabatons-text = Al final de tu turno, si en él te has movido 1 hexágono o ninguno, gana Escudo 1 hasta el final de la ronda.
item-ring-of-brutality-text = Al final de tu turno, juega 1 carta de tu mano y haz en el acto su acción superior.
item-cloak-of-phasing-text = Mientras estás en un hexágono con un obstáculo, cuentas como Invisible y no puedes atacar.
item-unstable-explosives-text = Cada aliado tuyo que esté en el área sufre 3 puntos de daño.
item-lucky-eye-text = Durante tu turno, recibe Fortalecer; también lo reciben todos los aliados adyacentes.
item-mask-of-terror-text = Tus ataques cuerpo a cuerpo pueden añadir Empujar 1, cuantas veces quieras.
item-halberd-text = Tu ataque cuerpo a cuerpo contra un solo objetivo puede dirigirse a cualquier enemigo a 2 hexágonos como mucho. Sigue siendo cuerpo a cuerpo.
item-second-chance-ring-text = Al final de tu turno, juega 2 cartas de tu mano y haz otro turno en esta ronda, con la iniciativa de la principal, que debe ser posterior a la que tienes ahora.

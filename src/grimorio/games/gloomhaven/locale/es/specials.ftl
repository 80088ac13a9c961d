### Qué hacen las líneas de las cartas de habilidad que ningún verbo puede decir, por su nombre en content/cards.

## Bruto

special-provoking-roar-bottom = En esta ronda, todo ataque enemigo que fuera a tener como objetivo a un aliado adyacente a ti te tiene a ti en su lugar, sea cual sea su alcance.
special-hook-and-chain-bottom = Si todos los pasos de ese movimiento fueron en la misma dirección: Ataque X, donde X es el número de hexágonos que te has movido con esta acción.
special-immovable-phalanx-bottom = Puedes hacer cualquiera de tus habilidades de Mover como un Ataque del mismo valor en su lugar.

## Manitas

special-disintegration-beam-top = Mata a todos los enemigos del área a los que les queden 5 puntos de golpe o menos y gana 1 punto de experiencia por cada uno.
special-jet-propulsion-top = Cada aliado invocado que esté a alcance 3 puede hacer su propio Mover con +2, por el camino que tú elijas.
special-chimeric-formula-top = Un aliado adyacente puede recuperar hasta 2 de sus cartas perdidas; si lo hace, después debe perder 2 cartas.
special-chimeric-formula-bottom = Un aliado que esté a alcance 3 puede poner en su propia mano 1 carta de la pila de perdidas de un aliado adyacente a él, que puedes ser tú.

## Tejehechizos

special-impaling-eruption-top = Ataque 3, Alcance 4, contra un enemigo y todos los que estén en un camino de tu elección desde ti hasta él, de 4 hexágonos como mucho; gana 1 punto de experiencia por cada enemigo objetivo.
special-spirit-of-doom-top = Consume oscuridad: en vez de esa Maldición, mata al objetivo si es Normal y gana 1 punto de experiencia.
special-spirit-of-doom-bottom = Curar X a un aliado en cualquier lugar del mapa, donde X es la mitad de sus puntos de golpe máximos, redondeada hacia abajo, o todos ellos si consumes luz.
special-living-torch-bottom = Invoca al Avatar ardiente (2 puntos de golpe, Mover 3, Ataque 2, Alcance 3): infunde fuego cuando ataca y, al morir, hace Ataque 3 contra todos los enemigos adyacentes a él.
special-frozen-night-bottom = Consume oscuridad: +2 a Mover; después recibe Invisible y gana 1 punto de experiencia.
special-stone-fists-bottom = Consume tierra: +1 a Mover, +1 al Escudo y 1 punto de experiencia.
special-zephyr-wings-top = Consume aire: Saquear 3 en vez de Saquear 2, y 1 punto de experiencia; en cualquier caso, esta acción se lleva como mucho 4 fichas de dinero y losetas de tesoro en total.
special-black-hole-top = Consume oscuridad: mata a todos los enemigos Normales del área.
special-black-hole-bottom = Elige un hexágono a alcance 4: tira 2 hexágonos hacia él de todos los enemigos que estén a distancia 4 o menos, acercándolos con cada paso.

## Granuja

special-sinister-opportunity-bottom = Un enemigo adyacente hace Mover 1 por el camino que tú elijas y debe terminarlo adyacente a ti.
special-swift-bow-bottom = Durante ese movimiento, saquea cada hexágono en el que entres, y solo ese.
special-spring-the-trap-top = Después, un enemigo a alcance 3 sufre todos los efectos de esa trampa.

## Corazón de roca

special-heaving-swing-top = Ese empujón puede entrar en hexágonos con obstáculos: por cada obstáculo en que entra, este se destruye, el objetivo sufre 2 puntos de daño y tú ganas 1 punto de experiencia.
special-natures-lift-bottom = Cuando haces una acción de ataque a distancia con el aire Fuerte o Menguante, consume aire: +2 al Alcance.
special-clear-the-way-bottom = Destruye todos los obstáculos y desarma todas las trampas por cuyo hexágono hayas pasado en ese movimiento.
special-petrify-top = Crea un obstáculo de un hexágono en el hexágono del enemigo muerto.
special-stone-pummel-bottom = Cuando haces un ataque cuerpo a cuerpo con un obstáculo adyacente a ti, debes destruir uno de esos obstáculos: +3 al Ataque.
special-brutal-momentum-top = Por cada paso de ese empujón que impida un muro o un obstáculo, el objetivo sufre 2 puntos de daño y tú ganas 1 punto de experiencia.
special-rocky-end-bottom = Mover 6; el último hexágono debe ser adyacente a un obstáculo.
special-blind-destruction-top = Todos los enemigos y todos tus aliados adyacentes al objetivo deben sufrir tanto daño como le haya hecho el ataque.
special-pulverize-top = Esos empujones pueden entrar en hexágonos con obstáculos: por cada obstáculo en que entran, este se destruye, el enemigo empujado sufre 2 puntos de daño y tú ganas 1 punto de experiencia.

## Robamentes

special-submissive-affliction-bottom = Un enemigo a alcance 5 hace Ataque 2, con su propio alcance, contra otro enemigo de tu elección.
special-feedback-loop-bottom = Si ese movimiento termina en el hexágono en que empezó: Confundir a todos los enemigos por cuyo hexágono hayas pasado en él.
special-pilfer-top = Toma del suministro 1 ficha de dinero más por cada enemigo adyacente.
special-mass-hysteria-bottom = Puedes tener 2 aumentos activos a la vez; cuando juegues un tercero, descarta uno de los otros 2, a tu elección.
special-psychic-projection-bottom = Hasta el final de la ronda, todos tus ataques a distancia tienen los efectos de tus aumentos activos.
special-domination-top = Un aliado adyacente puede hacer Ataque 4, cuerpo a cuerpo, con los efectos de tus aumentos activos.
special-many-as-one-top = Invoca al Rey de las ratas (9 puntos de golpe, Mover 2, Ataque X, cuerpo a cuerpo), donde X es la mitad de sus puntos de golpe actuales, redondeada hacia arriba.
special-many-as-one-bottom = Hasta el final de la ronda, todos tus aliados a alcance 2 suman +X a todos sus ataques, donde X es el número de aliados tuyos a alcance 2.

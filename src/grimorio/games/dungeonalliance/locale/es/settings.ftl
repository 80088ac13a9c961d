### El nombre del juego y las opciones de una mesa.

title = Dungeon Alliance
title-blurb = Guía a cuatro héroes por una mazmorra que crece puerta a puerta, lucha con las cartas de un solo mazo y gasta lo que aprendes en otras mejores. De una a cuatro alianzas, cuatro rondas.

## Opciones de una mesa

setting-heroes = Héroes
setting-heroes-help = Elegidos por turnos, repartidos al azar, o una de las alianzas preparadas para cada uno.
setting-heroes-draft = elegidos por turnos
setting-heroes-random = al azar
setting-heroes-ready = alianzas preparadas
setting-versus = Jugador contra Jugador
setting-versus-help = Las alianzas pueden atacarse: cada dos puntos de daño dan uno de experiencia. En la losa inicial de su color, un héroe ni ataca a héroes ni es atacado por ellos.
setting-basic = Juego Básico
setting-basic-help = Una primera partida sencilla: cada héroe conserva una de sus cartas y al mazo se suman ocho cartas sencillas que valen para todos.
setting-together = Todos juntos
setting-together-help = Todas las alianzas contra la mazmorra, con una puntuación común y una meta: una variante nuestra. Las cartas de solitario mueven a los monstruos, una por jugador en cada ciclo.
setting-together-no = no
setting-together-usual = sí
setting-together-hard = sí, con una meta difícil

## Opciones que no van juntas

refusal-versus-alone = Jugador contra Jugador necesita al menos dos alianzas, no { $seats }
refusal-together-alone = para jugar todos juntos hacen falta al menos dos alianzas, no { $seats }; una sola juega en solitario
refusal-together-versus = quienes juegan juntos contra la mazmorra no luchan contra las otras alianzas

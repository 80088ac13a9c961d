### El nombre del juego y las opciones de la mesa.

title = Tash-Kalar
title-blurb = Coloca fichas en la arena hasta que formen un patrón, y de él saldrá algo. De dos a cuatro magos, una sola arena.

## Opciones de la mesa

setting-form = Forma
setting-form-help = A muerte es un duelo para dos bandos y una melé para tres o cuatro jugadores; en la Élite dos bandos compiten por misiones y fichas legendarias.
setting-form-deathmatch = a muerte
setting-form-elite = élite
setting-teams = Equipos
setting-teams-help = Cuatro jugadores en dos parejas; los compañeros se sientan enfrentados y comparten las fichas y las leyendas, que ven los dos. Las criaturas y los estallidos se los guarda cada uno.
setting-schools = Escuelas
setting-schools-help = Repartidas al azar, o elegidas una tras otra.
setting-schools-random = al azar
setting-schools-chosen = elegidas
setting-starter = Quién empieza
setting-starter-help = Al azar o por acuerdo: en ese caso puede empezar cualquier asiento.
setting-starter-random = al azar
setting-starter-first_seat = el primer asiento
setting-starter-second_seat = el segundo asiento
setting-starter-third_seat = el tercer asiento
setting-starter-fourth_seat = el cuarto asiento
setting-melee_end = Final de la melé
setting-melee_end-help = Con cuántos puntos de un color termina. La hoja que seguimos y la inglesa de la editorial dan los dos números al revés.
setting-melee_end-12_with_4 = 12 con cuatro jugadores, 10 con tres
setting-melee_end-12_with_3 = 12 con tres jugadores, 10 con cuatro
setting-puzzle = Problema
setting-puzzle-help = Empieza en una posición y encuentra el mejor turno.
setting-puzzle-none = ninguno
setting-puzzle-1 = Primer problema: llega a 3 puntos con una sola acción
setting-puzzle-2 = Segundo problema: llega a 11 puntos desde 6
setting-puzzle-3 = Tercer problema: llega a 3 puntos
setting-puzzle-4 = Cuarto problema: llega a 4 puntos
setting-puzzle-5 = Quinto problema: llega a 8 puntos desde 3

## Opciones que no casan entre sí

refusal-puzzle-seats = un problema es para 2 jugadores, no para { $seats }
refusal-puzzle-setting = un problema trae su propia opción: { $setting }
refusal-teams-seats = los equipos son dos parejas: 4 jugadores, no { $seats }
refusal-starter-seats = juegan { $seats }: nadie ocupa { $seat } para empezar
refusal-elite-seats = en la Élite juegan dos bandos: 2 jugadores o equipos, no { $seats } jugadores

### El nombre del juego y las opciones de una mesa.

title = Gloomhaven
title-blurb = Dos cartas por ronda y sin dados: un grupo de mercenarios limpia una mazmorra sala a sala antes de quedarse sin cartas.

## Opciones de la mesa

setting-scenario = Escenario
setting-scenario-help = Cuál de los veinte primeros se juega, en modo Casual: no hace falta desbloquear ninguno, y cada uno se juega por separado.
setting-scenario-1 = 1. { scenario-1 }
setting-scenario-2 = 2. { scenario-2 }
setting-scenario-3 = 3. { scenario-3 }
setting-scenario-4 = 4. { scenario-4 }
setting-scenario-5 = 5. { scenario-5 }
setting-scenario-6 = 6. { scenario-6 }
setting-scenario-7 = 7. { scenario-7 }
setting-scenario-8 = 8. { scenario-8 }
setting-scenario-9 = 9. { scenario-9 }
setting-scenario-10 = 10. { scenario-10 }
setting-scenario-11 = 11. { scenario-11 }
setting-scenario-12 = 12. { scenario-12 }
setting-scenario-13 = 13. { scenario-13 }
setting-scenario-14 = 14. { scenario-14 }
setting-scenario-15 = 15. { scenario-15 }
setting-scenario-16 = 16. { scenario-16 }
setting-scenario-17 = 17. { scenario-17 }
setting-scenario-18 = 18. { scenario-18 }
setting-scenario-19 = 19. { scenario-19 }
setting-scenario-20 = 20. { scenario-20 }
setting-difficulty = Dificultad
setting-difficulty-help = El nivel del escenario, respecto al recomendado para los personajes: fácil es 1 menos; difícil, 1 más; muy difícil, 2 más.
setting-difficulty-easy = fácil
setting-difficulty-normal = normal
setting-difficulty-hard = difícil
setting-difficulty-very_hard = muy difícil
setting-level = Nivel de los personajes
setting-level-help = Todos los personajes empiezan en este nivel, con sus puntos de golpe, sus cartas, sus beneficios adicionales y su oro para objetos. Para una primera partida, mejor el nivel 1.
setting-own_levels = Un nivel para cada uno
setting-own_levels-help = Cada jugador elige el nivel de su personaje. El escenario se guía entonces por la media de todos, y el nivel de arriba no cuenta.
setting-classes = Clases
setting-classes-help = Cada jugador elige una que siga libre, o se reparten todas al azar.
setting-classes-chosen = elegidas
setting-classes-random = al azar
setting-builds = Manos, beneficios y objetos
setting-builds-help = Ya preparados para la clase y su nivel, o compuestos por cada jugador antes de empezar el escenario.
setting-builds-ready = ya preparados
setting-builds-own = compuestos por cada uno
setting-open_information = Información abierta
setting-open_information-help = Todos ven todas las manos y las cartas elegidas, como en el juego en solitario. A cambio los monstruos tienen un nivel más y las trampas hacen 1 punto más de daño.
setting-ties = Empates de los monstruos
setting-ties-help = Quién decide cuando las reglas dejan varias opciones a un monstruo: la mesa elige donde solo cambia el hexágono y pregunta lo demás al grupo; la mesa elige siempre; o siempre se pregunta al grupo.
setting-ties-places = la mesa elige solo hexágonos
setting-ties-table = la mesa elige
setting-ties-ask = se pregunta al grupo
setting-party = Decisiones del grupo
setting-party-help = Qué respuesta vale cuando decide todo el grupo.
setting-party-first = vale la primera respuesta
setting-party-leader = decide el líder
setting-party-all = todos deben estar de acuerdo
setting-party-majority = decide la mayoría

## De qué va un escenario, donde se elige

about-goal = Con 2 personajes: { $few } Con 4: { $many }
about-enemies = De { $few } a { $many } enemigos: { $types }.
about-length = { $length ->
    [short] Corto
    [middling] Mediano
   *[long] Largo
  }: { $rooms } salas, unos { $minutes } minutos.
about-difficulty = Dificultad: { $difficulty ->
    [easy] baja
    [medium] media
   *[hard] alta
  }. Sus enemigos suman { $points } puntos de golpe con tres personajes de nivel 1.
about-rules = Reglas especiales: { $rules }

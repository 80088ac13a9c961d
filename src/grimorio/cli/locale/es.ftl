# Las palabras de la línea de órdenes. Los ids empiezan por cli-. Las negativas, en grimorio/locale.

## Ayuda
cli-about = Grimorio: una mesa para juegos de aventuras fantásticas.
cli-usage = uso:
cli-help-arguments = qué nombrar
cli-help-options = opciones
cli-help-commands = órdenes
cli-help-help = muestra esta ayuda
cli-help-lang = idioma: en o es (si no, el del sistema)
cli-help-version = muestra la versión
cli-help-json = escribe JSON, para programas
cli-help-game = el nombre del juego, como lo da «grimorio games»
cli-help-seats = cuántos juegan (si no, los menos que admita el juego)
cli-help-bots = quién juega en los asientos: un nombre para todos o uno para cada uno, con comas
cli-help-set = una opción del juego; «grimorio games» las enumera

cli-games-about = enumera los juegos que hay aquí
cli-play-about = juega una partida en la terminal
cli-tables-about = cuida las mesas de un anfitrión: listar, ver, retroceder, congelar, exportar, borrar, copiar
cli-serve-about = abre mesas a los navegadores de esta máquina o red
cli-simulate-about = hace jugar muchas partidas a autómatas y las cuenta
cli-match-about = enfrenta a autómatas y dice cuál es más fuerte y con qué certeza
cli-ladder-about = mide la fuerza de los niveles; sigue donde se detuvo
cli-replay-about = cuenta la historia de una partida guardada, o la verifica
cli-rules-about = lee las reglas de un juego
cli-bench-about = mide el motor, los juegos y, al lado, un simulador conocido

cli-play-game = el nombre del juego; si falta, se pregunta
cli-play-seed = una palabra o un número: una partida de práctica con los mismos dados cada vez
cli-play-seat = qué jugador eres, desde 1
cli-play-hotseat = todos los jugadores son personas ante este teclado
cli-play-record = guarda la partida en este archivo, aunque se interrumpa
cli-play-load = sigue la partida guardada en este archivo
cli-play-map = dibuja el tablero con letras (si no, solo si mira una persona)
cli-simulate-games = cuántas partidas (100)
cli-simulate-seed = una palabra o un número; la misma semilla juega las mismas partidas (0)
cli-simulate-jobs = cuántos procesos (si no, uno por núcleo); los resultados son los mismos
cli-ladder-plan = los peldaños que se juegan (bench/ladder/ladder.toml)
cli-ladder-file = las partidas jugadas hasta ahora, una por línea (bench/ladder/games.jsonl)
cli-ladder-rung = juega solo este peldaño (se puede repetir)
cli-ladder-show = no juega nada, solo dice cómo están los autómatas
cli-replay-file = una partida, como la guarda «grimorio play --record»
cli-replay-verify = solo comprueba dados, robos y cada paso
cli-replay-at = se detiene tras tantas entradas
cli-replay-seat = lo mira con los ojos de este jugador, desde 1 (si no, como espectador)
cli-rules-id = una regla, o el comienzo de varios ids
cli-new-title-about = crea una carpeta con un juego diminuto tuyo, listo para jugarlo y cambiarlo
cli-new-title-name = cómo se llaman el juego y su carpeta: minúsculas, cifras y _
cli-new-title-made = La carpeta { $folder } contiene un juego diminuto. Para jugarlo:
cli-rules-coverage = dónde está escrita y probada cada regla (en una copia del código fuente)
cli-bench-quick = una medida aproximada en pocos segundos
cli-bench-game = medir solo este juego (se puede repetir)

## Uso equivocado
cli-usage-unknown = esto no significa nada aquí: { $what }.
cli-usage-missing = falta algo: { $what }.
cli-usage-value = { $what } necesita un valor.
cli-usage-choice = { $what } no puede ser { $value }.
cli-usage-both = { $what } y { $value } se excluyen.
cli-usage-ambiguous = { $what } podría ser varias opciones.
cli-usage-argument = { $what }: { $value }
cli-usage-number = { $value } no es un número entero de { $low } o más.
cli-usage-number-between = { $value } no es un número entero de { $low } a { NUMBER($high, useGrouping: 0) }.
cli-usage-set = { $value } no tiene la forma opción=valor.
cli-usage-more = Mira «{ $command } --help».

## Negativas
cli-interrupted = interrumpido
cli-cannot-read = no se puede leer { $file }: { $reason }
cli-cannot-write = no se puede escribir { $file }: { $reason }
cli-cannot-load = el juego { $game } no se puede cargar: { $reason }
cli-cannot-import = falta algo por instalar: { $reason }
cli-no-games = no hay juegos instalados

## Juegos
cli-games-facts = { "  " }de { $low } a { $high } jugadores, unos { $minutes } minutos
cli-games-unfinished = { "  " }aún sin terminar

## Escenas
# How players are called where the game does not say.
seat = Jugador { $number }
cli-you = { $name } (tú)
cli-turn = tiene el turno
cli-place = { $board }, { $what }: { $where }
cli-marked = sitios señalados
cli-edge =
    { $kind ->
        [door] puerta
        [locked] puerta cerrada
        [portcullis] rastrillo
        [gate] portón
       *[other] { $kind }
    }
cli-side =
    { $shape ->
        [hex] { $side ->
            [0] este
            [1] sureste
            [2] suroeste
            [3] oeste
            [4] noroeste
           *[5] noreste
        }
       *[square] { $side ->
            [0] norte
            [1] este
            [2] sur
           *[3] oeste
        }
    }
cli-track = { $label }: { $at } de { $length }
cli-track-bare = { $label }: de { $first } a { $last }
cli-acting = actúa ahora
cli-done = ya ha actuado
cli-member = { $group }: { $member }
cli-slot = { $mat }, { $slot }: { $held }
cli-locked = bloqueado
cli-empty = vacío
cli-fog = sin revelar
cli-cards =
    { $known ->
        [0] { $count ->
            [0] ninguna
            [one] { $count } carta
           *[other] { $count } cartas
        }
       *[other] { $count } más
    }
cli-odds = ({ $percent } % de probabilidad)
cli-refused = No es posible: { $what }. { $reason }
cli-map-part = Mapa, parte { $n } de { $count }, de izquierda a derecha:
cli-map-player = J{ $n }
cli-winners =
    { $count ->
        [0] No gana nadie.
        [one] Gana { $names }.
       *[other] Comparten la victoria: { $names }.
    }
cli-scores = Puntos: { $scores }.

## Jugar
cli-which = ¿Qué juego?
cli-which-again = Escribe el número o el nombre de un juego.
cli-which-none = no se eligió ningún juego
cli-prompt = Tu elección (1-{ $count }, ? para ayuda):
cli-play-welcome =
    { $seats ->
        [one] { $title }, 1 jugador. Escribe un número para elegir, ? para ayuda.
       *[other] { $title }, { $seats } jugadores. Escribe un número para elegir, ? para ayuda.
    }
cli-play-practice = Es una partida de práctica: sus dados salen de una semilla elegida.
cli-play-help =
    Un número: elige esa opción.
    u: deshace tu última elección. o: ofertas permanentes, lo que puedes hacer en cualquier momento.
    b: muestra otra vez todo el tablero. c: lee las cartas que ves. r: lee las reglas de esta pregunta.
    d: tareas, lo que decides por el juego y no por ti: déjaselas a un autómata o vuelve a hacerlas.
    q: salir. ?: esta ayuda.
cli-play-again = Escribe un número del 1 al { $count }, o ? para ayuda.
cli-play-quit = Hasta la próxima.
cli-play-kept = La partida queda guardada en { $file }.
cli-play-exists = { $file } ya existe; sigue esa partida con --load { $file }
cli-play-loaded = no se pueden cambiar los asientos, las opciones ni la semilla de una partida guardada
cli-play-other = { $file } guarda una partida de { $game }
cli-curtain = Pasa el teclado a { $name }, que pulsa Intro:
cli-sure = { $what }. ¿Seguro? (s/n)
cli-sure-draws = { $what }. No se podrá deshacer. ¿Seguro? (s/n)
cli-duty-mine = A { $name } le toca { $duty }.
cli-duty-bot = A un autómata le toca { $duty }, en lugar de { $name }.
cli-duties-none = En este juego no hay tareas: nada que un jugador decida solo por el juego.
cli-duties-prompt = El número de lo que cambia de manos, o Intro para no cambiar nada:
cli-offers = En cualquier momento puedes:
cli-offers-none = Ahora no puedes hacer nada más que responder.
cli-offers-prompt = El número de una oferta, o Intro para no tomar ninguna:
cli-undo-consent = ¿Están todos de acuerdo en volver a tu última elección? Dados y cartas saldrán de nuevo. (s/n)
cli-undone = Deshecho.

## Simular
cli-seat = asiento
cli-bot = autómata
cli-wins = victorias
cli-score = puntos, media
cli-decisions = decisiones por partida, media
cli-low = mínimo
cli-median = mediana
cli-p95 = percentil 95
cli-high = máximo
cli-ends = cómo acabó
cli-games = partidas
cli-simulate-shared = Victorias compartidas: { $shared }. Partidas que no ganó nadie: { $nobody }.
cli-simulate-speed = { $games } partidas en { $seconds } s: { $speed } partidas por segundo con { $jobs ->
        [one] un proceso
       *[other] { $jobs } procesos
    }.
cli-simulate-failed = la partida de la semilla { $seed } falló en la entrada { $entry }: { $reason }

## Enfrentamientos y escalera
cli-rate = ganadas
cli-interval = 95 % de certeza
cli-pace = ms por respuesta
cli-match-failed = la partida de la semilla { $seed } falló: { $reason }
cli-ladder-no-plan = no hay ningún plan { $file }; di dónde está con --plan
cli-ladder-no-rung = no hay ningún peldaño { $name }; los peldaños son: { $rungs }

## Repetir
cli-replaying = repitiendo la partida
cli-replay-short = no hay entrada { $at }; la partida tiene { $count }
cli-replay-board = Tras la entrada { $number }:
cli-replay-asked = Se pregunta a { $name }: { $kind }.
cli-took-back = { $name } deshace una elección.
cli-verified = Verdadera: { $game }, { $entries } entradas. Coinciden la clave del azar y { $digests ->
        [one] una huella
       *[other] { $digests } huellas
    }.
cli-verified-running = La partida no ha terminado en este archivo.
cli-verified-practice = Es una partida de práctica: la clave de su azar fue elegida.

## Reglas
cli-rules-none = { $game } no tiene reglamento aquí
cli-rules-language = { $game } no tiene reglamento en español; se muestra en inglés
cli-rules-unknown = no hay regla { $rule }; parecidas: { $near }
cli-rules-checkout = la cobertura se lee de las pruebas, que solo están en una copia del código fuente
cli-rules-code = código
cli-rules-tests = pruebas
cli-rules-stray = { $rule } no está en el reglamento, pero se nombra en { $where }
cli-rules-covered = { $tested } de { $count } reglas tienen prueba.

## Medir
cli-bench-head = Python { $python }, un núcleo, su tiempo de trabajo. Copias en microsegundos: media / percentil 95 / máximo sobre las decisiones de partidas enteras al azar; cada copia se hace { $looks } veces seguidas y cuenta el tiempo central. Las decisiones por segundo se miden por turnos con catanatron, medio segundo cada uno, y cuentan las centrales.
cli-bench-compiled = compilado
cli-bench-interpreted = interpretado
cli-bench-core = solo el motor
cli-bench-core-table = una decisión en una mesa, µs
cli-bench-core-once = una decisión en una copia de un solo uso, µs
cli-bench-title = { $name }, { $seats } asientos
cli-bench-state = copia del estado, µs
cli-bench-clone = clon, µs
cli-bench-hidden = copia según lo que sabe un asiento, µs
cli-bench-again = clon de tal copia, µs
cli-bench-tape = respuestas que un clon repite
cli-bench-decisions = decisiones por segundo
cli-bench-once = decisiones por segundo, copia de un solo uso
cli-bench-times = veces las de catanatron, por turnos
cli-bench-once-times = de un solo uso, veces las de catanatron
cli-bench-games = partidas por segundo
cli-bench-replay = repetición de { NUMBER($answers) } respuestas
cli-bench-size = partida guardada, sin comprimir / comprimida
cli-bench-joined =
    { $games ->
        [one] La partida guardada de { NUMBER($answers) } respuestas es una sola partida.
       *[other] La partida guardada de { NUMBER($answers) } respuestas une { $games } partidas; una decisión tiene dos opciones o más.
    }
cli-bench-goal = { $measured } (meta: { $goal })
cli-bench-alone = catanatron no está instalado y no hay con qué comparar; «make bench» lo instala.
cli-bench-stale = no se mide build/compiled: es más antiguo que el código ({ $count } archivos, como { $file }); «make compiled» lo renueva
cli-bench-failed = no se pudo medir: { $reason }

## Servir
cli-help-db = fichero de la base de datos (si no, en la carpeta de datos de quien lo usa)
cli-serve-port = el puerto ({ $port }, o el siguiente libre)
cli-serve-host = la dirección en la que se atiende (127.0.0.1: solo esta máquina)
cli-serve-no-browser = no abre el navegador
cli-serve-settings = ajustes en un fichero TOML
cli-serve-set = un ajuste; se puede repetir
cli-serve-access-log = apunta cada petición
cli-serve-at = Grimorio está en { $address }  (Ctrl+C lo cierra)
cli-serve-others = En esta red los demás lo encuentran en { $address }
cli-serve-in-use = el puerto { $port } está ocupado
cli-serve-cannot-listen = no se puede escuchar en { $address }: { $reason }
cli-serve-bad-settings = estos ajustes no valen: { $reason }
cli-storage = no se puede llegar a las mesas: { $reason }
cli-no-database = no hay ninguna base de datos { $file }

## Mesas
cli-help-actions = qué hacer
cli-usage-time = { $value } no es un plazo: escribe 90d, 12w (semanas) o 36h.
cli-tables-list = enumera las últimas mesas jugadas
cli-tables-status = solo las que están en juego (running), terminadas (over) o congeladas (frozen)
cli-tables-limit = cuántas (50)
cli-tables-show = todo sobre una mesa, también lo que falló en ella
cli-tables-rollback = vuelve a una entrada anterior; lo que vino después sigue en el registro
cli-tables-freeze = que nadie juegue hasta que se descongele
cli-tables-thaw = que una mesa congelada siga
cli-tables-export = su partida guardada, con la clave del azar
cli-tables-delete = olvida las mesas que llevan mucho sin jugarse
cli-tables-fame = enumera el salón de la fama
cli-tables-strike = quita un nombre del salón de la fama
cli-tables-name = el nombre, tal como está allí
cli-tables-of-game = solo en este juego
cli-tables-at-table = solo lo que hizo en esta mesa
cli-tables-backup = una copia de todo, mientras se juega
cli-tables-table = el id de la mesa, como lo dice «grimorio tables list»
cli-tables-to = el número de la entrada
cli-tables-reason = por qué, para el anfitrión
cli-tables-output = escribe en este fichero
cli-tables-older = las que llevan tanto sin jugarse: 90d, 12w (semanas) o 36h
cli-tables-frozen-too = también las congeladas
cli-tables-file = el fichero que se escribe
cli-tables-head-table = mesa
cli-tables-head-name = nombre
cli-tables-head-score = puntos
cli-tables-head-game = juego
cli-tables-head-status = estado
cli-tables-head-entries = entradas
cli-tables-head-played = última jugada
cli-tables-is-running = en juego
cli-tables-is-over = terminada
cli-tables-is-frozen = congelada
cli-tables-game = { $table }: { $game }, reglamento { $ruleset }, opciones: { $options }
cli-tables-stands = { $status }, en la entrada { $number } { $reason }
cli-tables-played = creada el { $made }, última jugada el { $played }
cli-tables-seat-bot = asiento { $seat }: el autómata { $bot }, { $name }
cli-tables-seat-claimed = asiento { $seat }: una persona, { $name }
cli-tables-seat-open = asiento { $seat }: libre, { $name }
cli-tables-entry = entrada { $number }, asiento { $seat }, { $kind }:
cli-tables-report = En la entrada { $number }, { $when }: { $what }
cli-tables-by-host = congelada por el anfitrión
cli-tables-rolled-back = { $table } está donde estaba en la entrada { $to }; su registro va por la { $number }
cli-tables-frozen = { $table } está congelada
cli-tables-thawed = { $table } vuelve a estar en juego
cli-tables-exported = escrito en { $file }; contiene la clave del azar
cli-tables-deleted =
    { $count ->
        [0] ninguna mesa borrada
        [one] 1 mesa borrada
       *[other] { $count } mesas borradas
    }
cli-tables-struck =
    { $count ->
        [one] { $name } ya no está en el salón de la fama: 1 línea
       *[other] { $name } ya no está en el salón de la fama: { $count } líneas
    }
cli-tables-not-there = { $name } no está en el salón de la fama
cli-tables-backed-up = todo está en { $file }

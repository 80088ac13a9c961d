# Por qué no se puede algo: motor, autómatas, torneos, línea de órdenes y mesa. Lo que no admite un
# juego está en sus propios textos. Un número que puede ser largo va sin separar los miles.

## Juegos y sus opciones
refusal-unknown-game = aquí no hay ningún juego «{ $game }»; hay: { $games }
refusal-no-games = aquí no hay ningún juego «{ $game }»; no hay ninguno instalado
refusal-unloadable-game = { $game } está instalado, pero no se puede cargar; en su máquina, «grimorio games» dice por qué
refusal-bad-words = los textos de { $game } no concuerdan: { $faults }
refusal-bad-seats = a { $game } juegan de { $low } a { $high }, no { NUMBER($seats, useGrouping: 0) }
refusal-bad-value = la opción «{ $option }» no puede ser «{ $value }»; admite: { $values }
refusal-no-such-option = { $game } no tiene la opción «{ $option }»; tiene: { $options }
refusal-no-options = { $game } no tiene la opción «{ $option }»; no tiene ninguna

## Juegos nuevos
refusal-folder-there = no se ha creado ningún juego: { $folder } ya existe; no se ha cambiado nada
refusal-no-name = no se ha creado ningún juego: «{ $name }» no vale como nombre: de 2 a 30 minúsculas sin tilde, cifras y _, con una letra al principio y dos al menos
refusal-python-word = no se ha creado ningún juego: «{ $name }» es una palabra de Python
refusal-title-there = no se ha creado ningún juego: ya hay uno instalado que se llama «{ $name }»
refusal-module-there = no se ha creado ningún juego: Python ya tiene un módulo que se llama «{ $name }»

## Jugar
refusal-game-over = la partida ha terminado
refusal-over-for-good = la partida ha terminado; puede que su clave del azar ya se sepa
refusal-no-such-seat = no hay ningún asiento { NUMBER($seat, useGrouping: 0) }; los asientos van del 0 al { $last }
refusal-no-such-player = no hay ningún jugador { NUMBER($player, useGrouping: 0) }; los jugadores van del 1 al { $last }
refusal-not-asked = ahora no se le pregunta nada al asiento { NUMBER($seat, useGrouping: 0) }
refusal-already-answered = el asiento { $seat } ya ha respondido
refusal-not-offered =
    { $more ->
        [0] { $answer } no responde a «{ $kind }»; las opciones: { $options }
       *[other] { $answer } no responde a «{ $kind }»; las opciones: { $options } y { NUMBER($more, useGrouping: 0) } más
    }
refusal-no-offer = el asiento { $seat } no tiene ahora la oferta «{ $offer }»
refusal-no-sign = el asiento { $seat } no puede mostrar ahora esa señal
refusal-rule-failed = no se tomó la respuesta: una regla falló con «{ $answer }»: { $detail }
refusal-broken-rules = las reglas de este juego están rotas: { $detail }
refusal-played-once = una copia que se juega una sola vez no se puede copiar
refusal-dealt-anew = una copia en la que lo oculto se repartió de nuevo no se puede guardar como partida

## Deshacer
refusal-undo-nothing = no hay nada que deshacer
refusal-undo-silent = una copia muda no guarda lo que hace falta para deshacer
refusal-undo-others-depend = no se puede deshacer sin más: lo que los demás hicieron después ya no encajaría
refusal-undo-nothing-else = no se puede deshacer sin más: después de lo que hicieron los demás no hay otra cosa que responder
refusal-undo-consent-since = no se puede deshacer sin más: desde entonces se deshizo algo de común acuerdo
refusal-undo-others-since = no se puede deshacer sin más: desde entonces respondió otra persona
refusal-undo-chance-since = no se puede deshacer sin más: desde entonces se tiraron dados o se robaron cartas
refusal-undo-revealed-since = no se puede deshacer sin más: desde entonces se supo algo oculto

## Partidas guardadas
refusal-bad-record = esta partida guardada no vale: { $why }
refusal-bad-entry = esta partida guardada no vale desde la entrada { NUMBER($entry, useGrouping: 0) }: { $why }
refusal-other-version = esta partida guardada es de otra versión: { $why }
refusal-not-a-record = no es una partida guardada: { $detail }
refusal-not-text = no es una partida guardada: no es texto
refusal-not-an-entry = esto no es una entrada: { $line }
refusal-no-such-entry = no hay ninguna entrada { NUMBER($at, useGrouping: 0) }
refusal-record-too-large = ocupa más de { $megabytes } MB, y ninguna partida guardada ocupa tanto
refusal-record-too-long = tiene más de { NUMBER($entries, useGrouping: 0) } entradas, y ninguna partida dura tanto
refusal-stray-digest = trae una huella que no es de ninguna entrada
refusal-differs = desde aquí la partida es distinta de la que se guardó
refusal-entries-missing = faltan entradas detrás de esta
refusal-cut-off = está cortada: tenía { NUMBER($entries, useGrouping: 0) } entradas
refusal-past-elsewhere = esta partida se reanudó desde un punto guardado; su pasado lo tiene la mesa
refusal-key-missing = le falta la clave del azar: la partida aún estaba en juego
refusal-key-none = la clave del azar no es una clave
refusal-key-other = la clave del azar no es la que anunciaba su huella
refusal-other-format = el formato { $theirs }; esta versión lee el { $ours }
refusal-other-ruleset = reglamento { NUMBER($theirs, useGrouping: 0) } de { $game }; aquí está el { $ours }; lo juega Grimorio { $release }
refusal-lost-ruleset = reglamento { NUMBER($theirs, useGrouping: 0) } de { $game }; aquí está el { $ours }; ninguna versión conocida aquí lo juega
refusal-other-content = otro contenido de { $game } que el de aquí ({ $ours })
refusal-not-a-checkpoint = no es un punto guardado: { $detail }
refusal-content-gone = esta partida necesita «{ $id }» ({ $noun }), que ya no existe en esta versión
refusal-checkpoint-shut = el punto guardado no se abre: { $detail }

## Autómatas y torneos
refusal-unknown-bot = aquí no hay ningún autómata «{ $bot }»; hay: { $bots }
refusal-bots-for-seats = { $bots } autómatas para { $seats } asientos; di uno para todos o uno para cada uno
refusal-bots-one-each = { $bots } autómatas para { $seats } asientos; di uno para cada uno
refusal-no-games-wanted = hay que jugar al menos una partida

## La mesa: asientos
refusal-bad-invitation = la invitación no vale o ya se ha usado
refusal-used-invitation = la invitación ya se ha usado
refusal-bad-token = esa llave no da ningún asiento en esta mesa
refusal-seat-needed = solo puede hacerlo quien está sentado a la mesa
refusal-seat-lost = otra persona juega ahora en este asiento; se puede recuperar
refusal-seat-returned = ha vuelto la persona de quien era el asiento
refusal-seat-unknown = no existe ese asiento
refusal-seat-not-held = esta línea no tiene ese asiento
refusal-seat-not-seen = esta línea no ve ese asiento
refusal-seat-of-bot = ese asiento no es de ninguna persona
refusal-seat-unclaimed = nadie ha ocupado aún el asiento: su invitación sigue abierta
refusal-player-present = quien ocupa ese asiento está en la mesa
refusal-away-too-short = quien ocupa ese asiento no lleva bastante tiempo fuera
refusal-bot-plays = ahí ya juega un autómata
refusal-seat-for-bot = solo queda una persona que pueda dar su acuerdo: ahí puede jugar un autómata si ella lo pide, y nadie más
refusal-refused-lately = hace poco alguien de la mesa dijo que no
refusal-holds-a-seat = quien ya tiene un asiento en esta mesa no puede ocupar otro
refusal-not-free-yet = el asiento no está libre
refusal-unknown-duty = no hay ninguna tarea «{ $duty }»; hay: { $duties }
refusal-own-eyes = mientras dura la partida solo ves lo que ve tu asiento

## La mesa: jugar
refusal-question-closed = la pregunta que vio este asiento está cerrada
refusal-happened-since = desde entonces ha pasado algo
refusal-changed-by-host = el anfitrión ha cambiado la mesa
refusal-frozen = la mesa está en pausa: su anfitrión tiene que revisarla
refusal-frozen-by-host = el anfitrión ha puesto la mesa en pausa
refusal-failed-rule = una regla ha fallado; la mesa está como estaba y su anfitrión puede ver por qué
refusal-going-back-failed = no se ha podido volver atrás; la mesa está como estaba y su anfitrión puede ver por qué
refusal-not-drawn = la mesa no se puede dibujar; su anfitrión puede ver por qué
refusal-nobody-to-agree = no hay nadie más en la mesa que pueda dar su acuerdo
refusal-consent-open = ya se está preguntando algo a los demás
refusal-no-consent = eso ya no se pregunta
refusal-not-asked-to-agree = a este asiento no se le pide su acuerdo
refusal-hints-off = en esta mesa no hay pistas
refusal-no-hint = el dragón ha fallado; el anfitrión puede ver por qué
refusal-no-time-for-hints = al dragón no le queda tiempo para pistas en esta mesa; inténtalo más tarde

## La mesa: su pasado
refusal-not-so-far = la mesa solo ha llegado a la entrada { NUMBER($number, useGrouping: 0) }
refusal-rules-gone = las reglas de entonces ya no están
refusal-over-there = ahí la partida había terminado
refusal-fork-running = mientras dura la partida, solo quienes la juegan pueden seguirla en otra mesa
refusal-rematch-players = solo quien juega puede pedir la revancha
refusal-rematch-running = antes tiene que terminar esta partida
refusal-record-running = la partida guardada lleva la clave del azar: se da cuando la partida ha terminado
refusal-record-broken = no hay partida guardada: su reglamento cambió mientras se jugaba o su anfitrión la hizo retroceder
refusal-check-failed = no se ha podido volver a jugar la partida; el anfitrión puede ver por qué
refusal-record-of-fork = no hay partida guardada: no empezó por el principio, sigue otra partida
refusal-ruleset-gone = las reglas de entonces (reglamento { $ruleset }) ya no están
refusal-log-ends = el registro termina en { NUMBER($log, useGrouping: 0) } y la mesa en { NUMBER($table, useGrouping: 0) }
refusal-told-otherwise = se cuenta de otro modo que antes
refusal-told-otherwise-since = se cuenta de otro modo que antes, desde la entrada { NUMBER($since, useGrouping: 0) }
refusal-checkpoints-missing = faltan sus puntos guardados

## La mesa: su anfitrión
refusal-no-such-table = no hay ninguna mesa «{ $table }»
refusal-table-deleted = el anfitrión ha borrado la mesa
refusal-rollback-over = la partida ha terminado y se sabe su clave del azar; síguela en otra mesa
refusal-rollback-where = la mesa va por la entrada { NUMBER($number, useGrouping: 0) }; puede volver a una anterior, hasta la 0
refusal-not-frozen =
    { $status ->
        [over] la mesa no está en pausa: su partida ha terminado
       *[running] la mesa no está en pausa: se está jugando
    }
refusal-practice-only = solo una partida de práctica puede tener semilla o los dados de otra partida
refusal-dice-unknown = sus dados se saben cuando su partida ha terminado
refusal-table-unread = ahora no se puede leer la mesa
refusal-table-damaged = lo guardado de esta mesa está dañado; la mesa espera a su anfitrión
refusal-table-unkept = no se ha podido guardar la mesa
refusal-answer-unkept = no se ha podido guardar la respuesta, así que no cuenta
refusal-open-again = hay que volver a abrir la mesa
refusal-storage-down = el almacén no puede hacerlo ahora

## La mesa: peticiones
refusal-misread = la mesa no ha entendido la petición: { $detail }
refusal-no-such-address = esa dirección no existe
refusal-no-language = no hay ningún idioma { $lang }; hay { $languages }
refusal-no-rulebook = { $game } no tiene reglamento en el idioma { $lang }
refusal-no-solution = no hay ningún problema { $puzzle } con solución
refusal-not-measured = ahí no se mide nada
refusal-piece-unknown = de esa pieza no se sabe nada
refusal-bad-method = esta dirección no admite { $method }
refusal-request-too-large = la petición es demasiado grande
refusal-setting-below-0 = { $name }: { $number } no es 0 ni más
refusal-setting-without-value = un ajuste es NOMBRE=VALOR, no «{ $text }»
refusal-setting-unknown = no hay ningún ajuste { $name }
refusal-setting-misread = hay un valor que no se entiende: { $detail }
refusal-settings-no-toml = { $file } no es un archivo TOML: { $detail }
refusal-proxies-too-many = trusted_proxies: con { $proxies } se creería a demasiada gente
refusal-proxies-everybody = trusted_proxies: con «*» se creería a cualquiera; nombra el proxy
refusal-proxy-unknown = trusted_proxies: «{ $proxy }» no es una dirección ni una red
refusal-too-deep = la petición tiene demasiados niveles
refusal-failed-here = algo ha fallado aquí; el anfitrión puede ver qué
refusal-bad-origin = la página no es de esta mesa
refusal-bad-host = este servidor no responde al nombre { $host }; quien lo lleva puede permitirlo con el ajuste hosts
refusal-address-too-long = aquí una dirección tiene como mucho { NUMBER($length, useGrouping: 0) } caracteres
refusal-no-hello = el primer mensaje no llegó a tiempo
refusal-bad-hello = esto no es un primer mensaje: { $detail }
refusal-bad-message = esta línea no admite ese mensaje
refusal-too-much-nonsense = demasiados mensajes de esta línea no tienen sentido
refusal-message-too-large = un mensaje puede tener { NUMBER($bytes, useGrouping: 0) } bytes
refusal-upload-too-large = una partida guardada puede tener { NUMBER($bytes, useGrouping: 0) } bytes
refusal-too-many-messages = demasiados mensajes en esta línea
refusal-too-many-lines = hay demasiadas líneas abiertas
refusal-too-many-tables = demasiadas mesas nuevas desde esta dirección; inténtalo más tarde
refusal-log-full = el registro de esta mesa está lleno: tiene { NUMBER($number, useGrouping: 0) } entradas
refusal-log-half-full = el registro de esta mesa es tan largo que ya no se puede deshacer nada
refusal-log-too-long = una partida guardada puede tener { NUMBER($number, useGrouping: 0) } entradas
refusal-too-many-imports = ahora mismo se están importando demasiadas partidas; inténtalo dentro de un momento
refusal-too-many-requests = demasiadas peticiones desde esta dirección; inténtalo dentro de un momento
refusal-too-much-unread = quedan demasiadas respuestas por leer en esta dirección; inténtalo dentro de un momento
refusal-job-late = no se terminó en { $seconds } s
refusal-job-process = su proceso se acabó: { $detail }
refusal-job-memory = no cabe en la memoria que se le da
refusal-job-raised = ha fallado: { $detail }

## Vestíbulo

status-frozen = En pausa
try-again = Reintentar
lobby = Al vestíbulo

## Mesa nueva

me = Yo
bot = Autómata
name = Nombre
seat-number = Asiento { $n }
practice-tag = Práctica
start = Empezar la partida
yes = Sí
no = No

## Ocupar un asiento

table-missing = Esta mesa no se puede abrir

## La mesa

board = Tablero
boards = Tableros
board-can = Puedes: { $what }
place = { $x }, { $y }
seats = Asientos
you = tú
partner = Pareja de { $name }
spectator = Mirando
you-watch = Estás mirando.
menu = Menú
close = Cerrar
zoom = Ampliación
zoom-in = Más cerca
zoom-out = Más lejos
camera-fit = Ver el tablero entero
camera-follow = Seguir lo que pasa
camera-back = Has movido el tablero. Que vuelva a seguir lo que pasa
ruler = Medir alcance y visión
ruler-help = Toca un lugar para medir desde él.
ruler-laid = Los números son el alcance. Lo oscuro no se ve.
ruler-reading = Alcance { $range }, { $sight ->
    [yes] a la vista
   *[other] no se ve
}
ruler-none = Ahí no se cuenta ningún alcance.
ruler-failed = Ahora no se puede medir.
tap-back = Deshacer el último toque
tap-order = Tocado: { $n }
turn-it = Girar el área
turn-left = Girar a la izquierda
turn-right = Girar a la derecha
what-is-here = Qué hay aquí
plan = Plan:
plan-about = Lo que pueden saber los demás: cuándo actuarás, más o menos, y un lugar. No te obliga a nada.
plan-mark = Marcar
plan-marking = Toca un lugar
plan-mark-about = Marcar para los demás un lugar o una figura del tablero
plan-unmark = Quitar la marca
marked-by = Lo marca { $name }
would-do = Qué haría ahora
its-card = Su carta
which = ¿Cuál de estas?
action-line = Qué hacer
your-turn = { $name }, es tu turno.
title-turn = Tu turno
game-over = La partida ha terminado.
sending = Enviando
thinking = { $count ->
    [one] { $name } está pensando
   *[other] { $name } están pensando
}
waiting = Esperando a la mesa
waiting-for = Esperando a { $name }
waiting-open = Esperando a que { $name } se siente
again = { $what }: otra vez
only-one = No hay otra posibilidad: la mesa sigue sola.
second-tap = No se puede deshacer: elígelo otra vez.
draws-first = Se roba o se revela algo y no se puede deshacer: elígelo otra vez.
look-at = Mirar: { $what }
shown-first = Se muestra en el tablero: elígelo otra vez para hacerlo.
read-first = Elígelo otra vez para confirmarlo.
ready = Listo: { $what }
again-tag = otra vez
draws-sign = Roba o revela algo: tócalo dos veces
grave-sign = Tócalo dos veces
leave-it = Dejarlo
enough = Hecho
more-below = { $count } más
more-above = Arriba
read-on = Seguir leyendo
more-cards = { $count ->
    [one] 1 carta más
   *[other] { $count } cartas más
}
more-cards-back = A la primera carta
sheet-down = Bajar
tab-answers = Respuestas
piles-asked = Montones por los que se te pregunta
tab-hand = Mano
not-now = { $count ->
    [one] 1 cosa que ahora no se puede hacer
   *[other] { $count } cosas que ahora no se pueden hacer
}
on-the-board = { $count } en el tablero
on-the-cards = { $count } en las cartas
fold-list = Ver la lista
odds-of = { $chance } de éxito
odds-help = Probabilidad de éxito
can-choose = Se puede elegir
undo = Deshacer
undo-free = Deshacer tu último paso
undo-consent = Pedir a los demás deshacer tu último paso. Si aceptan, la partida queda marcada
undo-marks = Deshacer tu último paso. La partida queda marcada y sin sitio en el salón de la fama
undo-warning = Desde entonces se ha sacado, mostrado o respondido algo. Si lo deshaces, la partida queda marcada y sin sitio en el salón de la fama. Elígelo otra vez para hacerlo.
undo-asked = Se pregunta a los demás si están de acuerdo.
undo-refused = Los demás no están de acuerdo: no se ha deshecho nada.
consent-undo = { $name } pide deshacer un paso. ¿De acuerdo?
consent-step = Se desharía esto: { $line }
consent-steps = Se desharía esto: { $line } Y { $more ->
    [one] una cosa
   *[other] { $more } cosas
} desde entonces.
consent-person = { $name } lleva mucho tiempo fuera. { $who } pide el asiento y vería sus cartas. ¿De acuerdo?
consent-bot = { $name } lleva mucho tiempo fuera. { $who } pide que mientras tanto juegue ahí un autómata. ¿De acuerdo?
consent-going = Se está deshaciendo el paso de { $name }. La partida se repite hasta ese momento; tarda un poco.
somebody = Alguien
takeover-asked = Se pregunta a los demás por el asiento de { $name }.
takeover-refused = No te han dado el asiento de { $name }.
seat-turn = Turno
seat-asked = decidiendo
seat-answered = listo
own-seats = Tus asientos
own-seat = Tu asiento { $name }
seat-thinking = pensando
seat-open = Asiento libre
seat-away = ausente
seat-away-long = ausente desde hace mucho
seat-stand-in = juega un autómata
seat-won = Gana
seat-to-bot = Que juegue un autómata por mí
seat-back = Recuperar mi asiento
bot-for-me = Juega un autómata por ti.
card = Carta
card-hidden = Una carta boca abajo
cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
none = Ninguna
nothing-to-see = Aquí no hay nada que ver.
hand-and-zones = Mano y cartas
original = nuestro
original-help = Escrito para este proyecto
spaces-bare = Sin nada que contar: { $places }.
spaces = { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
}
track-at = { $at } de { $length }
track-from = de { $first } a { $last }
tracks = Tiras
acting = actúa ahora
acted = ya ha actuado
slot-locked = bloqueado
slot-empty = vacío
fog = sin revelar
rule-open = Regla { $rule }

## Lo que ha pasado

told-skip = Hasta el final del relato
told-next = Siguiente
told-hold = Detener el relato
told-on = Seguir con el relato
told-again = Contarlo otra vez
story = Lo que ha pasado
pace-telling = Con qué ritmo se cuenta
pace-calm = Con calma
pace-brisk = Ágil
pace-once = De golpe
piles = Montones y mazos
turning-points = Momentos decisivos

## Cajón

tab-log = Crónica
tab-rules = Reglas
tab-text = En palabras
tab-piles = Montones
tab-seats = Asientos

## Misma pantalla

curtain-title = Le toca a { $name }
curtain-text = Que ahora no mire nadie más.
curtain-ready = Soy { $name }

## El final, repetición

won = { $count ->
    [one] Gana { $name }
   *[other] Ganan { $name }
}
you-won = Has ganado
nobody-won = No gana nadie
replay = Repetición
last-turn = Último turno
last-turn-text = Ver paso a paso lo último que han hecho los demás
turn-none = Nadie más ha hecho nada todavía.
fork = Seguir desde aquí
forks-made = { $count ->
    [one] ha probado la partida en otra mesa una vez
   *[other] ha probado la partida en otra mesa { $count } veces
}
mark-rewinds = { $count ->
    [one] 1 paso deshecho
   *[other] { $count } pasos deshechos
}
mark-rewinds-text = Se deshizo un paso después de que se sacara, mostrara o respondiera algo: esta partida no tiene sitio en el salón de la fama.

## Ajustes y teclas

settings = Ajustes
switch-language = Switch to English

## La línea y sus problemas

line-connecting = Conectando con la mesa
line-lost = Se ha perdido la conexión. Reintentando; no se pierde nada.
error-offline = No se puede llegar a la mesa. Reintentando.
error-load = No se ha podido cargar una parte de la página. Recárgala para reintentar.
error-other = Algo ha ido mal: { $reason }
error-stale = La mesa ha avanzado. Mira otra vez antes de elegir.
error-no-such-table = No existe esa mesa.
error-bad-token = Ese ya no es tu asiento.
error-seat-lost = Otra persona tiene ahora tu asiento, como acordaron los demás. Puedes recuperarlo.
error-seat-returned = Ha vuelto la persona de quien era el asiento.
error-bad-invitation = Esta invitación no vale o ya se ha usado.
error-not-asked = Ahora no se te pregunta nada.
error-not-offered = Eso ahora no es posible.
error-rule-failed = Algo se ha roto en las reglas. La mesa está como antes.
error-broken-rules = Algo se ha roto en las reglas. La mesa está como antes.
error-no-such-seat = No existe ese asiento.
error-failed = Algo ha fallado en las reglas. La mesa sigue como estaba.
error-storage = No se ha podido guardar tu respuesta, así que no cuenta. Vuelve a intentarlo.
error-bad-origin = Esta página no puede hablar por ti en esa mesa.
error-bad-request = La mesa no ha entendido eso.
error-bad-message = La mesa no ha entendido eso.
error-bad-method = Eso no se puede hacer ahí.
error-http-404 = No existe esa mesa.
error-http-429 = Demasiado a la vez. Espera un momento.
error-http-500 = Algo se ha roto en la mesa. Tu partida está guardada.

## El tablero en palabras

terrain-floor = suelo
terrain-unknown = sin explorar
terrain-grass = hierba
terrain-marsh = marisma
terrain-water = agua
terrain-stone = piedra
terrain-forest = bosque
terrain-mountain = montaña
terrain-tower = torre
terrain-treasure = tesoro
terrain-void = nada
edge-open = abierto
edge-door = puerta
edge-locked = puerta cerrada con llave
edge-portcullis = rastrillo
edge-gate = portón
side-square-0 = norte
side-square-1 = este
side-square-2 = sur
side-square-3 = oeste
side-hex-0 = este
side-hex-1 = sureste
side-hex-2 = suroeste
side-hex-3 = oeste
side-hex-4 = noroeste
side-hex-5 = noreste

## Tareas

duty-who = ¿Quién se encarga de { $duty }?
duty-me = Yo
duty-bot = Un autómata, siempre
duty-bot-does = Lo hace un autómata por ti.
table-duty-bot = Un autómata va a { $duty } por { $seat }.
table-duty-me = { $seat } vuelve a { $duty }.
table-takeover = { $name } ocupa el asiento de { $old }, que llevaba mucho tiempo fuera.
table-returned = { $seat } vuelve a su asiento.
table-wanted-person = { $name } pide el asiento de { $seat }, que lleva mucho tiempo fuera.
table-wanted-bot = { $name } pide que juegue un autómata por { $seat }, que lleva mucho tiempo fuera.
table-wanted-back = { $seat } ha vuelto y conserva el asiento que se había pedido.
table-wanted-refused = El asiento de { $seat } no cambia: alguien ha dicho que no.
table-wanted-late = El asiento de { $seat } no cambia: ha pasado demasiado tiempo.
table-stand-in = Un autómata juega por { $seat }, que no está.
table-stand-in-ends = Ya no juega ningún autómata por { $seat }.
table-rewind = { $seat } ha deshecho un paso después de que se sacara, mostrara o respondiera algo. La partida queda marcada.
table-forked = { $seat } prueba la partida desde el paso { $at } en otra mesa.
table-somebody = Alguien
table-seat = asiento { $n }
table-bot-says = { $seat }: «{ $why }»
table-bots-tired = Los autómatas han gastado su tiempo para pensar: por ahora juegan como caminantes.
table-bots-rested = Los autómatas vuelven a tener tiempo para pensar.
table-rules = Las reglas han cambiado, de la versión { $old } a la { $new }. { $asked ->
    [0] Todo lo decidido sigue en pie.
   *[other] Algunas preguntas se hacen de nuevo.
}
table-rollback = El anfitrión ha devuelto la mesa al paso { $to }.
table-fork = Esta partida sigue desde el paso { $at } de otra.

## El salón de la fama

fame = Salón de la fama

## Pistas

hint = Pista
hint-help = Pregunta al dragón qué haría (H)
hint-ask = Preguntar al dragón
hint-cost = El dragón piensa con lo que tú sabes. Toda la mesa verá que has pedido una pista, y con esta partida no entrarás en el salón de la fama.
hint-thinking = El dragón está pensando.
hint-list = Lo que haría el dragón
hint-only = Nada más merece la pena.
hint-same = El dragón no ve diferencia entre estas.
hint-looked = { $count ->
    [one] Lo ha pensado una vez.
   *[other] Lo ha pensado { $count } veces.
}
hint-value = Probabilidad aproximada de ganar:
hints-taken = { $count ->
    [one] 1 pista pedida
   *[other] { $count } pistas pedidas
}
table-hint = { $seat } ha pedido una pista.
error-no-hint = El dragón no tiene nada que decir. Inténtalo otra vez.

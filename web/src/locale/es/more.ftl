## Vestíbulo

tagline = una mesa abierta para aventuras de fantasía
hello = Arrima una silla.
hello-text = Juegos de mesa de aventuras fantásticas: en solitario, con amigos o contra autómatas. La mesa conoce las reglas. No hace falta cuenta.
puzzles = Problemas
puzzles-of = Problemas: { $title }
puzzle-solved = Resuelto
puzzle-unsolved = Sin resolver
puzzle-again = Otra vez
puzzle-next = Siguiente problema
puzzle-solution = Ver la solución
puzzle-shown = Esta es la solución, paso a paso.
titles = Juegos
my-tables = Mis mesas
my-tables-none = Aún nada. Las mesas que abras o a las que te unas se guardan aquí, en este navegador.
my-tables-all = Ver las { $count }
my-tables-few = Ver solo las primeras
continue = Continuar
table-is-fork = sigue otra partida
my-turn = Tu turno
status-running = En curso
status-over = Terminada
forget-table = Quitar esta mesa de la lista
join = ¿Te han enviado un enlace?
join-here = Pega aquí el enlace
join-go = Entrar
join-bad = Eso no es el enlace de una mesa.
import = O abre una partida guardada
import-bad = Ese archivo no es una partida guardada.
not-affiliated = Los nombres y datos de los juegos publicados pertenecen a sus dueños. Grimorio no está afiliado a sus autores ni editoriales, ni cuenta con su respaldo o patrocinio.
credits = Iconos de los artistas de
players = De { $low } a { $high } jugadores
players-exact = { $n ->
    [one] 1 jugador
   *[other] { $n } jugadores
}
minutes = { $n } min
solo = También a solas
solo-several = También a solas, con { $n } héroes
unfinished = En obras
read-rules = Leer las reglas

## Mesa nueva

new-table = Mesa nueva
step-title = El juego
step-seats = Quién se sienta dónde
step-options = Opciones
no-options = Este juego no tiene opciones.
player = Jugador
friend = Amigo
your-name = Tu nombre
friend-name = Nombre (podrá cambiarlo)
friend-help = Los amigos reciben un enlace, que encontrarás en la mesa
hot-seat = Varias personas comparten esta pantalla
seat-add = Añadir un asiento
seat-remove = Quitar este asiento
bot-kind = Tipo de autómata
bot-random = Despreocupado
bot-wanderer = Caminante: juega al azar, pero sin disparates
bot-squire = Escudero: lo que parece mejor ahora
bot-knight = Caballero: piensa por adelantado
bot-dragon = Dragón: piensa a fondo
bot-greedy = Codicioso
bot-tree = Reflexivo
practice = Práctica
practice-use = Una partida de práctica
practice-text = Una partida de práctica empieza con una semilla que tú eliges, para poder repetirla con los mismos dados. La mesa lo indica.
seed = Semilla

## Ocupar un asiento

claim-title = Te invitan a { $game }
claim-sit = Sentarme
claim-mine = Ir a mi asiento
claim-watch = Solo mirar
claim-used = Esta invitación ya se ha usado: no queda ningún asiento libre.

## La mesa

takeover-person = Pedir el asiento de { $name }
takeover-bot = Que juegue un autómata por { $name }
takeover-short-person = Pedir el asiento
takeover-short-bot = Que juegue un autómata
takeover-text-person = { $name } lleva mucho tiempo fuera. Si todos los demás aceptan, sigues tú en ese asiento. { $name } puede volver cuando quiera y recuperarlo.
takeover-text-bot = { $name } lleva mucho tiempo fuera. Un autómata puede jugar ahí hasta que vuelva. Nadie ve sus cartas.
takeover-ask-person = Preguntar a los demás
takeover-ask-bot = Pedir un autómata
wanted-person = { $who } pide este asiento. Plazo: { $when }. Si { $name } vuelve antes, todo sigue igual.
wanted-bot = Aquí va a jugar un autómata. Plazo: { $when }. Si { $name } vuelve antes, todo sigue igual.
wanted-stop = No, esperamos a { $name }
wanted-halt = Parar el autómata y esperar a { $name }
lost-short = Otra persona tiene tu asiento
lost-title-lost = Ahora { $who } tiene tu asiento
lost-text-lost = Estuviste mucho tiempo fuera y los demás dejaron que { $who } siguiera en tu lugar. El asiento sigue siendo tuyo: recupéralo cuando quieras.
lost-title-returned = { $who } ha vuelto
lost-text-returned = El asiento en el que jugabas es suyo y lo ha recuperado. Gracias por jugar en su lugar.
lost-title-none = Este ya no es tu asiento
lost-text-none = Lo que este navegador guardaba ya no abre nada aquí. Aún puedes mirar.
lost-take-back = Recuperar mi asiento
never-mind = Dejarlo
invite-title = Invita a tus amigos
invite-text = Cada enlace sienta a una persona. Envíaselo solo a ella.
invite-alone = A esta mesa solo se llega desde este ordenador. Para los demás, arranca el servidor con --host 0.0.0.0.
copy-link = Copiar enlace
copied = Copiado
watch-link = Copiar enlace para mirar

## Lo que ha pasado

left-title = Desde que te fuiste
left-more = { $count ->
    [one] Una cosa más, y después:
   *[other] { $count } cosas más, y después:
}
left-on = Seguir
left-watch = Verlo

## Cajón

log-all = Ver las { $count } líneas
log-empty = Aún no ha pasado nada.
moment = Ver este momento
rules-search = Buscar en las reglas
rules-none = Ninguna regla dice «{ $query }».
rules-missing = No se ha podido cargar el reglamento.

## El final, repetición

end-board = Ver el tablero
rematch = Revancha
rematch-join = A la revancha
record = Guardar la partida
chance = ¿Fueron limpios los dados?
chance-text = Antes de la partida la mesa anunció la huella de su clave secreta de azar. Ahora la clave es pública y se pueden comprobar tres cosas. La clave debe tener esa huella. Cada dado y cada robo de la partida deben salir de la clave, en orden y sin saltarse ninguno: lo calcula este navegador. Y la partida, jugada otra vez con ellos, debe contar la misma historia: eso lo hace la mesa; para hacerlo sin ella, guarda la partida y ejecuta grimorio replay --verify.
chance-hash = Huella anunciada
chance-key = Clave
verify = Comprobar
verifying = Jugando la partida otra vez…
verified-yes = Todo es correcto. La clave tiene la huella anunciada. { $draws ->
        [one] El único dado o robo sale
       *[other] Los { $draws } dados y robos salen
    } de ella, en orden. La partida se ha jugado otra vez con { $entries ->
        [one] su única jugada
       *[other] sus { $entries } jugadas
    } y { $told ->
        [one] la única línea de su historia es igual
       *[other] las { $told } líneas de su historia son iguales
    }.
verified-no-key = La clave no tiene la huella anunciada.
verified-no-draw = En la jugada { $entry } salió algo que no viene de la clave.
verified-no-story = Los dados y robos salen de la clave, pero jugada otra vez con ellos la partida cuenta otra historia desde la jugada { $entry }.
replay-first = Al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-next = Un paso adelante
replay-last = Al final
replay-moment = Momento
replay-eyes = Visto por
replay-public = Todos
replay-leave = Volver a la mesa
replay-problem = No se ha podido cargar este momento.
turn-before = Así estaba la mesa antes. Avanza paso a paso.
turn-now = Volver a ahora
moment-link = Enlace a este momento
fork-warning = La partida sigue en marcha. Todos los de la mesa leerán que la pruebas en otro sitio, y no tendrás con ella sitio en el salón de la fama.
mark-by-bot = Un autómata jugó la mayor parte por { $name }: sin sitio en el salón de la fama.
mark-forks = { $name } probó la partida en otra mesa mientras duraba: sin sitio en el salón de la fama.
mark-hints = { $name } pidió pistas: sin sitio en el salón de la fama.
export = Guardar
bug-report = Guardar informe de error

## Ajustes y teclas

sound = Sonido
language = Idioma
brightness = Luz
theme-light = De día
theme-dark = De noche
sound-text = Una campanilla suave cuando te toca y miras a otro lado.
settings-still = Este dispositivo pide menos movimiento, así que la historia se cuenta de golpe.
sound-on = Con sonido
sound-off = Sin sonido
keys = Teclas
keys-touch = Con el dedo: toca para elegir, mantén una carta para verla grande, dos dedos para ampliar.
key-options = Elegir una opción
key-tab = De una cosa a la siguiente
key-board = Al tablero
key-arrows = En el tablero: de casilla en casilla
key-enter = Elegir lo marcado
key-pan = Mover el tablero
key-zoom = Más cerca, más lejos, tablero entero
key-turn-it = Girar lo que se muestra en el tablero
key-ruler = Medir alcance y visión, donde el juego los tiene
key-hand = A la mano
key-undo = Deshacer
key-turn = El último turno de los demás, paso a paso
key-steps = En una repetición: un paso atrás, un paso adelante
key-log = Crónica
key-rules = Reglas
key-text = La mesa en palabras
key-escape = Cerrar, dejarlo
key-help = Esta lista

## El salón de la fama

fame-text = Lo mejor de esta casa, y lo tuyo.
fame-host = En esta casa
fame-mine = En este navegador
fame-none = Nadie todavía. El primer puesto está libre.
fame-mine-none = Aquí todavía no hay ninguna partida tuya.
fame-players = { $count ->
    [one] en solitario
   *[other] { $count } jugadores
}
fame-practice = práctica
fame-marked = marcada
beat-this = Supéralo
same-dice = Los mismos dados y cartas otra vez
same-dice-text = Una partida de práctica: todo está donde estaba entonces.

## Ritmo

pace = Ritmo
pace-sitting = De una sentada
pace-sitting-text = Todos están aquí.
pace-days = En varios días
pace-days-text = Cada cual juega cuando puede. Se proponen las opciones que hacen menos preguntas.

## Pistas

hints-on = Aquí se pueden pedir pistas.
hints-off = Aquí no hay pistas.
hints-use = Pistas
hints-text = Quien juega puede preguntar al dragón por sus tres mejores jugadas. Todos ven que se ha pedido una pista.
key-hint = Una pista

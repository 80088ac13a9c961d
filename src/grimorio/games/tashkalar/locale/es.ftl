### Tash-Kalar, en español. Los ids son los de view/ y los de docs/wire.md, «Texts». `mood` (de 0 a 2) elige
### una de varias maneras de decir lo que ocurre a menudo; `rank` es common, heroic o legendary.

title = Tash-Kalar
title-blurb = Coloca piedras en la arena hasta que dibujen una figura, y de ella saldrá algo. De dos a cuatro magos, una sola arena.

## Opciones de la mesa

setting-form = Forma
setting-form-help = A muerte es un duelo para dos bandos y una melé para tres o cuatro jugadores; en la Élite dos bandos compiten por misiones y leyendas.
setting-form-deathmatch = a muerte
setting-form-elite = élite
setting-teams = Equipos
setting-teams-help = Cuatro jugadores en dos parejas; los compañeros se sientan enfrentados y comparten las fichas y las leyendas.
setting-schools = Escuelas
setting-schools-help = Repartidas al azar, o elegidas una tras otra.
setting-schools-random = al azar
setting-schools-chosen = elegidas
setting-melee_end = Final de la melé
setting-melee_end-help = Con cuántos puntos de un color termina. La hoja que seguimos y la inglesa de la editorial dan los dos números al revés.
setting-melee_end-12_with_4 = 12 con cuatro jugadores, 10 con tres
setting-melee_end-12_with_3 = 12 con tres jugadores, 10 con cuatro
setting-puzzle = Problema
setting-puzzle-help = Empieza en una posición y encuentra el mejor turno.
setting-puzzle-none = ninguno
setting-puzzle-1 = Primer problema
setting-puzzle-2 = Segundo problema
setting-puzzle-3 = Tercer problema
setting-puzzle-4 = Cuarto problema
setting-puzzle-5 = Quinto problema

## Opciones que no casan entre sí

refusal-puzzle-seats = un problema está dispuesto para 2 jugadores, no { $seats }
refusal-puzzle-setting = un problema trae su propia opción: { $setting }
refusal-teams-seats = los equipos son dos parejas: 4 jugadores, no { $seats }
refusal-elite-seats = en la Élite juegan dos bandos: 2 jugadores o equipos, no { $seats } jugadores

## Quién

# El nombre de un asiento cuando nadie ha dado otro.
seat =
    { $n ->
        [0] Primer jugador
        [1] Segundo jugador
        [2] Tercer jugador
       *[3] Cuarto jugador
    }
seat-name = { seat }
pair = { $a } y { $b }
offer-hand_over = Ceder el turno a tu compañero
offer-surrender = Rendirse

## La arena

arena = La arena
cell =
    { $kind ->
        [red] { $at }, casilla roja
        [green] { $at }, casilla verde
        [centre] { $at }, en el centro sombreado
       *[plain] { $at }
    }
piece = { $side }: { noun }
no-piece = sin ficha
area-start = Aquí va una ficha inicial
area-fits = Puede invocarse aquí
area-nearly = Aquí le falta una ficha

## Lo que hay en la mesa

zone-hand = Mano de { $seat }
zone-now = En acción
zone-deck = Mazo: { $school }
zone-discard = Descartes de { $seat }
zone-legends = Leyendas
zone-flares = Estallidos
zone-tasks = Misiones
zone-next-task = Siguiente misión
zone-task-deck = Mazo de misiones
zone-claimed = Reclamadas por { $side }
task-met = { $side } podría reclamarla si el turno acabara ahora

## Cómo están todos

no-school = aún sin escuela
stat-weakest = puntos del color más flojo, que son la puntuación
stat-pieces = fichas en el tablero
stat-upgraded = fichas mejoradas en el tablero
stat-reserve = fichas en la reserva
stat-legendary = fichas legendarias en la reserva
stat-deck = cartas que quedan en el mazo
comma = { $a }, { $b }
colour-points = { $rival } { $points }
note-points = puntos por color: { $points }
note-ahead =
    { $pieces ->
        [one] te lleva 1 ficha de ventaja
       *[other] te lleva { $pieces } fichas de ventaja
    }, { $upgraded ->
        [one] 1 mejorada
       *[other] { $upgraded } mejoradas
    }
note-actions =
    { $actions ->
        [0] no le quedan acciones
        [one] le queda 1 acción
       *[other] le quedan { $actions } acciones
    }
destroyed-pieces =
    { $rank ->
        [common] { $n ->
            [one] 1 básica
           *[other] { $n } básicas
        }
        [heroic] { $n ->
            [one] 1 heroica
           *[other] { $n } heroicas
        }
       *[legendary] { $n ->
            [one] 1 legendaria
           *[other] { $n } legendarias
        }
    }
note-destroyed = ha destruido, de { $side }: { $what }
note-again = jugará otro turno
note-borrows = puede usar una ficha enemiga en su próxima invocación
note-control = termina el turno de su compañero
note-may-improvise = aún puede improvisar con { $rivals }
headline-setup =
    { $form ->
        [elite] Élite. Se prepara la arena.
        [duel] Duelo. Se prepara la arena.
       *[melee] Melé. Se prepara la arena.
    }
headline =
    { $form ->
        [elite] Élite, turno { $turn }. El final llega con { $goal } puntos.
        [duel] Duelo, turno { $turn }. El final llega con { $goal } puntos.
       *[melee] Melé, turno { $turn }. El final llega con { $goal } puntos de un color.
    }
headline-last =
    { $turns ->
        [0] Este es el último turno de todos.
        [one] Últimos turnos: después de este queda 1.
       *[other] Últimos turnos: después de este quedan { $turns }.
    }
headline-puzzle = Un problema: llega a { $aim } puntos en este turno. Tienes { $points }.
headline-over = El público se va a casa.

## Preguntas

ask-choose_school = ¿Qué escuela llevas a la arena?
ask-start_piece = Coloca una ficha inicial: ¿de quién y dónde?
ask-act =
    { $actions ->
        [0] Has usado tus acciones. ¿Un estallido, o el final del turno?
        [one] Tu última acción: coloca una ficha, invoca o descarta.
       *[other] { $actions } acciones: coloca una ficha, invoca o descarta.
    }
ask-place = ¿Dónde pones la ficha?
ask-take = No te queda ninguna en la reserva. ¿Qué ficha del tablero se convierte en la criatura?
ask-return = ¿Devuelves otras cartas al fondo de sus mazos?
ask-legend_point = Llega una leyenda: ¿un punto del color de quién?
ask-destroy = { $name }: ¿qué ficha destruyes?
ask-upgrade = { $name }: ¿qué ficha mejoras?
ask-downgrade = { $name }: ¿qué ficha degradas?
ask-convert = { $name }: ¿qué ficha transformas?
ask-put =
    { $rank ->
        [common] { $name }: ¿dónde colocas una ficha básica?
        [heroic] { $name }: ¿dónde colocas una ficha heroica?
       *[legendary] { $name }: ¿dónde colocas una ficha legendaria?
    }
ask-put_enemy = { $name }: ¿qué ficha enemiga colocas y dónde?
ask-put_rank = { $name }: ¿cuál de tus fichas colocas?
ask-mover =
    { $kind ->
        [combat] { $name }: ¿qué ficha hace un movimiento de combate?
       *[standard] { $name }: ¿qué ficha hace un movimiento normal?
    }
ask-move =
    { $kind ->
        [combat] { $name }: un movimiento de combate desde { $square }. ¿Adónde?
       *[standard] { $name }: un movimiento normal desde { $square }. ¿Adónde?
    }
ask-leap =
    { $kind ->
        [combat] { $name }: un salto de combate desde { $square }. ¿Adónde?
       *[standard] { $name }: un salto normal desde { $square }. ¿Adónde?
    }
ask-slide = { $name }: ¿hasta dónde desde { $square }, y en qué dirección?
ask-arrow = { $name }: ¿por qué flecha?
ask-way = { $name }: ¿cuál de las dos cosas?
ask-may = { $name }: ¿quieres hacerlo?
ask-touch = { $name }: ¿qué casilla?
ask-top_card = { $name }: ¿qué carta va encima de tu mazo?
ask-claim = ¿Reclamas una misión?
ask-leftover = Fichas básicas desparejadas de varios colores: ¿un punto de cuál?

## Respuestas

option-pass = No, dejarlo
option-stay = Quedarse aquí
option-enough = Ya basta de movimientos
option-end = Terminar el turno
option-forfeit = Dejar pasar las acciones que quedan
option-place = Colocar una ficha en { $square }
option-lift =
    { $rank ->
        [common] Coger tu ficha básica de { $square }
       *[heroic] Coger tu ficha heroica de { $square }
    }
option-summon = Invocar en { $square }: { $card }
option-discard = Descartar { $card }
option-flare = Estallido: { $card }, contra { $rival }
option-start = Una ficha de { $side } en { $square }
option-take = { $piece }, en { $square }
option-return = Devolver { $card }
option-return-done = No devolver más
option-point = Un punto del color de { $rival }
option-destroy = Destruir en { $square } ({ $piece })
option-upgrade = Mejorar en { $square } ({ $piece })
option-downgrade = Degradar en { $square } ({ $piece })
option-convert = Transformar en { $square } ({ $piece })
option-put = Colocarla en { $square }
option-put-enemy = Una ficha básica de { $side } en { $square }
option-put-rank =
    { $rank ->
        [common] Una ficha básica: hasta 5 movimientos
        [heroic] Una ficha heroica: hasta 3 movimientos
       *[legendary] Una ficha legendaria: 1 movimiento
    }
option-mover = La ficha de { $square } ({ $piece })
option-go = A { $square }
option-arrow =
    { $n ->
        [0] { $sign } arriba
        [1] { $sign } arriba a la derecha
        [2] { $sign } a la derecha
        [3] { $sign } abajo a la derecha
        [4] { $sign } abajo
        [5] { $sign } abajo a la izquierda
        [6] { $sign } a la izquierda
       *[7] { $sign } arriba a la izquierda
    }
way-leviathan-0 = Degradar fichas mejoradas
way-leviathan-1 = Destruir fichas básicas
option-yes = Sí
option-touch = { $square } ({ $piece })
option-touch-empty = { $square }, vacía
option-top_card = Subir: { $card }
option-claim =
    { $points ->
        [one] { $task }, 1 punto
       *[other] { $task }, { $points } puntos
    }
option-claim-none = No reclamar nada
option-leftover-none = Ningún punto
preview-destroys = Destruye en { $square }: { $piece }.
preview-borrowed = Usa como tuya, gracias al Invocador de guerra: { $piece }, en { $square }.
preview-improvised = Improvisada, una vez por partida con ese color: { $piece }, en { $square }.
preview-shortage = En tu reserva no queda esa ficha: una del tablero se convierte en la criatura.
preview-flare-point = Un punto para { $rival }.

## Lo que no se puede

refused-handed-over = Se ha cedido el turno: ya solo se colocan fichas.
refused-no-actions = No queda ninguna acción.
refused-shortage = Su figura está, pero no queda ninguna ficha que pueda ser la criatura.
refused-nearly =
    { $count ->
        [one] Le falta una ficha: podría aparecer en { $square }.
       *[other] Le falta una ficha en { $count } casillas, entre ellas { $square }.
    }
refused-pattern = Su figura está aún lejos.
refused-flare = Un rival tiene que llevarte { $need_upgraded } fichas mejoradas de ventaja, o { $need_pieces } fichas; ahora son { $upgraded } y { $pieces }.
refused-task = Aún no está cumplida.
refused-next-task = La siguiente misión no puede reclamarse.

## La historia

event-school = { $seat } lleva a la arena una escuela: { $school }.
event-starts = Empieza { $seat }.
event-start_piece = { $seat } coloca una ficha de { $side } en { $square }.
event-first_task = En el tablero de misiones: { $task }.
event-next_task = Siguiente misión: { $task }.
event-task_skipped = { $task } pasa al fondo del mazo: ya hay bastantes de su clase.
event-turn =
    { $actions ->
        [one] Turno de { $seat }, una acción.
       *[other] Turno de { $seat }, { $actions } acciones.
    }
event-handed_over =
    { $legends ->
        [0] { $seat } cede el turno a { $partner }.
        [one] { $seat } cede el turno a { $partner }, y con él una leyenda.
       *[other] { $seat } cede el turno a { $partner }, y con él { $legends } leyendas.
    }
event-forfeited = Nada puede hacer { $seat }. El turno pasa.
event-placed =
    { $mood ->
        [0] { $seat } deja una piedra en { $square }.
        [1] Una piedra de { $seat } en { $square }.
       *[2] { $seat } coloca una ficha en { $square }.
    }
event-lifted =
    { $rank ->
        [common] { $seat } coge una ficha básica de { $square }.
        [heroic] { $seat } coge una ficha heroica de { $square }.
       *[legendary] { $seat } coge una ficha legendaria de { $square }.
    }
event-discarded = { $seat } descarta una criatura.
event-discarded_card = Descartas { $card }.
event-returned =
    { $deck ->
        [beings] { $seat } devuelve una criatura al fondo de su mazo.
        [legends] { $seat } devuelve una leyenda al fondo del mazo.
       *[flares] { $seat } devuelve un estallido al fondo del mazo.
    }
event-returned_card = Devuelves { $card }.
event-improvised = { $seat } improvisa: la ficha de { $side } en { $square } entra en la figura.
event-borrowed = { $seat } hace que la ficha de { $side } en { $square } sirva a la figura.
event-summoned =
    { $mood ->
        [0] La figura está completa: en { $square } aparece { $card }, a la llamada de { $seat }.
        [1] { $seat } llama, y en { $square } acude { $card }.
       *[2] Se agita la arena de { $square }: { $card } acude a la llamada de { $seat }.
    }
event-legend_point = El público ruge: un punto para { $seat }, contra { $rival }.
event-flared = ¡Un estallido! { $seat }, muy por detrás de { $rival }, recurre a { $card }.
event-flare_part =
    { $lower ->
        [0] La parte superior de { $card }.
       *[other] La parte inferior de { $card }.
    }
event-flare_point = Un punto para { $side } por el estallido de { $rival }.
event-put =
    { $rank ->
        [common] Aparece una ficha básica de { $side } en { $square }.
        [heroic] Aparece una ficha heroica de { $side } en { $square }.
       *[legendary] Aparece una ficha legendaria de { $side } en { $square }.
    }
event-moved =
    { $rank ->
        [common] Una ficha básica de { $side } va de { $square } a { $to }.
        [heroic] Una ficha heroica de { $side } va de { $square } a { $to }.
       *[legendary] Una ficha legendaria de { $side } va de { $square } a { $to }.
    }
event-leapt =
    { $rank ->
        [common] Una ficha básica de { $side } salta de { $square } a { $to }.
        [heroic] Una ficha heroica de { $side } salta de { $square } a { $to }.
       *[legendary] Una ficha legendaria de { $side } salta de { $square } a { $to }.
    }
event-destroyed =
    { $rank ->
        [common] Una ficha básica de { $side } se hace polvo en { $square }.
        [heroic] Cae una ficha heroica de { $side } en { $square }.
       *[legendary] ¡Cae una leyenda de { $side } en { $square }!
    }
event-upgraded =
    { $rank ->
        [heroic] En { $square } se alza una ficha de { $side }: ya es heroica.
       *[legendary] En { $square } una ficha de { $side } se convierte en leyenda.
    }
event-downgraded =
    { $rank ->
        [common] En { $square } una ficha de { $side } vuelve a ser básica.
       *[heroic] En { $square } una leyenda de { $side } se queda en heroica.
    }
event-converted =
    { $rank ->
        [common] En { $square } una ficha de { $rival } cambia de bando: ahora es básica, de { $side }.
        [heroic] En { $square } una ficha de { $rival } cambia de bando: ahora es heroica, de { $side }.
       *[legendary] En { $square } una ficha de { $rival } cambia de bando: ahora es legendaria, de { $side }.
    }
event-gained_actions =
    { $count ->
        [one] { $seat } obtiene una acción.
       *[other] { $seat } obtiene { $count } acciones.
    }
event-will_draw =
    { $deck ->
        [beings] { $seat } robará una criatura más.
       *[legends] { $seat } robará una leyenda más.
    }
event-will_borrow = La próxima invocación de { $seat } puede usar una ficha enemiga.
event-will_play_again = El tiempo se dobla: { $seat } jugará otro turno.
event-topped = { $seat } vuelve a poner encima del mazo { $card }.
event-claimed =
    { $points ->
        [one] { $seat } reclama { $task }: 1 punto.
       *[other] { $seat } reclama { $task }: { $points } puntos.
    }
event-scored =
    { $points ->
        [one] 1 punto para { $side }, por fichas de { $rival }.
       *[other] { $points } puntos para { $side }, por fichas de { $rival }.
    }
event-drew =
    { $deck ->
        [beings] { $count ->
            [one] { $seat } roba una criatura.
           *[other] { $seat } roba { $count } criaturas.
        }
        [legends] { $count ->
            [one] { $seat } roba una leyenda.
           *[other] { $seat } roba { $count } leyendas.
        }
       *[flares] { $count ->
            [one] { $seat } roba un estallido.
           *[other] { $seat } roba { $count } estallidos.
        }
    }
event-drew_card = Robas { $card }.
event-passed_legends =
    { $count ->
        [one] { $seat } pasa una leyenda a { $partner }.
       *[other] { $seat } pasa { $count } leyendas a { $partner }.
    }
event-shuffled =
    { $deck ->
        [legends] Las leyendas se barajan de nuevo.
       *[flares] Los estallidos se barajan de nuevo.
    }
event-end_triggered = Se acerca el final: tras este turno de { $seat }, cada cual juega uno más y se acabó.
event-last_turn = El último turno de { $seat }.
event-surrendered = { $seat } se inclina ante el rival y deja la arena.

outcome-points = Gana la puntuación más alta; los empates los deciden los demás colores en la melé, y luego las fichas del tablero.
outcome-tie = Empate hasta la última ficha: la victoria se comparte.
outcome-surrender = El otro bando se ha rendido.
outcome-solved = ¡Resuelto!
outcome-unsolved = Esta vez no.

## Lo que hay en una carta (view/effects.py une las partes a partir del contenido)

noun =
    { $rank ->
        [common] ficha básica
        [heroic] ficha heroica
        [legendary] ficha legendaria
        [upgraded] ficha mejorada
        [nonlegendary] ficha no legendaria
       *[any] ficha
    }
nouns =
    { $rank ->
        [common] fichas básicas
        [heroic] fichas heroicas
        [legendary] fichas legendarias
        [upgraded] fichas mejoradas
        [nonlegendary] fichas no legendarias
       *[any] fichas
    }
enemy =
    { $rank ->
        [nonlegendary] ficha enemiga no legendaria
       *[other] { noun } enemiga
    }
enemies =
    { $rank ->
        [nonlegendary] fichas enemigas no legendarias
       *[other] { nouns } enemigas
    }
# `mode`: una ficha, varias (hasta `count`), todas, o las que se quiera.
pieces =
    { $owner ->
        [own] { $mode ->
            [one] una de tus { nouns }
            [several] hasta { $count } de tus { nouns }
            [all] todas tus { nouns }
           *[any] tus { nouns }
        }
        [enemy] { $mode ->
            [one] una { enemy }
            [several] hasta { $count } { enemies }
            [all] todas las { enemies }
           *[any] { enemies }
        }
       *[any] { $mode ->
            [one] una { noun }
            [several] hasta { $count } { nouns }
            [all] todas las { nouns }
           *[any] { nouns }
        }
    }
pieces-at = { pieces } { $place }
that-piece = esa ficha
this-being = esta criatura
at-others =
    { $mode ->
        [one] que no sea { $self }
       *[other] salvo { $self }
    }
at-adjacent =
    { $mode ->
        [one] en una casilla adyacente
       *[other] en casillas adyacentes
    }
at-orthogonal =
    { $mode ->
        [one] en una casilla ortogonalmente adyacente
       *[other] en casillas ortogonalmente adyacentes
    }
at-diagonal =
    { $mode ->
        [one] en una casilla diagonalmente adyacente
       *[other] en casillas diagonalmente adyacentes
    }
at-within_2 = a distancia 2 o menos
at-near = junto a donde está ahora
at-marked =
    { $mode ->
        [one] en una casilla señalada
       *[other] en casillas señaladas
    }
at-used = usada en la invocación
at-around = junto a esa ficha
at-by_red = en una casilla roja o junto a una
at-by_green = en una casilla verde o junto a una
at-beside_green = junto a una casilla verde
at-beside_own = junto a una ficha tuya

# Dónde se coloca una ficha.
square-anywhere =
    { $count ->
        [one] cualquier casilla vacía
       *[other] casillas vacías
    }
square-marked =
    { $count ->
        [one] una casilla señalada vacía
       *[other] casillas señaladas vacías
    }
square-at =
    { $count ->
        [one] una casilla vacía { $place }
       *[other] casillas vacías { $place }
    }

# Un verbo al principio de una frase, dentro de ella, o detrás de «puedes».
do-destroy =
    { $form ->
        [start] Destruye { $what }
        [after] destruir { $what }
       *[inside] destruye { $what }
    }
do-upgrade =
    { $form ->
        [start] Mejora { $what }
        [after] mejorar { $what }
       *[inside] mejora { $what }
    }
do-downgrade =
    { $form ->
        [start] Degrada { $what }
        [after] degradar { $what }
       *[inside] degrada { $what }
    }
do-convert =
    { $form ->
        [start] Transforma { $what }
        [after] transformar { $what }
       *[inside] transforma { $what }
    }
do-convert-to =
    { $form ->
        [start] Transforma en { noun } tuya { $what }
        [after] transformar en { noun } tuya { $what }
       *[inside] transforma en { noun } tuya { $what }
    }
do-place =
    { $form ->
        [start] Coloca { placed } en { $where }
        [after] colocar { placed } en { $where }
       *[inside] coloca { placed } en { $where }
    }
placed =
    { $count ->
        [one] una { noun }
       *[other] { $upto ->
            [yes] hasta { $count } { nouns }
           *[no] { $count } { nouns }
        }
    }
moves =
    { $kind ->
        [combat] { $count ->
            [one] un movimiento de combate
           *[other] { $upto ->
                [yes] hasta { $count } movimientos de combate
               *[no] { $count } movimientos de combate
            }
        }
       *[standard] { $count ->
            [one] un movimiento normal
           *[other] { $upto ->
                [yes] hasta { $count } movimientos normales
               *[no] { $count } movimientos normales
            }
        }
    }
do-move =
    { $form ->
        [start] Haz { moves } con { $what }
        [after] hacer { moves } con { $what }
       *[inside] haz { moves } con { $what }
    }
do-move-empty = { do-move }, solo a casillas vacías
do-move-not_common = { do-move }, nunca sobre una ficha básica
do-move-coloured = { do-move }, a una casilla roja o verde
do-move-beside_own = { do-move }, siempre hasta quedar junto a otra ficha tuya
do-move-apart = { do-move }, cada uno con una ficha distinta
leaps =
    { $kind ->
        [combat] { $count ->
            [one] un salto de combate
           *[other] hasta { $count } saltos de combate
        }
       *[standard] { $count ->
            [one] un salto normal
           *[other] hasta { $count } saltos normales
        }
    }
do-leap =
    { $form ->
        [start] Haz { leaps } con { $what }
        [after] hacer { leaps } con { $what }
       *[inside] haz { leaps } con { $what }
    }
do-leap-distance =
    { $count ->
        [one] { do-leap }, a distancia { $distance } exacta
       *[other] { do-leap }, cada uno a distancia { $distance } exacta
    }
do-slide =
    { $form ->
        [start] Mueve { $what } cuantas casillas quieras en una dirección, con movimientos { $kind ->
            [combat] de combate
           *[standard] normales
        }
        [after] mover { $what } cuantas casillas quieras en una dirección, con movimientos { $kind ->
            [combat] de combate
           *[standard] normales
        }
       *[inside] mueve { $what } cuantas casillas quieras en una dirección, con movimientos { $kind ->
            [combat] de combate
           *[standard] normales
        }
    }
do-gain_action =
    { $form ->
        [start] { $count ->
            [one] Obtienes una acción
           *[other] Obtienes { $count } acciones
        }
        [after] { $count ->
            [one] obtener una acción
           *[other] obtener { $count } acciones
        }
       *[inside] { $count ->
            [one] obtienes una acción
           *[other] obtienes { $count } acciones
        }
    }
do-draw_extra =
    { $deck ->
        [legends] { $form ->
            [start] Roba una leyenda adicional al final de este turno
            [after] robar una leyenda adicional al final de este turno
           *[inside] roba una leyenda adicional al final de este turno
        }
       *[beings] { $form ->
            [start] Roba una criatura adicional al final de este turno
            [after] robar una criatura adicional al final de este turno
           *[inside] roba una criatura adicional al final de este turno
        }
    }
do-extra_turn =
    { $form ->
        [start] Juega otro turno justo después de este, aunque este fuera el último
        [after] jugar otro turno justo después de este, aunque este fuera el último
       *[inside] juega otro turno justo después de este, aunque este fuera el último
    }
do-borrow =
    { $form ->
        [start] Tu próxima invocación de este turno puede usar una ficha enemiga como si fuera tuya
       *[inside] tu próxima invocación de este turno puede usar una ficha enemiga como si fuera tuya
    }

# Cómo las partes forman frases.
sentence = { $do }.
sentence-uncounted = { $do }; no cuentan como destruidas por ti.
sentences = { $a } { $b }
may =
    { $form ->
        [start] Puedes { $do }
       *[inside] puedes { $do }
    }
both = { $a } y { $b }
either =
    { $form ->
        [start] O bien { $a }, o bien { $b }
       *[inside] o bien { $a }, o bien { $b }
    }
may-either =
    { $form ->
        [start] Puedes { $a }, o bien { $b }
       *[inside] puedes { $a }, o bien { $b }
    }
in-any-order = { $a } y { $b }, en el orden que quieras
if-done = Si lo haces, { $do }.
if-enough = Si caen { $least } o más fichas enemigas, { $do }.
if-actions-left = Si te queda otra acción en este turno, { $do }.
on-red = Si aparece en una casilla roja: { $do }.
on-green = Si aparece en una casilla verde: { $do }.
on-coloured = Si aparece en una casilla roja o verde: { $do }.
on-coloured-not-centre = Si aparece en una casilla roja o verde que no sea la central: { $do }.
on-other = Si no: { $do }.

## Escuelas y clases de cartas

school-north = Imperial del norte
school-south = Imperial del sur
school-highland = Tierras Altas
school-sylvan = Silvana
deck-imperial = Imperial
deck-highland = Tierras Altas
deck-sylvan = Silvana
type-being =
    { $rank ->
        [common] Criatura básica · { $deck }
       *[heroic] Criatura heroica · { $deck }
    }
type-legend = Leyenda
type-flare = Estallido
type-task =
    { $advanced ->
        [yes] { $type } · avanzada
       *[no] { $type }
    }
task-type-destruction = Destrucción
task-type-coloured = Casillas de color
task-type-summoning = Invocación
task-type-pattern = Formación
task-type-enemy = Enemigo
stat-points = puntos
stat-more-upgraded = fichas mejoradas de ventaja del rival
stat-more-pieces = fichas de ventaja del rival
flare-upper = Un rival con { $n } fichas mejoradas más que tú: { $do }.
flare-lower = Un rival con { $n } fichas más que tú: { $do }.
pattern = Patrón: { $rows }

## Criaturas

card-swordmaster = Maestro de la espada
the-swordmaster = el Maestro de la espada
card-messenger = Mensajero
the-messenger = el Mensajero
card-herald = Heraldo
the-herald = el Heraldo
card-bomb = Bomba
the-bomb = la Bomba
card-chronicler = Cronista
the-chronicler = la Cronista
card-assassin = Asesina
the-assassin = la Asesina
card-assassin-text = Destruye la ficha de la casilla señalada, sea de quien sea. Si la casilla estaba vacía, puedes mover allí a la Asesina.
card-time-mage = Maga del tiempo
the-time-mage = la Maga del tiempo
card-summoner = Invocadora
the-summoner = la Invocadora
card-hypnotist = Hipnotizador
the-hypnotist = el Hipnotizador
card-hypnotist-text = Elige un color enemigo. Guía hasta 3 fichas básicas distintas de ese color, o hasta 2 heroicas distintas: cada una hace un movimiento de combate a tu elección.
card-cannon = Cañón
the-cannon = el Cañón
card-cannon-text = Puedes elegir una flecha: destruye todas las fichas básicas que haya en su línea hasta el borde del tablero, también las tuyas. Las de rango superior ni caen ni detienen el disparo.
card-champion = Campeón
the-champion = el Campeón
card-champion-text = Puedes destruir una ficha enemiga en una casilla adyacente. Si era legendaria, destruye también al Campeón y obtienes una acción.
card-infantry-captain = Capitán de infantería
the-infantry-captain = el Capitán de infantería
card-cavalry-captain = Capitana de caballería
the-cavalry-captain = la Capitana de caballería
card-cavalry-captain-text = Puedes elegir una de tus fichas que no sea la Capitana de caballería: hace hasta 1 movimiento de combate y hasta 2 movimientos normales, en cualquier orden.
card-gryphon-rider = Jinete de grifo
the-gryphon-rider = el Jinete de grifo
card-knight = Caballero
the-knight = el Caballero
card-high-priestess = Suma sacerdotisa
the-high-priestess = la Suma sacerdotisa
card-master-of-intrigue = Maestro de intrigas
the-master-of-intrigue = el Maestro de intrigas
card-master-of-intrigue-text = Haz hasta 3 movimientos en total: normales con el Maestro de intrigas, de combate con fichas no legendarias usadas en la invocación.
card-gun-tower = Torre artillera
the-gun-tower = la Torre artillera
card-gun-tower-text = Puedes elegir una flecha: destruye las 2 primeras fichas que haya en su línea, sean de quien sean. Una ficha legendaria no cae y detiene el disparo.

card-wild-eagle = Águila salvaje
the-wild-eagle = el Águila salvaje
card-clan-axeman = Hachero del clan
the-clan-axeman = el Hachero del clan
card-clan-healer = Sanadora del clan
the-clan-healer = la Sanadora del clan
card-dire-wolf = Lobo terrible
the-dire-wolf = el Lobo terrible
card-ritual-keeper = Guardiana del ritual
the-ritual-keeper = la Guardiana del ritual
card-eagle-lord = Señor de las águilas
the-eagle-lord = el Señor de las águilas
card-wolf-rider = Jinete de lobos
the-wolf-rider = el Jinete de lobos
card-blood-shaman = Chamana de sangre
the-blood-shaman = la Chamana de sangre
card-blood-shaman-text = Destruye una ficha no legendaria de cualquier lugar, sea de quien sea. Si estaba en una casilla roja, destruye también todas las fichas básicas junto a esa casilla.
card-war-drummer = Tambor de guerra
the-war-drummer = el Tambor de guerra
card-hill-giant = Gigante de las colinas
the-hill-giant = el Gigante de las colinas
card-warlord = Caudillo
the-warlord = el Caudillo
card-warlord-text = Haz hasta 3 movimientos de combate con tus fichas. Si haces los tres, al menos uno debe hacerlo el Caudillo.
card-war-summoner = Invocador de guerra
the-war-summoner = el Invocador de guerra
card-ritual-master = Maestra del ritual
the-ritual-master = la Maestra del ritual
card-legend-slayer = Matador de leyendas
the-legend-slayer = el Matador de leyendas
card-mountain-troll = Trol de la montaña
the-mountain-troll = el Trol de la montaña
card-hungry-bear = Oso hambriento
the-hungry-bear = el Oso hambriento
card-hungry-bear-text = Haz hasta 2 movimientos normales con el Oso hambriento. Se detiene en cuanto entra en una casilla vacía.
card-werewolf = Hombre lobo
the-werewolf = el Hombre lobo
card-clan-guardian = Guardián del clan
the-clan-guardian = el Guardián del clan

card-sapling = Retoño
the-sapling = el Retoño
card-kiskin-farseeders = Sembradores kiskin
the-kiskin-farseeders = los Sembradores kiskin
card-charging-buck = Ciervo a la carga
the-charging-buck = el Ciervo a la carga
card-forest-wardens = Guardas del bosque
the-forest-wardens = los Guardas del bosque
card-forest-wardens-text = Destruye una ficha básica de un rival que tenga más fichas básicas que tú. Después destruye una ficha heroica de un rival que tenga más fichas mejoradas que tú.
card-naiad = Náyade
the-naiad = la Náyade
card-kiskin-spirit = Espíritu kiskin
the-kiskin-spirit = el Espíritu kiskin
card-kiskin-spirit-text = Puedes poner una criatura de tus descartes encima de tu mazo. Si lo haces, o si no tienes descartes, roba una criatura adicional al final de este turno.
card-dryad = Dríade
the-dryad = la Dríade
card-centaur-spearman = Lancero centauro
the-centaur-spearman = el Lancero centauro
card-centaur-spearman-text = Puedes hacer un movimiento de combate con el Lancero centauro. Si lo haces, destruye la primera ficha que haya más allá en esa dirección, salvo que sea legendaria.
card-centaur-chieftain = Jefe centauro
the-centaur-chieftain = el Jefe centauro
card-centaur-chieftain-text = Puedes hacer un movimiento de combate con el Jefe centauro. Si lo haces, haz hasta 3 movimientos de combate en la misma dirección con tus otras fichas.
card-unicorn = Unicornio
the-unicorn = el Unicornio
card-sylvan-queen = Reina silvana
the-sylvan-queen = la Reina silvana
card-sylvan-princess = Princesa silvana
the-sylvan-princess = la Princesa silvana
card-woodland-druid = Druida de la floresta
the-woodland-druid = la Druida de la floresta
card-woodland-druid-text = Mejora una ficha básica de cada color en juego, también del tuyo.
card-forest-ancient = Anciano del bosque
the-forest-ancient = el Anciano del bosque
card-forest-ancient-text = Coloca 2 fichas básicas enemigas en casillas vacías a distancia 2 o menos. Después destruye 2 fichas básicas de esos mismos colores a distancia 3 o menos.
card-forest-mystic = Mística del bosque
the-forest-mystic = la Mística del bosque
card-kiskin-leafsplitter = Partehojas kiskin
the-kiskin-leafsplitter = el Partehojas kiskin
card-kiskin-leafsplitter-text = Elige una flecha, hasta dos veces: destruye la primera ficha que haya en su línea, sea cual sea su rango y de quien sea.
card-kiskin-boughrunner = Correrramas kiskin
the-kiskin-boughrunner = el Correrramas kiskin
card-tree-shepherd = Pastora de árboles
the-tree-shepherd = la Pastora de árboles
card-tree-shepherd-text = Elige una de tus fichas. Si es básica: mejórala. Si es heroica: puedes hacer con ella un movimiento de combate. Si es legendaria: puedes hacer con ella un movimiento normal.

## Leyendas

card-fire-dragon = Dragón de fuego
the-fire-dragon = el Dragón de fuego
card-fire-dragon-text = Elige una flecha: destruye todas las fichas no legendarias a distancia 2 o menos en su línea y en las dos líneas a 45 grados de ella, también las tuyas.
card-hell-bull = Toro infernal
the-hell-bull = el Toro infernal
card-hell-bull-text = Elige una dirección: mueve al Toro infernal por ella cuantas casillas quieras, con movimientos de combate. Se detiene en la casilla de una ficha legendaria.
card-angel-of-death = Ángel de la muerte
the-angel-of-death = el Ángel de la muerte
card-angel-of-death-text = Puedes elegir cualquier otra ficha: mejórala y después haz un salto de combate sobre ella con el Ángel de la muerte.
card-eldest-tree = El árbol más antiguo
the-eldest-tree = el árbol más antiguo
card-eldest-tree-text = Elige hasta 3 casillas adyacentes distintas. Si hay una ficha enemiga no legendaria: destrúyela. Si hay una ficha básica tuya: mejórala. Si está vacía: coloca una ficha básica tuya.
card-bone-catapult = Catapulta de huesos
the-bone-catapult = la Catapulta de huesos
card-bone-catapult-text = Puedes elegir una ficha en cualquier punto de la línea de una de las flechas: destrúyela, y con ella todas las fichas básicas que tenga al lado. Las fichas que haya en medio no detienen el disparo.
card-fire-elemental = Elemental de fuego
the-fire-elemental = el Elemental de fuego
card-leviathan = Leviatán
the-leviathan = el Leviatán
card-leviathan-text = Elige: degrada un grupo unido de hasta 3 fichas mejoradas, o destruye un grupo unido de hasta 4 fichas básicas. Pueden ser de varios colores.
card-two-headed-dragon = Dragón bicéfalo
the-two-headed-dragon = el Dragón bicéfalo
card-earth-elemental = Elemental de tierra
the-earth-elemental = el Elemental de tierra
card-time-elemental = Elemental del tiempo
the-time-elemental = el Elemental del tiempo
card-storm-elemental = Elemental de la tormenta
the-storm-elemental = el Elemental de la tormenta
card-storm-elemental-text = Puedes colocar una ficha tuya en una casilla vacía a distancia 3 o menos. En una dirección hace hasta 5 movimientos de combate si es básica, hasta 3 si es heroica o 1 si es legendaria; después destrúyela.
card-titan = Titán
the-titan = el Titán

## Estallidos

card-flare-1 = Llamada respondida
card-flare-2 = Chispas gemelas
card-flare-3 = Pies ligeros
card-flare-4 = Cambio de bando
card-flare-5 = Segundo aliento
card-flare-6 = Salto audaz
card-flare-7 = Estrella en ascenso
card-flare-8 = Arrebato
card-flare-9 = Carga desesperada
card-flare-10 = Enjambre
card-flare-11 = Reagrupamiento
card-flare-12 = Paso evanescente

## Misiones

task-destruction = Destrucción
task-destruction-text = Destruye al menos 3 fichas enemigas en este turno.
task-devastation = Devastación
task-devastation-text = Destruye al menos 4 fichas enemigas en este turno.
task-heroic-destruction = Destrucción heroica
task-heroic-destruction-text = Destruye al menos 3 fichas enemigas en este turno, al menos 1 de ellas mejorada.
task-heroic-devastation = Devastación heroica
task-heroic-devastation-text = Destruye al menos 4 fichas enemigas en este turno, al menos 2 de ellas mejoradas.
task-end-of-legends = Fin de las leyendas
task-end-of-legends-text = Destruye al menos 1 ficha legendaria enemiga o 2 fichas heroicas enemigas en este turno.
task-red-conquest = Conquista roja
task-red-conquest-text = Ten al menos 3 fichas en casillas rojas, al menos 2 de ellas mejoradas.
task-green-conquest = Conquista verde
task-green-conquest-text = Ten al menos 3 fichas en casillas verdes, al menos 2 de ellas mejoradas.
task-colour-conquest = Conquista del color
task-colour-conquest-text = Ten al menos 5 fichas en casillas rojas y verdes, al menos 3 de ellas mejoradas.
task-red-legends = Leyendas rojas
task-red-legends-text = Ten al menos 2 fichas mejoradas en casillas rojas, al menos 1 de ellas legendaria.
task-green-legends = Leyendas verdes
task-green-legends-text = Ten al menos 2 fichas mejoradas en casillas verdes, al menos 1 de ellas legendaria.
task-rainbow-dominance = Dominio del arcoíris
task-rainbow-dominance-text = Ten más fichas mejoradas que el rival en las casillas rojas, y también en las verdes.
task-red-summoning = Invocación roja
task-red-summoning-text = Invoca al menos a 2 criaturas en este turno, al menos a 1 de ellas en una casilla roja.
task-green-summoning = Invocación verde
task-green-summoning-text = Invoca al menos a 2 criaturas en este turno, al menos a 1 de ellas en una casilla verde.
task-coloured-summoning = Invocación de color
task-coloured-summoning-text = Invoca al menos a 2 criaturas en casillas rojas o verdes en este turno; puede ser dos veces la misma casilla.
task-legendary-summoning = Invocación legendaria
task-legendary-summoning-text = Invoca al menos a 2 criaturas en este turno, al menos a 1 leyenda entre ellas.
task-central-dominance = Dominio del centro
task-central-dominance-text = Ten al menos 5 fichas en las nueve casillas centrales, al menos 2 de ellas mejoradas.
task-centre-cross = Cruz central
task-centre-cross-text = Ten fichas en las 5 casillas de una cruz dentro de las nueve centrales, recta o en aspa.
task-line-dominance = Dominio de una línea
task-line-dominance-text = En una de las tres filas o columnas centrales, ten al menos 6 fichas más que el rival.
task-diagonals = Diagonales
task-diagonals-text = Ten al menos 4 fichas en cada una de las dos diagonales largas, al menos 1 mejorada en cada una.
task-side-chain = Cadena de lado a lado
task-side-chain-text = Une dos lados opuestos del tablero con una cadena de fichas tuyas adyacentes.
task-corner-chain = Cadena de esquina a esquina
task-corner-chain-text = Une dos esquinas opuestas del tablero con una cadena de fichas tuyas adyacentes.
task-imprisonment = Encierro
task-imprisonment-text = Ten al menos 6 fichas junto a una misma ficha enemiga.
task-envelopment = Cerco
task-envelopment-text = Ten al menos 7 fichas junto a una misma ficha enemiga.
task-isolation = Aislamiento
task-isolation-text = Aísla una ficha enemiga: otra ficha enemiga está a distancia 2, pero no puede llegar junto a ninguna en 3 movimientos por casillas vacías.

## Lo que dicen los bots
why-bot-legend = Una leyenda acude a mi llamada: ¡{ $card }!
why-bot-summon = La figura está completa. ¡Adelante, { $card }!
why-bot-flare = Me has sacado demasiada ventaja. ¡Un estallido!
why-bot-discard = Otra carta me servirá mejor.
why-bot-task = Con eso basta para la misión: { $task }.
why-bot-claim = Misión cumplida: { $task }.
why-bot-hits =
    { $rank ->
        [legendary] También caen las leyendas.
       *[heroic] Un héroe menos contra mí.
    }
why-bot-converts =
    { $rank ->
        [legendary] Esa leyenda ahora es mía.
       *[heroic] Ese héroe ahora lucha por mí.
    }
why-bot-weakens =
    { $rank ->
        [legendary] Esa leyenda ya ha brillado bastante.
       *[heroic] Ese héroe ya ha brillado bastante.
    }
reason-task = Cumple una misión: { $task }.
reason-completes = Completa una figura: { $card }.
reason-approaches = Acerca una figura: { $card }.
reason-opens = Un comienzo: las figuras piden fichas cercanas entre sí.
reason-summons =
    { $rank ->
        [legendary] Te da una leyenda.
        [heroic] Te da una ficha heroica, y su efecto.
       *[common] Te da una ficha, y su efecto.
    }
reason-legend = Una leyenda da un punto en el acto.
reason-legend-stays = Una leyenda vale un punto mientras siga en el tablero.
reason-lands =
    { $rank ->
        [legendary] Cae sobre una leyenda enemiga y la destruye.
        [heroic] Cae sobre una ficha heroica enemiga y la destruye.
       *[common] Cae sobre una ficha enemiga y la destruye.
    }
reason-hits =
    { $rank ->
        [legendary] Destruye una leyenda enemiga.
        [heroic] Destruye una ficha heroica enemiga.
       *[common] Destruye una ficha enemiga.
    }
reason-converts =
    { $rank ->
        [legendary] Una leyenda enemiga pasa a ser tuya.
        [heroic] Una ficha heroica enemiga pasa a ser tuya.
       *[common] Una ficha enemiga pasa a ser tuya.
    }
reason-weakens =
    { $rank ->
        [legendary] Deja una leyenda enemiga en ficha heroica.
       *[heroic] Deja una ficha heroica enemiga en ficha básica.
    }
reason-upgrades = Mejora una ficha tuya.
reason-flare = Vas por detrás en fichas, y un estallido no gasta acción.
reason-flare-point = Vas por detrás en fichas, y un estallido no gasta acción; pero da un punto a tu rival.
reason-discard = Deja sitio para otra carta al acabar tu turno.
reason-then = { $why } Después: { $next }.
reason-first = Después: { $next }.

### Las líneas de la crónica y cómo acaba una partida. `mood` (de 0 a 2) elige una de varias maneras de
### decir lo que ocurre a menudo; `rank` es common, heroic o legendary.

event-school = { $seat } lleva a la arena una escuela: { $school }.
event-starts = Empieza { $seat }.
event-start_piece = { $seat } coloca una ficha de { $side } en { $square }.
event-first_task = En el tablero de misiones: { $task }.
event-next_task = Siguiente misión: { $task }.
event-task_skipped = Ya hay bastantes misiones de un tipo. Al fondo del mazo: { $task }.
event-turn =
    { $actions ->
        [one] Turno de { $seat }: una acción.
       *[other] Turno de { $seat }: { $actions } acciones.
    }
event-handed_over =
    { $legends ->
        [0] { $seat } cede el turno a { $partner }.
        [one] { $seat } cede el turno y una leyenda a { $partner }.
       *[other] { $seat } cede el turno y { $legends } leyendas a { $partner }.
    }
event-forfeited = { $seat } no puede hacer nada: las acciones que quedan se pierden.
event-placed =
    { $mood ->
        [0] { $seat } deja una ficha en { $square }.
        [1] Una ficha nueva de { $seat }, en { $square }.
       *[2] { $seat } coloca una ficha en { $square }.
    }
event-lifted = { $seat } coge una { noun } de { $square }.
event-discarded = { $seat } descarta una criatura.
event-discarded_card = Descartas { $card }.
event-returned =
    { $deck ->
        [beings] { $seat } devuelve una criatura al fondo de su mazo.
        [legends] { $seat } devuelve una leyenda al fondo del mazo.
       *[flares] { $seat } devuelve un estallido al fondo del mazo.
    }
event-returned_card = Devuelves { $card }.
event-partner_returned = Lo que ha devuelto { $seat }: { $card }.
event-improvised = { $seat } improvisa: la ficha de { $side } en { $square } forma parte del patrón.
event-borrowed = { $seat } toma prestada para el patrón la ficha de { $side } en { $square }.
event-summoned =
    { $mood ->
        [0] { $number ->
            [many] El patrón está completo: a la llamada de { $seat } aparecen en { $square } { $card }.
           *[one] El patrón está completo: a la llamada de { $seat } aparece en { $square } { $card }.
        }
        [1] { $number ->
            [many] { $seat } llama, y a { $square } acuden { $card }.
           *[one] { $seat } llama, y a { $square } acude { $card }.
        }
       *[2] { $number ->
            [many] Se agita la arena de { $square }: { $card } acuden a la llamada de { $seat }.
           *[one] Se agita la arena de { $square }: { $card } acude a la llamada de { $seat }.
        }
    }
event-legend_point = El público ruge ante la leyenda: 1 punto para { $seat }, contra { $rival }.
event-flared = ¡Un estallido! { $seat }, muy por detrás de { $rival }, lo provoca: { $card }.
event-flare_part =
    { $lower ->
        [0] El efecto superior de { $card }:
       *[other] El efecto inferior de { $card }:
    }
event-flare_point = 1 punto para { $side } por el estallido de { $rival }.
event-put = Aparece una { noun } de { $side } en { $square }.
event-moved = Una { noun } de { $side } se mueve de { $square } a { $to }.
event-leapt = Una { noun } de { $side } salta de { $square } a { $to }.
event-destroyed =
    { $rank ->
        [common] Cae una ficha básica de { $side } en { $square }.
        [heroic] Cae una ficha heroica de { $side } en { $square }.
       *[legendary] ¡Cae una ficha legendaria de { $side } en { $square }!
    }
event-uncounted = Eso no cuenta como destruido por { $side }: ni da puntos ni sirve para una misión.
event-upgraded =
    { $rank ->
        [heroic] En { $square } se alza una ficha de { $side }: ya es heroica.
       *[legendary] En { $square } se alza una ficha de { $side }: ya es legendaria.
    }
event-downgraded =
    { $rank ->
        [common] En { $square } una ficha de { $side } se queda en básica.
       *[heroic] En { $square } una ficha de { $side } se queda en heroica.
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
        [beings] { $seat } robará una criatura más al final de este turno.
       *[legends] { $seat } robará una leyenda más al final de este turno.
    }
event-will_borrow = La próxima invocación de { $seat } puede usar una ficha enemiga.
event-will_play_again = El tiempo se dobla: { $seat } jugará otro turno.
event-topped = { $seat } pone encima de su mazo { $card }.
event-claimed =
    { $points ->
        [one] { $seat } reclama { $task }: 1 punto.
       *[other] { $seat } reclama { $task }: { $points } puntos.
    }
event-scored =
    { $points ->
        [one] 1 punto para { $side }, por fichas destruidas de { $rival }.
       *[other] { $points } puntos para { $side }, por fichas destruidas de { $rival }.
    }
event-unpaired = Ningún punto para { $side } por una sola ficha básica de { $rival }: hacen falta dos del mismo color.
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
event-partner_drew = { $seat } roba { $card }, para los dos.
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
event-end_triggered =
    { $cause ->
        [cards] { $seat } ha robado la última carta de su mazo. Tras este turno, cada cual juega un último turno.
        [straight] { $seat } ha robado la última carta enderezada de su mazo. Tras este turno, cada cual juega un último turno.
       *[points] Se ha llegado a los puntos que terminan la partida. Tras este turno de { $seat }, cada cual juega un último turno.
    }
event-last_turn = El último turno de { $seat }.
event-decided =
    { $by ->
        [second] La puntuación está igualada. Decide el segundo color más bajo:
        [third] La puntuación está igualada. Decide el tercer color:
        [upgraded] La puntuación está igualada. Deciden las fichas mejoradas del tablero:
       *[pieces] La puntuación está igualada, y también las fichas mejoradas. Deciden todas las fichas del tablero:
    } { $side } { $more }, { $rival } { $less }.
event-surrendered = { $seat } se inclina ante el rival y deja la arena.

outcome-points = Gana la puntuación más alta; los empates los deciden los demás colores en la melé, luego las fichas mejoradas del tablero y luego todas las fichas.
outcome-tie = Empate hasta la última ficha: la victoria se comparte.
outcome-surrender = El otro bando se ha rendido.
outcome-solved = ¡Resuelto!
outcome-unsolved = Esta vez no.

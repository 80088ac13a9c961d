### Las líneas de la crónica y cómo acaba una partida. `mood` (de 0 a 2) elige una de varias maneras de
### decir lo que ocurre a menudo; `rank` es common, heroic o legendary.

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
event-put = Aparece una { noun } de { $side } en { $square }.
event-moved = Una { noun } de { $side } va de { $square } a { $to }.
event-leapt = Una { noun } de { $side } salta de { $square } a { $to }.
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

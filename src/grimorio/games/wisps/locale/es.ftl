### Fuegos fatuos, en español. Los identificadores son los de view.py y docs/wire.md, «Texts».

title = Fuegos fatuos
title-blurb = Atrae tres fuegos fatuos a tu farol antes que los demás y antes de que amanezca.

setting-rounds = Duración de la noche
setting-rounds-help = Cuántas rondas se juegan antes de que el alba termine la partida.

## Quién

# El nombre de un asiento cuando nadie ha dado el suyo.
seat =
    { $n ->
        [0] Alondra
        [1] Polilla
        [2] Garza
        [3] Nutria
       *[other] Farol { $n }
    }
seat-name = { seat }
gone = de vuelta en casa

## El pantano

marsh = El pantano
wisp = Fuego fatuo
cell =
    { $n ->
        [0] Orilla de la Alondra
        [1] Embarcadero Torcido
        [2] Descanso de la Garza
        [3] Poza de la Viuda
        [4] Molino Viejo
        [5] Paso de las Anguilas
        [6] Piedras Grises
        [7] Campana Ahogada
        [8] Hondonada del Sapo
        [9] Roble del Farol
        [10] Corte de Turba
        [11] Aguas Negras
        [12] Coro de Ranas
        [13] Vado de la Niebla
        [14] Bota Perdida
        [15] Ermita Hundida
        [16] Cubil de la Nutria
        [17] Carrizal del Avetoro
        [18] Prado de las Polillas
       *[other] Casilla { $n }
    }

## Cartas

card-type = Carta de noche
card-gust = Ráfaga
card-gust-text =
    Juégala cuando otro alargue la mano hacia un fuego: su tirada vale 2 menos. Solo puedes salir
    con ella si no te queda ningún paso, y entonces no te mueves de donde estás.
card-step =
    { $n ->
        [one] { $n } paso
       *[other] { $n } pasos
    }
card-step-text =
    { $n ->
        [one] Camina 1 casilla o quédate. Los pasos cortos salen antes.
       *[other] Camina hasta { $n } casillas o quédate. Los pasos cortos salen antes.
    }
stat-steps = Pasos

## Sobre la mesa

hand = Mano de { $seat }
deck = Mazo
discard = Descartes
stat-caught = Fuegos atrapados
headline =
    { $rounds ->
        [0] Rompe el alba.
        [one] La última ronda antes del alba. { $first } lleva el farol guía.
       *[other] { $rounds } rondas hasta el alba. { $first } lleva el farol guía.
    }

## Preguntas

ask-pick = Elige una carta en secreto: ¿hasta dónde quieres llegar?
ask-walk =
    { $steps ->
        [one] Camina 1 casilla o quédate donde estás.
       *[other] Camina hasta { $steps } casillas o quédate donde estás.
    }
ask-gust = { $against } alarga la mano hacia un fuego fatuo. ¿Le lanzas una ráfaga?
option-pass = Contener el aliento
option-gust = Lanzar una ráfaga
option-stay = Quedarse en { $cell }
option-walk = Ir a { $cell }
offer-leave = Volver a casa

## Qué ha pasado

event-round =
    { $rounds ->
        [one] El cielo clarea: es la última ronda antes del alba.
       *[other] Bailan luces sobre el pantano. Quedan { $rounds } rondas hasta el alba.
    }
event-picked = { $seat } descubre «{ $card }».
event-walked = { $seat } vadea hasta { $cell }.
event-caught =
    { $gusts ->
        [0] { $seat } alarga la mano, saca un { $roll } ¡y el fuego es suyo!
        [one] { $seat } protege la llama, saca un { $roll } contra la ráfaga ¡y aun así el fuego es suyo!
       *[other] { $seat } protege la llama, saca un { $roll } contra { $gusts } ráfagas ¡y aun así el fuego es suyo!
    }
event-missed =
    { $gusts ->
        [0] { $seat } alarga la mano, pero saca un { $roll }: el fuego se le escurre en la oscuridad.
        [one] { $seat } alarga la mano y saca un { $roll }, pero la ráfaga se lleva el fuego.
       *[other] { $seat } alarga la mano y saca un { $roll }, pero { $gusts } ráfagas se llevan el fuego.
    }
event-gusted = { $seat } lanza una ráfaga sobre el agua contra { $against }.
event-drew = { $seat } roba «{ $card }».
event-mixed = El mazo se ha acabado; con los descartes se mezcla uno nuevo.
event-dropped = { $seat } deja caer «{ $card }» entre los juncos.
event-left = { $seat } está hasta el gorro de mojarse las botas y se vuelve a casa.

## Cómo acabó

score =
    { $score ->
        [-1] se fue a casa
       *[other] { $score }
    }
outcome-goal = Tres fuegos brillan en un mismo farol: la caza ha terminado.
outcome-alone = Ya solo queda una luz en el pantano.
outcome-dawn = Sale el sol y se cuentan las capturas.

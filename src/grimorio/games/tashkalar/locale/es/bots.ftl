### Lo que dicen los bots de sus jugadas y por qué aconsejan una.

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

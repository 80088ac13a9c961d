### Lo que dicen los bots de sus jugadas y por qué aconsejan una.

why-bot-legend = Una leyenda acude a mi llamada: ¡{ $card }!
why-bot-summon = El patrón está completo. ¡Adelante, { $card }!
why-bot-flare = Me has sacado demasiada ventaja. ¡Un estallido!
why-bot-discard = Otra carta me servirá mejor.
why-bot-task = Con eso basta para la misión: { $task }.
why-bot-claim = Misión cumplida: { $task }.
why-bot-hits =
    { $rank ->
        [legendary] También caen las fichas legendarias.
       *[heroic] Una ficha heroica menos contra mí.
    }
why-bot-converts =
    { $rank ->
        [legendary] Esa ficha legendaria ahora es mía.
       *[heroic] Esa ficha heroica ahora es mía.
    }
why-bot-weakens =
    { $rank ->
        [legendary] Esa ficha legendaria ya ha brillado bastante.
       *[heroic] Esa ficha heroica ya ha brillado bastante.
    }
reason-task = Cumple una misión: { $task }.
reason-completes = Completa un patrón: { $card }.
reason-approaches = Acerca un patrón: { $card }.
reason-opens = Un comienzo: los patrones piden fichas cercanas entre sí.
reason-summons =
    { $rank ->
        [legendary] Te da una ficha legendaria, y su efecto.
        [heroic] Te da una ficha heroica, y su efecto.
       *[common] Te da una ficha básica, y su efecto.
    }
reason-legend = Invocar una leyenda da un punto en el acto.
reason-legend-stays = Una ficha legendaria vale un punto mientras siga en el tablero.
reason-lands =
    { $rank ->
        [legendary] Cae sobre una ficha legendaria enemiga y la destruye.
        [heroic] Cae sobre una ficha heroica enemiga y la destruye.
       *[common] Cae sobre una ficha básica enemiga y la destruye.
    }
reason-hits =
    { $rank ->
        [legendary] Destruye una ficha legendaria enemiga.
        [heroic] Destruye una ficha heroica enemiga.
       *[common] Destruye una ficha básica enemiga.
    }
reason-converts =
    { $rank ->
        [legendary] Una ficha legendaria enemiga pasa a ser tuya.
        [heroic] Una ficha heroica enemiga pasa a ser tuya.
       *[common] Una ficha básica enemiga pasa a ser tuya.
    }
reason-weakens =
    { $rank ->
        [legendary] Deja en heroica una ficha legendaria enemiga.
       *[heroic] Deja en básica una ficha heroica enemiga.
    }
reason-upgrades = Mejora una ficha tuya.
reason-flare = Vas por detrás en fichas, y un estallido no gasta acción.
reason-flare-point = Vas por detrás en fichas, y un estallido no gasta acción; pero da un punto a tu rival.
reason-discard = Deja sitio para otra carta al acabar tu turno.
reason-then = { $why } Después: { $next }.
reason-first = Después: { $next }.

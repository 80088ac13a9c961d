### Lo que dicen los autómatas de sus jugadas, y por qué se aconseja una jugada.

## Cartas

reason-early = Con iniciativa { $initiative }, lo más probable es que todos los enemigos actúen después.
reason-early-attack = Con iniciativa { $initiative }, lo más probable es que todos los enemigos actúen después, y en este turno se puede atacar a { $figure }.
reason-late = Con iniciativa { $initiative }, lo más probable es que todos los enemigos actúen antes.
reason-attack = Donde está ahora, { $figure } queda al alcance de estas cartas.
reason-onward = No hay enemigos en el mapa, y estas cartas tienen Mover { $points }.
reason-rests = De las { $cards } cartas descartadas, vuelven a la mano todas menos una.
why-bot-spent = Con menos de dos cartas en la mano no se puede jugar un turno.
why-bot-calm = No hay enemigos en el mapa: buen momento para recuperar los descartes.

## Turnos

why-bot-near = { $figure } ya está al alcance.
why-bot-first-move = Desde aquí no se puede atacar a nadie: primero hay que moverse.
why-bot-loots = { $coins ->
    [one] Hay una ficha de dinero al alcance.
   *[other] Hay { $coins } fichas de dinero al alcance.
  }
why-bot-door = El grupo está listo para lo que haya detrás de esta puerta.
why-bot-reaches = Desde ahí se puede atacar a { $figure }.
why-bot-coins = { $coins ->
    [one] Ahí hay una ficha de dinero.
   *[other] Ahí hay { $coins } fichas de dinero.
  }
why-bot-safer = Ahí llegan los golpes de menos enemigos.
why-bot-closer = Desde ahí queda más cerca { $figure }.
why-bot-onward = Desde ahí queda más cerca la próxima puerta.

## Ataques y curas

why-bot-kills = Lo más probable es que muera { $figure }.
why-bot-softest = Nadie más al alcance tiene tan poco Escudo como { $figure }.
why-bot-strongest = Nadie más al alcance tiene un Ataque tan fuerte como { $figure }.
why-bot-nearest = { $figure } está más cerca que los demás.
why-bot-wounds = Unos { $damage } de daño, y a { $figure } { $hp ->
    [one] le queda 1 punto de golpe.
   *[other] le quedan { $hp } puntos de golpe.
  }
why-bot-several = Este ataque alcanza a { $count } enemigos a la vez.
why-bot-heals = A { $figure } { $lost ->
    [one] le falta 1 punto de golpe.
   *[other] le faltan { $lost } puntos de golpe.
  }
why-bot-cures = { $ail ->
    [poison] Curar a { $figure } le quita Veneno.
    [wound] Curar a { $figure } le quita Herido.
   *[both] Curar a { $figure } le quita Veneno y Herido.
  }

## Daño

why-bot-saves = { $damage ->
    [one] 1 de daño supondría el agotamiento
   *[other] { $damage } de daño supondrían el agotamiento
  }: { $hp ->
    [one] solo queda 1 punto de golpe.
   *[other] solo quedan { $hp } puntos de golpe.
  }
why-bot-costs = { $left ->
    [one] Quedaría 1 punto de golpe de { $most }.
   *[other] Quedarían { $left } puntos de golpe de { $most }.
  }
why-bot-bears = { $left ->
    [one] Queda 1 punto de golpe de { $most }, y no se pierde ninguna carta.
   *[other] Quedan { $left } puntos de golpe de { $most }, y no se pierde ninguna carta.
  }

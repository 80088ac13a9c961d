### El relato: cada suceso en una línea.

event-class_chosen = { $seat } juega con esta clase: { $class }.
event-level_chosen = { $seat } empieza en el nivel { $level }.
event-level_found = El escenario es de nivel { $level } y los monstruos, de nivel { $monsters }.
event-placed = { $figure } ocupa un hexágono de inicio.

## La ronda

event-round = Comienza la ronda { $round }.
event-ability_drawn = { $ability }, iniciativa { $initiative }: { $does }
event-showed_cards = { $figure } muestra { $cards }.
event-declared_rest = { $figure } hace un descanso largo.
event-turn = { $figure_kind ->
    [character] Turno de { $figure }.
   *[other] Actúa { $figure }.
  }
event-played = { $figure } juega { $half }.
event-stunned = { $figure } sufre Aturdir y no hace nada.
event-rested_long = { $any ->
    [yes] Descanso largo de { $figure }: se pierde { $card } y vuelven las demás cartas.
   *[no] Descanso largo de { $figure }, sin perder ninguna carta.
  }
event-rested_short = Descanso corto de { $figure }: se pierde { $card } y vuelven las demás cartas.
event-round_over = Termina la ronda { $round }.
event-shuffled = Se baraja el mazo de modificadores de { $figure }.
event-monsters_shuffled = Se baraja el mazo de modificadores de los monstruos.
event-abilities_shuffled = Se baraja el mazo de habilidades: { $deck }.

## Movimiento

event-moved = { $mood ->
    [0] { $figure } se mueve.
    [1] { $figure } cambia de sitio.
   *[2] { $figure } avanza.
  }
event-forced = { $by } desplaza a { $figure }.
event-sprung = { $figure } activa una trampa.
event-door_opened = { $figure } abre una puerta.
event-revealed = Ahí está { $figure }.
event-appeared = Aparece { $figure }.
event-summoned = { $by } invoca a { $figure }.

## Ataques y daño

event-attacked = { $mood ->
    [0] { $by } ataca a { $figure }: Ataque { $value }{ $sum }.
    [1] { $by } golpea a { $figure }: Ataque { $value }{ $sum }.
   *[2] { $by } arremete contra { $figure }: Ataque { $value }{ $sum }.
  }
event-modifier_drawn = { $figure } roba { $modifier }.
event-came_to = El ataque de { $figure } queda en { $damage }.
event-damage = { $cause ->
    [trap] La trampa hace { $damage } de daño a { $figure }: quedan { $left }.
    [hazard] El terreno hace { $damage } de daño a { $figure }: quedan { $left }.
    [wound] La herida cuesta { $damage } a { $figure }: quedan { $left }.
    [retaliate] La represalia hace { $damage } de daño a { $figure }: quedan { $left }.
    [rest] Cambiar de carta cuesta { $damage } a { $figure }: quedan { $left }.
    [fall] La caída hace { $damage } de daño a { $figure }: quedan { $left }.
   *[other] { $figure } sufre { $damage } de daño: quedan { $left }.
  }
event-shielded = El escudo de { $figure } para { $shield }.
event-prevented = { $count ->
    [one] { $figure } pierde { $cards } y no sufre daño.
   *[other] { $figure } pierde las cartas { $cards } y no sufre daño.
  }
event-died = { $figure_kind ->
    [summon] { $figure } desaparece.
    [object] { $figure }: no queda nada.
   *[other] { $mood ->
        [0] { $figure } muere.
        [1] { $figure } cae.
       *[2] Muere { $figure }.
      }
  }
event-exhausted = { $cause ->
    [cards] { $figure } no tiene cartas suficientes: agotamiento.
   *[other] { $figure } se queda sin puntos de golpe: agotamiento.
  }
event-vanished = { $figure } deja el mapa.
event-healed = { $figure } recupera { $heal }: { $left } puntos de golpe.
event-gained = { $figure } recibe { $condition }.
event-ended = { $figure } se libra de { $condition }.
event-immune = { $figure } tiene inmunidad a { $condition }.
event-bonus = { $bonus ->
    [shield] { $figure } tiene Escudo { $value } esta ronda.
    [retaliate] { $figure } tiene Represalia { $value } esta ronda.
    [attack] { $figure } tiene +{ $value } al Ataque esta ronda.
    [elude] Atacar a { $figure } tiene desventaja esta ronda.
    [doomed] { $figure } actuará una vez más al morir.
    [swap] { $figure } toma en su turno a los enemigos por aliados.
   *[other] { $figure } tiene una mejora esta ronda: { $value }.
  }

## Ganancias

event-experience = { $figure } gana { $xp } de experiencia.
event-coins = { $coins ->
    [one] { $figure } recoge una ficha de dinero.
   *[other] { $figure } recoge { $coins } fichas de dinero.
  }
event-treasure = { $number ->
    [-1] { $figure } se lleva un tesoro objetivo.
   *[other] { $figure } abre el tesoro { $number }.
  }
event-item_used = { $figure } usa { $item }.
event-item_refreshed = { $figure } actualiza { $item }.
event-recovered = { $figure } recupera { $card } a la mano.
event-activated = { $card }, de { $figure }, pasa al área activa.
event-deactivated = { $card }, de { $figure }, deja el área activa.

## Elementos

event-infused = { $element } pasa a Fuerte.
event-consumed = { $figure } consume { $element }.

## Los monstruos, y por qué

event-focused = El foco de { $figure } es { $focus }.
event-passed_over = { $rule ->
    [GH-FOCUS-2] No { $other }: { $figure } no tiene desde dónde atacar ({ $rule }).
    [GH-FOCUS-5] No { $other }: el camino de { $figure } cruza más trampas ({ $rule }).
    [GH-FOCUS-7] No { $other }: { $figure } tendría que moverse más ({ $rule }).
    [GH-FOCUS-9] No { $other }: queda más lejos de { $figure } ({ $rule }).
    [GH-FOCUS-10] No { $other }: { $figure } prefiere a quien actúa antes ({ $rule }).
   *[other] No { $other }, para { $figure } ({ $rule }).
  }
event-no_focus = { $figure } no encuentra ningún foco.
event-monster_looted = { $coins ->
    [one] { $figure } se lleva una ficha de dinero.
   *[other] { $figure } se lleva { $coins } fichas de dinero.
  }

## Cartas y terreno

event-lost_card = { $figure } pierde { $card }.
event-made = { $what ->
    [trap] { $figure } coloca una trampa.
   *[other] { $figure } crea un obstáculo.
  }
event-cleared = { $what ->
    [trap] { $figure } retira una trampa.
   *[other] { $figure } destruye un obstáculo.
  }

## Tesoros y reglas del escenario

event-gold_found = { $seat } encuentra { $gold } de oro.
event-item_found = { $seat } encuentra un objeto: { $item }.
event-design_found = { $seat } encuentra el diseño de un objeto: { $item }.
event-scenario_found = { $seat } se entera del escenario { $scenario }.
event-minus_added = { $cards ->
    [one] Entra una carta de -1 en el mazo de modificadores de { $figure }.
   *[other] Entran { $cards } cartas de -1 en el mazo de modificadores de { $figure }.
  }
event-introduced = { $text }
event-section = { $text }
event-concluded = { $text }
event-unlocked = { $door ->
   *[other] Se abre una puerta bloqueada.
  }
event-door_closed = Se cierra una puerta.
event-goal_lost = El escenario ya no se puede ganar.
event-battle_goal = { $checkmarks ->
    [0] Objetivo de batalla de { $seat }: { $goal }. Sin cumplir.
    [one] Objetivo de batalla de { $seat }: { $goal }. Cumplido: 1 marca.
   *[other] Objetivo de batalla de { $seat }: { $goal }. Cumplido: { $checkmarks } marcas.
  }
event-takes_home = { $seat } se lleva { $xp } de experiencia y { $bonus } más por el escenario, { $gold } de oro y { $checkmarks } marcas.
event-ruled_out = { $rule ->
    [GH-MMOVE-3] { $figure } descarta { $cells } hexágonos: desventaja contra el foco ({ $rule }).
    [GH-MMOVE-4] { $figure } descarta { $cells } hexágonos: menos objetivos ({ $rule }).
    [GH-MMOVE-5] { $figure } descarta { $cells } hexágonos: desventaja contra otros ({ $rule }).
    [GH-MMOVE-6] { $figure } descarta { $cells } hexágonos: camino más largo ({ $rule }).
    [GH-MMOVE-7] { $figure } descarta { $cells } hexágonos: trampas en el camino ({ $rule }).
   *[other] { $figure } descarta { $cells } hexágonos ({ $rule }).
  }

## El final

event-goal_reached = Objetivo cumplido: el escenario termina con esta ronda.

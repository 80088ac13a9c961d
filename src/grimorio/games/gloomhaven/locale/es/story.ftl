### El relato: cada suceso en una línea.

event-class_chosen = { $seat } juega con esta clase: { $class }.
event-level_chosen = { $seat } empieza en el nivel { $level }.
event-level_found = El escenario es de nivel { $level } y los monstruos, de nivel { $monsters }.
event-placed = { $figure } ocupa un hexágono de inicio.

## La ronda

event-round = Comienza la ronda { $round }.
event-ability_drawn = { $ability }, iniciativa { $initiative }: { $does }
event-showed_cards = { $figure } muestra { $cards }.
event-declared_rest = { $figure } hará un descanso largo en esta ronda.
event-turn = { $figure_kind ->
    [character] Turno de { $figure }.
   *[other] Actúa { $figure }.
  }
event-played = { $figure } juega { $half }.
event-stunned = Aturdir impide actuar a { $figure }.
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
event-manner =
    { $advantage ->
        [0] { $figure } tiene desventaja.
       *[other] { $figure } tiene ventaja.
    }
event-modifier_drawn = { $figure } roba «{ $modifier }».
event-blunted = El objeto { $item }, de { $figure }, lo deja en +0.
event-came_to = El ataque de { $figure } queda en { $damage }.
event-left =
    { $left ->
        [one] queda { $left } punto de golpe
       *[other] quedan { $left } puntos de golpe
    }
event-damage = { $cause ->
    [trap] La trampa hace { $damage } de daño a { $figure }: { event-left }.
    [hazard] El terreno hace { $damage } de daño a { $figure }: { event-left }.
    [wound] La herida hace { $damage } de daño a { $figure }: { event-left }.
    [retaliate] La represalia hace { $damage } de daño a { $figure }: { event-left }.
    [rest] { $figure } sufre { $damage } de daño por perder otra carta: { event-left }.
    [fall] La caída hace { $damage } de daño a { $figure }: { event-left }.
   *[other] { $figure } sufre { $damage } de daño: { event-left }.
  }
event-shielded = El escudo de { $figure } absorbe { $shield }.
event-prevented = { $count ->
    [one] { $figure } pierde { $cards } y no sufre daño.
   *[other] { $figure } no sufre daño y pierde estas cartas: { $cards }.
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
event-healed = { $left ->
    [one] { $figure } se cura { $heal } y tiene { $left } punto de golpe.
   *[other] { $figure } se cura { $heal } y tiene { $left } puntos de golpe.
  }
event-gained = { $condition_id ->
    [invisible] { $figure } se vuelve invisible.
    [strengthen] { $figure } se fortalece.
    [bless] { $figure } recibe una { $condition }.
    [curse] { $figure } recibe una { $condition }.
   *[other] { $figure } recibe la condición { $condition }.
  }
event-ended = { $condition_id ->
    [invisible] { $figure } vuelve a ser visible.
   *[other] { $figure } ya no tiene { $condition }.
  }
event-immune = { $figure } tiene inmunidad a { $condition }.
event-bonus = { $bonus ->
    [shield] { $figure } tiene Escudo { $value } esta ronda.
    [retaliate] { $figure } tiene Represalia { $value } esta ronda.
    [attack] { $figure } tiene +{ $value } al Ataque esta ronda.
    [elude] Atacar a { $figure } tiene desventaja esta ronda.
    [doomed] { $figure } actuará una vez más al morir.
    [swap] { $figure } tratará en su turno a sus enemigos como aliados.
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
event-recovered = { $card } vuelve a la mano de { $figure }.
event-activated = { $card }, de { $figure }, pasa al área activa.
event-deactivated = { $card }, de { $figure }, deja el área activa.

## Elementos

event-infused = { $element } pasa a Fuerte.
event-consumed = { $figure } consume { $element }.

## Los monstruos, y por qué

event-focused = El foco de { $figure } es { $focus }.
event-passed_over = { $rule ->
    [GH-FOCUS-2] { $other } no: { $figure } no tiene desde dónde atacar.
    [GH-FOCUS-5] { $other } no: el camino de { $figure } cruza más trampas.
    [GH-FOCUS-7] { $other } no: { $figure } tendría que moverse más.
    [GH-FOCUS-9] { $other } no: queda más lejos de { $figure }.
    [GH-FOCUS-10] { $other } no: { $figure } prefiere a quien actúa antes.
   *[other] { $other } no, para { $figure }.
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
    [one] Se añade una carta «−1» al mazo de modificadores de { $figure }.
   *[other] Se añaden { $cards } cartas «−1» al mazo de modificadores de { $figure }.
  }
event-introduced = { $text } El objetivo: { $goal }
event-section = { $text }
event-concluded = { $text }
event-unlocked = { $door ->
   *[other] Se abre una puerta bloqueada.
  }
event-door_closed = Se cierra una puerta.
event-goal_lost = El escenario ya no se puede ganar.
event-battle_goal = { $checkmarks ->
    [0] { $won ->
        [yes] Objetivo de batalla de { $seat }: { $goal }. Sin cumplir.
       *[no] Objetivo de batalla de { $seat }: { $goal }. No vale nada en un escenario perdido.
      }
    [one] Objetivo de batalla de { $seat }: { $goal }. Cumplido: 1 marca.
   *[other] Objetivo de batalla de { $seat }: { $goal }. Cumplido: { $checkmarks } marcas.
  }
takes-home-bonus = { $bonus ->
    [0] {""}
   *[other] , { $bonus } más por la victoria
  }
takes-home-checkmarks = { $checkmarks ->
    [0] {""}
    [one] , 1 marca
   *[other] , { $checkmarks } marcas
  }
takes-home-items = { $items_count ->
    [0] {""}
    [one] ; objeto encontrado: { $items }
   *[other] ; objetos encontrados: { $items }
  }
event-takes_home = { $seat } se lleva { $xp } de experiencia{ takes-home-bonus }, { $gold } de oro{ takes-home-checkmarks }{ takes-home-items }.
# Lo mismo bajo el nombre de quien juega, donde se muestra el final de la partida.
account-battle_goal = { $checkmarks ->
    [0] { $won ->
        [yes] Objetivo de batalla sin cumplir: { $goal }
       *[no] Objetivo de batalla, sin valor en un escenario perdido: { $goal }
      }
    [one] Objetivo de batalla cumplido: { $goal }, 1 marca
   *[other] Objetivo de batalla cumplido: { $goal }, { $checkmarks } marcas
  }
account-takes_home = { $xp } de experiencia{ takes-home-bonus }, { $gold } de oro{ takes-home-items }
event-hexes =
    { $cells ->
        [one] { $cells } hexágono
       *[other] { $cells } hexágonos
    }
event-ruled_out = { $rule ->
    [GH-MMOVE-3] { $figure } descarta { event-hexes }: desventaja contra el foco.
    [GH-MMOVE-4] { $figure } descarta { event-hexes }: menos objetivos.
    [GH-MMOVE-5] { $figure } descarta { event-hexes }: desventaja contra otros.
    [GH-MMOVE-6] { $figure } descarta { event-hexes }: camino más largo.
    [GH-MMOVE-7] { $figure } descarta { event-hexes }: trampas en el camino.
   *[other] { $figure } descarta { event-hexes }.
  }

## El final

event-goal_reached = Objetivo cumplido: el escenario termina con esta ronda.

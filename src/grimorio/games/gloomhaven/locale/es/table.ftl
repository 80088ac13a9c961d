### Lo que hay sobre la mesa: rótulos, paneles, cartas, el titular.

seat =
    { $n ->
        [0] Primer jugador
        [1] Segundo jugador
        [2] Tercer jugador
       *[3] Cuarto jugador
    }
seat-name = { seat }
nothing = nada
comma = { $a }, { $b }

## Cómo está la partida

headline = Ronda { $round } · { $name }
headline-setup = { $number }. { $name }: preparativos
headline-won = Ronda { $round } · { $name }: objetivo cumplido
headline-over = { $won ->
    [yes] { $name }: victoria
   *[no] { $name }: derrota
  }
awaited-setup = Los demás se preparan.
awaited-cards = Los demás eligen dos cartas cada uno, o un descanso largo.
awaited-turn = Es el turno de { $seat }.
outcome-won = El escenario está ganado.
outcome-lost = El escenario está perdido.
ending-won = El grupo gana
ending-lost = El grupo pierde
score = { $score } de experiencia
feat-takes-home = { $checkmarks ->
    [0] trajo a casa { $gold } de oro
    [one] trajo a casa { $gold } de oro y 1 marca
   *[other] trajo a casa { $gold } de oro y { $checkmarks } marcas
  }
duty-monsters = los empates de monstruos
duty-monsters-about = Cuando las reglas no dicen a quién va un monstruo o dónde se coloca, lo decide alguien de la mesa.
duty-monsters-once = Un autómata, esta vez

## Figuras

figure-normal = { $type } { $number }
figure-elite = { $type } { $number } (élite)
no-class = Aún sin clase
nobody = nadie

## El mapa

hex-place = fila { $row }, hexágono { $number }
hex-counted = Fila { $row }, hexágono { $number }
hex-straight = { $steps ->
    [one] 1 hexágono { $way }
   *[other] { $steps } hexágonos { $way }
  }
hex-bent = { $steps } { $way } y { $more } { $then }
hex-here = Aquí mismo
compass-east = al este
compass-southeast = al sudeste
compass-southwest = al sudoeste
compass-west = al oeste
compass-northwest = al noroeste
compass-northeast = al nordeste
nowhere = ninguna parte
cell-floor = Suelo, { $at }
cell-unknown = Sin revelar, { $at }
cell-plate = Placa de presión, { $at }
cell-door = { $state ->
    [open] { $look }: paso abierto, { $at }
    [locked] { $look }: paso bloqueado, { $at }
   *[closed] { $look }: paso cerrado, { $at }
  }
cell-overlay = { $kind ->
    [obstacle] { $look }: obstáculo, { $at }
    [trap] { $look }, { $at }
    [hazard] { $look }: terreno peligroso, { $at }
    [difficult] { $look }: terreno difícil, { $at }
   *[treasure] { $number ->
        [-1] Tesoro objetivo, { $at }
       *[other] Tesoro { $number }, { $at }
      }
  }
overlay-made = { $kind ->
    [trap] Trampa
   *[obstacle] Rocas
  }
area-start = Hexágonos de inicio
area-acting = Actúa ahora
piece-coins = { $count ->
    [one] Una ficha de dinero
   *[other] { $count } fichas de dinero
  }
area-diagram = { $about ->
    [yes] Área de { $hexes } hexágonos alrededor de quien ataca
   *[no] Área de { $hexes } hexágonos, uno de ellos al alcance
  }

## Números

stat-hp = Puntos de golpe
stat-stamina = Rondas que quedan con estas cartas
stat-xp = Experiencia
stat-coins = Fichas de dinero
stat-cards = Cartas en mano
stat-initiative = Iniciativa
stat-move = Mover
stat-attack = Ataque
stat-range = Alcance
stat-heal = Curar
stat-loot = Saquear
stat-damage = Daño
stat-summon = Invocación, puntos de golpe
value-x = X
stat-shield = Escudo
stat-retaliate = Represalia
stat-cost = Precio
stat-checkmarks = Marcas
normal-elite = { $normal }, élite { $elite }
first-last = de { $first } a { $last }
stat-line = Nivel { $level }: { $hp } puntos de golpe, Mover { $move }, Ataque { $attack }{ $ranged ->
    [no] {""}
   *[yes] , Alcance { $range }
  }
rank-normal = Normal
rank-elite = Élite
rank-boss = Jefe
rank-named = Con nombre

## Marcas

badge-coins = Fichas de dinero
badge-uses = Usos que quedan
badge-round = Hasta el final de la ronda
badge-lasts = Sigue activa
badge-lost = Se pierde al usarla
badge-xp = Experiencia
badge-makes = Infunde { $element }
badge-copies = Copias en el mazo
badge-spent = Gastado
badge-consumed = Consumido
badge-found = Encontrado, para el próximo escenario
bonus-shield = Escudo esta ronda
bonus-retaliate = Represalia esta ronda
bonus-stronger = Ataques más fuertes esta ronda
bonus-elusive = Los ataques contra esta figura tienen desventaja esta ronda

## Paneles

group-scenario = El escenario
group-summons = Invocaciones de { $who }
group-objects = Otros
panel-class = { $class } · nv. { $level }
note-levels = Escenario de nivel { $level }, monstruos de nivel { $monsters }, trampa { $trap } de daño, terreno peligroso { $hazard }, ficha de dinero { $gold } de oro.
note-exhausted = Agotamiento
note-rests = Descanso largo
note-traits = { $rank ->
    [elite] Élite: { $traits }
    [boss] Jefe: { $traits }
    [named] Con nombre: { $traits }
   *[normal] Normal: { $traits }
  }
note-ability = { $initiative }: { $does }
member = { $rank ->
    [elite] Élite { $number }
    [boss] Jefe { $number }
    [named] Con nombre { $number }
   *[normal] Normal { $number }
  }
note-flies = Vuelo
note-immune = Inmunidad: { $to }
trait-retaliate-range = Represalia hasta { $range }
trait-pierce = Perforante { $value }
trait-targets = { $value } objetivos
trait-advantage = ventaja
trait-elusive = desventaja para quien ataca
trait-hides = Invisible al comienzo de la ronda
immune-bless = { condition-bless }
immune-curse = { condition-curse }
immune-disarm = { condition-disarm }
immune-immobilize = { condition-immobilize }
immune-invisible = { condition-invisible }
immune-muddle = { condition-muddle }
immune-poison = { condition-poison }
immune-strengthen = { condition-strengthen }
immune-stun = { condition-stun }
immune-wound = { condition-wound }
immune-push = Empujón
immune-pull = Tirón
row-initiative = Orden de la ronda
row-elements = Elementos
zone-items = Objetos de { $who }

## Zonas

zone-classes = Clases libres
zone-class-cards = Cartas de la clase: { $who }
zone-hand = Mano de { $who }
zone-chosen = Cartas de la ronda: { $who }
zone-active = Área activa de { $who }
zone-discard = Pila de descartes de { $who }
zone-lost = Pila de perdidas de { $who }
zone-goals = { $count ->
    [one] Objetivo de batalla de { $who }
   *[other] Objetivos de batalla de { $who }
  }
zone-modifiers = Mazo de modificadores de { $who }
zone-monsters = Mazo de modificadores de los monstruos
zone-modifiers-drawn = Modificadores robados: { $who }
zone-monsters-drawn = Modificadores robados: monstruos
zone-drawn = Robadas para este ataque
zone-ability = Habilidad de la ronda: { $type }
zone-deck = Mazo de habilidades: { $type }
brief-ability = Carta
brief-deck = Mazo
brief-hand = Mano
brief-chosen = Ronda
brief-active = Activas
brief-discard = Descartes
brief-lost = Perdidas
brief-items = Objetos

## Cartas

type-class = Clase
type-card = { $class }, nivel { $level }
type-ability = Habilidad de monstruo
type-item = Objeto: { $slot }
type-goal = Objetivo de batalla
type-modifier = Modificador de ataque
type-monster = Carta de estadísticas
item-later = Este objeto se puede usar a partir del próximo escenario.
half-top = Arriba
half-bottom = Abajo
half-of = { $half ->
    [top] la mitad superior de { $card }
   *[bottom] la mitad inferior de { $card }
  }
half-basic-top = Ataque 2
half-basic-bottom = Mover 2
no-card = ninguna carta
no-line = Este efecto.

## Qué haría ahora un monstruo

foresee-plain = Aún no se ha robado su carta. Con el movimiento y el ataque de su carta de estadísticas:
foresee-next = Ya ha tenido su turno. En la próxima ronda, con el movimiento y el ataque de su carta de estadísticas:
foresee-card = Con su carta de esta ronda:
foresee-summon = Actúa con sus propios valores:
foresee-it = este monstruo
foresee-stunned = Aturdir le impediría actuar.
foresee-nobody = No encontraría ningún foco.
foresee-focus = Su foco sería { $focus }.
foresee-foci = { $by ->
    [initiative] Su foco sería uno de estos, quien actúe antes: { $foci }.
   *[players] Su foco podría ser cualquiera de estos, a elección de los jugadores: { $foci }.
  }
foresee-move = { $steps ->
    [one] Se movería { $at }.
   *[other] Se movería { $steps } hexágonos y acabaría { $at } de donde está.
  }
foresee-stay = Se quedaría donde está.
foresee-attack = Atacaría con { $value } a { $targets }.
foresee-no-attack = No atacaría.
foresee-too-far = No llegaría a atacar a nadie.
foresee-open = Las reglas le dejan { $count } maneras; se muestra una de ellas.
area-way = su camino
area-attacked = atacado
area-focus = su foco

## Lo que los asientos dejan saber de sus planes

sign-early = pronto
sign-middle = en medio
sign-late = tarde

odds = { $chance } de matar

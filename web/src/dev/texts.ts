/** Words for the fixtures. */
const EN = `
title = The Deep Keep
title-blurb = Steal what you can from the dragon's hoard and be out before sunset.
setting-sunset = Sunset
setting-sunset-help = How many rounds the day has.
setting-catacombs = Catacombs
setting-catacombs-help = Trapdoors lead to a second board below.
setting-hoard = The hoard
setting-hoard-help = How much gold lies in the treasure chamber.
setting-hoard-plain = Plain
setting-hoard-rich = Rich
board-dungeon = The keep
board-below = Below
board-marsh = The marsh
room-tower = Tower
room-treasure = Treasure chamber
hero-lindel = Lindel, the archer
hero-ulv = Ulv, the guard
hero-vera = Vera, the mage
hero-rold = Rold, the raider
dragon = Dragon
skeleton = Skeleton
spider = Spider
frog = Giant frog
wisp = Wisp
crown = Crown
life = Life
gold = Gold
strength = Strength
agility = Agility
luck = Luck
power = Power
score = Score
cost = Cost
area-home = The way home
area-reach = In reach
zone-hand = Hand
zone-loot = Loot
zone-rooms = Rooms
zone-crypts = Crypts
zone-discard = Discard
zone-row = On offer
zone-deck = Deck
track-sun = Sun
track-fame = Fame
headline = Round { $n }: the dragon sleeps
note-fight = Fighting
note-trapped = Trapped
side-a = The lamps
side-b = The mists
ask-move = The portcullis is down. Where to?
ask-move-why = Lindel stands in the web chamber; the way west is barred, the others are open.
ask-step = Lead a wisp, or pass
ask-step-why = Two steps are left this turn.
opt-lift = Lift the portcullis
opt-south = Go south
opt-bridge = Cross the rope bridge
opt-search = Search the room
opt-card = Play Exchange
opt-rest = Stay here
opt-step = Step to { $to }
opt-lead = Lead the lamp
opt-hit = Drive the guard away
opt-pass = Pass
prev-lift = Two dice, at most your strength of 6.
prev-stay = If it fails, the turn is over.
prev-draw = A new room is drawn.
prev-bridge = If you fall, you are lost in the catacombs.
prev-search = Draw a room card: gold, or trouble.
prev-card = Two heroes change places.
ref-east = Go east
ref-wall = There is a wall.
ref-potion = Drink the potion
ref-full = Not while somebody watches.
offer-surrender = Surrender
card-swap = Exchange
card-swap-text = Two heroes in sight of each other change places. Neither draws a room card.
card-torch = Everlasting torch
card-torch-text = While you carry it, you need not draw a crypt card in the dark.
card-potion = Bitter draught
card-potion-text = Heal three wounds at the end of your turn, if you can keep it down.
card-pattern = Twin flames
card-pattern-text = Two of yours in a line with a gap between them: a new one appears below the gap.
card-spell = Circle of mist
card-light = Lamplight
type-rune = Rune
type-item = Item
event-drew = { $a } draws a room for { $b }.
event-moved = { $a } walks on.
event-met = { $a } meets: { $b }!
event-rolled = { $a } rolls { $b } and { $c }.
event-wounded = { $a } loses { $b } life.
event-found = { $a } finds { $b } gold.
event-sun = The sun moves to { $a }.
event-did = { $a }: { $b }
outcome-escaped = Out of the keep before nightfall, with the heaviest purse.
`;
const ES = `
title = La fortaleza honda
title-blurb = Roba lo que puedas del tesoro del dragón y sal antes de que caiga el sol.
setting-sunset = Ocaso
setting-sunset-help = Cuántas rondas tiene el día.
setting-catacombs = Catacumbas
setting-catacombs-help = Las trampillas llevan a un segundo tablero bajo tierra.
setting-hoard = El tesoro
setting-hoard-help = Cuánto oro hay en la cámara.
setting-hoard-plain = Normal
setting-hoard-rich = Abundante
board-dungeon = La fortaleza
board-below = Abajo
board-marsh = La marisma
room-tower = Torre
room-treasure = Cámara del tesoro
hero-lindel = Lindel, la arquera
hero-ulv = Ulv, el guardia
hero-vera = Vera, la maga
hero-rold = Rold, el saqueador
dragon = Dragón
skeleton = Esqueleto
spider = Araña
frog = Rana gigante
wisp = Fuego fatuo
crown = Corona
life = Vida
gold = Oro
strength = Fuerza
agility = Agilidad
luck = Suerte
power = Poder
score = Puntos
cost = Coste
area-home = El camino a casa
area-reach = Al alcance
zone-hand = Mano
zone-loot = Botín
zone-rooms = Salas
zone-crypts = Criptas
zone-discard = Descartes
zone-row = En oferta
zone-deck = Mazo
track-sun = Sol
track-fame = Fama
headline = Ronda { $n }: el dragón duerme
note-fight = En combate
note-trapped = Atrapado
side-a = Los faroles
side-b = Las nieblas
ask-move = El rastrillo está bajado. ¿Adónde vas?
ask-move-why = Lindel está en la sala de las telarañas; el oeste está cerrado, lo demás abierto.
ask-step = Guía un fuego fatuo o pasa
ask-step-why = Te quedan dos pasos este turno.
opt-lift = Levantar el rastrillo
opt-south = Ir al sur
opt-bridge = Cruzar el puente de cuerda
opt-search = Registrar la sala
opt-card = Jugar Intercambio
opt-rest = Quedarse aquí
opt-step = Paso a { $to }
opt-lead = Guiar el farol
opt-hit = Ahuyentar al guardia
opt-pass = Pasar
prev-lift = Dos dados, como mucho tu fuerza de 6.
prev-stay = Si falla, acaba el turno.
prev-draw = Se roba una sala nueva.
prev-bridge = Si caes, te pierdes en las catacumbas.
prev-search = Roba una carta de sala: oro o problemas.
prev-card = Dos héroes cambian de sitio.
ref-east = Ir al este
ref-wall = Hay un muro.
ref-potion = Beber la poción
ref-full = No mientras alguien mira.
offer-surrender = Rendirse
card-swap = Intercambio
card-swap-text = Dos héroes que se ven cambian de sitio. Ninguno roba carta de sala.
card-torch = Antorcha eterna
card-torch-text = Mientras la llevas, no robas carta de cripta en la oscuridad.
card-potion = Trago amargo
card-potion-text = Cura tres heridas al final de tu turno, si logras tragarlo.
card-pattern = Llamas gemelas
card-pattern-text = Dos tuyas en línea con un hueco entre ellas: aparece una nueva bajo el hueco.
card-spell = Círculo de niebla
card-light = Luz de farol
type-rune = Runa
type-item = Objeto
event-drew = { $a } roba una sala para { $b }.
event-moved = { $a } sigue adelante.
event-met = { $a } encuentra: ¡{ $b }!
event-rolled = { $a } saca { $b } y { $c }.
event-wounded = { $a } pierde { $b } de vida.
event-found = { $a } encuentra { $b } de oro.
event-sun = El sol avanza a { $a }.
event-did = { $a }: { $b }
outcome-escaped = Fuera de la fortaleza antes del anochecer, con la bolsa más pesada.
`;

export function texts(game: string, lang: string): string {
  const own = lang === "es" ? ES : EN;
  if (game === "crypt") return own.replace(/^title = .*$/m, lang === "es" ? "title = La cripta" : "title = The Crypt");
  if (game !== "marsh") return own;
  const title = lang === "es" ? "Fuegos fatuos" : "Wisps of the Marsh";
  const blurb = lang === "es" ? "Guía tus luces por la marisma antes de que las trague la niebla." : "Lead your lights across the marsh before the mist swallows them.";
  return own.replace(/^title = .*$/m, `title = ${title}`).replace(/^title-blurb = .*$/m, `title-blurb = ${blurb}`);
}

export const RULEBOOK = `# The Deep Keep

A fixture, to see how a rulebook looks. It has *emphasis*, **weight** and a table.

## Movement

- XX-MOVE-1 On your turn you move to the next room, or stay and search.
- XX-MOVE-2 A room nobody has seen is drawn when you enter it.
- XX-MOVE-3 Walls cannot be passed; see XX-MOVE-5 for what can be opened.
- XX-MOVE-5 A portcullis is lifted by a test of strength: two dice, at most your strength.

## Cards

- XX-CARD-1 An item is kept until it is used.
- XX-CARD-2 A potion is drunk when nobody is watching.
- XX-CARD-3 A pattern counts in every turn and reflection.
- XX-CARD-4 A rune is played at the start of a turn.

| terrain | cost |
| --- | --- |
| grass | 1 |
| marsh | 2 |
`;

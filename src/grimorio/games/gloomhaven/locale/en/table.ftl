### What lies and stands on the table: labels, panels, cards, the headline.

seat =
    { $n ->
        [0] First player
        [1] Second player
        [2] Third player
       *[3] Fourth player
    }
seat-name = { seat }
nothing = nothing
comma = { $a }, { $b }

## Where the game stands

headline = Round { $round } · { $name }
headline-setup = { $number }. { $name }: getting ready
headline-won = Round { $round } · { $name }: the goal is reached
headline-over = { $won ->
    [yes] { $name }: won
   *[no] { $name }: lost
  }
awaited-setup = The others get ready.
awaited-cards = The others choose two cards each, or a long rest.
awaited-turn = It is the turn of { $seat }.
outcome-won = The scenario is won.
outcome-lost = The scenario is lost.
ending-won = The party wins
ending-lost = The party loses
score = { $score } experience
feat-takes-home = { $checkmarks ->
    [0] brought home { $gold } gold
    [one] brought home { $gold } gold and 1 checkmark
   *[other] brought home { $gold } gold and { $checkmarks } checkmarks
  }
duty-monsters = decide monster ties
duty-monsters-about = Where the rules do not say which figure a monster goes for, or where it steps, a player decides.
duty-monsters-once = A bot, this time

## Figures

figure-normal = { $type } { $number }
figure-elite = { $type } { $number } (elite)
no-class = No class yet
nobody = nobody

## The map

hex-place = row { $row }, hex { $number }
hex-counted = Row { $row }, hex { $number }
hex-straight = { $steps ->
    [one] 1 hex { $way }
   *[other] { $steps } hexes { $way }
  }
hex-bent = { $steps } { $way } and { $more } { $then }
hex-here = Right here
compass-east = east
compass-southeast = south-east
compass-southwest = south-west
compass-west = west
compass-northwest = north-west
compass-northeast = north-east
nowhere = nowhere
cell-floor = Floor, { $at }
cell-unknown = Not revealed, { $at }
cell-plate = Pressure plate, { $at }
cell-door = { $state ->
    [open] { $look }, open, { $at }
    [locked] { $look }, locked, { $at }
   *[closed] { $look }, closed, { $at }
  }
cell-overlay = { $kind ->
    [obstacle] { $look }: obstacle, { $at }
    [trap] { $look }, { $at }
    [hazard] { $look }: hazardous terrain, { $at }
    [difficult] { $look }: difficult terrain, { $at }
   *[treasure] { $number ->
        [-1] Goal treasure, { $at }
       *[other] Treasure { $number }, { $at }
      }
  }
overlay-made = { $kind ->
    [trap] Trap
   *[obstacle] Rocks
  }
area-start = Starting hexes
area-acting = Acts now
piece-coins = { $count ->
    [one] A money token
   *[other] { $count } money tokens
  }
area-diagram = { $about ->
    [yes] Area of { $hexes } hexes about the attacker
   *[no] Area of { $hexes } hexes, one of them in range
  }

## Numbers

stat-hp = Hit points
stat-stamina = Rounds left with these cards
stat-xp = Experience
stat-coins = Money tokens
stat-cards = Cards in hand
stat-initiative = Initiative
stat-move = Move
stat-attack = Attack
stat-range = Range
stat-heal = Heal
stat-loot = Loot
stat-damage = Damage
stat-summon = Summon, hit points
value-x = X
stat-shield = Shield
stat-retaliate = Retaliate
stat-cost = Price
stat-checkmarks = Checkmarks
normal-elite = { $normal }, elite { $elite }
first-last = { $first } to { $last }
stat-line = Level { $level }: { $hp } hit points, Move { $move }, Attack { $attack }{ $ranged ->
    [no] {""}
   *[yes] , Range { $range }
  }
rank-normal = Normal
rank-elite = Elite
rank-boss = Boss
rank-named = Named

## Marks

badge-coins = Money tokens
badge-uses = Uses left
badge-round = Until the end of the round
badge-lasts = Stays active
badge-lost = Lost when used
badge-xp = Experience
badge-makes = Infuses { $element }
badge-copies = Copies in the deck
badge-spent = Spent
badge-consumed = Consumed
badge-found = Found, for the next scenario
bonus-shield = Shield this round
bonus-retaliate = Retaliate this round
bonus-stronger = Stronger attacks this round
bonus-elusive = Attacks on it have disadvantage this round

## Panels

group-scenario = The scenario
group-summons = Summons of { $who }
group-objects = Others
panel-class = { $class } · level { $level }
note-levels = Scenario level { $level }, monsters level { $monsters }, trap { $trap } damage, hazardous terrain { $hazard }, money token { $gold } gold.
note-exhausted = Exhausted
note-rests = Long rest
note-traits = { $rank ->
    [elite] Elite: { $traits }
    [boss] Boss: { $traits }
    [named] Named: { $traits }
   *[normal] Normal: { $traits }
  }
note-ability = { $initiative }: { $does }
member = { $rank ->
    [elite] Elite { $number }
    [boss] Boss { $number }
    [named] Named { $number }
   *[normal] Normal { $number }
  }
note-flies = Flying
note-immune = Immune: { $to }
trait-retaliate-range = Retaliate within { $range }
trait-pierce = Pierce { $value }
trait-targets = { $value } targets
trait-advantage = advantage
trait-elusive = attackers have disadvantage
trait-hides = invisible at the start of a round
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
immune-push = Push
immune-pull = Pull
row-initiative = Order of the round
row-elements = Elements
zone-items = Items of { $who }

## Zones

zone-classes = Free classes
zone-class-cards = Cards of the class: { $who }
zone-hand = Hand of { $who }
zone-chosen = Cards of the round: { $who }
zone-active = Active area of { $who }
zone-discard = Discard pile of { $who }
zone-lost = Lost pile of { $who }
zone-goals = { $count ->
    [one] Battle goal of { $who }
   *[other] Battle goals of { $who }
  }
zone-modifiers = Modifier deck of { $who }
zone-monsters = Modifier deck of the monsters
zone-modifiers-drawn = Modifiers drawn: { $who }
zone-monsters-drawn = Modifiers drawn: monsters
zone-drawn = Drawn for this attack
zone-ability = Ability of the round: { $type }
zone-deck = Ability deck: { $type }
brief-ability = Card
brief-deck = Deck
brief-hand = Hand
brief-chosen = Round
brief-active = Active
brief-discard = Discards
brief-lost = Lost
brief-items = Items

## Cards

type-class = Class
type-card = { $class }, level { $level }
type-ability = Monster ability
type-item = Item: { $slot }
type-goal = Battle goal
type-modifier = Attack modifier
type-monster = Stat card
item-later = This item can be used from the next scenario on.
half-top = Top
half-bottom = Bottom
half-of = { $half ->
    [top] the top of { $card }
   *[bottom] the bottom of { $card }
  }
half-basic-top = Attack 2
half-basic-bottom = Move 2
no-card = no card
no-line = This effect.

## What a monster would do now

foresee-plain = Its card has not been drawn yet. With the plain move and attack of its stat card:
foresee-next = It has had its turn. In the next round, with the plain move and attack of its stat card:
foresee-card = With its card of this round:
foresee-summon = It acts by its own values:
foresee-it = it
foresee-stunned = It is stunned and would do nothing.
foresee-nobody = It would find nobody to focus on.
foresee-focus = It would focus on { $focus }.
foresee-foci = { $by ->
    [initiative] It would focus on one of these, on whoever acts earlier: { $foci }.
   *[players] It could focus on any of these, and the players choose: { $foci }.
  }
foresee-move = { $steps ->
    [one] It would move { $at }.
   *[other] It would move { $steps } hexes, and end { $at } of where it is.
  }
foresee-stay = It would stay where it is.
foresee-attack = It would attack { $targets } with { $value }.
foresee-no-attack = It would not attack.
foresee-too-far = It would not be close enough to attack.
foresee-open = The rules leave it { $count } choices; one of them is shown.
area-way = its path
area-attacked = attacked
area-focus = its focus

## What seats let each other know of their plans

sign-early = early
sign-middle = middle
sign-late = late

odds = { $chance } to kill

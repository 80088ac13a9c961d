### What cards, monsters, threats and tiles say, put together from what they do.

sentences = { $a } { $b }
either = { $a } or { $b }
both = { $a } and { $b }

## Kinds of faces

type-hero = { $race }, { $classes }
type-two = { $a } / { $b }
type-weapon = Weapon
type-armour = Armour
type-attack-spell = Attack Spell
type-control-spell = Control Spell
type-enhancement-spell = Enhancement Spell
type-healing-spell = Healing Spell
type-reaction = Reaction
type-pet = Pet
type-treasure = Treasure
type-artifact = Artifact
type-skill = Skill
type-tactic = Tactic
type-monster = Monster of level { roman }
type-threat = Threat
type-tile = Tile of level { roman }
type-start = Starting tile
type-solo = Solo card

## Numbers

stat-melee = melee attack
stat-ranged = ranged attack
stat-armour = armour
stat-evasive = evasion
stat-speed = Speed
stat-cost = price in XP
stat-xp = XP
stat-gain = XP
rewards =
    { $second ->
        [0] { $first }
       *[other] { $first } + { $second }
    }

## Who may play a card

race =
    { $race ->
        [human] Human
        [dwarf] Dwarf
        [elf] Elf
        [gnome] Gnome
       *[half-orc] Half-orc
    }
class =
    { $class ->
        [martial] Martial
        [stealth] Stealth
        [mystery] Mystery
        [celestial] Celestial
       *[primordial] Primordial
    }
class-twice = { $class } twice
needs = For: { $icons }.
needs-hero = For { $hero }.
needs-nothing = For any hero.

## What lasts

more =
    { $more ->
        [yes] {" "}more
       *[no] {""}
    }
trait =
    { $trait ->
        [speed] +{ $by }{ more } Speed
        [melee] +{ $by }{ more } melee attack
        [ranged] +{ $by }{ more } ranged attack
        [armour] +{ $by }{ more } armour
        [evasive] +{ $by }{ more } evasion
        [pet] +{ $by } to attacks of pets, even of those to which bonuses are not allowed
        [pierce] Attacks ignore { $by } armour
        [seek] Attacks ignore { $by } evasion
        [reach] Ranged attacks reach { $by ->
            [one] 1 square
           *[other] { $by } squares
        } further
        [close] Ranged attacks also on adjacent enemies
        [clear] Figures in the way do not hinder ranged attacks
        [slip] Leaving an enemy costs nothing extra
        [pass] May move through enemies
        [swift] May attack twice, different enemies, even after using Speed
        [pick] +{ $by }{ more } to rolls for locked and secret doors and locked chests
        [disarm] +{ $by }{ more } to rolls for traps
        [quiet] May try locked and secret doors and locked chests, reveal threats and disarm traps with enemies in the room
        [hardy] Poison does not spread
        [thorns] { $by } damage to an enemy that hits in melee
        [hidden] Cannot be attacked or chosen by others until it attacks or is damaged
        [mend] Heals { $by } more whenever it is healed, rests or heals by a Power Surge
        [hand] +{ $by }{ more } hand size
       *[spoils] { $by } XP more for each monster that the attack of a hero defeats, not of a pet
    }
line-modifier =
    { $instead ->
        [yes] Or instead of that attack:{" "}
       *[no] {""}
    }{ $share ->
        [room] This hero and the heroes of the Alliance in its room:{" "}
        [alliance] All heroes of the Alliance:{" "}
       *[self] {""}
    }{ $when ->
        [still] If it has used no Speed in this turn:{" "}
        [moved] If it has used Speed in this turn:{" "}
        [hurt] While it has damage:{" "}
        [alone] While no other hero of the Alliance is in its room:{" "}
        [flanking] If another standing hero of the Alliance is beside its target:{" "}
        [wounded] If its target has damage:{" "}
        [unhurt] If its target has no damage:{" "}
        [large] Against a monster of level III:{" "}
       *[always] {""}
    }{ $what }.

## Attacks

line-attack =
    { $type ->
        [melee] A melee attack of power { $power }
       *[ranged] A ranged attack of power { $power }
    }{ $high ->
        [0] .
       *[other] , { $low } to { $high } squares away.
    }
line-pet =
    { $type ->
        [melee] One more attack, melee, of power { $power }
       *[ranged] One more attack, ranged, of power { $power }
    }{ $reach ->
        [1] , on an adjacent enemy.
       *[other] , at most { $reach } squares away.
    }
line-blind = Line of sight not required.
line-plain = Bonuses not allowed.
line-then = If it does damage: { $value }
line-after = After it: { $value }
line-moment = Also outside its turn, when this hero is attacked.
line-late = In answer to an attack, the rest comes after it, if the hero still stands.
line-ally = On this hero or another one of the Alliance; line of sight not required.
line-free = It may be played even if a card of its type lies under the hero.
line-stays = It may stay in play at the end of the round.

## What is done

whom =
    { $whom ->
        [self] this hero
        [ally] another standing hero of the Alliance, in sight or not
        [hero] a hero of the Alliance, in sight or not
        [beside] this hero or an adjacent one of the Alliance, in sight or not
        [allies] each hero of the Alliance in the room
        [enemy] { $reach ->
            [1] an adjacent enemy
           *[other] an enemy in sight (at most { $reach } squares away)
        }
        [anybody] an enemy or a hero of another Alliance in sight (at most { $reach } squares away)
        [enemies] each enemy in the room
        [around] each adjacent enemy
        [room] everybody else in the room
        [target] its target
        [near-target] each enemy adjacent to its target
        [target-room] everybody else in the room of its target, this hero too if it is there
       *[attacker] the one who attacks
    }
do-damage =
    { $poison ->
        [yes] Deal { $count } Poison damage to { whom }.
       *[no] Deal { $count } damage to { whom }.
    }
do-heal =
    { $poison ->
        [yes] Heal { $count } Poison damage from { whom }.
       *[no] Heal { $count } damage from { whom }.
    }
do-draw =
    { $count ->
        [one] Draw a card.
       *[other] Draw { $count } cards.
    }
do-recover =
    { $count ->
        [one] Take a card of your choice from your discard pile into your hand.
       *[other] Take { $count } cards of your choice from your discard pile into your hand.
    }
do-push =
    { $squares ->
        [one] Push { whom } 1 square.
       *[other] Push { whom } { $squares } squares.
    }
do-pull =
    { $squares ->
        [one] Pull { whom } 1 square nearer.
       *[other] Pull { whom } { $squares } squares nearer.
    }
do-shift =
    { $squares ->
        [one] Move { whom } 1 square for no Speed. Leaving an enemy costs nothing extra.
       *[other] Move { whom } up to { $squares } squares for no Speed. Leaving an enemy costs nothing extra.
    }
do-swap = This hero changes places with { whom }.
do-hinder =
    { $what ->
        [speed] Until the End Phase, { whom } has { $by } less Speed.
        [attack] Until the End Phase, { whom } has { $by } less attack.
        [armour] Until the End Phase, { whom } has { $by } less armour.
       *[evasive] Until the End Phase, { whom } has { $by } less evasion.
    }
do-exhaust = Exhaust { whom }. Monsters only.
do-gain = Gain { $count } XP.
do-refresh = If this hero has received a Power Surge in this round, it may receive another.
do-either = { $a } Or: { $b }
special-surveyors-chalk = You may put one of the tiles on offer back into the deck, if the next one is of its level, and turn up another.

## Powers of monsters

power =
    { $power ->
        [venom] Its damage is Poison damage.
        [pierce] It ignores { $by } armour.
        [reach] It shoots { $by ->
            [one] 1 square
           *[other] { $by } squares
        } further.
        [shove] It pushes a hero it hits { $by ->
            [one] 1 square.
           *[other] { $by } squares.
        }
        [roll] The Dungeon die is added to its attack.
        [rage] +{ $by } attack while it has damage.
        [pack] +{ $by } attack while another monster is beside its target.
        [splash] If it hits, { $by } damage to each other hero beside its target.
        [snare] A hero it hits has { $by } less Speed until the End Phase.
        [drain] When it hits, it loses { $by } of its Damage tokens.
        [shell] +{ $by } armour until it is damaged.
        [blur] The Dungeon die is added to its defence.
        [thorns] { $by } damage to a hero that hits it in melee.
        [flight] It moves over heroes, and leaving them costs nothing extra.
        [charge] +{ $by } attack if it used { $points } Speed or more to move.
        [regrow] In the End Phase it loses { $by } of its Damage tokens.
        [burst] When it is defeated, { $by } damage to everybody adjacent.
       *[alarm] When it is damaged and not defeated, another exhausted monster in its room becomes ready.
    }

## Threats

threat-kind =
    { $kind ->
        [chest] It is opened for 1 Speed, or for none by stepping on its square.
        [locked-chest] 1 Speed and a roll of at least its level open it, with no enemy in the room.
       *[trap] It is set off by a hero that enters the room or fails to disarm it.
    }
threat-reward =
    { $kind ->
        [trap] Reward for disarming: { $xp } XP.
       *[other] { $level ->
            [yes] Reward for opening: { $xp ->
                [0] XP equal to its level.
               *[other] XP equal to its level + { $xp }.
            }
           *[no] Reward for opening: { $xp } XP.
        }
    }
trap-harm =
    { $room ->
        [yes] Every hero in the room takes{" "}
       *[no] The hero takes{" "}
    }{ $level ->
        [yes] { $count ->
            [0] damage equal to its level
           *[other] damage equal to its level + { $count }
        }
       *[no] { $count } damage
    }{ $poison ->
        [yes] , as Poison.
       *[no] .
    }
reward-heal = The hero heals { $value } damage.
trap-slow = The hero has { $by } less Speed until the End Phase.
trap-lose =
    { $cards ->
        [one] Its player discards a card.
       *[other] Its player discards { $cards } cards.
    }
trap-stop = The hero has no Speed left in this movement.
trap-alarm = All monsters in the room and in rooms connected with it become ready.
trap-pit = It stays as a pit: { $leave } more Speed to leave it, { $attack } less attack out of it.

## Tiles

tile-monster =
    { $count ->
        [one] { $monster }
       *[other] { $monster } ×{ $count }
    }
tile-monsters = Monsters: { $monsters }.
tile-threats =
    { $count ->
        [one] 1 threat.
       *[other] { $count } threats.
    }
tile-doors =
    { $count ->
        [one] 1 door.
       *[other] { $count } doors.
    }
tile-diagram = The tile as printed: who stands where, threats marked ?, and its doors.

## Solo cards

solo-card = Solo card { $number }
solo-section-1 = I
solo-section-2 = II: and then one of these
solo-section-3 = III: if neither could be done
solo-first =
    { $first ->
        [upgrades] Upgrade { $cross } of the row leaves the game, upgrade { $arrow } is discarded, others come.
        [tiles] Tile { $cross } of the row leaves the game, another comes.
       *[ready] The exhausted monster worth most XP becomes ready.
    }
solo-second =
    { $form ->
        [a] The ready monster worth most XP attacks, at +{ $icon_bonus }, a hero with the icon { $icons }. Or it attacks, at +{ $choice_bonus }, a hero of your choice.
        [b] The ready monster worth most XP attacks, at +{ $icon_bonus }, a hero with the icon { $icons }. Or it attacks a hero of your choice, at +{ $type_bonus } if its attack is { $type ->
            [melee] melee.
           *[ranged] ranged.
        }
       *[c] The ready monster worth most XP attacks the hero with the lowest defence. Or it attacks, at +{ $choice_bonus }, a hero of your choice.
    }
solo-surge = The exhausted monster worth most XP becomes ready and attacks, at +{ $value }, a hero of your choice.
solo-spend = Turn 1 XP face down.
solo-discard = Discard { $value } cards; until the next hero is activated your hand size is { $value } less.
solo-damage =
    { $value ->
        [one] Place 1 Damage token on a hero of your choice.
       *[other] Place { $value } Damage tokens on heroes of your choice.
    }
solo-poison =
    { $value ->
        [one] Place 1 Poison Damage token on a hero of your choice.
       *[other] Place { $value } Poison Damage tokens on heroes of your choice.
    }
needs-artifact = Needs a hero with: { $icons }.
line-artifact = For all heroes of the Alliance, to the end of the game.
own-card = { $card } ({ $type }): { $does }
plus = +{ $by }
plus-sometimes = (+{ $by })
stat-heal = healing
stat-draw = cards to draw
stat-damage = damage
type-upgrade = { $type }, level { roman }, { $cost } XP

### What is on cards, items and perks: the parts of their texts (view/ puts them together from the content).

## Parts of a sentence

line-end = { $does }.
sentences = { $a } { $b }
# `sound` is for languages where the word depends on the sound that follows.
both = { $a } and { $b }
signed =
    { $sign ->
        [minus] −{ $value }
       *[plus] +{ $value }
    }
line-element =
    { $element ->
        [fire] fire
        [ice] ice
        [air] air
        [earth] earth
        [light] light
        [dark] dark
       *[any] any one element
    }
line-priced = Consume { $use }: { $does }
number-xp = { $value } experience
# A number with its name, and what is added to one.
number-pierce = Pierce { $value }
number-push = Push { $value }
number-pull = Pull { $value }
number-shield = Shield { $value }
number-retaliate = Retaliate { $value }
number-damage = { $value } damage
number-target =
    { $value ->
        [one] { $value } target
       *[other] { $value } targets
    }
plus-attack = +{ $value } Attack
plus-move = +{ $value } Move
plus-heal = +{ $value } Heal
plus-range = +{ $value } Range
plus-push = +{ $value } Push
plus-shield = +{ $value } Shield
plus-retaliate = +{ $value } Retaliate
plus-loot = +{ $value } Loot
plus-recover =
    { $value ->
        [one] +{ $value } card
       *[other] +{ $value } cards
    }
plus-target =
    { $value ->
        [one] +{ $value } target
       *[other] +{ $value } targets
    }
signed-attack = { $value } Attack
signed-reach = { $value } Range
line-instead = { $now } instead of { $was }
line-jump = Jump
line-advantage = advantage
line-no_damage = you suffer no damage from it
round-shield = { number-shield } until the end of the round
round-retaliate = { number-retaliate } until the end of the round
line-against = { $what } against that attack
line-harm = { $what } to { $whom }
within =
    { $range ->
        [1] {""}
       *[other] {" "}with Range { $range }
    }

## Whom a line of an ability card is for

line-whom-one =
    { $range ->
        [0] { $target ->
            [one] one adjacent enemy
           *[other] up to { $target } adjacent enemies
        }
       *[other] { $target ->
            [one] one enemy within range { $range }
           *[other] up to { $target } enemies within range { $range }
        }
    }
line-whom =
    { $whom ->
        [one] one enemy
        [self] yourself
        [adjacent] all adjacent enemies
        [passed] all enemies whose hex you passed through during that move
        [room] all enemies in your room
        [within_two] all enemies within 2 hexes
        [beside_target] all enemies adjacent to the target
        [beside_made] all enemies adjacent to that obstacle
        [beside_destroyed] all enemies adjacent to a hex of the destroyed obstacle
        [beside_killed] all enemies adjacent to the killed enemy
        [in_area] all enemies in the area
        [self_and_adjacent_allies] yourself and all your adjacent allies
        [adjacent_allies] all your adjacent allies
        [ally] one of your allies, anywhere on the map
        [all_allies] all your allies on the map
        [self_and_all_allies] yourself and all your allies
        [both_adjacent] all enemies and all your allies adjacent to you
        [both_beside_target] all enemies and all your allies adjacent to the target
        [both_beside_made] all enemies and all your allies adjacent to any of those obstacles
        [both_in_area] all enemies and all your allies in the area
        [both_beside_way] all enemies and all your allies adjacent to any hex you entered during that move
       *[allies_in_room] all your allies in your room
    }
line-whom-instead =
    { $verb ->
        [attack] it targets { $whom } instead
        [heal] it heals { $whom } instead
       *[other] it is for { $whom } instead
    }
# What is said of an enemy.
line-enemy-when =
    { $when ->
        [flanked] adjacent to one of your allies
        [isolated] adjacent to none of its own allies
        [flanked_and_isolated] adjacent to one of your allies and to none of its own
        [hindered] that is disarmed, immobilized or stunned
        [poisoned] that is poisoned
       *[stunned] that is stunned
    }

## Lines of ability cards

line-attack =
    Attack { $value }{ $area ->
        [none] { $whom ->
            [one] {""}
           *[other] {" "}against { line-whom }
        }
       *[other] {" "}on an area of { $area } hexes
    }{ $range ->
        [0] { $area ->
            [none] {""}
           *[other] , melee
        }
       *[other] , Range { $range }
    }{ $target ->
        [1] {""}
       *[other] , up to { $target } targets
    }
line-move =
    Move { $value }{ $jump ->
        [yes] , Jump
       *[no] {""}
    }{ $straight ->
        [yes] , all steps in the same direction
       *[no] {""}
    }
line-x =
    { $by ->
        [moved_this_turn] X is the number of hexes you have moved this turn.
        [dealt_this_turn] X is the damage you have dealt this turn.
        [moved] X is the number of hexes you have moved with this action.
       *[twice_destroyed] X is twice the number of hexes of the obstacles you have just destroyed.
    }
line-heal =
    { $whom ->
        [one] { $target ->
            [one] Heal { $value } on yourself or one ally, Range { $range }
           *[other] Heal { $value } on up to { $target } figures (yourself and allies), Range { $range }
        }
        [self] { line-heal-self }
        [in_area] Heal { $value } on all your allies in the area
       *[other] Heal { $value } on { line-whom }
    }
line-heal-self = Heal { $value } on yourself
inside-heal = { line-heal-self }
line-loot = Loot { $range }
line-damage =
    { $whom ->
        [self] { $duty ->
            [yes] { $form ->
                [start] You must suffer { number-damage }
               *[inside] you must suffer { number-damage }
            }
           *[no] { $form ->
                [start] Suffer { number-damage }
               *[inside] suffer { number-damage }
            }
        }
       *[other] { $duty ->
            [yes] { $form ->
                [start] You must deal { number-damage } to { line-whom }
               *[inside] you must deal { number-damage } to { line-whom }
            }
           *[no] { $form ->
                [start] Deal { number-damage } to { line-whom }
               *[inside] deal { number-damage } to { line-whom }
            }
        }
    }
line-afflicted =
    { $whom ->
        [one] { line-whom-one }
       *[other] { line-whom }
    }
line-afflict =
    { $duty ->
        [yes] { $form ->
            [start] You must apply { $what } to { line-afflicted }
           *[inside] you must apply { $what } to { line-afflicted }
        }
       *[no] { $form ->
            [start] Apply { $what } to { line-afflicted }
           *[inside] apply { $what } to { line-afflicted }
        }
    }
line-owner =
    { $whom ->
        [self] {""}
       *[other] {" "}for { line-whom }
    }
line-shield =
    Shield { $value }{ line-owner }{ $xp ->
        [0] {""}
       *[other] {" "}and { $xp } experience
    }
line-retaliate = Retaliate { $value }{ within }{ line-owner }
line-gain =
    { $duty ->
        [yes] { $form ->
            [start] You must gain { $what }
           *[inside] you must gain { $what }
        }
       *[no] { $form ->
            [start] Gain { $what }
           *[inside] gain { $what }
        }
    }
line-bonus =
    { $advantage ->
        [yes] Advantage on { line-attacks }
       *[no] { $what } on { line-attacks }
    }
line-attacks-all =
    { $whom ->
        [self_and_adjacent_allies] all your attacks and those of your adjacent allies
        [adjacent_allies] all attacks of your adjacent allies
       *[self] { $when ->
            [melee] all your melee attacks
            [ranged] all your ranged attacks
           *[none] all your attacks
        }
    }
line-attacks =
    { $when ->
        [none] { line-attacks-all }
        [melee] { line-attacks-all }
        [ranged] { line-attacks-all }
        [invisible] { line-attacks-all } while you are invisible
       *[other] { line-attacks-all } against an enemy { line-enemy-when }
    }
line-rank =
    { $ranks ->
        [normal] Normal
        [elite] Elite
       *[any] Normal or Elite
    }
line-kill-one =
    { $ranks ->
        [none] { $range ->
            [0] Kill one adjacent enemy
           *[other] Kill one enemy within range { $range }
        }
       *[other] { $range ->
            [0] Kill one adjacent { line-rank } enemy
           *[other] Kill one { line-rank } enemy within range { $range }
        }
    }
line-kill =
    { $hp ->
        [0] { $when ->
            [none] { line-kill-one }
            [flanked] { line-kill-one } that is { line-enemy-when }
            [isolated] { line-kill-one } that is { line-enemy-when }
            [flanked_and_isolated] { line-kill-one } that is { line-enemy-when }
           *[other] { line-kill-one } { line-enemy-when }
        }
       *[other] { line-kill-one } that has { $hp } or fewer hit points left
    }
line-kill-instead = kill the target instead of attacking it, if it is { line-rank }
line-cards =
    { $pile ->
        [lost] lost cards
       *[discard] discarded cards
    }
line-recover-all =
    { $form ->
        [start] Recover
       *[inside] recover
    }
line-recover =
    { $whom ->
        [ally] { line-recover-ally }
       *[self] { $count ->
            [0] { line-recover-all } all your { line-cards }
            [one] { line-recover-all } one of your { line-cards }
           *[other] { line-recover-all } up to { $count } of your { line-cards }
        }
    }
line-one-ally =
    { $range ->
        [1] { $form ->
            [start] One adjacent ally
           *[inside] one adjacent ally
        }
       *[other] { $form ->
            [start] One ally within range { $range }
           *[inside] one ally within range { $range }
        }
    }
line-recover-ally =
    { $count ->
        [0] { line-one-ally } may recover all their { line-cards }
        [one] { line-one-ally } may recover { $count } of their { line-cards }
       *[other] { line-one-ally } may recover up to { $count } of their { line-cards }
    }
line-refresh =
    { $count ->
        [one] { line-one-ally } may refresh { $count } of their consumed small items
       *[other] { line-one-ally } may refresh up to { $count } of their consumed small items
    }
line-summon =
    Summon { $id } ({ $hp ->
        [one] { $hp } hit point
       *[other] { $hp } hit points
    }, Move { $move }, { $attack ->
        [none] no attack
       *[other] Attack { $attack }, { $range ->
            [0] melee
           *[other] Range { $range }
        }
    }{ $what ->
        [none] {""}
       *[other] , { $what }
    })
line-make_trap = Create a trap in an adjacent empty hex: { $what }
line-disarm_trap = Disarm one adjacent trap
line-make_obstacle =
    { $size ->
        [1] { $range ->
            [1] { $count ->
                [one] Create a one-hex obstacle in an adjacent empty hex
               *[other] Create { $count } one-hex obstacles in adjacent empty hexes
            }
           *[other] { $count ->
                [one] Create a one-hex obstacle in an empty hex within range { $range }
               *[other] Create { $count } one-hex obstacles in empty hexes within range { $range }
            }
        }
       *[other] { $count ->
            [one] Create a triangular obstacle of { $size } hexes in empty hexes within range { $range }
           *[other] Create { $count } triangular obstacles of { $size } hexes in empty hexes within range { $range }
        }
    }
line-destroy_obstacle =
    { $count ->
        [0] { $range ->
            [1] Destroy all adjacent obstacles
           *[other] Destroy all obstacles within range { $range }
        }
        [one] { $range ->
            [1] Destroy one adjacent obstacle
           *[other] Destroy one obstacle within range { $range }
        }
       *[other] { $range ->
            [1] Destroy up to { $count } adjacent obstacles
           *[other] Destroy up to { $count } obstacles within range { $range }
        }
    }
line-shift_obstacle = Move one adjacent one-hex obstacle to an empty hex within range { $range }
line-on =
    { $on ->
        [attack] { $when ->
            [none] Each time you attack
            [melee] Each time you attack in melee
            [ranged] Each time you attack at range
            [invisible] Each time you attack while you are invisible
           *[other] Each time you attack an enemy { line-enemy-when }
        }
        [attacked_in_melee] Each time a melee attack targets you
        [harmed_by_attack] Each time an attack would damage you
        [harmed] { $once ->
            [yes] The first time you would suffer damage, from any source
           *[no] Each time you would suffer damage, from any source
        }
        [heal] Each time you perform a Heal action
        [ranged_attack] Each time you perform a ranged attack action
        [turn_start] At the start of each of your turns
        [turn_end] At the end of each of your turns
       *[retaliates] Each time you retaliate
    }
line-trigger = { line-on }: { $what }
line-double = the value of that attack is doubled
line-augment =
    { $use ->
        [none] Augment, on each of your melee attacks: { $what }
       *[other] Augment, on each of your melee attacks, if you consume { $use }: { $what }
    }
line-grant = { line-one-ally } may perform { $line }
line-one-enemy =
    { $range ->
        [1] { $form ->
            [start] One adjacent enemy
           *[inside] one adjacent enemy
        }
       *[other] { $form ->
            [start] One enemy within range { $range }
           *[inside] one enemy within range { $range }
        }
    }
line-control = { line-one-enemy } performs { $line } under your control
line-swap_turn =
    { line-one-enemy }, { line-rank }, takes its turn this round with the sides swapped: its allies are its enemies, and its enemies are its allies. { $mine ->
        [yes] You make its choices
       *[no] The monster rules make its choices, not you
    }

## Boosts of ability cards

line-boost-when =
    { $when ->
        [invisible] While you are invisible
        [melee] In melee
        [ranged] At range
       *[other] Against an enemy { line-enemy-when }
    }
line-per =
    { $per ->
        [negative_condition] for each negative condition of the target
        [ally_beside_target] for each of your allies adjacent to the target
       *[target_shield] for each point of the target's Shield
    }
line-counted = { $what } { line-per }
line-boost-per =
    { $per ->
        [negative_condition] For each negative condition of the target
        [ally_beside_target] For each of your allies adjacent to the target
       *[target_shield] For each point of the target's Shield
    }
line-boost =
    { $use ->
        [none] { $per ->
            [none] { line-boost-when }
           *[other] { line-boost-per }
        }
       *[other] { $when ->
            [none] Consume { $use }
           *[other] { line-boost-when }, consume { $use }
        }
    }: { $does }.

## What using a half means

line-xp = Gain { number-xp }.
line-xp_each = Gain { number-xp } for each enemy targeted.
sprung-xp = Gain { number-xp } when an enemy springs it.
gain-xp = gain { number-xp }
line-makes = Infuse { $value }.
line-lasts =
    { $lasts ->
        [round] Active until the end of the round.
        [augment] Active until you play another augment.
       *[persistent] Stays active.
    }
line-uses =
    { $count ->
        [one] Active until it has been used once.
       *[other] Active until it has been used { $count } times.
    } { $order ->
        [none] { $count ->
            [one] That use gives { number-xp }.
           *[other] Each use gives { number-xp }.
        }
       *[other] Experience for each use, in order: { $order }.
    }
line-lost =
    { $at ->
        [once] This card is lost.
       *[later] When it ends, this card is lost.
    }
line-unrecoverable = This card cannot be recovered.

## Ability cards of monsters

ability-shuffle = Shuffle this deck at the end of the round.
ability-in-range =
    { $range ->
        [none] within its range
       *[other] within range { $range }
    }
ability-whom =
    { $whom ->
        [focus] its focus
        [self] itself
        [adjacent] all enemies adjacent to it
        [adjacent_one] one enemy adjacent to it
        [in_range] all enemies { ability-in-range }
        [all] all enemies on the map
        [one_with_all] a single enemy, with as many attacks as its stat card has targets
        [adjacent_allies] all its allies adjacent to it
        [allies_in_range] all its allies { ability-in-range }
        [self_and_allies_in_range] itself and all its allies { ability-in-range }
        [all_allies] all its allies on the map
        [self_and_all_allies] itself and all its allies on the map
        [both_adjacent] all enemies and all its allies adjacent to it
       *[both_beside_target] all enemies and all its allies adjacent to the target
    }
ability-move =
    Move { $plus }{ $jump ->
        [yes] , Jump
       *[no] {""}
    }
ability-attack =
    Attack { $plus }{ $area ->
        [none] { $whom ->
            [focus] {""}
           *[other] {" "}against { ability-whom }
        }
       *[other] {" "}on an area of { $area } hexes
    }{ $about ->
        [yes] , melee
       *[no] {""}
    }{ $range ->
        [none] {""}
       *[other] { $whom ->
            [in_range] {""}
           *[other] , Range { $range }
        }
    }{ $reach ->
        [none] {""}
       *[other] , Range { $reach }
    }{ $target ->
        [none] {""}
        [one] , { $target } target
       *[other] , { $target } targets
    }
ability-heal =
    { $whom ->
        [self] Heal { $value } on itself
        [none] Heal { $value } on itself or one of its allies{ $range ->
            [none] {""}
           *[other] , Range { $range }
        }
       *[other] Heal { $value } on { ability-whom }
    }
ability-shield =
    { $whom ->
        [self] { round-shield }
       *[other] { number-shield } for { ability-whom } until the end of the round
    }
ability-retaliate = { number-retaliate }{ within } until the end of the round
ability-loot = Loot { $range }
ability-heal_each = Heal { $value } on itself for each target it damaged
ability-gain =
    { $form ->
        [start] It gains { $what }
       *[inside] it gains { $what }
    }
ability-afflict =
    { $form ->
        [start] Apply { $what } to { ability-whom }
       *[inside] apply { $what } to { ability-whom }
    }
ability-damage = { number-damage } to { ability-whom }
ability-suffer =
    { $form ->
        [start] It suffers { number-damage }
       *[inside] it suffers { number-damage }
    }
ability-summon-rank =
    { $rank ->
        [elite] Elite
       *[normal] Normal
    }
ability-summon-where =
    { $beside ->
        [target] adjacent to the target
       *[self] adjacent to it
    }
ability-summon =
    { $hp ->
        [own] Summon one { ability-summon-rank } { $type } { ability-summon-where }, with as many hit points as its summoner has now, up to its own maximum
       *[none] Summon one { ability-summon-rank } { $type } { ability-summon-where }
    }
ability-make_trap = Create a trap in the empty hex adjacent to it that is nearest to an enemy: { $damage } damage
ability-elude = Attacks against it have disadvantage until the end of the round
ability-infuse =
    { $form ->
        [start] Infuse { line-element }
       *[inside] infuse { line-element }
    }
ability-consume = Consume { $use }: { $then }
ability-on_death = If it dies this round after its turn: { $then }
ability-boss = The boss's special ability { $special }
ability-boost =
    { $when ->
        [beside_ally] Against a target adjacent to one of its allies: { $does }.
       *[none] Consume { $use }: { $does }.
    }
ability-area = an area of { $hexes } hexes
ability-area-in-range = the attack covers an area of { $hexes } hexes, at least one of them within its range

## Items

gear-does = { gear-when }: { $does }.
gear-moment =
    { $when ->
        [move] During one of your Move abilities
        [attack] During your attack action
        [melee] During your melee attack action
        [ranged] During your ranged attack action
        [single_melee] During your melee attack with a single target
        [single_ranged] During your ranged attack with a single target
        [attacked] When you are the target of an attack, before its modifier card is drawn
        [harmed] { $duty ->
            [yes] Each time an attack would damage you, you must use a slot
           *[no] When an attack would damage you
        }
        [turn] During your turn
        [turn_end] At the end of your turn
        [round_start] Once the cards of the round are revealed, before the first turn
       *[always] Always
    }
gear-when =
    { $uses_element ->
        [yes] { gear-moment }, consume any one element
       *[no] { gear-moment }
    }
gear-on =
    { $every_attack ->
        [yes] { $what } on all its attacks
       *[no] { $what } on one of its attacks
    }
gear-ignores_shields =
    { $every_attack ->
        [yes] all its attacks ignore every Shield
       *[no] one of its attacks ignores every Shield
    }
gear-area =
    { $when ->
        [single_melee] it becomes an attack on an area of { $area } hexes, melee, with the same value and effects
       *[other] it becomes an attack on an area of { $area } hexes, at least one of them within its range, with the same value and effects
    }
gear-disadvantage = disadvantage for the attacker
gear-refresh_spent = refresh all your spent items
gear-refresh_consumed =
    { $value ->
        [one] refresh { $value } of your consumed small items
       *[other] refresh up to { $value } of your consumed small items
    }
gear-recover =
    { $value ->
        [one] recover one of your discarded cards
       *[other] recover up to { $value } of your discarded cards
    }
gear-gains = { $value }
gear-makes =
    { $value ->
        [one] infuse { $value } element of your choice
       *[other] infuse { $value } elements of your choice
    }
gear-initiative = raise or lower your initiative by { $value } for the round
gear-small =
    { $value ->
        [one] You may equip { $value } more small item.
       *[other] You may equip { $value } more small items.
    }
gear-immune = You are immune to { $value }.
gear-basic_move = Your basic Move action is Move { $value }.
gear-basic_attack = Your basic Attack action is Attack { $value }.
gear-flies = You fly.
gear-minus =
    { $value ->
        [one] Adds { $value } “−1” card to your modifier deck.
       *[other] Adds { $value } “−1” cards to your modifier deck.
    }
gear-use =
    { $use ->
        [consume] { $slots ->
            [one] Consumed when used.
           *[other] Consumed when its { $slots } slots are used.
        }
       *[spend] { $slots ->
            [one] Spent when used.
           *[other] Spent when its { $slots } slots are used.
        }
    }

## Modifier cards and perks

modifier-worth =
    { $worth ->
        [twice] 2x
       *[null] Null
    }
modifier-named = { $name }: { $what }
modifier-makes = infuse { $value }
modifier-rolling = Rolling: { $what }
perk-cards =
    { $count ->
        [one] { $count } “{ $card }” card
       *[other] { $count } “{ $card }” cards
    }
perk-add = Add { $value }.
perk-remove = Remove { $value }.
perk-replace = Replace { $remove } with { $add }.
perk-ignores =
    { $value ->
        [items] Ignore the negative effects of items.
       *[scenario] Ignore the negative effects of scenarios.
    }

## Special lines: Brute

special-provoking-roar-bottom = This round, every enemy attack that would target an ally adjacent to you targets you instead, whatever its range.
special-hook-and-chain-bottom = If every step of that move went in the same direction: Attack X, where X is the number of hexes you moved with this action.
special-immovable-phalanx-bottom = You may perform any of your Move abilities as an Attack of the same value instead.

## Special lines: Tinkerer

special-disintegration-beam-top = Kill every enemy in the area that has 5 hit points or fewer left, and gain 1 experience for each one killed.
special-jet-propulsion-top = Each summoned ally within range 3 may perform its own Move with +2, along a path you choose.
special-chimeric-formula-top = One adjacent ally may recover up to 2 of their lost cards; if they do, they must then lose 2 cards.
special-chimeric-formula-bottom = One ally within range 3 may take into their own hand 1 card from the lost pile of an ally adjacent to them, who may be you.

## Special lines: Spellweaver

special-impaling-eruption-top = Attack 3, Range 4, against one enemy and every enemy on a path of your choice from you to it, at most 4 hexes long; gain 1 experience for each enemy targeted.
special-spirit-of-doom-top = Consume dark: instead of that Curse, kill the target if it is Normal and gain 1 experience.
special-spirit-of-doom-bottom = Heal X on one ally anywhere on the map, where X is half of its maximum hit points, rounded down, or all of them if you consume light.
special-living-torch-bottom = Summon the Burning Avatar (2 hit points, Move 3, Attack 2, Range 3): it infuses fire when it attacks, and when it dies it performs Attack 3 against all enemies adjacent to it.
special-frozen-night-bottom = Consume dark: +2 Move, then gain Invisible and 1 experience.
special-stone-fists-bottom = Consume earth: +1 Move, +1 Shield and 1 experience.
special-zephyr-wings-top = Consume air: Loot 3 instead of Loot 2, and 1 experience; either way this action takes at most 4 money tokens and treasure tiles in all.
special-black-hole-top = Consume dark: kill every Normal enemy in the area.
special-black-hole-bottom = Choose a hex within range 4: every enemy at distance 4 or less from it is pulled 2 hexes towards that hex, closer with each step.

## Special lines: Scoundrel

special-sinister-opportunity-bottom = One adjacent enemy performs Move 1 along a path you choose and must end it adjacent to you.
special-swift-bow-bottom = During that move, loot each hex you enter, and that hex only.
special-spring-the-trap-top = Then one enemy within range 3 suffers all the effects of that trap.

## Special lines: Cragheart

special-heaving-swing-top = That push may go into hexes with obstacles: for each one entered, the obstacle is destroyed, the target suffers 2 damage and you gain 1 experience.
special-natures-lift-bottom = When you perform a ranged attack action while air is Strong or Waning, consume air: +2 Range.
special-clear-the-way-bottom = Destroy every obstacle and disarm every trap whose hex you passed through during that move.
special-petrify-top = Create a one-hex obstacle in the hex of the enemy you killed.
special-stone-pummel-bottom = When you make a melee attack with an obstacle adjacent to you, you must destroy one such obstacle: +3 Attack.
special-brutal-momentum-top = For each step of that push that a wall or an obstacle blocks, the target suffers 2 damage and you gain 1 experience.
special-rocky-end-bottom = Move 6; the last hex must be adjacent to an obstacle.
special-blind-destruction-top = All enemies and all your allies adjacent to the target must suffer as much damage as the attack dealt to it.
special-pulverize-top = Those pushes may go into hexes with obstacles: for each one entered, the obstacle is destroyed, the enemy pushed suffers 2 damage and you gain 1 experience.

## Special lines: Mindthief

special-submissive-affliction-bottom = One enemy within range 5 performs Attack 2, with its own range, against another enemy of your choice.
special-feedback-loop-bottom = If that move ends in the hex where it began: Muddle every enemy whose hex you passed through during it.
special-pilfer-top = Take 1 more money token from the supply for each adjacent enemy.
special-mass-hysteria-bottom = You may have 2 augments active at once; when you play a third, discard one of the other 2, of your choice.
special-psychic-projection-bottom = Until the end of the round, all your ranged attacks have the effects of your active augments.
special-domination-top = One adjacent ally may perform Attack 4, in melee, with the effects of your active augments.
special-many-as-one-top = Summon the Rat King (9 hit points, Move 2, Attack X, melee), where X is half of its current hit points, rounded up.
special-many-as-one-bottom = Until the end of the round, all your allies within range 2 add +X to all their attacks, where X is the number of your allies within range 2.

## What items do that no fact can say

item-iron-helmet-text = When you are attacked, any 2x modifier card the attacker draws counts as +0.
item-heavy-greaves-text = Neither enemies nor the scenario can force you to move.
item-falcon-figurine-text = During your turn, summon the Jade Falcon: 2 hit points, Move 3, Attack 2, melee, flying.
item-ring-of-haste-text = At the end of your turn, play 1 card from your hand and perform its bottom action at once.
item-steel-sabatons-text = At the end of your turn, if you moved 1 hex or none during it, gain Shield 1 until the end of the round.
item-ring-of-brutality-text = At the end of your turn, play 1 card from your hand and perform its top action at once.
item-cloak-of-phasing-text = While you are in a hex with an obstacle, you count as invisible and cannot attack.
item-unstable-explosives-text = Each of your allies in the area suffers 3 damage.
item-lucky-eye-text = During your turn, you and all adjacent allies gain Strengthen.
item-mask-of-terror-text = Your melee attacks may add Push 1, as often as you like.
item-halberd-text = Your melee attack with a single target may target any enemy within 2 hexes. It is still a melee attack.
item-second-chance-ring-text = At the end of your turn, play 2 cards from your hand and take one more turn this round, at the initiative of the leading card, which must be later than your present initiative.

### What the lines of ability cards do that no verb can say, by their names in content/cards.

## Brute

special-provoking-roar-bottom = This round, every enemy attack that would target an ally adjacent to you targets you instead, whatever its range.
special-hook-and-chain-bottom = If every step of that move went in the same direction: Attack X, where X is the number of hexes you moved with this action.
special-immovable-phalanx-bottom = You may perform any of your Move abilities as an Attack of the same value instead.

## Tinkerer

special-disintegration-beam-top = Kill every enemy in the area that has 5 hit points or fewer left, and gain 1 experience for each one killed.
special-jet-propulsion-top = Each summoned ally within range 3 may perform its own Move with +2, along the way you choose.
special-chimeric-formula-top = One adjacent ally may recover up to 2 of its lost cards; if it does, it must then lose 2 cards.
special-chimeric-formula-bottom = One ally within range 3 may take into its own hand 1 card from the lost pile of an ally adjacent to it, which may be you.

## Spellweaver

special-impaling-eruption-top = Attack 3, Range 4, against one enemy and every enemy on a way of your choice from you to it, at most 4 hexes long; gain 1 experience for each enemy targeted.
special-spirit-of-doom-top = Consume dark: instead of that Curse, kill the target if it is Normal and gain 1 experience.
special-spirit-of-doom-bottom = Heal X on one ally anywhere on the map, where X is half of its maximum hit points, rounded down, or all of them if you consume light.
special-living-torch-bottom = Summon the Burning Avatar (2 hit points, Move 3, Attack 2, Range 3): it infuses fire when it attacks, and when it dies it performs Attack 3 against all enemies adjacent to it.
special-frozen-night-bottom = Consume dark: +2 Move, then gain Invisible and 1 experience.
special-stone-fists-bottom = Consume earth: +1 Move, +1 Shield and 1 experience.
special-zephyr-wings-top = Consume air: Loot 3 instead of Loot 2, and 1 experience; either way this action takes at most 4 money tokens and treasure tiles in all.
special-black-hole-top = Consume dark: kill every Normal enemy in the area.
special-black-hole-bottom = Choose a hex within range 4: every enemy at distance 4 or less from it is pulled 2 hexes towards that hex, closer with each step.

## Scoundrel

special-sinister-opportunity-bottom = One adjacent enemy performs Move 1 along the way you choose and must end it adjacent to you.
special-swift-bow-bottom = During that move, loot each hex you enter, and that hex only.
special-spring-the-trap-top = Then one enemy within range 3 suffers all the effects of that trap.

## Cragheart

special-heaving-swing-top = That push may go into hexes with obstacles: for each one entered, the obstacle is destroyed, the target suffers 2 damage and you gain 1 experience.
special-natures-lift-bottom = When you perform a ranged attack action while air is Strong or Waning, consume air: +2 Range.
special-clear-the-way-bottom = Destroy every obstacle and disarm every trap whose hex you passed through during that move.
special-petrify-top = Create an obstacle of one hex in the hex of the enemy you killed.
special-stone-pummel-bottom = When you make a melee attack with an obstacle adjacent to you, you must destroy one such obstacle: +3 Attack.
special-brutal-momentum-top = For each step of that push that a wall or an obstacle blocks, the target suffers 2 damage and you gain 1 experience.
special-rocky-end-bottom = Move 6; the last hex must be adjacent to an obstacle.
special-blind-destruction-top = All enemies and all your allies adjacent to the target must suffer as much damage as the attack did to it.
special-pulverize-top = Those pushes may go into hexes with obstacles: for each one entered, the obstacle is destroyed, the enemy pushed suffers 2 damage and you gain 1 experience.

## Mindthief

special-submissive-affliction-bottom = One enemy within range 5 performs Attack 2, with its own range, against another enemy of your choice.
special-feedback-loop-bottom = If that move ends in the hex where it began: Muddle every enemy whose hex you passed through during it.
special-pilfer-top = Take 1 more money token from the supply for each adjacent enemy.
special-mass-hysteria-bottom = You may have 2 augments active at once; when you play a third, discard one of the other 2, of your choice.
special-psychic-projection-bottom = Until the end of the round, all your ranged attacks get the effects of your active augments.
special-domination-top = One adjacent ally may perform Attack 4, in melee, with the effects of your active augments.
special-many-as-one-top = Summon the Rat King (9 hit points, Move 2, Attack X, melee), where X is half of its current hit points, rounded up.
special-many-as-one-bottom = Until the end of the round, all your allies within range 2 add +X to all their attacks, where X is the number of your allies within range 2.

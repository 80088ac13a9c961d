### What the items do and when, by their ids in content/items.toml. Whether one is spent or consumed, its data say.

## Prosperity 1

item-boots-of-striding-text = During one of your Move abilities, add +2 Move.
item-winged-shoes-text = During one of your Move abilities, add Jump to it.
item-hide-armor-text = Each time an attack would damage you, you must use one of the 2 slots to gain Shield 1 against that attack. Adds 2 cards of -1 to your modifier deck.
item-leather-armor-text = When you are the target of an attack, before the modifier card is drawn: the attacker has disadvantage on that attack.
item-cloak-of-invisibility-text = During your turn, gain Invisible.
item-eagle-eye-goggles-text = During your attack action, gain advantage on all its attacks.
item-iron-helmet-text = When you are attacked, any 2x modifier card the attacker draws counts as +0.
item-heater-shield-text = When an attack would damage you, gain Shield 1 against that attack.
item-piercing-bow-text = During your ranged attack action, all its attacks ignore every Shield.
item-war-hammer-text = During your melee attack action, add Stun to all its attacks.
item-poison-dagger-text = During your melee attack action, add Poison to one of its attacks.
item-minor-healing-potion-text = During your turn, perform Heal 3 on yourself.
item-minor-stamina-potion-text = During your turn, recover up to 2 of your discarded cards.
item-minor-power-potion-text = During your attack action, add +1 Attack to all its attacks.

## Prosperity 2

item-boots-of-speed-text = Once the cards of the round are revealed and before the first turn, raise or lower your initiative by 10 for the round.
item-cloak-of-pockets-text = You may equip 2 more small items.
item-empowering-talisman-text = During your turn, refresh 1 of your consumed small items.
item-battle-axe-text = During your melee attack with a single target, turn it into an area attack on 2 hexes next to you that are also next to each other. Its value and effects stay the same.
item-weighted-net-text = During your ranged attack action, add Immobilize to one of its attacks.
item-minor-mana-potion-text = During your turn, infuse 1 element of your choice.
item-stun-powder-text = During your attack action, add Stun to one of its attacks.

## Prosperity 3

item-heavy-greaves-text = Neither enemies nor the scenario can force you to move. Adds 1 card of -1 to your modifier deck.
item-chainmail-text = Each time an attack would damage you, you must use one of the 3 slots to gain Shield 1 against that attack. Adds 3 cards of -1 to your modifier deck.
item-amulet-of-life-text = During your turn, perform Heal 1 on yourself.
item-jagged-sword-text = During your melee attack action, add Wound to one of its attacks.
item-long-spear-text = During your melee attack with a single target, turn it into an area attack on 2 hexes in a straight line, the first of them next to you. Its value and effects stay the same.
item-major-healing-potion-text = During your turn, perform Heal 5 on yourself.
item-moon-earring-text = During your turn, refresh all your spent items.

## Prosperity 4

item-comfortable-shoes-text = A card you play for its basic move is Move 3 instead of Move 2.
item-studded-leather-text = When you are the target of an attack, before the modifier card is drawn: the attacker has disadvantage on that attack, and you gain Shield 1 against it.
item-hawk-helm-text = During your ranged attack action, add +1 Range to all its attacks.
item-tower-shield-text = When an attack would damage you, gain Shield 2 against that attack.
item-volatile-bomb-text = During your ranged attack with a single target, turn it into an area attack on 3 hexes that all touch each other, at least one of them within range. Its value and effects stay the same.
item-major-stamina-potion-text = During your turn, recover up to 3 of your discarded cards.
item-falcon-figurine-text = During your turn, summon the Jade Falcon: 2 hit points, Move 3, Attack 2, melee, flying.

## Prosperity 5

item-boots-of-dashing-text = During one of your Move abilities, add +3 Move.
item-robes-of-evocation-text = During your attack action, consume any 1 element to add +1 Attack to all its attacks.
item-heavy-basinet-text = You are immune to Stun and Muddle. Adds 2 cards of -1 to your modifier deck.
item-hooked-chain-text = During your ranged attack action, add Pull 2 to all its attacks.
item-versatile-dagger-text = A card you play for its basic attack is Attack 3 instead of Attack 2.
item-major-power-potion-text = During your attack action, add +2 Attack to all its attacks.
item-ring-of-haste-text = At the end of your turn, play 1 card from your hand and perform its bottom action at once.

## Prosperity 6

item-boots-of-quickness-text = Once the cards of the round are revealed and before the first turn, raise or lower your initiative by 20 for the round.
item-splintmail-text = Each time an attack would damage you, you must use one of the 4 slots to gain Shield 1 against that attack. Adds 4 cards of -1 to your modifier deck.
item-pendant-of-dark-pacts-text = During your turn, refresh 2 of your consumed small items and gain Curse.
item-spiked-shield-text = When an attack would damage you, gain Shield 1 and Retaliate 2 against that attack.
item-reaping-scythe-text = During your melee attack with a single target, turn it into an area attack on 3 hexes next to you, one beside the other. Its value and effects stay the same.
item-major-mana-potion-text = During your turn, infuse 2 elements of your choice.
item-sun-earring-text = During your turn, refresh all your spent items and perform Heal 3 on yourself.

## Prosperity 7

item-steel-sabatons-text = At the end of your turn, if you moved 1 hex or none during it, gain Shield 1 until the end of the round. Adds 2 cards of -1 to your modifier deck.
item-shadow-armor-text = When an attack would damage you, it does you no damage. Its other effects still apply.
item-protective-charm-text = You are immune to Poison and Wound.
item-black-knife-text = During your melee attack action, add Curse to one of its attacks.
item-staff-of-eminence-text = During your ranged attack action, consume any 1 element to add +1 Attack to all its attacks.
item-super-healing-potion-text = During your turn, perform Heal 7 on yourself.
item-ring-of-brutality-text = At the end of your turn, play 1 card from your hand and perform its top action at once.

## Prosperity 8

item-serene-sandals-text = A card you play for its basic move is Move 4 instead of Move 2.
item-cloak-of-phasing-text = You fly. While you are in a hex with an obstacle, you count as Invisible and cannot attack.
item-telescopic-lens-text = During your ranged attack action, add +2 Range to all its attacks.
item-unstable-explosives-text = During your ranged attack with a single target, turn it into an area attack on 4 hexes in a diamond, at least one of them within range, with the same value and effects. Each of your allies in the area suffers 3 damage.
item-wall-shield-text = When an attack would damage you, gain Shield 4 against that attack.
item-doom-powder-text = During your attack action, add Stun, Poison and Curse to one of its attacks.
item-lucky-eye-text = During your turn, you and all adjacent allies gain Strengthen.

## Prosperity 9

item-boots-of-sprinting-text = During one of your Move abilities, add +4 Move.
item-platemail-text = Each time an attack would damage you, you must use one of the 5 slots to gain Shield 1 against that attack. Adds 5 cards of -1 to your modifier deck.
item-mask-of-terror-text = Your melee attacks may add Push 1, as often as you like.
item-balanced-blade-text = A card you play for its basic attack is Attack 4 instead of Attack 2.
item-halberd-text = Your melee attack with a single target may target any enemy within 2 hexes. It is still a melee attack.
item-star-earring-text = During your turn, refresh all your spent items, perform Heal 3 on yourself and recover up to 2 of your discarded cards.
item-second-chance-ring-text = At the end of your turn, play 2 cards from your hand and take one more turn this round, at the initiative of the leading one, which must come later than your present initiative.

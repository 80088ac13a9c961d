### What items do that no fact can say, by their ids in content/items.toml. The rest is made from the content (lines.ftl).

item-iron-helmet-text = When you are attacked, any 2x modifier card the attacker draws counts as +0.
item-heavy-greaves-text = Neither enemies nor the scenario can force you to move.
item-falcon-figurine-text = During your turn, summon the Jade Falcon: 2 hit points, Move 3, Attack 2, melee, flying.
item-ring-of-haste-text = At the end of your turn, play 1 card from your hand and perform its bottom action at once.
item-steel-sabatons-text = At the end of your turn, if you moved 1 hex or none during it, gain Shield 1 until the end of the round.
item-ring-of-brutality-text = At the end of your turn, play 1 card from your hand and perform its top action at once.
item-cloak-of-phasing-text = While you are in a hex with an obstacle, you count as Invisible and cannot attack.
item-unstable-explosives-text = Each of your allies in the area suffers 3 damage.
item-lucky-eye-text = During your turn, you and all adjacent allies gain Strengthen.
item-mask-of-terror-text = Your melee attacks may add Push 1, as often as you like.
item-halberd-text = Your melee attack with a single target may target any enemy within 2 hexes. It is still a melee attack.
item-second-chance-ring-text = At the end of your turn, play 2 cards from your hand and take one more turn this round, at the initiative of the leading one, which must come later than your present initiative.

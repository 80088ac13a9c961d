### Names and texts of all components, by their ids in content/: `-text` is what is printed on one.

## Heroes

hero-lindel = Lindel
hero-lindel-text = I have buried too many friends who went down for this gold.
ability-reroll_test_die = After rolling an attribute test you may roll one of the dice again; the second result stands.
hero-gherinn = Brother Gherinn
hero-gherinn-text = Fire has judged me once. Let it try again.
ability-wound_for_determination = Once per turn, before an attribute test, you may suffer 1 Wound to gain 3 Determination tokens.
ability-reroll_dragon_fury = After rolling the Dragon's Fury dice you may roll one or both of them again, once; the second result stands.
hero-krutzbeck = Krutzbeck
hero-krutzbeck-text = Gold? Fine, that too. But first: whom do I hit?
ability-must_attack = Faced with a Monster you always attack: you can never escape.
ability-hand_of_six = When you draw in combat you may fill your hand to 6 cards instead of 5.
hero-tatianna = Tatianna
hero-tatianna-text = My sisters are counting on me. My arrows are counting on you.
ability-ranged_opening = If you choose to attack rather than escape, you may reveal the top 5 Combat cards and put any ranged ones in the opponent's damage pile; discard the rest.
hero-challara = Challara and Brightflame
hero-challara-text = That dragon sleeps on my grandmother's jewels. Mine does not sleep.
ability-replace_dungeon_card = When you draw a Dungeon card you may discard it and draw another, which you must face.
ability-no_power_when_hurt = With 8 or more Wounds you add no Power card to your hand when combat starts.
hero-hugo = Hugo the Glorious
hero-hugo-text = Write this down, minstrels: here is where the dragon begins to tremble.
ability-glorious_shield = Once per combat, when you lose a round, you may discard all cards that would go to your damage pile.

## Monsters

monster-skeleton = Skeleton
monster-skeleton-text = An archer with nothing left to lose but its ribs.
monster-sorcerer = Sorcerer
monster-sorcerer-text = He sold his shadow long ago. Yours will do as well.
monster-troll = Troll
monster-troll-text = Stronger than clever, and by far. Best not to be where the blow lands.
monster-golem = Golem
monster-golem-text = Stone and iron with a single order carved in: let no one pass.
monster-demon = Demon
monster-demon-text = First comes the heat, then the fear and, if you are still there, the Demon.

## Rooms

room-dungeon = Dungeon Room
room-dungeon-text = Draw a Dungeon card.
room-pit = Bottomless Pit
room-pit-text = Luck test. Pass it and you are across the pit. Fail it and you fall for ever.
room-entrance = Catacombs Entrance
room-entrance-text = Draw a Dungeon card. On your next turn you may go down into the catacombs instead of moving or searching.
room-trap = Trap Room
room-trap-text = Draw a Trap card.
room-darkness = Darkness Room
room-darkness-text = Move again, blindly: a die picks the passage. If it leads to a wall, your turn ends and you will roll again.
room-corridor = Corridor
room-corridor-text = Move again at once. Step into the same Corridor a second time this turn and you stay there.
room-chasm = Chasm
room-chasm-text = Draw a Dungeon card. You may only leave by the passages on your side of the rift.
room-cave-in = Cave-in Room
room-cave-in-text = Draw a Dungeon card. On your next turn go back the way you came, or climb across with an Agility test.
room-bridge = Bridge
room-bridge-text = Stay on your side or cross: Agility test, +1 to the roll for each Loot (you may drop Loot). Fail: 1 die of Wounds and down to the catacombs.
room-rotating = Rotating Room
room-rotating-text = When discovered it turns 180 degrees with you inside, and your turn ends. It never turns again.
room-portcullis = Portcullis Room
room-portcullis-text = The portcullis drops behind you. Draw a Dungeon card; you cannot escape from Monsters here.
room-web = Spider Web
room-web-text = Retreat, or cross with a Strength test: pass and you move again; fail and you are stuck, trying once each turn.
room-tower = Tower Room
room-tower-text = With at least one Loot card you may leave the dungeon. If you do not leave, move again at once.
room-treasure = Treasure Room
room-treasure-text = Draw a Dragon card. Each turn: leave, or try your luck again.

## The Dungeon deck

card-dungeon-dead-adventurer = Dead adventurer
card-dungeon-dead-adventurer-text = Somebody got here before you, and no further. If you go through the body, draw 1 Corpse card.
card-dungeon-crypt = Crypt
card-dungeon-crypt-text = A slab with its name clawed away. If you push it aside, draw 1 Crypt card.
card-dungeon-empty = Empty room
card-dungeon-empty-text = Dust, dripping water and your own footsteps. Nothing happens here.
card-dungeon-skeleton = Skeleton
card-dungeon-skeleton-text = A bowstring creaks in the gloom. You face a Skeleton.
card-dungeon-sorcerer = Sorcerer
card-dungeon-sorcerer-text = The torches burn green and someone speaks your name. You face a Sorcerer.
card-dungeon-troll = Troll
card-dungeon-troll-text = You smell it before you see it, and you see it too close. You face a Troll.
card-dungeon-golem = Golem
card-dungeon-golem-text = One of the statues takes a step forward. You face a Golem.
card-dungeon-demon = Demon
card-dungeon-demon-text = The floor smokes and the shadows have horns. You face a Demon.
card-dungeon-hidden-trap = Hidden trap
card-dungeon-hidden-trap-text = A flagstone gives way with a click. Draw 1 Trap card.
card-dungeon-descending-passage = Descending passage
card-dungeon-descending-passage-text = Steps sink into the black. Place a Catacombs Entrance here; on your next turn you may go down.
card-dungeon-ceiling-collapses = The ceiling collapses
card-dungeon-ceiling-collapses-text = When the dust settles, nothing is where it was. Turn your room 90 degrees clockwise.
card-dungeon-torch-goes-out = The torch goes out
card-dungeon-torch-goes-out-text = Keep this card. At the start of each turn, Luck test: pass, discard it and play on; fail, and your turn ends.
card-dungeon-secret-door = Secret door
card-dungeon-secret-door-text = A block of stone swings without a sound. You may move at once to any adjacent space; a Monster there cannot be escaped.
card-dungeon-razorwing = Razorwing
card-dungeon-razorwing-text = A whisper of leather overhead, and you are bleeding already. Suffer 1 die of Wounds.
card-dungeon-wizards-curse = Wizard's curse
card-dungeon-wizards-curse-text = The dungeon groans like a ship. Roll 1 die and turn all Corridors: 1–2, 90° left; 3–4, 180°; 5–6, 90° right.
card-dungeon-unstable-potion = Unstable potion
card-dungeon-unstable-potion-text = At the start of your turn you may drink it and roll 2 dice: 2, you die; 3–4, 6 Wounds; 5–6, 3 Wounds; 7, nothing; 8–10, heal 3; 11–12, heal 6.
card-dungeon-bottle-imp = Bottle imp
card-dungeon-bottle-imp-text = If you get it out, roll 1 die at the end of the game: 1–2, lose another Loot at random; 3, nothing; 4–6, draw 1 Treasure card.
card-dungeon-lost-soul = Lost soul
card-dungeon-lost-soul-text = Keep this card. At the start of each turn roll 2 dice: on 2–3 it snuffs you out. It leaves you if you enter the catacombs or leave the dungeon.
card-dungeon-gold-30 = Gold coins
card-dungeon-gold-30-text = A handful of coins that rolled into a corner. Nobody came back for them.
card-dungeon-gold-40 = Gold coins
card-dungeon-gold-40-text = A purse cut at the strap, still almost full.
card-dungeon-shuffle = Shuffle
card-dungeon-shuffle-text = The dungeon forgets what you have seen. Shuffle the Dungeon deck with its discards and this card, and draw another.

## The Dragon deck

card-dragon-sleeping = Sleeping
card-dragon-sleeping-text = Kalladra snores and the gold trembles. Draw 2 Treasure cards. On your next turn, leave or draw another Dragon card.
card-dragon-fury = Dragon's Fury
card-dragon-fury-text = It wakes! Discard all your Treasures, suffer 2 dice of Wounds and, if you live, retreat. So does every Hero in the room, clockwise.

## The Treasure deck

card-treasure-lodestone = Lodestone
card-treasure-lodestone-text = Heavy as guilt and worth a promise.
card-treasure-ebony-ring = Ebony ring
card-treasure-ebony-ring-text = Black outside, and inside it a woman's name.
card-treasure-obsidian-ring = Obsidian ring
card-treasure-obsidian-ring-text = Volcano glass, still warm to the touch.
card-treasure-pearl-ring = Pearl ring
card-treasure-pearl-ring-text = The sea in a drop, a long way from the sea.
card-treasure-ruby-ring = Ruby ring
card-treasure-ruby-ring-text = It glows like an ember that will not give up.
card-treasure-silver-ring = Silver ring
card-treasure-silver-ring-text = The undead look away from it.
card-treasure-gold-ring = Gold ring
card-treasure-gold-ring-text = A king gave it up for lost; a dragon, for his.
card-treasure-arcane-ring = Arcane ring
card-treasure-arcane-ring-text = It hums a little when you contradict it.
card-treasure-charmers-flute = Charmer's flute
card-treasure-charmers-flute-text = Do not play it down here. You never know who will dance.
card-treasure-crystal-of-tival = Crystal of Tival
card-treasure-crystal-of-tival-text = Every facet shows another tomorrow.
card-treasure-belt-of-strength = Belt of strength
card-treasure-belt-of-strength-text = Made for a giant with a healthy appetite.
card-treasure-genies-lamp = Genie's lamp
card-treasure-genies-lamp-text = Rubbed by a thousand greedy hands; the genie no longer answers.
card-treasure-golden-claws = Golden claws
card-treasure-golden-claws-text = A dress glove for one who does not mean to shake hands.
card-treasure-ebony-amulet = Ebony amulet
card-treasure-ebony-amulet-text = It beats slowly, as if it remembered a chest.
card-treasure-crystal-of-orris = Crystal of Orris
card-treasure-crystal-of-orris-text = It keeps a very small storm inside.
card-treasure-jeweled-chakra = Jeweled chakra
card-treasure-jeweled-chakra-text = It cuts air, flesh and debts.
card-treasure-rune-scarab = Rune scarab
card-treasure-rune-scarab-text = Leave it on the table: by morning it points north.
card-treasure-eyes-of-avra = Eyes of Avra
card-treasure-eyes-of-avra-text = Two sapphires that blink when you lie.
card-treasure-flying-carpet = Flying carpet
card-treasure-flying-carpet-text = The ceilings are low here. Carry it rolled up.
card-treasure-mirror-of-shael = Mirror of Shael
card-treasure-mirror-of-shael-text = Your reflection is a moment late.
card-treasure-vestments-of-kellos = Vestments of Kellos
card-treasure-vestments-of-kellos-text = Not a scorch on them, after centuries under a dragon.
card-treasure-staff-of-light = Staff of light
card-treasure-staff-of-light-text = It warms without fire, and its shadows do not frighten.
card-treasure-star-of-kellos = Star of Kellos
card-treasure-star-of-kellos-text = It fell from the sky only once, and it fell here.
card-treasure-chalice-of-tamalir = Chalice of Tamalir
card-treasure-chalice-of-tamalir-text = Nobody remembers what was drunk from it. Just as well.
card-treasure-sun-spear = Sun spear
card-treasure-sun-spear-text = At midnight its tip points to where the day is.
card-treasure-bag-of-gems = Bag of gems
card-treasure-bag-of-gems-text = A clinking to make anyone turn back.
card-treasure-quicksilver-potion = Quicksilver potion
card-treasure-quicksilver-potion-text = A single vial, and two kingdoms bidding for it.
card-treasure-harp-of-tranquility = Harp of tranquility
card-treasure-harp-of-tranquility-text = They say it put Kalladra to sleep. Do not strum it as you flee.
card-treasure-giant-ruby = Giant ruby
card-treasure-giant-ruby-text = Big as a dragon's heart, and of the same colour.
card-treasure-artifact-eater = Artifact eater
card-treasure-artifact-eater-text = The chest has teeth. Discard another of your Treasure cards, of your choice; then, well fed, it lets itself be carried.
card-treasure-forbidden-tome = Forbidden tome
card-treasure-forbidden-tome-text = If you get out, you may read it at the end and roll 1 die: 1–2, lose your most valuable other Loot; 3–6, the tome is worth 2 dice times 100 gold.

## The Trap deck

card-trap-trapdoor = Trapdoor
card-trap-trapdoor-text = Keep this card. At the start of each turn, Agility test: pass, discard it and play on; fail, 1 Wound and your turn ends.
card-trap-projectile = Projectile trap
card-trap-projectile-text = The walls spit darts. Armour test: fail, and you suffer as many Wounds as you missed it by.
card-trap-cave-in = Cave-in
card-trap-cave-in-text = Keep this card. At the start of each turn, Agility test: pass, discard it and play on; fail, and your turn ends.
card-trap-snakes = Poisonous snakes
card-trap-snakes-text = The floor opens on a nest that is not asleep. Suffer 1 die of Wounds.
card-trap-gas = Poisonous gas
card-trap-gas-text = A sweetish mist takes your knees. Suffer Wounds: 1 die minus 3. Lose turns: 1 die minus 3.
card-trap-explosion = Explosion
card-trap-explosion-text = A spark, a moment of silence, and then none at all. Suffer 4 Wounds and lose your next turn.
card-trap-swinging-blade = Swinging blade
card-trap-swinging-blade-text = It comes down from the ceiling without a sound. Armour test: fail, and you die.
card-trap-shuffle = Shuffle
card-trap-shuffle-text = You hear the springs being wound again. Shuffle the Trap deck with its discards and this card, and draw another.

## The Door deck

card-door-opens = The door opens
card-door-opens-text = A push, a creak, and the way is clear. Go through the door to the adjacent space.
card-door-stuck = Stuck door
card-door-stuck-text = Neither shoulder nor boot will move it. Your turn ends; next turn try again or leave another way.
card-door-spear-trap = Spear trap
card-door-spear-trap-text = The lock bites. Suffer 1 die minus your Luck in Wounds and your turn ends; next turn try again or leave another way.
card-door-shuffle = Shuffle
card-door-shuffle-text = The keys change locks. Shuffle the Door deck with its discards and this card, and draw another.

## The Crypt deck

card-crypt-gold-20 = Gold coins
card-crypt-gold-20-text = Two coins on the eyelids and a few more in the shroud.
card-crypt-gold-90 = Gold coins
card-crypt-gold-90-text = The ferryman's toll, and the dead man never paid it.
card-crypt-gold-120 = Gold coins
card-crypt-gold-120-text = An urn too heavy to be ashes alone.
card-crypt-gold-250 = Gold coins
card-crypt-gold-250-text = The knight lies on his pay, and the pay was good.
card-crypt-unstable-potion = Unstable potion
card-crypt-unstable-potion-text = At the start of your turn you may drink it and roll 2 dice: 2, you die; 3–4, 6 Wounds; 5–6, 3 Wounds; 7, nothing; 8–10, heal 3; 11–12, heal 6.
card-crypt-empty = Empty crypt
card-crypt-empty-text = No gold and no bones: somebody walked out of here.
card-crypt-ancient-bones = Ancient bones
card-crypt-ancient-bones-text = Roll 1 die: 1–3, they lie still; 4–6, they rise: combat with a Skeleton, and no escape.
card-crypt-spectral-storm = Spectral storm
card-crypt-spectral-storm-text = A choir of the dead pulls at your breath. Strength test: fail, and you lose half of your remaining Life, rounded up.
card-crypt-spear-trap = Spear trap
card-crypt-spear-trap-text = The sarcophagus was expecting company. Suffer 1 die minus your Armour in Wounds.
card-crypt-shuffle = Shuffle
card-crypt-shuffle-text = The slabs move when you look away. Shuffle the Crypt deck with its discards and this card, and draw another.

## The Corpse deck

card-corpse-gold-50 = Gold coins
card-corpse-gold-50-text = He will not be needing them. You have to open his fingers one by one.
card-corpse-gold-100 = Gold coins
card-corpse-gold-100-text = Sewn into the lining of the cloak: a careful man, if not careful enough.
card-corpse-gold-200 = Gold coins
card-corpse-gold-200-text = She was on her way out with the loot. Thirty steps short.
card-corpse-unstable-potion = Unstable potion
card-corpse-unstable-potion-text = At the start of your turn you may drink it and roll 2 dice: 2, you die; 3–4, 6 Wounds; 5–6, 3 Wounds; 7, nothing; 8–10, heal 3; 11–12, heal 6.
card-corpse-empty = Picked clean
card-corpse-empty-text = Pockets turned inside out. Somebody was quicker.
card-corpse-rope = Rope
card-corpse-rope-text = At a Trapdoor or a Hole in the ceiling you may discard it to pass the test without rolling.
card-corpse-ancient-bones = Ancient bones
card-corpse-ancient-bones-text = Roll 1 die: 1–3, they lie still; 4–6, they rise: combat with a Skeleton, and no escape.
card-corpse-scorpion = Scorpion
card-corpse-scorpion-text = It slept in the boot, and in went your hand. Suffer 1 die of Wounds.
card-corpse-young-scorpion = Young scorpion
card-corpse-young-scorpion-text = Small, but keen to grow. Suffer Wounds: 1 die minus 1.
card-corpse-pale-scorpion = Pale scorpion
card-corpse-pale-scorpion-text = Years down here have all but dried its venom. Suffer Wounds: 1 die minus 2.
card-corpse-shuffle = Shuffle
card-corpse-shuffle-text = The dungeon never runs out of dead. Shuffle the Corpse deck with its discards and this card, and draw another.

## The Search deck

card-search-secret-door = Secret door
card-search-secret-door-text = Your fingers find the seam. You may move at once to any adjacent space; a Monster there cannot be escaped.
card-search-empty = Nothing
card-search-empty-text = Stone, dust, and time going by. You find nothing.
card-search-descending-passage = Descending passage
card-search-descending-passage-text = A hatch under the rotten carpet. Place a Catacombs Entrance here; on your next turn you may go down.
card-search-gold-10 = Gold coins
card-search-gold-10-text = A coin between two flagstones. Better than nothing.
card-search-gold-60 = Gold coins
card-search-gold-60-text = Somebody put them by for the way back.
card-search-gold-70 = Gold coins
card-search-gold-70-text = Behind the loose brick, a small leather bag.
card-search-gold-150 = Gold coins
card-search-gold-150-text = A smuggler's cache, with the smuggler still in it.
card-search-giant-centipede = Giant centipede
card-search-giant-centipede-text = What looked like a chain has legs, and plenty of them. Suffer 2 dice of Wounds.
card-search-ferrox = Ferrox
card-search-ferrox-text = It has 1 die of Life. Each round, Strength test: pass and it loses 1; fail and you suffer 1 Wound. Until one of you is dead.
card-search-unstable-potion = Unstable potion
card-search-unstable-potion-text = At the start of your turn you may drink it and roll 2 dice: 2, you die; 3–4, 6 Wounds; 5–6, 3 Wounds; 7, nothing; 8–10, heal 3; 11–12, heal 6.
card-search-hidden-trap = Hidden trap
card-search-hidden-trap-text = You touched the one thing not to touch. Draw 1 Trap card.
card-search-shuffle = Shuffle
card-search-shuffle-text = Did you not look there already? Shuffle the Search deck with its discards and this card, and draw another.

## The Rune deck

card-rune-touch-of-death = Touch of death
card-rune-touch-of-death-text = After drawing or meeting a Monster, discard it: the Monster is discarded without combat.
card-rune-teleportation = Rune of teleportation
card-rune-teleportation-text = When about to move, discard it: go to an adjacent space, wall or no wall; a Monster there cannot be escaped.
card-rune-healing = Rune of healing
card-rune-healing-text = At the start of your turn, discard it: heal up to 6 Wounds.
card-rune-stasis = Rune of stasis
card-rune-stasis-text = When about to move, discard it: the world stands still and you make three moves this turn, each with its encounter, until your turn ends.
card-rune-warning = Rune of warning
card-rune-warning-text = When you meet a Trap, discard it: the Trap is discarded without effect.
card-rune-opening = Rune of opening
card-rune-opening-text = At a door or a portcullis, discard it: you go through without a card or a test.
card-rune-foresight = Rune of foresight
card-rune-foresight-text = After drawing a Dungeon Room tile, discard it: the tile goes back to the supply and you draw another, which you must place.
card-rune-fortune = Rune of fortune
card-rune-fortune-text = After rolling an attribute test, discard it: roll both dice again; the second result stands.
card-rune-will = Rune of will
card-rune-will-text = Before an attribute test, discard it: gain 4 Determination tokens.
card-rune-seeking = Rune of seeking
card-rune-seeking-text = When about to search, discard it: draw 4 Search cards, face the one you choose and discard the others.
card-rune-ascent = Rune of ascent
card-rune-ascent-text = In the catacombs, instead of drawing a card, discard it: you go straight up, advancing as usual but with no shift to the side.
card-rune-flame = Rune of flame
card-rune-flame-text = When combat starts, discard it: put the top 2 cards of the Combat deck in the opponent's damage pile.

## The Catacombs deck

card-catacombs-exit = Exit
card-catacombs-exit-text = Air that does not smell of the dead. If you like, leave the catacombs.
card-catacombs-empty = Empty gallery
card-catacombs-empty-text = You count your steps so as not to count the skulls. Nothing happens.
card-catacombs-hole-in-the-ceiling = Hole in the ceiling
card-catacombs-hole-in-the-ceiling-text = Agility test: pass, and you may leave the catacombs; fail, and on your turns you may try it again instead of drawing a card.
card-catacombs-hidden-trap = Hidden trap
card-catacombs-hidden-trap-text = Even down here Kalladra trusts nobody. Draw 1 Trap card.
card-catacombs-treasure-chest = Treasure chest
card-catacombs-treasure-chest-text = Shut tight. If you get out of the dungeon, at the end of the game it is worth 2 dice times 100 gold.
card-catacombs-gigantic-diamond = Gigantic diamond
card-catacombs-gigantic-diamond-text = The treasure of the legends was not under the dragon, but under its floor.
card-catacombs-torch-goes-out = The torch goes out
card-catacombs-torch-goes-out-text = Keep this card. At the start of each turn, Luck test: pass, discard it and play on; fail, and your turn ends.
card-catacombs-horde-of-rats = Horde of rats
card-catacombs-horde-of-rats-text = The floor moves, and it is hungry. Armour test: fail, and you suffer as many Wounds as you missed it by.
card-catacombs-venom-spider = Venom spider
card-catacombs-venom-spider-text = Keep this card. At the start of each turn roll 1 die: 1–2, suffer 1 Wound; 6, the venom is spent and you discard it.
card-catacombs-razorwings = Razorwings
card-catacombs-razorwings-text = A thousand wings in a tunnel made for two. Suffer 1 die of Wounds.
card-catacombs-surprise-attack = Surprise attack
card-catacombs-surprise-attack-text = A Demon leaps from the dark. Luck test: fail, and suffer as many Wounds as you missed it by. Then you fight it, and no escape.
card-catacombs-skeleton-volley = Skeleton volley
card-catacombs-skeleton-volley-text = Splinters whistle from the niches. Agility test: fail, and you suffer as many Wounds as you missed it by.
card-catacombs-golem-grab = Golem grab
card-catacombs-golem-grab-text = A hand of stone comes out of the wall. Suffer 2 Wounds and discard a Loot at random.
card-catacombs-troll-smash = Troll smash
card-catacombs-troll-smash-text = It turns the corner when you do, club first. Suffer 10 minus your Armour in Wounds.
card-catacombs-sorcerers-bolt = Sorcerer's bolt
card-catacombs-sorcerers-bolt-text = A laugh far off, and lightning that turns corners. Luck test: fail, and you suffer as many Wounds as you missed it by.
card-catacombs-vampire-bite = Vampire bite
card-catacombs-vampire-bite-text = Keep this card. At the start of each turn suffer 1 Wound. The vampire loses your scent when you leave the catacombs.
card-catacombs-deep-elf = Deep elf
card-catacombs-deep-elf-text = You may bribe him with Loot. Roll 1 die times 100: below its gold, you may leave the catacombs; above, you fight a Sorcerer, and no escape.
card-catacombs-giant-naga = Giant naga
card-catacombs-giant-naga-text = It drags you to where you would come out now: move your Travel marker there, turn it about and return your Catacombs cards to the deck.
card-catacombs-shuffle = Shuffle
card-catacombs-shuffle-text = You have passed this crossing before. Or was it another? Shuffle the Catacombs deck with its discards and this card, and draw another.

## Combat cards

attack-glancing-arrow = Glancing arrow
attack-glancing-arrow-text = It whistles past and leaves a red line.
attack-accurate-shot = Accurate shot
attack-accurate-shot-text = No hurry, and no breath.
attack-crossbow-bolt = Crossbow bolt
attack-crossbow-bolt-text = Through the shield first, questions later.
attack-thrown-spear = Thrown spear
attack-thrown-spear-text = The whole body behind it, and no taking it back.
attack-ricochet = Ricochet
attack-ricochet-text = Off the wall, off the helm, and into you.
attack-volley = Volley
attack-volley-text = One arrives. Five were loosed.
attack-arrow-to-the-eye = Arrow to the eye
attack-arrow-to-the-eye-text = The shot they tell of in taverns.
attack-slash = Slash
attack-slash-text = Short, dirty and almost by accident.
attack-shield-bash = Shield bash
attack-shield-bash-text = What protects can also hit.
attack-deep-strike = Deep strike
attack-deep-strike-text = In up to the hilt.
attack-sweeping-blow = Sweeping blow
attack-sweeping-blow-text = From wall to wall; somebody will fall.
attack-riposte = Riposte
attack-riposte-text = To parry and to wound in one gesture.
attack-heart-strike = Heart strike
attack-heart-strike-text = If they have a heart, there; if not, there too.
attack-crushing-blow = Crushing blow
attack-crushing-blow-text = The floor complains as well.
attack-bolt-of-agony = Bolt of agony
attack-bolt-of-agony-text = Little light and much screaming.
attack-ray = Ray
attack-ray-text = Straight as bad news.
attack-frost-grip = Frost grip
attack-frost-grip-text = The skin cracks like a puddle in January.
attack-fireball = Fireball
attack-fireball-text = Worse in a narrow passage.
attack-mind-spike = Mind spike
attack-mind-spike-text = A thought that is not yours, and it stings.
attack-chain-lightning = Chain lightning
attack-chain-lightning-text = It leaps from iron to iron until it finds flesh.
attack-word-of-ruin = Word of ruin
attack-word-of-ruin-text = One syllable, and the ceiling listens.

## Power cards: Lindel

attack-elven-eyes = Elven eyes
attack-elven-eyes-text = Next round your opponent chooses first and shows you the card.
attack-dance-of-steel = Dance of steel
attack-dance-of-steel-text = Your opponent cannot counterattack this round.
attack-among-the-leaves = Among the leaves
attack-among-the-leaves-text = If you lose this round, the cards that would go to your damage pile are discarded.
attack-grief-of-ages = Grief of ages
attack-grief-of-ages-text = +1 to your attack value for every 2 cards in your damage pile, up to +3.

## Power cards: Brother Gherinn

attack-cleansing-fire = Cleansing fire
attack-cleansing-fire-text = Next round, if your opponent's card has an attack value of 4 or more, it is cancelled.
attack-prayer-to-kellos = Prayer to Kellos
attack-prayer-to-kellos-text = Discard up to 2 cards of your damage pile.
attack-penance = Penance
attack-penance-text = You may discard up to 2 cards from your hand: +1 to your attack value for each.
attack-accusing-light = Accusing light
attack-accusing-light-text = Next round your opponent chooses first and shows you the card.

## Power cards: Krutzbeck

attack-unleashed-wrath = Unleashed wrath
attack-unleashed-wrath-text = You may discard any number of hand cards with attack value 1, of any type: +1 to your attack value for each.
attack-headbutt = Headbutt
attack-headbutt-text = Your opponent discards 2 hand cards at random.
attack-blood-fury = Blood fury
attack-blood-fury-text = +1 to your attack value for each card in your damage pile, up to +4.
attack-brutal-cleave = Brutal cleave
attack-brutal-cleave-text = If you win this round, the top card of the Combat deck goes to your opponent's damage pile as well.

## Power cards: Tatianna

attack-guided-shot = Guided shot
attack-guided-shot-text = You may discard this card and put another Combat card from your hand in its place.
attack-ambush = Ambush
attack-ambush-text = Your opponent cannot counterattack this round.
attack-call-of-the-sisters = Call of the sisters
attack-call-of-the-sisters-text = Next round, if you play a ranged attack, +2 to your attack value.
attack-panthers-leap = Panther's leap
attack-panthers-leap-text = If you lose this round, the cards that would go to your damage pile are discarded.

## Power cards: Challara and Brightflame

attack-shared-destinies = Shared destinies
attack-shared-destinies-text = Your opponent shows you their hand; you may take one of the cards into yours.
attack-firestorm = Firestorm
attack-firestorm-text = No effect beyond the fire, which is effect enough.
attack-brightflames-bite = Brightflame's bite
attack-brightflames-bite-text = If you win this round, the top card of the Combat deck goes to your opponent's damage pile as well.
attack-veil-of-ash = Veil of ash
attack-veil-of-ash-text = Your opponent discards 2 hand cards at random.

## Power cards: Hugo the Glorious

attack-knights-charge = Knight's charge
attack-knights-charge-text = Next round, −1 to your attack value: you must find your feet again.
attack-challenge = Challenge
attack-challenge-text = Next round, if your opponent plays a melee attack, +2 to your attack value.
attack-wall-of-steel = Wall of steel
attack-wall-of-steel-text = If this round ends in a stalemate, you win it.
attack-feat-for-the-ballads = Feat for the ballads
attack-feat-for-the-ballads-text = If you win this round, you may move a card of the combat pile to your opponent's damage pile.

## Power cards: Skeleton

attack-poisoned-arrow = Poisoned arrow
attack-poisoned-arrow-text = Name an attack type. Next round, if your opponent plays it, +4 to your attack value.
attack-deadly-shot = Deadly shot
attack-deadly-shot-text = Name an attack type. Next round, if you play it, +2 to your attack value.
attack-rain-of-bones = Rain of bones
attack-rain-of-bones-text = Draw 2 Combat cards, even beyond your hand size.
attack-nothing-to-bleed = Nothing to bleed
attack-nothing-to-bleed-text = You may discard 1 card of your damage pile.

## Power cards: Sorcerer

attack-agony-of-memory = Agony of memory
attack-agony-of-memory-text = Next round, if your opponent's card has an attack value of 3 or more, it is cancelled.
attack-infernal-pact = Infernal pact
attack-infernal-pact-text = Next round, +2 to your attack value.
attack-mirage = Mirage
attack-mirage-text = If you lose this round, the cards that would go to your damage pile are discarded.
attack-net-of-shadows = Net of shadows
attack-net-of-shadows-text = Name an attack type: next round your opponent cannot choose it, unless they hold nothing else.

## Power cards: Troll

attack-hammer-blow = Hammer blow
attack-hammer-blow-text = Next round, +1 to your attack value.
attack-backhand = Backhand
attack-backhand-text = Your opponent discards 1 hand card at random.
attack-clumsy-smash = Clumsy smash
attack-clumsy-smash-text = Next round, −2 to your attack value: the club is stuck in the floor.
attack-hurled-boulder = Hurled boulder
attack-hurled-boulder-text = Your opponent cannot counterattack this round.

## Power cards: Golem

attack-natural-armour = Natural armour
attack-natural-armour-text = Discard up to 2 cards of your damage pile.
attack-iron-fist = Iron fist
attack-iron-fist-text = If this round ends in a stalemate, you win it.
attack-blunted-edges = Blunted edges
attack-blunted-edges-text = Next round, if your opponent's card has an attack value of 4 or more, it is cancelled.
attack-relentless-tread = Relentless tread
attack-relentless-tread-text = If you win this round, the top card of the Combat deck goes to your opponent's damage pile as well.

## Power cards: Demon

attack-aura-of-terror = Aura of terror
attack-aura-of-terror-text = If you win this round, you may move any one card of the combat pile to your opponent's damage pile.
attack-whip-of-flame = Whip of flame
attack-whip-of-flame-text = Name an attack type: next round your opponent cannot choose it, unless they hold nothing else.
attack-burning-claws = Burning claws
attack-burning-claws-text = If you win this round, the top card of the Combat deck goes to your opponent's damage pile as well.
attack-infernal-roar = Infernal roar
attack-infernal-roar-text = Your opponent discards 2 hand cards at random.

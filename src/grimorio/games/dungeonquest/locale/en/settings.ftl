### The title and the options of a table.

title = DungeonQuest
title-blurb = Into the dragon's dungeon, out with its gold, before the sun sets. Most do not come back.

## Options of a table

setting-heroes = Heroes
setting-heroes-help = Dealt at random; chosen by each player in turn; or agreed: chosen, and dealt at random after all if anybody objects.
setting-heroes-random = at random
setting-heroes-chosen = chosen
setting-heroes-agreed = by agreement
setting-runes = Magic power: Runes for each Hero
setting-runes-help = One Rune each is the normal game; more make the dungeon kinder. There are twelve in all.
setting-hero_versus_hero = Hero versus Hero
setting-hero_versus_hero-help = A Hero may move into another's room to fight it; the winner takes a Loot card.
setting-servants = Servants of Kalladra
setting-servants-help = Players whose Hero is dead move the Monsters on the board.
setting-concentrated_determination = Concentrated determination
setting-concentrated_determination-help = Determination left over after a test is kept, and counts for any later test.
setting-death_can_wait = Death can wait
setting-death_can_wait-help = A Hero that would die loses Loot and half its Wounds instead, and its turn. Good for a first game.
setting-tower_power = Tower power
setting-tower_power-help = A Hero that enters a Tower Room may pass on to another tower, and must move on from there.
setting-secrets = Secrets
setting-secrets-help = Loot is kept face down: the others see only which deck it came from.
setting-live_to_fight = Live to fight another day
setting-live_to_fight-help = After winning a round of combat a Hero may give up the blow to slip away if it wins the next.
setting-no_glory = No glory without valour
setting-no_glory-help = Nobody leaves the dungeon without a Treasure from under the dragon.
setting-monstrous_treasure = Monstrous treasure
setting-monstrous_treasure-help = Who kills a Monster may roll a die; below the Monster's Life, it finds a Treasure.
setting-late_start = Late start
setting-late_start-help = The sun starts as many spaces along its track as a die says.
setting-dice_combat = Dice combat
setting-dice_combat-help = Monsters are fought with dice against one attribute, without cards: quick, and good for tables over days.

## Options that do not go together

refusal-alone-hero-versus-hero = Hero versus Hero with one player: there is no other Hero to fight
refusal-alone-servants = Servants of Kalladra with one player: no player is left when the only Hero dies
refusal-alone-secrets = Secrets with one player: there is nobody to hide Loot from
refusal-too-many-runes = { $runes } Runes for each of { $seats }: there are only { $all }
refusal-servants-death-waits = Servants of Kalladra with Death can wait: no player is ever eliminated
refusal-live-to-fight-dice = Live to fight another day with Dice combat: there are no cards to discard

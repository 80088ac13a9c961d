### The name of the game, and the options of a table.

title = Gloomhaven
title-blurb = Two cards a round, no dice: mercenaries clear a dungeon room by room before their cards run out.

## Options of a table

setting-scenario = Scenario
setting-scenario-help = Which of the first twenty is played, in Casual mode: none has to be unlocked, and each stands on its own.
setting-scenario-1 = 1. { scenario-1 }
setting-scenario-2 = 2. { scenario-2 }
setting-scenario-3 = 3. { scenario-3 }
setting-scenario-4 = 4. { scenario-4 }
setting-scenario-5 = 5. { scenario-5 }
setting-scenario-6 = 6. { scenario-6 }
setting-scenario-7 = 7. { scenario-7 }
setting-scenario-8 = 8. { scenario-8 }
setting-scenario-9 = 9. { scenario-9 }
setting-scenario-10 = 10. { scenario-10 }
setting-scenario-11 = 11. { scenario-11 }
setting-scenario-12 = 12. { scenario-12 }
setting-scenario-13 = 13. { scenario-13 }
setting-scenario-14 = 14. { scenario-14 }
setting-scenario-15 = 15. { scenario-15 }
setting-scenario-16 = 16. { scenario-16 }
setting-scenario-17 = 17. { scenario-17 }
setting-scenario-18 = 18. { scenario-18 }
setting-scenario-19 = 19. { scenario-19 }
setting-scenario-20 = 20. { scenario-20 }
setting-difficulty = Difficulty
setting-difficulty-help = The level of the scenario, compared with the one recommended for the characters: easy is 1 lower, hard 1 and very hard 2 higher.
setting-difficulty-easy = easy
setting-difficulty-normal = normal
setting-difficulty-hard = hard
setting-difficulty-very_hard = very hard
setting-level = Character level
setting-level-help = All characters begin at this level, with its hit points, cards, perks and gold for items. Level 1 is best for a first game.
setting-own_levels = A level for each player
setting-own_levels-help = Each player chooses the level of their own character. The scenario then goes by their average, and the level above does not count.
setting-classes = Classes
setting-classes-help = Each player chooses one that is still free, or all are dealt at random.
setting-classes-chosen = chosen
setting-classes-random = at random
setting-builds = Hands, perks and items
setting-builds-help = Ready-made for the class and its level, or put together by each player before the scenario begins.
setting-builds-ready = ready-made
setting-builds-own = put together
setting-open_information = Open information
setting-open_information-help = Everybody sees all hands and chosen cards, as in solo play. In return, monsters are one level higher and traps deal 1 more damage.
setting-ties = Monster ties
setting-ties-help = Who decides where the rules leave a monster several choices: the table picks where only the hex differs and asks the party about the rest; the table always picks; or the party is always asked.
setting-ties-places = the table picks hexes only
setting-ties-table = the table picks
setting-ties-ask = the party is asked
setting-party = Party decisions
setting-party-help = Whose answer counts when the whole party decides.
setting-party-first = the first answer counts
setting-party-leader = the leader decides
setting-party-all = all must agree
setting-party-majority = the majority decides

## What a scenario is about, where one is chosen

about-goal = With 2 characters: { $few } With 4: { $many }
about-enemies = { $few } to { $many } enemies: { $types }.
about-length = { $length ->
    [short] Short
    [middling] Middling
   *[long] Long
  }: { $rooms } rooms, about { $minutes } minutes.
about-difficulty = Difficulty: { $difficulty ->
    [easy] low
    [medium] medium
   *[hard] high
  }. Its enemies have { $points } hit points in all with three characters at level 1.
about-rules = Special rules: { $rules }

### What tiles, cards and Monsters say, made from what they do.

## Kinds

kind =
    { $kind ->
        [weapon] Weapon
        [shield] Shield
        [helmet] Helmet
        [breastplate] Breastplate
        [gauntlets] Gauntlets
        [greaves] Greaves
        [boots] Boots
        [jewel] Jewel
        [ability] Ability
        [first] First Attack Ability
        [goods] Object, used up
        [resource] Natural Resource
        [gem] Gem
       *[essence] Essence
    }
type-hero-tile = { $kind } of { $hero }
type-card =
    { $deck ->
        [silver] Silver card
       *[gold] Gold card
    }
type-monster =
    { $level ->
        [1] Monster of level I
        [2] Monster of level II
       *[3] Monster of level III
    }
hero-maeldur-type = Fire mage
hero-maeldur-text = Burns blood of his own for the biggest single attack. Two hard blows kill him.
hero-ael-type = Priestess of light
hero-ael-text = Outlasts by healing and Hope. Little Damage until late.
hero-dral-type = Warrior
hero-dral-text = Two blades and a shield, the same in every round, and harder. Slow.
hero-keleia-type = Wild fighter
hero-keleia-text = Strikes first, dodges, wears sets, is everywhere. Her best tiles want three pieces of a colour.
line-starts = Starts with { $piece }.
line-lock =
    { $number ->
        [1] { $place }: { $price }.
       *[other] { $place } { $number }: { $price }.
    }

## What a piece does

line-colour =
    { $colour ->
        [green] Green set.
        [blue] Blue set.
        [red] Red set.
       *[any] Part of any set.
    }
line-health = Health +{ $by }.
line-bags = Bags { $by }.
line-gems =
    { $count ->
        [one] { $count } place for a Gem.
       *[other] { $count } places for Gems.
    }
line-safe = The power of { $element } does not touch you.
line-boost-heal = What heals you heals { $by } more.
line-boost-shield = Your Shields are stronger by { $by }.
line-attack =
    { $first ->
        [yes] First Attack, Damage by Combat Value: { $ranges }.
       *[no] Attack, Damage by Combat Value: { $ranges }.
    }
range = { $count } from { $low }
line-also =
    { $kind ->
        [always] With this attack: { $does }.
        [low] From { $low }: { $does }.
       *[high] Up to { $high }: { $does }.
    }
line-shield = In every Combat Round, after the Monster's roll: { $does }.
line-use = { $time }{ needs }: { cost }{ $does }.
time =
    { $permanent ->
        [yes]
            { $time ->
                [win] When you defeat a Monster
                [after-hero] With every attack
               *[other] Against every Monster attack
            }
       *[no]
            { $time ->
                [any] Healing phase, or outside combat
                [set-up] Before the first Combat Round
                [before-monster] Before the Monster's roll
                [around-monster] Before or after the Monster's roll
                [after-monster] After the Monster's roll
                [before-hero] Before your attack roll
                [after-hero] After your roll
                [mine] While mining
                [win] When you defeat a Monster
               *[outside] Outside combat
            }
    }
needs =
    { $set ->
        [0]
            { $when ->
                [none] { "" }
                [hurt] , with half your Health or less
                [late] , from the third Combat Round on
                [wounded] , if the Monster has just wounded you
                [damaged] , if the Monster has Damage already
                [other-weapon] , with another Weapon equipped
                [no-gaar] , with no Gaar left
               *[rest] , in a Church
            }
       *[other] , with an Armour Set of { $set }
    }
cost =
    { $what ->
        [none] { "" }
        [wounds]
            { $count ->
                [one] for 1 Wound,{ " " }
               *[other] for { $count } Wounds,{ " " }
            }
        [gaar] for { $count } Gaar,{ " " }
        [resource] for a Natural Resource,{ " " }
       *[hope] for { $count } Hope,{ " " }
    }
any-kind =
    { $count ->
        [4] any Essence
        [6] any Gem but Demon Stone and Diamond
       *[other] any Gem
    }

## Verbs

do-harm =
    { $plus ->
        [yes] Damage +{ $count }
       *[no] { $count } Damage
    }
do-clover = your Combat Value { $by }
do-foot = the Monster's Combat Value { $by }
do-ward =
    { $count ->
        [one] { $count } Wound fewer
       *[other] { $count } Wounds fewer
    }
do-suffer =
    { $count ->
        [one] suffer { $count } Wound
       *[other] suffer { $count } Wounds
    }
do-falter = your next Combat Value { $by }
do-reroll =
    { $count ->
        [one] roll a die again
       *[other] roll { $count } dice again
    }
do-one_die = the Monster rolls one die only
do-drain =
    { $what ->
        [chaos] the Monster loses { $count } Chaos
       *[gaar] the Monster loses { $count } Gaar
    }
do-unnerve =
    { $count ->
        [one] its player discards a card at random
       *[other] its player discards { $count } cards at random
    }
do-pierce = its Hero Roll penalty is { $count } smaller
do-quell = Curses do nothing
do-hope = Hope +{ $count }
do-bury = the Monster goes under its deck and another one comes
do-ready_attack = the Ability you attacked with is ready again
do-rend =
    { $count ->
        [one] { $count } Wound more, if it wounds
       *[other] { $count } Wounds more, if it wounds
    }
do-weaken = { $count } less Damage
do-mend = the Monster heals { $count }
do-hush =
    { $span ->
        [attack] the Hero uses no Gaar in this attack
       *[round] the Hero uses no Gaar in this Combat Round
    }
do-steal = the Hero loses { $count } Gaar
do-heal = heal { $count }
do-gaar = { $count } Gaar
do-gold = { $count } Gold
do-reputation = { $count } Reputation
do-cards =
    { $deck ->
        [silver]
            { $count ->
                [one] a Silver card
               *[other] { $count } Silver cards
            }
       *[gold]
            { $count ->
                [one] a Gold card
               *[other] { $count } Gold cards
            }
    }
do-gem =
    { $count ->
        [one] { $kinds }
       *[other] { $count } times { $kinds }
    }
do-essence =
    { $count ->
        [one] { $kinds }
       *[other] { $count } times { $kinds }
    }
do-resource =
    { $terrain ->
        [mountain] { $count } Natural Resource of the mountain
        [lake] { $count } Natural Resource of the lake
       *[cave] { $count } Natural Resource of the cave
    }
do-treasure =
    { $level ->
        [1] a Treasure I
        [2] a Treasure II
       *[3] a Treasure III
    }
do-potion =
    { $count ->
        [one] a Healing Potion
       *[other] { $count } Healing Potions
    }
do-scroll = a Teleport Scroll
do-move =
    { $points ->
        [one] { $points } Movement Point
       *[other] { $points } Movement Points
    }
do-teleport =
    { $church ->
        [yes] teleport to the Church
       *[no] teleport up to { $reach } hexes
    }
do-cart = draw three Natural Resources and keep one
do-act =
    { $action ->
        [combat] a Combat Action
        [trade] a Trade Action
       *[mining] a Mining Action
    }

## Gold and Silver cards

card-time =
    { $time ->
        [before-monster] Played before the Monster's roll.
        [around-monster] Played before or after the Monster's roll.
        [after-monster] Played after the Monster's roll.
       *[before-hero] Played before the Hero's roll.
    }
line-ongoing = To the end of the combat: the Monster heals { $by } at the end of each Combat Round.
line-box =
    { $copies ->
        [one] { $copies } copy: { $does }.
       *[other] { $copies } copies: { $does }.
    }

## Elementals

type-elemental = Elemental
line-band =
    { $kind ->
        [low] Up to { $high }: { $does }.
        [both] { $low } to { $high }: { $does }.
       *[high] { $low } or more: { $does }.
    }

## Monsters

wounds = { $count } from { $low }
line-wounds = Wounds: { $ranges }.
brings-silver =
    { $count ->
        [one] { $count } Silver card
       *[other] { $count } Silver cards
    }
brings-gold =
    { $count ->
        [one] { $count } Gold card
       *[other] { $count } Gold cards
    }
brings-chaos = { $count } Chaos
brings-gaar = { $count } Gaar
line-brings = Brings { $what }.
reward =
    { $capped ->
        [yes] Reward up to Reputation { $cap }: { $does }
       *[no] Reward: { $does }
    }
line-reward = { reward }.

### Names of heroes, cards, monsters, threats and tiles.

## How a sentence names somebody

the-m =
    { $form ->
        [start] The
        [of] of the
       *[inside] the
    }
the-f =
    { $form ->
        [start] The
        [of] of the
       *[inside] the
    }
the-many =
    { $form ->
        [start] The
        [of] of the
       *[inside] the
    }
hero-to = { $name }
hero-of = of { $name }
monster-on = { $monster } on { $at }

## Heroes

hero-holgar = Holgar
hero-krom = Krom
hero-lorna = Lorna
hero-mysterios = Mysterios
hero-belzamin = Belzamin
hero-graltar = Graltar
hero-jypzy = Jypzy
hero-petra = Petra
hero-krolt = Krolt
hero-mirabell = Mirabell
hero-root = Root
hero-runyon-zay = Runyon Zay
hero-bull = Bull
hero-emanon = Emanon
hero-mcfarlin = McFarlin
hero-melinda = Melinda
hero-sable = Sable

## Starting Deck cards

card-holgar-strike = Hammer of the Oath
card-holgar-mercy = Hand on the Shoulder
card-holgar-ward = Stand by Me
card-krom-strike = Notched Axe
card-krom-hide = Hide
card-krom-ambush = Out of the Dark
card-lorna-shot = Long Yew
card-lorna-falcon = Grey Falcon
card-lorna-aim = Breath Held
card-mysterios-bolt = Violet Bolt
card-mysterios-veil = Glass Veil
card-mysterios-insight = Open Book
card-belzamin-bolt = Dazzling Sparks
card-belzamin-dodge = Never There
card-belzamin-switch = The Old Switch
card-graltar-strike = Butcher’s Swing
card-graltar-scars = Old Scars
card-graltar-roar = Graltar’s Roar
card-jypzy-shot = Fan of Knives
card-jypzy-dodge = Tumble
card-jypzy-fingers = Nimble Fingers
card-petra-strike = Sword and Vow
card-petra-brace = Spiked Shield
card-petra-charge = Side by Side
card-krolt-strike = Stone Breaker
card-krolt-bear = Cellar Bear
card-krolt-tunnel = Nose for Tunnels
card-mirabell-bolt = Ray of Spring
card-mirabell-mercy = Dew of Morning
card-mirabell-wind = Wind at the Back
card-root-strike = Heavy Bough
card-root-beast = Burrs and Badgers
card-root-grasp = Grasping Roots
card-runyon-zay-strike = Two Palms
card-runyon-zay-dodge = Bend Like Grass
card-runyon-zay-flow = Through the Crowd
card-bull-strike = Iron Horns
card-bull-wall = Wall of a Dwarf
card-bull-charge = Head Down
card-emanon-bolt = Forked Lightning
card-emanon-mist = Skin of Mist
card-emanon-wind = Nameless Wind
card-mcfarlin-strike = Ratchet Spear
card-mcfarlin-dodge = Smoke Pot
card-mcfarlin-tools = Tool Belt
card-melinda-bolt = Pure Radiance
card-melinda-mercy = Gentle Hands
card-melinda-blessing = Melinda’s Blessing
card-sable-shot = Black Arrow
card-sable-dodge = Gone
card-sable-prowl = Lone Hunt
card-precision-attack = Precision Attack
card-reflex = Reflex
card-minor-potion-of-healing = Minor Potion of Healing
card-surge-forward = Surge Forward

## Upgrades

card-long-blade = Long Blade
card-oak-bow = Oak Bow
card-hooked-axe = Hooked Axe
card-hurling-axe = Throwing Axe
card-boar-spear = Boar Spear
card-twin-daggers = Twin Daggers
card-traveller-boots = Traveller’s Boots
card-skeleton-key = Skeleton Key
card-healing-draught = Healing Draught
card-grappling-rope = Grappling Rope
card-surveyors-chalk = Surveyor’s Chalk
card-ring-shirt = Ring Shirt
card-lucky-cloak = Lucky Cloak
card-bark-skin = Bark Skin
card-frost-dart = Frost Dart
card-ember-hands = Ember Hands
card-altar-spark = Altar Spark
card-lesser-light = Lesser Light
card-bitter-herbs = Bitter Herbs
card-hunting-hound = Hunting Hound
card-trained-ferret = Trained Ferret
card-quick-parry = Quick Parry
card-side-step = Sidestep
card-shared-shield = Shared Shield
card-battle-plan = Battle Plan
card-second-breath = Second Wind
card-war-cry = War Cry
card-trip-wire = Trip Wire
card-great-sword = Great Sword
card-storm-bow = Storm Bow
card-giants-bane = Giant’s Bane
card-shadow-blade = Shadow Blade
card-heavy-arbalest = Heavy Arbalest
card-thorn-staff = Thorn Staff
card-dawn-censer = Censer of Dawn
card-earthquake = Earthquake
card-falling-star = Falling Star
card-wandering-spark = Wandering Spark
card-sun-spear = Sun Spear
card-widows-kiss = Widow’s Kiss
card-mind-chain = Mind Chain
card-gust = Gust
card-mirror-step = Mirror Step
card-word-of-awe = Word of Awe
card-plate-coat = Plate Coat
card-dusk-mantle = Dusk Mantle
card-war-chant = War Chant
card-quicksilver = Quicksilver
card-greater-light = Greater Light
card-second-spring = Second Spring
card-ridge-wolf = Ridge Wolf
card-pack-leader = Leader of the Pack
card-riposte = Riposte
card-thunder-flask = Thunder Flask
card-bounty-letter = Bounty Letter
card-wheel-of-steel = Wheel of Steel
card-banner-of-dawn = Banner of Dawn
card-seven-league-map = Seven-League Map
card-aegis-stone = Aegis Stone
card-raven-crown = Raven Crown
card-moon-cloak = Cloak of the Moon
card-horn-of-the-wild = Horn of the Wild
card-dragon-tooth = Dragon Tooth
card-comet-string = Comet String
card-ghost-lantern = Ghost Lantern
card-ring-of-the-thief-queen = Ring of the Thief Queen
card-unicorn-cup = Unicorn Cup
card-briar-crown = Briar Crown
card-needle-of-truth = Needle of Truth
card-eye-of-the-roc = Eye of the Roc
card-bronze-hourglass = Bronze Hourglass
card-ledger-of-conquest = Ledger of Conquest

## Monsters: by name, and as part of a sentence

monster-goblin = Goblin
monster-goblin-the = { the-m } goblin
monster-cave-bat = Cave Bat
monster-cave-bat-the = { the-m } cave bat
monster-bone-archer = Bone Archer
monster-bone-archer-the = { the-m } bone archer
monster-giant-spider = Giant Spider
monster-giant-spider-the = { the-f } giant spider
monster-bloat-toad = Bloat Toad
monster-bloat-toad-the = { the-m } bloat toad
monster-kobold-lookout = Kobold Lookout
monster-kobold-lookout-the = { the-m } kobold lookout
monster-ogre = Ogre
monster-ogre-the = { the-m } ogre
monster-hex-witch = Hex Witch
monster-hex-witch-the = { the-f } hex witch
monster-gargoyle = Gargoyle
monster-gargoyle-the = { the-f } gargoyle
monster-rust-slime = Rust Slime
monster-rust-slime-the = { the-m } rust slime
monster-iron-boar = Iron Boar
monster-iron-boar-the = { the-m } iron boar
monster-shade-dancer = Shade Dancer
monster-shade-dancer-the = { the-f } shade dancer
monster-ember-drake = Ember Drake
monster-ember-drake-the = { the-m } ember drake
monster-grave-knight = Grave Knight
monster-grave-knight-the = { the-m } grave knight
monster-pale-countess = Pale Countess
monster-pale-countess-the = { the-f } pale countess
monster-minotaur = Minotaur
monster-minotaur-the = { the-m } minotaur
monster-bramble-giant = Bramble Giant
monster-bramble-giant-the = { the-m } bramble giant
monster-storm-eye = Storm Eye
monster-storm-eye-the = { the-m } storm eye

## Threats: by name, and as part of a sentence

threat-treasure-chest = Treasure Chest
threat-treasure-chest-a = a treasure chest of level { roman }
threat-treasure-chest-the = { the-m } treasure chest
threat-locked-chest = Locked Chest
threat-locked-chest-a = a locked chest of level { roman }
threat-locked-chest-the = { the-m } locked chest
threat-lost-pack = Lost Pack
threat-lost-pack-a = a lost pack of level { roman }
threat-lost-pack-the = { the-f } lost pack
threat-pit-trap = Pit Trap
threat-pit-trap-a = a pit trap of level { roman }
threat-pit-trap-the = { the-f } pit trap
threat-dart-trap = Dart Trap
threat-dart-trap-a = a dart trap of level { roman }
threat-dart-trap-the = { the-f } dart trap
threat-net-trap = Net Trap
threat-net-trap-a = a net trap of level { roman }
threat-net-trap-the = { the-f } net trap
threat-alarm-bell = Alarm Bell
threat-alarm-bell-a = an alarm bell of level { roman }
threat-alarm-bell-the = { the-f } alarm bell
threat-spore-vent = Spore Vent
threat-spore-vent-a = a spore vent of level { roman }
threat-spore-vent-the = { the-m } spore vent
threat-mind-mist = Mind Mist
threat-mind-mist-a = a mind mist of level { roman }
threat-mind-mist-the = { the-f } mind mist

## Tiles

tile-start-blue = { the-f } blue entrance
tile-start-red = { the-f } red entrance
tile-start-yellow = { the-f } purple entrance
tile-start-green = { the-f } green entrance
tile-guard-post = { the-m } guard post
tile-kennel = { the-f } kennel
tile-well-room = { the-f } well room
tile-rookery = { the-m } rookery
tile-archers-gallery = { the-f } archers’ gallery
tile-larder = { the-f } larder
tile-web-hall = { the-f } web hall
tile-nest = { the-m } nest
tile-crossroads = { the-f } crossroads
tile-cells = { the-many } cells
tile-ogre-den = { the-f } ogre den
tile-brew-room = { the-f } brew room
tile-statue-hall = { the-f } statue hall
tile-chapel = { the-f } chapel
tile-bone-yard = { the-m } ossuary
tile-library = { the-f } library
tile-treasury = { the-m } treasury
tile-drake-lair = { the-m } drake lair
tile-throne-room = { the-f } throne room
tile-crypt = { the-f } crypt
tile-forge = { the-f } forge

### What bots say of their moves.

why-bot-stay = One more look under the dragon's wing.
why-bot-home = Enough. Now out of here.
why-bot-escape = That one is too strong for me.
why-bot-attack = I can take that one.
why-bot-search = There may be something in here.
why-bot-descend = There may be a way below.
why-bot-cross = It will hold.
why-bot-through = I will get through.
why-bot-late = The sun is low. Faster!
why-bot-doubt = I do not trust that one step further.
why-bot-leave = Daylight! I am out of here.
why-bot-climb = Up, towards the light.
why-bot-pray = A prayer can do no harm.
why-bot-shoot = One arrow before it comes too near.
why-bot-shield = The shield up!
why-bot-use = Now is the moment for this.

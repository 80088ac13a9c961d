### Why a move is advised.

reason-slays = { $figure } would fall.
reason-wounds = { $figure } would be wounded, and part of its experience would be yours.
reason-chest = A chest is worth experience.
reason-opens = There is something to win behind this door.
reason-tries = There is something to win behind it, and a way can be found.
reason-peeks = A trap that is known hurts nobody.
reason-disarms = A trap that is disarmed is worth experience.
reason-rests = Nobody worth an attack is near, and a rest heals.
reason-rests-weak = One more blow and this hero falls.
reason-leaves = At the entrance the hero is whole again.
reason-again = Nobody worth an attack is near.
reason-then = { $why } Then: { $next }.
reason-first = Then: { $next }.

### Por qué se aconseja una jugada.

reason-slays = { $figure } caería.
reason-wounds = { $figure } quedaría con heridas, y parte de su experiencia sería tuya.
reason-chest = Un cofre vale experiencia.
reason-opens = Hay algo que ganar detrás de esta puerta.
reason-tries = Hay algo que ganar al otro lado, y se puede encontrar un paso.
reason-peeks = Una trampa conocida no hiere a nadie.
reason-disarms = Una trampa desactivada vale experiencia.
reason-rests = No hay cerca nadie a quien merezca la pena atacar, y descansar cura.
reason-rests-weak = Un golpe más y este héroe cae.
reason-leaves = En la entrada el héroe recupera toda su Salud.
reason-again = No hay cerca nadie a quien merezca la pena atacar.
reason-then = { $why } Después: { $next }.
reason-first = Después: { $next }.

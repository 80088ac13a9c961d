### Lo que dicen los bots de sus jugadas.

why-bot-stay = Un vistazo más bajo el ala del dragón.
why-bot-home = Basta. Ahora, fuera de aquí.
why-bot-escape = Ese puede más que yo.
why-bot-attack = Con ese puedo yo.
why-bot-search = Aquí puede haber algo.
why-bot-descend = Por abajo puede haber un camino.
why-bot-cross = Aguantará.
why-bot-through = Por aquí paso yo.
why-bot-late = El sol está bajo. ¡Más deprisa!
why-bot-doubt = De eso no me fío ni un paso más.
why-bot-leave = ¡La luz del día! Yo me voy.
why-bot-climb = Arriba, hacia la luz.
why-bot-pray = Un rezo no hace daño.
why-bot-shoot = Una flecha antes de que se acerque demasiado.
why-bot-shield = ¡El escudo en alto!
why-bot-use = Este es el momento de usarlo.

### El nombre del juego y las opciones de una mesa.

title = Euthia: Torment of Resurrection
title-blurb = De dos a cuatro héroes recorren un mapa que crece a su paso, luchan contra monstruos que mueve un rival, comercian, extraen recursos y se entrenan. Seis u ocho rondas, y gana quien reúne más Reputación.

setting-scenario = Escenario
setting-scenario-help = La Cacería Corta: seis rondas en los Capítulos I a III, con un buen comienzo. La Cacería: ocho rondas en los Capítulos I a IV, con poco para empezar. En las dos cuentan al final los Trofeos guardados en Bolsas; las reglas son nuestras.
setting-scenario-short-hunt = La Cacería Corta
setting-scenario-hunt = La Cacería

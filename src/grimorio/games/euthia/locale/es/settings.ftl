### El nombre del juego y las opciones de una mesa.

title = Euthia: Torment of Resurrection
title-blurb = De dos a cuatro héroes recorren un mapa que crece a su paso, luchan contra monstruos que mueve un rival, comercian, extraen recursos y se entrenan. Seis rondas, y gana quien reúne más Reputación.

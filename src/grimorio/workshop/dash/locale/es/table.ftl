title = Dash
title-blurb = Una carrera corta: tira el dado, suma un impulso si quieres y llega antes que nadie a la meta.
seat =
    { $n ->
        [0] Liebre
        [1] Zorro
        [2] Ciervo
       *[other] Lobo
    }
seat-name = { seat }
headline = La meta está en { $goal }.
hand = Mano de { $seat }
stat-at = Distancia

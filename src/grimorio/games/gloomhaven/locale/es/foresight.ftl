### Qué haría ahora un monstruo, y lo que los asientos dejan saber de sus planes.

foresee-plain = Aún no se ha robado su carta. Con el movimiento y el ataque de su carta de estadísticas:
foresee-next = Ya ha tenido su turno. En la próxima ronda, con el movimiento y el ataque de su carta de estadísticas:
foresee-card = Con su carta de esta ronda:
foresee-summon = Actúa con sus propios valores:
foresee-it = este monstruo
foresee-stunned = Está aturdido y no haría nada.
foresee-nobody = No encontraría ningún foco.
foresee-focus = Su foco sería { $focus }.
foresee-foci = { $by ->
    [initiative] Su foco sería uno de estos, quien actúe antes: { $foci } (GH-FOCUS-10).
   *[players] Su foco podría ser cualquiera de estos, a elección de los jugadores: { $foci } (GH-FOCUS-10).
  }
foresee-move = { $steps ->
    [one] Se movería 1 hexágono, hasta { $at }.
   *[other] Se movería { $steps } hexágonos, hasta { $at }.
  }
foresee-stay = Se quedaría donde está.
foresee-attack = Atacaría con { $value } a { $targets }.
foresee-no-attack = No atacaría.
foresee-too-far = No llegaría a atacar a nadie.
foresee-open = Las reglas le dejan { $count } maneras; se muestra una de ellas (GH-MATT-11).
area-way = su camino
area-attacked = atacado
area-focus = su foco

sign-early = pronto
sign-middle = en medio
sign-late = tarde

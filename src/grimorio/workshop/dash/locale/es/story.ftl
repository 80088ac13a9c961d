event-rolled = { $seat } saca un { $roll }.
event-boosted = { $seat } juega { $card }.
event-ran = { $seat } corre hasta { $at }.
outcome-finish = Se ha alcanzado la meta: la carrera ha terminado.

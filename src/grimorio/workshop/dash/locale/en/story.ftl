event-rolled = { $seat } rolls { $roll }.
event-boosted = { $seat } plays { $card }.
event-ran = { $seat } runs to { $at }.
outcome-finish = The goal is reached: the race is over.

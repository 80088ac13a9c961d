card-type = Impulso
card-boost = Impulso +{ $n }

card-type = Boost
card-boost = Boost +{ $n }

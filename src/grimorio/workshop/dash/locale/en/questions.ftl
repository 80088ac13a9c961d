ask-boost = You rolled { $roll }. Will you add a boost?
option-pass = No boost

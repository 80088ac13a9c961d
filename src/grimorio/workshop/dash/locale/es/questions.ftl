ask-boost = Has sacado un { $roll }. ¿Sumas un impulso?
option-pass = Sin impulso

### Qué se pregunta y se cuenta en un combate.

## Quién juega el Monstruo

ask-claim = { $against } va a combatir. ¿Usas una carta de Control para jugar el Monstruo?
option-claim = Juego yo el Monstruo
option-pass-claim = No, me guardo la carta
ask-swap = Juegas el Monstruo contra { $against }. ¿Cambias cuatro cartas de plata por una de oro?
option-no-swap = Conservar las de plata

## Antes de la primera ronda

ask-set_up = Tienes delante: { $monster }. ¿Usas algo antes del combate?
option-use = { $use }: { $does }
option-no-more = Nada más
ask-first_attack = ¿Haces un Primer Ataque? Rival: { $monster }.
option-attack-with = { $piece }
option-no-first = Sin Primer Ataque

## Una Ronda de Combate

ask-healing =
    { $phase ->
        [1] ¿Te curas antes de que ataque el Monstruo?
       *[2] ¿Te curas antes de atacar?
    }
ask-before_monster = Va a atacar: { $monster }. ¿Usas algo antes de su tirada?
ask-play_cards =
    { $chaos ->
        [one] Va a tirar { $monster }, con una ficha de Caos. ¿Juegas alguna carta?
       *[other] Va a tirar { $monster }, con { $chaos } fichas de Caos. ¿Juegas alguna carta?
    }
option-play =
    { $copies ->
        [one] { $card }: { $does }
       *[other] { $card } ×{ $copies }: { $does }
    }
option-no-card = Ninguna carta
ask-monster_turn =
    { $wounds ->
        [0] El Monstruo tiene { $value }: ninguna Herida. ¿Qué hace?
        [one] El Monstruo tiene { $value }: una Herida. ¿Qué hace?
       *[other] El Monstruo tiene { $value }: { $wounds } Heridas. ¿Qué hace?
    }
option-gaar =
    { $die ->
        [left] Gaar: repetir el dado izquierdo, que muestra { $pips }
       *[right] Gaar: repetir el dado derecho, que muestra { $pips }
    }
option-pass-turn = Pasar
ask-hero_turn =
    { $wounds ->
        [0] El Monstruo tiene { $value }: ninguna Herida. ¿Respondes?
        [one] El Monstruo tiene { $value }: una Herida. ¿Respondes?
       *[other] El Monstruo tiene { $value }: { $wounds } Heridas. ¿Respondes?
    }
option-hope-gaar = 2 de Esperanza por una ficha de Gaar
ask-after_monster =
    { $wounds ->
        [0] El Monstruo se queda en { $value }: ninguna Herida. ¿Usas algo?
        [one] El Monstruo se queda en { $value }: una Herida. ¿Usas algo?
       *[other] El Monstruo se queda en { $value }: { $wounds } Heridas. ¿Usas algo?
    }
ask-curse =
    { $chaos ->
        [one] El Héroe va a tirar, y queda una ficha de Caos: { $monster }. ¿Lanzas una Maldición?
       *[other] El Héroe va a tirar, y quedan { $chaos } fichas de Caos: { $monster }. ¿Lanzas una Maldición?
    }
ask-before_hero = Vas a atacar: { $monster }. ¿Usas algo antes de tu tirada?
ask-attack = ¿Con qué atacas? Rival: { $monster }.
ask-after_hero =
    { $damage ->
        [0] Tu valor es { $value }: ningún Daño. ¿Lo cambias?
       *[other] Tu valor es { $value }: { $damage } de Daño. ¿Lo cambias?
    }
option-hope-value = 1 de Esperanza: +1
option-hope-harm = 3 de Esperanza: +1 y 1 de Daño
ask-choose_die = Los dados suman { $value }. ¿Cuál?
option-die =
    { $die ->
        [left] El dado izquierdo, que muestra { $pips }
       *[right] El dado derecho, que muestra { $pips }
    }
ask-choose_piece = ¿Cuál te quedas?
ask-trophy = Has vencido: { $monster }. ¿Guardas la carta como Trofeo en una Bolsa?
option-keep-trophy = Guardarla
option-leave-trophy = Descartarla

## Lo que se cuenta

event-fights =
    { $level ->
        [1] { $seat } combate contra un Monstruo de nivel I: { $hex }.
        [2] { $seat } combate contra un Monstruo de nivel II: { $hex }.
       *[3] { $seat } combate contra un Monstruo de nivel III: { $hex }.
    }
event-claimed = { $seat } usa una carta de Control y juega el Monstruo.
event-controls = El mazo de Control señala a { $seat } para jugar el Monstruo.
event-kept_control = { $seat } se queda en la mano con su propia carta de Control.
event-met = { $seat } se encuentra con { $monster }.
event-buried = { $monster } se escabulle.
event-combat_round = Ronda de Combate { $round }.
event-used = { $seat } usa { $use }.
event-played =
    { $copies ->
        [one] { $seat } juega { $card }.
       *[other] { $seat } juega { $copies } cartas de { $card } a la vez.
    }
event-monster_rolled =
    { $right ->
        [0] El Monstruo saca { $left }.
       *[other] El Monstruo saca { $left } y { $right }.
    }
event-hero_rolled = { $seat } saca { $left } y { $right }.
event-turned = Un dado se gira: el { $was } pasa a { $pips }.
event-earth_helps = La Tierra suma { $by }.
event-spent_gaar =
    { $value ->
        [2] { $seat } gasta Gaar: el { $was } pasa a { $pips }, y 2 más.
       *[other] { $seat } gasta Gaar: el { $was } pasa a { $pips }, y 2 menos.
    }
event-rerolled = { $seat } repite un dado: el { $was } pasa a { $pips }.
event-hope_rose = Shii vela por { $seat }: el Dado de la Esperanza muestra { $hope }.
event-hope_spent =
    { $points ->
        [one] { $seat } gasta un punto de Esperanza.
       *[other] { $seat } gasta { $points } puntos de Esperanza.
    }
event-struck =
    { $wounds ->
        [0] { $monster } llega a { $value }: { $seat } sale sin Heridas.
        [one] { $monster } llega a { $value }: una Herida para { $seat }.
       *[other] { $monster } llega a { $value }: { $wounds } Heridas para { $seat }.
    }
event-attacked =
    { $damage ->
        [0] { $seat } llega a { $value } con { $piece }: ningún Daño.
       *[other] { $seat } llega a { $value } con { $piece }: { $damage } de Daño.
    }
event-mended = { $monster } se cura { $count } de Daño.
event-drained =
    { $chaos ->
        [0] { $monster } pierde { $gaar } de Gaar.
       *[other] { $monster } pierde { $chaos } de Caos.
    }
event-slew =
    { $rounds ->
        [0] ¡{ $seat } vence a { $monster } sin recibir un golpe!
        [one] ¡{ $seat } vence a { $monster } en la primera ronda!
       *[other] ¡{ $seat } vence a { $monster } en la ronda { $rounds }!
    }
event-fell = { $seat } cae ante { $monster }, que jugaba { $rival }.
event-lost_gaar =
    { $count ->
        [0] { $seat } no tiene Gaar que perder.
       *[other] { $seat } pierde { $count } de Gaar.
    }

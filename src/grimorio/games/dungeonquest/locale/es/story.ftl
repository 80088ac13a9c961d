### La crónica y el final. `who` es de quien habla la frase, con `kind` (hero, monster) y `gender`;
### `mood` (de 0 a 2) elige entre varias maneras de contar lo que ocurre a menudo.

## Qué ha pasado: preparación, turnos, el sol

event-hero_dealt = { $player } juega con { $hero }.
event-heroes_disputed = No hay acuerdo, así que los Héroes se echan a suertes.
event-starts = Empieza { $who }.
event-rune_dealt = { $who } lleva «{ $rune }».
event-placed = { $who } entra en la mazmorra por la torre { $cell }.
event-turn = — { $who }, turno { $round } —
event-turn_lost =
    { $mood ->
        [0] { $who } pierde el turno.
        [1] { $who } no puede hacer nada este turno.
       *[other] Pasa un turno sin { $who }.
    }
event-faced_again = { $who } aún tiene que vérselas con «{ $card }».
event-blocked = Alguien ocupa la única salida. { $who } espera.
event-sun_moved =
    { $danger ->
        [0] { $turns ->
            [one] El sol avanza. Dentro de 1 turno puede ponerse.
           *[other] El sol avanza. Dentro de { $turns } turnos puede ponerse.
        }
        [one] El sol toca las colinas. Con un 1, las torres se cierran.
       *[other] La luz se va. Con un { $danger } o menos, las torres se cierran.
    }
event-sun_set = Se ha puesto el sol. Las torres se cierran, y de quien siga dentro no volverá a saberse.

## Dados y tiradas

event-rolled =
    { $second ->
        [0] { $who } saca un { $die }.
       *[other] { $who } saca { $die } y { $second }.
    }
event-test_rolled = { $attribute }: { $who } saca { $die } y { $second }.
event-test_rerolled = { $who } repite la tirada: ahora son { $die } y { $second }.
event-test_passed =
    { $mood ->
        [0] { $total } contra { $value }: superada.
        [1] { $total } contra { $value }: bien hecho.
       *[other] { $total } contra { $value }: basta.
    }
event-test_failed =
    { $mood ->
        [0] { $total } contra { $value }: fracaso.
        [1] { $total } contra { $value }: no basta.
       *[other] { $total } contra { $value }: sale mal.
    }
event-passed_by_card = { $who } ni siquiera tiene que tirar.
event-prayed = { $who } reza hasta que duele.
event-determined =
    { $count ->
        [one] { $who } aprieta los dientes: 1 de Determinación más ({ $tokens }).
       *[other] { $who } reúne { $count } de Determinación ({ $tokens }).
    }

## De camino

event-at_door =
    { $mood ->
        [0] { $who } prueba la puerta.
        [1] { $who } pega la oreja a una puerta y gira el pomo.
       *[other] Una puerta. { $who } arrima el hombro.
    }
event-at_portcullis =
    { $mood ->
        [0] { $who } agarra el rastrillo.
        [1] Un rastrillo cierra el paso. { $who } mete las dos manos por debajo.
       *[other] { $who } tira de los barrotes hacia arriba.
    }
event-drew_tile = { $who }, con la Runa en la mano, ve lo que hay delante: { $tile }.
event-tile_found = { $who } encuentra una sala nueva en { $cell }: { $tile }.
event-rotated =
    { $quarters ->
        [2] La sala de { $cell } da media vuelta.
       *[other] Las piedras de { $cell } crujen y giran.
    }
event-entered =
    { $new ->
        [1] { $room ->
            [pit] { $who } entra en { $cell }, una sala con un pozo sin fondo. La piedra que deja caer no suena.
            [entrance] { $who } encuentra una sala con una escalera que baja a las catacumbas, { $cell }.
            [trap] { $who } pisa en { $cell } una losa que cruje: una trampa.
            [darkness] { $who } se adentra en una oscuridad que ninguna antorcha levanta, { $cell }.
            [corridor] { $who } sale a un corredor que sigue adelante, { $cell }.
            [chasm] { $who } se detiene en seco en { $cell }: un abismo parte la sala en dos.
            [cave-in] { $who } encuentra una sala medio sepultada por un derrumbe, { $cell }.
            [bridge] { $who } llega a un puente de cuerda sobre un vacío negro, { $cell }.
            [rotating] { $who } entra en una sala redonda, { $cell }. En algún sitio, unos engranajes echan a andar.
            [portcullis] { $who } entra en { $cell }, y un rastrillo cae a su espalda.
            [web] { $who } alza la antorcha: una telaraña llena toda la sala, { $cell }.
           *[other] { $mood ->
                [0] { $who } descubre una sala nueva, { $cell }.
                [1] { $who } se adentra en una cámara que nadie ha visto en años, { $cell }.
               *[other] La antorcha de { $who } alumbra otra sala de piedra fría, { $cell }.
            }
        }
       *[other] { $room ->
            [tower] { $who } llega a la torre de { $cell }.
            [treasure] { $who } entra en la Sala del Tesoro. El dragón respira despacio.
            [pit] { $who } llega al pozo sin fondo de { $cell }.
            [darkness] { $who } entra en la oscuridad de { $cell }.
            [corridor] { $who } corre por el corredor de { $cell }.
            [chasm] { $who } llega al abismo de { $cell }.
            [cave-in] { $who } trepa por los primeros cascotes de { $cell }.
            [bridge] { $who } llega al puente de cuerda de { $cell }.
            [web] { $who } llega a la gran telaraña de { $cell }.
            [trap] { $who } entra de puntillas en { $cell }, donde había una trampa.
           *[other] { $mood ->
                [0] { $who } va a { $cell }.
                [1] { $who } sigue hasta { $cell }.
               *[other] { $who } llega a { $cell }, una sala ya conocida.
            }
        }
    }
event-slipped = { $who } se cuela por donde no había paso.
event-halted = No hay por dónde seguir. { $who } se detiene.
event-groped =
    { $mood ->
        [0] { $who } tantea las paredes y no encuentra la salida.
        [1] { $who } se da contra un muro a oscuras.
       *[other] La oscuridad retiene a { $who } un turno más.
    }
event-waits = { $who } lo mira y se lo piensa mejor.
event-crossed =
    { $mood ->
        [0] { $who } llega al otro lado.
        [1] { $who } ha pasado.
       *[other] Un último paso y { $who } está al otro lado.
    }
event-stuck =
    { $mood ->
        [0] { $gender ->
            [f] { $who } queda atrapada.
           *[m] { $who } queda atrapado.
        }
        [1] { $who } forcejea en vano.
       *[other] { $who } no consigue pasar.
    }
event-fell_from_bridge = Se rompe una cuerda. { $who } cae a la oscuridad de abajo.
event-searched =
    { $mood ->
        [0] { $who } busca en la sala.
        [1] { $who } golpea paredes y levanta losas.
       *[other] { $who } mira en todos los rincones.
    }

## Cartas

event-drew =
    { $from ->
        [door] La puerta: «{ $card }».
        [treasure] { $who } saca «{ $card }» de entre el oro: { $gold } de oro.
        [corpse] En el aventurero muerto { $who } encuentra «{ $card }».
        [crypt] En la cripta { $who } encuentra «{ $card }».
        [trap] Una trampa para { $who }: ¡«{ $card }»!
        [dragon] El dragón: «{ $card }».
        [dungeon-empty] { $mood ->
            [0] { $who } mira a su alrededor: una sala vacía.
            [1] ¿Qué hay aquí? Nada.
           *[other] La sala de { $who } está vacía.
        }
        [crypt-empty] En la cripta { $who } no encuentra nada.
        [corpse-empty] Al aventurero muerto ya lo habían saqueado. { $who } no encuentra nada.
        [search-empty] { $mood ->
            [0] { $who } no encuentra nada.
            [1] La búsqueda no saca nada a la luz.
           *[other] Tras una piedra suelta, nada.
        }
        [catacombs-empty] { $mood ->
            [0] En la oscuridad { $who } no topa con nada.
            [1] { $who } avanza a tientas por un túnel vacío.
           *[other] Bajo tierra, una galería vacía para { $who }.
        }
        [search] { $mood ->
            [0] { $who } encuentra «{ $card }».
            [1] Lo que sale a la luz: «{ $card }».
           *[other] Tras una piedra suelta: «{ $card }».
        }
        [catacombs] { $mood ->
            [0] En la oscuridad { $who } topa con «{ $card }».
            [1] { $who } avanza a tientas por el túnel: «{ $card }».
           *[other] Bajo tierra, para { $who }: «{ $card }».
        }
       *[other] { $mood ->
            [0] { $who } mira a su alrededor: «{ $card }».
            [1] ¿Qué hay aquí? «{ $card }».
           *[other] { $who } roba «{ $card }».
        }
    }
event-found_loot = { $who } se guarda algo ({ $deck }) y no dice nada.
event-replaced = Llamabrillante bufa, y { $who } deja correr «{ $card }».
event-kept = { $who } debe conservar «{ $card }».
event-used = { $who } usa «{ $card }».
event-discarded = { $who } descarta «{ $card }».
event-shuffle_drawn = Sale la carta Barajar del mazo de { $deck }.
event-shuffled = Se baraja el mazo de { $deck }.
event-deck_empty = No queda nada en el mazo de { $deck }.
event-unhurt =
    { $gender ->
        [f] { $who } sale ilesa.
       *[m] { $who } sale ileso.
    }
event-loses_turns =
    { $turns ->
        [one] { $who } perderá un turno.
       *[other] { $who } perderá { $turns } turnos.
    }
event-found_way_down = { $who } encuentra una bajada a las catacumbas.
event-entrance_marked = Queda marcada una entrada a las catacumbas en { $cell }.
event-demanded = El elfo del abismo quiere { $demand } de oro; { $who } le ha ofrecido { $gold }.
event-beast_hurt =
    { $life ->
        [0] { $who } da el último golpe: se acabó «{ $card }».
       *[other] { $who } acierta a «{ $card }»: { $life } de Vida por quitar.
    }
event-no_treasure = { $who } no encuentra nada de valor en la guarida.

## Vida y muerte

event-wounded =
    { $wounds ->
        [one] { $mood ->
            [0] { $who } sufre 1 Herida ({ $total } en total).
            [1] Un rasguño para { $who }: 1 Herida ({ $total } en total).
           *[other] { $who } sangra un poco: 1 Herida ({ $total } en total).
        }
       *[other] { $mood ->
            [0] { $who } sufre { $wounds } Heridas ({ $total } en total).
            [1] Eso duele: { $wounds } Heridas para { $who } ({ $total } en total).
           *[other] { $who } se tambalea: { $wounds } Heridas ({ $total } en total).
        }
    }
event-healed =
    { $wounds ->
        [0] { $who } no tiene nada que curar.
        [one] { $who } se siente mejor: 1 Herida menos (le quedan { $total }).
       *[other] { $who } se siente mejor: { $wounds } Heridas menos (le quedan { $total }).
    }
event-gave_up = { $who } se rinde.
event-died =
    { $cause ->
        [pit] { $who } no alcanza el borde y cae, y cae. Nadie oye el final.
        [trapped] { $gender ->
            [f] { $who } queda emparedada: de esta sala no hay salida, y nunca la hubo.
           *[m] { $who } queda emparedado: de esta sala no hay salida, y nunca la hubo.
        }
        [sunset] La noche encuentra a { $who } todavía en la mazmorra.
        [doom] { $gender ->
            [f] { $who } cae muerta antes de que el frasco toque el suelo.
           *[m] { $who } cae muerto antes de que el frasco toque el suelo.
        }
        [card] «{ $killer }» acaba con { $who }.
        [gave_up] { $who } se queda para siempre en la mazmorra.
        [monster] { $who } no vuelve a levantarse. El { $killer } se queda mirando.
        [hero] { $who } muere a manos de { $killer }.
       *[wounds] { $who } se desploma sobre las losas y muere.
    }
event-fell =
    { $cause ->
        [pit] { $who } cae, se agarra a un saliente y ya no recuerda más.
        [card] «{ $killer }» deja a { $who } sin sentido.
        [trapped] { $who } se derrumba en el callejón sin salida.
        [monster] { $gender ->
            [f] El { $killer } deja a { $who } por muerta.
           *[m] El { $killer } deja a { $who } por muerto.
        }
        [hero] { $gender ->
            [f] { $killer } deja a { $who } por muerta.
           *[m] { $killer } deja a { $who } por muerto.
        }
       *[other] { $who } pierde el conocimiento.
    }

## El dragón y las catacumbas

event-plundered =
    { $mood ->
        [0] { $who } anda de puntillas sobre el oro.
        [1] { $who } mete la mano bajo una garra, donde algo brilla.
       *[other] { $who } contiene el aliento y coge lo que tiene más cerca.
    }
event-dragon_woke = Una moneda de más. Kalladra abre un ojo, y luego las fauces. ¡{ $who } ha despertado al dragón!
event-fire_rolled = Fuego sobre { $who }: { $die } y { $second }.
event-fire_rerolled = Se repite el fuego sobre { $who }: ahora son { $die } y { $second }.
event-descended = { $who } baja a las catacumbas en { $cell }, rumbo al { $direction }.
event-came_up =
    { $place ->
        [tower] { $who } sale de las catacumbas en la torre de { $cell }.
        [treasure] { $who } sale de las catacumbas al lado del dragón.
       *[room] { $new ->
            [1] { $who } sale de las catacumbas a una parte de la mazmorra que nadie conoce, { $cell }: { $tile }.
           *[other] { $who } sale de las catacumbas en { $cell }.
        }
    }
event-dragged = La naga arrastra a { $who } por la oscuridad hasta { $cell }; ahora el camino va al { $direction }.

## Los sirvientes de Kalladra

event-marched = El espectro de { $who } empuja al { $monster } de { $cell } a { $to }.
event-monster_added = El espectro de { $who } llama a un { $monster } a { $cell }.

## Monstruos

event-monster_met =
    { $mood ->
        [0] Un { $monster } se echa sobre { $who }.
        [1] { $who } tiene compañía: un { $monster }.
       *[other] De las sombras sale un { $monster }. { $who } se detiene.
    }
event-monster_banished = { $who } pronuncia una palabra y el { $monster } ya no está.
event-token_taken = Es el { $monster } de { $cell }.
event-life_seen = Miras la ficha del { $monster }: Vida { $life }.
event-escape_drawn = { $who } echa a correr: { $attack } ({ $value }) contra { $other } ({ $against }).
event-escape_failed =
    { $wounds ->
        [0] El { $monster } es más rápido, pero solo le rasga la capa. { $who } debe luchar.
        [one] El { $monster } es más rápido: 1 Herida, y { $who } debe luchar.
       *[other] El { $monster } es más rápido: { $wounds } Heridas, y { $who } debe luchar.
    }
event-escaped =
    { $below ->
        [yes] { $who } despista al { $monster } en los túneles.
       *[no] { $who } escapa del { $monster } y vuelve a { $cell }.
    }
event-monster_stays = El { $monster } se queda en { $cell }.
event-no_escape =
    { $why ->
        [never_runs] { $who } nunca huye de una pelea.
        [portcullis] { $who } debe luchar: el rastrillo ha cerrado la sala.
        [nowhere] { $who } debe luchar: no hay sala a la que volver.
        [walled] { $who } debe luchar: ya no hay camino de vuelta.
        [catacombs] { $who } debe luchar: al salir de las catacumbas no hay escapatoria.
       *[card] { $who } debe luchar: de este no se escapa nadie.
    }
event-monster_attacked =
    { $mood ->
        [0] { $who } lucha contra el { $monster }.
        [1] Acero en mano: { $who } contra el { $monster }.
       *[other] { $who } se lanza contra el { $monster }.
    }
event-monster_slain =
    { $mood ->
        [0] El { $monster } cae. Tenía { $life } de Vida.
        [1] { $who } ha matado al { $monster } (Vida { $life }).
       *[other] Un último golpe, y se acabó el { $monster } (Vida { $life }).
    }

## Combate

event-struck_first =
    { $kind ->
        [monster] El { $who } golpea primero: { $attacks }.
       *[hero] { $who } golpea primero: { $attacks }.
    }
event-arrows_shot = { $who } dispara: { $attacks }.
event-combat_round = Ronda { $round }.
event-combat_mixed = Se baraja de nuevo el mazo de Combate.
event-drew_attacks = Robas { $attacks }.
event-only_attack =
    { $why ->
        [last] { $kind ->
            [monster] El { $who } no tiene elección: «{ $attack }» es su última carta.
           *[hero] { $who } no tiene elección: «{ $attack }» es su última carta.
        }
        [alike] { $kind ->
            [monster] El { $who } no tiene elección: en la mano solo lleva «{ $attack }».
           *[hero] { $who } no tiene elección: en la mano solo lleva «{ $attack }».
        }
       *[forbidden] { $kind ->
            [monster] El { $who } no tiene elección: sus demás cartas son de un tipo prohibido.
           *[hero] { $who } no tiene elección: sus demás cartas son de un tipo prohibido.
        }
    }
event-no_counter =
    { $kind ->
        [monster] El { $who } no tiene elección: ninguna carta de su mano contraataca ({ $type }).
       *[hero] { $who } no tiene elección: ninguna carta de su mano contraataca ({ $type }).
    }
event-attack_played =
    { $kind ->
        [monster] { $count ->
            [one] El { $who } juega «{ $attack }» ({ $style } { $strength }).
           *[other] El { $who } contraataca con «{ $attack }» ({ $style } { $strength }).
        }
       *[hero] { $count ->
            [one] { $who } juega «{ $attack }» ({ $style } { $strength }).
           *[other] { $who } contraataca con «{ $attack }» ({ $style } { $strength }).
        }
    }
event-attack_cancelled = «{ $attack }» queda en nada: cancelada.
event-counter_revealed = El { $who } busca una respuesta: { $attacks }.
event-stalemate = { $value } contra { $value }: punto muerto.
event-round_won =
    { $kind ->
        [monster] El { $who } gana la ronda, { $value } a { $against }.
       *[hero] { $who } gana la ronda, { $value } a { $against }.
    }
event-deadly_blow =
    { $number ->
        [one] ¡Golpe mortal! Del montón de combate: { $attacks }.
       *[other] ¡Golpe mortal! Del montón de combate, { $number } cartas: { $attacks }.
    }
event-extra_damage = Y más daño: { $attacks }.
event-pile_card_moved = Y del montón de combate: «{ $attack }».
event-escape_announced = { $who } le perdona el golpe al { $monster } y busca la puerta.
event-evaded =
    { $kind ->
        [monster] El { $who } no está donde cae el golpe.
       *[hero] { $who } no está donde cae el golpe.
    }
event-shielded = El escudo de { $who } lo para todo.
event-damage_dealt =
    { $kind ->
        [monster] El { $who } recibe { $count } de daño ({ $total } en total).
       *[hero] { $who } recibe { $count } de daño ({ $total } en este combate).
    }
event-attack_raised =
    { $kind ->
        [monster] El { $who } golpea más fuerte: { $bonus } más.
       *[hero] { $who } golpea más fuerte: { $bonus } más.
    }
event-type_named =
    { $kind ->
        [monster] El { $who } nombra un tipo para «{ $attack }»: { $type }.
       *[hero] { $who } nombra un tipo para «{ $attack }»: { $type }.
    }
event-attack_discarded =
    { $kind ->
        [monster] El { $who } descarta «{ $attack }».
       *[hero] { $who } descarta «{ $attack }».
    }
event-hand_shown =
    { $kind ->
        [monster] El { $who } debe enseñar la mano: { $attacks }.
       *[hero] { $who } debe enseñar la mano: { $attacks }.
    }
event-card_taken =
    { $kind ->
        [monster] El { $who } se lleva «{ $attack }».
       *[hero] { $who } se lleva «{ $attack }».
    }
event-pile_healed =
    { $kind ->
        [monster] El { $who } se sacude { $count } de daño (le quedan { $total }).
       *[hero] { $who } se sacude { $count } de daño (le quedan { $total }).
    }
event-monster_hit =
    { $hits ->
        [one] { $who } acierta al { $monster }: 1 golpe hasta ahora.
       *[other] { $who } acierta al { $monster }: { $hits } golpes hasta ahora.
    }
event-monster_hits = El { $monster } golpea a { $who }.

## Héroe contra Héroe

event-duel_begun = El oro hace enemigos: { $who } ataca a { $rival }.
event-duel_won = { $who } vence a { $rival }.
event-spoils_taken = { $who } le quita algo a { $rival } ({ $deck }).
event-spoils = Es «{ $card }», y ahora es de { $who }.
event-gave_way = { $who } cede el paso y va a { $cell }.

## El final

event-left =
    { $mood ->
        [0] { $who } sube por la torre y sale a la luz del día.
        [1] { $gender ->
            [f] { $who } sale de la mazmorra, viva.
           *[m] { $who } sale de la mazmorra, vivo.
        }
       *[other] Aire fresco. { $who } está fuera.
    }
event-showed = { $who } descubre «{ $card }».
event-opened = { $who } abre «{ $card }»: ¡{ $gold } de oro!
event-counted =
    { $loot ->
        [one] { $who } cuenta { $gold } de oro, en una sola pieza de Botín.
       *[other] { $who } cuenta { $gold } de oro, en { $loot } piezas de Botín.
    }
event-won = Gana { $who }. Los juglares tomarán nota.
event-kalladra_won =
    { $alive ->
        [0] Nadie contará esta historia. Kalladra se da la vuelta y sigue durmiendo.
       *[other] Con vida, pero sin una sola pieza del tesoro. Kalladra ni se ha enterado.
    }

score = { $score ->
    [-1] no salió
   *[other] { $score } de oro
}
outcome-gold = Se cuenta el oro: gana quien más ha sacado de la mazmorra.
outcome-alone = Solo uno salió vivo de la mazmorra, y con eso basta.
outcome-sunset = El sol se puso sobre la mazmorra. Kalladra se queda con el oro, y con los Héroes.
outcome-kalladra = Esta vez nadie vence a Kalladra.

## Lo que un asiento hace por los demás, y lo que se recuerda

duty-monster = llevar los monstruos
duty-monster-once = Un autómata, en este combate
feat-gold = { $hero } lo sacó de la mazmorra

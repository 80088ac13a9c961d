### El título y las opciones de una mesa.

title = DungeonQuest
title-blurb = Entra en la mazmorra del dragón y sal con su oro antes de que se ponga el sol. Casi nadie vuelve.

## Opciones de la mesa

setting-heroes = Héroes
setting-heroes-help = Repartidos al azar; elegidos por cada jugador, por turno; o de común acuerdo: elegidos, pero al azar si alguien se opone.
setting-heroes-random = al azar
setting-heroes-chosen = a elegir
setting-heroes-agreed = de común acuerdo
setting-runes = Poder mágico: Runas por Héroe
setting-runes-help = Con una Runa cada uno se juega la partida normal; con más, la mazmorra es más amable. Hay doce en total.
setting-hero_versus_hero = Héroe contra Héroe
setting-hero_versus_hero-help = Un Héroe puede entrar en la sala de otro para luchar; quien gana se lleva una carta de Botín.
setting-servants = Sirvientes de Kalladra
setting-servants-help = Quien pierde a su Héroe mueve los Monstruos del tablero.
setting-concentrated_determination = Determinación concentrada
setting-concentrated_determination-help = La Determinación que sobra tras una tirada se guarda y vale para cualquier otra.
setting-death_can_wait = La muerte puede esperar
setting-death_can_wait-help = Un Héroe que moriría pierde Botín y la mitad de sus Heridas, y el turno. Buena para la primera partida.
setting-tower_power = Poder de la Torre
setting-tower_power-help = Quien entra en una torre puede pasar a otra, y desde allí debe seguir su camino.
setting-secrets = Secretos
setting-secrets-help = El Botín se guarda boca abajo: los demás solo ven de qué mazo viene.
setting-live_to_fight = Vivir para luchar otro día
setting-live_to_fight-help = Quien gana una ronda puede renunciar al golpe para escabullirse si gana la siguiente.
setting-no_glory = No hay gloria sin valor
setting-no_glory-help = Nadie sale de la mazmorra sin un Tesoro de debajo del dragón.
setting-monstrous_treasure = Tesoros monstruosos
setting-monstrous_treasure-help = Quien mata a un Monstruo puede tirar un dado; si saca menos que su Vida, encuentra un Tesoro.
setting-late_start = Comienzo tardío
setting-late_start-help = El sol empieza tantas casillas más adelante como diga un dado.
setting-dice_combat = Combate con dados
setting-dice_combat-help = Se lucha con dados contra un atributo, sin cartas: rápido, y bueno para partidas de varios días.

## Opciones que no casan entre sí

refusal-alone-hero-versus-hero = Héroe contra Héroe con un solo jugador: no hay otro héroe con quien luchar
refusal-alone-servants = Sirvientes de Kalladra con un solo jugador: no queda nadie cuando muere el único héroe
refusal-alone-secrets = Secretos con un solo jugador: no hay nadie a quien ocultar el botín
refusal-too-many-runes = { $runes } runas para cada uno de { $seats }: solo hay { $all }
refusal-servants-death-waits = Sirvientes de Kalladra con La muerte puede esperar: nunca se elimina a nadie
refusal-live-to-fight-dice = Vivir para luchar otro día con Combate con dados: no hay cartas que descartar

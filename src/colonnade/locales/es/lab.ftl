# The benchmark positions and the opening tables.

## benchmark-bot

cli-benchmark-progress = Decidiendo
# $name (text): a game
cli-benchmark-title = { $name }: pérdida media en % de una victoria, con su intervalo del 95 %
cli-benchmark-players = { $players ->
    [one] un jugador
   *[other] { $players } jugadores
  }
cli-benchmark-stands = queda entre
cli-benchmark-positions = posiciones
cli-benchmark-above = más allá de { $level }
cli-benchmark-below = por debajo de { $level }
cli-benchmark-note = 0 significa la mejor acción todas las veces. Los niveles se midieron una vez, algunos con una parte de las posiciones.
error-benchmark-game = No hay posiciones de referencia de «{ $game }». Las hay de: { $games }.
# $reason (text): in English
error-benchmark-crashed = «{ $name }» ha fallado en la posición { $position }: { $reason }
error-benchmark-decision = «{ $name }» ha respondido { $kind } en vez de una decisión con al menos una acción, en la posición { $position }.
error-benchmark-illegal = «{ $name }» ha elegido «{ $action }», que no está permitido en la posición { $position }.
error-positions-file = Esto no es un archivo de posiciones de referencia: { $reason }
error-positions-format = El archivo de posiciones de referencia tiene el formato { $given }, y este programa lee el formato { $known }.
error-positions-checksum = El archivo { $file } no es el que venía con el programa: su suma de comprobación difiere. Instala el programa otra vez.

## openings

# $name (text): a game; $share (text): a percentage
cli-openings-title = { $name }, { $players ->
    [one] un jugador
   *[other] { $players } jugadores
  }: { $throws ->
    [one] una primera tirada
   *[other] { $throws } primeras tiradas
  }. Quien empieza se lleva el { $share } de las victorias entre maestros.
cli-openings-likeliest = Las tiradas más probables
cli-openings-best = Las mejores tiradas
cli-openings-worst = Las peores tiradas
cli-openings-dice = dados
cli-openings-chance = probabilidad
cli-openings-action = lo mejor
cli-openings-share = parte de la victoria
cli-openings-behind = detrás de lo mejor
# $throw, $chance (text)
cli-openings-throw = Primera tirada { $throw }, el { $chance } de todas
cli-openings-more = { $count ->
    [one] Otra acción es peor.
   *[other] Otras { $count } acciones son peores.
  }
cli-openings-note = Según el evaluador del maestro, con un turno de antelación. Añade los dados de una tirada tras el nombre del juego para ver qué hacer con ella; --csv ARCHIVO las escribe todas.
error-openings-none = { $game } no tiene una primera tirada tras la que alguien decida.
error-openings-throw = «{ $given }» no es una primera tirada de este juego. Un ejemplo: { $example }.

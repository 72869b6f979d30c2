# The opening tables.

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
cli-openings-note = Según el evaluador del maestro, un turno por delante. Los dados de una tirada tras el nombre del juego muestran qué hacer con ella; --csv FILE las escribe todas.
error-openings-none = { $game } no tiene una primera tirada tras la que alguien decida.
error-openings-throw = «{ $given }» no es una primera tirada de este juego. Una es: { $example }.

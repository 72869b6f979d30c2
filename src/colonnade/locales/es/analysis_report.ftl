# El informe de un análisis, junto a lo que el análisis dice en el navegador.

# $game (text): its name
report-title = { $game }: suerte y habilidad
report-unfinished = La partida no ha terminado: así está.
report-dearest = Las decisiones más caras
report-no-loss = Ninguna decisión perdió nada.
# $name, $change (texts)
report-throw-good = Una buena tirada: vale { PERCENT($change) } para { $name }.
report-throw-bad = Una mala tirada: a { $name } le costó { PERCENT($change) }.
report-mistake = { $name } perdió así { PERCENT($change) }.
report-ply = jugada
# $count (number); $least (number)
report-smaller = { $count ->
    [one] Se omite un suceso que cambió menos del { PERCENT($least) }; --all lo muestra.
   *[other] Se omiten { $count } sucesos que cambiaron menos del { PERCENT($least) }; --all los muestra.
  }
# $ply (number); $changes (text): names and changes
report-correction = En la jugada { $ply } el programa se corrige, y no es suerte ni culpa de nadie: { $changes }.
report-made = Hecho por Colonnade. Esta página no necesita nada más.

## Rollouts

# $name (text)
report-rollout-title = Juega { $name }, partidas jugadas hasta el final
report-rollout-action = acción
report-rollout-position = la posición
report-rollout-evaluated = juzgado
report-rollout-rolled = por las partidas
report-rollout-interval = intervalo del 95 %
report-rollout-behind = detrás de la mejor
# $trials (number)
report-rollout-settled = Tras { $trials ->
    [one] un ensayo
   *[other] { $trials } ensayos
  } de cada una, la respuesta está bastante clara.
# $trials (number)
report-rollout-unsettled = { $trials ->
    [one] Un ensayo de cada una no bastó
   *[other] { $trials } ensayos de cada una no bastaron
  } para la precisión pedida; --trials y --seconds permiten más.
# $trials, $turns (numbers)
report-rollout-judged = Tras { $trials ->
    [one] un ensayo
   *[other] { $trials } ensayos
  } de cada una, los intervalos son bastante estrechos. Pero después de { $turns ->
    [one] un turno
   *[other] { $turns } turnos
  } las posiciones se juzgaron y no se jugaron hasta el final: ningún intervalo contiene el error de ese juicio.
report-rollout-endings = Después de cada acción, el turno se terminó como se indica a su lado. Donde otro final del turno se juzga mejor de lo que resultó este, los intervalos lo contienen.
# $count (text): 10.3
report-rollout-worth = Sin la suerte, un ensayo vale por { $count } corrientes.

# What the review of a game and the statistics say in the browser. Chances and changes are texts: “43 %”, “+4.2 %”.

## The page

# $game (text): its name
web-review-of = { $game }: análisis
web-review-refused = Esta partida no se puede analizar
# $done (text): how much of it
web-review-working = Analizando la partida: { $done }.
web-review-curves = Probabilidades de ganar, suerte y pérdidas
# $name, $change (texts)
web-review-luck-of = { $name }, suerte: { $change }.
web-review-loss-of = { $name }, perdido: { $change }.
web-review-key-luck = suerte
web-review-key-bad = mala suerte
web-review-key-loss = perdido por una decisión
web-review-previous = Al hecho anterior
web-review-next = Al hecho siguiente
web-review-table = Todos los pasos en una tabla
web-review-column-event = Suceso
web-review-column-worth = Suerte o pérdida

## A step

web-review-step = Este paso
web-review-played = Jugado
web-review-best = Lo mejor
# $name, $change (texts)
web-review-throw-good = Una buena tirada: vale un { $change } para { $name }.
web-review-throw-bad = Una mala tirada: a { $name } le costó un { $change }.
web-review-throw-even = Una tirada que cambió poco.
web-review-forced = No había elección.
web-review-fine = No había nada mejor.
web-review-slip = Había algo un poco mejor: { $change }.
web-review-mistake = Eso perdió un { $change }.
web-review-blunder = Eso perdió mucho: { $change }.
web-review-correction = Vista de nuevo desde aquí, la probabilidad de { $name } se juzga de otro modo en un { $change }. No es obra de nadie.
web-review-turn = El turno entero
# $luck, $loss (texts)
web-review-turn-worth = Suerte { $luck }, perdido { $loss }.
# $moves (text): sentences
web-review-turn-best = Lo mejor con estos dados: { $moves }
web-review-turn-show = Mostrarlo en el tablero
web-review-try = Probar desde aquí

## The whole game

web-review-moments = Lo que decidió la partida
web-review-summary = Suerte y habilidad
# $grade (text): “a club player”
web-review-grade = Jugó como { $grade }.
web-review-average-dice = Con dados medios, ganada en el { $chance } de los casos.
web-review-result = Resultado
web-review-luck = Suerte, propia y ajena
# $count (number): decisions
web-review-loss = Perdido en { $count ->
    [one] una decisión
   *[other] { $count } decisiones
  }
web-review-adjusted = Resultado sin la suerte
web-review-kind-keep = Guardar
web-review-kind-place = Colocar
web-review-kind-move = Mover
web-review-kind-bonus = Bonos
web-review-luckiest = Tirada con más suerte
web-review-unluckiest = Tirada con menos suerte
# $count (number); $mean, $deviation, $largest (texts)
web-review-corrections = Donde el juicio vuelve a mirar adelante, discrepa un poco de sí mismo: { $count ->
    [one] una vez
   *[other] { $count } veces
  }, un { $mean } de media, con una dispersión del { $deviation } y { $largest } como mucho. No es suerte ni habilidad, y se cuenta aparte.

## Statistics

web-statistics-none = Aún no ha terminado ninguna partida en este navegador. Cuando termine, contará aquí.
web-statistics-play = Jugar una partida
web-statistics-game = Juego
web-statistics-player = Jugador
web-statistics-everybody = Todos
web-statistics-nameless = un amigo
web-statistics-games = Partidas
web-statistics-won = Ganado
web-statistics-average = Ganado con dados medios
web-statistics-luck = Suerte por partida
web-statistics-loss = Perdido por partida
# $count (number): games
web-statistics-unreviewed = { $count ->
    [one] Una partida aún no se ha analizado.
   *[other] { $count } partidas aún no se han analizado.
  }
web-statistics-review = Analizarlas
# $done, $count (numbers)
web-statistics-working = Analizando la partida { $done } de { $count }.
web-statistics-plot-won = Resultados
web-statistics-plot-average = Resultados sin la suerte
web-statistics-plot-luck = Suerte
web-statistics-plot-loss = Perdido por decisiones
web-statistics-kinds = Qué se pierde y dónde, por partida
# $count (number): games
web-statistics-lines = Las líneas son medias de { $count ->
    [one] la última partida
   *[other] las últimas { $count } partidas
  }.
web-statistics-list = Todas las partidas
web-statistics-day = Día
web-statistics-against = Con
web-statistics-grade = Jugó como
web-statistics-export = Guardar en un archivo
web-statistics-erase = Borrar todo
web-statistics-erase-sure = Borrar todo de verdad
web-statistics-local = Todo esto está solo en este navegador. Las partidas probadas desde una posición no cuentan.

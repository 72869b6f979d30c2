# What Columbiz has to say. Each message names the clause of docs/rules/columbiz.md that it rests on.
# $colour, $victim (texts): purple, blue, grey or black. $cell (text): “5-3”. $dice (text): “3 3 5”, ascending. $face (number): 1 to 6.
# PLAYER, CELL and CAPITAL: see docs/translating.md.

## The game, its colours, and who begins

columbiz-name = Columbiz
columbiz-about = Ocho dados, seis columnas: coloca fichas, toma prisioneras, forma líneas.
columbiz-kind-keep = Apartar
columbiz-kind-place = Colocar
columbiz-colour-purple = morado
columbiz-colour-blue = azul
columbiz-colour-grey = gris
columbiz-colour-black = negro
# What CELL says of “5-3”, by the dice that pay for it. $column, $row (numbers)
columbiz-cell = { $row ->
    [1] { $column ->
        [1] un uno
        [2] un dos
        [3] un tres
        [4] un cuatro
        [5] un cinco
       *[6] un seis
      }
   *[other] { $row ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
       *[6] seis
      } { $column ->
        [1] unos
        [2] doses
        [3] treses
        [4] cuatros
        [5] cincos
       *[6] seises
      }
  }

# C1.2. $given, $expected (texts): colours, separated by commas, as they are typed
columbiz-seats-colours = Los sitios no pueden ser «{ $given }». Con tantos jugadores, en Columbiz se toman { $expected }, en este orden.
# C1.3
columbiz-seats-first = En Columbiz no se elige quién empieza: lo deciden los dados.

## Options. A name, a sentence, and a name for every value that is not a number

columbiz-sheet-says = Las hojas dicen
columbiz-option-edition = Edición
columbiz-option-edition-help = Las reglas impresas cuyas costumbres valen; lo que elijas tú va por delante.
columbiz-option-edition-fr = francesa
columbiz-option-edition-nl = neerlandesa
columbiz-option-edition-es = española
columbiz-option-edition-sv = sueca
columbiz-option-max_discs = Fichas por turno
columbiz-option-max_discs-help = Cuántas fichas se pueden colocar en un turno.
columbiz-option-kept_dice = Dados apartados
columbiz-option-kept_dice-help = Si un dado apartado se puede volver a tirar más tarde en el mismo turno.
columbiz-option-kept_dice-free = se pueden volver a tirar
columbiz-option-kept_dice-locked = se quedan apartados
columbiz-option-beyond_twelve = Más de doce prisioneras
columbiz-option-beyond_twelve-help = Si la decimotercera prisionera y las siguientes todavía suman puntos.
columbiz-option-beyond_twelve-extend = siguen sumando
columbiz-option-beyond_twelve-cap = no suman nada

## Texts that cannot be read. $text is quoted as the person typed it, $given is the part at fault

columbiz-malformed-action = «{ $text }» no es una jugada. Prueba con keep, stop, place, done o forfeit.
columbiz-malformed-face = «{ $text }»: ningún dado muestra «{ $given }». Las caras van del 1 al 6, con un espacio entre ellas.
columbiz-malformed-order = «{ $text }»: nombra los dados de menor a mayor.
columbiz-malformed-cell = «{ $text }»: no hay casilla «{ $given }». Una casilla es una columna y un número, ambos del 1 al 6, como 5-3.
columbiz-malformed-position = «{ $text }» no es una posición de Columbiz.
columbiz-malformed-diagram = «{ $text }» no es el dibujo de un tablero.
columbiz-setup-first = Di quién empezó: aquí aún no se ha tirado para saberlo.
# $found, $all (numbers): discs
columbiz-setup-discs = { PLAYER($colour) } tiene { $all } fichas, y aquí hay { $found }: en el tablero, en la reserva y entregadas.
# $lost, $prisoners (numbers): discs that are missing, and prisoners counted
columbiz-setup-prisoners = { $lost } fichas no están ni en el tablero, ni en la reserva, ni entregadas, pero se cuentan { $prisoners } prisioneras. Las dos cifras han de ser iguales.
columbiz-setup-own = { PLAYER($colour) } tiene más prisioneras que fichas perdidas por los demás: nadie captura las suyas.
columbiz-setup-captures = { PLAYER($colour) } tiene más prisioneras de las que tan pocas fichas han podido capturar: cinco cada una como mucho.
columbiz-setup-lines = { PLAYER($colour) } tiene más puntos de líneas de los que tan pocas fichas han podido hacer.
columbiz-setup-aside = Las fichas se entregan de tres en tres: el número de { PLAYER($colour) } no puede ser correcto.
columbiz-setup-empty = { PLAYER($colour) } tiene la reserva vacía y aún le toca en esta ronda. No puede ser: con la última ronda acaba la partida.
# $colour: who began
columbiz-setup-turns = Desde { PLAYER($colour) }, que empezó, todos han tenido los mismos turnos. Con estas fichas no puede ser: cuéntalas otra vez, o mira a quién le toca.
columbiz-setup-impossible = Esta posición no puede darse en una partida de Columbiz.

## Why not. Refusals; those marked “also a duty” are said before anyone tries, too

# C4.1
columbiz-over = La partida ha terminado.
# C1.3
columbiz-start-first = Primero los dados deciden quién empieza.
# C1.3
columbiz-start-decided = Ya está decidido: empezó { PLAYER($colour) }.
# C1.3. $expected, $given (numbers)
columbiz-start-count = La tirada inicial tiene una entrada por cada uno de los { $expected } sitios; aquí { $given ->
    [0] no hay ninguna
    [one] hay una
   *[other] hay { $given }
  }.
# C1.3
columbiz-start-throws = { PLAYER($colour) } también tira para empezar.
# C1.3
columbiz-start-waits = { PLAYER($colour) } no tira en este desempate.
# C2.1 or C2.2. $expected, $given (numbers)
columbiz-roll-count = Ahora { $expected ->
    [one] se tira un dado
   *[other] se tiran { $expected } dados
  }, no { $given }.
# C2.2
columbiz-roll-early = Di primero qué dados apartas.
# C2.1 or C2.2. $count (number): dice to throw
columbiz-throw-first = Primero { $count ->
    [one] se tira un dado
   *[other] se tiran { $count } dados
  }.
# C2.5 after the third throw, C2.2 after stopping
columbiz-dice-lie = En este turno ya no se tira más: los dados quedan como están.
# C2.2. $count (number): how many dice show that face
columbiz-keep-lacks = { $count ->
    [0] Ningún dado muestra un { $face }.
    [one] Solo un dado muestra un { $face }.
   *[other] Solo { $count } dados muestran un { $face }.
  }
# C2.2
columbiz-keep-all = Apartar los ocho dados es plantarse.
# C2.3, also a duty. $count (number): how many dice were kept
columbiz-dice-locked = { $count ->
    [one] El { $dice } que apartaste se queda apartado.
   *[other] Los dados que apartaste, { $dice }, se quedan apartados.
  }
# C2.4, also a duty
columbiz-stop-nothing = Con estos dados no se puede colocar ninguna ficha, así que no vale plantarse: tira otra vez.
# C2.2
columbiz-place-early = Primero plántate; las fichas se colocan después.
# C3.1, also a duty. $count (number): the most discs per turn
columbiz-place-most = { $count ->
    [one] Una ficha es lo máximo
   *[other] { $count } fichas son lo máximo
  } por turno.
# C3.1, also a duty
columbiz-reserve-empty = Tu reserva está vacía.
# C3.2
columbiz-cell-occupied = En { CELL($cell) } ya hay una ficha { $colour ->
    [purple] morada
    [blue] azul
    [grey] gris
   *[black] negra
  }.
# C3.3. $left (number): dice showing the face that it takes
columbiz-dice-short = La casilla pide { CELL($cell) }; { $left ->
    [0] no te queda ninguno
    [one] te queda uno
   *[other] te quedan { $left }
  }.
# C3.3, a duty only
columbiz-place-nothing = Con los dados que quedan no se puede colocar ninguna ficha más.
# C3.6
columbiz-done-early = Coloca al menos una ficha antes de terminar el turno.
# C3.7, also a duty. $count (number): discs to set aside
columbiz-must-forfeit = Tras la tercera tirada no se puede colocar nada: la reserva pierde { $count ->
    [one] la última ficha
   *[other] { $count } fichas
  }.
# C3.7
columbiz-forfeit-early = No se entregan fichas antes de la tercera tirada.
# C3.7
columbiz-forfeit-placed = Has colocado una ficha, así que no hay nada que entregar: termina el turno.
# C3.7. $cell: one where a disc can be placed
columbiz-forfeit-possible = No se entregan fichas mientras se pueda colocar una, por ejemplo en { CELL($cell) }.

## What happened

# C1.3
columbiz-begins = { PLAYER($colour) } saca el dado más alto, un { $face }, y empieza.
# C1.3. $count (number): players, two or more
columbiz-start-tied = { $count } jugadores han sacado un { $face }, el más alto; vuelven a tirar.
# C2.1 or C2.2. $count (number): dice thrown
columbiz-thrown = { PLAYER($colour) } saca { $dice }.
# C2.2. $count (number): dice kept
columbiz-kept = { PLAYER($colour) } { $count ->
    [0] no aparta nada y vuelve a tirar los ocho
   *[other] aparta { $dice }
  }.
# C2.2
columbiz-stopped = { PLAYER($colour) } se planta.
# C3.1
columbiz-placed = { PLAYER($colour) } coloca una ficha en { CELL($cell) }.
# C3.4. $count (number): discs of $victim taken by $colour
columbiz-captured = { PLAYER($colour) } captura { $count ->
    [one] { $victim ->
        [purple] una ficha morada
        [blue] una ficha azul
        [grey] una ficha gris
       *[black] una ficha negra
      }
   *[other] { $victim ->
        [purple] { $count } fichas moradas
        [blue] { $count } fichas azules
        [grey] { $count } fichas grises
       *[black] { $count } fichas negras
      }
  }.
# C3.5. $length (number): 3 to 6; $points (number): 1 to 4
columbiz-line = { PLAYER($colour) } forma una línea de { $length } y suma { $points ->
    [one] un punto
   *[other] { $points } puntos
  }.
# C3.6 after done, C3.7 after a forfeit
columbiz-turn-ended = { PLAYER($colour) } termina su turno.
# C3.7. $count (number): 1 to 3
columbiz-forfeited = { PLAYER($colour) } no puede colocar nada y pierde { $count ->
    [one] una ficha
   *[other] { $count } fichas
  } de su reserva.
# C4.1
columbiz-last-round = { PLAYER($colour) } ha vaciado su reserva: esta ronda es la última.
# C4.1
columbiz-game-ended = La ronda está completa y la partida ha terminado.

## The position

# C4.1
columbiz-now-last-round = Es la última ronda.

## The result

# C4.4
columbiz-reason-highest = Gana el total más alto.
# C4.4
columbiz-reason-shared = Con totales iguales en cabeza, la victoria se comparte.

## The score pad: line points above the line, the others below

columbiz-pad-reserve = En reserva
columbiz-pad-aside = Entregadas
columbiz-pad-lines = Líneas
columbiz-pad-prisoners = Prisioneras
columbiz-pad-prison = Puntos de cárcel
columbiz-pad-total = Suma

## What a button does, by the first word of the action

columbiz-do-place = Colocar la ficha

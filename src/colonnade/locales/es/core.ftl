# What the core has to say: errors, faults of records, dice. Every face shows these.
# $option, $value, $text, $path and the like are quoted as the person typed them; do not translate what stands in them.

## Options and seats

error-option-form = «{ $text }» no es una opción. Escribe nombre=valor.
error-option-name = No hay ninguna opción «{ $option }». Las opciones son { $options }.
error-option-twice = La opción «{ $option }» aparece dos veces.
error-option-value = La opción «{ $option }» no puede ser «{ $value }». Puede ser { $values }.
# $players (number): how many sit at the table
error-option-partners = La opción «partners» es solo para partidas por equipos.
error-option-teams = Los equipos son para cuatro jugadores; en esta mesa { $players ->
    [one] hay uno
   *[other] hay { $players }
  }.
error-game-unknown = No hay ningún juego «{ $game }». Los juegos son { $games }.
error-lesson-none = Este juego no tiene una primera partida guiada.
# $given (number): how many seats; $allowed (text): “2, 3, 4”
error-seats-count = { $given ->
    [one] Se ha dado un sitio
   *[other] Se han dado { $given } sitios
  }; este juego es para { $allowed } jugadores.
error-seats-colours-count = { $colours ->
    [one] Se ha dado un color
   *[other] Se han dado { $colours } colores
  } para { $seats ->
    [one] un sitio
   *[other] { $seats } sitios
  }.
# $colours, $order (text): “Y, B, G, R”
error-seats-colour = No hay ningún color «{ $colour }». Los colores son { $colours }.
error-seats-order = Los colores { $given } no están en el orden del turno: cada uno una vez, en el orden { $order }, empezando por cualquiera.
# $given (text): a number, or null where nobody is named; $last (number)
error-seats-first = El sitio que empieza debe ser un número de 0 a { $last }, no «{ $given }».
error-position = «{ $text }» no es una posición de ningún juego de aquí.

## Playing

error-match-finished = La partida ha terminado.
error-match-stale = Eso llegó tarde: la posición ha cambiado.
error-match-not-your-turn = No es tu turno: juega { PLAYER($colour) }.
error-match-decide-first = Ahora no se tira: antes debe decidir { PLAYER($colour) }.
error-match-throw-first = Ahora no se decide nada: antes debe tirar { PLAYER($colour) }.
error-match-nothing-to-take-back = No hay nada que deshacer: lo anterior a la última tirada ya está jugado.

## Dice

error-dice-script-ended = Los dados escritos de antemano se han acabado.
error-dice-not-shown = Nadie ha dicho todavía qué muestran los dados.
# $expected, $given (numbers)
error-dice-count = { $expected ->
    [one] Ahora se tira un dado
   *[other] Ahora se tiran { $expected } dados
  }, y { $given ->
    [0] no se ha dado ninguno
    [one] se ha dado uno
   *[other] se han dado { $given }
  }.
error-dice-face = Ningún dado muestra «{ $face }»: una cara es un número del 1 al 6.
error-dice-secret = Un secreto tiene { $expected } bytes; este tiene { $given }.
error-dice-entropy-closed = Las palabras de azar están cerradas: los dados ya están fijados.
# $limit (number)
error-dice-entropy-long = Una palabra de azar tiene como mucho { $limit ->
    [one] { $limit } carácter
   *[other] { $limit } caracteres
  }.
error-dice-entropy-text = Una palabra de azar debe ser un texto legible.
error-dice-entropy-open = Antes de la primera tirada hay que cerrar las palabras de azar.
error-dice-commitment = Un compromiso tiene 64 cifras hexadecimales.
error-dice-commit-late = Todos los compromisos sobre los dados están reunidos: no se puede añadir ni cambiar ninguno.
error-dice-commit-twice = La parte de este asiento en los dados ya está fijada.
error-dice-reveal-early = No se revela ningún valor antes de que estén todos los compromisos.
error-dice-reveal-twice = A este asiento no le queda ningún valor que revelar.
error-dice-reveal-false = Este no es el valor al que se comprometió el asiento.
error-dice-void = Solo se puede anular una ronda que espera valores.
error-dice-not-agreed = Los dados no están listos: aún falta la contribución de algún dispositivo.

## Agents

# $levels (text): “random, greedy”
error-agent-unknown = No hay ningún robot «{ $name }» para este juego. Los robots son { $levels }; o da una clase tuya como module:Class.
error-agent-module = No hay ningún módulo «{ $module }» para el robot «{ $name }».
error-agent-import = El módulo «{ $module }» no se puede importar: { $reason }.
error-agent-attribute = El módulo «{ $module }» no tiene «{ $attribute }».
error-agent-kind = «{ $name }» no es un robot: un robot es una clase con un método decide.
error-agent-constructor = «{ $name }» no se puede crear: { $reason }.
# $game counts from 0; $ply is the event that was to come; $colour the seat
error-agent-empty = «{ $name }» no ha decidido nada (partida { $game }, jugada { $ply }, { $colour }).
error-agent-decision = «{ $name }» ha respondido { $kind } en vez de una decisión (partida { $game }, jugada { $ply }, { $colour }).
error-agent-illegal = «{ $name }» ha elegido «{ $action }», que { $clause } prohíbe (partida { $game }, jugada { $ply }, { $colour }).
error-agent-no-action = «{ $name }» ha elegido «{ $action }», que no es una jugada (partida { $game }, jugada { $ply }, { $colour }).
error-agent-plan = «{ $name }» ha seguido decidiendo con su plan ya jugado (partida { $game }, jugada { $ply }, { $colour }).
error-agent-crashed = «{ $name }» ha fallado: { $reason } (partida { $game }, jugada { $ply }, { $colour }).
error-worker-lost = Un proceso ha terminado antes que sus partidas.

## Extras

# $library: a library’s name; $extra: the extra of the package that brings it
error-extra-missing = { $library } no está instalado, y aquí hace falta. Viene con el extra «{ $extra }»: { $command }
error-encoding-none = No hay entornos para { $game }: el juego no tiene codificación.
error-extra-nvcc = Entrenar en una GPU necesita nvcc, que no está en la ruta. Lo trae el CUDA toolkit de NVIDIA.
error-extra-compiler = Entrenar en el procesador necesita un compilador de C++, y no hay ninguno en la ruta. Viene uno con: { $command }

## Files

error-file-missing = No hay ningún archivo «{ $path }».
error-file-directory = «{ $path }» es una carpeta, no un archivo.
error-file-permission = No tienes permiso para abrir «{ $path }».
error-file-name = «{ $path }» no puede ser el nombre de un archivo.
error-file-exists = Ya existe un archivo «{ $path }».
error-file-other = «{ $path }» no se puede usar: { $reason }.
error-no-folder = No hay carpeta para «{ $path }».

## Records that cannot be read

record-empty = No contiene ninguna partida.
record-not-text = No es texto en UTF-8.
# $column (text): where in the line
record-not-json = No es JSON, o está cortado (columna { $column }).
record-byte-order-mark = Empieza con una marca de orden de bytes (BOM). Guárdalo en UTF-8 sin ella.
record-too-deep = Está anidado demasiado hondo para ser una partida.
record-number-long = Contiene un número de miles de cifras, que ninguna partida necesita.
record-not-object = Una partida es un solo objeto JSON, y esto es otra cosa.
record-too-long = La línea es demasiado larga para ser una partida.
record-number = «{ $given }» no es un número de JSON.
record-surrogate = Uno de sus textos no es Unicode bien formado.
record-field-twice = Un campo aparece dos veces.
record-field-missing = Falta el campo «{ $field }».
record-field-unknown = En una partida no hay ningún campo «{ $field }».
record-field-type = El campo «{ $field }» contiene algo que no puede contener.
record-format = Tiene el formato { $given }; este programa lee los formatos { $oldest } y { $newest }.
record-game = No hay ningún juego «{ $given }». Los juegos son { $known }.
record-rules-version = Se jugó con la versión { $given } de las reglas; este programa conoce la versión { $known }.
record-dice-source = No hay dados «{ $source }». Los dados son seeded, scripted, physical o fair.

## Records that do not hold

record-result-missing = La partida termina aquí, y no se da ningún resultado.
record-result-early = Se da un resultado, y la partida no ha terminado aquí.
# $stated, $true (text): results as JSON
record-result-false = Pone { $stated }; el resultado es { $true }.
record-note-ply = Una nota habla de la jugada { $given }, y la partida acaba en la jugada { $last }.
# $given, $last (texts): plies
record-setup-ply = En la jugada { $given } se monta una posición, pero la partida termina en la jugada { $last }.
# $source (text): “fair”
record-setup-dice = En ella se montó una posición a mano. Eso es para dados de verdad, no para los dados «{ $source }».
error-setup-game = «{ $text }» es una posición de otro juego, o de otras opciones o jugadores.
error-setup-over = No se puede montar una posición cuando la partida ha terminado.
# $field: a part of the position, as “board”
error-setup-field = La parte «{ $field }» de la posición falta, no se conoce o no es como debe.
record-secret-early = La partida no ha terminado, y el secreto de sus dados ya se ve.
record-secret-missing = El secreto de los dados no se muestra: nadie puede recalcular las tiradas.
record-dice-unprovable = Los dados del tipo «{ $source }» no se pueden recalcular.
record-commitment-false = El secreto no es el que se había comprometido.
record-seed-false = Los dados no se siguen de la semilla indicada.
# $throw counts from 0; $true (text): the event as it must be
record-throw-false = La tirada { $throw } no es lo que dan los dados: debe ser «{ $true }».
# $given (text), $known (number)
record-dice-version = Tiene dados justos de la versión { $given }; este programa conoce la versión { $known }.
# $round, $seat (numbers)
record-value-missing = En la ronda { $round } de los dados, el asiento { $seat } no reveló ningún valor.
# $round, $seat (numbers)
record-value-false = En la ronda { $round } de los dados, el valor del asiento { $seat } no es el de su compromiso.
# $round (number)
record-round-complete = La ronda { $round } de los dados figura como anulada, aunque se revelaron todos los valores.
# $count (number)
record-rounds-void = { $count ->
    [one] Se anuló una ronda
   *[other] Se anularon { $count } rondas
  }: un número no se reveló a tiempo y todos empezaron de nuevo. Cada ronda anulada figura en el registro.

## What a device finds when it holds a finished record against what it made and saw itself

record-differs-no-proof = El registro no da ninguna prueba de estos dados, aunque la mesa prometió una.
record-differs-table = El registro es de otra mesa.
# $round (number)
record-differs-round = La ronda { $round } de los dados falta en el registro.
# $round (number)
record-differs-secret = Ronda { $round }: el compromiso de la mesa no es el que mostró antes.
# $round (number)
record-differs-own-missing = Ronda { $round }: tu propia contribución no está en el registro.
# $round (number)
record-differs-own-altered = Ronda { $round }: tu propia contribución fue alterada.
# $round (number)
record-differs-withheld = Ronda { $round }: el registro dice que no revelaste tu valor, pero este dispositivo lo envió.
# $round, $seat (numbers)
record-differs-other = Ronda { $round }: lo que dio el asiento { $seat } no es lo que se mostró antes.
# $ply (number); $stated, $seen (texts): “roll 4”
record-differs-event = Jugada { $ply }: el registro dice «{ $stated }», pero en la mesa ocurrió «{ $seen }».
# $ply, $dice (numbers); $stated (text)
record-differs-dice = Jugada { $ply }: el registro dice «{ $stated }», pero la mesa había anunciado { $dice ->
    [0] una decisión
    [one] una tirada de un dado
   *[other] una tirada de { $dice } dados
  }.
# $stated, $seen (numbers)
record-differs-length = El registro tiene { $stated } jugadas, pero la partida terminó después de { $seen }.
record-differs-left-out = Este dispositivo no tuvo parte en los dados de su sitio. Si el sitio no se jugó también en otro dispositivo, puede que alguien los eligiera.
# $ply (number)
record-differs-position = Jugada { $ply }: según las reglas, el registro lleva a otra posición que la que mostró la mesa.

# Beside what the printed sheet says of an option: what is played by default, and what can be chosen instead
option-ours = Jugamos
option-or = O bien

## Chances: what PERCENT and CASES say

# $bound (text): under, over, exact; $percent (text): “0.1 %”
percent-bound = { $bound ->
    [under] menos del { $percent }
    [over] más del { $percent }
   *[exact] { $percent }
  }
percent-cases = { $bound ->
    [under] menos del { $percent } de los casos
    [over] más del { $percent } de los casos
   *[exact] el { $percent } de los casos
  }

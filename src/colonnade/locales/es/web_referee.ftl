# At a real board: the phone follows what people do with real dice and pieces.

# $name: who throws; $count (number): dice
web-referee-throw = { $count ->
    [one] { $name } tira un dado. ¿Qué muestra?
   *[other] { $name } tira { $count } dados. ¿Qué muestran?
  }
# $name: who has thrown; $count (number): dice still to be entered
web-referee-faces = { $count ->
    [one] { $name }: ¿qué muestra el dado?
   *[other] { $name }: ¿qué muestran los dados? Faltan { $count }
  }
web-referee-dice = Los dados tal como cayeron
web-referee-which = Qué tiradas se anotan
web-referee-last-throw = Solo la última tirada
web-referee-every-throw = Cada tirada
# $count (number): possible actions
web-referee-say-choices = ¿Qué hizo { $name }? { $count ->
    [one] Es posible una cosa.
   *[other] Son posibles { $count } cosas.
  }
web-referee-did = ¿Qué hizo { $name }?
web-referee-lines = Lo que se hizo
web-referee-more = Mostrar todo lo posible
web-referee-kept = Marca los dados que se apartaron.
web-referee-stuck = Con estos dados no se puede colocar ninguna ficha. Si se volvieron a tirar algunos, marca los que se apartaron. Si era la tercera tirada, se pierden fichas: anota entonces cada tirada.
web-referee-enter-every = Deshacer, y anotar cada tirada
web-referee-stopped = Sin más tiradas
# $count (number): dice
web-referee-thrown-again = { $count ->
    [0] Se apartaron todos
    [one] El otro se volvió a tirar
   *[other] Los otros { $count } se volvieron a tirar
  }
web-referee-undo = Deshacer
web-referee-rewind = Retroceder hasta aquí
# $count (number): entries that were taken back
web-referee-undone = { $count ->
    [one] Una anotación deshecha
   *[other] { $count } anotaciones deshechas
  }
web-referee-undone-label = Lo que se ha deshecho
web-referee-redo = Rehacer la siguiente
web-referee-redo-all = Rehacer todas
# $count (number): entries that are left
web-referee-redoing = Introduciendo de nuevo: quedan { $count }
# $clause (text): “L4.2”
web-referee-clause = Leer la regla { $clause }
web-referee-allowed = Lo que permiten las reglas
web-referee-what = ¿Qué se hizo?
web-referee-touch = Tócalo en el tablero, o escríbelo.
web-referee-typed = En la notación del registro
web-referee-ask = Consultar las reglas
# $piece: “Green 2”; $count (number): cells
web-referee-moved = { $piece } avanzó { $count ->
    [one] una casilla
   *[other] { $count } casillas
  }
# $piece: “Green 2”
web-referee-left = { $piece } salió del taller ({ $count })
web-referee-setup-brush = Elige un color y toca sus casillas; toca otra vez para quitar una ficha. Luego cuenta lo que hay junto al tablero.
web-referee-setup-move = Toca una columna y luego el lugar donde está.
web-referee-setup-tools = Piezas
# $piece: “green 2”
web-referee-to-workshop = Al taller
# $piece: “green 2”
web-referee-to-summit = A la cima
# $what: “Prisoners, Ana”
web-referee-less = { $what }: quitar 1
web-referee-one-more = { $what }: añadir 1
web-referee-setup-turn = ¿A quién le toca?
web-referee-setup-first = ¿Quién empezó?
web-referee-setup-use = Usar esta posición
web-referee-setup-id = Por el id de una posición

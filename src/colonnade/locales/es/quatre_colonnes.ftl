## The game and its words

quatre_colonnes-name = Les 4 colonnes
quatre_colonnes-about = Lleva cuatro columnas alrededor del tablero hasta la cima y levanta el monumento con un doble tres.
quatre_colonnes-kind-move = Mover
quatre_colonnes-kind-bonus = Bonus
quatre_colonnes-colour-Y = Amarillo
quatre_colonnes-colour-B = Azul
quatre_colonnes-colour-G = Verde
quatre_colonnes-colour-R = Rojo
# What PIECE says of “G2”. $colour (text): a letter; $number (text)
quatre_colonnes-piece = { $colour ->
    [Y] amarillo
    [B] azul
    [G] verde
   *[R] rojo
  } { $number }

## The score pad

quatre_colonnes-pad-workshop = En el taller
quatre_colonnes-pad-way = En camino
quatre_colonnes-pad-summit = En la cima

## Options

quatre_colonnes-sheet-says = La hoja dice
quatre_colonnes-option-dice = Dados
quatre_colonnes-option-dice-help = Jugar con un dado, o con dos para ir más deprisa.
quatre_colonnes-option-dice-1 = un dado
quatre_colonnes-option-dice-2 = dos dados
quatre_colonnes-option-teams = Equipos
quatre_colonnes-option-teams-help = Cuatro jugadores en dos equipos: amarillo y verde contra rojo y azul.
quatre_colonnes-option-teams-false = cada cual por su cuenta
quatre_colonnes-option-teams-true = dos equipos
quatre_colonnes-option-third_six = Tercer seis
quatre_colonnes-option-third_six-help = Adónde va la última columna movida tras un tercer seis en el mismo turno.
quatre_colonnes-option-third_six-start = vuelve a su casilla de salida
quatre_colonnes-option-third_six-workshop = vuelve a su taller
quatre_colonnes-option-finish = Llegada a la cima
quatre_colonnes-option-finish-help = Si hay que llegar con la cuenta exacta.
quatre_colonnes-option-finish-exact = con la cuenta exacta
quatre_colonnes-option-finish-free = lo que sobra se pierde
quatre_colonnes-option-sums = Sumas de dos dados
quatre_colonnes-option-sums-help = Si dos dados que suman cinco o seis valen como un cinco o un seis.
quatre_colonnes-option-sums-true = para el cinco y el seis
quatre_colonnes-option-sums-six = solo para el seis
quatre_colonnes-option-sums-false = solo lo que muestra un dado
quatre_colonnes-option-partners = Compañeros
quatre_colonnes-option-partners-help = Por equipos: si los compañeros se cierran el paso y se envían de vuelta.
quatre_colonnes-option-partners-side = un solo bando
quatre_colonnes-option-partners-players = jugadores como los demás

## What happened

quatre_colonnes-drew = { PLAYER($colour) } saca { $dice }.
quatre_colonnes-threw-alone = { PLAYER($colour) } vuelve a tirar el dado: { $die }.
quatre_colonnes-left-workshop = { CAPITAL(PIECE($token)) } sale del taller a la casilla { $cell }.
quatre_colonnes-moved = { $where ->
    [summit] { CAPITAL(PIECE($token)) } avanza { $cells ->
        [one] una casilla
       *[other] { $cells } casillas
      } y llega a la cima.
    [arrow] { CAPITAL(PIECE($token)) } avanza { $cells ->
        [one] una casilla
       *[other] { $cells } casillas
      } hasta la casilla { $cell } de su flecha.
   *[ring] { CAPITAL(PIECE($token)) } avanza { $cells ->
        [one] una casilla
       *[other] { $cells } casillas
      } hasta la casilla { $cell }.
  }
quatre_colonnes-sent-back = { CAPITAL(PIECE($token)) } vuelve a su taller.
quatre_colonnes-reached-summit = { CAPITAL(PIECE($token)) } se alza en la cima.
quatre_colonnes-bonus-earned = { PLAYER($colour) } gana un bonus de { $cells } casillas.
quatre_colonnes-bonus-declined = Se renuncia al bonus de { $cells } casillas.
quatre_colonnes-bonus-lost = El bonus de { $cells } casillas se pierde: ninguna columna puede usarlo entero.
quatre_colonnes-die-lost = { $reason ->
    [L5-3] El { $die } se pierde: una barrera cierra el paso.
    [L4-5] El { $die } se pierde: la casilla de salida está llena.
    [L5-6] El { $die } se pierde: lleva a una pareja, y ninguna otra tirada ayudaría.
    [L5-4] El { $die } se pierde: la casilla a la que lleva está llena.
    [L5-2] El { $die } se pierde: se pasa de la cima.
    [L4-1] El { $die } se pierde: hace falta un cinco para sacar una columna.
   *[nothing] El { $die } se pierde: ninguna columna puede usarlo.
  }
quatre_colonnes-thrown-again = El { $die } lleva a la pareja de la casilla { $cell }: se vuelve a tirar.
quatre_colonnes-third-six = { $where ->
    [start] Tercer seis: { PIECE($token) } vuelve a su casilla de salida.
    [workshop] Tercer seis: { PIECE($token) } vuelve a su taller.
   *[nowhere] Tercer seis: no se juega nada.
  }
quatre_colonnes-draws-again = { PLAYER($colour) } ha sacado un seis y tira otra vez.
quatre_colonnes-built = { PLAYER($colour) } saca el doble tres: el monumento está en pie.
quatre_colonnes-not-built = { PLAYER($colour) } saca { $dice }: todavía no hay doble tres.
quatre_colonnes-monument-built = El monumento está en pie.

## Why the choice is narrow

quatre_colonnes-duty-exit = Un cinco saca ante todo una columna del taller.
quatre_colonnes-duty-barrier = Un seis abre la barrera de la casilla { $cell }: una de sus columnas debe moverse.
quatre_colonnes-duty-partner = Ninguna columna tuya puede usar el dado, así que es para { PLAYER($colour) }, de tu equipo.

## Why not

quatre_colonnes-malformed = «{ $text }» no es una jugada. Las jugadas se escriben roll 5, exit Y1 5, exit Y1 1+4, move Y1 6, bonus Y1 20 o skip.
quatre_colonnes-position-malformed = «{ $text }» no es una posición de Les 4 colonnes.
quatre_colonnes-position-impossible = «{ $text }» es una posición que no puede darse en Les 4 colonnes.
# $cell (number); $found (number): columns there
quatre_colonnes-setup-full = En la casilla { $cell } caben dos columnas como mucho, y aquí hay { $found }.
quatre_colonnes-setup-white = En la casilla blanca { $cell } solo están juntas columnas de un mismo bando: una de las dos tuvo que ser devuelta.
quatre_colonnes-game-over = El monumento está en pie y la partida ha terminado.
quatre_colonnes-throw-first = Primero hay que tirar los dados.
quatre_colonnes-dice-count = { $expected ->
    [one] Aquí se tira un dado, no { $given }.
   *[other] Aquí se tiran { $expected } dados, no { $given }.
  }
quatre_colonnes-play-first = Juega primero lo que tienes en la mano.
quatre_colonnes-bonus-first = Antes va el bonus de { $cells } casillas: juégalo o renuncia a él.
quatre_colonnes-no-bonus = No hay ningún bonus que jugar.
quatre_colonnes-other-bonus = El bonus que toca es de { $cells } casillas.
quatre_colonnes-bonus-for-own = Este bonus es para una columna { $colour ->
    [Y] amarilla
    [B] azul
    [G] verde
   *[R] roja
  }.
quatre_colonnes-colour-absent = Nadie juega con { $colour ->
    [Y] amarillo
    [B] azul
    [G] verde
   *[R] rojo
  } en esta partida.
quatre_colonnes-not-your-token = { CAPITAL(PIECE($token)) } es de otra persona.
quatre_colonnes-die-not-in-hand = No hay ningún { $die } en la mano.
quatre_colonnes-no-five = Solo un cinco abre el taller, o dos dados que suman cinco donde valen las sumas.
quatre_colonnes-sum-broken = Un dado que se ha vuelto a tirar, o cuyo compañero ya se ha usado, cuenta solo.
quatre_colonnes-not-waiting = { CAPITAL(PIECE($token)) } no está en el taller.
quatre_colonnes-still-waiting = { CAPITAL(PIECE($token)) } espera en el taller; hace falta un cinco para salir.
quatre_colonnes-on-summit = { CAPITAL(PIECE($token)) } está en la cima y allí se queda.
quatre_colonnes-interchangeable = { CAPITAL(PIECE($token)) } y { PIECE($first) } están en el mismo sitio: juega { PIECE($first) }.
quatre_colonnes-start-full = Ya hay dos columnas del mismo equipo en la casilla de salida { $cell }.
quatre_colonnes-start-barred = Hay una barrera en la casilla de salida { $cell }: no puede salir ninguna columna.
quatre_colonnes-victim-wanted = Hay dos jugadores en la casilla de salida: elige qué columna vuelve a su taller, { PIECE($tokens) }.
quatre_colonnes-victim-unwanted = No hace falta nombrar { PIECE($token) }: no hay que elegir a quién se envía de vuelta.
quatre_colonnes-beyond-summit = { $cells } casillas son demasiadas: la cima está a { $left } y se llega con la cuenta exacta.
quatre_colonnes-barrier-in-the-way = Una barrera en la casilla { $cell } cierra el paso.
quatre_colonnes-cell-full = En la casilla { $cell } ya hay dos columnas.
quatre_colonnes-pair-on-cell = Hay una pareja en la casilla { $cell }: nadie puede caer allí.
quatre_colonnes-exit-first = Primero debe salir una columna del taller.
quatre_colonnes-barrier-first = El seis debe abrir antes una barrera: casilla { $cells }.
quatre_colonnes-own-use-first = Una columna tuya puede usar este dado, así que las de tu compañero de equipo esperan.
quatre_colonnes-partner-exit-first = Primero debe salir del taller la columna de tu compañero de equipo.

## What a button does, by the first word of the action

quatre_colonnes-do-exit = Sacarla
quatre_colonnes-do-move = Avanzarla
quatre_colonnes-do-bonus = Usar el bonus

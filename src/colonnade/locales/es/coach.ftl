# Lo que dicen el entrenador y la lupa. Probabilidades y partes de la victoria ($chance, $against) son números entre 0 y 1.

error-coach-no-decision = Ahora no hay nada que decidir.
error-coach-none = En este juego no hay pistas.
coach-only-action = Solo se puede hacer una cosa.

## Columbiz: the two actions that are compared

# $kind: of the action; $what: its dice or its cell
coach-columbiz-best = { $kind ->
    [keep] Aparta { $what }
    [nothing] No apartes nada
    [stop] Aparta los ocho dados
    [place] Coloca una ficha en { CELL($what) }
   *[done] Termina el turno
  }: así ganas en { CASES($chance, digits: 1) }.
coach-columbiz-against = { $kind ->
    [keep] Apartar { $what }
    [nothing] No apartar nada
    [stop] Apartar los ocho dados
    [place] Una ficha en { CELL($what) }
   *[done] Terminar el turno
  } gana en { CASES($chance, digits: 1) }.
coach-columbiz-equal = { $kind ->
    [keep] Apartar { $what }
    [nothing] No apartar nada
    [stop] Apartar los ocho dados
    [place] Una ficha en { CELL($what) }
   *[done] Terminar el turno
  } vale lo mismo.

## Columbiz: where to look

coach-columbiz-nudge-stop = ¿No están ya bastante bien los dados?
coach-columbiz-nudge-anew = Ninguno de estos dados lleva lejos.
coach-columbiz-nudge-capture = Mira lo que podrías capturar ahora.
coach-columbiz-nudge-line = Hay una línea a tu alcance.
coach-columbiz-nudge-height = Cuenta los dados: ¿qué casilla alta está cerca?
coach-columbiz-nudge-danger = Mira lo que podrían capturarte antes de tu próximo turno.
coach-columbiz-nudge-threat = Mira la casilla que a un rival le gustaría ocupar.
coach-columbiz-nudge-few = No hace falta colocar todo lo que pagan los dados.
coach-columbiz-nudge-quiet = Hay poco que ganar enseguida: piensa en tus próximas líneas.

## Columbiz: why

# $against (number): the same for the other choice
coach-columbiz-aim = Llega a { CELL($cell) } en { CASES($chance) }; la otra opción, en { CASES($against) }.
coach-columbiz-aim-now = Ya tiene los dados para { CELL($cell) }; la otra opción { $against ->
    [0] no puede conseguirlos
   *[other] los consigue en { CASES($against) }
  }.
coach-columbiz-aim-only = Llega a { CELL($cell) } en { CASES($chance) }; la otra opción, nunca.
coach-columbiz-close = No llega a ninguna casilla con más seguridad que la otra opción; si se sigue jugando, gana más a menudo.
coach-columbiz-stop = Con los dados tal como están puedes colocar { $count ->
    [one] una ficha
   *[other] { $count } fichas
  }.
coach-columbiz-stop-points = Con los dados tal como están puedes colocar { $count ->
    [one] una ficha
   *[other] { $count } fichas
  } y ganar { $points ->
    [one] un punto
   *[other] { $points } puntos
  }.
coach-columbiz-lines = De aquí al final del turno suma { $points ->
    [one] un punto de línea
   *[other] { $points } puntos de línea
  }; la otra opción, { $against ->
    [0] ninguno
   *[other] { $against }
  }.
coach-columbiz-captures = De aquí al final del turno captura { $count ->
    [one] una ficha
   *[other] { $count } fichas
  }; la otra opción, { $against ->
    [0] ninguna
   *[other] { $against }
  }.
# $column (number): from 1 to 6
coach-columbiz-exposes = La otra opción deja { $count ->
    [one] una ficha
   *[other] { $count } fichas
  } de la columna { $column } a merced de una captura en { CASES($chance) }, si los rivales lo buscan.
coach-columbiz-threat = La otra opción deja { CELL($cell) } a un rival, que ahí podría sumar { $points ->
    [one] un punto de línea
   *[other] { $points } puntos de línea
  }.
coach-columbiz-promise = Prepara { CELL($cell) } para tu próximo turno: { $points ->
    [one] un punto
   *[other] { $points } puntos
  } en { CASES($chance) }, si nada cambia.
coach-columbiz-fewer = { $count ->
    [0] No coloca ninguna más
    [one] Coloca una ficha
   *[other] Coloca { $count } fichas
  } y deja las demás en la reserva; la otra opción coloca { $against }.
coach-columbiz-more = Coloca { $count ->
    [one] una ficha
   *[other] { $count } fichas
  }; la otra opción, { $against ->
    [0] ninguna
   *[other] { $against }
  }.
coach-columbiz-shape = En este turno no da más que la otra opción; si se sigue jugando, gana más a menudo.

## Columbiz: the lens

lens-columbiz-fill = Si vas a por ella, ocupas { CELL($cell) } en { CASES($chance) }.
lens-columbiz-fill-now = Ya están los dados para ocupar { CELL($cell) }.
lens-columbiz-fill-never = No puedes ocupar { CELL($cell) } en este turno.
lens-columbiz-captures = Así capturas { $count ->
    [one] una ficha
   *[other] { $count } fichas
  }.
lens-columbiz-lines = Así haces { $points ->
    [one] un punto de línea
   *[other] { $points } puntos de línea
  }.
lens-columbiz-exposed = Una ficha ahí cae antes de tu próximo turno en { CASES($chance) }, si los rivales van a por ella.
lens-columbiz-exposed-safe = Una ficha ahí está a salvo hasta tu próximo turno.
lens-columbiz-own = Cae antes de tu próximo turno en { CASES($chance) }, si los rivales van a por ella.
lens-columbiz-own-safe = A salvo hasta tu próximo turno.
lens-columbiz-masters = Si juegan como maestros: { CASES($chance) }.
lens-columbiz-capture = Si vas a por ella, la capturas en { CASES($chance) }.
lens-columbiz-capture-now = Ya están los dados para capturarla.
lens-columbiz-capture-never = No se puede capturar en este turno.

## Les 4 colonnes: the two actions that are compared

# $kind: of the action; $what: its column; $cells (number): how far it goes; $victim: the column that it sends back
coach-quatre_colonnes-best = { $kind ->
    [exit] Saca { PIECE($what) }
    [oust] Saca { PIECE($what) } y devuelve { PIECE($victim) }
    [move] Avanza { $cells ->
        [one] una casilla
       *[other] { $cells } casillas
      } con { PIECE($what) }
    [bonus] Juega el bonus de { $cells } con { PIECE($what) }
   *[skip] Renuncia al bonus
  }: así ganas en { CASES($chance, digits: 1) }.
coach-quatre_colonnes-against = { $kind ->
    [exit] Sacar { PIECE($what) }
    [oust] Sacar { PIECE($what) } y devolver { PIECE($victim) }
    [move] Avanzar { $cells ->
        [one] una casilla
       *[other] { $cells } casillas
      } con { PIECE($what) }
    [bonus] Jugar el bonus de { $cells } con { PIECE($what) }
   *[skip] Renunciar al bonus
  } gana en { CASES($chance, digits: 1) }.
coach-quatre_colonnes-equal = { $kind ->
    [exit] Sacar { PIECE($what) }
    [oust] Sacar { PIECE($what) } y devolver { PIECE($victim) }
    [move] Avanzar { $cells ->
        [one] una casilla
       *[other] { $cells } casillas
      } con { PIECE($what) }
    [bonus] Jugar el bonus de { $cells } con { PIECE($what) }
   *[skip] Renunciar al bonus
  } vale lo mismo.

## Les 4 colonnes: where to look

coach-quatre_colonnes-nudge-send = Se puede devolver una columna a su taller.
coach-quatre_colonnes-nudge-summit = La cima está a tu alcance.
coach-quatre_colonnes-nudge-barrier = Vale la pena mantener una barrera.
coach-quatre_colonnes-nudge-danger = Mira a cuáles de tus columnas pueden llegar los rivales.
coach-quatre_colonnes-nudge-refuge = Hay un lugar seguro a tu alcance.
# $cells (number): 10 or 20
coach-quatre_colonnes-nudge-bonus = ¿Dónde rinden más { $cells } casillas, y dónde llevan al peligro?
coach-quatre_colonnes-nudge-way = ¿Qué columna gana más si avanza ahora?

## Les 4 colonnes: why

# $cells (number): how far the rival’s column had come; $bonus (number): cells that are earned
coach-quatre_colonnes-sends = { $count ->
    [one] { CAPITAL(PIECE($token)) } vuelve al taller: el rival pierde { $cells } casillas y tú ganas un bonus de { $bonus }.
   *[other] { $count } columnas vuelven al taller, entre ellas { PIECE($token) }: los rivales pierden { $cells } casillas y tú ganas { $bonus } de bonus.
  }
# $token: a column of the reader’s team that the other action sends back; $cells (number): how far it had come
coach-quatre_colonnes-spares = Si no, { PIECE($token) }, de tu propio equipo, vuelve al taller: { $cells ->
    [one] una casilla perdida
   *[other] { $cells } casillas perdidas
  }.
coach-quatre_colonnes-summit = { CAPITAL(PIECE($token)) } llega a la cima y gana un bonus de { $bonus }.
coach-quatre_colonnes-enters = { CAPITAL(PIECE($token)) } sale del taller.
coach-quatre_colonnes-declines = Si no, se regalan { $cells } casillas. Su valor aquí, como parte de la victoria: { PERCENT($share) }.
# $chance, $against (numbers): after the other move, and after the best; $count (number): rival columns one to six cells behind
coach-quatre_colonnes-exposes = Si no, { PIECE($token) } puede volver al taller antes de tu próximo turno en { CASES($chance) } si los rivales lo buscan; con esta jugada, { $against ->
    [0] nunca
   *[other] en { CASES($against) }
  }; { $count ->
    [0] ninguna columna rival está
    [one] una columna rival está
   *[other] { $count } columnas rivales están
  } de una a seis casillas por detrás.
coach-quatre_colonnes-exposes-draw = Si no, { PIECE($token) } puede volver al taller con una tirada de cada rival en { CASES($chance) } si lo buscan; con esta jugada, { $against ->
    [0] nunca
   *[other] en { CASES($against) }
  }; { $count ->
    [0] ninguna columna rival está
    [one] una columna rival está
   *[other] { $count } columnas rivales están
  } de una a seis casillas por detrás.
# $cells, $against (numbers): how far it has gone after the other move, and after the best
coach-quatre_colonnes-more-to-lose = Si no, { PIECE($token) } llega más lejos y puede volver al taller igualmente: { $cells } casillas que perder; con esta jugada, { $against }.
coach-quatre_colonnes-opens = Si no, se abre { $side ->
    [team] la barrera de tu equipo
   *[own] tu barrera
  } de la casilla { $cell }.
coach-quatre_colonnes-leaves = Si no, { PIECE($token) } deja su lugar seguro.
coach-quatre_colonnes-shelters = { CAPITAL(PIECE($token)) } llega a un lugar seguro.
coach-quatre_colonnes-closes = Se forma una barrera en la casilla { $cell }.
coach-quatre_colonnes-hunts = Desde ahí puedes devolver { PIECE($token) } en tu próxima tirada en { CASES($chance) }, si nada cambia: lleva { $cells } casillas.
coach-quatre_colonnes-farther = { $side ->
    [team] Las columnas de tu equipo avanzan
   *[own] Tus columnas avanzan
  } { $cells } casillas; si no, { $against }.
# $count, $against (numbers): after the best move, and after the other
coach-quatre_colonnes-ring = { $side ->
    [team] Las columnas de tu equipo avanzan
   *[own] Tus columnas avanzan
  } { $cells ->
    [one] una casilla
   *[other] { $cells } casillas
  } en el anillo; si no, { $against ->
    [0] ninguna
   *[other] { $against }
  }: en la flecha una columna está segura y puede esperar.
coach-quatre_colonnes-blocks = { $side ->
    [team] Las barreras de tu equipo frenan
   *[own] Tus barreras frenan
  } a { $count ->
    [one] una columna rival
   *[other] { $count } columnas rivales
  } justo detrás; si no, a { $against ->
    [0] ninguna
   *[other] { $against }
  }.
coach-quatre_colonnes-pursued = Si no, { $against ->
    [one] una columna rival queda
   *[other] { $against } columnas rivales quedan
  } a { $cells } casillas o menos detrás de { $side ->
    [team] columnas de tu equipo
   *[own] columnas tuyas
  } que no están seguras; con esta jugada, { $count ->
    [0] ninguna
   *[other] solo { $count }
  }.
coach-quatre_colonnes-third-six = El riesgo de un tercer seis cuesta de media { $cells } casillas; si no, { $against }.
coach-quatre_colonnes-safe = Después { $count ->
    [one] una
   *[other] { $count }
  } de { $side ->
    [team] las columnas de tu equipo
   *[own] tus columnas
  } ya no { $count ->
    [one] puede ser devuelta
   *[other] pueden ser devueltas
  } desde donde { $count ->
    [one] está
   *[other] están
  }; si no, { $against ->
    [0] ninguna
   *[other] { $against }
  }.
coach-quatre_colonnes-doorstep = Si no, { PIECE($token) } queda donde un rival sale del taller.
coach-quatre_colonnes-barred = Si no, { $against ->
    [one] una
   *[other] { $against }
  } de { $side ->
    [team] las columnas de tu equipo
   *[own] tus columnas
  } { $against ->
    [one] queda
   *[other] quedan
  } justo detrás de una barrera rival; con esta jugada, { $count ->
    [0] ninguna
   *[other] solo { $count }
  }.
coach-quatre_colonnes-chases = Después { $count ->
    [one] una columna rival que no está segura queda
   *[other] { $count } columnas rivales que no están seguras quedan
  } a { $cells } casillas o menos delante de { $side ->
    [team] las de tu equipo
   *[own] las tuyas
  }; si no, { $against ->
    [0] ninguna
   *[other] { $against }
  }.
coach-quatre_colonnes-lands = Después, con { $count } de las seis caras de un dado { $side ->
    [team] una columna de tu equipo
   *[own] una columna tuya
  } que no está segura llega a un lugar seguro; si no, con { $against ->
    [0] ninguna
   *[other] { $against }
  }, si nada cambia.
coach-quatre_colonnes-summit-next = En tu próxima tirada una de tus columnas llega a la cima en { CASES($chance) }; si no, en { CASES($against) }, si nada cambia.
coach-quatre_colonnes-nearer = { CAPITAL(PIECE($token)) }, por delante de { PIECE($instead) }, sigue: hasta la cima { $cells ->
    [one] queda una casilla
   *[other] quedan { $cells } casillas
  }.
coach-quatre_colonnes-last = { CAPITAL(PIECE($token)) }, por detrás de { PIECE($instead) }, se acerca: hasta la cima { $cells ->
    [one] queda una casilla
   *[other] quedan { $cells } casillas
  }.
coach-quatre_colonnes-way = Hasta la próxima tirada no da más que la otra opción; si se sigue jugando, gana más a menudo.

## Les 4 colonnes: the lens

lens-quatre_colonnes-exit = Sale con esta tirada en { CASES($chance) }.
lens-quatre_colonnes-exit-now = Puede salir ahora.
lens-quatre_colonnes-exit-never = No puede salir con esta tirada.
lens-quatre_colonnes-exit-next = Sale en la próxima tirada en { CASES($chance) }, si nada cambia.
lens-quatre_colonnes-exit-next-now = Sale seguro en la próxima tirada, si nada cambia.
lens-quatre_colonnes-exit-next-never = No puede salir en la próxima tirada, si nada cambia.
lens-quatre_colonnes-refuge = Si vas a por ello, queda en una casilla segura o en su flecha tras esta tirada en { CASES($chance) }.
lens-quatre_colonnes-refuge-now = Puede ir a una casilla segura o a su flecha ahora.
lens-quatre_colonnes-refuge-never = No puede llegar a una casilla segura ni a su flecha con esta tirada.
lens-quatre_colonnes-refuge-next = Si vas a por ello, queda en una casilla segura o en su flecha tras la próxima tirada en { CASES($chance) }, si nada cambia.
lens-quatre_colonnes-refuge-next-now = Llega seguro a una casilla segura o a su flecha en la próxima tirada, si nada cambia.
lens-quatre_colonnes-refuge-next-never = No puede llegar a una casilla segura ni a su flecha en la próxima tirada, si nada cambia.
lens-quatre_colonnes-summit = Puede llegar a la cima con esta tirada en { CASES($chance) }.
lens-quatre_colonnes-summit-now = Puede llegar a la cima ahora.
lens-quatre_colonnes-summit-next = Puede llegar a la cima en la próxima tirada en { CASES($chance) }, si nada cambia.
lens-quatre_colonnes-summit-next-now = Llega seguro a la cima en la próxima tirada, si nada cambia.
lens-quatre_colonnes-danger = Vuelve al taller antes de tu próximo turno en { CASES($chance) } si se queda y los rivales van a por ella.
lens-quatre_colonnes-danger-draw = Vuelve al taller con una tirada de cada rival en { CASES($chance) } si se queda y van a por ella; los seises pueden darles más tiradas.
lens-quatre_colonnes-danger-later = No con una tirada de cada rival; tras un seis, otra tirada puede devolverla antes de tu próximo turno.
lens-quatre_colonnes-danger-none = Tal como está, nadie puede devolverla antes de tu próximo turno.
lens-quatre_colonnes-danger-spared = Tal como está, ningún rival puede devolverla antes de tu próximo turno, y tu compañero no está obligado a hacerlo.
lens-quatre_colonnes-there = Ahí, vuelve al taller antes de tu próximo turno en { CASES($chance) } si los rivales van a por ella.
lens-quatre_colonnes-there-draw = Ahí, vuelve al taller con una tirada de cada rival en { CASES($chance) } si van a por ella; los seises pueden darles más tiradas.
lens-quatre_colonnes-there-later = Ahí, no con una tirada de cada rival; tras un seis, otra tirada puede devolverte antes de tu próximo turno.
lens-quatre_colonnes-there-none = Tal como está, nadie puede devolverte desde ahí antes de tu próximo turno.
lens-quatre_colonnes-there-spared = Tal como está, ningún rival puede devolverte desde ahí antes de tu próximo turno, y tu compañero no está obligado a hacerlo.
lens-quatre_colonnes-masters = Si juegan como maestros: { CASES($chance) }.
lens-quatre_colonnes-masters-draw = Si juegan como maestros, con una tirada cada uno: { CASES($chance) }.
lens-quatre_colonnes-send = Puedes devolverla con esta tirada en { CASES($chance) }.
lens-quatre_colonnes-send-now = Puedes devolverla ahora.
lens-quatre_colonnes-send-never = No puedes devolverla con esta tirada.
lens-quatre_colonnes-build = El monumento se construye con un doble tres: { PERCENT($chance) } de probabilidad en cada intento.

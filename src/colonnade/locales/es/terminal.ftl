# Playing in the terminal. What stands between backticks or after “colonnade” is typed as it is; do not translate it.

## The words of the table: one word each, typed by the player. The English word works in every language too.

terminal-word-help = ayuda
terminal-word-hint = pista
terminal-word-undo = deshacer
terminal-word-board = tablero
terminal-word-log = historial
terminal-word-save = guardar
terminal-word-load = cargar
terminal-word-quit = salir
terminal-word-say = decir
terminal-word-bot = robot
# The answer that means yes: one letter
terminal-yes = s

## Help

terminal-help-offer = Escribe { $help } para ver todo lo que puedes escribir.
terminal-help-moves = Intro tira los dados. Elige por número, o escribe la jugada tal como aparece. Para apartar dados, escribe sus caras: 5 5 5.
terminal-help-help = muestra esta lista
terminal-help-hint = dice dónde mirar; otra vez, las mejores jugadas; y otra, por qué
terminal-help-undo = deshace tu última decisión, hasta la última tirada
terminal-help-board = vuelve a dibujar el tablero
terminal-help-log = cuenta lo que ha pasado; con un número, tantos sucesos
terminal-help-save = y un nombre de archivo: guarda la partida
terminal-help-load = y un nombre de archivo: sigue con una partida guardada
terminal-help-quit = deja la mesa; la partida se conserva
terminal-help-say = y un número: dice una frase breve; a solas, muestra la lista
terminal-help-bot = deja jugar a un robot por quien no está
terminal-help-why = dice por qué no vale tu última jugada; con una jugada, por qué no vale esa; con un número, qué hace esa opción
terminal-help-learn = ¿No conoces el juego? Una primera partida guiada, en tres minutos:

## Setting the table

terminal-ask-game = ¿Qué juego?
terminal-ask-players = ¿Cuántos jugadores?
terminal-ask-seat = ¿Quién juega?
terminal-ask-first = ¿Quién empieza?
terminal-ask-number = Número (Intro: { $default }) ›
terminal-ask-options = Opciones como nombre=valor (Intro: las reglas de siempre, ?: la lista) ›
# $game (text): the game’s name; $events (number)
terminal-go-on = Seguir con la última partida: { $game }, { $events ->
    [one] un suceso
   *[other] { $events } sucesos
  } hasta ahora.
# An option of the rules and what it is set to
terminal-option = { $name }: { $value }
terminal-player-human = una persona

## The dice

terminal-commitment = Los dados son limpios. La huella de su secreto es { $commitment }.
terminal-ask-entropy = { $colour }, una palabra de azar para los dados (Intro: ninguna) ›
# $count (number): how many gave a word; $words (text): “Purple “abc”, Blue “xyz””
terminal-entropy-shown = { $count ->
    [0] Nadie ha dado una palabra de azar. Desde ahora todas las tiradas están fijadas.
   *[other] Palabras de azar: { $words }. Desde ahora todas las tiradas están fijadas.
  }
# $dice (number)
terminal-type-faces = { $dice ->
    [one] Tira el dado y escribe lo que muestra: 4.
   *[other] Tira { $dice } dados y escribe lo que muestran, separados por espacios.
  }
# $seats (text): the players’ names, separated by commas
terminal-die-per-seat = Un dado por cada jugador que tira, en el orden { $seats }.
terminal-dice-not-typed = Intro tira los dados; en esta partida no se escriben.
terminal-secret = El secreto de los dados era { $secret }.

## A turn

terminal-prompt-throw = { $colour }: Intro tira { $dice ->
    [one] el dado
   *[other] { $dice } dados
  } ›
terminal-prompt-physical = { $colour }: { $dice ->
    [one] el dado muestra
   *[other] los { $dice } dados muestran
  } ›
terminal-prompt-keep = { $colour }, ¿qué dados apartas? ›
terminal-prompt-decide = { $colour }, elige ›
# $must (text): faces, or “none” where none must be kept
terminal-keep = { $must ->
    [none] Escribe las caras que apartas; los demás dados se vuelven a tirar. keep a secas los tira todos.
   *[other] Escribe las caras que apartas, con { $must } entre ellas; los demás dados se vuelven a tirar.
  }
terminal-decide-first = Ahora no se tira: elige primero. { $help } explica cómo.
terminal-no-such-choice = No hay ninguna opción «{ $text }».
terminal-fact = { $place }: { $fact }
terminal-refused = { $reason } Escribe ? para ver la regla.
terminal-nothing-refused = No se ha rechazado ninguna jugada. Escribe ? y una jugada para preguntar por ella.
terminal-why = «{ $action }» no vale. { $reason }
terminal-allowed = «{ $action }» vale.
terminal-choice-does = Esto hace «{ $action }»:
# $chance (number): the share of the win; $less (number): by how much less than the best
terminal-hint-candidate = { $number }. { $action }: { PERCENT($chance, digits: 1) }, { PERCENT($less, digits: 1) } menos que lo mejor
terminal-hint-more = Escribe otra vez «{ $hint }» para saber más.
terminal-hint-throw = Ahora deciden los dados: tíralos.
terminal-undone = Deshecho: «{ $action }».
terminal-log-empty = Todavía no ha pasado nada.
# $points (number)
terminal-points = { $points ->
    [one] un punto
   *[other] { $points } puntos
  }

## Saving and leaving

terminal-save-name = Escribe detrás un nombre de archivo.
terminal-load-name = Escribe detrás el nombre de una partida guardada.
terminal-saved = Guardado en { $file }.
# $events (number)
terminal-loaded = { $file }: { $events ->
    [one] un suceso jugado
   *[other] { $events } sucesos jugados
  }. La partida sigue.
terminal-ask-overwrite = { $file } ya existe. ¿Reemplazarlo? (s, Intro: no) ›
terminal-ask-quit = Un archivo para guardar la partida (Intro: ninguno, te espera) ›
terminal-ask-record = Un archivo para guardar la partida (Intro: ninguno) ›
terminal-goodbye = Hasta la vista.
terminal-resume = La partida se conserva. Para seguir con ella:
terminal-learn-left = Tu sitio queda guardado. Para seguir con la lección:
terminal-learn-play = Para jugar una partida entera:
terminal-not-kept = La partida no se ha podido conservar: no hay carpeta donde escribir.
terminal-record-kept = La partida se conserva.
terminal-verify = Para comprobar cada tirada:
terminal-replay = Para volver a ver la partida:
terminal-error-secret-elsewhere = El secreto de los dados de esta partida ({ $commitment }…) no está en esta máquina, así que sus tiradas no pueden continuar. Cárgala con --dice physical para seguir con dados de verdad.
terminal-error-dice-ended = Los dados del tipo «{ $source }» no pueden continuar. Carga la partida con --dice physical para seguir con dados de verdad.

## A table of a server

terminal-ask-name = Tu nombre ›
terminal-online-dice = Los dispositivos de los jugadores acuerdan los dados.
# $throws (number)
terminal-dice-checked = Comprobado por este dispositivo: tu propia contribución está en los dados, y { $throws ->
    [one] la única tirada se deduce
   *[other] las { $throws } tiradas se deducen
  } de ellos.
terminal-dice-recomputed = { $throws ->
    [one] La única tirada se deduce
   *[other] Las { $throws } tiradas se deducen
  } de los dados del registro. Este dispositivo no aportó nada que pudiera comparar.
terminal-dice-false = Los dados de esta partida no son válidos:
terminal-ask-leave = ¿Sigue un robot por ti? (s, Intro: no, tu sitio se guarda) ›
terminal-ask-rematch = ¿Otra partida con los mismos jugadores? (s, Intro: no) ›
terminal-online-open = libre
terminal-online-seat = Juegas con { $colour }.
terminal-online-watching = Estás mirando.
terminal-online-waiting = La mesa espera jugadores.
terminal-online-turn = Le toca a { $name }.
terminal-online-not-yours = No es tu turno.
# $name (text): “Blue (Ana)”
terminal-online-joined = Ya está a la mesa: { $name }.
terminal-online-left = { $colour } se ha ido; el sitio vuelve a estar libre.
terminal-online-back = { $colour } retira su última decisión.
# $bot (text): the word that is typed
terminal-online-away = { $name } no está. Al cabo de un rato, { $bot } deja jugar a un robot.
terminal-online-here = { $name } ha vuelto.
terminal-online-nobody-away = Te toca a ti; nadie te hace esperar.
terminal-online-said = { $name }: «{ $phrase }»
# $time (text): “4:05”
terminal-online-clock = Tiempo restante: { $time }.
terminal-online-lost = Se ha cortado la conexión. Intentándolo de nuevo; tu partida se conserva.
terminal-online-back-again = La conexión ha vuelto.
terminal-online-return = Para volver a tu sitio:
terminal-error-link = «{ $text }» no es un enlace a una mesa.
# $reason (text): what the system says, in English
terminal-error-unreachable = No se puede llegar al servidor { $server }: { $reason }
terminal-error-no-server = Lo que responde en { $server } no es un servidor de mesas de esta versión.
terminal-error-version = El servidor { $server } juega a un juego o con una regla que esta versión no conoce.

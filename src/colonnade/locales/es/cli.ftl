# What the commands print. The names of commands and options are not translated.

## check: where a fault is. Joined by commas in this order, then a colon and the reason.

cli-where-game = partida { $game }
cli-where-line = línea { $line }
cli-where-ply = jugada { $ply }
cli-where-event = «{ $event }»

# $games (number)
cli-check-fine = { $file }: { $games ->
    [one] una partida, todas las jugadas permitidas y el resultado cierto
   *[other] { $games } partidas, todas las jugadas permitidas y todos los resultados ciertos
  }.

## verify

# $throws, $games (numbers)
cli-verify-fair = { $throws ->
    [one] Una tirada
   *[other] { $throws } tiradas
  } de { $games ->
    [one] una partida
   *[other] { $games } partidas
  } { $throws ->
    [one] coincide
   *[other] coinciden
  } con { $games ->
    [one] el compromiso
   *[other] los compromisos
  }.
cli-verify-seeded = { $throws ->
    [one] Una tirada
   *[other] { $throws } tiradas
  } de { $games ->
    [one] una partida
   *[other] { $games } partidas
  } { $throws ->
    [one] se sigue
   *[other] se siguen
  } de la semilla.

## simulate

cli-progress = Jugando
# $games (number)
cli-summary-title = { $games ->
    [one] Una partida
   *[other] { $games } partidas
  }
cli-summary-seat = puesto
cli-summary-bot = robot
cli-summary-wins = primero
cli-summary-share = parte
cli-summary-interval = intervalo del 95 %
cli-summary-score = puntuación media
cli-summary-length = { $events } jugadas por partida de media.
cli-written = Escrito en { $file }.

## replay

# $game, $games, $ply, $last (text)
cli-replay-place = partida { $game }, jugada { $ply } de { $last }
cli-replay-start = La partida va a empezar.
cli-replay-decide = Ahora decide { $colour }: { $count ->
    [one] una jugada permitida
   *[other] { $count } jugadas permitidas
  }.
cli-replay-throw = Ahora { $colour } tira { $dice ->
    [one] un dado
   *[other] { $dice } dados
  }.
cli-replay-prompt = Intro: seguir · b: atrás · un número: a esa jugada · n: partida siguiente · q: salir
cli-replay-no-ply = No hay jugada «{ $text }»: la partida va de la jugada 0 a la { $last }.
cli-replay-end = Esa era la última posición del archivo.

## serve

cli-serve-local = Abre { $address } en tu navegador.
cli-serve-network = En la misma red, los teléfonos abren { $address } o escanean este código:
cli-serve-network-plain = En la misma red, los demás abren { $address }
cli-serve-stop = Ctrl-C lo termina; todas las mesas se conservan.
cli-serve-no-client = La mesa en el navegador no está construida aquí, así que juegas en el terminal.
cli-serve-port-taken = El puerto { $port } lo ocupa otro programa. Elige otro con --port.
cli-serve-port-forbidden = El puerto { $port } está reservado al sistema. Elige uno a partir de 1024 con --port.
cli-serve-host = «{ $host }» no es una dirección de esta máquina. 127.0.0.1 sirve a esta máquina, 0.0.0.0 también a la red local.
# $reason (text): what the system says, in English
cli-serve-other = No se puede servir en { $host }, puerto { $port }: { $reason }

## export and import

# $games (number)
cli-exported = { $games ->
    [one] Una partida exportada
   *[other] { $games } partidas exportadas
  }.
cli-export-itself = «{ $path }» es la propia base de datos. Elige otro archivo con --out.
# $games (number)
cli-imported = { $games ->
    [one] Una partida importada
   *[other] { $games } partidas importadas
  }.

## the rest

cli-interrupted = Interrumpido.
cli-drawn = Dibujado en { $file }.

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
# $rounds (number)
cli-verify-void = { $rounds ->
    [one] Se anuló una ronda de sus dados
   *[other] Se anularon { $rounds } rondas de sus dados
  }: un valor no se reveló, y los dados se acordaron de nuevo.

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

## arena

# $games, $pairings (numbers): games of each pairing
cli-arena-title = { $pairings ->
    [one] { $games ->
        [one] Una partida
       *[other] { $games } partidas
      }
   *[other] { $pairings } encuentros de { $games } partidas
  }
cli-arena-against = contra
cli-arena-fair = parte justa
# how many games, won or lost, would tell as much
cli-arena-worth = valen (partidas)
# how often it was the first that could build the monument
cli-arena-first = construye antes
cli-arena-rating = nivel
cli-arena-note = Los puestos rotan, los dados se comparten, una victoria compartida cuenta por partes. Los intervalos son los de Wilson, para tantas partidas como valen los repartos.
cli-arena-note-exact = La tirada del monumento se calcula: cada intento toma su probabilidad de lo que queda.
cli-arena-note-ratings = Quien tiene 100 más se lleva el 64 % de las victorias, con 200 más el 76 %. Los intervalos de los niveles salen de un bootstrap sobre los repartos.
# $played, $games (text): numbers
cli-arena-kept = { $played } de { $games } partidas están guardadas en { $file }. La misma orden sigue con ellas.
cli-arena-chart-title = { $name }, { $games ->
    [one] una partida
   *[other] { $games } partidas
  } por encuentro
cli-arena-chart-pair = { $level } contra { $other }
cli-arena-chart-share = parte de las victorias en %, con intervalos del 95 %
cli-arena-chart-rating = nivel, con intervalos del 95 %
error-arena-who = Di quiénes se encuentran: una de --seats, --ladder y --round-robin; --players va con las dos últimas.
error-arena-levels = Una escala tiene dos niveles o más, cada uno nombrado una vez, y esto es «{ $given }».
error-arena-exact = Ninguna tirada acaba por sí sola una partida de { $game }, así que no hay nada que calcular. --exact-building es para { $games }.
error-arena-no-file = «{ $path }» contiene algo que no son resultados de una arena. Se queda como está.
# $field: what differs, as the file spells it; $stored, $asked: both, as JSON
error-arena-other = «{ $path }» contiene otro encuentro: su { $field } es { $stored }, y se pide { $asked }.
# $place: how many bytes of the file are fine
error-arena-damaged = «{ $path }» está dañado después del byte { $place }.

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
cli-worker-store = Hace falta la base de datos PostgreSQL de los servidores para los que se piensa: --store postgresql://USER@HOST/NAME
cli-serve-port-taken = El puerto { $port } lo ocupa otro programa. Elige otro con { $option }.
cli-serve-port-forbidden = El puerto { $port } está reservado al sistema. Elige uno a partir de 1024 con { $option }.
cli-serve-host = «{ $host }» no es una dirección de esta máquina. 127.0.0.1 sirve a esta máquina, 0.0.0.0 también a la red local.
cli-serve-proxy = «{ $text }» no es una dirección ni una red de un proxy; 10.0.0.2 o 10.0.0.0/8 lo son.
cli-serve-names = «{ $path }» no es texto en UTF-8: una lista de nombres prohibidos tiene una palabra por línea.
cli-serve-process = «{ $text }» no puede ser el nombre de un proceso: como mucho { $limit } letras, cifras y signos, sin espacios al principio ni al final.
cli-serve-address = «{ $text }» no es la dirección de un proceso; https://play.example.org/processes/a o http://192.168.1.7:8000 lo son.
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

## database

cli-database-sound = «{ $path }» está íntegra. Mesas: { $tables }; sus entradas: { $entries }; partidas terminadas: { $records }.
cli-database-migrated = «{ $path }» está al día: tiene la versión { $version }.
cli-database-copied = «{ $path }» se ha copiado en «{ $target }».
cli-database-vacuumed = «{ $path }» se ha compactado.

## moderate

cli-moderate-blocked = { $network } está bloqueada. Todos los servidores lo notan en unos segundos.
cli-moderate-unblocked = { $network } ya no está bloqueada.
cli-moderate-not-blocked = { $network } no estaba bloqueada.
cli-moderate-no-blocks = No hay ninguna dirección bloqueada.
cli-moderate-for-good = hasta que se desbloquee
# $time (text)
cli-moderate-until = hasta el { $time }
cli-moderate-network = «{ $text }» no es una dirección ni una red; 203.0.113.7 o 203.0.113.0/24 lo son.
cli-moderate-loopback = { $network } contiene la dirección de esta misma máquina: bloquearla te dejaría fuera a ti y a todos los que pasan por un proxy de esta máquina.
cli-moderate-proxy = { $network } contiene el proxy de confianza { $proxy }: bloquearlo dejaría fuera a todos los que pasan por él. Bloquea la dirección del propio jugador.
# $number, $time, $reason (text); $count (number)
cli-moderate-report = Denuncia { $number }, { $time }: { $reason }{ $count ->
    [one] {""}
   *[other] , { $count } veces
  }
cli-moderate-reason-name = un nombre
cli-moderate-reason-cheating = trampas
cli-moderate-reason-other = otra cosa
cli-moderate-no-reports = No hay denuncias.
cli-moderate-no-report = No hay ninguna denuncia { $number }.
cli-moderate-report-done = La denuncia { $number } se ha eliminado.
cli-moderate-renamed = «{ $before }» se llama ahora «{ $after }».
cli-moderate-erase-sure = La mesa { $table } se borrará, con su partida y su análisis. No se puede deshacer.
cli-moderate-erase-name-sure = El nombre «{ $name }» se borrará de todas las mesas y partidas. No se puede deshacer.
cli-moderate-yes = sí
cli-moderate-type = Escribe «{ $word }» para seguir:
cli-moderate-say-yes = Aquí nadie puede responder. Añade --yes para borrar sin preguntar.
cli-moderate-nothing-erased = No se ha borrado nada.
cli-moderate-erased = La mesa { $table } se ha borrado.
cli-moderate-no-name = ¿Qué nombre? Uno vacío no se puede borrar.
cli-moderate-name-erased = El nombre «{ $name }» se ha borrado. Mesas en que estaba: { $tables }; partidas terminadas: { $records }.

## train

cli-train-progress = Entrenamiento
# $seconds, $games, $speed, $loss, $events (text): numbers
cli-train-line = { $seconds } s: { $games } partidas, { $speed } por segundo, pérdida { $loss }, { $events } sucesos repetidos por el árbitro.
# $share (number)
cli-train-share = Se lleva { PERCENT($share, digits: 1) } de las victorias contra { $level }.
# $difference (number): of chances; $bins (number)
cli-train-calibration = Las partes previstas y las reales difieren en { PERCENT($difference, digits: 1) } como mucho, en { $bins ->
    [one] un grupo
   *[other] { $bins } grupos
  }.
cli-train-stopping = Se detiene y escribe lo que hay. Ctrl-C otra vez lo acaba al momento.
cli-train-written = Escrito en { $file }, con { $beside } al lado.
# $options (text): “dice, teams”, or a dash
error-train-none = Este programa no tiene entrenamiento para { $game }.
error-train-option = Una red aprende todos los valores de «{ $option }», así que aquí no se elige. Se puede elegir: { $options }.
error-train-device = No hay ninguna GPU que PyTorch pueda usar. --device cpu entrena en el procesador.
error-train-name = «{ $path }» no es nombre de pesos: debe acabar en .npz.
error-train-hidden = «{ $text }» no son tamaños de capas. Escribe números de 1 a 9999 con comas entre ellos, como 256,64.
# $reason (text): in English
error-train-checkpoint = El entrenamiento no puede seguir desde ahí: { $reason }
error-train-difference = El árbitro encontró una diferencia entre el lote y las reglas: { $reason }

## analyse and rollout

cli-analyse-progress = Revisando
cli-analyse-checks = Comprobando pérdidas
cli-rollout-progress = Jugando
# $games (text): how many
error-no-game = No hay partida { $game }: el archivo tiene { $games }, contadas desde 0.
error-rollout-over = La partida ha terminado en esta posición: no queda nada que jugar.
error-rollout-throw = En esta posición toca tirar los dados: no hay acción que elegir.

## the rest

cli-interrupted = Interrumpido.
cli-drawn = Dibujado en { $file }.

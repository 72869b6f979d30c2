# What the browser client says. Words are few and warm; no exclamation marks in labels.

## Everywhere

web-no-answer = La mesa no ha respondido. Inténtalo de nuevo.
web-part-missing = No se ha podido cargar una parte de esta página. Quizá haya una versión nueva.
web-home = Inicio
web-close = Cerrar
web-loading = Un momento, preparamos la mesa.
web-offline = Sin conexión con el servidor. Tus mesas siguen guardadas allí.
web-failed = El servidor no ha podido responder ({ $status }).
web-again = Probar otra vez
web-retrying = Se vuelve a intentar solo.
web-language = Idioma
web-theme = Colores
web-theme-system = Automático
web-theme-light = Claro
web-theme-dark = Oscuro
web-theme-contrast = Contraste alto
web-rules = Reglas
web-album = Álbum
web-day = La tirada del día
web-settings = Ajustes
web-menu = Menú
web-name = Tu nombre

## Home

web-welcome = Dos juegos de columnas en una mesa
web-play-bot = Jugar ya
web-together = Jugar con alguien aquí
web-together-game = Qué juego
web-together-how = Escanéalo con el otro móvil: se sienta y empezáis.
web-level = Fuerza del robot
web-level-title = Elegir un robot
web-level-random = Kiki
web-level-greedy = Max
web-level-points = Otto
web-level-beginner = Tim
web-level-learner = Mia
web-level-casual = Lena
web-level-bold = Leo
web-level-spiteful = Oskar
web-level-careful = Emil
web-level-amateur = Nils
web-level-club = Ruben
web-level-expert = Hugo
web-level-master = Ada
web-level-champion = Iris
web-level-random-about = Juega cualquier cosa que esté permitida.
web-level-beginner-about = Da sus primeros pasos: inofensivo y fácil de ganar.
web-level-learner-about = Conoce las reglas, pero aún no los peligros.
web-level-casual-about = Juega por diversión y no ve las capturas.
web-level-greedy-about = Toma enseguida lo mejor que ve, sin pensar en lo que sigue.
web-level-points-about = Cuenta con exactitud los puntos de este turno y de ningún otro.
web-level-amateur-about = Tiene idea de lo que gana, y le gustan los puntos a mano.
web-level-bold-about = Ataca, arriesga mucho y no teme a nadie.
web-level-spiteful-about = Va a por tus piezas: captura todo lo que puede.
web-level-careful-about = Se toma su tiempo y pocos riesgos.
web-level-club-about = Un habitual: juega bien, con alguna debilidad.
web-level-expert-about = Sabe lo que gana, y es algo impaciente.
web-level-master-about = Solo piensa en ganar.
web-level-champion-about = Juega como Ada y piensa también en tu respuesta.
# $strength (number): from 1 to 5
web-level-strength = Fuerza { $strength } de 5
web-level-suggested = Un buen primer rival
# $level (text): the bot’s level
web-level-take = Elegir { $level }
# $beaten, $name (texts): first names of bots
web-rival-hello = Has ganado dos veces a { $beaten }. Yo soy { $name }: ¿jugamos?
web-rival-play = Jugar contra { $name }
web-play-here = En el mismo dispositivo
web-play-friends = Con amigos
web-play-more = 3 o 4 jugadores
web-play-board = En un tablero de verdad
web-played = Partidas jugadas
web-public-tables = Mirar una mesa
web-forget = Quitar de la lista
web-home-yours = Tus mesas
web-home-others = Les toca a los demás
# $count (number)
web-home-all = Ver todas ({ $count })
web-offer-lesson = Aprender en tres minutos
web-print = Imprimir y jugar
web-code-label = ¿Un código de mesa?
web-code-help = Cinco letras, de quien creó la mesa
web-code-open = Buscar la mesa
web-home-rare = Partidas guardadas, estadísticas, álbum e impresión
web-records-help = Abre una partida guardada, recórrela y comprueba sus dados.
web-load-record = Abrir una partida guardada

## A new table

web-new-table = Mesa nueva
web-no-game = Ese juego no está aquí. En la página de inicio están todos.
web-players = Jugadores
web-seats = Quién juega
# $colour (text): the seat’s colour
web-seat-kind = { $colour }: quién juega
web-kind-here = En este dispositivo
web-kind-link = Con un enlace
web-kind-bot = Un robot
web-kind-link-help = Recibirás un enlace para enviar y un código para escanear.
web-youngest = La persona más joven, que empieza
web-options-title = Reglas de esta mesa
web-option-usual = como siempre
# $players (number)
web-option-impossible = No con { $players } jugadores.
# $option and $value (text): “Teams”, “two teams”
web-option-needs = Solo con { $option }: { $value }.
web-table-title = Tiempo, ayuda y dados
# $number (number), $colour (text): the partner’s colour
web-team-with = Equipo { $number }, con { $colour }
web-clock = Reloj
web-clock-none = sin reloj
# $minutes (number)
web-clock-minutes = { $minutes } minutos por persona
web-clock-help = Cuando se acaba el tiempo, un robot juega ese turno.
web-help = Pistas y probabilidades
web-help-help = En tu turno puedes pedir una pista y ver las probabilidades de las casillas.
web-think-again = Pensarlo otra vez
web-think-again-help = Antes de un error grave se pregunta una vez más.
web-real-dice = Dados de verdad
web-real-dice-help = Los tiras en tu mesa y dices lo que muestran.
web-real-board = En un tablero de verdad
web-real-board-help = Se juega con dados y piezas de verdad. El teléfono acompaña: lleva la cuenta, dice a quién le toca y conoce las reglas.
web-short-game = Una partida corta
web-short-game-help = Para una hora de clase, aunque la hoja no lo diga: las más rápidas de las reglas de abajo.
web-listed = Cualquiera puede mirar
web-listed-help = La mesa sale en la página de inicio. Si no, solo la encuentra quien tiene el enlace.
web-fold = Reglas, tiempo y dados
web-start = A la mesa

## Joining

web-join = Sentarse
web-join-title = Hay un sitio para ti
web-join-help = No hace falta cuenta. Este dispositivo recuerda el sitio.
# $name, $game (texts)
web-join-invited = { $name } te invita a { $game }
web-join-colour = Tu color
web-join-table = En la mesa
web-join-you = Tú
web-join-usual = Las reglas habituales
# $minutes, $seconds (numbers)
web-join-clock = { $minutes } minutos por persona, y { $seconds } segundos más después de cada turno
web-join-taken = Este sitio está ocupado
# $name (text)
web-join-taken-help = Aquí está { $name }. Puedes mirar la partida.
web-join-seated = Ya estás en esta mesa
web-join-seated-help = Este dispositivo tiene un sitio aquí. Para ocupar este, un amigo abre el enlace en su propio dispositivo.
web-join-over-help = Puedes verla jugada a jugada.
web-join-bad = Este enlace no lleva a ningún sitio de una mesa
web-join-bad-help = Quizá se cortó al copiarlo. Pídelo otra vez, o escribe el código de la mesa en la página de inicio.
web-join-bad-code = Este código no lleva a ninguna mesa
web-watch = Mirar la partida
web-waiting = Esperando a los amigos
# $name (text): the seat’s colour
web-invite = Envía este enlace, o deja que un móvil escanee el código: da el sitio { $name }.
web-invite-link = Enlace al sitio
# $command (text): what is typed to start the server
web-local-only = Solo este ordenador puede abrir esta mesa: para invitar a móviles de tu wifi, arranca Colonnade con «{ $command }».
web-share-link = Compartir el enlace
web-copied = Copiado
web-copy-failed = Este navegador no copia solo. El enlace está seleccionado: cópialo a mano.
web-code = Código para escanear
web-code-short = Código de esta mesa
# $address (text): “192.168.1.5:8000”
web-code-short-help = Quien lo escriba en { $address } recibe el siguiente sitio libre.
web-fill-here = Jugar este sitio aquí
web-fill-bot = Mejor un robot
web-seat-open = Sitio libre
web-seat-away = no está
web-seat-substitute = juega un robot

## The table

web-last-turns = Últimos turnos
web-beside = Hoja de puntos y jugadas
web-away-for = { $name } no está.
web-you-watch = Estás mirando
web-clock-low = { $seconds ->
    [one] Queda un segundo.
   *[other] Quedan { $seconds } segundos.
  }
web-clock-hurry = Se te acaba el tiempo
web-board = Tablero
web-dice = Dados
web-hand = Dados y jugadas
web-pad = Hoja de puntos
web-log = Lo que ha pasado
web-log-empty = Aún no ha pasado nada.
web-your-turn = Te toca
# $name (text)
web-turn-of = Le toca a { $name }
web-waiting-for = { $name } está jugando.
web-hand-over = Te toca, { $name }
# $name, $action (texts): “Ana: Throw”
web-named-action = { $name }: { $action }
web-over = La partida ha terminado
web-abandoned = La partida se abandonó
web-mute = Quitar sonido y vibración
web-unmute = Activar sonido y vibración
web-turn-board = Girar el tablero
web-undo = Deshacer
# $count (number)
web-spectators = { $count ->
    [one] Una persona mira
   *[other] { $count } personas miran
  }
web-reconnecting = Conexión perdida. Volvemos a conectar; no se pierde nada.
web-tap-kept = Conexión perdida. Tu toque queda guardado y se hará en cuanto vuelva.
web-tap-withdraw = Retirarlo
web-no-table = Esa mesa no existe
web-blocked = Sin acceso

## What can be done

web-keep-first = Elige los dados que apartas
web-keep-all = Todos los dados apartados
web-back-to-dice = Volver a los dados
web-throw-of = { $made ->
    [0] Aún sin tirar, { $most } tiradas
   *[other] Tirada { $made } de { $most }
  }
web-hint-keep-or-place = Toca los dados que apartas, o una casilla iluminada para colocar una ficha.
web-say-keep = Elige los dados que apartas, o vuelve a tirarlos todos.
# $count (number): dice
web-throw = { $count ->
    [one] Tirar el dado
   *[other] Tirar los dados
  }
# $count (number): all the dice
web-throw-all = Volver a tirar los { $count }
# $count (number): dice that are not kept
web-throw-others = { $count ->
    [one] Volver a tirar un dado
   *[other] Volver a tirar { $count } dados
  }
web-button-stop = Colocar fichas
web-button-done = Terminar el turno
web-button-forfeit = Entregar fichas
web-button-skip = Renunciar al bonus
web-follow = Volver a la partida
web-forced = La única jugada: se juega por ti.
web-touch-nothing = Ahora no. Lo que se puede tocar brilla.
web-touch-throw = Tira primero.
web-touch-waiting = No es tu turno.
web-looking-back = El comienzo de la partida.
web-hint-keep = Toca los dados que apartas.
web-hint-choose = Elige tu jugada.
web-hint-begin = La mesa está lista.
web-hint-start = Empieza el dado más alto.
web-show-result = Ver el resultado
web-referee-other = Se hizo otra cosa
web-referee-setup = Montar la posición
# $count (number): choices; $options (text)
web-options = { $count ->
    [one] Puedes: { $options }.
   *[other] { $count } opciones: { $options }.
  }
web-options-count = { $count ->
    [one] Una opción.
   *[other] { $count } opciones.
  }
web-say-throw = Te toca tirar.

## Dice

web-faces-of = Toca lo que muestra el dado de { $name }.
web-faces-check = ¿Es eso lo que muestran?
web-face-undo = Corregir
web-die = Dado con { $face }
web-die-keep = Apartar el { $face }
web-die-spent = Dado gastado, { $face }
# $count (number)
web-dice-unthrown = { $count ->
    [one] Un dado por tirar
   *[other] { $count } dados por tirar
  }
# $count, $left (numbers)
web-faces = { $count ->
    [one] Tira tu dado y toca lo que muestra.
   *[other] Tira tus { $count } dados y toca lo que muestran.
  }
web-faces-done = Eso muestran
web-dice-about = Sobre estos dados
web-fair = Nadie puede elegir estos dados, ni siquiera el anfitrión de la mesa. Antes de la primera tirada, la mesa y el dispositivo de cada jugador se comprometen a un número secreto; solo después se revelan los números de los jugadores, y los dados se deducen de todos. Al terminar la partida, este navegador comprueba que cada tirada se deduce de ellos.
web-fair-commitment = Huella del secreto
web-fair-entropy = Palabras de azar
web-fair-seats = Lo que aporta cada sitio
# $name, $part (texts): “Purple”, “revealed”
web-fair-seat = { $name }: { $part }
web-fair-awaited = aún no está
web-fair-committed = comprometido, aún sin revelar
web-fair-revealed = revelado
web-fair-declined = no aporta nada
web-fair-shared = juega en un dispositivo que aporta un número por otro sitio
web-fair-bot = un robot: nada
web-dice-agreeing = Los dispositivos de los jugadores acuerdan los dados.
# $names (text): “Bo, Cy”
web-dice-awaited = Se espera a que { $names } participe en los dados.
web-dice-alarm = La mesa cambió lo que había mostrado, así que este navegador no revela su número.
web-dice-left-out = Este navegador no tuvo parte en los dados de tu sitio. Si no juegas este sitio también en otro dispositivo, puede que alguien los esté eligiendo: pregunta al anfitrión o juega en otra mesa.
web-fair-secret = El secreto
web-physical = En esta mesa se tiran dados de verdad.
web-verify = Comprobar los dados
# $throws (number)
web-verify-holds = { $throws ->
    [one] La única tirada es
   *[other] Las { $throws } tiradas son
  } lo que dan los dados del registro. Este navegador no aportó nada que pudiera comparar.
web-verify-checked = Comprobado por este navegador: tu propia contribución está incluida, y { $throws ->
    [one] la única tirada se deduce de ella, tal como se mostró
   *[other] las { $throws } tiradas se deducen de todo, tal como se mostraron
  } aquí.
# $throws, $unseen (numbers)
web-verify-partly = Tu propia contribución está incluida, y { $throws ->
    [one] la única tirada se deduce de ella
   *[other] las { $throws } tiradas se deducen de todo
  }. { $unseen ->
    [one] Una de ellas se hizo
   *[other] { $unseen } de ellas se hicieron
  } mientras este navegador no estaba: «colonnade check» dice si las reglas las pedían.
web-verify-differs = Estos dados no son como los vio este navegador:
# $ply (number); $event, $faces (texts)
web-verify-false = Jugada { $ply } no se sostiene: «{ $event }» debería mostrar { $faces }.
# $ply (number); $event (text)
web-verify-no-dice = Jugada { $ply } no se sostiene: «{ $event }» es una tirada sin dados.
# $ply (number)
web-verify-stray = Jugada { $ply }: había en la mesa dados que nadie había tirado.

## Help at the table

web-hint = Pista
web-hint-close = Cerrar la pista
web-hint-moves = ¿Qué jugadas?
web-hint-why = ¿Por qué?
web-lens = Mostrar las probabilidades donde señalas
# $chance, $best (numbers)
web-lens-worth = Entonces ganas en { CASES($chance) }.
web-lens-keep = Si apartas estos, ganas en { CASES($chance) }; lo mejor es { PERCENT($best) }.
web-doubt = ¿Lo piensas otra vez?
# $change (number)
web-doubt-cost = Tu probabilidad de ganar bajaría un { PERCENT($change) }.
# $action (text): what it does, without a full stop; $chance (number)
web-doubt-better = Mejor: { $action }. Entonces ganas en { CASES($chance) }.
web-doubt-return = Lo pienso otra vez
web-doubt-show = ¿Qué sería mejor?
web-doubt-play = Jugarlo igualmente
# $dice (text): “4 4 6”
web-keep-dice = Apartar { $dice }
web-keep-none = Volver a tirar todos
web-dice-continued = Esta partida continúa otra. Sus dados los tira el servidor y no se pueden comprobar después.

## Doors to the review and the statistics

web-review = Análisis
web-review-record = Analizar una partida guardada
web-statistics = Tus estadísticas

## Privacy

web-privacy = Privacidad
web-privacy-none = No hay cuentas, ni cookies, ni publicidad, ni recuento de visitas. Las páginas no cargan nada de otros sitios.
web-privacy-stored = Qué se conserva
web-privacy-tables = El servidor conserva las mesas: los nombres que escriben los jugadores, las jugadas y la hora de cada una. No conserva tu dirección IP, salvo en los casos que se indican más abajo.
# $waiting, $unfinished (number)
web-privacy-days = Una mesa que no llega a empezar se borra al cabo de { $waiting ->
    [one] un día
   *[other] { $waiting } días
  }; una partida sin terminar, { $unfinished ->
    [one] un día
   *[other] { $unfinished } días
  } después de su última jugada. Las partidas terminadas se quedan hasta que se borran.
# $days (number)
web-privacy-reports = Quien denuncia una mesa envía al anfitrión un enlace a la mesa, un motivo, los nombres de los jugadores y las direcciones IP de los jugadores conectados. Se borra como muy tarde al cabo de { $days ->
    [one] un día
   *[other] { $days } días
  }. Una dirección bloqueada por el anfitrión se conserva hasta que termina el bloqueo. Las direcciones que crean una mesa, ocupan un sitio, guardan, reproducen o analizan una partida, prueban un código o envían una denuncia se cuentan para evitar abusos, y se olvidan a la media hora como máximo. Mientras se calcula un análisis, una pista o la jugada de un robot, también se conserva la dirección a la que va destinado, un día como máximo.
web-privacy-browser = Tu navegador conserva tu nombre, tus ajustes, tus sitios, tus partidas para las estadísticas, tu álbum y tus turnos de la tirada del día. Se quitan borrando los datos de este sitio web.
web-privacy-seen = Quién ve qué
web-privacy-watching = Cualquiera que tenga la dirección de una mesa puede mirarla y ve los nombres y las jugadas. Las mesas públicas aparecen en la página de inicio. El anfitrión del servidor puede ver todo lo que se conserva en él.
web-privacy-erase = Cómo se borra
web-privacy-ask = El anfitrión de este servidor puede borrar una mesa, o un nombre de todas las mesas y partidas. Escríbele con el enlace de la mesa o el nombre.
web-privacy-host = El anfitrión de este servidor:
web-privacy-no-contact = Pregunta a la persona que te dio la dirección de este servidor.

## More

web-phrases = Decir algo
web-menu-table = Sobre esta mesa
web-screen = Mostrar en pantalla grande
web-screen-leave = Volver a la mesa
web-carry = Seguir en otro dispositivo
web-carry-help = Escanéalo con el otro dispositivo. Quien tiene el código juega por ti: no se lo enseñes a nadie más.
web-download = Guardar la partida
web-replay = Volver a ver la partida
# $name (text)
web-take-over = Que un robot juegue por { $name }
web-give-back = { $name } vuelve a jugar
web-abandon = Terminar la partida sin resultado
web-abandon-sure = Terminarla de verdad, para todos
web-abandon-not = No, seguir jugando
web-report = Denunciar esta mesa
web-report-about = ¿Qué pasa?
web-report-name = Un nombre
web-report-cheating = Trampas
web-report-other = Otra cosa
web-report-holds = El anfitrión de este servidor recibe un enlace a esta mesa y las direcciones IP de los jugadores conectados. Nadie más se entera.
web-report-send = Enviar
web-report-sent = Gracias. El anfitrión de este servidor ya puede leerlo.
web-first = Empieza
web-rematch = Revancha
web-rematch-go = A la revancha
# $names (text), $count (number)
web-result-won = { $count ->
    [one] Gana { $names }
   *[other] Ganan { $names }
  }
# $names (text): the winners; $points, $others (numbers): the winner’s points and the other’s
web-result-won-points = { $names } gana, { $points } a { $others }
web-result-won-total = { $names } gana con { $points } puntos
web-result-shared = { $names } comparten la victoria con { $points } puntos cada uno
web-result-you = Ganas
web-result-you-points = Ganas, { $points } a { $others }
web-result-you-total = Ganas con { $points } puntos
web-result-you-with = Ganas con { $names }
web-result-you-shared = Compartes la victoria con { $names }, { $points } puntos cada uno
web-result-lost = Esta vez no. Bien jugado.
web-result-picture = Compartir una imagen
web-result-picture-failed = No se pudo hacer la imagen en este dispositivo.
# $names (text)
web-partners = Equipo: { $names }

## Replay

web-steps = Recorrer la partida
web-step-first = Al principio
web-step-previous = Un paso atrás
web-step-next = Un paso adelante
web-step-last = Al final
web-play = Reproducir
web-pause = Pausa
web-ply = Paso
web-ply-of = Paso { $ply } de { $last }
web-copy-ply = Copiar el enlace a este paso
web-replay-start = La partida va a empezar.
web-record-refused = Esta partida guardada no es válida

## Preferences

web-pace = Ritmo de los demás
web-pace-slow = Tranquilo
web-pace-usual = Normal
web-pace-fast = Rápido
web-prefer-vibrates = Vibración
web-prefer-vibrates-help = El teléfono vibra cuando te toca y al final.
web-prefer-notifies = Avisarme cuando me toca
web-prefer-notifies-help = Una notificación, mientras esta página está oculta.
web-prefer-showsFacts = Curiosidades
web-prefer-showsFacts-help = De vez en cuando, una línea sobre el mundo del juego. El álbum las reúne.
web-notify-refused = El navegador no permite notificaciones aquí.
web-speed = Movimiento
web-speed-slow = Lento
web-speed-usual = Normal
web-speed-fast = Rápido
web-speed-none = Ninguno, sin esperas
web-announcements = Avisos para lectores de pantalla
web-announcements-terse = Breves
web-announcements-full = Completos
web-prefer-hasSound = Sonido
web-prefer-hasSound-help = Golpecitos de madera, y una llamada cuando te toca.
web-prefer-confirms = Confirmar jugadas
web-prefer-confirms-help = Mostrar lo que hace una jugada antes de jugarla.
web-prefer-playsForced = Jugar lo obligado
web-prefer-playsForced-help = Una jugada sin alternativa se juega por ti, a un ritmo que se puede seguir.
web-prefer-throwsByItself = Tirar automáticamente
web-prefer-throwsByItself-help = La mesa tira por ti sin que se lo pidas.
web-prefer-shakes = Agitar para tirar
web-prefer-shakes-help = Agita el teléfono cuando te toque tirar.
web-shake-ask = ¿Tirar los dados agitando el teléfono?
web-shake-yes = Sí
web-shake-no = Ahora no

## Rules

web-rules-none = Las reglas aún no están aquí.

## What the places are called, for those who hear them

# $cell (text): “5-3”; $row (number); $colour (text)
web-columbiz-cell = { CAPITAL(CELL($cell)) }, casilla { $row }, libre
web-columbiz-cell-disc = { CAPITAL(CELL($cell)) }, ficha: { $colour }
# $cell, $step, $tokens, $name, $place, $colour (texts); $name: “Green 2”
web-quatre_colonnes-cell = Casilla { $cell }
web-quatre_colonnes-arrow = { $colour }, casilla { $step } de la flecha
web-quatre_colonnes-summit = { $colour }, cima
web-quatre_colonnes-workshop = { $colour }, taller
web-quatre_colonnes-token = { $name }: { $place }
web-quatre_colonnes-holds = { $place }: { $tokens }

## What a turn did, in one line, after the name of who played

# $count, $face, $length, $points (numbers); $name (text)
web-columbiz-did-begin = sacó el dado más alto, un { $face }, y empieza
web-columbiz-did-place = colocó { $count ->
    [one] una ficha
   *[other] { $count } fichas
  }
web-columbiz-did-take = hizo { $count ->
    [one] una prisionera
   *[other] { $count } prisioneras
  }
web-columbiz-did-line = formó una línea de { $length ->
    [3] tres
    [4] cuatro
    [5] cinco
   *[6] seis
  }: +{ $points }
web-columbiz-did-lines = formó { $count } líneas: +{ $points }
web-columbiz-did-forfeit = no pudo colocar nada y perdió { $count ->
    [one] una ficha
   *[other] { $count } fichas
  } de su reserva
web-columbiz-did-empty = vació su reserva
web-columbiz-did-throw = tiró { $count ->
    [one] una vez
    [2] dos veces
   *[other] { $count } veces
  }
# Beside the throw for who begins, in a review
web-columbiz-start = Empezar no es una ventaja: aún no hay nada que capturar, y el último turno es de otro.
web-columbiz-moment = El turno que más contó: { $points ->
    [one] un punto
   *[other] { $points } puntos
  } de una vez para { $name }.
# $count, $cells (numbers); $token, $tokens (texts): “red 3”; $own (text): yes, no, whether that is a column of who played; $number (text): its number; $dice (text): “6 and 3”; $reason (text): the clause that lost the die; $name (text)
web-quatre_colonnes-did-exit = sacó { $count ->
    [one] una columna
   *[other] { $count } columnas
  }
web-quatre_colonnes-did-move = avanzó { $cells ->
    [one] una casilla
   *[other] { $cells } casillas
  } con { $own ->
    [yes] la columna { $number }
   *[no] { $token }
  }
web-quatre_colonnes-did-moves = avanzó { $count } columnas
web-quatre_colonnes-did-send = devolvió { $tokens } a su taller
web-quatre_colonnes-did-bonus = avanzó { $cells } casillas de bonus
web-quatre_colonnes-did-raise = alzó { $count ->
    [one] una columna
   *[other] { $count } columnas
  } en la cima
web-quatre_colonnes-did-third-six = sacó un tercer seis: no se jugó nada
web-quatre_colonnes-did-third-six-back = sacó un tercer seis: { $own ->
    [yes] la columna { $number }
   *[no] { $token }
  } volvió atrás
web-quatre_colonnes-did-try = sacó { $dice }: todavía no hay doble tres
web-quatre_colonnes-did-build = sacó el doble tres y construyó el monumento
web-quatre_colonnes-did-lose = sacó { $dice }: { $reason ->
    [L5-3] una barrera cerraba el paso
    [L4-5] la casilla de salida estaba llena
    [L5-2] era demasiado lejos
    [L4-1] hace falta un cinco para sacar una columna
   *[nothing] ninguna columna podía moverse
  }
web-quatre_colonnes-did-throw = sacó { $dice }
web-quatre_colonnes-moment = { $name } sacó el doble tres { $count ->
    [one] al primer intento
   *[other] tras { $count } intentos
  }.

## Shortcuts

web-shortcuts = Atajos de teclado
web-key-primary = La acción del momento
web-key-keep = Apartar un dado con esa cara
web-key-touchable = A la siguiente casilla posible
web-key-walk = Recorrer el tablero
web-key-drop = Quitar la selección
web-key-list = Esta lista

## The browser’s own sentences for messages that speak of what is typed: the same key after web-

web-columbiz-malformed-action = Eso no es una jugada de este juego.
web-columbiz-malformed-cell = Eso no es una jugada de este juego.
web-quatre_colonnes-malformed = Eso no es una jugada de este juego.
web-error-server-message = Esta página y el servidor no se entienden. Vuelve a cargar la página.
web-error-server-hello-first = Esta página y el servidor no se entienden. Vuelve a cargar la página.
web-error-server-hello-twice = Esta página y el servidor no se entienden. Vuelve a cargar la página.

## What happened, told to the one who did it: the same key after web-you-

web-you-columbiz-begins = Sacas el dado más alto, un { $face }, y empiezas.
web-you-columbiz-thrown = Sacas { $dice }.
web-you-columbiz-kept = { $count ->
    [0] No apartas nada y vuelves a tirar los ocho
   *[other] Apartas { $dice }
  }.
web-you-columbiz-stopped = Te plantas.
web-you-columbiz-placed = Colocas una ficha en { CELL($cell) }.
web-you-columbiz-captured = Capturas { $count ->
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
web-you-columbiz-line = Formas una línea de { $length } y sumas { $points ->
    [one] un punto
   *[other] { $points } puntos
  }.
web-you-columbiz-turn-ended = Terminas tu turno.
web-you-columbiz-forfeited = No puedes colocar nada y pierdes { $count ->
    [one] una ficha
   *[other] { $count } fichas
  } de tu reserva.
web-you-columbiz-last-round = Has vaciado tu reserva: esta ronda es la última.
web-you-quatre_colonnes-drew = Sacas { $dice }.
web-you-quatre_colonnes-threw-alone = Vuelves a tirar el dado: { $die }.
web-you-quatre_colonnes-bonus-earned = Ganas un bonus de { $cells } casillas.
web-you-quatre_colonnes-draws-again = Has sacado un seis y tiras otra vez.
web-you-quatre_colonnes-built = Sacas el doble tres: el monumento está en pie.
web-you-quatre_colonnes-not-built = Sacas { $dice }: todavía no hay doble tres.

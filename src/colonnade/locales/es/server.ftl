# What the table server has to say: why a command or a request was refused, quick phrases, and notes beside the rules.

## Refusals

error-server-table = Esa mesa no existe, o se ha retirado.
error-server-record = Esa partida guardada no existe.
error-server-page = Esa página no existe.
error-server-method = Eso no se puede hacer con esta página.
error-server-seat = No hay ningún sitio { $seat } en esta mesa.
error-server-token = Este secreto no da ningún sitio en esta mesa.
error-server-token-twice = Este secreto ya da un sitio en esta mesa.
error-server-link = Este enlace no lleva a ningún sitio de esta mesa.
error-server-code = Ninguna mesa espera con este código. Vale mientras una mesa espera jugadores: pregunta a quien la creó.
error-server-codes = Se han probado demasiados códigos erróneos. Espera un minuto o usa el enlace.
error-server-spectator = Estás mirando: eso solo puede hacerlo quien tiene un sitio en la mesa.
error-server-host = Eso solo puede hacerlo quien preparó la mesa.
error-server-host-seat = Este sitio es del dispositivo que preparó la mesa.
error-server-seat-not-yours = Ese sitio es de { PLAYER($colour) }, no tuyo.
error-server-seat-taken = Ese sitio ya está ocupado.
error-server-waiting = La mesa aún espera jugadores.
error-server-abandoned = La partida se ha abandonado.
error-server-not-over = La partida aún no ha terminado.
error-server-day = La tirada de ese día ya pasó, o aún no ha llegado.
error-server-not-referee = Eso solo se puede anotar en una mesa que sigue un tablero de verdad.
error-server-referee-dice = Una mesa que sigue un tablero de verdad tiene dados de verdad.
error-server-referee-clock = Una mesa que sigue un tablero de verdad no tiene reloj.
error-server-referee-bot = En una mesa que sigue un tablero de verdad, ningún robot juega por nadie.
error-server-nothing-undone = No se ha deshecho nada que se pueda volver a anotar.
# $colour: whose entry it was
error-server-other-turn = La anotación siguiente era para { PLAYER($colour) }, y ahora toca otra cosa.
error-server-setup-one = Una posición se monta por su id o por sus partes, no por ambas cosas.
# $seconds (number): how long another must still be away
error-server-present = { PLAYER($colour) } no lleva fuera el tiempo suficiente: un robot podrá jugar en su lugar dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
  }.
error-server-bot-already = Un robot ya juega por { PLAYER($colour) }.
error-server-no-bot = Ningún robot juega por { PLAYER($colour) }.
error-server-level = No hay ningún robot «{ $name }» para este juego. Los robots son { $levels }.
error-server-level-friend = Solo el robot «{ $level }» puede jugar por otra persona ausente.
error-server-chance = Eso lo deciden los dados, no un jugador.
error-server-faces = Estos dados los tira la mesa: nadie dice lo que muestran.
error-server-not-fair = En esta mesa se tiran dados de verdad: no necesitan palabras de azar.
error-server-too-many = Demasiados mensajes a la vez. Espera un poco.
error-server-stored = Hoy se ha guardado demasiado desde tu red. Espera un rato, o sigue mañana.
error-server-stored-table = Hoy se ha guardado demasiado desde la red a la que pertenece esta mesa. Sus robots esperan un rato y luego siguen jugando.
error-server-corrections = En esta mesa se ha deshecho tanto que ya no se puede deshacer más.
error-server-bot-tables = Ya hay { $limit } mesas tuyas en las que solo juegan robots. Espera a que termine una de esas partidas.
error-server-size = Es demasiado largo.
error-server-slow = La petición no llegó completa a tiempo.
error-server-handshake = Una conexión se abre con el saludo del protocolo WebSocket, versión 13.
error-server-message = Eso no es un mensaje del protocolo: { $reason }
error-server-hello-first = Una conexión empieza con hello.
error-server-hello-twice = Esta conexión ya ha dicho hello.
error-server-foreign-host = Este servidor no se llama así.
error-server-foreign-origin = Una página de otro sitio web no puede hacer eso.
error-server-blocked = El anfitrión de este servidor ha bloqueado tu dirección.
error-server-name = Este nombre no está permitido en este servidor. Elige otro.
error-server-fault = Algo ha fallado en el servidor. No se ha cambiado nada.
error-server-help-off = Esta mesa se hizo sin pistas ni lupa.
error-server-think-again-off = En esta mesa no se le pide a nadie que se lo piense otra vez.
error-server-help-failed = Esta vez no se ha encontrado ayuda. Vuelve a pedirla.
error-server-review = No hay tal análisis, o ya no se recuerda: vuelve a pedirlo.
error-server-review-failed = El análisis ha fallado. Vuelve a pedirlo.

## The database

error-store-full = No se puede escribir en la base de datos «{ $path }»: el disco está lleno o falla. No se ha cambiado nada.
error-store-locked = Otro programa tiene bloqueada la base de datos «{ $path }». No se ha cambiado nada.
error-store-damaged = La base de datos «{ $path }» está dañada ({ $reason }). Apártala y vuelve a poner una copia si tienes una.
error-store-closed = La base de datos «{ $path }» no se puede abrir para escribir: { $reason }
error-store-scheme = «{ $path }» no es una base de datos de este programa: indica un archivo, o postgresql://USER@HOST/NAME.
error-store-other = La base de datos «{ $path }» no se puede usar: { $reason }
error-store-removed = La base de datos «{ $path }» se borró o se sustituyó con el servidor en marcha. Ya no se conserva nada y el servidor termina: vuelve a poner el archivo e inícialo de nuevo.
error-store-newer = La base de datos «{ $path }» es de una versión más nueva del programa (tiene la versión { $given }, este programa conoce la { $known }).
error-store-table = No se puede leer una mesa guardada ({ $reason }).
error-store-throw = Una tirada guardada no es lo que muestran sus dados.
error-store-owner = Otro proceso de este servidor tiene la mesa. Vuelve en un momento: no se ha cambiado nada, inténtalo de nuevo.
error-store-driver = La base de datos «{ $path }» necesita un controlador de PostgreSQL que no está instalado: { $command }
error-option-no-workers = Sin procesos de cálculo propios (--workers 0), un servidor necesita una base de datos PostgreSQL: solo allí puede «colonnade worker» pensar por él.
error-store-not-empty = La base de datos «{ $path }» no está vacía. Copia en una nueva.
error-store-older = La base de datos «{ $path }» tiene la versión { $given }, y este programa necesita la { $known }. Ejecuta primero: colonnade database migrate

## Quick phrases

phrase-hello = Hola.
phrase-good_luck = Buena suerte.
phrase-well_played = Bien jugado.
phrase-thanks = Gracias.
phrase-oops = Vaya.
phrase-thinking = Déjame pensar…
phrase-your_turn = Te toca.
phrase-one_moment = Un momento, por favor.
phrase-again = ¿Otra vez?
phrase-goodbye = Hasta luego.

## Notes beside the rules: the first word of a note, the colour, and the level of the bot

note-took-over = Un robot ({ $level }) juega por { PLAYER($colour) }.
note-left = { PLAYER($colour) } ha dejado la mesa; un robot ({ $level }) sigue jugando.
note-gave-back = { PLAYER($colour) } vuelve a jugar.
note-time-out = A { PLAYER($colour) } se le ha acabado el tiempo; un robot juega este turno.
note-bot-failed = El robot { $level } no ha sabido jugar por { PLAYER($colour) }; esta decisión se ha echado a suertes.
note-abandoned = La partida se ha abandonado.
note-ended = { PLAYER($colour) } ha terminado la partida para todos.
note-hinted = { PLAYER($colour) } ha pedido una pista.
note-looked = { PLAYER($colour) } ha mirado con la lupa.
note-last-throw-only = Solo se anota la última tirada de cada turno.
note-set-up = La posición se montó a mano.
note-dice-void = { PLAYER($colour) } no reveló a tiempo su valor para los dados; los dados se acuerdan de nuevo.
note-dice-declined = { PLAYER($colour) } no aportó nada a los dados a tiempo; los dados se acuerdan sin su parte.

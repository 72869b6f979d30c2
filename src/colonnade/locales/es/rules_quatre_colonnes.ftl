# The rules of Les 4 colonnes for players, clause by clause: rules-L4-2 is clause L4.2 of docs/rules/les-4-colonnes.md.
# Counts of 2 and more, and what dice show, are written as figures in every language: a test compares them.

rules-quatre_colonnes-intro = Les 4 colonnes es una carrera para 2 a 4 jugadores, prima del parchís. Sacas tus 4 columnas del taller y las llevas una vez alrededor del tablero y por tu flecha hasta la cima. Después levantas tu monumento con un doble 3. Gana quien lo levanta primero.

## L1

rules-L1-title = El tablero
rules-L1-1 = El camino es un anillo de casillas numeradas del 1 al 68. Las columnas van siempre hacia números más altos, que en el tablero es en contra de las agujas del reloj. Después de la casilla 68 viene otra vez la casilla 1.
rules-L1-2 = Cada uno de los 4 colores tiene un cuarto de 17 casillas; en orden creciente son amarillo, rojo, verde y azul. Amarillo está enfrente de verde, y rojo enfrente de azul. Amarillo (los griegos) sale en la casilla 5 y deja el anillo después de la 68. Rojo (los romanos) sale en la 22 y lo deja después de la 17. Verde (los galos) sale en la 39 y lo deja después de la 34. Azul (los íberos) sale en la 56 y lo deja después de la 51. Los pueblos son un adorno y no cambian nada del juego.
rules-L1-3 = Cada color tiene su propio taller. Allí esperan sus 4 columnas hasta que pueden salir.
rules-L1-4 = Las casillas de salida son 5, 22, 39 y 56. Los refugios son 12, 17, 29, 34, 46, 51, 63 y 68. Las casillas de salida y los refugios son, juntos, las casillas seguras. Las otras 56 casillas del anillo son las casillas blancas.
rules-L1-5 = Cada color tiene una flecha de 8 casillas en la que solo entran sus propias columnas. La última es la cima, en el centro del tablero.
rules-L1-6 = Contando los pasos se sabe cuánto ha avanzado una columna: 0 en el taller, 1 en su casilla de salida, 64 en su última casilla del anillo (para amarillo, la casilla 68) y de 65 a 72 en la flecha. El paso 72 es la cima.
rules-L1-7 = El tablero es una cruz de 4 brazos, cada uno de 3 carriles de ancho y 8 filas de largo. El brazo amarillo apunta al sur: su carril oeste va hacia fuera de 60 a 67, la casilla 68 está en medio del extremo exterior, y su carril este va hacia dentro de 1 a 8. Las otras 7 filas del carril central son las casillas 1 a 7 de la flecha, y la cima está en el cuadrado central. El brazo rojo apunta al este, con las casillas 9 a 16, 17, y 18 a 25. El verde apunta al norte, con 26 a 33, 34, y 35 a 42. El azul apunta al oeste, con 43 a 50, 51, y 52 a 59. Los talleres están en las esquinas.

## L2

rules-L2-title = Jugadores y turnos
rules-L2-1 = El juego es para 2 a 4 jugadores, cada uno con el color que elija. Empieza la persona más joven. Los turnos van en el sentido de las agujas del reloj, en el orden amarillo, azul, verde, rojo; las columnas van al revés.
rules-L2-2 = Se juega con un dado o con 2 dados. Se decide antes de empezar la partida.
rules-L2-3 = Con 4 jugadores se puede jugar por equipos: amarillo y verde contra rojo y azul. Los compañeros son un solo bando. Donde una regla protege, cierra el paso o envía de vuelta, lee «equipo» en lugar de «jugador»: los compañeros pasan por las barreras del otro y nunca se envían de vuelta, y una columna de uno con una del otro puede formar una pareja o una barrera. Una casilla llena lo está también para los compañeros. Tu mesa puede elegir otra cosa: entonces los compañeros son jugadores como los demás. La barrera de tu compañero te detiene, y una columna suya sola en una casilla blanca vuelve a su taller, lo que da el bonus. Una columna de cada uno no es entonces ni pareja ni barrera. Decide el color de la columna que se mueve. Solo siguen valiendo las reglas de los equipos (L9).

## L3

rules-L3-title = Tu turno
rules-L3-1 = Construir: cuando tus 4 columnas están en la cima (por equipos, las 8 de tu equipo), en tu turno tiras 2 dados, también en una partida con un dado. Un doble 3 levanta el monumento y gana. Cualquier otra cosa acaba tu turno. Si un seis te ha dado otra tirada y todo está en la cima, esa tirada también es un intento de construir. Lo que sacas en un intento nunca cuenta como uno de tus seises.
rules-L3-2 = Si no, tiras tu dado, o tus dos dados. Esa es tu tirada.
rules-L3-3 = Tu tirada es un seis cuando un dado muestra 6. Con 2 dados también es un seis cuando suman 6, como 4 y 2, salvo que en tu mesa no valgan las sumas.
rules-L3-4 = Si sacas un tercer seis en el mismo turno, no juegas nada y tu turno acaba. La última columna que moviste con un dado en este turno vuelve a su propia casilla de salida, también desde su flecha. Salir del taller cuenta como mover, un bonus no. Si hay otras 2 columnas en esa casilla de salida, vuelve a su taller; con un ajuste, tu mesa puede enviarla siempre al taller. Si esa columna está en la cima, o si no moviste ninguna, no vuelve ninguna columna.
rules-L3-5 = Juegas los dados de tu tirada uno a uno, en el orden que quieras. Los deberes van primero: salir del taller (L4.2) y abrir una barrera (L6.2). No hace falta que elijas un orden que use los dos dados. Cuando ninguno de los dados en la mano se puede usar, se pierden, o se vuelven a tirar (L7.1).
rules-L3-6 = Un bonus se juega en cuanto se gana, antes del siguiente dado.
rules-L3-7 = Después del primer y del segundo seis de tu turno, tiras otra vez. Si no, tu turno acaba.

## L4

rules-L4-title = Salir del taller
rules-L4-1 = Un dado que muestra 5 saca una columna del taller a su casilla de salida. Con 2 dados, una suma de 5 hace lo mismo y gasta los dos: 1 y 4, o 2 y 3. Para eso, los dos deben ser de la misma tirada, y ninguno puede haberse jugado ni vuelto a tirar. Tu mesa puede decidir que aquí las sumas no valgan.
rules-L4-2 = Salir es un deber. Mientras tus dados lo permitan, una columna espere y en su casilla de salida haya sitio para ella, no puedes hacer otra cosa con tus dados.
rules-L4-3 = En una casilla de salida caben 2 columnas. Si hay menos, la tuya entra sin más; a una sola columna de otro jugador no se la molesta.
rules-L4-4 = Si la casilla de salida está llena y exactamente una de sus 2 columnas es de otro jugador, esa columna vuelve a su taller y tú ganas el bonus. Si las dos son de otros que no son del mismo bando, tú eliges cuál vuelve.
rules-L4-5 = Si las dos columnas de la casilla de salida son de un mismo bando rival, forman una barrera; si son de tu bando, la casilla está llena. En ambos casos no puede salir ninguna columna, y usas tus dados para otra cosa.

## L5

rules-L5-title = Avanzar
rules-L5-1 = Una columna que ha salido del taller y aún no está en la cima (pasos 1 a 71) avanza exactamente lo que muestra el dado.
rules-L5-2 = Nadie pasa de la cima, el paso 72: se llega con la cuenta exacta. Si en tu mesa se juega con el ajuste «lo que sobra se pierde», un dado o un bonus demasiado grande también te lleva allí, y el resto se pierde.
rules-L5-3 = No puedes pasar por una casilla donde hay una barrera de otro jugador, ni caer en ella.
rules-L5-4 = En una casilla segura caben 2 columnas, sean de quien sean. En una casilla blanca cabe una columna, o 2 del mismo jugador. En las casillas de la flecha y en la cima caben todas las que quieras. No se puede caer en una casilla llena.
rules-L5-5 = Si caes en una casilla blanca donde hay una sola columna de otro jugador, la envías de vuelta a su taller.
rules-L5-6 = Cuando hay 2 columnas de un mismo jugador en una casilla blanca, forman una pareja. Nadie puede enviarlas de vuelta ni caer allí, pero todos pueden pasar: una pareja no es una barrera.

## L6

rules-L6-title = Las barreras
rules-L6-1 = Cuando hay 2 columnas de un mismo jugador en una casilla segura, forman una barrera: ningún otro jugador puede pasar ni caer allí, pero su dueño pasa libremente. Cuando hay 2 columnas de jugadores distintos, no cierran el paso a nadie.
rules-L6-2 = Cuando sacas un seis, una barrera tuya tiene que abrirse: una de tus columnas que están en ella debe moverse con ese seis, si las reglas se lo permiten. Se trata de las barreras que ya estaban cuando tiraste; si hay varias, eliges tú. Lo hace un dado que muestra 6; si tu tirada solo es un seis por la suma, vale cualquiera de los dos. Cada dado se mira por separado: mientras pueda abrir una barrera, no sirve para otra cosa; si no puede, es libre. Una tirada pide un solo movimiento así, también con 6 y 6. Por equipos, una barrera formada solo por columnas de tu compañero no te pide nada.
rules-L6-3 = El deber acaba en cuanto una de esas columnas se ha movido con uno de esos dados. También acaba cuando ya no queda ninguna de esas barreras, porque el otro dado o un bonus la ha abierto, y, con 2 dados, cuando un dado se ha vuelto a tirar. Salir del taller va antes (L4.2). Los demás dados de la tirada son libres.

## L7

rules-L7-title = Volver a tirar por una pareja
rules-L7-1 = Si no puedes usar ningún dado de los que tienes en la mano, y a uno de ellos solo lo frena una pareja de otro jugador, justo donde caería una columna tuya (por equipos, también de tu compañero), ese dado se vuelve a tirar. Los demás dados en la mano sin ese motivo se pierden. Si vale para los dos, se vuelve a tirar primero el más alto; el otro se queda en la mano y se mira de nuevo. Si tampoco se podría usar ninguna cara del 1 al 6, los dados simplemente se pierden.
rules-L7-2 = Con un dado, la tirada es nula y tiras de nuevo, como si fuera la primera vez: la nueva tirada puede ser un seis, y la nula no cuenta como seis.
rules-L7-3 = Con 2 dados, ese dado se tira solo y se juega como cualquier otro. Si tu tirada era un seis o no, queda como salió al principio.

## L8

rules-L8-title = Los bonus
rules-L8-1 = Si envías de vuelta una columna, ganas un bonus de 20 casillas. Si llegas a la cima, ganas uno de 10. Los bonus se juegan en el orden en que se ganan, cada uno en el acto.
rules-L8-2 = Una sola columna de tu propio color, que no esté en el taller, avanza el bonus entero, según las reglas para avanzar (L5). También puedes renunciar a él. Si ninguna columna puede usarlo, se pierde solo.
rules-L8-3 = Un bonus también puede enviar de vuelta una columna o llegar a la cima, y ganar así el bonus siguiente. Pero no es un dado: nunca es un cinco ni un seis, y no cuenta como último movimiento cuando llega un tercer seis (L3.4).

## L9

rules-L9-title = Los equipos
rules-L9-1 = Un dado que ninguna de tus columnas puede usar se juega con las columnas de tu compañero. Se mira dado por dado, según estén las cosas en ese momento. Si una columna de tu compañero puede salir del taller, sale antes de que se muevan sus otras columnas: con un 5, o con una suma de 5 si tú no puedes usar ninguno de los dos dados. Pero eso nunca va antes que un dado que puedes usar tú.
rules-L9-2 = Un bonus es de quien tiene el turno. Es solo para tus propias columnas o, cuando las 4 están en la cima en ese momento, para las de tu compañero.
rules-L9-3 = Tu equipo construye cuando las 8 columnas están en la cima. Desde entonces, cada compañero tiene un intento en cada uno de sus turnos.

## The switches. Each is shown under the name of its option: what the sheet says, what we play (the default), and what can be chosen instead

rules-quatre_colonnes-options-title = Ajustes para tu mesa
rules-quatre_colonnes-options = Aquí está lo que dice la hoja impresa, cómo jugamos y qué puede elegir tu mesa en su lugar. Elige los ajustes antes de empezar la partida.
rules-quatre_colonnes-switch-dice-sheet = Se puede elegir: un dado, o 2 dados para ir más deprisa.
rules-quatre_colonnes-switch-dice-ours = Un dado. Solo el monumento se levanta siempre con 2 dados.
rules-quatre_colonnes-switch-dice-or = Toda la partida con 2 dados.
rules-quatre_colonnes-switch-teams-sheet = Con 4 jugadores se pueden formar 2 equipos. Su partida se juega como las demás.
rules-quatre_colonnes-switch-teams-ours = Cada cual juega por su cuenta.
rules-quatre_colonnes-switch-teams-or = En 2 equipos, con los compañeros frente a frente.
rules-quatre_colonnes-switch-third_six-sheet = Una columna vuelve a su casilla de salida. El ejemplo muestra que es la última movida.
rules-quatre_colonnes-switch-third_six-ours = Igual: vuelve a su casilla de salida.
rules-quatre_colonnes-switch-third_six-or = Más estricto: vuelve siempre a su taller.
rules-quatre_colonnes-switch-finish-sheet = Nada sobre una tirada que se pasa de la cima.
rules-quatre_colonnes-switch-finish-ours = A la cima se llega con la cuenta exacta.
rules-quatre_colonnes-switch-finish-or = Más fácil: lo que sobra se pierde, y la columna ha llegado.
rules-quatre_colonnes-switch-sums-sheet = Al hablar de las barreras: un seis también puede ser 4 y 2, o 3 y 3. Nada sobre un 5 por suma.
rules-quatre_colonnes-switch-sums-ours = Las sumas valen para el seis, y para el 5 que abre el taller, como en el parchís con 2 dados.
rules-quatre_colonnes-switch-sums-or = Solo para el seis, como en la hoja; o nunca: entonces solo vale lo que muestra un dado.
rules-quatre_colonnes-switch-partners-sheet = Habla de jugadores, también por equipos. Al pie de la letra, los compañeros se cierran el paso y se envían de vuelta.
rules-quatre_colonnes-switch-partners-ours = Los compañeros son un solo bando: pasan por las barreras del otro y nunca se envían de vuelta. Aquí nos apartamos de la hoja, por las familias que juegan así.
rules-quatre_colonnes-switch-partners-or = Al pie de la letra: un compañero es un jugador como los demás, salvo que tus dados y tus bonus pueden ayudarle (L9) y que la victoria es común.

## The examples. Each stands beside a drawn board

rules-quatre_colonnes-examples-title = Ejemplos en el tablero
rules-quatre_colonnes-example-1 = Una columna amarilla está en su casilla de salida, la 5. Amarillo saca un 6 y la lleva a la casilla 11. Amarillo tira otra vez, y otro 6: ahora puede moverse otra columna. Con un tercer 6, la última columna movida vuelve a la casilla 5.
rules-quatre_colonnes-example-2 = Rojo está en la casilla blanca 10. Amarillo, en la 5 y con el taller vacío, saca un 5 y cae en la 10: rojo vuelve a su taller, y amarillo juega un bonus de 20.
rules-quatre_colonnes-example-3 = Hay una barrera roja en la 12. Amarillo está en la 9, saca un 4 y no puede pasar. Cuando rojo saca un 6, una de esas 2 columnas rojas debe moverse.
rules-quatre_colonnes-example-4 = Hay una pareja roja en la casilla blanca 10. Amarillo tiene una columna en la 5, 3 en el taller, y saca un 5: no puede avanzar, tiene que sacar una columna. Si el taller amarillo está vacío y no se puede mover nada más, el dado se vuelve a tirar.
rules-quatre_colonnes-example-5 = Una columna verde y una roja están en la 39, la casilla de salida de verde. Verde tiene una columna que espera y saca un 5: la columna sale, rojo vuelve a su taller, y verde juega un bonus de 20.
rules-quatre_colonnes-example-6 = Una columna amarilla está en el paso 70, a 2 casillas de la cima. Con un 3 no puede avanzar. Con un 2 llega a la cima, y amarillo puede avanzar otra columna 10 casillas.
rules-quatre_colonnes-example-7 = Con 2 dados, amarillo saca 1 y 4 y tiene una columna que espera. Juntos suman 5: lo único que amarillo puede hacer es sacar una columna.
rules-quatre_colonnes-example-8 = Con 2 dados, amarillo saca 2 y 4: juntos, un seis. La barrera amarilla de la 12 debe abrirse, con el 2 o con el 4.
rules-quatre_colonnes-example-9 = Las 4 columnas amarillas están en la cima. Cada turno es ahora una sola tirada de 2 dados, también en una partida con un dado: 3 y 3 gana.
rules-quatre_colonnes-example-10 = Por equipos, amarillo ha terminado pero verde no. El 5 de amarillo saca una columna verde. Si esta envía de vuelta a otra, el bonus de 20 de amarillo es para una columna verde.

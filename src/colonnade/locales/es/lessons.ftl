# Las primeras partidas guiadas, las tarjetas «Cómo ganar» y las reglas en un minuto: en el navegador y en el terminal.

## Alrededor de las lecciones

lesson-title = Aprender jugando
lesson-about = Una primera partida guiada, en tres minutos.
lesson-step = Paso { $step } de { $count }
lesson-begin = Empezar
lesson-back = Un paso atrás
lesson-again = Desde el principio
lesson-play = Jugar ahora
lesson-rules = Leer las reglas
lesson-impossible = Ahora no se puede.
lesson-how-to-win = Cómo ganar
lesson-understood = A la partida
lesson-minute = En un minuto
lesson-contents = Índice

## Columbiz

lesson-columbiz-topic-begin = Quién empieza
lesson-columbiz-topic-throw = Tirar
lesson-columbiz-topic-keep = Apartar
lesson-columbiz-topic-place = Colocar
lesson-columbiz-topic-capture = Capturar
lesson-columbiz-topic-line = Las líneas
lesson-columbiz-topic-prison = La cárcel
lesson-columbiz-topic-end = El final

lesson-columbiz-begin = Juegas con morado. Cada uno tira un dado, y empieza el más alto. Tira.
lesson-columbiz-throw = 5 contra 3: empiezas tú. Un turno comienza con los ocho dados. Tíralos.
lesson-columbiz-keep = En la columna 5, la casilla 3 cuesta tres cincos, y los tienes. Aparta los cincos y tira los demás.
lesson-columbiz-keep-other = Se puede, pero tres iguales son un buen comienzo.
lesson-columbiz-keep-again = Un cuarto cinco, y dos treses. Queda una tirada: aparta los cincos y los treses.
lesson-columbiz-keep-again-other = Se puede, pero los cincos y los treses pagarán dos casillas.
lesson-columbiz-place = Tras la tercera tirada los dados quedan como están, y con ellos se paga. Cuatro cincos compran la casilla 4 de la columna 5: coloca allí una ficha.
lesson-columbiz-place-other = Se puede, pero más arriba es más difícil que te capturen.
lesson-columbiz-place-again = Puedes colocar hasta cuatro fichas por turno. Dos treses compran la casilla 2 de la columna 3.
lesson-columbiz-place-again-other = Se puede, pero pronto te alegrarás de tener la casilla 2 de la columna 3.
lesson-columbiz-done = No hace falta usar todos los dados. Termina tu turno y jugará azul.
lesson-columbiz-done-other = Se puede, pero solo tienes 18 fichas para toda la partida.
lesson-columbiz-throw-again = Azul ha colocado dos fichas. Fíjate en la de la columna 6. Te toca: tira.
lesson-columbiz-keep-pairs = Tres seises y dos cuatros: apártalos y tira los demás.
lesson-columbiz-keep-pairs-other = Se puede, pero necesitas los seises y los cuatros.
lesson-columbiz-stop = Tres seises, tres cuatros y un dos: justo lo que hace falta. No hay que tirar una tercera vez. Plántate y coloca fichas.
lesson-columbiz-stop-other = Se puede, pero no falta nada.
lesson-columbiz-capture = Una ficha captura todas las fichas rivales que están más abajo en su columna. Coloca en la casilla 3 de la columna 6, encima de azul.
lesson-columbiz-capture-other = Se puede, pero captura primero la ficha azul.
lesson-columbiz-line = La ficha azul es tu prisionera. Tres de tus fichas en línea puntúan en el acto, también en diagonal. La casilla 3 de la columna 4 une tus otras dos: coloca allí.
lesson-columbiz-line-other = Se puede, pero no forma una línea.
lesson-columbiz-longer = Un punto. Una línea que se alarga vuelve a puntuar, con toda su longitud. El dos compra la casilla 1 de la columna 2: una línea de cuatro.
lesson-columbiz-longer-other = Se puede, pero no forma una línea de cuatro.
lesson-columbiz-done-again = Dos puntos más. Termina tu turno y mira lo que hace azul.
lesson-columbiz-done-again-other = Se puede, pero ahorra fichas.
lesson-columbiz-later = Azul subió más en la columna 5 y capturó tu ficha. Ahora saltamos a tu último turno: te quedan dos fichas. Tira.
lesson-columbiz-later-stop = Cuatro doses y dos cincos bastan. Plántate y coloca fichas.
lesson-columbiz-later-stop-other = Se puede, pero no falta nada.
lesson-columbiz-prison = Cuantas más prisioneras, más vale cada una: 7 dan 16 puntos, 9 dan 25. Hay dos fichas azules en la columna 2. Coloca en la casilla 4, encima de ellas.
lesson-columbiz-prison-other = Se puede, pero las dos fichas azules dan 9 puntos.
lesson-columbiz-last = Nueve prisioneras. Tu última ficha puede formar una línea de tres: colócala en la casilla 2 de la columna 5.
lesson-columbiz-last-other = Se puede, pero en la casilla 2 de la columna 5 te espera una línea de tres.
lesson-columbiz-end = Tu reserva está vacía: esta ronda es la última. Termina tu turno; a azul le queda uno.
lesson-columbiz-finished = 7 puntos por líneas y 25 por prisioneras. Ya conoces el juego.

lesson-columbiz-win-1 = Tira ocho dados, tres veces como mucho, y aparta los que te gusten.
lesson-columbiz-win-2 = Paga con ellos: tres cincos compran la casilla 3 de la columna 5.
lesson-columbiz-win-3 = Tu ficha captura las fichas rivales que están debajo. Las prisioneras dan puntos.
lesson-columbiz-win-4 = Tres o más en línea dan puntos en el acto. Gana quien tiene más puntos.

lesson-columbiz-minute-1 = En tu turno tiras ocho dados, tres veces como mucho, y cada vez apartas los que te gusten.
lesson-columbiz-minute-2 = Los dados pagan casillas: la casilla 3 de la columna 5 cuesta tres cincos. Colocas de una a cuatro fichas.
lesson-columbiz-minute-3 = Tu ficha captura todas las fichas rivales que están más abajo en su columna. Son tus prisioneras.
lesson-columbiz-minute-4 = Tres o más de tus fichas en una línea seguida puntúan en el acto: en horizontal, en vertical o en diagonal.
lesson-columbiz-minute-5 = Si tras la tercera tirada no puedes colocar nada, pierdes tres fichas.
lesson-columbiz-minute-6 = Cuando alguien se queda sin fichas, se completa la ronda. Se suman líneas y prisioneras, y gana el total más alto.

## Les 4 colonnes

lesson-quatre_colonnes-topic-five = Un cinco
lesson-quatre_colonnes-topic-six = Un seis
lesson-quatre_colonnes-topic-refuge = El refugio
lesson-quatre_colonnes-topic-barrier = La barrera
lesson-quatre_colonnes-topic-capture = Enviar de vuelta
lesson-quatre_colonnes-topic-summit = La cima
lesson-quatre_colonnes-topic-monument = El monumento

lesson-quatre_colonnes-begin = Juegas con amarillo. Tus cuatro columnas esperan en el taller, y solo un cinco saca una. Tira.
lesson-quatre_colonnes-throw-again = Un tres no saca a nadie, y verde tampoco tuvo suerte. Tira otra vez.
lesson-quatre_colonnes-exit = Un cinco. Saca una columna: va a tu casilla de salida, la 5.
lesson-quatre_colonnes-throw-six = Verde también ha salido. Las columnas corren hacia los números más altos. Tira.
lesson-quatre_colonnes-six = Un seis. Avanza tu columna seis casillas; después de un seis se tira otra vez.
lesson-quatre_colonnes-draw-again = Tu columna está en la casilla 11. Tira otra vez.
lesson-quatre_colonnes-refuge = Una casilla más y estás en un refugio, marcado con un círculo. Allí nadie puede enviarte de vuelta. Avanza.
lesson-quatre_colonnes-later = Unos turnos más tarde: verde está justo detrás de tu refugio, y tu segunda columna, detrás de verde. Tira.
lesson-quatre_colonnes-barrier = Un tres. Dos columnas tuyas en un refugio forman una barrera que nadie más pasa. Lleva la columna de la casilla 9 a la 12.
lesson-quatre_colonnes-barrier-other = Se puede, pero entonces verde podría pasar.
lesson-quatre_colonnes-throw-barrier = Verde sacó un cuatro y no pudo pasar: la tirada se pierde. Te toca: tira.
lesson-quatre_colonnes-open = Un seis. Abre tu propia barrera: una de sus columnas tiene que moverse.
lesson-quatre_colonnes-draw-safe = Después de un seis se tira otra vez.
lesson-quatre_colonnes-stay = Un tres. Verde está detrás de tu columna de la casilla 12, que allí está a salvo. Mueve la otra, la de la casilla 18.
lesson-quatre_colonnes-stay-other = Se puede, pero en una casilla blanca verde podría enviarla de vuelta.
lesson-quatre_colonnes-throw-capture = Verde ha pasado y está en la casilla 14, una casilla blanca. Tira.
lesson-quatre_colonnes-capture = Un dos, lo justo. Cae sobre la columna verde: vuelve a su taller.
lesson-quatre_colonnes-capture-other = Se puede, pero verde se escaparía.
lesson-quatre_colonnes-bonus = Enviar de vuelta una columna da 20 casillas a una de las tuyas. Desde la casilla 14 llevan a un refugio, la 34: ve allí.
lesson-quatre_colonnes-bonus-other = Se puede, pero un refugio es más seguro.
lesson-quatre_colonnes-near = Ahora, el final de una partida: dos de tus columnas están en la cima, y otra, dos casillas más abajo. Tira.
lesson-quatre_colonnes-exact = Un tres es demasiado: a la cima se llega con la cuenta exacta. Mueve la columna de la casilla 63.
lesson-quatre_colonnes-throw-summit = Todavía faltan dos casillas. Tira.
lesson-quatre_colonnes-summit = Un dos. Lleva la columna de tu flecha a la cima.
lesson-quatre_colonnes-summit-other = Se puede, pero este dos es justo lo que necesita la columna de tu flecha.
lesson-quatre_colonnes-bonus-summit = Llegar a la cima da 10 casillas. A tu última columna le faltan justo esas: muévela.
lesson-quatre_colonnes-bonus-summit-other = Se puede renunciar a un bonus, pero este lleva tu última columna a la cima.
lesson-quatre_colonnes-build = Las cuatro están en la cima. Ahora tiras dos dados: un doble tres levanta el monumento y gana. Tira.
lesson-quatre_colonnes-monument = 2 y 5: todavía no. Tienes un intento en cada turno. Tira otra vez.
lesson-quatre_colonnes-finished = Un doble tres: el monumento está en pie. Ya conoces el juego.

lesson-quatre_colonnes-win-1 = Un cinco saca una columna del taller.
lesson-quatre_colonnes-win-2 = Da una vuelta al tablero y sube por tu flecha hasta la cima.
lesson-quatre_colonnes-win-3 = Cae sobre otra columna en una casilla blanca: vuelve a su taller, y tú avanzas 20 casillas.
lesson-quatre_colonnes-win-4 = Las cuatro en la cima: un doble tres levanta el monumento y gana.

lesson-quatre_colonnes-minute-1 = Tus cuatro columnas esperan en el taller. Un cinco saca una, antes que nada.
lesson-quatre_colonnes-minute-2 = Tira y avanza una columna tantas casillas, una vuelta al anillo y luego por tu flecha. Después de un seis se tira otra vez.
lesson-quatre_colonnes-minute-3 = Si caes en una casilla blanca donde hay una sola columna de otro, vuelve a su taller, y una de las tuyas puede avanzar 20 casillas.
lesson-quatre_colonnes-minute-4 = En un refugio nadie puede enviarte de vuelta. Dos columnas tuyas en un refugio o en una casilla de salida forman una barrera que los demás no pasan, hasta que sacas un seis.
lesson-quatre_colonnes-minute-5 = A la cima se llega con la cuenta exacta, y entonces otra de tus columnas puede avanzar 10 casillas.
lesson-quatre_colonnes-minute-6 = Con las cuatro en la cima, en tu turno tiras dos dados. El primer doble tres levanta el monumento y gana.

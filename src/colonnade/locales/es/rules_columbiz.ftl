# The rules of Columbiz for players, clause by clause: rules-C3-2 is clause C3.2 of docs/rules/columbiz.md.
# Counts of 2 and more, and what dice show, are written as figures in every language: a test compares them.

rules-columbiz-intro = Columbiz es un juego de Simone Luciani para 2 a 4 jugadores. Tiras 8 dados, apartas los que te gustan y colocas tus fichas en las columnas que los dados te abren. Las líneas de 3 fichas o más dan puntos en el acto, y cada ficha que capturas se vuelve una prisionera que da puntos al final. Gana quien tiene más puntos.

## C1

rules-C1-title = Tablero, dados y fichas
rules-C1-1 = El tablero tiene 6 columnas de 6 casillas. Encima de cada columna hay una cara de dado, del 1 al 6, y el número de una casilla dice cuántos dados con esa cara cuesta. Una casilla se nombra por su columna y su número: 5-3 cuesta 3 dados que muestran 5. Las líneas pueden ir por una columna, por una fila de números iguales o por una diagonal, hacia un lado o hacia el otro.
rules-C1-2 = Hay 8 dados y 59 fichas: 18 moradas, 18 azules, 13 grises y 10 negras. Con 2 jugadores, morado y azul toman 18 fichas cada uno. Con 3 jugadores se suma gris y cada cual toma 13. Con 4 jugadores se suma también negro y cada cual toma 10. Las fichas que aún no has colocado son tu reserva.
rules-C1-3 = Para saber quién empieza, cada jugador tira un dado: empieza el más alto. Si varios empatan con el más alto, vuelven a tirar entre ellos. Después se juega en el sentido de las agujas del reloj, sitio por sitio.

## C2

rules-C2-title = Tirar los dados
rules-C2-1 = Tu turno empieza con una tirada de los 8 dados.
rules-C2-2 = Después puedes volver a tirar, 2 veces como mucho: aparta los dados que te gusten, o ninguno, y tira los demás. Apartar los 8 es plantarse.
rules-C2-3 = Puedes cambiar de idea: un dado que apartaste antes se puede recuperar y volver a tirar. Si en tu mesa se juega con el ajuste «se quedan apartados», lo que apartas queda apartado todo el turno; puedes añadir más dados, o ninguno.
rules-C2-4 = Mientras te quede una tirada y con los dados tal como están no puedas colocar ninguna ficha, no puedes plantarte: tienes que volver a tirar.
rules-C2-5 = Tras la tercera tirada, los dados quedan como están.

## C3

rules-C3-title = Colocar fichas
rules-C3-1 = Colocas fichas de tu reserva, de una en una: al menos una por turno, y 4 como mucho. En la edición francesa, que es la habitual aquí, son 3 como mucho cuando juegan 4 personas.
rules-C3-2 = Una ficha solo puede ir a una casilla que esté vacía en ese momento.
rules-C3-3 = Una ficha cuesta tantos dados como indica el número de su casilla, todos con la cara de su columna. Cada dado paga una sola vez, y los que no usas simplemente sobran. Así, 3 dados que muestran 5 pagan 5-3, o bien 5-1 y 5-2 en el orden que quieras, o solo una de esas casillas pequeñas.
rules-C3-4 = Capturar: cuando colocas una ficha, todas las fichas rivales que están en la misma columna en un número más bajo salen del tablero y pasan a ser tus prisioneras. Una casilla que queda libre así se puede usar más tarde en el mismo turno. Tus propias fichas nunca se capturan, y las prisioneras no vuelven nunca.
rules-C3-5 = Líneas: mira la ficha que acabas de colocar, en las 4 direcciones. Una línea seguida de tus propias fichas que pasa por ella puntúa en el acto si tiene 3 o más: 3 fichas dan 1 punto, 4 dan 2, 5 dan 3 y 6 dan 4. Si forma parte de varias líneas, puntúan todas. Una línea que alargas vuelve a puntuar, con toda su nueva longitud. Las líneas que no pasan por la ficha nueva no dan nada.
rules-C3-6 = Cuando has colocado al menos una ficha, tú dices cuándo acaba tu turno. No acaba solo: hasta que lo digas, puedes mirar tus fichas y, en la pantalla, recogerlas.
rules-C3-7 = Si tras la tercera tirada no puedes colocar ni una ficha, entregas 3 fichas de tu reserva, o todo lo que quede de ella si hay menos. Salen del juego y no cuentan para nadie, y tu turno ha acabado.

## C4

rules-C4-title = El final de la partida
rules-C4-1 = Cuando acaba un turno y la reserva de ese jugador está vacía, la ronda en curso es la última. Se juega hasta el final, para que todos, contando desde quien empezó, hayan tenido los mismos turnos.
rules-C4-2 = Tu puntuación final son tus puntos de líneas y tus puntos de cárcel juntos. Cuantas más prisioneras tienes, más da cada una: 0 prisioneras dan 0 puntos, 1 da 1, 2 dan 2, 3 dan 4, 4 dan 6, 5 dan 9, 6 dan 12, 7 dan 16, 8 dan 20, 9 dan 25, 10 dan 30, 11 dan 36 y 12 dan 42.
rules-C4-3 = Más allá de 12 prisioneras, los puntos siguen creciendo igual: 13 dan 49, 14 dan 56, 15 dan 64. Para calcularlo, toma el número de prisioneras más uno, multiplícalo por sí mismo, divide entre 4 y redondea hacia abajo. Si en tu mesa se juega con el ajuste «no suman nada», los puntos se quedan en 42.
rules-C4-4 = Gana el total más alto. Los totales iguales comparten posición: si 2 jugadores quedan primeros a la vez, ambos tienen la posición 1 y el siguiente la 3.

## The switches. Each is shown under the name of its option: what the sheet says, what we play (the default), and what can be chosen instead

rules-columbiz-options-title = Ajustes para tu mesa
rules-columbiz-options = Aquí está lo que dicen las hojas impresas, cómo jugamos y qué puede elegir tu mesa en su lugar. Elige los ajustes antes de empezar la partida.
rules-columbiz-switch-edition-sheet = Hay 4 hojas, cada una con sus costumbres. La neerlandesa, la española y la sueca se juegan igual.
rules-columbiz-switch-edition-ours = La francesa. Solo ella limita a 3 fichas por turno con 4 jugadores.
rules-columbiz-switch-edition-or = La edición neerlandesa, española o sueca. Elige los demás ajustes; uno que elijas tú va por delante.
rules-columbiz-switch-max_discs-sheet = Todas permiten 4 fichas por turno. Solo la francesa añade que son 3 con 4 jugadores.
rules-columbiz-switch-max_discs-ours = Como la hoja francesa: 4, y 3 con 4 jugadores.
rules-columbiz-switch-max_discs-or = Cualquier número del 1 al 8.
rules-columbiz-switch-kept_dice-sheet = Solo hablan de apartar dados y tirar el resto.
rules-columbiz-switch-kept_dice-ours = Un dado apartado se puede volver a tirar más tarde, como en un juego posterior del mismo autor.
rules-columbiz-switch-kept_dice-or = Más estricto: lo que apartas queda apartado.
rules-columbiz-switch-beyond_twelve-sheet = La tabla acaba en 12 prisioneras y 42 puntos.
rules-columbiz-switch-beyond_twelve-ours = Sigue igual: cada prisionera más suma puntos.
rules-columbiz-switch-beyond_twelve-or = Las prisioneras más allá de 12 no suman nada.

## The examples. Each stands beside a drawn board

rules-columbiz-examples-title = Ejemplos en el tablero
rules-columbiz-example-1 = Los dados muestran 1 2 3 3 5 5 5 6, y el tablero está vacío. En un mismo turno puedes colocar fichas en 3-2 y 5-3, o en 5-1 y 5-2. Pero no en 5-3 y 5-1: costaría 4 dados que muestran 5, y solo tienes 3.
rules-columbiz-example-2 = Morado está en 4-1 y 4-2. Azul tiene 6 dados que muestran 4 y paga 5 de ellos por 4-5: las dos fichas moradas caen prisioneras. Con el último dado que muestra 4, azul coloca después una ficha en 4-1, que acaba de quedar libre.
rules-columbiz-example-3 = Morado está en 4-4 y azul coloca una ficha en 4-2: no se captura nada, porque morado está más alto. Más tarde morado coloca una ficha en 4-6: captura la ficha azul de 4-2 y conserva la suya de 4-4.
rules-columbiz-example-4 = Morado está en 2-2 y 3-3. Una ficha en 4-4 forma una diagonal de 3 y da 1 punto. En un turno posterior, una ficha en 5-5 la convierte en una línea de 4 y da 2 más: 3 puntos en total.
rules-columbiz-example-5 = Morado está en 1-1 y 2-1, y en 4-1 y 5-1. Una ficha en 3-1 cierra el hueco: una línea de 5, y 3 puntos de golpe.
rules-columbiz-example-6 = Una sola ficha completa una fila de 3 y una diagonal de 3. Cada una de las líneas da 1 punto, así que la ficha da 2 puntos.
rules-columbiz-example-7 = Quedan 2 fichas en la reserva. Aunque los dados puedan pagar 4 casillas, solo se pueden colocar esas 2 fichas. La reserva queda entonces vacía, y la ronda se juega hasta el final.
rules-columbiz-example-8 = Quedan 2 fichas en la reserva y, tras la tercera tirada, no se puede colocar nada. Habría que entregar 3 fichas, pero la reserva solo puede dar 2: salen del juego, y la ronda se juega hasta el final.

# Una lección de cincuenta minutos para una clase.

## Every lesson

printing-lesson-goals = Qué aprenden los alumnos
printing-lesson-material = Qué hace falta en clase
printing-lesson-timetable = Cincuenta minutos
printing-lesson-minutes = { $minutes } min
printing-lesson-worksheet = Ficha del alumno
printing-lesson-answers = Respuestas para el docente
printing-lesson-name = Nombre y fecha
printing-lesson-chance = Probabilidad
printing-lesson-exact = El programa calcula exactamente todos los números de esta página y solo aquí los redondea.
printing-lesson-behind = Detrás de los números
printing-lesson-levels = Más fácil y más difícil

## Columbiz

printing-lesson-columbiz-intro = Ocho dados, tres tiradas como mucho, y qué conviene apartar: Columbiz es una lección de probabilidad que cabe en la mano. A partir de unos once años, en grupos de tres o cuatro.
printing-lesson-columbiz-goal-1 = Estimar una probabilidad, comprobarla con tiradas y calcularla.
printing-lesson-columbiz-goal-2 = Hallar la probabilidad de «al menos una vez» pasando por «nunca».
printing-lesson-columbiz-goal-3 = Ver que una elección cambia una probabilidad: un plan flexible vale más que uno fijo.
printing-lesson-columbiz-material-1 = { $dice } dados por grupo.
printing-lesson-columbiz-material-2 = Un tablero y fichas por grupo; este programa los imprime.
printing-lesson-columbiz-material-3 = La ficha, una por alumno; las respuestas, solo para el docente.
printing-lesson-columbiz-step-1 = Plantea las preguntas 1 y 2. Cada cual escribe su estimación antes de tirar; apunta algunas en la pizarra.
printing-lesson-columbiz-step-2 = Los grupos tiran veinte veces ocho dados y anotan el mayor número de dados iguales. Suma los resultados de todos.
printing-lesson-columbiz-step-3 = Resolved juntos la pregunta 3: primero la probabilidad de fallar las tres tiradas. Después, la 4.
printing-lesson-columbiz-step-4 = A jugar: tres turnos de Columbiz por jugador. Quien aparta dados dice en voz alta para qué.
printing-lesson-columbiz-step-5 = Preguntas 5 y 6, a solas o en parejas. Comparad estimaciones, recuentos y números exactos.
printing-lesson-columbiz-step-6 = Para terminar: ¿dónde se puede volver a intentar en la vida, y cuándo conviene cambiar de plan?
printing-lesson-columbiz-behind = Un dado que se puede tirar { $throws } veces falla una cara dada con una probabilidad de 5/6 cada vez; al final la muestra, pues, con una probabilidad de { $once }. Los ocho dados son independientes: el número de cincos sigue la distribución binomial de 8 ensayos con esa probabilidad. Si vale cualquier cara, no hay fórmula tan corta: el programa prueba todas las formas de apartar y toma la mejor.
printing-lesson-columbiz-level-1 = Más fácil: dos dados en vez de ocho y una tirada. Escribid las 36 tiradas y contad los dobles.
printing-lesson-columbiz-level-2 = Más difícil: calculad la probabilidad de exactamente dos cincos en una tirada de ocho dados y comprobad la tabla sumando.
printing-lesson-columbiz-question-1 = Tiras ocho dados. ¿Tienen que mostrar al menos dos la misma cara? Di por qué.
printing-lesson-columbiz-question-2 = ¿Con qué frecuencia muestran la misma cara al menos tres de ocho dados? Estima, tira veinte veces y anota el mayor número de dados iguales.
printing-lesson-columbiz-question-3 = Un dado se puede tirar hasta tres veces. ¿Qué probabilidad hay de que muestre entonces un cinco?
printing-lesson-columbiz-question-4 = Apartas cada cinco y vuelves a tirar los demás. ¿Cuántos cincos muestran ocho dados tras tres tiradas, de media?
printing-lesson-columbiz-question-5 = Necesitas cuatro cincos. Con tres tiradas, ¿tu probabilidad es mayor o menor que un medio? Di qué esperas y por qué.
printing-lesson-columbiz-question-6 = Ahora valen cuatro dados iguales, los que sean. ¿Qué dados apartas tras la primera tirada? ¿Es mayor tu probabilidad que antes?
printing-lesson-columbiz-answer-1 = Sí. Hay ocho dados y solo seis caras: a más tardar, el séptimo repite una. La pareja es segura.
printing-lesson-columbiz-answer-2 = En el { $chance } de las tiradas; de veinte, unas { $times }. Los recuentos de toda la clase se acercan más que los de un grupo.
printing-lesson-columbiz-answer-3 = Falla tres veces con una probabilidad de 5/6 × 5/6 × 5/6 = { $never }. Acierta, pues, con una probabilidad de 1 − { $never } = { $once }, es decir, { $chance }.
printing-lesson-columbiz-answer-4 = Cada dado suma su probabilidad: { $dice } × { $once } = { $mean }.
printing-lesson-columbiz-answer-5 = Algo menos: { $chance }. De media hay menos de cuatro cincos tras tres tiradas, así que no sorprende.
printing-lesson-columbiz-answer-6 = Aparta la cara que más se repite. La probabilidad sube de { $cell } a { $row }: sigues a los dados en vez de pedirles cincos.
printing-lesson-columbiz-tally = Máximo de iguales
printing-lesson-columbiz-tallied = Veces
printing-lesson-columbiz-alike = Ocho dados, una tirada: al menos este número de dados iguales
printing-lesson-columbiz-alike-row = Iguales
printing-lesson-columbiz-cell = Una casilla dada: al menos este número de dados de su cara en esa tirada, apartándolos todos
printing-lesson-columbiz-row = Cualquier casilla de una fila: al menos este número de dados iguales en esa tirada, apartando de la mejor manera
printing-lesson-columbiz-throw = Tirada { $throw }
printing-lesson-columbiz-dice = Dados

## Les 4 colonnes

printing-lesson-quatre_colonnes-intro = Una carrera de columnas por el tablero, dados que contar y cuatro pueblos antiguos que conocer: Les 4 colonnes une cálculo e historia en una lección. A partir de unos nueve años, en cuatro grupos.
printing-lesson-quatre_colonnes-goal-1 = Hacer la lista de todas las tiradas de dos dados y contar las que importan.
printing-lesson-quatre_colonnes-goal-2 = Saber que una probabilidad de uno entre seis no quiere decir justo una vez cada seis tiradas.
printing-lesson-quatre_colonnes-goal-3 = Contar cómo construían griegos, romanos, galos e iberos en la Francia antigua, y cómo lo sabemos.
printing-lesson-quatre_colonnes-material-1 = Para cada tablero, dos dados; para cada jugador, cuatro columnas. Este programa imprime tableros y columnas.
printing-lesson-quatre_colonnes-material-2 = Las { $cards } tarjetas del final, recortadas: diez por pueblo.
printing-lesson-quatre_colonnes-material-3 = La ficha, una por alumno; las respuestas, solo para el docente.
printing-lesson-quatre_colonnes-step-1 = Enseña el tablero. Cuatro talleres, cuatro pueblos: ¿qué saben los alumnos de cada uno?
printing-lesson-quatre_colonnes-step-2 = Cada grupo lee las tarjetas de su pueblo y elige dos para contarlas (pregunta 6).
printing-lesson-quatre_colonnes-step-3 = Preguntas 1 a 3: tirad hasta que salga un cinco y anotad cuántas tiradas hicieron falta; después, llenad la tabla de dos dados.
printing-lesson-quatre_colonnes-step-4 = A jugar, con dos dados. El grupo que saca una columna, o que devuelve una, cuenta una de sus tarjetas.
printing-lesson-quatre_colonnes-step-5 = Preguntas 4 y 5, juntos. Comparad con lo que anotaron los grupos.
printing-lesson-quatre_colonnes-step-6 = Para terminar: ¿qué edificio te gustaría ver, y qué preguntarías a quienes lo construyeron?
printing-lesson-quatre_colonnes-behind = Dos dados tienen 6 × 6 = 36 tiradas igual de probables. Quien las escribe todas no tiene que adivinar. Algo de probabilidad p se hace esperar 1/p intentos de media; y, sin embargo, el momento más probable es siempre el próximo intento.
printing-lesson-quatre_colonnes-level-1 = Más fácil: jugad con un dado, y que lea las tarjetas en voz alta quien quiera.
printing-lesson-quatre_colonnes-level-2 = Más difícil: buscad los lugares de las tarjetas en un mapa de Francia y ordenad las obras en una línea del tiempo.
printing-lesson-quatre_colonnes-question-1 = Un cinco saca una columna del taller. ¿Qué probabilidad hay de un cinco con un dado? ¿Cuántas tiradas necesitaste, y cuántas hacen falta de media?
printing-lesson-quatre_colonnes-question-2 = Con dos dados también vale una suma de cinco. Marca con una cruz todas las tiradas de la tabla que sacan una columna. ¿Cuántas son?
printing-lesson-quatre_colonnes-question-3 = Con un seis se vuelve a tirar: lo muestra un dado o lo da la suma. Rodea esas tiradas con un círculo. ¿Cuántas son?
printing-lesson-quatre_colonnes-question-4 = Desde su casilla de salida, una columna tiene { $way } casillas hasta la cima. ¿Qué muestra un dado de media? ¿Cuántas tiradas de un dado son, más o menos, y de dos?
printing-lesson-quatre_colonnes-question-5 = Las cuatro columnas están en la cima: un doble tres construye el monumento. ¿Qué probabilidad tiene? ¿Es probable en { $even } intentos?
printing-lesson-quatre_colonnes-question-6 = Elige dos tarjetas de tu pueblo. ¿Qué se construyó, con qué, y cómo lo sabemos?
printing-lesson-quatre_colonnes-answer-1 = { $chance }. De media hacen falta { $mean } tiradas; pero se puede esperar más, y a menudo sale antes.
printing-lesson-quatre_colonnes-answer-2 = { $count } de 36, es decir, { $chance }: once con un cinco y cuatro con una suma de cinco.
printing-lesson-quatre_colonnes-answer-3 = { $count } de 36, es decir, { $chance }: once con un seis y cinco con una suma de seis, entre ellas el doble tres.
printing-lesson-quatre_colonnes-answer-4 = { $mean } de media: unas { $one } tiradas de un dado, o { $two } de dos. Los bonus acortan el camino; las capturas lo alargan.
printing-lesson-quatre_colonnes-answer-5 = { $chance }; de media hacen falta { $mean } intentos. En { $even } es algo más probable que lo contrario: { $within }.
printing-lesson-quatre_colonnes-answer-6 = Respuesta libre. Piedra, madera, tierra y paja; murallas, templos, agua, casas. Cada tarjeta nombra su fuente: un autor antiguo, o un estudioso de nuestro tiempo.
printing-lesson-quatre_colonnes-two-dice = Todas las tiradas de dos dados
printing-lesson-quatre_colonnes-draws = Las probabilidades de una tirada
printing-lesson-quatre_colonnes-one = Un dado
printing-lesson-quatre_colonnes-two = Dos dados, también sumas
printing-lesson-quatre_colonnes-five = Un cinco
printing-lesson-quatre_colonnes-six = Un seis
printing-lesson-quatre_colonnes-build = El monumento en este número de intentos como mucho
printing-lesson-quatre_colonnes-attempts = Intentos
printing-lesson-quatre_colonnes-cards = Tarjetas para recortar

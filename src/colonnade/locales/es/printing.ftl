# Lo que se imprime: títulos, indicaciones en las hojas, y cómo hacer un juego con ellas. Las reglas están en rules_JUEGO.ftl.

## Clases de hojas

printing-sheet-guide = Cómo hacer tu juego
printing-sheet-board = Tablero
printing-sheet-pieces = Piezas para recortar
printing-sheet-pad = Hoja de puntos
printing-sheet-summary = El juego en una página
printing-sheet-rules = Las reglas
printing-sheet-lesson = Una lección de 50 minutos

## En cada hoja

# Beside a ruler of 50 mm
printing-scale = 50 mm · imprimir al 100 %
printing-points = Puntos
printing-players = Jugadores
printing-pad-date = Fecha

## La guía

printing-guide-needs = Qué necesitas
printing-guide-tools = Tijeras, pegamento, y cartulina para reforzar el tablero y las piezas.
printing-guide-steps = Cómo se hace
printing-guide-print = Imprime al 100 %, sin ajustar a la página. La regla al pie de una hoja dibujada debe medir 50 mm.
printing-guide-board = Recorta el tablero por las marcas de sus esquinas. Si tiene varias hojas, corta cada una por sus marcas de la izquierda y de arriba, y pégala sobre el borde de su vecina, letra sobre letra.
printing-guide-pad = Imprime la hoja de puntos tantas veces como quieras; una sola dura bastante.
printing-guide-own = Si tienes tus propias piezas
printing-guide-own-pieces = El tablero se puede dibujar para piezas de cualquier tamaño corriente: elige su ancho al imprimir.

## Columbiz

printing-columbiz-board = El tablero de Columbiz: seis columnas de seis casillas, cada una con una cara de dado arriba.
# $millimetres (number): the width of a disc
printing-columbiz-pieces = 59 fichas de { $millimetres } mm: pega la hoja en cartulina y recórtalas. Emblema y puntos distinguen a los jugadores.
printing-columbiz-in-line = Fichas en línea
printing-columbiz-discs-each = Fichas por jugador
# $dice (number)
printing-columbiz-need-dice = { $dice } dados corrientes.
# $discs (number): all of them; $millimetres (number): the width of one
printing-columbiz-need-discs = { $discs } fichas de { $millimetres } mm: las de este cuadernillo, o las tuyas.
printing-columbiz-step-discs = Pega la hoja de fichas sobre cartulina y recórtalas; con una perforadora redonda de { $millimetres } mm se hace rápido.

## Les 4 colonnes

printing-quatre_colonnes-board = El tablero de Les 4 colonnes: una cruz de 68 casillas, cuatro flechas, la cima y cuatro talleres.
printing-quatre_colonnes-pediment = El frontón del monumento
# $millimetres (number): the width of a token
printing-quatre_colonnes-pieces = Cuatro columnas por jugador, de { $millimetres } mm de ancho, y el frontón del monumento. Corta por las líneas continuas, dobla por las discontinuas y pega una sobre otra las dos solapas de cada columna: son su pie.
printing-quatre_colonnes-pad = Una fila por partida: marca las columnas que llegaron a la cima, y el frontón de quien construyó.
printing-quatre_colonnes-throws = Qué hace una tirada
printing-quatre_colonnes-five = saca una columna del taller, antes que nada
printing-quatre_colonnes-six = tira otra vez; una barrera tuya tiene que abrirse
printing-quatre_colonnes-third = tercer seis en un turno: la última columna movida vuelve a su casilla de salida
printing-quatre_colonnes-build = con las cuatro columnas en la cima: el monumento está en pie, y ganas
printing-quatre_colonnes-bonuses = Bonus
printing-quatre_colonnes-captured = casillas, por una columna que devuelves
printing-quatre_colonnes-arrived = casillas, por una columna que llega a la cima
printing-quatre_colonnes-cells = Casillas seguras
printing-quatre_colonnes-starts = Casillas de salida
printing-quatre_colonnes-refuges = Refugios
printing-quatre_colonnes-need-dice = Dos dados corrientes.
# $millimetres (number): the width of a token
printing-quatre_colonnes-need-tokens = Cuatro columnas por jugador: las de este cuadernillo, o peones pequeños de hasta { $millimetres } mm de ancho.
printing-quatre_colonnes-step-tokens = Recorta las columnas y dobla cada una en forma de tienda. Pega las dos solapas una sobre otra: son su pie.
printing-quatre_colonnes-step-pediment = Recorta el frontón, levanta los dos lados y pégalos por la punta. Quien gana lo coloca sobre cuatro columnas.

## La orden, y por qué no se imprime nada

# $file (text), $pages (number)
cli-printed = { $pages ->
    [one] { $pages } página escrita en { $file }.
   *[other] { $pages } páginas escritas en { $file }.
}
# $files (number), $folder (text)
cli-print-solids = { $files ->
    [one] { $files } sólido escrito en { $folder }.
   *[other] { $files } sólidos escritos en { $folder }.
}
cli-print-where = Di adónde va: --out ARCHIVO para las hojas, --stl CARPETA para una impresora 3D.
# $game (text): a game’s key
error-print-none = Todavía no hay nada que imprimir del juego «{ $game }».
# $values (text)
error-print-nothing = No se ha pedido nada. Las hojas son { $values }.
# $given (text), $least, $most (numbers)
error-print-piece = Una pieza no puede medir { $given } mm de ancho. Puede medir de { $least } a { $most } mm.
error-server-print-failed = No se han podido preparar las hojas. Inténtalo otra vez.

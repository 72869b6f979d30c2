# La página del navegador donde se imprime un juego.

web-print-about = Tablero, piezas, hojas de puntos y reglas en papel, a tamaño real.
web-print-paper = Papel
web-print-paper-letter = Carta
web-print-language = Idioma
web-print-ink = Tinta
web-print-ink-colour = En color
web-print-ink-saving = Con poca tinta
web-print-sheets = Hojas
web-print-piece = Ancho de tus piezas
# $least, $most, $usual (numbers): millimetres
web-print-piece-help = El tablero se dibuja para ellas: de { $least } a { $most } mm; lo normal, { $usual } mm.
# $pages (number)
web-print-button = { $pages ->
    [one] Descargar el PDF, { $pages } página
   *[other] Descargar el PDF, { $pages } páginas
}
web-print-making = Se están preparando las páginas.
web-print-no-sheets = Elige al menos una hoja.
# $page (number)
web-print-page = Página { $page }
web-print-scale = Imprime al 100 %, sin ajustar a la página: la regla al pie de una hoja debe medir 50 mm.
web-print-own = La orden «colonnade print» también crea archivos para una impresora 3D.

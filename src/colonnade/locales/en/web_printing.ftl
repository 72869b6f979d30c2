# The page of the browser where a game is printed.

web-print-about = Board, pieces, score pads and rules on paper, in true size.
web-print-paper = Paper
web-print-paper-letter = Letter
web-print-language = Language
web-print-ink = Ink
web-print-ink-colour = In colour
web-print-ink-saving = Ink-saving
web-print-sheets = Sheets
web-print-piece = Width of your pieces
# $least, $most, $usual (numbers): millimetres
web-print-piece-help = The board is drawn for them: { $least } to { $most } mm, usually { $usual } mm.
# $pages (number)
web-print-button = { $pages ->
    [one] Download the PDF, { $pages } page
   *[other] Download the PDF, { $pages } pages
}
web-print-making = The pages are being made.
web-print-no-sheets = Choose at least one sheet.
# $page (number)
web-print-page = Page { $page }
web-print-scale = Print at 100%, not fitted to the page: the ruler at the foot of a sheet must measure 50 mm.
web-print-own = The command “colonnade print” also writes files for a 3-D printer.

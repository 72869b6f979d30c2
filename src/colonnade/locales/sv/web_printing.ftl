# Webbläsarens sida där man skriver ut ett spel.

web-print-about = Bräde, pjäser, poängblock och regler på papper, i verklig storlek.
web-print-paper = Papper
web-print-paper-letter = US Letter
web-print-language = Språk
web-print-ink = Bläck
web-print-ink-colour = I färg
web-print-ink-saving = Bläcksnålt
web-print-sheets = Blad
web-print-piece = Dina pjäsers bredd
# $least, $most, $usual (numbers): millimetres
web-print-piece-help = Brädet ritas för dem: { $least } till { $most } mm, vanligen { $usual } mm.
# $pages (number)
web-print-button = { $pages ->
    [one] Ladda ner PDF:en, { $pages } sida
   *[other] Ladda ner PDF:en, { $pages } sidor
}
web-print-making = Sidorna förbereds.
web-print-no-sheets = Välj minst ett blad.
# $page (number)
web-print-page = Sida { $page }
web-print-scale = Skriv ut i 100 %, inte anpassat till sidan: linjalen längst ner på ett blad ska vara 50 mm lång.
web-print-own = Kommandot ”colonnade print” gör också filer för en 3D-skrivare.

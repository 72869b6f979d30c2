# Webbläsarens sida där man skriver ut ett spel.

web-print-about = Bräde, pjäser, poängblock och regler på papper, i verklig storlek.
web-print-paper = Papper
web-print-paper-letter = US Letter
web-print-language = Språk
web-print-ink = Bläck
web-print-ink-colour = I färg
web-print-ink-saving = Bläcksnålt
web-print-sheets = Blad
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
web-print-own = Kommandot ”colonnade print” ritar också bräden för egna pjäser, och gör filer för en 3D-skrivare.

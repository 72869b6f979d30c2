# De pagina van de browser waar je een spel afdrukt.

web-print-about = Bord, stukken, scoreblokken en spelregels op papier, op ware grootte.
web-print-paper = Papier
web-print-paper-letter = US Letter
web-print-language = Taal
web-print-ink = Inkt
web-print-ink-colour = In kleur
web-print-ink-saving = Inktbesparend
web-print-sheets = Bladen
web-print-piece = Breedte van je stukken
# $least, $most, $usual (numbers): millimetres
web-print-piece-help = Het bord wordt ervoor getekend: { $least } tot { $most } mm, gewoonlijk { $usual } mm.
# $pages (number)
web-print-button = { $pages ->
    [one] Pdf downloaden, { $pages } bladzijde
   *[other] Pdf downloaden, { $pages } bladzijden
}
web-print-making = De bladzijden worden gemaakt.
web-print-no-sheets = Kies minstens één blad.
# $page (number)
web-print-page = Bladzijde { $page }
web-print-scale = Druk af op 100%, zonder aan te passen aan de pagina: de liniaal onderaan een blad moet 50 mm lang zijn.
web-print-own = Het commando “colonnade print” maakt ook bestanden voor een 3D-printer.

# Det som skrivs ut: rubriker, anvisningar på bladen, och hur man gör ett spel av dem. Själva reglerna står i rules_SPEL.ftl.

## Sorters blad

printing-sheet-guide = Så gör du ditt spel
printing-sheet-board = Bräde
printing-sheet-pieces = Pjäser att klippa ut
printing-sheet-pad = Poängblock
printing-sheet-summary = Spelet på en sida
printing-sheet-rules = Reglerna
printing-sheet-lesson = En lektion på 50 minuter

## På varje blad

# Beside a ruler of 50 mm
printing-scale = 50 mm · skriv ut i 100 %
printing-points = Poäng
printing-players = Spelare
printing-pad-date = Datum

## Anvisningen

printing-guide-needs = Det här behöver du
printing-guide-tools = Sax, lim, och kartong som gör brädet och pjäserna styva.
printing-guide-steps = Så gör du
printing-guide-print = Skriv ut i 100 %, inte anpassat till sidan. Linjalen längst ner på ett ritat blad ska vara 50 mm lång.
printing-guide-board = Klipp ut brädet längs märkena i hörnen. Har det flera blad klipper du varje blad längs märkena till vänster och upptill, och limmar det på kanten av bladet intill, bokstav på bokstav.
printing-guide-pad = Skriv ut poängblocket så ofta du vill; ett blad räcker ett tag.
printing-guide-own = Om du har egna pjäser
printing-guide-own-pieces = Brädet kan ritas för pjäser av alla vanliga storlekar: välj deras bredd när du skriver ut.

## Columbiz

printing-columbiz-board = Brädet i Columbiz: sex kolumner med sex rutor, var och en med en tärningssida överst.
# $millimetres (number): the width of a disc
printing-columbiz-pieces = 59 brickor på { $millimetres } mm: limma bladet på kartong, och klipp eller stansa ut dem. Symbol och prickar skiljer spelarna åt.
printing-columbiz-in-line = Brickor i rad
printing-columbiz-discs-each = Brickor per spelare
# $dice (number)
printing-columbiz-need-dice = { $dice } vanliga tärningar.
# $discs (number): all of them; $millimetres (number): the width of one
printing-columbiz-need-discs = { $discs } brickor på { $millimetres } mm: de i det här häftet, eller dina egna.
printing-columbiz-step-discs = Limma bladet med brickor på kartong och klipp ut dem; med en rund stans på { $millimetres } mm går det fort.

## Les 4 colonnes

printing-quatre_colonnes-board = Brädet i Les 4 colonnes: ett kors av 68 rutor, fyra pilar, toppen och fyra verkstäder.
printing-quatre_colonnes-pediment = Monumentets gavel
# $millimetres (number): the width of a token
printing-quatre_colonnes-pieces = Fyra pelare till varje spelare, { $millimetres } mm breda, och gaveln till vinnarens monument. Klipp längs de heldragna linjerna, vik längs de streckade, och limma de två flikarna på varje pelare på varandra: de är dess fot.
printing-quatre_colonnes-pad = En rad för varje parti: kryssa för pelarna som nådde toppen, och gaveln för den som byggde.
printing-quatre_colonnes-throws = Vad ett kast gör
printing-quatre_colonnes-five = tar ut en pelare ur verkstaden, före allt annat
printing-quatre_colonnes-six = kasta igen; en av dina spärrar måste öppnas
printing-quatre_colonnes-third = tredje sexan i en tur: pelaren som flyttades sist går tillbaka till sin startruta
printing-quatre_colonnes-build = med alla fyra pelarna på toppen: monumentet står, och du vinner
printing-quatre_colonnes-bonuses = Bonusar
printing-quatre_colonnes-captured = rutor, för en pelare som du skickar tillbaka
printing-quatre_colonnes-arrived = rutor, för en pelare som når toppen
printing-quatre_colonnes-cells = Säkra rutor
printing-quatre_colonnes-starts = Startrutor
printing-quatre_colonnes-refuges = Fristäder
printing-quatre_colonnes-need-dice = Två vanliga tärningar.
# $millimetres (number): the width of a token
printing-quatre_colonnes-need-tokens = Fyra pelare till varje spelare: de i det här häftet, eller små pjäser på högst { $millimetres } mm.
printing-quatre_colonnes-step-tokens = Klipp ut pelarna och vik var och en till ett tält. Limma de två flikarna på varandra: de är dess fot.
printing-quatre_colonnes-step-pediment = Klipp ut gaveln, vik upp båda sidorna och limma ihop dem vid spetsen. Den som vinner lägger den på fyra pelare.

## Kommandot, och varför inget skrivs ut

# $file (text), $pages (number)
cli-printed = { $pages ->
    [one] { $pages } sida skriven till { $file }.
   *[other] { $pages } sidor skrivna till { $file }.
}
# $files (number), $folder (text)
cli-print-solids = { $files ->
    [one] { $files } form skriven till { $folder }.
   *[other] { $files } former skrivna till { $folder }.
}
cli-print-where = Säg vart det ska: --out FIL för bladen, --stl MAPP för en 3D-skrivare.
# $game (text): a game’s key
error-print-none = Det finns inget att skriva ut för spelet ”{ $game }” än.
# $values (text)
error-print-nothing = Inget har beställts. Bladen är { $values }.
# $given (text), $least, $most (numbers)
error-print-piece = En pjäs kan inte vara { $given } mm bred. Den kan vara { $least } till { $most } mm.
error-server-print-failed = Bladen kunde inte göras. Försök igen.

# Wat er gedrukt wordt: koppen, aanwijzingen op de bladen, en hoe je er een spel van maakt. De regels zelf staan in rules_SPEL.ftl.

## Soorten bladen

printing-sheet-guide = Zo maak je je spel
printing-sheet-board = Bord
printing-sheet-pieces = Stukken om uit te knippen
printing-sheet-pad = Scoreblok
printing-sheet-summary = Het spel op één bladzijde
printing-sheet-rules = De spelregels
printing-sheet-lesson = Een les van 50 minuten

## Op elk blad

# Beside a ruler of 50 mm
printing-scale = 50 mm · druk af op 100%
printing-points = Punten
printing-players = Spelers
printing-pad-date = Datum

## De handleiding

printing-guide-needs = Wat je nodig hebt
printing-guide-tools = Een schaar, lijm, en karton om het bord en de stukken stevig te maken.
printing-guide-steps = Zo maak je het
printing-guide-print = Druk af op 100%, zonder aan te passen aan de pagina. De liniaal onderaan een getekend blad moet 50 mm lang zijn.
printing-guide-board = Knip het bord uit langs de snijtekens op de hoeken. Bestaat het uit meer bladen, knip dan elk blad langs de snijtekens links en boven, en plak het op de rand van het blad ernaast, letter op letter.
printing-guide-pad = Druk het scoreblok af zo vaak je wilt; één blad gaat een tijdje mee.
printing-guide-own = Als je zelf stukken hebt
printing-guide-own-pieces = Het bord kan getekend worden voor stukken van elke gewone maat: kies hun breedte bij het afdrukken.

## Columbiz

printing-columbiz-board = Het bord van Columbiz: zes kolommen van zes velden, met een dobbelsteenzijde boven elke kolom.
# $millimetres (number): the width of a disc
printing-columbiz-pieces = 59 schijven van { $millimetres } mm: plak het blad op karton, en knip of pons ze uit. Aan embleem en stippen herken je de spelers.
printing-columbiz-in-line = Schijven op een rij
printing-columbiz-discs-each = Schijven per speler
# $dice (number)
printing-columbiz-need-dice = { $dice } gewone dobbelstenen.
# $discs (number): all of them; $millimetres (number): the width of one
printing-columbiz-need-discs = { $discs } schijven van { $millimetres } mm: die uit dit boekje, of je eigen.
printing-columbiz-step-discs = Plak het blad met schijven op karton en knip ze uit; met een ronde pons van { $millimetres } mm gaat het snel.

## Les 4 colonnes

printing-quatre_colonnes-board = Het bord van Les 4 colonnes: een kruis van 68 velden, vier pijlen, de top en vier werkplaatsen.
printing-quatre_colonnes-pediment = Het fronton van het monument
# $millimetres (number): the width of a token
printing-quatre_colonnes-pieces = Vier zuilen per speler, { $millimetres } mm breed, en het fronton voor het monument. Knip langs de doorgetrokken lijnen, vouw langs de streepjeslijnen, en plak de twee flappen van elke zuil op elkaar: dat is de voet.
printing-quatre_colonnes-pad = Een regel per partij: kruis de zuilen aan die de top haalden, en het fronton van wie bouwde.
printing-quatre_colonnes-throws = Wat een worp doet
printing-quatre_colonnes-five = brengt een zuil uit de werkplaats, vóór al het andere
printing-quatre_colonnes-six = nog eens gooien; een versperring van jou moet open
printing-quatre_colonnes-third = derde zes in een beurt: de laatst verzette zuil gaat terug naar haar startveld
printing-quatre_colonnes-build = met alle vier de zuilen op de top: het monument staat, en je wint
printing-quatre_colonnes-bonuses = Bonussen
printing-quatre_colonnes-captured = velden, voor een zuil die je terugstuurt
printing-quatre_colonnes-arrived = velden, voor een zuil die de top bereikt
printing-quatre_colonnes-cells = Veilige velden
printing-quatre_colonnes-starts = Startvelden
printing-quatre_colonnes-refuges = Schuilplaatsen
printing-quatre_colonnes-need-dice = Twee gewone dobbelstenen.
# $millimetres (number): the width of a token
printing-quatre_colonnes-need-tokens = Vier zuilen per speler: die uit dit boekje, of kleine pionnen van hooguit { $millimetres } mm breed.
printing-quatre_colonnes-step-tokens = Knip de zuilen uit en vouw elk tot een tentje. Plak de twee flappen op elkaar: dat is de voet.
printing-quatre_colonnes-step-pediment = Knip het fronton uit, vouw beide gevels op en plak ze aan de punt aan elkaar. Wie wint legt het op vier zuilen.

## Het commando, en waarom er niets gedrukt wordt

# $file (text), $pages (number)
cli-printed = { $pages ->
    [one] { $pages } bladzijde geschreven naar { $file }.
   *[other] { $pages } bladzijden geschreven naar { $file }.
}
# $files (number), $folder (text)
cli-print-solids = { $files ->
    [one] { $files } vorm geschreven naar { $folder }.
   *[other] { $files } vormen geschreven naar { $folder }.
}
cli-print-where = Zeg waar het heen moet: --out BESTAND voor de bladen, --stl MAP voor een 3D-printer.
# $game (text): a game’s key
error-print-none = Voor het spel “{ $game }” valt er nog niets af te drukken.
# $values (text)
error-print-nothing = Er is niets gevraagd. De bladen zijn { $values }.
# $given (text), $least, $most (numbers)
error-print-piece = Een stuk kan niet { $given } mm breed zijn. Het kan { $least } tot { $most } mm zijn.
error-server-print-failed = De bladen konden niet worden gemaakt. Probeer het nog eens.

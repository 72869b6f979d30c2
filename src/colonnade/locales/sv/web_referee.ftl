# At a real board: the phone follows what people do with real dice and pieces.

# $name: who throws; $count (number): dice
web-referee-throw = { $count ->
    [one] { $name } kastar en tärning. Vad visar den?
   *[other] { $name } kastar { $count } tärningar. Vad visar de?
  }
# $name: who has thrown; $count (number): dice still to be entered
web-referee-faces = { $count ->
    [one] { $name }: vad visar tärningen?
   *[other] { $name }: vad visar tärningarna? { $count } kvar
  }
web-referee-dice = Tärningarna som de föll
web-referee-which = Vilka kast som skrivs in
web-referee-last-throw = Bara sista kastet
web-referee-every-throw = Varje kast
# $count (number): possible actions
web-referee-say-choices = Vad gjorde { $name }? { $count ->
    [one] En sak är möjlig.
   *[other] { $count } saker är möjliga.
  }
web-referee-did = Vad gjorde { $name }?
web-referee-lines = Vad som gjordes
web-referee-more = Visa allt som är möjligt
web-referee-kept = Markera de tärningar som behölls.
web-referee-stuck = Ingen bricka kan läggas med de här tärningarna. Om några kastades om, markera dem som behölls. Om det var tredje kastet går brickor förlorade: skriv då in varje kast.
web-referee-enter-every = Ta tillbaka, och skriv in varje kast
web-referee-stopped = Inga fler kast
# $count (number): dice
web-referee-thrown-again = { $count ->
    [0] Alla behölls
    [one] Den andra kastades om
   *[other] De andra { $count } kastades om
  }
web-referee-undo = Ta tillbaka
web-referee-rewind = Gå tillbaka hit i partiet
# $count (number): entries that were taken back
web-referee-undone = { $count ->
    [one] En inmatning har tagits tillbaka
   *[other] { $count } inmatningar har tagits tillbaka
  }
web-referee-undone-label = Det som tagits tillbaka
web-referee-redo = Gör om nästa
web-referee-redo-all = Gör om alla
# $count (number): entries that are left
web-referee-redoing = Matar in igen: { $count } kvar
# $clause (text): “L4.2”
web-referee-clause = Läs regel { $clause }
web-referee-allowed = Vad reglerna tillåter
web-referee-what = Vad gjordes?
web-referee-touch = Visa det på brädet, eller skriv det.
web-referee-typed = I protokollets notation
web-referee-ask = Fråga reglerna
# $piece: “Green 2”; $count (number): cells
web-referee-moved = { $piece } gick { $count ->
    [one] en ruta
   *[other] { $count } rutor
  }
# $piece: “Green 2”
web-referee-left = { $piece } lämnade verkstaden ({ $count })
web-referee-setup-brush = Välj en färg och tryck på dess rutor; tryck igen för att ta bort en bricka. Räkna sedan det som ligger bredvid brädet.
web-referee-setup-move = Tryck på en pelare, sedan på platsen där den står.
web-referee-setup-tools = Pjäser
# $piece: “green 2”
web-referee-to-workshop = Till verkstaden
# $piece: “green 2”
web-referee-to-summit = Till toppen
# $what: “Prisoners, Ana”
web-referee-less = { $what }: minska med 1
web-referee-one-more = { $what }: öka med 1
web-referee-setup-turn = Vems tur är det?
web-referee-setup-first = Vem började?
web-referee-setup-use = Använd ställningen
web-referee-setup-id = Med ställningens id

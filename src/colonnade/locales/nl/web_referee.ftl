# At a real board: the phone follows what people do with real dice and pieces.

# $name: who throws; $count (number): dice
web-referee-throw = { $count ->
    [one] { $name } gooit één dobbelsteen. Wat ligt er?
   *[other] { $name } gooit { $count } dobbelstenen. Wat ligt er?
  }
# $name: who has thrown; $count (number): dice still to be entered
web-referee-faces = { $count ->
    [one] { $name }: wat ligt er?
   *[other] { $name }: wat ligt er? Nog { $count }
  }
web-referee-dice = De dobbelstenen zoals ze vielen
web-referee-which = Welke worpen worden ingevoerd
web-referee-last-throw = Alleen de laatste worp
web-referee-every-throw = Elke worp
# $count (number): possible actions
web-referee-say-choices = Wat deed { $name }? { $count ->
    [one] Eén ding is mogelijk.
   *[other] { $count } dingen zijn mogelijk.
  }
web-referee-did = Wat deed { $name }?
web-referee-lines = Wat er gedaan is
web-referee-more = Alles tonen wat kan
web-referee-kept = Markeer de dobbelstenen die zijn gehouden.
web-referee-stuck = Met deze dobbelstenen kan geen schijf worden gelegd. Zijn er opnieuw gegooid, markeer dan welke zijn gehouden. Was dit de derde worp, dan gaan er schijven verloren: voer dan elke worp in.
web-referee-enter-every = Terugnemen, en elke worp invoeren
web-referee-stopped = Geen worpen meer
# $count (number): dice
web-referee-thrown-again = { $count ->
    [0] Ze zijn allemaal gehouden
    [one] De andere is opnieuw gegooid
   *[other] De andere { $count } zijn opnieuw gegooid
  }
web-referee-undo = Terugnemen
web-referee-rewind = De partij tot hier terugnemen
# $count (number): entries that were taken back
web-referee-undone = { $count ->
    [one] Eén stap teruggenomen
   *[other] { $count } stappen teruggenomen
  }
web-referee-undone-label = Wat is teruggenomen
web-referee-redo = Volgende herstellen
web-referee-redo-all = Alles herstellen
# $count (number): entries that are left
web-referee-redoing = Opnieuw invoeren: nog { $count }
# $clause (text): “L4.2”
web-referee-clause = Lees regel { $clause }
web-referee-allowed = Wat de regels toestaan
web-referee-what = Wat is er gedaan?
web-referee-touch = Tik het aan op het bord, of typ het.
web-referee-typed = In de notatie van het partijverslag
web-referee-ask = De regels raadplegen
# $piece: “Green 2”; $count (number): cells
web-referee-moved = { $piece } ging { $count ->
    [one] één veld
   *[other] { $count } velden
  } verder
# $piece: “Green 2”
web-referee-left = { $piece } verliet de werkplaats ({ $count })
web-referee-setup-brush = Kies een kleur en tik haar velden aan; tik nog eens om een schijf weg te nemen. Tel dan wat naast het bord ligt.
web-referee-setup-move = Tik een zuil aan, en dan de plek waar ze staat.
web-referee-setup-tools = Stukken
# $piece: “green 2”
web-referee-to-workshop = Naar de werkplaats
# $piece: “green 2”
web-referee-to-summit = Naar de top
# $what: “Prisoners, Ana”
web-referee-less = { $what }: één minder
web-referee-one-more = { $what }: één meer
web-referee-setup-turn = Wie is aan de beurt?
web-referee-setup-first = Wie begon?
web-referee-setup-use = Gebruik deze stelling
web-referee-setup-id = Met de id van een stelling

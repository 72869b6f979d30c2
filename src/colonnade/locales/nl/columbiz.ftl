# What Columbiz has to say. Each message names the clause of docs/rules/columbiz.md that it rests on.
# $colour, $victim (texts): purple, blue, grey or black. $cell (text): “5-3”. $dice (text): “3 3 5”, ascending. $face (number): 1 to 6.
# PLAYER, CELL and CAPITAL: see docs/translating.md.

## The game, its colours, and who begins

columbiz-name = Columbiz
columbiz-about = Acht dobbelstenen, zes kolommen: leg schijven, maak gevangenen, vorm rijen.
columbiz-kind-keep = Houden
columbiz-kind-place = Leggen
columbiz-colour-purple = paars
columbiz-colour-blue = blauw
columbiz-colour-grey = grijs
columbiz-colour-black = zwart
# What CELL says of “5-3”, by the dice that pay for it. $column, $row (numbers)
columbiz-cell = { $row ->
    [1] { $column ->
        [1] een één
        [2] een twee
        [3] een drie
        [4] een vier
        [5] een vijf
       *[6] een zes
      }
   *[other] { $row ->
        [2] twee
        [3] drie
        [4] vier
        [5] vijf
       *[6] zes
      } { $column ->
        [1] enen
        [2] tweeën
        [3] drieën
        [4] vieren
        [5] vijven
       *[6] zessen
      }
  }

# C1.2. $given, $expected (texts): colours, separated by commas, as they are typed
columbiz-seats-colours = De plaatsen kunnen niet “{ $given }” zijn. Met zoveel spelers gaat Columbiz met { $expected }, in deze volgorde.
# C1.3
columbiz-seats-first = Bij Columbiz kies je niet wie begint: dat beslissen de dobbelstenen.

## Options. A name, a sentence, and a name for every value that is not a number

columbiz-sheet-says = De bladen zeggen
columbiz-option-edition = Uitgave
columbiz-option-edition-help = De gedrukte spelregels waarvan de gewoonten gelden; wat je zelf kiest, gaat voor.
columbiz-option-edition-fr = Frans
columbiz-option-edition-nl = Nederlands
columbiz-option-edition-es = Spaans
columbiz-option-edition-sv = Zweeds
columbiz-option-max_discs = Schijven per beurt
columbiz-option-max_discs-help = Hoeveel schijven je in één beurt mag leggen.
columbiz-option-kept_dice = Gehouden dobbelstenen
columbiz-option-kept_dice-help = Of je een gehouden dobbelsteen later in de beurt toch opnieuw mag gooien.
columbiz-option-kept_dice-free = mogen opnieuw
columbiz-option-kept_dice-locked = blijven liggen
columbiz-option-beyond_twelve = Meer dan twaalf gevangenen
columbiz-option-beyond_twelve-help = Of de dertiende gevangene en die daarna nog punten opleveren.
columbiz-option-beyond_twelve-extend = leveren nog punten op
columbiz-option-beyond_twelve-cap = leveren niets meer op

## Texts that cannot be read. $text is quoted as the person typed it, $given is the part at fault

columbiz-malformed-action = “{ $text }” is geen zet. Probeer keep, stop, place, done of forfeit.
columbiz-malformed-face = “{ $text }”: geen dobbelsteen toont “{ $given }”. Ogen gaan van 1 tot 6, met één spatie ertussen.
columbiz-malformed-order = “{ $text }”: noem de dobbelstenen van laag naar hoog.
columbiz-malformed-cell = “{ $text }”: er is geen veld “{ $given }”. Een veld is een kolom en een getal, allebei van 1 tot 6, zoals 5-3.
columbiz-malformed-position = “{ $text }” is geen stelling van Columbiz.
columbiz-malformed-diagram = “{ $text }” is geen tekening van een bord.
columbiz-setup-first = Zeg wie er begon: dat is hier nog niet met een worp beslist.
# $found, $all (numbers): discs
columbiz-setup-discs = { PLAYER($colour) } heeft { $all } schijven, en hier zijn er { $found }: op het bord, in de voorraad en weggelegd.
# $lost, $prisoners (numbers): discs that are missing, and prisoners counted
columbiz-setup-prisoners = { $lost } schijven liggen niet op het bord, niet in de voorraad en zijn niet weggelegd, maar er zijn { $prisoners } gevangenen geteld. Die twee getallen moeten gelijk zijn.
columbiz-setup-own = { PLAYER($colour) } heeft meer gevangenen dan de anderen schijven hebben verloren: niemand neemt zijn eigen schijven gevangen.
columbiz-setup-captures = { PLAYER($colour) } heeft meer gevangenen dan zo weinig schijven konden maken: hoogstens vijf elk.
columbiz-setup-lines = { PLAYER($colour) } heeft meer punten voor rijen dan zo weinig schijven konden opleveren.
columbiz-setup-aside = Schijven worden per drie weggelegd: het aantal van { PLAYER($colour) } kan niet kloppen.
columbiz-setup-empty = { PLAYER($colour) } heeft een lege voorraad en is deze ronde nog aan de beurt. Dat kan niet: met de laatste ronde eindigt de partij.
# $colour: who began
columbiz-setup-turns = Vanaf { PLAYER($colour) }, die begon, heeft iedereen evenveel beurten gehad. Met deze schijven kan dat niet: tel ze opnieuw, of kijk wie er aan de beurt is.
columbiz-setup-impossible = Deze stelling kan in een partij Columbiz niet voorkomen.

## Why not. Refusals; those marked “also a duty” are said before anyone tries, too

# C4.1
columbiz-over = De partij is afgelopen.
# C1.3
columbiz-start-first = Eerst beslissen de dobbelstenen wie begint.
# C1.3
columbiz-start-decided = Dat staat al vast: { PLAYER($colour) } is begonnen.
# C1.3. $expected, $given (numbers)
columbiz-start-count = De startworp heeft voor elk van de { $expected } plaatsen één getal; hier { $given ->
    [0] staat er geen
    [one] staat er één
   *[other] staan er { $given }
  }.
# C1.3
columbiz-start-throws = { PLAYER($colour) } gooit ook mee om de start.
# C1.3
columbiz-start-waits = { PLAYER($colour) } gooit niet mee in deze beslissende worp.
# C2.1 or C2.2. $expected, $given (numbers)
columbiz-roll-count = Er { $expected ->
    [one] wordt nu één dobbelsteen
   *[other] worden nu { $expected } dobbelstenen
  } gegooid, niet { $given }.
# C2.2
columbiz-roll-early = Zeg eerst welke dobbelstenen je houdt.
# C2.1 or C2.2. $count (number): dice to throw
columbiz-throw-first = Eerst { $count ->
    [one] wordt er één dobbelsteen
   *[other] worden er { $count } dobbelstenen
  } gegooid.
# C2.5 after the third throw, C2.2 after stopping
columbiz-dice-lie = Er wordt deze beurt niet meer gegooid: de dobbelstenen blijven zoals ze liggen.
# C2.2. $count (number): how many dice show that face
columbiz-keep-lacks = { $count ->
    [0] Geen dobbelsteen toont een { $face }.
    [one] Maar één dobbelsteen toont een { $face }.
   *[other] Maar { $count } dobbelstenen tonen een { $face }.
  }
# C2.2
columbiz-keep-all = Alle acht houden is stoppen.
# C2.3, also a duty. $count (number): how many dice were kept
columbiz-dice-locked = { $count ->
    [one] De { $dice } die je hield, blijft liggen.
   *[other] De dobbelstenen die je hield, { $dice }, blijven liggen.
  }
# C2.4, also a duty
columbiz-stop-nothing = Met deze dobbelstenen kun je geen schijf leggen, dus stoppen kan nog niet: gooi opnieuw.
# C2.2
columbiz-place-early = Stop eerst met gooien; daarna leg je schijven.
# C3.1, also a duty. $count (number): the most discs per turn
columbiz-place-most = Meer dan { $count ->
    [one] één schijf
   *[other] { $count } schijven
  } per beurt mag niet.
# C3.1, also a duty
columbiz-reserve-empty = Je voorraad is leeg.
# C3.2
columbiz-cell-occupied = Er ligt al een { $colour ->
    [purple] paarse
    [blue] blauwe
    [grey] grijze
   *[black] zwarte
  } schijf op { CELL($cell) }.
# C3.3. $left (number): dice showing the face that it takes
columbiz-dice-short = Het veld kost { CELL($cell) }; je hebt er nog { $left ->
    [0] geen
    [one] één
   *[other] { $left }
  }.
# C3.3, a duty only
columbiz-place-nothing = Met de dobbelstenen die over zijn kun je geen schijf meer leggen.
# C3.6
columbiz-done-early = Leg minstens één schijf voordat je de beurt beëindigt.
# C3.7, also a duty. $count (number): discs to set aside
columbiz-must-forfeit = Na de derde worp kun je niets leggen: de voorraad verliest { $count ->
    [one] de laatste schijf
   *[other] { $count } schijven
  }.
# C3.7
columbiz-forfeit-early = Schijven afstaan kan niet vóór de derde worp.
# C3.7
columbiz-forfeit-placed = Je hebt een schijf gelegd, dus er valt niets af te staan: beëindig de beurt.
# C3.7. $cell: one where a disc can be placed
columbiz-forfeit-possible = Je hoeft niets af te staan zolang er een schijf te leggen is, bijvoorbeeld op { CELL($cell) }.

## What happened

# C1.3
columbiz-begins = { PLAYER($colour) } gooit het hoogst, een { $face }, en begint.
# C1.3. $count (number): players, two or more
columbiz-start-tied = { $count } spelers gooiden een { $face }, het hoogst; zij gooien opnieuw.
# C2.1 or C2.2. $count (number): dice thrown
columbiz-thrown = { PLAYER($colour) } gooit { $dice }.
# C2.2. $count (number): dice kept
columbiz-kept = { PLAYER($colour) } { $count ->
    [0] houdt niets en gooit alle acht opnieuw
   *[other] houdt { $dice }
  }.
# C2.2
columbiz-stopped = { PLAYER($colour) } stopt met gooien.
# C3.1
columbiz-placed = { PLAYER($colour) } legt een schijf op { CELL($cell) }.
# C3.4. $count (number): discs of $victim taken by $colour
columbiz-captured = { PLAYER($colour) } slaat { $count ->
    [one] { $victim ->
        [purple] één paarse schijf
        [blue] één blauwe schijf
        [grey] één grijze schijf
       *[black] één zwarte schijf
      }
   *[other] { $victim ->
        [purple] { $count } paarse schijven
        [blue] { $count } blauwe schijven
        [grey] { $count } grijze schijven
       *[black] { $count } zwarte schijven
      }
  }.
# C3.5. $length (number): 3 to 6; $points (number): 1 to 4
columbiz-line = { PLAYER($colour) } maakt een rij van { $length } en krijgt { $points ->
    [one] één punt
   *[other] { $points } punten
  }.
# C3.6 after done, C3.7 after a forfeit
columbiz-turn-ended = { PLAYER($colour) } beëindigt de beurt.
# C3.7. $count (number): 1 to 3
columbiz-forfeited = { PLAYER($colour) } kan niets leggen en verliest { $count ->
    [one] één schijf
   *[other] { $count } schijven
  } uit de voorraad.
# C4.1
columbiz-last-round = De voorraad van { PLAYER($colour) } is leeg: dit is de laatste ronde.
# C4.1
columbiz-game-ended = De ronde is rond, de partij is afgelopen.

## The position

# C4.1
columbiz-now-last-round = Dit is de laatste ronde.

## The result

# C4.4
columbiz-reason-highest = Het hoogste totaal wint.
# C4.4
columbiz-reason-shared = Bij een gelijk hoogste totaal wordt de winst gedeeld.

## The score pad: line points above the line, the others below

columbiz-pad-reserve = In voorraad
columbiz-pad-aside = Weggelegd
columbiz-pad-lines = Rijen
columbiz-pad-prisoners = Gevangenen
columbiz-pad-prison = Punten gevangenis
columbiz-pad-total = Totaal

## What a button does, by the first word of the action

columbiz-do-place = Leg de schijf

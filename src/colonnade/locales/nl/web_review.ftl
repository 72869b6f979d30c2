# What the review of a game and the statistics say in the browser. Chances and changes are texts: “43 %”, “+4.2 %”.

## The page

# $game (text): its name
web-review-of = { $game }: analyse
web-review-refused = Deze partij kan niet worden geanalyseerd
# $done (text): how much of it
web-review-working = De partij wordt geanalyseerd: { $done }.
web-review-curves = Winstkansen, geluk en verlies
# $name, $change (texts)
web-review-luck-of = { $name }, geluk: { $change }.
web-review-loss-of = { $name }, verloren: { $change }.
web-review-key-luck = geluk
web-review-key-bad = pech
web-review-key-loss = verloren door een keuze
web-review-previous = Naar het vorige keerpunt
web-review-next = Naar het volgende keerpunt
web-review-table = Alle stappen als tabel
web-review-column-event = Gebeurtenis
web-review-column-worth = Geluk of verlies

## A step

web-review-step = Deze stap
web-review-played = Gespeeld
web-review-best = Beste
# $name, $change (texts)
web-review-throw-good = Een goede worp: { $change } waard voor { $name }.
web-review-throw-bad = Een slechte worp: hij kostte { $name } { $change }.
web-review-throw-even = Een worp die weinig veranderde.
web-review-forced = Er was geen keuze.
web-review-fine = Er was niets beters.
web-review-slip = Er was iets beters: { $change }.
web-review-mistake = Dat verloor { $change }.
web-review-blunder = Dat verloor veel: { $change }.
web-review-correction = Van hieraf opnieuw bekeken wordt de kans van { $name } { $change } anders geschat. Dat is niemands werk.
web-review-turn = De hele beurt
# $luck, $loss (texts)
web-review-turn-worth = Geluk { $luck }, verloren { $loss }.
# $moves (text): sentences
web-review-turn-best = Het beste met deze dobbelstenen: { $moves }
web-review-turn-show = Op het bord tonen
web-review-try = Vanaf hier proberen

## The whole game

web-review-moments = Wat de partij besliste
web-review-summary = Geluk en kunde
# $grade (text): “a club player”
web-review-grade = Speelde als { $grade }.
web-review-average-dice = Met gemiddelde dobbelstenen gewonnen in { $chance }.
web-review-result = Uitslag
web-review-luck = Geluk, eigen en van anderen
# $count (number): decisions
web-review-loss = Verloren in { $count ->
    [one] één keuze
   *[other] { $count } keuzes
  }
web-review-adjusted = Uitslag zonder geluk
web-review-kind-keep = Houden
web-review-kind-place = Leggen
web-review-kind-move = Lopen
web-review-kind-bonus = Bonussen
web-review-luckiest = Gelukkigste worp
web-review-unluckiest = Ongelukkigste worp
# $count (number); $mean, $deviation, $largest (texts)
web-review-corrections = Waar het oordeel opnieuw vooruitkijkt, is het het een beetje met zichzelf oneens: { $count ->
    [one] eenmaal
   *[other] { $count } keer
  }, gemiddeld { $mean }, met een spreiding van { $deviation } en hoogstens { $largest }. Dat is geluk noch kunde, en het telt apart.

## Statistics

web-statistics-none = In deze browser is nog geen partij afgelopen. Zodra dat zo is, telt ze hier mee.
web-statistics-play = Een partij spelen
web-statistics-game = Spel
web-statistics-player = Speler
web-statistics-everybody = Iedereen
web-statistics-nameless = een vriend
web-statistics-games = Partijen
web-statistics-won = Gewonnen
web-statistics-average = Gewonnen met gemiddelde dobbelstenen
web-statistics-luck = Geluk per partij
web-statistics-loss = Verloren per partij
# $count (number): games
web-statistics-unreviewed = { $count ->
    [one] Eén partij is nog niet geanalyseerd.
   *[other] { $count } partijen zijn nog niet geanalyseerd.
  }
web-statistics-review = Analyseren
# $done, $count (numbers)
web-statistics-working = Partij { $done } van { $count } wordt geanalyseerd.
web-statistics-plot-won = Uitslagen
web-statistics-plot-average = Uitslagen zonder geluk
web-statistics-plot-luck = Geluk
web-statistics-plot-loss = Verloren door keuzes
web-statistics-kinds = Wat waar verloren ging, per partij
# $count (number): games
web-statistics-lines = De lijnen zijn gemiddelden van de laatste { $count ->
    [one] partij
   *[other] { $count } partijen
  }.
web-statistics-list = Alle partijen
web-statistics-day = Dag
web-statistics-against = Met
web-statistics-grade = Speelde als
web-statistics-export = Als bestand bewaren
web-statistics-erase = Alles wissen
web-statistics-erase-sure = Echt alles wissen
web-statistics-local = Dit alles staat alleen in deze browser. Partijen die vanuit een stelling zijn geprobeerd tellen niet mee.

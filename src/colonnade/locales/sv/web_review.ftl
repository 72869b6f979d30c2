# What the review of a game and the statistics say in the browser. Chances and changes are texts: “43 %”, “+4.2 %”.

## The page

# $game (text): its name
web-review-of = { $game }: analys
web-review-refused = Det här partiet kan inte analyseras
# $done (text): how much of it
web-review-working = Partiet analyseras: { $done }.
web-review-curves = Vinstchanser, tur och förluster
# $name, $change (texts)
web-review-luck-of = { $name }, tur: { $change }.
web-review-loss-of = { $name }, förlorat: { $change }.
web-review-key-luck = tur
web-review-key-bad = otur
web-review-key-loss = förlorat på ett val
web-review-previous = Till förra händelsen
web-review-next = Till nästa händelse
web-review-table = Alla steg som tabell
web-review-column-event = Händelse
web-review-column-worth = Tur eller förlust

## A step

web-review-step = Det här steget
web-review-played = Spelat
web-review-best = Bäst
# $name, $change (texts)
web-review-throw-good = Ett bra kast: värt { $change } för { $name }.
web-review-throw-bad = Ett dåligt kast: det kostade { $name } { $change }.
web-review-throw-even = Ett kast som ändrade lite.
web-review-forced = Det fanns inget val.
web-review-fine = Det fanns inget bättre.
web-review-slip = Det fanns något lite bättre: { $change }.
web-review-mistake = Det förlorade { $change }.
web-review-blunder = Det förlorade mycket: { $change }.
web-review-correction = Sett på nytt härifrån bedöms chansen för { $name } annorlunda med { $change }. Det är ingens förtjänst.
web-review-turn = Hela turen
# $luck, $loss (texts)
web-review-turn-worth = Tur { $luck }, förlorat { $loss }.
# $moves (text): sentences
web-review-turn-best = Det bästa med de här tärningarna: { $moves }
web-review-turn-show = Visa det på brädet
web-review-try = Pröva härifrån

## The whole game

web-review-moments = Det som avgjorde partiet
web-review-summary = Tur och skicklighet
# $grade (text): “a club player”
web-review-grade = Spelade som { $grade }.
web-review-average-dice = Med genomsnittliga tärningar vunnet i { $chance }.
web-review-result = Resultat
web-review-luck = Tur, egen och andras
# $count (number): decisions
web-review-loss = Förlorat på { $count ->
    [one] ett val
   *[other] { $count } val
  }
web-review-adjusted = Resultat utan tur
web-review-kind-keep = Behålla
web-review-kind-place = Lägga
web-review-kind-move = Flytta
web-review-kind-bonus = Bonusar
web-review-luckiest = Turligaste kastet
web-review-unluckiest = Oturligaste kastet
# $count (number); $mean, $deviation, $largest (texts)
web-review-corrections = Där bedömningen ser framåt på nytt är den lite oense med sig själv: { $count ->
    [one] en gång
   *[other] { $count } gånger
  }, i snitt { $mean }, med en spridning på { $deviation } och högst { $largest }. Det är varken tur eller skicklighet och räknas för sig.

## Statistics

web-statistics-none = Inget parti har slutat i den här webbläsaren än. När ett har det räknas det här.
web-statistics-play = Spela ett parti
web-statistics-game = Spel
web-statistics-player = Spelare
web-statistics-everybody = Alla
web-statistics-nameless = en vän
web-statistics-games = Partier
web-statistics-won = Vunnet
web-statistics-average = Vunnet med medeltärningar
web-statistics-luck = Tur per parti
web-statistics-loss = Förlorat per parti
# $count (number): games
web-statistics-unreviewed = { $count ->
    [one] Ett parti har inte analyserats än.
   *[other] { $count } partier har inte analyserats än.
  }
web-statistics-review = Analysera dem
# $done, $count (numbers)
web-statistics-working = Parti { $done } av { $count } analyseras.
web-statistics-plot-won = Resultat
web-statistics-plot-average = Resultat utan tur
web-statistics-plot-luck = Tur
web-statistics-plot-loss = Förlorat på val
web-statistics-kinds = Vad som förlorades var, per parti
# $count (number): games
web-statistics-lines = Linjerna är medelvärden av { $count ->
    [one] det senaste partiet
   *[other] de senaste { $count } partierna
  }.
web-statistics-list = Alla partier
web-statistics-day = Dag
web-statistics-against = Med
web-statistics-grade = Spelade som
web-statistics-export = Spara som fil
web-statistics-erase = Radera allt
web-statistics-erase-sure = Radera verkligen allt
web-statistics-local = Allt detta finns bara i den här webbläsaren. Partier som prövats från en ställning räknas inte.

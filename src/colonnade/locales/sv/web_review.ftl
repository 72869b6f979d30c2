# What the review of a game and the statistics say in the browser. Chances and losses are numbers between 0 and 1; changes with a sign are texts: “+4.2 %”.

## The page

# $game (text): its name
web-review-of = { $game }: analys
web-review-refused = Det här partiet kan inte analyseras
# $done (text): how much of it
web-review-working = Partiet analyseras: { $done }.
web-review-chances = Vinstchanser
web-review-curves = Vinstchanser, tur och förluster
web-review-key-luck = tur
web-review-key-bad = otur
web-review-key-loss = förlorat på ett val
web-review-key-unsure = kanske förlorat
web-review-key-doubt = programmet rättar sig
web-review-previous = Till förra händelsen
web-review-next = Till nästa händelse
web-review-numbers = Siffror
web-review-table = Alla steg som tabell
web-review-column-event = Händelse
web-review-column-owner = Vems
web-review-column-worth = Tur eller förlust

## A step

web-review-step = Det här steget
web-review-played = Spelat
web-review-best = Bäst
web-review-forced = Det fanns inget val.
web-review-fine = Det fanns inget bättre.
# $who (text): you, team (the reader’s), group (several people), other; $name; $luck (text): more, less, even; $change (number)
web-review-said-luck = { $luck ->
    [more] Ett bra kast: det gav { $who ->
        [you] dig
        [team] ditt lag
        [group] { $name }
       *[other] { $name }
      } { PERCENT($change) }.
    [less] Ett dåligt kast: det kostade { $who ->
        [you] dig
        [team] ditt lag
        [group] { $name }
       *[other] { $name }
      } { PERCENT($change) }.
   *[even] Ett kast som nästan inte ändrade något.
  }
web-review-close = Det fanns knappt något bättre.
# $size (text): slip, mistake, unsure, blunder; $cost (number)
web-review-said-cost = { $size ->
    [slip] Ett litet snedsteg: det kostade
    [mistake] Ett misstag: det kostade
    [unsure] Kanske ett misstag: det kostade
   *[blunder] Ett stort misstag: det kostade
  } { $who ->
    [you] dig
   *[other] { $name }
  } { PERCENT($cost) }.
# $trials (number): per action; $loss, $margin (numbers)
web-review-check-none = Inte säkert: det har inte spelats ut tillräckligt många gånger.
web-review-check-confirmed = Bekräftat: utspelat { $trials } gånger åt varje håll kostade det { PERCENT($loss) } ± { PERCENT($margin) }.
web-review-check-open = Inte säkert: utspelat { $trials } gånger åt varje håll kostade det { PERCENT($loss) } ± { PERCENT($margin) }.
web-review-checking = Stora förluster kontrolleras: partiet spelas vidare därifrån många gånger.
web-review-moves-missing = Det gick inte att ladda vad dragen skulle göra här.
# $name; $change (number); $luck (text): more, less
web-review-correction = Sett på nytt härifrån ligger { $name } { PERCENT($change) } { $luck ->
    [more] högre
   *[less] lägre
  } än det såg ut. Det är ingens förtjänst.
# $moves (text): sentences
web-review-turn-best = Det bästa med de här tärningarna: { $moves }
web-review-turn-show = Visa det på brädet
# $name (text): of a bot
web-review-try = Prova härifrån mot { $name }
web-review-try-about = Ett parti som prövas härifrån räknas inte i din statistik.

## The whole game

# $who, $name; $dice (text): with, thanks, against, even
web-review-headline-won = { $who ->
    [you] Du
    [team] Ditt lag
    [group] { $name }
   *[other] { $name }
  } vann, { $dice ->
    [with] och tärningarna hjälpte till
    [thanks] tack vare tärningarna
    [against] trots tärningarna
   *[even] och tärningarna tog inte parti
  }.
# $dice (text): with, because, against, even
web-review-headline-lost = { $who ->
    [you] Du
    [team] Ditt lag
    [group] { $name }
   *[other] { $name }
  } förlorade, { $dice ->
    [with] fast tärningarna hjälpte till
    [because] på grund av tärningarna
    [against] och tärningarna hjälpte inte till
   *[even] och tärningarna tog inte parti
  }.
web-review-headline-shared = { $who ->
    [you] Du
    [team] Ditt lag
    [group] { $name }
   *[other] { $name }
  } delade segern.
# $who (text): you, other; $luck (text): more, less, even; $change, $cost (numbers)
web-review-balance = { $luck ->
    [more] Tärningarna gav { $who ->
        [you] dig
       *[other] { $name }
      } { PERCENT($change) } mer än i snitt
    [less] Tärningarna gav { $who ->
        [you] dig
       *[other] { $name }
      } { PERCENT($change) } mindre än i snitt
   *[even] Tärningarna var varken för eller emot { $who ->
        [you] dig
       *[other] { $name }
      }
  }; { $who ->
    [you] dina egna val kostade dig
   *[other] egna val kostade { $name }
  } { $cost ->
    [0] nästan ingenting
   *[other] { PERCENT($cost) }
  }.
# $who (text): team, group
web-review-dice = { $luck ->
    [more] Tärningarna gav { $who ->
        [team] ditt lag
       *[group] { $name }
      } { PERCENT($change) } mer än i snitt.
    [less] Tärningarna gav { $who ->
        [team] ditt lag
       *[group] { $name }
      } { PERCENT($change) } mindre än i snitt.
   *[even] Tärningarna var varken för eller emot { $who ->
        [team] ditt lag
       *[group] { $name }
      }.
  }
web-review-gave = { $who ->
    [you] Du förlorade
   *[other] { $name } förlorade
  } { $cost ->
    [0] nästan ingenting
   *[other] { PERCENT($cost) }
  } på egna val.
# $times (number): of a hundred games
web-review-average = Med genomsnittliga tärningar skulle { $who ->
    [you] du
    [team] ditt lag
    [group] { $name }
   *[other] { $name }
  } vinna { $times ->
    [0] nästan inget parti som det här
    [1] ett av hundra partier som det här
    [100] nästan varje parti som det här
   *[other] { $times } av hundra partier som det här
  }.
# $low, $high (numbers): of a hundred games
web-review-average-between = Med genomsnittliga tärningar skulle { $who ->
    [you] du
    [team] ditt lag
    [group] { $name }
   *[other] { $name }
  } vinna mellan { $low } och { $high } av hundra partier som det här.
web-review-more = Mer om partiet
web-review-percent-ask = Vad betyder procenten?
web-review-percent = De är delar av en seger: ett kast som lyfter din chans från { PERCENT(0.4) } till { PERCENT(0.52) } ger dig { PERCENT(0.12) }. Tärningarna jämförs med alla kast som kunde ha kommit, också de andras. Ett val jämförs med det bästa som gick med de tärningarna. I ett långt parti kan vart och ett bli mer än { PERCENT(1) }.
# $when (text): early, middle, late; $from, $to, $best, $after (numbers): chances
web-review-moment-throw = { $when ->
    [early] I början
    [late] Mot slutet
   *[middle] Halvvägs
  } { $luck ->
    [less] svek tärningarna
   *[more] log tärningarna mot
  } { $who ->
    [you] dig
    [team] ditt lag
    [group] { $name }
   *[other] { $name }
  }: från { PERCENT($from) } till { PERCENT($to) }.
web-review-moment-start = Kastet om vem som börjar gynnade { $who ->
    [you] dig
    [team] ditt lag
    [group] { $name }
   *[other] { $name }
  }: från { PERCENT($from) } till { PERCENT($to) }.
web-review-moment-last = Det sista kastet gav { $who ->
    [you] dig
    [team] ditt lag
    [group] { $name }
   *[other] { $name }
  } segern: strax innan var chansen { PERCENT($from) }.
web-review-moment-choice = { $when ->
    [early] I början
    [late] Mot slutet
   *[middle] Halvvägs
  } { $who ->
    [you] gav du
   *[other] gav { $name }
  } { $sure ->
    [no] kanske bort
   *[yes] bort
  } mycket: { PERCENT($best) } med det bästa draget, { PERCENT($after) } efter det här.
web-review-decisive = Vändpunkten
web-review-moments = Det som avgjorde partiet
web-review-summary = Tur och skicklighet
# $grade (text): “a club player”
web-review-grade = Spelade som { $grade }.
# $best, $worst (texts): “a club player”; $count (number): decisions, at least eight
web-review-grade-open = Det är öppet mellan { $best } och { $worst }: i { $count } val stod något på spel.
web-review-grade-firm = Det är säkert: i { $count } val stod något på spel.
web-review-grade-none = För lite stod på spel för att betygsätta dessa val.
# $chance, $low, $high (numbers)
web-review-average-dice = Med genomsnittliga tärningar vunnet i { CASES($chance) } (mellan { PERCENT($low) } och { PERCENT($high) }).
web-review-average-none = Vad genomsnittliga tärningar hade gett går inte att säga av det här partiet: programmet rättade sig själv för mycket.
web-review-start = I början
web-review-result = Resultat
web-review-luck = Tur, egen och andras
web-review-gifts = Fått genom de andras val
web-review-corrected = Programmets rättelser av sig självt
web-review-set-up = Ställningar som ställts upp för hand
# $count (number): decisions
web-review-loss = Förlorat på { $count ->
    [one] ett val
   *[other] { $count } val
  }
web-review-adjusted = Resultat utan tur
web-review-luckiest = Turligaste kastet
web-review-unluckiest = Oturligaste kastet
# $count (number); $mean, $deviation, $largest (texts)
web-review-corrections = Där bedömningen ser framåt på nytt är den lite oense med sig själv: { $count ->
    [one] en gång
   *[other] { $count } gånger
  }, i snitt { $mean }, med en spridning på { $deviation } och högst { $largest }. Det är varken tur eller skicklighet och räknas för sig.

## Statistics

web-statistics-none = Inget parti har slutat här än. Efter ditt första läser du här vad tärningarna gav dig och vad dina val kostade.
web-statistics-play = Spela ett parti
web-statistics-game = Spel
web-statistics-player = Spelare
web-statistics-everybody = Alla
web-statistics-nameless = en vän
web-statistics-people = Dem du har spelat med
# $who (text): you, other; $name; $result (text): won, shared, lost
web-statistics-one = { $who ->
    [you] Du
   *[other] { $name }
  } spelade ett parti och { $result ->
    [won] vann det
    [shared] delade segern
   *[lost] förlorade det
  }.
# $result (text): none, all, some; $won, $count (numbers): games, at least two
web-statistics-record = { $result ->
    [none] { $who ->
        [you] Du har spelat { $count } partier och inte vunnit något än
       *[other] { $name } har spelat { $count } partier och inte vunnit något än
      }.
    [all] { $who ->
        [you] Du
       *[other] { $name }
      } vann alla { $count } partier.
   *[some] { $who ->
        [you] Du
       *[other] { $name }
      } vann { $won } av { $count } partier.
  }
web-statistics-shared = { $count ->
    [one] I ett till delades segern.
   *[other] I { $count } till delades segern.
  }
# $luck (text): much-more, more, bit-more, even, bit-less, less, much-less; $change (number); $count (number): games they are the mean of
web-statistics-dice = Tärningarna var { $luck ->
    [much-more] mycket snälla mot
    [more] snälla mot
    [bit-more] lite snälla mot
    [bit-less] lite elaka mot
    [less] elaka mot
    [much-less] mycket elaka mot
   *[even] varken för eller emot
  } { $who ->
    [you] dig
   *[other] { $name }
  }{ $luck ->
    [even] {""}
   *[other] : { PERCENT($change) }{ $count ->
    [one] {""}
   *[other] {" "}per parti
  }
  }.
web-statistics-cost = { $who ->
    [you] Dina egna val kostade dig
   *[other] Egna val kostade { $name }
  } { $cost ->
    [0] nästan ingenting
   *[other] { PERCENT($cost) }
  }{ $count ->
    [one] {""}
   *[other] {" "}per parti
  }.
# $kind (text): keep, place, move, bonus
web-statistics-most = { $kind ->
    [keep] Det mesta gick förlorat när tärningar behölls.
    [place] Det mesta gick förlorat när brickor lades.
    [move] Det mesta gick förlorat vid flyttarna.
   *[bonus] Det mesta gick förlorat när bonusar spelades.
  }
# $way (text): better, worse, same; $before, $now (numbers): losses a game; $count (number): games, at least three
web-statistics-trend = { $way ->
    [better] Det går allt bättre
    [worse] På sistone kostar valen mer
   *[same] Det går som förut
  }: { PERCENT($before) } per parti i början, { PERCENT($now) } i de senaste { $count } partierna.
# $times (number): of a hundred games
web-statistics-fair = Med genomsnittliga tärningar skulle { $who ->
    [you] du
   *[other] { $name }
  } ha vunnit { $times ->
    [0] nästan inget parti
    [1] ett av hundra partier
    [100] nästan varje parti
   *[other] { $times } av hundra partier
  }.
web-statistics-recent = De senaste partierna
web-statistics-result = { $result ->
    [won] Vunnet
    [shared] Delat
   *[lost] Förlorat
  }
web-statistics-unnamed = Utan namn
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
web-statistics-review = { $count ->
    [one] Analysera det
   *[other] Analysera dem
  }
web-statistics-failed = { $count ->
    [one] Ett parti kunde inte analyseras.
   *[other] { $count } partier kunde inte analyseras.
  }
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

# What the review of a game and the statistics say in the browser. Chances and losses are numbers between 0 and 1; changes with a sign are texts: “+4.2 %”.

## The page

# $game (text): its name
web-review-of = { $game }: analyse
web-review-refused = Deze partij kan niet worden geanalyseerd
# $done (text): how much of it
web-review-working = De partij wordt geanalyseerd: { $done }.
web-review-chances = Winstkansen
web-review-curves = Winstkansen, geluk en verlies
web-review-key-luck = geluk
web-review-key-bad = pech
web-review-key-loss = verloren door een keuze
web-review-key-unsure = misschien verloren
web-review-key-doubt = het programma corrigeert zich
web-review-previous = Naar het vorige keerpunt
web-review-next = Naar het volgende keerpunt
web-review-numbers = Cijfers
web-review-table = Alle stappen als tabel
web-review-column-event = Gebeurtenis
web-review-column-owner = Van wie
web-review-column-worth = Geluk of verlies

## A step

web-review-step = Deze stap
web-review-played = Gespeeld
web-review-best = Beste
web-review-forced = Er was geen keuze.
web-review-fine = Er was niets beters.
# $who (text): you, team (the reader’s), group (several people), other; $name; $luck (text): more, less, even; $change (number)
web-review-said-luck = { $luck ->
    [more] Een goede worp: hij leverde { $who ->
        [you] je
        [team] je team
        [group] { $name }
       *[other] { $name }
      } { PERCENT($change) } op.
    [less] Een slechte worp: hij kostte { $who ->
        [you] je
        [team] je team
        [group] { $name }
       *[other] { $name }
      } { PERCENT($change) }.
   *[even] Een worp die bijna niets veranderde.
  }
web-review-close = Er was nauwelijks iets beters.
# $size (text): slip, mistake, unsure, blunder; $cost (number)
web-review-said-cost = { $size ->
    [slip] Een kleine onnauwkeurigheid: die kostte
    [mistake] Een fout: die kostte
    [unsure] Misschien een fout: die kostte
   *[blunder] Een grote fout: die kostte
  } { $who ->
    [you] je
   *[other] { $name }
  } { PERCENT($cost) }.
# $trials (number): per action; $loss, $margin (numbers)
web-review-check-none = Niet zeker: het is niet vaak genoeg uitgespeeld.
web-review-check-confirmed = Bevestigd: { $trials } keer per zet uitgespeeld kostte het { PERCENT($loss) } ± { PERCENT($margin) }.
web-review-check-open = Niet zeker: { $trials } keer per zet uitgespeeld kostte het { PERCENT($loss) } ± { PERCENT($margin) }.
web-review-checking = Grote verliezen worden nagegaan: de partij wordt vandaar vele malen uitgespeeld.
web-review-moves-missing = Wat de zetten hier zouden doen kon niet worden geladen.
# $name; $change (number); $luck (text): more, less
web-review-correction = Van hieraf opnieuw bekeken staat { $name } { PERCENT($change) } { $luck ->
    [more] hoger
   *[less] lager
  } dan het leek. Dat is niemands werk.
# $moves (text): sentences
web-review-turn-best = Het beste met deze dobbelstenen: { $moves }
web-review-turn-show = Op het bord tonen
# $name (text): of a bot
web-review-try = Probeer het vanaf hier tegen { $name }
web-review-try-about = Een partij die je vanaf hier probeert, telt niet mee in je statistieken.

## The whole game

# $who, $name; $dice (text): with, thanks, against, even
web-review-headline-won = { $who ->
    [you] Je won
    [team] Je team won
    [group] { $name } wonnen
   *[other] { $name } won
  }, { $dice ->
    [with] en de dobbelstenen hielpen mee
    [thanks] dankzij de dobbelstenen
    [against] tegen de dobbelstenen in
   *[even] en de dobbelstenen kozen geen partij
  }.
# $dice (text): with, because, against, even
web-review-headline-lost = { $who ->
    [you] Je verloor
    [team] Je team verloor
    [group] { $name } verloren
   *[other] { $name } verloor
  }, { $dice ->
    [with] al hielpen de dobbelstenen mee
    [because] door de dobbelstenen
    [against] en de dobbelstenen hielpen niet
   *[even] en de dobbelstenen kozen geen partij
  }.
web-review-headline-shared = { $who ->
    [you] Je deelde
    [team] Je team deelde
    [group] { $name } deelden
   *[other] { $name } deelde
  } de overwinning.
# $who (text): you, other; $luck (text): more, less, even; $change, $cost (numbers)
web-review-balance = { $luck ->
    [more] De dobbelstenen gaven { $who ->
        [you] je
       *[other] { $name }
      } { PERCENT($change) } meer dan gemiddeld
    [less] De dobbelstenen gaven { $who ->
        [you] je
       *[other] { $name }
      } { PERCENT($change) } minder dan gemiddeld
   *[even] De dobbelstenen waren niet voor en niet tegen { $who ->
        [you] je
       *[other] { $name }
      }
  }; { $who ->
    [you] je eigen keuzes kostten je
   *[other] eigen keuzes kostten { $name }
  } { $cost ->
    [0] bijna niets
   *[other] { PERCENT($cost) }
  }.
# $who (text): team, group
web-review-dice = { $luck ->
    [more] De dobbelstenen gaven { $who ->
        [team] je team
       *[group] { $name }
      } { PERCENT($change) } meer dan gemiddeld.
    [less] De dobbelstenen gaven { $who ->
        [team] je team
       *[group] { $name }
      } { PERCENT($change) } minder dan gemiddeld.
   *[even] De dobbelstenen waren niet voor en niet tegen { $who ->
        [team] je team
       *[group] { $name }
      }.
  }
web-review-gave = { $who ->
    [you] Je verloor met je eigen keuzes
   *[other] { $name } verloor met eigen keuzes
  } { $cost ->
    [0] bijna niets
   *[other] { PERCENT($cost) }
  }.
# $times (number): of a hundred games
web-review-average = Met gemiddelde dobbelstenen { $who ->
    [you] zou je
    [team] zou je team
    [group] zouden { $name }
   *[other] zou { $name }
  } { $times ->
    [0] bijna geen enkele partij als deze
    [1] één op de honderd partijen als deze
    [100] bijna elke partij als deze
   *[other] { $times } van de honderd partijen als deze
  } winnen.
# $low, $high (numbers): of a hundred games
web-review-average-between = Met gemiddelde dobbelstenen { $who ->
    [you] zou je
    [team] zou je team
    [group] zouden { $name }
   *[other] zou { $name }
  } tussen { $low } en { $high } van de honderd partijen als deze winnen.
web-review-more = Meer over deze partij
web-review-percent-ask = Wat betekenen de procenten?
web-review-percent = Het zijn delen van de overwinning: een worp die je kans van { PERCENT(0.4) } naar { PERCENT(0.52) } brengt, levert je { PERCENT(0.12) } op. De dobbelstenen worden vergeleken met alle worpen die konden komen, ook die van de anderen. Een keuze wordt vergeleken met de beste die met die dobbelstenen kon. Over een lange partij kan elk van beide meer dan { PERCENT(1) } worden.
# $when (text): early, middle, late; $from, $to, $best, $after (numbers): chances
web-review-moment-throw = { $when ->
    [early] In het begin
    [late] Tegen het einde
   *[middle] Halverwege
  } { $luck ->
    [less] lieten de dobbelstenen
   *[more] hielpen de dobbelstenen
  } { $who ->
    [you] je
    [team] je team
    [group] { $name }
   *[other] { $name }
  }{ $luck ->
    [less] {""} in de steek
   *[more] {""}
  }: van { PERCENT($from) } naar { PERCENT($to) }.
web-review-moment-start = De worp om het begin viel goed voor { $who ->
    [you] jou
    [team] je team
    [group] { $name }
   *[other] { $name }
  }: van { PERCENT($from) } naar { PERCENT($to) }.
web-review-moment-last = De laatste worp bracht { $who ->
    [you] je
    [team] je team
    [group] { $name }
   *[other] { $name }
  } de overwinning: net ervoor was de kans { PERCENT($from) }.
web-review-moment-choice = { $when ->
    [early] In het begin
    [late] Tegen het einde
   *[middle] Halverwege
  } { $who ->
    [you] gaf je
   *[other] gaf { $name }
  } { $sure ->
    [no] misschien veel
   *[yes] veel
  } weg: { PERCENT($best) } met de beste zet, { PERCENT($after) } na deze.
web-review-decisive = Het keerpunt
web-review-moments = Wat de partij besliste
web-review-summary = Geluk en kunde
# $grade (text): “a club player”
web-review-grade = Speelde als { $grade }.
# $best, $worst (texts): “a club player”; $count (number): decisions, at least eight
web-review-grade-open = Dat blijft open tussen { $best } en { $worst }: bij { $count } keuzes stond er iets op het spel.
web-review-grade-firm = Dat staat vast: bij { $count } keuzes stond er iets op het spel.
web-review-grade-none = Er stond te weinig op het spel om deze keuzes te beoordelen.
# $chance, $low, $high (numbers)
web-review-average-dice = Met gemiddelde dobbelstenen gewonnen in { CASES($chance) } (tussen { PERCENT($low) } en { PERCENT($high) }).
web-review-average-none = Wat gemiddelde dobbelstenen hadden gebracht is uit deze partij niet op te maken: het programma corrigeerde zichzelf te veel.
web-review-start = Aan het begin
web-review-result = Uitslag
web-review-luck = Geluk, eigen en van anderen
web-review-gifts = Gekregen door keuzes van anderen
web-review-corrected = Correcties van het programma zelf
web-review-set-up = Stellingen die met de hand zijn opgezet
# $count (number): decisions
web-review-loss = Verloren in { $count ->
    [one] één keuze
   *[other] { $count } keuzes
  }
web-review-adjusted = Uitslag zonder geluk
web-review-luckiest = Gelukkigste worp
web-review-unluckiest = Ongelukkigste worp
# $count (number); $mean, $deviation, $largest (texts)
web-review-corrections = Waar het oordeel opnieuw vooruitkijkt, is het het een beetje met zichzelf oneens: { $count ->
    [one] eenmaal
   *[other] { $count } keer
  }, gemiddeld { $mean }, met een spreiding van { $deviation } en hoogstens { $largest }. Dat is geluk noch kunde, en het telt apart.

## Statistics

web-statistics-none = Hier is nog geen partij afgelopen. Na je eerste lees je hier wat de dobbelstenen je gaven en wat je keuzes kostten.
web-statistics-play = Een partij spelen
web-statistics-game = Spel
web-statistics-player = Speler
web-statistics-everybody = Iedereen
web-statistics-nameless = een vriend
web-statistics-people = Met wie je hebt gespeeld
# $who (text): you, other; $name; $result (text): won, shared, lost
web-statistics-one = { $who ->
    [you] Je
   *[other] { $name }
  } speelde één partij en { $result ->
    [won] won die
    [shared] deelde de overwinning
   *[lost] verloor die
  }.
# $result (text): none, all, some; $won, $count (numbers): games, at least two
web-statistics-record = { $result ->
    [none] { $who ->
        [you] Je hebt { $count } partijen gespeeld en er nog geen gewonnen
       *[other] { $name } heeft { $count } partijen gespeeld en er nog geen gewonnen
      }.
    [all] { $who ->
        [you] Je
       *[other] { $name }
      } won alle { $count } partijen.
   *[some] { $who ->
        [you] Je
       *[other] { $name }
      } won { $won } van de { $count } partijen.
  }
web-statistics-shared = { $count ->
    [one] In nog één werd de overwinning gedeeld.
   *[other] In nog { $count } werd de overwinning gedeeld.
  }
# $luck (text): much-more, more, bit-more, even, bit-less, less, much-less; $change (number); $count (number): games they are the mean of
web-statistics-dice = De dobbelstenen waren { $luck ->
    [much-more] erg vriendelijk voor
    [more] vriendelijk voor
    [bit-more] een beetje vriendelijk voor
    [bit-less] een beetje onvriendelijk voor
    [less] onvriendelijk voor
    [much-less] erg onvriendelijk voor
   *[even] niet voor en niet tegen
  } { $who ->
    [you] je
   *[other] { $name }
  }{ $luck ->
    [even] {""}
   *[other] : { PERCENT($change) }{ $count ->
    [one] {""}
   *[other] {" "}per partij
  }
  }.
web-statistics-cost = { $who ->
    [you] Je eigen keuzes kostten je
   *[other] Eigen keuzes kostten { $name }
  } { $cost ->
    [0] bijna niets
   *[other] { PERCENT($cost) }
  }{ $count ->
    [one] {""}
   *[other] {" "}per partij
  }.
# $kind (text): keep, place, move, bonus
web-statistics-most = { $kind ->
    [keep] Het meeste ging verloren bij het houden van dobbelstenen.
    [place] Het meeste ging verloren bij het leggen van schijven.
    [move] Het meeste ging verloren bij het lopen.
   *[bonus] Het meeste ging verloren bij het spelen van bonussen.
  }
# $way (text): better, worse, same; $before, $now (numbers): losses a game; $count (number): games, at least three
web-statistics-trend = { $way ->
    [better] Het gaat steeds beter
    [worse] De laatste tijd kosten keuzes meer
   *[same] Het gaat zoals daarvoor
  }: { PERCENT($before) } per partij in het begin, { PERCENT($now) } in de laatste { $count } partijen.
# $times (number): of a hundred games
web-statistics-fair = Met gemiddelde dobbelstenen zou { $who ->
    [you] je
   *[other] { $name }
  } { $times ->
    [0] bijna geen enkele partij
    [1] één op de honderd partijen
    [100] bijna elke partij
   *[other] { $times } van de honderd partijen
  } hebben gewonnen.
web-statistics-recent = De laatste partijen
web-statistics-result = { $result ->
    [won] Gewonnen
    [shared] Gedeeld
   *[lost] Verloren
  }
web-statistics-unnamed = Zonder naam
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
web-statistics-review = { $count ->
    [one] Die analyseren
   *[other] Ze analyseren
  }
web-statistics-failed = { $count ->
    [one] Eén partij kon niet worden geanalyseerd.
   *[other] { $count } partijen konden niet worden geanalyseerd.
  }
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

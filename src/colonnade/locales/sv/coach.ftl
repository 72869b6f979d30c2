# Vad coachen och luppen säger. Chanser och vinstandelar ($chance, $against) är tal mellan 0 och 1.

error-coach-no-decision = Det finns inget att välja nu.
error-coach-none = Det finns inga tips i det här spelet.
coach-only-action = Det går bara att göra en sak.

## Columbiz: the two actions that are compared

# $kind: of the action; $what: its dice or its cell
coach-columbiz-best = { $kind ->
    [keep] Behåll { $what }
    [nothing] Behåll ingenting
    [stop] Behåll alla åtta tärningar
    [place] Lägg en bricka på { CELL($what) }
   *[done] Avsluta turen
  }: det vinner i { CASES($chance, digits: 1) }.
coach-columbiz-against = { $kind ->
    [keep] Att behålla { $what }
    [nothing] Att inte behålla något
    [stop] Att behålla alla åtta tärningar
    [place] En bricka på { CELL($what) }
   *[done] Att avsluta turen
  } vinner i { CASES($chance, digits: 1) }.
coach-columbiz-equal = { $kind ->
    [keep] Att behålla { $what }
    [nothing] Att inte behålla något
    [stop] Att behålla alla åtta tärningar
    [place] En bricka på { CELL($what) }
   *[done] Att avsluta turen
  } är precis lika bra.

## Columbiz: where to look

coach-columbiz-nudge-stop = Ligger inte tärningarna bra nog?
coach-columbiz-nudge-anew = Ingen av de här tärningarna leder långt.
coach-columbiz-nudge-capture = Se efter vad du kan ta till fånga nu.
coach-columbiz-nudge-line = En rad är inom räckhåll.
coach-columbiz-nudge-height = Räkna tärningarna: vilken hög ruta är nära?
coach-columbiz-nudge-danger = Se efter vad som kan bli taget före din nästa tur.
coach-columbiz-nudge-threat = Se på rutan som en motståndare gärna vill fylla.
coach-columbiz-nudge-few = Du behöver inte lägga allt som tärningarna räcker till.
coach-columbiz-nudge-quiet = Det finns lite att vinna genast: tänk på dina nästa rader.

## Columbiz: why

# $against (number): the same for the other choice
coach-columbiz-aim = Det når { CELL($cell) } i { CASES($chance) }, det andra i { PERCENT($against) }.
coach-columbiz-aim-now = Det har tärningarna till { CELL($cell) }; det andra { $against ->
    [0] kan inte få dem
   *[other] får dem i { CASES($against) }
  }.
coach-columbiz-aim-only = Det når { CELL($cell) } i { CASES($chance) }, det andra aldrig.
coach-columbiz-close = Det når ingen ruta säkrare än det andra; i längden vinner det oftare.
coach-columbiz-stop = Med tärningarna som de ligger kan du lägga { $count ->
    [one] en bricka
   *[other] { $count } brickor
  }.
coach-columbiz-stop-points = Med tärningarna som de ligger kan du lägga { $count ->
    [one] en bricka
   *[other] { $count } brickor
  } och vinna { $points ->
    [one] en poäng
   *[other] { $points } poäng
  }.
coach-columbiz-lines = Härifrån till turens slut ger det { $points ->
    [one] en radpoäng
   *[other] { $points } radpoäng
  }, det andra { $against ->
    [0] ingen
   *[other] { $against }
  }.
coach-columbiz-captures = Härifrån till turens slut tar det { $count ->
    [one] en bricka
   *[other] { $count } brickor
  }, det andra { $against ->
    [0] ingen
   *[other] { $against }
  }.
# $column (number): from 1 to 6
coach-columbiz-exposes = Med det andra kan { $count ->
    [one] en bricka
   *[other] { $count } brickor
  } i kolumn { $column } tas till fånga i { CASES($chance) }, om motståndarna satsar på det.
coach-columbiz-threat = Det andra lämnar { CELL($cell) } åt en motståndare, som där kan få { $points ->
    [one] en radpoäng
   *[other] { $points } radpoäng
  }.
coach-columbiz-promise = Det förbereder { CELL($cell) } inför din nästa tur: { $points ->
    [one] en poäng
   *[other] { $points } poäng
  } med { PERCENT($chance) } chans, som det står nu.
coach-columbiz-fewer = Det lägger { $count ->
    [0] inget mer
    [one] en bricka
   *[other] { $count } brickor
  } och låter resten ligga i förrådet; det andra lägger { $against }.
coach-columbiz-more = Det lägger { $count ->
    [one] en bricka
   *[other] { $count } brickor
  }, det andra { $against ->
    [0] ingen
   *[other] { $against }
  }.
coach-columbiz-shape = I den här turen ger det inte mer än det andra; i längden vinner det oftare.

## Columbiz: the lens

lens-columbiz-fill = Om du satsar på den fyller du { CELL($cell) } i { CASES($chance) }.
lens-columbiz-fill-now = Tärningarna räcker till { CELL($cell) }.
lens-columbiz-fill-never = { CAPITAL(CELL($cell)) } kan inte fyllas i den här turen.
lens-columbiz-captures = Det tar { $count ->
    [one] en bricka
   *[other] { $count } brickor
  }.
lens-columbiz-lines = Det ger { $points ->
    [one] en radpoäng
   *[other] { $points } radpoäng
  }.
lens-columbiz-exposed = En bricka där blir tagen före din nästa tur i { CASES($chance) }, om motståndarna satsar på den.
lens-columbiz-exposed-safe = En bricka där är säker till din nästa tur.
lens-columbiz-own = Tagen före din nästa tur i { CASES($chance) }, om motståndarna satsar på den.
lens-columbiz-own-safe = Säker till din nästa tur.
lens-columbiz-masters = Om de spelar som mästare: { PERCENT($chance) }.
lens-columbiz-capture = Om du satsar på den tar du den i { CASES($chance) }.
lens-columbiz-capture-now = Tärningarna räcker till att ta den.
lens-columbiz-capture-never = Den kan inte tas i den här turen.

## Les 4 colonnes: the two actions that are compared

# $kind: of the action; $what: its column; $cells (number): how far it goes; $victim: the column that it sends back
coach-quatre_colonnes-best = { $kind ->
    [exit] För ut { PIECE($what) }
    [oust] För ut { PIECE($what) } och skicka tillbaka { PIECE($victim) }
    [move] Gå { $cells ->
        [one] en ruta
       *[other] { $cells } rutor
      } med { PIECE($what) }
    [bonus] Spela bonusen på { $cells } med { PIECE($what) }
   *[skip] Avstå från bonusen
  }: det vinner i { CASES($chance, digits: 1) }.
coach-quatre_colonnes-against = { $kind ->
    [exit] Att föra ut { PIECE($what) }
    [oust] Att föra ut { PIECE($what) } och skicka tillbaka { PIECE($victim) }
    [move] Att gå { $cells ->
        [one] en ruta
       *[other] { $cells } rutor
      } med { PIECE($what) }
    [bonus] Att spela bonusen på { $cells } med { PIECE($what) }
   *[skip] Att avstå från bonusen
  } vinner i { CASES($chance, digits: 1) }.
coach-quatre_colonnes-equal = { $kind ->
    [exit] Att föra ut { PIECE($what) }
    [oust] Att föra ut { PIECE($what) } och skicka tillbaka { PIECE($victim) }
    [move] Att gå { $cells ->
        [one] en ruta
       *[other] { $cells } rutor
      } med { PIECE($what) }
    [bonus] Att spela bonusen på { $cells } med { PIECE($what) }
   *[skip] Att avstå från bonusen
  } är precis lika bra.

## Les 4 colonnes: where to look

coach-quatre_colonnes-nudge-send = Någon kan skickas tillbaka.
coach-quatre_colonnes-nudge-summit = Toppen är inom räckhåll.
coach-quatre_colonnes-nudge-barrier = En spärr är värd att behålla.
coach-quatre_colonnes-nudge-danger = Se efter vilka av dina pelare motståndarna kan nå.
coach-quatre_colonnes-nudge-refuge = En säker plats är inom räckhåll.
# $cells (number): 10 or 20
coach-quatre_colonnes-nudge-bonus = Var ger { $cells } rutor mest, och var leder de till fara?
coach-quatre_colonnes-nudge-way = Vilken pelare vinner mest på att gå nu?

## Les 4 colonnes: why

# $cells (number): how far the rival’s column had come; $bonus (number): cells that are earned
coach-quatre_colonnes-sends = { $count ->
    [one] { CAPITAL(PIECE($token)) } skickas tillbaka: motståndaren förlorar { $cells } rutor och du får en bonus på { $bonus }.
   *[other] { $count } pelare skickas tillbaka, däribland { PIECE($token) }: motståndarna förlorar { $cells } rutor och du får bonusar på { $bonus }.
  }
# $token: a column of the reader’s team that the other action sends back; $cells (number): how far it had come
coach-quatre_colonnes-spares = Annars skickas { PIECE($token) }, i ditt eget lag, tillbaka: { $cells ->
    [one] en ruta förlorad
   *[other] { $cells } rutor förlorade
  }.
coach-quatre_colonnes-summit = { CAPITAL(PIECE($token)) } når toppen och får en bonus på { $bonus }.
coach-quatre_colonnes-enters = { CAPITAL(PIECE($token)) } kommer ut ur verkstaden.
coach-quatre_colonnes-declines = Annars skänks { $cells } rutor bort. Här är de värda { PERCENT($share) } av segern.
# $chance, $against (numbers): after the other move, and after the best; $count (number): rival columns one to six cells behind
coach-quatre_colonnes-exposes = Annars kan { PIECE($token) } skickas tillbaka före din nästa tur i { CASES($chance) } om motståndarna satsar på det, med det här draget { $against ->
    [0] aldrig
   *[other] i { PERCENT($against) }
  }; { $count ->
    [0] ingen av motståndarnas pelare står
    [one] en av motståndarnas pelare står
   *[other] { $count } av motståndarnas pelare står
  } en till sex rutor bakom.
coach-quatre_colonnes-exposes-draw = Annars kan { PIECE($token) } skickas tillbaka med ett kast av varje motståndare i { CASES($chance) } om de satsar på det, med det här draget { $against ->
    [0] aldrig
   *[other] i { PERCENT($against) }
  }; { $count ->
    [0] ingen av motståndarnas pelare står
    [one] en av motståndarnas pelare står
   *[other] { $count } av motståndarnas pelare står
  } en till sex rutor bakom.
# $cells, $against (numbers): how far it has gone after the other move, and after the best
coach-quatre_colonnes-more-to-lose = Annars går { PIECE($token) } längre och kan skickas tillbaka ändå: { $cells } rutor att förlora, med det här draget { $against }.
coach-quatre_colonnes-opens = Annars öppnas { $side ->
    [team] ditt lags spärr
   *[own] din spärr
  } på ruta { $cell }.
coach-quatre_colonnes-leaves = Annars lämnar { PIECE($token) } sin säkra plats.
coach-quatre_colonnes-shelters = { CAPITAL(PIECE($token)) } kommer till en säker plats.
coach-quatre_colonnes-closes = En spärr bildas på ruta { $cell }.
coach-quatre_colonnes-hunts = Därifrån kan du skicka tillbaka { PIECE($token) } med ditt nästa kast i { CASES($chance) }, som det står nu: den har gått { $cells } rutor.
coach-quatre_colonnes-farther = { $side ->
    [team] Ditt lags pelare går
   *[own] Dina pelare går
  } { $cells } rutor, annars { $against }.
# $count, $against (numbers): after the best move, and after the other
coach-quatre_colonnes-ring = { $side ->
    [team] Ditt lags pelare går
   *[own] Dina pelare går
  } { $cells ->
    [one] en ruta
   *[other] { $cells } rutor
  } i ringen, annars { $against ->
    [0] ingen
   *[other] { $against }
  }: på pilen står en pelare säkert och kan vänta.
coach-quatre_colonnes-blocks = { $side ->
    [team] Ditt lags spärrar hejdar
   *[own] Dina spärrar hejdar
  } { $count ->
    [one] en av motståndarnas pelare
   *[other] { $count } av motståndarnas pelare
  } tätt bakom, annars { $against ->
    [0] ingen
   *[other] { $against }
  }.
coach-quatre_colonnes-pursued = Annars står { $against ->
    [one] en av motståndarnas pelare
   *[other] { $against } av motståndarnas pelare
  } högst { $cells } rutor bakom { $side ->
    [team] pelare i ditt lag
   *[own] egna pelare
  } som inte står säkert, med det här draget { $count ->
    [0] ingen
   *[other] bara { $count }
  }.
coach-quatre_colonnes-third-six = Faran för en tredje sexa kostar i snitt { $cells } rutor, annars { $against }.
coach-quatre_colonnes-safe = Sedan kan { $count ->
    [one] en
   *[other] { $count }
  } av { $side ->
    [team] ditt lags pelare
   *[own] dina pelare
  } inte längre skickas tillbaka där de står, annars { $against ->
    [0] ingen
   *[other] { $against }
  }.
coach-quatre_colonnes-doorstep = Annars står { PIECE($token) } där en motståndare kommer ut ur verkstaden.
coach-quatre_colonnes-barred = Annars står { $against ->
    [one] en
   *[other] { $against }
  } av { $side ->
    [team] ditt lags pelare
   *[own] dina pelare
  } tätt bakom en motståndares spärr, med det här draget { $count ->
    [0] ingen
   *[other] bara { $count }
  }.
coach-quatre_colonnes-chases = Sedan står { $count ->
    [one] en av motståndarnas pelare
   *[other] { $count } av motståndarnas pelare
  } oskyddat högst { $cells } rutor framför { $side ->
    [team] lagets
   *[own] dina
  }, annars { $against ->
    [0] ingen
   *[other] { $against }
  }.
coach-quatre_colonnes-lands = Med { $count } av en tärnings sex sidor kommer { $side ->
    [team] en pelare i ditt lag
   *[own] en av dina pelare
  } som inte står säkert sedan till en säker plats, annars med { $against ->
    [0] ingen
   *[other] { $against }
  }, som det står nu.
coach-quatre_colonnes-summit-next = Med ditt nästa kast når en av dina pelare toppen i { CASES($chance) }, annars i { PERCENT($against) }, som det står nu.
coach-quatre_colonnes-nearer = { CAPITAL(PIECE($token)) }, längre fram än { PIECE($instead) }, går vidare: { $cells ->
    [one] en ruta
   *[other] { $cells } rutor
  } kvar till toppen.
coach-quatre_colonnes-last = { CAPITAL(PIECE($token)) }, längre bak än { PIECE($instead) }, närmar sig: { $cells ->
    [one] en ruta
   *[other] { $cells } rutor
  } kvar till toppen.
coach-quatre_colonnes-way = Till nästa kast ger det inte mer än det andra; i längden vinner det oftare.

## Les 4 colonnes: the lens

lens-quatre_colonnes-exit = Kommer ut med det här kastet i { CASES($chance) }.
lens-quatre_colonnes-exit-now = Kan komma ut nu.
lens-quatre_colonnes-exit-never = Kan inte komma ut med det här kastet.
lens-quatre_colonnes-exit-next = Kommer ut med nästa kast i { CASES($chance) }, som det står nu.
lens-quatre_colonnes-exit-next-now = Kommer säkert ut med nästa kast, som det står nu.
lens-quatre_colonnes-exit-next-never = Kan inte komma ut med nästa kast, som det står nu.
lens-quatre_colonnes-refuge = Om du satsar på det står den på en säker ruta eller sin pil efter det här kastet i { CASES($chance) }.
lens-quatre_colonnes-refuge-now = Kan gå till en säker ruta eller sin pil nu.
lens-quatre_colonnes-refuge-never = Kan inte nå en säker ruta eller sin pil med det här kastet.
lens-quatre_colonnes-refuge-next = Om du satsar på det står den på en säker ruta eller sin pil efter nästa kast i { CASES($chance) }, som det står nu.
lens-quatre_colonnes-refuge-next-now = Når säkert en säker ruta eller sin pil med nästa kast, som det står nu.
lens-quatre_colonnes-refuge-next-never = Kan inte nå en säker ruta eller sin pil med nästa kast, som det står nu.
lens-quatre_colonnes-summit = Kan nå toppen med det här kastet i { CASES($chance) }.
lens-quatre_colonnes-summit-now = Kan nå toppen nu.
lens-quatre_colonnes-summit-next = Kan nå toppen med nästa kast i { CASES($chance) }, som det står nu.
lens-quatre_colonnes-summit-next-now = Når säkert toppen med nästa kast, som det står nu.
lens-quatre_colonnes-danger = Skickas tillbaka före din nästa tur i { CASES($chance) } om den står kvar och motståndarna satsar på den.
lens-quatre_colonnes-danger-draw = Skickas tillbaka med ett kast av varje motståndare i { CASES($chance) } om den står kvar och de satsar på den; sexor kan ge dem fler kast.
lens-quatre_colonnes-danger-later = Inte med ett kast av varje motståndare; efter en sexa kan ett kast till skicka tillbaka den före din nästa tur.
lens-quatre_colonnes-danger-none = Som det står nu kan ingen skicka tillbaka den före din nästa tur.
lens-quatre_colonnes-danger-spared = Som det står nu kan ingen motståndare skicka tillbaka den före din nästa tur, och din lagkamrat behöver inte göra det.
lens-quatre_colonnes-there = Där skickas den tillbaka före din nästa tur i { CASES($chance) } om motståndarna satsar på den.
lens-quatre_colonnes-there-draw = Där skickas den tillbaka med ett kast av varje motståndare i { CASES($chance) } om de satsar på den; sexor kan ge dem fler kast.
lens-quatre_colonnes-there-later = Där inte med ett kast av varje motståndare; efter en sexa kan ett kast till skicka tillbaka dig före din nästa tur.
lens-quatre_colonnes-there-none = Som det står nu kan ingen skicka dig tillbaka därifrån före din nästa tur.
lens-quatre_colonnes-there-spared = Som det står nu kan ingen motståndare skicka dig tillbaka därifrån före din nästa tur, och din lagkamrat behöver inte göra det.
lens-quatre_colonnes-masters = Om de spelar som mästare: { PERCENT($chance) }.
lens-quatre_colonnes-masters-draw = Om de spelar som mästare, med ett kast var: { PERCENT($chance) }.
lens-quatre_colonnes-send = Du kan skicka tillbaka den med det här kastet i { CASES($chance) }.
lens-quatre_colonnes-send-now = Du kan skicka tillbaka den nu.
lens-quatre_colonnes-send-never = Du kan inte skicka tillbaka den med det här kastet.
lens-quatre_colonnes-build = Monumentet byggs med en dubbel trea: { PERCENT($chance) } vid varje försök.

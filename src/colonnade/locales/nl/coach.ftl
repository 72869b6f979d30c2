# Wat de coach en de loep zeggen. Kansen en winstdelen ($chance, $against) zijn getallen tussen 0 en 1.

error-coach-no-decision = Er valt nu niets te kiezen.
error-coach-none = In dit spel zijn er geen tips.
coach-only-action = Er is maar één mogelijkheid.

## Columbiz: the two actions that are compared

# $kind: of the action; $what: its dice or its cell
coach-columbiz-best = { $kind ->
    [keep] Houd { $what }
    [nothing] Houd niets
    [stop] Houd alle acht dobbelstenen
    [place] Leg een schijf op { CELL($what) }
   *[done] Beëindig de beurt
  }: dat wint in { CASES($chance, digits: 1) }.
coach-columbiz-against = { $kind ->
    [keep] { $what } houden
    [nothing] Niets houden
    [stop] Alle acht dobbelstenen houden
    [place] Een schijf op { CELL($what) }
   *[done] De beurt beëindigen
  } wint in { CASES($chance, digits: 1) }.
coach-columbiz-equal = { $kind ->
    [keep] { $what } houden
    [nothing] Niets houden
    [stop] Alle acht dobbelstenen houden
    [place] Een schijf op { CELL($what) }
   *[done] De beurt beëindigen
  } is even goed.

## Columbiz: where to look

coach-columbiz-nudge-stop = Liggen de dobbelstenen zo niet goed genoeg?
coach-columbiz-nudge-anew = Met geen van deze dobbelstenen kom je ver.
coach-columbiz-nudge-capture = Kijk wat je nu kunt slaan.
coach-columbiz-nudge-line = Een rij is binnen bereik.
coach-columbiz-nudge-height = Tel de dobbelstenen: welk hoog veld is dichtbij?
coach-columbiz-nudge-danger = Kijk wat er vóór je volgende beurt geslagen kan worden.
coach-columbiz-nudge-threat = Kijk naar het veld dat een tegenstander graag zou vullen.
coach-columbiz-nudge-few = Je hoeft niet alles te leggen wat de dobbelstenen toelaten.
coach-columbiz-nudge-quiet = Meteen valt er weinig te winnen: denk aan je volgende rijen.

## Columbiz: why

# $against (number): the same for the other choice
coach-columbiz-aim = Dit haalt { CELL($cell) } in { CASES($chance) }, het andere in { PERCENT($against) }.
coach-columbiz-aim-now = Dit heeft de dobbelstenen voor { CELL($cell) }; het andere { $against ->
    [0] kan ze niet krijgen
   *[other] krijgt ze in { CASES($against) }
  }.
coach-columbiz-aim-only = Dit haalt { CELL($cell) } in { CASES($chance) }, het andere nooit.
coach-columbiz-close = Dit haalt geen enkel veld zekerder dan het andere; op den duur levert het meer winst op.
coach-columbiz-stop = Met de dobbelstenen zoals ze liggen kun je { $count ->
    [one] één schijf
   *[other] { $count } schijven
  } leggen.
coach-columbiz-stop-points = Met de dobbelstenen zoals ze liggen kun je { $count ->
    [one] één schijf
   *[other] { $count } schijven
  } leggen en { $points ->
    [one] één punt
   *[other] { $points } punten
  } winnen.
coach-columbiz-lines = Van nu tot het einde van de beurt levert dit { $points ->
    [one] één rijpunt
   *[other] { $points } rijpunten
  } op, het andere { $against ->
    [0] geen
   *[other] { $against }
  }.
coach-columbiz-captures = Van nu tot het einde van de beurt slaat dit { $count ->
    [one] één schijf
   *[other] { $count } schijven
  }, het andere { $against ->
    [0] geen
   *[other] { $against }
  }.
# $column (number): from 1 to 6
coach-columbiz-exposes = Bij het andere { $count ->
    [one] wordt een schijf
   *[other] worden { $count } schijven
  } in kolom { $column } geslagen in { CASES($chance) }, als de tegenstanders ervoor gaan.
coach-columbiz-threat = Het andere laat { CELL($cell) } over aan een tegenstander, die daar { $points ->
    [one] één rijpunt
   *[other] { $points } rijpunten
  } kan halen.
coach-columbiz-promise = Dit bereidt { CELL($cell) } voor je volgende beurt voor: { $points ->
    [one] één punt
   *[other] { $points } punten
  } met { PERCENT($chance) } kans, zoals het er nu staat.
coach-columbiz-fewer = Dit legt { $count ->
    [0] niets meer
    [one] één schijf
   *[other] { $count } schijven
  } en houdt de rest in voorraad; het andere legt er { $against }.
coach-columbiz-more = Dit legt { $count ->
    [one] één schijf
   *[other] { $count } schijven
  }, het andere { $against ->
    [0] geen
   *[other] { $against }
  }.
coach-columbiz-shape = Deze beurt levert dit niet meer op dan het andere; op den duur levert het meer winst op.

## Columbiz: the lens

lens-columbiz-fill = Als je ervoor gaat, vul je { CELL($cell) } in { CASES($chance) }.
lens-columbiz-fill-now = De dobbelstenen om { CELL($cell) } te vullen liggen er.
lens-columbiz-fill-never = { CAPITAL(CELL($cell)) } is deze beurt niet te vullen.
lens-columbiz-captures = Dat slaat { $count ->
    [one] één schijf
   *[other] { $count } schijven
  }.
lens-columbiz-lines = Dat geeft { $points ->
    [one] één rijpunt
   *[other] { $points } rijpunten
  }.
lens-columbiz-exposed = Een schijf daar wordt vóór je volgende beurt geslagen in { CASES($chance) }, als de tegenstanders ervoor gaan.
lens-columbiz-exposed-safe = Een schijf daar is veilig tot je volgende beurt.
lens-columbiz-own = Vóór je volgende beurt geslagen in { CASES($chance) }, als de tegenstanders ervoor gaan.
lens-columbiz-own-safe = Veilig tot je volgende beurt.
lens-columbiz-masters = Als ze spelen zoals meesters: { PERCENT($chance) }.
lens-columbiz-capture = Als je ervoor gaat, sla je hem in { CASES($chance) }.
lens-columbiz-capture-now = De dobbelstenen om hem te slaan liggen er.
lens-columbiz-capture-never = Hij is deze beurt niet te slaan.

## Les 4 colonnes: the two actions that are compared

# $kind: of the action; $what: its column; $cells (number): how far it goes; $victim: the column that it sends back
coach-quatre_colonnes-best = { $kind ->
    [exit] Breng { PIECE($what) } naar buiten
    [oust] Breng { PIECE($what) } naar buiten en stuur { PIECE($victim) } terug
    [move] Ga { $cells ->
        [one] één veld
       *[other] { $cells } velden
      } vooruit met { PIECE($what) }
    [bonus] Speel de bonus van { $cells } met { PIECE($what) }
   *[skip] Zie af van de bonus
  }: dat wint in { CASES($chance, digits: 1) }.
coach-quatre_colonnes-against = { $kind ->
    [exit] { CAPITAL(PIECE($what)) } naar buiten brengen
    [oust] { CAPITAL(PIECE($what)) } naar buiten brengen en { PIECE($victim) } terugsturen
    [move] Met { PIECE($what) } { $cells ->
        [one] één veld
       *[other] { $cells } velden
      } vooruit gaan
    [bonus] De bonus van { $cells } met { PIECE($what) } spelen
   *[skip] Afzien van de bonus
  } wint in { CASES($chance, digits: 1) }.
coach-quatre_colonnes-equal = { $kind ->
    [exit] { CAPITAL(PIECE($what)) } naar buiten brengen
    [oust] { CAPITAL(PIECE($what)) } naar buiten brengen en { PIECE($victim) } terugsturen
    [move] Met { PIECE($what) } { $cells ->
        [one] één veld
       *[other] { $cells } velden
      } vooruit gaan
    [bonus] De bonus van { $cells } met { PIECE($what) } spelen
   *[skip] Afzien van de bonus
  } is even goed.

## Les 4 colonnes: where to look

coach-quatre_colonnes-nudge-send = Er kan iemand teruggestuurd worden.
coach-quatre_colonnes-nudge-summit = De top is binnen bereik.
coach-quatre_colonnes-nudge-barrier = Een versperring is het waard om te houden.
coach-quatre_colonnes-nudge-danger = Kijk welke van je zuilen de tegenstanders kunnen bereiken.
coach-quatre_colonnes-nudge-refuge = Een veilige plek is binnen bereik.
# $cells (number): 10 or 20
coach-quatre_colonnes-nudge-bonus = Waar leveren { $cells } velden het meeste op, en waar leiden ze in gevaar?
coach-quatre_colonnes-nudge-way = Welke zuil wint er het meest bij als die nu gaat?

## Les 4 colonnes: why

# $cells (number): how far the rival’s column had come; $bonus (number): cells that are earned
coach-quatre_colonnes-sends = { $count ->
    [one] { CAPITAL(PIECE($token)) } wordt teruggestuurd: { $cells } velden verlies voor de tegenstander, een bonus van { $bonus } voor jou.
   *[other] { $count } zuilen worden teruggestuurd, waaronder { PIECE($token) }: { $cells } velden verlies voor de tegenstanders, bonussen van { $bonus } voor jou.
  }
# $token: a column of the reader’s team that the other action sends back; $cells (number): how far it had come
coach-quatre_colonnes-spares = Anders wordt { PIECE($token) }, van je eigen team, teruggestuurd: { $cells ->
    [one] één veld
   *[other] { $cells } velden
  } verlies.
coach-quatre_colonnes-summit = { CAPITAL(PIECE($token)) } bereikt de top en verdient een bonus van { $bonus }.
coach-quatre_colonnes-enters = { CAPITAL(PIECE($token)) } komt uit de werkplaats.
coach-quatre_colonnes-declines = Anders geef je { $cells } velden weg. Hier zijn ze { PERCENT($share) } van de overwinning waard.
# $chance, $against (numbers): after the other move, and after the best; $count (number): rival columns one to six cells behind
coach-quatre_colonnes-exposes = Anders kan { PIECE($token) } vóór je volgende beurt teruggestuurd worden in { CASES($chance) } als de tegenstanders ervoor gaan, met deze zet { $against ->
    [0] nooit
   *[other] in { PERCENT($against) }
  }; { $count ->
    [0] geen zuil van een tegenstander staat
    [one] één zuil van een tegenstander staat
   *[other] { $count } zuilen van tegenstanders staan
  } er één tot zes velden achter.
coach-quatre_colonnes-exposes-draw = Anders kan { PIECE($token) } met één worp van elke tegenstander teruggestuurd worden in { CASES($chance) } als zij ervoor gaan, met deze zet { $against ->
    [0] nooit
   *[other] in { PERCENT($against) }
  }; { $count ->
    [0] geen zuil van een tegenstander staat
    [one] één zuil van een tegenstander staat
   *[other] { $count } zuilen van tegenstanders staan
  } er één tot zes velden achter.
# $cells, $against (numbers): how far it has gone after the other move, and after the best
coach-quatre_colonnes-more-to-lose = Anders gaat { PIECE($token) } verder en kan evengoed teruggestuurd worden: { $cells } velden te verliezen, met deze zet { $against }.
coach-quatre_colonnes-opens = Anders gaat { $side ->
    [team] de versperring van je team
   *[own] je versperring
  } op veld { $cell } open.
coach-quatre_colonnes-leaves = Anders verlaat { PIECE($token) } een veilige plek.
coach-quatre_colonnes-shelters = { CAPITAL(PIECE($token)) } komt op een veilige plek.
coach-quatre_colonnes-closes = Er komt een versperring op veld { $cell }.
coach-quatre_colonnes-hunts = Van daar kun je { PIECE($token) } met je volgende worp terugsturen in { CASES($chance) }, zoals het er nu staat: ze is al { $cells } velden ver.
coach-quatre_colonnes-farther = { $side ->
    [team] De zuilen van je team gaan
   *[own] Je zuilen gaan
  } { $cells } velden vooruit, anders { $against }.
# $count, $against (numbers): after the best move, and after the other
coach-quatre_colonnes-ring = { $side ->
    [team] De zuilen van je team gaan
   *[own] Je zuilen gaan
  } { $cells ->
    [one] één veld
   *[other] { $cells } velden
  } vooruit op de ring, anders { $against ->
    [0] geen
   *[other] { $against }
  }: op de pijl staat een zuil veilig en kan ze wachten.
coach-quatre_colonnes-blocks = { $side ->
    [team] De versperringen van je team houden
   *[own] Je versperringen houden
  } { $count ->
    [one] één zuil
   *[other] { $count } zuilen
  } van tegenstanders vlak erachter op, anders { $against ->
    [0] geen
   *[other] { $against }
  }.
coach-quatre_colonnes-pursued = Anders { $against ->
    [one] staat één zuil
   *[other] staan { $against } zuilen
  } van tegenstanders hoogstens { $cells } velden achter { $side ->
    [team] zuilen van je team
   *[own] zuilen van jou
  } die niet veilig staan, met deze zet { $count ->
    [0] geen
   *[other] maar { $count }
  }.
coach-quatre_colonnes-third-six = Het gevaar van een derde zes kost gemiddeld { $cells } velden, anders { $against }.
coach-quatre_colonnes-safe = Daarna { $count ->
    [one] kan één
   *[other] kunnen { $count }
  } van { $side ->
    [team] de zuilen van je team
   *[own] je zuilen
  } daar niet meer teruggestuurd worden, anders { $against ->
    [0] geen
   *[other] { $against }
  }.
coach-quatre_colonnes-doorstep = Anders staat { PIECE($token) } waar een tegenstander uit de werkplaats komt.
coach-quatre_colonnes-barred = Anders { $against ->
    [one] staat één
   *[other] staan { $against }
  } van { $side ->
    [team] de zuilen van je team
   *[own] je zuilen
  } vlak achter een versperring van een tegenstander, met deze zet { $count ->
    [0] geen
   *[other] maar { $count }
  }.
coach-quatre_colonnes-chases = Daarna { $count ->
    [one] staat één zuil
   *[other] staan { $count } zuilen
  } van tegenstanders onbeschut hoogstens { $cells } velden voor { $side ->
    [team] die van je team
   *[own] die van jou
  }, anders { $against ->
    [0] geen
   *[other] { $against }
  }.
coach-quatre_colonnes-lands = Met { $count } van de zes kanten van een dobbelsteen komt hierna { $side ->
    [team] een zuil van je team
   *[own] een zuil van jou
  } die niet veilig staat op een veilige plek, anders met { $against ->
    [0] geen
   *[other] { $against }
  }, zoals het er nu staat.
coach-quatre_colonnes-summit-next = Met je volgende worp bereikt een van je zuilen de top in { CASES($chance) }, anders in { PERCENT($against) }, zoals het er nu staat.
coach-quatre_colonnes-nearer = { CAPITAL(PIECE($token)) }, verder dan { PIECE($instead) }, gaat door: nog { $cells ->
    [one] één veld
   *[other] { $cells } velden
  } tot de top.
coach-quatre_colonnes-last = { CAPITAL(PIECE($token)) }, minder ver dan { PIECE($instead) }, komt dichterbij: nog { $cells ->
    [one] één veld
   *[other] { $cells } velden
  } tot de top.
coach-quatre_colonnes-way = Tot de volgende worp levert dit niet meer op dan het andere; op den duur levert het meer winst op.

## Les 4 colonnes: the lens

lens-quatre_colonnes-exit = Komt met deze worp naar buiten in { CASES($chance) }.
lens-quatre_colonnes-exit-now = Kan nu naar buiten.
lens-quatre_colonnes-exit-never = Kan met deze worp niet naar buiten.
lens-quatre_colonnes-exit-next = Komt met de volgende worp naar buiten in { CASES($chance) }, zoals het er nu staat.
lens-quatre_colonnes-exit-next-now = Komt met de volgende worp zeker naar buiten, zoals het er nu staat.
lens-quatre_colonnes-exit-next-never = Kan met de volgende worp niet naar buiten, zoals het er nu staat.
lens-quatre_colonnes-refuge = Als je ervoor gaat, staat ze na deze worp op een veilig veld of op haar pijl in { CASES($chance) }.
lens-quatre_colonnes-refuge-now = Kan nu naar een veilig veld of haar pijl.
lens-quatre_colonnes-refuge-never = Kan met deze worp niet naar een veilig veld of haar pijl.
lens-quatre_colonnes-refuge-next = Als je ervoor gaat, staat ze na de volgende worp op een veilig veld of op haar pijl in { CASES($chance) }, zoals het er nu staat.
lens-quatre_colonnes-refuge-next-now = Komt met de volgende worp zeker op een veilig veld of haar pijl, zoals het er nu staat.
lens-quatre_colonnes-refuge-next-never = Kan met de volgende worp niet naar een veilig veld of haar pijl, zoals het er nu staat.
lens-quatre_colonnes-summit = Kan met deze worp de top bereiken in { CASES($chance) }.
lens-quatre_colonnes-summit-now = Kan nu de top bereiken.
lens-quatre_colonnes-summit-next = Kan met de volgende worp de top bereiken in { CASES($chance) }, zoals het er nu staat.
lens-quatre_colonnes-summit-next-now = Bereikt met de volgende worp zeker de top, zoals het er nu staat.
lens-quatre_colonnes-danger = Vóór je volgende beurt teruggestuurd in { CASES($chance) } als ze blijft en de tegenstanders ervoor gaan.
lens-quatre_colonnes-danger-draw = Met één worp van elke tegenstander teruggestuurd in { CASES($chance) } als ze blijft en zij ervoor gaan; zessen kunnen hun meer worpen geven.
lens-quatre_colonnes-danger-later = Niet met één worp van elke tegenstander; na een zes kan een volgende worp haar vóór je volgende beurt terugsturen.
lens-quatre_colonnes-danger-none = Zoals het er nu staat, kan niemand haar vóór je volgende beurt terugsturen.
lens-quatre_colonnes-danger-spared = Zoals het er nu staat, kan geen tegenstander haar vóór je volgende beurt terugsturen, en hoeft je partner het niet te doen.
lens-quatre_colonnes-there = Daar vóór je volgende beurt teruggestuurd in { CASES($chance) } als de tegenstanders ervoor gaan.
lens-quatre_colonnes-there-draw = Daar met één worp van elke tegenstander teruggestuurd in { CASES($chance) } als zij ervoor gaan; zessen kunnen hun meer worpen geven.
lens-quatre_colonnes-there-later = Daar niet met één worp van elke tegenstander; na een zes kan een volgende worp je vóór je volgende beurt terugsturen.
lens-quatre_colonnes-there-none = Zoals het er nu staat, kan niemand je daarvandaan vóór je volgende beurt terugsturen.
lens-quatre_colonnes-there-spared = Zoals het er nu staat, kan geen tegenstander je daarvandaan vóór je volgende beurt terugsturen, en hoeft je partner het niet te doen.
lens-quatre_colonnes-masters = Als ze spelen zoals meesters: { PERCENT($chance) }.
lens-quatre_colonnes-masters-draw = Als ze spelen zoals meesters, met één worp elk: { PERCENT($chance) }.
lens-quatre_colonnes-send = Je kunt haar met deze worp terugsturen in { CASES($chance) }.
lens-quatre_colonnes-send-now = Je kunt haar nu terugsturen.
lens-quatre_colonnes-send-never = Je kunt haar met deze worp niet terugsturen.
lens-quatre_colonnes-build = Het monument wordt gebouwd met een dubbele drie: { PERCENT($chance) } per poging.

## The game and its words

quatre_colonnes-name = Les 4 colonnes
quatre_colonnes-about = Breng vier zuilen rond het bord naar de top en bouw dan het monument met een dubbele drie.
quatre_colonnes-kind-move = Lopen
quatre_colonnes-kind-bonus = Bonussen
quatre_colonnes-colour-Y = Geel
quatre_colonnes-colour-B = Blauw
quatre_colonnes-colour-G = Groen
quatre_colonnes-colour-R = Rood
# What PIECE says of “G2”. $colour (text): a letter; $number (text)
quatre_colonnes-piece = { $colour ->
    [Y] geel
    [B] blauw
    [G] groen
   *[R] rood
  } { $number }

## The score pad

quatre_colonnes-pad-workshop = In de werkplaats
quatre_colonnes-pad-way = Onderweg
quatre_colonnes-pad-summit = Op de top

## Options

quatre_colonnes-sheet-says = Het blad zegt
quatre_colonnes-option-dice = Dobbelstenen
quatre_colonnes-option-dice-help = Speel met één dobbelsteen, of met twee om sneller te gaan.
quatre_colonnes-option-dice-1 = één
quatre_colonnes-option-dice-2 = twee
quatre_colonnes-option-teams = Teams
quatre_colonnes-option-teams-help = Met vier spelers in twee teams: geel en groen tegen rood en blauw.
quatre_colonnes-option-teams-false = ieder voor zich
quatre_colonnes-option-teams-true = twee teams
quatre_colonnes-option-third_six = Derde zes
quatre_colonnes-option-third_six-help = Waar de laatst verzette zuil heen gaat na een derde zes in dezelfde beurt.
quatre_colonnes-option-third_six-start = terug naar het startveld
quatre_colonnes-option-third_six-workshop = terug naar de werkplaats
quatre_colonnes-option-finish = De top bereiken
quatre_colonnes-option-finish-help = Of je precies op de top moet uitkomen.
quatre_colonnes-option-finish-exact = precies uitkomen
quatre_colonnes-option-finish-free = wat te veel is vervalt
quatre_colonnes-option-sums = Som van twee dobbelstenen
quatre_colonnes-option-sums-help = Of twee dobbelstenen die samen vijf of zes zijn als een vijf of een zes tellen.
quatre_colonnes-option-sums-true = voor vijf en zes
quatre_colonnes-option-sums-six = alleen voor zes
quatre_colonnes-option-sums-false = alleen wat één dobbelsteen toont
quatre_colonnes-option-partners = Partners
quatre_colonnes-option-partners-help = In teams: of partners elkaar de weg versperren en terugsturen.
quatre_colonnes-option-partners-side = horen bij elkaar
quatre_colonnes-option-partners-players = spelers zoals alle andere

## What happened

quatre_colonnes-drew = { PLAYER($colour) } gooit { $dice }.
quatre_colonnes-threw-alone = { PLAYER($colour) } gooit de dobbelsteen opnieuw: { $die }.
quatre_colonnes-left-workshop = { CAPITAL(PIECE($token)) } verlaat de werkplaats en komt op veld { $cell }.
quatre_colonnes-moved = { $where ->
    [summit] { CAPITAL(PIECE($token)) } gaat { $cells ->
        [one] één veld
       *[other] { $cells } velden
      } vooruit en staat op de top.
    [arrow] { CAPITAL(PIECE($token)) } gaat { $cells ->
        [one] één veld
       *[other] { $cells } velden
      } vooruit naar veld { $cell } van de pijl.
   *[ring] { CAPITAL(PIECE($token)) } gaat { $cells ->
        [one] één veld
       *[other] { $cells } velden
      } vooruit naar veld { $cell }.
  }
quatre_colonnes-sent-back = { CAPITAL(PIECE($token)) } wordt teruggestuurd naar de werkplaats.
quatre_colonnes-reached-summit = { CAPITAL(PIECE($token)) } verrijst op de top.
quatre_colonnes-bonus-earned = { PLAYER($colour) } verdient een bonus van { $cells } velden.
quatre_colonnes-bonus-declined = De bonus van { $cells } velden wordt niet gespeeld.
quatre_colonnes-bonus-lost = De bonus van { $cells } velden vervalt: geen zuil kan hem helemaal gebruiken.
quatre_colonnes-die-lost = { $reason ->
    [L5-3] De { $die } vervalt: een versperring staat in de weg.
    [L4-5] De { $die } vervalt: het startveld is vol.
    [L5-6] De { $die } vervalt: waar hij heen leidt staat een paar, en geen andere worp zou helpen.
    [L5-4] De { $die } vervalt: het veld waar hij heen leidt is vol.
    [L5-2] De { $die } vervalt: hij gaat voorbij de top.
    [L4-1] De { $die } vervalt: een vijf brengt een zuil naar buiten.
   *[nothing] De { $die } vervalt: geen zuil kan hem gebruiken.
  }
quatre_colonnes-thrown-again = De { $die } leidt naar het paar op veld { $cell }: hij wordt opnieuw gegooid.
quatre_colonnes-third-six = { $where ->
    [start] Een derde zes: { PIECE($token) } gaat terug naar het startveld.
    [workshop] Een derde zes: { PIECE($token) } gaat terug naar de werkplaats.
   *[nowhere] Een derde zes: er wordt niets gespeeld.
  }
quatre_colonnes-draws-again = { PLAYER($colour) } gooide een zes en mag nog eens gooien.
quatre_colonnes-built = { PLAYER($colour) } gooit de dubbele drie: het monument staat.
quatre_colonnes-not-built = { PLAYER($colour) } gooit { $dice }: nog geen dubbele drie.
quatre_colonnes-monument-built = Het monument is gebouwd.

## Why the choice is narrow

quatre_colonnes-duty-exit = Een vijf brengt eerst een zuil uit de werkplaats.
quatre_colonnes-duty-barrier = Een zes opent de versperring op veld { $cell }: één van die zuilen moet vooruit.
quatre_colonnes-duty-partner = Geen van je eigen zuilen kan de dobbelsteen gebruiken, dus is hij voor { PLAYER($colour) }, je partner.

## Why not

quatre_colonnes-malformed = “{ $text }” is geen zet. Zetten schrijf je als roll 5, exit Y1 5, exit Y1 1+4, move Y1 6, bonus Y1 20 of skip.
quatre_colonnes-position-malformed = “{ $text }” is geen stelling van Les 4 colonnes.
quatre_colonnes-position-impossible = “{ $text }” is een stelling die in Les 4 colonnes niet kan voorkomen.
# $cell (number); $found (number): columns there
quatre_colonnes-setup-full = Veld { $cell } heeft plaats voor hoogstens twee zuilen, en hier staan er { $found }.
quatre_colonnes-setup-white = Op het witte veld { $cell } staan alleen zuilen van één kant samen: een van de twee moet zijn teruggestuurd.
quatre_colonnes-game-over = Het monument staat en de partij is afgelopen.
quatre_colonnes-throw-first = Eerst moet er worden gegooid.
quatre_colonnes-dice-count = Hier { $expected ->
    [one] wordt één dobbelsteen
   *[other] worden { $expected } dobbelstenen
  } gegooid, niet { $given }.
quatre_colonnes-play-first = Speel eerst wat je in handen hebt.
quatre_colonnes-bonus-first = De bonus van { $cells } velden gaat voor: speel hem, of zie ervan af.
quatre_colonnes-no-bonus = Er is geen bonus te spelen.
quatre_colonnes-other-bonus = De bonus die je moet spelen telt { $cells } velden.
quatre_colonnes-bonus-for-own = Deze bonus is voor een { $colour ->
    [Y] gele
    [B] blauwe
    [G] groene
   *[R] rode
  } zuil.
quatre_colonnes-colour-absent = Niemand speelt in deze partij met { $colour ->
    [Y] geel
    [B] blauw
    [G] groen
   *[R] rood
  }.
quatre_colonnes-not-your-token = { CAPITAL(PIECE($token)) } is van iemand anders.
quatre_colonnes-die-not-in-hand = Er ligt geen { $die }.
quatre_colonnes-no-five = Alleen een vijf opent de werkplaats, of twee dobbelstenen die samen vijf zijn als sommen meetellen.
quatre_colonnes-sum-broken = Een dobbelsteen die opnieuw is gegooid, of waarvan de andere al is gebruikt, telt alleen.
quatre_colonnes-not-waiting = { CAPITAL(PIECE($token)) } staat niet in de werkplaats.
quatre_colonnes-still-waiting = { CAPITAL(PIECE($token)) } wacht in de werkplaats; alleen een vijf brengt een zuil naar buiten.
quatre_colonnes-on-summit = { CAPITAL(PIECE($token)) } staat op de top en blijft daar.
quatre_colonnes-interchangeable = { CAPITAL(PIECE($token)) } en { PIECE($first) } staan op dezelfde plek: speel { PIECE($first) }.
quatre_colonnes-start-full = Er staan al twee zuilen van dezelfde kant op startveld { $cell }.
quatre_colonnes-start-barred = Een versperring staat op startveld { $cell }: er kan geen zuil uit.
quatre_colonnes-victim-wanted = Er staan twee spelers op het startveld: kies welke zuil teruggaat, { PIECE($tokens) }.
quatre_colonnes-victim-unwanted = { CAPITAL(PIECE($token)) } hoeft niet genoemd te worden: er valt niet te kiezen wie teruggaat.
quatre_colonnes-beyond-summit = { $cells } velden is te veel: de top is nog { $left } ver en je moet er precies op uitkomen.
quatre_colonnes-barrier-in-the-way = Een versperring op veld { $cell } sluit de weg af.
quatre_colonnes-cell-full = Op veld { $cell } staan al twee zuilen.
quatre_colonnes-pair-on-cell = Op veld { $cell } staat een paar: niemand kan daar landen.
quatre_colonnes-exit-first = Eerst moet er een zuil uit de werkplaats.
quatre_colonnes-barrier-first = De zes moet eerst een versperring openen: veld { $cells }.
quatre_colonnes-own-use-first = Een eigen zuil kan deze dobbelsteen gebruiken, dus die van je partner wachten.
quatre_colonnes-partner-exit-first = Eerst moet de zuil van je partner uit de werkplaats.

## What a button does, by the first word of the action

quatre_colonnes-do-exit = Breng hem naar buiten
quatre_colonnes-do-move = Verzet hem
quatre_colonnes-do-bonus = Speel de bonus

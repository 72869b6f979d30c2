## The game and its words

quatre_colonnes-name = Les 4 colonnes
quatre_colonnes-about = För fyra pelare runt brädet till toppen och bygg sedan monumentet med en dubbel trea.
quatre_colonnes-kind-move = Flytta
quatre_colonnes-kind-bonus = Bonusar
quatre_colonnes-colour-Y = Gul
quatre_colonnes-colour-B = Blå
quatre_colonnes-colour-G = Grön
quatre_colonnes-colour-R = Röd
# What PIECE says of “G2”. $colour (text): a letter; $number (text)
quatre_colonnes-piece = { $colour ->
    [Y] gul
    [B] blå
    [G] grön
   *[R] röd
  } { $number }

## The score pad

quatre_colonnes-pad-workshop = I verkstaden
quatre_colonnes-pad-way = På väg
quatre_colonnes-pad-summit = På toppen

## Options

quatre_colonnes-sheet-says = Bladet säger
quatre_colonnes-option-dice = Tärningar
quatre_colonnes-option-dice-help = Spela med en tärning, eller med två för att det ska gå fortare.
quatre_colonnes-option-dice-1 = en
quatre_colonnes-option-dice-2 = två
quatre_colonnes-option-teams = Lag
quatre_colonnes-option-teams-help = Fyra spelare i två lag: gul och grön mot röd och blå.
quatre_colonnes-option-teams-false = var och en för sig
quatre_colonnes-option-teams-true = två lag
quatre_colonnes-option-third_six = Tredje sexan
quatre_colonnes-option-third_six-help = Vart den senast flyttade pelaren går efter en tredje sexa under samma tur.
quatre_colonnes-option-third_six-start = tillbaka till startrutan
quatre_colonnes-option-third_six-workshop = tillbaka till verkstaden
quatre_colonnes-option-finish = Att nå toppen
quatre_colonnes-option-finish-help = Om sista draget måste gå jämnt upp.
quatre_colonnes-option-finish-exact = måste gå jämnt upp
quatre_colonnes-option-finish-free = överskottet går förlorat
quatre_colonnes-option-sums = Summan av två tärningar
quatre_colonnes-option-sums-help = Om två tärningar som tillsammans blir fem eller sex räknas som en femma eller en sexa.
quatre_colonnes-option-sums-true = för femma och sexa
quatre_colonnes-option-sums-six = bara för sexa
quatre_colonnes-option-sums-false = bara vad en tärning visar
quatre_colonnes-option-partners = Lagkamrater
quatre_colonnes-option-partners-help = I lag: om lagkamrater spärrar vägen för varandra och skickar tillbaka varandra.
quatre_colonnes-option-partners-side = en och samma sida
quatre_colonnes-option-partners-players = spelare som alla andra

## What happened

quatre_colonnes-drew = { PLAYER($colour) } kastar { $dice }.
quatre_colonnes-threw-alone = { PLAYER($colour) } kastar om tärningen: { $die }.
quatre_colonnes-left-workshop = { CAPITAL(PIECE($token)) } lämnar verkstaden och kommer till ruta { $cell }.
quatre_colonnes-moved = { $where ->
    [summit] { CAPITAL(PIECE($token)) } går { $cells ->
        [one] en ruta
       *[other] { $cells } rutor
      } och står på toppen.
    [arrow] { CAPITAL(PIECE($token)) } går { $cells ->
        [one] en ruta
       *[other] { $cells } rutor
      } till ruta { $cell } på sin pil.
   *[ring] { CAPITAL(PIECE($token)) } går { $cells ->
        [one] en ruta
       *[other] { $cells } rutor
      } till ruta { $cell }.
  }
quatre_colonnes-sent-back = { CAPITAL(PIECE($token)) } skickas tillbaka till sin verkstad.
quatre_colonnes-reached-summit = { CAPITAL(PIECE($token)) } reses på toppen.
quatre_colonnes-bonus-earned = { PLAYER($colour) } får en bonus på { $cells } rutor.
quatre_colonnes-bonus-declined = Ingen spelar bonusen på { $cells } rutor.
quatre_colonnes-bonus-lost = Bonusen på { $cells } rutor går förlorad: ingen pelare kan använda hela.
quatre_colonnes-die-lost = { $reason ->
    [L5-3] Tärningen { $die } går förlorad: en spärr står i vägen.
    [L4-5] Tärningen { $die } går förlorad: startrutan är full.
    [L5-6] Tärningen { $die } går förlorad: där den leder står ett par, och inget annat kast skulle hjälpa.
    [L5-4] Tärningen { $die } går förlorad: rutan dit den leder är full.
    [L5-2] Tärningen { $die } går förlorad: den når förbi toppen.
    [L4-1] Tärningen { $die } går förlorad: en femma för ut en pelare.
   *[nothing] Tärningen { $die } går förlorad: ingen pelare kan använda den.
  }
quatre_colonnes-thrown-again = Tärningen { $die } leder till paret på ruta { $cell }: den kastas om.
quatre_colonnes-third-six = { $where ->
    [start] En tredje sexa: { PIECE($token) } går tillbaka till sin startruta.
    [workshop] En tredje sexa: { PIECE($token) } går tillbaka till sin verkstad.
   *[nowhere] En tredje sexa: inget spelas.
  }
quatre_colonnes-draws-again = { PLAYER($colour) } kastade en sexa och kastar igen.
quatre_colonnes-built = { PLAYER($colour) } kastar dubbel trea: monumentet står färdigt.
quatre_colonnes-not-built = { PLAYER($colour) } kastar { $dice }: ingen dubbel trea än.
quatre_colonnes-monument-built = Monumentet står färdigt.

## Why the choice is narrow

quatre_colonnes-duty-exit = En femma för först av allt ut en pelare ur verkstaden.
quatre_colonnes-duty-barrier = En sexa öppnar spärren på ruta { $cell }: en av dess pelare måste flyttas.
quatre_colonnes-duty-partner = Ingen egen pelare kan använda tärningen, så den flyttar en av { PLAYER($colour) }, din lagkamrat.

## Why not

quatre_colonnes-malformed = ”{ $text }” är inget drag. Drag skrivs roll 5, exit Y1 5, exit Y1 1+4, move Y1 6, bonus Y1 20 eller skip.
quatre_colonnes-position-malformed = ”{ $text }” är ingen ställning i Les 4 colonnes.
quatre_colonnes-position-impossible = ”{ $text }” är en ställning som inte kan uppstå i Les 4 colonnes.
# $cell (number); $found (number): columns there
quatre_colonnes-setup-full = På ruta { $cell } ryms högst två pelare, och här är { $found }.
quatre_colonnes-setup-white = På den vita rutan { $cell } står bara pelare från samma sida ihop: en av de två måste ha skickats tillbaka.
quatre_colonnes-game-over = Monumentet står färdigt och partiet är slut.
quatre_colonnes-throw-first = Först måste tärningarna kastas.
quatre_colonnes-dice-count = Här kastas { $expected ->
    [one] en tärning
   *[other] { $expected } tärningar
  }, inte { $given }.
quatre_colonnes-play-first = Spela först det du har på hand.
quatre_colonnes-bonus-first = Bonusen på { $cells } rutor går först: spela den eller avstå.
quatre_colonnes-no-bonus = Det finns ingen bonus att spela.
quatre_colonnes-other-bonus = Bonusen som ska spelas är på { $cells } rutor.
quatre_colonnes-bonus-for-own = Den här bonusen är för en { $colour ->
    [Y] gul
    [B] blå
    [G] grön
   *[R] röd
  } pelare.
quatre_colonnes-colour-absent = Ingen spelar { $colour ->
    [Y] gul
    [B] blå
    [G] grön
   *[R] röd
  } i det här partiet.
quatre_colonnes-not-your-token = { CAPITAL(PIECE($token)) } tillhör någon annan.
quatre_colonnes-die-not-in-hand = Det finns ingen tärning { $die } på hand.
quatre_colonnes-no-five = Bara en femma öppnar verkstaden, eller två tärningar som tillsammans blir fem där summor räknas.
quatre_colonnes-sum-broken = En tärning som kastats om, eller vars kamrat är använd, räknas ensam.
quatre_colonnes-not-waiting = { CAPITAL(PIECE($token)) } är inte i verkstaden.
quatre_colonnes-still-waiting = { CAPITAL(PIECE($token)) } väntar i verkstaden; en femma för ut den.
quatre_colonnes-on-summit = { CAPITAL(PIECE($token)) } står på toppen och stannar där.
quatre_colonnes-interchangeable = { CAPITAL(PIECE($token)) } och { PIECE($first) } står på samma ställe: spela { PIECE($first) }.
quatre_colonnes-start-full = Två pelare från samma sida står redan på startruta { $cell }.
quatre_colonnes-start-barred = En spärr står på startruta { $cell }: ingen pelare kan komma ut.
quatre_colonnes-victim-wanted = Två spelare står på startrutan: välj vilken pelare som skickas tillbaka, { PIECE($tokens) }.
quatre_colonnes-victim-unwanted = { CAPITAL(PIECE($token)) } behöver inte nämnas: det finns inget val om vem som skickas tillbaka.
quatre_colonnes-beyond-summit = { $cells } rutor är för många: toppen är { $left } bort och måste gå jämnt upp.
quatre_colonnes-barrier-in-the-way = En spärr på ruta { $cell } stänger vägen.
quatre_colonnes-cell-full = På ruta { $cell } står redan två pelare.
quatre_colonnes-pair-on-cell = Ett par står på ruta { $cell }: ingen kan landa där.
quatre_colonnes-exit-first = En pelare måste först lämna verkstaden.
quatre_colonnes-barrier-first = Sexan måste först öppna en spärr: ruta { $cells }.
quatre_colonnes-own-use-first = En egen pelare kan använda den här tärningen, så lagkamratens väntar.
quatre_colonnes-partner-exit-first = Lagkamratens pelare måste först lämna verkstaden.

## What a button does, by the first word of the action

quatre_colonnes-do-exit = Ta ut den
quatre_colonnes-do-move = Flytta den
quatre_colonnes-do-bonus = Använd bonusen

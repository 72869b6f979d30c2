# What the browser client says. Words are few and warm; no exclamation marks in labels.

## Everywhere

web-no-answer = Bordet svarade inte. Försök igen.
web-part-missing = En del av sidan kunde inte laddas. Det kan finnas en ny version.
web-home = Startsidan
web-close = Stäng
web-loading = Ett ögonblick, bordet ställs i ordning.
web-offline = Servern går inte att nå. Dina bord finns kvar där.
web-failed = Servern kunde inte svara ({ $status }).
web-again = Försök igen
web-retrying = Nytt försök görs av sig självt.
web-language = Språk
web-theme = Färger
web-theme-system = Automatiskt
web-theme-light = Ljust
web-theme-dark = Mörkt
web-theme-contrast = Hög kontrast
web-rules = Regler
web-album = Album
web-day = Dagens kast
web-settings = Inställningar
web-menu = Meny
web-name = Ditt namn

## Home

web-welcome = Två pelarspel vid ett bord
web-play-bot = Spela nu
web-together = Spela med någon här
web-together-game = Vilket spel
web-together-how = Skanna detta med den andra telefonen: den sätter sig och ni börjar.
web-level = Robotens styrka
web-level-title = Välj en robot
web-level-random = Kiki
web-level-greedy = Max
web-level-points = Otto
web-level-beginner = Tim
web-level-learner = Mia
web-level-casual = Lena
web-level-bold = Leo
web-level-spiteful = Oskar
web-level-careful = Emil
web-level-amateur = Nils
web-level-club = Ruben
web-level-expert = Hugo
web-level-master = Ada
web-level-champion = Iris
web-level-random-about = Spelar vad som helst som är tillåtet.
web-level-beginner-about = Tar sina första steg: ofarlig och lätt att slå.
web-level-learner-about = Kan reglerna, men inte farorna än.
web-level-casual-about = Spelar för nöjes skull och tänker inte på att ta fångar.
web-level-greedy-about = Tar genast det bästa han ser och tänker inte längre.
web-level-points-about = Räknar poängen för den här turen exakt, och inga andra.
web-level-amateur-about = Anar vad som vinner, och gillar poäng nära till hands.
web-level-bold-about = Anfaller, vågar mycket och är inte rädd för någon.
web-level-spiteful-about = Är ute efter dina pjäser: tar till fånga vad han kan.
web-level-careful-about = Tar god tid på sig och få risker.
web-level-club-about = En stamgäst: spelar bra, med en svaghet eller två.
web-level-expert-about = Vet vad som vinner, och är lite otålig.
web-level-master-about = Tänker bara på att vinna.
web-level-champion-about = Spelar som Ada och tänker även igenom ditt svar.
# $strength (number): from 1 to 5
web-level-strength = Styrka { $strength } av 5
web-level-suggested = En bra första motståndare
# $level (text): the bot’s level
web-level-take = Välj { $level }
# $beaten, $name (texts): first names of bots
web-rival-hello = Du har slagit { $beaten } två gånger. Jag heter { $name }: ska vi spela?
web-rival-play = Spela mot { $name }
web-play-here = På samma enhet
web-play-friends = Med vänner
web-play-more = 3 eller 4 spelare
web-play-board = Vid ett riktigt bräde
web-played = Spelade partier
web-public-tables = Titta på ett bord
web-forget = Ta bort från listan
web-home-yours = Dina bord
web-home-others = De andras tur
# $count (number)
web-home-all = Visa alla { $count }
web-offer-lesson = Lär dig på tre minuter
web-print = Skriv ut och spela
web-code-label = En kod till ett bord?
web-code-help = Fem bokstäver, från den som gjorde bordet
web-code-open = Hitta bordet
web-home-rare = Protokoll, statistik, album och utskrift
web-records-help = Öppna ett protokoll, gå igenom det och kontrollera tärningarna.
web-load-record = Öppna ett protokoll

## A new table

web-new-table = Nytt bord
web-no-game = Det spelet finns inte här. På startsidan står alla.
web-players = Spelare
web-seats = Vem spelar
# $colour (text): the seat’s colour
web-seat-kind = { $colour }: vem spelar
web-kind-here = På den här enheten
web-kind-link = Via länk
web-kind-bot = En robot
web-kind-link-help = Du får en länk att skicka och en kod att skanna.
web-youngest = Yngst, och börjar
web-options-title = Regler vid detta bord
web-option-usual = som vanligt
# $players (number)
web-option-impossible = Inte med { $players } spelare.
# $option and $value (text): “Teams”, “two teams”
web-option-needs = Bara med { $option }: { $value }.
web-table-title = Tid, hjälp och tärningar
# $number (number), $colour (text): the partner’s colour
web-team-with = Lag { $number }, med { $colour }
web-clock = Klocka
web-clock-none = ingen klocka
# $minutes (number)
web-clock-minutes = { $minutes } minuter var
web-clock-help = När tiden är ute spelar en robot den turen.
web-help = Tips och chanser
web-help-help = På din tur får du be om ett tips och se chanser på brädet.
web-think-again = Tänk en gång till
web-think-again-help = Före ett stort misstag får du frågan en gång till.
web-real-dice = Riktiga tärningar
web-real-dice-help = Du kastar dem på ditt bord och säger vad de visar.
web-real-board = Vid ett riktigt bräde
web-real-board-help = Ni spelar med riktiga tärningar och pjäser. Telefonen följer med: den för protokollet, säger vems tur det är och kan reglerna.
web-short-game = Ett kort spel
web-short-game-help = För en lektion, fast det inte står på bladet: de snabbaste av reglerna nedan.
web-listed = Vem som helst får titta
web-listed-help = Bordet visas på startsidan. Annars hittar bara den som har länken dit.
web-fold = Regler, tid och tärningar
web-start = Till bordet

## Joining

web-join = Sätt dig
web-join-title = En plats väntar på dig
web-join-help = Inget konto behövs. Den här enheten minns platsen.
# $name, $game (texts)
web-join-invited = { $name } bjuder in dig till { $game }
web-join-colour = Din färg
web-join-table = Vid bordet
web-join-you = Du
web-join-usual = De vanliga reglerna
# $minutes, $seconds (numbers)
web-join-clock = { $minutes } minuter var, och { $seconds } sekunder till efter varje tur
web-join-taken = Platsen är upptagen
# $name (text)
web-join-taken-help = { $name } sitter här. Du kan titta på partiet.
web-join-seated = Du sitter redan vid bordet
web-join-seated-help = Den här enheten har en plats här. En vän tar den här platsen genom att öppna länken på sin egen enhet.
web-join-over-help = Du kan se det drag för drag.
web-join-bad = Länken leder inte till någon plats
web-join-bad-help = Kanske klipptes den av när den kopierades. Be om den igen, eller skriv bordets kod på startsidan.
web-join-bad-code = Koden leder inte till något bord
web-watch = Titta på partiet
web-waiting = Väntar på vänner
# $name (text): the seat’s colour
web-invite = Skicka länken, eller låt en telefon skanna koden: den ger platsen { $name }.
web-invite-link = Länk till platsen
# $command (text): what is typed to start the server
web-local-only = Bara den här datorn kan öppna bordet: för att bjuda in telefoner på ditt wifi, starta Colonnade med ”{ $command }”.
web-share-link = Dela länken
web-copied = Kopierad
web-copy-failed = Webbläsaren kopierar inte själv. Länken är markerad: kopiera den för hand.
web-code = Kod att skanna
web-code-short = Bordets kod
# $address (text): “192.168.1.5:8000”
web-code-short-help = Den som skriver den på { $address } får nästa lediga plats.
web-fill-here = Spela platsen här
web-fill-bot = Hellre en robot
web-seat-open = Ledig plats
web-seat-away = borta
web-seat-substitute = robot spelar

## The table

web-last-turns = Senaste turerna
web-beside = Poängblad och händelser
web-away-for = { $name } är borta.
web-you-watch = Du tittar på
web-clock-low = { $seconds ->
    [one] En sekund kvar.
   *[other] { $seconds } sekunder kvar.
  }
web-clock-hurry = Din tid rinner ut
web-board = Bräde
web-dice = Tärningar
web-hand = Tärningar och drag
web-pad = Poängblad
web-log = Vad som hänt
web-log-empty = Ingenting har hänt ännu.
web-your-turn = Din tur
# $name (text)
web-turn-of = { $name } är på tur
web-waiting-for = { $name } spelar.
web-hand-over = Din tur, { $name }
# $name, $action (texts): “Ana: Throw”
web-named-action = { $name }: { $action }
web-over = Partiet är slut
web-abandoned = Partiet avbröts
web-mute = Ljud och vibration av
web-unmute = Ljud och vibration på
web-turn-board = Vrid brädet
web-undo = Ta tillbaka
# $count (number)
web-spectators = { $count ->
    [one] En person tittar på
   *[other] { $count } personer tittar på
  }
web-reconnecting = Anslutningen bröts. Vi ansluter igen; ingenting går förlorat.
web-tap-kept = Anslutningen bröts. Ditt tryck är sparat och följer när den är tillbaka.
web-tap-withdraw = Ta tillbaka
web-no-table = Bordet finns inte
web-blocked = Inget tillträde

## What can be done

web-keep-first = Välj tärningar att behålla
web-keep-all = Alla tärningar behålls
web-back-to-dice = Tillbaka till tärningarna
web-throw-of = { $made ->
    [0] Inget kast än, { $most } att göra
   *[other] Kast { $made } av { $most }
  }
web-hint-keep-or-place = Tryck på tärningarna du behåller, eller på en upplyst ruta för att lägga en bricka.
web-say-keep = Välj tärningarna du behåller, eller kasta om alla.
# $count (number): dice
web-throw = { $count ->
    [one] Kasta tärningen
   *[other] Kasta
  }
# $count (number): all the dice
web-throw-all = Kasta om alla { $count }
# $count (number): dice that are not kept
web-throw-others = { $count ->
    [one] Kasta om en tärning
   *[other] Kasta om { $count } tärningar
  }
web-button-stop = Lägg brickor
web-button-done = Avsluta turen
web-button-forfeit = Avstå brickor
web-button-skip = Avstå från bonusen
web-follow = Tillbaka till partiet
web-forced = Det enda draget: det spelas åt dig.
web-touch-nothing = Inte nu. Det du får röra lyser.
web-touch-throw = Kasta först.
web-touch-waiting = Det är inte din tur.
web-looking-back = Partiets början.
web-hint-keep = Tryck på de tärningar du behåller.
web-hint-choose = Välj ditt drag.
web-hint-begin = Bordet är klart.
web-hint-start = Den högsta tärningen börjar.
web-show-result = Visa resultatet
web-referee-other = Något annat gjordes
web-referee-setup = Ställ upp ställningen
# $count (number): choices; $options (text)
web-options = { $count ->
    [one] Du får: { $options }.
   *[other] { $count } val: { $options }.
  }
web-options-count = { $count ->
    [one] Ett val.
   *[other] { $count } val.
  }
web-say-throw = Din tur att kasta.

## Dice

web-faces-of = Tryck vad tärningen hos { $name } visar.
web-faces-check = Är det vad de visar?
web-face-undo = Rätta
web-die = Tärning som visar { $face }
web-die-keep = Behåll { $face }
web-die-spent = Använd tärning, { $face }
# $count (number)
web-dice-unthrown = { $count ->
    [one] En tärning att kasta
   *[other] { $count } tärningar att kasta
  }
# $count, $left (numbers)
web-faces = { $count ->
    [one] Kasta din tärning och tryck på det den visar.
   *[other] Kasta dina { $count } tärningar och tryck på det de visar.
  }
web-faces-done = Det visar de
web-dice-about = Om de här tärningarna
web-fair = Ingen kan välja de här tärningarna, inte ens bordets värd. Före det första kastet binder sig bordet och varje spelares enhet vid ett hemligt tal; först därefter avslöjas spelarnas tal, och tärningarna följer av dem alla. När partiet är slut kontrollerar den här webbläsaren att varje kast följer av dem.
web-fair-commitment = Hemlighetens fingeravtryck
web-fair-entropy = Slumpord
web-fair-seats = Vad varje plats bidrar med
# $name, $part (texts): “Purple”, “revealed”
web-fair-seat = { $name }: { $part }
web-fair-awaited = inte här än
web-fair-committed = bunden, inte avslöjad än
web-fair-revealed = avslöjat
web-fair-declined = bidrar inte
web-fair-shared = spelar på en enhet som bidrar för en annan plats
web-fair-bot = en robot: ingenting
web-dice-agreeing = Spelarnas enheter kommer överens om tärningarna.
# $names (text): “Bo, Cy”
web-dice-awaited = Väntar på att { $names } ska delta i tärningarna.
web-dice-alarm = Bordet har ändrat det som det hade visat, så den här webbläsaren avslöjar inte sitt tal.
web-dice-left-out = Den här webbläsaren hade ingen del i tärningarna för din plats. Om du inte också spelar platsen på en annan enhet kan någon välja dem: fråga värden, eller spela vid ett annat bord.
web-fair-secret = Hemligheten
web-physical = Vid detta bord kastas riktiga tärningar.
web-verify = Kontrollera tärningarna
# $throws (number)
web-verify-holds = { $throws ->
    [one] Det enda kastet är
   *[other] Alla { $throws } kast är
  } vad protokollets tärningar ger. Den här webbläsaren bidrog inte med något att jämföra.
web-verify-checked = Kontrollerat av den här webbläsaren: ditt eget bidrag finns med, och { $throws ->
    [one] det enda kastet följer av det, som det
   *[other] alla { $throws } kast följer av det, som de
  } visades här.
# $throws, $unseen (numbers)
web-verify-partly = Ditt eget bidrag finns med, och { $throws ->
    [one] det enda kastet följer av det
   *[other] alla { $throws } kast följer av det
  }. { $unseen ->
    [one] Ett av dem kom
   *[other] { $unseen } av dem kom
  } medan den här webbläsaren var borta: ”colonnade check” säger om reglerna krävde dem.
web-verify-differs = De här tärningarna är inte som den här webbläsaren såg dem:
# $ply (number); $event, $faces (texts)
web-verify-false = Drag { $ply } stämmer inte: ”{ $event }” borde visa { $faces }.
# $ply (number); $event (text)
web-verify-no-dice = Drag { $ply } håller inte: ”{ $event }” är ett kast utan tärningar.
# $ply (number)
web-verify-stray = Drag { $ply }: på bordet låg tärningar som ingen hade kastat.

## Help at the table

web-hint = Tips
web-hint-close = Stäng tipset
web-hint-moves = Vilka drag?
web-hint-why = Varför?
web-lens = Visa chanserna där du pekar
# $chance, $best (numbers)
web-lens-worth = Då vinner du i { CASES($chance) }.
web-lens-keep = Behåller du dem vinner du i { CASES($chance) }; bäst är { PERCENT($best) }.
web-doubt = Tänka en gång till?
# $change (number)
web-doubt-cost = Din chans att vinna skulle sjunka med { PERCENT($change) }.
# $action (text): what it does, without a full stop; $chance (number)
web-doubt-better = Bättre: { $action }. Då vinner du i { CASES($chance) }.
web-doubt-return = Tänk en gång till
web-doubt-show = Vad vore bättre?
web-doubt-play = Spela ändå
# $dice (text): “4 4 6”
web-keep-dice = Behåll { $dice }
web-keep-none = Kasta om alla
web-dice-continued = Det här partiet fortsätter ett annat. Tärningarna kastas av servern och kan inte kontrolleras efteråt.

## Doors to the review and the statistics

web-review = Analys
web-review-record = Analysera ett protokoll
web-statistics = Din statistik

## Privacy

web-privacy = Integritet
web-privacy-none = Det finns inga konton, inga kakor, ingen reklam och ingen besöksstatistik. Sidorna laddar inget från andra webbplatser.
web-privacy-stored = Vad som sparas
web-privacy-tables = Servern sparar borden: namnen som spelarna skriver, dragen och tiden för varje drag. Din IP-adress sparas inte, utom i de fall som nämns nedan.
# $waiting, $unfinished (number)
web-privacy-days = Ett bord som aldrig börjar tas bort efter { $waiting ->
    [one] en dag
   *[other] { $waiting } dagar
  }, ett oavslutat parti { $unfinished ->
    [one] en dag
   *[other] { $unfinished } dagar
  } efter sitt sista drag. Avslutade partier finns kvar tills de raderas.
# $days (number)
web-privacy-reports = Den som anmäler ett bord skickar en länk till bordet, ett skäl, namnen vid bordet och de anslutna spelarnas IP-adresser till den som driver servern. Det tas bort senast efter { $days ->
    [one] en dag
   *[other] { $days } dagar
  }. En blockerad adress sparas tills blockeringen upphör. Adresser som skapar ett bord, tar en plats, sparar, spelar upp eller analyserar ett parti, provar en kod eller skickar en anmälan räknas för att hindra missbruk, och glöms efter högst en halvtimme. Medan en analys, ett tips eller en robots drag räknas ut sparas också adressen som det är till för, i högst en dag.
web-privacy-browser = Din webbläsare sparar ditt namn, dina inställningar, dina platser, dina partier för statistiken, ditt album och dina turer i dagens kast. Du tar bort dem genom att rensa den här webbplatsens data.
web-privacy-seen = Vem ser vad
web-privacy-watching = Alla som har adressen till ett bord kan titta på och ser namnen och dragen. Offentliga bord visas på startsidan. Den som driver servern kan se allt som sparas på den.
web-privacy-erase = Hur det raderas
web-privacy-ask = Den som driver servern kan radera ett bord, eller ett namn från alla bord och partier. Skriv till den personen, med länken till bordet eller namnet.
web-privacy-host = Den som driver servern:
web-privacy-no-contact = Fråga den som gav dig adressen till den här servern.

## More

web-phrases = Säg något
web-menu-table = Om det här bordet
web-screen = Visa på stor skärm
web-screen-leave = Tillbaka till bordet
web-carry = Fortsätt på en annan enhet
web-carry-help = Skanna detta med den andra enheten. Den som har koden spelar för dig: visa den inte för någon annan.
web-download = Spara protokollet
web-replay = Se igen
# $name (text)
web-take-over = Låt en robot spela för { $name }
web-give-back = { $name } spelar igen
web-abandon = Avsluta partiet utan resultat
web-abandon-sure = Avsluta det verkligen, för alla
web-abandon-not = Nej, spela vidare
web-report = Anmäl det här bordet
web-report-about = Vad är fel?
web-report-name = Ett namn
web-report-cheating = Fusk
web-report-other = Något annat
web-report-holds = Den som driver servern får en länk till bordet och de anslutna spelarnas IP-adresser. Ingen annan får veta det.
web-report-send = Skicka
web-report-sent = Tack. Den som driver servern kan läsa det nu.
web-first = Börjar
web-rematch = Revansch
web-rematch-go = Till revanschen
# $names (text), $count (number)
web-result-won = { $count ->
    [one] { $names } vinner
   *[other] { $names } delar segern
  }
# $names (text): the winners; $points, $others (numbers): the winner’s points and the other’s
web-result-won-points = { $names } vinner med { $points } mot { $others }
web-result-won-total = { $names } vinner med { $points } poäng
web-result-shared = { $names } delar segern med { $points } poäng var
web-result-you = Du vinner
web-result-you-points = Du vinner med { $points } mot { $others }
web-result-you-total = Du vinner med { $points } poäng
web-result-you-with = Du vinner med { $names }
web-result-you-shared = Du delar segern med { $names }, { $points } poäng var
web-result-lost = Inte den här gången. Bra spelat.
web-result-picture = Dela en bild
web-result-picture-failed = Bilden kunde inte göras på den här enheten.
# $names (text)
web-partners = Lagkamrater: { $names }

## Replay

web-steps = Gå igenom partiet
web-step-first = Till början
web-step-previous = Ett steg bakåt
web-step-next = Ett steg framåt
web-step-last = Till slutet
web-play = Spela upp
web-pause = Paus
web-ply = Steg
web-ply-of = Steg { $ply } av { $last }
web-copy-ply = Kopiera länken till detta steg
web-replay-start = Partiet ska just börja.
web-record-refused = Protokollet stämmer inte

## Preferences

web-pace = Takten i de andras drag
web-pace-slow = Lugnt
web-pace-usual = Som vanligt
web-pace-fast = Snabbt
web-prefer-vibrates = Vibrera
web-prefer-vibrates-help = Telefonen vibrerar när det är din tur, och i slutet.
web-prefer-notifies = Säg till när det är min tur
web-prefer-notifies-help = En avisering, medan sidan är dold.
web-prefer-showsFacts = Visste du att …
web-prefer-showsFacts-help = En rad om spelets värld då och då. Albumet samlar dem.
web-notify-refused = Webbläsaren tillåter inte aviseringar här.
web-speed = Rörelser
web-speed-slow = Långsamma
web-speed-usual = Som vanligt
web-speed-fast = Snabba
web-speed-none = Ingen, utan väntan
web-announcements = Meddelanden för skärmläsare
web-announcements-terse = Korta
web-announcements-full = Fullständiga
web-prefer-hasSound = Ljud
web-prefer-hasSound-help = Korta knackningar på trä, och en signal när det är din tur.
web-prefer-confirms = Bekräfta drag
web-prefer-confirms-help = Visa vad ett drag gör innan det spelas.
web-prefer-playsForced = Spela tvungna drag
web-prefer-playsForced-help = Ett drag utan alternativ spelas åt dig, lagom långsamt att följa.
web-prefer-throwsByItself = Kasta automatiskt
web-prefer-throwsByItself-help = Bordet kastar åt dig utan att du ber om det.
web-prefer-shakes = Skaka för att kasta
web-prefer-shakes-help = Skaka telefonen när det är din tur att kasta.
web-shake-ask = Kasta tärningarna genom att skaka telefonen?
web-shake-yes = Ja
web-shake-no = Nej

## Rules

web-rules-none = Reglerna finns inte här ännu.

## What the places are called, for those who hear them

# $cell (text): “5-3”; $row (number); $colour (text)
web-columbiz-cell = { CAPITAL(CELL($cell)) }, ruta { $row }, tom
web-columbiz-cell-disc = { CAPITAL(CELL($cell)) }, bricka: { $colour }
# $cell, $step, $tokens, $name, $place, $colour (texts); $name: “Green 2”
web-quatre_colonnes-cell = Ruta { $cell }
web-quatre_colonnes-arrow = { $colour }, ruta { $step } på pilen
web-quatre_colonnes-summit = { $colour }, toppen
web-quatre_colonnes-workshop = { $colour }, verkstaden
web-quatre_colonnes-token = { $name }: { $place }
web-quatre_colonnes-holds = { $place }: { $tokens }

## What a turn did, in one line, after the name of who played

# $count, $face, $length, $points (numbers); $name (text)
web-columbiz-did-begin = kastade högst med { $face } och börjar
web-columbiz-did-place = lade { $count ->
    [one] en bricka
   *[other] { $count } brickor
  }
web-columbiz-did-take = tog { $count ->
    [one] en fånge
   *[other] { $count } fångar
  }
web-columbiz-did-line = bildade en rad om { $length ->
    [3] tre
    [4] fyra
    [5] fem
   *[6] sex
  }: +{ $points }
web-columbiz-did-lines = bildade { $count } rader: +{ $points }
web-columbiz-did-forfeit = kunde inte lägga något och miste { $count ->
    [one] en bricka
   *[other] { $count } brickor
  } ur förrådet
web-columbiz-did-empty = tömde förrådet
web-columbiz-did-throw = kastade { $count ->
    [one] en gång
    [2] två gånger
   *[other] { $count } gånger
  }
# Beside the throw for who begins, in a review
web-columbiz-start = Att börja är ingen fördel: det finns inget att ta än, och någon annan har den sista turen.
web-columbiz-moment = Omgången som räknades mest: { $points ->
    [one] en poäng
   *[other] { $points } poäng
  } på en gång för { $name }.
# $count, $cells (numbers); $token, $tokens (texts): “red 3”; $own (text): yes, no, whether that is a column of who played; $number (text): its number; $dice (text): “6 and 3”; $reason (text): the clause that lost the die; $name (text)
web-quatre_colonnes-did-exit = förde ut { $count ->
    [one] en pelare
   *[other] { $count } pelare
  }
web-quatre_colonnes-did-move = gick { $cells ->
    [one] en ruta
   *[other] { $cells } rutor
  } med { $own ->
    [yes] pelare { $number }
   *[no] { $token }
  }
web-quatre_colonnes-did-moves = flyttade { $count } pelare
web-quatre_colonnes-did-send = skickade hem { $tokens }
web-quatre_colonnes-did-bonus = tog { $cells } rutor i bonus
web-quatre_colonnes-did-raise = reste { $count ->
    [one] en pelare
   *[other] { $count } pelare
  } på toppen
web-quatre_colonnes-did-third-six = kastade en tredje sexa: inget spelades
web-quatre_colonnes-did-third-six-back = kastade en tredje sexa: { $own ->
    [yes] pelare { $number }
   *[no] { $token }
  } gick tillbaka
web-quatre_colonnes-did-try = kastade { $dice }: ingen dubbel trea än
web-quatre_colonnes-did-build = kastade dubbel trea och byggde monumentet
web-quatre_colonnes-did-lose = kastade { $dice }: { $reason ->
    [L5-3] en spärr stod i vägen
    [L4-5] startrutan var full
    [L5-2] det var för långt
    [L4-1] en femma för ut en pelare
   *[nothing] ingen pelare kunde flyttas
  }
web-quatre_colonnes-did-throw = kastade { $dice }
web-quatre_colonnes-moment = { $name } kastade dubbel trea på { $count ->
    [one] första försöket
   *[other] försök { $count }
  }.

## Shortcuts

web-shortcuts = Kortkommandon
web-key-primary = Det som ska göras nu
web-key-keep = Behåll en tärning med det värdet
web-key-touchable = Till nästa ruta som går att välja
web-key-walk = Över brädet
web-key-drop = Släpp valet
web-key-list = Den här listan

## The browser’s own sentences for messages that speak of what is typed: the same key after web-

web-columbiz-malformed-action = Det är inget drag i det här spelet.
web-columbiz-malformed-cell = Det är inget drag i det här spelet.
web-quatre_colonnes-malformed = Det är inget drag i det här spelet.
web-error-server-message = Sidan och servern förstår inte varandra. Ladda om sidan.
web-error-server-hello-first = Sidan och servern förstår inte varandra. Ladda om sidan.
web-error-server-hello-twice = Sidan och servern förstår inte varandra. Ladda om sidan.

## What happened, told to the one who did it: the same key after web-you-

web-you-columbiz-begins = Du kastar högst med { $face } och börjar.
web-you-columbiz-thrown = Du kastar { $dice }.
web-you-columbiz-kept = Du { $count ->
    [0] behåller ingenting och kastar om alla åtta
   *[other] behåller { $dice }
  }.
web-you-columbiz-stopped = Du slutar kasta.
web-you-columbiz-placed = Du lägger en bricka på { CELL($cell) }.
web-you-columbiz-captured = Du tar { $count ->
    [one] { $victim ->
        [purple] en lila bricka
        [blue] en blå bricka
        [grey] en grå bricka
       *[black] en svart bricka
      }
   *[other] { $victim ->
        [purple] { $count } lila brickor
        [blue] { $count } blå brickor
        [grey] { $count } grå brickor
       *[black] { $count } svarta brickor
      }
  } till fånga.
web-you-columbiz-line = Du bildar en rad om { $length } och får { $points ->
    [one] en poäng
   *[other] { $points } poäng
  }.
web-you-columbiz-turn-ended = Du avslutar din tur.
web-you-columbiz-forfeited = Du kan inte lägga något och mister { $count ->
    [one] en bricka
   *[other] { $count } brickor
  } ur förrådet.
web-you-columbiz-last-round = Du har tömt ditt förråd: det här varvet är det sista.
web-you-quatre_colonnes-drew = Du kastar { $dice }.
web-you-quatre_colonnes-threw-alone = Du kastar om tärningen: { $die }.
web-you-quatre_colonnes-bonus-earned = Du får en bonus på { $cells } rutor.
web-you-quatre_colonnes-draws-again = Du kastade en sexa och kastar igen.
web-you-quatre_colonnes-built = Du kastar dubbel trea: monumentet står färdigt.
web-you-quatre_colonnes-not-built = Du kastar { $dice }: ingen dubbel trea än.

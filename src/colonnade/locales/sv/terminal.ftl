# Playing in the terminal. What stands between backticks or after “colonnade” is typed as it is; do not translate it.

## The words of the table: one word each, typed by the player. The English word works in every language too.

terminal-word-help = hjälp
terminal-word-hint = tips
terminal-word-undo = ångra
terminal-word-board = bräde
terminal-word-log = logg
terminal-word-save = spara
terminal-word-load = ladda
terminal-word-quit = avsluta
terminal-word-say = säg
terminal-word-bot = robot
# The answer that means yes: one letter
terminal-yes = j

## Help

terminal-help-offer = Skriv { $help } för att se vad du kan skriva.
terminal-help-moves = Enter kastar tärningarna. Välj med numret, eller skriv draget som det står. För att spara tärningar skriver du vad de visar: 5 5 5.
terminal-help-help = visar den här listan
terminal-help-hint = säger var du ska titta; en gång till, de bästa dragen; och en till, varför
terminal-help-undo = tar tillbaka ditt senaste val, fram till det senaste kastet
terminal-help-board = ritar brädet igen
terminal-help-log = berättar vad som hänt; med ett tal så många händelser
terminal-help-save = och ett filnamn: sparar partiet
terminal-help-load = och ett filnamn: fortsätter ett sparat parti
terminal-help-quit = lämnar bordet; partiet finns kvar
terminal-help-say = och ett nummer: säger en kort fras; ensamt visas listan
terminal-help-bot = låter en robot spela för den som är borta
terminal-help-why = säger varför ditt senaste drag inte gick; med ett drag, varför det inte går; med ett nummer, vad det valet gör
terminal-help-learn = Är spelet nytt för dig? Ett guidat första parti, på tre minuter:

## Setting the table

terminal-ask-game = Vilket spel?
terminal-ask-players = Hur många spelare?
terminal-ask-seat = Vem spelar?
terminal-ask-first = Vem börjar?
terminal-ask-number = Nummer (Enter: { $default }) ›
terminal-ask-options = Tillval som namn=värde (Enter: vanliga regler, ?: listan) ›
# $game (text): the game’s name; $events (number)
terminal-go-on = Fortsätt det senaste partiet: { $game }, { $events ->
    [one] en händelse
   *[other] { $events } händelser
  } hittills.
# An option of the rules and what it is set to
terminal-option = { $name }: { $value }
terminal-player-human = en människa

## The dice

terminal-commitment = Tärningarna är ärliga. Deras hemlighet har fingeravtrycket { $commitment }.
terminal-ask-entropy = { $colour }, ett slumpord till tärningarna (Enter: inget) ›
# $count (number): how many gave a word; $words (text): “Purple “abc”, Blue “xyz””
terminal-entropy-shown = { $count ->
    [0] Ingen gav något slumpord. Från och med nu är alla kast bestämda.
   *[other] Slumpord: { $words }. Från och med nu är alla kast bestämda.
  }
# $dice (number)
terminal-type-faces = { $dice ->
    [one] Kasta tärningen och skriv vad den visar: 4.
   *[other] Kasta { $dice } tärningar och skriv vad de visar, med mellanslag emellan.
  }
# $seats (text): the players’ names, separated by commas
terminal-die-per-seat = En tärning för varje spelare som kastar, i ordningen { $seats }.
terminal-dice-not-typed = Enter kastar tärningarna; i det här partiet skriver man inte in dem.
terminal-secret = Tärningarnas hemlighet var { $secret }.

## A turn

terminal-prompt-throw = { $colour }: Enter kastar { $dice ->
    [one] tärningen
   *[other] { $dice } tärningar
  } ›
terminal-prompt-physical = { $colour }: { $dice ->
    [one] tärningen visar
   *[other] de { $dice } tärningarna visar
  } ›
terminal-prompt-keep = { $colour }, vilka tärningar sparar du? ›
terminal-prompt-decide = { $colour }, välj ›
# $must (text): faces, or “none” where none must be kept
terminal-keep = { $must ->
    [none] Skriv vad du sparar; resten kastas om. Bara keep kastar om alla.
   *[other] Skriv vad du sparar, med { $must } bland det; resten kastas om.
  }
terminal-decide-first = Nu kastas inget: välj först. { $help } berättar hur.
terminal-no-such-choice = Det finns inget val ”{ $text }”.
terminal-fact = { $place }: { $fact }
terminal-refused = { $reason } Skriv ? för regeln.
terminal-nothing-refused = Inget drag har avvisats. Skriv ? och ett drag för att fråga om det.
terminal-why = ”{ $action }” går inte. { $reason }
terminal-allowed = ”{ $action }” är tillåtet.
terminal-choice-does = Det här gör ”{ $action }”:
# $chance (number): the share of the win; $less (number): by how much less than the best
terminal-hint-candidate = { $number }. { $action }: { PERCENT($chance, digits: 1) }, { PERCENT($less, digits: 1) } mindre än det bästa
terminal-hint-more = Skriv ”{ $hint }” igen för att få veta mer.
terminal-hint-throw = Nu avgör tärningarna: kasta dem.
terminal-undone = Ångrat: ”{ $action }”.
terminal-log-empty = Ännu har inget hänt.
# $points (number)
terminal-points = { $points ->
    [one] en poäng
   *[other] { $points } poäng
  }

## Saving and leaving

terminal-save-name = Skriv ett filnamn efter.
terminal-load-name = Skriv namnet på ett sparat parti efter.
terminal-saved = Sparat i { $file }.
# $events (number)
terminal-loaded = { $file }: { $events ->
    [one] en händelse
   *[other] { $events } händelser
  } spelade. Partiet fortsätter.
terminal-ask-overwrite = { $file } finns redan. Ersätta den? (j, Enter: nej) ›
terminal-ask-quit = En fil att spara partiet i (Enter: ingen, det väntar på dig) ›
terminal-ask-record = En fil att spara partiet i (Enter: ingen) ›
terminal-goodbye = Hej då.
terminal-resume = Partiet finns kvar. Så fortsätter du:
terminal-learn-left = Din plats är sparad. För att fortsätta lektionen:
terminal-learn-play = För att spela ett helt parti:
terminal-not-kept = Partiet kunde inte sparas: det finns ingen mapp att skriva i.
terminal-record-kept = Partiet finns kvar.
terminal-verify = Så kontrollerar du varje kast:
terminal-replay = Så ser du partiet igen:
terminal-error-secret-elsewhere = Hemligheten till det här partiets tärningar ({ $commitment }…) finns inte på den här datorn, så kasten kan inte fortsätta. Ladda partiet med --dice physical för att fortsätta med riktiga tärningar.
terminal-error-dice-ended = Tärningar av slaget ”{ $source }” kan inte fortsätta. Ladda partiet med --dice physical för att fortsätta med riktiga tärningar.

## A table of a server

terminal-ask-name = Ditt namn ›
terminal-online-dice = Spelarnas enheter kommer överens om tärningarna.
# $throws (number)
terminal-dice-checked = Kontrollerat av den här enheten: ditt eget bidrag finns i tärningarna, och { $throws ->
    [one] det enda kastet följer
   *[other] alla { $throws } kast följer
  } av dem.
terminal-dice-recomputed = { $throws ->
    [one] Det enda kastet följer
   *[other] Alla { $throws } kast följer
  } av protokollets tärningar. Den här enheten bidrog inte med något att jämföra.
terminal-dice-false = Tärningarna i det här partiet håller inte:
terminal-ask-leave = Ska en robot spela vidare åt dig? (j, Enter: nej, platsen är kvar) ›
terminal-ask-rematch = Ett parti till med samma spelare? (j, Enter: nej) ›
terminal-online-open = ledig
terminal-online-seat = Du spelar { $colour }.
terminal-online-watching = Du tittar på.
terminal-online-waiting = Bordet väntar på spelare.
terminal-online-turn = { $name } är på tur.
terminal-online-not-yours = Det är inte din tur.
# $name (text): “Blue (Ana)”
terminal-online-joined = Nu vid bordet: { $name }.
terminal-online-left = { $colour } har gått; platsen är ledig igen.
terminal-online-back = { $colour } ångrar sitt senaste val.
# $bot (text): the word that is typed
terminal-online-away = { $name } är borta. Efter en stund låter { $bot } en robot spela vidare.
terminal-online-here = { $name } är tillbaka.
terminal-online-nobody-away = Det är din egen tur; ingen låter dig vänta.
terminal-online-said = { $name }: ”{ $phrase }”
# $time (text): “4:05”
terminal-online-clock = Tid kvar: { $time }.
terminal-online-lost = Förbindelsen bröts. Försöker igen; ditt parti finns kvar.
terminal-online-back-again = Förbindelsen är tillbaka.
terminal-online-return = Så kommer du tillbaka till din plats:
terminal-error-link = ”{ $text }” är ingen länk till ett bord.
# $reason (text): what the system says, in English
terminal-error-unreachable = Servern { $server } går inte att nå: { $reason }
terminal-error-no-server = Det som svarar på { $server } är ingen bordsserver av den här versionen.
terminal-error-version = Servern { $server } spelar ett spel eller en regel som den här versionen inte känner till.

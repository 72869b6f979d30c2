# Playing in the terminal. What stands between backticks or after “colonnade” is typed as it is; do not translate it.

## The words of the table: one word each, typed by the player. The English word works in every language too.

terminal-word-help = help
terminal-word-hint = tip
terminal-word-undo = terug
terminal-word-board = bord
terminal-word-log = verslag
terminal-word-save = bewaar
terminal-word-load = laad
terminal-word-quit = einde
terminal-word-say = zeg
terminal-word-bot = robot
# The answer that means yes: one letter
terminal-yes = j

## Help

terminal-help-offer = Typ { $help } om te zien wat je kunt typen.
terminal-help-moves = Enter gooit de dobbelstenen. Kies met het nummer, of typ de keuze zoals ze er staat. Om dobbelstenen te houden typ je wat ze tonen: 5 5 5.
terminal-help-help = toont deze lijst
terminal-help-hint = zegt waar je moet kijken; nog eens, de beste zetten; en nog eens, waarom
terminal-help-undo = neemt je laatste beslissing terug, tot aan de laatste worp
terminal-help-board = tekent het bord opnieuw
terminal-help-log = vertelt wat er gebeurd is; met een getal zoveel gebeurtenissen
terminal-help-save = en een bestandsnaam: bewaart de partij
terminal-help-load = en een bestandsnaam: gaat verder met een bewaarde partij
terminal-help-quit = verlaat de tafel; de partij blijft bewaard
terminal-help-say = en een nummer: zegt een kort zinnetje; alleen, toont de lijst
terminal-help-bot = laat een robot verder spelen voor wie weg is
terminal-help-why = zegt waarom je laatste zet niet mag; met een zet: waarom die niet mag; met een nummer: wat die keuze doet
terminal-help-learn = Nieuw in dit spel? Een begeleide eerste partij, in drie minuten:

## Setting the table

terminal-ask-game = Welk spel?
terminal-ask-players = Hoeveel spelers?
terminal-ask-seat = Wie speelt er?
terminal-ask-first = Wie begint?
terminal-ask-number = Nummer (Enter: { $default }) ›
terminal-ask-options = Opties als naam=waarde (Enter: de gewone regels, ?: de lijst) ›
# $game (text): the game’s name; $events (number)
terminal-go-on = Verder met de laatste partij: { $game }, tot nu toe { $events ->
    [one] één gebeurtenis
   *[other] { $events } gebeurtenissen
  }.
# An option of the rules and what it is set to
terminal-option = { $name }: { $value }
terminal-player-human = een mens

## The dice

terminal-commitment = De dobbelstenen zijn eerlijk. De vingerafdruk van hun geheim is { $commitment }.
terminal-ask-entropy = { $colour }, een toevalswoord voor de dobbelstenen (Enter: geen) ›
# $count (number): how many gave a word; $words (text): “Purple “abc”, Blue “xyz””
terminal-entropy-shown = { $count ->
    [0] Niemand gaf een toevalswoord. Vanaf nu ligt elke worp vast.
   *[other] Toevalswoorden: { $words }. Vanaf nu ligt elke worp vast.
  }
# $dice (number)
terminal-type-faces = { $dice ->
    [one] Gooi de dobbelsteen en typ wat hij toont: 4.
   *[other] Gooi { $dice } dobbelstenen en typ wat ze tonen, met spaties ertussen.
  }
# $seats (text): the players’ names, separated by commas
terminal-die-per-seat = Eén dobbelsteen voor elke speler die gooit, in de volgorde { $seats }.
terminal-dice-not-typed = Enter gooit de dobbelstenen; in deze partij typ je ze niet.
terminal-secret = Het geheim van de dobbelstenen was { $secret }.

## A turn

terminal-prompt-throw = { $colour }: Enter gooit { $dice ->
    [one] de dobbelsteen
   *[other] { $dice } dobbelstenen
  } ›
terminal-prompt-physical = { $colour }: { $dice ->
    [one] de dobbelsteen toont
   *[other] de { $dice } dobbelstenen tonen
  } ›
terminal-prompt-keep = { $colour }, welke dobbelstenen houd je? ›
terminal-prompt-decide = { $colour }, jouw keuze ›
# $must (text): faces, or “none” where none must be kept
terminal-keep = { $must ->
    [none] Typ wat je wilt houden; de rest wordt opnieuw gegooid. keep alleen gooit ze allemaal opnieuw.
   *[other] Typ wat je wilt houden, met { $must } erbij; de rest wordt opnieuw gegooid.
  }
terminal-decide-first = Er wordt nu niet gegooid: kies eerst. { $help } legt uit hoe.
terminal-no-such-choice = Er is geen keuze “{ $text }”.
terminal-fact = { $place }: { $fact }
terminal-refused = { $reason } Typ ? voor de regel.
terminal-nothing-refused = Er is geen zet geweigerd. Typ ? en een zet om ernaar te vragen.
terminal-why = “{ $action }” mag niet. { $reason }
terminal-allowed = “{ $action }” mag.
terminal-choice-does = Dit doet “{ $action }”:
# $chance (number): the share of the win; $less (number): by how much less than the best
terminal-hint-candidate = { $number }. { $action }: { PERCENT($chance, digits: 1) }, { PERCENT($less, digits: 1) } minder dan het beste
terminal-hint-more = Typ nog eens “{ $hint }” om meer te horen.
terminal-hint-throw = Nu beslissen de dobbelstenen: gooi ze.
terminal-undone = Teruggenomen: “{ $action }”.
terminal-log-empty = Er is nog niets gebeurd.
# $points (number)
terminal-points = { $points ->
    [one] één punt
   *[other] { $points } punten
  }

## Saving and leaving

terminal-save-name = Typ er een bestandsnaam achter.
terminal-load-name = Typ er de naam van een bewaarde partij achter.
terminal-saved = Bewaard in { $file }.
# $events (number)
terminal-loaded = { $file }: { $events ->
    [one] één gebeurtenis
   *[other] { $events } gebeurtenissen
  } gespeeld. De partij gaat verder.
terminal-ask-overwrite = { $file } bestaat al. Vervangen? (j, Enter: nee) ›
terminal-ask-quit = Een bestand om de partij in te bewaren (Enter: geen, ze wacht op je) ›
terminal-ask-record = Een bestand om de partij in te bewaren (Enter: geen) ›
terminal-goodbye = Tot ziens.
terminal-resume = De partij is bewaard. Zo ga je verder:
terminal-learn-left = Je plaats is bewaard. Om verder te gaan met de les:
terminal-learn-play = Om een hele partij te spelen:
terminal-not-kept = De partij kon niet worden bewaard: er is geen map om in te schrijven.
terminal-record-kept = De partij is bewaard.
terminal-verify = Zo reken je elke worp na:
terminal-replay = Zo bekijk je de partij nog eens:
terminal-error-secret-elsewhere = Het geheim van de dobbelstenen van deze partij ({ $commitment }…) staat niet op deze computer, dus de worpen kunnen niet verdergaan. Laad ze met --dice physical om met echte dobbelstenen verder te spelen.
terminal-error-dice-ended = Met dobbelstenen van het soort “{ $source }” kan het niet verder. Laad de partij met --dice physical om met echte dobbelstenen verder te spelen.

## A table of a server

terminal-ask-name = Je naam ›
terminal-online-dice = De apparaten van de spelers worden het eens over de dobbelstenen.
# $throws (number)
terminal-dice-checked = Gecontroleerd door dit apparaat: je eigen bijdrage zit in de dobbelstenen, en { $throws ->
    [one] de enige worp volgt
   *[other] alle { $throws } worpen volgen
  } eruit.
terminal-dice-recomputed = { $throws ->
    [one] De enige worp volgt
   *[other] Alle { $throws } worpen volgen
  } uit de dobbelstenen van het verslag. Dit apparaat droeg niets bij om mee te vergelijken.
terminal-dice-false = De dobbelstenen van deze partij kloppen niet:
terminal-ask-leave = Moet een robot voor je verder spelen? (j, Enter: nee, je plaats blijft van jou) ›
terminal-ask-rematch = Nog een partij met dezelfde spelers? (j, Enter: nee) ›
terminal-online-open = vrij
terminal-online-seat = Jij speelt { $colour }.
terminal-online-watching = Je kijkt toe.
terminal-online-waiting = De tafel wacht op spelers.
terminal-online-turn = { $name } is aan zet.
terminal-online-not-yours = Je bent niet aan de beurt.
# $name (text): “Blue (Ana)”
terminal-online-joined = Nu aan tafel: { $name }.
terminal-online-left = { $colour } is weg; de plaats is weer vrij.
terminal-online-back = { $colour } neemt de laatste keuze terug.
# $bot (text): the word that is typed
terminal-online-away = { $name } is weg. Na een poosje laat { $bot } een robot verder spelen.
terminal-online-here = { $name } is terug.
terminal-online-nobody-away = Je bent zelf aan de beurt; niemand laat je wachten.
terminal-online-said = { $name }: “{ $phrase }”
# $time (text): “4:05”
terminal-online-clock = Resterende tijd: { $time }.
terminal-online-lost = De verbinding is weg. We proberen het opnieuw; je partij blijft bewaard.
terminal-online-back-again = De verbinding is er weer.
terminal-online-return = Zo kom je terug op je plaats:
terminal-error-link = “{ $text }” is geen link naar een tafel.
# $reason (text): what the system says, in English
terminal-error-unreachable = De server { $server } is niet te bereiken: { $reason }
terminal-error-no-server = Wat op { $server } antwoordt, is geen tafelserver van deze versie.
terminal-error-version = De server { $server } speelt een spel of een regel die deze versie niet kent.

# What the browser client says. Words are few and warm; no exclamation marks in labels.

## Everywhere

web-no-answer = De tafel gaf geen antwoord. Probeer het nog eens.
web-part-missing = Een deel van deze pagina kon niet worden geladen. Misschien is er een nieuwe versie.
web-home = Startpagina
web-close = Sluiten
web-loading = Een ogenblik, de tafel wordt klaargezet.
web-offline = De server is niet bereikbaar. Je tafels blijven daar bewaard.
web-failed = De server kon niet antwoorden ({ $status }).
web-again = Opnieuw proberen
web-retrying = Wordt vanzelf opnieuw geprobeerd.
web-language = Taal
web-theme = Kleuren
web-theme-system = Automatisch
web-theme-light = Licht
web-theme-dark = Donker
web-theme-contrast = Hoog contrast
web-rules = Regels
web-album = Album
web-day = De worp van de dag
web-settings = Instellingen
web-menu = Menu
web-name = Je naam

## Home

web-welcome = Twee zuilenspellen aan één tafel
web-play-bot = Nu spelen
web-together = Speel met iemand hier
web-together-game = Welk spel
web-together-how = Scan dit met de andere telefoon: die gaat zitten en jullie beginnen.
web-level = Sterkte van de robot
web-level-title = Een robot kiezen
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
web-level-random-about = Speelt alles wat mag.
web-level-beginner-about = Zet de eerste stappen: onschuldig en makkelijk te verslaan.
web-level-learner-about = Kent de regels, maar de gevaren nog niet.
web-level-casual-about = Speelt voor de lol en let niet op het slaan.
web-level-greedy-about = Pakt meteen het beste dat hij ziet en denkt niet verder.
web-level-points-about = Telt de punten van deze beurt precies, en van geen andere.
web-level-amateur-about = Heeft een idee van wat wint, en houdt van punten die voor het grijpen liggen.
web-level-bold-about = Valt aan, waagt veel en vreest niemand.
web-level-spiteful-about = Heeft het op je stukken gemunt: slaat wat hij kan.
web-level-careful-about = Neemt de tijd en weinig risico.
web-level-club-about = Een vaste speler: speelt goed, met een zwakte of twee.
web-level-expert-about = Weet wat wint, en is een beetje ongeduldig.
web-level-master-about = Denkt alleen aan winnen.
web-level-champion-about = Speelt als Ada en denkt ook over jouw antwoord na.
# $strength (number): from 1 to 5
web-level-strength = Sterkte { $strength } van 5
web-level-suggested = Een goede eerste tegenstander
# $level (text): the bot’s level
web-level-take = { $level } kiezen
# $beaten, $name (texts): first names of bots
web-rival-hello = Je hebt { $beaten } twee keer verslagen. Ik ben { $name }: zullen wij spelen?
web-rival-play = Tegen { $name } spelen
web-play-here = Op hetzelfde apparaat
web-play-friends = Met vrienden
web-play-more = Met 3 of 4 spelers
web-play-board = Aan een echt bord
web-played = Gespeelde partijen
web-public-tables = Meekijken aan een tafel
web-forget = Van de lijst halen
web-home-yours = Jouw tafels
web-home-others = De anderen zijn aan de beurt
# $count (number)
web-home-all = Alle { $count } tonen
web-offer-lesson = Leren in drie minuten
web-print = Afdrukken en spelen
web-code-label = Een code voor een tafel?
web-code-help = Vijf letters, van wie de tafel maakte
web-code-open = De tafel zoeken
web-home-rare = Verslagen, statistieken, album en afdrukken
web-records-help = Open een verslag, loop erdoorheen en controleer de dobbelstenen.
web-load-record = Een verslag openen

## A new table

web-new-table = Nieuwe tafel
web-no-game = Dit spel bestaat hier niet. Op de startpagina staan ze allemaal.
web-players = Spelers
web-seats = Wie speelt
# $colour (text): the seat’s colour
web-seat-kind = { $colour }: wie speelt
web-kind-here = Op dit apparaat
web-kind-link = Via een link
web-kind-bot = Een robot
web-kind-link-help = Je krijgt een link om te sturen en een code om te scannen.
web-youngest = De jongste, die begint
web-options-title = Regels van deze tafel
web-option-usual = zoals gewoonlijk
# $players (number)
web-option-impossible = Niet met { $players } spelers.
# $option and $value (text): “Teams”, “two teams”
web-option-needs = Alleen met { $option }: { $value }.
web-table-title = Tijd, hulp en dobbelstenen
# $number (number), $colour (text): the partner’s colour
web-team-with = Team { $number }, met { $colour }
web-clock = Klok
web-clock-none = geen klok
# $minutes (number)
web-clock-minutes = { $minutes } minuten elk
web-clock-help = Als de tijd om is, speelt een robot die beurt.
web-help = Tips en kansen
web-help-help = In je beurt mag je om een tip vragen en kansen op het bord zien.
web-think-again = Nog eens nadenken
web-think-again-help = Voor een grote fout wordt het je nog eens gevraagd.
web-real-dice = Echte dobbelstenen
web-real-dice-help = Je gooit ze op je eigen tafel en zegt wat ze tonen.
web-real-board = Aan een echt bord
web-real-board-help = Je speelt met echte dobbelstenen en stukken. De telefoon volgt: hij houdt het scoreblad bij, zegt wie aan de beurt is en kent de regels.
web-short-game = Een kort spel
web-short-game-help = Voor een lesuur, al staat het niet op het spelblad: de snelste van de regels hieronder.
web-listed = Iedereen mag meekijken
web-listed-help = De tafel staat op de startpagina. Anders vind je haar alleen met de link.
web-fold = Regels, tijd en dobbelstenen
web-start = Aan tafel

## Joining

web-join = Gaan zitten
web-join-title = Er is een plaats voor je vrij
web-join-help = Een account is niet nodig. Dit apparaat onthoudt de plaats.
# $name, $game (texts)
web-join-invited = { $name } nodigt je uit voor { $game }
web-join-colour = Jouw kleur
web-join-table = Aan tafel
web-join-you = Jij
web-join-usual = De gewone regels
# $minutes, $seconds (numbers)
web-join-clock = { $minutes } minuten elk, en { $seconds } seconden erbij na elke beurt
web-join-taken = Deze plaats is bezet
# $name (text)
web-join-taken-help = { $name } zit hier. Je kunt de partij bekijken.
web-join-seated = Je zit al aan deze tafel
web-join-seated-help = Dit apparaat heeft hier een plaats. Een vriend neemt deze door de link op het eigen apparaat te openen.
web-join-over-help = Je kunt haar zet voor zet bekijken.
web-join-bad = Deze link leidt naar geen plaats
web-join-bad-help = Misschien is hij bij het kopiëren afgebroken. Vraag hem opnieuw, of typ de code van de tafel op de startpagina.
web-join-bad-code = Deze code leidt naar geen tafel
web-watch = De partij bekijken
web-waiting = Wachten op vrienden
# $name (text): the seat’s colour
web-invite = Stuur deze link, of laat een telefoon de code scannen: die geeft de plaats { $name }.
web-invite-link = Link naar de plaats
# $command (text): what is typed to start the server
web-local-only = Alleen deze computer kan deze tafel openen: wil je telefoons op je wifi uitnodigen, start Colonnade dan met ‘{ $command }’.
web-share-link = De link delen
web-copied = Gekopieerd
web-copy-failed = Deze browser kopieert niet zelf. De link is geselecteerd: kopieer hem met de hand.
web-code = Code om te scannen
web-code-short = Code van deze tafel
# $address (text): “192.168.1.5:8000”
web-code-short-help = Wie hem intypt op { $address } krijgt de volgende vrije plaats.
web-fill-here = Deze plaats hier spelen
web-fill-bot = Liever een robot
web-seat-open = Vrije plaats
web-seat-away = afwezig
web-seat-substitute = robot speelt

## The table

web-last-turns = Laatste beurten
web-beside = Scoreblad en verloop
web-away-for = { $name } is even weg.
web-you-watch = Je kijkt mee
web-clock-low = { $seconds ->
    [one] Nog één seconde.
   *[other] Nog { $seconds } seconden.
  }
web-clock-hurry = Je tijd raakt op
web-board = Bord
web-dice = Dobbelstenen
web-hand = Dobbelstenen en zetten
web-pad = Scoreblad
web-log = Wat er gebeurde
web-log-empty = Er is nog niets gebeurd.
web-your-turn = Jouw beurt
# $name (text)
web-turn-of = { $name } is aan de beurt
web-waiting-for = { $name } speelt.
web-hand-over = Jouw beurt, { $name }
# $name, $action (texts): “Ana: Throw”
web-named-action = { $name }: { $action }
web-over = De partij is afgelopen
web-abandoned = De partij is afgebroken
web-mute = Geluid en trillen uit
web-unmute = Geluid en trillen aan
web-turn-board = Het bord draaien
web-undo = Terugnemen
# $count (number)
web-spectators = { $count ->
    [one] Eén iemand kijkt mee
   *[other] { $count } mensen kijken mee
  }
web-reconnecting = Verbinding verbroken. We verbinden opnieuw; er gaat niets verloren.
web-tap-kept = Verbinding verbroken. Je tik is bewaard en volgt zodra de verbinding terug is.
web-tap-withdraw = Terugnemen
web-no-table = Die tafel is er niet
web-blocked = Geen toegang

## What can be done

web-keep-first = Kies dobbelstenen om te houden
web-keep-all = Alle dobbelstenen liggen vast
web-back-to-dice = Terug naar de dobbelstenen
web-throw-of = { $made ->
    [0] Nog niet gegooid, { $most } worpen
   *[other] Worp { $made } van { $most }
  }
web-hint-keep-or-place = Tik op de dobbelstenen die je houdt, of op een verlicht veld om een schijf te leggen.
web-say-keep = Kies de dobbelstenen die je houdt, of gooi ze allemaal opnieuw.
# $count (number): dice
web-throw = { $count ->
    [one] De dobbelsteen gooien
   *[other] Gooien
  }
# $count (number): all the dice
web-throw-all = Alle { $count } opnieuw
# $count (number): dice that are not kept
web-throw-others = { $count ->
    [one] Eén dobbelsteen opnieuw gooien
   *[other] { $count } dobbelstenen opnieuw gooien
  }
web-button-stop = Schijven leggen
web-button-done = Beurt klaar
web-button-forfeit = Schijven afstaan
web-button-skip = Afzien van de bonus
web-follow = Terug naar de partij
web-forced = De enige zet: die wordt voor je gespeeld.
web-touch-nothing = Nu niet. Wat je mag aanraken, licht op.
web-touch-throw = Gooi eerst.
web-touch-waiting = Je bent niet aan de beurt.
web-looking-back = Het begin van de partij.
web-hint-keep = Tik op de dobbelstenen die je houdt.
web-hint-choose = Kies je zet.
web-hint-begin = De tafel staat klaar.
web-hint-start = De hoogste dobbelsteen begint.
web-show-result = De uitslag tonen
web-referee-other = Er is iets anders gedaan
web-referee-setup = De stelling opzetten
# $count (number): choices; $options (text)
web-options = { $count ->
    [one] Je mag: { $options }.
   *[other] { $count } keuzes: { $options }.
  }
web-options-count = { $count ->
    [one] Eén keuze.
   *[other] { $count } keuzes.
  }
web-say-throw = Jij gooit.

## Dice

web-faces-of = Tik aan wat de dobbelsteen van { $name } toont.
web-faces-check = Is dat wat ze tonen?
web-face-undo = Verbeteren
web-die = Dobbelsteen met { $face }
web-die-keep = De { $face } houden
web-die-spent = Gebruikte dobbelsteen, { $face }
# $count (number)
web-dice-unthrown = { $count ->
    [one] Eén dobbelsteen te gooien
   *[other] { $count } dobbelstenen te gooien
  }
# $count, $left (numbers)
web-faces = { $count ->
    [one] Gooi je dobbelsteen en tik aan wat hij toont.
   *[other] Gooi je { $count } dobbelstenen en tik aan wat ze tonen.
  }
web-faces-done = Dat tonen ze
web-dice-about = Over deze dobbelstenen
web-fair = Niemand kan deze dobbelstenen kiezen, ook de gastheer van de tafel niet. Voor de eerste worp leggen de tafel en het apparaat van elke speler een geheim getal vast; pas daarna worden de getallen van de spelers onthuld, en de dobbelstenen volgen uit alle samen. Na de partij controleert deze browser of elke worp eruit volgt.
web-fair-commitment = Vingerafdruk van het geheim
web-fair-entropy = Toevalswoorden
web-fair-seats = Wat elke plaats bijdraagt
# $name, $part (texts): “Purple”, “revealed”
web-fair-seat = { $name }: { $part }
web-fair-awaited = nog niet binnen
web-fair-committed = vastgelegd, nog niet onthuld
web-fair-revealed = onthuld
web-fair-declined = draagt niets bij
web-fair-shared = speelt op een apparaat dat voor een andere plaats een getal bijdraagt
web-fair-bot = een robot: niets
web-dice-agreeing = De apparaten van de spelers worden het eens over de dobbelstenen.
# $names (text): “Bo, Cy”
web-dice-awaited = Wachten tot { $names } aan de dobbelstenen meedoet.
web-dice-alarm = De tafel heeft veranderd wat ze had getoond; deze browser onthult zijn getal daarom niet.
web-dice-left-out = Deze browser had geen aandeel in de dobbelstenen van je plaats. Tenzij je deze plaats ook op een ander apparaat speelt, kiest iemand ze misschien: vraag het de gastheer, of speel aan een andere tafel.
web-fair-secret = Het geheim
web-physical = Aan deze tafel worden echte dobbelstenen gegooid.
web-verify = Dobbelstenen controleren
# $throws (number)
web-verify-holds = { $throws ->
    [one] De enige worp is
   *[other] Alle { $throws } worpen zijn
  } wat de dobbelstenen van het verslag geven. Deze browser droeg niets bij om mee te vergelijken.
web-verify-checked = Gecontroleerd door deze browser: je eigen bijdrage zit erin, en { $throws ->
    [one] de enige worp volgt eruit, zoals die
   *[other] alle { $throws } worpen volgen eruit, zoals ze
  } hier te zien { $throws ->
    [one] was
   *[other] waren
  }.
# $throws, $unseen (numbers)
web-verify-partly = Je eigen bijdrage zit erin, en { $throws ->
    [one] de enige worp volgt eruit
   *[other] alle { $throws } worpen volgen eruit
  }. { $unseen ->
    [one] Eén daarvan viel
   *[other] { $unseen } daarvan vielen
  } terwijl deze browser weg was: “colonnade check” zegt of de regels daarom vroegen.
web-verify-differs = Deze dobbelstenen zijn niet zoals deze browser ze zag:
# $ply (number); $event, $faces (texts)
web-verify-false = Zet { $ply } klopt niet: “{ $event }” zou { $faces } moeten tonen.
# $ply (number); $event (text)
web-verify-no-dice = Zet { $ply } klopt niet: “{ $event }” is een worp zonder dobbelstenen.
# $ply (number)
web-verify-stray = Zet { $ply }: er lagen dobbelstenen op tafel die niemand had gegooid.

## Help at the table

web-hint = Tip
web-hint-close = Tip sluiten
web-hint-moves = Welke zetten?
web-hint-why = Waarom?
web-lens = Kansen tonen waar je wijst
# $chance, $best (numbers)
web-lens-worth = Dan win je in { CASES($chance) }.
web-lens-keep = Als je deze houdt, win je in { CASES($chance) }; het beste is { PERCENT($best) }.
web-doubt = Nog eens nadenken?
# $change (number)
web-doubt-cost = Je kans om te winnen zou { PERCENT($change) } dalen.
# $action (text): what it does, without a full stop; $chance (number)
web-doubt-better = Beter: { $action }. Dan win je in { CASES($chance) }.
web-doubt-return = Nog eens nadenken
web-doubt-show = Wat zou beter zijn?
web-doubt-play = Toch spelen
# $dice (text): “4 4 6”
web-keep-dice = { $dice } houden
web-keep-none = Alles opnieuw gooien
web-dice-continued = Deze partij gaat verder vanuit een andere. De server gooit de dobbelstenen, en ze zijn achteraf niet te controleren.

## Doors to the review and the statistics

web-review = Analyse
web-review-record = Een verslag analyseren
web-statistics = Je statistieken

## Privacy

web-privacy = Privacy
web-privacy-none = Er zijn geen accounts, geen cookies, geen reclame en geen bezoekersmetingen. De pagina’s laden niets van andere sites.
web-privacy-stored = Wat wordt bewaard
web-privacy-tables = De server bewaart de tafels: de namen die spelers intypen, de zetten en het tijdstip van elke zet. Je IP-adres wordt niet bewaard, behalve in de gevallen hieronder.
# $waiting, $unfinished (number)
web-privacy-days = Een tafel die nooit begint wordt verwijderd na { $waiting ->
    [one] een dag
   *[other] { $waiting } dagen
  }, een onvoltooide partij { $unfinished ->
    [one] een dag
   *[other] { $unfinished } dagen
  } na de laatste zet. Voltooide partijen blijven tot ze worden gewist.
# $days (number)
web-privacy-reports = Wie een tafel meldt, stuurt de beheerder een link naar de tafel, een reden, de namen aan de tafel en de IP-adressen van de verbonden spelers. Dat wordt uiterlijk verwijderd na { $days ->
    [one] een dag
   *[other] { $days } dagen
  }. Een adres dat de beheerder heeft geblokkeerd, wordt bewaard tot de blokkade eindigt. Adressen die een tafel maken, een plaats innemen, een partij opslaan, naspelen of laten analyseren, een code proberen of een melding sturen, worden geteld om misbruik te voorkomen, en na hoogstens een half uur vergeten. Terwijl een analyse, een tip of de zet van een robot wordt berekend, wordt ook het adres bewaard waarvoor dat gebeurt, hoogstens een dag.
web-privacy-browser = Je browser bewaart je naam, je instellingen, je plaatsen, je partijen voor de statistieken, je album en je beurten van de worp van de dag. Wis de gegevens van deze site om ze te verwijderen.
web-privacy-seen = Wie ziet wat
web-privacy-watching = Iedereen met het adres van een tafel kan meekijken en ziet de namen en de zetten. Openbare tafels staan op de startpagina. De beheerder van de server kan alles zien wat erop bewaard wordt.
web-privacy-erase = Hoe het wordt gewist
web-privacy-ask = De beheerder van deze server kan een tafel wissen, of een naam uit alle tafels en partijen. Schrijf de beheerder, met de link van de tafel of de naam.
web-privacy-host = De beheerder van deze server:
web-privacy-no-contact = Vraag het aan de persoon die je het adres van deze server gaf.

## More

web-phrases = Iets zeggen
web-menu-table = Over deze tafel
web-screen = Op een groot scherm tonen
web-screen-leave = Terug naar de tafel
web-carry = Verder op een ander apparaat
web-carry-help = Scan dit met het andere apparaat. Wie de code heeft, speelt voor jou: laat hem aan niemand anders zien.
web-download = Verslag bewaren
web-replay = Terugkijken
# $name (text)
web-take-over = Een robot voor { $name } laten spelen
web-give-back = { $name } speelt weer zelf
web-abandon = De partij zonder uitslag beëindigen
web-abandon-sure = Echt beëindigen, voor iedereen
web-abandon-not = Nee, verder spelen
web-report = Deze tafel melden
web-report-about = Wat is er mis?
web-report-name = Een naam
web-report-cheating = Valsspelen
web-report-other = Iets anders
web-report-holds = De beheerder van deze server krijgt een link naar deze tafel en de IP-adressen van de verbonden spelers. Niemand anders krijgt bericht.
web-report-send = Versturen
web-report-sent = Bedankt. De beheerder van deze server kan het nu lezen.
web-first = Begint
web-rematch = Revanche
web-rematch-go = Naar de revanche
# $names (text), $count (number)
web-result-won = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen
  }
# $names (text): the winners; $points, $others (numbers): the winner’s points and the other’s
web-result-won-points = { $names } wint met { $points } tegen { $others }
web-result-won-total = { $names } wint met { $points } punten
web-result-shared = { $names } delen de winst met elk { $points } punten
web-result-you = Je wint
web-result-you-points = Je wint met { $points } tegen { $others }
web-result-you-total = Je wint met { $points } punten
web-result-you-with = Je wint samen met { $names }
web-result-you-shared = Je deelt de winst met { $names }, elk { $points } punten
web-result-lost = Deze keer niet. Goed gespeeld.
web-result-picture = Een plaatje delen
web-result-picture-failed = Het plaatje kon op dit apparaat niet gemaakt worden.
# $names (text)
web-partners = Samen: { $names }

## Replay

web-steps = Door de partij lopen
web-step-first = Naar het begin
web-step-previous = Eén stap terug
web-step-next = Eén stap verder
web-step-last = Naar het einde
web-play = Afspelen
web-pause = Pauze
web-ply = Stap
web-ply-of = Stap { $ply } van { $last }
web-copy-ply = De link naar deze stap kopiëren
web-replay-start = De partij gaat beginnen.
web-record-refused = Dit verslag klopt niet

## Preferences

web-pace = Tempo van de anderen
web-pace-slow = Rustig
web-pace-usual = Gewoon
web-pace-fast = Vlot
web-prefer-vibrates = Trillen
web-prefer-vibrates-help = De telefoon trilt als jij aan de beurt bent, en aan het eind.
web-prefer-notifies = Laat weten als ik aan de beurt ben
web-prefer-notifies-help = Een melding, als deze pagina niet te zien is.
web-prefer-showsFacts = Weetjes onderweg
web-prefer-showsFacts-help = Af en toe een regel over de wereld van het spel. Het album verzamelt ze.
web-notify-refused = De browser staat hier geen meldingen toe.
web-speed = Beweging
web-speed-slow = Langzaam
web-speed-usual = Gewoon
web-speed-fast = Snel
web-speed-none = Geen, zonder wachten
web-announcements = Meldingen voor schermlezers
web-announcements-terse = Kort
web-announcements-full = Volledig
web-prefer-hasSound = Geluid
web-prefer-hasSound-help = Korte tikken op hout, en een roep als je aan de beurt bent.
web-prefer-confirms = Zetten bevestigen
web-prefer-confirms-help = Eerst laten zien wat een zet doet.
web-prefer-playsForced = Gedwongen zetten spelen
web-prefer-playsForced-help = Een zet zonder keus wordt voor je gespeeld, traag genoeg om te volgen.
web-prefer-throwsByItself = Automatisch gooien
web-prefer-throwsByItself-help = De tafel gooit voor je zonder dat je het vraagt.
web-prefer-shakes = Schudden om te gooien
web-prefer-shakes-help = Schud de telefoon als je mag gooien.
web-shake-ask = De dobbelstenen gooien door de telefoon te schudden?
web-shake-yes = Ja
web-shake-no = Nee

## Rules

web-rules-none = De regels zijn er nog niet.

## What the places are called, for those who hear them

# $cell (text): “5-3”; $row (number); $colour (text)
web-columbiz-cell = { CAPITAL(CELL($cell)) }, veld { $row }, leeg
web-columbiz-cell-disc = { CAPITAL(CELL($cell)) }, schijf: { $colour }
# $cell, $step, $tokens, $name, $place, $colour (texts); $name: “Green 2”
web-quatre_colonnes-cell = Veld { $cell }
web-quatre_colonnes-arrow = { $colour }, veld { $step } van de pijl
web-quatre_colonnes-summit = { $colour }, top
web-quatre_colonnes-workshop = { $colour }, werkplaats
web-quatre_colonnes-token = { $name }: { $place }
web-quatre_colonnes-holds = { $place }: { $tokens }

## What a turn did, in one line, after the name of who played

# $count, $face, $length, $points (numbers); $name (text)
web-columbiz-did-begin = gooide het hoogst, een { $face }, en begint
web-columbiz-did-place = legde { $count ->
    [one] één schijf
   *[other] { $count } schijven
  }
web-columbiz-did-take = nam { $count ->
    [one] één schijf gevangen
   *[other] { $count } schijven gevangen
  }
web-columbiz-did-line = maakte een rij van { $length ->
    [3] drie
    [4] vier
    [5] vijf
   *[6] zes
  }: +{ $points }
web-columbiz-did-lines = maakte { $count } rijen: +{ $points }
web-columbiz-did-forfeit = kon niets leggen en verloor { $count ->
    [one] één schijf
   *[other] { $count } schijven
  } uit de voorraad
web-columbiz-did-empty = maakte de voorraad leeg
web-columbiz-did-throw = gooide { $count ->
    [one] één keer
    [2] twee keer
   *[other] { $count } keer
  }
# Beside the throw for who begins, in a review
web-columbiz-start = Beginnen is geen voordeel: er is nog niets te slaan, en een ander heeft de laatste beurt.
web-columbiz-moment = De beurt die het meest telde: { $points ->
    [one] één punt
   *[other] { $points } punten
  } ineens voor { $name }.
# $count, $cells (numbers); $token, $tokens (texts): “red 3”; $own (text): yes, no, whether that is a column of who played; $number (text): its number; $dice (text): “6 and 3”; $reason (text): the clause that lost the die; $name (text)
web-quatre_colonnes-did-exit = bracht { $count ->
    [one] een zuil
   *[other] { $count } zuilen
  } naar buiten
web-quatre_colonnes-did-move = ging { $cells ->
    [one] één veld
   *[other] { $cells } velden
  } vooruit met { $own ->
    [yes] zuil { $number }
   *[no] { $token }
  }
web-quatre_colonnes-did-moves = zette { $count } zuilen vooruit
web-quatre_colonnes-did-send = stuurde { $tokens } terug naar de werkplaats
web-quatre_colonnes-did-bonus = nam { $cells } velden bonus
web-quatre_colonnes-did-raise = zette { $count ->
    [one] een zuil
   *[other] { $count } zuilen
  } op de top
web-quatre_colonnes-did-third-six = gooide een derde zes: er werd niets gespeeld
web-quatre_colonnes-did-third-six-back = gooide een derde zes: { $own ->
    [yes] zuil { $number }
   *[no] { $token }
  } ging terug
web-quatre_colonnes-did-try = gooide { $dice }: nog geen dubbele drie
web-quatre_colonnes-did-build = gooide de dubbele drie en bouwde het monument
web-quatre_colonnes-did-lose = gooide { $dice }: { $reason ->
    [L5-3] een versperring stond in de weg
    [L4-5] het startveld was vol
    [L5-2] dat was te ver
    [L4-1] een vijf brengt een zuil naar buiten
   *[nothing] geen zuil kon vooruit
  }
web-quatre_colonnes-did-throw = gooide { $dice }
web-quatre_colonnes-moment = { $name } gooide de dubbele drie bij { $count ->
    [one] de eerste poging
   *[other] poging { $count }
  }.

## Shortcuts

web-shortcuts = Sneltoetsen
web-key-primary = Wat er nu te doen is
web-key-keep = Een dobbelsteen met die waarde houden
web-key-touchable = Naar het volgende veld dat mag
web-key-walk = Over het bord
web-key-drop = De keuze laten vallen
web-key-list = Deze lijst

## The browser’s own sentences for messages that speak of what is typed: the same key after web-

web-columbiz-malformed-action = Dat is geen zet van dit spel.
web-columbiz-malformed-cell = Dat is geen zet van dit spel.
web-quatre_colonnes-malformed = Dat is geen zet van dit spel.
web-error-server-message = Deze pagina en de server begrijpen elkaar niet. Laad de pagina opnieuw.
web-error-server-hello-first = Deze pagina en de server begrijpen elkaar niet. Laad de pagina opnieuw.
web-error-server-hello-twice = Deze pagina en de server begrijpen elkaar niet. Laad de pagina opnieuw.

## What happened, told to the one who did it: the same key after web-you-

web-you-columbiz-begins = Je gooit het hoogst, een { $face }, en begint.
web-you-columbiz-thrown = Je gooit { $dice }.
web-you-columbiz-kept = Je { $count ->
    [0] houdt niets en gooit alle acht opnieuw
   *[other] houdt { $dice }
  }.
web-you-columbiz-stopped = Je stopt met gooien.
web-you-columbiz-placed = Je legt een schijf op { CELL($cell) }.
web-you-columbiz-captured = Je slaat { $count ->
    [one] { $victim ->
        [purple] één paarse schijf
        [blue] één blauwe schijf
        [grey] één grijze schijf
       *[black] één zwarte schijf
      }
   *[other] { $victim ->
        [purple] { $count } paarse schijven
        [blue] { $count } blauwe schijven
        [grey] { $count } grijze schijven
       *[black] { $count } zwarte schijven
      }
  }.
web-you-columbiz-line = Je maakt een rij van { $length } en krijgt { $points ->
    [one] één punt
   *[other] { $points } punten
  }.
web-you-columbiz-turn-ended = Je beëindigt de beurt.
web-you-columbiz-forfeited = Je kunt niets leggen en verliest { $count ->
    [one] één schijf
   *[other] { $count } schijven
  } uit de voorraad.
web-you-columbiz-last-round = Je voorraad is leeg: dit is de laatste ronde.
web-you-quatre_colonnes-drew = Je gooit { $dice }.
web-you-quatre_colonnes-threw-alone = Je gooit de dobbelsteen opnieuw: { $die }.
web-you-quatre_colonnes-bonus-earned = Je verdient een bonus van { $cells } velden.
web-you-quatre_colonnes-draws-again = Je gooide een zes en mag nog eens gooien.
web-you-quatre_colonnes-built = Je gooit de dubbele drie: het monument staat.
web-you-quatre_colonnes-not-built = Je gooit { $dice }: nog geen dubbele drie.

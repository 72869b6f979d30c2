# What the core has to say: errors, faults of records, dice. Every face shows these.
# $option, $value, $text, $path and the like are quoted as the person typed them; do not translate what stands in them.

## Options and seats

error-option-form = “{ $text }” is geen optie. Schrijf naam=waarde.
error-option-name = Er is geen optie “{ $option }”. De opties zijn { $options }.
error-option-twice = De optie “{ $option }” staat er twee keer.
error-option-value = De optie “{ $option }” kan niet “{ $value }” zijn. Mogelijk is { $values }.
# $players (number): how many sit at the table
error-option-partners = De optie “partners” is alleen voor partijen in teams.
error-option-teams = Teams zijn voor vier spelers; aan deze tafel { $players ->
    [one] zit er één
   *[other] zitten er { $players }
  }.
error-game-unknown = Er is geen spel “{ $game }”. De spellen zijn { $games }.
error-lesson-none = Dit spel heeft geen begeleide eerste partij.
# $given (number): how many seats; $allowed (text): “2, 3, 4”
error-seats-count = { $given ->
    [one] Er is één plaats
   *[other] Er zijn { $given } plaatsen
  } opgegeven; dit spel is voor { $allowed } spelers.
error-seats-colours-count = { $colours ->
    [one] Er is één kleur
   *[other] Er zijn { $colours } kleuren
  } opgegeven voor { $seats ->
    [one] één plaats
   *[other] { $seats } plaatsen
  }.
# $colours, $order (text): “Y, B, G, R”
error-seats-colour = Er is geen kleur “{ $colour }”. De kleuren zijn { $colours }.
error-seats-order = De kleuren { $given } zitten niet in beurtvolgorde: elk één keer, in de volgorde { $order }, te beginnen waar je wilt.
# $given (text): a number, or null where nobody is named; $last (number)
error-seats-first = De plaats die begint moet een getal van 0 tot { $last } zijn, niet “{ $given }”.
error-position = “{ $text }” is geen stelling van een spel dat hier bekend is.

## Playing

error-match-finished = De partij is afgelopen.
error-match-stale = Dat kwam te laat: de stelling is veranderd.
error-match-not-your-turn = Het is niet jouw beurt: { PLAYER($colour) } speelt.
error-match-decide-first = Er wordt nu niet gegooid: eerst moet { PLAYER($colour) } beslissen.
error-match-throw-first = Er valt nu niets te beslissen: eerst moet { PLAYER($colour) } gooien.
error-match-nothing-to-take-back = Er valt niets terug te nemen: wat vóór de laatste worp kwam, staat vast.

## Dice

error-dice-script-ended = De vooraf opgeschreven worpen zijn op.
error-dice-not-shown = Niemand heeft nog gezegd wat de dobbelstenen tonen.
# $expected, $given (numbers)
error-dice-count = { $expected ->
    [one] Er wordt nu één dobbelsteen gegooid
   *[other] Er worden nu { $expected } dobbelstenen gegooid
  }, en { $given ->
    [0] er is er geen opgegeven
    [one] er is er één opgegeven
   *[other] er zijn er { $given } opgegeven
  }.
error-dice-face = Geen dobbelsteen toont “{ $face }”: een worp is een getal van 1 tot 6.
error-dice-secret = Een geheim telt { $expected } bytes; dit heeft er { $given }.
error-dice-entropy-closed = De toevalswoorden zijn gesloten: de worpen liggen vast.
# $limit (number)
error-dice-entropy-long = Een toevalswoord telt hoogstens { $limit ->
    [one] { $limit } teken
   *[other] { $limit } tekens
  }.
error-dice-entropy-text = Een toevalswoord moet leesbare tekst zijn.
error-dice-entropy-open = Vóór de eerste worp moeten de toevalswoorden gesloten zijn.
error-dice-commitment = Een vastlegging bestaat uit 64 hexadecimale cijfers.
error-dice-commit-late = Alle vastleggingen voor de dobbelstenen zijn binnen: er kan niets meer bij of veranderen.
error-dice-commit-twice = Het aandeel van deze plaats in de dobbelstenen staat al vast.
error-dice-reveal-early = Geen waarde wordt onthuld voordat alle vastleggingen binnen zijn.
error-dice-reveal-twice = Deze plaats heeft geen waarde meer te onthullen.
error-dice-reveal-false = Dit is niet de waarde die de plaats had vastgelegd.
error-dice-void = Alleen een ronde die op waarden wacht, kan ongeldig worden.
error-dice-not-agreed = De dobbelstenen zijn nog niet klaar: niet elk apparaat heeft al bijgedragen.

## Agents

# $levels (text): “random, greedy”
error-agent-unknown = Er is geen robot “{ $name }” voor dit spel. De robots zijn { $levels }; of geef een eigen klasse op als module:Class.
error-agent-module = Er is geen module “{ $module }” voor de robot “{ $name }”.
error-agent-import = De module “{ $module }” kan niet worden geladen: { $reason }.
error-agent-attribute = De module “{ $module }” heeft geen “{ $attribute }”.
error-agent-kind = “{ $name }” is geen robot: een robot is een klasse met een methode decide.
error-agent-constructor = “{ $name }” kan niet worden gemaakt: { $reason }.
# $game counts from 0; $ply is the event that was to come; $colour the seat
error-agent-empty = “{ $name }” heeft niets beslist (partij { $game }, zet { $ply }, { $colour }).
error-agent-decision = “{ $name }” antwoordde { $kind } in plaats van een beslissing (partij { $game }, zet { $ply }, { $colour }).
error-agent-illegal = “{ $name }” koos “{ $action }”, wat { $clause } verbiedt (partij { $game }, zet { $ply }, { $colour }).
error-agent-no-action = “{ $name }” koos “{ $action }”, en dat is geen zet (partij { $game }, zet { $ply }, { $colour }).
error-agent-plan = “{ $name }” bleef beslissen nadat het plan was uitgespeeld (partij { $game }, zet { $ply }, { $colour }).
error-agent-crashed = “{ $name }” liep vast: { $reason } (partij { $game }, zet { $ply }, { $colour }).
error-worker-lost = Een werkproces stopte voordat zijn partijen klaar waren.

## Extras

# $library: a library’s name; $extra: the extra of the package that brings it
error-extra-missing = { $library } is niet geïnstalleerd, en is hier nodig. Het komt met de extra “{ $extra }”: { $command }
error-encoding-none = Er zijn geen omgevingen voor { $game }: het spel heeft geen codering.
error-extra-nvcc = Trainen op een GPU heeft nvcc nodig, en dat staat niet in het pad. De CUDA-toolkit van NVIDIA brengt het mee.
error-extra-compiler = Trainen op de processor heeft een C++-compiler nodig, en er staat er geen in het pad. Er komt er een met: { $command }

## Files

error-file-missing = Er is geen bestand “{ $path }”.
error-file-directory = “{ $path }” is een map, geen bestand.
error-file-permission = Je mag “{ $path }” niet openen.
error-file-name = “{ $path }” kan geen bestandsnaam zijn.
error-file-exists = Er is al een bestand “{ $path }”.
error-file-other = “{ $path }” is niet te gebruiken: { $reason }.
error-no-folder = Er is geen map voor “{ $path }”.

## Records that cannot be read

record-empty = Er staat geen partij in.
record-not-text = Het is geen tekst in UTF-8.
# $column (text): where in the line
record-not-json = Het is geen JSON, of het is afgebroken (kolom { $column }).
record-byte-order-mark = Het begint met een byte order mark (BOM). Sla het op als UTF-8 zonder.
record-too-deep = Het is te diep genest om een partij te zijn.
record-number-long = Er staat een getal van duizenden cijfers in, dat geen partij nodig heeft.
record-not-object = Een partij is één JSON-object, en dit is iets anders.
record-too-long = De regel is te lang voor een partij.
record-number = “{ $given }” is geen getal van JSON.
record-surrogate = Een tekst erin is geen welgevormde Unicode.
record-field-twice = Een veld staat er twee keer in.
record-field-missing = Het veld “{ $field }” ontbreekt.
record-field-unknown = In een partij bestaat geen veld “{ $field }”.
record-field-type = In het veld “{ $field }” staat iets wat daar niet kan staan.
record-format = Het heeft formaat { $given }; dit programma leest de formaten { $oldest } en { $newest }.
record-game = Er is geen spel “{ $given }”. De spellen zijn { $known }.
record-rules-version = Er is gespeeld met versie { $given } van de regels; dit programma kent versie { $known }.
record-dice-source = Er zijn geen dobbelstenen “{ $source }”. Dobbelstenen zijn seeded, scripted, physical of fair.

## Records that do not hold

record-result-missing = De partij is hier afgelopen, en er staat geen uitslag bij.
record-result-early = Er staat een uitslag bij, en de partij is hier niet afgelopen.
# $stated, $true (text): results as JSON
record-result-false = Er staat { $stated }; de uitslag is { $true }.
record-note-ply = Een aantekening noemt zet { $given }, en de partij eindigt bij zet { $last }.
# $given, $last (texts): plies
record-setup-ply = Bij zet { $given } wordt een stelling opgezet, maar de partij eindigt bij zet { $last }.
# $source (text): “fair”
record-setup-dice = Er is met de hand een stelling in opgezet. Dat kan met echte dobbelstenen, niet met “{ $source }”.
error-setup-game = “{ $text }” is een stelling van een ander spel, of van andere opties of spelers.
error-setup-over = Als de partij voorbij is, kan er geen stelling worden opgezet.
# $field: a part of the position, as “board”
error-setup-field = Het deel “{ $field }” van de stelling ontbreekt, is onbekend of klopt niet.
record-secret-early = De partij is niet afgelopen, en het geheim van de dobbelstenen is al te zien.
record-secret-missing = Het geheim van de dobbelstenen is niet getoond, dus niemand kan de worpen narekenen.
record-dice-unprovable = Dobbelstenen van het soort “{ $source }” zijn niet na te rekenen.
record-commitment-false = Het geheim is niet het geheim dat was vastgelegd.
record-seed-false = De worpen volgen niet uit het startgetal dat erbij staat.
# $throw counts from 0; $true (text): the event as it must be
record-throw-false = Worp { $throw } is niet wat de dobbelstenen geven: het moet “{ $true }” zijn.
# $given (text), $known (number)
record-dice-version = Het heeft eerlijke dobbelstenen van versie { $given }; dit programma kent versie { $known }.
# $round, $seat (numbers)
record-value-missing = In ronde { $round } van de dobbelstenen onthulde plaats { $seat } geen waarde.
# $round, $seat (numbers)
record-value-false = In ronde { $round } van de dobbelstenen is de waarde van plaats { $seat } niet de vastgelegde.
# $round (number)
record-round-complete = Ronde { $round } van de dobbelstenen heet ongeldig, hoewel alle waarden zijn onthuld.
# $count (number)
record-rounds-void = { $count ->
    [one] Eén ronde was ongeldig
   *[other] { $count } rondes waren ongeldig
  }: een getal werd niet op tijd onthuld en iedereen begon opnieuw. Elke ongeldige ronde staat in het verslag.

## What a device finds when it holds a finished record against what it made and saw itself

record-differs-no-proof = Het verslag geeft geen bewijs van deze dobbelstenen, hoewel de tafel er een beloofde.
record-differs-table = Het verslag is van een andere tafel.
# $round (number)
record-differs-round = Ronde { $round } van de dobbelstenen ontbreekt in het verslag.
# $round (number)
record-differs-secret = Ronde { $round }: de vastlegging van de tafel is niet die welke ze eerder toonde.
# $round (number)
record-differs-own-missing = Ronde { $round }: je eigen bijdrage staat niet in het verslag.
# $round (number)
record-differs-own-altered = Ronde { $round }: je eigen bijdrage is veranderd.
# $round (number)
record-differs-withheld = Ronde { $round }: volgens het verslag heb je je waarde niet onthuld, maar dit apparaat heeft haar verstuurd.
# $round, $seat (numbers)
record-differs-other = Ronde { $round }: wat plaats { $seat } gaf, is niet wat eerder werd getoond.
# $ply (number); $stated, $seen (texts): “roll 4”
record-differs-event = Zet { $ply }: het verslag zegt “{ $stated }”, maar aan tafel gebeurde “{ $seen }”.
# $ply, $dice (numbers); $stated (text)
record-differs-dice = Zet { $ply }: het verslag zegt “{ $stated }”, maar de tafel had { $dice ->
    [0] een beslissing
    [one] een worp van één dobbelsteen
   *[other] een worp van { $dice } dobbelstenen
  } aangekondigd.
# $stated, $seen (numbers)
record-differs-length = Het verslag heeft { $stated } zetten, maar de partij eindigde na { $seen }.
record-differs-left-out = Dit apparaat had geen aandeel in de dobbelstenen van zijn plaats. Tenzij de plaats ook op een ander apparaat is gespeeld, heeft iemand ze misschien gekozen.
# $ply (number)
record-differs-position = Zet { $ply }: volgens de regels leidt het verslag tot een andere stelling dan de tafel toonde.

# Beside what the printed sheet says of an option: what is played by default, and what can be chosen instead
option-ours = Wij spelen
option-or = Of

## Chances: what PERCENT and CASES say

# $bound (text): under, over, exact; $percent (text): “0.1 %”
percent-bound = { $bound ->
    [under] minder dan { $percent }
    [over] meer dan { $percent }
   *[exact] { $percent }
  }
percent-cases = { $bound ->
    [under] minder dan { $percent } van de gevallen
    [over] meer dan { $percent } van de gevallen
   *[exact] { $percent } van de gevallen
  }

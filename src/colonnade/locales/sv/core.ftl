# What the core has to say: errors, faults of records, dice. Every face shows these.
# $option, $value, $text, $path and the like are quoted as the person typed them; do not translate what stands in them.

## Options and seats

error-option-form = ”{ $text }” är inget tillval. Skriv namn=värde.
error-option-name = Det finns inget tillval ”{ $option }”. Tillvalen är { $options }.
error-option-twice = Tillvalet ”{ $option }” är angivet två gånger.
error-option-value = Tillvalet ”{ $option }” kan inte vara ”{ $value }”. Det kan vara { $values }.
# $players (number): how many sit at the table
error-option-partners = Tillvalet ”partners” är bara för partier i lag.
error-option-teams = Lag är för fyra spelare; vid det här bordet sitter { $players ->
    [one] en
   *[other] { $players }
  }.
error-game-unknown = Det finns inget spel ”{ $game }”. Spelen är { $games }.
error-lesson-none = Det här spelet har inget guidat första parti.
# $given (number): how many seats; $allowed (text): “2, 3, 4”
error-seats-count = { $given ->
    [one] En plats är angiven
   *[other] { $given } platser är angivna
  }; det här spelet är för { $allowed } spelare.
error-seats-colours-count = { $colours ->
    [one] En färg är angiven
   *[other] { $colours } färger är angivna
  } för { $seats ->
    [one] en plats
   *[other] { $seats } platser
  }.
# $colours, $order (text): “Y, B, G, R”
error-seats-colour = Det finns ingen färg ”{ $colour }”. Färgerna är { $colours }.
error-seats-order = Färgerna { $given } sitter inte i turordning: var och en gång, i ordningen { $order }, med vilken som helst först.
# $given (text): a number, or null where nobody is named; $last (number)
error-seats-first = Platsen som börjar måste vara ett tal från 0 till { $last }, inte ”{ $given }”.
error-position = ”{ $text }” är ingen ställning i något spel här.

## Playing

error-match-finished = Partiet är slut.
error-match-stale = Det kom för sent: ställningen har ändrats.
error-match-not-your-turn = Det är inte din tur: { PLAYER($colour) } spelar.
error-match-decide-first = Inga tärningar kastas nu: { PLAYER($colour) } måste välja först.
error-match-throw-first = Ingenting väljs nu: { PLAYER($colour) } måste kasta först.
error-match-nothing-to-take-back = Det finns inget att ta tillbaka: det som hände före det senaste kastet står fast.

## Dice

error-dice-script-ended = De uppskrivna tärningarna är slut.
error-dice-not-shown = Ingen har ännu sagt vad tärningarna visar.
# $expected, $given (numbers)
error-dice-count = Nu kastas { $expected ->
    [one] en tärning
   *[other] { $expected } tärningar
  }, och { $given ->
    [0] ingen är angiven
    [one] en är angiven
   *[other] { $given } är angivna
  }.
error-dice-face = Ingen tärning visar ”{ $face }”: en sida är ett tal från 1 till 6.
error-dice-secret = En hemlighet har { $expected } byte; den här har { $given }.
error-dice-entropy-closed = Slumporden är stängda: kasten är bestämda.
# $limit (number)
error-dice-entropy-long = Ett slumpord har högst { $limit ->
    [one] { $limit } tecken
   *[other] { $limit } tecken
  }.
error-dice-entropy-text = Ett slumpord måste vara läsbar text.
error-dice-entropy-open = Före det första kastet måste slumporden stängas.
error-dice-commitment = Ett åtagande är 64 hexadecimala siffror.
error-dice-commit-late = Alla åtaganden om tärningarna är inne: inget kan läggas till eller ändras.
error-dice-commit-twice = Den här platsens del i tärningarna är redan bestämd.
error-dice-reveal-early = Inget värde avslöjas innan alla åtaganden är inne.
error-dice-reveal-twice = Den här platsen har inget värde kvar att avslöja.
error-dice-reveal-false = Det här är inte värdet som platsen åtog sig.
error-dice-void = Bara en omgång som väntar på värden kan ogiltigförklaras.
error-dice-not-agreed = Tärningarna är inte klara: alla spelares enheter har inte bidragit än.

## Agents

# $levels (text): “random, greedy”
error-agent-unknown = Det finns ingen robot ”{ $name }” för det här spelet. Robotarna är { $levels }; eller ange en egen klass som module:Class.
error-agent-module = Det finns ingen modul ”{ $module }” för roboten ”{ $name }”.
error-agent-import = Modulen ”{ $module }” kan inte importeras: { $reason }.
error-agent-attribute = Modulen ”{ $module }” har inget ”{ $attribute }”.
error-agent-kind = ”{ $name }” är ingen robot: en robot är en klass med metoden decide.
error-agent-constructor = ”{ $name }” kan inte skapas: { $reason }.
# $game counts from 0; $ply is the event that was to come; $colour the seat
error-agent-empty = ”{ $name }” valde ingenting (parti { $game }, drag { $ply }, { $colour }).
error-agent-decision = ”{ $name }” svarade { $kind } i stället för ett beslut (parti { $game }, drag { $ply }, { $colour }).
error-agent-illegal = ”{ $name }” valde ”{ $action }”, som { $clause } förbjuder (parti { $game }, drag { $ply }, { $colour }).
error-agent-no-action = ”{ $name }” valde ”{ $action }”, som inte är något drag (parti { $game }, drag { $ply }, { $colour }).
error-agent-plan = ”{ $name }” fortsatte att välja när planen var utspelad (parti { $game }, drag { $ply }, { $colour }).
error-agent-crashed = ”{ $name }” gick sönder: { $reason } (parti { $game }, drag { $ply }, { $colour }).
error-worker-lost = En arbetsprocess slutade före sina partier.

## Extras

# $library: a library’s name; $extra: the extra of the package that brings it
error-extra-missing = { $library } är inte installerat och behövs här. Det följer med tillägget ”{ $extra }”: { $command }
error-encoding-none = Det finns inga miljöer för { $game }: spelet har ingen kodning.
error-extra-nvcc = Träning på en GPU behöver nvcc, som inte finns i sökvägen. NVIDIAs CUDA-verktyg har det med.
error-extra-compiler = Träning på processorn behöver en C++-kompilator, och ingen finns i sökvägen. En följer med: { $command }

## Files

error-file-missing = Det finns ingen fil ”{ $path }”.
error-file-directory = ”{ $path }” är en mapp, inte en fil.
error-file-permission = Du får inte öppna ”{ $path }”.
error-file-name = ”{ $path }” kan inte vara namnet på en fil.
error-file-exists = Det finns redan en fil ”{ $path }”.
error-file-other = ”{ $path }” går inte att använda: { $reason }.
error-no-folder = Det finns ingen mapp för ”{ $path }”.

## Records that cannot be read

record-empty = Det finns inget parti i den.
record-not-text = Det är inte text i UTF-8.
# $column (text): where in the line
record-not-json = Det är inte JSON, eller så är det avhugget (kolumn { $column }).
record-byte-order-mark = Det börjar med ett byte order mark (BOM). Spara det som UTF-8 utan ett sådant.
record-too-deep = Det är nästlat för djupt för att vara ett parti.
record-number-long = Det innehåller ett tal med tusentals siffror, som inget parti behöver.
record-not-object = Ett parti är ett enda JSON-objekt, och det här är något annat.
record-too-long = Raden är för lång för att vara ett parti.
record-number = ”{ $given }” är inget tal i JSON.
record-surrogate = En text i den är inte välformad Unicode.
record-field-twice = Ett fält står där två gånger.
record-field-missing = Fältet ”{ $field }” saknas.
record-field-unknown = Det finns inget fält ”{ $field }” i ett parti.
record-field-type = Fältet ”{ $field }” innehåller något det inte kan innehålla.
record-format = Det har format { $given }; det här programmet läser formaten { $oldest } och { $newest }.
record-game = Det finns inget spel ”{ $given }”. Spelen är { $known }.
record-rules-version = Det spelades med version { $given } av reglerna; det här programmet kan version { $known }.
record-dice-source = Det finns inga tärningar ”{ $source }”. Tärningar är seeded, scripted, physical eller fair.

## Records that do not hold

record-result-missing = Partiet är slut här, och inget resultat är angivet.
record-result-early = Ett resultat är angivet, och partiet är inte slut här.
# $stated, $true (text): results as JSON
record-result-false = Där står { $stated }; resultatet är { $true }.
record-note-ply = En anteckning talar om drag { $given }, och partiet slutar vid drag { $last }.
# $given, $last (texts): plies
record-setup-ply = En ställning ställs upp vid drag { $given }, men partiet slutar vid drag { $last }.
# $source (text): “fair”
record-setup-dice = En ställning har ställts upp för hand i det. Det går med riktiga tärningar, inte med ”{ $source }”.
error-setup-game = ”{ $text }” är en ställning i ett annat spel, eller med andra val eller spelare.
error-setup-over = Ingen ställning kan ställas upp när partiet är slut.
# $field: a part of the position, as “board”
error-setup-field = Delen ”{ $field }” av ställningen saknas, är okänd eller inte som den ska vara.
record-secret-early = Partiet är inte slut, och tärningarnas hemlighet visas redan.
record-secret-missing = Tärningarnas hemlighet visas inte, så ingen kan räkna om kasten.
record-dice-unprovable = Tärningar av slaget ”{ $source }” kan inte räknas om.
record-commitment-false = Hemligheten är inte den som utlovades.
record-seed-false = Tärningarna följer inte av det angivna fröet.
# $throw counts from 0; $true (text): the event as it must be
record-throw-false = Kast { $throw } är inte vad tärningarna ger: det måste vara ”{ $true }”.
# $given (text), $known (number)
record-dice-version = Den har rättvisa tärningar av version { $given }; det här programmet kan version { $known }.
# $round, $seat (numbers)
record-value-missing = I tärningarnas omgång { $round } avslöjade plats { $seat } inget värde.
# $round, $seat (numbers)
record-value-false = I tärningarnas omgång { $round } är värdet från plats { $seat } inte det som den åtog sig.
# $round (number)
record-round-complete = Tärningarnas omgång { $round } sägs vara ogiltig, fast alla värden avslöjades.
# $count (number)
record-rounds-void = { $count ->
    [one] En omgång var ogiltig
   *[other] { $count } omgångar var ogiltiga
  }: ett tal avslöjades inte i tid, och alla började om. Varje ogiltig omgång står i protokollet.

## What a device finds when it holds a finished record against what it made and saw itself

record-differs-no-proof = Protokollet ger inget bevis för tärningarna, fast bordet lovade ett.
record-differs-table = Protokollet gäller ett annat bord.
# $round (number)
record-differs-round = Tärningarnas omgång { $round } saknas i protokollet.
# $round (number)
record-differs-secret = Omgång { $round }: bordets åtagande är inte det som visades förut.
# $round (number)
record-differs-own-missing = Omgång { $round }: ditt eget bidrag finns inte i protokollet.
# $round (number)
record-differs-own-altered = Omgång { $round }: ditt eget bidrag har ändrats.
# $round (number)
record-differs-withheld = Omgång { $round }: enligt protokollet avslöjade du inte ditt värde, men den här enheten skickade det.
# $round, $seat (numbers)
record-differs-other = Omgång { $round }: det som plats { $seat } gav är inte det som visades förut.
# $ply (number); $stated, $seen (texts): “roll 4”
record-differs-event = Drag { $ply }: protokollet säger ”{ $stated }”, men vid bordet hände ”{ $seen }”.
# $ply, $dice (numbers); $stated (text)
record-differs-dice = Drag { $ply }: protokollet säger ”{ $stated }”, men bordet hade sagt { $dice ->
    [0] ett beslut
    [one] ett kast med en tärning
   *[other] ett kast med { $dice } tärningar
  }.
# $stated, $seen (numbers)
record-differs-length = Protokollet har { $stated } drag, men partiet tog slut efter { $seen }.
record-differs-left-out = Den här enheten hade ingen del i tärningarna för sin plats. Om platsen inte också spelades på en annan enhet kan någon ha valt dem.
# $ply (number)
record-differs-position = Drag { $ply }: enligt reglerna leder protokollet till en annan ställning än den bordet visade.

# Beside what the printed sheet says of an option: what is played by default, and what can be chosen instead
option-ours = Vi spelar
option-or = Eller

## Chances: what PERCENT and CASES say

# $bound (text): under, over, exact; $percent (text): “0.1 %”
percent-bound = { $bound ->
    [under] mindre än { $percent }
    [over] mer än { $percent }
   *[exact] { $percent }
  }
percent-cases = { $bound ->
    [under] mindre än { $percent } av fallen
    [over] mer än { $percent } av fallen
   *[exact] { $percent } av fallen
  }

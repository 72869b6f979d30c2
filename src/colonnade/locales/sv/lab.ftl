# The benchmark positions and the opening tables.

## benchmark-bot

cli-benchmark-progress = Beslut
# $name (text): a game
cli-benchmark-title = { $name }: genomsnittlig förlust i % av en vinst, med 95 %-intervall
cli-benchmark-players = { $players ->
    [one] en spelare
   *[other] { $players } spelare
  }
cli-benchmark-stands = står mellan
cli-benchmark-positions = ställningar
cli-benchmark-above = bortom { $level }
cli-benchmark-below = under { $level }
cli-benchmark-note = 0 betyder den bästa handlingen varje gång. Nivåerna mättes en gång, några av dem med en del av ställningarna.
error-benchmark-game = Det finns inga riktställningar för ”{ $game }”. De finns för: { $games }.
# $reason (text): in English
error-benchmark-crashed = ”{ $name }” kraschade vid ställningen { $position }: { $reason }
error-benchmark-decision = ”{ $name }” svarade { $kind } i stället för ett beslut med minst en handling, vid ställningen { $position }.
error-benchmark-illegal = ”{ $name }” valde ”{ $action }”, som inte är tillåtet vid ställningen { $position }.
error-positions-file = Detta är ingen fil med riktställningar: { $reason }
error-positions-format = Filen med riktställningar har format { $given }, och det här programmet läser format { $known }.
error-positions-checksum = Filen { $file } är inte den som kom med programmet: dess kontrollsumma skiljer sig. Installera programmet igen.

## openings

# $name (text): a game; $share (text): a percentage
cli-openings-title = { $name }, { $players ->
    [one] en spelare
   *[other] { $players } spelare
  }: { $throws ->
    [one] ett första kast
   *[other] { $throws } första kast
  }. Den som börjar tar { $share } av vinsterna bland mästare.
cli-openings-likeliest = De troligaste kasten
cli-openings-best = De bästa kasten
cli-openings-worst = De sämsta kasten
cli-openings-dice = tärningar
cli-openings-chance = sannolikhet
cli-openings-action = bäst
cli-openings-share = andel av vinsten
cli-openings-behind = efter det bästa
# $throw, $chance (text)
cli-openings-throw = Första kast { $throw }, { $chance } av alla
cli-openings-more = { $count ->
    [one] En annan handling är sämre.
   *[other] { $count } andra handlingar är sämre.
  }
cli-openings-note = Enligt mästarens bedömning, en tur framåt. Skriv tärningarna i ett kast efter spelets namn för att se vad man gör med det; --csv FIL skriver alla.
error-openings-none = { $game } har inget första kast efter vilket någon beslutar.
error-openings-throw = ”{ $given }” är inget första kast i det här spelet. Ett exempel: { $example }.

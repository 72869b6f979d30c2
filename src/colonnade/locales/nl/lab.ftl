# The benchmark positions and the opening tables.

## benchmark-bot

cli-benchmark-progress = Beslissingen
# $name (text): a game
cli-benchmark-title = { $name }: gemiddeld verlies in % van een winst, met het 95 %-interval
cli-benchmark-players = { $players ->
    [one] één speler
   *[other] { $players } spelers
  }
cli-benchmark-stands = staat tussen
cli-benchmark-positions = stellingen
cli-benchmark-above = voorbij { $level }
cli-benchmark-below = onder { $level }
cli-benchmark-note = 0 betekent: elke keer de beste actie. De niveaus zijn één keer gemeten, sommige met een deel van de stellingen.
error-benchmark-game = Er zijn geen ijkstellingen van “{ $game }”. Ze zijn er wel van: { $games }.
# $reason (text): in English
error-benchmark-crashed = “{ $name }” liep vast bij de stelling { $position }: { $reason }
error-benchmark-decision = “{ $name }” antwoordde { $kind } in plaats van een beslissing met minstens één actie, bij de stelling { $position }.
error-benchmark-illegal = “{ $name }” koos “{ $action }”, wat niet mag bij de stelling { $position }.
error-positions-file = Dit is geen bestand met ijkstellingen: { $reason }
error-positions-format = Het bestand met ijkstellingen heeft formaat { $given }, en dit programma leest formaat { $known }.
error-positions-checksum = Het bestand { $file } is niet dat wat bij het programma hoort: de controlesom verschilt. Installeer het programma opnieuw.

## openings

# $name (text): a game; $share (text): a percentage
cli-openings-title = { $name }, { $players ->
    [one] één speler
   *[other] { $players } spelers
  }: { $throws ->
    [one] één eerste worp
   *[other] { $throws } eerste worpen
  }. Wie begint, haalt onder meesters { $share } van de overwinningen.
cli-openings-likeliest = De waarschijnlijkste worpen
cli-openings-best = De beste worpen
cli-openings-worst = De slechtste worpen
cli-openings-dice = dobbelstenen
cli-openings-chance = kans
cli-openings-action = het beste
cli-openings-share = deel van de winst
cli-openings-behind = achter het beste
# $throw, $chance (text)
cli-openings-throw = Eerste worp { $throw }, { $chance } van alle worpen
cli-openings-more = { $count ->
    [one] Eén andere actie is minder goed.
   *[other] { $count } andere acties zijn minder goed.
  }
cli-openings-note = Volgens de beoordeling van de meester, één beurt vooruit. Zet de dobbelstenen van een worp achter de naam van het spel om te zien wat je ermee doet; --csv BESTAND schrijft ze allemaal.
error-openings-none = { $game } heeft geen eerste worp waarna iemand beslist.
error-openings-throw = “{ $given }” is geen eerste worp van dit spel. Dit is er een: { $example }.

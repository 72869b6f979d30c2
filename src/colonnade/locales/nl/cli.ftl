# What the commands print. The names of commands and options are not translated.

## check: where a fault is. Joined by commas in this order, then a colon and the reason.

cli-where-game = partij { $game }
cli-where-line = regel { $line }
cli-where-ply = zet { $ply }
cli-where-event = “{ $event }”

# $games (number)
cli-check-fine = { $file }: { $games ->
    [one] één partij, elke zet geldig en de uitslag juist
   *[other] { $games } partijen, elke zet geldig en elke uitslag juist
  }.

## verify

# $throws, $games (numbers)
cli-verify-fair = { $throws ->
    [one] Eén worp
   *[other] { $throws } worpen
  } van { $games ->
    [one] één partij
   *[other] { $games } partijen
  } { $throws ->
    [one] klopt
   *[other] kloppen
  } met { $games ->
    [one] de vastlegging
   *[other] de vastleggingen
  }.
cli-verify-seeded = { $throws ->
    [one] Eén worp
   *[other] { $throws } worpen
  } van { $games ->
    [one] één partij
   *[other] { $games } partijen
  } { $throws ->
    [one] volgt
   *[other] volgen
  } uit het startgetal.

## simulate

cli-progress = Bezig met spelen
# $games (number)
cli-summary-title = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
  }
cli-summary-seat = plaats
cli-summary-bot = robot
cli-summary-wins = werd eerste
cli-summary-share = aandeel
cli-summary-interval = 95%-interval
cli-summary-score = gemiddelde score
cli-summary-length = Gemiddeld { $events } zetten per partij.
cli-written = Geschreven naar { $file }.

## replay

# $game, $games, $ply, $last (text)
cli-replay-place = partij { $game }, zet { $ply } van { $last }
cli-replay-start = De partij gaat beginnen.
cli-replay-decide = Nu beslist { $colour }: { $count ->
    [one] één geldige zet
   *[other] { $count } geldige zetten
  }.
cli-replay-throw = Nu gooit { $colour } { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
  }.
cli-replay-prompt = Enter: verder · b: terug · een getal: naar die zet · n: volgende partij · q: stoppen
cli-replay-no-ply = Er is geen zet “{ $text }”: de partij loopt van zet 0 tot zet { $last }.
cli-replay-end = Dat was de laatste stelling van het bestand.

## serve

cli-serve-local = Open { $address } in je browser.
cli-serve-network = Op hetzelfde netwerk openen telefoons { $address } of scannen ze deze code:
cli-serve-network-plain = Op hetzelfde netwerk openen anderen { $address }
cli-serve-stop = Ctrl-C stopt ermee; alle tafels blijven bewaard.
cli-serve-no-client = De tafel in de browser is hier niet gebouwd, dus je speelt in de terminal.
cli-serve-port-taken = Poort { $port } is bezet door een ander programma. Kies een andere met --port.
cli-serve-port-forbidden = Poort { $port } is voor het systeem. Kies er een vanaf 1024 met --port.
cli-serve-host = “{ $host }” is geen adres van deze machine. 127.0.0.1 bedient deze machine, 0.0.0.0 ook het lokale netwerk.
# $reason (text): what the system says, in English
cli-serve-other = { $host }, poort { $port }, kan niet bediend worden: { $reason }

## export and import

# $games (number)
cli-exported = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
  } geëxporteerd.
cli-export-itself = “{ $path }” is de database zelf. Kies een ander bestand met --out.
# $games (number)
cli-imported = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
  } geïmporteerd.

## the rest

cli-interrupted = Afgebroken.
cli-drawn = Getekend in { $file }.

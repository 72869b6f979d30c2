# What the commands print. The names of commands and options are not translated.

## check: where a fault is. Joined by commas in this order, then a colon and the reason.

cli-where-game = parti { $game }
cli-where-line = rad { $line }
cli-where-ply = drag { $ply }
cli-where-event = ”{ $event }”

# $games (number)
cli-check-fine = { $file }: { $games ->
    [one] ett parti, alla drag tillåtna och resultatet sant
   *[other] { $games } partier, alla drag tillåtna och alla resultat sanna
  }.

## verify

# $throws, $games (numbers)
cli-verify-fair = { $throws ->
    [one] Ett kast
   *[other] { $throws } kast
  } i { $games ->
    [one] ett parti
   *[other] { $games } partier
  } stämmer med { $games ->
    [one] löftet
   *[other] löftena
  }.
cli-verify-seeded = { $throws ->
    [one] Ett kast
   *[other] { $throws } kast
  } i { $games ->
    [one] ett parti
   *[other] { $games } partier
  } följer av fröet.

## simulate

cli-progress = Spelar
# $games (number)
cli-summary-title = { $games ->
    [one] Ett parti
   *[other] { $games } partier
  }
cli-summary-seat = plats
cli-summary-bot = robot
cli-summary-wins = kom först
cli-summary-share = andel
cli-summary-interval = 95 %-intervall
cli-summary-score = medelpoäng
cli-summary-length = { $events } drag per parti i medeltal.
cli-written = Skrivet till { $file }.

## replay

# $game, $games, $ply, $last (text)
cli-replay-place = parti { $game }, drag { $ply } av { $last }
cli-replay-start = Partiet ska just börja.
cli-replay-decide = Nu väljer { $colour }: { $count ->
    [one] ett tillåtet drag
   *[other] { $count } tillåtna drag
  }.
cli-replay-throw = Nu kastar { $colour } { $dice ->
    [one] en tärning
   *[other] { $dice } tärningar
  }.
cli-replay-prompt = Enter: vidare · b: bakåt · ett tal: till det draget · n: nästa parti · q: avsluta
cli-replay-no-ply = Det finns inget drag ”{ $text }”: partiet går från drag 0 till drag { $last }.
cli-replay-end = Det var den sista ställningen i filen.

## the rest

cli-interrupted = Avbrutet.
cli-drawn = Ritat i { $file }.

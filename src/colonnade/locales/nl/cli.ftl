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
# $rounds (number)
cli-verify-void = { $rounds ->
    [one] Eén ronde van hun dobbelstenen was ongeldig
   *[other] { $rounds } rondes van hun dobbelstenen waren ongeldig
  }: een waarde werd niet onthuld, en de dobbelstenen werden opnieuw bepaald.

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

## arena

# $games, $pairings (numbers): games of each pairing
cli-arena-title = { $pairings ->
    [one] { $games ->
        [one] Eén partij
       *[other] { $games } partijen
      }
   *[other] { $pairings } ontmoetingen van { $games } partijen
  }
cli-arena-against = tegen
cli-arena-fair = eerlijk deel
# how many games, won or lost, would tell as much
cli-arena-worth = waard (partijen)
# how often it was the first that could build the monument
cli-arena-first = bouwt als eerste
cli-arena-rating = sterkte
cli-arena-note = De plaatsen wisselen, de dobbelstenen zijn gedeeld, een gedeelde winst telt in delen. De intervallen zijn die van Wilson, voor zoveel partijen als de uitslagen waard zijn.
cli-arena-note-exact = De worp voor het monument wordt berekend: elke poging neemt haar kans van wat er over is.
cli-arena-note-ratings = Wie 100 hoger staat, haalt 64 % van de overwinningen, 200 hoger 76 %. De intervallen van de sterktes komen uit een bootstrap over de reeksen met dezelfde worpen.
# $played, $games (text): numbers
cli-arena-kept = { $played } van { $games } partijen zijn bewaard in { $file }. Hetzelfde commando gaat ermee verder.
cli-arena-chart-title = { $name }, { $games ->
    [one] één partij
   *[other] { $games } partijen
  } per ontmoeting
cli-arena-chart-pair = { $level } tegen { $other }
cli-arena-chart-share = aandeel in de overwinningen in %, met 95 %-intervallen
cli-arena-chart-rating = sterkte, met 95 %-intervallen
error-arena-who = Zeg wie elkaar ontmoeten: een van --seats, --ladder en --round-robin; --players hoort bij de laatste twee.
error-arena-levels = Een ladder telt twee of meer niveaus, elk één keer genoemd, en dit is “{ $given }”.
error-arena-exact = Geen enkele worp alleen beëindigt een partij { $game }, dus er valt niets te berekenen. --exact-building is voor { $games }.
error-arena-no-file = “{ $path }” bevat iets anders dan uitslagen van een arena. Het blijft zoals het is.
# $field: what differs, as the file spells it; $stored, $asked: both, as JSON
error-arena-other = “{ $path }” bevat een andere ontmoeting: de { $field } is { $stored }, en { $asked } wordt gevraagd.
# $place: how many bytes of the file are fine
error-arena-damaged = “{ $path }” is beschadigd na byte { $place }.

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
cli-worker-store = Hiervoor is de PostgreSQL-database nodig van de servers waarvoor wordt gedacht: --store postgresql://USER@HOST/NAME
cli-serve-port-taken = Poort { $port } is bezet door een ander programma. Kies een andere met { $option }.
cli-serve-port-forbidden = Poort { $port } is voor het systeem. Kies er een vanaf 1024 met { $option }.
cli-serve-host = “{ $host }” is geen adres van deze machine. 127.0.0.1 bedient deze machine, 0.0.0.0 ook het lokale netwerk.
cli-serve-proxy = “{ $text }” is geen adres of netwerk van een proxy; 10.0.0.2 of 10.0.0.0/8 wel.
cli-serve-names = “{ $path }” is geen tekst in UTF-8: een lijst met verboden namen heeft één woord per regel.
cli-serve-process = “{ $text }” kan niet de naam van een proces zijn: hoogstens { $limit } letters, cijfers en tekens, zonder spaties aan het begin of eind.
cli-serve-address = “{ $text }” is geen adres van een proces; https://play.example.org/processes/a of http://192.168.1.7:8000 wel.
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

## database

cli-database-sound = “{ $path }” is gaaf. Tafels: { $tables }; hun regels: { $entries }; voltooide partijen: { $records }.
cli-database-migrated = “{ $path }” is bijgewerkt: ze heeft versie { $version }.
cli-database-copied = “{ $path }” is gekopieerd naar “{ $target }”.
cli-database-vacuumed = “{ $path }” is verkleind.

## moderate

cli-moderate-blocked = { $network } is geblokkeerd. Elke server merkt het binnen enkele seconden.
cli-moderate-unblocked = { $network } is niet langer geblokkeerd.
cli-moderate-not-blocked = { $network } was niet geblokkeerd.
cli-moderate-no-blocks = Er is geen adres geblokkeerd.
cli-moderate-for-good = tot het wordt vrijgegeven
# $time (text)
cli-moderate-until = tot { $time }
cli-moderate-network = “{ $text }” is geen adres en geen netwerk; 203.0.113.7 of 203.0.113.0/24 wel.
cli-moderate-loopback = { $network } bevat het adres van deze machine zelf: een blokkade zou jou buitensluiten, en iedereen achter een proxy op deze machine.
cli-moderate-proxy = { $network } bevat de vertrouwde proxy { $proxy }: een blokkade zou iedereen daarachter buitensluiten. Blokkeer het adres van de speler zelf.
# $number, $time, $reason (text); $count (number)
cli-moderate-report = Melding { $number }, { $time }: { $reason }{ $count ->
    [one] {""}
   *[other] , { $count } keer
  }
cli-moderate-reason-name = een naam
cli-moderate-reason-cheating = valsspelen
cli-moderate-reason-other = iets anders
cli-moderate-no-reports = Er zijn geen meldingen.
cli-moderate-no-report = Er is geen melding { $number }.
cli-moderate-report-done = Melding { $number } is verwijderd.
cli-moderate-renamed = “{ $before }” heet nu “{ $after }”.
cli-moderate-erase-sure = De tafel { $table } wordt gewist, met de partij en de analyse. Dit kan niet ongedaan worden gemaakt.
cli-moderate-erase-name-sure = De naam “{ $name }” wordt uit alle tafels en partijen gewist. Dit kan niet ongedaan worden gemaakt.
cli-moderate-yes = ja
cli-moderate-type = Typ “{ $word }” om door te gaan:
cli-moderate-say-yes = Hier kan niemand antwoorden. Voeg --yes toe om zonder vraag te wissen.
cli-moderate-nothing-erased = Er is niets gewist.
cli-moderate-erased = De tafel { $table } is gewist.
cli-moderate-no-name = Welke naam? Een lege naam kan niet worden gewist.
cli-moderate-name-erased = De naam “{ $name }” is gewist. Tafels waar hij stond: { $tables }; voltooide partijen: { $records }.

## train

cli-train-progress = Trainen
# $seconds, $games, $speed, $loss, $events (text): numbers
cli-train-line = { $seconds } s: { $games } partijen, { $speed } per seconde, verlies { $loss }, { $events } gebeurtenissen nagespeeld door de scheidsrechter.
# $share (number)
cli-train-share = Het haalt { PERCENT($share, digits: 1) } van de overwinningen tegen { $level }.
# $difference (number): of chances; $bins (number)
cli-train-calibration = Voorspelde en echte aandelen verschillen hoogstens { PERCENT($difference, digits: 1) }, in { $bins ->
    [one] één klasse
   *[other] { $bins } klassen
  }.
cli-train-stopping = Stopt, en schrijft weg wat er is. Nog eens Ctrl-C beëindigt het meteen.
cli-train-written = Geschreven naar { $file }, met { $beside } ernaast.
# $options (text): “dice, teams”, or a dash
error-train-none = Dit programma heeft geen training voor { $game }.
error-train-option = Een net leert elke waarde van “{ $option }”, dus die wordt hier niet gekozen. Te kiezen: { $options }.
error-train-device = Er is geen GPU die PyTorch kan gebruiken. --device cpu traint op de processor.
error-train-name = “{ $path }” is geen naam voor gewichten: hij moet op .npz eindigen.
error-train-hidden = “{ $text }” zijn geen maten van lagen. Schrijf getallen van 1 tot 9999 met komma’s ertussen, zoals 256,64.
# $reason (text): in English
error-train-checkpoint = De training kan daar niet verder: { $reason }
error-train-difference = De scheidsrechter vond een verschil tussen de partijen en de regels: { $reason }

## analyse and rollout

cli-analyse-progress = Doorkijken
cli-analyse-checks = Verliezen nagaan
cli-rollout-progress = Uitspelen
# $games (text): how many
error-no-game = Er is geen partij { $game }: het bestand heeft er { $games }, geteld vanaf 0.
error-rollout-over = De partij is uit in deze stelling: er valt niets meer te spelen.
error-rollout-throw = In deze stelling worden eerst de dobbelstenen gegooid: er is geen actie te kiezen.

## the rest

cli-interrupted = Afgebroken.
cli-drawn = Getekend in { $file }.

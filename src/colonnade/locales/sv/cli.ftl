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
# $rounds (number)
cli-verify-void = { $rounds ->
    [one] En omgång av deras tärningar var ogiltig
   *[other] { $rounds } omgångar av deras tärningar var ogiltiga
  }: ett värde avslöjades inte, och tärningarna bestämdes på nytt.

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

## arena

# $games, $pairings (numbers): games of each pairing
cli-arena-title = { $pairings ->
    [one] { $games ->
        [one] Ett parti
       *[other] { $games } partier
      }
   *[other] { $pairings } möten om { $games } partier
  }
cli-arena-against = mot
cli-arena-fair = rättvis andel
# how many games, won or lost, would tell as much
cli-arena-worth = värda (partier)
# how often it was the first that could build the monument
cli-arena-first = bygger först
cli-arena-rating = styrka
cli-arena-note = Platserna växlar, tärningarna är gemensamma, en delad vinst räknas i delar. Intervallen är Wilsons, för så många partier som resultaten är värda.
cli-arena-note-exact = Kastet för monumentet räknas ut: varje försök tar sin chans av det som är kvar.
cli-arena-note-ratings = Den som står 100 högre tar 64 % av vinsterna, 200 högre 76 %. Styrkornas intervall kommer från en bootstrap över serierna med samma kast.
# $played, $games (text): numbers
cli-arena-kept = { $played } av { $games } partier finns kvar i { $file }. Samma kommando fortsätter med dem.
cli-arena-chart-title = { $name }, { $games ->
    [one] ett parti
   *[other] { $games } partier
  } per möte
cli-arena-chart-pair = { $level } mot { $other }
cli-arena-chart-share = andel av vinsterna i %, med 95 %-intervall
cli-arena-chart-rating = styrka, med 95 %-intervall
error-arena-who = Säg vilka som möts: en av --seats, --ladder och --round-robin; --players hör till de två sista.
error-arena-levels = En stege har två nivåer eller fler, var och en nämnd en gång, och detta är ”{ $given }”.
error-arena-exact = Inget enskilt kast avslutar ett parti { $game }, så det finns inget att räkna ut. --exact-building är för { $games }.
error-arena-no-file = ”{ $path }” innehåller något annat än resultat från en arena. Den lämnas som den är.
# $field: what differs, as the file spells it; $stored, $asked: both, as JSON
error-arena-other = ”{ $path }” innehåller ett annat möte: dess { $field } är { $stored }, och { $asked } efterfrågas.
# $place: how many bytes of the file are fine
error-arena-damaged = ”{ $path }” är skadad efter byte { $place }.

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

## serve

cli-serve-local = Öppna { $address } i webbläsaren.
cli-serve-network = På samma nätverk öppnar telefoner { $address } eller läser av koden:
cli-serve-network-plain = På samma nätverk öppnar andra { $address }
cli-serve-stop = Ctrl-C avslutar; alla bord finns kvar.
cli-serve-no-client = Bordet i webbläsaren är inte byggt här, så du spelar i terminalen.
cli-worker-store = Här behövs PostgreSQL-databasen för de servrar som det ska tänkas åt: --store postgresql://USER@HOST/NAME
cli-serve-port-taken = Port { $port } används av ett annat program. Välj en annan med { $option }.
cli-serve-port-forbidden = Port { $port } är reserverad för systemet. Välj en från 1024 och uppåt med { $option }.
cli-serve-host = ”{ $host }” är ingen adress på den här datorn. 127.0.0.1 är bara den här datorn, 0.0.0.0 även det lokala nätverket.
cli-serve-proxy = ”{ $text }” är varken adress eller nät för en proxy; 10.0.0.2 eller 10.0.0.0/8 är det.
cli-serve-names = ”{ $path }” är inte text i UTF-8: en lista med förbjudna namn har ett ord per rad.
cli-serve-process = ”{ $text }” kan inte vara namnet på en process: högst { $limit } bokstäver, siffror och tecken, utan mellanslag i början eller slutet.
cli-serve-address = ”{ $text }” är inte adressen till en process; https://play.example.org/processes/a eller http://192.168.1.7:8000 är det.
# $reason (text): what the system says, in English
cli-serve-other = { $host }, port { $port }, kan inte användas: { $reason }

## export and import

# $games (number)
cli-exported = { $games ->
    [one] Ett parti exporterat
   *[other] { $games } partier exporterade
  }.
cli-export-itself = ”{ $path }” är själva databasen. Välj en annan fil med --out.
# $games (number)
cli-imported = { $games ->
    [one] Ett parti importerat
   *[other] { $games } partier importerade
  }.

## database

cli-database-sound = ”{ $path }” är hel. Bord: { $tables }; deras poster: { $entries }; avslutade partier: { $records }.
cli-database-migrated = ”{ $path }” är uppdaterad: den har version { $version }.
cli-database-copied = ”{ $path }” kopierades till ”{ $target }”.
cli-database-vacuumed = ”{ $path }” komprimerades.

## moderate

cli-moderate-blocked = { $network } är blockerat. Varje server märker det inom några sekunder.
cli-moderate-unblocked = { $network } är inte längre blockerat.
cli-moderate-not-blocked = { $network } var inte blockerat.
cli-moderate-no-blocks = Ingen adress är blockerad.
cli-moderate-for-good = tills blockeringen hävs
# $time (text)
cli-moderate-until = till { $time }
cli-moderate-network = ”{ $text }” är varken en adress eller ett nät; 203.0.113.7 eller 203.0.113.0/24 är det.
cli-moderate-loopback = { $network } innehåller den här datorns egen adress: en blockering skulle stänga ute dig och alla bakom en proxy på den här datorn.
cli-moderate-proxy = { $network } innehåller den betrodda proxyn { $proxy }: en blockering skulle stänga ute alla bakom den. Blockera spelarens egen adress.
# $number, $time, $reason (text); $count (number)
cli-moderate-report = Anmälan { $number }, { $time }: { $reason }{ $count ->
    [one] {""}
   *[other] , { $count } gånger
  }
cli-moderate-reason-name = ett namn
cli-moderate-reason-cheating = fusk
cli-moderate-reason-other = något annat
cli-moderate-no-reports = Det finns inga anmälningar.
cli-moderate-no-report = Det finns ingen anmälan { $number }.
cli-moderate-report-done = Anmälan { $number } togs bort.
cli-moderate-renamed = ”{ $before }” heter nu ”{ $after }”.
cli-moderate-erase-sure = Bordet { $table } kommer att raderas, med partiet och analysen. Det går inte att ångra.
cli-moderate-erase-name-sure = Namnet ”{ $name }” kommer att raderas från alla bord och partier. Det går inte att ångra.
cli-moderate-yes = ja
cli-moderate-type = Skriv ”{ $word }” för att fortsätta:
cli-moderate-say-yes = Här kan ingen svara. Lägg till --yes för att radera utan fråga.
cli-moderate-nothing-erased = Inget raderades.
cli-moderate-erased = Bordet { $table } raderades.
cli-moderate-no-name = Vilket namn? Ett tomt kan inte raderas.
cli-moderate-name-erased = Namnet ”{ $name }” raderades. Bord som hade det: { $tables }; avslutade partier: { $records }.

## train

cli-train-progress = Tränar
# $seconds, $games, $speed, $loss, $events (text): numbers
cli-train-line = { $seconds } s: { $games } partier, { $speed } per sekund, förlust { $loss }, { $events } händelser omspelade av domaren.
# $share (number)
cli-train-share = Det tar { PERCENT($share, digits: 1) } av vinsterna mot { $level }.
# $difference (number): of chances; $bins (number)
cli-train-calibration = Förutsedda och verkliga andelar skiljer sig med högst { PERCENT($difference, digits: 1) }, i { $bins ->
    [one] en klass
   *[other] { $bins } klasser
  }.
cli-train-stopping = Stannar och skriver det som finns. Ctrl-C en gång till avslutar genast.
cli-train-written = Skrivet till { $file }, med { $beside } bredvid.
# $options (text): “dice, teams”, or a dash
error-train-none = Det här programmet har ingen träning för { $game }.
error-train-option = Ett nät lär sig alla värden på ”{ $option }”, så det väljs inte här. Att välja: { $options }.
error-train-device = Det finns ingen GPU som PyTorch kan använda. --device cpu tränar på processorn.
error-train-name = ”{ $path }” är inget namn på vikter: det måste sluta på .npz.
error-train-hidden = ”{ $text }” är inga storlekar på lager. Skriv tal från 1 till 9999 med kommatecken emellan, till exempel 256,64.
# $reason (text): in English
error-train-checkpoint = Träningen kan inte fortsätta därifrån: { $reason }
error-train-difference = Domaren fann en skillnad mellan partierna och reglerna: { $reason }

## analyse and rollout

cli-analyse-progress = Går igenom
cli-analyse-checks = Kontrollerar förluster
cli-rollout-progress = Spelar ut
# $games (text): how many
error-no-game = Det finns inget parti { $game }: filen har { $games }, räknade från 0.
error-rollout-over = Partiet är slut i den här ställningen: det finns inget kvar att spela.
error-rollout-throw = I den här ställningen kastas tärningarna först: det finns ingen handling att välja.

## the rest

cli-interrupted = Avbrutet.
cli-drawn = Ritat i { $file }.

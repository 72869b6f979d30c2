# What the commands print. The names of commands and options are not translated.

## check: where a fault is. Joined by commas in this order, then a colon and the reason.

cli-where-game = partie { $game }
cli-where-line = ligne { $line }
cli-where-ply = coup { $ply }
cli-where-event = « { $event } »

# $games (number)
cli-check-fine = { $file } : { $games ->
    [0] aucune partie
    [one] une partie, tous les coups permis et le résultat exact
   *[other] { $games } parties, tous les coups permis et tous les résultats exacts
  }.

## verify

# $throws, $games (numbers)
cli-verify-fair = { $throws ->
    [0] Aucun lancer
    [one] Un lancer
   *[other] { $throws } lancers
  } de { $games ->
    [0] zéro partie
    [one] une partie
   *[other] { $games } parties
  } { $throws ->
    [one] correspond
   *[other] correspondent
  } { $games ->
    [one] à l’empreinte annoncée
   *[other] aux empreintes annoncées
  }.
cli-verify-seeded = { $throws ->
    [0] Aucun lancer
    [one] Un lancer
   *[other] { $throws } lancers
  } de { $games ->
    [0] zéro partie
    [one] une partie
   *[other] { $games } parties
  } { $throws ->
    [one] découle
   *[other] découlent
  } de la graine.

## simulate

cli-progress = Parties en cours
# $games (number)
cli-summary-title = { $games ->
    [0] Aucune partie
    [one] Une partie
   *[other] { $games } parties
  }
cli-summary-seat = place
cli-summary-bot = robot
cli-summary-wins = en tête
cli-summary-share = part
cli-summary-interval = intervalle à 95 %
cli-summary-score = score moyen
cli-summary-length = { $events } coups par partie en moyenne.
cli-written = Écrit dans { $file }.

## replay

# $game, $games, $ply, $last (text)
cli-replay-place = partie { $game }, coup { $ply } sur { $last }
cli-replay-start = La partie va commencer.
cli-replay-decide = Maintenant, { $colour } décide : { $count ->
    [0] aucun coup permis
    [one] un seul coup permis
   *[other] { $count } coups permis
  }.
cli-replay-throw = Maintenant, { $colour } lance { $dice ->
    [one] un dé
   *[other] { $dice } dés
  }.
cli-replay-prompt = Entrée : suite · b : retour · un nombre : aller à ce coup · n : partie suivante · q : quitter
cli-replay-no-ply = Il n’y a pas de coup « { $text } » : la partie va du coup 0 au coup { $last }.
cli-replay-end = C’était la dernière position du fichier.

## serve

cli-serve-local = Ouvrez { $address } dans votre navigateur.
cli-serve-network = Sur le même réseau, les téléphones ouvrent { $address } ou lisent ce code :
cli-serve-network-plain = Sur le même réseau, les autres ouvrent { $address }
cli-serve-stop = Ctrl-C l’arrête ; toutes les tables sont conservées.
cli-serve-no-client = La table dans le navigateur n’est pas construite ici : vous jouez dans le terminal.
cli-serve-port-taken = Le port { $port } est pris par un autre programme. Choisissez-en un autre avec --port.
cli-serve-port-forbidden = Le port { $port } est réservé au système. Choisissez-en un à partir de 1024 avec --port.
cli-serve-host = « { $host } » n’est pas une adresse de cette machine. 127.0.0.1 sert cette machine, 0.0.0.0 aussi le réseau local.
# $reason (text): what the system says, in English
cli-serve-other = { $host }, port { $port }, ne peut pas être servi : { $reason }

## export and import

# $games (number)
cli-exported = { $games ->
    [0] Aucune partie exportée
    [one] Une partie exportée
   *[other] { $games } parties exportées
  }.
cli-export-itself = « { $path } » est la base elle-même. Choisissez un autre fichier avec --out.
# $games (number)
cli-imported = { $games ->
    [0] Aucune partie importée
    [one] Une partie importée
   *[other] { $games } parties importées
  }.

## the rest

cli-interrupted = Arrêté.
cli-drawn = Dessiné dans { $file }.

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
# $rounds (number)
cli-verify-void = { $rounds ->
    [one] Une manche de leurs dés a été annulée
   *[other] { $rounds } manches de leurs dés ont été annulées
  } : une valeur n’a pas été révélée, et l’accord sur les dés a recommencé.

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

## arena

# $games, $pairings (numbers): games of each pairing
cli-arena-title = { $pairings ->
    [one] { $games ->
        [one] Une partie
       *[other] { $games } parties
      }
   *[other] { $pairings } rencontres de { $games } parties
  }
cli-arena-against = contre
cli-arena-fair = part équitable
# how many games, won or lost, would tell as much
cli-arena-worth = valent (parties)
# how often it was the first that could build the monument
cli-arena-first = bâtit en premier
cli-arena-rating = cote
cli-arena-note = Les places tournent, les dés sont partagés, une victoire partagée compte en parts. Les intervalles sont ceux de Wilson, pour autant de parties que valent les donnes.
cli-arena-note-exact = Le lancer du monument est calculé : chaque essai prend sa chance de ce qui reste.
cli-arena-note-ratings = Un niveau coté 100 de plus prend 64 % des victoires, 200 de plus 76 %. Les intervalles des cotes viennent d’un bootstrap sur les donnes.
# $played, $games (text): numbers
cli-arena-kept = { $played } parties sur { $games } sont gardées dans { $file }. La même commande les reprend.
cli-arena-chart-title = { $name }, { $games ->
    [one] une partie
   *[other] { $games } parties
  } par rencontre
cli-arena-chart-pair = { $level } contre { $other }
cli-arena-chart-share = part des victoires en %, avec intervalles à 95 %
cli-arena-chart-rating = cote, avec intervalles à 95 %
error-arena-who = Dites qui se rencontre : une des options --seats, --ladder et --round-robin ; --players va avec les deux dernières.
error-arena-levels = Une échelle compte au moins deux niveaux, chacun nommé une fois, et voici « { $given } ».
error-arena-exact = Aucun lancer ne termine à lui seul une partie de { $game } : il n’y a rien à calculer. --exact-building est pour { $games }.
error-arena-no-file = « { $path } » contient autre chose que des résultats d’arène. Il reste tel quel.
# $field: what differs, as the file spells it; $stored, $asked: both, as JSON
error-arena-other = « { $path } » contient une autre rencontre : son { $field } est { $stored }, et { $asked } est demandé.
# $place: how many bytes of the file are fine
error-arena-damaged = « { $path } » est abîmé après l’octet { $place }.

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
cli-worker-store = Il faut la base PostgreSQL des serveurs pour lesquels on réfléchit : --store postgresql://USER@HOST/NAME
cli-serve-port-taken = Le port { $port } est pris par un autre programme. Choisissez-en un autre avec { $option }.
cli-serve-port-forbidden = Le port { $port } est réservé au système. Choisissez-en un à partir de 1024 avec { $option }.
cli-serve-host = « { $host } » n’est pas une adresse de cette machine. 127.0.0.1 sert cette machine, 0.0.0.0 aussi le réseau local.
cli-serve-proxy = « { $text } » n’est ni une adresse ni un réseau de mandataire ; 10.0.0.2 ou 10.0.0.0/8 en sont.
cli-serve-names = « { $path } » n’est pas du texte en UTF-8 : une liste de noms interdits a un mot par ligne.
cli-serve-process = « { $text } » ne peut pas être le nom d’un processus : { $limit } lettres, chiffres et signes au plus, sans espace au début ni à la fin.
cli-serve-address = « { $text } » n’est pas l’adresse d’un processus ; https://play.example.org/processes/a ou http://192.168.1.7:8000 en sont.
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

## database

cli-database-sound = « { $path } » est intacte. Tables : { $tables } ; leurs entrées : { $entries } ; parties finies : { $records }.
cli-database-migrated = « { $path } » est à jour : elle a la version { $version }.
cli-database-copied = « { $path } » a été copiée vers « { $target } ».
cli-database-vacuumed = « { $path } » a été compactée.

## moderate

cli-moderate-blocked = { $network } est bloqué. Chaque serveur le remarque en quelques secondes.
cli-moderate-unblocked = { $network } n’est plus bloqué.
cli-moderate-not-blocked = { $network } n’était pas bloqué.
cli-moderate-no-blocks = Aucune adresse n’est bloquée.
cli-moderate-for-good = jusqu’au déblocage
# $time (text)
cli-moderate-until = jusqu’au { $time }
cli-moderate-network = « { $text } » n’est ni une adresse ni un réseau ; 203.0.113.7 ou 203.0.113.0/24 en sont.
cli-moderate-loopback = { $network } contient l’adresse de cette machine : la bloquer vous exclurait, ainsi que tous ceux qui passent par un mandataire de cette machine.
cli-moderate-proxy = { $network } contient le mandataire de confiance { $proxy } : le bloquer exclurait tous ceux qui passent par lui. Bloquez l’adresse du joueur lui-même.
# $number, $time, $reason (text); $count (number)
cli-moderate-report = Signalement { $number }, { $time } : { $reason }{ $count ->
    [one] {""}
   *[other] , { $count } fois
  }
cli-moderate-reason-name = un nom
cli-moderate-reason-cheating = de la triche
cli-moderate-reason-other = autre chose
cli-moderate-no-reports = Il n’y a aucun signalement.
cli-moderate-no-report = Il n’y a pas de signalement { $number }.
cli-moderate-report-done = Le signalement { $number } a été retiré.
cli-moderate-renamed = « { $before } » s’appelle maintenant « { $after } ».
cli-moderate-erase-sure = La table { $table } va être effacée, avec sa partie et son analyse. C’est irréversible.
cli-moderate-erase-name-sure = Le nom « { $name } » va être effacé de toutes les tables et parties. C’est irréversible.
cli-moderate-yes = oui
cli-moderate-type = Tapez « { $word } » pour continuer :
cli-moderate-say-yes = Personne ne peut répondre ici. Ajoutez --yes pour effacer sans question.
cli-moderate-nothing-erased = Rien n’a été effacé.
cli-moderate-erased = La table { $table } a été effacée.
cli-moderate-no-name = Quel nom ? Un nom vide ne peut pas être effacé.
cli-moderate-name-erased = Le nom « { $name } » a été effacé. Tables concernées : { $tables } ; parties terminées : { $records }.

## train

cli-train-progress = Entraînement
# $seconds, $games, $speed, $loss, $events (text): numbers
cli-train-line = { $seconds } s : { $games } parties, { $speed } par seconde, perte { $loss }, { $events } événements rejoués par l’arbitre.
# $share (number)
cli-train-share = Il prend { PERCENT($share, digits: 1) } des victoires contre { $level }.
# $difference (number): of chances; $bins (number)
cli-train-calibration = Parts prédites et réelles diffèrent de { PERCENT($difference, digits: 1) } au plus, dans { $bins ->
    [one] une classe
   *[other] { $bins } classes
  }.
cli-train-stopping = Arrêt, et écriture de ce qu’il y a. Ctrl-C encore une fois y met fin aussitôt.
cli-train-written = Écrit dans { $file }, avec { $beside } à côté.
# $options (text): “dice, teams”, or a dash
error-train-none = Ce programme n’a pas d’entraînement pour { $game }.
error-train-option = Un réseau apprend toutes les valeurs de « { $option } » : elle ne se choisit pas ici. À choisir : { $options }.
error-train-device = Il n’y a pas de GPU que PyTorch puisse employer. --device cpu entraîne sur le processeur.
error-train-name = « { $path } » n’est pas un nom de poids : il doit finir par .npz.
error-train-hidden = « { $text } » ne sont pas des tailles de couches. Écrivez des nombres de 1 à 9999 séparés par des virgules, comme 256,64.
# $reason (text): in English
error-train-checkpoint = L’entraînement ne peut pas reprendre de là : { $reason }
error-train-difference = L’arbitre a trouvé une différence entre le lot et les règles : { $reason }

## analyse and rollout

cli-analyse-progress = Analyse
cli-analyse-checks = Vérification des pertes
cli-rollout-progress = Parties jouées
# $games (text): how many
error-no-game = Il n’y a pas de partie { $game } : le fichier en a { $games }, comptées à partir de 0.
error-rollout-over = La partie est finie dans cette position : il n’y a plus rien à jouer.
error-rollout-throw = Dans cette position, on lance d’abord les dés : il n’y a pas d’action à choisir.

## the rest

cli-interrupted = Arrêté.
cli-drawn = Dessiné dans { $file }.

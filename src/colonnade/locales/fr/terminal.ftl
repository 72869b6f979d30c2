# Playing in the terminal. What stands between backticks or after “colonnade” is typed as it is; do not translate it.

## The words of the table: one word each, typed by the player. The English word works in every language too.

terminal-word-help = aide
terminal-word-hint = conseil
terminal-word-undo = annuler
terminal-word-board = plateau
terminal-word-log = journal
terminal-word-save = sauver
terminal-word-load = charger
terminal-word-quit = quitter
terminal-word-say = dire
terminal-word-bot = robot
# The answer that means yes: one letter
terminal-yes = o

## Help

terminal-help-offer = Tapez { $help } pour voir tout ce qui peut se taper.
terminal-help-moves = Entrée lance les dés. Un choix se prend par son numéro, ou se tape tel qu’il est écrit. Pour garder des dés, tapez leurs faces : 5 5 5.
terminal-help-help = montre cette liste
terminal-help-hint = dit où regarder ; redemandé, les meilleurs coups ; encore une fois, pourquoi
terminal-help-undo = reprend la dernière décision, jusqu’au dernier lancer
terminal-help-board = redessine le plateau
terminal-help-log = raconte ce qui s’est passé ; avec un nombre, autant d’événements
terminal-help-save = et un nom de fichier : sauve la partie
terminal-help-load = et un nom de fichier : reprend une partie sauvée
terminal-help-quit = quitte la table ; la partie est conservée
terminal-help-say = et un numéro : dit une petite phrase ; seul, en donne la liste
terminal-help-bot = laisse un robot jouer pour qui s’est absenté
terminal-help-why = dit pourquoi le dernier coup est refusé ; avec un coup, pourquoi celui-là l’est ; avec un numéro, ce que fait ce choix
terminal-help-learn = Vous découvrez le jeu ? Une première partie guidée, en trois minutes :

## Setting the table

terminal-ask-game = Quel jeu ?
terminal-ask-players = Combien de joueurs ?
terminal-ask-seat = Qui joue ?
terminal-ask-first = Qui commence ?
terminal-ask-number = Numéro (Entrée : { $default }) ›
terminal-ask-options = Options, nom=valeur (Entrée : règles habituelles, ? : la liste) ›
# $game (text): the game’s name; $events (number)
terminal-go-on = Reprendre la dernière partie : { $game }, { $events ->
    [0] rien de joué
    [one] un événement déjà joué
   *[other] { $events } événements déjà joués
  }.
# An option of the rules and what it is set to
terminal-option = { $name } : { $value }
terminal-player-human = une personne

## The dice

terminal-commitment = Les dés sont honnêtes. L’empreinte de leur secret est { $commitment }.
terminal-ask-entropy = { $colour }, un mot du hasard pour les dés (Entrée : aucun) ›
# $count (number): how many gave a word; $words (text): “Purple “abc”, Blue “xyz””
terminal-entropy-shown = { $count ->
    [0] Personne n’a donné de mot du hasard. Désormais, tous les lancers sont fixés.
   *[other] Mots du hasard : { $words }. Désormais, tous les lancers sont fixés.
  }
# $dice (number)
terminal-type-faces = { $dice ->
    [one] Lancez le dé et tapez ce qu’il montre : 4.
   *[other] Lancez { $dice } dés et tapez ce qu’ils montrent, séparés par des espaces.
  }
# $seats (text): the players’ names, separated by commas
terminal-die-per-seat = Un dé pour chaque joueur qui lance, dans l’ordre { $seats }.
terminal-dice-not-typed = Entrée lance les dés ; dans cette partie, ils ne se tapent pas.
terminal-secret = Le secret des dés était { $secret }.

## A turn

terminal-prompt-throw = { $colour } : Entrée lance { $dice ->
    [one] le dé
   *[other] { $dice } dés
  } ›
terminal-prompt-physical = { $colour } : { $dice ->
    [one] le dé montre
   *[other] les { $dice } dés montrent
  } ›
terminal-prompt-keep = { $colour }, quels dés garder ? ›
terminal-prompt-decide = { $colour }, à vous de choisir ›
# $must (text): faces, or “none” where none must be kept
terminal-keep = { $must ->
    [none] Tapez les faces à garder ; les autres dés sont relancés. keep tout court les relance tous.
   *[other] Tapez les faces à garder, dont { $must } ; les autres dés sont relancés.
  }
terminal-decide-first = Rien à lancer maintenant : il faut d’abord choisir. { $help } explique comment.
terminal-no-such-choice = Il n’y a pas de choix « { $text } ».
terminal-fact = { $place } : { $fact }
terminal-refused = { $reason } Tapez ? pour la règle.
terminal-nothing-refused = Aucun coup n’a été refusé. Tapez ? et un coup pour savoir s’il est permis.
terminal-why = « { $action } » est refusé. { $reason }
terminal-allowed = « { $action } » est permis.
terminal-choice-does = « { $action } » :
# $chance (number): the share of the win; $less (number): by how much less than the best
terminal-hint-candidate = { $number }. { $action } : { PERCENT($chance, digits: 1) }, { PERCENT($less, digits: 1) } de moins que le meilleur
terminal-hint-more = Tapez encore « { $hint } » pour en savoir plus.
terminal-hint-throw = C’est aux dés de parler : lancez-les.
terminal-undone = Repris : « { $action } ».
terminal-log-empty = Il ne s’est encore rien passé.
# $points (number)
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

## Saving and leaving

terminal-save-name = Ajoutez un nom de fichier.
terminal-load-name = Ajoutez le nom d’une partie sauvée.
terminal-saved = Sauvé dans { $file }.
# $events (number)
terminal-loaded = { $file } : { $events ->
    [0] rien de joué
    [one] un événement joué
   *[other] { $events } événements joués
  }. La partie continue.
terminal-ask-overwrite = { $file } existe déjà. Le remplacer ? (o, Entrée : non) ›
terminal-ask-quit = Un fichier où sauver la partie (Entrée : aucun, elle vous attend) ›
terminal-ask-record = Un fichier où sauver la partie (Entrée : aucun) ›
terminal-goodbye = Au revoir.
terminal-resume = La partie est conservée. Pour la reprendre :
terminal-learn-left = Votre place est gardée. Pour continuer la leçon :
terminal-learn-play = Pour jouer une partie entière :
terminal-not-kept = La partie n’a pas pu être conservée : aucun dossier où écrire.
terminal-record-kept = La partie est conservée.
terminal-verify = Pour vérifier chaque lancer :
terminal-replay = Pour revoir la partie :
terminal-error-secret-elsewhere = Le secret des dés de cette partie ({ $commitment }…) n’est pas sur cette machine : ses lancers ne peuvent pas continuer. Chargez-la avec --dice physical pour continuer avec de vrais dés.
terminal-error-dice-ended = Des dés du genre « { $source } » ne peuvent pas continuer. Chargez la partie avec --dice physical pour continuer avec de vrais dés.

## A table of a server

terminal-ask-name = Votre nom ›
terminal-online-dice = Les appareils des joueurs se mettent d’accord sur les dés.
# $throws (number)
terminal-dice-checked = Vérifié par cet appareil : votre propre contribution est dans les dés, et { $throws ->
    [one] le seul lancer en découle
   *[other] les { $throws } lancers en découlent tous
  }.
terminal-dice-recomputed = { $throws ->
    [one] Le seul lancer découle
   *[other] Les { $throws } lancers découlent tous
  } des dés de l’enregistrement. Cet appareil n’y a rien ajouté qu’il puisse comparer.
terminal-dice-false = Les dés de cette partie ne tiennent pas :
terminal-ask-leave = Un robot doit-il continuer pour vous ? (o, Entrée : non, votre place est gardée) ›
terminal-ask-rematch = Une autre partie avec les mêmes joueurs ? (o, Entrée : non) ›
terminal-online-open = libre
terminal-online-seat = Vous jouez { $colour }.
terminal-online-watching = Vous regardez.
terminal-online-waiting = La table attend des joueurs.
terminal-online-turn = À { $name } de jouer.
terminal-online-not-yours = Ce n’est pas votre tour.
# $name (text): “Blue (Ana)”
terminal-online-joined = À table maintenant : { $name }.
terminal-online-left = { $colour } s’en va ; la place est de nouveau libre.
terminal-online-back = { $colour } reprend sa dernière décision.
# $bot (text): the word that is typed
terminal-online-away = { $name } s’est absenté. Au bout d’un moment, { $bot } laisse jouer un robot.
terminal-online-here = { $name } est de retour.
terminal-online-nobody-away = C’est à vous de jouer ; personne ne vous fait attendre.
terminal-online-said = { $name } : « { $phrase } »
# $time (text): “4:05”
terminal-online-clock = Temps restant : { $time }.
terminal-online-lost = La liaison est coupée. Nouvel essai ; votre partie est conservée.
terminal-online-back-again = La liaison est rétablie.
terminal-online-return = Pour retrouver votre place :
terminal-error-link = « { $text } » n’est pas un lien vers une table.
# $reason (text): what the system says, in English
terminal-error-unreachable = Le serveur { $server } ne répond pas : { $reason }
terminal-error-no-server = Ce qui répond à { $server } n’est pas un serveur de tables de cette version.
terminal-error-version = Le serveur { $server } joue un jeu ou une règle que cette version ne connaît pas.

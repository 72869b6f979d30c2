# What the browser client says. Words are few and warm; no exclamation marks in labels.

## Everywhere

web-no-answer = La table n’a pas répondu. Réessayez.
web-part-missing = Une partie de cette page n’a pas pu être chargée. Il y a peut-être une nouvelle version.
web-home = Accueil
web-close = Fermer
web-loading = Un instant, on prépare la table.
web-offline = Impossible de joindre le serveur. Vos tables y sont conservées.
web-failed = Le serveur n’a pas su répondre ({ $status }).
web-again = Réessayer
web-retrying = Nouvel essai automatique.
web-language = Langue
web-theme = Couleurs
web-theme-system = Automatique
web-theme-light = Clair
web-theme-dark = Sombre
web-theme-contrast = Contraste fort
web-rules = Règles
web-album = Album
web-day = Le lancer du jour
web-settings = Réglages
web-menu = Menu
web-name = Votre nom

## Home

web-welcome = Deux jeux de colonnes à la même table
web-play-bot = Jouer
web-together = Jouer ici à deux
web-together-game = Quel jeu
web-together-how = Scannez ceci avec l’autre téléphone : il prend place, et c’est parti.
web-level = Force du robot
web-level-title = Choisir un robot
web-level-random = Kiki
web-level-greedy = Max
web-level-points = Otto
web-level-beginner = Tim
web-level-learner = Mia
web-level-casual = Lena
web-level-bold = Leo
web-level-spiteful = Oskar
web-level-careful = Emil
web-level-amateur = Nils
web-level-club = Ruben
web-level-expert = Hugo
web-level-master = Ada
web-level-champion = Iris
web-level-random-about = Joue n’importe quel coup permis.
web-level-beginner-about = Fait ses premiers pas : inoffensif, facile à battre.
web-level-learner-about = Connaît les règles, pas encore les dangers.
web-level-casual-about = Joue pour le plaisir et ne voit pas les captures.
web-level-greedy-about = Prend tout de suite le mieux qu’il voit, sans penser à la suite.
web-level-points-about = Compte exactement les points de ce tour, et d’aucun autre.
web-level-amateur-about = A une idée de ce qui gagne, et aime les points à portée de main.
web-level-bold-about = Attaque, risque beaucoup et ne craint personne.
web-level-spiteful-about = En veut à vos pièces : capture tout ce qu’il peut.
web-level-careful-about = Prend son temps et peu de risques.
web-level-club-about = Un habitué : joue bien, avec une faiblesse ou deux.
web-level-expert-about = Sait ce qui gagne, avec un peu d’impatience.
web-level-master-about = Ne pense qu’à la victoire.
web-level-champion-about = Joue comme Ada, et pense aussi à votre réponse.
# $strength (number): from 1 to 5
web-level-strength = Force { $strength } sur 5
web-level-suggested = Un bon premier adversaire
# $level (text): the bot’s level
web-level-take = Choisir { $level }
# $beaten, $name (texts): first names of bots
web-rival-hello = Vous avez battu { $beaten } deux fois. Moi, c’est { $name } : on joue ?
web-rival-play = Jouer contre { $name }
web-play-here = Sur le même appareil
web-play-friends = Entre amis
web-play-more = À 3 ou 4 joueurs
web-play-board = Sur un vrai plateau
web-played = Parties jouées
web-public-tables = Regarder une table
web-forget = Retirer de la liste
web-home-yours = Vos tables
web-home-others = Aux autres de jouer
# $count (number)
web-home-all = Tout voir ({ $count })
web-offer-lesson = Apprendre en trois minutes
web-print = Imprimer et jouer
web-code-label = Un code de table ?
web-code-help = Cinq lettres, données par la personne qui a préparé la table
web-code-open = Trouver la table
web-home-rare = Parties enregistrées, statistiques, album et impression
web-records-help = Ouvrez une partie enregistrée, parcourez-la et vérifiez ses dés.
web-load-record = Ouvrir une partie enregistrée

## A new table

web-new-table = Nouvelle table
web-no-game = Ce jeu n’existe pas ici. Ils sont tous sur la page d’accueil.
web-players = Nombre de joueurs
web-seats = Qui joue
# $colour (text): the seat’s colour
web-seat-kind = { $colour } : qui joue
web-kind-here = Sur cet appareil
web-kind-link = Par un lien
web-kind-bot = Un robot
web-kind-link-help = Vous recevrez un lien à envoyer et un code à scanner.
web-youngest = La plus jeune personne, qui commence
web-options-title = Règles de cette table
web-option-usual = comme d’habitude
# $players (number)
web-option-impossible = Pas à { $players } joueurs.
# $option and $value (text): “Teams”, “two teams”
web-option-needs = Seulement avec { $option } : { $value }.
web-table-title = Temps, aide et dés
# $number (number), $colour (text): the partner’s colour
web-team-with = Équipe { $number }, avec { $colour }
web-clock = Pendule
web-clock-none = sans pendule
# $minutes (number)
web-clock-minutes = { $minutes } minutes par personne
web-clock-help = Quand le temps est écoulé, un robot joue ce tour.
web-help = Conseils et chances
web-help-help = À votre tour, vous pouvez demander un conseil et voir les chances sur les cases.
web-think-again = Y repenser
web-think-again-help = Avant une grosse erreur, on vous demande une fois de plus.
web-real-dice = Vrais dés
web-real-dice-help = Vous les lancez sur votre table et dites ce qu’ils montrent.
web-real-board = Sur un vrai plateau
web-real-board-help = Vous jouez avec de vrais dés et de vraies pièces. Le téléphone suit : il tient la feuille de score, dit à qui de jouer et connaît les règles.
web-short-game = Une partie courte
web-short-game-help = Pour une heure de classe, même si la feuille n’en dit rien : les plus rapides des règles ci-dessous.
web-listed = Tout le monde peut regarder
web-listed-help = La table apparaît sur la page d’accueil. Sinon, seul le lien y mène.
web-fold = Règles, temps et dés
web-start = Ouvrir la table

## Joining

web-join = S’asseoir
web-join-title = Une place vous attend
web-join-help = Aucun compte n’est nécessaire. Cet appareil retient la place.
# $name, $game (texts)
web-join-invited = { $name } vous invite à { $game }
web-join-colour = Votre couleur
web-join-table = À la table
web-join-you = Vous
web-join-usual = Les règles habituelles
# $minutes, $seconds (numbers)
web-join-clock = { $minutes } minutes par personne, et { $seconds } secondes de plus après chaque tour
web-join-taken = Cette place est prise
# $name (text)
web-join-taken-help = { $name } y est. Vous pouvez regarder la partie.
web-join-seated = Vous êtes déjà à cette table
web-join-seated-help = Cet appareil a une place ici. Pour prendre celle-ci, un ami ouvre le lien sur son propre appareil.
web-join-over-help = Vous pouvez la revoir coup par coup.
web-join-bad = Ce lien ne mène à aucune place
web-join-bad-help = Il a peut-être été coupé en le copiant. Redemandez-le, ou tapez le code de la table sur la page d’accueil.
web-join-bad-code = Ce code ne mène à aucune table
web-watch = Regarder la partie
web-waiting = On attend des amis
# $name (text): the seat’s colour
web-invite = Envoyez ce lien, ou faites scanner le code : il donne la place { $name }.
web-invite-link = Lien vers la place
# $command (text): what is typed to start the server
web-local-only = Seul cet ordinateur peut ouvrir cette table : pour inviter des téléphones de votre Wi-Fi, lancez Colonnade par « { $command } ».
web-share-link = Partager le lien
web-copied = Copié
web-copy-failed = Ce navigateur ne copie pas tout seul. Le lien est sélectionné : copiez-le à la main.
web-code = Code à scanner
web-code-short = Code de cette table
# $address (text): “192.168.1.5:8000”
web-code-short-help = Qui le tape sur { $address } reçoit la prochaine place libre.
web-fill-here = Jouer cette place ici
web-fill-bot = Plutôt un robot
web-seat-open = Place libre
web-seat-away = pas là
web-seat-substitute = un robot joue

## The table

web-last-turns = Derniers tours
web-beside = Feuille de score et déroulement
web-away-for = { $name } n’est pas là.
web-you-watch = Vous regardez la partie
web-clock-low = { $seconds ->
    [one] Plus qu’une seconde.
   *[other] Plus que { $seconds } secondes.
  }
web-clock-hurry = Votre temps s’écoule
web-board = Plateau
web-dice = Dés
web-hand = Dés et coups
web-pad = Feuille de score
web-log = Ce qui s’est passé
web-log-empty = Il ne s’est encore rien passé.
web-your-turn = À vous
# $name (text)
web-turn-of = À { $name } de jouer
web-waiting-for = { $name } joue.
web-hand-over = À vous, { $name }
# $name, $action (texts): “Ana: Throw”
web-named-action = { $name } : { $action }
web-over = La partie est finie
web-abandoned = La partie a été abandonnée
web-mute = Couper le son et les vibrations
web-unmute = Activer le son et les vibrations
web-turn-board = Tourner le plateau
web-undo = Reprendre le coup
# $count (number)
web-spectators = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
  }
web-reconnecting = Connexion perdue. On se reconnecte ; rien n’est perdu.
web-tap-kept = Connexion perdue. Votre geste est gardé et suivra dès le retour du réseau.
web-tap-withdraw = L’annuler
web-no-table = Cette table n’existe pas
web-blocked = Accès refusé

## What can be done

web-keep-first = Choisissez les dés à garder
web-keep-all = Tous les dés sont gardés
web-back-to-dice = Revenir aux dés
web-throw-of = { $made ->
    [0] Aucun lancer encore, { $most } possibles
   *[other] Lancer { $made } sur { $most }
  }
web-hint-keep-or-place = Touchez les dés à garder, ou une case éclairée pour poser un pion.
web-say-keep = Choisissez les dés à garder, ou relancez-les tous.
# $count (number): dice
web-throw = { $count ->
    [one] Lancer le dé
   *[other] Lancer les dés
  }
# $count (number): all the dice
web-throw-all = Relancer les { $count }
# $count (number): dice that are not kept
web-throw-others = { $count ->
    [one] Relancer un dé
   *[other] Relancer { $count } dés
  }
web-button-stop = Poser des pions
web-button-done = Finir le tour
web-button-forfeit = Perdre les pions
web-button-skip = Renoncer au bonus
web-follow = Retour à la partie
web-forced = Le seul coup possible : il est joué pour vous.
web-touch-nothing = Pas maintenant. Ce qui se touche brille.
web-touch-throw = Lancez d’abord.
web-touch-waiting = Ce n’est pas à vous de jouer.
web-looking-back = Le début de la partie.
web-hint-keep = Touchez les dés à garder.
web-hint-choose = Choisissez votre coup.
web-hint-begin = La table est prête.
web-hint-start = Le dé le plus fort commence.
web-show-result = Voir le résultat
web-referee-other = Autre chose a été fait
web-referee-setup = Installer la position
# $count (number): choices; $options (text)
web-options = { $count ->
    [one] Vous pouvez : { $options }.
   *[other] { $count } choix : { $options }.
  }
web-options-count = { $count ->
    [one] Un seul choix.
   *[other] { $count } choix.
  }
web-say-throw = À vous de lancer.

## Dice

web-faces-of = Pour { $name }, touchez ce que montre le dé.
web-faces-check = Est-ce bien ce qu’ils montrent ?
web-face-undo = Corriger
web-die = Dé montrant { $face }
web-die-keep = Garder le { $face }
web-die-spent = Dé dépensé, { $face }
# $count (number)
web-dice-unthrown = { $count ->
    [one] Un dé à lancer
   *[other] { $count } dés à lancer
  }
# $count, $left (numbers)
web-faces = { $count ->
    [one] Lancez votre dé et touchez ce qu’il montre.
   *[other] Lancez vos { $count } dés et touchez ce qu’ils montrent.
  }
web-faces-done = Voilà ce qu’ils montrent
web-dice-about = À propos de ces dés
web-fair = Personne ne peut choisir ces dés, pas même l’hôte de la table. Avant le premier lancer, la table et l’appareil de chaque joueur s’engagent sur un nombre secret ; ensuite seulement les nombres des joueurs sont révélés, et les dés découlent de tous. Après la partie, ce navigateur vérifie que chaque lancer en découle.
web-fair-commitment = Empreinte du secret
web-fair-entropy = Mots de hasard
web-fair-seats = Ce que chaque place ajoute
# $name, $part (texts): “Purple”, “revealed”
web-fair-seat = { $name } : { $part }
web-fair-awaited = pas encore là
web-fair-committed = engagé, pas encore révélé
web-fair-revealed = révélé
web-fair-declined = n’ajoute rien
web-fair-shared = joue sur un appareil qui ajoute un nombre pour une autre place
web-fair-bot = un robot : rien
web-dice-agreeing = Les appareils des joueurs se mettent d’accord sur les dés.
# $names (text): “Bo, Cy”
web-dice-awaited = On attend que { $names } prenne part aux dés.
web-dice-alarm = La table a changé ce qu’elle avait montré ; ce navigateur ne révèle donc pas son nombre.
web-dice-left-out = Ce navigateur n’a eu aucune part dans les dés de votre place. À moins que vous ne jouiez aussi cette place sur un autre appareil, quelqu’un les choisit peut-être : demandez à l’hôte, ou jouez à une autre table.
web-fair-secret = Le secret
web-physical = À cette table, on lance de vrais dés.
web-verify = Vérifier les dés
# $throws (number)
web-verify-holds = { $throws ->
    [one] Le seul lancer est
   *[other] Les { $throws } lancers sont
  } ce que donnent les dés de l’enregistrement. Ce navigateur n’y a rien ajouté qu’il puisse comparer.
web-verify-checked = Vérifié par ce navigateur : votre propre contribution y est, et { $throws ->
    [one] le seul lancer en découle, tel qu’il a été montré
   *[other] les { $throws } lancers en découlent tous, tels qu’ils ont été montrés
  } ici.
# $throws, $unseen (numbers)
web-verify-partly = Votre propre contribution y est, et { $throws ->
    [one] le seul lancer en découle
   *[other] les { $throws } lancers en découlent tous
  }. { $unseen ->
    [one] L’un d’eux est tombé
   *[other] { $unseen } d’entre eux sont tombés
  } pendant que ce navigateur était absent : « colonnade check » dit si les règles les demandaient.
web-verify-differs = Ces dés ne sont pas ceux que ce navigateur a vus :
# $ply (number); $event, $faces (texts)
web-verify-false = Coup { $ply } ne tient pas : « { $event } » devrait montrer { $faces }.
# $ply (number); $event (text)
web-verify-no-dice = Coup { $ply } ne tient pas : « { $event } » est un lancer sans dés.
# $ply (number)
web-verify-stray = Coup { $ply } : il y avait sur la table des dés que personne n’avait lancés.

## Help at the table

web-hint = Conseil
web-hint-close = Fermer le conseil
web-hint-moves = Quels coups ?
web-hint-why = Pourquoi ?
web-lens = Montrer les chances là où vous pointez
# $chance, $best (numbers)
web-lens-worth = Vous gagnez alors dans { CASES($chance) }.
web-lens-keep = Avec ces dés gardés, vous gagnez dans { CASES($chance) } ; au mieux { PERCENT($best) }.
web-doubt = Y repenser ?
# $change (number)
web-doubt-cost = Votre chance de gagner baisserait de { PERCENT($change) }.
# $action (text): what it does, without a full stop; $chance (number)
web-doubt-better = Mieux : { $action }. Vous gagnez alors dans { CASES($chance) }.
web-doubt-return = J’y repense
web-doubt-show = Que faire de mieux ?
web-doubt-play = Jouer quand même
# $dice (text): “4 4 6”
web-keep-dice = Garder { $dice }
web-keep-none = Tout relancer
web-dice-continued = Cette partie en continue une autre. Ses dés sont lancés par le serveur et ne peuvent pas être vérifiés après coup.

## Doors to the review and the statistics

web-review = Analyse
web-review-record = Analyser une partie enregistrée
web-statistics = Vos statistiques

## Privacy

web-privacy = Vie privée
web-privacy-none = Il n’y a ni comptes, ni cookies, ni publicité, ni mesure d’audience. Les pages ne chargent rien d’autres sites.
web-privacy-stored = Ce qui est conservé
web-privacy-tables = Le serveur conserve les tables : les noms que les joueurs saisissent, les coups et leur heure. Il ne conserve pas votre adresse IP, sauf dans les cas indiqués plus bas.
# $waiting, $unfinished (number)
web-privacy-days = Une table qui ne commence jamais est supprimée après { $waiting ->
    [one] un jour
   *[other] { $waiting } jours
  }, une partie inachevée { $unfinished ->
    [one] un jour
   *[other] { $unfinished } jours
  } après son dernier coup. Les parties terminées restent jusqu’à ce qu’on les efface.
# $days (number)
web-privacy-reports = Signaler une table envoie à l’hébergeur un lien vers celle-ci, un motif, les noms des joueurs et les adresses IP des joueurs connectés. C’est supprimé au plus tard après { $days ->
    [one] un jour
   *[other] { $days } jours
  }. Une adresse que l’hébergeur a bloquée est conservée jusqu’à la fin du blocage. Les adresses qui créent une table, prennent une place, enregistrent, rejouent ou font analyser une partie, essaient un code ou envoient un signalement sont comptées pour éviter les abus, et oubliées après une demi-heure au plus. Pendant le calcul d’une analyse, d’un conseil ou du coup d’un robot, l’adresse à laquelle il est destiné est aussi conservée, un jour au plus.
web-privacy-browser = Votre navigateur garde votre nom, vos réglages, vos places, vos parties pour les statistiques, votre album et vos tours du lancer du jour. Effacez les données de ce site pour les supprimer.
web-privacy-seen = Qui voit quoi
web-privacy-watching = Toute personne qui a l’adresse d’une table peut la regarder et voit les noms et les coups. Les tables publiques figurent sur la page d’accueil. L’hébergeur du serveur peut voir tout ce qui y est conservé.
web-privacy-erase = Comment c’est effacé
web-privacy-ask = L’hébergeur de ce serveur peut effacer une table, ou un nom de toutes les tables et parties. Écrivez-lui avec le lien de la table ou le nom.
web-privacy-host = L’hébergeur de ce serveur :
web-privacy-no-contact = Demandez à la personne qui vous a donné l’adresse de ce serveur.

## More

web-phrases = Dire quelque chose
web-menu-table = À propos de cette table
web-screen = Afficher sur grand écran
web-screen-leave = Retour à la table
web-carry = Continuer sur un autre appareil
web-carry-help = Scannez ceci avec l’autre appareil. La personne qui a le code joue pour vous : ne le montrez à personne d’autre.
web-download = Enregistrer la partie
web-replay = Revoir la partie
# $name (text)
web-take-over = Laisser un robot jouer pour { $name }
web-give-back = { $name } reprend sa place
web-abandon = Finir la partie sans résultat
web-abandon-sure = Vraiment finir, pour tout le monde
web-abandon-not = Non, on continue
web-report = Signaler cette table
web-report-about = Qu’est-ce qui ne va pas ?
web-report-name = Un nom
web-report-cheating = De la triche
web-report-other = Autre chose
web-report-holds = L’hébergeur de ce serveur reçoit un lien vers cette table et les adresses IP des joueurs connectés. Personne d’autre n’en est averti.
web-report-send = Envoyer
web-report-sent = Merci. L’hébergeur de ce serveur peut maintenant le lire.
web-first = Commence
web-rematch = Revanche
web-rematch-go = À la revanche
# $names (text), $count (number)
web-result-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
  }
# $names (text): the winners; $points, $others (numbers): the winner’s points and the other’s
web-result-won-points = { $names } gagne, { $points } à { $others }
web-result-won-total = { $names } gagne avec { $points } points
web-result-shared = { $names } se partagent la victoire avec { $points } points chacun
web-result-you = Vous gagnez
web-result-you-points = Vous gagnez, { $points } à { $others }
web-result-you-total = Vous gagnez avec { $points } points
web-result-you-with = Vous gagnez avec { $names }
web-result-you-shared = Vous partagez la victoire avec { $names }, { $points } points chacun
web-result-lost = Pas cette fois. Bien joué.
web-result-picture = Partager une image
web-result-picture-failed = L’image n’a pas pu être faite sur cet appareil.
# $names (text)
web-partners = Partenaires : { $names }

## Replay

web-steps = Parcourir la partie
web-step-first = Au début
web-step-previous = Une étape en arrière
web-step-next = Une étape en avant
web-step-last = À la fin
web-play = Lecture
web-pause = Pause
web-ply = Étape
web-ply-of = Étape { $ply } sur { $last }
web-copy-ply = Copier le lien vers cette étape
web-replay-start = La partie va commencer.
web-record-refused = Cette partie enregistrée n’est pas valable

## Preferences

web-pace = Rythme des coups adverses
web-pace-slow = Calme
web-pace-usual = Normal
web-pace-fast = Rapide
web-prefer-vibrates = Vibrations
web-prefer-vibrates-help = Le téléphone vibre quand c’est à vous, et à la fin.
web-prefer-notifies = Me prévenir quand c’est à moi
web-prefer-notifies-help = Une notification, quand cette page est cachée.
web-prefer-showsFacts = Le saviez-vous ?
web-prefer-showsFacts-help = Une ligne sur le monde du jeu, de temps en temps. L’album les rassemble.
web-notify-refused = Le navigateur n’autorise pas les notifications ici.
web-speed = Mouvements
web-speed-slow = Lents
web-speed-usual = Habituels
web-speed-fast = Rapides
web-speed-none = Aucune, sans attente
web-announcements = Annonces pour lecteurs d’écran
web-announcements-terse = Brèves
web-announcements-full = Complètes
web-prefer-hasSound = Son
web-prefer-hasSound-help = De petits coups de bois, et un appel quand c’est à vous.
web-prefer-confirms = Confirmer les coups
web-prefer-confirms-help = Montrer ce que fait un coup avant de le jouer.
web-prefer-playsForced = Jouer les coups forcés
web-prefer-playsForced-help = Un coup sans alternative est joué pour vous, assez lentement pour le suivre.
web-prefer-throwsByItself = Lancer automatiquement
web-prefer-throwsByItself-help = La table lance pour vous sans attendre.
web-prefer-shakes = Secouer pour lancer
web-prefer-shakes-help = Secouez le téléphone quand c’est à vous de lancer.
web-shake-ask = Lancer les dés en secouant le téléphone ?
web-shake-yes = Oui
web-shake-no = Non

## Rules

web-rules-none = Les règles ne sont pas encore là.

## What the places are called, for those who hear them

# $cell (text): “5-3”; $row (number); $colour (text)
web-columbiz-cell = { CAPITAL(CELL($cell)) }, case { $row }, vide
web-columbiz-cell-disc = { CAPITAL(CELL($cell)) }, pion : { $colour }
# $cell, $step, $tokens, $name, $place, $colour (texts); $name: “Green 2”
web-quatre_colonnes-cell = Case { $cell }
web-quatre_colonnes-arrow = { $colour }, case { $step } de la flèche
web-quatre_colonnes-summit = { $colour }, sommet
web-quatre_colonnes-workshop = { $colour }, atelier
web-quatre_colonnes-token = { $name } : { $place }
web-quatre_colonnes-holds = { $place } : { $tokens }

## What a turn did, in one line, after the name of who played

# $count, $face, $length, $points (numbers); $name (text)
web-columbiz-did-begin = a lancé le dé le plus fort, un { $face }, et commence
web-columbiz-did-place = a posé { $count ->
    [one] un pion
   *[other] { $count } pions
  }
web-columbiz-did-take = a fait { $count ->
    [one] un prisonnier
   *[other] { $count } prisonniers
  }
web-columbiz-did-line = a formé une ligne de { $length ->
    [3] trois
    [4] quatre
    [5] cinq
   *[6] six
  } : +{ $points }
web-columbiz-did-lines = a formé { $count } lignes : +{ $points }
web-columbiz-did-forfeit = n’a rien pu poser et a perdu { $count ->
    [one] un pion
   *[other] { $count } pions
  } de sa réserve
web-columbiz-did-empty = a vidé sa réserve
web-columbiz-did-throw = a lancé { $count ->
    [one] une fois
    [2] deux fois
   *[other] { $count } fois
  }
# Beside the throw for who begins, in a review
web-columbiz-start = Commencer n’est pas une faveur : il n’y a encore rien à prendre, et le dernier tour est à un autre.
web-columbiz-moment = Le tour qui a le plus compté : { $points ->
    [one] un point
   *[other] { $points } points
  } d’un coup pour { $name }.
# $count, $cells (numbers); $token, $tokens (texts): “red 3”; $own (text): yes, no, whether that is a column of who played; $number (text): its number; $dice (text): “6 and 3”; $reason (text): the clause that lost the die; $name (text)
web-quatre_colonnes-did-exit = a sorti { $count ->
    [one] une colonne
   *[other] { $count } colonnes
  }
web-quatre_colonnes-did-move = a avancé { $own ->
    [yes] la colonne { $number }
   *[no] { $token }
  } { $cells ->
    [one] d’une case
   *[other] de { $cells } cases
  }
web-quatre_colonnes-did-moves = a avancé { $count } colonnes
web-quatre_colonnes-did-send = a renvoyé { $tokens } à l’atelier
web-quatre_colonnes-did-bonus = a pris { $cells } cases de bonus
web-quatre_colonnes-did-raise = a dressé { $count ->
    [one] une colonne
   *[other] { $count } colonnes
  } au sommet
web-quatre_colonnes-did-third-six = a lancé un troisième six : rien n’a été joué
web-quatre_colonnes-did-third-six-back = a lancé un troisième six : { $own ->
    [yes] la colonne { $number }
   *[no] { $token }
  } a dû reculer
web-quatre_colonnes-did-try = a lancé { $dice } : pas encore de double trois
web-quatre_colonnes-did-build = a lancé le double trois et bâti le monument
web-quatre_colonnes-did-lose = a lancé { $dice } : { $reason ->
    [L5-3] une barrière fermait le passage
    [L4-5] la case de départ était pleine
    [L5-2] c’était trop loin
    [L4-1] il faut un cinq pour sortir une colonne
   *[nothing] aucune colonne ne pouvait avancer
  }
web-quatre_colonnes-did-throw = a lancé { $dice }
web-quatre_colonnes-moment = { $name } a lancé le double trois { $count ->
    [one] au premier essai
   *[other] au bout de { $count } essais
  }.

## Shortcuts

web-shortcuts = Raccourcis clavier
web-key-primary = L’action du moment
web-key-keep = Garder un dé de cette valeur
web-key-touchable = À la prochaine case possible
web-key-walk = Parcourir le plateau
web-key-drop = Annuler la sélection
web-key-list = Cette liste

## The browser’s own sentences for messages that speak of what is typed: the same key after web-

web-columbiz-malformed-action = Ce n’est pas un coup de ce jeu.
web-columbiz-malformed-cell = Ce n’est pas un coup de ce jeu.
web-quatre_colonnes-malformed = Ce n’est pas un coup de ce jeu.
web-error-server-message = Cette page et le serveur ne se comprennent pas. Rechargez la page.
web-error-server-hello-first = Cette page et le serveur ne se comprennent pas. Rechargez la page.
web-error-server-hello-twice = Cette page et le serveur ne se comprennent pas. Rechargez la page.

## What happened, told to the one who did it: the same key after web-you-

web-you-columbiz-begins = Vous faites { $face }, le plus haut, et commencez.
web-you-columbiz-thrown = Vous faites { $dice }.
web-you-columbiz-kept = Vous { $count ->
    [0] ne gardez rien et relancez les huit dés
   *[other] gardez { $dice }
  }.
web-you-columbiz-stopped = Vous arrêtez de lancer.
web-you-columbiz-placed = Vous posez un pion sur { CELL($cell) }.
web-you-columbiz-captured = Vous capturez { $count ->
    [one] { $victim ->
        [purple] un pion violet
        [blue] un pion bleu
        [grey] un pion gris
       *[black] un pion noir
      }
   *[other] { $victim ->
        [purple] { $count } pions violets
        [blue] { $count } pions bleus
        [grey] { $count } pions gris
       *[black] { $count } pions noirs
      }
  }.
web-you-columbiz-line = Vous formez une ligne de { $length } et marquez { $points ->
    [one] un point
   *[other] { $points } points
  }.
web-you-columbiz-turn-ended = Vous finissez votre tour.
web-you-columbiz-forfeited = Vous ne pouvez rien poser et perdez { $count ->
    [one] un pion
   *[other] { $count } pions
  } de votre réserve.
web-you-columbiz-last-round = Vous avez vidé votre réserve : ce tour de table est le dernier.
web-you-quatre_colonnes-drew = Vous faites { $dice }.
web-you-quatre_colonnes-threw-alone = Vous relancez le dé : { $die }.
web-you-quatre_colonnes-bonus-earned = Vous gagnez un bonus de { $cells } cases.
web-you-quatre_colonnes-draws-again = Vous avez fait un six et relancez.
web-you-quatre_colonnes-built = Vous faites le double trois : le monument est bâti.
web-you-quatre_colonnes-not-built = Vous faites { $dice } : pas encore de double trois.

# What the core has to say: errors, faults of records, dice. Every face shows these.
# $option, $value, $text, $path and the like are quoted as the person typed them; do not translate what stands in them.

## Options and seats

error-option-form = « { $text } » n’est pas une option. Il faut écrire nom=valeur.
error-option-name = Il n’y a pas d’option « { $option } ». Les options sont { $options }.
error-option-twice = L’option « { $option } » est donnée deux fois.
error-option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs possibles : { $values }.
# $players (number): how many sit at the table
error-option-partners = L’option « partners » ne vaut que par équipes.
error-option-teams = Les équipes se jouent à quatre ; à cette table, { $players ->
    [0] il n’y a personne
    [one] il y a une seule personne
   *[other] il y a { $players } personnes
  }.
error-game-unknown = Il n’y a pas de jeu « { $game } ». Les jeux sont { $games }.
error-lesson-none = Ce jeu n’a pas de première partie guidée.
# $given (number): how many seats; $allowed (text): “2, 3, 4”
error-seats-count = { $given ->
    [0] Aucune place n’est donnée
    [one] Une seule place est donnée
   *[other] { $given } places sont données
  } ; ce jeu se joue à { $allowed }.
error-seats-colours-count = { $colours ->
    [0] Aucune couleur n’est donnée
    [one] Une seule couleur est donnée
   *[other] { $colours } couleurs sont données
  } pour { $seats ->
    [0] aucune place
    [one] une place
   *[other] { $seats } places
  }.
# $colours, $order (text): “Y, B, G, R”
error-seats-colour = Il n’y a pas de couleur « { $colour } ». Les couleurs sont { $colours }.
error-seats-order = Les couleurs { $given } ne sont pas dans l’ordre du tour : chacune une fois, dans l’ordre { $order }, en commençant par n’importe laquelle.
# $given (text): a number, or null where nobody is named; $last (number)
error-seats-first = La place qui commence doit être un nombre de 0 à { $last }, pas « { $given } ».
error-position = « { $text } » n’est une position d’aucun jeu d’ici.

## Playing

error-match-finished = La partie est finie.
error-match-stale = Ce coup arrive trop tard : la position a changé.
error-match-not-your-turn = Ce n’est pas votre tour : { PLAYER($colour) } joue.
error-match-decide-first = On ne lance pas maintenant : { PLAYER($colour) } doit d’abord décider.
error-match-throw-first = Rien à décider maintenant : { PLAYER($colour) } doit d’abord lancer.
error-match-nothing-to-take-back = Rien à reprendre : ce qui précède le dernier lancer reste joué.

## Dice

error-dice-script-ended = Les dés écrits d’avance sont épuisés.
error-dice-not-shown = Personne n’a encore dit ce que montrent les dés.
# $expected, $given (numbers)
error-dice-count = { $expected ->
    [one] On lance un dé
   *[other] On lance { $expected } dés
  }, et { $given ->
    [0] aucun n’est donné
    [one] un seul est donné
   *[other] { $given } sont donnés
  }.
error-dice-face = Aucun dé ne montre « { $face } » : une face est un nombre de 1 à 6.
error-dice-secret = Un secret compte { $expected } octets ; celui-ci en a { $given }.
error-dice-entropy-closed = Les mots de hasard sont clos : les dés sont fixés.
# $limit (number)
error-dice-entropy-long = Un mot de hasard compte au plus { $limit ->
    [one] { $limit } caractère
   *[other] { $limit } caractères
  }.
error-dice-entropy-text = Un mot de hasard doit être un texte lisible.
error-dice-entropy-open = Les mots de hasard doivent être clos avant le premier lancer.
error-dice-commitment = Un engagement s’écrit en 64 chiffres hexadécimaux.
error-dice-commit-late = Tous les engagements sur les dés sont réunis : on ne peut plus en ajouter ni en changer.
error-dice-commit-twice = La part de cette place dans les dés est déjà fixée.
error-dice-reveal-early = Aucune valeur n’est révélée avant que tous les engagements soient réunis.
error-dice-reveal-twice = Cette place n’a plus de valeur à révéler.
error-dice-reveal-false = Ce n’est pas la valeur sur laquelle la place s’est engagée.
error-dice-void = Seule une manche qui attend des valeurs peut être annulée.
error-dice-not-agreed = Les dés ne sont pas prêts : il manque encore la contribution d’un appareil.

## Agents

# $levels (text): “random, greedy”
error-agent-unknown = Il n’y a pas de robot « { $name } » pour ce jeu. Les robots sont { $levels } ; sinon, donnez une classe à vous : module:Class.
error-agent-module = Il n’y a pas de module « { $module } » pour le robot « { $name } ».
error-agent-import = Le module « { $module } » ne peut pas être importé : { $reason }.
error-agent-attribute = Le module « { $module } » n’a pas de « { $attribute } ».
error-agent-kind = « { $name } » n’est pas un robot : un robot est une classe avec une méthode decide.
error-agent-constructor = « { $name } » ne peut pas être créé : { $reason }.
# $game counts from 0; $ply is the event that was to come; $colour the seat
error-agent-empty = « { $name } » n’a rien décidé (partie { $game }, coup { $ply }, { $colour }).
error-agent-decision = « { $name } » a répondu { $kind } au lieu d’une décision (partie { $game }, coup { $ply }, { $colour }).
error-agent-illegal = « { $name } » a choisi « { $action } », que { $clause } interdit (partie { $game }, coup { $ply }, { $colour }).
error-agent-no-action = « { $name } » a choisi « { $action } », qui n’est pas un coup (partie { $game }, coup { $ply }, { $colour }).
error-agent-plan = « { $name } » a continué à décider une fois son plan joué (partie { $game }, coup { $ply }, { $colour }).
error-agent-crashed = « { $name } » a échoué : { $reason } (partie { $game }, coup { $ply }, { $colour }).
error-worker-lost = Un processus s’est arrêté avant la fin de ses parties.

## Extras

# $library: a library’s name; $extra: the extra of the package that brings it
error-extra-missing = { $library } n’est pas installé, et il le faut ici. On l’obtient avec l’extra « { $extra } » : { $command }
error-encoding-none = Il n’y a pas d’environnement pour { $game } : ce jeu n’a pas d’encodage.
error-extra-nvcc = L’entraînement sur GPU a besoin de nvcc, qui n’est pas dans le chemin. Le CUDA toolkit de NVIDIA l’apporte.
error-extra-compiler = L’entraînement sur le processeur a besoin d’un compilateur C++, et aucun n’est dans le chemin. On en obtient un avec : { $command }

## Files

error-file-missing = Il n’y a pas de fichier « { $path } ».
error-file-directory = « { $path } » est un dossier, pas un fichier.
error-file-permission = L’accès à « { $path } » est refusé.
error-file-name = « { $path } » ne peut pas être un nom de fichier.
error-file-exists = Il y a déjà un fichier « { $path } ».
error-file-other = « { $path } » est inutilisable : { $reason }.
error-no-folder = Il n’y a pas de dossier pour « { $path } ».

## Records that cannot be read

record-empty = Il n’y a pas de partie dedans.
record-not-text = Ce n’est pas du texte en UTF-8.
# $column (text): where in the line
record-not-json = Ce n’est pas du JSON, ou il est coupé (colonne { $column }).
record-byte-order-mark = Le fichier commence par une marque d’ordre des octets (BOM). Enregistrez-le en UTF-8 sans elle.
record-too-deep = L’imbrication est trop profonde pour une partie.
record-number-long = Il y a un nombre de milliers de chiffres, dont aucune partie n’a besoin.
record-not-object = Une partie est un seul objet JSON, et ceci est autre chose.
record-too-long = La ligne est trop longue pour être une partie.
record-number = « { $given } » n’est pas un nombre de JSON.
record-surrogate = Un des textes n’est pas de l’Unicode bien formé.
record-field-twice = Un champ y figure deux fois.
record-field-missing = Il manque le champ « { $field } ».
record-field-unknown = Il n’y a pas de champ « { $field } » dans une partie.
record-field-type = Le champ « { $field } » contient ce qu’il ne peut pas contenir.
record-format = Son format est { $given } ; ce programme lit les formats { $oldest } et { $newest }.
record-game = Il n’y a pas de jeu « { $given } ». Les jeux sont { $known }.
record-rules-version = Elle a été jouée avec la version { $given } des règles ; ce programme connaît la version { $known }.
record-dice-source = Il n’y a pas de dés « { $source } ». Les dés sont seeded, scripted, physical ou fair.

## Records that do not hold

record-result-missing = La partie est finie ici, et le fichier ne donne pas de résultat.
record-result-early = Le fichier donne un résultat, et la partie n’est pas finie ici.
# $stated, $true (text): results as JSON
record-result-false = Le fichier annonce { $stated } ; le résultat est { $true }.
record-note-ply = Une note parle du coup { $given }, et la partie s’arrête au coup { $last }.
# $given, $last (texts): plies
record-setup-ply = Une position est installée au coup { $given }, mais la partie s’arrête au coup { $last }.
# $source (text): “fair”
record-setup-dice = Une position y a été installée à la main. C’est réservé aux vrais dés, pas aux dés « { $source } ».
error-setup-game = « { $text } » est une position d’un autre jeu, ou d’autres options ou joueurs.
error-setup-over = On ne peut pas installer de position quand la partie est finie.
# $field: a part of the position, as “board”
error-setup-field = La partie « { $field } » de la position manque, est inconnue ou n’est pas comme il faut.
record-secret-early = La partie n’est pas finie, et le secret de ses dés est déjà montré.
record-secret-missing = Le secret des dés n’est pas montré : personne ne peut recalculer les lancers.
record-dice-unprovable = Des dés du genre « { $source } » ne peuvent pas être recalculés.
record-commitment-false = Le secret n’est pas celui dont l’empreinte a été annoncée.
record-seed-false = Les dés ne découlent pas de la graine indiquée.
# $throw counts from 0; $true (text): the event as it must be
record-throw-false = Le lancer { $throw } n’est pas ce que donnent les dés : ce doit être « { $true } ».
# $given (text), $known (number)
record-dice-version = Elle a des dés équitables de version { $given } ; ce programme connaît la version { $known }.
# $round, $seat (numbers)
record-value-missing = À la manche { $round } des dés, la place { $seat } n’a pas révélé de valeur.
# $round, $seat (numbers)
record-value-false = À la manche { $round } des dés, la valeur de la place { $seat } n’est pas celle de son engagement.
# $round (number)
record-round-complete = La manche { $round } des dés est dite annulée, alors que toutes les valeurs ont été révélées.
# $count (number)
record-rounds-void = { $count ->
    [one] Une manche a été annulée
   *[other] { $count } manches ont été annulées
  } : un nombre n’a pas été révélé à temps, et tout a recommencé. Chaque manche annulée figure dans l’enregistrement.

## What a device finds when it holds a finished record against what it made and saw itself

record-differs-no-proof = L’enregistrement ne donne aucune preuve de ces dés, alors que la table en promettait une.
record-differs-table = L’enregistrement est celui d’une autre table.
# $round (number)
record-differs-round = La manche { $round } des dés manque dans l’enregistrement.
# $round (number)
record-differs-secret = Manche { $round } : l’engagement de la table n’est pas celui qu’elle avait montré.
# $round (number)
record-differs-own-missing = Manche { $round } : votre propre contribution n’est pas dans l’enregistrement.
# $round (number)
record-differs-own-altered = Manche { $round } : votre propre contribution a été modifiée.
# $round (number)
record-differs-withheld = Manche { $round } : l’enregistrement dit que vous n’avez pas révélé votre valeur, mais cet appareil l’a envoyée.
# $round, $seat (numbers)
record-differs-other = Manche { $round } : ce que la place { $seat } a donné n’est pas ce qui avait été montré.
# $ply (number); $stated, $seen (texts): “roll 4”
record-differs-event = Coup { $ply } : l’enregistrement dit « { $stated } », mais « { $seen } » a eu lieu à la table.
# $ply, $dice (numbers); $stated (text)
record-differs-dice = Coup { $ply } : l’enregistrement dit « { $stated } », mais la table avait annoncé { $dice ->
    [0] une décision
    [one] un lancer d’un dé
   *[other] un lancer de { $dice } dés
  }.
# $stated, $seen (numbers)
record-differs-length = L’enregistrement a { $stated } coups, mais la partie s’est terminée après { $seen }.
record-differs-left-out = Cet appareil n’a eu aucune part dans les dés de sa place. À moins que la place n’ait été jouée aussi sur un autre appareil, quelqu’un les a peut-être choisis.
# $ply (number)
record-differs-position = Coup { $ply } : selon les règles, l’enregistrement mène à une autre position que celle qu’a montrée la table.

# Beside what the printed sheet says of an option: what is played by default, and what can be chosen instead
option-ours = Nous jouons
option-or = Ou bien

## Chances: what PERCENT and CASES say

# $bound (text): under, over, exact; $percent (text): “0.1 %”
percent-bound = { $bound ->
    [under] moins de { $percent }
    [over] plus de { $percent }
   *[exact] { $percent }
  }
percent-cases = { $bound ->
    [under] moins de { $percent } des cas
    [over] plus de { $percent } des cas
   *[exact] { $percent } des cas
  }

# The benchmark positions and the opening tables.

## benchmark-bot

cli-benchmark-progress = Décisions
# $name (text): a game
cli-benchmark-title = { $name } : perte moyenne en % d’une victoire, avec son intervalle à 95 %
cli-benchmark-players = { $players ->
    [one] un joueur
   *[other] { $players } joueurs
  }
cli-benchmark-stands = se place entre
cli-benchmark-positions = nombre de positions
cli-benchmark-above = au-delà de { $level }
cli-benchmark-below = sous { $level }
cli-benchmark-note = 0 veut dire la meilleure action à chaque fois. Les niveaux ont été mesurés une fois, certains sur une partie des positions.
error-benchmark-game = Il n’y a pas de positions de référence pour « { $game } ». Il y en a pour : { $games }.
# $reason (text): in English
error-benchmark-crashed = « { $name } » a échoué à la position { $position } : { $reason }
error-benchmark-decision = « { $name } » a répondu { $kind } au lieu d’une décision avec au moins une action, à la position { $position }.
error-benchmark-illegal = « { $name } » a choisi « { $action } », qui n’est pas permis à la position { $position }.
error-positions-file = Ce n’est pas un fichier de positions de référence : { $reason }
error-positions-format = Le fichier de positions de référence a le format { $given }, et ce programme lit le format { $known }.
error-positions-checksum = Le fichier { $file } n’est pas celui qui est venu avec le programme : sa somme de contrôle diffère. Réinstallez le programme.

## openings

# $name (text): a game; $share (text): a percentage
cli-openings-title = { $name }, { $players ->
    [one] un joueur
   *[other] { $players } joueurs
  } : { $throws ->
    [one] un premier lancer
   *[other] { $throws } premiers lancers
  }. Qui commence prend { $share } des victoires entre maîtres.
cli-openings-likeliest = Les lancers les plus probables
cli-openings-best = Les meilleurs lancers
cli-openings-worst = Les pires lancers
cli-openings-dice = dés
cli-openings-chance = probabilité
cli-openings-action = le mieux
cli-openings-share = part de la victoire
cli-openings-behind = derrière le mieux
# $throw, $chance (text)
cli-openings-throw = Premier lancer { $throw }, { $chance } de tous
cli-openings-more = { $count ->
    [one] Une autre action est moins bonne.
   *[other] { $count } autres actions sont moins bonnes.
  }
cli-openings-note = D’après l’évaluateur du maître, avec un tour d’avance. Ajoutez les dés d’un lancer après le nom du jeu pour voir qu’en faire ; --csv FICHIER les écrit tous.
error-openings-none = { $game } n’a pas de premier lancer après lequel quelqu’un décide.
error-openings-throw = « { $given } » n’est pas un premier lancer de ce jeu. En voici un : { $example }.

# The opening tables.

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
cli-openings-action = au mieux
cli-openings-share = part de la victoire
cli-openings-behind = derrière le meilleur
# $throw, $chance (text)
cli-openings-throw = Premier lancer { $throw }, { $chance } de tous
cli-openings-more = { $count ->
    [one] Une autre action est moins bonne.
   *[other] { $count } autres actions sont moins bonnes.
  }
cli-openings-note = D’après l’évaluateur du maître, un tour à l’avance. Les dés d’un lancer après le nom du jeu montrent qu’en faire ; --csv FILE les écrit tous.
error-openings-none = { $game } n’a pas de premier lancer après lequel quelqu’un décide.
error-openings-throw = « { $given } » n’est pas un premier lancer de ce jeu. En voici un : { $example }.

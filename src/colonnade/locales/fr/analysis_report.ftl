# Le rapport d’une analyse, à côté de ce que l’analyse dit dans le navigateur.

# $game (text): its name
report-title = { $game } : hasard et habileté
report-unfinished = La partie n’est pas finie : voici où elle en est.
report-dearest = Les choix les plus coûteux
report-no-loss = Aucun choix n’a rien perdu.
# $name, $change (texts)
report-throw-good = Un bon lancer : il vaut { PERCENT($change) } à { $name }.
report-throw-bad = Un mauvais lancer : il a coûté { PERCENT($change) } à { $name }.
report-mistake = { $name } y a perdu { PERCENT($change) }.
report-ply = coup
# $count (number); $least (number)
report-smaller = { $count ->
    [one] Un événement qui a changé moins de { PERCENT($least) } est omis ; --all le montre.
   *[other] { $count } événements qui ont changé moins de { PERCENT($least) } sont omis ; --all les montre.
  }
# $ply (number); $changes (text): names and changes
report-correction = Au coup { $ply }, le programme se corrige, sans que ce soit chance ou faute de personne : { $changes }.
report-made = Fait par Colonnade. Cette page n’a besoin que d’elle-même.

## Rollouts

# $name (text)
report-rollout-title = Trait à { $name }, parties jouées jusqu’au bout
report-rollout-action = choix
report-rollout-position = la position
report-rollout-evaluated = jugé
report-rollout-rolled = par les parties
report-rollout-interval = intervalle à 95 %
report-rollout-behind = derrière le meilleur
# $trials (number)
report-rollout-settled = Après { $trials ->
    [one] un essai
   *[other] { $trials } essais
  } pour chacun, la réponse est assez claire.
# $trials (number)
report-rollout-unsettled = { $trials ->
    [one] Un essai pour chacun n’a
   *[other] { $trials } essais pour chacun n’ont
  } pas suffi à la précision demandée ; --trials et --seconds en permettent davantage.
# $trials, $turns (numbers)
report-rollout-judged = Après { $trials ->
    [one] un essai
   *[other] { $trials } essais
  } pour chacun, les intervalles sont assez étroits. Mais après { $turns ->
    [one] un tour
   *[other] { $turns } tours
  }, les positions ont été jugées et non jouées jusqu’au bout : aucun intervalle ne contient l’erreur de ce jugement.
report-rollout-endings = Après chaque choix, le tour a été terminé comme indiqué à côté. Là où une autre fin du tour est jugée meilleure que ce que celle-ci a donné, les intervalles la contiennent.
# $count (text): 10.3
report-rollout-worth = Sans le hasard, un essai en vaut { $count } ordinaires.

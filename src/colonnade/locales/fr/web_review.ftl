# What the review of a game and the statistics say in the browser. Chances and changes are texts: “43 %”, “+4.2 %”.

## The page

# $game (text): its name
web-review-of = { $game } : analyse
web-review-refused = Cette partie ne peut pas être analysée
# $done (text): how much of it
web-review-working = La partie est en cours d’analyse : { $done }.
web-review-curves = Chances de gagner, hasard et pertes
# $name, $change (texts)
web-review-luck-of = { $name }, chance : { $change }.
web-review-loss-of = { $name }, perdu : { $change }.
web-review-key-luck = chance
web-review-key-bad = malchance
web-review-key-loss = perdu par un choix
web-review-previous = Au fait marquant précédent
web-review-next = Au fait marquant suivant
web-review-table = Toutes les étapes en tableau
web-review-column-event = Événement
web-review-column-worth = Chance ou perte

## A step

web-review-step = Cette étape
web-review-played = Joué
web-review-best = Meilleur
# $name, $change (texts)
web-review-throw-good = Un bon lancer : il vaut { $change } à { $name }.
web-review-throw-bad = Un mauvais lancer : il a coûté { $change } à { $name }.
web-review-throw-even = Un lancer qui a peu changé.
web-review-forced = Il n’y avait pas le choix.
web-review-fine = Il n’y avait pas mieux.
web-review-slip = Il y avait un peu mieux : { $change }.
web-review-mistake = Cela a perdu { $change }.
web-review-blunder = Cela a perdu beaucoup : { $change }.
web-review-correction = Vue d’ici à nouveau, la chance de { $name } est jugée autrement de { $change }. Personne n’y est pour rien.
web-review-turn = Le tour entier
# $luck, $loss (texts)
web-review-turn-worth = Chance { $luck }, perdu { $loss }.
# $moves (text): sentences
web-review-turn-best = Le mieux avec ces dés : { $moves }
web-review-turn-show = Le montrer sur le plateau
web-review-try = Rejouer d’ici

## The whole game

web-review-moments = Ce qui a décidé la partie
web-review-summary = Hasard et habileté
# $grade (text): “a club player”
web-review-grade = A joué comme { $grade }.
web-review-average-dice = Avec des dés moyens, gagné dans { $chance } des cas.
web-review-result = Résultat
web-review-luck = Chance, la sienne et celle des autres
# $count (number): decisions
web-review-loss = Perdu en { $count ->
    [one] un choix
   *[other] { $count } choix
  }
web-review-adjusted = Résultat sans la chance
web-review-kind-keep = Garder
web-review-kind-place = Poser
web-review-kind-move = Avancer
web-review-kind-bonus = Jouer un bonus
web-review-luckiest = Lancer le plus heureux
web-review-unluckiest = Lancer le plus malheureux
# $count (number); $mean, $deviation, $largest (texts)
web-review-corrections = Là où le jugement regarde de nouveau en avant, il se contredit un peu : { $count ->
    [one] une fois
   *[other] { $count } fois
  }, de { $mean } en moyenne, avec un écart type de { $deviation } et au plus { $largest }. Ce n’est ni chance ni habileté, et c’est compté à part.

## Statistics

web-statistics-none = Aucune partie ne s’est encore terminée dans ce navigateur. La première comptera ici.
web-statistics-play = Jouer une partie
web-statistics-game = Jeu
web-statistics-player = Joueur
web-statistics-everybody = Tout le monde
web-statistics-nameless = un ami
web-statistics-games = Parties
web-statistics-won = Gagné
web-statistics-average = Gagné avec des dés moyens
web-statistics-luck = Chance par partie
web-statistics-loss = Perdu par partie
# $count (number): games
web-statistics-unreviewed = { $count ->
    [one] Une partie n’a pas encore été analysée.
   *[other] { $count } parties n’ont pas encore été analysées.
  }
web-statistics-review = Les analyser
# $done, $count (numbers)
web-statistics-working = La partie { $done } sur { $count } est en cours d’analyse.
web-statistics-plot-won = Résultats
web-statistics-plot-average = Résultats sans la chance
web-statistics-plot-luck = Chance
web-statistics-plot-loss = Perdu par des choix
web-statistics-kinds = Ce qui se perd où, par partie
# $count (number): games
web-statistics-lines = Les lignes sont des moyennes { $count ->
    [one] de la dernière partie
   *[other] des { $count } dernières parties
  }.
web-statistics-list = Toutes les parties
web-statistics-day = Jour
web-statistics-against = Avec
web-statistics-grade = Joué comme
web-statistics-export = Enregistrer dans un fichier
web-statistics-erase = Tout effacer
web-statistics-erase-sure = Tout effacer, vraiment
web-statistics-local = Tout cela reste dans ce navigateur. Les parties rejouées d’une position ne comptent pas.

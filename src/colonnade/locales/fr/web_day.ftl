# The day's throw: one turn, with the same dice for everybody. $date: a day and a month; $name: a colour

web-day-of = Le lancer du { $date }
web-day-task = Un seul tour, et aujourd’hui tout le monde a ces dés. Vous jouez { $name } : que gardez-vous, et où posez-vous ?
# $mark (text): best, near, dear, missed
web-day-mark = { $mark ->
    [best] Aussi bon que le meilleur tour
    [near] Presque le meilleur tour
    [dear] Il y avait mieux
   *[missed] Pas joué
  }
# $loss (number): a difference of chances
web-day-loss = Vos choix coûtent { PERCENT($loss) } d’une victoire.
# $others (number): how many others have played; $worse (number): of them, those who gave up more
web-day-others = { $others ->
    [0] Vous ouvrez la journée sur ce serveur.
   *[other] Mieux que { $worse } sur { $others } sur ce serveur.
  }
# $done, $best (sentences): what was done, and what would have been best
web-day-dearest = Le plus cher : « { $done } » Mieux : « { $best } »
web-day-row = Vos sept derniers jours
web-day-streak = { $count ->
    [one] Un jour de suite
   *[other] { $count } jours de suite
  }
web-day-false = Ces dés ne découlent pas de la date : ce serveur les a changés.
web-day-wait = Un instant.
web-day-share = Partager
web-day-games = Vers les jeux

# At a real board: the phone follows what people do with real dice and pieces.

# $name: who throws; $count (number): dice
web-referee-throw = { $count ->
    [one] { $name } lance un dé. Que montre-t-il ?
   *[other] { $name } lance { $count } dés. Que montrent-ils ?
  }
# $name: who has thrown; $count (number): dice still to be entered
web-referee-faces = { $count ->
    [one] { $name } : que montre le dé ?
   *[other] { $name } : que montrent les dés ? Encore { $count }
  }
web-referee-dice = Les dés tels que lancés
web-referee-which = Quels lancers sont saisis
web-referee-last-throw = Seul le dernier lancer
web-referee-every-throw = Chaque lancer
# $count (number): possible actions
web-referee-say-choices = { $name } : qu’est-ce qui a été fait ? { $count ->
    [one] Une chose est possible.
   *[other] { $count } choses sont possibles.
  }
web-referee-did = { $name } : qu’est-ce qui a été fait ?
web-referee-lines = Ce qui a été fait
web-referee-more = Montrer tout ce qui est possible
web-referee-kept = Marquez les dés gardés.
web-referee-stuck = Rien ne va avec ces dés : ce ne sont pas les derniers, ou les trois lancers comptent. Marquez ce qui a été gardé, ou saisissez chaque lancer.
web-referee-enter-every = Reprendre, et saisir chaque lancer
web-referee-stopped = Plus de lancer
# $count (number): dice
web-referee-thrown-again = { $count ->
    [0] Tous ont été gardés
    [one] L’autre a été relancé
   *[other] Les { $count } autres ont été relancés
  }
web-referee-undo = Reprendre
web-referee-rewind = Reprendre la partie d’ici
# $count (number): entries that were taken back
web-referee-undone = { $count ->
    [one] Une saisie reprise
   *[other] { $count } saisies reprises
  }
web-referee-undone-label = Ce qui a été repris
web-referee-redo = La suivante
web-referee-redo-all = Toutes
# $clause (text): “L4.2”
web-referee-clause = Lire la règle { $clause }
web-referee-allowed = Ce que les règles permettent
web-referee-what = Qu’est-ce qui a été fait ?
web-referee-touch = Touchez-le sur le plateau, ou tapez-le.
web-referee-typed = Dans la notation de l’enregistrement
web-referee-ask = Demander aux règles
# $piece: “Green 2”; $count (number): cells
web-referee-moved = { $piece } avance de { $count }
# $piece: “Green 2”
web-referee-left = { $piece } quitte l’atelier ({ $count })
web-referee-setup-brush = Choisissez une couleur et touchez ses cases ; touchez encore pour ôter un pion. Comptez ensuite ce qui est à côté du plateau.
web-referee-setup-move = Touchez une colonne, puis la place où elle se trouve.
web-referee-setup-tools = Pièces
# $piece: “green 2”
web-referee-to-workshop = À l’atelier
# $piece: “green 2”
web-referee-to-summit = Au sommet
# $what: “Prisoners, Ana”
web-referee-less = { $what } : un de moins
web-referee-one-more = { $what } : un de plus
web-referee-setup-turn = À qui est le tour ?
web-referee-setup-first = Qui a commencé ?
web-referee-setup-use = Prendre cette position
web-referee-setup-id = Par l’identifiant d’une position

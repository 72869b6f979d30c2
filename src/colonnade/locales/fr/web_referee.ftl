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
web-referee-dice = Les dés tels qu’ils sont tombés
web-referee-which = Quels lancers sont saisis
web-referee-last-throw = Le dernier lancer seulement
web-referee-every-throw = Chaque lancer
# $count (number): possible actions
web-referee-say-choices = Qu’a fait { $name } ? { $count ->
    [one] Une seule chose est possible.
   *[other] { $count } choses sont possibles.
  }
web-referee-did = Qu’a fait { $name } ?
web-referee-lines = Ce qui a été fait
web-referee-more = Montrer tout ce qui est possible
web-referee-kept = Marquez les dés gardés.
web-referee-stuck = Aucun pion ne peut être posé avec ces dés. Si certains ont été relancés, marquez ceux qui ont été gardés. Si c’était le troisième lancer, des pions sont perdus : saisissez alors chaque lancer.
web-referee-enter-every = Annuler, et saisir chaque lancer
web-referee-stopped = Fini de lancer
# $count (number): dice
web-referee-thrown-again = { $count ->
    [0] Tous ont été gardés
    [one] L’autre a été relancé
   *[other] Les { $count } autres ont été relancés
  }
web-referee-undo = Annuler
web-referee-rewind = Revenir à ce moment
# $count (number): entries that were taken back
web-referee-undone = { $count ->
    [one] Une saisie annulée
   *[other] { $count } saisies annulées
  }
web-referee-undone-label = Ce qui a été annulé
web-referee-redo = Rétablir la suivante
web-referee-redo-all = Tout rétablir
# $count (number): entries that are left
web-referee-redoing = Nouvelle saisie : encore { $count }
# $clause (text): “L4.2”
web-referee-clause = Lire la règle { $clause }
web-referee-allowed = Ce que les règles permettent
web-referee-what = Qu’est-ce qui a été fait ?
web-referee-touch = Montrez-le sur le plateau, ou écrivez-le.
web-referee-typed = Dans la notation d’une partie enregistrée
web-referee-ask = Consulter les règles
# $piece: “Green 2”; $count (number): cells
web-referee-moved = { $piece } a avancé { $count ->
    [one] d’une case
   *[other] de { $count } cases
  }
# $piece: “Green 2”
web-referee-left = { $piece } a quitté l’atelier ({ $count })
web-referee-setup-brush = Choisissez une couleur et touchez ses cases ; touchez de nouveau pour enlever un pion. Comptez ensuite ce qui est à côté du plateau.
web-referee-setup-move = Touchez une colonne, puis l’endroit où elle se trouve.
web-referee-setup-tools = Pièces
# $piece: “green 2”
web-referee-to-workshop = À l’atelier
# $piece: “green 2”
web-referee-to-summit = Au sommet
# $what: “Prisoners, Ana”
web-referee-less = { $what } : un de moins
web-referee-one-more = { $what } : un de plus
web-referee-setup-turn = À qui de jouer ?
web-referee-setup-first = Qui a commencé ?
web-referee-setup-use = Utiliser cette position
web-referee-setup-id = Par l’identifiant d’une position

# Ce que disent le conseiller et la loupe. Chances et parts de victoire ($chance, $against) sont des nombres entre 0 et 1.

error-coach-no-decision = Il n’y a rien à décider maintenant.
error-coach-none = Il n’y a pas de conseils dans ce jeu.
coach-only-action = Il n’y a qu’une chose à faire.

## Columbiz: the two actions that are compared

# $kind: of the action; $what: its dice or its cell
coach-columbiz-best = { $kind ->
    [keep] Gardez { $what }
    [nothing] Ne gardez rien
    [stop] Gardez les huit dés
    [place] Posez un pion sur { CELL($what) }
   *[done] Finissez le tour
  } : cela gagne dans { CASES($chance, digits: 1) }.
coach-columbiz-against = { $kind ->
    [keep] Garder { $what }
    [nothing] Ne rien garder
    [stop] Garder les huit dés
    [place] Un pion sur { CELL($what) }
   *[done] Finir le tour
  } gagne dans { CASES($chance, digits: 1) }.
coach-columbiz-equal = { $kind ->
    [keep] Garder { $what }
    [nothing] Ne rien garder
    [stop] Garder les huit dés
    [place] Un pion sur { CELL($what) }
   *[done] Finir le tour
  } vaut tout autant.

## Columbiz: where to look

coach-columbiz-nudge-stop = Les dés ne sont-ils pas assez bons comme ça ?
coach-columbiz-nudge-anew = Aucun de ces dés ne mène bien loin.
coach-columbiz-nudge-capture = Regardez ce que vous pourriez capturer maintenant.
coach-columbiz-nudge-line = Une ligne est à portée.
coach-columbiz-nudge-height = Comptez les dés : quelle case haute est proche ?
coach-columbiz-nudge-danger = Regardez ce qui pourrait être capturé avant votre prochain tour.
coach-columbiz-nudge-threat = Regardez la case qu’un adversaire aimerait remplir.
coach-columbiz-nudge-few = Rien n’oblige à poser tout ce que les dés permettent.
coach-columbiz-nudge-quiet = Il y a peu à gagner tout de suite : pensez à vos prochaines lignes.

## Columbiz: why

# $against (number): the same for the other choice
coach-columbiz-aim = Ce choix atteint { CELL($cell) } dans { CASES($chance) }, l’autre dans { PERCENT($against) }.
coach-columbiz-aim-now = Ce choix a les dés pour { CELL($cell) } ; l’autre { $against ->
    [0] ne peut pas les obtenir
   *[other] les obtient dans { CASES($against) }
  }.
coach-columbiz-aim-only = Ce choix atteint { CELL($cell) } dans { CASES($chance) }, l’autre jamais.
coach-columbiz-close = Ce choix n’atteint aucune case plus sûrement que l’autre ; en jouant la suite, il gagne plus souvent.
coach-columbiz-stop = Vous pouvez poser { $count ->
    [one] un pion
   *[other] { $count } pions
  } avec les dés tels qu’ils sont.
coach-columbiz-stop-points = Vous pouvez poser { $count ->
    [one] un pion
   *[other] { $count } pions
  } avec les dés tels qu’ils sont, et gagner { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
coach-columbiz-lines = D’ici à la fin du tour, ce choix marque { $points ->
    [one] { $points } point de ligne
   *[other] { $points } points de ligne
  }, l’autre { $against ->
    [0] aucun
   *[other] { $against }
  }.
coach-columbiz-captures = D’ici à la fin du tour, ce choix capture { $count ->
    [one] un pion
   *[other] { $count } pions
  }, l’autre { $against ->
    [0] aucun
   *[other] { $against }
  }.
# $column (number): from 1 to 6
coach-columbiz-exposes = L’autre laisse { $count ->
    [one] un pion
   *[other] { $count } pions
  } de la colonne { $column } à la merci d’une capture dans { CASES($chance) }, si les adversaires s’y emploient.
coach-columbiz-threat = L’autre laisse { CELL($cell) } à un adversaire, et lui offre { $points ->
    [one] { $points } point de ligne
   *[other] { $points } points de ligne
  }.
coach-columbiz-promise = Ce choix prépare { CELL($cell) } pour votre prochain tour : { $points ->
    [one] un point
   *[other] { $points } points
  } avec { PERCENT($chance) } de chances, si rien ne bouge.
coach-columbiz-fewer = Ce choix { $count ->
    [0] ne pose plus aucun pion
    [one] pose un pion
   *[other] pose { $count } pions
  } et garde les autres en réserve ; l’autre en pose { $against }.
coach-columbiz-more = Ce choix pose { $count ->
    [one] un pion
   *[other] { $count } pions
  }, l’autre { $against ->
    [0] aucun
   *[other] { $against }
  }.
coach-columbiz-shape = À ce tour, ce choix ne rapporte pas plus que l’autre ; en jouant la suite, il gagne plus souvent.

## Columbiz: the lens

lens-columbiz-fill = En visant cette case, vous remplissez { CELL($cell) } dans { CASES($chance) }.
lens-columbiz-fill-now = Les dés sont là pour remplir { CELL($cell) }.
lens-columbiz-fill-never = Impossible de remplir { CELL($cell) } à ce tour.
lens-columbiz-captures = Cela capture { $count ->
    [one] un pion
   *[other] { $count } pions
  }.
lens-columbiz-lines = Cela fait { $points ->
    [one] { $points } point de ligne
   *[other] { $points } points de ligne
  }.
lens-columbiz-exposed = Un pion y est capturé avant votre prochain tour dans { CASES($chance) }, si les adversaires le visent.
lens-columbiz-exposed-safe = Un pion y est à l’abri jusqu’à votre prochain tour.
lens-columbiz-own = Capturé avant votre prochain tour dans { CASES($chance) }, si les adversaires le visent.
lens-columbiz-own-safe = À l’abri jusqu’à votre prochain tour.
lens-columbiz-masters = S’ils jouent comme des maîtres : { PERCENT($chance) }.
lens-columbiz-capture = En le visant, vous le capturez dans { CASES($chance) }.
lens-columbiz-capture-now = Les dés sont là pour le capturer.
lens-columbiz-capture-never = Il ne peut pas être capturé à ce tour.

## Les 4 colonnes: the two actions that are compared

# $kind: of the action; $what: its column; $cells (number): how far it goes; $victim: the column that it sends back
coach-quatre_colonnes-best = { $kind ->
    [exit] Sortez { PIECE($what) }
    [oust] Sortez { PIECE($what) } et renvoyez { PIECE($victim) }
    [move] Avancez { PIECE($what) } { $cells ->
        [one] d’une case
       *[other] de { $cells } cases
      }
    [bonus] Jouez le bonus de { $cells } avec { PIECE($what) }
   *[skip] Renoncez au bonus
  } : cela gagne dans { CASES($chance, digits: 1) }.
coach-quatre_colonnes-against = { $kind ->
    [exit] Sortir { PIECE($what) }
    [oust] Sortir { PIECE($what) } et renvoyer { PIECE($victim) }
    [move] Avancer { PIECE($what) } { $cells ->
        [one] d’une case
       *[other] de { $cells } cases
      }
    [bonus] Jouer le bonus de { $cells } avec { PIECE($what) }
   *[skip] Renoncer au bonus
  } gagne dans { CASES($chance, digits: 1) }.
coach-quatre_colonnes-equal = { $kind ->
    [exit] Sortir { PIECE($what) }
    [oust] Sortir { PIECE($what) } et renvoyer { PIECE($victim) }
    [move] Avancer { PIECE($what) } { $cells ->
        [one] d’une case
       *[other] de { $cells } cases
      }
    [bonus] Jouer le bonus de { $cells } avec { PIECE($what) }
   *[skip] Renoncer au bonus
  } vaut tout autant.

## Les 4 colonnes: where to look

coach-quatre_colonnes-nudge-send = Une colonne peut être renvoyée.
coach-quatre_colonnes-nudge-summit = Le sommet est à portée.
coach-quatre_colonnes-nudge-barrier = Cela vaut la peine de garder une barrière.
coach-quatre_colonnes-nudge-danger = Regardez lesquelles de vos colonnes les adversaires peuvent atteindre.
coach-quatre_colonnes-nudge-refuge = Un abri est à portée.
# $cells (number): 10 or 20
coach-quatre_colonnes-nudge-bonus = Où { $cells } cases rapportent-elles le plus, et où mènent-elles au danger ?
coach-quatre_colonnes-nudge-way = Quelle colonne gagne le plus à avancer maintenant ?

## Les 4 colonnes: why

# $cells (number): how far the rival’s column had come; $bonus (number): cells that are earned
coach-quatre_colonnes-sends = { $count ->
    [one] { CAPITAL(PIECE($token)) } retourne à son atelier : { $cells } cases perdues pour l’adversaire, un bonus de { $bonus } pour vous.
   *[other] { $count } colonnes retournent à l’atelier, dont { PIECE($token) } : { $cells } cases perdues pour les adversaires, des bonus de { $bonus } pour vous.
  }
# $token: a column of the reader’s team that the other action sends back; $cells (number): how far it had come
coach-quatre_colonnes-spares = Sinon, { PIECE($token) }, de votre propre équipe, retourne à son atelier : { $cells ->
    [one] une case perdue
   *[other] { $cells } cases perdues
  }.
coach-quatre_colonnes-summit = { CAPITAL(PIECE($token)) } atteint le sommet et gagne un bonus de { $bonus }.
coach-quatre_colonnes-enters = { CAPITAL(PIECE($token)) } sort de l’atelier.
coach-quatre_colonnes-declines = Sinon, { $cells } cases sont abandonnées. Ici, elles valent { PERCENT($share) } de la victoire.
# $chance, $against (numbers): after the other move, and after the best; $count (number): rival columns one to six cells behind
coach-quatre_colonnes-exposes = Sinon, { PIECE($token) } peut retourner à l’atelier avant votre prochain tour dans { CASES($chance) } si les adversaires s’y emploient, avec ce coup { $against ->
    [0] jamais
   *[other] dans { PERCENT($against) }
  } ; { $count ->
    [0] aucune colonne adverse n’est
    [one] une colonne adverse est
   *[other] { $count } colonnes adverses sont
  } à moins de sept cases derrière.
coach-quatre_colonnes-exposes-draw = Sinon, { PIECE($token) } peut retourner à l’atelier en un lancer de chaque adversaire dans { CASES($chance) } s’ils s’y emploient, avec ce coup { $against ->
    [0] jamais
   *[other] dans { PERCENT($against) }
  } ; { $count ->
    [0] aucune colonne adverse n’est
    [one] une colonne adverse est
   *[other] { $count } colonnes adverses sont
  } à moins de sept cases derrière.
# $cells, $against (numbers): how far it has gone after the other move, and after the best
coach-quatre_colonnes-more-to-lose = Sinon, { PIECE($token) } va plus loin et peut tout autant retourner à l’atelier : { $cells } cases à perdre, avec ce coup { $against }.
coach-quatre_colonnes-opens = Sinon, { $side ->
    [team] la barrière de votre camp
   *[own] votre barrière
  } de la case { $cell } s’ouvre.
coach-quatre_colonnes-leaves = Sinon, { PIECE($token) } quitte son abri.
coach-quatre_colonnes-shelters = { CAPITAL(PIECE($token)) } se met à l’abri.
coach-quatre_colonnes-closes = Une barrière se forme sur la case { $cell }.
coach-quatre_colonnes-hunts = De là, vous pouvez renvoyer { PIECE($token) } à votre prochain lancer dans { CASES($chance) }, si rien ne bouge : { $cells } cases de chemin à refaire.
coach-quatre_colonnes-farther = { $side ->
    [team] Les colonnes de votre camp avancent
   *[own] Vos colonnes avancent
  } de { $cells } cases, sinon de { $against }.
# $count, $against (numbers): after the best move, and after the other
coach-quatre_colonnes-ring = { $side ->
    [team] Les colonnes de votre camp avancent
   *[own] Vos colonnes avancent
  } { $cells ->
    [one] d’une case
   *[other] de { $cells } cases
  } sur l’anneau, sinon { $against ->
    [0] elles n’y avancent pas
   *[other] de { $against }
  } : sur la flèche, une colonne est à l’abri et peut attendre.
coach-quatre_colonnes-blocks = { $side ->
    [team] Les barrières de votre camp retiennent
   *[own] Vos barrières retiennent
  } { $count ->
    [one] une colonne adverse
   *[other] { $count } colonnes adverses
  } juste derrière elles ; sinon, elles { $against ->
    [0] n’en retiennent aucune
   *[other] en retiennent { $against }
  }.
coach-quatre_colonnes-pursued = Sinon, { $against ->
    [one] une colonne adverse est
   *[other] { $against } colonnes adverses sont
  } à { $cells } cases au plus derrière { $side ->
    [team] les colonnes de votre camp
   *[own] vos colonnes
  } à découvert ; avec ce coup, { $count ->
    [0] il n’y en a aucune
   *[other] il n’y en a que { $count }
  }.
coach-quatre_colonnes-third-six = Le risque d’un troisième six coûte en moyenne { $cells } cases, sinon { $against }.
coach-quatre_colonnes-safe = Ensuite, { $count ->
    [one] une
   *[other] { $count }
  } { $side ->
    [team] des colonnes de votre camp
   *[own] de vos colonnes
  } ne { $count ->
    [one] peut
   *[other] peuvent
  } plus être { $count ->
    [one] renvoyée
   *[other] renvoyées
  } là où { $count ->
    [one] elle se trouve
   *[other] elles se trouvent
  } ; sinon, { $against ->
    [0] il n’y en a aucune
   *[other] il y en a { $against }
  }.
coach-quatre_colonnes-doorstep = Sinon, { PIECE($token) } reste là où un adversaire sort de l’atelier.
coach-quatre_colonnes-barred = Sinon, { $against ->
    [one] une
   *[other] { $against }
  } { $side ->
    [team] des colonnes de votre camp
   *[own] de vos colonnes
  } { $against ->
    [one] reste
   *[other] restent
  } juste derrière une barrière adverse ; avec ce coup, { $count ->
    [0] il n’y en a aucune
   *[other] il n’y en a que { $count }
  }.
coach-quatre_colonnes-chases = Ensuite, { $count ->
    [one] une colonne adverse à découvert est
   *[other] { $count } colonnes adverses à découvert sont
  } à { $cells } cases au plus devant { $side ->
    [team] celles de votre camp
   *[own] les vôtres
  } ; sinon, { $against ->
    [0] il n’y en a aucune
   *[other] il y en a { $against }
  }.
coach-quatre_colonnes-lands = Ensuite, { $count ->
    [one] une des six faces d’un dé mène
   *[other] { $count } des six faces d’un dé mènent
  } à l’abri { $side ->
    [team] une colonne de votre camp
   *[own] une de vos colonnes
  } à découvert ; sinon, { $against ->
    [0] aucune ne le fait
   *[other] { $against } le font
  }, si rien ne bouge.
coach-quatre_colonnes-summit-next = À votre prochain lancer, une de vos colonnes atteint le sommet dans { CASES($chance) }, sinon dans { PERCENT($against) }, si rien ne bouge.
coach-quatre_colonnes-nearer = { CAPITAL(PIECE($token)) }, devant { PIECE($instead) }, continue : encore { $cells ->
    [one] une case
   *[other] { $cells } cases
  } jusqu’au sommet.
coach-quatre_colonnes-last = { CAPITAL(PIECE($token)) }, derrière { PIECE($instead) }, se rapproche : encore { $cells ->
    [one] une case
   *[other] { $cells } cases
  } jusqu’au sommet.
coach-quatre_colonnes-way = D’ici au prochain lancer, ce choix ne rapporte pas plus que l’autre ; en jouant la suite, il gagne plus souvent.

## Les 4 colonnes: the lens

lens-quatre_colonnes-exit = Sort avec ce lancer dans { CASES($chance) }.
lens-quatre_colonnes-exit-now = Peut sortir maintenant.
lens-quatre_colonnes-exit-never = Ne peut pas sortir avec ce lancer.
lens-quatre_colonnes-exit-next = Sort au prochain lancer dans { CASES($chance) }, si rien ne bouge.
lens-quatre_colonnes-exit-next-now = Sort à coup sûr au prochain lancer, si rien ne bouge.
lens-quatre_colonnes-exit-next-never = Ne peut pas sortir au prochain lancer, si rien ne bouge.
lens-quatre_colonnes-refuge = En le visant, cette colonne est sur une case sûre ou sur sa flèche après ce lancer dans { CASES($chance) }.
lens-quatre_colonnes-refuge-now = Peut gagner une case sûre ou sa flèche maintenant.
lens-quatre_colonnes-refuge-never = Ne peut pas gagner une case sûre ou sa flèche avec ce lancer.
lens-quatre_colonnes-refuge-next = En le visant, cette colonne est sur une case sûre ou sur sa flèche après le prochain lancer dans { CASES($chance) }, si rien ne bouge.
lens-quatre_colonnes-refuge-next-now = Gagne à coup sûr une case sûre ou sa flèche au prochain lancer, si rien ne bouge.
lens-quatre_colonnes-refuge-next-never = Ne peut pas gagner une case sûre ou sa flèche au prochain lancer, si rien ne bouge.
lens-quatre_colonnes-summit = Peut atteindre le sommet avec ce lancer dans { CASES($chance) }.
lens-quatre_colonnes-summit-now = Peut atteindre le sommet maintenant.
lens-quatre_colonnes-summit-next = Peut atteindre le sommet au prochain lancer dans { CASES($chance) }, si rien ne bouge.
lens-quatre_colonnes-summit-next-now = Atteint à coup sûr le sommet au prochain lancer, si rien ne bouge.
lens-quatre_colonnes-danger = Cette colonne est renvoyée avant votre prochain tour dans { CASES($chance) } si elle reste et que les adversaires la visent.
lens-quatre_colonnes-danger-draw = Cette colonne est renvoyée en un lancer de chaque adversaire dans { CASES($chance) } si elle reste et qu’ils la visent ; des six peuvent leur donner d’autres lancers.
lens-quatre_colonnes-danger-later = Pas en un lancer de chaque adversaire ; après un six, un autre lancer peut renvoyer cette colonne avant votre prochain tour.
lens-quatre_colonnes-danger-none = En l’état, personne ne peut renvoyer cette colonne avant votre prochain tour.
lens-quatre_colonnes-danger-spared = En l’état, aucun adversaire ne peut renvoyer cette colonne avant votre prochain tour, et votre partenaire n’y est jamais obligé.
lens-quatre_colonnes-there = Là, une colonne est renvoyée avant votre prochain tour dans { CASES($chance) } si les adversaires la visent.
lens-quatre_colonnes-there-draw = Là, une colonne est renvoyée en un lancer de chaque adversaire dans { CASES($chance) } s’ils la visent ; des six peuvent leur donner d’autres lancers.
lens-quatre_colonnes-there-later = Là, pas en un lancer de chaque adversaire ; après un six, un autre lancer peut vous renvoyer avant votre prochain tour.
lens-quatre_colonnes-there-none = En l’état, personne ne peut vous renvoyer de cette case avant votre prochain tour.
lens-quatre_colonnes-there-spared = En l’état, aucun adversaire ne peut vous renvoyer de cette case avant votre prochain tour, et votre partenaire n’y est jamais obligé.
lens-quatre_colonnes-masters = S’ils jouent comme des maîtres : { PERCENT($chance) }.
lens-quatre_colonnes-masters-draw = S’ils jouent comme des maîtres, en un lancer chacun : { PERCENT($chance) }.
lens-quatre_colonnes-send = Vous pouvez renvoyer cette colonne avec ce lancer dans { CASES($chance) }.
lens-quatre_colonnes-send-now = Vous pouvez renvoyer cette colonne maintenant.
lens-quatre_colonnes-send-never = Vous ne pouvez pas renvoyer cette colonne avec ce lancer.
lens-quatre_colonnes-build = Le monument se bâtit avec un double trois : { PERCENT($chance) } à chaque essai.

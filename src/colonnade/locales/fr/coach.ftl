# Ce que disent le conseiller et la loupe. Chances et parts de victoire ($percent, $against) en centièmes.

error-coach-no-decision = Il n’y a rien à décider maintenant.
coach-only-action = Il n’y a qu’une chose à faire.
# $kind: of an action; $what: its dice, cell or column; $number: its cells, or the column it sends back
coach-best = { $kind ->
    [keep] Gardez { $what }
    [nothing] Ne gardez rien
    [stop] Gardez les huit dés
    [place] Posez un pion sur { CELL($what) }
    [done] Finissez le tour
    [exit] Sortez { PIECE($what) }
    [oust] Sortez { PIECE($what) } et renvoyez { PIECE($number) }
    [move] Avancez { PIECE($what) } de { $number }
    [bonus] Jouez le bonus de { $number } avec { PIECE($what) }
   *[skip] Renoncez au bonus
  } : cela gagne dans { $percent } % des cas.
coach-against = { $kind ->
    [keep] Garder { $what }
    [nothing] Ne rien garder
    [stop] Garder les huit dés
    [place] Un pion sur { CELL($what) }
    [done] Finir le tour
    [exit] Sortir { PIECE($what) }
    [oust] Sortir { PIECE($what) } et renvoyer { PIECE($number) }
    [move] Avancer { PIECE($what) } de { $number }
    [bonus] Jouer le bonus de { $number } avec { PIECE($what) }
   *[skip] Renoncer au bonus
  } gagne dans { $percent } % des cas.
coach-equal = { $kind ->
    [keep] Garder { $what }
    [nothing] Ne rien garder
    [stop] Garder les huit dés
    [place] Un pion sur { CELL($what) }
    [done] Finir le tour
    [exit] Sortir { PIECE($what) }
    [oust] Sortir { PIECE($what) } et renvoyer { PIECE($number) }
    [move] Avancer { PIECE($what) } de { $number }
    [bonus] Jouer le bonus de { $number } avec { PIECE($what) }
   *[skip] Renoncer au bonus
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
coach-columbiz-aim = Ce choix atteint { CELL($cell) } dans { $percent } % des cas, l’autre dans { $against } %.
coach-columbiz-aim-now = Ce choix a les dés pour { CELL($cell) } ; l’autre les obtient dans { $against } % des cas.
coach-columbiz-aim-only = Ce choix atteint { CELL($cell) } dans { $percent } % des cas, l’autre jamais.
coach-columbiz-close = Les deux se valent presque.
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
coach-columbiz-lines = Ce choix marque { $points ->
    [one] { $points } point de ligne
   *[other] { $points } points de ligne
  } à ce tour, l’autre { $against }.
coach-columbiz-captures = Ce choix capture { $count ->
    [one] un pion
   *[other] { $count } pions
  } à ce tour, l’autre { $against }.
# $column (number): from 1 to 6
coach-columbiz-exposes = L’autre laisse { $count ->
    [one] un pion
   *[other] { $count } pions
  } de la colonne { $column } à la merci d’une capture, jusqu’à { $percent } % de chances.
coach-columbiz-threat = L’autre laisse { CELL($cell) } à un adversaire, et lui offre { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
coach-columbiz-promise = Ce choix prépare { CELL($cell) } pour votre prochain tour : { $points ->
    [one] un point
   *[other] { $points } points
  } avec { $percent } % de chances, si rien ne bouge.
coach-columbiz-fewer = Ce choix pose { $count ->
    [0] aucun pion de plus
    [one] un pion
   *[other] { $count } pions
  } et garde les autres en réserve ; l’autre en pose { $against }.
coach-columbiz-more = Ce choix pose { $count ->
    [one] un pion
   *[other] { $count } pions
  }, l’autre { $against }.
coach-columbiz-shape = Sur le moment, ce choix ne rapporte pas plus : la différence est dans ce que les pions peuvent devenir.

## Columbiz: the lens

lens-columbiz-fill = En visant cette case, vous remplissez { CELL($cell) } dans { $percent } % des cas.
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
lens-columbiz-exposed = Un pion y est capturé avant votre prochain tour dans { $percent } % des cas, si les adversaires le visent.
lens-columbiz-exposed-safe = Un pion y est à l’abri jusqu’à votre prochain tour.
lens-columbiz-own = Capturé avant votre prochain tour dans { $percent } % des cas, si les adversaires le visent.
lens-columbiz-own-safe = À l’abri jusqu’à votre prochain tour.
lens-columbiz-capture = En le visant, vous le capturez dans { $percent } % des cas.
lens-columbiz-capture-now = Les dés sont là pour le capturer.
lens-columbiz-capture-never = Il ne peut pas être capturé à ce tour.

## Les 4 colonnes: where to look

coach-quatre_colonnes-nudge-send = Une colonne peut être renvoyée.
coach-quatre_colonnes-nudge-summit = Le sommet est à portée.
coach-quatre_colonnes-nudge-barrier = Cela vaut la peine de garder une barrière.
coach-quatre_colonnes-nudge-danger = Regardez lesquelles de vos colonnes les adversaires peuvent atteindre.
coach-quatre_colonnes-nudge-refuge = Une case sûre est à portée.
# $cells (number): 10 or 20
coach-quatre_colonnes-nudge-bonus = Où { $cells } cases rapportent-elles le plus, et où mènent-elles au danger ?
coach-quatre_colonnes-nudge-way = Quelle colonne gagne le plus à avancer maintenant ?

## Les 4 colonnes: why

# $cells (number): how far the rival’s column had come; $bonus (number): cells that are earned
coach-quatre_colonnes-sends = { CAPITAL(PIECE($token)) } retourne à son atelier : { $cells } cases perdues pour l’adversaire, un bonus de { $bonus } pour vous.
coach-quatre_colonnes-summit = { CAPITAL(PIECE($token)) } atteint le sommet et gagne un bonus de { $bonus }.
coach-quatre_colonnes-enters = { CAPITAL(PIECE($token)) } sort de l’atelier.
# $count (number): rival columns one to six cells behind
coach-quatre_colonnes-exposes = Sinon, { $count ->
    [0] des adversaires peuvent
    [one] une colonne adverse toute proche peut
   *[other] { $count } colonnes adverses toutes proches peuvent
  } renvoyer { PIECE($token) } avant votre prochain tour : jusqu’à { $percent } %.
coach-quatre_colonnes-exposes-draw = Sinon, { $count ->
    [0] des adversaires peuvent
    [one] une colonne adverse toute proche peut
   *[other] { $count } colonnes adverses toutes proches peuvent
  } renvoyer { PIECE($token) } au prochain lancer : jusqu’à { $percent } %.
coach-quatre_colonnes-opens = Sinon, votre barrière de la case { $cell } s’ouvre.
coach-quatre_colonnes-leaves = Sinon, { PIECE($token) } quitte sa case sûre.
coach-quatre_colonnes-shelters = { CAPITAL(PIECE($token)) } se met à l’abri.
coach-quatre_colonnes-closes = Une barrière se forme sur la case { $cell }.
coach-quatre_colonnes-hunts = De là, vous pouvez renvoyer { PIECE($token) } à votre prochain lancer dans { $percent } % des cas, si rien ne bouge : { $cells } cases de chemin à refaire.
coach-quatre_colonnes-farther = Vos colonnes avancent de { $cells } cases, sinon de { $against }.
# $count, $against (numbers): after the best move, and after the other
coach-quatre_colonnes-ring = Vos colonnes avancent { $cells ->
    [one] d’une case
   *[other] de { $cells } cases
  } sur l’anneau, sinon { $against ->
    [0] d’aucune
   *[other] de { $against }
  } : sur la flèche, une colonne est à l’abri et peut attendre.
coach-quatre_colonnes-blocks = Vos barrières retiennent { $count ->
    [one] une colonne adverse
   *[other] { $count } colonnes adverses
  } juste derrière elles, sinon { $against ->
    [0] aucune
   *[other] { $against }
  }.
coach-quatre_colonnes-pursued = Sinon, { $against ->
    [one] une colonne adverse est
   *[other] { $against } colonnes adverses sont
  } à { $cells } cases au plus derrière vos colonnes à découvert ; ainsi, { $count ->
    [0] aucune
   *[other] { $count } seulement
  }.
coach-quatre_colonnes-third-six = Le risque d’un troisième six coûte en moyenne { $cells } cases, sinon { $against }.
coach-quatre_colonnes-safe = Ensuite, { $count ->
    [one] une de vos colonnes est
   *[other] { $count } de vos colonnes sont
  } à l’abri, sinon { $against ->
    [0] aucune
   *[other] { $against }
  }.
coach-quatre_colonnes-doorstep = Sinon, { PIECE($token) } reste là où un adversaire sort de l’atelier.
coach-quatre_colonnes-barred = Sinon, { $against ->
    [one] une de vos colonnes reste
   *[other] { $against } de vos colonnes restent
  } juste derrière une barrière adverse ; ainsi, { $count ->
    [0] aucune
   *[other] { $count } seulement
  }.
coach-quatre_colonnes-chases = Ensuite, { $count ->
    [one] une colonne adverse à découvert est
   *[other] { $count } colonnes adverses à découvert sont
  } à { $cells } cases au plus devant les vôtres, sinon { $against ->
    [0] aucune
   *[other] { $against }
  }.
coach-quatre_colonnes-lands = Ensuite, { $count ->
    [one] une des six faces d’un dé mène
   *[other] { $count } des six faces d’un dé mènent
  } une colonne à l’abri, sinon { $against ->
    [0] aucune
   *[other] { $against }
  }, si rien ne bouge.
coach-quatre_colonnes-summit-next = À votre prochain lancer, une colonne atteint le sommet dans { $percent } % des cas, sinon dans { $against } %, si rien ne bouge.
coach-quatre_colonnes-nearer = { CAPITAL(PIECE($token)) }, devant { PIECE($instead) }, continue : encore { $cells ->
    [one] une case
   *[other] { $cells } cases
  } jusqu’au sommet.
coach-quatre_colonnes-last = { CAPITAL(PIECE($token)) }, derrière { PIECE($instead) }, se rapproche : encore { $cells ->
    [one] une case
   *[other] { $cells } cases
  } jusqu’au sommet.
coach-quatre_colonnes-way = Sur le moment, ce choix ne rapporte pas plus : la différence est dans la suite du chemin.

## Les 4 colonnes: the lens

lens-quatre_colonnes-exit = Sort avec ce lancer dans { $percent } % des cas.
lens-quatre_colonnes-exit-now = Peut sortir maintenant.
lens-quatre_colonnes-exit-never = Ne peut pas sortir avec ce lancer.
lens-quatre_colonnes-exit-next = Sort au prochain lancer dans { $percent } % des cas, si rien ne bouge.
lens-quatre_colonnes-exit-next-now = Sort à coup sûr au prochain lancer, si rien ne bouge.
lens-quatre_colonnes-exit-next-never = Ne peut pas sortir au prochain lancer, si rien ne bouge.
lens-quatre_colonnes-refuge = Peut se mettre à l’abri avec ce lancer dans { $percent } % des cas.
lens-quatre_colonnes-refuge-now = Peut se mettre à l’abri maintenant.
lens-quatre_colonnes-refuge-never = Ne peut pas se mettre à l’abri avec ce lancer.
lens-quatre_colonnes-refuge-next = Peut se mettre à l’abri au prochain lancer dans { $percent } % des cas, si rien ne bouge.
lens-quatre_colonnes-refuge-next-now = Se met à l’abri à coup sûr au prochain lancer, si rien ne bouge.
lens-quatre_colonnes-refuge-next-never = Ne peut pas se mettre à l’abri au prochain lancer, si rien ne bouge.
lens-quatre_colonnes-summit = Peut atteindre le sommet avec ce lancer dans { $percent } % des cas.
lens-quatre_colonnes-summit-now = Peut atteindre le sommet maintenant.
lens-quatre_colonnes-summit-next = Peut atteindre le sommet au prochain lancer dans { $percent } % des cas, si rien ne bouge.
lens-quatre_colonnes-summit-next-now = Atteint à coup sûr le sommet au prochain lancer, si rien ne bouge.
lens-quatre_colonnes-danger = Renvoyée avant votre prochain tour dans { $percent } % des cas si elle reste et que les adversaires la visent.
lens-quatre_colonnes-danger-draw = Renvoyée aux prochains lancers des adversaires dans { $percent } % des cas si elle reste et qu’ils la visent.
lens-quatre_colonnes-danger-none = Personne ne peut la renvoyer de là.
lens-quatre_colonnes-there = Là, renvoyée avant votre prochain tour dans { $percent } % des cas si les adversaires la visent.
lens-quatre_colonnes-there-draw = Là, renvoyée aux prochains lancers des adversaires dans { $percent } % des cas s’ils la visent.
lens-quatre_colonnes-there-none = Personne ne peut vous renvoyer de cette case.
lens-quatre_colonnes-send = Vous pouvez la renvoyer avec ce lancer dans { $percent } % des cas.
lens-quatre_colonnes-send-now = Vous pouvez la renvoyer maintenant.
lens-quatre_colonnes-send-never = Vous ne pouvez pas la renvoyer avec ce lancer.
lens-quatre_colonnes-build = Le monument se bâtit avec un double trois : { $percent } % à chaque essai.

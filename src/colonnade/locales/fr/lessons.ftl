# Les premières parties guidées, les cartes « Comment gagner » et les règles en une minute : au navigateur et au terminal.

## Autour des leçons

lesson-title = Apprendre en jouant
lesson-about = Une première partie guidée, en trois minutes.
lesson-step = Étape { $step } sur { $count }
lesson-begin = Commencer
lesson-back = Une étape en arrière
lesson-again = Depuis le début
lesson-play = Jouer maintenant
lesson-rules = Lire les règles
lesson-impossible = Ce n’est pas possible maintenant.
lesson-how-to-win = Comment gagner
lesson-understood = À la partie
lesson-minute = En une minute
lesson-contents = Sommaire

## Columbiz

lesson-columbiz-topic-begin = Qui commence
lesson-columbiz-topic-throw = Lancer
lesson-columbiz-topic-keep = Garder
lesson-columbiz-topic-place = Poser
lesson-columbiz-topic-capture = Capturer
lesson-columbiz-topic-line = Les lignes
lesson-columbiz-topic-prison = La prison
lesson-columbiz-topic-end = La fin

lesson-columbiz-begin = Vous jouez violet. Chacun lance un dé, le plus fort commence. Lancez.
lesson-columbiz-throw = 5 contre 3 : vous commencez. Un tour s’ouvre avec les huit dés. Lancez-les.
lesson-columbiz-keep = Dans la colonne 5, la case 3 coûte trois cinq, et vous en avez trois. Gardez les cinq et relancez les autres.
lesson-columbiz-keep-other = C’est permis, mais trois dés pareils sont un beau début.
lesson-columbiz-keep-again = Un quatrième cinq, et deux trois. Il reste un lancer : gardez les cinq et les trois.
lesson-columbiz-keep-again-other = C’est permis, mais les cinq et les trois paieront deux cases.
lesson-columbiz-place = Après le troisième lancer, les dés restent comme ils sont, et ils paient. Quatre cinq achètent la case 4 de la colonne 5 : posez-y un pion.
lesson-columbiz-place-other = C’est permis, mais plus haut, on vous prend moins facilement.
lesson-columbiz-place-again = Vous pouvez poser jusqu’à quatre pions par tour. Deux trois achètent la case 2 de la colonne 3.
lesson-columbiz-place-again-other = C’est permis, mais bientôt la case 2 de la colonne 3 vous fera plaisir.
lesson-columbiz-done = Pas besoin d’utiliser tous les dés. Finissez votre tour, puis bleu joue.
lesson-columbiz-done-other = C’est permis, mais vous n’avez que 18 pions pour toute la partie.
lesson-columbiz-throw-again = Bleu a posé deux pions. Retenez celui de la colonne 6. À vous : lancez.
lesson-columbiz-keep-pairs = Trois six et deux quatre : gardez-les et relancez les autres.
lesson-columbiz-keep-pairs-other = C’est permis, mais il vous faut les six et les quatre.
lesson-columbiz-stop = Trois six, trois quatre et un deux : parfait. Le troisième lancer n’est pas obligatoire. Arrêtez-vous et posez des pions.
lesson-columbiz-stop-other = C’est permis, mais il ne manque rien.
lesson-columbiz-capture = Un pion capture tous les pions adverses placés plus bas dans sa colonne. Posez sur la case 3 de la colonne 6, au-dessus de bleu.
lesson-columbiz-capture-other = C’est permis, mais prenez d’abord le pion bleu.
lesson-columbiz-line = Le pion bleu est votre prisonnier. Trois de vos pions en ligne comptent tout de suite, en diagonale aussi. La case 3 de la colonne 4 relie vos deux autres pions : posez-y.
lesson-columbiz-line-other = C’est permis, mais cela ne fait pas de ligne.
lesson-columbiz-longer = Un point. Une ligne allongée compte de nouveau, pour toute sa longueur. Le deux achète la case 1 de la colonne 2 : une ligne de quatre.
lesson-columbiz-longer-other = C’est permis, mais cela ne fait pas une ligne de quatre.
lesson-columbiz-done-again = Deux points de plus. Finissez votre tour et regardez bleu.
lesson-columbiz-done-again-other = C’est permis, mais gardez vos pions pour plus tard.
lesson-columbiz-later = Bleu est passé plus haut dans la colonne 5 et a pris votre pion. Sautons à votre dernier tour : il vous reste deux pions. Lancez.
lesson-columbiz-later-stop = Quatre deux et deux cinq suffisent. Arrêtez-vous et posez des pions.
lesson-columbiz-later-stop-other = C’est permis, mais il ne manque rien.
lesson-columbiz-prison = Plus vous avez de prisonniers, plus chacun rapporte : 7 donnent 16 points, 9 en donnent 25. Deux pions bleus sont dans la colonne 2. Posez sur la case 4, au-dessus d’eux.
lesson-columbiz-prison-other = C’est permis, mais les deux pions bleus rapportent 9 points.
lesson-columbiz-last = Neuf prisonniers. Votre dernier pion peut faire une ligne de trois : posez-le sur la case 2 de la colonne 5.
lesson-columbiz-last-other = C’est permis, mais une ligne de trois vous attend sur la case 2 de la colonne 5.
lesson-columbiz-end = Votre réserve est vide : ce tour de table est le dernier. Finissez votre tour, bleu joue encore une fois.
lesson-columbiz-finished = 7 points pour les lignes, 25 pour les prisonniers. Vous connaissez le jeu.

lesson-columbiz-win-1 = Lancez huit dés, trois fois au plus, et gardez ceux qui vous plaisent.
lesson-columbiz-win-2 = Payez avec eux : trois cinq achètent la case 3 de la colonne 5.
lesson-columbiz-win-3 = Votre pion capture les pions adverses plus bas. Les prisonniers rapportent des points.
lesson-columbiz-win-4 = Trois pions en ligne ou plus rapportent tout de suite. Le plus de points gagne.

lesson-columbiz-minute-1 = À votre tour, vous lancez huit dés, trois fois au plus, en gardant chaque fois ceux qui vous plaisent.
lesson-columbiz-minute-2 = Les dés paient les cases : la case 3 de la colonne 5 coûte trois cinq. Vous posez un à quatre pions.
lesson-columbiz-minute-3 = Votre pion capture tous les pions adverses placés plus bas dans sa colonne. Ce sont vos prisonniers.
lesson-columbiz-minute-4 = Trois de vos pions ou plus, en ligne sans trou, comptent tout de suite : à plat, en hauteur ou en diagonale.
lesson-columbiz-minute-5 = Si vous ne pouvez rien poser après le troisième lancer, vous perdez trois pions.
lesson-columbiz-minute-6 = Quand quelqu’un n’a plus de pions, on finit le tour de table. On additionne lignes et prisonniers, et le plus grand total gagne.

## Les 4 colonnes

lesson-quatre_colonnes-topic-five = Un cinq
lesson-quatre_colonnes-topic-six = Un six
lesson-quatre_colonnes-topic-refuge = Le refuge
lesson-quatre_colonnes-topic-barrier = La barrière
lesson-quatre_colonnes-topic-capture = La prise
lesson-quatre_colonnes-topic-summit = Le sommet
lesson-quatre_colonnes-topic-monument = Le monument

lesson-quatre_colonnes-begin = Vous jouez jaune. Vos quatre colonnes attendent à l’atelier, et seul un cinq en fait sortir une. Lancez.
lesson-quatre_colonnes-throw-again = Un trois ne fait sortir personne, et vert n’a pas eu de chance non plus. Relancez.
lesson-quatre_colonnes-exit = Un cinq. Faites sortir une colonne : elle va sur votre case de départ, la 5.
lesson-quatre_colonnes-throw-six = Vert est sorti aussi. Les colonnes courent vers les grands nombres. Lancez.
lesson-quatre_colonnes-six = Un six. Avancez votre colonne de six cases ; après un six, on relance.
lesson-quatre_colonnes-draw-again = Votre colonne est sur la case 11. Relancez.
lesson-quatre_colonnes-refuge = Encore une case et vous voilà sur un refuge, marqué d’un rond. Là, personne ne peut vous renvoyer. Avancez.
lesson-quatre_colonnes-later = Quelques tours plus tard : vert arrive juste derrière votre refuge, et votre deuxième colonne est derrière vert. Lancez.
lesson-quatre_colonnes-barrier = Un trois. Deux de vos colonnes sur un refuge font une barrière que nul autre ne passe. Menez la colonne de la case 9 à la case 12.
lesson-quatre_colonnes-barrier-other = C’est permis, mais vert pourrait alors passer.
lesson-quatre_colonnes-throw-barrier = Vert a lancé un quatre et n’a pas pu passer : son lancer est perdu. À vous : lancez.
lesson-quatre_colonnes-open = Un six. Il ouvre votre propre barrière : une de ses colonnes doit avancer.
lesson-quatre_colonnes-draw-safe = Après un six, on relance.
lesson-quatre_colonnes-stay = Un trois. Vert est derrière votre colonne de la case 12, qui y est à l’abri. Avancez l’autre, sur la case 18.
lesson-quatre_colonnes-stay-other = C’est permis, mais sur une case blanche vert pourrait la renvoyer.
lesson-quatre_colonnes-throw-capture = Vert est passé et se trouve sur la case 14, une case blanche. Lancez.
lesson-quatre_colonnes-capture = Un deux, juste ce qu’il faut. Posez-vous sur la colonne verte : elle retourne à son atelier.
lesson-quatre_colonnes-capture-other = C’est permis, mais vert vous échapperait.
lesson-quatre_colonnes-bonus = Renvoyer une colonne donne 20 cases à l’une des vôtres. De la case 14, elles mènent à un refuge, la case 34 : allez-y.
lesson-quatre_colonnes-bonus-other = C’est permis, mais un refuge est plus sûr.
lesson-quatre_colonnes-near = Voici une fin de partie : deux de vos colonnes sont au sommet, une autre est deux cases plus bas. Lancez.
lesson-quatre_colonnes-exact = Un trois, c’est trop pour elle : le sommet veut le compte juste. Avancez la colonne de la case 63.
lesson-quatre_colonnes-throw-summit = Il manque encore deux cases. Lancez.
lesson-quatre_colonnes-summit = Un deux. Menez la colonne de votre flèche au sommet.
lesson-quatre_colonnes-summit-other = C’est permis, mais ce deux est justement ce qu’il faut à la colonne de votre flèche.
lesson-quatre_colonnes-bonus-summit = Atteindre le sommet donne 10 cases. Votre dernière colonne en est juste à cette distance : avancez-la.
lesson-quatre_colonnes-bonus-summit-other = On peut renoncer à un bonus, mais celui-ci mène votre dernière colonne au sommet.
lesson-quatre_colonnes-build = Toutes les quatre sont au sommet. Vous lancez maintenant deux dés : un double trois bâtit le monument et gagne. Lancez.
lesson-quatre_colonnes-monument = 2 et 5 : pas encore. Vous avez un essai à chaque tour. Relancez.
lesson-quatre_colonnes-finished = Un double trois : le monument est debout. Vous connaissez le jeu.

lesson-quatre_colonnes-win-1 = Un cinq fait sortir une colonne de l’atelier.
lesson-quatre_colonnes-win-2 = Faites une fois le tour du plateau, puis montez votre flèche jusqu’au sommet.
lesson-quatre_colonnes-win-3 = Sur une case blanche, posez-vous sur une autre colonne : elle est renvoyée, et vous avancez de 20 cases.
lesson-quatre_colonnes-win-4 = Toutes les quatre au sommet : un double trois bâtit le monument et gagne.

lesson-quatre_colonnes-minute-1 = Vos quatre colonnes attendent à l’atelier. Un cinq en fait sortir une, avant toute autre chose.
lesson-quatre_colonnes-minute-2 = Lancez et avancez une colonne d’autant de cases, une fois autour de l’anneau puis le long de votre flèche. Après un six, on relance.
lesson-quatre_colonnes-minute-3 = Si vous vous posez sur une case blanche où se trouve une colonne seule d’un autre, elle retourne à son atelier, et une des vôtres peut avancer de 20 cases.
lesson-quatre_colonnes-minute-4 = Sur un refuge, personne ne peut vous renvoyer. Deux de vos colonnes sur un refuge ou une case de départ font une barrière que les autres ne passent pas, jusqu’à ce que vous lanciez un six.
lesson-quatre_colonnes-minute-5 = On atteint le sommet au compte juste, et une autre de vos colonnes peut alors avancer de 10 cases.
lesson-quatre_colonnes-minute-6 = Quand toutes les quatre sont au sommet, vous lancez deux dés à votre tour. Le premier double trois bâtit le monument et gagne.

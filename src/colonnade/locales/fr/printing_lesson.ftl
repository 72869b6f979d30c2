# Une leçon de cinquante minutes pour une classe.

## Every lesson

printing-lesson-goals = Ce que les élèves apprennent
printing-lesson-material = Ce qu’il faut en classe
printing-lesson-timetable = Cinquante minutes
printing-lesson-minutes = { $minutes } min
printing-lesson-worksheet = Fiche de l’élève
printing-lesson-answers = Réponses pour l’enseignant
printing-lesson-name = Nom et date
printing-lesson-chance = Probabilité
printing-lesson-exact = Le programme calcule exactement tous les nombres de cette page ; ils ne sont arrondis qu’ici.
printing-lesson-behind = Derrière les nombres
printing-lesson-levels = Plus facile, plus difficile

## Columbiz

printing-lesson-columbiz-intro = Huit dés, trois lancers au plus, et ce qu’il vaut la peine de garder : Columbiz est une leçon de probabilités que l’on tient dans la main. À partir de onze ans environ, par groupes de trois ou quatre.
printing-lesson-columbiz-goal-1 = Estimer une probabilité, la vérifier en lançant les dés, puis la calculer.
printing-lesson-columbiz-goal-2 = Trouver la probabilité d’« au moins une fois » en passant par « jamais ».
printing-lesson-columbiz-goal-3 = Voir qu’un choix change une probabilité : un plan souple vaut mieux qu’un plan fixe.
printing-lesson-columbiz-material-1 = { $dice } dés par groupe.
printing-lesson-columbiz-material-2 = Un plateau et des pions par groupe ; ce programme les imprime.
printing-lesson-columbiz-material-3 = La fiche, une par élève ; les réponses, réservées à l’enseignant.
printing-lesson-columbiz-step-1 = Posez les questions 1 et 2. Chacun écrit son estimation avant tout lancer ; notez-en quelques-unes au tableau.
printing-lesson-columbiz-step-2 = Les groupes lancent vingt fois huit dés et notent chaque fois le plus grand nombre de dés identiques. Additionnez les résultats de tous.
printing-lesson-columbiz-step-3 = Résolvez ensemble la question 3 : d’abord la probabilité que les trois lancers échouent. Puis la question 4.
printing-lesson-columbiz-step-4 = Jouez : trois tours de Columbiz par joueur. Qui garde des dés dit à voix haute dans quel but.
printing-lesson-columbiz-step-5 = Questions 5 et 6, seul ou à deux. Comparez estimations, relevés et nombres exacts.
printing-lesson-columbiz-step-6 = Pour finir : où, dans la vie, peut-on réessayer, et quand vaut-il la peine de changer de plan ?
printing-lesson-columbiz-behind = Un dé que l’on peut lancer { $throws } fois manque une face donnée avec une probabilité de 5/6 à chaque lancer ; à la fin, il la montre donc avec une probabilité de { $once }. Les huit dés sont indépendants : le nombre de cinq suit la loi binomiale à 8 épreuves de cette probabilité. Si toute face convient, il n’y a pas de formule aussi courte : le programme essaie toutes les façons de garder et prend la meilleure.
printing-lesson-columbiz-level-1 = Plus facile : deux dés au lieu de huit, un seul lancer. Écrire les 36 lancers et compter les doubles.
printing-lesson-columbiz-level-2 = Plus difficile : calculer la probabilité d’exactement deux cinq en un lancer de huit dés, et vérifier le tableau en additionnant.
printing-lesson-columbiz-question-1 = Vous lancez huit dés. Deux au moins montrent-ils forcément la même face ? Dites pourquoi.
printing-lesson-columbiz-question-2 = Sur huit dés, à quelle fréquence trois au moins montrent-ils la même face ? Estimez, puis lancez vingt fois et notez le plus grand nombre de dés identiques.
printing-lesson-columbiz-question-3 = On peut lancer un dé jusqu’à trois fois. Quelle est la probabilité qu’il montre alors un cinq ?
printing-lesson-columbiz-question-4 = Vous gardez chaque cinq et relancez les autres dés. Combien de cinq montrent huit dés après trois lancers, en moyenne ?
printing-lesson-columbiz-question-5 = Il vous faut quatre cinq. Avec trois lancers, avez-vous plus ou moins d’une chance sur deux ? Dites ce que vous attendez, et pourquoi.
printing-lesson-columbiz-question-6 = Maintenant, quatre dés identiques suffisent, quels qu’ils soient. Lesquels gardez-vous après le premier lancer ? La probabilité est-elle plus grande qu’avant ?
printing-lesson-columbiz-answer-1 = Oui. Il y a huit dés et six faces seulement : le septième dé, au plus tard, en répète une. Une paire est certaine.
printing-lesson-columbiz-answer-2 = Dans { $chance } des lancers ; sur vingt, environ { $times }. Les relevés de toute la classe s’en approchent plus que ceux d’un seul groupe.
printing-lesson-columbiz-answer-3 = Il échoue trois fois avec une probabilité de 5/6 × 5/6 × 5/6 = { $never }. Il réussit donc avec une probabilité de 1 − { $never } = { $once }, soit { $chance }.
printing-lesson-columbiz-answer-4 = Chaque dé ajoute sa probabilité : { $dice } × { $once } = { $mean }.
printing-lesson-columbiz-answer-5 = Un peu moins : { $chance }. En moyenne, il y a moins de quatre cinq après trois lancers : ce n’est pas une surprise.
printing-lesson-columbiz-answer-6 = On garde la face la plus fréquente. La probabilité passe de { $cell } à { $row } : on suit les dés, au lieu de leur demander des cinq.
printing-lesson-columbiz-tally = Le plus de dés identiques
printing-lesson-columbiz-tallied = Nombre de fois
printing-lesson-columbiz-alike = Huit dés, un lancer : au moins ce nombre de dés identiques
printing-lesson-columbiz-alike-row = Identiques
printing-lesson-columbiz-cell = Une case donnée : au moins ce nombre de dés de sa face à ce lancer, en les gardant tous
printing-lesson-columbiz-row = Une case quelconque d’une rangée : au moins ce nombre de dés identiques à ce lancer, en gardant au mieux
printing-lesson-columbiz-throw = Lancer { $throw }
printing-lesson-columbiz-dice = Dés

## Les 4 colonnes

printing-lesson-quatre_colonnes-intro = Une course de colonnes autour du plateau, des dés à compter et quatre peuples de l’Antiquité à rencontrer : Les 4 colonnes unit calcul et histoire en une leçon. À partir de neuf ans environ, en quatre groupes.
printing-lesson-quatre_colonnes-goal-1 = Dresser la liste de tous les lancers de deux dés et compter ceux qui importent.
printing-lesson-quatre_colonnes-goal-2 = Savoir qu’une chance sur six ne veut pas dire exactement un lancer sur six.
printing-lesson-quatre_colonnes-goal-3 = Raconter comment Grecs, Romains, Gaulois et Ibères bâtissaient dans la France antique, et comment nous le savons.
printing-lesson-quatre_colonnes-material-1 = Pour chaque plateau, deux dés ; pour chaque joueur, quatre colonnes. Ce programme imprime plateaux et colonnes.
printing-lesson-quatre_colonnes-material-2 = Les { $cards } cartes de la fin, découpées : dix par peuple.
printing-lesson-quatre_colonnes-material-3 = La fiche, une par élève ; les réponses, réservées à l’enseignant.
printing-lesson-quatre_colonnes-step-1 = Montrez le plateau. Quatre ateliers, quatre peuples : que savent les élèves de chacun ?
printing-lesson-quatre_colonnes-step-2 = Chaque groupe lit les cartes de son peuple et en choisit deux à raconter (question 6).
printing-lesson-quatre_colonnes-step-3 = Questions 1 à 3 : lancez jusqu’au premier cinq et notez le nombre de lancers ; puis remplissez le tableau des deux dés.
printing-lesson-quatre_colonnes-step-4 = Jouez, avec deux dés. Le groupe qui fait sortir une colonne, ou qui en renvoie une, raconte une de ses cartes.
printing-lesson-quatre_colonnes-step-5 = Questions 4 et 5, ensemble. Comparez avec les nombres notés par les groupes.
printing-lesson-quatre_colonnes-step-6 = Pour finir : quel édifice aimeriez-vous voir, et que demanderiez-vous à ses bâtisseurs ?
printing-lesson-quatre_colonnes-behind = Deux dés ont 6 × 6 = 36 lancers également probables. Qui les écrit tous n’a rien à deviner. Un événement de probabilité p se fait attendre en moyenne 1/p essais ; pourtant, le moment le plus probable est toujours l’essai qui vient.
printing-lesson-quatre_colonnes-level-1 = Plus facile : jouer avec un dé, et faire lire les cartes à voix haute par qui le veut.
printing-lesson-quatre_colonnes-level-2 = Plus difficile : situer les lieux des cartes sur une carte de France, et ranger les édifices sur une frise chronologique.
printing-lesson-quatre_colonnes-question-1 = Un cinq fait sortir une colonne de l’atelier. Quelle est la probabilité d’un cinq avec un dé ? Combien de lancers vous a-t-il fallu, et combien en faut-il en moyenne ?
printing-lesson-quatre_colonnes-question-2 = Avec deux dés, une somme de cinq compte aussi. Marquez d’une croix tous les lancers du tableau qui font sortir une colonne. Combien y en a-t-il ?
printing-lesson-quatre_colonnes-question-3 = Un six permet de relancer : un dé le montre, ou la somme le donne. Entourez ces lancers. Combien y en a-t-il ?
printing-lesson-quatre_colonnes-question-4 = De sa case de départ, une colonne a { $way } cases jusqu’au sommet. Que montre un dé en moyenne ? Cela fait environ combien de lancers d’un dé, et de deux ?
printing-lesson-quatre_colonnes-question-5 = Les quatre colonnes sont au sommet : un double trois bâtit le monument. Quelle en est la probabilité ? Est-ce probable en { $even } essais ?
printing-lesson-quatre_colonnes-question-6 = Choisissez deux cartes de votre peuple. Qu’a-t-on bâti, avec quoi, et comment le sait-on ?
printing-lesson-quatre_colonnes-answer-1 = { $chance }. Il faut en moyenne { $mean } lancers ; mais on peut attendre plus longtemps, et souvent il vient plus tôt.
printing-lesson-quatre_colonnes-answer-2 = { $count } sur 36, soit { $chance } : onze avec un cinq et quatre avec une somme de cinq.
printing-lesson-quatre_colonnes-answer-3 = { $count } sur 36, soit { $chance } : onze avec un six et cinq avec une somme de six, dont le double trois.
printing-lesson-quatre_colonnes-answer-4 = { $mean } en moyenne : environ { $one } lancers d’un dé, ou { $two } de deux. Les bonus raccourcissent le chemin, les captures l’allongent.
printing-lesson-quatre_colonnes-answer-5 = { $chance } ; il faut en moyenne { $mean } essais. En { $even }, c’est un peu plus probable que le contraire : { $within }.
printing-lesson-quatre_colonnes-answer-6 = Réponse libre. Pierre, bois, terre et paille ; remparts, temples, eau, maisons. Chaque carte nomme sa source : un auteur antique, ou un savant de notre temps.
printing-lesson-quatre_colonnes-two-dice = Tous les lancers de deux dés
printing-lesson-quatre_colonnes-draws = Les probabilités d’un lancer
printing-lesson-quatre_colonnes-one = Un dé
printing-lesson-quatre_colonnes-two = Deux dés, sommes comprises
printing-lesson-quatre_colonnes-five = Un cinq
printing-lesson-quatre_colonnes-six = Un six
printing-lesson-quatre_colonnes-build = Le monument en ce nombre d’essais au plus
printing-lesson-quatre_colonnes-attempts = Essais
printing-lesson-quatre_colonnes-cards = Cartes à découper

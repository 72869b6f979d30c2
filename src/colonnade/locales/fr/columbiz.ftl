# What Columbiz has to say. Each message names the clause of docs/rules/columbiz.md that it rests on.
# $colour, $victim (texts): purple, blue, grey or black. $cell (text): “5-3”. $dice (text): “3 3 5”, ascending. $face (number): 1 to 6.
# PLAYER, CELL and CAPITAL: see docs/translating.md.

## The game, its colours, and who begins

columbiz-name = Columbiz
columbiz-about = Huit dés, six colonnes : poser des pions, faire des prisonniers, former des lignes.
columbiz-kind-keep = Garder
columbiz-kind-place = Poser
columbiz-colour-purple = violet
columbiz-colour-blue = bleu
columbiz-colour-grey = gris
columbiz-colour-black = noir
# What CELL says of “5-3”, by the dice that pay for it. $column, $row (numbers)
columbiz-cell = { $row ->
    [1] { $column ->
        [1] un as
        [2] un deux
        [3] un trois
        [4] un quatre
        [5] un cinq
       *[6] un six
      }
   *[other] { $row ->
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
       *[6] six
      } { $column ->
        [1] as
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
       *[6] six
      }
  }

# C1.2. $given, $expected (texts): colours, separated by commas, as they are typed
columbiz-seats-colours = Les places ne peuvent pas être « { $given } ». Avec autant de joueurs, Columbiz se joue avec { $expected }, dans cet ordre.
# C1.3
columbiz-seats-first = À Columbiz, personne ne choisit qui commence : les dés en décident.

## Options. A name, a sentence, and a name for every value that is not a number

columbiz-sheet-says = Les feuilles disent
columbiz-option-edition = Édition
columbiz-option-edition-help = La règle imprimée dont les usages s’appliquent ; ce que vous choisissez vous-même passe avant.
columbiz-option-edition-fr = française
columbiz-option-edition-nl = néerlandaise
columbiz-option-edition-es = espagnole
columbiz-option-edition-sv = suédoise
columbiz-option-max_discs = Pions par tour
columbiz-option-max_discs-help = Combien de pions on peut poser dans un même tour.
columbiz-option-kept_dice = Dés gardés
columbiz-option-kept_dice-help = Si un dé gardé peut être relancé plus tard dans le tour.
columbiz-option-kept_dice-free = peuvent être relancés
columbiz-option-kept_dice-locked = restent gardés
columbiz-option-beyond_twelve = Plus de douze prisonniers
columbiz-option-beyond_twelve-help = Si le treizième prisonnier et les suivants rapportent encore des points.
columbiz-option-beyond_twelve-extend = rapportent encore
columbiz-option-beyond_twelve-cap = ne rapportent rien

## Texts that cannot be read. $text is quoted as the person typed it, $given is the part at fault

columbiz-malformed-action = « { $text } » n’est pas un coup. Essayez keep, stop, place, done ou forfeit.
columbiz-malformed-face = « { $text } » : aucun dé ne montre « { $given } ». Les faces vont de 1 à 6, séparées par une espace.
columbiz-malformed-order = « { $text } » : nommez les dés du plus petit au plus grand.
columbiz-malformed-cell = « { $text } » : il n’y a pas de case « { $given } ». Une case, c’est une colonne et un nombre, tous deux de 1 à 6, par exemple 5-3.
columbiz-malformed-position = « { $text } » n’est pas une position de Columbiz.
columbiz-malformed-diagram = « { $text } » n’est pas le dessin d’un plateau.
columbiz-setup-first = Dites qui a commencé : ici on n’a pas encore lancé pour le savoir.
# $found, $all (numbers): discs
columbiz-setup-discs = { PLAYER($colour) } a { $all } pions, et en voici { $found } : sur le plateau, en réserve et mis de côté.
# $lost, $prisoners (numbers): discs that are missing, and prisoners counted
columbiz-setup-prisoners = { $lost } pions ne sont ni sur le plateau, ni en réserve, ni mis de côté, mais on compte { $prisoners } prisonniers. Les deux nombres doivent être égaux.
columbiz-setup-own = { PLAYER($colour) } a plus de prisonniers que les autres n’ont perdu de pions : personne ne prend les siens.
columbiz-setup-captures = { PLAYER($colour) } a plus de prisonniers que si peu de pions n’ont pu en faire : cinq chacun au plus.
columbiz-setup-lines = { PLAYER($colour) } a plus de points de lignes que si peu de pions n’ont pu en faire.
columbiz-setup-aside = Les pions sont mis de côté par trois : le nombre ne peut pas être juste ({ PLAYER($colour) }).
columbiz-setup-empty = { PLAYER($colour) } a une réserve vide et encore un tour à jouer. C’est impossible : le dernier tour de table finit la partie.
# $colour: who began
columbiz-setup-turns = Depuis le premier tour ({ PLAYER($colour) }), chacun a joué autant de fois. Avec ces pions c’est impossible : recomptez, ou voyez à qui de jouer.
columbiz-setup-impossible = Cette position ne peut pas se produire dans une partie de Columbiz.

## Why not. Refusals; those marked “also a duty” are said before anyone tries, too

# C4.1
columbiz-over = La partie est finie.
# C1.3
columbiz-start-first = Les dés décident d’abord qui commence.
# C1.3
columbiz-start-decided = C’est déjà décidé : { PLAYER($colour) } a commencé.
# C1.3. $expected, $given (numbers)
columbiz-start-count = Le lancer de départ compte un dé pour chacune des { $expected } places ; ici, il y en a { $given ->
    [0] zéro
    [one] un seul
   *[other] { $given }
  }.
# C1.3
columbiz-start-throws = { PLAYER($colour) } lance aussi pour le départ.
# C1.3
columbiz-start-waits = { PLAYER($colour) } ne lance pas pour départager.
# C2.1 or C2.2. $expected, $given (numbers)
columbiz-roll-count = { $expected ->
    [one] On lance un dé
   *[other] On lance { $expected } dés
  } maintenant, pas { $given }.
# C2.2
columbiz-roll-early = Il faut d’abord dire quels dés garder.
# C2.1 or C2.2. $count (number): dice to throw
columbiz-throw-first = Il faut d’abord lancer { $count ->
    [one] un dé
   *[other] { $count } dés
  }.
# C2.5 after the third throw, C2.2 after stopping
columbiz-dice-lie = Les lancers de ce tour sont finis : les dés restent comme ils sont.
# C2.2. $count (number): how many dice show that face
columbiz-keep-lacks = { $count ->
    [0] Aucun dé ne montre { $face }.
    [one] Un seul dé montre { $face }.
   *[other] Seuls { $count } dés montrent { $face }.
  }
# C2.2
columbiz-keep-all = Garder les huit dés, c’est s’arrêter de lancer.
# C2.3, also a duty. $count (number): how many dice were kept
columbiz-dice-locked = { $count ->
    [one] Le { $dice } gardé reste gardé.
   *[other] Les dés gardés, { $dice }, restent gardés.
  }
# C2.4, also a duty
columbiz-stop-nothing = Avec ces dés, aucun pion ne peut être posé : il faut relancer.
# C2.2
columbiz-place-early = Arrêtez d’abord de lancer ; les pions se posent ensuite.
# C3.1, also a duty. $count (number): the most discs per turn
columbiz-place-most = { $count ->
    [one] Un pion, c’est le maximum par tour.
   *[other] { $count } pions, c’est le maximum par tour.
  }
# C3.1, also a duty
columbiz-reserve-empty = La réserve est vide.
# C3.2
columbiz-cell-occupied = Un pion { $colour ->
    [purple] violet
    [blue] bleu
    [grey] gris
   *[black] noir
  } est déjà sur { CELL($cell) }.
# C3.3. $left (number): dice showing the face that it takes
columbiz-dice-short = La case demande { CELL($cell) } ; il en reste { $left ->
    [0] zéro
    [one] un
   *[other] { $left }
  }.
# C3.3, a duty only
columbiz-place-nothing = Aucun autre pion ne peut être posé avec les dés qui restent.
# C3.6
columbiz-done-early = Il faut poser au moins un pion avant de finir le tour.
# C3.7, also a duty. $count (number): discs to set aside
columbiz-must-forfeit = Rien ne peut être posé après le troisième lancer : la réserve perd { $count ->
    [one] son dernier pion
   *[other] { $count } pions
  }.
# C3.7
columbiz-forfeit-early = On ne perd pas de pions avant le troisième lancer.
# C3.7
columbiz-forfeit-placed = Un pion est posé : finissez le tour, rien n’est perdu.
# C3.7. $cell: one where a disc can be placed
columbiz-forfeit-possible = On ne perd pas de pions tant qu’un pion peut être posé, par exemple sur { CELL($cell) }.

## What happened

# C1.3
columbiz-begins = { PLAYER($colour) } fait { $face }, le plus haut, et commence.
# C1.3. $count (number): players, two or more
columbiz-start-tied = { $count } joueurs ont fait { $face }, le plus haut ; ils relancent.
# C2.1 or C2.2. $count (number): dice thrown
columbiz-thrown = { PLAYER($colour) } fait { $dice }.
# C2.2. $count (number): dice kept
columbiz-kept = { PLAYER($colour) } { $count ->
    [0] ne garde rien et relance les huit dés
   *[other] garde { $dice }
  }.
# C2.2
columbiz-stopped = { PLAYER($colour) } arrête de lancer.
# C3.1
columbiz-placed = { PLAYER($colour) } pose un pion sur { CELL($cell) }.
# C3.4. $count (number): discs of $victim taken by $colour
columbiz-captured = { PLAYER($colour) } capture { $count ->
    [one] { $victim ->
        [purple] un pion violet
        [blue] un pion bleu
        [grey] un pion gris
       *[black] un pion noir
      }
   *[other] { $victim ->
        [purple] { $count } pions violets
        [blue] { $count } pions bleus
        [grey] { $count } pions gris
       *[black] { $count } pions noirs
      }
  }.
# C3.5. $length (number): 3 to 6; $points (number): 1 to 4
columbiz-line = { PLAYER($colour) } forme une ligne de { $length } et marque { $points ->
    [one] un point
   *[other] { $points } points
  }.
# C3.6 after done, C3.7 after a forfeit
columbiz-turn-ended = { PLAYER($colour) } finit son tour.
# C3.7. $count (number): 1 to 3
columbiz-forfeited = { PLAYER($colour) } ne peut rien poser et perd { $count ->
    [one] un pion
   *[other] { $count } pions
  } de sa réserve.
# C4.1
columbiz-last-round = { PLAYER($colour) } a vidé sa réserve : ce tour de table est le dernier.
# C4.1
columbiz-game-ended = Le tour de table est complet, la partie est finie.

## The position

# C4.1
columbiz-now-last-round = C’est le dernier tour de table.

## The result

# C4.4
columbiz-reason-highest = Le plus grand total gagne.
# C4.4
columbiz-reason-shared = À égalité en tête, la victoire se partage.

## The score pad: line points above the line, the others below

columbiz-pad-reserve = En réserve
columbiz-pad-aside = Mis de côté
columbiz-pad-lines = Lignes
columbiz-pad-prisoners = Prisonniers
columbiz-pad-prison = Points de prison
columbiz-pad-total = Total

## What a button does, by the first word of the action

columbiz-do-place = Poser le pion

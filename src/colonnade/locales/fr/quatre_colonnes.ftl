## The game and its words

quatre_colonnes-name = Les 4 colonnes
quatre_colonnes-about = Mener quatre colonnes autour du plateau jusqu’au sommet, puis bâtir le monument d’un double trois.
quatre_colonnes-kind-move = Avancer
quatre_colonnes-kind-bonus = Jouer un bonus
quatre_colonnes-colour-Y = Jaune
quatre_colonnes-colour-B = Bleu
quatre_colonnes-colour-G = Vert
quatre_colonnes-colour-R = Rouge
# What PIECE says of “G2”. $colour (text): a letter; $number (text)
quatre_colonnes-piece = { $colour ->
    [Y] jaune
    [B] bleu
    [G] vert
   *[R] rouge
  } { $number }

## The score pad

quatre_colonnes-pad-workshop = À l’atelier
quatre_colonnes-pad-way = En chemin
quatre_colonnes-pad-summit = Au sommet

## Options

quatre_colonnes-sheet-says = La feuille dit
quatre_colonnes-option-dice = Dés
quatre_colonnes-option-dice-help = Jouer avec un dé, ou avec deux pour aller plus vite.
quatre_colonnes-option-dice-1 = un dé
quatre_colonnes-option-dice-2 = deux dés
quatre_colonnes-option-teams = Équipes
quatre_colonnes-option-teams-help = À quatre, en deux équipes : jaune et vert contre rouge et bleu.
quatre_colonnes-option-teams-false = chacun pour soi
quatre_colonnes-option-teams-true = deux équipes
quatre_colonnes-option-third_six = Troisième six
quatre_colonnes-option-third_six-help = Où va la dernière colonne avancée après un troisième six dans le même tour.
quatre_colonnes-option-third_six-start = retour à la case de départ
quatre_colonnes-option-third_six-workshop = retour à l’atelier
quatre_colonnes-option-finish = Arrivée au sommet
quatre_colonnes-option-finish-help = S’il faut le compte juste pour arriver.
quatre_colonnes-option-finish-exact = au compte juste
quatre_colonnes-option-finish-free = le surplus est perdu
quatre_colonnes-option-sums = Sommes de deux dés
quatre_colonnes-option-sums-help = Si deux dés dont la somme fait cinq ou six valent un cinq ou un six.
quatre_colonnes-option-sums-true = pour le cinq et le six
quatre_colonnes-option-sums-six = pour le six seulement
quatre_colonnes-option-sums-false = seulement ce que montre un dé
quatre_colonnes-option-partners = Partenaires
quatre_colonnes-option-partners-help = Par équipes : si les partenaires se barrent le passage et se renvoient.
quatre_colonnes-option-partners-side = un seul camp
quatre_colonnes-option-partners-players = des joueurs comme les autres

## What happened

quatre_colonnes-drew = { PLAYER($colour) } fait { $dice }.
quatre_colonnes-threw-alone = { PLAYER($colour) } relance le dé : { $die }.
quatre_colonnes-left-workshop = { CAPITAL(PIECE($token)) } sort de l’atelier sur la case { $cell }.
quatre_colonnes-moved = { $where ->
    [summit] { CAPITAL(PIECE($token)) } avance { $cells ->
        [one] d’une case
       *[other] de { $cells } cases
      } et atteint le sommet.
    [arrow] { CAPITAL(PIECE($token)) } avance { $cells ->
        [one] d’une case
       *[other] de { $cells } cases
      } jusqu’à la case { $cell } de sa flèche.
   *[ring] { CAPITAL(PIECE($token)) } avance { $cells ->
        [one] d’une case
       *[other] de { $cells } cases
      } jusqu’à la case { $cell }.
  }
quatre_colonnes-sent-back = { CAPITAL(PIECE($token)) } retourne à son atelier.
quatre_colonnes-reached-summit = { CAPITAL(PIECE($token)) } se dresse au sommet.
quatre_colonnes-bonus-earned = { PLAYER($colour) } gagne un bonus de { $cells } cases.
quatre_colonnes-bonus-declined = On renonce au bonus de { $cells } cases.
quatre_colonnes-bonus-lost = Le bonus de { $cells } cases est perdu : aucune colonne ne peut l’utiliser en entier.
quatre_colonnes-die-lost = { $reason ->
    [L5-3] Le { $die } est perdu : une barrière ferme le passage.
    [L4-5] Le { $die } est perdu : la case de départ est pleine.
    [L5-6] Le { $die } est perdu : il mène sur une paire, et aucun autre lancer n’y changerait rien.
    [L5-4] Le { $die } est perdu : la case où il mène est pleine.
    [L5-2] Le { $die } est perdu : il dépasse le sommet.
    [L4-1] Le { $die } est perdu : il faut un cinq pour sortir une colonne.
   *[nothing] Le { $die } est perdu : aucune colonne ne peut l’utiliser.
  }
quatre_colonnes-thrown-again = Le { $die } mène sur la paire de la case { $cell } : il est relancé.
quatre_colonnes-third-six = { $where ->
    [start] Troisième six : { PIECE($token) } retourne à sa case de départ.
    [workshop] Troisième six : { PIECE($token) } retourne à son atelier.
   *[nowhere] Troisième six : rien n’est joué.
  }
quatre_colonnes-draws-again = { PLAYER($colour) } a fait un six et relance.
quatre_colonnes-built = { PLAYER($colour) } fait le double trois : le monument est bâti.
quatre_colonnes-not-built = { PLAYER($colour) } fait { $dice } : pas encore de double trois.
quatre_colonnes-monument-built = Le monument est bâti.

## Why the choice is narrow

quatre_colonnes-duty-exit = Un cinq fait d’abord sortir une colonne de l’atelier.
quatre_colonnes-duty-barrier = Un six ouvre la barrière de la case { $cell } : une de ses colonnes doit avancer.
quatre_colonnes-duty-partner = Aucune de vos colonnes ne peut utiliser le dé : il sert à { PLAYER($colour) }, votre partenaire.

## Why not

quatre_colonnes-malformed = « { $text } » n’est pas un coup. Les coups s’écrivent roll 5, exit Y1 5, exit Y1 1+4, move Y1 6, bonus Y1 20 ou skip.
quatre_colonnes-position-malformed = « { $text } » n’est pas une position des 4 colonnes.
quatre_colonnes-position-impossible = « { $text } » est une position qui ne peut pas se présenter aux 4 colonnes.
# $cell (number); $found (number): columns there
quatre_colonnes-setup-full = La case { $cell } porte deux colonnes au plus, et en voici { $found }.
quatre_colonnes-setup-white = Sur la case blanche { $cell }, seules des colonnes d’un même camp tiennent ensemble : l’une des deux a dû être renvoyée.
quatre_colonnes-game-over = Le monument est bâti, la partie est finie.
quatre_colonnes-throw-first = Il faut d’abord lancer les dés.
quatre_colonnes-dice-count = { $expected ->
    [one] On lance ici un dé, pas { $given }.
   *[other] On lance ici { $expected } dés, pas { $given }.
  }
quatre_colonnes-play-first = Jouez d’abord ce que vous avez en main.
quatre_colonnes-bonus-first = Le bonus de { $cells } cases passe d’abord : jouez-le, ou renoncez-y.
quatre_colonnes-no-bonus = Il n’y a pas de bonus à jouer.
quatre_colonnes-other-bonus = Le bonus à jouer est de { $cells } cases.
quatre_colonnes-bonus-for-own = Ce bonus est pour une colonne { $colour ->
    [Y] jaune
    [B] bleue
    [G] verte
   *[R] rouge
  }.
quatre_colonnes-colour-absent = Personne ne joue { $colour ->
    [Y] jaune
    [B] bleu
    [G] vert
   *[R] rouge
  } dans cette partie.
quatre_colonnes-not-your-token = { CAPITAL(PIECE($token)) } est à quelqu’un d’autre.
quatre_colonnes-die-not-in-hand = Il n’y a pas de { $die } en main.
quatre_colonnes-no-five = Seul un cinq ouvre l’atelier, ou deux dés qui font cinq là où les sommes comptent.
quatre_colonnes-sum-broken = Un dé relancé, ou dont l’autre est déjà joué, compte seul.
quatre_colonnes-not-waiting = { CAPITAL(PIECE($token)) } n’est pas à l’atelier.
quatre_colonnes-still-waiting = { CAPITAL(PIECE($token)) } attend à l’atelier ; il faut un cinq pour sortir.
quatre_colonnes-on-summit = { CAPITAL(PIECE($token)) } est au sommet et y reste.
quatre_colonnes-interchangeable = { CAPITAL(PIECE($token)) } et { PIECE($first) } sont au même endroit : jouez { PIECE($first) }.
quatre_colonnes-start-full = Deux colonnes du même camp occupent déjà la case de départ { $cell }.
quatre_colonnes-start-barred = Une barrière tient la case de départ { $cell } : aucune colonne ne peut sortir.
quatre_colonnes-victim-wanted = Deux joueurs sont sur la case de départ : choisissez la colonne à renvoyer, { PIECE($tokens) }.
quatre_colonnes-victim-unwanted = Inutile de nommer { PIECE($token) } : il n’y a pas de choix sur la colonne à renvoyer.
quatre_colonnes-beyond-summit = { $cells } cases, c’est trop : le sommet est à { $left } et s’atteint au compte juste.
quatre_colonnes-barrier-in-the-way = Une barrière sur la case { $cell } ferme le passage.
quatre_colonnes-cell-full = La case { $cell } porte déjà deux colonnes.
quatre_colonnes-pair-on-cell = Une paire occupe la case { $cell } : personne ne peut s’y poser.
quatre_colonnes-exit-first = Une colonne doit d’abord sortir de l’atelier.
quatre_colonnes-barrier-first = Le six doit d’abord ouvrir une barrière : case { $cells }.
quatre_colonnes-own-use-first = Une de vos colonnes peut utiliser ce dé : celles du partenaire attendent.
quatre_colonnes-partner-exit-first = La colonne du partenaire doit d’abord sortir de l’atelier.

## What a button does, by the first word of the action

quatre_colonnes-do-exit = La sortir
quatre_colonnes-do-move = L’avancer
quatre_colonnes-do-bonus = Jouer le bonus

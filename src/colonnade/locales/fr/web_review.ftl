# What the review of a game and the statistics say in the browser. Chances and losses are numbers between 0 and 1; changes with a sign are texts: “+4.2 %”.

## The page

# $game (text): its name
web-review-of = { $game } : analyse
web-review-refused = Cette partie ne peut pas être analysée
# $done (text): how much of it
web-review-working = La partie est en cours d’analyse : { $done }.
web-review-chances = Chances de gagner
web-review-curves = Chances de gagner, hasard et pertes
web-review-key-luck = chance
web-review-key-bad = malchance
web-review-key-loss = perdu par un choix
web-review-key-unsure = peut-être perdu
web-review-key-doubt = le programme se corrige
web-review-previous = Au fait marquant précédent
web-review-next = Au fait marquant suivant
web-review-numbers = Chiffres
web-review-table = Toutes les étapes en tableau
web-review-column-event = Événement
web-review-column-owner = À qui
web-review-column-worth = Chance ou perte

## A step

web-review-step = Cette étape
web-review-played = Joué
web-review-best = Meilleur
web-review-forced = Il n’y avait pas le choix.
web-review-fine = Il n’y avait pas mieux.
# $who (text): you, team (the reader’s), group (several people), other; $name; $luck (text): more, less, even; $change (number)
web-review-said-luck = { $luck ->
    [more] Un bon lancer : il { $who ->
        [you] vous rapporte
        [team] rapporte à votre équipe
        [group] rapporte à { $name }
       *[other] rapporte à { $name }
      } { PERCENT($change) }.
    [less] Un mauvais lancer : il { $who ->
        [you] vous coûte
        [team] coûte à votre équipe
        [group] coûte à { $name }
       *[other] coûte à { $name }
      } { PERCENT($change) }.
   *[even] Un lancer qui n’a presque rien changé.
  }
web-review-close = Il n’y avait guère mieux.
# $size (text): slip, mistake, unsure, blunder; $cost (number)
web-review-said-cost = { $size ->
    [slip] Une petite imprécision
    [mistake] Une erreur
    [unsure] Peut-être une erreur
   *[blunder] Une grosse erreur
  } : elle { $who ->
    [you] vous coûte
   *[other] coûte à { $name }
  } { PERCENT($cost) }.
# $trials (number): per action; $loss, $margin (numbers)
web-review-check-none = Pas certain : la suite n’a pas été jouée assez souvent.
web-review-check-confirmed = Confirmé : jouée { $trials } fois jusqu’au bout de chaque façon, la suite donne une perte de { PERCENT($loss) } ± { PERCENT($margin) }.
web-review-check-open = Pas certain : jouée { $trials } fois jusqu’au bout de chaque façon, la suite donne une perte de { PERCENT($loss) } ± { PERCENT($margin) }.
web-review-checking = Les grosses pertes sont vérifiées : la partie est rejouée de nombreuses fois depuis là.
web-review-moves-missing = Ce que les coups feraient ici n’a pas pu être chargé.
# $name; $change (number); $luck (text): more, less
web-review-correction = Vu d’ici à nouveau, { $name } se trouve { PERCENT($change) } plus { $luck ->
    [more] haut
   *[less] bas
  } qu’il n’y paraissait. Personne n’y est pour rien.
# $moves (text): sentences
web-review-turn-best = Le mieux avec ces dés : { $moves }
web-review-turn-show = Le montrer sur le plateau
# $name (text): of a bot
web-review-try = Essayer d’ici contre { $name }
web-review-try-about = Une partie rejouée d’ici ne compte pas dans vos statistiques.

## The whole game

# $who, $name; $dice (text): with, thanks, against, even
web-review-headline-won = { $who ->
    [you] Vous avez
    [team] Votre équipe a
    [group] { $name } ont
   *[other] { $name } a
  } gagné, { $dice ->
    [with] et les dés y ont aidé
    [thanks] grâce aux dés
    [against] malgré les dés
   *[even] et les dés n’ont pris aucun parti
  }.
# $dice (text): with, because, against, even
web-review-headline-lost = { $who ->
    [you] Vous avez
    [team] Votre équipe a
    [group] { $name } ont
   *[other] { $name } a
  } perdu, { $dice ->
    [with] malgré l’aide des dés
    [because] à cause des dés
    [against] et les dés n’ont pas aidé
   *[even] et les dés n’ont pris aucun parti
  }.
web-review-headline-shared = { $who ->
    [you] Vous avez
    [team] Votre équipe a
    [group] { $name } ont
   *[other] { $name } a
  } partagé la victoire.
# $who (text): you, other; $luck (text): more, less, even; $change, $cost (numbers)
web-review-balance = { $luck ->
    [more] Les dés { $who ->
        [you] vous ont donné
       *[other] ont donné à { $name }
      } { PERCENT($change) } de plus que la moyenne
    [less] Les dés { $who ->
        [you] vous ont donné
       *[other] ont donné à { $name }
      } { PERCENT($change) } de moins que la moyenne
   *[even] Les dés n’ont été ni pour ni contre { $who ->
        [you] vous
       *[other] { $name }
      }
  } ; { $who ->
    [you] vos propres choix vous ont coûté
   *[other] ses propres choix lui ont coûté
  } { $cost ->
    [0] presque rien
   *[other] { PERCENT($cost) }
  }.
# $who (text): team, group
web-review-dice = { $luck ->
    [more] Les dés ont donné à { $who ->
        [team] votre équipe
       *[group] { $name }
      } { PERCENT($change) } de plus que la moyenne.
    [less] Les dés ont donné à { $who ->
        [team] votre équipe
       *[group] { $name }
      } { PERCENT($change) } de moins que la moyenne.
   *[even] Les dés n’ont été ni pour ni contre { $who ->
        [team] votre équipe
       *[group] { $name }
      }.
  }
web-review-gave = { $who ->
    [you] Par vos propres choix, vous avez perdu
   *[other] Par ses propres choix, { $name } a perdu
  } { $cost ->
    [0] presque rien
   *[other] { PERCENT($cost) }
  }.
# $times (number): of a hundred games
web-review-average = Avec des dés moyens, { $who ->
    [you] vous gagneriez
    [team] votre équipe gagnerait
    [group] { $name } gagneraient
   *[other] { $name } gagnerait
  } { $times ->
    [0] presque aucune partie comme celle-ci
    [1] une partie comme celle-ci sur cent
    [100] presque toutes les parties comme celle-ci
   *[other] { $times } parties comme celle-ci sur cent
  }.
# $low, $high (numbers): of a hundred games
web-review-average-between = Avec des dés moyens, { $who ->
    [you] vous gagneriez
    [team] votre équipe gagnerait
    [group] { $name } gagneraient
   *[other] { $name } gagnerait
  } entre { $low } et { $high } parties comme celle-ci sur cent.
web-review-more = Plus sur cette partie
web-review-percent-ask = Que veulent dire ces pourcentages ?
web-review-percent = Ce sont des parts de la victoire : un lancer qui fait passer votre chance de { PERCENT(0.4) } à { PERCENT(0.52) } vous donne { PERCENT(0.12) }. Les dés se comparent à tous les lancers possibles, ceux des autres aussi. Un choix se compare au meilleur avec ces dés. Sur une longue partie, l’un et l’autre peuvent dépasser { PERCENT(1) }.
# $when (text): early, middle, late; $from, $to, $best, $after (numbers): chances
web-review-moment-throw = { $when ->
    [early] Au début
    [late] Vers la fin
   *[middle] En cours de partie
  }, les dés { $luck ->
    [less] { $who ->
        [you] vous ont joué un tour
        [team] ont joué un tour à votre équipe
        [group] ont joué un tour à { $name }
       *[other] ont joué un tour à { $name }
      }
   *[more] { $who ->
        [you] vous ont souri
        [team] ont souri à votre équipe
        [group] ont souri à { $name }
       *[other] ont souri à { $name }
      }
  } : de { PERCENT($from) } à { PERCENT($to) }.
web-review-moment-start = Le lancer du départ a joué pour { $who ->
    [you] vous
    [team] votre équipe
    [group] { $name }
   *[other] { $name }
  } : de { PERCENT($from) } à { PERCENT($to) }.
web-review-moment-last = Le dernier lancer { $who ->
    [you] vous a donné la victoire
    [team] a donné la victoire à votre équipe
    [group] a donné la victoire à { $name }
   *[other] a donné la victoire à { $name }
  } ; juste avant, la chance de gagner était de { PERCENT($from) }.
web-review-moment-choice = { $when ->
    [early] Au début
    [late] Vers la fin
   *[middle] En cours de partie
  }, { $who ->
    [you] vous avez
   *[other] { $name } a
  } { $sure ->
    [no] peut-être laissé filer
   *[yes] laissé filer
  } beaucoup : { PERCENT($best) } avec le meilleur coup, { PERCENT($after) } après celui-ci.
web-review-decisive = Le tournant de la partie
web-review-moments = Ce qui a décidé la partie
web-review-summary = Hasard et habileté
# $grade (text): “a club player”
web-review-grade = A joué comme { $grade }.
# $best, $worst (texts): “a club player”; $count (number): decisions, at least eight
web-review-grade-open = Cela reste ouvert entre { $best } et { $worst } : { $count } choix avaient un enjeu.
web-review-grade-firm = C’est sûr : { $count } choix avaient un enjeu.
web-review-grade-none = L’enjeu était trop faible pour juger ces choix.
# $chance, $low, $high (numbers)
web-review-average-dice = Avec des dés moyens, gagné dans { CASES($chance) } (entre { PERCENT($low) } et { PERCENT($high) }).
web-review-average-none = Cette partie ne permet pas de dire ce que des dés moyens auraient donné : le programme s’est trop corrigé lui-même.
web-review-start = Au départ
web-review-result = Résultat
web-review-luck = Chance, la sienne et celle des autres
web-review-gifts = Donné par les choix des autres
web-review-corrected = Corrections du programme par lui-même
web-review-set-up = Positions installées à la main
# $count (number): decisions
web-review-loss = Perdu en { $count ->
    [one] un choix
   *[other] { $count } choix
  }
web-review-adjusted = Résultat sans la chance
web-review-luckiest = Lancer le plus heureux
web-review-unluckiest = Lancer le plus malheureux
# $count (number); $mean, $deviation, $largest (texts)
web-review-corrections = Là où le jugement regarde de nouveau en avant, il se contredit un peu : { $count ->
    [one] une fois
   *[other] { $count } fois
  }, de { $mean } en moyenne, avec un écart type de { $deviation } et au plus { $largest }. Ce n’est ni chance ni habileté, et c’est compté à part.

## Statistics

web-statistics-none = Aucune partie ne s’est encore terminée ici. Après la première, vous lirez ici ce que les dés vous ont donné et ce que vos choix ont coûté.
web-statistics-play = Jouer une partie
web-statistics-game = Jeu
web-statistics-player = Joueur
web-statistics-everybody = Tout le monde
web-statistics-nameless = un ami
web-statistics-people = Avec qui vous avez joué
# $who (text): you, other; $name; $result (text): won, shared, lost
web-statistics-one = { $who ->
    [you] Vous avez joué une partie et vous l’avez
   *[other] { $name } a joué une partie et l’a
  } { $result ->
    [won] gagnée
    [shared] gagnée à égalité
   *[lost] perdue
  }.
# $result (text): none, all, some; $won, $count (numbers): games, at least two
web-statistics-record = { $result ->
    [none] { $who ->
        [you] Vous avez joué { $count } parties sans en gagner encore
       *[other] { $name } a joué { $count } parties sans en gagner encore
      }.
    [all] { $who ->
        [you] Vous avez
       *[other] { $name } a
      } gagné les { $count } parties.
   *[some] { $who ->
        [you] Vous avez
       *[other] { $name } a
      } gagné { $won } parties sur { $count }.
  }
web-statistics-shared = { $count ->
    [one] Dans une autre, la victoire a été partagée.
   *[other] Dans { $count } autres, la victoire a été partagée.
  }
# $luck (text): much-more, more, bit-more, even, bit-less, less, much-less; $change (number); $count (number): games they are the mean of
web-statistics-dice = Les dés { $luck ->
    [even] n’ont été ni pour ni contre { $who ->
        [you] vous
       *[other] { $name }
      }
   *[other] { $who ->
        [you] vous ont été
       *[other] ont été
      } { $luck ->
        [much-more] très favorables
        [more] favorables
        [bit-more] plutôt favorables
        [bit-less] plutôt contraires
        [less] contraires
       *[much-less] très contraires
      }{ $who ->
        [you] {""}
       *[other] {" "}à { $name }
      } : { PERCENT($change) }{ $count ->
        [one] {""}
       *[other] {" "}par partie
      }
  }.
web-statistics-cost = { $who ->
    [you] Par vos propres choix, vous avez perdu
   *[other] Par ses propres choix, { $name } a perdu
  } { $cost ->
    [0] presque rien
   *[other] { PERCENT($cost) }
  }{ $count ->
    [one] {""}
   *[other] {" "}par partie
  }.
# $kind (text): keep, place, move, bonus
web-statistics-most = { $kind ->
    [keep] L’essentiel s’est perdu en gardant les dés.
    [place] L’essentiel s’est perdu en posant les pions.
    [move] L’essentiel s’est perdu en avançant.
   *[bonus] L’essentiel s’est perdu en jouant les bonus.
  }
# $way (text): better, worse, same; $before, $now (numbers): losses a game; $count (number): games, at least three
web-statistics-trend = { $way ->
    [better] Cela va de mieux en mieux
    [worse] Ces derniers temps, les choix coûtent plus
   *[same] Cela continue comme avant
  } : { PERCENT($before) } par partie au début, { PERCENT($now) } dans les { $count } dernières.
# $times (number): of a hundred games
web-statistics-fair = Avec des dés moyens, { $who ->
    [you] vous auriez
   *[other] { $name } aurait
  } gagné { $times ->
    [0] presque aucune partie
    [1] une partie sur cent
    [100] presque toutes les parties
   *[other] { $times } parties sur cent
  }.
web-statistics-recent = Les dernières parties
web-statistics-result = { $result ->
    [won] Gagnée
    [shared] Partagée
   *[lost] Perdue
  }
web-statistics-unnamed = Sans nom
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
web-statistics-review = { $count ->
    [one] L’analyser
   *[other] Les analyser
  }
web-statistics-failed = { $count ->
    [one] Une partie n’a pas pu être analysée.
   *[other] { $count } parties n’ont pas pu être analysées.
  }
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

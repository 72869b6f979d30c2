# Ce que disent le conseiller et la loupe. Chances et parts de victoire en centièmes.

error-coach-no-decision = Il n’y a rien à décider maintenant.
coach-only-action = Il n’y a qu’une seule chose à faire.
coach-best = Le mieux est { $action } : il gagne dans { $percent } % des parties.
coach-against = { $action } gagne { $percent } % moins souvent.

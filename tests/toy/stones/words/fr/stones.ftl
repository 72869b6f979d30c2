# What Stones has to say. Clauses: see rules.py.

stones-name = Cailloux
stones-about = Prenez des cailloux au tas : qui prend le dernier gagne.
stones-colour-white = blanc
stones-colour-black = noir
stones-colour-red = rouge
stones-kind-take = Prendre
stones-option-stones = Cailloux
stones-option-is_kind = Gentil
stones-taken = Pris
stones-did = { PLAYER($colour) } : { $action }.
stones-last = Le dernier caillou est pris.
stones-throw-first = Lancez d’abord.
stones-thrown = Le dé est lancé.
stones-no-more = On ne peut plus prendre de cailloux.
stones-take-first = Prenez d’abord un caillou.
stones-over = La partie est finie.
stones-malformed = « { $text } » n’est pas un coup.
stones-position = « { $text } » n’est pas une position.
stones-duty = Il faut prendre au moins un caillou.
stones-do-take = Prendre un caillou
stones-do-done = Finir le tour
stones-place-heap = le tas
web-level-miser = Avare
web-level-miser-about = Prend un caillou par tour.
web-level-sharp = Malin
web-level-sharp-about = Prend les derniers dès qu’il peut.

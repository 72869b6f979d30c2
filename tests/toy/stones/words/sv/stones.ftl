# What Stones has to say. Clauses: see rules.py.

stones-name = Stenar
stones-about = Ta stenar ur högen: den som tar den sista vinner.
stones-colour-white = vit
stones-colour-black = svart
stones-colour-red = röd
stones-kind-take = Ta
stones-option-stones = Stenar
stones-option-is_kind = Snäll
stones-taken = Tagna
stones-did = { PLAYER($colour) }: { $action }.
stones-last = Den sista stenen är tagen.
stones-throw-first = Kasta först.
stones-thrown = Tärningen är kastad.
stones-no-more = Inga fler stenar får tas.
stones-take-first = Ta först en sten.
stones-over = Partiet är slut.
stones-malformed = ”{ $text }” är inget drag.
stones-position = ”{ $text }” är ingen ställning.
stones-duty = Minst en sten måste tas.
stones-do-take = Ta en sten
stones-do-done = Avsluta turen
stones-place-heap = högen
web-level-miser = Girig
web-level-miser-about = Tar en sten per tur.
web-level-sharp = Listig
web-level-sharp-about = Tar de sista stenarna så fort det går.

# What Stones has to say. Clauses: see rules.py.

stones-name = Piedras
stones-about = Toma piedras del montón: gana quien toma la última.
stones-colour-white = blanco
stones-colour-black = negro
stones-colour-red = rojo
stones-kind-take = Tomar
stones-option-stones = Piedras
stones-option-is_kind = Amable
stones-taken = Tomadas
stones-did = { PLAYER($colour) }: { $action }.
stones-last = Se ha tomado la última piedra.
stones-throw-first = Tira primero.
stones-thrown = El dado está tirado.
stones-no-more = No se pueden tomar más piedras.
stones-take-first = Toma primero una piedra.
stones-over = La partida ha terminado.
stones-malformed = «{ $text }» no es una jugada.
stones-position = «{ $text }» no es una posición.
stones-duty = Hay que tomar al menos una piedra.
stones-do-take = Tomar una piedra
stones-do-done = Terminar el turno
stones-place-heap = el montón
web-level-miser = Avaro
web-level-miser-about = Toma una piedra por turno.
web-level-sharp = Astuto
web-level-sharp-about = Toma las últimas en cuanto puede.

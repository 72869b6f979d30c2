# What Stones has to say. Clauses: see rules.py.

stones-name = Stones
stones-about = Take stones from a heap: who takes the last one wins.
stones-colour-white = white
stones-colour-black = black
stones-colour-red = red
stones-kind-take = Taking
stones-option-stones = Stones
stones-option-is_kind = Kind
stones-taken = Taken
stones-did = { PLAYER($colour) }: { $action }.
stones-last = The last stone is taken.
stones-throw-first = Throw first.
stones-thrown = The die is thrown.
stones-no-more = No more stones may be taken.
stones-take-first = Take a stone first.
stones-over = The game is over.
stones-malformed = “{ $text }” is no action of Stones.
stones-position = “{ $text }” is no position of Stones.
stones-duty = At least one stone must be taken.
stones-do-take = Take a stone
stones-do-done = End the turn
stones-place-heap = the heap
web-level-miser = Miser
web-level-miser-about = Takes one stone a turn.
web-level-sharp = Sharp bot
web-level-sharp-about = Takes the last stones as soon as it can.

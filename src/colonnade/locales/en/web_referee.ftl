# At a real board: the phone follows what people do with real dice and pieces.

# $name: who throws; $count (number): dice
web-referee-throw = { $count ->
    [one] { $name } throws one die. What does it show?
   *[other] { $name } throws { $count } dice. What do they show?
  }
# $name: who has thrown; $count (number): dice still to be entered
web-referee-faces = { $count ->
    [one] { $name }: what does the die show?
   *[other] { $name }: what do the dice show? { $count } to go
  }
web-referee-dice = The dice as thrown
web-referee-which = Which throws are entered
web-referee-last-throw = Only the last throw
web-referee-every-throw = Every throw
# $count (number): possible actions
web-referee-say-choices = What did { $name } do? { $count ->
    [one] One thing is possible.
   *[other] { $count } things are possible.
  }
web-referee-did = What did { $name } do?
web-referee-lines = What was done
web-referee-more = Show everything that is possible
web-referee-kept = Mark the dice that were kept.
web-referee-stuck = No disc can be placed with these dice. If some were thrown again, mark those that were kept. If this was the third throw, discs are forfeited: enter every throw.
web-referee-enter-every = Take it back, and enter every throw
web-referee-stopped = No more throws
# $count (number): dice
web-referee-thrown-again = { $count ->
    [0] All were kept
    [one] The other one was thrown again
   *[other] The other { $count } were thrown again
  }
web-referee-undo = Take back
web-referee-rewind = Take the game back to here
# $count (number): entries that were taken back
web-referee-undone = { $count ->
    [one] One entry taken back
   *[other] { $count } entries taken back
  }
web-referee-undone-label = What was taken back
web-referee-redo = Redo the next
web-referee-redo-all = Redo all
# $count (number): entries that are left
web-referee-redoing = Entering again: { $count } to go
# $clause (text): “L4.2”
web-referee-clause = Read clause { $clause }
web-referee-allowed = What the rules allow
web-referee-what = What was done?
web-referee-touch = Tap it on the board, or type it.
web-referee-typed = In the notation of the record
web-referee-ask = Ask the rules
# $piece: “Green 2”; $count (number): cells
web-referee-moved = { $piece } moved { $count ->
    [one] one cell
   *[other] { $count } cells
  }
# $piece: “Green 2”
web-referee-left = { $piece } left the workshop ({ $count })
web-referee-setup-brush = Choose a colour and tap its cells; tap once more to take a disc away. Then count what lies beside the board.
web-referee-setup-move = Tap a column, then the place where it stands.
web-referee-setup-tools = Pieces
# $piece: “green 2”
web-referee-to-workshop = Into the workshop
# $piece: “green 2”
web-referee-to-summit = To the summit
# $what: “Prisoners, Ana”
web-referee-less = { $what }: one less
web-referee-one-more = { $what }: one more
web-referee-setup-turn = Whose turn is it?
web-referee-setup-first = Who began?
web-referee-setup-use = Use this position
web-referee-setup-id = By position id

# What the coach and the lens say. Chances and shares of the win ($chance, $against) are numbers between 0 and 1.

error-coach-no-decision = There is nothing to decide now.
error-coach-none = There are no hints in this game.
coach-only-action = Only one thing can be done.

## Columbiz: the two actions that are compared

# $kind: of the action; $what: its dice or its cell
coach-columbiz-best = { $kind ->
    [keep] Keep { $what }
    [nothing] Keep nothing
    [stop] Keep all eight dice
    [place] Put a disc on { CELL($what) }
   *[done] End the turn
  }: that wins in { CASES($chance, digits: 1) }.
coach-columbiz-against = { $kind ->
    [keep] To keep { $what }
    [nothing] To keep nothing
    [stop] To keep all eight dice
    [place] A disc on { CELL($what) }
   *[done] To end the turn
  } wins in { CASES($chance, digits: 1) }.
coach-columbiz-equal = { $kind ->
    [keep] To keep { $what }
    [nothing] To keep nothing
    [stop] To keep all eight dice
    [place] A disc on { CELL($what) }
   *[done] To end the turn
  } is just as good.

## Columbiz: where to look

coach-columbiz-nudge-stop = Are the dice not good enough as they lie?
coach-columbiz-nudge-anew = None of these dice leads far.
coach-columbiz-nudge-capture = Look at what you could capture now.
coach-columbiz-nudge-line = A line is within reach.
coach-columbiz-nudge-height = Count the dice: which high cell is near?
coach-columbiz-nudge-danger = Look at what could be captured before your next turn.
coach-columbiz-nudge-threat = Look at the cell that an opponent would like to fill.
coach-columbiz-nudge-few = You need not place all that the dice pay for.
coach-columbiz-nudge-quiet = There is little to gain at once: think of your next lines.

## Columbiz: why

# $against (number): the same for the other choice
coach-columbiz-aim = It reaches { CELL($cell) } in { CASES($chance) }, the other in { PERCENT($against) }.
coach-columbiz-aim-now = It has the dice for { CELL($cell) }; the other { $against ->
    [0] cannot get them
   *[other] gets them in { CASES($against) }
  }.
coach-columbiz-aim-only = It reaches { CELL($cell) } in { CASES($chance) }, the other never.
coach-columbiz-close = It reaches no cell more surely than the other; played on, it wins more often.
coach-columbiz-stop = You can place { $count ->
    [one] one disc
   *[other] { $count } discs
  } with the dice as they lie.
coach-columbiz-stop-points = You can place { $count ->
    [one] one disc
   *[other] { $count } discs
  } with the dice as they lie, and gain { $points ->
    [one] one point
   *[other] { $points } points
  }.
coach-columbiz-lines = From here to the end of the turn it scores { $points ->
    [one] one line point
   *[other] { $points } line points
  }, the other { $against ->
    [0] none
   *[other] { $against }
  }.
coach-columbiz-captures = From here to the end of the turn it captures { $count ->
    [one] one disc
   *[other] { $count } discs
  }, the other { $against ->
    [0] none
   *[other] { $against }
  }.
# $column (number): from 1 to 6
coach-columbiz-exposes = The other leaves { $count ->
    [one] a disc
   *[other] { $count } discs
  } in column { $column } to be captured in { CASES($chance) }, if the opponents go for it.
coach-columbiz-threat = The other leaves { CELL($cell) } to an opponent, who could score { $points ->
    [one] one line point
   *[other] { $points } line points
  } there.
coach-columbiz-promise = It prepares { CELL($cell) } for your next turn: { $points ->
    [one] one point
   *[other] { $points } points
  } with a chance of { PERCENT($chance) }, as things stand.
coach-columbiz-fewer = It places { $count ->
    [0] nothing more
    [one] one disc
   *[other] { $count } discs
  } and keeps the rest in reserve; the other places { $against }.
coach-columbiz-more = It places { $count ->
    [one] one disc
   *[other] { $count } discs
  }, the other { $against ->
    [0] none
   *[other] { $against }
  }.
coach-columbiz-shape = In this turn it brings no more than the other; played on, it wins more often.

## Columbiz: the lens

lens-columbiz-fill = If you go for it, you fill { CELL($cell) } in { CASES($chance) }.
lens-columbiz-fill-now = The dice are there to fill { CELL($cell) }.
lens-columbiz-fill-never = { CAPITAL(CELL($cell)) } cannot be filled in this turn.
lens-columbiz-captures = That captures { $count ->
    [one] one disc
   *[other] { $count } discs
  }.
lens-columbiz-lines = That makes { $points ->
    [one] a line point
   *[other] { $points } line points
  }.
lens-columbiz-exposed = A disc there is captured before your next turn in { CASES($chance) }, if the opponents go for it.
lens-columbiz-exposed-safe = A disc there is safe until your next turn.
lens-columbiz-own = Captured before your next turn in { CASES($chance) }, if the opponents go for it.
lens-columbiz-own-safe = Safe until your next turn.
lens-columbiz-masters = If they play as masters do: { PERCENT($chance) }.
lens-columbiz-capture = If you go for it, you capture it in { CASES($chance) }.
lens-columbiz-capture-now = The dice are there to capture it.
lens-columbiz-capture-never = It cannot be captured in this turn.

## Les 4 colonnes: the two actions that are compared

# $kind: of the action; $what: its column; $cells (number): how far it goes; $victim: the column that it sends back
coach-quatre_colonnes-best = { $kind ->
    [exit] Bring out { PIECE($what) }
    [oust] Bring out { PIECE($what) } and send back { PIECE($victim) }
    [move] Move { PIECE($what) } by { $cells ->
        [one] one cell
       *[other] { $cells } cells
      }
    [bonus] Play the bonus of { $cells } with { PIECE($what) }
   *[skip] Skip the bonus
  }: that wins in { CASES($chance, digits: 1) }.
coach-quatre_colonnes-against = { $kind ->
    [exit] To bring out { PIECE($what) }
    [oust] To bring out { PIECE($what) } and send back { PIECE($victim) }
    [move] To move { PIECE($what) } by { $cells ->
        [one] one cell
       *[other] { $cells } cells
      }
    [bonus] To play the bonus of { $cells } with { PIECE($what) }
   *[skip] To skip the bonus
  } wins in { CASES($chance, digits: 1) }.
coach-quatre_colonnes-equal = { $kind ->
    [exit] To bring out { PIECE($what) }
    [oust] To bring out { PIECE($what) } and send back { PIECE($victim) }
    [move] To move { PIECE($what) } by { $cells ->
        [one] one cell
       *[other] { $cells } cells
      }
    [bonus] To play the bonus of { $cells } with { PIECE($what) }
   *[skip] To skip the bonus
  } is just as good.

## Les 4 colonnes: where to look

coach-quatre_colonnes-nudge-send = Somebody can be sent back.
coach-quatre_colonnes-nudge-summit = The summit is within reach.
coach-quatre_colonnes-nudge-barrier = A barrier is worth keeping.
coach-quatre_colonnes-nudge-danger = Look at which of your columns the opponents can reach.
coach-quatre_colonnes-nudge-refuge = A safe place is within reach.
# $cells (number): 10 or 20
coach-quatre_colonnes-nudge-bonus = Where do { $cells } cells bring the most, and where do they lead into danger?
coach-quatre_colonnes-nudge-way = Which column gains most by moving now?

## Les 4 colonnes: why

# $cells (number): how far the rival’s column had come; $bonus (number): cells that are earned
coach-quatre_colonnes-sends = { $count ->
    [one] It sends { PIECE($token) } back: { $cells } cells lost for the opponent, a bonus of { $bonus } for you.
   *[other] It sends { $count } columns back, { PIECE($token) } among them: { $cells } cells lost for the opponents, bonuses of { $bonus } for you.
  }
# $token: a column of the reader’s team that the other action sends back; $cells (number): how far it had come
coach-quatre_colonnes-spares = Otherwise { PIECE($token) }, of your own team, is sent back: { $cells ->
    [one] one cell
   *[other] { $cells } cells
  } lost.
coach-quatre_colonnes-summit = { CAPITAL(PIECE($token)) } reaches the summit and earns a bonus of { $bonus }.
coach-quatre_colonnes-enters = { CAPITAL(PIECE($token)) } comes out of the workshop.
coach-quatre_colonnes-declines = Otherwise { $cells } cells are given away. Here they are worth { PERCENT($share) } of the win.
# $chance, $against (numbers): after the other move, and after the best; $count (number): rival columns one to six cells behind
coach-quatre_colonnes-exposes = Otherwise { PIECE($token) } can be sent back before your next turn in { CASES($chance) } if the opponents go for it, with this move { $against ->
    [0] never
   *[other] in { PERCENT($against) }
  }; { $count ->
    [0] no opponent’s column is
    [one] one opponent’s column is
   *[other] { $count } opponents’ columns are
  } one to six cells behind it.
coach-quatre_colonnes-exposes-draw = Otherwise { PIECE($token) } can be sent back with one throw of each opponent in { CASES($chance) } if they go for it, with this move { $against ->
    [0] never
   *[other] in { PERCENT($against) }
  }; { $count ->
    [0] no opponent’s column is
    [one] one opponent’s column is
   *[other] { $count } opponents’ columns are
  } one to six cells behind it.
# $cells, $against (numbers): how far it has gone after the other move, and after the best
coach-quatre_colonnes-more-to-lose = Otherwise { PIECE($token) } goes farther and can be sent back all the same: { $cells } cells to lose, with this move { $against }.
coach-quatre_colonnes-opens = Otherwise { $side ->
    [team] your side’s barrier
   *[own] your barrier
  } on cell { $cell } is opened.
coach-quatre_colonnes-leaves = Otherwise { PIECE($token) } leaves its safe place.
coach-quatre_colonnes-shelters = { CAPITAL(PIECE($token)) } comes to a safe place.
coach-quatre_colonnes-closes = It makes a barrier on cell { $cell }.
coach-quatre_colonnes-hunts = From there you can send { PIECE($token) } back with your next throw in { CASES($chance) }, as things stand: it has gone { $cells } cells.
coach-quatre_colonnes-farther = { $side ->
    [team] Your side’s columns go
   *[own] Your columns go
  } { $cells } cells, otherwise { $against }.
# $count, $against (numbers): after the best move, and after the other
coach-quatre_colonnes-ring = { $side ->
    [team] Your side goes
   *[own] You go
  } { $cells ->
    [one] one cell
   *[other] { $cells } cells
  } on the ring, otherwise { $against ->
    [0] none
   *[other] { $against }
  }: on the arrow a column is safe and can wait.
coach-quatre_colonnes-blocks = { $side ->
    [team] Your side’s barriers hold up
   *[own] Your barriers hold up
  } { $count ->
    [one] one opponent’s column
   *[other] { $count } opponents’ columns
  } close behind them, otherwise { $against ->
    [0] none
   *[other] { $against }
  }.
coach-quatre_colonnes-pursued = Otherwise { $against ->
    [one] one opponent’s column is
   *[other] { $against } opponents’ columns are
  } at most { $cells } cells behind { $side ->
    [team] columns of your side
   *[own] columns of yours
  } that do not stand safe, with this move { $count ->
    [0] none
   *[other] only { $count }
  }.
coach-quatre_colonnes-third-six = The danger of a third six costs { $cells } cells on average, otherwise { $against }.
coach-quatre_colonnes-safe = After it { $count ->
    [one] one
   *[other] { $count }
  } of { $side ->
    [team] your side’s columns
   *[own] your columns
  } can no longer be sent back where they stand, otherwise { $against ->
    [0] none
   *[other] { $against }
  }.
coach-quatre_colonnes-doorstep = Otherwise { PIECE($token) } stands where an opponent comes out of the workshop.
coach-quatre_colonnes-barred = Otherwise { $against ->
    [one] one
   *[other] { $against }
  } of { $side ->
    [team] your side’s columns
   *[own] your columns
  } would stand close behind an opponent’s barrier, with this move { $count ->
    [0] none
   *[other] only { $count }
  }.
coach-quatre_colonnes-chases = After it { $count ->
    [one] one opponent’s column that does not stand safe is
   *[other] { $count } opponents’ columns that do not stand safe are
  } at most { $cells } cells ahead of { $side ->
    [team] your side’s
   *[own] yours
  }, otherwise { $against ->
    [0] none
   *[other] { $against }
  }.
coach-quatre_colonnes-lands = With { $count } of the six faces of a die { $side ->
    [team] a column of your side
   *[own] a column of yours
  } that does not stand safe gets to a safe place next, otherwise with { $against ->
    [0] none
   *[other] { $against }
  }, as things stand.
coach-quatre_colonnes-summit-next = With your next throw a column of yours reaches the summit in { CASES($chance) }, otherwise in { PERCENT($against) }, as things stand.
coach-quatre_colonnes-nearer = { CAPITAL(PIECE($token)) }, farther on than { PIECE($instead) }, goes on: { $cells ->
    [one] one cell
   *[other] { $cells } cells
  } to the summit.
coach-quatre_colonnes-last = { CAPITAL(PIECE($token)) }, farther back than { PIECE($instead) }, comes on: { $cells ->
    [one] one cell
   *[other] { $cells } cells
  } to the summit.
coach-quatre_colonnes-way = By the next throw it brings no more than the other; played on, it wins more often.

## Les 4 colonnes: the lens

lens-quatre_colonnes-exit = Comes out with this throw in { CASES($chance) }.
lens-quatre_colonnes-exit-now = Can come out now.
lens-quatre_colonnes-exit-never = Cannot come out with this throw.
lens-quatre_colonnes-exit-next = Comes out with the next throw in { CASES($chance) }, as things stand.
lens-quatre_colonnes-exit-next-now = Is sure to come out with the next throw, as things stand.
lens-quatre_colonnes-exit-next-never = Cannot come out with the next throw, as things stand.
lens-quatre_colonnes-refuge = If you go for it, stands on a safe cell or its arrow after this throw in { CASES($chance) }.
lens-quatre_colonnes-refuge-now = Can go to a safe cell or its arrow now.
lens-quatre_colonnes-refuge-never = Cannot get to a safe cell or its arrow with this throw.
lens-quatre_colonnes-refuge-next = If you go for it, stands on a safe cell or its arrow after the next throw in { CASES($chance) }, as things stand.
lens-quatre_colonnes-refuge-next-now = Is sure to get to a safe cell or its arrow with the next throw, as things stand.
lens-quatre_colonnes-refuge-next-never = Cannot get to a safe cell or its arrow with the next throw, as things stand.
lens-quatre_colonnes-summit = Can reach the summit with this throw in { CASES($chance) }.
lens-quatre_colonnes-summit-now = Can reach the summit now.
lens-quatre_colonnes-summit-next = Can reach the summit with the next throw in { CASES($chance) }, as things stand.
lens-quatre_colonnes-summit-next-now = Is sure to reach the summit with the next throw, as things stand.
lens-quatre_colonnes-danger = Sent back before your next turn in { CASES($chance) } if it stays and the opponents go for it.
lens-quatre_colonnes-danger-draw = Sent back with one throw of each opponent in { CASES($chance) } if it stays and they go for it; sixes can bring them further throws.
lens-quatre_colonnes-danger-later = Not with one throw of each opponent; after a six a further throw may send it back before your next turn.
lens-quatre_colonnes-danger-none = As things stand, nobody can send it back before your next turn.
lens-quatre_colonnes-danger-spared = As things stand, no opponent can send it back before your next turn, and your partner need not.
lens-quatre_colonnes-there = There, sent back before your next turn in { CASES($chance) } if the opponents go for it.
lens-quatre_colonnes-there-draw = There, sent back with one throw of each opponent in { CASES($chance) } if they go for it; sixes can bring them further throws.
lens-quatre_colonnes-there-later = There, not with one throw of each opponent; after a six a further throw may send you back before your next turn.
lens-quatre_colonnes-there-none = As things stand, nobody can send you back from there before your next turn.
lens-quatre_colonnes-there-spared = As things stand, no opponent can send you back from there before your next turn, and your partner need not.
lens-quatre_colonnes-masters = If they play as masters do: { PERCENT($chance) }.
lens-quatre_colonnes-masters-draw = If they play as masters do, with one throw of each: { PERCENT($chance) }.
lens-quatre_colonnes-send = You can send it back with this throw in { CASES($chance) }.
lens-quatre_colonnes-send-now = You can send it back now.
lens-quatre_colonnes-send-never = You cannot send it back with this throw.
lens-quatre_colonnes-build = The monument is built with a double three: { PERCENT($chance) } at each attempt.

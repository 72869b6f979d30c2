## The game and its words

quatre_colonnes-name = Les 4 colonnes
quatre_colonnes-about = Bring four columns around the board to the summit, then build the monument with a double three.
quatre_colonnes-kind-move = Moving
quatre_colonnes-kind-bonus = Bonuses
quatre_colonnes-colour-Y = Yellow
quatre_colonnes-colour-B = Blue
quatre_colonnes-colour-G = Green
quatre_colonnes-colour-R = Red
# What PIECE says of “G2”. $colour (text): a letter; $number (text)
quatre_colonnes-piece = { $colour ->
    [Y] yellow
    [B] blue
    [G] green
   *[R] red
  } { $number }

## The score pad

quatre_colonnes-pad-workshop = In the workshop
quatre_colonnes-pad-way = On the way
quatre_colonnes-pad-summit = On the summit

## Options

quatre_colonnes-sheet-says = The sheet says
quatre_colonnes-option-dice = Dice
quatre_colonnes-option-dice-help = Play with one die, or with two to go faster.
quatre_colonnes-option-dice-1 = one die
quatre_colonnes-option-dice-2 = two dice
quatre_colonnes-option-teams = Teams
quatre_colonnes-option-teams-help = Four players in two teams: yellow and green against red and blue.
quatre_colonnes-option-teams-false = everyone alone
quatre_colonnes-option-teams-true = two teams
quatre_colonnes-option-third_six = Third six
quatre_colonnes-option-third_six-help = Where the column moved last goes after a third six in one turn.
quatre_colonnes-option-third_six-start = back to its start cell
quatre_colonnes-option-third_six-workshop = back to its workshop
quatre_colonnes-option-finish = Reaching the summit
quatre_colonnes-option-finish-help = Whether the last move must count out exactly.
quatre_colonnes-option-finish-exact = by exact count
quatre_colonnes-option-finish-free = a surplus is lost
quatre_colonnes-option-sums = Sums of two dice
quatre_colonnes-option-sums-help = Whether two dice that add up to five or six count as a five or a six.
quatre_colonnes-option-sums-true = for five and six
quatre_colonnes-option-sums-six = for six only
quatre_colonnes-option-sums-false = only what a die shows
quatre_colonnes-option-partners = Partners
quatre_colonnes-option-partners-help = In teams: whether partners bar each other’s way and send each other back.
quatre_colonnes-option-partners-side = one side
quatre_colonnes-option-partners-players = players like any other

## What happened

quatre_colonnes-drew = { PLAYER($colour) } throws { $dice }.
quatre_colonnes-threw-alone = { PLAYER($colour) } throws the die again: { $die }.
quatre_colonnes-left-workshop = { CAPITAL(PIECE($token)) } leaves the workshop for cell { $cell }.
quatre_colonnes-moved = { $where ->
    [summit] { CAPITAL(PIECE($token)) } goes { $cells ->
        [one] one cell
       *[other] { $cells } cells
      } and stands on the summit.
    [arrow] { CAPITAL(PIECE($token)) } goes { $cells ->
        [one] one cell
       *[other] { $cells } cells
      }, to cell { $cell } of its arrow.
   *[ring] { CAPITAL(PIECE($token)) } goes { $cells ->
        [one] one cell
       *[other] { $cells } cells
      }, to cell { $cell }.
}
quatre_colonnes-sent-back = { CAPITAL(PIECE($token)) } is sent back to its workshop.
quatre_colonnes-reached-summit = { CAPITAL(PIECE($token)) } is raised on the summit.
quatre_colonnes-bonus-earned = { PLAYER($colour) } earns a bonus of { $cells } cells.
quatre_colonnes-bonus-declined = The bonus of { $cells } cells is skipped.
quatre_colonnes-bonus-lost = The bonus of { $cells } cells is lost: no column can use the whole of it.
quatre_colonnes-die-lost = { $reason ->
    [L5-3] The { $die } is lost: a barrier stands in the way.
    [L4-5] The { $die } is lost: the start cell is full.
    [L5-6] The { $die } is lost: a pair stands where it leads, and no other throw would help.
    [L5-4] The { $die } is lost: the cell it leads to is full.
    [L5-2] The { $die } is lost: it goes beyond the summit.
    [L4-1] The { $die } is lost: a five brings a column out.
   *[nothing] The { $die } is lost: no column can use it.
}
quatre_colonnes-thrown-again = The { $die } leads onto the pair on cell { $cell }: it is thrown again.
quatre_colonnes-third-six = { $where ->
    [start] A third six: { PIECE($token) } goes back to its start cell.
    [workshop] A third six: { PIECE($token) } goes back to its workshop.
   *[nowhere] A third six: nothing is played.
}
quatre_colonnes-draws-again = { PLAYER($colour) } threw a six and throws again.
quatre_colonnes-built = { PLAYER($colour) } throws the double three: the monument is built.
quatre_colonnes-not-built = { PLAYER($colour) } throws { $dice }: no double three yet.
quatre_colonnes-monument-built = The monument is built.

## Why the choice is narrow

quatre_colonnes-duty-exit = A five brings a column out of the workshop before anything else.
quatre_colonnes-duty-barrier = A six opens the barrier on cell { $cell }: one of its columns must move.
quatre_colonnes-duty-partner = No column of your own can use the die, so it moves one of { PLAYER($colour) }, your partner.

## Why not

quatre_colonnes-malformed = “{ $text }” is no move. Moves are written roll 5, exit Y1 5, exit Y1 1+4, move Y1 6, bonus Y1 20 or skip.
quatre_colonnes-position-malformed = “{ $text }” is no position of Les 4 colonnes.
quatre_colonnes-position-impossible = “{ $text }” is a position that cannot arise in Les 4 colonnes.
# $cell (number); $found (number): columns there
quatre_colonnes-setup-full = Cell { $cell } holds two columns at most, and here are { $found }.
quatre_colonnes-setup-white = On the white cell { $cell } only columns of one side stand together: one of the two must have been sent back.
quatre_colonnes-game-over = The monument is built and the game is over.
quatre_colonnes-throw-first = The dice have to be thrown first.
quatre_colonnes-dice-count = { $expected ->
    [one] One die is thrown here, not { $given }.
   *[other] { $expected } dice are thrown here, not { $given }.
}
quatre_colonnes-play-first = Play what you have in hand before you throw.
quatre_colonnes-bonus-first = The bonus of { $cells } cells comes first: play it or skip it.
quatre_colonnes-no-bonus = There is no bonus to play.
quatre_colonnes-other-bonus = The bonus to play is one of { $cells } cells.
quatre_colonnes-bonus-for-own = This bonus is for a { $colour ->
    [Y] yellow
    [B] blue
    [G] green
   *[R] red
} column.
quatre_colonnes-colour-absent = Nobody plays { $colour ->
    [Y] yellow
    [B] blue
    [G] green
   *[R] red
} in this game.
quatre_colonnes-not-your-token = { CAPITAL(PIECE($token)) } belongs to somebody else.
quatre_colonnes-die-not-in-hand = There is no { $die } in hand.
quatre_colonnes-no-five = Only a five opens the workshop, or two dice that add up to five where sums count.
quatre_colonnes-sum-broken = A die that was thrown again, or whose other die is spent, counts alone.
quatre_colonnes-not-waiting = { CAPITAL(PIECE($token)) } is not in the workshop.
quatre_colonnes-still-waiting = { CAPITAL(PIECE($token)) } waits in the workshop; a five brings it out.
quatre_colonnes-on-summit = { CAPITAL(PIECE($token)) } stands on the summit and stays there.
quatre_colonnes-interchangeable = { CAPITAL(PIECE($token)) } and { PIECE($first) } stand on the same spot: play { PIECE($first) }.
quatre_colonnes-start-full = Two columns of one side already stand on start cell { $cell }.
quatre_colonnes-start-barred = A barrier stands on start cell { $cell }: no column can come out.
quatre_colonnes-victim-wanted = Two players stand on the start cell: choose which column is sent back, { PIECE($tokens) }.
quatre_colonnes-victim-unwanted = { CAPITAL(PIECE($token)) } need not be named: there is no choice whom to send back.
quatre_colonnes-beyond-summit = { $cells } cells are too many: the summit is { $left } away and is reached by exact count.
quatre_colonnes-barrier-in-the-way = A barrier on cell { $cell } bars the way.
quatre_colonnes-cell-full = Cell { $cell } already holds two columns.
quatre_colonnes-pair-on-cell = A pair stands on cell { $cell }: nobody can land there.
quatre_colonnes-exit-first = A column must leave the workshop first.
quatre_colonnes-barrier-first = The six must open a barrier first: cell { $cells }.
quatre_colonnes-own-use-first = A column of your own can use this die, so your partner’s columns wait.
quatre_colonnes-partner-exit-first = Your partner’s column must leave the workshop first.

## What a button does, by the first word of the action

quatre_colonnes-do-exit = Bring it out
quatre_colonnes-do-move = Move it
quatre_colonnes-do-bonus = Use the bonus

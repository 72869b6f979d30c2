# What Columbiz has to say. Each message names the clause of docs/rules/columbiz.md that it rests on.
# $colour, $victim (texts): purple, blue, grey or black. $cell (text): “5-3”. $dice (text): “3 3 5”, ascending. $face (number): 1 to 6.
# PLAYER, CELL and CAPITAL: see docs/translating.md.

## The game, its colours, and who begins

columbiz-name = Columbiz
columbiz-about = Eight dice, six columns: place discs, take prisoners, make lines.
columbiz-kind-keep = Keeping
columbiz-kind-place = Placing
columbiz-colour-purple = purple
columbiz-colour-blue = blue
columbiz-colour-grey = grey
columbiz-colour-black = black
# What CELL says of “5-3”, by the dice that pay for it. $column, $row (numbers)
columbiz-cell = { $row ->
    [1] { $column ->
        [1] a one
        [2] a two
        [3] a three
        [4] a four
        [5] a five
       *[6] a six
      }
   *[other] { $row ->
        [2] two
        [3] three
        [4] four
        [5] five
       *[6] six
      } { $column ->
        [1] ones
        [2] twos
        [3] threes
        [4] fours
        [5] fives
       *[6] sixes
      }
  }

# C1.2. $given, $expected (texts): colours, separated by commas, as they are typed
columbiz-seats-colours = The seats cannot be “{ $given }”. Here Columbiz is played with { $expected }, in this order.
# C1.3
columbiz-seats-first = In Columbiz nobody can be chosen to begin: the dice decide it.

## Options. A name, a sentence, and a name for every value that is not a number

columbiz-sheet-says = The sheets say
columbiz-option-edition = Edition
columbiz-option-edition-help = The printed sheet whose customs hold; options that you choose yourself come first.
columbiz-option-edition-fr = French
columbiz-option-edition-nl = Dutch
columbiz-option-edition-es = Spanish
columbiz-option-edition-sv = Swedish
columbiz-option-max_discs = Discs per turn
columbiz-option-max_discs-help = How many discs a player may place in one turn.
columbiz-option-kept_dice = Kept dice
columbiz-option-kept_dice-help = Whether a die that was kept may be thrown again later in the turn.
columbiz-option-kept_dice-free = may be thrown again
columbiz-option-kept_dice-locked = stay kept
columbiz-option-beyond_twelve = More than twelve prisoners
columbiz-option-beyond_twelve-help = Whether the thirteenth prisoner and those after it still add points.
columbiz-option-beyond_twelve-extend = keep adding points
columbiz-option-beyond_twelve-cap = add nothing

## Texts that cannot be read. $text is quoted as the person typed it, $given is the part at fault

columbiz-malformed-action = “{ $text }” is no action. Try keep, stop, place, done or forfeit.
columbiz-malformed-face = “{ $text }”: no die shows “{ $given }”. Faces are 1 to 6, with one space between them.
columbiz-malformed-order = “{ $text }”: name the dice from low to high.
columbiz-malformed-cell = “{ $text }”: there is no cell “{ $given }”. A cell is a column and a number, both from 1 to 6, such as 5-3.
columbiz-malformed-position = “{ $text }” is no position of Columbiz.
columbiz-malformed-diagram = “{ $text }” is no diagram of a board.
columbiz-setup-first = Say who began: the game has not thrown for it.
# $found, $all (numbers): discs
columbiz-setup-discs = { PLAYER($colour) } has { $all } discs, and here are { $found }: on the board, in reserve and set aside.
# $lost, $prisoners (numbers): discs that are missing, and prisoners counted
columbiz-setup-prisoners = { $lost } discs are neither on the board, nor in reserve, nor set aside, but { $prisoners } prisoners are counted. The two numbers must be equal.
columbiz-setup-own = { PLAYER($colour) } has more prisoners than the others have lost discs: nobody takes their own.
columbiz-setup-captures = { PLAYER($colour) } has more prisoners than so few discs can have taken: five each at most.
columbiz-setup-lines = { PLAYER($colour) } has more line points than so few discs can have made.
columbiz-setup-aside = Discs are set aside three at a time: the number for { PLAYER($colour) } cannot be right.
columbiz-setup-empty = { PLAYER($colour) } has an empty reserve and still a turn to come in this round. That cannot be: the last round ends the game.
# $colour: who began
columbiz-setup-turns = From { PLAYER($colour) } on, who began, everybody has had the same number of turns. With these discs that cannot be: count them again, or look whose turn it is.
columbiz-setup-impossible = This position cannot come up in a game of Columbiz.

## Why not. Refusals; those marked “also a duty” are said before anyone tries, too

# C4.1
columbiz-over = The game is over.
# C1.3
columbiz-start-first = First the dice decide who begins.
# C1.3
columbiz-start-decided = It is settled already: { PLAYER($colour) } began.
# C1.3. $expected, $given (numbers)
columbiz-start-count = The starting throw has an entry for each of the { $expected } seats; here { $given ->
    [0] is none
    [one] is one
   *[other] are { $given }
  }.
# C1.3
columbiz-start-throws = { PLAYER($colour) } throws for the start, too.
# C1.3
columbiz-start-waits = { PLAYER($colour) } does not throw in this tie-break.
# C2.1 or C2.2. $expected, $given (numbers)
columbiz-roll-count = { $expected ->
    [one] One die is
   *[other] { $expected } dice are
  } thrown now, not { $given }.
# C2.2
columbiz-roll-early = First say which dice you keep.
# C2.1 or C2.2. $count (number): dice to throw
columbiz-throw-first = First { $count ->
    [one] one die is
   *[other] { $count } dice are
  } thrown.
# C2.5 after the third throw, C2.2 after stopping
columbiz-dice-lie = The throwing is over for this turn: the dice lie as they are.
# C2.2. $count (number): how many dice show that face
columbiz-keep-lacks = { $count ->
    [0] No die shows a { $face }.
    [one] Only one die shows a { $face }.
   *[other] Only { $count } dice show a { $face }.
  }
# C2.2
columbiz-keep-all = To keep all eight dice is to stop.
# C2.3, also a duty. $count (number): how many dice were kept
columbiz-dice-locked = { $count ->
    [one] The { $dice } that you kept stays kept.
   *[other] The dice that you kept, { $dice }, stay kept.
  }
# C2.4, also a duty
columbiz-stop-nothing = No disc could be placed with these dice, so there is no stopping yet: throw again.
# C2.2
columbiz-place-early = Stop throwing first; discs are placed after that.
# C3.1, also a duty. $count (number): the most discs per turn
columbiz-place-most = { $count ->
    [one] One disc is
   *[other] { $count } discs are
  } the most for one turn.
# C3.1, also a duty
columbiz-reserve-empty = Your reserve is empty.
# C3.2
columbiz-cell-occupied = { $colour ->
    [purple] A purple disc
    [blue] A blue disc
    [grey] A grey disc
   *[black] A black disc
  } lies on { CELL($cell) } already.
# C3.3. $left (number): dice showing the face that it takes
columbiz-dice-short = It takes { CELL($cell) }; you have { $left ->
    [0] none
    [one] one
   *[other] { $left }
  } left.
# C3.3, a duty only
columbiz-place-nothing = No other disc can be placed with the dice that are left.
# C3.6
columbiz-done-early = Place at least one disc before you end the turn.
# C3.7, also a duty. $count (number): discs to set aside
columbiz-must-forfeit = Nothing can be placed after the third throw: forfeit { $count ->
    [one] the last disc
   *[other] { $count } discs
  } of the reserve.
# C3.7
columbiz-forfeit-early = There is no forfeit before the third throw.
# C3.7
columbiz-forfeit-placed = You have placed a disc, so there is nothing to forfeit: end the turn.
# C3.7. $cell: one where a disc can be placed
columbiz-forfeit-possible = There is no forfeit while a disc can be placed, on { CELL($cell) } for one.

## What happened

# C1.3
columbiz-begins = { PLAYER($colour) } throws the highest die, a { $face }, and begins.
# C1.3. $count (number): players, two or more
columbiz-start-tied = { $count } players have thrown a { $face }, the highest; they throw again.
# C2.1 or C2.2. $count (number): dice thrown
columbiz-thrown = { PLAYER($colour) } throws { $dice }.
# C2.2. $count (number): dice kept
columbiz-kept = { PLAYER($colour) } { $count ->
    [0] keeps nothing and throws all eight again
   *[other] keeps { $dice }
  }.
# C2.2
columbiz-stopped = { PLAYER($colour) } stops throwing.
# C3.1
columbiz-placed = { PLAYER($colour) } places a disc on { CELL($cell) }.
# C3.4. $count (number): discs of $victim taken by $colour
columbiz-captured = { PLAYER($colour) } captures { $count ->
    [one] { $victim ->
        [purple] one purple disc
        [blue] one blue disc
        [grey] one grey disc
       *[black] one black disc
      }
   *[other] { $victim ->
        [purple] { $count } purple discs
        [blue] { $count } blue discs
        [grey] { $count } grey discs
       *[black] { $count } black discs
      }
  }.
# C3.5. $length (number): 3 to 6; $points (number): 1 to 4
columbiz-line = { PLAYER($colour) } makes a line of { $length } and scores { $points ->
    [one] one point
   *[other] { $points } points
  }.
# C3.6 after done, C3.7 after a forfeit
columbiz-turn-ended = { PLAYER($colour) } ends the turn.
# C3.7. $count (number): 1 to 3
columbiz-forfeited = { PLAYER($colour) } can place nothing and loses { $count ->
    [one] one disc
   *[other] { $count } discs
  } of the reserve.
# C4.1
columbiz-last-round = { PLAYER($colour) } has emptied the reserve: this round is the last.
# C4.1
columbiz-game-ended = The round is complete, and the game is over.

## The position

# C4.1
columbiz-now-last-round = This is the last round.

## The result

# C4.4
columbiz-reason-highest = The highest total wins.
# C4.4
columbiz-reason-shared = Equal highest totals share the win.

## The score pad: line points above the line, the others below

columbiz-pad-reserve = In reserve
columbiz-pad-aside = Set aside
columbiz-pad-lines = Lines
columbiz-pad-prisoners = Prisoners
columbiz-pad-prison = Prison points
columbiz-pad-total = Total

## What a button does, by the first word of the action

columbiz-do-place = Place the disc

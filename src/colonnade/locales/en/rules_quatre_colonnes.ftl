# The rules of Les 4 colonnes for players, clause by clause: rules-L4-2 is clause L4.2 of docs/rules/les-4-colonnes.md.
# Counts of 2 and more, and what dice show, are written as figures in every language: a test compares them.

rules-quatre_colonnes-intro = Les 4 colonnes is a race for 2 to 4 players, and a cousin of Parcheesi. You bring your 4 columns out of the workshop, once around the board and up your arrow to the summit. Then you build your monument with a double 3. Whoever builds first wins.

## L1

rules-L1-title = The board
rules-L1-1 = The track is a ring of cells numbered from 1 to 68. The columns always run towards higher numbers, which on the board is anticlockwise. After cell 68 comes cell 1 again.
rules-L1-2 = Each of the 4 colours has a quarter of 17 cells; in rising order they are yellow, red, green and blue. Yellow faces green, and red faces blue. Yellow (the Greeks) starts on cell 5 and leaves the ring after cell 68. Red (the Romans) starts on 22 and leaves after 17. Green (the Gauls) starts on 39 and leaves after 34. Blue (the Iberians) starts on 56 and leaves after 51. The peoples are there for the eye and change nothing in the game.
rules-L1-3 = Each colour has its own workshop. There its 4 columns wait until they may start.
rules-L1-4 = The start cells are 5, 22, 39 and 56. The refuges are 12, 17, 29, 34, 46, 51, 63 and 68. Start cells and refuges together are the safe cells. The other 56 cells of the ring are the white cells.
rules-L1-5 = Each colour has an arrow of 8 cells that only its own columns may enter. The last of them is the summit, in the centre of the board.
rules-L1-6 = Counting steps tells you how far a column has come: 0 in the workshop, 1 on its start cell, 64 on its last cell of the ring (for yellow that is cell 68), and 65 to 72 on the arrow. Step 72 is the summit.
rules-L1-7 = The board is a cross of 4 arms, each 3 lanes wide and 8 rows long. Yellow’s arm points south: its west lane runs outwards from 60 to 67, cell 68 lies in the middle of the outer end, and its east lane runs inwards from 1 to 8. The other 7 rows of the middle lane are cells 1 to 7 of the arrow, and the summit is in the central square. Red’s arm points east, with cells 9 to 16, 17, and 18 to 25. Green’s points north, with 26 to 33, 34, and 35 to 42. Blue’s points west, with 43 to 50, 51, and 52 to 59. The workshops are in the corners.

## L2

rules-L2-title = Players and turns
rules-L2-1 = The game is for 2 to 4 players, each with a colour of their choice. The youngest begins. Turns go clockwise, in the order yellow, blue, green, red; the columns run the other way.
rules-L2-2 = You play with one die or with 2 dice. You agree on it before the game begins.
rules-L2-3 = With 4 players you can play in teams: yellow and green against red and blue. Partners are one side. Wherever a rule protects, blocks or sends back, read “team” for “player”: partners pass each other’s barriers and never send each other back, and one column of each can together be a pair or a barrier. A full cell is full for partners too. Your table can choose otherwise: then partners are players like any others. Your partner’s barrier stops you, and a single column of your partner’s on a white cell is sent back, which earns the bonus. One column of each is then neither a pair nor a barrier. The colour of the column that moves decides. Only the rules for teams (L9) still hold.

## L3

rules-L3-title = Your turn
rules-L3-1 = Building: when all 4 of your columns are on the summit (in teams, all 8 of your team), you throw 2 dice in your turn, even in a game with one die. A double 3 builds the monument and wins. Anything else ends your turn. If a six has earned you another throw and everything is on the summit, that throw is a building attempt too. What you throw in an attempt never counts as one of your sixes.
rules-L3-2 = Otherwise you throw your die, or both your dice. That is your throw.
rules-L3-3 = Your throw is a six when a die shows 6. With 2 dice it is also a six when they add up to 6, such as 4 and 2, unless your table has switched sums off.
rules-L3-4 = If you throw a third six in the same turn, you play nothing and your turn ends. The column that you last moved with a die in this turn goes back to its own start cell, from its arrow too. Leaving the workshop counts as such a move, a bonus does not. If 2 other columns are on that start cell, it goes back to its workshop instead; a switch on your table can send it to the workshop every time. If that column is on the summit, or if you moved none, no column goes back.
rules-L3-5 = You play the dice of your throw one by one, in the order you like. The duties come first: leaving the workshop (L4.2) and opening a barrier (L6.2). You need not choose an order that uses both dice. When none of the dice in hand can be used, they are lost, or thrown again (L7.1).
rules-L3-6 = You play a bonus as soon as you have earned it, before the next die.
rules-L3-7 = After the first and the second six of your turn you throw again. Otherwise your turn ends.

## L4

rules-L4-title = Leaving the workshop
rules-L4-1 = A die showing 5 brings a column out of the workshop and onto its start cell. With 2 dice, a sum of 5 does the same and uses both: 1 and 4, or 2 and 3. For that, both dice must come from the same throw, and neither may have been played or thrown again. Your table can choose that sums do not count here.
rules-L4-2 = Leaving is a duty. As long as your dice allow it, a column is waiting and its start cell can take it, you may not do anything else with your dice.
rules-L4-3 = A start cell holds 2 columns. If there are fewer, yours simply comes in; a single column of another player is left in peace.
rules-L4-4 = If the start cell is full and exactly one of its 2 columns belongs to another player, that column is sent back to its workshop, and you earn the bonus for it. If both belong to others who are not on the same side, you choose which one goes back.
rules-L4-5 = If both columns on the start cell belong to one other side, they are a barrier; if both belong to your own side, the cell is full. Either way no column can leave the workshop, and you use your dice for something else.

## L5

rules-L5-title = Moving forward
rules-L5-1 = A column that has left the workshop and is not yet on the summit (steps 1 to 71) moves forward by exactly the number that the die shows.
rules-L5-2 = Nobody goes beyond the summit, step 72: you reach it by exact count. If your table plays with the switch “a surplus is lost”, a die or a bonus that is too big also takes you there, and the rest of it is lost.
rules-L5-3 = You can neither pass nor land on a cell where another player’s barrier stands.
rules-L5-4 = A safe cell holds 2 columns, whoever they belong to. A white cell holds one column, or 2 of the same player. The cells of the arrow and the summit hold as many as you like. You cannot land on a full cell.
rules-L5-5 = If you land on a white cell where one column of another player stands, you send it back to its workshop.
rules-L5-6 = When 2 columns of one player stand on a white cell, they are a pair. Nobody can send them back or land there, but everyone may pass: a pair is no barrier.

## L6

rules-L6-title = Barriers
rules-L6-1 = When 2 columns of one player stand on a safe cell, they are a barrier: no other player may pass or land there, but the owner passes freely. When 2 columns of different players stand there, they bar nobody’s way.
rules-L6-2 = When you throw a six, a barrier of yours has to open: one of your columns standing in it must move with that six, if it legally can. This is about barriers that stood when you threw the dice; if there are several, you choose. A die that shows 6 does it; if your throw is a six only as a sum, either die does. Each die is judged by itself: while it can open a barrier, it may do nothing else; if it cannot, it is free. One throw asks for one such move, even 6 and 6. In teams, a barrier of your partner’s columns alone asks nothing of you.
rules-L6-3 = The duty is over as soon as one such column has moved with such a die. It is also over when no such barrier stands any more, because the other die or a bonus has opened it, and, with 2 dice, after a die has been thrown again. Leaving the workshop comes before it (L4.2). The other dice of the throw are free.

## L7

rules-L7-title = Throwing again because of a pair
rules-L7-1 = If you cannot use any die in hand, and one of them is stopped only because another player’s pair stands where a column of yours (in teams, your partner’s too) would land, that die is thrown again. Other dice in hand without this reason are lost. If it is true of both dice, you throw the higher one first; the other stays in hand and is judged afresh. If none of the faces from 1 to 6 could be used either, the dice are simply lost.
rules-L7-2 = With one die, the throw is void and you throw afresh, as if for the first time: the new throw can be a six, and the void one does not count as a six.
rules-L7-3 = With 2 dice, that die is thrown alone and played like any other die. Whether your throw was a six stays as it was first thrown.

## L8

rules-L8-title = Bonuses
rules-L8-1 = If you send a column back, you earn a bonus of 20 cells. If you reach the summit, you earn 10. Bonuses are played in the order in which you earn them, each one at once.
rules-L8-2 = One single column of your own colour, not in the workshop, moves forward by the whole bonus, following the rules for moving (L5). You may also skip the bonus. If no column can use it, it is lost by itself.
rules-L8-3 = A bonus move can itself send a column back or reach the summit, and so earn the next bonus. But a bonus is no die: it is never a five or a six, and it does not count as the last move when a third six comes (L3.4).

## L9

rules-L9-title = Teams
rules-L9-1 = A die that none of your own columns can use is played with your partner’s columns. This is judged die by die, as things stand at that moment. If a column of your partner can leave the workshop, it does so before your partner’s other columns move: with a 5, or with a sum of 5 if you can use neither of the dice yourself. But that never comes before a die that you can use yourself.
rules-L9-2 = A bonus belongs to the player whose turn it is. It is for your own columns only or, when all 4 of yours are on the summit at that moment, for your partner’s.
rules-L9-3 = Your team builds when all 8 columns are on the summit. From then on, each partner has one attempt in each of their turns.

## The switches. Each is shown under the name of its option: what the sheet says, what we play (the default), and what can be chosen instead

rules-quatre_colonnes-options-title = Switches for your table
rules-quatre_colonnes-options = Here is what the printed sheet says, what we play, and what your table can choose instead. Set the switches before the game begins.
rules-quatre_colonnes-switch-dice-sheet = You choose: one die, or 2 dice to go faster.
rules-quatre_colonnes-switch-dice-ours = One die. Only the monument always takes 2 dice.
rules-quatre_colonnes-switch-dice-or = The whole game with 2 dice.
rules-quatre_colonnes-switch-teams-sheet = With 4 players there may be 2 teams. Their game goes on like any other.
rules-quatre_colonnes-switch-teams-ours = Everyone plays alone.
rules-quatre_colonnes-switch-teams-or = In 2 teams, with partners face to face.
rules-quatre_colonnes-switch-third_six-sheet = A column goes back to its start cell. The example shows that it is the one moved last.
rules-quatre_colonnes-switch-third_six-ours = The same: back to the start cell.
rules-quatre_colonnes-switch-third_six-or = Stricter: always back to the workshop.
rules-quatre_colonnes-switch-finish-sheet = Nothing about a throw that goes beyond the summit.
rules-quatre_colonnes-switch-finish-ours = The summit is reached by exact count.
rules-quatre_colonnes-switch-finish-or = Easier: the surplus is lost, and the column has arrived.
rules-quatre_colonnes-switch-sums-sheet = Speaking of barriers: a six may also be 4 and 2, or 3 and 3. Nothing about a 5 by sum.
rules-quatre_colonnes-switch-sums-ours = Sums count for the six, and for the 5 that opens the workshop, as in Parcheesi with 2 dice.
rules-quatre_colonnes-switch-sums-or = For the six only, as on the sheet; or never: then only what one die shows counts.
rules-quatre_colonnes-switch-partners-sheet = It speaks of players, in teams too. By its letter, partners bar each other’s way and send each other back.
rules-quatre_colonnes-switch-partners-ours = Partners are one side: they pass each other’s barriers and never send each other back. Here we depart from the sheet, for the families who play it so.
rules-quatre_colonnes-switch-partners-or = By the letter: a partner is a player like any other, except that you help your partner with dice and bonuses (L9), and win together.

## The examples. Each stands beside a drawn board

rules-quatre_colonnes-examples-title = Examples on the board
rules-quatre_colonnes-example-1 = A yellow column is on its start cell, 5. Yellow throws a 6 and moves it to cell 11. Yellow throws again, another 6: this time another column may move. At a third 6, the column that moved last goes back to cell 5.
rules-quatre_colonnes-example-2 = Red is on white cell 10. Yellow, on 5 and with an empty workshop, throws a 5 and lands on 10: red goes back to its workshop, and yellow plays a bonus of 20.
rules-quatre_colonnes-example-3 = A red barrier stands on 12. Yellow is on 9, throws a 4 and cannot pass. When red throws a 6, one of these 2 red columns must move.
rules-quatre_colonnes-example-4 = A red pair stands on white cell 10. Yellow has one column on 5, 3 in the workshop, and throws a 5: it may not move but must bring a column out. If yellow’s workshop is empty and nothing else can move, the die is thrown again.
rules-quatre_colonnes-example-5 = A green and a red column are on 39, green’s start cell. Green has a column waiting and throws a 5: it comes out, red is sent back, and green plays a bonus of 20.
rules-quatre_colonnes-example-6 = A yellow column is on step 70, so 2 cells below the summit. With a 3 it cannot move. With a 2 it reaches the summit, and yellow may move another column 10 cells.
rules-quatre_colonnes-example-7 = With 2 dice, yellow throws 1 and 4 and has a column waiting. Together they make 5: the only thing yellow may do is bring a column out.
rules-quatre_colonnes-example-8 = With 2 dice, yellow throws 2 and 4: together a six. Yellow’s barrier on 12 must open, with the 2 or with the 4.
rules-quatre_colonnes-example-9 = All 4 yellow columns are on the summit. Each turn is now one throw of 2 dice, even in a game with one die: 3 and 3 wins.
rules-quatre_colonnes-example-10 = In teams, yellow has finished but green has not. Yellow’s 5 brings a green column out. If it sends another column back, yellow’s bonus of 20 goes to a green column.

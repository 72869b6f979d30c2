# The rules of Columbiz for players, clause by clause: rules-C3-2 is clause C3.2 of docs/rules/columbiz.md.
# Counts of 2 and more, and what dice show, are written as figures in every language: a test compares them.

rules-columbiz-intro = Columbiz is a game by Simone Luciani for 2 to 4 players. You throw 8 dice, keep the ones you like, and place your discs on the columns that the dice open. Lines of 3 or more discs score at once, and every disc that you capture becomes a prisoner who brings points at the end. Whoever has the most points wins.

## C1

rules-C1-title = Board, dice and discs
rules-C1-1 = The board has 6 columns of 6 cells. At the head of each column stands a die face, from 1 to 6, and the number in a cell says how many dice showing that face it costs. A cell is named by its column and its number: 5-3 costs 3 dice showing 5. Lines can run along a column, along a row of equal numbers, and along both diagonals.
rules-C1-2 = There are 8 dice and 59 discs: 18 purple, 18 blue, 13 grey and 10 black. With 2 players, purple and blue take 18 discs each. With 3 players, grey joins in and everyone takes 13. With 4 players, black joins in too and everyone takes 10. The discs that you have not placed yet are your reserve.
rules-C1-3 = To find out who begins, everyone throws one die: the highest begins. Players who tie for the highest throw again among themselves. After that, turns go clockwise around the table, seat by seat.

## C2

rules-C2-title = Throwing the dice
rules-C2-1 = Your turn begins with a throw of all 8 dice.
rules-C2-2 = After that you may throw again, at most 2 times: keep the dice you like, or none, and throw the others. Keeping all 8 means that you stop throwing.
rules-C2-3 = You may change your mind: a die that you kept earlier can be taken back and thrown again. If your table plays with the switch “stay kept”, what you keep stays kept for the whole turn; you may add more dice to it, or none.
rules-C2-4 = As long as you have a throw left and no disc could be placed with the dice as they lie, you may not stop: you have to throw again.
rules-C2-5 = After the third throw the dice stay as they lie.

## C3

rules-C3-title = Placing discs
rules-C3-1 = You place discs from your reserve one at a time: at least one in a turn, and at most 4. In the French edition, which is the usual one here, the most is 3 when 4 people play.
rules-C3-2 = A disc can only go on a cell that is empty at that moment.
rules-C3-3 = A disc costs as many dice as the number in its cell, all showing the face of its column. Each die pays only once, and dice that you do not use are simply left over. So 3 dice showing 5 pay for 5-3, or for 5-1 and 5-2 in either order, or for just one of these small cells.
rules-C3-4 = Capturing: when you place a disc, every disc of your opponents that lies on a lower number in the same column leaves the board and becomes your prisoner. A cell that is freed this way can be used later in the same turn. Your own discs are never captured, and prisoners never come back.
rules-C3-5 = Lines: look at the disc that you have just placed, in all 4 directions. An unbroken line of your own discs through it scores at once if it has 3 or more: 3 discs give 1 point, 4 give 2, 5 give 3 and 6 give 4. If it stands in several lines, each of them scores. A line that you make longer scores again, with its whole new length. Lines that do not pass through the new disc score nothing.
rules-C3-6 = Once you have placed at least one disc, you say when your turn is over. It does not end by itself: until you say so, you can look at your discs and, on the screen, take them back.
rules-C3-7 = If after the third throw you cannot place even one disc, you forfeit 3 discs of your reserve, or all that is left of it if there are fewer. They go out of the game and count for nobody, and your turn is over.

## C4

rules-C4-title = The end of the game
rules-C4-1 = When a turn ends and that player’s reserve is empty, the round being played is the last one. It is played to its end, so that everyone, counting from the player who began, has had the same number of turns.
rules-C4-2 = Your final score is your line points and your prison points together. The more prisoners you have, the more each one brings: 0 prisoners give 0 points, 1 gives 1, 2 give 2, 3 give 4, 4 give 6, 5 give 9, 6 give 12, 7 give 16, 8 give 20, 9 give 25, 10 give 30, 11 give 36 and 12 give 42.
rules-C4-3 = Beyond 12 prisoners the points go on growing in the same way: 13 give 49, 14 give 56, 15 give 64. To work it out, take the number of prisoners plus one, multiply it by itself, divide by 4 and round down. If your table plays with the switch “add nothing”, the points stop at 42.
rules-C4-4 = The highest total wins. Equal totals share their rank: if 2 players come first together, both are number 1 and the next player is number 3.

## The switches. Each is shown under the name of its option: what the sheet says, what we play (the default), and what can be chosen instead

rules-columbiz-options-title = Switches for your table
rules-columbiz-options = Here is what the printed sheets say, what we play, and what your table can choose instead. Set the switches before the game begins.
rules-columbiz-switch-edition-sheet = There are 4 sheets, each with its customs. The Dutch, the Spanish and the Swedish one play alike.
rules-columbiz-switch-edition-ours = The French one. It alone has at most 3 discs a turn with 4 players.
rules-columbiz-switch-edition-or = The Dutch, Spanish or Swedish edition. It sets the other switches; one that you set yourself comes first.
rules-columbiz-switch-max_discs-sheet = All allow 4 discs in a turn. Only the French one adds that it is 3 with 4 players.
rules-columbiz-switch-max_discs-ours = As the French sheet: 4, and 3 with 4 players.
rules-columbiz-switch-max_discs-or = Any number from 1 to 8.
rules-columbiz-switch-kept_dice-sheet = They only speak of setting dice aside and throwing the rest.
rules-columbiz-switch-kept_dice-ours = A die that was set aside may be thrown again later, as in a later game by the same designer.
rules-columbiz-switch-kept_dice-or = Stricter: what you keep stays kept.
rules-columbiz-switch-beyond_twelve-sheet = The table ends at 12 prisoners and 42 points.
rules-columbiz-switch-beyond_twelve-ours = It goes on in the same way: every further prisoner adds points.
rules-columbiz-switch-beyond_twelve-or = Prisoners beyond 12 add nothing.

## The examples. Each stands beside a drawn board

rules-columbiz-examples-title = Examples on the board
rules-columbiz-example-1 = The dice show 1 2 3 3 5 5 5 6, and the board is empty. In one turn you may place discs on 3-2 and 5-3, or on 5-1 and 5-2. But not on 5-3 and 5-1: that would cost 4 dice showing 5, and you have only 3.
rules-columbiz-example-2 = Purple lies on 4-1 and 4-2. Blue has 6 dice showing 4 and pays 5 of them for 4-5: both purple discs are taken prisoner. With the last die showing 4, blue then places a disc on 4-1, which has just been freed.
rules-columbiz-example-3 = Purple lies on 4-4 and blue places a disc on 4-2: nothing is captured, because purple lies higher. Later purple places a disc on 4-6: it captures blue’s disc on 4-2 and keeps its own on 4-4.
rules-columbiz-example-4 = Purple lies on 2-2 and 3-3. A disc on 4-4 makes a diagonal of 3 and scores 1 point. In a later turn a disc on 5-5 makes it a line of 4 and scores 2 more: 3 points in all.
rules-columbiz-example-5 = Purple lies on 1-1 and 2-1 and on 4-1 and 5-1. A disc on 3-1 closes the gap: a line of 5, and 3 points at once.
rules-columbiz-example-6 = One single disc completes a row of 3 and a diagonal of 3. Each of the lines scores 1 point, so the disc brings 2 points.
rules-columbiz-example-7 = There are 2 discs left in the reserve. Even if the dice could pay for 4 cells, only these 2 discs can be placed. The reserve is then empty, and the round is played to its end.
rules-columbiz-example-8 = There are 2 discs left in the reserve, and after the third throw nothing can be placed. It should cost 3 discs, but the reserve can only give 2: they go out of the game, and the round is played to its end.

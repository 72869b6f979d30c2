# Guided first games, the “how to win” cards and the rules in one minute: in the browser and in the terminal.
# lesson-GAME-KEY is read before the learner acts, lesson-GAME-KEY-other answers another move that the rules allow.
# Say what to do in words that hold for a finger, a mouse and a keyboard. Cells are named by column and number.

## Around the lessons

lesson-title = Learn by playing
lesson-about = A guided first game, in three minutes.
# $step, $count (numbers)
lesson-step = Step { $step } of { $count }
lesson-begin = Begin
lesson-back = One step back
lesson-again = From the beginning
lesson-play = Play now
lesson-rules = Read the rules
lesson-impossible = That is not possible now.
lesson-how-to-win = How to win
lesson-understood = To the game
lesson-minute = In one minute
lesson-contents = Contents

## Columbiz

lesson-columbiz-topic-begin = Who begins
lesson-columbiz-topic-throw = Throw
lesson-columbiz-topic-keep = Keep
lesson-columbiz-topic-place = Place
lesson-columbiz-topic-capture = Capture
lesson-columbiz-topic-line = Lines
lesson-columbiz-topic-prison = Prison
lesson-columbiz-topic-end = The end

lesson-columbiz-begin = You are purple. Each player throws a die, and the higher one begins. Throw.
lesson-columbiz-throw = 5 against 3: you begin. A turn starts with all eight dice. Throw them.
lesson-columbiz-keep = In column 5, cell 3 costs three fives, and you have three. Keep the fives and throw the others.
lesson-columbiz-keep-other = You may, but three alike are a fine start.
lesson-columbiz-keep-again = A fourth five, and two threes. One throw is left: keep the fives and the threes.
lesson-columbiz-keep-again-other = You may, but fives and threes will pay for two cells.
lesson-columbiz-place = After the third throw the dice stay as they are, and they pay. Four fives buy cell 4 of column 5: place a disc there.
lesson-columbiz-place-other = You may, but higher up you are harder to take.
lesson-columbiz-place-again = You may place up to four discs in a turn. Two threes buy cell 2 of column 3.
lesson-columbiz-place-again-other = You may, but soon you will be glad to have cell 2 of column 3.
lesson-columbiz-done = Not every die has to be used. End your turn, then blue plays.
lesson-columbiz-done-other = You may, but you have only 18 discs for the whole game.
lesson-columbiz-throw-again = Blue has placed two discs. Remember the one in column 6. Your turn: throw.
lesson-columbiz-keep-pairs = Three sixes and two fours: keep them and throw the others.
lesson-columbiz-keep-pairs-other = You may, but the sixes and the fours are what you need.
lesson-columbiz-stop = Three sixes, three fours and a two: just right. You need not throw a third time. Stop, and place discs.
lesson-columbiz-stop-other = You may, but nothing is missing.
lesson-columbiz-capture = A disc takes every disc of the others that lies lower in its column. Place on cell 3 of column 6, above blue.
lesson-columbiz-capture-other = You may, but first take the blue disc.
lesson-columbiz-line = The blue disc is your prisoner. Three of your discs in a line score at once, diagonally too. Cell 3 of column 4 joins your two others: place there.
lesson-columbiz-line-other = You may, but that makes no line.
lesson-columbiz-longer = One point. A line made longer scores again, for its whole length. The two buys cell 1 of column 2: a line of four.
lesson-columbiz-longer-other = You may, but that makes no line of four.
lesson-columbiz-done-again = Two more points. End your turn and watch blue.
lesson-columbiz-done-again-other = You may, but save your discs.
lesson-columbiz-later = Blue went higher in column 5 and took your disc. Now we jump to your last turn: two discs are left. Throw.
lesson-columbiz-later-stop = Four twos and two fives are enough. Stop, and place discs.
lesson-columbiz-later-stop-other = You may, but nothing is missing.
lesson-columbiz-prison = The more prisoners, the more each is worth: 7 give 16 points, 9 give 25. Two blue discs lie in column 2. Place on cell 4, above them.
lesson-columbiz-prison-other = You may, but the two blue discs bring 9 points.
lesson-columbiz-last = Nine prisoners. Your last disc can make a line of three: place it on cell 2 of column 5.
lesson-columbiz-last-other = You may, but a line of three is waiting on cell 2 of column 5.
lesson-columbiz-end = Your reserve is empty, so this round is the last. End your turn: blue still has one.
lesson-columbiz-finished = 7 points for lines, 25 for your prisoners. Now you know the game.

lesson-columbiz-win-1 = Throw eight dice up to three times and keep what you like.
lesson-columbiz-win-2 = Pay with them: three fives buy cell 3 of column 5.
lesson-columbiz-win-3 = Your disc takes the others’ discs below it. Prisoners give points.
lesson-columbiz-win-4 = Three or more in a line give points at once. Most points win.

lesson-columbiz-minute-1 = In your turn you throw eight dice, up to three times, and each time keep those you like.
lesson-columbiz-minute-2 = Dice pay for cells: cell 3 of column 5 costs three fives. You place one to four discs.
lesson-columbiz-minute-3 = Your disc takes all discs of the others that lie lower in its column. They are your prisoners.
lesson-columbiz-minute-4 = Three or more of your discs in an unbroken line score at once: across, up or diagonally.
lesson-columbiz-minute-5 = If you cannot place anything after the third throw, you lose three discs.
lesson-columbiz-minute-6 = When somebody has no discs left, the round is played to its end. Lines and prisoners are added up, and the highest total wins.

## Les 4 colonnes

lesson-quatre_colonnes-topic-five = A five
lesson-quatre_colonnes-topic-six = A six
lesson-quatre_colonnes-topic-refuge = Refuge
lesson-quatre_colonnes-topic-barrier = Barrier
lesson-quatre_colonnes-topic-capture = Capture
lesson-quatre_colonnes-topic-summit = Summit
lesson-quatre_colonnes-topic-monument = Monument

lesson-quatre_colonnes-begin = You are yellow. Your four columns wait in the workshop, and only a five brings one out. Throw.
lesson-quatre_colonnes-throw-again = A three brings nobody out, and green had no luck either. Throw again.
lesson-quatre_colonnes-exit = A five. Bring a column out: it goes to your start cell, 5.
lesson-quatre_colonnes-throw-six = Green came out too. Columns run towards higher numbers. Throw.
lesson-quatre_colonnes-six = A six. Move your column six cells; after a six you throw again.
lesson-quatre_colonnes-draw-again = Your column is on cell 11. Throw again.
lesson-quatre_colonnes-refuge = One more cell, and you stand on a refuge, marked by a circle. There nobody can send you back. Move.
lesson-quatre_colonnes-later = Some turns later: green is close behind your refuge, and your second column is behind green. Throw.
lesson-quatre_colonnes-barrier = A three. Two of your columns on a refuge are a barrier that nobody else passes. Move the column from cell 9 to cell 12.
lesson-quatre_colonnes-barrier-other = You may, but then green can run past.
lesson-quatre_colonnes-throw-barrier = Green threw a four and could not pass: the throw is lost. Your turn: throw.
lesson-quatre_colonnes-open = A six. It opens your own barrier: one of its columns must move.
lesson-quatre_colonnes-draw-safe = After a six you throw again.
lesson-quatre_colonnes-stay = A three. Green stands behind your column on cell 12, which is safe there. Move the other one, on cell 18.
lesson-quatre_colonnes-stay-other = You may, but on a white cell green could send it back.
lesson-quatre_colonnes-throw-capture = Green has passed and stands on cell 14, a white cell. Throw.
lesson-quatre_colonnes-capture = A two, just right. Land on the green column: it goes back to its workshop.
lesson-quatre_colonnes-capture-other = You may, but green would get away.
lesson-quatre_colonnes-bonus = Sending a column back earns 20 cells for one of yours. From cell 14 they lead to a refuge, cell 34: move there.
lesson-quatre_colonnes-bonus-other = You may, but a refuge is safer.
lesson-quatre_colonnes-near = Now the end of a game: two of your columns are on the summit, one is two cells below it. Throw.
lesson-quatre_colonnes-exact = A three is too much for it: the summit wants the exact count. Move the column on cell 63.
lesson-quatre_colonnes-throw-summit = Two cells are still missing. Throw.
lesson-quatre_colonnes-summit = A two. Move the column on your arrow to the summit.
lesson-quatre_colonnes-summit-other = You may, but this two is just what the column on your arrow needs.
lesson-quatre_colonnes-bonus-summit = Reaching the summit earns 10 cells. Your last column is just that far away: move it.
lesson-quatre_colonnes-bonus-summit-other = You may decline a bonus, but this one brings your last column to the summit.
lesson-quatre_colonnes-build = All four are on the summit. Now you throw two dice: a double three builds the monument and wins. Throw.
lesson-quatre_colonnes-monument = 2 and 5: not yet. You have one attempt in each turn. Throw again.
lesson-quatre_colonnes-finished = A double three: the monument stands. Now you know the game.

lesson-quatre_colonnes-win-1 = A five brings a column out of the workshop.
lesson-quatre_colonnes-win-2 = Run once around the board and up your arrow to the summit.
lesson-quatre_colonnes-win-3 = Land on another’s column on a white cell: it goes back, and you move 20 cells.
lesson-quatre_colonnes-win-4 = All four on the summit: a double three builds the monument and wins.

lesson-quatre_colonnes-minute-1 = Your four columns wait in the workshop. A five brings one out, before anything else.
lesson-quatre_colonnes-minute-2 = Throw, and move one column by that number, once around the ring and up your arrow. After a six you throw again.
lesson-quatre_colonnes-minute-3 = If you land on a white cell where a lone column of somebody else stands, it goes back to its workshop, and one of yours may move 20 cells.
lesson-quatre_colonnes-minute-4 = On a refuge nobody can send you back. Two of your columns on a refuge or a start cell are a barrier that the others cannot pass, until you throw a six.
lesson-quatre_colonnes-minute-5 = You reach the summit by exact count, and another column of yours may then move 10 cells.
lesson-quatre_colonnes-minute-6 = With all four on the summit you throw two dice in your turn. The first double three builds the monument and wins.

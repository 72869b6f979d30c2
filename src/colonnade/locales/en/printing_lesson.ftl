# A lesson of fifty minutes for a class, as a teacher’s handout. Numbers come from the program: sentences name them, and type none.

## Every lesson

printing-lesson-goals = What pupils learn
printing-lesson-material = What you need in class
printing-lesson-timetable = Fifty minutes
# $minutes (number)
printing-lesson-minutes = { $minutes } min
printing-lesson-worksheet = Worksheet
printing-lesson-answers = Answers for the teacher
printing-lesson-name = Name and date
printing-lesson-chance = Chance
printing-lesson-exact = The program computes all numbers on this page exactly, and rounds them only here.
printing-lesson-behind = Behind the numbers
printing-lesson-levels = Easier and harder

## Columbiz

printing-lesson-columbiz-intro = Eight dice, up to three throws, and the question of what to keep: Columbiz is a lesson in chance that you can hold in your hands. For pupils from about eleven years, in groups of three or four.
printing-lesson-columbiz-goal-1 = To guess a chance, to test it by throwing, and to compute it.
printing-lesson-columbiz-goal-2 = To find the chance of “at least once” by way of “never”.
printing-lesson-columbiz-goal-3 = To see that a choice changes a chance: a flexible plan is worth more than a fixed one.
# $dice (number)
printing-lesson-columbiz-material-1 = { $dice } dice for each group.
printing-lesson-columbiz-material-2 = A board and discs for each group; this program prints them.
printing-lesson-columbiz-material-3 = The worksheet, one for each pupil; the answers, for the teacher only.
printing-lesson-columbiz-step-1 = Ask questions 1 and 2. Everybody writes a guess before a die is thrown; put some of them up for all to see.
printing-lesson-columbiz-step-2 = The groups throw eight dice twenty times and tally the most dice alike. Add up the tallies of all groups.
printing-lesson-columbiz-step-3 = Work out question 3 together: first the chance that three throws all fail. Then question 4.
printing-lesson-columbiz-step-4 = Play: each player has three turns of Columbiz. A player who keeps dice says aloud what for.
printing-lesson-columbiz-step-5 = Questions 5 and 6, alone or two by two. Compare guesses, tallies and the exact numbers.
printing-lesson-columbiz-step-6 = Close: where else in life can one try again, and when does it pay to change the plan?
# $throws (number), $once (text): a fraction
printing-lesson-columbiz-behind = A die that may be thrown { $throws } times misses a given face with a chance of 5/6 each time, so in the end it shows that face with a chance of { $once }. The eight dice are independent: the number of fives follows the binomial distribution with 8 trials and this chance. Where any face will do, there is no formula as short: the program tries every way of keeping and takes the best.
printing-lesson-columbiz-level-1 = Easier: two dice instead of eight, and one throw. List all 36 throws and count the doubles.
printing-lesson-columbiz-level-2 = Harder: compute the chance of exactly two fives in one throw of eight dice, and check the table by adding up.
printing-lesson-columbiz-question-1 = You throw eight dice. Must at least two of them show the same face? Say why.
printing-lesson-columbiz-question-2 = How often do at least three of eight dice show the same face? Guess, then throw twenty times and tally the most dice alike.
printing-lesson-columbiz-question-3 = A die may be thrown up to three times. What is the chance that it shows a five by then?
printing-lesson-columbiz-question-4 = You keep every five and throw the other dice again. How many fives do eight dice show after three throws, on average?
printing-lesson-columbiz-question-5 = You need four fives. Is your chance with three throws more or less than one half? Say what you expect, and why.
printing-lesson-columbiz-question-6 = Now any four dice alike will do. Which dice do you keep after the first throw? Is your chance larger than before?
printing-lesson-columbiz-answer-1 = Yes. There are eight dice and only six faces: the seventh die at the latest repeats one. A pair is certain.
# $chance (text): a percentage; $times (text): a number
printing-lesson-columbiz-answer-2 = In { $chance } of all throws; of twenty throws, about { $times }. The class’s tallies together come closer than those of one group.
# $never, $once (texts): fractions; $chance (text): a percentage
printing-lesson-columbiz-answer-3 = It fails three times with a chance of 5/6 × 5/6 × 5/6 = { $never }. So it succeeds with a chance of 1 − { $never } = { $once }, that is { $chance }.
# $dice (number), $once (text): a fraction, $mean (text): a number
printing-lesson-columbiz-answer-4 = Each die adds its chance: { $dice } × { $once } = { $mean }.
# $chance (text): a percentage
printing-lesson-columbiz-answer-5 = A little less: { $chance }. On average there are fewer than four fives after three throws, so that is no surprise.
# $cell, $row (texts): percentages
printing-lesson-columbiz-answer-6 = Keep the face that shows most often. The chance rises from { $cell } to { $row }: you follow the dice, instead of asking them for fives.
printing-lesson-columbiz-tally = Most dice alike
printing-lesson-columbiz-tallied = Times
printing-lesson-columbiz-alike = Eight dice, one throw: at least this many alike, of any face
printing-lesson-columbiz-alike-row = Alike
printing-lesson-columbiz-cell = A given cell: at least this many dice of its face by that throw, keeping all of them
printing-lesson-columbiz-row = Any cell of a row: at least this many dice alike by that throw, keeping in the best way
# $throw (number)
printing-lesson-columbiz-throw = Throw { $throw }
printing-lesson-columbiz-dice = Dice

## Les 4 colonnes

printing-lesson-quatre_colonnes-intro = A race of columns around the board, with dice to count and four ancient peoples to meet: Les 4 colonnes joins arithmetic and history in one lesson. For pupils from about nine years, in four groups.
printing-lesson-quatre_colonnes-goal-1 = To list all throws of two dice and to count those that matter.
printing-lesson-quatre_colonnes-goal-2 = To know that a chance of one in six does not mean exactly every sixth throw.
printing-lesson-quatre_colonnes-goal-3 = To tell how Greeks, Romans, Gauls and Iberians built in ancient France, and how we know.
printing-lesson-quatre_colonnes-material-1 = For each board two dice; for each player four columns. This program prints boards and columns.
# $cards (number)
printing-lesson-quatre_colonnes-material-2 = The { $cards } cards at the end, cut out: ten for each people.
printing-lesson-quatre_colonnes-material-3 = The worksheet, one for each pupil; the answers, for the teacher only.
printing-lesson-quatre_colonnes-step-1 = Show the board. Four workshops, four peoples: what do the pupils know of each?
printing-lesson-quatre_colonnes-step-2 = Each group reads the cards of its people and chooses two to tell the others (question 6).
printing-lesson-quatre_colonnes-step-3 = Questions 1 to 3: throw until a five comes and write down how long it took; then fill in the table of two dice.
printing-lesson-quatre_colonnes-step-4 = Play, with two dice. A group that brings a column out, or sends one back, tells the others about one of its cards.
printing-lesson-quatre_colonnes-step-5 = Questions 4 and 5, together. Compare with the numbers that the groups wrote down.
printing-lesson-quatre_colonnes-step-6 = Close: which building would you like to see, and what would you ask its builders?
printing-lesson-quatre_colonnes-behind = Two dice have 6 × 6 = 36 equally likely throws. If you list them all, you need not guess. For something with a chance of p one waits 1/p trials on average; yet the single most likely moment is always the very next trial.
printing-lesson-quatre_colonnes-level-1 = Easier: play with one die, and let the cards be read aloud by those who like to.
printing-lesson-quatre_colonnes-level-2 = Harder: find the places of the cards on a map of France, and put the buildings on a timeline.
printing-lesson-quatre_colonnes-question-1 = A five brings a column out of the workshop. What is the chance of a five with one die? How many throws did you need, and how many does it take on average?
printing-lesson-quatre_colonnes-question-2 = With two dice a sum of five counts too. Mark with a cross all throws in the table that bring a column out. How many are there?
printing-lesson-quatre_colonnes-question-3 = A six lets you throw again: a die shows it, or both add up to it. Draw a circle around these throws. How many are there?
# $way (number)
printing-lesson-quatre_colonnes-question-4 = From its start cell a column has { $way } cells to the summit. What does a die show on average? About how many throws of one die is that, and of two?
# $even (number)
printing-lesson-quatre_colonnes-question-5 = All four columns stand on the summit: a double three builds the monument. What is its chance? Is it likely within { $even } attempts?
printing-lesson-quatre_colonnes-question-6 = Choose two cards of your people. What was built, of what, and how do we know?
# $chance (text): a fraction; $mean (number)
printing-lesson-quatre_colonnes-answer-1 = { $chance }. On average it takes { $mean } throws; but one may well wait longer, and often it comes sooner.
# $count (number), $chance (text): a percentage
printing-lesson-quatre_colonnes-answer-2 = { $count } of 36, that is { $chance }: eleven with a five, and four with a sum of five.
# $count (number), $chance (text): a percentage
printing-lesson-quatre_colonnes-answer-3 = { $count } of 36, that is { $chance }: eleven with a six, and five with a sum of six, the double three among them.
# $mean (text), $one, $two (numbers)
printing-lesson-quatre_colonnes-answer-4 = { $mean } on average: about { $one } throws of one die, or { $two } of two. Bonuses shorten the way, captures lengthen it.
# $chance (text): a fraction; $mean, $even (numbers); $within (text): a percentage
printing-lesson-quatre_colonnes-answer-5 = { $chance }; it takes { $mean } attempts on average. Within { $even } it is a little more likely than not: { $within }.
printing-lesson-quatre_colonnes-answer-6 = Open. Stone, timber, earth and straw; walls, temples, water, houses. Every card names its source: a writer of antiquity, or a scholar of our time.
printing-lesson-quatre_colonnes-two-dice = All throws of two dice
printing-lesson-quatre_colonnes-draws = The chances of one throw
printing-lesson-quatre_colonnes-one = One die
printing-lesson-quatre_colonnes-two = Two dice, sums too
printing-lesson-quatre_colonnes-five = A five
printing-lesson-quatre_colonnes-six = A six
printing-lesson-quatre_colonnes-build = The monument within this many attempts
printing-lesson-quatre_colonnes-attempts = Attempts
printing-lesson-quatre_colonnes-cards = Cards to cut out

# What the review of a game and the statistics say in the browser. Chances and changes are texts: “43 %”, “+4.2 %”.

## The page

# $game (text): its name
web-review-of = { $game }: review
web-review-refused = This game cannot be reviewed
# $done (text): how much of it
web-review-working = The game is being looked through: { $done }.
web-review-curves = Chances to win, luck and losses
# $name, $change (texts)
web-review-luck-of = { $name }, luck: { $change }.
web-review-loss-of = { $name }, lost: { $change }.
web-review-key-luck = good luck
web-review-key-bad = bad luck
web-review-key-loss = lost by a decision
web-review-previous = To what happened before
web-review-next = To what happened next
web-review-table = All steps as a table
web-review-column-event = Event
web-review-column-worth = Luck or loss

## A step

web-review-step = This step
web-review-played = Played
web-review-best = Best
# $name, $change (texts)
web-review-throw-good = A good throw: worth { $change } to { $name }.
web-review-throw-bad = A bad throw: it cost { $name } { $change }.
web-review-throw-even = A throw that changed little.
web-review-forced = There was no choice.
web-review-fine = Nothing better was there.
web-review-slip = Something a little better was there: { $change }.
web-review-mistake = That lost { $change }.
web-review-blunder = That lost a great deal: { $change }.
web-review-correction = Looked at anew from here, the chance of { $name } is judged otherwise by { $change }. That is nobody’s doing.
web-review-turn = The whole turn
# $luck, $loss (texts)
web-review-turn-worth = Luck { $luck }, lost { $loss }.
# $moves (text): sentences
web-review-turn-best = The best with these dice: { $moves }
web-review-turn-show = Show it on the board
web-review-try = Try it from here

## The whole game

web-review-moments = What decided the game
web-review-summary = Luck and skill
# $grade (text): “a club player”
web-review-grade = Played like { $grade }.
web-review-average-dice = With average dice, won in { $chance }.
web-review-result = Result
web-review-luck = Luck, one’s own and the others’
# $count (number): decisions
web-review-loss = Lost in { $count ->
    [one] one decision
   *[other] { $count } decisions
  }
web-review-adjusted = Result without luck
web-review-kind-keep = Keeping
web-review-kind-place = Placing
web-review-kind-move = Moving
web-review-kind-bonus = Bonuses
web-review-luckiest = Luckiest throw
web-review-unluckiest = Unluckiest throw
# $count (number); $mean, $deviation, $largest (texts)
web-review-corrections = Where the judgement looks ahead anew, it disagrees with itself a little: { $count ->
    [one] once
   *[other] { $count } times
  }, by { $mean } on average, with a spread of { $deviation } and { $largest } at most. That is neither luck nor skill, and it is counted apart.

## Statistics

web-statistics-none = No game has ended in this browser yet. When one has, it is counted here.
web-statistics-play = Play a game
web-statistics-game = Game
web-statistics-player = Player
web-statistics-everybody = Everybody
web-statistics-nameless = a friend
web-statistics-games = Games
web-statistics-won = Won
web-statistics-average = Won with average dice
web-statistics-luck = Luck per game
web-statistics-loss = Lost per game
# $count (number): games
web-statistics-unreviewed = { $count ->
    [one] One game was not reviewed yet.
   *[other] { $count } games were not reviewed yet.
  }
web-statistics-review = Review them
# $done, $count (numbers)
web-statistics-working = Game { $done } of { $count } is being looked through.
web-statistics-plot-won = Results
web-statistics-plot-average = Results without luck
web-statistics-plot-luck = Luck
web-statistics-plot-loss = Lost by decisions
web-statistics-kinds = What was lost where, per game
# $count (number): games
web-statistics-lines = The lines are means of the last { $count ->
    [one] game
   *[other] { $count } games
  }.
web-statistics-list = All games
web-statistics-day = Day
web-statistics-against = With
web-statistics-grade = Played like
web-statistics-export = Save as a file
web-statistics-erase = Erase all
web-statistics-erase-sure = Really erase all
web-statistics-local = All of this lies in this browser alone. Games that were tried from a position do not count.

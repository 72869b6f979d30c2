# What the review of a game and the statistics say in the browser. Chances and losses are numbers between 0 and 1; changes with a sign are texts: “+4.2 %”.

## The page

# $game (text): its name
web-review-of = { $game }: review
web-review-refused = This game cannot be reviewed
# $done (text): how much of it
web-review-working = The game is being looked through: { $done }.
web-review-chances = Chances to win
web-review-curves = Chances to win, luck and losses
web-review-key-luck = good luck
web-review-key-bad = bad luck
web-review-key-loss = lost by a decision
web-review-key-unsure = perhaps lost
web-review-key-doubt = the program corrects itself
web-review-previous = To what happened before
web-review-next = To what happened next
web-review-numbers = Numbers
web-review-table = All steps as a table
web-review-column-event = Event
web-review-column-owner = Whose
web-review-column-worth = Luck or loss

## A step

web-review-step = This step
web-review-played = Played
web-review-best = Best
web-review-forced = There was no choice.
web-review-fine = Nothing better was there.
# $who (text): you, team (the reader’s), group (several people), other; $name; $luck (text): more, less, even; $change (number)
web-review-said-luck = { $luck ->
    [more] A good throw: it brought { $who ->
        [you] you
        [team] your team
        [group] { $name }
       *[other] { $name }
      } { PERCENT($change) }.
    [less] A bad throw: it cost { $who ->
        [you] you
        [team] your team
        [group] { $name }
       *[other] { $name }
      } { PERCENT($change) }.
   *[even] A throw that changed next to nothing.
  }
web-review-close = Hardly anything better was there.
# $size (text): slip, mistake, unsure, blunder; $cost (number)
web-review-said-cost = { $size ->
    [slip] A small slip: it cost
    [mistake] A mistake: it cost
    [unsure] Perhaps a mistake: it cost
   *[blunder] A big mistake: it cost
  } { $who ->
    [you] you
   *[other] { $name }
  } { PERCENT($cost) }.
# $trials (number): per action; $loss, $margin (numbers)
web-review-check-none = Not certain: it has not been played out often enough.
web-review-check-confirmed = Confirmed: played on to the end, { $trials } times each way, it cost { PERCENT($loss) } ± { PERCENT($margin) }.
web-review-check-open = Not certain: played on to the end, { $trials } times each way, it cost { PERCENT($loss) } ± { PERCENT($margin) }.
web-review-checking = Large losses are being checked: the game is played on from there many times.
web-review-moves-missing = What moves would do here could not be loaded.
# $name; $change (number); $luck (text): more, less
web-review-correction = Seen afresh from here, { $name } stands { PERCENT($change) } { $luck ->
    [more] higher
   *[less] lower
  } than it looked. That is nobody’s doing.
# $moves (text): sentences
web-review-turn-best = The best with these dice: { $moves }
web-review-turn-show = Show it on the board
# $name (text): of a bot
web-review-try = Try it from here against { $name }
web-review-try-about = A game tried from here does not count in your statistics.

## The whole game

# $who, $name; $dice (text): with, thanks, against, even
web-review-headline-won = { $who ->
    [you] You
    [team] Your team
    [group] { $name }
   *[other] { $name }
  } won, { $dice ->
    [with] and the dice helped
    [thanks] thanks to the dice
    [against] against the dice
   *[even] and the dice took no side
  }.
# $dice (text): with, because, against, even
web-review-headline-lost = { $who ->
    [you] You
    [team] Your team
    [group] { $name }
   *[other] { $name }
  } lost, { $dice ->
    [with] although the dice helped
    [because] because of the dice
    [against] and the dice did not help
   *[even] and the dice took no side
  }.
web-review-headline-shared = { $who ->
    [you] You
    [team] Your team
    [group] { $name }
   *[other] { $name }
  } shared the win.
# $who (text): you, other; $luck (text): more, less, even; $change, $cost (numbers)
web-review-balance = { $luck ->
    [more] The dice gave { $who ->
        [you] you
       *[other] { $name }
      } { PERCENT($change) } more than average
    [less] The dice gave { $who ->
        [you] you
       *[other] { $name }
      } { PERCENT($change) } less than average
   *[even] The dice were neither for nor against { $who ->
        [you] you
       *[other] { $name }
      }
  }; { $who ->
    [you] your own decisions cost you
   *[other] { $name }’s own decisions cost
  } { $cost ->
    [0] next to nothing
   *[other] { PERCENT($cost) }
  }.
# $who (text): team, group
web-review-dice = { $luck ->
    [more] The dice gave { $who ->
        [team] your team
       *[group] { $name }
      } { PERCENT($change) } more than average.
    [less] The dice gave { $who ->
        [team] your team
       *[group] { $name }
      } { PERCENT($change) } less than average.
   *[even] The dice were neither for nor against { $who ->
        [team] your team
       *[group] { $name }
      }.
  }
web-review-gave = { $who ->
    [you] Your own decisions cost
   *[other] { $name }’s decisions cost
  } { $cost ->
    [0] next to nothing
   *[other] { PERCENT($cost) }
  }.
# $times (number): of a hundred games
web-review-average = With average dice { $who ->
    [you] you
    [team] your team
    [group] { $name }
   *[other] { $name }
  } would win { $times ->
    [0] next to no game like this
    [1] one in a hundred games like this
    [100] nearly every game like this
   *[other] { $times } of a hundred games like this
  }.
# $low, $high (numbers): of a hundred games
web-review-average-between = With average dice { $who ->
    [you] you
    [team] your team
    [group] { $name }
   *[other] { $name }
  } would win between { $low } and { $high } of a hundred games like this.
web-review-more = More about this game
web-review-percent-ask = What do the percentages mean?
web-review-percent = They are parts of a win: a throw that takes your chance from { PERCENT(0.4) } to { PERCENT(0.52) } gives you { PERCENT(0.12) }. The dice are held against all the throws that could have come, the others’ throws too. A decision is held against the best one with those dice. Over a long game both can add up to more than { PERCENT(1) }.
# $when (text): early, middle, late; $from, $to, $best, $after (numbers): chances
web-review-moment-throw = { $when ->
    [early] Early on
    [late] Near the end
   *[middle] Halfway through
  }, the dice { $luck ->
    [less] let
   *[more] smiled on
  } { $who ->
    [you] you
    [team] your team
    [group] { $name }
   *[other] { $name }
  }{ $luck ->
    [less] {""} down
   *[more] {""}
  }: from { PERCENT($from) } to { PERCENT($to) }.
web-review-moment-start = The throw for who begins suited { $who ->
    [you] you
    [team] your team
    [group] { $name }
   *[other] { $name }
  }: from { PERCENT($from) } to { PERCENT($to) }.
web-review-moment-last = The last throw won the game for { $who ->
    [you] you
    [team] your team
    [group] { $name }
   *[other] { $name }
  }: just before, the chance was { PERCENT($from) }.
web-review-moment-choice = { $when ->
    [early] Early on
    [late] Near the end
   *[middle] Halfway through
  }, { $who ->
    [you] you
   *[other] { $name }
  } { $sure ->
    [no] perhaps gave
   *[yes] gave
  } a lot away: { PERCENT($best) } with the best move, { PERCENT($after) } after this one.
web-review-decisive = The turning point
web-review-moments = What decided the game
web-review-summary = Luck and skill
# $grade (text): “a club player”
web-review-grade = Played like { $grade }.
# $best, $worst (texts): “a club player”; $count (number): decisions, at least eight
web-review-grade-open = That leaves it open between { $best } and { $worst }: { $count } decisions had something at stake.
web-review-grade-firm = That is firm: { $count } decisions had something at stake.
web-review-grade-none = Too little was at stake to grade these decisions.
# $chance, $low, $high (numbers)
web-review-average-dice = With average dice, won in { CASES($chance) } (between { PERCENT($low) } and { PERCENT($high) }).
web-review-average-none = What average dice would have brought cannot be told from this game: the program corrected itself too much.
web-review-start = At the start
web-review-result = Result
web-review-luck = Luck, one’s own and the others’
web-review-gifts = Given by the others’ decisions
web-review-corrected = The program’s corrections of itself
web-review-set-up = Positions set up by hand
# $count (number): decisions
web-review-loss = Lost in { $count ->
    [one] one decision
   *[other] { $count } decisions
  }
web-review-adjusted = Result without luck
web-review-luckiest = Luckiest throw
web-review-unluckiest = Unluckiest throw
# $count (number); $mean, $deviation, $largest (texts)
web-review-corrections = Where the judgement looks ahead anew, it disagrees with itself a little: { $count ->
    [one] once
   *[other] { $count } times
  }, by { $mean } on average, with a spread of { $deviation } and { $largest } at most. That is neither luck nor skill, and it is counted apart.

## Statistics

web-statistics-none = No game has ended here yet. After your first one you read here what the dice gave you and what your decisions cost.
web-statistics-play = Play a game
web-statistics-game = Game
web-statistics-player = Player
web-statistics-everybody = Everybody
web-statistics-nameless = a friend
web-statistics-people = People you have played with
# $who (text): you, other; $name; $result (text): won, shared, lost
web-statistics-one = { $who ->
    [you] You
   *[other] { $name }
  } played one game and { $result ->
    [won] won it
    [shared] shared the win
   *[lost] lost it
  }.
# $result (text): none, all, some; $won, $count (numbers): games, at least two
web-statistics-record = { $result ->
    [none] { $who ->
        [you] You have played { $count } games and not won one yet
       *[other] { $name } has played { $count } games and not won one yet
      }.
    [all] { $who ->
        [you] You
       *[other] { $name }
      } won all { $count } games.
   *[some] { $who ->
        [you] You
       *[other] { $name }
      } won { $won } of { $count } games.
  }
web-statistics-shared = { $count ->
    [one] In one more the win was shared.
   *[other] In { $count } more the win was shared.
  }
# $luck (text): much-more, more, bit-more, even, bit-less, less, much-less; $change (number); $count (number): games they are the mean of
web-statistics-dice = The dice were { $luck ->
    [much-more] very kind to
    [more] kind to
    [bit-more] a little kind to
    [bit-less] a little unkind to
    [less] unkind to
    [much-less] very unkind to
   *[even] neither for nor against
  } { $who ->
    [you] you
   *[other] { $name }
  }{ $luck ->
    [even] {""}
   *[other] : { PERCENT($change) }{ $count ->
    [one] {""}
   *[other] {" "}a game
  }
  }.
web-statistics-cost = { $who ->
    [you] Your own decisions cost you
   *[other] { $name }’s own decisions cost
  } { $cost ->
    [0] next to nothing
   *[other] { PERCENT($cost) }
  }{ $count ->
    [one] {""}
   *[other] {" "}a game
  }.
# $kind (text): keep, place, move, bonus
web-statistics-most = { $kind ->
    [keep] Most of it went when keeping dice.
    [place] Most of it went when placing discs.
    [move] Most of it went when moving.
   *[bonus] Most of it went when playing bonuses.
  }
# $way (text): better, worse, same; $before, $now (numbers): losses a game; $count (number): games, at least three
web-statistics-trend = { $way ->
    [better] It is getting better
    [worse] Lately decisions cost more
   *[same] It goes on as before
  }: { PERCENT($before) } a game at first, { PERCENT($now) } in the last { $count } games.
# $times (number): of a hundred games
web-statistics-fair = With average dice { $who ->
    [you] you
   *[other] { $name }
  } would have won { $times ->
    [0] hardly any game
    [1] one of a hundred games
    [100] nearly every game
   *[other] { $times } of a hundred games
  }.
web-statistics-recent = The last games
web-statistics-result = { $result ->
    [won] Won
    [shared] Shared
   *[lost] Lost
  }
web-statistics-unnamed = Without a name
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
web-statistics-review = { $count ->
    [one] Review it
   *[other] Review them
  }
web-statistics-failed = { $count ->
    [one] One game could not be reviewed.
   *[other] { $count } games could not be reviewed.
  }
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

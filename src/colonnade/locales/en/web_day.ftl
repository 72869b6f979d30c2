# The day's throw: one turn, with the same dice for everybody. $date: a day and a month; $name: a colour

web-day-of = The throw of { $date }
web-day-task = One turn, and today everybody has these dice. You play { $name }: what do you keep, and where do you place?
# $mark (text): best, near, dear, missed
web-day-mark = { $mark ->
    [best] As good as the best turn
    [near] Nearly the best turn
    [dear] There was a better turn
   *[missed] Not played
  }
# $loss (number): a difference of chances
web-day-loss = Your decisions cost { PERCENT($loss) } of a win.
# $others (number): how many others have played; $worse (number): of them, those who gave up more
web-day-others = { $others ->
    [0] You are the first at this server.
   *[other] Better than { $worse } of { $others } at this server.
  }
# $done, $best (sentences): what was done, and what would have been best
web-day-dearest = Dearest: “{ $done }” Better: “{ $best }”
web-day-row = Your last seven days
web-day-streak = { $count ->
    [one] One day in a row
   *[other] { $count } days in a row
  }
web-day-false = These dice do not follow from the date: this server has changed them.
web-day-wait = One moment.
web-day-share = Share
web-day-games = To the games

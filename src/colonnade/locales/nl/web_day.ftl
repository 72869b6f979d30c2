# The day's throw: one turn, with the same dice for everybody. $date: a day and a month; $name: a colour

web-day-of = De worp van { $date }
web-day-task = Eén beurt, en vandaag heeft iedereen deze dobbelstenen. Je speelt { $name }: wat houd je, en waar leg je?
# $mark (text): best, near, dear, missed
web-day-mark = { $mark ->
    [best] Zo goed als de beste beurt
    [near] Bijna de beste beurt
    [dear] Er was een betere beurt
   *[missed] Niet gespeeld
  }
# $loss (number): a difference of chances
web-day-loss = Je keuzes kosten { PERCENT($loss) } van een overwinning.
# $others (number): how many others have played; $worse (number): of them, those who gave up more
web-day-others = { $others ->
    [0] Je bent de eerste op deze server.
   *[other] Beter dan { $worse } van de { $others } op deze server.
  }
# $done, $best (sentences): what was done, and what would have been best
web-day-dearest = Het duurst: “{ $done }” Beter: “{ $best }”
web-day-row = Je laatste zeven dagen
web-day-streak = { $count ->
    [one] Eén dag op rij
   *[other] { $count } dagen op rij
  }
web-day-false = Deze dobbelstenen volgen niet uit de datum: deze server heeft ze veranderd.
web-day-wait = Een ogenblik.
web-day-share = Delen
web-day-games = Naar de spellen

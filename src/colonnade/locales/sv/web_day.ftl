# The day's throw: one turn, with the same dice for everybody. $date: a day and a month; $name: a colour

web-day-of = Kastet den { $date }
web-day-task = En enda tur, och i dag har alla de här tärningarna. Du spelar { $name }: vad behåller du, och var lägger du?
# $mark (text): best, near, dear, missed
web-day-mark = { $mark ->
    [best] Lika bra som den bästa turen
    [near] Nästan den bästa turen
    [dear] Det fanns en bättre tur
   *[missed] Inte spelat
  }
# $loss (number): a difference of chances
web-day-loss = Dina val kostar { PERCENT($loss) } av en vinst.
# $others (number): how many others have played; $worse (number): of them, those who gave up more
web-day-others = { $others ->
    [0] Du är först på den här servern.
   *[other] Bättre än { $worse } av { $others } på den här servern.
  }
# $done, $best (sentences): what was done, and what would have been best
web-day-dearest = Dyrast: ”{ $done }” Bättre: ”{ $best }”
web-day-row = Dina sju senaste dagar
web-day-streak = { $count ->
    [one] En dag i rad
   *[other] { $count } dagar i rad
  }
web-day-false = De här tärningarna följer inte av datumet: servern har ändrat dem.
web-day-wait = Ett ögonblick.
web-day-share = Dela
web-day-games = Till spelen

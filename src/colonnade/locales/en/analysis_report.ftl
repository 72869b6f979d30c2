# The report of a review and of a rollout, beside what the review says in the browser.

# $game (text): its name
report-title = { $game }: luck and skill
report-unfinished = The game is not over: this is how it stands.
report-dearest = The dearest decisions
report-no-loss = No decision lost anything.
# $name, $change (texts)
report-throw-good = A good throw: worth { PERCENT($change) } to { $name }.
report-throw-bad = A bad throw: it cost { $name } { PERCENT($change) }.
report-mistake = { $name } lost { PERCENT($change) } by that.
report-ply = ply
# $count (number); $least (number)
report-smaller = { $count ->
    [one] One event that changed less than { PERCENT($least) } is left out; --all shows it.
   *[other] { $count } events that changed less than { PERCENT($least) } are left out; --all shows them.
  }
# $ply (number); $changes (text): names and changes
report-correction = At ply { $ply } the program corrects itself, which is nobody’s luck and nobody’s fault: { $changes }.
report-made = Made by Colonnade. This page needs nothing but itself.

## Rollouts

# $name (text)
report-rollout-title = { $name } to move, rolled out
report-rollout-action = action
report-rollout-position = the position
report-rollout-evaluated = judged
report-rollout-rolled = rolled out
report-rollout-interval = 95 % interval
report-rollout-behind = behind the best
# $trials (number)
report-rollout-settled = After { $trials ->
    [one] one trial
   *[other] { $trials } trials
  } each the answer is clear enough.
# $trials (number)
report-rollout-unsettled = { $trials ->
    [one] One trial each was
   *[other] { $trials } trials each were
  } not enough for the precision asked for; --trials and --seconds allow more.
# $trials, $turns (numbers)
report-rollout-judged = After { $trials ->
    [one] one trial
   *[other] { $trials } trials
  } each the intervals are narrow enough. But after { $turns ->
    [one] one turn
   *[other] { $turns } turns
  } the positions were judged, not played on, and no interval contains how far that errs.
report-rollout-endings = After each action the turn was ended as written beside it. Where another end is judged to be better than this one turned out, the intervals contain it.
# $count (text): 10.3
report-rollout-worth = Without luck, a trial is worth { $count } plain ones.

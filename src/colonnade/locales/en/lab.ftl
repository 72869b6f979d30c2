# The benchmark positions and the opening tables.

## benchmark-bot

cli-benchmark-progress = Deciding
# $name (text): a game
cli-benchmark-title = { $name }: mean loss in % of a win, with its 95 % interval
cli-benchmark-players = { $players ->
    [one] one player
   *[other] { $players } players
  }
cli-benchmark-stands = stands between
cli-benchmark-positions = positions
cli-benchmark-above = beyond { $level }
cli-benchmark-below = below { $level }
cli-benchmark-note = 0 means the best action every time. The levels were measured once, some of them on a part of the positions.
error-benchmark-game = There are no benchmark positions of “{ $game }”. There are some of: { $games }.
# $reason (text): in English
error-benchmark-crashed = “{ $name }” failed at the position { $position }: { $reason }
error-benchmark-decision = “{ $name }” answered { $kind } instead of a decision with at least one action, at the position { $position }.
error-benchmark-illegal = “{ $name }” chose “{ $action }”, which is not legal at the position { $position }.
error-positions-file = This is no file of benchmark positions: { $reason }
error-positions-format = The file of benchmark positions has format { $given }, and this program reads format { $known }.
error-positions-checksum = The file { $file } is not the one that came with the program: its checksum differs. Install the program again.

## openings

# $name (text): a game; $share (text): a percentage
cli-openings-title = { $name }, { $players ->
    [one] one player
   *[other] { $players } players
  }: { $throws ->
    [one] one first throw
   *[other] { $throws } first throws
  }. The player who begins takes { $share } of the wins among masters.
cli-openings-likeliest = The likeliest throws
cli-openings-best = The best throws
cli-openings-worst = The worst throws
cli-openings-dice = dice
cli-openings-chance = chance
cli-openings-action = best
cli-openings-share = share of the win
cli-openings-behind = behind the best
# $throw, $chance (text)
cli-openings-throw = First throw { $throw }, { $chance } of all
cli-openings-more = { $count ->
    [one] One other action is worse.
   *[other] { $count } other actions are worse.
  }
cli-openings-note = By the master’s evaluator, one turn ahead. Add the dice of a throw after the game’s name to see what to do with it; --csv FILE writes all of them.
error-openings-none = { $game } has no first throw after which anybody decides.
error-openings-throw = “{ $given }” is no first throw of this game. An example: { $example }.

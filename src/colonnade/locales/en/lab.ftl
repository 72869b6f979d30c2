# The opening tables.

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
cli-openings-note = By the master’s evaluator, one turn ahead. The dice of a throw after the game’s name show what to do with it; --csv FILE writes all of them.
error-openings-none = { $game } has no first throw after which anybody decides.
error-openings-throw = “{ $given }” is no first throw of this game. One is: { $example }.

# The opening tables.

## openings

# $name (text): a game; $share (text): a percentage
cli-openings-title = { $name }, { $players ->
    [one] één speler
   *[other] { $players } spelers
  }: { $throws ->
    [one] één eerste worp
   *[other] { $throws } eerste worpen
  }. Wie begint, haalt onder meesters { $share } van de overwinningen.
cli-openings-likeliest = De waarschijnlijkste worpen
cli-openings-best = De beste worpen
cli-openings-worst = De slechtste worpen
cli-openings-dice = dobbelstenen
cli-openings-chance = kans
cli-openings-action = het beste
cli-openings-share = deel van de winst
cli-openings-behind = achter het beste
# $throw, $chance (text)
cli-openings-throw = Eerste worp { $throw }, { $chance } van alle worpen
cli-openings-more = { $count ->
    [one] Eén andere actie is minder goed.
   *[other] { $count } andere acties zijn minder goed.
  }
cli-openings-note = Volgens de beoordeling van de meester, één beurt vooruit. De dobbelstenen van een worp na de naam van het spel laten zien wat je ermee doet; --csv FILE schrijft ze allemaal.
error-openings-none = { $game } heeft geen eerste worp waarna iemand beslist.
error-openings-throw = “{ $given }” is geen eerste worp van dit spel. Dit is er een: { $example }.

# The opening tables.

## openings

# $name (text): a game; $share (text): a percentage
cli-openings-title = { $name }, { $players ->
    [one] en spelare
   *[other] { $players } spelare
  }: { $throws ->
    [one] ett första kast
   *[other] { $throws } första kast
  }. Den som börjar tar { $share } av vinsterna bland mästare.
cli-openings-likeliest = De troligaste kasten
cli-openings-best = De bästa kasten
cli-openings-worst = De sämsta kasten
cli-openings-dice = tärningar
cli-openings-chance = sannolikhet
cli-openings-action = bäst
cli-openings-share = andel av vinsten
cli-openings-behind = efter det bästa
# $throw, $chance (text)
cli-openings-throw = Första kast { $throw }, { $chance } av alla
cli-openings-more = { $count ->
    [one] En annan handling är sämre.
   *[other] { $count } andra handlingar är sämre.
  }
cli-openings-note = Enligt mästarens bedömning, en tur framåt. Tärningarna i ett kast efter spelets namn visar vad man gör med det; --csv FILE skriver alla.
error-openings-none = { $game } har inget första kast efter vilket någon beslutar.
error-openings-throw = ”{ $given }” är inget första kast i det här spelet. Ett är: { $example }.

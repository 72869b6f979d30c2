# Rapporten om en analys, vid sidan av vad analysen säger i webbläsaren.

# $game (text): its name
report-title = { $game }: tur och skicklighet
report-unfinished = Partiet är inte slut: så här står det.
report-dearest = De dyraste valen
report-no-loss = Inget val förlorade något.
# $name, $change (texts)
report-throw-good = Ett bra kast: värt { PERCENT($change) } för { $name }.
report-throw-bad = Ett dåligt kast: det kostade { $name } { PERCENT($change) }.
report-mistake = { $name } förlorade { PERCENT($change) } på det.
report-ply = drag
# $count (number); $least (number)
report-smaller = { $count ->
    [one] En händelse som ändrade mindre än { PERCENT($least) } är utelämnad; --all visar den.
   *[other] { $count } händelser som ändrade mindre än { PERCENT($least) } är utelämnade; --all visar dem.
  }
# $ply (number); $changes (text): names and changes
report-correction = Vid drag { $ply } rättar programmet sig, vilket är ingens tur och ingens fel: { $changes }.
report-made = Gjord av Colonnade. Sidan behöver inget annat än sig själv.

## Rollouts

# $name (text)
report-rollout-title = { $name } vid draget, utspelat
report-rollout-action = handling
report-rollout-position = ställningen
report-rollout-evaluated = bedömt
report-rollout-rolled = utspelat
report-rollout-interval = 95 % intervall
report-rollout-behind = efter det bästa
# $trials (number)
report-rollout-settled = Efter { $trials ->
    [one] ett försök
   *[other] { $trials } försök
  } vardera är svaret klart nog.
# $trials (number)
report-rollout-unsettled = { $trials ->
    [one] Ett försök
   *[other] { $trials } försök
  } vardera räckte inte för den begärda noggrannheten; --trials och --seconds tillåter fler.
# $trials, $turns (numbers)
report-rollout-judged = Efter { $trials ->
    [one] ett försök
   *[other] { $trials } försök
  } vardera är intervallen smala nog. Men efter { $turns ->
    [one] en tur
   *[other] { $turns } turer
  } bedömdes ställningarna i stället för att spelas ut, och inget intervall rymmer felet i den bedömningen.
report-rollout-endings = Efter varje handling avslutades turen så som det står bredvid. Där ett annat slut bedöms vara bättre än vad detta blev, rymmer intervallen det.
# $count (text): 10.3
report-rollout-worth = Utan tur är ett försök värt { $count } vanliga.

# Het verslag van een analyse, naast wat de analyse in de browser zegt.

# $game (text): its name
report-title = { $game }: geluk en kunde
report-unfinished = De partij is niet uit: zo staat ze ervoor.
report-dearest = De duurste keuzes
report-no-loss = Geen keuze heeft iets verloren.
# $name, $change (texts)
report-throw-good = Een goede worp: { PERCENT($change) } waard voor { $name }.
report-throw-bad = Een slechte worp: hij kostte { $name } { PERCENT($change) }.
report-mistake = { $name } verloor daarmee { PERCENT($change) }.
report-ply = zet
# $count (number); $least (number)
report-smaller = { $count ->
    [one] Eén gebeurtenis die minder dan { PERCENT($least) } veranderde, is weggelaten; --all toont ze.
   *[other] { $count } gebeurtenissen die minder dan { PERCENT($least) } veranderden, zijn weggelaten; --all toont ze.
  }
# $ply (number); $changes (text): names and changes
report-correction = Bij zet { $ply } corrigeert het programma zich; dat is niemands geluk en niemands fout: { $changes }.
report-made = Gemaakt door Colonnade. Deze pagina heeft niets anders nodig.

## Rollouts

# $name (text)
report-rollout-title = { $name } aan zet, uitgespeeld
report-rollout-action = actie
report-rollout-position = de stelling
report-rollout-evaluated = beoordeeld
report-rollout-rolled = uitgespeeld
report-rollout-interval = 95%-interval
report-rollout-behind = achter de beste
# $trials (number)
report-rollout-settled = Na { $trials ->
    [one] één poging
   *[other] { $trials } pogingen
  } elk is het antwoord duidelijk genoeg.
# $trials (number)
report-rollout-unsettled = { $trials ->
    [one] Eén poging elk was
   *[other] { $trials } pogingen elk waren
  } niet genoeg voor de gevraagde precisie; --trials en --seconds staan er meer toe.
# $trials, $turns (numbers)
report-rollout-judged = Na { $trials ->
    [one] één poging
   *[other] { $trials } pogingen
  } elk zijn de intervallen smal genoeg. Maar na { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
  } zijn de stellingen beoordeeld en niet uitgespeeld; hoever dat ernaast zit, staat in geen enkel interval.
report-rollout-endings = Na elke actie is de beurt beëindigd zoals ernaast staat. Waar een ander einde beter beoordeeld wordt dan dit uitpakte, omvatten de intervallen ook dat.
# $count (text): 10.3
report-rollout-worth = Zonder geluk is een poging { $count } gewone waard.

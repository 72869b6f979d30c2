# The rules of Les 4 colonnes for players, clause by clause: rules-L4-2 is clause L4.2 of docs/rules/les-4-colonnes.md.
# Counts of 2 and more, and what dice show, are written as figures in every language: a test compares them.

rules-quatre_colonnes-intro = Les 4 colonnes är en kapplöpning för 2 till 4 spelare, släkt med Parcheesi. Du för dina 4 pelare ut ur verkstaden, ett varv runt brädet och längs din pil till toppen. Sedan bygger du ditt monument med en dubbel 3:a. Den som bygger först vinner.

## L1

rules-L1-title = Brädet
rules-L1-1 = Banan är en ring av rutor numrerade från 1 till 68. Pelarna går alltid mot högre nummer, och det är moturs på brädet. Efter ruta 68 kommer ruta 1 igen.
rules-L1-2 = Var och en av de 4 färgerna har en fjärdedel om 17 rutor; i stigande ordning är det gul, röd, grön och blå. Gul ligger mitt emot grön, och röd mitt emot blå. Gul (grekerna) börjar på ruta 5 och lämnar ringen efter ruta 68. Röd (romarna) börjar på 22 och lämnar den efter 17. Grön (gallerna) börjar på 39 och lämnar den efter 34. Blå (ibererna) börjar på 56 och lämnar den efter 51. Folken är till för ögat och ändrar ingenting i spelet.
rules-L1-3 = Varje färg har sin egen verkstad. Där väntar dess 4 pelare tills de får ge sig av.
rules-L1-4 = Startrutorna är 5, 22, 39 och 56. Fristäderna är 12, 17, 29, 34, 46, 51, 63 och 68. Startrutor och fristäder är tillsammans de säkra rutorna. De andra 56 rutorna i ringen är de vita rutorna.
rules-L1-5 = Varje färg har en pil med 8 rutor som bara dess egna pelare får gå in på. Den sista är toppen, mitt på brädet.
rules-L1-6 = Stegen visar hur långt en pelare har kommit: 0 i verkstaden, 1 på sin startruta, 64 på sin sista ruta i ringen (för gul är det ruta 68) och 65 till 72 på pilen. Steg 72 är toppen.
rules-L1-7 = Brädet är ett kors med 4 armar, var och en 3 banor bred och 8 rader lång. Den gula armen pekar åt söder: dess västra bana går utåt från 60 till 67, ruta 68 ligger mitt i den yttre änden, och dess östra bana går inåt från 1 till 8. De andra 7 raderna i mittbanan är pilens rutor 1 till 7, och toppen ligger i kvadraten i mitten. Den röda armen pekar åt öster, med rutorna 9 till 16, 17, och 18 till 25. Den gröna pekar åt norr, med 26 till 33, 34, och 35 till 42. Den blå pekar åt väster, med 43 till 50, 51, och 52 till 59. Verkstäderna ligger i hörnen.

## L2

rules-L2-title = Spelare och turer
rules-L2-1 = Spelet är för 2 till 4 spelare, var och en med valfri färg. Den yngsta börjar. Turen går medurs, i ordningen gul, blå, grön, röd; pelarna går åt andra hållet.
rules-L2-2 = Man spelar med en tärning eller med 2 tärningar. Det kommer man överens om innan partiet börjar.
rules-L2-3 = Med 4 spelare kan man spela i lag: gul och grön mot röd och blå. Lagkamrater är en och samma sida. Överallt där en regel skyddar, spärrar eller skickar tillbaka läser du ”lag” i stället för ”spelare”: lagkamrater går förbi varandras spärrar och skickar aldrig tillbaka varandra, och en pelare från vardera kan tillsammans vara ett par eller en spärr. En full ruta är full även för lagkamrater. Ert bord kan välja annorlunda: då är lagkamrater spelare som alla andra. Lagkamratens spärr stoppar dig, och en ensam pelare av lagkamratens på en vit ruta skickas tillbaka, vilket ger bonusen. En pelare från vardera är då varken par eller spärr. Färgen på pelaren som flyttas avgör. Bara reglerna för lag (L9) gäller fortfarande.

## L3

rules-L3-title = Din tur
rules-L3-1 = Att bygga: när alla dina 4 pelare står på toppen (i lag alla 8 i laget) kastar du 2 tärningar på din tur, även i ett parti med en tärning. En dubbel 3:a bygger monumentet och vinner. Allt annat avslutar din tur. Om en sexa har gett dig ett kast till och allt står på toppen är också det kastet ett försök att bygga. Det du kastar i ett försök räknas aldrig som en av dina sexor.
rules-L3-2 = Annars kastar du din tärning, eller båda dina tärningar. Det är ditt kast.
rules-L3-3 = Ditt kast är en sexa när en tärning visar 6. Med 2 tärningar är det också en sexa när de tillsammans blir 6, till exempel 4 och 2, om inte ert bord har valt bort summor.
rules-L3-4 = Om du kastar en tredje sexa under samma tur spelar du ingenting och din tur är slut. Den pelare som du senast flyttade med en tärning under den här turen går tillbaka till sin egen startruta, också från sin pil. Att lämna verkstaden räknas som en flytt, en bonus gör det inte. Om 2 andra pelare står på den startrutan går den i stället tillbaka till sin verkstad; med ett tillval kan ert bord alltid skicka den dit. Om pelaren står på toppen, eller om du inte flyttade någon, går ingen pelare tillbaka.
rules-L3-5 = Du spelar tärningarna i ditt kast en i taget, i den ordning du vill. Plikterna går först: att lämna verkstaden (L4.2) och att öppna en spärr (L6.2). Du behöver inte välja en ordning som använder båda. När ingen av tärningarna på hand kan användas går de förlorade, eller kastas om (L7.1).
rules-L3-6 = En bonus spelar du så snart du har fått den, före nästa tärning.
rules-L3-7 = Efter den första och den andra sexan på din tur kastar du igen. Annars är din tur slut.

## L4

rules-L4-title = Att lämna verkstaden
rules-L4-1 = En tärning som visar 5 för ut en pelare ur verkstaden till dess startruta. Med 2 tärningar gör summan 5 samma sak och använder båda: 1 och 4, eller 2 och 3. Då måste båda komma från samma kast, och ingen av dem får vara spelad eller omkastad. Ert bord kan välja att summor inte räknas här.
rules-L4-2 = Att gå ut är en plikt. Så länge dina tärningar tillåter det, en pelare väntar och dess startruta kan ta emot den får du inte göra något annat med dina tärningar.
rules-L4-3 = En startruta rymmer 2 pelare. Står det färre där går din helt enkelt in; en ensam pelare från en annan spelare får stå i fred.
rules-L4-4 = Om startrutan är full och precis en av dess 2 pelare tillhör en annan spelare skickas den tillbaka till sin verkstad, och du får bonusen. Om båda tillhör andra som inte är på samma sida väljer du vilken som går tillbaka.
rules-L4-5 = Om båda pelarna på startrutan tillhör en och samma motståndarsida är de en spärr; om båda tillhör din egen sida är rutan full. I båda fallen kan ingen pelare komma ut, och du använder tärningarna till annat.

## L5

rules-L5-title = Att gå framåt
rules-L5-1 = En pelare som har lämnat verkstaden och ännu inte står på toppen (steg 1 till 71) går framåt precis så många rutor som tärningen visar.
rules-L5-2 = Ingen går förbi toppen, steg 72: det måste gå jämnt upp. Om ert bord spelar med tillvalet ”överskottet går förlorat” tar också en för stor tärning eller bonus dig dit, och resten går förlorad.
rules-L5-3 = Du kan varken gå förbi eller landa på en ruta där en annan spelares spärr står.
rules-L5-4 = En säker ruta rymmer 2 pelare, vems de än är. En vit ruta rymmer en pelare, eller 2 från samma spelare. Pilens rutor och toppen rymmer hur många som helst. På en full ruta kan man inte landa.
rules-L5-5 = Om du landar på en vit ruta där en ensam pelare från en annan spelare står skickar du den tillbaka till dess verkstad.
rules-L5-6 = När 2 pelare från en spelare står på en vit ruta är de ett par. Ingen kan skicka tillbaka dem eller landa där, men alla får gå förbi: ett par är ingen spärr.

## L6

rules-L6-title = Spärrar
rules-L6-1 = När 2 pelare från en spelare står på en säker ruta är de en spärr: ingen annan spelare får gå förbi eller landa där, men ägaren går fritt förbi. När 2 pelare från olika spelare står där stänger de inte vägen för någon.
rules-L6-2 = När du kastar en sexa måste en av dina spärrar öppnas: en av dina pelare som står i den måste flyttas med sexan, om reglerna tillåter det. Det gäller spärrar som stod där när du kastade; är de flera väljer du. En tärning som visar 6 gör det; om kastet bara är en sexa som summa går det med vilken som helst av dem. Varje tärning bedöms för sig: så länge den kan öppna en spärr får den inte göra något annat; kan den inte det är den fri. Ett kast kräver en enda sådan flytt, även 6 och 6. I lag kräver en spärr av bara lagkamratens pelare ingenting av dig.
rules-L6-3 = Plikten är över så snart en sådan pelare har flyttats med en sådan tärning. Den är också över när det inte längre står någon sådan spärr, för att den andra tärningen eller en bonus har öppnat den, och, med 2 tärningar, när en tärning har kastats om. Att lämna verkstaden går före (L4.2). Kastets andra tärningar är fria.

## L7

rules-L7-title = Att kasta om för ett par
rules-L7-1 = Om du inte kan använda någon tärning på hand, och en av dem hindras bara av att en annan spelares par står där en av dina pelare (i lag också en av lagkamratens) skulle landa, kastas den tärningen om. Andra tärningar på hand som inte har det skälet går förlorade. Gäller det båda kastar du om den högsta först; den andra stannar på hand och bedöms på nytt. Om inte heller någon sida från 1 till 6 skulle kunna användas går tärningarna helt enkelt förlorade.
rules-L7-2 = Med en tärning är kastet ogiltigt och du kastar på nytt, som om det vore första gången: det nya kastet kan vara en sexa, och det ogiltiga räknas inte som en sexa.
rules-L7-3 = Med 2 tärningar kastas den tärningen ensam och spelas som vilken tärning som helst. Om ditt kast var en sexa eller inte förblir som det först kastades.

## L8

rules-L8-title = Bonusar
rules-L8-1 = Om du skickar tillbaka en pelare får du en bonus på 20 rutor. Om du når toppen får du en på 10. Bonusar spelas i den ordning man får dem, var och en genast.
rules-L8-2 = En enda pelare av din egen färg, som inte är i verkstaden, går framåt med hela bonusen, enligt reglerna för att gå framåt (L5). Du får också avstå från bonusen. Om ingen pelare kan använda den går den förlorad av sig själv.
rules-L8-3 = En bonus kan själv skicka tillbaka en pelare eller nå toppen, och på så sätt ge nästa bonus. Men en bonus är ingen tärning: den är aldrig en femma eller en sexa, och den räknas inte som senaste flytt när en tredje sexa kommer (L3.4).

## L9

rules-L9-title = Lag
rules-L9-1 = En tärning som ingen av dina egna pelare kan använda spelas med lagkamratens pelare. Det bedöms tärning för tärning, som det står just då. Om en av lagkamratens pelare kan lämna verkstaden gör den det innan lagkamratens andra pelare flyttas: med en 5:a, eller med summan 5 om du själv inte kan använda någon av de båda tärningarna. Men det går aldrig före en tärning som du kan använda själv.
rules-L9-2 = En bonus tillfaller den spelare vars tur det är. Den är bara för dina egna pelare eller, när alla 4 står på toppen just då, för lagkamratens.
rules-L9-3 = Ditt lag bygger när alla 8 pelarna står på toppen. Från och med då har varje lagkamrat ett försök på var och en av sina turer.

## The switches. Each is shown under the name of its option: what the sheet says, what we play (the default), and what can be chosen instead

rules-quatre_colonnes-options-title = Tillval för ert bord
rules-quatre_colonnes-options = Här står vad det tryckta bladet säger, hur vi spelar och vad ert bord kan välja i stället. Gör valen innan partiet börjar.
rules-quatre_colonnes-switch-dice-sheet = Ni får välja: en tärning, eller 2 tärningar för att det ska gå fortare.
rules-quatre_colonnes-switch-dice-ours = En tärning. Bara monumentet byggs alltid med 2 tärningar.
rules-quatre_colonnes-switch-dice-or = Hela partiet med 2 tärningar.
rules-quatre_colonnes-switch-teams-sheet = Med 4 spelare kan man bilda 2 lag. Deras parti spelas som alla andra.
rules-quatre_colonnes-switch-teams-ours = Var och en spelar för sig.
rules-quatre_colonnes-switch-teams-or = I 2 lag, där lagkamraterna sitter mitt emot varandra.
rules-quatre_colonnes-switch-third_six-sheet = En pelare går tillbaka till sin startruta. Exemplet visar att det är den senast flyttade.
rules-quatre_colonnes-switch-third_six-ours = Likadant: tillbaka till startrutan.
rules-quatre_colonnes-switch-third_six-or = Strängare: alltid tillbaka till verkstaden.
rules-quatre_colonnes-switch-finish-sheet = Ingenting om ett kast som går förbi toppen.
rules-quatre_colonnes-switch-finish-ours = Toppen nås bara när det går jämnt upp.
rules-quatre_colonnes-switch-finish-or = Lättare: överskottet går förlorat, och pelaren är framme.
rules-quatre_colonnes-switch-sums-sheet = På tal om spärrar: en sexa kan också vara 4 och 2, eller 3 och 3. Ingenting om en 5:a som summa.
rules-quatre_colonnes-switch-sums-ours = Summor räknas för sexan, och för den 5:a som öppnar verkstaden, som i Parcheesi med 2 tärningar.
rules-quatre_colonnes-switch-sums-or = Bara för sexan, som på bladet; eller aldrig: då räknas bara vad en tärning visar.
rules-quatre_colonnes-switch-partners-sheet = Det talar om spelare, även i lag. Efter bokstaven spärrar lagkamrater vägen för varandra och skickar tillbaka varandra.
rules-quatre_colonnes-switch-partners-ours = Lagkamrater är en och samma sida: de går förbi varandras spärrar och skickar aldrig tillbaka varandra. Här avviker vi från bladet, för familjerna som spelar så.
rules-quatre_colonnes-switch-partners-or = Efter bokstaven: en lagkamrat är en spelare som alla andra, utom att dina tärningar och bonusar kan hjälpa lagkamraten (L9) och att ni vinner tillsammans.

## The examples. Each stands beside a drawn board

rules-quatre_colonnes-examples-title = Exempel på brädet
rules-quatre_colonnes-example-1 = En gul pelare står på sin startruta, 5. Gul kastar en 6:a och flyttar den till ruta 11. Gul kastar igen, en 6:a till: nu får en annan pelare flyttas. Vid en tredje 6:a går den senast flyttade pelaren tillbaka till ruta 5.
rules-quatre_colonnes-example-2 = Röd står på den vita rutan 10. Gul, på 5 och med tom verkstad, kastar en 5:a och landar på 10: röd går tillbaka till sin verkstad, och gul spelar en bonus på 20.
rules-quatre_colonnes-example-3 = En röd spärr står på 12. Gul står på 9, kastar en 4:a och kan inte gå förbi. När röd kastar en 6:a måste en av de 2 röda pelarna flyttas.
rules-quatre_colonnes-example-4 = Ett rött par står på den vita rutan 10. Gul har en pelare på 5, 3 i verkstaden, och kastar en 5:a: den får inte gå framåt, utan en pelare måste ut ur verkstaden. Om guls verkstad är tom och inget annat kan flyttas kastas tärningen om.
rules-quatre_colonnes-example-5 = En grön och en röd pelare står på 39, gröns startruta. Grön har en pelare som väntar och kastar en 5:a: den kommer ut, röd skickas tillbaka, och grön spelar en bonus på 20.
rules-quatre_colonnes-example-6 = En gul pelare står på steg 70, alltså 2 rutor från toppen. Med en 3:a kan den inte flyttas. Med en 2:a når den toppen, och gul får flytta en annan pelare 10 rutor.
rules-quatre_colonnes-example-7 = Med 2 tärningar kastar gul 1 och 4 och har en pelare som väntar. Tillsammans blir de 5: det enda gul får göra är att föra ut en pelare.
rules-quatre_colonnes-example-8 = Med 2 tärningar kastar gul 2 och 4: tillsammans en sexa. Guls spärr på 12 måste öppnas, med 2:an eller med 4:an.
rules-quatre_colonnes-example-9 = Alla 4 gula pelarna står på toppen. Varje tur är nu ett enda kast med 2 tärningar, även i ett parti med en tärning: 3 och 3 vinner.
rules-quatre_colonnes-example-10 = I lag är gul klar men inte grön. Guls 5:a för ut en grön pelare. Om den skickar tillbaka en annan pelare går guls bonus på 20 till en grön pelare.

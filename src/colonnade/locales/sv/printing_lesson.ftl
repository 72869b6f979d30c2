# En lektion på femtio minuter för en klass.

## Every lesson

printing-lesson-goals = Vad eleverna lär sig
printing-lesson-material = Vad som behövs i klassen
printing-lesson-timetable = Femtio minuter
printing-lesson-minutes = { $minutes } min
printing-lesson-worksheet = Arbetsblad
printing-lesson-answers = Svar för läraren
printing-lesson-name = Namn och datum
printing-lesson-chance = Sannolikhet
printing-lesson-exact = Programmet räknar ut alla tal på den här sidan exakt och avrundar dem först här.
printing-lesson-behind = Bakom talen
printing-lesson-levels = Lättare och svårare

## Columbiz

printing-lesson-columbiz-intro = Åtta tärningar, högst tre kast, och frågan vad man behåller: Columbiz är en lektion i sannolikhet som ryms i handen. Från omkring elva år, i grupper om tre eller fyra.
printing-lesson-columbiz-goal-1 = Att gissa en sannolikhet, pröva den med kast och räkna ut den.
printing-lesson-columbiz-goal-2 = Att finna sannolikheten för ”minst en gång” via ”aldrig”.
printing-lesson-columbiz-goal-3 = Att se att ett val ändrar en sannolikhet: en plan som kan ändras är värd mer än en som ligger fast.
printing-lesson-columbiz-material-1 = { $dice } tärningar per grupp.
printing-lesson-columbiz-material-2 = Ett bräde och brickor per grupp; det här programmet skriver ut dem.
printing-lesson-columbiz-material-3 = Arbetsbladet, ett per elev; svaren, bara för läraren.
printing-lesson-columbiz-step-1 = Ställ fråga 1 och 2. Alla skriver en gissning innan någon kastar; skriv upp några på tavlan.
printing-lesson-columbiz-step-2 = Grupperna kastar åtta tärningar tjugo gånger och antecknar varje gång det största antalet lika. Lägg ihop allas resultat.
printing-lesson-columbiz-step-3 = Lös fråga 3 tillsammans: först sannolikheten att alla tre kasten misslyckas. Sedan fråga 4.
printing-lesson-columbiz-step-4 = Spela: varje spelare har tre turer i Columbiz. Den som behåller tärningar säger högt varför.
printing-lesson-columbiz-step-5 = Fråga 5 och 6, ensam eller två och två. Jämför gissningar, räkningar och de exakta talen.
printing-lesson-columbiz-step-6 = Avslutning: var i livet kan man försöka igen, och när lönar det sig att ändra sin plan?
printing-lesson-columbiz-behind = En tärning som får kastas { $throws } gånger missar en viss sida med sannolikheten 5/6 varje gång; till slut visar den alltså sidan med sannolikheten { $once }. De åtta tärningarna är oberoende: antalet femmor är binomialfördelat med 8 försök och den sannolikheten. Där vilken sida som helst duger finns ingen lika kort formel: programmet prövar alla sätt att behålla och tar det bästa.
printing-lesson-columbiz-level-1 = Lättare: två tärningar i stället för åtta, och ett kast. Skriv upp alla 36 kast och räkna dubblorna.
printing-lesson-columbiz-level-2 = Svårare: räkna ut sannolikheten för exakt två femmor i ett kast med åtta tärningar, och kontrollera tabellen genom att lägga ihop.
printing-lesson-columbiz-question-1 = Du kastar åtta tärningar. Måste minst två visa samma sida? Förklara varför.
printing-lesson-columbiz-question-2 = Hur ofta visar minst tre av åtta tärningar samma sida? Gissa, kasta sedan tjugo gånger och anteckna det största antalet lika.
printing-lesson-columbiz-question-3 = En tärning får kastas upp till tre gånger. Hur stor är sannolikheten att den då visar en femma?
printing-lesson-columbiz-question-4 = Du behåller varje femma och kastar om resten. Hur många femmor visar åtta tärningar efter tre kast, i genomsnitt?
printing-lesson-columbiz-question-5 = Du behöver fyra femmor. Är sannolikheten med tre kast större eller mindre än en halv? Säg vad du väntar dig, och varför.
printing-lesson-columbiz-question-6 = Nu räcker fyra lika, vilka som helst. Vilka tärningar behåller du efter första kastet? Är sannolikheten större än förut?
printing-lesson-columbiz-answer-1 = Ja. Det finns åtta tärningar och bara sex sidor: senast den sjunde upprepar en. Ett par är säkert.
printing-lesson-columbiz-answer-2 = I { $chance } av alla kast; av tjugo ungefär { $times }. Hela klassens räkningar kommer närmare än en enda grupps.
printing-lesson-columbiz-answer-3 = Tre missar har sannolikheten 5/6 × 5/6 × 5/6 = { $never }. Att lyckas har alltså sannolikheten 1 − { $never } = { $once }, det vill säga { $chance }.
printing-lesson-columbiz-answer-4 = Varje tärning bidrar med sin sannolikhet: { $dice } × { $once } = { $mean }.
printing-lesson-columbiz-answer-5 = Lite mindre: { $chance }. I genomsnitt är det färre än fyra femmor efter tre kast, så det är ingen överraskning.
printing-lesson-columbiz-answer-6 = Behåll den sida som visas oftast. Sannolikheten stiger från { $cell } till { $row }: man följer tärningarna i stället för att begära femmor.
printing-lesson-columbiz-tally = Flest lika
printing-lesson-columbiz-tallied = Gånger
printing-lesson-columbiz-alike = Åtta tärningar, ett kast: minst detta antal lika
printing-lesson-columbiz-alike-row = Lika
printing-lesson-columbiz-cell = En viss ruta: minst detta antal tärningar med dess sida vid det kastet, om man behåller alla
printing-lesson-columbiz-row = Vilken ruta som helst i en rad: minst detta antal lika vid det kastet, om man behåller på bästa sätt
printing-lesson-columbiz-throw = Kast { $throw }
printing-lesson-columbiz-dice = Tärningar

## Les 4 colonnes

printing-lesson-quatre_colonnes-intro = Ett lopp med pelare runt brädet, tärningar att räkna med och fyra antika folk att möta: Les 4 colonnes förenar räkning och historia i en lektion. Från omkring nio år, i fyra grupper.
printing-lesson-quatre_colonnes-goal-1 = Att skriva upp alla kast med två tärningar och räkna dem som betyder något.
printing-lesson-quatre_colonnes-goal-2 = Att veta att sannolikheten en på sex inte betyder exakt vart sjätte kast.
printing-lesson-quatre_colonnes-goal-3 = Att berätta hur greker, romare, galler och iberer byggde i antikens Frankrike, och hur vi vet det.
printing-lesson-quatre_colonnes-material-1 = Till varje bräde två tärningar; till varje spelare fyra pelare. Det här programmet skriver ut bräden och pelare.
printing-lesson-quatre_colonnes-material-2 = De { $cards } korten i slutet, utklippta: tio per folk.
printing-lesson-quatre_colonnes-material-3 = Arbetsbladet, ett per elev; svaren, bara för läraren.
printing-lesson-quatre_colonnes-step-1 = Visa brädet. Fyra verkstäder, fyra folk: vad vet eleverna om vart och ett?
printing-lesson-quatre_colonnes-step-2 = Varje grupp läser sitt folks kort och väljer två att berätta om (fråga 6).
printing-lesson-quatre_colonnes-step-3 = Fråga 1 till 3: kasta tills en femma kommer och skriv upp hur många kast det tog; fyll sedan i tabellen för två tärningar.
printing-lesson-quatre_colonnes-step-4 = Spela, med två tärningar. En grupp som tar ut en pelare, eller skickar tillbaka en, berättar om ett av sina kort.
printing-lesson-quatre_colonnes-step-5 = Fråga 4 och 5, tillsammans. Jämför med talen som grupperna skrev upp.
printing-lesson-quatre_colonnes-step-6 = Avslutning: vilken byggnad skulle du vilja se, och vad skulle du fråga dem som byggde den?
printing-lesson-quatre_colonnes-behind = Två tärningar har 6 × 6 = 36 lika sannolika kast. Den som skriver upp alla behöver inte gissa. På något med sannolikheten p väntar man i genomsnitt 1/p försök; ändå är det troligaste ögonblicket alltid nästa försök.
printing-lesson-quatre_colonnes-level-1 = Lättare: spela med en tärning och låt den som vill läsa korten högt.
printing-lesson-quatre_colonnes-level-2 = Svårare: sök upp kortens platser på en karta över Frankrike och ordna byggnaderna på en tidslinje.
printing-lesson-quatre_colonnes-question-1 = En femma tar ut en pelare ur verkstaden. Hur stor är sannolikheten för en femma med en tärning? Hur många kast behövde du, och hur många behövs i genomsnitt?
printing-lesson-quatre_colonnes-question-2 = Med två tärningar räknas också summan fem. Sätt ett kryss i tabellen för alla kast som tar ut en pelare. Hur många är de?
printing-lesson-quatre_colonnes-question-3 = Med en sexa kastar man igen: en tärning visar den, eller summan är sex. Ringa in de kasten. Hur många är de?
printing-lesson-quatre_colonnes-question-4 = Från sin startruta har en pelare { $way } rutor till toppen. Vad visar en tärning i genomsnitt? Ungefär hur många kast med en tärning är det, och med två?
printing-lesson-quatre_colonnes-question-5 = Alla fyra pelarna står på toppen: dubbel trea bygger monumentet. Hur stor är sannolikheten? Är det troligt inom { $even } försök?
printing-lesson-quatre_colonnes-question-6 = Välj två kort från ditt folk. Vad byggdes, av vad, och hur vet vi det?
printing-lesson-quatre_colonnes-answer-1 = { $chance }. I genomsnitt tar det { $mean } kast; men man kan få vänta längre, och ofta kommer den tidigare.
printing-lesson-quatre_colonnes-answer-2 = { $count } av 36, det vill säga { $chance }: elva med en femma och fyra med summan fem.
printing-lesson-quatre_colonnes-answer-3 = { $count } av 36, det vill säga { $chance }: elva med en sexa och fem med summan sex, däribland dubbel trea.
printing-lesson-quatre_colonnes-answer-4 = { $mean } i genomsnitt: omkring { $one } kast med en tärning, eller { $two } med två. Bonusar förkortar vägen, att skickas tillbaka förlänger den.
printing-lesson-quatre_colonnes-answer-5 = { $chance }; i genomsnitt krävs { $mean } försök. Inom { $even } är det lite troligare än motsatsen: { $within }.
printing-lesson-quatre_colonnes-answer-6 = Öppen fråga. Sten, timmer, jord och halm; murar, tempel, vatten, hus. Varje kort anger sin källa: en antik författare, eller en forskare i vår tid.
printing-lesson-quatre_colonnes-two-dice = Alla kast med två tärningar
printing-lesson-quatre_colonnes-draws = Sannolikheter vid ett kast
printing-lesson-quatre_colonnes-one = En tärning
printing-lesson-quatre_colonnes-two = Två tärningar, även summor
printing-lesson-quatre_colonnes-five = En femma
printing-lesson-quatre_colonnes-six = En sexa
printing-lesson-quatre_colonnes-build = Monumentet inom detta antal försök
printing-lesson-quatre_colonnes-attempts = Försök
printing-lesson-quatre_colonnes-cards = Kort att klippa ut

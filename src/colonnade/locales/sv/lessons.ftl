# De guidade första partierna, korten ”Så vinner du” och reglerna på en minut: i webbläsaren och i terminalen.

## Runt lektionerna

lesson-title = Lär dig genom att spela
lesson-about = Ett guidat första parti, på tre minuter.
lesson-step = Steg { $step } av { $count }
lesson-begin = Börja
lesson-back = Ett steg tillbaka
lesson-again = Från början
lesson-play = Spela nu
lesson-rules = Läs reglerna
lesson-impossible = Det går inte nu.
lesson-how-to-win = Så vinner du
lesson-understood = Till partiet
lesson-minute = På en minut
lesson-contents = Innehåll

## Columbiz

lesson-columbiz-topic-begin = Vem börjar
lesson-columbiz-topic-throw = Kasta
lesson-columbiz-topic-keep = Behåll
lesson-columbiz-topic-place = Lägg
lesson-columbiz-topic-capture = Ta fångar
lesson-columbiz-topic-line = Rader
lesson-columbiz-topic-prison = Fängelset
lesson-columbiz-topic-end = Slutet

lesson-columbiz-begin = Du spelar lila. Alla kastar en tärning, och den högsta börjar. Kasta.
lesson-columbiz-throw = 5 mot 3: du börjar. En tur inleds med alla åtta tärningarna. Kasta dem.
lesson-columbiz-keep = I kolumn 5 kostar ruta 3 tre femmor, och du har tre. Behåll femmorna och kasta de andra.
lesson-columbiz-keep-other = Du får, men tre lika är en fin början.
lesson-columbiz-keep-again = En fjärde femma, och två treor. Ett kast är kvar: behåll femmorna och treorna.
lesson-columbiz-keep-again-other = Du får, men femmorna och treorna betalar två rutor.
lesson-columbiz-place = Efter tredje kastet ligger tärningarna kvar, och du betalar med dem. Fyra femmor köper ruta 4 i kolumn 5: lägg en bricka där.
lesson-columbiz-place-other = Du får, men högre upp är det svårare att ta dig.
lesson-columbiz-place-again = Du får lägga upp till fyra brickor per tur. Två treor köper ruta 2 i kolumn 3.
lesson-columbiz-place-again-other = Du får, men snart blir du glad över ruta 2 i kolumn 3.
lesson-columbiz-done = Alla tärningar måste inte användas. Avsluta din tur, så spelar blå.
lesson-columbiz-done-other = Du får, men du har bara 18 brickor till hela partiet.
lesson-columbiz-throw-again = Blå har lagt två brickor. Minns den i kolumn 6. Din tur: kasta.
lesson-columbiz-keep-pairs = Tre sexor och två fyror: behåll dem och kasta de andra.
lesson-columbiz-keep-pairs-other = Du får, men du behöver sexorna och fyrorna.
lesson-columbiz-stop = Tre sexor, tre fyror och en tvåa: precis lagom. Du måste inte kasta en tredje gång. Sluta kasta och lägg brickor.
lesson-columbiz-stop-other = Du får, men inget saknas.
lesson-columbiz-capture = En bricka tar alla andras brickor som ligger lägre i dess kolumn. Lägg på ruta 3 i kolumn 6, ovanför blå.
lesson-columbiz-capture-other = Du får, men ta först den blå brickan.
lesson-columbiz-line = Den blå brickan är din fånge. Tre av dina brickor i rad ger poäng genast, också på snedden. Ruta 3 i kolumn 4 förenar dina två andra: lägg där.
lesson-columbiz-line-other = Du får, men det blir ingen rad.
lesson-columbiz-longer = En poäng. En rad som blir längre ger poäng igen, för hela sin längd. Tvåan köper ruta 1 i kolumn 2: en rad om fyra.
lesson-columbiz-longer-other = Du får, men det blir ingen rad om fyra.
lesson-columbiz-done-again = Två poäng till. Avsluta din tur och se vad blå gör.
lesson-columbiz-done-again-other = Du får, men spar på brickorna.
lesson-columbiz-later = Blå gick högre i kolumn 5 och tog din bricka. Nu hoppar vi till din sista tur: två brickor är kvar. Kasta.
lesson-columbiz-later-stop = Fyra tvåor och två femmor räcker. Sluta kasta och lägg brickor.
lesson-columbiz-later-stop-other = Du får, men inget saknas.
lesson-columbiz-prison = Ju fler fångar, desto mer är var och en värd: 7 ger 16 poäng, 9 ger 25. Två blå brickor ligger i kolumn 2. Lägg på ruta 4, ovanför dem.
lesson-columbiz-prison-other = Du får, men de två blå brickorna ger 9 poäng.
lesson-columbiz-last = Nio fångar. Din sista bricka kan ge en rad om tre: lägg den på ruta 2 i kolumn 5.
lesson-columbiz-last-other = Du får, men på ruta 2 i kolumn 5 väntar en rad om tre.
lesson-columbiz-end = Ditt förråd är tomt, så det här varvet är det sista. Avsluta din tur: blå har en kvar.
lesson-columbiz-finished = 7 poäng för rader, 25 för fångar. Nu kan du spelet.

lesson-columbiz-win-1 = Kasta åtta tärningar, högst tre gånger, och behåll dem du vill ha.
lesson-columbiz-win-2 = Betala med dem: tre femmor köper ruta 3 i kolumn 5.
lesson-columbiz-win-3 = Din bricka tar andras brickor nedanför. Fångar ger poäng.
lesson-columbiz-win-4 = Tre eller fler i rad ger poäng genast. Flest poäng vinner.

lesson-columbiz-minute-1 = På din tur kastar du åtta tärningar, högst tre gånger, och behåller varje gång dem du vill ha.
lesson-columbiz-minute-2 = Tärningarna betalar rutor: ruta 3 i kolumn 5 kostar tre femmor. Du lägger en till fyra brickor.
lesson-columbiz-minute-3 = Din bricka tar alla andras brickor som ligger lägre i dess kolumn. De är dina fångar.
lesson-columbiz-minute-4 = Tre eller fler av dina brickor i en obruten rad ger poäng genast: vågrätt, lodrätt eller på snedden.
lesson-columbiz-minute-5 = Om du inte kan lägga något efter tredje kastet mister du tre brickor.
lesson-columbiz-minute-6 = När någon inte har brickor kvar spelas varvet färdigt. Rader och fångar läggs ihop, och högst summa vinner.

## Les 4 colonnes

lesson-quatre_colonnes-topic-five = En femma
lesson-quatre_colonnes-topic-six = En sexa
lesson-quatre_colonnes-topic-refuge = Fristaden
lesson-quatre_colonnes-topic-barrier = Spärren
lesson-quatre_colonnes-topic-capture = Skicka tillbaka
lesson-quatre_colonnes-topic-summit = Toppen
lesson-quatre_colonnes-topic-monument = Monumentet

lesson-quatre_colonnes-begin = Du spelar gul. Dina fyra pelare väntar i verkstaden, och bara en femma för ut en. Kasta.
lesson-quatre_colonnes-throw-again = En trea för inte ut någon, och grön hade ingen tur heller. Kasta igen.
lesson-quatre_colonnes-exit = En femma. För ut en pelare: den går till din startruta, 5.
lesson-quatre_colonnes-throw-six = Grön är också ute. Pelarna går mot högre tal. Kasta.
lesson-quatre_colonnes-six = En sexa. Flytta din pelare sex rutor; efter en sexa kastar du igen.
lesson-quatre_colonnes-draw-again = Din pelare står på ruta 11. Kasta igen.
lesson-quatre_colonnes-refuge = En ruta till, och du står på en fristad, märkt med en cirkel. Där kan ingen skicka tillbaka dig. Flytta dit.
lesson-quatre_colonnes-later = Några turer senare: grön är strax bakom din fristad, och din andra pelare är bakom grön. Kasta.
lesson-quatre_colonnes-barrier = En trea. Två av dina pelare på en fristad är en spärr som ingen annan går förbi. Flytta pelaren från ruta 9 till ruta 12.
lesson-quatre_colonnes-barrier-other = Du får, men då kan grön gå förbi.
lesson-quatre_colonnes-throw-barrier = Grön kastade en fyra och kom inte förbi: kastet går förlorat. Din tur: kasta.
lesson-quatre_colonnes-open = En sexa. Den öppnar din egen spärr: en av dess pelare måste flytta.
lesson-quatre_colonnes-draw-safe = Efter en sexa kastar du igen.
lesson-quatre_colonnes-stay = En trea. Grön står bakom din pelare på ruta 12, som är säker där. Flytta den andra, på ruta 18.
lesson-quatre_colonnes-stay-other = Du får, men på en vit ruta kan grön skicka tillbaka den.
lesson-quatre_colonnes-throw-capture = Grön har gått förbi och står på ruta 14, en vit ruta. Kasta.
lesson-quatre_colonnes-capture = En tvåa, precis lagom. Landa på den gröna pelaren: den går tillbaka till sin verkstad.
lesson-quatre_colonnes-capture-other = Du får, men då kommer grön undan.
lesson-quatre_colonnes-bonus = Att skicka tillbaka en pelare ger 20 rutor åt en av dina. Från ruta 14 leder de till en fristad, ruta 34: flytta dit.
lesson-quatre_colonnes-bonus-other = Du får, men en fristad är säkrare.
lesson-quatre_colonnes-near = Nu slutet av ett parti: två av dina pelare står på toppen, en står två rutor nedanför. Kasta.
lesson-quatre_colonnes-exact = En trea är för mycket: till toppen måste det gå jämnt upp. Flytta pelaren på ruta 63.
lesson-quatre_colonnes-throw-summit = Två rutor saknas än. Kasta.
lesson-quatre_colonnes-summit = En tvåa. Flytta pelaren på din pil till toppen.
lesson-quatre_colonnes-summit-other = Du får, men pelaren på din pil behöver just den här tvåan.
lesson-quatre_colonnes-bonus-summit = Att nå toppen ger 10 rutor. Din sista pelare har precis så långt kvar: flytta den.
lesson-quatre_colonnes-bonus-summit-other = Man får avstå från en bonus, men den här för din sista pelare till toppen.
lesson-quatre_colonnes-build = Alla fyra står på toppen. Nu kastar du två tärningar: en dubbel trea bygger monumentet och vinner. Kasta.
lesson-quatre_colonnes-monument = 2 och 5: inte än. Du har ett försök varje tur. Kasta igen.
lesson-quatre_colonnes-finished = En dubbel trea: monumentet står. Nu kan du spelet.

lesson-quatre_colonnes-win-1 = En femma för ut en pelare ur verkstaden.
lesson-quatre_colonnes-win-2 = Gå ett varv runt brädet och längs din pil till toppen.
lesson-quatre_colonnes-win-3 = Landa på en annan pelare på en vit ruta: den går tillbaka, och du går 20 rutor.
lesson-quatre_colonnes-win-4 = Alla fyra på toppen: en dubbel trea bygger monumentet och vinner.

lesson-quatre_colonnes-minute-1 = Dina fyra pelare väntar i verkstaden. En femma för ut en, före allt annat.
lesson-quatre_colonnes-minute-2 = Kasta och flytta en pelare så många rutor, ett varv runt ringen och sedan längs din pil. Efter en sexa kastar du igen.
lesson-quatre_colonnes-minute-3 = Landar du på en vit ruta där någon annans ensamma pelare står går den tillbaka till sin verkstad, och en av dina får gå 20 rutor.
lesson-quatre_colonnes-minute-4 = På en fristad kan ingen skicka tillbaka dig. Två av dina pelare på en fristad eller en startruta är en spärr som de andra inte går förbi, tills du kastar en sexa.
lesson-quatre_colonnes-minute-5 = Till toppen måste det gå jämnt upp, och då får en annan av dina pelare gå 10 rutor.
lesson-quatre_colonnes-minute-6 = Med alla fyra på toppen kastar du två tärningar på din tur. Den första dubbla trean bygger monumentet och vinner.

# The rules of Columbiz for players, clause by clause: rules-C3-2 is clause C3.2 of docs/rules/columbiz.md.
# Counts of 2 and more, and what dice show, are written as figures in every language: a test compares them.

rules-columbiz-intro = Columbiz är ett spel av Simone Luciani för 2 till 4 spelare. Du kastar 8 tärningar, behåller dem du vill ha och lägger dina brickor i de kolumner som tärningarna öppnar. Rader om 3 eller fler brickor ger poäng genast, och varje bricka som du tar blir en fånge som ger poäng på slutet. Den som har flest poäng vinner.

## C1

rules-C1-title = Bräde, tärningar och brickor
rules-C1-1 = Brädet har 6 kolumner med 6 rutor. Ovanför varje kolumn står en tärningssida, från 1 till 6, och talet i en ruta säger hur många tärningar med den sidan rutan kostar. En ruta får namn av sin kolumn och sitt tal: 5-3 kostar 3 tärningar som visar 5. Rader kan gå längs en kolumn, tvärs över lika tal och längs båda diagonalerna.
rules-C1-2 = Det finns 8 tärningar och 59 brickor: 18 lila, 18 blå, 13 grå och 10 svarta. Med 2 spelare tar lila och blå 18 brickor var. Med 3 spelare är grå med och alla tar 13. Med 4 spelare är svart också med och alla tar 10. De brickor som du ännu inte har lagt är ditt förråd.
rules-C1-3 = För att avgöra vem som börjar kastar alla en tärning var: den som får högst börjar. De som delar på det högsta kastet kastar om sinsemellan. Sedan går turen medurs runt bordet, plats för plats.

## C2

rules-C2-title = Att kasta
rules-C2-1 = Din tur börjar med ett kast med alla 8 tärningarna.
rules-C2-2 = Sedan får du kasta igen, högst 2 gånger: behåll de tärningar du vill, eller inga, och kasta de andra. Att behålla alla 8 är att sluta kasta.
rules-C2-3 = Du får ändra dig: en tärning som du behöll tidigare får du ta tillbaka och kasta igen. Om ert bord spelar med tillvalet ”ligger kvar” ligger det du behåller kvar hela turen; du får behålla fler tärningar, eller inga.
rules-C2-4 = Så länge du har ett kast kvar och ingen bricka skulle kunna läggas med tärningarna som de ligger får du inte sluta kasta: du måste kasta igen.
rules-C2-5 = Efter tredje kastet ligger tärningarna som de ligger.

## C3

rules-C3-title = Att lägga brickor
rules-C3-1 = Du lägger brickor ur ditt förråd, en i taget: minst en per tur och högst 4. I den franska utgåvan, som är den vanliga här, är det högst 3 när man är 4 som spelar.
rules-C3-2 = En bricka får bara läggas i en ruta som är tom just då.
rules-C3-3 = En bricka kostar så många tärningar som talet i rutan säger, och alla ska visa kolumnens sida. Varje tärning betalar bara en gång, och de du inte använder blir helt enkelt över. Med 3 tärningar som visar 5 betalar du alltså 5-3, eller 5-1 och 5-2 i valfri ordning, eller bara en av de små rutorna.
rules-C3-4 = Att ta fångar: när du lägger en bricka lämnar alla motståndares brickor på lägre tal i samma kolumn brädet och blir dina fångar. En ruta som blir ledig på det sättet kan användas senare under samma tur. Dina egna brickor tas aldrig, och fångar kommer aldrig tillbaka.
rules-C3-5 = Rader: titta på brickan som du just har lagt, i alla 4 riktningarna. En obruten rad av dina egna brickor genom den ger poäng genast om den har 3 eller fler: 3 brickor ger 1 poäng, 4 ger 2, 5 ger 3 och 6 ger 4. Ingår brickan i flera rader ger alla poäng. En rad som du gör längre ger poäng på nytt, för hela sin nya längd. Rader som inte går genom den nya brickan ger ingenting.
rules-C3-6 = När du har lagt minst en bricka säger du själv till när din tur är slut. Den slutar inte av sig själv: fram till dess kan du titta på dina brickor och, på skärmen, ta tillbaka dem.
rules-C3-7 = Om du efter tredje kastet inte kan lägga en enda bricka mister du 3 brickor ur ditt förråd, eller allt som är kvar om det är färre. De går ur spelet och räknas inte för någon, och din tur är slut.

## C4

rules-C4-title = Partiets slut
rules-C4-1 = När en tur slutar och den spelarens förråd är tomt är det pågående varvet det sista. Det spelas färdigt, så att alla, räknat från den som började, har haft lika många turer.
rules-C4-2 = Din slutsumma är dina radpoäng och dina fängelsepoäng tillsammans. Ju fler fångar du har, desto mer ger var och en: 0 fångar ger 0 poäng, 1 ger 1, 2 ger 2, 3 ger 4, 4 ger 6, 5 ger 9, 6 ger 12, 7 ger 16, 8 ger 20, 9 ger 25, 10 ger 30, 11 ger 36 och 12 ger 42.
rules-C4-3 = Med fler än 12 fångar fortsätter poängen att växa på samma sätt: 13 ger 49, 14 ger 56, 15 ger 64. Så räknar du: ta antalet fångar plus ett, multiplicera det med sig självt, dela med 4 och avrunda nedåt. Om ert bord spelar med tillvalet ”ger inget mer” stannar poängen vid 42.
rules-C4-4 = Högst summa vinner. Lika summor delar plats: om 2 spelare kommer först tillsammans har båda plats 1 och nästa spelare har plats 3.

## The switches. Each is shown under the name of its option: what the sheet says, what we play (the default), and what can be chosen instead

rules-columbiz-options-title = Tillval för ert bord
rules-columbiz-options = Här står vad de tryckta bladen säger, hur vi spelar och vad ert bord kan välja i stället. Gör valen innan partiet börjar.
rules-columbiz-switch-edition-sheet = Det finns 4 blad, vart och ett med sitt bruk. Det nederländska, det spanska och det svenska spelas likadant.
rules-columbiz-switch-edition-ours = Den franska. Bara den har högst 3 brickor per tur med 4 spelare.
rules-columbiz-switch-edition-or = Den nederländska, spanska eller svenska utgåvan. Den ställer in de andra tillvalen; ett som du gör själv går före.
rules-columbiz-switch-max_discs-sheet = Alla tillåter 4 brickor per tur. Bara det franska lägger till att det är 3 med 4 spelare.
rules-columbiz-switch-max_discs-ours = Som det franska bladet: 4, och 3 med 4 spelare.
rules-columbiz-switch-max_discs-or = Vilket tal som helst från 1 till 8.
rules-columbiz-switch-kept_dice-sheet = De talar bara om att låta tärningar ligga och kasta resten.
rules-columbiz-switch-kept_dice-ours = En tärning som legat kvar får kastas igen senare, som i ett senare spel av samma upphovsman.
rules-columbiz-switch-kept_dice-or = Strängare: det du behåller ligger kvar.
rules-columbiz-switch-beyond_twelve-sheet = Tabellen slutar vid 12 fångar och 42 poäng.
rules-columbiz-switch-beyond_twelve-ours = Den fortsätter på samma sätt: varje ny fånge ger fler poäng.
rules-columbiz-switch-beyond_twelve-or = Fångar utöver 12 ger inget mer.

## The examples. Each stands beside a drawn board

rules-columbiz-examples-title = Exempel på brädet
rules-columbiz-example-1 = Tärningarna visar 1 2 3 3 5 5 5 6, och brädet är tomt. Under en och samma tur får du lägga brickor på 3-2 och 5-3, eller på 5-1 och 5-2. Men inte på 5-3 och 5-1: det skulle kosta 4 tärningar som visar 5, och du har bara 3.
rules-columbiz-example-2 = Lila ligger på 4-1 och 4-2. Blå har 6 tärningar som visar 4 och betalar 5 av dem för 4-5: båda lila brickorna tas till fånga. Med den sista tärningen som visar 4 lägger blå sedan en bricka på 4-1, som just har blivit ledig.
rules-columbiz-example-3 = Lila ligger på 4-4 och blå lägger en bricka på 4-2: inget tas till fånga, för lila ligger högre. Senare lägger lila en bricka på 4-6: den tar blås bricka på 4-2, och lilas egen på 4-4 ligger kvar.
rules-columbiz-example-4 = Lila ligger på 2-2 och 3-3. En bricka på 4-4 bildar en diagonal om 3 och ger 1 poäng. Under en senare tur gör en bricka på 5-5 den till en rad om 4 och ger 2 till: sammanlagt 3 poäng.
rules-columbiz-example-5 = Lila ligger på 1-1 och 2-1 och på 4-1 och 5-1. En bricka på 3-1 fyller luckan: en rad om 5, och 3 poäng på en gång.
rules-columbiz-example-6 = En enda bricka gör färdigt en tvärgående rad om 3 och en diagonal om 3. Var och en av dem ger 1 poäng, så brickan ger 2 poäng.
rules-columbiz-example-7 = Det är 2 brickor kvar i förrådet. Även om tärningarna räcker till 4 rutor kan bara de 2 brickorna läggas. Förrådet är sedan tomt, och varvet spelas färdigt.
rules-columbiz-example-8 = Det är 2 brickor kvar i förrådet, och efter tredje kastet kan inget läggas. Det skulle kosta 3 brickor, men förrådet kan bara ge 2: de går ur spelet, och varvet spelas färdigt.

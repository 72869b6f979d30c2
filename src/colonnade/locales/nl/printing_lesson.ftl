# Een les van vijftig minuten voor een klas.

## Every lesson

printing-lesson-goals = Wat leerlingen leren
printing-lesson-material = Wat je in de klas nodig hebt
printing-lesson-timetable = Vijftig minuten
printing-lesson-minutes = { $minutes } min
printing-lesson-worksheet = Werkblad
printing-lesson-answers = Antwoorden voor de leraar
printing-lesson-name = Naam en datum
printing-lesson-chance = Kans
printing-lesson-exact = Het programma rekent alle getallen op deze bladzijde exact uit en rondt ze pas hier af.
printing-lesson-behind = Achter de getallen
printing-lesson-levels = Makkelijker en moeilijker

## Columbiz

printing-lesson-columbiz-intro = Acht dobbelstenen, hoogstens drie worpen, en de vraag wat je houdt: Columbiz is een les over kansen die in de hand past. Voor leerlingen vanaf een jaar of elf, in groepjes van drie of vier.
printing-lesson-columbiz-goal-1 = Een kans schatten, met worpen toetsen en uitrekenen.
printing-lesson-columbiz-goal-2 = De kans op “minstens één keer” vinden via “nooit”.
printing-lesson-columbiz-goal-3 = Zien dat een keuze een kans verandert: een soepel plan is meer waard dan een vast plan.
printing-lesson-columbiz-material-1 = { $dice } dobbelstenen per groepje.
printing-lesson-columbiz-material-2 = Een bord en schijven per groepje; dit programma drukt ze af.
printing-lesson-columbiz-material-3 = Het werkblad, één per leerling; de antwoorden, alleen voor de leraar.
printing-lesson-columbiz-step-1 = Stel vraag 1 en 2. Iedereen schrijft een schatting op voordat er gegooid wordt; zet er een paar op het bord.
printing-lesson-columbiz-step-2 = De groepjes gooien twintig keer acht dobbelstenen en turven het grootste aantal gelijke. Tel de uitkomsten van alle groepjes op.
printing-lesson-columbiz-step-3 = Werk samen vraag 3 uit: eerst de kans dat drie worpen allemaal mislukken. Dan vraag 4.
printing-lesson-columbiz-step-4 = Speel: elke speler heeft drie beurten Columbiz. Wie dobbelstenen houdt, zegt hardop waarvoor.
printing-lesson-columbiz-step-5 = Vraag 5 en 6, alleen of in tweetallen. Vergelijk schattingen, tellingen en de exacte getallen.
printing-lesson-columbiz-step-6 = Slot: waar in het leven kun je het nog eens proberen, en wanneer loont het van plan te veranderen?
printing-lesson-columbiz-behind = Een dobbelsteen die { $throws } keer gegooid mag worden, mist een bepaald vlak telkens met een kans van 5/6; aan het eind laat hij het dus zien met een kans van { $once }. De acht dobbelstenen zijn onafhankelijk: het aantal vijven is binomiaal verdeeld, met 8 pogingen en deze kans. Waar elk vlak goed is, bestaat er geen formule die zo kort is: het programma probeert elke manier van houden en neemt de beste.
printing-lesson-columbiz-level-1 = Makkelijker: twee dobbelstenen in plaats van acht, en één worp. Schrijf alle 36 worpen op en tel de dubbele.
printing-lesson-columbiz-level-2 = Moeilijker: bereken de kans op precies twee vijven in één worp met acht dobbelstenen, en controleer de tabel door op te tellen.
printing-lesson-columbiz-question-1 = Je gooit acht dobbelstenen. Moeten er minstens twee hetzelfde laten zien? Leg uit waarom.
printing-lesson-columbiz-question-2 = Hoe vaak laten minstens drie van acht dobbelstenen hetzelfde zien? Schat, gooi dan twintig keer en turf het grootste aantal gelijke.
printing-lesson-columbiz-question-3 = Een dobbelsteen mag tot drie keer gegooid worden. Hoe groot is de kans dat hij dan een vijf laat zien?
printing-lesson-columbiz-question-4 = Je houdt elke vijf en gooit de andere opnieuw. Hoeveel vijven laten acht dobbelstenen na drie worpen gemiddeld zien?
printing-lesson-columbiz-question-5 = Je hebt vier vijven nodig. Is je kans met drie worpen meer of minder dan de helft? Zeg wat je verwacht, en waarom.
printing-lesson-columbiz-question-6 = Nu zijn vier gelijke genoeg, welke dan ook. Welke dobbelstenen houd je na de eerste worp? Is je kans groter dan eerst?
printing-lesson-columbiz-answer-1 = Ja. Er zijn acht dobbelstenen en maar zes vlakken: uiterlijk de zevende herhaalt er een. Een paar is zeker.
printing-lesson-columbiz-answer-2 = Bij { $chance } van alle worpen; van twintig ongeveer { $times }. De tellingen van de hele klas komen dichterbij dan die van één groepje.
printing-lesson-columbiz-answer-3 = Drie keer mis heeft een kans van 5/6 × 5/6 × 5/6 = { $never }. Raak is dus 1 − { $never } = { $once }, dat is { $chance }.
printing-lesson-columbiz-answer-4 = Elke dobbelsteen draagt zijn kans bij: { $dice } × { $once } = { $mean }.
printing-lesson-columbiz-answer-5 = Iets minder: { $chance }. Gemiddeld zijn er na drie worpen minder dan vier vijven, dus dat verbaast niet.
printing-lesson-columbiz-answer-6 = Houd het vlak dat het vaakst voorkomt. De kans stijgt van { $cell } naar { $row }: je volgt de dobbelstenen, in plaats van om vijven te vragen.
printing-lesson-columbiz-tally = Meeste gelijke
printing-lesson-columbiz-tallied = Aantal keren
printing-lesson-columbiz-alike = Acht dobbelstenen, één worp: minstens dit aantal gelijke
printing-lesson-columbiz-alike-row = Gelijke
printing-lesson-columbiz-cell = Een bepaald veld: minstens dit aantal dobbelstenen van zijn vlak bij die worp, als je ze allemaal houdt
printing-lesson-columbiz-row = Een willekeurig veld van een rij: minstens dit aantal gelijke bij die worp, als je op de beste manier houdt
printing-lesson-columbiz-throw = Worp { $throw }
printing-lesson-columbiz-dice = Dobbelstenen

## Les 4 colonnes

printing-lesson-quatre_colonnes-intro = Een wedloop van zuilen rond het bord, dobbelstenen om mee te tellen en vier oude volken om te ontmoeten: Les 4 colonnes verenigt rekenen en geschiedenis in één les. Voor leerlingen vanaf een jaar of negen, in vier groepen.
printing-lesson-quatre_colonnes-goal-1 = Alle worpen van twee dobbelstenen opschrijven en tellen welke ertoe doen.
printing-lesson-quatre_colonnes-goal-2 = Weten dat een kans van één op zes niet precies elke zesde worp betekent.
printing-lesson-quatre_colonnes-goal-3 = Vertellen hoe Grieken, Romeinen, Galliërs en Iberiërs in het oude Frankrijk bouwden, en hoe we dat weten.
printing-lesson-quatre_colonnes-material-1 = Voor elk bord twee dobbelstenen; voor elke speler vier zuilen. Dit programma drukt borden en zuilen af.
printing-lesson-quatre_colonnes-material-2 = De { $cards } kaartjes achteraan, uitgeknipt: tien per volk.
printing-lesson-quatre_colonnes-material-3 = Het werkblad, één per leerling; de antwoorden, alleen voor de leraar.
printing-lesson-quatre_colonnes-step-1 = Laat het bord zien. Vier werkplaatsen, vier volken: wat weten de leerlingen van elk?
printing-lesson-quatre_colonnes-step-2 = Elke groep leest de kaartjes van haar volk en kiest er twee om over te vertellen (vraag 6).
printing-lesson-quatre_colonnes-step-3 = Vraag 1 tot en met 3: gooi tot er een vijf komt en schrijf op hoe lang het duurde; vul dan de tabel van twee dobbelstenen in.
printing-lesson-quatre_colonnes-step-4 = Speel, met twee dobbelstenen. Een groep die een zuil naar buiten brengt, of er een terugstuurt, vertelt over een van haar kaartjes.
printing-lesson-quatre_colonnes-step-5 = Vraag 4 en 5, samen. Vergelijk met wat de groepen opschreven.
printing-lesson-quatre_colonnes-step-6 = Slot: welk bouwwerk zou je willen zien, en wat zou je de bouwers vragen?
printing-lesson-quatre_colonnes-behind = Twee dobbelstenen hebben 6 × 6 = 36 even waarschijnlijke worpen. Wie ze allemaal opschrijft, hoeft niet te raden. Op iets met kans p wacht je gemiddeld 1/p pogingen; toch is het meest waarschijnlijke moment altijd de eerstvolgende poging.
printing-lesson-quatre_colonnes-level-1 = Makkelijker: speel met één dobbelsteen en laat wie wil de kaartjes voorlezen.
printing-lesson-quatre_colonnes-level-2 = Moeilijker: zoek de plaatsen van de kaartjes op een kaart van Frankrijk en zet de bouwwerken op een tijdlijn.
printing-lesson-quatre_colonnes-question-1 = Een vijf brengt een zuil uit de werkplaats. Hoe groot is de kans op een vijf met één dobbelsteen? Hoeveel worpen had je nodig, en hoeveel gemiddeld?
printing-lesson-quatre_colonnes-question-2 = Met twee dobbelstenen telt ook een som van vijf. Zet in de tabel een kruisje bij alle worpen die een zuil naar buiten brengen. Hoeveel zijn het er?
printing-lesson-quatre_colonnes-question-3 = Met een zes gooi je nog eens: een dobbelsteen laat hem zien, of de som is zes. Zet een cirkel om die worpen. Hoeveel zijn het er?
printing-lesson-quatre_colonnes-question-4 = Vanaf haar startveld heeft een zuil { $way } velden te gaan tot de top. Wat laat een dobbelsteen gemiddeld zien? Ongeveer hoeveel worpen met één zijn dat, en met twee?
printing-lesson-quatre_colonnes-question-5 = Alle vier de zuilen staan op de top: een dubbele drie bouwt het monument. Hoe groot is de kans? Is het waarschijnlijk binnen { $even } pogingen?
printing-lesson-quatre_colonnes-question-6 = Kies twee kaartjes van je volk. Wat werd er gebouwd, waarvan, en hoe weten we dat?
printing-lesson-quatre_colonnes-answer-1 = { $chance }. Gemiddeld duurt het { $mean } worpen; maar het kan ook langer duren, en vaak komt hij eerder.
printing-lesson-quatre_colonnes-answer-2 = { $count } van 36, dat is { $chance }: elf met een vijf en vier met een som van vijf.
printing-lesson-quatre_colonnes-answer-3 = { $count } van 36, dat is { $chance }: elf met een zes en vijf met een som van zes, waaronder de dubbele drie.
printing-lesson-quatre_colonnes-answer-4 = Gemiddeld { $mean }: ongeveer { $one } worpen met één dobbelsteen, of { $two } met twee. Bonussen maken de weg korter, teruggestuurd worden maakt hem langer.
printing-lesson-quatre_colonnes-answer-5 = { $chance }; gemiddeld zijn er { $mean } pogingen nodig. Binnen { $even } is het iets waarschijnlijker van wel dan van niet: { $within }.
printing-lesson-quatre_colonnes-answer-6 = Open. Steen, hout, aarde en stro; muren, tempels, water, huizen. Elk kaartje noemt zijn bron: een schrijver uit de oudheid, of een geleerde van onze tijd.
printing-lesson-quatre_colonnes-two-dice = Alle worpen van twee dobbelstenen
printing-lesson-quatre_colonnes-draws = De kansen bij één worp
printing-lesson-quatre_colonnes-one = Eén dobbelsteen
printing-lesson-quatre_colonnes-two = Twee dobbelstenen, ook sommen
printing-lesson-quatre_colonnes-five = Een vijf
printing-lesson-quatre_colonnes-six = Een zes
printing-lesson-quatre_colonnes-build = Het monument binnen dit aantal pogingen
printing-lesson-quatre_colonnes-attempts = Pogingen
printing-lesson-quatre_colonnes-cards = Kaartjes om uit te knippen

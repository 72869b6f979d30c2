# The rules of Columbiz for players, clause by clause: rules-C3-2 is clause C3.2 of docs/rules/columbiz.md.
# Counts of 2 and more, and what dice show, are written as figures in every language: a test compares them.

rules-columbiz-intro = Columbiz is een spel van Simone Luciani voor 2 tot 4 spelers. Je gooit met 8 dobbelstenen, houdt wat je bevalt en legt je schijven in de kolommen die de dobbelstenen voor je openen. Rijen van 3 of meer schijven leveren meteen punten op, en elke schijf die je slaat wordt een gevangene die aan het eind punten oplevert. Wie de meeste punten heeft, wint.

## C1

rules-C1-title = Bord, dobbelstenen en schijven
rules-C1-1 = Het bord heeft 6 kolommen van 6 velden. Boven elke kolom staat een dobbelsteen met 1 tot 6 ogen, en het getal in een veld zegt hoeveel dobbelstenen met dat aantal ogen het kost. Een veld heet naar zijn kolom en zijn getal: 5-3 kost 3 dobbelstenen die 5 tonen. Een rij kan langs een kolom lopen, dwars over gelijke getallen, en langs beide diagonalen.
rules-C1-2 = Er zijn 8 dobbelstenen en 59 schijven: 18 paarse, 18 blauwe, 13 grijze en 10 zwarte. Met 2 spelers nemen paars en blauw elk 18 schijven. Met 3 spelers doet grijs mee en neemt ieder er 13. Met 4 spelers doet ook zwart mee en neemt ieder er 10. De schijven die je nog niet hebt gelegd, zijn je voorraad.
rules-C1-3 = Om te weten wie begint, gooit ieder één dobbelsteen: wie het hoogst gooit, begint. Gooien er meer het hoogst, dan gooien zij onderling opnieuw. Daarna gaat de beurt met de klok mee, plaats na plaats.

## C2

rules-C2-title = Gooien
rules-C2-1 = Je beurt begint met een worp van alle 8 dobbelstenen.
rules-C2-2 = Daarna mag je nog hoogstens 2 keer gooien: houd de dobbelstenen die je bevallen, of geen enkele, en gooi de andere opnieuw. Alle 8 houden betekent dat je stopt.
rules-C2-3 = Je mag je bedenken: een dobbelsteen die je eerder hield, mag je terugnemen en opnieuw gooien. Speelt je tafel met de schakelaar “blijven liggen”, dan blijft wat je houdt de hele beurt liggen; je mag er dobbelstenen bij houden, of geen.
rules-C2-4 = Zolang je nog een worp over hebt en je met de dobbelstenen zoals ze liggen geen schijf zou kunnen leggen, mag je niet stoppen: je moet opnieuw gooien.
rules-C2-5 = Na de derde worp blijven de dobbelstenen zoals ze liggen.

## C3

rules-C3-title = Schijven leggen
rules-C3-1 = Je legt schijven uit je voorraad, één voor één: minstens één per beurt, en hoogstens 4. In de Franse uitgave, die hier gewoonlijk geldt, zijn het er hoogstens 3 als je met 4 mensen speelt.
rules-C3-2 = Een schijf mag alleen op een veld dat op dat moment leeg is.
rules-C3-3 = Een schijf kost zoveel dobbelstenen als het getal in haar veld, allemaal met de ogen van haar kolom. Elke dobbelsteen betaalt maar één keer, en wat je niet gebruikt blijft gewoon over. Met 3 dobbelstenen die 5 tonen betaal je dus 5-3, of 5-1 en 5-2 in welke volgorde je wilt, of maar één van die kleine velden.
rules-C3-4 = Slaan: als je een schijf legt, gaan alle schijven van je tegenstanders die in dezelfde kolom op een lager getal liggen van het bord en worden jouw gevangenen. Een veld dat zo vrijkomt, kun je later in dezelfde beurt gebruiken. Je eigen schijven worden nooit geslagen, en gevangenen komen nooit terug.
rules-C3-5 = Rijen: kijk naar de schijf die je net hebt gelegd, in alle 4 richtingen. Een ononderbroken rij van je eigen schijven waar ze in ligt, telt meteen als die er 3 of meer heeft: 3 schijven geven 1 punt, 4 geven er 2, 5 geven er 3 en 6 geven er 4. Ligt de schijf in meer rijen, dan tellen ze allemaal. Een rij die je langer maakt, telt opnieuw, over haar hele nieuwe lengte. Rijen die niet door de nieuwe schijf lopen, leveren niets op.
rules-C3-6 = Als je minstens één schijf hebt gelegd, zeg jij wanneer je beurt voorbij is. Die eindigt niet vanzelf: tot dan kun je je schijven bekijken en ze op het scherm terugnemen.
rules-C3-7 = Kun je na de derde worp geen enkele schijf leggen, dan sta je 3 schijven uit je voorraad af, of alles wat je nog hebt als het er minder zijn. Ze gaan uit het spel en tellen voor niemand, en je beurt is voorbij.

## C4

rules-C4-title = Het einde van de partij
rules-C4-1 = Als een beurt eindigt en de voorraad van die speler leeg is, dan is de lopende ronde de laatste. Ze wordt uitgespeeld, zodat iedereen, geteld vanaf de speler die begon, evenveel beurten heeft gehad.
rules-C4-2 = Je eindstand is je punten voor rijen en je punten voor de gevangenis samen. Hoe meer gevangenen je hebt, hoe meer elke gevangene oplevert: 0 gevangenen geven 0 punten, 1 geeft er 1, 2 geven er 2, 3 geven er 4, 4 geven er 6, 5 geven er 9, 6 geven er 12, 7 geven er 16, 8 geven er 20, 9 geven er 25, 10 geven er 30, 11 geven er 36 en 12 geven er 42.
rules-C4-3 = Boven de 12 gevangenen groeien de punten op dezelfde manier door: 13 geven er 49, 14 geven er 56, 15 geven er 64. Zo reken je het uit: neem het aantal gevangenen plus één, vermenigvuldig dat met zichzelf, deel door 4 en rond naar beneden af. Speelt je tafel met de schakelaar “leveren niets meer op”, dan blijft het bij 42 punten.
rules-C4-4 = Het hoogste totaal wint. Gelijke totalen delen hun plaats: als 2 spelers samen eerste zijn, staan ze allebei op plaats 1 en de volgende op plaats 3.

## The switches. Each is shown under the name of its option: what the sheet says, what we play (the default), and what can be chosen instead

rules-columbiz-options-title = Schakelaars voor je tafel
rules-columbiz-options = Hier staat wat de gedrukte bladen zeggen, hoe wij spelen, en wat je tafel in plaats daarvan kan kiezen. Zet de schakelaars voordat de partij begint.
rules-columbiz-switch-edition-sheet = Er zijn 4 bladen, elk met zijn gewoonten. Het Nederlandse, het Spaanse en het Zweedse spelen hetzelfde.
rules-columbiz-switch-edition-ours = De Franse. Alleen die heeft hoogstens 3 schijven per beurt met 4 spelers.
rules-columbiz-switch-edition-or = De Nederlandse, Spaanse of Zweedse uitgave. Ze zet de andere schakelaars; een die je zelf zet, gaat voor.
rules-columbiz-switch-max_discs-sheet = Alle staan 4 schijven per beurt toe. Alleen het Franse voegt toe dat het er 3 zijn met 4 spelers.
rules-columbiz-switch-max_discs-ours = Zoals het Franse blad: 4, en 3 met 4 spelers.
rules-columbiz-switch-max_discs-or = Een aantal van 1 tot 8.
rules-columbiz-switch-kept_dice-sheet = Ze hebben het alleen over dobbelstenen laten liggen en de rest opnieuw gooien.
rules-columbiz-switch-kept_dice-ours = Een dobbelsteen die bleef liggen mag later weer gegooid worden, zoals in een later spel van dezelfde ontwerper.
rules-columbiz-switch-kept_dice-or = Strenger: wat je houdt, blijft liggen.
rules-columbiz-switch-beyond_twelve-sheet = De tabel eindigt bij 12 gevangenen en 42 punten.
rules-columbiz-switch-beyond_twelve-ours = Ze gaat op dezelfde manier door: elke volgende gevangene levert punten op.
rules-columbiz-switch-beyond_twelve-or = Gevangenen boven de 12 leveren niets meer op.

## The examples. Each stands beside a drawn board

rules-columbiz-examples-title = Voorbeelden op het bord
rules-columbiz-example-1 = De dobbelstenen tonen 1 2 3 3 5 5 5 6, en het bord is leeg. In één beurt mag je schijven leggen op 3-2 en 5-3, of op 5-1 en 5-2. Maar niet op 5-3 en 5-1: dat zou 4 dobbelstenen met 5 kosten, en je hebt er maar 3.
rules-columbiz-example-2 = Paars ligt op 4-1 en 4-2. Blauw heeft 6 dobbelstenen die 4 tonen en betaalt er 5 voor 4-5: beide paarse schijven worden gevangen. Met de laatste dobbelsteen die 4 toont, legt blauw daarna een schijf op 4-1, dat net is vrijgekomen.
rules-columbiz-example-3 = Paars ligt op 4-4 en blauw legt een schijf op 4-2: er wordt niets geslagen, want paars ligt hoger. Later legt paars een schijf op 4-6: die slaat de blauwe schijf op 4-2, en de eigen schijf op 4-4 blijft liggen.
rules-columbiz-example-4 = Paars ligt op 2-2 en 3-3. Een schijf op 4-4 maakt een diagonaal van 3 en levert 1 punt op. In een latere beurt maakt een schijf op 5-5 er een rij van 4 van en levert nog eens 2 punten op: samen 3 punten.
rules-columbiz-example-5 = Paars ligt op 1-1 en 2-1 en op 4-1 en 5-1. Een schijf op 3-1 vult het gat: een rij van 5, en in één keer 3 punten.
rules-columbiz-example-6 = Eén enkele schijf maakt dwars een rij van 3 af en ook een diagonaal van 3. Elk daarvan geeft 1 punt, dus de schijf levert 2 punten op.
rules-columbiz-example-7 = Er zijn nog 2 schijven in de voorraad. Ook al kunnen de dobbelstenen 4 velden betalen, alleen deze 2 schijven kunnen worden gelegd. De voorraad is dan leeg, en de ronde wordt uitgespeeld.
rules-columbiz-example-8 = Er zijn nog 2 schijven in de voorraad, en na de derde worp kan er niets worden gelegd. Dat zou 3 schijven kosten, maar de voorraad kan er maar 2 geven: die gaan uit het spel, en de ronde wordt uitgespeeld.

# The rules of Les 4 colonnes for players, clause by clause: rules-L4-2 is clause L4.2 of docs/rules/les-4-colonnes.md.
# Counts of 2 and more, and what dice show, are written as figures in every language: a test compares them.

rules-quatre_colonnes-intro = Les 4 colonnes is een race voor 2 tot 4 spelers, familie van Parcheesi. Je haalt je 4 zuilen uit de werkplaats en brengt ze één keer rond het bord en over je pijl naar de top. Daarna bouw je je monument met een dubbele 3. Wie het eerst bouwt, wint.

## L1

rules-L1-title = Het bord
rules-L1-1 = De baan is een ring van velden, genummerd van 1 tot 68. Zuilen lopen altijd naar hogere nummers, en dat is op het bord tegen de klok in. Na veld 68 komt weer veld 1.
rules-L1-2 = Elk van de 4 kleuren heeft een kwart van 17 velden; in oplopende volgorde zijn dat geel, rood, groen en blauw. Geel ligt tegenover groen, en rood tegenover blauw. Geel (de Grieken) begint op veld 5 en verlaat de ring na veld 68. Rood (de Romeinen) begint op 22 en verlaat hem na 17. Groen (de Galliërs) begint op 39 en verlaat hem na 34. Blauw (de Iberiërs) begint op 56 en verlaat hem na 51. De volken zijn er voor het oog en veranderen niets aan het spel.
rules-L1-3 = Elke kleur heeft een eigen werkplaats. Daar wachten haar 4 zuilen tot ze mogen vertrekken.
rules-L1-4 = De startvelden zijn 5, 22, 39 en 56. De schuilplaatsen zijn 12, 17, 29, 34, 46, 51, 63 en 68. Startvelden en schuilplaatsen samen zijn de veilige velden. De andere 56 velden van de ring zijn de witte velden.
rules-L1-5 = Elke kleur heeft een pijl van 8 velden, waar alleen haar eigen zuilen mogen komen. Het laatste is de top, in het midden van het bord.
rules-L1-6 = Aan de stappen zie je hoe ver een zuil is: 0 in de werkplaats, 1 op het startveld, 64 op haar laatste veld van de ring (voor geel is dat veld 68) en 65 tot 72 op de pijl. Stap 72 is de top.
rules-L1-7 = Het bord is een kruis met 4 armen, elk 3 banen breed en 8 rijen lang. De gele arm wijst naar het zuiden: zijn westelijke baan loopt naar buiten van 60 tot 67, veld 68 ligt in het midden van het buitenste eind, en zijn oostelijke baan loopt naar binnen van 1 tot 8. De andere 7 rijen van de middelste baan zijn de velden 1 tot 7 van de pijl, en de top ligt in het vierkant in het midden. De rode arm wijst naar het oosten, met de velden 9 tot 16, 17, en 18 tot 25. De groene wijst naar het noorden, met 26 tot 33, 34, en 35 tot 42. De blauwe wijst naar het westen, met 43 tot 50, 51, en 52 tot 59. De werkplaatsen liggen in de hoeken.

## L2

rules-L2-title = Spelers en beurten
rules-L2-1 = Het spel is voor 2 tot 4 spelers, elk met een kleur naar keuze. De jongste begint. De beurt gaat met de klok mee, in de volgorde geel, blauw, groen, rood; de zuilen lopen de andere kant op.
rules-L2-2 = Je speelt met één dobbelsteen of met 2 dobbelstenen. Dat spreek je af voordat de partij begint.
rules-L2-3 = Met 4 spelers kun je in teams spelen: geel en groen tegen rood en blauw. Partners horen bij elkaar. Overal waar een regel beschermt, verspert of terugstuurt, lees je “team” voor “speler”: partners mogen langs elkaars versperringen en sturen elkaar nooit terug, en een zuil van de een kan met een zuil van de ander een paar of een versperring vormen. Een vol veld is ook voor partners vol. Je tafel kan anders kiezen: dan zijn partners spelers zoals alle andere. De versperring van je partner houdt je tegen, en een losse zuil van je partner op een wit veld wordt teruggestuurd, wat de bonus oplevert. Een zuil van de een en een van de ander zijn dan geen paar en geen versperring. De kleur van de zuil die beweegt, beslist. Alleen de regels voor teams (L9) gelden nog.

## L3

rules-L3-title = Je beurt
rules-L3-1 = Bouwen: als al je 4 zuilen op de top staan (in teams alle 8 van je team), gooi je in je beurt 2 dobbelstenen, ook in een partij met één dobbelsteen. Een dubbele 3 bouwt het monument en wint. Al het andere beëindigt je beurt. Mag je na een zes nog eens gooien en staat alles op de top, dan is ook die worp een poging om te bouwen. Wat je bij een poging gooit, telt nooit als een van je zessen.
rules-L3-2 = Anders gooi je je dobbelsteen, of allebei je dobbelstenen. Dat is je worp.
rules-L3-3 = Je worp is een zes als een dobbelsteen 6 toont. Met 2 dobbelstenen is hij ook een zes als ze samen 6 zijn, zoals 4 en 2, tenzij sommen aan je tafel niet meetellen.
rules-L3-4 = Gooi je in dezelfde beurt een derde zes, dan speel je niets en is je beurt voorbij. De zuil die je in deze beurt het laatst met een dobbelsteen hebt verzet, gaat terug naar haar eigen startveld, ook vanaf haar pijl. De werkplaats verlaten telt daarbij mee, een bonus niet. Staan er 2 andere zuilen op dat startveld, dan gaat ze terug naar haar werkplaats; met een schakelaar kan je tafel haar altijd daarheen sturen. Staat die zuil op de top, of heb je er geen verzet, dan gaat er geen zuil terug.
rules-L3-5 = Je speelt de dobbelstenen van je worp één voor één, in de volgorde die je wilt. De plichten gaan voor: de werkplaats verlaten (L4.2) en een versperring openen (L6.2). Je hoeft geen volgorde te kiezen waarin je ze allebei gebruikt. Als geen dobbelsteen die er nog ligt te gebruiken is, vervallen ze, of worden ze opnieuw gegooid (L7.1).
rules-L3-6 = Een bonus speel je zodra je hem verdient, vóór de volgende dobbelsteen.
rules-L3-7 = Na de eerste en de tweede zes van je beurt gooi je nog eens. Anders is je beurt voorbij.

## L4

rules-L4-title = De werkplaats verlaten
rules-L4-1 = Een dobbelsteen die 5 toont, brengt een zuil uit de werkplaats op haar startveld. Met 2 dobbelstenen doet een som van 5 hetzelfde, en dan gebruik je ze allebei: 1 en 4, of 2 en 3. Daarvoor moeten ze van dezelfde worp zijn, en geen van beide mag al gespeeld of opnieuw gegooid zijn. Je tafel kan afspreken dat sommen hier niet meetellen.
rules-L4-2 = Vertrekken is een plicht. Zolang je dobbelstenen het toelaten, er een zuil wacht en er op haar startveld plaats voor haar is, mag je niets anders met je dobbelstenen doen.
rules-L4-3 = Op een startveld passen 2 zuilen. Staan er minder, dan komt de jouwe er gewoon bij; één zuil van een andere speler laat je met rust.
rules-L4-4 = Is het startveld vol en is precies één van de 2 zuilen van een andere speler, dan wordt die teruggestuurd naar haar werkplaats en verdien jij de bonus. Zijn ze allebei van anderen die niet bij elkaar horen, dan kies jij welke teruggaat.
rules-L4-5 = Horen beide zuilen op het startveld bij dezelfde tegenpartij, dan zijn ze een versperring; horen ze allebei bij jouw kant, dan is het veld vol. In beide gevallen kan er geen zuil uit, en gebruik je je dobbelstenen ergens anders voor.

## L5

rules-L5-title = Vooruitgaan
rules-L5-1 = Een zuil die uit de werkplaats is en nog niet op de top staat (stap 1 tot 71), gaat precies zoveel velden vooruit als de dobbelsteen toont.
rules-L5-2 = Niemand gaat voorbij de top, stap 72: je moet er precies op uitkomen. Speelt je tafel met de schakelaar “wat te veel is vervalt”, dan brengt ook een te grote dobbelsteen of bonus je er, en vervalt de rest.
rules-L5-3 = Waar een versperring van een andere speler staat, mag je niet langs en niet landen.
rules-L5-4 = Op een veilig veld passen 2 zuilen, van wie ook. Op een wit veld past één zuil, of 2 van dezelfde speler. Op de velden van de pijl en op de top passen er zoveel als je wilt. Op een vol veld kun je niet landen.
rules-L5-5 = Land je op een wit veld waar één zuil van een andere speler staat, dan stuur je die terug naar haar werkplaats.
rules-L5-6 = Staan er 2 zuilen van één speler op een wit veld, dan zijn ze een paar. Niemand kan ze terugsturen of daar landen, maar iedereen mag erlangs: een paar is geen versperring.

## L6

rules-L6-title = Versperringen
rules-L6-1 = Staan er 2 zuilen van één speler op een veilig veld, dan zijn ze een versperring: geen andere speler mag erlangs of daar landen, maar de eigenaar gaat er vrij langs. Staan er 2 zuilen van verschillende spelers, dan sluiten ze voor niemand de weg af.
rules-L6-2 = Gooi je een zes, dan moet een versperring van jou open: één van jouw zuilen die erin staan, moet met die zes verder, als dat mag. Het gaat om versperringen die er al stonden toen je gooide; zijn het er meer, dan kies jij. Een dobbelsteen die 6 toont, doet dat; is je worp alleen als som een zes, dan kan het met elk van beide. Elke dobbelsteen wordt apart bekeken: zolang hij een versperring kan openen, mag hij niets anders; kan hij dat niet, dan is hij vrij. Eén worp vraagt één zo’n zet, ook 6 en 6. In teams vraagt een versperring van alleen zuilen van je partner niets van je.
rules-L6-3 = De plicht is voorbij zodra één zo’n zuil met zo’n dobbelsteen is verzet. Ze is ook voorbij als er geen zulke versperring meer staat, omdat de andere dobbelsteen of een bonus haar heeft geopend, en, met 2 dobbelstenen, nadat er een opnieuw is gegooid. De werkplaats verlaten gaat voor (L4.2). De andere dobbelstenen van de worp zijn vrij.

## L7

rules-L7-title = Opnieuw gooien om een paar
rules-L7-1 = Kun je geen enkele dobbelsteen gebruiken die er nog ligt, en wordt er één alleen maar tegengehouden door een paar van een andere speler, op het veld waar een zuil van jou (in teams ook van je partner) zou landen, dan wordt die dobbelsteen opnieuw gegooid. Andere dobbelstenen die er nog liggen en die reden niet hebben, vervallen. Geldt het voor allebei, dan gooi je eerst de hoogste; de andere blijft liggen en wordt opnieuw bekeken. Zou je ook met geen enkel aantal ogen van 1 tot 6 iets kunnen doen, dan vervallen de dobbelstenen gewoon.
rules-L7-2 = Met één dobbelsteen geldt de worp niet en gooi je opnieuw, alsof het de eerste keer is: de nieuwe worp kan een zes zijn, en de ongeldige telt niet als zes.
rules-L7-3 = Met 2 dobbelstenen wordt die ene alleen gegooid en gespeeld als elke andere. Of je worp een zes was, blijft zoals je eerst gooide.

## L8

rules-L8-title = De bonussen
rules-L8-1 = Stuur je een zuil terug, dan verdien je een bonus van 20 velden. Bereik je de top, dan verdien je er 10. Je speelt de bonussen in de volgorde waarin je ze verdient, elk meteen.
rules-L8-2 = Eén zuil van je eigen kleur, die niet in de werkplaats staat, gaat de hele bonus vooruit, volgens de regels voor het vooruitgaan (L5). Je mag ook van de bonus afzien. Kan geen zuil hem gebruiken, dan vervalt hij vanzelf.
rules-L8-3 = Een bonus kan zelf ook een zuil terugsturen of de top bereiken, en zo de volgende bonus verdienen. Maar een bonus is geen dobbelsteen: hij is nooit een vijf of een zes, en telt niet als laatste zet als er een derde zes komt (L3.4).

## L9

rules-L9-title = In teams
rules-L9-1 = Een dobbelsteen die geen van je eigen zuilen kan gebruiken, speel je met de zuilen van je partner. Dat bekijk je per dobbelsteen, zoals het er op dat moment voor staat. Kan een zuil van je partner de werkplaats verlaten, dan doet ze dat voordat andere zuilen van je partner vooruitgaan: met een 5, of met een som van 5 als je zelf geen van beide dobbelstenen kunt gebruiken. Maar het gaat nooit voor een dobbelsteen die je zelf kunt gebruiken.
rules-L9-2 = Een bonus is voor de speler die aan de beurt is. Hij is alleen voor je eigen zuilen of, als ze op dat moment alle 4 op de top staan, voor die van je partner.
rules-L9-3 = Je team bouwt als alle 8 zuilen op de top staan. Vanaf dan heeft elke partner in elke eigen beurt één poging.

## The switches. Each is shown under the name of its option: what the sheet says, what we play (the default), and what can be chosen instead

rules-quatre_colonnes-options-title = Schakelaars voor je tafel
rules-quatre_colonnes-options = Hier staat wat het gedrukte blad zegt, hoe wij spelen, en wat je tafel in plaats daarvan kan kiezen. Zet de schakelaars voordat de partij begint.
rules-quatre_colonnes-switch-dice-sheet = Je mag kiezen: één dobbelsteen, of 2 dobbelstenen om sneller te gaan.
rules-quatre_colonnes-switch-dice-ours = Eén dobbelsteen. Alleen het monument bouw je altijd met 2 dobbelstenen.
rules-quatre_colonnes-switch-dice-or = De hele partij met 2 dobbelstenen.
rules-quatre_colonnes-switch-teams-sheet = Met 4 spelers kun je 2 teams vormen. Hun partij gaat zoals elke andere.
rules-quatre_colonnes-switch-teams-ours = Ieder speelt voor zich.
rules-quatre_colonnes-switch-teams-or = In 2 teams, met partners tegenover elkaar.
rules-quatre_colonnes-switch-third_six-sheet = Een zuil gaat terug naar haar startveld. Het voorbeeld laat zien dat het de laatst verzette is.
rules-quatre_colonnes-switch-third_six-ours = Net zo: terug naar het startveld.
rules-quatre_colonnes-switch-third_six-or = Strenger: altijd terug naar de werkplaats.
rules-quatre_colonnes-switch-finish-sheet = Niets over een worp die voorbij de top gaat.
rules-quatre_colonnes-switch-finish-ours = Je moet precies op de top uitkomen.
rules-quatre_colonnes-switch-finish-or = Makkelijker: wat te veel is vervalt, en de zuil is er.
rules-quatre_colonnes-switch-sums-sheet = Over versperringen: een zes kan ook 4 en 2 zijn, of 3 en 3. Niets over een 5 als som.
rules-quatre_colonnes-switch-sums-ours = Sommen tellen voor de zes, en voor de 5 die de werkplaats opent, zoals in Parcheesi met 2 dobbelstenen.
rules-quatre_colonnes-switch-sums-or = Alleen voor de zes, zoals op het blad; of nooit: dan telt alleen wat één dobbelsteen toont.
rules-quatre_colonnes-switch-partners-sheet = Het heeft het over spelers, ook in teams. Naar de letter versperren partners elkaar de weg en sturen ze elkaar terug.
rules-quatre_colonnes-switch-partners-ours = Partners horen bij elkaar: ze mogen langs elkaars versperringen en sturen elkaar nooit terug. Hier wijken we van het blad af, voor de families die zo spelen.
rules-quatre_colonnes-switch-partners-or = Naar de letter: een partner is een speler zoals elke andere, behalve dat je dobbelstenen en bonussen ook je partner helpen (L9) en je samen wint.

## The examples. Each stands beside a drawn board

rules-quatre_colonnes-examples-title = Voorbeelden op het bord
rules-quatre_colonnes-example-1 = Een gele zuil staat op haar startveld, 5. Geel gooit een 6 en zet haar op veld 11. Geel gooit nog eens, weer een 6: nu mag een andere zuil vooruit. Bij een derde 6 gaat de laatst verzette zuil terug naar veld 5.
rules-quatre_colonnes-example-2 = Rood staat op het witte veld 10. Geel, op 5 en met een lege werkplaats, gooit een 5 en landt op 10: rood gaat terug naar de werkplaats, en geel speelt een bonus van 20.
rules-quatre_colonnes-example-3 = Op 12 staat een rode versperring. Geel staat op 9, gooit een 4 en kan er niet langs. Gooit rood een 6, dan moet één van deze 2 rode zuilen weg.
rules-quatre_colonnes-example-4 = Op het witte veld 10 staat een rood paar. Geel heeft één zuil op 5, 3 in de werkplaats, en gooit een 5: vooruitgaan mag niet, er moet een zuil uit de werkplaats. Is de gele werkplaats leeg en kan er niets anders vooruit, dan wordt de dobbelsteen opnieuw gegooid.
rules-quatre_colonnes-example-5 = Een groene en een rode zuil staan op 39, het startveld van groen. Groen heeft een zuil die wacht en gooit een 5: die komt eruit, rood wordt teruggestuurd, en groen speelt een bonus van 20.
rules-quatre_colonnes-example-6 = Een gele zuil staat op stap 70, dus 2 velden onder de top. Met een 3 kan ze niet vooruit. Met een 2 bereikt ze de top, en mag geel een andere zuil 10 velden verzetten.
rules-quatre_colonnes-example-7 = Met 2 dobbelstenen gooit geel 1 en 4 en heeft een zuil die wacht. Samen zijn ze 5: geel mag alleen een zuil uit de werkplaats halen.
rules-quatre_colonnes-example-8 = Met 2 dobbelstenen gooit geel 2 en 4: samen een zes. De gele versperring op 12 moet open, met de 2 of met de 4.
rules-quatre_colonnes-example-9 = Alle 4 gele zuilen staan op de top. Elke beurt is nu één worp met 2 dobbelstenen, ook in een partij met één dobbelsteen: 3 en 3 wint.
rules-quatre_colonnes-example-10 = In teams is geel klaar, maar groen niet. De 5 van geel brengt een groene zuil naar buiten. Stuurt die een andere zuil terug, dan gaat de bonus van 20 van geel naar een groene zuil.

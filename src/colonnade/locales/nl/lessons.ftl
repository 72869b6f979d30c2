# De begeleide eerste partijen, de kaarten “Zo win je” en de regels in één minuut: in de browser en in de terminal.

## Rond de lessen

lesson-title = Al spelend leren
lesson-about = Een begeleide eerste partij, in drie minuten.
lesson-step = Stap { $step } van { $count }
lesson-begin = Beginnen
lesson-back = Een stap terug
lesson-again = Van voren af aan
lesson-play = Nu spelen
lesson-rules = De regels lezen
lesson-impossible = Dat kan nu niet.
lesson-how-to-win = Zo win je
lesson-understood = Naar de partij
lesson-minute = In één minuut
lesson-contents = Inhoud

## Columbiz

lesson-columbiz-topic-begin = Wie begint
lesson-columbiz-topic-throw = Gooien
lesson-columbiz-topic-keep = Houden
lesson-columbiz-topic-place = Leggen
lesson-columbiz-topic-capture = Slaan
lesson-columbiz-topic-line = Rijen
lesson-columbiz-topic-prison = De gevangenis
lesson-columbiz-topic-end = Het einde

lesson-columbiz-begin = Jij speelt paars. Ieder gooit één dobbelsteen, en wie het hoogst gooit, begint. Gooi.
lesson-columbiz-throw = 5 tegen 3: jij begint. Een beurt begint met alle acht dobbelstenen. Gooi ze.
lesson-columbiz-keep = In kolom 5 kost veld 3 drie vijven, en die heb je. Houd de vijven en gooi de andere opnieuw.
lesson-columbiz-keep-other = Dat mag, maar drie gelijke zijn een mooi begin.
lesson-columbiz-keep-again = Een vierde vijf, en twee drieën. Je hebt nog één worp: houd de vijven en de drieën.
lesson-columbiz-keep-again-other = Dat mag, maar met vijven en drieën betaal je twee velden.
lesson-columbiz-place = Na de derde worp blijven de dobbelstenen liggen, en je betaalt ermee. Vier vijven kopen veld 4 van kolom 5: leg daar een schijf.
lesson-columbiz-place-other = Dat mag, maar hoger word je minder makkelijk geslagen.
lesson-columbiz-place-again = Je mag tot vier schijven per beurt leggen. Twee drieën kopen veld 2 van kolom 3.
lesson-columbiz-place-again-other = Dat mag, maar straks ben je blij met veld 2 van kolom 3.
lesson-columbiz-done = Niet elke dobbelsteen hoeft gebruikt. Beëindig je beurt, dan speelt blauw.
lesson-columbiz-done-other = Dat mag, maar je hebt maar 18 schijven voor de hele partij.
lesson-columbiz-throw-again = Blauw heeft twee schijven gelegd. Onthoud die in kolom 6. Jouw beurt: gooi.
lesson-columbiz-keep-pairs = Drie zessen en twee vieren: houd ze en gooi de andere opnieuw.
lesson-columbiz-keep-pairs-other = Dat mag, maar je hebt de zessen en de vieren nodig.
lesson-columbiz-stop = Drie zessen, drie vieren en een twee: precies goed. Een derde keer gooien hoeft niet. Stop, en leg schijven.
lesson-columbiz-stop-other = Dat mag, maar er ontbreekt niets.
lesson-columbiz-capture = Een schijf slaat alle schijven van anderen die lager in haar kolom liggen. Leg op veld 3 van kolom 6, boven blauw.
lesson-columbiz-capture-other = Dat mag, maar sla eerst de blauwe schijf.
lesson-columbiz-line = De blauwe schijf is je gevangene. Drie van je schijven op een rij tellen meteen, ook schuin. Veld 3 van kolom 4 verbindt je twee andere: leg daar.
lesson-columbiz-line-other = Dat mag, maar dat geeft geen rij.
lesson-columbiz-longer = Eén punt. Een langere rij telt opnieuw, over haar hele lengte. De twee koopt veld 1 van kolom 2: een rij van vier.
lesson-columbiz-longer-other = Dat mag, maar dat geeft geen rij van vier.
lesson-columbiz-done-again = Twee punten erbij. Beëindig je beurt en kijk wat blauw doet.
lesson-columbiz-done-again-other = Dat mag, maar wees zuinig op je schijven.
lesson-columbiz-later = Blauw ging hoger in kolom 5 en sloeg je schijf. Nu springen we naar je laatste beurt: je hebt nog twee schijven. Gooi.
lesson-columbiz-later-stop = Vier tweeën en twee vijven zijn genoeg. Stop, en leg schijven.
lesson-columbiz-later-stop-other = Dat mag, maar er ontbreekt niets.
lesson-columbiz-prison = Hoe meer gevangenen, hoe meer elke waard is: 7 geven 16 punten, 9 geven er 25. In kolom 2 liggen twee blauwe schijven. Leg op veld 4, erboven.
lesson-columbiz-prison-other = Dat mag, maar de twee blauwe schijven geven 9 punten.
lesson-columbiz-last = Negen gevangenen. Je laatste schijf kan een rij van drie maken: leg haar op veld 2 van kolom 5.
lesson-columbiz-last-other = Dat mag, maar op veld 2 van kolom 5 wacht een rij van drie.
lesson-columbiz-end = Je voorraad is leeg, dus dit is de laatste ronde. Beëindig je beurt: blauw heeft er nog één.
lesson-columbiz-finished = 7 punten voor rijen, 25 voor je gevangenen. Nu ken je het spel.

lesson-columbiz-win-1 = Gooi acht dobbelstenen, hoogstens drie keer, en houd wat je bevalt.
lesson-columbiz-win-2 = Betaal ermee: drie vijven kopen veld 3 van kolom 5.
lesson-columbiz-win-3 = Je schijf slaat de schijven van anderen eronder. Gevangenen geven punten.
lesson-columbiz-win-4 = Drie of meer op een rij geven meteen punten. De meeste punten winnen.

lesson-columbiz-minute-1 = In je beurt gooi je acht dobbelstenen, hoogstens drie keer, en telkens houd je wat je bevalt.
lesson-columbiz-minute-2 = Met de dobbelstenen betaal je velden: veld 3 van kolom 5 kost drie vijven. Je legt één tot vier schijven.
lesson-columbiz-minute-3 = Je schijf slaat alle schijven van anderen die lager in haar kolom liggen. Dat zijn je gevangenen.
lesson-columbiz-minute-4 = Drie of meer van je schijven op een ononderbroken rij tellen meteen: liggend, staand of schuin.
lesson-columbiz-minute-5 = Kun je na de derde worp niets leggen, dan verlies je drie schijven.
lesson-columbiz-minute-6 = Heeft iemand geen schijven meer, dan wordt de ronde uitgespeeld. Rijen en gevangenen tellen samen, en het hoogste totaal wint.

## Les 4 colonnes

lesson-quatre_colonnes-topic-five = Een vijf
lesson-quatre_colonnes-topic-six = Een zes
lesson-quatre_colonnes-topic-refuge = De schuilplaats
lesson-quatre_colonnes-topic-barrier = De versperring
lesson-quatre_colonnes-topic-capture = Terugsturen
lesson-quatre_colonnes-topic-summit = De top
lesson-quatre_colonnes-topic-monument = Het monument

lesson-quatre_colonnes-begin = Jij speelt geel. Je vier zuilen wachten in de werkplaats, en alleen een vijf brengt er een naar buiten. Gooi.
lesson-quatre_colonnes-throw-again = Een drie brengt niemand naar buiten, en groen had ook geen geluk. Gooi nog eens.
lesson-quatre_colonnes-exit = Een vijf. Breng een zuil naar buiten: ze gaat naar je startveld, veld 5.
lesson-quatre_colonnes-throw-six = Groen is ook buiten. Zuilen lopen naar hogere getallen. Gooi.
lesson-quatre_colonnes-six = Een zes. Zet je zuil zes velden vooruit; na een zes gooi je nog eens.
lesson-quatre_colonnes-draw-again = Je zuil staat op veld 11. Gooi nog eens.
lesson-quatre_colonnes-refuge = Nog één veld, en je staat op een schuilplaats, met een cirkel. Daar kan niemand je terugsturen. Ga erheen.
lesson-quatre_colonnes-later = Enkele beurten later: groen staat vlak achter je schuilplaats, en je tweede zuil staat achter groen. Gooi.
lesson-quatre_colonnes-barrier = Een drie. Twee van je zuilen op een schuilplaats zijn een versperring: daar mag niemand anders langs. Zet de zuil van veld 9 naar 12.
lesson-quatre_colonnes-barrier-other = Dat mag, maar dan kan groen erlangs.
lesson-quatre_colonnes-throw-barrier = Groen gooide een vier en kon er niet langs: de worp vervalt. Jouw beurt: gooi.
lesson-quatre_colonnes-open = Een zes. Die opent je eigen versperring: een van haar zuilen moet verder.
lesson-quatre_colonnes-draw-safe = Na een zes gooi je nog eens.
lesson-quatre_colonnes-stay = Een drie. Groen staat achter je zuil op veld 12, die daar veilig is. Zet de andere vooruit, op veld 18.
lesson-quatre_colonnes-stay-other = Dat mag, maar op een wit veld kan groen haar terugsturen.
lesson-quatre_colonnes-throw-capture = Groen is voorbij en staat op veld 14, een wit veld. Gooi.
lesson-quatre_colonnes-capture = Een twee, precies goed. Land op de groene zuil: ze gaat terug naar haar werkplaats.
lesson-quatre_colonnes-capture-other = Dat mag, maar dan ontsnapt groen.
lesson-quatre_colonnes-bonus = Een zuil terugsturen geeft een van jouw zuilen 20 velden. Vanaf veld 14 kom je zo op een schuilplaats, veld 34: ga erheen.
lesson-quatre_colonnes-bonus-other = Dat mag, maar een schuilplaats is veiliger.
lesson-quatre_colonnes-near = Nu het einde van een partij: twee van je zuilen staan op de top, één staat er twee velden onder. Gooi.
lesson-quatre_colonnes-exact = Een drie is te veel: op de top moet je precies uitkomen. Zet de zuil op veld 63 vooruit.
lesson-quatre_colonnes-throw-summit = Er ontbreken nog twee velden. Gooi.
lesson-quatre_colonnes-summit = Een twee. Breng de zuil op je pijl naar de top.
lesson-quatre_colonnes-summit-other = Dat mag, maar de zuil op je pijl heeft juist deze twee nodig.
lesson-quatre_colonnes-bonus-summit = De top bereiken geeft 10 velden. Je laatste zuil is precies zo ver: zet haar vooruit.
lesson-quatre_colonnes-bonus-summit-other = Je mag van een bonus afzien, maar deze brengt je laatste zuil naar de top.
lesson-quatre_colonnes-build = Alle vier staan op de top. Nu gooi je twee dobbelstenen: een dubbele drie bouwt het monument en wint. Gooi.
lesson-quatre_colonnes-monument = 2 en 5: nog niet. Elke beurt heb je één poging. Gooi nog eens.
lesson-quatre_colonnes-finished = Een dubbele drie: het monument staat. Nu ken je het spel.

lesson-quatre_colonnes-win-1 = Een vijf brengt een zuil uit de werkplaats.
lesson-quatre_colonnes-win-2 = Loop één keer rond het bord en over je pijl naar de top.
lesson-quatre_colonnes-win-3 = Land op een wit veld op een andere zuil: die gaat terug, en jij gaat 20 velden vooruit.
lesson-quatre_colonnes-win-4 = Alle vier op de top: een dubbele drie bouwt het monument en wint.

lesson-quatre_colonnes-minute-1 = Je vier zuilen wachten in de werkplaats. Een vijf brengt er een naar buiten, vóór al het andere.
lesson-quatre_colonnes-minute-2 = Gooi en zet één zuil zoveel velden vooruit, één keer rond de ring en over je pijl. Na een zes gooi je nog eens.
lesson-quatre_colonnes-minute-3 = Land je op een wit veld waar één zuil van een ander staat, dan gaat die terug naar haar werkplaats, en een van jouw zuilen mag 20 velden vooruit.
lesson-quatre_colonnes-minute-4 = Op een schuilplaats kan niemand je terugsturen. Twee van je zuilen op een schuilplaats of een startveld zijn een versperring waar anderen niet langs mogen, tot je een zes gooit.
lesson-quatre_colonnes-minute-5 = Op de top moet je precies uitkomen, en dan mag een andere zuil van jou 10 velden vooruit.
lesson-quatre_colonnes-minute-6 = Staan alle vier op de top, dan gooi je in je beurt twee dobbelstenen. De eerste dubbele drie bouwt het monument en wint.

# En upplysning per rad, som berättas när ett folks pelare reses: varm, exakt, högst 150 tecken. Källan står i games/quatre_colonnes/facts.py.

fact-quatre_colonnes-about = Fyrtio platser där greker, iberer, galler och romare byggde. Varje pelare som reses vid ett bord där du spelar, eller som du tittar på, ger en.
fact-quatre_colonnes-hint = En av deras pelare, rest på toppen, ger nästa plats.
fact-quatre_colonnes-group-Y = Greker
fact-quatre_colonnes-group-B = Iberer
fact-quatre_colonnes-group-G = Galler
fact-quatre_colonnes-group-R = Romare

## Greker

fact-quatre_colonnes-marseille = Grekiska sjömän från Fokaia, vid dagens turkiska kust, grundade Massalia omkring 600 f.Kr. Nu heter staden Marseille.
fact-quatre_colonnes-port_antique = Den grekiska stadsmuren mitt i Marseille är över 2100 år gammal. Den rosa kalkstenen kommer från brotten vid La Couronne.
fact-quatre_colonnes-ionic_capital = Av ett stort tidigt tempel i Marseille har man hittat ett joniskt kapitäl. Det är 1,80 meter långt och väger över ett ton.
fact-quatre_colonnes-massalia_roofs = I Massalia kunde man se tak utan tegel, skriver Vitruvius: de var av jord som knådats med halm.
fact-quatre_colonnes-ephesion = På udden i Massalia stod två tempel, skriver Strabon: ett åt Artemis från Efesos och ett åt Apollon.
fact-quatre_colonnes-agde = Agde hette Agathe och grundades av grekerna i Massalia. Namnet är grekiska och betyder ”den goda”.
fact-quatre_colonnes-antibes = Antibes hette Antipolis och grundades av Massalia. På grekiska betyder det ”staden mittemot”.
fact-quatre_colonnes-nice = Nice hette Nikaia, ett av de fästen som Massalia byggde längs kusten österut.
fact-quatre_colonnes-olbia = Olbia vid Hyères var en muromgärdad kvadrat, omkring 165 meter i sida, med raka gator. Namnet betyder ”den lyckliga”.
fact-quatre_colonnes-glanum = I Glanum, nära Saint-Rémy, låg hus från 100-talet f.Kr. runt gårdar med kolonner, på grekiskt vis.

## Iberer

fact-quatre_colonnes-ruscino = Den iberiska staden Ruscino, nära Perpignan, gav Roussillon dess namn.
fact-quatre_colonnes-ruscino_houses = I Ruscino ersattes hyddorna på 300-talet f.Kr. av hus i kallmurad sten och lera.
fact-quatre_colonnes-enserune = På kullen Ensérune, mellan Béziers och Narbonne, låg stenhus i ett rutnät från 400-talet f.Kr.
fact-quatre_colonnes-enserune_silos = Djupa gropar grävdes i den mjuka klippan vid Ensérune. De kallas silor, men vad de rymde är man inte ense om.
fact-quatre_colonnes-enserune_script = I Ensérune skrev man på krukor med iberisk skrift. Tecknen kan vi läsa, men orden förstår vi knappt.
fact-quatre_colonnes-peyriac = I den lilla hamnen Peyriac-de-Mer korsade omkring fyra meter breda gator varandra i rät vinkel.
fact-quatre_colonnes-illiberis = År 218 f.Kr. gick Hannibal över Pyrenéerna och slog läger vid Illiberis, en iberisk stad på en kulle: dagens Elne.
fact-quatre_colonnes-elne = I sen romersk tid blev Illiberis Castrum Helenae, efter Konstantins mor. Därav namnet Elne.
fact-quatre_colonnes-pech_maho = Ett litet blybleck från handelsplatsen Pech Maho bär ett köpeavtal på grekiska. På baksidan står en etruskisk text.
fact-quatre_colonnes-rhone = Äldre författare, säger Strabon, kallade allt land bortom Rhône för Iberien. Senare blev Pyrenéerna gränsen.

## Galler

fact-quatre_colonnes-avaricum = Caesar berömde den galliska muren i Avaricum, nu Bourges: stenen skyddade mot eld, bjälkarna mot murbräckan.
fact-quatre_colonnes-bibracte = Vallarna kring Bibracte, på Mont Beuvray, var av korslagda bjälkar som hölls ihop av långa järnspikar.
fact-quatre_colonnes-bibracte_basin = På huvudgatan i Bibracte låg en bassäng av rosa granit. Dess böjda form följer en noggrann geometri.
fact-quatre_colonnes-gaul_roofs = I Gallien, skriver Vitruvius, täckte man husen med ekspån eller med halm.
fact-quatre_colonnes-gaul_houses = Strabon beskriver gallernas hus: stora och runda, av plankor och flätverk, under ett tjockt halmtak.
fact-quatre_colonnes-gournay = Helgedomen i Gournay-sur-Aronde var en inhägnad med dike. Där låg hundratals vapen, många böjda med avsikt.
fact-quatre_colonnes-roquepertuse = Stenpelarna i helgedomen i Roquepertuse var målade. Ännu syns spår av rött och svart.
fact-quatre_colonnes-entremont = Tornen i Entremont, ovanför Aix-en-Provence, hade rundade hörn. Innanför muren stod husen i jämna kvarter.
fact-quatre_colonnes-nages = I Nages, nära Nîmes, lade galler ut långa parallella rader av hus i kallmurad sten, med lika breda gator.
fact-quatre_colonnes-saint_blaise = I Saint-Blaise började man på 100-talet f.Kr. bygga en mur av stora huggna block på grekiskt vis: gallers verk, menar man numera.

## Romare

fact-quatre_colonnes-pont_du_gard = Pont du Gard förde vattnet till Nîmes på tre våningar av bågar, nästan 50 meter höga.
fact-quatre_colonnes-maison_carree = Bronsbokstäverna på Maison Carrée är borta. Av hålen efter dem kunde man läsa namnen Gaius och Lucius Caesar.
fact-quatre_colonnes-nimes_arena = Arenan i Nîmes har två våningar av bågar utåt, sextio på varje.
fact-quatre_colonnes-orange = Den stora muren bakom scenen i teatern i Orange står ännu kvar. Fasaden är 103 meter lång.
fact-quatre_colonnes-la_turbie = Monumentet i La Turbie nämner de alpfolk som besegrades under Augustus. Plinius skrev av texten, och så kunde bitarna fogas ihop.
fact-quatre_colonnes-autun = I Autun står två romerska portar kvar. Var och en har två breda valv för vagnar och två smala för fotgängare.
fact-quatre_colonnes-saintes = Germanicusbågen stod på bron i Saintes. När bron revs på 1840-talet byggdes bågen upp igen på flodstranden.
fact-quatre_colonnes-barbegal = I Barbegal, nära Arles, drev en akvedukt sexton kvarnhjul i två rader nedför en sluttning.
fact-quatre_colonnes-vesone = Det runda Vesunnatornet i Périgueux var hjärtat i ett tempel. Runt om gick ett galleri med kolonner.
fact-quatre_colonnes-treilles = Via Domitia gick genom södra Gallien till Spanien. En milsten från Treilles bär namnet Domitius, som gav vägen dess namn.

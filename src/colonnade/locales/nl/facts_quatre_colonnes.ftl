# Eén weetje per regel, verteld wanneer een zuil van dat volk wordt opgericht: warm, juist, hoogstens 150 tekens. De bron staat in games/quatre_colonnes/facts.py.

fact-quatre_colonnes-about = Veertig plaatsen waar Grieken, Iberiërs, Galliërs en Romeinen bouwden. Elke zuil die wordt opgericht aan een tafel waar je speelt of meekijkt, brengt er een.
fact-quatre_colonnes-hint = Een zuil van hen, opgericht op de top, brengt de volgende plaats.
fact-quatre_colonnes-group-Y = Grieken
fact-quatre_colonnes-group-B = Iberiërs
fact-quatre_colonnes-group-G = Galliërs
fact-quatre_colonnes-group-R = Romeinen

## Grieken

fact-quatre_colonnes-marseille = Griekse zeelui uit Phocaea, aan de kust van het huidige Turkije, stichtten rond 600 v.Chr. Massalia. Nu heet het Marseille.
fact-quatre_colonnes-port_antique = De Griekse stadsmuur midden in Marseille is meer dan 2100 jaar oud. De rozige kalksteen komt uit de groeven van La Couronne.
fact-quatre_colonnes-ionic_capital = Van een grote vroege tempel in Marseille is één Ionisch kapiteel gevonden. Het is 1,80 meter lang en weegt meer dan een ton.
fact-quatre_colonnes-massalia_roofs = In Massalia zag men daken zonder pannen, schrijft Vitruvius: ze waren van aarde, met stro gekneed.
fact-quatre_colonnes-ephesion = Op de landpunt van Massalia stonden twee tempels, schrijft Strabo: een van Artemis van Efeze en een van Apollo.
fact-quatre_colonnes-agde = Agde was Agathe, een stad van de Grieken uit Massalia. De naam is Grieks voor “de goede”.
fact-quatre_colonnes-antibes = Antibes was Antipolis, gesticht door Massalia. In het Grieks is dat “de stad aan de overkant”.
fact-quatre_colonnes-nice = Nice was Nikaia, een van de sterkten die Massalia langs de kust naar het oosten bouwde.
fact-quatre_colonnes-olbia = Olbia, bij Hyères, was een ommuurd vierkant van zo’n 165 meter, met rechte straten. De naam betekent “de gelukkige”.
fact-quatre_colonnes-glanum = In Glanum, bij Saint-Rémy, lagen huizen uit de tweede eeuw v.Chr. rond een hof met zuilen, op Griekse wijze.

## Iberiërs

fact-quatre_colonnes-ruscino = De Iberische stad Ruscino, bij Perpignan, gaf Roussillon zijn naam.
fact-quatre_colonnes-ruscino_houses = In Ruscino maakten de hutten in de vierde eeuw v.Chr. plaats voor huizen van droog gestapelde steen en leem.
fact-quatre_colonnes-enserune = Op de heuvel van Ensérune, tussen Béziers en Narbonne, stonden vanaf de vijfde eeuw v.Chr. stenen huizen in een raster.
fact-quatre_colonnes-enserune_silos = In de zachte rots van Ensérune zijn diepe kuilen gegraven. Ze heten silo’s, maar wat erin lag, staat nog ter discussie.
fact-quatre_colonnes-enserune_script = In Ensérune schreef men op potten in Iberisch schrift. De tekens kunnen we lezen, de woorden nauwelijks begrijpen.
fact-quatre_colonnes-peyriac = In het haventje van Peyriac-de-Mer kruisten straten van zo’n vier meter breed elkaar haaks.
fact-quatre_colonnes-illiberis = In 218 v.Chr. trok Hannibal over de Pyreneeën en sloeg kamp op bij Illiberis, een Iberische stad op een heuvel: nu Elne.
fact-quatre_colonnes-elne = In de late keizertijd werd Illiberis Castrum Helenae, naar de moeder van Constantijn. Zo werd het Elne.
fact-quatre_colonnes-pech_maho = Een loden plaatje uit de handelspost Pech Maho bevat een koopakte in het Grieks. Op de keerzijde staat Etruskisch.
fact-quatre_colonnes-rhone = Vroegere schrijvers, zegt Strabo, noemden al het land voorbij de Rhône Iberië. Later werden de Pyreneeën de grens.

## Galliërs

fact-quatre_colonnes-avaricum = Caesar prees de Gallische muur van Avaricum, nu Bourges: steen beschermde tegen vuur, hout tegen de stormram.
fact-quatre_colonnes-bibracte = De wallen van Bibracte, op de Mont Beuvray, waren van gekruiste balken, vastgezet met lange ijzeren nagels.
fact-quatre_colonnes-bibracte_basin = In de hoofdstraat van Bibracte lag een bekken van roze graniet. De gebogen vorm volgt een zorgvuldige meetkunde.
fact-quatre_colonnes-gaul_roofs = In Gallië, schrijft Vitruvius, dekte men de huizen met eikenhouten spanen of met stro.
fact-quatre_colonnes-gaul_houses = Strabo beschrijft de huizen van de Galliërs: groot en rond, van planken en vlechtwerk, onder een dik rieten dak.
fact-quatre_colonnes-gournay = Het heiligdom van Gournay-sur-Aronde was een omheining met een gracht. Er lagen honderden wapens, vaak met opzet verbogen.
fact-quatre_colonnes-roquepertuse = De stenen pijlers van het heiligdom van Roquepertuse waren beschilderd. Sporen van rood en zwart zijn nog te zien.
fact-quatre_colonnes-entremont = De torens van Entremont, boven Aix-en-Provence, hadden ronde hoeken. Binnen de muur stonden de huizen in regelmatige blokken.
fact-quatre_colonnes-nages = In Nages, bij Nîmes, bouwden Galliërs lange evenwijdige rijen huizen van droog gestapelde steen, met straten van gelijke breedte.
fact-quatre_colonnes-saint_blaise = In Saint-Blaise begon men in de tweede eeuw v.Chr. een muur van grote gehouwen blokken, op Griekse wijze: het werk van Galliërs, denkt men nu.

## Romeinen

fact-quatre_colonnes-pont_du_gard = De Pont du Gard bracht water naar Nîmes op drie rijen bogen boven elkaar, bijna 50 meter hoog.
fact-quatre_colonnes-maison_carree = De bronzen letters van het Maison Carrée zijn weg. Uit de gaatjes las men de namen van Gaius en Lucius Caesar.
fact-quatre_colonnes-nimes_arena = De arena van Nîmes heeft buitenom twee verdiepingen met bogen, zestig op elk.
fact-quatre_colonnes-orange = De grote muur achter het toneel van het theater in Orange staat nog overeind. De gevel is 103 meter lang.
fact-quatre_colonnes-la_turbie = De trofee van La Turbie noemt de Alpenvolken die onder Augustus verslagen werden. Plinius schreef de tekst over; zo paste men de brokken in elkaar.
fact-quatre_colonnes-autun = In Autun staan nog twee Romeinse poorten. Elk heeft twee brede bogen voor karren en twee smalle voor voetgangers.
fact-quatre_colonnes-saintes = De boog van Germanicus stond op de brug van Saintes. Toen de brug in de jaren 1840 verdween, werd de boog op de oever herbouwd.
fact-quatre_colonnes-barbegal = In Barbegal, bij Arles, dreef een aquaduct zestien molenraderen aan, in twee rijen langs de helling.
fact-quatre_colonnes-vesone = De ronde toren van Vesunna in Périgueux was het hart van een tempel. Er liep een galerij met zuilen omheen.
fact-quatre_colonnes-treilles = De Via Domitia liep door Zuid-Gallië naar Spanje. Een mijlpaal uit Treilles draagt de naam van Domitius, naar wie de weg heet.

# One fact a line, told when a column of that culture is raised: warm, exact, at most 150 characters. Its source is in games/quatre_colonnes/facts.py.

fact-quatre_colonnes-about = Forty places where Greeks, Iberians, Gauls and Romans built. Every column that is raised at a table you play at or watch brings one.
fact-quatre_colonnes-hint = A column of theirs, raised on the summit, brings the next place.
fact-quatre_colonnes-group-Y = Greeks
fact-quatre_colonnes-group-B = Iberians
fact-quatre_colonnes-group-G = Gauls
fact-quatre_colonnes-group-R = Romans

## Greeks

fact-quatre_colonnes-marseille = Greek sailors from Phocaea, on the coast of today’s Turkey, founded Massalia around 600 BC. It is now Marseille.
fact-quatre_colonnes-port_antique = The Greek rampart in the heart of Marseille is more than 2,100 years old. Its pinkish limestone comes from the quarries of La Couronne.
fact-quatre_colonnes-ionic_capital = Of a great early temple in Marseille one Ionic capital has been found. It is 1.80 metres long and weighs more than a tonne.
fact-quatre_colonnes-massalia_roofs = In Massalia one could see roofs without tiles, writes Vitruvius: they were of earth kneaded with straw.
fact-quatre_colonnes-ephesion = Two temples stood on the headland of Massalia, writes Strabo: one of Artemis of Ephesus, the other of Apollo.
fact-quatre_colonnes-agde = Agde was Agathe, a town founded by the Greeks of Massalia. The name is Greek for “good”.
fact-quatre_colonnes-antibes = Antibes was Antipolis, founded by Massalia. The name is Greek for “the city opposite”.
fact-quatre_colonnes-nice = Nice was Nikaia, one of the strongholds that Massalia built along the coast to the east.
fact-quatre_colonnes-olbia = Olbia, near Hyères, was a walled square about 165 metres a side, crossed by straight streets. Its name means “the blessed”.
fact-quatre_colonnes-glanum = At Glanum, near Saint-Rémy, houses of the second century BC stood around courtyards with columns, in the Greek manner.

## Iberians

fact-quatre_colonnes-ruscino = The Iberian town of Ruscino, near Perpignan, gave its name to Roussillon.
fact-quatre_colonnes-ruscino_houses = At Ruscino the huts of earlier times gave way, in the fourth century BC, to houses of dry stone and earth.
fact-quatre_colonnes-enserune = On the hill of Ensérune, between Béziers and Narbonne, stone houses were laid out in a grid from the fifth century BC.
fact-quatre_colonnes-enserune_silos = Deep pits were dug into the soft rock of Ensérune. They are called silos, but what they held is still debated.
fact-quatre_colonnes-enserune_script = The people of Ensérune wrote on their pots in Iberian script. We can read the signs aloud, but hardly understand the words.
fact-quatre_colonnes-peyriac = In the small port of Peyriac-de-Mer, streets about four metres wide crossed at right angles.
fact-quatre_colonnes-illiberis = In 218 BC Hannibal crossed the Pyrenees and made camp at Illiberis, an Iberian hill town: today’s Elne.
fact-quatre_colonnes-elne = Illiberis took a new name in late Roman times, Castrum Helenae, after the mother of Constantine. So it became Elne.
fact-quatre_colonnes-pech_maho = A small sheet of lead from the trading post of Pech Maho records a sale in Greek. On its back is a text in Etruscan.
fact-quatre_colonnes-rhone = Earlier writers, says Strabo, called all the land beyond the Rhône Iberia. Later the Pyrenees became its border.

## Gauls

fact-quatre_colonnes-avaricum = Caesar praised the Gaulish wall of Avaricum, now Bourges: stone kept it safe from fire, timber from the battering ram.
fact-quatre_colonnes-bibracte = The ramparts of Bibracte, on Mont Beuvray, were of crossed beams, held together by long iron nails.
fact-quatre_colonnes-bibracte_basin = In the main street of Bibracte lay a basin of pink granite. Its curved outline was drawn with careful geometry.
fact-quatre_colonnes-gaul_roofs = In Gaul, writes Vitruvius, people roofed their houses with oak shingles or with straw.
fact-quatre_colonnes-gaul_houses = Strabo describes the houses of the Gauls: large and round, of planks and wicker, under a thick roof of thatch.
fact-quatre_colonnes-gournay = The sanctuary of Gournay-sur-Aronde was an enclosure with a ditch. Hundreds of weapons lay in it, many bent on purpose.
fact-quatre_colonnes-roquepertuse = The stone pillars of the sanctuary of Roquepertuse were painted. Traces of red and black can still be seen.
fact-quatre_colonnes-entremont = The towers of Entremont, above Aix-en-Provence, had rounded corners. Inside the rampart, houses stood in regular blocks.
fact-quatre_colonnes-nages = At Nages, near Nîmes, Gauls laid out long, parallel rows of houses of dry stone, with streets all equally wide.
fact-quatre_colonnes-saint_blaise = At Saint-Blaise, in the second century BC, a rampart of large cut blocks was begun in the Greek manner: by Gauls, as is now thought.

## Romans

fact-quatre_colonnes-pont_du_gard = The Pont du Gard carried water to Nîmes on three tiers of arches, almost 50 metres high.
fact-quatre_colonnes-maison_carree = The bronze letters of the Maison Carrée are gone. From the holes of their pegs scholars read the names of Gaius and Lucius Caesar.
fact-quatre_colonnes-nimes_arena = The arena of Nîmes has two storeys of arches outside, sixty on each.
fact-quatre_colonnes-orange = The great wall behind the stage of the theatre in Orange still stands. Its façade is 103 metres long.
fact-quatre_colonnes-la_turbie = The trophy at La Turbie names the Alpine peoples defeated under Augustus. Pliny copied the text, so its fragments could be put together.
fact-quatre_colonnes-autun = Two Roman gates still stand in Autun. Each has two wide arches for carts and two narrow ones for people on foot.
fact-quatre_colonnes-saintes = The arch of Germanicus stood at the bridge of Saintes. When the bridge was pulled down in the 1840s, the arch was rebuilt on the bank.
fact-quatre_colonnes-barbegal = At Barbegal, near Arles, an aqueduct drove sixteen water wheels in two rows down a slope, to mill grain.
fact-quatre_colonnes-vesone = The round tower of Vesunna in Périgueux was the heart of a temple. A gallery with columns ran around it.
fact-quatre_colonnes-treilles = The Via Domitia led through southern Gaul to Spain. A milestone found at Treilles bears the name of Domitius, after whom the road is called.

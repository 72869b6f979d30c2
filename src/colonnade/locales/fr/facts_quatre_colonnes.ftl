# Un fait par ligne, dit quand une colonne de ce peuple est dressée : chaleureux, exact, 150 caractères au plus. La source est dans games/quatre_colonnes/facts.py.

fact-quatre_colonnes-about = Quarante lieux où bâtirent Grecs, Ibères, Gaulois et Romains. Chaque colonne dressée à une table où vous jouez, ou que vous regardez, en apporte un.
fact-quatre_colonnes-hint = Une de leurs colonnes dressée au sommet apporte le lieu suivant.
fact-quatre_colonnes-group-Y = Grecs
fact-quatre_colonnes-group-B = Ibères
fact-quatre_colonnes-group-G = Gaulois
fact-quatre_colonnes-group-R = Romains

## Grecs

fact-quatre_colonnes-marseille = Des marins grecs venus de Phocée, sur la côte de l’actuelle Turquie, fondent Massalia vers 600 av. J.-C. C’est aujourd’hui Marseille.
fact-quatre_colonnes-port_antique = Au cœur de Marseille, le rempart grec a plus de 2 100 ans. Son calcaire rosé vient des carrières de La Couronne.
fact-quatre_colonnes-ionic_capital = D’un grand temple des premiers temps de Marseille, on a retrouvé un chapiteau ionique long de 1,80 mètre. Il pèse plus d’une tonne.
fact-quatre_colonnes-massalia_roofs = À Massalia, écrit Vitruve, on voit des toits sans tuiles : ils sont de terre pétrie avec de la paille.
fact-quatre_colonnes-ephesion = Deux temples se dressaient sur le promontoire de Massalia, écrit Strabon : celui d’Artémis d’Éphèse et celui d’Apollon.
fact-quatre_colonnes-agde = Agde fut Agathé, une ville fondée par les Grecs de Massalia. Ce nom grec veut dire « la bonne ».
fact-quatre_colonnes-antibes = Antibes fut Antipolis, fondée par Massalia. En grec, c’est « la ville d’en face ».
fact-quatre_colonnes-nice = Nice fut Nikaia, l’une des places fortes que Massalia bâtit le long de la côte, vers l’est.
fact-quatre_colonnes-olbia = Olbia, à Hyères, était un carré fortifié d’environ 165 mètres de côté, aux rues droites. Son nom veut dire « la bienheureuse ».
fact-quatre_colonnes-glanum = À Glanum, près de Saint-Rémy, des maisons du IIe siècle av. J.-C. entouraient une cour à colonnes, à la manière grecque.

## Ibères

fact-quatre_colonnes-ruscino = La ville ibère de Ruscino, près de Perpignan, a donné son nom au Roussillon.
fact-quatre_colonnes-ruscino_houses = À Ruscino, au IVe siècle av. J.-C., les cabanes laissent la place à des maisons de pierre sèche et de terre.
fact-quatre_colonnes-enserune = Sur la colline d’Ensérune, entre Béziers et Narbonne, des maisons de pierre s’ordonnent en damier dès le Ve siècle av. J.-C.
fact-quatre_colonnes-enserune_silos = À Ensérune, de profondes fosses sont creusées dans la roche tendre. On les appelle silos, mais leur usage se discute encore.
fact-quatre_colonnes-enserune_script = À Ensérune, on écrivait sur les vases en écriture ibère. Nous savons lire les signes, mais nous ne comprenons presque aucun mot.
fact-quatre_colonnes-peyriac = Dans le petit port de Peyriac-de-Mer, des rues larges d’environ quatre mètres se croisaient à angle droit.
fact-quatre_colonnes-illiberis = En 218 av. J.-C., Hannibal passe les Pyrénées et campe à Illiberis, ville ibère sur sa colline : l’actuelle Elne.
fact-quatre_colonnes-elne = À la fin de l’Empire, Illiberis devient Castrum Helenae, du nom de la mère de Constantin. De là vient Elne.
fact-quatre_colonnes-pech_maho = Une lamelle de plomb du comptoir de Pech Maho garde un contrat de vente en grec. Au dos, un texte en étrusque.
fact-quatre_colonnes-rhone = Les anciens auteurs, dit Strabon, appelaient Ibérie tout le pays au-delà du Rhône. Plus tard, les Pyrénées en furent la limite.

## Gaulois

fact-quatre_colonnes-avaricum = César loue le mur gaulois d’Avaricum, aujourd’hui Bourges : la pierre le garde du feu, les poutres du bélier.
fact-quatre_colonnes-bibracte = Les remparts de Bibracte, au mont Beuvray, étaient de poutres croisées, fixées par de longs clous de fer.
fact-quatre_colonnes-bibracte_basin = Dans la grande rue de Bibracte se trouvait un bassin de granite rose. Ses courbes suivent une géométrie savante.
fact-quatre_colonnes-gaul_roofs = En Gaule, écrit Vitruve, on couvrait les maisons de bardeaux de chêne ou de paille.
fact-quatre_colonnes-gaul_houses = Strabon décrit les maisons gauloises : grandes et rondes, de planches et d’osier, sous un épais toit de chaume.
fact-quatre_colonnes-gournay = Le sanctuaire de Gournay-sur-Aronde était un enclos bordé d’un fossé. On y a trouvé des centaines d’armes, souvent pliées exprès.
fact-quatre_colonnes-roquepertuse = Les piliers de pierre du sanctuaire de Roquepertuse étaient peints. On y voit encore du rouge et du noir.
fact-quatre_colonnes-entremont = À Entremont, au-dessus d’Aix-en-Provence, les tours du rempart avaient des angles arrondis. Les maisons formaient des îlots réguliers.
fact-quatre_colonnes-nages = À Nages, près de Nîmes, des Gaulois alignent de longs îlots parallèles de maisons en pierre sèche. Les rues ont toutes la même largeur.
fact-quatre_colonnes-saint_blaise = À Saint-Blaise, au IIe siècle av. J.-C., on commence un rempart à la grecque, de grands blocs taillés : œuvre de Gaulois, pense-t-on désormais.

## Romains

fact-quatre_colonnes-pont_du_gard = Le pont du Gard portait l’eau vers Nîmes sur trois étages d’arches, à près de 50 mètres de haut.
fact-quatre_colonnes-maison_carree = Les lettres de bronze de la Maison Carrée ont disparu. D’après les trous de fixation, on a pu lire les noms de Caius et Lucius César.
fact-quatre_colonnes-nimes_arena = Les arènes de Nîmes ont deux étages d’arcades, soixante à chacun.
fact-quatre_colonnes-orange = Le grand mur de scène du théâtre d’Orange est toujours debout. Sa façade est longue de 103 mètres.
fact-quatre_colonnes-la_turbie = Le trophée de La Turbie nomme les peuples des Alpes vaincus sous Auguste. Pline a copié le texte : on a pu en rassembler les morceaux.
fact-quatre_colonnes-autun = À Autun, deux portes romaines sont debout. Chacune a deux grandes arches pour les chars et deux petites pour les piétons.
fact-quatre_colonnes-saintes = L’arc de Germanicus se dressait sur le pont de Saintes. Quand le pont fut démoli, dans les années 1840, l’arc fut rebâti sur la rive.
fact-quatre_colonnes-barbegal = À Barbegal, près d’Arles, un aqueduc faisait tourner seize roues de moulin, en deux rangées sur la pente.
fact-quatre_colonnes-vesone = À Périgueux, la tour ronde de Vésone était le cœur d’un temple. Une galerie à colonnes l’entourait.
fact-quatre_colonnes-treilles = La voie Domitienne menait en Espagne par le sud de la Gaule. Une borne de Treilles porte le nom de Domitius : la voie lui doit le sien.

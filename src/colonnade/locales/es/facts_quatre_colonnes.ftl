# Un dato por línea, que se cuenta al erigirse una columna de ese pueblo: cálido, exacto, 150 caracteres como máximo. La fuente está en games/quatre_colonnes/facts.py.

fact-quatre_colonnes-about = Cuarenta lugares donde construyeron griegos, iberos, galos y romanos. Cada columna erigida en una mesa en la que juegas, o que miras, trae uno.
fact-quatre_colonnes-hint = Una columna suya, erigida en la cima, trae el lugar siguiente.
fact-quatre_colonnes-group-Y = Griegos
fact-quatre_colonnes-group-B = Iberos
fact-quatre_colonnes-group-G = Galos
fact-quatre_colonnes-group-R = Romanos

## Griegos

fact-quatre_colonnes-marseille = Marinos griegos de Focea, en la costa de la actual Turquía, fundaron Massalia hacia el 600 a. C. Hoy es Marsella.
fact-quatre_colonnes-port_antique = La muralla griega del centro de Marsella tiene más de 2100 años. Su caliza rosada viene de las canteras de La Couronne.
fact-quatre_colonnes-ionic_capital = De un gran templo de la primera Marsella se halló un capitel jónico. Mide 1,80 metros de largo y pesa más de una tonelada.
fact-quatre_colonnes-massalia_roofs = En Massalia, escribe Vitruvio, se veían tejados sin tejas: eran de tierra amasada con paja.
fact-quatre_colonnes-ephesion = En el promontorio de Massalia había dos templos, escribe Estrabón: el de Ártemis de Éfeso y el de Apolo.
fact-quatre_colonnes-agde = Agde fue Agathé, una ciudad fundada por los griegos de Massalia. Su nombre griego significa «la buena».
fact-quatre_colonnes-antibes = Antibes fue Antípolis, fundada por Massalia. En griego es «la ciudad de enfrente».
fact-quatre_colonnes-nice = Niza fue Nikaia, una de las plazas fuertes que Massalia levantó en la costa, hacia el este.
fact-quatre_colonnes-olbia = Olbia, en Hyères, era un cuadrado amurallado de unos 165 metros de lado, de calles rectas. Su nombre significa «la dichosa».
fact-quatre_colonnes-glanum = En Glanum, cerca de Saint-Rémy, casas del siglo II a. C. rodeaban un patio con columnas, a la manera griega.

## Iberos

fact-quatre_colonnes-ruscino = La ciudad ibera de Ruscino, cerca de Perpiñán, dio su nombre al Rosellón.
fact-quatre_colonnes-ruscino_houses = En Ruscino, en el siglo IV a. C., las cabañas dejaron paso a casas de piedra seca y tierra.
fact-quatre_colonnes-enserune = En la colina de Ensérune, entre Béziers y Narbona, las casas de piedra se ordenaron en cuadrícula desde el siglo V a. C.
fact-quatre_colonnes-enserune_silos = En la roca blanda de Ensérune se excavaron fosas profundas. Se llaman silos, pero aún se discute qué guardaban.
fact-quatre_colonnes-enserune_script = En Ensérune escribían sobre las vasijas en escritura ibérica. Sabemos leer los signos, pero apenas entendemos las palabras.
fact-quatre_colonnes-peyriac = En el pequeño puerto de Peyriac-de-Mer, calles de unos cuatro metros de ancho se cruzaban en ángulo recto.
fact-quatre_colonnes-illiberis = En 218 a. C. Aníbal cruzó los Pirineos y acampó en Illiberis, ciudad ibera sobre una colina: la actual Elna.
fact-quatre_colonnes-elne = A fines del Imperio, Illiberis pasó a llamarse Castrum Helenae, por la madre de Constantino. De ahí viene Elna.
fact-quatre_colonnes-pech_maho = Una lámina de plomo del puesto comercial de Pech Maho guarda un contrato de venta en griego. Al dorso hay un texto etrusco.
fact-quatre_colonnes-rhone = Los autores antiguos, dice Estrabón, llamaban Iberia a todo el país más allá del Ródano. Después, el límite fueron los Pirineos.

## Galos

fact-quatre_colonnes-avaricum = César elogió el muro galo de Avaricum, hoy Bourges: la piedra lo protegía del fuego; las vigas, del ariete.
fact-quatre_colonnes-bibracte = Las murallas de Bibracte, en el monte Beuvray, eran de vigas cruzadas, unidas con largos clavos de hierro.
fact-quatre_colonnes-bibracte_basin = En la calle mayor de Bibracte había un estanque de granito rosa. Su contorno curvo sigue una cuidada geometría.
fact-quatre_colonnes-gaul_roofs = En la Galia, escribe Vitruvio, cubrían las casas con tablillas de roble o con paja.
fact-quatre_colonnes-gaul_houses = Estrabón describe las casas de los galos: grandes y redondas, de tablas y mimbre, bajo un espeso techo de paja.
fact-quatre_colonnes-gournay = El santuario de Gournay-sur-Aronde era un recinto con foso. En él había cientos de armas, muchas dobladas adrede.
fact-quatre_colonnes-roquepertuse = Los pilares de piedra del santuario de Roquepertuse estaban pintados. Aún se ven restos de rojo y de negro.
fact-quatre_colonnes-entremont = Las torres de Entremont, sobre Aix-en-Provence, tenían las esquinas redondeadas. Dentro, las casas formaban manzanas regulares.
fact-quatre_colonnes-nages = En Nages, cerca de Nimes, los galos trazaron largas filas paralelas de casas de piedra seca, con calles de igual anchura.
fact-quatre_colonnes-saint_blaise = En Saint-Blaise, en el siglo II a. C., se empezó una muralla de grandes sillares a la manera griega: obra de galos, se piensa hoy.

## Romanos

fact-quatre_colonnes-pont_du_gard = El Pont du Gard llevaba el agua a Nimes sobre tres pisos de arcos, a casi 50 metros de altura.
fact-quatre_colonnes-maison_carree = Las letras de bronce de la Maison Carrée han desaparecido. Por los agujeros se leyeron los nombres de Cayo y Lucio César.
fact-quatre_colonnes-nimes_arena = El anfiteatro de Nimes tiene por fuera dos pisos de arcos, sesenta en cada uno.
fact-quatre_colonnes-orange = El gran muro de la escena del teatro de Orange sigue en pie. Su fachada mide 103 metros de largo.
fact-quatre_colonnes-la_turbie = El trofeo de La Turbie nombra a los pueblos de los Alpes vencidos bajo Augusto. Plinio copió el texto, y así se unieron los fragmentos.
fact-quatre_colonnes-autun = En Autun siguen en pie dos puertas romanas. Cada una tiene dos arcos anchos para carros y dos estrechos para peatones.
fact-quatre_colonnes-saintes = El arco de Germánico se alzaba en el puente de Saintes. Al derribarse el puente, en la década de 1840, el arco se rehízo en la orilla.
fact-quatre_colonnes-barbegal = En Barbegal, cerca de Arles, un acueducto movía dieciséis ruedas de molino, en dos filas ladera abajo.
fact-quatre_colonnes-vesone = En Périgueux, la torre redonda de Vésone era el corazón de un templo. La rodeaba una galería con columnas.
fact-quatre_colonnes-treilles = La vía Domicia llevaba a Hispania por el sur de la Galia. Un miliario de Treilles lleva el nombre de Domicio, que dio el suyo a la vía.

"""Forty facts about building in ancient France, ten for each culture of the board, with the work
that says so. `docs/antiquity.md` is written from this list.

Only what a published work or an official page states, in round figures. What scholars disagree
about is told as such, or left out.
"""

from __future__ import annotations

from colonnade.core.facts import Fact, Facts

# Sources that several facts share
_STRABO_4 = "Strabo, Geography, IV"
_VITRUVIUS = "Vitruvius, De architectura"
_HODGE = "A. Trevor Hodge, Ancient Greek France, Duckworth, 1998"
_PRINCETON = (
    "R. Stillwell (ed.), The Princeton Encyclopedia of Classical Sites, Princeton University"
    " Press, 1976"
)

_GREEK = (
    Fact("marseille", "Y", "Marseille", _HODGE),
    Fact(
        "port_antique",
        "Y",
        "Port antique, Marseille",
        "Cécilia Pédini, Les carrières de La Couronne de l’Antiquité à l’époque contemporaine,"
        " Errance, 2013",
    ),
    Fact(
        "ionic_capital",
        "Y",
        "Butte Saint-Laurent, Marseille",
        "Inrap, Atlas archéologique de Marseille: Le chapiteau ionique archaïque",
    ),
    Fact("massalia_roofs", "Y", "Massalia", f"{_VITRUVIUS}, II 1, 5"),
    Fact("ephesion", "Y", "Ephesion, Massalia", f"{_STRABO_4} 1, 4"),
    Fact("agde", "Y", "Agde", f"{_STRABO_4} 1, 6; {_HODGE}"),
    Fact("antibes", "Y", "Antibes", f"{_STRABO_4} 1, 5; {_HODGE}"),
    Fact("nice", "Y", "Nice", f"{_STRABO_4} 1, 5; {_HODGE}"),
    Fact(
        "olbia",
        "Y",
        "Olbia, Hyères",
        "Michel Bats (ed.), Olbia de Provence (Hyères, Var) à l’époque romaine, Édisud, 2006",
    ),
    Fact(
        "glanum",
        "Y",
        "Glanum, Saint-Rémy-de-Provence",
        "Anne Roth Congès, Glanum: de l’oppidum salyen à la cité latine, Éditions du patrimoine,"
        " 2000",
    ),
)

_IBERIAN = (
    Fact("ruscino", "B", "Ruscino, Perpignan", f"{_PRINCETON}: Ruscino"),
    Fact("ruscino_houses", "B", "Château-Roussillon", f"{_PRINCETON}: Ruscino"),
    Fact("enserune", "B", "Ensérune", f"{_PRINCETON}: Ensérune"),
    Fact(
        "enserune_silos",
        "B",
        "Ensérune, silos",
        "Christian Olive and Daniela Ugolini, Les silos d’Ensérune: nouvelles propositions pour"
        " d’anciennes découvertes, Revue archéologique, 2017",
    ),
    Fact(
        "enserune_script",
        "B",
        "Nissan-lez-Ensérune",
        "Jürgen Untermann, Monumenta Linguarum Hispanicarum II: Die Inschriften in iberischer"
        " Schrift aus Südfrankreich, Reichert, 1980",
    ),
    Fact("peyriac", "B", "Peyriac-de-Mer", f"{_PRINCETON}: Peyriac-de-Mer"),
    Fact("illiberis", "B", "Illiberis", f"Livy, Ab urbe condita, XXI 24; {_PRINCETON}: Illiberis"),
    Fact("elne", "B", "Elne", f"{_PRINCETON}: Illiberis"),
    Fact(
        "pech_maho",
        "B",
        "Pech Maho, Sigean",
        "Michel Lejeune, Jean Pouilloux and Yves Solier, Étrusque et ionien archaïques sur un"
        " plomb de Pech Maho (Aude), Revue archéologique de Narbonnaise 21, 1988",
    ),
    Fact("rhone", "B", "Rhône", "Strabo, Geography, III 4, 19"),
)

_GAULISH = (
    Fact("avaricum", "G", "Avaricum, Bourges", "Caesar, De bello Gallico, VII 23"),
    Fact(
        "bibracte",
        "G",
        "Bibracte, Mont Beuvray",
        "Joseph Déchelette, Les fouilles du Mont Beuvray de 1897 à 1901, Picard, 1904",
    ),
    Fact(
        "bibracte_basin",
        "G",
        "Bibracte",
        "Martín Almagro-Gorbea and Jean Gran-Aymerich, El estanque monumental de Bibracte,"
        " Editorial Complutense, 1991",
    ),
    Fact("gaul_roofs", "G", "Gallia", f"{_VITRUVIUS}, II 1, 4"),
    Fact("gaul_houses", "G", "Gallia Comata", f"{_STRABO_4} 4, 3"),
    Fact(
        "gournay",
        "G",
        "Gournay-sur-Aronde",
        "Jean-Louis Brunaux, Patrice Méniel and André Rapin, Un sanctuaire gaulois à"
        " Gournay-sur-Aronde (Oise), Gallia 38, 1980",
    ),
    Fact(
        "roquepertuse",
        "G",
        "Roquepertuse",
        "Alix Barbet, Roquepertuse et la polychromie en Gaule méridionale à l’époque préromaine,"
        " Documents d’archéologie méridionale 14, 1991",
    ),
    Fact(
        "entremont",
        "G",
        "Entremont, Aix-en-Provence",
        "Michel Py, Documents de protohistoire du Midi: Oppidum d’Entremont, syslat.fr",
    ),
    Fact(
        "nages",
        "G",
        "Les Castels, Nages",
        "Michel Py, L’oppidum des Castels à Nages (Gard), Gallia, supplément 35, CNRS, 1978",
    ),
    Fact(
        "saint_blaise",
        "G",
        "Saint-Blaise, Saint-Mitre-les-Remparts",
        "Jean Chausserie-Laprée and others, Les fortifications de l’oppidum de Saint-Blaise,"
        " Bulletin de correspondance hellénique 143.1, 2019",
    ),
)

_ROMAN = (
    Fact(
        "pont_du_gard",
        "R",
        "Pont du Gard",
        "UNESCO World Heritage List, no. 344: Pont du Gard (Roman Aqueduct)",
    ),
    Fact(
        "maison_carree",
        "R",
        "Maison Carrée, Nîmes",
        "Robert Amy and Pierre Gros, La Maison Carrée de Nîmes, Gallia, supplément 38, CNRS, 1979",
    ),
    Fact(
        "nimes_arena",
        "R",
        "Arènes, Nîmes",
        "Jean-Claude Golvin, L’amphithéâtre romain, De Boccard, 1988",
    ),
    Fact(
        "orange",
        "R",
        "Orange",
        "UNESCO World Heritage List, no. 163: Roman Theatre and its Surroundings and the"
        " “Triumphal Arch” of Orange",
    ),
    Fact(
        "la_turbie",
        "R",
        "La Turbie",
        "Pliny the Elder, Natural History, III 136–138; Jules Formigé, Le trophée des Alpes"
        " (La Turbie), Gallia, supplément 2, CNRS, 1949",
    ),
    Fact(
        "autun",
        "R",
        "Autun",
        "Alain Rebourg, L’urbanisme d’Augustodunum (Autun, Saône-et-Loire), Gallia 55, 1998",
    ),
    Fact(
        "saintes",
        "R",
        "Saintes",
        "Louis Maurin, Saintes antique, Saintes, 1978",
    ),
    Fact(
        "barbegal",
        "R",
        "Barbegal, Fontvieille",
        "A. Trevor Hodge, Roman Aqueducts and Water Supply, Duckworth, 1992",
    ),
    Fact(
        "vesone",
        "R",
        "Tour de Vésone, Périgueux",
        "Jean Lauffray, La tour de Vésone à Périgueux, Gallia, supplément 49, CNRS, 1990",
    ),
    Fact(
        "treilles",
        "R",
        "Via Domitia, Treilles",
        "A. L. F. Rivet, Gallia Narbonensis, Batsford, 1988",
    ),
)

FACTS = Facts(
    trigger="quatre_colonnes-reached-summit",
    piece="token",
    entries=(*_GREEK, *_IBERIAN, *_GAULISH, *_ROMAN),
)

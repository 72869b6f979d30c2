# Ce qu’on imprime : titres, indications sur les feuilles, et comment en faire un jeu. Les règles sont dans rules_JEU.ftl.

## Les sortes de feuilles

printing-sheet-guide = Fabriquer votre jeu
printing-sheet-board = Plateau
printing-sheet-pieces = Pièces à découper
printing-sheet-pad = Feuille de score
printing-sheet-summary = Le jeu en une page
printing-sheet-rules = Les règles
printing-sheet-lesson = Une leçon de 50 minutes

## Sur chaque feuille

# Beside a ruler of 50 mm
printing-scale = 50 mm · imprimer à 100 %
printing-points = Points
printing-players = Joueurs
printing-pad-date = Date

## Le guide

printing-guide-needs = Ce qu’il vous faut
printing-guide-tools = Des ciseaux, de la colle, et du carton pour renforcer le plateau et les pièces.
printing-guide-steps = Comment faire
printing-guide-print = Imprimez à 100 %, sans ajuster à la page. La règle au bas d’une feuille dessinée doit mesurer 50 mm.
printing-guide-board = Découpez le plateau en suivant les repères de ses coins. S’il tient sur plusieurs feuilles, coupez chacune le long de ses repères de gauche et du haut, et collez-la sur le bord de sa voisine, lettre sur lettre.
printing-guide-pad = Imprimez la feuille de score aussi souvent que vous voulez ; une seule dure longtemps.
printing-guide-own = Si vous avez vos propres pièces
printing-guide-own-pieces = Le plateau peut être dessiné pour des pièces de toute taille courante : choisissez leur largeur en imprimant.

## Columbiz

printing-columbiz-board = Le plateau de Columbiz : six colonnes de six cases, une face de dé en tête de chacune.
# $millimetres (number): the width of a disc
printing-columbiz-pieces = 59 pions de { $millimetres } mm : à coller sur carton, puis à découper ou à poinçonner. Emblème et points distinguent les joueurs.
printing-columbiz-in-line = Pions en ligne
printing-columbiz-discs-each = Pions par joueur
# $dice (number)
printing-columbiz-need-dice = { $dice } dés ordinaires.
# $discs (number): all of them; $millimetres (number): the width of one
printing-columbiz-need-discs = { $discs } pions de { $millimetres } mm : ceux de ce livret, ou les vôtres.
printing-columbiz-step-discs = Collez la feuille des pions sur du carton et découpez-les ; avec une perforatrice ronde de { $millimetres } mm, c’est vite fait.

## Les 4 colonnes

printing-quatre_colonnes-board = Le plateau des 4 colonnes : une croix de 68 cases, quatre flèches, le sommet et quatre ateliers.
printing-quatre_colonnes-pediment = Le fronton du monument
# $millimetres (number): the width of a token
printing-quatre_colonnes-pieces = Quatre colonnes par joueur, larges de { $millimetres } mm, et le fronton du monument. Coupez le long des traits pleins, pliez le long des pointillés, et collez l’une sur l’autre les deux languettes d’une colonne : c’est son pied.
printing-quatre_colonnes-pad = Une rangée par partie : cochez les colonnes arrivées au sommet, et le fronton du joueur qui a bâti.
printing-quatre_colonnes-throws = Ce que fait un lancer
printing-quatre_colonnes-five = fait sortir une colonne de l’atelier, avant toute autre chose
printing-quatre_colonnes-six = on relance ; une de vos barrières doit s’ouvrir
printing-quatre_colonnes-third = troisième six du tour : la dernière colonne déplacée retourne à sa case de départ
printing-quatre_colonnes-build = avec vos quatre colonnes au sommet : le monument est bâti, et vous gagnez
printing-quatre_colonnes-bonuses = Bonus
printing-quatre_colonnes-captured = cases, pour une colonne que vous renvoyez
printing-quatre_colonnes-arrived = cases, pour une colonne qui atteint le sommet
printing-quatre_colonnes-cells = Cases sûres
printing-quatre_colonnes-starts = Cases de départ
printing-quatre_colonnes-refuges = Refuges
printing-quatre_colonnes-need-dice = Deux dés ordinaires.
# $millimetres (number): the width of a token
printing-quatre_colonnes-need-tokens = Quatre colonnes par joueur : celles de ce livret, ou de petits pions larges d’au plus { $millimetres } mm.
printing-quatre_colonnes-step-tokens = Découpez les colonnes et pliez chacune en forme de tente. Collez les deux languettes l’une sur l’autre : c’est son pied.
printing-quatre_colonnes-step-pediment = Découpez le fronton, relevez ses deux pignons et collez-les ensemble à la pointe. Le vainqueur le pose sur quatre colonnes.

## La commande, et pourquoi rien n’est imprimé

# $file (text), $pages (number)
cli-printed = { $pages ->
    [one] { $pages } page écrite dans { $file }.
   *[other] { $pages } pages écrites dans { $file }.
}
# $files (number), $folder (text)
cli-print-solids = { $files ->
    [one] { $files } volume écrit dans { $folder }.
   *[other] { $files } volumes écrits dans { $folder }.
}
cli-print-where = Dites où l’écrire : --out FICHIER pour les feuilles, --stl DOSSIER pour une imprimante 3D.
# $game (text): a game’s key
error-print-none = Il n’y a encore rien à imprimer pour le jeu « { $game } ».
# $values (text)
error-print-nothing = Rien n’a été demandé. Les feuilles sont { $values }.
# $given (text), $least, $most (numbers)
error-print-piece = Une pièce ne peut pas mesurer { $given } mm de large. Elle peut mesurer de { $least } à { $most } mm.
error-server-print-failed = Les feuilles n’ont pas pu être préparées. Réessayez.

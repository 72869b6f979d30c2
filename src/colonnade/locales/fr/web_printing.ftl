# La page du navigateur où l’on imprime un jeu.

web-print-about = Plateau, pièces, feuilles de score et règles sur papier, en grandeur réelle.
web-print-paper = Papier
web-print-paper-letter = Lettre US
web-print-language = Langue
web-print-ink = Encre
web-print-ink-colour = En couleurs
web-print-ink-saving = Économe en encre
web-print-sheets = Feuilles
web-print-piece = Largeur de vos pièces
# $least, $most, $usual (numbers): millimetres
web-print-piece-help = Le plateau est dessiné pour elles : de { $least } à { $most } mm, d’ordinaire { $usual } mm.
# $pages (number)
web-print-button = { $pages ->
    [one] Télécharger le PDF, { $pages } page
   *[other] Télécharger le PDF, { $pages } pages
}
web-print-making = Les pages sont en préparation.
web-print-no-sheets = Choisissez au moins une feuille.
# $page (number)
web-print-page = Page { $page }
web-print-scale = Imprimez à 100 %, sans ajuster à la page : la règle au bas d’une feuille doit mesurer 50 mm.
web-print-own = La commande « colonnade print » produit aussi des fichiers pour une imprimante 3D.

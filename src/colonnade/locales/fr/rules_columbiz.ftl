# The rules of Columbiz for players, clause by clause: rules-C3-2 is clause C3.2 of docs/rules/columbiz.md.
# Counts of 2 and more, and what dice show, are written as figures in every language: a test compares them.

rules-columbiz-intro = Columbiz est un jeu de Simone Luciani pour 2 à 4 joueurs. Lancez 8 dés, gardez ceux qui vous plaisent et posez vos pions dans les colonnes que les dés vous ouvrent. Les lignes de 3 pions ou plus rapportent tout de suite des points, et chaque pion capturé devient un prisonnier, qui en rapporte à la fin. Qui a le plus de points gagne.

## C1

rules-C1-title = Le plateau, les dés et les pions
rules-C1-1 = Le plateau a 6 colonnes de 6 cases. En tête de chaque colonne figure une face de dé, de 1 à 6, et le nombre inscrit dans une case dit combien de dés de cette face elle coûte. Une case se nomme par sa colonne et son nombre : 5-3 coûte 3 dés montrant 5. Les lignes peuvent suivre une colonne, une rangée de nombres égaux ou une diagonale, montante ou descendante.
rules-C1-2 = Il y a 8 dés et 59 pions : 18 violets, 18 bleus, 13 gris et 10 noirs. À 2 joueurs, violet et bleu prennent 18 pions chacun. À 3 joueurs, gris s’ajoute et chacun en prend 13. À 4 joueurs, noir s’ajoute aussi et chacun en prend 10. Les pions que vous n’avez pas encore posés forment votre réserve.
rules-C1-3 = Pour savoir qui commence, chacun lance un dé : le plus fort commence. En cas d’égalité au plus haut, les ex æquo relancent entre eux. Ensuite, on joue dans le sens des aiguilles d’une montre, place après place.

## C2

rules-C2-title = Lancer les dés
rules-C2-1 = Votre tour commence par un lancer des 8 dés.
rules-C2-2 = Ensuite, vous pouvez relancer, 2 fois au plus : gardez les dés qui vous plaisent, ou aucun, et relancez les autres. Garder les 8 dés, c’est s’arrêter.
rules-C2-3 = Vous pouvez changer d’avis : un dé gardé plus tôt peut être repris et relancé. Si votre table joue avec le réglage « restent gardés », ce qui est gardé le reste pendant tout le tour ; vous pouvez y ajouter d’autres dés, ou aucun.
rules-C2-4 = Tant qu’il vous reste un lancer et que les dés, tels qu’ils sont, ne permettent de poser aucun pion, vous ne pouvez pas vous arrêter : il faut relancer.
rules-C2-5 = Après le troisième lancer, les dés restent comme ils sont.

## C3

rules-C3-title = Poser les pions
rules-C3-1 = Vous posez les pions de votre réserve un par un : au moins un par tour, et 4 au plus. Dans l’édition française, celle que l’on suit ici d’habitude, le maximum est de 3 quand on joue à 4.
rules-C3-2 = Un pion ne se pose que sur une case vide à ce moment-là.
rules-C3-3 = Un pion coûte autant de dés que l’indique sa case, tous montrant la face de sa colonne. Un dé ne paie qu’une fois, et les dés que vous n’utilisez pas restent simplement de côté. Ainsi, 3 dés montrant 5 paient 5-3, ou bien 5-1 et 5-2 dans l’ordre que vous voulez, ou encore une seule de ces petites cases.
rules-C3-4 = Capturer : quand vous posez un pion, tous les pions adverses placés dans la même colonne sur un nombre plus petit quittent le plateau et deviennent vos prisonniers. Une case ainsi libérée peut servir plus tard dans le même tour. Vos propres pions ne sont jamais capturés, et les prisonniers ne reviennent jamais.
rules-C3-5 = Les lignes : regardez le pion que vous venez de poser, dans les 4 directions. Une ligne ininterrompue de vos pions qui passe par lui compte tout de suite si elle en a 3 ou plus : 3 pions donnent 1 point, 4 en donnent 2, 5 en donnent 3 et 6 en donnent 4. S’il appartient à plusieurs lignes, chacune compte. Une ligne que vous allongez compte de nouveau, pour toute sa nouvelle longueur. Les lignes qui ne passent pas par le nouveau pion ne rapportent rien.
rules-C3-6 = Dès que vous avez posé au moins un pion, c’est vous qui dites quand votre tour est fini. Il ne finit pas tout seul : jusque-là, vous pouvez regarder vos pions et, à l’écran, les reprendre.
rules-C3-7 = Si, après le troisième lancer, vous ne pouvez poser aucun pion, vous abandonnez 3 pions de votre réserve, ou tout ce qu’il en reste s’il y en a moins. Ils sortent du jeu et ne comptent pour personne, et votre tour est fini.

## C4

rules-C4-title = La fin de la partie
rules-C4-1 = Quand un tour se termine et que la réserve de son joueur est vide, le tour de table en cours est le dernier. On le joue jusqu’au bout : ainsi, à partir de la personne qui a commencé, tout le monde a joué le même nombre de tours.
rules-C4-2 = Votre score final réunit vos points de lignes et vos points de prison. Plus vous avez de prisonniers, plus chacun rapporte : 0 prisonnier donne 0 point, 1 donne 1, 2 donnent 2, 3 donnent 4, 4 donnent 6, 5 donnent 9, 6 donnent 12, 7 donnent 16, 8 donnent 20, 9 donnent 25, 10 donnent 30, 11 donnent 36 et 12 donnent 42.
rules-C4-3 = Au-delà de 12 prisonniers, les points continuent de grandir de la même façon : 13 donnent 49, 14 donnent 56, 15 donnent 64. Pour calculer, prenez le nombre de prisonniers plus un, multipliez-le par lui-même, divisez par 4 et arrondissez vers le bas. Si votre table joue avec le réglage « ne rapportent rien », les points s’arrêtent à 42.
rules-C4-4 = Le plus grand total gagne. Les totaux égaux partagent leur rang : si 2 joueurs sont premiers ensemble, tous deux ont le rang 1 et le suivant a le rang 3.

## The switches. Each is shown under the name of its option: what the sheet says, what we play (the default), and what can be chosen instead

rules-columbiz-options-title = Les réglages de votre table
rules-columbiz-options = Voici ce que disent les feuilles imprimées, comment nous jouons, et ce que votre table peut choisir à la place. Choisissez les réglages avant de commencer.
rules-columbiz-switch-edition-sheet = Il y a 4 feuilles, chacune avec ses usages. La néerlandaise, l’espagnole et la suédoise se jouent de la même façon.
rules-columbiz-switch-edition-ours = La française. Elle seule limite à 3 pions par tour quand on joue à 4.
rules-columbiz-switch-edition-or = L’édition néerlandaise, espagnole ou suédoise. Elle fixe les autres réglages ; celui que vous choisissez vous-même passe avant.
rules-columbiz-switch-max_discs-sheet = Toutes permettent 4 pions par tour. Seule la française ajoute que c’est 3 quand on joue à 4.
rules-columbiz-switch-max_discs-ours = Comme la feuille française : 4, et 3 quand on joue à 4.
rules-columbiz-switch-max_discs-or = Un nombre de 1 à 8.
rules-columbiz-switch-kept_dice-sheet = Elles parlent seulement de mettre des dés de côté et de relancer le reste.
rules-columbiz-switch-kept_dice-ours = Un dé mis de côté peut être relancé plus tard, comme dans un jeu plus récent du même auteur.
rules-columbiz-switch-kept_dice-or = Plus serré : ce qui est gardé reste gardé.
rules-columbiz-switch-beyond_twelve-sheet = Le tableau s’arrête à 12 prisonniers et 42 points.
rules-columbiz-switch-beyond_twelve-ours = Il continue de la même façon : chaque prisonnier de plus rapporte.
rules-columbiz-switch-beyond_twelve-or = Au-delà de 12, les prisonniers ne rapportent rien.

## The examples. Each stands beside a drawn board

rules-columbiz-examples-title = Exemples sur le plateau
rules-columbiz-example-1 = Les dés montrent 1 2 3 3 5 5 5 6, et le plateau est vide. En un seul tour, vous pouvez poser des pions sur 3-2 et 5-3, ou sur 5-1 et 5-2. Mais pas sur 5-3 et 5-1 : cela coûterait 4 dés montrant 5, et vous n’en avez que 3.
rules-columbiz-example-2 = Violet est sur 4-1 et 4-2. Bleu a 6 dés montrant 4 et en paie 5 pour 4-5 : les deux pions violets sont faits prisonniers. Avec le dernier dé montrant 4, bleu pose ensuite un pion sur 4-1, qui vient de se libérer.
rules-columbiz-example-3 = Violet est sur 4-4 et bleu pose un pion sur 4-2 : rien n’est capturé, car violet est plus haut. Plus tard, violet pose un pion sur 4-6 : il capture le pion bleu sur 4-2 et garde le sien sur 4-4.
rules-columbiz-example-4 = Violet est sur 2-2 et 3-3. Un pion sur 4-4 forme une diagonale de 3 et rapporte 1 point. À un tour suivant, un pion sur 5-5 en fait une ligne de 4 et rapporte encore 2 points : 3 points en tout.
rules-columbiz-example-5 = Violet est sur 1-1 et 2-1, puis sur 4-1 et 5-1. Un pion sur 3-1 comble le vide : une ligne de 5, et 3 points d’un coup.
rules-columbiz-example-6 = Un seul pion complète une rangée de 3 et une diagonale de 3. Chacune des lignes rapporte 1 point : ce pion en rapporte donc 2.
rules-columbiz-example-7 = Il reste 2 pions dans la réserve. Même si les dés peuvent payer 4 cases, seuls ces 2 pions peuvent être posés. La réserve est alors vide, et le tour de table se joue jusqu’au bout.
rules-columbiz-example-8 = Il reste 2 pions dans la réserve et, après le troisième lancer, rien ne peut être posé. Il faudrait abandonner 3 pions, mais la réserve ne peut en donner que 2 : ils sortent du jeu, et le tour de table se joue jusqu’au bout.

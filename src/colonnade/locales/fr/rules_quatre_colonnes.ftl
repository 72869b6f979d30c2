# The rules of Les 4 colonnes for players, clause by clause: rules-L4-2 is clause L4.2 of docs/rules/les-4-colonnes.md.
# Counts of 2 and more, and what dice show, are written as figures in every language: a test compares them.

rules-quatre_colonnes-intro = Les 4 colonnes est une course pour 2 à 4 joueurs, cousine du Parcheesi. Vous faites sortir vos 4 colonnes de l’atelier, puis vous les menez une fois autour du plateau et le long de votre flèche, jusqu’au sommet. Il reste alors à bâtir votre monument d’un double 3. Qui bâtit en premier gagne.

## L1

rules-L1-title = Le plateau
rules-L1-1 = La piste est un anneau de cases numérotées de 1 à 68. Les colonnes vont toujours vers les nombres plus grands, donc, sur le plateau, dans le sens inverse des aiguilles d’une montre. Après la case 68 revient la case 1.
rules-L1-2 = Chacune des 4 couleurs a un quartier de 17 cases ; dans l’ordre croissant : jaune, rouge, vert et bleu. Jaune fait face à vert, et rouge à bleu. Jaune (les Grecs) part de la case 5 et quitte l’anneau après la case 68. Rouge (les Romains) part de la 22 et le quitte après la 17. Vert (les Gaulois) part de la 39 et le quitte après la 34. Bleu (les Ibères) part de la 56 et le quitte après la 51. Les peuples sont là pour le plaisir des yeux et ne changent rien au jeu.
rules-L1-3 = Chaque couleur a son atelier. C’est là que ses 4 colonnes attendent de partir.
rules-L1-4 = Les cases de départ sont 5, 22, 39 et 56. Les refuges sont 12, 17, 29, 34, 46, 51, 63 et 68. Les cases de départ et les refuges sont ensemble les cases sûres. Les 56 autres cases de l’anneau sont les cases blanches.
rules-L1-5 = Chaque couleur a une flèche de 8 cases, où seules ses colonnes peuvent entrer. La dernière est le sommet, au centre du plateau.
rules-L1-6 = Compter les pas dit où en est une colonne : 0 à l’atelier, 1 sur sa case de départ, 64 sur sa dernière case de l’anneau (pour jaune, c’est la case 68) et de 65 à 72 sur la flèche. Le pas 72 est le sommet.
rules-L1-7 = Le plateau est une croix à 4 bras, chacun large de 3 couloirs et long de 8 rangs. Le bras jaune pointe vers le sud : son couloir ouest va vers l’extérieur, de 60 à 67, la case 68 est au milieu du bout extérieur, et son couloir est revient vers l’intérieur, de 1 à 8. Les 7 autres rangs du couloir du milieu sont les cases 1 à 7 de la flèche, et le sommet est dans le carré central. Le bras rouge pointe vers l’est, avec les cases 9 à 16, 17, puis 18 à 25. Le vert pointe vers le nord, avec 26 à 33, 34, puis 35 à 42. Le bleu pointe vers l’ouest, avec 43 à 50, 51, puis 52 à 59. Les ateliers sont dans les coins.

## L2

rules-L2-title = Les joueurs et les tours
rules-L2-1 = On joue de 2 à 4, chacun avec la couleur de son choix. La personne la plus jeune commence. On joue dans le sens des aiguilles d’une montre, dans l’ordre jaune, bleu, vert, rouge ; les colonnes, elles, vont dans l’autre sens.
rules-L2-2 = On joue avec un dé ou avec 2 dés. On en convient avant de commencer.
rules-L2-3 = À 4, on peut jouer par équipes : jaune et vert contre rouge et bleu. Les partenaires forment un seul camp. Partout où une règle protège, bloque ou renvoie, lisez « équipe » au lieu de « joueur » : les partenaires passent les barrières l’un de l’autre et ne se renvoient jamais, et une colonne de l’un avec une colonne de l’autre peut former une paire ou une barrière. Une case pleine l’est aussi pour les partenaires. Votre table peut en décider autrement : les partenaires sont alors des joueurs comme les autres. La barrière de votre partenaire vous arrête, et sa colonne seule sur une case blanche est renvoyée, ce qui vaut le bonus. Une colonne de l’un et une de l’autre ne forment alors ni paire ni barrière. La couleur de la colonne qui avance en décide. Seules les règles des équipes (L9) restent.

## L3

rules-L3-title = Votre tour
rules-L3-1 = Bâtir : quand vos 4 colonnes sont au sommet (par équipes, les 8 colonnes de l’équipe), vous lancez à votre tour 2 dés, même dans une partie à un dé. Un double 3 bâtit le monument et gagne. Tout autre résultat finit votre tour. Si un six vous donne un nouveau lancer et que tout est au sommet, ce lancer est aussi un essai pour bâtir. Ce que vous lancez dans un essai ne compte jamais comme un de vos six.
rules-L3-2 = Sinon, vous lancez votre dé, ou vos deux dés. C’est votre lancer.
rules-L3-3 = Votre lancer est un six quand un dé montre 6. Avec 2 dés, c’est aussi un six quand leur somme fait 6, par exemple 4 et 2, sauf si votre table ne compte pas les sommes.
rules-L3-4 = Si vous faites un troisième six dans le même tour, vous ne jouez rien et votre tour est fini. La colonne que vous avez avancée en dernier avec un dé pendant ce tour retourne à sa propre case de départ, même depuis sa flèche. Sortir de l’atelier compte aussi, un bonus non. Si 2 autres colonnes sont sur cette case de départ, elle retourne à son atelier ; un réglage de votre table peut l’y envoyer à chaque fois. Si cette colonne est au sommet, ou si vous n’en avez avancé aucune, aucune colonne ne recule.
rules-L3-5 = Vous jouez les dés de votre lancer un par un, dans l’ordre que vous voulez. Les devoirs passent d’abord : sortir de l’atelier (L4.2) et ouvrir une barrière (L6.2). Rien ne vous oblige à choisir un ordre qui utilise les deux dés. Quand aucun dé en main ne peut servir, ils sont perdus, ou relancés (L7.1).
rules-L3-6 = Un bonus se joue dès qu’il est gagné, avant le dé suivant.
rules-L3-7 = Après le premier et le deuxième six de votre tour, vous relancez. Sinon, votre tour est fini.

## L4

rules-L4-title = Sortir de l’atelier
rules-L4-1 = Un dé montrant 5 fait sortir une colonne de l’atelier sur sa case de départ. Avec 2 dés, une somme de 5 fait de même et utilise les deux : 1 et 4, ou 2 et 3. Pour cela, les deux dés doivent venir du même lancer, et aucun ne doit avoir été joué ni relancé. Votre table peut choisir de ne pas compter les sommes ici.
rules-L4-2 = Sortir est un devoir. Tant que vos dés le permettent, qu’une colonne attend et que sa case de départ peut l’accueillir, vous ne pouvez rien faire d’autre de vos dés.
rules-L4-3 = Une case de départ porte 2 colonnes. S’il y en a moins, la vôtre entre simplement ; une colonne seule d’un autre joueur n’est pas dérangée.
rules-L4-4 = Si la case de départ est pleine et qu’une seule de ses 2 colonnes est à un autre joueur, cette colonne est renvoyée à son atelier, et vous gagnez le bonus. Si les deux sont à d’autres joueurs qui ne sont pas du même camp, vous choisissez laquelle est renvoyée.
rules-L4-5 = Si les deux colonnes de la case de départ sont à un même camp adverse, elles forment une barrière ; si elles sont à votre camp, la case est pleine. Dans les deux cas, aucune colonne ne peut sortir, et vos dés se jouent autrement.

## L5

rules-L5-title = Avancer
rules-L5-1 = Une colonne sortie de l’atelier et pas encore au sommet (pas 1 à 71) avance d’exactement le nombre que montre le dé.
rules-L5-2 = On ne dépasse pas le sommet, le pas 72 : on l’atteint au compte juste. Si votre table joue avec le réglage « le surplus est perdu », un dé ou un bonus trop grand y mène aussi, et le reste est perdu.
rules-L5-3 = Vous ne pouvez ni passer ni vous poser sur une case où se dresse la barrière d’un autre joueur.
rules-L5-4 = Une case sûre porte 2 colonnes, à qui qu’elles soient. Une case blanche porte une colonne, ou 2 du même joueur. Les cases de la flèche et le sommet en portent autant qu’on veut. On ne peut pas se poser sur une case pleine.
rules-L5-5 = Si vous vous posez sur une case blanche où se trouve une colonne seule d’un autre joueur, vous la renvoyez à son atelier.
rules-L5-6 = Quand 2 colonnes d’un même joueur sont sur une case blanche, elles forment une paire. Personne ne peut les renvoyer ni se poser là, mais tout le monde peut passer : une paire n’est pas une barrière.

## L6

rules-L6-title = Les barrières
rules-L6-1 = Quand 2 colonnes d’un même joueur sont sur une case sûre, elles forment une barrière : aucun autre joueur ne passe ni ne s’y pose, mais leur propriétaire passe librement. Quand 2 colonnes de joueurs différents s’y trouvent, elles ne barrent la route à personne.
rules-L6-2 = Quand vous faites un six, une de vos barrières doit s’ouvrir : une de vos colonnes qui s’y trouvent doit avancer avec ce six, si elle en a le droit. Il s’agit des barrières qui étaient là au moment du lancer ; s’il y en a plusieurs, vous choisissez. C’est l’affaire d’un dé montrant 6 ; si votre lancer n’est un six que par sa somme, l’un ou l’autre dé convient. Chaque dé est jugé à part : tant qu’il peut ouvrir une barrière, il ne sert à rien d’autre ; s’il ne le peut pas, il est libre. Un lancer demande un seul de ces déplacements, même avec 6 et 6. Par équipes, une barrière formée des seules colonnes de votre partenaire ne vous demande rien.
rules-L6-3 = Le devoir est fini dès qu’une de ces colonnes a avancé avec un de ces dés. Il est fini aussi quand il n’y a plus de telle barrière, parce que l’autre dé ou un bonus l’a ouverte, et, avec 2 dés, quand un dé a été relancé. Sortir de l’atelier passe avant lui (L4.2). Les autres dés du lancer sont libres.

## L7

rules-L7-title = Relancer à cause d’une paire
rules-L7-1 = Si aucun de vos dés en main ne peut servir, et que l’un d’eux n’est arrêté que par la paire d’un autre joueur, à l’endroit où se poserait une de vos colonnes (ou, par équipes, une colonne de votre partenaire), ce dé est relancé. Les autres dés en main qui n’ont pas cette raison sont perdus. Si elle vaut pour les deux dés, on relance d’abord le plus grand ; l’autre reste en main et sera jugé à nouveau. Si aucune face de 1 à 6 ne pourrait servir non plus, les dés sont simplement perdus.
rules-L7-2 = Avec un dé, le lancer est nul et vous relancez, comme si c’était la première fois : le nouveau lancer peut être un six, et le nul n’en compte pas pour un.
rules-L7-3 = Avec 2 dés, ce dé est relancé seul et se joue comme tout autre dé. Que votre lancer soit un six ou non reste comme au premier lancer.

## L8

rules-L8-title = Les bonus
rules-L8-1 = Renvoyer une colonne vous fait gagner un bonus de 20 cases ; atteindre le sommet, un bonus de 10. Les bonus se jouent dans l’ordre où on les gagne, chacun aussitôt.
rules-L8-2 = Une seule colonne de votre couleur, qui n’est pas à l’atelier, avance du bonus entier, en suivant les règles pour avancer (L5). Vous pouvez aussi renoncer au bonus. Si aucune colonne ne peut l’utiliser, il est perdu de lui-même.
rules-L8-3 = Un bonus peut lui aussi renvoyer une colonne ou atteindre le sommet, et faire gagner le bonus suivant. Mais un bonus n’est pas un dé : il n’est jamais un cinq ni un six, et il ne compte pas comme dernier déplacement quand vient un troisième six (L3.4).

## L9

rules-L9-title = Les équipes
rules-L9-1 = Un dé qu’aucune de vos colonnes ne peut utiliser se joue avec les colonnes de votre partenaire. On en juge dé par dé, selon la situation du moment. Si une colonne de votre partenaire peut sortir de l’atelier, elle sort avant que ses autres colonnes avancent : par un 5, ou par une somme de 5 si vous ne pouvez utiliser vous-même aucun des deux dés. Mais cela ne passe jamais avant un dé que vous pouvez utiliser vous-même.
rules-L9-2 = Un bonus revient à la personne dont c’est le tour. Il est pour vos propres colonnes seulement ou, quand vos 4 colonnes sont au sommet à ce moment-là, pour celles de votre partenaire.
rules-L9-3 = Votre équipe bâtit quand ses 8 colonnes sont au sommet. Dès lors, chaque partenaire a un essai à chacun de ses tours.

## The switches. Each is shown under the name of its option: what the sheet says, what we play (the default), and what can be chosen instead

rules-quatre_colonnes-options-title = Les réglages de votre table
rules-quatre_colonnes-options = Voici ce que dit la feuille imprimée, comment nous jouons, et ce que votre table peut choisir à la place. Choisissez les réglages avant de commencer.
rules-quatre_colonnes-switch-dice-sheet = Au choix : un dé, ou 2 dés pour aller plus vite.
rules-quatre_colonnes-switch-dice-ours = Un dé. Seul le monument se bâtit toujours avec 2 dés.
rules-quatre_colonnes-switch-dice-or = Toute la partie avec 2 dés.
rules-quatre_colonnes-switch-teams-sheet = À 4, on peut former 2 équipes. Leur partie se joue comme les autres.
rules-quatre_colonnes-switch-teams-ours = Chacun pour soi.
rules-quatre_colonnes-switch-teams-or = En 2 équipes, les partenaires face à face.
rules-quatre_colonnes-switch-third_six-sheet = Une colonne retourne à sa case de départ. L’exemple montre que c’est la dernière avancée.
rules-quatre_colonnes-switch-third_six-ours = De même : retour à la case de départ.
rules-quatre_colonnes-switch-third_six-or = Plus sévère : toujours retour à l’atelier.
rules-quatre_colonnes-switch-finish-sheet = Rien sur un lancer qui dépasse le sommet.
rules-quatre_colonnes-switch-finish-ours = On arrive au sommet au compte juste.
rules-quatre_colonnes-switch-finish-or = Plus facile : le surplus est perdu, et la colonne est arrivée.
rules-quatre_colonnes-switch-sums-sheet = À propos des barrières : un six peut aussi être 4 et 2, ou 3 et 3. Rien sur un 5 par somme.
rules-quatre_colonnes-switch-sums-ours = Les sommes comptent pour le six, et pour le 5 qui ouvre l’atelier, comme au Parcheesi à 2 dés.
rules-quatre_colonnes-switch-sums-or = Pour le six seulement, comme sur la feuille ; ou jamais : alors seul compte ce que montre un dé.
rules-quatre_colonnes-switch-partners-sheet = Elle parle de joueurs, même par équipes. À la lettre, les partenaires se barrent le passage et se renvoient.
rules-quatre_colonnes-switch-partners-ours = Les partenaires forment un seul camp : ils passent les barrières l’un de l’autre et ne se renvoient jamais. Ici nous nous écartons de la feuille, pour les familles qui jouent ainsi.
rules-quatre_colonnes-switch-partners-or = À la lettre : un partenaire est un joueur comme les autres, sauf que vos dés et vos bonus peuvent l’aider (L9), et que vous gagnez ensemble.

## The examples. Each stands beside a drawn board

rules-quatre_colonnes-examples-title = Exemples sur le plateau
rules-quatre_colonnes-example-1 = Une colonne jaune est sur sa case de départ, la 5. Jaune fait un 6 et l’avance jusqu’à la case 11. Jaune relance, à nouveau un 6 : cette fois, une autre colonne peut avancer. Au troisième 6, la colonne avancée en dernier retourne à la case 5.
rules-quatre_colonnes-example-2 = Rouge est sur la case blanche 10. Jaune, sur la 5 et l’atelier vide, fait un 5 et se pose sur la 10 : rouge retourne à son atelier, et jaune joue un bonus de 20.
rules-quatre_colonnes-example-3 = Une barrière rouge se dresse sur la 12. Jaune est sur la 9, fait un 4 et ne peut pas passer. Quand rouge fait un 6, une de ces 2 colonnes rouges doit avancer.
rules-quatre_colonnes-example-4 = Une paire rouge occupe la case blanche 10. Jaune a une colonne sur la 5, 3 à l’atelier, et fait un 5 : pas question d’avancer, il faut faire sortir une colonne. Si l’atelier jaune est vide et que rien d’autre ne peut avancer, le dé est relancé.
rules-quatre_colonnes-example-5 = Une colonne verte et une rouge sont sur la 39, la case de départ de vert. Vert a une colonne qui attend et fait un 5 : la colonne sort, rouge est renvoyé, et vert joue un bonus de 20.
rules-quatre_colonnes-example-6 = Une colonne jaune est au pas 70, donc à 2 cases du sommet. Avec un 3, elle ne peut pas avancer. Avec un 2, elle atteint le sommet, et jaune peut avancer une autre colonne de 10 cases.
rules-quatre_colonnes-example-7 = Avec 2 dés, jaune fait 1 et 4 et a une colonne qui attend. Ensemble, ils font 5 : jaune ne peut que faire sortir une colonne.
rules-quatre_colonnes-example-8 = Avec 2 dés, jaune fait 2 et 4 : ensemble, un six. La barrière jaune de la case 12 doit s’ouvrir, avec le 2 ou avec le 4.
rules-quatre_colonnes-example-9 = Les 4 colonnes jaunes sont au sommet. Chaque tour est maintenant un seul lancer de 2 dés, même dans une partie à un dé : 3 et 3 gagne.
rules-quatre_colonnes-example-10 = Par équipes, jaune a fini mais pas vert. Le 5 de jaune fait sortir une colonne verte. Si elle renvoie une autre colonne, le bonus de 20 de jaune va à une colonne verte.

# La qualité du jeu, après « A joué comme ». Du meilleur au moins bon.

grade-master = un maître
grade-expert = un expert
grade-club = un habitué du club
grade-casual = un joueur du dimanche
grade-beginner = quelqu’un qui apprend encore
grade-lost = quelqu’un qui laisse les dés décider

# What the table server has to say: why a command or a request was refused, quick phrases, and notes beside the rules.

## Refusals

error-server-table = Cette table n’existe pas, ou elle a été retirée.
error-server-record = Cette partie enregistrée n’existe pas.
error-server-page = Cette page n’existe pas.
error-server-method = Cela ne se fait pas avec cette page.
error-server-seat = Il n’y a pas de place { $seat } à cette table.
error-server-token = Ce secret ne tient aucune place à cette table.
error-server-token-twice = Ce secret tient déjà une place à cette table.
error-server-link = Ce lien ne mène à aucune place de cette table.
error-server-code = Aucune table n’attend sous ce code. Il vaut tant qu’une table attend des joueurs : demandez à qui l’a créée.
error-server-codes = Trop de codes erronés ont été essayés. Attendez une minute, ou utilisez le lien.
error-server-spectator = Vous regardez la partie : il faut une place à la table pour faire cela.
error-server-host = Seule la personne qui a préparé la table peut faire cela.
error-server-host-seat = Cette place est à l’appareil qui a préparé la table.
error-server-seat-not-yours = { PLAYER($colour) } joue à cette place, pas vous.
error-server-seat-taken = Cette place est déjà prise.
error-server-waiting = La table attend encore des joueurs.
error-server-abandoned = La partie a été abandonnée.
error-server-not-over = La partie n’est pas encore finie.
error-server-day = Le lancer de ce jour est terminé, ou pas encore là.
error-server-not-referee = Cela ne peut être saisi qu’à une table qui suit un vrai plateau.
error-server-referee-dice = Une table qui suit un vrai plateau a de vrais dés.
error-server-referee-clock = Une table qui suit un vrai plateau n’a pas de pendule.
error-server-referee-bot = À une table qui suit un vrai plateau, aucun robot ne joue à la place de quelqu’un.
error-server-nothing-undone = Aucune saisie annulée ne peut être rétablie.
# $colour: whose entry it was
error-server-other-turn = La saisie suivante était pour { PLAYER($colour) }, et autre chose est attendu maintenant.
error-server-setup-one = Une position s’installe par son identifiant ou par ses parties, pas par les deux.
# $seconds (number): how long another must still be away
error-server-present = { PLAYER($colour) } n’est pas loin depuis assez longtemps : un robot pourra jouer à sa place dans { $seconds ->
    [0] un instant
    [one] une seconde
   *[other] { $seconds } secondes
  }.
error-server-bot-already = Un robot joue déjà pour { PLAYER($colour) }.
error-server-no-bot = Aucun robot ne joue pour { PLAYER($colour) }.
error-server-level = Il n’y a pas de robot « { $name } » pour ce jeu. Les robots sont { $levels }.
error-server-level-friend = Seul le robot « { $level } » peut jouer à la place d’une autre personne absente.
error-server-chance = C’est aux dés d’en décider, pas à un joueur.
error-server-faces = C’est la table qui lance ces dés : personne ne dit ce qu’ils montrent.
error-server-not-fair = À cette table, on lance de vrais dés : pas besoin de mots de hasard.
error-server-too-many = Trop de messages à la fois. Attendez un peu.
error-server-stored = Trop de choses ont été enregistrées aujourd’hui depuis votre réseau. Attendez un moment, ou continuez demain.
error-server-stored-table = Trop de choses ont été enregistrées aujourd’hui depuis le réseau auquel appartient cette table. Ses robots attendent un moment, puis reprennent le jeu.
error-server-corrections = On a tant repris de coups à cette table qu’on ne peut plus en reprendre.
error-server-bot-tables = Des robots jouent déjà seuls à { $limit } de vos tables. Attendez qu’une de ces parties soit finie.
error-server-size = C’est trop long.
error-server-slow = La demande n’est pas arrivée entière à temps.
error-server-handshake = Une connexion s’ouvre par l’échange initial du protocole WebSocket, version 13.
error-server-message = Ce n’est pas un message du protocole : { $reason }
error-server-hello-first = Une connexion commence par hello.
error-server-hello-twice = Cette connexion a déjà dit hello.
error-server-foreign-host = Ce serveur ne porte pas ce nom.
error-server-foreign-origin = Une page d’un autre site ne peut pas faire cela.
error-server-blocked = Votre adresse a été bloquée par l’hébergeur de ce serveur.
error-server-name = Ce nom n’est pas permis sur ce serveur. Choisissez-en un autre.
error-server-fault = Le serveur a eu un problème. Rien n’a changé.
error-server-help-off = Cette table a été préparée sans conseils ni loupe.
error-server-think-again-off = À cette table, on ne demande à personne d’y repenser.
error-server-help-failed = Aucun conseil n’a été trouvé cette fois. Redemandez.
error-server-review = Cette analyse n’existe pas, ou elle est oubliée : redemandez-la.
error-server-review-failed = L’analyse a échoué. Redemandez-la.

## The database

error-store-full = Impossible d’écrire dans la base « { $path } » : le disque est plein ou défaillant. Rien n’a été changé.
error-store-locked = La base « { $path } » est verrouillée par un autre programme. Rien n’a été changé.
error-store-damaged = La base « { $path } » est endommagée ({ $reason }). Mettez-la de côté et remettez une copie si vous en avez une.
error-store-closed = La base « { $path } » ne peut pas être ouverte en écriture : { $reason }
error-store-scheme = « { $path } » n’est pas une base de données de ce programme : donnez un fichier, ou postgresql://USER@HOST/NAME.
error-store-other = La base « { $path } » est inutilisable : { $reason }
error-store-removed = La base « { $path } » a été supprimée ou remplacée pendant que le serveur tournait. Plus rien n’est conservé et le serveur s’arrête : remettez le fichier et relancez-le.
error-store-newer = La base « { $path } » vient d’une version plus récente du programme (elle a la version { $given }, ce programme connaît { $known }).
error-store-table = Une table conservée est illisible ({ $reason }).
error-store-throw = Un lancer conservé n’est pas ce que montrent ses dés.
error-store-owner = Un autre processus de ce serveur s’occupe de la table. Elle revient dans un instant : rien n’a été changé, réessayez.
error-store-driver = La base « { $path } » demande un pilote PostgreSQL, qui n’est pas installé : { $command }
error-option-no-workers = Sans processus de calcul à lui (--workers 0), un serveur a besoin d’une base PostgreSQL : là seulement « colonnade worker » peut réfléchir pour lui.
error-store-not-empty = La base « { $path } » n’est pas vide. Copiez dans une nouvelle base.
error-store-older = La base « { $path } » a la version { $given }, et ce programme demande la version { $known }. Lancez d’abord : colonnade database migrate

## Quick phrases

phrase-hello = Bonjour.
phrase-good_luck = Bonne chance.
phrase-well_played = Bien joué.
phrase-thanks = Merci.
phrase-oops = Oups.
phrase-thinking = Je réfléchis…
phrase-your_turn = À vous.
phrase-one_moment = Un instant, s’il vous plaît.
phrase-again = Encore une ?
phrase-goodbye = Au revoir.

## Notes beside the rules: the first word of a note, the colour, and the level of the bot

note-took-over = Un robot ({ $level }) joue pour { PLAYER($colour) }.
note-left = { PLAYER($colour) } a quitté la table ; un robot ({ $level }) continue.
note-gave-back = { PLAYER($colour) } reprend sa place.
note-time-out = { PLAYER($colour) } n’a plus de temps ; un robot joue ce tour.
note-bot-failed = Le robot { $level } n’a pas su jouer pour { PLAYER($colour) } ; ce choix a été tiré au sort.
note-abandoned = La partie a été abandonnée.
note-ended = { PLAYER($colour) } a mis fin à la partie pour tout le monde.
note-hinted = { PLAYER($colour) } a demandé un conseil.
note-looked = { PLAYER($colour) } a pris la loupe.
note-last-throw-only = Seul le dernier lancer d’un tour est saisi.
note-set-up = La position a été installée à la main.
note-dice-void = { PLAYER($colour) } n’a pas révélé à temps sa valeur pour les dés ; on recommence l’accord sur les dés.
note-dice-declined = { PLAYER($colour) } n’a rien ajouté aux dés à temps ; on se met d’accord sur les dés sans cette part.

# What the table server has to say: why a command or a request was refused, quick phrases, and notes beside the rules.

## Refusals

error-server-table = Die tafel bestaat niet, of ze is weggehaald.
error-server-record = Dat verslag bestaat niet.
error-server-page = Die pagina bestaat niet.
error-server-method = Dat kan met deze pagina niet.
error-server-seat = Er is geen plaats { $seat } aan deze tafel.
error-server-token = Bij dit geheim hoort geen plaats aan deze tafel.
error-server-token-twice = Bij dit geheim hoort al een plaats aan deze tafel.
error-server-link = Deze link leidt naar geen enkele plaats aan deze tafel.
error-server-code = Geen tafel wacht onder deze code. Hij geldt zolang een tafel op spelers wacht: vraag het aan wie haar maakte.
error-server-codes = Er zijn te veel verkeerde codes geprobeerd. Wacht een minuut, of gebruik de link.
error-server-spectator = Je kijkt toe: alleen wie aan tafel zit, kan dat doen.
error-server-host = Alleen wie de tafel heeft gemaakt, kan dat doen.
error-server-host-seat = Deze plaats is van het apparaat dat de tafel heeft gemaakt.
error-server-seat-not-yours = Die plaats is van { PLAYER($colour) }, niet van jou.
error-server-seat-taken = Deze plaats is al bezet.
error-server-waiting = De tafel wacht nog op spelers.
error-server-abandoned = De partij is afgebroken.
error-server-not-over = De partij is nog niet afgelopen.
error-server-day = De worp van die dag is voorbij, of moet nog komen.
error-server-not-referee = Dat kan alleen aan een tafel die een echt bord volgt.
error-server-referee-dice = Een tafel die een echt bord volgt, heeft echte dobbelstenen.
error-server-referee-clock = Een tafel die een echt bord volgt, heeft geen klok.
error-server-referee-bot = Aan een tafel die een echt bord volgt, speelt geen robot voor iemand.
error-server-nothing-undone = Er is niets teruggenomen dat opnieuw kan worden ingevoerd.
# $colour: whose entry it was
error-server-other-turn = De volgende invoer was voor { PLAYER($colour) }, en nu wordt iets anders verwacht.
error-server-setup-one = Een stelling wordt opgezet met haar id of met haar delen, niet met allebei.
# $seconds (number): how long another must still be away
error-server-present = { PLAYER($colour) } is nog niet lang genoeg weg: een robot mag overnemen over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
  }.
error-server-bot-already = Een robot speelt al voor { PLAYER($colour) }.
error-server-no-bot = Er speelt geen robot voor { PLAYER($colour) }.
error-server-level = Er is geen robot “{ $name }” voor dit spel. De robots zijn { $levels }.
error-server-level-friend = Alleen de robot “{ $level }” mag spelen voor iemand anders die weg is.
error-server-chance = Daarover beslissen de dobbelstenen, geen speler.
error-server-faces = Deze dobbelstenen gooit de tafel: niemand zegt wat ze tonen.
error-server-not-fair = Aan deze tafel wordt met echte dobbelstenen gegooid: die hebben geen toevalswoorden nodig.
error-server-too-many = Te veel berichten tegelijk. Wacht even.
error-server-stored = Vanaf jouw netwerk is vandaag te veel opgeslagen. Wacht een tijdje, of speel morgen verder.
error-server-stored-table = Vanaf het netwerk waar deze tafel bij hoort, is vandaag te veel opgeslagen. De robots wachten een tijdje en spelen dan verder.
error-server-corrections = Aan deze tafel is zo veel teruggenomen dat het niet meer kan.
error-server-bot-tables = Aan { $limit } van je tafels spelen al alleen robots. Wacht tot een van die spellen klaar is.
error-server-size = Dat is te lang.
error-server-slow = De aanvraag is niet op tijd volledig aangekomen.
error-server-handshake = Een verbinding begint met de handdruk van het WebSocket-protocol, versie 13.
error-server-message = Dat is geen bericht van het protocol: { $reason }
error-server-hello-first = Een verbinding begint met hello.
error-server-hello-twice = Deze verbinding heeft al hello gezegd.
error-server-foreign-host = Onder die naam is deze server niet bekend.
error-server-foreign-origin = Een pagina van een andere site mag dat niet doen.
error-server-blocked = Je adres is geblokkeerd door de beheerder van deze server.
error-server-name = Deze naam is op deze server niet toegestaan. Kies een andere.
error-server-fault = Er ging iets mis in de server. Er is niets veranderd.
error-server-help-off = Deze tafel is gemaakt zonder tips en loep.
error-server-think-again-off = Aan deze tafel wordt niemand gevraagd nog eens na te denken.
error-server-help-failed = Dit keer is er geen hulp gevonden. Vraag het nog eens.
error-server-review = Deze analyse is er niet, of niet meer: vraag ze opnieuw aan.
error-server-review-failed = De analyse is mislukt. Vraag ze nog eens aan.

## The database

error-store-full = In de database “{ $path }” kan niet geschreven worden: de schijf is vol of defect. Er is niets veranderd.
error-store-locked = De database “{ $path }” is vergrendeld door een ander programma. Er is niets veranderd.
error-store-damaged = De database “{ $path }” is beschadigd ({ $reason }). Zet haar opzij, en zet een kopie terug als je er een hebt.
error-store-closed = De database “{ $path }” kan niet geopend worden om te schrijven: { $reason }
error-store-scheme = “{ $path }” is geen database van dit programma: geef een bestand, of postgresql://USER@HOST/NAME.
error-store-other = De database “{ $path }” is niet te gebruiken: { $reason }
error-store-removed = De database “{ $path }” is verwijderd of vervangen terwijl de server liep. Er wordt niets meer bewaard en de server stopt: zet het bestand terug en start hem opnieuw.
error-store-newer = De database “{ $path }” is gemaakt door een nieuwere versie van dit programma (ze heeft versie { $given }, dit programma kent { $known }).
error-store-table = Een bewaarde tafel is niet te lezen ({ $reason }).
error-store-throw = Een bewaarde worp is niet wat de dobbelstenen tonen.
error-store-owner = Een ander proces van deze server heeft de tafel. Ze komt zo terug: er is niets veranderd, probeer het opnieuw.
error-store-driver = De database “{ $path }” heeft een stuurprogramma voor PostgreSQL nodig, en dat is niet geïnstalleerd: { $command }
error-option-no-workers = Zonder eigen rekenprocessen (--workers 0) heeft een server een PostgreSQL-database nodig: alleen daar kan “colonnade worker” voor hem denken.
error-store-not-empty = De database “{ $path }” is niet leeg. Kopieer naar een nieuwe.
error-store-older = De database “{ $path }” heeft versie { $given }, en dit programma heeft { $known } nodig. Doe eerst: colonnade database migrate

## Quick phrases

phrase-hello = Hallo.
phrase-good_luck = Veel geluk.
phrase-well_played = Goed gespeeld.
phrase-thanks = Dank je wel.
phrase-oops = Oeps.
phrase-thinking = Even nadenken…
phrase-your_turn = Jij bent aan de beurt.
phrase-one_moment = Een ogenblik, alsjeblieft.
phrase-again = Nog een keer?
phrase-goodbye = Tot ziens.

## Notes beside the rules: the first word of a note, the colour, and the level of the bot

note-took-over = Een robot ({ $level }) speelt voor { PLAYER($colour) }.
note-left = { PLAYER($colour) } is weggegaan; een robot ({ $level }) speelt verder.
note-gave-back = { PLAYER($colour) } speelt weer zelf.
note-time-out = { PLAYER($colour) } heeft geen tijd meer; een robot speelt deze beurt.
note-bot-failed = De robot { $level } kon niet spelen voor { PLAYER($colour) }; het lot heeft gekozen.
note-abandoned = De partij is afgebroken.
note-ended = { PLAYER($colour) } heeft de partij voor iedereen beëindigd.
note-hinted = { PLAYER($colour) } vroeg om een tip.
note-looked = { PLAYER($colour) } keek door de loep.
note-last-throw-only = Alleen de laatste worp van een beurt wordt ingevoerd.
note-set-up = De stelling is met de hand opgezet.
note-dice-void = { PLAYER($colour) } heeft de waarde voor de dobbelstenen niet op tijd onthuld; de dobbelstenen worden opnieuw bepaald.
note-dice-declined = { PLAYER($colour) } heeft niet op tijd aan de dobbelstenen bijgedragen; de dobbelstenen worden zonder bepaald.

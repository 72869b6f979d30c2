# What the table server has to say: why a command or a request was refused, quick phrases, and notes beside the rules.

## Refusals

error-server-table = Det bordet finns inte, eller så har det tagits bort.
error-server-record = Det protokollet finns inte.
error-server-page = Den sidan finns inte.
error-server-method = Så går det inte att göra med den här sidan.
error-server-seat = Det finns ingen plats { $seat } vid det här bordet.
error-server-token = Den här hemligheten ger ingen plats vid bordet.
error-server-token-twice = Den här hemligheten ger redan en plats vid bordet.
error-server-link = Den här länken leder inte till någon plats vid bordet.
error-server-code = Inget bord väntar på den här koden. Den gäller så länge ett bord väntar på spelare: fråga den som gjorde bordet.
error-server-codes = För många felaktiga koder har prövats. Vänta en minut, eller använd länken.
error-server-spectator = Du tittar på: det kan bara den göra som sitter vid bordet.
error-server-host = Det kan bara den göra som ställde i ordning bordet.
error-server-host-seat = Den här platsen hör till enheten som ställde i ordning bordet.
error-server-seat-not-yours = Den platsen tillhör { PLAYER($colour) }, inte dig.
error-server-seat-taken = Platsen är redan tagen.
error-server-waiting = Bordet väntar fortfarande på spelare.
error-server-abandoned = Partiet avbröts.
error-server-not-over = Partiet är inte slut än.
error-server-day = Den dagens kast är över, eller har inte kommit än.
error-server-not-referee = Det kan bara skrivas in vid ett bord som följer ett riktigt bräde.
error-server-referee-dice = Ett bord som följer ett riktigt bräde har riktiga tärningar.
error-server-referee-clock = Ett bord som följer ett riktigt bräde har ingen klocka.
error-server-referee-bot = Vid ett bord som följer ett riktigt bräde spelar ingen robot för någon.
error-server-nothing-undone = Inget har tagits tillbaka som kan skrivas in igen.
# $colour: whose entry it was
error-server-other-turn = Nästa inmatning gällde { PLAYER($colour) }, och nu väntas något annat.
error-server-setup-one = En ställning ställs upp med sitt id eller med sina delar, inte med båda.
# $seconds (number): how long another must still be away
error-server-present = { PLAYER($colour) } har inte varit borta länge nog: en robot får ta över om { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
  }.
error-server-bot-already = En robot spelar redan för { PLAYER($colour) }.
error-server-no-bot = Ingen robot spelar för { PLAYER($colour) }.
error-server-level = Det finns ingen robot ”{ $name }” för det här spelet. Robotarna är { $levels }.
error-server-level-friend = Bara roboten ”{ $level }” får spela för någon annan som är borta.
error-server-chance = Det avgör tärningarna, inte en spelare.
error-server-faces = De här tärningarna kastas av bordet: ingen säger vad de visar.
error-server-not-fair = Vid det här bordet kastas riktiga tärningar: de behöver inga slumpord.
error-server-too-many = För många meddelanden på en gång. Vänta lite.
error-server-stored = För mycket har sparats från ditt nätverk i dag. Vänta ett tag, eller spela vidare i morgon.
error-server-stored-table = För mycket har sparats i dag från nätverket som bordet hör till. Robotarna väntar ett tag och spelar sedan vidare.
error-server-corrections = Vid det här bordet har så mycket tagits tillbaka att det inte går längre.
error-server-bot-tables = Vid { $limit } av dina bord spelar redan bara robotar. Vänta tills något av de spelen är slut.
error-server-size = Det är för långt.
error-server-slow = Begäran kom inte fram i sin helhet i tid.
error-server-handshake = En anslutning öppnas med WebSocket-protokollets handskakning, version 13.
error-server-message = Det är inget meddelande i protokollet: { $reason }
error-server-hello-first = En anslutning börjar med hello.
error-server-hello-twice = Den här anslutningen har redan sagt hello.
error-server-foreign-host = Den här servern heter inte så.
error-server-foreign-origin = En sida från en annan webbplats får inte göra det.
error-server-blocked = Din adress har blockerats av den som driver den här servern.
error-server-name = Det här namnet är inte tillåtet på den här servern. Välj ett annat.
error-server-fault = Något gick fel i servern. Inget ändrades.
error-server-help-off = Det här bordet gjordes utan tips och lupp.
error-server-think-again-off = Vid det här bordet ombeds ingen att tänka om.
error-server-help-failed = Ingen hjälp hittades den här gången. Fråga igen.
error-server-review = Den analysen finns inte, eller inte längre: be om den på nytt.
error-server-review-failed = Analysen misslyckades. Be om den igen.

## The database

error-store-full = Det går inte att skriva i databasen ”{ $path }”: disken är full eller trasig. Inget ändrades.
error-store-locked = Databasen ”{ $path }” är låst av ett annat program. Inget ändrades.
error-store-damaged = Databasen ”{ $path }” är skadad ({ $reason }). Flytta undan den, och lägg tillbaka en kopia om du har en.
error-store-closed = Databasen ”{ $path }” går inte att öppna för skrivning: { $reason }
error-store-scheme = ”{ $path }” är ingen databas för det här programmet: ange en fil, eller postgresql://USER@HOST/NAME.
error-store-other = Databasen ”{ $path }” går inte att använda: { $reason }
error-store-removed = Databasen ”{ $path }” togs bort eller byttes ut medan servern var igång. Inget mer sparas, och servern avslutas: lägg tillbaka filen och starta den igen.
error-store-newer = Databasen ”{ $path }” gjordes av en nyare version av programmet (den har version { $given }, det här programmet kan { $known }).
error-store-table = Ett sparat bord går inte att läsa ({ $reason }).
error-store-throw = Ett sparat kast är inte vad tärningarna visar.
error-store-owner = En annan process på servern har hand om bordet. Det är strax tillbaka: inget ändrades, försök igen.
error-store-driver = Databasen ”{ $path }” behöver en drivrutin för PostgreSQL, som inte är installerad: { $command }
error-option-no-workers = Utan egna beräkningsprocesser (--workers 0) behöver en server en PostgreSQL-databas: bara där kan ”colonnade worker” tänka åt den.
error-store-not-empty = Databasen ”{ $path }” är inte tom. Kopiera till en ny.
error-store-older = Databasen ”{ $path }” har version { $given }, och programmet behöver { $known }. Kör först: colonnade database migrate

## Quick phrases

phrase-hello = Hej.
phrase-good_luck = Lycka till.
phrase-well_played = Bra spelat.
phrase-thanks = Tack.
phrase-oops = Hoppsan.
phrase-thinking = Låt mig tänka …
phrase-your_turn = Din tur.
phrase-one_moment = Ett ögonblick bara.
phrase-again = En gång till?
phrase-goodbye = Hej då.

## Notes beside the rules: the first word of a note, the colour, and the level of the bot

note-took-over = En robot ({ $level }) spelar för { PLAYER($colour) }.
note-left = { PLAYER($colour) } har lämnat bordet; en robot ({ $level }) spelar vidare.
note-gave-back = { PLAYER($colour) } spelar igen.
note-time-out = Tiden är ute för { PLAYER($colour) }; en robot spelar den här turen.
note-bot-failed = Roboten { $level } kunde inte spela för { PLAYER($colour) }; valet lottades.
note-abandoned = Partiet avbröts.
note-ended = { PLAYER($colour) } har avslutat partiet för alla.
note-hinted = { PLAYER($colour) } bad om ett tips.
note-looked = { PLAYER($colour) } tittade i luppen.
note-last-throw-only = Bara sista kastet i en tur skrivs in.
note-set-up = Ställningen har ställts upp för hand.
note-dice-void = { PLAYER($colour) } avslöjade inte sitt värde för tärningarna i tid; tärningarna bestäms på nytt.
note-dice-declined = { PLAYER($colour) } bidrog inte till tärningarna i tid; tärningarna bestäms utan det.

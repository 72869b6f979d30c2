# What the table server has to say: why a command or a request was refused, quick phrases, and notes.

## Refusals

error-server-table = There is no such table, or it was removed.
error-server-record = There is no such record.
error-server-page = There is no such page.
error-server-method = That cannot be done with this page.
error-server-seat = There is no seat { $seat } at this table.
error-server-token = This secret holds no seat at this table.
error-server-token-twice = This secret already holds a seat at this table.
error-server-link = This link leads to no seat at this table.
error-server-code = No table waits under this code. It holds while a table waits for players: ask the person who made it.
error-server-codes = Too many wrong codes were tried. Wait a minute, or use the link.
error-server-spectator = You are watching: only those who sit at the table can do that.
error-server-host = Only the person who made the table can do that.
error-server-host-seat = This seat belongs to the device that made the table.
error-server-seat-not-yours = That seat is { PLAYER($colour) }’s, not yours.
error-server-seat-taken = This seat is taken already.
error-server-waiting = The table still waits for players.
error-server-abandoned = The game was abandoned.
error-server-not-over = The game is not over yet.
error-server-day = This day’s throw is over, or has not come yet.
error-server-not-referee = Only at a table that follows a real board can that be entered.
error-server-referee-dice = A table that follows a real board has real dice.
error-server-referee-clock = A table that follows a real board has no clock.
error-server-referee-bot = At a table that follows a real board no bot plays for a person.
error-server-nothing-undone = Nothing was taken back that could be entered again.
# $colour: whose entry it was
error-server-other-turn = The next entry was for { PLAYER($colour) }, and now something else is due.
error-server-setup-one = A position is set up by its id or by its parts, not by both.
# $seconds (number): how long another must still be away
error-server-present = { PLAYER($colour) } has not been away for long enough: a bot may take over in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
error-server-bot-already = A bot already plays for { PLAYER($colour) }.
error-server-no-bot = No bot plays for { PLAYER($colour) }.
error-server-level = There is no bot “{ $name }” for this game. The bots are { $levels }.
error-server-level-friend = Only the bot “{ $level }” may play for somebody else who is away.
error-server-chance = The dice decide that, not a player.
error-server-faces = These dice are thrown by the table: nobody says what they show.
error-server-not-fair = At this table real dice are thrown: they need no words of chance.
error-server-too-many = Too many messages at once. Wait a little.
error-server-stored = Too much was stored from your network today. Wait a while, or play on tomorrow.
error-server-stored-table = Too much was stored today from the network that this table belongs to. Its bots wait a while, and then play on.
error-server-corrections = So much was taken back at this table that no more can be.
error-server-bot-tables = Bots already play alone on { $limit } tables of yours. Wait until one of these games is over.
error-server-size = That is too long.
error-server-slow = The request did not come whole in time.
error-server-handshake = A socket is opened by a handshake of the WebSocket protocol, version 13.
error-server-message = That is no message of the protocol: { $reason }
error-server-hello-first = A socket begins with hello.
error-server-hello-twice = This socket has said hello already, to another table or with another secret.
error-server-foreign-host = This server does not go by that name.
error-server-foreign-origin = A page of another site may not do that.
error-server-blocked = Your address was blocked by the host of this server.
error-server-name = This name is not allowed on this server. Choose another one.
error-server-fault = Something went wrong in the server. Nothing was changed.
error-server-help-off = This table was made without hints and lens.
error-server-think-again-off = At this table nobody is asked to think again.
error-server-help-failed = No help was found this time. Ask once more.
error-server-review = There is no such review, or it is no longer remembered: ask for it again.
error-server-review-failed = The review failed. Ask once more.

## The database

error-store-full = The database “{ $path }” cannot be written: the disk is full or failing. Nothing was changed.
error-store-locked = The database “{ $path }” is locked by another program. Nothing was changed.
error-store-damaged = The database “{ $path }” is damaged ({ $reason }). Move it away, and put back a copy of it if you have one.
error-store-closed = The database “{ $path }” cannot be opened for writing: { $reason }
error-store-scheme = “{ $path }” is no database of this program: give a file, or postgresql://USER@HOST/NAME.
error-store-other = The database “{ $path }” cannot be used: { $reason }
error-store-removed = The database “{ $path }” was removed or replaced while the server ran. Nothing more is stored, and the server ends: put the file back and start it again.
error-store-newer = The database “{ $path }” was made by a newer version of this program (it has version { $given }, this program knows { $known }).
error-store-table = A stored table cannot be read ({ $reason }).
error-store-throw = A stored throw is not what its dice show.
error-store-owner = Another process of this server has the table. It comes back in a moment: nothing was changed, try again.
error-store-driver = The database “{ $path }” needs a driver for PostgreSQL, which is not installed: { $command }
error-option-no-workers = Without workers of its own (--workers 0), a server needs a PostgreSQL database: only there can “colonnade worker” think for it.
error-store-not-empty = The database “{ $path }” is not empty. Copy into a new one.
error-store-older = The database “{ $path }” has version { $given }, and this program needs { $known }. First run: colonnade database migrate

## Quick phrases

phrase-hello = Hello.
phrase-good_luck = Good luck.
phrase-well_played = Well played.
phrase-thanks = Thank you.
phrase-oops = Oops.
phrase-thinking = Let me think…
phrase-your_turn = Your turn.
phrase-one_moment = One moment, please.
phrase-again = Once more?
phrase-goodbye = Goodbye.

## Notes, which are not moves: the first word of a note, the colour, and the level of the bot

note-took-over = A bot ({ $level }) plays for { PLAYER($colour) }.
note-left = { PLAYER($colour) } has left; a bot ({ $level }) plays on.
note-gave-back = { PLAYER($colour) } plays again.
note-time-out = { PLAYER($colour) } has run out of time; a bot plays this turn.
note-bot-failed = The bot { $level } could not play for { PLAYER($colour) }; this decision was made at random.
note-abandoned = The game was abandoned.
note-ended = { PLAYER($colour) } has ended the game for everybody.
note-hinted = { PLAYER($colour) } asked for a hint.
note-looked = { PLAYER($colour) } looked through the lens.
note-last-throw-only = Only the last throw of a turn is entered.
note-set-up = The position was set up by hand.
note-dice-void = { PLAYER($colour) } did not reveal a value for the dice in time; the dice are agreed on again.
note-dice-declined = { PLAYER($colour) } added nothing to the dice in time; the dice are agreed on without.

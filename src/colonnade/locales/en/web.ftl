# What the browser client says. Words are few and warm; no exclamation marks in labels.

## Everywhere

web-no-answer = The table did not answer. Try again.
web-part-missing = A part of this page could not be loaded. There may be a new version.
web-home = Home
web-close = Close
web-loading = One moment, the table is being set.
web-offline = The server cannot be reached. Your tables are kept there.
web-failed = The server could not answer ({ $status }).
web-again = Try again
web-retrying = Trying again by itself.
web-language = Language
web-theme = Colours
web-theme-system = Automatic
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = High contrast
web-rules = Rules
web-album = Album
web-day = The day’s throw
web-settings = Settings
web-menu = More
web-name = Your name

## Home

web-welcome = Two column games at one table
web-play-bot = Play now
web-together = Play with someone here
web-together-game = Which game
web-together-how = Scan this with the other phone: it sits down, and you begin.
web-level = Strength of the bot
web-level-title = Choose a bot
web-level-random = Kiki
web-level-greedy = Max
web-level-points = Otto
web-level-beginner = Tim
web-level-learner = Mia
web-level-casual = Lena
web-level-bold = Leo
web-level-spiteful = Oskar
web-level-careful = Emil
web-level-amateur = Nils
web-level-club = Ruben
web-level-expert = Hugo
web-level-master = Ada
web-level-champion = Iris
web-level-random-about = Plays anything that is allowed.
web-level-beginner-about = Takes his first steps: harmless, and easy to beat.
web-level-learner-about = Knows the rules, and not yet the dangers.
web-level-casual-about = Plays for fun, and overlooks captures.
web-level-greedy-about = Takes the best it sees at once, and thinks of nothing later.
web-level-points-about = Counts the points of this turn exactly, and of no other.
web-level-amateur-about = Has an idea of what wins, and likes points at hand.
web-level-bold-about = Attacks, risks much and fears nobody.
web-level-spiteful-about = Is after your pieces: captures whatever it can.
web-level-careful-about = Takes his time and few risks.
web-level-club-about = A regular: plays well, with a weakness or two.
web-level-expert-about = Knows what wins, and is a little impatient.
web-level-master-about = Thinks of nothing but the win.
web-level-champion-about = Plays as Ada does, and thinks your answer through.
# $strength (number): from 1 to 5
web-level-strength = Strength { $strength } of 5
web-level-suggested = A good first opponent
# $level (text): the bot’s level
web-level-take = Choose { $level }
# $beaten, $name (texts): first names of bots
web-rival-hello = You have beaten { $beaten } twice. I am { $name }: shall we play?
web-rival-play = Play against { $name }
web-play-here = On one device
web-play-friends = With friends
web-play-more = 3 or 4 players
web-play-board = At a real board
web-played = Games played
web-public-tables = Watch a table
web-forget = Take off the list
web-home-yours = Your tables
web-home-others = The others’ turn
# $count (number)
web-home-all = Show all { $count }
web-offer-lesson = Learn in three minutes
web-print = Print and play
web-code-label = A code for a table?
web-code-help = Five letters, from the person who made the table
web-code-open = Find the table
web-home-rare = Records, statistics, album and printing
web-records-help = Open a game that was saved, step through it and check its dice.
web-load-record = Open a record

## A new table

web-new-table = New table
web-no-game = There is no such game here. The home page has them all.
web-players = Players
web-seats = Who plays
# $colour (text): the seat’s colour
web-seat-kind = { $colour }: who plays
web-kind-here = On this device
web-kind-link = By link
web-kind-bot = A bot
web-kind-link-help = You get a link to send, and a code to scan.
web-youngest = The youngest, who begins
web-options-title = Rules of this table
web-option-usual = as usual
# $players (number)
web-option-impossible = Not with { $players } players.
# $option and $value (text): “Teams”, “two teams”
web-option-needs = Only with { $option }: { $value }.
web-table-title = Time, help and dice
# $number (number), $colour (text): the partner’s colour
web-team-with = Team { $number }, with { $colour }
web-clock = Clock
web-clock-none = no clock
# $minutes (number)
web-clock-minutes = { $minutes } minutes each
web-clock-help = When the time has run out, a bot plays that turn.
web-help = Hints and chances
web-help-help = On your turn you may ask for a hint, and see chances at the places of the board.
web-think-again = Second thoughts
web-think-again-help = Before a grave mistake you are asked once more.
web-real-dice = Real dice
web-real-dice-help = You throw them on your table and say what they show.
web-real-board = At a real board
web-real-board-help = You play with real dice and pieces. The phone follows: it keeps the score, says whose turn it is and knows the rules.
web-short-game = A short game
web-short-game-help = For a school hour, though not on the sheet: the quicker ones of the rules below.
web-listed = Anyone may watch
web-listed-help = The table is shown on the home page. Otherwise only those with the link find it.
web-fold = Rules, time and dice
web-start = To the table

## Joining

web-join = Sit down
web-join-title = A seat is kept for you
web-join-help = No account is needed. This device remembers the seat.
# $name, $game (texts)
web-join-invited = { $name } invites you to { $game }
web-join-colour = Your colour
web-join-table = At the table
web-join-you = You
web-join-usual = The usual rules
# $minutes, $seconds (numbers)
web-join-clock = { $minutes } minutes each, and { $seconds } seconds more after each turn
web-join-taken = This seat is taken
# $name (text)
web-join-taken-help = { $name } sits here. You can watch the game.
web-join-seated = You already sit at this table
web-join-seated-help = This device has a seat here. A friend takes this one by opening the link on their own device.
web-join-over-help = You can look at it move by move.
web-join-bad = This link leads to no seat
web-join-bad-help = Perhaps it was cut off when it was copied. Ask for it again, or type the table’s code on the home page.
web-join-bad-code = This code leads to no table
web-watch = Watch the game
web-waiting = Waiting for friends
# $name (text): the seat’s colour
web-invite = Send this link, or let a phone scan the code: it takes the seat { $name }.
web-invite-link = Link to the seat
# $command (text): what is typed to start the server
web-local-only = Only this computer can open this table: to invite phones on your Wi-Fi, start Colonnade with “{ $command }”.
web-share-link = Share the link
web-copied = Copied
web-copy-failed = This browser does not copy by itself. The link is marked: copy it by hand.
web-code = Code to scan
web-code-short = Code of this table
# $address (text): “192.168.1.5:8000”
web-code-short-help = Whoever types it at { $address } gets the next free seat.
web-fill-here = Play this seat here
web-fill-bot = A bot instead
web-seat-open = Open seat
web-seat-away = away
web-seat-substitute = bot plays

## The table

web-last-turns = Last turns
web-beside = Score pad and what happened
web-away-for = { $name } is away.
web-you-watch = You are watching
web-clock-low = { $seconds ->
    [one] One second left.
   *[other] { $seconds } seconds left.
  }
web-clock-hurry = Your time is running out
web-board = Board
web-dice = Dice
web-hand = Dice and moves
web-pad = Score pad
web-log = What happened
web-log-empty = Nothing has happened yet.
web-your-turn = Your turn
# $name (text)
web-turn-of = { $name } to play
web-waiting-for = { $name } is playing.
web-hand-over = Over to { $name }
# $name, $action (texts): “Ana: Throw”
web-named-action = { $name }: { $action }
web-over = The game is over
web-abandoned = The game was abandoned
web-mute = Sound and vibration off
web-unmute = Sound and vibration on
web-turn-board = Turn the board
web-undo = Take back
# $count (number)
web-spectators = { $count ->
    [one] One person watches
   *[other] { $count } people watch
  }
web-reconnecting = Connection lost. Reconnecting; nothing is lost.
web-tap-kept = Connection lost. Your tap is kept, and follows when the line is back.
web-tap-withdraw = Take it back
web-no-table = No such table
web-blocked = No access

## What can be done

web-keep-first = Choose dice to keep
web-keep-all = All dice are kept
web-back-to-dice = Back to the dice
web-throw-of = { $made ->
    [0] No throw yet, { $most } to make
   *[other] Throw { $made } of { $most }
  }
web-hint-keep-or-place = Tap the dice that you keep, or a lit cell to place a disc.
web-say-keep = Choose the dice that you keep, or throw all again.
# $count (number): dice
web-throw = { $count ->
    [one] Throw the die
   *[other] Throw
  }
# $count (number): all the dice
web-throw-all = Throw all { $count } again
# $count (number): dice that are not kept
web-throw-others = { $count ->
    [one] Throw one die again
   *[other] Throw { $count } dice again
  }
web-button-stop = Place discs
web-button-done = End turn
web-button-forfeit = Forfeit
web-button-skip = Skip the bonus
web-follow = Back to the game
web-forced = The only move: it is played for you.
web-touch-nothing = Not now. What you may touch glows.
web-touch-throw = Throw first.
web-touch-waiting = It is not your turn.
web-looking-back = The start of the game.
web-hint-keep = Tap the dice that you keep.
web-hint-choose = Choose your move.
web-hint-begin = The table is set.
web-hint-start = The highest die begins.
web-show-result = Show the result
web-referee-other = Something else was done
web-referee-setup = Set up the position
# $count (number): choices; $options (text)
web-options = { $count ->
    [one] You may: { $options }.
   *[other] { $count } choices: { $options }.
  }
web-options-count = { $count ->
    [one] One choice.
   *[other] { $count } choices.
  }
web-say-throw = Your throw.

## Dice

web-faces-of = Tap what the die of { $name } shows.
web-faces-check = Is that what they show?
web-face-undo = Correct
web-die = Die showing { $face }
web-die-keep = Keep the { $face }
web-die-spent = Spent die, { $face }
# $count (number)
web-dice-unthrown = { $count ->
    [one] One die to throw
   *[other] { $count } dice to throw
  }
# $count, $left (numbers)
web-faces = Throw your { $count ->
    [one] die
   *[other] { $count } dice
  } and tap what { $count ->
    [one] it shows
   *[other] they show
  }.
web-faces-done = That is what they show
web-dice-about = About these dice
web-fair = Nobody can choose these dice, not even the host of the table. Before the first throw the table and every player’s device commit to a secret number; only then are the players’ numbers revealed, and the dice follow from all of them. When the game is over this browser checks that every throw follows from them.
web-fair-commitment = Fingerprint of the secret
web-fair-entropy = Words of chance
web-fair-seats = What each seat adds
# $name, $part (texts): “Purple”, “revealed”
web-fair-seat = { $name }: { $part }
web-fair-awaited = not here yet
web-fair-committed = committed, not revealed yet
web-fair-revealed = revealed
web-fair-declined = adds nothing
web-fair-shared = plays on a device that adds a number for another seat
web-fair-bot = a bot: nothing
web-dice-agreeing = The players’ devices agree on the dice.
# $names (text): “Bo, Cy”
web-dice-awaited = Waiting for { $names } to take part in the dice.
web-dice-alarm = The table has changed what it had shown, so this browser does not reveal its number.
web-dice-left-out = This browser had no part in the dice of your seat. Unless you also play this seat on another device, somebody may be choosing them: ask the host, or play at another table.
web-fair-secret = The secret
web-physical = Real dice are thrown at this table.
web-verify = Check the dice
# $throws (number)
web-verify-holds = { $throws ->
    [one] The one throw is
   *[other] All { $throws } throws are
  } what the record’s dice give. This browser added nothing to them that it could compare.
web-verify-checked = Checked by this browser: your own contribution is in it, and { $throws ->
    [one] the one throw follows, as it was
   *[other] all { $throws } throws follow, as they were
  } shown here.
# $throws, $unseen (numbers)
web-verify-partly = Your own contribution is in it, and { $throws ->
    [one] the one throw follows
   *[other] all { $throws } throws follow
  }. { $unseen ->
    [one] One of them
   *[other] { $unseen } of them
  } fell while this browser was away: “colonnade check” tells whether the rules asked for those.
web-verify-differs = These dice are not as this browser saw them:
# $ply (number); $event, $faces (texts)
web-verify-false = Ply { $ply } does not hold: “{ $event }” should show { $faces }.
# $ply (number); $event (text)
web-verify-no-dice = Ply { $ply } does not hold: “{ $event }” is a throw without dice.
# $ply (number)
web-verify-stray = Ply { $ply }: dice lay on the table that nobody had thrown.

## Help at the table

web-hint = Hint
web-hint-close = Put the hint away
web-hint-moves = Which moves?
web-hint-why = Why?
web-lens = Show chances where you point
# $chance, $best (numbers)
web-lens-worth = You then win in { CASES($chance) }.
web-lens-keep = If you keep these, you win in { CASES($chance) }; the best is { PERCENT($best) }.
web-doubt = Think again?
# $change (number)
web-doubt-cost = Your chance to win would fall by { PERCENT($change) }.
# $action (text): what it does, without a full stop; $chance (number)
web-doubt-better = Better: { $action }. You then win in { CASES($chance) }.
web-doubt-return = Think again
web-doubt-show = What would be better?
web-doubt-play = Play it all the same
# $dice (text): “4 4 6”
web-keep-dice = Keep { $dice }
web-keep-none = Throw all again
web-dice-continued = This game goes on from another one. Its dice are thrown by the server, and cannot be checked afterwards.

## Doors to the review and the statistics

web-review = Review
web-review-record = Review a record
web-statistics = Your statistics

## Privacy

web-privacy = Privacy
web-privacy-none = There are no accounts, no cookies, no advertising and no visitor statistics. The pages load nothing from other sites.
web-privacy-stored = What is stored
web-privacy-tables = The server stores the tables: the names that players type, the moves and their times. It does not store your IP address, except as said below.
# $waiting, $unfinished (number)
web-privacy-days = A table that never begins is removed after { $waiting ->
    [one] a day
   *[other] { $waiting } days
  }, an unfinished game { $unfinished ->
    [one] a day
   *[other] { $unfinished } days
  } after its last move. Finished games stay until they are erased.
# $days (number)
web-privacy-reports = A report of a table sends the host a link to it, a reason, the names at the table and the IP addresses of the players who are connected. This is removed after { $days ->
    [one] a day
   *[other] { $days } days
  } at the latest. An address that the host has blocked is stored until the block ends. Addresses that make a table, take a seat, store, replay or review a game, try a code or send a report are counted to prevent abuse, and forgotten after half an hour at most. While a review, a hint or a bot’s move is being computed, the address that it is for is stored too, for a day at most.
web-privacy-browser = Your browser keeps your name, your settings, your seats, your games for the statistics, your album and your turns of the day’s throw. You remove them by clearing the data of this site.
web-privacy-seen = Who sees what
web-privacy-watching = Everybody with the address of a table can watch it and sees the names and the moves. Public tables are listed on the home page. The host of the server can see everything that is stored on it.
web-privacy-erase = How it is erased
web-privacy-ask = The host of this server can erase a table, or a name from all tables and games. Write to the host with the link of the table or the name.
web-privacy-host = The host of this server:
web-privacy-no-contact = Ask the person who gave you the address of this server.

## More

web-phrases = Say something
web-menu-table = About this table
web-screen = Show on a big screen
web-screen-leave = Back to the table
web-carry = Go on on another device
web-carry-help = Scan this with the other device. Anyone with the code can play for you: show it to nobody else.
web-download = Save the record
web-replay = Replay
# $name (text)
web-take-over = Let a bot play for { $name }
web-give-back = { $name } plays again
web-abandon = End the game without a result
web-abandon-sure = Really end it, for everybody
web-abandon-not = No, play on
web-report = Report this table
web-report-about = What is wrong?
web-report-name = A name
web-report-cheating = Cheating
web-report-other = Something else
web-report-holds = The host of this server gets a link to this table and the IP addresses of the players who are connected. Nobody else is told.
web-report-send = Send
web-report-sent = Thank you. The host of this server can read it now.
web-first = Begins
web-rematch = Rematch
web-rematch-go = To the rematch
# $names (text), $count (number)
web-result-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
  }
# $names (text): the winners; $points, $others (numbers): the winner’s points and the other’s
web-result-won-points = { $names } wins, { $points } to { $others }
web-result-won-total = { $names } wins with { $points } points
web-result-shared = { $names } share the win with { $points } points each
web-result-you = You win
web-result-you-points = You win, { $points } to { $others }
web-result-you-total = You win with { $points } points
web-result-you-with = You and { $names } win
web-result-you-shared = You and { $names } share the win with { $points } points each
web-result-lost = Not this time. Well played.
web-result-picture = Share a picture
web-result-picture-failed = The picture could not be made on this device.
# $names (text)
web-partners = Partners: { $names }

## Replay

web-steps = Step through the game
web-step-first = To the start
web-step-previous = One step back
web-step-next = One step on
web-step-last = To the end
web-play = Play by itself
web-pause = Pause
web-ply = Step
web-ply-of = Step { $ply } of { $last }
web-copy-ply = Copy the link to this step
web-replay-start = The game is about to begin.
web-record-refused = This record is not valid

## Preferences

web-pace = Pace of the others’ moves
web-pace-slow = Calm
web-pace-usual = As usual
web-pace-fast = Quick
web-prefer-vibrates = Vibration
web-prefer-vibrates-help = The phone vibrates when it is your turn, and at the end.
web-prefer-notifies = Tell me when it is my turn
web-prefer-notifies-help = A notification, while this page is hidden.
web-prefer-showsFacts = Facts along the way
web-prefer-showsFacts-help = A line about the world of the game, now and then. The album collects them.
web-notify-refused = The browser does not allow notifications here.
web-speed = Movement
web-speed-slow = Slow
web-speed-usual = As usual
web-speed-fast = Fast
web-speed-none = None, and no waiting
web-announcements = Announcements for screen readers
web-announcements-terse = Terse
web-announcements-full = In full
web-prefer-hasSound = Sound
web-prefer-hasSound-help = Short knocks on wood, and a call when it is your turn.
web-prefer-confirms = Confirm moves
web-prefer-confirms-help = Show what a move does before it is played.
web-prefer-playsForced = Play forced moves
web-prefer-playsForced-help = A move without an alternative is played for you, slowly enough to follow.
web-prefer-throwsByItself = Throw automatically
web-prefer-throwsByItself-help = The table throws for you without being asked.
web-prefer-shakes = Shake to throw
web-prefer-shakes-help = Shake the phone when it is your throw.
web-shake-ask = Throw the dice by shaking the phone?
web-shake-yes = Yes
web-shake-no = No

## Rules

web-rules-none = The rules are not here yet.

## What the places are called, for those who hear them

# $cell (text): “5-3”; $row (number); $colour (text)
web-columbiz-cell = { CAPITAL(CELL($cell)) }, cell { $row }, empty
web-columbiz-cell-disc = { CAPITAL(CELL($cell)) }, disc: { $colour }
# $cell, $step, $tokens, $name, $place, $colour (texts); $name: “Green 2”
web-quatre_colonnes-cell = Cell { $cell }
web-quatre_colonnes-arrow = { $colour }, cell { $step } of the arrow
web-quatre_colonnes-summit = { $colour }, summit
web-quatre_colonnes-workshop = { $colour }, workshop
web-quatre_colonnes-token = { $name }: { $place }
web-quatre_colonnes-holds = { $place }: { $tokens }

## What a turn did, in one line, after the name of who played

# $count, $face, $length, $points (numbers); $name (text)
web-columbiz-did-begin = threw the highest die, a { $face }, and begins
web-columbiz-did-place = placed { $count ->
    [one] one disc
   *[other] { $count } discs
  }
web-columbiz-did-take = took { $count ->
    [one] one prisoner
   *[other] { $count } prisoners
  }
web-columbiz-did-line = made a line of { $length ->
    [3] three
    [4] four
    [5] five
   *[6] six
  }: +{ $points }
web-columbiz-did-lines = made { $count } lines: +{ $points }
web-columbiz-did-forfeit = could place nothing and lost { $count ->
    [one] one disc
   *[other] { $count } discs
  } of the reserve
web-columbiz-did-empty = emptied the reserve
web-columbiz-did-throw = threw { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
  }
# Beside the throw for who begins, in a review
web-columbiz-start = To begin is no favour: there is nothing to take yet, and somebody else has the last turn.
web-columbiz-moment = The turn that counted most: { $points ->
    [one] one point
   *[other] { $points } points
  } at once for { $name }.
# $count, $cells (numbers); $token, $tokens (texts): “red 3”; $own (text): yes, no, whether that is a column of who played; $number (text): its number; $dice (text): “6 and 3”; $reason (text): the clause that lost the die; $name (text)
web-quatre_colonnes-did-exit = brought { $count ->
    [one] a column
   *[other] { $count } columns
  } out
web-quatre_colonnes-did-move = moved { $own ->
    [yes] column { $number }
   *[no] { $token }
  } by { $cells ->
    [one] one cell
   *[other] { $cells } cells
  }
web-quatre_colonnes-did-moves = moved { $count } columns
web-quatre_colonnes-did-send = sent { $tokens } home
web-quatre_colonnes-did-bonus = took { $cells } cells of bonus
web-quatre_colonnes-did-raise = raised { $count ->
    [one] a column
   *[other] { $count } columns
  } on the summit
web-quatre_colonnes-did-third-six = threw a third six: nothing was played
web-quatre_colonnes-did-third-six-back = threw a third six: { $own ->
    [yes] column { $number }
   *[no] { $token }
  } went back
web-quatre_colonnes-did-try = threw { $dice }: no double three yet
web-quatre_colonnes-did-build = threw the double three and built the monument
web-quatre_colonnes-did-lose = threw { $dice }: { $reason ->
    [L5-3] a barrier stood in the way
    [L4-5] the start cell was full
    [L5-2] that was too far
    [L4-1] a five brings a column out
   *[nothing] no column could move
  }
web-quatre_colonnes-did-throw = threw { $dice }
web-quatre_colonnes-moment = { $name } threw the double three { $count ->
    [one] at the first attempt
   *[other] at attempt { $count }
  }.

## Shortcuts

web-shortcuts = Keys
web-key-primary = The one thing to do now
web-key-keep = Keep a die with that face
web-key-touchable = To the next place that may be touched
web-key-walk = Over the board
web-key-drop = Put the selection away
web-key-list = This list

## The browser’s own sentences for messages that speak of what is typed: the same key after web-

web-columbiz-malformed-action = That is no move of this game.
web-columbiz-malformed-cell = That is no move of this game.
web-quatre_colonnes-malformed = That is no move of this game.
web-error-server-message = This page and the server do not understand each other. Reload the page.
web-error-server-hello-first = This page and the server do not understand each other. Reload the page.
web-error-server-hello-twice = This page and the server do not understand each other. Reload the page.

## What happened, told to the one who did it: the same key after web-you-

web-you-columbiz-begins = You throw the highest die, a { $face }, and begin.
web-you-columbiz-thrown = You throw { $dice }.
web-you-columbiz-kept = You { $count ->
    [0] keep nothing and throw all eight again
   *[other] keep { $dice }
  }.
web-you-columbiz-stopped = You stop throwing.
web-you-columbiz-placed = You place a disc on { CELL($cell) }.
web-you-columbiz-captured = You capture { $count ->
    [one] { $victim ->
        [purple] one purple disc
        [blue] one blue disc
        [grey] one grey disc
       *[black] one black disc
      }
   *[other] { $victim ->
        [purple] { $count } purple discs
        [blue] { $count } blue discs
        [grey] { $count } grey discs
       *[black] { $count } black discs
      }
  }.
web-you-columbiz-line = You make a line of { $length } and score { $points ->
    [one] one point
   *[other] { $points } points
  }.
web-you-columbiz-turn-ended = You end the turn.
web-you-columbiz-forfeited = You can place nothing and lose { $count ->
    [one] one disc
   *[other] { $count } discs
  } of the reserve.
web-you-columbiz-last-round = You have emptied the reserve: this round is the last.
web-you-quatre_colonnes-drew = You throw { $dice }.
web-you-quatre_colonnes-threw-alone = You throw the die again: { $die }.
web-you-quatre_colonnes-bonus-earned = You earn a bonus of { $cells } cells.
web-you-quatre_colonnes-draws-again = You threw a six and throw again.
web-you-quatre_colonnes-built = You throw the double three: the monument is built.
web-you-quatre_colonnes-not-built = You throw { $dice }: no double three yet.

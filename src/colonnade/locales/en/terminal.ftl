# Playing in the terminal. What stands between backticks or after “colonnade” is typed as it is; do not translate it.

## The words of the table: one word each, typed by the player. The English word works in every language too.

terminal-word-help = help
terminal-word-hint = hint
terminal-word-undo = undo
terminal-word-board = board
terminal-word-log = log
terminal-word-save = save
terminal-word-load = load
terminal-word-quit = quit
terminal-word-say = say
terminal-word-bot = bot
# The answer that means yes: one letter
terminal-yes = y

## Help

terminal-help-offer = Type { $help } to see what you can type.
terminal-help-moves = Enter throws the dice. Pick a choice by its number, or type it as it is written. Where dice are kept, type the faces to keep: 5 5 5.
terminal-help-help = shows this list
terminal-help-hint = tells where to look; asked again, the best moves; asked once more, why
terminal-help-undo = takes back your last decision, up to the last throw
terminal-help-board = draws the board again
terminal-help-log = tells what happened; with a number, that many events
terminal-help-save = and a file name: saves the game
terminal-help-load = and a file name: goes on with a saved game
terminal-help-quit = leaves the table; the game is kept
terminal-help-say = and a number: says a quick phrase; alone, lists them
terminal-help-bot = lets a bot play on for a player who is away
terminal-help-why = tells why your last move was refused; with a move, why that one is; with a number, what that choice does
terminal-help-learn = New to the game? A guided first game, in three minutes:

## Setting the table

terminal-ask-game = Which game?
terminal-ask-players = How many players?
terminal-ask-seat = Who plays?
terminal-ask-first = Who begins?
terminal-ask-number = Number (Enter: { $default }) ›
terminal-ask-options = Options as name=value (Enter: the usual rules, ?: the list) ›
# $game (text): the game’s name; $events (number)
terminal-go-on = Go on with the last game: { $game }, { $events ->
    [one] one event
   *[other] { $events } events
  } so far.
# An option of the rules and what it is set to
terminal-option = { $name }: { $value }
terminal-player-human = a person

## The dice

terminal-commitment = The dice are fair. The fingerprint of their secret is { $commitment }.
terminal-ask-entropy = { $colour }, a word of chance for the dice (Enter: none) ›
# $count (number): how many gave a word; $words (text): “Purple “abc”, Blue “xyz””
terminal-entropy-shown = { $count ->
    [0] Nobody gave a word of chance. From here on every throw is settled.
   *[other] Words of chance: { $words }. From here on every throw is settled.
  }
# $dice (number)
terminal-type-faces = { $dice ->
    [one] Throw the die and type what it shows: 4.
   *[other] Throw { $dice } dice and type what they show, with spaces between.
  }
# $seats (text): the players’ names, separated by commas
terminal-die-per-seat = One die for each player who throws, in the order { $seats }.
terminal-dice-not-typed = Enter throws the dice; they cannot be typed in this game.
terminal-secret = The secret of the dice was { $secret }.

## A turn

terminal-prompt-throw = { $colour }: Enter throws { $dice ->
    [one] the die
   *[other] { $dice } dice
  } ›
terminal-prompt-physical = { $colour }: { $dice ->
    [one] the die shows
   *[other] the { $dice } dice show
  } ›
terminal-prompt-keep = { $colour }, keep which dice? ›
terminal-prompt-decide = { $colour }, your choice ›
# $must (text): faces, or “none” where none must be kept
terminal-keep = { $must ->
    [none] Type the faces to keep; the others are thrown again. keep alone throws them all.
   *[other] Type the faces to keep, { $must } among them; the others are thrown again.
  }
terminal-decide-first = Nothing is thrown now: choose first. { $help } tells how.
terminal-no-such-choice = There is no choice “{ $text }”.
# $place: as it is called there; $fact (sentences)
terminal-fact = { $place }: { $fact }
terminal-refused = { $reason } Type ? for the rule.
terminal-nothing-refused = No move was refused. Type ? and a move to ask about it.
terminal-why = “{ $action }” is refused. { $reason }
terminal-allowed = “{ $action }” is allowed.
terminal-choice-does = “{ $action }”:
# $chance (number): the share of the win; $less (number): by how much less than the best
terminal-hint-candidate = { $number }. { $action }: { PERCENT($chance, digits: 1) }, { PERCENT($less, digits: 1) } less than the best
terminal-hint-more = Type “{ $hint }” once more to hear more.
terminal-hint-throw = Now the dice decide: throw them.
terminal-undone = Taken back: “{ $action }”.
terminal-log-empty = Nothing has happened yet.
# $points (number)
terminal-points = { $points ->
    [one] one point
   *[other] { $points } points
  }

## Saving and leaving

terminal-save-name = Type a file name after it.
terminal-load-name = Type the name of a saved game after it.
terminal-saved = Saved to { $file }.
# $events (number)
terminal-loaded = { $file }: { $events ->
    [one] one event
   *[other] { $events } events
  } played. The game goes on.
terminal-ask-overwrite = { $file } is there already. Replace it? (y, Enter: no) ›
terminal-ask-quit = A file to save the game to (Enter: none, it is kept for you) ›
terminal-ask-record = A file to save the record to (Enter: none) ›
terminal-goodbye = Goodbye.
terminal-resume = The game is kept. To go on with it:
terminal-learn-left = Your place is kept. To go on with the lesson:
terminal-learn-play = To play a whole game:
terminal-not-kept = The game could not be kept: there is no folder to write to.
terminal-record-kept = The record is kept.
terminal-verify = To check every throw:
terminal-replay = To see the game again:
terminal-error-secret-elsewhere = The secret of this game’s dice ({ $commitment }…) is not on this machine, so its throws cannot go on. Load it with --dice physical to go on with real dice.
terminal-error-dice-ended = Dice of the kind “{ $source }” cannot go on. Load the game with --dice physical to go on with real dice.

## A table of a server

terminal-ask-name = Your name ›
terminal-online-dice = The players’ devices agree on the dice.
# $throws (number)
terminal-dice-checked = Checked by this device: your own contribution is in the dice, and { $throws ->
    [one] the one throw follows
   *[other] all { $throws } throws follow
  } from them.
terminal-dice-recomputed = { $throws ->
    [one] The one throw follows
   *[other] All { $throws } throws follow
  } from the record’s dice. This device added nothing to them that it could compare.
terminal-dice-false = The dice of this game do not hold:
terminal-ask-leave = Shall a bot play on for you? (y, Enter: no, your seat is kept) ›
terminal-ask-rematch = Another game with the same players? (y, Enter: no) ›
terminal-online-open = open
terminal-online-seat = You play { $colour }.
terminal-online-watching = You are watching.
terminal-online-waiting = The table waits for players.
terminal-online-turn = { $name } to play.
terminal-online-not-yours = It is not your turn.
# $name (text): “Blue (Ana)”
terminal-online-joined = At the table now: { $name }.
terminal-online-left = { $colour } has left; the seat is open again.
terminal-online-back = { $colour } takes the last decision back.
# $bot (text): the word that is typed
terminal-online-away = { $name } is away. After a while, { $bot } lets a bot play on.
terminal-online-here = { $name } is back.
terminal-online-nobody-away = It is your own turn; nobody keeps you waiting.
terminal-online-said = { $name }: “{ $phrase }”
# $time (text): “4:05”
terminal-online-clock = Time left: { $time }.
terminal-online-lost = The connection is lost. Reconnecting; your game is kept.
terminal-online-back-again = The connection is back.
terminal-online-return = To come back to your seat:
terminal-error-link = “{ $text }” is no link to a table.
# $reason (text): what the system says, in English
terminal-error-unreachable = The server { $server } cannot be reached: { $reason }
terminal-error-no-server = What answers at { $server } is no table server of this version.
terminal-error-version = The server { $server } plays a game or a rule that this version does not know.

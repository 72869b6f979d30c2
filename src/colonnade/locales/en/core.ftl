# What the core has to say: errors, faults of records, dice. Every face shows these.
# $option, $value, $text, $path and the like are quoted as the person typed them; do not translate what stands in them.

## Options and seats

error-option-form = “{ $text }” is no option. Write name=value.
error-option-name = There is no option “{ $option }”. The options are { $options }.
error-option-twice = The option “{ $option }” is given twice.
error-option-value = The option “{ $option }” cannot be “{ $value }”. It can be { $values }.
# $players (number): how many sit at the table
error-option-partners = The option “partners” is for games in teams only.
error-option-teams = Teams are for four players; { $players ->
    [one] one sits
   *[other] { $players } sit
  } at this table.
error-game-unknown = There is no game “{ $game }”. The games are { $games }.
error-lesson-none = This game has no guided first game.
# $given (number): how many seats; $allowed (text): “2, 3, 4”
error-seats-count = { $given ->
    [one] One seat is
   *[other] { $given } seats are
  } given; this game is for { $allowed } players.
error-seats-colours-count = { $colours ->
    [one] One colour is
   *[other] { $colours } colours are
  } given for { $seats ->
    [one] one seat
   *[other] { $seats } seats
  }.
# $colours, $order (text): “Y, B, G, R”
error-seats-colour = There is no colour “{ $colour }”. The colours are { $colours }.
error-seats-order = The colours { $given } do not sit in turn order: each once, in the order { $order }, from whichever comes first.
# $given (text): a number, or null where nobody is named; $last (number)
error-seats-first = The seat that begins must be a number from 0 to { $last }, not “{ $given }”.
error-position = “{ $text }” is no position of any game here.

## Playing

error-match-finished = The game is over.
error-match-stale = That came too late: the position has changed.
error-match-not-your-turn = It is not your turn: { PLAYER($colour) } is playing.
error-match-decide-first = No dice are thrown now: { PLAYER($colour) } must decide first.
error-match-throw-first = Nothing is decided now: { PLAYER($colour) } must throw first.
error-match-nothing-to-take-back = There is nothing to take back: what came before the last throw stands.

## Dice

error-dice-script-ended = The written dice have come to their end.
error-dice-not-shown = Nobody has said yet what the dice show.
# $expected, $given (numbers)
error-dice-count = { $expected ->
    [one] One die is
   *[other] { $expected } dice are
  } thrown now, and { $given ->
    [0] none was
    [one] one was
   *[other] { $given } were
  } given.
error-dice-face = No die shows “{ $face }”: a face is a number from 1 to 6.
error-dice-secret = A secret has { $expected } bytes; this one has { $given }.
error-dice-entropy-closed = The words of chance are closed: dice have been settled.
# $limit (number)
error-dice-entropy-long = A word of chance has at most { $limit } characters.
error-dice-entropy-text = A word of chance must be readable text.
error-dice-entropy-open = Before the first throw the words of chance must be closed.
error-dice-commitment = A commitment is 64 hexadecimal digits.
error-dice-commit-late = All commitments to the dice are in: none can be added or changed.
error-dice-commit-twice = This seat’s part in the dice is settled already.
error-dice-reveal-early = No value is revealed before all commitments are in.
error-dice-reveal-twice = This seat has no value left to reveal.
error-dice-reveal-false = This is not the value the seat committed to.
error-dice-void = Only a round that waits for values can be void.
error-dice-not-agreed = The dice are not ready: not every player’s device has contributed yet.

## Agents

# $levels (text): “random, greedy”
error-agent-unknown = There is no bot “{ $name }” for this game. The bots are { $levels }; or give a class of your own as module:Class.
error-agent-module = There is no module “{ $module }” for the bot “{ $name }”.
error-agent-import = The module “{ $module }” cannot be imported: { $reason }.
error-agent-attribute = The module “{ $module }” has no “{ $attribute }”.
error-agent-kind = “{ $name }” is no bot: a bot is a class with a method decide.
error-agent-constructor = “{ $name }” cannot be made: { $reason }.
# $game counts from 0; $ply is the event that was to come; $colour the seat
error-agent-empty = “{ $name }” decided nothing (game { $game }, ply { $ply }, { $colour }).
error-agent-decision = “{ $name }” answered { $kind } instead of a decision (game { $game }, ply { $ply }, { $colour }).
error-agent-illegal = “{ $name }” chose “{ $action }”, which { $clause } forbids (game { $game }, ply { $ply }, { $colour }).
error-agent-no-action = “{ $name }” chose “{ $action }”, which is no action (game { $game }, ply { $ply }, { $colour }).
error-agent-plan = “{ $name }” went on deciding after its plan was played (game { $game }, ply { $ply }, { $colour }).
error-agent-crashed = “{ $name }” failed: { $reason } (game { $game }, ply { $ply }, { $colour }).
error-worker-lost = A worker process ended before its games did.

## Extras

# $library: a library’s name; $extra: the extra of the package that brings it; $command: the command line that installs it
error-extra-missing = { $library } is not installed, and this needs it. It comes with the extra “{ $extra }”: { $command }
error-encoding-none = There are no environments of { $game }: the game has no encoding.
error-extra-nvcc = Training on a GPU needs nvcc, which is not on the path. NVIDIA’s CUDA toolkit brings it.
error-extra-compiler = Training on the processor needs a C++ compiler, and there is none on the path. One comes with: { $command }

## Files

error-file-missing = There is no file “{ $path }”.
error-file-directory = “{ $path }” is a folder, not a file.
error-file-permission = You may not open “{ $path }”.
error-file-name = “{ $path }” cannot be the name of a file.
error-file-exists = There is already a file “{ $path }”.
error-file-other = “{ $path }” cannot be used: { $reason }.
error-no-folder = There is no folder for “{ $path }”.

## Records that cannot be read

record-empty = It contains no record.
record-not-text = It is not text in UTF-8.
# $column (text): where in the line
record-not-json = It is not JSON, or it was cut off (column { $column }).
record-byte-order-mark = It begins with a byte order mark. Save it as UTF-8 without one.
record-too-deep = It is nested too deep to be a record.
record-number-long = It has a number with thousands of digits, which no record needs.
record-not-object = A record is one JSON object, and this is something else.
record-too-long = The line is too long to be a record.
record-number = “{ $given }” is no number of JSON.
record-surrogate = A text in it is not well-formed Unicode.
record-field-twice = A field stands in it twice.
record-field-missing = The field “{ $field }” is missing.
record-field-unknown = There is no field “{ $field }” in a record.
record-field-type = The field “{ $field }” has a wrong type or value.
record-format = It has format { $given }; this program reads formats { $oldest } and { $newest }.
record-game = There is no game “{ $given }”. The games are { $known }.
record-rules-version = It was played by version { $given } of the rules; this program knows version { $known }.
record-dice-source = There are no dice “{ $source }”. Dice are seeded, scripted, physical or fair.

## Records that do not hold

record-result-missing = The game is over here, and the record gives no result.
record-result-early = The record gives a result, and the game is not over here.
# $stated, $true (text): results as JSON
record-result-false = The record states { $stated }; the result is { $true }.
record-note-ply = A note belongs to ply { $given }, but the game ends at ply { $last }.
# $given, $last (texts): plies
record-setup-ply = A position is set up at ply { $given }, but the game ends at ply { $last }.
# $source (text): “fair”
record-setup-dice = A position was set up by hand in it. That is for real dice, not for “{ $source }” ones.
error-setup-game = “{ $text }” is a position of another game, or of other options or players.
error-setup-over = No position can be set up where the game is over.
# $field: a part of the position, as “board”
error-setup-field = The part “{ $field }” of the position is missing, unknown or not as it should be.
record-secret-early = The game is not over, and the secret of its dice is already shown.
record-secret-missing = The secret of the dice is not shown, so nobody can recompute the throws.
record-dice-unprovable = Dice of the kind “{ $source }” cannot be recomputed.
record-commitment-false = The secret is not the one that was committed to.
record-seed-false = The dice do not follow from the seed the record states.
# $throw counts from 0; $true (text): the event as it must be
record-throw-false = Throw { $throw } is not what the dice give: it must be “{ $true }”.
# $given (text), $known (number)
record-dice-version = It has fair dice of version { $given }; this program knows version { $known }.
# $round, $seat (numbers)
record-value-missing = In round { $round } of the dice, seat { $seat } revealed no value.
# $round, $seat (numbers)
record-value-false = In round { $round } of the dice, the value of seat { $seat } is not the one it committed to.
# $round (number)
record-round-complete = Round { $round } of the dice is said to be void, though every value was revealed.
# $count (number)
record-rounds-void = { $count ->
    [one] One round was void
   *[other] { $count } rounds were void
  }: a number was not revealed in time, and all began again. Every void round stands in the record.

## What a device finds when it holds a finished record against what it made and saw itself

record-differs-no-proof = The record gives no proof of these dice, though the table promised one.
record-differs-table = The record is of another table.
# $round (number)
record-differs-round = Round { $round } of the dice is missing from the record.
# $round (number)
record-differs-secret = Round { $round }: the table’s commitment is not the one it showed before.
# $round (number)
record-differs-own-missing = Round { $round }: your own contribution is not in the record.
# $round (number)
record-differs-own-altered = Round { $round }: your own contribution was altered.
# $round (number)
record-differs-withheld = Round { $round }: the record says that you did not reveal your value, but this device sent it.
# $round, $seat (numbers)
record-differs-other = Round { $round }: what seat { $seat } gave is not what was shown before.
# $ply (number); $stated, $seen (texts): “roll 4”
record-differs-event = Ply { $ply }: the record says “{ $stated }”, but “{ $seen }” happened at the table.
# $ply, $dice (numbers); $stated (text)
record-differs-dice = Ply { $ply }: the record says “{ $stated }”, but the table had announced { $dice ->
    [0] a decision
    [one] a throw of one die
   *[other] a throw of { $dice } dice
  }.
# $stated, $seen (numbers)
record-differs-length = The record has { $stated } events, but the game ended after { $seen }.
record-differs-left-out = This device had no part in the dice of its seat. Unless the seat was also played on another device, somebody may have chosen them.
# $ply (number)
record-differs-position = Ply { $ply }: by the rules the record leads to another position than the table showed.

# Beside what the printed sheet says of an option: what is played by default, and what can be chosen instead
option-ours = We play
option-or = Or

## Chances: what PERCENT and CASES say

# $bound (text): under, over, exact; $percent (text): “0.1 %”
percent-bound = { $bound ->
    [under] under { $percent }
    [over] over { $percent }
   *[exact] { $percent }
  }
percent-cases = { $bound ->
    [under] under { $percent } of cases
    [over] over { $percent } of cases
   *[exact] { $percent } of cases
  }

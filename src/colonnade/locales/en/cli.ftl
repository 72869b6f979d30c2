# What the commands print. The names of commands and options are not translated.

## check: where a fault is. Joined by commas in this order, then a colon and the reason.

cli-where-game = game { $game }
cli-where-line = line { $line }
cli-where-ply = ply { $ply }
cli-where-event = “{ $event }”

# $games (number)
cli-check-fine = { $file }: { $games ->
    [one] one game, every event legal and its result true
   *[other] { $games } games, every event legal and every result true
  }.

## verify

# $throws, $games (numbers)
cli-verify-fair = { $throws ->
    [one] One throw
   *[other] { $throws } throws
  } of { $games ->
    [one] one game
   *[other] { $games } games
  } { $throws ->
    [one] matches
   *[other] match
  } { $games ->
    [one] the commitment
   *[other] the commitments
  }.
cli-verify-seeded = { $throws ->
    [one] One throw
   *[other] { $throws } throws
  } of { $games ->
    [one] one game
   *[other] { $games } games
  } { $throws ->
    [one] follows
   *[other] follow
  } from the seed.
# $rounds (number)
cli-verify-void = { $rounds ->
    [one] One round of their dice was void
   *[other] { $rounds } rounds of their dice were void
  }: a value was not revealed, and the dice were agreed on again.

## simulate

cli-progress = Playing
# $games (number)
cli-summary-title = { $games ->
    [one] One game
   *[other] { $games } games
  }
cli-summary-seat = seat
cli-summary-bot = bot
cli-summary-wins = came first
cli-summary-share = share
cli-summary-interval = 95 % interval
cli-summary-score = mean score
cli-summary-length = { $events } events per game on average.
cli-written = Written to { $file }.

## arena

# $games, $pairings (numbers): games of each pairing
cli-arena-title = { $pairings ->
    [one] { $games ->
        [one] One game
       *[other] { $games } games
      }
   *[other] { $pairings } pairings of { $games } games
  }
cli-arena-against = against
cli-arena-fair = fair share
# how many games, won or lost, would tell as much
cli-arena-worth = worth games
# how often it was the first that could build the monument
cli-arena-first = builds first
cli-arena-rating = rating
cli-arena-note = Seats rotate, dice are shared, a shared win counts in parts. The intervals are Wilson’s, for as many games as the deals are worth.
cli-arena-note-exact = The throw for the monument is calculated: each attempt takes its chance of what is left.
cli-arena-note-ratings = A level rated 100 higher takes 64 % of the wins, 200 higher 76 %. The intervals of ratings are bootstrapped over deals.
# $played, $games (text): numbers
cli-arena-kept = { $played } of { $games } games are kept in { $file }. The same command goes on with them.
cli-arena-chart-title = { $name }, { $games ->
    [one] one game
   *[other] { $games } games
  } per pairing
cli-arena-chart-pair = { $level } against { $other }
cli-arena-chart-share = share of the wins in %, with 95 % intervals
cli-arena-chart-rating = rating, with 95 % intervals
error-arena-who = Say who meets: one of --seats, --ladder and --round-robin; --players goes with the last two.
error-arena-levels = A ladder is of two levels or more, each named once, and this is “{ $given }”.
error-arena-exact = No single throw ends a game of { $game }, so there is nothing to calculate. --exact-building is for { $games }.
error-arena-no-file = “{ $path }” contains something other than the results of an arena. It is left as it is.
# $field: what differs, as the file spells it; $stored, $asked: both, as JSON
error-arena-other = “{ $path }” contains another contest: its { $field } is { $stored }, and { $asked } is asked for.
# $place: how many bytes of the file are fine
error-arena-damaged = “{ $path }” is damaged after byte { $place }.

## replay

# $game, $games, $ply, $last (text)
cli-replay-place = game { $game }, ply { $ply } of { $last }
cli-replay-start = The game is about to begin.
cli-replay-decide = Now { $colour } decides: { $count ->
    [one] one legal action
   *[other] { $count } legal actions
  }.
cli-replay-throw = Now { $colour } throws { $dice ->
    [one] one die
   *[other] { $dice } dice
  }.
cli-replay-prompt = Enter: on · b: back · a number: to that ply · n: next game · q: quit
cli-replay-no-ply = There is no ply “{ $text }”: the game has plies 0 to { $last }.
cli-replay-end = That was the last position of the file.

## serve

cli-serve-local = Open { $address } in your browser.
cli-serve-network = On the same network, phones open { $address } or scan this code:
cli-serve-network-plain = On the same network, others open { $address }
cli-serve-stop = Ctrl-C ends it; all tables are kept.
cli-serve-no-client = The table in the browser is not built here, so you play in the terminal.
cli-worker-store = A worker needs the PostgreSQL database of the servers it thinks for: --store postgresql://USER@HOST/NAME
cli-serve-port-taken = Port { $port } is taken by another program. Choose another with { $option }.
cli-serve-port-forbidden = Port { $port } is reserved for the system. Choose one from 1024 on with { $option }.
cli-serve-host = “{ $host }” is no address of this machine. 127.0.0.1 serves this machine, 0.0.0.0 the local network too.
cli-serve-proxy = “{ $text }” is no address and no network of a proxy: 10.0.0.2 or 10.0.0.0/8 are.
cli-serve-names = “{ $path }” is not text in UTF-8: a list of forbidden names has a word per line.
cli-serve-process = “{ $text }” cannot be the name of a process: it may have up to { $limit } letters, digits and signs, and no spaces at its ends.
cli-serve-address = “{ $text }” is not an address of a process: https://play.example.org/processes/a or http://192.168.1.7:8000 are.
# $reason (text): what the system says, in English
cli-serve-other = { $host }, port { $port }, cannot be served: { $reason }

## export and import

# $games (number)
cli-exported = { $games ->
    [one] One game
   *[other] { $games } games
  } exported.
cli-export-itself = “{ $path }” is the database itself. Choose another file with --out.
# $games (number)
cli-imported = { $games ->
    [one] One game
   *[other] { $games } games
  } imported.

## database

cli-database-sound = “{ $path }” is whole. Tables: { $tables }; their entries: { $entries }; finished games: { $records }.
cli-database-migrated = “{ $path }” is up to date: it has version { $version }.
cli-database-copied = “{ $path }” was copied to “{ $target }”.
cli-database-vacuumed = “{ $path }” was compacted.

## moderate

cli-moderate-blocked = { $network } is blocked. Every server notices within seconds.
cli-moderate-unblocked = { $network } is no longer blocked.
cli-moderate-not-blocked = { $network } was not blocked.
cli-moderate-no-blocks = No address is blocked.
cli-moderate-for-good = until it is unblocked
# $time (text)
cli-moderate-until = until { $time }
cli-moderate-network = “{ $text }” is neither an address nor a network: 203.0.113.7 or 203.0.113.0/24 are.
cli-moderate-loopback = { $network } contains this machine’s own address: blocking it would lock you out, and everybody behind a proxy on this machine.
cli-moderate-proxy = { $network } contains the trusted proxy { $proxy }: blocking it would lock out everybody behind it. Block the player’s own address.
# $number, $time, $reason (text); $count (number)
cli-moderate-report = Report { $number }, { $time }: { $reason }{ $count ->
    [one] {""}
   *[other] , { $count } times
  }
cli-moderate-reason-name = a name
cli-moderate-reason-cheating = cheating
cli-moderate-reason-other = something else
cli-moderate-no-reports = There are no reports.
cli-moderate-no-report = There is no report { $number }.
cli-moderate-report-done = Report { $number } was removed.
cli-moderate-renamed = “{ $before }” is now “{ $after }”.
cli-moderate-erase-sure = The table { $table } will be erased, with its game and its review. This cannot be undone.
cli-moderate-erase-name-sure = The name “{ $name }” will be erased from all tables and games. This cannot be undone.
cli-moderate-yes = yes
cli-moderate-type = Type “{ $word }” to go on:
cli-moderate-say-yes = Nobody can be asked here. Add --yes to erase without a question.
cli-moderate-nothing-erased = Nothing was erased.
cli-moderate-erased = The table { $table } was erased.
cli-moderate-no-name = Which name? An empty one cannot be erased.
cli-moderate-name-erased = The name “{ $name }” was erased. Tables that had it: { $tables }; finished games: { $records }.

## train

cli-train-progress = Training
# $seconds, $games, $speed, $loss, $events (text): numbers
cli-train-line = { $seconds } s: { $games } games, { $speed } per second, loss { $loss }, { $events } events replayed by the referee.
# $share (number)
cli-train-share = It takes { PERCENT($share, digits: 1) } of the wins against { $level }.
# $difference (number): of chances; $bins (number)
cli-train-calibration = Predicted and real shares differ by { PERCENT($difference, digits: 1) } at most, in { $bins ->
    [one] one bin
   *[other] { $bins } bins
  }.
cli-train-stopping = Stopping, and writing what there is. Ctrl-C again ends it at once.
cli-train-written = Written to { $file }, with { $beside } in the same folder.
# $options (text): “dice, teams”, or a dash
error-train-none = There is no training for { $game } in this program.
error-train-option = A net learns every value of “{ $option }”, so it is not chosen here. What can be chosen: { $options }.
error-train-device = There is no GPU that PyTorch can use. --device cpu trains on the processor.
error-train-name = “{ $path }” is no name for weights: it must end in .npz.
error-train-hidden = “{ $text }” are no sizes of layers. Write numbers from 1 to 9999 with commas between them, such as 256,64.
# $reason (text): in English
error-train-checkpoint = The training cannot go on from there: { $reason }
error-train-difference = The referee found a difference between the batch and the rules: { $reason }

## analyse and rollout

cli-analyse-progress = Looking through
cli-analyse-checks = Checking losses
cli-rollout-progress = Rolling out
# $games (text): how many
error-no-game = There is no game { $game }: the file has { $games }, counted from 0.
error-rollout-over = The game is over in this position: there is nothing to play on.
error-rollout-throw = Dice are thrown next in this position: there is no action to choose.

## the rest

cli-interrupted = Stopped.
cli-drawn = Drawn to { $file }.

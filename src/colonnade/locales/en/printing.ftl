# What is printed: headings, notes on the sheets, and how to make a game of them. The rules themselves are in rules_GAME.ftl.

## Kinds of sheets

printing-sheet-guide = How to make your game
printing-sheet-board = Board
printing-sheet-pieces = Pieces to cut out
printing-sheet-pad = Score pad
printing-sheet-summary = The game on one page
printing-sheet-rules = The rules
printing-sheet-lesson = A lesson of 50 minutes

## On every sheet

# Beside a ruler of 50 mm
printing-scale = 50 mm · print at 100%
printing-points = Points
printing-players = Players
printing-pad-date = Date

## The guide

printing-guide-needs = What you need
printing-guide-tools = Scissors, glue, and some card to stiffen the board and the pieces.
printing-guide-steps = How to make it
printing-guide-print = Print at 100%, not fitted to the page. The ruler at the foot of a drawn sheet must measure 50 mm.
printing-guide-board = Cut the board out along the marks in its corners. If it has several sheets, cut each along its left and upper marks and glue it onto the edge of its neighbour, letter on letter.
printing-guide-pad = Print the score pad as often as you like; one sheet lasts a while.
printing-guide-own = If you have your own pieces
printing-guide-own-pieces = The board can be drawn for pieces of any usual size: choose their width when you print.

## Columbiz

printing-columbiz-board = The board of Columbiz: six columns of six cells, each headed by a die face.
# $millimetres (number): the width of a disc
printing-columbiz-pieces = 59 discs of { $millimetres } mm: glue the sheet on card, then cut or punch them out. Emblem and dots tell the players apart.
printing-columbiz-in-line = Discs in a line
printing-columbiz-discs-each = Discs each
# $dice (number)
printing-columbiz-need-dice = { $dice } ordinary dice.
# $discs (number): all of them; $millimetres (number): the width of one
printing-columbiz-need-discs = { $discs } discs of { $millimetres } mm: those of this booklet, or your own.
printing-columbiz-step-discs = Glue the sheet of discs on card and cut them out; a circle punch of { $millimetres } mm does it quickly.

## Les 4 colonnes

printing-quatre_colonnes-board = The board of Les 4 colonnes: a cross of 68 cells, four arrows, the summit and four workshops.
printing-quatre_colonnes-pediment = The pediment of the monument
# $millimetres (number): the width of a token
printing-quatre_colonnes-pieces = Four columns for each player, { $millimetres } mm wide, and the pediment for the winner’s monument. Cut along the solid lines, fold along the dashed ones, and glue the two flaps of each column together: they are its foot.
printing-quatre_colonnes-pad = A row for each game: tick the columns that reached the summit, and the pediment of the player who built.
printing-quatre_colonnes-throws = What a throw does
printing-quatre_colonnes-five = brings a column out of the workshop, before anything else
printing-quatre_colonnes-six = throw again; a barrier of yours must open
printing-quatre_colonnes-third = third six in a turn: the column moved last goes back to its start cell
printing-quatre_colonnes-build = with all four columns on the summit: the monument stands, and you win
printing-quatre_colonnes-bonuses = Bonuses
printing-quatre_colonnes-captured = cells, for a column that you send back
printing-quatre_colonnes-arrived = cells, for a column that reaches the summit
printing-quatre_colonnes-cells = Safe cells
printing-quatre_colonnes-starts = Start cells
printing-quatre_colonnes-refuges = Refuges
printing-quatre_colonnes-need-dice = Two ordinary dice.
# $millimetres (number): the width of a token
printing-quatre_colonnes-need-tokens = Four columns for each player: those of this booklet, or small pawns up to { $millimetres } mm wide.
printing-quatre_colonnes-step-tokens = Cut out the columns and fold each into a tent. Glue the two flaps together: they are its foot.
printing-quatre_colonnes-step-pediment = Cut out the pediment, fold up both gables, and glue them together at the tip. The winner lays it on four columns.

## The command, and why nothing is printed

# $file (text), $pages (number)
cli-printed = { $pages ->
    [one] { $pages } page written to { $file }.
   *[other] { $pages } pages written to { $file }.
}
# $files (number), $folder (text)
cli-print-solids = { $files ->
    [one] { $files } solid written to { $folder }.
   *[other] { $files } solids written to { $folder }.
}
cli-print-where = Say where it goes: --out FILE for the sheets, --stl FOLDER for a 3-D printer.
# $game (text): a game’s key
error-print-none = There is nothing to print for the game “{ $game }” yet.
# $values (text)
error-print-nothing = Nothing was asked for. The sheets are { $values }.
# $given (text), $least, $most (numbers)
error-print-piece = A piece cannot be { $given } mm wide. It can be { $least } to { $most } mm.
error-server-print-failed = The sheets could not be made. Try again.

# What Columbiz has to say. Each message names the clause of docs/rules/columbiz.md that it rests on.
# $colour, $victim (texts): purple, blue, grey or black. $cell (text): “5-3”. $dice (text): “3 3 5”, ascending. $face (number): 1 to 6.
# PLAYER, CELL and CAPITAL: see docs/translating.md.

## The game, its colours, and who begins

columbiz-name = Columbiz
columbiz-about = Åtta tärningar, sex kolumner: lägg brickor, ta fångar, bilda rader.
columbiz-kind-keep = Behålla
columbiz-kind-place = Lägga
columbiz-colour-purple = lila
columbiz-colour-blue = blå
columbiz-colour-grey = grå
columbiz-colour-black = svart
# What CELL says of “5-3”, by the dice that pay for it. $column, $row (numbers)
columbiz-cell = { $row ->
    [1] { $column ->
        [1] en etta
        [2] en tvåa
        [3] en trea
        [4] en fyra
        [5] en femma
       *[6] en sexa
      }
   *[other] { $row ->
        [2] två
        [3] tre
        [4] fyra
        [5] fem
       *[6] sex
      } { $column ->
        [1] ettor
        [2] tvåor
        [3] treor
        [4] fyror
        [5] femmor
       *[6] sexor
      }
  }

# C1.2. $given, $expected (texts): colours, separated by commas, as they are typed
columbiz-seats-colours = Platserna kan inte vara ”{ $given }”. Med så många spelare tar man { $expected } i Columbiz, i den ordningen.
# C1.3
columbiz-seats-first = I Columbiz kan ingen utses att börja: tärningarna avgör.

## Options. A name, a sentence, and a name for every value that is not a number

columbiz-sheet-says = Bladen säger
columbiz-option-edition = Utgåva
columbiz-option-edition-help = De tryckta regler vars bruk gäller; det du väljer själv går före.
columbiz-option-edition-fr = fransk
columbiz-option-edition-nl = nederländsk
columbiz-option-edition-es = spansk
columbiz-option-edition-sv = svensk
columbiz-option-max_discs = Brickor per tur
columbiz-option-max_discs-help = Hur många brickor man får lägga under en tur.
columbiz-option-kept_dice = Behållna tärningar
columbiz-option-kept_dice-help = Om en behållen tärning får kastas igen senare under turen.
columbiz-option-kept_dice-free = får kastas igen
columbiz-option-kept_dice-locked = ligger kvar
columbiz-option-beyond_twelve = Fler än tolv fångar
columbiz-option-beyond_twelve-help = Om den trettonde fången och de därefter ger fler poäng.
columbiz-option-beyond_twelve-extend = ger fler poäng
columbiz-option-beyond_twelve-cap = ger inget mer

## Texts that cannot be read. $text is quoted as the person typed it, $given is the part at fault

columbiz-malformed-action = ”{ $text }” är inget drag. Prova keep, stop, place, done eller forfeit.
columbiz-malformed-face = ”{ $text }”: ingen tärning visar ”{ $given }”. Sidorna är 1 till 6, med ett mellanslag emellan.
columbiz-malformed-order = ”{ $text }”: nämn tärningarna från låg till hög.
columbiz-malformed-cell = ”{ $text }”: det finns ingen ruta ”{ $given }”. En ruta är en kolumn och ett tal, båda från 1 till 6, till exempel 5-3.
columbiz-malformed-position = ”{ $text }” är ingen ställning i Columbiz.
columbiz-malformed-diagram = ”{ $text }” är ingen teckning av ett bräde.
columbiz-setup-first = Säg vem som började: det har inte kastats om det här.
# $found, $all (numbers): discs
columbiz-setup-discs = { PLAYER($colour) } har { $all } brickor, och här är { $found }: på brädet, i förrådet och undanlagda.
# $lost, $prisoners (numbers): discs that are missing, and prisoners counted
columbiz-setup-prisoners = { $lost } brickor är varken på brädet, i förrådet eller undanlagda, men { $prisoners } fångar är räknade. De två talen måste vara lika.
columbiz-setup-own = { PLAYER($colour) } har fler fångar än de andra har mist brickor: ingen tar sina egna.
columbiz-setup-captures = { PLAYER($colour) } har fler fångar än så få brickor kan ha tagit: högst fem var.
columbiz-setup-lines = { PLAYER($colour) } har fler poäng för rader än så få brickor kan ha gett.
columbiz-setup-aside = Brickor läggs undan tre i taget: antalet för { PLAYER($colour) } kan inte stämma.
columbiz-setup-empty = { PLAYER($colour) } har tomt förråd och ändå en tur kvar i varvet. Det går inte: sista varvet avslutar partiet.
# $colour: who began
columbiz-setup-turns = Från { PLAYER($colour) }, som började, har alla haft lika många turer. Med de här brickorna går det inte: räkna om, eller se efter vems tur det är.
columbiz-setup-impossible = Den här ställningen kan inte uppstå i ett parti Columbiz.

## Why not. Refusals; those marked “also a duty” are said before anyone tries, too

# C4.1
columbiz-over = Partiet är slut.
# C1.3
columbiz-start-first = Först avgör tärningarna vem som börjar.
# C1.3
columbiz-start-decided = Det är redan avgjort: { PLAYER($colour) } började.
# C1.3. $expected, $given (numbers)
columbiz-start-count = Startkastet har en plats för var och en av de { $expected } spelarna; här finns { $given ->
    [0] ingen
    [one] en
   *[other] { $given }
  }.
# C1.3
columbiz-start-throws = { PLAYER($colour) } kastar också om starten.
# C1.3
columbiz-start-waits = { PLAYER($colour) } kastar inte när det här avgörs.
# C2.1 or C2.2. $expected, $given (numbers)
columbiz-roll-count = Nu kastas { $expected ->
    [one] en tärning
   *[other] { $expected } tärningar
  }, inte { $given }.
# C2.2
columbiz-roll-early = Säg först vilka tärningar du behåller.
# C2.1 or C2.2. $count (number): dice to throw
columbiz-throw-first = Först kastas { $count ->
    [one] en tärning
   *[other] { $count } tärningar
  }.
# C2.5 after the third throw, C2.2 after stopping
columbiz-dice-lie = Det är färdigkastat för den här turen: tärningarna ligger som de ligger.
# C2.2. $count (number): how many dice show that face
columbiz-keep-lacks = { $count ->
    [0] Ingen tärning visar { $face }.
    [one] Bara en tärning visar { $face }.
   *[other] Bara { $count } tärningar visar { $face }.
  }
# C2.2
columbiz-keep-all = Att behålla alla åtta är att sluta kasta.
# C2.3, also a duty. $count (number): how many dice were kept
columbiz-dice-locked = { $count ->
    [one] Tärningen { $dice } som du behöll ligger kvar.
   *[other] Tärningarna som du behöll, { $dice }, ligger kvar.
  }
# C2.4, also a duty
columbiz-stop-nothing = Med de här tärningarna går det inte att lägga någon bricka: kasta igen.
# C2.2
columbiz-place-early = Sluta kasta först; sedan läggs brickorna.
# C3.1, also a duty. $count (number): the most discs per turn
columbiz-place-most = Högst { $count ->
    [one] en bricka
   *[other] { $count } brickor
  } får läggas per tur.
# C3.1, also a duty
columbiz-reserve-empty = Ditt förråd är tomt.
# C3.2
columbiz-cell-occupied = Det ligger redan en { $colour ->
    [purple] lila
    [blue] blå
    [grey] grå
   *[black] svart
  } bricka på { CELL($cell) }.
# C3.3. $left (number): dice showing the face that it takes
columbiz-dice-short = Rutan kostar { CELL($cell) }; du har { $left ->
    [0] ingen
    [one] en
   *[other] { $left }
  } kvar.
# C3.3, a duty only
columbiz-place-nothing = Ingen mer bricka kan läggas med de tärningar som är kvar.
# C3.6
columbiz-done-early = Lägg minst en bricka innan du avslutar turen.
# C3.7, also a duty. $count (number): discs to set aside
columbiz-must-forfeit = Inget kan läggas efter tredje kastet: förrådet mister { $count ->
    [one] sin sista bricka
   *[other] { $count } brickor
  }.
# C3.7
columbiz-forfeit-early = Inga brickor avstås före tredje kastet.
# C3.7
columbiz-forfeit-placed = Du har lagt en bricka, så det finns inget att avstå: avsluta turen.
# C3.7. $cell: one where a disc can be placed
columbiz-forfeit-possible = Inga brickor avstås så länge en kan läggas, till exempel på { CELL($cell) }.

## What happened

# C1.3
columbiz-begins = { PLAYER($colour) } kastar högst med { $face } och börjar.
# C1.3. $count (number): players, two or more
columbiz-start-tied = { $count } spelare har kastat { $face }, som är högst; de kastar igen.
# C2.1 or C2.2. $count (number): dice thrown
columbiz-thrown = { PLAYER($colour) } kastar { $dice }.
# C2.2. $count (number): dice kept
columbiz-kept = { PLAYER($colour) } { $count ->
    [0] behåller ingenting och kastar om alla åtta
   *[other] behåller { $dice }
  }.
# C2.2
columbiz-stopped = { PLAYER($colour) } slutar kasta.
# C3.1
columbiz-placed = { PLAYER($colour) } lägger en bricka på { CELL($cell) }.
# C3.4. $count (number): discs of $victim taken by $colour
columbiz-captured = { PLAYER($colour) } tar { $count ->
    [one] { $victim ->
        [purple] en lila bricka
        [blue] en blå bricka
        [grey] en grå bricka
       *[black] en svart bricka
      }
   *[other] { $victim ->
        [purple] { $count } lila brickor
        [blue] { $count } blå brickor
        [grey] { $count } grå brickor
       *[black] { $count } svarta brickor
      }
  } till fånga.
# C3.5. $length (number): 3 to 6; $points (number): 1 to 4
columbiz-line = { PLAYER($colour) } bildar en rad om { $length } och får { $points ->
    [one] en poäng
   *[other] { $points } poäng
  }.
# C3.6 after done, C3.7 after a forfeit
columbiz-turn-ended = { PLAYER($colour) } avslutar sin tur.
# C3.7. $count (number): 1 to 3
columbiz-forfeited = { PLAYER($colour) } kan inte lägga något och mister { $count ->
    [one] en bricka
   *[other] { $count } brickor
  } ur förrådet.
# C4.1
columbiz-last-round = { PLAYER($colour) } har tömt sitt förråd: det här varvet är det sista.
# C4.1
columbiz-game-ended = Varvet är fullbordat och partiet är slut.

## The position

# C4.1
columbiz-now-last-round = Det här är sista varvet.

## The result

# C4.4
columbiz-reason-highest = Högst summa vinner.
# C4.4
columbiz-reason-shared = Lika högsta summor delar på segern.

## The score pad: line points above the line, the others below

columbiz-pad-reserve = I förrådet
columbiz-pad-aside = Undanlagda
columbiz-pad-lines = Rader
columbiz-pad-prisoners = Fångar
columbiz-pad-prison = Fängelsepoäng
columbiz-pad-total = Summa

## What a button does, by the first word of the action

columbiz-do-place = Lägg brickan

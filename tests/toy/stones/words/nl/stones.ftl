# What Stones has to say. Clauses: see rules.py.

stones-name = Stenen
stones-about = Neem stenen van de hoop: wie de laatste neemt, wint.
stones-colour-white = wit
stones-colour-black = zwart
stones-colour-red = rood
stones-kind-take = Nemen
stones-option-stones = Stenen
stones-option-is_kind = Aardig
stones-taken = Genomen
stones-did = { PLAYER($colour) }: { $action }.
stones-last = De laatste steen is genomen.
stones-throw-first = Gooi eerst.
stones-thrown = De steen is gegooid.
stones-no-more = Er mogen geen stenen meer genomen worden.
stones-take-first = Neem eerst een steen.
stones-over = De partij is afgelopen.
stones-malformed = “{ $text }” is geen zet.
stones-position = “{ $text }” is geen stelling.
stones-duty = Er moet minstens één steen genomen worden.
stones-do-take = Neem een steen
stones-do-done = Beëindig de beurt
stones-place-heap = de hoop
web-level-miser = Vrek
web-level-miser-about = Neemt één steen per beurt.
web-level-sharp = Slimme bot
web-level-sharp-about = Neemt de laatste stenen zodra het kan.

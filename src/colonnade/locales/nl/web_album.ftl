# Het album

web-album-count = { $count } van { $total }
web-album-missing = Nog niet gevonden
web-fact-keep = Laat deze regel staan

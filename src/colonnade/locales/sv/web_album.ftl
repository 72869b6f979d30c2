# Albumet

web-album-count = { $count } av { $total }
web-album-missing = Inte funnen än
web-fact-keep = Låt raden stå kvar

# Albumet

web-album-count = { $count } av { $total }
web-album-missing = Inte hittad än
web-fact-keep = Låt raden stå kvar

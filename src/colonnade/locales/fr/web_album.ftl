# L’album

web-album-count = { $count } sur { $total }
web-album-missing = Pas encore trouvé
web-fact-keep = Garder cette ligne

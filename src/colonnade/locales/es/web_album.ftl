# El álbum

web-album-count = { $count } de { $total }
web-album-missing = Aún no encontrado
web-fact-keep = Mantener esta línea

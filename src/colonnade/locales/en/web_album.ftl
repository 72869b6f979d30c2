# What the album of facts says, and the line at the table. $count, $total (numbers)

web-album-count = { $count } of { $total }
web-album-missing = Not found yet
web-fact-keep = Keep this line

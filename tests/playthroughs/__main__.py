"""Write all playthroughs anew: `python -m tests.playthroughs`."""

from tests.playthroughs import PLAYTHROUGHS, path_of, text_of

for playthrough in PLAYTHROUGHS:
    path_of(playthrough).write_text(text_of(playthrough), encoding="utf-8")
    print(path_of(playthrough))

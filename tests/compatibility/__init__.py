"""What every released version wrote, kept for ever: a folder per version with records, position ids
and a server's database.

`python -m tests.compatibility` writes the folder of this version, once, when it is released. A
folder is never written anew: if a test fails on it, the program has broken its promise
(docs/records.md), not the folder.
"""

from pathlib import Path

FOLDER = Path(__file__).parent

"""What is printed of Columbiz. A disc is as wide as a circle punch of one inch, or a coin of two
euros, and the board fits one sheet of A4 or Letter.
"""

from __future__ import annotations

from colonnade.printing.plugin import PrintingPlugin

PLUGIN = PrintingPlugin(
    module="colonnade.printing.columbiz.sheets", piece=25, least_piece=15, most_piece=50
)

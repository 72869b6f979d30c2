"""What is printed of Les 4 colonnes. Two tokens stand side by side in a cell; the board takes four
sheets of A4 or Letter.
"""

from __future__ import annotations

from colonnade.printing.plugin import PrintingPlugin

PLUGIN = PrintingPlugin(
    module="colonnade.printing.quatre_colonnes.sheets", piece=12, least_piece=10, most_piece=24
)

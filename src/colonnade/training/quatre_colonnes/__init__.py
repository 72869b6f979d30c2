"""Training of Les 4 colonnes: `train`, `match`, `calibration` and `referee`, on games in
`batch`, with nets in `values`.
"""

from colonnade.training import Trainer

PLUGIN = Trainer("colonnade.training.quatre_colonnes.train", ("dice", "teams"))

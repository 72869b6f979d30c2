"""Training of Columbiz: `train`, `match`, `calibration` and `referee`, on games in
`batch`, with nets in `values`.
"""

from colonnade.training import Trainer

PLUGIN = Trainer("colonnade.training.columbiz.train")

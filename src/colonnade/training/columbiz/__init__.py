"""Training of Columbiz: `train`, `match`, `calibration`, `referee`, on games in `batch`."""

from colonnade.training import Trainer

PLUGIN = Trainer("colonnade.training.columbiz.train")

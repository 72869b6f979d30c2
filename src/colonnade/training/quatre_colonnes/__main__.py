"""`python -m colonnade.training.quatre_colonnes`: train a net."""

import sys

from colonnade.training.quatre_colonnes.train import main

sys.exit(main())

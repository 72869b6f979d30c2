"""`python -m colonnade.training.columbiz`: train a net."""

import sys

from colonnade.training.columbiz.train import main

sys.exit(main())

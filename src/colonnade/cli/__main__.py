"""`python -m colonnade.cli`: the same as `colonnade`."""

import sys

from colonnade.cli import main

sys.exit(main())

"""What all tests share: how hard Hypothesis searches.

`ci` is the default and always tries the same examples. `HYPOTHESIS_PROFILE=search` tries many more, and new ones each time.
"""

import os

from hypothesis import settings

settings.register_profile("ci", derandomize=True, deadline=None)
settings.register_profile("search", max_examples=2000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

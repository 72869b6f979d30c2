"""Scripts outside the package, as modules."""

from __future__ import annotations

import sys
from importlib import util
from pathlib import Path
from types import ModuleType


def load_script(path: Path) -> ModuleType:
    """The module of a script, without running it as one. It can import what is beside it."""
    spec = util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = util.module_from_spec(spec)
    sys.path.insert(0, str(path.parent))
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(path.parent))
    return module

"""Scripts outside the package, as modules."""

from __future__ import annotations

from importlib import util
from pathlib import Path
from types import ModuleType


def load_script(path: Path) -> ModuleType:
    """The module of a script, without running it as one."""
    spec = util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module

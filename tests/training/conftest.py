"""What needs PyTorch is collected only where it is installed: `pip install -e .[train]`."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("torch") else ["test_columbiz_engine.py"]

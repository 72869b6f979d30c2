"""Compiles the inner loops of training when they are first needed: with nvcc for the GPU, with a C++ compiler for the processor."""

from __future__ import annotations

import ctypes
import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from colonnade.core.errors import MissingExtra


def find_compiler(device: str) -> list[str]:
    """The command, with its flags, that makes a shared library of a source for `cuda` or `cpu`; raises `MissingExtra`."""
    shared = ["-O3", "-shared"]
    if device == "cuda":
        compiler = shutil.which("nvcc")
        if compiler is None:
            raise MissingExtra("error-extra-nvcc")
        return [compiler, *shared, "-arch=native", "-Xcompiler", "-fPIC"]
    common = [*shared, "-fPIC", "-ffp-contract=off", "-x", "c++"]
    for name in ("c++", "g++", "clang++"):
        if compiler := shutil.which(name):
            return [compiler, *common]
    if find_spec("ziglang") is not None:
        return [sys.executable, "-m", "ziglang", "c++", *common]
    raise MissingExtra("error-extra-compiler")


def load_library(source: Path, device: str) -> ctypes.CDLL:
    """The library of a source, compiled unless the same source was compiled before; raises `MissingExtra`, `CalledProcessError`."""
    command = find_compiler(device)
    made_of = hashlib.sha256(source.read_bytes() + " ".join(command).encode()).hexdigest()[:16]
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "colonnade"
    library = home / f"{source.stem}-{device}-{made_of}.so"
    if not library.exists():
        home.mkdir(parents=True, exist_ok=True)
        unfinished = library.with_suffix(f".{os.getpid()}")  # two processes may compile at once
        subprocess.run([*command, str(source), "-o", str(unfinished)], check=True)
        unfinished.replace(library)
    return ctypes.CDLL(str(library))

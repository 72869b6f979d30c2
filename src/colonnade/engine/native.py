"""Compile kernels when they are first needed, with nvcc for the GPU, with a C++ compiler for the
processor, and load them.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Protocol

from colonnade.core.errors import MissingExtra
from colonnade.core.extras import format_install


class Buffer(Protocol):
    """Memory that a kernel reads or writes, such as a tensor of PyTorch."""

    def data_ptr(self) -> int:
        """Return the address of the first element."""
        ...


def find_compiler(device: str) -> list[str]:
    """Return the command, with flags, that compiles a source to a shared library for `cuda` or
    `cpu`; raises `MissingExtra`.
    """
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
    raise MissingExtra("error-extra-compiler", command=format_install("ziglang"))


def load_library(source: Path, device: str, constants: Mapping[str, int]) -> ctypes.CDLL:
    """Return the library of a source, compiled unless it was compiled before; raises
    `MissingExtra`, `CalledProcessError`.

    The source sees each constant as a macro, `RULES_` and its name.
    """
    command = [
        *find_compiler(device),
        *(f"-DRULES_{name}={value}" for name, value in constants.items()),
    ]
    digest = hashlib.sha256(source.read_bytes() + " ".join(command).encode()).hexdigest()[:16]
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "colonnade"
    library = cache / f"{source.parent.name}-{device}-{digest}.so"
    if not library.exists():
        cache.mkdir(parents=True, exist_ok=True)
        unfinished = library.with_suffix(f".{os.getpid()}")  # two processes may compile at once
        subprocess.run([*command, str(source), "-o", str(unfinished)], check=True)
        unfinished.replace(library)
    return ctypes.CDLL(str(library))


class KernelError(RuntimeError):
    """A kernel that could not be run, with CUDA's error number."""

    def __init__(self, name: str, number: int) -> None:
        super().__init__(f"The kernel {name} could not be run: CUDA error {number}.")

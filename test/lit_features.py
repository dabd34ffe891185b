"""The features a test may name in REQUIRES, UNSUPPORTED and XFAIL.

lit.cfg.py turns on those whose probe succeeds; tools/dev/lint_tests.py rejects
tests that name any other. To add a feature, add a row.
"""

import shutil
import subprocess
import sys


def _cross(arch):
    return bool(shutil.which(f"{arch}-linux-gnu-gcc") and shutil.which(f"qemu-{arch}"))


def _has_module(module, python):
    # Finding is quick; importing PyTorch takes seconds.
    code = f"import importlib.util, sys; sys.exit(importlib.util.find_spec('{module}') is None)"
    return subprocess.run([python, "-c", code], capture_output=True).returncode == 0


# name: (what it needs, probe(python interpreter for tests))
PROBES = {
    "system-linux": ("Linux", lambda python: sys.platform == "linux"),
    "aarch64-cross": ("gcc-aarch64-linux-gnu and qemu-user", lambda python: _cross("aarch64")),
    "riscv64-cross": ("gcc-riscv64-linux-gnu and qemu-user", lambda python: _cross("riscv64")),
    "numpy": ("NumPy", lambda python: _has_module("numpy", python)),
    "torch": ("PyTorch; scripts/setup --dev installs it", lambda python: _has_module("torch", python)),
}

# Set by the way the suite is run rather than by the machine.
MODES = {
    "roundtrip": "the second pass, in which jit-opt runs with --verify-roundtrip",
    "asan": "a build with AddressSanitizer",
}

KNOWN = sorted([*PROBES, *MODES])


def available(python):
    return [name for name, (_, probe) in PROBES.items() if probe(python)]

#!/usr/bin/env python3
"""The programs of vm-benchmark in TorchScript's interpreter, beside vm-benchmark itself.

    /usr/bin/python3 benchmarks/torchscript.py [--bin build/release/bin] [--repetitions 5]

Needs PyTorch (Debian: python3-torch). Prints nanoseconds of processor time, the least of the repetitions.
"""

import argparse
import csv
import io
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

try:
    import torch
except ImportError:
    sys.exit("error: PyTorch is not installed for this Python, expected the package python3-torch")


# The optimising executor would compile what is measured, and run something else.
torch._C._jit_set_profiling_executor(False)
torch.set_num_threads(1)

TRIPS, LENGTH = 10000, 100


@torch.jit.script
def counted_loop(n: int) -> int:
    total = 0
    for i in range(n):
        total = total + i
    return total


def chain(in_place):
    lines = ["def forward(x, y):", "    z = x + y"]
    lines += ["    z.add_(y)" if in_place else "    z = z + y"] * (LENGTH - 1)
    return torch.jit.CompilationUnit("\n".join([*lines, "    return z", ""])).forward


@torch.jit.script
def identity(x: torch.Tensor) -> torch.Tensor:
    return x


def least(function, count, repetitions):
    """Nanoseconds of one of `count` parts of a call."""
    best = float("inf")
    for _ in range(repetitions + 1):
        calls, start = 0, time.process_time()
        while time.process_time() - start < 0.2:
            for _ in range(10):
                function()
            calls += 10
        best = min(best, (time.process_time() - start) / calls / count)
    return 1e9 * best


def measure_ours(binary, repetitions):
    command = [binary, "--benchmark_format=csv", f"--benchmark_repetitions={repetitions}"]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    table = {}
    for row in csv.DictReader(io.StringIO(text[text.index("name,") :])):
        table[row["name"]] = min(table.get(row["name"], float("inf")), float(row["cpu_time"]))
    return table


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin", default=ROOT / "build/release/bin", type=Path, help="where vm-benchmark is")
    parser.add_argument("--repetitions", default=5, type=int, help="repetitions of each")
    options = parser.parse_args()
    one = torch.ones(1)
    new, in_place = chain(False), chain(True)
    programs = {
        "countedLoop/assign:1": (lambda: counted_loop(TRIPS), TRIPS),
        "tensorAdd/in_place:0": (lambda: new(one, one), LENGTH),
        "tensorAdd/in_place:1": (lambda: in_place(one, one), LENGTH),
        "identityCall": (lambda: identity(one), 1),
    }
    ours = measure_ours(options.bin.resolve() / "vm-benchmark", options.repetitions)
    print(f"{'':24} {'jit-mlir':>10} {'TorchScript':>12}")
    with torch.no_grad():
        for name, (function, count) in programs.items():
            theirs = least(function, count, options.repetitions)
            print(f"{name:24} {ours[name] / count:7.1f} ns {theirs:9.1f} ns")


main()

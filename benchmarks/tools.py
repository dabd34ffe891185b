#!/usr/bin/env python3
"""What the tools cost as whole processes: time from start to end, and peak memory.

    benchmarks/tools.py [--bin build/release/bin] [--runs 11]

Prints the median and the range over the runs, after one that is not counted.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DATA = "examples/digits/data"


def measure(command):
    """Seconds and peak memory in MB of one run."""
    start = time.perf_counter()
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    elapsed = time.perf_counter() - start
    if process.returncode != 0:
        sys.exit(f"error: {' '.join(map(str, command))} failed")
    return elapsed, usage.ru_maxrss / 1024


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin", default=ROOT / "build/release/bin", type=Path, help="where the tools are")
    parser.add_argument("--runs", default=11, type=int, help="counted runs of each command")
    options = parser.parse_args()
    tools = options.bin.resolve()
    weights = ["fc1.weight", "fc1.bias", "fc2.weight", "fc2.bias"]
    inputs = [f"--input=@{DATA}/test_images.npy"] + [f"--input=@{DATA}/mlp.safetensors:{name}" for name in weights]
    with tempfile.TemporaryDirectory() as work:
        commands = {
            "jit-opt --help": [tools / "jit-opt", "--help"],
            "jit-run mlp.mlir -O0": [tools / "jit-run", "examples/digits/mlp.mlir", "-O0", "--output=", *inputs],
            "jit-run mlp.mlir -O2": [tools / "jit-run", "examples/digits/mlp.mlir", "-O2", "--output=", *inputs],
            "jitc mlp.mlir": [tools / "jitc", "examples/digits/mlp.mlir", "-o", f"{work}/mlp.o", "--emit=obj,header"],
        }
        for name, command in commands.items():
            measure(command)
            runs = [measure(command) for _ in range(options.runs)]
            times = [1000 * seconds for seconds, _ in runs]
            memory = max(megabytes for _, megabytes in runs)
            print(f"{name:24} {statistics.median(times):7.1f} ms ({min(times):.1f} to {max(times):.1f}), {memory:.0f} MB")


main()

#!/usr/bin/env python3
"""What gradients cost: the time of value and gradient over that of the value alone, for ADBench's GMM and LSTM.

    benchmarks/autodiff/ratio.py [--bin build/release/bin] [--calls 30] [--rounds 3] [--check]

Needs NumPy (Debian: python3-numpy). Compiled by jit-run -O3, one thread; processor time in milliseconds, the least of all
calls. Value and gradient alternate, `rounds` times. Before that both are compared with formulas in NumPy (adbench.py);
--check does nothing else. Published ratios: gradients written by hand 1.93 (GMM, d = 10) and 3.10 (d = 64), Tapenade 3.05,
4.98 and 5.9 (LSTM).
"""

import argparse
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np

sys.dont_write_bytecode = True
import adbench  # noqa: E402

HERE = Path(__file__).resolve().parent
TOLERANCE = 1e-10  # of the largest element


def gmm_inputs(d):
    data = adbench.gmm_data(d)
    alphas, means, _, x, gamma, m = data
    return data, [*data, adbench.gmm_constant(d, len(alphas), len(x), gamma, m)]


def programs():
    """Name, file, suffix of the functions, NumPy's value and gradients, inputs."""
    for d in [10, 64]:
        data, inputs = gmm_inputs(d)
        yield f"GMM, d = {d}", "gmm.mlir", f"_d{d}", adbench.gmm(*data), inputs
    data = adbench.lstm_data()
    yield "LSTM", "lstm.mlir", "", adbench.lstm(*data), data


class Program:
    def __init__(self, options, file, suffix, inputs, work):
        self.options, self.file, self.suffix, self.work = options, file, suffix, Path(work)
        self.inputs = []
        for number, value in enumerate(inputs):
            np.save(self.work / f"in{number}.npy", np.asarray(value, dtype=np.float64))
            self.inputs.append(f"--input=@{self.work}/in{number}.npy")

    def run(self, function, *arguments):
        command = [self.options.bin / "jit-run", HERE / self.file, f"--function={function}{self.suffix}"]
        process = subprocess.run([*command, *self.inputs, *arguments], capture_output=True, text=True)
        if process.returncode != 0:
            sys.exit(f"error: {process.stderr}")
        return process.stdout

    def check(self, name, expected):
        """Compares value and gradients with the expected ones, on both paths."""
        places = [self.work / f"out{number}.npy" for number in range(len(expected))]
        for mode in ["interpret", "compile"]:
            self.run("gradient", f"--mode={mode}", *(f"--output=@{place}" for place in places))
            for number, (place, value) in enumerate(zip(places, expected)):
                error = np.abs(np.load(place) - value).max() / np.abs(value).max()
                if not error <= TOLERANCE:
                    sys.exit(f"error: {name}, {mode}: result {number} is off by {error:.1e} of the largest element")

    def measure(self, function, results):
        out = self.run(function, "-O3", f"--time={self.options.calls}", *["--output="] * results)
        return float(re.search(r"least ([0-9.]+) ms", out)[1])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin", default=HERE.parent.parent / "build/release/bin", type=Path, help="where jit-run is")
    parser.add_argument("--calls", default=30, type=int, help="timed calls a round")
    parser.add_argument("--rounds", default=3, type=int, help="rounds")
    parser.add_argument("--check", action="store_true", help="compare with NumPy, measure nothing")
    options = parser.parse_args()
    for name, file, suffix, expected, inputs in programs():
        with tempfile.TemporaryDirectory() as work:
            program = Program(options, file, suffix, inputs, work)
            program.check(name, expected)
            if options.check:
                print(f"{name}: as NumPy")
                continue
            rounds = [
                (program.measure("objective", 1), program.measure("gradient", len(expected)))
                for _ in range(options.rounds)
            ]
            value, gradient = (min(times) for times in zip(*rounds))
            each = ", ".join(f"{b / a:.2f}" for a, b in rounds)
            print(f"{name:12} value {value:8.3f} ms, gradient {gradient:8.3f} ms, ratio {gradient / value:.2f} ({each})")


main()

#!/usr/bin/python3 -B
"""Runs one lit suite for CTest and keeps its results for the closing summary.

usage: run_lit.py LIT NAME RESULTS.json TEST_PATH [lit options...]

Fails when lit fails, and when no test of the suite was executed.
"""

import json
import os
import subprocess
import sys

EXECUTED = {"PASS", "FLAKYPASS", "XFAIL", "FAIL", "XPASS", "TIMEOUT", "UNRESOLVED"}


def read_results(path):
    """Returns (number executed, [(name, reason)] of those skipped)."""
    with open(path, encoding="utf-8") as file:
        tests = json.load(file)["tests"]
    executed = sum(test["code"] in EXECUTED for test in tests)
    skipped = []
    for test in tests:
        if test["code"] not in EXECUTED:
            reason = " ".join(test["output"].split()) or test["code"].lower()
            skipped.append((test["name"], reason))
    return executed, sorted(skipped)


def main(argv):
    lit, name, results, path, *options = argv
    os.makedirs(os.path.dirname(results), exist_ok=True)
    if os.path.exists(results):
        os.remove(results)
    command = [lit, "--succinct", "--no-progress-bar", "--verbose", "--output", results, *options, path]
    code = subprocess.run(command).returncode
    if not os.path.exists(results):
        print(f"error: lit suite '{name}' wrote no results (exit status {code})", file=sys.stderr)
        return code or 1
    executed, skipped = read_results(results)
    for test, reason in skipped:
        print(f"skipped: {test}: {reason}")
    if executed == 0:
        print(f"error: lit suite '{name}': no test was executed", file=sys.stderr)
        return 1
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

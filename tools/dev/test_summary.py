#!/usr/bin/python3 -B
"""Prints what scripts/test ran: counts by kind, and every skipped test with its reason.

usage: test_summary.py RESULTS_DIR

RESULTS_DIR holds ctest.xml (ctest --output-junit) and the results of the lit suites (run_lit.py). Fails when a CTest
test failed or none ran, or when a lit suite that CTest ran left no results.
"""

import json
import os
import sys
import xml.etree.ElementTree

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import run_lit

FAILED = {"FAIL", "XPASS", "TIMEOUT", "UNRESOLVED"}


class Count:
    def __init__(self, kind):
        self.kind = kind
        self.passed = 0
        self.failed = 0
        self.skipped = []

    def __str__(self):
        return f"{self.kind}: {self.passed} passed, {self.failed} failed, {len(self.skipped)} skipped"


def skip_reason(output):
    """The line of a test's output that says why it was skipped."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    for index, line in enumerate(lines):
        # GTEST_SKIP() << reason prints the reason below its location.
        if line.endswith(": Skipped") and index + 1 < len(lines):
            return lines[index + 1]
    return lines[-1] if lines else "no reason given"


def count_ctest(path):
    """Returns (counts of the tests that are no lit suites, names of the lit suites)."""
    count, suites = Count("unit"), []
    for case in xml.etree.ElementTree.parse(path).getroot().iter("testcase"):
        name, status = case.get("name"), case.get("status")
        if name.startswith("lit/"):
            suites.append(name)
        elif status == "run":
            count.passed += 1
        elif status in ("notrun", "disabled"):
            count.skipped.append((name, skip_reason(case.findtext("system-out") or "")))
        else:
            count.failed += 1
    return count, suites


def count_lit(folder, suites):
    count, missing = Count("lit"), []
    for suite in suites:
        path = os.path.join(folder, suite + ".json")
        if not os.path.exists(path):
            missing.append(suite)
            continue
        with open(path, encoding="utf-8") as file:
            codes = [test["code"] for test in json.load(file)["tests"]]
        count.failed += sum(code in FAILED for code in codes)
        count.passed += sum(code in run_lit.EXECUTED - FAILED for code in codes)
        count.skipped += run_lit.read_results(path)[1]
    return count, missing


def main(argv):
    (folder,) = argv
    unit, suites = count_ctest(os.path.join(folder, "ctest.xml"))
    lit, missing = count_lit(folder, suites)
    print()
    for name, reason in lit.skipped + unit.skipped:
        print(f"skipped: {name}: {reason}")
    for suite in missing:
        print(f"error: {suite} left no results")
    # Without the compiler there are no lit suites; with it, each fails by itself when it runs nothing.
    for count in [lit, unit] if suites else [unit]:
        print(count)
    ran = lit.passed + lit.failed + unit.passed + unit.failed
    if not ran:
        print("error: no test ran")
    return 1 if missing or lit.failed or unit.failed or not ran else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

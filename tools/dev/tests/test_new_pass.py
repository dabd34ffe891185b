"""Tests of tools/dev/new_pass.py."""

import os
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import lint_tests
import new_pass
from lint_common import Findings

TREE = {
    "include/jit/Transforms/Passes.td": '#ifndef A\n#define A\ndef Z : Pass<"jit-z"> {}\n\n#endif // A\n',
    "lib/Transforms/CMakeLists.txt": "jit_add_library(JitTransforms\n  Decompose.cpp\n  Zip.cpp\n  LINK JitDialectIR)\n",
    "lib/Transforms/Zip.cpp": "",
}


def plan(name="hoist-loads", library="Transforms"):
    return new_pass.plan(library, name, "Moves loads out of loops", TREE.get)


class NewPass(unittest.TestCase):
    def test_files_are_named_alike(self):
        files = plan()
        self.assertIn('def HoistLoads : Pass<"jit-hoist-loads"> {', files["include/jit/Transforms/Passes.td"])
        self.assertTrue(files["include/jit/Transforms/Passes.td"].endswith("}\n\n#endif // A\n"))
        self.assertIn('#define DEBUG_TYPE "jit-hoist-loads"', files["lib/Transforms/HoistLoads.cpp"])
        self.assertIn("GEN_PASS_DEF_HOISTLOADS", files["lib/Transforms/HoistLoads.cpp"])
        self.assertIn("  Decompose.cpp\n  HoistLoads.cpp\n  Zip.cpp\n", files["lib/Transforms/CMakeLists.txt"])

    def test_the_test_fails_until_it_is_written(self):
        findings = Findings()
        lint_tests.lint_file("test/Transforms/hoist-loads.mlir", plan()["test/Transforms/hoist-loads.mlir"], findings)
        self.assertIn("no directive", findings.lines[0])

    def test_wrong_names_are_rejected(self):
        for arguments in [{"name": "HoistLoads"}, {"name": "zip"}, {"library": "Nowhere"}]:
            with self.assertRaises(ValueError):
                plan(**arguments)


if __name__ == "__main__":
    unittest.main()

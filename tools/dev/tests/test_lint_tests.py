"""Tests of tools/dev/lint_tests.py."""

import os
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import lint_tests as lint
from lint_common import Findings

RUN = "// RUN: jit-opt %s | FileCheck %s\n"


def findings_of(text):
    findings = Findings()
    lint.lint_file("test/Some/t.mlir", text, findings)
    return findings.lines


class Directives(unittest.TestCase):
    def expect_one(self, text, *words):
        lines = findings_of(text)
        self.assertEqual(1, len(lines), lines)
        for word in words:
            self.assertIn(word, lines[0])

    def test_a_sound_test_has_no_findings(self):
        self.assertEqual([], findings_of(RUN + "// CHECK-LABEL: @f\n// CHECK: jit.add %[[LHS:.*]]\n// What and why.\n"))

    def test_directive_without_colon(self):
        self.expect_one(RUN + "// CHECK: x\n// CHECK-LABEL @f\n", ":3:", "'CHECK-LABEL' has no colon", "--fix")

    def test_plain_check_before_ir(self):
        self.expect_one(RUN + "// CHECK: x\n// CHECK %0 = jit.add\n", "'CHECK' has no colon")

    def test_own_prefix_without_colon(self):
        text = "// RUN: jit-opt %s | FileCheck %s --check-prefixes=CHECK,DYN\n// DYN: x\n// DYN-NEXT jit.add\n"
        self.expect_one(text, "'DYN-NEXT' has no colon")

    def test_prose_that_begins_with_the_word(self):
        self.assertEqual([], findings_of(RUN + "// CHECK: x\n// CHECK lines below own only the op.\n"))

    def test_directive_of_a_prefix_that_is_not_passed(self):
        self.expect_one(RUN + "// CHECK: x\n// DYN-NEXT: y\n", "no RUN line passes --check-prefix=DYN")

    def test_filecheck_without_directive(self):
        self.expect_one(RUN + "func.func @f() { return }\n", "no directive")

    def test_generated_names(self):
        self.expect_one(RUN + "// CHECK: %[[VAL_3:.*]] = jit.add\n", "generated name")


class Files(unittest.TestCase):
    def test_separators(self):
        run = "// RUN: jit-opt %s -split-input-file\n"
        self.assertEqual([], findings_of(run + "// -----\n"))
        for wrong in ["//-----", "// ----", "// -----  ", "// --------"]:
            self.assertEqual(1, len(findings_of(run + wrong + "\n")), wrong)

    def test_separator_without_the_option(self):
        self.assertIn("-split-input-file", findings_of("// RUN: jit-opt %s\n// -----\n")[0])

    def test_unknown_feature(self):
        self.assertIn("unknown feature 'aarch46-cross'", findings_of("// REQUIRES: aarch46-cross\n// RUN: true\n")[0])
        self.assertEqual([], findings_of("// REQUIRES: aarch64-cross && !asan\n// RUN: true\n"))

    def test_no_run_line(self):
        self.assertIn("no RUN line", findings_of("func.func @f() { return }\n")[0])

    def test_expected_errors_must_be_verified(self):
        text = "// RUN: not jit-opt %s\n// expected-error @below {{x}}\n"
        self.assertIn("-verify-diagnostics", findings_of(text)[0])

    def test_continued_run_lines_are_one_command(self):
        text = "// RUN: jit-opt %s -verify-diagnostics \\\n// RUN:   -split-input-file\n// expected-error{{x}}\n// -----\n"
        self.assertEqual([], findings_of(text))

    def test_fix_repairs_colons_and_separators(self):
        text = "// RUN: jit-opt %s -split-input-file | FileCheck %s\n// CHECK-LABEL @f\n//-----\n"
        fixed = lint.lint_file("test/Some/t.mlir", text, Findings(), fix=True)
        self.assertIn("// CHECK-LABEL: @f\n// -----\n", fixed)
        self.assertEqual([], findings_of(fixed))


if __name__ == "__main__":
    unittest.main()

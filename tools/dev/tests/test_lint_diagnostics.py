"""Tests of tools/dev/lint_diagnostics.py."""

import os
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import lint_diagnostics as lint
from lint_common import Findings

SOURCE = """
  if (bad)
    return op.emitOpError("contraction sizes differ: lhs dimension ") << i
           << " is " << n << ", rhs" " dimension 0 is " << m;
  // diagnostic-untested: only C++ builds this
  emitError(loc, "no; such \\"op\\"");
  // emitError("commented out text")
  return emitError(loc) << name;
"""
MESSAGE = "contraction sizes differ: lhs dimension \0 is \0, rhs dimension 0 is \0"


class Extraction(unittest.TestCase):
    def test_literals_and_holes_of_a_statement(self):
        found = list(lint.diagnostics(SOURCE))
        self.assertEqual([(3, MESSAGE, None), (6, 'no; such "op"', "only C++ builds this")], found)

    def test_a_lambda_ends_at_its_bracket(self):
        (found,) = lint.diagnostics('walk([&] { return emitError(loc, "first text"); }, "other");')
        self.assertEqual("first text", found[1])

    def test_alternatives_and_arguments_of_helpers_are_holes(self):
        (found,) = lint.diagnostics('emitError(loc, Twine("operand ") + x) << (left ? "lhs" : "rhs") << " is " << join(d, ", ");')
        self.assertEqual("operand \0 is \0", found[1])

    def test_a_value_may_come_first(self):
        (found,) = lint.diagnostics('inferenceError(loc, opName, name + " has " + Twine(n) + " entries");')
        self.assertEqual("\0 has \0 entries", found[1])

    def test_helpers_count_where_they_are_called(self):
        source = """LogicalResult jit::inferenceError(Location loc, const Twine &message) {
  emitError(loc) << "'" << name << "' op " << message;
}
LogicalResult f() { return inferenceError(loc, "ranks differ: " + Twine(a)); }
Error g() { return createStringError(code, "cannot open '%s'", path); }
"""
        expected = [(4, "ranks differ: \0", None), (5, "cannot open '\0'\0", None)]
        self.assertEqual(expected, list(lint.diagnostics(source)))


class Coverage(unittest.TestCase):
    def covered(self, expected, message=MESSAGE):
        return lint.is_covered(message, [(expected, lint.windows(expected))])

    def test_an_expectation_may_begin_and_end_anywhere(self):
        self.assertTrue(self.covered("sizes differ: lhs dimension 1 is 8, rhs dimension 0 is 16"))
        self.assertTrue(self.covered("contraction sizes differ"))

    def test_another_text_does_not_cover(self):
        self.assertFalse(self.covered("batch sizes differ: lhs dimension 1 is 8, rhs dimension 0 is 16"))

    def test_text_inside_a_hole_alone_does_not_cover(self):
        self.assertFalse(self.covered("16", "is \0"))
        self.assertFalse(self.covered("tensor<4xf32>"))

    def test_patterns_of_the_expectation_match_anything(self):
        (text,) = lint.expectations("// expected-error-re @+1 {{contraction sizes {{.*}} is 8, rhs dimension}}")
        self.assertTrue(self.covered(text))

    def test_expectations_of_all_forms(self):
        text = "// expected-error@+2 {{one}}\n// expected-error @below {{two}}\n// CHECK: x.mlir:1:2: error: three\n"
        self.assertEqual(["one", "two", "three"], lint.expectations(text))

    def test_what_a_unit_test_expects_may_have_several_literals(self):
        text = """EXPECT_EQ(message, "'jit.x' op has no elements, "
                     "expected one");
          message = "set, not expected";"""
        self.assertEqual(["has no elements, expected one"], lint.unit_expectations(text))

    def test_the_name_of_the_operation_is_no_part_of_the_message(self):
        self.assertEqual(["ranks differ"], lint.expectations("// expected-error@+1 {{'jit.add' op ranks differ}}"))


class Form(unittest.TestCase):
    def test_capital_and_full_stop(self):
        findings = Findings()
        lint.lint_form("a.cpp:1", "Expected a tensor.", findings)
        self.assertEqual(2, findings.errors)

    def test_acronyms_and_dots_are_no_sentence(self):
        findings = Findings()
        lint.lint_form("a.cpp:1", "PTX is missing ...", findings)
        self.assertEqual(0, findings.errors)


if __name__ == "__main__":
    unittest.main()

"""Tests of tools/dev/lint_budgets.py and lint_headers.py."""

import os
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import lint_budgets
import lint_headers
from lint_common import Findings

SOURCE = """#include "a.h"

namespace mlir::jit {
namespace {
struct Pattern : public OpRewritePattern<AddOp> {
  LogicalResult matchAndRewrite(AddOp op,
                                PatternRewriter &rewriter) const override {
    if (op) {
      return failure();
    }
    return success();
  }

private:
  int size() const {
    return 1;
  }
};
} // namespace

static int table[] = {
    1, 2};

int twice(int x) { return 2 * x; }

void AddOp::build(OpBuilder &b) {
  auto f = [&]() {
  };
}
} // namespace mlir::jit
"""


class Budgets(unittest.TestCase):
    def test_functions_and_their_lengths(self):
        self.assertEqual([("AddOp::build", 26, 4)], [f for f in lint_budgets.functions(SOURCE) if "::" in f[0]])
        names = [name for name, _, _ in lint_budgets.functions(SOURCE)]
        self.assertNotIn("table", names)

    def test_methods_in_a_class(self):
        self.assertIn(("matchAndRewrite", 6, 7), list(lint_budgets.functions(SOURCE)))
        self.assertIn(("size", 15, 3), list(lint_budgets.functions(SOURCE)))

    def count(self, name, lines):
        findings = Findings()
        lint_budgets.lint_file(name, "x;\n" * lines, findings)
        return len(findings.lines), findings.errors

    def test_soft_and_hard_caps(self):
        self.assertEqual((0, 0), self.count("lib/A.cpp", 600))
        self.assertEqual((1, 0), self.count("lib/A.cpp", 601))
        self.assertEqual((1, 1), self.count("lib/A.cpp", 801))
        self.assertEqual((1, 1), self.count("test/A/a.mlir", 301))

    def test_long_function(self):
        findings = Findings()
        lint_budgets.lint_file("lib/A.cpp", "void f() {\n" + "  g();\n" * 160 + "}\n", findings)
        self.assertIn("'f' has 162 lines", findings.lines[0])

    def test_folders(self):
        findings = Findings()
        lint_budgets.lint_folders([f"{folder}/{i}" for folder in ("lib/A", "test/e2e") for i in range(26)], findings)
        self.assertEqual(["lib/A: warning: folder has 26 files, better at most 25"], findings.lines)


class Headers(unittest.TestCase):
    def test_guards_follow_paths(self):
        for name, guard in [
            ("include/jit/Dialect/Jit/IR/Jit.h", "JIT_DIALECT_JIT_IR_JIT_H"),
            ("runtime/jitrt/tensor/shape.h", "JITRT_TENSOR_SHAPE_H"),
            ("lib/Conversion/JitToLinalg/Patterns.h", "JIT_LIB_CONVERSION_JITTOLINALG_PATTERNS_H"),
        ]:
            self.assertEqual(guard, lint_headers.expected_guard(name))

    def test_fix_renames_the_guard(self):
        findings = Findings()
        text = "// A.\n#ifndef OLD_H\n#define OLD_H\n#endif // OLD_H\n"
        fixed = lint_headers.lint_guard("include/jit/A.h", text, findings, fix=True)
        self.assertEqual("// A.\n#ifndef JIT_A_H\n#define JIT_A_H\n#endif // JIT_A_H\n", fixed)
        self.assertEqual(0, findings.errors)

    def test_wrong_and_missing_guards(self):
        findings = Findings()
        lint_headers.lint_guard("include/jit/A.h", "#ifndef B_H\n#define B_H\n#endif\n", findings, fix=False)
        lint_headers.lint_guard("include/jit/A.h", "int x;\n", findings, fix=False)
        self.assertEqual(2, findings.errors)

    def test_the_runtime_includes_no_compiler(self):
        findings = Findings()
        text = '#include "jitrt/a.h"\n#include <vector>\n#include "llvm/ADT/X.h"\n#include "jit/Y.h"\n'
        lint_headers.lint_runtime_includes("runtime/jitrt/a.cpp", text, findings)
        self.assertEqual(2, findings.errors)


if __name__ == "__main__":
    unittest.main()

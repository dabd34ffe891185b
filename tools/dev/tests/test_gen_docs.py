"""Tests of tools/dev/gen_docs.py, on a small dialect in a folder of its own."""

import contextlib
import io
import os
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import gen_docs

BASE = """
#ifndef BASE
#define BASE
include "mlir/IR/OpBase.td"
def Jit_Dialect : Dialect { let name = "jit"; let cppNamespace = "x"; let summary = "Programs"; }
class Jit_Op<string name> : Op<Jit_Dialect, name>;
#endif
"""
FILES = {
    "Dialect/Jit/IR/Base.td": BASE,
    "Dialect/Jit/IR/JitListOps.td": """
include "jit/Dialect/Jit/IR/Base.td"
def PopOp : Jit_Op<"list_pop"> { let summary = "Removes"; }
""",
    "Dialect/Jit/IR/JitOps.td": """
include "jit/Dialect/Jit/IR/JitListOps.td"
def NopOp : Jit_Op<"nop"> { let summary = "Does nothing"; }
""",
    "Transforms/Passes.td": """
include "mlir/Pass/PassBase.td"
def Drop : Pass<"jit-drop"> { let summary = "Drops values"; }
""",
}


class GenDocs(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = folder.name
        for name, text in FILES.items():
            path = os.path.join(self.root, "include/jit", name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)

    def run_tool(self, *options):
        """Returns the exit status and what was printed to stderr."""
        with contextlib.redirect_stderr(io.StringIO()) as printed:
            status = gen_docs.main(["--root", self.root, *options])
        return status, printed.getvalue()

    def page(self, name):
        with open(os.path.join(self.root, "docs", name), encoding="utf-8") as file:
            return file.read()

    def test_operations_are_listed_by_family(self):
        self.assertEqual(0, self.run_tool()[0])
        page = self.page("Dialect.md")
        self.assertLess(page.index("## List operations"), page.index("### `jit.list_pop`"))
        self.assertLess(page.index("## Other operations"), page.index("### `jit.nop`"))
        self.assertIn("| List | [list_pop](#jitlist_pop-xpopop) |", page)
        self.assertEqual(1, page.count("### `jit.list_pop`"))

    def test_passes_are_listed_by_library(self):
        self.run_tool()
        self.assertIn("## Transforms\n\n### `--jit-drop`\n\n_Drops values_\n", self.page("Passes.md"))

    def test_check_tells_a_page_that_is_not_current(self):
        self.assertIn("docs/Dialect.md is not current; fix: ", self.run_tool("--check")[1])
        self.run_tool()
        self.assertEqual((0, ""), self.run_tool("--check"))
        with open(os.path.join(self.root, "docs/Passes.md"), "a", encoding="utf-8") as file:
            file.write("by hand\n")
        status, printed = self.run_tool("--check")
        self.assertEqual(1, status)
        self.assertIn("docs/Passes.md is not current", printed)
        self.assertNotIn("docs/Dialect.md is not current", printed)

    def test_nothing_to_document_is_an_error(self):
        with tempfile.TemporaryDirectory() as self.root:
            status, printed = self.run_tool()
        self.assertEqual(1, status)
        self.assertIn("no TableGen file", printed)

    def test_names(self):
        self.assertEqual("Linear algebra", gen_docs.spaced("LinearAlgebra"))
        self.assertEqual("NN", gen_docs.spaced("NN"))


if __name__ == "__main__":
    unittest.main()

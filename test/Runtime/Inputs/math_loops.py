"""Prints an LLVM module with a loop for each function that calls it on an array.

usage: math_loops.py TYPE FUNCTION...     TYPE is f32 or f64
"""

import sys

element = sys.argv[1]
llvm = {"f32": "float", "f64": "double"}[element]
for name in sys.argv[2:]:
    print(f"""
declare {llvm} @jit_math_{name}_{element}({llvm})

define void @loop_{name}(ptr noalias %x, ptr noalias %y, i64 %n) {{
entry:
  br label %body
body:
  %i = phi i64 [0, %entry], [%next, %body]
  %from = getelementptr {llvm}, ptr %x, i64 %i
  %to = getelementptr {llvm}, ptr %y, i64 %i
  %argument = load {llvm}, ptr %from
  %result = call {llvm} @jit_math_{name}_{element}({llvm} %argument)
  store {llvm} %result, ptr %to
  %next = add nuw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %body
exit:
  ret void
}}""")

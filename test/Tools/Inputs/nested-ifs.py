"""Prints a program of nested ifs, as many as the argument says: x + 1 in each, and once more."""
import sys

depth = int(sys.argv[1])
print("func.func @main(%c: i1, %x: tensor<f32>) -> tensor<f32> { // {{{{ does not count")
print("  %one = jit.constant dense<1.0> : tensor<f32>")
for i in range(depth):
    value = "%x" if i == 0 else f"%v{i - 1}"
    print(f"  %r{i} = jit.if %c : tensor<f32> {{ %v{i} = jit.add {value}, %one : tensor<f32>")
print(f"  %v = jit.add %v{depth - 1}, %one : tensor<f32>")
result = "%v"
for i in reversed(range(depth)):
    print(f"  jit.yield {result} : tensor<f32> }} else {{ jit.yield %x : tensor<f32> }}")
    result = f"%r{i}"
print(f"  return {result} : tensor<f32>\n}}")

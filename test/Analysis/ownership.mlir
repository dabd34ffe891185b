// RUN: jit-opt %s -jit-print-ownership -o /dev/null 2>&1 | FileCheck %s

func.func private @declaration(tensor<4xf32>)

// The outer block first, then those of its regions; host scalars end as well.
// CHECK-LABEL: func.func @ends
// CHECK-NEXT:    %arg0: ends after jit.loop
// CHECK-NEXT:    %arg1: never used
// CHECK-NEXT:    %arg2: ends after jit.loop
// CHECK-NEXT:    %cst: ends with operand #1 of jit.loop
// CHECK-NEXT:    %0: ends with operand #0 of func.return
// CHECK-NEXT:    in jit.loop region #0
// CHECK-NEXT:      %arg3: never used
// CHECK-NEXT:      %arg4: ends with operand #0 of jit.add
// CHECK-NEXT:      %1: ends after jit.if
// CHECK-NEXT:      %2: ends with operand #1 of jit.continue
// CHECK-NEXT:      in jit.if region #0
// CHECK-NEXT:        %3: ends with operand #1 of jit.add
// CHECK-NEXT:        %4: ends with operand #0 of jit.yield
// CHECK-NEXT:      in jit.if region #1
func.func @ends(%w: tensor<4xf32>, %u: i64, %c: i1) -> tensor<4xf32> {
  %0 = jit.constant dense<0.0> : tensor<4xf32>
  %r = jit.loop while %c iter(%i, %h = %0) : tensor<4xf32> {
    %s = jit.add %h, %w : tensor<4xf32>
    %t = jit.if %c : tensor<4xf32> {
      %e = jit.exp %s : tensor<4xf32>
      %f = jit.add %e, %e : tensor<4xf32>
      jit.yield %f : tensor<4xf32>
    } else {
      jit.yield %s : tensor<4xf32>
    }
    jit.continue %c, %t : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

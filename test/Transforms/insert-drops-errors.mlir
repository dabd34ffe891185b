// RUN: jit-opt %s -jit-insert-drops -split-input-file -verify-diagnostics
// RUN: jit-opt %s -jit-mark-moves -split-input-file -verify-diagnostics
// RUN: jit-opt %s -jit-print-ownership -split-input-file -verify-diagnostics

// expected-error @below {{'func.func' op has a region of 2 blocks, expected one: control flow is 'jit.if' and 'jit.loop' here}}
func.func @blocks(%x: tensor<4xf32>) -> tensor<4xf32> {
  cf.br ^next
^next:
  return %x : tensor<4xf32>
}

// -----

func.func @terminator_with_region(%x: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %r = scf.forall (%i) in (%n) shared_outs(%o = %x) -> tensor<4xf32> {
    %e = tensor.extract_slice %x[0] [1] [1] : tensor<4xf32> to tensor<1xf32>
    // expected-error @below {{'scf.forall.in_parallel' op is a terminator with a region, expected none: no value can be dropped after it}}
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %o[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  return %r : tensor<4xf32>
}

// RUN: jit-opt %s -jit-flatten-stages -verify-diagnostics

// Which stage a block belongs to is not known where blocks branch.
// expected-error @below {{'func.func' op has stages and 2 blocks, expected one block}}
func.func @blocks() {
  jit.stage {
  }
  cf.br ^next
^next:
  return
}

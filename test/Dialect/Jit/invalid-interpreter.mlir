// RUN: jit-opt %s -split-input-file -verify-diagnostics

func.func @load_c1(%c: i1) {
  jit.if %c {
    // expected-error @below {{'jit.load' op lies in 'jit.if', expected directly in a function}}
    %x = jit.load slot 0 : tensor<f32>
  }
  return
}

// -----

func.func @store_c1(%c: i1, %x: tensor<f32>) {
  jit.if %c {
    // expected-error @below {{'jit.store' op lies in 'jit.if', expected directly in a function}}
    jit.store %x, slot 0 : tensor<f32>
  }
  return
}

// -----

func.func @suspend_c1(%c: i1) {
  jit.if %c {
    // expected-error @below {{'jit.suspend' op lies in 'jit.if', expected directly in a function}}
    jit.suspend
  }
  return
}

// -----

func.func @slot_negative() {
  // expected-error @below {{attribute 'slot' failed to satisfy constraint: 64-bit signless integer attribute whose value is non-negative}}
  %x = "jit.load"() <{slot = -1 : i64}> : () -> tensor<f32>
  return
}

// -----

func.func @moves_count(%x: tensor<f32>) {
  // expected-error @below {{'jit.add' op has 'jit.moves' array<i1: true>, expected an array of i1 with one entry for each of its 2 operands}}
  %0 = jit.add %x, %x {jit.moves = array<i1: true>} : tensor<f32>
  return
}

// -----

func.func @moves_kind(%x: tensor<f32>) {
  // expected-error @below {{'jit.exp' op has 'jit.moves' unit, expected an array of i1}}
  %0 = jit.exp %x {jit.moves} : tensor<f32>
  return
}

func.func @stages(%x: tensor<4xf32>, %l: !jit.list<tensor<4xf32>>) -> tensor<4xf32> {
  jit.drop %l : !jit.list<tensor<4xf32>>
  %e = jit.exp %x {jit.moves = array<i1: true>} : tensor<4xf32>
  jit.store %e, slot 3 {jit.moves = array<i1: true>} : tensor<4xf32>
  jit.suspend
  %a = jit.load slot 3 : tensor<4xf32>
  %b = jit.load slot 3 take : tensor<4xf32>
  %r = jit.add %a, %b : tensor<4xf32>
  jit.drop %a, %b : tensor<4xf32>, tensor<4xf32>
  return %r : tensor<4xf32>
}

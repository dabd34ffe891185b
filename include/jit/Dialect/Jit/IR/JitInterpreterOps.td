//===- JitInterpreterOps.td - what the interpreter's passes make -*- tablegen -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_JITINTERPRETEROPS_TD
#define JIT_DIALECT_JIT_IR_JITINTERPRETEROPS_TD

include "jit/Dialect/Jit/IR/JitOpBase.td"

// Only the passes of the interpreter make these; docs/Interpreter.md describes
// the form in which they occur.

//===----------------------------------------------------------------------===//
// Ownership
//===----------------------------------------------------------------------===//

def Jit_DropOp : Jit_Op<"drop", [MemoryEffects<[MemFree]>]> {
  let summary = "Releases values that nothing uses any more";
  let description = [{
    The registers of `values` give up what they hold. It is the last use of each
    of them.

    ```mlir
    jit.drop %a, %l : tensor<4xf32>, !jit.list<tensor<4xf32>>
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "$values attr-dict `:` type($values)";
}

//===----------------------------------------------------------------------===//
// Stages
//===----------------------------------------------------------------------===//

// Slots outlive the registers: they are what a suspended state consists of.

def Jit_Slot : ConfinedAttr<I64Attr, [IntNonNegative]>;

def Jit_LoadOp : Jit_Op<"load", [MemoryEffects<[MemRead]>]> {
  let summary = "A value that an earlier stage left in a slot";
  let description = [{
    The value that `jit.store` put into the slot. `take` empties the slot: no
    later stage loads it. Directly in a function's body (`load_c1`).

    ```mlir
    %h = jit.load slot 0 take : tensor<4xf32>
    ```
  }];
  let arguments = (ins Jit_Slot:$slot, UnitAttr:$take);
  let results = (outs AnyType:$result);
  let assemblyFormat = "`slot` $slot (`take` $take^)? attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Jit_StoreOp : Jit_Op<"store", [MemoryEffects<[MemWrite]>]> {
  let summary = "Leaves a value for later stages";
  let description = [{
    Puts `value` into a slot, which is empty before. Directly in a function's
    body (`store_c1`).

    ```mlir
    jit.store %h, slot 0 : tensor<4xf32>
    ```
  }];
  let arguments = (ins AnyType:$value, Jit_Slot:$slot);
  let assemblyFormat = "$value `,` `slot` $slot attr-dict `:` type($value)";
  let hasVerifier = 1;
}

// A write to nothing in particular: it stays, and in its place.
def Jit_SuspendOp : Jit_Op<"suspend", [MemoryEffects<[MemWrite]>]> {
  let summary = "The end of a stage";
  let description = [{
    The run may stop here and go on later, from a copy of its state or on
    another thread. No register is in use: what later stages need is in slots.
    Directly in a function's body (`suspend_c1`).
  }];
  let assemblyFormat = "attr-dict";
  let hasVerifier = 1;
}

#endif // JIT_DIALECT_JIT_IR_JITINTERPRETEROPS_TD

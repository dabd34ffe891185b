//===- Passes.td - passes on the jit dialect -*- tablegen -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_TRANSFORMS_PASSES_TD
#define JIT_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def Decompose : Pass<"jit-decompose"> {
  let summary = "Replaces composites by the primitives that define them";
  let description = [{
    Every operation with `DecomposeOpInterface` is replaced by its defining
    program, again and again until only primitives are left.

    ```mlir
    %0 = jit.relu %x : tensor<4xf32>
    ```
    becomes
    ```mlir
    %cst = jit.constant dense<0.0> : tensor<f32>
    %0 = jit.maximum %x, %cst : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    ```
  }];
  let options = [
    ListOption<"keep", "keep", "std::string",
               "Names of composites to leave, e.g. jit.softmax">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::jit::JitDialect",
                           "::mlir::tensor::TensorDialect"];
}

def VerifyProgram : Pass<"jit-verify-program", "::mlir::ModuleOp"> {
  let summary = "Rejects what a program may not contain";
  let description = [{
    A program has operations of the dialects `jit` and `check`, functions, the
    arithmetic of `arith` on host scalars that the interpreter has, and
    `tensor.cast`, `tensor.dim`, `tensor.extract` and `tensor.from_elements`.
    Its values are tensors of the dialect's element types, without an encoding,
    lists of such, and host scalars: `index`, `i64`, `f64` and `i1`. Its
    constants are dense. Everything else is an error, before any path can treat
    it in a way of its own.
  }];
}

def GuardScalars : Pass<"jit-guard-scalars"> {
  let summary = "Makes arithmetic on host scalars total";
  let description = [{
    Division by zero, the least integer divided by -1, shifts by the width or
    more, and conversions of what does not fit are undefined in `arith`. In a
    program they are as on tensors: x / 0 has all bits set, x rem 0 is x, what
    is shifted out is gone, and conversions saturate, NaN to 0.

    ```mlir
    %0 = arith.remui %x, %y : i64
    ```
    becomes
    ```mlir
    %z = arith.cmpi eq, %y, %c0 : i64
    %s = arith.select %z, %c1, %y : i64
    %r = arith.remui %x, %s : i64
    %0 = arith.select %z, %x, %r : i64
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

def RemoveBarriers : Pass<"jit-remove-barriers"> {
  let summary = "Replaces the results of barriers by the operands";
  let description = [{
    Barriers are for passes that merge equal computations. Behind the last of
    those their results are their operands.

    ```mlir
    %0 = jit.barrier(%x) : (tensor<4xf32>) -> tensor<4xf32>
    %1 = jit.exp %0 : tensor<4xf32>
    ```
    becomes
    ```mlir
    %1 = jit.exp %x : tensor<4xf32>
    ```
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

def FoldConstants : Pass<"jit-fold-constants"> {
  let summary = "Computes small tensors that are constant";
  let description = [{
    An elementwise operation whose operands are constants becomes a constant
    where its value is exact: integer and boolean arithmetic, comparisons,
    selection, conversions, and the float operations that IEEE 754 defines.
    Those that call the math library are left for the running program.

    ```mlir
    %a = jit.constant dense<[1, 2]> : tensor<2xi32>
    %b = jit.constant dense<3> : tensor<i32>
    %0 = jit.add %a, %b : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
    ```
    becomes
    ```mlir
    %0 = jit.constant dense<[4, 5]> : tensor<2xi32>
    ```
  }];
  let options = [
    Option<"limit", "limit", "int64_t", "1024",
           "The largest number of elements that is computed">
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::func::FuncDialect",
    "::mlir::jit::JitDialect", "::mlir::math::MathDialect"
  ];
}

def ForwardLists : Pass<"jit-forward-lists"> {
  let summary = "Takes list elements from where they were put";
  let description = [{
    Where the operations that make a list are seen, `jit.list_get` with a
    constant index becomes the element and `jit.list_len` a number. Lists that
    nobody uses then go.

    ```mlir
    %l = jit.list_construct %a, %b
        : (tensor<2xf32>, tensor<2xf32>) -> !jit.list<tensor<2xf32>>
    %m = jit.list_append %l, %c
        : (!jit.list<tensor<2xf32>>, tensor<2xf32>) -> !jit.list<tensor<2xf32>>
    %x = jit.list_get %m[%minus_one] : !jit.list<tensor<2xf32>> -> tensor<2xf32>
    ```
    becomes `%c`.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::jit::JitDialect",
                           "::mlir::tensor::TensorDialect"];
}

def InferShapes : Pass<"jit-infer-shapes", "::mlir::ModuleOp"> {
  let summary = "Propagates shapes and element types forward";
  let description = [{
    Types flow from the arguments of functions through all operations; unranked
    types become ranked, `?` extents become known where they follow. A result's
    type is the meet of what its operands give and what the program declares. A
    branch's results have the join of what the branches yield, a loop's carried
    values the join of their initial values and what the body gives for them.
    Private functions are copied for each combination of argument types they
    are called with. Fails where an unranked type is left.

    ```mlir
    func.func @f(%x: tensor<2xf32>, %n: index) -> tensor<*xf32> {
      %r = jit.loop max %n iter(%i, %a = %x) : (tensor<2xf32>) -> (tensor<*xf32>) {
        %b = jit.neg %a : tensor<*xf32>
        jit.continue %b : tensor<*xf32>
      }
      return %r : tensor<*xf32>
    }
    ```
    becomes
    ```mlir
    func.func @f(%x: tensor<2xf32>, %n: index) -> tensor<2xf32> {
      %r = jit.loop max %n iter(%i, %a = %x) : tensor<2xf32> {
        %b = jit.neg %a : tensor<2xf32>
        jit.continue %b : tensor<2xf32>
      }
      return %r : tensor<2xf32>
    }
    ```
  }];
  let options = [
    Option<"function", "function", "std::string", "\"main\"",
           "The function that the input types are for">,
    ListOption<"inputTypes", "input-types", "std::string",
               "Types of its arguments, which refine the declared ones">
  ];
  let dependentDialects = ["::mlir::jit::JitDialect",
                           "::mlir::tensor::TensorDialect"];
}

def UnrollLoops : Pass<"jit-unroll-loops"> {
  let summary = "Replaces small loops by their iterations";
  let description = [{
    A `jit.loop` whose number of iterations is a constant, and small, becomes
    that many copies of its body.

    ```mlir
    %two = arith.constant 2 : index
    %r = jit.loop max %two iter(%i, %a = %x) : tensor<2xf32> {
      %b = jit.neg %a : tensor<2xf32>
      jit.continue %b : tensor<2xf32>
    }
    ```
    becomes
    ```mlir
    %0 = jit.neg %x : tensor<2xf32>
    %1 = jit.neg %0 : tensor<2xf32>
    ```
  }];
  let options = [
    Option<"maxTrips", "max-trips", "uint64_t", "8",
           "The largest number of iterations">,
    Option<"maxOps", "max-ops", "uint64_t", "256",
           "The largest number of operations that a loop becomes">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::jit::JitDialect",
                           "::mlir::tensor::TensorDialect"];
}

//===----------------------------------------------------------------------===//
// The interpreter's form (docs/Interpreter.md)
//===----------------------------------------------------------------------===//

def DesugarTripCounts : Pass<"jit-desugar-trip-counts"> {
  let summary = "Makes trip counts and iteration numbers carried values";
  let description = [{
    Afterwards a `jit.loop` has no trip count, the body does not use its
    iteration number, and there is a condition before the first iteration and at
    the end of each. A loop that neither counts nor uses the number carries
    nothing new.

    ```mlir
    %r = jit.loop max %n while %c iter(%i, %a = %x) : tensor<2xf32> {
      %b, %d = ...
      jit.continue %d, %b : tensor<2xf32>
    }
    ```
    becomes
    ```mlir
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %below = arith.cmpi sgt, %n, %zero : index
    %first = arith.andi %below, %c : i1
    %r:2 = jit.loop while %first iter(%_, %k = %zero, %a = %x) : index, tensor<2xf32> {
      %b, %d = ...
      %next = arith.addi %k, %one : index
      %more = arith.cmpi slt, %next, %n : index
      %go = arith.andi %more, %d : i1
      jit.continue %go, %next, %b : index, tensor<2xf32>
    }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::jit::JitDialect"];
}

def FlattenStages : Pass<"jit-flatten-stages"> {
  let summary = "Separates the stages of functions";
  let description = [{
    A stage reaches from the end of the one before it to its own end; the last
    one reaches to the end of the function. Between two stages stands
    `jit.suspend`, which no value crosses in a register: a stage begins with
    `jit.load` of what earlier ones left for it, and ends with `jit.store` of
    what later ones need of it. The last load of a slot takes the value.
    Constants are made again in each stage that uses them.

    ```mlir
    %h = jit.stage : tensor<4xf32> {
      %e = jit.exp %x : tensor<4xf32>
      jit.yield %e : tensor<4xf32>
    }
    %g = jit.stage : tensor<4xf32> {
      %m = jit.mul %h, %h : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      jit.yield %m : tensor<4xf32>
    }
    return %g : tensor<4xf32>
    ```
    becomes
    ```mlir
    %e = jit.exp %x : tensor<4xf32>
    jit.store %e, slot 0 : tensor<4xf32>
    jit.suspend
    %h = jit.load slot 0 take : tensor<4xf32>
    %m = jit.mul %h, %h : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %m : tensor<4xf32>
    ```
    `jit.checkpoint`, whose region runs once as well, is replaced by it.
  }];
  let dependentDialects = ["::mlir::jit::JitDialect",
                           "::mlir::tensor::TensorDialect"];
}

def InsertDrops : Pass<"jit-insert-drops"> {
  let summary = "Releases values that their last use does not";
  let description = [{
    Results and block arguments that nothing uses are dropped at once, values
    whose last use lies in a region of a later operation of their block behind
    that operation: whichever side of a `jit.if` runs, and however often a
    loop's body does. Values whose last use is an operand in their own block are
    left to `--jit-mark-moves`. Host scalars are never dropped.

    ```mlir
    %a = jit.exp %x : tensor<4xf32>
    jit.if %c {
      jit.print %a : tensor<4xf32>
    }
    ```
    becomes
    ```mlir
    %a = jit.exp %x : tensor<4xf32>
    jit.if %c {
      jit.print %a : tensor<4xf32>
    }
    jit.drop %a : tensor<4xf32>
    ```
  }];
  let dependentDialects = ["::mlir::jit::JitDialect"];
}

def MarkMoves : Pass<"jit-mark-moves"> {
  let summary = "Marks operands that give up their value";
  let description = [{
    An operand is moved when it is the last use of its value and lies in the
    value's own block. Of several equal operands of one operation the last one
    is moved. Operands of `return`, `jit.yield` and `jit.continue` are
    moved by the same rule. Host scalars are never moved.

    ```mlir
    %0 = jit.add %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    ```
    becomes
    ```mlir
    %0 = jit.add %x, %x {jit.moves = array<i1: false, true>}
        : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    ```
    `jit.drop` always moves and is not marked.
  }];
  let dependentDialects = ["::mlir::jit::JitDialect"];
}

def PrintOwnership : Pass<"jit-print-ownership"> {
  let summary = "Prints where values end";
  let description = [{
    One line a value on the standard error stream, as the analysis of
    `--jit-insert-drops` and `--jit-mark-moves` finds it; changes nothing.

    ```
    func.func @f
      %arg0: moved by operand #1 of jit.add
      %0: ends after jit.if, which uses it in a region
      %1: never used
    ```
  }];
}

#endif // JIT_TRANSFORMS_PASSES_TD

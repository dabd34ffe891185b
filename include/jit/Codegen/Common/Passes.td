//===- Passes.td - code generation common to all targets -*- tablegen -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_CODEGEN_COMMON_PASSES_TD
#define JIT_CODEGEN_COMMON_PASSES_TD

include "mlir/Pass/PassBase.td"

def PrepareEntries : Pass<"jit-prepare-entries", "::mlir::ModuleOp"> {
  let summary = "Gives public functions buffers for their results";
  let description = [{
    A result with a static shape becomes a `memref` argument that the function
    writes to; results with dynamic extents stay results. Arguments are marked
    as read-only for bufferization. An operation on tensors that bufferization
    cannot handle is an error, and so is a call of a function without a body.

    Two tensors are copied first: one that returns or calls would get as a view
    with gaps, and one that is used elsewhere but would be overwritten on the
    way to a result in the caller's buffer.

    ```mlir
    func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
      ...
      return %r : tensor<4xf32>
    }
    ```
    becomes
    ```mlir
    func.func @f(%x: tensor<4xf32> {bufferization.writable = false},
                 %out: memref<4xf32>) {
      ...
      bufferization.materialize_in_destination %r in restrict writable %out
        : (tensor<4xf32>, memref<4xf32>) -> ()
      return
    }
    ```
  }];
  let dependentDialects = ["::mlir::bufferization::BufferizationDialect",
                           "::mlir::memref::MemRefDialect"];
}

def SeparateInits : Pass<"jit-separate-inits", "::mlir::func::FuncOp"> {
  let summary = "Lets few operations have the same initial tensor";
  let description = [{
    Equal `tensor.empty`, and `linalg.fill` of such, have been merged. Results
    that are computed in one of them can share its buffer, which saves memory,
    but bufferization looks at each two of them: of the operations that write to
    one, in their order, so many share a copy.

    ```mlir
    %e = tensor.empty() : tensor<4xf32>
    %a = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %b = linalg.log ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    ```
    becomes, with `share=1`,
    ```mlir
    %e = tensor.empty() : tensor<4xf32>
    %a = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %f = tensor.empty() : tensor<4xf32>
    %b = linalg.log ins(%a : tensor<4xf32>) outs(%f : tensor<4xf32>) -> tensor<4xf32>
    ```
  }];
  let options = [
    Option<"share", "share", "unsigned", "16",
           "How many operations may have the same initial tensor">
  ];
}

def ReuseCarries : Pass<"jit-reuse-carries"> {
  let summary = "Lets carried tensors of loops keep their buffers";
  let description = [{
    At the end of a loop's body, a new carried tensor whose shape is that of the
    old one is written to the old one's buffer, so that bufferization allocates
    nothing that outlives an iteration. Carried tensors that exchange their
    places are copied first.

    ```mlir
    %r = scf.for ... iter_args(%a = %init) -> (tensor<4xf32>) {
      %b = linalg.generic ...
      scf.yield %b : tensor<4xf32>
    }
    ```
    becomes
    ```mlir
    %r = scf.for ... iter_args(%a = %init) -> (tensor<4xf32>) {
      %b = linalg.generic ...
      %c = bufferization.materialize_in_destination %b in %a
      scf.yield %c : tensor<4xf32>
    }
    ```
  }];
  let dependentDialects = ["::mlir::bufferization::BufferizationDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def TieCarries : Pass<"jit-tie-carries", "::mlir::func::FuncOp"> {
  let summary = "Finds carried tensors whose extents no iteration changes";
  let description = [{
    Supposes that the dynamic extents of a loop's carried tensors are those of
    the initial values, simplifies the body accordingly, and keeps the result if
    the extents of the next carried tensors then are the same again (it follows
    by induction that they always are). So checks of extents against each other
    and branches for an extent of 1 disappear from loops, and elementwise
    operations in them fuse.

    ```mlir
    %r = scf.for ... iter_args(%a = %init) -> (tensor<?xf32>) {
      %da = tensor.dim %a, %c0
      %ok = arith.cmpi eq, %da, %n   // %n is the extent of %init
      jit.assert %ok, ...
    ```
    becomes
    ```mlir
    %r = scf.for ... iter_args(%a = %init) -> (tensor<?xf32>) {
    ```
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::tensor::TensorDialect"];
}

def FuseElementwise : Pass<"jit-fuse-elementwise"> {
  let summary = "Fuses elementwise operations on tensors into their users";
  let description = [{
    As `linalg-fuse-elementwise-ops`, but only where each element of the
    producer is used once: into another elementwise operation or a reduction,
    never into a contraction or a broadcast, which would compute it again and
    again and hide what the contraction is. Bodies grow to 128 operations at
    most, of which a call of the math library counts as 8.

    ```mlir
    %0 = linalg.generic {...} ins(%x) outs(...) { exp }
    %1 = linalg.generic {...} ins(%0, %y) outs(...) { add }
    ```
    becomes
    ```mlir
    %1 = linalg.generic {...} ins(%x, %y) outs(...) { exp, add }
    ```
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::linalg::LinalgDialect"];
}

def PlanWorkspace : Pass<"jit-plan-workspace", "::mlir::func::FuncOp"> {
  let summary = "Packs buffers of static size into one workspace";
  let description = [{
    In a public function, allocations whose size is static and which are
    released in the block that makes them become views of one buffer, the
    function's last argument; buffers that do not live at the same time share
    memory. The attribute `jit.workspace` gives its size in bytes. Offsets are
    multiples of 64.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect"];
}

def ExpandCopies : Pass<"jit-expand-copies"> {
  let summary = "Makes loops of copies that memcpy cannot do";
  let description = [{
    A `memref.copy` from or to a buffer that is not contiguous becomes a
    `linalg.generic`; the others stay and become memcpy.
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect"];
}

def ExpandHalves : Pass<"jit-expand-halves", "::mlir::ModuleOp"> {
  let summary = "Computes with f16 and bf16 where the target cannot";
  let description = [{
    Arithmetic on f16 and bf16 is done in f32 and rounded after each operation.
    Of the conversions that are left, those that a target may lack become calls
    of the math library: LLVM would call functions that the C compiler's support
    library need not have. Loads, stores and constants stay as they are.

    ```mlir
    %1 = arith.extf %0 : f16 to f32
    ```
    becomes
    ```mlir
    %bits = arith.bitcast %0 : f16 to i16
    %1 = func.call @jit_math_convert_f16_f32(%bits) : (i16) -> f32
    ```
  }];
  let options = [
    Option<"nativeF16", "native-f16", "bool", "false",
           "Leave conversions between f16 and f32, and from f16 to f64, to the "
           "target">
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::func::FuncDialect",
    "::mlir::ub::UBDialect", "::mlir::vector::VectorDialect"
  ];
}

def LowerAsserts : Pass<"jit-lower-asserts", "::mlir::ModuleOp"> {
  let summary = "Turns checks into error returns";
  let description = [{
    Every function gets the context of the call as its first argument and a
    status as its first result. A `jit.assert` becomes a branch that records
    the error (`jit_rt_fail`) and returns; a call returns early when its callee
    failed; an allocation that yields null is an error as well. What is still
    allocated then is released by the entry that made the context.

    Runs on functions whose control flow is branches already.
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::cf::ControlFlowDialect",
    "::mlir::LLVM::LLVMDialect", "::mlir::memref::MemRefDialect",
    "::mlir::ub::UBDialect"
  ];
}

def LowerKernelCalls : Pass<"jit-lower-kernel-calls", "::mlir::ModuleOp"> {
  let summary = "Turns kernel calls into calls of C functions";
  let description = [{
    A `jit.kernel_call` on buffers becomes a call of the C function, with
    `DLTensor`s on the stack that describe the buffers, and a `jit.assert` on
    the status that it returns. `docs/CustomCalls.md` describes the interface.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::LLVM::LLVMDialect",
                           "::mlir::memref::MemRefDialect"];
}

def EmitEntries : Pass<"jit-emit-entries", "::mlir::ModuleOp"> {
  let summary = "Makes the C entries of public functions";
  let description = [{
    Each function with a `jit.signature` gets an entry `<prefix><name>`; the
    entries are the only symbols that the module exports. An entry is

    - dynamic: a `jit_entry` of `runtime/jitrt/abi/abi.h`, in which tensors are
      `DLTensor`s, checked against the signature; or
    - static, with `static-entries` and where all shapes are static and all
      buffers are in the workspace: one pointer for each tensor argument (a
      value for a host scalar), one pointer for each result, the workspace, the
      error.

    An entry has the attribute `jit.entry` with the function's name; a static
    one has `jit.workspace` as well, the bytes it needs.
  }];
  let options = [
    Option<"prefix", "prefix", "std::string", "\"\"",
           "What the entries' names start with">,
    Option<"staticEntries", "static-entries", "bool", "false",
           "Make static entries where that is possible">
  ];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

#endif // JIT_CODEGEN_COMMON_PASSES_TD

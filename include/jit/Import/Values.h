//===- Values.h - types and constants of the runtime's values ---*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_IMPORT_VALUES_H
#define JIT_IMPORT_VALUES_H

#include "jitrt/io/value_spec.h"
#include "jitrt/tensor/tensor.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/Support/Error.h"
#include <vector>

namespace mlir::jit {

/// The runtime's element type, i64 for `index`; none if there is none.
std::optional<jitrt::DType> toDType(Type elementType);

/// An error if the runtime has no values of `type`; `where` says what has it.
llvm::Error requireValueType(Type type, const Twine &where);

/// What values of `type`, a ranked tensor or host scalar, look like.
jitrt::ExpectedType expectedType(Type type);
std::vector<jitrt::ExpectedType> expectedTypes(TypeRange types);

/// The elements of `tensor`, contiguous and of `elementType`, as an attribute.
DenseElementsAttr toElementsAttr(const jitrt::Tensor &tensor, Type elementType);

} // namespace mlir::jit

#endif // JIT_IMPORT_VALUES_H

//===- ExtentEquality.cpp - extents that are known to be equal --*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ExtentEquality.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"

using namespace mlir;
using namespace mlir::jit;

namespace {

/// `ValueBoundsConstraintSet::areEqual` for a program that is being converted:
/// blocks of converted regions are detached from their operations but still
/// used, and the new regions may have neither all of their operations nor a
/// terminator. So nothing is asked about what control flow passes.
class PartialProgramBounds : public ValueBoundsConstraintSet {
public:
  PartialProgramBounds(const Variable &lhs, const Variable &rhs)
      : ValueBoundsConstraintSet(
            lhs.getContext(),
            [this](Value value, std::optional<int64_t>,
                   ValueBoundsConstraintSet &) { return stopsAt(value); }) {
    lhsPos = insert(lhs, /*isSymbol=*/false);
    rhsPos = insert(rhs, /*isSymbol=*/false);
    processWorklist();
  }

  bool areEqual() {
    FailureOr<bool> equal = strongComparePos(lhsPos, EQ, rhsPos);
    return succeeded(equal) && *equal;
  }

private:
  bool stopsAt(Value value) {
    Operation *definition = value.getDefiningOp();
    if (!definition || isa<RegionBranchOpInterface>(definition))
      return true;
    // The last ones are being added until both positions are known.
    int64_t columns = positionToValueDim.size();
    return lhsPos >= 0 && rhsPos >= 0 && lhsPos < columns && rhsPos < columns &&
           succeeded(strongComparePos(lhsPos, EQ, rhsPos));
  }

  int64_t lhsPos = -1, rhsPos = -1;
};

} // namespace

bool jit::areKnownEqual(const ValueBoundsConstraintSet::Variable &lhs,
                        const ValueBoundsConstraintSet::Variable &rhs) {
  return PartialProgramBounds(lhs, rhs).areEqual();
}

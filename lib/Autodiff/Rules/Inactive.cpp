//===- Inactive.cpp - operations that derivatives do not flow through -*- C++
//-*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rules.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::jit;

void jit::attachInactiveRules(MLIRContext *context) {
  // Piecewise constant.
  attachInactive<SignOp, FloorOp, CeilOp, RoundOp, TruncOp, FloorDivOp>(
      context);
  // Truth values and positions.
  attachInactive<EqOp, NeOp, LtOp, LeOp, GtOp, GeOp, IsNanOp, IsInfOp,
                 IsFiniteOp, LogicalNotOp, LogicalAndOp, LogicalOrOp,
                 LogicalXorOp, AnyOp, AllOp, ArgMaxOp, ArgMinOp, NonzeroOp>(
      context);
  // Integers.
  attachInactive<BitwiseNotOp, BitwiseAndOp, BitwiseOrOp, BitwiseXorOp,
                 ShiftLeftOp, ShiftRightOp, ListLenOp>(context);
  // Without operands of floats.
  attachInactive<ConstantOp, IotaOp, RandomBitsOp, ZerosOp, OnesOp, EyeOp,
                 RandUniformOp, RandNormalOp, OneHotOp>(context);
  // Asked for.
  attachInactive<StopGradientOp>(context);
  // Without results.
  attachInactive<AssertOp, PrintOp>(context);
}

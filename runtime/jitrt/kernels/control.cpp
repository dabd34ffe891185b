//===- control.cpp - Checks, calls of C functions, host scalars -----------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jitrt/abi/support.h"
#include "jitrt/kernels/failure_text.h"
#include "jitrt/kernels/kernel.h"
#include "jitrt/kernels/refine.h"
#include "jitrt/kernels/sizes.h"
#include "jitrt/kernels/walk.h"

#include <cstring>

using namespace jitrt;

//===----------------------------------------------------------------------===//
// Identities
//===----------------------------------------------------------------------===//

static Result<KernelPtr> makeStopGradient(const KernelSpec &spec) {
  JITRT_RETURN_IF_ERROR(spec.expect("t", "t"));
  return makeKernel([](KernelCall &call) {
    call.passOn(0, 0);
    return Status::ok();
  });
}

/// The operand, if it has the extents of the result's type. Attribute `what`:
/// how messages call it, "result" unless given.
static Result<KernelPtr> makeRefineShape(const KernelSpec &spec) {
  JITRT_RETURN_IF_ERROR(spec.expect("t", "t"));
  std::string what = spec.attributes.getOr<std::string>("what", "result");
  return makeKernel([type = spec.results[0],
                     what = std::move(what)](KernelCall &call) -> Status {
    JITRT_RETURN_IF_ERROR(checkExtents(call.tensor(0), type, what));
    call.passOn(0, 0);
    return Status::ok();
  });
}

//===----------------------------------------------------------------------===//
// Assertions
//===----------------------------------------------------------------------===//

static StatusCode statusCodeOf(int64_t code) {
  switch (code) {
  case JIT_INVALID_ARGUMENT:
    return StatusCode::InvalidArgument;
  case JIT_SHAPE_MISMATCH:
    return StatusCode::ShapeMismatch;
  case JIT_OUT_OF_RANGE:
    return StatusCode::OutOfRange;
  case JIT_OUT_OF_MEMORY:
    return StatusCode::ResourceExhausted;
  case JIT_UNIMPLEMENTED:
    return StatusCode::Unimplemented;
  case JIT_CUSTOM_CALL_FAILED:
    return StatusCode::CustomCallFailed;
  default:
    return StatusCode::AssertionFailed;
  }
}

static std::string assertionText(const std::string &format,
                                 const KernelCall &call) {
  std::string kinds;
  std::vector<int64_t> values;
  for (size_t i = 1; i < call.numOperands(); ++i) {
    const Value &value = call.operand(i);
    switch (value.index()) {
    case 2:
      kinds += 'f';
      values.push_back(std::bit_cast<int64_t>(value.real()));
      break;
    case 3:
      kinds += 'b';
      values.push_back(value.boolean());
      break;
    default:
      kinds += 'i';
      values.push_back(value.integer());
      break;
    }
  }
  return failureText(format, kinds, values);
}

static Result<KernelPtr> makeAssert(const KernelSpec &spec) {
  JITRT_RETURN_IF_ERROR(spec.expect("bV", ""));
  for (size_t i = 1; i < spec.operands.size(); ++i)
    if (spec.operands[i].kind == ValueKind::Tensor ||
        spec.operands[i].kind == ValueKind::List)
      return invalidArgument(
          strCat("operand #", i, " of assert is no host scalar"));
  if (spec.operands.size() > 11)
    return invalidArgument("assert has more than 10 arguments");
  JITRT_ASSIGN_OR_RETURN(std::string format,
                         spec.attributes.get<std::string>("message"));
  // The digit after a brace names an argument that there is.
  for (size_t i = 0; i + 2 < format.size(); ++i)
    if (format[i] == '{' && format[i + 1] >= '0' && format[i + 1] <= '9' &&
        format[i + 2] == '}' &&
        static_cast<size_t>(format[i + 1] - '0') + 1 >= spec.operands.size())
      return invalidArgument(strCat("message of assert names argument ",
                                    format.substr(i, 3), " of ",
                                    spec.operands.size() - 1));
  StatusCode code = statusCodeOf(
      spec.attributes.getOr<int64_t>("code", JIT_ASSERTION_FAILED));
  return makeKernel([format = std::move(format), code](KernelCall &call) {
    if (call.boolean(0))
      return Status::ok();
    return Status(code, assertionText(format, call));
  });
}

//===----------------------------------------------------------------------===//
// Calls of C functions
//===----------------------------------------------------------------------===//

/// A tensor as a C function sees it. Refers to the tensor's extents.
static DLTensor viewOf(const Tensor &tensor) {
  DLTensor view = {};
  view.data = const_cast<void *>(tensor.data());
  view.device = {kDLCPU, 0};
  view.ndim = static_cast<int32_t>(tensor.rank());
  view.dtype = {info(tensor.dtype()).dlpackCode,
                info(tensor.dtype()).dlpackBits, 1};
  view.shape = const_cast<int64_t *>(tensor.sizes().data());
  view.strides = const_cast<int64_t *>(tensor.strides().data());
  return view;
}

/// Calls `function` on contiguous tensors; its status.
static int32_t callFunction(jit_kernel function, std::span<const Tensor> inputs,
                            std::span<Tensor> outputs, const char *config) {
  std::vector<DLTensor> views;
  for (const Tensor &input : inputs)
    views.push_back(viewOf(input));
  for (const Tensor &output : outputs)
    views.push_back(viewOf(output));
  std::vector<DLTensor *> pointers;
  for (DLTensor &view : views)
    pointers.push_back(&view);
  return function(pointers.data(), static_cast<int32_t>(inputs.size()),
                  pointers.data() + inputs.size(),
                  static_cast<int32_t>(outputs.size()), config);
}

/// Row-major, with the strides that say so.
static Result<Tensor> rowMajor(const Tensor &tensor) {
  JITRT_ASSIGN_OR_RETURN(Tensor plain, asContiguous(tensor));
  return restrided(plain, plain.sizes(), rowMajorStrides(plain.sizes()));
}

/// Operands: tensors, then an integer for each unknown extent of the results.
/// Attributes: `callee`, and `config` as JSON, "{}" unless given.
static Result<KernelPtr> makeCustomCall(const KernelSpec &spec) {
  JITRT_ASSIGN_OR_RETURN(std::string callee,
                         spec.attributes.get<std::string>("callee"));
  std::string config = spec.attributes.getOr<std::string>("config", "{}");
  jit_kernel function =
      spec.registry ? spec.registry->findFunction(callee) : nullptr;
  if (!function)
    return unimplemented(
        strCat("no function is registered for custom call ", quoted(callee)));
  size_t numSizes = 0;
  for (const ValueType &result : spec.results) {
    if (result.kind != ValueKind::Tensor || !result.isRanked)
      return invalidArgument("a result of custom_call is no ranked tensor");
    numSizes += static_cast<size_t>(std::ranges::count(result.sizes, -1));
  }
  if (spec.operands.size() < numSizes)
    return invalidArgument(strCat("custom_call has ", spec.operands.size(),
                                  " operands, expected at least ", numSizes));
  size_t numInputs = spec.operands.size() - numSizes;
  JITRT_RETURN_IF_ERROR(
      spec.expect(std::string(numInputs, 't') + std::string(numSizes, 'i'),
                  std::string(spec.results.size(), 't')));
  std::vector<ValueType> types(spec.results.begin(), spec.results.end());
  return makeKernel([=](KernelCall &call) -> Status {
    for (size_t i = 0; i < numSizes; ++i)
      if (call.integer(numInputs + i) < 0)
        return invalidArgument(strCat("size #", i, " is ",
                                      call.integer(numInputs + i),
                                      ", expected at least 0"));
    std::vector<Tensor> inputs, outputs;
    for (size_t i = 0; i < numInputs; ++i) {
      JITRT_ASSIGN_OR_RETURN(Tensor input, rowMajor(call.tensor(i)));
      inputs.push_back(std::move(input));
    }
    size_t next = numInputs;
    for (const ValueType &type : types) {
      Dims sizes = type.sizes;
      for (int64_t &size : sizes)
        if (size < 0)
          size = call.integer(next++);
      JITRT_ASSIGN_OR_RETURN(Tensor output, allocate(type.dtype, sizes));
      outputs.push_back(std::move(output));
    }
    if (int32_t code = callFunction(function, inputs, outputs, config.c_str()))
      return {StatusCode::CustomCallFailed,
              strCat("kernel '", callee, "' returned status ", code)};
    for (size_t i = 0; i < outputs.size(); ++i)
      call.setResult(i, std::move(outputs[i]));
    return Status::ok();
  });
}

//===----------------------------------------------------------------------===//
// Host scalars
//===----------------------------------------------------------------------===//

/// A tensor of rank 0 with a host scalar.
static Result<Tensor> scalarTensor(const Value &value, DType dtype) {
  JITRT_ASSIGN_OR_RETURN(Tensor result, Tensor::empty(dtype, Dims()));
  void *data = result.mutableData();
  if (dtype == DType::F64)
    *static_cast<double *>(data) = value.real();
  else if (dtype == DType::I1)
    *static_cast<uint8_t *>(data) = value.boolean();
  else
    *static_cast<int64_t *>(data) = value.integer();
  return result;
}

static DType dtypeOfKind(ValueKind kind) {
  return kind == ValueKind::Float  ? DType::F64
         : kind == ValueKind::Bool ? DType::I1
                                   : DType::I64;
}

static Result<KernelPtr> makePrint(const KernelSpec &spec) {
  JITRT_RETURN_IF_ERROR(spec.expect("v", ""));
  ValueKind kind = spec.operands[0].kind;
  if (kind == ValueKind::List)
    return unimplemented("print has no kernel for lists");
  std::string label = spec.attributes.getOr<std::string>("label", "");
  return makeKernel([kind,
                     label = std::move(label)](KernelCall &call) -> Status {
    Tensor tensor;
    if (kind == ValueKind::Tensor) {
      JITRT_ASSIGN_OR_RETURN(tensor, rowMajor(call.tensor(0)));
    } else {
      JITRT_ASSIGN_OR_RETURN(tensor,
                             scalarTensor(call.operand(0), dtypeOfKind(kind)));
    }
    callFunction(jit_rt_print, std::span(&tensor, 1), {}, label.c_str());
    return Status::ok();
  });
}

/// The extent of dimension #1 of tensor #0.
static Result<KernelPtr> makeDim(const KernelSpec &spec) {
  JITRT_RETURN_IF_ERROR(spec.expect("ti", "i"));
  return makeKernel([](KernelCall &call) -> Status {
    int64_t dim = call.integer(1);
    if (dim < 0 || dim >= call.tensor(0).rank())
      return outOfRange(strCat("dimension ", dim,
                               " is out of range for a tensor of rank ",
                               call.tensor(0).rank()));
    call.setResult(0, call.tensor(0).size(static_cast<size_t>(dim)));
    return Status::ok();
  });
}

/// The element of tensor #0 at the indices that follow, as a host scalar.
static Result<KernelPtr> makeExtract(const KernelSpec &spec) {
  JITRT_RETURN_IF_ERROR(spec.expect("tI", "v"));
  DType dtype = spec.operands[0].dtype;
  if (dtypeOfKind(spec.results[0].kind) != dtype)
    return spec.unsupported(dtype);
  return makeKernel([dtype](KernelCall &call) -> Status {
    const Tensor &tensor = call.tensor(0);
    if (call.numOperands() != tensor.sizes().size() + 1)
      return invalidArgument(strCat("tensor.extract has ",
                                    call.numOperands() - 1,
                                    " indices, expected ", tensor.rank()));
    int64_t offset = 0;
    for (size_t dim = 0; dim < tensor.sizes().size(); ++dim) {
      int64_t index = call.integer(dim + 1);
      if (index < 0 || index >= tensor.size(dim))
        return outOfRange(strCat("index ", index,
                                 " is out of range for dimension ", dim,
                                 " of extent ", tensor.size(dim)));
      offset += index * tensor.stride(dim);
    }
    if (dtype == DType::F64) {
      call.setResult(0, double(tensor.dataAs<double>()[offset]));
    } else if (dtype == DType::I1) {
      call.setResult(0, bool(tensor.dataAs<Bool8>()[offset]));
    } else {
      call.setResult(0, int64_t(tensor.dataAs<int64_t>()[offset]));
    }
    return Status::ok();
  });
}

/// A tensor with the extents of the result's type of the host scalars.
static Result<KernelPtr> makeFromElements(const KernelSpec &spec) {
  JITRT_RETURN_IF_ERROR(spec.expect("V", "t"));
  const ValueType &type = spec.results[0];
  if (!type.isRanked || saturatingProduct(type.sizes) !=
                            static_cast<int64_t>(spec.operands.size()))
    return invalidArgument("operands of tensor.from_elements do not fill the "
                           "result's type");
  for (const ValueType &operand : spec.operands)
    if (operand.kind == ValueKind::Tensor || operand.kind == ValueKind::List ||
        dtypeOfKind(operand.kind) != type.dtype)
      return spec.unsupported(type.dtype);
  return makeKernel([type](KernelCall &call) -> Status {
    JITRT_ASSIGN_OR_RETURN(Tensor result, allocate(type.dtype, type.sizes));
    auto size = static_cast<size_t>(dtypeSize(type.dtype));
    auto *to = static_cast<char *>(result.mutableData());
    for (size_t i = 0; i < call.numOperands(); ++i) {
      JITRT_ASSIGN_OR_RETURN(Tensor element,
                             scalarTensor(call.operand(i), type.dtype));
      std::memcpy(to + i * size, element.data(), size);
    }
    call.setResult(0, std::move(result));
    return Status::ok();
  });
}

void jitrt::registerControlKernels(KernelRegistry &registry) {
  registry.add("stop_gradient", makeStopGradient);
  registry.add("refine_shape", makeRefineShape);
  registry.add("assert", makeAssert);
  registry.add("custom_call", makeCustomCall);
  registry.add("print", makePrint);
  registry.add("tensor.dim", makeDim);
  registry.add("tensor.extract", makeExtract);
  registry.add("tensor.from_elements", makeFromElements);
}

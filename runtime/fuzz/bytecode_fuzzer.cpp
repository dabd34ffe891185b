// Any bytes are a program or an error; a program can be printed and run.

#include "jitrt/vm/disassembler.h"
#include "jitrt/vm/interpreter.h"
#include "jitrt/vm/observer.h"

#include <cstdlib>

using namespace jitrt;

namespace {
/// Ends loops that do not.
class Bounded : public Observer {
public:
  bool before(const Position &, const State &) override {
    return ++count < 10000;
  }
  void after(const Position &, const State &) override {}

private:
  int count = 0;
};
} // namespace

static const KernelRegistry &kernels() {
  static const KernelRegistry filled = [] {
    // None that can make much of little.
    KernelRegistry registry;
    registerElementwiseKernels(registry);
    return registry;
  }();
  return filled;
}

/// Some value of the type.
static Value makeValue(const ValueType &type) {
  switch (type.kind) {
  case ValueKind::Int:
    return int64_t(2);
  case ValueKind::Float:
    return 0.5;
  case ValueKind::Bool:
    return true;
  case ValueKind::List:
    return List();
  case ValueKind::Tensor:
    break;
  }
  Dims sizes = type.sizes;
  if (!type.isRanked)
    sizes = Dims{2};
  for (int64_t &size : sizes)
    size = size < 0 ? 2 : size;
  Result<int64_t> count = checkedNumElements(sizes);
  if (!count || *count > 4096)
    return Value();
  return *Tensor::zeros(type.dtype, sizes);
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  Result<std::shared_ptr<const Program>> program = Program::load(
      {"fuzz", std::as_bytes(std::span(data, size)), nullptr}, kernels());
  if (!program)
    return 0;
  if (disassemble(**program).empty())
    std::abort();
  State state(*program);
  for (uint32_t i = 0; i < (*program)->numFunctions(); ++i) {
    Bounded bound;
    state.setObserver(&bound);
    std::vector<Value> arguments, results;
    for (const ValueType *type : (*program)->function(i).argumentTypes)
      arguments.push_back(makeValue(*type));
    if (Status status = state.run(i, arguments, results);
        !status.isOk() && status.message().empty())
      std::abort();
  }
  return 0;
}

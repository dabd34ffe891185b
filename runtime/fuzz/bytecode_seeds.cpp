// Writes small programs, which have all instructions between them, into a
// folder: usage: jitrt-bytecode-seeds FOLDER

#include "jitrt/vm/program_builder.h"

#include <cstdio>

using namespace jitrt;

static const ValueType intType = ValueType::scalar(ValueKind::Int);
static const ValueType boolType = ValueType::scalar(ValueKind::Bool);
static const ValueType tensorType = ValueType::tensor(DType::F32, Dims{-1});

static void buildChain(ProgramBuilder &builder) {
  FunctionBuilder &f = builder.addFunction("main", {tensorType}, {tensorType});
  uint32_t c = f.addRegister(tensorType);
  f.setLocation(builder.location("m.mlir", 3, 8, "jit.add"));
  f.constant(builder.constant(*Tensor::copyOf<float>({1, 2}, {2})), c);
  f.callKernel(builder.kernel("add", {tensorType, tensorType}, {tensorType}),
               {moved(0), c}, {0});
  f.drop({c});
  f.returnValues({moved(0)});
}

static void buildLoop(ProgramBuilder &builder) {
  FunctionBuilder &f =
      builder.addFunction("main", {intType}, {intType, intType});
  uint32_t i = f.addRegister(intType), sum = f.addRegister(intType);
  uint32_t one = f.addRegister(intType), go = f.addRegister(boolType);
  uint32_t add = builder.kernel("addi", {intType, intType}, {intType});
  uint32_t less = builder.kernel("cmpi", {intType, intType}, {boolType},
                                 {{"predicate", int64_t(2)}});
  f.constant(builder.constant(int64_t(0)), i);
  f.constant(builder.constant(int64_t(1)), one);
  f.assign({i}, {sum});
  f.callKernel(less, {i, 0}, {go});
  uint32_t exit = f.jumpIfNot(go), top = f.position();
  f.callKernel(add, {sum, i}, {sum});
  f.callKernel(add, {i, one}, {i});
  f.assign({i, sum}, {sum, i});
  f.callKernel(less, {i, 0}, {go});
  f.jumpIf(go, top);
  f.jump(f.position() + 1);
  f.setTarget(exit, f.position());
  f.returnValues({i, sum});
}

static void buildStages(ProgramBuilder &builder) {
  FunctionBuilder &f = builder.addFunction("main", {tensorType}, {tensorType});
  uint32_t slot = f.addSlot(tensorType), spare = f.addRegister(tensorType);
  f.call(1, {0, moved(0)}, {0, spare});
  f.store(moved(spare), slot);
  f.drop({0});
  f.suspend();
  f.load(slot, spare);
  f.load(slot, 0, /*take=*/true);
  f.returnValues({moved(spare)});
  FunctionBuilder &g = builder.addFunction("swap", {tensorType, tensorType},
                                           {tensorType, tensorType}, false);
  g.assign({moved(1), moved(0)}, {0, 1});
  g.returnValues({moved(0), moved(1)});
}

int main(int argc, char **argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: jitrt-bytecode-seeds FOLDER\n");
    return 2;
  }
  struct Seed {
    const char *name;
    void (*build)(ProgramBuilder &);
  };
  for (auto [name, build] : {Seed{"chain", buildChain}, Seed{"loop", buildLoop},
                             Seed{"stages", buildStages}}) {
    ProgramBuilder builder("seeds");
    build(builder);
    std::string path = std::string(argv[1]) + "/" + name + ".jbc";
    if (Status status = builder.writeFile(path); !status.isOk()) {
      std::fprintf(stderr, "error: %s\n", status.toString().c_str());
      return 1;
    }
  }
  return 0;
}

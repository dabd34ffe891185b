#include "VmTestUtils.h"

#include "TestFiles.h"
#include "jitrt/vm/disassembler.h"

using namespace jitrt;
using namespace jitrt::test;

namespace {

/// main(x) = x + c, of which the call's location is m.mlir:3:8.
void buildAddConstant(ProgramBuilder &builder) {
  FunctionBuilder &f =
      builder.addFunction("main", {floatTensor}, {floatTensor});
  uint32_t c = f.addRegister(floatTensor);
  f.constant(builder.constant(tensorOf({1, 2})), c);
  f.setLocation(builder.location("m.mlir", 3, 8, "jit.add"));
  f.callKernel(builder.kernel("add", {floatTensor, floatTensor}, {floatTensor}),
               {moved(0), c}, {0});
  f.setLocation(0);
  f.drop({c});
  f.returnValues({moved(0)});
}

TEST(VmProgramTest, Disassembly) {
  ProgramBuilder builder("a test");
  buildAddConstant(builder);
  EXPECT_EQ(disassemble(*load(builder)),
            "program version 1, by 'a test'\n"
            "c0 = tensor 2xf32=1 2\n"
            "\n"
            "func public @main(%r0: tensor<*xf32>) -> (tensor<*xf32>), "
            "2 registers {\n"
            "  0: %r1 = constant c0\n"
            "  1: %r0 = add move(%r0), %r1 : tensor<*xf32>  // m.mlir:3:8\n"
            "  2: drop %r1\n"
            "  3: return move(%r0)\n"
            "}\n");
}

// Constants lie aligned in the file and are used there, without a copy; they
// outlive the program, and the file's end.
TEST(VmProgramTest, ConstantsAreUsedInTheMappedFile) {
  TempDir directory;
  std::string path = directory.path("x.jbc");
  ProgramBuilder builder;
  FunctionBuilder &f = builder.addFunction("main", {}, {floatTensor});
  f.addRegister(floatTensor);
  builder.constant(tensorOf({9}));
  f.constant(builder.constant(tensorOf({1, 2})), 0);
  f.returnValues({moved(0)});
  ASSERT_TRUE(builder.writeFile(path).isOk());
  std::vector<std::byte> bytes = *builder.finish();
  std::string text(reinterpret_cast<const char *>(bytes.data()), bytes.size());
  EXPECT_EQ(readText(path), text);

  Result<ByteSource> source = ByteSource::openFile(path);
  ASSERT_TRUE(source.isOk());
  const std::byte *begin = source->bytes.data();
  size_t size = source->bytes.size();
  std::vector<Value> results =
      run(*Program::load(*std::move(source), testKernels()), {});
  const auto *data = static_cast<const std::byte *>(results[0].tensor().data());
  EXPECT_TRUE(data > begin && data < begin + size);
  EXPECT_EQ((data - begin) % 64, 0);
  EXPECT_TRUE(results[0].tensor().isReadOnly());
  EXPECT_EQ(elements(results[0]), (std::vector<float>{1, 2}));
}

TEST(VmProgramTest, FunctionsByName) {
  ProgramBuilder builder;
  builder.addFunction("a", {}, {}).returnValues({});
  builder.addFunction("hidden", {}, {}, false).returnValues({});
  builder.addFunction("b", {}, {}).returnValues({});
  auto program = load(builder);
  EXPECT_EQ(*program->findFunction("b"), 2u);
  EXPECT_EQ(program->findFunction("hidden").status().message(),
            "no public function 'hidden'; there is 'a', 'b'");
}

//===----------------------------------------------------------------------===//
// What is not a program
//===----------------------------------------------------------------------===//

/// The error of loading a program whose only function `build` fills in:
/// registers 0 and 1 are an integer and a tensor, the arguments; 2 and 3 are an
/// integer and a bool, empty.
template <typename Build> std::string errorOf(Build build) {
  ProgramBuilder builder;
  FunctionBuilder &f = builder.addFunction("main", {intType, floatTensor}, {});
  f.addRegister(intType);
  f.addRegister(boolType);
  build(builder, f);
  std::string error = loadError(builder);
  std::string prefix = "'test': function 'main': ";
  return error.starts_with(prefix) ? error.substr(prefix.size()) : error;
}

TEST(VmProgramTest, RegistersMustHoldSomethingWhereTheyAreRead) {
  EXPECT_EQ(errorOf([](ProgramBuilder &, FunctionBuilder &f) {
              f.assign({2}, {0});
              f.returnValues({});
            }),
            "instruction 0: register 2 is read where it may hold nothing");
  EXPECT_EQ(errorOf([](ProgramBuilder &, FunctionBuilder &f) {
              f.drop({1});
              f.drop({1});
              f.returnValues({});
            }),
            "instruction 1: register 1 is read where it may hold nothing");
  // One of two ways to the jump's target sets register 2.
  EXPECT_EQ(errorOf([](ProgramBuilder &b, FunctionBuilder &f) {
              f.constant(b.constant(true), 3);
              uint32_t jump = f.jumpIf(3);
              f.assign({0}, {2});
              f.setTarget(jump, f.position());
              f.assign({2}, {0});
              f.returnValues({});
            }),
            "instruction 3: register 2 is read where it may hold nothing");
  // The second iteration reads what the first has moved.
  EXPECT_EQ(errorOf([](ProgramBuilder &b, FunctionBuilder &f) {
              uint32_t slot = f.addSlot(floatTensor);
              f.constant(b.constant(true), 3);
              f.store(moved(1), slot);
              f.jumpIf(3, 1);
              f.returnValues({});
            }),
            "instruction 1: register 1 is read where it may hold nothing");
  EXPECT_EQ(errorOf([](ProgramBuilder &, FunctionBuilder &f) {
              f.load(f.addSlot(intType), 2);
              f.returnValues({});
            }),
            "instruction 0: slot 0 is read where it may hold nothing");
}

TEST(VmProgramTest, IndicesMustBeInRange) {
  EXPECT_EQ(errorOf([](ProgramBuilder &, FunctionBuilder &f) {
              f.assign({9}, {0});
              f.returnValues({});
            }),
            "instruction 0: register 9 is out of range, expected below 4");
  EXPECT_EQ(errorOf([](ProgramBuilder &, FunctionBuilder &f) { f.jump(3); }),
            "instruction 0: jump to 3, expected below 1");
  EXPECT_EQ(errorOf([](ProgramBuilder &, FunctionBuilder &f) {
              f.constant(5, 2);
              f.returnValues({});
            }),
            "instruction 0: constant 5 is out of range, expected below 0");
  EXPECT_EQ(errorOf([](ProgramBuilder &, FunctionBuilder &f) {
              f.call(7, {}, {});
              f.returnValues({});
            }),
            "instruction 0: function 7 is out of range, expected below 1");
  EXPECT_EQ(errorOf([](ProgramBuilder &, FunctionBuilder &f) { f.suspend(); }),
            "the last instruction neither returns nor jumps");
}

TEST(VmProgramTest, TypesMustAgree) {
  EXPECT_EQ(errorOf([](ProgramBuilder &, FunctionBuilder &f) {
              f.assign({1}, {2});
              f.returnValues({});
            }),
            "instruction 0: result #0 has type i64, expected tensor<*xf32>");
  EXPECT_EQ(errorOf([](ProgramBuilder &, FunctionBuilder &f) {
              f.jumpIf(0, 0);
              f.returnValues({});
            }),
            "instruction 0: condition has type i64, expected i1");
  EXPECT_EQ(errorOf([](ProgramBuilder &b, FunctionBuilder &f) {
              f.callKernel(b.kernel("neg", {floatTensor}, {floatTensor}), {0},
                           {1});
              f.returnValues({});
            }),
            "instruction 0: operand #0 has type i64, expected tensor<*xf32>");
  EXPECT_EQ(errorOf([](ProgramBuilder &, FunctionBuilder &f) {
              f.returnValues({0});
            }),
            "instruction 0: 0 results and 1 operands, expected 0 and 0");
  EXPECT_EQ(errorOf([](ProgramBuilder &, FunctionBuilder &f) {
              f.assign({moved(1), moved(1)}, {1, 1});
              f.returnValues({});
            }),
            "instruction 0: register 1 is a result twice");
}

TEST(VmProgramTest, KernelsAreMadeWhenLoading) {
  EXPECT_EQ(errorOf([](ProgramBuilder &b, FunctionBuilder &f) {
              b.kernel("unheard_of", {}, {});
              f.returnValues({});
            }),
            "'test': kernel 0 'unheard_of': no kernel for operation "
            "'unheard_of'");
}

TEST(VmProgramTest, FunctionsMayNotCallThemselves) {
  ProgramBuilder builder;
  for (uint32_t callee : {1u, 2u, 1u}) {
    FunctionBuilder &f = builder.addFunction(strCat("f", callee), {}, {});
    f.call(callee, {}, {});
    f.returnValues({});
  }
  EXPECT_EQ(loadError(builder),
            "'test': function 'f1' calls itself, directly or through others");
}

} // namespace

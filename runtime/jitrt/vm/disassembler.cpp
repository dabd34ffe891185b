//===- disassembler.cpp - Programs as text --------------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jitrt/vm/disassembler.h"

#include "jitrt/io/literal.h"
#include "jitrt/support/strings.h"
#include "jitrt/vm/isa.h"
#include "jitrt/vm/program_builder.h"
#include "jitrt/vm/program_generated.h"

#include <cstdio>

using namespace jitrt;
using bytecode::Opcode;

static std::string printReal(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.17g", value);
  return text;
}

static std::string printRegister(uint32_t reg) {
  return reg == noRegister ? "_" : strCat("%r", reg);
}

template <typename Range, typename Print>
static std::string join(const Range &range, Print print) {
  std::string text;
  for (const auto &each : range)
    text += strCat(text.empty() ? "" : ", ", print(each));
  return text;
}

static std::string printConstant(const Value &value) {
  if (value.isTensor())
    return strCat("tensor ", printLiteral(value.tensor(), {.maxElements = 8}));
  if (std::holds_alternative<double>(value))
    return strCat("f64 ", printReal(value.real()));
  if (std::holds_alternative<bool>(value))
    return value.boolean() ? "i1 true" : "i1 false";
  return strCat("i64 ", value.integer());
}

static std::string printAttribute(const bytecode::Attribute &attribute) {
  using bytecode::AttributeKind;
  std::string name = strCat(attribute.name()->string_view(), " = ");
  switch (attribute.kind()) {
  case AttributeKind::Bool:
    return attribute.name()->str() + (attribute.integer() ? "" : " = false");
  case AttributeKind::Integer:
    return strCat(name, attribute.integer());
  case AttributeKind::Real:
    return name + printReal(attribute.real());
  case AttributeKind::Text:
    return strCat(name,
                  quoted(attribute.text() ? attribute.text()->string_view()
                                          : std::string_view()));
  case AttributeKind::DType:
    return strCat(name, dtypeName(static_cast<DType>(attribute.integer())));
  case AttributeKind::Integers:
    return strCat(name,
                  attribute.integers()
                      ? indexToString(DimsRef(attribute.integers()->data(),
                                              attribute.integers()->size()))
                      : "[]");
  case AttributeKind::Tensor:
    return strCat(name, "c", attribute.integer());
  }
  return name;
}

namespace {

/// Prints one function's instructions in order or singly.
class FunctionPrinter {
public:
  FunctionPrinter(const Program &program, const isa::Function &function)
      : program(program), function(function), source(find(program, function)) {}

  std::string header() const {
    std::string text = strCat("func ", function.isPublic ? "public " : "", "@",
                              function.name, "(");
    for (size_t i = 0; i < function.argumentTypes.size(); ++i)
      text += strCat(i ? ", " : "", "%r", i, ": ",
                     typeToString(*function.argumentTypes[i]));
    text += strCat(") -> (", join(function.resultTypes, [](const auto *type) {
                     return typeToString(*type);
                   }));
    text += strCat("), ", function.numRegisters, " registers");
    if (size_t slots = function.types.size() - function.numRegisters)
      text += strCat(", ", slots, " slots");
    return text + " {";
  }

  /// The instruction whose operands start at `firstUse` of the file's.
  std::string instruction(uint32_t index, uint32_t firstUse) const {
    const bytecode::Instruction &each = *source.instructions()->Get(index);
    std::vector<std::string> results, operands;
    uint32_t firstOperand = firstUse + each.num_results();
    for (uint32_t i = firstUse; i < firstOperand; ++i)
      results.push_back(printRegister(use(i).reg()));
    for (uint32_t i = firstOperand; i < firstOperand + each.num_operands(); ++i)
      operands.push_back(use(i).move()
                             ? strCat("move(", printRegister(use(i).reg()), ")")
                             : printRegister(use(i).reg()));
    auto same = [](const std::string &text) { return text; };
    std::string text = join(results, same);
    if (!text.empty())
      text += " = ";
    std::string list = join(operands, same);
    switch (each.opcode()) {
    case Opcode::CallKernel:
      return text + kernel(each.index(), list);
    case Opcode::Call:
      return strCat(text, "call @", program.function(each.index()).name, "(",
                    list, ")");
    case Opcode::Assign:
      return strCat(text, "assign ", list);
    case Opcode::Drop:
      return strCat("drop ", list);
    case Opcode::Constant:
      return strCat(text, "constant c", each.index());
    case Opcode::Jump:
      return strCat("jump ", each.index());
    case Opcode::JumpIf:
      return strCat("jump_if ", list, ", ", each.index());
    case Opcode::JumpIfNot:
      return strCat("jump_if_not ", list, ", ", each.index());
    case Opcode::Load:
      return strCat(text, "load slot ", each.index(),
                    each.take() ? " take" : "");
    case Opcode::Store:
      return strCat("store ", list, ", slot ", each.index());
    case Opcode::Suspend:
      return "suspend";
    case Opcode::Return:
      return list.empty() ? "return" : strCat("return ", list);
    case Opcode::CallNative:
    case Opcode::Launch:
      break; // Loading admits none.
    }
    return "unknown";
  }

  uint32_t numUses(uint32_t index) const {
    const bytecode::Instruction &each = *source.instructions()->Get(index);
    return each.num_results() + each.num_operands();
  }

private:
  static const bytecode::Function &find(const Program &program,
                                        const isa::Function &function) {
    auto index =
        static_cast<flatbuffers::uoffset_t>(&function - &program.function(0));
    return *program.file().functions()->Get(index);
  }

  const bytecode::Operand &use(uint32_t index) const {
    return *source.operands()->Get(index);
  }

  std::string kernel(uint32_t index, const std::string &operands) const {
    const bytecode::Kernel &kernel = *program.file().kernels()->Get(index);
    std::string text = kernel.name()->str();
    if (!operands.empty())
      text += strCat(" ", operands);
    if (kernel.attributes() && kernel.attributes()->size())
      text += strCat(" {",
                     join(*kernel.attributes(),
                          [](const bytecode::Attribute *attribute) {
                            return printAttribute(*attribute);
                          }),
                     "}");
    if (kernel.result_types() && kernel.result_types()->size())
      text += strCat(" : ", join(*kernel.result_types(), [&](uint32_t type) {
                       return typeToString(program.type(type));
                     }));
    return text;
  }

  const Program &program;
  const isa::Function &function;
  const bytecode::Function &source;
};

} // namespace

std::string jitrt::disassembleInstruction(const Program &program,
                                          const isa::Function &function,
                                          uint32_t instruction) {
  FunctionPrinter printer(program, function);
  uint32_t firstUse = 0;
  for (uint32_t i = 0; i < instruction; ++i)
    firstUse += printer.numUses(i);
  return printer.instruction(instruction, firstUse);
}

std::string jitrt::disassemble(const Program &program) {
  std::string text = strCat("program version ", program.file().version());
  if (const auto *producer = program.file().producer();
      producer && producer->size())
    text += strCat(", by ", quoted(producer->string_view()));
  text += "\n";
  for (size_t i = 0; i < program.numConstants(); ++i)
    text += strCat("c", i, " = ", printConstant(program.constant(i)), "\n");
  for (size_t i = 0; i < program.numFunctions(); ++i) {
    const isa::Function &function = program.function(i);
    FunctionPrinter printer(program, function);
    text += strCat("\n", printer.header(), "\n");
    uint32_t firstUse = 0;
    for (uint32_t at = 0; at < function.code.size(); ++at) {
      text += strCat("  ", at, ": ", printer.instruction(at, firstUse));
      firstUse += printer.numUses(at);
      std::string place = program.location(function, at).toString();
      if (!place.empty())
        text += strCat("  // ", place);
      text += "\n";
    }
    text += "}\n";
  }
  return text;
}

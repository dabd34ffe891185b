//===- Einsum.cpp - Einstein's notation -===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/Einsum.h"
#include "llvm/ADT/StringExtras.h"
#include <map>

using namespace mlir;
using namespace mlir::jit;

/// The letters of `text` without blanks; nothing if there is anything else.
static std::optional<std::string> letters(StringRef text, std::string &error) {
  std::string result;
  for (char c : text) {
    if (c == ' ')
      continue;
    if (!llvm::isAlpha(c)) {
      error = "equation has '" + std::string(1, c) +
              "', expected letters, ',' and one '->'";
      return std::nullopt;
    }
    result.push_back(c);
  }
  return result;
}

std::optional<EinsumEquation> jit::parseEinsum(StringRef equation,
                                               std::string &error) {
  EinsumEquation parsed;
  size_t arrow = equation.find("->");
  std::map<char, int> occurrences;
  SmallVector<StringRef> groups;
  equation.take_front(arrow).split(groups, ',');
  for (StringRef group : groups) {
    auto text = letters(group, error);
    if (!text)
      return std::nullopt;
    for (char letter : *text)
      ++occurrences[letter];
    parsed.inputs.push_back(*text);
  }
  if (arrow == StringRef::npos) {
    for (auto [letter, count] : occurrences)
      if (count == 1)
        parsed.result.push_back(letter);
    return parsed;
  }
  auto text = letters(equation.drop_front(arrow + 2), error);
  if (!text)
    return std::nullopt;
  for (char letter : *text) {
    if (parsed.result.find(letter) != std::string::npos) {
      error = "result has '" + std::string(1, letter) +
              "' twice, expected each letter once";
      return std::nullopt;
    }
    if (!occurrences.count(letter)) {
      error =
          "result has '" + std::string(1, letter) + "', which no operand has";
      return std::nullopt;
    }
    parsed.result.push_back(letter);
  }
  return parsed;
}

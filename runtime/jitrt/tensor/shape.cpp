#include "jitrt/tensor/shape.h"

#include "jitrt/support/strings.h"

using namespace jitrt;

Result<int64_t> jitrt::checkedNumElements(DimsRef sizes, int64_t elementSize) {
  if (sizes.size() > maxRank)
    return invalidArgument(
        strCat("rank is ", sizes.size(), ", expected at most ", maxRank));
  int64_t bytes = elementSize;
  bool isEmpty = false;
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (sizes[i] < 0)
      return invalidArgument(strCat("dimension ", i, " is ", sizes[i],
                                    ", expected a non-negative extent"));
    if (sizes[i] == 0)
      isEmpty = true;
    else if (__builtin_mul_overflow(bytes, sizes[i], &bytes))
      return outOfRange(strCat("shape ", dimsToString(sizes), " with ",
                               elementSize,
                               "-byte elements exceeds 2^63-1 bytes"));
  }
  return isEmpty ? 0 : bytes / elementSize;
}

Dims jitrt::rowMajorStrides(DimsRef sizes) {
  Dims strides(sizes.size(), 1);
  for (size_t i = sizes.size(); i-- > 1;)
    strides[i - 1] = strides[i] * std::max<int64_t>(sizes[i], 1);
  return strides;
}

std::string jitrt::dimsToString(DimsRef sizes) {
  std::string out;
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (i != 0)
      out += 'x';
    out += sizes[i] < 0 ? "?" : std::to_string(sizes[i]);
  }
  return out;
}

Dims jitrt::unravelIndex(int64_t linear, DimsRef sizes) {
  Dims index(sizes.size(), 0);
  for (size_t i = sizes.size(); i-- > 0;) {
    index[i] = linear % sizes[i];
    linear /= sizes[i];
  }
  return index;
}

std::string jitrt::indexToString(DimsRef index) {
  std::string out = "[";
  for (size_t i = 0; i < index.size(); ++i) {
    if (i != 0)
      out += ',';
    out += std::to_string(index[i]);
  }
  return out + "]";
}

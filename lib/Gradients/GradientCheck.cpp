//===- GradientCheck.cpp - checks derivatives by differences --------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Gradients/GradientCheck.h"
#include "Differences.h"
#include "Harness.h"
#include "jit/Fuzz/Random.h"
#include "jitrt/tensor/dtype.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include <cmath>

using namespace mlir;
using namespace mlir::jit;

void GradientErrors::add(const GradientErrors &other) {
  compared += other.compared;
  nonsmooth += other.nonsmooth;
  if (other.worst > worst || place.empty()) {
    worst = other.worst;
    place = other.place;
  }
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

/// The tensor in f64, contiguous and of its own; others than floats as they
/// are.
static jitrt::Result<jitrt::Tensor> toF64(const jitrt::Tensor &tensor) {
  auto dense = tensor.contiguous();
  if (!dense || !jitrt::isFloat(tensor.dtype()))
    return dense;
  auto result = jitrt::Tensor::emptyLike(tensor, jitrt::DType::F64);
  if (!result)
    return result;
  double *to = result->mutableDataAs<double>();
  jitrt::dispatchDType(tensor.dtype(), [&]<typename T>() {
    for (T element : dense->template elements<T>()) {
      if constexpr (std::is_same_v<T, jitrt::Float16> ||
                    std::is_same_v<T, jitrt::BFloat16>)
        *to++ = jitrt::math::toFloat(element);
      else
        *to++ = static_cast<double>(element);
    }
  });
  return result;
}

static ArrayRef<double> elementsOf(const jitrt::Tensor &tensor) {
  auto elements = tensor.elements<double>();
  return {elements.data(), elements.size()};
}

/// "[1, 2]", the indices of the element at `position` in row-major order.
static std::string indicesOf(const jitrt::Tensor &tensor, int64_t position) {
  SmallVector<std::string> indices;
  for (int64_t dim = tensor.rank() - 1; dim >= 0; --dim) {
    indices.insert(indices.begin(),
                   std::to_string(position % tensor.size(dim)));
    position /= tensor.size(dim);
  }
  return "[" + llvm::join(indices, ", ") + "]";
}

/// Of magnitudes from 1/4 to 1: no element is lost among others.
static jitrt::Result<jitrt::Tensor> randomLike(const jitrt::Tensor &tensor,
                                               fuzz::Random &random) {
  auto result = jitrt::Tensor::emptyLike(tensor, jitrt::DType::F64);
  if (!result)
    return result;
  for (double &element : result->mutableElements<double>()) {
    double magnitude = 0.25 + 0.75 * double(random.below(1 << 20)) * 0x1p-20;
    element = random.chance(50) ? magnitude : -magnitude;
  }
  return result;
}

static jitrt::Result<jitrt::Tensor> zerosLike(const jitrt::Tensor &tensor) {
  return jitrt::Tensor::zeros(jitrt::DType::F64, tensor.sizes());
}

/// `sum of lhs[i] * rhs[i]`
static Sample product(ArrayRef<jitrt::Tensor> lhs,
                      ArrayRef<jitrt::Tensor> rhs) {
  Sample sum;
  for (auto [left, right] : llvm::zip_equal(lhs, rhs))
    for (auto [x, y] : llvm::zip_equal(elementsOf(left), elementsOf(right))) {
      sum.value += x * y;
      sum.magnitude += std::abs(x * y);
    }
  return sum;
}

//===----------------------------------------------------------------------===//
// The check
//===----------------------------------------------------------------------===//

namespace {

/// Stops at the first run that fails; `error` then says why.
class Checker {
public:
  Checker(const Harness &harness, const GradientCheckOptions &options,
          GradientReport &report)
      : harness(harness), options(options), report(report),
        random(options.seed) {}

  jitrt::Status run(ArrayRef<jitrt::Tensor> args);

private:
  using Results = jitrt::Result<Tensors>;

  /// Calls, and makes results contiguous.
  static Results call(const Harness::Call &function,
                      ArrayRef<jitrt::Tensor> args,
                      ArrayRef<jitrt::Tensor> more = {},
                      ArrayRef<jitrt::Tensor> evenMore = {});
  /// The differentiable results.
  Results evaluate(ArrayRef<jitrt::Tensor> args) const;
  jitrt::Result<Tensors> randomTensors(ArrayRef<jitrt::Tensor> like);

  /// `point`, of which `inputs` are positions, moved by `step * direction`.
  static jitrt::Result<Tensors> move(ArrayRef<jitrt::Tensor> point,
                                     ArrayRef<unsigned> inputs,
                                     ArrayRef<jitrt::Tensor> direction,
                                     double step);

  /// Compares `derivatives` with the differences of `function` between points
  /// on a line: `from`, of which `positions` move by `tangents`.
  jitrt::Result<std::vector<Comparison>>
  compareAlong(ArrayRef<jitrt::Tensor> from, ArrayRef<unsigned> positions,
               ArrayRef<jitrt::Tensor> tangents, ArrayRef<double> derivatives,
               llvm::function_ref<Results(ArrayRef<jitrt::Tensor>)> function);

  jitrt::Status checkVjp();
  jitrt::Status checkJvp();
  jitrt::Status checkSecondOrder();

  /// Compares two products of one argument that should be the same.
  void compareProducts(Sample lhs, Sample rhs, const Twine &what,
                       GradientErrors &errors);
  void record(const Comparison &comparison, double derivative,
              const std::string &place, const Twine &what,
              GradientErrors &errors);
  void fail(double derivative, double difference, const std::string &place,
            const Twine &what, StringRef other);
  Tolerance tolerance() const { return {options.rtol, options.atol}; }

  const Harness &harness;
  const GradientCheckOptions &options;
  GradientReport &report;
  fuzz::Random random;

  Tensors point;
  /// The arguments that are differentiated, and what the VJP gives of them.
  Tensors inputs, gradients;
  /// Results and their cotangents.
  Tensors values, cotangents;
  /// Whether all results are finite.
  bool isFinite = true;
};

} // namespace

Checker::Results Checker::call(const Harness::Call &function,
                               ArrayRef<jitrt::Tensor> args,
                               ArrayRef<jitrt::Tensor> more,
                               ArrayRef<jitrt::Tensor> evenMore) {
  Tensors all(args.begin(), args.end());
  all.insert(all.end(), more.begin(), more.end());
  all.insert(all.end(), evenMore.begin(), evenMore.end());
  auto results = function(all);
  if (!results)
    return results;
  for (jitrt::Tensor &result : *results) {
    auto dense = result.contiguous();
    if (!dense)
      return dense.status();
    result = std::move(*dense);
  }
  return results;
}

Checker::Results Checker::evaluate(ArrayRef<jitrt::Tensor> args) const {
  auto results = call(harness.value, args);
  if (!results) {
    report.functionError = results.status().toString();
    return results;
  }
  Tensors chosen;
  for (unsigned index : harness.results)
    chosen.push_back((*results)[index]);
  return chosen;
}

jitrt::Result<Tensors> Checker::randomTensors(ArrayRef<jitrt::Tensor> like) {
  Tensors result;
  for (const jitrt::Tensor &each : like) {
    auto made = randomLike(each, random);
    if (!made)
      return made.status();
    result.push_back(std::move(*made));
  }
  return result;
}

jitrt::Result<Tensors> Checker::move(ArrayRef<jitrt::Tensor> point,
                                     ArrayRef<unsigned> inputs,
                                     ArrayRef<jitrt::Tensor> direction,
                                     double step) {
  Tensors moved(point.begin(), point.end());
  for (auto [index, delta] : llvm::zip_equal(inputs, direction)) {
    auto copy = moved[index].clone();
    if (!copy)
      return copy.status();
    for (auto [x, d] :
         llvm::zip_equal(copy->mutableElements<double>(), elementsOf(delta)))
      x += step * d;
    moved[index] = std::move(*copy);
  }
  return moved;
}

void Checker::fail(double derivative, double difference,
                   const std::string &place, const Twine &what,
                   StringRef other) {
  std::string text;
  llvm::raw_string_ostream(text)
      << "'" << harness.function << "': " << what << " " << place
      << (place.empty() ? "is " : " is ") << llvm::format("%.9g", derivative)
      << ", " << other << " " << llvm::format("%.9g", difference);
  report.failures.push_back(std::move(text));
}

void Checker::record(const Comparison &comparison, double derivative,
                     const std::string &place, const Twine &what,
                     GradientErrors &errors) {
  GradientErrors one;
  one.compared = 1;
  one.place = place;
  if (comparison.agreement == Agreement::Nonsmooth)
    one.nonsmooth = 1;
  else
    one.worst =
        std::abs(derivative - comparison.difference) /
        std::max({1.0, std::abs(derivative), std::abs(comparison.difference)});
  errors.add(one);
  if (comparison.agreement == Agreement::No)
    fail(derivative, comparison.difference, place, what, "central difference");
}

void Checker::compareProducts(Sample lhs, Sample rhs, const Twine &what,
                              GradientErrors &errors) {
  GradientErrors one;
  one.compared = 1;
  one.place = "";
  double scale = std::max(lhs.magnitude, rhs.magnitude);
  double error = std::abs(lhs.value - rhs.value);
  if (!std::isfinite(error))
    one.nonsmooth = 1;
  else
    one.worst = error / std::max(1.0, scale);
  errors.add(one);
  // Nothing but rounding may differ.
  if ((isFinite && std::isfinite(lhs.value) != std::isfinite(rhs.value)) ||
      error > 1e-2 * (options.atol + options.rtol * scale))
    fail(lhs.value, rhs.value, "", what, "by the other mode");
}

/// `argument 1 at [2, 3]`
static std::string argumentPlace(unsigned argument, const jitrt::Tensor &tensor,
                                 int64_t position) {
  return "argument " + std::to_string(argument) + " at " +
         indicesOf(tensor, position);
}

jitrt::Status Checker::checkVjp() {
  auto results = call(harness.vjp, point, cotangents);
  if (!results)
    return results.status();
  gradients = std::move(*results);
  for (auto [number, index] : llvm::enumerate(harness.arguments)) {
    const jitrt::Tensor &input = inputs[number];
    ArgumentGradients argument{index, input.numel(), {}};
    int64_t checked = input.numel();
    if (options.maxElements >= 0)
      checked = std::min(checked, options.maxElements);
    for (int64_t i = 0; i < checked; ++i) {
      int64_t position = i * input.numel() / checked;
      double derivative = elementsOf(gradients[number])[position];
      auto line = [&](double step) -> jitrt::Result<Samples> {
        Tensors moved = point;
        auto copy = input.clone();
        if (!copy)
          return copy.status();
        copy->mutableElements<double>()[position] += step;
        moved[index] = std::move(*copy);
        auto values = evaluate(moved);
        if (!values)
          return values.status();
        return Samples{product(*values, cotangents)};
      };
      auto comparison = compareWithDifferences(line, derivative, tolerance());
      if (!comparison)
        return comparison.status();
      record(comparison->front(), derivative,
             argumentPlace(index, input, position), "vjp of", argument.vjp);
    }
    report.arguments.push_back(argument);
  }
  return jitrt::Status::ok();
}

/// All elements of `tensors`, one after the other.
static std::vector<double> flatten(ArrayRef<jitrt::Tensor> tensors) {
  std::vector<double> result;
  for (const jitrt::Tensor &tensor : tensors)
    llvm::append_range(result, elementsOf(tensor));
  return result;
}

static Samples toSamples(ArrayRef<jitrt::Tensor> tensors) {
  Samples samples;
  for (double value : flatten(tensors))
    samples.push_back({value, std::abs(value)});
  return samples;
}

jitrt::Result<std::vector<Comparison>> Checker::compareAlong(
    ArrayRef<jitrt::Tensor> from, ArrayRef<unsigned> positions,
    ArrayRef<jitrt::Tensor> tangents, ArrayRef<double> derivatives,
    llvm::function_ref<Results(ArrayRef<jitrt::Tensor>)> function) {
  auto line = [&](double step) -> jitrt::Result<Samples> {
    auto moved = move(from, positions, tangents, step);
    if (!moved)
      return moved.status();
    auto results = function(*moved);
    if (!results)
      return results.status();
    return toSamples(*results);
  };
  return compareWithDifferences(line, derivatives, tolerance());
}

jitrt::Status Checker::checkJvp() {
  auto tangents = randomTensors(inputs);
  if (!tangents)
    return tangents.status();
  auto results = call(harness.jvp, point, *tangents);
  if (!results)
    return results.status();
  std::vector<double> derivatives = flatten(*results);
  auto comparisons = compareAlong(
      point, harness.arguments, *tangents, derivatives,
      [&](ArrayRef<jitrt::Tensor> args) { return evaluate(args); });
  if (!comparisons)
    return comparisons.status();
  size_t next = 0;
  for (auto [number, index] : llvm::enumerate(harness.results))
    for (int64_t i = 0; i < values[number].numel(); ++i, ++next)
      record((*comparisons)[next], derivatives[next],
             "result " + std::to_string(index) + " at " +
                 indicesOf(values[number], i),
             "jvp of", report.jvp);

  // One argument at a time, to tell which is wrong.
  for (auto [number, index] : llvm::enumerate(harness.arguments)) {
    Tensors single;
    for (const jitrt::Tensor &each : *tangents) {
      auto zeros = zerosLike(each);
      if (!zeros)
        return zeros.status();
      single.push_back(std::move(*zeros));
    }
    single[number] = (*tangents)[number];
    auto forward = call(harness.jvp, point, single);
    if (!forward)
      return forward.status();
    compareProducts(product(gradients[number], (*tangents)[number]),
                    product(*forward, cotangents),
                    "vjp of argument " + Twine(index) +
                        ", times a random tangent,",
                    report.product);
  }
  return jitrt::Status::ok();
}

jitrt::Status Checker::checkSecondOrder() {
  // The function (arguments, cotangents) -> gradients.
  Tensors extended = point;
  llvm::append_range(extended, cotangents);
  SmallVector<unsigned> positions = harness.arguments;
  for (size_t i = 0; i < cotangents.size(); ++i)
    positions.push_back(harness.numArguments + unsigned(i));
  Tensors variables = inputs;
  llvm::append_range(variables, cotangents);
  auto tangents = randomTensors(variables);
  auto seeds = randomTensors(gradients);
  if (!tangents || !seeds)
    return tangents ? seeds.status() : tangents.status();

  auto forward = call(harness.jvpOfVjp, extended, *tangents);
  if (!forward)
    return forward.status();
  std::vector<double> derivatives = flatten(*forward);
  auto comparisons = compareAlong(
      extended, positions, *tangents, derivatives,
      [&](ArrayRef<jitrt::Tensor> args) { return call(harness.vjp, args); });
  if (!comparisons)
    return comparisons.status();
  size_t next = 0;
  for (auto [number, index] : llvm::enumerate(harness.arguments))
    for (int64_t i = 0; i < inputs[number].numel(); ++i, ++next)
      record((*comparisons)[next], derivatives[next],
             argumentPlace(index, inputs[number], i), "jvp of the vjp of",
             report.jvpOfVjp);

  auto reverse = call(harness.vjpOfVjp, extended, *seeds);
  if (!reverse)
    return reverse.status();
  for (auto [number, tangent] : llvm::enumerate(*tangents)) {
    Tensors single;
    for (const jitrt::Tensor &each : *tangents) {
      auto zeros = zerosLike(each);
      if (!zeros)
        return zeros.status();
      single.push_back(std::move(*zeros));
    }
    single[number] = tangent;
    auto one = call(harness.jvpOfVjp, extended, single);
    if (!one)
      return one.status();
    std::string what =
        number < harness.arguments.size()
            ? "argument " + std::to_string(harness.arguments[number])
            : "the cotangent of result " +
                  std::to_string(
                      harness.results[number - harness.arguments.size()]);
    compareProducts(product((*reverse)[number], tangent), product(*one, *seeds),
                    "vjp of the vjp, of " + what + ", times a random tangent,",
                    report.productOfVjp);
  }
  return jitrt::Status::ok();
}

jitrt::Status Checker::run(ArrayRef<jitrt::Tensor> args) {
  for (const jitrt::Tensor &arg : args) {
    auto wide = toF64(arg);
    if (!wide)
      return wide.status();
    point.push_back(std::move(*wide));
  }
  for (unsigned index : harness.arguments)
    inputs.push_back(point[index]);
  auto results = evaluate(point);
  if (!results)
    return results.status();
  values = std::move(*results);
  for (const jitrt::Tensor &value : values)
    for (double element : elementsOf(value))
      isFinite &= std::isfinite(element);
  auto weights = randomTensors(values);
  if (!weights)
    return weights.status();
  cotangents = std::move(*weights);
  jitrt::Status status = checkVjp();
  if (status.isOk() && harness.jvp)
    status = checkJvp();
  if (status.isOk() && harness.jvpOfVjp)
    status = checkSecondOrder();
  return status;
}

llvm::Expected<GradientReport>
jit::checkGradients(ModuleOp module, StringRef function,
                    ArrayRef<jitrt::Tensor> args,
                    const GradientCheckOptions &options) {
  auto harness = makeHarness(module, function, options);
  if (!harness)
    return harness.takeError();
  GradientReport report;
  report.isConverted = harness->isConverted;
  if (jitrt::Status status = Checker(*harness, options, report).run(args);
      !status.isOk() && report.functionError.empty())
    return llvm::createStringError(status.toString());
  return report;
}

//===----------------------------------------------------------------------===//
// The report
//===----------------------------------------------------------------------===//

static std::string describe(const GradientErrors &errors) {
  std::string text = llvm::formatv("worst error {0:e1}", errors.worst).str();
  if (!errors.place.empty() && errors.worst > 0)
    text += ", " + errors.place;
  if (errors.nonsmooth)
    text += llvm::formatv("; not smooth at {0} of {1}", errors.nonsmooth,
                          errors.compared)
                .str();
  return text;
}

std::string jit::printGradientReport(StringRef function,
                                     const GradientReport &report) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (report.isConverted)
    os << "'" << function << "' is checked in f64, to which its types and "
       << "constants are changed\n";
  for (const ArgumentGradients &argument : report.arguments)
    os << "argument " << argument.argument << ", " << argument.vjp.compared
       << " of " << argument.elements
       << " elements: vjp against differences: " << describe(argument.vjp)
       << "\n";
  for (auto [what, errors] :
       {std::pair("jvp against differences", &report.jvp),
        std::pair("vjp against jvp", &report.product),
        std::pair("jvp of vjp against differences", &report.jvpOfVjp),
        std::pair("vjp of vjp against jvp of vjp", &report.productOfVjp)})
    if (errors->compared)
      os << what << ": " << describe(*errors) << "\n";
  return text;
}

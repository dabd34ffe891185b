#!/usr/bin/env python3
"""Fits the polynomials of the math library and prints coefficients.h.

Usage: fit_coefficients.py [NAME...] > coefficients.h     (needs mpmath; with gmpy2 it is faster)

Each polynomial is the minimax approximation of a function that is smooth on its interval, under a weight that turns
its absolute error into the relative error of the result it is used in. Remez' exchange finds it; coefficients are then
rounded to the working precision one by one from the lowest degree; the higher ones make up for what that changed. The
largest weighted error, rounding of coefficients included, is printed as a power of two beside each polynomial.
With names, only these are fitted, for looking at other degrees.
"""
import sys
from mpmath import mp, mpf, matrix, lu_solve
import mpmath

mp.dps = 45
SINGLE, DOUBLE = 24, 53


def round_to(x, bits):
    with mp.workprec(bits):
        return +x


def fit(f, low, high, powers, weight):
    """Minimax coefficients of sum(c_i x^powers_i) ~ f on [low, high], error times weight."""
    n = len(powers)
    grid = 16 * (n + 1)
    points = [(low + high) / 2 - (high - low) / 2 * mpmath.cos(mp.pi * i / grid) for i in range(grid + 1)]
    values = [f(x) for x in points]
    weights = [weight(x) for x in points]
    floor = max(weights) / 50  # a weight of zero would leave the error free there
    weights = [max(w, floor) for w in weights]
    tables = [[x ** p for p in powers] for x in points]
    reference = [i * grid // n for i in range(n + 1)]
    for _ in range(40):
        system, right = matrix(n + 1, n + 1), matrix(n + 1, 1)
        for row, k in enumerate(reference):
            for column in range(n):
                system[row, column] = tables[k][column] * weights[k]
            system[row, n] = mpf(-1) ** row
            right[row] = values[k] * weights[k]
        solution = lu_solve(system, right)
        coefficients = [solution[i] for i in range(n)]
        level = abs(solution[n])
        error = [(values[k] - sum(c * t for c, t in zip(coefficients, tables[k]))) * weights[k]
                 for k in range(grid + 1)]
        # One extremum for each run of equal sign, then the best n + 1 neighbours.
        extrema = []
        for k in range(grid + 1):
            if extrema and (error[k] > 0) == (error[extrema[-1]] > 0):
                if abs(error[k]) > abs(error[extrema[-1]]):
                    extrema[-1] = k
            else:
                extrema.append(k)
        while len(extrema) > n + 1:
            extrema.pop(0 if abs(error[extrema[0]]) < abs(error[extrema[-1]]) else -1)
        worst = max(abs(e) for e in error)
        if len(extrema) < n + 1 or worst < level * mpf("1.02"):
            break
        reference = extrema
    return coefficients, worst


def least_squares(f, low, high, powers, weight):
    """Coefficients of the weighted least-squares fit of sum(c_i x^powers_i) ~ f at Chebyshev points."""
    count = 4 * len(powers) + 8
    points = [(low + high) / 2 - (high - low) / 2 * mpmath.cos(mp.pi * (i + mpf(1) / 2) / count) for i in range(count)]
    system, right = matrix(len(powers), len(powers)), matrix(len(powers), 1)
    for x in points:
        row = [x ** p * weight(x) for p in powers]
        value = f(x) * weight(x)
        for i, r in enumerate(row):
            right[i] += r * value
            for j, c in enumerate(row):
                system[i, j] += r * c
    return list(lu_solve(system, right))


def fit_rounded(f, low, high, degree, weight, bits):
    coefficients, _ = fit(f, low, high, list(range(degree + 1)), weight)
    for power in range(degree + 1):
        change = coefficients[power] - round_to(coefficients[power], bits)
        coefficients[power] -= change
        if power < degree:
            higher = list(range(power + 1, degree + 1))
            for p, c in zip(higher, least_squares(lambda x: change * x ** power, low, high, higher, weight)):
                coefficients[p] += c
    samples = [low + (high - low) * i / 400 for i in range(401)]
    return coefficients, max(abs((f(x) - mpmath.polyval(coefficients[::-1], x)) * weight(x)) for x in samples)


def even_series(f, first, step=1):
    """The power series tail (f(sqrt z) - the terms before `first`) / z^first, from mpmath's Taylor coefficients."""
    terms = [c for c in mpmath.taylor(f, 0, 2 * (first + 45) + step)][step::2][first:]
    return lambda z: mpmath.polyval(terms[::-1], z)


# Bounds are a little wide: the reduced argument is rounded.
WIDE = mpf(1) + mpf(2) ** -18
HALF_LN2 = mpmath.log(2) / 2 * WIDE
QUARTER_PI_SQUARED = (mp.pi / 4 * WIDE) ** 2
LOG_LOW, LOG_HIGH = (mpmath.sqrt(mpf(1) / 2) - 1) * WIDE, (mpmath.sqrt(2) - 1) * WIDE
ATANH_SQUARED = (LOG_HIGH / (2 + LOG_HIGH) * WIDE) ** 2
ATAN_SQUARED = (mpmath.tan(mp.pi / 8) * WIDE) ** 2
TINY = mpf(10) ** -9
ERF_SPLIT = mpf("0.92")


def exp_tail(r):
    r = r or TINY
    return (mpmath.expm1(r) - r) / r ** 2 if abs(r) > mpf(10) ** -6 else mpf(1) / 2 + r / 6 + r * r / 24


def log_tail(f):
    if abs(f) < mpf(10) ** -5:
        return sum((-f) ** k / (k + 3) for k in range(9))
    return (mpmath.log1p(f) - f + f * f / 2) / f ** 3


def erf_ratio(z):
    return (mpmath.erf(mpmath.sqrt(z)) / mpmath.sqrt(z) if z > 0 else 2 / mpmath.sqrt(mp.pi)) - 1


def relative_to_leading(power):
    return lambda z: z ** power


def log_erfc_weight(x):
    return mpmath.erfc(x) / mpmath.erf(x)


def rows():
    sin_tail, cos_tail = even_series(mpmath.sin, 1), even_series(mpmath.cos, 2, 0)
    asin_tail, atan_tail = even_series(mpmath.asin, 1), even_series(mpmath.atan, 1)
    atanh_series = even_series(lambda s: 2 * mpmath.atanh(s), 1)
    atanh_tail = even_series(lambda s: 2 * mpmath.atanh(s), 2)
    z1 = relative_to_leading(1)
    z2 = relative_to_leading(2)
    # name, comment, function, low, high, degree, weight, precision, storage
    yield ("expTail32", "(exp(r) - 1 - r) / r^2", exp_tail, -HALF_LN2, HALF_LN2, 5, abs, SINGLE)
    yield ("expTailShort", "the same in double precision, for results in single precision", exp_tail, -HALF_LN2, HALF_LN2, 6,
           abs, DOUBLE)
    yield ("expTail64", "the same", exp_tail, -HALF_LN2, HALF_LN2, 10, abs, DOUBLE)
    yield ("logTail32", "(log(1 + f) - f + f^2/2) / f^3", log_tail, LOG_LOW, LOG_HIGH, 8, lambda f: f * f, SINGLE)
    yield ("atanhTail64", "(2 atanh(s) - 2 s) / s^3, in s^2", atanh_series, mpf(0), ATANH_SQUARED, 6, z1, DOUBLE)
    yield ("atanhTailShort", "the same for results in single precision", atanh_series, mpf(0), ATANH_SQUARED, 3, z1,
           DOUBLE)
    yield ("atanhTailLong", "(2 atanh(s) - 2 s - 2/3 s^3) / s^5, in s^2", atanh_tail, mpf(0), ATANH_SQUARED, 8, z2,
           DOUBLE)
    yield ("sinTail32", "(sin(r) - r) / r^3, in r^2", sin_tail, mpf(0), QUARTER_PI_SQUARED, 2, z1, SINGLE)
    yield ("sinTailShort", "the same in double precision", sin_tail, mpf(0), QUARTER_PI_SQUARED, 3, z1, DOUBLE)
    yield ("sinTail64", "the same", sin_tail, mpf(0), QUARTER_PI_SQUARED, 5, z1, DOUBLE)
    yield ("cosTail32", "(cos(r) - 1 + r^2/2) / r^4, in r^2", cos_tail, mpf(0), QUARTER_PI_SQUARED, 2, z2, SINGLE)
    yield ("cosTailShort", "the same in double precision", cos_tail, mpf(0), QUARTER_PI_SQUARED, 3, z2, DOUBLE)
    yield ("cosTail64", "the same", cos_tail, mpf(0), QUARTER_PI_SQUARED, 5, z2, DOUBLE)
    yield ("asinTailShort", "(asin(s) - s) / s^3, in s^2, for results in single precision", asin_tail, mpf(0),
           mpf(1) / 4, 6, z1, DOUBLE)
    yield ("asinTail64", "the same", asin_tail, mpf(0), mpf(1) / 4, 12, z1, DOUBLE)
    yield ("atanTailShort", "(atan(t) - t) / t^3, in t^2, for results in single precision", atan_tail, mpf(0),
           ATAN_SQUARED, 5, z1, DOUBLE)
    yield ("atanTail64", "the same", atan_tail, mpf(0), ATAN_SQUARED, 11, z1, DOUBLE)
    yield ("erfRatio32", "erf(x) / x - 1, in x^2, |x| < 0.92", erf_ratio, mpf(0), ERF_SPLIT ** 2 * WIDE, 6,
           lambda z: 1, SINGLE)
    yield ("erfRatio64", "the same", erf_ratio, mpf(0), ERF_SPLIT ** 2 * WIDE, 12, lambda z: 1, DOUBLE)
    yield ("logErfc32", "-log(1 - erf(x)), in x - 1, 0.92 <= x < 4",
           lambda u: -mpmath.log(mpmath.erfc(u + 1)), ERF_SPLIT - 1, mpf(3), 8, lambda u: log_erfc_weight(u + 1),
           SINGLE)
    yield ("logErfc64", "-log(1 - erf(x)), in x - 1, 0.92 <= x < 6",
           lambda u: -mpmath.log(mpmath.erfc(u + 1)), ERF_SPLIT - 1, mpf(5), 24, lambda u: log_erfc_weight(u + 1),
           DOUBLE)


def hexadecimal(c, bits):
    return float(c).hex() + ("f" if bits == SINGLE else "")


def array(kind, name, comment, values):
    print(f"\n/// {comment}.\ninline constexpr {kind} {name}[] = {{")
    for i in range(0, len(values), 3):
        print(f"    {', '.join(values[i:i + 3])},")
    print("};", flush=True)


def chunks(x, bits, count):
    """x as a sum of `count` numbers of `bits` bits each and a last one of double precision."""
    position, parts = int(mpmath.floor(mpmath.log(x, 2))) + 1 - bits, []
    for _ in range(count):
        part = mpmath.floor(mpmath.ldexp(x, -position)) * mpf(2) ** position
        parts.append(part)
        x -= part
        position -= bits
    return parts + [round_to(x, DOUBLE)]


def main():
    wanted = sys.argv[1:]
    print("// Constants, and coefficients from the lowest degree.\n// Generated by fit_coefficients.py; do not edit.")
    print("#ifndef JITRT_MATH_COEFFICIENTS_H\n#define JITRT_MATH_COEFFICIENTS_H\n\n// clang-format off\n#include <cstdint>\n")
    print("namespace jitrt::math::coefficients {")
    for name, comment, f, low, high, degree, weight, bits in rows():
        if wanted and name not in wanted:
            continue
        values, error = fit_rounded(f, low, high, degree, weight, bits)
        comment += f"; error 2^{float(mpmath.log(error, 2)):.1f}"
        array("float" if bits == SINGLE else "double", name, comment, [hexadecimal(c, bits) for c in values])
    if wanted:
        return
    with mp.workprec(1400):
        turns = chunks(1 / (2 * mp.pi), 29, 5)
        array("double", "inverseTwoPi", "1 / (2 pi) as numbers of 29 bits and a rest",
              [hexadecimal(c, DOUBLE) for c in turns])
        digits = int(mpmath.floor(mpmath.ldexp(2 / mp.pi, 64 * 19)))
        array("std::uint64_t", "twoOverPi", "The binary digits of 2 / pi after a word of zeros, 64 a word",
              ["0x0"] + [hex(digits >> (64 * (18 - i)) & (2**64 - 1)) for i in range(19)])
    print("\n} // namespace jitrt::math::coefficients\n\n#endif // JITRT_MATH_COEFFICIENTS_H")


if __name__ == "__main__":
    main()

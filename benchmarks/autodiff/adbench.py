"""ADBench's GMM and LSTM objectives and their gradients in NumPy, and data of the kinds that ADBench uses.

F. Srajer, Z. Kukelova, A. Fitzgibbon, "A benchmark of selected algorithmic differentiation tools on some problems in
computer vision and machine learning", 2018. Gradients are derived by hand; `check_derivatives` compares them with central
differences.
"""

import math

import numpy as np


def log_sum_exp(x, axis):
    top = x.max(axis=axis, keepdims=True)
    return (np.log(np.exp(x - top).sum(axis=axis, keepdims=True)) + top).squeeze(axis)


def soft_max(x, axis):
    e = np.exp(x - x.max(axis=axis, keepdims=True))
    return e / e.sum(axis=axis, keepdims=True)


def gmm_data(d, components=25, points=1000, seed=1):
    """alphas, means, icf, x, and the Wishart prior's gamma and m."""
    random = np.random.default_rng(seed)
    return (
        random.normal(size=components),
        random.uniform(size=(components, d)),
        random.normal(size=(components, d * (d + 1) // 2)) / math.sqrt(d),
        random.normal(size=(points, d)),
        1.0,
        0,
    )


def gmm_constant(d, components, points, gamma, m):
    """The part of the objective that no parameter is in."""
    n = d + m + 1
    log_gamma = 0.25 * d * (d - 1) * math.log(math.pi)
    log_gamma += sum(math.lgamma(0.5 * n + 0.5 * (1 - j)) for j in range(1, d + 1))
    prior = n * d * (math.log(gamma) - 0.5 * math.log(2)) - log_gamma
    return -points * d * 0.5 * math.log(2 * math.pi) - components * prior


def gmm(alphas, means, icf, x, gamma, m):
    """The objective and its gradients by alphas, means and icf."""
    components, d = means.shape
    points = len(x)
    # Below the diagonal, column by column: the transpose of what is above it, row by row.
    columns, rows = np.triu_indices(d, 1)
    terms = np.empty((points, components))
    q_sums = icf[:, :d].sum(axis=1)
    factors, residuals = [], []
    for k in range(components):
        q = np.diag(np.exp(icf[k, :d]))
        q[rows, columns] = icf[k, d:]
        factors.append(q)
        residuals.append((x - means[k]) @ q.T)
        terms[:, k] = alphas[k] + q_sums[k] - 0.5 * (residuals[k] ** 2).sum(axis=1)
    value = log_sum_exp(terms, 1).sum() - points * log_sum_exp(alphas, 0)
    value += 0.5 * gamma**2 * ((np.exp(icf[:, :d]) ** 2).sum() + (icf[:, d:] ** 2).sum()) - m * q_sums.sum()
    value += gmm_constant(d, components, points, gamma, m)

    weights = soft_max(terms, 1)
    d_alphas = weights.sum(axis=0) - points * soft_max(alphas, 0)
    d_means, d_icf = np.empty_like(means), np.empty_like(icf)
    for k in range(components):
        d_residuals = -weights[:, k, None] * residuals[k]
        d_means[k] = -(d_residuals @ factors[k]).sum(axis=0)
        d_factor = d_residuals.T @ (x - means[k])
        diagonal = np.diag(factors[k])
        d_icf[k, :d] = np.diag(d_factor) * diagonal + weights[:, k].sum() + gamma**2 * diagonal**2 - m
        d_icf[k, d:] = d_factor[rows, columns] + gamma**2 * icf[k, d:]
    return value, d_alphas, d_means, d_icf


def lstm_data(layers=2, characters=1024, bits=14, seed=1):
    """Parameters of the layers, parameters around them, the first state, and a text as bits."""
    random = np.random.default_rng(seed)
    return (
        random.uniform(size=(2 * layers, 4 * bits)),
        random.uniform(size=(3, bits)),
        random.uniform(size=(2 * layers, bits)),
        random.integers(0, 2, size=(characters, bits)).astype(np.float64),
    )


def sigmoid(x):
    return 1 / (1 + np.exp(-x))


def lstm(main, extra, state, text):
    """The objective and its gradients by main and extra."""
    layers, bits = len(main) // 2, text.shape[1]
    weights, biases = main[0::2].reshape(layers, 4, bits), main[1::2].reshape(layers, 4, bits)
    hidden, cell = list(state[0::2]), list(state[1::2])
    count = (len(text) - 1) * bits
    total, tape = 0.0, []
    for now, after in zip(text, text[1:]):
        value, steps = now * extra[0], []
        for k in range(layers):
            # Forget and output gates see the input; input gate and change see the hidden state.
            seen = np.stack([value, hidden[k], value, hidden[k]])
            linear = seen * weights[k] + biases[k]
            f, i, o = sigmoid(linear[:3])
            g = np.tanh(linear[3])
            old, cell[k] = cell[k], cell[k] * f + i * g
            squashed = np.tanh(cell[k])
            value = hidden[k] = o * squashed
            steps.append((seen, f, i, o, g, old, squashed))
        exp = np.exp(value * extra[1] + extra[2])
        total += after @ (value * extra[1] + extra[2] - np.log(exp.sum() + 2))
        tape.append((steps, value, exp / (exp.sum() + 2)))

    d_weights, d_biases, d_extra = np.zeros_like(weights), np.zeros_like(biases), np.zeros_like(extra)
    d_hidden, d_cell = np.zeros((layers, bits)), np.zeros((layers, bits))
    for t in reversed(range(len(text) - 1)):
        steps, output, share = tape[t]
        d_predicted = -(text[t + 1] - text[t + 1].sum() * share) / count
        d_extra[1] += d_predicted * output
        d_extra[2] += d_predicted
        d_value = d_predicted * extra[1]
        for k in reversed(range(layers)):
            seen, f, i, o, g, old, squashed = steps[k]
            d_out = d_value + d_hidden[k]
            d_new = d_cell[k] + d_out * o * (1 - squashed**2)
            d_linear = np.stack(
                [d_new * old * f * (1 - f), d_new * g * i * (1 - i), d_out * squashed * o * (1 - o), d_new * i * (1 - g**2)]
            )
            d_weights[k] += d_linear * seen
            d_biases[k] += d_linear
            d_seen = d_linear * weights[k]
            d_value, d_hidden[k], d_cell[k] = d_seen[0] + d_seen[2], d_seen[1] + d_seen[3], d_new * f
        d_extra[0] += d_value * text[t]
    d_main = np.stack([d_weights, d_biases], axis=1).reshape(main.shape)
    return -total / count, d_main, d_extra


def check_derivatives(function, inputs, gradients, samples=20, step=1e-6):
    """The largest error of some elements of the gradients against central differences, relative to the largest of them."""
    random = np.random.default_rng(0)
    worst = 0.0
    for at, gradient in enumerate(gradients):
        scale = np.abs(gradient).max()
        for flat in random.choice(gradient.size, min(samples, gradient.size), replace=False):
            place = np.unravel_index(flat, gradient.shape)
            values = []
            for sign in [1, -1]:
                moved = [np.array(each) for each in inputs]
                moved[at][place] += sign * step
                values.append(function(*moved)[0])
            worst = max(worst, abs((values[0] - values[1]) / (2 * step) - gradient[place]) / scale)
    return worst


if __name__ == "__main__":
    for name, function, inputs in [
        ("GMM", gmm, gmm_data(5, components=7, points=50)),
        ("LSTM", lstm, lstm_data(characters=32)),
    ]:
        value, *gradients = function(*inputs)
        print(f"{name}: {value:.6f}, gradients within {check_derivatives(function, inputs, gradients):.1e}")

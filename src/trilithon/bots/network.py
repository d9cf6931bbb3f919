"""A small network of neurons that foretells a number, for judgements learned from games."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64


class Network:
    """Two layers of neurons that answer by what exceeds zero, beside a straight sum of the inputs.

    numbers: for each input its part of the straight sum, then what it tells each neuron of the
    first layer; after all inputs what these neurons start from; for each neuron of the second layer
    what it starts from, what it hears from each of the first, and what its answer counts; the rest.
    """

    def __init__(self, inputs: int, first: int, second: int, numbers: Sequence[float]) -> None:
        self.inputs: i64 = inputs
        self.first: i64 = first
        self.second: i64 = second
        assert len(numbers) == inputs * (1 + first) + first + second * (first + 2) + 1
        self.numbers: vec[float] = vec[float](numbers)

    def answer(self, told: vec[float], heard: vec[float]) -> float:
        """What the network makes of these inputs; heard: room for a number a first neuron."""
        numbers = self.numbers
        first: i64 = self.first
        at: i64 = self.inputs * (1 + first)
        neuron: i64 = 0
        while neuron < first:
            heard[neuron] = numbers[at + neuron]
            neuron += 1
        total = numbers[len(numbers) - 1]
        each: i64 = 0
        while each < self.inputs:
            strength = told[each]
            if strength != 0.0:
                at = each * (1 + first)
                total += strength * numbers[at]
                neuron = 0
                while neuron < first:
                    heard[neuron] += strength * numbers[at + 1 + neuron]
                    neuron += 1
            each += 1
        at = self.inputs * (1 + first) + first
        later: i64 = 0
        while later < self.second:
            sum_here = numbers[at]
            neuron = 0
            while neuron < first:
                if heard[neuron] > 0.0:
                    sum_here += heard[neuron] * numbers[at + 1 + neuron]
                neuron += 1
            if sum_here > 0.0:
                total += sum_here * numbers[at + 1 + first]
            at += first + 2
            later += 1
        return total

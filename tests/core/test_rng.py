import pytest
from hypothesis import given
from hypothesis import strategies as st

from trilithon import Rng


def test_the_numbers_of_a_seed_never_change() -> None:
    rng = Rng(7)
    assert [rng.bits32() for _ in range(4)] == [1096327518, 432976234, 2251532900, 4099579403]


@given(st.integers() | st.text() | st.binary())
def test_equal_seeds_give_equal_numbers_in_range(seed: int | str | bytes) -> None:
    one, two = Rng(seed), Rng(seed)
    drawn = [one.bits32() for _ in range(20)]
    assert drawn == [two.bits32() for _ in range(20)]
    assert all(0 <= number < 2**32 for number in drawn)


@given(st.integers(1, 2**31 - 1), st.integers())
def test_below_stays_below(n: int, seed: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(50))


@pytest.mark.parametrize("n", [2, 3, 7, 49])
def test_below_is_uniform(n: int) -> None:
    rng, draws = Rng("uniform"), 700 * n
    counts = [0] * n
    for _ in range(draws):
        counts[rng.below(n)] += 1
    chi_square = sum((count - 700) ** 2 / 700 for count in counts)
    assert chi_square < n + 6 * (2 * n) ** 0.5


def test_random_lies_between_zero_and_one() -> None:
    rng = Rng(1)
    drawn = [rng.random() for _ in range(10_000)]
    assert 0 <= min(drawn) < 0.001 < 0.999 < max(drawn) < 1
    assert abs(sum(drawn) / len(drawn) - 0.5) < 0.01


def test_a_copy_goes_on_alone() -> None:
    rng = Rng(3)
    rng.bits32()
    twin = rng.copy()
    ahead = [twin.bits32() for _ in range(10)]
    assert [rng.bits32() for _ in range(10)] == ahead

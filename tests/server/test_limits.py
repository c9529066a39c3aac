"""Purses: what they hold, how they fill, and who pays."""

from __future__ import annotations

import pytest

from snapcount.server import limits as prices
from snapcount.server.limits import Kind, Limits, Payer, Rate, TooMany

KIND = Kind("kind", Rate(100, 10), Rate(250, 20))
ADA = Payer("ada", "10.0.0.1")
BEN = Payer("ben", "10.0.0.1")
CAT = Payer("cat", "10.0.0.1")
NOBODY = Payer(None, "10.0.0.1")
ELSEWHERE = Payer("ada", "10.0.0.2")


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def limits(clock: Clock) -> Limits:
    return Limits(clock)


def may(limits: Limits, payer: Payer, price: float = 50) -> bool:
    try:
        limits.ask(KIND, payer, price)
    except TooMany:
        return False
    return True


def test_a_purse_is_empty_after_what_it_holds_and_fills_up_again(
    limits: Limits, clock: Clock
) -> None:
    assert [may(limits, ADA) for _ in range(3)] == [True, True, False]
    clock.now = 4.9
    assert not may(limits, ADA)
    clock.now = 5
    assert may(limits, ADA)
    clock.now = 10_000
    assert [may(limits, ADA) for _ in range(3)] == [True, True, False]


def test_a_person_takes_the_purse_along_to_another_address(limits: Limits) -> None:
    assert may(limits, ADA, 100)
    assert not may(limits, ELSEWHERE, 1)


def test_many_people_at_one_address_share_what_the_address_has(limits: Limits) -> None:
    assert may(limits, ADA, 100)
    assert may(limits, BEN, 100)
    assert not may(limits, CAT, 100)
    assert may(limits, CAT, 50)


def test_people_without_a_session_at_one_address_are_one(limits: Limits) -> None:
    assert may(limits, NOBODY, 100)
    assert not may(limits, NOBODY, 1)
    assert may(limits, ADA, 100)


def test_a_refusal_costs_nothing(limits: Limits) -> None:
    assert not may(limits, ADA, 101)
    assert may(limits, ADA, 100)


def test_what_was_dearer_than_thought_is_owed_but_not_for_ever(
    limits: Limits, clock: Clock
) -> None:
    limits.charge(KIND, ADA, 1_000_000)
    clock.now = 9
    assert not may(limits, ADA, 0)
    assert limits.wait(KIND, ADA, 50) == pytest.approx(6)
    clock.now = 15
    assert may(limits, ADA, 50)


def test_kinds_have_purses_of_their_own(limits: Limits) -> None:
    limits.charge(prices.WORK, ADA, 1_000_000)
    limits.ask(prices.PLAY, ADA, 10)


def test_purses_are_forgotten_when_there_are_too_many(
    limits: Limits, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(prices, "MOST_PURSES", 100)
    for number in range(1000):
        limits.ask(KIND, Payer(None, f"10.0.0.{number}"), 1)
    assert len(limits._purses) <= 100

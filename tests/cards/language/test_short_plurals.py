"""Abbreviations of positions that stand for several Players, without an s."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused


@pytest.mark.parametrize(
    ("short", "full"),
    [
        ("Energize one of your WR.", "Energize one of your Wide Receivers."),
        ("Energize two of your RB or WR.", "Energize two of your Running Backs or Wide Receivers."),
        ("Exhaust one of your opponent's LB.", "Exhaust one of your opponent's Linebackers."),
        ("Energize all of your Exhausted TE.", "Energize all of your Exhausted Tight Ends."),
        (
            "If you have 2 or more WR on the field, gain 5 yards.",
            "If you have 2 or more Wide Receivers on the field, gain 5 yards.",
        ),
        # Without a count it is one of them
        ("Energize your QB.", "Energize your Quarterback."),
        ("Energize a WR.", "Energize a Wide Receiver."),
    ],
)
def test_what_stands_before_tells_how_many_are_meant(short: str, full: str) -> None:
    assert effects(short) == effects(full)


@pytest.mark.parametrize("text", ["Energize one of your Wide Receiver.", "Energize a WRs."])
def test_words_that_are_written_out_agree_in_number(text: str) -> None:
    assert is_refused(text)


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("Energize two OL Players.", "Energize two Offensive Linemen."),
        ("Energize two of your WR Players.", "Energize two of your Wide Receivers."),
        (
            "Energize two of your RB or WR Players.",
            "Energize two of your Running Backs or Wide Receivers.",
        ),
        ("Energize two of your DL Player cards.", "Energize two of your Defensive Linemen."),
        (
            "If you have 2 or more CB Players on the field, gain 5 yards.",
            "If you have 2 or more Cornerbacks on the field, gain 5 yards.",
        ),
    ],
)
def test_before_players_it_only_says_which(said: str, plain: str) -> None:
    assert effects(said) == effects(plain)

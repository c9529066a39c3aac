"""`That Player`, after a question whether there is one."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read
from snapcount.cards.nouns import That


@pytest.mark.parametrize(
    ("asked", "then", "plainly"),
    [
        ("you have a Center on the field", "energize that Player", "energize one of your Centers"),
        (
            "your opponent has an Energized Safety",
            "exhaust them",
            "exhaust one of your opponent's Energized Safeties",
        ),
        (
            "you have an Exhausted Tight End",
            "gain 5 yards and energize that Player",
            "gain 5 yards and energize one of your Exhausted Tight Ends",
        ),
        (
            "you have a Legend on the field",
            "you may exhaust that Player",
            "you may exhaust one of your Legends on the field",
        ),
    ],
)
def test_it_is_one_of_those_of_whom_it_was_asked(asked: str, then: str, plainly: str) -> None:
    assert effects(f"If {asked}, {then}.") == effects(f"If {asked}, {plainly}.")


def test_another_is_not_this_player() -> None:
    text = "Receive: If you have another Wide Receiver on the field, energize"
    meant = read(f"{text} one of your other Wide Receivers.", Scene(side="offense"))
    assert read(f"{text} that Player.", Scene(side="offense")).abilities == meant.abilities


@pytest.mark.parametrize(
    "text",
    [
        "If you do not have a Center on the field, energize that Player.",
        "If you have a Center on the field, gain 5 yards. Energize that Player.",
        "If you have two Centers on the field, energize that Player.",
        "Energize that Player.",
    ],
)
def test_nobody_was_named(text: str) -> None:
    assert is_refused(text)


@pytest.mark.parametrize(
    "text",
    [
        "Choose one of your Guards. If you have a Center on the field, energize that Player.",
        "Exhaust one of your Safeties. If your opponent has a Legend on the field, exhaust it.",
        "Energize one of your Guards. If you have another Guard, that Player can't be exhausted.",
    ],
)
def test_it_may_be_one_of_two(text: str) -> None:
    with pytest.raises(Unread, match="which Player"):
        read(text, Scene(action=True))


def test_the_chosen_player_is_the_one_who_was_chosen() -> None:
    text = "Choose one of your Guards. If you have a Center on the field, energize"
    assert isinstance(effects(f"{text} the chosen Player.")[-1].then[0].players, That)
    assert effects(f"{text} one of your Centers.")[-1].then[0].players != That()

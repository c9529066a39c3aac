"""As many cards as were moved last, said by what was done to them and by whom."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused, printed

from snapcount.cards.nouns import ThatMany
from snapcount.cards.tree import Draw, RemoveCard

THROWN_BACK = "Shuffle your Action hand into your Action deck."
DISCARDED = "Discard any number of Action cards."


@pytest.mark.parametrize(
    "said",
    [
        "as you shuffled",
        "as you shuffled in",
        "as you shuffled in this way",
        "as you shuffled back into your deck",
        "as you shuffled into it",
        "as you put back",
        "as you returned",
        "as were shuffled in",
        "as were put back this way",
    ],
)
@pytest.mark.parametrize("many", ["as many", "the same number of"])
def test_as_many_are_drawn_as_were_shuffled_in(said: str, many: str) -> None:
    plainly = effects(f"{THROWN_BACK} Draw that many Action cards.")
    assert effects(f"{THROWN_BACK} Draw {many} Action cards {said}.") == plainly
    assert effects(f"{THROWN_BACK} Draw {many} cards {said}.") == plainly


@pytest.mark.parametrize(
    "said", ["that you shuffled in", "you put back", "shuffled in", "put back this way", "returned"]
)
def test_for_each_of_them(said: str) -> None:
    plainly = effects(f"{THROWN_BACK} Gain 5 yards for each of those cards.")
    assert effects(f"{THROWN_BACK} Gain 5 yards for each card {said}.") == plainly


def test_one_more_and_at_most_so_many() -> None:
    more = effects(f"{THROWN_BACK} Draw that many plus one Action cards.")
    assert effects(f"{THROWN_BACK} Draw one more Action card than you shuffled in.") == more
    most = effects(f"{THROWN_BACK} Draw that many Action cards, up to a maximum of three.")
    said = "Draw as many Action cards as you shuffled in, up to a maximum of three."
    assert effects(f"{THROWN_BACK} {said}") == most


@pytest.mark.parametrize(
    "text",
    [
        # What was done to the last ones is something else
        f"{DISCARDED} Draw a Play card. Draw as many Action cards as you discarded.",
        f"{DISCARDED} Draw a Play card. Gain 5 yards for each card discarded this way.",
        "Draw two Action cards. Gain 5 yards for each card discarded this way.",
        f"{THROWN_BACK} Draw as many Action cards as you discarded.",
        "Remove a Power Up. Draw an Action card for each card drawn this way, plus 1.",
        # Somebody else did it
        f"{DISCARDED} Your opponent discards a Play card. Gain 5 yards for each card you drew.",
        f"{DISCARDED} Your opponent discards a Play card. Draw as many cards as you discarded.",
        "Your opponent discards any number of Action cards. Draw as many as you discarded.",
        f"{DISCARDED} Draw as many Action cards as your opponent discarded.",
    ],
)
def test_others_are_not_counted(text: str) -> None:
    assert is_refused(text)


@pytest.mark.parametrize(
    "said",
    [
        "For each one your opponent had played, draw an Action card.",
        "Draw an Action card for each one your opponent had played.",
        "Draw an Action card for each of them that your opponent had on the field.",
        "Draw an Action card for each Gridiron card your opponent had played.",
        "For each of your opponent's Gridiron cards removed this way, draw an Action card.",
    ],
)
def test_of_all_that_were_removed_those_of_one_player(said: str) -> None:
    removed, drawn = effects(f"Remove all Gridiron cards. {said}")
    assert removed == RemoveCard("gridiron", None, None, counted="opponent")
    assert drawn == Draw("you", "action", ThatMany())
    counting = "counting only those your opponent had played"
    assert printed(removed, "Deed[base]") == f"remove all Gridiron cards from the field, {counting}"


@pytest.mark.parametrize(
    "text",
    [
        "Remove a Gridiron card. For each one your opponent had played, draw an Action card.",
        "Remove all Power Ups. Gain 5 yards for each one you had played. Draw a card for each one.",
        "For each one your opponent had played, draw an Action card.",
        "Discard two Action cards. For each one your opponent had played, gain 5 yards.",
    ],
)
def test_all_or_those_of_one_player(text: str) -> None:
    assert is_refused(text)


@pytest.mark.parametrize("who", ["they", "your opponent"])
def test_somebody_elses_are_counted_as_theirs(who: str) -> None:
    begin = "Your opponent may discard any number of Action cards."
    plainly = effects(f"{begin} Gain 5 yards for each of those cards.")
    assert effects(f"{begin} Gain 5 yards for each card {who} discarded.") == plainly

"""`If trailing, …`: said of nobody, it is of whoever's text it is, if only they can be meant."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.parse import parse_abilities

GAIN = "gain 5 yards"


@pytest.mark.parametrize("word", ["if", "unless"])
@pytest.mark.parametrize(
    "standing",
    ["ahead", "leading", "behind", "trailing", "tied", "tied or behind", "behind by at least 7"],
)
def test_whoever_owns_the_text(word: str, standing: str) -> None:
    full = effects(f"{GAIN.capitalize()} {word} you are {standing}.")
    assert effects(f"{GAIN.capitalize()} {word} {standing}.") == full
    assert effects(f"{word.capitalize()} {standing}, {GAIN}.") == full


def test_of_what_stands() -> None:
    runs = "your Runs gain 5 more yards"
    full = parse_abilities(f"While you are behind, {runs}.")
    assert parse_abilities(f"While behind, {runs}.") == full
    assert parse_abilities(f"{runs.capitalize()} while behind.") == full
    assert parse_abilities(f"While ahead, {runs}.") != full


def test_who_was_named_in_another_sentence_is_not_meant() -> None:
    first = "Your opponent discards an Action card."
    full = effects(f"{first} If you are behind, {GAIN}.")
    assert effects(f"{first} If behind, {GAIN}.") == full


@pytest.mark.parametrize(
    "text",
    [
        "While behind, your opponent's Runs gain 5 fewer yards.",
        "Your opponent's Runs gain 5 fewer yards while behind.",
        "Your opponent cannot use timeouts while ahead.",
        "While ahead, each player's Runs gain 5 more yards.",
    ],
)
def test_where_two_can_be_meant_it_must_be_said(text: str) -> None:
    assert is_refused(text, action=False)


@pytest.mark.parametrize("standing", ["you are tied", "tied", "behind by 7 or more", "trailing"])
def test_when_is_while_of_who_is_ahead(standing: str) -> None:
    runs = "your Runs gain 5 more yards"
    full = parse_abilities(f"While {standing}, {runs}.")
    assert parse_abilities(f"When {standing}, {runs}.") == full
    assert parse_abilities(f"{runs.capitalize()} when {standing}.") == full
    assert parse_abilities(f"When {standing} in overtime, {runs}.") == parse_abilities(
        f"While {standing} in overtime, {runs}."
    )
    heard = "Whenever you score a touchdown"
    assert parse_abilities(f"{heard} when {standing}, draw an Action card.") == parse_abilities(
        f"{heard} while {standing}, draw an Action card."
    )
    assert effects(f"When {standing}, {GAIN}.") == effects(f"If {standing}, {GAIN}.")
    assert effects(f"{GAIN.capitalize()} when {standing}.") == effects(f"If {standing}, {GAIN}.")


def test_when_is_no_while_of_what_happens() -> None:
    text = "When this play is successful, draw an Action card."
    assert effects(text) != effects("If this play is successful, draw an Action card.")


def test_a_tie_is_of_both_players() -> None:
    tied = "each player draws an additional Action card at the end of each down"
    assert parse_abilities(f"While tied, {tied}.") == parse_abilities(
        f"While the score is tied, {tied}."
    )


def test_this_player_is_no_player_of_the_game() -> None:
    stays = "this Player cannot be exhausted"
    full = parse_abilities(f"While it is the second half and you are behind, {stays}.")
    assert parse_abilities(f"In the second half, while trailing, {stays}.") == full
    assert parse_abilities(f"In the second half, when behind, {stays}.") == full


@pytest.mark.parametrize(
    ("by", "points"),
    [
        ("a touchdown or less", "7 or less"),
        ("more than a touchdown", "more than 7"),
        ("at least a field goal", "at least 3"),
        ("one score or more", "7 or more"),
    ],
)
def test_by_so_many_scores(by: str, points: str) -> None:
    text = "If you are behind by {}, draw an Action card."
    assert effects(text.format(by)) == effects(text.format(points))

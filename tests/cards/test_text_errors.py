"""What is said about a text that is not understood: where, why, and what could stand there."""

from __future__ import annotations

import pytest

from snapcount.cards.card import PlayerCard
from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.parse import parse_abilities, parse_effects, parse_timing

REFUSED = [
    # text, code, the words that the pointer stands under
    ("Exhaust: Gian 5 yards.", "unknown-word", "Gian"),
    ("Exhaust: Gain 5 yards. Bananas.", "unknown-word", "Bananas"),
    ("Exhaust: Gain 5 yards you.", "unexpected", "you"),
    ("Exhaust: Gain 5", "unfinished", ""),
    ("Gain 5 yards.", "misplaced", "Gain"),
    ("Exhaust: Gain 5 yards. Otherwise, draw an Action card.", "misplaced", "Otherwise"),
    ("Exhaust: Draw an Action card. If they do, gain 5 yards.", "no-antecedent", "they"),
    ("Exhaust: If you do, gain 5 yards.", "misplaced", "If"),
    ("Exhaust: They draw an Action card.", "no-antecedent", "They"),
    ("Exhaust: Energize that Player.", "no-antecedent", "that Player"),
    ("Exhaust: Gain X yards.", "no-antecedent", "X"),
    ("Exhaust: Gain yards equal to the Grit.", "no-antecedent", "Grit"),
    ("Exhaust (7-3): Gain 5 yards.", "out-of-range", "(7-3)"),
    ("Exhaust: Gain 500 yards.", "out-of-range", "500"),
    ("Exhaust: Gain 0 yards.", "two-readings", "Gain"),
    ("Exhaust: Gain 5 yards and draw an Action card if you are leading.", "two-readings", "Gain"),
    ("Exhaust: If you are leading and it is third down or it is overtime, gain 5 yards.",
     "unexpected", "it"),
    ("Exhaust: The catch range is doubled by 1.", "unexpected", "doubled"),
    ("Exhaust: Gain 5 yards (10 if you are leading).", "unexpected", "(10 if you are leading)"),
    ("Exhaust: Energize all Runing players.", "unknown-word", "Runing"),
    ("Bench – Tackle: Lose 5 yards.", "misplaced", "Lose"),
    ("Exhaust: Look at the top 3 cards of your Action deck", "unfinished", ""),
]  # fmt: skip


@pytest.mark.parametrize(("text", "code", "under"), REFUSED)
def test_a_refusal_points_at_the_word(text: str, code: str, under: str) -> None:
    with pytest.raises(TextError) as caught:
        parse_abilities(text)
    error = caught.value
    assert error.code == code
    if under:
        assert text[error.position : error.position + error.length] == under
    assert f"line {error.line}, column {error.column}" in str(error)


def test_the_pointer_stands_under_the_word_in_its_line() -> None:
    with pytest.raises(TextError) as caught:
        parse_abilities("Exhaust: Gain 5 yards.\nTackle: Lose 5 yrads.")
    error = caught.value
    assert (error.line, error.column) == (2, 16)
    assert error.pointer == "Tackle: Lose 5 yrads.\n" + " " * 15 + "^" * 5
    assert error.suggestion == "yards"


def test_it_says_what_could_stand_there() -> None:
    with pytest.raises(TextError) as caught:
        parse_effects("Energize gain 5 yards.")
    assert "a Player or Players" in caught.value.expected
    with pytest.raises(TextError) as caught:
        parse_effects("If gain 5 yards.")
    assert "a condition" in caught.value.expected


def test_it_shows_the_nearest_known_sentence() -> None:
    with pytest.raises(TextError) as caught:
        parse_effects("Cancel all of your opponent's the Tackle abilities you.")
    assert caught.value.suggestion.startswith("Cancel all")
    with pytest.raises(TextError) as caught:
        parse_effects("Cancel all of the Tackle abilities.")
    assert caught.value.suggestion == "Cancel all of your Tackle abilities."


def test_two_readings_are_both_shown() -> None:
    with pytest.raises(TextError) as caught:
        parse_effects("Gain 5 yards and draw an Action card if you are leading.")
    assert caught.value.readings == (
        "If you are leading, gain 5 yards and draw an Action card.",
        "Gain 5 yards. If you are leading, draw an Action card.",
    )


@pytest.mark.parametrize(
    ("kind", "text", "code"),
    [
        ("action", "Exhaust: Gain 5 yards.", "misplaced"),
        ("action", "Energize this Player.", "no-antecedent"),
        ("action", "", "unfinished"),
        ("gridiron", "Exhaust: Gain 5 yards.", "misplaced"),
        ("gridiron", "Active while you are leading. Your plays gain 5 more yards.", "misplaced"),
        ("synergy", "Your plays gain 5 more yards.", "unfinished"),
        ("player", "Attach to a Quarterback. Run: Gain 5 yards.", "misplaced"),
        ("player", "Run: Gain 5 yards. Play only at the end of the play.", "misplaced"),
    ],
)
def test_a_kind_of_card_says_only_what_it_can(kind: str, text: str, code: str) -> None:
    fields = CardFields(
        kind=kind,  # type: ignore[arg-type]
        name="A",
        text=text,
        position="QB",
        subtype="event" if kind == "gridiron" else "offense",
    )
    with pytest.raises(TextError) as caught:
        read_card(fields)
    assert caught.value.code == code


def test_a_timing_stands_alone_in_its_field() -> None:
    with pytest.raises(TextError):
        parse_timing("Gain 5 yards.")
    assert parse_timing("") == parse_timing("Play at any time.")


@pytest.mark.parametrize("position", ["Guard", "offensive guard", "OG"])
def test_a_guard_plays_on_offense_alone(position: str) -> None:
    card = read_card(CardFields(kind="player", name="A", position=position))
    assert isinstance(card, PlayerCard)
    assert (card.position, card.side) == ("OG", "offense")


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ("OL", "OL is a group of positions; write one of these: OT, OG, C"),
        ("Tailback", "there is no position “Tailback”; write one of these: QB, RB, FB,"),
        ("", "the position is missing; write one of these: QB, RB, FB,"),
    ],
)
def test_a_position_that_is_none_is_told_those_there_are(position: str, said: str) -> None:
    with pytest.raises(TextError) as caught:
        read_card(CardFields(kind="player", name="A card", position=position, text=""))
    assert caught.value.message.startswith(said)

"""A Player's text may call its Player by name, and a semicolon may end a sentence."""

from __future__ import annotations

import pytest

from snapcount.cards.language.card_reading import CardFields, read_card


def tree(text: str, name: str = "Kip Saltonstall", kind: str = "player") -> object:
    fields = CardFields(kind=kind, name=name, position="WR", text=text)  # type: ignore[arg-type]
    card = read_card(fields)
    return card.abilities  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("named", "meant"),
    [
        (
            "Kip Saltonstall cannot be exhausted by your opponent's effects.",
            "This Player cannot be exhausted by your opponent's effects.",
        ),
        (
            "Kip Saltonstall's rating is increased by 5.",
            "This Player's rating is increased by 5.",
        ),
        (
            "While Kip Saltonstall is Energized, your Long Passes gain 5 more yards.",
            "While this Player is Energized, your Long Passes gain 5 more yards.",
        ),
    ],
)
@pytest.mark.parametrize("kind", ["player", "legend", "superstar"])
def test_a_name_is_the_player_who_has_it(named: str, meant: str, kind: str) -> None:
    assert tree(named, kind=kind) == tree(meant, kind=kind)


def test_another_name_is_not_this_player() -> None:
    named = "Kip Saltonstall cannot be exhausted by your opponent's effects."
    assert tree(named, name="Asher Lindqvist") != tree(named)


def test_a_name_of_one_word_is_a_word_of_the_rules() -> None:
    assert tree("Receive: Gain 5 yards.", name="Gain") == tree("Receive: Gain 5 yards.")


@pytest.mark.parametrize(
    ("joined", "apart"),
    [
        (
            "Receive: Draw an Action card; if it is third down, gain 5 yards.",
            "Receive: Draw an Action card. If it is third down, gain 5 yards.",
        ),
        (
            "Exhaust: Flip over the top card of your Play deck; it becomes your play this down.",
            "Exhaust: Flip over the top card of your Play deck. It becomes your play this down.",
        ),
    ],
)
def test_a_semicolon_ends_a_sentence_where_clauses_cannot_be_joined(
    joined: str, apart: str
) -> None:
    assert tree(joined) == tree(apart)

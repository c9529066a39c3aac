"""A text may call its own card by name, and a semicolon may end a sentence."""

from __future__ import annotations

import msgspec
import pytest

from snapcount.cards.card import Gridiron
from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.testing import NEXT_DOWN, Side, scenario


def card(kind: str, text: str, name: str, timing: str = "") -> object:
    """The card as it is without what it is called and how that was typed."""
    more = {"action": "Offense", "gridiron": "Weather"}
    play = {"strength": "4", "offense": "Run Left", "defense": "Long Pass"}
    fields = CardFields(
        kind=kind,  # type: ignore[arg-type]
        name=name,
        text=text,
        timing=timing,
        subtype=more.get(kind, ""),
        **(play if kind == "play" else {}),  # type: ignore[arg-type]
    )
    return msgspec.structs.replace(read_card(fields), name="", text="")


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
    named = "Kip Saltonstall cannot be exhausted."
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


ATTACHED = "Attach to one of your Players. "


@pytest.mark.parametrize(
    ("kind", "name", "text"),
    [
        ("gridiron", "Iron Lungs", "Discard {} at the end of the possession."),
        ("gridiron", "Crowd Noise", "While {} is on the field, plays use 1 more Time Unit."),
        ("gridiron", "Rainstorm", "While {} is in play, plays use 1 more Time Unit."),
        ("power up", "Iron Lungs", ATTACHED + "Whenever this Player is exhausted, discard {}."),
        ("power up", "Iron Lungs", "Attach {} to one of your Players. Run: Gain 5 yards."),
        ("action", "Second Wind", "Energize one of your Players. Return {} to your hand."),
        ("action", "Second Wind", "{} cannot be cancelled. Gain 5 yards."),
        ("synergy", "Solo General", "{} is active while you are ahead. You cannot punt."),
        ("synergy", "Solo General", "Active while you lead. While {} is active, you can't punt."),
    ],
)
def test_the_name_of_any_other_card_is_the_card(kind: str, name: str, text: str) -> None:
    assert card(kind, text.format(name), name) == card(kind, text.format("this card"), name)


@pytest.mark.parametrize(
    "text",
    ["{} cannot be stopped.", "Return {} to your hand.", "If {} succeeds, draw an Action card."],
)
def test_the_name_of_a_play_is_the_play(text: str) -> None:
    name = "Draw Play"
    assert card("play", text.format(name), name) == card("play", text.format("this play"), name)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Energize", "Energize one of your Players."),
        ("Gain Five", "Gain five yards."),
        ("The Play", "The play gains 5 yards."),
        ("Short Pass", "Your current play becomes a Short Pass: 15 (0-9)."),
    ],
)
def test_a_name_of_words_of_the_rules_leaves_them_their_meaning(name: str, text: str) -> None:
    assert card("action", text, name) == card("action", text, "Something Else")


def test_the_card_that_was_named_goes() -> None:
    text = "Discard Iron Lungs at the end of the possession."
    fields = CardFields(kind="gridiron", name="Iron Lungs", subtype="Weather", text=text)
    weather = read_card(fields)
    assert isinstance(weather, Gridiron)
    game = scenario("crd", offense=Side(gridirons=[weather]), down=4)
    assert game.gridirons == ["Iron Lungs"]
    assert game.run_to(NEXT_DOWN).gridirons == []


def test_a_players_name_of_words_of_the_rules_has_capital_letters() -> None:
    text = "Exhaust: Look at your opponent's Action hand. Choose a card and discard it."
    assert tree(text, "A card") == tree(text)
    named = "Exhaust: Energize one of your other Players. Gain Yards cannot be exhausted this down."
    assert tree(named, "Gain Yards") == tree(named.replace("Gain Yards", "This Player"))

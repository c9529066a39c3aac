"""A card explained: when, what and how, for any card that the language can say."""

from __future__ import annotations

import pytest

from snapcount.cards.card import AnyCard, digest, from_json, to_json
from snapcount.cards.catalog.entry import KIND_LABELS, EntryKind, Typed
from snapcount.cards.catalog.judge import card_fields, judge
from snapcount.cards.catalog.objections import objections
from snapcount.cards.catalog.positions import OFFENSIVE, POSITION_OF
from snapcount.cards.catalog.printing import typed_from
from snapcount.cards.catalog.reading import does, outline, when
from snapcount.cards.dice import Dice
from snapcount.cards.language.card_reading import read_card
from snapcount.cards.language.generate import KINDS, random_card
from snapcount.cards.language.nouns.positions import ALONE, POSITION_WORDS
from snapcount.cards.season import SEASONS
from snapcount.cards.words import POSITIONS
from snapcount.engine.editions import EDITION_NAMES, edition_named
from snapcount.engine.setup import KINDS as ENGINE_KINDS


def player(text: str) -> AnyCard:
    return read_card(card_fields(Typed(kind="player", name="A", position="QB", text=text)))


def action(text: str, timing: str = "") -> AnyCard:
    typed = Typed(kind="action", name="A", subtype="offense", text=text, timing=timing)
    return read_card(card_fields(typed))


def test_an_action_says_when_it_may_be_played() -> None:
    card = action(
        "Gain 5 yards. Draw an Action card.",
        "Play only during On Field Adjustments if you called a Run play.",
    )
    assert when(card) == ["You can play it during On Field Adjustments if you called a Run play."]
    assert does(card) == "Gain 5 yards, then draw an Action card."
    assert when(action("Gain 5 yards.")) == ["You can play it at any timing point."]


def test_abilities_say_how_they_come_to_work() -> None:
    card = player(
        "Exhaust – Run Left (2-5): Gain 5 yards. Exhaust only at the end of the play.\n"
        "Run: Gain 5 yards.\n"
        "Whenever a pass play would be stopped, gain 5 yards.\n"
        "While you are on defense, your plays take 1 more Time Unit."
    )
    assert when(card) == [
        "Exhaust it on Run Left plays with Play Strength 2-5 at the end of the play.",
        "When it is named to run.",
        "Automatically, whenever a Pass play would be stopped.",
        "Always, while you are on defense.",
    ]


def test_the_tree_is_shown_a_node_a_line() -> None:
    assert outline(player("Exhaust (3): Draw 2 Action cards.")) == [
        "abilities:",
        "  activated",
        "    effects:",
        "      draw (who you, deck action, count 2)",
        "    qualifier: qualifier (low 3, high 3)",
    ]


def test_every_generated_card_is_explained_and_typed_again() -> None:
    dice = Dice(11)
    for _ in range(400):
        card = random_card(dice, dice.pick(KINDS))
        assert when(card)
        assert does(card).endswith((".", ".”"))
        assert "\n" not in does(card)
        assert outline(card)
        again = judge(typed_from(card)).card
        assert again == card
        assert digest(again) == digest(card) == digest(from_json(to_json(card)))
        assert to_json(again) == to_json(card)


# What the catalog knows of editions and positions is what the floors beside and above know ------


def test_editions_know_the_kinds_that_the_engine_knows() -> None:
    assert tuple(SEASONS) == EDITION_NAMES
    made = {type(random_card(Dice(1), kind)): kind for kind in KINDS}
    for name in EDITION_NAMES:
        edition = edition_named(name)
        known = {made[cls] for cls, place in ENGINE_KINDS.items() if (edition.kinds >> place) & 1}
        assert {kind for kind in SEASONS[name].kinds if kind != "legend"} == known
        assert ("legend" in SEASONS[name].kinds) == edition.legends


@pytest.mark.parametrize(
    ("kind", "timing", "edition", "count"),
    [
        ("action", "Play only at the start of a down.", "2019", 1),
        ("action", "Play only at the start of a down.", "crd", 0),
        ("action", "Play only during On Field Adjustments.", "2019", 0),
        ("power up", "", "2019", 1),
        ("power up", "", "2021", 0),
    ],
)
def test_a_card_may_be_of_no_use_in_an_edition(
    kind: EntryKind, timing: str, edition: str, count: int
) -> None:
    text = "Gain 5 yards." if kind == "action" else "Run: Gain 5 yards."
    subtype = "generic" if kind == "action" else ""
    typed = Typed(kind=kind, name="A", subtype=subtype, text=text, timing=timing)
    card = judge(typed).card
    assert card is not None
    assert len(objections(kind, card, edition)) == count


def test_positions_are_named_as_the_language_names_them() -> None:
    names: dict[str, str] = {
        POSITION_WORDS[position][0].lower(): position for position in POSITIONS
    }
    names |= {name.lower(): position for position, (name,) in ALONE.items()}
    assert {words: said for words, said in POSITION_OF.items() if len(words) > 2} == names
    for position in POSITIONS:
        card = read_card(card_fields(Typed(kind="player", name="A", position=position)))
        assert (card.side == "offense") == (position in OFFENSIVE)  # type: ignore[union-attr]


def test_every_kind_has_a_label() -> None:
    assert {kind for season in SEASONS.values() for kind in season.kinds} == set(KIND_LABELS)

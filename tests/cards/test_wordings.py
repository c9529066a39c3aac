"""Other ways to word the same thing: one meaning, and one canonical wording for all of them."""

from __future__ import annotations

import pytest

from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.parse import parse_abilities, parse_effects
from snapcount.cards.language.printing import english

VARIANTS: dict[str, list[str]] = {
    "Exhaust – Run Left / Run Right: Gain 5 yards.": [
        "EXHAUST - RUN LEFT/RUN RIGHT: GAIN 5 YARDS.",
        "exhaust — run right / run left: gain five yards",
        "Exhaust – Left / Right: Gain 5 additional yards.",
    ],
    "Run – Run Left (5-9): Gain 5 yards.": ["Run – Left (5–9): Gain an additional 5 yards."],
    "Tackle: The offense loses 5 yards.": [
        "Tackle: Lose 5 yards.",
        "Tackle: The play loses 5 yards.",
    ],
    "Exhaust: Energize all Running Backs or Wide Receivers on the field.": [
        "Exhaust: Energize all RBs and WRs on the field.",
        "Exhaust: Energize all running backs / wide receivers.",
    ],
    "Exhaust: Energize one of your Players on the field.": [
        "Exhaust: Energize one of your Players.",
        "Exhaust: Energize a Player you control.",
        "Exhaust: Energize 1 of your player cards of your choice",
    ],
    "Exhaust: Choose one of your opponent's Players on the field. Exhaust that Player.": [
        "Exhaust: Choose one of your opponent's players. Exhaust them.",
        "Exhaust: Choose 1 of your opponent's Players. Exhaust the chosen Player.",
    ],
    "Exhaust: Exhaust one of your opponent's Players on the field chosen by your opponent.": [
        "Exhaust: Your opponent Exhausts one of their Players.",
    ],
    'Exhaust: Energize all of your Players from "Chicago Bears" on the field.': [
        "Exhaust: Energize all of your Chicago Bears Players.",
        "Exhaust: Energize all of your Players from the Chicago Bears.",
        "Exhaust: Energize all of your “Chicago Bears” players on the field.",
    ],
    "Exhaust: If it is third or fourth down, gain 10 yards.": [
        "Exhaust: If it's 3rd or 4th down gain 10 yards.",
        "Exhaust: Gain 10 yards if it is third or fourth down.",
    ],
    "Exhaust: If your opponent is leading by at least 7, draw 2 Action cards.": [
        "Exhaust: If you are trailing by 7 or more points, draw two Action cards.",
        "Exhaust: If you're behind by at least 7 points, draw two Action cards.",
    ],
    "Exhaust: Your opponent may discard an Action card. If they do not, gain 10 yards.": [
        "Exhaust: Gain 10 yards unless your opponent discards an Action card.",
    ],
    "Exhaust: The Play Strength is increased by 2.": [
        "Exhaust: Increase the Play Strength by 2.",
        "Exhaust: Add 2 to the Play Strength.",
        "Exhaust: +2 Play Strength.",
        "Exhaust: Play Strength +2.",
        "Exhaust: The Play Strength is increased by two this down.",
    ],
    "Exhaust: The Play Strength is reduced by 1.": [
        "Exhaust: Subtract 1 from the Play Strength.",
        "Exhaust: –1 Play Strength.",
    ],
    "Exhaust: Your Run plays gain 5 more yards until the end of the half.": [
        "Exhaust: Until the end of the half, your Runs gain 5 additional yards.",
        "Exhaust: Your Run plays gain an additional 5 yards this half.",
    ],
    "Exhaust: Choose one: • Gain 5 yards. • Draw an Action card.": [
        "Exhaust: Choose one: Gain 5 yards, or draw an Action card.",
        "Exhaust: Choose one –\n* Gain 5 yards\n* Draw an Action card",
    ],
    "Whenever your opponent plays an Action card, draw a Play card.": [
        "When your opponent plays an Action card, draw a Play card.",
        "Whenever an Action card is played by your opponent, draw a Play card.",
    ],
    "Whenever this Player is exhausted, gain 5 yards.": [
        "Whenever this Player becomes Exhausted, gain 5 yards.",
    ],
    "Your Run plays gain 5 more yards.": [
        "While this Player is on the field, your Run plays gain 5 more yards.",
        "Your Runs gain 5 extra yards.",
        "Runs called by you gain 5 additional yards.",
        "Run plays you call gain 5 more yards.",
        "Your successful Runs gain 5 more yards.",
    ],
    "While you are on defense, your opponent's Run plays gain 5 fewer yards.": [
        "On defense, your opponent's runs gain 5 fewer yards.",
    ],
    "While this Player is Energized, your Run plays gain 5 more yards.": [
        "If this Player is Energized, your Run plays gain 5 more yards.",
    ],
    "Exhaust: Discard an Action card. If that was done, gain 5 yards.": [
        "Exhaust: Discard an Action card. If you do, gain 5 yards.",
    ],
    "Exhaust: Draw an Action card. Exhaust only once per half.": [
        "Exhaust: Draw an Action card. Use only once per half.",
        "Exhaust: Draw an Action card. This ability can be used only once each half.",
    ],
    "The first time each possession your Pass play is stopped, gain 5 yards.": [
        "The first time your Pass is stopped each possession, gain 5 yards.",
    ],
    "Tackle: If the runner is a Running Back, the offense loses 5 yards.": [
        "Tackle: If the runner is an RB, the offense loses 5 yards.",
        "tackle: if the runner is a running back, lose 5 yards",
    ],
    "Exhaust: Choose one of your opponent's Players on the field."
    " That Player cannot use abilities this down.": [
        "Exhaust: Choose an opposing Player. That Player's abilities cannot be used this down.",
    ],
    "Exhaust: Choose one of your opponent's Players on the field."
    " The abilities of that Player are cancelled this down.": [
        "Exhaust: Choose an opponent's Player. Cancel all abilities of that Player.",
        "Exhaust: Choose one of your opponent's Players. That Player loses all abilities.",
    ],
    "Exhaust: Choose one of your opponent's Players on the field."
    " That Player cannot be energized until the end of the possession.": [
        "Exhaust: Choose an opponent's Player. That Player stays Exhausted this possession.",
        "Exhaust: Choose an opponent's Player. That Player does not energize this possession.",
    ],
    "Exhaust: Choose one of your opponent's Players on the field."
    " That Player must be designated if able this down.": [],
    "Exhaust: Choose one of your opponent's Players on the field."
    " That Player must be designated as the tackler if able this down.": [
        "Exhaust: Choose an opponent's Player. That Player must be the tackler this down.",
    ],
    "Exhaust: Cancel target Action card played by your opponent.": [
        "Exhaust: Cancel your opponent's Action card.",
        "Exhaust: Cancel one of your opponent's Action cards.",
    ],
    "Whenever points are scored, draw an Action card.": [],
    "Whenever you score points, draw an Action card.": ["When you score, draw an Action card."],
    "While you are leading, your Run plays gain 5 more yards.": [
        "Your Run plays gain 5 more yards while you are leading.",
        "As long as you are ahead, your Run plays gain 5 additional yards.",
    ],
    "At the start of a possession, draw an Action card.": [
        "At the start of each possession, draw an Action card.",
        "Whenever a possession starts, draw an Action card.",
    ],
    "Bench – Exhaust: Draw an Action card.": ["Bench: Exhaust: Draw an Action card."],
}


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [(typed, canonical) for canonical, many in VARIANTS.items() for typed in (canonical, *many)],
)
def test_every_variant_has_the_canonical_wording(typed: str, canonical: str) -> None:
    (ability,) = parse_abilities(typed)
    assert english(ability) == canonical


@pytest.mark.parametrize("side", ["Offense", "Defense", "Generic"])
def test_your_opponent_is_the_offense_where_only_the_offense_can_be_meant(side: str) -> None:
    """On a Defense card the opponent is on offense; elsewhere they may be on either side."""
    fields = CardFields(kind="action", name="A", subtype=side, text="Your opponent loses 5 yards.")
    if side == "Defense":
        assert english(read_card(fields)) == "The offense loses 5 yards."
    else:
        with pytest.raises(Exception, match="who is meant"):
            read_card(fields)


def test_abilities_stand_on_lines_of_their_own() -> None:
    typed = "Exhaust: Gain 5 yards. Exhaust only at the end of the play. Tackle: Lose 5 yards."
    canonical = (
        "Exhaust: Gain 5 yards. Exhaust only at the end of the play.\n"
        "Tackle: The offense loses 5 yards."
    )
    card = read_card(CardFields(kind="player", name="A", position="Linebacker", text=typed))
    assert card.text == typed, "what was typed is kept"
    assert english(card) == canonical


def test_quoted_abilities_are_the_power_ups_own() -> None:
    quoted = "Attach to a Running Back. While attached, this Player gains “Run: Gain 5 yards.”"
    plain = "Attach to one of your Running Backs on the field.\nRun: Gain 5 yards."
    assert english(read_card(CardFields(kind="power up", name="A", text=quoted))) == plain


def test_abilities_after_and_are_no_list_of_plays() -> None:
    """`Run` is a play in a list of plays, and an ability before `abilities`."""
    text = "The catch range is 2 narrower and the Run abilities of all Players are cancelled."
    assert len(parse_effects(text)) == 2


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("Your current play becomes any play.", "Your current play becomes any play."),
        (
            "Your current play becomes a Run Left, Run Right or Short Pass: 15 (0-9).",
            "Your current play becomes a Run Left or a Run Right or a Short Pass: 15 (0-9).",
        ),
    ],
)
def test_a_choice_of_many_plays_is_printed_so_that_it_is_read(text: str, canonical: str) -> None:
    effects = parse_effects(text, "offense")
    assert english(effects, "offense") == canonical
    assert parse_effects(canonical, "offense") == effects

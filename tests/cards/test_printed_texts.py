"""The card texts that are known word for word: each compiles, and is printed as it was."""

from __future__ import annotations

import re

import pytest

from snapcount.cards.card import AnyCard, PlayCard
from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.parse import parse_abilities, parse_effects, parse_timing
from snapcount.cards.language.printing import english, printed
from snapcount.cards.nouns import All, Called, DeckHas, GritIn, Group, YardsWould
from snapcount.cards.tree import (
    Ability,
    Activated,
    Audible,
    Await,
    BecomePlay,
    DetermineGrit,
    Discard,
    Effect,
    Energize,
    FirstDown,
    Gain,
    If,
    InsteadYards,
    PlayCall,
    Qualifier,
    ReplayDown,
    Search,
    SkipDraw,
    Timing,
    Would,
)
from snapcount.cards.words import PASS_CALLS, RUN_CALLS, Side

ABILITIES: list[tuple[str, Ability]] = [
    (
        "Exhaust: Flip over the top card of your Play deck. That card becomes your play this down.",
        Activated((Audible(),)),
    ),
    (
        (
            "Exhaust (0): Your opponent discards all of their Action cards and does not draw an "
            "Action card at the end of this down. Exhaust only at the end of the play."
        ),
        Activated(
            (Discard("opponent", "action", None), SkipDraw("opponent")),
            Qualifier(low=0, high=0),
            Timing(("end of the play",)),
        ),
    ),
    (
        (
            "Exhaust: Search your deck for a card, reveal it and put it into your hand. Exhaust "
            "only at the end of the play."
        ),
        Activated((Search(),), timing=Timing(("end of the play",))),
    ),
    (
        (
            "Whenever a pass play would be stopped, flip over the top card of your Play deck "
            "and it becomes the play this down."
        ),
        Would("the play would be stopped", (Audible(),), calls=("pass",)),
    ),
]

EFFECTS: list[tuple[str, tuple[Effect, ...]]] = [
    ("Replay the Down. Gain 5 yards.", (ReplayDown(), Gain(5))),
    (
        (
            "If you would gain 30 yards or more on your next play, instead gain 10 yards, it "
            "becomes first down and Energize all players on the field."
        ),
        (
            Await(
                Would(
                    "the play would gain yards",
                    (InsteadYards(10), FirstDown(), Energize(All(Group()))),
                    who="you",
                    condition=YardsWould(at_least=30),
                ),
                "next play",
            ),
        ),
    ),
    (
        "Your current play becomes a Short Pass: 15 (0-9).",
        (BecomePlay((PlayCall("short pass", 15, 0, 9),)),),
    ),
    (
        (
            "Determine Grit value. The offense loses 10 yards instead of the yards gained or "
            "lost on the play if the Grit is 4-5."
        ),
        (DetermineGrit(), If(GritIn(4, 5), (InsteadYards(-10),))),
    ),
]

TIMINGS: list[tuple[str, Timing]] = [
    ("Play only during On Field Adjustments.", Timing(("on field adjustments",))),
    ("Play prior to selecting a play.", Timing(("prior to selecting a play",))),
    (
        "Play only during On Field Adjustments if you called a Run play.",
        Timing(("on field adjustments",), Called("you", ("run",))),
    ),
]


def same_words(text: str) -> str:
    """The text without what the printed cards are not strict about."""
    return re.sub(r"[,\s]+", " ", text.replace("–", "-")).lower().strip()


@pytest.mark.parametrize(("text", "meaning"), ABILITIES)
def test_the_text_of_a_player_means_what_it_says(text: str, meaning: Ability) -> None:
    assert parse_abilities(text) == (meaning,)


@pytest.mark.parametrize(("text", "meaning"), ABILITIES)
def test_the_ability_is_printed_as_on_the_card(text: str, meaning: Ability) -> None:
    assert same_words(english(meaning)) == same_words(text)


def side_of(text: str) -> Side | None:
    """Who speaks of their current play has the ball."""
    return "offense" if text.startswith("Your current play") else None


@pytest.mark.parametrize(("text", "meaning"), EFFECTS)
def test_the_text_of_an_action_card_means_what_it_says(
    text: str, meaning: tuple[Effect, ...]
) -> None:
    assert parse_effects(text, side_of(text)) == meaning


@pytest.mark.parametrize(("text", "meaning"), EFFECTS)
def test_the_effects_are_printed_as_on_the_card(text: str, meaning: tuple[Effect, ...]) -> None:
    assert same_words(english(meaning, side_of(text))) == same_words(text)


@pytest.mark.parametrize(("text", "meaning"), TIMINGS)
def test_the_second_field_says_when_it_is_played(text: str, meaning: Timing) -> None:
    assert parse_timing(text) == meaning
    fields = CardFields(kind="action", name="A", subtype="offense", text="Gain 5 yards.")
    card = read_card(fields_with_timing(fields, text))
    assert same_words(printed(card).timing) == same_words(text)


def fields_with_timing(fields: CardFields, timing: str) -> CardFields:
    return CardFields(
        kind=fields.kind, name=fields.name, subtype=fields.subtype, text=fields.text, timing=timing
    )


@pytest.mark.parametrize(("text", "meaning"), EFFECTS)
def test_commas_and_full_stops_at_the_end_may_be_lost(
    text: str, meaning: tuple[Effect, ...]
) -> None:
    """But not the comma that parts two clauses with doers of their own."""
    lost = text.replace("play, instead", "play instead").removesuffix(".")
    assert parse_effects(lost, side_of(text)) == meaning


def test_a_comma_between_clauses_is_missed_where_it_was() -> None:
    text = "Gain 10 yards it becomes first down and Energize all players on the field."
    with pytest.raises(TextError, match="a period is missing before “it”"):
        parse_effects(text)


def play(strength: str, offense: str, defense: str, text: str = "") -> AnyCard:
    return read_card(
        CardFields(
            kind="play",
            name="P",
            strength=strength,
            offense=offense,
            defense=defense,
            text=text,
        )
    )


@pytest.mark.parametrize(
    ("strength", "offense", "defense", "stopped"),
    [
        ("0", "Run Left", "Run Left / Run Middle", ("run left", "run middle")),
        ("3", "Run Left", "Run Left / Run Right", ("run left", "run right")),
        ("9", "Run Left", "Long Pass", ("long pass",)),
        ("5", "Run Left", "Short Pass", ("short pass",)),
        ("1", "Run Middle", "Run Left / Run Middle", ("run left", "run middle")),
        ("2", "Short Pass: 25 (2-9)", "All Runs", RUN_CALLS),
        ("2", "Long Pass: 60 (7)", "All Passes / Run Left", ("run left", *PASS_CALLS)),
    ],
)
def test_a_play_is_read_and_printed_field_by_field(
    strength: str, offense: str, defense: str, stopped: tuple[str, ...]
) -> None:
    card = play(strength, offense, defense)
    assert isinstance(card, PlayCard)
    assert (card.strength, card.defense) == (int(strength), stopped)
    assert printed(card).offense == offense
    assert sorted(printed(card).defense.split(" / ")) == sorted(defense.split(" / "))


def test_a_pass_has_yards_and_a_catch_range() -> None:
    card = play("2", "Short Pass: 25 (2-9)", "Run Left")
    assert isinstance(card, PlayCard)
    assert card.offense == PlayCall("short pass", 25, 2, 9)


@pytest.mark.parametrize("grit", [0, 4])
def test_an_x_says_what_it_is_for_grit(grit: int) -> None:
    line = f"(Choose X as a play, X = {grit} for Grit.)"
    card = play("X", "Run", "Run Left", line)
    assert isinstance(card, PlayCard)
    assert (card.strength, card.grit, card.reminders) == (None, grit, ())
    assert english(card) == line


def test_reminder_text_means_nothing_and_stays_where_it_is() -> None:
    text = (
        "Determine Grit value. (Two cards.) The offense loses 10 yards instead of the yards gained "
        "or lost on the play if the Grit is 4-5. (This may result in a loss of yards on the play. "
        "X = 0)"
    )
    card = read_card(CardFields(kind="action", name="A", subtype="defense", text=text))
    assert [after for after, _ in card.reminders] == [1, 2]
    assert english(card) == text
    plain = re.sub(r" \(.*?\)", "", text)
    assert parse_effects(plain) == parse_effects(text)


def test_which_numbers_are_even_is_only_a_reminder() -> None:
    asked = "If the Play Strength is an even number, the play becomes stopped."
    assert parse_effects(f"{asked} (0 is an even number.)") == parse_effects(asked)


def test_a_synergy_card_says_when_it_is_active() -> None:
    text = "Active while your deck has exactly 1 Quarterback.\nYour Run plays gain 5 more yards."
    card = read_card(CardFields(kind="synergy", name="S", text=text))
    assert card.active_if == DeckHas(  # type: ignore[union-attr]
        Group(whose="you", positions=("QB",)), at_least=1, at_most=1
    )
    assert english(card) == text

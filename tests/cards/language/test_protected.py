"""What somebody's effects cannot change of a play: its Strength, its yards, its catch range."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused, modifier, printed

from snapcount.cards.tree import Lasting, RangeStays, StrengthStays, YardsStay
from snapcount.cards.words import TimingPoint
from snapcount.engine.editions import EDITION_NAMES
from snapcount.engine.play import catch_range
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    START_OF_DOWN,
    Scenario,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])

STRENGTH = "the Play Strength of your plays"
YARDS = "the yards that your plays gain"
RANGE = "the catch range of your plays"


def kept(what: str, how: str, by: str = "your opponent's effects") -> str:
    return f"{what[0].upper()}{what[1:]} cannot be {how} by {by}."


# Words ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("by", "whose"), [("effects", None), ("your opponent's cards", "opponent")]
)
@pytest.mark.parametrize(
    ("node", "noun", "verbs"),
    [
        (StrengthStays, "the Play Strength of {}", ("decreased", "raised", "altered")),
        (YardsStay, "the yards {} gain", ("decreased", "increased", "changed")),
        (RangeStays, "the catch range of {}", ("reduced", "widened", "modified")),
    ],
)
def test_every_way_is_said_of_each(
    node: Any, noun: str, verbs: tuple[str, ...], by: str, whose: Any
) -> None:
    plays = {"your plays": ("you", ()), "your opponent's Long Passes": ("opponent", ("long pass",))}
    for (named, (who, calls)), (verb, way) in product(
        plays.items(), zip(verbs, ("down", "up", None), strict=True)
    ):
        said = modifier(kept(noun.format(named), verb, by))
        assert type(said) is node
        assert (said.who, len(said.calls), said.way, said.by) == (who, len(calls), way, whose)
        assert modifier(f"{printed(said, 'Modifier')}.") == said


@pytest.mark.parametrize(
    ("text", "node"),
    [
        ("Your plays cannot lose yards because of your opponent's effects", YardsStay),
        ("Your opponent's effects cannot decrease the yards that your plays gain", YardsStay),
        ("Your opponent's cards cannot reduce the Play Strength of your plays", StrengthStays),
        ("Your plays' catch range cannot be narrowed by your opponent", RangeStays),
    ],
)
@pytest.mark.parametrize("long", ["this down", "until the end of the possession"])
def test_in_other_words_and_for_a_while(text: str, node: Any, long: str) -> None:
    stays = node("you", (), "down", "opponent")
    assert modifier(f"{text}.") == stays
    (lasting,) = effects(f"{text} {long}.")
    assert isinstance(lasting, Lasting)
    assert lasting.modifier == stays


def test_a_run_has_no_catch_range() -> None:
    assert is_refused("The catch range of your Runs cannot be narrowed by effects this down.")


# In a game -----------------------------------------------------------------------------------


def tried(
    edition: str,
    text: str,
    change: str,
    by: str,
    *,
    at: str = ON_FIELD_ADJUSTMENTS,
    call: str = "Short Pass: 20 (2-7)",
) -> Scenario:
    """The offense has the text on a Quarterback; one side plays the change, and it resolves."""
    calls = (play(call, 5), play(stops="Long Pass"))
    card = action(change, when=at)
    game = scenario(
        edition,
        offense=Side(hand=[card] if by == "offense" else [], players=[player("QB", text)]),
        defense=Side(hand=[card] if by == "defense" else []),
        calls=calls,
        at=at,
        ball=30,
    )
    (game.offense if by == "offense" else game.defense).plays(0)
    return game


def strength(edition: str, text: str, change: str, by: str, **declared: Any) -> int:
    game = tried(edition, text, change, by, call="Run Left", **declared)
    return game.run_to(NEXT_DOWN).ball - 30


LESS = ("Decrease the Play Strength by 2.", "The Play Strength becomes 1.")
MORE = ("Increase the Play Strength by 2.", "The Play Strength becomes 9.")


@rule("F-5", "R-32")
@every_edition
@pytest.mark.parametrize("change", LESS)
def test_who_cannot_lower_the_strength(edition: str, change: str) -> None:
    text = kept(STRENGTH, "reduced")
    assert strength(edition, text, change, "defense") == 25
    assert strength(edition, text, change, "offense") < 25
    assert strength(edition, "Run: Draw a Play card.", change, "defense") < 25


@rule("F-5", "R-32")
@every_edition
@pytest.mark.parametrize("change", MORE)
def test_which_way_the_strength_cannot_go(edition: str, change: str) -> None:
    assert strength(edition, kept(STRENGTH, "reduced"), change, "defense") > 25
    assert strength(edition, kept(STRENGTH, "increased"), change, "defense") == 25
    assert strength(edition, kept(STRENGTH, "changed"), change, "defense") == 25
    assert strength(edition, kept(STRENGTH, "changed"), change, "offense") > 25
    assert strength(edition, kept(STRENGTH, "changed", "effects"), change, "offense") == 25


@rule("F-5")
@since_2021
@pytest.mark.parametrize(("calls", "yards"), [("Runs", 25), ("Passes", 15)])
def test_what_was_done_before_the_play_was_called(edition: str, calls: str, yards: int) -> None:
    text = kept(f"the Play Strength of your {calls}", "reduced")
    assert strength(edition, text, LESS[0], "defense", at=START_OF_DOWN) == yards


@rule("R-41")
@every_edition
def test_what_stands_is_barred_too(edition: str) -> None:
    """One text of each: a Linebacker's lowers it, a Running Back's raises it."""
    lowers = player("LB", "The Play Strength of your opponent's plays is reduced by 2.")
    raises = player("RB", "The Play Strength of your plays is increased by 1.")
    for text, yards in ((kept(STRENGTH, "reduced"), 30), ("Run: Draw a Play card.", 20)):
        game = scenario(
            edition,
            offense=Side(players=[player("QB", text), raises]),
            defense=Side(players=[lowers]),
            calls=(play("Run Left", 5), play(stops="Long Pass")),
            ball=30,
        )
        assert game.run_to(NEXT_DOWN).ball - 30 == yards


FEWER = (
    "The offense loses 10 yards.",
    "Halve the yards gained on the play.",
    "The play gains at most 5 yards.",
    "The play gains 5 yards instead.",
    "The base yards are reduced by 5.",
    "The base yards become 5.",
)


def yards_of(edition: str, text: str, change: str, by: str) -> int:
    return tried(edition, text, change, by).run_to(NEXT_DOWN).ball - 30


@rule("F-10")
@every_edition
@pytest.mark.parametrize("change", FEWER)
def test_who_cannot_make_them_fewer(edition: str, change: str) -> None:
    text = kept(YARDS, "decreased")
    assert yards_of(edition, text, change, "defense") == 20
    assert yards_of(edition, text, change, "offense") < 20
    assert yards_of(edition, kept(YARDS, "increased"), change, "defense") < 20
    assert yards_of(edition, kept(YARDS, "changed"), change, "defense") == 20


@rule("F-10")
@every_edition
@pytest.mark.parametrize("change", ["The offense gains 10 yards.", "Double the yards gained."])
def test_who_cannot_make_them_more(edition: str, change: str) -> None:
    assert yards_of(edition, kept(YARDS, "decreased"), change, "defense") > 20
    assert yards_of(edition, kept(YARDS, "increased", "effects"), change, "offense") == 20


@rule("R-41")
@every_edition
def test_nor_by_what_stands(edition: str) -> None:
    tackler = player("LB", "Your opponent's plays gain 5 fewer yards.", "Tackle: Lose 10 yards.")
    for text, yards in ((kept(YARDS, "reduced"), 25), ("Run: Draw a Play card.", 10)):
        game = scenario(
            edition,
            offense=Side(players=[player("QB", text)]),
            defense=Side(players=[tackler]),
            calls=(play("Run Left", 5), play(stops="Long Pass")),
            tackler="LB",
            ball=30,
        )
        assert game.run_to(NEXT_DOWN).ball - 30 == yards


def range_of(edition: str, text: str, change: str, by: str) -> tuple[int, int]:
    low, high = catch_range(tried(edition, text, change, by).both_pass().state)
    return int(low), int(high)


@rule("R-40")
@every_edition
@pytest.mark.parametrize(
    ("change", "ends"),
    [
        ("The catch range is 1 narrower.", (3, 6)),
        ("The catch range becomes 4-5.", (4, 5)),
        ("The catch range starts 2 higher.", (4, 7)),
    ],
)
def test_who_cannot_make_it_narrower(edition: str, change: str, ends: tuple[int, int]) -> None:
    text = kept(RANGE, "narrowed")
    assert range_of(edition, text, change, "defense") == (2, 7)
    assert range_of(edition, text, change, "offense") == ends
    assert range_of(edition, kept(RANGE, "widened"), change, "defense") == ends
    assert range_of(edition, kept(RANGE, "changed"), change, "defense") == (2, 7)


@rule("R-40")
@every_edition
def test_each_end_goes_its_way(edition: str) -> None:
    """A range that is moved up is wider at one end and narrower at the other."""
    change = "The catch range starts 1 higher and ends 1 higher."
    assert range_of(edition, kept(RANGE, "narrowed"), change, "defense") == (2, 8)
    assert range_of(edition, kept(RANGE, "widened"), change, "defense") == (3, 7)


@rule("R-41")
@every_edition
def test_nor_by_a_text_that_stands(edition: str) -> None:
    narrows = player("LB", "The catch range of your opponent's Passes is 1 narrower.")
    for text, yards in ((kept(RANGE, "narrowed"), 20), ("Run: Draw a Play card.", 0)):
        game = scenario(
            edition,
            offense=Side(players=[player("QB", text)]),
            defense=Side(players=[narrows]),
            calls=(play("Short Pass: 20 (2-7)", 7), play(stops="Long Pass")),
            ball=30,
        )
        assert game.run_to(NEXT_DOWN).ball - 30 == yards


@since_2021
@pytest.mark.parametrize(
    ("stays", "change", "yards"),
    [
        ("The Play Strength of your plays cannot be decreased by {}'s effects", LESS[0], 25),
        ("The Play Strength of your plays cannot be increased by {}'s effects", LESS[0], 15),
    ],
)
def test_what_was_changed_before_does_not_count(
    edition: str, stays: str, change: str, yards: int
) -> None:
    """As with a Strength that no effect changes."""
    lowers = action(change, when=START_OF_DOWN)
    text = f"{stays.format('your opponent')} this down."
    game = scenario(
        edition,
        offense=[action(text, when=ON_FIELD_ADJUSTMENTS)],
        defense=[lowers],
        calls=(play("Run Left", 5), play(stops="Long Pass")),
        at=START_OF_DOWN,
        ball=30,
    )
    game.defense.plays(0)
    game.run_to(ON_FIELD_ADJUSTMENTS).offense.plays(0)
    assert game.run_to(NEXT_DOWN).ball - 30 == yards


@rule("T-8", "R-33")
@pytest.mark.parametrize(
    ("text", "yards"), [(kept(STRENGTH, "reduced"), 35), ("Run: Draw a Play card.", 25)]
)
def test_what_is_barred_offsets_nothing(text: str, yards: int) -> None:
    """It would lower the Strength by as much as the offense raises it in the same timing point."""
    game = scenario(
        "crd",
        offense=Side(
            hand=[action(MORE[0], when=ON_FIELD_ADJUSTMENTS)], players=[player("QB", text)]
        ),
        defense=[action(LESS[0], when=ON_FIELD_ADJUSTMENTS)],
        calls=(play("Run Left", 5), play(stops="Long Pass")),
        at=ON_FIELD_ADJUSTMENTS,
        ball=30,
    )
    game.offense.plays(0)
    game.defense.plays(0)
    assert game.run_to(NEXT_DOWN).ball - 30 == yards


@pytest.mark.parametrize(
    "said",
    [
        "Your opponent cannot take away yards",
        "Your opponent cannot take any yards away from you",
        "Your opponent cannot make you lose yards",
        "Your opponent's effects cannot make you lose yards",
    ],
)
def test_whose_yards_nobody_takes(said: str) -> None:
    meant = YardsStay("you", (), "down", "opponent")
    assert effects(f"{said} this half.") == (Lasting(meant, "this half"),)


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("carrier", "ball"), [("WR", 45), ("TE", 35)])
@pytest.mark.parametrize("when", [ON_FIELD_ADJUSTMENTS, AFTER_DESIGNATION])
def test_yards_are_kept_for_the_receiver(
    edition: str, carrier: str, ball: int, when: TimingPoint
) -> None:
    text = "Your opponent cannot take away yards when this Player is the receiver."
    game = scenario(
        edition,
        offense=Side(players=[player("WR", text)]),
        defense=[action("The offense loses 10 yards.", when=when)],
        calls=("Short Pass: 20 (0-9)", "Run Left"),
        carrier=carrier,
        at=when,
    )
    game.defense.plays(0)
    assert game.run_to(NEXT_DOWN).ball == ball

"""Times and events that are joined, and what is used in a timing point on plays of a kind."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.cards.nouns import AllOf, Called, Compare, CountTimeouts, DownIs, PeriodIs, That
from snapcount.cards.tree import (
    Activated,
    Await,
    CannotTimeout,
    Draw,
    KickAgain,
    Lasting,
    May,
    MustDesignate,
    Occasion,
    Timing,
    Triggered,
    Would,
)
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    NEXT_POSSESSION,
    PRIOR_TO_SELECTING,
    PUNT,
    START_OF_DOWN,
    Side,
    action,
    player,
    rule,
    scenario,
)
from snapcount.testing.editions import by_chapter_f, editions_where

BY_CHAPTER_F = editions_where(by_chapter_f)

DRAW = (Draw("you", "action"),)


@pytest.mark.parametrize(
    "text",
    [
        "At the start of the second half and at the start of overtime, draw an Action card.",
        "At the start of the second half or overtime, draw an Action card.",
        "Draw an Action card at the start of the second half and at the start of overtime.",
    ],
)
def test_at_one_time_and_at_another(text: str) -> None:
    assert read(text, Scene()).abilities == [
        Triggered("a half starts", DRAW, condition=PeriodIs("second half")),
        Triggered("overtime starts", DRAW),
    ]


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_each_of_two_times_is_heard(edition: str) -> None:
    text = "At the start of each down and at the end of the play, gain a timeout."
    game = scenario(
        edition, offense=Side(players=[player("RB", text)]), timeouts=(0, 0), at="designation"
    )
    before = game.offense.timeouts
    game.run_to(NEXT_DOWN)
    assert game.offense.timeouts == before + 2


@pytest.mark.parametrize(
    "text",
    [
        "If the offense punts or misses a field goal this down, draw an Action card.",
        "If the offense misses a field goal or punts this down, draw an Action card.",
    ],
)
def test_one_of_two_things_this_down(text: str) -> None:
    waits = Triggered(
        "a field goal is missed",
        DRAW,
        "offense",
        others=(Occasion("a punt is made", "offense"),),
    )
    assert effects(text) == (Await(waits),)


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("punts", [True, False])
def test_a_punt_is_heard_where_a_miss_is_awaited_too(edition: str, punts: bool) -> None:
    text = "If the offense punts or misses a field goal this down, gain a timeout."
    point = START_OF_DOWN if edition in BY_CHAPTER_F else PRIOR_TO_SELECTING
    game = scenario(edition, defense=[action(text, when=point)], timeouts=(0, 0), at=point)
    game.defense.plays(0)
    game.both_pass()
    if punts:
        game.offense.answers(PUNT)
    game.run_to(NEXT_POSSESSION if punts else NEXT_DOWN)
    assert game.defense.timeouts == (1 if punts else 0)


@pytest.mark.parametrize(
    "again",
    ["kick again", "kick again from the same spot", "attempt the field goal again from there"],
)
def test_a_kick_from_the_same_spot_is_a_kick_again(again: str) -> None:
    missed = Would("a field goal would be missed", (May((KickAgain(),)),), "you")
    text = f"The next time you miss a field goal this half, you may {again}."
    assert effects(text) == (Await(missed, "this half"),)


@rule("F-9")
def test_who_is_designated_is_said_of_a_successful_play_anyway() -> None:
    text = "Choose one of your opponent's Players. If the play is successful this down, "
    *_, must = effects(f"{text}that Player must be designated, if able.")
    assert must == Lasting(MustDesignate(That()))


@pytest.mark.parametrize(
    ("when", "timing"),
    [
        (
            "after Player Designation on a Run play",
            Timing(("after player designation",), Called("offense", ("run",)), "half"),
        ),
        (
            "during On Field Adjustments on third down",
            Timing(("on field adjustments",), DownIs((3,)), "half"),
        ),
    ],
)
def test_a_timing_point_on_plays_of_a_kind(when: str, timing: Timing) -> None:
    text = f"Once per half, {when}, you may draw an Action card."
    assert read(text, Scene()).abilities == [Activated(DRAW, timing=timing, free=True)]


@pytest.mark.parametrize(
    "until", ["until the end of the next down", "through the next down", "until the next down ends"]
)
def test_what_holds_through_the_next_down_holds_in_both(until: str) -> None:
    timeouts = CannotTimeout("opponent")
    text = f"Your opponent cannot spend timeouts {until}."
    assert effects(text) == (Lasting(timeouts), Lasting(timeouts, "next down"))
    assert is_refused(f"The runner cannot be Energized {until}.")  # which one?
    assert is_refused(f"Gain 5 yards {until}.")


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_it_holds_for_two_downs_and_no_longer(edition: str) -> None:
    text = "Choose one of your opponent's Players. That Player cannot be Energized until the end of"
    wakes = player("TE", "Whenever a play is revealed, Energize your Running Back.")
    game = scenario(
        edition,
        offense=Side(players=[wakes], exhausted=["Running Back"]),
        defense=[action(f"{text} the next down.", when=PRIOR_TO_SELECTING)],
        at=PRIOR_TO_SELECTING,
    )
    game.defense.plays(0)
    game.both_pass()
    game.defense.picks("Running Back")
    for down in range(3):
        game.run_to("designation")
        assert ("Running Back" in game.offense.exhausted) == (down < 2)
        game.offense.designates("Quarterback")
        game.run_to(NEXT_DOWN)


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("and gained 10 yards or less", "and it gained 10 yards or less"),
        ("and are behind", "and you are behind"),
    ],
)
def test_what_you_called_and_did(said: str, plain: str) -> None:
    text = "If you called this play on offense {}, return it to your hand at the end of the play."
    first, second = (read(text.format(each), Scene(play=True)).abilities for each in (said, plain))
    assert first == second


def test_yards_on_the_play_are_the_yards() -> None:
    text = "The offense gains 10 yards instead of the yards they would gain"
    assert effects(f"{text} on the play.") == effects(f"{text}.")


@pytest.mark.parametrize(
    "text",
    [
        "Gain 10 yards and draw an Action card at the end of the play.",
        "Gain 10 yards, and at the end of the play, draw an Action card.",
        "Gain 10 yards and, at the end of the play, draw an Action card.",
        "Gain 10 yards, then draw an Action card at the end of the play.",
    ],
)
def test_yards_are_counted_before_the_play_ends(text: str) -> None:
    apart = "Gain 10 yards. At the end of the play, draw an Action card."
    assert effects(text) == effects(apart)
    assert effects(f"If it is third down, {text}") == effects(
        f"If it is third down, do this: [{apart}]"
    )


def test_so_they_are_where_it_may_be_done() -> None:
    text = "You may gain 10 yards and draw an Action card at the end of the play."
    apart = "You may do this: [Gain 10 yards. At the end of the play, draw an Action card.]"
    assert effects(text) == effects(apart)


def test_all_else_is_done_when_the_play_ends() -> None:
    text = "Draw an Action card and gain a timeout at the end of the play."
    (waits,) = effects(text)
    assert len(waits.ability.effects) == 2
    assert effects("At the end of the play, draw an Action card and gain a timeout.") == (waits,)


def test_without_another_occasion_all_of_it_is_done_then() -> None:
    text = "Once per game, gain 5 yards and gain a timeout at the end of the play."
    (once,) = read(text, Scene()).abilities
    assert isinstance(once, Triggered)
    assert (once.event, once.once_per) == ("the play ends", "game")
    assert isinstance(once.effects[0], May)
    assert len(once.effects[0].effects) == 2


def test_what_is_done_at_one_time_is_not_done_at_another() -> None:
    text = "At the end of the play, gain a timeout and at the end of the half, draw an Action card."
    assert is_refused(text)


def test_one_time_and_while_it_is_another_may_be_both_at_once() -> None:
    said = "Your Runs gain 5 more yards."
    at_once = read(
        f"Active in overtime while you have no timeouts left. {said}", Scene(synergy=True)
    )
    assert at_once.active_if == AllOf(
        (PeriodIs("overtime"), Compare(CountTimeouts("you"), "exactly", 0))
    )
    both = f"Active in overtime and while you have no timeouts left. {said}"
    with pytest.raises(TextError, match="must both be so at once"):
        read_card(CardFields(kind="synergy", name="Late", text=both))

"""A Play's own text works for the side that called it, on offense and on defense."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.meaning.normal import opposite
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.parse import parse_abilities, parse_page
from snapcount.cards.language.printing import english
from snapcount.cards.language.reader import read
from snapcount.cards.nouns import Condition, DownIs, Leading
from snapcount.cards.tree import CannotCallThis, PutShown, Static
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    CALL,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Scenario,
    Side,
    action,
    play,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
RUN = "Run Left"


def called(edition: str, text: str, on_offense: bool, stopped: bool = False) -> Scenario:
    """The down is over: one side called the Play with the text, the other a plain one.

    The offense runs left with Strength 3; a defense that stops it is against Run Left.
    """
    stops = RUN if stopped else "Long Pass"
    mine = play(RUN, 3 if on_offense else 0, stops, abilities=(text,), name="Own")
    plain = play(RUN, 0 if on_offense else 3, stops, name="Plain")
    calls = (mine, plain) if on_offense else (plain, mine)
    game = scenario(edition, calls=calls, at="designation" if not stopped else "")
    return game.run_to(NEXT_DOWN)


def drew(game: Scenario, on_offense: bool) -> bool:
    """Whether whoever called the Play drew an Action card by its text."""
    mine = game.offense if on_offense else game.defense
    other = game.defense if on_offense else game.offense
    return len(mine.hand) == len(other.hand) + 1


@every_edition
@pytest.mark.parametrize(
    ("text", "on_offense", "on_defense"),
    [
        ("Gain 5 yards.", 5, 0),
        ("You gain 5 yards.", 5, 0),
        ("This play gains 5 additional yards.", 5, 0),
        ("Your play gains 5 additional yards.", 5, 0),
        ("Your opponent's play gains 5 fewer yards.", 0, -5),
        ("The offense gains 5 additional yards.", 5, 5),
        ("The offense loses 5 yards.", -5, -5),
        ("If you are on defense, the offense loses 5 yards.", 0, -5),
        ("If you are on offense, gain 5 yards.", 5, 0),
        ("If it is first down, the offense loses 5 yards.", -5, -5),
        ("If this play is successful, gain 5 yards.", 5, 0),
        ("If you called a Run, gain 5 yards.", 5, 0),
        ("If the offense called a Run, the offense loses 5 yards.", -5, -5),
    ],
)
def test_yards_by_a_plays_text(edition: str, text: str, on_offense: int, on_defense: int) -> None:
    assert called(edition, text, True).yards_by_effects == on_offense
    assert called(edition, text, False).yards_by_effects == on_defense


@every_edition
@pytest.mark.parametrize("stopped", [True, False])
@pytest.mark.parametrize(
    ("text", "if_stopped", "if_not"),
    [
        ("Draw an Action card.", (True, True), (True, True)),
        ("If your play is stopped, draw an Action card.", (True, False), (False, False)),
        ("If this play is stopped, draw an Action card.", (True, False), (False, False)),
        ("If the play is stopped, draw an Action card.", (True, True), (False, False)),
        ("If the play is successful, draw an Action card.", (False, False), (True, True)),
        ("If this play is successful, draw an Action card.", (False, False), (True, False)),
        (
            "If your opponent's play is stopped, draw an Action card.",
            (False, True),
            (False, False),
        ),
        ("If you are on defense, draw an Action card.", (False, True), (False, True)),
        ("When this play is successful, draw an Action card.", (False, False), (True, False)),
        ("Whenever this play is stopped, draw an Action card.", (True, False), (False, False)),
        ("If this play stops the offense, draw an Action card.", (False, True), (False, False)),
        (
            "If this play does not stop the offense, draw an Action card.",
            (False, False),
            (False, True),
        ),
        ("If the offense is stopped, draw an Action card.", (True, True), (False, False)),
        ("If the offense called a Run, draw an Action card.", (True, True), (True, True)),
    ],
)
def test_who_draws_by_a_plays_text(
    edition: str,
    text: str,
    stopped: bool,
    if_stopped: tuple[bool, bool],
    if_not: tuple[bool, bool],
) -> None:
    found = tuple(
        drew(called(edition, text, on_offense, stopped), on_offense) for on_offense in (True, False)
    )
    assert found == (if_stopped if stopped else if_not)


@pytest.mark.parametrize("edition", [name for name in EDITION_NAMES if name != "2019"])
@pytest.mark.parametrize(
    ("text", "if_stopped", "if_not"),
    [
        ("if the offense was stopped", (True, True), (False, False)),
        ("if the offense gained 0 yards", (True, True), (False, False)),
        ("if this play stopped the offense", (False, True), (False, False)),
        ("if this card did not stop a Run", (False, False), (False, True)),
    ],
)
def test_what_is_asked_when_the_play_is_over(
    edition: str, text: str, if_stopped: tuple[bool, bool], if_not: tuple[bool, bool]
) -> None:
    """In 2019 a stopped play has no End of the Play."""
    for said in (
        f"At the end of the play, {text}, draw an Action card.",
        f"Draw an Action card at the end of the play {text}.",
    ):
        for stopped, expected in ((True, if_stopped), (False, if_not)):
            downs = [(called(edition, said, side, stopped), side) for side in (True, False)]
            assert tuple(drew(game, side) for game, side in downs) == expected


@every_edition
@pytest.mark.parametrize("on_offense", [True, False])
def test_the_opponent_is_whoever_did_not_call_it(edition: str, on_offense: bool) -> None:
    game = called(edition, "Your opponent loses a timeout.", on_offense)
    mine = game.offense if on_offense else game.defense
    other = game.defense if on_offense else game.offense
    assert (mine.timeouts, other.timeouts) == (3, 2)


@every_edition
@pytest.mark.parametrize(
    "text",
    [
        "The play becomes stopped.",
        "If the offense called a Run, the play is stopped.",
    ],
)
def test_a_plays_text_stops_the_play_for_the_defense(edition: str, text: str) -> None:
    plain = play(RUN, 3, "Long Pass", name="Plain")
    mine = play("Run Right", 0, "Long Pass", abilities=(text,), name="Own")
    game = scenario(edition, calls=(plain, mine))
    game.run_to(NEXT_DOWN)
    assert game.ball == 25


def test_only_the_offense_has_yards() -> None:
    assert is_refused("Your opponent loses 5 yards.", action=False)


@every_edition
@pytest.mark.parametrize("on_offense", [True, False])
@pytest.mark.parametrize(
    ("text", "time"),
    [
        ("The Time Unit value of the offense's play becomes 3.", (3, 3)),
        ("The offense's play uses 2 more Time Units.", (3, 3)),
        ("This play uses 2 more Time Units.", (3, 1)),
        ("If you are on defense, the offense's play uses 2 more Time Units.", (1, 3)),
    ],
)
def test_the_offenses_play_is_whoevers(
    edition: str, text: str, time: tuple[int, int], on_offense: bool
) -> None:
    game = called(edition, text, on_offense)
    assert 15 - game.clock == time[0 if on_offense else 1]


@every_edition
@pytest.mark.parametrize("on_offense", [True, False])
def test_the_offenses_yards_are_limited_by_either(edition: str, on_offense: bool) -> None:
    text = "The offense can gain no more than 5 yards on this play."
    assert called(edition, text, on_offense).ball == 30


@every_edition
@pytest.mark.parametrize(
    ("text", "catches"),
    [
        ("The catch range of the offense's pass is 2 narrower.", (False, False)),
        ("Your catch range is 2 narrower.", (False, True)),
    ],
)
def test_whose_catch_range(edition: str, text: str, catches: tuple[bool, bool]) -> None:
    for on_offense, caught in zip((True, False), catches, strict=True):
        thrown, other = ("Short Pass: 15 (2-6)", 3), ("Short Pass: 15 (2-6)", 0)
        mine = play(*(thrown if on_offense else other), "Long Pass", abilities=(text,), name="Own")
        plain = play(*(other if on_offense else thrown), "Long Pass", name="Plain")
        calls = (mine, plain) if on_offense else (plain, mine)
        game = scenario(edition, calls=calls).run_to(NEXT_DOWN)
        assert (game.ball == 40) == caught


@pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
@pytest.mark.parametrize("on_offense", [True, False])
@pytest.mark.parametrize(
    ("text", "draws"),
    [
        ("If the offense's play is stopped, draw an Action card at the end of the play.", 3),
        ("If your opponent's play is stopped, draw an Action card at the end of the play.", 2),
        ("If your play is stopped, draw an Action card at the end of the play.", 1),
        ("At the end of the play, if you are on defense, draw an Action card.", 2),
    ],
)
def test_whose_end_of_the_play(edition: str, text: str, draws: int, on_offense: bool) -> None:
    game = called(edition, text, on_offense, stopped=True)
    assert drew(game, on_offense) == bool(draws & (1 if on_offense else 2))


def test_its_own_play_and_the_offenses_are_two() -> None:
    text = "This play gains 5 yards. The offense's play uses 1 more Time Unit."
    with pytest.raises(TextError):
        parse_page(text, play=True)


@every_edition
@pytest.mark.parametrize(
    "text",
    [
        "If this play stops the offense, return it to your hand instead of discarding it.",
        "If this play stopped the offense's play, return this play to your hand.",
        "When this play stops a Run, put it into your hand rather than your discard pile.",
    ],
)
def test_a_play_goes_back_to_the_hand_when_it_stops_the_offense(edition: str, text: str) -> None:
    assert not called(edition, text, on_offense=False, stopped=True).defense.play_discard
    assert called(edition, text, on_offense=False).defense.play_discard == ["Own"]


def test_this_play_is_no_card_on_another_card() -> None:
    assert is_refused("Return this play to your hand.", "offense")


def test_another_card_that_was_shown_is_meant_first() -> None:
    text = "Reveal the top card of your Play deck. If it is a Run, put it into your hand."
    (ability,) = parse_page(text, play=True).abilities
    assert ability.effects[1].then == (PutShown("hand"),)  # type: ignore[union-attr]


@every_edition
@pytest.mark.parametrize(("carrier", "yards"), [("QB", 5), ("RB", 0)])
@pytest.mark.parametrize("on_offense", [True, False])
def test_who_runs_your_play_is_asked_and_printed(
    edition: str, carrier: str, yards: int, on_offense: bool
) -> None:
    text = "This play gains 5 additional yards if your runner is a Quarterback."
    mine = play(RUN, 3, "Long Pass", abilities=(text,), name="Own")
    calls = (mine, play(RUN, 0, "Long Pass", name="Plain"))
    calls = calls if on_offense else (calls[1], calls[0])
    game = scenario(edition, calls=calls, at="designation", carrier=carrier).run_to(NEXT_DOWN)
    assert game.ball == 40 + (yards if on_offense else 0)
    (ability,) = mine.abilities
    assert parse_page(english(ability), on_player=False, play=True).abilities == [ability]


@pytest.mark.parametrize(
    ("text", "unless"),
    [
        ("You may only call this play on third or fourth down.", DownIs((3, 4))),
        ("Call this play only on third or fourth down.", DownIs((3, 4))),
        ("You may only choose this card as your play on third or fourth down.", DownIs((3, 4))),
        ("This play can only be called on third or fourth down.", DownIs((3, 4))),
        ("You cannot call this play unless it is third or fourth down.", DownIs((3, 4))),
        ("Call this card only while trailing.", Leading("opponent")),
        ("You can call this Play only if you are behind.", Leading("opponent")),
        ("Only select this play when you are losing.", Leading("opponent")),
        (
            (
                "You may call this card only while you are behind, or if it is the only Play in"
                " your hand."
            ),
            Leading("opponent"),
        ),
        (
            "Call this play only on third or fourth down unless you have no other Plays.",
            DownIs((3, 4)),
        ),
    ],
)
def test_when_a_play_can_be_called(text: str, unless: Condition) -> None:
    (ability,) = parse_page(text, play=True).abilities
    assert ability == Static(CannotCallThis(), opposite(unless))
    assert parse_page(english(ability), play=True).abilities == [ability]


def test_when_a_play_cannot_be_called() -> None:
    for text in (
        "You cannot call this play on first down.",
        "This play cannot be called on first down.",
        "If it is first down, you may not select this card.",
    ):
        (ability,) = parse_page(text, play=True).abilities
        assert ability == Static(CannotCallThis(), DownIs((1,)))


@pytest.mark.parametrize(
    "text",
    [
        "You cannot call this play.",
        "Call this play only if the defense called a Run.",
        "Call this play only if the Play Strength is 5 or more.",
        "You cannot call this play if it gains 10 or more yards.",
    ],
)
def test_what_is_not_known_when_a_play_is_called_is_not_asked(text: str) -> None:
    with pytest.raises(TextError):
        parse_page(text, play=True)


def test_only_a_play_is_called() -> None:
    assert is_refused("Call this play only on third down.")
    assert is_refused("Call this play only on third down.", action=False)


@every_edition
@pytest.mark.parametrize(("strength", "far"), [(5, True), (3, False)])
@pytest.mark.parametrize("stopped", [True, False])
def test_what_came_of_your_play_and_how_far_it_went(
    edition: str, strength: int, far: bool, stopped: bool
) -> None:
    def ended(text: str) -> Scenario:
        mine = play(RUN, strength, "Long Pass", abilities=(text,), name="Own")
        plain = play(RUN, 0, RUN if stopped else "Long Pass", name="Plain")
        return scenario(edition, calls=(mine, plain)).run_to(NEXT_DOWN)

    asked = "If this play is successful and gains 20 or more yards"
    assert drew(ended(f"{asked}, draw an Action card."), True) == (far and not stopped)
    gained = ended(f"{asked}, gain 5 yards.")
    assert gained.ball == 25 + (0 if stopped else strength * 5 + (5 if far else 0))


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "When you stop a Pass play with this card, draw an Action card.",
            "When this card stops a Pass play, draw an Action card.",
        ),
        (
            "Whenever a Run is stopped by this play, draw an Action card.",
            "Whenever this play stops a Run, draw an Action card.",
        ),
        (
            (
                "At the end of the play, put this card from your discard pile on the bottom of your"
                " Play deck."
            ),
            "At the end of the play, put this card on the bottom of your Play deck.",
        ),
    ],
)
def test_its_own_card_by_other_words(text: str, same: str) -> None:
    scene = Scene(play=True, on_player=False)
    assert read(text, scene).abilities == read(same, scene).abilities


@every_edition
@pytest.mark.parametrize("becomes", [True, False])
@pytest.mark.parametrize(
    ("text", "runs", "passes"),
    [
        ("If this run is successful, gain 5 additional yards.", 20, 15),
        ("This run gains 5 additional yards.", 20, 15),
        ("Gain 5 yards on this run.", 20, 15),
        ("This run's base yards are 25.", 25, 15),
        ("If this pass is successful, gain 5 additional yards.", 15, 20),
        ("This pass gains 5 additional yards.", 15, 20),
        ("If this play is successful, gain 5 additional yards.", 20, 20),
    ],
)
def test_this_run_is_no_pass_that_it_has_become(
    edition: str, text: str, runs: int, passes: int, becomes: bool
) -> None:
    adjust = action("Your play becomes Short Pass: 15 (0-9).", when=ON_FIELD_ADJUSTMENTS)
    calls = (play(RUN, 3, abilities=(text,), name="Own"), play(RUN, 0, "Long Pass"))
    game = scenario(edition, offense=[adjust], calls=calls, at=ON_FIELD_ADJUSTMENTS)
    if becomes:
        game.offense.plays(0)
    game.both_pass().run_to(NEXT_DOWN)
    assert game.ball == 25 + (passes if becomes else runs)


@every_edition
def test_this_run_is_not_the_opponents(edition: str) -> None:
    text = "If this run scores a touchdown, your opponent loses a timeout."
    mine = play(RUN, 0, abilities=(text,))
    game = scenario(edition, calls=(play(RUN, 5), mine), at="designation", ball=80)
    game.run_to(NEXT_DOWN)
    assert game.score == (7, 0)
    assert game.offense.timeouts == game.defense.timeouts == 3


@every_edition
@pytest.mark.parametrize(
    "text",
    [
        "Draw an Action card. Gain 5 yards.",
        "Whenever a play is revealed, draw an Action card and gain 5 yards.",
    ],
)
def test_what_it_lets_you_gain_beside_something_else_you_gain_on_offense(
    edition: str, text: str
) -> None:
    offense, defense = called(edition, text, on_offense=True), called(edition, text, False)
    assert (offense.yards_by_effects, defense.yards_by_effects) == (5, 0)
    assert drew(offense, on_offense=True)
    assert drew(defense, on_offense=False)


@every_edition
@pytest.mark.parametrize(
    "text",
    [
        "If you call this play on defense and it stops a Run, draw an Action card.",
        "If you called this card on defense and it stopped a Run, draw an Action card.",
        "If you call this play on defense and stop the offense's Run, draw an Action card.",
        "If you called this card on defense and stopped the offense's Run, draw an Action card.",
    ],
)
@pytest.mark.parametrize("on_offense", [True, False])
@pytest.mark.parametrize("stopped", [True, False])
def test_what_it_stopped_on_defense(
    edition: str, text: str, on_offense: bool, stopped: bool
) -> None:
    game = called(edition, text, on_offense, stopped)
    assert drew(game, on_offense) is (stopped and not on_offense)


@every_edition
@pytest.mark.parametrize(("catch", "drawn"), [("0-9", True), ("4-9", False)])
def test_whoever_completes_this_pass(edition: str, catch: str, drawn: bool) -> None:
    text = "If you complete this pass, draw an Action card."
    mine = play(f"Short Pass: 15 ({catch})", 3, abilities=(text,), name="Own")
    game = scenario(edition, calls=(mine, play(RUN, 0, "Long Pass"))).run_to(NEXT_DOWN)
    assert drew(game, on_offense=True) is drawn


@pytest.mark.parametrize("called", ["call this pass", "select this pass play", "call this run"])
def test_a_pass_is_called_on_offense_alone(called: str) -> None:
    then = "draw a Play card."
    found = parse_abilities(f"When you {called}, {then}", play=True)
    assert found == parse_abilities(f"Whenever your play is revealed, {then}", play=True)


@pytest.mark.parametrize("called", ["you call this pass", "you call this play"])
@pytest.mark.parametrize("then", ["it is intercepted", "it is incomplete", "gain 10 yards"])
def test_which_strength_is_asked_must_be_said(called: str, then: str) -> None:
    """On Field Adjustments may change that of the reveal before the check (F-7)."""
    with pytest.raises(TextError, match="of the reveal, or of the check"):
        parse_abilities(f"If the Play Strength is 0 when {called}, {then}.", play=True)
    parse_abilities(f"If it is third down when {called}, gain 10 yards.", play=True)


_NO_PASS = (
    "If this play stops a Short Pass, the offense cannot call a Short Pass on the next down if they"
    " are able to call another play."
)


@rule("F-3", "F-4")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("stops", "hand", "offered"),
    [
        ("Short Pass", ("Short Pass: 15 (0-9)", RUN, RUN), False),
        ("Short Pass", ("Short Pass: 15 (0-9)", "Short Pass: 5 (0-9)"), True),
        ("Long Pass", ("Short Pass: 15 (0-9)", RUN, RUN), True),  # it is only incomplete
    ],
)
def test_what_a_play_stopped_is_not_called_again_at_once(
    edition: str, stops: str, hand: tuple[str, ...], offered: bool
) -> None:
    wall = play("Long Pass: 30 (3-7)", 1, stops, abilities=(_NO_PASS,), name="Wall")
    plays = [play(call, name=name) for call, name in zip(hand, ("Slant", "B", "C"), strict=False)]
    calls = (play("Short Pass: 15 (7-9)", 0, name="First"), wall)
    game = scenario(edition, offense=Side(plays=plays), calls=calls).run_to(NEXT_DOWN)
    game.run_to("call")
    assert game.offense.may(CALL("Slant")) is offered

"""Conditions, events, what is said of Players, and sentences: read, and printed as they were."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.language.discourse.pronouns import with_antecedents
from snapcount.cards.language.grammar import grammar
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.chart import Chart
from snapcount.cards.language.kernel.doers import DOER
from snapcount.cards.language.kernel.speak import Speaker
from snapcount.cards.language.kernel.words import words
from snapcount.cards.language.reader import Scene, Unread, read
from snapcount.cards.nouns import (
    All,
    AllOf,
    AnyOf,
    BallWithin,
    Called,
    CalledBefore,
    Choose,
    Compare,
    CountCards,
    CountPlayers,
    CountTimeouts,
    DeckHas,
    DownIs,
    GritIn,
    Group,
    Happened,
    HasRole,
    LastPlay,
    LayerWaits,
    Leading,
    Not,
    OnSide,
    PeriodIs,
    PlayerIs,
    PlayIs,
    StrengthIn,
    Synergized,
    That,
    This,
    TimeLeft,
    YardsWould,
)
from snapcount.cards.tree import (
    AbilityYards,
    Cannot,
    CannotUse,
    CountsAs,
    Draw,
    Energize,
    ExhaustPlayers,
    Gain,
    If,
    Lasting,
    May,
    ModifyRating,
    MustDesignate,
    Substitute,
    Timing,
)


def values(text: str, category: str) -> list[Any]:
    return Chart(grammar(), with_antecedents(words(text))).whole(category)


def said(value: Any, category: str) -> str:
    return Speaker(grammar()).say(category, value)


OWN = Group(whose="you")
QBS = Group(whose="you", positions=("QB",))

CONDITIONS: list[tuple[str, Any, str]] = [
    ("you called a Run", Called("you", ("run",)), "you called a Run play"),
    ("you did not call a Pass", Not(Called("you", ("pass",))), "you did not call a Pass play"),
    ("the called play is a Run", Called("offense", ("run",)), "the offense called a Run play"),
    ("the play was stopped", PlayIs("stopped"), "the play is stopped"),
    ("it isn't complete", Not(PlayIs("complete")), "the play is not complete"),
    (
        "the play gained at least 20 yards",
        YardsWould(at_least=20),
        "the play gains 20 yards or more",
    ),
    ("the play lost more than 4 yards", YardsWould(at_most=-5), "the play lost 5 yards or more"),
    ("your previous play was stopped", LastPlay("you", "stopped"), "your last play was stopped"),
    (
        "you ran the ball on the previous down",
        CalledBefore("you", ("run",)),
        "you called a Run play on the last down",
    ),
    (
        "you have not spent a timeout this half",
        Not(Happened("a timeout is spent", "you", "half")),
        "you did not spend a timeout this half",
    ),
    ("this is 3rd or 4th down", DownIs((3, 4)), "it is third or fourth down"),
    (
        "the ball is within your opponent's 20 yard line",
        BallWithin(20, "opponent"),
        "the ball is inside your opponent's 20",
    ),
    ("you are ahead", Leading("you"), "you are leading"),
    ("you are not ahead", Leading("opponent", 0), "your opponent is leading or tied"),
    (
        "you are behind by 7 or more",
        Leading("opponent", 7),
        "your opponent is leading by at least 7",
    ),
    (
        "fewer than 4 Time Units are left on the clock",
        TimeLeft(at_most=3),
        "there are 3 Time Units or less left",
    ),
    ("the game is in overtime", PeriodIs("overtime"), "it is overtime"),
    ("you are Synergized", Synergized("you"), "you are Synergized"),
    ("the Grit is 8 or 9", GritIn(8, 9), "the Grit is 8-9"),
    ("the Play Strength is not 5", Not(StrengthIn(5, 5)), "the Play Strength is not 5"),
    (
        "you have two or more Energized Players on the field",
        Compare(CountPlayers(Group(whose="you", state="energized")), "at least", 2),
        "the number of your Energized Players on the field is at least 2",
    ),
    (
        "your opponent has no timeouts left",
        Compare(CountTimeouts("opponent"), "exactly", 0),
        "the number of your opponent's timeouts is exactly 0",
    ),
    (
        "you have more Action cards than your opponent",
        Not(
            Compare(
                CountCards("opponent", "action", "hand"),
                "at least",
                CountCards("you", "action", "hand"),
            )
        ),
        (
            "the number of cards in your opponent's Action hand is not at least"
            " the number of cards in your Action hand"
        ),
    ),
    (
        "all of your Players are Energized",
        Compare(CountPlayers(Group(whose="you", state="exhausted")), "exactly", 0),
        "the number of your Exhausted Players on the field is exactly 0",
    ),
    ("this Player is on the bench", PlayerIs(This(), Group(where="bench")), ""),
    ("this Player was the tackler", HasRole(This(), "tackler"), "this Player is the tackler"),
    (
        "this Player is running the ball",
        AllOf((HasRole(This(), "ball carrier"), Called("offense", ("run",)))),
        "this Player is the ball carrier and the offense called a Run play",
    ),
    (
        "your deck contains two Quarterbacks",
        DeckHas(QBS, 2, 2),
        "your deck has exactly 2 Quarterbacks",
    ),
    (
        "an Action card played by your opponent is waiting",
        LayerWaits("action card", "opponent"),
        "",
    ),
    (
        "your pass is incomplete",
        AllOf((OnSide("you", "offense"), Called("offense", ("pass",)), PlayIs("incomplete"))),
        "you are on offense and the offense called a Pass play and the play is incomplete",
    ),
    ("it is third down or you are leading", AnyOf((DownIs((3,)), Leading("you"))), ""),
]


@pytest.mark.parametrize(("text", "asked", "printed"), CONDITIONS)
def test_a_condition_is_read_and_printed(text: str, asked: Any, printed: str) -> None:
    assert values(text, "Condition") == [asked]
    assert said(asked, "Condition") == (printed or text)
    assert values(printed or text, "Condition") == [asked]


@pytest.mark.parametrize(
    "text",
    [
        "you was leading",
        "you has two timeouts",
        "the play gains 5 yard or more",
        "the Grit is 9-8",
        "you are leading and it is third down or you are Synergized",
        "the defense gains",
        "it is fifth down",
    ],
)
def test_what_nobody_asks_is_not_read(text: str) -> None:
    assert values(text, "Condition") == []


def occasion(event: str, **more: Any) -> syntax.Occasion:
    return syntax.Occasion(event=event, **more)


EVENTS: list[tuple[str, Any, str]] = [
    (
        "your opponent calls a timeout",
        occasion("a timeout is spent", who="opponent"),
        "your opponent spends a timeout",
    ),
    (
        "a touchdown is scored against you",
        occasion("a touchdown is scored", who="opponent"),
        "your opponent scores a touchdown",
    ),
    (
        "your Run is stopped",
        occasion("a play is stopped", who="you", calls=("run",)),
        "your Run play is stopped",
    ),
    (
        "you complete a Long Pass",
        occasion("a play is successful", who="you", calls=("long pass",)),
        "your Long Pass play is successful",
    ),
    (
        "one of your Linebackers becomes exhausted",
        occasion("a Player is exhausted", players=All(Group(whose="you", positions=("LB",)))),
        "any of your Linebackers on the field is exhausted",
    ),
    (
        "this Player is exhausted by an opponent's effect",
        occasion("a Player is exhausted", players=This(), by="opponent"),
        "this Player is exhausted by your opponent",
    ),
    (
        "you score a touchdown while trailing",
        occasion("a touchdown is scored", who="you", condition=Leading("opponent")),
        "you score a touchdown while your opponent is leading",
    ),
    ("a Player enters the field", occasion("a Player enters the field"), ""),
    (
        "the offense would gain 20 or more yards",
        occasion(
            "the play would gain yards",
            would=True,
            who="offense",
            condition=YardsWould(at_least=20),
        ),
        "the offense would gain 20 yards or more",
    ),
    (
        "your pass would be intercepted",
        occasion("an interception would happen", would=True, who="you"),
        "you would throw an interception",
    ),
]


@pytest.mark.parametrize(("text", "event", "printed"), EVENTS)
def test_an_event_is_read_and_printed(text: str, event: Any, printed: str) -> None:
    assert values(text, "Event") == [event]
    assert said(event, "Event") == (printed or text)


MODIFIERS: list[tuple[str, Any, str]] = [
    (
        "this Player has +5 rating",
        ModifyRating(5, This()),
        "the rating of this Player is increased by 5",
    ),
    (
        "your Quarterbacks get +3 rating",
        ModifyRating(3, QBS),
        "the rating of all of your Quarterbacks on the field is increased by 3",
    ),
    (
        "lower that Player's rating by 5",
        ModifyRating(-5, That()),
        "the rating of that Player is reduced by 5",
    ),
    (
        "this Player counts as a WR",
        CountsAs(This(), "WR"),
        "this Player also counts as a Wide Receiver",
    ),
    (
        "your Players cannot be exhausted",
        Cannot("be exhausted", OWN),
        "all of your Players on the field cannot be exhausted",
    ),
    (
        "that Player stays exhausted",
        Cannot("be energized", That()),
        "that Player cannot be energized",
    ),
    (
        "that Player loses all abilities",
        CannotUse(That()),
        "the abilities of that Player are cancelled",
    ),
    (
        "the offense must designate their Quarterback to run",
        MustDesignate(Group(whose="offense", positions=("QB",)), "runner"),
        "all of the offense's Quarterbacks on the field must be designated as the runner if able",
    ),
    (
        "this Player's Run abilities are worth twice the yards",
        AbilityYards("run", This(), times=2),
        "the Run abilities of this Player are worth twice the yards",
    ),
]


@pytest.mark.parametrize(("text", "modifier", "printed"), MODIFIERS)
def test_a_modifier_of_players_is_read_and_printed(text: str, modifier: Any, printed: str) -> None:
    found = {each.modifier for each in values(text, "Standing")}
    assert found == {modifier}
    assert said(modifier, "Modifier") == printed


def one(**group: Any) -> Choose:
    return Choose(Group(**group), by=DOER)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "done", "printed"),
    [
        ("energize a Player", Energize(one()), "Energize one Player on the field"),
        (
            "exhaust an opposing Legend",
            ExhaustPlayers(one(whose="opponent", status="legend")),
            "Exhaust one of your opponent's Legend Players on the field",
        ),
        (
            "energize all your WRs and TEs",
            Energize(All(Group(whose="you", positions=("WR", "TE")))),
            "Energize all of your Wide Receivers or Tight Ends on the field",
        ),
        (
            "substitute your Quarterback with another Quarterback from your bench",
            Substitute(
                one(whose="you", positions=("QB",)),
                into=Choose(Group(where="bench", positions=("QB",))),
            ),
            "substitute one of your Quarterbacks on the field with a Quarterback on the bench",
        ),
    ],
)
def test_what_is_done_to_players_is_read_and_printed(text: str, done: Any, printed: str) -> None:
    assert values(text, "Deed[base]") == [done]
    assert said(done, "Deed[base]") == printed


ACTION = Scene(action=True, side="offense")
DRAW = Draw("you", "action", 1)


@pytest.mark.parametrize(
    ("text", "effects"),
    [
        ("If you are leading, draw an Action card.", (If(Leading("you"), (DRAW,)),)),
        ("Draw an Action card if you are leading.", (If(Leading("you"), (DRAW,)),)),
        ("Unless you are leading, draw an Action card.", (If(Leading("opponent", 0), (DRAW,)),)),
        ("On third down, draw an Action card.", (If(DownIs((3,)), (DRAW,)),)),
        (
            "You may draw an Action card. If you do, gain 5 yards.",
            (May((DRAW,), if_done=(Gain(5),)),),
        ),
        (
            "One of your Tight Ends counts as a Wide Receiver until the end of the half.",
            None,
        ),
    ],
)
def test_a_sentence_has_its_scope(text: str, effects: Any) -> None:
    found = read(text, ACTION).effects
    if effects is not None:
        assert found == effects
    else:
        assert found[1] == Lasting(CountsAs(That(), "WR"), "this half")


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("Choose one: gain 5 yards; draw an Action card; or energize this Player.", 3),
        ("Choose one: gain 5 yards, draw an Action card, or energize this Player.", 3),
        ("Gain 5 yards or draw an Action card.", 2),
        ("Choose one: • Gain 5 yards. • Draw an Action card. Draw a Play card.", 2),
        ("Choose one:\n• Gain 5 yards\n• Draw an Action card", 2),
    ],
)
def test_options_are_told_apart(text: str, options: int) -> None:
    (chosen,) = read(text, ACTION).effects
    assert len(chosen.options) == options  # type: ignore[union-attr]


def test_what_any_player_does_is_an_ability_for_each() -> None:
    page = read("Whenever a player scores a touchdown, that player draws an Action card.", Scene())
    assert [ability.who for ability in page.abilities] == ["you", "opponent"]  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("text", "timing"),
    [
        ("Play anytime.", Timing()),
        (
            "Play only on defense at the start of a down.",
            Timing(("start of a down",), OnSide("you", "defense")),
        ),
        (
            "Play only in response to an opponent's Action card.",
            Timing((), LayerWaits("action card", "opponent")),
        ),
        (
            "Play only at the end of a play that gained 20 yards or more.",
            Timing(("end of the play",), YardsWould(at_least=20)),
        ),
    ],
)
def test_a_timing_is_read(text: str, timing: Timing) -> None:
    assert read(text, Scene(action=True)).timing == timing


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card and gain 5 yards if you are leading.",
        "That player draws an Action card.",
    ],
)
def test_what_could_mean_two_things_is_refused(text: str) -> None:
    with pytest.raises(Unread):
        read(text, ACTION)


@pytest.mark.parametrize(
    ("plainly", "then"),
    [
        ("If the Play Strength is 8 or 9", "If the Play Strength is then 8 or 9"),
        ("If the Play Strength is 8 or more", "If the Play Strength is now 8 or more"),
        ("If you have a timeout", "If you still have a timeout"),
        ("If the play is stopped", "If the play is still stopped"),
        ("If all of your Players are Energized", "If all of your Players are then Energized"),
    ],
)
def test_a_condition_is_asked_when_its_turn_comes(plainly: str, then: str) -> None:
    scene = Scene(action=True, side="offense")
    assert read(f"{then}, gain 5 yards.", scene) == read(f"{plainly}, gain 5 yards.", scene)


def test_this_is_your_only_player_of_a_kind() -> None:
    scene = Scene(on_player=True, side="offense")
    said = "your only Energized Player on the field, gain 20 yards."
    assert read(f"Run: If this is {said}", scene) == read(f"Run: If this Player is {said}", scene)

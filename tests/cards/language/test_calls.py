"""The call and the play: what it becomes, whose it is, and what holds of it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused, modifier, printed

from snapcount.cards.card import ActionCard
from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.nouns import (
    AllOf,
    Called,
    NamedCalled,
    Not,
    OnSide,
    TheBaseYards,
    ThePlayStrength,
    TheTimeUnits,
    Times,
)
from snapcount.cards.tree import (
    AlsoCalled,
    AlsoPlay,
    AlsoStops,
    Audible,
    Await,
    BaseYardsAre,
    BecomeDefense,
    BecomePlay,
    CallStays,
    CancelTurnover,
    CannotAudible,
    CannotCall,
    CannotCallStrength,
    CannotReplay,
    CardStrengthIs,
    CatchRangeIs,
    ChangeBaseYards,
    ChangeCatchRange,
    ChangeStrength,
    ChangeTimeUnits,
    ChooseDefense,
    CopyCall,
    Draw,
    If,
    Lasting,
    MakeResult,
    ModifyBaseYards,
    ModifyCatchRange,
    ModifyStrength,
    ModifyTimeUnits,
    NamePlay,
    PlayCall,
    RepeatPlay,
    ReplayDown,
    SetBaseYards,
    SetCatchRange,
    SetStrength,
    SetTimeUnits,
    StopsNoLonger,
    TimeUnitsAre,
    Triggered,
    Turnover,
)
from snapcount.cards.words import PASS_CALLS, RUN_CALLS, Side

ANY_RUN = BecomePlay(tuple(PlayCall(call) for call in RUN_CALLS))
OTHER_RUN = BecomePlay(ANY_RUN.plays, other=True)
OTHER_PASS = BecomePlay(tuple(PlayCall(call) for call in PASS_CALLS), at_once=True, other=True)
SHORT = BecomePlay((PlayCall("short pass", 15, 0, 9),))


@pytest.mark.parametrize(
    ("text", "side", "effect", "canonical"),
    [
        (
            "Your play becomes any Run.",
            "offense",
            ANY_RUN,
            "your current play becomes any Run play",
        ),
        (
            "Choose a Run play. Your current play becomes that play.",
            "offense",
            ANY_RUN,
            "your current play becomes any Run play",
        ),
        (
            "Your play becomes another Run of your choice.",
            "offense",
            OTHER_RUN,
            "your current play becomes a different Run play",
        ),
        (
            "Choose a different Run. Your play becomes that play.",
            "offense",
            OTHER_RUN,
            "your current play becomes a different Run play",
        ),
        (
            "The offense's play becomes any other Pass immediately.",
            "defense",
            OTHER_PASS,
            "the offense's current play becomes a different Pass play at once",
        ),
        (
            "Change your called play to a Short Pass: 15 (0-9).",
            "offense",
            SHORT,
            "your current play becomes a Short Pass: 15 (0-9)",
        ),
        (
            "Your opponent's play becomes a Run Left.",
            "defense",
            BecomePlay((PlayCall("run left"),)),
            "the offense's current play becomes a Run Left",
        ),
        (
            "Your current play is also a Run Middle.",
            "offense",
            AlsoPlay(("run middle",)),
            "your current play is also a Run Middle",
        ),
        (
            "Your current play is also a Run Middle.",
            "defense",
            BecomeDefense(("run middle",), add=True),
            "add Run Middle to the defense's call",
        ),
        (
            "Your called play becomes All Runs.",
            "defense",
            BecomeDefense(RUN_CALLS),
            "the defense's call becomes All Runs",
        ),
        (
            "Your defensive call also stops Long Passes.",
            None,
            BecomeDefense(("long pass",), add=True),
            "add Long Pass to the defense's call",
        ),
        (
            "The defense's call does not stop Runs.",
            None,
            StopsNoLonger(RUN_CALLS),
            "the defense's call no longer stops All Runs",
        ),
        (
            "Your call becomes any play of your choice.",
            "defense",
            ChooseDefense(),
            "the defense's call becomes a play of your choice",
        ),
        (
            "Copy your opponent's called play.",
            "offense",
            CopyCall("offense"),
            "your current play becomes the defense's called play",
        ),
        (
            "Copy your opponent's called play.",
            "defense",
            CopyCall("defense"),
            "the defense's call becomes the offense's called play",
        ),
        (
            "Your called play becomes your last play.",
            "offense",
            RepeatPlay("you"),
            "the offense's called play becomes your last play",
        ),
        ("Guess a play.", None, NamePlay(), "name a play"),
        ("Choose Run or Pass.", None, NamePlay(kinds=True), "name Run or Pass"),
        ("Play this down again.", None, ReplayDown(), "replay the Down"),
        ("Stop the play.", None, MakeResult("stopped"), "the play becomes stopped"),
        ("Your pass is caught.", "offense", MakeResult("complete"), "the play becomes complete"),
        (
            "The pass is intercepted.",
            "defense",
            Turnover("interception"),
            "the play becomes an interception",
        ),
        ("The offense fumbles.", None, Turnover("fumble"), "the play becomes a fumble"),
        ("The play is a Pick Six.", None, Turnover("pick six"), "the play becomes a Pick Six"),
        (
            "Cancel a fumble, interception or Pick Six.",
            None,
            CancelTurnover(),
            "cancel the live ball turnover",
        ),
        (
            "Widen the catch range by 2 on each side.",
            None,
            ChangeCatchRange(-2, 2),
            "the catch range is 2 wider",
        ),
        (
            "The catch range is reduced by 1 on the high end.",
            None,
            ChangeCatchRange(0, -1),
            "the catch range ends 1 lower",
        ),
        (
            "Change the catch range of your play to 0-9.",
            "offense",
            SetCatchRange(0, 9),
            "the catch range becomes 0-9",
        ),
        (
            "Add 2 to the Play Strength.",
            None,
            ChangeStrength(2),
            "the Play Strength is increased by 2",
        ),
        (
            "Reduce the Play Strength by 3, to a minimum of 0.",
            None,
            ChangeStrength(-3, within=True),
            "the Play Strength is reduced by 3 but not below 0",
        ),
        ("Set the Play Strength to 5.", None, SetStrength(5), "the Play Strength becomes 5"),
        (
            "Increase the play's base yards by 10.",
            "offense",
            ChangeBaseYards(10),
            "the base yards are increased by 10",
        ),
        (
            "The base yards of this play are doubled.",
            None,
            SetBaseYards(Times(2, TheBaseYards())),
            "double the base yards",
        ),
        (
            "This play takes 1 less Time Unit.",
            None,
            ChangeTimeUnits(-1),
            "the Time Units of this play are reduced by 1",
        ),
        (
            "This play uses no time units.",
            None,
            SetTimeUnits(0),
            "the Time Units of this play become 0",
        ),
        (
            "Double the Time Units of this play.",
            None,
            SetTimeUnits(Times(2, TheTimeUnits())),
            "the Time Units of this play become 2 times the Time Units of the play",
        ),
    ],
)
def test_calls_are_read_and_printed(
    text: str, side: Side | None, effect: Any, canonical: str
) -> None:
    assert effects(text, side) == (effect,)
    assert printed(effect, side=side) == canonical
    assert effects(f"{canonical}.", side) == (effect,)


@pytest.mark.parametrize(
    ("text", "said", "canonical"),
    [
        (
            "The Play Strength of all Runs is reduced by 1.",
            ModifyStrength(-1, "each player", ("run",)),
            "the Play Strength of each player's Run plays is reduced by 1",
        ),
        (
            "Your Short Passes have 5 more base yards.",
            ModifyBaseYards(5, "you", ("short pass",)),
            "the base yards of your Short Pass plays are increased by 5",
        ),
        (
            "Your Run plays' base yards are Play Strength x 6.",
            BaseYardsAre(Times(6, ThePlayStrength()), "you", ("run",)),
            "the base yards of your Run plays become 6 times the Play Strength",
        ),
        (
            "All Long Passes have their catch range narrowed by 1.",
            ModifyCatchRange(1, -1, "each player", ("long pass",)),
            "the catch range of each player's Long Pass plays is 1 narrower",
        ),
        (
            "Catch ranges are reduced by 1.",
            ModifyCatchRange(1, -1, "each player", ("pass",)),
            "the catch range of each player's Pass plays is 1 narrower",
        ),
        (
            "Your Long Passes have a catch range of 2-9.",
            CatchRangeIs(2, 9, "you", ("long pass",)),
            "the catch range of your Long Pass plays becomes 2-9",
        ),
        (
            "Each play uses 1 additional time unit.",
            ModifyTimeUnits(1, "each player"),
            "each player's plays take 1 more Time Unit",
        ),
        (
            "Your Pass plays use 0 Time Units.",
            TimeUnitsAre(0, "you", ("pass",)),
            "your Pass plays take no Time Units",
        ),
        (
            "Your successful passes also count as Short Passes.",
            AlsoCalled(("pass",), "short pass"),
            "your successful Pass plays are also Short Passes",
        ),
        (
            "Defensive plays that stop Run Left also stop Run Right.",
            AlsoStops(("run right",), "each player", ("run left",)),
            "each player's defensive calls that stop Run Left also stop Run Right",
        ),
        (
            "This card's Strength is 9.",
            CardStrengthIs(9),
            "the Strength of this card is 9",
        ),
        (
            "Neither player may call Long Passes.",
            CannotCall("each player", ("long pass",)),
            "each player cannot call a Long Pass",
        ),
        (
            "The offense must call a Run if able.",
            CannotCall("offense", ("run",), must=True),
            "the offense must call a Run play",
        ),
        (
            "Your opponent cannot select a play with a Strength of 5 or more.",
            CannotCallStrength("opponent", 5, 9),
            "your opponent cannot call a play with a Strength of 5-9",
        ),
        (
            "Your called play cannot be changed by your opponent's effects.",
            CallStays(by="opponent"),
            "your called play cannot be changed by your opponent",
        ),
        (
            "Your opponent's called play cannot be changed by your opponent's effects.",
            CallStays("opponent", "caller"),
            "your opponent cannot change their called play",
        ),
        (
            "The offense cannot change their play.",
            CallStays("offense", "caller"),
            "the offense cannot change their called play",
        ),
        (
            "Replay the Down effects are cancelled.",
            CannotReplay(),
            "each player cannot replay the Down",
        ),
        (
            "Your opponent can't audible.",
            CannotAudible("opponent"),
            "your opponent cannot use audibles",
        ),
        (
            "The offense cannot flip over the top card of their Play deck to change their play.",
            CannotAudible("offense"),
            "the offense cannot use audibles",
        ),
        (
            "You cannot change your play by an audible.",
            CannotAudible("you"),
            "you cannot use audibles",
        ),
        (
            "Double the base yards of all Run plays.",
            BaseYardsAre(Times(2, TheBaseYards()), "each player", ("run",)),
            "the base yards of each player's Run plays become 2 times the base yards",
        ),
    ],
)
def test_what_holds_of_plays_is_read_and_printed(text: str, said: Any, canonical: str) -> None:
    assert modifier(text) == said
    assert printed(said, "Modifier") == canonical
    assert modifier(f"{canonical}.") == said


def test_a_play_by_its_name_is_asked_for() -> None:
    """`Stop the run` does nothing to a pass; a pass that is complete was one."""
    stopped = (MakeResult("stopped"),)
    assert effects("Stop the run.", "defense") == (If(Called("offense", ("run",)), stopped),)
    assert effects("Your Short Pass becomes a Long Pass.", "offense") == (
        If(Called("you", ("short pass",)), (BecomePlay((PlayCall("long pass"),)),)),
    )
    assert effects("The pass is incomplete.", "defense") == (MakeResult("incomplete"),)


def test_what_is_said_of_the_next_play_lasts_so_long() -> None:
    assert effects("The Time Units of your next play are increased by 2.") == (
        Lasting(ModifyTimeUnits(2), "next play"),
    )
    assert effects("The catch range of your next two plays is 1 wider.") == (
        Lasting(ModifyCatchRange(-1, 1), "next two plays"),
    )


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("Flip over the top card of your Play deck. That card becomes your play this down.", "you"),
        ("Call an audible.", "you"),
        (
            "Your opponent flips over the top card of their Play deck. It becomes their play.",
            "opponent",
        ),
        (
            "The offense must flip over the top card of their Play deck and it becomes their play.",
            "offense",
        ),
    ],
)
def test_an_audible_is_its_doers_own(text: str, who: Any) -> None:
    assert effects(text) == (Audible(who),)


@pytest.mark.parametrize(
    ("text", "side"),
    [
        ("Your current play becomes All Runs.", "offense"),  # only a defense calls several
        ("Your current play becomes a Short Pass: 15 (0-9).", "defense"),
        ("Your opponent's play becomes a Run Left.", None),  # whose that is, nobody knows
        ("Your play fumbles.", None),
        ("The catch range becomes 9-0.", None),
        ("The catch range becomes 3-12.", None),
        ("Name a plays.", None),
        ("Flip over the top card of their Play deck. That card becomes your play.", None),
    ],
)
def test_calls_of_the_wrong_side_are_refused(text: str, side: Side | None) -> None:
    assert is_refused(text, side)


def test_every_pass_is_one_play_with_its_numbers() -> None:
    passes = BecomePlay(tuple(PlayCall(call, 15, 1, 8) for call in PASS_CALLS))
    said = "your current play becomes any Pass play: 15 (1-8)"
    assert printed(passes, side="offense") == said
    assert effects(f"{said}.", "offense") == (passes,)


@pytest.mark.parametrize(
    ("asked", "who"),
    [
        ("the defense's play includes a Run Left", "defense"),
        ("the defensive play includes a Run Left", "defense"),
        ("the called defensive play lists a Run Left", "defense"),
        ("the defensive call this down includes a Run Left", "defense"),
        ("your opponent's call included a Run Left", "opponent"),
        ("your new play is a Run Left", "you"),
        ("the play you called is a Run Left", "you"),
        ("your play this down is a Run Left", "you"),
    ],
)
def test_what_somebody_has_called_is_one_phrase(asked: str, who: Any) -> None:
    (found,) = effects(f"If {asked}, draw an Action card.")
    assert found.condition == Called(who, ("run left",))
    (other,) = effects(f"Draw an Action card unless {asked}.")
    assert other.condition == Not(Called(who, ("run left",)))


@pytest.mark.parametrize(
    "asked",
    [
        "your opponent's defensive play this down includes a Run Left",
        "your opponent's defensive call is Run Left",
        "your opponent's call on defense stops a Run Left",
        "your opponent called a Run Left on defense",
    ],
)
def test_a_call_on_defense_is_one_of_whoever_is_there(asked: str) -> None:
    """A card for either side asks that too; one of the offense knows it."""
    called = Called("opponent", ("run left",))
    (found,) = effects(f"If {asked}, draw an Action card.")
    assert found.condition == AllOf((OnSide("opponent", "defense"), called))
    (known,) = effects(f"If {asked}, draw an Action card.", "offense")
    assert known.condition in (called, found.condition)


def test_a_call_that_does_not_stop_it_is_there_all_the_same() -> None:
    (found,) = effects("If your defensive call does not include a Run, draw an Action card.")
    assert found.condition == AllOf((OnSide("you", "defense"), Not(Called("you", ("run",)))))


@pytest.mark.parametrize(
    "asked",
    [
        "your opponent's defensive play this down includes the named play",
        "your opponent's play includes it this down",
        "your opponent's called play is the named play",
        "your opponent calls the named play this down",
    ],
)
def test_a_named_play_that_is_asked_for_before_the_calls_is_waited_for(asked: str) -> None:
    text = f"Name a play. If {asked}, draw two Action cards."
    fields = CardFields(
        kind="action",
        name="A",
        text=text,
        timing="Play prior to selecting a play.",
        subtype="Offense",
    )
    card = read_card(fields)
    assert isinstance(card, ActionCard)
    drawn = (Draw("you", "action", 2),)
    revealed = Triggered("a play is revealed", drawn, condition=NamedCalled("opponent"))
    assert card.effects == (NamePlay(), Await(revealed))


@pytest.mark.parametrize(
    ("said", "unless"),
    [
        ("Your opponent cannot call a Run play this down", "they have no other Play cards"),
        ("Your opponent cannot call Run plays this down", "they have no other plays in their hand"),
        (
            "The defense cannot call a play with a Strength of 5-9 until the end of the half",
            "the defense has no other Play card",
        ),
    ],
)
def test_who_has_no_other_may_call_it_anyhow(said: str, unless: str) -> None:
    assert effects(f"{said} unless {unless}.") == effects(f"{said}.")


@pytest.mark.parametrize(
    "able",
    [
        "if they are able to call another play",
        "if the offense can call a different play",
        "as long as they have another Play in their hand",
        "if they have another Play to call",
    ],
)
def test_who_has_another_one_is_barred(able: str) -> None:
    said = "The offense cannot call a Short Pass during the next down"
    assert effects(f"{said} {able}.") == effects(f"{said}.")


def test_of_other_things_play_cards_say_nothing() -> None:
    assert is_refused("Your opponent cannot spend timeouts this down if they have another Play.")
    assert is_refused(
        "Your opponent cannot spend timeouts this down unless they have no other plays."
    )

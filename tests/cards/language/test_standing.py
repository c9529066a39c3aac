"""Rules that hold of every play, what is said of roles and next plays, and whose something is."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.parse import parse_scene
from snapcount.cards.language.reader import Scene, Unread, read
from snapcount.cards.nouns import (
    All,
    AllOf,
    Called,
    Designated,
    GritIn,
    Group,
    HasRole,
    Leading,
    PlayerIs,
    StrengthIn,
    That,
    ThatCardIs,
    This,
    YardsWould,
)
from snapcount.cards.tree import (
    Activated,
    Await,
    CancelLayer,
    CancelTurnover,
    Cannot,
    CannotPlayActions,
    CannotUse,
    ChooseOne,
    DetermineGrit,
    Discard,
    Draw,
    EitherMay,
    Energize,
    ExhaustPlayers,
    Gain,
    If,
    InsteadYards,
    KickAgain,
    Lasting,
    LimitYards,
    Lose,
    MakeResult,
    May,
    ModifyYards,
    MustDesignate,
    PayCost,
    RemoveThis,
    ScorePoints,
    Static,
    Timing,
    Triggered,
    Turnover,
    Would,
)

PLAYER = Scene(side="offense")
DEFENDER = Scene(side="defense")
FIELD = Scene(on_player=False, enters=True)
ACTION = Scene(action=True, side="offense", on_player=False)
ATTACHED = Scene(enters=True)
DRAW = Draw("you", "action")


def _abilities(text: str, scene: Scene = PLAYER) -> Any:
    return tuple(read(text, scene).abilities)


def _effects(text: str) -> Any:
    return read(text, ACTION).effects


@pytest.mark.parametrize(
    ("text", "ability"),
    [
        ("Fumbles cannot happen.", Would("a fumble would happen", (CancelTurnover(),))),
        (
            "Your passes cannot be intercepted.",
            Would("an interception would happen", (CancelTurnover(),), "you"),
        ),
        (
            "Runs cannot gain more than 20 yards.",
            Would(
                "the play would gain yards",
                (InsteadYards(20),),
                calls=("run",),
                condition=YardsWould(21),
            ),
        ),
        (
            "Run plays gain at least 5 yards.",
            Triggered("a play is successful", (LimitYards("at least", 5),), calls=("run",)),
        ),
        (
            "Your touchdowns are worth 1 additional point.",
            Triggered("a touchdown is scored", (ScorePoints("you", 1),), "you"),
        ),
        (
            "Your plays cannot be stopped.",
            Would("the play would be stopped", (MakeResult("successful"),), "you"),
        ),
    ],
)
def test_a_rule_waits_for_each_occasion(text: str, ability: Any) -> None:
    assert _abilities(text, FIELD) == (ability,)


def test_a_touchdown_of_either_player_is_worth_more() -> None:
    first, second = _abilities("Touchdowns are worth 1 more point.", FIELD)
    assert (first.who, first.effects) == ("you", (ScorePoints("you", 1),))
    assert (second.who, second.effects) == ("opponent", (ScorePoints("opponent", 1),))


def test_a_rule_lasts_as_long_as_it_says() -> None:
    (wait,) = _effects("Your passes cannot be intercepted this possession.")
    assert isinstance(wait, Await)
    assert (wait.duration, wait.once) == ("this possession", False)


def test_what_is_said_of_carriers_holds_while_they_carry_the_ball() -> None:
    backs = Group("you", positions=("RB",))
    assert _abilities("Your Running Backs gain 5 additional yards on Run plays.") == (
        Static(ModifyYards(5, "you", ("run",)), PlayerIs(Designated("ball carrier"), backs)),
    )
    # On an Action card it would be asked before anybody is named.
    with pytest.raises(Unread):
        _effects("Your Running Backs gain 5 additional yards on Run plays.")


def test_nobody_is_exhausted_by_a_role() -> None:
    (static,) = _abilities("This Player does not become Exhausted from tackling.")
    assert static == Static(
        Cannot("be exhausted", This(), "designation"), HasRole(This(), "tackler")
    )


def test_so_often_one_may_do_it() -> None:
    free = Activated((Discard("you", "play"), DRAW), timing=Timing(once_per="half"), free=True)
    (ability,) = _abilities("Once per half, you may discard a Play card and draw an Action card.")
    assert ability == free
    (timed,) = _abilities("Once per game, during On Field Adjustments, you may gain 5 yards.")
    assert timed.timing == Timing(("on field adjustments",), once_per="game")


def test_either_player_pays_for_what_is_their_own() -> None:
    text = "At the start of each down, either player may discard an Action card to"
    first, second = _abilities(f"{text} Energize one of their Players.", FIELD)
    assert [each.effects[0].who for each in (first, second)] == ["you", "opponent"]
    (both,) = _abilities(f"{text} remove this card.", FIELD)
    assert both.effects == (EitherMay((Discard("each player", "action"),), (RemoveThis(),)),)


def test_events_are_joined() -> None:
    first, second = _abilities(
        "Whenever you score a touchdown or force a fumble, draw an Action card.", DEFENDER
    )
    assert {(each.event, each.who) for each in (first, second)} == {
        ("a touchdown is scored", "you"),
        ("a fumble happens", "opponent"),
    }


def test_instead_is_said_of_the_event_before() -> None:
    (would,) = _abilities(
        "Whenever your Run would be stopped, you may Exhaust this Player. If you do, the play is"
        " successful instead."
    )
    offer = May((ExhaustPlayers(This()),), if_done=(MakeResult("successful"),))
    assert would == Would("the play would be stopped", (offer,), "you", ("run",))
    with pytest.raises(Unread):
        _abilities("Whenever you score a touchdown, draw an Action card instead.")


def test_what_can_only_take_the_place_of_an_event_does() -> None:
    (kick,) = _effects("The next time you miss a field goal this half, kick again.")
    assert kick.ability == Would("a field goal would be missed", (KickAgain(),), "you")
    (pick,) = _effects("If an interception occurs this down, it is a Pick Six.")
    assert pick.ability == Would("an interception would happen", (Turnover("pick six"),))
    (stays,) = _abilities("If this Player would be exhausted, it stays Energized.")
    assert stays.effects == (Energize(That()),)


def test_what_follows_the_next_play_is_asked_of_it() -> None:
    _, wait = _effects("Your next play gains 5 more yards. If it is stopped, lose 10 yards.")
    assert wait == Await(Triggered("a play is stopped", (Lose(10),), "you"), "next play")
    (asked,) = _effects("If your next play is a successful Run, gain 10 yards.")
    called = Triggered("a play is successful", (Gain(10),), "you", calls=("run",))
    assert asked == Await(called, "next play")
    _, barred = _effects(
        "Your next play gains 5 yards. Your opponent cannot play Action cards on that play."
    )
    assert barred == Lasting(CannotPlayActions("opponent"), "next play", "you")
    with pytest.raises(Unread):
        _effects(
            "Your next Run cannot be stopped. You cannot gain more than 15 yards on that play."
        )


def test_its_owner_is_asked_for() -> None:
    theirs = If(ThatCardIs("opponent"), (Draw("opponent", "action"),))
    mine = If(ThatCardIs("you"), (DRAW,), (theirs,))
    assert _effects("Cancel an Action card. Its owner draws an Action card.") == (
        CancelLayer(),
        mine,
    )
    (waits,) = _abilities(
        "Whenever a Quarterback is Exhausted, its owner draws an Action card.", FIELD
    )
    assert waits.players == All(Group(positions=("QB",)))
    assert waits.effects[0].condition == PlayerIs(That(), Group("you"))
    with pytest.raises(Unread):
        _effects("Its owner draws an Action card.")


def test_a_grit_that_is_asked_is_determined() -> None:
    asked = If(GritIn(8, 9), (Turnover("fumble"),))
    (tackle,) = _abilities(
        "Tackle: The ball carrier fumbles if the Grit is 8-9.", Scene(side="defense")
    )
    assert tackle.effects == (DetermineGrit(), asked)
    assert _effects("Determine Grit value. If the Grit is 8-9, fumble.") == (DetermineGrit(), asked)


def test_others_choose_what_they_do() -> None:
    (choice,) = _effects("Your opponent must either discard an Action card or lose a timeout.")
    assert isinstance(choice, ChooseOne)
    assert choice.who == "opponent"


def test_an_exhaust_ability_may_cost_more() -> None:
    (ability,) = _abilities("Exhaust, discard an Action card: Gain 15 yards.")
    assert ability.effects == (PayCost((Discard("you", "action"),)), Gain(15))


@pytest.mark.parametrize(
    "text",
    [
        "Exhaust: Gain 5 yards. Once per half, your Runs gain 5 more yards.",
        "Once per half, your Runs gain 5 more yards.",
    ],
)
def test_what_is_not_clear_is_refused(text: str) -> None:
    with pytest.raises(Unread):
        _abilities(text)


@pytest.mark.parametrize(
    ("text", "who", "calls"),
    [
        ("The offense cannot gain more than 20 yards on a play.", "offense", ()),
        ("Your opponent cannot gain more than 20 yards on a Run.", "opponent", ("run",)),
        ("Your opponent gains at most 20 yards on any one Long Pass.", "opponent", ("long pass",)),
        ("Neither player can gain more than 20 yards on a single play.", None, ()),
        ("Your opponent cannot gain more than 20 yards in a down.", "opponent", ()),
        ("Your opponent cannot gain more than 20 yards per play.", "opponent", ()),
        ("You may not gain more than 20 yards on any play.", "you", ()),
    ],
)
def test_a_player_gains_so_much_on_a_play_at_most(
    text: str, who: str | None, calls: tuple[str, ...]
) -> None:
    (limit,) = _abilities(text, FIELD)
    assert limit == Would(
        "the play would gain yards",
        (InsteadYards(20),),
        who,  # type: ignore[arg-type]
        calls=calls,  # type: ignore[arg-type]
        condition=YardsWould(21),
    )


@pytest.mark.parametrize(
    "text",
    [
        "Your Runs gain 10 more yards if the Play Strength is 0-2.",
        "Your Runs gain 10 more yards on a Play Strength of 0-2.",
        "Your Run plays with a Play Strength of 0-2 gain 10 additional yards.",
        "Runs you call whose Play Strength is 0-2 gain 10 more yards.",
    ],
)
def test_plays_of_a_strength_gain_more(text: str) -> None:
    (gain,) = _abilities(text, FIELD)
    assert gain == Static(ModifyYards(10, calls=("run",)), StrengthIn(0, 2))


@pytest.mark.parametrize(
    "offer",
    [
        "You may remove this card during On Field Adjustments.",
        "During On Field Adjustments, you may remove this card.",
        "While attached, you may remove this card during On Field Adjustments.",
    ],
)
def test_a_card_is_removed_at_a_time_of_ones_choice(offer: str) -> None:
    page = read(f"{offer} If you do, draw an Action card.", ATTACHED)
    once = "Once per down, during On Field Adjustments, you may remove this card."
    assert page.abilities == read(f"{once} If you do, draw an Action card.", ATTACHED).abilities


def test_what_can_be_done_again_needs_a_limit() -> None:
    with pytest.raises(TextError, match="how often"):
        parse_scene("You may draw an Action card during On Field Adjustments.", PLAYER)


SILENCED = CannotUse(Group(positions=("DL",)), "tackle")
ON_RUNS = Called("offense", ("run",))


@pytest.mark.parametrize(
    ("before", "asked"),
    [
        ("", ON_RUNS),
        ("While you are behind, ", AllOf((Leading("opponent"), ON_RUNS))),
    ],
)
def test_what_holds_on_plays_of_a_kind(before: str, asked: Any) -> None:
    text = f"{before}Tackle abilities of Defensive Linemen are cancelled on Run plays."
    assert _abilities(text) == (Static(SILENCED, asked),)


def test_a_player_must_be_designated_on_plays_of_a_kind() -> None:
    text = "While attached, that Player must be designated as the tackler on Pass plays if able."
    (must,) = _abilities(text, ATTACHED)
    assert must == Static(MustDesignate(This(), "tackler"), Called("offense", ("pass",)))

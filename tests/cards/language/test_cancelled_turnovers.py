"""Turnovers that are cancelled: the one that has come, and whichever comes this down."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.reader import Scene, read
from snapcount.cards.nouns import TurnoverIs
from snapcount.cards.tree import Await, CancelTurnover, If, Would
from snapcount.cards.words import Wait
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PLAY,
    Scenario,
    Side,
    action,
    player,
    rule,
    scenario,
)

EVERY = Await(
    Would("a live ball turnover would happen", (CancelTurnover(),)), "this down", once=False
)


def meant(text: str) -> Any:
    return read(text, Scene()).abilities


def turned_over(edition: str, text: str, *kinds: str) -> Scenario:
    """The offense holds that text and the defense a card for each kind of turnover."""
    return scenario(
        edition,
        offense=[action(text, when=ON_FIELD_ADJUSTMENTS)],
        defense=[action(f"The play becomes {kind}.", when=ON_FIELD_ADJUSTMENTS) for kind in kinds],
        calls=("Short Pass: 15 (0-9)", "Long Pass"),
        at=ON_FIELD_ADJUSTMENTS,
    )


@pytest.mark.parametrize(
    "text",
    [
        "Any fumble, interception or Pick Six this down is cancelled.",
        "Cancel any live ball turnover this down.",
        "Ignore any turnover on this play.",
        "Cancel every live ball turnover on this play.",
        "Each fumble, interception or Pick Six this down is ignored.",
        "Cancel all turnovers this down.",
        "All turnovers this down are cancelled.",
        "Cancel all Fumble, Interception, and Pick Six effects this down.",
    ],
)
def test_all_of_this_down(text: str) -> None:
    assert effects(text) == (CancelTurnover(), EVERY)


CANCEL = (CancelTurnover(),)
OF_KINDS = TurnoverIs(("fumble", "interception"))


@pytest.mark.parametrize(
    "text",
    [
        "Cancel any interception or fumble.",
        "Cancel a fumble or an interception.",
        "Cancel the fumble or interception.",
        "A fumble or interception is cancelled.",
    ],
)
def test_of_two_kinds_one_is_cancelled_in_all(text: str) -> None:
    later = Would("a live ball turnover would happen", CANCEL, condition=OF_KINDS)
    here = Await(later, "this timing point")
    assert effects(text) == (If(OF_KINDS, CANCEL, (here,)),)


@pytest.mark.parametrize(
    "text",
    ["Cancel a fumble or interception this down.", "Undo a fumble or interception this down."],
)
def test_of_two_kinds_one_is_cancelled_this_down(text: str) -> None:
    later = Await(Would("a live ball turnover would happen", CANCEL, condition=OF_KINDS))
    assert effects(text) == (If(OF_KINDS, CANCEL, (later,)),)


@pytest.mark.parametrize(
    ("text", "duration"),
    [
        ("Cancel the next fumble or interception.", "this down"),
        ("Cancel the next fumble or interception this down.", "this down"),
        ("Cancel the next fumble or interception until the end of the half.", "this half"),
        ("The next interception or fumble this possession is cancelled.", "this possession"),
    ],
)
def test_the_next_one_is_waited_for(text: str, duration: Wait) -> None:
    later = Would("a live ball turnover would happen", CANCEL, condition=OF_KINDS)
    assert effects(text) == (Await(later, duration),)


@rule("T-2", "R-51")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("text", "waits"),
    [
        ("Cancel a fumble.", False),
        ("Cancel any fumble or interception.", False),
        ("Cancel a fumble. The play is stopped instead.", False),
        ("Cancel a fumble this down.", True),
        ("Cancel the next fumble this down.", True),
        ("Cancel any fumble this possession.", True),
    ],
)
@pytest.mark.parametrize("when", ["before it", "in answer to it", "in a timing point before"])
def test_without_a_word_only_a_turnover_of_the_same_timing_point_is_cancelled(
    edition: str, text: str, waits: bool, when: str
) -> None:
    earlier = when == "in a timing point before"
    game = scenario(
        edition,
        offense=[action(text, when=ON_FIELD_ADJUSTMENTS if earlier else AFTER_DESIGNATION)],
        defense=[action("The play becomes a fumble.", when=AFTER_DESIGNATION)],
        at=ON_FIELD_ADJUSTMENTS if earlier else AFTER_DESIGNATION,
    )
    if earlier:
        game.offense.plays(0)
        game.both_pass().run_to(AFTER_DESIGNATION)
        game.defense.plays(0)
    elif when == "before it":
        game.offense.plays(0)
        game.defense.plays(0)
    else:
        game.offense.passes()
        game.defense.plays(0)
        game.offense.plays(0)
    game.both_pass().run_to(NEXT_DOWN)
    assert game.offense.on_offense == (waits or not earlier)


@pytest.mark.parametrize("text", ["Cancel a fumble.", "Cancel the live ball turnover."])
def test_before_a_play_is_called_there_is_nothing_to_cancel(text: str) -> None:
    with pytest.raises(TextError, match="no play can be lost yet"):
        read_card(
            CardFields(
                name="Early",
                kind="action",
                subtype="offense",
                text=f"{text} Play only at the start of a down.",
            )
        )


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("call", ["Run Left", "Short Pass: 15 (0-9)"])
@pytest.mark.parametrize(
    "text",
    ["Cancel any fumble on your Run plays.", "All fumbles on your Runs are cancelled."],
)
def test_on_plays_of_a_kind_every_one_is_cancelled(edition: str, text: str, call: str) -> None:
    game = scenario(
        edition,
        offense=Side(players=[player("RB", text)]),
        defense=[action("The play becomes a fumble.", when=ON_FIELD_ADJUSTMENTS)],
        calls=(call, "Long Pass"),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.plays(0)
    game.both_pass().run_to(NEXT_DOWN)
    assert game.offense.on_offense == (call == "Run Left")


@pytest.mark.parametrize(
    "text",
    [
        "Cancel any fumble or interception this down.",
        "Any fumble or interception this down is cancelled.",
        "Fumbles and interceptions this down are cancelled.",
        "All interceptions and fumbles this down do not happen.",
    ],
)
def test_of_two_kinds_each_is_cancelled_this_down(text: str) -> None:
    later = Would("a live ball turnover would happen", CANCEL, condition=OF_KINDS)
    assert effects(text) == (If(OF_KINDS, CANCEL), Await(later, "this down", once=False))


@pytest.mark.parametrize(
    "text",
    [
        "The next time a fumble or an interception would happen this down, {}",
        "The next time a fumble would happen or an interception would happen this down, {}",
        "The next time the play would be intercepted or fumbled this down, {}",
        "If a fumble or an interception would happen this down, {}",
    ],
)
def test_two_kinds_are_awaited_together(text: str) -> None:
    later = Would("a live ball turnover would happen", CANCEL, condition=OF_KINDS)
    assert effects(text.format("cancel the live ball turnover.")) == (Await(later),)


@rule("R-51")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("second", ["a fumble", "an interception", "a Pick Six"])
@pytest.mark.parametrize(
    ("text", "cancelled"),
    [
        ("Cancel a fumble or an interception.", ()),
        ("Cancel a fumble.", ()),
        ("The next time a fumble or an interception would happen, cancel the turnover.", ()),
        ("Cancel any fumble or interception this down.", ("a fumble", "an interception")),
        ("Fumbles and interceptions this down are cancelled.", ("a fumble", "an interception")),
        ("Cancel any fumble this down.", ("a fumble",)),
        ("Cancel any turnover this down.", ("a fumble", "an interception", "a Pick Six")),
    ],
)
def test_a_second_turnover_of_the_down(
    edition: str, text: str, cancelled: tuple[str, ...], second: str
) -> None:
    game = scenario(
        edition,
        offense=[action(text, when=ON_FIELD_ADJUSTMENTS)],
        defense=[
            action("The play becomes a fumble.", when=ON_FIELD_ADJUSTMENTS),
            action(f"The play becomes {second}.", when=AFTER_DESIGNATION),
        ],
        calls=("Short Pass: 15 (0-9)", "Long Pass"),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.defense.plays(0)
    game.both_pass().run_to(AFTER_DESIGNATION)
    game.defense.plays(1)
    game.both_pass().run_to(NEXT_DOWN)
    turned = not game.offense.on_offense or game.score == (0, 7)
    assert turned == (second not in cancelled)


@rule("R-51")
@pytest.mark.parametrize("edition", ["2019", "2021", "2022"])
@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Cancel a fumble or an interception.", False),
        ("Cancel a fumble.", False),
        ("Cancel an interception.", True),
        ("Cancel any fumble or interception this down.", True),
    ],
)
def test_the_one_that_has_come_is_the_one_that_is_cancelled(
    edition: str, text: str, kept: bool
) -> None:
    """The layers resolve from the last: a fumble, what cancels it, and another turnover."""
    game = turned_over(edition, text, "an interception", "a fumble")
    game.offense.passes()
    game.defense.plays(0)
    game.offense.plays(0)
    game.defense.plays(1)
    game.both_pass().run_to(NEXT_DOWN)
    assert game.offense.on_offense == kept


@rule("R-51", "T-8")
def test_what_offsets_a_fumble_leaves_the_turnover_before_it() -> None:
    game = turned_over("crd", "Cancel a fumble.", "a fumble", "a Pick Six")
    game.offense.plays(0)
    game.defense.plays(0).plays(1)
    game.both_pass().run_to(NEXT_DOWN)
    assert game.score == (0, 7)


@rule("R-51")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("kind", ["a fumble", "an interception", "a Pick Six"])
def test_what_kind_it_is_is_asked(edition: str, kind: str) -> None:
    text = "If the live ball turnover is a fumble or an interception, lose a timeout."
    game = turned_over(edition, text, kind)
    game.offense.plays(0)
    game.defense.plays(0)
    game.both_pass()
    assert game.offense.timeouts == (3 if kind == "a Pick Six" else 2)


@rule("R-51")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Cancel a fumble or an interception.", ("a fumble", "an interception")),
        ("Cancel an interception.", ("an interception",)),
        ("Cancel an interception or Pick Six.", ("an interception", "a Pick Six")),
        ("Cancel a Pick Six.", ("a Pick Six",)),
        ("Your passes cannot be intercepted this down.", ("an interception",)),
        ("Cancel any turnover.", ("a fumble", "an interception", "a Pick Six")),
    ],
)
@pytest.mark.parametrize("kind", ["a fumble", "an interception", "a Pick Six"])
def test_no_kind_of_turnover_is_another(
    edition: str, text: str, kept: tuple[str, ...], kind: str
) -> None:
    game = turned_over(edition, text, kind)
    game.offense.plays(0)
    game.defense.plays(0)
    game.both_pass().run_to(NEXT_DOWN)
    turned = not game.offense.on_offense or game.score == (0, 7)
    assert turned == (kind not in kept)


@rule("R-51")
@pytest.mark.parametrize("kind", ["an interception", "a Pick Six"])
def test_no_kind_is_answered_for_another(kind: str) -> None:
    answer = "Cancel target effect. Play only in response to a fumble or an interception."
    game = scenario(
        "crd",
        offense=[action(answer)],
        defense=[action(f"The play becomes {kind}.", when=ON_FIELD_ADJUSTMENTS)],
        calls=("Short Pass: 15 (0-9)", "Long Pass"),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.plays(0)
    assert game.offense.may(PLAY(0)) == (kind == "an interception")


@rule("T-8")
@pytest.mark.parametrize("fumbles", [True, False])
@pytest.mark.parametrize(
    "text", ["Cancel any turnover this down.", "Cancel an interception or a fumble."]
)
def test_what_follows_from_it_follows_from_every_one(text: str, fumbles: bool) -> None:
    game = scenario(
        "crd",
        offense=[action(f"{text} If you do, lose 5 yards.", when=ON_FIELD_ADJUSTMENTS)],
        defense=[action("The play becomes a fumble.", when=ON_FIELD_ADJUSTMENTS)],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    if fumbles:
        game.defense.plays(0)
    game.both_pass().run_to(NEXT_DOWN)
    assert game.ball == 25 + (10 if fumbles else 15)


def test_one_kind_waits_for_its_own() -> None:
    fumble = Would("a fumble would happen", CANCEL)
    asked = TurnoverIs(("fumble",))
    here = Await(fumble, "this timing point")
    assert effects("Cancel any fumble.") == (If(asked, CANCEL, (here,)),)
    every = Await(fumble, "this down", once=False)
    assert effects("Cancel any fumble this down.") == (If(asked, CANCEL), every)


@rule("T-8", "T-18", "R-14")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("point", [ON_FIELD_ADJUSTMENTS, AFTER_DESIGNATION])
@pytest.mark.parametrize("fumbles", [True, False])
@pytest.mark.parametrize(
    ("text", "yards"),
    [
        ("Cancel a fumble or an interception. The play is stopped instead.", 0),
        ("Cancel a fumble or an interception. If you do, the play is stopped.", 0),
        ("Cancel any turnover this down. The play is stopped instead.", 0),
        ("Cancel a fumble. The play is stopped instead.", 0),
        ("Cancel the live ball turnover. The play gains 5 yards instead.", 5),
    ],
)
def test_what_comes_instead_of_a_turnover_comes_only_if_one_was_cancelled(
    edition: str, text: str, yards: int, fumbles: bool, point: str
) -> None:
    game = scenario(
        edition,
        offense=[action(text, when=point)],
        defense=[action("The play becomes a fumble.", when=point)],
        at=point,
    )
    game.offense.plays(0)
    if fumbles:
        game.defense.plays(0)
    game.both_pass().run_to(NEXT_DOWN)
    assert game.offense.on_offense
    assert game.ball == 25 + (yards if fumbles else 15)


@pytest.mark.parametrize(
    ("said", "same"),
    [
        (
            "Your passes cannot result in a Pick Six or an interception.",
            "You cannot throw interceptions or Pick Sixes.",
        ),
        (
            "Interceptions and Pick Sixes on your Long Passes do not happen.",
            "Your Long Passes cannot become an interception or Pick Six.",
        ),
        (
            "Your plays cannot result in a fumble, interception or Pick Six.",
            "You cannot commit a live ball turnover.",
        ),
        (
            "There are no fumbles, interceptions or Pick Sixes.",
            "No live ball turnover can happen.",
        ),
    ],
)
def test_those_of_some_kinds_never_happen(said: str, same: str) -> None:
    assert meant(said) == meant(same)


@rule("R-51")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("kind", "down", "kept"),
    [
        ("an interception", 2, True),
        ("a Pick Six", 1, True),
        ("a Pick Six", 3, False),
        ("an interception", 3, False),
        ("a fumble", 1, False),
    ],
)
def test_passes_are_safe_on_some_downs(edition: str, kind: str, down: int, kept: bool) -> None:
    text = "Your passes cannot result in an Interception or Pick Six on first or second down."
    game = scenario(
        edition,
        offense=Side(players=[player("WR", text)]),
        defense=[action(f"The play becomes {kind}.", when=ON_FIELD_ADJUSTMENTS)],
        calls=("Short Pass: 10 (0-9)", "Long Pass"),
        at=ON_FIELD_ADJUSTMENTS,
        down=down,
    )
    game.defense.plays(0)
    game.both_pass().run_to(NEXT_DOWN)
    assert game.log.has(events.TURNOVER_CANCELLED) == kept


@pytest.mark.parametrize(
    "done",
    [
        "Whenever the offense {s} a live ball turnover, draw an Action card.",
        "Tackle: If the offense {s} a live ball turnover this down, draw an Action card.",
        "Tackle: If the offense {ed} a live ball turnover this half, draw an Action card.",
    ],
)
def test_a_live_ball_turnover_is_one_of_any_kind(done: str) -> None:
    """A Pick Six is one too: it is no interception (R-51)."""
    said = done.format(s="commits", ed="committed")
    assert meant(said) == meant(said.replace("live ball ", ""))
    assert "a turnover happens" in repr(meant(said))


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("there would be a live ball turnover on this play", None),
        ("there would be a turnover this down", None),
        ("a turnover would happen on this play", None),
        ("a live ball turnover would occur this down", None),
        ("you would commit a turnover this down", "your live ball turnover would happen this down"),
        ("you would turn the ball over", "your live ball turnover would happen this down"),
    ],
)
def test_one_that_would_happen(said: str, plain: str | None) -> None:
    plain = plain or "a live ball turnover would happen this down"
    then = "cancel it. If you do, the play is stopped."
    assert effects(f"If {said}, {then}") == effects(f"If {plain}, {then}")


@rule("F-7", "R-51")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("kind", ["a fumble", "an interception", "a Pick Six"])
@pytest.mark.parametrize("first", ["offense", "defense"])
def test_whatever_would_be_lost_is_kept_and_the_play_stopped(
    edition: str, kind: str, first: str
) -> None:
    """Whichever of the layers resolves first."""
    text = "If there would be a live ball turnover on this play, cancel it. If you do, your play is"
    game = turned_over(edition, f"{text} stopped.", kind)
    if first == "defense":
        game.offense.passes()
        game.defense.plays(0)
        game.offense.plays(0)
    else:
        game.offense.plays(0)
        game.defense.plays(0)
    game.both_pass().run_to(NEXT_DOWN)
    assert game.offense.on_offense
    assert game.yards == 0


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_without_a_turnover_nothing_is_stopped(edition: str) -> None:
    text = "If there would be a live ball turnover on this play, cancel it. If you do, your play is"
    game = turned_over(edition, f"{text} stopped.")
    game.offense.plays(0)
    assert game.both_pass().run_to(NEXT_DOWN).yards == 15


@pytest.mark.parametrize(
    "cause",
    [
        "your opponent has caused this down",
        "that your opponent caused",
        "caused by an effect of your opponent",
        "caused by your opponent's effects",
    ],
)
@pytest.mark.parametrize("what", ["a live ball turnover", "a fumble", "an interception or fumble"])
def test_who_caused_it_is_said_in_many_ways(what: str, cause: str) -> None:
    plain = effects(f"Cancel {what} caused by your opponent.")
    assert effects(f"Cancel {what} {cause}.") == plain
    assert plain != effects(f"Cancel {what}.")


CAUSED = "Cancel a live ball turnover your opponent has caused this down. The play is stopped"


@rule("F-7", "R-51")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("kind", ["a fumble", "an interception", "a Pick Six"])
@pytest.mark.parametrize("first", ["offense", "defense"])
def test_what_the_opponent_causes_is_cancelled(edition: str, kind: str, first: str) -> None:
    game = turned_over(edition, f"{CAUSED} instead.", kind)
    if first == "defense":
        game.offense.passes()
        game.defense.plays(0)
        game.offense.plays(0)
    else:
        game.offense.plays(0)
        game.defense.plays(0)
    game.both_pass().run_to(NEXT_DOWN)
    assert game.offense.on_offense
    assert game.yards == 0


@rule("F-7", "R-51")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("text", "kept"), [(f"{CAUSED} instead.", False), ("Cancel it.", True)])
def test_what_one_causes_oneself_was_caused_by_nobody_else(
    edition: str, text: str, kept: bool
) -> None:
    text = text.replace("Cancel it", "Cancel a live ball turnover")
    hand = [
        action("The play becomes a fumble.", when=ON_FIELD_ADJUSTMENTS, name="Slip"),
        action(text, when=ON_FIELD_ADJUSTMENTS, name="Save"),
    ]
    game = scenario(edition, offense=Side(hand=hand), at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Save")
    game.offense.plays("Slip")
    game.both_pass().run_to(NEXT_DOWN)
    assert game.offense.on_offense == kept


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_nothing_is_stopped_if_nobody_caused_one(edition: str) -> None:
    game = turned_over(edition, f"{CAUSED} instead.")
    game.offense.plays(0)
    assert game.both_pass().run_to(NEXT_DOWN).yards == 15

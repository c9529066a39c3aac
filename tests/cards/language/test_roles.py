"""The runner, the receiver and the tackler are those who were named so (F-9), and nobody else."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused, printed

from snapcount.cards.language.reader import Scene, read
from snapcount.cards.nouns import Designated, That
from snapcount.cards.tree import Energize, ExhaustPlayers, Triggered
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    END_OF_PLAY,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Scenario,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)

RUN = ("Run Left", "Long Pass")
PASS = ("Short Pass: 20 (0-9)", "Run Left")


@pytest.mark.parametrize("role", ["ball carrier", "runner", "receiver", "tackler"])
def test_each_role_is_read_and_printed(role: str) -> None:
    (found,) = effects(f"Energize the {role}.")
    assert found == Energize(Designated(role))  # type: ignore[arg-type]
    assert printed(found.players, "Pointed") == f"the {role}"
    (theirs,) = effects(f"Energize your opponent's {role}.")
    assert theirs == Energize(Designated(role, "opponent"))  # type: ignore[arg-type]
    assert printed(theirs.players, "Pointed") == f"your opponent's {role}"


@pytest.mark.parametrize(
    ("role", "verb"), [("runner", "run"), ("receiver", "receive"), ("tackler", "tackle")]
)
def test_several_are_designated_as_runners(role: str, verb: str) -> None:
    said = effects(f"Your Tight Ends cannot be designated as {role}s this down.")
    assert said == effects(f"Your Tight Ends cannot be designated to {verb} this down.")


def test_who_runs_or_receives_is_the_ball_carrier() -> None:
    assert effects("Exhaust the runner or receiver.") == (
        ExhaustPlayers(Designated("ball carrier")),
    )


def test_on_a_card_for_one_side_the_owner_is_known() -> None:
    assert effects("Exhaust your opponent's tackler.", "offense") == (
        ExhaustPlayers(Designated("tackler")),
    )
    assert effects("Energize your runner.", "offense") == (Energize(Designated("runner")),)
    assert is_refused("Energize your tackler.", "offense")
    assert is_refused("Energize your receiver.", "defense")
    assert is_refused("Energize the defense's runner.")


def named(edition: str, text: str, calls: tuple[str, str]) -> Scenario:
    """The card played after Player Designation: the Running Back has the ball."""
    card = action(text, when=AFTER_DESIGNATION)
    game = scenario(
        edition, offense=[card], calls=calls, at=AFTER_DESIGNATION, carrier="RB", tackler="LB"
    )
    game.offense.plays(0)
    return game.both_pass()


@rule("F-9")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("role", "runs", "passes"),
    [
        ("ball carrier", "Running Back", "Running Back"),
        ("runner", "Running Back", ""),
        ("receiver", "", "Running Back"),
        ("tackler", "Linebacker", "Linebacker"),
    ],
)
def test_only_a_run_has_a_runner_and_only_a_pass_a_receiver(
    edition: str, role: str, runs: str, passes: str
) -> None:
    for calls, name in ((RUN, runs), (PASS, passes)):
        game = named(edition, f"If the {role} is Energized, gain 5 yards.", calls)
        assert game.yards_by_effects == (5 if name else 0)


@pytest.mark.parametrize(
    ("text", "runs", "passes"),
    [
        ("If the runner is not Exhausted, gain 5 yards.", 5, 0),
        ("If the runner is not a Quarterback, gain 5 yards.", 5, 0),
        ("If the runner is a Running Back, gain 5 yards.", 5, 0),
        ("If the receiver is rated lower than the tackler, gain 5 yards.", 0, 5),
        ("If the receiver's rating is lower than the tackler's rating, gain 5 yards.", 0, 5),
        ("If the receiver's rating is 90 or less, gain 5 yards.", 0, 5),
        ("Gain yards equal to the runner's rating divided by 10.", 8, 0),
        ("Gain yards equal to the difference between the receiver's rating and 75.", 0, 5),
    ],
)
def test_nothing_is_true_of_a_role_that_nobody_has(text: str, runs: int, passes: int) -> None:
    star = player("LB", name="Linebacker", rating=95)
    for calls, gained in ((RUN, runs), (PASS, passes)):
        game = scenario(
            "crd",
            offense=[action(text, when=AFTER_DESIGNATION)],
            defense=Side(players=[star]),
            calls=calls,
            at=AFTER_DESIGNATION,
            carrier="RB",
            tackler="LB",
        )
        game.offense.plays(0)
        game.both_pass()
        assert game.yards_by_effects == gained


def rested(edition: str, text: str, calls: tuple[str, str], side: str = "offense") -> list[str]:
    """Who of the offense is still Exhausted (F-11) after the card, played at End of the Play."""
    card = [action(text, when=END_OF_PLAY)]
    game = scenario(
        edition,
        offense=card if side == "offense" else [],
        defense=card if side == "defense" else [],
        calls=calls,
        at=END_OF_PLAY,
        carrier="RB",
        tackler="LB",
    )
    getattr(game, side).plays(0)
    return game.both_pass().offense.exhausted


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_energizing_the_runner_leaves_a_receiver_alone(edition: str) -> None:
    assert rested(edition, "Energize the runner.", RUN) == []
    assert rested(edition, "Energize the runner.", PASS) == ["Running Back"]
    assert rested(edition, "Energize the receiver.", RUN) == ["Running Back"]
    assert rested(edition, "Energize the receiver.", PASS) == []


def test_whose_role_it_is_counts() -> None:
    text = "Energize your opponent's ball carrier."
    assert rested("crd", text, RUN, "defense") == []
    assert rested("crd", text, RUN, "offense") == ["Running Back"]


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_what_lasts_for_the_down_waits_for_the_runner_to_be_named(edition: str) -> None:
    raises = action("The runner's rating is increased by 15 this down.", when=ON_FIELD_ADJUSTMENTS)
    asks = action(
        "If the ball carrier's rating is 95 or more, gain 10 yards.", when=AFTER_DESIGNATION
    )
    for calls, gained in ((RUN, 10), (PASS, 0)):
        game = scenario(
            edition, offense=[raises, asks], calls=calls, at=ON_FIELD_ADJUSTMENTS, carrier="RB"
        )
        game.offense.plays(0)
        game.both_pass()
        game.run_to(AFTER_DESIGNATION)
        game.offense.plays(1)
        game.both_pass()
        assert game.yards_by_effects == gained


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_what_lasts_longer_is_about_the_one_who_was_named(edition: str) -> None:
    card = action("The runner stays Exhausted until the end of the possession.", when=END_OF_PLAY)
    rests = action("Energize all of your Players.", when=END_OF_PLAY)
    game = scenario(
        edition,
        offense=[rests],
        defense=[card],
        calls=RUN,
        at=END_OF_PLAY,
        carrier="RB",
    )
    game.offense.passes()
    game.defense.plays(0)
    game.both_pass()
    game.carrier = "TE"
    game.run_to("next down").run_to(END_OF_PLAY)
    game.offense.plays(0)
    game.both_pass()
    assert game.offense.exhausted == ["Running Back"]


@rule("F-9")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("role", "falls"), [("runner", RUN), ("receiver", PASS)])
def test_only_who_has_the_role_fumbles(edition: str, role: str, falls: tuple[str, str]) -> None:
    card = action(f"The {role} fumbles the ball.", when=ON_FIELD_ADJUSTMENTS)
    for calls in (RUN, PASS):
        game = scenario(edition, defense=[card], calls=calls, at=ON_FIELD_ADJUSTMENTS)
        game.defense.plays(0)
        game.both_pass()
        game.run_to("next down" if calls is not falls else "next possession")
        assert game.offense.on_offense == (calls is not falls)


@pytest.mark.parametrize(
    ("occasion", "whom"),
    [
        ("this Player tackles a Running Back", Designated("ball carrier")),
        ("a Running Back is tackled by this Player", Designated("ball carrier")),
        ("a Running Back is tackled", Designated("ball carrier")),
        ("one of your Linebackers tackles", That()),
    ],
)
def test_that_player_is_the_other_one(occasion: str, whom: Any) -> None:
    (ability,) = read(f"Whenever {occasion}, exhaust that Player.", Scene(side="defense")).abilities
    assert isinstance(ability, Triggered)
    assert ability.effects == (ExhaustPlayers(whom),)


@rule("F-11")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_who_is_tackled_is_exhausted(edition: str) -> None:
    """Not the tackler, who is exhausted only when the play is over."""
    text = "Whenever this Player tackles a Running Back, exhaust that Player."
    man = Side(players=[player("LB", text, name="Hitter")])
    game = scenario(edition, defense=man, calls=RUN, carrier="RB", tackler="Hitter")
    first, second = game.run_to(NEXT_DOWN).log.all(events.EXHAUSTED)
    assert (first[1], second[1]) == (game.offense.seat, game.defense.seat)
    assert first[4] >= 0 > second[4], "by a card's text, and for having been designated"


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("a runner is designated", "a Player is designated as the runner"),
        ("any receiver is designated", "a Player is designated as the receiver"),
        ("a ball carrier is designated", "a Player is designated as the ball carrier"),
        ("a tackler is designated by your opponent", "your opponent designates a tackler"),
        ("a Player is designated as a receiver", "a Player is designated as the receiver"),
        (
            "a runner is designated and that Player is rated 85 or more",
            "a Player is designated as the runner and that Player is rated 85 or more",
        ),
    ],
)
def test_somebody_is_designated_in_a_role(said: str, plain: str) -> None:
    heard, meant = (
        read(f"Whenever {each}, exhaust that Player.", Scene()).abilities for each in (said, plain)
    )
    assert heard == meant


@pytest.mark.parametrize(
    ("said", "asked"),
    [
        ("the tackler on a play", "the tackler"),
        ("designated as the tackler on any play", "the tackler"),
        ("the runner on a Run", "the runner"),
    ],
)
def test_who_was_in_a_role_is_asked_when_the_play_is_over(said: str, asked: str) -> None:
    heard, meant = (
        read(each, Scene()).abilities
        for each in (
            f"After this Player was {said}, draw an Action card.",
            f"At the end of the play, if this Player is {asked}, draw an Action card.",
        )
    )
    assert heard == meant


@pytest.mark.parametrize(
    ("said", "same"),
    [
        (
            "Whenever this Player is designated to receive a Short Pass, gain 5 yards.",
            "Whenever this Player receives a Short Pass, gain 5 yards.",
        ),
        (
            "Whenever you designate a Tight End to receive a Long Pass, gain 5 yards.",
            "Whenever one of your Tight Ends receives a Long Pass, gain 5 yards.",
        ),
        (
            (
                "While this Player is designated to receive a Short Pass, Tackle abilities do not"
                " trigger."
            ),
            "While this Player is the receiver of a Short Pass, Tackle abilities do not trigger.",
        ),
        (
            (
                "Tackle: If a Tight End is designated to receive a Long Pass, the offense loses 5"
                " yards."
            ),
            "Tackle: If a Tight End is the receiver of a Long Pass, the offense loses 5 yards.",
        ),
    ],
)
def test_a_player_is_designated_to_receive_some_pass(said: str, same: str) -> None:
    assert read(said, Scene()).abilities == read(same, Scene()).abilities


def test_no_run_is_received() -> None:
    assert is_refused("If this Player is designated to receive a Run, gain 5 yards.")


@pytest.mark.parametrize(
    "asked",
    [
        "If you designate a Tight End to receive this pass",
        "If a Tight End is designated to receive this pass",
    ],
)
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("receiver", "yards"), [("TE", 30), ("WR", 20)])
def test_this_pass_is_that_of_the_play(edition: str, asked: str, receiver: str, yards: int) -> None:
    ours = play(PASS[0], 3, abilities=(f"{asked}, gain 10 yards.",))
    game = scenario(edition, calls=(ours, play(PASS[1], 0)), carrier=receiver)
    assert game.run_to(NEXT_DOWN).yards == yards

"""Other turns of phrase for what plainer texts say."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.cards.nouns import AllOf, Called, YardsWould
from snapcount.engine.editions import EDITION_NAMES, edition_named
from snapcount.testing import (
    CALL,
    FIELD_GOAL,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PICK_CARD,
    PRIOR_TO_SELECTING,
    START_OF_DOWN,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)

ACTION = Scene(action=True, side="offense")
AGAINST = Scene(action=True, side="defense")
PLAYER = Scene(on_player=True, side="offense")
DEFENDER = Scene(on_player=True, side="defense")
OWN = Scene(play=True)
POWER_UP = Scene(on_player=True, enters=True)
FLIP = "Flip over the top card of your Play deck. That card becomes your play this down."
SEEN = "Look at your opponent's Play cards and choose one. They cannot select that card this down."
since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


def meant(text: str, scene: Scene) -> tuple[Any, ...]:
    page = read(text, scene)
    return (page.abilities, page.effects, page.timing)


def at_the_end(asked: str) -> str:
    return f"Draw an Action card. Play only at the end of the play if {asked}."


SAME = [
    # The play is over, so that `this down` says nothing more
    (ACTION, at_the_end("you completed a pass this down"), at_the_end("you completed a pass")),
    (AGAINST, at_the_end("you stopped a Run this down"), at_the_end("you stopped a Run")),
    (ACTION, at_the_end("the play was stopped on this play"), at_the_end("the play was stopped")),
    (
        ACTION,
        at_the_end("your pass was not incomplete this down"),
        at_the_end("your pass was not incomplete"),
    ),
    # What is chosen from a hand that was looked at
    (
        ACTION,
        "Look at your opponent's hand and choose an Action card. Your opponent discards that card.",
        "Look at your opponent's hand. Choose an Action card from it and they discard it.",
    ),
    (
        ACTION,
        SEEN,
        "Look at your opponent's Play hand. Choose one and it cannot be called this down.",
    ),
    (
        ACTION,
        f"{FLIP} If the new play is stopped, draw an Action card.",
        f"{FLIP} If the play is stopped, draw an Action card.",
    ),
    # Whoever carried the ball
    (
        ACTION,
        "Energize the Player who ran the ball or received the pass on this play.",
        "Energize the ball carrier.",
    ),
    (ACTION, "Energize the Player who caught a pass or who ran.", "Energize the ball carrier."),
    # Numbers on plays
    (
        PLAYER,
        "The low end of the catch range on your Medium Passes is reduced by 1.",
        "The low end of the catch range of your Medium Passes is reduced by 1.",
    ),
    (
        PLAYER,
        "The base yards on your Runs are increased by 5.",
        "The base yards of your Runs are increased by 5.",
    ),
    (
        ACTION,
        "The Time Units for this play are increased by 1.",
        "The Time Units of this play are increased by 1.",
    ),
    # What a score to come is worth
    (
        ACTION,
        "If you score a touchdown on your next play, it is worth 1 additional point.",
        "If you score a touchdown on your next play, score 1 additional point.",
    ),
    (
        PLAYER,
        "Whenever your opponent scores a touchdown, it is worth 1 more point.",
        "Whenever your opponent scores a touchdown, your opponent scores 1 more point.",
    ),
    # Field goals from somewhere
    (
        PLAYER,
        "Your field goals from your opponent's 30 or closer are successful with a Grit of 1-8.",
        "While the ball is inside the defense's 30, your field goals are good on a Grit of 1-8.",
    ),
    (
        PLAYER,
        "Your opponent's field goals from beyond your 30 are no good.",
        "Your opponent's field goals from beyond the 30 are no good.",
    ),
    # First downs
    (
        POWER_UP,
        "Remove this card when the offense achieves a first down.",
        "Remove this card when the offense gains a first down.",
    ),
    (
        ACTION,
        "If you reached a first down this possession, draw an Action card.",
        "If you gained a first down this possession, draw an Action card.",
    ),
    (
        AGAINST,
        "Your opponent cannot record a first down this down.",
        "Your opponent cannot gain a first down this down.",
    ),
    # Who makes the other player lose the ball
    *(
        (
            PLAYER,
            f"When your opponent would {force} {lost}, you may cancel it.",
            f"When {happens}, you may cancel the turnover.",
        )
        for force in ("cause", "force")
        for lost, happens in (
            ("an interception", "you would throw an interception"),
            ("a fumble", "you would fumble"),
            ("an interception or a fumble", "you would fumble or throw an interception"),
        )
    ),
    *(
        (
            PLAYER,
            f"Whenever your opponent causes {lost}, draw an Action card.",
            f"Whenever your opponent forces {lost}, draw an Action card.",
        )
        for lost in ("an interception", "a turnover", "a turnover on downs", "an incomplete pass")
    ),
    # At least and at most
    *(
        (
            ACTION,
            f"Determine Grit. If the Grit is {wording} {right}, draw an Action card.",
            f"Determine Grit. If the Grit is {how} {right}, draw an Action card.",
        )
        for how, wordings in (
            ("at least", ("equal to or greater than", "higher than or equal to")),
            ("at most", ("equal to or less than", "lower than or equal to")),
        )
        for wording in wordings
        for right in ("the Play Strength", "5")
    ),
    (
        ACTION,
        "Exhaust one of your Players with a rating equal to or higher than 90.",
        "Exhaust one of your Players with a rating of 90 or more.",
    ),
    # The field goal of a while that is named
    (
        ACTION,
        "Subtract 2 from the Grit value of a field goal attempted this down.",
        "Subtract 2 from the Grit value of a field goal this down.",
    ),
    (
        ACTION,
        "Your field goals kicked this half are good on a Grit of 1-8.",
        "Your field goals are good on a Grit of 1-8 this half.",
    ),
    (
        ACTION,
        "If the field goal is missed this down, determine Grit again and use the new Grit instead.",
        "If a field goal would be missed this down, kick again.",
    ),
    (
        ACTION,
        "If the field goal is good this down, draw an Action card.",
        "If a field goal is made this down, draw an Action card.",
    ),
    (
        ACTION,
        "If the result of the previous play was an incomplete pass, draw an Action card.",
        "If the previous play was an incomplete pass, draw an Action card.",
    ),
    # What a Play counts for Grit
    *(
        (OWN, text, "For Grit, this card's Strength is 8.")
        for text in (
            "This card has a Strength of 8 when determining Grit.",
            "When determining Grit, this card has a Strength of 8.",
            "This card counts as 8 when it is flipped for Grit.",
            "This card's Strength is 8 while Grit is determined.",
            "This card has a Strength of 8 when flipped over for Grit.",
            "When this card is flipped over for Grit, this card's Strength is 8.",
            "This card has a Strength of 8 when it is flipped to determine Grit.",
            "Whenever this card is flipped to determine Grit, it counts as 8.",
            "When this card is flipped over for Grit, its Strength is 8.",
        )
    ),
    # The play of the side that was named
    *(
        (
            ACTION,
            f"If the offense called a Run on the last down, its {play} {becomes}.",
            f"If the offense called a Run on the last down, the offense's {play} {becomes}.",
        )
        for play, becomes in (
            ("play", "is stopped"),
            ("play", "loses 5 yards"),
            ("current play", "becomes a Short Pass"),
        )
    ),
    # They, of whoever has the ball
    *(
        (
            DEFENDER,
            f"Tackle: If the {role} is Exhausted, they {does}",
            f"Tackle: If the {role} is Exhausted, the {role} {plainly}",
        )
        for role in ("runner", "receiver", "ball carrier")
        for does, plainly in (
            ("fumble the ball.", "fumbles the ball."),
            ("lose 5 yards.", "loses 5 yards."),
            ("gain 5 additional yards.", "gains 5 additional yards."),
        )
    ),
    # Than whom is not said
    *(
        (
            ACTION,
            f"{chosen} with a {how} rating.",
            f"{chosen} with a {how} rating than that Player.",
        )
        for how in ("lower", "higher")
        for chosen in (
            "Exhaust one of your Players. If you do, Exhaust up to two of your opponent's Players",
            "Choose one of your Running Backs. Energize a Player",
            "Exhaust one of your Players and Energize another Player",
        )
    ),
]


@pytest.mark.parametrize(("scene", "text", "plainly"), SAME)
def test_it_means_the_same(scene: Scene, text: str, plainly: str) -> None:
    assert meant(text, scene) == meant(plainly, scene)


def test_what_is_asked_together_is_one_question_in_any_order() -> None:
    page = read(at_the_end("you gained 20 or more yards on a Run play"), ACTION)
    assert page.timing is not None
    assert page.timing.condition == AllOf((Called("offense", ("run",)), YardsWould(20)))


@pytest.mark.parametrize(
    "text",
    [
        "Choose an Action card. Your opponent discards it.",
        "Gain 5 yards. It is worth 1 additional point.",
        "If you gain a first down this down, it is worth 1 additional point.",
        "Your field goals from inside your 20 are good.",
        "If you would fumble this down, cancel that card.",
        "If you would fumble this down, cancel it and return it to its owner's hand.",
        "If you fumble this down, cancel it.",
        "If the tackler is Exhausted, they fumble.",
        "If the runner is not the receiver, they fumble.",
        "Exhaust the runner. They fumble.",
        "Exhaust one of your Players with a lower rating.",
        "Choose two of your Linebackers. Exhaust a Player with a higher rating.",
        (
            "Substitute one of your Players for a Player on your bench. Exhaust a Player with a"
            " lower rating."
        ),
        "Exhaust each of your Linebackers. Energize a Player with a lower rating.",
        "Whenever this Player tackles the runner, Exhaust a Player with a lower rating.",
        "Look at your opponent's Play cards and choose one. They cannot call that play this down.",
    ],
)
def test_what_is_not_clear_is_refused(text: str) -> None:
    assert is_refused(text, side="offense", action=True)


@every_edition
def test_a_card_that_was_seen_cannot_be_called(edition: str) -> None:
    text = (
        "Look at your opponent's Play cards and choose one. They cannot select that card this down."
    )
    card = action(text, when=PRIOR_TO_SELECTING, name="Look")
    one, other = (play("Run Right", 0, "Long Pass", name=name) for name in ("One", "Other"))
    defense = Side(plays=[one, other])
    game = scenario(edition, offense=[card], defense=defense, at=PRIOR_TO_SELECTING)
    game.offense.plays("Look")
    game.both_pass()
    game.offense.answers(PICK_CARD("One"))
    game.run_to("call")
    if game.offense.asked("call"):
        game.offense.answers_anything()
    assert not game.defense.may(CALL("One"))
    assert game.defense.may(CALL("Other"))


@rule("F-11")
@every_edition
@pytest.mark.parametrize(("x", "tired"), [(3, False), (4, True)])
@pytest.mark.parametrize("on_offense", [True, False])
def test_whom_this_play_does_not_exhaust(
    edition: str, on_offense: bool, x: int, tired: bool
) -> None:
    """Called on defense it is not the play that is run."""
    text = "If X is 3 or less, the runner is not Exhausted by this play."
    texted = play("Run Left", None, "Long Pass", abilities=(text,), name="Texted")
    plain = play("Run Left", 1, "Long Pass", name="Plain")
    calls = (texted, plain) if on_offense else (plain, texted)
    game = scenario(edition, calls=calls, carrier="RB", at="call")
    if not on_offense and game.offense.asked("call"):  # G-2: in 2019 it may kick instead
        game.offense.calls("Plain")
    (game.offense if on_offense else game.defense).calls("Texted", x)
    game.run_to(NEXT_DOWN)
    assert ("Running Back" in game.offense.exhausted) == (tired or not on_offense)


@rule("K-4")
@every_edition
@pytest.mark.parametrize(("ball", "points"), [(70, 3), (69, 0)])
def test_a_field_goal_is_good_from_there(edition: str, ball: int, points: int) -> None:
    text = (
        "Your field goals from your opponent's 30 yard line or closer are successful with a Grit of"
        " 4-4."
    )
    side = Side(players=[player("TE", text)])
    top = play("Run Left", 2, name="Two")
    game = scenario(edition, offense=side, calls=(top, top), ball=ball)
    game.offense.answers(FIELD_GOAL)
    game.run_to(NEXT_POSSESSION)
    printed = 3 if ball == 69 and edition_named(edition).field_goals[6][0] <= 4 else 0
    assert game.offense.score == points + printed


@since_2021
@pytest.mark.parametrize(
    ("text", "ball", "points"),
    [
        ("If you score a touchdown this down, it is worth 1 additional point.", 90, 8),
        ("If you make a field goal this down, it is worth 2 additional points.", 95, 5),
    ],
)
def test_it_is_worth_more(edition: str, text: str, ball: int, points: int) -> None:
    card = action(text, when=START_OF_DOWN, name="Worth")
    calls = (play("Run Left", 5, name="Five"), play("Run Right", 0, "Long Pass", name="None"))
    game = scenario(edition, offense=[card], calls=calls, ball=ball, at=START_OF_DOWN)
    game.offense.plays("Worth")
    game.both_pass()
    if points == 5:
        game.offense.answers(FIELD_GOAL)
    game.run_to(NEXT_POSSESSION).run_to(NEXT_DOWN).run_to("designation")
    assert game.offense.score == points


@rule("R-51")
@every_edition
@pytest.mark.parametrize("kind", ["a fumble", "an interception", "a Pick Six"])
def test_a_turnover_that_would_come_is_cancelled_as_it(edition: str, kind: str) -> None:
    text = "Once per game, when your opponent would cause an interception or a fumble, cancel it."
    game = scenario(
        edition,
        offense=Side(players=[player("TE", text)]),
        defense=[action(f"The play becomes {kind}.", when=ON_FIELD_ADJUSTMENTS)],
        calls=("Short Pass: 15 (0-9)", "Long Pass"),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.plays(0)
    game.both_pass().run_to(NEXT_DOWN)
    assert (game.offense.on_offense and game.score == (0, 0)) == (kind != "a Pick Six")

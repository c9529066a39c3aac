"""What goes without being said again, and other ways to name it."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read
from snapcount.cards.nouns import BallWithin, Not
from snapcount.cards.tree import FieldGoalsAre, Static
from snapcount.engine.editions import EDITION_NAMES, edition_named
from snapcount.testing import NEXT_POSSESSION, Side, player, rule, scenario
from snapcount.testing import ON_FIELD_ADJUSTMENTS as ADJUST
from snapcount.testing import PLAY as PLAYS
from snapcount.testing.scenario import first_question

ON_DEFENSE = Scene(side="defense")
LIES_THERE = Scene(enters=True, on_player=False)


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "Replace your called play with another from your hand.",
            "Replace your called play with another Play card from your hand.",
        ),
        (
            "Discard your called play. Choose another one from your hand to take its place.",
            "Discard your called play and replace it with another Play card from your hand.",
        ),
        (
            (
                "Return your called play to your hand and choose another from your hand to take its"
                " place."
            ),
            "Return your called play to your hand and replace it with a Play card from your hand.",
        ),
        (
            "Substitute one of your Tight Ends with any Player from your bench.",
            "Substitute one of your Tight Ends with a Player from your bench.",
        ),
        (
            "Replace your runner with any offensive Player from your bench.",
            "Replace your runner with an offensive Player from your bench.",
        ),
        (
            "Reveal the top card of your Play deck. If it shows a Run, gain a timeout.",
            "Reveal the top card of your Play deck. If it is a Run, gain a timeout.",
        ),
        (
            "You cannot lose the ball to a fumble this down.",
            "You cannot fumble this down.",
        ),
        (
            "You cannot lose the ball on a fumble or an interception this half.",
            "You cannot fumble this half. You cannot throw an interception this half.",
        ),
        (
            "You cannot throw an interception or fumble this down.",
            "You cannot fumble this down. You cannot throw an interception this down.",
        ),
        (
            "Your opponent cannot lose the ball on a turnover this down.",
            "Your opponent cannot commit a live ball turnover this down.",
        ),
    ],
)
def test_it_means_the_same(text: str, same: str) -> None:
    assert effects(text) == effects(same)


@pytest.mark.parametrize(
    "text",
    [
        "Choose a Play card from your hand to take its place.",  # whose place?
        "You cannot lose the ball this down.",  # on downs, too?
    ],
)
def test_what_is_not_clear_is_refused(text: str) -> None:
    assert is_refused(text)


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "After a fumble or an interception by your opponent, draw an Action card.",
            (
                "Whenever your opponent loses the ball on a fumble or interception, draw an Action"
                " card."
            ),
        ),
        (
            "After your opponent's interception or fumble, draw an Action card.",
            (
                "Whenever your opponent loses the ball on a fumble or interception, draw an Action"
                " card."
            ),
        ),
        (
            "After a touchdown by your opponent, draw an Action card.",
            "Whenever your opponent scores a touchdown, draw an Action card.",
        ),
        (
            "Draw an Action card after a turnover by your opponent.",
            "After your opponent's turnover, draw an Action card.",
        ),
        (
            "Whenever your opponent loses the ball to an interception, draw an Action card.",
            "Whenever your opponent throws an interception, draw an Action card.",
        ),
    ],
)
def test_by_whom_it_is_done(text: str, same: str) -> None:
    assert read(text, ON_DEFENSE).abilities == read(same, ON_DEFENSE).abilities


def test_who_throws_an_interception_is_not_who_makes_it() -> None:
    with pytest.raises(Unread):
        read("After an interception by your opponent, draw an Action card.", ON_DEFENSE)


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("from the 35 or farther", 34),
        ("from the 35 or farther out", 34),
        ("from the 35 and beyond", 34),
        ("from outside the 35", 35),
    ],
)
def test_on_a_line_or_farther(words: str, line: int) -> None:
    (made,) = read(f"Field goals {words} are no good.", LIES_THERE).abilities
    asked = Not(BallWithin(line, "defense"))
    assert made == Static(FieldGoalsAre(good=False, who="each player"), asked)


@pytest.mark.parametrize(
    "text",
    [
        "The offense cannot flip a card from the Play deck to change the play.",
        "The offense cannot flip over the top card of their Play deck to change their call.",
        "The offense cannot turn over cards of their Play deck to replace their called play.",
    ],
)
def test_what_an_audible_flips(text: str) -> None:
    same = "The offense cannot use audibles."
    assert read(text, LIES_THERE).abilities == read(same, LIES_THERE).abilities


@pytest.mark.parametrize("said", ["choose an X of 7 or more", "chose an X of at least 7"])
def test_the_value_of_x(said: str) -> None:
    scene = Scene(play=True, on_player=False, x=True)
    same = read("If X is 7 or more, discard an Action card.", scene).abilities
    assert read(f"If you {said}, discard an Action card.", scene).abilities == same


@rule("P-2")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("said", ["A fumble", "An interception"])
def test_where_the_resulting_possession_starts(edition: str, said: str) -> None:
    text = (
        "Bench: After an interception or fumble by your opponent, your possession starts 10 yards"
        " closer to their end zone."
    )
    happens = f"{said} happens. Play only during On Field Adjustments."
    side = Side(hand=[happens], players=[player("S", text)])
    calls = ("Short Pass: 10 (0-9)", "Run Left")
    game = scenario(edition, defense=side, calls=calls, ball=40, at=ADJUST)
    if game.offense.asked("timing point"):
        game.offense.passes()
    assert game.defense.may(PLAYS(0))
    game.defense.plays(0)
    game.run_to(NEXT_POSSESSION).run_to(first_question(edition_named(edition)))
    assert game.defense.on_offense
    assert game.ball == 100 - 40 + 10

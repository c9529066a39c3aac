"""Wordings that mean what a plainer one says."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read

SAID = [
    # Positions
    ("This Player counts as a WR and as an RB.", "This Player counts as a WR and an RB."),
    ("This Player also has the position Safety.", "This Player also counts as a Safety."),
    (
        "This Player is considered a Tight End in addition to its own position.",
        "This Player also counts as a Tight End.",
    ),
    (
        (
            "Tackle: Choose another one of your Players on the field. Copy that Player's Tackle"
            " ability as if it were printed on this card."
        ),
        (
            "Tackle: Choose another one of your Players on the field. Copy that Player's Tackle"
            " ability."
        ),
    ),
    (
        (
            "Exhaust: Your opponent must designate a Safety as the tackler this down if they have"
            " one on the field."
        ),
        "Exhaust: Your opponent must designate a Safety as the tackler this down if able.",
    ),
    # Field goals
    (
        "Field goals from beyond the 30 are no good.",
        "While the ball is not inside the defense's 30 yard line, field goals are no good.",
    ),
    (
        "Field goals from more than 40 yards are missed.",
        "While the ball is not inside the defense's 40 yard line, field goals are no good.",
    ),
    (
        "Your field goals are good if the Grit is 0-8.",
        "Your field goals are good on a Grit of 0-8.",
    ),
    # Players
    (
        "Run: If you have no Exhausted Players on your field, gain 5 yards.",
        "Run: If you have no Exhausted Players, gain 5 yards.",
    ),
    ("No Player may be Exhausted by Action cards.", "Players cannot be Exhausted by Action cards."),
    ("No offensive Player can be Energized.", "Offensive Players cannot be Energized."),
    (
        "While this Player is on the field and Energized, your Runs gain 5 more yards.",
        "While this Player is Energized, your Runs gain 5 more yards.",
    ),
    (
        "The Player this card is attached to cannot be Exhausted.",
        "This Player cannot be Exhausted.",
    ),
    (
        "This Player cannot be Exhausted by an opponent's card or ability.",
        "This Player cannot be Exhausted by your opponent's effects.",
    ),
    (
        "Exhaust: Exhaust another Player of yours.",
        "Exhaust: Exhaust one of your other Players.",
    ),
    ("Superstar abilities are cancelled.", "Abilities of Superstars are cancelled."),
    # Numbers
    ("Your plays do not use any Time Units.", "Your plays use no Time Units."),
    (
        "Runs gain 4 times the Play Strength instead of 5 times the Play Strength.",
        "The base yards of Runs are 4 times the Play Strength.",
    ),
    (
        "Run: Gain yards equal to the difference between your score and your opponent's score.",
        "Run: Gain yards equal to the score difference.",
    ),
    # Who, and when
    (
        "Whenever your team forces a turnover, draw an Action card.",
        "Whenever you force a turnover, draw an Action card.",
    ),
    (
        "All plays use 1 more Time Unit in the second half and in overtime.",
        "In the second half or overtime, all plays use 1 more Time Unit.",
    ),
    (
        "At the end of each possession in which no points were scored, draw an Action card.",
        "At the end of each possession in which neither player scored points, draw an Action card.",
    ),
    (
        "While you have not fumbled or thrown an interception this game, your plays gain 5 yards.",
        (
            "While you have not fumbled this game and you have not thrown an interception this"
            " game, your plays gain 5 yards."
        ),
    ),
    (
        "At the start of each possession, each player who is not Synergized draws a Play card.",
        (
            "At the start of each possession, do this: [If you are not Synergized, draw a Play"
            " card. If your opponent is not Synergized, your opponent draws a Play card.]"
        ),
    ),
    (
        "At the start of each possession, the player who is behind by 7 or more draws a Play card.",
        (
            "At the start of each possession, if you are behind by 7 or more, draw a Play card. "
            "Otherwise, if your opponent is behind by 7 or more, your opponent draws a Play card."
        ),
    ),
    # Who did it, and who did not
    (
        "Whenever a touchdown is scored, the player who did not score it draws an Action card.",
        "Whenever a player scores a touchdown, their opponent draws an Action card.",
    ),
    (
        "Whenever a field goal is made, the player who made it draws an Action card.",
        "Whenever a player makes a field goal, that player draws an Action card.",
    ),
    (
        "Whenever a player spends a timeout, the player who did not spend it draws a Play card.",
        "Whenever a player spends a timeout, their opponent draws a Play card.",
    ),
    (
        "Whenever a turnover happens, the player who committed it discards an Action card.",
        "Whenever a player commits a turnover, that player discards an Action card.",
    ),
    # Where the other player has theirs
    (
        (
            "Tackle: If your opponent has more Action cards in their hand than you have in yours,"
            " gain 5 yards."
        ),
        "Tackle: If your opponent has more Action cards in hand than you, gain 5 yards.",
    ),
    (
        (
            "Tackle: If you have more Exhausted Players on the field than your opponent has on"
            " theirs, gain 5 yards."
        ),
        (
            "Tackle: If you have more Exhausted Players on the field than your opponent, gain 5"
            " yards."
        ),
    ),
    # What is so when something would happen
    (
        "Once per game, if you are behind and you would fumble, you may cancel the fumble.",
        "Once per game, if you would fumble while you are behind, you may cancel the fumble.",
    ),
    (
        "Whenever it is third down and your play would be stopped, it becomes successful instead.",
        "Whenever your play would be stopped on third down, it becomes successful instead.",
    ),
    # Who has the ball
    (
        "Tackle: The designated runner fumbles.",
        "Tackle: The runner fumbles.",
    ),
    (
        "Whenever the ball carrier fumbles, draw an Action card.",
        "Whenever a fumble happens, draw an Action card.",
    ),
    # What an Action card costs, in two sentences
    (
        (
            "While you are ahead, whenever your opponent plays an Action card, they must discard"
            " another Action card. If they cannot, they may not play it."
        ),
        "While you are ahead, your opponent must discard an Action card to play an Action card.",
    ),
    (
        (
            "Tackle: Whenever your opponent plays an Action card this possession, they must first"
            " discard a Play card. If they do not, they cannot play that card."
        ),
        ("Tackle: Your opponent must discard a Play card to play an Action card this possession."),
    ),
    # Cards of two kinds
    (
        (
            "Run: Put a Play card that calls a Run and a Play card that calls a Pass from your Play"
            " discard pile into your hand."
        ),
        (
            "Run: Put a Run from your discard pile into your hand and put a Pass from your discard"
            " pile into your hand."
        ),
    ),
    (
        (
            "Tackle: Your opponent may return a Run and a Long Pass from their discard pile to"
            " their hand."
        ),
        (
            "Tackle: Your opponent may put a Run from their discard pile into their hand and put a"
            " Long Pass from their discard pile into their hand."
        ),
    ),
    # No First Down but from an effect (F-16)
    (
        "The offense cannot gain a First Down through card effects.",
        "The offense cannot gain a First Down.",
    ),
]


def meant(text: str) -> Any:
    return read(text, Scene()).abilities


@pytest.mark.parametrize(("said", "plainly"), SAID)
def test_it_is_read_as_the_plainer_wording(said: str, plainly: str) -> None:
    assert meant(said) == meant(plainly)


def test_each_player_who_does_is_each_for_itself() -> None:
    offered = "Run: Each player may discard an Action card."
    assert meant(f"{offered} Each player who does draws a Play card.") == meant(
        f"{offered} If they do, they draw a Play card."
    )


@pytest.mark.parametrize(
    "text",
    [
        "Run: If your opponent has a Safety on your bench, gain 5 yards.",
        "Run: The player who has a timeout draws a Play card.",  # both may have one
        "Run: The player who did not score it draws a Play card.",
        "Run: Put a Run and a Gridiron card from your discard pile into your hand.",
        "Whenever you score a touchdown, the player who did not score it draws a Play card.",
        "Run: Your Runs gain 5 more yards this down if they have one on the field.",
    ],
)
def test_what_points_at_nobody_is_refused(text: str) -> None:
    with pytest.raises(Unread):
        read(text, Scene())

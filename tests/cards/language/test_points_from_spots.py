"""Field goals that score more, or less, from some spot; what is so of this run and this card."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.testing import FIELD_GOAL, NEXT_POSSESSION, Side, gridiron, play, rule, scenario

STAYS = Scene(enters=True, on_player=False)
PLAYER = Scene(side="offense")
PLAY = Scene(play=True, on_player=False)


@pytest.mark.parametrize(
    ("scene", "said", "meant"),
    [
        (
            STAYS,
            "Field goals kicked from the 30-yard line or farther are worth 4 points instead of 3.",
            (
                "While the ball is not inside the defense's 29 yard line, field goals are worth 4"
                " points."
            ),
        ),
        (
            STAYS,
            "Your field goals from your opponent's 10 yard line or closer score 1 fewer point.",
            (
                "While the ball is inside the defense's 10 yard line, your field goals score 1"
                " fewer point."
            ),
        ),
        (
            STAYS,
            "Each field goal from beyond the 25 scores 2 more points.",
            (
                "While the ball is not inside the defense's 25 yard line, field goals score 2 more"
                " points."
            ),
        ),
        (
            PLAYER,
            "Run: This Player is not Exhausted at the end of this run.",
            "Run: This Player is not Exhausted at the end of the play.",
        ),
        (
            PLAYER,
            "Receive: Draw an Action card at the end of this pass.",
            "Receive: Draw an Action card at the end of the play.",
        ),
        (
            PLAY,
            "If you are leading, this play's Strength becomes 7 instead of 2.",
            "If you are leading, this play's Strength is 7.",
        ),
        (
            PLAY,
            "If you gain 15 or more yards with this play, draw an Action card.",
            "If you gain 15 or more yards on this play, draw an Action card.",
        ),
    ],
)
def test_where_it_counts(scene: Scene, said: str, meant: str) -> None:
    assert read(said, scene).abilities == read(meant, scene).abilities


def test_what_a_discarded_card_would_stop() -> None:
    rest = "the play becomes stopped."
    said = (
        f"Discard a Play card. If its defensive play includes the play the offense called, {rest}"
    )
    meant = f"Discard a Play card. If its defensive play includes the offense's call, {rest}"
    assert effects(said, "defense") == effects(meant, "defense")


@rule("K-5")
@pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
@pytest.mark.parametrize(("ball", "points"), [(65, 5), (80, 3)])
def test_it_scores_so_from_there(edition: str, ball: int, points: int) -> None:
    card = gridiron("Field goals from the 35-yard line or farther are worth 5 points instead of 3.")
    top = play("Run Left", 2, name="Top")
    game = scenario(
        edition,
        offense=Side(gridirons=[card], play_deck=[top] * 6),
        defense=Side(play_deck=[top] * 6),
        ball=ball,
    )
    game.offense.answers(FIELD_GOAL)
    game.run_to(NEXT_POSSESSION)
    assert game.score == (points, 0)

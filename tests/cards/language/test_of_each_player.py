"""What happens to each player is that player's: `each player's play is stopped, they draw`."""

from __future__ import annotations

import pytest

from snapcount.cards.language.parse import parse_abilities
from snapcount.cards.language.printing import english
from snapcount.testing import NEXT_DOWN, NEXT_POSSESSION, Side, gridiron, rule, scenario
from snapcount.testing.editions import editions_where, having

gridirons = pytest.mark.parametrize("edition", editions_where(having("gridiron")))


def said(text: str) -> list[str]:
    return [english(each) for each in parse_abilities(text)]


@pytest.mark.parametrize(
    ("happens", "yours"),
    [
        ("each player's play is stopped", "your play is stopped"),
        ("each player is stopped", "your play is stopped"),
        ("each player's Long Pass is stopped", "your Long Pass play is stopped"),
        ("each player's pass is incomplete", "your pass is incomplete"),
        ("each player's Run is successful", "your Run play is successful"),
        ("each player completes a Short Pass", "your Short Pass play is successful"),
    ],
)
def test_they_are_whoever_it_happens_to(happens: str, yours: str) -> None:
    for how in ("The first time each possession ", "Whenever "):
        found = said(f"{how}{happens}, they draw a Play card.")
        assert found[0] == f"{how}{yours}, draw a Play card."
        theirs = yours.replace("your", "your opponent's", 1)
        assert found[1] == f"{how}{theirs}, your opponent draws a Play card."


@pytest.mark.parametrize("gains", ["each player's play gains", "each player's Run gains"])
def test_who_gained_them_draws(gains: str) -> None:
    found = said(f"The first time each half {gains} 20 or more yards, they draw a Play card.")
    assert len(found) == 2
    assert found[0].endswith(", draw a Play card.")
    assert found[1].endswith(", your opponent draws a Play card.")


@pytest.mark.parametrize(
    "happens",
    ["a play is stopped", "a Run is stopped", "a Pass is complete", "a Run is successful"],
)
def test_what_happens_to_anybody_is_not_divided(happens: str) -> None:
    (found,) = said(f"Whenever {happens}, each player draws a Play card.")
    assert found.endswith("each player draws a Play card.")


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Each player's first Run each half gains 5 more yards.", 2),
        ("The first Long Pass each player calls each half gains 5 more yards.", 2),
        ("The first Pass each player completes each game gains 5 more yards.", 2),
        ("The first time each player's Run would be stopped each half, it is successful.", 2),
        ("Each player's first Run each possession gains 5 more yards.", 1),
        ("The first Run each half gains 5 more yards.", 1),
    ],
)
def test_each_player_has_a_first_one(text: str, parts: int) -> None:
    assert len(said(text)) == parts


@rule("T-6")
@gridirons
def test_the_defense_does_not_draw_for_a_stopped_run(edition: str) -> None:
    held = []
    text = "The first time each player's play is stopped each possession, they draw a Play card."
    for laid in ([gridiron(text)], []):
        game = scenario(
            edition, offense=Side(gridirons=laid), calls=("Run Left", "Run Left"), down=1
        )
        game.run_to(NEXT_DOWN)
        held.append((len(game.offense.play_hand), len(game.defense.play_hand)))
    assert held[0] == (held[1][0] + 1, held[1][1])


@rule("T-6")
@gridirons
def test_the_first_run_of_each_player_gains_more(edition: str) -> None:
    text = "Each player's first Run each half gains 5 more yards."
    game = scenario(edition, offense=Side(gridirons=[gridiron(text)]), strength=1, down=3)
    gained = []
    game.run_to(NEXT_DOWN)
    gained.append(game.yards_by_effects)
    game.run_to(NEXT_POSSESSION)
    gained.append(game.yards_by_effects)
    game.run_to(NEXT_DOWN).run_to(NEXT_DOWN)
    gained.append(game.yards_by_effects)
    assert gained == [5, 0, 5]

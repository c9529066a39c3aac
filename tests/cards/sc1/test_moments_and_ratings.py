"""Cards of the First Season that speak of timing points, ratings and Strengths."""

from __future__ import annotations

from snapcount.testing import (
    AFTER_DESIGNATION,
    CALL,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PICK_CARD,
    PRIOR_TO_SELECTING,
    Side,
    action,
    gridiron,
    play,
    player,
    scenario,
)
from snapcount.testing.season import season_action, season_gridiron


def test_open_microphones_hears_what_is_played_after_the_reveal() -> None:
    cards = [action("Draw an Action card.", name=name) for name in ("Early", "Late")]
    game = scenario(
        "crd",
        offense=Side(gridirons=[season_gridiron("Open Microphones")], plays=[play("Run Right", 5)]),
        defense=cards,
        at=PRIOR_TO_SELECTING,
    )
    held = len(game.offense.play_hand)
    game.defense.plays("Early")
    game.both_pass()
    assert len(game.offense.play_hand) == held
    game.run_to(ON_FIELD_ADJUSTMENTS)
    held = len(game.offense.play_hand)
    game.defense.plays("Late")
    game.both_pass()
    assert len(game.offense.play_hand) == held + 1


def test_size_them_up_exhausts_who_is_rated_lower() -> None:
    squad = [player("WR", name="Small", rating=70), player("TE", name="Tall", rating=90)]
    game = scenario(
        "crd",
        offense=Side(players=squad),
        defense=Side(
            players=[player("LB", name="Judge", rating=75)],
            hand=[season_action("Size Them Up")],
        ),
        tackler="Judge",
        at=AFTER_DESIGNATION,
    )
    game.defense.plays("Size Them Up")
    game.both_pass()
    assert "Small" in game.offense.exhausted
    assert "Tall" not in game.offense.exhausted


def test_bolted_down_keeps_gridirons_where_they_are() -> None:
    snow = gridiron(name="Snow")
    card = action("Remove all Gridiron cards.", name="Flood", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        "crd",
        offense=Side(gridirons=[season_gridiron("Bolted Down"), snow]),
        defense=[card],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.plays("Flood")
    game.both_pass()
    assert game.gridirons == ["Bolted Down", "Snow"]


def test_nothing_fancy_forbids_the_strongest_plays() -> None:
    weak, strong = play("Run Right", 6), play("Run Right", 7)
    game = scenario(
        "crd",
        offense=Side(plays=[weak, strong]),
        defense=[season_action("Nothing Fancy")],
        at=PRIOR_TO_SELECTING,
    )
    game.defense.plays("Nothing Fancy")
    game.run_to("call")
    assert game.offense.may(CALL(weak.name))
    assert not game.offense.may(CALL(strong.name))


def test_take_it_away_forbids_the_play_that_it_finds() -> None:
    one, two = play("Run Right", 5), play("Run Middle", 6)
    game = scenario(
        "crd",
        offense=Side(plays=[one, two]),
        defense=[season_action("Take It Away")],
        at=PRIOR_TO_SELECTING,
    )
    game.defense.plays("Take It Away")
    game.both_pass()
    game.defense.answers(PICK_CARD(two.name))
    assert game.offense.asked("call")
    assert game.offense.may(CALL(one.name))
    assert not game.offense.may(CALL(two.name))


def test_keep_pounding_counts_the_runs_of_the_possession() -> None:
    game = scenario("crd", offense=[season_action("Keep Pounding")], ball=10)
    game.run_to(NEXT_DOWN)
    game.run_to(AFTER_DESIGNATION)
    game.offense.plays("Keep Pounding")
    assert game.run_to(NEXT_DOWN).yards_by_effects == 10

"""Where a standing text works: on Players, Superstars, Power Ups, Gridirons, Synergies, Plays."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.nouns import Choose, DeckHas, DownIs, Group, This
from snapcount.cards.tree import (
    Activated,
    Audible,
    CannotPlayActions,
    Energize,
    Gain,
    ModifyYards,
    OnDesignation,
    Static,
    Substitute,
    Timing,
    Triggered,
)
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PLAY,
    PRIOR_TO_SELECTING,
    START_OF_DOWN,
    USE,
    Side,
    action,
    gridiron,
    play,
    player,
    power_up,
    rule,
    scenario,
    superstar,
    synergy,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])

MORE = Static(ModifyYards(10))
BENCH = Static(ModifyYards(10), bench=True)


def yards(edition: str, side: Side, **declared: Any) -> int:
    """What a Run of 15 yards gains with this side on offense."""
    return scenario(edition, offense=side, **declared).run_to(NEXT_DOWN).yards


# Players ---------------------------------------------------------------------------------------


@every_edition
def test_a_players_text_works_on_the_field_only(edition: str) -> None:
    assert yards(edition, Side(players=[player("RB", MORE)])) == 25
    assert yards(edition, Side(players=[player("RB", MORE)], bench="RB")) == 15
    assert yards(edition, Side(players=[player("LB", MORE)])) == 15


@rule("T-14")
@since_2021
def test_a_bench_text_works_on_the_bench_and_on_the_field(edition: str) -> None:
    assert yards(edition, Side(players=[player("RB", BENCH)])) == 25
    assert yards(edition, Side(players=[player("RB", BENCH)], bench="RB")) == 25
    assert yards(edition, Side(players=[player("LB", BENCH)])) == 25


@every_edition
def test_an_exhausted_players_text_still_stands(edition: str) -> None:
    side = Side(players=[player("RB", MORE)], exhausted=["RB"])
    assert yards(edition, side) == 25


@every_edition
def test_a_text_ends_when_its_player_leaves_and_begins_when_it_comes(edition: str) -> None:
    swap = action(Substitute(Choose(Group(whose="you"))), when=ON_FIELD_ADJUSTMENTS)
    for bench, wanted in (("RB", 25), ("Slot Receiver", 15)):
        side = Side(hand=[swap], players=[player("RB", MORE)], bench=bench)
        game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
        game.offense.plays(0)
        game.offense.picks("TE" if bench == "RB" else "RB")
        assert game.run_to(NEXT_DOWN).yards == wanted


@every_edition
@pytest.mark.parametrize(("down", "gained"), [(1, 15), (2, 25)])
def test_a_text_holds_while_its_condition_does(edition: str, down: int, gained: int) -> None:
    text = Static(ModifyYards(10), DownIs((2,)))
    assert yards(edition, Side(players=[player("RB", text)]), down=down) == gained


@every_edition
def test_two_texts_of_one_player_both_stand(edition: str) -> None:
    assert yards(edition, Side(players=[player("RB", MORE, Static(ModifyYards(5)))])) == 30


@rule("T-15")
@since_2021
def test_a_superstars_text_stands_in_place_of_the_players(edition: str) -> None:
    back = player("RB", MORE)
    star = superstar(back, Static(ModifyYards(20)))
    assert yards(edition, Side(players=[back], superstars=[star])) == 35
    assert yards(edition, Side(players=[back], superstars=[superstar(back)])) == 15


# Power Ups -------------------------------------------------------------------------------------


@rule("T-16")
@since_2021
def test_a_power_ups_text_works_while_it_is_attached(edition: str) -> None:
    boots = power_up(MORE, when=START_OF_DOWN, name="Boots", on=Group(positions=("RB",)))
    assert yards(edition, Side(attached={"RB": [boots]})) == 25
    game = scenario(edition, offense=[boots], at=START_OF_DOWN)
    game.offense.plays(0, on="RB")
    assert game.offense.attached("RB") == ["Boots"]
    assert game.run_to(NEXT_DOWN).yards == 25


@rule("T-16")
@since_2021
def test_a_power_up_speaks_of_the_player_it_is_attached_to(edition: str) -> None:
    """Its Exhaust ability exhausts that Player, and its Run ability is that Player's."""
    boots = power_up(OnDesignation("run", (Gain(10),)), name="Boots")
    for carrier, wanted in (("RB", 25), ("TE", 15)):
        assert yards(edition, Side(attached={"RB": [boots]}), carrier=carrier) == wanted
    whistle = power_up(
        Activated((Gain(10),), timing=Timing((ON_FIELD_ADJUSTMENTS,))), name="Whistle"
    )
    game = scenario(edition, offense=Side(attached={"RB": [whistle]}), at=ON_FIELD_ADJUSTMENTS)
    game.offense.offered(PASS, USE("Whistle")).uses("Whistle")
    assert game.offense.exhausted == ["Running Back"]
    assert game.run_to(NEXT_DOWN).yards == 25


@rule("T-16")
@since_2021
def test_this_in_a_power_up_is_its_player(edition: str) -> None:
    bell = power_up(Triggered("the play ends", (Energize(This()),)), name="Bell")
    game = scenario(edition, offense=Side(attached={"RB": [bell]}), carrier="RB")
    assert game.run_to(NEXT_DOWN).offense.exhausted == []


# Gridirons and Synergies -----------------------------------------------------------------------


@rule("T-17")
@since_2021
@pytest.mark.parametrize(
    ("text", "mine", "theirs"),
    [
        (Static(ModifyYards(10)), 25, 15),
        (Static(ModifyYards(10, "opponent")), 15, 25),
        (Static(ModifyYards(10, "each player")), 25, 25),
    ],
)
def test_a_gridirons_text_works_for_whoever_it_names(
    edition: str, text: Static, mine: int, theirs: int
) -> None:
    """You is who played it."""
    dome = gridiron(text, when=START_OF_DOWN)
    assert yards(edition, Side(gridirons=[dome])) == mine
    game = scenario(edition, defense=Side(gridirons=[dome]))
    assert game.run_to(NEXT_DOWN).yards == theirs
    game = scenario(edition, offense=[dome], at=START_OF_DOWN)
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == mine


@rule("X-3", "S-4")
@since_2021
@pytest.mark.parametrize(("backs", "active"), [(1, True), (2, False)])
def test_a_synergys_text_works_while_it_is_active(edition: str, backs: int, active: bool) -> None:
    """Active with one Running Back among the deck's normal Players, on the field or not."""
    only_one = DeckHas(Group(whose="you", positions=("RB",)), 1, 1)
    more = [player("RB", name=f"Back {n}") for n in range(backs)]
    side = Side(players=more, synergy=synergy(only_one, MORE))
    assert yards(edition, side) == (25 if active else 15)


@rule("X-3")
@since_2021
def test_a_synergys_condition_goes_with_its_own_texts_condition(edition: str) -> None:
    text = Static(ModifyYards(10), DownIs((2,)))
    always = DeckHas(Group(whose="you"), 10, 10)
    for down, wanted in ((1, 15), (2, 25)):
        assert yards(edition, Side(synergy=synergy(always, text)), down=down) == wanted


# Plays -----------------------------------------------------------------------------------------


@every_edition
def test_a_plays_text_works_once_it_is_revealed(edition: str) -> None:
    own = play("Run Left", 3, abilities=(MORE,))
    assert yards(edition, Side(), calls=(own, "Long Pass")) == 25
    theirs = play("Run Left", 0, abilities=(Static(ModifyYards(-10, "opponent")),))
    assert yards(edition, Side(), calls=("Run Left", theirs)) == 5


@every_edition
def test_a_play_in_hand_or_face_down_says_nothing(edition: str) -> None:
    """Its text forbids Action cards; before the reveal they can still be played."""
    own = play("Run Left", 3, abilities=(Static(CannotPlayActions("each player")),))
    card = action(Gain(5), when=(PRIOR_TO_SELECTING, ON_FIELD_ADJUSTMENTS))
    game = scenario(edition, offense=[card], calls=(own, ""), at=PRIOR_TO_SELECTING)
    game.offense.offered(PASS, PLAY(0)).passes()
    game.run_to(NEXT_DOWN)  # nobody is asked after the reveal
    assert game.yards == 15


@every_edition
def test_a_plays_triggered_text_listens_from_the_reveal_on(edition: str) -> None:
    own = play(
        "Run Left", 3, abilities=(Triggered("a play is successful", (Gain(10),), who="you"),)
    )
    assert yards(edition, Side(), calls=(own, "Long Pass")) == 25
    stopped = play("Run Left", 3, abilities=(Triggered("a play is stopped", (Gain(10),)),))
    game = scenario(edition, calls=(stopped, "Run Left")).run_to(NEXT_DOWN)
    assert game.log.has(events.TRIGGER_ADDED)
    # the play is over, so the ball is moved; in 2019 the down is over with it
    assert game.ball == (25 if edition == "2019" else 35)


@every_edition
def test_an_audible_brings_its_own_text_and_ends_the_old_one(edition: str) -> None:
    old = play("Run Left", 3, abilities=(MORE,), name="Old")
    new = play("Run Right", 3, abilities=(Static(ModifyYards(20)),), name="New")
    call = action(Audible(), when=ON_FIELD_ADJUSTMENTS)
    side = Side(hand=[call], play_deck=[new, new])
    game = scenario(edition, offense=side, calls=(old, "Long Pass"), at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == 35

"""Effects that last, and effects that wait: each duration and its end."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.nouns import Choose, CountCards, Group, That, Times, YardsWould
from snapcount.cards.tree import (
    Activated,
    Await,
    Discard,
    Energize,
    ExhaustPlayers,
    Gain,
    InsteadYards,
    Lasting,
    Lose,
    ModifyYards,
    ReplayDown,
    ScorePoints,
    Timing,
    Triggered,
    Would,
)
from snapcount.cards.words import Duration, TimingPoint, Wait
from snapcount.engine import events, options, terms
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    END_OF_PLAY,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PRIOR_TO_SELECTING,
    PUNT,
    Scenario,
    Side,
    action,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])

MORE = ModifyYards(10, "each player")


def lasting(edition: str, duration: Duration, point: TimingPoint, **declared: Any) -> Scenario:
    """Every Run of 15 yards gains 10 more, for a while."""
    card = action(Lasting(MORE, duration), when=point)
    game = scenario(edition, offense=[card], at=point, **declared)
    game.offense.plays(0)
    number = {
        "this down": terms.THIS_DOWN,
        "next play": terms.NEXT_PLAY,
        "this possession": terms.THIS_POSSESSION,
        "this half": terms.THIS_HALF,
        "this game": terms.THIS_GAME,
    }[duration]
    assert game.log.has(events.LASTS, seat=game.offense.seat, b=number)
    return game


def plays(game: Scenario, count: int) -> list[int]:
    """The yards of so many plays from here on."""
    found = []
    for _ in range(count):
        game.run_to(NEXT_DOWN)
        found.append(game.yards)
    return found


# Modifiers -------------------------------------------------------------------------------------


@rule("T-9")
@every_edition
def test_this_down(edition: str) -> None:
    assert plays(lasting(edition, "this down", ON_FIELD_ADJUSTMENTS), 2) == [25, 15]


@rule("T-9", "R-5")
@every_edition
def test_this_down_goes_on_when_it_is_replayed(edition: str) -> None:
    cards = [
        action(Lasting(MORE, "this down"), when=PRIOR_TO_SELECTING),
        action(ReplayDown(), when=ON_FIELD_ADJUSTMENTS),
    ]
    game = scenario(edition, offense=cards, at=PRIOR_TO_SELECTING)
    game.offense.plays(0)
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.plays(1)
    assert plays(game, 2) == [25, 15]


@every_edition
@pytest.mark.parametrize(
    ("point", "yards"),
    [
        (PRIOR_TO_SELECTING, [25, 15, 15]),
        (ON_FIELD_ADJUSTMENTS, [15, 25, 15]),
        (END_OF_PLAY, [25, 15]),
    ],
)
def test_the_next_play_is_the_next_one_revealed(
    edition: str, point: TimingPoint, yards: list[int]
) -> None:
    game = lasting(edition, "next play", point)
    assert plays(game, len(yards)) == yards


@every_edition
def test_the_next_play_is_the_same_players_in_another_possession(edition: str) -> None:
    """Used on fourth down: the opponent's plays in between are none of it."""
    game = lasting(edition, "next play", ON_FIELD_ADJUSTMENTS, down=4, ball=75)
    assert plays(game, 5) == [15, 15, 15, 15, 15]
    assert game.offense.on_offense
    assert plays(game, 2) == [25, 15]


@every_edition
def test_a_kick_is_no_play(edition: str) -> None:
    """Used at the end of a play; then both players punt."""
    game = lasting(edition, "next play", END_OF_PLAY)
    place = "call" if edition == "2019" else "play or kick"
    game.run_to(place).offense.answers(PUNT)
    game.run_to(NEXT_POSSESSION).run_to(place)
    game.defense.answers(PUNT)
    game.run_to(NEXT_POSSESSION).run_to(place)
    assert plays(game, 2) == [25, 15]


@every_edition
def test_this_possession(edition: str) -> None:
    game = lasting(edition, "this possession", ON_FIELD_ADJUSTMENTS, down=3, ball=10)
    assert plays(game, 3) == [25, 25, 15]
    assert game.defense.on_offense


@every_edition
def test_this_half(edition: str) -> None:
    game = lasting(edition, "this half", ON_FIELD_ADJUSTMENTS, down=4, clock=2, ball=10)
    assert plays(game, 2) == [25, 25]
    assert game.log.has(events.HALF_ENDS)
    assert plays(game, 1) == [15]


@every_edition
def test_this_game(edition: str) -> None:
    game = lasting(edition, "this game", ON_FIELD_ADJUSTMENTS, down=4, clock=2, ball=10)
    assert plays(game, 3) == [25, 25, 25]
    assert game.state.period == 1


@rule("H-3")
@since_2021
def test_this_game_goes_on_in_overtime(edition: str) -> None:
    game = lasting(edition, "this game", ON_FIELD_ADJUSTMENTS, period=1, clock=1, ball=10)
    assert plays(game, 2) == [25, 25]
    assert game.state.period == 2


@every_edition
def test_a_lasting_number_is_what_it_was_when_the_effect_resolved(edition: str) -> None:
    """Ten yards for each Action card in hand: there was one beside this."""
    per_card = Times(10, CountCards("you", "action", "hand"))
    cards = [
        action(Lasting(ModifyYards(per_card), "this down"), when=PRIOR_TO_SELECTING),
        action(Discard("you", "action", None), when=ON_FIELD_ADJUSTMENTS),
    ]
    game = scenario(edition, offense=cards, at=PRIOR_TO_SELECTING)
    game.offense.plays(0)
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.plays(1)
    assert game.run_to(NEXT_DOWN).yards == 25


# Triggers --------------------------------------------------------------------------------------


def awaiting(edition: str, node: Await, **declared: Any) -> Scenario:
    card = action(node, when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card], at=ON_FIELD_ADJUSTMENTS, **declared)
    game.offense.plays(0)
    return game


END = Triggered("the play ends", (ScorePoints("you", 1),))


def points(game: Scenario, count: int) -> list[int]:
    """The offense's points after each of so many downs."""
    found = []
    for _ in range(count):
        game.run_to(NEXT_DOWN)
        found.append(game.offense.score)
    return found


@every_edition
@pytest.mark.parametrize(
    ("duration", "once", "scores"),
    [
        ("this down", True, [1, 1, 1, 1]),
        ("this down", False, [1, 1, 1, 1]),
        ("next play", True, [0, 1, 1, 1]),
        ("next play", False, [0, 1, 1, 1]),
        ("this possession", True, [1, 1, 1, 1]),
        ("this possession", False, [1, 2, 3, 3]),
        ("this half", False, [1, 2, 3, 4]),
        ("this game", False, [1, 2, 3, 4]),
    ],
)
def test_a_trigger_waits_for_a_while(
    edition: str, duration: Wait, once: bool, scores: list[int]
) -> None:
    game = awaiting(edition, Await(END, duration, once), down=2, ball=10)
    assert points(game, 4) == scores


@every_edition
def test_a_trigger_that_never_came_is_gone(edition: str) -> None:
    lost = Triggered("a play is stopped", (ScorePoints("you", 1),))
    game = awaiting(edition, Await(lost, "this down"))
    game.run_to(NEXT_DOWN)
    assert game.state.lasting == []


@every_edition
def test_that_player_is_fixed_when_the_effect_resolves(edition: str) -> None:
    card = action(
        ExhaustPlayers(Choose(Group(whose="you"))),
        Await(Triggered("the play ends", (Energize(That()),)), "this down"),
        when=ON_FIELD_ADJUSTMENTS,
    )
    game = scenario(edition, offense=[card], carrier="TE", at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.offense.picks("Wide Receiver")
    assert game.offense.exhausted == ["Wide Receiver"]
    game.run_to(NEXT_DOWN)
    assert game.offense.exhausted == ["Tight End"]  # who carried the ball


@rule("E-7")
@every_edition
def test_it_waits_for_that_player_only(edition: str) -> None:
    use = Activated((Gain(5),), timing=Timing((ON_FIELD_ADJUSTMENTS,)))
    backs = [player("RB", use), player("TE", use)]
    trap = Triggered("an Exhaust ability is used", (Lose(20),), players=That())
    card = action(
        ExhaustPlayers(Choose(Group(whose="opponent", positions=("RB", "TE")), by="you")),
        Energize(That()),
        Await(trap, "this down", once=False),
        when=PRIOR_TO_SELECTING,
    )
    game = scenario(edition, offense=Side(players=backs), defense=[card], at=PRIOR_TO_SELECTING)
    game.defense.plays(0)
    game.defense.picks("RB")
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.uses("TE").uses("RB")
    assert game.run_to(NEXT_DOWN).yards == 15 + 5 + 5 - 20


# Replacements ----------------------------------------------------------------------------------


def would(at_least: int, yards: int) -> Would:
    return Would(
        "the play would gain yards", (InsteadYards(yards),), "you", (), YardsWould(at_least)
    )


@every_edition
@pytest.mark.parametrize(
    ("once", "yards"), [(True, [5, 15, 15]), (False, [5, 5, 5])], ids=["once", "always"]
)
def test_a_replacement_waits_for_a_while(edition: str, once: bool, yards: list[int]) -> None:
    game = awaiting(edition, Await(would(10, 5), "this possession", once))
    assert plays(game, 3) == yards
    assert game.log.count(events.REPLACED) == (1 if once else 3)


@every_edition
def test_a_replacement_that_does_not_apply_is_not_used_up(edition: str) -> None:
    game = awaiting(edition, Await(would(20, 5), "this possession"))
    assert plays(game, 1) == [15]
    assert len(game.state.lasting) == 1


@every_edition
def test_two_copies_leave_two_replacements(edition: str) -> None:
    more = Await(Would("the play would gain yards", (Gain(5),), "you"), "this down")
    card = action(more, when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card, card], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0).plays(0)
    game.run_to("replacement")
    game.give(game.option_of(options.REPLACE))
    game.run_to(NEXT_DOWN)
    assert game.yards == 25
    assert game.state.lasting == []


@every_edition
def test_a_replacement_remembers_that_player(edition: str) -> None:
    wake = Would("the play would gain yards", (Energize(That()),))
    card = action(
        ExhaustPlayers(Choose(Group(whose="you"))),
        Await(wake, "this down"),
        when=ON_FIELD_ADJUSTMENTS,
    )
    game = scenario(edition, offense=[card], carrier="TE", at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.offense.picks("Wide Receiver")
    game.run_to(NEXT_DOWN)
    assert game.offense.exhausted == ["Tight End"]


@rule("T-9")
@every_edition
def test_a_trigger_waits_for_the_next_down_alone(edition: str) -> None:
    """Not for this one, in which it is played, and not for the one after."""
    text = "The next time a play is successful during the next down, gain 10 yards."
    card = action(text, when=PRIOR_TO_SELECTING, name="Hope")
    game = scenario(edition, offense=[card], at=PRIOR_TO_SELECTING)
    game.offense.plays("Hope")
    assert plays(game, 3) == [15, 25, 15]

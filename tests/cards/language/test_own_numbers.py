"""What a Play says of its own numbers holds as long as it is the called play (T-7)."""

from __future__ import annotations

import pytest

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.cards.nouns import DownIs, Leading, OnSide
from snapcount.cards.tree import (
    Ability,
    CardStrengthIs,
    CatchRangeIs,
    ChangeStrength,
    Draw,
    ModifyBaseYards,
    ModifyCardStrength,
    ModifyCatchRange,
    ModifyStrength,
    ModifyTimeUnits,
    ModifyYards,
    Static,
    TimeUnitsAre,
    Triggered,
)
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    DESIGNATE,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    YES,
    Scenario,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)

FLIP = action(
    "Flip over the top card of your Play deck. That card becomes your play this down.",
    when=ON_FIELD_ADJUSTMENTS,
)
THREE = "On third down, this play takes 3 Time Units."
PLAIN = play("Short Pass: 15 (0-9)", 4)


def abilities(text: str) -> list[Ability]:
    return read(text, Scene(play=True)).abilities


@pytest.mark.parametrize(
    ("text", "modifier", "condition"),
    [
        (
            "On third down, the catch range of this pass is 2-8.",
            CatchRangeIs(2, 8),
            DownIs((3,)),
        ),
        (
            "This play takes 2 Time Units while you are ahead.",
            TimeUnitsAre(2),
            Leading("you"),
        ),
        (
            "If you are behind, this play takes 1 less Time Unit.",
            ModifyTimeUnits(-1),
            Leading("opponent"),
        ),
        ("The catch range of this pass is 1 wider.", ModifyCatchRange(-1, 1), None),
        (
            "If you called this play on defense, reduce the Play Strength by 2.",
            ModifyStrength(-2, "offense"),
            OnSide("you", "defense"),
        ),
    ],
)
def test_it_stands(text: str, modifier: object, condition: object) -> None:
    assert abilities(text) == [Static(modifier, condition)]  # type: ignore[arg-type]


def test_what_is_done_is_still_done_when_it_is_revealed() -> None:
    stands, done = abilities("This play takes 2 Time Units. Draw a Play card.")
    assert stands == Static(TimeUnitsAre(2))
    assert done == Triggered("a play is revealed", (Draw("you", "play"),), "you")


def test_who_says_when_says_that_it_is_done_once() -> None:
    (heard,) = abilities("When this play is revealed, increase the Play Strength by 2.")
    assert isinstance(heard, Triggered)
    assert heard.effects == (ChangeStrength(2),)


@pytest.mark.parametrize(
    ("text", "modifier", "condition"),
    [
        (
            "If you call this play on third or fourth down, its catch range is 1-9.",
            CatchRangeIs(1, 9),
            DownIs((3, 4)),
        ),
        ("When you call this play, this pass's catch range is 1-9.", CatchRangeIs(1, 9), None),
        (
            "When this play is revealed, the catch range of this pass is 1 wider.",
            ModifyCatchRange(-1, 1),
            None,
        ),
        ("When you call this play, it takes 2 Time Units.", TimeUnitsAre(2), None),
        (
            "When you call this play while you are behind, its base yards are increased by 5.",
            ModifyBaseYards(5),
            Leading("opponent"),
        ),
        (
            "When this play is revealed, its Strength is increased by 2.",
            ModifyCardStrength(2),
            None,
        ),
        (
            "When this play is revealed on third down, it gains 5 more yards.",
            ModifyYards(5),
            DownIs((3,)),
        ),
        ("Its Strength is 9 on third down.", CardStrengthIs(9), DownIs((3,))),
        ("Reduce this card's Strength by 2.", ModifyCardStrength(-2), None),
        (
            "If you call this play on offense, this card's Strength is 9.",
            CardStrengthIs(9),
            OnSide("you", "offense"),
        ),
    ],
)
def test_its_own_stands_also_where_the_text_waits_for_the_call(
    text: str, modifier: object, condition: object
) -> None:
    assert abilities(text) == [Static(modifier, condition)]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text",
    [
        "When this play is revealed on third down, gain 5 yards.",
        "When you call this play, gain 5 yards.",
        "When this play is revealed, if you have a timeout, its catch range is 1-9.",
    ],
)
def test_what_is_done_once_to_its_own_play_is_done_on_offense(text: str) -> None:
    (heard,) = abilities(text)
    assert isinstance(heard, Triggered)
    assert heard.who == "you"


def test_the_catch_range_is_that_of_the_play_whoever_runs_it() -> None:
    (heard,) = abilities("If you call this play on third down, the catch range is 1-9.")
    assert isinstance(heard, Triggered)
    assert heard.who is None


def test_only_a_play_changes_its_own_strength() -> None:
    with pytest.raises(TextError, match="only a Play"):
        player("TE", "The Strength of this card is increased by 2.")


CALLED_ON_THIRD = "If you call this play on third or fourth down, {} catch range is 0-9."


@rule("T-7", "R-47")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("flipped", [True, False])
@pytest.mark.parametrize("own", [True, False])
@pytest.mark.parametrize("down", [2, 3])
def test_its_range_is_there_while_it_is_the_called_play(
    edition: str, down: int, own: bool, flipped: bool
) -> None:
    text = CALLED_ON_THIRD.format("its")
    texted = play("Short Pass: 15 (9-9)", 4, abilities=(text,))
    plain = play("Short Pass: 20 (9-9)", 4)
    first, then = (plain, texted) if own == flipped else (texted, plain)
    game = scenario(
        edition,
        offense=Side(hand=[FLIP], play_deck=[plain, then]),
        calls=(first, play("Long Pass", 0, "Run Left")),
        down=down,
        at=ON_FIELD_ADJUSTMENTS,
    )
    if flipped:
        game.offense.plays(0)
        game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.yards == (15 if own and down == 3 else 0)


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("whose", "yards"), [("its", 0), ("this pass's", 0), ("the", 15)])
def test_called_on_defense_it_gives_the_offense_no_range(
    edition: str, whose: str, yards: int
) -> None:
    texted = play("Long Pass", 0, "Run Left", abilities=(CALLED_ON_THIRD.format(whose),))
    calls = (play("Short Pass: 15 (9-9)", 4), texted)
    game = scenario(edition, calls=calls, down=3).run_to(NEXT_DOWN)
    assert game.yards == yards


@rule("F-5")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("on_offense", [True, False])
@pytest.mark.parametrize(
    ("text", "strength"),
    [
        ("When this play is revealed, its Strength is increased by 2.", 6),
        ("When this play is revealed, its Strength is reduced by 2.", 2),
        ("This card's Strength is reduced by 7.", 1),
        ("When this play is revealed, its Strength is 8.", 9),
        ("This play's Strength is increased by 1 for each of your Energized Players.", 8),
        ("This play's Strength equals the number of Energized Players you have.", 5),
    ],
)
def test_its_strength_counts_on_either_side(
    edition: str, text: str, strength: int, on_offense: bool
) -> None:
    """The card's is 3 and the other's 1: it is the card's that changes, never below 0."""
    own, other = (3, 1) if on_offense else (1, 3)
    calls = (
        play("Run Left", own, abilities=(text,) if on_offense else ()),
        play("Run Right", other, "Long Pass", abilities=() if on_offense else (text,)),
    )
    game = scenario(edition, calls=calls).run_to(NEXT_DOWN)
    assert game.yards == 5 * strength


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("on_offense", [True, False])
def test_called_on_defense_it_gains_nothing(edition: str, on_offense: bool) -> None:
    text = "When this play is revealed, it gains 5 more yards."
    calls = (
        play("Run Left", 3, abilities=(text,) if on_offense else ()),
        play("Run Right", 0, "Long Pass", abilities=() if on_offense else (text,)),
    )
    game = scenario(edition, calls=calls).run_to(NEXT_DOWN)
    assert game.yards == (20 if on_offense else 15)


SNEAK = "Only a QB may be designated to run the ball on this play."


def only_the_quarterback_runs(game: Scenario, only: bool) -> None:
    """Whom there is no choice of is named at once; or everybody may be."""
    if not only:
        game.offense.offered(*[DESIGNATE(name) for name in game.offense.field])
    game.run_to(NEXT_DOWN)
    if only:
        assert game.offense.exhausted == ["Quarterback"]


@rule("F-9")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("on_offense", [True, False])
def test_who_runs_is_said_of_its_own_run(edition: str, on_offense: bool) -> None:
    calls = (
        play("Run Left", 3, abilities=(SNEAK,) if on_offense else ()),
        play("Run Right", 0, "Long Pass", abilities=() if on_offense else (SNEAK,)),
    )
    game = scenario(edition, calls=calls, at="designation")
    only_the_quarterback_runs(game, on_offense)


@rule("F-9", "T-7")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("own", [True, False])
def test_who_runs_is_said_while_it_is_the_play(edition: str, own: bool) -> None:
    """`own`: the Play with the text comes by the audible."""
    texted, plain = play("Run Left", 3, abilities=(SNEAK,)), play("Run Left", 3)
    first, then = (plain, texted) if own else (texted, plain)
    game = scenario(
        edition,
        offense=Side(hand=[FLIP], play_deck=[plain, then]),
        calls=(first, play("Long Pass", 0, "Short Pass")),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.run_to("designation")
    only_the_quarterback_runs(game, own)


@rule("T-7", "R-47")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("flipped", [True, False])
@pytest.mark.parametrize("own", [True, False])
def test_time_units_come_and_go_with_the_play(edition: str, own: bool, flipped: bool) -> None:
    """`own`: the Play with the text is the one that is called in the end."""
    texted = play("Short Pass: 15 (0-9)", 4, abilities=(THREE,))
    first, then = (PLAIN, texted) if own == flipped else (texted, PLAIN)
    game = scenario(
        edition,
        offense=Side(hand=[FLIP], play_deck=[PLAIN, then]),
        calls=(first, play("Long Pass", 0, "Run Left")),
        down=3,
        at=ON_FIELD_ADJUSTMENTS,
    )
    before = game.clock
    if flipped:
        game.offense.plays(0)
        game.both_pass()
    game.run_to(NEXT_DOWN)
    assert before - game.clock == (3 if own else 1)


@rule("T-7", "R-47")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("flipped", [True, False])
@pytest.mark.parametrize("own", [True, False])
def test_a_catch_range_comes_and_goes_with_the_play(edition: str, own: bool, flipped: bool) -> None:
    text = "On third down, the catch range of this pass is 0-9."
    texted = play("Short Pass: 15 (9-9)", 4, abilities=(text,))
    plain = play("Short Pass: 20 (9-9)", 4)
    first, then = (plain, texted) if own == flipped else (texted, plain)
    game = scenario(
        edition,
        offense=Side(hand=[FLIP], play_deck=[plain, then]),
        calls=(first, play("Long Pass", 0, "Run Left")),
        down=3,
        at=ON_FIELD_ADJUSTMENTS,
    )
    if flipped:
        game.offense.plays(0)
        game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.yards == (15 if own else 0)


@rule("T-7")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("flipped", "units"), [(True, 1), (False, 3)])
@pytest.mark.parametrize(
    "text",
    [
        "When you call this play, it takes 3 Time Units.",
        "When you call this play, it takes 3 Time Units. Your next play takes 1 more Time Unit.",
    ],
)
def test_what_is_said_of_another_play_changes_nothing_of_its_own(
    edition: str, text: str, units: int, flipped: bool
) -> None:
    game = scenario(
        edition,
        offense=Side(hand=[FLIP], play_deck=[PLAIN, PLAIN]),
        calls=(play("Short Pass: 15 (0-9)", 4, abilities=(text,)), play("Long Pass", 0)),
        at=ON_FIELD_ADJUSTMENTS,
    )
    before = game.clock
    if flipped:
        game.offense.plays(0)
        game.both_pass()
    game.run_to(NEXT_DOWN)
    assert before - game.clock == units


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("on_offense", [True, False])
@pytest.mark.parametrize(
    "text",
    [
        "Draw an Action card. This play takes 2 more Time Units.",
        "When you call this play, draw an Action card and this play takes 3 Time Units.",
        "When you call this play, your Time Units are 3.",
        "When you call this play, your called play takes 3 Time Units.",
    ],
)
def test_its_time_is_that_of_the_play_it_is_on_offense(
    edition: str, text: str, on_offense: bool
) -> None:
    mine, plain = play("Run Left", 3, abilities=(text,)), play("Run Right", 0, "Long Pass")
    game = scenario(edition, calls=(mine, plain) if on_offense else (plain, mine))
    before = game.clock
    game.run_to(NEXT_DOWN)
    assert before - game.clock == (3 if on_offense else 1)


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("text", "on_offense", "on_defense"),
    [
        ("When you call this play, draw an Action card and this run gains 5 yards.", 5, 0),
        ("When you call this play, draw an Action card and your play loses 5 yards.", -5, 0),
        ("The offense gains 5 additional yards. Gain 5 yards.", 10, 5),
        ("Draw an Action card. The play gains 5 yards.", 5, 5),
        ("Draw an Action card. The offense loses 5 yards.", -5, -5),
        ("Draw an Action card. The offense loses 5 yards, or 10 on second down.", -5, -5),
    ],
)
def test_its_yards_and_those_of_whoever_has_the_ball(
    edition: str, text: str, on_offense: int, on_defense: int
) -> None:
    mine, plain = play("Run Left", 3, "Long Pass", abilities=(text,)), play("Run Right", 3)
    for calls, yards in (((mine, plain), on_offense), ((plain, mine), on_defense)):
        game = scenario(edition, calls=calls).run_to(NEXT_DOWN)
        assert game.yards_by_effects == yards


@rule("F-5")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("text", "yards"),
    [
        ("Reduce its Strength by 7.", 5),
        ("Reduce the Strength of your called play by 7.", 5),
        ("Reduce your Play Strength by 7.", 0),
        ("This play takes 1 more Time Unit and the Play Strength is reduced by 7.", 0),
        ("This play takes 1 more Time Unit and the offense's Strength is reduced by 7.", 0),
    ],
)
def test_its_strength_is_not_that_of_both_plays(edition: str, text: str, yards: int) -> None:
    """The card's is 3 and the other's 1: neither the card's nor both together go below 0."""
    calls = (play("Run Left", 3, abilities=(text,)), play("Run Right", 1, "Long Pass"))
    game = scenario(edition, calls=calls).run_to(NEXT_DOWN)
    assert game.yards == yards


def test_what_is_said_again_of_it_is_said_of_its_own() -> None:
    text = (
        "When you call this play, its catch range is 1 wider. If you are behind, {} by 2 instead."
    )
    assert abilities(text.format("increase it")) == abilities(
        text.format("increase its catch range")
    )


@rule("F-11")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("text", "spared"),
    [
        ("Players cannot be exhausted by this play.", False),
        ("Players cannot be exhausted by being designated.", True),
        (
            "Players cannot be exhausted by being designated. Subtract 5 yards from this play.",
            True,
        ),
    ],
)
def test_whom_its_own_play_exhausts_is_said_of_that_play_alone(
    edition: str, text: str, spared: bool
) -> None:
    """The Play is called on defense."""
    calls = (play("Run Left", 3), play("Run Right", 0, "Long Pass", abilities=(text,)))
    game = scenario(edition, calls=calls, at="designation", carrier="RB")
    game.run_to(NEXT_DOWN)
    assert (game.offense.exhausted == []) is spared


@rule("F-5")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_its_strength_becomes_that_of_another_card(edition: str) -> None:
    """And not the Play Strength: 9 and 5 are 4."""
    text = (
        "When you reveal this play, you may discard a Play card. If you do, the Strength of this"
        " play becomes the Strength of the discarded card."
    )
    nine = play("Run Left", 9, name="Nine")
    calls = (play("Run Right", 3, abilities=(text,)), play("Run Middle", 5, "Long Pass"))
    game = scenario(edition, offense=Side(plays=[nine]), calls=calls).run_to("effect")
    game.offense.answers(YES)
    if game.offense.asked("effect"):
        game.offense.answers_anything()
    game.run_to(NEXT_DOWN)
    assert ("Nine" in game.offense.play_discard, game.yards) == (True, 20)


def test_when_it_is_revealed_its_strength_is_what_is_counted_then() -> None:
    number = "the number of Action cards in your hand"
    (then,) = abilities(f"When this play is revealed, its Strength becomes {number}.")
    (now,) = abilities(f"This play's Strength is {number}.")
    assert isinstance(then, Triggered)
    assert isinstance(now, Static)

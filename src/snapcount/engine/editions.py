"""The four editions, side by side: `2019`, `2021`, `2022`, `crd` (law 3)."""

from __future__ import annotations

from typing import Final

from snapcount.cards.season import S19, S21, S22, SCRD, SEASONS, Season
from snapcount.engine.edition import Edition, Phase
from snapcount.engine.errors import UnknownEdition
from snapcount.engine.flow.calling import (
    BeforeThePlay,
    DrawPlays,
    PlayOrKick,
    Reveal,
    Select,
    StartOfDown,
)
from snapcount.engine.flow.endings import (
    ActionDraws,
    Kick,
    NextDown,
    NextPeriod,
    TurnOver,
    nearer_spot,
    starting_spot,
)
from snapcount.engine.flow.possession import (
    BeginPossession,
    LineUp,
    Point,
    PossessionStarts,
    SecondHalfDraw,
)
from snapcount.engine.flow.results import DiscardPlays, ExhaustNamed, Marker, Score, Time, Yards
from snapcount.engine.flow.success import (
    Check,
    Designate,
    EndIfFailed,
    HearOfFailure,
    LiveBall,
    OnlyIfSuccessful,
    PointIf,
)
from snapcount.engine.terms import (
    AFTER_DESIGNATION,
    BEFORE_DESIGNATION,
    CANCEL_THE_DRAW,
    DISCARD_DOWN,
    END_OF_PLAY,
    IF_INCOMPLETE,
    IF_STOPPED,
    INCOMPLETE,
    NO_LIMIT,
    ON_FIELD_ADJUSTMENTS,
    PLAY_ENDS,
    POSSESSION_STARTS,
    PRIOR_TO_SELECTING,
    START_OF_DOWN,
    START_OF_POSSESSION,
    STOPPED,
)

# Chapter F, up to Play Results.
_POSSESSION: Final[list[Phase]] = [
    SecondHalfDraw(),
    BeginPossession(),
    LineUp(True),
    LineUp(False),
    Point(START_OF_POSSESSION, POSSESSION_STARTS),
]
_DOWN: Final[list[Phase]] = [
    StartOfDown(),
    Point(START_OF_DOWN),
    PlayOrKick(),
    DrawPlays(),
    Point(PRIOR_TO_SELECTING),
    Select(True),
    Select(False),
    Reveal(),
    Check(False),
    Point(ON_FIELD_ADJUSTMENTS),
    LiveBall(),
    Check(True),
    OnlyIfSuccessful(),
    Designate(True),
    Designate(False),
    Point(AFTER_DESIGNATION),
    LiveBall(),
]
_RESULTS_2021: Final[list[Phase]] = [
    Yards(),
    ExhaustNamed(),
    Marker(),
    Score(),
    Time(at_end=False),
    DiscardPlays(),
    Point(END_OF_PLAY, PLAY_ENDS),
    LiveBall(),
]
_RESULTS_CRD: Final[list[Phase]] = [
    Yards(),
    Marker(),
    ExhaustNamed(),
    Marker(),
    Score(),
    Time(at_end=False),
    DiscardPlays(),
    Point(END_OF_PLAY, PLAY_ENDS),
    LiveBall(),
]
_END_2021: Final[list[Phase]] = [
    Kick(),
    TurnOver(),
    Time(at_end=True),
    ActionDraws(),
    NextDown(),
    NextPeriod(),
]
_END_CRD: Final[list[Phase]] = [
    ActionDraws(),
    Kick(),
    TurnOver(),
    Time(at_end=True),
    NextDown(),
    NextPeriod(),
]

# Chapter G.
_POSSESSION_2019: Final[list[Phase]] = [
    BeginPossession(),
    LineUp(True),
    LineUp(False),
    PossessionStarts(),
]
_DOWN_2019: Final[list[Phase]] = [
    StartOfDown(),
    BeforeThePlay(),
    Point(PRIOR_TO_SELECTING),
    Select(True, or_kick=True),
    Select(False),
    Reveal(),
    Point(ON_FIELD_ADJUSTMENTS),
    LiveBall(),
    Check(False),
    PointIf(IF_STOPPED, STOPPED),
    LiveBall(),
    Check(False),
    PointIf(IF_INCOMPLETE, INCOMPLETE),
    LiveBall(),
    Check(True),
    HearOfFailure(),
    LiveBall(),
    EndIfFailed(),
    Point(BEFORE_DESIGNATION),
    LiveBall(),
    Designate(True),
    Designate(False),
    Point(AFTER_DESIGNATION),
    LiveBall(),
]
_END_2019: Final[list[Phase]] = [
    Kick(),
    TurnOver(),
    Time(at_end=True),
    NextDown(),
    NextPeriod(),
]

RB19: Final = Edition(
    S19,
    clause_column=0,
    exact_decks=True,
    one_unique=False,
    ruled_unique=False,
    flow=_POSSESSION_2019 + _DOWN_2019 + _RESULTS_CRD + _END_2019,
    at_possession=0,
    at_down=len(_POSSESSION_2019),
    at_results=len(_POSSESSION_2019 + _DOWN_2019),
    at_end=len(_POSSESSION_2019 + _DOWN_2019 + _RESULTS_CRD),
    opening_plays=3,
    opening_actions=2,
    limit_mode=NO_LIMIT,
    secret_line_ups=False,
    run_covers_unspecified=False,
    incomplete_is_stopped=False,
    effects_move_stopped_plays=False,
    audibles_at_once=False,
    offsetting=False,
    loops_named=False,
    one_replay=False,
    replay_or_turnover=False,
    nearest_to_end_zone=1,
    minimum_players=0,
    draw_up=0,
    overtime=False,
    all_pro_allowed=False,
    grit_of_x=False,
    field_goals=[(0, 8), (0, 8), (1, 8), (1, 8), (2, 7), (2, 7), (3, 6), (9, 9)],
    turnover_spot=nearer_spot,
)

_FIELD_GOALS: Final = [(0, 8), (1, 8), (1, 7), (2, 7), (2, 6), (3, 6), (3, 5), (9, 9)]


def _modern(season: Season, *, crd: bool, all_pro: bool) -> Edition:
    """The editions from 2021 on differ in what the Current Rulings Document added."""
    results = _RESULTS_CRD if crd else _RESULTS_2021
    return Edition(
        season,
        clause_column=2 if crd else 1,
        exact_decks=False,
        one_unique=True,
        ruled_unique=crd,
        flow=_POSSESSION + _DOWN + results + (_END_CRD if crd else _END_2021),
        at_possession=0,
        at_down=len(_POSSESSION),
        at_results=len(_POSSESSION + _DOWN),
        at_end=len(_POSSESSION + _DOWN + results),
        opening_plays=3,
        opening_actions=3,
        limit_mode=DISCARD_DOWN if crd else CANCEL_THE_DRAW,
        secret_line_ups=True,
        run_covers_unspecified=crd,
        incomplete_is_stopped=True,
        effects_move_stopped_plays=True,
        audibles_at_once=crd,
        offsetting=crd,
        loops_named=crd,
        one_replay=True,
        replay_or_turnover=crd,
        nearest_to_end_zone=5 if crd else 1,
        minimum_players=2 if crd else 0,
        draw_up=3 if crd else 0,
        overtime=True,
        all_pro_allowed=all_pro,
        grit_of_x=True,
        field_goals=_FIELD_GOALS,
        turnover_spot=starting_spot,
    )


RB21: Final = _modern(S21, crd=False, all_pro=False)
RB22: Final = _modern(S22, crd=False, all_pro=True)
CRD: Final = _modern(SCRD, crd=True, all_pro=True)

EDITIONS: Final[tuple[Edition, ...]] = (RB19, RB21, RB22, CRD)
EDITION_NAMES: Final[tuple[str, ...]] = tuple(edition.name for edition in EDITIONS)
"""The four editions by name, the oldest first."""

_KNOWN: Final[dict[str, Edition]] = {edition.name: edition for edition in EDITIONS}


def edition_named(name: str) -> Edition:
    """The edition of that name; `UnknownEdition` says which there are."""
    found = _KNOWN.get(name)
    if found is None:
        raise UnknownEdition(name, list(_KNOWN))
    return found


def known_editions() -> list[Edition]:
    """Every edition that can be played: the four, and those that were added."""
    return list(_KNOWN.values())


def add_edition(edition: Edition) -> None:
    """Let an edition of one's own be played, searched for and built decks for, by its name."""
    SEASONS[edition.name] = edition.season
    _KNOWN[edition.name] = edition


def forget_edition(name: str) -> None:
    """Take back what was added."""
    del SEASONS[name], _KNOWN[name]

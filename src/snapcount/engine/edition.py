"""An edition is a value: its season, numbers, named rules, and a down's phases (law 3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from snapcount.cards.season import Season
from snapcount.engine.terms import (
    ACTION_CARD,
    GRIDIRON,
    PLAY_CARD,
    PLAYER_CARD,
    POWER_UP,
    SUPERSTAR,
    SYNERGY,
)

if TYPE_CHECKING:
    from snapcount.engine.options import Option
    from snapcount.engine.state import State


class Phase:
    """A row in an edition's flow. `enter` does its work and moves `g.phase` on, or asks."""

    __slots__ = ()

    def enter(self, g: State) -> None:
        raise NotImplementedError

    def answered(self, g: State, seat: i64, option: Option) -> None:
        """Take the answer to what `enter` asked."""
        raise NotImplementedError


KIND_BITS: Final[dict[str, i64]] = {
    "player": 1 << PLAYER_CARD,
    "superstar": 1 << SUPERSTAR,
    "play": 1 << PLAY_CARD,
    "action": 1 << ACTION_CARD,
    "power up": 1 << POWER_UP,
    "gridiron": 1 << GRIDIRON,
    "synergy": 1 << SYNERGY,
    "legend": 1 << PLAYER_CARD,  # a Player that not every edition has
}


def kind_bits(season: Season) -> i64:
    """The kinds of cards that a season has, as bits."""
    bits: i64 = 0
    for kind in season.kinds:
        bits |= KIND_BITS[kind]
    return bits


@final
class Edition:
    """Which rules a game is played by. The four are in `engine.editions`."""

    __slots__ = (
        "all_pro_allowed",
        "at_down",
        "at_end",
        "at_possession",
        "at_results",
        "audibles_at_once",
        "clause_column",
        "draw_up",
        "effects_move_stopped_plays",
        "exact_decks",
        "field_goals",
        "flow",
        "grit_of_x",
        "hand_limit",
        "incomplete_is_stopped",
        "kinds",
        "legends",
        "limit_mode",
        "loops_named",
        "minimum_players",
        "name",
        "nearest_to_end_zone",
        "offsetting",
        "one_replay",
        "one_unique",
        "opening_actions",
        "opening_plays",
        "overtime",
        "replay_or_turnover",
        "ruled_unique",
        "run_covers_unspecified",
        "season",
        "secret_line_ups",
        "synergies",
        "turnover_spot",
    )

    def __init__(
        self,
        season: Season,
        *,
        clause_column: i64,
        exact_decks: bool,
        one_unique: bool,
        ruled_unique: bool,
        flow: list[Phase],
        at_possession: i64,
        at_down: i64,
        at_results: i64,
        at_end: i64,
        opening_plays: i64,
        opening_actions: i64,
        limit_mode: i64,
        secret_line_ups: bool,
        run_covers_unspecified: bool,
        incomplete_is_stopped: bool,
        effects_move_stopped_plays: bool,
        audibles_at_once: bool,
        offsetting: bool,
        loops_named: bool,
        one_replay: bool,
        replay_or_turnover: bool,
        nearest_to_end_zone: i64,
        minimum_players: i64,
        draw_up: i64,
        overtime: bool,
        all_pro_allowed: bool,
        grit_of_x: bool,
        field_goals: list[tuple[i64, i64]],
        turnover_spot: Callable[[State], i64],
    ) -> None:
        self.season: Season = season
        self.name: str = season.name
        self.clause_column: i64 = clause_column  # of the table in `words.clauses`
        self.exact_decks: bool = exact_decks  # D-3, D-5, D-8: so many cards, not at least so many
        self.one_unique: bool = one_unique  # D-4, D-5: one Unique card in all, not one of each
        self.ruled_unique: bool = ruled_unique  # D-10: cards that count as Unique unsaid
        self.flow: list[Phase] = flow
        self.at_possession: i64 = at_possession  # places in the flow
        self.at_down: i64 = at_down
        self.at_results: i64 = at_results
        self.at_end: i64 = at_end
        self.opening_plays: i64 = opening_plays  # S-1
        self.opening_actions: i64 = opening_actions
        self.hand_limit: i64 = 5  # Z-3
        self.limit_mode: i64 = limit_mode
        self.kinds: i64 = kind_bits(season)  # D-9
        self.legends: bool = "legend" in season.kinds
        self.synergies: bool = "synergy" in season.kinds
        self.secret_line_ups: bool = secret_line_ups  # S-5
        self.run_covers_unspecified: bool = run_covers_unspecified  # F-6
        self.incomplete_is_stopped: bool = incomplete_is_stopped  # F-4, G-6
        self.effects_move_stopped_plays: bool = effects_move_stopped_plays  # F-10, G-4
        self.audibles_at_once: bool = audibles_at_once  # T-7
        self.offsetting: bool = offsetting  # T-8
        self.loops_named: bool = loops_named  # T-10
        self.one_replay: bool = one_replay  # F-19
        self.replay_or_turnover: bool = replay_or_turnover  # F-8: one player's own two: they choose
        self.nearest_to_end_zone: i64 = nearest_to_end_zone  # F-20
        self.minimum_players: i64 = minimum_players  # F-21
        self.draw_up: i64 = draw_up  # P-4
        self.overtime: bool = overtime  # H-2, G-8
        self.all_pro_allowed: bool = all_pro_allowed  # F-22
        self.grit_of_x: bool = grit_of_x  # K-1: an X counts what its card says
        self.field_goals: list[tuple[i64, i64]] = field_goals  # K-3, K-4: by 5 yards
        self.turnover_spot: Callable[[State], i64] = turnover_spot  # P-2

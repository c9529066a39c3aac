"""The immutable table of a game: both decks' cards as arrays, their programs, the edition.

Built once by `engine.setup`; every state of the game, and every copy, shares it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from snapcount.engine.options import (
    KICK_FIELD_GOAL,
    KICK_PUNT,
    LET_IT_RUN,
    PASS,
    RUN_A_PLAY,
    SPEND_TIMEOUT,
    Option,
)
from snapcount.engine.program import Ability, Condition, PlayerTest, Waiting
from snapcount.engine.terms import (
    ACTION_CARD,
    ACTION_SUBTYPE_AT,
    ANY_GRIDIRON,
    PLAY_CARD,
    SUBTYPE_AT,
)

if TYPE_CHECKING:
    from snapcount.cards.card import AnyCard
    from snapcount.engine.edition import Edition


@final
class Table:
    """Cards by place. A card's `definition` is shared by its copies, which are interchangeable."""

    __slots__ = (
        "abilities",
        "acts_at",
        "all_pro",
        "asks_to_pass",
        "attach_to",
        "bench_users",
        "card_abilities",
        "choice",
        "cards",
        "definition",
        "digest",
        "edition",
        "exchanges",
        "firsts",
        "free_at",
        "grants",
        "grit",
        "high",
        "kind",
        "labels",
        "legend",
        "line_ups",
        "listens",
        "low",
        "modifies",
        "names",
        "of_card",
        "of_kick",
        "of_timeout",
        "offense_call",
        "opening",
        "options",
        "owner",
        "pass_option",
        "plain",
        "play_points",
        "playable_at",
        "played",
        "positions",
        "rating",
        "keeps",
        "recalls",
        "side",
        "slot_card",
        "slot_of",
        "squads",
        "standing",
        "standing_slots",
        "stops",
        "strength",
        "synergy",
        "synergy_if",
        "tallies",
        "team",
        "time",
        "use_points",
        "users",
        "users_at",
        "yards",
    )

    edition: Edition
    all_pro: bool
    digest: str
    # by card
    owner: list[i64]
    kind: list[i64]
    definition: list[i64]
    side: list[i64]  # Players: their side; Action-deck cards: the sides they may be played on
    standing: list[bool]  # has text that stands or listens
    strength: list[i64]  # -1 is X
    grit: list[i64]
    time: list[i64]
    offense_call: list[i64]
    yards: list[i64]
    low: list[i64]
    high: list[i64]
    stops: list[i64]  # the defense's calls, as bits
    rating: list[i64]
    positions: list[i64]  # as bits by place in `words.POSITIONS`
    team: list[i64]  # as a number by name
    names: list[i64]  # as a number by name
    legend: list[bool]
    slot_of: list[i64]  # Players and Superstars: their slot
    played: list[Ability | None]  # what playing an Action-deck card does, and when it may be
    play_points: list[i64]  # the timing points it may be played in
    playable_at: list[list[i64]]  # by side of the ball (1, 2), then card: those, for that side
    use_points: list[i64]  # the timing points in which some Exhaust ability may be used
    card_abilities: list[list[Ability]]
    plain: list[bool]  # an Action card that may be played whenever its timing point is open
    attach_to: list[PlayerTest | None]
    # by slot and by seat
    slot_card: list[i64]  # -1: no such Player
    standing_slots: list[i64]  # whose Player may come to have text that stands or listens
    squads: list[i64]  # by seat * 2 + side of the ball: all its Players, as bits by slot
    line_ups: list[list[Option]]  # likewise: who may stay on the bench; empty without a choice
    users: list[list[i64]]  # by seat: the slots whose Player may come to have an Exhaust ability
    users_at: list[list[i64]]  # by seat, then timing point: the same as bits by slot
    bench_users: i64  # slots whose Player may come to use an ability from the bench
    free_at: i64  # timing points in which some ability may be used that costs no exhausting
    acts_at: list[i64]  # by seat: the timing points in which some card of its deck can act
    synergy: list[i64]
    synergy_if: list[Condition | None]
    opening: list[list[list[i64]]]  # [seat][deck]: the cards of each deck in list order
    # for all
    abilities: list[Ability]
    choice: Ability  # a seat chooses among replacements of what befalls it
    listens: list[bool]  # by event: whether some ability in the game waits for it
    firsts: list[Waiting]  # texts about the first time of something, of either seat
    recalls: i64  # events that some card asks about afterwards, as bits
    tallies: i64  # those of them that are counted
    keeps: i64  # what else some card asks about afterwards, as bits
    modifies: list[bool]  # by kind of modifier: whether some card in the game can make it
    exchanges: bool  # some card exchanges hands, so that a hand may hold the other's cards
    grants: i64  # timing points in which an ability that a Player has gained may be used
    labels: list[str]  # by definition
    cards: list[AnyCard]  # by definition
    options: dict[int, Option]
    of_card: list[list[Option]]  # by verb, then by card: options about one card of a hand
    of_kick: list[Option]  # run a play, punt, kick
    of_timeout: list[Option]  # let the clock run, spend a timeout
    pass_option: Option
    asks_to_pass: (
        bool  # whoever might act, for all that others know, is asked though able only to pass
    )

    def __init__(self, edition: Edition, all_pro: bool) -> None:
        self.edition = edition
        self.all_pro = all_pro
        self.asks_to_pass = False
        self.options = {}
        self.pass_option = self.option(PASS, -1, -1)
        self.of_kick = [
            self.option(RUN_A_PLAY, -1, -1),
            self.option(KICK_PUNT, -1, -1),
            self.option(KICK_FIELD_GOAL, -1, -1),
        ]
        self.of_timeout = [self.option(LET_IT_RUN, -1, -1), self.option(SPEND_TIMEOUT, -1, -1)]

    def option(self, verb: i64, a: i64, b: i64) -> Option:
        """The one Option with these numbers: made once, shared by all states of the table."""
        key = ((verb * 1024) + a + 1) * 1024 + b + 1
        found = self.options.get(key)
        if found is None:
            found = Option(verb, a, b)
            self.options[key] = found
        return found


def of_kind(table: Table, card: i64, kind: i64) -> bool:
    """Whether a card is of that kind and, if one is named above it, of that subtype."""
    if table.kind[card] != kind & 15:
        return False
    subtype = kind >> SUBTYPE_AT
    return not subtype or bool(table.side[card] & ANY_GRIDIRON << (subtype - 1))


SIDES: Final = 1024  # a kind and its side as one number


@final
class CardTest:
    """Which cards a text speaks of: of one of some kinds, with one of some calls on offense, with
    a Strength between two numbers. An X on a card in no play counts as for Grit (R-6)."""

    __slots__ = ("calls", "kinds", "least", "most")

    def __init__(self) -> None:
        self.kinds: list[i64] = []  # each with its side; 0: of any
        self.calls: i64 = 0
        self.least: i64 = -1
        self.most: i64 = -1

    def is_any(self) -> bool:
        """Whether all cards are meant."""
        return not self.kinds and self.calls == 0 and self.most < 0

    def fits(self, table: Table, card: i64) -> bool:
        if self.kinds and not self.of_kinds(table, card):
            return False
        if self.calls and not table.offense_call[card] & self.calls:
            return False
        if self.most < 0:
            return True
        strength = table.strength[card]
        if strength < 0:
            strength = table.grit[card]
        return table.kind[card] == PLAY_CARD and self.least <= strength <= self.most

    def of_kinds(self, table: Table, card: i64) -> bool:
        for kind in self.kinds:
            if table.kind[card] == kind // SIDES:
                side = kind % SIDES
                if side == 0 or side == table.side[card]:
                    return True
        return False

    def among(self, table: Table, cards: list[i64]) -> list[i64]:
        """Those of the cards that are meant; the list itself if all of them are."""
        if self.is_any():
            return cards
        return [card for card in cards if self.fits(table, card)]


def kind_bits(table: Table, card: i64) -> i64:
    """The kind of a card as a bit, and above those the subtype of a Gridiron or an Action card."""
    side = table.side[card]
    if table.kind[card] == ACTION_CARD:
        return 1 << ACTION_CARD | 1 << (ACTION_SUBTYPE_AT + side)
    return 1 << table.kind[card] | (side & ~3) << 8

"""Whether a Player is one of those a card speaks of."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine.modifiers import held, lasts
from snapcount.engine.players import positions_of, rating_of
from snapcount.engine.program import BEFORE_AT, PLAYERS, Frame, PlayerTest
from snapcount.engine.state import State
from snapcount.engine.terms import (
    ANY_PASS,
    MOD_GRANTS,
    RECEIVE,
    RUN,
    SLOTS,
    SLOTS_A_SEAT,
    TACKLE,
)

ANYWHERE: i64 = 2
LEGEND: i64 = 1
SUPERSTAR: i64 = 2


def named_before(f: Frame) -> i64:
    """Whom the effect had chosen before, while it is choosing others; else whom it has chosen."""
    before = (f.chosen >> BEFORE_AT) & PLAYERS
    return before if before else f.chosen & PLAYERS


def team_at(g: State, slot: i64, normal: bool) -> i64:
    return g.table.team[g.table.slot_card[slot] if normal else g.top(slot)]


def is_from_team(g: State, f: Frame, players: PlayerTest, slot: i64, normal: bool) -> bool:
    """Whether the Player is from the team of one of those."""
    team = team_at(g, slot, normal)
    for other in range(SLOTS):
        if players.fits(g, f, other) and team_at(g, other, normal) == team >= 0:
            return True
    return False


def has_position(g: State, f: Frame, players: PlayerTest, slot: i64, normal: bool) -> bool:
    """Whether the Player has a position of one of those."""
    own = positions_of(g, slot, normal)
    for other in range(SLOTS):
        if players.fits(g, f, other) and positions_of(g, other, normal) & own:
            return True
    return False


def has_power_up(g: State, slot: i64) -> bool:
    i: i64 = 0
    while i < len(g.attached):
        if g.attached[i] == slot:
            return True
        i += 2
    return False


def prints(g: State, card: i64, keyword: i64) -> bool:
    """Whether a card has an ability with that keyword."""
    for ability in g.table.card_abilities[card]:
        if ability.kind == keyword:
            return True
    return False


def has_ability(g: State, slot: i64, keyword: i64) -> bool:
    """Whether the Player has an ability with that keyword: its own, attached, or gained (T-13)."""
    if prints(g, g.top(slot), keyword):
        return True
    i: i64 = 0
    while i < len(g.attached):
        if g.attached[i] == slot and prints(g, g.attached[i + 1], keyword):
            return True
        i += 2
    for effect in g.lasting:
        if effect.gained and effect.slot == slot and effect.ability.kind == keyword:
            if lasts(g, effect):
                return True
    return g.table.modifies[MOD_GRANTS] and is_granted(g, slot, keyword)


def is_granted(g: State, slot: i64, keyword: i64) -> bool:
    """Whether some text gives the Player such an ability; one that asks so does not see itself."""
    busy: i64 = 1 << MOD_GRANTS
    in_force = held(g, MOD_GRANTS)
    if g.holding & busy:
        return False
    g.holding |= busy
    found = False
    for h in in_force:
        granted = h.modifier.grants
        who = h.modifier.players
        if granted is not None and who is not None and granted.kind == keyword:
            if who.fits(g, h.frame, slot):
                found = True
                break
    g.holding &= ~busy
    return found


@final
class Described(PlayerTest):
    """A group: whoever fits every property named. -1 and 0 leave a property open."""

    __slots__ = (
        "ability",
        "among",
        "but",
        "but_positions",
        "but_status",
        "chosen_from",
        "could",
        "least",
        "most",
        "name",
        "normal",
        "other",
        "position_of",
        "positions",
        "power_up",
        "rank",
        "side",
        "state",
        "status",
        "team",
        "team_of",
        "than",
        "than_how",
        "under",
        "where",
        "whose",
    )

    def __init__(self) -> None:
        self.whose: i64 = 5
        self.where: i64 = 0  # 0 field, 1 bench, 2 anywhere
        self.state: i64 = 0  # 1 energized, 2 exhausted
        self.positions: i64 = 0
        self.side: i64 = 0
        self.team: i64 = -1
        self.name: i64 = -1
        self.least: i64 = -1
        self.most: i64 = 1000
        self.status: i64 = 0  # bits: one of these
        self.but_status: i64 = 0  # none of these
        self.other: bool = False
        self.normal: bool = False  # look at normal cards only, wherever they are
        self.under: bool = False  # on the field too, the card under a Superstar counts
        self.rank: i64 = 0  # 1 highest, -1 lowest rating of those whom the rest describes
        self.than: PlayerTest | None = None  # whose rating theirs is above (1) or below (-1)
        self.than_how: i64 = 0
        self.team_of: PlayerTest | None = None
        self.position_of: PlayerTest | None = None
        self.but: PlayerTest | None = None  # who is not meant, whatever else fits
        self.but_positions: i64 = 0
        self.chosen_from: list[i64] = []  # the positions of which the effect has chosen one
        self.among: PlayerTest | None = None  # who alone is meant
        self.ability: i64 = -1  # the keyword of one that they have
        self.power_up: i64 = 0  # 1 with one, -1 without any
        self.could: i64 = -1  # who may come to fit, as far as the decks tell; as bits by slot

    def fits(self, g: State, f: Frame, slot: i64) -> bool:
        if not self.described(g, f, slot):
            return False
        if not self.rank:
            return True
        own = rating_of(g, slot, self.under) * self.rank
        other: i64 = 0
        left = self.within(g)
        while left:  # nobody of them is rated better
            if left & 1 and self.described(g, f, other):
                if rating_of(g, other, self.under) * self.rank > own:
                    return False
            left >>= 1
            other += 1
        return True

    def described(self, g: State, f: Frame, slot: i64) -> bool:
        table = g.table
        on_field = (g.on_field >> slot) & 1
        if (self.where == 0 and not on_field) or (self.where == 1 and on_field):
            return False
        seat = slot // SLOTS_A_SEAT
        if not (g.seats(self.whose, f.seat) >> seat) & 1:
            return False
        if self.state and ((g.exhausted >> slot) & 1) + 1 != self.state:
            return False
        if self.other and (slot == f.slot if f.slot >= 0 else (named_before(f) >> slot) & 1):
            return False
        if self.side and (1 if slot % SLOTS_A_SEAT < 5 else 2) != self.side:
            return False
        card = table.slot_card[slot] if self.normal or self.under else g.top(slot)
        if self.team >= 0 and table.team[card] != self.team:
            return False
        if self.name >= 0 and table.names[card] != self.name:
            return False
        if self.status or self.but_status:
            status = (LEGEND if table.legend[card] else 0) | (
                SUPERSTAR if g.superstar[slot] >= 0 else 0
            )
            if (self.status and not self.status & status) or self.but_status & status:
                return False
        if self.positions:
            positions = table.positions[card] if self.normal else positions_of(g, slot, self.under)
            if not self.positions & positions:
                return False
        chosen_from = self.chosen_from
        if chosen_from and not chosen_from[min(f.x, len(chosen_from) - 1)] & positions_of(
            g, slot, self.under
        ):
            return False
        if self.least >= 0 or self.most < 1000:
            rating = table.rating[card] if self.normal else rating_of(g, slot, self.under)
            if not self.least <= rating <= self.most:
                return False
        if self.but_positions and self.but_positions & (
            table.positions[card] if self.normal else positions_of(g, slot, self.under)
        ):
            return False
        but = self.but
        if but is not None and but.fits(g, f, slot):
            return False
        among = self.among
        if among is not None and not among.fits(g, f, slot):
            return False
        if self.power_up and has_power_up(g, slot) != (self.power_up > 0):
            return False
        if self.ability >= 0 and not (
            prints(g, card, self.ability) if self.normal else has_ability(g, slot, self.ability)
        ):
            return False
        if self.than is not None and not self.compares(g, f, self.than, slot):
            return False
        position_of = self.position_of
        if position_of is not None and not has_position(g, f, position_of, slot, self.under):
            return False
        team_of = self.team_of
        return team_of is None or is_from_team(g, f, team_of, slot, self.under)

    def compares(self, g: State, f: Frame, than: PlayerTest, slot: i64) -> bool:
        """Whether the Player's rating is on the right side of that of everybody meant."""
        there = False
        rating = rating_of(g, slot, self.under)
        for other in range(SLOTS):
            if than.fits(g, f, other):
                there = True
                if (rating - rating_of(g, other, self.under)) * self.than_how <= 0:
                    return False
        return there

    def within(self, g: State) -> i64:
        return self.could & g.on_field if self.where == 0 else self.could


@final
class ThisPlayer(PlayerTest):
    __slots__ = ()

    def fits(self, g: State, f: Frame, slot: i64) -> bool:
        return slot == f.slot


@final
class ThosePlayers(PlayerTest):
    """`That`: whom the effect chose last."""

    __slots__ = ()

    def fits(self, g: State, f: Frame, slot: i64) -> bool:
        return bool((named_before(f) >> slot) & 1)


@final
class DesignatedPlayer(PlayerTest):
    """Who was named for one of these roles (F-9), as bits of their keywords; by `whose` side."""

    __slots__ = ("roles", "whose")

    def __init__(self, roles: i64, whose: i64) -> None:
        self.roles: i64 = roles
        self.whose: i64 = whose

    def fits(self, g: State, f: Frame, slot: i64) -> bool:
        this = g.this
        if slot == this.runner:
            role: i64 = RECEIVE if this.call & ANY_PASS else RUN
        elif slot == this.tackler:
            role = TACKLE
        else:
            return False
        if not self.roles & role:
            return False
        return bool((g.seats(self.whose, f.seat) >> (slot // SLOTS_A_SEAT)) & 1)

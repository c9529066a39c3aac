"""What cards ask about decks, Synergies and the Players on the field."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine.modifiers import synergy_active
from snapcount.engine.players import positions_of, slots_in
from snapcount.engine.program import LEFT_AT, Condition, Frame, Number, PlayerTest
from snapcount.engine.state import State
from snapcount.engine.steps.deck_counts import superstars_built
from snapcount.engine.steps.groups import team_at
from snapcount.engine.terms import (
    SLOTS,
    SLOTS_A_SEAT,
)


@final
class IsSynergized(Condition):
    """X-3: one franchise throughout, or an active Synergy card."""

    __slots__ = ("who",)

    def __init__(self, who: i64) -> None:
        self.who: i64 = who

    def holds(self, g: State, f: Frame) -> bool:
        seat = g.seat_of(self.who, f.seat)
        return one_franchise(g, seat) or synergy_active(g, seat)


def one_franchise(g: State, seat: i64) -> bool:
    if not g.table.edition.synergies:
        return False
    team: i64 = -1
    slot = seat * SLOTS_A_SEAT
    last = slot + SLOTS_A_SEAT
    while slot < last:
        card = g.table.slot_card[slot]
        if card >= 0:
            if g.table.team[card] < 0 or (team >= 0 and g.table.team[card] != team):
                return False
            team = g.table.team[card]
        slot += 1
    return team >= 0


@final
class DeckCounts(Condition):
    """How many normal Players fit, or how many Superstars of such; with `same_team`, how many at
    most of one team, and with `same_position` of one position."""

    __slots__ = ("least", "most", "players", "same_position", "same_team", "stars")

    def __init__(
        self,
        players: PlayerTest,
        least: i64,
        most: i64,
        same_team: bool,
        same_position: bool = False,
        stars: bool = False,
    ) -> None:
        self.stars: bool = stars
        self.players: PlayerTest = players
        self.least: i64 = least
        self.most: i64 = most
        self.same_team: bool = same_team
        self.same_position: bool = same_position

    def holds(self, g: State, f: Frame) -> bool:
        n: i64 = 0
        teams: list[i64] = []
        positions: list[i64] = []
        slot: i64 = 0
        if self.stars:
            for star in superstars_built(g, f, self.players):
                n += 1
                teams.append(g.table.team[star])
                positions.append(g.table.positions[star])
            slot = SLOTS
        while slot < SLOTS:
            card = g.table.slot_card[slot]
            if card >= 0 and self.players.fits(g, f, slot):
                n += 1
                teams.append(g.table.team[card])
                positions.append(g.table.positions[card])
            slot += 1
        if self.same_team:
            n = _most_alike(teams)
        elif self.same_position:
            n = _most_sharing(positions)
        return self.least <= n <= self.most


def _most_alike(teams: list[i64]) -> i64:
    """How often the team is there that is there most; who has no team is with nobody."""
    most: i64 = 0
    for team in teams:
        alike: i64 = 0
        for other in teams:
            if other == team:
                alike += 1
        if team >= 0 and alike > most:
            most = alike
    return most


def _most_sharing(positions: list[i64]) -> i64:
    """How many have the position that most of them have; one may have several."""
    most: i64 = 0
    for own in positions:
        one: i64 = 1
        while one <= own:
            alike: i64 = 0
            if own & one:
                for other in positions:
                    if other & one:
                        alike += 1
            if alike > most:
                most = alike
            one <<= 1
    return most


@final
class TeammateCount(Number):
    """How many of the Players that fit are from the team that has the most of them."""

    __slots__ = ("players", "under")

    def __init__(self, players: PlayerTest, under: bool) -> None:
        self.under: bool = under  # the card under a Superstar counts
        self.players: PlayerTest = players

    def value(self, g: State, f: Frame) -> i64:
        teams: list[i64] = []
        slot: i64 = 0
        while slot < SLOTS:
            if g.table.slot_card[slot] >= 0 and self.players.fits(g, f, slot):
                teams.append(team_at(g, slot, self.under))
            slot += 1
        return _most_alike(teams)


@final
class SamePositionCount(Number):
    """How many of the Players that fit have the position that most of them have."""

    __slots__ = ("players", "under")

    def __init__(self, players: PlayerTest, under: bool) -> None:
        self.under: bool = under  # the card under a Superstar counts
        self.players: PlayerTest = players

    def value(self, g: State, f: Frame) -> i64:
        positions: list[i64] = []
        slot: i64 = 0
        while slot < SLOTS:
            if g.table.slot_card[slot] >= 0 and self.players.fits(g, f, slot):
                positions.append(positions_of(g, slot, self.under))
            slot += 1
        return _most_sharing(positions)


@final
class DifferentCount(Number):
    """How many positions there are among the Players that fit, or with `teams` how many teams."""

    __slots__ = ("players", "teams", "under")

    def __init__(self, players: PlayerTest, teams: bool, under: bool) -> None:
        self.teams: bool = teams
        self.under: bool = under  # the card under a Superstar counts
        self.players: PlayerTest = players

    def value(self, g: State, f: Frame) -> i64:
        teams: list[i64] = []
        positions: i64 = 0
        slot: i64 = 0
        while slot < SLOTS:
            if g.table.slot_card[slot] >= 0 and self.players.fits(g, f, slot):
                positions |= positions_of(g, slot, self.under)
                team = team_at(g, slot, self.under)
                if team >= 0 and team not in teams:
                    teams.append(team)
            slot += 1
        if self.teams:
            return len(teams)
        different: i64 = 0
        while positions:
            different += positions & 1
            positions >>= 1
        return different


@final
class DeckTeams(Condition):
    """From how many teams a seat's normal Players are; one without a team counts for none."""

    __slots__ = ("least", "most", "who")

    def __init__(self, who: i64, least: i64, most: i64) -> None:
        self.who: i64 = who
        self.least: i64 = least
        self.most: i64 = most

    def holds(self, g: State, f: Frame) -> bool:
        seat = g.seat_of(self.who, f.seat)
        teams: list[i64] = []
        slot = seat * SLOTS_A_SEAT
        last = slot + SLOTS_A_SEAT
        while slot < last:
            card = g.table.slot_card[slot]
            if card >= 0 and g.table.team[card] >= 0 and g.table.team[card] not in teams:
                teams.append(g.table.team[card])
            slot += 1
        return self.least <= len(teams) <= self.most


@final
class PlayersFit(Condition):
    """Somebody is meant, and whoever is meant fits."""

    __slots__ = ("described", "players")

    def __init__(self, players: PlayerTest, described: PlayerTest) -> None:
        self.players: PlayerTest = players
        self.described: PlayerTest = described

    def holds(self, g: State, f: Frame) -> bool:
        any_there = False
        slot: i64 = 0
        while slot < SLOTS:
            if g.table.slot_card[slot] >= 0 and self.players.fits(g, f, slot):
                any_there = True
                if not self.described.fits(g, f, slot):
                    return False
            slot += 1
        return any_there

    def denied(self, g: State, f: Frame) -> bool:
        slot: i64 = 0
        while slot < SLOTS:
            if g.table.slot_card[slot] >= 0 and self.players.fits(g, f, slot):
                return not self.holds(g, f)
            slot += 1
        return False


@final
class LeftFit(Condition):
    """Somebody has just left the field, and whoever has fits as they were there."""

    __slots__ = ("described",)

    def __init__(self, described: PlayerTest) -> None:
        self.described: PlayerTest = described

    def holds(self, g: State, f: Frame) -> bool:
        left = slots_in(f.chosen >> LEFT_AT)
        for slot in left:
            if not self.described.fits(g, f, slot):
                return False
        return bool(left)

    def denied(self, g: State, f: Frame) -> bool:
        return bool(f.chosen >> LEFT_AT) and not self.holds(g, f)


@final
class NamedToo(Condition):
    """One of those Players was designated, as ball carrier, as tackler or at all (F-9)."""

    __slots__ = ("carrier", "players", "tackler")

    def __init__(self, players: PlayerTest, carrier: bool, tackler: bool) -> None:
        self.players: PlayerTest = players
        self.carrier: bool = carrier
        self.tackler: bool = tackler

    def holds(self, g: State, f: Frame) -> bool:
        runner = g.this.runner
        if self.carrier and runner >= 0 and self.players.fits(g, f, runner):
            return True
        tackler = g.this.tackler
        return self.tackler and tackler >= 0 and self.players.fits(g, f, tackler)


@final
class HasSynergy(Condition):
    __slots__ = ("who",)

    def __init__(self, who: i64) -> None:
        self.who: i64 = who

    def holds(self, g: State, f: Frame) -> bool:
        return synergy_active(g, g.seat_of(self.who, f.seat))

"""Making reviews: what a game's decisions gave away is skill, what the cards then did is luck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import Final

from msgspec.structs import replace

from snapcount.agents.coach.levels import LEVELS
from snapcount.agents.names import QUICK
from snapcount.engine import options as o
from snapcount.engine.records.decklists import Catalog, table_of
from snapcount.engine.records.record import Record
from snapcount.sim.course import Clock, Course, Down, course
from snapcount.sim.judging import WORLDS, Judge, Verdict
from snapcount.sim.review import (
    FORMAT,
    HALVES,
    LABELS,
    WIN,
    Account,
    Alternative,
    DownReview,
    Judged,
    Part,
    Review,
    Side,
    label_of,
)
from snapcount.sim.review_words import down_words, story, when_words

JUDGE: Final = f"coach:{[*LEVELS][-1]}"
"""The strongest level."""
LIKELIEST: Final = 4  # answers of the judge's mix that are told
CRUNCH: Final = 5  # Time Units at the end of a game
PHASES: Final = ("first half", "second half", "crunch time", "overtime")
CARDS: Final = "cards and abilities"
OTHER: Final = "other choices"
KINDS: Final = {
    o.ASK_CALL: "play calls",
    o.ASK_PLAY_OR_KICK: "run or kick",
    o.ASK_TIMING_POINT: CARDS,
    o.ASK_EFFECT: CARDS,
    o.ASK_DESIGNATION: "designations",
    o.ASK_LINE_UP: "line-ups",
    o.ASK_TIMEOUT: "timeouts",
    o.ASK_HAND_LIMIT: "discards",
}


def review(
    record: Record,
    *,
    judge: str = JUDGE,
    quick: str = QUICK,
    worlds: int = WORLDS,
    catalog: Catalog | None = None,
    progress: Callable[[int], None] | None = None,
) -> Review:
    """Look back at a recorded game; the same record and judge give the same review."""
    asked = Judge(table_of(record.decks, catalog), judge, quick, worlds)
    verdicts = []
    for verdict in asked.verdicts(record, catalog=catalog):
        verdicts.append(verdict)
        if progress is not None:
            progress(1)
    return put_together(record, course(record, catalog), verdicts, judge, worlds)


def put_together(
    record: Record,
    went: Course,
    verdicts: Sequence[Verdict],
    judge: str,
    worlds: int,
    winner: int | None = None,
) -> Review:
    """The review that those verdicts make. Where the game was given up, somebody won all the same:
    the record does not say who."""
    judged = [_judged(verdict, went) for verdict in verdicts]
    chances = [thousandths(chance) for chance in went.chances]
    names = names_of(record)
    kicks = [_kick(down, went, verdicts) for down in went.downs]
    downs = _downs(went, chances, judged, kicks, names)
    winner = winner if went.winner is None else went.winner
    sides = [_side(names[seat], [each for each in judged if each.seat == seat]) for seat in (0, 1)]
    found = Review(
        format=FORMAT,
        judge=judge,
        worlds=worlds,
        names=names,
        score=went.score,
        winner=winner,
        account=_account(chances, downs, winner),
        sides=(sides[0], sides[1]),
        chances=chances,
        downs=downs,
        decisions=judged,
        breaks=went.breaks,
    )
    first, second = (replace(side, story=story(found, seat)) for seat, side in enumerate(sides))
    return replace(found, sides=(first, second))


def thousandths(chance: float) -> int:
    return round(chance * WIN)


def names_of(record: Record) -> tuple[str, str]:
    """Who played: people are `First` and `Second` on a record, decks are `Home` and `Away`."""
    tags = record.tags
    first = tags.get("First") or tags.get("Home") or "Home"
    second = tags.get("Second") or tags.get("Away") or "Away"
    return (first, second) if first != second else (f"{first} (Home)", f"{second} (Away)")


def phase_of(clock: Clock) -> str:
    """The part of the game that a decision belongs to."""
    if clock.period >= 2:
        return PHASES[3]
    if clock.period == 1:
        return PHASES[2] if clock.left <= CRUNCH else PHASES[1]
    return PHASES[0]


def _judged(verdict: Verdict, went: Course) -> Judged:
    down = next(down for down in went.downs if verdict.number <= down.last)
    cost, error = thousandths(verdict.cost.mean), ceil(verdict.cost.error * WIN)
    mix = [Alternative(answer, thousandths(share)) for answer, share in verdict.mix[:LIKELIEST]]
    return Judged(
        number=verdict.number,
        seat=verdict.seat,
        down=down.number,
        where=down.where,
        phase=phase_of(went.clocks[verdict.number - 1]),
        kind=KINDS.get(verdict.kind, OTHER),
        chosen=verdict.chosen,
        mix=[each for each in mix if each.share > 0],
        cost=cost,
        error=error,
        label=label_of(cost, error),
        drawn=thousandths(verdict.drawn),
    )


def _kick(down: Down, went: Course, verdicts: Sequence[Verdict]) -> int | None:
    """What could be expected of the kick that ended a down, for the first seat."""
    if not any(down.first < number <= down.last for number in went.kicks):
        return None
    for verdict in reversed(verdicts):
        if down.first < verdict.number <= down.last and verdict.kick is not None:
            return thousandths(verdict.kick if verdict.seat == 0 else 1 - verdict.kick)
    return None


def _downs(
    went: Course,
    chances: list[int],
    judged: list[Judged],
    kicks: list[int | None],
    names: tuple[str, str],
) -> list[DownReview]:
    """Each down with its skill and luck. What is left of a down when the rest is taken off is how
    the cards fell, so its parts add up whatever the judge says."""
    by_number = {each.number: each for each in judged}
    found = []
    for down, expected in zip(went.downs, kicks, strict=True):
        skill, draws = [0, 0], 0
        for number in range(down.first + 1, down.last + 1):
            each = by_number.get(number)
            if each is not None:
                skill[each.seat] -= each.cost
                draws += each.drawn if each.seat == 0 else -each.drawn
        before, after = chances[down.first], chances[down.last]
        grit = 0 if expected is None else after - expected
        found.append(
            DownReview(
                number=down.number,
                first=down.first,
                last=down.last,
                where=down.where,
                outcome=down.outcome,
                when=when_words(down.spot.clock),
                told=down_words(down, names),
                before=before,
                after=after,
                at=down.at,
                skill=(skill[0], skill[1]),
                draws=draws,
                grit=grit,
                cards=after - before - skill[0] + skill[1] - draws - grit,
            )
        )
    return found


def _account(chances: list[int], downs: list[DownReview], winner: int | None) -> Account:
    """What it all comes to: the sums of the downs, which lead from one to the next."""
    last = chances[-1]
    end = last if winner is None else (WIN, 0, WIN // 2)[winner]
    return Account(
        start=chances[0],
        skill=(sum(down.skill[0] for down in downs), sum(down.skill[1] for down in downs)),
        draws=sum(down.draws for down in downs),
        grit=sum(down.grit for down in downs),
        cards=sum(down.cards for down in downs),
        ending=end - last,
        end=end,
    )


def _side(name: str, own: list[Judged]) -> Side:
    kinds = [*dict.fromkeys([*KINDS.values(), OTHER])]
    blunders, mistakes, inaccuracies = (
        sum(1 for each in own if each.label == label) for _, label in LABELS
    )
    return Side(
        name=name,
        whole=part_of("whole game", own),
        phases=_parts(PHASES, own, [each.phase for each in own]),
        kinds=_parts(kinds, own, [each.kind for each in own]),
        labels=(blunders, mistakes, inaccuracies),
        story=[],
    )


def _parts(names: Sequence[str], own: list[Judged], where: list[str]) -> list[Part]:
    """The decisions by the part that each belongs to; parts without any are left out."""
    parts = [
        part_of(name, [each for each, at in zip(own, where, strict=True) if at == name])
        for name in names
    ]
    return [part for part in parts if part.decisions]


def part_of(name: str, decisions: Sequence[Judged]) -> Part:
    """How well those decisions were made: each counts 1 if it cost nothing, half if it cost
    `HALVES`, a quarter if it cost twice that."""
    total = sum(2.0 ** (-each.cost / HALVES) for each in decisions)
    cost = sum(each.cost for each in decisions)
    return Part(name, len(decisions), cost, thousandths(total / max(len(decisions), 1)))

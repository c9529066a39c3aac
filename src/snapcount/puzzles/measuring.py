"""The measure of a position: what each answer is worth by both judges, on up to 200 worlds.

Mining and checking measure alike. The worlds hang on the name of the position alone, so whoever
measures it again with the same engine and the same levels finds the same numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from snapcount.engine.views.view import View
from snapcount.puzzles.criteria import LEAD, WORLDS, clearly_ahead, may_lead
from snapcount.puzzles.judging import JUDGES, Bench, Judge, Outcome, Tried, gap, mean
from snapcount.puzzles.puzzle import Answer, Facts

STEPS: Final = (25, 75, WORLDS)
FAR: Final = 3.0
"""An answer that trails by the lead and so many standard errors is tried on no more worlds."""


LUCK: Final = 3.0
"""So many standard errors short of the lead, an answer may still lead when it's measured again."""
ROUNDED: Final = 2e-4
"""Chances are kept to four digits."""


def measure(
    bench: Bench, view: View, words: Sequence[str], name: str, best: int
) -> list[Answer] | None:
    """What the answers are worth, in their order; None once the best can't lead by enough."""
    by_judge: list[list[Tried]] = []
    for judge in reversed(JUDGES):  # the quick one first
        tried = by(bench, judge, view, len(words), name, best, WORLDS, early=True)
        if tried is None:
            return None
        by_judge.insert(0, tried)
    return answers_of(words, by_judge, best)


def measure_again(
    bench: Bench, view: View, words: Sequence[str], name: str, best: int, worlds: int
) -> list[Answer]:
    """The same on so many worlds, to the end whatever comes of it."""
    by_judge = []
    for judge in JUDGES:
        tried = by(bench, judge, view, len(words), name, best, worlds, early=False)
        assert tried is not None
        by_judge.append(tried)
    return answers_of(words, by_judge, best)


def by(
    bench: Bench,
    judge: Judge,
    view: View,
    count: int,
    name: str,
    best: int,
    worlds: int,
    early: bool,
) -> list[Tried] | None:
    """The answers by one judge. Those that are far behind are spared the later worlds."""
    tried = [Tried(place, []) for place in range(count)]
    going = list(range(count))
    done = 0
    for step in (*(step for step in STEPS if step < worlds), worlds):
        for more in bench.tried(view, going, judge, range(done, step), name):
            tried[more.place].outcomes.extend(more.outcomes)
        done = step
        gaps = {place: gap(tried[best], tried[place]) for place in going if place != best}
        if early and not all(may_lead(each.mean, each.error) for each in gaps.values()):
            return None
        near = [p for p, each in gaps.items() if each.mean - FAR * each.error < LEAD]
        # Somebody must come second, on all worlds.
        near = near or [min(gaps, key=lambda place: gaps[place].mean)]
        going = [best, *near]
    if early and not all(clearly_ahead(*gap(tried[best], tried[place])) for place in going[1:]):
        return None
    return tried


def answers_of(words: Sequence[str], by_judge: Sequence[list[Tried]], best: int) -> list[Answer]:
    return [
        answer_of(word, [tried[place] for tried in by_judge], [tried[best] for tried in by_judge])
        for place, word in enumerate(words)
    ]


def answer_of(word: str, tried: Sequence[Tried], best: Sequence[Tried]) -> Answer:
    """An answer with its figures, rounded as they are kept."""
    return Answer(
        word=word,
        chances=[round(each.chance, 4) for each in tried],
        errors=[round(gap(b, t).error, 4) for b, t in zip(best, tried, strict=True)],
        worlds=min(len(each.outcomes) for each in tried),
        facts=facts_of(tried[0].outcomes),
    )


def facts_of(outcomes: Sequence[Outcome]) -> Facts:
    yards = [each.yards for each in outcomes if each.kept]
    return Facts(
        scored=_share([each.points > 0 for each in outcomes]),
        conceded=_share([each.points < 0 for each in outcomes]),
        kept=_share([each.kept for each in outcomes]),
        yards=round(mean(yards), 1) if yards else 0.0,
        units=round(mean([each.units for each in outcomes]), 1),
        over=_share([each.over for each in outcomes]),
    )


def _share(found: Sequence[bool]) -> float:
    return round(sum(found) / len(found), 3)


def stands(answers: Sequence[Answer], best: int) -> bool:
    """Whether the answer still leads: by enough, or short of it by no more than luck explains."""
    for place, answer in enumerate(answers):
        if place == best:
            continue
        for judge, error in enumerate(answer.errors):
            lead = answers[best].chances[judge] - answer.chances[judge]
            if lead <= 0 or lead < LEAD - LUCK * error - ROUNDED:
                return False
    return True

"""The page about one game: its win-probability line, turning points, luck and skill."""

from __future__ import annotations

from snapcount.engine.records.record import Record
from snapcount.sim.analysis import Analysis, DownNote, Judged
from snapcount.sim.report import charts
from snapcount.sim.report.drives import drives_of
from snapcount.sim.report.page import Section, Tile, numbered, page, table

TURNING_POINTS = 5
COSTLIEST = 8


def analysis_page(found: Analysis, record: Record, agent: str) -> str:
    """The whole page, as HTML."""
    names = found.names
    marked = {down.number for down in found.turning_points(TURNING_POINTS)}
    moments = [
        charts.Moment(down.at, down.before, down.where, down.number in marked)
        for down in found.downs
    ]
    if found.downs:
        last = found.downs[-1]
        moments.append(charts.Moment(max(last.at + 1, 30.0), last.after, "the end"))
    swing = found.draws() + found.luck()
    tiles = [
        Tile(f"{found.score[0]}–{found.score[1]}", "final score"),
        Tile(points(found.skill(0)), f"given away by {names[0]}"),
        Tile(points(found.skill(1)), f"given away by {names[1]}"),
        Tile(points(swing), f"luck, for {names[0]}"),
    ]
    drives, _ = drives_of(record)
    sections = [
        Section(
            "The chance to win",
            f"Above the middle, {names[0]} is more likely to win. The numbers mark the "
            "turning points.",
            charts.win_line(moments, names, found.breaks, "Chance to win through the game"),
        ),
        Section(
            "Turning points",
            "The downs that changed the game most.",
            numbered([turning(down, names) for down in found.turning_points(TURNING_POINTS)]),
        ),
        Section(
            "Luck and skill",
            f"Where {names[0]}'s chance to win came from, in win points. Skill is what "
            "decisions gave away, judged by what each player knew.",
            table(("", f"for {names[0]}"), account(found)),
        ),
        Section(
            "Costliest decisions",
            f"The choice made, and how {agent} would have mixed it up.",
            numbered([costly(judged, names) for judged in found.costliest(COSTLIEST)])
            if found.costliest(1)
            else "<p>None was clearly a mistake.</p>",
        ),
        Section("Drives", "", charts.drive_chart(drives, names, "Drives of the game")),
    ]
    words = f"Reviewed by {agent}, judging by what each player knew."
    heading = f"{names[0]} {found.score[0]}, {names[1]} {found.score[1]}"
    return page(heading, words, tiles, sections, f"Seed {record.seed}. Made by Snapcount.")


def points(value: float) -> str:
    """Points of winning."""
    return f"{value * 100:+.1f}"


def turning(down: DownNote, names: tuple[str, str]) -> str:
    return (
        f"{down.where}: {down.outcome or 'nothing'}."
        f" {names[0]} {down.before:.0%} → {down.after:.0%}"
    )


def costly(judged: Judged, names: tuple[str, str]) -> str:
    likely = [(name, share) for name, share in judged.mix if share >= 0.01][:4]
    mix = ", ".join(f"{name} {share:.0%}" for name, share in likely)
    return (
        f"{names[judged.seat]}, {judged.where}, {judged.kind}: {judged.chosen}"
        f" ({points(-judged.cost)}). The mix: {mix}."
    )


def account(found: Analysis) -> list[tuple[str, str]]:
    """What the first seat's chance to win is made of; the lines add up to the result."""
    start = found.downs[0].before if found.downs else 0.5
    end = found.downs[-1].after if found.downs else start
    names = found.names
    return [
        ("the chance at the start", f"{start * 100:.1f}"),
        (f"{names[0]}'s decisions", points(found.skill(0))),
        (f"{names[1]}'s decisions", points(-found.skill(1))),
        ("luck of the draw", points(found.draws())),
        ("luck: matchups of calls, kicks and the rest", points(found.luck())),
        ("the end", f"{end * 100:.1f}"),
    ]

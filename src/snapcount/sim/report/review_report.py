"""The page about one game: its win-probability line, turning points, luck and skill."""

from __future__ import annotations

from snapcount.engine.records.record import Record
from snapcount.sim.report import charts
from snapcount.sim.report.drives import drives_of
from snapcount.sim.report.page import Section, Tile, numbered, page, table
from snapcount.sim.review import WIN, DownReview, Judged, Review, Side
from snapcount.sim.review_words import judge_words, percent, points, signed

TURNING_POINTS = 5
COSTLIEST = 8


def review_page(found: Review, record: Record) -> str:
    """The whole page, as HTML."""
    names = found.names
    turns = found.turning_points(TURNING_POINTS)
    marked = {down.number for down in turns}
    moments = [
        charts.Moment(down.at, down.before / WIN, down.where, down.number in marked)
        for down in found.downs
    ]
    if found.downs:
        last = found.downs[-1]
        moments.append(charts.Moment(max(last.at + 1, 30.0), last.after / WIN, "the end"))
    tiles = [
        Tile(f"{found.score[0]}–{found.score[1]}", "final score"),
        *(Tile(percent(side.whole.accuracy), f"accuracy of {side.name}") for side in found.sides),
        Tile(signed(found.account.luck), f"luck, for {names[0]}"),
    ]
    drives, _ = drives_of(record)
    sections = [
        *(Section(side.name, "", f"<p>{' '.join(side.story)}</p>") for side in found.sides),
        Section(
            "The chance to win",
            f"Above the middle, {names[0]} is more likely to win. The numbers mark the "
            "turning points.",
            charts.win_line(moments, names, found.breaks, "Chance to win through the game"),
        ),
        Section(
            "Turning points",
            "The downs that changed the game most.",
            numbered([turning(down, names) for down in turns]),
        ),
        Section(
            "Luck and skill",
            f"Where {names[0]}'s chance to win came from, in points of win probability. Skill is "
            "what decisions gave away, judged by what each player knew.",
            table(("", f"for {names[0]}"), account(found)),
        ),
        Section(
            "Costliest decisions",
            f"The choice made, and what {found.judge} would have done.",
            numbered([costly(judged, names) for judged in found.costliest(COSTLIEST)])
            if found.costliest(1)
            else "<p>None was clearly a mistake.</p>",
        ),
        Section(
            "Accuracy",
            "By part of the game and kind of decision: decisions made, points given away.",
            table(("", *names), accuracies(found.sides)),
        ),
        Section("Drives", "", charts.drive_chart(drives, names, "Drives of the game")),
    ]
    words = f"Reviewed by {found.judge}, judging by what each player knew."
    heading = f"{names[0]} {found.score[0]}, {names[1]} {found.score[1]}"
    return page(heading, words, tiles, sections, f"Seed {record.seed}. Made by Snapcount.")


def turning(down: DownReview, names: tuple[str, str]) -> str:
    before, after = percent(down.before), percent(down.after)
    when = down.when[0].upper() + down.when[1:]
    return f"{when}. {down.told}. {names[0]}: {before} → {after}."


def costly(judged: Judged, names: tuple[str, str]) -> str:
    return (
        f"{names[judged.seat]}, {judged.where}, {judged.kind}: {judged.chosen}. "
        f"{judged.label.capitalize()}, {signed(-judged.cost)} ± {points(judged.error)}. "
        f"Judge: {judge_words(judged)}."
    )


def account(found: Review) -> list[tuple[str, str]]:
    """What the first seat's chance to win is made of; the lines add up to the result."""
    names, each = found.names, found.account
    rows = [
        ("chance at the start", points(each.start)),
        (f"{names[0]}'s decisions", signed(each.skill[0])),
        (f"{names[1]}'s decisions", signed(-each.skill[1])),
        ("luck: hands drawn", signed(each.draws)),
        ("luck: Grit on kicks", signed(each.grit)),
        ("luck: matchups of calls and the rest", signed(each.cards)),
    ]
    if each.ending:
        rows.append(("the game ended early", signed(each.ending)))
    return [*rows, ("the end", points(each.end))]


def accuracies(sides: tuple[Side, Side]) -> list[tuple[str, str, str]]:
    """Rows of accuracy by part of the game and kind of decision, with a column for each side."""
    rows = []
    for parts in ([[s.whole] for s in sides], [s.phases for s in sides], [s.kinds for s in sides]):
        names = dict.fromkeys(part.name for own in parts for part in own)
        for name in names:
            cells = []
            for own in parts:
                part = next((each for each in own if each.name == name), None)
                cells.append(
                    f"{points(part.accuracy)}% ({part.decisions}, {signed(-part.cost)})"
                    if part
                    else "–"
                )
            rows.append((name, cells[0], cells[1]))
    return rows

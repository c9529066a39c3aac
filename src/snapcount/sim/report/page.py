"""The page around the plots: one file of HTML that asks for nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

STYLE: Final = """
:root {
  color-scheme: light dark;
  --page: #f6f5f1; --card: #ffffff; --ink: #22272b; --soft: #5d666d; --rule: #e3e1d9;
  --s0: #0b6ea8; --s1: #b8500d; --s2: #4a7a2f; --s3: #8a4b9e; --s4: #8a7100;
  --field: #e9f0e4; --yard: #cfdcc6;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #14181b; --card: #1d2327; --ink: #e6e8e6; --soft: #9aa5ab; --rule: #313a40;
    --s0: #5cb3e8; --s1: #f0965a; --s2: #94c973; --s3: #cf9be0; --s4: #d9c25a;
    --field: #1f2c22; --yard: #33463a;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--page); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
main { max-width: 860px; margin: 0 auto; padding: 32px 20px 64px; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 4px; }
h2 { font-size: 1.1rem; margin: 0 0 2px; }
p { margin: 0 0 10px; color: var(--soft); }
section {
  background: var(--card); border: 1px solid var(--rule); border-radius: 12px;
  padding: 18px 22px; margin: 18px 0;
}
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 12px; }
.tile {
  background: var(--card); border: 1px solid var(--rule); border-radius: 12px; padding: 12px 16px;
}
.tile b { display: block; font-size: 1.5rem; font-variant-numeric: tabular-nums; }
.tile span { color: var(--soft); font-size: .85rem; }
svg { width: 100%; height: auto; display: block; }
.scroll { overflow-x: auto; }
table {
  border-collapse: collapse; width: 100%; font-size: .92rem; font-variant-numeric: tabular-nums;
}
th, td { text-align: right; padding: 4px 8px; border-bottom: 1px solid var(--rule); }
th:first-child, td:first-child { text-align: left; }
th { font-weight: 600; color: var(--soft); }
ol { padding-left: 1.3em; margin: 6px 0 0; }
li { margin-bottom: 6px; }
footer { color: var(--soft); font-size: .85rem; margin-top: 24px; }
.label { font-size: 12px; fill: var(--soft); font-family: inherit; }
.small { font-size: 10.5px; }
.strong { font-weight: 650; }
.number { fill: var(--ink); font-variant-numeric: tabular-nums; }
.axis { stroke: var(--soft); stroke-width: 1; }
.grid { stroke: var(--rule); stroke-width: 1; }
.grid.strong { stroke: var(--soft); stroke-dasharray: 3 4; }
.bar { fill: var(--s0); } .bar.other { fill: var(--s1); }
.line { fill: none; stroke: var(--ink); stroke-width: 2.2; stroke-linejoin: round; }
.band { opacity: .14; stroke: none; }
.line.s0, .drive.s0 { stroke: var(--s0); } .line.s1, .drive.s1 { stroke: var(--s1); }
.line.s2 { stroke: var(--s2); } .line.s3 { stroke: var(--s3); } .line.s4 { stroke: var(--s4); }
.band.s0, .label.s0, .dot.s0, .head.s0, .zone.s0 { fill: var(--s0); }
.band.s1, .label.s1, .dot.s1, .head.s1, .zone.s1 { fill: var(--s1); }
.band.s2, .label.s2 { fill: var(--s2); } .band.s3, .label.s3 { fill: var(--s3); }
.band.s4, .label.s4 { fill: var(--s4); }
.zone { opacity: .1; }
.whisker { stroke-width: 2; }
.whisker.good { stroke: var(--s0); } .whisker.bad { stroke: var(--s1); }
.dot.good { fill: var(--s0); } .dot.bad { fill: var(--s1); }
.faint { opacity: .45; }
.dot.mark { fill: var(--ink); } .onmark { fill: var(--card); font-weight: 700; }
.cell { fill: var(--card); } .cell.none { fill: var(--rule); opacity: .5; }
.cell.good { fill: var(--s0); } .cell.bad { fill: var(--s1); }
.field { fill: var(--field); } .yard { stroke: var(--yard); stroke-width: 1; }
.drive { stroke-width: 3; stroke-linecap: round; } .drive.scored { stroke-width: 5.5; }
.hover { fill: transparent; }
@media print { body { background: none; } section { break-inside: avoid; } }
"""


class Tile(NamedTuple):
    """A figure that stands out."""

    value: str
    words: str


class Section(NamedTuple):
    """A heading, a sentence about it, and its contents as HTML."""

    heading: str
    words: str
    body: str


def page(
    heading: str,
    words: str,
    tiles: Sequence[Tile],
    sections: Sequence[Section],
    foot: str,
) -> str:
    """A whole page. Everything but the bodies of sections is escaped here."""
    parts = [
        "<!doctype html>",
        '<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(heading)}</title>",
        f"<style>{STYLE}</style></head><body><main>",
        f"<h1>{escape(heading)}</h1><p>{escape(words)}</p>",
        '<div class="tiles">',
        *(
            f'<div class="tile"><b>{escape(tile.value)}</b><span>{escape(tile.words)}</span></div>'
            for tile in tiles
        ),
        "</div>",
    ]
    for section in sections:
        parts.append(f"<section><h2>{escape(section.heading)}</h2>")
        if section.words:
            parts.append(f"<p>{escape(section.words)}</p>")
        parts.append(f"{section.body}</section>")
    parts.append(f"<footer>{escape(foot)}</footer></main></body></html>")
    return "\n".join(parts) + "\n"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; the first column is words, the others numbers."""
    heads = "".join(f"<th>{escape(words)}</th>" for words in head)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(words)}</td>" for words in row) + "</tr>" for row in rows
    )
    return f'<div class="scroll"><table><tr>{heads}</tr>{body}</table></div>'


def numbered(rows: Sequence[str]) -> str:
    return "<ol>" + "".join(f"<li>{escape(words)}</li>" for words in rows) + "</ol>"

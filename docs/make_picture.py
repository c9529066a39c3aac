"""Draws docs/play.svg, the picture in the README: a real game on the whole terminal.

Run it with `.venv/bin/python docs/make_picture.py` when what `snapcount play` shows has changed.
"""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from snapcount.agents.names import agent_named
from snapcount.cli.play import new_record, seated
from snapcount.engine import options
from snapcount.terminal.opponent import answer_of, dice_for
from snapcount.terminal.screen.app import TableApp
from snapcount.terminal.sitting import Sitting

PICTURE = Path(__file__).with_name("play.svg")
SIZE = (120, 40)
SEED = "3"
LAYERS = 2
FONTS = "ui-monospace, Menlo, Consolas, DejaVu Sans Mono, monospace"


def table() -> Sitting:
    """A game between programs, at a person's question with a few layers on the table."""
    sitting = seated(new_record("crd", "herons", "badgers", SEED, False, "greedy"))
    greedy = agent_named("greedy", sitting.table)
    while len(sitting.view(0).layers) < LAYERS or not asked_in_a_timing_point(sitting):
        view = sitting.view(sitting.asked)
        sitting.apply(answer_of(greedy, view, dice_for(SEED, sitting.answers)))
    return sitting


def asked_in_a_timing_point(sitting: Sitting) -> bool:
    decision = sitting.game.decision
    return decision is not None and (decision.seat, decision.kind) == (0, options.ASK_TIMING_POINT)


async def draw() -> str:
    app = TableApp(table())
    app.read = [len(log) - 6 for log in app.sitting.logs]
    async with app.run_test(size=SIZE) as pilot:
        await pilot.app.workers.wait_for_complete()
        await pilot.pause(0.5)
        return app.export_screenshot(title="snapcount play", simplify=True)


def without_the_web(svg: str) -> str:
    """The picture with fonts that are there: it loads nothing from anywhere."""
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"font-family: (Fira Code, monospace|arial);", f"font-family: {FONTS};", svg)
    return re.sub(r"[ \t]+\n", "\n", svg).strip() + "\n"


if __name__ == "__main__":
    PICTURE.write_text(without_the_web(asyncio.run(draw())), encoding="utf-8")

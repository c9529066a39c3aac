"""A game for the tests of the page's stage: `python -m tests.web.make_stage_game > web/src/lib/stage.game.json`.

Each step has what happened and the table after it, as the first seat sees them, so that the tests can hold what
the page shows on the way to what the engine says.
"""

from __future__ import annotations

import json
from typing import Any, Final

from snapcount.cards.catalog.catalog import load
from snapcount.decks.library import library_of
from snapcount.decks.starters import starter
from snapcount.engine.dice import dice_from_seed
from snapcount.engine.editions import edition_named
from snapcount.engine.records.record import Record, replay
from snapcount.engine.setup import new_table
from snapcount.engine.views.view import View
from snapcount.server.telling import card_sheets

SEED: Final = 5
STEPS: Final = 420


def table(view: View) -> dict[str, Any]:
    down = view.this
    players = [player for side in view.sides for player in side.players]
    return {
        "ball": view.ball,
        "clock": view.clock,
        "down": view.down,
        "offense": view.offense,
        "period": view.period,
        "score": view.score,
        "timeouts": view.timeouts,
        "over": view.over,
        "this": {
            "spot": down.spot,
            "kick": down.kick,
            "revealed": down.revealed,
            "strength": down.strength,
            "outcome": down.outcome,
            "runner": down.runner,
            "tackler": down.tackler,
            "results": down.results,
            "yards": down.yards,
            "turnover": down.turnover,
        },
        "exhausted": [player.slot for player in players if player.exhausted],
        "field": [player.slot for player in players if player.on_field],
        "layers": [layer.card for layer in view.layers],
        "calls": [side.call.card if side.call else -1 for side in view.sides],
    }


def main() -> None:
    library = library_of(load())
    first, second = (list(starter(name, library).deck.cards) for name in ("halden", "blackridge"))
    played = new_table((first, second), edition_named("crd"))
    record = Record.start(played, SEED)
    game, dice = replay(record), dice_from_seed(SEED)
    steps: list[dict[str, Any]] = []
    while True:
        view = game.observe(0)
        events = [[each.kind, each.seat, each.a, each.b, each.cause] for each in view.events]
        steps.append({"events": events, "table": table(view)})
        if game.decision is None or len(steps) >= STEPS:
            break
        options = game.decision.options
        record.answer(game, options[dice.below(len(options))])
    kinds = [sheet.kind for sheet in card_sheets(played)]
    lines = ",\n".join(json.dumps(step, separators=(",", ":")) for step in steps)
    print(f'{{"kinds":{json.dumps(kinds)},\n"steps":[\n{lines}\n]}}')


if __name__ == "__main__":
    main()

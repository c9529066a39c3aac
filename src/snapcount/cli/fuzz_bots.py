"""`snapcount fuzz-bots`: games against hostile bots; every one must end by rule."""

from __future__ import annotations

import sys
from collections import Counter
from time import monotonic
from typing import Annotated

import typer

from snapcount.cards.demo import demo_decks
from snapcount.cards.season import DEFAULT_EDITION
from snapcount.cli import _games
from snapcount.engine.editions import edition_named
from snapcount.engine.setup import new_table
from snapcount.sim.bots import hostile
from snapcount.sim.bots.play import AgentPlayer, BotPlayer, Player, play_game
from snapcount.sim.bots.protocol import Limits


def fuzz_bots(
    games: Annotated[int, typer.Option("-n", "--games", min=1, help="How many games.")] = 100,
    seconds: Annotated[
        float, typer.Option(min=0.05, help="Seconds to wait for a bot that never answers.")
    ] = 0.5,
    seed: _games.Seed = "0",
) -> None:
    """Play against bots that crash, hang, flood, write nonsense or close their pipes.

    Each must lose by the rule it breaks and leave the runner unharmed. Exit status 1: one didn't.
    """
    table = new_table(demo_decks(DEFAULT_EDITION), edition_named(DEFAULT_EDITION))
    agent = AgentPlayer("random")
    lost: Counter[tuple[str, str]] = Counter()
    wrong: list[str] = []
    before, started = memory(), monotonic()
    with _games.progress("games", games) as progress:
        for number in range(games):
            kind = list(hostile.KINDS)[number % len(hostile.KINDS)]
            bot = BotPlayer([sys.executable, hostile.__file__, kind], limits(kind, seconds))
            seat = number // len(hostile.KINDS) % 2
            players: tuple[Player, Player] = (bot, agent) if seat == 0 else (agent, bot)
            ended = play_game(table, f"{seed}:{number}", players)
            bot.close()
            lost[kind, ended.code or "nothing"] += 1
            if ended.loser != seat or ended.winner == seat or ended.code != hostile.KINDS[kind]:
                wrong.append(f"game {number}: {kind}: {ended.code or 'it did not lose by rule'}")
            progress(1)
    for (kind, code), count in sorted(lost.items()):
        print(f"{kind:16}{count:>6} lost by rule: {code}")
    grown = memory() - before
    print(f"{games} games in {monotonic() - started:.0f} s; this process grew by {grown} MB")
    for words in wrong:
        print(words, file=sys.stderr)
    if grown > MOST_GROWN:
        print(f"the limit is {MOST_GROWN} MB", file=sys.stderr)
    raise typer.Exit(1 if wrong or grown > MOST_GROWN else 0)


PATIENCE = 30.0  # seconds
MOST_GROWN = 64  # MB: less than one flood


def limits(kind: str, seconds: float) -> Limits:
    """Long ones, for a busy machine, but where a bot lets the time run out."""
    patience = max(seconds, PATIENCE)
    answer = seconds if hostile.KINDS[kind] == "time" else patience
    return Limits(answer=answer, start=seconds if kind == "hang-at-once" else patience)


def memory() -> int:
    """The most memory that this process has had so far, in MB; 0 where that cannot be asked."""
    try:
        import resource
    except ImportError:  # Windows
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return int(most // (1 << 20) if sys.platform == "darwin" else most // 1024)

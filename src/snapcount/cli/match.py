"""`snapcount match`: agents and bots against each other, one game after the other."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from snapcount.cards.season import DEFAULT_EDITION
from snapcount.cli import _games
from snapcount.engine.editions import edition_named
from snapcount.engine.errors import SnapcountError
from snapcount.engine.records.record import to_json
from snapcount.engine.setup import new_table
from snapcount.sim.bots.play import Ended, Player, play_game, player_named
from snapcount.sim.bots.protocol import Limits
from snapcount.sim.chances import win_rate


def match(
    p1: Annotated[str, typer.Option(help="An agent, or the command that runs a bot: ./mybot.py.")],
    p2: Annotated[str, typer.Option(help="Its opponent.")],
    games: Annotated[int, typer.Option("-n", "--games", min=1, help="How many games.")] = 2,
    decks: Annotated[str, typer.Option(help="One deck for both, or two: a,b.")] = (
        "herons,badgers"
    ),
    seed: _games.Seed = "0",
    edition: _games.Edition = DEFAULT_EDITION,
    all_pro: _games.AllPro = False,
    seconds: Annotated[float, typer.Option(min=0.01, help="Seconds a bot gets per answer.")] = 5.0,
    game_seconds: Annotated[
        float, typer.Option(min=0.01, help="Seconds a bot gets per game.")
    ] = 300.0,
    records: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Save the games' records here.")
    ] = None,
    as_json: _games.AsJson = False,
) -> None:
    """Match up agents and bots. Every second game repeats the shuffles with seats swapped.

    A bot that crashes, takes too long or breaks the protocol forfeits the game.
    """
    players: list[Player] = []
    rows: list[dict[str, Any]] = []
    try:
        rules = edition_named(edition)
        names = _games.two(decks, "--decks")
        home, away = (_games.deck_named(name, edition) for name in names)
        # The players swap seats, and keep their decks.
        tables = [
            new_table((home[1], away[1]), rules, all_pro),
            new_table((away[1], home[1]), rules, all_pro),
        ]
        limits = Limits(answer=seconds, game=game_seconds)
        players += [player_named(words, tables[0], limits) for words in (p1, p2)]
        for number in range(games):
            swapped = number % 2
            seated = (players[swapped], players[1 - swapped])
            ended = play_game(tables[swapped], f"{seed}:{number // 2}", seated)
            rows.append(row_of(number, ended, swapped, players))
            if not as_json:
                print(line_of(rows[-1]), flush=True)
            if records is not None:
                keep(records, number, ended)
    except SnapcountError as error:
        _games.fail("match", error)
    finally:
        for player in players:
            player.close()
    tell(rows, players, as_json)


def row_of(number: int, ended: Ended, swapped: int, players: list[Player]) -> dict[str, Any]:
    """A game as plain values, by player rather than by seat."""
    score = ended.game.score[::-1] if swapped else ended.game.score[:]
    winner = ended.winner if ended.winner < 0 else ended.winner ^ swapped
    return {
        "game": number + 1,
        "players": [player.name for player in players],
        "score": score,
        "winner": winner,
        "by_rule": ended.loser >= 0,
        "code": ended.code,
        "why": ended.why,
    }


def line_of(row: dict[str, Any]) -> str:
    names, score = row["players"], row["score"]
    words = f"game {row['game']}: {names[0]} {score[0]}, {names[1]} {score[1]}"
    if row["by_rule"]:
        return f"{words}; {names[row['winner']]} wins by rule: {row['why']}"
    return f"{words}; {names[row['winner']]} wins" if row["winner"] >= 0 else f"{words}; a tie"


def keep(folder: Path, number: int, ended: Ended) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"game-{number + 1}.json").write_bytes(to_json(ended.record))
    except OSError as error:
        raise SnapcountError(f"can't write {folder}: {error.strerror}.") from None


def tell(rows: list[dict[str, Any]], players: list[Player], as_json: bool) -> None:
    halves = [1 if row["winner"] < 0 else 2 * (row["winner"] == 0) for row in rows]
    pairs = [0] * 5
    for first, second in zip(halves[::2], halves[1::2], strict=False):
        pairs[first + second] += 1
    rate = win_rate(pairs)
    by_rule = sum(row["by_rule"] for row in rows)
    if as_json:
        report = {
            "players": [player.name for player in players],
            "games": rows,
            "share": sum(halves) / (2 * len(halves)),
            "win_rate": rate._asdict(),
            "by_rule": by_rule,
        }
        print(json.dumps(report, indent=2, ensure_ascii=False))
        return
    share = sum(halves) / (2 * len(halves))
    print(f"{players[0].name} wins {share:.1%} of {len(rows)} games", end="")
    print(f", by whole pairs {rate}" if len(rows) > 1 else "", end="")
    print(f"; {by_rule} were decided by rule" if by_rule else "")

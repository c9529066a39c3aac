"""`snapcount sealed`: open boosters and build a deck from them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from snapcount.agents.match import play_game
from snapcount.agents.names import agent_named
from snapcount.cli._deck_words import library, print_json, told
from snapcount.cli._limited import event_table, say_pool, say_reasons, seed_or_chance, write_file
from snapcount.decks.builder.wish import Built
from snapcount.decks.code import write_code
from snapcount.decks.json_form import as_json as deck_json
from snapcount.decks.limited.bots import build_from_pool
from snapcount.decks.limited.event import EventTable
from snapcount.decks.limited.record import Recorder, fingerprint
from snapcount.decks.text import write_text
from snapcount.engine.setup import new_table


def sealed(
    set_code: Annotated[str, typer.Option("--set", help="The set to open boosters from.")] = "SC1",
    seed: Annotated[
        str | None, typer.Option(help="The same seed opens the same cards. Default: random.")
    ] = None,
    edition: Annotated[str | None, typer.Option(help="2019, 2021, 2022 or crd.")] = None,
    style: Annotated[
        str, typer.Option(help="See `deck build`. Default: whatever suits the pool.")
    ] = "",
    seats: Annotated[int, typer.Option(min=1, help="How many players open boosters.")] = 1,
    match: Annotated[
        int, typer.Option(min=0, metavar="GAMES", help="Have two bots play this many games.")
    ] = 0,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write the first player's deck to this file."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Open sealed boosters from a seed and build a deck from each pool.

    Everyone can fill out a deck with the set's starter cards.
    """
    seed = seed_or_chance(seed)
    with told("sealed"):
        table = event_table("sealed", max(seats, 2 if match else 1), set_code, edition)
        recorder = Recorder(table, seed)
        built: list[Built] = []
        for seat in range(table.seats):
            built.append(build_from_pool(recorder.event, seat, f"{seed}:{seat}", style))
            recorder.hand_in(built[-1].deck, seat)
        if out is not None:
            write_file(out, write_text(built[0].deck, library()))
        games = play(table, built, seed, match)
    end = fingerprint(recorder.event)
    if as_json:
        decks = [deck_json(one.deck) for one in built]
        pools = [[table.cards[i].card.number for i in pool] for pool in recorder.event.pools]
        print_json(
            {"seed": seed, "pools": pools, "decks": decks, "games": games, "fingerprint": end}
        )
        return
    size = table.printing.boosters.size
    print(f"Sealed, {set_code}, seed {seed}: {table.dealt} boosters of {size} cards each.")
    for seat, one in enumerate(built):
        who = f"Player {seat + 1}" if table.seats > 1 else "You"
        if not match:
            say_pool(recorder.event.pool(seat), f"{who}: the pool")
        print(f"{who}: the deck, {write_code(one.deck, library())}")
        say_reasons(one)
        if not match:
            print()
            print(write_text(one.deck, library()))
    for number, (home, away) in enumerate(games, 1):
        print(f"Game {number}: {home}-{away}")
    if match:
        wins = [sum(h > a for h, a in games), sum(a > h for h, a in games)]
        print(f"Player 1 wins {wins[0]}, player 2 wins {wins[1]} of {len(games)}.")
    print(f"Fingerprint {end}")


def play(table: EventTable, built: list[Built], seed: str, games: int) -> list[tuple[int, int]]:
    """Games between the first two decks, played by two bots."""
    scores = []
    for number in range(games):
        made = new_table((built[0].deck.cards, built[1].deck.cards), table.form.rules)
        agents = (agent_named("greedy", made), agent_named("greedy", made))
        game = play_game(made, f"{seed}:{number}", agents)
        scores.append((int(game.score[0]), int(game.score[1])))
    return scores

"""`snapcount card prove`: the card language put to the proof, with as many cards as you like."""

from __future__ import annotations

import os
import sys
from time import monotonic
from typing import Annotated

import typer

from snapcount.cli.card._words import print_json
from snapcount.testing.language import TOO_SLOW, Proof, Proved, reading_speed
from snapcount.testing.language import prove as proofs

LINES_APART = 10.0


def prove(
    round_trip: Annotated[
        int, typer.Option(min=0, help="How many cards to invent, print and read again.")
    ] = 2_000,
    damage: Annotated[
        int, typer.Option(min=0, help="How many cards to damage, then read or refuse.")
    ] = 2_000,
    seed: Annotated[int, typer.Option(help="A different seed makes different cards.")] = 0,
    first: Annotated[int, typer.Option(min=0, help="The number of the first card.")] = 0,
    workers: Annotated[
        int, typer.Option(min=0, help="Number of processes; 0 means one per core.")
    ] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Test the card language: random cards survive printing, damaged ones are refused.

    Every random card, printed and read again, must be the same card. Every damaged text must be
    refused with a pointer within 50 ms of CPU time (scaled as `bench` scales it), or read exactly
    as its canonical wording says. The same seed makes the same cards. Exit status 1: a card failed.
    """
    wanted: tuple[tuple[Proof, int], ...] = (("round trip", round_trip), ("damage", damage))
    results = [_proved(proof, seed, first, count, workers or _cores()) for proof, count in wanted]
    speed = reading_speed()
    if as_json:
        print_json({"seed": seed, "first": first, "proofs": results, "reading": speed})
    else:
        for result in results:
            _tell(result)
        print(f"reading     {speed.raw:,.0f} cards/s, scaled as `bench` does {speed.scaled:,.0f}")
    raise typer.Exit(1 if any(result.failures for result in results) else 0)


def _cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _proved(proof: Proof, seed: int, first: int, count: int, workers: int) -> Proved:
    total = Proved(proof, failures=[])
    told = monotonic()
    for part in proofs(proof, seed, first, count, workers):
        total.add(part)
        for failure in part.failures:
            command = f"snapcount card prove --{proof.replace(' ', '-')} 1 --seed {seed}"
            other = "--damage 0" if proof == "round trip" else "--round-trip 0"
            print(
                f"{proof} {failure.number}: {failure.problem}\n{failure.text[:400]}\n"
                f"  {command} --first {failure.number} {other}",
                file=sys.stderr,
            )
        if monotonic() - told > LINES_APART:
            told = monotonic()
            print(f"{proof}: {total.cards:,} of {count:,} cards", file=sys.stderr)
    return total


def _tell(result: Proved) -> None:
    if not result.cards:
        return
    print(f"{result.proof:<11} {result.cards:,} cards, {len(result.failures)} failures")
    if result.proof == "damage":
        read = result.cards - result.refused
        print(f"            {result.refused:,} refused with a pointer, {read:,} read exactly")
        slowest, most = result.slowest * 1000, TOO_SLOW * 1000
        print(f"            slowest refusal {slowest:.1f} ms of CPU time, limit {most:.0f}")

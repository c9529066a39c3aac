"""`snapcount deck fuzz`: damaged deck files, and what is said about them."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import typer

from snapcount.cli._deck_words import library, told
from snapcount.testing.mutated_decks import Mutations


def fuzz(
    files: Annotated[int, typer.Option(min=1, help="How many files.")] = 5000,
    seed: Annotated[int, typer.Option(help="A different seed damages different files.")] = 1,
    first: Annotated[int, typer.Option(min=0, help="The number of the first file.")] = 0,
) -> None:
    """Damage deck files (lists, JSON, codes) and check that every mistake is reported.

    A deck called legal must also read back from all three forms and work in a game. Exit status
    1: one didn't; the file is printed.
    """
    with told("deck fuzz"):
        mutations = Mutations(library(), seed)
    counts: Counter[str] = Counter()
    broken = []
    for start in range(first, first + files, 1000):
        some, bad = mutations.run(range(start, min(start + 1000, first + files)))
        counts += some
        broken += bad
    for number, outcome in broken[:5]:
        print(f"File {number}: {outcome.kind}: {outcome.wrong}\n{outcome.words}\n")
    shares = ", ".join(f"{count} {kind}" for kind, count in sorted(counts.items()))
    print(f"{files} files: {shares}; {len(broken)} broke the promise.")
    raise typer.Exit(1 if broken else 0)

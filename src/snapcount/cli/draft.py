"""`snapcount draft`: a draft in plain text, one person among bots, or bots alone."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from snapcount.cli._deck_words import library, print_json, told
from snapcount.cli._limited import (
    card_words,
    event_table,
    rarity_word,
    say_reasons,
    seed_or_chance,
    write_file,
)
from snapcount.decks.builder.wish import Built
from snapcount.decks.code import write_code
from snapcount.decks.json_form import as_json as deck_json
from snapcount.decks.library import plain
from snapcount.decks.limited.bots import Bots, build_from_pool
from snapcount.decks.limited.event import EventTable, EventView
from snapcount.decks.limited.record import Recorder, fingerprint, from_json, to_json
from snapcount.decks.text import write_text
from snapcount.engine.errors import RecordError
from snapcount.terminal.console import Console, EndOfInput

HELP = (
    "Type the number or name of the card you want.\n"
    "pool shows your cards, pack shows the pack again, auto lets a bot finish for you, quit "
    "leaves."
)


def draft(
    bots: Annotated[
        int | None, typer.Option(min=2, max=8, help="Let this many bots draft without you.")
    ] = None,
    seats: Annotated[int, typer.Option(min=2, max=8, help="How many seats, yours included.")] = 8,
    set_code: Annotated[str, typer.Option("--set", help="The set to draft.")] = "SC1",
    seed: Annotated[
        str | None, typer.Option(help="The same seed opens the same packs. Default: random.")
    ] = None,
    edition: Annotated[str | None, typer.Option(help="2019, 2021, 2022 or crd.")] = None,
    style: Annotated[str, typer.Option(help="The style of the deck built for you.")] = "",
    save: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Save the draft here. If the file exists, the draft picks up from it.",
        ),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the first seat's deck to this file.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON (with --bots).")] = False,
) -> None:
    """Draft a deck: take a card, pass the pack. You have seat 1, bots have the rest.

    With --bots N the draft runs by itself. Everyone can fill out a deck with the set's starter
    cards.
    """
    with told("draft"):
        room = Room(bots, seats, set_code, seed, edition, save)
        if bots is None:
            room.converse(Console(sys.stdin, sys.stdout))
        else:
            room.run()
        built = room.build(style)
        if out is not None:
            write_file(out, write_text(built[0].deck, library()))
        room.keep()
    if as_json:
        print_json(room.report(built))
    else:
        room.say_end(built, bots is not None)


class Room:
    """A draft that is being held here: who sits where, and what is kept of it."""

    def __init__(
        self,
        bots: int | None,
        seats: int,
        set_code: str,
        seed: str | None,
        edition: str | None,
        save: Path | None,
    ) -> None:
        self.save = save
        self.set_code = set_code
        kept = from_json(save.read_bytes()) if save is not None and save.is_file() else None
        if kept is not None:
            seed, seats, self.set_code = kept.seed, kept.seats, kept.set
        self.seed = seed_or_chance(seed)
        self.table: EventTable = event_table("draft", bots or seats, self.set_code, edition)
        self.recorder = Recorder(self.table, self.seed)
        self.event = self.recorder.event
        self.bots = Bots(self.table, self.seed)
        if kept is not None:
            if kept.table != self.table.digest or kept.kind != "draft":
                raise RecordError(f"{save} holds a different draft (other cards or seats).")
            for pick in kept.picks:
                self.recorder.take_again(pick)

    # Picking -----------------------------------------------------------------------------------

    def run(self) -> None:
        """Let bots pick on every seat, to the end."""
        while self.event.stage == "pick":
            for seat in self.event.pending:
                self.bot_picks(seat)

    def bot_picks(self, seat: int) -> None:
        self.recorder.pick(self.bots.pick(self.event.observe(seat)), seat)

    def converse(self, console: Console) -> None:
        """Ask the person on the first seat, until the last pick or the word to stop."""
        seats, rounds = self.table.seats, self.table.rounds
        console.say(f"{self.set_code} draft: {seats} seats, {rounds} packs, seed {self.seed}.")
        console.say(HELP)
        while self.event.stage == "pick":
            if 0 in self.event.pending:
                try:
                    if not self.ask(console):
                        self.run()
                        return
                except (EndOfInput, KeyboardInterrupt):
                    self.stop(console)
                self.keep()
            for seat in self.event.pending:
                if seat:
                    self.bot_picks(seat)

    def ask(self, console: Console) -> bool:
        """One pick of the person's; False if a bot shall go on."""
        view = self.event.observe(0)
        self.show_pack(console, view)
        while True:
            words = console.ask("> ")
            match plain(words):
                case "quit" | "q":
                    self.stop(console)
                case "pool":
                    self.show_pool(console, view)
                case "pack":
                    self.show_pack(console, view)
                case "auto":
                    return False
                case "?" | "help":
                    console.say(HELP)
                case "":
                    continue
                case _:
                    card = self.meant(words, view, console)
                    if card is not None:
                        self.recorder.pick(card, 0)
                        console.say(f"You took {self.table.cards[card].card.name}.")
                        return True

    def meant(self, words: str, view: EventView, console: Console) -> int | None:
        """The card of the pack that a number or a name means."""
        if words.isascii() and words.isdecimal():
            if 1 <= int(words) <= len(view.pack):
                return view.pack[int(words) - 1]
            console.say(f"Choose a card from 1 to {len(view.pack)}.")
            return None
        wanted = plain(words)
        names = [(place, plain(self.table.cards[place].card.name)) for place in view.pack]
        exact = [place for place, name in names if name == wanted]
        found = exact or [place for place, name in names if wanted in name]
        if len(found) == 1:
            return found[0]
        shown = ", ".join(self.table.cards[place].card.name for place in found)
        console.say(
            f"That could be {shown}. Type a number." if found else "No card here has that name."
        )
        return None

    def show_pack(self, console: Console, view: EventView) -> None:
        console.say()
        console.say(
            f"Pack {view.round} of {view.rounds}, pick {view.pick}. The pack then goes to "
            f"seat {view.passes_to + 1}."
        )
        for number, place in enumerate(view.pack, 1):
            listed = self.table.cards[place]
            rarity = rarity_word(listed)
            console.say(f"{number:2}. {listed.card.name} ({rarity}) – {card_words(listed)}")

    def show_pool(self, console: Console, view: EventView) -> None:
        console.say(f"You have {len(view.pool)} card{'' if len(view.pool) == 1 else 's'}.")
        for place in view.pool:
            listed = self.table.cards[place]
            console.say(f"  {listed.card.name} – {card_words(listed)}")

    def stop(self, console: Console) -> None:
        self.keep()
        if self.save is not None:
            console.say(f"Draft saved in {self.save}. Run the same command to continue.")
        else:
            console.say("The draft stops here. Use --save FILE to keep one.")
        raise typer.Exit(0)

    # The end -----------------------------------------------------------------------------------

    def build(self, style: str) -> list[Built]:
        """A deck for every seat, handed in."""
        built = []
        for seat in range(self.table.seats):
            wanted = style if seat == 0 else ""
            built.append(build_from_pool(self.event, seat, f"{self.seed}:{seat}", wanted))
            self.recorder.hand_in(built[-1].deck, seat)
        return built

    def keep(self) -> None:
        if self.save is not None:
            write_file(self.save, to_json(self.recorder.record, self.event))

    def say_end(self, built: list[Built], bots_alone: bool) -> None:
        if bots_alone:
            seats, rounds = self.table.seats, self.table.rounds
            picks = len(self.recorder.record.picks)
            size = f"{seats} bots, {rounds} packs, {picks} picks"
            print(f"{self.set_code} draft: {size}, seed {self.seed}.")
            for seat, one in enumerate(built, 1):
                print(f"Seat {seat}: {one.style.name}, {write_code(one.deck, library())}")
        else:
            print()
            print("Your deck, from your picks plus starter cards:")
            say_reasons(built[0])
            print()
            print(write_text(built[0].deck, library()))
            print(write_code(built[0].deck, library()))
        print(f"Fingerprint {fingerprint(self.event)}")

    def report(self, built: list[Built]) -> dict[str, object]:
        return {
            "seed": self.seed,
            "record": self.recorder.record,
            "decks": [deck_json(one.deck) for one in built],
            "fingerprint": fingerprint(self.event),
        }

"""A position for a lesson, told by the names of the starter decks' cards.

Home is the learner, with the Herons; Away has the Badgers. The position itself is a position line,
which the engine reads and checks like any other.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from snapcount.cards.demo import demo_decks
from snapcount.engine.editions import edition_named
from snapcount.engine.game import Game
from snapcount.engine.records.game_lines import DOWNS, SEATS, spot
from snapcount.engine.records.position import from_line
from snapcount.engine.setup import new_table
from snapcount.engine.table import Table
from snapcount.engine.terms import PLAY_CARD, PLAYER_CARD, SLOTS_A_SEAT

EDITION: Final = "crd"
OFFENSIVE: Final = 5  # slots of a seat that are offensive Players
Names = tuple[str, ...]


class Setting(NamedTuple):
    """Where a lesson begins; pairs are Home's, then Away's."""

    plays: tuple[Names, Names]
    actions: tuple[Names, Names] = ((), ())
    next_plays: tuple[Names, Names] = ((), ())
    """The Plays on top of each Play deck, the first to be drawn or flipped first."""
    bench: Names = ("Jory Saltmarsh", "Thorn Quarrier")
    exhausted: Names = ()
    lined_up: bool = True
    """Whether a down begins; without it a possession does, with its line-ups."""
    down: int = 1
    ball: int = 25
    half: int = 1
    clock: int = 15
    score: tuple[int, int] = (0, 0)
    timeouts: tuple[int, int] = (3, 3)


@cache
def lesson_table() -> Table:
    """The table of all lessons."""
    return new_table(demo_decks(EDITION), edition_named(EDITION))


def game_of(setting: Setting) -> Game:
    """The game in that position, at its first question."""
    return from_line(line_of(setting, lesson_table()), lesson_table())


def line_of(setting: Setting, table: Table) -> str:
    """The position line of a setting."""
    taken: set[int] = set()

    def find(seat: int, names: Names, is_play: bool) -> list[int]:
        found: list[int] = []
        for name in names:
            card = next(
                card
                for card, owner in enumerate(table.owner)
                if owner == seat
                and card not in taken
                and table.kind[card] != PLAYER_CARD
                and (table.kind[card] == PLAY_CARD) == is_play
                and table.cards[table.definition[card]].name == name
            )
            taken.add(card)
            found.append(card)
        return found

    plays = [find(seat, setting.plays[seat], True) for seat in range(2)]
    actions = [find(seat, setting.actions[seat], False) for seat in range(2)]
    tops = [find(seat, setting.next_plays[seat], True) for seat in range(2)]
    decks = [
        [card for card in table.opening[seat][0] if card not in taken] + tops[seat][::-1]
        for seat in range(2)
    ]
    fields = {
        "play_hand": _piles(plays),
        "action_hand": _piles(actions),
        "play_deck": _piles(decks),
        "dice": "00000001.00000002.00000003.00000004",
    }
    if setting.lined_up:
        on_field = _slots(table, setting.bench, inside=False)
        fields["on_field"] = _join([slot for slot in on_field if _plays_now(slot)])
        fields["phase"] = str(table.edition.at_down)
    if setting.exhausted:
        fields["exhausted"] = _join(_slots(table, setting.exhausted, inside=True))
    head = [
        EDITION,
        f"H{setting.half}",
        str(setting.clock),
        DOWNS[setting.down],
        spot(setting.ball).replace(" ", ""),
        SEATS[0],
        "-".join(map(str, setting.score)),
        "/".join(map(str, setting.timeouts)),
    ]
    return " ".join([*head, *(f"{name}={text}" for name, text in fields.items())])


def _plays_now(slot: int) -> bool:
    """Home is on offense, Away on defense."""
    offensive = slot % SLOTS_A_SEAT < OFFENSIVE
    return offensive == (slot < SLOTS_A_SEAT)


def _slots(table: Table, names: Names, inside: bool) -> list[int]:
    """The slots of the Players with these names, or of all others."""
    found = []
    for slot, card in enumerate(table.slot_card):
        if card >= 0 and (table.cards[table.definition[card]].name in names) == inside:
            found.append(slot)
    return found


def _join(numbers: list[int]) -> str:
    return ",".join(map(str, numbers))


def _piles(piles: list[list[int]]) -> str:
    return "/".join(map(_join, piles))

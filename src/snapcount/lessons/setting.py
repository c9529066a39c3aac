"""A position told by the names of cards, for lessons and whoever wants to know what would happen.

In lessons Home is the learner, with the Herons; Away has the Badgers. The position itself is a
position line, which the engine reads and checks like any other.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from snapcount.cards.card import AnyCard, PlayerCard
from snapcount.cards.catalog.catalog import shipped_set
from snapcount.cards.demo import demo_decks
from snapcount.cards.season import DEFAULT_EDITION
from snapcount.engine.editions import edition_named
from snapcount.engine.errors import RecordError
from snapcount.engine.game import Game
from snapcount.engine.records.game_lines import DOWNS, SEATS, spot
from snapcount.engine.records.position import ALL_PRO, from_line
from snapcount.engine.setup import new_table
from snapcount.engine.table import Table
from snapcount.engine.terms import PLAY_CARD, PLAYER_CARD, SLOTS_A_SEAT, SUPERSTAR

EDITION: Final = DEFAULT_EDITION
SEASON: Final = "sc1"
OFFENSIVE: Final = 5  # slots of a seat that are offensive Players
Names = tuple[str, ...]


class Setting(NamedTuple):
    """Where a lesson begins; pairs are Home's, then Away's."""

    plays: tuple[Names, Names]
    actions: tuple[Names, Names] = ((), ())
    next_plays: tuple[Names, Names] = ((), ())
    """The Plays on top of each Play deck, the first to be drawn or flipped first."""
    bench: Names = ("Jory Saltmarsh", "Thorn Quarrier")
    """Who does not line up; with nobody named the last of each five who is no Quarterback."""
    exhausted: Names = ()
    lined_up: bool = True
    """Whether a down begins; without it a possession does, with its line-ups."""
    down: int = 1
    ball: int = 25
    half: int = 1
    clock: int = 15
    score: tuple[int, int] = (0, 0)
    timeouts: tuple[int, int] = (3, 3)
    offense: int = 0
    superstars: tuple[Names, Names] = ((), ())
    """Those that are attached already, each to its own Player."""
    power_ups: tuple[Names, Names] = ((), ())
    """Each with the Player it is beneath: `Track Shoes on Cal Starling`."""
    gridirons: tuple[Names, Names] = ((), ())
    extras: tuple[Names, Names] = ((), ())
    """Cards of the First Season that come into the decks of the lessons."""


@cache
def lesson_table(extras: tuple[Names, Names] = ((), ())) -> Table:
    """The table of the lessons; some bring a card or two of the First Season."""
    herons, badgers = demo_decks(EDITION)
    decks = [*herons, *_first_season(extras[0])], [*badgers, *_first_season(extras[1])]
    return new_table(decks, edition_named(EDITION))


def _first_season(names: Names) -> list[AnyCard]:
    if not names:
        return []
    cards = [verdict.card for verdict in shipped_set(SEASON).verdicts]
    return [card for name in names for card in cards if card is not None and card.name == name]


def game_of(setting: Setting) -> Game:
    """The game in that position, at its first question."""
    table = lesson_table(setting.extras)
    return from_line(line_of(setting, table), table)


def line_of(setting: Setting, table: Table) -> str:
    """The position line of a setting; `RecordError` names a card that is not in its deck."""
    taken: set[int] = set()

    def find(seat: int, names: Names, is_play: bool) -> list[int]:
        found: list[int] = []
        for name in names:
            cards = (
                card
                for card, owner in enumerate(table.owner)
                if owner == seat
                and card not in taken
                and table.kind[card] != PLAYER_CARD
                and (table.kind[card] == PLAY_CARD) == is_play
                and same(table.cards[table.definition[card]].name, name)
            )
            card = next(cards, -1)
            if card < 0:
                kind = "Play" if is_play else "Action card"
                raise RecordError(f"{SEATS[seat]}'s deck has no {kind} {name!r} left.")
            taken.add(card)
            found.append(card)
        return found

    plays = [find(seat, setting.plays[seat], True) for seat in range(2)]
    actions = [find(seat, setting.actions[seat], False) for seat in range(2)]
    tops = [find(seat, setting.next_plays[seat], True) for seat in range(2)]
    superstars = [find(seat, setting.superstars[seat], False) for seat in range(2)]
    gridirons = [find(seat, setting.gridirons[seat], False) for seat in range(2)]
    attached: list[int] = []
    for seat in range(2):
        for words in setting.power_ups[seat]:
            name, _, player = words.rpartition(" on ")
            slots = [s for s in _slots(table, (player,), inside=True) if s // SLOTS_A_SEAT == seat]
            if not slots:
                raise RecordError(
                    f"{words!r} doesn't name one of {SEATS[seat]}'s Players. Write “Power Up "
                    "on Player”."
                )
            attached += [slots[0], *find(seat, (name,), False)]
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
        bench = setting.bench or _last_of_five(table)
        on_field = _slots(table, bench, inside=False)
        fields["on_field"] = _join([slot for slot in on_field if _plays(slot, setting.offense)])
        fields["phase"] = str(table.edition.at_down)
    stars = [number for cards in superstars for card in cards for number in _on(table, card)]
    if stars:
        fields["superstar"] = _join(stars)
    if attached:
        fields["attached"] = _join(attached)
    if any(gridirons):
        fields["gridirons"] = _join([*gridirons[0], *gridirons[1]])
    if setting.exhausted:
        fields["exhausted"] = _join(_slots(table, setting.exhausted, inside=True))
    head = [
        table.edition.name + (ALL_PRO if table.all_pro else ""),
        f"H{setting.half}",
        str(setting.clock),
        DOWNS[setting.down],
        spot(setting.ball).replace(" ", ""),
        SEATS[setting.offense],
        "-".join(map(str, setting.score)),
        "/".join(map(str, setting.timeouts)),
    ]
    return " ".join([*head, *(f"{name}={text}" for name, text in fields.items())])


def _on(table: Table, superstar: int) -> tuple[int, int]:
    """A Superstar with the slot of its Player (T-15)."""
    slot = table.slot_of[superstar]
    if table.kind[superstar] != SUPERSTAR or slot < 0:
        name = table.cards[table.definition[superstar]].name
        raise RecordError(f"{name!r} isn't a Superstar with its Player in the deck (D-6).")
    return slot, superstar


def same(name: str, wanted: str) -> bool:
    """Whether that is how somebody would write the name."""
    return name.casefold() == wanted.strip().casefold()


def _plays(slot: int, offense: int) -> bool:
    """Whether a Player of that slot can be on the field now."""
    offensive = slot % SLOTS_A_SEAT < OFFENSIVE
    return offensive == (slot // SLOTS_A_SEAT == offense)


def _last_of_five(table: Table) -> Names:
    """Of each five the last who is no Quarterback, so that everybody else may line up (S-5)."""
    found = []
    for first in range(0, len(table.slot_card), OFFENSIVE):
        five = [table.cards[table.definition[card]] for card in table.slot_card[first:][:OFFENSIVE]]
        others = [card for card in five if isinstance(card, PlayerCard) and card.position != "QB"]
        found.append(others[-1].name)
    return tuple(found)


def _slots(table: Table, names: Names, inside: bool) -> list[int]:
    """The slots of the Players with these names, or of all others."""
    found = []
    for slot, card in enumerate(table.slot_card):
        name = table.cards[table.definition[card]].name if card >= 0 else ""
        if card >= 0 and any(same(name, each) for each in names) == inside:
            found.append(slot)
    return found


def _join(numbers: list[int]) -> str:
    return ",".join(map(str, numbers))


def _piles(piles: list[list[int]]) -> str:
    return "/".join(map(_join, piles))

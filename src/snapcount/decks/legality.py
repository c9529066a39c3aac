"""Whether a deck may be played in an edition: chapter D of the rules, one function a clause.

Cards of a kind that the edition does not know (D-9) count for nothing in the other clauses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from snapcount.cards.card import AnyCard, PlayCard, PlayerCard, Superstar, Synergy, digest
from snapcount.cards.errata import corrected
from snapcount.cards.words import PASS_CALLS, RUN_CALLS, Side
from snapcount.decks.errors import DeckError
from snapcount.engine.edition import Edition
from snapcount.engine.editions import known_editions
from snapcount.engine.setup import KIND_NAMES, KINDS

A_SIDE: Final = 5  # D-1, D-2
PLAYS: Final = 20  # D-3
ACTIONS: Final = 20  # D-5
ALL_CARDS: Final = 50  # D-8
COPIES: Final = 2  # D-5


class Problem(NamedTuple):
    """One thing that keeps a deck from being legal, and what would mend it."""

    clause: str
    cards: tuple[AnyCard, ...]
    wrong: str
    mend: str

    def __str__(self) -> str:
        return f"{self.wrong} {self.mend} ({self.clause})"


class IllegalDeck(DeckError):
    """A deck that is not legal. `problems` has everything that is wrong with it."""

    code = "illegal-deck"

    def __init__(self, rules: str, found: Sequence[Problem]) -> None:
        self.problems = tuple(found)
        lines = [f"This deck isn't legal in {rules}:", *(f"- {problem}" for problem in found)]
        super().__init__("\n".join(lines))


def problems(cards: Sequence[AnyCard], edition: Edition) -> list[Problem]:
    """Everything that keeps these cards from being a legal deck, clause by clause."""
    deck = _Deck(cards, edition)
    return [problem for clause in CLAUSES for problem in clause(deck)]


def require_legal(cards: Sequence[AnyCard], edition: Edition) -> None:
    """Raise `IllegalDeck` if there are any problems."""
    found = problems(cards, edition)
    if found:
        raise IllegalDeck(edition.name, found)


class _Deck:
    """A deck sorted into the piles that the clauses count."""

    def __init__(self, cards: Sequence[AnyCard], edition: Edition) -> None:
        self.edition = edition
        self.unknown = [card for card in cards if not knows(edition, card)]
        known = [card for card in cards if knows(edition, card)]
        self.players = [card for card in known if isinstance(card, PlayerCard)]
        self.plays = [card for card in known if isinstance(card, PlayCard)]
        self.synergies = [card for card in known if isinstance(card, Synergy)]
        elsewhere = PlayerCard | PlayCard | Synergy
        self.actions: list[AnyCard] = [card for card in known if not isinstance(card, elsewhere)]

    def side(self, side: Side) -> list[PlayerCard]:
        return [card for card in self.players if card.side == side]


# The clauses -----------------------------------------------------------------------------------


def five_on_offense(deck: _Deck) -> Iterator[Problem]:
    """D-1. Legends are among them (D-11)."""
    yield from _five("D-1", deck.side("offense"), "offensive")


def one_or_two_quarterbacks(deck: _Deck) -> Iterator[Problem]:
    """D-1."""
    passers = [card for card in deck.side("offense") if card.position == "QB"]
    if not passers:
        yield Problem("D-1", (), "The deck has no Quarterback.", "Swap a Player for one.")
    elif len(passers) > 2:
        yield Problem(
            "D-1",
            tuple(passers),
            f"The deck has {len(passers)} Quarterbacks: {_listed(passers)}.",
            "Keep one or two.",
        )


def five_on_defense(deck: _Deck) -> Iterator[Problem]:
    """D-2."""
    yield from _five("D-2", deck.side("defense"), "defensive")


def different_players(deck: _Deck) -> Iterator[Problem]:
    """R-1: different Players of a side have different names."""
    for side in ("offense", "defense"):
        for alike in _alike(deck.side(side), lambda card: card.name.casefold()):
            if len(alike) > 1:
                yield Problem(
                    "R-1",
                    alike,
                    f"{alike[0].name} appears {len(alike)} times on {side}.",
                    "Keep one and pick other Players.",
                )


def enough_plays(deck: _Deck) -> Iterator[Problem]:
    """D-3."""
    yield from _count("D-3", deck.plays, PLAYS, deck.edition.exact_decks, "Play cards")


def unique_plays(deck: _Deck) -> Iterator[Problem]:
    """D-4."""
    marked = [card for card in deck.plays if card.unique]
    if deck.edition.one_unique:
        yield from _one_unique("D-4", marked, "Unique Plays")
        return
    for copies in _alike(marked, _identity):
        if len(copies) > 1:
            yield Problem(
                "D-4",
                copies,
                f"The deck has {len(copies)} copies of the Unique Play {label_of(copies[0])}.",
                "Keep one.",
            )


def enough_actions(deck: _Deck) -> Iterator[Problem]:
    """D-5. From 2021 on Power Ups, Superstars and Gridirons count too."""
    name = "Action cards" if deck.edition.exact_decks else "Action deck cards"
    yield from _count("D-5", deck.actions, ACTIONS, deck.edition.exact_decks, name)


def two_copies(deck: _Deck) -> Iterator[Problem]:
    """D-5."""
    for copies in _alike(deck.actions, _identity):
        if len(copies) > COPIES:
            yield Problem(
                "D-5",
                copies,
                f"The deck has {len(copies)} copies of {label_of(copies[0])}.",
                f"Keep {COPIES}.",
            )


def unique_actions(deck: _Deck) -> Iterator[Problem]:
    """D-5."""
    if deck.edition.one_unique:
        marked = [card for card in deck.actions if card.unique]
        yield from _one_unique("D-5", marked, "Unique cards in the Action deck")


def counterparts(deck: _Deck) -> Iterator[Problem]:
    """D-6: a Superstar goes on the normal Player of its name and side of the ball."""
    normal = {(card.side, card.name.casefold()) for card in deck.players}
    stars = [card for card in deck.actions if isinstance(card, Superstar)]
    for alike in _alike(stars, _identity):
        star = alike[0]
        if isinstance(star, Superstar) and (star.side, star.name.casefold()) not in normal:
            yield Problem(
                "D-6",
                alike,
                f"The Superstar {label_of(star)} has no normal {star.name} on {star.side}.",
                "Add that Player, or remove the Superstar.",
            )


def one_synergy(deck: _Deck) -> Iterator[Problem]:
    """D-7."""
    if len(deck.synergies) > 1:
        yield Problem(
            "D-7",
            tuple(deck.synergies),
            f"The deck has {len(deck.synergies)} Synergy cards: {_listed(deck.synergies)}.",
            "Keep one at most.",
        )


def fifty_cards(deck: _Deck) -> Iterator[Problem]:
    """D-8. The Synergy card does not count."""
    cards: list[AnyCard] = [*deck.players, *deck.plays, *deck.actions]
    yield from _count("D-8", cards, ALL_CARDS, deck.edition.exact_decks, "cards")


def known_kinds(deck: _Deck) -> Iterator[Problem]:
    """D-9."""
    for alike in _alike(deck.unknown, _identity):
        card = alike[0]
        knowing = " or ".join(other.name for other in known_editions() if knows(other, card))
        yield Problem(
            "D-9",
            alike,
            f"{label_of(card)} is a {_kind(card)}, and the {deck.edition.name} rules don't "
            "have those.",
            f"Remove it, or play {knowing}.",
        )


def ruled_unique(deck: _Deck) -> Iterator[Problem]:
    """D-10: these count as Unique together with the cards that say so (D-4, D-5)."""
    if not deck.edition.ruled_unique:
        return
    for pile, name in ((deck.plays, "Plays"), (deck.actions, "cards in the Action deck")):
        ruled = [card for card in pile if _is_ruled_unique(card, deck.edition)]
        both = [card for card in pile if card.unique or card in ruled]
        if ruled and len(both) > 1:
            yield Problem(
                "D-10",
                tuple(both),
                f"The deck has {len(both)} {name} that count as Unique: {_listed(both)}.",
                "Keep one.",
            )


CLAUSES: Final[tuple[Callable[[_Deck], Iterator[Problem]], ...]] = (
    five_on_offense,
    one_or_two_quarterbacks,
    five_on_defense,
    different_players,
    enough_plays,
    unique_plays,
    enough_actions,
    two_copies,
    unique_actions,
    counterparts,
    one_synergy,
    fifty_cards,
    known_kinds,
    ruled_unique,
)


# What several clauses ask ----------------------------------------------------------------------


def knows(edition: Edition, card: AnyCard) -> bool:
    """Whether an edition knows that kind of card (D-9); 2022 brought Legends (D-11)."""
    if isinstance(card, PlayerCard) and card.legend and not edition.legends:
        return False
    return bool((edition.kinds >> KINDS[type(card)]) & 1)


def counts_as_unique(card: AnyCard, edition: Edition) -> bool:
    """Whether a deck may have but one such card: it says Unique, or a ruling does (D-10)."""
    return card.unique or (edition.ruled_unique and _is_ruled_unique(card, edition))


def _is_ruled_unique(card: AnyCard, edition: Edition) -> bool:
    """Whether a card that does not say Unique is (D-10, E-3, E-9)."""
    if card.unique:
        return False
    return corrected(card, edition.name).unique or _stops_all(card)


def _stops_all(card: AnyCard) -> bool:
    """Whether it is a Play that stops all Runs or all Passes, in one word or one by one."""
    if not isinstance(card, PlayCard):
        return False
    stops = set(card.defense)
    return bool(stops & {"run", "pass"}) or stops >= set(RUN_CALLS) or stops >= set(PASS_CALLS)


def _five(clause: str, players: Sequence[PlayerCard], side: str) -> Iterator[Problem]:
    yield from _count(clause, players, A_SIDE, True, f"{side} Players")


def _count(
    clause: str, cards: Sequence[AnyCard], wanted: int, exactly: bool, name: str
) -> Iterator[Problem]:
    n = len(cards)
    found = name.removesuffix("s") if n == 1 else name
    needed = f"it needs {'exactly' if exactly else 'at least'} {wanted}."
    wrong = f"The deck has {n} {found}; {needed}"
    if n < wanted:
        yield Problem(clause, tuple(cards), wrong, f"Add {wanted - n}.")
    elif n > wanted and exactly:
        yield Problem(clause, tuple(cards), wrong, f"Remove {n - wanted}.")


def _one_unique(clause: str, marked: Sequence[AnyCard], name: str) -> Iterator[Problem]:
    if len(marked) > 1:
        wrong = f"The deck has {len(marked)} {name}: {_listed(marked)}."
        yield Problem(clause, tuple(marked), wrong, "Keep one.")


def _identity(card: AnyCard) -> str:
    """What copies of a card have in common: its number, or all of it if it has none."""
    return card.number or digest(card)


def _alike(
    cards: Iterable[AnyCard], identity: Callable[[AnyCard], str]
) -> Iterator[tuple[AnyCard, ...]]:
    """The cards by identity, in the order in which each first came."""
    found: dict[str, list[AnyCard]] = {}
    for card in cards:
        found.setdefault(identity(card), []).append(card)
    for alike in found.values():
        yield tuple(alike)


def _kind(card: AnyCard) -> str:
    if isinstance(card, PlayerCard) and card.legend:
        return "Legend"
    return f"{KIND_NAMES[KINDS[type(card)]]} card"


def label_of(card: AnyCard) -> str:
    """What to call a card: `Screen Pass (S83-19)`."""
    return f"{card.name} ({card.number})" if card.number else card.name


def _listed(cards: Iterable[AnyCard]) -> str:
    """The cards by name, each once, with how often it is there."""
    words = []
    for alike in _alike(cards, _identity):
        times = f" ×{len(alike)}" if len(alike) > 1 else ""
        words.append(label_of(alike[0]) + times)
    return ", ".join(words)

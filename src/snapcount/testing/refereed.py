"""Games that the referee looks at: the engine plays them, `testing.referee` judges them.

A game hangs on the run's seed, its own number and the edition asked for and on nothing else, so
that it can be played again alone. This module knows the engine; the referee does not.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
from collections.abc import Iterator, Sequence
from typing import Final, Protocol

import msgspec

from snapcount.cards.card import AnyCard, PlayCard
from snapcount.cards.catalog.catalog import load
from snapcount.cards.dice import Dice
from snapcount.decks.library import library_of
from snapcount.decks.starters import starters_for
from snapcount.engine import options as o
from snapcount.engine.editions import EDITION_NAMES, edition_named
from snapcount.engine.events import DOWN
from snapcount.engine.game import Game, new_game
from snapcount.engine.options import DECISION_NAMES, Option
from snapcount.engine.records.record import Record, to_json
from snapcount.engine.setup import new_table
from snapcount.engine.table import Table
from snapcount.engine.terms import SPECTATOR
from snapcount.engine.views.event_view import event_seen
from snapcount.engine.views.observing import observe, option_seen
from snapcount.testing.cards import nodes
from snapcount.testing.referee.decks import two_decks
from snapcount.testing.referee.judge import Disagreement, Judge, Moment, Roster
from snapcount.testing.referee.table import Ask, Choice
from snapcount.testing.referee.texts import Known, Play
from snapcount.testing.referee.watch import Watch
from snapcount.testing.spread import spread

VERBS: Final = {
    o.PASS: "pass",
    o.PLAY_A_CARD: "play",
    o.USE: "use",
    o.RUN_A_PLAY: "run a play",
    o.KICK_PUNT: "punt",
    o.KICK_FIELD_GOAL: "field goal",
    o.CALL: "call",
    o.LINE_UP: "line up",
    o.DESIGNATE: "designate",
    o.SPEND_TIMEOUT: "spend timeout",
    o.LET_IT_RUN: "let it run",
    o.DISCARD: "discard",
    o.PICK_PLAYER: "pick player",
    o.PICK_CARD: "pick card",
    o.PICK_LAYER: "pick layer",
    o.ORDER: "order",
    o.DRAW_UP: "draw up",
    o.KEEP_REPLAY: "keep replay",
    o.KEEP_TURNOVER: "keep turnover",
}
MOST_DECISIONS: Final = 20_000
STARTERS_EVERY: Final = 5  # one round of the editions in so many is played with starter decks
FIRST_OVERTIME: Final = 2
PERIODS: Final = ("first half", "second half")


class Run(msgspec.Struct, frozen=True):
    """Which games are played."""

    seed: int
    first: int
    games: int
    edition: str | None = None


class Found(msgspec.Struct, frozen=True):
    """A disagreement: after which answer, in which down, about which clause, and both opinions."""

    clause: str
    what: str
    engine: str
    referee: str
    decision: int
    when: str


class Refereed(msgspec.Struct, frozen=True):
    """One game of a run; `record` is kept of a game with a disagreement."""

    number: int
    edition: str
    cards: str
    decisions: int
    downs: int
    found: Found | None
    record: bytes = b""


class Opinion(Protocol):
    """Whoever judges a game: told of each answer and of what came of it."""

    def hear(self, answer: Choice | None, now: Moment) -> None: ...


def play_game(run: Run, number: int) -> Refereed:
    """One game of the run, of the referee's own cards or of starter decks."""
    seed = f"referee:{run.seed}:{number}"
    dice = Dice(int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big"))
    edition = run.edition or EDITION_NAMES[number % len(EDITION_NAMES)]
    rules = edition_named(edition)
    all_pro = rules.all_pro_allowed and dice.chance(20)
    own = number // len(EDITION_NAMES) % STARTERS_EVERY != STARTERS_EVERY - 1
    known: dict[str, Known] = {}
    if own:
        home, away = two_decks(dice, edition)
        known = home.known | away.known
        decks: tuple[list[AnyCard], list[AnyCard]] = (home.cards, away.cards)
    else:
        starters = starter_decks(edition)
        decks = (dice.pick(starters), dice.pick(starters))
    table = new_table(decks, rules, all_pro)
    game = new_game(table, seed)
    given: list[Option] = []
    downs = 0
    found: Found | None = None
    manner = dice.weighted(((6, "eager"), (3, "plain"), (1, "stalling")))
    judge: Opinion | None = None
    try:
        first = moment(game)
        judge = own_judge(game, known, first) if own else Watching(game, first)
        while game.decision is not None:
            if len(given) >= MOST_DECISIONS:
                raise Disagreement("F-18", "length of the game", len(given), "an end")
            option = some_answer(game, dice, manner)
            said = choice(game, option)
            given.append(option)
            play_on(game, option)
            now = moment(game)
            downs += sum(event.kind == DOWN for event in now.happened)
            judge.hear(said, now)
    except Disagreement as wrong:
        found = Found(
            wrong.clause,
            wrong.what,
            wrong.engine,
            wrong.referee,
            len(given),
            how_it_stands(game),
        )
    record = b"" if found is None else record_of(table, seed, given)
    cards = "own cards" if own else "starter decks"
    return Refereed(number, edition, cards, len(given), downs, found, record)


def play_on(game: Game, option: Option) -> None:
    """An engine that breaks down is a disagreement too."""
    try:
        game.apply(option)
    except Exception as error:  # whatever it is: the answer was offered
        words = f"{type(error).__name__}: {error}"
        raise Disagreement("T-11", "an answer that was offered", words, "it is taken") from error


def play_run(run: Run, workers: int) -> Iterator[Refereed]:
    """All games of a run, in the order of their numbers."""
    numbers = range(run.first, run.first + run.games)
    return spread(functools.partial(play_game, run), numbers, workers, _died)


def _died(numbers: range) -> Refereed:
    what = f"games {numbers[0]} to {numbers[-1]}"
    found = Found("law 10", what, "a worker died in one of them", "they go on", 0, "unknown")
    return Refereed(numbers[0], "unknown", "unknown", 0, 0, found)


def own_judge(game: Game, known: dict[str, Known], first: Moment) -> Judge:
    by_definition = {place: known[card.name] for place, card in enumerate(game.table.cards)}
    names = [card.name for card in game.table.cards]
    return Judge(by_definition, names, rosters(game), first)


class Watching:
    """Starter decks are watched from their events alone."""

    def __init__(self, game: Game, first: Moment) -> None:
        table = game.table
        plays = {
            place: printed(card)
            for place, card in enumerate(table.cards)
            if isinstance(card, PlayCard)
        }
        texts = {type(node).__name__ for card in table.cards for node in nodes(card)}
        self.watch = Watch(plays, texts, table.edition.name, table.all_pro)
        self.watch.hear(first)

    def hear(self, answer: Choice | None, now: Moment) -> None:
        self.watch.hear(now)


def printed(card: PlayCard) -> Play:
    call = card.offense
    return Play(
        call.call,
        call.yards or 0,
        call.catch_low or 0,
        call.catch_high or 0,
        card.defense,
        card.strength,
        card.time,
        card.grit,
    )


@functools.cache
def starter_decks(edition: str) -> tuple[list[AnyCard], ...]:
    found = starters_for(edition, library_of(load()))
    return tuple(list(starter.deck.cards) for starter in found)


def record_of(table: Table, seed: str, given: Sequence[Option]) -> bytes:
    """The record of a game, made when it is wanted: most games need none."""
    record = Record.start(table, seed)
    game = new_game(table, seed)
    with contextlib.suppress(Exception):  # where the engine broke down, the record ends
        for option in given:
            record.answer(game, option)
    return to_json(record)


def how_it_stands(game: Game) -> str:
    period = PERIODS[game.period] if game.period < 2 else f"overtime {game.period - 1}"
    return f"{period}, clock {game.clock}, down {game.down}, ball on {game.ball}"


def rosters(game: Game) -> list[Roster]:
    table = game.table
    found = []
    view = game.observe(SPECTATOR)
    for seat in range(2):
        squad = {seen.slot: seen.card for seen in view.sides[seat].players}
        own = [
            definition
            for card, definition in enumerate(table.definition)
            if table.owner[card] == seat
        ]
        plays = [card for card in own if isinstance(table.cards[card], PlayCard)]
        actions = [card for card in own if card not in plays and card not in squad.values()]
        found.append(Roster(squad, plays, actions))
    return found


def moment(game: Game) -> Moment:
    """What the engine shows now."""
    happened = [event_seen(game.table, event, None) for event in game.events]
    asked = game.decision
    question = None
    if asked is not None:
        options = tuple(choice(game, option) for option in asked.options)
        question = Ask(asked.seat, DECISION_NAMES[asked.kind], options)
    return Moment(happened, observe(game, SPECTATOR, open_hands=True), question)


def choice(game: Game, option: Option) -> Choice:
    """An option in the referee's words."""
    seen = option_seen(game, option)
    verb = VERBS.get(seen.verb, f"verb {seen.verb}")
    if option.verb == o.ORDER:
        trigger = game.waiting[option.a]
        return Choice(verb, game.table.definition[trigger.card], trigger.slot)
    return Choice(verb, seen.card, seen.slot, seen.number)


def some_answer(game: Game, dice: Dice, manner: str) -> Option:
    """Mostly plays are run, and by eager seats cards used, so that downs have something in them.

    Seats that stall punt until there is an overtime, of which there would be few otherwise.
    """
    asked = game.decision
    assert asked is not None
    options = asked.options
    if asked.kind == o.ASK_TIMING_POINT and manner == "eager" and dice.chance(70):
        return options[1 + dice.below(len(options) - 1)]
    if asked.kind in (o.ASK_PLAY_OR_KICK, o.ASK_CALL):
        punts = [option for option in options if option.verb == o.KICK_PUNT]
        if manner == "stalling" and game.period < FIRST_OVERTIME and punts:
            return punts[0]
        if manner == "stalling" or dice.chance(85):
            plays = [option for option in options if option.verb in (o.RUN_A_PLAY, o.CALL)]
            return plays[dice.below(len(plays))]
    return options[dice.below(len(options))]

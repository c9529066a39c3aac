"""The conformance walk: what the engine promises, tried out at the decisions of a game.

The promises are those of the ten laws and of `State`'s contract: answers that are offered are
taken and others refused, copies stand alone, what is saved can be loaded, what was played can be
replayed, and no seat sees what it may not know. Each is a function of its own that yields what is
wrong, in words. `walk` plays a random game and asks for all of them, and for the `invariants`.
"""

from __future__ import annotations

import functools
import hashlib
import traceback
from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from snapcount.cards.card import AnyCard
from snapcount.cards.language.kernel.speak import Unspeakable
from snapcount.cards.language.printing import printed
from snapcount.engine import events
from snapcount.engine.dice import Dice, dice_from_seed
from snapcount.engine.errors import GameOver, IllegalAnswer, NotYourDecision, StaleDecision
from snapcount.engine.game import Game, new_game
from snapcount.engine.options import CALL, PASS, RUN_A_PLAY, Decision, Option
from snapcount.engine.records.loading import load
from snapcount.engine.records.notation import from_notation, to_notation
from snapcount.engine.records.position import from_line, to_line
from snapcount.engine.records.record import Record, from_json, to_json
from snapcount.engine.records.record import walk as walk_record
from snapcount.engine.records.story import fitting
from snapcount.engine.table import Table
from snapcount.engine.terms import TAKEN_BACK
from snapcount.engine.views.worlds import WorldMaker
from snapcount.engine.words.asking import explain_option, word_decision
from snapcount.engine.words.naming import option_name, option_named
from snapcount.engine.words.picture import word_position
from snapcount.testing import invariants
from snapcount.testing.hidden import ask_again, reshuffle_hidden
from snapcount.testing.retelling import Retelling, events_tell_the_whole_story

MOST_DECISIONS: Final = 50_000  # far above what any game takes: beyond it, a game does not end
SAMPLE: Final = 2  # answers that are not offered, tried at a decision
SELDOM: Final = 8  # what is slow is done at one of so many decisions
MOST_STEPS_ON: Final = 2  # how far a copy, or a game that was loaded, is played on

Check = Callable[[Game, Dice], Iterator[str]]


class Violation(msgspec.Struct, frozen=True):
    """A broken promise: which, at which decision of the game, and how."""

    promise: str
    decision: int
    problem: str


class Walk(msgspec.Struct, frozen=True):
    """A game that was walked: how many decisions it took, its record, and what was found.

    `digest` is of the game's fingerprints at every decision, in a game without a violation.
    """

    decisions: int
    record: Record
    violation: Violation | None
    digest: str = ""


# Promises --------------------------------------------------------------------------------------


def offered_answers_are_taken(g: Game, dice: Dice) -> Iterator[str]:
    """Law 1: every option can be answered; one is, on a copy that then goes on by itself."""
    asked = g.decision
    if asked is None:
        return
    before = g.fingerprint()
    copy = g.copy()
    if copy.fingerprint() != before:
        yield "a copy is another game"
    option = asked.options[dice.below(len(asked.options))]
    same = Option(option.verb, option.a, option.b)  # an equal answer from elsewhere counts
    copy.apply(same, asked.seat, asked.number)
    for _ in range(dice.below(MOST_STEPS_ON)):
        play_on(copy, dice)
    if g.fingerprint() != before or g.decision is not asked:
        yield f"playing a copy on with {option} changed the game it was copied from"


def other_answers_are_refused(g: Game, dice: Dice) -> Iterator[str]:
    """Law 1: what is not offered, not one's own or out of date is refused, and changes nothing."""
    asked = g.decision
    before = g.fingerprint()
    events = g.events
    for answer, seat, number, expected in _wrong_answers(g, asked, dice):
        try:
            g.apply(answer, seat, number)
        except IllegalAnswer as refusal:
            if type(refusal) is not expected:
                yield f"{answer} was refused as {refusal.code}, not as {expected.code}"
            if not str(refusal):
                yield f"{answer} was refused without a word"
        else:
            yield f"{answer} by seat {seat} to decision {number} was taken; {asked} was asked"
            return
    if g.fingerprint() != before or g.decision is not asked or g.events is not events:
        yield "an answer that was refused changed the game"


def _wrong_answers(
    g: Game, asked: Decision | None, dice: Dice
) -> Iterator[tuple[object, int, int, type[IllegalAnswer]]]:
    """Answers that must be refused: the answer, who gives it to which decision, and as what."""
    if asked is None:
        yield Option(PASS), -1, -1, GameOver
        yield Option(PASS), 0, g.decisions, GameOver
        return
    offered = {option.key() for option in asked.options}
    known = list(g.table.options.values())
    for _ in range(SAMPLE):
        option = known[dice.below(len(known))]
        if option.key() not in offered:
            yield option, asked.seat, asked.number, IllegalAnswer
    some = asked.options[dice.below(len(asked.options))]
    for near in (Option(some.verb, some.a + 1, some.b), Option(some.verb, some.a, some.b + 1)):
        if near.key() not in offered:
            yield near, -1, -1, IllegalAnswer
    yield some.key(), -1, -1, IllegalAnswer
    yield some, 1 - asked.seat, asked.number, NotYourDecision
    yield some, asked.seat, asked.number + 1, StaleDecision
    if asked.number > 0:
        yield some, asked.seat, asked.number - 1, StaleDecision


def saved_games_go_on_the_same(g: Game, dice: Dice) -> Iterator[str]:
    """Law 2: a game that was saved and loaded is the same game, now and a few answers later."""
    data = g.save()
    loaded = load(data, g.table)
    if loaded.fingerprint() != g.fingerprint():
        yield "a loaded game has another fingerprint"
    if loaded.save() != data:
        yield "a loaded game saves otherwise"
    copy = g.copy()
    for step in range(1 + dice.below(MOST_STEPS_ON)):
        asked = copy.decision
        if asked is None:
            return
        option = asked.options[dice.below(len(asked.options))]
        copy.apply(option)
        loaded.apply(option)
        if copy.fingerprint() != loaded.fingerprint() or copy.events != loaded.events:
            yield f"a loaded game goes another way {step + 1} answers later, after {option}"
            return


def views_tell_nothing_hidden(g: Game, dice: Dice) -> Iterator[str]:
    """Law 5: what a seat cannot know changes neither its view nor its options nor their order."""
    before = g.fingerprint()
    asked = g.decision
    for seat in (0, 1) if dice.below(SELDOM) else (0, 1, -1):  # spectators know least
        other = reshuffle_hidden(g, seat, dice)
        view = g.observe(seat)
        seen = other.observe(seat)
        if view != seen:
            fields = view.__struct_fields__
            differ = [name for name in fields if getattr(view, name) != getattr(seen, name)]
            yield f"seat {seat} can tell hidden cards apart by {', '.join(differ)}"
        if asked is not None and asked.seat == seat:
            again = ask_again(other)
            if again is not None and (again.kind, again.options) != (asked.kind, asked.options):
                yield f"what seat {seat} is offered hangs on hidden cards: {again} for {asked}"
    if g.fingerprint() != before:
        yield "looking at the game changed it"


def worlds_agree_with_views(g: Game, dice: Dice) -> Iterator[str]:
    """Law 5: a game made of a view alone looks the same to its seat, and is a sound game."""
    asked = g.decision
    if dice.below(SELDOM) or asked is None:
        return
    view = g.observe(asked.seat)
    worlds = WorldMaker(g.table).worlds(view)
    other = reshuffle_hidden(g, asked.seat, dice)
    again = WorldMaker(g.table).worlds(other.observe(asked.seat))
    world = worlds.sample(dice.copy())
    if again.sample(dice.copy()).fingerprint() != world.fingerprint():
        yield "worlds hang on hidden cards"
    seen = world.observe(asked.seat)
    for name in view.__struct_fields__:
        if name != "events" and getattr(view, name) != getattr(seen, name):
            yield f"a world differs from its view in {name}"
    yield from invariants.cards_are_where_they_belong(world)
    play_on(world, dice)


def position_lines_say_it_all(g: Game, dice: Dice) -> Iterator[str]:
    """A position written as a line is the same position; slow, so at some decisions only."""
    if dice.below(SELDOM) or g.over:
        return
    line = to_line(g)
    again = from_line(line, g.table)
    if again.fingerprint() != g.fingerprint() or to_line(again) != line:
        yield f"another position comes of {line}"


@functools.lru_cache(maxsize=2048)
def _is_sayable(card: AnyCard) -> bool:
    try:
        return bool(printed(card))
    except Unspeakable:
        return False


def everything_has_words(g: Game, dice: Dice) -> Iterator[str]:
    """Law 8: the position, the decision and each option can be told; slow, so at some decisions."""
    asked = g.decision
    if dice.below(SELDOM) or asked is None:
        return
    for card in g.table.cards:
        if not _is_sayable(card):
            yield f"{card.name} cannot be printed: {card.text}"
    for seat in (0, 1, -1):
        if not word_position(g.table, g.observe(seat)):
            yield f"there are no words for what seat {seat} sees"
    if not word_decision(g):
        yield f"there are no words for {asked}"
    for option in asked.options:
        if option_named(g, option_name(g, option)) != option:
            yield f"{option_name(g, option)!r} does not name {option}"
        explain_option(g, option)


PROMISES: Final[tuple[Check, ...]] = (
    offered_answers_are_taken,
    other_answers_are_refused,
    saved_games_go_on_the_same,
    views_tell_nothing_hidden,
    worlds_agree_with_views,
    position_lines_say_it_all,
    everything_has_words,
)


# The walk --------------------------------------------------------------------------------------


def walk(
    table: Table,
    seed: int | str,
    *,
    eager: bool = False,
    every: int = 1,
    most: int = MOST_DECISIONS,
) -> Walk:
    """Play a random game to its end, or to the first broken promise.

    The invariants are looked at at every decision, the promises at one of `every`; the game itself
    is the same whatever is looked at. `eager`: both seats run plays and use their cards more
    often than not, which leads to other places than plain chance does.
    """
    chance = dice_from_seed(f"answers:{seed}")
    trials = dice_from_seed(f"trials:{seed}")
    record = Record.start(table, seed)
    fingerprints: list[str] = []
    promise = "a_game_can_be_dealt"
    try:
        g = new_game(table, seed)
        heard = Retelling()
        while True:
            promise = events_tell_the_whole_story.__name__
            for problem in events_tell_the_whole_story(heard, g):
                return _broken(record, promise, problem)
            for check in invariants.CHECKS:
                promise = check.__name__
                for problem in check(g):
                    return _broken(record, promise, problem)
            for trial in PROMISES if trials.below(every) == 0 or g.over else ():
                promise = trial.__name__
                for problem in trial(g, trials):
                    return _broken(record, promise, problem)
            fingerprints.append(g.fingerprint())
            asked = g.decision
            if asked is None:
                break
            if len(record.answers) >= most:
                return _broken(record, "games_end", f"no end after {most} decisions")
            promise = "games_go_on"
            before = (g.period, g.score[0], g.score[1])
            record.answer(g, asked.options[random_answer(asked, chance, eager)])
            for problem in _progress(before, g, asked.number):
                return _broken(record, promise, problem)
        for compare in (records_replay_the_same, records_can_be_written):
            promise = compare.__name__
            for problem in compare(record, fingerprints):
                return _broken(record, promise, problem)
    except Exception as error:  # the engine's own mistakes are what is looked for
        return _broken(record, promise, _last_words(error))
    digest = hashlib.blake2b("".join(fingerprints).encode(), digest_size=8).hexdigest()
    return Walk(len(record.answers), record, None, digest)


def records_replay_the_same(record: Record, fingerprints: list[str]) -> Iterator[str]:
    """Laws 4 and 9: decks, seed and answers give the same game, at every step."""
    steps = 0
    for step, g in enumerate(walk_record(record)):
        steps += 1
        if g.fingerprint() != fingerprints[step]:
            yield f"the replay is another game at decision {step}"
            return
    if steps != len(fingerprints):
        yield f"the replay has {steps} decisions, and the game {len(fingerprints)}"


def records_can_be_written(record: Record, fingerprints: list[str]) -> Iterator[str]:
    """Law 9: a record that was written and read again is the same, as far as its story fits."""
    kept = msgspec.structs.replace(record, story=fitting(record.story))
    data = to_json(record)
    if from_json(data) != kept:
        yield "a record comes back from JSON as another"
    text = to_notation(record)
    if from_notation(text) != kept:
        yield "a record comes back from its notation as another"


def random_answer(asked: Decision, chance: Dice, eager: bool) -> int:
    """The place of an answer among the options."""
    options = asked.options
    if eager and chance.below(8):
        first = options[0].verb
        if first == PASS:
            return 1 + chance.below(len(options) - 1)
        if first == RUN_A_PLAY:
            return 0
        if first == CALL:
            calls = [place for place, option in enumerate(options) if option.verb == CALL]
            return calls[chance.below(len(calls))]
    return chance.below(len(options))


def play_on(g: Game, dice: Dice) -> None:
    """One random answer, if the game is not over."""
    asked = g.decision
    if asked is not None:
        g.apply(asked.options[dice.below(len(asked.options))])


def _progress(before: tuple[int, int, int], g: Game, decision: int) -> Iterator[str]:
    """Nothing goes backwards: periods, scores, and the count of decisions.

    Points go back only with the down that scored them (R-35), and the log says so.
    """
    period, *scores = before
    for kind, seat, points, why, _ in g.events:
        if kind == events.POINTS and why == TAKEN_BACK:
            scores[seat] += points
    if g.period < period or g.score[0] < scores[0] or g.score[1] < scores[1]:
        yield f"the game went backwards from {before} to {(g.period, *g.score)}"
    if g.decision is not None and g.decisions != decision + 1:
        yield f"decision {decision} is followed by decision {g.decisions}"


def _broken(record: Record, promise: str, problem: str) -> Walk:
    decisions = len(record.answers)
    return Walk(decisions, record, Violation(promise, decisions, problem))


def _last_words(error: Exception) -> str:
    """An error and where it came from, in a line."""
    frames = traceback.extract_tb(error.__traceback__)
    places = " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(frames[-4:]))
    return f"{type(error).__name__}: {error} ({places})"

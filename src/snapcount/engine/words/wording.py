"""What happened, in words for people, and why.

Nothing here decides anything. Names of options and cards are in `naming`, the clauses behind
events in `clauses`, decisions and cards in `asking`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from snapcount.cards.card import ActionCard, PlayCard
from snapcount.cards.language.nouns.positions import POSITION_WORDS
from snapcount.cards.positions import ALL_POSITIONS
from snapcount.cards.words import Side
from snapcount.engine import events, terms
from snapcount.engine.events import Event
from snapcount.engine.for_grit import counts_for_grit
from snapcount.engine.views.event_view import EventSeen, event_seen
from snapcount.engine.words.clauses import GISTS, clause_of
from snapcount.engine.words.naming import option_name, option_named, option_names, player_name
from snapcount.engine.words.sheet import ability_words, brief, effect_words
from snapcount.engine.words.speech import ORDINALS, SEAT_NAMES, Words, counted

if TYPE_CHECKING:
    from snapcount.engine.table import Table

__all__ = [
    "clause_of",
    "option_name",
    "option_named",
    "option_names",
    "why",
    "word_event",
]

OUTCOMES: Final = ("unchecked", "stopped", "successful", "incomplete", "complete")
DURATIONS: Final = (
    "for the rest of this down",
    "on the next play",
    "until the end of the possession",
    "until the end of the half",
    "until the end of the game",
    "during the next down",
    "for the next kick it applies to",
    "until the end of the next play",
    "during the next possession",
    "until the next possession",
    "on the next two plays",
    "on the next three plays",
    "until this timing point is over",
)
KEYWORDS: Final = {
    terms.EXHAUST: "Exhaust",
    terms.RUN: "Run",
    terms.RECEIVE: "Receive",
    terms.TACKLE: "Tackle",
}
OFFSETTING: Final = {
    terms.STRENGTH: "Strength added and taken away",
    terms.LOW_END: "Changes to the low end of the catch range",
    terms.HIGH_END: "Changes to the high end of the catch range",
    terms.TIME_UNITS: "Time Units added and taken away",
    terms.TURNOVERS: "The live ball turnover and its cancellation",
    terms.SUCCESS: "Making the play succeed and making it fail",
}
ROLES: Final = {terms.RUN: "runner", terms.RECEIVE: "receiver", terms.TACKLE: "tackler"}


# Wordings that depend on more than the fields --------------------------------------------------


def _lined_up(w: Words) -> str:
    slots = [slot for slot in range(terms.SLOTS) if (w.a >> slot) & 1]
    return w.say("{does:line} up ") + ", ".join(player_name(w.table, s) for s in slots) + "."


def _drew(w: Words) -> str:
    if w.b >= 0:
        return w.say("{does:draw} {card_b}.")
    return w.say("{does:draw} a Play card." if w.a == terms.PLAY else "{does:draw} an Action card.")


def _took(w: Words) -> str:
    what = "{card_b}" if w.b >= 0 else "a card"
    return w.say("{does:take} " + what + " from the {deck_a} deck.")


def _called(w: Words) -> str:
    if w.a < 0:
        return w.say("{does:have} no Play to call.")
    x = f" with X = {w.b}" if w.b >= 0 else ""
    return w.say("{does:call} {card_a}") + f"{x}: {_half(w)}."


def _checked(w: Words) -> str:
    if w.a == terms.STOPPED:
        return "The play is stopped."
    if w.a == terms.INCOMPLETE:
        return f"The pass is incomplete: Play Strength {w.b} is outside the catch range."
    return f"The play is successful: Play Strength {w.b}."


def _chose(w: Words) -> str:
    if w.b >= 0:
        return w.say("{does:choose} ") + f"{POSITION_WORDS[ALL_POSITIONS[w.b]][0]}."
    return w.say("{does:choose} X = {a}.")


def _card_played(w: Words) -> str:
    return w.say("{does:play} {card_a} on {player_b}." if w.b >= 0 else "{does:play} {card_a}.")


def _resolves(w: Words) -> str:
    words = ability_words(w.table.cards[w.a], w.b)
    return w.say("{card_a} resolves") + (f": “{words}”" if words else ".")


def _yards_changed(w: Words) -> str:
    gains = "gains" if w.b >= 0 else "loses"
    if w.a == terms.ADD:
        return f"The play {gains} {counted(w.b, 'more yard')}."
    if w.a == terms.DOUBLE:
        return "The play's yards are doubled."
    if w.a == terms.HALVE:
        return "The play's yards are halved."
    if w.a == terms.INSTEAD:
        return f"The play {gains} {w.yards(w.b)} instead."
    return f"The play gains at {'most' if w.a == terms.AT_MOST else 'least'} {w.yards(w.b)}."


def _offsets(w: Words) -> str:
    return f"{_what_offsets(w)} offset: both are cancelled."


def _after_all(w: Words) -> str:
    return f"{_what_offsets(w)} don't offset after all."


def _what_offsets(w: Words) -> str:
    """What two effects change in opposite directions (R-33)."""
    if w.b >= terms.TURNED:
        return f"Exhausting and energizing {w.player(w.b - terms.TURNED)}"
    if w.b >= terms.TIMEOUTS_OF:
        return f"Timeouts gained and lost ({w.a})"
    if w.b <= terms.BALL:
        return f"{w.yards(w.a)} gained and lost"
    return OFFSETTING[w.b]


def _yards(w: Words) -> str:
    base = f" (base {w.a})" if w.a != w.b else ""
    if w.b == 0:
        return f"No gain on the play{base}."
    return f"The play {'gains' if w.b > 0 else 'loses'} {w.yards(w.b)}{base}."


def _grit_card(w: Words) -> str:
    card = w.table.cards[w.a]
    assert isinstance(card, PlayCard)
    worth = counts_for_grit(card, w.table.edition)
    return w.say("{does:flip} {card_a} for Grit") + f", worth {worth}."


def _clock(w: Words) -> str:
    if w.a < 0:
        return w.say("The clock gets {units_a} back; {b} left.")
    return w.say("{units_a} off the clock; {b} left." if w.a else "The clock stays at {b}.")


def _call_changed(w: Words) -> str:
    if w.a < 0:
        return w.say("The offense's play becomes {calls_b}.")
    return w.say("{does:flip} over {card_a}, {whose} play this down") + f": {_half(w)}."


def _half(w: Words) -> str:
    """The half of a called Play that counts, or all of it; the sentence around it ends it."""
    side: Side | None = None
    if w.offense is not None:
        side = "offense" if w.seat == w.offense else "defense"
    return brief(w.table, w.a, side).removesuffix(".")


def _time_units_changed(w: Words) -> str:
    if w.b >= 0:
        return w.say("The play takes {units_a}.")
    return f"The play takes {counted(w.a, 'more Time Unit' if w.a >= 0 else 'fewer Time Unit')}."


def _budget_spent(w: Words) -> str:
    if w.b == terms.TIME_AND_TIMEOUTS:
        return w.say("{card_a} can't add any more time or timeouts this period.")
    return w.say("{card_a} has reached its limit and stops." if w.a >= 0 else "That's enough.")


def _too_late(w: Words) -> str:
    cause = w.event.cause
    return f"{w.card(cause)}: too late for that part." if cause >= 0 else "Too late for that."


def _looked(w: Words) -> str:
    top = f"top {w.b} cards" if w.b != 1 else "top card"
    deck = "a Play deck" if w.a == terms.PLAY else "an Action deck"
    return w.say("{does:look} at the ") + f"{top} of {deck}."


def _silenced(w: Words) -> str:
    kinds = " and ".join(word for keyword, word in KEYWORDS.items() if w.a & keyword)
    return w.say("{whose} ") + f"{kinds} abilities do nothing now."


def _no_play(w: Words) -> str:
    if w.a >= 0:
        return w.say("{does:have} no Play in hand, so the top card of the deck is used: {card_a}.")
    return w.say("{does:have} no Play in hand, so the top card of the deck is used.")


def _half_ends(w: Words) -> str:
    if w.b == 36:
        return w.say("Time's up. {does:get} one possession without a clock.")
    return f"{('The first half', 'The second half')[w.a] if w.a < 2 else 'Overtime'} is over."


def _game_over(w: Words) -> str:
    score = f"{max(w.a, w.b)}–{min(w.a, w.b)}"
    if w.seat < 0:
        return f"The game ends in a tie, {score}."
    return w.say("{does:win} the game, ") + f"{score}."


def _points(w: Words) -> str:
    if w.b == terms.TAKEN_BACK:
        verb = "doesn't" if w.a == -1 else "don't"
        return w.say("{whose} ") + f"{counted(w.a, 'point')} {verb} count."
    if w.a < 0:
        return w.say("{does:lose} ") + f"{counted(w.a, 'point')}."
    return f"{counted(w.a, 'point')} for {w.whom()}."


def _touchdown(w: Words) -> str:
    name = "Pick Six" if w.b == terms.PICK_SIX else "Touchdown"
    return f"{name}! {counted(w.a, 'point')} for {w.whom()}."


# Every event -----------------------------------------------------------------------------------

WORDINGS: Final[dict[int, str | Callable[[Words], str]]] = {
    events.GAME_STARTS: "{does:start} the game on offense.",
    events.OPENING_HAND: "{does:draw} an opening hand of {a} Play and {b} Action cards.",
    events.POSSESSION: "{possession_a}.",
    events.LINED_UP: _lined_up,
    events.DOWN: lambda w: f"{ORDINALS[w.a]} down, ball {w.spotted(w.b)}.",
    events.DREW: _drew,
    events.DRAW_CANCELLED: "{whose} {deck_a} hand is full, so no card is drawn.",
    events.REFILLED: "{whose} {deck_a} discard pile is shuffled into a new {deck_a} deck.",
    events.KICK_CHOSEN: lambda w: w.say(
        "{does:punt}." if w.a == terms.PUNT else "{does:try} a field goal."
    ),
    events.CALLED: _called,
    events.CHECKED: _checked,
    events.CARD_PLAYED: _card_played,
    events.ABILITY_USED: lambda w: w.say(
        "{does:use} {card_a}'s Exhaust ability." if w.b >= 0 else "{does:use} {card_a}'s ability."
    ),
    events.TRIGGER_ADDED: "{card_a} triggers and goes into the layers.",
    events.RESOLVES: _resolves,
    events.CANCELLED: "{card_a} is cancelled.",
    events.SECONDARY_POINT: "A secondary timing point opens for triggered abilities.",
    events.DESIGNATED: lambda w: w.say("{does:name} {player_a} as the ") + f"{ROLES[w.b]}.",
    events.YARDS_CHANGED: _yards_changed,
    events.OFFSET: _offsets,
    events.YARDS: _yards,
    events.MARKER: "The ball goes from {spot_a} to {spot_b}.",
    events.EXHAUSTED: "{player_a} is Exhausted.",
    events.ENERGIZED: "{player_a} is Energized.",
    events.TOUCHDOWN_EVENT: _touchdown,
    events.SAFETY_EVENT: "Safety! {a} points for {whom}.",
    events.FIELD_GOAL_GOOD: "Grit {b}: the field goal from the {a} is good! 3 points for {whom}.",
    events.FIELD_GOAL_MISSED_EVENT: "Grit {b}: the field goal from the {a} is no good.",
    events.PUNTED: "Grit {b}: the punt goes {yards_a}.",
    events.GRIT: "Grit is {a}.",
    events.GRIT_CARD: _grit_card,
    events.CLOCK: _clock,
    events.TIMEOUT: "{does:spend} a timeout; {a} left.",
    events.DISCARDED: "{card_a} goes to {whose} discard pile.",
    events.OVER_THE_LIMIT: "{does:discard} {card_b} to get down to the hand limit.",
    events.FIRST_DOWN_EVENT: "First Down! The next down is a first down.",
    events.TURNOVER_EVENT: lambda w: ("", "Fumble!", "Interception!", "Pick Six!")[w.a],
    events.TURNOVER_ON_DOWNS: "Turnover on downs at {spot_a}.",
    events.REPLAY: "The down is replayed.",
    events.REPLAY_CANCELLED: "{whose} Replay the Down is cancelled.",
    events.TURNOVER_CANCELLED: "The turnover doesn't happen.",
    events.CALL_CHANGED: _call_changed,
    events.HALF_ENDS: _half_ends,
    events.SECOND_HALF: "The second half begins. {does:be} on offense.",
    events.OVERTIME: "Overtime {a} begins. {does:be} on offense.",
    events.GAME_OVER: _game_over,
    events.BALL_MOVED: "The ball is moved from {spot_a} to {spot_b}.",
    events.BALL_HELD: "The ball can't move past {spot_a}.",
    events.ATTACHED: "{card_a} is attached to {player_b}.",
    events.REMOVED: "{card_a} is removed.",
    events.GRIDIRON_PLAYED: "{card_a} is in play.",
    events.TOO_FEW_PLAYERS: lambda w: w.say(
        "{player_a} stays: the offense must keep a Quarterback on the field."
        if w.b == 34
        else "{player_a} stays: each side must keep at least two Players on the field."
    ),
    events.LOOP_NAMED: lambda w: (
        w.say("{does:let} {card_a} repeat ") + f"{counted(w.b, 'more time')}."
    ),
    events.BUDGET_SPENT: _budget_spent,
    events.TOO_LATE: _too_late,
    events.SEARCHED: "{does:take} {card_b} from the {deck_a} deck and {also:show} it.",
    events.TOOK: _took,
    events.SHUFFLED: "{whose} {deck_a} deck is shuffled.",
    events.HAND_REVEALED: "{does:show} {card_b}.",
    events.LOOKED: _looked,
    events.DREW_UP: lambda w: (
        w.say("{does:draw} ")
        + (counted(w.a, "Action card") if w.a else "no Action cards")
        + " for the second half."
    ),
    events.LASTS: lambda w: w.say("{card_a} is in effect ") + f"{DURATIONS[w.b]}.",
    events.BENCHED: "{player_a} goes to the bench.",
    events.CAME_IN: "{player_a} comes onto the field.",
    events.TIME_UNITS_CHANGED: _time_units_changed,
    events.POINTS: _points,
    events.RECOVERED: "{does:take} {card_b} back from the discard pile.",
    events.RESULT_MADE: lambda w: f"The play is now {OUTCOMES[w.a]}.",
    events.CATCH_RANGE: lambda w: f"The catch range is now {max(w.a, 0)}–{min(w.b, 9)}.",
    events.STRENGTH: "The Play Strength is now {a}.",
    events.SILENCED: _silenced,
    events.NO_DRAW: lambda w: w.say(
        "{does:draw} no Play card." if w.a == terms.PLAY else "{does:draw} no Action card."
    ),
    events.REPLACED: "{card_a} changes what happens.",
    events.NO_PLAY_IN_HAND: _no_play,
    events.TIMEOUTS_CHANGED: lambda w: w.say("{does:have} ") + f"{counted(w.b, 'timeout')} now.",
    events.CHOSE_X: _chose,
    events.DEFENSE_CHANGED: "The defense's call becomes {calls_a}.",
    events.AFTER_ALL: _after_all,
    events.HAND_SEEN: "{does:look} at {card_b} in the opponent's hand.",
    events.TOP_SEEN: "{does:look} at {card_b} on top of a {deck_a} deck.",
    events.TOP_REVEALED: "{card_b} is on top of {whose} {deck_a} deck.",
    events.HANDS_EXCHANGED: "The players swap {deck_a} hands.",
    events.HAND_CARD_PUT: "{does:put} {card_b} from the hand into the {deck_a} deck.",
    events.PILE_CARD_PUT: "{does:put} {card_b} from the discard pile into the {deck_a} deck.",
    events.SHOWN_CARD_PUT: lambda w: (
        w.say("That card goes into {whose} hand.")
        if w.b == 0
        else w.say(
            f"That card goes to the {'top' if w.b == 2 else 'bottom'} of {{whose}} {{deck_a}} deck."
        )
    ),
    events.GRIT_CHANGED: "Grit is now {a}.",
    events.KICKED_AGAIN: "The kick is taken again.",
    events.CLOCK_SET: "The clock is set to {units_a}.",
    events.RETURNED: "{card_a} returns to {whose} hand.",
    events.POWER_UP_MOVED: "{card_a} moves to {player_b}.",
    events.COPIED: "{does:copy} {card_a}.",
    events.CALL_STAYS: "{whose} call can't be changed.",
    events.BASE_YARDS_SET: "The play's base yards are now {a}.",
    events.FIRST_DOWN_CANCELLED: "No First Down.",
    events.DOWN_SET: lambda w: (
        f"{'The next down is' if w.b == 1 else 'It is now'} {ORDINALS[w.a].lower()} down."
    ),
    events.NEW_TARGET: "{does:choose} the Players for {card_a}.",
    events.GAINED_ABILITY: "{player_b} gains an ability from {card_a}.",
    events.NAMED_PLAY: "{does:name} {calls_a}.",
    events.ALSO_CALLED: "The called play is also {calls_a}.",
}


def word_event(
    table: Table,
    event: Event | EventSeen,
    viewer: int | None = None,
    names: tuple[str, str] = SEAT_NAMES,
    offense: int | None = None,
) -> str:
    """The event as a sentence or two.

    `viewer` is the seat that reads it, which is then spoken to; a card that only its owner may
    know is named to nobody else. Without a viewer everything is told. Whoever knows which seat was
    on `offense` gets only that half of a called Play which counts.
    """
    seen = event if isinstance(event, EventSeen) else event_seen(table, event, viewer)
    words = Words(table, seen, viewer, names)
    words.offense = offense
    wording = WORDINGS[seen.kind]
    text = words.say(wording) if isinstance(wording, str) else wording(words)
    return text[:1].upper() + text[1:]


# Events that name a card, in field a, and the place of its ability, in field b.
_SPEAKS_ITSELF: Final = (events.TRIGGER_ADDED, events.RESOLVES, events.REPLACED)


def why(table: Table, event: Event | EventSeen) -> str:
    """The rule behind an event and, if a card caused it, the card's own words."""
    seen = event if isinstance(event, EventSeen) else event_seen(table, event, None)
    clause = clause_of(table, seen)
    card, words = -1, ""
    if seen.cause >= 0:
        card = seen.cause
        words = effect_words(table.cards[card], seen.ability, seen.effect)
    elif seen.kind in _SPEAKS_ITSELF:
        card = seen.a
        words = ability_words(table.cards[card], seen.b)
    elif seen.kind == events.CARD_PLAYED and isinstance(table.cards[seen.a], ActionCard):
        card = seen.a
        words = ability_words(table.cards[card], 0)
    quote = ""
    if words:
        end = "" if words.endswith((".", "]")) else "."
        quote = f" {table.labels[card]} says: “{words}”{end}"
    return f"Rule {clause}: {GISTS[clause]}{quote}"

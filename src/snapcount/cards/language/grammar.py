"""The grammar of card texts: every family of constructs, in no particular order."""

from __future__ import annotations

import functools

from snapcount.cards.language.abilities import ABILITIES
from snapcount.cards.language.allowances import ALLOWANCES
from snapcount.cards.language.alternatives import ALTERNATIVES
from snapcount.cards.language.amounts import AMOUNTS
from snapcount.cards.language.asides import ASIDES
from snapcount.cards.language.attachments import ATTACHMENTS
from snapcount.cards.language.audible_costs import AUDIBLE_COSTS
from snapcount.cards.language.audibles import AUDIBLES
from snapcount.cards.language.ball import BALL
from snapcount.cards.language.barred import BARRED
from snapcount.cards.language.bounds import BOUNDS
from snapcount.cards.language.call_modifiers import CALL_MODIFIERS
from snapcount.cards.language.called import CALLED
from snapcount.cards.language.called_card import CALLED_CARD
from snapcount.cards.language.calls import CALLS
from snapcount.cards.language.calls_from_hand import CALLS_FROM_HAND
from snapcount.cards.language.card_nouns import CARD_NOUNS
from snapcount.cards.language.cards import CARDS
from snapcount.cards.language.catch_ranges import CATCH_RANGES
from snapcount.cards.language.chart import Grammar
from snapcount.cards.language.chosen_numbers import CHOSEN_NUMBERS
from snapcount.cards.language.chosen_player import CHOSEN_PLAYER
from snapcount.cards.language.clauses import CLAUSES
from snapcount.cards.language.conditions import CONDITIONS
from snapcount.cards.language.counted import COUNTED
from snapcount.cards.language.counted_where import COUNTED_WHERE
from snapcount.cards.language.described_plays import DESCRIBED
from snapcount.cards.language.designated import DESIGNATED
from snapcount.cards.language.designation import DESIGNATION
from snapcount.cards.language.downs import SCOREBOARD
from snapcount.cards.language.events import EVENTS
from snapcount.cards.language.every_down import EVERY_DOWN
from snapcount.cards.language.field_goals import FIELD_GOALS
from snapcount.cards.language.gaining import GAINING
from snapcount.cards.language.grit import GRIT
from snapcount.cards.language.hand_limits import HAND_LIMITS
from snapcount.cards.language.hands import HANDS
from snapcount.cards.language.held_and_awaited import HELD_AND_AWAITED
from snapcount.cards.language.it_changes import IT_CHANGES
from snapcount.cards.language.kicks import KICKS
from snapcount.cards.language.lasting import LASTING
from snapcount.cards.language.layers import LAYERS
from snapcount.cards.language.lineup import LINEUP
from snapcount.cards.language.modifiers import MODIFIERS
from snapcount.cards.language.multiplied import MULTIPLIED
from snapcount.cards.language.names import NAMES
from snapcount.cards.language.next_calls import NEXT_CALLS
from snapcount.cards.language.next_plays import NEXT_PLAYS
from snapcount.cards.language.not_triggered import NOT_TRIGGERED
from snapcount.cards.language.numbers import NUMBERS
from snapcount.cards.language.occurring import WAITING
from snapcount.cards.language.offering import OFFERS
from snapcount.cards.language.only_designated import ONLY_DESIGNATED
from snapcount.cards.language.outcomes import OUTCOMES
from snapcount.cards.language.own_card import OWN_CARD
from snapcount.cards.language.owners import OWNERS
from snapcount.cards.language.people import PEOPLE
from snapcount.cards.language.piles import PILES
from snapcount.cards.language.play_numbers import PLAY_NUMBERS
from snapcount.cards.language.player_abilities import PLAYER_ABILITIES
from snapcount.cards.language.player_modifiers import PLAYER_MODIFIERS
from snapcount.cards.language.player_predicates import PLAYER_PREDICATES
from snapcount.cards.language.players import PLAYERS
from snapcount.cards.language.plays import PLAYS
from snapcount.cards.language.predicates import OF_THE_PLAY
from snapcount.cards.language.prevented import PREVENTED
from snapcount.cards.language.quantities import QUANTITIES
from snapcount.cards.language.quoted import QUOTED
from snapcount.cards.language.removal import REMOVAL
from snapcount.cards.language.results import RESULTS
from snapcount.cards.language.returning import RETURNING
from snapcount.cards.language.roles import ROLES
from snapcount.cards.language.same_again import SAME_AGAIN
from snapcount.cards.language.scores import SCORES
from snapcount.cards.language.searching import SEARCHING
from snapcount.cards.language.sentences import SENTENCES
from snapcount.cards.language.standing import STANDING
from snapcount.cards.language.subjects import SUBJECTS
from snapcount.cards.language.substitution import SUBSTITUTED
from snapcount.cards.language.such_cards import SUCH_CARDS
from snapcount.cards.language.time_limits import TIME_LIMITS
from snapcount.cards.language.timing import TIMES
from snapcount.cards.language.tiring import TIRING
from snapcount.cards.language.turnovers import TURNOVERS
from snapcount.cards.language.voices import VOICES
from snapcount.cards.language.waiting import WHAT_WAITS
from snapcount.cards.language.while_exhausted import WHILE_EXHAUSTED
from snapcount.cards.language.whoever import WHOEVER
from snapcount.cards.language.x_is import X_IS
from snapcount.cards.language.yards import YARDS

FAMILIES = (
    PEOPLE,
    WHOEVER,
    OWNERS,
    NUMBERS,
    BOUNDS,
    PLAYERS,
    NAMES,
    DESIGNATED,
    DESCRIBED,
    NOT_TRIGGERED,
    LINEUP,
    SUBSTITUTED,
    DESIGNATION,
    PLAYER_MODIFIERS,
    PLAYER_PREDICATES,
    WHILE_EXHAUSTED,
    PLAYER_ABILITIES,
    PLAYS,
    CALLED,
    CALLED_CARD,
    OWN_CARD,
    COUNTED,
    COUNTED_WHERE,
    QUANTITIES,
    AMOUNTS,
    MULTIPLIED,
    X_IS,
    ALTERNATIVES,
    CALLS,
    CALLS_FROM_HAND,
    CALL_MODIFIERS,
    AUDIBLES,
    RESULTS,
    TURNOVERS,
    OF_THE_PLAY,
    PREVENTED,
    NEXT_CALLS,
    CATCH_RANGES,
    IT_CHANGES,
    KICKS,
    GRIT,
    FIELD_GOALS,
    SCOREBOARD,
    PLAY_NUMBERS,
    GAINING,
    YARDS,
    BALL,
    CARD_NOUNS,
    CHOSEN_NUMBERS,
    CHOSEN_PLAYER,
    CARDS,
    SUCH_CARDS,
    PILES,
    SEARCHING,
    HANDS,
    HAND_LIMITS,
    LAYERS,
    WHAT_WAITS,
    ABILITIES,
    REMOVAL,
    RETURNING,
    SAME_AGAIN,
    ATTACHMENTS,
    SUBJECTS,
    ALLOWANCES,
    ASIDES,
    BARRED,
    QUOTED,
    EVENTS,
    CONDITIONS,
    MODIFIERS,
    CLAUSES,
    SENTENCES,
    OFFERS,
    WAITING,
    LASTING,
    STANDING,
    SCORES,
    EVERY_DOWN,
    OUTCOMES,
    NEXT_PLAYS,
    ROLES,
    TIRING,
    HELD_AND_AWAITED,
    TIMES,
    TIME_LIMITS,
    VOICES,
    ONLY_DESIGNATED,
    AUDIBLE_COSTS,
)


class Printable:
    """The constructs of the grammar as they are declared: printing needs no chart."""

    def __init__(self) -> None:
        self.constructs = [each for family in FAMILIES for each in family]


@functools.cache
def printable() -> Printable:
    """Every construct, collected once."""
    return Printable()


@functools.cache
def grammar() -> Grammar:
    """The grammar, compiled once."""
    return Grammar(printable().constructs)

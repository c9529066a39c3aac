"""The grammar of card texts: every family of constructs, in no particular order."""

from __future__ import annotations

import functools

from snapcount.cards.language.cards.among_them import AMONG_THEM
from snapcount.cards.language.cards.attachments import ATTACHMENTS
from snapcount.cards.language.cards.drawing import CARDS
from snapcount.cards.language.cards.forbidden_calls import FORBIDDEN_CALLS
from snapcount.cards.language.cards.hand_limits import HAND_LIMITS
from snapcount.cards.language.cards.hands import HANDS
from snapcount.cards.language.cards.piles import PILES
from snapcount.cards.language.cards.removal import REMOVAL
from snapcount.cards.language.cards.returning import RETURNING
from snapcount.cards.language.cards.searching import SEARCHING
from snapcount.cards.language.conditions import CONDITIONS
from snapcount.cards.language.conditions.counted_where import COUNTED_WHERE
from snapcount.cards.language.discourse.asides import ASIDES
from snapcount.cards.language.discourse.held_and_awaited import HELD_AND_AWAITED
from snapcount.cards.language.discourse.it_changes import IT_CHANGES
from snapcount.cards.language.discourse.quoted import QUOTED
from snapcount.cards.language.discourse.same_again import SAME_AGAIN
from snapcount.cards.language.events import EVENTS
from snapcount.cards.language.events.described_plays import DESCRIBED
from snapcount.cards.language.game.allowances import ALLOWANCES
from snapcount.cards.language.game.chosen_player import CHOSEN_PLAYER
from snapcount.cards.language.game.downs import SCOREBOARD
from snapcount.cards.language.game.every_down import EVERY_DOWN
from snapcount.cards.language.game.field_goals import FIELD_GOALS
from snapcount.cards.language.game.grit import GRIT
from snapcount.cards.language.game.kicks import KICKS
from snapcount.cards.language.game.scores import SCORES
from snapcount.cards.language.game.touchbacks import TOUCHBACKS
from snapcount.cards.language.game.whoever import WHOEVER
from snapcount.cards.language.kernel.chart import Grammar
from snapcount.cards.language.nouns.alternatives import ALTERNATIVES
from snapcount.cards.language.nouns.amounts import AMOUNTS
from snapcount.cards.language.nouns.bounds import BOUNDS
from snapcount.cards.language.nouns.called import CALLED
from snapcount.cards.language.nouns.card_nouns import CARD_NOUNS
from snapcount.cards.language.nouns.chosen_numbers import CHOSEN_NUMBERS
from snapcount.cards.language.nouns.counted import COUNTED
from snapcount.cards.language.nouns.designated import DESIGNATED
from snapcount.cards.language.nouns.multiplied import MULTIPLIED
from snapcount.cards.language.nouns.names import NAMES
from snapcount.cards.language.nouns.numbers import NUMBERS
from snapcount.cards.language.nouns.owners import OWNERS
from snapcount.cards.language.nouns.people import PEOPLE
from snapcount.cards.language.nouns.players import PLAYERS
from snapcount.cards.language.nouns.plays import PLAYS
from snapcount.cards.language.nouns.quantities import QUANTITIES
from snapcount.cards.language.nouns.subjects import SUBJECTS
from snapcount.cards.language.nouns.such_cards import SUCH_CARDS
from snapcount.cards.language.nouns.voices import VOICES
from snapcount.cards.language.players.abilities import ABILITIES
from snapcount.cards.language.players.designation import DESIGNATION
from snapcount.cards.language.players.lineup import LINEUP
from snapcount.cards.language.players.not_triggered import NOT_TRIGGERED
from snapcount.cards.language.players.only_designated import ONLY_DESIGNATED
from snapcount.cards.language.players.player_abilities import PLAYER_ABILITIES
from snapcount.cards.language.players.player_modifiers import PLAYER_MODIFIERS
from snapcount.cards.language.players.player_predicates import PLAYER_PREDICATES
from snapcount.cards.language.players.substitution import SUBSTITUTED
from snapcount.cards.language.players.tiring import TIRING
from snapcount.cards.language.players.triggered_again import TRIGGERED_AGAIN
from snapcount.cards.language.players.while_exhausted import WHILE_EXHAUSTED
from snapcount.cards.language.plays.audible_costs import AUDIBLE_COSTS
from snapcount.cards.language.plays.audibles import AUDIBLES
from snapcount.cards.language.plays.ball import BALL
from snapcount.cards.language.plays.call_modifiers import CALL_MODIFIERS
from snapcount.cards.language.plays.called_card import CALLED_CARD
from snapcount.cards.language.plays.calls import CALLS
from snapcount.cards.language.plays.calls_from_hand import CALLS_FROM_HAND
from snapcount.cards.language.plays.catch_ranges import CATCH_RANGES
from snapcount.cards.language.plays.gaining import GAINING
from snapcount.cards.language.plays.next_calls import NEXT_CALLS
from snapcount.cards.language.plays.next_plays import NEXT_PLAYS
from snapcount.cards.language.plays.outcomes import OUTCOMES
from snapcount.cards.language.plays.own_card import OWN_CARD
from snapcount.cards.language.plays.play_numbers import PLAY_NUMBERS
from snapcount.cards.language.plays.prevented import PREVENTED
from snapcount.cards.language.plays.results import RESULTS
from snapcount.cards.language.plays.roles import ROLES
from snapcount.cards.language.plays.standing import STANDING
from snapcount.cards.language.plays.time_limits import TIME_LIMITS
from snapcount.cards.language.plays.turnovers import TURNOVERS
from snapcount.cards.language.plays.yards import YARDS
from snapcount.cards.language.sentences.barred import BARRED
from snapcount.cards.language.sentences.clauses import CLAUSES
from snapcount.cards.language.sentences.conditional import SENTENCES
from snapcount.cards.language.sentences.freely import FREELY
from snapcount.cards.language.sentences.joined_events import JOINED_EVENTS
from snapcount.cards.language.sentences.lasting import LASTING
from snapcount.cards.language.sentences.modifiers import MODIFIERS
from snapcount.cards.language.sentences.occurring import OCCURRING
from snapcount.cards.language.sentences.offering import OFFERS
from snapcount.cards.language.sentences.predicates import OF_THE_PLAY
from snapcount.cards.language.sentences.x_is import X_IS
from snapcount.cards.language.timing.heads import TIMES
from snapcount.cards.language.timing.layers import LAYERS
from snapcount.cards.language.timing.waiting import WHAT_WAITS

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
    TOUCHBACKS,
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
    AMONG_THEM,
    HANDS,
    FORBIDDEN_CALLS,
    HAND_LIMITS,
    LAYERS,
    WHAT_WAITS,
    ABILITIES,
    TRIGGERED_AGAIN,
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
    OCCURRING,
    JOINED_EVENTS,
    FREELY,
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

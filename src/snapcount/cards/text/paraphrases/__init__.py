"""The phrases that `paraphrase` rewords, and the words that the grammar has for them.

A line is a pattern and what stands for it. In patterns `<N>` is a number, `<NOUN>` a word for
Players, `<CALL>` a play, `<WHO>` and `<WHOSE>` a player, `<S>` and `<C>` the beginning of a
sentence and of a clause; the whole list is in `paraphrase`. Order matters: what is written further
up is reworded first.
"""

from __future__ import annotations

from typing import Final

from snapcount.cards.text.paraphrases.ability_yards import ABILITY_YARDS
from snapcount.cards.text.paraphrases.allowed import ALLOWED
from snapcount.cards.text.paraphrases.arithmetic import ARITHMETIC
from snapcount.cards.text.paraphrases.asked import ASKED
from snapcount.cards.text.paraphrases.attempts import ATTEMPTS
from snapcount.cards.text.paraphrases.base_yards import BASE_YARDS
from snapcount.cards.text.paraphrases.becoming import BECOMING
from snapcount.cards.text.paraphrases.besides import BESIDES
from snapcount.cards.text.paraphrases.calls import CALLS
from snapcount.cards.text.paraphrases.cards import CARDS
from snapcount.cards.text.paraphrases.chosen import CHOSEN
from snapcount.cards.text.paraphrases.coming_in import COMING_IN
from snapcount.cards.text.paraphrases.counted import COUNTED
from snapcount.cards.text.paraphrases.decks import DECKS
from snapcount.cards.text.paraphrases.deeds import DEEDS
from snapcount.cards.text.paraphrases.ellipsis import ELLIPSIS
from snapcount.cards.text.paraphrases.events import EVENTS
from snapcount.cards.text.paraphrases.field import FIELD
from snapcount.cards.text.paraphrases.firsts import FIRSTS
from snapcount.cards.text.paraphrases.fumbles import FUMBLES
from snapcount.cards.text.paraphrases.gaining import GAINING
from snapcount.cards.text.paraphrases.gains import GAINS
from snapcount.cards.text.paraphrases.handled import HANDLED
from snapcount.cards.text.paraphrases.hands import HANDS
from snapcount.cards.text.paraphrases.happenings import HAPPENINGS
from snapcount.cards.text.paraphrases.heard import HEARD
from snapcount.cards.text.paraphrases.history import HISTORY
from snapcount.cards.text.paraphrases.holdings import HOLDINGS
from snapcount.cards.text.paraphrases.kick_words import KICK_WORDS
from snapcount.cards.text.paraphrases.kicks import GRIT, KICKS
from snapcount.cards.text.paraphrases.kinds import KINDS
from snapcount.cards.text.paraphrases.laid import LAID
from snapcount.cards.text.paraphrases.last_calls import LAST_CALLS
from snapcount.cards.text.paraphrases.layers import LAYERS
from snapcount.cards.text.paraphrases.lineup import LINEUP
from snapcount.cards.text.paraphrases.measures import MEASURES
from snapcount.cards.text.paraphrases.next_kicks import NEXT_KICKS
from snapcount.cards.text.paraphrases.occasions import OCCASIONS
from snapcount.cards.text.paraphrases.offers import OFFERS
from snapcount.cards.text.paraphrases.outcomes import OUTCOMES
from snapcount.cards.text.paraphrases.persons import PERSONS
from snapcount.cards.text.paraphrases.picking import PICKING
from snapcount.cards.text.paraphrases.players import PLAYERS
from snapcount.cards.text.paraphrases.plays import PLAYS
from snapcount.cards.text.paraphrases.points import POINTS
from snapcount.cards.text.paraphrases.printed import PRINTED
from snapcount.cards.text.paraphrases.pronouns import PRONOUNS
from snapcount.cards.text.paraphrases.ranges import RANGES
from snapcount.cards.text.paraphrases.removals import REMOVALS
from snapcount.cards.text.paraphrases.roles import ROLES
from snapcount.cards.text.paraphrases.rule import Rule
from snapcount.cards.text.paraphrases.rulings import RULINGS
from snapcount.cards.text.paraphrases.sayings import SAYINGS
from snapcount.cards.text.paraphrases.scorekeeping import SCOREKEEPING
from snapcount.cards.text.paraphrases.sharing import SHARING
from snapcount.cards.text.paraphrases.sides import SIDES
from snapcount.cards.text.paraphrases.singular import SINGULAR
from snapcount.cards.text.paraphrases.situations import SITUATIONS
from snapcount.cards.text.paraphrases.spelled import SPELLED
from snapcount.cards.text.paraphrases.spoken import SPOKEN
from snapcount.cards.text.paraphrases.standing import STANDING
from snapcount.cards.text.paraphrases.stopping import STOPPING
from snapcount.cards.text.paraphrases.strengths import STRENGTHS
from snapcount.cards.text.paraphrases.times import CLOCK, TIMES
from snapcount.cards.text.paraphrases.timing_lines import TIMING_LINES
from snapcount.cards.text.paraphrases.turned import TURNED
from snapcount.cards.text.paraphrases.turnovers import TURNOVERS
from snapcount.cards.text.paraphrases.values import VALUES_OF
from snapcount.cards.text.paraphrases.whom import WHOM
from snapcount.cards.text.paraphrases.words import WORDS
from snapcount.cards.text.paraphrases.wordy import WORDY
from snapcount.cards.text.paraphrases.yards import YARDS
from snapcount.cards.text.paraphrases.zones import ZONES

PARAPHRASES: Final[list[Rule]] = [
    *SPELLED,
    *BESIDES,
    *TIMING_LINES,
    *LAYERS,
    *HOLDINGS,
    *OFFERS,
    *ASKED,
    *SINGULAR,
    *ABILITY_YARDS,
    *SHARING,
    *SPOKEN,
    *PERSONS,
    *SIDES,
    *ROLES,
    *REMOVALS,
    *TURNED,
    *WHOM,
    *BECOMING,
    *COMING_IN,
    *HANDLED,
    *ALLOWED,
    *LAID,
    *CHOSEN,
    *BASE_YARDS,
    *GAINS,
    *STOPPING,
    *FUMBLES,
    *KICK_WORDS,
    *RANGES,
    *EVENTS,
    *GAINING,
    *RULINGS,
    *STRENGTHS,
    *SCOREKEEPING,
    *ARITHMETIC,
    *LAST_CALLS,
    *NEXT_KICKS,
    *VALUES_OF,
    *FIRSTS,
    *POINTS,
    *WORDY,
    *TURNOVERS,
    *ELLIPSIS,
    *ATTEMPTS,
    *STANDING,
    *LINEUP,
    *PICKING,
    *HISTORY,
    *MEASURES,
    *OUTCOMES,
    *COUNTED,
    *HEARD,
    *HAPPENINGS,
    *HANDS,
    *KINDS,
    *SAYINGS,
    *CARDS,
    *OCCASIONS,
    *DECKS,
    *ZONES,
    *FIELD,
    *PLAYS,
    *KICKS,
    *PRINTED,
    *PRONOUNS,
    *SITUATIONS,
    *WORDS,
    *TIMES,
    *YARDS,
    *GRIT,
    *CALLS,
    *CLOCK,
    *DEEDS,
    *PLAYERS,
]

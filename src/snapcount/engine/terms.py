"""The rulebook's terms as small integers, for everything that the state holds.

`snapcount.cards.words` has the same terms as words; `engine.assemble` turns one into the other.
"""

from __future__ import annotations

from typing import Final

# Seats. A seat is a player of the game, whichever side of the ball they are on.
NOBODY: Final = -1
SPECTATOR: Final = -1

# Whom an effect speaks of; resolved to seats when it takes place.
YOU: Final = 0
OPPONENT: Final = 1
OFFENSE: Final = 2
DEFENSE: Final = 3
EACH: Final = 4
ANYONE: Final = 5

# Sides of the ball, as bits.
ON_OFFENSE: Final = 1
ON_DEFENSE: Final = 2
ON_EITHER: Final = 3
ACTION_SUBTYPE_AT: Final = 16  # in `kind_bits`, where the sides of an Action card are one bit each
BASE_ARE: Final = 1  # of a modifier that sets base yards, to a loss only if it says so
AT_MOST_BASE: Final = 2  # of a modifier that keeps base yards down
BASE_LOSS: Final = 3  # of one that sets them to a loss
BASE_UP_TO: Final = 4  # and above it, where a change of base yards ends
ANY_GRIDIRON: Final = 4  # and above it, the subtypes of Gridiron cards

# Decks: the first index of hands, decks and discard piles.
PLAY: Final = 0
ACTION: Final = 1
EITHER_DECK: Final = 2

# Card kinds.
PLAYER_CARD: Final = 0
SUPERSTAR: Final = 1
PLAY_CARD: Final = 2
ACTION_CARD: Final = 3
POWER_UP: Final = 4
GRIDIRON: Final = 5
SYNERGY: Final = 6
SUBTYPE_AT: Final = 4  # above the kind, which Gridiron cards are meant; 0: all of them

# Calls, as bits: a defense stops what shares a bit with its own calls (F-4, F-6).
RUN_LEFT: Final = 1
RUN_MIDDLE: Final = 2
RUN_RIGHT: Final = 4
SHORT_PASS: Final = 8
MEDIUM_PASS: Final = 16
LONG_PASS: Final = 32
UNSPECIFIED_RUN: Final = 64
UNSPECIFIED_PASS: Final = 128
ANY_RUN: Final = 71
ANY_PASS: Final = 184
ANY_CALL: Final = 255

QUARTERBACK: Final = 1  # the bit of "QB" in `words.POSITIONS`

# Timing points, as bits in the order of a down.
START_OF_POSSESSION: Final = 1
START_OF_DOWN: Final = 2
PRIOR_TO_SELECTING: Final = 4
ON_FIELD_ADJUSTMENTS: Final = 8
IF_STOPPED: Final = 16
IF_INCOMPLETE: Final = 32
BEFORE_DESIGNATION: Final = 64
AFTER_DESIGNATION: Final = 128
END_OF_PLAY: Final = 256
EVERY_POINT: Final = 511
AT_FIELD_GOAL: Final = 512  # only for texts that name it, so that it is none of `every`
ALL_POINTS: Final = 1023
SUPERSTAR_POINTS: Final = 259  # T-15: start of a possession, start of a down, end of the play

# Stages of a timing point.
CLOSED: Final = 0
TRIGGERS: Final = 1
OPEN: Final = 2
RESOLVING: Final = 3

# Outcomes of Check Play Success (F-4), and what an effect may force.
UNCHECKED: Final = 0
STOPPED: Final = 1
SUCCESSFUL: Final = 2
INCOMPLETE: Final = 3
COMPLETE: Final = 4
FORCED: Final = 7  # the bits of a result
OF_THIS_CALL: Final = 8  # a result that took the place of another: gone if something else is called
OF_THIS_CHECK: Final = 16  # and one that hangs on what is so: asked anew when it is checked again

# Ends of a play.
NONE: Final = 0
FUMBLE: Final = 1
INTERCEPTION: Final = 2
PICK_SIX: Final = 3
TOUCHDOWN: Final = 1
SAFETY: Final = 2
BY_KICK: Final = 4  # a field goal, beside these two as a kind of score
PUNT: Final = 1
FIELD_GOAL: Final = 2

# Entries of the yards ledger.
ADD: Final = 0
DOUBLE: Final = 1
HALVE: Final = 2
AT_MOST: Final = 3
AT_LEAST: Final = 4
INSTEAD: Final = 5
DOWN_TO: Final = 6  # a loss, and FARTHEST times the least that it leaves
PAIR: Final = 7  # a gain and a loss that offset (T-8), with the keywords of both
BY_SEAT: Final = 8  # whose effect the next entry is (`protections`); those above are no yards
STRENGTH_BY: Final = 9
STRENGTH_TO: Final = 10
LOW_BY: Final = 11
LOW_TO: Final = 12
HIGH_BY: Final = 13
HIGH_TO: Final = 14
BASE_BY: Final = 15
BASE_TO: Final = 16
LOSS_AT: Final = 20  # where a pair has the keyword of its loss

# What effects may change both ways, so that two of them offset. Amounts are signed.
YARDS_OF_PLAY: Final = 0
BALL: Final = 1  # moved outside Play Results
STRENGTH: Final = 2
LOW_END: Final = 3  # of the catch range
HIGH_END: Final = 4
TIME_UNITS: Final = 5
TURNOVERS: Final = 6  # 1: a live ball turnover, -1: its cancellation
SUCCESS: Final = 7  # 1: successful or complete, -1: stopped or incomplete
TIMEOUTS_OF: Final = 8  # and the seat
TURNED: Final = 10  # and the Player's slot; 1: Exhausted, -1: Energized

# Ability kinds; the four keywords double as bits of `ThisDown.silenced`.
PLAYED: Final = 0
EXHAUST: Final = 1
RUN: Final = 2
RECEIVE: Final = 4
TACKLE: Final = 8
TRIGGERED: Final = 16
WOULD: Final = 32
STATIC: Final = 64
FREE: Final = 128  # used in a timing point like an Exhaust ability, without that cost
ANY_ABILITY: Final = 255
POINTS_AT: Final = 8  # above the kinds of abilities: timing points in which none is used
UNTRIGGERED_AT: Final = 18  # above those: kinds that do not even trigger

# What a cancelling effect may cancel, as bits.
CANCELS_ACTIONS: Final = 1
CANCELS_EXHAUSTS: Final = 2
CANCELS_ANYTHING: Final = 4
CANCELS_RUNS: Final = 8
CANCELS_RECEIVES: Final = 16
CANCELS_TACKLES: Final = 32
CANCELS_OFFENSE_CARDS: Final = 64
CANCELS_DEFENSE_CARDS: Final = 128
CANCELS_AIMED: Final = 256  # besides: at one of the other seat's Players
CANCELS_SYNERGIES: Final = 512
CANCELS_GENERIC_CARDS: Final = 1024
CANCELS_ABILITIES: Final = 2 | 8 | 16 | 32  # abilities of Players alone

# Durations.
THIS_DOWN: Final = 0
NEXT_PLAY: Final = 1
THIS_POSSESSION: Final = 2
THIS_HALF: Final = 3
THIS_GAME: Final = 4
NEXT_DOWN: Final = 5  # not yet; when it begins, the effect is one for this down
NEXT_KICK: Final = 6  # the next one that the modifier is about
THROUGH_NEXT_PLAY: Final = 7  # from now on, to the end of the runner's next play
NEXT_POSSESSION: Final = 8  # not yet; when it begins, the effect is one for this possession
UNTIL_POSSESSION: Final = 9  # from now on, until the runner has the ball anew
NEXT_TWO_PLAYS: Final = 10  # as effects; what lasts is one effect for each play
NEXT_THREE_PLAYS: Final = 11
THIS_POINT: Final = 12  # until another timing point opens

# Of which plays that are called while it lasts something holds; 0 is any, and that at hand too.
ANY_COMING: Final = 1
NEXT_COMING: Final = 2  # it ends with that play

# What triggers listen to, by place in `Table.listens`; the words are `tree.Event`.
POSSESSION_STARTS: Final = 0
DOWN_STARTS: Final = 1
PLAY_REVEALED: Final = 2
PLAY_STOPPED: Final = 3
PLAY_SUCCESSFUL: Final = 4
PASS_INCOMPLETE: Final = 5
PLAY_ENDS: Final = 6
TOUCHDOWN_SCORED: Final = 7
FIELD_GOAL_MADE: Final = 8
FIELD_GOAL_MISSED: Final = 9
SAFETY_SCORED: Final = 10
TURNOVER_HAPPENS: Final = 11
PUNT_MADE: Final = 12
ACTION_PLAYED: Final = 13
EXHAUST_USED: Final = 14
PLAYER_ENERGIZED: Final = 15
PLAYER_EXHAUSTED: Final = 16
CARD_DRAWN: Final = 17
CARD_DISCARDED: Final = 18
TIMEOUT_SPENT: Final = 19
PLAYER_DESIGNATED: Final = 20
FIRST_DOWN_GAINED: Final = 21
POINTS_SCORED: Final = 22
POSSESSION_ENDS: Final = 23
GRIDIRON_ENTERS: Final = 24
POWER_UP_ENTERS: Final = 25
SUPERSTAR_ENTERS: Final = 26
HALF_STARTS: Final = 27
OVERTIME_STARTS: Final = 28
DOWN_ENDS: Final = 29
HALF_ENDS: Final = 30
FUMBLE_HAPPENS: Final = 31
INTERCEPTION_HAPPENS: Final = 32
THIS_CARD_PLAYED: Final = 33
TURNED_OVER_ON_DOWNS: Final = 34
THIS_CARD_LEAVES: Final = 35
PLAYER_ENTERS: Final = 36
AUDIBLE_USED: Final = 37
ACTION_DRAWN: Final = 38
PLAY_DRAWN: Final = 39
ACTION_DISCARDED: Final = 40
PLAY_DISCARDED: Final = 41
ACTION_CANCELLED: Final = 42
PLAYER_LEAVES: Final = 43
GRIT_DETERMINED: Final = 44
WOULD_BE_PICK_SIX: Final = 45
WOULD_GAIN_YARDS: Final = 47
WOULD_BE_STOPPED: Final = 48
WOULD_TURN_OVER: Final = 49
WOULD_BE_SUCCESSFUL: Final = 46
WOULD_BE_GOOD: Final = 50
WOULD_BE_MISSED: Final = 51
WOULD_FUMBLE: Final = 52
WOULD_BE_INTERCEPTED: Final = 53
WOULD_SCORE: Final = 54
WOULD_BE_EXHAUSTED: Final = 55
WOULD_DRAW_PLAY: Final = 56
WOULD_DRAW_ACTION: Final = 57  # the one before it, plus the deck
WOULD_PLAY_ACTION: Final = 58
WOULD_USE_EXHAUST: Final = 59
WOULD_BE_INCOMPLETE: Final = 60
WOULD_FIRST_DOWN: Final = 61
WOULD_LOSE_ON_DOWNS: Final = 63
FIELD_GOAL_ATTEMPTED: Final = 64  # beyond the bits of `Table.recalls`: nobody asks about it later
DOWN_REPLAYED: Final = 65  # likewise
EXHAUST_CANCELLED: Final = 66  # likewise
CALL_IS_CHANGED: Final = 67  # likewise
THIS_CARD_FLIPPED: Final = 68  # likewise
EVENTS_HEARD: Final = 69
CALLS_COUNTED: Final = 62  # no event, but a bit of what a table remembers

# What a table keeps besides, as bits of `Table.keeps`.
KEEPS_ROLES: Final = 1  # who was designated on the last plays
KEEPS_START: Final = 2  # where the ball lay at the start of the down
KEEPS_FLIPPED: Final = 4  # whether what is called was flipped over
KEEPS_POSSESSION: Final = 8  # what this possession came of, and where it started
CAME_OF: Final = 100  # above an event that is noted: this possession came of it

OFF_DECK: Final = 4  # in `ThisDown.flipped`, above its seats: those whose call was flipped over

ANOTHER_PLAY: Final = -1  # among replacements that had their turn: since then it is another play

# Modifiers, by place in `Table.modifies`.
MOD_YARDS: Final = 0
MOD_STRENGTH: Final = 1
MOD_CATCH_RANGE: Final = 2
MOD_TIME_UNITS: Final = 3
MOD_HAND_LIMIT: Final = 4
MOD_GRIT: Final = 5
MOD_FIELD_GOALS: Final = 6
MOD_RATING: Final = 7
MOD_COUNTS_AS: Final = 8
MOD_ALSO_CALLED: Final = 9
MOD_CANNOT_EXHAUST: Final = 10
MOD_CANNOT_ENERGIZE: Final = 11
MOD_CANNOT_DESIGNATE: Final = 12
MOD_CANNOT_CANCEL: Final = 13
MOD_CANNOT_DRAW: Final = 14
MOD_CANNOT_TIMEOUT: Final = 15
MOD_CANNOT_PLAY_ACTIONS: Final = 16
MOD_CANNOT_USE: Final = 17
MOD_MUST_DESIGNATE: Final = 18
MOD_KEEPS: Final = 30
MOD_CANNOT_AUDIBLE: Final = 31
MOD_CANNOT_PLAY_KIND: Final = 32
MOD_CANNOT_SUBSTITUTE: Final = 33
MOD_MORE_ACTIONS: Final = 34
MOD_STAYS_IN: Final = 61
MOD_KICK_GRIT_IS: Final = 36
MOD_CATCH_RANGE_IS: Final = 19
MOD_GOOD_ON: Final = 20
ALSO_GOOD: Final = 16  # in the `high` of one that adds Grit values to those that are good anyway
MOD_CANNOT_KICK: Final = 21
MOD_CALL_STAYS: Final = 22
BY_ANYONE: Final = 0  # the `high` of one: whose effects cannot change what was called
BY_OTHER: Final = 1
BY_CALLER: Final = 2
MOD_CARD_STRENGTH: Final = 23
ADDED_STRENGTH: Final = 1  # the `high` of one that is added to it
GRIT_STRENGTH: Final = 2  # and of one that counts for Grit, which the table has
MOD_BASE_YARDS: Final = 24
MOD_ALSO_STOPS: Final = 25
MOD_ABILITY_YARDS: Final = 26
HALF_AS_LARGE: Final = 15  # where yards of abilities have how many times as large they are
MOD_PROTECTS: Final = 35
PROTECTED_STRENGTH: Final = 0  # the `high` of one: what of the play it keeps from being changed
PROTECTED_YARDS: Final = 1
PROTECTED_RANGE: Final = 2
PROTECTED_WAY_AT: Final = 2  # which way: 1 lower, or narrower; 2 higher, or wider
PROTECTED_BY_AT: Final = 4  # by whose effects
STRENGTH_AT_LEAST: Final = 7  # or the Play Strength does not fall below that (3 + 1 << 2)
STRENGTH_AT_MOST: Final = 11  # or does not rise above it (3 + 2 << 2)
MOD_GRIT_OFFER: Final = 37
GRIT_AGAIN: Final = 0  # the `high` of one: the Grit of an effect may be determined again
GRIT_EITHER: Final = 1  # and one of the two is used
GRIT_MORE: Final = 2  # or so much may be added to it
OF_ABILITIES: Final = 4  # … and that only for the Grit of abilities
MOD_ABILITIES_COST: Final = 28
MOD_CANNOT_FIRST_DOWN: Final = 29
MOD_CANNOT_REMOVE: Final = 38
NO_EFFECT: Final = 1 << 16  # above the kind, of one by which such cards have no effect
MOD_CALL_STRENGTH: Final = 39
MOD_ACTIONS_COST: Final = 40
MOD_FIELD_GOALS_ARE: Final = 41
MOD_PUNTS: Final = 42
INTO_END_ZONE: Final = 1  # the `high` of one that says where a punt into the end zone leaves it
PUNTS_GO: Final = 2  # … that says how far punts go, on 16 times its lowest Grit and 256 its highest
MOD_KICK_POINTS: Final = 43
MOD_SET_RATING: Final = 44
MOD_LIMIT_ACTIONS: Final = 45
MOD_CANNOT_CALL: Final = 46
RAN_BEFORE: Final = 256  # above all calls: what the offense has run before
RUN_BEFORE: Final = 16  # the plays that were run before: the amount says on which downs
OF_THE_KIND: Final = 4  # in that amount: any Run after a Run, any Pass after a Pass
BEFORE_A_REPLAY: Final = 8  # in that amount: those of this down that were replayed
THIS_PLAY: Final = 8
"""The `high` of one that is about the Play whose text it is."""
MOD_CANNOT_REPLAY: Final = 47
MOD_GRANTS: Final = 48
MOD_LIMIT_DRAWS: Final = 49
MOD_CANNOT_TARGET: Final = 50
MOD_OPENING_HAND: Final = 51
MOD_WORKS_EXHAUSTED: Final = 52
SPARES_USERS: Final = 1 << 20  # the `high` of one that keeps its Players from paying (T-5)
SPARES_IN: Final = 22  # above it, one more than the stretch in which it does so once; else a down
SPARES_ONCE: Final = 1 << 21  # … the next time alone
SPARED: Final = 300  # above a slot, as what has happened in this down: that Player was spared
MOD_MAY_NOT_ENERGIZE: Final = 53
MOD_TIME_LIMIT: Final = 54
MOD_AUDIBLES_COST: Final = 55
MOD_CANNOT_SEARCH: Final = 56
MOD_NOT_STOPPED: Final = 57
MOD_LIMIT_X: Final = 58
MOD_SCORES_ARE: Final = 59
MOD_START: Final = 60
STARTS_THERE: Final = -1
"""The possession starts on that yard line wherever it would; else on which it would."""
MODIFIERS: Final = 62
SYNERGY_AT: Final = 62  # above the modifiers in `State.holding`, Synergy cards being asked about

# Hand limits by edition (Z-3).
NO_LIMIT: Final = 0
CANCEL_THE_DRAW: Final = 1
DISCARD_DOWN: Final = 2

# How an event came about, where its clause depends on it.
AS_COST: Final = 1  # exhausted for an ability (T-5), not by an effect or by designation
TAKEN_BACK: Final = 1  # points that a down had scored which is replayed
TIME_AND_TIMEOUTS: Final = 1  # a budget of R-22, not a loop or an endless effect
# What cannot exhaust a Player, where that is not everything.
EFFECTS_CANNOT: Final = 1
OPPONENT_CANNOT: Final = 2
ACTIONS_CANNOT: Final = 3
OPPONENTS_ACTIONS_CANNOT: Final = 4
DESIGNATION_CANNOT: Final = 5
ABILITIES_CANNOT: Final = 6
OPPONENTS_ABILITIES_CANNOT: Final = 7
SUCH_ACTIONS_CANNOT: Final = 8  # with the side of the ball on which they are played
# What cannot be done with timeouts.
SPENDING: Final = 1
GAINING: Final = 2
LOSING: Final = 4
MAY_RECEIVE: Final = 512  # of MOD_MUST_DESIGNATE: a lone Quarterback may be named
TO_TACKLE: Final = 256  # beside the calls on which a Player cannot be designated

# Sizes.
SLOTS_A_SEAT: Final = 10  # five offensive Players, then five defensive ones
SLOTS: Final = 20
ON_THE_FIELD: Final = 4  # Z-2
LOOP_NOTICED: Final = 6  # T-10: the same ability so often in one chain is a loop
MOST_NAMED: Final = 99  # the number that a loop may be given
MOST_LAYERS: Final = 40
MOST_HELD: Final = 1000  # a hand without a limit
MOST_TRIGGERED: Final = 60  # T-10: triggered effects in one chain of timing points
MOST_STEPS: Final = 4000
FARTHEST: Final = 1000  # yards that effects may make of a play: law 10
MOST_EXTRA: Final = 15  # Time Units and timeouts that effects may give in one period

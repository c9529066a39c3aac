"""Where each number of `Counts` stands: facts of an entrant, histograms, facts of its cards.

Everything that is counted is one flat list of whole numbers. So two lists are added number by
number, in any order and on any machine, with the same result bit for bit.
"""

from __future__ import annotations

from typing import Final

# Facts of an entrant, summed over games.
GAMES: Final = 0
WINS: Final = 1
TIES: Final = 2
POINTS: Final = 3
STARTED: Final = 4  # games it began on offense (S-2)
STARTED_WINS: Final = 5
STARTED_TIES: Final = 6
DECISIONS: Final = 7
FORFEITS: Final = 8  # games it lost by breaking the rules of the bot protocol
OVERTIMES: Final = 9
# on offense
DRIVES: Final = 10
DOWNS: Final = 11
PLAYS: Final = 12  # plays that came to a result or a live ball turnover
YARDS: Final = 13
TOUCHDOWNS: Final = 14
FIELD_GOALS: Final = 15
FIELD_GOALS_MISSED: Final = 16
PUNTS: Final = 17
PUNT_YARDS: Final = 18
FUMBLES: Final = 19
INTERCEPTIONS: Final = 20  # Pick Sixes among them
ON_DOWNS: Final = 21
FOURTH_TRIES: Final = 22
FIRST_DOWNS: Final = 23
STOPPED_PLAYS: Final = 24
INCOMPLETE_PASSES: Final = 25
REPLAYS: Final = 26
# on defense
PICK_SIXES: Final = 27
SAFETIES: Final = 28
# on either side
TIMEOUTS: Final = 29
CARDS_PLAYED: Final = 30
ABILITIES_USED: Final = 31
# by call, in the order of the six calls and then of those without a direction or depth
CALLS: Final = 32
CALLS_RIGHT: Final = 40
CALLS_YARDS: Final = 48
REAL: Final = 56  # decisions in which something is done that could be done otherwise: counts.py
ASKED: Final = 57  # decisions by kind, in the order of `options.DECISION_NAMES`
KINDS: Final = 13
HELD_BACK: Final = 70  # timing points with something to use, and nothing used
REAL_KINDS: Final = 71  # the real ones among them by kind
FACTS: Final = 84

FACT_NAMES: Final = (
    "games",
    "wins",
    "ties",
    "points",
    "started",
    "started_wins",
    "started_ties",
    "decisions",
    "forfeits",
    "overtimes",
    "drives",
    "downs",
    "plays",
    "yards",
    "touchdowns",
    "field_goals",
    "field_goals_missed",
    "punts",
    "punt_yards",
    "fumbles",
    "interceptions",
    "turnovers_on_downs",
    "fourth_down_tries",
    "first_downs",
    "stopped",
    "incomplete",
    "replays",
    "pick_sixes",
    "safeties",
    "timeouts",
    "cards_played",
    "abilities_used",
)
CALL_NAMES: Final = (
    "Run Left",
    "Run Middle",
    "Run Right",
    "Short Pass",
    "Medium Pass",
    "Long Pass",
    "Run",
    "Pass",
)

# Both entrants' facts come first, then what is about a whole game.
PAIRS: Final = FACTS * 2  # pairs in which the first entrant got 0, ½, 1, 1½ or 2 of two games
TOTALS: Final = PAIRS + 5  # games by both sides' points together
MOST_TOTAL: Final = 150
MARGINS: Final = TOTALS + MOST_TOTAL + 1  # games by the first entrant's lead
MOST_MARGIN: Final = 60
DECIDED: Final = MARGINS + 2 * MOST_MARGIN + 1  # players by their real decisions in a game
MOST_DECIDED: Final = 400
# What became of a lead: by Time Units gone and the first entrant's lead, games and half wins.
LEADS: Final = DECIDED + MOST_DECIDED + 1
TICKS: Final = 31  # 0 to 30 Time Units gone
MOST_LEAD: Final = 17
LEADS_A_TICK: Final = 2 * MOST_LEAD + 1
CARDS: Final = LEADS + TICKS * LEADS_A_TICK * 2

# Facts of a card, for each different card of the first entrant's deck, then of the second's.
OPENING: Final = 0  # games with it in the opening hand
OPENING_HALVES: Final = 1  # of those: two for a win, one for a tie
PLAYED: Final = 2  # how often it was played, or its ability used
PLAYED_GAMES: Final = 3
PLAYED_HALVES: Final = 4
CALLED: Final = 5  # on offense, seen to an end
RIGHT: Final = 6  # of those: the play worked
GAINED: Final = 7  # yards of it
DEFENDED: Final = 8  # called on defense
STOPS: Final = 9  # of those: it stopped the play, or the ball was lost
CARD_FACTS: Final = 10

"""Which clause of docs/rules.md is behind an event, and what it says in a sentence (law 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from snapcount.cards.card import ActionCard, AnyCard, Gridiron, PowerUp, Superstar
from snapcount.cards.tree import Would
from snapcount.engine import events, terms
from snapcount.engine.events import Event
from snapcount.engine.views.event_view import EventSeen, event_seen

if TYPE_CHECKING:
    from snapcount.engine.table import Table

# By event kind: the clause of chapter G, of the later chapters, and of the rulings where that
# differs. Which column counts is on the edition.
CLAUSES: Final[dict[int, tuple[str, str] | tuple[str, str, str]]] = {
    events.GAME_STARTS: ("S-2", "S-2"),
    events.OPENING_HAND: ("S-1", "S-1"),
    events.POSSESSION: ("P-1", "P-1"),
    events.LINED_UP: ("S-5", "S-5"),
    events.DOWN: ("G-1", "F-1"),
    events.DREW: ("G-1", "F-2"),
    events.DRAW_CANCELLED: ("Z-3", "Z-3"),
    events.REFILLED: ("Z-5", "R-4"),
    events.KICK_CHOSEN: ("G-2", "F-1"),
    events.CALLED: ("G-2", "F-3"),
    events.CHECKED: ("G-4", "F-4"),
    events.CARD_PLAYED: ("T-11", "T-11"),
    events.ABILITY_USED: ("T-5", "T-5"),
    events.TRIGGER_ADDED: ("T-6", "T-6"),
    events.RESOLVES: ("T-2", "T-2"),
    events.CANCELLED: ("T-18", "T-18"),
    events.SECONDARY_POINT: ("R-19", "R-19", "T-4"),
    events.DESIGNATED: ("G-5", "F-9"),
    events.YARDS_CHANGED: ("G-7", "F-10"),
    events.OFFSET: ("T-8", "T-8"),
    events.YARDS: ("G-7", "F-10"),
    events.MARKER: ("G-7", "F-10"),
    events.EXHAUSTED: ("R-9", "F-11"),
    events.ENERGIZED: ("Z-2", "Z-2"),
    events.TOUCHDOWN_EVENT: ("G-7", "F-12"),
    events.SAFETY_EVENT: ("G-7", "F-12"),
    events.FIELD_GOAL_GOOD: ("K-4", "K-3"),
    events.FIELD_GOAL_MISSED_EVENT: ("K-4", "K-3"),
    events.PUNTED: ("K-2", "K-2"),
    events.GRIT: ("K-1", "K-1"),
    events.GRIT_CARD: ("K-1", "K-1"),
    events.CLOCK: ("G-7", "F-13"),
    events.TIMEOUT: ("G-7", "F-13"),
    events.DISCARDED: ("Z-6", "Z-6"),
    events.OVER_THE_LIMIT: ("Z-3", "Z-3"),
    events.FIRST_DOWN_EVENT: ("G-7", "F-16"),
    events.TURNOVER_EVENT: ("P-2", "F-17"),
    events.TURNOVER_ON_DOWNS: ("P-2", "F-16"),
    events.REPLAY: ("R-5", "F-7"),
    events.REPLAY_CANCELLED: ("R-13", "F-19"),
    events.TURNOVER_CANCELLED: ("R-5", "F-8"),
    events.CALL_CHANGED: ("G-3", "F-7", "T-7"),
    events.HALF_ENDS: ("H-1", "F-18"),
    events.SECOND_HALF: ("P-3", "P-3"),
    events.OVERTIME: ("H-3", "H-3"),
    events.GAME_OVER: ("G-8", "H-2"),
    events.BALL_MOVED: ("R-21", "R-21", "F-20"),
    events.BALL_HELD: ("R-21", "R-21", "F-20"),
    events.ATTACHED: ("T-16", "T-16"),
    events.REMOVED: ("Z-6", "Z-6"),
    events.GRIDIRON_PLAYED: ("T-17", "T-17"),
    events.TOO_FEW_PLAYERS: ("F-21", "F-21"),
    events.LOOP_NAMED: ("T-10", "T-10"),
    events.BUDGET_SPENT: ("T-10", "T-10"),
    events.TOO_LATE: ("R-14", "R-14"),
    events.SEARCHED: ("Z-4", "Z-4"),
    events.TOOK: ("Z-4", "Z-4"),
    events.SHUFFLED: ("Z-4", "Z-4"),
    events.HAND_REVEALED: ("Z-1", "Z-1"),
    events.LOOKED: ("Z-1", "Z-1"),
    events.DREW_UP: ("P-4", "P-4"),
    events.LASTS: ("T-9", "T-9"),
    events.BENCHED: ("Z-2", "Z-2"),
    events.CAME_IN: ("Z-2", "Z-2"),
    events.TIME_UNITS_CHANGED: ("G-7", "F-13"),
    events.POINTS: ("T-2", "T-2"),
    events.RECOVERED: ("T-2", "T-2"),
    events.RESULT_MADE: ("G-4", "F-4"),
    events.CATCH_RANGE: ("G-6", "F-4"),
    events.STRENGTH: ("R-32", "R-32"),
    events.SILENCED: ("T-18", "T-18"),
    events.NO_DRAW: ("G-1", "F-15"),
    events.REPLACED: ("T-9", "T-9"),
    events.NO_PLAY_IN_HAND: ("R-20", "R-20"),
    events.TIMEOUTS_CHANGED: ("H-1", "H-1"),
    events.CHOSE_X: ("R-6", "R-6"),
    events.DEFENSE_CHANGED: ("G-3", "F-6"),
    events.AFTER_ALL: ("T-8", "T-8"),
    events.HAND_SEEN: ("Z-1", "Z-1"),
    events.TOP_SEEN: ("Z-1", "Z-1"),
    events.TOP_REVEALED: ("Z-1", "Z-1"),
    events.HANDS_EXCHANGED: ("T-2", "T-2"),
    events.HAND_CARD_PUT: ("T-2", "T-2"),
    events.PILE_CARD_PUT: ("T-2", "T-2"),
    events.SHOWN_CARD_PUT: ("T-2", "T-2"),
    events.GRIT_CHANGED: ("R-32", "R-32"),
    events.KICKED_AGAIN: ("K-1", "K-1"),
    events.CLOCK_SET: ("G-7", "F-13"),
    events.RETURNED: ("T-2", "T-2"),
    events.POWER_UP_MOVED: ("T-16", "T-16"),
    events.COPIED: ("T-2", "T-2"),
    events.NEW_TARGET: ("T-2", "T-2"),
    events.CALL_STAYS: ("T-9", "T-9"),
    events.BASE_YARDS_SET: ("G-7", "F-10"),
    events.FIRST_DOWN_CANCELLED: ("G-7", "F-16"),
    events.DOWN_SET: ("G-7", "F-16"),
    events.GAINED_ABILITY: ("T-9", "T-9"),
    events.NAMED_PLAY: ("T-2", "T-2"),
    events.ALSO_CALLED: ("G-3", "F-6"),
}

_BY_CARD_TYPE: Final[dict[type, str]] = {Superstar: "T-15", PowerUp: "T-16", Gridiron: "T-17"}

_REPLACED: Final = {
    "the play would gain yards": ("G-7", "F-10"),
    "the play would be stopped": ("G-4", "F-4"),
    "a pass would be incomplete": ("G-6", "F-4"),
    "the play would be successful": ("G-4", "F-4"),
    "a live ball turnover would happen": ("P-2", "F-17"),
    "a field goal would be good": ("K-4", "K-3"),
    "a field goal would be missed": ("K-4", "K-3"),
    "a fumble would happen": ("P-2", "F-17"),
    "a Pick Six would happen": ("P-2", "F-17"),
    "a turnover on downs would happen": ("P-2", "F-16"),
    "an interception would happen": ("P-2", "F-17"),
    "a touchdown would be scored": ("G-7", "F-12"),
    "a first down would be gained": ("G-7", "F-16"),
    "a Player would be exhausted": ("Z-2", "Z-2"),
    "an Action card would be drawn": ("Z-3", "Z-3"),
    "a Play card would be drawn": ("Z-3", "Z-3"),
    "an Action card would be played": ("T-18", "T-18"),
    "an Exhaust ability would be used": ("T-18", "T-18"),
}


def clause_of(table: Table, event: Event | EventSeen) -> str:
    """The id of the clause that an event follows, in the edition of the table."""
    if not isinstance(event, EventSeen):
        event = event_seen(table, event, None)
    column = table.edition.clause_column
    chapter_g = column == 0
    special = _special_clause(table, event, chapter_g)
    if special:
        return special
    clauses = CLAUSES[event.kind]
    return clauses[min(column, len(clauses) - 1)]


def _special_clause(table: Table, event: EventSeen, chapter_g: bool) -> str:
    """The clause where the kind of the event alone does not tell it; else nothing."""
    kind, a, b, by_a_card = event.kind, event.a, event.b, event.cause >= 0
    if (kind == events.DREW and by_a_card) or (kind == events.CHOSE_X and b >= 0):
        return "T-2"
    if kind == events.DREW and a == terms.ACTION and not chapter_g:
        return "F-15"
    if kind == events.CHECKED and a == terms.INCOMPLETE and chapter_g:
        return "G-6"
    if kind == events.DESIGNATED and b == terms.RECEIVE and chapter_g:
        return "G-6"
    if kind in (events.CARD_PLAYED, events.ATTACHED):
        return _BY_CARD_TYPE.get(type(table.cards[a]), "")
    if kind == events.EXHAUSTED and b == terms.AS_COST:
        return "T-5"
    if kind == events.EXHAUSTED and by_a_card:
        return "Z-2"
    if kind == events.TOUCHDOWN_EVENT and b == terms.PICK_SIX:
        return "P-2" if chapter_g else "F-17"
    if kind == events.TURNOVER_CANCELLED and b == 31:
        return "R-31"
    if kind == events.TURNOVER_CANCELLED and by_a_card:
        return "T-18"
    if kind == events.REPLAY_CANCELLED and not by_a_card:
        return "F-8"  # its own player chose the turnover
    if kind == events.BUDGET_SPENT and b == terms.TIME_AND_TIMEOUTS:
        return "R-22"
    if kind == events.HALF_ENDS and b == 36:
        return "R-36"
    if kind == events.TOO_FEW_PLAYERS and b == 34:
        return "R-34"
    if kind == events.MARKER and by_a_card:  # outside Play Results only a Replay moves it
        return "R-35"
    if kind == events.POINTS and b == terms.TAKEN_BACK:
        return "R-35"
    if kind == events.TOO_LATE:
        return f"R-{a}"
    if kind == events.REPLACED:
        return _replaced(table.cards[a], b, chapter_g)
    return ""


def _replaced(card: AnyCard, place: int, chapter_g: bool) -> str:
    """What a `Would` text stands in for; nothing for one that an effect left behind (T-9)."""
    abilities = () if isinstance(card, ActionCard) else card.abilities
    ability = abilities[place] if place < len(abilities) else None
    return _REPLACED[ability.event][0 if chapter_g else 1] if isinstance(ability, Would) else ""


# A sentence on each clause that an event can cite.
GISTS: Final[dict[str, str]] = {
    "F-1": "Each down, the offense runs a play, punts or kicks a field goal.",
    "F-2": "Both players draw a Play card before they choose their plays.",
    "F-3": "Both choose a Play face down and reveal them together.",
    "F-4": "A defense that includes the offense's call stops the play. A Pass also needs its Play"
    " Strength inside the catch range.",
    "F-5": "Play Strength is both Strengths added, last digit only.",
    "F-6": "A defense stops every call it lists.",
    "F-7": "After On Field Adjustments, check for a Replay the Down, then a live ball turnover,"
    " then success again.",
    "F-8": "A Replay the Down beats a live ball turnover, and nobody scores. In crd a player who"
    " has both chooses.",
    "F-9": "On a successful play the offense names a runner or receiver, the defense a tackler.",
    "F-10": "A Run gains Play Strength × 5, a Pass its printed yards, a stopped play nothing. Then"
    " every effect is added.",
    "F-11": "Designated Players become Exhausted when the play is over.",
    "F-12": "Reaching the defense's end zone is a touchdown for 7. Ending up in your own is a"
    " safety, 2 for the defense.",
    "F-13": "The play's Time Units run off the clock unless the offense, or then the defense,"
    " spends a timeout.",
    "F-14": "A play ends with the End of the Play timing point.",
    "F-15": "At the End of the Down each player draws an Action card.",
    "F-16": "Only an effect makes a First Down. After fourth down without one, or a score, the ball"
    " goes over.",
    "F-17": "A live ball turnover ends the down right away. A Pick Six is 7 for the defense.",
    "F-18": "When time runs out the half is over, whatever the down.",
    "F-19": "Each player can replay one down per possession. Any more Replays are cancelled.",
    "F-20": "An effect outside Play Results can't move the ball closer to an end zone than the 5.",
    "F-21": "An effect that would leave a side with fewer than two Players on the field is"
    " cancelled entirely.",
    "G-1": "Before the play both draw a Play. If you played an Action card last down, you also draw"
    " an Action.",
    "G-2": "Both choose a Play face down and reveal them, or the offense kicks instead.",
    "G-3": "On Field Adjustments come before any check and can change the play.",
    "G-4": "A defense that includes the offense's call stops the play. Unless something saves it,"
    " it gains nothing and the down is over.",
    "G-5": "A Run that isn't stopped goes on to designation and gains strength × 5.",
    "G-6": "A Pass in its catch range is complete and goes on to designation. An incomplete one"
    " gains nothing and the down is over, unless something saves it.",
    "G-7": "Results: base yards and every effect, then score and time, then the next down.",
    "G-8": "After two halves the higher score wins. A tie stands.",
    "H-1": "There are two halves of 15 Time Units. Timeouts are for the whole game.",
    "H-2": "After the second half the higher score wins. A tie goes to overtime.",
    "H-3": "Overtime: 10 Time Units, one timeout each, ball on your own 25.",
    "K-1": "Grit is both flipped Strengths added, last digit only. X counts as 0 unless its card"
    " says otherwise.",
    "K-2": (
        "Grit sets the punt: 0 is 25 yards, 1–2 is 30, 3–4 is 35, 5–6 is 40, 7–8 is 45, 9 is 50."
    ),
    "K-3": "A field goal is good at this line and Grit: 5: 0–8; 10: 1–8; 15: 1–7; 20: 2–7; 25: 2–6;"
    " 30: 3–6; 35: 3–5; 40: 9.",
    "K-4": "A field goal is good at this line and Grit: 5–10: 0–8; 15–20: 1–8; 25–30: 2–7; 35: 3–6;"
    " 40: 9.",
    "P-1": "A possession starts at first down with new line-ups.",
    "P-2": "How a possession ends decides who gets the ball and where.",
    "P-3": "Whoever started the game on defense starts the second half, on their own 25.",
    "P-4": (
        "At the start of the second half each player may draw up to a hand of three Action cards."
    ),
    "R-4": "An empty deck is refilled by shuffling its discard pile.",
    "R-5": "A replayed down keeps its number, its line-ups and the clock; the Plays are discarded.",
    "R-6": "X is chosen along with the card.",
    "R-9": "Designated Players become Exhausted when the play is over.",
    "R-13": "Only the Replay beyond the limit is cancelled. The rest of the card still happens.",
    "R-14": "Once designation starts, the call, the catch range and the success of the play are"
    " final.",
    "R-19": "Abilities that trigger while layers resolve get their own secondary timing point.",
    "R-20": "A player with no Play card in hand uses the top card of the Play deck.",
    "R-21": "An effect outside Play Results can't move the ball closer to an end zone than the 1.",
    "R-22": "Effects can add at most 15 Time Units and timeouts combined per period.",
    "R-35": "A finished play can still be replayed, and then nobody scores. Nothing else about it"
    " can change.",
    "R-31": "Only a Pass can be incomplete, complete or intercepted.",
    "R-32": "Play Strength and Grit are 0 to 9. At 10 or more only the last digit counts, and below"
    " 0 is 0.",
    "R-34": "No effect can leave the offense without a Quarterback on the field.",
    "R-36": "If the overtime clock runs out during the first possession, the other player gets one"
    " possession without a clock.",
    "S-1": "Each player shuffles both decks and draws an opening hand.",
    "S-2": "A random player starts on offense. The other starts the second half.",
    "S-5": "Each side lines up four of its five Players. The offense needs a Quarterback.",
    "T-2": "When a timing point closes, its layers resolve, newest first.",
    "T-4": "Abilities that trigger while layers resolve get their own secondary timing point.",
    "T-5": "Exhausting the Player is the cost of an Exhaust ability. You pay it right away.",
    "T-6": "The offense's triggered abilities go in first, then the defense's.",
    "T-7": "A new call takes effect right away, while the timing point is still open.",
    "T-8": "Yards gained and lost by effects cancel each other first.",
    "T-9": "An effect lasts until the end of the down unless it says otherwise.",
    "T-10": "If something could go on forever, a player picks how often it happens.",
    "T-11": "You can play a card whenever its own timing and conditions are met.",
    "T-15": "A Superstar goes on top of its own normal Player and stays.",
    "T-16": "A Power Up goes under one of your Players and stays until that Player leaves.",
    "T-17": "A Gridiron card stays on the field until it is removed.",
    "T-18": "A cancelled effect doesn't happen. Its card still goes to the discard pile.",
    "Z-1": "Hands and decks are hidden. Only the players an effect names see what it shows.",
    "Z-2": "Four Players are on the field and the rest are on the bench. Each is Energized or"
    " Exhausted.",
    "Z-3": "The hand limit is five Plays and five Action cards.",
    "Z-4": "A deck is shuffled after it's searched.",
    "Z-5": "An empty deck is refilled by shuffling its discard pile.",
    "Z-6": "Used, cancelled and removed cards go to their owner's discard pile.",
}

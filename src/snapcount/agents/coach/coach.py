"""The coach: one method for each kind of question."""

from __future__ import annotations

from math import exp

from snapcount.agents.agent import Thought, normalized
from snapcount.agents.coach.action_worth import ActionWorth
from snapcount.agents.coach.calls import Calls, Mix
from snapcount.agents.coach.deals import dealt
from snapcount.agents.coach.facts import Called, Facts
from snapcount.agents.coach.kicks import field_goal_value, grit_chances, punt_value
from snapcount.agents.coach.levels import DEFAULT_LEVEL, LEVELS, Level, last_downs
from snapcount.agents.coach.lookahead import Lookahead
from snapcount.agents.coach.styles import NO_STYLE, STYLES, Style
from snapcount.agents.coach.winning import action_hand, model_says
from snapcount.engine import options as o
from snapcount.engine.dice import Dice
from snapcount.engine.game import Game
from snapcount.engine.table import Table
from snapcount.engine.terms import (
    ACTION_CARD,
    GRIDIRON,
    NO_LIMIT,
    PLAY_CARD,
    POWER_UP,
    SUPERSTAR,
    TOUCHDOWN,
)
from snapcount.engine.views.view import DecisionSeen, OptionSeen, View
from snapcount.engine.views.worlds import WorldMaker, Worlds

CALLS_BLURRED = 8.0
"""How much of a call is left to chance, for each point of blur."""
FAVOR = 6.0
"""How many times as likely its style makes a call. Calls that are all good enough to be mixed are
worth about the same, so this costs little; one that is clearly best stays so."""
CLOSE = 0.12
"""A kick that is this near to a play by the cards: the play is tried out before it is weighed."""
LATE = 2
"""Time Units left of a half when nobody goes by the book any more."""
STAYS = 0.01
"""What a card that stays on the field is worth beyond this down."""
STAYING_CARD = 0.02
"""What such a card is worth in hand."""
FULL = 0.006
"""What it is worth to play a card of a full hand: one is thrown away otherwise."""
KEPT = 0.3
"""How much of its worth a card keeps that is saved for another down."""


class Coach:
    """Mixes its calls, kicks by the odds, and tries out everything else on worlds it deals."""

    blind = False

    def __init__(self, table: Table, level: str = DEFAULT_LEVEL, style: str = "") -> None:
        self.level: Level = LEVELS[level]
        self.style: Style = STYLES[style] if style else NO_STYLE
        self.name = f"coach:{level}:{style}" if style else f"coach:{level}"
        self.table = table
        self.facts = Facts(table)
        self.maker = WorldMaker(table)
        self.worths = ActionWorth(table)

    def choose(self, view: View, decision: DecisionSeen, rng: Dice) -> Thought:
        kind = decision.kind
        if kind == o.ASK_HAND_LIMIT:
            return self.discard(view, decision)
        if kind == o.ASK_TIMEOUT and self.level.by_the_book:
            places = [option.verb for option in decision.options]
            return certain(places.index(o.LET_IT_RUN), len(places), standing(view))
        worlds = self.maker.worlds(view)
        if kind == o.ASK_CALL:
            return self.call(view, decision, worlds, rng)
        if kind == o.ASK_PLAY_OR_KICK:
            return self.play_or_kick(view, decision, worlds, rng)
        if kind == o.ASK_DRAW_UP:
            most = max(option.number for option in decision.options)
            return Thought([float(n.number == most) for n in decision.options], standing(view))
        return self.distracted(decision, self.look_ahead(view, decision, worlds, rng))

    # Calls and kicks

    def calls(self, view: View, worlds: Worlds, rng: Dice) -> Calls | None:
        hand = view.sides[view.seat].play_hand
        own = view.sides[view.seat].call
        cards = [own.card] if own is not None else hand
        other = 1 - view.seat
        if not cards or not (
            worlds.pools[other * 2]
            or worlds.base.play_hand[other]
            or view.sides[other].play_discard
        ):
            return None
        return Calls(self.facts, self.level, worlds, cards, rng)

    def call(self, view: View, decision: DecisionSeen, worlds: Worlds, rng: Dice) -> Thought:
        asked = self.calls(view, worlds, rng)
        mix = asked.mix() if asked is not None else Mix({}, 0.5)
        chances, value = mix.chances, mix.value
        kicks = self.kicks(decision, worlds, asked.deal if asked else dealt(worlds, rng))
        if self.rather_kicks(view, kicks, value):
            best = max(kicks, key=lambda place: kicks[place])
            return certain(best, len(decision.options), kicks[best])
        clear, blurry = [], []
        for option in decision.options:
            if option.verb == o.CALL:
                favor = self.favor(view, option.card)
                clear.append(chances.get(Called(option.card, option.number), 0.0) * favor)
                blurry.append(favor)
            else:
                clear.append(float(option.verb == o.RUN_A_PLAY))
                blurry.append(0.0)
        chance = min(CALLS_BLURRED * self.level.blur, 1.0)
        if chance == 0.0:
            return Thought(normalized(clear), value)
        both = zip(normalized(clear), normalized(blurry), strict=True)
        return Thought(normalized([(1 - chance) * p + chance * q for p, q in both]), value)

    def favor(self, view: View, definition: int) -> float:
        """How many times as likely its style makes a call."""
        card = self.facts.card[definition]
        if view.seat == view.offense:
            liked = self.table.offense_call[card] & self.style.offense
        else:
            liked = self.table.stops[card] & self.style.defense
        return FAVOR if liked else 1.0

    def play_or_kick(
        self, view: View, decision: DecisionSeen, worlds: Worlds, rng: Dice
    ) -> Thought:
        calls = self.calls(view, worlds, rng)
        kicks = self.kicks(decision, worlds, calls.deal if calls else dealt(worlds, rng))
        run = standing(view)
        if calls is not None:
            run = calls.mix(play_out=False).value
            if kicks and abs(max(kicks.values()) - run) < CLOSE and not self.by_the_book(view):
                run = calls.mix().value
        verbs = [option.verb for option in decision.options]
        if o.RUN_A_PLAY in verbs and not self.rather_kicks(view, kicks, run):
            return certain(verbs.index(o.RUN_A_PLAY), len(verbs), run)
        best = max(kicks, key=lambda place: kicks[place])
        return certain(best, len(verbs), kicks[best])

    def rather_kicks(self, view: View, kicks: dict[int, float], run: float) -> bool:
        """Whether a kick is better than a play that is worth `run`.

        Where all is the same, as with the last Time Unit, one runs a play.
        """
        if not kicks:
            return False
        if self.by_the_book(view):
            return view.down == 4
        return round(max(kicks.values()), 9) > round(run, 9)

    def by_the_book(self, view: View) -> bool:
        return self.level.by_the_book and view.clock > LATE

    def kicks(self, decision: DecisionSeen, worlds: Worlds, deal: Game) -> dict[int, float]:
        """By place: what each kick that is offered is worth."""
        kicks = {
            place: punt_value if option.verb == o.KICK_PUNT else field_goal_value
            for place, option in enumerate(decision.options)
            if option.verb in (o.KICK_PUNT, o.KICK_FIELD_GOAL)
        }
        if not kicks:
            return {}
        grit = grit_chances(self.facts, worlds)
        return {place: value(deal, grit) for place, value in kicks.items()}

    # Everything else

    def look_ahead(self, view: View, decision: DecisionSeen, worlds: Worlds, rng: Dice) -> Thought:
        """Try each option on the same worlds, to the end of the down."""
        deals, tries = self.budget(decision.kind, last_downs(worlds.base))
        count = len(decision.options)
        totals = [0.0] * count
        look = Lookahead(view.seat, rng)
        for _ in range(deals):
            world = worlds.sample(rng)
            asked = world.decision
            assert asked is not None
            before = rng.copy()
            for place, option in enumerate(asked.options):
                look.dice = before.copy()  # the same luck for every option
                tried = world.copy() if place < count - 1 else world
                totals[place] += look.after(tried, option, tries)
        values = [
            total / deals + self.leaning(view, option)
            for total, option in zip(totals, decision.options, strict=True)
        ]
        best = max(range(count), key=lambda place: values[place])
        value = min(max(values[best], 0.0), 1.0)
        if self.level.blur and decision.kind != o.ASK_TIMEOUT:
            return Thought(blurred(values, self.level.blur), value)
        return certain(best, count, value)

    def distracted(self, decision: DecisionSeen, thought: Thought) -> Thought:
        """The same for somebody who now and then passes without a look at what they have."""
        forgets = self.level.forgets
        verbs = [option.verb for option in decision.options]
        if forgets == 0.0 or o.PASS not in verbs:
            return thought
        chances = [chance * (1 - forgets) for chance in thought.probabilities]
        chances[verbs.index(o.PASS)] += forgets
        return Thought(chances, thought.value)

    def budget(self, kind: int, more: int) -> tuple[int, int]:
        """How many worlds to look at, and how many tries on each.

        A line-up holds for many downs, and hangs on luck more than on answers. Whom to designate
        shows on few worlds without any, until the last downs.
        """
        level = self.level
        if kind == o.ASK_LINE_UP:
            return level.worlds * 2, 0
        if kind == o.ASK_DESIGNATION and more == 1:
            return max(level.worlds // 2, 1), 0
        if more > 1:  # answers decide the last downs
            return max(level.worlds // 2, 1), level.tries * more
        return level.worlds, level.tries

    def leaning(self, view: View, option: OptionSeen) -> float:
        """What an answer is worth beyond this down."""
        if option.verb != o.PLAY_A_CARD:
            return 0.0
        kind = self.table.kind[self.facts.card[option.card]]
        if kind in (SUPERSTAR, POWER_UP, GRIDIRON):
            return STAYS
        if kind != ACTION_CARD:
            return 0.0
        hand = view.sides[view.seat].action_hand or ()
        price = self.level.thrift
        if self.full(len(hand)):  # the least of them is thrown away anyway
            least = min(self.card_worth(view, definition) for definition in hand)
            price = KEPT * (self.card_worth(view, option.card) - least) - FULL
        eager = self.style.eager if view.seat != view.offense else 0.0
        return eager - price

    def full(self, cards: int) -> bool:
        """Whether the next draw of Action cards (F-15) is one too many (Z-3)."""
        edition = self.table.edition
        return edition.limit_mode != NO_LIMIT and cards >= edition.hand_limit

    def card_worth(self, view: View, definition: int) -> float:
        """What a card of the Action hand is worth to its seat."""
        if self.table.kind[self.facts.card[definition]] != ACTION_CARD:
            return STAYING_CARD
        return self.worths.held(definition, view.seat, view.seat == view.offense)

    def discard(self, view: View, decision: DecisionSeen) -> Thought:
        """Z-3: what is worth least goes, a second copy before a first."""
        side = view.sides[view.seat]
        hand = [*(side.play_hand or ()), *(side.action_hand or ())]
        worths = []
        for option in decision.options:
            if self.table.kind[self.facts.card[option.card]] == PLAY_CARD:
                worth = self.facts.worth(option.card)
            else:
                worth = self.card_worth(view, option.card)
            worths.append(worth / hand.count(option.card))
        least = min(range(len(worths)), key=lambda place: worths[place])
        return certain(least, len(worths), standing(view))


def standing(view: View) -> float:
    """The seat's chance to win by the scoreboard that it sees."""
    offense, ball, down, possession = view.offense, view.ball, view.down, view.possession
    if view.this.scored:  # P-2: who has scored is not on offense next; after a safety, they are
        offense = 1 - view.offense
        ball, down = (25 if view.this.scored == TOUCHDOWN else 40), 1
        possession += 1
    defense = 1 - offense
    ours, theirs = view.sides[offense], view.sides[defense]
    chance = model_says(
        view.period,
        view.clock,
        possession,
        view.score[offense] - view.score[defense],
        ball,
        down,
        view.timeouts[offense],
        view.timeouts[defense],
        action_hand(ours.actions_in_hand) - action_hand(theirs.actions_in_hand),
        ours.plays_in_hand - theirs.plays_in_hand,
        0 if view.period else 1 if view.first_offense != offense else -1,
    )
    return chance if view.seat == offense else 1 - chance


def blurred(values: list[float], blur: float) -> list[float]:
    """How likely somebody gives each answer who barely sees a difference of `blur`."""
    best = max(values)
    return normalized([exp((value - best) / blur) for value in values])


def certain(place: int, count: int, value: float) -> Thought:
    chances = [0.0] * count
    chances[place] = 1.0
    return Thought(chances, value)

"""Sentences to abilities: which sentence belongs to which ability of a card.

An ability begins with its keyword, with `Whenever …` or `At the start of …`, or is a sentence
of static text. Whatever follows belongs to it, up to the next one. A modifier without a duration
is static text on a line of its own, and holds for this down under a keyword or trigger (T-9).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

import msgspec

from snapcount.cards.language.kernel.contents import contents
from snapcount.cards.language.meaning.about import (
    keeps_the_ball,
    names_that,
    of_the_play,
    speaks_of,
)
from snapcount.cards.language.meaning.asked_then import OVER_BY_THEN
from snapcount.cards.language.meaning.check import looks_back
from snapcount.cards.language.meaning.clauses import Bare
from snapcount.cards.language.meaning.draft import Draft, Page
from snapcount.cards.language.meaning.every_down import of_a_kind, of_every_down, standing
from snapcount.cards.language.meaning.gaining import gaining_all
from snapcount.cards.language.meaning.instead import without
from snapcount.cards.language.meaning.known_later import NEW_CALL, OF_THE_PLAY, in_time
from snapcount.cards.language.meaning.normal import normal
from snapcount.cards.language.meaning.of_own_play import of_own_play, other_case
from snapcount.cards.language.meaning.on_success import on_success
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.statements import (
    Active,
    Attach,
    Bench,
    Conditional,
    Granted,
    Head,
    Held,
    IfDone,
    IfEither,
    Item,
    NewLine,
    Otherwise,
    Plain,
    Quoted,
    Reminder,
    Statement,
    Waiting,
    When,
    extend,
    sequence,
)
from snapcount.cards.nouns import (
    All,
    AllOf,
    Choose,
    Condition,
    Did,
    DownIs,
    Group,
    HasRole,
    YardsWould,
)
from snapcount.cards.tree import (
    Ability,
    Activated,
    Await,
    Effect,
    EitherMay,
    Event,
    Grants,
    If,
    Lasting,
    May,
    Modifier,
    MoveThis,
    OnDesignation,
    Qualifier,
    RemoveThis,
    ScoresAre,
    SparesUsers,
    Static,
    Timing,
    Triggered,
    Would,
)
from snapcount.cards.words import Wait

_WHEN_OFFERED: Final = (
    "once, or ever again? Write “When this card is played, …” or “At the start of …”"
)
"""An offer on a card that stays."""

Implied = Literal["call", "enter"]
"""What a sentence without a keyword waits for: that the Play is called, or the card is played."""


def _given_up(made: list[Effect]) -> list[Effect]:
    """`Discard this card to draw an Action card`: of a card that stays, for when it is wanted."""
    match made:
        case [RemoveThis()]:
            return made
        case [May(effects=(RemoveThis() as gone,), who="you", if_done=then, if_not=())] if then:
            return [gone, If(Did(), then)]
    return []


class _Assembly:
    def __init__(self, implied: Implied | None = None, stays: bool = False) -> None:
        self.implied = implied
        self.stays = stays
        """Whether it is the text of a card that lies on the field or beside it."""

        self.page = Page()
        self.draft: Draft | None = None
        self.joint: list[Draft] = []
        """Those of the same sentence before it: what else it does, they do."""
        self.bench = False
        self.fresh = True
        """Whether a new line has begun."""

    def finish(self) -> None:
        if self.draft is not None:
            made = [each.finished() for each in (*self.joint, self.draft)]
            if len(made) > 1 and not all(map(_may_come_for_each, made)):
                raise Refusal("two-readings", WHICH_NEXT)
            self.page.abilities += made
            self.draft = None
        self.joint = []

    def begin(self, head: Head | Triggered | Would | Static, joint: bool = False) -> Draft:
        bench = self.bench
        if joint and self.draft is not None:
            self.joint.append(self.draft)
            bench = self.draft.bench  # it is said of the whole sentence
        else:
            self.finish()
        self.draft = Draft(head, bench)
        self.bench = self.fresh = False
        return self.draft

    def hold(
        self, modifiers: Iterable[Modifier], condition: Condition | None, joint: bool = False
    ) -> None:
        """Begin what stands, of one sentence: on the bench all of it is, or none."""
        bench = self.draft.bench if joint and self.draft is not None else self.bench
        for modifier in modifiers:
            self.begin(normal(Static(modifier, condition, bench))).bench = bench

    def add(self, item: Item) -> None:
        match item:
            case NewLine():
                self.fresh = True
                return
            case Bench():
                if self.bench:
                    raise Refusal("unexpected", "“Bench” appears twice")
                self.bench = True
                return
            case Reminder(words=words):
                self.page.reminders.append((len(self.page.abilities) + bool(self.draft), words))
                return
            case Head():
                begun = self.begin(item)
                begun.once_per = item.free if item.keyword is not None else None
                return
            case Held(condition=condition, modifier=modifier):
                self.hold((modifier,), condition, item.joint)
                return
            case Conditional(modifiers=modifiers, condition=condition) if (
                item.strict or self._can_be_static() or self._is_of_the_game(modifiers)
            ):
                self.hold(modifiers, condition, item.joint)
                return
            case Granted() if self._can_be_static():
                self.hold((_granting(item, each) for each in item.abilities), item.condition)
                return
            case Quoted():
                raise AssertionError("quoted abilities are read before they are assembled")
            case Waiting(duration=None) if self._is_about_before(item):
                assert self.draft is not None
                self.draft.effects.append(Await(item.ability, self._until(), item.once))
                return
            case Waiting(duration=None) if not (self._under_empty_head() or self._goes_on(item)):
                ability = item.ability
                if item.of_that:
                    raise Refusal("no-antecedent", "which play is “that play”? Name it")
                begun = self.begin(ability, item.joint)
                begun.effects += ability.effects
                begun.rule = item.rule
                begun.within = item.within
                return
            case Waiting(next_time=True) if self._waits_in_play(item):
                waits = msgspec.structs.replace(item.ability, once_per="time in play")
                begun = self.begin(waits, item.joint)
                begun.effects += waits.effects
                begun.within = item.within
                return
            case Plain() if self._is_static(item):
                self.hold((each.modifier for each in item.clauses if isinstance(each, Bare)), None)
                return
        if self.bench:
            raise Refusal("misplaced", "“Bench –” must be followed by an ability")
        match item:
            case When(verb="exhaust", timing=timing):
                draft = self.draft
                if (
                    draft is None
                    or not isinstance(draft.head, Head)
                    or draft.head.keyword
                    or draft.head.free
                ):
                    raise Refusal("misplaced", "there is no Exhaust ability before this")
                if not draft.effects:
                    raise Refusal("misplaced", "this timing doesn't go here")
                draft.timing = both_timings(draft.timing or Timing(), timing)
            case When(verb="use", timing=timing):
                self._limit(timing)
            case When():
                note_timing(self.page, item)
            case Attach(group=group):
                if self.page.attach_to is not None:
                    raise Refusal("misplaced", "“Attach to” appears twice")
                self.page.attach_to = group
            case Active(condition=condition):
                if self.page.active_if is not None:
                    raise Refusal("misplaced", "“Active while” appears twice")
                self.page.active_if = condition
            case Granted():
                self._effect(granted(item))
            case _:
                self._effect(item)
        self.fresh = False

    def _limit(self, timing: Timing) -> None:
        """`Use only once per half`, of whatever ability stands before it."""
        draft = self.draft
        if draft is None or isinstance(draft.head, Static) or not draft.effects:
            raise Refusal("misplaced", "there is no ability before this")
        if self.joint:
            raise Refusal("two-readings", "so often for each of these, or for all of them?")
        if isinstance(draft.head, Head) and draft.head.keyword is None:
            if draft.head.free is not None and timing.once_per is not None:
                raise Refusal("unexpected", "“once” appears twice")
            if draft.timing is None:
                draft.timing = timing
            elif draft.timing.once_per is None and timing == Timing(once_per=timing.once_per):
                draft.timing = msgspec.structs.replace(draft.timing, once_per=timing.once_per)
            else:
                raise Refusal("misplaced", "this timing doesn't go here")
        elif timing != Timing(once_per=timing.once_per) or draft.once_per is not None:
            raise Refusal("misplaced", "you can choose when to use only Exhaust abilities")
        else:
            draft.once_per = timing.once_per

    def _under_empty_head(self) -> bool:
        draft = self.draft
        return draft is not None and isinstance(draft.head, Head) and not draft.effects

    def _goes_on(self, waiting: Waiting) -> bool:
        """`If … would …` after the sentences of a keyword is about the play at hand.

        So is `At the end of the play, …`: an ability of its own begins on a line of its own.
        `If that stops the play, …` is about the call that was made before it, and what is said of
        `that play` belongs to whatever waited for a play.
        """
        draft = self.draft
        if waiting.of_that and draft is not None and isinstance(draft.head, Triggered | Would):
            if draft.head.event in OVER_BY_THEN:
                raise Refusal("unexpected", "that play is over by then; begin a line of its own")
            return bool(draft.effects) and not draft.rule
        if waiting.of_call and self.implied != "call" and draft is not None:
            return speaks_of(draft.effects, NEW_CALL)
        if self.fresh or draft is None or not isinstance(draft.head, Head):
            return False
        if waiting.ability.once_per is not None:
            return False  # it counts its own occasions
        if waiting.once or waiting.ability.event in ("the play ends", "a down ends"):
            return True
        return waiting.ability.event == "a Player is designated" and _of_anybody(waiting.ability)

    def _is_about_before(self, waiting: Waiting) -> bool:
        """`Choose a Player. Whenever that Player …` goes on with what the ability before it did."""
        draft = self.draft
        if self.bench or draft is None or isinstance(draft.head, Static) or draft.timing:
            return False
        return bool(draft.effects) and looks_back(waiting.ability, x=self.implied == "call")

    def _waits_in_play(self, waiting: Waiting) -> bool:
        """`The next time …` on a card that stays waits while it is there, and no longer."""
        if not self.stays or waiting.ability.once_per is not None:
            return False
        before = self._under_empty_head() or self._goes_on(waiting)
        return not (before or self._is_about_before(waiting))

    def _until(self) -> Wait:
        """How long that is meant: for this down (T-9), unless it is chosen for longer."""
        assert self.draft is not None
        head = self.draft.head
        return (
            _CHOSEN_UNTIL.get(head.event, "this down")
            if isinstance(head, Triggered)
            else "this down"
        )

    def _is_static(self, plain: Plain) -> bool:
        if not all(isinstance(clause, Bare) for clause in plain.clauses):
            return False
        draft = self.draft
        if draft is not None and isinstance(draft.head, Triggered | Would) and draft.effects:
            return not names_that(plain.clauses)  # a sentence of its own, with no end to it
        return self._can_be_static()

    def _can_be_static(self) -> bool:
        draft = self.draft
        if draft is None or isinstance(draft.head, Static) or draft.rule or self.bench:
            return True
        if isinstance(draft.head, Triggered) and draft.head.event == "this card is played":
            return bool(draft.effects)  # what comes after that, holds while the card lies there
        return self.fresh and bool(draft.effects)

    def _is_of_the_game(self, modifiers: tuple[Modifier, ...]) -> bool:
        """After what waits for something, what scores are worth is a sentence of its own."""
        draft = self.draft
        if draft is None or not isinstance(draft.head, Triggered | Would) or not draft.effects:
            return False
        return all(isinstance(each, ScoresAre) for each in modifiers)

    def _effect(self, statement: Statement) -> None:
        draft = self.draft
        if self._is_offered_use(statement):
            raise Refusal("two-readings", "once, or for the down? Write “Once per half, …”")
        if (
            draft is None
            or isinstance(draft.head, Static)
            or draft.rule
            or self._is_over(statement)
        ):
            draft = self._imply(statement)
            if draft is None:
                return

        if draft.timing is not None:
            raise Refusal("misplaced", "the ability ended with its timing")
        for each in (*self.joint, draft):
            extend(each.effects, statement)

    def _is_offered_use(self, statement: Statement) -> bool:
        """`Once per half: This Player may use an ability …`: it is that use which is so often."""
        draft = self.draft
        if draft is None or not isinstance(draft.head, Head) or draft.head.free is None:
            return False
        return isinstance(statement, Plain) and any(
            isinstance(each, Bare) and isinstance(each.modifier, SparesUsers)
            for each in statement.clauses
        )

    def _imply(self, statement: Statement) -> Draft | None:
        """The ability that begins with a sentence without a keyword; None: it is whole already."""
        if self.implied is None:
            held = of_every_down(statement)
            if speaks_of(held, (HasRole,)):
                held = []  # it waits for that (T-13)
            for each in held:
                self.begin(each)
            if held:
                return None
            raise Refusal(
                "misplaced",
                "an effect needs a keyword before it, such as “Exhaust:”, or “Whenever”",
            )
        made = list(sequence((self._other_case(statement),)))
        if self.implied == "enter":
            found = [_holding(effect) for effect in made]
            if all(found):
                if speaks_of(found, (HasRole,)):
                    raise Refusal("misplaced", "who has that role is known later; write “Whenever”")
                for static in found:
                    assert static is not None
                    self.begin(Static(static.modifier, static.condition, self.bench))
                return None
            if of_the_play(made):
                raise Refusal("misplaced", "of which plays? Write “all plays” or “Whenever …”")
            if speaks_of(made, (MoveThis,)):
                raise Refusal("unexpected", "when is it moved? Write “At the start of a down, …”")
            if any(_is_bought_off(effect) or _is_of_a_down(effect) for effect in made):
                raise Refusal("misplaced", "when is this asked? Write “At the start of a down, …”")
            given_up = _given_up(made)
            if given_up:
                draft = self.begin(Head(None, Qualifier(), "down"))
                draft.gives_up = True
                draft.effects += given_up
                return None
            if any(isinstance(effect, May | EitherMay) for effect in made):
                raise Refusal("misplaced", _WHEN_OFFERED)
            return self.begin(Triggered("this card is played", ()))

        heard = of_own_play(made[0]) if len(made) == 1 else []
        if heard:
            for before in heard[:-1]:
                self.begin(before).effects += before.effects
            draft = self.begin(heard[-1])
            draft.effects += heard[-1].effects
            asked = made[0]
            draft.asked = asked if isinstance(asked, If) else None
            return None
        of_it = of_the_play(made) or keeps_the_ball(made) or speaks_of(made, (YardsWould,))
        own = Triggered("a play is revealed", (), "you" if of_it else None)
        self.begin(own).effects += made
        return None

    def _is_over(self, statement: Statement) -> bool:
        """Whether what a Play's own `if` began ends here: the other case, or any call."""
        if self.draft is None or self.draft.asked is None:
            return False
        if self._other_case(statement) is not statement:
            return True
        if isinstance(statement, Otherwise | IfDone | IfEither):
            return False
        return not looks_back(Triggered("a play is revealed", sequence((statement,))), x=True)

    def _other_case(self, statement: Statement) -> Statement:
        """`Otherwise`, after what a Play asks of its own play, is asked of it too."""
        if not isinstance(statement, Otherwise) or self.draft is None or self.draft.asked is None:
            return statement
        if isinstance(self.draft.effects[-1], If | May):
            return statement
        condition = other_case(self.draft.asked, statement.effects)
        return statement if condition is None else If(condition, statement.effects)


_CHOSEN_UNTIL: Final[dict[Event, Wait]] = {
    "a possession starts": "this possession",
    "a Player enters the field": "this possession",
    "a half starts": "this half",
}


def _holding(effect: Effect) -> Static | None:
    """What a card on the field says of every play, or of plays of a kind."""
    if isinstance(effect, If):
        return of_a_kind(effect)
    modifier = standing(effect)
    return None if modifier is None else Static(modifier)


def _is_of_a_down(effect: Effect) -> bool:
    """Whether it asks which down it is, which no card that stays asks just once."""
    return isinstance(effect, If) and DownIs in contents(effect.condition)


def _is_bought_off(effect: Effect) -> bool:
    """Whether what would hold for a down is offered to be paid for: on a card that stays, when?"""
    return isinstance(effect, May) and any(
        isinstance(held, Lasting) and held.duration == "this down" for held in effect.if_not
    )


def _granting(item: Granted, ability: Ability) -> Grants:
    if not isinstance(ability, Activated | OnDesignation):
        raise Refusal("misplaced", "to give others an ability, use a keyword: “Exhaust:”, “Run:”")
    players = item.players
    if isinstance(players, Choose):
        raise Refusal("unexpected", "a text that stands holds for all of them")
    return Grants(players.group if isinstance(players, All) else players, ability)


def granted(item: Granted) -> Statement:
    """The abilities as an effect for this down."""
    made = gaining_all(item.players, item.abilities, "this down")
    if item.condition is None:
        return made
    return If(item.condition, made.effects)


def both_timings(one: Timing, other: Timing) -> Timing:
    """`Play only at the start of a down. Play only if you are behind.`: when both hold.

    A Refusal if the one names other timing points than the other, or how often twice.
    """
    if (one.points and other.points) or (one.once_per and other.once_per):
        raise Refusal("misplaced", "the card says twice when to play it")
    asked = [each.condition for each in (one, other) if each.condition is not None]
    condition = normal(AllOf(tuple(asked))) if len(asked) > 1 else asked[0] if asked else None
    return Timing(one.points or other.points, condition, one.once_per or other.once_per)


def note_timing(page: Page, when: When) -> None:
    page.timing = when.timing if page.timing is None else both_timings(page.timing, when.timing)


def _may_come_for_each(ability: Ability) -> bool:
    """Whether it is the same if one of several such abilities comes, or each of them.

    What is over with the next time is over with its card.
    """
    if not isinstance(ability, Triggered | Would) or ability.once_per != "time in play":
        return True
    return any(isinstance(effect, RemoveThis) for effect in ability.effects)


def abilities_page(items: list[Item], implied: Implied | None = None, stays: bool = False) -> Page:
    """The text of anything but an Action card."""
    assembly = _Assembly(implied, stays)

    place = 0
    try:
        for place, item in enumerate(items):  # noqa: B007 – the refusal needs it
            assembly.add(item)
        if assembly.bench:
            raise Refusal("unfinished", "“Bench –” must be followed by an ability")
        assembly.finish()
    except Refusal as refusal:
        refusal.item = place
        raise
    page = assembly.page
    page.abilities = [made for each in page.abilities for made in on_success(each)]
    return page


WHICH_NEXT: Final = "the next time of each of these, or of any of them?"
_NO_ABILITIES = (
    "an Action card has effects and says when it is played; abilities, such as “Exhaust:”, and"
    " text that holds while something lies there are on other cards"
)


def _then(waits: Effect, statement: Statement) -> list[Effect]:
    """What waits, with what follows from it."""
    row = [waits]
    extend(row, statement)
    return row


def _is_others(before: Effect, waiting: Waiting) -> bool:
    """Whether what waits before is the same of the other player."""
    return isinstance(before, Await) and before.ability.who != waiting.ability.who


def _is_due(before: Item, done: list[Effect]) -> bool:
    """Whether the sentence before is of the end of the down, and nothing else waits for it."""
    last = done[-1] if done else None
    if not isinstance(before, Waiting) or before.joint or not isinstance(last, Await):
        return False
    waits = last.ability
    return waits.event == "a down ends" and waits.condition is None and last.duration == "this down"


def _is_of_now(asked: If) -> bool:
    """Whether something is done to the play, which is over by then."""
    return of_the_play(asked) or speaks_of(asked, OF_THE_PLAY)


def _due_then(waits: Effect, asked: If) -> Effect:
    """`At the end of the down, draw a card. If …`: what is asked behind it is asked then."""
    assert isinstance(waits, Await)
    row = list(waits.ability.effects)
    extend(row, asked)
    return msgspec.structs.replace(
        waits, ability=msgspec.structs.replace(waits.ability, effects=tuple(row))
    )


def effects_page(items: list[Item]) -> Page:
    """The text of an Action card, and perhaps when it is played."""
    page = Page()
    done: list[Effect] = []
    place = waiting = 0
    try:
        for place, item in enumerate(items):
            if isinstance(item, Waiting):
                waiting = waiting + 1 if item.joint else 1
            elif not isinstance(item, Otherwise | IfDone):
                waiting = 0
            match item:
                case NewLine():
                    continue
                case Waiting(next_time=True, joint=True) if _is_others(done[-1], item):
                    raise Refusal("two-readings", WHICH_NEXT)
                case Otherwise() | IfDone() if waiting > 1:
                    several = done[-waiting:]
                    done[-waiting:] = [made for each in several for made in _then(each, item)]
                case Reminder(words=words):
                    page.reminders.append((len(done), words))
                case When(verb="play" | "use"):
                    note_timing(page, item)
                case Granted():
                    extend(done, granted(item))
                case Head() | Held() | When() | Attach() | Active() | Bench() | Quoted():
                    raise Refusal("misplaced", _NO_ABILITIES)
                case If() if place and _is_due(items[place - 1], done) and not _is_of_now(item):
                    done[-1] = _due_then(done[-1], item)
                case _:
                    extend(done, item)
    except Refusal as refusal:
        refusal.item = place
        raise
    page.effects = without(tuple(done))
    if page.timing is not None:
        page.effects = in_time(page.effects, page.timing.points)
    return page


def _of_anybody(ability: Triggered | Would) -> bool:
    """Whether whoever has the ball is meant: somebody is designated in each down (F-9)."""
    return ability.players == All(Group(where="field", side="offense")) and not ability.calls

"""What a text leaves out: which deck, whose hand, which number, and how many where that is chosen
first.

`told` walks the sentences of a text in order and fills in what one before has said; `spelled_out`
makes the effects of a deed that stands for several.
"""

from __future__ import annotations

import functools
from typing import Any, Final, cast, final

import msgspec

from snapcount.cards.language.conditions.comparing import Measured, measured
from snapcount.cards.language.conditions.players import RoleAsked, role_of
from snapcount.cards.language.discourse.it_changes import (
    CATCH_RANGE,
    CHANGES,
    changed_by_it,
    number_changed,
)
from snapcount.cards.language.discourse.other_outcomes import with_other_outcomes
from snapcount.cards.language.discourse.quoted import gained
from snapcount.cards.language.discourse.same_again import same_again
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.contents import Contents, contents, has
from snapcount.cards.language.kernel.doers import DOER
from snapcount.cards.language.kernel.kinds import EFFECTS, Kinds
from snapcount.cards.language.kernel.walk import changed, nodes_within, parts, within
from snapcount.cards.language.meaning.clauses import Bare
from snapcount.cards.language.meaning.flipped import FlipTop
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.statements import NewLine
from snapcount.cards.language.nouns.alternatives import DONE_AGAIN, anew
from snapcount.cards.language.nouns.card_nouns import SAME, SHOWN
from snapcount.cards.language.nouns.groups import are_all
from snapcount.cards.language.nouns.multiplied import effect_of
from snapcount.cards.language.nouns.players import LIKE
from snapcount.cards.language.nouns.this_play import OWN_CALL
from snapcount.cards.nouns import (
    All,
    Apart,
    Called,
    Choose,
    Compare,
    CountCards,
    CountPlayers,
    CountTimeouts,
    CountTurned,
    DeckHas,
    Designated,
    GritIn,
    Group,
    HasRole,
    PlayerIs,
    RatingOf,
    ShownIs,
    ShownStrength,
    StrengthIn,
    That,
    ThatMany,
    TheBaseYards,
    TheGrit,
    ThePlayStrength,
    TheTimeUnits,
    TheX,
    This,
    TimeLeft,
    YardsWould,
)
from snapcount.cards.tree import (
    Audible,
    CallShown,
    CancelIt,
    ChangeBaseYards,
    ChangeCatchRange,
    ChangeGrit,
    ChangeStrength,
    ChangeTimeouts,
    ChangeTimeUnits,
    ChooseOne,
    ChooseX,
    DetermineGrit,
    Discard,
    DiscardAny,
    DiscardTop,
    Draw,
    Effect,
    Energize,
    ExchangeHands,
    ExhaustPlayers,
    Gain,
    HandUntil,
    Lasting,
    LookAndReorder,
    LookAndTake,
    LookAtHand,
    Lose,
    MayReceive,
    ModifyRating,
    MoveBall,
    MustDesignate,
    PutCards,
    Recover,
    RemoveCard,
    RevealCards,
    RevealHand,
    RevealTop,
    RevealUntil,
    SetBaseYards,
    SetCatchRange,
    SetGrit,
    SetHandLimit,
    SetRating,
    SetStrength,
    SetTimeUnits,
    ShuffleDiscard,
    TakeFromTop,
)

_OF_THEM: Final = Group(among=That())
"""`One of them`: those who were chosen before, or else those of whom it was asked."""

_MOVED: Final = (Discard, DiscardAny, DiscardTop, Draw, PutCards, Recover, RevealCards)

_NUMBERS_OF: Final = {"card": CountCards, "Player": CountPlayers, "timeout": CountTimeouts}
_WHOLE_HANDS: Final = (Discard, ExchangeHands, LookAtHand, PutCards, RevealHand)
_MOVING: Final[dict[str, tuple[type, ...]]] = {
    "discarded": (Discard, DiscardAny, DiscardTop, HandUntil, LookAndTake, RevealUntil),
    "drawn": (Draw, HandUntil),
    "put": (LookAndTake, PutCards, Recover, RemoveCard, RevealUntil, TakeFromTop),
    "removed": (RemoveCard,),
    "returned": (PutCards, Recover, RemoveCard),
    "revealed": (LookAndTake, RevealCards, RevealUntil, TakeFromTop),
    "shuffled": (PutCards, RemoveCard),
    "taken": (LookAndTake, Recover, RevealUntil, TakeFromTop),
}
"""By what cards are moved so."""

_DOERS: Final = (Gain, Lose, MoveBall, Draw, Discard, ChangeTimeouts)
"""What is the same deed whoever does it: nobody's Players or cards are named in it."""

_NUMBERS: Final[dict[type, Any]] = {
    **dict.fromkeys((GritIn, TheGrit, DetermineGrit, ChangeGrit, SetGrit), TheGrit()),
    **dict.fromkeys((StrengthIn, ChangeStrength, SetStrength), ThePlayStrength()),
    **dict.fromkeys((ChangeTimeUnits, SetTimeUnits), TheTimeUnits()),
    **dict.fromkeys((ChangeBaseYards, SetBaseYards), TheBaseYards()),
    **dict.fromkeys((ChangeCatchRange, SetCatchRange), CATCH_RANGE),
    ChooseX: TheX(),
}
"""The number that is asked, or that comes of what is done."""
_VALUES: Final = (TheGrit, ThePlayStrength, TheTimeUnits, TheBaseYards, TheX, ShownStrength)
"""What `it` may be where it is compared with another number."""
_UNCHANGED: Final = Kinds(Effect, NewLine, syntax.Head, syntax.Stands)
_FOR_THE_DOWN: Final = (syntax.For(clause=CallShown(), lasts=syntax.Lasts(duration="this down")),)
_ONE_CARD: Final = (syntax.Flip, RevealTop, DiscardTop, LookAndReorder)


def _moves_ball(said: Any) -> bool:
    """Whether it says toward whose end zone the ball is moved."""
    return isinstance(said, syntax.Sided) and isinstance(said.effect, MoveBall)


def _number(said: Any) -> Any:
    """The number that `it` means after this; None if there is none in it."""
    match said:
        case Compare(left=int(), right=number) | Compare(left=number):
            return number
        case TimeLeft() | YardsWould():
            return type(said)
        case syntax.Occasion(event="Grit is determined" | "a field goal is attempted"):
            return TheGrit()
        case (
            ModifyRating(players=This() | That() as one) | SetRating(players=This() | That() as one)
        ):
            return RatingOf(one)
    if isinstance(said, _ONE_CARD) and getattr(said, "count", 1) == 1:
        return ShownStrength() if said.deck == "play" else None
    return _NUMBERS.get(type(said))


def _deck(deed: Any) -> Any:
    return getattr(deed, "deck", None)


@final
class _Told:
    """What the text has spoken of so far."""

    def __init__(self) -> None:
        self.deck = ""
        self.hand = ""
        self.hands = ""
        """Of which deck whole hands were spoken of last, with no card of the other since."""
        self.doer = "you"
        self.flipped = False
        self.caller = ""
        """Whose play was asked about: `if it is a Run`. A card that was flipped over is that card,
        whatever is called later (T-7)."""
        self.shown = False
        self.looking = False
        self.group: Group | None = None
        self.asked: Group | None = None
        self.active = False
        """Whether that was asked for the card to be active, so that another question is nearer."""
        self.done: Any = None
        self.moved: tuple[Any, str] = (None, "")
        """What has moved or shown cards last, and who; only those are counted (`ThatMany`)."""
        self.moved_before = self.moved
        """What had before the last question, as it is where that is answered otherwise."""
        self.turned: list[Any] = []
        """Whom the text has exhausted or energized so far: all of them are counted together."""
        self.number: Any = None
        self.of_card = False
        """Whether the last Strength that was spoken of is that of a card."""
        self.compared: tuple[Any, Any, Any] | None = None
        """The two numbers that were compared last, asked whether they are equal."""
        self.apart = False
        """Whether nothing was done since they were."""
        self.changed: Any = None
        """What has changed a number of the play last, with nothing else done since."""
        self.instead = self.choosing = False
        self.counted: tuple[Any, str] = (None, "")
        """What was done last that has a number, and who did it."""
        self.pile: CountCards | None = None
        """The discard pile out of which a card was taken last."""
        self.cards: CountCards | None = None
        """The hand or pile whose cards were looked at or counted last."""
        self.duties: list[tuple[MayReceive | MustDesignate, bool]] = []
        """Who may be designated as what, or must, as the last sentence says and this one so far;
        and whether that is on this card's own play."""

    def filled(self, said: Any) -> Any:
        """The same with what it leaves out."""
        if type(said) is tuple:
            return nodes_within(said, self.filled)
        if not isinstance(said, msgspec.Struct):
            return said
        if isinstance(said, Group) and cast(Any, said.among) == LIKE:
            if self.group is None:
                raise Refusal("no-antecedent", "which of their Players? None were named before")
            return _like(self.group, said)
        if said == _OF_THEM and self.group is None and self.asked is not None:
            return self.asked
        if isinstance(said, syntax.Those):
            return self._those(said)
        if isinstance(said, syntax.SoMoved):
            return self._so_moved(said)
        if isinstance(said, syntax.ThatStrength):
            return self._that_strength()
        if isinstance(said, syntax.ItIs):
            return self._it_is(said)
        if isinstance(said, syntax.TheyAreEqual):
            if self.compared is None:
                raise Refusal("no-antecedent", "which two numbers? None were compared before")
            return Compare(*self.compared)
        if isinstance(said, syntax.Difference):
            return self._difference(said)
        if isinstance(said, syntax.ThatValue):
            return self._that_value()
        if isinstance(said, syntax.ItHas):
            return self._it_has(said)
        if isinstance(said, syntax.Asks) and isinstance(said.condition, syntax.SoDesignated):
            if said.holds and self.duties and self.duties[-1][1]:
                return self._when_designated(said)
        if isinstance(said, syntax.SoDesignated):
            return self._so_designated(said)
        if isinstance(said, syntax.ItChanges):
            return self._it_changes(said)
        if isinstance(said, syntax.ShuffleIt):
            return self._shuffle_it(said)
        if isinstance(said, syntax.RecoverOfThem):
            return self._recover(said)
        if isinstance(said, syntax.Anew):
            return self._anew(said)
        if isinstance(said, ShownIs) and self.caller and said.calls:
            return Called(cast(Any, self.caller), said.calls)
        if isinstance(said, DiscardAny) and self._picks(said):
            said = Discard(cast(Any, SHOWN), cast(Any, SAME), said.count, "look")
        doer, instead, choosing = self.doer, self.instead, self.choosing
        self.instead = instead or isinstance(said, syntax.Instead)
        self.choosing = choosing or isinstance(said, syntax.OneOf)
        named = getattr(said, "who", None)
        if isinstance(said, syntax.Syntax) and isinstance(named, str) and named != DOER:
            self.doer = named
        if isinstance(said, syntax.Offers):
            self.flipped = False  # an audible that may not come about is a card that is shown
        self._check(said)
        changed = {}
        if getattr(said, "who", None) == SHOWN:
            changed["who"] = self._known(self.hand, "no hand was looked at before")
            if getattr(said, "of_deck", "") not in ("", self.deck or said.of_deck):
                raise Refusal("unexpected", "this is for cards of the other hand")
            if isinstance(said, Discard) and said.how == "look" and self.hand == "you":
                raise Refusal(
                    "unexpected", "this is for someone else's hand; for your own, write “discard”"
                )
        if isinstance(said, CountCards) and said.deck == cast(Any, SAME):
            whose = "which cards? Write “Action cards”, “Play cards” or “cards in hand”"
            changed["deck"] = self._known(self.hands, whose)
        elif getattr(said, "deck", None) == SAME:
            both = isinstance(said, HandUntil) and self.cards and self.cards.deck is None
            changed["deck"] = self._known(
                "" if both else self.deck, "which cards? Write “an Action card” or “a Play card”"
            )
        before, moved = self.number, self.moved
        if isinstance(said, syntax.Else):
            self.moved = self.moved_before
        filled = nodes_within(said, self.filled)
        if isinstance(said, syntax.Asks):
            self.moved_before = moved
        if isinstance(filled, syntax.By) and isinstance(filled.deed, Gain | Lose):
            filled = syntax.Sided(who=filled.who, side="offense", effect=filled.deed)
        self._note(said)
        if isinstance(filled, Compare):
            self._note_compared(filled, before)
        self.doer, self.instead, self.choosing = doer, instead, choosing
        said = msgspec.structs.replace(filled, **changed) if changed else filled
        if isinstance(said, Choose | All):
            self.group = said.group
            if self.number == RatingOf(That()):
                self.number = None  # `that Player` is somebody else from here on
        return said

    def _those(self, said: syntax.Those) -> Any:
        """How many the last deed was done to."""
        done = self.done
        if said.turned:
            return self._turned(said)
        if getattr(done, "counted", None) != said.whose:
            raise Refusal("no-antecedent", "for each of all that were removed, or only of theirs?")
        if isinstance(done, ExhaustPlayers | Energize) and said.kind is None:
            return CountTurned("exhausted" if isinstance(done, ExhaustPlayers) else "energized")
        if isinstance(done, RemoveCard) and said.kind in (None, done.kind):
            return ThatMany()
        if isinstance(done, _MOVED) and said.kind is None:
            return ThatMany()
        raise Refusal("no-antecedent", "for each of what? Name it")

    def _so_moved(self, said: syntax.SoMoved) -> ThatMany:
        """How many cards were moved last, if that is what was done to them, and who did it."""
        moved, doer = self.moved
        others = {said.who, doer} == {"you", "opponent"}
        if moved is None or (isinstance(moved, _MOVING[said.done]) and not others):
            return ThatMany()  # else an occasion may have moved them (`check`)
        raise Refusal(
            "no-antecedent",
            f"which cards? Say this right after they are {said.done}",
        )

    def _turned(self, said: syntax.Those) -> CountTurned:
        """How many Players were exhausted or energized; they are all called what they are."""
        deed = ExhaustPlayers if said.turned == "exhausted" else Energize
        deeds = [each for each in self.turned if isinstance(each, deed)]
        if not deeds:
            raise Refusal("no-antecedent", f"which Players? None were {said.turned} before")
        named = [
            next((g for g in parts(each.players) if isinstance(g, Group)), None) for each in deeds
        ]
        if not all(group is not None and are_all(group, said.group) for group in named):
            raise Refusal(
                "no-antecedent",
                f"were others {said.turned}, too? Write “each Player {said.turned} this way”",
            )
        return CountTurned(cast(Any, said.turned))

    def _anew(self, said: syntax.Anew) -> Any:
        """What was done last, with another number."""
        effect, doer = self.counted
        done = anew(said, effect)
        if done is None or (doer != self.doer and not isinstance(effect_of(done), _DOERS)):
            if said.unit == "time":
                raise Refusal("unfinished", "which Time Units? Those of the play, or of the clock?")
            if said.calls or said.unit is not None:
                raise Refusal("unfinished", "out of which pile? Write “from your discard pile”")
            up_to = isinstance(said.number, syntax.UpTo)
            number = f"up to {said.number.most}" if up_to else said.number  # type: ignore[union-attr]
            raise Refusal("unfinished", f"{number} what? Say what is counted, such as yards")
        return done

    def _difference(self, said: syntax.Difference) -> Apart:
        """How far the two numbers are apart that were compared just before."""
        if self.compared is None or not self.apart:
            raise Refusal("no-antecedent", "of which two numbers? Write “the difference between …”")
        right, _, left = self.compared
        if said.of is not None and not all(
            isinstance(each, _NUMBERS_OF[said.of]) for each in (left, right)
        ):
            raise Refusal("unexpected", "those are not what was compared before")
        return Apart(left, right)

    def _that_strength(self) -> ShownStrength:
        """The Strength of a card: that of the play is `the Play Strength`."""
        if not self.of_card:
            raise Refusal("no-antecedent", "which Strength? Write “its Strength”")
        return ShownStrength()

    def _it_is(self, said: syntax.ItIs) -> Any:
        """The question of the number that was spoken of last."""
        number = self.number
        if number in (TimeLeft, YardsWould):
            if len(said.bounds) == 1:
                low, high = said.bounds[0].low, said.bounds[0].high
                return number(at_least=low, at_most=high)
        elif number is not None and number is not CATCH_RANGE:
            asked = measured(Measured(number, said.bounds))
            if asked is not None:
                return asked
        raise Refusal("no-antecedent", "which number is “it”? Name it")

    def _it_changes(self, said: syntax.ItChanges) -> Any:
        """The number that was asked last is changed; in the stead of a change, the same number."""
        before = self.changed
        if self.choosing:  # more or less of it is one choice, and has words of its own (`voices`)
            raise Refusal("no-antecedent", "which number is “it”? Name it")
        if before is None:
            return changed_by_it(said, self.number, None)
        number = number_changed(before.effect if isinstance(before, syntax.Sided) else before)
        if number != self.number and not self.instead:
            raise Refusal("no-antecedent", "which number is “it”? Name it")
        return changed_by_it(said, number, before)

    def _that_value(self) -> Any:
        """The number that was spoken of last, where it is compared with another."""
        number = self.number
        if type(number) not in _VALUES:
            raise Refusal("no-antecedent", "which number is “it”? Name it")
        return number

    def _it_has(self, said: syntax.ItHas) -> Any:
        """How many cards the hand or pile has that was spoken of last."""
        if self.cards is None:
            raise Refusal("no-antecedent", "which cards? Write “your opponent has … cards in hand”")
        return measured(Measured(self.cards, said.bounds))

    def _so_designated(self, said: syntax.SoDesignated) -> Any:
        """That whoever may be designated as that, or must, has been."""
        if len(self.duties) != 1:
            raise Refusal("no-antecedent", "they are what? Say it again")
        ((duty, own),), one = self.duties, said.position
        if own:
            raise Refusal("unexpected", "on which plays? Write “If … on offense, …”")
        role: Any = duty.role if isinstance(duty, MustDesignate) else "receiver"
        if not isinstance(duty.players, Group):
            if one is None:
                return role_of(RoleAsked(duty.players, role)) if role else HasRole(duty.players)
        elif role is not None and one in (None, *duty.players.positions):
            such = duty.players if one is None else Group(positions=(one,))
            return PlayerIs(Designated(role), such)
        raise Refusal("no-antecedent", "who is designated as what? Say it again")

    def _when_designated(self, said: syntax.Asks) -> Any:
        """Once somebody is, on the play of this very card: as `receives this pass`."""
        self.duties[-1] = self.duties[-1][0], False
        asked = self._so_designated(cast(syntax.SoDesignated, said.condition))
        if not isinstance(asked, PlayerIs) or not isinstance(asked.players, Designated):
            raise Refusal("no-antecedent", "who is designated as what? Say it again")
        occasion = syntax.Occasion(
            event="a Player is designated",
            players=All(asked.group),
            role=asked.players.role,
            does=True,
            by=OWN_CALL,
        )
        lasts = syntax.Lasts(duration="this down", own=True)
        then = self.filled(said.then)
        return syntax.Occurs(occasion=occasion, then=then, duration=lasts, once=True, asked=True)

    def _shuffle_it(self, said: syntax.ShuffleIt) -> ShuffleDiscard:
        """The discard pile whose cards were counted, into its own deck."""
        doer = self.doer if said.who == DOER else said.who
        pile = self.pile if said.rest else self.cards
        if pile != CountCards(cast(Any, doer), cast(Any, said.deck), "discard"):
            raise Refusal("no-antecedent", "what is shuffled? Write “your Action discard pile”")
        return ShuffleDiscard(cast(Any, said.who), cast(Any, said.deck))

    def _recover(self, said: syntax.RecoverOfThem) -> Recover:
        """Cards of the discard pile that were counted, back into the hand of its owner."""
        cards = self.cards
        doer = self.doer if said.who == DOER else said.who
        if cards is None or cards.pile != "discard" or cards.deck is None or cards.whose != doer:
            raise Refusal("no-antecedent", "which cards? Write “from your Action discard pile”")
        such = {"kind": cards.kind, "calls": cards.calls, "strength": cards.strength}
        return Recover(cast(Any, said.who), cards.deck, said.count, **such)  # type: ignore[arg-type]

    def _picks(self, said: DiscardAny) -> bool:
        """`Look at your opponent's Action hand and discard a card`: one of theirs."""
        own = cast(str, said.who) == DOER and self.doer == "you"
        return self.looking and own and not said.random

    def _check(self, said: Any) -> None:
        if self.flipped and isinstance(said, CallShown):
            raise Refusal("unexpected", "a card that is flipped over and called is an audible")
        own = getattr(said, "deck", None) == SAME and getattr(said, "who", "") == DOER
        if self.looking and own and getattr(said, "how", "choose") == "choose":
            raise Refusal("unexpected", "this must be about cards in the hand that was looked at")

    def sentence(self, said: Any) -> Any:
        """A sentence with what it leaves out, and no other `they` than in it or in the last."""
        before = len(self.duties)
        done = self.filled(said)
        del self.duties[:before]
        return done

    def _note(self, said: Any) -> None:
        if isinstance(said, MayReceive | MustDesignate):
            self.duties.append((said, False))
        elif isinstance(said, syntax.OfChosen) and has(said.what, MustDesignate):
            duty, own = self.duties[-1]
            self.duties[-1] = msgspec.structs.replace(duty, players=said.players.group), own
        elif isinstance(said, syntax.For) and said.lasts.own and self.duties:
            self.duties[-1] = self.duties[-1][0], True
        self.number = None if isinstance(said, syntax.Head) else _number(said) or self.number
        if isinstance(said, syntax.Head | NewLine):
            self.compared = None
        self._note_change(said)
        if isinstance(said, ShownStrength | StrengthIn):
            self.of_card = isinstance(said, ShownStrength)
        if isinstance(said, (ExhaustPlayers, Energize, RemoveCard, *_MOVED)):
            self.done = said
        if "those cards" in getattr(said, "gives", ()) and not isinstance(said, ChooseX):
            who = getattr(said, "who", DOER)
            self.moved = said, self.doer if who == DOER else who
        if isinstance(said, ExhaustPlayers | Energize):
            self.turned.append(said)
        if isinstance(said, (NewLine, syntax.Head)):
            self.counted = (None, "")
            self.cards = None
        elif isinstance(said, DONE_AGAIN) or _moves_ball(said):
            self.counted = (said, self.doer)
        if isinstance(said, CountPlayers | DeckHas):
            # Of whom is asked how many there are; where two groups are, `them` is neither
            known = None if self.active else self.asked
            self.asked = said.group if known in (None, said.group) else _OF_THEM
            self.active = False
        if isinstance(said, syntax.ActiveWhile):
            self.active = True
        if not isinstance(said, syntax.Syntax) or isinstance(said, syntax.Flip):
            self.flipped = isinstance(said, syntax.Flip) and said.deck == "play"
        if isinstance(said, Audible) and said.who == "each player":
            self.caller = said.who
        elif isinstance(said, (Audible, *_ONE_CARD)):
            self.caller = ""
            self.shown = True
        elif isinstance(said, Called) and not self.shown:
            self.caller = said.who
        deck = getattr(said, "deck", None)
        if isinstance(said, syntax.Occasion):
            deck = _DRAWN_FROM.get(said.event)
        if isinstance(said, ExchangeHands | LookAtHand):
            deck = said.decks[0] if len(said.decks) == 1 else ""
        if deck in ("play", "action"):
            self.deck = deck
            if isinstance(said, _WHOLE_HANDS) and getattr(said, "count", None) is None:
                self.hands = deck if getattr(said, "source", "hand") == "hand" else ""
            elif deck != self.hands:
                self.hands = ""
        if isinstance(said, syntax.Together) and len({_deck(deed) for deed in said.deeds}) > 1:
            self.deck = ""  # cards of both decks
        if said in EFFECTS:
            self.apart = False
            self.looking = isinstance(said, LookAtHand) or (
                isinstance(said, RevealHand) and self.doer != "you"
            )
        if isinstance(said, RevealHand):
            self.hand = self.doer if cast(str, said.who) == DOER else said.who
        if isinstance(said, CountCards):
            self.cards = said
        elif said in EFFECTS:
            self.cards = None  # `it` may be a card that was shown or moved
        if isinstance(said, Recover):
            doer = self.doer if cast(str, said.who) == DOER else said.who
            self.pile = CountCards(cast(Any, doer), said.deck, "discard")
        if isinstance(said, LookAtHand):
            one = said.decks[0] if len(said.decks) == 1 else None
            self.cards = CountCards(said.whose, one, "hand") if one else None
            self.hand = said.whose
            self.deck = one or ""

    def _note_compared(self, asked: Compare, before: Any) -> None:
        """Of two numbers `it` is the one that was spoken of before; else nobody knows which."""
        left, right = asked.left, asked.right
        if isinstance(left, int) or isinstance(right, int):
            return
        self.apart = True
        self.compared = (right, "exactly", left) if right == TheGrit() else (left, "exactly", right)
        self.number = before if before in (left, right) else None

    def _note_change(self, said: Any) -> None:
        effect = said.effect if isinstance(said, syntax.Sided) else said
        if isinstance(effect, CHANGES):
            self.changed = said
        elif said in _UNCHANGED:
            self.changed = None

    @staticmethod
    def _known(what: str, message: str) -> str:
        if not what:
            raise Refusal("no-antecedent", message)
        return what


_DRAWN_FROM: Final = {
    f"{card} {passive} {done}": deck
    for card, deck in (("an Action card", "action"), ("a Play card", "play"))
    for passive in ("is", "would be")
    for done in ("drawn", "discarded")
}
"""Which deck is spoken of where a card is drawn or discarded: `draw two instead`."""

_LEFT_OUT: Final = frozenset(
    {
        *(LIKE, SHOWN, SAME),
        *(
            syntax.Those,
            syntax.SoMoved,
            syntax.Difference,
            syntax.TheyAreEqual,
            syntax.ThatValue,
            syntax.ThatStrength,
        ),
        *(syntax.ItIs, syntax.ItHas, syntax.ItChanges, syntax.ShuffleIt),
        *(syntax.SoDesignated, syntax.RecoverOfThem, syntax.Anew, ShownIs, DiscardAny, CallShown),
    }
)
"""What is filled in, or refused for what was said before it."""


def _leaves_out(inside: Contents) -> bool:
    """Whether anything in a text with these nodes and words hangs on what was said before."""
    if not inside.isdisjoint(_LEFT_OUT):
        return True
    if syntax.By in inside and not inside.isdisjoint((Gain, Lose)):
        return True
    return That in inside and not inside.isdisjoint((CountPlayers, DeckHas))


def told(row: list[Any]) -> list[Any]:
    """The sentences of a text, each with what those before it have said."""
    row = _counted_of_one(_neither_has_more(_prevented(_each_may(row))))
    filled = [part for said in same_again(row) for part in _paid(said)]
    if _leaves_out(contents(filled)):
        told_so_far = _Told()
        filled = [told_so_far.sentence(each) for each in filled]
    filled = with_other_outcomes(filled)
    inside = contents(filled)
    if CancelIt in inside:
        filled = [_or_cancelled(each) for each in filled]
    if syntax.Flip in inside:
        filled = [_flipped(each) for each in filled]
    return _with_costs(filled)


def _prevented(row: list[Any]) -> list[Any]:
    """`Exhaust all of them. Your opponent may discard a card to prevent this`: unless they do."""
    done: list[Any] = []
    for said in row:
        if not isinstance(said, syntax.Prevents):
            done.append(said)
            continue
        before = _unless(done[-1], said) if done else None
        if before is None:
            raise Refusal("no-antecedent", "what is prevented? Write “… unless they …”")
        done[-1] = before
    return done


def _unless(before: Any, said: syntax.Prevents) -> Any:
    match before:
        case syntax.Says(clauses=clauses):
            return syntax.Unless(clauses, said.who, said.deeds)
        case syntax.Asks(holds=True) | syntax.Occurs(once=False, duration=None):
            inner = _unless(before.then, said)
            return None if inner is None else msgspec.structs.replace(before, then=inner)
    return None


def _counted_of_one(row: list[Any]) -> list[Any]:
    """`Remove all Gridirons. For each one your opponent had played, …`: only theirs are counted."""
    done: list[Any] = []
    for said in row:
        for each in parts(said):
            if isinstance(each, syntax.Those) and each.whose is not None and done:
                done[-1] = changed(done[-1], functools.partial(_counting, each.whose))
        done.append(said)
    return done


def _counting(whose: Any, part: Any) -> Any:
    if isinstance(part, RemoveCard) and (part.whose, part.count, part.players) == (None,) * 3:
        return msgspec.structs.replace(part, counted=whose)
    return part


def _neither_has_more(row: list[Any]) -> list[Any]:
    """`The player with fewer cards draws one. If both have as many, …`: what is done otherwise."""
    if syntax.NeitherHasMore not in contents(*row):
        return row
    done: list[Any] = []
    for said in row:
        if isinstance(said, syntax.Asks) and said.condition == syntax.NeitherHasMore():
            before = _otherwise(done[-1], said.then) if done and said.holds else None
            if before is None:
                raise Refusal("no-antecedent", "the same number of what? Name it")
            done[-1] = before
        else:
            done.append(said)
    return done


def _otherwise(before: Any, then: Any) -> Any:
    """What is asked of the one and otherwise of the other, and what is done if it is neither."""
    match before:
        case syntax.Occurs():
            inner = _otherwise(before.then, then)
            return None if inner is None else msgspec.structs.replace(before, then=inner)
        case syntax.Block(
            statements=(syntax.Asks() as one, syntax.Else(then=syntax.Asks() as other))
        ):
            if isinstance(then, syntax.Says):
                clauses = (
                    each.clause if isinstance(each, syntax.Instead) and each.of is None else each
                    for each in then.clauses
                )
                then = syntax.Says(clauses=tuple(clauses))
            rest = syntax.Block(statements=(other, syntax.Else(then=then)))
            return syntax.Block(statements=(one, syntax.Else(then=rest)))
    return None


def _each_may(row: list[Any]) -> list[Any]:
    """`Either player may …. Each player who does …`: both of them may."""
    return [
        _of_each(said)
        if isinstance(after, syntax.IfDone) and after.who == "each player" and after.done
        else said
        for said, after in zip(row, [*row[1:], None], strict=True)
    ]


def _of_each(said: Any) -> Any:
    if isinstance(said, syntax.OffersEither) and not said.to:
        return syntax.Offers(who="each player", clauses=said.clauses)
    if isinstance(said, syntax.Occurs):
        return msgspec.structs.replace(said, then=_of_each(said.then))
    return said


def _paid(said: Any) -> list[Any]:
    """What is done for something is done first; the rest only comes of it."""
    if not isinstance(said, syntax.Pays):
        return [said]
    then = syntax.Says(clauses=said.to)
    return [syntax.Says(clauses=(said.deed,)), syntax.IfDone(who="you", then=then)]


def _or_cancelled(said: Any) -> Any:
    """`They must discard a card or it is cancelled`: it is, unless they do."""
    match said:
        case syntax.OneOf(
            options=((syntax.By(who=who, deed=deed),), (CancelIt() as cancel,)), count=1
        ):
            return syntax.Unless(clauses=(cancel,), who=who, deeds=(deed,))
        case syntax.OneOf(options=((deed,), (CancelIt() as cancel,)), count=1, who=who) if (
            who != DOER
        ):
            return syntax.Unless(clauses=(cancel,), who=who, deeds=(deed,))
    return within(said, _or_cancelled, syntax.Syntax)


def _flipped(said: Any) -> Any:
    """A card that is flipped over is shown, until it is known where it goes (Z-6)."""

    def laid_open(part: Any) -> Any:
        if not isinstance(part, syntax.Flip):
            return part
        return FlipTop(cast(Any, part.who), cast(Any, part.deck), part.count)

    return changed(said, laid_open, syntax.Syntax)


def _with_costs(row: list[Any]) -> list[Any]:
    """`Spend a timeout` at the start of a text or an ability is the cost of what follows."""
    done: list[Any] = []
    for at, said in enumerate(row):
        begins = at == 0 or isinstance(row[at - 1], syntax.Head)
        if begins and isinstance(said, syntax.Says) and isinstance(said.clauses[0], syntax.Spend):
            done.append(syntax.Cost(deeds=said.clauses[:1]))
            if said.clauses[1:]:
                done.append(syntax.Says(clauses=said.clauses[1:]))
        elif done and isinstance(done[-1], syntax.Cost) and isinstance(said, syntax.IfDone):
            done.append(said.then)  # whoever does not pay does not get this far
        else:
            done.append(said)
    return done


def spelled_out(said: Any, who: str) -> list[Any]:
    """A deed of that player as the effects it stands for; anything else as it is."""
    if isinstance(said, syntax.Together):
        return [each for deed in said.deeds for each in spelled_out(deed, who)]
    if isinstance(said, syntax.Either):
        options = tuple(tuple(spelled_out(deed, who)) for deed in said.deeds)
        return [ChooseOne(cast(Any, options), cast(Any, who))]
    if isinstance(said, Bare | Lasting):
        return [msgspec.structs.replace(said, modifier=each) for each in apart(said.modifier)]
    if isinstance(said, syntax.Spend) and said.time:
        return [ChangeTimeUnits(said.count)]
    if isinstance(said, syntax.Spend):
        return [ChangeTimeouts(cast(Any, said.who), -said.count)]
    if isinstance(said, syntax.Has):
        return list(gained(said))
    count = getattr(said, "count", None)
    if isinstance(count, syntax.UpTo):
        if isinstance(count.most, TheX):
            raise Refusal("unexpected", "how many is X? Write “, where X is the number of …”")
        most = {"high" if isinstance(count.most, int) else "up_to": count.most}
        chosen = ChooseX(who=cast(Any, said).who, **cast(Any, most))
    elif isinstance(count, syntax.AnyNumber):
        chosen = ChooseX(who=cast(Any, said).who, up_to=_at_hand(said))
    else:
        return [said]
    return [chosen, msgspec.structs.replace(cast(Any, said), count=TheX())]


def apart(modifier: Any) -> tuple[Any, ...]:
    """The modifiers that one stands for."""
    if isinstance(modifier, syntax.Together):
        return modifier.deeds
    if isinstance(modifier, syntax.HandLimits):
        who = cast(Any, modifier.who)
        return (
            SetHandLimit(who, "play", modifier.play),
            SetHandLimit(who, "action", modifier.action),
        )
    return (modifier,)


def _at_hand(effect: Any) -> CountCards:
    """The cards that an effect can have at most."""
    pile = getattr(effect, "source", "hand")
    pile = {"Recover": "discard", "Draw": "deck"}.get(type(effect).__name__, pile)
    such = {name: getattr(effect, name, None) for name in ("kind", "strength")}
    calls = getattr(effect, "calls", ())
    return CountCards(effect.who, effect.deck, cast(Any, pile), calls=calls, **such)


def _like(named: Group, said: Group) -> Group:
    """Players like those who were named, but for what is said of them here."""
    plain = Group(among=said.among)
    here = {name: getattr(said, name) for name in Group.__struct_fields__}
    own = {name: value for name, value in here.items() if value != getattr(plain, name)}
    return msgspec.structs.replace(named, **own)

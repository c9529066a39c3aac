"""Words that point at something: whether it is there.

`that Player` needs a Player named before it, X and the Grit need to have been chosen and
determined, and `this Player` needs a card that is a Player or lies on one.
"""

from __future__ import annotations

import contextlib
from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel.kinds import EFFECTS
from snapcount.cards.language.kernel.walk import parts
from snapcount.cards.language.meaning.about import speaks_of
from snapcount.cards.language.meaning.refusal import NobodyNamed, NoCardShown, Refusal
from snapcount.cards.nouns import (
    All,
    Choose,
    Compare,
    CountDeck,
    CountShown,
    CountTurned,
    DeckHas,
    Designated,
    Did,
    GritIn,
    Group,
    NamedCalled,
    Node,
    PlayerIs,
    RatingOf,
    ShownIs,
    ShownStops,
    ShownStrength,
    Than,
    That,
    ThatCardIs,
    ThatMany,
    TheGrit,
    TheX,
    TheYards,
    This,
    Times,
)
from snapcount.cards.tree import (
    Ability,
    Activated,
    AlsoStops,
    Audible,
    Await,
    CallShown,
    CancelIt,
    CancelLayer,
    CannotCall,
    ChangeGrit,
    ChangeTimeouts,
    ChangeTimeUnits,
    ChoosePosition,
    ChooseX,
    DetermineGrit,
    Discard,
    DiscardTop,
    Draw,
    Effect,
    EitherMay,
    Energize,
    ExhaustPlayers,
    FirstDown,
    ForbidCall,
    GainAbilitiesOf,
    GainAbility,
    Grants,
    If,
    Lasting,
    LookAndReorder,
    May,
    ModifyRating,
    MovePowerUp,
    MoveThis,
    NameAnother,
    NamePlay,
    OpeningHand,
    PayCost,
    PutShown,
    RemoveCard,
    RevealCards,
    RevealHand,
    RevealTop,
    SetDown,
    SetGrit,
    SparesUsers,
    Static,
    Substitute,
    Timing,
    ToBench,
    Triggered,
    Would,
)

POINTING: Final = frozenset(
    {
        "_THAT_PLAYER",
        "_THAT_PLAYERS",
        "_THIS_PLAYER",
        "_THIS_PLAYERS",
        "_X",
        "_GRIT",
        "OTHER",
        "_ANOTHER",
        "_THOSE_CARDS",
        "_THAT_MANY",
        "_EXHAUSTED_THIS_WAY",
        "_ENERGIZED_THIS_WAY",
        "_THAT_CARD",
        "_IT",
        "_PUT_IT",
        "_SHOWN_STRENGTH",
        "_AS_COST",
        "_CALLED",
        "_THAT_POSITION",
        "_CALL",
        "_CALLS",
    }
)
"""A text without any of these terminals need not be checked."""

NOT_ON_A_PLAYER: Final = "this card isn't a Player and isn't on one"
ONE_RATING: Final = "that's one Player's rating; after a substitution, the old Player is forgotten"
_OF_NO_PLAYER: Final = ("action card or exhaust ability", "synergy ability")
_PLAYED: Final = ("an Action card is played", "an Exhaust ability is used")
_ATTACHED: Final = ("a Power Up is played", "a Superstar is played")
"""They lie on a Player."""


class _Scope:
    def __init__(self, on_player: bool, x: bool) -> None:
        self.on_player = on_player
        self.that = False
        self.some = False  # some of those who were named last, nobody said which
        self.other = False  # it was a Player other than this one
        self.two = False  # since then, one who pays was named as well
        self.x = x
        self.grit = False
        self.heard = False  # it is one that others have determined
        self.named = False
        self.given: set[str] = set()
        self.shown = False
        self.held = False  # a Play was revealed that is in its hand still
        self.kept = False  # a Play of your hand was revealed or discarded
        self.seen = False
        self.removed = 0  # kinds of cards that were removed one after the other
        self.counted = False
        self.counting: Any = None  # what of the cards shown last is counted
        self.turned: set[str] = set()
        self.owned = False
        self.played = False
        self.done = False  # an effect comes before it


def check(
    effects: tuple[Effect, ...],
    abilities: list[Ability],
    on_player: bool = True,
    x: bool = False,
    kick: bool = False,
) -> None:
    """Refuse a tree that points at nothing.

    What comes first in an ability is known after it, but not in another: they are carried out
    apart from each other. `kick`: the card is played at a field goal, whose Grit is known (R-30).
    """
    if x and speaks_of((effects, abilities), (ChooseX,)):
        raise Refusal("two-readings", "the X of this Play is its Strength: which X is chosen here?")
    scope = _Scope(on_player, x)
    scope.grit = kick
    _check(effects, scope)
    for ability in abilities:
        _check(ability, _Scope(on_player, x))
        if isinstance(ability, Static) and speaks_of(ability.condition, (Did,)):
            raise _nothing_done()


def check_asked(asked: tuple[Any, ...], on_player: bool = True) -> None:
    """Refuse what is asked of the card as such and points at something: nothing was named yet."""
    for each in asked:
        _check(each, _Scope(on_player, False))
        if speaks_of(each, (Did, That)):
            raise _nothing_done()


def check_attached(to: Group | None) -> None:
    """Refuse to attach a card to whom only the Player that it lies on could tell."""
    if speaks_of(to, (This, That)):
        raise Refusal(
            "no-antecedent",
            "no Player was named before the one that this card attaches to",
            terminals=("_THAT_PLAYER", "_THIS_PLAYER"),
        )


def _nothing_done() -> Refusal:
    return Refusal(
        "no-antecedent",
        "nothing happened before this that it could ask about",
        terminals=("_WAS_DONE", "_WAS_NOT_DONE"),
    )


def looks_back(ability: Ability, x: bool) -> bool:
    """Whether it points at something that only the sentences before it can have named."""
    try:
        _check(ability, _Scope(True, x))
    except Refusal:
        return True
    return False


def names_a_player(effects: tuple[Effect, ...]) -> bool:
    """Whether a Player is named in these whom the next sentence could call `that Player`."""
    scope = _Scope(True, True)
    with contextlib.suppress(Refusal):
        _check(effects, scope)
    return scope.that


def asks_who(effects: tuple[Effect, ...]) -> bool:
    """Whether these speak of `that Player`, and have named none."""
    try:
        _check(effects, _Scope(True, True))
    except NobodyNamed:
        return True
    except Refusal:
        pass
    return False


def check_costs(effects: tuple[Effect, ...], abilities: list[Ability]) -> None:
    """Refuse a cost anywhere but at the start of an Action card or of an Exhaust ability."""
    free = [*effects[1:], *effects[:1]] if not _is_cost(effects) else [*effects[1:]]
    for ability in abilities:
        if isinstance(ability, Static):
            continue
        paid = isinstance(ability, Activated) and _is_cost(ability.effects)
        free += ability.effects[1:] if paid else ability.effects
    if any(speaks_of(effect, (PayCost,)) for effect in free):
        raise Refusal(
            "misplaced",
            "a cost goes first on an Action card or in an Exhaust ability",
            terminals=("_AS_COST",),
        )
    for first in (effects[:1], *(getattr(ability, "effects", ())[:1] for ability in abilities)):
        for cost in first:
            for each in cost.effects if isinstance(cost, PayCost) else ():
                _check_payable(each)


def _check_payable(paid: Effect) -> None:
    """Refuse a cost that nobody could be asked for: cards, Players, timeouts are one's own."""
    match paid:
        case Discard(who="you", kind=None, calls=(), strength=None):
            return
        case ExhaustPlayers(players=Choose(group=Group(whose="you"))):
            return
        case ChangeTimeouts(who="you", by=by) if by < 0:
            return
        case ChangeTimeUnits(by=by) if not isinstance(by, int) or by > 0:
            return
    raise Refusal(
        "unexpected",
        "a cost can be discarding cards, exhausting your Players, spending timeouts or using "
        "Time Units",
        terminals=("_AS_COST",),
    )


def _is_cost(effects: tuple[Effect, ...]) -> bool:
    return bool(effects) and isinstance(effects[0], PayCost)


def _is_built(group: Group) -> bool:
    """Whether the cards of a deck tell by themselves who is of that group."""
    plain = Group()
    for name in ("than", "team_of", "position_of", "chosen_position", "power_up", "among"):
        if getattr(group, name) != getattr(plain, name):
            return False
    if group.except_for is not None:
        return False
    return group.status != "legend or superstar" and group.except_status in (None, "legend")


def _pays_with_one(effect: Effect) -> bool:
    """Whether a Player who was chosen for that is exhausted or leaves the field by it."""
    match effect:
        case (
            ExhaustPlayers(players=Choose()) | ToBench(players=Choose()) | Substitute(out=Choose())
        ):
            return True
    return False


def _goes_on(effect: Effect) -> bool:
    """Whether it follows from what was paid just before, or would do the same to whoever paid."""
    match effect:
        case If(condition=Did()) | ExhaustPlayers(players=That()):
            return True
    return False


def _keeps(thing: Any) -> bool:
    """Whether it leaves a Play of your hand at hand that can be called."""
    match thing:
        case (
            RevealCards(who="you", deck="play", count=1) | Discard(who="you", deck="play", count=1)
        ):
            return True
    return False


def _check(thing: Any, scope: _Scope) -> None:
    if isinstance(thing, tuple | list):
        paid = False
        for part in thing:
            if paid and _goes_on(part):
                scope.two = True
            paid = scope.other and _pays_with_one(part)
            _check(part, scope)
        return
    if not isinstance(thing, msgspec.Struct):
        return
    match thing:
        case Did() if not scope.done:
            raise _nothing_done()
        case That() if not scope.that:
            raise NobodyNamed
        case That() if scope.two:
            raise Refusal(
                "two-readings",
                "which of the two Players? Choose the one that this is done to after the other "
                "has paid: “If you do, Exhaust one of your opponent's Players”",
                terminals=("_THAT_PLAYER",),
            )
        case That() if scope.some:
            raise Refusal("no-antecedent", "which of them? Write “from one of …”, or “all”")
        case TheX() if not scope.x:
            raise Refusal(
                "no-antecedent",
                "X was not chosen; write “Choose X from 0 to 9.” first",
                terminals=("_X",),
            )
        case Group(chosen_position=True) if "position" not in scope.given:
            raise Refusal(
                "no-antecedent",
                "no position was chosen; write “Choose a position.” first",
                terminals=("_THAT_POSITION",),
            )
        case Times(count=TheYards()):
            raise Refusal("unexpected", "write “yards equal to the yards gained … divided by 2”")
        case ChoosePosition() if scope.x:
            raise Refusal("two-readings", "choose X or a position: an effect has room for one")
        case ChooseX() if "position" in scope.given:
            raise Refusal("two-readings", "choose X or a position: an effect has room for one")
        case DetermineGrit(again=True) if not scope.grit:
            raise Refusal(
                "no-antecedent",
                "no Grit was determined before; for a kick's Grit write “Kick again.”",
                terminals=("_AGAIN",),
            )
        case ChangeGrit() | SetGrit() if scope.heard:
            raise Refusal(
                "unexpected",
                "it's too late to change the Grit; write “your Grit values are increased by …”",
                terminals=("_GRIT",),
            )
        case TheGrit() | GritIn() | ChangeGrit() | SetGrit() if not scope.grit:
            raise Refusal(
                "no-antecedent",
                "the Grit isn't known yet; write “Determine Grit value.” first",
                terminals=("_GRIT",),
            )
        case ThatMany() if "those cards" not in scope.given:
            raise Refusal(
                "no-antecedent",
                "which cards? None were discarded, put back, taken or drawn before",
                terminals=("_THOSE_CARDS", "_THAT_MANY"),
            )
        case CountTurned(to=to) if to not in scope.turned:
            raise Refusal(
                "no-antecedent",
                "which Players? None were exhausted or energized before",
                terminals=("_EXHAUSTED_THIS_WAY", "_ENERGIZED_THIS_WAY"),
            )
        case Await(ability=Would(effects=(), who="each player")):
            raise Refusal("two-readings", "the next draw of either player, or of each of them?")
        case Static(modifier=SparesUsers(once=True)):
            raise Refusal(
                "unexpected",
                "the next time after what? Write “may use … without becoming Exhausted”",
            )
        case Lasting(modifier=OpeningHand()):
            raise Refusal("misplaced", "the game has already started by then")
        case ThatMany() if scope.removed > 1:
            raise Refusal(
                "unexpected",
                "cards of two kinds were removed, and only the last ones are counted;"
                " count one kind",
                terminals=("_THOSE_CARDS", "_THAT_MANY"),
            )
        case CountShown() | ThatMany() if scope.counting not in (None, thing):
            raise Refusal(
                "unexpected",
                "cards that were revealed or discarded can be counted in only one way",
                terminals=("_THOSE_CARDS", "_THAT_MANY"),
            )
        case CountShown() if not scope.counted:
            raise Refusal(
                "no-antecedent",
                "which cards? None were revealed or discarded from a deck before",
                terminals=("_THOSE_CARDS",),
            )
        case ShownIs() | ShownStops() | ShownStrength() if scope.seen:
            pass
        case CallShown(kept=True):
            if not scope.kept:
                raise NoCardShown
        case ShownIs() | ShownStops() | ShownStrength() | PutShown() | CallShown() if (
            not scope.shown
        ):
            raise NoCardShown
        case ForbidCall(shown=True) if not scope.held:
            raise NoCardShown
        case ThatCardIs() if not scope.owned:
            raise Refusal(
                "no-antecedent",
                "which card? None was cancelled or removed before",
                terminals=("_THAT_CARD", "_IT"),
            )
        case CancelIt() if not scope.played:
            raise Refusal(
                "no-antecedent",
                "cancel what? Write “whenever … plays an Action card” before it",
                terminals=("_IT",),
            )
        case NamedCalled() | CannotCall(calls=()) | AlsoStops(also=()) if not scope.named:
            raise Refusal(
                "no-antecedent",
                "no play was named; write “Name a play.” first",
                terminals=("_NAMED_PLAY", "_THIS_PLAY", "_IT"),
            )
        case GainAbilitiesOf(to=That()) if not scope.that:
            raise NobodyNamed
        case ModifyRating(by=by, players=players) if not isinstance(players, This | That):
            if any(isinstance(part, Group) and part.other for part in parts(by)):
                raise Refusal("unexpected", "other than each of them? Write it of one Player")
        case Compare(left=RatingOf(players=one), right=RatingOf(players=other)) if one == other:
            raise Refusal("unexpected", ONE_RATING)
        case Compare(left=RatingOf(), right=RatingOf(players=That())) if not scope.that:
            raise NobodyNamed  # not the one with whom they are compared
        case PlayerIs(players=one, group=Group(than=Than(players=other))) if one == other:
            raise Refusal("unexpected", ONE_RATING)
        case Group(other=True) if scope.that:
            pass  # not this Player, or none of those named before
        case DeckHas(group=group) | CountDeck(group=Group() as group) if not _is_built(group):
            raise Refusal(
                "unexpected",
                "only a deck's cards say what's in it",
                terminals=("_THIS_PLAYER", "_THAT_PLAYER", "_TACKLER", "_CARRIER"),
            )
        case This() | Group(other=True) if not scope.on_player:
            raise Refusal(
                "no-antecedent",
                NOT_ON_A_PLAYER,
                terminals=("_THIS_PLAYER", "OTHER", "_ANOTHER"),
            )
        case Activated(timing=Timing(points=("field goal",))):
            scope.grit = True  # likewise
        case Would(event="a field goal would be good" | "a field goal would be missed"):
            scope.grit = True  # that of the kick
        case Triggered(event="a field goal is attempted"):
            scope.grit = True  # likewise
        case Would(event="a turnover on downs would happen") if not speaks_of(
            thing.effects, (FirstDown, SetDown)
        ):
            raise Refusal("unexpected", "which down is it instead? Write “it becomes first down”")
        case Would(players=That()) if not scope.that:
            raise NobodyNamed
        case Would(event="an Action card would be played" | "an Exhaust ability would be used"):
            scope.played = True
            scope.that = scope.that or thing.event.endswith("used")
        case Would(event="a Player would be exhausted"):
            scope.that = True
        case Triggered(event="Grit is determined"):
            scope.grit = scope.heard = True
        case Triggered(event=event):
            scope.played = scope.played or event in _PLAYED
            if not scope.that and speaks_of(thing.players, (That,)):
                raise NobodyNamed
            # The Player that the event happened to can be pointed at.
            about = "Player" in event or event in _ATTACHED or "Exhaust ability is" in event
            scope.that = scope.that or about or thing.players is not None
            scope.other = scope.that and not isinstance(thing.players, This)
    if isinstance(thing, Node) and thing.needs is not None and thing.needs.what not in scope.given:
        raise Refusal("no-antecedent", thing.needs.missing)
    seen, done, others, that = scope.seen, scope.done, scope.other, scope.that
    for field in thing.__struct_fields__:
        if isinstance(thing, If) and field == "then":
            that = scope.that
        if isinstance(thing, If) and field == "otherwise":
            in_one_case, chosen = scope.done, scope.that
            # What is done in the other case is not done in this one, and nobody is chosen
            scope.done, scope.that = done, that
            _check(thing.otherwise, scope)
            scope.done, scope.that = scope.done or in_one_case, scope.that or chosen
            continue
        if isinstance(thing, GainAbility | Grants) and field == "ability":
            # Whoever has it is a Player, and nothing said outside is known in it.
            _check(thing.ability, _Scope(True, False))
            continue
        _check(getattr(thing, field), scope)
        if field == "effects" and isinstance(thing, May | EitherMay):
            scope.two = others and any(_pays_with_one(each) for each in thing.effects)
    if isinstance(thing, Node):
        scope.given |= thing.gives
    scope.done = scope.done or (thing in EFFECTS and not isinstance(thing, If))
    if isinstance(thing, RemoveCard):
        scope.removed += 1
    elif thing in EFFECTS and not isinstance(thing, If):
        scope.removed = 0
    if isinstance(thing, CountShown):
        scope.counting = thing
    elif isinstance(thing, RevealTop | RevealHand | RevealCards | DiscardTop | Discard | Draw):
        scope.counting = None
    if isinstance(thing, RevealTop | LookAndReorder | RevealCards | DiscardTop | Discard | Audible):
        scope.kept = _keeps(thing)
    match thing:
        case Choose() | All() | Designated() | NameAnother() | Substitute():
            scope.that, scope.some = True, False
            scope.other, scope.two = True, False
        case ChooseX():
            scope.x = True
        case NamePlay():
            scope.named = True
        case RevealTop(count=1) | LookAndReorder(count=1):
            scope.shown, scope.seen = True, False
            scope.counted = isinstance(thing, RevealTop)
        case RevealTop() | RevealHand():
            scope.shown, scope.seen, scope.counted = False, False, True
        case Audible():
            scope.shown, scope.seen = False, True  # it is called
        case RevealCards(count=1) | DiscardTop(count=1):
            scope.held = isinstance(thing, RevealCards) and thing.deck == "play"
            scope.counted = True
            scope.shown, scope.seen = False, True  # it is in its hand, or in the discard pile
        case RevealCards():
            scope.counted = True
            scope.shown = scope.seen = scope.held = False
        case MoveThis() | MovePowerUp():
            scope.that, scope.some = True, False  # who gets it
        case PayCost():
            scope.seen = seen  # it is paid before the effect begins
        case Discard(count=1, who=who) if who != "each player" and not scope.shown:
            scope.seen = True
        case DiscardTop():
            scope.counted = True
        case CancelLayer(every=False) | CancelIt():
            scope.owned = True
            if isinstance(thing, CancelLayer) and thing.what.endswith("ability"):
                scope.that = scope.that or thing.what not in _OF_NO_PLAYER
        case Energize():
            scope.turned.add("energized")
        case ExhaustPlayers():
            scope.turned.add("exhausted")
        case RemoveCard():
            scope.owned = scope.owned or thing.count == 1
            scope.some = scope.some or (isinstance(thing.players, All) and thing.count is not None)
        case DetermineGrit():
            scope.grit, scope.heard = True, False

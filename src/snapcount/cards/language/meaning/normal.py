"""The normal form of a tree: of several shapes with one meaning, the one that the parser builds.

- a loss is `Lose`, not `Gain` below zero; `1 × count` is the count, `0 × count` is 0
- `Not` is never doubled and never stands before `Leading`, which has an opposite of its own
- `AllOf` and `AnyOf` hold at least two parts and none of their own kind; of all, none is twice
- `Not` stands before no bound but `at least 1`: the others have an opposite
- Grit and Play Strength that are exactly so much are in a range
- lists that are sets (calls, downs, positions, timing points, decks) stand in the order of
  `words`, without repeats; a kind of play swallows its members; a defensive call names every
  call it stops
- `If` with nothing to do asks the opposite question; discarding all cards is no choice
- `DeckHas` names whose deck, and no place; what awaits is not on the bench
- a trigger that one Player sets off names every Player who may, and what happens to somebody's
  Player names their Players
- the end of the play at hand, or of this down, possession or half, comes once: a play that is run
  for one that was replayed (R-35) is another
- cancelling all Exhaust abilities cancels them for the down; each player's are all of them
- what works once in so long asks about yards before it is used up, and what may be done later is
  used up then
- static text does not say that its own Player is on the field
- text that asks whether this Player is on the bench is Bench text
- what is asked of a down, a possession or a kick that is over is asked when it ends
- names hold no quotation marks
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

import msgspec

from snapcount.cards import nouns, tree
from snapcount.cards.card import ActionCard, PlayCard
from snapcount.cards.language.kernel.walk import within
from snapcount.cards.language.meaning.about import speaks_of
from snapcount.cards.language.meaning.asked_later import asked_later
from snapcount.cards.language.meaning.asked_then import asked_then
from snapcount.cards.language.meaning.comes_later import skips_draw
from snapcount.cards.language.meaning.ends import at_its_end, comes_once, settled_at_its_end
from snapcount.cards.language.meaning.known_later import AT_KICK, known_later, spares
from snapcount.cards.language.meaning.stead import without_first_down
from snapcount.cards.nouns import (
    All,
    AllOf,
    AnyOf,
    Called,
    Choose,
    Compare,
    Condition,
    DeckHas,
    DownIs,
    FieldGoalIs,
    GritIn,
    Group,
    Leading,
    Not,
    Number,
    OnSide,
    PlayerIs,
    StrengthIn,
    TheGrit,
    ThePlayStrength,
    This,
    Times,
    YardsWould,
    is_node,
)
from snapcount.cards.tree import (
    Activated,
    AlsoStops,
    Await,
    BecomeDefense,
    CancelAbilities,
    Cannot,
    CannotEnergize,
    CannotSubstitute,
    ChangeGrit,
    CopyLayer,
    Discard,
    Effect,
    EitherMay,
    EndDraws,
    ExchangeHands,
    FieldGoalsAre,
    Gain,
    GainAbility,
    Grants,
    If,
    KickGritIs,
    Lasting,
    LookAtHand,
    Lose,
    May,
    ModifyGrit,
    MovePowerUp,
    NotStoppedByCall,
    Occasion,
    OnDesignation,
    PutCards,
    Recover,
    RemoveCard,
    RevealUntil,
    Search,
    SetGrit,
    ShuffleDiscard,
    SkipDraw,
    SparesUsers,
    Static,
    StopsNoLonger,
    Timing,
    Triggered,
    Would,
)
from snapcount.cards.words import (
    CALLS,
    PASS_CALLS,
    POSITION_GROUPS,
    POSITIONS,
    RUN_CALLS,
    TIMING_POINTS,
    Call,
    Wait,
    Who,
)

T = TypeVar("T")
replace = msgspec.structs.replace

_PLACES: Final = (*POSITIONS, *POSITION_GROUPS)
_OTHER: Final[dict[Who, Who]] = {
    "you": "opponent",
    "opponent": "you",
    "offense": "defense",
    "defense": "offense",
}


def calls_in_order(calls: tuple[Call, ...]) -> tuple[Call, ...]:
    """The calls as a set in the order of `CALLS`; `run` and `pass` swallow their members."""
    return tuple(
        call
        for call in CALLS
        if call in calls
        and not ("run" in calls and call in RUN_CALLS)
        and not ("pass" in calls and call in PASS_CALLS)
    )


def stopped_calls(calls: tuple[Call, ...]) -> tuple[Call, ...]:
    """Every call that a defense with this list stops; `run` and `pass` alone are all of a kind."""
    every = set(calls)
    if "run" in every:
        every.update(RUN_CALLS)
    if "pass" in every:
        every.update(PASS_CALLS)
    return tuple(call for call in (*RUN_CALLS, *PASS_CALLS) if call in every)


def opposite(condition: Condition) -> Condition:
    """The condition that holds when this one does not."""
    if isinstance(condition, Not):
        return condition.condition
    if isinstance(condition, FieldGoalIs):
        return FieldGoalIs(not condition.good)
    if isinstance(condition, Leading) and condition.who in _OTHER:
        # Not ahead by 3 means that the other is behind by 2 at most.
        return Leading(who=_OTHER[condition.who], by=1 - condition.by)
    match condition:  # Not at most 4 is at least 5.
        case Compare(left=number, how="at most", right=int(most)):
            return Compare(number, "at least", most + 1)
        case Compare(left=number, how="at least", right=int(least)) if least > 1:
            return Compare(number, "at most", least - 1)
    return Not(condition)


def _compare(node: Compare) -> Condition:
    """What is exactly so much of what goes from 0 to 9 is a range of one."""
    if node.how == "exactly" and isinstance(node.right, int):
        if isinstance(node.left, TheGrit):
            return GritIn(node.right, node.right)
        if isinstance(node.left, ThePlayStrength):
            return StrengthIn(node.right, node.right)
    return node


def positive(value: Number) -> tuple[bool, Number]:
    """Whether the number is below zero, and its size."""
    if isinstance(value, int) and value < 0:
        return True, -value
    if isinstance(value, Times) and value.per < 0:
        return True, _times(replace(value, per=-value.per))
    return False, value


def _times(node: Times) -> Number:
    if node.per == 0:
        return 0
    return node.count if node.per == 1 else node


def _gain(node: Gain) -> Effect:
    less, size = positive(node.yards)
    return Lose(size) if less else node


def _lose(node: Lose) -> Effect:
    less, size = positive(node.yards)
    return Gain(size) if less and node.least is None else node


def _all_of(node: AllOf) -> Condition:
    parts: list[Condition] = []
    for part in node.conditions:
        parts += part.conditions if isinstance(part, AllOf) else (part,)
    parts = list(dict.fromkeys(parts))
    return parts[0] if len(parts) == 1 else AllOf(tuple(parts))


def _any_of(node: AnyOf) -> Condition:
    parts: list[Condition] = []
    for part in node.conditions:
        parts += part.conditions if isinstance(part, AnyOf) else (part,)
    return parts[0] if len(parts) == 1 else AnyOf(tuple(parts))


def _if(node: If) -> If:
    if node.then or not node.otherwise:
        return node
    return If(opposite(node.condition), node.otherwise)


def _group(node: Group) -> Group:
    positions = tuple(place for place in _PLACES if place in node.positions)
    return replace(node, positions=positions, team=_name(node.team), named=_name(node.named))


def _name(name: str | None) -> str | None:
    return None if name is None else " ".join(name.replace('"', "").split())


def _deck_has(node: DeckHas) -> DeckHas:
    whose = node.group.whose or "you"
    return replace(node, group=replace(node.group, whose=whose, where="field"))


def _discard(node: Discard) -> Discard:
    node = _such(node)
    return replace(node, how="choose") if node.count is None else node


def _search(node: Search) -> Search:
    """What is sought says in which deck it is."""
    if node.to == "call":
        node = replace(node, decks=("play",), kind=None, reveal=True, count=1)
    if node.calls or node.strength:
        node = replace(node, decks=("play",), kind=None, calls=calls_in_order(node.calls))
    elif node.kind is not None:
        node = replace(node, decks=("action",))
    elif len(node.decks) > 1:
        node = replace(node, count=1)
    return cast(Search, _in_order(node))


def _recover(node: Recover) -> Recover:
    """One card has one name; different names are only asked of cards of any kind."""
    of_any = node.kind is None and not node.calls and node.strength is None
    different = node.different and node.count != 1 and of_any
    return cast(Recover, _such(replace(node, different=different)))


def _such(node: Any) -> Any:
    """What cards they are says in which deck they are."""
    if node.calls or node.strength:
        return replace(node, deck="play", kind=None, calls=calls_in_order(node.calls))
    return node if node.kind is None else replace(node, deck="action")


def _move_power_up(node: MovePowerUp) -> MovePowerUp:
    """Your Power Ups only move to other Players of yours."""
    match node:
        case MovePowerUp(whose="you", to=Choose(group=Group(whose="you", other=True) as group)):
            if group == Group("you", other=True):
                return replace(node, to=None)
    return node


def _at_a_kick(node: Await) -> Effect:
    """What is changed of a kick when it is attempted is changed of that kick."""
    made = node.ability
    if not isinstance(made, Triggered) or made.event != "a field goal is attempted":
        return node
    plain = Triggered(made.event, made.effects, made.who)
    if not node.once or node.of is not None or made != plain:
        return node
    match made.effects:
        case (ChangeGrit(by=int(by)),) if made.who is not None:
            if node.duration == "this half":
                return node  # there may be several, of which only the first is meant
            lasts: Any = "next kick" if node.duration == "this game" else node.duration
            return Lasting(ModifyGrit(by, made.who, "field goal"), lasts)
        case (SetGrit(to=to),) if made.who is not None and node.duration != "this half":
            lasts = "next kick" if node.duration == "this game" else node.duration
            return Lasting(KickGritIs(to, made.who, "field goal"), lasts)
        case (Lasting(modifier=FieldGoalsAre(who=who)) as kept,) if who == made.who:
            return kept if kept.duration == node.duration else node
    return node


def _reveal_until(node: RevealUntil) -> RevealUntil:
    """What is sought says in which deck it is; only a Play can be called."""
    if node.calls or node.strength:
        return cast(RevealUntil, _such(node))
    return replace(node, deck="action", kind=node.kind or "action", to="hand")


def _remove(node: RemoveCard) -> RemoveCard:
    """All cards are no choice; this card is on the field, and nobody else's."""
    if node.count is None:
        node = replace(node, up_to=False)
    if node.other:
        to = "hand" if node.to == "hand" else "discard"
        node = replace(node, whose=None, players=None, to=to, up_to=False)
        if node.count not in (None, 1):
            node = replace(node, count=1)
    return node


def _in_order(node: Any) -> Any:
    return replace(node, decks=tuple(deck for deck in ("play", "action") if deck in node.decks))


def _put(node: PutCards) -> Effect:
    node = _such(node)
    every = node.kind is None and not node.calls and node.strength is None
    if every and node.count is None and node.source == "discard" and node.to == "shuffle":
        return ShuffleDiscard(node.who, node.deck)
    if node.who == "you" or not isinstance(node.count, int):
        node = replace(node, how="choose")  # one's own cards one chooses anyway
    return node


def _timing(node: Timing) -> Timing:
    return replace(node, points=tuple(point for point in TIMING_POINTS if point in node.points))


def where_it_works(ability: Any) -> Any:
    """Text works where its card is: on the field, unless it says that it works on the bench."""
    asked = getattr(ability, "condition", None)
    alone = not isinstance(ability, Static) and not isinstance(asked, AllOf)
    if asked is None or alone or getattr(ability, "bench", True):
        return ability
    there: Any = _on_field(asked)
    return ability if there == asked else replace(ability, condition=there)


def _on_field(condition: Condition) -> Condition | None:
    """What a condition still asks where its own Player is on the field; nothing if it holds."""
    if condition == PlayerIs(This(), Group()):
        return None
    if condition == AnyOf((OnSide("you", "offense"), OnSide("you", "defense"))):
        return None  # everybody is on one of them
    if isinstance(condition, AnyOf):
        parts = [_on_field(part) for part in condition.conditions]
        kept = [part for part in parts if part is not None]
        return _any_of(AnyOf(tuple(kept))) if len(kept) == len(parts) else None
    if isinstance(condition, AllOf):
        kept = [part for each in condition.conditions if (part := _on_field(each)) is not None]
        return _all_of(AllOf(tuple(kept))) if kept else None
    return condition


def _lasting(node: Lasting) -> Effect:
    """Who has an ability for a while has gained it, and who draws none this down skips that."""
    what = node.modifier
    if isinstance(what, EndDraws) and node == Lasting(EndDraws(what.who, to=0)):
        return SkipDraw(what.who)
    if not isinstance(what, Grants):
        return node
    players = All(what.players) if isinstance(what.players, Group) else what.players
    return GainAbility(players, what.ability, cast(Wait, node.duration))


def _cancelled(node: CancelAbilities) -> CancelAbilities:
    return replace(node, whose=None) if node.whose == "each player" else node


def _cannot_energize(node: CannotEnergize) -> CannotEnergize | Cannot:
    """Whom nobody can energize cannot be energized."""
    if node.who != "each player":
        return node
    players = node.players
    if isinstance(players, Group) and players.whose == "each player":
        players = replace(players, whose=None)
    return Cannot("be energized", players, "action cards" if node.actions else None)


def _cannot_be(node: Cannot) -> Cannot | CannotSubstitute:
    """Where nobody can be substituted, nobody substitutes."""
    if node == Cannot("be substituted", Group()):
        return CannotSubstitute("each player")
    return node


def _spares_users(node: SparesUsers) -> SparesUsers:
    """Without a stretch it is once in a down."""
    return replace(node, once_per=None) if node.once_per == "down" else node


def _await(node: Await) -> Effect:
    if skips_draw(node):
        return node.ability.effects[0]  # F-15: then it would be too late, so it is done before
    return _at_a_kick(
        replace(node, ability=replace(node.ability, bench=False), once=comes_once(node))
    )


def heard(node: Any) -> Any:
    """Both calls are revealed together (F-3), and it is the offense's that is heard of."""
    if node.event != "a play is revealed" or node.who != "defense" or not node.calls:
        return node
    called = Called("defense", calls_in_order(node.calls))
    asked = called if node.condition is None else _all_of(AllOf((called, node.condition)))
    return replace(node, who=None, calls=(), condition=asked)


_SETTLES: Final = frozenset({"a Player is designated", "a play is successful"})
"""What is carried out after Player Designation (T-4), before it is known how far a play goes."""


def _triggered(node: Triggered) -> Triggered:
    node = settled_at_its_end(heard(node))
    if node.event == "a play is revealed":
        node = replace(node, effects=known_later(node.effects, ("on field adjustments",)))
    if node.event in _SETTLES and node.once_per is None and not spares(node.effects):
        node = replace(node, effects=known_later(node.effects, (), designated=True))
    if node.event == "a field goal is attempted":
        if node.condition is not None and speaks_of(node.condition, (FieldGoalIs,)):
            node = replace(node, effects=(If(node.condition, node.effects),), condition=None)
        node = replace(node, effects=known_later(node.effects, AT_KICK))
    node = asked_once(_of_players(on_bench(_with_calls(asked_later(asked_then(at_its_end(node)))))))
    node = _offered_once(node)
    if isinstance(node.players, Choose):
        return replace(node, players=All(node.players.group))
    return node


def _offered_once(node: Triggered) -> Triggered:
    """What may be done later, once in so long, is used up when it is done and not when it waits."""
    match node:
        case Triggered(effects=(Await(ability=Triggered(once_per=None) as waits) as wait,)):
            if node.once_per is None or node.first or node.others or not _is_offer(waits.effects):
                return node
            waits = replace(waits, once_per=node.once_per)
            return replace(node, effects=(replace(wait, ability=waits),), once_per=None)
    return node


def _is_offer(effects: tuple[Effect, ...]) -> bool:
    lone = effects[0] if len(effects) == 1 else None
    if isinstance(lone, If) and not lone.otherwise:
        return _is_offer(lone.then)
    if isinstance(lone, May):
        return lone.who != "each player" and not lone.if_not
    return isinstance(lone, EitherMay) and not lone.if_not


def _occasion(node: Occasion) -> Occasion:
    return cast(Occasion, _of_players(_with_calls(heard(node))))


def _would(node: Would) -> Would:
    return cast(Would, asked_once(_of_players(_with_calls(without_first_down(node)))))


def asked_once(node: Any) -> Any:
    """What works once in so long is not used up by a play of other yards than it asks for."""
    if node.once_per is None or len(node.effects) != 1:
        return node
    lone = node.effects[0]
    if not isinstance(lone, If) or lone.otherwise or not isinstance(lone.condition, YardsWould):
        return node
    first, *others = (_asking(each, lone.condition) for each in (node, *node.others))
    return replace(first, effects=lone.then, others=tuple(others))


def _asking(occasion: Any, condition: Condition) -> Any:
    asked = (condition,) if occasion.condition is None else (occasion.condition, condition)
    return replace(occasion, condition=_all_of(AllOf(asked)))


_TO_PLAYERS: Final = frozenset(
    {
        "a Player is designated",
        "a Player is energized",
        "a Player is exhausted",
        "a Player enters the field",
        "a Player leaves the field",
        "a Player would be exhausted",
    }
)


def _of_players(node: Any) -> Any:
    """What happens to somebody's Player happens to any of their Players."""
    if node.event in _TO_PLAYERS and node.who is not None and node.players is None:
        return replace(node, who=None, players=All(Group(whose=node.who)))
    return node


def on_bench(node: Any) -> Any:
    """What asks whether this Player is on the bench must work there: it is Bench text (T-14)."""
    asked = node.condition
    parts = asked.conditions if isinstance(asked, AllOf) else (asked,)
    if not node.bench and PlayerIs(This(), Group(where="bench")) in parts:
        return replace(node, bench=True)
    return node


def _with_calls(node: Any) -> Any:
    return replace(node, calls=calls_in_order(node.calls))


def _activated(node: Activated) -> Activated:
    return replace(node, effects=known_later(node.effects, node.timing.points))


def _on_designation(node: OnDesignation) -> OnDesignation:
    return replace(node, effects=known_later(node.effects, (), designated=True))


def _action(node: ActionCard) -> ActionCard:
    return replace(node, effects=known_later(node.effects, node.timing.points))


_OF_CARDS: Final = frozenset({"deck", "kind", "calls", "strength"})
"""The fields of what is done with such cards."""


def _by_fields() -> dict[type, Callable[[Any], Any]]:
    """The rules that follow from what a node has."""
    nodes = [each for each in (*vars(nouns).values(), *vars(tree).values()) if is_node(each)]
    rules = {each: _with_calls for each in nodes if "calls" in each.__struct_fields__}
    return rules | {each: _such for each in nodes if {*each.__struct_fields__} >= _OF_CARDS}


_RULES: Final[dict[type, Callable[[Any], Any]]] = {
    **_by_fields(),
    Activated: _activated,
    OnDesignation: _on_designation,
    ActionCard: _action,
    Times: _times,
    MovePowerUp: _move_power_up,
    Gain: _gain,
    Lose: _lose,
    Not: lambda node: opposite(node.condition),
    Compare: _compare,
    AllOf: _all_of,
    AnyOf: _any_of,
    DownIs: lambda node: DownIs(tuple(sorted(set(node.downs)))),
    If: _if,
    Group: _group,
    DeckHas: _deck_has,
    Discard: _discard,
    **dict.fromkeys((LookAtHand, ExchangeHands), _in_order),
    Search: _search,
    PutCards: _put,
    Recover: _recover,
    CopyLayer: lambda node: replace(node, what="action card") if node.this_down else node,
    RevealUntil: _reveal_until,
    RemoveCard: _remove,
    Timing: _timing,
    Await: _await,
    Lasting: _lasting,
    CancelAbilities: _cancelled,
    CannotEnergize: _cannot_energize,
    SparesUsers: _spares_users,
    Cannot: _cannot_be,
    Static: on_bench,
    Triggered: _triggered,
    Would: _would,
    Occasion: _occasion,
    BecomeDefense: lambda node: replace(node, calls=stopped_calls(node.calls)),
    StopsNoLonger: lambda node: replace(node, calls=stopped_calls(node.calls)),
    AlsoStops: lambda node: replace(
        node, also=stopped_calls(node.also), calls=stopped_calls(node.calls)
    ),
    NotStoppedByCall: lambda node: replace(node, by=stopped_calls(node.by)),
    PlayCard: lambda node: replace(node, defense=stopped_calls(node.defense)),
}


def normal(thing: T) -> T:
    """The thing in normal form, which is the same thing to the engine. Doing it twice is once."""
    return cast(T, _normal(thing))


def _normal(thing: Any) -> Any:
    thing = within(thing, _normal)
    rule = _RULES.get(type(thing))
    return thing if rule is None else rule(thing)

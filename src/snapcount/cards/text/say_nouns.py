"""Printing Players and numbers: the noun phrases of the card language."""

from __future__ import annotations

from typing import assert_never

from snapcount.cards.nouns import (
    All,
    Apart,
    Capped,
    Choose,
    CountAttached,
    CountCalls,
    CountCards,
    CountDeck,
    Counted,
    CountLayers,
    CountPlayers,
    CountTimeouts,
    CountTurned,
    Designated,
    Divided,
    Group,
    Half,
    Minus,
    Number,
    Players,
    Plus,
    RatingAmong,
    RatingOf,
    ShownStrength,
    StrengthOf,
    That,
    ThatMany,
    TheBaseYards,
    TheDown,
    TheGrit,
    TheLastYards,
    TheMiss,
    ThePlayStrength,
    TheScoreDifference,
    TheTimeLeft,
    TheTimeUnits,
    TheX,
    TheYards,
    TheYardsToGoal,
    This,
    Times,
)
from snapcount.cards.text.normal import positive
from snapcount.cards.text.wording import (
    ATTACHED,
    CALL,
    COUNT,
    DECK,
    PILE,
    POSITION,
    POSSESSIVE,
    SUBJECT,
    article,
    listed,
    span,
)


def rating(at_least: int | None, at_most: int | None) -> str:
    if at_least is not None and at_most is not None:
        return f" with a rating of {span(at_least, at_most)}"
    if at_least is not None:
        return f" with a rating of {at_least} or more"
    if at_most is not None:
        return f" with a rating of {at_most} or less"
    return ""


def kind_of_player(group: Group, plural: bool) -> str:
    """The group without its owner and place: `other Exhausted Running Backs named "…"`."""
    words = ["other"] if group.other else []
    if group.state:
        words.append(group.state.capitalize())
    if group.status:
        words.append(group.status.capitalize())
    if group.side:
        words.append("offensive" if group.side == "offense" else "defensive")
    index = 1 if plural else 0
    words.append(
        listed([POSITION[position][index] for position in group.positions])
        or ("Players" if plural else "Player")
    )
    text = " ".join(words)
    if group.team is not None:
        text += f' from "{group.team}"'
    if group.named is not None:
        text += f' named "{group.named}"'
    text += rating(group.rating_at_least, group.rating_at_most)
    if group.than is not None:
        text += f" with a {group.than.how} rating than {players(group.than.players)}"
    if group.team_of is not None:
        text += f" from the same team as {players(group.team_of)}"
    if group.position_of is not None:
        text += f" with the same position as {players(group.position_of)}"
    return text if group.rank is None else f"{text} with the {group.rank} rating"


def group_words(group: Group, plural: bool) -> str:
    return f"{kind_of_player(group, plural)} on the {group.where}"


def some_of(count: str, group: Group, plural: bool) -> str:
    """`all of your Players on the field`, `one Player on the bench`."""
    if group.whose is None:
        return f"{count} {group_words(group, plural)}"
    return f"{count} of {POSSESSIVE[group.whose]} {group_words(group, True)}"


def count_word(count: int) -> str:
    return COUNT[count] if 0 <= count < len(COUNT) else str(count)


def players(who: Players) -> str:
    match who:
        case This():
            return "this Player"
        case That():
            return "that Player"
        case Designated(role=role, whose=whose):
            return f"{'the' if whose is None else POSSESSIVE[whose]} {role}"
        case All(group=group):
            return some_of("all", group, True)
        case Choose(group=group, count=count, up_to=up_to, by=by):
            if isinstance(count, CountPlayers | CountCards | CountTimeouts | CountTurned):
                return f"{_singular(group)} for {each(count)}"
            words = ("up to " if up_to else "") + _how_many(count)
            text = some_of(words, group, count != 1)
            return text if by == "you" else f"{text} chosen by {SUBJECT[by]}"
        case _:
            assert_never(who)


def _singular(group: Group) -> str:
    """`a Player on the field`, `one of your Players on the field`."""
    if group.whose is not None:
        return some_of("one", group, False)
    words = group_words(group, False)
    return f"{article(words)} {words}"


def _how_many(count: int | TheX | ThatMany) -> str:
    if isinstance(count, int):
        return count_word(count)
    return "X" if isinstance(count, TheX) else "that many"


def counted(count: Counted, plural: bool) -> str:
    """What is counted, in the plural or, where nobody owns it, also in the singular."""
    match count:
        case CountPlayers(group=group):
            owner = "" if group.whose is None else POSSESSIVE[group.whose] + " "
            return owner + group_words(group, plural or bool(owner))
        case CountCards(whose=whose, deck=deck, pile=pile):
            which = "" if deck is None else DECK[deck] + " "
            return f"card{'s' * plural} in {POSSESSIVE[whose]} {which}{PILE[pile]}"
        case CountTimeouts(whose=whose):
            return f"{POSSESSIVE[whose]} timeouts"
        case ThatMany():
            return "those cards"
        case CountCalls(who=who, calls=calls, since=since):
            kinds = " / ".join(CALL[call] for call in calls)
            plays = f"{kinds} play" if kinds else "play"
            return f"{plays}{'s' * plural} {SUBJECT[who]} called this {since}"
        case CountTurned(to=to):
            return f"Player{'s' * plural} {to.capitalize()} this way"
        case CountAttached(kind=kind, whose=None):
            return f"{ATTACHED[kind][plural]} on the field"
        case CountAttached(kind=kind, whose=whose):
            assert whose is not None
            return f"{POSSESSIVE[whose]} {ATTACHED[kind][1]} on the field"
        case _:
            assert_never(count)


def each(count: Counted) -> str:
    """`each Player on the field`, `each of your timeouts`."""
    owned = isinstance(count, CountTimeouts | ThatMany) or (
        isinstance(count, CountPlayers | CountAttached) and _owner(count) is not None
    )
    return f"each of {counted(count, True)}" if owned else f"each {counted(count, False)}"


def _owner(count: CountPlayers | CountAttached) -> str | None:
    return count.group.whose if isinstance(count, CountPlayers) else count.whose


def rounding(up: bool, to: int) -> str:
    if to > 1:
        return f"rounded down to the nearest {to}"
    return f"rounded {'up' if up else 'down'}"


def number(value: Number) -> str:
    """A number as a noun: `5`, `X`, `the Grit`, `2 times the number of your timeouts`."""
    match value:
        case int():
            return str(value)
        case TheX():
            return "X"
        case TheGrit():
            return "the Grit"
        case ThePlayStrength():
            return "the Play Strength"
        case TheDown():
            return "the number of the down"
        case TheYards():
            return "the yards gained on the play"
        case TheScoreDifference():
            return "the score difference"
        case TheTimeLeft():
            return "the number of Time Units left"
        case TheTimeUnits():
            return "the Time Units of the play"
        case TheYardsToGoal():
            return "the number of yards to the end zone"
        case TheBaseYards():
            return "the base yards"
        case RatingAmong(which=which, group=group):
            return f"the {which} rating of {some_of('all', group, True)}"
        case Minus(left=RatingOf() as left, right=RatingOf() as right):
            return f"{number(left)} minus {number(right)}"
        case Minus(left=left, right=right):
            return f"{number(left)} less {number(right)}"
        case Plus(left=left, right=right):
            return f"the sum of {number(left)} and {number(right)}"
        case Apart(left=left, right=right):
            return f"the difference between {number(left)} and {number(right)}"
        case Divided(of=of, by=by, up=up, to=to):
            return f"{number(of)} divided by {by} {rounding(up, to)}"
        case TheMiss():
            return "the distance from the catch range"
        case TheLastYards(who=who):
            whose = "the" if who is None else POSSESSIVE[who]
            return f"the yards gained on {whose} last play"

        case CountLayers():
            return "the number of layers"
        case CountDeck(whose=whose, group=group) if group is not None:
            what = kind_of_player(group, True)
            return f"the number of {what} built into {POSSESSIVE[whose]} deck"
        case CountDeck(whose=whose, kind=kind) if kind is not None:
            return f"the number of {ATTACHED[kind][1]} built into {POSSESSIVE[whose]} deck"
        case CountDeck(whose=whose, calls=calls):
            what = f"{' / '.join(CALL[call] for call in calls)} plays" if calls else "Unique cards"
            return f"the number of {what} built into {POSSESSIVE[whose]} deck"
        case Capped(of=of, most=most):
            return f"{number(of)} up to a maximum of {most}"
        case Half(of=of, up=up, to=to):
            return f"half {number(of)} {rounding(up, to)}"
        case RatingOf(players=who):
            return f"the rating of {players(who)}"
        case Times(per=per, count=count):
            return f"{per} times {number(count)}"
        case ShownStrength():
            return "the Strength of that card"
        case StrengthOf(who=who):
            return f"the Strength of {POSSESSIVE[who]} called play"
        case (
            CountPlayers()
            | CountCards()
            | CountTimeouts()
            | CountAttached()
            | ThatMany()
            | CountTurned()
            | CountCalls()
        ):
            return f"the number of {counted(value, True)}"
        case _:
            assert_never(value)


def to_least(least: int | None) -> str:
    return "" if least is None else f" to a minimum of {least}"


def quantity(value: Number, one: str, many: str) -> str:
    """A number of things: `5 yards`, `X yards`, `5 yards for each …`, `yards equal to …`."""
    match value:
        case int():
            return f"{value} {one if value == 1 else many}"
        case TheX():
            return f"X {many}"
        case Capped(of=of, most=most):
            return f"{_uncapped(of, one, many)} up to a maximum of {most}"
        case (
            CountPlayers()
            | CountCards()
            | CountTimeouts()
            | CountAttached()
            | ThatMany()
            | CountTurned()
            | CountCalls()
        ):
            return f"1 {one} for {each(value)}"
        case Times(per=per, count=count):
            things = f"{per} {one if per == 1 else many}"
            if isinstance(count, Counted):
                return f"{things} for {each(count)}"
            return f"{things} times {number(count)}"
        case _:
            return f"{many} equal to {number(value)}"


def _uncapped(value: Number, one: str, many: str) -> str:
    """What is capped; X is not named before its noun there."""
    return f"{many} equal to X" if isinstance(value, TheX) else quantity(value, one, many)


def cards(value: Number, noun: str) -> str:
    """Like `quantity`, with `a` or `an` for one: `an Action card`."""
    if value == 1 and isinstance(value, int):
        return f"{article(noun)} {noun}"
    if isinstance(value, ThatMany):
        return f"that many {noun}s"
    return quantity(value, noun, noun + "s")


def signed(value: Number) -> tuple[bool, Number]:
    """Whether the number is written as a loss, and its size."""
    return positive(value)

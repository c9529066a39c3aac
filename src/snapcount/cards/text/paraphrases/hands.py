"""Cards of either deck, any number of cards, cards off the top, and costs, as people say them."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule, value


def _any_number(found: re.Match[str]) -> str:
    """`Put any number of Play cards … on the bottom …, then draw that many`: X of them."""
    deck = found["deck"]
    where = "on the bottom of" if found["to"] is None else found["to"]
    into = f"Shuffle X {deck} cards from your hand into your {deck} deck"
    if found["verb"].lower() != "shuffle":
        into = f"Put X {deck} cards from your hand {where} your {deck} deck"
    count = "Choose X up to the number of cards in your"
    return f"{count} {deck} hand. {into}. Draw that many {deck} cards"


def _off_the_top(found: re.Match[str]) -> str:
    """What is put from the top of one's deck into one's hand is drawn."""
    number = found["n"]
    cards = "card" if number is None else "cards"
    count = ("an" if found["deck"].lower() == "action" else "a") if number is None else number
    return f"draw{found['third'] or ''} {count} {found['deck']} {cards}"


def _of_either(found: re.Match[str]) -> str:
    """Two cards of one's discard pile: of either pile, or one of each."""
    number = value(found["n"])
    if number != 2 or found["third"]:
        return found[0]
    verb = found["verb"].capitalize()
    end = "from your discard pile into your hand"
    return (
        f"Choose one: • {verb} 2 Play cards {end}. • {verb} 2 Action cards {end}."
        f" • {verb} a Play card {end} and {verb.lower()} an Action card {end}"
    )


def _compared(found: re.Match[str]) -> str:
    """`Compare the ratings of these two. If this one's is higher, …`."""
    first, second = found["one"], found["other"]
    which = found["which"].lower()
    if which == second.lower():
        first, second = second, first
    elif which not in (first.lower(), "the first"):
        return found[0]
    if found["how"].lower() == "lower":
        first, second = second, first
    return f"If the rating of {first} is more than the rating of {second}, "


_PILES: Final = r"(?P<verb>put|return)(?P<third>s)? (?P<n><N>) cards from (?:your|their) discard piles? (?:in|into|to) (?:your|their) hand(?=\.)"

HANDS: Final[list[Rule]] = [
    (
        r"<C>(?:you may )?(?P<verb>put|return|place|shuffle) any number of (?P<deck>action|play) cards (?:from|in) your hand (?:(?P<to>on (?:the )?(?:bottom|top) of) your (?:action |play )?deck|into your (?:action |play )?deck)(?:,? then|\.(?: then,?)?| and|, and) draw (?:that many|the same number of|as many)(?: (?:action |play )?cards)?(?=\.)",
        _any_number,
    ),
    (
        r"\b(discard any number of (action|play) cards)(?: from your hand)?(?:,? then|\.(?: then,?)?| and|, and) draw (?:that many|the same number|as many)(?=\.)",
        r"\1. Draw that many \2 cards",
    ),
    (
        r"\b(?:puts?|take|add) the top (?:(?P<n><N>) cards|card) of your (?P<deck>action|play) deck (?:in|into|to) your hand(?P<third>)",
        _off_the_top,
    ),
    (
        r"\b(draw|discard)(s?) (action|play) cards until they have as many(?: (?:action|play) cards)?(?: in hand)? as you(?: do| have)?(?=\.)",
        r"\1\2 \3 cards until they have the number of \3 cards in your hand in hand",
    ),
    (
        r"\bif you have fewer (action|play) cards(?: in hand)? than (your opponent)(?: does| has)?, draw (?:action |play )?cards until you have (?:the same number|as many)(?=\.)|\bif you have fewer (action|play) cards(?: in hand)? than (your opponent), draw until you have (?:the same number|as many)(?=\.)",
        lambda m: (
            f"if you have fewer {m[1] or m[3]} cards than your opponent, draw {m[1] or m[3]} cards until you have the number of {m[1] or m[3]} cards in your opponent's hand in hand"
        ),
    ),
    (_PILES, _of_either),
    (
        r"\b(?P<who>your opponent|the offense|the defense|each player) discards (?:a|one) cards? of (?:their|his or her|its) choice(?: from (?:their|his or her) hand)?(?=\.)",
        r"\g<who> discards one card",
    ),
    (
        r"\b(?P<who>your opponent|the offense|the defense|each player|you|they) (?:does|do) not draw (?:a play card|play cards|any play cards) (?P<for>this (?:down|possession|half)|(?:during|on) the next down|next down)(?=\.)",
        r"\g<who> cannot draw Play cards \g<for>",
    ),
    # Costs
    (
        r"<S>to play an action card, (?P<who>your opponent|the offense|the defense|each player|you|they) must (?:first )?discard (?:another|an) action card(?: from their hand)?(?=\.)",
        r"\g<who> must discard an Action card to play an Action card",
    ),
    # Players beside another
    (
        r"\b(?:with a|whose|that has a|who has a) (?:rating (?:is |that is )?(?P<how>lower|higher|less|more|greater|better) than|(?P<how2>lower|higher) rating than) (?:the rating of )?(?P<who>this player|that player|the (?:tackler|runner|receiver|ball carrier)|its)(?:'s)?(?: rating| own)?(?=[.,:; ]|$)",
        lambda m: (
            f"with a {'lower' if (m['how'] or m['how2']).lower() in ('lower', 'less') else 'higher'} rating than {'this Player' if m['who'].lower() == 'its' else m['who']}"
        ),
    ),
    (
        r"\b(?:from|on) (this player|that player|the (?:tackler|runner|receiver|ball carrier))'s (?:team|franchise)\b|\b(?:who|that) (?:is|are) from the same (?:team|franchise) as (this player|that player)\b",
        lambda m: f"from the same team as {m[1] or m[2]}",
    ),
    (
        r"\b(energize|exhaust) (all of your (?:other )?players) from one team(?: of your choice)?(?=\.)",
        r"choose one of your Players. \1 \2 from the same team as that Player",
    ),
    (
        r"\bchoose a (?:team|franchise)\. (energize|exhaust) (all of (?:your|your opponent's)(?: other)? players) from that (?:team|franchise)(?=\.)",
        lambda m: (
            f"choose one of {re.search('your opponent.s|your', m[2], re.I)[0]} Players. {m[1]} {m[2]} from the same team as that Player"  # type: ignore[index]
        ),
    ),
    # Ratings of two
    (
        r"<C>compare the ratings? of (?P<one>the (?:runner|receiver|ball carrier|tackler)|this player|that player) (?:and|to|with) (?:the rating of |that of )?(?P<other>the (?:runner|receiver|ball carrier|tackler)|this player|that player)\. if (?P<which>the (?:runner|receiver|ball carrier|tackler)|this player|that player)(?:'s|'s rating| has a| has the) (?:rating )?(?:is )?(?P<how>higher|lower)(?: rating)?, ",
        _compared,
    ),
    # Turned back later
    (
        r"(?<=\. )(?:they|those players|these players) become (exhausted|energized) (at the end of the (?:down|play|possession)|at the start of the next down)(?=\.)",
        lambda m: (
            f"{m[2][:1].upper()}{m[2][1:]}, {m[1].lower()[:-1] if m[1].lower() == 'energized' else 'exhaust'} those Players"
        ),
    ),
    (
        r"(?<=\. )(?:it|that player|the player) becomes (exhausted|energized) (at the end of the (?:down|play|possession))(?=\.)",
        lambda m: (
            f"{m[2][:1].upper()}{m[2][1:]}, {m[1].lower()[:-1] if m[1].lower() == 'energized' else 'exhaust'} that Player"
        ),
    ),
    # Designated on some plays
    (
        r"<C>(?P<who>this player|that player|your [^.,:]*?|all of your [^.,:]*?) (?P<must>cannot|can't|must) be (?P<as>(?:designated(?: as)? )?(?:the tackler|the runner|the receiver|the ball carrier)|designated) (?:on|during) (?:all |any |an? )?(?P<calls><CALL>(?: (?:or|and) <CALL>)*)(?P<able>,? if able)?(?=\.)",
        lambda m: _on_calls(m),
    ),
    (
        r"<S>(?:on|during) (?:all |any |an? )?(?P<calls><CALL>(?: (?:or|and) <CALL>)*), (?P<who>this player|your [^.,:]*?) (?P<must>cannot|can't|must) be (?P<as>(?:designated(?: as)? )?(?:the tackler|the runner|the receiver|the ball carrier)|designated)(?P<able>,? if able)?(?=\.)",
        lambda m: _on_calls(m),
    ),
    # Power Ups of others
    (
        r"\btake control of (?:a|target) power up (?:attached to|on) (an opposing player|one of your opponent's players)(?:\.| and) (?:and )?attach it to (one of your players|this player|that player)\b",
        r"move a Power Up from \1 to \2",
    ),
]


def _on_calls(found: re.Match[str]) -> str:
    """What holds while such a play is called."""
    calls = re.sub(r"\b(run|pass)(?:es|s)\b", r"\1", found["calls"].lower())
    calls = re.sub(r" plays?\b", "", calls).replace(" and ", " or ")
    if calls in ("run", "pass"):
        calls += " play"
    role = found["as"]
    if not role.lower().startswith("designated"):
        role = f"designated as {role}"
    elif "designated the" in role.lower():
        role = re.sub("designated the", "designated as the", role, flags=re.I)
    able = ", if able" if found["must"].lower() == "must" else ""
    must = "must" if able else "cannot"
    if must == "cannot" and role.lower() != "designated":
        return found[0]
    return f"While the offense called a {calls}, {found['who']} {must} be {role}{able}"

"""What is done with cards of hands, decks and piles, in the active and in the passive voice."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule

_OWNER: Final = r"(?:your opponent's|the offense's|the defense's|each player's|your|their)"
_OTHER: Final = r"(?:your opponent|the offense|the defense)"
_DECK: Final = r"(?P<deck>action|play)"
_MANY: Final = r"(?:up to <N>|<N>|an?)"
_HAND: Final = r"(?:into|to|in|back into|back to|back in)"
_TAKE: Final = rf"(?:put|add|take|return|bring)s? (?:it|that card|them|those cards) {_HAND} (?:your|their) hand"
_ORDER: Final = (
    r"in (?:any|whatever|whichever) order(?: (?:that )?you (?:choose|like|want|wish))?"
    r"|in (?:the|an) order of your choice|in the order (?:that )?you choose"
)
_FOR: Final = (
    r"(?P<for> (?:this (?:down|play|possession|half|game)"
    r"|(?:until|for|during|on) (?:the )?(?:end|rest|next|your next|this)[^.,;]*))?"
)


def article(deck: str) -> str:
    return "an Action" if deck.lower() == "action" else "a Play"


def _cards(number: str | None, deck: str) -> str:
    """So many cards of a deck; one if no number is told."""
    if number is None or number.lower() in ("a", "an", "one", "1", "any one"):
        return f"{article(deck)} card"
    return f"{number} {deck.title()} cards"


def _who(owner: str) -> str:
    owner = owner.lower()
    return "you" if owner == "your" else owner.removesuffix("'s")


def _s(who: str) -> str:
    return "" if who.lower() in ("you", "they") else "s"


def _their(who: str) -> str:
    return "your" if who.lower() == "you" else "their"


def _discarded(found: re.Match[str]) -> str:
    """`Two of the Action cards in your opponent's hand are discarded at random.`"""
    who = _who(found["whose"])
    number = found["n"]
    if number is None:
        return f"{who} discard{_s(who)} all of {_their(who)} {found['deck']} cards"
    return f"{who} discard{_s(who)} {_cards(number, found['deck'])}{found['random'] or ''}"


def _moved(found: re.Match[str]) -> str:
    """`A Play card from your hand is shuffled into your Play deck.`"""
    verb = "shuffle" if found["verb"].lower() == "shuffled" else "put"
    owner = found["whose"].lower()
    if owner == "your":
        return f"{verb} {found['what']} from your {found['pile']} {found['to']} your"
    who = owner.removesuffix("'s")
    return f"{who} {verb}s {found['what']} from their {found['pile']} {found['to']} their"


_DEEDS: Final = {
    "shuffled": "shuffle",
    "revealed": "reveal",
    "put": "put",
    "discarded": "discard",
}


def _whole(found: re.Match[str]) -> str:
    """`Your opponent's Action hand is shuffled into their Action deck.`"""
    who, verb = _who(found["whose"]), _DEEDS[found["verb"].lower()]
    if (verb == "reveal") != (found["to"] is None):
        return found[0]
    to = re.sub(r"^ back", "", found["to"] or "", flags=re.IGNORECASE)
    to = re.sub(
        r" \S+(?: opponent's| offense's| defense's)?(?: action| play)? deck$", "", to, flags=re.I
    )
    into = f"{to} {_their(who)} {found['deck']} deck" if to else ""
    return f"{who} {verb}{_s(who)} {_their(who)} {found['deck']} {found['pile']}{into}"


def _off_top(found: re.Match[str]) -> str:
    """`The top card of your opponent's Play deck is discarded.`"""
    who, verb = _who(found["whose"]), _DEEDS[found["verb"].lower()]
    top = "top card" if found["n"] is None else f"top {found['n']} cards"
    return f"{who} {verb}{_s(who)} the {top} of {_their(who)} {found['deck']} deck"


def _sought(found: re.Match[str]) -> str:
    """`Look through your Action deck for a Power Up and add it to your hand.`"""
    shown = ", reveal it" if found["shown"] else ""
    what = re.sub(
        r"\b(left|middle|right|pass|superstar|power up|pass play|run play)(?: play)? cards?$",
        r"\1",
        found["what"],
        flags=re.IGNORECASE,
    )
    who = found["who"]
    s, their = ("", "your") if not who else ("es", "their")
    begin = f"{who} " if who else ""
    return f"{begin}search{s} {their} {found['where']} for {what}{shown} and put{'s' if who else ''} it into {their} hand"


def _recovered(found: re.Match[str]) -> str:
    """`Search your Play discard pile for a card and put it into your hand.`"""
    what, deck = found["what"], found["deck"]
    if what.lower() in ("a card", "any card", "one card") and deck:
        what = f"{article(deck)} card"
    return f"put {what} from your discard pile into your hand"


def _of_pile(found: re.Match[str]) -> str:
    """`Up to three cards from your Action discard pile` are Action cards from there."""
    return f"{_cards(found['n'], found['deck'])} from {found['whose']} {found['pile']}"


HANDLED: Final[list[Rule]] = [
    # Words that stand for others
    (r"\b(?:entire|whole|complete) (?=(?:action |play )?hands?\b)", ""),
    (
        r"\b(?:place|move)(s?) (?=(?:an?|<N>|up to <N>|that|those|this|it|them|the rest|all|your|their)\b[^.;]*? (?:on|at|to|under) the (?:bottom|top) of\b)",
        r"put\1 ",
    ),
    (
        r"\b(?:at|under) the bottom of (?=(?:your|their|that|its|your opponent's)\b)",
        "on the bottom of ",
    ),
    (
        r"\b(?:into|to|in) the bottom of (?=(?:your|their|that|its|your opponent's)\b)",
        "on the bottom of ",
    ),
    (rf"\b((?:put|return)s? [^.;]*?) back (into|to|in) ({_OWNER} hand)\b", r"\1 \2 \3"),
    (
        r"<C>(?:make|force|have) (your opponent|the offense|the defense) (?:to )?(discard|draw|reveal|lose|shuffle|put|exhaust|energize)(?=\b)",
        r"\1 \2s",
    ),
    (
        rf"\b((?:discard|draw|reveal)s?) ({_MANY}) of (?:your|their) (action|play) cards\b",
        lambda m: f"{m[1]} {_cards(m[2], m[3])}",
    ),
    (
        r"\b(discards?) all (?:of )?(?:the |your |their )?(action|play) cards (?:in|from) (your|their) hand\b",
        r"\1 all of \3 \2 cards",
    ),
    (
        r"\b(discard all of your (action|play) cards)(?:, then|,| and|, and|\.(?: then,?)?) (?:then )?draw (?:the same number|that many|as many)(?: (?:of )?cards)?(?=[.;])",
        r"\1. Draw that many \2 cards",
    ),
    (
        r"\b(your opponent reveals their (?:action|play) hand|look at your opponent's (?:action|play) hand)(?:\.|;|,| and|, and) (?:then )?choose (?:one|a card|one card)(?: of (?:those|these) cards| of them| from it)?(?:;|\.|,| and|, and) (?:(?:it|that card) is discarded|(?:they|your opponent) must discard (?:it|that card))(?=[.;])",
        r"\1. Choose a card from it and discard it",
    ),
    (
        rf"\b(look at|reveal)(s?) ({_OWNER}) top (?:(<N>) )?(action|play) (cards?)(?=[.; ])",
        lambda m: f"{m[1]}{m[2]} the top {m[4] + ' ' if m[4] else ''}{m[6]} of {m[3]} {m[5]} deck",
    ),
    (r"\b(into your hand),? and (?:put )?the others? (?=on |into )", r"\1 and the rest "),
    (
        r"\b((?:draws?|discards?) (?:an?|<N>) (action|play) cards? if (?:you have|they have|your opponent has) [^.]*?<N>(?: or (?:more|fewer|less))?) in (?:your |their )?hand(?=[.,])",
        r"\1 \2 cards in hand",
    ),
    (
        r"\b((action|play) cards(?: in hand)? than you(?: do| have)?, (?:they|your opponent) (?:must )?discards?) (one|<N>)(?=[.;])",
        r"\1 \3 \2 cards",
    ),
    (r"\b(put <N>(?: of them)?) in your hand\b", r"\1 into your hand"),
    (
        rf"<C>({_OTHER}|each player) must show(?: you)? (?=(?:their|all|an?|<N>|the top)\b)",
        r"\1 reveals ",
    ),
    (
        r"\b(your opponent reveals their (?:action|play) hand)(?:\.|,|;| and|, and) (?:then )?(?:they )?discards? (?:a|one)(?: card)? (?:that )?(?:you choose|of your choice)(?=[.;])",
        r"\1. Choose a card from it and discard it",
    ),
    (
        r"\b((?:exchange|swap|trade)s? (?:an?|one) (action|play) card (?:from|in) (your|their) hand) (?:with|for) one (?:from|in) (?:your|their) discard pile(?=[.;])",
        lambda m: f"{m[1]} with {article(m[2])} card from {m[3]} discard pile",
    ),
    # In the passive voice
    (
        rf"<C>(?P<n>{_MANY}) (?P<deck>action|play) cards? (?:is|are) (?P<verb>drawn|discarded) by (?P<who><WHO>)(?P<random> at random)?(?=[.;])",
        lambda m: (
            f"{m['who']} {'draw' if m['verb'].lower() == 'drawn' else 'discard'}{_s(m['who'])} {_cards(m['n'], m['deck'])}{m['random'] or ''}"
        ),
    ),
    (
        rf"<C>(?:all|each|every) (?:of )?(?:the )?(?P<deck>action|play) cards? in (?P<whose>{_OWNER}) hands? (?:is|are) discarded(?P<n>)?(?=[.;])",
        lambda m: _discard_all(m),
    ),
    (
        rf"<C>(?P<whose>{_OWNER}) (?:entire )?(?P<deck>action|play) hand is discarded(?P<n>)?(?=[.;])",
        lambda m: _discard_all(m),
    ),
    (
        rf"<C>(?P<n>{_MANY})(?P<any> random)?(?: of the)? (?P<deck>action|play) cards? (?:in|from) (?P<whose>{_OWNER}) hand (?:is|are) discarded(?P<random> at random)?(?=[.;])",
        _discarded,
    ),
    (
        rf"<C>(?P<what>{_MANY} (?:(?:action|play) )?cards?) (?:from|in) (?P<whose>your|your opponent's|the offense's|the defense's) (?P<pile>hand|(?:action |play )?discard pile) (?:is|are) (?P<verb>shuffled|put|placed|returned|moved) (?:back )?(?P<to>into|to|on the bottom of|on top of|on the top of) {_OWNER}(?= )",
        _moved,
    ),
    (
        r"<C>(?P<n>up to <N>|<N>|an?) (?:action |play )?cards? from your hand (?:go|goes) (?:to|on) the (?P<end>bottom|top) of your (?P<deck>action|play) deck",
        lambda m: (
            f"put {_cards(m['n'], m['deck'])} from your hand on the {m['end']} of your {m['deck']} deck"
        ),
    ),
    (
        r"<C>(?P<whose>your opponent's|your|the offense's|the defense's|each player's) (?P<deck>action|play) (?P<pile>hand|discard pile) is (?P<verb>shuffled|revealed|put)(?P<to> (?:back )?(?:into|on (?:the )?(?:bottom|top) of) (?:your opponent's|your|their|its|the offense's|the defense's)(?: action| play)? deck)?(?=[.;])",
        _whole,
    ),
    (
        r"<C>the top (?:(?P<n><N>) cards|card) of (?P<whose>your opponent's|your|the offense's|the defense's|each player's) (?P<deck>action|play) deck (?:is|are) (?P<verb>discarded|revealed)(?=[.;])",
        _off_top,
    ),
    # Discarded unseen
    (
        r"\b(choose an? (?:action|play) card (?:in|from) your opponent's hand (?:at random|without looking))(?:;|,| and|,? and)? (?:they|your opponent) discards? (?:it|that card)(?=[.;])",
        r"\1 and discard it",
    ),
    # Searched for
    (
        rf"<C>(?:(?P<who>{_OTHER}) )?(?:search|look through|go through|searches|looks through|goes through) (?:your|their) (?P<where>(?:action |play )?deck) (?:for|and (?:find|choose|pick)s?|to find) (?P<what>(?:an?|any|one) [^.,;]*?)(?:,| and|, and)?(?P<shown> reveals? (?:it|that card),?)? (?:and )?(?:then )?{_TAKE}(?=[.;])",
        _sought,
    ),
    (
        rf"<C>(?:(?P<who>{_OTHER}) )?finds? (?P<what>(?:an?|any|one) [^.,;]*?) in (?:your|their) (?P<where>(?:action |play )?deck)(?:,| and|, and)?(?P<shown> reveals? (?:it|that card),?)? (?:and )?(?:then )?{_TAKE}(?=[.;])",
        _sought,
    ),
    (
        rf"<C>(?:search|look through|go through) your (?:(?P<deck>action|play) )?discard pile for (?P<what>(?:an?|any|one) [^.,;]*?)(?:,| and|, and)?(?: reveals? it,?)? (?:and )?(?:then )?{_TAKE}(?=[.;])",
        _recovered,
    ),
    (
        rf"<C>(?:take|choose|pick|find) (?P<what>(?:an?|any|one) [^.,;]*?)(?: of your choice)? (?:from|in) your (?:(?P<deck>action|play) )?discard pile(?:,| and|, and)? {_TAKE}(?=[.;])",
        _recovered,
    ),
    (
        rf"\btake (?P<what>(?:an?|one) (?:action|play) card|a card)(?: of your choice)? from your (?:(?P<deck>action|play) )?discard pile {_HAND} your hand",
        _recovered,
    ),
    # Cards of a pile that is named by its deck
    (
        rf"\b(?P<n>up to <N>|<N>|an?|one) (?:of the )?cards? (?:from|in) (?P<whose>{_OWNER}) (?P<deck>action|play) (?P<pile>discard pile)(?= (?:into|on|in|to|back|from|onto)\b)",
        _of_pile,
    ),
    (
        rf"\b(shuffles?|puts?) ((?:up to )?<N>|an?) cards? from {_OWNER} discard pile into (your|their) (action|play) deck",
        lambda m: f"{m[1]} {_cards(m[2], m[4])} from {m[3]} discard pile into {m[3]} {m[4]} deck",
    ),
    (
        r"\b(?:return|put|shuffle) all (?:of )?(?:the |your )?(action|play) cards (?:from|in) your discard pile (?:to|into|in) your (?:action |play )?deck(?:,? and shuffle (?:it|that deck|your (?:action |play )?deck))?(?=[.;])",
        r"shuffle your \1 discard pile into your \1 deck",
    ),
    (
        r"\b(?:return|put) your (action|play) discard pile (?:to|into|in) your (?:action |play )?deck,? and shuffle (?:it|that deck|your (?:action |play )?deck)(?=[.;])",
        r"shuffle your \1 discard pile into your \1 deck",
    ),
    # Shown and looked at
    (
        rf"<C>({_OTHER}|each player) shows?(?: (?:you|the other player))? (?=(?:their|all|an?|<N>|the top)\b)",
        r"\1 reveals ",
    ),
    (r"<C>(?:show|reveal to) your opponent (?=your|an?\b|the top)", "reveal "),
    (
        r"<C>(?:you (?:get to|may|can) )?see (?:all of )?(?:the (action|play) cards in your opponent's hand|your opponent's (action|play) (?:hand|cards))",
        lambda m: f"look at your opponent's {m[1] or m[2]} hand",
    ),
    (
        r"\b(look at|reveal)(s?) (?:all (?:of )?)?(?:the )?(action|play) cards in (your opponent's|the offense's|the defense's|their|your) hand\b",
        r"\1\2 \4 \3 hand",
    ),
    (
        r"<C>both players play with their (action|play) hands (revealed|face up|open)",
        r"each player plays with their \1 hand \2",
    ),
    (
        rf"<C>(?:look at and )?(?:rearrange|reorder) the top (<N>) cards of ({_OWNER} (?:action|play) deck)(?: {_ORDER})?(?=[.;])",
        r"look at the top \1 cards of \2 and put them back in any order",
    ),
    (
        rf"\b(look at the top <N> cards of {_OWNER} (?:action|play) deck)(?:,| and|\.|, and|;)? (?:then )?(?:(?:return|put|place) them(?: back)?(?: (?:to|on|onto|at)(?: the)? top(?: of (?:it|that deck|the deck|your deck|their deck))?)?(?: (?:{_ORDER}))|(?:rearrange|reorder) them(?: (?:{_ORDER}))?)(?=[.;])",
        r"\1 and put them back in any order",
    ),
    # Exchanged
    (
        r"<C>(?:both players|the players|you and your opponent) (?:exchange|swap|trade)(?: their)? (action|play) hands",
        r"exchange \1 hands with your opponent",
    ),
    (
        r"<C>(?:exchange|swap|trade) your (action|play) hand (?:for|with) (?:your opponent's(?: (?:action|play) hand)?|that of your opponent)",
        r"exchange \1 hands with your opponent",
    ),
]


def _discard_all(found: re.Match[str]) -> str:
    who = _who(found["whose"])
    return f"{who} discard{_s(who)} all of {_their(who)} {found['deck']} cards"

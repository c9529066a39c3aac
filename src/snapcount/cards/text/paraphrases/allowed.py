"""How many cards may be held and drawn, how many Action cards played, and what those cost."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.handled import article
from snapcount.cards.text.paraphrases.rule import Rule, value

_DECK: Final = r"(?P<deck>action|play)"
_FOR: Final = (
    r"(?P<for> (?:this (?:down|play|possession|half|game)"
    r"|(?:until|for|during|on) (?:the )?(?:end|rest|next|your next|this)[^.,;]*))?"
)


def _whose(who: str) -> str:
    who = who.lower()
    if who in ("players", "each player", "both players"):
        return "each player's"
    return "your" if who == "you" else f"{who}'s"


def _limit(found: re.Match[str]) -> str:
    whose = _whose(found["who"])
    more = found["more"].lower()
    way = "reduced" if more in ("fewer", "less") else "increased"
    return f"{whose} {found['deck']} hand limit is {way} by {value(found['n'])}"


def _raised(found: re.Match[str]) -> str:
    way = "increased" if found["verb"].lower() in ("increase", "raise") else "reduced"
    return f"{found['what']} is {way} by {found['n']}"


def _no_draw(found: re.Match[str]) -> str:
    who = re.sub(
        r"^(?:players|neither player|both players)$", "each player", found["who"], flags=re.I
    )
    lasting = found["for"] or ""
    return f"{who} cannot draw Play cards{lasting} and {who} cannot draw Action cards{lasting}"


def _denied(words: str) -> bool:
    neither = words.lower().startswith("neither")
    return neither or re.search(r"cannot|can't|not draw", words, re.IGNORECASE) is not None


def _costs(who: str, what: str, lasting: str) -> str:
    """What is discarded for each Action card that is played."""
    who = re.sub(r"^(?:a player|players)$", "each player", who, flags=re.IGNORECASE)
    what = re.sub(
        r"^a card from (?:their|your) (action|play) hand$",
        lambda m: f"{article(m[1])} card",
        what,
        flags=re.I,
    )
    what = re.sub(r" from (?:their|your) (?:action |play )?hand$", "", what, flags=re.IGNORECASE)
    what = re.sub(
        r"^(?:another|one other|one) (action|play) card$",
        lambda m: f"{article(m[1])} card",
        what,
        flags=re.I,
    )
    return f"{who} must discard {what} to play an Action card{lasting}"


ALLOWED: Final[list[Rule]] = [
    # How many may be held
    (
        rf"<C>(?P<who>players|each player|both players|you|your opponent) (?:can|may) (?:hold|have|keep) (?P<n><N>|an?) (?P<more>more|additional|extra|fewer|less) {_DECK} cards? in (?:their |your )?hand",
        _limit,
    ),
    (
        r"<C>(?P<verb>increase|raise|reduce|decrease|lower) (?P<what>(?:your|your opponent's|each player's|the offense's|the defense's) (?:maximum )?(?:action |play )?hand (?:limit|size)) by (?P<n><N>)",
        _raised,
    ),
    (
        r"<C>(?P<who>players|each player|both players|you|your opponent) (?:can|may) (?:hold|have|keep) (?:up to|at most|no more than) (?P<n><N>) (?P<deck>action|play) cards?(?: in (?:their |your )?hand)?(?=[.;]| (?:this|until|for)\b)",
        lambda m: f"{_whose(m['who'])} {m['deck']} hand limit is {value(m['n'])}",
    ),
    # Not drawn
    (
        r"<C>(?:no player|neither player) (?:may|can) (?=(?:draw|play|spend|use|call|replay|substitute|punt|kick)\b)",
        "each player cannot ",
    ),
    (
        r"<C>(?:neither player draws|no player draws|players do not draw|both players do not draw) (?:an? )?(action|play) cards?",
        lambda m: f"each player does not draw {article(m[1])} card",
    ),
    (
        rf"<C>(?P<who>your opponent|the offense|the defense|you|each player|players|neither player|both players) (?:cannot|can't|may not|(?:do|does) not|may|can)(?<!player may)(?<!player can) draw(?: any)? cards{_FOR}(?=[.;])",
        lambda m: _no_draw(m) if _denied(m[0]) else m[0],
    ),
    # More Action cards, and what they cost
    (
        r"<S>once per (possession|half|game), you may play (?:one more|one additional|an additional|an extra|another|one extra) action card(?: in a down| this down| during a down)?(?=\.)",
        r"Once per \1: You can play 1 further Action card this down",
    ),
    (
        r"<C>play (?:an (?:extra|additional)|one (?:more|extra|additional)|another) action card(?: from your hand)?(?: this down)?(?=[.;])",
        "you may play an additional Action card this down",
    ),
    (
        r"<C>(?:this down, )?you (?:may|can) play two action cards(?: this down)? instead of one(?: this down)?(?=[.;])",
        "you may play an additional Action card this down",
    ),
    (
        r"<C>to play an? action card, (?P<who>a player|each player|players|your opponent|the offense|the defense|you) must (?:first )?discard (?P<what>[^.;]*?)(?: first)?(?=[.;])",
        lambda m: _costs(m["who"], m["what"], ""),
    ),
    (
        r"<C>(?P<who>each player|players|your opponent|the offense|the defense|you) must (?:also )?discard (?P<what>[^.;]*?) for each action card (?:they|you) play(?P<for> this (?:down|possession|half))?(?=[.;])",
        lambda m: _costs(m["who"], m["what"], m["for"] or ""),
    ),
    (
        r"<C>(?P<who>your opponent|the offense|the defense)'s action cards cost (?:an additional|the additional|a) discard of (?P<what>[^.;]*?)(?P<for> (?:this|until)[^.;]*)?(?=[.;])",
        lambda m: _costs(m["who"], m["what"], m["for"] or ""),
    ),
    (
        r"<C>(?P<first>(?:until|this) [^.,;]*, )?(?P<who>your opponent|the offense|the defense|you|each player|players) (?:cannot|can't|may not) play (?:an )?action cards? unless they (?:first )?discard (?P<what>[^.;]*?)(?P<for> (?:this|until)[^.;]*)?(?=[.;])",
        lambda m: (m["first"] or "") + _costs(m["who"], m["what"], m["for"] or ""),
    ),
]

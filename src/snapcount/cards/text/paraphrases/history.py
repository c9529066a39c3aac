"""What has been done so far, and what ends a card: possessions in which, cards removed after."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule

_DONE: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "punted": (("made a punt", "make a punt"),),
    "made a punt": (("made a punt", "make a punt"),),
    "attempted a field goal": (
        ("made a field goal", "make a field goal"),
        ("missed a field goal", "miss a field goal"),
    ),
    "kicked a field goal": (("made a field goal", "make a field goal"),),
    "made a field goal": (("made a field goal", "make a field goal"),),
    "missed a field goal": (("missed a field goal", "miss a field goal"),),
    "scored a touchdown": (("scored a touchdown", "score a touchdown"),),
    "scored": (("scored", "score"),),
    "scored points": (("scored", "score"),),
    "gained a first down": (("gained a first down", "gain a first down"),),
    "played an action card": (("played an Action card", "play an Action card"),),
    "used an exhaust ability": (("used an Exhaust ability", "use an Exhaust ability"),),
    "used a timeout": (("spent a timeout", "spend a timeout"),),
    "spent a timeout": (("spent a timeout", "spend a timeout"),),
    "called a timeout": (("spent a timeout", "spend a timeout"),),
    "fumbled": (("fumbled", "fumble"),),
    "threw an interception": (("threw an interception", "throw an interception"),),
    "thrown an interception": (("threw an interception", "throw an interception"),),
    "lost a live ball turnover": (
        ("fumbled", "fumble"),
        ("threw an interception", "throw an interception"),
    ),
}
_DEED: Final = rf"(?:{'|'.join(sorted(_DONE, key=len, reverse=True))})"
_SINCE: Final = r"(?P<since>this (?:down|possession|half|game))"


def deeds_done(found: re.Match[str]) -> str:
    """`have not punted or attempted a field goal this game`: neither the one nor the other."""
    who, since = found["who"], found["since"]
    deeds = re.split(r",? or |, ", found["deeds"], flags=re.IGNORECASE)
    pairs = [pair for deed in deeds for pair in _DONE[deed.strip().lower()]]
    if found["not"]:
        said = [f"{who} did not {bare} {since}" for _, bare in pairs]
    else:
        said = [f"{who} {past} {since}" for past, _ in pairs]
    if len(said) == 1:
        return said[0]
    return f"[{(' and ' if found['not'] else ' or ').join(said)}]"


def at_the_end_of(found: re.Match[str]) -> str:
    """`At the end of each possession in which you scored, …`."""
    what, so = found["what"].lower(), found["so"]
    if re.fullmatch(r"(?:no points were scored|(?:neither|no) player scored)", so, re.IGNORECASE):
        so = f"you did not score this {what} and your opponent did not score"
    if what == "play":
        so = re.sub(r"^(?:you|the offense|your opponent) (gained|lost) ", r"the play \1 ", so)
        return f"At the end of each play, if {so},"
    if re.search(r"\b(?:is|was|are|were) ", so, re.IGNORECASE):  # how it stands, no deed
        return f"At the end of each {what}, if {so},"
    return f"At the end of each {what}, if {so} this {what},"


def removed_after(found: re.Match[str]) -> str:
    """`Remove this card after a turnover`: when one happens."""
    kinds = r"^(an? (?:turnover(?: on downs)?|fumble|interception))$"
    when = re.sub(kinds, r"\1 happens", found[1], flags=re.IGNORECASE)
    return f"When {when}, remove this card."


_LOST: Final = {"fumble": ("fumbled", "fumble"), "interception": ("threw", "throw")}


def forced(found: re.Match[str]) -> str:
    """What somebody forced, the other player did."""
    who = "your opponent" if found["who"].lower() == "you" else "you"
    what = found["what"].lower()
    kinds = ["fumble", "interception"]
    if "turnover" not in what:
        kinds = [kind for kind in kinds if kind in what.replace("intercepted", "interception")]
    said = []
    for kind in kinds:
        past, bare = _LOST[kind]
        of_it = " an interception" if kind == "interception" else ""
        deed = f"did not {bare}" if found["not"] else past
        said.append(f"{who} {deed}{of_it} {found['since']}")
    return said[0] if len(said) == 1 else f"[{(' and ' if found['not'] else ' or ').join(said)}]"


HISTORY: Final[list[Rule]] = [
    (
        rf"\b(?P<who>you|your opponent) (?:has |have )?(?P<not>not )?(?P<what>forced (?:a fumble or (?:an )?interception|an interception or (?:a )?fumble|a live ball turnover|a fumble|an interception)|intercepted a pass) {_SINCE}(?=[.,]| and )",
        forced,
    ),
    (
        rf"\b(?P<who>you|your opponent|the offense|the defense) (?:has |have )?(?P<not>not )?(?P<deeds>{_DEED}(?:(?:, |,? or ){_DEED})*) {_SINCE}(?=[.,]| and )",
        deeds_done,
    ),
    (
        r"\bat the end of (?:each|a|every|any) (?P<what>possession|half|play|down) in which (?P<so>[^.,]*),",
        at_the_end_of,
    ),
    # What ends a card
    (
        r"<S>(?:remove|discard) this card(?: from the field)? (?:after|as soon as|when|whenever|once|the next time|if) (?!(?:the|this|each) (?:play|possession|half|down)\b)([^.]*)\.",
        removed_after,
    ),
]

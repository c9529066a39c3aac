"""What lies on Players and on the field, and what waits in the layers."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule
from snapcount.cards.text.paraphrases.whom import ANYONE, SOME, THOSE
from snapcount.cards.text.paraphrases.zones import one_kind

_LYING: Final = r"(?P<kind>power ups?|superstars?)(?: cards?)?"
_ON: Final = r"(?:attached to|on|from)"


def _laid_on(found: re.Match[str]) -> str:
    """Off whom they are taken: `your opponent's Players` are all of them."""
    who = found["who"]
    if re.match(r"(?:your|the offense's|the defense's|your opponent's) ", who, re.IGNORECASE):
        many = re.search(r"s$|s (?:on|with|from|you)\b", who, re.IGNORECASE) is not None
        who = f"{'all' if many else 'one'} of {who}"
    who = re.sub(r"^opposing ", "all of your opponent's ", who, flags=re.IGNORECASE)
    number = re.sub(r"^one$", "a", found["n"], flags=re.IGNORECASE)
    return f"remove {number} {found['kind']} from {who}"


def _taken_off(found: re.Match[str]) -> str:
    return f"remove all Power Ups from {found['who']}"


def _runs_gain(found: re.Match[str]) -> str:
    role = {
        "runs": "runner",
        "run plays": "runner",
        "receptions": "receiver",
        "catches": "receiver",
        "passes": "receiver",
    }
    what = found["what"].lower()
    plays = "Run" if role[what] == "runner" else "Pass"
    return f"while this Player is the {role[what]}, your {plays} plays gain {found['rest']}"


def _gridirons(found: re.Match[str]) -> str:
    """The Gridiron card is one of those that lie there."""
    if found[1].lower() == "all":
        return f"remove all {found[2] or ''}Gridiron cards from the field"
    return found[0] if found[2] else "remove a Gridiron card from the field"


LAID: Final[list[Rule]] = [
    # As long as it lies there
    (
        r"\b(?:as long as|while) (?:this (?:card|power up) is (?:attached|on this player|attached to this player)|this player has this (?:card|power up)(?: attached)?),",
        "while attached,",
    ),
    (
        r"\bthe player (?:that )?this (?:card|power up) is attached to\b|\bthe player with this (?:card|power up)(?: attached)?\b",
        "this Player",
    ),
    (
        r"\b(?:as long as|while) this (?:card|power up) is (?:attached to|on) (an? <TRAITS><ONE>),",
        r"while this Player is \1,",
    ),
    (
        r"<C>(?:while attached, )?this player's (?P<what>runs|run plays|receptions|catches) gain (?P<rest><N> (?:more|additional|extra|fewer|less) yards)(?=[.;])",
        _runs_gain,
    ),
    (
        r"<S>(?!while |as long as )([^.:\"]*?) (?:while|as long as) this (?:card|power up) is attached(?: to (?:it|this player))?(?=\.)",
        lambda m: f"While attached, {m[1][:1].lower()}{m[1][1:]}",
    ),
    (r"\b(?:while|as long as) this card is (?:on the field|in play),", "while on the field,"),
    # Attached
    (
        rf"<C>(a power up) from (your (?:hand|(?:action )?discard pile|action deck)) is attached to (?P<who>{SOME}|{THOSE})(?=[.;])",
        r"attach \1 from \2 to \g<who>",
    ),
    (
        r"\b(?:put|attach|place|play) (?:a|your) superstar(?: card)? from your (hand|(?:action )?discard pile|action deck) (?:onto|on|to) (?:its|the matching|their)(?: normal)? player(?: card)?(?: on the field)?(?=[.;])",
        r"put a Superstar from your \1 onto the field",
    ),
    (
        r"\b(?:take|move|choose) (?:a|one) power up (?:attached to|on|from) (one of your <TRAITS><NOUN>)(?: on the field)? (?:and|to) (?:attach it to|move it to|put it on) (?:a different|another|one other)(?: (?:player|one)(?: of yours)?(?: on your field)?| of your players|(?: one)? of your(?: other)? players)?(?: on the field)?(?=[.;])",
        r"move a Power Up from \1 to another player",
    ),
    (
        r"\b(?:take|move|choose) (?:a|one) power up (?:attached to|on|from) (one of your <TRAITS><NOUN>)(?: on the field)? (?:and|to) (?:attach it to|move it to|put it on) one of your other players?(?: on the field)?(?=[.;])",
        r"move a Power Up from \1 to another player",
    ),
    (
        r"<C>one of (?:the power ups on your players|your power ups) (?:moves|is moved) to (?:another|one of your other|a different)(?: one)?(?: of your)?(?: other)? players?(?: on (?:the|your) field)?(?=[.;])",
        "move one of your Power Ups to another player",
    ),
    # Taken away
    (
        r"\btake (all|an?|one|<N>|up to <N>) (power ups?|superstars?) off (?:of )?(?=(?:an?|one|all|your|the|this|that|up to|<N>)\b)",
        r"remove \1 \2 from ",
    ),
    (
        r"<C>no (other )?(gridiron cards?|power ups?|superstars?)(?: cards?)? (?:may|can) be (?:played|attached)(?= this| until|[.;])",
        lambda m: f"each player cannot play {one_kind(m[2])}s",
    ),
    (
        rf"\b(?:remove|discard) (?P<n>all|an?|one|<N>|up to <N>) {_LYING} (?:attached to|on|from) (?P<who>{ANYONE})(?=[.;]| and )",
        _laid_on,
    ),
    (
        rf"<C>(?P<n>all|an?|one|<N>) {_LYING} (?:attached to|on) (?P<who>{ANYONE}) (?:is|are) (?:removed|discarded)(?: from the field)?(?=[.;])",
        _laid_on,
    ),
    (
        rf"<C>(?P<n>all|an?|one|<N>) {_LYING} (?:is|are) (?:removed|discarded) from (?P<who>{ANYONE})(?=[.;])",
        _laid_on,
    ),
    (
        r"<C>(?P<who>this player|that player|the (?:runner|receiver|tackler|ball carrier))'s power ups are (?:removed|discarded)(?: from the field)?(?=[.;])",
        _taken_off,
    ),
    (
        r"<C>(?:remove|discard) (?P<who>this player|that player|the (?:runner|receiver|tackler|ball carrier))'s power ups(?=[.;])",
        _taken_off,
    ),
    (
        r"<C>choose (?:an?|one|target) (gridiron|power up|superstar)(?: card)?(?: on the field)?(?:;|\.|, and|,| and) (?:(?:it|that card) is (?:removed|discarded)|(?:remove|discard) (?:it|that card))(?: from the field)?(?=[.;])",
        lambda m: f"remove a {m[1]}{' card' if m[1].lower() == 'gridiron' else ''} from the field",
    ),
    (
        r"<C>(?:an?|one) (gridiron|power up|superstar)(?: card)?(?: on the field)? (?:of your choice )?is (?:removed|discarded)(?: from the field)?(?=[.;])",
        lambda m: f"remove a {m[1]}{' card' if m[1].lower() == 'gridiron' else ''} from the field",
    ),
    (
        r"<C>all (other )?(gridiron|power up|superstar)s?(?: cards)?(?: on the field)? are (?:removed|discarded)(?: from the field)?(?=[.;])",
        lambda m: (
            f"remove all {m[1] or ''}{m[2]}{' cards' if m[2].lower() == 'gridiron' else 's'} from the field"
        ),
    ),
    (
        r"\b(?:discard|remove) (all|an?|one|target|the|any) (other )?(gridiron)(?: cards?)?(?: on the field| from the field| in play)?(?=[.;])",
        _gridirons,
    ),
    # Layers
    (
        r"<C>(your opponent|the offense|the defense)'s next (action card|exhaust ability)(?P<for> (?:this|until)[^.,;]*)? is (?:cancelled|negated|nullified)(?=[.;])",
        lambda m: (
            f"cancel the next {m[2]} {m[1]} {'plays' if m[2].lower() == 'action card' else 'uses'}{m['for'] or ''}"
        ),
    ),
    (
        r"<C>redirect (?=(?:your opponent's|an?|target|one)\b)([^.;]*?) to (?:a new|another|a different) (?:target|player)(?: of your choice)?(?=[.;])",
        r"choose a new target for \1",
    ),
    (
        r"<C>copy (?:the effect of )?your opponent's last action card(?: this down)?(?=[.;])",
        "copy the last Action card played by your opponent this down",
    ),
    (
        r"<C>choose (?:an?|any|target) (action card|exhaust (?:ability|effect)|effect)(?P<by> (?:played|used) by your opponent| your opponent (?:played|used))?(?:;|\.|,| and|, and) (cancel|copy) (?:it|that (?:card|effect|ability))(?=[.;])",
        lambda m: (
            f"{m[3]} target {'Exhaust ability' if m[1].lower().startswith('exhaust') else m[1]}{m['by'] or ''}"
        ),
    ),
    (
        r"<C>(?:the effect of )?your opponent's (action card|exhaust ability) (?:has no effect|is (?:cancelled|negated|nullified|ignored)|does nothing)(?=[.;])",
        r"cancel your opponent's \1",
    ),
    (
        r"<C>(?:you )?(?:choose|pick|select) (?:another|a different|a new|new) targets? for (?=(?:your opponent's|an?|target|one)\b)",
        "choose a new target for ",
    ),
    (
        r"<C>(?:duplicate|repeat|reproduce) (?:the effect of )?(?=(?:your opponent's|an?|target|the last) (?:action card|exhaust|effect|last action card))",
        "copy the effect of ",
    ),
    (
        r"<C>(?:this card's effect (?:becomes|is) the same as the effect of|this card copies the effect of|this card has the (?:same )?effect of) your opponent's last action card(?: this down)?(?=[.;])",
        "copy the last Action card played by your opponent this down",
    ),
    (
        r"<C>the effect of the last action card (you|your opponent) played this down (?:happens|takes effect|occurs|is repeated)(?: again| a second time)?(?=[.;])",
        r"copy the last Action card played by \1 this down",
    ),
]

"""What happens in a game, in every ordinary wording, and the words that the grammar has for it.

An event is a deed of a player, or what becomes of a play, of a Player, of a card or of the time.
"""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from snapcount.cards.text.paraphrases.doings import bare, deed, does
from snapcount.cards.text.paraphrases.macros import expanded
from snapcount.cards.text.paraphrases.rule import one_play

WHO: Final = r"you|your opponent|the opponent|an opponent|the offense|the defense"
ANYONE: Final = r"a player|either player|any player"
WHOSE: Final = (
    r"your|your opponent's|the opponent's|an opponent's|the offense's|the defense's|an opposing"
)
ORDINAL: Final = r"first|second|third|fourth|1st|2nd|3rd|4th"
_CALL: Final = (
    r"(?:run left|run middle|run right|short pass(?:es)?|medium pass(?:es)?|long pass(?:es)?"
    r"|runs?|pass(?:es)?)(?: plays?)?"
)
_OPPOSITE: Final = {
    "you": "your opponent's",
    "your opponent": "your",
    "the defense": "the offense's",
}
_DOER: Final = {"the opponent": "your opponent", "an opponent": "your opponent"}
_OWNER: Final = {
    "the opponent's": "your opponent's",
    "an opponent's": "your opponent's",
    "an opposing": "your opponent's",
}


def _who(words: str) -> str:
    return _DOER.get(words.lower(), words)


def owner(words: str) -> str:
    return _OWNER.get(words.lower(), words)


def _of(who: str) -> str:
    """`you` as an owner: `your`."""
    who = _who(who)
    return "your" if who.lower() == "you" else f"{who}'s"


def one_of(words: str | None) -> str:
    """`Short Passes`, `a Run play` or `play` as one play of its kind."""
    if not words:
        return "play"
    one = one_play(words)
    return one if re.search(r"\bplay\b", one, re.IGNORECASE) else f"{one} play"


def _is(play: str, result: str) -> str:
    return f"{play} is {result}"


_RESULT: Final = {
    "succeeds": "successful",
    "works": "successful",
    "fails": "stopped",
    "falls incomplete": "incomplete",
    "is ruled incomplete": "incomplete",
    "is caught": "complete",
    "is completed": "complete",
    "is stopped": "stopped",
    "is incomplete": "incomplete",
    "is complete": "complete",
    "is successful": "successful",
}
_RESULTS: Final = "|".join(_RESULT)


def _stops(m: re.Match[str]) -> str | None:
    """Whoever stops a play is on defense: it is the other player's."""
    whose = _OPPOSITE.get(_who(m["who"]).lower())
    named = owner(m["whose"]).lower() if m["whose"] else "the offense's"
    if whose == "the offense's":
        whose = named
    if whose is None or named not in (whose, "the offense's"):
        return None
    return _is(f"{whose} {one_of(m['call'])}", "stopped")


def _takes_away(kind: str) -> Callable[[re.Match[str]], str | None]:
    def put(m: re.Match[str]) -> str | None:
        whose = _OPPOSITE.get(_who(m["who"]).lower())
        if whose is None:
            return None
        other = {"your": "you"}.get(whose, whose.removesuffix("'s"))
        if kind in ("stopped on downs", "turnover"):
            return f"{whose} turnover{' on downs' if kind != 'turnover' else ''} happens"
        if kind == "incomplete":
            return f"{whose} pass is incomplete"
        return does(other, kind)

    return put


def of_yours(m: re.Match[str], name: str = "them") -> str:
    """Whose Players: `your Running Back` is any of them."""
    words = m[name]
    mine = re.match(r"(your(?: opponent's)?) (.*)", words, re.IGNORECASE)
    return words if mine is None else f"one of {mine[1]} {_several(mine[2])}"


SOME: Final = (
    r"(?P<them>this player|the attached player|that player|another of your <TRAITS><NOUN>"
    r"|(?:one|any) of (?:your|your opponent's|the offense's|the defense's) <TRAITS><NOUN>"
    r"|an? (?:opposing |opponent's )?<TRAITS><ONE>|an opponent's <TRAITS><ONE>|your opponent's <TRAITS><ONE>|your <TRAITS><ONE>)"
)
_AS: Final = r"(?: (?:as|to be) (?:the |a )?(?P<role>runner|receiver|tackler|ball carrier))?"


def _designates(m: re.Match[str]) -> str | None:
    who, them = _who(m["who"]).lower(), m["them"]
    if who not in ("you", "your opponent", "the offense", "the defense"):
        return None
    kind = re.sub(r"^(?:an? |one of (?:your|their) |your |their )", "", them, flags=re.IGNORECASE)
    if re.match(r"this player|the attached player|that player|(?:one|any) of|another", kind, re.I):
        return None
    if kind.lower() in ("runner", "receiver", "tackler", "ball carrier"):
        return f"one of {_of(who)} Players is designated as the {kind.lower()}"
    role = f" as the {m['role'].lower()}" if m["role"] else ""
    return f"one of {_of(who)} {_several(kind)} is designated{role}"


def _several(kind: str) -> str:
    """A word for Players in the plural: `Tight End`, `Offensive Lineman`."""
    if kind.endswith("s"):
        return kind
    if re.search(r"lineman$", kind, re.IGNORECASE):
        return f"{kind[:-2]}en"
    return f"{kind[:-1]}ies" if re.search(r"safety$", kind, re.IGNORECASE) else f"{kind}s"


def _anyone(m: re.Match[str]) -> str | None:
    """`A player punts`, where nothing more is said of that player."""
    found = deed(bare(m["deed"]))
    if found is None:
        return None
    if found == "gain{} a first down":
        return "a first down is gained"
    if found == "turn{} the ball over on downs":
        return "a turnover on downs happens"
    card = re.fullmatch(r"(draw|discard)\{\} (an? (?:Action|Play) card)", found)
    if card is not None:
        return f"{card[2]} is {'drawn' if card[1] == 'draw' else 'discarded'}"
    return does("either player", found)


def _doing(m: re.Match[str]) -> str | None:
    who = _who(m["who"])
    found = deed(bare(m["deed"]))
    return None if found is None else does(who, found)


def _would(m: re.Match[str]) -> str | None:
    found = deed(m["deed"])
    return None if found is None else f"{_who(m['who'])} would {found.replace('{}', '')}"


def _used_of(m: re.Match[str]) -> str | None:
    """`You use the Exhaust ability of a Superstar`: one of yours does."""
    who, them = _who(m["who"]).lower(), m["them"]
    kind = re.match(r"an? (?!opp)(.*)", them, re.IGNORECASE)
    if kind is not None:
        them = f"one of {_of(who)} {_several(kind[1])}"
    elif re.match(r"your ", them, re.I):
        them = of_yours(m)
    return f"{them} uses an Exhaust ability"


YARDS: Final = r"(?P<far>(?:(?:at least|more than|exactly|at most) )?(?:<N>)\+?(?: or (?:more|less|fewer))? yards?(?: or (?:more|less|fewer))?|yards)"
ON_PLAY: Final = rf"(?: (?:on|in|with) (?:an?|any|one|a single|the) (?:(?P<on>{_CALL})|(?:single )?(?:play|down)))?"


def how_far(m: re.Match[str]) -> str:
    return re.sub(r"^(\w+)\+ yards?$", r"\1 yards or more", m["far"], flags=re.IGNORECASE)


def _yards(m: re.Match[str]) -> str | None:
    """What a play gained is known when it ends."""
    if m["call"] and m["on"]:
        return None
    who = m["who"] and _who(m["who"]).lower()
    if who in ("the defense",):
        return None
    whose = _of(who) if who else "a" if m["any"] else owner(m["whose"])
    play = (
        "play"
        if not (m["on"] or m["call"]) or m["call"] == "play"
        else one_of(m["on"] or m["call"])
    )
    if who == "the offense":
        whose = "the" if play == "play" else "a"
    return f"{whose} {play} ends while the play {came_to(m)} {how_far(m)}"


def came_to(m: re.Match[str]) -> str:
    if m["verb"].lower().startswith("lose"):
        return "lost"
    return "gains"


_EVENTS: Final[tuple[tuple[str, str | Callable[[re.Match[str]], str | None]], ...]] = (
    # What becomes of plays
    (r"(?:the )?plays are (?:revealed|turned over|flipped|shown)|(?:both |the )?players (?:reveal|flip|turn over) their plays?(?: cards?)?|both plays are revealed", "a play is revealed"),
    (rf"(?P<who>{WHO}) (?:calls?|selects?|runs?|picks?|chooses?|plays?) (?:an? )?(?P<call>{_CALL})(?: on offense)?", lambda m: None if _who(m["who"]).lower() == "the defense" else f"{_of(m['who'])} {one_of(m['call'])} is revealed"),
    (rf"(?P<a>an?|{WHOSE}) (?P<call>{_CALL}|play) is (?:called|selected|revealed)", lambda m: f"{owner(m['a'])} {one_of(m['call'] if m['call'].lower() != 'play' else '')} is revealed"),
    (rf"(?P<who>{WHO}) stops? (?:an?|(?P<whose>{WHOSE})) (?P<call>{_CALL})", _stops),
    (rf"(?P<who>{WHO}) stops? (?:(?:an?|(?P<whose>{WHOSE})) play|your opponent|the offense)(?P<call>)", _stops),
    (rf"(?P<a>an?|{WHOSE}|the) (?P<call>{_CALL}|play) (?P<so>{_RESULTS})(?: by the defense)?", lambda m: _is(f"{owner(m['a'])} {_kind(m)}", _RESULT[m["so"].lower()])),
    (rf"an? (?P<call>{_CALL}|play) (?P<so>{_RESULTS}) against (?P<who>{WHO})", lambda m: _against(m)),
    (rf"(?P<who>{WHO}) (?:has|have|gets?|makes?|runs?|calls?|completes?) an? successful (?P<call>{_CALL}|play)", lambda m: _is(f"{_of(m['who'])} {_kind(m)}", "successful")),
    (rf"(?P<who>{WHO}) (?:completes?|connects? on) an? (?P<call>pass|short pass|medium pass|long pass)(?: play)?", lambda m: _is(f"{_of(m['who'])} {one_of(m['call'])}", "successful")),
    (rf"(?P<who>{WHO}) (?:throws?|has|have) an? (?:incomplete (?P<call>pass|short pass|medium pass|long pass)|incompletion)", lambda m: _is(f"{_of(m['who'])} {m['call'] or 'pass'}", "incomplete")),
    # Downs, points and turnovers
    (r"it becomes (?:a )?first down|there is a first down|a first down (?:is (?:earned|made|gained|achieved)|happens)", "a first down is gained"),
    (r"a touchdown (?:is made|happens)|there is a touchdown", "a touchdown is scored"),
    (rf"a (?P<what>touchdown|field goal|safety) is (?:scored|made|kicked) against (?P<who>{WHO})", lambda m: _scored_against(m)),
    (r"a safety (?:happens|occurs)|there is a safety", "a safety is scored"),
    (r"a field goal (?:is (?:good|converted|successful)|is kicked successfully|succeeds)", "a field goal is made"),
    (r"a field goal (?:is no good|is not good|fails)", "a field goal is missed"),
    (r"there is a turnover on downs|a turnover on downs (?:occurs|takes place)|the ball is turned over on downs", "a turnover on downs happens"),
    (r"there is a turnover|a turnover (?:occurs|takes place)", "a turnover happens"),
    (r"there is a fumble|a fumble (?:occurs|takes place)|the ball is fumbled", "a fumble happens"),
    (r"there is an interception|an interception (?:occurs|takes place|is thrown)|a pass is intercepted|the pass is intercepted", "an interception happens"),
    (rf"(?P<whose>{WHOSE}) pass(?: play)? is intercepted|one of (?P<other>your|your opponent's) passes is intercepted", lambda m: does({"your": "you"}.get(owner(m["whose"] or m["other"]).lower(), owner(m["whose"] or m["other"]).removesuffix("'s")), "throw{} an interception")),
    (rf"(?P<who>{WHO}) (?:intercepts? (?:a pass|the ball|the pass|(?:{WHOSE}) pass)|gets? an interception|makes? an interception|(?:records?|forces?) an interception)", _takes_away("throw{} an interception")),
    (rf"(?P<who>{WHO}) (?:recovers? a fumble|forces? a fumble|causes? a fumble|recovers? (?:{WHOSE}) fumble)", _takes_away("fumble{}")),
    (rf"(?P<who>{WHO}) (?:forces?|causes?|creates?|gets?) a turnover", _takes_away("turnover")),
    (rf"(?P<who>{WHO}) forces? a turnover on downs", _takes_away("stopped on downs")),
    (rf"(?P<who>{WHO}) forces? an (?:incompletion|incomplete pass)", _takes_away("incomplete")),
    (rf"(?P<who>{WHO}) forces? a punt", _takes_away("make{} a punt")),
    (rf"(?P<who>{WHO}) commits? a turnover", lambda m: f"{_of(m['who'])} turnover happens"),
    (r"a punt (?:happens|occurs)|there is a punt|the ball is punted", "a punt is made"),
    (r"points are (?:put on the board|scored by either player)|any points are scored", "points are scored"),
    (rf"(?P<who>{WHO}) puts? points on the board|(?P<other>{WHO}) scores? any points", lambda m: does(_who(m["who"] or m["other"]), "score{} points")),
    # Time
    (rf"(?P<a>an?|each|every|{WHOSE}) (?P<what>possession|down|half) (?:begins?|commences)", lambda m: f"{owner(m['a'])} {m['what']} starts"),
    (rf"(?P<a>an?|each|every|the|{WHOSE}) (?P<what>possession|half) (?:is over|comes to an end|finishes)", lambda m: f"{'a' if m['a'].lower() == 'the' else owner(m['a'])} {m['what']} ends"),
    (rf"(?P<who>{WHO}) (?:gets? the ball|gains? possession(?: of the ball)?|takes? possession(?: of the ball)?|begins? (?:a|your|their) possession|starts? (?:a|your|their) possession|takes? over on offense)", lambda m: f"{_of(m['who'])} possession starts"),
    (r"the ball changes (?:hands|sides)|possession (?:of the ball )?changes", "a possession ends"),
    (rf"(?P<a>{WHOSE}) possession ends (?:with|in|on) a (?P<what>touchdown|field goal|punt|missed field goal)", lambda m: _ended(m)),
    (r"overtime (?:begins|commences)", "overtime starts"),
    (rf"(?P<a>an?|the|each|{WHOSE}) (?P<nth>{ORDINAL}) down (?P<what>begins?|starts?|ends?)", lambda m: f"{'a' if m['a'].lower() in ('the', 'each') else owner(m['a'])} down {'ends' if m['what'].lower().startswith('e') else 'starts'} while it is {m['nth']} down"),
    (r"the (?P<nth>first|second|1st|2nd) half (?P<what>begins|starts|ends|is over)", lambda m: f"a half {'starts' if 'st' in m['what'] or 'beg' in m['what'] else 'ends'} while it is the {m['nth']} half"),
    # Yards
    (rf"(?:(?P<who>{WHO})|(?P<whose>an?|{WHOSE}) (?P<call>{_CALL}|play)|(?P<any>{ANYONE})) (?P<verb>gains?|loses?) {YARDS}{ON_PLAY}", lambda m: _yards(m)),
    # Players and cards
    (rf"{SOME} (?:enters|comes (?:onto|on|into)|takes|is (?:put|placed) (?:onto|on)|is (?:brought|sent|moved) onto) the (?:field|game)(?: from (?:the|your|their) bench| off the bench)?|{SOME.replace('them', 'other')} (?:comes off the bench|is substituted in(?:to the game)?|comes in(?: off the bench)?)", lambda m: f"{of_yours(m, 'them' if m['them'] else 'other')} enters the field"),
    (rf"{SOME} (?:is|becomes|gets) (?:named|chosen|picked|selected)(?: as)? (?:the |a )?(?P<role>runner|receiver|tackler|ball carrier)", lambda m: f"{of_yours(m)} is designated as the {m['role'].lower()}"),
    (rf"(?P<who>{WHO}) (?:designates?|names?) (?P<them>(?:an?|one of (?:your|their)|your) (?:runner|receiver|tackler|ball carrier|<TRAITS><NOUN>)){_AS}", _designates),
    (rf"{SOME} (?:catches|makes a catch|hauls in|grabs)(?: (?:a|the) (?:ball|pass))?", lambda m: f"{of_yours(m)} receives a pass"),
    (rf"{SOME} catches a (?P<call>short|medium|long) pass", lambda m: f"{of_yours(m)} receives a {m['call']} pass"),
    (rf"{SOME} (?:carries the ball|takes the handoff|rushes(?: the ball)?|runs the football)", lambda m: f"{of_yours(m)} runs the ball"),
    (r"(?P<who>this player|the attached player|that player)'s exhaust ability is (?:used|activated)", lambda m: f"{m['who']} uses an Exhaust ability"),
    (r"the exhaust ability of (?P<who>this player|the attached player|that player|(?:one|any) of [^.,]*?) is (?:used|activated)", lambda m: f"{m['who']} uses an Exhaust ability"),
    (rf"{SOME} (?:uses|activates) (?:an|its|their|his|the) exhaust (?:ability|effect)", lambda m: f"{of_yours(m)} uses an Exhaust ability"),
    (rf"(?P<who>{WHO}) (?:uses?|activates?) the exhaust ability of {SOME}", _used_of),
    (rf"(?P<who>{WHO}) (?:uses?|activates?) (?P<them>this player|the attached player|that player)'s exhaust ability", _used_of),
    (r"an? (?P<one><TRAITS><ONE>) scores a touchdown for you", lambda m: f"one of your {_several(m['one'])} scores a touchdown"),
    (rf"{SOME} (?:scores|makes|gets) a touchdown", lambda m: f"{of_yours(m)} scores a touchdown"),
    (rf"{SOME} (?:leaves the (?:field|game)|comes off the field|goes to the bench|is (?:benched|substituted out|taken off the field|sent to the bench|removed from the field))", lambda m: f"{of_yours(m)} leaves the field"),
    (rf"(?:an? |(?P<whose>{WHOSE}) |one of (?P<other>your|your opponent's) )action cards? is (?:cancell?ed|countered|negated)", lambda m: _cancelled(m)),
    (r"an action card (?:you play(?:ed)?|of yours|played by you) is cancelled", "your Action card is cancelled"),
    (r"an action card (?:your opponent play(?:s|ed)|of your opponent|played by your opponent) is cancelled", "your opponent's Action card is cancelled"),
    (rf"an? (?P<what>power[- ]?up|superstar)(?: card)? is (?:attached to|played on|placed on|put on) {SOME}", lambda m: _laid_on(m, of_yours(m))),
    (rf"(?P<who>{WHO}) (?:attach|play|put)(?:es|s)? an? (?P<what>power[- ]?up|superstar)(?: card)? (?:to|on|onto) {SOME}", lambda m: _lays(m)),
    # Deeds
    (r"a timeout is (?:called|used|taken)", "a timeout is spent"),
    (r"an audible is called", "an audible is used"),
    (r"an? gridiron(?: card)? (?:is played|enters the field|comes onto the field|comes into play)", "a Gridiron card is played"),
    (rf"(?P<who>{WHO}) would (?P<deed>[^.,]*)", _would),
    (rf"(?P<who>{WHO}) (?P<deed>[^.,]*)", _doing),
    (rf"(?:{ANYONE}) (?P<deed>[^.,]*)", _anyone),
    (rf"an? (?P<what>action card|gridiron card|power up|superstar|exhaust ability|audible|timeout) is (?P<how>played|used|activated|called|spent|taken) by (?:(?P<who>{WHO})|{ANYONE})", lambda m: _by(m)),
)  # fmt: skip


def _kind(m: re.Match[str]) -> str:
    """The play that is named; a pass that is no more than that stays a pass."""
    call = m["call"]
    return "play" if call.lower() == "play" else one_play(call)


def _against(m: re.Match[str]) -> str | None:
    whose = _OPPOSITE.get(_who(m["who"]).lower())
    return whose and _is(f"{whose} {_kind(m)}", _RESULT[m["so"].lower()])


_SCORED: Final = {
    "touchdown": "score{} a touchdown",
    "field goal": "make{} a field goal",
    "safety": "score{} a safety",
    "punt": "make{} a punt",
    "missed field goal": "miss{} a field goal",
    "made field goal": "make{} a field goal",
    "fumble": "fumble{}",
    "interception": "throw{} an interception",
}


def _scored_against(m: re.Match[str]) -> str | None:
    whose = _OPPOSITE.get(_who(m["who"]).lower())
    if whose is None or whose == "the offense's":
        return None
    return does("you" if whose == "your" else "your opponent", _SCORED[m["what"].lower()])


def _ended(m: re.Match[str]) -> str:
    whose = owner(m["a"])
    who = "you" if whose.lower() == "your" else whose.removesuffix("'s")
    return does(who, _SCORED[m["what"].lower()])


def _cancelled(m: re.Match[str]) -> str:
    whose = m["whose"] or m["other"]
    return f"{owner(whose)} Action card is cancelled" if whose else "an Action card is cancelled"


def _laid_on(m: re.Match[str], them: str) -> str:
    what = "a Superstar" if m["what"].lower() == "superstar" else "a Power Up"
    return f"{what} is attached to {them}"


def _lays(m: re.Match[str]) -> str | None:
    """A card lies on its owner's Players (T-15, T-16): whoever attaches it does to one of theirs."""
    who, them = _who(m["who"]).lower(), of_yours(m)
    if who == "you" and re.match(
        r"this player|the attached player|(?:one|any) of your (?!opp)", them, re.I
    ):
        return _laid_on(m, them)
    kind = re.match(r"an? (?!opp)(.*)", them, re.IGNORECASE)
    if kind is not None and who in ("you", "your opponent"):
        return _laid_on(m, f"one of {_of(who)} {_several(kind[1])}")
    return None


def _by(m: re.Match[str]) -> str | None:
    verb = "play" if m["how"].lower() == "played" else "use"
    found = deed(
        f"{verb} a {m['what']}" if m["what"][0].lower() not in "aeiou" else f"{verb} an {m['what']}"
    )
    return None if found is None else does(_who(m["who"] or "either player"), found)


_THINGS: Final[tuple[tuple[str, str | Callable[[re.Match[str]], str | None]], ...]] = (
    (r"(?:an?|each|every|any) (?P<so>incomplete|complete|completed|successful|stopped) (?P<call>pass|short pass|medium pass|long pass|run|run left|run middle|run right|play)(?: play)?", lambda m: _is(f"a {m['call']}", m["so"])),
    (rf"(?P<whose>{WHOSE}) (?P<so>incomplete|complete|completed|successful|stopped) (?P<call>pass|short pass|medium pass|long pass|run|play)(?: play)?", lambda m: _is(f"{owner(m['whose'])} {m['call']}", m["so"])),
    (r"(?:an?|each|every|any) incompletion", "a pass is incomplete"),
    (r"(?:an?|each|every|any) (?:new )?first down", "a first down is gained"),
    (r"(?:a|each|every|any) touchdown", "a touchdown is scored"),
    (r"(?:a|each|every|any) safety", "a safety is scored"),
    (r"(?:a|each|every|any) (?:made|successful) field goal", "a field goal is made"),
    (r"(?:a|each|every|any) missed field goal", "a field goal is missed"),
    (r"(?:a|each|every|any) punt", "a punt is made"),
    (r"(?:a|each|every|any) (?P<what>turnover on downs|turnover|fumble)", lambda m: f"a {m['what']} happens"),
    (r"(?:an|each|every|any) interception", "an interception happens"),
    (r"(?:a|each|every|any) (?:score|scoring play)", "points are scored"),
    (r"(?:a|each|every|any) timeout", "a timeout is spent"),
    (r"(?:an|each|every|any) audible", "an audible is used"),
    (r"(?:a|each|every|any) change of possession", "a possession ends"),
    (rf"(?P<a>{WHOSE}) (?P<what>touchdown|safety|punt|made field goal|missed field goal|fumble|interception)s?", lambda m: _ended(m)),
)  # fmt: skip
"""What stands behind `after`: the thing that happened."""

_Compiled = list[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str | None]]]
_COMPILED: Final[tuple[_Compiled, _Compiled]] = ([], [])


def event(words: str, thing: bool = False) -> str | None:
    """The grammar's words for an event; None if none are known."""
    if not _COMPILED[0]:
        for table, rules in zip(_COMPILED, (_EVENTS, _THINGS), strict=True):
            table.extend((re.compile(expanded(each), re.IGNORECASE), into) for each, into in rules)
    for pattern, into in (*_COMPILED[1], *_COMPILED[0]) if thing else _COMPILED[0]:
        found = pattern.fullmatch(words)
        if found is not None:
            said = into(found) if callable(into) else into
            if said is not None:
                return said
    return None

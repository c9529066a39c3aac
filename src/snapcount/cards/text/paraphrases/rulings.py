"""What becomes of the called play, in other verbs: another call, stopped, caught, turned over."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.clauses import card_side
from snapcount.cards.text.paraphrases.rule import Rule
from snapcount.cards.text.paraphrases.whose_play import (
    ALL_CALLS,
    LASTING,
    WHOSE_PLAY,
    each,
    each_time,
    so,
)

_CALLED: Final = r"(?:current |called |offensive )?(?:play|call)"
_NEW: Final = r"(?:an? <CALL>\b|any (?:<CALL>|play)\b|(?:a|the) (?:<CALL>|play) of your choice)(?! (?:in|from|with|you)\b)"
_ITS_PLAY: Final = r"(?P<of>your|your opponent's|the offense's|the)(?P<call> run| pass| <CALL>| (?:current |called |offensive )?(?:play|call))"
_DEFENSES: Final = r"(?:your|the defense's|the)(?: called)? defensive (?:call|play)(?: card)?"
_END: Final = r"(?=[.,;]| if | unless | and )"
_ANYWAY: Final = (
    r"(?:,? (?:anyway|automatically|regardless(?: of (?:the play strength|the defense's call|its strength))?"
    r"|no matter what(?: the play strength is)?|regardless of (?:the|its|your opponent's) (?:call|defensive call)"
    r"|even if (?:it (?:would be|was|is|were) (?:stopped|incomplete)|the play strength is outside (?:of )?(?:the|its) catch range)))?"
)
_TURNOVER: Final = r"(?P<kind>fumble|interception|pick six|live ball turnover|turnover)"


def _becomes(found: re.Match[str]) -> str:
    """Whose call it is; a run is one only if one was called."""
    of, call = found["of"].lower(), found["call"].strip()
    if re.search(r"\b(?:play|call)$", call, re.IGNORECASE) and not re.match(
        r"(?:run|pass|short|medium|long)\b", call, re.IGNORECASE
    ):
        return f"{'the offense' + chr(39) + 's' if of == 'the' else of} current play becomes "
    who = {"your": "you", "your opponent's": "your opponent"}.get(of, "the offense")
    owner = "the offense's" if of == "the" else of
    return f"if {who} called a {call}, {owner} current play becomes "


def _kind(found: re.Match[str]) -> str:
    kind = found["kind"].lower()
    if "turnover" in kind or kind == "pick six":
        return "a live ball turnover"
    return "a fumble" if kind == "fumble" else "an interception"


def _undone(found: re.Match[str]) -> str:
    if "turnover" in found["kind"].lower():
        return "cancel the live ball turnover"
    if found["kind"].lower() == "pick six":
        return found[0]
    return f"cancel the {found['kind']}"


def _was(found: re.Match[str]) -> str:
    """What an incomplete pass becomes; what stopped plays become is said elsewhere."""
    now = found["now"].lower()
    if found["was"].lower() in ("stopped", "successful"):
        return f"{found['of']} {found['was']} {found['call']} becomes {now}"
    now = "complete" if now in ("completed", "caught") else now
    return f"if the play is {found['was']}, the play becomes {now}"


def _made(found: re.Match[str]) -> str:
    return f"{found['of']} {found['call']} is {found['now']}"


def _is_also(found: re.Match[str]) -> str:
    of, call = found["of"].lower(), found["call"].lower()
    owner = "the offense's" if of == "the" else of
    words = f"{owner} current play is also {found['new'] or found['too']}"
    if call not in ("run", "pass"):
        return words
    who = {"your": "you", "your opponent's": "your opponent"}.get(of, "the offense")
    return f"if {who} called a {call} play, {words}"


def _call(found: re.Match[str]) -> str:
    """The call of the side that the card is of."""
    side = card_side.get()
    if side is None:
        return found[0]
    return "your called play" if side == "offense" else "your defensive call"


def _kept(found: re.Match[str]) -> str:
    if re.search("fumble", found["kind"], re.IGNORECASE):
        does = "fumble"
    else:
        does = "throw an interception"
    who = {"the defense": "the offense", "your opponent": "you"}[found["who"].lower()]
    return f"Whenever {who} would {does}{found['lasting'] or ''}, cancel the live ball turnover"


RULINGS: Final[list[Rule]] = [
    (r"\byour call(?= (?:also|now|becomes|is|stops|covers|may|turns|changes)\b)", _call),
    (r"\bnow also\b|\balso now\b", "also"),
    # Another card of the deck
    (
        r"\bdiscard your (?:called|current) play(?: card)?(?: and|\.|,)(?: then)? (?=(?:flip|turn|reveal)(?: over)? the top card of your play deck)",
        "",
    ),
    (
        r"<C>(?:replace|swap|exchange|switch|trade) (?P<of>your|their) (?:called |current )?play(?: card)? (?:with|for) the top card of (?P=of) play deck",
        r"flip over the top card of \g<of> Play deck. That card becomes \g<of> play this down",
    ),
    (
        r"<C>the top card of your play deck (?:becomes|is|replaces) your (?:new |called |current )*play(?: card)?(?: this down)?",
        "flip over the top card of your Play deck. That card becomes your play this down",
    ),
    (
        r"\b(?:turn over|turn up|flip over|flip|reveal) the top card of (?P<of>your|their) play deck(?: and|\.|,|;)(?: then)? (?:(?:use|play|call|run) it as (?P=of) (?:new |called |current )*play|(?:it|that card|this card) is (?:now )?(?P=of) (?:new |called |current )*play|(?:it|that card) replaces (?P=of) (?:called |current )?play)(?: this down| instead)?",
        r"flip over the top card of \g<of> Play deck. That card becomes \g<of> play this down",
    ),
    (
        r"(?<=play deck\. )(?:that|the flipped|this) card (?:is|becomes) (?:now )?(your|their) new (?:called )?play(?: this down)?",
        r"That card becomes \1 play this down",
    ),
    # Another call
    (
        r"<C>choose (?P<list><CALL>(?:, <CALL>)*,? or <CALL>)(?:;|\.|,| and) (?P<of>your|the offense's) (?:called |current )?play becomes (?:the chosen play|that play|the chosen one|your choice|it)",
        r"\g<of> current play becomes a \g<list>",
    ),
    (
        rf"<C>(?:turn|convert|change|transform|switch) {_ITS_PLAY} (?:in)?to (?:be )?(?={_NEW})",
        _becomes,
    ),
    (rf"<C>(?:replace|exchange) {_ITS_PLAY} with (?={_NEW})", _becomes),
    (rf"<C>(?:treat|consider) {_ITS_PLAY} (?:as|as if it were|to be) (?={_NEW})", _becomes),
    (
        rf"<C>{_ITS_PLAY} (?:is now|turns into|changes (?:in)?to|is (?:changed|converted|turned|transformed) (?:in)?to|is replaced (?:by|with)|is treated as|counts? instead as) (?={_NEW})",
        _becomes,
    ),
    (
        rf"<C>(?:turn|convert|change|transform) {WHOSE_PLAY} into (?=(?:an? )?(?:fumble|interception|pick six|touchdown)\b)",
        "the play becomes ",
    ),
    # Also another call
    (
        rf"<C>(?P<of>your|the offense's|your opponent's|the) (?P<call>{_CALLED}|run|pass) (?:may |can |will )?(?:(?:also )?(?:counts?|be treated|is treated|is considered|be considered|is) (?:as |to be )?(?P<new>an? <CALL>),? (?:in addition(?: to (?:what it (?:already )?(?:is|was)|its (?:own )?(?:call|type)))?|as well|too)|also (?:counts?|be treated|is treated|is considered|be considered|is) (?:as |to be )?(?P<too>an? <CALL>)){_END}",
        _is_also,
    ),
    (
        rf"{ALL_CALLS} (?:is|are|counts? as) also (?:counted as |treated as |considered )?(?:an? )?(?P<new><CALL>){LASTING}(?=\.)",
        lambda m: (
            m[0]
            if "successful" in m[0].lower()
            else each_time(
                m,
                "is revealed",
                f"the play is also a {re.sub('es$|s$', '', m['new']) if m['new'].lower().endswith(('passes', 'runs')) else m['new']}",
            )
        ),
    ),
    (
        rf"<C>{_DEFENSES} (?:may |can |will )?also (?:counts?|is treated|covers?|defends?|be|is)(?: as| against| to be)? (?:an? )?(?=<CALL>)",
        "your defensive call also stops ",
    ),
    (
        rf"<C>(?:{_DEFENSES}|your called play) (?P<calls>(?:stops|covers|includes) (?:an? )?<CALL>(?:(?: and|,|,? or) <CALL>)*) (?:as well|too|in addition){_END}",
        lambda m: (
            f"your defensive call also stops {re.sub(r'^(?:stops|covers|includes) (?:an? )?', '', m['calls'], flags=re.I)}"
        ),
    ),
    (
        rf"\badd (?P<calls><CALL>(?:(?: and|,|,? or| /) <CALL>)*) to (?:the (?:plays|calls|list of plays)(?: that)? (?:{_DEFENSES} (?:stops|covers|includes))|the list of (?:plays|calls) on {_DEFENSES}){_END}",
        r"add \g<calls> to your defensive call",
    ),
    # The other player's call
    (
        r"\byour defensive (?:call|play) becomes (?:the same as|a copy of) (?:the offensive (?:call|play)|the offense's (?:called )?call)(?=[.,])",
        "your defensive call becomes the offense's called play",
    ),
    (
        r"\b(your (?:called|current) (?:call|play)|your play) becomes the same (?:as|play as|call as) (?:the offensive (?:call|play)|the offense's (?:called )?(?:call|play)|your opponent's (?:called )?(?:call|play)|(?:the play )?your opponent called)(?=[.,])",
        r"\1 becomes a copy of your opponent's called play",
    ),
    (
        r"<C>copy (?:the play your opponent called|your opponent's (?:called )?play)(?:;|\.|,| and)? (?:it|that play|the copy) becomes your (?:called |current )?play(?: this down)?",
        "your current play becomes a copy of your opponent's called play",
    ),
    (
        r"\b(?P<next>(?:your|your opponent's|the offense's) next (?:pass|<CALL>)) (?:is (?:caught|completed|a catch)|(?P<falls>falls incomplete|is dropped|is broken up))(?=[.,])",
        lambda m: f"{m['next']} is {'incomplete' if m['falls'] else 'complete'}",
    ),
    # The down once more
    (
        r"<C>(?:(?:the|this) down (?:is|must be|will be|has to be) (?:replayed|played (?:again|over)|repeated)|(?:the offense|your opponent|you|both players|each player) must (?:replay|repeat) (?:the|this) down|(?:play|run|repeat) (?:the|this) down(?: (?:again|over|once more|a second time))(?: from the start)?|repeat (?:the|this) down|do (?:the|this) down over(?: again)?)",
        "replay the Down",
    ),
    (r"\breplay this down\b", "replay the Down"),
    # Stopped and successful, caught and dropped
    (
        r"\b(you|your opponent|the offense) called (?=(?:run left|run middle|run right|short pass|medium pass|long pass)\b)",
        r"\1 called a ",
    ),
    (
        r"<C>stop (?P<whose>the|the offense's|your opponent's) (?P<call>run|pass|play)(?: this down)?(?=[.,]| if | unless | and )",
        r"the \g<call> is stopped",
    ),
    (
        rf"<C>(?:the offense's|your opponent's) run (?:is|becomes) stopped{_END}",
        "if the offense called a Run play, the play becomes stopped",
    ),
    (
        rf"<C>(?:the|the offense's|your opponent's) run (?:fails|is (?:stuffed|unsuccessful|not successful)){_END}",
        "if the offense called a Run play, the play becomes stopped",
    ),
    (
        rf"(?P<play>{WHOSE_PLAY}) (?:(?:automatically |always )?(?:succeeds|works)|is (?:automatically |always )successful){_ANYWAY}{_END}",
        r"\g<play> is successful",
    ),
    (rf"(?P<play>{WHOSE_PLAY} is successful)(?!\.|,){_ANYWAY}{_END}", r"\g<play>"),
    (
        rf"(?P<play>{WHOSE_PLAY}) is (?:automatically |always )?(?:completed|caught|a catch|a completion){_ANYWAY}{_END}",
        r"\g<play> is complete",
    ),
    (rf"(?P<play>{WHOSE_PLAY} is stopped)(?!\.|,){_ANYWAY}{_END}", r"\g<play>"),
    (rf"(?P<play>{WHOSE_PLAY} is complete)(?!\.|,){_ANYWAY}{_END}", r"\g<play>"),
    (
        rf"(?P<play>{WHOSE_PLAY}) (?:falls incomplete|is (?:automatically |always )?(?:broken up|knocked down|batted down|deflected|dropped|not caught|an incompletion)|is (?:automatically|always) incomplete){_END}",
        r"\g<play> is incomplete",
    ),
    (
        rf"<C>(?:break up|knock down|bat down|bat away|deflect) (?P<play>{WHOSE_PLAY}){_END}",
        r"\g<play> is incomplete",
    ),
    (
        r"(?<=[,;] )(?:your|the offense's|your opponent's) (?:pass|play) (?:is|becomes) (?P<now>incomplete|complete|stopped|successful)(?=\.| and )",
        so(r"the play becomes \g<now>"),
    ),
    (
        rf"<C>(?:an?|the|the offense's) (?P<was>incomplete|complete|completed) (?:pass|play) (?:becomes|is (?:now|instead)?|counts as) ?(?:an? )?(?P<now>complete|completed|caught|incomplete|stopped|successful)(?: (?:pass|play|run))?(?: instead)?{_END}",
        _was,
    ),
    (
        rf"<C>(?:treat|count) (?P<of>an?|the|your|the offense's|your opponent's) (?P<was>incomplete|complete|completed|stopped|successful) (?P<call>pass|play|run) as (?:an? )?(?P<now>complete|completed|caught|incomplete|stopped|successful)(?: (?:pass|play|run|one))?{_END}",
        _was,
    ),
    (
        rf"<C>make (?P<of>an?|the|your|the offense's|your opponent's) (?P<was>incomplete|complete|stopped|successful) (?P<call>pass|play|run) (?P<now>complete|incomplete|stopped|successful){_END}",
        _was,
    ),
    (
        rf"<C>make (?P<of>the|your|the offense's|your opponent's) (?P<call>pass|play|run) (?P<now>complete|incomplete|stopped|successful){_END}",
        _made,
    ),
    (
        r"<S>when(?:ever)? the play strength is (?P<n>\d(?:-\d)?(?: or (?:more|less|higher|lower))?), (?:all )?(?P<calls><CALL>) (?:are|is) (?:always )?(?P<now>stopped|incomplete|complete|successful)(?=\.)",
        r"\g<calls> are \g<now> if the Play Strength is \g<n>",
    ),
    (
        r"<S>(?:all |every |each )?(?P<calls><CALL>) with a (?:play )?strength of (?P<n>\d(?:-\d)?(?: or (?:more|less|higher|lower))?) (?:are|is) (?:always )?(?P<now>stopped|incomplete|complete|successful)(?=\.)",
        r"\g<calls> are \g<now> if the Play Strength is \g<n>",
    ),
    (
        rf"{ALL_CALLS} (?:cannot|can't|may not|can never|are never|is never) (?:be|become|fall) incomplete{LASTING}(?=\.)",
        each("would be incomplete", "the play becomes complete"),
    ),
    (
        r"\b(your incomplete pass (?:is|becomes)) (?:caught|a catch|completed|a completion)\b",
        r"\1 complete",
    ),
    # Turned over
    (
        r"<C>(?:the runner|the receiver|the ball carrier|the offense) loses (?:control of )?the ball(?=[.,]| if )",
        "the play becomes a fumble",
    ),
    (
        r"<C>(?:the|your opponent's|the offense's) quarterback throws an interception(?=[.,]| if )",
        "the play becomes an interception",
    ),
    (
        r"<C>there is (?P<kind>a fumble|an interception) on (?:the|this) play(?=[.,]| if )",
        r"the play becomes \g<kind>",
    ),
    (
        r"<S>(?P<who>your opponent|the defense) (?:cannot|can't|may not) (?:force|cause) (?P<kind>an? fumbles?|fumbles|an interception|interceptions)(?P<lasting> (?:this|until) [^.]*)?(?=\.)",
        _kept,
    ),
    (
        rf"<S>no {_TURNOVER} (?:can|may) (?:happen|occur)(?: on this play| this down)(?=\.)",
        lambda m: f"Whenever {_kind(m)} would happen this down, cancel the live ball turnover",
    ),
    (
        r"\bdetermine grit(?: value)?(?:, and|;| and|,)(?: then)? if (?:it|the result|the grit(?: value)?) is ",
        "Determine Grit value. If the Grit is ",
    ),
    (r"(?<=grit\. )if the result is |(?<=grit value\. )if the result is ", "if the Grit is "),
    (
        r"(?<=grit\. )(?P<what>[^.]*?) (?:on|with) a grit(?: value)? of (?P<n>\d(?:-\d| or (?:\d|more|less|higher|lower))?)(?=\.)",
        r"If the Grit is \g<n>, \g<what>",
    ),
    (
        r"(?<=grit value\. )(?P<what>[^.]*?) (?:on|with) a grit(?: value)? of (?P<n>\d(?:-\d| or (?:\d|more|less|higher|lower))?)(?=\.)",
        r"If the Grit is \g<n>, \g<what>",
    ),
    (
        r"\b(?:the|your opponent's|the offense's) pass is (?:picked off|picked)(?= and (?:is )?returned|[.,]| if | unless )",
        "the pass is intercepted",
    ),
    (
        r"\b(?:pick off|intercept) (?:the|your opponent's|the offense's) pass\b",
        "the pass is intercepted",
    ),
    (
        r"\b(?:the|your opponent's|the offense's) pass is (?:intercepted and (?:is )?)?returned for a (?:pick six|touchdown)\b",
        "the play becomes a Pick Six",
    ),
    (
        r"\b(?:the|this|your opponent's|the offense's) (?:pass|play) (?:becomes|turns into|is|results in) a pick six\b",
        "the play becomes a Pick Six",
    ),
    (
        r"<C>(?:your opponent|the offense) throws a pick six\b(?!,)",
        "the play becomes a Pick Six",
    ),
    (
        rf"<C>(?:undo|negate|nullify|prevent|erase|ignore|wipe out) (?:an?|the|any|that) {_TURNOVER}{_END}",
        _undone,
    ),
    (
        rf"<C>(?:the|that) {_TURNOVER} (?:does not happen|did not happen|doesn't happen|does not count|is (?:undone|negated|nullified|ignored|cancelled|wiped out)){_END}",
        _undone,
    ),
    (
        r"<C>any (?:fumble, interception or pick six|fumble or interception|live ball turnover|turnover) (?:this down|on this play) is (?:cancelled|negated|nullified|ignored)",
        "cancel the live ball turnover. Whenever a live ball turnover would happen this down, cancel the live ball turnover",
    ),
    (
        rf"<S>(?:neither player|no player|players?) (?:can|may|cannot|can't|may not)(?: throw an?| commit an?| suffer an?)? {_TURNOVER}(?P<lasting> this (?:down|possession|half|game))?(?=\.)",
        lambda m: (
            f"Whenever {_kind(m)} would happen{m['lasting'] or ''}, cancel the live ball turnover"
        ),
    ),
    (
        r"<S>(?P<who>you|your opponent|the offense) (?:cannot|can't|may not)(?: throw an?| commit an?)? (?P<kind>fumble|interception)(?P<lasting> (?:this|until) [^.]*)?(?=\.)",
        lambda m: (
            f"Whenever {m['who']} would {'fumble' if m['kind'].lower() == 'fumble' else 'throw an interception'}{m['lasting'] or ''}, cancel the live ball turnover"
        ),
    ),
]
